"""A browser for tests of the page: Debian's Chromium, driven by Playwright. In CI it has to be there."""

import copy
import json
import os
import random
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SECONDS = 300
"""How long the page may take to show something: nothing here is about speed."""
ELSEWHERE = "--host-resolver-rules=MAP kronika.test 127.0.0.1"
"""A name of this machine that is no loopback to a browser."""
PROGRAMS = ("chromium", "chromium-browser")
REFUSED = "Failed to load resource"
"""What Chromium writes of each answer that is a refusal."""
CALLS = "/kronika.v1."
ASKED = ".choice:not([aria-busy='true']) :is([data-choice]:enabled, [data-decide]:enabled, summary[data-first])"
"""What there is to be pointed at, or to be done, or the menu of it."""
ALARM = "#alarms .alarm"
"""What the page says where it finds a game dishonest."""
MAKE = ".choice [data-decide]:enabled"
MADE = """(one) => {
    one.click();
    const choice = document.querySelector(".choice");
    return choice.ariaBusy === "true" ? choice.querySelector(".decision").textContent : null;
}"""
"""Clicks; the sentence of the decision that is made so, if one is."""
ANYTHING = ".choice [data-choice]"
STAYS = f"{ANYTHING}:not([data-choice='button:withdraw'])"
"""What there is to be pointed at, but for what gives the game away."""
POLL = 20
AGAIN = 20
"""Seconds after which a menu is opened once more."""
STEPS = 100
TABS = 400
FOCUS = """(selector) => {
    const one = document.activeElement;
    return one.matches(selector) ? getComputedStyle(one).outlineStyle !== "none" : null;
}"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
UNREACHED = """[...document.querySelectorAll("button, a, input, select, summary, [onclick]")]
    .filter((one) => one.checkVisibility() && one.tabIndex < 0).map((one) => one.outerHTML.slice(0, 120))"""
ROLLED = ".story .check .proof"
OVER = "[data-call='ConfirmEnd']"
GAMES = 20
DECISIONS = 600
"""More than any game of these tests takes."""
GONE = "not attached to the DOM"
UNFOLD = """(one) => {
    const first = one.closest("summary")?.parentElement ?? one;
    for (let at = first.parentElement; at; at = at.parentElement) if (at.localName === "details") at.open = true;
}"""
"""Opens the menus that something is in."""


def unavailable(why: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


def chromium() -> str:
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    return found or unavailable("there is no Chromium (apt-get install chromium)")


@contextmanager
def started() -> Iterator[Any]:
    """A running browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        unavailable("Playwright is not installed (pip install playwright)")
    program = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", ELSEWHERE])
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of his own, who only looks and clicks."""

    def __init__(self, browser: Any, address: str, wide: int = 1440, language: str = "en", dark: bool = False) -> None:
        self.address = f"http://{address}"
        self.context = browser.new_context(
            locale=language,
            viewport={"width": wide, "height": 900},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(SECONDS * 1000)
        self.mistakes: list[str] = []
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.mistakes.append(str(error.error)))
        self._begins_with(self.context.new_page())

    def _begins_with(self, page: Any) -> None:
        self.page, self.taken = page, 0
        page.on("response", lambda response: self._answered(response))

    def another_tab(self) -> "Person":
        """The same person at another tab of the browser."""
        other = copy.copy(self)
        other._begins_with(self.context.new_page())
        return other

    def _answered(self, response: Any) -> None:
        self.taken += response.ok and response.url.endswith("/Decide")

    def _console(self, message: Any) -> None:
        """A call that is refused is no mistake; a file that is missing is one."""
        is_refusal = REFUSED in message.text and CALLS in message.location["url"]
        if message.type == "error" and not is_refusal:
            self.mistakes.append(f"{message.text} ({message.location['url']})")

    def opens(self, path: str) -> "Person":
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def clicks(self, selector: str) -> None:
        """Clicks, in the menus that it is in: news may lay these anew, and shut them, between opening and clicking."""
        from playwright.sync_api import TimeoutError as WaitedTooLong

        found, end = self.page.locator(selector).first, time.monotonic() + SECONDS
        while True:
            found.evaluate(UNFOLD)
            try:
                return found.click(timeout=1000 * AGAIN)
            except WaitedTooLong:
                if time.monotonic() > end:
                    raise

    def chooses(self, name: str) -> None:
        """Clicks an entry of the menu of the table."""
        self.clicks(f".menu button:text-is('{name}')")

    def sees(self, selector: str) -> bool:
        return bool(self.page.locator(selector).count())

    def waits_for(self, selector: str) -> Any:
        from playwright.sync_api import TimeoutError as WaitedTooLong

        found = self.page.locator(selector).first
        try:
            found.wait_for()
        except WaitedTooLong as error:
            page = self.page.locator("body").inner_text()
            raise AssertionError(f"no {selector} on the page:\n{page}\n{self.mistakes}") from error
        return found

    def until(self, holds: str, given: Any = None) -> None:
        """Waits until a function of JavaScript gives true. (Playwright's own way of waiting for one needs `eval`, which
        the page forbids.)"""
        end = time.monotonic() + SECONDS
        while not self.page.evaluate(holds, given):
            if time.monotonic() > end:
                raise AssertionError(f"it never holds: {holds} of {given}")
            self.page.wait_for_timeout(POLL)

    def begins(self, pack: str, scenario: str, seat: str, against: str) -> str:
        """A new game in four clicks from the first page; its id."""
        self.opens("/")
        for choice in (
            f"[data-pack='{pack}']",
            f"[data-scenario='{scenario}']",
            f"button[data-seat='{seat}']",
            f"[data-against='{against}']",
        ):
            self.clicks(choice)
        self.page.wait_for_url("**/g/*")
        return str(self.page.url.rsplit("/", 1)[1])

    def begins_campaign(self, pack: str, seat: str, against: str) -> str:
        """A new campaign; its id."""
        self.opens("/").clicks(f"[data-pack='{pack}']")
        self.page.get_by_role("button", name="A campaign").click()
        self.clicks(f"button[data-seat='{seat}']")
        self.clicks(f"[data-against='{against}']")
        self.page.wait_for_url("**/g/*")
        return str(self.page.url.rsplit("/", 1)[1])

    def asks_always(self) -> None:
        """Wants to confirm each decision."""
        self.page.evaluate("document.querySelector('#asks').click()")

    def decides(self, choose: Any = None, ends: str = "") -> str | None:
        """Points at one thing after the other until one decision is left, and makes it; its sentence. `choose`: which
        of so many things; `ends`: what ends the game, or the test, and leaves nothing to decide."""
        for _ in range(STEPS):
            self.waits_for(", ".join(filter(None, (ASKED, ends, ALARM))))
            if ends and self.sees(ends):
                return None
            assert not self.sees(ALARM), self.page.locator(ALARM).inner_text()
            if said := self.step(choose):
                return said
        raise AssertionError(f"no decision is taken: {self.page.locator('#alarms').inner_text()}")

    def step(self, choose: Any = None, among: str = ANYTHING) -> str | None:
        """Points at one thing, or makes the decision that is left; its sentence, once the service has taken it."""
        things = self.page.query_selector_all(MAKE) or self.page.query_selector_all(among)
        before = self.taken
        said = _clicks(things[choose(len(things)) if choose else 0]) if things else None
        self.page.locator(".choice[aria-busy='true']").wait_for(state="detached")
        return said if self.taken > before else None

    def tabs_to(self, selector: str) -> None:
        """Goes on with the Tab key to what is meant; it is seen to have the focus."""
        for _ in range(TABS):
            self.page.keyboard.press("Tab")
            focus = self.page.evaluate(FOCUS, selector)
            if focus is not None:
                assert focus, f"the focus on {selector} is not seen"
                return
        raise AssertionError(f"the Tab key does not come to {selector}")

    def story(self) -> list[str]:
        return [str(one) for one in self.page.locator(".story li").all_inner_texts()]

    def axe(self) -> list[str]:
        """What axe-core finds serious on the screen."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe_core())
        found = json.loads(self.page.evaluate("axe.run().then((found) => JSON.stringify(found.violations))"))
        return [
            f"{one['id']}: {one['help']} ({node['html'][:120]})"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]

    def faults(self, screen: str) -> list[str]:
        """What is wrong with the screen for some of those who look at it: at a phone and at a desk, in light and in
        dark, with letters of twice the size, with the keyboard alone."""
        found = [f"{screen}: no key leads to {one}" for one in self.page.evaluate(UNREACHED)]
        was = self.page.viewport_size
        for wide in (390, 1440):
            self.page.set_viewport_size({"width": wide, "height": 900})
            for scheme in ("light", "dark"):
                self.page.emulate_media(color_scheme=scheme)
                found += [f"{screen}, {wide}, {scheme}: {one}" for one in self.axe()]
            for size in ("", "200%"):
                self.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
                if self.page.evaluate(TOO_WIDE) > 0:
                    found.append(f"{screen}, {wide}, {size or '100%'}: wider than the window")
            self.page.evaluate("document.documentElement.style.fontSize = ''")
        self.page.set_viewport_size(was)
        return found


