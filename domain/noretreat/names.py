"""What things are called."""

from kronika.domain.kernel.catalogue import tables
from kronika.domain.kernel.czech import Called, nouns
from kronika.domain.kernel.words import Sentence, Text
from kronika.domain.noretreat.content.units import Kind
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Name
from kronika.domain.noretreat.state import BOXES, Board
from kronika.domain.noretreat.words import WORDS, message

NOUNS = nouns(tables(WORDS)["sides"])
CALLED: dict[str, Called] = {
    AXIS: Called("the Axis", NOUNS[AXIS], one=True),
    SOVIET: Called("the Soviets", NOUNS[SOVIET]),
}
SIDE_NAMES = {side: Sentence(called.en, called.cs.nom) for side, called in CALLED.items()}


def named(name: Name) -> Sentence:
    """What a pack calls something."""
    return Sentence(name.en, name.cs)


def unit_name(board: Board, unit: str) -> Sentence:
    """What a unit is called, on the face that it shows."""
    kind = board.scene.kinds.get(unit)
    if kind is None:
        return Sentence(unit, unit)
    state = board.units.get(unit)
    return called(kind, None if state is None else state.face)


def called(kind: Kind, face: int | None) -> Sentence:
    """What a unit is called on one of its faces, or whatever it shows."""
    return named((None if face is None else kind.faces[face].name) or kind.name)


def space_name(board: Board, space: str) -> Sentence:
    """What a space is called: its name and its number."""
    known = board.scene.atlas.spaces.get(space)
    if known is None or known.name is None:
        return Sentence(space, space)
    number = "" if board.scene.atlas.is_area(space) else f" ({space})"
    return Sentence(f"{known.name.en}{number}", f"{known.name.cs}{number}")


def place_name(board: Board, place: str) -> Text:
    """What a space or a box is called."""
    return message(f"box-{place}") if place in BOXES else space_name(board, place)


def half_title(board: Board, side: str, card: int) -> Text:
    """What a side's half of a card is called."""
    known = board.scene.cards.get(card)
    if known is None:
        return message("name-card", card=card)
    title = known.half(side).title
    return Sentence(f"{title.en} ({card})", f"{title.cs} ({card})")
