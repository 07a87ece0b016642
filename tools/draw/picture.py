"""What is drawn: a board's spaces with everything on them, placed on a plane."""

import msgspec

from domain.undaunted.content import CounterKind, Face, Layout, ObjectivesWorth
from domain.undaunted.state import Zone
from domain.undaunted.text import HOW
from domain.undaunted.view import Scene, SideView, SpaceView, TileScene, View
from tools.draw.words import SHORT, WORDS, Words


class Standing(msgspec.Struct, frozen=True):
    """A counter on a space, or waiting to come on there."""

    kind: CounterKind
    label: str
    """Its unit, abbreviated, and its squad."""
    name: str
    suppressed: bool = False
    waiting: bool = False
    """It is off the board, and this is where it comes on (N2)."""


class Spot(msgspec.Struct, frozen=True):
    """A space with everything on it. `left` and `top` in tiles."""

    space: SpaceView
    tile: TileScene
    left: float
    top: float
    faces: dict[str, Face]
    standing: tuple[Standing, ...]
    waiting: tuple[Standing, ...]
    spawns: tuple[str, ...]
    """The sides with deployment markers here."""
    targets: tuple[str, ...]
    radio: bool

    @property
    def cover(self) -> str:
        return f"{self.tile.cover}/{self.tile.hill_cover}" if self.tile.hill else str(self.tile.cover)


class Picture(msgspec.Struct, frozen=True):
    """A board ready to be drawn. `width` and `height` in tiles."""

    language: str
    title: str
    sides: tuple[str, ...]
    names: dict[str, str]
    spots: tuple[Spot, ...]
    width: float
    height: float
    view: View
    scene: Scene

    @property
    def words(self) -> Words:
        return WORDS[self.language]

    def moment(self) -> str:
        """The round, who has the initiative, whose turn it is."""
        words, view = self.words, self.view
        said = [f"{words.round} {view.round}", f"{words.initiative} {self.names[view.initiative]}"]
        if view.active:
            said.append(f"{words.turn} {self.names[view.active]}")
        return ", ".join(said)

    def result(self) -> str:
        """Who has won and how; empty until somebody has."""
        view = self.view
        if not view.winner:
            return ""
        return f"{self.words.won}: {self.names[view.winner]}, {getattr(HOW[view.how], self.language)} ({view.rule})"

    def aim(self, side: SideView) -> str:
        """What a side has of what it needs."""
        goal = next(one.goal for one in self.scene.sides if one.id == side.id)
        held = f"{self.words.objectives} {side.worth}"
        if isinstance(goal, ObjectivesWorth):
            return f"{held} {self.words.of} {goal.value}"
        return f"{held}, {self.words.pin}"

    def cards(self, side: SideView) -> str:
        """How many cards a side has in each zone."""
        counts: dict[Zone, int] = {zone.zone: zone.count for zone in side.zones}
        return ", ".join(f"{word} {counts[zone]}" for zone, word in self.words.zones.items())


def picture(scene: Scene, view: View, language: str = "en") -> Picture:
    """The board of a view in which the scenario is set up, placed as it is laid out (U1)."""
    tiles = {tile.id: tile for tile in scene.tiles}
    kinds = {kind.id: kind for kind in scene.counters}
    names = {side.id: getattr(side.name, language) for side in scene.sides}
    places = {space.id: _place(scene.layout, space.x, space.y) for space in scene.spaces}
    west = min(left for left, _ in places.values())
    north = min(top for _, top in places.values())
    on_board = {counter.id for counter in view.counters}

    def standing(id: str, *, suppressed: bool = False, waiting: bool = False) -> Standing:
        kind = kinds[id]
        label = SHORT[language].get(kind.unit, kind.unit[:3].title()) + "".join(kind.squads)
        name = f"{names[kind.side]}: {getattr(kind.name, language)}"
        return Standing(kind, label, name, suppressed, waiting)

    spots = []
    for space in view.spaces:
        left, top = places[space.id]
        here = [(side.id, id) for side in scene.sides for id, at in sorted(side.spawns.items()) if at == space.id]
        spots.append(
            Spot(
                space=space,
                tile=tiles[space.tile],
                left=left - west,
                top=top - north,
                faces={marker.side: marker.face for marker in space.markers},
                standing=tuple(standing(c.id, suppressed=c.suppressed) for c in view.counters if c.space == space.id),
                waiting=tuple(standing(id, waiting=True) for _, id in here if id not in on_board),
                spawns=tuple(dict.fromkeys(side for side, _ in here)),
                targets=tuple(side.id for side in view.sides if side.target == space.id),
                radio=scene.radio == space.id,
            )
        )
    return Picture(
        language=language,
        title=getattr(scene.title, language),
        sides=tuple(names),
        names=names,
        spots=tuple(spots),
        width=max(spot.left for spot in spots) + 1,
        height=max(spot.top for spot in spots) + 1,
        view=view,
        scene=scene,
    )


def _place(layout: Layout, x: int, y: int) -> tuple[float, float]:
    """Where a tile lies: offset rows are shifted sideways by half a tile, offset columns down."""
    return (x - y / 2, float(y)) if layout == Layout.ROWS else (float(x), y - x / 2)
