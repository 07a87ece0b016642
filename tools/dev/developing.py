"""kronika dev: for who works on Kronika itself."""

from pathlib import Path

import click

ROOT = Path(__file__).resolve().parents[2]


@click.group()
def dev() -> None:
    """For developers of Kronika."""


@dev.command(name="proto")
def proto_() -> None:
    """Write the generated contract anew.

    The .proto files from the structs, the Python code from all of them.
    """
    from kronika.tools.dev.proto import write

    write(ROOT / "proto")


@dev.command(name="release")
def release_() -> None:
    """Write down the contract as that of a release.

    From then on it is only added to: `make lint` holds it against the one written down, and every later service
    understands a client that is made from it.
    """
    from kronika.tools.dev.proto import release

    release(ROOT / "proto")


@dev.command(name="size")
def size_() -> None:
    """Count lines and files, and how many files name a decision.

    Of the files under version control; what is generated does not count.
    """
    from kronika.tools.dev.size import size

    for line in size(ROOT):
        click.echo(line)


@dev.command(name="mentions")
def mentions_() -> None:
    """List the lines of code outside a family's folder that name it.

    The line that registers it apart, there are none: all else is a folder's own.
    """
    from kronika.tools.dev.mentions import families, mentions

    found = list(mentions(ROOT, families()))
    for path, number, line in found:
        click.echo(f"{path}:{number}: {line}")
    if found:
        files = len({path for path, _, _ in found})
        raise click.ClickException(f"{len(found)} lines in {files} files name a family from outside its folder")
