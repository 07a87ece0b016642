"""`--help` teaches: every command says what it does, and fits a terminal."""

from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from tools.main import SECTIONS, cli


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command below a group, with the words that lead to it."""
    for name, command in group.commands.items():
        yield (*path, name), command
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))


ALL = {" ".join(path): command for path, command in commands(cli)}


def shown(*arguments: str) -> str:
    found = CliRunner().invoke(cli, [*arguments, "--help"])
    assert found.exit_code == 0, found.output
    return found.stdout


@pytest.mark.parametrize("path", ["", *ALL])
def test_help_fits_80_columns_and_nothing_is_cut_off(path: str) -> None:
    said = shown(*path.split())
    assert max(map(len, said.splitlines())) <= 80
    assert "..." not in said.partition("\n\n")[2], "only the usage may have dots"


@pytest.mark.parametrize("path", ALL)
def test_every_command_and_every_option_is_explained(path: str) -> None:
    command = ALL[path]
    assert command.help and command.help.partition("\n")[0].endswith(".")
    unexplained = [option.name for option in command.params if isinstance(option, click.Option) and not option.help]
    assert unexplained == []


def test_the_commands_are_listed_by_what_they_are_for() -> None:
    listed = [command.name for commands in SECTIONS.values() for command in commands]
    assert sorted(map(str, listed)) == sorted(cli.commands)
    said = shown()
    for title, members in SECTIONS.items():
        section = said.partition(f"\n{title}:\n")[2].partition("\n\n")[0]
        assert [line.split()[0] for line in section.splitlines()] == [command.name for command in members]


def test_the_options_before_the_subcommand_can_be_set_in_the_environment() -> None:
    found = CliRunner().invoke(cli, ["watch", "g"], env={"KRONIKA_CLI_SERVER": "127.0.0.1:1", "KRONIKA_CLI_LANG": "cs"})
    assert "127.0.0.1:1 žádná služba neodpovídá" in str(found.exception)
