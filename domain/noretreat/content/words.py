"""Definitions that several parts of the content share: base class, names, words."""

from typing import Final

import msgspec

from kronika.domain.kernel.words import Word

AXIS: Final = "axis"
SOVIET: Final = "soviet"
SIDES: Final = (AXIS, SOVIET)


def other(side: str) -> str:
    """The enemy of a side."""
    return SOVIET if side == AXIS else AXIS


class Data(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The base of all content: frozen, and defaults are omitted when written."""


class Name(Data, frozen=True):
    """A name shown to people, in each language."""

    en: str  #: In English.
    cs: str  #: In Czech.


class Phase(Word):
    """A phase of a game turn (NR6)."""

    HOUSEKEEPING = "housekeeping"  #: The turn marker moves, and victory is checked; nobody is on turn.
    CARDS = "cards"  #: The card phase.
    SUPPLY = "supply"  #: The supply phase.
    ORGANISATION = "organisation"  #: The organisation phase.
    MOVEMENT = "movement"  #: The movement phase.
    COMBAT = "combat"  #: The combat phase.
    REMOVALS = "removals"  #: The removals phase.
    DETRAINING = "detraining"  #: The detraining phase.


class Milestone(Word):
    """An occurrence that takes effect on the turn after it first happens (NR97 to NR99)."""

    GG = "gg"  #: Red units have entered Greater Germany.
    OIL = "oil"  #: The Soviets hold the Rumanian oil.
    WARSAW = "warsaw"  #: The Soviets hold Warsaw.


class Result(Word):
    """The result of a battle (NR64)."""

    NE = "NE"  #: No effect.
    CA = "CA"  #: The defender may counterattack (NR66).
    CB = "CB"  #: A counterblow marker is left (NR67).
    EX = "EX"  #: Each side loses a step (NR70).
    DR = "DR"  #: The defenders retreat (NR72).
    DS = "DS"  #: The defenders are shattered, or retreat (NR68).
    DD = "DD"  #: The defenders lose a step each and retreat (NR68).
    DL = "DL"  #: The defenders lose a step each, without a retreat: DD on a fortress (NR69). On no table.


class Nation(Word):
    """The nation of a unit."""

    GERMAN = "german"  #: German.
    FINNISH = "finnish"  #: Finnish.
    HUNGARIAN = "hungarian"  #: Hungarian.
    ITALIAN = "italian"  #: Italian.
    POLISH = "polish"  #: Polish.
    RUMANIAN = "rumanian"  #: Rumanian.
    SOVIET = "soviet"  #: Soviet.
    YUGOSLAV = "yugoslav"  #: Yugoslav.


class Source(Word):
    """Where figures come from, where not all are printed."""

    PART = "part"  #: Those in `known` are printed, the others are ours.
    RECONSTRUCTED = "reconstructed"  #: All are ours.


class Weather(Word):
    """The weather of a turn (NR90)."""

    CLEAR = "clear"  #: Clear.
    MUD = "mud"  #: Mud.
    SNOW = "snow"  #: Snow.
    LONG_WINTER = "long_winter"  #: A long winter.
