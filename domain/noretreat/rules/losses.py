"""Steps lost, and where units go that are eliminated (NR3, NR70, NR89, NR106)."""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.sides import AXIS, SOVIET, other
from kronika.domain.noretreat.content.units import Arm
from kronika.domain.noretreat.decisions import Ending
from kronika.domain.noretreat.frames import (
    Cause,
    Losing,
    LossBy,
    Replacing,
)
from kronika.domain.noretreat.rules.table import Ask, Table, has_better_face, put, turn_face, two_steps
from kronika.domain.noretreat.state import CADRES, DESTROYED, OUT, SHATTERED, SURRENDERED, TRACK, Board


def moved_vp(board: Board, side: str, vp: int) -> int:
    """NR89: the event VP after so many for a side: at most six either way; the excess is lost."""
    most = board.scene.limits.event_vp
    return max(-most, min(most, board.event_vp + (vp if side == AXIS else -vp)))


def move_vp(table: Table, side: str, vp: int, why: e.VpCause) -> None:
    """NR89: event VP for a side."""
    moved = moved_vp(table.board, side, vp)
    if moved != table.board.event_vp:
        table.emit(e.VpMoved(moved, why))


def track_turn(board: Board, unit: str) -> int:
    """NR102, NR106: the turn on which a unit comes back; a cadre where no other cadre of its side waits."""
    kind = board.kind(unit)
    turn = board.turn + kind.returns_after
    if kind.cadre:
        taken = {
            state.turn
            for id, state in board.units.items()
            if id != unit and state.place == TRACK and board.kind(id).cadre and board.side(id) == kind.side
        }
        while turn in taken:
            turn += 1
    return turn


def leave(table: Table, unit: str, place: str, why: Cause) -> None:
    """NR106: a unit leaves the map; whoever would come back after the last turn is out of the game."""
    board = table.board
    if place == TRACK:
        turn = track_turn(board, unit)
        if turn > board.scene.dates.end:
            place, turn = OUT, 0
        put(table, unit, place, why, turn)
    else:
        put(table, unit, place, why)


def back_says(board: Board, unit: str) -> str:
    """NR101, NR108, NRR26: where the back of a unit sends it; empty if it says nothing."""
    kind = board.kind(unit)
    if kind.removed:
        return OUT
    return TRACK if kind.returns_after else ""


def goes_eliminated(board: Board, unit: str) -> str:
    """NR25, NR70: where a unit goes that is eliminated now."""
    return back_says(board, unit) or (SURRENDERED if board.units[unit].unsupplied else DESTROYED)


def goes_unsupplied(board: Board, unit: str) -> str:
    """NR79: where a unit goes that is still without supply: with a strength on both faces into the surrendered box,
    else where its back sends it, or there too."""
    both = has_better_face(board.kind(unit)) and not board.kind(unit).removed
    return SURRENDERED if both else back_says(board, unit) or SURRENDERED


def eliminate(table: Table, unit: str, why: Cause) -> None:
    """NR70: a unit is eliminated, whole. Units placed in the surrendered box count against their owner (NR89)."""
    board = table.board
    kind, place = board.kind(unit), goes_eliminated(board, unit)
    leave(table, unit, place, why)
    if place == SURRENDERED:
        move_vp(table, other(kind.side), 1, e.VpCause.SURRENDERED)
    if kind.holds and why != Cause.OWN_EVENT:
        table.emit(e.Won(SOVIET, Ending.GARRISON, "NR86"))
    _scenario_win(table, unit)


def _scenario_win(table: Table, unit: str) -> None:
    """NR121: a scenario may be won by a unit that is eliminated, at once."""
    board = table.board
    victory = board.scene.scenario.victory
    if board.winner or victory.standard or board.setup.campaign:
        return
    if any(goal.eliminates == unit for goal in victory.any_of):
        table.emit(e.Won(victory.side, Ending.GOAL, "NR121"))


def surrender(table: Table, unit: str, why: Cause) -> None:
    """NR79, NR89: a unit leaves the map for want of supply, still without it or by a card (NRR65)."""
    board = table.board
    place = goes_unsupplied(board, unit)
    leave(table, unit, place, why)
    if place == SURRENDERED:
        move_vp(table, other(board.side(unit)), 1, e.VpCause.SURRENDERED)
    if board.kind(unit).holds:
        table.emit(e.Won(SOVIET, Ending.GARRISON, "NR86"))
    _scenario_win(table, unit)


