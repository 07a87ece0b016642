"""A campaign in a file: its scenarios, its games, its reports, and whether all of them fit each other."""

import gzip
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import kronika

GOLDEN = Path(__file__).parents[1] / "golden" / "v0.2"
LOG = GOLDEN / "stalingrad-campaign.jsonl.gz"
GAMES = [path for path in GOLDEN.glob("stalingrad-campaign-*.jsonl.gz") if ".views" not in path.name]


@cache
def campaign() -> kronika.Campaign:
    found = kronika.open(LOG)
    assert isinstance(found, kronika.Campaign)
    return found.with_games(map(kronika.open, GAMES))


def test_each_scenario_has_its_game_and_the_positions_around_it() -> None:
    scenarios, games = campaign().scenarios, campaign().games
    assert [one.game for one in scenarios] == [game.header.game for game in games]
    assert [one.scenario for one in scenarios] == [game.header.scenario for game in games]
    assert [one.outcome for one in scenarios] == [game[-1].outcome for game in games]
    assert all(one.before.version == one.started <= one.ended == one.after.version for one in scenarios)
    assert all(a.ended + 1 == b.started for a, b in pairwise(scenarios))


def test_its_reports_are_those_of_the_service_at_any_version() -> None:
    record = campaign().ask("GetRecord")
    assert [entry.game for entry in record.entries] == [game.header.game for game in campaign().games]
    tiles = campaign().ask("GetCity", version=92).tiles
    swaps = campaign().ask("GetCity").swaps
    faces = {tile.number: tile.face for tile in tiles} | {swap.tile: swap.after for swap in swaps}
    assert faces == {tile.number: tile.face for tile in campaign().ask("GetCity").tiles}
    before, after = (campaign().ask("GetBinder", side="soviet", version=at) for at in (92, 2104))
    assert before.binder != after.binder


def test_the_life_of_a_soldier_counts_his_actions_in_all_games() -> None:
    life = campaign().ask("GetSoldier", card="S-P-009")
    cards = kronika.table(campaign().games, "cards").to_pylist()
    assert sum(duty.actions for duty in life.services) == sum(
        row["card"] == "S-P-009" and not row["undone"] for row in cards
    )
    assert [fate.target for fate in life.fates][-1] == "removed"


def test_a_seat_has_its_own_binder_only() -> None:
    seen = campaign().seen_by("german")
    mine, whole = (one.ask("GetBinder", side="german", version=92).binder for one in (seen, campaign()))
    assert mine.boxes[0] == whole.boxes[0] and mine.boxes[0].cards
    with pytest.raises(KeyError, match="soviet"):
        seen.ask("GetBinder", side="soviet", version=92)
    assert {game.audience for game in seen.games} == {"german"}
    with pytest.raises(kronika.Refused, match="no side 'nobody'"):
        campaign().ask("GetBinder", side="nobody")


def test_it_verifies_with_its_games_and_not_with_those_of_another() -> None:
    found = campaign().with_games([kronika.open(GAMES[0])])
    assert found.verify().ok
    rows = gzip.decompress(LOG.read_bytes()).split(b"\n")
    at = next(place for place, row in enumerate(rows) if b"scenario_concluded" in row)
    other = kronika.open(b"\n".join([*rows[:at], *rows[at + 1 :]]))
    assert not other.verify().ok


def test_games_in_files_beside_it_are_found(tmp_path: Path) -> None:
    for path in (LOG, *GAMES[:2]):
        game = kronika.open(path)
        (tmp_path / f"{game.header.game}.jsonl").write_bytes(gzip.decompress(path.read_bytes()))
    found = kronika.open(tmp_path / f"{campaign().header.game}.jsonl")
    assert isinstance(found, kronika.Campaign)
    assert {game.header.game for game in found.games} == {kronika.open(path).header.game for path in GAMES[:2]}


def test_its_report_has_the_end_of_each_game() -> None:
    page = campaign().report("md")
    assert all(f"### The end of game {game.header.game}".replace("_", "\\_") in page for game in campaign().games)
    assert page.startswith("# Undaunted: Stalingrad")
