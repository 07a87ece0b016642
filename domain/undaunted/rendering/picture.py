"""A board's spaces with everything on them, placed on a plane to be drawn."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.undaunted.content import (
    RIFLEMEN,
    CounterKind,
    Either,
    Eliminate,
    Escape,
    Every,
    Face,
    Gather,
    Layout,
    MarkerKind,
    Mine,
    ObjectivesWorth,
    Pin,
    Points,
    PointsControlled,
    Rout,
    SeatKind,
    Single,
    StructureKind,
    Together,
)
from kronika.domain.undaunted.pack import slug
from kronika.domain.undaunted.rendering.cards import printed
from kronika.domain.undaunted.rules.victory import needed
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.view import CounterView, Scene, SideView, SpaceScene, SpaceView, TileScene, View
from kronika.domain.undaunted.words import TABLES, message

BADGES: Final = {
    ObjectivesWorth: "objectives",
    Pin: "pin",
    Rout: "rout",
    Points: "points",
    PointsControlled: "controlled",
    Gather: "reach",
    Escape: "escape",
    Eliminate: "eliminate",
}
"""The badges of goals."""
FURTHEST: Final = 100
"""Tiles that a board has across at most: no scenario comes near it."""


class Condition(StrEnum):
    """The condition of a tile (S9, S10)."""

    SOUND = "sound"
    DAMAGED = "damaged"
    DESTROYED = "destroyed"
    FORTIFIED = "fortified"


class Standing(msgspec.Struct, frozen=True):
    """A counter on a space, or waiting to come on there."""

    kind: CounterKind
    side: str  #: The side that owns it; for a vehicle the side that has it (A18).
    label: str  #: Its unit, abbreviated, and its squad.
    name: str
    suppressed: bool = False
    routed: bool = False
    waiting: bool = False  #: It is off the board, and this is where it comes on (N2).
    damage: int = 0
    disabled: bool = False
    crew: tuple["Standing | None", ...] = ()  #: For a vehicle, the soldier on each of its seats (A20).


class Spot(msgspec.Struct, frozen=True):
    """A space with everything on it. `left` and `top` in tiles."""

    space: SpaceView
    scene: SpaceScene
    tile: TileScene
    left: float
    top: float
    faces: dict[str, Face]
    standing: tuple[Standing, ...]  #: The counters on the space, except those in a vehicle there.
    waiting: tuple[Standing, ...]
    spawns: tuple[str, ...]  #: The sides with deployment markers here.
    targets: tuple[str, ...]
    zones: dict[str, tuple[Standing, ...]]  #: By side, the counters with a fire zone on this space (S13).
    radio: bool
    structure: StructureKind | None

    @property
    def cover(self) -> str:
        return f"{self.tile.cover}/{self.tile.hill_cover}" if self.tile.hill else str(self.tile.cover)

    @property
    def shelter(self) -> str:
        """The better cover that a building or a fortified tile gives, and how tough a building is."""
        tile = self.tile
        if tile.building:
            return f"{tile.building_cover}/{tile.toughness}"
        return str(tile.fortified_cover) if tile.fortified else ""

    @property
    def condition(self) -> Condition:
        """S10: a face is the next letter of the one before it; only buildings are hit."""
        if self.tile.fortified:
            return Condition.FORTIFIED
        if self.tile.id.partition("-")[2] in ("", "A"):
            return Condition.SOUND
        return Condition.DAMAGED if self.tile.building else Condition.DESTROYED

    @property
    def goals(self) -> tuple[MarkerKind, ...]:
        """The markers that counters are to reach (S23)."""
        lying = ((MarkerKind.MISSION, self.scene.mission), (MarkerKind.ESCAPE, self.scene.escape))
        return tuple(kind for kind, lies in lying if lies)


class Badge(msgspec.Struct, frozen=True):
    """A goal in short. `kind`: what it counts."""

    kind: str
    word: str
    count: str
    title: str


class LaidMine(msgspec.Struct, frozen=True):
    """A mine on an edge (S12), at the middle of the edge, in tiles. `upright`: the edge runs up and down."""

    mine: Mine
    x: float
    y: float
    upright: bool


ZONES: Final = (
    Zone.HAND,
    Zone.DECK,
    Zone.DISCARD,
    Zone.REMOVED,
    Zone.SUPPLY,
    Zone.PLAY,
    Zone.CASUALTIES,
    Zone.ASIDE,
)
"""In the order in which their cards are counted."""


class Picture(msgspec.Struct, frozen=True):
    """A board ready to be drawn. `width` and `height` in tiles."""

    language: str
    title: str
    sides: tuple[str, ...]
    names: dict[str, str]
    spots: tuple[Spot, ...]
    mines: tuple[LaidMine, ...]
    width: float
    height: float
    view: View
    scene: Scene

    def say(self, id: str) -> str:
        """A word of the catalogue."""
        return text(message(id), self.language)

    @property
    def vehicles(self) -> list[tuple[Spot, Standing]]:
        """The vehicles on the board and where they stand, those of the first side first."""
        found = [(spot, one) for spot in self.spots for one in spot.standing if one.kind.vehicle is not None]
        return sorted(found, key=lambda at: (self.sides.index(at[1].side), at[1].kind.id))

    @property
    def can_escape(self) -> bool:
        """Whether counters leave the board by the escape markers (A15), or are only to reach them (S23)."""
        return any(side.escaping or side.escapers for side in self.scene.sides)

    def moment(self) -> str:
        """The round, who has the initiative, whose turn it is."""
        view = self.view
        said = [
            f"{self.say('board-round')} {view.round}",
            f"{self.say('board-initiative')} {self.names[view.initiative]}",
        ]
        if view.active:
            said.append(f"{self.say('board-turn')} {self.names[view.active]}")
        return ", ".join(said)

    def result(self) -> str:
        """Returns who has won and how; empty until a side has won."""
        view = self.view
        if not view.winner:
            return ""
        return f"{self.say('board-won')}: {self.names[view.winner]}, {self.say(f'won-{view.how}')} ({view.rule})"

    def aim(self, side: SideView) -> str:
        """Returns how much a side has of what it needs."""
        goal = next(one.goal for one in self.scene.sides if one.id == side.id)
        match goal:
            case ObjectivesWorth():
                said = f"{self.say('board-objectives')} {side.worth} {self.say(of(goal.value))} {goal.value}"
            case Pin():
                return f"{self.say('board-objectives')} {side.worth}, {self.say('board-pin')}"
            case Every() | Either():
                link = self.say("board-every") if isinstance(goal, Every) else self.say("board-either")
                said = f" {link} ".join(map(self._condition, goal.of, side.reached))
            case Together():
                parts = f" {self.say('board-together')} ".join(map(self._measure, goal.of, side.reached))
                said = f"{parts}: {sum(side.reached)} {self.say(of(goal.value))} {goal.value}"
            case single:
                said = self._condition(single, side.reached[0])
        if side.id in self.view.hopeless:
            said = f"{said}; {self.say('board-hopeless')}"
        return f"{said}; {self._total_rout(side)}" if self.scene.total_rout else said

    def badges(self, side: SideView) -> Iterator[Badge]:
        """Yields what `aim` says, in short."""
        goal = next(one.goal for one in self.scene.sides if one.id == side.id)
        parts = goal.of if isinstance(goal, Every | Either | Together) else (goal,)
        reached = (side.worth,) if isinstance(goal, ObjectivesWorth | Pin) else side.reached
        for at, (one, got) in enumerate(zip(parts, reached, strict=True)):
            at_escape = isinstance(one, Gather) and one.marker == MarkerKind.ESCAPE
            kind = "escape" if at_escape else BADGES[type(one)]
            word = self.say(f"board-badge-{kind}")
            link = f"{self.say('board-either')} " if at and isinstance(goal, Either) else ""
            count = "" if isinstance(one, Pin) else str(got) if isinstance(goal, Together) else f"{got}/{needed(one)}"
            yield Badge(kind, f"{link}{word}", count, self.aim(side) if len(parts) == 1 else self._condition(one, got))
        if isinstance(goal, Together):
            yield Badge("sum", self.say("board-badge-sum"), f"{sum(reached)}/{goal.value}", self.aim(side))
        if self.scene.total_rout:
            routed, standing = self._riflemen(side)
            yield Badge("rout", self.say("board-badge-rout"), f"{routed}/{standing}", self._total_rout(side))
        if side.id in self.view.hopeless:
            yield Badge("lost", self.say("board-hopeless"), "", self.aim(side))

    def _condition(self, goal: Single, reached: int) -> str:
        """How much is reached of a condition, and by or against whom."""
        said = f"{self._measure(goal, reached)} {self.say(of(needed(goal)))} {needed(goal)}"
        if isinstance(goal, Rout | Gather | Escape | Eliminate) and goal.counters:
            kinds = {kind.id: kind for kind in self.scene.counters}
            return f"{said} ({', '.join(getattr(kinds[id].name, self.language) for id in goal.counters)})"
        return said

    def _measure(self, goal: Single, reached: int) -> str:
        match goal:
            case ObjectivesWorth():
                what = self.say("board-objectives")
            case Pin():
                what = self.say("board-pinned")
            case Rout():
                what = self.say("board-routed")
            case Points():
                what = self.say("board-gained")
            case PointsControlled():
                what = self.say("board-controlled")
            case Gather():
                what = self.say(f"board-gathered-{goal.marker}")
            case Escape():
                what = self.say("board-escaped") if goal.counters else self.say(f"board-escaped-{goal.troop}")
            case Eliminate():
                what = self.say("board-eliminated") if goal.counters else self.say(f"board-eliminated-{goal.troop}")
        return f"{what} {reached}"

    def _total_rout(self, side: SideView) -> str:
        """S24: how many of the enemy's riflemen are routed, of all."""
        routed, standing = self._riflemen(side)
        return f"{self.say('board-total-rout')} {routed} {self.say(of(standing))} {standing}"

    def _riflemen(self, side: SideView) -> tuple[int, int]:
        riflemen = {kind.id for kind in self.scene.counters if kind.unit == RIFLEMEN and kind.side != side.id}
        standing = [counter for counter in self.view.counters if counter.id in riflemen]
        return sum(counter.routed for counter in standing), len(standing)

    def awards(self, side: SideView) -> str:
        """Returns the occasions for which the side gains victory points (S23); empty if it never does."""
        kinds = {kind.id: kind for kind in self.scene.counters}
        said = []
        for award in self.scene.awards:
            if award.side != side.id:
                continue
            only = [*award.spaces, *(getattr(kinds[id].name, self.language) for id in award.counters)]
            narrowed = f" ({', '.join(only)})" if only else ""
            said.append(f"{award.points} {self.say(f'board-occasion-{award.occasion}')}{narrowed}")
        return f"{self.say('board-awards')}: {', '.join(said)}" if said else ""

    def cards(self, side: SideView) -> str:
        """How many cards a side has in each zone."""
        counts: dict[Zone, int] = {zone.zone: zone.count for zone in side.zones}
        return ", ".join(f"{self.say(f'board-zone-{zone}')} {counts[zone]}" for zone in ZONES if zone in counts)

    def off_board(self, side: SideView) -> tuple[str, ...]:
        """The counters that come on where their riflemen stand (S1), by their labels."""
        spawns = next(one.spawns for one in self.scene.sides if one.id == side.id)
        here = {counter.id for counter in self.view.counters}
        return tuple(
            label(kind, self.language)
            for kind in self.scene.counters
            if kind.side == side.id and kind.id not in here and kind.id not in spawns and kind.id not in self._gone
        )

    @property
    def _gone(self) -> frozenset[str]:
        return frozenset((*self.view.escaped, *self.view.eliminated))

    def gone(self, side: SideView) -> str:
        """Which counters that were printed for a side have left the game (A23); empty if none."""
        said = []
        for ids, word in (
            (self.view.escaped, self.say("board-escaped")),
            (self.view.eliminated, self.say("board-eliminated")),
        ):
            kinds = [kind for kind in self.scene.counters if kind.side == side.id and kind.id in ids]
            if kinds:
                said.append(f"{word}: {', '.join(label(kind, self.language) for kind in kinds)}")
        return ", ".join(said)

    def seat(self, kind: SeatKind) -> str:
        """Returns the actions that a seat prints, and the soldiers who alone may use them (A19)."""
        said = ", ".join(printed(action, self.language) for action in kind.actions)
        able = [getattr(card.name, self.language) for card in self.scene.cards if card.specialism == kind.specialism]
        return f"{said} [{', '.join(able) or self.say('board-nobody')}]" if kind.specialism else said


