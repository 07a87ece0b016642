"""Reducers of the ledger: each applies the fact in an event, without rules."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel import events as e
from kronika.domain.kernel.ledger import (
    Decision,
    Decisions,
    Dispute,
    Epoch,
    Holder,
    Invitation,
    Ledger,
    LimitRequest,
    Proposal,
    Seat,
    SeatedBot,
    StandingOrder,
    UndoRequest,
)

_decision = lru_cache(16_384)(Decision)
"""One value for all that fold it: each audience of a game, and each game, decides at the same versions."""


def _with_seat(ledger: Ledger, name: str, seat: Seat) -> Ledger:
    return replace(ledger, seats={**ledger.seats, name: seat})


def _without_proposal(ledger: Ledger, seat: str) -> dict[str, Proposal]:
    return {name: proposal for name, proposal in ledger.proposals.items() if name != seat}


def _game_created(ledger: Ledger, event: e.GameCreated, version: int) -> Ledger:
    return replace(
        ledger,
        game=event.game,
        system=event.system,
        pack=event.pack,
        scenario=event.scenario,
        options=event.options,
        origin=event.origin,
        reveals_bound=event.reveals_bound,
        creator=event.creator,
        referee_chain=event.referee_chain,
        seats={name: Seat() for name in event.seats},
    )


def _epoch_opened(ledger: Ledger, event: e.EpochOpened, version: int) -> Ledger:
    return replace(
        ledger,
        epoch=Epoch(event.epoch, event.anchors),
        used={},
        committed=0,
        seats={name: Seat(seat.held_by, bot=seat.bot) for name, seat in ledger.seats.items()},
    )


def _without_invitation(ledger: Ledger, id: int) -> dict[int, Invitation]:
    return {at: invitation for at, invitation in ledger.invitations.items() if at != id}


def _without_invitations_of(ledger: Ledger, seat: str) -> dict[int, Invitation]:
    return {at: invitation for at, invitation in ledger.invitations.items() if invitation.by != seat}


def _seat_taken(ledger: Ledger, event: e.SeatTaken, version: int) -> Ledger:
    seat = replace(ledger.seats[event.seat], held_by=Holder(event.name, event.holder, event.key))
    taken = _with_seat(ledger, event.seat, seat)
    return replace(taken, invitations=_without_invitation(ledger, event.invitation)) if event.invitation else taken


def _bot_seated(ledger: Ledger, event: e.BotSeated, version: int) -> Ledger:
    bot = SeatedBot(event.seat, version, event.bot, event.version, event.commitment)
    seated = _with_seat(ledger, event.seat, replace(ledger.seats[event.seat], bot=bot))
    return replace(seated, bots=(*ledger.bots, bot))


def _seat_left(ledger: Ledger, event: e.SeatLeft, version: int) -> Ledger:
    seat = ledger.seats[event.seat]
    if seat.held_by is not None and seat.commitment and not ledger.started:
        ledger = replace(ledger, walked_out=(*ledger.walked_out, seat.held_by))
    return _emptied(ledger, event, version)


def _line_up_locked(ledger: Ledger, event: e.LineUpLocked, version: int) -> Ledger:
    return replace(ledger, locked=True)


def _line_up_unlocked(ledger: Ledger, event: e.LineUpUnlocked, version: int) -> Ledger:
    return replace(ledger, locked=False)


def _emptied(ledger: Ledger, event: e.SeatLeft | e.SeatFreed, version: int) -> Ledger:
    return replace(
        _with_seat(ledger, event.seat, replace(ledger.seats[event.seat], held_by=None, bot=None)),
        proposals=_without_proposal(ledger, event.seat),
        invitations=_without_invitations_of(ledger, event.seat),
    )


def _seat_handed_over(ledger: Ledger, event: e.SeatHandedOver, version: int) -> Ledger:
    seat = replace(ledger.seats[event.seat], held_by=Holder(event.name, event.holder, event.key), bot=None)
    return replace(
        _with_seat(ledger, event.seat, seat),
        proposals=_without_proposal(ledger, event.seat),
        invitations=_without_invitations_of(ledger, event.seat),
    )


def _invitation_given(ledger: Ledger, event: e.InvitationGiven, version: int) -> Ledger:
    given = Invitation(version, event.by, event.holder, event.lifetime, event.seat)
    return replace(
        ledger,
        invitations={**ledger.invitations, version: given},
        invited={**ledger.invited, event.by: ledger.invited.get(event.by, 0) + 1},
    )


def _invitation_withdrawn(ledger: Ledger, event: e.InvitationWithdrawn, version: int) -> Ledger:
    return replace(ledger, invitations=_without_invitation(ledger, event.invitation))


def _handover_proposed(ledger: Ledger, event: e.HandoverProposed, version: int) -> Ledger:
    proposal = Proposal(event.seat, Holder(event.name, event.holder, event.key), version)
    return replace(
        ledger,
        proposals={**ledger.proposals, event.seat: proposal},
        proposed={**ledger.proposed, event.holder: ledger.proposed.get(event.holder, 0) + 1},
        invitations=_without_invitation(ledger, event.invitation),
    )


def _handover_consented(ledger: Ledger, event: e.HandoverConsented, version: int) -> Ledger:
    proposal = ledger.proposals[event.seat]
    proposal = replace(proposal, consents=(*proposal.consents, event.by))
    return replace(ledger, proposals={**ledger.proposals, event.seat: proposal})


def _handover_declined(ledger: Ledger, event: e.HandoverDeclined, version: int) -> Ledger:
    return replace(ledger, proposals=_without_proposal(ledger, event.seat))


def _entropy_committed(ledger: Ledger, event: e.EntropyCommitted, version: int) -> Ledger:
    seat = replace(ledger.seats[event.seat], commitment=event.commitment)
    return replace(_with_seat(ledger, event.seat, seat), committed=version)


def _entropy_revealed(ledger: Ledger, event: e.EntropyRevealed, version: int) -> Ledger:
    return _with_seat(ledger, event.seat, replace(ledger.seats[event.seat], entropy=event.entropy))


def _epoch_began(ledger: Ledger, event: e.EpochBegan, version: int) -> Ledger:
    return replace(ledger, epoch=replace(ledger.epoch, began=True))


def _epoch_agreed(ledger: Ledger, event: e.EpochAgreed, version: int) -> Ledger:
    return replace(ledger, epoch=replace(ledger.epoch, agreed=(*ledger.epoch.agreed, event.seat)))


def _game_started(ledger: Ledger, event: e.GameStarted, version: int) -> Ledger:
    return replace(ledger, started=True, locked=False)


def _decision_made(ledger: Ledger, event: e.DecisionMade[Any], version: int) -> Ledger:
    return replace(ledger, decisions=ledger.decisions.and_then(_decision(version, event.seat)))


def _undo_requested(ledger: Ledger, event: e.UndoRequested, version: int) -> Ledger:
    request = UndoRequest(event.seat, version, event.to, event.dispute, seen=event.seen)
    return replace(ledger, undo={**ledger.undo, event.seat: request})


def _undo_agreed(ledger: Ledger, event: e.UndoAgreed, version: int) -> Ledger:
    request = ledger.undo[event.seat]
    request = replace(request, agreed=(*request.agreed, event.by))
    return replace(ledger, undo={**ledger.undo, event.seat: request})


def _undo_ended(ledger: Ledger, event: e.UndoEnded, version: int) -> Ledger:
    return replace(ledger, undo={name: r for name, r in ledger.undo.items() if name != event.seat})


def _undone(ledger: Ledger, event: e.Undone, version: int) -> Ledger:
    return replace(
        ledger,
        decisions=ledger.decisions.up_to(event.to),
        undo={name: r for name, r in ledger.undo.items() if r.to < event.to and name != event.seat},
        confirmed=(),
        draws=(),
    )


def _settled(ledger: Ledger, event: e.Settled, version: int) -> Ledger:
    leaving = () if ledger.chance_runs else ledger.leaving
    return replace(ledger, decisions=Decisions(), undo={}, settled=version, leaving=leaving)


def _roll_disputed(ledger: Ledger, event: e.RollDisputed, version: int) -> Ledger:
    return replace(ledger, disputes=(*ledger.disputes, Dispute(event.seat, event.version, event.reason)))


def _dispute_ended(ledger: Ledger, event: e.DisputeEnded, version: int) -> Ledger:
    return replace(
        ledger,
        disputes=tuple(
            replace(d, how=event.how) if (d.seat, d.version, d.how) == (event.seat, event.version, "") else d
            for d in ledger.disputes
        ),
    )


def _order_given(ledger: Ledger, event: e.OrderGiven, version: int) -> Ledger:
    content = event.secret.content
    standing = StandingOrder(version, event.seat, content.order if content is not None else None)
    return replace(ledger, orders=(*ledger.orders, standing))


def _order_withdrawn(ledger: Ledger, event: e.OrderWithdrawn, version: int) -> Ledger:
    return replace(ledger, orders=tuple(order for order in ledger.orders if order.version != event.order))


def _gave_up(ledger: Ledger, event: e.GaveUp, version: int) -> Ledger:
    return replace(
        ledger,
        gave_up=(*ledger.gave_up, event.seat),
        leaving=ledger.leaving if ledger.chance_runs else (*ledger.leaving, event.seat),
        orders=tuple(order for order in ledger.orders if order.seat != event.seat),
        draws=tuple(seat for seat in ledger.draws if seat != event.seat),
    )


def _limit_requested(ledger: Ledger, event: e.LimitRequested, version: int) -> Ledger:
    request = LimitRequest(event.seat, version, event.change, event.seconds)
    return replace(ledger, limits={**ledger.limits, event.seat: request})


def _limit_agreed(ledger: Ledger, event: e.LimitAgreed, version: int) -> Ledger:
    request = ledger.limits[event.seat]
    request = replace(request, agreed=(*request.agreed, event.by))
    return replace(ledger, limits={**ledger.limits, event.seat: request})


def _limit_request_ended(ledger: Ledger, event: e.LimitRequestEnded, version: int) -> Ledger:
    return replace(ledger, limits={name: r for name, r in ledger.limits.items() if name != event.seat})


def _limit_changed(ledger: Ledger, event: e.LimitChanged, version: int) -> Ledger:
    extends = event.change == e.LimitChange.EXTEND
    kept = {
        name: r
        for name, r in ledger.limits.items()
        if name != event.seat and (extends or r.change == e.LimitChange.EXTEND)
    }
    return replace(ledger, limits=kept, paused=ledger.paused if extends else event.change == e.LimitChange.PAUSE)


def _draw_offered(ledger: Ledger, event: e.DrawOffered, version: int) -> Ledger:
    return replace(ledger, draws=(*ledger.draws, event.seat), offered=ledger.offered | {event.seat: version})


def _draw_ended(ledger: Ledger, event: e.DrawEnded, version: int) -> Ledger:
    return replace(ledger, draws=tuple(seat for seat in ledger.draws if seat != event.seat))


def _end_confirmed(ledger: Ledger, event: e.EndConfirmed, version: int) -> Ledger:
    return replace(ledger, confirmed=(*ledger.confirmed, event.seat))


def _game_closed(ledger: Ledger, event: e.GameClosed, version: int) -> Ledger:
    return replace(ledger, closed=True, opened=event.opened, undo={}, limits={}, draws=())


def _game_opened(ledger: Ledger, event: e.GameOpened, version: int) -> Ledger:
    return replace(ledger, opened=True)


_APPLY: dict[type, Callable[..., Ledger]] = {
    e.GameCreated: _game_created,
    e.EpochOpened: _epoch_opened,
    e.SeatTaken: _seat_taken,
    e.BotSeated: _bot_seated,
    e.SeatLeft: _seat_left,
    e.SeatFreed: _emptied,
    e.LineUpLocked: _line_up_locked,
    e.LineUpUnlocked: _line_up_unlocked,
    e.SeatHandedOver: _seat_handed_over,
    e.InvitationGiven: _invitation_given,
    e.InvitationWithdrawn: _invitation_withdrawn,
    e.HandoverProposed: _handover_proposed,
    e.HandoverConsented: _handover_consented,
    e.HandoverDeclined: _handover_declined,
    e.EntropyCommitted: _entropy_committed,
    e.EntropyRevealed: _entropy_revealed,
    e.EpochBegan: _epoch_began,
    e.EpochAgreed: _epoch_agreed,
    e.GameStarted: _game_started,
    e.DecisionMade: _decision_made,
    e.UndoRequested: _undo_requested,
    e.UndoAgreed: _undo_agreed,
    e.UndoEnded: _undo_ended,
    e.Undone: _undone,
    e.Settled: _settled,
    e.RollDisputed: _roll_disputed,
    e.DisputeEnded: _dispute_ended,
    e.OrderGiven: _order_given,
    e.OrderWithdrawn: _order_withdrawn,
    e.GaveUp: _gave_up,
    e.LimitRequested: _limit_requested,
    e.LimitAgreed: _limit_agreed,
    e.LimitRequestEnded: _limit_request_ended,
    e.LimitChanged: _limit_changed,
    e.DrawOffered: _draw_offered,
    e.DrawEnded: _draw_ended,
    e.EndConfirmed: _end_confirmed,
    e.GameClosed: _game_closed,
    e.GameOpened: _game_opened,
}


def _chance_used(ledger: Ledger, event: Any, version: int) -> Ledger:
    use = event.use
    return replace(ledger, used={**ledger.used, use.audience: use.k}, last_chance=version)


def _seals_opened(ledger: Ledger, event: Any, version: int) -> Ledger:
    return replace(ledger, last_reveal=version)


def _shown(ledger: Ledger, event: Any, version: int) -> Ledger:
    if not event.shows:
        return ledger
    orders = tuple(one for one in ledger.orders if not one.ends_by(event.played_by)) if ledger.orders else ()
    return replace(ledger, last_reveal=version, orders=orders)


@cache
def applied_by(type_: type[e.Event]) -> Callable[[Ledger, Any, int], Ledger] | None:
    """How events of a type change the ledger; a system's do so by their fields `use`, `opens` and `shows`."""
    if type_ in _APPLY:
        return _APPLY[type_]
    if "use" in type_.__struct_fields__:
        return _chance_used
    if "opens" in type_.__struct_fields__:
        return _seals_opened
    return _shown if "shows" in type_.__struct_fields__ else None


def apply_to_ledger(ledger: Ledger, event: e.Event, version: int) -> Ledger:
    """The ledger after the event at `version`."""
    apply = applied_by(type(event))
    return ledger if apply is None else apply(ledger, event, version)
