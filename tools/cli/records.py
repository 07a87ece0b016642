"""kronika notation, report, diff, table: the record of games, written for others."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import msgspec

from kronika.domain.kernel.repair import Unreadable
from kronika.domain.kernel.words import joined
from kronika.library import reports, tables
from kronika.library.games import Game
from kronika.library.games import diff as compare
from kronika.library.games import open as open_game
from kronika.tools.cli.common import Context, folding, is_file, pass_context
from kronika.tools.cli.looking import fetch
from kronika.tools.cli.telling import tell, tells
from kronika.tools.words import say


def opened(context: Context, game: str) -> Game:
    """A game in a file, or one at a service as far as the player sees it. Raises `OSError`, `Unreadable`, and
    `click.ClickException` for a game that is damaged."""
    with TemporaryDirectory() as folder, folding(game):
        file = Path(game) if is_file(game) else Path(folder, "game.jsonl")
        if not is_file(game):
            fetch(context, game, output=file)
        try:
            found = open_game(file, language=context.language)
            _ = found[-1]
        except Unreadable as error:
            raise Unreadable(joined(game, error.said, by=": ")) from error
        return found


@click.command()
@tells
@click.argument("game")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="option-notation-output")
@pass_context
def notation(context: Context, /, game: str, output: Path | None) -> None:
    """Write a game down, move by move, for people and programs to read."""
    written = opened(context, game).notation()
    if output is not None:
        output.write_text(written)
    tell({"notation": written}, written.removesuffix("\n") if output is None else str(output))


@click.command()
@tells
@click.argument("game")
@click.option(
    "-o", "--output", required=True, type=click.Path(path_type=Path, dir_okay=False), help="option-report-output"
)
@pass_context
def report(context: Context, /, game: str, output: Path) -> None:
    """Write a report of a game to read, print or post."""
    form = reports.ENDINGS.get(output.suffix)
    if form is None:
        raise click.ClickException(say("records-not-a-report", known=", ".join(reports.ENDINGS)))
    output.write_text(opened(context, game).report(form))
    tell({"file": output}, str(output))


@click.command()
@tells
@click.argument("a")
@click.argument("b")
@pass_context
def diff(context: Context, /, a: str, b: str) -> None:
    """Say where two games part. Ends with 1 if they do."""
    found = compare(opened(context, a), opened(context, b))
    if found is None:
        tell({"difference": None}, say("records-no-difference"))
        return
    lines = [
        f"{game}, {version}: {said}" for game, version, said in zip((a, b), found.version, found.text, strict=True)
    ]
    tell({"difference": msgspec.to_builtins(found)}, [say("records-difference", kind=found.kind), *lines])
    sys.exit(1)


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
        raise click.ClickException(say("records-not-a-table", known=", ".join(tables.WRITERS)))
    found = tables.table(files, kind)
    write(found, output)
    told = {"file": str(output), "rows": found.num_rows, "columns": found.schema.names}
    tell(told, say("records-table-written", file=output, count=found.num_rows))
