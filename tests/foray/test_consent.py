"""Giving up, undo and draws among four, over gRPC: who is asked, and that silence declines."""

import pytest

from tests.service.client import word
from tests.service.table import refusal


def acting(table):
    """All have picked: the seat that acts, and the version before its decision."""
    game = table("team").started()
    for seat in game.seats.values():
        prompt = seat.snapshot().prompts[0]
        seat.decide(prompt, prompt.legal[0].decision)
    first = game[game.now().prompts[0].seat]
    return game, first


def stolen(table):
    """Somebody has taken a card from another's hand, and would have it undone."""
    game, first = acting(table)
    before = game.now().version
    prompt = first.snapshot().prompts[0]
    steal = next(one.decision for one in prompt.legal if one.decision.foray.HasField("steal"))
    first.decide(prompt, steal)
    return game, first, before


def others(game, *seats):
    return [seat for name, seat in game.seats.items() if name not in [one.name for one in seats]]


def test_an_undo_waits_until_every_other_seat_has_agreed(table):
    game, first, before = stolen(table)
    first("RequestUndo", to=before)
    for seat in others(game, first):
        (request,) = first.snapshot().undo_requests
        assert request.seat == first.name, "silence is no consent"
        seat("AnswerUndo", asked_by=first.name, agree=True)
    assert not first.snapshot().undo_requests
    assert word(first.snapshot().prompts[0], "kind") == "act"


def test_one_seat_that_declines_is_enough(table):
    game, first, before = stolen(table)
    first("RequestUndo", to=before)
    one, other, another = others(game, first)
    one("AnswerUndo", asked_by=first.name, agree=True)
    other("AnswerUndo", asked_by=first.name, agree=False)
    assert not first.snapshot().undo_requests
    assert refusal(lambda: another("AnswerUndo", asked_by=first.name, agree=True)).reason == "NOTHING_TO_ANSWER"


def test_deciding_again_withdraws_the_own_undo_request(table):
    """Nobody answered: silence declines."""
    game, first, before = stolen(table)
    first("RequestUndo", to=before)
    while first.snapshot().undo_requests:
        asked = [prompt.seat for prompt in game.now().prompts]
        seat = first if first.name in asked else game[asked[0]]
        prompt = seat.snapshot().prompts[0]
        seat.decide(prompt, prompt.legal[0].decision)
    told = [event.kernel.undo_ended for event in game.maker("ListEvents", game=game.game.game, page_size=2000).events]
    assert [word(ended, "how") for ended in told if ended.seat == first.name] == ["withdrawn"]


def test_resigned_seat_gets_no_prompt_and_the_others_continue(table):
    game, first = acting(table)
    gone = next(seat for seat in others(game, first) if seat.name[0] != first.name[0])
    gone("Resign")
    assert game.now().prompts and not game.now().HasField("outcome")
    before = game.now().version
    prompt = first.snapshot().prompts[0]
    target = next(seat for seat in others(game, first, gone) if seat.name[0] != first.name[0])
    first.decide(prompt, next(x.decision for x in prompt.legal if x.decision.foray.steal.target == target.name))
    first("RequestUndo", to=before)
    assert refusal(lambda: gone("AnswerUndo", asked_by=first.name, agree=False)).reason == "WRONG_PHASE"
    for seat in others(game, first, gone):
        seat("AnswerUndo", asked_by=first.name, agree=True)
    assert word(first.snapshot().prompts[0], "kind") == "act"


@pytest.mark.parametrize("gives_up", [False, True])
def test_a_draw_needs_every_seat_that_still_plays(table, gives_up):
    game, first = acting(table)
    gone = others(game, first)[0]
    if gives_up:
        gone("Resign")
        assert refusal(lambda: gone("OfferDraw")).reason == "WRONG_PHASE"
    asked = [first, *others(game, first, *([gone] if gives_up else []))]
    for seat in asked:
        assert not game.now().HasField("outcome")
        seat("OfferDraw")
    assert (list(game.now().outcome.winners), word(game.now().outcome, "how")) == ([], "drawn")


def test_resigned_seat_has_nothing_to_confirm(table):
    game, first = acting(table)
    gone = next(seat for seat in others(game, first) if seat.name[0] != first.name[0])
    mate = next(seat for seat in others(game, first, gone) if seat.name[0] == gone.name[0])
    gone("Resign")
    mate("Resign")
    assert sorted(game.now().outcome.winners) == sorted(n for n in game.seats if n[0] == first.name[0])
    for seat in others(game, gone):
        seat("ConfirmEnd")
    assert game.now().phase == 5, "closed"
