"""Who holds a game up besides by a prompt, and what comes of it: before it starts, between two epochs of
chance, and when its end is to be confirmed."""

import pytest

from kronika.domain.kernel import ends, seats
from kronika.domain.kernel import events as e
from kronika.domain.kernel.ends import PendingAction
from kronika.domain.kernel.game import Phase, phase_of
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import Reason
from tests.kernel.refusing import refused
from tests.kernel.tiny import Win, does, table

ANN, BEN, CID = "ann", "ben", "cid"
ALL = frozenset({ANN, BEN, CID})
LIMITED = e.Options(reply_limit=60)
OF_A_CAMPAIGN = e.Origin("campaign", "campaign", 7)


def waiting(seated=(ANN, BEN, CID), committed=(), revealed=(), **more):
    """A game that has not started: who sits, who has committed, who has revealed."""
    game = table(more.pop("options", LIMITED), begun=False, **more)
    for seat in seated:
        game.take(seat)
    for seat in committed:
        game.commit(seat)
    for seat in revealed:
        game.reveal(seat)
    return game


def pending(game):
    return ends.pending_actions(game.position)


def claim(game, seat, late=ALL, overdue=frozenset()):
    return ends.claim(game.system, game.position, seat, overdue, game.chance(game.position.ledger), late, game.seeds())


def confirm(game, seat, late=frozenset()):
    return ends.confirm(game.system, game.position, seat, game.seeds(), late)


# --- what is pending


def test_a_game_waits_first_for_its_empty_seats_then_for_all_commitments_then_for_what_was_committed_to():
    assert pending(waiting(seated=(ANN,))) == {BEN: PendingAction.SEAT, CID: PendingAction.SEAT}
    assert pending(waiting(seated=(ANN, BEN), committed=(ANN,))) == {CID: PendingAction.SEAT}
    assert pending(waiting(committed=(ANN,))) == {BEN: PendingAction.COMMIT, CID: PendingAction.COMMIT}
    assert pending(waiting(committed=(ANN, BEN, CID), revealed=(ANN, BEN))) == {CID: PendingAction.REVEAL}
    assert pending(table(LIMITED)) == {}


def test_where_chance_is_to_be_replaced_it_waits_for_those_who_have_not_agreed():
    game = table(LIMITED)
    game.keep(seats.agree_to_epoch(game.system, game.position, BEN, game.next_anchors()))
    assert pending(game) == {ANN: PendingAction.EPOCH, CID: PendingAction.EPOCH}


def test_a_game_that_is_over_waits_for_those_who_have_not_confirmed():
    game = table(LIMITED)
    does(game, ANN, Win())
    game.keep(confirm(game, ANN))
    assert pending(game) == {BEN: PendingAction.CONFIRM, CID: PendingAction.CONFIRM}


# --- before the start


@pytest.mark.parametrize(
    "game",
    [
        lambda: waiting(seated=(ANN, CID), committed=(ANN,)),
        lambda: waiting(committed=(ANN, CID)),
        lambda: waiting(committed=(ANN, BEN, CID), revealed=(ANN, CID)),
    ],
    ids=["never taken", "never commits", "never reveals"],
)
def test_game_that_a_seat_keeps_from_starting_is_cancelled_without_a_winner_and_closed(game):
    game = game()
    refused(claim(game, ANN, late=frozenset()), Reason.TOO_EARLY, "1 minute")
    game.keep(claim(game, ANN))
    assert game.events[-3:] == [
        e.GameClaimed(ANN, BEN),
        e.GameFinished((), "abandoned"),
        e.GameClosed("abandoned", True, game.seeds()),
    ]
    assert phase_of(game.position) == Phase.CLOSED


def test_only_who_has_done_his_part_calls_it_off():
    game = waiting(committed=(ANN,))
    assert refused(claim(game, CID), Reason.TOO_EARLY, "waits for you: commit").accepted == ("commit",)
    game.keep(claim(game, ANN))


def test_without_a_reply_limit_it_waits_for_ever():
    refused(claim(waiting(committed=(ANN,), options=e.Options()), ANN), Reason.WRONG_PHASE, "no reply limit")


# --- before a game of a campaign starts


def test_a_game_of_a_campaign_has_a_winner_though_it_never_started():
    game = waiting(committed=(ANN, CID), origin=OF_A_CAMPAIGN)
    game.keep(claim(game, ANN))
    assert game.events[-2:] == [e.GameClaimed(ANN, BEN), e.GameFinished((ANN, CID), "claimed")]
    assert phase_of(game.position) == Phase.FINISHED


def test_unstarted_game_is_closed_by_one_confirmation():
    game = waiting(committed=(ANN, CID), origin=OF_A_CAMPAIGN)
    game.keep(claim(game, ANN))
    game.keep(confirm(game, ANN))
    assert game.events[-2:] == [e.EndConfirmed(ANN), e.GameClosed("campaign", False)]


def test_game_that_ended_before_start_never_starts():
    game = waiting(committed=(ANN, CID), origin=OF_A_CAMPAIGN)
    game.keep(claim(game, ANN))
    refused(seats.commit_entropy(game.system, game.position, BEN, 1, "00" * 32), Reason.WRONG_PHASE, "over")
    game = waiting(committed=(ANN, BEN, CID), revealed=(ANN, CID), origin=OF_A_CAMPAIGN)
    game.keep(claim(game, ANN))
    with pytest.raises(ValueError, match="over"):
        game.reveal(BEN)


# --- in the middle of a game


def test_seat_that_never_agrees_to_a_new_epoch_loses_by_claim():
    game = table(LIMITED)
    game.keep(seats.agree_to_epoch(game.system, game.position, BEN, game.next_anchors()))
    refused(claim(game, ANN), Reason.TOO_EARLY, "waits for you: epoch")
    game.keep(claim(game, BEN))
    assert game.position.game.outcome == Outcome((BEN, CID), "claimed", "")


def test_seat_that_never_commits_to_a_new_epoch_loses_by_claim():
    game = table(LIMITED)
    for seat in (ANN, BEN, CID):
        game.keep(seats.agree_to_epoch(game.system, game.position, seat, game.next_anchors()))
    game.commit(ANN)
    game.commit(BEN)
    game.keep(claim(game, BEN))
    assert game.position.game.outcome == Outcome((ANN, BEN), "claimed", "")


def test_prompt_blocked_by_missing_chance_is_not_a_ground_for_a_claim():
    game = table(LIMITED)
    overdue = frozenset(prompt.id for prompt in game.position.game.prompts if prompt.seat == ANN)
    game.keep(seats.agree_to_epoch(game.system, game.position, ANN, game.next_anchors()))
    game.keep(seats.agree_to_epoch(game.system, game.position, BEN, game.next_anchors()))
    refused(claim(game, BEN, late=frozenset(), overdue=overdue), Reason.TOO_EARLY)


# --- confirming the end


def test_a_seat_that_never_confirms_the_end_does_not_keep_the_game_open():
    game = table(LIMITED)
    does(game, ANN, Win())
    game.keep(confirm(game, ANN))
    refused(confirm(game, ANN, late=frozenset({BEN})), Reason.ALREADY_DONE)
    game.keep(confirm(game, ANN, late=frozenset({BEN, CID})))
    assert game.events[-1] == e.GameClosed("expired", True, game.seeds())
