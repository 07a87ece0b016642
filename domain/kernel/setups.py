"""How a game may be set up (design 14): its seats, its teams and its options.

A system defines its set-up as a struct: `scenario`, `seats`, and a field with a default for each option. The
field is `Annotated` with its bounds and, in `msgspec.Meta(extra={"said": Sentence(…)})`, with its
description. The choices follow from the fields: booleans, whole numbers, and words of a closed list
(`kronika.domain.kernel.words.Word`), whose names a function `titles` in `extra` gives.
"""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec

from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Message, Reason, Rejection, Sentence, Text, message, refuse


class Team(msgspec.Struct, frozen=True):
    """Seats that win and lose together."""

    name: str
    seats: tuple[str, ...]


class LineUp(msgspec.Struct, frozen=True):
    """Seats with which a scenario can be played, one to eight; without teams each plays for itself."""

    seats: tuple[str, ...]
    teams: tuple[Team, ...] = ()


class BotCard(msgspec.Struct, frozen=True):
    """A bot that comes with a system. `said`: how it plays, for who chooses among them."""

    name: str
    version: str
    said: Text


def _all_fits(_setup: Any) -> None:
    """Allows every combination of choices."""


class Meta(msgspec.Struct, frozen=True):
    """The choices for setting up a scenario; the first line-up is the usual one. `misfit` returns which part of a
    set-up does not fit the rest of it, in a field `choices.NAME`, and what would."""

    line_ups: tuple[LineUp, ...]
    bots: tuple[BotCard, ...] = ()
    misfit: Callable[[Any], Rejection | None] = _all_fits


Value = bool | int | str
"""The value of an option."""


class Option(msgspec.Struct, frozen=True):
    """An option of a set-up: `default` is a truth, a number or a text, as each other value is; `least` and
    `most` bound a number, `choices` are the texts that may be chosen, and `titles` what they are called; `said` is
    what it does. Options that belong together have one `group`."""

    name: str
    default: Value
    said: Text
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    group: Text | None = None
    titles: tuple[Text, ...] = ()

    @property
    def allowed(self) -> str:
        """The allowed values for people to read: `2 … 5`."""
        if isinstance(self.default, bool):
            return "true | false"
        if isinstance(self.default, str):
            return " | ".join(self.choices)
        least, most = ("…" if bound is None else str(bound) for bound in (self.least, self.most))
        return f"{least} … {most}" if least != most else "…"


FIXED = ("scenario", "seats")
"""The fields of every set-up that are not options."""


@cache
def options_of(setup: type[msgspec.Struct]) -> tuple[Option, ...]:
    """The options that the fields of a set-up tell. Raises `TypeError` for a field that tells none."""
    known: Any = msgspec.inspect.type_info(setup)
    return tuple(_option(field) for field in known.fields if field.name not in FIXED)


def _option(field: Any) -> Option:
    match field.type:
        case msgspec.inspect.Metadata(type=kind, extra={"said": Sentence() | Message() as said, **more}):
            group: Any = more.get("group")
        case _:
            raise TypeError(f"option {field.name} of a set-up does not say what it is")
    match kind:
        case msgspec.inspect.BoolType():
            return Option(field.name, field.default, said, group=group)
        case msgspec.inspect.IntType(ge=least, le=most):
            return Option(field.name, field.default, said, least, most, group=group)
        case msgspec.inspect.EnumType(cls=words):
            named: Any = more["titles"]
            choices = tuple(map(str, words))
            titles = tuple([named(choice) for choice in choices])
            return Option(field.name, str(field.default), said, choices=choices, group=group, titles=titles)
    raise TypeError(f"option {field.name} of a set-up is neither a boolean, a number nor a word of a list")


TOLD = 4
"""Line-ups listed in the sentence of a refusal: all, or the closest. Its `accepted` has all of them."""


def build_setup(
    setup: type[msgspec.Struct], meta: Meta, scenario: str, seats: tuple[str, ...], options: Mapping[str, Value]
) -> Any | Rejection:
    """The set-up of a scenario with these seats, in any order (none: the usual ones), and options; or what
    of it cannot be chosen, or not together."""
    line_up = next((one for one in meta.line_ups if not seats or sorted(one.seats) == sorted(seats)), None)
    if line_up is None:
        line_ups = [", ".join(one.seats) for one in meta.line_ups]
        many = len(line_ups) > TOLD
        said = "; ".join(get_close_matches(", ".join(seats), line_ups, TOLD, 0) if many else line_ups)
        return refuse(
            Reason.MALFORMED,
            message("not-line-up-of-scenario-of-many", seats=seats, said=said, more=len(line_ups))
            if many
            else message("not-line-up-of-scenario", seats=seats, said=said),
            accepted=tuple(" ".join(one.seats) for one in meta.line_ups),
            field="seats",
        )
    known = {option.name: option for option in options_of(setup)}
    chosen: Any = {"scenario": scenario, "seats": line_up.seats}
    for name, value in options.items():
        option = known.get(name)
        if option is None:
            return refuse(
                Reason.MALFORMED,
                message("not-an-option", name=name, known=nearest(name, tuple(known)))
                if known
                else message("no-options", name=name),
                accepted=tuple(known),
                field=f"choices.{name}",
            )
        try:
            msgspec.convert({**chosen, name: value}, setup)
        except msgspec.ValidationError:
            return refuse(
                Reason.MALFORMED,
                message("not-value-of-option", name=name, value=_written(value), allowed=option.allowed),
                accepted=(option.allowed,),
                field=f"choices.{name}",
            )
        chosen[name] = value
    made = msgspec.convert(chosen, setup)
    return meta.misfit(made) or made


def chosen(setup: msgspec.Struct) -> dict[str, Value]:
    """Every option of a set-up and what was chosen for it."""
    return {option.name: getattr(setup, option.name) for option in options_of(type(setup))}


def _written(value: Value) -> str:
    return msgspec.json.encode(value).decode()


class PlainSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up of a system without options."""

    scenario: str
    seats: tuple[str, ...]  #: The seats that play.


def usual(system: Any, pack: Any, scenario: str) -> Any:
    """The set-up of a scenario of a system with its usual seats and options. Raises `KeyError`."""
    seats = system.packs.meta(pack, scenario).line_ups[0].seats
    return msgspec.convert({"scenario": scenario, "seats": seats}, system.setup)
