"""Movement (NR38 to NR47)."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from kronika.domain.kernel import steps
from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.steps import Ask, Decision, Objection
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Terrain
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Milestone, other
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.rules import cards
from kronika.domain.noretreat.rules.parts import Play, enemy_zones, foreign, held, is_open, may_be_in, put
from kronika.domain.noretreat.scene import SCENES, Scene, is_armour
from kronika.domain.noretreat.state import RAIL, Board, any_of, place_name, unit_name
from kronika.domain.noretreat.words import message

GG = Milestone.GG
"""Something that a way takes in addition to spaces: a red unit's first entry into Greater Germany (NR97)."""


class Route(NamedTuple):
    """A way to a space: its cost, its path, and the spaces and markers that it takes on the way."""

    cost: int
    path: tuple[str, ...]
    takes: frozenset[str]


def allowance(board: Board, unit: str) -> int:
    """NR38, NR90: the movement points of a unit: limited by weather and lack of supply, then raised by an event."""
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
    """NR39, NRR35: the cost for a unit to enter a space."""
    armoured = is_armour(board.face(unit).arm)
    if space in board.scorched:
        row = board.scene.terrain[Terrain.MARSH]
        return row.armour if armoured else row.others
    return board.scene.cost[armoured][space]


def takes_at(board: Board, unit: str, space: str) -> frozenset[str]:
    """NR46, NR97: the things that a unit takes or marks by entering a space."""
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


class Go(Decision, frozen=True, tag="go"):
    """NR38: where the unit ends its movement."""

    to: str  #: The space.


class Step(Decision, frozen=True, tag="step"):
    """NR38: the next space on the way, where ways differ in what they take."""

    to: str  #: The space.


class Stop(Decision, frozen=True, tag="stop"):
    """NR38, NR76: the unit stays where it is."""


# --- a unit on its way


