"""U5, R3, R15, R21: drawing cards, fog of war, and a hand, which only its owner sees."""

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import ExpectedChance, Purpose
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Objection
from kronika.domain.undaunted.content import FOG, Face
from kronika.domain.undaunted.events import CardDrawn, CardMoved, DiscardReshuffled, DrawnCard, MarkerPlaced
from kronika.domain.undaunted.names import against, card_called
from kronika.domain.undaunted.rules.step import Play
from kronika.domain.undaunted.state import Board, Scenario, Zone


def drawing(side: str, rule: str) -> Purpose:
    """Returns the purpose of a draw."""
    return Purpose(rule, side, "draw")


def draws(side: str, rule: str, count: int) -> list[ExpectedChance]:
    """So many draws, as they are asked of chance."""
    return [(drawing(side, rule), None)] * count


def draw(play: Play, side: str, count: int, rule: str) -> None:
    """U5: draw up to `count` cards, by the rule that says so; the discard pile becomes the deck
    when that is empty. A deck has no order: which card is drawn is decided as it is drawn (R21)."""
    for _ in range(count):
        zones = play.board.sides[side]
        if not zones.deck:
            if not zones.discard:
                return
            play.emit(DiscardReshuffled(side, len(zones.discard)))
        deck = play.board.sides[side].deck
        drawn = play.chance.draw(side, drawing(side, rule), len(deck))
        card = DrawnCard(drawn.link, drawn.index, deck[drawn.index])
        play.emit(CardDrawn(side, drawn.use, Sealed(side, card)))


# --- fog of war: which cards it is, and where it comes from


REMEMBERED = 64
"""How many zones are kept with their different cards."""


def is_fog(board: Board, card: str) -> bool:
    known = board.scene.cards.get(card)
    return known is not None and known.title == FOG


def first_fog(board: Board, zone: tuple[str, ...]) -> str | None:
    """A fog of war card of the zone, if there is one."""
    return next((card for card in zone if is_fog(board, card)), None)


def different(board: Board, zone: tuple[str, ...]) -> list[str]:
    """Returns the different cards of a zone, once each. All fog of war (R3) is alike: only the first is returned."""
    return list(_different(board.scene, zone))


@cached_by_identity(REMEMBERED)
def _different(scenario: Scenario, zone: tuple[str, ...], /) -> tuple[str, ...]:
    fog = {id for id, card in scenario.cards.items() if card.title == FOG}
    first = next((card for card in zone if card in fog), None)
    return tuple([card for card in dict.fromkeys(zone) if card == first or card not in fog])


def another_fog(rule: str, accepted: list[str]) -> Objection:
    """Why of several cards of fog of war only the first may be named."""
    return against(rule, "not-this-fog-of-war", accepted)


def move_card(play: Play, side: str, card: str, source: Zone, target: Zone) -> None:
    """Moves a card that everybody sees from one zone of a side to another."""
    play.emit(CardMoved(side, card, source, target))


def take_fog(play: Play, side: str) -> None:
    """U14, U18: one fog of war from the side's supply to its discard pile, if any is left."""
    fog = first_fog(play.board, play.board.sides[side].supply)
    if fog is not None:
        move_card(play, side, fog, Zone.SUPPLY, Zone.DISCARD)


def scout(play: Play, side: str, space: str) -> bool:
    """U14: a space without a marker of the side gets one, scouted, which costs a fog of war. Returns whether it did."""
    if space in play.board.sides[side].markers:
        return False
    play.emit(MarkerPlaced(side, space, Face.SCOUTED))
    take_fog(play, side)
    return True


# --- R15, U6, U7: a hand, which only its owner sees


def holds_cards(board: Board, side: str) -> bool:
    """R15: whether a side has cards in hand. Only the side knows its options there; an empty hand is public."""
    return bool(board.sides[side].hand)


def not_in_hand(board: Board, side: str, card: str, rule: str) -> Objection:
    """Why a card that the side does not hold cannot be chosen."""
    name = card_called(board, card)
    return against(rule, "not-in-hand", dict.fromkeys(board.sides[side].hand), name=name)
