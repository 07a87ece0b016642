"""Scenarios of North Africa at random, with every card, vehicle, structure and goal that there is, and games played
in them at random."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.game import Position
from kronika.domain.undaunted.content import (
    Either,
    Eliminate,
    Escape,
    Every,
    Face,
    Goal,
    Layout,
    Name,
    ObjectivesWorth,
    Seated,
    Setup,
    SideSetup,
    Space,
    StructureKind,
    Tile,
    Troop,
)
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown
from kronika.domain.undaunted.rules.step import Decision, Stop
from tests.undaunted.africa import CARDS, CZECH, KINDS, SIDES, STRUCTURES, VEHICLES, cards, named
from tests.undaunted.position import Place, neighbourhoods
from tests.undaunted.random_play import wander
from tests.undaunted.stalingrad_worlds import opened

WIDE, HIGH = 4, 3
FACES = ((0, None, False), (2, None, False), (3, 1, False), (1, None, True))
"""Cover, cover as a hill, whether it is impassable."""


def world(seed: int) -> Setup:
    """A scenario."""
    choose = random.Random(seed)
    names: dict[Place, str] = {(x + y // 2, y): f"{WIDE * y + x + 1}A" for y in range(HIGH) for x in range(WIDE)}
    ids = list(names.values())
    standing = dict(zip(choose.sample(ids[1:-1], len(STRUCTURES)), STRUCTURES, strict=True))
    spaces = tuple(
        Space(
            id := names[place],
            *place,
            id,
            near,
            ranges,
            objective=choose.choice((0, 0, 1, 2)),
            escape=choose.random() < 0.2,
            structure=standing.get(id, ""),
        )
        for place, near, ranges in neighbourhoods(names)
    )
    tiles = []
    for id in ids:
        cover, hill, impassable = choose.choice(FACES)
        tiles.append(Tile(id, cover, hill, impassable=impassable and id not in (ids[0], ids[-1])))
    homes = dict(zip(SIDES, (ids[0], ids[-1]), strict=True))
    return Setup(
        variant="north_africa",
        scenario=str(seed),
        title=Name("A world", "Svět"),
        layout=Layout.ROWS,
        sides=tuple(_side(choose, side, homes[side], ids) for side in SIDES),
        initiative=choose.choice(SIDES),
        spaces=spaces,
        tiles=tuple(tiles),
        cards=tuple(card for side in SIDES for card in cards(side)),
        counters=KINDS,
        structures=tuple(StructureKind(id, named(id), *figures) for id, figures in STRUCTURES.items()),
        demolishes="lrdg",
    )


def _side(choose: random.Random, side: str, home: str, ids: list[str]) -> SideSetup:
    copies = {
        kind: 7 if kind == "fog-of-war" else 3 if soldier else 1 for kind, (*_, soldier, _) in CARDS[side].items()
    }
    every = [f"{side}-{kind}" for kind, count in copies.items() for _ in range(count)]
    in_deck = [choose.random() < (0.3 if card.endswith("fog-of-war") else 0.6) for card in every]
    vehicles = [f"{side}-{id}" for id, (of, *_) in VEHICLES.items() if of == side]
    near = choose.sample(ids, 2)
    places = {vehicle: choose.choice((home, home, near[0])) for vehicle in vehicles}
    counters, seats = dict(places), {}
    free = [Seated(id, at + 1) for id in vehicles for at in range(len(VEHICLES[id.removeprefix(f"{side}-")][2].seats))]
    for soldier in [card.counter for card in cards(side) if card.counter]:
        if choose.random() < 0.55:
            seats[soldier] = free.pop(choose.randrange(len(free)))
            counters[soldier] = places[seats[soldier].vehicle]
        else:
            counters[soldier] = choose.choice((home, near[1]))
    return SideSetup(
        id=side,
        name=Name(f"The {side} side", CZECH[side]),
        goal=choose.choice(_goals(side)),
        deck=tuple(sorted(card for card, drawn in zip(every, in_deck, strict=True) if drawn)),
        supply=tuple(sorted(card for card, drawn in zip(every, in_deck, strict=True) if not drawn)),
        markers={id: Face.SCOUTED for id in ids if choose.random() < 0.6} | {home: Face.CONTROLLED},
        counters=counters,
        spawns={},
        seats=seats,
        suppressed=tuple(id for id in counters if id not in vehicles and choose.random() < 0.15),
        damage={vehicle: choose.randrange(3) for vehicle in vehicles},
        escaping=choose.choice(((), (Troop.SOLDIERS,), (Troop.VEHICLES,), (Troop.SOLDIERS, Troop.VEHICLES))),
        escapers=(f"{side}-scout",),
    )


def _goals(side: str) -> list[Goal]:
    enemy = next(other for other in SIDES if other != side)
    return [
        ObjectivesWorth(5),
        Eliminate(count=3),
        Eliminate(Troop.VEHICLES, count=2),
        Eliminate(counters=(f"{enemy}-scout", f"{enemy}-rifleman")),
        Escape(count=2),
        Escape(Troop.VEHICLES, count=1),
        Every((ObjectivesWorth(4), Eliminate(count=2))),
        Either((Escape(counters=(f"{side}-scout",)), ObjectivesWorth(6))),
    ]


WEIGHTS = {EndTurn: 0.02, HunkerDown: 0.05, Stop: 0.3}
"""How likely what ends or does little is, against what does something."""

worlds = st.integers(min_value=0, max_value=2**32)
lengths = st.integers(min_value=1, max_value=200)


def play(seed: int, decisions: int) -> Iterator[tuple[Position, list[Event]]]:
    """A random game in a random scenario, as `random_play.play`."""
    out, chance = opened(world(seed), seed)
    return wander(out, chance, random.Random(seed), decisions, choose_any)


def choose_any(chooser: random.Random, legal: tuple[Decision, ...]) -> Decision:
    """Any kind of decision as likely as another, those that do little but seldom."""
    kinds: dict[tuple[type, type], list[Decision]] = {}
    for decision in legal:
        kinds.setdefault((type(decision), type(getattr(decision, "act", None))), []).append(decision)
    weights = [WEIGHTS.get(kind, 1) for kind, _ in kinds]
    return chooser.choice(chooser.choices(list(kinds.values()), weights)[0])


def position_after(seed: int, decisions: int) -> Position:
    """Where a random game stands after so many decisions, or at its end."""
    *_, (reached, _) = play(seed, decisions)
    return reached
