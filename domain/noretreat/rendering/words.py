"""Short texts of the drawing."""

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.czech import capital
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import SIDE_NAMES
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.words import sentence

said = text


def word(name: str, language: str) -> str:
    """A word of the drawing in a language."""
    return sentence(language, f"word-{name}")


def side_said(side: str, language: str) -> str:
    """What a side is called at the beginning of a line."""
    return capital(text(SIDE_NAMES[side], language))


def sides_of(board: Board) -> tuple[str, ...]:
    """The sides, the one whose eyes these are first."""
    return tuple(sorted(SIDES, key=lambda side: side != board.viewer))
