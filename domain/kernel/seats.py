"""Making a game, taking its seats, and the epochs of its chance (design 4)."""

from collections.abc import Callable

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import ENTROPY_BYTES, Chance, commitment
from kronika.domain.kernel.ends import REPLACED, never_closes, run_again
from kronika.domain.kernel.game import Position, Recorder, blank, go_on, in_campaign, still_plays
from kronika.domain.kernel.hashing import is_hex
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
    """Takes back an invitation for the one who gave it; `by` as it was given."""
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
    """Returns the id that stands for the token that holds a seat; empty: nobody holds it."""
    held = ledger.seats[seat].held_by
    return held.holder if held is not None else ""


def is_for(invitation: Invitation, seat: str) -> bool:
    """Whether an invitation lets its bearer take, or ask for, this seat."""
    return invitation.seat in ("", seat)


Anchors = dict[str, str]
"""The anchors of a new epoch by audience, 64 hex digits each."""

MOST_PROPOSALS = 3
"""How often one player may ask for a seat of one game."""


class Birth(msgspec.Struct, frozen=True):
    """The data of a new game. `opening`: the system's events that lay it out; `creator`: the id that stands for its
    creator's token."""

    game: str
    pack: e.PackId
    scenario: str
    seats: tuple[str, ...]
    options: e.Options
    origin: e.Origin | None
    anchors: Anchors
    opening: tuple[e.Event, ...]
    creator: str = ""


def create(system: System, birth: Birth) -> Recorder:
    """A stream begins: the game, its first anchors, its board.

    Raises `ValueError` for a game with shared decks that would never close by itself.
    """
    out = Recorder(system, blank(system))
    created = e.GameCreated(
        birth.game,
        system.name,
        birth.pack,
        birth.scenario,
        birth.seats,
        birth.options,
        birth.origin,
        reveals_bound=True,
        creator=birth.creator,
        referee_chain=system.shares_decks,
    )
    if never_closes(system.shares_decks, birth.options):
        raise ValueError("a game with shared decks needs a closing time: what is drawn from them is checked then")
    out.emit(created)
    out.emit(e.EpochOpened(1, birth.anchors))
    for event in birth.opening:
        out.emit(event)
    return out


def voids_epoch(ledger: Ledger, seat: str) -> bool:
    """Whether a change of who holds this seat needs a new epoch: it had committed, and not all
    have revealed."""
    return not ledger.epoch.began and bool(ledger.seats[seat].commitment)


def take(system: System, position: Position, seat: str, holder: Holder, invitation: int = 0) -> Recorder | Rejection:
    """An empty seat is taken, by the invitation that is named. In a game that has begun the epoch goes on."""
    refused = _known(position, seat)
    if refused is not None:
        return refused
    held = position.ledger.seats[seat].held_by
    if held is not None:
        return refuse(
            Reason.SEAT_TAKEN,
            message("not-empty-seat", seat=seat, name=held.name),
            accepted=_empty(position.ledger),
        )
    if waits_for_creator(position.ledger, holder, invitation):
        why = "not-invited-into-locked-line-up" if position.ledger.locked else "not-invited-back"
        return refuse(Reason.NOT_YOUR_SEAT, message(why))
    out = Recorder(system, position)
    out.emit(e.SeatTaken(seat, holder.name, holder.holder, holder.key, invitation))
    return out


def leave(system: System, position: Position, seat: str, anchors: Anchors | None) -> Recorder | Rejection:
    """The holder leaves. `anchors` of a new epoch are needed where `voids_epoch` says so."""
    refused = _held(position, seat) or _not_locked(position)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    voids = voids_epoch(position.ledger, seat)
    out.emit(e.SeatLeft(seat))
    if voids:
        _void(out, anchors, "a participant left")
    return out


def free(system: System, position: Position, seat: str, by: str) -> Recorder | Rejection:
    """Before the start the creator, `by` what stands for the token, frees a seat that does not commit."""
    refused = _held(position, seat) or _is_creators(position, by)
    if refused is not None:
        return refused
    if position.ledger.seats[seat].commitment:
        return refuse(
            Reason.ALREADY_DONE,
            message("not-committed-seat-freed", seat=seat),
            accepted=tuple(name for name, one in position.ledger.seats.items() if one.held_by and not one.commitment),
        )
    out = Recorder(system, position)
    out.emit(e.SeatFreed(seat))
    return out


def lock(system: System, position: Position, by: str, *, locked: bool) -> Recorder | Rejection:
    """Before the start the creator, `by` what stands for the token, locks the line-up, or unlocks it."""
    refused = _is_creators(position, by)
    if refused is not None:
        return refused
    if position.ledger.locked == locked:
        return refuse(Reason.ALREADY_DONE, message("not-locked-twice" if locked else "not-locked"))
    out = Recorder(system, position)
    out.emit(e.LineUpLocked() if locked else e.LineUpUnlocked())
    return out


