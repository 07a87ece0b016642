"""The figures of BENCHMARKS.md are computed, here on tiny settings: no time is judged."""

import math
from pathlib import Path

import pytest

from kronika.domain.kernel.game import blank, fold
from kronika.domain.kernel.hashing import canonical_json
from kronika.library.offline import OfflineGame
from kronika.service.packs import load_packs
from tests.bench import (
    benchmark,
    browsing,
    campaign_figures,
    cost_of_trust,
    measuring,
    replayed,
    stored,
    under_load,
)
from tests.bench.measuring import Figure, ratios
from tests.page.browser import chromium
from tests.tools.running import Bench


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little of everything as makes a figure."""
    for module, settings in (
        (measuring, {"ROUNDS": 1}),
        (benchmark, {"RANDOM_SECONDS": 0.01, "RANDOM_CAP": 20, "AT_ONCE": 2, "TURNS": 2, "WARM_UP": 1, "CALLS": 8}),
        (
            benchmark,
            {
                "REPLAYED": 20,
                "WHOLE": 40,
                "LISTS": 2,
                "TURNS_BY_RULES": 2,
                "VIEWS": 4,
                "VIEWED_GAMES": 1,
                "VIEWED_VERSIONS": 40,
                "LIVE_GAMES": 3,
                "LIVE_DECISIONS": 4,
            },
        ),
        (under_load, {"IMPORTED": 100_000, "BEFORE": 2, "FEW": 1, "MANY": 2, "DECISIONS": 4, "LOGGED": 4, "USUAL": 2}),
        (campaign_figures, {"SCENARIOS": 1, "REPORTS": 4}),
        (replayed, {"DECISIONS": 20, "ROUNDS": 1, "AT_ONCE": 2}),
        (browsing, {"LOADS": 2, "EVENTS": 60, "STEPS": 4, "TOLD": 7}),
        (stored, {"GROUPS": 2, "CALLS": 4, "KILLS": 1, "BEFORE_KILL": 1, "AT_ONCE": 2, "TURNS": 2, "WARM_UP": 1}),
        (cost_of_trust, {"EVENTS": 60, "REPEATED": 1, "AT_ONCE": 2, "TURNS": 2, "WARM_UP": 1}),
    ):
        for name, value in settings.items():
            monkeypatch.setattr(module, name, value)


IN_A_BROWSER = {"first-board", "told", "slider"}
QUICK = {"replay", "random", "drawing", "verify", "signature", "throughput", "page-size"}
"""One figure of each kind that needs neither a browser nor many servers; `make soak` computes all."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.slow if name in QUICK else pytest.mark.soak) for name in benchmark.FIGURES],
)
def test_every_figure_is_computed(name: str, tiny: None) -> None:
    if name in IN_A_BROWSER:
        chromium()
    figure = benchmark.FIGURES[name]()
    assert math.isfinite(figure.value) and figure.row.count("|") == 6, "noise may turn the least of them below nothing"


def test_event_order_distinguishes_a_whole_turn_from_a_part() -> None:
    turn = ["turn_began", "robata_chose", "reveal_over"]
    assert benchmark.holds_in_order(["passed", "turn_began", "card_revealed", "robata_chose", "reveal_over"], turn)
    assert not benchmark.holds_in_order(["robata_chose", "reveal_over", "turn_began"], turn)
    assert not benchmark.holds_in_order(["turn_began", "robata_chose"], turn)


def test_the_table_is_printed_and_written_between_its_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast, slow = Figure("fast enough", 2, 0.5, True, "2 against 1"), Figure("too slow", 9, 5, False, "9 against 1")
    monkeypatch.setattr(benchmark, "FIGURES", {"replay": lambda: fast, "views": lambda: slow})
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "BENCHMARKS.md"
    page.write_text("before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n")
    said = Bench().does("figures", "--only", "replay", "--only", "views", "--write")
    rows = "| fast enough | 2.00 | ≥ 0.5 | yes | 2 against 1 |\n| too slow | 9.00 | ≤ 5 | **no** | 9 against 1 |\n"
    assert said == rows
    head = "| figure | measured | wanted | holds | behind it |\n|---|---|---|---|---|\n"
    assert page.read_text() == f"before\n<!-- figures -->\n{head}{rows}<!-- end of figures -->\nafter\n"


def test_a_ratio_is_the_median_of_pairs_after_a_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "ROUNDS", 3)
    ours, theirs = iter([100.0, 4.0, 6.0, 2.0]), iter([1.0, 2.0, 2.0, 2.0])
    assert ratios(lambda: next(ours), lambda: next(theirs)) == (2.0, 4.0, 2.0)


@pytest.mark.parametrize(("value", "at_least", "holds"), [(5, True, True), (4.9, True, False), (5, False, True)])
def test_a_figure_holds_at_its_bound(value: float, at_least: bool, holds: bool) -> None:
    assert Figure("f", value, 5, at_least, "").holds == holds


def test_games_of_one_set_up_share_what_stays_the_same_of_it() -> None:
    """What keeps a thousand games in memory small: each fold of each game has its own board, and all
    have one scenario."""
    games = [OfflineGame(load_packs()["normandy"], "12", seed) for seed in ("one", "other")]
    folds = [fold(list(enumerate(g.events, 1)), blank(g.system, seat)) for g in games for seat in g.seats]
    scenes = [position.game.board.scene for position in folds]
    assert all(scene is scenes[0] for scene in scenes)
    assert canonical_json(games[0].system.view(folds[0].game.board)) != canonical_json(
        games[0].system.view(folds[1].game.board)
    )


def test_a_figure_that_needs_more_cores_than_there_are_is_measured_and_not_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    figure = Figure("together", 0.6, 1.2, True, "two against one", cores=4)
    rows = []
    for cores in (2, 4):
        monkeypatch.setattr("os.sched_getaffinity", lambda _, cores=cores: set(range(cores)))
        rows.append(figure.row)
    assert rows == [
        "| together | 0.60 | ≥ 1.2 | needs 4 cores, has 2 | two against one |",
        "| together | 0.60 | ≥ 1.2 | **no** | two against one |",
    ]
