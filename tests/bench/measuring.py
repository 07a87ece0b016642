"""Figures, each as a ratio within one run: these machines are noisy."""

import os
import statistics
from collections.abc import Callable
from pathlib import Path

import click
import msgspec

from kronika.library.offline import OfflineGame
from kronika.service.store.protocol import RecordMapper, StreamRecord
from kronika.service.store.recorder import SQLiteLog


class Figure(msgspec.Struct, frozen=True):
    """One figure: `value` should be at least (or at most) `bound`. `said`: the numbers behind it. `cores`: how many it
    takes for all that is measured to run at once; on fewer the bound says nothing."""

    name: str
    value: float
    bound: float
    at_least: bool
    said: str
    cores: int = 1

    @property
    def holds(self) -> bool:
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    @property
    def row(self) -> str:
        sign = "≥" if self.at_least else "≤"
        here = len(os.sched_getaffinity(0))
        mark = f"needs {self.cores} cores, has {here}" if here < self.cores else "yes" if self.holds else "**no**"
        return f"| {self.name} | {self.value:.2f} | {sign} {self.bound:g} | {mark} | {self.said} |"


ROUNDS = 7
"""Times that each side of a ratio is measured, in turn; the median ratio is quoted."""


def ratios(ours: Callable[[], float], theirs: Callable[[], float]) -> tuple[float, float, float]:
    """Medians of ours/theirs, ours, theirs, each a rate, measured in turn after one warm-up."""
    ours(), theirs()
    pairs = [(ours(), theirs()) for _ in range(ROUNDS)]
    ratio = statistics.median(a / b for a, b in pairs)
    return ratio, statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs)


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    raise click.ClickException("the memory of the service cannot be read")


def store(log: SQLiteLog, *games: OfflineGame) -> None:
    """Put games into a log as they would stand there."""
    mapper = RecordMapper()
    for game in games:
        log.insert_events(
            [
                mapper.to_stored_event(StreamRecord(game.game, v, str(type(e).__struct_config__.tag), r))
                for v, (e, r) in enumerate(zip(game.events, game.records, strict=True), 1)
            ]
        )


def write_table(path: Path, marks: tuple[str, str], rows: list[str]) -> None:
    """Put these rows between two marks of a document."""
    before, _, rest = path.read_text().partition(marks[0])
    _, _, after = rest.partition(marks[1])
    path.write_text(f"{before}{marks[0]}\n" + "\n".join(rows) + f"\n{marks[1]}{after}")
