"""The path of one decision: straight down, and back once."""

import asyncio
import copy
import pickle
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError

from kronika.domain.kernel.export import ReceiptLine
from kronika.service.journal import Append, Journal
from kronika.service.live import LiveGame
from kronika.service.rpc import files, play
from kronika.service.store.imports import Imported
from kronika.service.store.recorder import SQLiteLog
from tests.embedded import Embedded
from tests.service.table import Table
from tests.service.test_races import US, Room, in_a_room

PATH = (
    ("service/server.py", "call"),
    ("service/gate.py", "answer"),
    ("service/rpc/play.py", "decide"),
    ("domain/kernel/game.py", "decide"),
    ("domain/kernel/steps.py", "decide"),
    ("service/live.py", "submit"),
    ("service/journal.py", "append"),
    ("service/store/recorder.py", "insert_events"),
    ("service/live.py", "adopt"),
    ("service/bus.py", "publish"),
    ("service/rpc/messages.py", "write_answer"),
)
SEAL = ("domain/kernel/log.py", "encode")
"""Once for each event."""
MEMO = "domain/kernel/caching.py"
"""Stands between a function and who calls it, and calls nobody of its own."""
MOST = 12
WAIT_SECONDS = 60


Entered = tuple[str, str, Sequence[str], str]
"""File, function, the files above it from the top down to it, and the thread."""


class Traced:
    """The functions of Kronika that are entered, each once, with the files that lie above it; a family is one."""

    def __init__(self) -> None:
        self.entered: list[Entered] = []
        self._frames: dict[int, FrameType] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or id(frame) in self._frames:  # a coroutine that goes on is not entered anew
            return
        self._frames[id(frame)] = frame
        where = _file(frame)
        if not where:
            return
        files: list[str] = []
        above: FrameType | None = frame
        while above is not None:
            file = _file(above)
            if file and file != (files or [""])[-1]:
                files.append(file)
            above = above.f_back
        self.entered.append((where, frame.f_code.co_name, files[::-1], threading.current_thread().name))


def _file(frame: FrameType) -> str:
    """The file of Kronika that a frame is in, or its family; empty: none."""
    _, ours, file = frame.f_code.co_filename.rpartition("/kronika/")
    if not ours or file == MEMO or not file.startswith(("service", "domain")):
        return ""
    family = "/".join(file.split("/")[:2])
    return family if file.startswith("domain") and family != "domain/kernel" else file


def entered_by_a_decision(service: Embedded) -> list[Entered]:
    """What the event loop and the thread of the disk enter while a decision is answered, by which seals are opened."""
    table, trace = Table(service.address).started(), Traced()
    table.us.decide()
    request = table.german.request()

    def everywhere(function: Any) -> None:
        done = threading.Event()
        service._loop.call_soon_threadsafe(lambda: (sys.setprofile(function), done.set()))
        done.wait()
        service.app.journal._disk.submit(sys.setprofile, function).result()

    everywhere(trace)
    try:
        table.german("Decide", **request)
    finally:
        everywhere(None)
    return trace.entered


def test_a_decision_passes_at_most_twelve_files_and_none_twice(embedded: Callable[..., Embedded]) -> None:
    """Each step of the path is taken once, in its order, from a file that lies above it; what is helped with in between
    does not count."""
    entered = entered_by_a_decision(embedded())
    steps = [one for one in entered if one[:2] in PATH]
    assert [step[:2] for step in steps] == list(PATH)
    assert [thread for _, function, _, thread in steps if function == "insert_events"] == ["kronika-commit_0"]
    sealed = [one for one in entered if one[:2] == SEAL]
    assert sealed
    passed = [files for _, _, files, _ in [*steps, *sealed]]
    assert all(len(set(files)) == len(files) for files in passed), "none is come back to from below"
    assert len(set().union(*passed)) <= MOST, sorted(set().union(*passed))


def test_neither_the_kernel_nor_the_store_calls_the_service_back(embedded: Callable[..., Embedded]) -> None:
    entered = entered_by_a_decision(embedded())
    back = [
        (files, function)
        for where, function, files, _ in entered
        if where.startswith("service")
        and not where.startswith("service/store")
        and any(file.startswith(("domain", "service/store")) for file in files)
    ]
    assert not back


