"""The reply limit (design 6): when it has passed, and how it is extended, paused and resumed by consent."""

import math
from calendar import timegm
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel.game import Position, Recorder, still_plays
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Message, Reason, Rejection, message, refuse

UNITS: Final = ((86_400, "time-days"), (3_600, "time-hours"), (60, "time-minutes"), (1, "time-seconds"))


def duration(seconds: int) -> Message:
    """So many seconds in the largest unit that measures them exactly; in Czech in the accusative."""
    size, unit = next(one for one in UNITS if seconds % one[0] == 0)
    return message(unit, count=seconds // size)


def about(seconds: float) -> Message:
    """Returns a time in the largest unit of which it has at least two, rounded up."""
    unit = next((size for size, _ in UNITS if seconds >= 2 * size), 1)
    return duration(math.ceil(seconds / unit) * unit)


SECOND = 1_000_000
"""In microseconds, in which times are counted."""
MOST_SECONDS = 366 * 86_400
"""The longest extension of a limit in one step, in seconds."""


class Changed(msgspec.Struct, frozen=True):
    """A change of the reply limit, and when it was made."""

    at: str
    change: e.LimitChange
    seconds: int = 0


class Counting(msgspec.Struct, frozen=True):
    """The facts, apart from the log, that decide whether a reply limit has passed. `since` maps each prompt, and each
    seat with something else pending, to the version of the event since which the game waits."""

    since: Mapping[int | str, int] = MappingProxyType({})
    outages: tuple[e.Outage, ...] = ()
    grace: int = 0


def due(
    since: str, seconds: int, outages: Iterable[e.Outage] = (), grace: int = 0, changes: Sequence[Changed] = ()
) -> int | None:
    """When so many seconds since a time have passed, as `microseconds`; None: not before the limit is resumed.

    Neither outages nor pauses count. After an outage nothing falls due for `grace` seconds. An extension adds
    to what is awaited when it is made.
    """
    counted = began = microseconds(since)
    found: int | None = began + seconds * SECOND
    for start, end, added, quiet in sorted(_breaks(outages, grace, changes), key=lambda one: one[0]):
        if found is None:
            return None
        if added and start >= began:
            found = max(found, start) + added
        if added or found <= start:
            continue
        if end is None:
            found = None
            continue
        more = max(end - max(start, counted), 0)
        found, counted = max(found + more, end + quiet), max(end, counted)
    return found


_Break = tuple[int, int | None, int, int]
"""From when, until when (None: it lasts), how much it adds instead, how long nothing falls due after it."""


def _breaks(outages: Iterable[e.Outage], grace: int, changes: Sequence[Changed]) -> Iterable[_Break]:
    for outage in outages:
        yield microseconds(outage.began), microseconds(outage.ended), 0, grace * SECOND
    paused: int | None = None
    for one in changes:
        match one.change:
            case e.LimitChange.EXTEND:
                yield microseconds(one.at), None, one.seconds * SECOND, 0
            case e.LimitChange.PAUSE:
                paused = microseconds(one.at)
            case e.LimitChange.RESUME if paused is not None:
                yield paused, microseconds(one.at), 0, 0
                paused = None
    if paused is not None:
        yield paused, None, 0, 0


def microseconds(at: str) -> int:
    """A time of the log (RFC 3339, UTC), counted from 1970."""
    whole, _, fraction = at.removesuffix("Z").partition(".")
    date, _, time = whole.partition("T")
    return timegm((*map(int, date.split("-")), *map(int, time.split(":")))) * SECOND + int(f"{fraction:0<6}"[:6])


# --- changed by consent


def request(
    system: System, position: Position, seat: str, change: e.LimitChange, seconds: int = 0, *, stood: bool = False
) -> Recorder | Rejection:
    """Asks every other person who holds a seat to change the reply limit. Changes it if there is nobody to
    ask.

    `stood`: the request of this seat has been open for a reply limit. If it asks to resume, asking again
    resumes: a player who is away cannot keep the limit paused.
    """
    out = Recorder(system, position)
    open_request = position.ledger.limits.get(seat)
    if stood and open_request is not None and open_request.change == change == e.LimitChange.RESUME:
        out.emit(e.LimitChanged(seat, change))
        return out
    refused = still_plays(position, seat) or _may_ask(position, seat, change, seconds)
    if refused is not None:
        return refused
    out.emit(e.LimitRequested(seat, change, seconds))
    _if_agreed(out, seat)
    return out


def answer(system: System, position: Position, seat: str, by: str, *, agree: bool) -> Recorder | Rejection:
    """Another seat agrees to the request of `seat`, or declines it; with the last consent the limit is changed."""
    if seat == by:
        return refuse(Reason.NOT_YOUR_SEAT, message("not-own-request"))
    refused = still_plays(position, by) or _open(position, seat)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    if not agree:
        out.emit(e.LimitRequestEnded(seat, e.LimitEnding.DECLINED, by))
        return out
    if by in position.ledger.limits[seat].agreed:
        return refuse(Reason.ALREADY_DONE, message("not-agreed-twice"))
    out.emit(e.LimitAgreed(seat, by))
    _if_agreed(out, seat)
    return out


def withdraw(system: System, position: Position, seat: str) -> Recorder | Rejection:
    """The seat that asked takes its request back."""
    refused = _open(position, seat)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    out.emit(e.LimitRequestEnded(seat, e.LimitEnding.WITHDRAWN, seat))
    return out


def unanswered(ledger: Ledger, seat: str) -> set[str]:
    """The seats that have not agreed to the request of `seat`. Bots are not asked."""
    return {other for other in ledger.persons if other != seat} - set(ledger.limits[seat].agreed)


def _if_agreed(out: Recorder, seat: str) -> None:
    asked = out.ledger.limits[seat]
    if not unanswered(out.ledger, seat) and not _empty(out.ledger):
        out.emit(e.LimitChanged(seat, asked.change, asked.seconds))


def _empty(ledger: Ledger) -> tuple[str, ...]:
    return tuple(name for name, seat in ledger.needed.items() if seat.held_by is None)


def _may_ask(position: Position, seat: str, change: e.LimitChange, seconds: int) -> Rejection | None:
    ledger = position.ledger
    if position.game.outcome is not None or ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-when-over"))
    if not ledger.options.reply_limit:
        return refuse(Reason.WRONG_PHASE, message("not-a-reply-limit"))
    empty = _empty(ledger)
    if empty:
        return refuse(Reason.WRONG_PHASE, message("not-limit-without-all-seats", empty=empty))
    if seat in ledger.limits:
        return refuse(Reason.ALREADY_DONE, message("not-two-requests-for-limit"))
    if change == e.LimitChange.EXTEND:
        return _may_extend(seconds)
    if seconds:
        return refuse(Reason.MALFORMED, message("not-seconds-without-extension"), field="seconds")
    if ledger.paused == (change == e.LimitChange.PAUSE):
        return refuse(Reason.ALREADY_DONE, message("not-paused-twice" if ledger.paused else "not-paused"))
    return None


def _may_extend(seconds: int) -> Rejection | None:
    if 1 <= seconds <= MOST_SECONDS:
        return None
    most = duration(MOST_SECONDS)
    return refuse(
        Reason.MALFORMED,
        message("not-so-long-an-extension", most=most, most_seconds=MOST_SECONDS),
        field="seconds",
    )


def _open(position: Position, seat: str) -> Rejection | None:
    if seat in position.ledger.limits:
        return None
    return refuse(Reason.NOTHING_TO_ANSWER, message("not-asked-to-change-limit", seat=seat))
