"""Sentences about the events that every game has."""

from collections.abc import Callable
from enum import IntEnum
from functools import partial
from typing import Any

from kronika.domain.kernel import events as e
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.limits import duration
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Message, Text, message

_ENDS = {
    "declined": message("ends-declined"),
    "withdrawn": message("ends-withdrawn"),
    "expired": message("ends-expired"),
    "accepted": message("ends-accepted"),
}
DISPUTE_ENDS = {
    "stands": message("dispute-stands"),
    "went_back": message("dispute-went-back"),
    "withdrawn": message("dispute-withdrawn"),
}
_WON = {"resigned": message("won-resigned"), "claimed": message("won-claimed")}
_LOST = {"resigned": message("lost-resigned"), "claimed": message("won-claimed"), "lost": message("lost-lost")}
"""Where nobody is left to win, or what plays by the rules alone has won."""
_LIMIT_REQUESTS = {
    e.LimitChange.EXTEND: "event-limit-requested-extend",
    e.LimitChange.PAUSE: "event-limit-requested-pause",
    e.LimitChange.RESUME: "event-limit-requested-resume",
}
_LIMIT_CHANGES = {
    e.LimitChange.EXTEND: "event-limit-changed-extend",
    e.LimitChange.PAUSE: "event-limit-changed-pause",
    e.LimitChange.RESUME: "event-limit-changed-resume",
}
TOLD_BY_SYSTEMS = frozenset({e.DecisionMade, e.PromptOpened, e.PromptClosed})
"""Kernel events that only a system has words for."""
CEREMONY = (e.EpochOpened, e.EntropyCommitted, e.EntropyRevealed, e.EpochBegan, e.EpochAgreed)


class LineKind(IntEnum):
    """The kind of a line of the log. The numbers are those of the contract."""

    DECISION = 1
    EVENT = 2
    CHANCE = 3
    CEREMONY = 4
    ROUND = 5
    TURN = 6


def line_kind(event: e.Event) -> LineKind:
    """The kind of an event's line in the log."""
    if isinstance(event, e.DecisionMade):
        return LineKind.DECISION
    if isinstance(event, CEREMONY):
        return LineKind.CEREMONY
    if event.begins:
        return LineKind[event.begins.upper()]
    return LineKind.EVENT if getattr(event, "use", None) is None else LineKind.CHANCE


def say(system: System, board: Any, event: e.Event) -> Text | None:
    """An event as one sentence; None for one that only keeps the books. `board` is the one after it."""
    if e.applied_to_board(type(event)) or type(event) in TOLD_BY_SYSTEMS:
        return system.words.event(board, event)

    return _say(event, partial(system.words.seat, board)) or system.words.event(board, event)


