"""`Decide` as clients that replay recorded decisions call it: they read no answer, so the service alone is measured.

Chance follows from what was committed to before, so a copy of the data folder, taken when the games had
just begun, meets the same decisions with the same events, however often.
"""

import asyncio
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from google.protobuf.field_mask_pb2 import FieldMask

from kronika.v1 import game_service_pb2 as pb
from tests.bench.load import AT_ONCE, Calls, Player, calling, unlimited

DECISIONS = 200
"""Decisions at each table: what a service does once, such as starting the process that keeps the read models while
much is written, hardly counts then."""
GAMES = 3
"""Games at each table, one after another, so that all tables are busy to the end."""
ROUNDS = 7
BARE = FieldMask(paths=["events", "receipt", "snapshot.version", "snapshot.open_prompts"])
"""An answer without view and legal decisions."""
DECIDE = "/kronika.v1.GameService/Decide"
DECIDE_EACH = f"{DECIDE}Each"

Recorded = tuple[tuple[Any, ...], Any]
"""The metadata and the request of a decision."""


class Speed(msgspec.Struct, frozen=True):
    """Decisions a second, by the clock and by the processor time of the service."""

    by_clock: float
    by_processor: float


class Recorder:
    """Calls of one player to a service, which may move, and the decisions among them."""

    def __init__(self, stub: Any) -> None:
        self.stub = stub
        self.made: list[Recorded] = []

    def __getattr__(self, call: str) -> Any:
        return getattr(self.stub, call)

    def Decide(self, request: Any, metadata: Any) -> Any:
        self.made.append((metadata, request))
        return self.stub.Decide(request, metadata=metadata)


class Recording:
    """Tables at which games have just begun, and what was decided at each."""

    def __init__(self, folder: Path, pack: str, scenario: str) -> None:
        self._folder, self._begun = folder, folder / "begun"
        self.tables: list[list[Recorded]] = asyncio.run(self._record(pack, scenario))

    async def _record(self, pack: str, scenario: str) -> list[list[Recorded]]:
        with unlimited(self._begun) as service:
            async with calling(service) as calls:
                recorders = [Recorder(calls.games) for _ in range(AT_ONCE)]
                tables = [[Player(recorder, pack, scenario) for _ in range(GAMES)] for recorder in recorders]
                await asyncio.gather(*map(_begin, tables))
        chooser = random.Random(7)
        with unlimited(self.copy()) as service:
            async with calling(service) as calls:
                for recorder, players in zip(recorders, tables, strict=True):
                    recorder.stub = calls.games
                    for player in players:
                        while len(recorder.made) < DECISIONS and await player.look():
                            await player.decide(DECISIONS - len(recorder.made), chooser)
        return [recorder.made for recorder in recorders]

    def copy(self) -> Path:
        """The data folder with the games as they had just begun."""
        copy = Path(tempfile.mkdtemp(dir=self._folder)) / "data"
        shutil.copytree(self._begun, copy)
        return copy

    def replay(self, mask: FieldMask | None, *, apart: bool = False, streamed: bool = False) -> Speed:
        """All tables at once, each decision after the one before it has been answered, till the first table is
        through. `apart`: the read models are left to a process of their own; `streamed`: each seat decides on a
        stream of its own."""
        tables = [[(metadata, masked(request, mask)) for metadata, request in table] for table in self.tables]

        async def go() -> Speed:
            folder = self.copy()
            with _apart(folder) if apart else unlimited(folder) as service:
                async with calling(service) as calls:
                    return await _timed(calls, tables, streamed)

        return asyncio.run(go())


async def _begin(players: Sequence[Player]) -> None:
    """One game after another: all at once would open nearly as many streams as a service allows a connection."""
    for player in players:
        await player.begin()


@contextmanager
def _apart(folder: Path) -> Iterator[Any]:
    """A service that leaves its read models to a process of their own."""
    from kronika.tools.dev.demonstration import (
        projecting,  # of this tree alone: earlier releases replay decisions as well
    )

    with projecting(folder), unlimited(folder, project=False) as service:
        yield service


def masked(request: Any, mask: FieldMask | None) -> bytes:
    masked = pb.DecideRequest()
    masked.CopyFrom(request)
    if mask is not None:
        masked.read_mask.CopyFrom(mask)
    return bytes(masked.SerializeToString())


async def _timed(calls: Calls, tables: Sequence[Sequence[tuple[Any, bytes]]], streamed: bool) -> Speed:
    decide, decide_each = calls.channel.unary_unary(DECIDE), calls.channel.stream_stream(DECIDE_EACH)
    count = 0

    async def play(table: Sequence[tuple[Any, bytes]]) -> None:
        nonlocal count
        streams: dict[Any, Any] = {}
        for metadata, request in table:
            if not streamed:
                await decide(request, metadata=metadata)
            else:
                stream = streams.get(metadata) or streams.setdefault(metadata, decide_each(metadata=metadata))
                await stream.write(request)
                await stream.read()
            count += 1

    for game in {pb.DecideRequest.FromString(request).game for table in tables for _, request in table}:
        await calls.games.GetGame(pb.GetGameRequest(game=game))
    used, start = processor(calls.pid), time.perf_counter()
    playing = [asyncio.create_task(play(table)) for table in tables]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    speed = Speed(count / (time.perf_counter() - start), count / (processor(calls.pid) - used))
    await asyncio.gather(*playing)
    return speed


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def by_clock(pack: str, scenario: str, *, bare: bool, apart: bool = False, streamed: bool = False) -> float:
    """Decisions a second, with or without view and legal decisions, recorded anew. `apart`, `streamed`: see
    `Recording.replay`."""
    with tempfile.TemporaryDirectory() as folder:
        recording = Recording(Path(folder), pack, scenario)
        return recording.replay(BARE if bare else None, apart=apart, streamed=streamed).by_clock


def without_view(pack: str, scenario: str) -> tuple[float, Speed, Speed]:
    """How many times as many decisions a second there are where view and legal decisions are left out, by the
    clock; and both speeds, each a median."""
    return _compared(pack, scenario, lambda recording: (recording.replay(BARE), recording.replay(None)))


def on_streams(pack: str, scenario: str) -> tuple[float, Speed, Speed]:
    """The same where decisions go by streams, against calls of their own, both without view and legal decisions."""
    return _compared(pack, scenario, lambda recording: (recording.replay(BARE, streamed=True), recording.replay(BARE)))


def with_read_models_apart(pack: str, scenario: str) -> tuple[float, Speed, Speed]:
    """The same where another process keeps the read models, without view and legal decisions."""
    return _compared(pack, scenario, lambda recording: (recording.replay(BARE, apart=True), recording.replay(BARE)))


def _compared(
    pack: str, scenario: str, measure: Callable[[Recording], tuple[Speed, Speed]]
) -> tuple[float, Speed, Speed]:
    with tempfile.TemporaryDirectory() as folder:
        recording = Recording(Path(folder), pack, scenario)
        pairs = [measure(recording) for _ in range(ROUNDS)]
    one, other = zip(*pairs, strict=True)
    return statistics.median(a.by_clock / b.by_clock for a, b in pairs), median(one), median(other)


def median(speeds: Sequence[Speed]) -> Speed:
    """The median of each."""
    return Speed(statistics.median(s.by_clock for s in speeds), statistics.median(s.by_processor for s in speeds))
