"""Reading what was recorded."""

import gzip
from functools import cache
from pathlib import Path

import msgspec

from domain.kernel.export import Export, parse
from domain.kernel.log import Entry, encode_record
from domain.kernel.system import System
from tests.foray.recording import LOGS as FORAY
from tests.systems import CODECS, PACKS, SYSTEMS
from tools.dev.golden import Views

HERE = Path(__file__).parent


def _logs(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.jsonl.gz") if not path.name.endswith(".views.jsonl.gz"))


LOGS = _logs(HERE)
"""What releases recorded."""
EVERY_LOG = [*LOGS, *_logs(FORAY)]
"""That of the small system of the tests, too."""


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
