"""Who has given up can do nothing more that would hold up the others; and orders given while chance is replaced
wait for it."""

from collections.abc import Callable
from typing import Any

import pytest

from kronika.domain.kernel import ends, orders, seats, undo
from kronika.domain.kernel import events as k
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.audit import audit
from kronika.domain.kernel.log import encode_record
from kronika.domain.kernel.words import Reason, Rejection
from kronika.library.offline import OfflineGame
from tests.foray import rules as d
from tests.foray.system import FORAY
from tests.foray.test_playing_on import CODECS, GAME_LONG, acting, chance, does, plays_to_the_end, raided

TRIES: dict[str, Callable[[OfflineGame, str, str, int], Any]] = {
    "order": lambda game, gone, other, to: orders.give(FORAY, game.position, gone, GAME_LONG, chance(game)),
    "undo": lambda game, gone, other, to: undo.request(FORAY, game.position, gone, to, game.at(to).game),
    "draw": lambda game, gone, other, to: ends.offer_draw(FORAY, game.position, gone),
    "no draw": lambda game, gone, other, to: ends.decline_draw(FORAY, game.position, other, gone),
    "epoch": lambda game, gone, other, to: seats.agree_to_epoch(FORAY, game.position, gone, game.next_anchors()),
    "claim": lambda game, gone, other, to: ends.claim(FORAY, game.position, gone, frozenset(), chance(game)),
    "resign": lambda game, gone, other, to: ends.resign(FORAY, game.position, gone, chance(game)),
    "no handover": lambda game, gone, other, to: seats.decline_handover(FORAY, game.position, other, gone, 0),
}


@pytest.mark.parametrize("what", TRIES)
def test_resigned_seat_is_refused(what: str) -> None:
    """Each of these would take something from those who play on, or hold them up."""
    game, first = acting()
    (mate,) = game.position.game.board.mates(first)
    game.keep(ends.resign(FORAY, game.position, mate, chance(game)))
    to = game.position.version
    does(game, first, d.Rest())
    game.keep(ends.offer_draw(FORAY, game.position, first))
    refused = TRIES[what](game, mate, first, to)
    assert isinstance(refused, Rejection), refused.events
    assert (refused.reason, text(refused.said, "en")) == (Reason.WRONG_PHASE, "You have resigned from this game.")


def replaced(seed: str = "replaced") -> tuple[OfflineGame, str]:
    """A raid stands open, and chance is being replaced; who has to react."""
    game, first = acting(seed)
    target = raided(game, first)
    for seat in game.seats:
        game.keep(seats.agree_to_epoch(FORAY, game.position, seat, game.next_anchors()))
    return game, target


def test_an_order_given_while_chance_is_replaced_passes_once_it_runs_again() -> None:
    """Before that there is no chance for what follows from a pass."""
    game, target = replaced()
    game.keep(orders.give(FORAY, game.position, target, GAME_LONG, chance(game)))
    given = game.position.version
    assert isinstance(game.events[-1], k.OrderGiven)
    game.begin()
    began = next(at for at, event in enumerate(game.events) if isinstance(event, k.EpochBegan) and event.epoch == 2)
    made = game.events[began + 1]
    assert isinstance(made, k.DecisionMade) and (made.seat, made.behalf) == (target, given)
    plays_to_the_end(game)


def test_without_an_order_the_window_stands_open_when_chance_runs_again() -> None:
    game, _ = replaced()
    open_before = game.position.game.prompts
    game.begin()
    assert isinstance(game.events[-1], k.EpochBegan) and game.position.game.prompts == open_before
    plays_to_the_end(game)


def test_audit_finds_that_an_order_did_not_pass_what_it_had_to() -> None:
    game, target = replaced()
    game.keep(orders.give(FORAY, game.position, target, GAME_LONG, chance(game)))
    for seat in game.seats:
        game.commit(seat)
    for seat in game.seats[:-1]:
        game.reveal(seat)
    out = seats.reveal(
        FORAY, game.position, game.seats[-1], 2, game._bytes(f"2/entropy/{game.seats[-1]}").hex(), game.chance
    )
    assert not isinstance(out, Rejection)
    kept = out.events.index(next(event for event in out.events if isinstance(event, k.EpochBegan))) + 1
    game._firsts += [len(game.events) + 1] * kept
    game.events += out.events[:kept]
    codec = CODECS["foray"]
    entries = [codec.decode(version, encode_record(record)) for version, record in enumerate(game.records, 1)]
    (finding,) = audit(FORAY, entries).findings
    assert finding.version == len(game.events) - kept + 1
