"""The referee's chain opens with the game: until then nothing of it is told, and what waits is named; then
every draw and every flip is checked, those taken back and those of lost epochs too."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kronika.domain.kernel import ends
from kronika.domain.kernel import events as k
from kronika.domain.kernel.checking.verifier import Report, verify
from kronika.domain.kernel.export import Export, lines, parse
from kronika.domain.kernel.log import Codec, Record, SealedPart
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.library.offline import OfflineGame
from kronika.service.ed25519 import verifies
from kronika.tools.client.connection import Connection
from kronika.tools.client.session import Cheated, Session
from kronika.v1 import game_pb2
from tests.findings import english
from tests.foray import events as e
from tests.foray import rules as d
from tests.foray.client import Method
from tests.foray.conftest import Table as Sitting
from tests.foray.serving import serving as serving_in_process
from tests.foray.system import FORAY
from tests.foray.table import played, table
from tests.service.process import Serving
from tests.trust import second_verifier as second

SYSTEMS, CODECS = {"foray": FORAY}, {"foray": Codec(FORAY)}
AUDIENCES = (PUBLIC, "n1", "n2", "s1", "s2")


def decides(game: OfflineGame, decision: Any) -> int:
    """Whoever is asked first and may decide so does; the version before it."""
    before = game.position.version
    board = game.position.game.board
    prompt = next(p for p in game.position.game.prompts if decision in FORAY.rules.legal(board, p))
    game.decide(prompt.seat, prompt.id, decision)
    return before


def takes_back(game: OfflineGame, to: int) -> None:
    seat = next(one.seat for one in game.position.ledger.decisions if one.version == to + 1)
    game.undo(seat, to)
    for other in game.seats:
        if other != seat and seat in game.position.ledger.undo:
            game.agree(seat, other)


def eventful() -> OfflineGame:
    """In the first epoch a card is buried and another drawn, and a raid is flipped for: both are taken back.
    Then chance is replaced, and the game is played to its end."""
    game = table(seed="closing")
    for seat in game.seats:
        decides(game, d.Pick(game.position.game.board.hands[seat][0]))
    acting = game.position.game.board.order[0]
    before = decides(game, d.Bury())
    decides(game, d.Choose(game.position.game.board.hands[acting][0]))
    decides(game, d.LetGo())
    takes_back(game, before)
    before = decides(game, d.Raid(game.position.game.board.enemies(acting)[0]))
    while game.position.game.board.order[0] == acting:
        decides(game, d.Pass())
    takes_back(game, before)
    game.renew()
    game.wander(random.Random("closing"), 1000)
    return game


@pytest.fixture(scope="module")
def running() -> OfflineGame:
    return eventful()


@pytest.fixture(scope="module")
def closed() -> OfflineGame:
    game = eventful()
    game.close()
    return game


def file(game: OfflineGame, audience: str = REFEREE) -> Export:
    whole = parse(game.export())
    return Export(tuple(record.cut(audience) for record in whole.records), whole.receipt)


def reported(export: Export) -> Report:
    return verify(export, SYSTEMS, CODECS, verifies)


def by_the_second(export: Export) -> Any:
    return second.verify(list(lines(export.records, export.receipt)))


def shared(game: OfflineGame) -> list[int]:
    """The versions that used the referee's chain."""
    return [
        v for v, event in enumerate(game.events, 1) if getattr(event, "use", None) and event.use.audience == REFEREE
    ]


def taken_back(game: OfflineGame) -> list[int]:
    spans = [(event.to, at) for at, event in enumerate(game.events, 1) if isinstance(event, k.Undone)]
    return [version for version in shared(game) if any(to < version < at for to, at in spans)]


def lost(game: OfflineGame) -> list[int]:
    return [version for version in shared(game) if game.events[version - 1].use.epoch == 1]


def test_the_game_has_draws_and_flips_that_were_taken_back_and_of_a_lost_epoch(closed):
    kinds = {type(closed.events[version - 1]) for version in taken_back(closed)}
    assert kinds == {e.CardDrawn, e.CardFlipped}
    assert len(lost(closed)) > 12 and len(shared(closed)) > len(lost(closed)) + 8


