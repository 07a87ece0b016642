"""Boards to draw: openings, positions of golden games, and some on which everything meets."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.game import walk
from kronika.domain.kernel.rendering import Paint
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.content import (
    Award,
    CounterKind,
    Either,
    Every,
    Face,
    Gather,
    Layout,
    MarkerKind,
    Mine,
    MineFace,
    Name,
    Nature,
    ObjectivesWorth,
    Occasion,
    Points,
    Rout,
)
from kronika.domain.undaunted.rendering import board_text as text
from kronika.domain.undaunted.rendering.board import board_panel, state_panel
from kronika.domain.undaunted.rendering.picture import Picture, picture
from kronika.domain.undaunted.setup import neighbours
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.view import (
    CardsView,
    CounterView,
    MarkerView,
    Scene,
    SideScene,
    SideView,
    SpaceScene,
    SpaceView,
    TileScene,
    View,
    scene,
    view,
)
from kronika.service.packs import load_packs
from tests.bench.perft import opening
from tests.golden import files

LANGUAGES = ("en", "cs")
EVERY_PACK = load_packs()
PACKS = {name: pack for name, pack in EVERY_PACK.items() if pack.system is UNDAUNTED}
NORMANDY = [card.id for card in PACKS["normandy"].card.scenarios]
EVERY_SCENARIO = [
    pytest.param(name, card.id, marks=[pytest.mark.slow] * (at > 0))
    for name, pack in EVERY_PACK.items()
    for at, card in enumerate(pack.card.scenarios)
]
SCENARIOS = [(name, card.id) for name in PACKS for card in PACKS[name].card.scenarios]


@cache
def start(scenario: str, pack: str = "normandy") -> tuple[Scene, View]:
    """A scenario as it is laid out."""
    board = opening(PACKS[pack], scenario).game.board
    return scene(board), view(board)


def crowded() -> tuple[Scene, View]:
    """Every counter of scenario 10 on one tile, every third suppressed, with all that can lie there."""
    laid, seen = start("10")
    (there, *others) = [replace(space, objective=3) if space.id == laid.radio else space for space in seen.spaces]
    spaces = [there, *others]
    at = next(n for n, space in enumerate(spaces) if space.id == laid.radio)
    markers = (MarkerView("us", Face.SCOUTED), MarkerView("german", Face.CONTROLLED))
    spaces[at] = replace(spaces[at], markers=markers)
    laid = replace(
        laid,
        sides=tuple(
            replace(side, spawns={c.id: laid.radio for c in laid.counters if c.side == side.id}) for side in laid.sides
        ),
    )
    seen = replace(
        seen,
        spaces=tuple(spaces),
        counters=tuple(CounterView(c.id, laid.radio, n % 3 == 0) for n, c in enumerate(laid.counters)),
        sides=tuple(replace(side, target=laid.radio) for side in seen.sides),
        winner="german",
        how="both_pinned",
        rule="N9",
        active="us",
    )
    return laid, seen


def battered(scenario: str, crowd: str = "") -> tuple[Scene, View]:
    """A scenario of Stalingrad after a long fight: counters all over the board, or fifteen of them on
    `crowd`; every building hit, smoke and tunnels, fire zones on the third tile, mines of both sides
    between the first two."""
    laid, seen = start(scenario, "stalingrad")
    replaced = {tile.id: faces[at + 1].id for faces in _faces(laid) for at, tile in enumerate(faces[:-1])}
    ids = [space.id for space in seen.spaces]
    there = crowd or ids[2]
    spaces = [
        replace(
            space,
            tile=replaced.get(space.tile, space.tile),
            smoke=n % 3 == 0 or space.id == there,
            tunnel=space.tunnel or n % 4 == 0,
        )
        for n, space in enumerate(seen.spaces)
    ]
    if crowd:
        both = (MarkerView("soviet", Face.SCOUTED), MarkerView("german", Face.CONTROLLED))
        spaces = [replace(s, objective=2, markers=both) if s.id == crowd else s for s in spaces]
        laid = replace(
            laid,
            spaces=tuple(replace(s, mission=True, escape=True, points=3) if s.id == crowd else s for s in laid.spaces),
        )
    counters = [
        CounterView(
            kind.id,
            crowd if crowd and n < 15 else at,
            suppressed=kind.nature != Nature.TANK and n % 3 == 0,
            routed=n % 4 == 1,
            fire_zone=there if kind.unit == "machine_gunners" else "",
        )
        for n, (kind, at) in enumerate(zip(laid.counters, cycle(ids), strict=False))
    ]
    one, other = sorted((there, next(s for s in laid.spaces if s.id == there).near[0]))
    mines = (
        Mine("soviet", (one, other), MineFace.ANTI_PERSONNEL),
        Mine("german", (one, other), MineFace.ANTI_TANK),
        *(mine for mine in seen.mines if mine.between != (one, other)),
    )
    return laid, replace(seen, spaces=tuple(spaces), counters=tuple(counters), mines=mines)


def motorised(crowd: bool = False) -> tuple[Scene, View]:
    """Scenario 11 of North Africa after a long fight: vehicles damaged, disabled and captured, soldiers suppressed,
    killed and escaped; with `crowd` all who are left on one tile, where there is everything that a tile can have."""
    laid, seen = start("11", "north_africa")
    lost, left = ("lrdg-sniper", "italy-mechanic"), ("lrdg-driver",)
    there = next(space.id for space in seen.spaces if space.structure)
    damage = {id: n for n, id in enumerate(sorted(c.id for c in seen.counters if c.side))}
    counters = []
    for n, one in enumerate(seen.counters):
        if one.id in lost + left:
            continue
        if one.side:
            captured = "lrdg" if one.id == "italy-lorry" else one.side
            hurt = min(damage[one.id], 2)
            one = replace(one, damage=hurt, disabled=hurt == 2, side=captured)
        else:
            one = replace(one, suppressed=n % 3 == 0)
        counters.append(replace(one, space=there) if crowd else one)
    if crowd:
        both = (MarkerView("lrdg", Face.SCOUTED), MarkerView("italy", Face.CONTROLLED))
        spaces = (replace(s, objective=2, markers=both) if s.id == there else s for s in seen.spaces)
        seen = replace(seen, spaces=tuple(spaces))
        laid = replace(laid, spaces=tuple(replace(s, escape=s.escape or s.id == there) for s in laid.spaces))
    return laid, replace(seen, counters=tuple(counters), eliminated=lost, escaped=left, hopeless=("italy",))


def _faces(laid: Scene) -> list[list]:
    """The faces of each tile in the order in which they replace one another."""
    found: dict[str, list] = {}
    for tile in sorted(laid.tiles, key=lambda tile: tile.id):
        found.setdefault(tile.id.partition("-")[0], []).append(tile)
    return list(found.values())


def handmade() -> tuple[Scene, View]:
    """Six tiles of our own, with one of everything that Stalingrad can lay there."""
    tiles = (
        TileScene("901-A", 1, building=True, building_cover=3, toughness=7, impassable=True),
        TileScene("902-B", 1, building=True, building_cover=2, toughness=6, impassable=True),
        TileScene("903-C", 2),
        TileScene("904-B", 1, fortified=True, fortified_cover=3),
        TileScene("905-A", 0),
        TileScene("906-A", 1, impassable=True),
    )
    places = ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1), (3, 1))
    ids = tuple(tile.id[:3] for tile in tiles)
    at = dict(zip(places, ids, strict=True))
    spaces = tuple(
        SpaceScene(
            id,
            x,
            y,
            tuple(at[near] for near in neighbours((x, y)) if near in at),
            mission=id == "903",
            escape=id == "906",
            points=2 if id == "905" else 0,
        )
        for id, (x, y) in zip(ids, places, strict=True)
    )

    def kind(id: str, unit: str, name: str, defence: int, nature: Nature = Nature.INFANTRY) -> CounterKind:
        side, letter = id.partition("-")[0], name[-1]
        return CounterKind(id, side, unit, Name(name, name), defence, (letter,), nature)

    counters = (
        kind("soviet-riflemen-a", "riflemen", "Riflemen A", 4),
        kind("soviet-machine-gunners-a", "machine_gunners", "Machine Gunners A", 4),
        kind("soviet-tanks-a", "tanks", "T-34 A", 6, Nature.TANK),
        kind("soviet-engineers-a", "engineers", "Engineers A", 4),
        kind("german-riflemen-a", "riflemen", "Riflemen A", 4),
        kind("german-scouts-a", "scouts", "Scouts A", 5),
        kind("german-anti-tank-guns-a", "anti_tank_guns", "Anti-Tank Gun A", 5, Nature.GUN),
    )
    soviet = Every((ObjectivesWorth(3), Gather(MarkerKind.MISSION, ("soviet-riflemen-a",))))
    laid = Scene(
        scenario="001",
        title=Name("Handmade", "Ruční práce"),
        layout=Layout.ROWS,
        sides=(
            SideScene("soviet", Name("Soviet", "Sověti"), soviet, {}),
            SideScene("german", Name("German", "Němci"), Either((Points(4), Rout(("soviet-tanks-a",)))), {}),
        ),
        spaces=spaces,
        tiles=tiles,
        cards=(),
        counters=counters,
        variant="stalingrad",
        awards=(Award("german", Occasion.DAMAGE), Award("german", Occasion.ROUND, 2, ("905",))),
        total_rout=True,
    )
    zones = tuple(CardsView(zone, 3) for zone in Zone)
    scouted, controlled = MarkerView("soviet", Face.SCOUTED), MarkerView("german", Face.CONTROLLED)
    seen = View(
        round=2,
        initiative="soviet",
        sides=(SideView("soviet", zones, 0, reached=(1, 0)), SideView("german", zones, 0, "", 2, (2, 0))),
        spaces=(
            SpaceView("901", "901-A", (scouted,), smoke=True),
            SpaceView("902", "902-B", (scouted, controlled), objective=2, tunnel=True),
            SpaceView("903", "903-C", (), tunnel=True),
            SpaceView("904", "904-B", (controlled,)),
            SpaceView("905", "905-A"),
            SpaceView("906", "906-A", smoke=True),
        ),
        counters=(
            CounterView("soviet-riflemen-a", "901", suppressed=True, routed=True),
            CounterView("soviet-machine-gunners-a", "901", fire_zone="904"),
            CounterView("soviet-tanks-a", "903"),
            CounterView("german-riflemen-a", "904", routed=True),
            CounterView("german-scouts-a", "904", suppressed=True),
            CounterView("german-anti-tank-guns-a", "902"),
        ),
        active="german",
        mines=(
            Mine("german", ("901", "902"), MineFace.ANTI_PERSONNEL),
            Mine("soviet", ("902", "904"), MineFace.ANTI_TANK),
            Mine("german", ("902", "904"), MineFace.ANTI_PERSONNEL),
        ),
    )
    return laid, seen


def played() -> Iterator[tuple[str, Scene, View]]:
    """The last position of each golden game of a scenario, and one half way."""
    for path in files.logs_of("undaunted"):
        system, entries = files.read(path)
        if system.name != "undaunted":
            continue
        positions = list(walk(system, entries))
        for at in (len(positions) // 2, len(positions) - 1):
            board = positions[at].game.board
            yield f"{files.title(path)} at {at + 1}", scene(board), view(board)


@cache
def pictures(language: str) -> dict[str, Picture]:
    """All of them, ready to be drawn, by name."""
    found = {f"opening of {pack} {id}": picture(*start(id, pack), language) for pack, id in SCENARIOS}
    found |= {name: picture(laid, seen, language) for name, laid, seen in played()}
    found |= {f"{id} battered": picture(*battered(id), language) for pack, id in SCENARIOS if pack == "stalingrad"}
    found |= {
        f"{id} crowded": picture(*battered(id, crowd), language) for id, crowd in (("141", "705"), ("011", "502"))
    }
    return found | {
        "crowded": picture(*crowded(), language),
        "handmade": picture(*handmade(), language),
        "motorised": picture(*motorised(), language),
        "motorised, crowded": picture(*motorised(crowd=True), language),
    }


def board_text(shown: Picture, columns: int | None = None, paint: Paint = lambda text, **_: text) -> str:
    """The board with what lies beside it, as it is shown."""
    return "\n".join([text.board_text(shown, columns, paint), *text.beside(shown, columns)]) + "\n"


def board_svg(shown: Picture) -> str:
    """The picture of a board."""
    return board_panel(shown, Sentence(shown.title, shown.title)).svg


def state_svg(shown: Picture) -> str:
    """What the board is about, as a picture."""
    return state_panel(shown).svg