def hand_over(
    system: System,
    position: Position,
    seat: str,
    taker: Holder,
    anchors: Anchors | None,
    signed: e.Signed | None = None,
) -> Recorder | Rejection:
    """The holder passes the seat on; `signed` is the old key's signature where the seat signs."""
    refused = _held(position, seat) or _not_locked(position)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    if voids_epoch(position.ledger, seat):
        _void(out, anchors, "a participant changed")
    out.emit(e.SeatHandedOver(seat, taker.name, taker.holder, taker.key, signed))
    return out


def propose_handover(
    system: System, position: Position, seat: str, taker: Holder, invitation: int = 0
) -> Recorder | Rejection:
    """Asks for a held seat without the old key. The creator of the game, the holder of another seat, or a player
    invited by a seat can ask. The seat passes when every other held seat has consented; bots are not asked. While no
    other seat is held by a person, nobody can consent, and the proposal waits. There is only one at a time."""
    ledger = position.ledger
    refused = _held(position, seat) or _no_right_to_ask(ledger, seat, taker, invitation)
    if refused is not None:
        return refused
    standing = ledger.proposals.get(seat)
    if standing is not None:
        return refuse(
            Reason.ALREADY_DONE,
            message("not-while-proposal-stands", id=standing.id, seat=seat),
            accepted=(str(standing.id),),
        )
    if ledger.proposed.get(taker.holder, 0) >= MOST_PROPOSALS:
        return refuse(Reason.LIMIT_REACHED, message("not-more-proposals", most=MOST_PROPOSALS))
    out = Recorder(system, position)
    out.emit(e.HandoverProposed(seat, taker.name, taker.holder, taker.key, invitation))
    return out


def _no_right_to_ask(ledger: Ledger, seat: str, taker: Holder, invitation: int) -> Rejection | None:
    held = ledger.seats[seat].held_by
    if held is not None and held.holder == taker.holder:
        return refuse(Reason.ALREADY_DONE, message("not-own-seat", seat=seat))
    if invitation:
        given = ledger.invitations.get(invitation)
        if given is not None and given.by and is_for(given, seat):
            return None
    elif is_in(ledger, taker.holder):
        return None
    return refuse(Reason.NOT_YOUR_SEAT, message("not-known-to-seat", seat=seat))


def consent_to_handover(
    system: System, position: Position, seat: str, by: str, proposal: int, anchors: Anchors | None
) -> Recorder | Rejection:
    """A held seat consents to the standing proposal for another."""
    refused = _proposed(position, seat, by, proposal) or _not_locked(position)
    if refused is not None:
        return refused
    if by in position.ledger.proposals[seat].consents:
        return refuse(Reason.ALREADY_DONE, message("not-consented-twice", by=by))
    out = Recorder(system, position)
    out.emit(e.HandoverConsented(seat, by, proposal))
    _pass_on(out, seat, anchors)
    return out


def decline_handover(system: System, position: Position, seat: str, by: str, proposal: int) -> Recorder | Rejection:
    """A held seat, the one asked for included, refuses the standing proposal."""
    refused = _proposed(position, seat, "" if by == seat else by, proposal)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    out.emit(e.HandoverDeclined(seat, by, proposal))
    return out


def _pass_on(out: Recorder, seat: str, anchors: Anchors | None) -> None:
    proposal = out.ledger.proposals[seat]
    others = [other for other in out.ledger.persons if other != seat]
    if others and set(others) <= set(proposal.consents):
        if voids_epoch(out.ledger, seat):
            _void(out, anchors, "a participant changed")
        taker, consents = proposal.taker, tuple(others)
        out.emit(e.SeatHandedOver(seat, taker.name, taker.holder, taker.key, consents=consents, proposal=proposal.id))


def _void(out: Recorder, anchors: Anchors | None, reason: str) -> None:
    if anchors is None:
        raise ValueError("a participant changes before all have revealed: new anchors are due")
    out.emit(e.EpochOpened(out.ledger.epoch.number + 1, anchors, reason))


# --- epochs


def commit_entropy(
    system: System, position: Position, seat: str, epoch: int, committed: str, signed: e.Signed | None = None
) -> Recorder | Rejection:
    """A held seat binds itself to its entropy; `committed` as `chance.commitment` makes it."""
    refused = _held(position, seat) or _in_epoch(position, epoch) or still_plays(position, seat)
    if refused is not None:
        return refused
    if position.ledger.seats[seat].commitment:
        return refuse(Reason.ALREADY_DONE, message("not-committed-twice", seat=seat, epoch=epoch))
    if not is_hex(committed, 32):
        return refuse(Reason.MALFORMED, message("not-a-commitment"), field="commitment")
    out = Recorder(system, position)
    out.emit(e.EntropyCommitted(seat, epoch, committed, signed))
    return out


