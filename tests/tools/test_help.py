"""`--help` teaches: every command says what it does, and fits a terminal."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from kronika.domain.kernel.catalogue import catalogue
from kronika.tools.cli.helping import command_help, option_help
from kronika.tools.main import SECTIONS, cli
from tests.tools.running import HEAVY, ROOT, commands_of


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command below a group, with the words that lead to it."""
    for name, command in commands_of(group).items():
        yield (*path, name), command
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))


ALL = {" ".join(path): command for path, command in commands(cli)}


def shown(*arguments: str, language: str = "en") -> str:
    found = CliRunner().invoke(cli, ["--lang", language, *arguments, "--help"], prog_name="kronika")
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
    said = shown()
    for title, members in SECTIONS.items():
        section = said.partition(f"\n{title}:\n")[2].partition("\n\n")[0]
        assert [line.split()[0] for line in section.splitlines()] == [*members]


@pytest.mark.parametrize(
    ("arguments", "language"), [(["--version"], "en"), (["--help"], "en"), (["--help"], "cs"), (["-h"], "cs")]
)
def test_version_and_list_of_commands_wait_for_no_service_no_contract_and_no_game(
    arguments: list[str], language: str
) -> None:
    line = ["kronika", "--lang", language, *arguments]
    ends = f"import sys; sys.argv = {line}; from kronika.tools.main import main\ntry: main()\nexcept SystemExit: pass\n"
    tops = "print(*sys.modules, file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", ends + tops], capture_output=True, text=True, check=True, cwd=ROOT)
    assert "kronika" in ran.stdout
    assert not [name for name in ran.stderr.split() if name.startswith((*HEAVY, "kronika.domain.systems"))]


def test_the_options_before_the_subcommand_can_be_set_in_the_environment() -> None:
    found = CliRunner().invoke(cli, ["watch", "g"], env={"KRONIKA_CLI_SERVER": "127.0.0.1:1", "KRONIKA_CLI_LANG": "cs"})
    assert "127.0.0.1:1 žádná služba neodpovídá" in str(found.exception)


# --- in Czech


CZECH = {path: command for path, command in ALL.items() if not path.startswith("dev ")}
"""Commands for developers are explained in English alone."""


def test_every_command_and_every_option_is_explained_in_czech() -> None:
    for path, command in {"": cli, **CZECH}.items():
        assert command_help("cs", path, command.help) != command_help("en", path, command.help), path
        for option in filter(is_option, command.params):
            assert option_help("cs", option.help) != option_help("en", option.help), (path, option.help)


def test_every_message_of_help_is_of_a_command_or_an_option() -> None:
    ids = {id for id in catalogue("kronika.tools.words", "en").ids if id.startswith(("command-", "option-"))}
    commands = {f"command-{path.replace(' ', '-')}" for path in ["kronika", *CZECH]}
    options = {option.help for command in [cli, *CZECH.values()] for option in command.params if is_option(option)}
    assert ids - commands - options == {"option-help"}


def is_option(parameter: click.Parameter) -> bool:
    return isinstance(parameter, click.Option)


@pytest.mark.parametrize("path", ["", *(path for path in CZECH if path != "dev")])
def test_czech_help_fits_80_columns_and_holds_nothing_english(path: str) -> None:
    said = shown(*path.split(), language="cs")
    assert max(map(len, said.splitlines())) <= 80
    assert "..." not in said.partition("\n\n")[2], "only the usage may have dots"
    assert said.startswith("Použití: kronika") and "\nVolby:\n" in said
    assert not re.search(r"\b(the|Default|Show|Options|Commands|required)\b", said), said
    assert command_help("cs", path, "").partition("\n")[0] in re.sub(r"\s+", " ", said)


def test_a_list_of_commands_says_in_czech_what_each_does() -> None:
    said = shown(language="cs")
    assert "[jinak default]" in said and "[jinak en]" in said
    assert re.search(r"^Hraní:\n  new +Založí hru a vypíše její id\.$", said, re.M)
    assert "kronika campaign create" in shown("campaign", language="cs")
    assert re.search(r"^Příkazy:\n(  .*\n)*  play +Hraje kampaň: postupně", shown("campaign", language="cs"), re.M)


def test_the_language_may_come_from_the_environment() -> None:
    found = CliRunner().invoke(cli, ["rolls", "--help"], env={"KRONIKA_CLI_LANG": "cs"})
    assert "Vypíše hody a otočené karty hry" in found.stdout


def test_the_version_is_that_of_the_changelog_and_of_the_golden_logs() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    release, _, unreleased = version.partition(".dev")
    when = "unreleased" if unreleased else r"\d{4}-\d\d-\d\d"
    logs = {path.name for path in (ROOT / "tests" / "golden").glob("v*")}
    newest = next(iter(re.findall(r"^## .*", (ROOT / "CHANGELOG.md").read_text(), re.M)))
    assert re.fullmatch(rf"## {re.escape(release)} - {when}", newest)
    assert unreleased or f"v{release}" in logs
    said = CliRunner().invoke(cli, ["--version"], prog_name="kronika").stdout
    assert said == f"kronika, version {version}\n"