def label(kind: CounterKind, language: str) -> str:
    """A counter as it is written on boards: its unit, abbreviated, and the letters printed on it, which
    a merged squad may have on several (C7)."""
    short: dict[str, str] = TABLES["short"].get(kind.unit, {})
    return short.get(language, kind.unit[:3].title()) + letters(kind)


def letters(kind: CounterKind) -> str:
    """The letters of the squads that are printed on a counter."""
    return kind.id.removeprefix(slug(kind.side, kind.unit)).removeprefix("-").upper()


def of(number: int) -> str:
    """Between how many and of how many: before some consonants Czech says it otherwise, before `two` and `forty`, not
    before `five`."""
    digits = str(number)
    first = digits[1] if 10 <= number < 20 else digits[0]
    return "board-of-consonants" if first in "23467" or (first == "1" and number >= 100) else "board-of"


def picture(scene: Scene, view: View, language: str = "en") -> Picture:
    """The board of a view in which the scenario is set up, placed as it is laid out (U1)."""
    tiles = {tile.id: tile for tile in scene.tiles}
    kinds = {kind.id: kind for kind in scene.counters}
    spaces = {space.id: space for space in scene.spaces}
    structures = {kind.id: kind for kind in scene.structures}
    names = {side.id: getattr(side.name, language) for side in scene.sides}
    places = {space.id: _place(scene.layout, space.x, space.y) for space in scene.spaces}
    west = min(left for left, _ in places.values())
    north = min(top for _, top in places.values())
    places = {id: (left - west, top - north) for id, (left, top) in places.items()}
    if max(max(place) for place in places.values()) > FURTHEST:
        raise ValueError(f"a board more than {FURTHEST} tiles across is not drawn")
    on_board = {counter.id for counter in view.counters}

    def standing(id: str, counter: CounterView | None = None) -> Standing:
        kind = kinds[id]
        side = (counter.side if counter is not None else "") or kind.side
        name = f"{names[side]}: {getattr(kind.name, language)}"
        if counter is None:
            return Standing(kind, side, label(kind, language), name, waiting=True)
        return Standing(
            kind,
            side,
            label(kind, language),
            name,
            counter.suppressed,
            counter.routed,
            damage=counter.damage,
            disabled=counter.disabled,
            crew=crew(id, len(kind.vehicle.seats)) if kind.vehicle is not None else (),
        )

    def crew(vehicle: str, seats: int) -> tuple[Standing | None, ...]:
        riding = {
            counter.seat: standing(counter.id, counter) for counter in view.counters if counter.vehicle == vehicle
        }
        return tuple(riding.get(number) for number in range(1, seats + 1))

    spots = []
    for space in view.spaces:
        left, top = places[space.id]
        here = [(side.id, id) for side in scene.sides for id, at in sorted(side.spawns.items()) if at == space.id]
        zoned = [standing(c.id, c) for c in view.counters if c.fire_zone == space.id]
        spots.append(
            Spot(
                space=space,
                scene=spaces[space.id],
                tile=tiles[space.tile],
                left=left,
                top=top,
                faces={marker.side: marker.face for marker in space.markers},
                standing=tuple(standing(c.id, c) for c in view.counters if c.space == space.id and not c.vehicle),
                waiting=tuple(standing(id) for _, id in here if id not in on_board),
                spawns=tuple(dict.fromkeys(side for side, _ in here)),
                targets=tuple(side.id for side in view.sides if side.target == space.id),
                zones={
                    side: own for side in names if (own := tuple(gunner for gunner in zoned if gunner.side == side))
                },
                radio=scene.radio == space.id,
                structure=structures.get(space.structure),
            )
        )
    return Picture(
        language=language,
        title=getattr(scene.title, language),
        sides=tuple(names),
        names=names,
        spots=tuple(spots),
        mines=tuple(_laid(mine, *(places[space] for space in mine.between)) for mine in view.mines),
        width=max(spot.left for spot in spots) + 1,
        height=max(spot.top for spot in spots) + 1,
        view=view,
        scene=scene,
    )


def _place(layout: Layout, x: int, y: int) -> tuple[float, float]:
    """Where a tile lies: offset rows are shifted sideways by half a tile, offset columns down."""
    return (x - y / 2, float(y)) if layout == Layout.ROWS else (float(x), y - x / 2)


def _laid(mine: Mine, one: tuple[float, float], other: tuple[float, float]) -> LaidMine:
    """A mine at the middle of the edge that two tiles share."""
    (west, east), (north, south) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    if east - west == 1:
        return LaidMine(mine, east, (south + north + 1) / 2, upright=True)
    return LaidMine(mine, (east + west + 1) / 2, south, upright=False)
