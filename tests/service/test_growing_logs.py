"""What a player adds to a log beside the game is bounded: no loop of two calls makes it grow without end."""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from tests.embedded import Embedded
from tests.service.client import Client, Refused
from tests.service.conftest import stop
from tests.service.table import Seat, Table, act_of, kinds, refusal

LIMIT = 8


def told(refused: Refused) -> tuple[str, str, str]:
    assert (refused.code, refused.reason) == ("RESOURCE_EXHAUSTED", "LIMIT_REACHED")
    return refused.metadata["quota"], refused.metadata["scope"], refused.metadata["limit"]


def until_refused(call: Callable[[], Any]) -> Refused:
    """The refusal that comes sooner or later, and soon enough."""

    def again() -> None:
        for _ in range(3 * LIMIT):
            call()

    return refusal(again)


def asks_to_undo(table: Table, seat: Seat) -> None:
    seat("RequestUndo")
    seat("WithdrawUndo")


def offers_a_draw(table: Table, seat: Seat) -> None:
    other = table.german if seat is table.us else table.us
    seat("OfferDraw")
    other("DeclineDraw", offered_by=seat.name)


def takes_back(table: Table, seat: Seat) -> None:
    seat.decide(next(legal.decision for legal in seat.legal() if act_of(legal) == "hunker_down"))
    assert kinds(seat("RequestUndo").answer.events) == ["undone"]


def disputes_a_roll(table: Table, seat: Seat) -> None:
    rolled = seat.client("ListRolls", game=table.game).rolls[0].version
    seat("DisputeRoll", version=rolled, reason="six again")
    seat("WithdrawDispute", version=rolled)


def asks_for_a_pause(table: Table, seat: Seat) -> None:
    seat("RequestLimit", change="LIMIT_CHANGE_PAUSE")
    seat("WithdrawLimit")


@pytest.mark.parametrize("loop", [disputes_a_roll, asks_for_a_pause])
def test_raised_and_withdrawn_disputes_are_limited_and_the_other_side_continues(
    embedded: Callable[..., Embedded], loop: Callable[[Table, Seat], None]
) -> None:
    table = Table(embedded(game_events=LIMIT).address, reply_limit=86_400).started()
    table.play(seed=1, until=lambda answer: "dice_rolled" in kinds(answer.events))
    refused = until_refused(lambda: loop(table, table.us))
    assert told(refused) == ("game_events", "token", str(LIMIT))
    assert f"added {LIMIT} events" in refused.said and "You can still decide" in refused.said
    version = table.now().version
    with pytest.raises(Refused):
        loop(table, table.us)
    assert table.now().version == version
    loop(table, table.german)
    mover, _ = table.in_turn()
    mover.decide()


@pytest.mark.parametrize("loop", [offers_a_draw, takes_back])
def test_a_player_adds_so_many_requests_to_a_game_and_the_other_plays_on(
    embedded: Callable[..., Embedded], loop: Callable[[Table, Seat], None]
) -> None:
    table = Table(embedded(game_events=LIMIT).address).started()
    mover, other = table.in_turn()
    refused = until_refused(lambda: loop(table, mover))
    assert told(refused) == ("game_events", "token", str(LIMIT))
    version = table.now().version
    assert told(refusal(lambda: loop(table, mover)))[0] == "game_events"
    assert table.now().version <= version + 3, "what is refused adds nothing, but for a decision to be taken back"
    mover.decide()
    other("OfferDraw")
    mover("DeclineDraw", offered_by=other.name)


def test_asking_to_undo_and_thinking_better_of_it_is_bounded(embedded: Callable[..., Embedded]) -> None:
    service = embedded(game_events=LIMIT)
    table = Table(service.address).started()
    table.in_turn()
    refused = until_refused(lambda: asks_to_undo(table, table.us))
    assert told(refused) == ("game_events", "token", str(LIMIT))
    assert table.german("RequestUndo").answer.events, "each player has a quota of his own"


def test_the_quota_is_counted_from_the_log_and_outlives_the_server(embedded: Callable[..., Embedded]) -> None:
    service = embedded(game_events=LIMIT)
    table = Table(service.address).started()
    table.in_turn()
    until_refused(lambda: asks_to_undo(table, table.us))
    stop(service)
    again = Seat(Client(embedded(game_events=LIMIT).address, token=table.us.client.token), table.game, "us")
    assert told(again.refused("RequestUndo"))[0] == "game_events"


def test_the_bytes_of_requests_are_bounded_too(embedded: Callable[..., Embedded]) -> None:
    table = Table(embedded(game_bytes=1000).address).started()
    table.in_turn()
    assert told(until_refused(lambda: offers_a_draw(table, table.us))) == ("game_bytes", "token", "1000")


def test_a_line_up_is_locked_and_unlocked_so_often(embedded: Callable[..., Embedded]) -> None:
    table = Table(embedded(game_events=LIMIT).address)

    def locks() -> None:
        table.us.client("LockLineUp", game=table.game)
        table.us.client("LockLineUp", game=table.game, unlock=True)

    assert told(until_refused(locks))[0] == "game_events"
    table.german.take()


def test_a_seat_is_taken_and_left_so_often(embedded: Callable[..., Embedded]) -> None:
    table = Table(embedded(game_events=LIMIT).address)

    def sits() -> None:
        table.german.take()
        table.german("LeaveSeat")

    assert told(until_refused(sits))[0] == "game_events"
    table.us.take()


def test_a_seat_that_goes_from_token_to_token_gains_nothing(embedded: Callable[..., Embedded]) -> None:
    table = Table(embedded(game_events=LIMIT).address).seated()
    seat = table.us

    def hands_over() -> None:
        nonlocal seat
        token = secrets.token_hex(32)
        seat("HandOverSeat", name="Otto", token_hash=sha256(bytes.fromhex(token)).digest())
        seat = Seat(Client(table.address, token=token), table.game, "us")

    assert told(until_refused(hands_over))[0] == "game_events"
