"""The figures of BENCHMARKS.md, each as a ratio within one run: these machines are noisy."""

import asyncio
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import chess
import click
import msgspec

from kronika.domain.kernel.contract import tag_of
from kronika.domain.kernel.game import Recorder, blank, decide, fold
from kronika.domain.systems import CODECS
from kronika.library.offline import OfflineGame, options_for
from kronika.library.policies import Policy, usual_policy
from kronika.service import convert
from kronika.service.history import History
from kronika.service.packs import LoadedPack, load_packs
from kronika.service.store.opening import LOG_FILE
from kronika.service.store.recorder import SQLiteLog
from kronika.service.workers import tune
from kronika.tools.cli.examples import REPORTED
from kronika.tools.cli.terminal import unguarded
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb
from tests.bench import browsing, campaign_figures, cost_of_trust, doors, measuring, replayed, stored, under_load
from tests.bench.arena import open_game
from tests.bench.fixtures import MEASURED, trials_of
from tests.bench.load import AT_ONCE, BURST, TURNS, WARM_UP, Calls, Player, event_tag, measured
from tests.bench.measuring import Figure, ratios, resident, store, write_table
from tests.bench.trials import Measured


class Played(Measured, frozen=True):
    """What a figure is measured with."""

    @property
    def loaded(self) -> LoadedPack:
        return load_packs()[self.pack]

    def of(self, figure: str) -> str:
        """The name of a figure."""
        return f"{self.pack.replace('_', ' ').title()}: {figure}"


USUAL, *OTHERS = (Played(**msgspec.structs.asdict(one)) for one in MEASURED)


# --- in one process


def replaying(played: Played) -> Figure:
    """Reading, decoding and folding stored games, against reading and decoding them alone."""
    pack = played.loaded
    games = [_sensible_game(pack, scenario.id, REPLAYED) for scenario in pack.card.scenarios]
    return _replayed(played, "replay of stored games, events/s, against sqlite3 and msgspec alone", games)


def replaying_whole(played: Played) -> Figure:
    """The same of a whole long game."""
    game = _sensible_game(played.loaded, played.long, WHOLE)
    return _replayed(played, "replay of a whole long game, events/s, against sqlite3 and msgspec alone", [game])


def _replayed(played: Played, figure: str, games: Sequence[OfflineGame]) -> Figure:
    pack = played.loaded
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.db"
        log = SQLiteLog(path)
        store(log, *games)
        events = sum(len(game.events) for game in games)
        codec, system, history = CODECS[pack.system.name], pack.system, History(log)
        raw = sqlite3.connect(path)

        def ours() -> float:
            start = time.perf_counter()
            for game in games:
                undone = history.undone(game.game)
                fold(codec.read(log.rows(game.game)), blank(system), undone=undone)
            return events / (time.perf_counter() - start)

        def theirs() -> float:
            start = time.perf_counter()
            for game in games:
                rows = raw.execute(
                    "SELECT version, type, CAST(body AS BLOB) FROM events WHERE stream = ? ORDER BY version",
                    (game.game,),
                )
                for _, _, body in rows.fetchall():
                    codec.row(body)
            return events / (time.perf_counter() - start)

        ratio, mine, base = ratios(ours, theirs)
        raw.close()
        log.close()
    return Figure(
        played.of(figure),
        ratio,
        played.replay,
        True,
        f"{mine:,.0f} against {base:,.0f} events/s; {events:,} events",
    )


REPLAYED = 400
"""Decisions of a game that is replayed."""
WHOLE = 12_000
"""More of them than a whole long game has."""


def _sensible_game(pack: LoadedPack, scenario: str, decisions: int) -> OfflineGame:
    game = OfflineGame(pack, scenario, "bench", options_for(pack))
    policies: dict[str, Policy] = {seat: usual_policy(pack.system, 1) for seat in game.position.ledger.seats}
    game.play(policies, decisions)
    return game


RANDOM_SECONDS = 1.0
RANDOM_CAP = 300


