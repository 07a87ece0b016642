"""What Czech sentences need of the names in them: forms by case, and what a verb agrees with."""

from enum import Enum

import msgspec


class Gender(Enum):
    """The grammatical genders; of masculine nouns those that live are told from the others."""

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
"""Of a participle, singular and plural."""


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

    def does(self, singular: str, plural: str) -> str:
        """A verb in the present tense, or `je`, in the number of the subject."""
        return plural if self.plural else singular

    def done(self, stem: str) -> str:
        """A participle that agrees with the subject: `rozprášen`, `rozprášeni`, `rozprášena`."""
        return stem + ENDINGS[self.gender][self.plural]

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
    """What a side, a counter or a card is called in a sentence. Where it is the argument `unit` of a message, its forms
    are `unit_gen`, `unit_dat`, `unit_acc`, `unit_cap` and `unit_acc_cap` (at the beginning), `unit_be` (is or are),
    `unit_ending` (of a participle), `unit_plural` (yes or no), `unit_gender`."""

    en: str
    cs: Noun
    one: bool = False  #: Whether English speaks of it in the singular.

    @property
    def be(self) -> str:
        """In English, the verb to be."""
        return "is" if self.one else "are"

    def verb(self, one: str, several: str) -> str:
        """In English, a verb that agrees with it."""
        return one if self.one else several

    @property
    def subject(self) -> str:
        """In English, at the beginning of a sentence."""
        return capital(self.en)

    @property
    def who(self) -> str:
        """In Czech, at the beginning of a sentence."""
        return capital(self.cs.nom)

    @property
    def are(self) -> str:
        """In Czech, at the beginning of a sentence, with the verb to be."""
        return f"{self.who} {self.cs.does('je', 'jsou')}"

    @property
    def are_not(self) -> str:
        """The same, denied."""
        return f"{self.who} {self.cs.does('není', 'nejsou')}"


SIDE = Noun("strana", "strany", "straně", "stranu", Gender.FEMININE)
"""Before the name of a side whose forms are not known."""


def capital(said: str) -> str:
    """The beginning of a sentence."""
    return said[:1].upper() + said[1:]


def counted(number: int, one: str, few: str, many: str) -> str:
    """A number with what it counts: `1 karta`, `2 karty`, `5 karet`."""
    return f"{number} {one if number == 1 else few if 2 <= number <= 4 else many}"
