"""Reading what was recorded."""

import gzip
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path

import msgspec
import pytest

from kronika.domain.kernel.export import Export, parse
from kronika.domain.kernel.log import Entry, encode_record
from kronika.domain.kernel.system import System
from tests.bench.golden import Views
from tests.foray.recording import LOGS as FORAY
from tests.systems import CODECS, PACKS, SYSTEMS

HERE = Path(__file__).parent


def _logs(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.jsonl.gz") if not path.name.endswith(".views.jsonl.gz"))


LOGS = _logs(HERE)
"""What releases recorded."""
EVERY_LOG = [*LOGS, *_logs(FORAY)]
"""That of the small system of the tests, too."""


def shortest(paths: Sequence[Path]) -> list[Path]:
    """The smallest file of each pack and release."""
    by_size = sorted(paths, key=lambda path: -path.stat().st_size)
    return sorted({(path.parent, path.name.partition("-")[0]): path for path in by_size}.values())


DRAFT = "v0.4"
"""What was recorded before 0.4.0 was released, which recorded most of it again."""


def _recorded_again(path: Path) -> bool:
    """Whether a later release has recorded a log under the same name."""
    return any(path.name == other.name and path.parent.name < other.parent.name for other in LOGS)


def each(
    paths: Sequence[Path] = tuple(EVERY_LOG), long: Collection[Path] = (), longest: Collection[Path] = ()
) -> pytest.MarkDecorator:
    """Runs a test over each of these logs. Those in `long` are slow, and so are those that a later release has recorded
    again. Those in `longest` and the logs of the draft of 0.4.0 are left to `make soak`."""

    def marks(path: Path) -> list[pytest.MarkDecorator]:
        if _recorded_again(path):
            return [pytest.mark.soak if path.parent.name == DRAFT else pytest.mark.slow]
        if path in longest:
            return [pytest.mark.soak]
        return [pytest.mark.slow] * (path in long)

    return pytest.mark.parametrize("path", [pytest.param(path, marks=marks(path), id=title(path)) for path in paths])


def logs_of(system: str) -> list[Path]:
    """What releases recorded of the packs of a system."""
    packs = tuple(f"{name}-" for name, pack in PACKS.items() if pack.system.name == system)
    return [path for path in LOGS if path.name.startswith(packs)]


def title(path: Path) -> str:
    return f"{path.parent.name}/{path.name.removesuffix('.jsonl.gz')}"


@cache
def export(path: Path) -> Export:
    return parse(gzip.decompress(path.read_bytes()))


@cache
def read(path: Path) -> tuple[System, list[Entry]]:
    """A log, as today's release reads it."""
    records = export(path).records
    system = SYSTEMS[msgspec.json.decode(records[0].public)["event"]["system"]]
    codec = CODECS[system.name]
    return system, [codec.decode(version, encode_record(record)) for version, record in enumerate(records, 1)]


def views(path: Path) -> list[Views]:
    """What each audience saw of a log when it was recorded."""
    rows = gzip.decompress(path.with_name(path.name.replace(".jsonl.gz", ".views.jsonl.gz")).read_bytes())
    return [msgspec.json.decode(row, type=Views) for row in rows.splitlines()]
