"""Units, hands and cards as text."""

from collections import defaultdict

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.card_text import paragraphs
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import half_title
from kronika.domain.noretreat.rendering.cards import offered_cards
from kronika.domain.noretreat.rendering.counters import described, place_said
from kronika.domain.noretreat.rendering.words import said, side_said, sides_of, word
from kronika.domain.noretreat.state import BOXES, HIDDEN, Board
from kronika.domain.noretreat.view import NoRetreatView, UnitView
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import label, wrapped


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
    """The cards that are seen, by what they are called for their side, and the piles."""
    told = []
    for hand in seen.hands:
        cards = "; ".join(said(half_title(board, hand.side, card), page.language) for card in hand.cards)
        told.append(f"{sentence(page.language, f'hand-{hand.side}')}: {hand.size}" + (f": {cards}" if cards else ""))
    piles = f"{label('pile', page)} {seen.pile}; {label('discards', page)} {seen.discards}"
    if seen.top != HIDDEN:
        top = " / ".join(said(half_title(board, side, seen.top), page.language) for side in sides_of(board))
        piles += f"; {label('top', page)}: {top}"
    return "\n".join(wrapped(line, page) for line in (*told, piles))


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
