"""Targets, counterblows, and which of them are fought when (NR51 to NR55, NR132)."""

from msgspec.structs import replace

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.sides import AXIS, other
from kronika.domain.noretreat.content.units import Arm
from kronika.domain.noretreat.frames import (
    Battle,
    Countering,
    Fighting,
    Paying,
    Purchase,
    Stacking,
    Stage,
    Targeting,
)
from kronika.domain.noretreat.rules.table import Ask, Table
from kronika.domain.noretreat.state import BlowKind, Board

TARGET, COUNTERBLOW = BlowKind.TARGET, BlowKind.COUNTERBLOW


def willing(board: Board, unit: str) -> bool:
    """NR51: whether a unit may attack of its own will."""
    return not board.face(unit).white and not is_disorganised(board, unit)


def is_disorganised(board: Board, unit: str) -> bool:
    """NR51, NR120: whether a unit is disorganised, or counts as such."""
    state = board.units[unit]
    return state.disorganised or state.partisans


def only_white(board: Board, space: str) -> bool:
    """NR52: whether a space holds no unit but white ones."""
    return all(board.face(unit).white for unit in board.at(space))


def free_markers(board: Board, side: str) -> int:
    """NR51, NR52, NR4: target and counterblow markers that a side has left."""
    return board.scene.limits.markers - sum(blow.side == side for blow in board.blows.values())


def target_limit(board: Board, side: str) -> int:
    """NR51, NRR22: how many targets a side may still declare."""
    free = free_markers(board, side)
    if side != AXIS:
        return free
    dates, limits = board.scene.dates, [free]
    laid = sum(blow.side == side and blow.kind == TARGET for blow in board.blows.values())
    if board.scene.weather[board.weather].axis_targets:
        limits.append(board.scene.weather[board.weather].axis_targets - laid)
    if board.turn >= dates.axis_one_target:
        limits.append(1 - laid)
    elif board.turn >= dates.axis_three_targets:
        limits.append(3 - laid)
    return max(0, min(limits))


def binds(board: Board, space: str) -> bool:
    """NR53: whether a counterblow marker must be answered: units that are not white stand there."""
    return not only_white(board, space)


def possible_targets(board: Board, side: str) -> list[str]:
    """NR51, NR53: spaces that a side may lay a target on."""
    found = set()
    for unit in board.army(side):
        if willing(board, unit):
            for space in board.scene.atlas.land[board.units[unit].place]:
                if board.held_by(space) == other(side) and space not in board.blows:
                    found.add(space)
    return sorted(found)


def possible_counterblows(board: Board, side: str) -> list[str]:
    """NR52: own spaces beside units of the active side that a marker may be laid on."""
    if free_markers(board, side) <= 0:
        return []
    enemy = other(side)
    spaces = {board.units[unit].place for unit in board.army(side)}
    return sorted(
        space
        for space in spaces
        if space not in board.blows
        and not only_white(board, space)
        and any(board.held_by(near) == enemy for near in board.scene.atlas.land[space])
    )


# --- declaring


def targeting(table: Table, frame: Targeting) -> Ask:
    """NR51."""
    return Ask(frame.side, "declare_targets")


def targeting_legal(board: Board, frame: Targeting, kind: str) -> tuple[d.Decision, ...]:
    """NR51."""
    spaces = possible_targets(board, frame.side) if target_limit(board, frame.side) else []
    return (d.Done(), *(d.Target(space) for space in spaces))


def targeting_answer(table: Table, frame: Targeting, decision: d.Decision) -> None:
    """A target is laid, or no more are: what was possible is kept for duties (NRR37)."""
    board = table.board
    if isinstance(decision, d.Target):
        table.emit(e.BlowLaid(decision.space, frame.side, TARGET))
        return
    table.pop()
    declared = sum(blow.side == frame.side and blow.kind == TARGET for blow in board.blows.values())
    more = min(len(possible_targets(board, frame.side)), target_limit(board, frame.side))
    table.emit(e.Tallied(declared, 0, 0, declared + more))


def countering(table: Table, frame: Countering) -> Ask | None:
    """NR52: the inactive side is asked if it holds a card."""
    if not table.board.hands[frame.side]:
        table.pop()
        return None
    return Ask(frame.side, "declare_counterblows")


def countering_legal(board: Board, frame: Countering, kind: str) -> tuple[d.Decision, ...]:
    """NR52."""
    return (d.Done(), *(d.Counterblow(space) for space in possible_counterblows(board, frame.side)))


def countering_answer(table: Table, frame: Countering, decision: d.Decision) -> None:
    """A counterblow is paid for, or no more are."""
    if isinstance(decision, d.Counterblow):
        table.push(Paying(frame.side, table.board.scene.limits.counterblow, Purchase.COUNTERBLOW, decision.space))
    else:
        table.pop()


# --- choosing a battle


def can_attack(board: Board, frame: Fighting, unit: str, space: str) -> bool:
    """NR54, NR55, NR132: whether an unused unit can attack what is declared on a space."""
    if unit in frame.used or board.face(unit).arm == Arm.RESERVE:
        return False
    if board.units[unit].place not in board.scene.atlas.land[space]:
        return False
    return board.blows[space].kind == COUNTERBLOW or willing(board, unit)


