"""Undo past a roll never serves the same roll again, nor a known next one; undoing a draw does not
make the next draw known (design 4 and 6)."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.chance import Purpose, Use, numbers, outcome, previous_link
from kronika.domain.kernel.events import DiceRolled, Undone
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.systems import CODECS
from kronika.domain.undaunted.events import CardDrawn
from tests.trust.conftest import Services
from tests.trust.forge import check
from tests.trust.players import Pair, Player, has_roll

CODEC = CODECS["undaunted"]


def uses(player: Player, kind: type = object) -> list[tuple[Use, Any]]:
    """Each use of chance that a player was told, with what it was shown of it, undone ones included."""
    found = []
    for record in player.session.records:
        event = CODEC.envelope(record).event
        if isinstance(event, kind) and getattr(event, "use", None) is not None:
            if isinstance(event, CardDrawn):
                shown = CODEC.unsealed(event, record.sealed).secret.content
            else:
                shown = event
            found.append((event.use, shown))
    return found


def take_back(pair: Pair, seat: str) -> None:
    """The seat takes its last decision back, with the other's consent."""
    asker = pair.seat(seat)
    other = pair.us if asker is pair.german else pair.german
    assert asker("RequestUndo").answer.events[0].kernel.HasField("undo_requested"), "chance is not taken back for free"
    other("AnswerUndo", asked_by=seat, agree=True)


def again(pair: Pair, answer: Any) -> Any:
    """The same decision once more, by the seat that took it back."""
    made = next(e for e in answer.events if e.kernel.HasField("decision_made")).kernel.decision_made
    player = pair.seat(answer.snapshot.audience)
    player.look()
    return player.session.decide(made.prompt, made.public.decision)


@pytest.fixture
def rolled(pair: Pair) -> tuple[Pair, Any]:
    """A game in which a decision has just rolled dice."""
    return pair, pair.play(200, until=has_roll)


def test_the_same_decision_rolls_with_another_link(rolled: tuple[Pair, Any]) -> None:
    pair, answer = rolled
    take_back(pair, answer.snapshot.audience)
    again(pair, answer)
    (before, first), (after, second) = uses(pair.us, DiceRolled)[-2:]
    assert (before.purpose, before.dice) == (after.purpose, after.dice)
    assert after.k == before.k + 1
    assert previous_link(bytes.fromhex(second.link)).hex() == first.link


def test_the_roll_after_an_undo_follows_from_the_new_link_alone(rolled: tuple[Pair, Any]) -> None:
    """Ten times over: what could be computed from all that was known before the new link was shown
    (the old one, both entropies, the purpose) gives other dice."""
    pair, answer = rolled
    for _ in range(10):
        take_back(pair, answer.snapshot.audience)
        again(pair, answer)
    ledger: Ledger = pair.us.look().position.ledger
    rolls = uses(pair.us, DiceRolled)[-11:]
    fallen = [roll.faces for _, roll in rolls]
    foreseen = []
    for (_, known), (use, shown) in pairwise(rolls):
        assert outcome(bytes.fromhex(shown.link), pair.game, ledger.pack.hash, use, ledger.entropy) == shown.faces
        foreseen.append(outcome(bytes.fromhex(known.link), pair.game, ledger.pack.hash, use, ledger.entropy))
    assert foreseen != fallen[1:]
    assert len(set(fallen)) > 1, "the dice have not stuck"


def test_links_once_used_stay_used(rolled: tuple[Pair, Any]) -> None:
    """On the record, what was taken back included, each chain counts 1, 2, 3 …"""
    pair, answer = rolled
    take_back(pair, answer.snapshot.audience)
    pair.play(40, seed=3)
    for player in pair.players:
        counted: dict[str, list[int]] = {}
        for use, _ in uses(player):
            counted.setdefault(use.audience, []).append(use.k)
        assert set(counted) == {"public", "us", "german"}
        assert all(ks == list(range(1, len(ks) + 1)) for ks in counted.values())


def test_undoing_a_draw_does_not_make_the_next_draw_known(pair: Pair) -> None:
    """A round's draws are taken back five times and drawn again: each time from links that nobody had
    seen, so that who had seen the cards knows nothing of the next."""
    answer = pair.play(100, until=lambda answer: any(e.undaunted.HasField("round_started") for e in answer.events))
    for _ in range(5):
        take_back(pair, answer.snapshot.audience)
        again(pair, answer)
    for player in pair.players:
        player.look()
        mine = [(use, shown) for use, shown in uses(player, CardDrawn) if use.audience == player.seat]
        drawn = mine[-24:]
        hands = [tuple(shown.card for _, shown in drawn[at : at + 4]) for at in range(0, 24, 4)]
        assert len(set(hands)) > 1, "the same cards come in the same order"
        links = [shown.link for _, shown in drawn]
        assert len(set(links)) == 24
        for known, link in pairwise(links):
            assert previous_link(bytes.fromhex(link)).hex() == known, "a link leads back, and never on"
        others = [shown for use, shown in uses(player, CardDrawn) if use.audience != player.seat]
        assert set(others) == {None}, "a seat is never shown the links of the other's draws"


def test_no_deck_order_is_kept(pair: Pair) -> None:
    """What a seat is shown of its deck, and what the service keeps of it, is a sorted multiset."""
    pair.play(12)
    for player in pair.players:
        deck = player.look().position.game.board.sides[player.seat].deck
        assert deck == tuple(sorted(deck))


def test_the_purpose_enters_the_outcome() -> None:
    """A link that was known could not be turned to another use."""
    link, entropy = bytes(range(32)), {"us": "11" * 32, "german": "22" * 32}
    found = set()
    for target in ("a", "b", "c", "d", "e", "f"):
        use = Use(1, "us", 1, Purpose("U4", "us", "draw", target=target), size=1_000_000)
        found.add(outcome(link, "game", "00" * 32, use, entropy))
    assert len(found) == 6
    assert numbers(link, b"", 1_000_000, 1) not in found


def test_an_undo_that_takes_chance_back_is_on_the_record(rolled: tuple[Pair, Any]) -> None:
    pair, answer = rolled
    take_back(pair, answer.snapshot.audience)
    pair.us.look()
    (undone,) = (e for r in pair.us.session.records if isinstance(e := CODEC.envelope(r).event, Undone))
    assert (undone.seat, undone.free) == (answer.snapshot.audience, False)


@pytest.mark.parametrize("restarted", [False, True])
def test_picks_that_were_shown_and_taken_back_are_shown_again(serve: Services, tmp_path: Path, restarted: bool) -> None:
    """The one pick stands, its seal is opened a second time."""
    pair = Pair(serve().address, tmp_path / "wallets").create().settle()
    answer = pair.play(2)
    assert any(event.undaunted.HasField("initiative_revealed") for event in answer.events)
    take_back(pair, answer.snapshot.audience)
    if restarted:
        pair.leave()
        serve.stop()
        pair = Pair(serve().address, tmp_path / "wallets").come_back(pair.game)
    answer = pair.play(1)
    (shown,) = (event for event in answer.events if event.undaunted.HasField("initiative_revealed"))
    assert len(shown.undaunted.initiative_revealed.opens) == 4
    for player in pair.players:
        player.look()
    assert check(pair.us.export()).problems == ()
    pair.leave()
