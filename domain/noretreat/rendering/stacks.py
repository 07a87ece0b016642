"""The units on the map: small in their spaces, and fanned out so that all that is printed on them can be read."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from kronika.domain.kernel.layers import about
from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.svg import INK, document, group, text
from kronika.domain.noretreat.rendering.counters import SIZE, counter, other_side, place_said
from kronika.domain.noretreat.rendering.ground import AREA_WIDE
from kronika.domain.noretreat.rendering.hexes import Point
from kronika.domain.noretreat.rendering.paragraph import apart, paragraph
from kronika.domain.noretreat.rendering.words import said, word
from kronika.domain.noretreat.state import BOXES, Board
from kronika.domain.noretreat.view import NoRetreatView, UnitView
from kronika.domain.noretreat.words import message

HEX_ROOM: Final = 72
"""How wide the counters of a hex may be together."""
LARGER: Final = 1.8
"""How much larger a counter is in a fan."""
APART: Final = 6
HEAD: Final = 20
"""Above the counters of a fan, where its place is named."""
LETTER: Final = 6.8
"""How wide a letter of that name is."""
MARGIN, WIDE, LETTERS = 16, 728, 105


def stacks(board: Board, seen: NoRetreatView, middle: dict[str, Point], language: str) -> Iterator[str]:
    """Units side by side; of more than a space has room for, each is smaller. Pointing at one points at the space."""
    for place, stack in _standing(seen).items():
        room = AREA_WIDE - 16 if board.scene.atlas.is_area(place) else HEX_ROOM
        scale = min(1.0, room / (len(stack) * (SIZE + 1)))
        drawn = []
        for at, unit in enumerate(stack):
            left = (at - (len(stack) - 1) / 2) * (SIZE + 1) * scale
            moved = f"translate({left:g} 1) scale({scale:.3g})"
            drawn.append(f'<g transform="{moved}">{counter(board, unit, 0, 0, language)}</g>')
        yield group("stack", *middle[place], "".join(drawn), f"space:{place}", place_said(board, place, language))


def _standing(seen: NoRetreatView) -> dict[str, list[UnitView]]:
    """What stands where on the map, by space."""
    found: defaultdict[str, list[UnitView]] = defaultdict(list)
    for unit in seen.units:
        if unit.place not in BOXES:
            found[unit.place].append(unit)
    return dict(sorted(found.items()))


class Fan(NamedTuple):
    """The units of a space side by side, with the other side of each below it."""

    drawn: str
    width: float
    height: float


def _fan(board: Board, place: str, stack: list[UnitView], language: str) -> Fan:
    name = place_said(board, place, language)
    step = SIZE * LARGER + APART
    width = max(len(stack) * step + APART, len(name) * LETTER + 2 * APART)
    height = HEAD + 2 * step + APART
    first = (width - len(stack) * step) / 2
    parts = [
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="6" fill="#fffdf5" stroke="{INK}"/>',
        text(width / 2, 15, name, 11, anchor="middle"),
    ]
    for at, unit in enumerate(stack):
        x, y = first + at * step + step / 2, HEAD + step / 2
        both = counter(board, unit, 0, 0, language) + other_side(board, unit, 0, step / LARGER)
        parts.append(f'<g transform="translate({x:g} {y:g}) scale({LARGER})">{both}</g>')
    return Fan("".join(parts), width, height)


def fans(board: Board, seen: NoRetreatView, middle: dict[str, Point], size: Point, language: str) -> Iterator[str]:
    """Each stack fanned out over where it stands, told of its space while that is looked at."""
    for place, stack in _standing(seen).items():
        fan = _fan(board, place, stack, language)
        x, y = middle[place]
        left = min(max(x - fan.width / 2, 0), size[0] - fan.width)
        top = min(max(y - HEAD - SIZE * LARGER / 2 - APART, 0), size[1] - fan.height)
        drawn = group("fan", round(left), round(top), fan.drawn, f"space:{place}", place_said(board, place, language))
        yield about(f"space:{place}", drawn, lens=True)


def units_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """Every unit on the map with both its sides, the largest stacks first."""
    title = message("title-units")
    parts = paragraph(word("both_sides", language), MARGIN, MARGIN + 8, 11, LETTERS)
    x, top = float(MARGIN), MARGIN + len(parts) * apart(11) + 4
    ordered = sorted(_standing(seen).items(), key=lambda one: -len(one[1]))
    found = [_fan(board, place, stack, language) for place, stack in ordered]
    width = round(max([WIDE, *(fan.width + 2 * MARGIN for fan in found)]))
    row = HEAD + 2 * (SIZE * LARGER + APART) + 2 * APART
    for fan in found:
        if x + fan.width > width - MARGIN:
            x, top = float(MARGIN), top + row
        parts.append(group("fan", round(x), round(top), fan.drawn))
        x += fan.width + APART
    height = round(top + row + MARGIN)
    return Panel("units", title, document(width, height, said(title, language), parts), width, height)
