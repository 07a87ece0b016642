"""Takes the pictures of the page that stand in the docs: `python -m tests.page.pictures [FOLDER]`. They are compared
by eye."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.embedded import Embedded
from tests.page.browser import ASKED, ROOT, Person, begins_and_rolls, started
from tests.page.conftest import settings

WIDTHS = {390: "phone", 1440: "desk"}
QUALITY = 50


def table(one: Person) -> None:
    begins_and_rolls(one)


def map_(one: Person) -> None:
    one.begins("russian_front", "a", "axis", "bot")
    one.decides()
    one.waits_for(ASKED)


def tanks(one: Person) -> None:
    one.begins("tankduel", "m1", "german_1", "bot")
    for _ in range(8):
        one.decides()
        one.waits_for(ASKED)


def campaign(one: Person) -> None:
    one.begins_campaign("stalingrad", "soviet", "bot")
    one.waits_for(ASKED)


def replay(one: Person) -> None:
    table(one)
    one.opens(str(one.page.locator(".story .check .version").first.get_attribute("href")))
    one.waits_for(".rolled table")


SCREENS: dict[str, Callable[[Person], None]] = {
    "table": table,
    "map": map_,
    "tanks": tanks,
    "campaign": campaign,
    "replay": replay,
}


def take(folder: Path) -> None:
    """Write each screen at each width, the desk in light and the phone in dark."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Embedded(settings(Path(data))) as service,
        started() as browser,
    ):
        for wide, name in WIDTHS.items():
            for screen, shown in SCREENS.items():
                one = Person(browser, service.page, wide=wide, dark=wide < 1000)
                shown(one)
                if one.sees(".urge"):
                    one.page.get_by_role("button", name="Later").click()
                one.page.screenshot(path=folder / f"{screen}-{name}.jpg", type="jpeg", quality=QUALITY)
                one.context.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "page")
