"""Undo over the API (design 6): free, by consent, refused; and that the view says which applies now."""

from collections.abc import Callable
from typing import Any

import pytest

from kronika.v1 import game_pb2
from tests.embedded import Embedded
from tests.service.client import word
from tests.service.table import END_TURN, Seat, Table, act_of, kinds

FREE, CONSENT, REFUSED = (game_pb2.UNDO_CLASS_FREE, game_pb2.UNDO_CLASS_CONSENT, game_pb2.UNDO_CLASS_REFUSED)


def hunker_down(seat: Seat) -> Any:
    """A decision that uses no chance and shows nothing hidden."""
    return seat.decide(next(legal.decision for legal in seat.legal() if act_of(legal) == "hunker_down"))


def answered_by_the_other(table: Table) -> tuple[Seat, Seat, int]:
    """Somebody has ended its turn and the other has gone on: (the first, the other, the version before)."""
    mover, waiter = table.in_turn()
    before = table.now().version
    mover.decide(END_TURN)
    hunker_down(waiter)
    return mover, waiter, before


def board(seat: Seat) -> tuple[Any, ...]:
    """What an undo takes back: the position and what is asked."""
    snapshot = seat.snapshot()
    return snapshot.view, [(p.prompt, p.seat, word(p, "kind")) for p in snapshot.open_prompts], snapshot.prompts


@pytest.fixture
def running(table: Table) -> Table:
    return table.started()


# --- free


def test_decision_without_chance_or_reveal_or_answer_is_undone_freely(running: Table) -> None:
    mover, waiter = running.in_turn()
    before = [board(seat) for seat in (mover, waiter)]
    version = running.now().version
    assert hunker_down(mover).snapshot.undo == game_pb2.UndoOffer(to=version, undo_class=FREE)
    answer = mover("RequestUndo").answer
    assert kinds(answer.events) == ["undone"]
    assert answer.events[0].kernel.undone.free
    assert [board(seat) for seat in (mover, waiter)] == before
    assert answer.snapshot == mover.snapshot()


def test_several_own_decisions_are_undone_together(running: Table) -> None:
    mover, _ = running.in_turn()
    before, version = board(mover), running.now().version
    hunker_down(mover)
    hunker_down(mover)
    mover("RequestUndo", to=version)
    assert board(mover) == before


def test_a_pick_not_yet_shown_is_taken_back_and_made_again(running: Table) -> None:
    before = board(running.us)
    running.us.decide()
    assert running.us.snapshot().undo.undo_class == FREE
    running.us("RequestUndo")
    assert board(running.us) == before
    running.us.decide(running.us.legal()[-1].decision)
    running.german.decide()
    assert running.in_turn()


def test_the_log_shows_both_what_was_undone_and_the_undo(running: Table) -> None:
    mover, _ = running.in_turn()
    after = running.now().version
    hunker_down(mover)
    mover("RequestUndo")
    assert kinds(running.events(after=after)) == ["decision_made", "card_moved", "prompt_opened", "undone"]


# --- by consent


def test_undo_past_another_seats_answer_needs_its_consent(running: Table) -> None:
    mover, waiter, version = answered_by_the_other(running)
    assert mover.snapshot().undo == game_pb2.UndoOffer(to=version, undo_class=CONSENT)
    now = board(waiter)
    answer = mover("RequestUndo").answer
    assert kinds(answer.events) == ["undo_requested"]
    assert board(waiter) == now, "nothing goes back before the other has agreed"
    (request,) = waiter.snapshot().undo_requests
    assert (request.seat, request.to, list(request.agreed)) == (mover.name, version, [])


def test_agreed_the_game_is_what_it_was(running: Table) -> None:
    mover, waiter = running.in_turn()
    before = [board(seat) for seat in (mover, waiter)]
    mover.decide(END_TURN)
    hunker_down(waiter)
    mover("RequestUndo")
    answer = waiter("AnswerUndo", asked_by=mover.name, agree=True).answer
    assert kinds(answer.events) == ["undo_agreed", "undone"]
    assert not answer.events[1].kernel.undone.free
    assert [board(seat) for seat in (mover, waiter)] == before
    assert not waiter.snapshot().undo_requests


