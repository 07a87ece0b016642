"""The pack of Tank Duel as tests use it."""

from pathlib import Path

from domain.tankduel.content import Card, TankKind
from domain.tankduel.loading import load
from service.packs import read_files

FOLDER = Path(__file__).parents[2] / "domain/tankduel/packs/tankduel"
FILES = read_files(FOLDER)
PACK = load(FILES)
CARDS: dict[int, Card] = {card.number: card for card in PACK.cards.standard}


def kind(id: str) -> TankKind:
    """A tank board."""
    return PACK.tanks[id]
