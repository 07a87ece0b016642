"""How the page lays a game out in windows of several sizes: what share the board has, what is cut off, what is out of
view, and how much moves by itself. How it plays: clicks and Tab presses, and how soon it answers."""

import random
import statistics
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.bench.browsing import chromium
from tests.bench.fixtures import MEASURED
from tests.bench.load import unlimited

MARKS = ("<!-- framing -->", "<!-- end of framing -->")
DESKS = ((1280, 720), (1440, 900), (1920, 1080))
PHONE = (390, 844)
STEADY = 20
"""Decisions over which layout shifts are added up."""
DRAWERS = 10
"""The drawers are opened at every tenth position."""
CLICKS = 40
"""Things that are pointed at before a decision, at most."""
TABS = 60
"""Tab presses after which the first choice is given up."""
FIRST = "document.activeElement.matches('.choice [data-first]')"
WORST = 0.98
"""The place, among the delays in their order, of the one that is reported."""
SHARES = """() => {
    const all = innerWidth * innerHeight;
    const sheet = document.querySelector(".stage .sheet"), svg = sheet.querySelector("svg");
    const { width, height } = sheet.getBoundingClientRect();
    const drawer = document.querySelector(".drawer:not([hidden])")?.getBoundingClientRect();
    const drawn = svg.getBoundingClientRect(), { width: wide, height: high } = svg.viewBox.baseVal;
    const scale = Math.min(drawn.width / wide, drawn.height / high);
    const free = width * height - (drawer ? drawer.width * drawer.height : 0);
    return [free / all, (wide * high * scale * scale) / all];
}"""
"""The share of the window that the board has, and that its picture covers when it is shown whole."""
OUT_OF_VIEW = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const isOut = (one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        return width < 1 || height < 1 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    };
    const parts = [".prompt", ".stage", ".hand:not([hidden])"].flatMap((one) => [...document.querySelectorAll(one)]);
    return scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1 || parts.some(isOut);
}"""
CUT_OFF = """() => [...document.querySelectorAll(":not(.stage) > [data-panel]")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        const sheet = one.querySelector(".sheet");
        const { left, right } = one.getBoundingClientRect();
        const cards = [...sheet.querySelectorAll(".fanned")].map((card) => card.getBoundingClientRect());
        const isWide = cards.length
            ? cards.some((card) => card.left < left || card.right > right)
            : sheet.scrollWidth > sheet.clientWidth + 1;
        return isWide || left < -1 || right > innerWidth + 1;
    })
    .map((one) => one.dataset.panel)"""
"""The panels that are wider than there is room for them."""
SMALL = """() => [...document.querySelectorAll("button:not(.rule), a, summary, select, input:not([type=checkbox])")]
    .filter((one) => one.checkVisibility() && !one.matches(".skip") && one.getBoundingClientRect().width > 1)
    .filter((one) => one.getBoundingClientRect().height < 43.5).length"""
SHIFTS = """() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) shifted += one.value;
    }).observe({ type: "layout-shift" });
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
POINT = """(chance) => {
    const choice = document.querySelector(".choice"), menu = choice.querySelectorAll(".at [data-decide]");
    const found = menu.length ? menu : choice.querySelectorAll("[data-choice]");
    globalThis.asked = choice.querySelector(".asked").textContent;
    globalThis.clicked = performance.now();
    globalThis.changed = false;
    found[Math.floor(chance * found.length)]?.click();
    if (choice.ariaBusy !== "true") return false;
    globalThis.changed = null;
    return true;
}"""
"""Clicks on something that can be chosen; whether that makes a decision."""
ANSWERS = """() => {
    globalThis.answers = [];
    globalThis.delays = new Map();
    const isNew = () => (document.querySelector(".choice .asked")?.textContent ?? "") !== asked;
    const noted = (is) => () => {
        if (globalThis.changed !== null || !is()) return;
        globalThis.changed = true;
        requestAnimationFrame(() => answers.push(performance.now() - clicked));
    };
    const tree = { childList: true, subtree: true };
    new MutationObserver(noted(() => true)).observe(document.querySelector(".boards .stage"), tree);
    new MutationObserver(noted(isNew)).observe(document.querySelector(".choice"), tree);
    const note = (list) => list.getEntries().filter((one) => one.interactionId)
        .forEach((one) => delays.set(one.interactionId, Math.max(one.duration, delays.get(one.interactionId) ?? 0)));
    new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 });
}"""
"""Notes how soon the board or the question is another after a decision, and how long each interaction delays."""


class Framed(msgspec.Struct):
    """The measures of a game."""

    title: str
    positions: int = 0
    shares: dict[int, list[tuple[float, float]]] = {}
    bare: dict[int, list[float]] = {}
    """The board's share where the log is hidden."""
    hidden: int = 0
    """Windows in which something was out of view: the smallest of a desk, and the phone."""
    cut: set[str] = set()
    shifts: float = 0
    clicks: list[int] = []
    """Clicks from each question to its decision."""
    answers: list[float] = []
    """Milliseconds from the last click to the picture after the decision."""
    delays: list[float] = []
    """Milliseconds from each key that zooms to the next picture."""
    tabs: int = 0
    small: int = 0
    """The most targets that are too small for a finger, on a phone."""


