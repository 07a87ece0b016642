"""Scenarios of Stalingrad at random, with every card, counter, tile, token and goal that there is, and
games played in them at random."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st
from msgspec.structs import replace

from kronika.domain.kernel.events import EpochBegan, Event, GameStarted
from kronika.domain.kernel.game import Position, Recorder, blank
from kronika.domain.undaunted.content import (
    Action,
    ActionName,
    Award,
    Card,
    Either,
    Every,
    Face,
    Gather,
    Goal,
    Layout,
    Level,
    MarkerKind,
    Mine,
    MineFace,
    Name,
    ObjectivesWorth,
    Occasion,
    Points,
    PointsControlled,
    Rout,
    Setup,
    SideSetup,
    Space,
    Tile,
    Together,
)
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, Withdraw
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.system import UNDAUNTED
from tests.bench.arena import SeededChance
from tests.undaunted.position import Place, neighbourhoods
from tests.undaunted.random_play import wander
from tests.undaunted.stalingrad import KINDS, SIDES, card, faces

WIDE, HIGH = 4, 3

COPIES = {
    "platoon-sergeant": 1,
    "squad-leader-a": 1,
    "squad-leader-b": 1,
    "starshina-a": 1,
    "commissar": 2,
    "nurse-b": 1,
    "bomber": 2,
    "flak": 1,
    "rifleman-a": 3,
    "rifleman-b": 3,
    "stormer-a": 2,
    "grenadier-b": 2,
    "scout-a": 3,
    "scout-b": 2,
    "machine-gunner-a": 3,
    "machine-gunner-b": 2,
    "engineer-a": 3,
    "engineer-b": 1,
    "sniper": 2,
    "flamethrower": 2,
    "howitzer": 2,
    "gun": 2,
    "tank": 2,
    "fog-of-war": 8,
}
"""The cards of a side."""

PROMOTED = {
    "rifleman-a2": (
        Action(ActionName.MOVE, 1),
        Action(ActionName.ATTACK, 1),
        Action(ActionName.ATTACK, 3, most=1, upgraded=True),
        Action(ActionName.FIGHT_AND_FADE, upgraded=True),
    ),
    "rifleman-a3": (Action(ActionName.ASSAULT, upgraded=True), Action(ActionName.ATTACK, 3, upgraded=True)),
    "stormer-a2": (Action(ActionName.ASSAULT), Action(ActionName.ATTACK, 3, upgraded=True), Action(ActionName.MOVE, 1)),
    "scout-b2": (Action(ActionName.FIGHT_AND_FADE), Action(ActionName.GRENADE, 1, most=1, upgraded=True)),
    "sniper2": (Action(ActionName.STALK, 1), Action(ActionName.CONCEAL), Action(ActionName.CONTROL)),
}
"""Those that print other actions than their kind."""

STARTED = ("riflemen-a", "riflemen-b", "scouts-a", "machine-gunners-a")
"""The counters that are on the board from the start."""


def world(seed: int) -> Setup:
    """A scenario."""
    choose = random.Random(seed)
    spaces, tiles = _board(choose)
    ids = [space.id for space in spaces]
    cards = {side: _cards(side) for side in SIDES}
    homes = dict(zip(SIDES, (ids[0], ids[-1]), strict=True))
    return Setup(
        variant="stalingrad",
        scenario=str(seed),
        title=Name("A world", "Svět"),
        layout=Layout.ROWS,
        sides=tuple(_side(choose, side, homes[side], ids, cards[side]) for side in SIDES),
        initiative=choose.choice(SIDES),
        spaces=spaces,
        tiles=tiles,
        cards=tuple(one for side in SIDES for one in cards[side]),
        counters=KINDS,
        mines=tuple(
            Mine(choose.choice(SIDES), (space.id, other), choose.choice(list(MineFace)))
            for space in spaces
            for other in space.near
            if space.id < other and choose.random() < 0.15
        ),
        awards=(
            Award("soviet", Occasion.ROUT),
            Award("soviet", Occasion.CONTROL, spaces=tuple(ids[::2])),
            Award("german", Occasion.DAMAGE),
            Award("german", Occasion.ROUND, spaces=(homes["german"],)),
        ),
        total_rout=choose.random() < 0.3,
    )


def _board(choose: random.Random) -> tuple[tuple[Space, ...], tuple[Tile, ...]]:
    names: dict[Place, str] = {(x + y // 2, y): str(501 + WIDE * y + x) for y in range(HIGH) for x in range(WIDE)}
    laid = {id: faces(id, choose.choice(("0", "2", "house", "works", "fort"))) for id in names.values()}
    spaces = tuple(
        Space(
            id := names[place],
            *place,
            laid[id][0].id,
            near,
            ranges,
            objective=choose.choice((0, 0, 1, 2)),
            tunnel=choose.random() < 0.25,
            mission=choose.random() < 0.1,
            escape=choose.random() < 0.1,
            points=choose.choice((0, 0, 1)),
        )
        for place, near, ranges in neighbourhoods(names)
    )
    return spaces, tuple(tile for every in laid.values() for tile in every)


def _cards(side: str) -> tuple[Card, ...]:
    words = [f"{kind}{number}" for kind, count in COPIES.items() for number in range(1, count + 1)]
    return tuple(
        replace(card(side, word, PROMOTED.get(word)), level=Level.UPGRADED if word in PROMOTED else Level.ORDINARY)
        for word in words
    )


def _side(choose: random.Random, side: str, home: str, spaces: list[str], cards: tuple[Card, ...]) -> SideSetup:
    in_deck = {one.id: choose.random() < (0.3 if one.counter or not one.actions else 0.7) for one in cards}
    markers = {space: Face.SCOUTED for space in spaces if choose.random() < 0.4} | {home: Face.CONTROLLED}
    return SideSetup(
        id=side,
        name=Name(f"The {side} side", f"Strana {side}"),
        goal=choose.choice(_goals(side)),
        deck=tuple(sorted(id for id, drawn in in_deck.items() if drawn)),
        supply=tuple(sorted(id for id, drawn in in_deck.items() if not drawn)),
        markers=markers,
        counters={f"{side}-{unit}": home for unit in STARTED},
        spawns={},
    )


def _goals(side: str) -> list[Goal]:
    enemy = next(other for other in SIDES if other != side)
    pair = (f"{side}-riflemen-a", f"{side}-scouts-a")
    return [
        ObjectivesWorth(5),
        Points(4),
        PointsControlled(3),
        Rout((f"{enemy}-riflemen-a", f"{enemy}-scouts-a")),
        Rout(count=3),
        Gather(MarkerKind.ESCAPE, pair),
        Every((ObjectivesWorth(2), Rout(count=2))),
        Either((PointsControlled(4), Gather(MarkerKind.MISSION, pair))),
        Together((ObjectivesWorth(0), Points(0), Rout()), 7),
    ]


# --- playing in it

WEIGHTS = {EndTurn: 0.02, HunkerDown: 0.02, Withdraw: 0.01}
"""How likely what ends or does little is, against what does something."""

worlds = st.integers(min_value=0, max_value=2**32)
lengths = st.integers(min_value=1, max_value=250)


def opened(setup: Setup, seed: int) -> tuple[Recorder, SeededChance]:
    """A game of a scenario, started."""
    chance = SeededChance(seed)
    out = Recorder(UNDAUNTED, blank(UNDAUNTED))
    for event in (ScenarioSetUp(setup), EpochBegan(1), GameStarted()):
        out.emit(event)
    UNDAUNTED.rules.start(out, chance)
    return out, chance


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
