"""Advances after combat (NR75 to NR77)."""

from msgspec.structs import replace

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat.content.cards import Do
from kronika.domain.noretreat.content.sides import SOVIET, other
from kronika.domain.noretreat.content.units import Arm
from kronika.domain.noretreat.events import MoveKind
from kronika.domain.noretreat.frames import Advancing, Battle
from kronika.domain.noretreat.rules.movement import travel
from kronika.domain.noretreat.rules.odds import ground_row, in_force, rumania_is_out
from kronika.domain.noretreat.rules.stacking import fits
from kronika.domain.noretreat.rules.table import Ask, Table
from kronika.domain.noretreat.rules.zones import held, may_be_in
from kronika.domain.noretreat.state import Board


def hexes_of(board: Board, unit: str) -> int:
    """NR76, NR77: how many hexes a unit may advance, cards counted in the order in which they were played."""
    row, kind, most = board.scene.weather[board.weather], board.kind(unit), 1
    if not board.units[unit].unsupplied:
        most = row.hexes
        third = (
            board.turn >= board.scene.dates.tank_stacking
            if kind.side == SOVIET
            else kind.ss or not rumania_is_out(board)
        )
        if board.face(unit).arm == Arm.ARMOUR and third:
            most = row.armour_hexes
    for played, effect in in_force(board, battle_of(board)):
        if effect.do == Do.NO_MULTI_HEX:
            most = 1
        elif effect.do == Do.ADVANCE_BONUS and played.side == kind.side:
            most += effect.n
    return most


def battle_of(board: Board) -> Battle:
    """The battle that is being resolved."""
    return next(frame for frame in reversed(board.frames) if isinstance(frame, Battle))


def stops(board: Board, space: str) -> bool:
    """NR76: whether an advance ends on a space."""
    row = board.scene.terrain[ground_row(board, space)]
    return row.stops or bool(board.scene.atlas.spaces[space].objective)


def enterable(board: Board, unit: str, at: str) -> list[str]:
    """NR76: the spaces next to one that an advancing unit may enter; zones of control do not matter."""
    theirs = held(board, other(board.side(unit)))
    return [to for to in board.scene.atlas.land[at] if to not in theirs and may_be_in(board, unit, to)]


def firsts(board: Board, frame: Advancing, unit: str) -> list[str]:
    """NR75, NRR44, NRR64: the spaces left empty that a unit may enter: one that is full only to go on."""
    at, found = board.units[unit].place, []
    for to in frame.hexes:
        if at not in board.scene.atlas.land[to] or not may_be_in(board, unit, to):
            continue
        room = fits(board, frame.side, (*board.at(to), unit), to)
        if room or (goes_on(board, unit, to, 1) and onward(board, unit, to)):
            found.append(to)
    return found


def onward(board: Board, unit: str, at: str) -> list[str]:
    """NR76: where a unit may go on to."""
    return sorted(enterable(board, unit, at))


def goes_on(board: Board, unit: str, at: str, gone: int) -> bool:
    """NR76, NR77: whether a unit that has gone so many hexes may go on from where it is."""
    return gone < hexes_of(board, unit) and not stops(board, at)


def advancing(table: Table, frame: Advancing) -> Ask | None:
    """NR75: attackers advance one after another."""
    board = table.board
    if frame.unit:
        if goes_on(board, frame.unit, frame.at, frame.gone) and onward(board, frame.unit, frame.at):
            return Ask(frame.side, "advance_on", frame.unit)
        table.swap(_done(frame))
        return None
    if not any(firsts(board, frame, unit) for unit in frame.units):
        table.pop()
        return None
    return Ask(frame.side, "advance")


def _done(frame: Advancing) -> Advancing:
    rest = tuple(unit for unit in frame.units if unit != frame.unit)
    return Advancing(frame.side, rest, frame.hexes)


def advancing_legal(board: Board, frame: Advancing, kind: str) -> tuple[d.Decision, ...]:
    """NR75: a unit with a space left empty; then, stop or go on."""
    if frame.unit:
        there = board.at(frame.at)
        room = frame.gone > 1 or fits(board, frame.side, there, frame.at)
        more = tuple(d.Advance(frame.unit, to) for to in onward(board, frame.unit, frame.at))
        return ((d.Stop(),) if room else ()) + more
    return (
        d.Done(),
        *(d.Advance(unit, to) for unit in frame.units for to in firsts(board, frame, unit)),
    )


def advancing_answer(table: Table, frame: Advancing, decision: d.Decision) -> None:
    """A unit advances one space, or stays."""
    match decision:
        case d.Done():
            table.pop()
        case d.Stop():
            table.swap(_done(frame))
        case d.Advance(unit, to):
            table.swap(replace(frame, unit=unit, at=to, gone=frame.gone + 1))
            travel(table, unit, (to,), MoveKind.ADVANCE)