# --- before the closing


@pytest.mark.parametrize("audience", AUDIENCES)
def test_no_link_is_published_before_closing(running, audience):
    export = file(running, audience)
    assert not [
        part for record in export.records for part in record.sealed if part.audience == REFEREE and part.is_open
    ]
    links = [running.events[version - 1].proof.content.link for version in shared(running)]
    written = b"".join(lines(export.records, export.receipt)).decode()
    assert not [link for link in links if link in written]


@pytest.mark.parametrize("audience", AUDIENCES)
def test_checks_that_need_the_closing_are_listed_with_the_reason(running, audience):
    (said,) = [
        one for one in english(reported(file(running, audience)).unchecked) if "sealed until the game is closed" in one
    ]
    assert said.startswith(f"{len(shared(running))} draws and flips from shared decks")
    assert "hidden cards" in said
    waiting = [one for one in by_the_second(file(running, audience)).unchecked if "the draw of referee" in one]
    assert [int(one.split(":")[0]) for one in waiting] == shared(running)


def test_both_verifiers_find_an_event_that_opens_a_part_of_the_referee(running):
    """An event may open what the seats have laid face down, and never a link of the common chain."""
    whole = file(running)
    at = next(i for i, one in enumerate(running.events) if isinstance(one, e.PicksShown))
    drawn = next(v for v in shared(running) if isinstance(running.events[v - 1], e.CardDrawn))
    part = next(part for part in whole.records[drawn - 1].sealed if part.audience == REFEREE)

    def opens(public: dict[str, Any]) -> None:
        place = {"audience": REFEREE, "version": drawn}
        public["event"]["opens"].append(place)
        public["opened"].append({**place, "content": json.loads(bytes(part.content)), "salt": part.salt})

    forged = changed(whole, at + 1, opens)
    assert any("sealed for the referee" in str(one) for one in reported(forged).problems)
    assert any("sealed for the referee" in one for one in by_the_second(forged).problems)


def changed(
    export: Export,
    version: int,
    public: Callable[[dict[str, Any]], None],
    part: Callable[[str, Any], Any] | None = None,
) -> Export:
    """A file in which the record at a version says something else; `part` changes what is sealed, by audience."""
    record = export.records[version - 1]
    said = json.loads(bytes(record.public))
    public(said)
    sealed = record.sealed
    if part is not None:
        sealed = tuple(
            SealedPart(
                one.audience,
                msgspec.Raw(second.canonical(part(one.audience, json.loads(bytes(one.content))))),
                one.salt,
            )
            for one in sealed
        )
    records = list(export.records)
    records[version - 1] = Record(msgspec.Raw(second.canonical(said)), sealed)
    return Export(tuple(records), export.receipt)


# --- at the closing


def test_at_the_closing_every_draw_and_flip_is_checked_and_none_waits(closed):
    report, other = reported(file(closed)), by_the_second(file(closed))
    assert report.problems == () and other.problems == []
    used = [event for event in closed.events if getattr(event, "use", None)]
    assert report.draws == other.draws == len(used)
    assert not [
        said for said in (*english(report.unchecked), *other.unchecked) if "wait" in said or "the draw of" in said
    ]


def another_card(game: OfflineGame, version: int) -> Export:
    """The file of a dishonest service that at this version gave another card of the deck than chance did."""
    event: Any = game.events[version - 1]
    board = game_at(game, version - 1)
    given = event.card if isinstance(event, e.CardFlipped) else event.secret.content
    reached = (
        (lambda card: (card >= event.test.target) == event.test.success) if isinstance(event, e.CardFlipped) else bool
    )
    other = next(card for card in board.deck if card != given and reached(card))

    def public(said: dict[str, Any]) -> None:
        if isinstance(event, e.CardFlipped):
            said["event"]["card"] = other

    def part(audience: str, content: Any) -> Any:
        return {**content, "index": board.deck.index(other)} if audience == REFEREE else other

    return changed(file(game), version, public, part)


def game_at(game: OfflineGame, version: int) -> Any:
    return game.at(version).game.board


