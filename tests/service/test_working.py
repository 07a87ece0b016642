"""Work that is long is done in processes of its own, and holds up nobody."""

import gc
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kronika.service import projecting, workers
from kronika.service.rpc import files, reading, rolls, views
from kronika.service.workers import LARGEST, Died, Worker, WorkerPool
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Table, refusal
from tests.service.test_files import asked_at, export, import_file

pytestmark = pytest.mark.slow


def wait_for(path: str, process: str) -> str:
    """Say which process this is, then wait until there is a file."""
    Path(process).write_text(str(os.getpid()))
    while not Path(path).exists():
        time.sleep(0.01)
    return path


def fail(said: str) -> None:
    raise LookupError(said)


def job(function: Callable[..., Any], *args: Any) -> bytes:
    return workers._packed(60, function, args, {})


@pytest.fixture(autouse=True)
def jobs_of_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker looks for code where it is installed, not in the folder in which it is started; here also among
    the tests."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


@pytest.fixture
def worker() -> Any:
    worker = Worker()
    yield worker
    worker.stop()


def test_a_job_is_done_elsewhere_one_after_the_other(worker: Worker) -> None:
    assert worker.do(job(os.getpid)) == worker.do(job(os.getpid)) != os.getpid()


def test_a_worker_of_a_large_service_is_not_large(worker: Worker) -> None:
    large = b"\1" * ((LARGEST + 50_000) * 1024)
    assert worker.do(job(os.getpid)) == worker.do(job(os.getpid))
    del large


def test_exception_of_a_job_is_raised_here_and_the_worker_continues(worker: Worker) -> None:
    before = worker.do(job(os.getpid))
    with pytest.raises(LookupError, match="gone") as raised:
        worker.do(job(fail, "gone"))
    assert any("in fail" in note for note in raised.value.__notes__), "where it went wrong is told"
    assert worker.do(job(os.getpid)) == before


def test_collections_of_a_worker_pass_over_what_its_earlier_jobs_have_left(worker: Worker) -> None:
    """Looking at all modules takes longer than a bot thinks."""
    assert worker.do(job(gc.get_freeze_count)) == 0
    assert worker.do(job(gc.get_freeze_count)) > 10_000


def test_a_worker_that_ended_while_it_had_nothing_to_do_is_replaced(worker: Worker) -> None:
    before = worker.do(job(os.getpid))
    assert worker._process is not None
    worker._process.stdin.close()  # type: ignore[union-attr]
    worker._process.wait()
    assert worker.do(job(os.getpid)) != before


def test_a_worker_that_dies_at_its_job_costs_only_that_job(worker: Worker) -> None:
    with pytest.raises(Died):
        worker.do(job(os._exit, 7))
    assert worker.do(job(len, "four")) == 4


def test_a_job_that_takes_too_long_is_ended(worker: Worker, tmp_path: Path) -> None:
    with pytest.raises(Died):
        worker.do(workers._packed(1, wait_for, (str(tmp_path / "never"), str(tmp_path / "process")), {}))
    assert worker.do(job(len, "four")) == 4


def test_a_lane_that_stops_waits_for_no_job(tmp_path: Path) -> None:
    lane = WorkerPool(1, "test")
    done = lane._threads.submit(lane._do, job(wait_for, str(tmp_path / "never"), str(tmp_path / "process")))
    while not (tmp_path / "process").exists():
        time.sleep(0.01)
    lane.stop()
    assert isinstance(done.exception(), Died)


