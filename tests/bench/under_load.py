"""Figures of a service under load: how long others wait for what is much work, what is left in memory,
and how it answers while its read models catch up."""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, create_subprocess_exec
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import click

from kronika.domain.kernel import ends
from kronika.library.offline import OfflineGame
from kronika.service.application import LOG_FILE
from kronika.service.packs import load_packs
from kronika.service.store.recorder import SQLiteLog
from kronika.tools.cli.examples import GAME
from kronika.v1 import game_service_pb2 as pb
from tests.bench.load import Calls, Player, measured
from tests.bench.measuring import Figure, resident, store

NOBODY = (("authorization", "Bearer " + "ab" * 32),)

IMPORTED = 60_000_000
"""Bytes of a file that is imported."""
BEFORE = 1000
"""Calls that tell how long one takes when there is nothing else to do."""
PIECE = 1_000_000


def stalls() -> Figure:
    """The median of `GetGame` while a large file is imported, a long game listed and the read models are
    rebuilt, against that before."""
    first, second = _long_game("first"), _long_game("second")

    async def work(calls: Calls, data: Path) -> tuple[float, float, float, int]:
        player = Player(calls.games, GAME.pack, GAME.scenario)
        await player.begin()
        await calls.games.ImportGame(_pieces(first), metadata=NOBODY)
        long = (await calls.games.ListGames(pb.ListGamesRequest(page_size=1))).games[0]
        while not await _is_caught_up(calls, long.game):
            await asyncio.sleep(0.1)
        request = pb.GetGameRequest(game=player.game)
        before = [await _timed(calls.games.GetGame, request) for _ in range(BEFORE)]
        rebuild = await create_subprocess_exec(
            sys.executable,
            "-c",
            "from kronika.tools.main import main; main()",
            "rebuild",
            "--data",
            str(data),
            stdout=DEVNULL,
        )
        imported = asyncio.ensure_future(calls.games.ImportGame(_pieces(second), metadata=NOBODY))
        listed = asyncio.ensure_future(_list(calls, long.game, long.version, imported))
        during: list[float] = []
        while not imported.done() or rebuild.returncode is None or not during:
            during.append(await _timed(calls.games.GetGame, request))
        await imported
        await listed
        return statistics.median(during), statistics.median(before), max(during), len(during)

    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        mine, base, worst, count = measured(lambda calls: work(calls, data), data)
    return Figure(
        f"median latency of `GetGame` while a file of {len(second) / 1e6:.0f} MB is imported, its like listed and the "
        "read models rebuilt, against that before",
        mine / base,
        3,
        False,
        f"{mine * 1e3:.2f} ms against {base * 1e3:.2f} ms; the longest of {count:,} took {worst * 1e3:.0f} ms",
    )


def _long_game(name: str) -> bytes:
    """The file of a closed game in which draws were offered and withdrawn for ever."""
    game = OfflineGame(load_packs()[GAME.pack], GAME.scenario, "stalls", game=f"stalls{name}")
    seat = game.seats[0]
    game.wander(random.Random(1), 20)
    size = 0
    while size < IMPORTED:
        for _ in range(100):
            game.keep(ends.offer_draw(game.system, game.position, seat))
            game.keep(ends.decline_draw(game.system, game.position, seat, seat))
        size = sum(len(bytes(record.public)) for record in game.records[-200:]) * len(game.records) // 200
    game.keep(ends.resign(game.system, game.position, seat, game.chance(game.position.ledger)))
    game.close()
    return game.export()


async def _pieces(data: bytes) -> AsyncIterator[Any]:
    for at in range(0, len(data), PIECE):
        yield pb.ImportGameRequest(chunk=data[at : at + PIECE])


