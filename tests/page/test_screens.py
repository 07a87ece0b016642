"""Every screen is usable by all: axe-core finds nothing serious, it fits a phone as it does a desk, letters may be
twice as large, and the keyboard comes everywhere."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.domain.kernel import chance
from tests.page.browser import ASKED, ROOT, Person, begins_and_rolls, plays_until

pytestmark = pytest.mark.slow

SKIP = "[data-playback='skip']:enabled"
GAME = ROOT / "tests" / "golden" / "v0.3" / "normandy-2-objectives.jsonl.gz"


GAME_OF = """async (game) => {
    const headers = { "content-type": "application/json", "connect-protocol-version": "1" };
    const request = { method: "POST", headers, body: JSON.stringify({ game }) };
    const answer = await fetch("/kronika.v1.GameService/GetGame", request);
    return (await answer.json()).game;
}"""


def test_the_screens_before_a_game(person: Callable[..., Person]) -> None:
    anna, ben = person(), person(language="cs")
    found = []
    for path, shows in (
        ("/", "[data-pack]"),
        ("/#new", "main [data-pack]"),
        ("/#own", "#key-file"),
        ("/#check", "#file"),
    ):
        anna.opens(path).waits_for(shows)
        found += anna.faults(path)
    anna.opens("/#own").clicks("[data-code='show']")
    anna.waits_for(".key-code svg")
    found += anna.faults("the key as a code")
    anna.opens("/g/nowhere").waits_for(".refusal")
    found += anna.faults("no such game")
    anna.opens("/").clicks("[data-pack='normandy']")
    anna.waits_for("[data-scenario]")
    found += anna.faults("scenarios")
    anna.clicks("[data-scenario='1']")
    anna.clicks(".more summary")
    found += anna.faults("sides")
    anna.clicks("button[data-seat='us']")
    anna.waits_for("[data-against]")
    found += anna.faults("opponents")
    anna.clicks("[data-against='friend']")
    anna.waits_for("[data-panel='board']")
    link = anna.waits_for("#invitation").input_value()
    found += anna.faults("an empty seat")
    ben.opens(link).waits_for("button[data-seat='german']")
    found += ben.faults("an invitation")
    ben.opens("/").waits_for(".card a")
    found += ben.faults("open games")
    anna.opens("/").waits_for(".card a")
    found += anna.faults("own games")
    assert not found


def test_back_stays_in_the_set_up_and_keeps_what_was_chosen(person: Callable[..., Person]) -> None:
    anna = person()
    anna.opens("/").clicks("[data-pack='tankduel']")
    anna.clicks("[data-scenario='m1']")
    anna.clicks(".more > summary")
    anna.clicks(".group summary:has-text('Battle')")
    anna.page.get_by_label("alternate cards").check()
    anna.clicks("button[data-seat='german_1']")
    anna.waits_for("[data-against]")
    assert anna.page.url.endswith("/#new/tankduel/m1/german_1?alternate=yes")
    anna.page.go_back()
    anna.waits_for(".group[open]")
    assert anna.page.get_by_label("alternate cards").is_checked()
    anna.page.go_back()
    anna.waits_for("[data-scenario='m2']")
    anna.page.go_back()
    anna.waits_for("[data-pack='normandy']")


def test_a_step_of_the_set_up_can_be_opened_by_its_address(person: Callable[..., Person]) -> None:
    anna = person()
    anna.opens("/#new/stalingrad/*").waits_for("button[data-seat='soviet']")
    assert anna.page.locator("h1").inner_text().endswith(": campaign")
    anna.opens("/#new/nothing").waits_for(".refusal")


def test_choices_are_in_the_address_and_change_the_game(person: Callable[..., Person]) -> None:
    anna, ben = person(), person(language="cs")
    anna.opens("/#new/tankduel/m1").clicks(".more > summary")
    for label, choice in (("German tank I", "Tiger"), ("Soviet tank II", "KV-85")):
        group = anna.page.locator(".more .group", has=anna.page.locator(f"summary:has-text('{label}')")).first
        group.locator("summary").click()
        group.locator("select").first.select_option(label=choice)
    anna.clicks("button[data-seat='german_1']")
    anna.page.get_by_label("Reply limit").select_option(label="3 days")
    ben.opens(anna.page.url.replace("/german_1", ""))
    ben.waits_for(".group[open]")
    assert "podle návrhu mise" in ben.page.locator(".group select").first.text_content()
    anna.clicks("[data-against='friend']")
    anna.page.wait_for_url("**/g/*")
    found = anna.page.evaluate(GAME_OF, anna.page.url.rsplit("/", 1)[1])
    assert (found["choices"]["german_1_tank"], found["choices"]["soviet_2_tank"]) == (
        {"text": "tiger"},
        {"text": "kv85"},
    )
    assert found["options"]["replyLimit"] == 3 * 86_400
    anna.waits_for(".people:has-text('Reply limit: 3 days')")


def test_a_scenario_shows_its_map_its_length_and_how_even_it_is(person: Callable[..., Person]) -> None:
    anna = person()
    anna.opens("/#new/north_africa").waits_for("[data-scenario='1'] .thumb svg")
    card = anna.page.locator("[data-scenario='3']").inner_text()
    assert "about 109 decisions, 27 minutes" in card
    assert "Easier for the LRDG" in card and "The LRDG 65 %" in card


def test_options_of_one_tank_are_a_group(person: Callable[..., Person]) -> None:
    anna = person()
    anna.opens("/#new/tankduel/m1").clicks(".more > summary")
    group = anna.page.locator(".more .group").filter(has_text="Soviet tank II")
    group.first.locator("summary").click()
    labels = group.first.locator("label").all_inner_texts()
    assert len(labels) == 4 and all("Soviet tank II" in label for label in labels)


def test_the_lobby_names_the_games(person: Callable[..., Person]) -> None:
    anna = person()
    anna.opens("/").waits_for("[data-pack]")
    named = anna.page.locator(".start").inner_text()
    assert all(game in named for game in ("Undaunted", "No Retreat!", "Tank Duel"))


def test_a_damaged_key_is_explained_and_can_be_replaced(person: Callable[..., Person]) -> None:
    anna = person()
    anna.opens("/").waits_for("[data-pack]")
    key = anna.page.evaluate("localStorage['kronika.identity']")
    anna.page.evaluate("localStorage['kronika.identity'] = '{'")
    anna.page.reload()
    anna.waits_for("#key-file").set_input_files(
        {"name": "key.json", "mimeType": "application/json", "buffer": key.encode()}
    )
    anna.waits_for("[data-pack]")
    assert anna.page.evaluate("localStorage['kronika.identity']") == key


def test_an_address_with_nothing_says_so(person: Callable[..., Person]) -> None:
    anna = person()
    answer = anna.page.goto(f"{anna.address}/nothing/here")
    assert answer is not None and answer.status == 404
    anna.waits_for("h1:has-text('There is nothing at this address')")
    anna.mistakes.clear()  # the browser notes the status


def test_the_screens_of_a_game(person: Callable[..., Person]) -> None:
    anna, ben = person(), person(language="cs")
    anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    for one in (anna, ben):
        one.waits_for(ASKED)
    found = anna.faults("a choice")
    anna.asks_always()
    anna.clicks(".all summary")
    anna.clicks(".list summary")
    anna.clicks(".trust summary")
    found += anna.faults("all decisions, the board as a list, what was checked")
    anna.clicks(".boards .lit")
    anna.waits_for("[data-decide]")
    found += anna.faults("a decision")
    ben.decides()
    anna.decides()
    anna.clicks("[data-undo='UNDO_CLASS_CONSENT']")
    ben.waits_for("[data-answer='agree']")
    found += ben.faults("a request to go back")
    ben.clicks("[data-answer='decline']")
    anna.chooses("Offer a draw")
    ben.waits_for("[data-call='OfferDraw']")
    found += ben.faults("a draw offered")
    ben.clicks("[data-call='DeclineDraw']")
    anna.chooses("Resign")
    found += anna.faults("a question")
    anna.clicks("[data-yes]")
    anna.waits_for("[data-call='ConfirmEnd']")
    found += anna.faults("a game that is over")
    for one in (anna, ben):
        one.clicks("[data-call='ConfirmEnd']")
    anna.page.get_by_text("Rematch").wait_for(state="attached")
    found += anna.faults("a closed game")
    anna.page.get_by_role("link", name="Replay").click()
    anna.waits_for("[data-fork]")
    found += anna.faults("a replay")
    assert not found


COVERED = """() => {
    const notices = document.getElementById("notices").getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) =>
        right > notices.left && left < notices.right && bottom > notices.top && top < notices.bottom;
    return [...document.querySelectorAll(".side, .prompt, .stage, .hand, .dock")]
        .filter((one) => one.checkVisibility() && meets(one.getBoundingClientRect())).map((one) => one.className);
}"""


def test_notices_cover_nothing(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(".urge")
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.until(f"() => !({COVERED})().length")


def test_the_screens_of_a_roll(person: Callable[..., Person]) -> None:
    anna, stranger = person(), person()
    begins_and_rolls(anna)
    anna.clicks(".story .check .proof summary")
    found = anna.faults("a proof")
    anna.clicks(".story [data-rule]")
    anna.waits_for(".told-rule[open]")
    found += anna.faults("a rule")
    anna.page.keyboard.press("Escape")
    anna.clicks(".playback [data-playback='step']:enabled")
    anna.waits_for(".happened")
    found += anna.faults("what happened, step by step")
    if anna.sees(SKIP):
        anna.clicks(SKIP)
    anna.clicks("[data-dispute]")
    anna.waits_for("#reason")
    found += anna.faults("a dispute begun")
    anna.page.fill("#reason", "It rolled off the table")
    anna.page.locator(".notice").get_by_role("button", name="Dispute it").click()
    anna.page.get_by_role("button", name="Take it back").wait_for()
    found += anna.faults("a dispute")
    path = anna.page.locator(".story .check .version").first.get_attribute("href")
    anna.opens(str(path)).waits_for(".rolled table")
    found += anna.faults("the replay of a roll")
    stranger.opens(str(path).partition("?")[0]).waits_for(".rolled table")
    found += stranger.faults("the replay that a stranger sees")
    assert not found


def test_the_screen_that_two_share_is_covered_while_it_is_handed_over(person: Callable[..., Person]) -> None:
    both = person()
    both.begins("normandy", "1", "us", "here")
    both.waits_for("[data-hand]")
    assert not both.faults("handing over")


def test_the_screens_of_a_campaign(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins_campaign("stalingrad", "soviet", "bot")
    anna.waits_for(ASKED)
    assert anna.page.locator("h1").inner_text() == "Undaunted: Stalingrad"
    found = anna.faults("a campaign")
    anna.decides()
    anna.waits_for(ASKED)
    found += anna.faults("the deck of a campaign")
    assert not found


def test_the_screens_of_what_does_not_fit(
    person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    anna = person().opens("/#check")
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    written = gzip.decompress(GAME.read_bytes())
    good.write_bytes(written)
    bad.write_bytes(written[: len(written) // 2])
    anna.page.set_input_files("#file", str(good))
    anna.page.get_by_text("The file is consistent, but unsigned").wait_for()
    found = anna.faults("a file that fits")
    anna.page.set_input_files("#file", str(bad))
    anna.waits_for(".alarm")
    found += anna.faults("a file that does not fit")
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    honest = chance.numbers
    monkeypatch.setattr(chance, "numbers", lambda *how: tuple((one + 1) % how[2] for one in honest(*how)))
    plays_until(anna, ".alarm")
    found += anna.faults("a game that is not honest")
    assert not found


def test_everything_from_the_first_page_to_a_decision_is_done_by_the_keyboard(person: Callable[..., Person]) -> None:
    anna = person().opens("/")
    anna.waits_for("[data-pack]")
    for step in ("[data-pack='normandy']", "[data-scenario='1']", "button[data-seat='us']", "[data-against='bot']"):
        anna.waits_for(step)
        anna.tabs_to(step)
        anna.page.keyboard.press("Enter")
    anna.waits_for(ASKED)
    anna.waits_for(".story :text('The Germans pick a card')")
    anna.asks_always()
    anna.tabs_to("[data-choice]")
    anna.page.keyboard.press("Enter")
    anna.waits_for("[data-decide]:focus")
    anna.page.keyboard.press("Escape")
    anna.waits_for("[data-choice]:focus")
    anna.page.keyboard.press("Enter")
    anna.waits_for("[data-decide]:focus")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_text("have the initiative").wait_for()
    for what, opened in ((".list summary", ".list[open] li"), (".trust summary", ".trust[open] code")):
        anna.tabs_to(what)
        anna.page.keyboard.press("Enter")
        anna.waits_for(opened)
    anna.tabs_to("[data-undo]")


def test_the_board_is_there_as_a_list_for_who_does_not_see_it(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    anna.clicks(".list summary")
    listed = anna.page.locator(".list li").all_inner_texts()
    drawn = anna.page.locator(".boards [data-handle] > title").all_text_contents()
    assert len(drawn) > 30
    assert not [title for title in drawn if not any(title in one for one in listed)]
    titles = anna.page.locator(".list h3").all_inner_texts()
    assert sorted(titles) == sorted(
        anna.page.locator(".boards figcaption > span:not(.leaf, .zoom)").all_text_contents()
    )


def test_each_thing_is_said_to_a_screen_reader_when_it_happens(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    anna.page.get_by_role("log", name="What happened").wait_for()
    assert anna.page.get_by_role("log").get_attribute("aria-live") == "polite"
    for role, name in (("region", "Board"), ("region", "Your decision"), ("region", "Who plays")):
        assert anna.page.get_by_role(role, name=name, exact=True).count() == 1
    assert "You decide" in anna.page.get_by_role("status").all_inner_texts()[-1]
    for heading in anna.page.locator("h1").all_inner_texts():
        assert heading


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_colours_are_those_that_the_system_asks_for(person: Callable[..., Person], dark: bool) -> None:
    anna = person(dark=dark).opens("/")
    anna.waits_for("[data-pack]")
    red, *_ = anna.page.evaluate(
        "getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number)"
    )
    assert (red < 64) is dark