class Going(steps.Step, frozen=True, tag="noretreat.going.v1"):
    """NR38: a unit is on its way."""

    asks = {"go": "NR38", "step": "NR38"}
    exact = True
    side: str  #: Whose.
    unit: str  #: The unit.
    mp: int  #: The movement points left.
    hexes: int = 0  #: Hexes it may still enter; 0: as many as it can pay.
    cheap: bool = False  #: Whether it enters only hexes that cost one.
    to: str = ""  #: Where it goes, where its way is asked for.
    path: tuple[str, ...] = ()  #: The spaces entered so far.
    group: tuple[str, ...] = ()  #: Units that go the same way.

    def advance(self, play: Play) -> Ask | None:
        """NR38: where to; or, where ways differ in what they take, which space next."""
        if not self.to:
            return Ask(self.side, "go", self.unit)
        if play.board.units[self.unit].place == self.to:
            play.pop()
            return None
        routes = reach(play.board, self).get(self.to, ())
        if len(routes) > 1:
            return Ask(self.side, "step", self.unit)
        _arrive(play, self, routes[0])
        return None

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR38: every space where the unit can end; or every next space towards the one chosen."""
        if ask.kind == "go":
            return (Stop(), *(Go(to) for to in sorted(reach(board, self))))
        return tuple(Step(to) for to in sorted(_nexts(board, self)))

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        match decision:
            case Go(to) if ask.kind == "go" and to in board.scene.atlas.spaces and to not in reach(board, self):
                return _out_of_reach(board, self, to)
        return None

    def take(self, play: Play, decision: Decision) -> None:
        """The unit stays, goes, or takes one step of a way that is asked for."""
        board = play.board
        match decision:
            case Stop():
                play.pop()
            case Go(to):
                routes = reach(board, self)[to]
                if len(routes) == 1:
                    _arrive(play, self, routes[0])
                else:
                    play.replace(replace(self, to=to))
            case Step(to):
                start = board.units[self.unit].place
                leaving = start in enemy_zones(board, self.side) and not self.path
                spent = cost_of(board, self.unit, to) + leaving
                hexes = self.hexes - 1 if self.hexes else 0
                play.replace(replace(self, mp=self.mp - spent, hexes=hexes, path=(*self.path, to)))
                for unit in (self.unit, *self.group):
                    travel(play, unit, (to,), e.MoveKind.MOVE, spent)


class Ground:
    """The surroundings of a moving unit and its group, computed once per space."""

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
        """NR39, NR46: the cost of entering, and the things taken by it."""
        return self._found[space]


@cached_by_identity(REMEMBERED)
def reach(board: Board, frame: Going, /) -> dict[str, tuple[Route, ...]]:
    """NR38 to NR42, NRR40: the spaces where a unit can end, with the cheapest of the ways that take the same."""
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


def entered(play: Play, unit: str, space: str) -> None:
    """NR46, NR97 to NR99: the consequences of a unit entering a space, in any way."""
    board, side = play.board, play.board.side(unit)
    takes = takes_at(board, unit, space)
    atlas = board.scene.atlas
    if space in takes and space in atlas.prizes and board.control.get(space) != side:
        play.emit(e.ControlTaken(space, side))
        if side == SOVIET:
            for trigger, slug in ((Milestone.OIL, "rumanian_oil"), (Milestone.WARSAW, "warsaw")):
                if atlas.spaces[space].slug == slug and trigger not in board.triggered:
                    play.emit(e.TriggerFired(trigger))
    if side == SOVIET:
        for _ in range(board.works.count(space)):
            play.emit(e.GroundMarked(space, e.GroundMarker.WORKS, on=False))
    if GG in takes:
        play.emit(e.TriggerFired(GG))


def travel(play: Play, unit: str, path: tuple[str, ...], how: e.MoveKind, cost: int = 0) -> None:
    """A unit enters one space after another, and takes what it comes through (NR46, NRR39)."""
    play.emit(e.UnitMoved(unit, path, how, cost))
    for space in path:
        entered(play, unit, space)


class Move(Decision, frozen=True, tag="move"):
    """NR38: a unit moves; where to is asked next."""

    unit: str  #: The unit.


class Entrain(Decision, frozen=True, tag="entrain"):
    """NR47: a unit goes into the rail box instead of moving."""

    handles = ("box:rail", "counter:{unit}")
    unit: str  #: The unit.


class Moving(steps.Step, frozen=True, tag="noretreat.moving.v1"):
    """NR38: the movement phase, one unit after another."""

    asks = {"move": "NR38"}
    exact = True
    side: str  #: Whose.
    moved: tuple[str, ...] = ()  #: Units that have moved or entrained.
    entrained: int = 0  #: How many have entrained.

    def advance(self, play: Play) -> Ask:
        """NR38: the active side is asked which unit moves next."""
        return Ask(self.side, "move")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR38, NR47: every unit that may move or entrain."""
        yield from map(Move, may_move(board, self))
        if not self._is_early(board) and rail_room(board, self.side) > 0 and not self._is_poor(board):
            left = [unit for unit in board.army(self.side) if unit not in self.moved]
            yield from [Entrain(unit) for unit in left if can_entrain(board, unit)]

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        match decision:
            case Move(unit):
                return foreign(board, self.side, unit) or self.stays(board, unit)
            case Entrain(unit):
                return foreign(board, self.side, unit) or self._does_not_entrain(board, unit)
        return None

    def stays(self, board: Board, unit: str) -> Objection | None:
        """NR2, NR38, NR42: why an own unit does not move."""
        if not board.on_map(unit):
            return Objection("NR38", message("not-on-the-map", unit=unit_name(board, unit)))
        if unit in self.moved:
            return _has_moved(board, unit, "NR38")
        mp = allowance(board, unit)
        if not mp:
            return Objection("NR2", message("not-mobile", unit=unit_name(board, unit)))
        if not can_move(board, unit, mp):
            return Objection("NR42", message("not-able-to-enter-anything", unit=unit_name(board, unit)))
        return None

    def _is_early(self, board: Board) -> bool:
        """NR47: whether no further unit entrains so early in the war."""
        return board.turn <= board.scene.dates.no_axis_rail and (self.side == AXIS or self.entrained > 0)

    def _is_poor(self, board: Board) -> bool:
        """NR47: whether there are no cards to pay for a further unit with."""
        return self.entrained > 0 and len(board.hands[self.side]) < board.scene.limits.entrain

    def _does_not_entrain(self, board: Board, unit: str) -> Objection | None:
        """NR25, NR47, NRR8: why an own unit does not go into the rail box; an area is one large hex (NR44, NR45)."""
        if not board.on_map(unit):
            return Objection("NR47", message("not-on-the-map", unit=unit_name(board, unit)))
        if not board.face(unit).mp:
            return Objection("NR47", message("not-mobile", unit=unit_name(board, unit)))
        if self._is_early(board):
            return Objection("NR47", message("not-on-turns-1-and-2", unit=unit_name(board, unit)))
        if board.units[unit].unsupplied:
            return Objection("NR47", message("not-supplied", unit=unit_name(board, unit)))
        if rail_room(board, self.side) <= 0:
            return Objection("NR47", message("not-rail-box-is-full", unit=unit_name(board, unit)))
        if unit in self.moved:
            return _has_moved(board, unit, "NRR8")
        if self._is_poor(board):
            price = message("cards", n=board.scene.limits.entrain)
            return Objection("NR47", message("not-paid-to-entrain", unit=unit_name(board, unit), price=price))
        return None

    def take(self, play: Play, decision: Decision) -> None:
        """A unit moves, or entrains."""
        match decision:
            case Move(unit):
                play.replace(replace(self, moved=tuple(sorted((*self.moved, unit)))))
                play.push(Going(self.side, unit, allowance(play.board, unit)))
            case Entrain(unit) if self.entrained:
                play.push(cards.Paying(self.side, play.board.scene.limits.entrain, cards.Purchase.ENTRAIN, unit))
            case Entrain(unit):
                entrain(play, unit)


