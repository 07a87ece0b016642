"""A part of the page that does not come is asked for again, and then named, with a way to go on. The page is never
blank."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.page.browser import Person, begins_and_rolls

pytestmark = pytest.mark.slow

STARTED = "header nav"
"""What stands there once the page has come."""


ALWAYS = 1000


class Line:
    """What stands between a browser and the service: parts of the page get lost on it."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.asked: dict[str, int] = {}

    def loses(self, part: str, times: int, how: str = "abort") -> None:
        """The part is not there so many times."""
        self.asked[part] = 0

        def lost(route: Any) -> None:
            self.asked[part] += 1
            if self.asked[part] > times:
                route.continue_()
            elif how == "abort":
                route.abort()
            else:
                route.fulfill(status=503, body="Not now.\n")

        self.one.context.route(f"**/{part}*", lost)


@pytest.fixture
def line(person: Callable[..., Person]) -> Iterator[Line]:
    """A person whose browser complains, as it may, of what is lost."""
    one = person()
    yield Line(one)
    one.mistakes.clear()


@pytest.mark.parametrize(
    ("part", "how"),
    [("app.js", "abort"), ("app.js", "503"), ("page.css", "abort"), ("page.css", "503"), ("shapes.json", "503")],
)
def test_lost_answers_are_requested_again(part: str, how: str, line: Line) -> None:
    line.loses(part, 2, how)
    one = line.one.opens("/#own")
    one.waits_for(STARTED)
    one.until("() => getComputedStyle(document.body).maxWidth !== 'none'")
    assert line.asked[part] == 3 and not one.sees("text=could not be loaded")


@pytest.mark.parametrize("part", ["ahead.js", "start.js", "icon.svg"])
def test_optional_files_may_be_missing(part: str, line: Line) -> None:
    line.loses(part, ALWAYS)
    line.one.opens("/#own").waits_for(STARTED)


@pytest.mark.parametrize(
    ("language", "said", "again"),
    [
        ("en", "Part of this page, {}, could not be loaded.", "Try again"),
        ("cs", "Část této stránky, {}, se nepodařilo načíst.", "Zkusit znovu"),
    ],
)
@pytest.mark.parametrize("part", ["app.js", "shapes.json", "words/cs.ftl"])
def test_without_its_script_the_page_says_which_part_is_missing(
    part: str, language: str, said: str, again: str, person: Callable[..., Person]
) -> None:
    line = Line(person(language=language))
    line.loses(part, ALWAYS)
    one = line.one.opens("/")
    one.waits_for(f"main >> text={said.format(part)}")
    one.context.unroute_all()
    one.clicks(f"button:text('{again}')")
    one.waits_for(STARTED)
    one.mistakes.clear()


def test_a_page_of_which_no_script_comes_is_not_blank(line: Line) -> None:
    for part in ("app.js", "start.js"):
        line.loses(part, ALWAYS)
    one = line.one.opens("/")
    one.waits_for("text=Kronika is loading …")
    one.context.unroute_all()
    one.clicks("text=Load it again")
    one.waits_for(STARTED)


def test_a_script_that_the_browser_cannot_run(line: Line) -> None:
    line.one.context.route("**/app.js", lambda route: route.fulfill(body="a b", content_type="text/javascript"))
    one = line.one.opens("/")
    one.waits_for("text=This browser cannot run the page; it may be too old. (")
    assert one.sees("button:text('Try again')")


def test_without_its_style_the_page_is_played_on(line: Line) -> None:
    line.loses("page.css", ALWAYS)
    one = line.one.opens("/")
    one.waits_for("text=Part of this page, page.css, could not be loaded. Everything works, without its styles.")
    assert one.sees(STARTED)
    one.clicks("button:text('Continue without it')")
    assert not one.sees("text=could not be loaded")
    begins_and_rolls(one)


def test_without_a_worker_the_page_watches_for_itself(line: Line) -> None:
    line.loses("worker.js", ALWAYS)
    begins_and_rolls(line.one)
    assert line.asked["worker.js"] % 2 == 0


def test_a_module_that_is_needed_later(line: Line) -> None:
    line.loses("vendor/qr.js", 2)
    one = line.one.opens("/#own")
    one.clicks("[data-code='show']")
    one.waits_for(".key-code svg")
    assert line.asked["vendor/qr.js"] == 3
    one.page.reload()
    line.loses("vendor/qr.js", ALWAYS)
    one.clicks("[data-code='show']")
    one.waits_for("#alarms >> text=Part of this page, vendor/qr.js, could not be loaded.")
    assert one.sees("text=Save the key")
