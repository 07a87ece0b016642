"""kronika table: what happened in many games, as one table."""

from pathlib import Path

import click

from kronika.library import tables
from kronika.tools.cli.telling import tell, tells
from kronika.tools.words import say


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