def shatter(table: Table, unit: str) -> None:
    """NR68: a unit goes to the shattered box; a cadre to the turn track (NR106)."""
    leave(table, unit, TRACK if table.board.kind(unit).cadre else SHATTERED, Cause.SHATTERED)


def discard_excess(table: Table, unit: str) -> None:
    """NR41: a unit too many leaves the map."""
    board = table.board
    kind, state, fortress = board.kind(unit), board.units[unit], board.face(unit).arm == Arm.FORTRESS
    if kind.cadre:
        leave(table, unit, TRACK, Cause.EXCESS)
    elif fortress or state.unsupplied:
        leave(table, unit, back_says(board, unit) or DESTROYED, Cause.EXCESS)
    else:
        leave(table, unit, SHATTERED, Cause.EXCESS)


def lose_step(table: Table, unit: str, why: Cause) -> bool:
    """NR70: a full two-step unit is turned, any other eliminated; whether it was eliminated."""
    if two_steps(table.board, unit):
        turn_face(table, unit, 0, why)
        return False
    eliminate(table, unit, why)
    return True


def calls_cadre(board: Board, unit: str) -> bool:
    """NR106: whether a cadre may take the place of a unit that is about to be eliminated in battle."""
    kind = board.kind(unit)
    return has_better_face(kind) and not kind.cadre and bool(board.boxed(kind.side, CADRES))


# --- losing a step


def must_lose(board: Board, frame: Losing) -> list[str]:
    """NR70, NRR12, NR100, NR104: the units of which one has to lose the step."""
    units = [unit for unit in frame.units if board.on_map(unit)]
    if frame.why != LossBy.BATTLE or frame.each:
        return units
    first = [unit for unit in units if board.kind(unit).loses_first]
    if first:
        return first
    grenadiers = [unit for unit in units if board.kind(unit).ss and board.face(unit).arm == Arm.MECHANISED]
    if not frame.attacking:
        return grenadiers or units
    panzers = [unit for unit in units if board.kind(unit).ss and board.face(unit).arm == Arm.ARMOUR]
    shock = [unit for unit in units if board.face(unit).arm == Arm.SHOCK]
    return panzers or shock or grenadiers or units


def losing(table: Table, frame: Losing) -> Ask | None:
    """NR70: the owner is asked who loses the step."""
    if not must_lose(table.board, frame):
        table.pop()
        return None
    return Ask(frame.side, "lose_step")


def losing_legal(board: Board, frame: Losing, kind: str) -> tuple[d.Decision, ...]:
    """NR70."""
    units = must_lose(board, frame)
    return tuple(d.Lose(unit) for unit in (units[:1] if frame.each else units))


def losing_answer(table: Table, frame: Losing, decision: d.Decision) -> None:
    """A unit loses a step; where it is eliminated by it in battle, a cadre may take its place (NR106)."""
    assert isinstance(decision, d.Lose), "a step is lost by a unit"
    unit, board = decision.unit, table.board
    if frame.each:
        table.swap(replace(frame, units=tuple(one for one in frame.units if one != unit)))
    else:
        table.pop()
    space, cadre = board.units[unit].place, calls_cadre(board, unit)
    if lose_step(table, unit, Cause.LOSS) and cadre and frame.why == LossBy.BATTLE:
        table.push(Replacing(frame.side, space))


def replacing(table: Table, frame: Replacing) -> Ask:
    """NR106: the owner is asked for a cadre."""
    return Ask(frame.side, "place_cadre", frame.space)


def replacing_legal(board: Board, frame: Replacing, kind: str) -> tuple[d.Decision, ...]:
    """NR106."""
    return (d.Pass(), *(d.Cadre(unit) for unit in board.boxed(frame.side, CADRES)))


def replacing_answer(table: Table, frame: Replacing, decision: d.Decision) -> None:
    """A cadre takes the place."""
    table.pop()
    if isinstance(decision, d.Cadre):
        put(table, decision.unit, frame.space, Cause.CADRE)


def alive(board: Board, units: Iterable[str]) -> tuple[str, ...]:
    """Those of the units that are on the map."""
    return tuple(unit for unit in units if board.on_map(unit))
