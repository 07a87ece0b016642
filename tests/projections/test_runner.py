"""However the log arrives, in whatever pieces and whatever fails in between, the read models come
out the same."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from kronika.projections import rolls, runner
from kronika.projections.database import Notice
from kronika.projections.runner import Projector
from tests.examples import examples
from tests.projections.conftest import Told

TABLES = ("games", "seats", "boards", "scenes", "rolls", "timeline")


def contents(projector: Projector) -> dict[str, list[Any]]:
    return {table: sorted(projector.db.query(f"SELECT * FROM {table}"), key=str) for table in TABLES}


def test_the_position_is_the_last_of_the_log(told: Told, projected: Projector) -> None:
    assert projected.position == told.source.last()
    assert projected.step() == 0


@pytest.mark.parametrize("batch", [1, 3, 10_000])
def test_batches_of_any_size_give_the_same(
    projected: Projector, project: Callable[..., Projector], monkeypatch: pytest.MonkeyPatch, batch: int
) -> None:
    monkeypatch.setattr(runner, "BATCH", batch)
    assert contents(project()) == contents(projected)


def test_positions_that_were_let_go_are_folded_again(
    projected: Projector, project: Callable[..., Projector], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "KEPT", 1)
    monkeypatch.setattr(runner, "BATCH", 50)
    assert contents(project()) == contents(projected)


class Growing:
    """The log as it was when it had so many events, then as it is."""

    def __init__(self, told: Told, cuts: list[int]) -> None:
        self._told, self._cuts = told, cuts

    def notices(self, after: int, limit: int) -> list[Notice]:
        until = next((cut for cut in self._cuts if cut > after), self.last())
        return [notice for notice in self._told.source.notices(after, limit) if notice.position <= until]

    def stream(self, stream: str, lte: int) -> list[tuple[int, bytes]]:
        return self._told.source.stream(stream, lte)

    def last(self) -> int:
        return self._told.source.last()


@examples(10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.integers(1, 600), max_size=8, unique=True))
def test_cut_anywhere_even_inside_a_transaction_and_taken_up_by_another_process(
    told: Told, projected: Projector, tmp_path_factory: pytest.TempPathFactory, cuts: list[int]
) -> None:
    folder = tmp_path_factory.mktemp("cut")
    for _ in range(len(cuts) + 1):
        projector = Projector(folder / "projections.db", Growing(told, sorted(cuts)))
        projector.step()
        projector.close()
    projector = Projector(folder / "projections.db", told.source)
    while projector.step():
        pass
    assert contents(projector) == contents(projected)
    projector.close()


def test_file_of_another_release_is_folded_again(told: Told, projected: Projector, tmp_path: Path) -> None:
    path = tmp_path / "projections.db"
    earlier = Projector(path, told.source)
    while earlier.step():
        pass
    earlier.db.execute("ALTER TABLE rolls RENAME TO tumbles")
    earlier.db.execute("PRAGMA user_version = 0")
    earlier.close()
    projector = Projector(path, told.source)
    assert projector.position == 0
    while projector.step():
        pass
    assert contents(projector) == contents(projected)
    assert "tumbles" not in projector.db.table_names()
    projector.close()


def test_a_batch_that_fails_leaves_nothing_behind(
    told: Told, projected: Projector, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows and position are written in one transaction."""
    monkeypatch.setattr(runner, "BATCH", 100)
    projector = Projector(tmp_path / "projections.db", told.source)
    projector.step()
    before, position = contents(projector), projector.position
    apply = rolls.apply
    with monkeypatch.context() as patch:
        patch.setattr(rolls, "apply", lambda db, facts: (apply(db, facts), 1 / 0))
        with pytest.raises(ZeroDivisionError):
            projector.step()
    assert (contents(projector), projector.position) == (before, position)
    while projector.step():
        pass
    assert contents(projector) == contents(projected)
    projector.close()


def test_events_taken_in_twice_change_nothing(told: Told, tmp_path: Path) -> None:
    """Rows are keyed by stream and version: a position that was lost costs time, not truth."""
    projector = Projector(tmp_path / "projections.db", told.source)
    while projector.step():
        pass
    before = contents(projector)
    projector.db.table("progress").upsert({"id": 1, "position": 0}, pk="id")
    while projector.step():
        pass
    assert contents(projector) == before
    projector.close()
