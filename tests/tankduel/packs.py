"""The pack of Tank Duel as tests use it."""

from pathlib import Path

from kronika.domain.tankduel.content.pieces import Card, TankKind
from kronika.domain.tankduel.pack import load
from kronika.service.packs import read_files

FOLDER = Path(__file__).parents[2] / "domain/tankduel/packs/tankduel"
FILES = read_files(FOLDER)
PACK = load(FILES)
CARDS: dict[int, Card] = {card.number: card for card in PACK.cards.standard}


def kind(id: str) -> TankKind:
    """A tank board."""
    return PACK.tanks[id]
