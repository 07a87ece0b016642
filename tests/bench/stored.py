"""What it costs to keep the games in PostgreSQL: figures against files, and against psycopg alone."""

import asyncio
import os
import random
import secrets
import signal
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import msgspec
import psycopg
from eventsourcing.persistence import StoredEvent

from kronika.service.store.postgres.log import PostgresLog
from kronika.service.store.postgres.tables import migrate
from kronika.service.store.protocol import Mark
from kronika.tools.dev.demonstration import Serving
from tests.bench.load import AT_ONCE, BURST, TURNS, WARM_UP, Calls, Player, calling, unlimited
from tests.bench.measuring import Figure, ratios
from tests.bench.postgres import Cluster
from tests.bench.replayed import Recorder, processor
from tests.bench.trials import Measured

T = TypeVar("T")

GROUPS, GAMES, EVENTS = 40, 16, 8
"""Transactions of one round, the games of each, and the events of each of these."""
KILLS, BEFORE_KILL = 5, 5
"""Servers that are killed, and turns of each game before that."""
TWO_SERVERS_CORES = 4
"""One for each server, one for PostgreSQL, one for the clients."""
CALLS = 400
"""Decisions of one client at each place."""

RAW = """
CREATE TABLE raw (
    position BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    stream TEXT COLLATE "C", version BIGINT, type TEXT COLLATE "C", body TEXT COLLATE "C", UNIQUE (stream, version)
)
"""
INSERT = "INSERT INTO raw (stream, version, type, body) VALUES (%s, %s, %s, %s)"
BODY = '{"public":{"at":"2026-01-01T00:00:00Z","event":{"said":"' + "x" * 200 + '","of":[1,2,3,4,5,6,7,8]}}}'


@contextmanager
def durable() -> Iterator[Cluster]:
    """A PostgreSQL that waits for the disk."""
    cluster = Cluster(durable=True)
    try:
        yield cluster
    finally:
        cluster.remove()


def log_alone() -> Figure:
    """Groups stored with the marks of their games, against as many rows in as large transactions by psycopg."""
    with durable() as cluster:
        url = cluster.database()
        migrate(url)
        log = PostgresLog(url)
        rounds = iter(range(1_000_000))
        with psycopg.connect(url, autocommit=True) as raw:
            raw.execute(RAW)

            def ours() -> float:
                turn, start = next(rounds), time.perf_counter()
                for number in range(GROUPS):
                    rows = _group(turn, number)
                    marks = [
                        Mark(stream, version, bytes(32), "", bytes(32)) for stream, version, _, _ in rows[::EVENTS]
                    ]
                    log.insert_events([StoredEvent(s, v, t, body.encode()) for s, v, t, body in rows], marks)
                return GROUPS / (time.perf_counter() - start)

            def theirs() -> float:
                turn, start = next(rounds), time.perf_counter()
                for number in range(GROUPS):
                    with raw.transaction(), raw.cursor() as cursor:
                        cursor.executemany(INSERT, _group(turn, number))
                return GROUPS / (time.perf_counter() - start)

            ratio, mine, base = ratios(ours, theirs)
        log.close()
    return Figure(
        f"the log in PostgreSQL, groups of {GAMES} games, groups/s, against psycopg alone with the same grouping",
        ratio,
        0.7,
        True,
        f"{mine:,.0f} against {base:,.0f} groups/s of {GAMES * EVENTS} events",
    )


def _group(turn: int, number: int) -> list[tuple[str, int, str, str]]:
    first = number * EVENTS + 1
    return [
        (f"game{turn}-{game}", first + event, "kronika.decision_made.v1", BODY)
        for game in range(GAMES)
        for event in range(EVENTS)
    ]


def throughput(played: Measured) -> Figure:
    """Decide with 32 games in parallel where they are in PostgreSQL, against files, in turn."""

    async def work(in_database: Calls, in_files: Calls) -> tuple[float, float, float]:
        chooser, sides = random.Random(1), (in_database, in_files)
        players = [[Player(side.games, played.pack, played.scenario) for _ in range(AT_ONCE)] for side in sides]
        await asyncio.gather(*(player.begin() for some in players for player in some))
        turns: list[list[float]] = []
        for _ in range(TURNS):
            turn = []
            for some in players:
                await asyncio.gather(*(player.look() for player in some))
                start = time.perf_counter()
                counts = await asyncio.gather(*(player.decide(BURST, chooser) for player in some))
                turn.append(sum(counts) / (time.perf_counter() - start))
            turns.append(turn)
        turns = turns[WARM_UP:]
        mine, base = (statistics.median(side) for side in zip(*turns, strict=True))
        return statistics.median(a / b for a, b in turns), mine, base

    ratio, mine, base = _both(work)
    return Figure(
        f"`Decide` over gRPC in PostgreSQL, {AT_ONCE} games in parallel, calls/s, against files",
        ratio,
        0.8,
        True,
        f"{mine:,.0f} against {base:,.0f} calls/s",
    )


class Used(msgspec.Struct, frozen=True):
    """Decisions a second, and the processor time that a decision took, in ms: of the servers, of PostgreSQL, and of
    the clients that put the load on them."""

    speed: float
    servers: float
    database: float
    clients: float

    @property
    def said(self) -> str:
        return (
            f"{self.speed:,.0f} calls/s, and of each call {self.servers:.2f} ms of processor in the servers, "
            f"{self.database:.2f} in PostgreSQL, {self.clients:.2f} in the clients"
        )


