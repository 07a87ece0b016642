"""The names of things, in English and in the words of the Czech rulebooks, by case (`words/names.toml`). A Czech
name that is not there follows, undeclined, a word that is: `jednotka`, `strana`."""

from collections.abc import Iterable, Mapping
from typing import Final

from kronika.domain.kernel.catalogue import SIDE
from kronika.domain.kernel.czech import Called, Noun, nouns
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Arg, Message, Sentence, Text
from kronika.domain.undaunted.content import ActionName, CounterKind, MineFace, Name
from kronika.domain.undaunted.state import HIDDEN, Board
from kronika.domain.undaunted.words import TABLES, message

# --- in Czech


WORDS: Final = nouns(TABLES["words"])
CZECH_SIDES: Final = nouns(TABLES["sides"])
UNITS: Final = nouns(TABLES["units"])
STRUCTURES: Final = nouns(TABLES["structures"])
CARD: Final = WORDS["card"]


def side_noun(name: str) -> Noun:
    """A side by its Czech name."""
    return CZECH_SIDES.get(name) or SIDE.named(name)


def counter_noun(kind: CounterKind, side: str) -> Noun:
    """A counter, with the adjective of its side, whose Czech name is `side`."""
    unit = UNITS.get(kind.name.cs) or _of_squad(kind)
    if side not in CZECH_SIDES:
        return unit.named(f"({side})")
    nom, gen, dat, acc = _adjective(side, unit)
    return Noun(
        f"{nom} {unit.nom}", f"{gen} {unit.gen}", f"{dat} {unit.dat}", f"{acc} {unit.acc}", unit.gender, unit.plural
    )


def _of_squad(kind: CounterKind) -> Noun:
    """A counter with the letters of its squad; one that nobody declined behind a word that is."""
    name = kind.name.cs
    unit, _, squad = name.rpartition(" ")
    known = UNITS.get(unit)
    if known is not None:
        return known.named(squad)
    return WORDS["unit" if kind.vehicle is None else "vehicle"].named(name)


def structure_noun(name: str) -> Noun:
    """A structure by its Czech name."""
    return STRUCTURES.get(name) or WORDS["structure"].named(name)


def _adjective(side: str, noun: Noun) -> tuple[str, ...]:
    """The adjective of a side as it stands before a noun: nominative, genitive, dative, accusative."""
    stem, soldiers = TABLES["adjectives"][side]
    forms = TABLES["endings"]["several" if noun.plural else "single"][noun.gender.value]
    return tuple(stem + ending if ending else soldiers for ending in forms)


# --- in both languages


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


MINE_NAMES: Final[dict[MineFace, Called]] = {
    MineFace.ANTI_PERSONNEL: Called("anti-personnel mine", WORDS[MineFace.ANTI_PERSONNEL]),
    MineFace.ANTI_TANK: Called("anti-tank mine", WORDS[MineFace.ANTI_TANK]),
}


def card_name(board: Board, card: str) -> Text:
    """A card's name; its id for one that the scenario does not have."""
    known = board.scene.cards.get(card)
    return known.name.said if known is not None else Sentence(card, card)


def card_called(board: Board, card: str) -> Called:
    """A card as sentences speak of it; an unseen one is just `a card`."""
    if card == HIDDEN:
        return Called("a card", CARD)
    known = board.scene.cards.get(card)
    if known is None:
        return Called(card, CARD.named(card))
    return Called(known.name.en, CARD.named(known.name.cs))


def counter_name(board: Board, counter: str) -> Called:
    """A counter, named with its side; a building or a tunnel, named with its space."""
    for named, en, cs in (
        ("building ", "the building on", WORDS["building"]),
        ("tunnel ", "the tunnel on", WORDS["tunnel"]),
    ):
        if counter.startswith(named):
            space = counter.removeprefix(named)
            return Called(f"{en} {space}", cs.named(f"na poli {space}"), one=True)
    if counter.startswith("structure "):
        return _structure_name(board, counter.removeprefix("structure "))
    kind = board.scene.kinds.get(counter)
    if kind is None:
        return Called(counter, WORDS["unit"].named(counter))
    side = board.scene.side_names[kind.side]
    noun = counter_noun(kind, side.cs)
    return Called(f"{side.en} {kind.name.en}", noun, one=not noun.plural)


def the_counter(board: Board, counter: str) -> Called:
    """The same with its article, as sentences speak of it."""
    name = counter_name(board, counter)
    known = counter in board.scene.kinds
    return Called(f"the {name.en}", name.cs, name.one) if known else name


def with_space(board: Board, target: str, name: Called) -> Called:
    """The name of a target with the space that it is on. The name of a structure has it."""
    if target not in board.counters:
        return name
    space = board.counters[target].space
    return Called(f"{name.en} on {space}", name.cs.named(f"na poli {space}"), name.one)


def _structure_name(board: Board, space: str) -> Called:
    """A structure, named with its space."""
    kind = board.scene.structures.get(space)
    name = kind.name if kind is not None else Name("Structure", WORDS["structure"].nom)
    return Called(f"the {name.en} on {space}", structure_noun(name.cs).named(f"na poli {space}"), one=True)


def side_name(board: Board, side: str) -> Called:
    return side_called(board.scene.side_names.get(side, Name(side, side)))


def side_called(name: Name) -> Called:
    """A side as sentences speak of it: `the Germans`, where its name stands before those of its counters."""
    return Called(SIDES.get(name.en, name.en), side_noun(name.cs))


def against(rule: str, id: str, accepted: Iterable[str] = (), /, **args: Arg) -> Objection:
    """Returns why a rule of the game refuses a decision, by the id of the sentence, and what it would accept."""
    return Objection(rule, message(id, **args), tuple(accepted))
