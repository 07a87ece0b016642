"""The page in Chromium: how long a board takes on a slow line, how soon one page hears of another, how smoothly the
slider goes through a long game."""

import asyncio
import gzip
import random
import shutil
import statistics
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from kronika.service.web.files import PAGE, scripts, shapes, variable
from tests.bench.fixtures import MEASURED
from tests.bench.load import Calls, Player, calling, unlimited
from tests.bench.measuring import Figure

PROGRAMS = ("chromium", "chromium-browser")
LARGEST = 200
"""kB of the page, compressed."""
DOWN, UP, LATENCY = 1_600_000 / 8, 768_000 / 8, 150
"""A fast line of 3G, as WebPageTest has it: bytes a second, and milliseconds that a request waits for its answer."""
LOADS = 9
EVENTS = 2000
"""Events of the game that the slider goes through."""
GAMES = 40
"""Games of which one has to come to so many."""
STEPS = 400
"""Places at which the slider is seen on its way."""
TOLD = 40
"""Decisions whose news is awaited at the other page."""


@contextmanager
def chromium() -> Iterator[Any]:
    """A running browser."""
    from playwright.sync_api import sync_playwright  # needs what only developers install

    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise click.ClickException("there is no Chromium (apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


def sent() -> list[bytes]:
    """All files that the page asks for. A module, its own or a library's, is sent within a script that needs it."""
    made = b"".join(scripts().values())
    others = [
        path.read_bytes()
        for path in PAGE.rglob("*")
        if path.is_file()
        and (path.suffix != ".js" or f"const {variable(path.relative_to(PAGE).as_posix())} = ".encode() not in made)
    ]
    return [*others, *scripts().values(), shapes()]


def page_size() -> Figure:
    """All files of the page, compressed as they are sent."""
    files = sent()
    size = sum(len(gzip.compress(content, mtime=0)) for content in files) / 1000
    return Figure("all files of the page, compressed, kB", size, LARGEST, False, f"{len(files)} files")


def first_board() -> Figure:
    """The board of a position that a link opens, in a browser that has never seen the page."""
    with tempfile.TemporaryDirectory() as folder, unlimited(Path(folder)) as service:
        game, version = asyncio.run(_played(service, 100, 1))
        with chromium() as browser:
            times = [_loaded(browser, f"http://{service.page}/g/{game}/{version}?as=referee") for _ in range(LOADS)]
    return Figure(
        "first board of a shared position on a fast 3G line (1.6 Mbit/s, 150 ms), nothing cached, s",
        statistics.median(times[1:]),
        1,
        False,
        f"median of {LOADS - 1}, from {min(times[1:]):.2f} to {max(times[1:]):.2f}",
    )


def _loaded(browser: Any, address: str) -> float:
    """Seconds until a board stands in the page."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    line = {"offline": False, "downloadThroughput": DOWN, "uploadThroughput": UP, "latency": LATENCY}
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", line)
    page.goto(address, wait_until="commit")
    shown = page.wait_for_function("() => document.querySelector('[data-panel] svg') && performance.now()")
    found = float(shown.json_value()) / 1000
    context.close()
    return found


def slider() -> Figure:
    """What the main thread of the page does while the slider is dragged through a long game."""
    with tempfile.TemporaryDirectory() as folder, unlimited(Path(folder)) as service:
        game, last = asyncio.run(_played(service, EVENTS, GAMES))
        with chromium() as browser:
            times = _dragged(browser, f"http://{service.page}/g/{game}", last)
    low, median, high = (1000 * one for one in statistics.quantiles(times, n=4))
    return Figure(
        f"slider dragged through a game of {EVENTS:,} events, main thread, ms a step",
        median,
        8,
        False,
        f"median of {STEPS} steps through {last:,} events, quartiles {low:.1f} and {high:.1f}",
    )


def _dragged(browser: Any, address: str, last: int) -> list[float]:
    """Seconds that the main thread works for each step of the slider."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(f"{address}/{last}")
    page.wait_for_selector("[data-version]")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    times = []
    for place in range(1, STEPS + 1):
        before = _busy(devtools)
        page.evaluate(DRAG, max(1, round(place * last / STEPS)))
        times.append(_busy(devtools) - before)
    return times


DRAG = """async (version) => {
    const slider = document.querySelector("input[type=range]");
    slider.value = version;
    slider.dispatchEvent(new Event("input"));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    do await frame();
    while (document.querySelector("[data-version]").dataset.version !== String(version));
    await frame();
}"""
"""Drags the slider to a version, until its board is painted."""


def _busy(devtools: Any) -> float:
    """Seconds that the main thread of a page has worked."""
    metrics: list[Mapping[str, Any]] = devtools.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


async def _played(service: Any, events: int, most: int) -> tuple[str, int]:
    """A closed game of at least so many events, of random play, and its last version; of so many games at most."""
    async with calling(service) as calls:
        for seed in range(most):
            player = await _player(calls, seed, events)
            if player.version >= events:
                await player.close()
                return player.game, player.version
    raise click.ClickException(f"none of {most} games came to {events} events")


async def _player(calls: Calls, seed: int, events: int) -> Player:
    measured = MEASURED[seed % len(MEASURED)]
    player, chooser = Player(calls.games, measured.pack, measured.scenario), random.Random(seed)
    await player.begin()
    while player.version < events and await player.look():
        await player.decide(50, chooser)
    return player


def told() -> Figure:
    """From a decision on one page to the news on another, against the page's own empty call."""
    with tempfile.TemporaryDirectory() as folder, unlimited(Path(folder)) as service, chromium() as browser:
        pages = _seated(browser, f"http://{service.page}")
        for page in pages:
            page.locator(".story ol").wait_for(state="attached")
            page.evaluate(WATCHING)
        times, empties = [], []
        for _ in range(TOLD):
            times.append(_decided(*pages))
            empties.append(float(pages[0].evaluate(EMPTY)))
        browser.close()
    mine, base = statistics.median(times[5:]), statistics.median(empties[5:])
    return Figure(
        "from a decision on one page to the news on another, against the page's own empty call",
        mine / base,
        10,
        False,
        f"{mine:.1f} ms against {base:.1f} ms",
    )


WATCHING = """() => {
    const now = () => performance.timeOrigin + performance.now();
    globalThis.decided = globalThis.told = 0;
    const clicked = ({ target }) => { if (target.closest("[data-decide], [data-choice]")) decided = now(); };
    document.addEventListener("click", clicked, true);
    new MutationObserver(() => { told ||= now(); }).observe(document.querySelector(".story ol"), { childList: true });
}"""
"""Notes when a decision is made here, and when something is told."""
EMPTY = """async () => {
    const start = performance.now();
    const headers = { "content-type": "application/json" };
    await (await fetch("/kronika.v1.CatalogService/GetService", { method: "POST", headers, body: "{}" })).json();
    return performance.now() - start;
}"""


def _seated(browser: Any, address: str) -> tuple[Any, Any]:
    """Two pages whose players play each other."""
    mine, theirs = (browser.new_context(viewport={"width": 1440, "height": 900}).new_page() for _ in range(2))
    mine.goto(address)
    mine.click(f"[data-pack='{MEASURED[0].pack}']")
    mine.click(f"[data-scenario='{MEASURED[0].scenario}']")
    mine.locator("button[data-seat]").first.click()
    mine.click("[data-against='friend']")
    theirs.goto(mine.locator("#invitation").input_value())
    theirs.locator("button[data-seat]").first.click()
    return mine, theirs


def _decided(one: Any, other: Any) -> float:
    """Milliseconds from a decision of who is asked to the news of it on the other page."""
    asked = "[data-choice], [data-decide]"
    while not (found := next((page for page in (one, other) if page.locator(asked).count()), None)):
        one.wait_for_timeout(20)
    hears = other if found is one else one
    one.wait_for_timeout(200)
    hears.evaluate("told = 0")
    while not found.locator(".choice[aria-busy='true']").count() and found.locator(asked).count():
        found.evaluate("document.querySelector('.at [data-decide], [data-choice]').click()")
    hears.wait_for_function("() => told > 0")
    heard, decided = hears.evaluate("told"), found.evaluate("decided")
    one.wait_for_timeout(200)
    return float(heard) - float(decided)
