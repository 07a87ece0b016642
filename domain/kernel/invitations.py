"""Who is let into a game besides those who sit in it: invitations, given once and used once."""

from kronika.domain.kernel import events as e
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.ledger import Holder, Invitation, Ledger
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Reason, Rejection, message, refuse

MOST_INVITATIONS = 16
"""How many invitations a seat, or the creator, may give in one game."""
LONGEST_INVITATION = 366 * 86_400
"""For how many seconds an invitation may hold."""


def invite(system: System, position: Position, by: str, holder: str, lifetime: int, seat: str) -> Recorder | Rejection:
    """A held seat, or the creator (`by` is empty), lets somebody in; `holder` stands for the secret."""
    ledger = position.ledger
    if ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-when-closed"))
    if seat and seat not in ledger.seats:
        seats = tuple(ledger.seats)
        return refuse(Reason.NOT_FOUND, message("not-a-seat", seat=seat, seats=seats), accepted=seats)
    if not 1 <= lifetime <= LONGEST_INVITATION:
        return refuse(
            Reason.MALFORMED,
            message("not-so-long-an-invitation", longest=LONGEST_INVITATION),
            field="lifetime",
        )
    if ledger.invited.get(by, 0) >= MOST_INVITATIONS:
        return refuse(Reason.LIMIT_REACHED, message("not-more-invitations", most=MOST_INVITATIONS))
    out = Recorder(system, position)
    out.emit(e.InvitationGiven(by, holder, lifetime, seat))
    return out


def withdraw(system: System, position: Position, invitation: int, by: str) -> Recorder | Rejection:
    """Who gave an invitation takes it back; `by` as it was given."""
    standing = position.ledger.invitations.get(invitation)
    if standing is None or standing.by != by:
        return refuse(
            Reason.NOTHING_TO_ANSWER,
            message("not-your-invitation", invitation=invitation),
            accepted=tuple(str(one.id) for one in position.ledger.invitations.values() if one.by == by),
        )
    out = Recorder(system, position)
    out.emit(e.InvitationWithdrawn(invitation, by))
    return out


def is_in(ledger: Ledger, holder: str) -> bool:
    """Whether a player, by what stands for the token, holds a seat of a game or has made it."""
    return bool(holder) and (holder == ledger.creator or holds_a_seat(ledger, holder))


def holds_a_seat(ledger: Ledger, holder: str) -> bool:
    """Whether a player, by what stands for the token, holds a seat."""
    return any(seat.held_by is not None and seat.held_by.holder == holder for seat in ledger.seats.values())


def waits_for_creator(ledger: Ledger, taker: Holder, invitation: int) -> bool:
    """Whether the creator alone can let this player sit down: the line-up is locked, or the player has left a
    seat that had committed; and neither is he the creator, nor has he shown an invitation that the creator
    gave, as such or for the seat that he holds. Bots, which no token stands for, the creator alone seats."""
    if not ledger.creator or ledger.started or taker.holder in ("", ledger.creator):
        return False
    given = ledger.invitations.get(invitation)
    if given is not None and (not given.by or _holder(ledger, given.by) == ledger.creator):
        return False
    return ledger.locked or any(
        taker.holder == one.holder or (taker.key != "" and taker.key == one.key) for one in ledger.walked_out
    )


def _holder(ledger: Ledger, seat: str) -> str:
    """What stands for the token that holds a seat; empty: nobody does."""
    held = ledger.seats[seat].held_by
    return held.holder if held is not None else ""


def is_for(invitation: Invitation, seat: str) -> bool:
    """Whether an invitation lets its bearer take, or ask for, this seat."""
    return invitation.seat in ("", seat)
