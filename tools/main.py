"""The command `kronika`."""

import sys
from pathlib import Path

import click
import msgspec

from domain.kernel.export import ExportRefused
from domain.kernel.packs import PackRefused
from service.core import AlreadyServing
from service.settings import SettingsRefused
from service.vault import SecretsLost
from service.version import VERSION
from tools.client.connection import NotReached, ServiceRefused
from tools.client.identity import IdentityRefused, default_folder
from tools.client.session import Cheated
from tools.commands import checking, developing, looking, playing, serving, showing
from tools.commands.common import DEFAULT_ADDRESS, Context

USER_MISTAKES = (
    AlreadyServing,
    ExportRefused,
    IdentityRefused,
    NotReached,
    PackRefused,
    SecretsLost,
    ServiceRefused,
    SettingsRefused,
)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": "KRONIKA_CLI"})
@click.version_option(VERSION)
@click.option(
    "--lang", type=click.Choice(["en", "cs"]), default="en", show_default=True, help="The language of sentences."
)
@click.option("--server", default=DEFAULT_ADDRESS, show_default=True, help="Where the service listens: host:port.")
@click.option("--profile", default="default", show_default=True, help="Which of your identities to use.")
@click.option("--home", type=click.Path(path_type=Path), help="The folder of your identities. Default: KRONIKA_HOME.")
@click.option("--tls", type=click.Path(path_type=Path, exists=True), help="A certificate (PEM) to trust; turns TLS on.")
@click.pass_context
def cli(ctx: click.Context, lang: str, server: str, profile: str, home: Path | None, tls: Path | None) -> None:
    """Kronika: a referee for card-driven war games.

    \b
    Try it alone:        kronika play --against bot
    Run a service:       kronika serve
    Play far apart:      kronika new normandy 1, then kronika play GAME --seat us
    See what happened:   kronika board GAME, kronika replay GAME, kronika rolls GAME
    Trust nobody:        kronika export GAME, then kronika verify GAME.jsonl

    Options before the subcommand say who you are and whom you talk to.
    """
    ctx.obj = Context(lang, server, profile, home or default_folder(), tls)


for command in (
    serving.serve,
    serving.backup,
    serving.restore,
    serving.rebuild,
    serving.rotate,
    playing.new,
    playing.packs,
    playing.play,
    playing.bot,
    playing.watch,
    playing.games,
    looking.board,
    looking.replay,
    looking.export_,
    looking.import_,
    looking.fork,
    looking.rolls,
    looking.dispute,
    looking.timeline,
    checking.verify_,
    checking.audit_,
    checking.key,
    checking.pack,
    showing.demo,
    showing.bench,
    developing.dev,
):
    cli.add_command(command)


def main() -> None:
    """Entry point: a user's mistake is one sentence, never a stack trace."""
    try:
        cli(standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(130)
    except KeyboardInterrupt:
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except Cheated as error:
        click.echo("THE SERVICE'S ACCOUNT DOES NOT FIT. Keep an export as evidence (kronika export).", err=True)
        for problem in error.problems:
            click.echo(f"  {problem}", err=True)
        sys.exit(3)
    except USER_MISTAKES as error:
        click.echo(f"kronika: {error}", err=True)
        sys.exit(1)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        click.echo(f"kronika: the file cannot be read: {error}", err=True)
        sys.exit(1)
