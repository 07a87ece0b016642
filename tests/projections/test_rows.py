"""Rows that a system keeps, of whatever kind: put, found, and marked when their event is undone."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace
from sqlite_utils import Database

from kronika.domain.kernel.events import Event, GameStarted, Settled, Undone
from kronika.domain.kernel.game import blank
from kronika.domain.kernel.reports import Fact, ReadModel, Table
from kronika.domain.kernel.reports import Rows as Keeping
from kronika.domain.kernel.system import System
from kronika.domain.systems import SYSTEMS
from kronika.projections import rows
from kronika.projections.rows import Rows
from tests.foray.system import FORAY


class Mark(msgspec.Struct, frozen=True):
    """Something that happened."""

    game: str
    version: int
    what: str
    times: int = 1
    undone: bool = False


class Kept(msgspec.Struct, frozen=True):
    """Something that stays whatever is undone."""

    game: str
    name: str


def note(fact: Fact, kept: Keeping) -> None:
    """Each start is a mark, and each that settles makes the last mark count once more."""
    kept.put(Kept(fact.stream, "seen"))
    last = kept.last(Mark, game=fact.stream, undone=False)
    if isinstance(fact.event, Settled) and last is not None:
        kept.put(replace(last, times=last.times + 1))
    elif isinstance(fact.event, GameStarted):
        kept.put(Mark(fact.stream, fact.version, "start"))


MARKING = replace(
    FORAY,
    name="marking",
    read_model=ReadModel(
        (Table(Mark, "game", ("game", "version"), (("what",),)), Table(Kept, "game", ("game", "name"))), note
    ),
)


@pytest.fixture
def db(monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    monkeypatch.setitem(SYSTEMS, MARKING.name, MARKING)
    made = Database(memory=True)
    rows.create(made)
    yield made
    made.close()


def happened(db: Database, game: str, *events: tuple[int, Event], system: System = MARKING) -> None:
    position = blank(system)
    facts = [Fact(game, version, "", version, event, position, position, system, event) for version, event in events]
    rows.apply(db, list(enumerate(facts, 1)))


def reading(db: Database, among: str = "TRUE") -> Rows:
    return Rows(lambda statement, parameters: db.execute(statement, parameters).fetchall(), among)


def test_a_table_is_called_after_its_system_and_its_kind_of_row(db: Database) -> None:
    assert {"marking_mark", "marking_kept"} <= set(db.table_names())
    assert [index.columns for index in db["marking_mark"].indexes if index.origin == "c"] == [["what"]]


def test_rows_are_found_by_their_fields_in_the_order_of_their_key(db: Database) -> None:
    happened(db, "b", (12, GameStarted()), (3, GameStarted()))
    happened(db, "a", (7, GameStarted()))
    found = reading(db)
    assert found.of(Mark) == [Mark("a", 7, "start"), Mark("b", 3, "start"), Mark("b", 12, "start")]
    assert found.of(Mark, game="b", version=3) == [Mark("b", 3, "start")]
    assert (found.last(Mark, game="b"), found.last(Mark, game="c")) == (Mark("b", 12, "start"), None)


def test_a_row_takes_the_place_of_the_one_with_its_key(db: Database) -> None:
    happened(db, "a", (2, GameStarted()), (3, Settled()), (4, Settled()))
    assert reading(db).of(Mark) == [Mark("a", 2, "start", times=3)]
    assert reading(db).of(Kept) == [Kept("a", "seen")]


def test_undone_events_stay_and_are_marked_in_their_own_stream_alone(db: Database) -> None:
    happened(db, "b", (5, GameStarted()))
    happened(db, "a", (2, GameStarted()), (5, GameStarted()), (9, Undone("x", 3, False)), (10, GameStarted()))
    found = reading(db)
    assert [mark.version for mark in found.of(Mark, undone=False, game="a")] == [2, 10]
    assert [(mark.game, mark.version) for mark in found.of(Mark, undone=True)] == [("a", 5)]
    assert found.of(Kept, game="a") == [Kept("a", "seen")]


def test_rows_of_streams_that_do_not_count_are_left_out(db: Database) -> None:
    happened(db, "a", (2, GameStarted()))
    happened(db, "b", (2, GameStarted()))
    assert [mark.game for mark in reading(db, "{} <> 'a'").of(Mark)] == ["b"]


def test_a_system_that_keeps_nothing_leaves_the_rows_of_others_alone(db: Database) -> None:
    happened(db, "a", (2, GameStarted()))
    happened(db, "a", (5, Undone("x", 1, False)), system=FORAY)
    assert reading(db).of(Mark, undone=False) == [Mark("a", 2, "start")]
