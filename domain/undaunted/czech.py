"""The names of Undaunted in Czech, by case (`words/names.toml`). A name that is not there stands undeclined behind a
word that is: `jednotka`, `strana`."""

from typing import Final

from kronika.domain.kernel.catalogue import SIDE
from kronika.domain.kernel.czech import Noun, nouns
from kronika.domain.undaunted.content import CounterKind
from kronika.domain.undaunted.words import TABLES

WORDS: Final = nouns(TABLES["words"])
SIDES: Final = nouns(TABLES["sides"])
UNITS: Final = nouns(TABLES["units"])
STRUCTURES: Final = nouns(TABLES["structures"])
CARD: Final = WORDS["card"]


def side_noun(name: str) -> Noun:
    """A side by its Czech name."""
    return SIDES.get(name) or SIDE.named(name)


def counter_noun(kind: CounterKind, side: str) -> Noun:
    """A counter, with the adjective of its side, whose Czech name is `side`."""
    unit = UNITS.get(kind.name.cs) or _of_squad(kind)
    if side not in SIDES:
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
