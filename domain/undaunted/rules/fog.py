"""Fog of war: which cards it is, and where it comes from."""

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted.content import FOG
from kronika.domain.undaunted.events import CardMoved
from kronika.domain.undaunted.names import against, card_called
from kronika.domain.undaunted.state import Board, Scenario, Zone
from kronika.domain.undaunted.words import message

REMEMBERED = 64
"""How many zones are kept with their different cards."""


def is_fog(board: Board, card: str) -> bool:
    known = board.scene.cards.get(card)
    return known is not None and known.title == FOG


def first_fog(board: Board, zone: tuple[str, ...]) -> str | None:
    """A fog of war card of the zone, if there is one."""
    return next((card for card in zone if is_fog(board, card)), None)


def different(board: Board, zone: tuple[str, ...]) -> list[str]:
    """The different cards of a zone, once each; of fog of war (R3), which is all alike, the first."""
    return list(_different(board.scene, zone))


@cached_by_identity(REMEMBERED)
def _different(scenario: Scenario, zone: tuple[str, ...], /) -> tuple[str, ...]:
    fog = {id for id, card in scenario.cards.items() if card.title == FOG}
    first = next((card for card in zone if card in fog), None)
    return tuple([card for card in dict.fromkeys(zone) if card == first or card not in fog])


def another_fog(rule: str, accepted: list[str]) -> Objection:
    """Why of several cards of fog of war only the first may be named."""
    return against(
        rule,
        message("not-this-fog-of-war"),
        accepted,
    )


def take_fog(out: Emitter, side: str) -> None:
    """U14, U18: one fog of war from the side's supply to its discard pile, if any is left."""
    fog = first_fog(out.board, out.board.sides[side].supply)
    if fog is not None:
        out.emit(CardMoved(side, fog, Zone.SUPPLY, Zone.DISCARD))


# --- R15, U6, U7: a hand, which only its owner sees


def holds_cards(board: Board, side: str) -> bool:
    """R15: what a side may do with its hand only it knows; that it is empty everybody does."""
    return bool(board.sides[side].hand)


def not_in_hand(board: Board, side: str, card: str, rule: str) -> Objection:
    """Why a card that the side does not hold cannot be chosen."""
    name = card_called(board, card)
    return against(
        rule,
        message("not-in-hand", name=name),
        dict.fromkeys(board.sides[side].hand),
    )
