"""U20–U22, N1, N7: attack, suppress, blast."""

from functools import cache

from domain.kernel.chance import Chance, Dice, Purpose
from domain.kernel.events import DiceRolled, Part, Test
from domain.kernel.system import Emitter, Odds
from domain.kernel.words import Rejection
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.content import Action, ActionName
from domain.undaunted.frames import Barrage
from domain.undaunted.names import against, counter_name
from domain.undaunted.rules.actor import ActionRules, Actor
from domain.undaunted.rules.casualties import casualty
from domain.undaunted.state import Board

FACES = 10
"""U20: dice have ten sides, 0 to 9."""


def cover_part(board: Board, action: ActionName, origin: str, space: str) -> Part:
    """N1: the cover of a tile against an attack from `origin`."""
    tile = board.cover(space)
    if tile.hill_cover is None:
        return Part("cover", "U20", tile.cover)
    from_hill = bool(origin) and board.cover(origin).hill_cover is not None
    if from_hill or action == ActionName.BLAST:
        return Part("cover", "N1", tile.hill_cover)
    return Part("cover", "N1", tile.cover)


def defence_parts(board: Board, action: ActionName, origin: str, target: str) -> tuple[Part, ...]:
    """U20: the summands of a counter's total defence against an action from `origin`."""
    space = board.counters[target].space
    parts = [Part("base", "U20", board.scene.kinds[target].defence), cover_part(board, action, origin, space)]
    if action != ActionName.BLAST:
        parts.append(Part("range", "U20", board.scene.ranges[origin][space]))
    return tuple(parts)


def succeeds(face: int, target: int) -> bool:
    """U20: a 0, or a number equal to or above the total defence."""
    return face == 0 or face >= target


@cache
def wins_in(target: int, dice: int) -> tuple[int, int]:
    """In how many of how many equally likely throws at least one of `dice` dice succeeds."""
    misses = sum(not succeeds(face, target) for face in range(FACES))
    return FACES**dice - misses**dice, FACES**dice


def odds(board: Board, action: Action, origin: str, target: str) -> Odds:
    """What an attack on a counter would have to reach."""
    parts = defence_parts(board, action.name, origin, target)
    total = sum(part.value for part in parts)
    return Odds(total, parts, action.value, *wins_in(total, action.value))


def purpose_of(side: str, action: Action, counter: str, target: str) -> Purpose:
    """What a roll against a counter is for."""
    return Purpose("U20", side, action.name.value, counter, target)


def dice_of(action: Action) -> Dice:
    """The dice that an action rolls against one target."""
    return Dice(action.value, FACES)


def roll(out: Emitter, chance: Chance, side: str, action: Action, counter: str, origin: str, target: str) -> bool:
    """U20: roll against one target; whether it succeeds."""
    needed = odds(out.board, action, origin, target)
    rolled = chance.roll(purpose_of(side, action, counter, target), dice_of(action))
    success = any(succeeds(face, needed.target) for face in rolled.faces)
    test = Test(needed.target, needed.parts, needed.wins, needed.outcomes, success)
    out.emit(DiceRolled(rolled.use, rolled.link, rolled.faces, test))
    return success


def strike(out: Emitter, chance: Chance, side: str, action: Action, counter: str, origin: str, target: str) -> None:
    """One roll against one counter, and what a success does to it (U21, U22)."""
    if not roll(out, chance, side, action, counter, origin, target):
        return
    if action.name == ActionName.SUPPRESS:
        if not out.board.counters[target].suppressed:
            out.emit(e.CounterSuppressed(target))
    else:
        casualty(out, target)


def _enemies(board: Board, side: str) -> list[str]:
    """U21, R9: the targets, at any range and suppressed ones too (R4)."""
    kinds = board.scene.kinds
    return sorted([id for id in board.counters if kinds[id].side != side])


def _attack_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Attack(target) for target in _enemies(board, actor.side)]


def _suppress_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Suppress(target) for target in _enemies(board, actor.side)]


def _shoot(out: Emitter, chance: Chance, actor: Actor, act: d.Attack | d.Suppress) -> None:
    strike(out, chance, actor.side, actor.action, actor.counter, actor.space, act.target)


def _explain_shot(board: Board, actor: Actor, act: d.Attack | d.Suppress) -> Rejection:
    who = counter_name(board, act.target)
    accepted = _enemies(board, actor.side)
    if act.target in board.counters:
        return against("U21", f"{who.en} are not an enemy.", f"{who.cs} není nepřátelská jednotka.", accepted)
    return against("U21", f"{who.en} are not on the board.", f"{who.cs} není na plánu.", accepted)


def _blast_options(board: Board, actor: Actor) -> list[d.Act]:
    space = board.sides[actor.side].target
    return [d.Blast()] if space and any(c.space == space for c in board.counters.values()) else []


def _blast(out: Emitter, chance: Chance, actor: Actor, act: d.Blast) -> None:
    space = out.board.sides[actor.side].target
    targets = tuple(out.board.on(space))
    out.emit(e.FramePushed(Barrage(actor.side, actor.action, actor.counter, space, targets)))


def _explain_blast(board: Board, actor: Actor, act: d.Blast) -> Rejection:
    space = board.sides[actor.side].target
    if not space:
        return against("N7", "Your target marker is not on the board.", "Váš žeton zaměření není na plánu.")
    return against(
        "U12",
        f"No counter stands on {space}, where your target marker lies.",
        f"Na poli {space} s žetonem zaměření nikdo není.",
    )


def barrage(out: Emitter, chance: Chance, frame: Barrage, target: str) -> None:
    """N7, R6, R19: the next roll of an action against several counters; its targets are fixed."""
    rest = tuple(other for other in frame.targets if other != target)
    if rest:
        out.emit(e.FrameReplaced(Barrage(frame.side, frame.action, frame.counter, frame.space, rest)))
    else:
        out.emit(e.FramePopped())
    strike(out, chance, frame.side, frame.action, frame.counter, "", target)


ATTACK = ActionRules(_attack_options, _shoot, _explain_shot)
SUPPRESS = ActionRules(_suppress_options, _shoot, _explain_shot)
BLAST = ActionRules(_blast_options, _blast, _explain_blast)
