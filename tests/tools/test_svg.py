"""The picture of a board: everything that lies on a tile lies inside it, and nothing over another."""

import re
from collections import Counter
from itertools import combinations
from typing import NamedTuple, Self
from xml.etree import ElementTree

import pytest

from kronika.domain.undaunted.content import Nature
from kronika.domain.undaunted.rendering.board import GAP, tile_size
from kronika.domain.undaunted.rendering.picture import Condition, Picture, picture
from tests.tools.boards import LANGUAGES, board_svg, crowded, handmade, pictures, start, state_svg

SVG = "{http://www.w3.org/2000/svg}"
SLACK = 0.01


class Box(NamedTuple):
    """Where something is drawn."""

    left: float
    top: float
    right: float
    bottom: float

    def moved(self, x: float, y: float) -> Self:
        return self._replace(left=self.left + x, top=self.top + y, right=self.right + x, bottom=self.bottom + y)

    def inside(self, other: Self) -> bool:
        return (
            self.left >= other.left - SLACK
            and self.top >= other.top - SLACK
            and self.right <= other.right + SLACK
            and self.bottom <= other.bottom + SLACK
        )

    def over(self, other: Self) -> bool:
        return (
            self.left < other.right - SLACK
            and other.left < self.right - SLACK
            and self.top < other.bottom - SLACK
            and other.top < self.bottom - SLACK
        )


def around(boxes: list[Box]) -> Box:
    return Box(
        min(b.left for b in boxes), min(b.top for b in boxes), max(b.right for b in boxes), max(b.bottom for b in boxes)
    )


def letter(of: str) -> float:
    """The width of a letter of DejaVu Sans Bold in font sizes, rounded up."""
    wide = {"M": 1.0, "W": 1.11, "m": 1.05, "w": 0.93, "R": 0.78, "O": 0.86, "C": 0.74}
    narrow = dict.fromkeys("ilj", 0.35) | dict.fromkeys("trf", 0.5) | dict.fromkeys(" .,/:·", 0.4)
    return wide.get(of) or narrow.get(of) or (0.78 if of.isupper() else 0.72)


def text_box(element: ElementTree.Element) -> Box:
    """A text, by the height of its capitals."""
    size, x, y = (float(element.attrib[name]) for name in ("font-size", "x", "y"))
    wide = size * sum(map(letter, element.text or ""))
    left = x - wide / 2 if element.get("text-anchor") == "middle" else x
    return Box(left, y - 0.73 * size, left + wide, y)


def shape_box(element: ElementTree.Element) -> Box:
    at = {name: float(value) for name, value in element.attrib.items() if re.fullmatch(r"-?[\d.]+", value)}
    match element.tag.removeprefix(SVG):
        case "rect":
            x, y = at.get("x", 0.0), at.get("y", 0.0)
            return Box(x, y, x + at["width"], y + at["height"])
        case "circle":
            return Box(at["cx"] - at["r"], at["cy"] - at["r"], at["cx"] + at["r"], at["cy"] + at["r"])
        case "line":
            return around([Box(at["x1"], at["y1"], at["x1"], at["y1"]), Box(at["x2"], at["y2"], at["x2"], at["y2"])])
        case _:
            points = [tuple(map(float, point.split(","))) for point in element.attrib["points"].split()]
            return around([Box(x, y, x, y) for x, y in points])


def at(element: ElementTree.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])
    return float(x), float(y)


class Piece(NamedTuple):
    """Something on a tile, or a line of the state."""

    kind: str
    shapes: Box | None
    texts: list[Box]
    sizes: list[float]
    title: str

    @property
    def box(self) -> Box:
        return around([*self.texts, *([self.shapes] if self.shapes else [])])


def piece(element: ElementTree.Element) -> Piece:
    x, y = at(element)
    texts = [child for child in element if child.tag == f"{SVG}text" and "stroke" not in child.attrib]
    shapes = [
        shape_box(child).moved(x, y)
        for child in element
        if child.tag not in (f"{SVG}text", f"{SVG}title", f"{SVG}path", f"{SVG}g")
    ]
    return Piece(
        element.attrib["class"],
        around(shapes) if shapes else None,
        [text_box(text).moved(x, y) for text in texts],
        [float(text.attrib["font-size"]) for text in texts],
        element.findtext(f"{SVG}title", ""),
    )


