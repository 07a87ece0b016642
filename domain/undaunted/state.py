"""The board of a game of Undaunted as one audience knows it.

Zones are sorted tuples of card ids; a card whose face this audience may not see is `HIDDEN`.
"""

from enum import StrEnum
from typing import Any, Final

import msgspec

from kronika.domain.kernel.words import REFEREE
from kronika.domain.undaunted.content import (
    Action,
    ActionName,
    Award,
    Card,
    CounterKind,
    Face,
    Goal,
    Layout,
    Mine,
    Name,
    Nature,
    SeatKind,
    Space,
    StructureKind,
    Tile,
    Troop,
    VariantName,
    VehicleKind,
    Victory,
)

HIDDEN: Final = "?"


class Zone(StrEnum):
    """Where a card can be. Deck, hand, discard pile and removed are private to their owner."""

    __hash__ = str.__hash__  # zones are keys in the busiest folds; Enum's own is many times slower

    DECK = "deck"  #: The deck, which is drawn from.
    HAND = "hand"  #: The hand.
    PICK = "pick"  #: The card put aside for the initiative, face down (U6).
    PLAY = "play"  #: The play area, before everybody's eyes.
    DISCARD = "discard"  #: The discard pile.
    REMOVED = "removed"  #: Cards that are out of the game.
    SUPPLY = "supply"  #: The supply, before everybody's eyes.
    CASUALTIES = "casualties"  #: Cards lost in the scenario (S6).
    ASIDE = "aside"  #: Cards set aside, before everybody's eyes.


PUBLIC_ZONES: Final = frozenset({Zone.PLAY, Zone.SUPPLY, Zone.ASIDE})


class Scenario(msgspec.Struct, frozen=True):
    """The parts that do not change while a scenario is played."""

    variant: str = VariantName.NORMANDY
    scenario: str = ""
    title: Name = Name("", "")
    layout: Layout = Layout.ROWS
    sides: tuple[str, ...] = ()
    side_names: dict[str, Name] = {}
    goals: dict[str, Goal] = {}
    spawns: dict[str, dict[str, str]] = {}
    spaces: dict[str, Space] = {}
    ranges: dict[str, dict[str, int]] = {}
    tiles: dict[str, Tile] = {}
    cards: dict[str, Card] = {}
    kinds: dict[str, CounterKind] = {}
    radio: str = ""
    raises: str = ""
    awards: tuple[Award, ...] = ()
    total_rout: bool = True
    structures: dict[str, StructureKind] = {}  #: The structures by the space on which each stands from the start.
    demolishes: str = ""
    escaping: dict[str, tuple[Troop, ...]] = {}
    escapers: dict[str, tuple[str, ...]] = {}

    def opponent(self, side: str) -> str:
        first, second = self.sides
        return second if side == first else first


class Side(msgspec.Struct, frozen=True, gc=False):
    """One side's cards and markers."""

    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    pick: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    supply: tuple[str, ...] = ()
    casualties: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    markers: dict[str, Face] = {}
    target: str = ""
    points: int = 0


class Counter(msgspec.Struct, frozen=True, gc=False):
    """A counter on the board."""

    space: str
    suppressed: bool = False
    routed: bool = False
    vehicle: str = ""  #: The vehicle it sits in, whose space is its space; empty: on foot.
    seat: int = 0  #: Its seat, counted from 1.


class Spent(msgspec.Struct, frozen=True, gc=False):
    """The number of mines and smoke markers that a counter has laid in this scenario."""

    mines: int = 0
    smoke: int = 0


