"""Law 9: the number of legal decision sequences from each scenario's opening, with scripted chance,
is the published one. `python -m tests.bench perft --write` publishes."""

import json

import pytest
from click.testing import CliRunner

from tests.bench import perft
from tests.bench.command import bench
from tests.golden.files import HERE
from tests.systems import PACKS
from tests.systems import SCENARIOS as EVERY_SCENARIO

TABLE = json.loads((HERE / "perft.json").read_text())
SCENARIOS = [(pack, scenario) for pack, scenarios in TABLE.items() for scenario in scenarios]
FIRST = {pack: next(iter(scenarios)) for pack, scenarios in TABLE.items()}


@pytest.mark.parametrize(
    ("pack", "scenario"),
    [pytest.param(*one, marks=[pytest.mark.slow] * (one[1] != FIRST[one[0]])) for one in SCENARIOS],
)
def test_the_counts_are_the_published_ones(pack, scenario):
    assert perft.counts(PACKS[pack], scenario, len(TABLE[pack][scenario])) == TABLE[pack][scenario]


def test_every_scenario_is_counted():
    assert sorted(SCENARIOS) == sorted(EVERY_SCENARIO)
    assert all(len(counts) >= perft.DEPTH for scenarios in TABLE.values() for counts in scenarios.values())


def test_the_last_decision_is_counted_as_if_it_were_played():
    pack = PACKS["normandy"]
    for first in perft.after_each(pack.system, perft.opening(pack, "2")):
        for second in perft.after_each(pack.system, first):
            assert perft.count(pack.system, second, 1) == sum(1 for _ in perft.after_each(pack.system, second))


def test_the_command_shows_the_counts():
    shown = CliRunner().invoke(bench, ["perft", "--pack", "normandy", "--scenario", "2", "--depth", "3"])
    assert shown.exit_code == 0, shown.output
    assert shown.output.split() == ["normandy", "2", *map(str, TABLE["normandy"]["2"][:3])]