def random_play(played: Played) -> Figure:
    """Random decisions in one process with their lists of legal ones, against python-chess."""
    pack = played.loaded
    chooser = random.Random(1)

    def ours() -> float:
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < RANDOM_SECONDS:
            for scenario in pack.card.scenarios:
                count += _random_game(pack, scenario.id, chooser)
        return count / (time.perf_counter() - start)

    def theirs() -> float:
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < RANDOM_SECONDS:
            board = chess.Board()
            for _ in range(RANDOM_CAP):
                moves = list(board.legal_moves)
                if not moves:
                    break
                board.push(chooser.choice(moves))
                count += 1
        return count / (time.perf_counter() - start)

    ratio, mine, base = ratios(ours, theirs)
    return Figure(
        played.of("random play without storage, decisions/s with legal decisions, against python-chess plies/s"),
        ratio,
        played.random,
        True,
        f"{mine:,.0f} decisions/s against {base:,.0f} plies/s; games of up to {RANDOM_CAP}",
    )


def _random_game(pack: LoadedPack, scenario: str, chooser: random.Random) -> int:
    """How many decisions there are in a random game in which nobody withdraws."""
    return sum(1 for _ in _random_boards(pack, scenario, chooser))


def _random_boards(pack: LoadedPack, scenario: str, chooser: random.Random) -> Iterator[Any]:
    """The board after each decision of such a game."""
    out, chance = open_game(pack, scenario, chooser.randrange(1 << 30))
    position = out.position
    for _ in range(RANDOM_CAP):
        if position.game.outcome is not None:
            return
        prompt = position.game.prompts[0]
        legal = pack.system.rules.legal(position.game.board, prompt)
        while isinstance(decision := chooser.choice(legal), trials_of(pack.system).gives_up):
            pass
        made = decide(pack.system, position, prompt.seat, prompt.id, "", decision, chance)
        assert isinstance(made, Recorder), made
        position = made.position
        yield position.game.board


def drawing(played: Played) -> Figure:
    """All panels of each board of random games of the scenario, against the message of its view, which the
    service makes of the same board before."""
    pack, chooser = played.loaded, random.Random(5)
    system, pairs = pack.system, list[tuple[float, float]]()
    for _ in range(measuring.ROUNDS + 1):
        drawn, told = 0.0, 0.0
        boards = list(_random_boards(pack, played.scenario, chooser))
        for board in boards:
            start = time.perf_counter()
            getattr(game_pb2.Snapshot().view, system.name).MergeFromString(convert.serialized(system.view(board)))
            between = time.perf_counter()
            system.rendering.panels(board, "en")
            drawn += time.perf_counter() - between
            told += between - start
        pairs.append((drawn / len(boards), told / len(boards)))
    del pairs[0]
    mine, base = (statistics.median(side) for side in zip(*pairs, strict=True))
    return Figure(
        played.of("a board drawn with all panels and handles, against the message of its view"),
        statistics.median(a / b for a, b in pairs),
        16,
        False,
        f"{mine * 1e3:.2f} ms against {base * 1e3:.2f} ms",
    )


# --- over gRPC


def throughput(played: Played) -> Figure:
    """Decide with 32 games in parallel, against as many empty calls of the same server."""

    async def work(calls: Calls) -> tuple[float, float, float]:
        players = [Player(calls.games, played.pack, played.scenario) for _ in range(AT_ONCE)]
        await asyncio.gather(*(player.begin() for player in players))
        chooser = random.Random(1)

        async def empties(count: int) -> None:
            for _ in range(count):
                await calls.empty()

        pairs: list[tuple[float, float]] = []
        for _ in range(TURNS):
            await asyncio.gather(*(player.look() for player in players))
            start = time.perf_counter()
            counts = await asyncio.gather(*(player.decide(BURST, chooser) for player in players))
            ours = sum(counts) / (time.perf_counter() - start)
            start = time.perf_counter()
            await asyncio.gather(*(empties(count) for count in counts))
            pairs.append((ours, sum(counts) / (time.perf_counter() - start)))
        pairs = pairs[WARM_UP:]
        return (
            statistics.median(a / b for a, b in pairs),
            statistics.median(a for a, _ in pairs),
            statistics.median(b for _, b in pairs),
        )

    with tempfile.TemporaryDirectory() as folder:
        ratio, mine, base = measured(work, Path(folder))
    return Figure(
        played.of(
            f"`Decide` over gRPC, {AT_ONCE} games in parallel, synchronous=FULL, calls/s, against an empty unary call"
        ),
        ratio,
        0.4,
        True,
        f"{mine:,.0f} against {base:,.0f} calls/s",
    )


