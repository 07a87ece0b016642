"""The command `kronika`. A command's module is imported when the command is used, and what they all need with it:
neither the version nor the list of all commands waits for that."""

import json
import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn

import click
from click.core import ParameterSource

from kronika.tools.cli import terminal
from kronika.tools.cli.helping import localise
from kronika.tools.cli.terminal import guard
from kronika.tools.client import DEFAULT_ADDRESS, default_folder
from kronika.tools.words import say, sentence

SECTIONS: dict[str, dict[str, str]] = {
    "Play": {
        "new": "cli.playing.new",
        "play": "cli.playing.play",
        "bot": "cli.playing.bot",
        "watch": "cli.playing.watch",
        "games": "cli.playing.games",
        "packs": "cli.playing.packs",
        "seat": "cli.seating.seat",
        "claim": "cli.seating.claim",
        "limit": "cli.seating.limit",
        "notices": "cli.noticing.notices",
        "messages": "cli.messaging.messages",
        "campaign": "cli.campaigning.campaign",
    },
    "Look": {
        "board": "cli.looking.board",
        "replay": "cli.looking.replay",
        "timeline": "cli.looking.timeline",
        "rolls": "cli.looking.rolls",
        "dispute": "cli.looking.dispute",
        "export": "cli.looking.export_",
        "fork": "cli.looking.fork",
        "notation": "cli.records.notation",
        "report": "cli.records.report",
        "diff": "cli.records.diff",
        "table": "cli.records.table",
    },
    "Check": {
        "verify": "cli.checking.verify_",
        "audit": "cli.checking.audit_",
        "key": "cli.checking.key",
        "pack": "cli.packing.pack",
    },
    "Run a service": {
        "serve": "cli.serving.serve",
        "check": "cli.serving.check",
        "backup": "cli.serving.backup",
        "restore": "cli.serving.restore",
        "rebuild": "cli.serving.rebuild",
        "project": "cli.serving.project",
        "rotate": "cli.serving.rotate",
        "moderate": "cli.messaging.moderate",
        "move-store": "cli.serving.move_store",
        "import": "cli.looking.import_",
    },
    "Kronika itself": {
        "demo": "dev.campaign_demonstration.demo",
        "dev": "dev.developing.dev",
    },
}
"""The commands by what they are for: where each is below `tools`."""
COMMANDS = {name: place for section in SECTIONS.values() for name, place in section.items()}

INTERRUPTED = 130
CHEATED = 3


