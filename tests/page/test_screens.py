"""Every screen is usable by all: axe-core finds nothing serious, and it fits a phone as it does a desk."""

from collections.abc import Callable

import pytest

from tests.page.browser import Person

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("wide", [390, 1440])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_on_any_screen(person: Callable[..., Person], wide: int, dark: bool) -> None:
    anna = person(wide=wide, dark=dark)
    found = []
    for path, shows in (("/", "[data-pack]"), ("/#check", "#file"), ("/#own", "#key-file")):
        anna.opens(path).waits_for(shows)
        found += [f"{path} {one}" for one in anna.axe()]
    anna.opens("/").clicks("[data-pack='normandy']")
    anna.waits_for("[data-scenario]")
    found += [f"scenarios {one}" for one in anna.axe()]
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    found += [f"table {one}" for one in anna.axe()]
    anna.decides()
    anna.opens(f"/g/{game}/9?as=us").waits_for(".story li")
    found += [f"replay {one}" for one in anna.axe()]
    assert not found


@pytest.mark.parametrize("wide", [390, 720, 1440])
def test_no_screen_is_wider_than_its_window(person: Callable[..., Person], wide: int) -> None:
    anna = person(wide=wide)
    game = anna.begins("normandy", "1", "us", "bot")
    for path, shows in (("/", "[data-pack]"), (f"/g/{game}", "[data-choice]"), (f"/g/{game}/5", ".story")):
        anna.opens(path).waits_for(shows)
        too_wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert anna.page.evaluate(too_wide) <= 0, path


def test_it_is_readable_at_twice_the_size(person: Callable[..., Person]) -> None:
    anna = person(wide=720)
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    anna.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert anna.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    anna.decides()
