"""kronika notation, table: the record of games, written for others."""

from pathlib import Path
from tempfile import TemporaryDirectory

import click

from kronika.domain.kernel.repair import Unreadable
from kronika.library import tables
from kronika.library.games import Game
from kronika.library.games import open as open_game
from kronika.tools.cli.common import Context, is_file, pass_context
from kronika.tools.cli.looking import fetch
from kronika.tools.cli.telling import tell, tells
from kronika.tools.words import say


def opened(context: Context, game: str) -> Game:
    """A game in a file, or one at a service as far as the player sees it. Raises `click.ClickException`."""
    with TemporaryDirectory() as folder:
        file = Path(game) if is_file(game) else Path(folder, "game.jsonl")
        if not is_file(game):
            fetch(context, game, None, file)
        try:
            return open_game(file, language=context.language)
        except (OSError, Unreadable) as error:
            said = context.say(error.said) if isinstance(error, Unreadable) else error.strerror
            raise click.ClickException(say("common-cannot-be-read", path=game, error=said)) from error


@click.command()
@tells
@click.argument("game")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="option-notation-output")
@pass_context
def notation(context: Context, /, game: str, output: Path | None) -> None:
    """Write a game down, move by move, for people and programs to read."""
    try:
        written = opened(context, game).notation()
    except Unreadable as error:
        raise click.ClickException(context.say(error.said)) from error
    if output is not None:
        output.write_text(written)
    tell({"notation": written}, written.removesuffix("\n") if output is None else str(output))


@click.command(name="table")
@tells
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False))
@click.option("--of", "kind", type=click.Choice(list(tables.KINDS)), default="rolls", help="option-table-of")
@click.option(
    "-o", "--output", required=True, type=click.Path(path_type=Path, dir_okay=False), help="option-table-output"
)
def table(files: tuple[str, ...], kind: str, output: Path) -> None:
    """Write what happened in games to one table."""
    write = tables.WRITERS.get(output.suffix)
    if write is None:
        raise click.ClickException(say("tabling-not-a-form", known=", ".join(tables.WRITERS)))
    found = tables.table(files, kind)
    write(found, output)
    told = {"file": str(output), "rows": found.num_rows, "columns": found.schema.names}
    tell(told, say("tabling-written", file=output, count=found.num_rows))
