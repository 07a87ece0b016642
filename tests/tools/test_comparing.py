"""Figures of two releases, measured in turn."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench import comparing, load, replayed
from tests.bench.comparing import Compared, Measured, table


def of(*values: float, more: bool = True) -> tuple[Measured, ...]:
    return tuple(Measured("a figure", value, more) for value in values)


def test_the_median_of_the_gains_of_each_pair_decides() -> None:
    rates = Compared(of(100, 200, 100), of(80, 190, 140), 0.9)
    assert rates.row == "| a figure | 100.00 | 140.00 | 0.95 | ≥ 0.9 | yes |"


def test_where_less_is_better_half_of_it_is_twice_as_good() -> None:
    times = Compared(of(4, more=False), of(2, more=False), 1.4)
    assert times.gains == [2.0]
    assert table("0.2.0", [times])[2:] == ["| a figure | 4.00 | 2.00 | 2.00 | ≥ 1.4 | yes |"]


def test_missed_goal_is_marked() -> None:
    assert Compared(of(100), of(139), 1.4).row.endswith("| 1.39 | ≥ 1.4 | **no** |")


BENCH = "| {} | 0.15 | ≥ 0.4 | **no** | 1,730.5 ms against 5,268 calls/s |"


@pytest.mark.parametrize(
    ("name", "value"), [("throughput", 1730.5), ("stalingrad-latency", 1730.5), ("replay", 0.15), ("random", 0.15)]
)
def test_service_is_compared_directly_and_the_rest_as_a_ratio(
    name: str, value: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = subprocess.CompletedProcess([], 0, stdout=BENCH.format("work, calls/s, against nothing"), stderr="")
    monkeypatch.setattr(comparing, "_run", lambda *_: ran)
    (row,) = comparing.compare(Path(), (name,), 1, lambda: None)
    assert row.now[0].value == value


def test_a_figure_that_the_release_does_not_know_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = subprocess.CompletedProcess([], comparing.UNKNOWN_NAME, stdout="", stderr="no such figure")
    monkeypatch.setattr(comparing, "_run", lambda *_: ran)
    assert comparing.compare(Path(), ("replay",), 1, lambda: None) == []


def test_an_earlier_release_replays_decisions_with_its_own_load_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("tests.bench.") and name != load.__name__]:
        monkeypatch.setitem(sys.modules, name, None)
    assert "by_clock" in runpy.run_path(str(replayed.__file__))