class Drawn:
    """A picture, read back."""

    def __init__(self, shown: Picture) -> None:
        root = ElementTree.fromstring(board_svg(shown))
        self.canvas = Box(0, 0, float(root.attrib["width"]), float(root.attrib["height"]))
        tiles = [g for g in root if g.get("class", "").startswith("tile ")]
        self.tile = Box(0, 0, *tile_size(shown))
        self.ground = {g.attrib["data-handle"].removeprefix("space:"): g.findall(f"{SVG}rect") for g in tiles}
        self.overlays = {
            g.attrib["data-handle"].removeprefix("space:"): g.find(f".//{SVG}path[@class='overlay']") is not None
            for g in tiles
        }
        self.conditions = {g.attrib["data-handle"].removeprefix("space:"): g.attrib["class"].split()[1] for g in tiles}
        self.tiles = {g.attrib["data-handle"].removeprefix("space:"): self.tile.moved(*at(g)) for g in tiles}
        self.pieces = {
            g.attrib["data-handle"].removeprefix("space:"): [
                piece(inner) for inner in g if inner.tag == f"{SVG}g" and inner.get("class") != "ground"
            ]
            for g in tiles
        }
        self.mines = [piece(g) for g in root if g.get("class") == "mine"]


@pytest.fixture(scope="module", params=LANGUAGES)
def drawn(request: pytest.FixtureRequest) -> dict[str, tuple[Picture, Drawn]]:
    return {name: (shown, Drawn(shown)) for name, shown in pictures(request.param).items()}


All = dict[str, tuple[Picture, Drawn]]


def test_tiles_lie_apart_and_on_the_canvas(drawn: All) -> None:
    for name, (_, board) in drawn.items():
        assert all(box.inside(board.canvas) for box in board.tiles.values()), name
        assert not any(one.over(other) for one, other in combinations(board.tiles.values(), 2)), name


def test_parts_on_a_tile_stay_inside_it_without_overlap(drawn: All) -> None:
    for name, (_, board) in drawn.items():
        for space, pieces in board.pieces.items():
            for one in pieces:
                assert one.box.inside(board.tile), (name, space, one)
            for one, other in combinations(pieces, 2):
                assert not one.box.over(other.box), (name, space, one, other)


def test_text_fits_its_background(drawn: All) -> None:
    for name, (_, board) in drawn.items():
        for pieces in board.pieces.values():
            for one in pieces:
                if one.shapes is not None:
                    assert all(text.inside(one.shapes) for text in one.texts), (name, one)


def test_counters_can_be_read(drawn: All) -> None:
    """Even eleven on one tile. More never come together in a game: they do not meet."""
    for name, (_, board) in drawn.items():
        for pieces in board.pieces.values():
            sizes = [max(one.sizes, default=12) for one in pieces if one.kind.startswith("counter")]
            assert min(sizes, default=12) >= (9 if len(sizes) <= 11 else 3), name


def test_everything_on_a_tile_is_drawn_once(drawn: All) -> None:
    for name, (shown, board) in drawn.items():
        for spot in shown.spots:
            wanted = Counter(["name", "cover"] + ["objective"] * (spot.space.objective > 0) + ["radio"] * spot.radio)
            wanted.update(f"marker {face}" for face in spot.faces.values())
            wanted.update(["spawn"] * len(spot.spawns) + ["target"] * len(spot.targets))
            wanted.update(["zone"] * len(spot.zones) + ["shelter"] * (spot.tile.building or spot.tile.fortified))
            wanted.update(["tunnel"] * spot.space.tunnel + ["smoke"] * spot.space.smoke)
            wanted.update(["points"] * (spot.scene.points > 0))
            wanted.update(["mission"] * spot.scene.mission + ["escape"] * spot.scene.escape)
            wanted.update(["structure"] * (spot.structure is not None))
            for one in (*spot.standing, *spot.waiting):
                states = " suppressed" * one.suppressed + " routed" * one.routed + " waiting" * one.waiting
                nature = "vehicle" if one.kind.vehicle else one.kind.nature
                wanted.update([f"counter {nature}{states}{' disabled' * one.disabled}"])
            pieces = board.pieces[spot.space.id]
            assert Counter(one.kind for one in pieces) == wanted, (name, spot.space.id)
            titles = Counter(one.title for one in pieces if one.kind.startswith("counter"))
            assert titles == Counter(one.name for one in (*spot.standing, *spot.waiting)), (name, spot.space.id)


