"""Boards as text: a box a tile, where the tiles lie."""

import textwrap

from domain.undaunted.content import Face
from domain.undaunted.state import Zone
from tools.draw.picture import Picture, Spot

WIDTH = 18
MARKS = {Face.SCOUTED: "scouted", Face.CONTROLLED: "CONTROL"}

LEGEND = {
    "en": "Each tile: id and cover (hill: 3/1), control markers, objective, counters. * suppressed, ^ comes on here, (+) target, (R) radio",
    "cs": "Dílek: označení a kryt (kopec: 3/1), žetony kontroly, cíl, jednotky. * pod palbou, ^ nasazení, (+) zaměření, (R) vysílač",
}


def board_text(picture: Picture, language: str = "en") -> str:
    """The board and what lies beside it. Lines end in a line feed."""
    boxes = {spot.space.id: _lines(spot) for spot in picture.spots}
    high = max(5, *map(len, boxes.values())) + 1
    high += high % 2
    width, height = round(picture.width * WIDTH) + 1, round(picture.height * high) + 1
    canvas = [[" "] * width for _ in range(height)]
    for spot in picture.spots:
        _box(canvas, boxes[spot.space.id], high, round(spot.left * WIDTH), round(spot.top * high))
    rows = ["".join(row).rstrip() for row in canvas]
    return "\n".join([*rows, *_beside(picture, language), LEGEND[language]]) + "\n"


def _box(canvas: list[list[str]], lines: list[str], high: int, left: int, top: int) -> None:
    edge = "+" + "-" * (WIDTH - 1) + "+"
    _write(canvas, left, top, edge)
    for at in range(1, high):
        line = lines[at - 1] if at <= len(lines) else ""
        _write(canvas, left, top + at, "|" + line.ljust(WIDTH - 1) + "|")
    _write(canvas, left, top + high, edge)


def _lines(spot: Spot) -> list[str]:
    extras = ("(R)" if spot.radio else "") + ("(+)" if spot.targets else "")
    head = f"{spot.space.id:<4}cov {spot.cover} {extras}"
    marks = " ".join(f"{initial(side)}:{MARKS[face]}" for side, face in spot.faces.items())
    if len(marks) >= WIDTH:
        marks = " ".join(f"{initial(side)}:{MARKS[face][:3]}" for side, face in spot.faces.items())
    objective = f"objective {spot.space.objective}" if spot.space.objective else ""
    rows = []
    for side, spawns in spot.spawns.items():
        own = [s.label + ("*" if s.counter.suppressed else "") for s in spot.standing if s.kind.side == side]
        if own or spawns:
            start = initial(side) + ("^" if spawns else " ")
            rows += textwrap.wrap(" ".join(own), WIDTH - 1, initial_indent=start, subsequent_indent="  ") or [start]
    return [head, marks, objective, *rows]


def initial(side: str) -> str:
    """A side in one letter."""
    return side[0].upper()


def _write(canvas: list[list[str]], left: int, top: int, text: str) -> None:
    for at, letter in enumerate(text):
        if canvas[top][left + at] in (" ", "-", "|", "+") or letter not in ("-", "|", "+", " "):
            canvas[top][left + at] = letter


def _beside(picture: Picture, language: str) -> list[str]:
    words = {
        "en": (
            "round",
            "initiative",
            "turn of",
            "objectives",
            "hand",
            "deck",
            "discard",
            "removed",
            "supply",
            "in play",
        ),
        "cs": (
            "kolo",
            "iniciativa",
            "na tahu",
            "cíle",
            "ruka",
            "balíček",
            "odhozeno",
            "vyřazeno",
            "záloha",
            "na stole",
        ),
    }[language]
    view = picture.view
    head = f"{picture.title}: {words[0]} {view.round}, {words[1]} {picture.names.get(view.initiative, '-')}"
    if view.active:
        head += f", {words[2]} {picture.names[view.active]}"
    if view.winner:
        head += f"; {picture.names[view.winner]} {'win' if language == 'en' else 'vítězí'} ({view.how}, {view.rule})"
    rows = [head]
    for side in view.sides:
        counts = {zone.zone: zone.count for zone in side.zones}
        named = zip(words[4:], (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.REMOVED, Zone.SUPPLY, Zone.PLAY), strict=True)
        shown = ", ".join(f"{word} {counts[zone]}" for word, zone in named)
        rows.append(f"{initial(side.id)} {picture.names[side.id]}: {words[3]} {side.worth}; {shown}")
    return rows
