"""What is drawn: a board's spaces with everything on them, placed on a plane."""

import msgspec

from domain.undaunted.content import CounterKind, Face, Layout
from domain.undaunted.view import CounterView, Scene, SpaceView, TileScene, View

SHORT = {
    "riflemen": "Rif",
    "scouts": "Sco",
    "machine_gunners": "MG",
    "mortar": "Mor",
    "snipers": "Sni",
}
"""Units as they are abbreviated on boards."""


class Standing(msgspec.Struct, frozen=True):
    """A counter on a space."""

    kind: CounterKind
    counter: CounterView

    @property
    def label(self) -> str:
        return f"{SHORT.get(self.kind.unit, self.kind.unit[:3].title())}{''.join(self.kind.squads)}"


class Spot(msgspec.Struct, frozen=True):
    """A space with everything on it. `left` and `top` in tiles."""

    space: SpaceView
    tile: TileScene
    left: float
    top: float
    faces: dict[str, Face]
    standing: tuple[Standing, ...]
    spawns: dict[str, tuple[str, ...]]
    targets: tuple[str, ...]
    radio: bool

    @property
    def cover(self) -> str:
        return f"{self.tile.cover}/{self.tile.hill_cover}" if self.tile.hill else str(self.tile.cover)


class Picture(msgspec.Struct, frozen=True):
    """A board ready to be drawn. `width` and `height` in tiles."""

    title: str
    sides: tuple[str, ...]
    names: dict[str, str]
    spots: tuple[Spot, ...]
    width: float
    height: float
    view: View
    scene: Scene


def picture(scene: Scene, view: View, language: str = "en") -> Picture:
    """The board of a view, placed as the scenario is laid out (U1)."""
    tiles = {tile.id: tile for tile in scene.tiles}
    kinds = {kind.id: kind for kind in scene.counters}
    places = {space.id: _place(scene.layout, space.x, space.y) for space in scene.spaces}
    west = min(left for left, _ in places.values())
    north = min(top for _, top in places.values())
    spots = []
    for space in view.spaces:
        left, top = places[space.id]
        spots.append(
            Spot(
                space=space,
                tile=tiles[space.tile],
                left=left - west,
                top=top - north,
                faces={marker.side: marker.face for marker in space.markers},
                standing=tuple(Standing(kinds[c.id], c) for c in view.counters if c.space == space.id),
                spawns={
                    side.id: tuple(c for c, at in sorted(side.spawns.items()) if at == space.id) for side in scene.sides
                },
                targets=tuple(side.id for side in view.sides if side.target == space.id),
                radio=scene.radio == space.id,
            )
        )
    return Picture(
        title=getattr(scene.title, language),
        sides=tuple(side.id for side in scene.sides),
        names={side.id: getattr(side.name, language) for side in scene.sides},
        spots=tuple(spots),
        width=max(spot.left for spot in spots) + 1,
        height=max(spot.top for spot in spots) + 1,
        view=view,
        scene=scene,
    )


def _place(layout: Layout, x: int, y: int) -> tuple[float, float]:
    """Where a tile lies: offset rows are shifted sideways by half a tile, offset columns down."""
    return (x - y / 2, float(y)) if layout == Layout.ROWS else (float(x), y - x / 2)