async def _is_caught_up(calls: Calls, game: str) -> bool:
    found = await calls.games.ListTimeline(pb.ListTimelineRequest(game=game, page_size=1))
    last = (await calls.games.GetGame(pb.GetGameRequest(game=game))).game.version
    further = await calls.games.ListTimeline(pb.ListTimelineRequest(game=game, after=last - 10, page_size=1))
    return bool(found.entries and further.entries)


async def _list(calls: Calls, game: str, last: int, until: "asyncio.Future[Any]") -> None:
    """List the events at the end of a long game, as long as something else goes on."""
    while not until.done():
        request = pb.ListEventsRequest(game=game, after=max(last - 2000, 0), page_size=2000, proof=True)
        await calls.games.ListEvents(request)


async def _timed(call: Callable[[Any], Awaitable[Any]], request: Any) -> float:
    start = time.perf_counter()
    await call(request)
    return time.perf_counter() - start


FEW, MANY = 30, 300
"""Games in succession after which the memory is looked at."""
DECISIONS = 60
"""Decisions of each."""


def growth() -> Figure:
    """The memory of the service after many games in succession, against that after a few."""

    async def work(calls: Calls) -> tuple[float, float]:
        chooser, scenarios = random.Random(5), [card.id for card in load_packs()[GAME.pack].card.scenarios]
        few = 0.0
        with click.progressbar(range(1, MANY + 1), label="playing") as bar:
            for count in bar:
                player = Player(calls.games, GAME.pack, chooser.choice(scenarios))
                await player.begin()
                while len(player.times) < DECISIONS and await player.look():
                    await player.decide(DECISIONS - len(player.times), chooser)
                await player.close()
                if count == FEW:
                    few = resident(calls.pid)
        return resident(calls.pid), few

    with tempfile.TemporaryDirectory() as folder:
        mine, base = measured(work, Path(folder))
    return Figure(
        f"memory of the service after {MANY} games in succession, against that after {FEW}",
        mine / base,
        1.3,
        False,
        f"{mine:.0f} against {base:.0f} MB; {DECISIONS} decisions each, all closed",
    )


LOGGED = 2000
"""Games in the log of a service that starts without read models."""
USUAL = 30
"""Lists that tell how long one takes when there is nothing else to do."""


def catching_up() -> Figure:
    """The median of `ListGames` while the read models of a service that has just started are made, against
    that afterwards."""

    async def work(calls: Calls) -> tuple[float, float, float, int]:
        during: list[float] = []
        while not during or await _listed(calls) < LOGGED:
            during.append(await _timed(calls.games.ListGames, pb.ListGamesRequest()))
            await asyncio.sleep(0.01)
        after = [await _timed(calls.games.ListGames, pb.ListGamesRequest()) for _ in range(USUAL)]
        return statistics.median(during), statistics.median(after), max(during), len(during)

    with tempfile.TemporaryDirectory() as folder:
        log = SQLiteLog(Path(folder) / LOG_FILE)
        with click.progressbar(_short_games(), length=LOGGED, label="writing the log") as bar:
            for game in bar:
                store(log, game)
        log.close()
        mine, base, worst, count = measured(work, Path(folder))
    return Figure(
        f"median latency of `ListGames` while the read models of {LOGGED:,} games are made, against that afterwards",
        mine / base,
        10,
        False,
        f"{mine * 1e3:.0f} ms against {base * 1e3:.0f} ms; the longest of {count:,} took {worst * 1e3:.0f} ms",
    )


def _short_games() -> Iterator[OfflineGame]:
    pack, chooser = load_packs()[GAME.pack], random.Random(6)
    for number in range(LOGGED):
        game = OfflineGame(pack, GAME.scenario, "catching up", game=f"short{number}")
        game.wander(chooser, 20)
        yield game


async def _listed(calls: Calls) -> int:
    """The number in the name of the latest game that is listed, and one: all before it are listed too."""
    found = await calls.games.ListGames(pb.ListGamesRequest(page_size=1))
    return int(found.games[0].game.removeprefix("short")) + 1 if found.games else 0