AT_RANDOM = random.Random(1).randrange


def plays_until(one: Person, ends: str, choose: Any = AT_RANDOM) -> None:
    """Decides until something is seen, at random if nothing else is said."""
    for _ in range(DECISIONS):
        if one.decides(choose, ends) is None:
            return
    raise AssertionError(f"{ends} does not come")


def play(people: Sequence[Person], ends: str, stays: int = 0) -> None:
    """Whoever is asked decides at random, until all see something; nobody gives up in so many decisions."""
    decided = 0
    while not all(one.sees(ends) for one in people):
        for one in people:
            if one.sees(ASKED):
                decided += one.step(AT_RANDOM, STAYS if decided < stays else ANYTHING) is not None
        people[0].page.wait_for_timeout(POLL)


def begins_and_rolls(one: Person) -> str:
    """A game against the bot in which dice were rolled and the person is asked; its id. A game of random decisions may
    be over without a roll: then another is begun."""
    for _ in range(GAMES):
        game = one.begins("normandy", "1", "us", "bot")
        plays_until(one, f"{ROLLED}, {OVER}")
        one.waits_for(f"{ASKED}, {OVER}")
        if one.sees(ROLLED) and not one.sees(OVER):
            return game
    raise AssertionError("no game has a roll")


def _clicks(element: Any) -> str | None:
    """Clicks; the sentence of the decision that is made so. The page may have shown all anew meanwhile."""
    from playwright.sync_api import Error

    try:
        element.evaluate(UNFOLD)
        said = element.evaluate(MADE)
    except Error as error:
        if GONE not in error.message:
            raise
        return None
    return None if said is None else str(said)


def axe_core() -> str:
    return (from_npm() / "axe-core" / "axe.min.js").read_text()


def from_npm() -> Path:
    """What the tests take from the npm registry, as `package-lock.json` pins it."""
    folder = ROOT / "build" / f"axe-{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"
    found = folder / "node_modules"
    if not all((found / name).exists() for name in json.loads((HERE / "package.json").read_text())["dependencies"]):
        npm = shutil.which("npm") or unavailable("there is no npm on the path")
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, folder)
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            unavailable(f"npm could not install: {done.stderr}")
    return found
