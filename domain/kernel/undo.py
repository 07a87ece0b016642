"""Undo (design 6): free, by consent, or refused, computed from what everybody knows."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from itertools import takewhile
from types import MappingProxyType
from typing import Any, NoReturn

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import ChanceFailed
from kronika.domain.kernel.ends import is_resolving
from kronika.domain.kernel.game import Game, Position, Recorder, answer, finish, still_plays
from kronika.domain.kernel.ledger import Decision, Ledger, UndoRequest
from kronika.domain.kernel.sealing import parts_of
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import REFEREE, Reason, Rejection, message, refuse


class UndoClass(StrEnum):
    """The requirements of an undo."""

    FREE = "free"
    CONSENT = "consent"
    REFUSED = "refused"


def undo_class(position: Position, seat: str, to: int) -> UndoClass:
    """Returns what `seat` needs to go back to version `to`.

    Free if since then no chance was used, nothing sealed became known to anyone, and no other seat decided.
    Undone events count too, because they were seen. An end that the seats made (resigned, drawn, claimed)
    belongs to all of them, and one seat alone cannot take it back.
    """
    ledger = position.ledger
    if nothing_became_known(position, to):
        since = takewhile(lambda d: d.version > to, reversed(ledger.decisions))
        if all(d.seat == seat for d in since):
            return UndoClass.FREE
    return UndoClass.REFUSED if ledger.options.strict else UndoClass.CONSENT


def undo_needed(system: System, position: Position, seat: str, to: int) -> UndoClass:
    """Returns what going back to version `to` needs now. In a game of a campaign, a result cannot be taken back while
    it is being resolved."""
    needs = undo_class(position, seat, to)
    return UndoClass.REFUSED if needs == UndoClass.CONSENT and is_resolving(system, position) else needs


def nothing_became_known(position: Position, to: int) -> bool:
    """Whether since version `to` no chance was used, nothing sealed became known to anyone, and the seats
    have not ended the game: then nobody loses or learns anything by going back."""
    ledger, outcome = position.ledger, position.game.outcome
    settled = outcome is not None and outcome.how in e.ENDS_BY_SEATS
    return ledger.last_chance <= to and ledger.last_reveal <= to and not settled


class _NoChance:
    """Raises `ChanceFailed` for every request."""

    def roll(self, *asked: object) -> NoReturn:
        raise ChanceFailed("no decision that is tried out is given any")

    draw = roll


def stays_free(system: System, game: Game, prompt: Prompt, decision: Any) -> bool:
    """Whether a seat could take a legal decision back alone right after it, and nobody else is asked: tried out on the
    game as the seat sees it (`game`), so that the answer reveals nothing more."""
    out = Recorder(system, Position(0, Ledger(), game))
    try:
        if answer(out, prompt, e.Decided(decision), _NoChance()) is not None:
            return False
        finish(system, out)
    except Exception:  # it needs chance, or something that the seat cannot see
        return False
    asked = {one.id for one in game.prompts}
    others = any(one.seat != prompt.seat and one.id not in asked for one in out.prompts)
    return not others and out.game.outcome is None and nothing_became_known(out.position, 0)


def seen_since(events: Iterable[e.Event]) -> dict[str, int]:
    """How many hidden things that chance dealt in these events each seat has seen: an undo puts them
    back, and what was seen is known."""
    dealt = [event for event in events if getattr(event, "use", None) is not None]
    seats = [part.audience for event in dealt for part in parts_of(event) if part.audience != REFEREE]
    return dict(sorted(Counter(seats).items()))


def last_decision(position: Position, seat: str) -> Decision | None:
    """The seat's latest decision that still stands."""
    return next((d for d in reversed(position.ledger.decisions) if d.seat == seat), None)


def request(
    system: System,
    position: Position,
    seat: str,
    to: int,
    rewound: Game,
    dispute: int = 0,
    seen: Mapping[str, int] = MappingProxyType({}),
) -> Recorder | Rejection:
    """Goes back to version `to` immediately if it is free, else asks every other held seat that still plays.

    `rewound` is the game as it was at `to`; its content matters only where `is_asked_of_nobody`. `dispute`:
    the version of the disputed check, or 0. `seen`: the result of `seen_since` for the events after `to`.
    """
    refused = may_request(system, position, seat, to, dispute)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    if undo_class(position, seat, to) == UndoClass.FREE:
        _go_back(out, UndoRequest(seat, 0, to, dispute), rewound, free=True)
        return out
    out.emit(e.UndoRequested(seat, to, dispute, dict(seen)))
    _if_agreed(out, seat, rewound)
    return out


def may_request(system: System, position: Position, seat: str, to: int, dispute: int = 0) -> Rejection | None:
    """Why a seat cannot ask to go back to version `to`; None if it can."""
    return still_plays(position, seat) or _may_ask(system, position, seat, to, dispute)


