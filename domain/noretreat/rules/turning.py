"""Units turned: improved, upgraded, fortified, turned back (NR28 to NR31, NR105)."""

from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.sides import AXIS, SOVIET
from kronika.domain.noretreat.content.units import Arm
from kronika.domain.noretreat.frames import Bought, Cause, Gain
from kronika.domain.noretreat.rules.movement import GG, is_red
from kronika.domain.noretreat.rules.supply import has_overland
from kronika.domain.noretreat.rules.table import Table, has_better_face, turn_face
from kronika.domain.noretreat.state import Board


def becomes_fortress(board: Board, unit: str) -> bool:
    """NR30: whether the better face of a unit is a fortress and the worse one is not."""
    faces = board.kind(unit).faces
    return len(faces) == 2 and faces[1].arm == Arm.FORTRESS and faces[0].arm != Arm.FORTRESS


def _at_home(board: Board, unit: str) -> bool:
    """NR105: whether a unit is where it can be turned."""
    kind = board.kind(unit)
    return not kind.turns_at_home or board.scene.atlas.spaces[board.units[unit].place].slug in kind.home


def _can_gain(board: Board, unit: str) -> bool:
    """NR25, NR28: a unit that shows its worse face, with overland supply and no unsupplied marker."""
    state, kind = board.units[unit], board.kind(unit)
    worse = state.face == 0 and has_better_face(kind) and not kind.one_step
    return worse and not state.unsupplied and has_overland(board, unit)


def improvable(board: Board, unit: str) -> bool:
    """NR28: whether a unit can be given its step back for cards."""
    dates = board.scene.dates
    if becomes_fortress(board, unit) or not _can_gain(board, unit):
        return False
    if board.side(unit) == AXIS:
        return dates.axis_replaces <= board.turn <= dates.axis_improves_to
    return board.turn >= dates.two_steps


def improve_price(board: Board, unit: str) -> int:
    """NR28: what that costs."""
    limits, kind = board.scene.limits, board.kind(unit)
    if kind.side == AXIS:
        return limits.improve_ss if kind.ss else limits.improve_axis
    return max(limits.improve_soviet, kind.card_price)


def upgradeable(board: Board, unit: str) -> bool:
    """NR29, NR30, NRR53, NRR27: whether a free upgrade can turn a unit."""
    kind, dates = board.kind(unit), board.scene.dates
    if kind.side != SOVIET or board.turn < dates.upgrade or not _can_gain(board, unit):
        return False
    if kind.turns_at_home:
        return _at_home(board, unit)
    return not kind.two_steps or board.turn >= dates.two_steps


def fortifiable(board: Board, unit: str) -> bool:
    """NR30, NRR5: whether a unit can be fortified for a card; no supply is asked for."""
    early = board.turn < board.scene.dates.fortify
    return becomes_fortress(board, unit) and board.units[unit].face == 0 and not early and _at_home(board, unit)


def can_turn_back(board: Board, unit: str) -> bool:
    """NR30, NR105, NRR17: whether a fortress can be turned to its other face."""
    return becomes_fortress(board, unit) and board.units[unit].face == 1 and _at_home(board, unit)


def free_upgrades(board: Board) -> int:
    """NR29: the free upgrades of a Soviet organisation phase."""
    dates = board.scene.dates
    if board.turn < dates.upgrade:
        return 0
    return 2 if dates.second_upgrade <= board.turn <= dates.second_upgrade_to else 1


def turn_better(table: Table, unit: str, how: Cause, cards: int) -> None:
    """A unit shows its better face; an improvement or upgrade may be answered by a card."""
    board = table.board
    state = board.units[unit]
    turn_face(table, unit, 1, how)
    if is_red(table.board, unit) and state.place in board.scene.atlas.german and GG not in board.triggered:
        table.emit(e.TriggerFired(GG))
    if how == Cause.FORTIFIED:
        return
    late = how == Cause.UPGRADED and board.turn < board.scene.dates.two_steps
    what = Gain.UPGRADE if late else Gain.IMPROVEMENT
    table.push(Bought(board.side(unit), unit, what, state.place, state.face, cards))