def left_out(played: Played) -> Figure:
    """Decide without view and legal decisions, against the whole answer, by clients that replay recorded calls."""
    ratio, bare, whole = replayed.without_view(played.pack, played.scenario)
    return Figure(
        played.of("`Decide` without view and legal decisions, replayed, calls/s, against the whole answer"),
        ratio,
        1,
        True,
        f"{bare.by_clock:,.0f} against {whole.by_clock:,.0f} calls/s; {bare.by_processor:,.0f} against "
        f"{whole.by_processor:,.0f} a second of the service's processor time",
    )


def on_streams(played: Played) -> Figure:
    """Decisions on streams, each seat's on its own, against calls of their own; both without view and legal list."""
    ratio, streams, calls = replayed.on_streams(played.pack, played.scenario)
    return Figure(
        played.of("`DecideEach` without view and legal decisions, replayed, decisions/s, against `Decide`"),
        ratio,
        1.2,
        True,
        f"{streams.by_clock:,.0f} against {calls.by_clock:,.0f} decisions/s; {streams.by_processor:,.0f} against "
        f"{calls.by_processor:,.0f} a second of the service's processor time",
    )


def read_models_apart() -> Figure:
    """Decide without view and legal decisions where `kronika project` keeps the read models, against the same where the
    service leaves them to another process while much is decided. That it gains over an earlier release is measured
    against it."""
    ratio, apart, together = replayed.with_read_models_apart(USUAL.pack, USUAL.scenario)
    return Figure(
        USUAL.of("`Decide` without view and legal decisions, read models in a process of their own, calls/s"),
        ratio,
        1,
        True,
        f"{apart.by_clock:,.0f} against {together.by_clock:,.0f} calls/s with them in the service; "
        f"{apart.by_processor:,.0f} against {together.by_processor:,.0f} a second of the service's processor time; "
        f"{os.cpu_count()} cores",
    )


def by_connect() -> Figure:
    """Processor time of Decide by Connect, in binary, against that by gRPC, replayed in turn."""
    ratio, connect, grpc = doors.compared(USUAL.pack, USUAL.scenario)
    return Figure(
        USUAL.of("processor time of `Decide` by Connect, replayed, against that by gRPC"),
        ratio,
        1.1,
        False,
        f"{1e3 / connect:.2f} against {1e3 / grpc:.2f} ms of the service's processor",
    )


def _in_empty_calls(
    played: Played,
    name: str,
    bound: float,
    work: Callable[[Calls], Awaitable[tuple[float, float]]],
    *there: OfflineGame,
) -> Figure:
    """How many empty calls something takes. `work`: seconds that it takes, and that an empty call takes; `there`:
    games that the service has in its log when it starts."""
    with tempfile.TemporaryDirectory() as folder:
        log = SQLiteLog(Path(folder) / LOG_FILE)
        store(log, *there)
        log.close()
        mine, base = measured(work, Path(folder))
    return Figure(played.of(name), mine / base, bound, False, f"{mine * 1e3:.2f} ms against {base * 1e3:.2f} ms")


CALLS = 600
"""Decisions of the one client."""


def latency(played: Played) -> Figure:
    """Median latency of Decide with one client, against the same empty call."""

    async def work(calls: Calls) -> tuple[float, float]:
        player, chooser = Player(calls.games, played.pack, played.scenario), random.Random(2)
        await player.begin()
        empties: list[float] = []
        while len(player.times) < CALLS and await player.look():
            await player.decide(BURST, chooser)
            empties += [await calls.empty() for _ in range(BURST)]
        return statistics.median(player.times), statistics.median(empties)

    return _in_empty_calls(
        played, "median latency of `Decide`, one client, against the same empty call", played.latency, work
    )


def crowded(played: Played) -> Figure:
    """The median of Decide at a table where every seat of many watches, against the empty call."""

    async def work(calls: Calls) -> tuple[float, float]:
        player, chooser = Player(calls.games, played.pack, played.scenario, seats=played.crowd), random.Random(2)
        await player.begin()
        empties: list[float] = []
        async with player.watched():
            while len(player.times) < CALLS and await player.look():
                await player.decide(BURST, chooser)
                empties += [await calls.empty() for _ in range(BURST)]
        return statistics.median(player.times), statistics.median(empties)

    return _in_empty_calls(
        played,
        f"median latency of `Decide`, {len(played.crowd)} seats watching, against an empty call",
        played.latency,
        work,
    )


