"""The rolls, decisions and results of many games, as tables."""

from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kronika.domain.kernel.repair import UNREADABLE, Unreadable, in_words
from kronika.domain.kernel.reports import Table
from kronika.domain.kernel.words import joined
from kronika.library.games import Game, open
from kronika.library.rows import TABLES, Rows

if TYPE_CHECKING:
    import pyarrow

Source = Game | str | PathLike[str] | bytes

HEADER: Final = {"game": "string", "system": "string", "pack": "string", "scenario": "string"}
"""The first columns of each table."""
ROLLS: Final = {
    "version": "int32",
    "at": "string",
    "seat": "string",
    "rule": "string",
    "action": "string",
    "subject": "string",
    "aimed_at": "string",
    "faces": "list<int32>",
    "card": "string",
    "numbers": "list<int32>",
    "target": "int32",
    "chance": "float64",
    "success": "bool",
    "text": "string",
    "undone": "bool",
}
DECISIONS: Final = {
    "version": "int32",
    "at": "string",
    "seat": "string",
    "prompt": "int32",
    "kind": "string",
    "text": "string",
    "data": "string",
    "undone": "bool",
}
GAMES: Final = {
    "at": "string",
    "version": "int32",
    "seats": "list<string>",
    "decisions": "int32",
    "rolls": "int32",
    "undone": "int32",
    "disputes": "int32",
    "winners": "list<string>",
    "how": "string",
    "rule": "string",
    "file": "string",
}


def _rolls(game: Game) -> Iterator[dict[str, Any]]:
    yield from map(msgspec.structs.asdict, game.rolls)


def _decisions(game: Game) -> Iterator[dict[str, Any]]:
    for one in game.decisions:
        kind = "" if one.data is None else str(one.data.__struct_config__.tag)
        yield {**msgspec.structs.asdict(one), "kind": kind, "data": msgspec.json.encode(one.data).decode()}


def _games(game: Game) -> Iterator[dict[str, Any]]:
    outcome = game[-1].outcome
    yield {
        **msgspec.structs.asdict(game.header),
        "decisions": len(game.decisions),
        "rolls": len(game.rolls),
        "undone": len(game.undone),
        "disputes": len(game.disputes),
        "winners": outcome.winners if outcome else None,
        "how": outcome.how if outcome else "",
        "rule": outcome.rule if outcome else "",
    }


def _of_system(table: Table) -> Callable[[Game], Iterator[dict[str, Any]]]:
    """Makes the rows that the system of a game keeps of it, as the service does: from public positions."""

    def made(game: Game) -> Iterator[dict[str, Any]]:
        yield from map(msgspec.structs.asdict, Rows(game.facts()).of(table.row))

    return made


def _columns(table: Table) -> dict[str, str]:
    types = {str: "string", int: "int32", bool: "bool"}
    return {field.name: types[field.type] for field in msgspec.structs.fields(table.row)}


KINDS: Final[dict[str, tuple[dict[str, str], Callable[[Game], Iterator[dict[str, Any]]]]]] = {
    "rolls": (ROLLS, _rolls),
    "decisions": (DECISIONS, _decisions),
    "games": (GAMES, _games),
    **{table.title: (_columns(table), _of_system(table)) for table in TABLES if table.title},
}


def _write_parquet(found: "pyarrow.Table", file: Path) -> None:
    from pyarrow import parquet

    parquet.write_table(found, file)


def _write_arrow(found: "pyarrow.Table", file: Path) -> None:
    from pyarrow import feather

    feather.write_feather(found, file)


def _write_lines(found: "pyarrow.Table", file: Path) -> None:
    file.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in found.to_pylist()))


WRITERS: Final[dict[str, Callable[["pyarrow.Table", Path], None]]] = {
    ".parquet": _write_parquet,
    ".arrow": _write_arrow,
    ".jsonl": _write_lines,
}
"""Functions that write a table to a file, by the ending of its name."""


def rows(games: Iterable[Source], kind: str) -> Iterator[dict[str, Any]]:
    """The rows of a table, one by one, by the names of its columns. Raises `KeyError` for another kind, `OSError`, and
    `Unreadable` for a game that cannot be read or is damaged."""
    columns, each = KINDS[kind]
    for one in games:
        try:
            game = one if isinstance(one, Game) else open(one)
            begins = {name: getattr(game.header, name) for name in HEADER}
            for row in each(game):
                yield begins | {name: row[name] for name in columns}
        except UNREADABLE as error:
            name = str(one) if isinstance(one, str | PathLike) else repr(one)[:80]
            raise Unreadable(joined(name, in_words(error), by=": ")) from error


def table(games: Iterable[Source], kind: str) -> "pyarrow.Table":
    """A table of these games, of a kind in `KINDS`, as an Arrow table, which pandas, Polars and DuckDB read.
    Raises `KeyError` for another kind, `ImportError` without the extra `tables`, and what `rows` raises."""
    try:
        import pyarrow
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("tables need Arrow: pip install 'kronika[tables]'", name=error.name) from error
    columns, _ = KINDS[kind]
    types = {
        "string": pyarrow.string(),
        "int32": pyarrow.int32(),
        "float64": pyarrow.float64(),
        "bool": pyarrow.bool_(),
        "list<int32>": pyarrow.list_(pyarrow.int32()),
        "list<string>": pyarrow.list_(pyarrow.string()),
    }
    schema = pyarrow.schema([(name, types[of]) for name, of in (HEADER | columns).items()])
    return pyarrow.Table.from_pylist(list(rows(games, kind)), schema)