class Sections(click.Group):
    """Lists its commands by what they are for, and imports each when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        if ctx.resilient_parsing:
            from kronika.tools.cli.completing import known_command

            return known_command(ctx, cmd_name)
        if cmd_name not in self.commands:
            module, _, name = COMMANDS[cmd_name].rpartition(".")
            command: click.Command = getattr(import_module(f"kronika.tools.{module}"), name)
            localise(command)
            self.add_command(command, cmd_name)
        return self.commands[cmd_name]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        wide = max(map(len, COMMANDS))
        for title, commands in SECTIONS.items():
            with formatter.section(title):
                formatter.write_dl([(f"{name:<{wide}}", "") for name in commands])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            from kronika.tools.main import extra_missing

            raise click.ClickException(extra_missing(error)) from error


@click.group(
    cls=Sections, context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": "KRONIKA_CLI"}
)
@click.version_option(package_name="kronika", help="option-version")
@click.option(
    "--lang",
    type=click.Choice(["en", "cs"]),
    default="en",
    show_default=True,
    is_eager=True,
    help="option-lang",
)
@click.option("--server", default=DEFAULT_ADDRESS, show_default=True, help="option-server")
@click.option("--profile", default="default", show_default=True, help="option-profile")
@click.option(
    "--home",
    type=click.Path(path_type=Path),
    help="option-home",
)
@click.option("--tls", type=click.Path(path_type=Path, exists=True), help="option-tls")
@click.option("--plain", is_flag=True, help="option-plain")
@click.pass_context
def cli(
    ctx: click.Context, lang: str, server: str, profile: str, home: Path | None, tls: Path | None, plain: bool
) -> None:
    """Kronika: a referee for card-driven war games."""
    from kronika.tools.cli.common import Context
    from kronika.tools.cli.line_input import LineInput
    from kronika.tools.cli.terminal import Screen, shows_colour

    ctx.color = shows_colour(plain)
    screen = Screen(plain, ctx.color)
    named = ctx.get_parameter_source("server") != ParameterSource.DEFAULT
    ctx.obj = Context(lang, server, profile, home or default_folder(), tls, screen, LineInput(lines=plain), named)


localise(cli)


def main() -> None:
    """Entry point."""
    run(cli, "kronika")


def run(command: click.Command, name: str) -> None:
    """Run a command that is called by this name. A user's mistake is one sentence, never a stack trace."""
    guard()
    try:
        if os.environ.get("_KRONIKA_COMPLETE", "").endswith("_source"):
            from kronika.tools.cli.completing import known

            known(default_folder())  # so that the first completion need not wait for it
        try:
            command(prog_name=name, standalone_mode=False)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=not sys.stdout.isatty())
            sys.exit(error.exit_code)
        finally:
            terminal.show()
        sys.stdout.flush()
    except (click.exceptions.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except click.ClickException as error:
        _end(error)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as error:
        _explain(error)
        raise


def _explain(error: Exception) -> None:
    """Ends with a sentence, unless the error is a bug in Kronika."""
    from kronika.domain.kernel.system import SystemRefused

    if isinstance(error, SystemRefused):
        _fail(str(error))  # with a half-made system nothing that follows can be imported

    import sqlite3

    import msgspec

    from kronika.domain.kernel.catalogue import text
    from kronika.domain.kernel.packs import PackRefused
    from kronika.domain.kernel.repair import Unreadable, in_words
    from kronika.tools.cli.common import first_of
    from kronika.tools.client.connection import NotReached, ServiceRefused
    from kronika.tools.client.identity import IdentityRefused
    from kronika.tools.client.session import Cheated, Unbound

    language = _language()
    with suppress(ModuleNotFoundError):  # without the extra `service` none of its errors can come
        _explain_service(error, language)
    match error:
        case Cheated():
            if _asked_for_json():
                problems = [text(one.whole, language) for one in error.problems]
                _complain({"message": str(error), "exit_code": CHEATED, "problems": problems})
                sys.exit(CHEATED)
            click.echo(sentence(language, "main-cheated"), err=True)
            for said in first_of(error.problems):
                click.echo(f"  {said}", err=True)
            sys.exit(CHEATED)
        case ServiceRefused():
            _fail(str(error), reason=error.reason, rule=error.rule, accepted=error.accepted)
        case IdentityRefused() | NotReached() | PackRefused() | Unbound():
            _fail(str(error))
        case Unreadable():
            _fail(text(error.said, language))
        case OSError():
            _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        case sqlite3.DatabaseError():
            _bad_folder(error, language)
        case msgspec.DecodeError():
            _fail(sentence(language, "main-unreadable", error=in_words(error)))


def _explain_service(error: Exception, language: str) -> None:
    from eventsourcing.persistence import PersistenceError

    from kronika.service.application import AlreadyServing
    from kronika.service.settings import SettingsRefused
    from kronika.service.store.faults import ReadOnly, Unreachable
    from kronika.service.vault import SecretsLost

    match error:
        case AlreadyServing() | SecretsLost() | SettingsRefused():
            _fail(str(error))
        case ReadOnly():
            _fail(sentence(language, "main-read-only", error=error))
        case Unreachable():
            _fail(sentence(language, "main-unreachable", error=error))
        case PersistenceError():
            _bad_folder(error, language)


def _bad_folder(error: Exception, language: str) -> NoReturn:
    places = "".join(f"{path}: " for path in getattr(error, "__notes__", ()))
    said = f"{places}{error}"
    if "not a database" in said:
        said = sentence(language, "main-bring-back", error=said)
    _fail(sentence(language, "main-bad-folder", error=said))


def _language() -> str:
    """The language of the command line, also where it could not be understood."""
    return cli.make_context("kronika", sys.argv[1:], resilient_parsing=True).params.get("lang") or "en"


def _fail(said: str, **more: Any) -> NoReturn:
    _end(click.ClickException(said), **more)


def _end(error: click.ClickException, **more: Any) -> NoReturn:
    """Say what is wrong, as JSON if the command was asked for that."""
    if _asked_for_json():
        _complain({"message": error.format_message(), "exit_code": error.exit_code, **more})
    else:
        error.show()
    sys.exit(error.exit_code)


def _asked_for_json() -> bool:
    """Whether the command line asks for JSON, also where it could not be understood."""
    return "--json" in sys.argv[1:]


def _complain(error: dict[str, Any]) -> None:
    """An error, for a program: one line of JSON on stderr."""
    click.echo(json.dumps({"error": error}, ensure_ascii=False), err=True)


EXTRAS: Final[dict[str, str]] = {
    "google": "client",
    "grpc": "client",
    "grpc_status": "client",
    "prompt_toolkit": "client",
    "eventsourcing": "service",
    "grpc_health": "service",
    "grpc_reflection": "service",
    "h11": "service",
    "sqlite_utils": "service",
    "psycopg": "postgres",
    "pyarrow": "tables",
    "resvg_py": "png",
    "connectrpc": "page",
    "httptools": "page",
    "protobuf": "page",
    "uvicorn": "page",
    "grpc_tools": "dev",
    "setuptools": "dev",
}
"""The extra of pyproject.toml that brings a package, by what it is imported as."""


def extra_missing(error: ModuleNotFoundError) -> str:
    """The command that installs a missing package. Raises the error again if no extra contains it."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        raise error
    install = f"pip install 'kronika[{EXTRAS[package]}]'"
    return say("extras-needs", package=package, install=install)
