"""NR38 to NR42: where units can end, for many of them at once. A set of spaces is a number, with a bit for each."""

from collections.abc import Iterable

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.content.sides import other
from kronika.domain.noretreat.rules.movement import allowance
from kronika.domain.noretreat.rules.parts import enemy_zones, held, may_be_in
from kronika.domain.noretreat.scene import SCENES, Scene, is_armour
from kronika.domain.noretreat.state import Board


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
    """NR39: the spaces of each cost; NRR35: what is scorched costs as a marsh."""
    scorched, row = bits.of(board.scorched), board.scene.terrain[Terrain.MARSH]
    costs = {cost: spaces & ~scorched for cost, spaces in bits.costs[armoured].items()}
    marsh = row.armour if armoured else row.others
    costs[marsh] = costs.get(marsh, 0) | scorched
    return list(costs.items())


def _enters(bits: Bits, board: Board, unit: str) -> int:
    """NR44, NR45: the spaces that a unit may enter, whoever stands there."""
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
