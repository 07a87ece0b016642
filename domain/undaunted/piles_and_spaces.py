"""What every scenario is laid out with: piles of cards, and the spaces of its board (U1, U26)."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from kronika.domain.undaunted.content import Space
from kronika.domain.undaunted.pack import slug
from kronika.domain.undaunted.rules.geometry import neighbours, ranges_from


class Placed(Protocol):
    """A tile laid in a scenario, in axial coordinates (U1)."""

    @property
    def tile(self) -> str: ...
    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...


class Scored(Placed, Protocol):
    """The same with the points of its objective."""

    @property
    def objective(self) -> int: ...


def pile(side: str, counts: Mapping[str, int]) -> tuple[str, ...]:
    """The cards of a side by id, each as often as it counts, in order."""
    return tuple(sorted(slug(side, card) for card, count in counts.items() for _ in range(count)))


def spaces(tiles: Sequence[Scored]) -> tuple[Space, ...]:
    """A space for each tile, with its neighbours and how far each tile is, in the order of the tiles."""
    at = {(entry.x, entry.y): entry.tile for entry in tiles}
    made = []
    for entry in tiles:
        here = (entry.x, entry.y)
        reached = ranges_from(here, set(at))
        near = tuple(at[other] for other in neighbours(here) if other in at)
        ranges = tuple(reached[other] for other in at)
        made.append(Space(entry.tile, *here, entry.tile, near, ranges, entry.objective))
    return tuple(made)
