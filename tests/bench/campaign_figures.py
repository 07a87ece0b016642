"""Figures of BENCHMARKS.md about campaigns: rebuilding all read models, what was told of an earlier version."""

import random
import sqlite3
import statistics
import tempfile
import time
from functools import cache
from pathlib import Path

from kronika.domain.kernel.links import links_of
from kronika.domain.systems import CODECS
from kronika.library.policies import usual_policy
from kronika.projections.runner import Projector
from kronika.service import convert
from kronika.service.application import LOG_FILE, LogSource
from kronika.service.packs import load_packs
from kronika.service.store.recorder import SQLiteLog
from kronika.tools.cli.examples import CAMPAIGN, OF_CAMPAIGNS, REPORT
from kronika.tools.client.connection import report_call
from tests.bench.load import Calls, measured
from tests.bench.measuring import Figure, ratios, store
from tests.bench.offline_campaign import WholeCampaign

SCENARIOS = 15
"""Scenarios of the campaign, at least."""


def campaign() -> WholeCampaign:
    """The first campaign of the bots that is long enough."""
    seed = 0
    while len((found := _played(seed)).games) < SCENARIOS:
        seed += 1
    return found


@cache
def _played(seed: int) -> WholeCampaign:
    whole = WholeCampaign(load_packs()[CAMPAIGN.pack], f"bench/{seed}")
    sides = whole.campaign.seats
    system = whole.campaign.system
    games = links_of(system).games
    whole.play(
        {side: usual_policy(games, seed) for side in sides}, {side: usual_policy(system, seed) for side in sides}
    )
    return whole


def rebuilding() -> Figure:
    """All read models made anew from the events of a whole campaign, against reading and decoding those."""
    whole = campaign()
    games = (whole.campaign, *whole.games)
    count = sum(len(game.events) for game in games)
    codecs = {game.game: CODECS[game.system.name] for game in games}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / LOG_FILE
        log = SQLiteLog(path)
        store(log, *games)
        raw = sqlite3.connect(path)
        made = iter(range(1 << 30))

        def ours() -> float:
            start = time.perf_counter()
            projector = Projector(Path(folder) / f"rebuilt-{next(made)}.db", LogSource(log))
            while projector.step():
                pass
            spent = time.perf_counter() - start
            projector.close()
            return spent

        def theirs() -> float:
            start = time.perf_counter()
            rows = raw.execute("SELECT stream, CAST(body AS BLOB) FROM events ORDER BY position")
            for stream, body in rows.fetchall():
                codecs[stream].row(body)
            return time.perf_counter() - start

        ratio, mine, base = ratios(ours, theirs)
        raw.close()
        log.close()
    return Figure(
        f"all read models rebuilt from a campaign of {len(whole.games)} scenarios, against reading and decoding its "
        "events",
        ratio,
        20,
        False,
        f"{mine * 1e3:,.0f} against {base * 1e3:,.0f} ms; {count:,} events",
    )


REPORTS = 1000


def earlier_reports() -> Figure:
    """What a campaign's own service tells of a random earlier version of a whole campaign, against an empty
    call."""
    whole = campaign().campaign

    async def work(calls: Calls) -> tuple[float, float]:
        chooser = random.Random(5)
        call = report_call(calls.channel, OF_CAMPAIGNS.name, REPORT.name)
        times, empties = [], []
        for _ in range(REPORTS):
            asked = {REPORT.stream: whole.game, "version": chooser.randint(4, len(whole.events))}
            request = convert.to_message(REPORT.request(**asked))
            start = time.perf_counter()
            await call(request)
            times.append(time.perf_counter() - start)
            empties.append(await calls.empty())
        return statistics.quantiles(times, n=100)[98], statistics.median(empties)

    with tempfile.TemporaryDirectory() as folder:
        log = SQLiteLog(Path(folder) / LOG_FILE)
        store(log, whole)
        log.close()
        mine, base = measured(work, Path(folder))
    return Figure(
        f"`{REPORT.name}` at a random earlier version of a campaign of {len(whole.events):,} events, 99th percentile, "
        "against the median empty call",
        mine / base,
        10,
        False,
        f"{mine * 1e3:.2f} ms against {base * 1e3:.2f} ms",
    )