TURNS_BY_RULES = 100


def turns_by_rules(played: Played) -> Figure:
    """The median of those calls of Decide in which the rules play a whole turn of a side, from its beginning to its
    end, against the empty call."""
    tags = [tag_of(type_) for type_ in played.played_by_rules]

    async def work(calls: Calls) -> tuple[float, float]:
        chooser = random.Random(2)
        times: list[float] = []
        empties: list[float] = []
        while len(times) < TURNS_BY_RULES:
            player = Player(calls.games, played.pack, played.scenario, seats=played.alone)
            await player.begin()
            while len(times) < TURNS_BY_RULES and await player.look():
                await player.decide(1, chooser)
                if holds_in_order(map(event_tag, player.events), tags):
                    times.append(player.times[-1])
                    empties.append(await calls.empty())
        return statistics.median(times), statistics.median(empties)

    return _in_empty_calls(
        played,
        "median latency of `Decide`, a whole turn that the rules play included, against an empty call",
        played.by_rules,
        work,
    )


def holds_in_order(found: Iterable[str], wanted: Sequence[str]) -> bool:
    """Whether all that is wanted is found, one after another, whatever lies between."""
    rest = iter(found)
    return all(one in rest for one in wanted)


LISTS = 300


def longest_lists(played: Played) -> Figure:
    """The prompts of a snapshot where their lists are the longest, against an empty call."""

    async def work(calls: Calls) -> tuple[float, float]:
        player, chooser = Player(calls.games, played.pack, played.scenario), random.Random(6)
        await player.begin()
        times: list[float] = []
        empties: list[float] = []
        while len(times) < LISTS and await player.look():
            (prompt, *_) = player.snapshot.prompts
            if convert.kind_of(prompt.kind) in played.busy:
                times.append(await player.prompts())
                empties.append(await calls.empty())
            await player.decide(1, chooser)
        return statistics.median(times), statistics.median(empties)

    return _in_empty_calls(
        played,
        "median of the longest lists of legal decisions, asked for by themselves, against an empty call",
        played.lists,
        work,
    )


VIEWS = 1000
VIEWED_GAMES = 3
VIEWED_VERSIONS = 2000
"""Events of a viewed game, or fewer if it is over before."""


def earlier_views(played: Played) -> Figure:
    """The view at a random earlier version of a finished game, against an empty call."""

    async def work(calls: Calls) -> tuple[float, float]:
        chooser = random.Random(3)
        players = [Player(calls.games, played.pack, played.scenario) for _ in range(VIEWED_GAMES)]
        for player in players:
            await player.begin()
            while player.version < VIEWED_VERSIONS and await player.look():
                await player.decide(50, chooser)
            if await player.look():
                await player.resign()
        return await _viewed(calls, [(player.game, player.version) for player in players], chooser)

    return _in_empty_calls(
        played,
        "view at a random earlier version of a finished game, 99th percentile, against the median empty call",
        played.views,
        work,
    )


def views_of_whole(played: Played) -> Figure:
    """The same of a whole long game of bots, which has not been looked at before."""
    game = _sensible_game(played.loaded, played.long, WHOLE)

    async def work(calls: Calls) -> tuple[float, float]:
        return await _viewed(calls, [(game.game, len(game.events))], random.Random(3))

    return _in_empty_calls(
        played,
        f"view at a random version of a whole long game of {len(game.events):,} events, 99th percentile, against "
        "the median empty call",
        played.views,
        work,
        game,
    )


async def _viewed(calls: Calls, games: Sequence[tuple[str, int]], chooser: random.Random) -> tuple[float, float]:
    """The 99th percentile of looking at a random version of one of these games, each with its last version; the
    median of the empty call."""
    times, empties = [], []
    for _ in range(VIEWS):
        game, last = chooser.choice(games)
        request = pb.GetSnapshotRequest(game=game, version=chooser.randrange(20, last))
        start = time.perf_counter()
        await calls.games.GetSnapshot(request)
        times.append(time.perf_counter() - start)
        empties.append(await calls.empty())
    return statistics.quantiles(times, n=100)[98], statistics.median(empties)


LIVE_GAMES = 1000
LIVE_DECISIONS = 100


