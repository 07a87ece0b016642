"""`Decide` of two checkouts of Kronika, served side by side and called in turn: what a change of the write path costs.

Each checkout has its own `.venv` (`make`). What one decision takes is measured with one game, with 32 at once, and with
one that eight watch, over SQLite and over a PostgreSQL of the machine.
"""

import asyncio
import os
import random
import re
import statistics
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import grpc
import msgspec

from kronika.v1 import game_service_pb2 as pb
from kronika.v1 import game_service_pb2_grpc
from tests.bench.load import Player
from tests.bench.postgres import Cluster

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
STORES = ("sqlite", "postgres")[: 1 + bool(DEBIAN)]
UNLIMITED = ("requests_a_second", "games_an_hour", "games_a_day", "streams", "open_games")
BLOCK = 4
"""Decisions of each game before it is the other checkout's turn."""
WARM_UP = 10
"""Turns that do not count."""


class Shape(msgspec.Struct, frozen=True):
    """What is played at once, and how many watch each game."""

    name: str
    games: int
    watchers: int


SHAPES = (Shape("one game", 1, 0), Shape("eight watchers", 1, 8), Shape("32 games", 32, 0))


class Times(NamedTuple):
    """Of one checkout, in milliseconds."""

    median: float
    p99: float


@contextmanager
def served(checkout: Path, data: str, **settings: object) -> Iterator[str]:
    """A checkout's own service; its address."""
    start = "from kronika.tools.main import main; main()"
    command = [str(checkout / ".venv/bin/python"), "-c", start, "serve", "--data", data, "--port", "0"]
    known = os.environ | {f"KRONIKA_{name.upper()}": str(value) for name, value in settings.items()}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=known, cwd=checkout) as process:
        assert process.stdout is not None
        found = re.search(r" on (\S+:\d+) ", process.stdout.readline())
        assert found is not None, f"the service of {checkout} does not start"
        process.stdout.readline()
        try:
            yield found[1]
        finally:
            process.terminate()


class Side:
    """The games of one checkout; both sides play the same."""

    def __init__(self, address: str, shape: Shape) -> None:
        stub: Any = game_service_pb2_grpc.GameServiceStub
        self._stub = stub(grpc.aio.insecure_channel(address))
        self._shape, self._chooser = shape, random.Random(7)
        self._players: list[Player] = []
        self._watching: list[asyncio.Task[None]] = []
        self.times: list[float] = []

    async def begin(self) -> None:
        """Begin all games anew."""
        self.end()
        self._players = []
        for _ in range(self._shape.games):
            player = Player(self._stub, "normandy", "1")
            await player.begin()
            self._players.append(player)
            self._watching += [asyncio.create_task(self._watch(player.game)) for _ in range(self._shape.watchers)]

    def end(self) -> None:
        for task in self._watching:
            task.cancel()
        self._watching = []

    async def _watch(self, game: str) -> None:
        async for _ in self._stub.WatchGame(pb.WatchGameRequest(game=game)):
            pass

    async def turn(self) -> None:
        """Some decisions in every game; once one is over, all begin anew."""
        if not all(await asyncio.gather(*map(self._play, self._players))):
            await self.begin()

    async def _play(self, player: Player) -> bool:
        if not await player.look():
            return False
        player.times.clear()
        await player.decide(BLOCK, self._chooser)
        self.times += player.times
        return True

    def found(self) -> Times:
        times = sorted(self.times)
        return Times(1e3 * statistics.median(times), 1e3 * times[len(times) * 99 // 100])


async def _measured(addresses: Sequence[str], shape: Shape, decisions: int) -> list[Times]:
    sides = [Side(address, shape) for address in addresses]
    for side in sides:
        await side.begin()
    turns = 0
    while turns <= WARM_UP or min(len(side.times) for side in sides) < decisions:
        for side in sides if turns % 2 else sides[::-1]:
            await side.turn()
        if turns == WARM_UP:
            for side in sides:
                side.times.clear()
        turns += 1
    for side in sides:
        side.end()
    return [side.found() for side in sides]


def measure(before: Path, now: Path, decisions: int) -> Iterator[str]:
    """The rows of a table, in Markdown: what the second checkout takes for what the first takes in 1."""
    yield "| store | played | before, ms | now, ms | median | 99th percentile |"
    yield "|---|---|---|---|---|---|"
    for store in STORES:
        with ExitStack() as stack:
            cluster = Cluster(DEBIAN[-1], durable=True) if store == "postgres" else None
            if cluster is not None:
                stack.callback(cluster.remove)
            addresses = []
            for checkout in (before, now):
                data = stack.enter_context(tempfile.TemporaryDirectory())
                more = {} if cluster is None else {"store": cluster.database()}
                settings = dict.fromkeys(UNLIMITED, 1_000_000) | {"log_level": "error"} | more
                addresses.append(stack.enter_context(served(checkout.resolve(), data, **settings)))
            for shape in SHAPES:
                then, later = asyncio.run(_measured(addresses, shape, decisions))
                ratios = f"{later.median / then.median:.2f} | {later.p99 / then.p99:.2f}"
                yield f"| {store} | {shape.name} | {then.median:.2f} | {later.median:.2f} | {ratios} |"
