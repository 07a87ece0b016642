"""Boards as text: a box a tile, where the tiles lie."""

import textwrap

from domain.undaunted.content import Face
from domain.undaunted.view import SideView
from tools.draw.picture import Picture, Spot, Standing
from tools.draw.words import WORDS

WIDTH = 18
"""Of a tile, with one of its edges: five tiles fit a line of 100 characters."""
LINES = 4
"""In a tile at least, so that the board seldom changes its height."""
BESIDE = 96
EDGES = "+-|"


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
    rows = ["".join(row).rstrip() for row in canvas]
    return "\n".join([*rows, *beside(picture)]) + "\n"


def legend(language: str) -> str:
    """How the text is read."""
    return WORDS[language].text_legend


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


def _lines(picture: Picture, spot: Spot) -> list[str]:
    words = picture.words
    extras = ("R" if spot.radio else "") + ("+" + "".join(map(initial, spot.targets)) if spot.targets else "")
    rows = [f"{spot.space.id:<4}{words.cover} {spot.cover} {extras}"]
    if spot.space.objective:
        rows.append(f"{words.objective} {spot.space.objective}")
    if spot.faces:
        rows.append(_markers(words.faces, spot.faces))
    for side in picture.sides:
        own = [_counter(one) for one in spot.standing if one.kind.side == side]
        spawn = side in spot.spawns
        if own or spawn:
            start = initial(side) + ("^" if spawn else " ")
            rows += textwrap.wrap(" ".join(own), WIDTH - 1, initial_indent=start, subsequent_indent="  ") or [start]
    return rows


def _markers(names: dict[Face, str], faces: dict[str, Face]) -> str:
    """The control markers on a space; shortened where there are two."""
    letters = max(map(len, names.values())) if len(faces) == 1 else 3
    return " ".join(f"{initial(side)}:{names[face][:letters]}" for side, face in faces.items())


def _counter(standing: Standing) -> str:
    return standing.label + ("*" if standing.suppressed else "")


def beside(picture: Picture) -> list[str]:
    """What lies beside the board: round, goals, cards, what waits to come on, the result."""
    rows = [f"{picture.title}: {picture.moment()}"]
    for side in picture.view.sides:
        rows.append(f"{initial(side.id)} {picture.names[side.id]}: {picture.aim(side)}")
        rows.append(f"    {picture.cards(side)}")
        rows += _waiting(picture, side)
    if result := picture.result():
        rows.append(result)
    return rows


def _waiting(picture: Picture, side: SideView) -> list[str]:
    """The counters of a side that are off the board, and where they come on."""
    found = []
    for spot in picture.spots:
        labels = [one.label for one in spot.waiting if one.kind.side == side.id]
        if labels:
            found.append(f"{spot.space.id} {' '.join(labels)}")
    said = f"{picture.words.waiting}: {', '.join(found)}"
    return textwrap.wrap(said, BESIDE, initial_indent="    ", subsequent_indent="    ") if found else []
