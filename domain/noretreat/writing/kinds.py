"""What is printed on units besides their figures, as text: by what it is, who has it."""

from collections.abc import Callable
from typing import Final

from kronika.domain.kernel.rendering import Page
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content.units import Kind
from kronika.domain.noretreat.rendering.words import said
from kronika.domain.noretreat.state import OUT, Board
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.writing.lists import units, wrapped

S = Sentence

NOTES: Final[tuple[tuple[Sentence, Callable[[Kind], bool]], ...]] = (
    (
        S("White on a side: do not attack of their own will", "Na některé straně bílé: samy neútočí"),
        lambda kind: any(face.white for face in kind.faces),
    ),
    (
        S("Without a zone of control on a side", "Na některé straně bez zóny kontroly"),
        lambda kind: not all(face.zoc for face in kind.faces),
    ),
    (S("Leave the game when eliminated", "Po vyřazení opouštějí hru"), lambda kind: kind.removed),
    (S("Cadres", "Pohotovostní jednotky"), lambda kind: kind.cadre),
    (S("SS units", "Jednotky SS"), lambda kind: kind.ss),
    (S("Take a loss before all others", "Berou ztrátu dřív než ostatní"), lambda kind: kind.loses_first),
    (S("Two steps at any time", "Vždy dvě úrovně"), lambda kind: kind.two_steps),
    (S("One step for ever", "Vždy jedna úroveň"), lambda kind: kind.one_step),
    (S("Do not count for stacking", "Nepočítají se do limitu na poli"), lambda kind: kind.free_stacking),
    (S("Never leave their area", "Nikdy neopouštějí svou oblast"), lambda kind: kind.stays),
    (S("Are turned in their area alone", "Otáčejí se jen ve své oblasti"), lambda kind: kind.turns_at_home),
)
PRICE: Final = S("The better side costs {n} cards", "Lepší strana stojí karet: {n}")
BACK: Final = S("Come back {n} turns after they are eliminated", "Vracejí se po vyřazení za kol: {n}")


def kinds_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each note, of the units that are still in the game."""
    kinds = [board.kind(unit.id) for unit in seen.units if unit.place != OUT]
    told = [(said(note, page.language), [kind.id for kind in kinds if holds(kind)]) for note, holds in NOTES]
    for said_by, figure in ((PRICE, _price), (BACK, _returns)):
        for n in sorted({figure(kind) for kind in kinds} - {0}):
            told.append((said(said_by, page.language).format(n=n), [kind.id for kind in kinds if figure(kind) == n]))
    return "\n".join(wrapped(f"{note}: {units(board, there, page)}", page) for note, there in told if there)


def _price(kind: Kind) -> int:
    return kind.card_price if kind.card_price > 1 else 0


def _returns(kind: Kind) -> int:
    return kind.returns_after
