"""How games end: resigning, draws, claims, confirming, closing (design 6); and disputes."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NoReturn

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import Chance, Dice, Drawn, Purpose, Rolled
from kronika.domain.kernel.game import Position, Recorder, answer, finish, go_on, in_campaign, still_plays
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.limits import Counting, about, duration
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Reason, Rejection, Text, joined, message, refuse


def misjudged(system: System, position: Position, before: Sequence[e.Event], event: e.GameFinished) -> Text | None:
    """Returns what is wrong with the end of a game; None if nothing. Takes the position before it and the events of
    its transaction up to it."""
    if position.game.outcome is not None:
        return message("wrong-end-twice")
    winners = _winners(system, position, before, event.how)
    if winners is None:
        return message("wrong-end", how=event.how)
    if set(event.winners) != set(winners):
        return message("wrong-winners", said=named(event.winners), found=named(winners))
    return None


def out_for_nothing(before: Sequence[e.Event], left: bool, event: e.GaveUp) -> Text | None:
    """Returns what is wrong when a seat leaves a game that continues; None if nothing. Takes the events of its
    transaction up to it. `left`: whether the seat's act at the first of them let the game continue."""
    first = before[0] if before else None
    if not (isinstance(first, e.Resigned) and first.seat == event.seat) and not (
        isinstance(first, e.GameClaimed) and first.against == event.seat
    ):
        return message("wrong-out-of-game", seat=event.seat)
    return None if left else message("wrong-continued-without", seat=event.seat)


def unfinished(system: System, position: Position) -> Text | None:
    """Returns what is wrong with the closing of a game; None if nothing."""
    if position.game.outcome is not None:
        return None
    if system.outcome(position.game.board) is not None:
        return message("wrong-closed-without-winner")
    return message("wrong-closed-early")


def winners_without(system: System, position: Position, seat: str) -> tuple[str, ...] | None:
    """Returns who wins if a seat resigns; None: the game continues without it."""
    try:
        return system.resigned(_Watcher(position), seat, _NoChance())
    except _GoesOn:
        return None


def is_resolving(system: System, position: Position) -> bool:
    """Whether a result is being resolved in a game of a campaign, so that nobody escapes it by ending the game or
    by going back."""
    if not in_campaign(position) or position.game.outcome is not None:
        return False
    try:
        system.rules.resolve(_Watcher(position), _NoChance())
    except _GoesOn:
        return True
    return False


def _winners(system: System, position: Position, before: Sequence[e.Event], how: str) -> tuple[str, ...] | None:
    """Returns who won; None if nothing ended the game."""
    ledger = position.ledger
    by_rules = system.outcome(position.game.board)
    if by_rules is not None:
        return by_rules.winners
    first, last = (before[0], before[-1]) if before else (None, None)
    match how, last:
        case "resigned", e.Resigned():
            return winners_without(system, position, last.seat)
        case "resigned", _ if ledger.leaving and ledger.chance_runs:
            won = (winners_without(system, position, seat) for seat in ledger.leaving)
            return next((winners for winners in won if winners is not None), None)
        case "claimed", _ if isinstance(first, e.GameClaimed) and ledger.options.reply_limit:
            return winners_without(system, position, first.against) if first is last or in_campaign(position) else None
        case e.ABANDONED, e.GameClaimed() if ledger.options.reply_limit and not ledger.started:
            return ()
        case "drawn", e.DrawEnded():
            agreed = {one.seat for one in before if isinstance(one, e.DrawEnded) and one.how == "accepted"}
            return () if set(ledger.playing) <= agreed else None
    return None


def named(seats: Sequence[str]) -> Text:
    """Returns the names of seats in a row, or "nobody"."""
    return joined(*seats, by=message("seats-and")) if seats else message("seats-none")


class _GoesOn(Exception):
    """Something follows: from a seat's giving up, so that the game is not over, or from a result."""


class _Watcher:
    """Where a system shows whether anything follows: it emits something."""

    def __init__(self, position: Position) -> None:
        self.board: Any = position.game.board
        self.prompts = position.game.prompts
        self.version = position.version
        self.stream = position.ledger.game

    def emit(self, event: e.Event) -> NoReturn:
        raise _GoesOn

    def prompt(
        self, seat: str, kind: str, subject: str = "", *, optional: bool = False, secret: bool = False
    ) -> NoReturn:
        raise _GoesOn

    def close(self, prompt: int) -> NoReturn:
        raise _GoesOn


class _NoChance:
    """Chance that is not asked for where a game ends."""

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise _GoesOn

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        raise _GoesOn