def reveal(
    system: System,
    position: Position,
    seat: str,
    epoch: int,
    entropy: str,
    make_chance: Callable[[Ledger], Chance],
    signed: e.Signed | None = None,
) -> Recorder | Rejection:
    """A seat shows its entropy. With the last one the epoch begins and, the first time, the game."""
    ledger = position.ledger
    refused = _held(position, seat) or _in_epoch(position, epoch)
    if refused is not None:
        return refused
    waiting = [name for name, other in ledger.needed.items() if not other.commitment]
    if waiting:
        return refuse(Reason.TOO_EARLY, message("not-all-committed", waiting=tuple(waiting)))
    if ledger.seats[seat].entropy:
        return refuse(Reason.ALREADY_DONE, message("not-revealed-twice", seat=seat))
    if not is_hex(entropy, ENTROPY_BYTES):
        return refuse(Reason.MALFORMED, message("not-entropy"), field="entropy")
    if commitment(seat, ledger.game, ledger.epoch.anchors, bytes.fromhex(entropy)) != ledger.seats[seat].commitment:
        return refuse(Reason.WRONG_COMMITMENT, message("not-what-seat-committed-to"))
    out = Recorder(system, position)
    out.emit(e.EntropyRevealed(seat, epoch, entropy, signed))
    begin_epoch(out, make_chance)
    return out


def begin_epoch(out: Recorder, make_chance: Callable[[Ledger], Chance]) -> None:
    """The epoch begins if every seat has revealed, and the first time the game."""
    if all(seat.entropy for seat in out.ledger.needed.values()):
        out.emit(e.EpochBegan(out.ledger.epoch.number))
        if not out.ledger.started:
            out.emit(e.GameStarted())
            chance = make_chance(out.ledger)
            out.system.rules.start(out, chance)
            go_on(out, chance)
        elif out.game.outcome is None:
            run_again(out, make_chance(out.ledger))


def agree_to_epoch(system: System, position: Position, seat: str, anchors: Anchors) -> Recorder | Rejection:
    """Consents, for a held seat, to a new epoch in place of a running one whose secrets are gone. With the last consent
    it is opened, and every seat commits again."""
    refused = _held(position, seat) or still_plays(position, seat)
    if refused is not None:
        return refused
    if seat in position.ledger.epoch.agreed:
        return refuse(Reason.ALREADY_DONE, message("not-epoch-agreed-twice", seat=seat))
    out = Recorder(system, position)
    out.emit(e.EpochAgreed(seat, position.ledger.epoch.number))
    if set(out.ledger.playing) <= set(out.ledger.epoch.agreed):
        out.emit(e.EpochOpened(out.ledger.epoch.number + 1, anchors, REPLACED))
    return out


# --- what is refused


def _known(position: Position, seat: str) -> Rejection | None:
    if position.ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-when-closed"))
    if seat not in position.ledger.seats:
        seats = tuple(position.ledger.seats)
        return refuse(Reason.NOT_FOUND, message("not-a-seat", seat=seat, seats=seats), accepted=seats)
    return None


def _held(position: Position, seat: str) -> Rejection | None:
    refused = _known(position, seat)
    if refused is None and position.ledger.seats[seat].held_by is None:
        return refuse(Reason.SEAT_EMPTY, message("not-held-seat", seat=seat))
    return refused


def _not_locked(position: Position) -> Rejection | None:
    if position.ledger.locked:
        return refuse(Reason.WRONG_PHASE, message("not-while-line-up-is-locked"))
    return None


def _is_creators(position: Position, by: str) -> Rejection | None:
    """Why the line-up is not for this player to change: not the creator's, or not before the start."""
    ledger = position.ledger
    if not by or by != ledger.creator:
        return refuse(Reason.NOT_YOUR_SEAT, message("not-creator"))
    if ledger.started or ledger.closed or position.game.outcome is not None:
        return refuse(Reason.WRONG_PHASE, message("not-after-start"))
    if in_campaign(position):
        return refuse(Reason.WRONG_PHASE, message("not-seats-of-campaign"))
    return None


def _proposed(position: Position, seat: str, by: str, proposal: int) -> Rejection | None:
    refused = _held(position, seat)
    if refused is not None:
        return refused
    refused = still_plays(position, by)
    if refused is not None:
        return refused
    standing = position.ledger.proposals.get(seat)
    if standing is None or by == seat:
        return refuse(Reason.NOTHING_TO_ANSWER, message("not-asked-about-seat", seat=seat))
    if standing.id != proposal:
        return refuse(
            Reason.NOTHING_TO_ANSWER,
            message("not-that-proposal", id=standing.id, seat=seat, proposal=proposal),
            accepted=(str(standing.id),),
        )
    return None


def _in_epoch(position: Position, epoch: int) -> Rejection | None:
    current = position.ledger.epoch
    if position.game.outcome is not None and not position.ledger.started:
        return refuse(Reason.WRONG_PHASE, message("not-when-over"))
    if epoch != current.number:
        return refuse(
            Reason.WRONG_PHASE,
            message("not-open-epoch", number=current.number, epoch=epoch),
            accepted=(str(current.number),),
        )
    if current.began:
        return refuse(Reason.ALREADY_DONE, message("not-begun-epoch", epoch=epoch))
    return None


def _empty(ledger: Ledger) -> tuple[str, ...]:
    return tuple(name for name, seat in ledger.seats.items() if seat.held_by is None)
