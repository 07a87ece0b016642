"""How games end over the API (design 6): resigned, drawn, claimed; finished and then closed."""

from collections.abc import Callable
from typing import Any

import pytest

from kronika.v1 import game_pb2
from tests.embedded import Embedded
from tests.service.client import word
from tests.service.table import Seat, Table, kinds


@pytest.fixture
def running(table: Table) -> Table:
    return table.started()


def outcome(table: Table) -> tuple[list[str], str]:
    found = table.now().outcome
    return list(found.winners), word(found, "how")


# --- resigning


def test_resigning_loses_immediately_no_matter_which_seat_has_a_prompt(running: Table) -> None:
    answer = running.us("Resign").answer
    assert kinds(answer.events) == ["resigned", "game_finished"]
    assert outcome(running) == (["german"], "resigned")
    assert running.now().phase == game_pb2.PHASE_FINISHED
    assert not running.now().prompts
    refused = running.german.refused("Resign")
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "WRONG_PHASE")


def test_nobody_resigns_before_play_has_begun(table: Table) -> None:
    assert table.seated().us.refused("Resign").reason == "WRONG_PHASE"


# --- draws


def test_a_draw_offered_and_accepted_ends_the_game(running: Table) -> None:
    running.us("OfferDraw")
    assert list(running.german.snapshot().draw_offers) == ["us"]
    assert running.us.refused("OfferDraw").reason == "ALREADY_DONE"
    answer = running.german("OfferDraw").answer
    assert kinds(answer.events)[-1] == "game_finished"
    assert outcome(running) == ([], "drawn")
    assert not running.german.snapshot().draw_offers


@pytest.mark.parametrize(("by", "how"), [("us", "withdrawn"), ("german", "declined")])
def test_an_offer_is_withdrawn_or_declined(running: Table, by: str, how: str) -> None:
    running.us("OfferDraw")
    seat = next(seat for seat in running.seats if seat.name == by)
    answer = seat("DeclineDraw", offered_by="us").answer
    assert word(answer.events[0].kernel.draw_ended, "how") == how
    assert seat.refused("DeclineDraw", offered_by="us").reason == "NOTHING_TO_ANSWER"
    assert running.german("OfferDraw").answer.snapshot.phase == game_pb2.PHASE_RUNNING


def test_a_decision_withdraws_the_own_offer(running: Table) -> None:
    running.us("OfferDraw")
    running.us.decide()
    assert not running.us.snapshot().draw_offers


# --- claims


def test_a_seat_that_lets_its_prompt_wait_beyond_the_limit_may_lose_by_claim(
    service: Embedded, later: Callable[[float], None]
) -> None:
    table = Table(service.address, reply_limit=3600).started()
    table.us.decide()
    later(3590)
    refused = table.us.refused("ClaimGame")
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "TOO_EARLY")
    later(20)
    assert table.german.refused("ClaimGame").reason == "TOO_EARLY", "it is the German seat that is late"
    answer = table.us("ClaimGame").answer
    assert kinds(answer.events) == ["game_claimed", "game_finished"]
    assert answer.events[0].kernel.game_claimed.against == "german"
    assert outcome(table) == (["us"], "claimed")


def test_one_may_go_on_waiting_and_a_late_answer_still_counts(
    service: Embedded, later: Callable[[float], None]
) -> None:
    table = Table(service.address, reply_limit=3600).started()
    table.us.decide()
    later(10**6)
    table.german.decide()
    for seat in table.seats:
        assert seat.refused("ClaimGame").reason == "TOO_EARLY", "the clock began anew with the new prompt"


def test_a_claim_counts_the_same_after_the_game_was_out_of_memory(
    service: Embedded, later: Callable[[float], None]
) -> None:
    table = Table(service.address, reply_limit=3600).started()
    mover, waiter = table.in_turn()
    later(3000)
    mover.decide()
    mover("RequestUndo")
    service.app.games.drop(table.game)
    later(590)
    assert waiter.refused("ClaimGame").reason == "TOO_EARLY"
    later(20)
    assert waiter("ClaimGame").answer.snapshot.phase == game_pb2.PHASE_FINISHED, "the undo has given no time"


def test_without_a_limit_there_is_nothing_to_claim(service: Embedded, later: Callable[[float], None]) -> None:
    table = Table(service.address, reply_limit=-1).started()
    assert table.now().options.reply_limit == 0
    table.us.decide()
    later(10**8)
    assert table.us.refused("ClaimGame").reason == "WRONG_PHASE"


# --- finished is not closed


def test_a_game_is_closed_when_every_held_seat_has_confirmed(running: Table) -> None:
    assert running.us.refused("ConfirmEnd").reason == "WRONG_PHASE"
    running.finished()
    answer = running.us("ConfirmEnd").answer
    assert list(answer.snapshot.confirmed) == ["us"]
    assert running.us.refused("ConfirmEnd").reason == "ALREADY_DONE"
    assert running.now().phase == game_pb2.PHASE_FINISHED
    assert "game_closed" in kinds(running.german("ConfirmEnd").answer.events)
    assert running.now().phase == game_pb2.PHASE_CLOSED
    assert running.german.refused("ConfirmEnd").reason == "WRONG_PHASE"


def test_a_seat_that_nobody_holds_has_nothing_to_confirm(running: Table) -> None:
    running.german("Resign")
    running.german("LeaveSeat")
    running.us("ConfirmEnd")
    assert running.now().phase == game_pb2.PHASE_CLOSED


