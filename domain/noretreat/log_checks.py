"""The checks of a No Retreat! log, independent of the rules. Cards and units must be where events say, and a draw must
give the card at its place. Also the dice and draws that the rules can ask for."""

from collections.abc import Callable
from typing import Any

from kronika.domain.kernel.chance import Dice, Purpose
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.words import REFEREE
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET
from kronika.domain.noretreat.rules.parts import held
from kronika.domain.noretreat.state import BOXES, HIDDEN, RAIL, Board

DRAWS = {("NR5", "draw"), ("NR9", "draw"), ("NR126", "lose"), ("NR116", "lose")}
ROLLS = {("NR64", "attack"), ("NR133", "duel")}


class Purposes:
    """All chance that the rules ask for: a decision may lead to any of it, as cards are played into each other."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __contains__(self, asked: object) -> bool:
        match asked:
            case (Purpose() as purpose, None):
                return (purpose.rule, purpose.action) in DRAWS and self._is_plain(purpose) and not purpose.target
            case (Purpose() as purpose, Dice() as dice):
                known = (purpose.rule, purpose.action) in ROLLS and purpose.target in self._board.scene.atlas.spaces
                return known and self._is_plain(purpose) and dice.sides == 6 and dice.count in (1, 2)
        return False

    def _is_plain(self, purpose: Purpose) -> bool:
        return purpose.actor in SIDES and not purpose.subject


def check_event(board: Board, event: Event) -> str:
    """See `kronika.domain.kernel.system.System`."""
    check = _CHECKS.get(type(event))
    return check(board, event) if check is not None else ""


def _inherited(board: Board, event: e.PositionInherited[Any]) -> str:
    if set(event.units) != set(board.units) or set(event.hands) != set(SIDES):
        return "inherits other units or hands than the game has"
    unknown = [unit.place for unit in event.units.values() if unit.place not in BOXES | board.scene.atlas.spaces.keys()]
    return f"inherits a unit in {unknown[0]}, which there is not" if unknown else ""


def _hand(board: Board, event: e.HandInherited) -> str:
    held = event.secret.content
    if held is None:
        return ""
    if len(held.hand) != len(board.hands[event.side]):
        return f"inherits {len(held.hand)} cards for {event.side}, which holds {len(board.hands[event.side])}"
    strange = [card for card in held.hand if card not in board.cards or card in board.discards]
    return f"inherits card {strange[0]} in the hand of {event.side}, which cannot be there" if strange else ""


def _drawn(board: Board, event: e.CardDrawn) -> str:
    if event.use.audience != REFEREE or event.use.size != board.pile_size:
        return f"draws from {event.use.size} cards by the chain of {event.use.audience}; there are {board.pile_size}"
    card, place = event.secret.content, event.proof.content
    if card is not None and card not in board.pile:
        return f"draws card {card}, which is not in the draw pile"
    if place is not None and board.pile[place.index] != card:
        return f"draws card {card}, which is not at place {place.index} of the draw pile"
    return ""


def _laid(board: Board, event: e.CardLaid) -> str:
    hand = board.hands[event.side]
    return (
        "" if event.card in hand or HIDDEN in hand else f"{event.side} lays card {event.card}, which it does not hold"
    )


def _lost(board: Board, event: e.CardLost) -> str:
    hand, lost = board.hands[event.side], event.secret.content
    if event.use.audience != event.side or event.use.size != len(hand):
        return f"{event.side} loses one of {event.use.size} cards by the chain of {event.use.audience}"
    if lost is not None and (lost.card != event.card or hand[lost.index : lost.index + 1] != (lost.card,)):
        return f"loses card {event.card}, which is not at place {lost.index} of the hand of {event.side}"
    return (
        "" if event.card in hand or HIDDEN in hand else f"{event.side} loses card {event.card}, which it does not hold"
    )


def _taken(board: Board, event: e.CardTaken) -> str:
    return "" if event.card in board.discards else f"takes card {event.card}, which is not in the discard pile"


def _shown(board: Board, event: e.HandShown) -> str:
    hand, shown = board.hands[event.side], event.secret.content
    if shown is not None and HIDDEN not in hand and shown != hand:
        return f"shows another hand of {event.side} than it holds"
    return "" if shown is None or len(shown) == len(hand) else f"shows {len(shown)} cards of {len(hand)}"


def _moved(board: Board, event: e.UnitMoved) -> str:
    unknown = [space for space in event.path if space not in board.scene.atlas.spaces]
    if unknown or not event.path:
        return f"{event.unit} moves to a space that there is not"
    return (
        "" if event.unit in board.units and board.on_map(event.unit) else f"{event.unit} moves, and is not on the map"
    )


def _put(board: Board, event: e.UnitPut) -> str:
    if event.unit not in board.units:
        return f"there is no unit {event.unit}"
    known = event.place in BOXES or event.place in board.scene.atlas.spaces
    return "" if known else f"{event.unit} comes to {event.place}, which there is not"


def _turned(board: Board, event: e.UnitTurned) -> str:
    faces = len(board.kind(event.unit).faces) if event.unit in board.units else 0
    return "" if 0 <= event.face < faces else f"{event.unit} has no face {event.face}"


_CHECKS: dict[type[Event], Callable[[Board, Any], str]] = {
    e.PositionInherited: _inherited,
    e.HandInherited: _hand,
    e.CardDrawn: _drawn,
    e.CardLaid: _laid,
    e.CardLost: _lost,
    e.CardTaken: _taken,
    e.HandShown: _shown,
    e.UnitMoved: _moved,
    e.UnitPut: _put,
    e.UnitTurned: _turned,
}


def check_board(board: Board) -> str:
    """Describes what is not conserved or is impossible, or "" if the board is valid. Each unit is somewhere, no two
    sides share a space, and each card is in one place. Markers and boxes hold no more than they can."""
    places = {*BOXES, *board.scene.atlas.spaces}
    for kind in board.content.units:
        if kind.id not in board.units or board.units[kind.id].place not in places:
            return f"{kind.id} is nowhere"
    seen = [card for cards in (*board.hands.values(), board.discards) for card in cards if card != HIDDEN]
    if len(set(seen)) != len(seen) or not set(seen) <= set(board.cards):
        return "a card is there twice, or not in the game"
    if board.pile_size < 0:
        return "there are more cards than there are"
    shared = held(board, AXIS) & held(board, SOVIET)
    if shared:
        return f"both sides have units on {min(shared)}"
    if abs(board.event_vp) > board.scene.limits.event_vp:
        return f"event VP are {board.event_vp}"
    most = board.scene.limits.markers
    for side in SIDES:
        if len(board.boxed(side, RAIL)) > board.scene.limits.rail:
            return f"the rail box of {side} holds too many units"
        if sum(blow.side == side for blow in board.blows.values()) > most:
            return f"{side} has more than {most} markers"
    return ""
