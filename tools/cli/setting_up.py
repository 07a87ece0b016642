"""How a game is set up, as it is typed: `--seats us,german --option name=value`; and as it is told."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import click

from kronika.tools.cli.common import Context
from kronika.tools.client.connection import Connection
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_pb2

FEW = 4
"""Line-ups that are all told."""


def seats_of(typed: str) -> tuple[str, ...]:
    """The seats in what was typed, with commas between them."""
    return tuple(filter(None, map(str.strip, typed.split(","))))


def choices_of(
    context: Context, connection: Connection, pack: str, scenario: str, typed: Sequence[str]
) -> dict[str, Any]:
    """What was typed for the options of a scenario, each of the kind that its option has; what fits none is
    sent as it was typed, and the service says what it could be. Raises `click.BadParameter`."""
    known = {} if not typed else options_of(connection, pack, scenario)
    chosen = {}
    for one in typed:
        name, equals, value = one.partition("=")
        if not equals:
            raise click.BadParameter(
                context.text("setting-up-gives-no-value-write-name-value", one=f"{one!r}"),
                param_hint="--option",
            )
        chosen[name.strip()] = _value(value.strip(), known.get(name.strip()))
    return chosen


def options_of(connection: Connection, pack: str, scenario: str) -> dict[str, Any]:
    """The options of a scenario, by name."""
    found = connection.catalog("ListScenarios", catalog_pb.ListScenariosRequest(pack=pack)).scenarios
    return {option.name: option for summary in found if summary.scenario == scenario for option in summary.options}


def _value(typed: str, option: Any) -> Any:
    kind = option.usual.WhichOneof("value") if option is not None else "text"
    if kind == "truth" and typed in ("true", "false"):
        return game_pb2.OptionValue(truth=typed == "true")
    if kind == "number":
        with suppress(ValueError):
            return game_pb2.OptionValue(number=int(typed))
    return game_pb2.OptionValue(text=typed)


def written(value: Any) -> str:
    """A value as it is typed."""
    if value.WhichOneof("value") == "truth":
        return "true" if value.truth else "false"
    return str(getattr(value, value.WhichOneof("value")))


def line_ups(context: Context, summary: Any) -> str:
    """The seats that can play a scenario, the usual ones first; of very many line-ups that one and the largest."""
    told = [", ".join(one.seats) for one in summary.line_ups]
    if len(told) <= FEW:
        return "; ".join(told)
    sizes = [len(one.seats) for one in summary.line_ups]
    largest = told[sizes.index(max(sizes))]
    return context.text(
        "setting-up-other-line-ups-of-to-seats",
        told=told[0],
        told_2=len(told) - 1,
        sizes=min(sizes),
        sizes_2=max(sizes),
        largest=largest,
    )


def option_lines(context: Context, scenarios: Iterable[Any]) -> Iterator[str]:
    """The options of scenarios, each once: what it is usually, what it can be, and what it does. Those that differ in a
    number only are told together."""
    alike: dict[tuple[str, str, str], list[Any]] = {}
    for option in {one.name: one for summary in scenarios for one in summary.options}.values():
        key = (re.sub(r"\d+", "", option.name), _allowed(option), written(option.usual))
        alike.setdefault(key, []).append(option)
    for (_, allowed, usual), (first, *others) in alike.items():
        said = f"  --option {first.name}={allowed}  {first.said} ({context.text('setting-up-usually')} {usual})"
        names = ", ".join(one.name for one in others)
        yield said + (context.text("setting-up-so-also", names=names) if others else "")


def chosen_line(context: Context, known: Iterable[Any], choices: Mapping[str, Any]) -> str:
    """What was chosen for the options of a game, as far as it is not as usual; empty: it has none."""
    usual = {option.name: written(option.usual) for option in known}
    told = [f"{name}={written(choices[name])}" for name, value in usual.items() if written(choices[name]) != value]
    if not usual:
        return ""
    rest = context.text("setting-up-other-options-as-usual")
    return "; ".join([*told, rest] if told else [context.text("setting-up-options-as-usual")])


def bot_lines(scenarios: Iterable[Any]) -> Iterator[str]:
    """The bots that can hold a seat in scenarios, each once: its version, and how it plays."""
    for bot in {one.bot: one for summary in scenarios for one in summary.bots}.values():
        yield f"  bot {bot.bot} {bot.version}  {bot.said}"


def _allowed(option: Any) -> str:
    match option.usual.WhichOneof("value"):
        case "truth":
            return "true|false"
        case "text":
            return "|".join(option.choices)
    least = option.least if option.HasField("least") else ""
    return f"{least}…{option.most if option.HasField('most') else ''}"