def open_spaces(board: Board, side: str) -> list[str]:
    """NR54: the active side's targets, and the counterblows that it has to answer."""
    enemy = other(side)
    return sorted(
        space
        for space, blow in board.blows.items()
        if (blow.side == side and blow.kind == TARGET) or (blow.side == enemy and blow.kind == COUNTERBLOW)
    )


def attackers_of(board: Board, frame: Fighting, space: str) -> list[str]:
    """NR132: the unused units that can attack what is declared on a space."""
    return [unit for unit in board.army(frame.side) if can_attack(board, frame, unit, space)]


def void(board: Board, frame: Fighting) -> list[str]:
    """NR53, NR132, NRR19: open spaces that come to nothing: nobody can attack them, or nobody who counts defends."""
    enemy = other(frame.side)
    found = []
    for space in open_spaces(board, frame.side):
        empty = board.held_by(space) != enemy
        counterblow = board.blows[space].kind == COUNTERBLOW
        if empty or (counterblow and not binds(board, space)) or not attackers_of(board, frame, space):
            found.append(space)
    return found


def critical(board: Board, frame: Fighting, unit: str) -> set[str]:
    """NR132: open spaces that this unit alone can still attack."""
    return {space for space in open_spaces(board, frame.side) if attackers_of(board, frame, space) == [unit]}


def for_all(board: Board, frame: Fighting, spaces: tuple[str, ...]) -> list[str]:
    """NR55: the unused units that can attack all these spaces together."""
    return [
        unit
        for unit in attackers_of(board, frame, spaces[0])
        if all(can_attack(board, frame, unit, space) for space in spaces)
    ]


def takeable(board: Board, frame: Fighting) -> list[str]:
    """NR132: the units that may join the attack: every other open space keeps somebody who can attack it."""
    rest = [space for space in open_spaces(board, frame.side) if space not in frame.hexes]
    found = []
    for unit in for_all(board, frame, frame.hexes):
        chosen = {*frame.units, unit}
        if unit not in frame.units and all(set(attackers_of(board, frame, space)) - chosen for space in rest):
            found.append(unit)
    return found


def fighting(table: Table, frame: Fighting) -> Ask | None:
    """NR54: while an open space can be attacked, the active side chooses the next battle."""
    board = table.board
    if frame.joined:
        if not takeable(board, frame):
            begin(table, frame)
            return None
        return Ask(frame.side, "choose_attackers", frame.hexes[0])
    if frame.hexes:
        if not _joinable(board, frame):
            table.swap(replace(frame, joined=True))
            return None
        return Ask(frame.side, "add_hex", frame.hexes[0])
    for space in void(board, frame):
        table.emit(e.BlowLifted(space))
    if not open_spaces(table.board, frame.side):
        table.pop()
        return None
    return Ask(frame.side, "choose_battle")


def _joinable(board: Board, frame: Fighting) -> list[str]:
    return [
        space
        for space in open_spaces(board, frame.side)
        if space not in frame.hexes and for_all(board, frame, (*frame.hexes, space))
    ]


def fighting_legal(board: Board, frame: Fighting, kind: str) -> tuple[d.Decision, ...]:
    """NR132."""
    if kind == "choose_battle":
        return tuple(d.Attack(space) for space in open_spaces(board, frame.side))
    if kind == "add_hex":
        alone = any(critical(board, frame, unit) <= set(frame.hexes) for unit in for_all(board, frame, frame.hexes))
        more = tuple(d.Attack(space) for space in _joinable(board, frame))
        return ((d.Done(),) if alone else ()) + more
    done = (d.Done(),) if frame.units else ()
    return (*done, *(d.Take(unit) for unit in takeable(board, frame)))


def fighting_answer(table: Table, frame: Fighting, decision: d.Decision) -> None:
    """A space or an attacker is chosen; then the battle begins."""
    match decision:
        case d.Attack(space):
            table.swap(replace(frame, hexes=(*frame.hexes, space)))
        case d.Take(unit):
            table.swap(replace(frame, units=(*frame.units, unit)))
        case d.Done() if frame.joined:
            begin(table, frame)
        case d.Done():
            table.swap(replace(frame, joined=True))


def defenders(board: Board, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """NR55, NR52: who defends: all units on a target, those on a counterblow that are not white."""
    return tuple(
        unit
        for space in spaces
        for unit in board.at(space)
        if not (board.blows[space].kind == COUNTERBLOW and board.face(unit).white)
    )


def begin(table: Table, frame: Fighting) -> None:
    """NR57: the battle chosen begins; its attackers have attacked."""
    board = table.board
    targets = tuple(space for space in frame.hexes if board.blows[space].kind == TARGET)
    used = tuple(sorted((*frame.used, *frame.units)))
    table.swap(Fighting(frame.side, used))
    tally = board.tally
    fought, blows = tally.fought + len(targets), tally.blows + len(frame.hexes) - len(targets)
    table.emit(e.Tallied(tally.declared, fought, blows, tally.possible, tally.battles + 1))
    table.push(
        Stacking(frame.side),
        Battle(
            active=frame.side,
            side=frame.side,
            hexes=frame.hexes,
            units=tuple(sorted(frame.units)),
            others=defenders(board, frame.hexes),
            stage=Stage.GROUND,
            targets=targets,
            places=frame.hexes,
            origins=tuple(sorted({board.units[unit].place for unit in frame.units})),
            first=tuple(sorted(frame.units)),
        ),
    )