@in_a_room
async def test_nothing_of_a_game_changes_before_it_is_on_disk(room: Room) -> None:
    game = await room.started()
    live = await room.app.games.get(game)
    request = await room.picking(game)
    before, at_the_disk = facts(live), []

    def fail(self: SQLiteLog, *_: Any, **__: Any) -> None:
        at_the_disk.append(facts(live))
        raise OperationalError("the disk is full")

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(SQLiteLog, "insert_events", fail)
        with pytest.raises(OperationalError):
            await play.decide(room.app, request, US)
    for found in (*at_the_disk, facts(live)):
        assert [name for name in before if found[name] != before[name]] == []
    assert at_the_disk


@in_a_room
async def test_messages_are_prepared_while_the_disk_writes(room: Room) -> None:
    """And not before: while rows are inserted, the event loop would hold the interpreter's lock, and the disk rest."""
    request = await room.picking(await room.started())
    made, found = threading.Event(), []
    tell, begin, commit = LiveGame.update_of, SQLiteLog.begin_group, SQLiteLog.commit_group

    def told(*given: Any) -> Any:
        made.set()
        return tell(*given)

    def begun(*given: Any) -> Any:
        found.append(made.wait(0.05))
        return begin(*given)

    def committed(log: SQLiteLog) -> None:
        found.append(made.wait(WAIT_SECONDS))
        commit(log)

    with pytest.MonkeyPatch.context() as watched:
        watched.setattr(LiveGame, "update_of", told)
        watched.setattr(SQLiteLog, "begin_group", begun)
        watched.setattr(SQLiteLog, "commit_group", committed)
        await play.decide(room.app, request, US)
    assert found == [False, True]


@in_a_room
async def test_write_in_progress_is_stored_after_the_loop_closed(room: Room) -> None:
    game = await room.started()
    request, version = await room.picking(game), room.versions(game)
    closed, groups, write = asyncio.new_event_loop(), list[list[Append]](), Journal._write
    closed.close()

    def written(journal: Journal, group: list[Append], loop: asyncio.AbstractEventLoop) -> None:
        try:
            with pytest.raises(RuntimeError, match="closed"):
                write(journal, group, closed)
        finally:
            groups.append(group)
            loop.call_soon_threadsafe(journal._settle, group, [OperationalError("nobody was told")])

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(Journal, "_write", written)
        with suppress(OperationalError):
            await play.decide(room.app, request, US)
    assert groups
    assert room.versions(game) > version


@in_a_room
async def test_data_stored_beside_a_game_is_visible_only_after_commit(room: Room) -> None:
    """Even if who has it stored goes away meanwhile."""
    game = await room.app.games.get(await room.create())
    receipt = ReceiptLine(game.stream, game.head.hex(), "22" * 32, "33" * 64, game.version)
    game.imported = before = Imported(game.stream, "", receipt)
    vouched = Imported(game.stream, "", receipt, "11" * 32)

    def fail(self: SQLiteLog, *_: Any, **__: Any) -> None:
        raise OperationalError("the disk is full")

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(SQLiteLog, "insert_events", fail)
        with pytest.raises(OperationalError):
            await files._known(room.app, game, vouched)
    assert game.imported is before
    knowing = asyncio.ensure_future(files._known(room.app, game, vouched))
    while not room.app.journal.is_writing:
        await asyncio.sleep(0)
    knowing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await knowing
    assert room.app.log.imported(game.stream) == game.imported == vouched


def facts(game: LiveGame) -> dict[str, Any]:
    """What is held of a game because of what its log says."""
    kept = {name: copy.copy(held) for name, held in vars(game).items() if name not in NO_FACTS}
    answered = {seat: dict(requests) for seat, requests in game.answered.items() if requests}
    return kept | {"waiting": pickle.dumps(game.waiting), "answered": answered}


NO_FACTS = frozenset({"lock", "asked_for_at", "chains", "system", "codec"})
"""What of a live game is not folded from its log."""