def memory() -> Figure:
    """Memory of the service with 1,000 games in memory at 100 decisions each."""

    async def work(calls: Calls) -> float:
        chooser = random.Random(4)
        players = [Player(calls.games, USUAL.pack, USUAL.scenario) for _ in range(LIVE_GAMES)]
        limit = asyncio.Semaphore(AT_ONCE)
        with click.progressbar(length=LIVE_GAMES, label="playing", file=unguarded(sys.stdout)) as bar:

            async def prepare(player: Player) -> None:
                async with limit:
                    await player.begin()
                    while len(player.times) < LIVE_DECISIONS and await player.look():
                        await player.decide(LIVE_DECISIONS - len(player.times), chooser)
                    bar.update(1)

            await asyncio.gather(*(prepare(player) for player in players))
        seen = await _reloads(calls)
        for player in players:
            if await player.look():
                await player.decide(1, chooser)
        if await _reloads(calls) != seen:
            raise click.ClickException("a game was loaded anew: it had not stayed in memory")
        return resident(calls.pid)

    with tempfile.TemporaryDirectory() as folder:
        mine: float = measured(work, Path(folder))
    return Figure(
        f"memory of the service, {LIVE_GAMES:,} games in memory at {LIVE_DECISIONS} decisions each, MB",
        mine,
        400,
        False,
        "resident, after each has answered its next `Decide` without a reload",
    )


async def _reloads(calls: Calls) -> int:
    found = await calls.catalog.GetService(catalog_pb.GetServiceRequest())
    return int(found.games_loaded)


OF_PLAY: dict[str, Callable[[Played], Figure]] = {
    "replay": replaying,
    "random": random_play,
    "throughput": throughput,
    "left-out": left_out,
    "streams": on_streams,
    "latency": latency,
    "views": earlier_views,
    "drawing": drawing,
}
"""The figures of every game."""
FIGURES: dict[str, Callable[[], Figure]] = {
    **{name: partial(figure, USUAL) for name, figure in OF_PLAY.items()},
    "memory": memory,
    "verify": cost_of_trust.verifying,
    "signature": cost_of_trust.checking_signatures,
    "trust": cost_of_trust.deciding,
    "connect": by_connect,
    "page-size": browsing.page_size,
    "first-board": browsing.first_board,
    "told": browsing.told,
    "slider": browsing.slider,
    **{f"{played.pack}-{name}": partial(figure, played) for played in OTHERS for name, figure in OF_PLAY.items()},
    **{f"{played.pack}-whole": partial(replaying_whole, played) for played in OTHERS if played.long},
    **{f"{played.pack}-whole-views": partial(views_of_whole, played) for played in OTHERS if played.long},
    **{f"{played.pack}-lists": partial(longest_lists, played) for played in OTHERS if played.busy},
    **{f"{played.pack}-crowd": partial(crowded, played) for played in OTHERS if played.crowd},
    **{f"{played.pack}-by-rules": partial(turns_by_rules, played) for played in OTHERS if played.alone},
    "rebuild": campaign_figures.rebuilding,
    REPORTED: campaign_figures.earlier_reports,
    "apart": read_models_apart,
    "postgres-log": stored.log_alone,
    "postgres-throughput": partial(stored.throughput, USUAL),
    "postgres-latency": partial(stored.latency, USUAL),
    "postgres-servers": partial(stored.two_servers, USUAL),
    "postgres-failover": partial(stored.failover, USUAL),
    "stalls": under_load.stalls,
    "growth": under_load.growth,
    "catching-up": under_load.catching_up,
}
DECIDING: dict[str, tuple[Played, bool]] = {
    f"{pack}{name}": (played, name == "streams")
    for pack, played in {"": USUAL, **{f"{played.pack}-": played for played in OTHERS}}.items()
    for name in ("left-out", "streams")
}
"""The games of the figures on what decisions cost without view and legal decisions, and whether they are streamed."""

MARKS = ("<!-- figures -->", "<!-- end of figures -->")


def run(names: tuple[str, ...], *, write: bool) -> None:
    """Measure the named figures and print their table; into BENCHMARKS.md too if wanted."""
    tune()
    rows = ["| figure | measured | wanted | holds | behind it |", "|---|---|---|---|---|"]
    for name in names:
        click.echo(f"{name} …", err=True)
        figure = FIGURES[name]()
        rows.append(figure.row)
        click.echo(figure.row)
    if write:
        write_table(Path("BENCHMARKS.md"), MARKS, rows)
