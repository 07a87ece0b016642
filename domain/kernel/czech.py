"""Names in Czech sentences: their forms by case, and the agreement of verbs with them."""

from collections.abc import Mapping, Sequence
from enum import Enum

import msgspec


class Gender(Enum):
    """The grammatical genders; masculine nouns are split into animate and inanimate ones."""

    ANIMATE = "animate"
    INANIMATE = "inanimate"
    FEMININE = "feminine"
    NEUTER = "neuter"


ENDINGS = {
    Gender.ANIMATE: ("", "i"),
    Gender.INANIMATE: ("", "y"),
    Gender.FEMININE: ("a", "y"),
    Gender.NEUTER: ("o", "a"),
}
"""The endings of a participle by gender, singular and plural."""


class Noun(msgspec.Struct, frozen=True):
    """A name with its forms by case. In a sentence it stands as it is here; `nom` is also its text."""

    nom: str
    gen: str
    dat: str
    acc: str
    gender: Gender
    plural: bool = False

    def __str__(self) -> str:
        return self.nom

    def named(self, said: str) -> "Noun":
        """The noun before a name that is not declined: `strana`, `strany` and so on with it."""
        return Noun(
            f"{self.nom} {said}",
            f"{self.gen} {said}",
            f"{self.dat} {said}",
            f"{self.acc} {said}",
            self.gender,
            self.plural,
        )


class Called(msgspec.Struct, frozen=True):
    """The name of a side, a counter or a card, for use in a message. If the argument is `unit`, its placeholders are
    `unit`, `unit_gen`, `unit_dat` and `unit_acc` by case, `unit_cap` and `unit_acc_cap` with a capital, `unit_be` (is
    or are), `unit_ending` (of a participle), `unit_plural` (yes or no) and `unit_gender`."""

    en: str
    cs: Noun
    one: bool = False  #: Whether English speaks of it in the singular.


def nouns(table: Mapping[str, Sequence[str]]) -> dict[str, Noun]:
    """Reads a table of names: nominative, genitive, dative, accusative, gender, and perhaps `plural`."""
    return {
        name: Noun(nom, gen, dat, acc, Gender(gender), bool(plural))
        for name, (nom, gen, dat, acc, gender, *plural) in table.items()
    }


def capital(said: str) -> str:
    """The beginning of a sentence."""
    return said[:1].upper() + said[1:]