def is_asked_of_nobody(position: Position, seat: str, to: int, agreed: Collection[str] = ()) -> bool:
    """Whether the game goes back immediately when `seat` asks for it and these others have agreed."""
    others = {other for other in position.ledger.playing if other != seat}
    return undo_class(position, seat, to) == UndoClass.FREE or others <= set(agreed)


def agree(system: System, position: Position, seat: str, by: str, rewound: Game) -> Recorder | Rejection:
    """Another held seat agrees to the request of `seat`; with the last one the game goes back."""
    refused = _may_answer(position, seat, by)
    if refused is not None:
        return refused
    if by in position.ledger.undo[seat].agreed:
        return refuse(Reason.ALREADY_DONE, message("not-agreed-twice"))
    if is_resolving(system, position):
        return _resolving()
    out = Recorder(system, position)
    out.emit(e.UndoAgreed(seat, by))
    _if_agreed(out, seat, rewound)
    return out


def decline(system: System, position: Position, seat: str, by: str) -> Recorder | Rejection:
    """Another held seat declines the request of `seat`."""
    refused = _may_answer(position, seat, by)
    return refused if refused is not None else _end(system, position, seat, e.UndoEnding.DECLINED, by)


def withdraw(system: System, position: Position, seat: str) -> Recorder | Rejection:
    """The asker takes the request back."""
    return _open(position, seat) or _end(system, position, seat, e.UndoEnding.WITHDRAWN, seat)


def expire(system: System, position: Position, seat: str) -> Recorder | Rejection:
    """The time of the request of `seat` has passed; the service says when."""
    return _open(position, seat) or _end(system, position, seat, e.UndoEnding.EXPIRED, "")


def _may_ask(system: System, position: Position, seat: str, to: int, dispute: int) -> Rejection | None:
    ledger = position.ledger
    if ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-undone-when-closed"))
    if seat in ledger.undo:
        return refuse(Reason.ALREADY_DONE, message("not-two-requests-to-undo"))
    if dispute and not any(d.version == dispute and d.seat == seat for d in ledger.open_disputes):
        return refuse(Reason.NOTHING_TO_ANSWER, message("not-your-dispute", version=dispute))
    if dispute and to >= dispute:
        return refuse(Reason.UNDO_REFUSED, message("not-after-dispute", to=to, dispute=dispute))
    targets = [d.version - 1 for d in ledger.decisions]
    if to not in targets:
        near = sorted(targets, key=lambda target: abs(target - to))[:3]
        return refuse(
            Reason.UNDO_REFUSED,
            message("not-where-decision-was-made", to=to),
            accepted=tuple(map(str, sorted(near))),
        )
    if undo_class(position, seat, to) == UndoClass.REFUSED:
        return refuse(Reason.UNDO_REFUSED, message("not-in-strict-game"))
    return _resolving() if undo_needed(system, position, seat, to) == UndoClass.REFUSED else None


def _resolving() -> Rejection:
    return refuse(Reason.UNDO_REFUSED, message("not-while-resolving"))


def _open(position: Position, seat: str) -> Rejection | None:
    if seat in position.ledger.undo:
        return None
    return refuse(Reason.NOTHING_TO_ANSWER, message("not-asked-to-undo", seat=seat))


def _may_answer(position: Position, seat: str, by: str) -> Rejection | None:
    if seat == by:
        return refuse(Reason.NOT_YOUR_SEAT, message("not-own-request"))
    return still_plays(position, by) or _open(position, seat)


def _if_agreed(out: Recorder, seat: str, rewound: Game) -> None:
    asked = out.ledger.undo[seat]
    if {other for other in out.ledger.playing if other != seat} <= set(asked.agreed):
        _go_back(out, asked, rewound, free=False)


def _go_back(out: Recorder, asked: UndoRequest, rewound: Game, *, free: bool) -> None:
    out.emit(e.Undone(asked.seat, asked.to, free))
    out.rewind(rewound)
    for dispute in out.ledger.open_disputes:
        if dispute.version > asked.to:
            out.emit(e.DisputeEnded(dispute.seat, dispute.version, e.DisputeEnding.WENT_BACK))


def _end(system: System, position: Position, seat: str, how: e.UndoEnding, by: str) -> Recorder:
    out = Recorder(system, position)
    asked = position.ledger.undo[seat]
    out.emit(e.UndoEnded(seat, how, by))
    disputed = any((d.seat, d.version) == (seat, asked.dispute) for d in out.ledger.open_disputes)
    if disputed and how != e.UndoEnding.WITHDRAWN:
        out.emit(e.DisputeEnded(seat, asked.dispute, e.DisputeEnding.STANDS))
    return out