# --- the movement phase


def may_move(board: Board, frame: Moving) -> list[str]:
    """NR38: the units that may still move."""
    return [unit for unit in board.army(frame.side) if unit not in frame.moved and frame.stays(board, unit) is None]


def _has_moved(board: Board, unit: str, rule: str) -> Objection:
    return Objection(rule, message("not-moved-before", unit=unit_name(board, unit)))


def can_entrain(board: Board, unit: str) -> bool:
    """NR25, NR47: a mobile unit without an unsupplied marker; an area is one large hex (NR44, NR45)."""
    return board.face(unit).mp > 0 and not board.units[unit].unsupplied


def entrain(play: Play, unit: str) -> None:
    """NR47: a unit goes into the rail box."""
    frames = play.board.frames
    for depth, frame in enumerate(reversed(frames)):
        if isinstance(frame, Moving):
            moved = tuple(sorted((*frame.moved, unit)))
            play.replace(replace(frame, moved=moved, entrained=frame.entrained + 1), depth)
            break
    put(play, unit, RAIL, Cause.ENTRAINED)


def _kept_out(board: Board, unit: str, to: str) -> Objection:
    """NR40, NR44, NR45, NR100: why a unit may not be in a space, regardless of the units there."""
    place, kind = board.scene.atlas.spaces[to], board.scene.kinds[unit]
    who, where = unit_name(board, unit), place_name(board, to)
    if place.crossing:
        return Objection("NR40", message("not-into-a-lake", unit=who, space=where))
    if kind.stays:
        return Objection("NR100", message("not-away-from-home", unit=who, space=where))
    if not is_open(board, to):
        return Objection("NR45", message("not-open-yet", unit=who, space=where))
    nations = any_of(*[message(f"nation-{one}") for one in place.axis_nations])
    rule = "NR45" if place.after else "NR44"
    return Objection(rule, message("not-of-a-nation", unit=who, space=where, nations=nations))


def _out_of_reach(board: Board, frame: Going, to: str) -> Objection:
    """NR39, NR40, NR42: why a unit does not get to a space."""
    unit = frame.unit
    who, where = unit_name(board, unit), place_name(board, to)
    side, start = board.side(unit), board.units[unit].place
    if to in held(board, other(side)):
        return Objection("NR40", message("not-among-enemies", unit=who, space=where))
    for one in (unit, *frame.group):
        if not may_be_in(board, one, to):
            return _kept_out(board, one, to)
    zones = enemy_zones(board, side)
    if to in board.scene.atlas.land[start] and start in zones and to in zones:
        return Objection("NR42", message("not-from-zone-to-zone", unit=who, space=where))
    return Objection("NR39", message("not-within-reach", space=where, unit=who, mp=frame.mp))


def _arrive(play: Play, frame: Going, route: Route) -> None:
    play.pop()
    for unit in (frame.unit, *frame.group):
        travel(play, unit, route.path, e.MoveKind.MOVE, route.cost)


