"""Shell completion from this machine alone.
Completes commands and options, packs and scenarios, games and seats.

Reading the commands and the packs takes seconds. The result is cached in a file beside the identities,
until a file of Kronika or of a pack changes. Games and seats are those that the profile keeps, and those
it has played in.
"""

import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from kronika.tools.client import default_folder

FILE = "completion.json"
"""The cache file, in the folder of the identities."""
CODE = Path(__file__).resolve().parents[2]
IN_FILES = ("audit", "board", "replay", "rolls", "timeline", "verify", "state", "record", "import")
"""Commands that take an exported file."""

Found = Iterator[tuple[str, str]]
"""Completions, each with its description."""


def known_command(ctx: click.Context, name: str) -> click.Command:
    """A command as far as a shell completes it, without its module."""
    return _command(name, known(_home(ctx))["commands"][name], ctx.find_root().params.get("lang") or "en")


def known(home: Path) -> dict[str, Any]:
    """The commands and the packs: as they are kept, if they are up to date."""
    packs = os.environ.get("KRONIKA_PACKS", "")
    stamp = [packs, *_stamp(CODE / "domain", CODE / "tools", *[Path(packs)] * bool(packs))]
    with suppress(OSError, ValueError):
        kept: dict[str, Any] = json.loads((home / FILE).read_bytes())
        if kept.get("stamp") == stamp:
            return kept
    found = {"stamp": stamp, "commands": _read_commands(), "packs": _read_packs(packs)}
    with suppress(OSError):
        from kronika.service.private import make_folder

        make_folder(home)
        scratch = home / f".{FILE}.{os.getpid()}"
        scratch.write_text(json.dumps(found))
        scratch.replace(home / FILE)
    return found


def _stamp(*folders: Path) -> list[int]:
    """How many files are in folders, and when the latest was changed."""
    files, latest, waiting = 0, 0, [str(folder) for folder in folders]
    while waiting:
        with suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    waiting += [entry.path] * (entry.name != "__pycache__")
                else:
                    files, latest = files + 1, max(latest, entry.stat().st_mtime_ns)
    return [files, latest]


# --- the commands


def _read_commands() -> dict[str, Any]:
    from kronika.tools.main import cli

    context = click.Context(cli)
    return {name: _written(cli.get_command(context, name), name) for name in cli.list_commands(context)}


def _written(command: Any, path: str) -> dict[str, Any]:
    from kronika.domain.kernel.catalogue import LANGUAGES
    from kronika.tools.cli.helping import command_help

    return {
        "said": {one: command_help(one, path, command.help).partition("\n")[0] for one in LANGUAGES},
        "parameters": [_parameter(one) for one in command.params],
        "commands": {name: _written(one, f"{path} {name}") for name, one in getattr(command, "commands", {}).items()},
    }


def _parameter(one: click.Parameter) -> dict[str, Any]:
    from kronika.domain.kernel.catalogue import LANGUAGES
    from kronika.tools.cli.helping import option_help

    found: dict[str, Any] = {"name": one.name, "nargs": one.nargs, "default": one.default}
    found |= {"choices": [str(choice) for choice in one.type.choices]} if isinstance(one.type, click.Choice) else {}
    found |= {"path": "file" if one.type.file_okay else "dir"} if isinstance(one.type, click.Path) else {}
    if not isinstance(found["default"], str):
        del found["default"]
    if isinstance(one, click.Option):
        found |= {"opts": one.opts, "off": one.secondary_opts, "flag": one.is_flag, "multiple": one.multiple}
        found["said"] = {language: option_help(language, one.help or "") for language in LANGUAGES}
    return found


def _command(name: str, written: Mapping[str, Any], language: str) -> click.Command:
    parameters = [_made(name, one, language) for one in written["parameters"]]
    said = written["said"][language]
    if not written["commands"]:
        return click.Command(name, params=parameters, help=said)
    below = {one: _command(one, its, language) for one, its in written["commands"].items()}
    return click.Group(name, below, params=parameters, help=said)


def _made(command: str, written: Mapping[str, Any], language: str) -> click.Parameter:
    name, default = written["name"], written.get("default")
    kind: Any = None
    if "choices" in written:
        kind = click.Choice(written["choices"])
    elif "path" in written:
        kind = click.Path(file_okay=written["path"] == "file", dir_okay=written["path"] == "dir")
    finds = FINDS.get(name) if kind is None and not written.get("flag") else None
    complete = None if finds is None else _completes(finds, files=finds is _games and command in IN_FILES)
    if "opts" not in written:
        return click.Argument([name], type=kind, nargs=written["nargs"], required=False, shell_complete=complete)
    words = [name, *written["opts"]] if not written["off"] else [name, f"{written['opts'][0]}/{written['off'][0]}"]
    said, often = written["said"][language], written["multiple"]
    if written["flag"]:
        return click.Option(words, is_flag=True, help=said, multiple=often)
    given = None if often else default
    return click.Option(words, type=kind, multiple=often, default=given, help=said, shell_complete=complete)


