"""Looking back on the page: versions, rounds and rolls, what was legal, files, pictures, and pages that are saved."""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.page.browser import ROOT, Person
from tests.service.table import Table

pytestmark = pytest.mark.slow
SHOWN = ".boards[data-version] [data-panel='board'] svg"
"""The board at a version, with all that belongs to it."""

EVENTFUL = ROOT / "tests" / "golden" / "v0.2" / "stalingrad-eventful.jsonl.gz"
MARKUP = "</script><img src=x onerror=alert(1)>"

PRESENCE = "/NotePresence"
"""By this call the page says that somebody uses it, and nothing else."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Embedded, str]]:
    """A service with a closed game; the name of a player is markup."""
    data = str(tmp_path_factory.mktemp("played"))
    with Embedded(Settings(data=data, port=0, requests_a_second=100_000)) as service:
        table = Table(service.address)
        for seat in table.seats:
            seat("TakeSeat", name=MARKUP)
        table.begin_epoch()
        table.play(seed=5, most=60)
        yield service, table.closed().game


@pytest.fixture
def looks(browser: Any, played: tuple[Embedded, str]) -> Iterator[Callable[..., Person]]:
    """People who look at that game; at the end none of their consoles has an error."""
    people: list[Person] = []

    def comes(**how: Any) -> Person:
        people.append(Person(browser, played[0].page, **how))
        return people[-1]

    yield comes
    mistakes = [mistake for one in people for mistake in one.mistakes]
    for one in people:
        one.context.close()
    assert not mistakes


def at(one: Person) -> int:
    return int(one.page.locator("output").inner_text().split(" / ")[0])


def goes_to(one: Person, version: int) -> None:
    """Drags the slider there, and waits for the board."""
    one.page.locator("input[type=range]").evaluate(
        "(slider, to) => { slider.value = to; slider.dispatchEvent(new Event('input')); }", version
    )
    one.page.wait_for_function(
        "(to) => document.querySelector('.story [aria-current]') && "
        "document.querySelector('output').textContent.startsWith(`${to} /`)",
        arg=version,
    )


def saves(one: Person, selector: str, folder: Path) -> Path:
    with one.page.expect_download() as saved:
        one.clicks(selector)
    path = folder / str(saved.value.suggested_filename)
    saved.value.save_as(path)
    return path


def board(one: Person) -> str:
    return str(
        one.page.locator("[data-panel='board'] svg").evaluate("(one) => new XMLSerializer().serializeToString(one)")
    )


def test_one_steps_by_version_by_round_and_by_roll(looks: Callable[..., Person], played: tuple[Embedded, str]) -> None:
    anna = looks().opens(f"/g/{played[1]}/1")
    anna.waits_for(".story li")
    ceremony = anna.page.locator(".story .folded").first
    assert ceremony.locator("li").first.is_hidden()
    assert "Chance was sealed and opened: " in ceremony.locator("summary").inner_text()
    ceremony.locator("summary").click()
    assert ceremony.locator("li").first.is_visible()
    on, back = "button[title='one forward']", "button[title='one back']"
    anna.clicks(on)
    assert at(anna) == 2
    anna.page.select_option("#by", "roll")
    rolls = anna.page.locator(".story :is(li.check, .result)").count()
    assert rolls and anna.page.locator(".story li:not(.check)").first.is_hidden()
    versions = []
    for _ in range(rolls):
        anna.clicks(on)
        versions.append(at(anna))
        anna.waits_for(".rolled .odds")
    assert versions == sorted(set(versions))
    anna.clicks(back)
    assert at(anna) == versions[-2]
    anna.page.select_option("#by", "round")
    assert anna.page.locator(".story li:not(.check)").first.is_visible()
    goes_to(anna, 1)
    anna.page.locator("h1").click()
    anna.page.keyboard.press("ArrowRight")
    first = at(anna)
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    assert 1 < first < at(anna)
    row = anna.page.locator(".story li:is(.check, :has(.result)) > .version").first
    wanted = int(row.inner_text())
    row.click()
    assert at(anna) == wanted
    anna.page.wait_for_url(f"**/g/*/{wanted}?as=referee")


def test_positions_fetched_ahead_are_those_that_are_asked_for_alone(
    looks: Callable[..., Person], played: tuple[Embedded, str]
) -> None:
    anna = looks()
    alone: dict[int, str] = {}
    by_itself = lambda request: (request.post_data_json or {}).get("pageSize") == 1  # noqa: E731
    anna.page.route("**/ListSteps", lambda route: route.continue_() if by_itself(route.request) else route.abort())
    for version in (30, 41, 60):
        anna.opens(f"/g/{played[1]}/{version}").waits_for(SHOWN)
        alone[version] = board(anna)
    anna.page.unroute("**/ListSteps")
    under_way: list[str] = []
    anna.page.on("request", lambda request: request.url.endswith("/ListSteps") and under_way.append(request.url))
    anna.page.on("requestfinished", lambda request: request.url.endswith("/ListSteps") and under_way.pop())
    with anna.page.expect_response("**/ListSteps"):
        anna.opens(f"/g/{played[1]}/35")
    anna.waits_for(SHOWN)
    anna.page.wait_for_timeout(500)
    while under_way:
        anna.page.wait_for_timeout(500)
    asked: list[str] = []
    anna.page.on("request", lambda request: by_itself(request) and asked.append(request.url))
    for version, wanted in alone.items():
        goes_to(anna, version)
        anna.page.wait_for_timeout(100)
        assert board(anna) == wanted
    assert not asked


def test_legal_decisions_at_a_version_are_listed_with_odds(
    looks: Callable[..., Person], played: tuple[Embedded, str]
) -> None:
    anna = looks().opens(f"/g/{played[1]}/60?as=us")
    anna.waits_for(SHOWN)
    anna.clicks(".legal summary")
    for _ in range(60):
        anna.page.keyboard.press("ArrowRight")
        anna.page.wait_for_timeout(300)
        if "%" in anna.page.locator(".legal").inner_text():
            break
    assert anna.page.locator(".legal li").count() > 1
    assert not anna.sees("[data-decide]")
    anna.page.locator(".legal li").last.hover()


def test_a_spectator_of_a_running_game_is_not_told_what_is_legal(
    looks: Callable[..., Person], played: tuple[Embedded, str]
) -> None:
    table = Table(played[0].address).started()
    stranger = looks().opens(f"/g/{table.game}/{table.now().version}")
    stranger.waits_for(SHOWN)
    assert not stranger.sees(".legal") and not stranger.sees("[data-save='page']")


def test_a_position_is_saved_as_a_picture(
    looks: Callable[..., Person], played: tuple[Embedded, str], tmp_path: Path
) -> None:
    anna = looks(dark=True).opens(f"/g/{played[1]}/60")
    anna.waits_for(SHOWN)
    svg = saves(anna, "[data-picture='svg']", tmp_path).read_text()
    assert svg.startswith("<svg") and 'data-handle="space:' in svg and not re.search(r"<script|style=|class=", svg)
    assert f"{played[1]}-60.svg" in {path.name for path in tmp_path.iterdir()}
    png = saves(anna, "[data-picture='png']", tmp_path)
    assert png.read_bytes().startswith(b"\x89PNG")
    size = anna.page.evaluate(
        """async (bytes) => {
            const image = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))]));
            return [image.width, image.height];
        }""",
        __import__("base64").b64encode(png.read_bytes()).decode(),
    )
    assert min(size) > 300


def test_the_boards_of_a_file_are_drawn_once_asked_for_and_the_service_keeps_nothing(
    looks: Callable[..., Person], played: tuple[Embedded, str], tmp_path: Path
) -> None:
    anna = looks().opens("/#check")
    path = tmp_path / "game.jsonl"
    path.write_bytes(gzip.decompress(EVENTFUL.read_bytes()))
    asked: list[str] = []
    anna.page.on(
        "request",
        lambda request: (
            asked.append(request.url) if "kronika." in request.url and not request.url.endswith(PRESENCE) else None
        ),
    )
    anna.page.set_input_files("#file", str(path))
    anna.page.get_by_text("The file is consistent, but unsigned").wait_for()
    assert not asked
    before = played[0].app.log.max_notification_id()
    anna.clicks("[data-see]")
    anna.waits_for(SHOWN)
    last = at(anna)
    assert last == path.read_bytes().count(b"\n") - 2
    assert anna.page.locator("[data-panel='hand-soviet'] [data-handle]").count() >= 0
    for version, ended in ((93, "the outcome stands"), (166, "withdrawn")):
        goes_to(anna, version)
        anna.page.get_by_text(f"Disputed by soviet: it cannot be ({ended})", exact=True).wait_for()
    goes_to(anna, 200)
    both = board(anna)
    anna.page.select_option("#audience", "german")
    anna.page.wait_for_function(
        "(last) => document.querySelector('output').textContent.startsWith(`${last} /`)", arg=last
    )
    goes_to(anna, 200)
    assert anna.sees("[data-panel='board'] svg") and both
    assert played[0].app.log.max_notification_id() == before and not list(played[0].app.incoming.iterdir())


def opened(browser: Any, path: Path) -> Person:
    """Somebody who opens a file, and has no network."""
    one = Person(browser, "nowhere.test")
    one.context.set_offline(True)
    one.page.goto(path.as_uri())
    return one


def test_a_closed_game_is_saved_as_one_page_that_is_checked_and_looked_through_without_any_network(
    looks: Callable[..., Person], browser: Any, played: tuple[Embedded, str], tmp_path: Path
) -> None:
    anna = looks().opens(f"/g/{played[1]}/40")
    anna.waits_for(SHOWN)
    there, hands = board(anna), anna.page.locator("[data-panel^='hand-'] [data-handle]").count()
    path = saves(anna, "[data-save='page']", tmp_path)
    ben = opened(browser, path)
    ben.page.get_by_text("It does not prove the pictures and sentences").wait_for()
    goes_to(ben, 40)
    ben.page.wait_for_function("() => document.querySelector(\"[data-panel='board'] svg\")")
    ben.page.wait_for_timeout(200)
    assert board(ben) == there
    assert ben.page.locator("[data-panel^='hand-'] [data-handle]").count() == hands > 0
    ben.page.select_option("#by", "roll")
    ben.clicks("button[title='one forward']")
    ben.waits_for(".rolled .proof")
    ben.page.get_by_role("button", name="Česky").click()
    ben.page.get_by_text("Obrázky a věty záznam nedokazuje").wait_for()
    assert not ben.sees("img:not(.overview img), iframe, [onerror]")
    assert ben.mistakes == []
    ben.context.close()


def test_forged_byte_in_a_saved_page_is_reported_and_its_pictures_are_hidden(
    looks: Callable[..., Person], browser: Any, played: tuple[Embedded, str], tmp_path: Path
) -> None:
    anna = looks().opens(f"/g/{played[1]}/40")
    anna.waits_for(SHOWN)
    path = saves(anna, "[data-save='page']", tmp_path)
    written = path.read_text()
    roll = re.compile(r'(?<=\\"faces\\":\[)\d')
    assert roll.search(written)
    path.write_text(roll.sub(lambda face: str((int(face[0]) + 1) % 10), written, count=1))
    ben = opened(browser, path)
    ben.waits_for(".alarm")
    assert "the chain gives" in ben.page.locator(".alarm").inner_text()
    assert not ben.sees("[data-panel]")
    ben.context.close()


def test_a_saved_page_runs_its_own_script_and_no_other(
    looks: Callable[..., Person], browser: Any, played: tuple[Embedded, str], tmp_path: Path
) -> None:
    anna = looks().opens(f"/g/{played[1]}/40")
    anna.waits_for(SHOWN)
    path = saves(anna, "[data-save='page']", tmp_path)
    written = path.read_text()
    assert MARKUP not in written and "\\u003c/script>" in written
    policy = re.search(r'content-security-policy" content="([^"]+)"', written)
    assert policy is not None and "unsafe" not in policy[1] and "default-src 'none'" in policy[1]
    path.write_text(written.replace("<main", "<script>document.title = 'mine'</script><main"))
    ben = opened(browser, path)
    ben.page.get_by_text("It does not prove the pictures and sentences").wait_for()
    assert ben.page.title() == "Kronika"
    ben.context.close()


def test_a_page_that_is_kept_checks_files_without_any_network(
    looks: Callable[..., Person], browser: Any, played: tuple[Embedded, str], tmp_path: Path
) -> None:
    path = saves(looks().opens("/#check"), "[data-save='checker']", tmp_path)
    game = tmp_path / "game.jsonl"
    game.write_bytes(gzip.decompress(EVENTFUL.read_bytes()))
    ben = opened(browser, path)
    ben.page.set_input_files("#file", str(game))
    ben.page.get_by_text("The file is consistent, but unsigned").wait_for()
    assert not ben.sees("[data-see]") and not ben.sees("[data-save]")
    lines = game.read_bytes().splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join([*lines[:-3], *lines[-2:]]))
    ben.page.set_input_files("#file", str(cut))
    ben.waits_for(".alarm")
    assert ben.mistakes == []
    ben.context.close()


def test_a_saved_page_says_of_itself_what_is_in_it(
    looks: Callable[..., Person], played: tuple[Embedded, str], tmp_path: Path
) -> None:
    anna = looks().opens(f"/g/{played[1]}/40?as=us")
    anna.waits_for(SHOWN)
    written = saves(anna, "[data-save='page']", tmp_path).read_text()
    found = re.search(r'<script type="application/json" id="game">(.*)</script>', written)
    assert found is not None
    game = json.loads(found[1])
    assert game["audience"] == "us" and game["file"].startswith('{"format":"kronika.export')
    steps = [step for page in game["pages"] for step in page]
    assert [step["version"] for step in steps] == list(range(1, game["file"].count("\n") - 1))