def _nexts(board: Board, frame: Going) -> set[str]:
    """The next spaces from which the one chosen can still be reached."""
    return {route.path[0] for route in reach(board, frame)[frame.to]}


def rail_room(board: Board, side: str) -> int:
    """NR47: how many units the rail box of a side still takes; partisans do not count (NR120)."""
    return board.scene.limits.rail - len(board.boxed(side, RAIL))


class Bits:
    """The map of a game in bits."""

    def __init__(self, scene: Scene) -> None:
        atlas = scene.atlas
        self.ids = tuple(sorted(atlas.spaces))
        self.bit = {id: 1 << at for at, id in enumerate(self.ids)}
        self.near = [self.of(atlas.land[id]) for id in self.ids]
        self.areas = tuple(id for id in self.ids if atlas.is_area(id))
        self.open_hexes = self.of(id for id in atlas.hexes if not atlas.spaces[id].crossing)
        self.costs = {armoured: self._by_cost(scene.cost[armoured]) for armoured in scene.cost}

    def _by_cost(self, costs: dict[str, int]) -> dict[int, int]:
        return {cost: self.of(id for id in self.ids if costs[id] == cost) for cost in set(costs.values())}

    def of(self, spaces: Iterable[str]) -> int:
        found = 0
        for id in spaces:
            found |= self.bit[id]
        return found

    def spaces(self, bits: int) -> tuple[str, ...]:
        """The spaces of a set, by id."""
        return tuple([self.ids[at] for at in _each(bits)])

    def beside(self, bits: int) -> int:
        """The spaces next to those of a set."""
        found = 0
        for at in _each(bits):
            found |= self.near[at]
        return found


def _each(bits: int) -> Iterable[int]:
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


@cached_by_identity(SCENES)
def _bits(scene: Scene, /) -> Bits:
    return Bits(scene)


def within_reach(board: Board, side: str, units: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Where each of these units of a side could end by moving now: the ends of `movement.reach`, without the ways."""
    bits = _bits(board.scene)
    zones, own = bits.of(enemy_zones(board, side)), bits.of(held(board, side))
    theirs = bits.of(held(board, other(side)))
    costs = {armoured: _costs(bits, board, armoured) for armoured in (False, True)}
    found = {}
    for unit in units:
        start = bits.bit[board.units[unit].place]
        enters = _enters(bits, board, unit) & ~theirs & ~start
        armoured = is_armour(board.face(unit).arm)
        found[unit] = bits.spaces(_ends(bits, start, enters, zones, own, costs[armoured], allowance(board, unit)))
    return found


def _costs(bits: Bits, board: Board, armoured: bool) -> list[tuple[int, int]]:
    """NR39: the spaces of each cost; NRR35: scorched spaces cost as a marsh."""
    scorched, row = bits.of(board.scorched), board.scene.terrain[Terrain.MARSH]
    costs = {cost: spaces & ~scorched for cost, spaces in bits.costs[armoured].items()}
    marsh = row.armour if armoured else row.others
    costs[marsh] = costs.get(marsh, 0) | scorched
    return list(costs.items())


def _enters(bits: Bits, board: Board, unit: str) -> int:
    """NR44, NR45: the spaces that a unit may enter, regardless of the units there."""
    hexes = 0 if board.scene.kinds[unit].stays else bits.open_hexes
    return hexes | bits.of(area for area in bits.areas if may_be_in(board, unit, area))


def _ends(bits: Bits, start: int, enters: int, zones: int, own: int, costs: list[tuple[int, int]], mp: int) -> int:
    first = bits.beside(start) & enters
    leaving = 1 if start & zones else 0
    if leaving:
        first &= ~zones | own
    spent: list[int] = [0] * (mp + 1)
    for cost, spaces in costs:
        spent[min(cost + leaving, mp)] |= first & spaces  # one space can always be entered
    ends = 0
    for so_far in range(mp):
        new = spent[so_far] & ~ends
        ends |= new
        nexts = bits.beside(new & ~zones) & enters & ~ends
        for cost, spaces in costs:
            if so_far + cost <= mp:
                spent[so_far + cost] |= nexts & spaces
    return ends | spent[mp]
