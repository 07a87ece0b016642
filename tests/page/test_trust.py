"""What the page proves, and what it does with a service that lies or a player who writes markup."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.domain.kernel import chance
from tests.embedded import Embedded
from tests.page.browser import ASKED, GAMES, OVER, ROLLED, Person, begins_and_rolls, play, plays_until

pytestmark = pytest.mark.slow

FIRST = (("normandy", "1", "us"), ("north_africa", "1", "lrdg"), ("stalingrad", "011", "soviet"))
MARKUP = "<img src=x onerror=alert(1)>\"'&"
REASON = "It rolled off the table"


def test_names_full_of_markup_are_text_and_nothing_else(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.opens("/#own")
    anna.page.fill("#name", MARKUP)
    anna.page.keyboard.press("Tab")
    anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value())
    ben.waits_for("button[data-seat='german']")
    assert MARKUP in ben.page.locator("main").inner_text()
    ben.clicks("button[data-seat='german']")
    for one in (anna, ben):
        one.waits_for(ASKED)
        assert MARKUP in one.page.locator(".people").inner_text()
        assert not one.page.locator("img:not(.overview img), iframe, [onerror]").count()


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


THINGS = (
    "",
    '<rect x="1" width="1"/>',
    '<rect x="2" width="1"/><g data-handle="a"><rect x="1"/></g>',
    '<g data-handle="a"><rect x="1"/></g>',
    '<g data-handle="a"><rect x="2"/><text>one &gt; two</text></g>',
    '<g data-handle="a"><title>A</title><rect x="2"/><text>two</text></g><rect x="1" width="1"/>',
    '<rect x="1"/><rect x="2"/><rect x="3"/><rect x="4"/>',
    '<rect x="1"/><rect x="9"/><rect x="3"/><rect x="8"/>',
    '<rect x="3"/><rect x="4"/>',
    '<g transform="translate(1)"><g data-handle="a"><rect x="1"/></g><g data-handle="b"><rect x="2"/></g></g>',
    '<g transform="translate(1)"><g data-handle="b"><rect x="2"/></g></g>',
    '<g transform="translate(1)"><g data-handle="b"><rect x="2"/><script>1</script></g></g>',
    '<script>1</script><rect x="1"/>',
    '<!-- > --><rect x="1"/><?what <ever?><text>last</text>',
    '<g data-handle="/>"><rect/></g>',
    '<g data-handle="a>b"><text><![CDATA[<rect/>]]></text></g><text x="1">text</text>',
)


def test_patched_drawing_equals_one_drawn_from_scratch(person: Callable[..., Person]) -> None:
    anna = person().opens("/")
    anna.waits_for("[data-pack]")
    frames = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">', '<svg xmlns="http://www.w3.org/2000/svg">')
    drawings = [f"{frame}{things}</svg>" for frame in frames for things in THINGS]
    found = anna.page.evaluate(
        """async (drawings) => {
            const { Renewed } = await import("/renewed.js");
            const written = (element) => new XMLSerializer().serializeToString(element);
            const wrong = [];
            for (const before of drawings)
                for (const now of drawings) {
                    const renewed = new Renewed(before);
                    renewed.renew(now);
                    if (written(renewed.element) !== written(new Renewed(now).element)) wrong.push([before, now]);
                }
            return wrong;
        }""",
        drawings,
    )
    assert found == []
    assert all("Content Security Policy" in mistake for mistake in anna.mistakes), "what the browser says of bad XML"
    anna.mistakes.clear()


def test_no_drawing_of_ours_loses_anything_by_that(person: Callable[..., Person]) -> None:
    anna = person()
    games = [anna.begins(pack, first, seat, "bot") for pack, first, seat in FIRST]
    games.append(anna.begins_campaign("stalingrad", "soviet", "bot"))
    kept = """async (game) => {
        const { drawing } = await import("/sanitize.js");
        const headers = { "content-type": "application/json" };
        const asked = { method: "POST", headers, body: JSON.stringify({ game }) };
        const { panels } = await (await fetch("/kronika.v1.GameService/GetDrawing", asked)).json();
        const all = (root) => [root, ...root.querySelectorAll("*")].map((one) =>
            `${one.localName} ${one.getAttribute("data-handle")} ${one.children.length ? "" : one.textContent}`);
        return panels.map(({ svg }) =>
            [all(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement), all(drawing(svg))]);
    }"""
    for game in games:
        panels = anna.page.evaluate(kept, game)
        assert panels
        for drawn, shown in panels:
            assert drawn == shown


def test_forged_roll_raises_an_alarm_with_evidence_to_save(
    person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    honest = chance.numbers

    def loaded(link: bytes, message: bytes, bound: int, count: int) -> tuple[int, ...]:
        return tuple((number + 1) % bound for number in honest(link, message, bound, count))

    monkeypatch.setattr(chance, "numbers", loaded)
    plays_until(anna, ".alarm")
    assert "the chain gives" in anna.page.locator(".alarm").inner_text()
    assert not anna.sees("[data-choice]")
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save the evidence").click()
    lines = Path(saved.value.path()).read_text().splitlines()
    assert json.loads(lines[1])["problem"].startswith("the chain gives")
    assert "use" in json.loads(lines[-2])["public"]["event"]


def test_a_roll_against_the_bot_is_disputed_and_play_goes_on(person: Callable[..., Person]) -> None:
    anna = person()
    begins_and_rolls(anna)
    version = disputes(anna)
    assert not anna.sees(f"[data-dispute='{version}']"), "nobody disputes a roll twice"
    anna.page.get_by_role("button", name="Take it back").click()
    anna.page.locator(".matters").get_by_text("is disputed").wait_for(state="detached")
    at_the_roll(anna, version, f"Disputed by the US: {REASON} (withdrawn)")
    assert anna.sees(f"[data-dispute='{version}']")
    anna.decides()


def test_a_dispute_shows_itself_to_both_and_they_go_back_behind_the_roll(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    for _ in range(GAMES):
        anna.begins("normandy", "1", "us", "friend")
        ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
        play([anna, ben], f"{ROLLED}, {OVER}")
        if anna.sees(ROLLED) and not anna.sees(OVER):
            break
    version = disputes(anna)
    ben.page.locator(".matters").get_by_text(f"The US: the roll at version {version} is disputed: {REASON}").wait_for()
    stranger = person(language="cs").opens(f"/g/{anna.page.url.rsplit('/', 1)[1]}/{version}")
    stranger.page.locator(".rolled").get_by_text(f"Napaden (Američané): {REASON}").wait_for()
    anna.page.get_by_role("button", name="Ask to go back to before it").click()
    said = f"It is about the disputed roll at version {version}: {REASON}"
    for one in (anna, ben):
        at_the_roll(one, version, f"Disputed by the US: {REASON}")
        one.page.locator(".matters").get_by_text(said).wait_for()
    assert not anna.sees("[data-call='RequestUndo']"), "it is asked for already"
    ben.clicks("[data-answer='agree']")
    for one in (anna, ben):
        one.waits_for(f".story .undone[data-version='{version}']")
        one.page.locator(".matters").get_by_text("is disputed").wait_for(state="detached")
        at_the_roll(one, version, f"Disputed by the US: {REASON} (the game went back)")
        assert not one.sees(".alarm")
    last = anna.page.locator(".story > ol > li").last.get_attribute("data-version")
    play([anna, ben], f".story [data-version='{last}'] ~ li, {OVER}")


def at_the_roll(one: Person, version: str, said: str) -> None:
    """Waits until the roll itself says this of its dispute."""
    told = "([row, said]) => document.querySelector(row)?.textContent === said"
    one.until(told, [f".story [data-version='{version}'] .disputed", said])


def disputes(one: Person) -> str:
    """Disputes the first roll that is told; its version."""
    version = str(one.page.locator("[data-dispute]").first.get_attribute("data-dispute"))
    one.clicks("[data-dispute]")
    one.page.fill("#reason", REASON)
    one.page.locator(".notice").get_by_role("button", name="Dispute it").click()
    one.page.locator(".matters").get_by_text(f"The US: the roll at version {version} is disputed").wait_for()
    return version


def test_the_key_of_the_page_is_the_file_of_the_command_line(
    person: Callable[..., Person], service: Embedded, tmp_path: Path
) -> None:
    anna, elsewhere = person(), person()
    anna.opens("/#own")
    anna.page.fill("#name", "Anna")
    anna.page.keyboard.press("Tab")
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    anna.opens("/#own")
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save the key").click()
    file = tmp_path / "identity.json"
    saved.value.save_as(file)
    from kronika.tools.client.identity import fingerprint, read_identity

    identity = read_identity(file)
    assert identity.name == "Anna"
    assert anna.page.locator("main code").inner_text() == fingerprint(identity.public_key)
    elsewhere.opens("/#own")
    elsewhere.page.set_input_files("#key-file", str(file))
    elsewhere.page.get_by_text(fingerprint(identity.public_key)).wait_for()
    elsewhere.opens(f"/g/{game}").waits_for(ASKED)


def test_log_shorter_than_the_kept_receipt_raises_an_alarm(person: Callable[..., Person]) -> None:
    anna = person()
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    anna.decides()
    anna.page.get_by_text("have the initiative").wait_for()
    anna.until("(game) => localStorage.getItem(`kronika.receipt.${game}`)", game)
    later = """(game) => {
        const name = `kronika.receipt.${game}`;
        localStorage.setItem(name, localStorage.getItem(name).replace(/"version":/, '"version":9'));
    }"""
    anna.page.evaluate(later, game)
    anna.page.reload()
    assert "the log ends at version" in anna.waits_for(".alarm").inner_text()
    assert not anna.sees("[data-choice]")
