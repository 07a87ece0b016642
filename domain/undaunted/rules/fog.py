"""Fog of war: which cards it is, and where it comes from."""

from domain.kernel.system import Emitter
from domain.undaunted.content import FOG
from domain.undaunted.events import CardMoved
from domain.undaunted.state import Board, Zone


def is_fog(board: Board, card: str) -> bool:
    known = board.scene.cards.get(card)
    return known is not None and known.title == FOG


def first_fog(board: Board, zone: tuple[str, ...]) -> str | None:
    """A fog of war card of the zone, if there is one."""
    return next((card for card in zone if is_fog(board, card)), None)


def take_fog(out: Emitter, side: str) -> None:
    """U14, U18: one fog of war from the side's supply to its discard pile, if any is left."""
    fog = first_fog(out.board, out.board.sides[side].supply)
    if fog is not None:
        out.emit(CardMoved(side, fog, Zone.SUPPLY, Zone.DISCARD))