Seeds = tuple[e.ChainSeed | e.BotSeed, ...]
"""The seeds that open the chance of a game and the decisions of its bots."""
REPLACED: Final = "the secrets of the epoch were lost or used up"
"""Why an epoch that had begun is replaced."""


Anchors = Callable[[], dict[str, str]]
"""Makes the chains of a new epoch; their anchors."""


def resign(
    system: System, position: Position, seat: str, chance: Chance, anchors: Anchors | None = None
) -> Recorder | Rejection:
    """Resigns for a seat; the system's rules decide what follows. In a game of a campaign, this is possible only when
    the rules let it withdraw."""
    refused = _running(position) or still_plays(position, seat)
    if refused is None and in_campaign(position):
        refused = system.may_resign(position.game.board, seat)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    out.emit(e.Resigned(seat))
    gives_up(out, seat, e.KernelEnding.RESIGNED, chance, anchors)
    return out


def gives_up(out: Recorder, seat: str, how: str, chance: Chance, anchors: Anchors | None) -> None:
    """Ends the game or continues it without the seat. Earlier play then becomes final."""
    if not out.ledger.chance_runs:
        _leaves(out, seat, how, anchors)
        return
    _resolve(out, chance)
    if out.game.outcome is not None:
        return
    winners = out.system.resigned(out, seat, chance)
    if winners is not None:
        out.emit(e.GameFinished(winners, how))
        return
    out.emit(e.GaveUp(seat))
    out.emit(e.Settled())
    go_on(out, chance)


def _resolve(out: Recorder, chance: Chance) -> None:
    """Before a seat is out of a game of a campaign, the results that are being resolved are carried out. That may
    end the game by its rules."""
    if in_campaign(out.position):
        out.system.rules.resolve(out, chance)
        finish(out.system, out)


def _leaves(out: Recorder, seat: str, how: str, anchors: Anchors | None) -> None:
    """Resigns for a seat while chance does not run. The seat gets no more prompts, and the game does not wait for its
    entropy. The consequences on the board follow once an epoch begins: see `run_again`. The same is true of the end of
    a campaign's game while a result is being resolved."""
    resolving = is_resolving(out.system, out.position)
    winners = None if resolving else winners_without(out.system, out.position, seat)
    if winners is not None:
        out.emit(e.GameFinished(winners, how))
        return
    reason = _epoch_without(out.ledger, seat)
    out.emit(e.GaveUp(seat))
    out.emit(e.Settled())
    if reason:
        if anchors is None:
            raise ValueError("a new epoch without the seat is due: new anchors are needed")
        out.emit(e.EpochOpened(out.ledger.epoch.number + 1, anchors(), reason))


def _epoch_without(ledger: Ledger, seat: str) -> str:
    """Why a seat that leaves makes a new epoch due: it was bound to the open one, or all others have agreed
    to replace the old one. Empty: none is due."""
    if not ledger.epoch.began:
        return "a participant left" if ledger.seats[seat].commitment else ""
    others = {other for other in ledger.playing if other != seat}
    return REPLACED if others <= set(ledger.epoch.agreed) else ""


def run_again(out: Recorder, chance: Chance) -> None:
    """Resumes chance: carries out what follows from the seats that left and the orders given while it did not run."""
    leaving = out.ledger.leaving
    if leaving:
        _resolve(out, chance)
        if out.game.outcome is not None:
            return
    for seat in leaving:
        winners = out.system.resigned(out, seat, chance)
        if winners is not None:
            out.emit(e.GameFinished(winners, e.KernelEnding.RESIGNED))
            return
        if out.system.outcome(out.board) is not None:
            break
    if leaving:
        out.emit(e.Settled())
    go_on(out, chance)


def offer_draw(system: System, position: Position, seat: str) -> Recorder | Rejection:
    """A seat offers a draw; it is a draw when every held seat that still plays has offered or accepted."""
    refused = _running(position) or still_plays(position, seat)
    if refused is not None:
        return refused
    if len(position.ledger.seats) == 1:
        return refuse(Reason.WRONG_PHASE, message("not-draw-alone"))
    if in_campaign(position):
        return refuse(Reason.WRONG_PHASE, message("not-draw-in-campaign"), rule="C1")
    if seat in position.ledger.draws:
        return refuse(Reason.ALREADY_DONE, message("not-draw-offered-twice"))
    out = Recorder(system, position)
    out.emit(e.DrawOffered(seat))
    if set(out.ledger.playing) <= set(out.ledger.draws):
        for other in out.ledger.draws:
            out.emit(e.DrawEnded(other, e.DrawEnding.ACCEPTED, seat))
        out.emit(e.GameFinished((), e.KernelEnding.DRAWN))
    return out