def test_while_a_worker_works_everybody_else_is_answered(
    embedded: Callable[..., Embedded], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The work of one call waits until another call was answered: were it done in the way of that one,
    neither would ever end."""
    service = embedded()
    table = Table(service.address).started()
    seen, process = tmp_path / "seen", tmp_path / "process"
    monkeypatch.setattr(views, "FAR", 2)
    monkeypatch.setattr(views, "read_snapshot", reading.read_snapshot)
    real = service.app.workers.read

    async def slow(who: Any, function: Any, *args: Any) -> Any:
        await real(who, wait_for, str(seen), str(process))
        return await real(who, function, *args)

    monkeypatch.setattr(service.app.workers, "read", slow)
    call = table.us.client.future("GetSnapshot", game=table.game, version=5)
    while not process.exists():
        assert table.now().version
    assert not call.done()
    seen.touch()
    assert call.result().snapshot.version == 5


def test_killed_worker_is_reported_as_too_much_work(
    embedded: Callable[..., Embedded], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = embedded()
    table = Table(service.address).started()
    monkeypatch.setattr(views, "FAR", 2)
    monkeypatch.setattr(views, "read_snapshot", wait_for_ever)
    monkeypatch.setenv("KRONIKA_TEST_PROCESS", str(tmp_path / "process"))
    call = table.us.client.future("GetSnapshot", game=table.game, version=5)
    while not (tmp_path / "process").exists() or not (tmp_path / "process").read_text():
        table.now()
    os.kill(int((tmp_path / "process").read_text()), signal.SIGKILL)
    assert call.exception().code().name == "RESOURCE_EXHAUSTED"
    monkeypatch.setattr(views, "read_snapshot", reading.read_snapshot)
    assert table.us.client("GetSnapshot", game=table.game, version=5).snapshot.version == 5


def wait_for_ever(*_: Any) -> None:
    Path(os.environ["KRONIKA_TEST_PROCESS"]).write_text(str(os.getpid()))
    time.sleep(60)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A closed game and a running one, of a service of their own."""
    from kronika.service.settings import Settings
    from tests.service.conftest import MUCH

    with Embedded(Settings(data=str(tmp_path_factory.mktemp("data")), port=0, **MUCH)) as service:
        closed, running = Table(service.address).started(), Table(service.address).started()
        for table in (closed, running):
            table.play(seed=1, most=60)
        yield closed.closed(), running


def test_worker_reads_the_same_as_the_service(games: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    closed, running = games

    def readings() -> list[Any]:
        found: list[Any] = []
        for table in games:
            last = table.now().version
            for seat in table.seats:
                found += [seat.snapshot(version=v) for v in range(1, last, 7)]
                found += table.events(seat.name, proof=True)
            found.append(table.spectator("ListRolls", game=table.game))
            found.append(table.spectator("ListLeaves", game=table.game))
            found.append(export(table.spectator, table.game))
            stream = table.spectator.stream("WatchGame", game=table.game, proof=True)
            watched: list[Any] = []
            while not watched or watched[-1].events[-1].version < last:
                watched.append(next(stream))
            stream.cut()
            found += [(list(one.events), one.head) for one in watched]
        refused = refusal(lambda: closed.us.client("ForkGame", game=closed.game, version=1))
        found.append((refused.reason, refused.accepted))
        forked = closed.us.client("ForkGame", game=closed.game, version=asked_at(closed), request_id="same").game
        found.append((forked.origin, forked.game))
        return found

    here = readings()
    for module in (views, files, rolls):
        for name, value in {"FAR": 0, "LONG": 0}.items():
            if hasattr(module, name):
                monkeypatch.setattr(module, name, value)
    assert readings() == here
    assert running.now().version


# --- the read models


def test_read_models_that_are_far_behind_catch_up_in_a_process_of_their_own(
    embedded: Callable[..., Embedded], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = embedded()
    tables = [Table(service.address).started() for _ in range(3)]
    for table in tables:
        table.play(seed=1, most=10)
    listed = table.spectator("ListGames")
    service.__exit__(None, None, None)
    for name in ("projections.db", "projections.db-wal", "projections.db-shm"):
        (tmp_path / "data" / name).unlink(missing_ok=True)
    monkeypatch.setattr(projecting, "FAR_BEHIND", 10)
    here = projecting.Projector.step

    def step(projector: Any) -> int:
        assert projector.position > 10, "the first of it is not folded here"
        return here(projector)

    monkeypatch.setattr(projecting.Projector, "step", step)
    client = Client(embedded().address)
    while len(client("ListGames").games) < 3:
        pass
    assert client("ListGames") == listed


def test_while_much_is_written_another_process_keeps_the_read_models_up_and_nobody_waits_long_for_them(
    embedded: Callable[..., Embedded], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded_here: list[int] = []
    here = projecting.Projector.step

    def step(projector: Any) -> int:
        taken = here(projector)
        if projector.db.execute("PRAGMA database_list").fetchone()[2].startswith(str(tmp_path)):
            folded_here.append(projector.position)
        return taken

    monkeypatch.setattr(projecting.Projector, "step", step)
    monkeypatch.setattr(projecting, "BUSY", 1)
    table = Table(embedded().address).started()
    for seed in range(12):
        table.play(seed=seed, most=2)
        (listed,) = table.spectator("ListGames").games
        assert listed.version == table.now().version
    assert max(folded_here) < table.now().version, "what came last was folded elsewhere"


def test_a_long_game_is_stored_whole_beside_others_that_go_on(
    embedded: Callable[..., Embedded], games: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kronika.service.journal.LONG", 50)
    closed, _ = games
    data = export(closed.spectator, closed.game, "referee")
    service = embedded()
    table = Table(service.address).started()
    taken = import_file(Client(service.address), data)
    assert (taken.game, taken.version, taken.head) == (closed.game, closed.now().version, closed.now().head)
    assert (
        export(closed.spectator, closed.game).splitlines()[:-1]
        == export(table.spectator, closed.game).splitlines()[:-1]
    )
    assert import_file(Client(service.address), data) == taken, "taken in again it is the same"
    table.play(seed=1, most=3)
