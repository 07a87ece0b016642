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


@dev.command(name="new")
@click.argument("name")
def new_(name: str) -> None:
    """Write a small complete system to begin with, and its tests.

    NAME becomes that of its folder, its system and its pack: lower-case letters, digits and single underscores. What
    is written can be played as it is; docs/adding-a-system.md explains it.
    """
    from kronika.tools.dev.mentions import REGISTRATION
    from kronika.tools.dev.new_system import NameRefused, write_system

    try:
        written = write_system(ROOT, name)
    except NameRefused as error:
        raise click.ClickException(str(error)) from error
    for path in written:
        click.echo(path)
    click.echo(
        f"{REGISTRATION} registers {name}.\n\n"
        "Next, in the folder of the source tree:\n"
        "  kronika dev proto                                 write its contract\n"
        f"  .venv/bin/python -m pytest tests/{name:<16} test its rules\n"
        f"  kronika play --against bot --pack {name:<15} play it\n"
        "  kronika serve                                     play it over the network"
    )
