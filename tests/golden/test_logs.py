"""Golden logs: what a release recorded, every later one folds to the same views (law 1)."""

import msgspec
import pytest
from click.testing import CliRunner

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.game import Phase, blank, fold, fold_entries, phase_of
from kronika.domain.kernel.hashing import genesis
from kronika.domain.kernel.log import heads
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.undaunted.campaign.events import CityTileSwapped, ScenarioConcluded
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.system import WHOLE
from kronika.domain.undaunted.events import TileSwapped
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.ed25519 import verifies
from tests.bench.command import bench
from tests.bench.golden import ending, seen, views_of
from tests.golden.files import EVERY_LOG, LOGS, each, export, logs_of, read, title, views
from tests.systems import CODECS, PACKS, SYSTEMS

RELEASES = sorted({path.parent.name for path in LOGS})
WAYS_TO_END = {
    "objectives",
    "pin",
    "both_pinned_tie",
    "both_pinned_worth",
    "hopeless_at_once",
    "hopeless_later",
    "goal",
    "total_rout",
    "withdrawn",
    "escape",
    "elimination",
    "out_of_reach",
    "sudden_death",
    "rounds",
    "total",
    "high_tide",
    "garrison",
    "end",
    "final_battle",
    "points",
    "places",
    "medals",
    "draw",
    "king",
    "held",
    "crushing",
    "lost",
    "resigned",
    "drawn",
    "claimed",
    "abandoned",
}
CAMPAIGNS = [path for path in LOGS if path.name == "stalingrad-campaign.jsonl.gz"]
LARGE = {"noretreat": 16_000, "tankduel": 50_000, "undaunted": 100_000}
LONG = [path for system, size in LARGE.items() for path in logs_of(system) if path.stat().st_size > size]
"""Logs of many versions, which take long to look at."""
LONGEST = [path for path in logs_of("noretreat") if path.stat().st_size > 90_000]


@each(long=LONG, longest=LONGEST)
def test_every_audience_sees_at_every_version_what_it_saw_when_it_was_recorded(path):
    system, entries = read(path)
    recorded = views(path)
    seats = fold_entries(entries, blank(system)).ledger.seats
    assert [one.audience for one in recorded] == [REFEREE, PUBLIC, *seats]
    for then in recorded:
        now = views_of(system, entries, then.audience)
        assert msgspec.json.decode(now.last) == msgspec.json.decode(then.last)
        differing = [v for v in sorted(then.hashes | now.hashes, key=int) if then.hashes.get(v) != now.hashes.get(v)]
        assert not differing, f"{then.audience} sees other things at versions {', '.join(differing[:5])}"


@each(long=LONG)
def test_folding_in_one_go_equals_folding_step_by_step(path):
    system, entries = read(path)
    for then in views(path):
        position = fold_entries(entries, blank(system, then.audience), then.audience)
        assert seen(system, position) == bytes(then.last)


@each(long=LONG)
def test_its_hashes_its_seals_its_chance_and_its_signatures_still_fit(path):
    report = verify(export(path), SYSTEMS, CODECS, verifies, trusted=[export(path).receipt.key])
    assert report.problems == ()
    assert report.anchored


def test_there_is_a_whole_game_of_each_scenario_or_a_whole_campaign():
    ended = set()
    for system, entries in map(read, EVERY_LOG):
        position = fold_entries(entries, blank(system))
        if phase_of(position) == Phase.CLOSED:
            ended.add((position.ledger.pack.name, position.ledger.scenario))
    for name, pack in PACKS.items():
        whole = isinstance(pack.content, CampaignPack)
        scenarios = [WHOLE] if whole else [card.id for card in pack.card.scenarios]
        assert ended >= {(name, scenario) for scenario in scenarios}


@pytest.mark.parametrize("path", CAMPAIGNS, ids=title)
def test_a_campaign_and_its_games_still_meet_as_they_did(path):
    system, entries = read(path)
    events = [event for entry in entries for event in entry.events]
    campaign = fold_entries(entries, blank(system)).game.board
    concluded = [event for event in events if isinstance(event, ScenarioConcluded)]
    assert [one.game for one in concluded] == [entry.game for entry in campaign.record]
    swaps = {}
    for one in concluded:
        log = next(log for log in path.parent.iterdir() if log in LOGS and export(log).receipt.game == one.game)
        game = [(entry.version, event) for entry in read(log)[1] for event in entry.events]
        assert head_at(log, one.version) == one.head
        assert fold(game, blank(UNDAUNTED)).game.outcome.winners == (one.winner,)
        for version, event in game:
            if isinstance(event, TileSwapped):
                swaps[one.game, version] = (event.space, event.tile)
    copied = [event for event in events if isinstance(event, CityTileSwapped) and event.game]
    assert {(event.game, event.version): (event.tile, event.face) for event in copied} == swaps


def head_at(path, version):
    """The head of a log after a version, computed anew."""
    records = export(path).records
    created, opened = (msgspec.json.decode(record.public)["event"] for record in records[:2])
    first = genesis(created["game"], created["pack"]["hash"], opened["anchors"].items())
    return list(heads(first, enumerate(records, 1)))[version - 1].hex()


def test_there_is_a_game_for_each_way_to_end():
    logs = [read(path) for path in EVERY_LOG]
    found = {ending(system, [event for entry in entries for event in entry.events]) for system, entries in logs}
    assert found >= WAYS_TO_END


@pytest.mark.parametrize("release", RELEASES)
def test_recordings_of_a_release_are_never_overwritten(release):
    refused = CliRunner().invoke(bench, ["record", release])
    assert refused.exit_code == 1
    assert "golden logs are never edited" in refused.output
