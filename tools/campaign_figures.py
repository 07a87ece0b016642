"""Figures of BENCHMARKS.md about campaigns: rebuilding all read models, the city as it once was."""

import random
import sqlite3
import statistics
import tempfile
import time
from functools import cache
from pathlib import Path

from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2 as pb

from domain.systems import CODECS
from projections.runner import Projector
from service.core import LOG_FILE, LogSource
from service.packs import load_packs
from service.store.recorder import SQLiteLog
from tools.bots.campaigner import CampaignPolicy
from tools.bots.sensible import SensiblePolicy
from tools.load import Calls, measured
from tools.measuring import Figure, ratios, store
from tools.offline_campaign import WholeCampaign

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
    whole = WholeCampaign(load_packs()["stalingrad"], f"bench/{seed}")
    sides = whole.campaign.seats
    whole.play({side: SensiblePolicy(seed) for side in sides}, {side: CampaignPolicy(seed) for side in sides})
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


CITIES = 1000


def earlier_cities() -> Figure:
    """The city at a random earlier version of a whole campaign, against an empty call."""
    whole = campaign().campaign

    async def work(calls: Calls) -> tuple[float, float]:
        chooser = random.Random(5)
        times, empties = [], []
        for _ in range(CITIES):
            request = pb.GetCityRequest(campaign=whole.game, version=chooser.randint(4, len(whole.events)))
            start = time.perf_counter()
            await calls.campaigns.GetCity(request)
            times.append(time.perf_counter() - start)
            empties.append(await calls.empty())
        return statistics.quantiles(times, n=100)[98], statistics.median(empties)

    with tempfile.TemporaryDirectory() as folder:
        log = SQLiteLog(Path(folder) / LOG_FILE)
        store(log, whole)
        log.close()
        mine, base = measured(work, Path(folder))
    return Figure(
        f"city binder at a random earlier version of a campaign of {len(whole.events):,} events, 99th percentile, "
        "against the median empty call",
        mine / base,
        10,
        False,
        f"{mine * 1e3:.2f} ms against {base * 1e3:.2f} ms",
    )
