"""How a game may be set up (design 14): who sits in it, in which teams, with which options.

The set-up of a system is a struct of its own: `scenario`, `seats`, and a field with a default for each
option. What may be chosen is told from its fields.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from domain.kernel.words import Reason, Rejection, Sentence, refuse


class Team(msgspec.Struct, frozen=True):
    """Seats that win and lose together."""

    name: str
    seats: tuple[str, ...]


class LineUp(msgspec.Struct, frozen=True):
    """Seats with which a scenario can be played, one to eight; without teams each plays for itself."""

    seats: tuple[str, ...]
    teams: tuple[Team, ...] = ()


class BotCard(msgspec.Struct, frozen=True):
    """A bot that comes with a system."""

    name: str
    version: str
    title: Sentence


class Meta(msgspec.Struct, frozen=True):
    """What may be chosen when a scenario is set up; the first line-up is the usual one."""

    line_ups: tuple[LineUp, ...]
    bots: tuple[BotCard, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """An option of a set-up: `kind` is `bool`, `int` or `str`; `least` and `most` bound a number, `choices`
    are the texts that may be chosen. `default` is written as it would be typed."""

    name: str
    kind: str
    default: str
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


FIXED = ("scenario", "seats")
"""The fields of every set-up that are no options."""


def options_of(setup: type[msgspec.Struct]) -> tuple[Option, ...]:
    """The options that the fields of a set-up tell."""
    known: Any = msgspec.inspect.type_info(setup)
    return tuple(_option(field) for field in known.fields if field.name not in FIXED)


def _option(field: Any) -> Option:
    default = field.default
    match field.type:
        case msgspec.inspect.BoolType():
            return Option(field.name, "bool", "true" if default else "false")
        case msgspec.inspect.IntType(ge=least, le=most):
            return Option(field.name, "int", str(default), least, most)
        case msgspec.inspect.LiteralType(values=values):
            return Option(field.name, "str", default, choices=tuple(str(value) for value in values))
    raise TypeError(f"option {field.name} of a set-up is neither a truth, a number nor one of some texts")


def fill(
    setup: type[Any], meta: Meta, scenario: str, seats: tuple[str, ...], options: Mapping[str, str]
) -> Any | Rejection:
    """The set-up of a scenario with these seats (none: the usual ones) and options, written as they are
    typed; or what of it cannot be chosen."""
    seats = seats or meta.line_ups[0].seats
    if seats not in [one.seats for one in meta.line_ups]:
        accepted = tuple(", ".join(one.seats) for one in meta.line_ups)
        return refuse(
            Reason.MALFORMED,
            f"This scenario is not played by {', '.join(seats)}; by: {'; '.join(accepted)}.",
            f"Tento scénář nehrají {', '.join(seats)}; hrají: {'; '.join(accepted)}.",
            accepted=accepted,
        )
    known = {option.name: option for option in options_of(setup)}
    for name in options:
        if name not in known:
            return refuse(
                Reason.MALFORMED,
                f"There is no option {name}; options: {', '.join(known) or 'none'}.",
                f"Volba {name} neexistuje; volby: {', '.join(known) or 'žádné'}.",
                accepted=tuple(known),
            )
    try:
        return msgspec.convert({"scenario": scenario, "seats": seats, **options}, setup, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("`$.")[2].rstrip("`")
        could = allowed(known[name]) if name in known else ""
        return refuse(
            Reason.MALFORMED,
            f"Option {name} cannot be {options.get(name)!r}; it is {could}.",
            f"Volba {name} nemůže být {options.get(name)!r}; je to {could}.",
            accepted=(could,),
        )


def allowed(option: Option) -> str:
    """What an option may be, to be read by people: `2 … 5`."""
    if option.choices:
        return " | ".join(option.choices)
    if option.kind == "bool":
        return "true | false"
    least = "…" if option.least is None else str(option.least)
    most = "…" if option.most is None else str(option.most)
    return f"{least} … {most}" if least != most else "…"


class PlainSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up of a system without options."""

    scenario: str
    seats: tuple[str, ...]
    """The seats that play."""


def usual(system: Any, pack: Any, scenario: str) -> Any:
    """The set-up of a scenario of a system with its usual seats and options. Raises `KeyError`."""
    seats = system.meta(pack, scenario).line_ups[0].seats
    return msgspec.convert({"scenario": scenario, "seats": seats}, system.setup)
