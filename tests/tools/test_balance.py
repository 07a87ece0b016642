"""The table of balance: played by the sensible bot against itself, in processes of its own."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from kronika.service.packs import load_packs
from tests.bench import balance, command
from tests.bench.balance import Balance, Ended, Run
from tests.tools.running import Bench

PACKS = load_packs()
STALINGRAD, TANKS = PACKS["stalingrad"], PACKS["tankduel"]
FEW = replace(STALINGRAD, card=replace(STALINGRAD.card, scenarios=STALINGRAD.card.scenarios[:2]))
"""The pack with two of its scenarios in the table."""


def games(scenario: str, soviet: int, german: int, *, rounds: int = 10, open_: int = 0) -> tuple[Ended, ...]:
    winners = ["soviet"] * soviet + ["german"] * german + [""] * open_
    return tuple(Ended(scenario, winner, rounds) for winner in winners)


@pytest.mark.slow
def test_the_same_seeds_give_the_same_games_in_however_many_processes() -> None:
    counted: list[None] = []
    one = balance.measure(FEW, 2, 1, 1, lambda: counted.append(None))
    assert len(counted) == 5
    assert balance.measure(FEW, 2, 1, 2, lambda: None) == one
    assert [game.scenario for game in one.games] == ["011", "011", "021", "021"]
    assert all(game.winner in ("soviet", "german") and game.rounds > 1 for game in one.games)
    assert all(10 <= len(run.games) <= 15 and run.winner for run in one.runs)
    assert {run.games[0].scenario for run in one.runs} == {"011"}


@pytest.mark.slow
def test_a_pack_without_a_campaign_has_games_only() -> None:
    said = Bench().does("balance", "--pack", "normandy", "--games", "1", "--processes", "1")
    rows = [row for row in said.splitlines() if row.startswith("| ")]
    assert [row.split(" | ")[0] for row in rows[1:]] == [f"| {n}" for n in range(1, 13)]
    assert "campaigns | to an END" not in said


def test_the_table_counts_wins_rounds_and_caps() -> None:
    many = tuple(Ended("021", "german", rounds) for rounds in range(1, 101))
    run = Run((Ended("011", "german", 9), Ended("021", "soviet", 41)), "soviet", "epic")
    rows = balance.table(
        FEW, Balance(games("011", 3, 1) + many, (run, replace(run, winner="german", how="last_scenario")))
    )
    assert rows[0] == f"Pack stalingrad, version {FEW.card.id.version}, SHA-256 {FEW.card.id.hash}."
    assert rows[4:] == [
        "| 011 | 9 January Square | 4 | 75 % | 10 (10–10) | 0.0 % | 2 | 0 % |",
        "| 021 | Grain Elevator | 100 | 0 % | 50.5 (6–95) | 60.0 % | 2 | 100 % |",
        "",
        "| campaigns | to an END | scenarios of a campaign | games over the cap | won by | ended by |",
        "|---:|---:|---|---:|---|---|",
        "| 2 | 2 | 2 to 2, median 2 | 50.0 % | soviet 1, german 1 | epic 1, last_scenario 1 |",
    ]


@pytest.mark.slow
def test_set_ups_that_are_weighed_beside_the_usual_one_have_a_table_of_their_own() -> None:
    """Whoever plays alone against Robata is the only seat: what he does not win is lost or drawn."""
    pack = replace(TANKS, card=replace(TANKS.card, scenarios=TANKS.card.scenarios[:1]))
    found = balance.measure(pack, 1, 0, 1, lambda: None, 1)
    called = {game.setup for game in found.games} - {""}
    assert {"elite Tiger : three green T-34/76D", "alone against German Robata"} < called
    alone = tuple(Ended("m1", "soviet_1" if n else "", 9, "alone against German Robata", "points") for n in range(3))
    rows = balance.table(pack, Balance(games("m1", 1, 1) + alone, ()))
    assert rows[-4:] == [
        "",
        "| scenario | set-up | played by | games | the first wins | rounds | ended by |",
        "|---|---|---|---:|---:|---|---|",
        "| m1 | alone against German Robata | soviet_1 | 3 | 67 % | 9 (9–9) | points 3 |",
    ]
    assert "| m1 | Meeting Engagement | 2 |" in rows[4]


@pytest.mark.parametrize(
    ("second", "reasons"),
    [
        (games("021", 25, 75), []),
        (games("021", 75, 25), []),
        (games("021", 24, 76), ["021: soviet wins 24 %"]),
        (games("021", 76, 24), ["021: soviet wins 76 %"]),
        (games("021", 50, 45, open_=5), []),
        (games("021", 50, 44, open_=6), ["021: 6 % run into the cap"]),
        (games("021", 40, 40) + games("021", 10, 10, rounds=41), ["021: 20 % run into the cap"]),
        (games("021", 50, 50, rounds=40), []),
    ],
)
def test_a_scenario_is_uneven_beyond_a_quarter_and_three_or_if_it_does_not_end(
    second: tuple[Ended, ...], reasons: list[str]
) -> None:
    assert balance.uneven(FEW, Balance(games("011", 1, 1) + second, ())) == reasons


@pytest.mark.parametrize(("won", "uneven"), [(29, True), (30, False), (70, False), (71, True)])
def test_each_side_wins_30_to_70_percent_in_north_africa(won: int, uneven: bool) -> None:
    africa = PACKS["north_africa"]
    pack = replace(africa, card=replace(africa.card, scenarios=africa.card.scenarios[:1]))
    ended = tuple(Ended("1", winner, 9) for winner in ["lrdg"] * won + ["italy"] * (100 - won))
    assert balance.uneven(pack, Balance(ended, ())) == [f"1: lrdg wins {won} %"] * uneven


def test_the_table_is_written_between_its_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "packs" / "stalingrad" / "BALANCE.md"
    page.parent.mkdir(parents=True)
    page.write_text("before\n<!-- table -->\nold\n<!-- end of table -->\nafter\n")
    found = Balance(games("011", 1, 1) + games("021", 9, 1), ())
    monkeypatch.setattr(command, "folder_of", lambda _: tmp_path)
    monkeypatch.setattr(command, "load_packs", lambda: {"stalingrad": FEW})
    monkeypatch.setattr(balance, "measure", lambda *_: found)
    ran = Bench()("balance", "--write")
    assert (ran.code, ran.err.splitlines()[-1]) == (0, "uneven: 021: soviet wins 90 %")
    table = "\n".join(balance.table(FEW, found))
    assert ran.out.endswith(f"{table}\n")
    assert page.read_text() == f"before\n<!-- table -->\n{table}\n<!-- end of table -->\nafter\n"
    written = json.loads((page.parent / "trials.json").read_text())
    assert written["pack"] == FEW.card.id.hash
    assert written["scenarios"]["021"] == {
        "games": 10,
        "wins": {"german": 1, "soviet": 9},
        "decisions": 0,
        "counted": 10,
    }
