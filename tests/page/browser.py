"""A browser for tests of the page: Debian's Chromium, driven by Playwright. In CI it has to be there."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SECONDS = 60
"""How long the page may take to show something."""
ELSEWHERE = "--host-resolver-rules=MAP kronika.test 127.0.0.1"
"""A name of this machine that is no loopback to a browser."""
PROGRAMS = ("chromium", "chromium-browser")
HARMLESS = "Failed to load resource"
"""What Chromium writes of each answer that is a refusal."""


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
        self.page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))

    def _console(self, message: Any) -> None:
        if message.type == "error" and HARMLESS not in message.text:
            self.mistakes.append(message.text)

    def opens(self, path: str) -> "Person":
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def clicks(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def sees(self, selector: str) -> bool:
        return bool(self.page.locator(selector).count())

    def waits_for(self, selector: str) -> Any:
        found = self.page.locator(selector).first
        found.wait_for()
        return found

    def begins(self, pack: str, scenario: str, seat: str, against: str) -> str:
        """A new game in four clicks from the first page; its id."""
        self.opens("/")
        for choice in (
            f"[data-pack='{pack}']",
            f"[data-scenario='{scenario}']",
            f"[data-seat='{seat}']",
            f"[data-against='{against}']",
        ):
            self.clicks(choice)
        self.page.wait_for_url("**/g/*")
        return str(self.page.url.rsplit("/", 1)[1])

    def decides(self, choose: Any = None) -> str:
        """Points at one thing after the other until one decision is left, and makes it; its sentence."""
        self.waits_for("[data-choice], [data-decide]")
        while not self.sees("[data-decide]"):
            things = self.page.locator("[data-choice]")
            count = things.count()
            if count:
                things.nth(choose(count) if choose else 0).click()
        said = str(self.page.locator(".decision").inner_text())
        self.clicks("[data-decide]")
        return said

    def story(self) -> list[str]:
        return [str(one) for one in self.page.locator(".story li").all_inner_texts()]

    def axe(self) -> list[str]:
        """What axe-core finds serious on the screen."""
        self.page.evaluate(axe_core())
        found = json.loads(self.page.evaluate("axe.run().then((found) => JSON.stringify(found.violations))"))
        return [
            f"{one['id']}: {one['help']} ({node['html'][:120]})"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]


def axe_core() -> str:
    """axe-core, from the npm registry, as `package-lock.json` pins it."""
    folder = ROOT / "build" / f"axe-{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"
    source = folder / "node_modules" / "axe-core" / "axe.min.js"
    if not source.exists():
        npm = shutil.which("npm") or unavailable("there is no npm on the path")
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, folder)
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            unavailable(f"npm could not install: {done.stderr}")
    return source.read_text()
