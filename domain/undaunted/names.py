"""What things are called, in English and in the words of the Czech rulebooks."""

from collections.abc import Iterable, Mapping
from typing import Final

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Message, Sentence, Text
from kronika.domain.undaunted import czech
from kronika.domain.undaunted.content import ActionName, MineFace, Name
from kronika.domain.undaunted.state import HIDDEN, Board
from kronika.domain.undaunted.words import message

ACTION_NAMES: Final[Mapping[ActionName, Message]] = {name: message(f"action-{name}") for name in ActionName}

PARTS: Final = ("base", "armour", "cover", "smoke", "range")
"""The parts of a defence."""

SIDES: Final[dict[str, str]] = {
    "American": "the Americans",
    "British": "the British",
    "German": "the Germans",
    "Italian": "the Italians",
    "LRDG": "the LRDG",
    "Soviet": "the Soviets",
    "US": "the US",
}
"""In English: the noun for a side that packs name by the adjective of its counters; any other name is a noun."""

OF_SINGLE_MEN: Final = frozenset({"north_africa"})
"""The games whose counters are single soldiers and vehicles."""


MINE_NAMES: Final[dict[MineFace, Called]] = {
    MineFace.ANTI_PERSONNEL: Called("anti-personnel mine", czech.WORDS[MineFace.ANTI_PERSONNEL]),
    MineFace.ANTI_TANK: Called("anti-tank mine", czech.WORDS[MineFace.ANTI_TANK]),
}


def card_name(board: Board, card: str) -> Text:
    """A card's name; its id for one that the scenario does not have."""
    known = board.scene.cards.get(card)
    return known.name.said if known is not None else Sentence(card, card)


def card_called(board: Board, card: str) -> Called:
    """A card as sentences speak of it; an unseen one is just `a card`."""
    if card == HIDDEN:
        return Called("a card", czech.CARD)
    known = board.scene.cards.get(card)
    if known is None:
        return Called(card, czech.CARD.named(card))
    return Called(known.name.en, czech.CARD.named(known.name.cs))


def counter_name(board: Board, counter: str) -> Called:
    """A counter, named with its side; a building or a tunnel, named with its space."""
    for named, en, cs in (
        ("building ", "the building on", czech.WORDS["building"]),
        ("tunnel ", "the tunnel on", czech.WORDS["tunnel"]),
    ):
        if counter.startswith(named):
            space = counter.removeprefix(named)
            return Called(f"{en} {space}", cs.named(f"na poli {space}"))
    if counter.startswith("structure "):
        return _structure_name(board, counter.removeprefix("structure "))
    kind = board.scene.kinds.get(counter)
    if kind is None:
        return Called(counter, czech.WORDS["unit"].named(counter))
    side = board.scene.side_names[kind.side]
    one = board.scene.variant in OF_SINGLE_MEN
    return Called(f"{side.en} {kind.name.en}", czech.counter_noun(kind, side.cs), one)


def _structure_name(board: Board, space: str) -> Called:
    """A structure, named with its space."""
    kind = board.scene.structures.get(space)
    name = kind.name if kind is not None else Name("Structure", czech.WORDS["structure"].nom)
    return Called(f"the {name.en} on {space}", czech.structure_noun(name.cs).named(f"na poli {space}"), one=True)


def side_name(board: Board, side: str) -> Called:
    return side_called(board.scene.side_names.get(side, Name(side, side)))


def side_called(name: Name) -> Called:
    """A side as sentences speak of it: `the Germans`, where its name stands before those of its counters."""
    return Called(SIDES.get(name.en, name.en), czech.side_noun(name.cs))


def against(rule: str, said: Text, accepted: Iterable[str] = ()) -> Objection:
    """Returns why a rule of the game refuses a decision, and what it would accept."""
    return Objection(rule, said, tuple(accepted))
