"""The command `kronika`."""

import os
import sqlite3
import sys
from pathlib import Path
from typing import Any, NoReturn

import click
import msgspec
from click.core import ParameterSource
from eventsourcing.persistence import PersistenceError

from domain.kernel.export import ExportRefused
from domain.kernel.packs import PackRefused
from domain.kernel.registering import SystemRefused
from domain.kernel.unreadable import in_words
from service.core import AlreadyServing
from service.settings import SettingsRefused
from service.store.faults import Unreachable
from service.vault import SecretsLost
from service.version import VERSION
from tools.cli import campaigning, checking, looking, noticing, packing, paging, playing, seating, serving, telling
from tools.cli.common import DEFAULT_ADDRESS, Context, first_of
from tools.cli.helping import localise
from tools.cli.line_input import LineInput
from tools.cli.screen import Screen, shows_colour
from tools.cli.terminal import guard
from tools.client.connection import NotReached, ServiceRefused
from tools.client.identity import IdentityRefused, default_folder
from tools.client.session import Cheated, Unbound
from tools.dev import developing, showing

USER_MISTAKES = (
    AlreadyServing,
    ExportRefused,
    IdentityRefused,
    NotReached,
    PackRefused,
    SecretsLost,
    SettingsRefused,
    SystemRefused,
    Unbound,
)

SECTIONS: dict[str, tuple[click.Command, ...]] = {
    "Play": (
        playing.new,
        playing.play,
        playing.bot,
        playing.watch,
        playing.games,
        playing.packs,
        seating.seat,
        seating.claim,
        noticing.notices,
        campaigning.campaign,
    ),
    "Look": (
        looking.board,
        looking.replay,
        looking.timeline,
        looking.rolls,
        looking.dispute,
        looking.export_,
        looking.fork,
    ),
    "Check": (checking.verify_, checking.audit_, checking.key, packing.pack),
    "Run a service": (
        serving.serve,
        serving.check,
        serving.backup,
        serving.restore,
        serving.rebuild,
        serving.project,
        serving.rotate,
        serving.move_store,
        looking.import_,
    ),
    "Kronika itself": (showing.demo, showing.bench, developing.dev),
}

INTERRUPTED = 130
CHEATED = 3


class Sections(click.Group):
    """Lists its commands by what they are for."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        wide = max(len(name) for name in self.commands)
        for title, commands in SECTIONS.items():
            with formatter.section(title):
                rows = [
                    (f"{command.name:<{wide}}", command.get_short_help_str(formatter.width)) for command in commands
                ]
                formatter.write_dl(rows)


@click.group(
    cls=Sections, context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": "KRONIKA_CLI"}
)
@click.version_option(VERSION)
@click.option(
    "--lang",
    type=click.Choice(["en", "cs"]),
    default="en",
    show_default=True,
    is_eager=True,
    help="The language of games and of this help.",
)
@click.option("--server", default=DEFAULT_ADDRESS, show_default=True, help="Where the service listens.")
@click.option("--profile", default="default", show_default=True, help="Which of your identities to use.")
@click.option(
    "--home",
    type=click.Path(path_type=Path),
    help="The folder of your identities. Default: $KRONIKA_HOME, or kronika in your data folder.",
)
@click.option("--tls", type=click.Path(path_type=Path, exists=True), help="A certificate (PEM) to trust; turns TLS on.")
@click.option("--plain", is_flag=True, help="Lists instead of drawings and no colours, for a screen reader.")
@click.pass_context
def cli(
    ctx: click.Context, lang: str, server: str, profile: str, home: Path | None, tls: Path | None, plain: bool
) -> None:
    """Kronika: a referee for card-driven war games.

    \b
    Try it alone:        kronika play --against bot
    Run a service:       kronika serve
    Play far apart:      kronika new {game}, then kronika play GAME
    See what happened:   kronika board GAME, kronika replay GAME
    Trust nobody:        kronika export GAME, then kronika verify GAME.jsonl

    A game is looked for among yours against a bot, then at the service; with --server first there.

    Options before the subcommand say who you are and whom you talk to. Each can also be set in
    the environment: KRONIKA_CLI_LANG, KRONIKA_CLI_SERVER and so on.
    """
    ctx.color = shows_colour(plain)
    screen = Screen(plain, ctx.color)
    named = ctx.get_parameter_source("server") != ParameterSource.DEFAULT
    ctx.obj = Context(lang, server, profile, home or default_folder(), tls, screen, LineInput(lines=plain), named)


for section in SECTIONS.values():
    for command in section:
        cli.add_command(command)
localise(cli)


def main() -> None:
    """Entry point: a user's mistake is one sentence, never a stack trace."""
    guard()
    try:
        try:
            cli(prog_name="kronika", standalone_mode=False)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=not sys.stdout.isatty())
            sys.exit(error.exit_code)
        finally:
            paging.show()
        sys.stdout.flush()
    except (click.exceptions.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except click.ClickException as error:
        _end(error)
    except Cheated as error:
        if telling.was_asked_for():
            problems = [str(one) for one in error.problems]
            telling.complain({"message": str(error), "exit_code": CHEATED, "problems": problems})
            sys.exit(CHEATED)
        click.echo("THE SERVICE'S ACCOUNT DOES NOT FIT. Keep an export as evidence (kronika export).", err=True)
        for said in first_of(error.problems):
            click.echo(f"  {said}", err=True)
        sys.exit(CHEATED)
    except ServiceRefused as error:
        _fail(str(error), reason=error.reason, rule=error.rule, accepted=error.accepted)
    except USER_MISTAKES as error:
        _fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Unreachable as error:
        _fail(f"the database cannot be reached: {error}")
    except (sqlite3.DatabaseError, PersistenceError) as error:
        _fail(f"the data folder cannot be used: {error}")
    except msgspec.DecodeError as error:
        _fail(f"the file cannot be read: {in_words(error)}")


def _fail(said: str, **more: Any) -> NoReturn:
    _end(click.ClickException(said), **more)


def _end(error: click.ClickException, **more: Any) -> NoReturn:
    """Say what is wrong, as JSON if the command was asked for that."""
    if telling.was_asked_for():
        telling.complain({"message": error.format_message(), "exit_code": error.exit_code, **more})
    else:
        error.show()
    sys.exit(error.exit_code)
