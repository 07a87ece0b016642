"""Boards as text: a box a tile, where the tiles lie."""

import textwrap
from collections.abc import Iterator

from domain.undaunted.content import Face, MineFace, Nature
from domain.undaunted.view import SideView
from tools.draw.picture import Condition, Picture, Spot, Standing
from tools.draw.words import WORDS

WIDTH = 18
"""Of a tile, with one of its edges: five tiles fit a line of 100 characters."""
LINES = 4
"""In a tile at least, so that the board seldom changes its height."""
BESIDE = 96
EDGES = "+-|"
BRACKETS = {Nature.INFANTRY: "", Nature.TANK: "[]", Nature.GUN: "()"}
"""Around the label of a counter."""


def board_text(picture: Picture) -> str:
    """The board and what lies beside it. Lines end in a line feed."""
    boxes = {spot.space.id: _lines(picture, spot) for spot in picture.spots}
    high = max(LINES, *map(len, boxes.values())) + 1
    if any(spot.top % 1 for spot in picture.spots):
        high += high % 2
    width, height = round(picture.width * WIDTH) + 1, round(picture.height * high) + 1
    canvas = [[" "] * width for _ in range(height)]
    for spot in picture.spots:
        _box(canvas, boxes[spot.space.id], high, round(spot.left * WIDTH), round(spot.top * high))
    _lay_mines(canvas, picture, high)
    rows = ["".join(row).rstrip() for row in canvas]
    return "\n".join([*rows, *beside(picture)]) + "\n"


def legend(language: str, variant: str) -> str:
    """How the text is read."""
    return WORDS[language].text_legend[variant]


def initial(side: str) -> str:
    """A side in one letter."""
    return side[0].upper()


def _box(canvas: list[list[str]], lines: list[str], high: int, left: int, top: int) -> None:
    edge = "+" + "-" * (WIDTH - 1) + "+"
    _write(canvas, left, top, edge)
    for at in range(1, high):
        line = lines[at - 1] if at <= len(lines) else ""
        _write(canvas, left, top + at, "|" + line.ljust(WIDTH - 1) + "|")
    _write(canvas, left, top + high, edge)


def _write(canvas: list[list[str]], left: int, top: int, text: str) -> None:
    """Write over what is there; where an edge of one tile meets that of another there is a corner."""
    for at, letter in enumerate(text, left):
        there = canvas[top][at]
        if there in EDGES and letter in EDGES and there != letter:
            letter = "+"
        canvas[top][at] = letter


def _lay_mines(canvas: list[list[str]], picture: Picture, high: int) -> None:
    """A letter a mine in the middle of its edge: that of its side, small against infantry."""
    edges: dict[tuple[float, float, bool], str] = {}
    for laid in picture.mines:
        letter = initial(laid.mine.side)
        spot = laid.x, laid.y, laid.upright
        edges[spot] = edges.get(spot, "") + (letter if laid.mine.face == MineFace.ANTI_TANK else letter.lower())
    for (x, y, upright), letters in edges.items():
        left, top = round(x * WIDTH), round(y * high)
        for at, letter in enumerate(letters):
            canvas[top + at * upright][left + at * (not upright)] = letter


def _lines(picture: Picture, spot: Spot) -> list[str]:
    words = picture.words
    found = [_heading(picture, spot)]
    found += textwrap.wrap(_condition(picture, spot), WIDTH - 1)
    found += textwrap.wrap(", ".join(_worth(picture, spot)), WIDTH - 1)
    if spot.faces:
        found.append(_markers(words.faces, spot.faces))
    if spot.zones:
        whose = " ".join(f"{initial(side)}:{','.join(one.label for one in own)}" for side, own in spot.zones.items())
        found += textwrap.wrap(f"{words.fire_zone} {whose}", WIDTH - 1)
    for side in picture.sides:
        own = [_counter(one) for one in spot.standing if one.kind.side == side]
        spawn = side in spot.spawns
        if own or spawn:
            start = initial(side) + ("^" if spawn else " ")
            found += textwrap.wrap(" ".join(own), WIDTH - 1, initial_indent=start, subsequent_indent="  ") or [start]
    return found


def _heading(picture: Picture, spot: Spot) -> str:
    """The face, its plain cover, and what is told by a sign."""
    signs = (
        ("R", spot.radio),
        ("#", spot.tile.impassable),
        ("~", spot.space.smoke),
        ("o", spot.space.tunnel),
        ("+" + "".join(map(initial, spot.targets)), spot.targets),
    )
    said = "".join(sign for sign, there in signs if there)
    return f"{spot.space.tile:<3} {picture.words.cover} {spot.cover} {said}"


def _condition(picture: Picture, spot: Spot) -> str:
    words = picture.words
    said = {
        Condition.SOUND: words.building if spot.shelter else "",
        Condition.DAMAGED: words.damaged,
        Condition.DESTROYED: words.destroyed,
        Condition.FORTIFIED: words.fortified,
    }[spot.condition]
    return f"{said} {spot.shelter}"


def _worth(picture: Picture, spot: Spot) -> Iterator[str]:
    """What is to be gained on a space."""
    words = picture.words
    if spot.space.objective:
        yield f"{words.objective} {spot.space.objective}"
    if spot.scene.points:
        yield f"{words.points} {spot.scene.points}"
    for kind in spot.goals:
        yield words.markers[kind]


def _markers(names: dict[Face, str], faces: dict[str, Face]) -> str:
    """The control markers on a space; shortened where there are two."""
    letters = max(map(len, names.values())) if len(faces) == 1 else 3
    return " ".join(f"{initial(side)}:{names[face][:letters]}" for side, face in faces.items())


def _counter(standing: Standing) -> str:
    before, after = BRACKETS[standing.kind.nature][:1], BRACKETS[standing.kind.nature][1:]
    return before + standing.label + "*" * standing.suppressed + "!" * standing.routed + after


def beside(picture: Picture) -> list[str]:
    """What lies beside the board: round, goals, cards, what waits to come on, the result."""
    rows = [f"{picture.title}: {picture.moment()}"]
    for side in picture.view.sides:
        goal = f"{initial(side.id)} {picture.names[side.id]}: {picture.aim(side)}"
        rows += textwrap.wrap(goal, BESIDE, subsequent_indent="    ")
        for said in (picture.awards(side), picture.cards(side), _waiting(picture, side), _off_board(picture, side)):
            rows += textwrap.wrap(said, BESIDE, initial_indent="    ", subsequent_indent="    ")
    if picture.mines:
        rows += textwrap.wrap(_mines(picture), BESIDE, subsequent_indent="    ")
    if result := picture.result():
        rows.append(result)
    return rows


def _waiting(picture: Picture, side: SideView) -> str:
    """The counters of a side that are off the board, and where they come on."""
    found = []
    for spot in picture.spots:
        labels = [one.label for one in spot.waiting if one.kind.side == side.id]
        if labels:
            found.append(f"{spot.space.id} {' '.join(labels)}")
    return f"{picture.words.waiting}: {', '.join(found)}" if found else ""


def _off_board(picture: Picture, side: SideView) -> str:
    labels = picture.off_board(side)
    return f"{picture.words.off}: {', '.join(labels)}" if labels else ""


def _mines(picture: Picture) -> str:
    words = picture.words
    said = [
        f"{'/'.join(laid.mine.between)} {picture.names[laid.mine.side]} {words.mine_faces[laid.mine.face]}"
        for laid in picture.mines
    ]
    return f"{words.mines}: {', '.join(said)}"
