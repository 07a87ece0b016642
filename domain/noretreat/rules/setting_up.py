"""Units that are set up by choice: those of the scenario (NR5), and those of optional rules (NR123)."""

from msgspec.structs import replace

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat.bounds import spaces_within
from kronika.domain.noretreat.content.sides import SOVIET, other
from kronika.domain.noretreat.content.units import Kind, OptionalUnits
from kronika.domain.noretreat.frames import Cause, Frame, SettingUp
from kronika.domain.noretreat.rules import optional
from kronika.domain.noretreat.rules.placing import usual_spaces
from kronika.domain.noretreat.rules.stacking import fits
from kronika.domain.noretreat.rules.table import Ask, Table, put
from kronika.domain.noretreat.rules.zones import held, may_be_in
from kronika.domain.noretreat.state import DESTROYED, Board


def choices(board: Board) -> tuple[Frame, ...]:
    """What is asked before the first player turn, in order: the groups of the scenario, then optional units, the Axis
    first."""
    groups = []
    for group in board.scene.scenario.free:
        units = tuple(unit for unit in group.units if is_used(board, board.kind(unit)))
        groups.append(SettingUp(group.side, units, min(group.take or len(units), len(units))))
    return (*groups, *optional.offers_at_start(board), *_reserves(board))


def is_used(board: Board, kind: Kind) -> bool:
    """NR123: whether the optional rule that brings a unit, if one does, is used."""
    return kind.enters.optional is None or getattr(board.setup, kind.enters.optional)


def _reserves(board: Board) -> tuple[Frame, ...]:
    """NR119, NR123: reserves that the scenario begins with may be set up."""
    if not board.setup.optional_units:
        return ()
    units = [
        unit for unit in board.boxed(SOVIET, DESTROYED) if board.kind(unit).enters.optional == OptionalUnits.RESERVES
    ]
    return (SettingUp(SOVIET, tuple(units), len(units), up_to=True),) if units else ()


def spaces_for(board: Board, side: str, unit: str) -> list[str]:
    """NR5, NR41: where a unit may be set up: within the bounds of its group, a reserve where replacements come; where
    it fits, as long as there is such a space."""
    group = next((one for one in board.scene.scenario.free if unit in one.units), None)
    if group is None:
        within = frozenset(usual_spaces(board, side, restored=False))
    else:
        within = spaces_within(board.scene.atlas, board.scene.scenario, group)
    theirs = held(board, other(side))
    spaces = sorted(space for space in within - theirs if may_be_in(board, unit, space))
    return [space for space in spaces if fits(board, side, (*board.at(space), unit), space)] or spaces


def setting_up(table: Table, frame: SettingUp) -> Ask | None:
    """NR136: a unit is named, then its space."""
    if frame.unit:
        return Ask(frame.side, "place_at", frame.unit)
    if not frame.left or not setting_up_legal(table.board, frame, ""):
        table.pop()
        return None
    return Ask(frame.side, "set_up")


def setting_up_legal(board: Board, frame: SettingUp, kind: str) -> tuple[d.Decision, ...]:
    """A unit that has a space; its spaces."""
    if frame.unit:
        return tuple(d.At(space) for space in spaces_for(board, frame.side, frame.unit))
    done: tuple[d.Decision, ...] = (d.Done(),) if frame.up_to else ()
    return (*done, *(d.Place(unit) for unit in frame.units if spaces_for(board, frame.side, unit)))


def setting_up_answer(table: Table, frame: SettingUp, decision: d.Decision) -> None:
    """A unit is set up, or nobody more."""
    match decision:
        case d.Place(unit):
            table.swap(replace(frame, unit=unit))
        case d.At(space):
            units = tuple(one for one in frame.units if one != frame.unit)
            table.swap(replace(frame, units=units, left=frame.left - 1, unit=""))
            put(table, frame.unit, space, Cause.SET_UP)
        case _:
            table.pop()
