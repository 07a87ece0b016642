"""The checks of every log of a battle, independent of the rules: each card comes from its place and exists once."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.events import Event, Sealed
from kronika.domain.kernel.words import REFEREE
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.rules.leading import team_mates
from kronika.domain.tankduel.state import HIDDEN, Board


def check_event(board: Board, event: Event) -> str:
    """Describes what is impossible in an event, given the board before it; empty if it is possible."""
    match event:
        case e.CardDrawn() | e.CardFlipped() | e.CardRevealed():
            return _wrong_draw(board, event)
        case e.MarkerSought():
            return _wrong_marker(board, event)
        case e.DamageDrawn():
            return _wrong_damage(board, event)
        case e.CardStolen(target=target):
            return _wrong_loss(board, target, event) or _wrong_gain(event)
        case e.CardLost(seat):
            return _wrong_loss(board, seat, event)
        case e.CardGiven(seat, mate, told):
            return _wrong_gift(seat, mate, told)
        case e.RevealedUsed(card=card) | e.RevealOver(bid=card) if card and card not in board.revealed:
            return f"takes {card} from before {event.tank}, where it does not lie"
        case e.ActionLaid(seat, cards=cards, paid=paid):
            return _not_held(board, seat, [*(used.card for used in cards), *paid])
        case e.OrdersPaid(seat, cards):
            return _not_held(board, seat, cards)
        case e.TacticsPlayed(seat, card):
            return _not_held(board, seat, [card])
        case e.HandShown(seat, told):
            return _wrong_showing(board, seat, told)
    return ""


def _not_held(board: Board, seat: str, cards: Sequence[int]) -> str:
    hand = board.hands[seat]
    short = Counter(cards) - Counter(hand)
    if sum(short.values()) > hand.count(HIDDEN):
        return f"{seat} plays {min(short)}, which it does not hold"
    return ""


def _wrong_showing(board: Board, seat: str, told: Sequence[Sealed[tuple[int, ...]]]) -> str:
    if any(part.audience not in team_mates(board, seat) for part in told):
        return f"{seat} shows its hand to others than its team-mates"
    hand = board.hands[seat]
    seen = {card for card in hand if card != HIDDEN}
    may_be = seen | (board.scene.cards.keys() - set(board.in_sight))
    for cards in [part.content for part in told if part.content is not None]:
        if len(cards) != len(hand) or len(set(cards)) != len(cards) or not seen <= set(cards) <= may_be:
            return f"{seat} shows other cards than it holds"
    return ""


def _wrong_gift(seat: str, mate: str, told: Sequence[Sealed[int]]) -> str:
    if [part.audience for part in told] != [seat, mate]:
        return f"tells others than {seat} and {mate} of a card that passes between them"
    cards = {part.content for part in told if part.content is not None}
    return f"tells {seat} and {mate} of two different cards" if len(cards) > 1 else ""


def _wrong_draw(board: Board, event: Any) -> str:
    if event.use.audience != REFEREE or event.use.size != board.deck_size:
        return f"draws from {event.use.size} cards by the chain of {event.use.audience}; the deck has {board.deck_size}"
    card = event.secret.content if isinstance(event, e.CardDrawn) else event.card
    if card is not None and (card not in board.scene.cards or card in board.elsewhere):
        return f"draws {card}, which is not in the deck"
    place = event.proof.content
    if place is not None and board.deck[place.index : place.index + 1] != (card,):
        return f"draws {card}, which is not at place {place.index} of the deck"
    return ""


def _wrong_marker(board: Board, event: e.MarkerSought) -> str:
    if not board.marker or board.upper:
        return "seeks a marker that cannot turn up now"
    if event.use.size != board.deck_size + 1 or event.found != (event.index == 0):
        return "seeks the marker among other cards than the deck has"
    return ""


def _wrong_damage(board: Board, event: e.DamageDrawn) -> str:
    deck = board.damage_deck
    if event.use.size != len(deck) or deck[event.index : event.index + 1] != (event.card,):
        return f"draws damage card {event.card}, which is not at place {event.index} of the deck"
    return ""


def _wrong_loss(board: Board, seat: str, event: Any) -> str:
    hand, taken = board.hands[seat], event.secret.content
    if event.use.audience != seat or event.use.size != len(hand):
        return f"takes one of {event.use.size} cards by the chain of {event.use.audience}; {seat} holds {len(hand)}"
    if taken is not None and hand[taken.index : taken.index + 1] != (taken.card,):
        return f"takes {taken.card}, which is not at place {taken.index} of the hand of {seat}"
    return ""


def _wrong_gain(event: e.CardStolen) -> str:
    taken, gain = event.secret.content, event.gain
    if gain.audience != event.seat:
        return f"shows {gain.audience} the card that {event.seat} takes"
    if taken is not None and gain.content is not None and taken.card != gain.content:
        return f"takes {taken.card} from {event.target} and gives {event.seat} {gain.content}"
    return ""


def check_board(board: Board) -> str:
    """Law 3: describes what is not conserved; empty if everything is."""
    held = board.elsewhere
    if len(set(held)) != len(held) or not set(held) <= set(board.scene.cards):
        return "a battle card is there twice, or does not exist"
    damage = (*board.damage_table, *board.damage_discard)
    if len(set(damage)) != len(damage) or not set(damage) <= set(board.scene.damage):
        return "a damage card is there twice, or does not exist"
    for tank in board.tanks.values():
        if tank.out and (tank.box.cards or tank.spots or tank.flanks):
            return f"{tank.id} is gone and has cards or tokens"
        if len(set(tank.spots)) != len(tank.spots) or len(tank.flanks) > 2:
            return f"{tank.id} has tokens that there are not"
        if tank.ranged and tank.spots != (tank.ranged,):
            return f"{tank.id} has ranged one tank and sees others"
        if any(board.tanks[one].out for one in (*tank.spots, *tank.flanks)):
            return f"{tank.id} has tokens of a tank that is gone"
        if tank.vp < 0 or tank.apcr < 0:
            return f"{tank.id} has less than nothing"
    return ""


def check_openings(event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
    """Where revealed initiative cards are not those that were sealed."""
    if not isinstance(event, e.InitiativeShown):
        return ""
    shown = set(event.cards.values())
    told: Counter[int] = Counter()
    for contents in opened.values():
        for content in contents:
            held = msgspec.json.decode(content)
            told[held if isinstance(held, int) else held["decision"]["card"]] += 1
    if not set(told) <= shown or any(times != 2 for times in told.values()):
        return "shows other initiative cards than those that were sealed"
    return ""
