"""The figures of BENCHMARKS.md against those of an earlier release, measured in turn on one machine."""

import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import msgspec

MARKS = ("<!-- compared -->", "<!-- end of compared -->")
BENCH = "from tools.main import main; main()"
UNKNOWN_NAME = 2
"""What a command exits with that does not know a figure of this name."""


class Compared(msgspec.Struct, frozen=True):
    """A figure of two releases, measured in turn: `gains` of now over then, above 1 where now is better."""

    name: str
    then: tuple[float, ...]
    now: tuple[float, ...]
    more_is_better: bool

    @property
    def gains(self) -> list[float]:
        gains = [now / then for then, now in zip(self.then, self.now, strict=True)]
        return gains if self.more_is_better else [1 / gain for gain in gains]

    @property
    def row(self) -> str:
        gain = statistics.median(self.gains)
        mark = "yes" if gain >= 0.9 else "**no**"
        then, now = (f"{statistics.median(values):.2f}" for values in (self.then, self.now))
        return f"| {self.name} | {then} | {now} | {gain:.2f} | {mark} |"


def compare(release: Path, names: tuple[str, ...], pairs: int, done: Callable[[], object]) -> list[Compared]:
    """Measure each figure of these names by the release installed in this folder and by this tree, in turn, after
    nothing else; figures that the release does not know are left out."""
    compared = []
    for name in names:
        then, now = [], []
        for _ in range(pairs):
            if (measured := _measured(name, release)) is None:
                break
            then.append(measured)
            here = _measured(name, None)
            assert here is not None, name
            now.append(here)
            done()
        if then:
            row = now[0]
            compared.append(
                Compared(row[0], tuple(value for _, value, _ in then), tuple(value for _, value, _ in now), row[2])
            )
    return compared


def _measured(name: str, release: Path | None) -> tuple[str, float, bool] | None:
    """A figure, its value, and whether more of it is better, as `kronika bench` tells them in a process of its own."""
    python = {"PYTHONPATH": str(release)} if release else {}
    ran = subprocess.run(
        [sys.executable, "-c", BENCH, "bench", "--only", name],
        cwd=release or Path(__file__).resolve().parents[1],
        env=os.environ | python,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode == UNKNOWN_NAME:
        return None
    if ran.returncode:
        raise click.ClickException(f"{name}, {release or 'now'}: {ran.stderr}")
    row = next(line for line in ran.stdout.splitlines() if line.startswith("|"))
    _, figure, value, wanted, *_ = (cell.strip() for cell in row.split("|"))
    return figure, float(value), wanted.startswith("≥")


def table(release: str, compared: list[Compared]) -> list[str]:
    """The rows of the table, in Markdown."""
    head = f"| figure | {release} | now | now is better by | no worse than by 10 % |"
    return [head, "|---|---|---|---|---|", *(one.row for one in compared)]
