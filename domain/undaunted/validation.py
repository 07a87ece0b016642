"""Validation of a log, whatever the rules are: a card is where the event says it was, a draw gives the card at
its index, what is revealed is what was sealed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.events import Decided, Event
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.decisions import Decision, PickInitiative
from kronika.domain.undaunted.state import HIDDEN, Board


def contradicts(board: Board, event: Event) -> str:
    """See `kronika.domain.kernel.system.System`."""
    check = _CHECKS.get(type(event))
    return check(board, event) if check is not None else ""


def _moved(board: Board, event: e.CardMoved) -> str:
    zone = getattr(board.sides[event.side], event.source)
    return "" if _holds(zone, event.card) else f"{event.card} is not in the {event.source.value} of {event.side}"


def _lost(board: Board, event: e.CardLost) -> str:
    card = event.secret.content or HIDDEN
    zone = getattr(board.sides[event.side], event.source)
    return "" if _holds(zone, card) else f"{card} is not in the {event.source.value} of {event.side}"


def _picked(board: Board, event: e.InitiativePicked) -> str:
    card = event.secret.content or HIDDEN
    return "" if _holds(board.sides[event.side].hand, card) else f"{card} is not in the hand of {event.side}"


def _inherited(board: Board, event: e.PositionInherited) -> str:
    """A position taken over has as many cards as the scenario gave."""
    if [side.side for side in event.sides] != sorted(board.sides):
        return "inherits for other sides than those of the scenario"
    for side in event.sides:
        given = board.sides[side.side]
        hidden = side.deck + side.hand + side.discard + side.removed + side.casualties
        found = hidden + len(side.play) + len(side.supply) + len(side.aside)
        if found != len(given.deck) + len(given.supply):
            return f"inherits {found} cards for {side.side}, which has {len(given.deck) + len(given.supply)}"
    return ""


def _zones(board: Board, event: e.ZonesInherited) -> str:
    """Each zone taken over has as many cards as everybody was told, and only cards of the scenario."""
    zones, side = event.secret.content, board.sides[event.side]
    if zones is None or not board.sees(event.side):
        return ""
    for name in zones.__struct_fields__:
        cards = getattr(zones, name)
        if len(cards) != len(getattr(side, name)):
            return f"{len(cards)} cards in the {name} of {event.side}, not {len(getattr(side, name))}"
        unknown = [card for card in cards if card not in board.scene.cards]
        if unknown:
            return f"{unknown[0]} in the {name} of {event.side} is not a card of this scenario"
    return ""


def _drawn(board: Board, event: e.CardDrawn) -> str:
    deck = board.sides[event.side].deck
    if event.use.size != len(deck):
        return f"draws one of {event.use.size} cards, the deck of {event.side} has {len(deck)}"
    if event.use.audience != event.side:
        return f"a card of {event.side} is drawn by the chain of {event.use.audience}"
    drawn = event.secret.content
    if drawn is None or not board.sees(event.side):
        return ""
    if deck[drawn.index] != drawn.card:
        return f"place {drawn.index} of the sorted deck holds {deck[drawn.index]}, recorded is {drawn.card}"
    return ""


def _holds(zone: tuple[str, ...], card: str) -> bool:
    return card in zone or HIDDEN in zone


_pick = msgspec.json.Decoder(str | Decided[Decision])


def misquotes(event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
    """See `kronika.domain.kernel.system.System`. Two seals hold each pick: those of the decision and of the card."""
    if not isinstance(event, e.InitiativeRevealed):
        return ""
    shown = {side: [("card", card), ("decision", card)] for side, card in event.picks.items()}
    sealed = {side: sorted(map(_pick_in, contents)) for side, contents in opened.items()}
    return "" if shown == sealed else "the picks shown are not those that were sealed"


def _pick_in(content: bytes) -> tuple[str, str]:
    held = _pick.decode(content)
    if isinstance(held, str):
        return "card", held
    return "decision", held.decision.card if isinstance(held.decision, PickInitiative) else ""


_CHECKS: dict[type[Event], Callable[[Board, Any], str]] = {
    e.CardDrawn: _drawn,
    e.CardMoved: _moved,
    e.CardLost: _lost,
    e.InitiativePicked: _picked,
    e.PositionInherited: _inherited,
    e.ZonesInherited: _zones,
}
