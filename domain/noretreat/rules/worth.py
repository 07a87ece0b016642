"""What a hand can pay (NR18)."""

from kronika.domain.noretreat.content.cards import Do
from kronika.domain.noretreat.content.words import Phase
from kronika.domain.noretreat.frames import Purchase
from kronika.domain.noretreat.state import HIDDEN, Board


def card_worth(board: Board, side: str, card: int) -> int:
    """NR18: what a card counts as a payment in the own organisation phase; one in any other."""
    if card == HIDDEN or board.phase != Phase.ORGANISATION or board.active != side:
        return 1
    modes = board.scene.cards[card].half(side).modes
    return max([1, *(effect.n for mode in modes for effect in mode.effects if effect.do == Do.DISCARD_VALUE)])


def pays(board: Board, side: str, card: int, what: Purchase) -> int:
    """NR18, NR115: what a card counts for a purchase: with faster reorganisation one whose half bears the symbol
    of the side with the initiative takes two markers off."""
    found = card_worth(board, side, card)
    if what == Purchase.REORGANISE and board.setup.fast_reorganisation and card != HIDDEN:
        found = max(found, 2 if board.scene.cards[card].half(side).initiative == board.initiative else 1)
    return found


def hand_worth(board: Board, side: str) -> int:
    """What all cards of a hand count together, as far as they are seen."""
    return sum(card_worth(board, side, card) for card in board.hands[side])
