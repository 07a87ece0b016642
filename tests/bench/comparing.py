"""The figures of BENCHMARKS.md against those of an earlier release, measured in turn on one machine."""

import os
import re
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import msgspec

from kronika.tools.cli.examples import REPORTED
from tests.bench import replayed
from tests.bench.benchmark import DECIDING, USUAL, Played

MARKS = ("<!-- compared -->", "<!-- end of compared -->")
HERE = Path(__file__).resolve().parents[2]
BENCH = "from tests.bench.command import main; main()"
OWN_BENCH = "from {tools}.main import main; main()"
"""Until 0.4 a release brought what measures it."""
UNKNOWN_NAME = 2
"""What a command exits with that does not know a figure of this name."""
OF_THE_SERVICE = re.compile(rf"(.*-)?(throughput|latency|views|{REPORTED})")
"""Figures against the empty call of the same service. That call is not the same in two releases (while read models
are brought up to date in the process that answers, it waits for them), so what the service does is compared itself."""
REPLAY = f"""
import importlib, runpy, sys
for place in ("tools.dev", "kronika.tools.dev", "tests.bench"):
    try:
        sys.modules["tests.bench.load"] = importlib.import_module(place + ".load")
        break
    except ImportError:
        pass
path, pack, scenario, bare = sys.argv[1:]
replayed = runpy.run_path(path)
if bare and "read_mask" not in replayed["pb"].DecideRequest.DESCRIPTOR.fields_by_name:
    sys.exit({UNKNOWN_NAME})
print(replayed["by_clock"](pack, scenario, bare=bool(bare)))
"""
"""Replays decisions by an earlier release, under a load by what it brings for that."""


class Measured(msgspec.Struct, frozen=True):
    """A figure of one release."""

    name: str
    value: float
    more_is_better: bool


class Compared(msgspec.Struct, frozen=True):
    """A figure of two releases, measured in turn: `gains` of now over then, above 1 where now is better."""

    then: tuple[Measured, ...]
    now: tuple[Measured, ...]
    wanted: float

    @property
    def gains(self) -> list[float]:
        gains = [now.value / then.value for then, now in zip(self.then, self.now, strict=True)]
        return gains if self.now[0].more_is_better else [1 / gain for gain in gains]

    @property
    def row(self) -> str:
        gain = statistics.median(self.gains)
        mark = "yes" if gain >= self.wanted else "**no**"
        then, now = (f"{statistics.median(one.value for one in side):,.2f}" for side in (self.then, self.now))
        return f"| {self.now[0].name} | {then} | {now} | {gain:.2f} | ≥ {self.wanted} | {mark} |"


def compare(release: Path, names: tuple[str, ...], pairs: int, done: Callable[[], object]) -> list[Compared]:
    """Measure each figure of these names by the release installed in this folder and by this tree, in turn, after
    nothing else; figures that the release does not know are left out."""
    compared = []
    for name in names:
        wanted, measured = REPLAYED.get(name, (0.9, _measured))
        found: list[tuple[Measured, Measured]] = []
        for _ in range(pairs):
            then, now = measured(name, release), measured(name, None)
            if then is None or now is None:
                break
            found.append((then, now))
            done()
        if found:
            compared.append(Compared(tuple(then for then, _ in found), tuple(now for _, now in found), wanted))
    return compared


def _left_out(name: str, release: Path | None) -> Measured | None:
    """Decisions a second that are replayed: whole answers of a release, of this tree those without view and legal
    decisions, by calls or on streams."""
    played, streamed = DECIDING[name]
    call = "`Decide` on streams" if streamed else "`Decide`"
    title = played.of(f"{call} without view and legal decisions, against a whole answer of the release, decisions/s")
    if release is None:
        return Measured(title, replayed.by_clock(played.pack, played.scenario, bare=True, streamed=streamed), True)
    return _replayed_by(release, name, played, title, bare=False)


def _apart(name: str, release: Path | None) -> Measured | None:
    """Decisions a second that are replayed, without view and legal decisions: of this tree with the read models kept
    by a process of their own, on streams."""
    title = USUAL.of(
        "`Decide` on streams without view and legal decisions, read models in a process of their own, against "
        "`Decide` of the release with them in its service, decisions/s"
    )
    if release is None:
        speed = replayed.by_clock(USUAL.pack, USUAL.scenario, bare=True, apart=True, streamed=True)
        return Measured(title, speed, True)
    return _replayed_by(release, name, USUAL, title, bare=True)


def _replayed_by(release: Path, name: str, played: Played, title: str, *, bare: bool) -> Measured | None:
    path = str(Path(replayed.__file__).resolve())
    ran = _run(release, REPLAY, path, played.pack, played.scenario, "bare" if bare else "")
    return None if ran.returncode == UNKNOWN_NAME else Measured(title, float(_said(name, ran)), True)


def _measured(name: str, release: Path | None) -> Measured | None:
    """A figure as `python -m tests.bench figures` tells it in a process of its own, or as the release does itself."""
    has_own = release is not None and _has_own_bench(release)
    ran = _run(release, OWN_BENCH if has_own else BENCH, "bench" if has_own else "figures", "--only", name)
    if ran.returncode == UNKNOWN_NAME:
        return None
    row = next(line for line in _said(name, ran).splitlines() if line.startswith("|"))
    _, figure, value, wanted, _, behind, _ = (cell.strip() for cell in row.split("|"))
    more_is_better = wanted.startswith("≥")
    if OF_THE_SERVICE.fullmatch(name) is None:
        return Measured(figure, float(value), more_is_better)
    own, unit = behind.split()[0], behind.split()[-1]
    title = figure.replace(", calls/s", "").partition(", against")[0]
    return Measured(f"{title}, {unit}", float(own.replace(",", "")), more_is_better)


def _has_own_bench(release: Path) -> bool:
    return any((release / tools / "dev" / "benchmark.py").exists() for tools in ("tools", "kronika/tools"))


def _run(release: Path | None, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python code with the modules of a release, or of this tree. Until 0.4 the folders lay beside the contract."""
    tools = "tools" if release and not (release / "kronika" / "tools").is_dir() else "kronika.tools"
    path = f"{release}:{HERE}" if release and not _has_own_bench(release) else str(release or HERE)
    return subprocess.run(
        [sys.executable, "-c", code.replace("{tools}", tools), *arguments],
        cwd=release or HERE,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def _said(name: str, ran: subprocess.CompletedProcess[str]) -> str:
    if ran.returncode:
        raise click.ClickException(f"{name} ({ran.args[2:]}): {ran.stderr}")
    return ran.stdout


REPLAYED = {"apart": (1.3, _apart)} | dict.fromkeys(DECIDING, (1.4, _left_out))
"""How many times as fast those figures are wanted that a client measures which replays decisions."""


def table(release: str, compared: list[Compared]) -> list[str]:
    """The rows of the table, in Markdown."""
    head = f"| figure | {release} | now | now is better by | wanted | holds |"
    return [head, "|---|---|---|---|---|---|", *(one.row for one in compared)]