def _completes(finds: Callable[[click.Context], Found], *, files: bool) -> Callable[..., list[CompletionItem]]:
    def complete(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, begun = incomplete.rpartition(",")
        found = [
            CompletionItem(f"{before}{comma}{value}", help=said)
            for value, said in finds(ctx)
            if value.startswith(begun)
        ]
        return [*found, *[CompletionItem(incomplete, type="file")] * files]

    return complete


# --- packs and scenarios


def _read_packs(further: str) -> dict[str, Any]:
    from kronika.domain.kernel.packs import PackRefused
    from kronika.service.packs import load_packs

    try:
        packs = load_packs(further)
    except (PackRefused, OSError):
        packs = load_packs()
    return {
        name: {
            "title": pack.card.title.en,
            "scenarios": {
                one.id: {"title": one.title.en, "seats": _seats_in(pack, one)} for one in pack.card.scenarios
            },
        }
        for name, pack in packs.items()
    }


def _seats_in(pack: Any, scenario: Any) -> list[str]:
    line_ups = pack.system.packs.meta(pack.content, scenario.id).line_ups
    return list(dict.fromkeys(seat for line_up in line_ups for seat in line_up.seats)) or list(scenario.seats)


def _packs(ctx: click.Context) -> Found:
    for name, pack in known(_home(ctx))["packs"].items():
        yield name, pack["title"]


def _scenarios(ctx: click.Context) -> Found:
    for name, scenario in _pack(ctx).get("scenarios", {}).items():
        yield name, scenario["title"]


def _pack(ctx: click.Context) -> dict[str, Any]:
    found: dict[str, Any] = known(_home(ctx))["packs"].get(_given(ctx, "pack"), {})
    return found


# --- games and seats


def _given(ctx: click.Context, name: str) -> str:
    """The typed value of a parameter. Arguments before an option without its value are not parsed yet."""
    arguments = [one.name for one in ctx.command.params if isinstance(one, click.Argument)]
    unread = dict(zip(arguments, ctx.args, strict=False))
    return ctx.params.get(name) or unread.get(name) or ""


def _home(ctx: click.Context) -> Path:
    return Path(ctx.find_root().params.get("home") or default_folder())


def _profile(ctx: click.Context) -> Path:
    return _home(ctx) / str(ctx.find_root().params.get("profile") or "default")


def _games(ctx: click.Context) -> Found:
    profile = _profile(ctx)
    kept = _kept(profile)
    for game, event in reversed(kept.items()):
        yield game, f"{event['pack']['name']} {event['scenario']}"
    sat = [*_sat_in(profile), *(path.stem.removeprefix("receipt-") for path in profile.glob("receipt-*.json"))]
    for game in sorted({*sat} - {*kept}):
        yield game, ""


def _seats(ctx: click.Context) -> Found:
    game = _given(ctx, "game") or _given(ctx, "id")
    if not game:
        scenarios = _pack(ctx).get("scenarios", {})
        first = next(iter(scenarios), "")
        yield from ((seat, "") for seat in scenarios.get(_given(ctx, "scenario") or first, {}).get("seats", ()))
        return
    profile = _profile(ctx)
    kept = _kept(profile)
    yield from ((seat, "") for seat in (kept[game]["seats"] if game in kept else _sat_in(profile).get(game, ())))


def _kept(profile: Path) -> dict[str, Any]:
    """The first event of each game that the profile keeps, latest last; empty if the log is unreadable."""
    path = profile / "solo" / "log.db"
    if not path.exists():
        return {}
    statement = "SELECT stream, body FROM events WHERE version = 1 ORDER BY rowid"
    with (
        suppress(sqlite3.Error, ValueError, LookupError),
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as log,
    ):
        return {game: json.loads(body)["public"]["event"] for game, body in log.execute(statement)}
    return {}


def _sat_in(profile: Path) -> dict[str, list[str]]:
    """The seats for which the profile has brought entropy, by game."""
    found: dict[str, list[str]] = {}
    for path in profile.glob("entropy-*-*-*"):
        game, seat, _ = path.name.removeprefix("entropy-").rsplit("-", 2)
        found[game] = sorted({seat, *found.get(game, ())})
    return found


FINDS: dict[str, Callable[[click.Context], Found]] = {
    "pack": _packs,
    "scenario": _scenarios,
    "game": _games,
    "games": _games,
    "id": _games,
    "seat": _seats,
    "seats": _seats,
    "side": _seats,
    "to": _seats,
}
"""By name, the completions of an argument or an option."""
