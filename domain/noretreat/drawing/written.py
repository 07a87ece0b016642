"""The position as text: a map in letters, and lists of what stands where."""

import textwrap
from collections import defaultdict
from typing import Final

from domain.kernel.drawing import Page
from domain.kernel.words import Sentence
from domain.noretreat.card_text.telling import paragraphs
from domain.noretreat.content.chart import Terrain
from domain.noretreat.content.sides import AXIS, SIDES
from domain.noretreat.drawing.cards import offered_cards
from domain.noretreat.drawing.counters import described, place_said
from domain.noretreat.drawing.odds import battle_said
from domain.noretreat.drawing.words import HANDS, said, side_said, sides_of, word
from domain.noretreat.names import half_title
from domain.noretreat.state import BOXES, HIDDEN, Board
from domain.noretreat.view import NoRetreatView, UnitView

GROUND: Final = {
    Terrain.OPEN: ".",
    Terrain.CITY: "o",
    Terrain.FOREST: "f",
    Terrain.MARSH: "m",
    Terrain.MOUNTAIN: "^",
    Terrain.KERCH: "=",
}
LEGEND: Final = Sentence(
    "Each hex is two letters: A and S are units of the Axis and of the Soviets, and how many; a and s a city that "
    "they control, . open, o city, f forest, m marsh, ^ mountain, = strait, ~ lake.",
    "Každé pole jsou dvě písmena: A a S jsou jednotky Osy a Sovětů a jejich počet; a a s město, které drží, "
    ". volný terén, o město, f les, m bažina, ^ hory, = průliv, ~ jezero.",
)


def map_text(board: Board, seen: NoRetreatView) -> str:
    """Rows of hexes, each half a hex further east than the one above."""
    atlas = board.scene.atlas
    stacks = _stacks(seen)
    hexes = sorted(id for id in atlas.spaces if not atlas.is_area(id))
    left = min(_column(id) for id in hexes)
    rows: defaultdict[int, dict[int, str]] = defaultdict(dict)
    for id in hexes:
        rows[int(id[:2])][_column(id) - left] = _letters(board, id, stacks)
    told = []
    for row in sorted(rows):
        line = ""
        for at, letters in sorted(rows[row].items()):
            line = line.ljust(at) + letters
        told.append(f"{row:02d} {line}".rstrip())
    return "\n".join(told)


def _column(id: str) -> int:
    return 2 * int(id[2:]) + int(id[:2])


def _letters(board: Board, id: str, stacks: dict[str, list[UnitView]]) -> str:
    space = board.scene.atlas.spaces[id]
    if id in stacks:
        side = board.side(stacks[id][0].id)
        return f"{'A' if side == AXIS else 'S'}{len(stacks[id])}"
    if space.crossing:
        return "~ "
    holder = board.control.get(id)
    held = "" if holder is None else "a" if holder == AXIS else "s"
    return f"{GROUND[space.terrain]}{held}".ljust(2)


def _stacks(seen: NoRetreatView) -> dict[str, list[UnitView]]:
    found: defaultdict[str, list[UnitView]] = defaultdict(list)
    for unit in seen.units:
        found[unit.place].append(unit)
    return found


def units_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """By side, what stands where on the map."""
    stacks = _stacks(seen)
    told = []
    for side in SIDES:
        told.append(f"{side_said(side, page.language)}:")
        for place, units in sorted(stacks.items()):
            if place not in BOXES and board.side(units[0].id) == side:
                there = "; ".join(described(board, unit, page.language) for unit in units)
                told.append(wrapped(f"  {place_said(board, place, page.language)}: {there}", page))
    return "\n".join(told)


def boxes_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """What is in each box."""
    stacks = _stacks(seen)
    told = []
    for box in sorted(BOXES & stacks.keys()):
        there = "; ".join(
            described(board, unit, page.language)
            + (f" ({word('turn', page.language)} {unit.turn})" if unit.turn else "")
            for unit in stacks[box]
        )
        told.append(wrapped(f"{place_said(board, box, page.language)}: {there}", page))
    return "\n".join(told)


def hands_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """The cards that are seen, by what they are called for their side."""
    told = []
    for hand in seen.hands:
        cards = "; ".join(said(half_title(board, hand.side, card), page.language) for card in hand.cards)
        told.append(wrapped(f"{said(HANDS[hand.side], page.language)}: {cards or hand.size}", page))
    return "\n".join(told)


def cards_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """What the halves of the cards do that are seen, of the hands and on top of the discard pile."""
    cards = dict.fromkeys(card for hand in seen.hands for card in hand.cards)
    cards |= dict.fromkeys(card for card in (seen.top, *offered_cards(board)) if card != HIDDEN)
    told = []
    for card in cards:
        for side in sides_of(board):
            title = said(half_title(board, side, card), page.language)
            told.append(wrapped(f"{side_said(side, page.language)}: {title}", page))
            for paragraph in paragraphs(board.content, card, side):
                told.append(wrapped(f"    {said(paragraph, page.language)}", page))
    return "\n".join(told)


def odds_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """The battle that is fought, and those that may be chosen, a line each."""
    fought = (seen.battle,) if seen.battle is not None else ()
    return "\n".join(wrapped(battle_said(board, one, page.language), page) for one in (*fought, *seen.prospects))


def wrapped(line: str, page: Page) -> str:
    """A line within the columns of a page."""
    if page.columns is None:
        return line
    return textwrap.fill(line, page.columns, subsequent_indent="    ")
