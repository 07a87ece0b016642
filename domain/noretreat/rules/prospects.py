"""Battles that may be fought, and what their die has to show (NR57 to NR64)."""

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.events import Test as Wanted
from kronika.domain.kernel.values import Counts
from kronika.domain.noretreat.content.words import Result
from kronika.domain.noretreat.rules import battle
from kronika.domain.noretreat.rules.declaring import (
    Fighting,
    Targeting,
    attackers_of,
    defenders,
    open_spaces,
    own_beside,
    possible_targets,
    takeable,
    target_limit,
    willing,
)
from kronika.domain.noretreat.rules.odds import (
    FACES,
    Judged,
    judge,
    result_of,
    shifted,
)
from kronika.domain.noretreat.state import BlowKind, Board
from kronika.domain.noretreat.words import message

DRIVEN_OFF = frozenset({Result.DR, Result.DS, Result.DD})
"""What an attack is for: the defenders go."""


def planned(
    side: str, hexes: tuple[str, ...], units: tuple[str, ...], others: tuple[str, ...], targets: tuple[str, ...]
) -> "battle.Battle":
    """A battle as it would be fought: of several targets the terrain of none counts before it is named."""
    return battle.Battle(
        active=side,
        side=side,
        hexes=hexes,
        units=units,
        others=others,
        stage=battle.Stage.GROUND,
        targets=targets,
        ground=targets[0] if len(targets) == 1 else "",
    )


def chosen(board: Board, frame: Fighting, hexes: tuple[str, ...], units: tuple[str, ...]) -> "battle.Battle":
    """The battle for spaces that have been declared, by these attackers."""
    targets = tuple(space for space in hexes if board.blows[space].kind == BlowKind.TARGET)
    return planned(frame.side, hexes, units, defenders(board, hexes), targets)


def aimed_at(board: Board, side: str, space: str) -> "battle.Battle":
    """The battle for a target, by all that could attack it of their own will."""
    units = tuple(sorted(unit for unit in own_beside(board, side, space) if willing(board, unit)))
    return planned(side, (space,), units, board.at(space), (space,))


def fought(board: Board) -> "battle.Battle | None":
    """The battle that is fought; or the one that is being chosen, with the attackers so far."""
    for frame in reversed(board.frames):
        if isinstance(frame, battle.Battle):
            return frame
        if isinstance(frame, Fighting) and frame.hexes and frame.units:
            return chosen(board, frame, frame.hexes, frame.units)
    return None


def prospects(board: Board) -> "tuple[battle.Battle, ...]":
    """What may be attacked now, with all who could; or the battle with each unit that may join."""
    frame = board.frames[-1] if board.frames else None
    if isinstance(frame, Targeting) and target_limit(board, frame.side):
        return tuple(aimed_at(board, frame.side, space) for space in possible_targets(board, frame.side))
    if isinstance(frame, Fighting) and not frame.hexes:
        spaces = open_spaces(board, frame.side)
        found = [(space, tuple(attackers_of(board, frame, space))) for space in spaces]
        return tuple(chosen(board, frame, (space,), units) for space, units in found if units)
    if isinstance(frame, Fighting) and frame.joined:
        more = takeable(board, frame)
        return tuple(chosen(board, frame, frame.hexes, (*frame.units, unit)) for unit in more)
    return ()


# --- what the die has to show


def reached_at(board: Board, table: str, column: str) -> int:
    """NR64: the lowest die that drives the defenders off; 7: none does."""
    if not column:
        return FACES + 1
    dice = range(1, FACES + 1)
    return next((die for die in dice if result_of(board, table, column, die) in DRIVEN_OFF), FACES + 1)


def drives_off(target: int) -> Counts:
    """NR64: what a die has to show."""
    if target > FACES:
        return Counts("NR64", message("counts-no-number"))
    return Counts("NR64", message("counts-or-more", target=target))


LOWER_LOSES = Counts("NR133", message("counts-the-lower"))
"""What counts in a duel."""


def made_of(board: Board, fight: "battle.Battle", judged: Judged) -> tuple[Part, ...]:
    """NR59 to NR61: the die that the odds ask for, and what each shift adds to it or takes from it."""
    shifts = judged.shifts
    if fight.shifted:
        shifts = (*shifts, Part("shifted", "NR138", fight.shifted))
    columns = board.scene.tables.columns
    index = columns.index(judged.odds) if judged.odds else -1
    wanted = reached_at(board, judged.table, judged.odds)
    parts, net = [Part(f"odds-{judged.odds}", "NR59", wanted)], 0
    for shift in shifts:
        net += shift.value
        then = reached_at(board, judged.table, shifted(columns, index, net))
        parts.append(Part(shift.name, shift.rule, then - wanted))
        wanted = then
    return tuple(parts)


def wanted(board: Board, battle: "battle.Battle", die: int) -> Wanted:
    """NR64: the same of a die that is rolled."""
    judged = judge(board, battle)
    target = reached_at(board, judged.table, judged.column)
    return Wanted(target, made_of(board, battle, judged), FACES + 1 - target, FACES, die >= target)