def _say(event: e.Event, called: Callable[[str], Called]) -> Message | None:
    """A kernel event as one sentence; None where it only keeps the books or is the system's to tell."""
    match event:
        case e.GameCreated():
            return message("event-game-created", game=event.game)
        case e.EpochOpened():
            return message("event-epoch-opened", epoch=event.epoch)
        case e.SeatTaken():
            return message("event-seat-taken", seat=called(event.seat), name=event.name)
        case e.BotSeated():
            return message("event-bot-seated", seat=called(event.seat), bot=event.bot, version=event.version)
        case e.SeatLeft():
            return message("event-seat-left", seat=called(event.seat))
        case e.SeatFreed():
            return message("event-seat-freed", seat=called(event.seat))
        case e.LineUpLocked():
            return message("event-line-up-locked")
        case e.LineUpUnlocked():
            return message("event-line-up-unlocked")
        case e.SeatHandedOver():
            return message("event-seat-handed-over", seat=called(event.seat), name=event.name)
        case e.InvitationGiven():
            return _invited(event, called)
        case e.InvitationWithdrawn():
            return message("event-invitation-withdrawn", invitation=event.invitation)
        case e.HandoverProposed():
            return message("event-handover-proposed", seat=called(event.seat), name=event.name)
        case e.HandoverConsented():
            return message("event-handover-consented", by=called(event.by))
        case e.HandoverDeclined():
            return message("event-handover-declined", by=called(event.by))
        case e.EntropyCommitted():
            return message("event-entropy-committed", seat=called(event.seat))
        case e.EntropyRevealed():
            return message("event-entropy-revealed", seat=called(event.seat))
        case e.EpochBegan():
            return message("event-epoch-began", epoch=event.epoch)
        case e.EpochAgreed():
            return message("event-epoch-agreed", seat=called(event.seat), epoch=event.epoch)
        case e.GameStarted():
            return message("event-game-started")
        case e.UndoRequested(seen=seen) if seen:
            cards = tuple(message("cards-seen", seat=called(seat), count=count) for seat, count in seen.items())
            return message("event-undo-requested-of-seen", seat=called(event.seat), to=event.to, cards=cards)
        case e.UndoRequested():
            return message("event-undo-requested", seat=called(event.seat), to=event.to)
        case e.UndoAgreed():
            return message("event-undo-agreed", by=called(event.by))
        case e.UndoEnded():
            return message("event-undo-ended", seat=called(event.seat), how=_ENDS[event.how])
        case e.Undone():
            return message("event-undone", to=event.to)
        case e.RollDisputed(reason=reason) if reason:
            reason = reason if reason.endswith((".", "!", "?")) else f"{reason}."
            return message("event-roll-disputed-for", seat=called(event.seat), version=event.version, reason=reason)
        case e.RollDisputed():
            return message("event-roll-disputed", seat=called(event.seat), version=event.version)
        case e.DisputeEnded():
            return message("event-dispute-ended", version=event.version, how=DISPUTE_ENDS[event.how])
        case e.Settled():
            return message("event-settled")
        case e.Resigned():
            return message("event-resigned", seat=called(event.seat))
        case e.GaveUp():
            return message("event-gave-up", seat=called(event.seat))
        case e.OrderGiven():
            return message("event-order-given", seat=called(event.seat))
        case e.OrderWithdrawn():
            return message("event-order-withdrawn", seat=called(event.seat), order=event.order)
        case e.LimitRequested():
            time = duration(max(event.seconds, 1))
            return message(_LIMIT_REQUESTS[event.change], seat=called(event.seat), time=time)
        case e.LimitAgreed():
            return message("event-limit-agreed", by=called(event.by), seat=called(event.seat))
        case e.LimitRequestEnded():
            return message("event-limit-request-ended", seat=called(event.seat), how=_ENDS[event.how])
        case e.LimitChanged():
            return message(_LIMIT_CHANGES[event.change], time=duration(max(event.seconds, 1)))
        case e.DrawOffered():
            return message("event-draw-offered", seat=called(event.seat))
        case e.DrawEnded():
            return message("event-draw-ended", seat=called(event.seat), how=_ENDS[event.how])
        case e.GameClaimed():
            return message("event-game-claimed", seat=called(event.seat))
        case e.GameFinished():
            return _finished(event, called)
        case e.EndConfirmed():
            return message("event-end-confirmed", seat=called(event.seat))
        case e.GameClosed():
            return message("event-game-closed")
        case e.GameOpened():
            return message("event-game-opened")
        case _:
            return None


def _invited(event: e.InvitationGiven, called: Callable[[str], Called]) -> Message:
    if not event.by:
        if not event.seat:
            return message("event-creator-invited")
        return message("event-creator-invited-to-seat", seat=called(event.seat))
    if not event.seat:
        return message("event-seat-invited", by=called(event.by))
    return message("event-seat-invited-to-seat", by=called(event.by), seat=called(event.seat))


def _finished(event: e.GameFinished, called: Callable[[str], Called]) -> Message:
    if event.how == e.ABANDONED:
        return message("event-game-abandoned")
    if not event.winners and event.how in _LOST:
        return message("event-game-lost", how=_LOST[event.how])
    if not event.winners:
        return message("event-game-drawn")
    how = _WON.get(event.how, f"({event.rule})")
    *winners, last = map(called, event.winners)
    if not winners:
        return message("event-game-won", winner=last, how=how)
    return message("event-game-won-together", winners=tuple(winners), last=last, how=how)
