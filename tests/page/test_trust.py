"""What the page proves, and what it does with a service that lies or a player who writes markup."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from domain.kernel import chance
from tests.page.browser import Person
from tools.dev.embedded import Embedded

pytestmark = pytest.mark.slow

MARKUP = "<img src=x onerror=alert(1)>\"'&"


def test_names_full_of_markup_are_text_and_nothing_else(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.opens("/#own")
    anna.page.fill("#name", MARKUP)
    anna.page.keyboard.press("Tab")
    anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value())
    ben.waits_for("[data-seat='german']")
    assert MARKUP in ben.page.locator("main").inner_text()
    ben.clicks("[data-seat='german']")
    for one in (anna, ben):
        one.waits_for("[data-choice]")
        assert MARKUP in one.page.locator(".people").inner_text()
        assert not one.page.locator("img, iframe, [onerror]").count()


def test_a_drawing_brings_in_nothing_that_is_not_on_the_list(person: Callable[..., Person]) -> None:
    anna = person().opens("/")
    anna.waits_for("[data-pack]")
    hostile = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)" style="color:red" id="top">
      <script>alert(1)</script><style>*{display:none}</style>
      <foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>
      <image href="https://example.org/x.png"/><use href="#top"/>
      <a href="javascript:alert(1)"><rect width="1" height="1"/></a><animate attributeName="x"/>
      <rect class="alarm" width="9" height="9" fill="url(https://example.org/a)" onclick="alert(1)"/>
      <g data-handle="space:1"><title>&lt;b&gt;</title>
      <text x="1" y="2" font-family="url(x)">&lt;script&gt;</text></g></svg>"""
    made = anna.page.evaluate(
        """async (svg) => {
            const { drawing } = await import("/sanitize.js");
            return new XMLSerializer().serializeToString(drawing(svg));
        }""",
        hostile,
    )
    assert made == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/>'
        '<g data-handle="space:1"><title>&lt;b&gt;</title><text x="1" y="2">&lt;script&gt;</text></g></svg>'
    )
    assert all("Content Security Policy" in mistake for mistake in anna.mistakes), "what was blocked"
    anna.mistakes.clear()


def test_a_roll_that_the_service_has_forged_is_told_loudly_with_evidence_to_save(
    person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    honest = chance.numbers

    def loaded(link: bytes, message: bytes, bound: int, count: int) -> tuple[int, ...]:
        return tuple((number + 1) % bound for number in honest(link, message, bound, count))

    monkeypatch.setattr(chance, "numbers", loaded)
    for _ in range(200):
        anna.waits_for("[data-choice], [data-decide], .alarm")
        if anna.sees(".alarm"):
            break
        anna.decides()
        anna.page.wait_for_timeout(300)
    assert "chance came out otherwise" in anna.page.locator(".alarm").inner_text()
    assert not anna.sees("[data-choice]")
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save the evidence").click()
    lines = Path(saved.value.path()).read_text().splitlines()
    assert json.loads(lines[1])["problem"].startswith("chance came out otherwise")
    assert "use" in json.loads(lines[-2])["public"]["event"]


def test_a_dispute_shows_itself_to_both_and_play_goes_on(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    for _ in range(200):
        anna.waits_for("[data-choice]")
        if anna.sees(".story .check .proof"):
            break
        anna.decides()
        anna.page.wait_for_timeout(200)
    anna.page.locator(".story .check .proof summary").first.click()
    anna.clicks("[data-dispute]")
    anna.page.fill("#reason", "It rolled off the table")
    anna.page.locator(".notice").get_by_role("button", name="Dispute it").click()
    anna.page.get_by_text("disputes the roll at version").first.wait_for()
    anna.page.get_by_role("button", name="Take it back").click()
    anna.waits_for("[data-choice]")


def test_the_key_of_the_page_is_the_file_of_the_command_line(
    person: Callable[..., Person], service: Embedded, tmp_path: Path
) -> None:
    anna, elsewhere = person(), person()
    anna.opens("/#own")
    anna.page.fill("#name", "Anna")
    anna.page.keyboard.press("Tab")
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    anna.opens("/#own")
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save the key").click()
    file = tmp_path / "identity.json"
    saved.value.save_as(file)
    from tools.client.identity import fingerprint, read_identity

    identity = read_identity(file)
    assert identity.name == "Anna"
    assert anna.page.locator("main code").inner_text() == fingerprint(identity.public_key)
    elsewhere.opens("/#own")
    elsewhere.page.set_input_files("#key-file", str(file))
    elsewhere.page.get_by_text(fingerprint(identity.public_key)).wait_for()
    elsewhere.opens(f"/g/{game}").waits_for("[data-choice]")


def test_a_log_that_ends_before_the_receipt_kept_here_is_told_loudly(person: Callable[..., Person]) -> None:
    anna = person()
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    anna.decides()
    anna.page.get_by_text("have the initiative").wait_for()
    anna.page.wait_for_function("(game) => localStorage.getItem(`kronika.receipt.${game}`)", arg=game)
    later = """(game) => {
        const name = `kronika.receipt.${game}`;
        localStorage.setItem(name, localStorage.getItem(name).replace(/"version":/, '"version":9'));
    }"""
    anna.page.evaluate(later, game)
    anna.page.reload()
    assert "the log ends at version" in anna.waits_for(".alarm").inner_text()
    assert not anna.sees("[data-choice]")
