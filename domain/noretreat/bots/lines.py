"""What the enemy could take if a side's lines stayed as they are."""

from collections.abc import Iterable, Sequence

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat.bots.situation import Situation

NEAR = 5
"""How far an enemy is that could come."""


class Lines:
    """The lines of a side without one of its units."""

    def __init__(self, situation: Situation, but: str) -> None:
        s = self._situation = situation
        own = [unit for unit in s.board.army(s.seat) if unit != but]
        self._held = frozenset(s.board.units[unit].place for unit in own)
        self._zones = frozenset(
            near for unit in own if s.has_zone(unit) for near in s.atlas.land[s.board.units[unit].place]
        )
        self._zone = s.has_zone(but)
        self._far = self._ways_in(self._held, self._zones)
        self._lost = self._losses(self._far, self._held)
        self._kept: dict[tuple[str, tuple[str, ...]], float] = {}

    def kept(self, space: str, takes: tuple[str, ...] = ()) -> float:
        """How much worth in prizes the unit keeps from the enemy by ending on a space; below 0 where it could lose
        more again of what it takes on its way."""
        key = (space, takes)
        if key not in self._kept:
            self._kept[key] = self._found(space, takes)
        return self._kept[key]

    def _found(self, space: str, takes: tuple[str, ...]) -> float:
        around = self._situation.atlas.land[space] if self._zone else ()
        if not any(at in self._far for at in (space, *around, *takes)):
            return 0.0
        held = self._held | {space}
        return self._lost - self._losses(self._ways_in(held, self._zones.union(around)), held, takes)

    def _ways_in(self, held: frozenset[str], zones: frozenset[str]) -> dict[str, int]:
        """How far the next enemy is from each space that he could come to: who enters a zone of control stops."""
        s = self._situation
        found = dict.fromkeys(s.raiders, 0)
        ring = list(found)
        for far in range(1, NEAR + 1):
            ring = [
                near
                for near in dict.fromkeys(near for at in ring for near in s.atlas.land[at])
                if near not in found and near not in held
            ]
            found |= dict.fromkeys(ring, far)
            ring = [at for at in ring if at not in zones]
        return found

    def _losses(self, far: dict[str, int], held: Iterable[str], takes: Sequence[str] = ()) -> float:
        s = self._situation
        return sum(
            worth * s.holds(place) * (NEAR + 1 - far[place]) / NEAR
            for place, worth in s.prizes.items()
            if place in far and place not in held and (place in takes or s.board.control.get(place) == s.seat)
        )


@cached_by_identity(4)
def without(situation: Situation, unit: str, /) -> Lines:
    """The lines of a side without one of its units, which may stand elsewhere."""
    return Lines(situation, unit)
