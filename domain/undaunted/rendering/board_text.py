"""Boards as text: a box a tile, where the tiles lie."""

import math
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.rendering import Paint
from kronika.domain.undaunted.content import Face, MineFace, Nature
from kronika.domain.undaunted.rendering.picture import Condition, LaidMine, Picture, Spot, Standing
from kronika.domain.undaunted.view import SideView
from kronika.domain.undaunted.words import message

WIDTH, NARROW = 18, 14
"""The greatest and the least width of a tile with one of its edges: five tiles fit a line of 100 characters, and also
one of 80."""
LINES = 4
"""In a tile at least, so that the board seldom changes its height."""
BESIDE = 96
EDGES = "+-|"
BRACKETS = {Nature.INFANTRY: "", Nature.TANK: "[]", Nature.GUN: "()"}
"""Around the label of a counter."""
HUES = ("cyan", "yellow")
"""The colours of the sides."""

Written = tuple[str, str]
"""A line in a tile, and its colour; empty: none."""


def board_text(picture: Picture, columns: int | None = None, paint: Paint = lambda text, **_: text) -> str:
    """The board in so many columns: where they do not hold it, its tiles are narrower, and where that is not
    enough it is drawn in parts."""
    width, parts = _parts(picture, columns)
    boxes = {spot.space.id: _lines(picture, spot, width) for spot in picture.spots}
    high = max(LINES, *map(len, boxes.values())) + 1
    if any(spot.top % 1 for spot in picture.spots):
        high += high % 2
    rows: list[str] = []
    for number, spots in enumerate(parts, 1):
        if len(parts) > 1:
            rows.append(text(message("board-part", number=number, parts=len(parts)), picture.language))
        rows += _drawn(picture, spots, boxes, width, high, paint)
    return "\n".join(rows)


