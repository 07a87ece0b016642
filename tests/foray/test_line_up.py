"""The line-up of four seats before the start, and that both verifiers find what a service could not do with it."""

import pytest

from kronika.domain.kernel import events as k
from kronika.domain.kernel import seats
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.ledger import Holder
from kronika.domain.kernel.words import Reason, Rejection
from kronika.library.offline import OfflineGame
from kronika.service.ed25519 import verifies
from tests.foray.recording import MAKER
from tests.foray.system import FORAY
from tests.foray.table import table
from tests.systems import CODECS, SYSTEMS
from tests.trust import second_verifier as second


def gathered(creator: str = MAKER) -> OfflineGame:
    """Three of four sit, one of them has committed."""
    game = table(seed="line-up", begun=False, creator=creator)
    for seat in game.seats[:3]:
        game.take(seat)
    game.commit("n1")
    return game


def forged(game: OfflineGame, *events: k.Event) -> tuple[list[str], list[str]]:
    """What both verifiers say of a log in which these events come next, whatever the kernel would say."""
    for event in events:
        out = Recorder(FORAY, game.position)
        out.emit(event)
        game.keep(out)
    file = game.export()
    first = verify(parse(file), SYSTEMS, CODECS, verifies).problems
    return [one.said for one in first], second.check(file.splitlines(keepends=True))


def taken(seat: str, holder: str = "d" * 64, key: str = "") -> k.SeatTaken:
    return k.SeatTaken(seat, "Dora", holder, key)


@pytest.mark.parametrize(
    "events",
    [
        (k.LineUpLocked(), taken("s2")),
        (k.LineUpLocked(), k.SeatLeft("n2")),
        (k.LineUpLocked(), k.SeatHandedOver("n2", "Dora", "d" * 64)),
        (k.SeatFreed("n1"),),
        (k.SeatFreed("s2"),),
    ],
    ids=["taken", "left", "handed over", "committed", "empty"],
)
def test_abuse_of_the_creators_right_is_detected(events):
    first, other = forged(gathered(), *events)
    assert len(first) == len(other) == 1


@pytest.mark.parametrize(
    "event", [k.LineUpLocked(), k.LineUpUnlocked(), k.SeatFreed("n2")], ids=lambda x: type(x).__name__
)
def test_a_game_without_a_creator_has_nobody_to_do_it(event):
    first, other = forged(gathered(creator=""), event)
    assert len(first) == len(other) == 1


@pytest.mark.parametrize("event", [k.LineUpLocked(), k.SeatFreed("n2")], ids=lambda x: type(x).__name__)
def test_after_the_start_it_is_too_late(event):
    first, other = forged(table(seed="started", creator=MAKER), event)
    assert first and other


def test_seat_taken_again_without_consent_after_leaving_is_detected():
    game = gathered()
    holder = game.position.ledger.seats["n1"].held_by
    game.keep(seats.leave(FORAY, game.position, "n1", game.next_anchors()))
    first, other = forged(game, taken("n1", holder.holder))
    assert len(first) == len(other) == 1


def test_everything_the_kernel_allows_verifies():
    game = gathered()
    game.keep(seats.lock(FORAY, game.position, MAKER, locked=True))
    game.keep(seats.take(FORAY, game.position, "s2", Holder("Maker", MAKER, "")))
    game.keep(seats.free(FORAY, game.position, "n2", MAKER))
    game.keep(seats.lock(FORAY, game.position, MAKER, locked=False))
    game.take("n2", "dora")
    game.keep(seats.leave(FORAY, game.position, "n1", game.next_anchors()))
    assert forged(game) == ([], [])
    game.take("n1", "ben")
    game.begin()
    assert game.position.ledger.started
    assert forged(game) == ([], [])


def test_a_freed_seat_voids_no_epoch_and_one_that_walks_out_does():
    game = gathered()
    game.keep(seats.free(FORAY, game.position, "n2", MAKER))
    assert game.position.ledger.epoch.number == 1 and game.position.ledger.seats["n1"].commitment
    game.keep(seats.leave(FORAY, game.position, "n1", game.next_anchors()))
    assert game.position.ledger.epoch.number == 2
    refused = seats.take(FORAY, game.position, "n2", game.holder("n1"))
    assert isinstance(refused, Rejection) and refused.reason == Reason.NOT_YOUR_SEAT


def test_the_creator_lets_a_bot_sit_down_though_the_line_up_is_locked():
    game = gathered()
    game.keep(seats.lock(FORAY, game.position, MAKER, locked=True))
    game.seat_bot("s2", "raider")
    assert game.position.ledger.by_bots == ("s2",)
    for seat in ("n2", "s1", "s2"):
        game.commit(seat)
    for seat in ("s2", "n1", "n2", "s1"):
        game.reveal(seat)
    assert game.position.ledger.started
    assert forged(game) == ([], [])


def test_the_creator_frees_no_seat_of_a_bot_that_has_committed():
    game = gathered()
    game.seat_bot("s2", "raider")
    game.keep(seats.free(FORAY, game.position, "s2", MAKER))
    assert game.position.ledger.by_bots == (), "it had not"
    game.seat_bot("s2", "raider")
    game.commit("s2")
    refused = seats.free(FORAY, game.position, "s2", MAKER)
    assert isinstance(refused, Rejection) and refused.reason == Reason.ALREADY_DONE
    assert forged(game) == ([], [])