def decline_draw(system: System, position: Position, seat: str, by: str) -> Recorder | Rejection:
    """An offer is declined, or withdrawn by the one who made it."""
    refused = still_plays(position, by)
    if refused is not None:
        return refused
    if seat not in position.ledger.draws:
        return refuse(Reason.NOTHING_TO_ANSWER, message("not-offered-draw", seat=seat))
    out = Recorder(system, position)
    out.emit(e.DrawEnded(seat, e.DrawEnding.WITHDRAWN if by == seat else e.DrawEnding.DECLINED, by))
    return out


class PendingAction(StrEnum):
    """The actions that a game can wait for, apart from answers to prompts."""

    SEAT = "seat"
    COMMIT = "commit"
    REVEAL = "reveal"
    EPOCH = "epoch"
    CONFIRM = "confirm"


def pending_actions(position: Position) -> dict[str, PendingAction]:
    """Maps each seat to what it must do before play can go on, prompts excluded.

    While chance does not run, empty seats must be taken; then all must commit, then reveal. While chance is to be
    replaced, the others must agree. Once the game is over, all must confirm it. A seat that is out of the game has
    nothing pending.
    """
    ledger = position.ledger
    if ledger.closed:
        return {}
    if position.game.outcome is not None:
        return {seat: PendingAction.CONFIRM for seat in ledger.playing if seat not in ledger.confirmed}
    if ledger.epoch.began:
        return {
            seat: PendingAction.EPOCH
            for seat in ledger.playing
            if ledger.epoch.agreed and seat not in ledger.epoch.agreed
        }
    empty = {name: PendingAction.SEAT for name, seat in ledger.needed.items() if seat.held_by is None}
    uncommitted = {name: PendingAction.COMMIT for name, seat in ledger.needed.items() if not seat.commitment}
    return (
        empty or uncommitted or {name: PendingAction.REVEAL for name, seat in ledger.needed.items() if not seat.entropy}
    )


def prompts_wait(position: Position) -> bool:
    """Whether open prompts can be answered: chance runs, and nobody has asked to replace it."""
    return position.ledger.chance_runs


def claim(
    system: System,
    position: Position,
    seat: str,
    overdue: frozenset[int],
    chance: Chance,
    late: frozenset[str] = frozenset(),
    seeds: Seeds = (),
    anchors: Anchors | None = None,
    counting: Counting = Counting(),
    left: Mapping[str, float] = MappingProxyType({}),
) -> Recorder | Rejection:
    """Claims against a seat that has exceeded the reply limit: a window is passed for it; otherwise it resigns.

    `overdue`: the ids of the prompts that are past the limit. `late`: the seats with another pending action that is.
    The service knows the time: the claim records what of it counted (`counting`), and a refusal says how many seconds
    another seat still has (`left`). A game that has not started is
    cancelled: nobody wins, and it is closed, opened by `seeds`. One that belongs to a campaign has a winner all the
    same.
    """
    refused = still_plays(position, seat) or _may_claim(position, seat)
    if refused is not None:
        return refused
    ledger, waits = position.ledger, prompts_wait(position)
    slow = [p for p in position.game.prompts if waits and p.id in overdue and not p.optional]
    pending = [name for name in pending_actions(position) if name in late]
    others = [name for name in (*(p.seat for p in slow), *pending) if name != seat]
    if not others or seat in pending or any(p.seat == seat for p in slow):
        limit, rest = duration(ledger.options.reply_limit), {name: left[name] for name in left if name != seat}
        if rest and not others:
            first = min(rest, key=rest.__getitem__)
            said = message("not-claimed-yet", seat=first, left=about(rest[first]), limit=limit)
            return refuse(Reason.TOO_EARLY, said)
        return refuse(Reason.TOO_EARLY, message("not-claimed-so-early", limit=limit))
    against = others[0]
    asked = next((p for p in slow if p.seat == against), None)
    since = counting.since.get(against if asked is None else asked.id, 0)
    out = Recorder(system, position)
    out.emit(e.GameClaimed(seat, against, since, counting.outages, counting.grace))
    if not ledger.started and not in_campaign(position):
        out.emit(e.GameFinished((), e.ABANDONED))
        _close(out, e.Closing.ABANDONED, seeds)
        return out
    passed = system.auto_pass(out.board, asked) if asked is not None else None
    if asked is None or passed is None:
        gives_up(out, against, e.KernelEnding.CLAIMED, chance, anchors)
        return out
    refused = answer(out, asked, e.Decided(passed), chance, behalf=out.version)
    if refused is not None:
        return refused
    go_on(out, chance)
    return out