def test_a_request_says_who_has_been_dealt_how_many_hidden_cards_since(running: Table) -> None:
    """They go back among the others, and what was seen is known."""
    mover, waiter = running.in_turn()
    mover.decide(END_TURN)
    dealt = waiter.decide(END_TURN).events
    counted: dict[str, int] = {}
    for event in dealt:
        if event.WhichOneof("event") == "undaunted" and event.undaunted.WhichOneof("event") == "card_drawn":
            seat = event.undaunted.card_drawn.side
            counted[seat] = counted.get(seat, 0) + 1
    assert counted
    answer = waiter("RequestUndo").answer
    (asked,) = answer.snapshot.undo_requests
    assert dict(asked.seen) == counted
    sides = {"german": "the Germans", "us": "the US"}
    said = ", ".join(f"{count} by {sides[seat]}" for seat, count in sorted(counted.items()))
    assert answer.events[0].sentence.endswith(f"Cards drawn and seen since: {said}.")


def test_declined_nothing_changes(running: Table) -> None:
    mover, waiter, _ = answered_by_the_other(running)
    before = board(waiter)
    mover("RequestUndo")
    answer = waiter("AnswerUndo", asked_by=mover.name).answer
    assert word(answer.events[0].kernel.undo_ended, "how") == "declined"
    assert board(waiter) == before
    assert waiter.refused("AnswerUndo", asked_by=mover.name, agree=True).reason == "NOTHING_TO_ANSWER"


def test_withdrawn_it_is_over(running: Table) -> None:
    mover, waiter, _ = answered_by_the_other(running)
    mover("RequestUndo")
    answer = mover("WithdrawUndo").answer
    assert word(answer.events[0].kernel.undo_ended, "how") == "withdrawn"
    assert mover.refused("WithdrawUndo").reason == "NOTHING_TO_ANSWER"
    assert waiter.refused("AnswerUndo", asked_by=mover.name, agree=True).reason == "NOTHING_TO_ANSWER"


def test_a_decision_of_the_asker_withdraws_its_request(running: Table) -> None:
    mover, waiter, _ = answered_by_the_other(running)
    waiter("RequestUndo", to=running.us.snapshot().undo.to if mover is running.us else mover.snapshot().undo.to)
    answer = waiter.decide(END_TURN)
    ended = [event.kernel.undo_ended for event in answer.events if kinds([event]) == ["undo_ended"]]
    assert [(end.seat, word(end, "how")) for end in ended] == [(waiter.name, "withdrawn")]


def test_one_open_request_a_seat(running: Table) -> None:
    mover, _, _ = answered_by_the_other(running)
    mover("RequestUndo")
    refused = mover.refused("RequestUndo")
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "ALREADY_DONE")


def test_nobody_answers_its_own_request(running: Table) -> None:
    mover, _, _ = answered_by_the_other(running)
    mover("RequestUndo")
    assert mover.refused("AnswerUndo", asked_by=mover.name, agree=True).reason == "NOT_YOUR_SEAT"


def test_a_request_expires_when_the_time_set_at_creation_has_passed(
    service: Embedded, later: Callable[[float], None]
) -> None:
    table = Table(service.address, undo_expiry=600).started()
    mover, waiter, _ = answered_by_the_other(table)
    mover("RequestUndo")
    later(590)
    assert mover.snapshot().undo_requests
    later(11)
    while mover.snapshot().undo_requests:
        service.app.projections._hurry.set()
    assert word(table.events()[-1].kernel.undo_ended, "how") == "expired"
    assert waiter.refused("AnswerUndo", asked_by=mover.name, agree=True).reason == "NOTHING_TO_ANSWER"


