"""Reading what was recorded."""

import gzip
from functools import cache
from pathlib import Path

import msgspec

from domain.kernel.export import Export, parse
from domain.kernel.log import Entry, encode_record
from domain.kernel.system import System
from domain.systems import CODECS
from tools.golden import Views
from tools.replaying import system_of

HERE = Path(__file__).parent
LOGS = sorted(path for path in HERE.glob("*/*.jsonl.gz") if not path.name.endswith(".views.jsonl.gz"))


def title(path: Path) -> str:
    return f"{path.parent.name}/{path.name.removesuffix('.jsonl.gz')}"


@cache
def export(path: Path) -> Export:
    return parse(gzip.decompress(path.read_bytes()))


@cache
def read(path: Path) -> tuple[System, list[Entry]]:
    """A log, as today's release reads it."""
    records = export(path).records
    system = system_of(records[0])
    codec = CODECS[system.name]
    return system, [codec.decode(version, encode_record(record)) for version, record in enumerate(records, 1)]


def views(path: Path) -> list[Views]:
    """What each audience saw of a log when it was recorded."""
    rows = gzip.decompress(path.with_name(path.name.replace(".jsonl.gz", ".views.jsonl.gz")).read_bytes())
    return [msgspec.json.decode(row, type=Views) for row in rows.splitlines()]
