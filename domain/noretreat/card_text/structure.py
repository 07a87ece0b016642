"""What a language must have words for, and what a use of a half is in words."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from kronika.domain.noretreat.content.cards import Condition, Do, Effect, Half, Lasts, Mode, Trigger, When, Whose
from kronika.domain.noretreat.content.tables import Dates
from kronika.domain.noretreat.content.words import Weather

ANY_NUMBER: Final = 99
"""As many as are there, where an effect counts."""


class Told(msgspec.Struct, frozen=True):
    """An effect that is told: of whose half, and in a war with which dates."""

    side: str
    effect: Effect
    dates: Dates

    @property
    def whom(self) -> str:
        """The side it concerns."""
        return self.effect.side or self.side

    @property
    def chooser(self) -> str:
        """The side that chooses."""
        return self.effect.chooser or self.side


class Language(msgspec.Struct, frozen=True):
    """The words of a language. A moment has two forms: of either player turn, and of the one of `{side}`."""

    moments: Mapping[When, tuple[str, str]]
    own_commitment: str
    triggers: Mapping[Trigger, str]
    conditions: Mapping[Condition, str]
    lasting: Mapping[Lasts, str]
    effects: Mapping[Do, Callable[[Told], str]]
    forms: Mapping[str, Mapping[str, str]]  #: By side what a moment needs of its name.
    initiative: str
    from_turn: str
    weather: str
    or_: str
    skies: Mapping[Weather, str]


def use(language: Language, side: str, mode: Mode, dates: Dates) -> str:
    """One way to use a half: its moment, what happens, how long it works. Raises `KeyError` of what has no words."""
    moment = _moment(language, side, mode)
    condition = language.conditions[mode.condition] if mode.condition is not None else ""
    does = "; ".join(language.effects[effect.do](Told(side, effect, dates)) for effect in mode.effects)
    told = f"{moment[:1].upper()}{moment[1:]}{condition}: {does}."
    return told + (f" {language.lasting[mode.lasts]}" if mode.lasts != Lasts.BATTLE else "")


def _moment(language: Language, side: str, mode: Mode) -> str:
    if mode.trigger != Trigger.NONE:
        return language.triggers[mode.trigger]
    if (mode.when, mode.whose) == (When.COMMIT, Whose.OWN):
        return language.own_commitment.format(**language.forms[side])
    either, one = language.moments[mode.when]
    if mode.whose == Whose.ANY:
        return either
    return one.format(**language.forms[side if mode.whose == Whose.OWN else mode.whose.value])


def limits(language: Language, half: Half) -> str:
    """What holds for every use of a half: the initiative, the first turn, the weather; empty: nothing."""
    found = []
    if half.initiative:
        found.append(language.initiative.format(**language.forms[half.initiative]))
    if half.from_turn:
        found.append(language.from_turn.format(turn=half.from_turn))
    if half.weather:
        skies = language.or_.join(language.skies[one] for one in half.weather)
        found.append(language.weather.format(weather=skies))
    return " ".join(found)