def test_without_an_expiry_a_request_waits_for_ever(service: Embedded, later: Callable[[float], None]) -> None:
    table = Table(service.address).started()
    other = Table(service.address, undo_expiry=1).started()
    for each in (table, other):
        mover, _, _ = answered_by_the_other(each)
        mover("RequestUndo")
    later(10**7)
    while other.us.snapshot().undo_requests:
        service.app.projections._hurry.set()
    assert table.us.snapshot().undo_requests


# --- refused


def test_a_strict_game_takes_back_only_what_is_free(service: Embedded) -> None:
    table = Table(service.address, strict=True).started()
    mover, waiter, version = answered_by_the_other(table)
    assert mover.snapshot().undo == game_pb2.UndoOffer(to=version, undo_class=REFUSED)
    refused = mover.refused("RequestUndo")
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "UNDO_REFUSED")
    assert waiter.snapshot().undo.undo_class == FREE
    assert kinds(waiter("RequestUndo").answer.events) == ["undone"]


def test_seat_without_decisions_has_nothing_to_undo(running: Table) -> None:
    assert not running.us.snapshot().HasField("undo")
    refused = running.us.refused("RequestUndo")
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "UNDO_REFUSED")
    assert "-1" not in refused.said


@pytest.mark.parametrize("to", [-5, 1, 10**6, 2**31 - 1])
def test_a_version_at_which_nothing_was_decided_names_the_nearest_that_would_do(running: Table, to: int) -> None:
    mover, _ = running.in_turn()
    hunker_down(mover)
    refused = mover.refused("RequestUndo", to=to)
    assert refused.reason == "UNDO_REFUSED"
    assert refused.accepted and all(int(version) in range(1, running.now().version) for version in refused.accepted)


# --- around the end


def test_the_end_itself_can_be_taken_back_until_the_game_is_closed(running: Table) -> None:
    mover, _ = running.in_turn()
    hunker_down(mover)
    other = next(seat for seat in running.seats if seat is not mover)
    other("Resign")
    assert mover.snapshot().phase == game_pb2.PHASE_FINISHED
    mover("RequestUndo")
    if mover.snapshot().undo_requests:
        other("AnswerUndo", asked_by=mover.name, agree=True)
    snapshot = mover.snapshot()
    assert snapshot.phase == game_pb2.PHASE_RUNNING
    assert snapshot.prompts and not snapshot.HasField("outcome")


def test_a_closed_game_goes_back_no_more(running: Table) -> None:
    mover, _ = running.in_turn()
    hunker_down(mover)
    running.closed()
    assert not mover.snapshot().HasField("undo")
    assert mover.refused("RequestUndo").reason == "WRONG_PHASE"


# --- chance


def test_undoing_a_roll_never_serves_the_same_roll_again(running: Table) -> None:
    """Links once used stay used (design 4)."""
    rolls = lambda events: [event for event in events if "dice_rolled" in kinds([event])]  # noqa: E731
    answer = running.play(seed=6, until=lambda a: bool(rolls(a.events)))
    (first, *_) = rolls(answer.events)
    roller = next(seat for seat in running.seats if seat.name == answer.snapshot.audience)
    other = next(seat for seat in running.seats if seat is not roller)
    decision = next(e.kernel.decision_made for e in answer.events if kinds([e]) == ["decision_made"])
    roller("RequestUndo", to=answer.events[0].version - 1)
    assert other("AnswerUndo", asked_by=roller.name, agree=True).answer.snapshot.phase == game_pb2.PHASE_RUNNING
    again = roller.decide(decision.public.decision, prompt=decision.prompt)
    (second, *_) = rolls(again.events)
    uses = [event.kernel.dice_rolled.use for event in (first, second)]
    assert uses[1].purpose == uses[0].purpose
    assert uses[1].k > uses[0].k
    assert second.kernel.dice_rolled.link != first.kernel.dice_rolled.link
