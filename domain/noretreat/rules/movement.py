"""Movement (NR38 to NR46)."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.content.sides import SOVIET, other
from kronika.domain.noretreat.content.words import Milestone
from kronika.domain.noretreat.frames import (
    Cause,
    Going,
    Moving,
    Paying,
    Purchase,
)
from kronika.domain.noretreat.rules.rail import may_entrain
from kronika.domain.noretreat.rules.table import Ask, Table, put
from kronika.domain.noretreat.rules.zones import enemy_zones, held, may_be_in
from kronika.domain.noretreat.scene import is_armour
from kronika.domain.noretreat.state import RAIL, Board

GG = Milestone.GG
"""What a way takes besides spaces: the first entry of a red unit into Greater Germany (NR97)."""


class Route(NamedTuple):
    """A way to a space: what it costs, and what it takes control of or marks besides."""

    cost: int
    path: tuple[str, ...]
    takes: frozenset[str]


def allowance(board: Board, unit: str) -> int:
    """NR38, NR90: what a unit may spend: limited by weather and by lack of supply, then raised by an event."""
    printed = board.face(unit).mp
    if not printed:
        return 0
    limit = board.scene.weather[board.weather].mp
    capped = min(printed, limit) if limit else printed
    if board.units[unit].unsupplied:
        capped = min(capped, UNSUPPLIED_MP)
    return capped + board.bonus.get(unit, 0)


UNSUPPLIED_MP = 3
"""NR25."""


def cost_of(board: Board, unit: str, space: str) -> int:
    """NR39, NRR35: what entering a space costs a unit."""
    armoured = is_armour(board.face(unit).arm)
    if space in board.scorched:
        row = board.scene.terrain[Terrain.MARSH]
        return row.armour if armoured else row.others
    return board.scene.cost[armoured][space]


def takes_at(board: Board, unit: str, space: str) -> frozenset[str]:
    """NR46, NR97: what a unit takes or marks by entering a space."""
    side, found = board.side(unit), set()
    if space in board.scene.atlas.prizes and board.control.get(space) != side:
        found.add(space)
    if side == SOVIET:
        if space in board.works:
            found.add(space)
        if is_red(board, unit) and space in board.scene.atlas.german and GG not in board.triggered:
            found.add(GG)
    return frozenset(found)


def is_red(board: Board, unit: str) -> bool:
    """NR97, NRR29: whether a unit shows a red face."""
    return board.face(unit).id == "red"


def steps_from(board: Board, unit: str, at: str) -> Iterator[str]:
    """NR40, NR42: the spaces that a unit could enter next, whatever that costs."""
    side = board.side(unit)
    zones, own, theirs = enemy_zones(board, side), held(board, side), held(board, other(side))
    for to in board.scene.atlas.land[at]:
        if to not in theirs and may_be_in(board, unit, to) and not (at in zones and to in zones and to not in own):
            yield to


NOTHING: frozenset[str] = frozenset()
REMEMBERED = 16
"""Boards whose ways are kept: they are listed, told, and gone."""


class Ground:
    """What a unit on its way, with those that go with it, finds: asked for once for each space."""

    def __init__(self, board: Board, frame: Going) -> None:
        side = board.side(frame.unit)
        self.board, self.units = board, (frame.unit, *frame.group)
        self.land, self.zones = board.scene.atlas.land, enemy_zones(board, side)
        self.own, self.theirs = held(board, side), held(board, other(side))
        self._marked = board.scene.atlas.prizes.union(board.works, board.scene.atlas.german if side == SOVIET else ())
        self._found: dict[str, tuple[int, frozenset[str]]] = {}
        self._closed: set[str] = set()

    def nexts(self, at: str) -> list[str]:
        """NR40, NR42: the spaces that can be entered next, whatever that costs."""
        found = [to for to in self.land[at] if to not in self.theirs and self._may_enter(to)]
        if at in self.zones:
            found = [to for to in found if to not in self.zones or to in self.own]
        return found

    def _may_enter(self, space: str) -> bool:
        return space in self._found or (space not in self._closed and self._look(space))

    def _look(self, space: str) -> bool:
        board, units = self.board, self.units
        if not all(may_be_in(board, unit, space) for unit in units):
            self._closed.add(space)
            return False
        takes = NOTHING
        if space in self._marked:
            takes = takes.union(*[takes_at(board, unit, space) for unit in units])
        self._found[space] = (max([cost_of(board, unit, space) for unit in units]), takes)
        return True

    def enters(self, space: str) -> tuple[int, frozenset[str]]:
        """NR39, NR46: what entering costs, and what is taken by it."""
        return self._found[space]


@cached_by_identity(REMEMBERED)
def reach(board: Board, frame: Going, /) -> dict[str, tuple[Route, ...]]:
    """NR38 to NR42, NRR40: where a unit can end; of the ways that take the same, the cheapest."""
    ground, start = Ground(board, frame), board.units[frame.unit].place
    zones = ground.zones
    if start in zones and frame.path:
        return {}
    leaving, whole = int(start in zones), frame.mp > 0 and not frame.path
    best: dict[str, dict[frozenset[str], Route]] = {}
    heap: list[tuple[int, int, tuple[str, ...], frozenset[str]]] = [(0, 0, (), frozenset())]
    seen: set[tuple[str, frozenset[str], int]] = set()
    while heap:
        cost, far, path, takes = heappop(heap)
        at = path[-1] if path else start
        label = (at, takes, far if frame.hexes else 0)
        if label in seen:
            continue
        seen.add(label)
        if path:
            best.setdefault(at, {}).setdefault(takes, Route(cost, path, takes))
            if at in zones or cost >= frame.mp:
                continue
        if frame.hexes and far >= frame.hexes:
            continue
        for to in ground.nexts(at):
            price, gains = ground.enters(to)
            spent = cost + price + (0 if path else leaving)
            allowed = spent <= frame.mp or (whole and not path)
            if allowed and to != start and to not in path and not (frame.cheap and price > 1):
                heappush(heap, (spent, far + 1, (*path, to), takes | gains if gains else takes))
    return {to: tuple(sorted(found.values())) for to, found in best.items()}


def can_move(board: Board, unit: str, mp: int) -> bool:
    """Whether a unit can enter any space at all."""
    return mp > 0 and next(steps_from(board, unit, board.units[unit].place), None) is not None


def entered(table: Table, unit: str, space: str) -> None:
    """NR46, NR97 to NR99: what follows when a unit has entered a space, in whatever way."""
    board, side = table.board, table.board.side(unit)
    takes = takes_at(board, unit, space)
    atlas = board.scene.atlas
    if space in takes and space in atlas.prizes and board.control.get(space) != side:
        table.emit(e.ControlTaken(space, side))
        if side == SOVIET:
            for trigger, slug in ((Milestone.OIL, "rumanian_oil"), (Milestone.WARSAW, "warsaw")):
                if atlas.spaces[space].slug == slug and trigger not in board.triggered:
                    table.emit(e.TriggerFired(trigger))
    if side == SOVIET:
        for _ in range(board.works.count(space)):
            table.emit(e.GroundMarked(space, e.GroundMarker.WORKS, on=False))
    if GG in takes:
        table.emit(e.TriggerFired(GG))


def travel(table: Table, unit: str, path: tuple[str, ...], how: e.MoveKind, cost: int = 0) -> None:
    """A unit enters one space after another, and takes what it comes through (NR46, NRR39)."""
    table.emit(e.UnitMoved(unit, path, how, cost))
    for space in path:
        entered(table, unit, space)


# --- the movement phase


def may_move(board: Board, frame: Moving) -> list[str]:
    """NR38: the units that may still move."""
    return [
        unit
        for unit in board.army(frame.side)
        if unit not in frame.moved and can_move(board, unit, allowance(board, unit))
    ]


def go(table: Table, frame: Moving) -> Ask:
    """NR38: the active side is asked which unit moves next."""
    return Ask(frame.side, "move")


def legal(board: Board, frame: Moving, kind: str) -> tuple[d.Decision, ...]:
    """NR38, NR47: every unit that may move or entrain."""
    moves = tuple(d.Move(unit) for unit in may_move(board, frame))
    trains = tuple(d.Entrain(unit) for unit in may_entrain(board, frame))
    return (d.Done(), *moves, *trains)


def answer(table: Table, frame: Moving, decision: d.Decision) -> None:
    """A unit moves, or entrains; or nobody does any more."""
    match decision:
        case d.Done():
            table.pop()
        case d.Move(unit):
            board = table.board
            table.swap(replace(frame, moved=tuple(sorted((*frame.moved, unit)))))
            table.push(Going(frame.side, unit, allowance(board, unit)))
        case d.Entrain(unit):
            limits = table.board.scene.limits
            if frame.entrained:
                table.push(Paying(frame.side, limits.entrain, Purchase.ENTRAIN, unit))
            else:
                entrain(table, unit)


def entrain(table: Table, unit: str) -> None:
    """NR47: a unit goes into the rail box."""
    frames = table.board.frames
    for depth, frame in enumerate(reversed(frames)):
        if isinstance(frame, Moving):
            moved = tuple(sorted((*frame.moved, unit)))
            table.swap(replace(frame, moved=moved, entrained=frame.entrained + 1), depth)
            break
    put(table, unit, RAIL, Cause.ENTRAINED)


# --- a unit on its way


def going(table: Table, frame: Going) -> Ask | None:
    """NR38: where to; or, where ways differ in what they take, which space next."""
    if not frame.to:
        return Ask(frame.side, "go", frame.unit)
    if table.board.units[frame.unit].place == frame.to:
        table.pop()
        return None
    routes = reach(table.board, frame).get(frame.to, ())
    if len(routes) > 1:
        return Ask(frame.side, "step", frame.unit)
    _arrive(table, frame, routes[0])
    return None


def _arrive(table: Table, frame: Going, route: Route) -> None:
    table.pop()
    for unit in (frame.unit, *frame.group):
        travel(table, unit, route.path, e.MoveKind.MOVE, route.cost)


def going_legal(board: Board, frame: Going, kind: str) -> tuple[d.Decision, ...]:
    """NR38: every space where the unit can end; or every next space towards the one chosen."""
    if kind == "go":
        return (d.Stop(), *(d.Go(to) for to in sorted(reach(board, frame))))
    return tuple(d.Step(to) for to in sorted(_nexts(board, frame)))


def _nexts(board: Board, frame: Going) -> set[str]:
    """The next spaces from which the one chosen can still be reached."""
    return {route.path[0] for route in reach(board, frame)[frame.to]}


def going_answer(table: Table, frame: Going, decision: d.Decision) -> None:
    """The unit stays, goes, or takes one step of a way that is asked for."""
    board = table.board
    match decision:
        case d.Stop():
            table.pop()
        case d.Go(to):
            routes = reach(board, frame)[to]
            if len(routes) == 1:
                _arrive(table, frame, routes[0])
            else:
                table.swap(replace(frame, to=to))
        case d.Step(to):
            start = board.units[frame.unit].place
            leaving = start in enemy_zones(board, frame.side) and not frame.path
            spent = cost_of(board, frame.unit, to) + leaving
            hexes = frame.hexes - 1 if frame.hexes else 0
            table.swap(replace(frame, mp=frame.mp - spent, hexes=hexes, path=(*frame.path, to)))
            for unit in (frame.unit, *frame.group):
                travel(table, unit, (to,), e.MoveKind.MOVE, spent)
