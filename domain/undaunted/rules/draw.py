"""U5: drawing cards."""

from kronika.domain.kernel.chance import Chance, ExpectedChance, Purpose
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted.events import CardDrawn, DiscardReshuffled, DrawnCard


def drawing(side: str, rule: str) -> Purpose:
    """What a draw is for."""
    return Purpose(rule, side, "draw")


def draws(side: str, rule: str, count: int) -> list[ExpectedChance]:
    """So many draws, as they are asked of chance."""
    return [(drawing(side, rule), None)] * count


def draw(out: Emitter, chance: Chance, side: str, count: int, rule: str) -> None:
    """U5: draw up to `count` cards, by the rule that says so; the discard pile becomes the deck
    when that is empty. A deck has no order: which card is drawn is decided as it is drawn (R21)."""
    for _ in range(count):
        zones = out.board.sides[side]
        if not zones.deck:
            if not zones.discard:
                return
            out.emit(DiscardReshuffled(side, len(zones.discard)))
        deck = out.board.sides[side].deck
        drawn = chance.draw(side, drawing(side, rule), len(deck))
        card = DrawnCard(drawn.link, drawn.index, deck[drawn.index])
        out.emit(CardDrawn(side, drawn.use, Sealed(side, card)))