def test_nothing_opens_before_the_game_is_closed_and_then_everything(running: Table) -> None:
    running.play(seed=1, most=12)
    running.finished()
    hidden = {part.audience for part in parts(running) if not part.content}
    assert hidden == {"us", "german"}
    for seat in running.seats:
        answer = seat("ConfirmEnd").answer
    closed = next(e.kernel.game_closed for e in answer.events if kinds([e]) == ["game_closed"])
    assert (word(closed, "how"), closed.opened) == ("confirmed", True)
    assert {(seed.epoch, seed.audience) for seed in closed.seeds} == {(1, "public"), (1, "us"), (1, "german")}
    assert all(part.content and part.salt for part in parts(running, "referee"))


def parts(table: Table, audience: str = "") -> list[Any]:
    return [part for event in table.events(audience, proof=True) for part in event.proof.sealed]


def test_a_game_closes_by_itself_when_its_closing_time_has_passed(
    service: Embedded, later: Callable[[float], None]
) -> None:
    table = Table(service.address, closing_time=600).started().finished()
    later(590)
    assert table.now().phase == game_pb2.PHASE_FINISHED
    later(20)
    while table.now().phase != game_pb2.PHASE_CLOSED:
        service.app.projections._hurry.set()
    closed = table.events()[-1].kernel.game_closed
    assert (word(closed, "how"), closed.opened) == ("expired", True)


def test_a_game_taken_back_from_its_end_does_not_close(service: Embedded, later: Callable[[float], None]) -> None:
    table = Table(service.address, closing_time=600).started()
    other = Table(service.address, closing_time=600).started().finished()
    mover, waiter = table.in_turn()
    mover.decide()
    table.finished()
    mover("RequestUndo")
    if mover.snapshot().undo_requests:
        waiter("AnswerUndo", asked_by=mover.name, agree=True)
    later(10_000)
    while other.now().phase != game_pb2.PHASE_CLOSED:
        service.app.projections._hurry.set()
    assert table.now().phase == game_pb2.PHASE_RUNNING


def test_a_closed_game_takes_nothing_any_more(running: Table) -> None:
    running.closed()
    version = running.now().version
    for method, fields in {
        "Decide": {"prompt": 1, "decision": {"undaunted": {"end_turn": {}}}, "request_id": "x"},
        "OfferDraw": {},
        "ClaimGame": {},
        "LeaveSeat": {},
        "RequestUndo": {"to": 5},
        "DisputeRoll": {"version": 1, "reason": "no"},
        "CommitEntropy": {"epoch": 1, "commitment": "00" * 32},
    }.items():
        refused = running.us.refused(method, **fields)
        assert refused.code in ("FAILED_PRECONDITION", "NOT_FOUND"), method
    assert Seat(running.us.client, running.game, "german").refused("TakeSeat", name="x").reason == "WRONG_PHASE"
    assert running.now().version == version


# --- disputes


def test_a_roll_is_disputed_once_and_play_goes_on(running: Table) -> None:
    answer = running.play(seed=3, until=lambda a: "dice_rolled" in kinds(a.events))
    roll = next(event for event in answer.events if kinds([event]) == ["dice_rolled"])
    response = running.us("DisputeRoll", version=roll.version, reason="a 1, again?")
    assert response.roll.version == roll.version
    assert response.roll.test.parts == roll.kernel.dice_rolled.test.parts
    assert [(d.seat, d.reason, word(d, "how")) for d in running.us.snapshot().disputes] == [("us", "a 1, again?", "")]
    assert running.us.refused("DisputeRoll", version=roll.version, reason="still").reason == "ALREADY_DONE"
    assert running.now().prompts
    running.us("WithdrawDispute", version=roll.version)
    assert [word(d, "how") for d in running.us.snapshot().disputes] == ["withdrawn"]
    running.us("DisputeRoll", version=roll.version, reason="I mean it")
    assert [word(d, "how") for d in running.us.snapshot().disputes] == ["withdrawn", ""]
    assert running.us.refused("DisputeRoll", version=roll.version, reason="still").reason == "ALREADY_DONE"
    running.us("WithdrawDispute", version=roll.version)


@pytest.mark.parametrize(("agree", "how"), [(True, "went_back"), (False, "stands")])
def test_going_back_over_a_disputed_roll_is_an_undo_that_names_the_dispute(
    running: Table, agree: bool, how: str
) -> None:
    answer = running.play(seed=3, until=lambda a: "dice_rolled" in kinds(a.events))
    roll = next(event.version for event in answer.events if kinds([event]) == ["dice_rolled"])
    to = answer.events[0].version - 1
    assert running.us.refused("RequestUndo", to=to, dispute=roll).reason == "NOTHING_TO_ANSWER"
    running.us("DisputeRoll", version=roll, reason="impossible")
    running.us("RequestUndo", to=to, dispute=roll)
    running.german("AnswerUndo", asked_by="us", agree=agree)
    assert [word(d, "how") for d in running.us.snapshot().disputes] == [how]
    assert [r.undone for r in running.us.client("ListRolls", game=running.game).rolls] == [agree]


@pytest.mark.parametrize("version", [-1, 0, 1, 10**6])
def test_only_a_roll_can_be_disputed(running: Table, version: int) -> None:
    assert running.us.refused("DisputeRoll", version=version, reason="hm").reason == "NOT_FOUND"
    assert running.us.refused("WithdrawDispute", version=version).reason == "NOTHING_TO_ANSWER"


@pytest.mark.parametrize("reason", ["", "x" * 501, "a\nb"])
def test_a_reason_is_some_printable_text(running: Table, reason: str) -> None:
    assert running.us.refused("DisputeRoll", version=1, reason=reason).reason == "MALFORMED"
