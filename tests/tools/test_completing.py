"""A shell completes from this machine alone: what there is of Kronika, of packs, and of this player's games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from kronika.tools.cli.completing import FINDS, IN_FILES, known
from kronika.tools.main import COMMANDS, cli
from tests.tools.running import HEAVY, KRONIKA, ROOT, Command

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of somebody who has left a game against the bot, and has sat in one of a service."""
    folder = tmp_path_factory.mktemp("home")
    Command("--home", folder).does("play", "--against", "bot", said="q\n")
    (folder / "default" / f"entropy-afar-german-{'0' * 16}").touch()
    (folder / "default" / "receipt-afar.json").touch()
    return folder


def completed(home: Path, line: str, language: str = "en") -> list[str]:
    """What is offered for the last word of a line, without what is said of it."""
    words = line.split(" ")
    asked = {"_KRONIKA_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    who = {"KRONIKA_HOME": str(home), "KRONIKA_CLI_LANG": language}
    found = CliRunner().invoke(cli, prog_name="kronika", env={**asked, **who}, catch_exceptions=False)
    return [one.partition(",")[2] for one in found.stdout.splitlines() if one]


def kept(home: Path) -> str:
    (line,) = Command("--home", home).does("games", "--json").splitlines()
    return str(json.loads(line)["game"])


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("kronika pl", {"play"}),
        ("kronika seat cl", {"claim"}),
        ("kronika play --sc", {"--scenario"}),
        ("kronika play --against ", {"bot"}),
        ("kronika new ", {"normandy", "north_africa", "stalingrad", "russian_front", "tankduel"}),
        ("kronika new tankduel m", {"m1", "m2", "m3", "m3-king", "m4", "m5", "m6"}),
        ("kronika new russian_front a --seats axis,s", {"axis,soviet"}),
        ("kronika play --against bot --pack nor", {"normandy", "north_africa"}),
        ("kronika play --against bot --pack russian_front --scenario c", {"c", "campaign"}),
        ("kronika play --against bot --pack russian_front --seat ", {"axis", "soviet"}),
        ("kronika play --against bot --seat ", {"us", "german"}),
        ("kronika play afar --seat ", {"german"}),
        ("kronika pack new mine --like t", {"tankduel"}),
    ],
)
def test_commands_packs_scenarios_and_seats_are_offered(home: Path, line: str, offered: set[str]) -> None:
    assert set(completed(home, line)) == offered


def test_games_that_the_profile_keeps_or_has_sat_in_are_offered_with_their_seats(home: Path) -> None:
    game = kept(home)
    assert completed(home, "kronika play ") == [game, "afar"]
    assert completed(home, f"kronika play {game} --seat ") == ["us", "german"]
    assert completed(home, f"kronika seat bot {game} g") == ["german"]
    assert completed(home, "kronika board ") == [game, "afar", ""], "a file may be named too"
    assert completed(home, "kronika --profile anna play ") == []


def test_packs_of_ones_own_are_offered_and_one_with_mistakes_hides_no_other(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Command().does("pack", "new", tmp_path / "packs" / "mine")
    monkeypatch.setenv("KRONIKA_PACKS", str(tmp_path / "packs"))
    assert completed(home, "kronika new m") == ["mine"]
    (tmp_path / "packs" / "mine" / "pack.toml").write_text("wrong")
    assert completed(home, "kronika new m") == [] and "normandy" in completed(home, "kronika new n")


def test_offer_is_described_in_the_chosen_language(home: Path) -> None:
    asked = {"_KRONIKA_COMPLETE": "zsh_complete", "COMP_WORDS": "kronika seat lo", "COMP_CWORD": "2"}
    for language, said in (("en", "Lock the line-up until the game starts."), ("cs", "Uzamkne sestavu")):
        env = {**asked, "KRONIKA_HOME": str(home), "KRONIKA_CLI_LANG": language}
        assert said in CliRunner().invoke(cli, prog_name="kronika", env=env).stdout


def test_nothing_of_a_game_and_no_service_is_loaded_to_complete(home: Path) -> None:
    completed(home, "kronika ")
    end = "from kronika.tools.main import main\ntry: main()\nexcept SystemExit: pass\n"
    tops = "import sys; print(*sys.modules, file=sys.stderr)"
    asked = {"_KRONIKA_COMPLETE": "bash_complete", "COMP_WORDS": "kronika play --pack ", "COMP_CWORD": "3"}
    env = {**os.environ, **asked, "KRONIKA_HOME": str(home)}
    ran = subprocess.run([sys.executable, "-c", end + tops], env=env, cwd=ROOT, capture_output=True, text=True)
    assert "plain,normandy" in ran.stdout
    assert not [name for name in ran.stderr.split() if name.startswith(HEAVY)]


def test_damaged_cache_is_read_again(home: Path) -> None:
    first = known(home)
    (home / "completion.json").write_text("{")
    assert known(home) == first
    assert json.loads((home / "completion.json").read_text()) == first


def test_every_argument_that_names_a_game_a_pack_or_a_seat_is_completed(home: Path) -> None:
    def named(command: dict[str, object]) -> set[str]:
        below = command["commands"].values()  # type: ignore[attr-defined]
        own = {str(one["name"]) for one in command["parameters"] if "opts" not in one}  # type: ignore[attr-defined]
        return own.union(*map(named, below))

    commands = known(home)["commands"]
    assert commands.keys() == COMMANDS.keys()
    assert set().union(*map(named, commands.values())) >= {"game", "games", "id", "pack", "scenario", "side"}
    assert {"game", "games", "id", "pack", "scenario", "side", "seat", "seats"} <= FINDS.keys()
    below = {name for command in commands.values() for name in (*command["commands"], "")} - {""}
    assert set(IN_FILES) <= commands.keys() | below


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_for_a_shell_is_printed(shell: str, tmp_path: Path) -> None:
    env = {**os.environ, "_KRONIKA_COMPLETE": f"{shell}_source", "KRONIKA_HOME": str(tmp_path)}
    ran = subprocess.run(KRONIKA, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    assert f"_KRONIKA_COMPLETE={shell}_complete" in ran.stdout
    assert (tmp_path / "completion.json").exists(), "so that the first completion need not wait for it"