def test_S12_mines_lie_on_the_edges_over_nothing_else(drawn: All) -> None:
    for name, (shown, board) in drawn.items():
        assert len(board.mines) == len(shown.mines), name
        everything = [
            one.box.moved(*board.tiles[space][:2]) for space, pieces in board.pieces.items() for one in pieces
        ]
        for lying, laid in zip(board.mines, shown.mines, strict=True):
            middle = Box(*((lying.box.left + lying.box.right) / 2, (lying.box.top + lying.box.bottom) / 2) * 2)
            for space in laid.mine.between:
                left, top, right, bottom = board.tiles[space]
                assert middle.inside(Box(left - GAP, top - GAP, right + GAP, bottom + GAP)), (name, laid)
                assert not middle.over(board.tiles[space]), (name, laid)
            assert not any(lying.box.over(one) for one in everything), (name, laid)
        assert not any(one.box.over(other.box) for one, other in combinations(board.mines, 2)), name


def test_S10_S11_the_ground_shows_what_has_become_of_it_and_whether_tanks_may_enter(drawn: All) -> None:
    for name, (shown, board) in drawn.items():
        frames = {spot.tile.impassable: set() for spot in shown.spots}
        for spot in shown.spots:
            (ground,) = (rect.attrib for rect in board.ground[spot.space.id])
            hit = spot.condition in (Condition.DAMAGED, Condition.DESTROYED)
            assert board.overlays[spot.space.id] == hit, (name, spot.space.tile)
            assert board.conditions[spot.space.id] == spot.condition
            frames[spot.tile.impassable].add(float(ground["stroke-width"]))
        assert max(frames.get(False, {0})) < min(frames.get(True, {9})), name


def test_S13_a_fire_zone_tells_whose_it_is() -> None:
    board = Drawn(picture(*handmade()))
    assert [one.title for one in board.pieces["904"] if one.kind == "zone"] == ["Soviet: Machine Gunners A"]
    assert [one.title for one in board.mines] == [
        "German: anti-personnel",
        "Soviet: anti-tank",
        "German: anti-personnel",
    ]


def test_S11_S16_tanks_and_guns_look_other_than_infantry() -> None:
    root = ElementTree.fromstring(board_svg(picture(*handmade())))
    frames = {
        g.attrib["class"].split()[1]: [
            tag for child in g if (tag := child.tag.removeprefix(SVG)) in ("rect", "polygon")
        ]
        for g in root.iter(f"{SVG}g")
        if g.get("class", "").startswith("counter ") and g.attrib["class"].count(" ") == 1
    }
    assert frames == {
        Nature.INFANTRY: ["rect", "polygon"],
        Nature.TANK: ["polygon", "polygon"],
        Nature.GUN: ["rect", "rect", "polygon"],
    }, "the last one is the shield with the defence"


def test_lines_of_the_state_do_not_meet_and_end_on_the_canvas(drawn: All) -> None:
    for name, (shown, _) in drawn.items():
        root = ElementTree.fromstring(state_svg(shown))
        canvas = Box(0, 0, float(root.attrib["width"]), float(root.attrib["height"]))
        lines = [piece(g) for g in root if g.get("class") == "line"]
        assert lines and all(line.box.inside(canvas) for line in lines), name
        assert not any(one.box.over(other.box) for one, other in combinations(lines, 2)), name


def test_the_picture_tells_who_has_won_and_how() -> None:
    said = [text.text or "" for text in ElementTree.fromstring(state_svg(picture(*crowded(), "cs"))).iter(f"{SVG}text")]
    assert "vítěz: Němci, hodnotou cílů při potlačení obou stran (N9)" in " ".join(said)


def test_ground_is_greener_the_more_cover_it_gives_and_hills_are_brown() -> None:
    laid, seen = start("12")
    root = ElementTree.fromstring(board_svg(picture(laid, seen)))
    fills = {
        g.attrib["data-handle"]: g.findall(f"{SVG}rect")[0].attrib["fill"]
        for g in root.iter(f"{SVG}g")
        if g.get("class", "").startswith("tile ")
    }
    tiles = {tile.id: tile for tile in laid.tiles}
    by_cover = {(tiles[space.tile].cover, tiles[space.tile].hill): fills[f"space:{space.id}"] for space in seen.spaces}
    assert len(set(by_cover.values())) == len(by_cover) > 2
