"""Two verifiers, written apart from each other, say the same of Foray's games: several sealed parts in one
event, the referee's chain, orders, answers on behalf, seats that give up."""

import gzip
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from kronika.domain.kernel import ends
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import Export, lines, parse
from kronika.domain.kernel.log import Codec
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.service.ed25519 import verifies
from tests.foray import events as e
from tests.foray.recording import LOGS
from tests.foray.system import FORAY
from tests.foray.table import table
from tests.trust import second_verifier as second

SYSTEMS, CODECS = {"foray": FORAY}, {"foray": Codec(FORAY)}
TITLES = sorted(path.name.removesuffix(".jsonl.gz") for path in LOGS.glob("*.gz") if ".views." not in path.name)


def export(title: str, audience: str = REFEREE) -> Export:
    whole = parse(gzip.decompress((LOGS / f"{title}.jsonl.gz").read_bytes()))
    return Export(tuple(record.cut(audience) for record in whole.records), whole.receipt)


def written(file: Export) -> list[bytes]:
    return list(lines(file.records, file.receipt))


def both(rows: list[bytes]) -> tuple[list[str], list[str]]:
    """The problems that each of them finds in the events of a file."""
    first = verify(parse(b"".join(rows)), SYSTEMS, CODECS, verifies).problems
    return [str(one) for one in first], second.check(rows)


@pytest.mark.parametrize("audience", [REFEREE, PUBLIC, "n1", "s1"])
@pytest.mark.parametrize("title", TITLES)
def test_both_find_nothing_in_an_honest_game(title, audience):
    rows = written(export(title, audience))
    assert both(rows) == ([], [])


def test_until_the_closing_the_draws_from_the_common_deck_wait():
    rows = written(export("running", "n1"))
    waiting = second.verify(rows).unchecked
    assert any("the draw of referee: link and outcome" in said for said in waiting)
    assert not any("referee" in said for said in second.verify(written(export("team"))).unchecked)


def changed(title: str, of: str, change: Callable[[dict[str, Any]], object], which: int = 0) -> list[bytes]:
    """The rows of a game in which an event of a type was changed."""
    rows = written(export(title))
    at = [i for i, row in enumerate(rows[1:-1], 1) if json.loads(row)["public"]["event"]["type"] == of][which]
    record = json.loads(rows[at])
    change(record)
    rows[at] = second.canonical(record) + b"\n"
    return rows


def sealed(record: dict[str, Any], audience: str) -> Any:
    return next(part for part in record["sealed"] if part["audience"] == audience)


def owner(record: dict[str, Any]) -> Any:
    return next(part for part in record["sealed"] if part["audience"] != "referee")


def event(record: dict[str, Any]) -> dict[str, Any]:
    return record["public"]["event"]


FORGED = {
    "another card is dealt": ("card_drawn", lambda r: owner(r).update(content=owner(r)["content"] % 48 + 1)),
    "another link is said to have been used": (
        "card_drawn",
        lambda r: sealed(r, "referee")["content"].update(link="ab" * 32),
    ),
    "another place in the deck": ("card_flipped", lambda r: sealed(r, "referee")["content"].update(index=0)),
    "another card is flipped": ("card_flipped", lambda r: event(r).update(card=event(r)["card"] % 48 + 1)),
    "a part is left out": ("card_drawn", lambda r: r["sealed"].pop()),
    "the parts are in another order": ("card_drawn", lambda r: r["sealed"].reverse()),
    "a part twice for one audience": ("confided", lambda r: r["sealed"].append(r["sealed"][0])),
    "a seal of another audience is opened": (
        "picks_shown",
        lambda r: event(r)["opens"][0].update(audience="referee"),
    ),
    "a pick is shown that was not sealed": ("picks_shown", lambda r: event(r)["picks"].update(n1=48)),
}


@pytest.mark.parametrize("name", FORGED)
def test_both_find_what_was_forged_in_the_cards(name):
    tag, change = FORGED[name]
    first, other = both(changed("team", f"foray.{tag}.v1", change))
    assert [one for one in first if one.startswith("version")], first
    assert [one for one in other if not one.startswith("0")], other


KERNEL = {
    "an answer on behalf by no order": ("decision_made", lambda r: event(r).update(behalf=1)),
    "an order is withdrawn that was not given": ("order_withdrawn", lambda r: event(r).update(order=1)),
    "a prompt is closed that is not open": ("prompt_closed", lambda r: event(r).update(prompt=1)),
    "somebody else has given up": (
        "gave_up",
        lambda r: event(r).update(seat="s2" if event(r)["seat"] != "s2" else "s1"),
    ),
    "the request hides what was seen": ("undo_requested", lambda r: event(r).pop("seen", None)),
    "more was seen than was dealt": ("undo_requested", lambda r: event(r).update(seen={"n1": 40})),
    "the game shares no decks": ("game_created", lambda r: event(r).pop("referee_chain")),
    "the referee has no chain": ("epoch_opened", lambda r: event(r)["anchors"].pop("referee")),
    "it never closes": ("game_created", lambda r: event(r)["options"].pop("closing_time")),
}


@pytest.mark.parametrize("name", KERNEL)
def test_both_find_what_was_forged_in_what_the_kernel_keeps(name):
    tag, change = KERNEL[name]
    rows = changed("eventful", f"kronika.{tag}.v1", change, -1)
    assert rows != written(export("eventful"))
    first, other = both(rows)
    assert [one for one in first if one.startswith("version")], first
    assert other


def test_both_find_an_order_that_passes_another_kind_of_prompt():
    def change(record: dict[str, Any]) -> None:
        owner(record)["content"]["order"]["kind"] = "shield"

    first, other = both(changed("eventful", "kronika.order_given.v1", change))
    assert any("by an order for shield" in said for said in first)
    assert any("of another kind" in said for said in other)


def test_both_find_more_than_a_pass_in_an_answer_on_behalf():
    rows = written(export("eventful"))
    at = next(i for i, row in enumerate(rows) if b'"behalf"' in row)
    rows[at] = rows[at].replace(b'{"decide":"pass"}', b'{"card":1,"decide":"play"}')
    first, other = both(rows)
    assert any("with more than a pass" in said for said in first)
    assert any("with more than a pass" in said for said in other)


def test_both_find_a_dispute_of_what_was_neither_rolled_nor_flipped():
    game = table("duel", "disputed")
    game.wander(random.Random("disputed"), 60)
    flips = [version for version, one in enumerate(game.events, 1) if isinstance(one, e.CardFlipped)]
    drawn = next(version for version, one in enumerate(game.events, 1) if isinstance(one, e.CardDrawn))
    for disputed, good in ((flips[0], True), (drawn, False), (3, False)):
        before = game.position
        game.keep(ends.dispute(FORAY, before, "n1", disputed, "no"))
        rows = game.export().splitlines(keepends=True)
        first, other = both(rows)
        assert (not first, not other) == (good, good)
        if not good:
            assert "chance decided nothing" in first[-1] and "neither a roll nor a flip" in other[-1]