class Board(msgspec.Struct, frozen=True, gc=False):
    """The whole position. `active` is empty outside the turns; `winner` until somebody has won."""

    viewer: str = REFEREE
    scene: Scenario = Scenario()
    sides: dict[str, Side] = {}
    counters: dict[str, Counter] = {}
    owners: dict[str, str] = {}  #: The side of each counter, on the board or off it.
    objectives: dict[str, int] = {}
    round: int = 0
    initiative: str = ""
    active: str = ""
    seals: tuple[int, ...] = ()  #: The versions whose seals open when the initiative picks are shown.
    frames: tuple[Any, ...] = ()
    faces: dict[str, str] = {}  #: The tile face that lies on each space.
    mines: tuple[Mine, ...] = ()
    fire_zones: dict[str, str] = {}  #: For each counter that has one, the space its fire zone lies on.
    smoke: tuple[str, ...] = ()
    tunnels: tuple[str, ...] = ()
    spent: dict[str, Spent] = {}  #: The mines and smoke that each counter has laid.
    played: int = 0  #: Cards that the active side has played in this turn.
    damage: dict[str, int] = {}  #: The damage of each vehicle on the board.
    structures: tuple[str, ...] = ()  #: The spaces on which a structure stands.
    escaped: tuple[str, ...] = ()  #: The counters that have escaped.
    eliminated: tuple[str, ...] = ()  #: The soldiers killed and the vehicles destroyed.
    hopeless: tuple[str, ...] = ()  #: The sides that can no longer meet their goal.
    winner: str = ""
    how: Victory | None = None
    rule: str = ""

    def sees(self, side: str) -> bool:
        """Whether this audience knows the faces in that side's private zones."""
        return self.viewer == REFEREE or self.viewer == side

    def on(self, space: str) -> list[str]:
        """The counters on a space, in the order of their ids."""
        return sorted(id for id, counter in self.counters.items() if counter.space == space)

    def tile(self, space: str) -> Tile:
        """The tile face that lies on a space now."""
        return self.scene.tiles[self.faces[space]]

    def is_tank(self, counter: str) -> bool:
        return self.scene.kinds[counter].nature == Nature.TANK

    def is_vehicle(self, counter: str) -> bool:
        """Whether it is a vehicle of this scenario, on the board or off it."""
        kind = self.scene.kinds.get(counter)
        return kind is not None and kind.vehicle is not None

    def chassis(self, vehicle: str) -> VehicleKind:
        """Returns the values that a vehicle prints."""
        found = self.scene.kinds[vehicle].vehicle
        assert found is not None, f"{vehicle} is not a vehicle"
        return found

    def crew(self, vehicle: str) -> dict[int, str]:
        """Returns the soldiers in a vehicle, by seat."""
        counters = self.counters
        aboard = sorted([id for id, counter in counters.items() if counter.vehicle == vehicle])
        return {counters[id].seat: id for id in aboard}


# --- A8, A10, A13, A18–A20: soldiers in vehicles


ON_FOOT = frozenset({ActionName.MOVE, ActionName.SCOUT, ActionName.STALK})
"""A10: the actions that a soldier performs on foot only."""


def seat_of(board: Board, counter: str) -> SeatKind | None:
    """A20: the seat that a soldier holds; None if he is on foot or off the board."""
    soldier = board.counters.get(counter)
    if soldier is None or not soldier.vehicle:
        return None
    return board.chassis(soldier.vehicle).seats[soldier.seat - 1]


def is_disabled(board: Board, vehicle: str) -> bool:
    """A13, A19: whether a vehicle has so much damage that it allows no vehicle action."""
    return board.damage[vehicle] >= board.chassis(vehicle).disabled_at


def suits(seat: SeatKind, card: Card) -> bool:
    """A19: whether a soldier may perform the vehicle actions of a seat."""
    return seat.specialism in ("", card.specialism)


def vehicle_actions(board: Board, card: Card) -> tuple[Action, ...]:
    """A8, R34: returns the vehicle actions that a card may be played for: those that the seat prints."""
    seat = seat_of(board, card.counter)
    if seat is None or not suits(seat, card) or is_disabled(board, board.counters[card.counter].vehicle):
        return ()
    return seat.actions


def holds_enemy(board: Board, side: str, vehicle: str) -> bool:
    """A18: whether an enemy soldier, ready or suppressed, is in the vehicle."""
    return any(board.owners[id] != side for id in board.crew(vehicle).values())


def mates(board: Board, counter: str) -> list[str]:
    """A8: with whom a soldier may change seats, ready or suppressed."""
    soldier = board.counters.get(counter, Counter(""))
    return [id for id in board.crew(soldier.vehicle).values() if id != counter] if soldier.vehicle else []


def troop_of(board: Board, counter: str) -> Troop:
    """Whether a counter is a soldier or a vehicle."""
    return Troop.VEHICLES if board.is_vehicle(counter) else Troop.SOLDIERS
