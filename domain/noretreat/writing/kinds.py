"""What is printed on units besides their figures, as text: by what it is, who has it."""

from collections.abc import Callable
from typing import Final

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.content.units import Kind
from kronika.domain.noretreat.state import OUT, Board
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import units, wrapped

NOTES: Final[tuple[tuple[str, Callable[[Kind], bool]], ...]] = (
    (
        "units-white",
        lambda kind: any(face.white for face in kind.faces),
    ),
    (
        "units-no-zone",
        lambda kind: not all(face.zoc for face in kind.faces),
    ),
    ("units-removed", lambda kind: kind.removed),
    ("units-cadre", lambda kind: kind.cadre),
    ("units-ss", lambda kind: kind.ss),
    ("units-loses-first", lambda kind: kind.loses_first),
    ("units-two-steps", lambda kind: kind.two_steps),
    ("units-one-step", lambda kind: kind.one_step),
    ("units-free-stacking", lambda kind: kind.free_stacking),
    ("units-stays", lambda kind: kind.stays),
    ("units-turns-at-home", lambda kind: kind.turns_at_home),
)


def kinds_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each note, of the units that are still in the game."""
    kinds = [board.kind(unit.id) for unit in seen.units if unit.place != OUT]
    told = [(sentence(page.language, note), [kind.id for kind in kinds if holds(kind)]) for note, holds in NOTES]
    for id, figure in (("units-price", _price), ("units-back", _returns)):
        for n in sorted({figure(kind) for kind in kinds} - {0}):
            told.append((sentence(page.language, id, n=n), [kind.id for kind in kinds if figure(kind) == n]))
    return "\n".join(wrapped(f"{note}: {units(board, there, page)}", page) for note, there in told if there)


def _price(kind: Kind) -> int:
    return kind.card_price if kind.card_price > 1 else 0


def _returns(kind: Kind) -> int:
    return kind.returns_after
