"""The systemd unit and the Containerfile of docs/operating.md are what those programs take."""

import configparser
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

from kronika.service.settings import Settings, load
from kronika.tools.main import cli
from tests.tools.running import commands_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operating.md").read_text()
INSTRUCTIONS = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "ENV", "CMD"}


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.M | re.S)
    return str(found)


@pytest.fixture
def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(block("ini"))
    return parser


def options_of(words: list[str]) -> dict[str, str]:
    """The options of a command of `kronika`, each followed by its value."""
    command = commands_of(cli)[words[0]]
    assert isinstance(command, click.Command)
    known = {name for parameter in command.params for name in parameter.opts}
    assert set(words[1::2]) <= known, words
    return dict(zip(words[1::2], words[2::2], strict=True))


def test_the_unit_runs_a_command_that_there_is(unit: configparser.ConfigParser) -> None:
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == "kronika" and words[0] == "serve"
    assert options_of(words)["--data"] == f"/var/lib/{unit['Service']['StateDirectory']}"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd-analyze")
def test_systemd_takes_the_unit(unit: configparser.ConfigParser, tmp_path: Path) -> None:
    path = tmp_path / "kronika.service"
    program, *_ = shlex.split(unit["Service"]["ExecStart"])
    path.write_text(block("ini").replace(program, sys.executable))
    found = subprocess.run(["systemd-analyze", "verify", str(path)], capture_output=True, text=True, check=False)
    assert found.returncode == 0 and "kronika.service" not in found.stderr, found.stderr


def test_the_container_is_made_of_what_there_is_and_set_up_by_settings_that_there_are(tmp_path: Path) -> None:
    lines = [line for line in re.sub(r"\\\n", " ", block("dockerfile")).splitlines() if line]
    assert {line.split()[0] for line in lines} == INSTRUCTIONS and lines[0].startswith("FROM ")
    for line in lines:
        instruction, *words = line.split()
        if instruction == "COPY":
            assert all((ROOT / word).exists() for word in words[:-1]), line
    copied = {word for line in lines if line.startswith("COPY") for word in line.split()[1:-1]}
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["packages"]["find"]["include"]
    folders = {name.rstrip("*") for name in packages}
    assert {name if (ROOT / name).is_dir() else "proto" for name in folders} <= copied, "every package is in it"
    (environment,) = (line.removeprefix("ENV ") for line in lines if line.startswith("ENV"))
    settings = load(None, {}, dict(shlex.split(environment)[at].split("=") for at in range(3)))
    assert settings == Settings(data="/data", host="0.0.0.0", insecure=True)
    (port,) = (line.split()[1] for line in lines if line.startswith("EXPOSE"))
    assert settings.port == int(port)
    (command,) = (line.removeprefix("CMD ") for line in lines if line.startswith("CMD"))
    assert command == '["kronika", "serve"]'