def _parts(picture: Picture, columns: int | None) -> tuple[int, list[list[Spot]]]:
    """How wide a tile is drawn, and the spaces of each part, from west to east."""
    whole = list(picture.spots)
    if columns is None:
        return WIDTH, [whole]
    for count in range(1, len(whole) + 1):
        across = math.ceil(picture.width / count)
        parts = [[spot for spot in whole if spot.left // across == at] for at in range(count)]
        parts = [part for part in parts if part]
        widest = max(max(spot.left for spot in part) + 1 - min(spot.left for spot in part) for part in parts)
        width = min(WIDTH, int((columns - 1) / widest) // 2 * 2)
        if width >= NARROW:
            return width, parts
    return NARROW, [[spot] for spot in whole]


def _drawn(
    picture: Picture, spots: Sequence[Spot], boxes: dict[str, list[Written]], width: int, high: int, paint: Paint
) -> Iterator[str]:
    """A part of the board, or all of it, as rows."""
    west = min(spot.left for spot in spots)
    across = round((max(spot.left for spot in spots) + 1 - west) * width) + 1
    canvas = Canvas(across, round(picture.height * high) + 1)
    for spot in spots:
        _box(canvas, boxes[spot.space.id], width, high, round((spot.left - west) * width), round(spot.top * high))
    shown = {spot.space.id for spot in spots}
    _lay_mines(canvas, [laid for laid in picture.mines if shown & set(laid.mine.between)], west, width, high)
    return canvas.rows(paint)


def legend(language: str, variant: str, columns: int | None = None) -> str:
    """How the text is read."""
    said = text(message(f"legend-text-{variant}"), language)
    fits = columns is None or max(map(len, said.split("\n"))) <= columns
    return said if columns is None or fits else textwrap.fill(" ".join(said.split()), columns)


def initial(side: str) -> str:
    """A side in one letter."""
    return side[0].upper()


class Canvas:
    """Letters in rows, each with a colour or none."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self._hues = [[""] * width for _ in range(height)]

    def write(self, left: int, top: int, text: str, hue: str = "") -> None:
        """Write over what is there; where an edge of one tile meets that of another there is a corner."""
        for at, letter in enumerate(text, left):
            there = self.letters[top][at]
            if there in EDGES and letter in EDGES and there != letter:
                letter = "+"
            self.letters[top][at], self._hues[top][at] = letter, hue

    def rows(self, paint: Paint) -> Iterator[str]:
        """The rows from above, without the blanks at their ends."""
        for letters, hues in zip(self.letters, self._hues, strict=True):
            cells = zip("".join(letters).rstrip(), hues, strict=False)
            runs = ((hue, "".join(letter for letter, _ in run)) for hue, run in groupby(cells, lambda cell: cell[1]))
            yield "".join(paint(text, fg=hue) if hue else text for hue, text in runs)


def _box(canvas: Canvas, lines: list[Written], width: int, high: int, left: int, top: int) -> None:
    edge = "+" + "-" * (width - 1) + "+"
    canvas.write(left, top, edge)
    for at in range(1, high):
        line, hue = lines[at - 1] if at <= len(lines) else ("", "")
        canvas.write(left, top + at, "|" + " " * (width - 1) + "|")
        canvas.write(left + 1, top + at, line, hue)
    canvas.write(left, top + high, edge)


def _lay_mines(canvas: Canvas, mines: Iterable[LaidMine], west: float, width: int, high: int) -> None:
    """A letter a mine in the middle of its edge: that of its side, small against infantry."""
    edges: dict[tuple[float, float, bool], str] = {}
    for laid in mines:
        letter = initial(laid.mine.side)
        spot = laid.x - west, laid.y, laid.upright
        edges[spot] = edges.get(spot, "") + (letter if laid.mine.face == MineFace.ANTI_TANK else letter.lower())
    for (x, y, upright), letters in edges.items():
        left, top = round(x * width), round(y * high)
        for at, letter in enumerate(letters):
            canvas.letters[top + at * upright][left + at * (not upright)] = letter


def _lines(picture: Picture, spot: Spot, width: int) -> list[Written]:
    inside = width - 1
    found = textwrap.wrap(_heading(picture, spot), inside, break_on_hyphens=False)
    found += textwrap.wrap(condition(picture, spot), inside)
    found += textwrap.wrap(", ".join(worth(picture, spot)), inside)
    if spot.faces:
        found.append(_markers(picture, spot.faces))
    if spot.zones:
        whose = " ".join(f"{initial(side)}:{','.join(one.label for one in own)}" for side, own in spot.zones.items())
        found += textwrap.wrap(f"{picture.say('board-fire-zone')} {whose}", inside)
    plain = [(line, "") for line in found]
    for side, hue in zip(picture.sides, HUES, strict=True):
        own = [_counter(one) for one in spot.standing if one.side == side]
        spawn = side in spot.spawns
        if own or spawn:
            start = initial(side) + ("^" if spawn else " ")
            shown = textwrap.wrap(" ".join(own), inside, initial_indent=start, subsequent_indent="  ") or [start]
            plain += [(line, hue) for line in shown]
    return plain


def _heading(picture: Picture, spot: Spot) -> str:
    """Returns the face, its plain cover, and the signs of the tile."""
    signs = (
        ("R", spot.radio),
        ("#", spot.tile.impassable),
        ("~", spot.space.smoke),
        ("o", spot.space.tunnel),
        ("+" + "".join(map(initial, spot.targets)), spot.targets),
    )
    said = "".join(sign for sign, there in signs if there)
    return f"{spot.space.tile:<3} {picture.say('board-cover')} {spot.cover} {said}"


def condition(picture: Picture, spot: Spot) -> str:
    """Returns the condition of a tile, with the cover that it gives."""
    said = {
        Condition.SOUND: picture.say("board-building") if spot.shelter else "",
        Condition.DAMAGED: picture.say("board-damaged"),
        Condition.DESTROYED: picture.say("board-destroyed"),
        Condition.FORTIFIED: picture.say("board-fortified"),
    }[spot.condition]
    return f"{said} {spot.shelter}"


def worth(picture: Picture, spot: Spot) -> Iterator[str]:
    """Yields the gains to be made on a space."""
    if spot.space.objective:
        yield f"{picture.say('board-objective')} {spot.space.objective}"
    if spot.scene.points:
        yield f"{picture.say('board-points')} {spot.scene.points}"
    if spot.structure is not None:
        name = getattr(spot.structure.name, picture.language)
        yield f"{name} {spot.structure.toughness}/{spot.structure.value}"
    for kind in spot.goals:
        yield picture.say(f"board-marker-{kind}")


def _markers(picture: Picture, faces: dict[str, Face]) -> str:
    """The control markers on a space; shortened where there are two."""
    names = {face: picture.say(f"board-face-{face}") for face in Face}
    letters = max(map(len, names.values())) if len(faces) == 1 else 3
    return " ".join(f"{initial(side)}:{names[face][:letters]}" for side, face in faces.items())


def _counter(standing: Standing) -> str:
    if standing.kind.vehicle is not None:
        return "{" + f"{standing.label}:{standing.damage}" + "!" * standing.disabled + "}"
    before, after = BRACKETS[standing.kind.nature][:1], BRACKETS[standing.kind.nature][1:]
    return before + standing.label + "*" * standing.suppressed + "!" * standing.routed + after


def beside(picture: Picture, columns: int | None = None) -> list[str]:
    """Returns the text beside the board: round, goals, cards, counters to come on, the result."""
    wide = min(BESIDE, columns or BESIDE)
    rows = textwrap.wrap(f"{picture.title}: {picture.moment()}", wide, subsequent_indent="    ")
    for side in picture.view.sides:
        goal = f"{initial(side.id)} {picture.names[side.id]}: {picture.aim(side)}"
        rows += textwrap.wrap(goal, wide, subsequent_indent="    ")
        off = (_waiting(picture, side), _off_board(picture, side), picture.gone(side))
        for said in (picture.awards(side), picture.cards(side), *off):
            rows += textwrap.wrap(said, wide, initial_indent="    ", subsequent_indent="    ")
    if picture.mines:
        rows += textwrap.wrap(_mines(picture), wide, subsequent_indent="    ")
    rows += textwrap.wrap(picture.result(), wide, subsequent_indent="    ")
    return rows


def _waiting(picture: Picture, side: SideView) -> str:
    """The counters of a side that are off the board, and where they come on."""
    found = []
    for spot in picture.spots:
        labels = [one.label for one in spot.waiting if one.kind.side == side.id]
        if labels:
            found.append(f"{spot.space.id} {' '.join(labels)}")
    return f"{picture.say('board-waiting')}: {', '.join(found)}" if found else ""


def _off_board(picture: Picture, side: SideView) -> str:
    labels = picture.off_board(side)
    return f"{picture.say('board-off')}: {', '.join(labels)}" if labels else ""


def _mines(picture: Picture) -> str:
    said = [
        f"{'/'.join(laid.mine.between)} {picture.names[laid.mine.side]} {picture.say(f'board-mine-{laid.mine.face}')}"
        for laid in picture.mines
    ]
    return f"{picture.say('board-mines')}: {', '.join(said)}"


# --- A board as a list for a screen reader: one line per space, with everything on it in words


def board_list(picture: Picture) -> str:
    """The spaces from the top left."""
    spots = sorted(picture.spots, key=lambda spot: (spot.top, spot.left))
    return "\n".join(_space(picture, spot) for spot in spots)


def _space(picture: Picture, spot: Spot) -> str:
    """Returns a space in words: its kind, its owner, the counters there, and its neighbours."""
    return f"{spot.space.tile}: {'; '.join(filter(None, _told(picture, spot)))}."


def _told(picture: Picture, spot: Spot) -> Iterator[str]:
    yield f"{picture.say('board-cover')} {spot.cover}"
    yield condition(picture, spot).strip()
    yield ", ".join(worth(picture, spot))
    signs = (
        (picture.say("list-radio"), spot.radio),
        (picture.say("list-closed"), spot.tile.impassable),
        (picture.say("list-smoke"), spot.space.smoke),
        (picture.say("list-tunnel"), spot.space.tunnel),
    )
    yield ", ".join(sign for sign, there in signs if there)
    yield from (
        f"{picture.names[side]} {picture.say(f'board-face-{face}').lower()}" for side, face in spot.faces.items()
    )
    yield from (f"{picture.say('list-target')} {picture.names[side]}" for side in spot.targets)
    yield from (f"{picture.say('list-spawn')} {picture.names[side]}" for side in spot.spawns)
    yield from (
        f"{picture.say('board-fire-zone')}: {', '.join(one.name for one in own)}" for own in spot.zones.values()
    )
    yield ", ".join(_counter_board_list(picture, one) for one in spot.standing)
    yield f"{picture.say('list-near')} {', '.join(_face(picture, space) for space in spot.scene.near)}"


def _counter_board_list(picture: Picture, standing: Standing) -> str:
    how = [picture.say("list-suppressed")] * standing.suppressed + [picture.say("list-routed")] * standing.routed
    if standing.kind.vehicle is not None:
        how.append(f"{picture.say('board-damage')} {standing.damage}")
        how += [picture.say("board-disabled").lower()] * standing.disabled
    return f"{standing.name} ({', '.join(how)})" if how else standing.name


def _face(picture: Picture, space: str) -> str:
    """A space as its own line calls it."""
    return next(spot.space.tile for spot in picture.spots if spot.space.id == space)