def two_servers(played: Measured) -> Figure:
    """Decide with 32 games in parallel at two servers on one PostgreSQL, each game at one of them, against one server
    on one of its own, in turn."""

    async def go(cluster: Cluster, services: list[Serving]) -> tuple[float, Used, Used]:
        async with AsyncExitStack() as stack:
            first, second, alone = [await stack.enter_async_context(calling(service)) for service in services]
            chooser, pids = random.Random(3), [service.pid for service in services]
            groups = [
                (
                    [Player((first, second)[n % 2].games, played.pack, played.scenario) for n in range(AT_ONCE)],
                    pids[:2],
                ),
                ([Player(alone.games, played.pack, played.scenario) for _ in range(AT_ONCE)], pids[2:]),
            ]
            await asyncio.gather(*(player.begin() for players, _ in groups for player in players))
            turns: list[list[Used]] = []
            for _ in range(TURNS):
                turn = []
                for players, of_servers in groups:
                    await asyncio.gather(*(player.look() for player in players))
                    before, start = _used(cluster, of_servers), time.perf_counter()
                    count = sum(await asyncio.gather(*(player.decide(BURST, chooser) for player in players)))
                    seconds = time.perf_counter() - start
                    of_each = [(b - a) * 1e3 / count for a, b in zip(before, _used(cluster, of_servers), strict=True)]
                    turn.append(Used(count / seconds, *of_each))
                turns.append(turn)
            turns = turns[WARM_UP:]
            ratio = statistics.median(two.speed / one.speed for two, one in turns)
            two, one = (_mean(side) for side in zip(*turns, strict=True))
            return ratio, two, one

    with ExitStack() as stack:
        cluster = stack.enter_context(durable())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        key, shared = secrets.token_hex(32), cluster.database()
        stores = {"first": shared, "second": shared, "alone": cluster.database()}
        services = [
            stack.enter_context(unlimited(folder / name, store=store, secrets_key=key))
            for name, store in stores.items()
        ]
        ratio, two, one = asyncio.run(go(cluster, services))
    return Figure(
        f"`Decide` over gRPC at two servers on one PostgreSQL, {AT_ONCE} games in parallel, calls/s, "
        "against one server",
        ratio,
        1.2,
        True,
        f"two: {two.said}; one: {one.said}; all on {os.cpu_count()} cores",
        TWO_SERVERS_CORES,
    )


def _used(cluster: Cluster, servers: Sequence[int]) -> tuple[float, float, float]:
    """Seconds of processor time that the servers, PostgreSQL and this process, which makes the calls, have used."""
    database = 0.0
    for pid in cluster.processes():
        with suppress(OSError):  # it has just ended
            database += processor(pid)
    return sum(map(processor, servers)), database, time.process_time()


def _mean(turns: Sequence[Used]) -> Used:
    """The mean of each: a processor's time is told in steps of 10 ms."""
    return Used(*(statistics.mean(column) for column in zip(*map(msgspec.structs.astuple, turns), strict=True)))


def failover(played: Measured) -> Figure:
    """How long after a server was killed its games go on at the other, which has none of them in memory."""

    async def go(first: Serving, second: Serving) -> float:
        chooser = random.Random(4)
        async with calling(first) as here, calling(second) as there:
            ways = [Recorder(here.games) for _ in range(AT_ONCE)]
            players = [Player(way, played.pack, played.scenario) for way in ways]
            await asyncio.gather(*(player.begin() for player in players))
            for _ in range(BEFORE_KILL):
                await asyncio.gather(*(player.look() for player in players))
                await asyncio.gather(*(player.decide(BURST, chooser) for player in players))
            start = time.perf_counter()
            os.kill(first.pid, signal.SIGKILL)
            for way in ways:
                way.stub = there.games
            await asyncio.gather(*(player.look() for player in players))
            await asyncio.gather(*(player.decide(1, chooser) for player in players))
            return time.perf_counter() - start

    with durable() as cluster, tempfile.TemporaryDirectory() as folder:
        found = []
        for number in range(KILLS):
            settings = {"store": cluster.database(), "secrets_key": secrets.token_hex(32)}
            with (
                unlimited(Path(folder) / f"{number}-first", **settings) as first,
                unlimited(Path(folder) / f"{number}-second", **settings) as second,
            ):
                found.append(asyncio.run(go(first, second)))
    return Figure(
        f"from the kill of a server to the next `Decide` of all of its {AT_ONCE} games at another, s",
        statistics.median(found),
        2,
        False,
        f"median of {len(found)}, from {min(found):.2f} to {max(found):.2f}",
    )


def latency(played: Measured) -> Figure:
    """Median latency of Decide with one client where the game is in PostgreSQL, against files, in turn."""

    async def work(in_database: Calls, in_files: Calls) -> tuple[float, float]:
        chooser = random.Random(2)
        players = [Player(side.games, played.pack, played.scenario) for side in (in_database, in_files)]
        for player in players:
            await player.begin()
        while len(players[0].times) < CALLS:
            for player in players:
                if await player.look():
                    await player.decide(BURST, chooser)
        mine, base = (statistics.median(player.times) for player in players)
        return mine, base

    mine, base = _both(work)
    return Figure(
        "median latency of `Decide` in PostgreSQL, one client, against files",
        mine / base,
        2,
        False,
        f"{mine * 1e3:.2f} ms against {base * 1e3:.2f} ms",
    )


def _both(work: Callable[[Calls, Calls], Awaitable[T]]) -> T:
    """Run `work` with a service in PostgreSQL and one in files, each a process of its own."""

    async def go(in_database: Serving, in_files: Serving) -> T:
        async with calling(in_database) as one, calling(in_files) as other:
            return await work(one, other)

    with ExitStack() as stack:
        cluster = stack.enter_context(durable())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        in_database = stack.enter_context(unlimited(folder / "database", store=cluster.database()))
        return asyncio.run(go(in_database, stack.enter_context(unlimited(folder / "files"))))
