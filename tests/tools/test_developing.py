"""The commands for who works on Kronika."""

import json
import re
from pathlib import Path

import pytest

from tests.bench import command
from tests.tools.boards import NORMANDY
from tests.tools.running import ROOT, Bench, Command

NO_AFRICA = "there is no pack africa; packs: normandy, north_africa, stalingrad, russian_front, tankduel"


def test_perft_counts_what_the_table_holds() -> None:
    held = json.loads((ROOT / "tests" / "golden" / "perft.json").read_text())["normandy"]
    said = Bench().does("perft", "--pack", "normandy", "--scenario", "1", "--depth", "2")
    assert said.split() == ["normandy", "1", *map(str, held["1"][:2])]


def test_packs_and_scenarios_that_are_not_there() -> None:
    for line, said in (
        (("perft", "--pack", "africa"), NO_AFRICA),
        (("soak", "--pack", "africa"), NO_AFRICA),
        (
            ("perft", "--pack", "normandy", "--scenario", "13"),
            "there is no scenario 13; scenarios: " + ", ".join(NORMANDY),
        ),
    ):
        ran = Bench()(*line)
        assert (ran.code, ran.err) == (1, f"Error: {said}\n")


@pytest.mark.slow
def test_a_soak_plays_every_scenario_and_says_how_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "CAP", 100)
    said = Bench().does("soak", "--pack", "normandy", "--games", "2", "--failures", tmp_path / "failures")
    rows = re.findall(r"^normandy +(\d+): 2 games, (\d+) decisions, [0-2] games stopped at 100$", said, re.M)
    assert [row[0] for row in rows] == [str(n) for n in range(1, 13)]
    assert all(0 < int(decisions) <= 200 for _, decisions in rows)
    assert not (tmp_path / "failures").exists()


def test_a_soak_plays_whole_campaigns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "CAP", 100)
    said = Bench().does(*("soak", "--pack", "stalingrad", "--games", "0", "--campaigns", "1", "--failures", tmp_path))
    counted = r"stalingrad, campaigns: 1 campaigns, (\d+) decisions, (\d+) games stopped at 100"
    decisions, stopped = re.fullmatch(counted, said.splitlines()[-1]).groups()
    assert int(decisions) > 500 and int(stopped) > 5


def test_a_soak_that_fails_names_the_file_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "CAP", 40)
    monkeypatch.setattr("kronika.domain.undaunted.system.check_board", lambda *_: "a card is missing")
    ran = Bench()("soak", "--games", "1", "--failures", tmp_path)
    file = tmp_path / "failed-normandy-1-0.jsonl"
    assert (ran.code, ran.err.startswith("Error: ")) == (1, True) and str(file) in ran.err
    assert "La Raye: round 1" in Command().does("board", file)


def test_a_golden_release_is_never_recorded_over() -> None:
    ran = Bench()("record", "v0.1")
    assert ran.code == 1 and ran.err.endswith("exists: golden logs are never edited; name a new release\n")


def test_no_decision_is_timed_in_a_folder_without_an_environment(tmp_path: Path) -> None:
    ran = Bench()("in-turns", tmp_path)
    said = f"Error: {tmp_path} has no .venv: run `make .venv/.ready` there, in a checkout of Kronika\n"
    assert (ran.code, ran.out, ran.err) == (1, "", said)


def test_file_that_is_not_a_wheel_is_refused(tmp_path: Path) -> None:
    (file := tmp_path / "kronika.whl").write_bytes(b"no archive")
    ran = Bench()("compare", file)
    assert (ran.code, ran.err) == (1, f"Error: {file} is no wheel: name a file that `pip wheel` made\n")
