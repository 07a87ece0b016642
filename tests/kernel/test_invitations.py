"""Invitations: who may give them, how many, what they are for, how they end."""

import pytest

from kronika.domain.kernel import ends, seats
from kronika.domain.kernel import events as e
from kronika.domain.kernel.ledger import Holder
from kronika.domain.kernel.words import Reason
from tests.kernel.refusing import refused
from tests.kernel.tiny import table

ANN, BEN, CID = "ann", "ben", "cid"
DORA = Holder("dora", "d0", "")
SECRET = "ab" * 16


def invite(game, by=ANN, lifetime=60, seat=""):
    return seats.invite(game.system, game.position, by, SECRET, lifetime, seat)


def withdraw(game, invitation, by=ANN):
    return seats.withdraw(game.system, game.position, invitation, by)


def given(game, **more):
    """An invitation; its id."""
    game.keep(invite(game, **more))
    return game.position.version


def stands(game, invitation):
    return invitation in game.position.ledger.invitations


def test_an_invitation_is_known_by_the_version_at_which_it_was_given():
    game = table()
    game.keep(invite(game, seat=BEN))
    assert game.events[-1] == e.InvitationGiven(ANN, SECRET, 60, BEN)
    assert stands(game, game.position.version)


def test_it_is_for_a_seat_that_there_is():
    assert refused(invite(table(), seat="eve"), Reason.NOT_FOUND).accepted == (ANN, BEN, CID)


@pytest.mark.parametrize("lifetime", [-1, 0, seats.LONGEST_INVITATION + 1])
def test_it_holds_for_a_while_and_not_for_ever(lifetime):
    refused(invite(table(), lifetime=lifetime), Reason.MALFORMED)


def test_a_seat_gives_so_many_in_a_game_and_no_more_whatever_became_of_them():
    game = table()
    for _ in range(seats.MOST_INVITATIONS):
        game.keep(withdraw(game, given(game)))
    refused(invite(game), Reason.LIMIT_REACHED)
    game.keep(invite(game, by=BEN))


def test_only_the_giver_can_withdraw_it():
    game = table()
    invitation = given(game)
    refused(withdraw(game, invitation, by=BEN), Reason.NOTHING_TO_ANSWER)
    refused(withdraw(game, invitation, by=""), Reason.NOTHING_TO_ANSWER)
    game.keep(withdraw(game, invitation))
    assert not stands(game, invitation)
    refused(withdraw(game, invitation), Reason.NOTHING_TO_ANSWER)


def test_it_is_used_up_by_taking_a_seat():
    game = table()
    invitation = given(game)
    game.keep(seats.leave(game.system, game.position, BEN, None))
    game.keep(seats.take(game.system, game.position, BEN, DORA, invitation))
    assert not stands(game, invitation)


def test_it_is_used_up_by_asking_for_one():
    game = table()
    invitation = given(game)
    game.keep(seats.propose_handover(game.system, game.position, BEN, DORA, invitation))
    assert not stands(game, invitation)
    refused(seats.propose_handover(game.system, game.position, CID, DORA, invitation), Reason.NOT_YOUR_SEAT)


def test_it_falls_when_the_seat_that_gave_it_changes_hands():
    game = table()
    left, passed, kept = given(game, by=ANN), given(game, by=BEN), given(game, by=CID)
    game.keep(seats.leave(game.system, game.position, ANN, None))
    game.keep(seats.hand_over(game.system, game.position, BEN, DORA, None))
    assert [stands(game, one) for one in (left, passed, kept)] == [False, False, True]


def test_nobody_is_invited_to_a_closed_game():
    game = table()
    game.keep(ends.resign(game.system, game.position, ANN, game.chance(game.position.ledger)))
    for seat in (ANN, BEN, CID):
        game.keep(ends.confirm(game.system, game.position, seat, game.seeds()))
    refused(invite(game), Reason.WRONG_PHASE, "closed")