def measure(positions: int, seed: int, advance: Callable[[], object]) -> Iterator[Framed]:
    """Plays a game of each kind against a bot, and looks at so many positions of each."""
    with tempfile.TemporaryDirectory() as folder, unlimited(Path(folder)) as service, chromium() as browser:
        for measured in MEASURED:
            chooser, found = random.Random(seed), Framed(measured.pack)
            while found.positions < positions:
                context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
                page = context.new_page()
                _begin(page, f"http://{service.page}", measured.pack, measured.scenario)
                if _asked(page) and not found.tabs:
                    found.tabs = _tabs(page)
                while found.positions < positions and _asked(page):
                    _look(page, found)
                    advance()
                    _decide(page, found, chooser)
                if not found.shifts:
                    found.shifts = float(page.evaluate("shifted"))
                found.answers += page.evaluate("answers")
                found.delays += page.evaluate("[...delays.values()]")
                context.close()
            yield found


def _begin(page: Any, address: str, pack: str, scenario: str) -> None:
    page.goto(address)
    for one in (f"[data-pack='{pack}']", f"[data-scenario='{scenario}']", "button[data-seat]", "[data-against='bot']"):
        page.locator(one).first.click()
    page.wait_for_selector("[data-panel] svg")
    page.wait_for_selector(".urge").query_selector("button.plain").click()
    page.evaluate(SHIFTS)
    page.evaluate(ANSWERS)


def _asked(page: Any) -> bool:
    """Whether the player is asked; not at the end of the game."""
    asked, over = ".choice [data-choice], .choice [data-decide]", "[data-call='ConfirmEnd']"
    page.wait_for_selector(f"{asked}, {over}", state="attached")
    return bool(page.locator(asked).count())


def _tabs(page: Any) -> int:
    for pressed in range(TABS):
        if page.evaluate(FIRST):
            return pressed
        page.keyboard.press("Tab")
    return TABS


def _decide(page: Any, found: Framed, chooser: random.Random) -> None:
    for clicks in range(1, CLICKS):
        if page.evaluate(POINT, chooser.random()):
            found.clicks.append(clicks)
            page.wait_for_selector(".choice[aria-busy='true']", state="detached")
            return


def _look(page: Any, found: Framed) -> None:
    found.positions += 1
    if found.positions <= STEADY:
        return
    for key in ("+", "0"):
        page.keyboard.press(key)
        page.evaluate(SETTLED)
    if found.positions == STEADY + 1:
        found.shifts = float(page.evaluate("shifted"))
    for wide, high in DESKS:
        _resize(page, wide, high)
        found.shares.setdefault(wide, []).append(tuple(page.evaluate(SHARES)))
        found.cut |= {f"{name} ({wide})" for name in page.evaluate(CUT_OFF)}
        if wide == DESKS[0][0]:
            found.hidden += bool(page.evaluate(OUT_OF_VIEW))
        _switch_log(page)
        found.bare.setdefault(wide, []).append(page.evaluate(SHARES)[0])
        _switch_log(page)
        if found.positions % DRAWERS == 0:
            _open(page, found, wide)
    _resize(page, *PHONE)
    found.shares.setdefault(PHONE[0], []).append(tuple(page.evaluate(SHARES)))
    found.small = max(found.small, int(page.evaluate(SMALL)))
    found.hidden += bool(page.evaluate(OUT_OF_VIEW))
    _resize(page, *DESKS[1])


def _switch_log(page: Any) -> None:
    page.evaluate("document.querySelector('.shows-log').click()")
    page.evaluate(SETTLED)


def _resize(page: Any, wide: int, high: int) -> None:
    page.set_viewport_size({"width": wide, "height": high})
    page.evaluate(SETTLED)


def _open(page: Any, found: Framed, wide: int) -> None:
    """Opens one drawer after the other."""
    for tab in page.query_selector_all(".tabs .of-drawer:not([hidden])"):
        tab.click()
        found.cut |= {f"{name} ({wide})" for name in page.evaluate(CUT_OFF)}
        tab.click()


def table(found: Framed) -> str:
    """A row of the table."""

    def share(those: list[float]) -> str:
        return f"{statistics.median(those):.2f}"

    shown = [share([region for region, _ in found.shares[wide]]) for wide, _ in (*DESKS, PHONE)]
    bare = [share(found.bare[wide]) for wide, _ in DESKS]
    drawn = [share([picture for _, picture in found.shares[wide]]) for wide, _ in (*DESKS, PHONE)]
    looked = found.positions - STEADY
    cells = [
        found.title,
        " / ".join(shown),
        " / ".join(bare),
        " / ".join(drawn),
        ", ".join(sorted(found.cut)) or "0",
        f"{2 * looked - found.hidden} of {2 * looked}",
        f"{found.shifts:.3f}",
        str(found.small),
    ]
    return f"| {' | '.join(cells)} |"


def played(found: Framed) -> str:
    """A row of the table of how it plays."""
    delays = sorted(found.delays)
    cells = [
        found.title,
        f"{statistics.mean(found.clicks):.1f} / {max(found.clicks)}",
        str(found.tabs),
        f"{statistics.median(found.answers):.0f} ms",
        f"{delays[int(WORST * (len(delays) - 1))]:.0f} ms" if delays else "< 16 ms",
    ]
    return f"| {' | '.join(cells)} |"


PLAYED_HEAD = (
    "",
    "| game | clicks to a decision, mean / most | Tab presses | answer, median | delay of a key, 98th percentile |",
    "|---|---|---|---|---|",
)
HEAD = (
    "| game | board, log shown | board, log hidden | its picture | cut off | all in view | shift | small targets |",
    "|---|---|---|---|---|---|---|---|",
)