def test_bundled_client_checks_the_whole_game_once_it_is_open(closed, tmp_path):
    """Nobody could follow these draws before: so each client asks for the open log, and looks."""
    flip = next(v for v in shared(closed) if isinstance(closed.events[v - 1], e.CardFlipped))
    records = {"honest": closed.records, "forged": another_card(closed, flip).records}
    for name, stored in records.items():
        (tmp_path / name).mkdir()
        with serving_in_process(tmp_path / name, {closed.game: stored}) as service:
            session = Session(Connection(service.address, "00" * 32), closed.game)
            if name == "honest":
                session.check_opened()
                continue
            with pytest.raises(Cheated, match="the chain gives"):
                session.check_opened()


@pytest.mark.parametrize("of", [taken_back, lost], ids=["taken back", "of a lost epoch"])
def test_at_the_closing_both_find_a_wrong_deal_whatever_has_become_of_it(closed, of):
    for version in of(closed)[:4]:
        forged = another_card(closed, version)
        assert any(one.version == version and "the chain gives" in str(one) for one in reported(forged).problems)
        assert f"{version}: the outcome does not follow from link and entropy" in by_the_second(forged).problems


def test_the_chain_of_an_epoch_whose_secrets_are_gone_is_named_and_its_draws_are_checked_all_the_same():
    game = eventful()
    for seat in game.seats:
        kept = tuple(seed for seed in game.seeds() if seed.epoch > 1)
        game.keep(ends.confirm(FORAY, game.position, seat, kept))
    report = reported(file(game))
    assert report.problems == () and report.draws == len([x for x in game.events if getattr(x, "use", None)])
    assert any("referee in epoch 1" in said for said in english(report.unchecked))
    forged = another_card(game, lost(game)[5])
    assert any("the chain gives" in str(one) for one in reported(forged).problems)


# --- it always closes, and opens


LATE = k.Options(closing_time=60, reply_limit=60)


def claimed() -> OfflineGame:
    game = table("duel", options=LATE)
    prompt = next(p for p in game.position.game.prompts if p.seat == "s1")
    chance = game.chance(game.position.ledger)
    game.keep(ends.claim(FORAY, game.position, "n1", frozenset({prompt.id}), chance))
    return game


def given_up() -> OfflineGame:
    game = table("duel", options=LATE)
    game.keep(ends.resign(FORAY, game.position, "n1", game.chance(game.position.ledger)))
    return game


def drawn() -> OfflineGame:
    game = table("duel", options=LATE)
    for seat in game.seats:
        game.keep(ends.offer_draw(FORAY, game.position, seat))
    return game


@pytest.mark.parametrize("ended", [claimed, given_up, drawn, lambda: played("duel", "ended")])
def test_however_it_ends_it_opens_when_its_time_has_passed(ended):
    game = ended()
    game.keep(ends.close(FORAY, game.position, game.seeds()))
    assert isinstance(game.events[-1], k.GameClosed) and game.events[-1].opened
    report = reported(file(game))
    assert report.problems == () and not [said for said in english(report.unchecked) if "wait" in said]


def test_game_cancelled_before_start_opens_immediately():
    game = table("duel", options=LATE, begun=False)
    game.take("n1")
    late = frozenset({"s1"})
    game.keep(
        ends.claim(FORAY, game.position, "n1", frozenset(), game.chance(game.position.ledger), late, game.seeds())
    )
    closing = game.events[-1]
    assert isinstance(closing, k.GameClosed) and closing.opened
    assert (1, REFEREE) in {(seed.epoch, seed.audience) for seed in closing.seeds}
    assert reported(file(game)).problems == ()


def test_a_service_closes_and_opens_a_game_that_was_given_up(serving: Serving, methods: dict[str, Method]) -> None:
    """Played over the API; whoever looks later verifies it."""
    running = Sitting(serving.address, methods, "duel", options={"closing_time": 1}).started()
    running["s1"]("Resign")
    while running.now().phase != game_pb2.PHASE_CLOSED:
        pass
    pieces = running.maker.stream("ExportGame", game=running.game.game, audience=REFEREE)
    export = parse(b"".join(piece.chunk for piece in pieces))
    report = reported(export)
    assert report.problems == () and report.draws == 6
    assert by_the_second(export).problems == []
