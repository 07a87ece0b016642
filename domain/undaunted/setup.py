"""A scenario of a pack made ready to play (U26)."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from kronika.domain.undaunted.content import Setup, SideSetup, Space, VariantName
from kronika.domain.undaunted.pack import Pack, slug

# --- U1: tiles laid like bricks are a hex grid in axial coordinates


Place = tuple[int, int]

STEPS: tuple[Place, ...] = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))


def neighbours(place: Place) -> list[Place]:
    """U1: the six places that share a piece of an edge with this one."""
    x, y = place
    return [(x + dx, y + dy) for dx, dy in STEPS]


def ranges_from(place: Place, laid: set[Place]) -> dict[Place, int]:
    """U1: the steps of the shortest path over the tiles laid out to each tile that can be reached."""
    reached = {place: 0}
    edge = [place]
    while edge:
        further = []
        for here in edge:
            for there in neighbours(here):
                if there in laid and there not in reached:
                    reached[there] = reached[here] + 1
                    further.append(there)
        edge = further
    return reached


# --- scenarios


def make_setup(pack: Pack, number: str) -> Setup:
    """A scenario of the pack with all that a game of it needs. Raises `KeyError`."""
    scenario = pack.scenarios[number]
    sides = tuple(
        SideSetup(
            id=side.id,
            name=side.name,
            goal=scenario.goals[side.id],
            deck=pile(side.id, {card: count.deck for card, count in scenario.cards[side.id].items()}),
            supply=pile(side.id, {card: count.supply for card, count in scenario.cards[side.id].items()}),
            markers={t.tile: t.markers[side.id] for t in scenario.tiles if side.id in t.markers},
            counters={id: t.tile for t in scenario.tiles for id in t.counters if pack.counters[id].side == side.id},
            spawns={id: t.tile for t in scenario.tiles for id in t.spawns if pack.counters[id].side == side.id},
        )
        for side in pack.manifest.sides
    )
    used = {card for side in sides for card in side.deck + side.supply}
    cards = tuple(card for id, card in sorted(pack.cards.items()) if id in used)
    counters = {card.counter for card in cards if card.counter} | {id for side in sides for id in side.counters}
    return Setup(
        variant=VariantName(pack.manifest.variant),
        scenario=number,
        title=scenario.title,
        layout=scenario.layout,
        sides=sides,
        initiative=scenario.initiative,
        spaces=spaces(scenario.tiles),
        tiles=tuple(pack.tiles[entry.tile] for entry in scenario.tiles),
        cards=cards,
        counters=tuple(kind for id, kind in sorted(pack.counters.items()) if id in counters),
        radio=next((entry.tile for entry in scenario.tiles if entry.radio), ""),
        raises=scenario.raises,
    )


# --- What every scenario is laid out with: piles of cards, and the spaces of its board (U1, U26)


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