def _may_claim(position: Position, seat: str) -> Rejection | None:
    if position.game.outcome is not None or position.ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-when-over"))
    if not position.ledger.options.reply_limit:
        return refuse(Reason.WRONG_PHASE, message("not-claimed-without-limit"))
    if position.ledger.paused:
        return refuse(Reason.TOO_EARLY, message("not-claimed-while-paused"))
    mine = pending_actions(position).get(seat)
    if mine is not None:
        return refuse(
            Reason.TOO_EARLY,
            message("not-claimed-while-awaited", what=mine.value),
            accepted=(mine.value,),
        )
    return None


def confirm(
    system: System, position: Position, seat: str, seeds: Seeds, late: frozenset[str] = frozenset()
) -> Recorder | Rejection:
    """Confirms the end for a seat. With the last held seat the game closes and opens.

    A seat that has confirmed closes the game by confirming again if the seat waited for has been left or is
    `late`. That means it has let the end wait beyond the reply limit. Where play had not started there is
    nothing to take back, and one confirmation is enough.

    `seeds` are published only then; those of a campaign's game, with the campaign.
    """
    refused = _finished(position)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    if seat not in position.ledger.confirmed:
        out.emit(e.EndConfirmed(seat))
    missing = set(out.ledger.playing) - set(out.ledger.confirmed)
    if missing <= late or not out.ledger.started:
        _close(out, e.Closing.EXPIRED if missing else e.Closing.CONFIRMED, seeds)
    if not out.events:
        return refuse(Reason.ALREADY_DONE, message("not-confirmed-twice"))
    return out


def close(system: System, position: Position, seeds: Seeds) -> Recorder | Rejection:
    """The closing time of a finished game has passed; the service says when."""
    refused = _finished(position)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    _close(out, e.Closing.EXPIRED, seeds)
    return out


def never_closes(shares_decks: bool, options: e.Options) -> bool:
    """Whether a game with shared decks could stay shut for ever, so that their draws were never checked. That
    of a campaign has its campaign's options, and so the campaign closes and opens it."""
    return shares_decks and not options.closing_time


def _close(out: Recorder, how: e.Closing, seeds: Seeds) -> None:
    for dispute in out.ledger.open_disputes:
        out.emit(e.DisputeEnded(dispute.seat, dispute.version, e.DisputeEnding.STANDS))
    if in_campaign(out.position):
        out.emit(e.GameClosed(e.Closing.CAMPAIGN, False))
    else:
        out.emit(e.GameClosed(how, True, _chains(seeds), _bots(seeds)))


def _chains(seeds: Seeds) -> tuple[e.ChainSeed, ...]:
    return tuple(seed for seed in seeds if isinstance(seed, e.ChainSeed))


def _bots(seeds: Seeds) -> tuple[e.BotSeed, ...]:
    return tuple(seed for seed in seeds if isinstance(seed, e.BotSeed))


def open_after_campaign(system: System, position: Position, seeds: Seeds) -> Recorder:
    """The campaign of a closed game is closed: all seals are open, and its chance is published."""
    out = Recorder(system, position)
    out.emit(e.GameOpened(_chains(seeds), _bots(seeds)))
    return out


def dispute(system: System, position: Position, seat: str, version: int, reason: str) -> Recorder | Rejection:
    """A seat disputes the check at `version`, which the service has found to be one. Once a check
    and seat, unless it was withdrawn; play goes on."""
    if position.ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-disputed-when-closed"))
    stand = [d for d in position.ledger.disputes if d.how != e.DisputeEnding.WITHDRAWN]
    if any((d.seat, d.version) == (seat, version) for d in stand):
        return refuse(Reason.ALREADY_DONE, message("not-disputed-twice", version=version))
    out = Recorder(system, position)
    out.emit(e.RollDisputed(seat, version, reason))
    return out


def withdraw_dispute(system: System, position: Position, seat: str, version: int) -> Recorder | Rejection:
    """The seat takes its dispute back."""
    if not any((d.seat, d.version) == (seat, version) for d in position.ledger.open_disputes):
        return refuse(Reason.NOTHING_TO_ANSWER, message("not-your-dispute", version=version))
    out = Recorder(system, position)
    out.emit(e.DisputeEnded(seat, version, e.DisputeEnding.WITHDRAWN))
    return out


def _running(position: Position) -> Rejection | None:
    if not position.ledger.started:
        return refuse(Reason.WRONG_PHASE, message("not-started-yet"))
    if position.game.outcome is not None or position.ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-when-over"))
    return None


def _finished(position: Position) -> Rejection | None:
    if position.ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-closed-again"))
    if position.game.outcome is None:
        return refuse(Reason.WRONG_PHASE, message("not-over-yet"))
    return None
