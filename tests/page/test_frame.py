"""The frame of a game: it never scrolls as a page, nothing is cut off, and the player's place in it is kept."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.bench.framing import CUT_OFF, DESKS, OUT_OF_VIEW, PHONE, SETTLED, SHARES, SMALL
from tests.page.browser import ASKED, AT_RANDOM, GAMES, OVER, UNREACHED, Person, begins_and_rolls, plays_until

LEAST = {1280: (0.5, 0.65), 1440: (0.6, 0.75), 1920: (0.6, 0.75)}
"""The share of the window that the board has with the log and without it."""
MANY = 12
FEW = 3
ROUNDS = 3
MOST_PIECES = 0.75
SLACK = 3
FREE = """() => {
    const [stage, prompt] = [".stage", ".prompt"].map((one) => document.querySelector(one).getBoundingClientRect());
    return stage.top - document.querySelector(".table").getBoundingClientRect().top + prompt.top - stage.bottom;
}"""
"""How many pixels above and below the board of a phone are empty."""
READABLE = 15
"""How many pixels high or wide a piece is at least on a phone, in the middle of the larger half of them."""
FOCUSED = "() => document.querySelector('.choice').contains(document.activeElement)"
SIDES = """[...document.querySelectorAll(".story li[data-side]")]
    .map((one) => [one.dataset.side, one.querySelector(".line").innerText.trim()])"""
"""The lines of the log, each with its side."""
COVERING = """() => {
    const { left, right, top, bottom } = document.querySelector(".stage .sheet").getBoundingClientRect();
    const isIn = (box) =>
        box.width > 1 && box.right > left + 1 && box.left < right - 1 && box.bottom > top + 1 && box.top < bottom - 1;
    return [...document.querySelectorAll("button, summary, .overview, #notices > *")]
        .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
        .filter(([, box]) => isIn(box))
        .map(([one]) => one.outerHTML.slice(0, 80));
}"""
"""What lies over the board."""
CUT_CARDS = """() => {
    const { top, bottom } = document.querySelector(".hand").getBoundingClientRect();
    return [...document.querySelectorAll(".hand .fanned")].map((one) => one.getBoundingClientRect())
        .filter((one) => one.top < top - 1 || one.bottom > bottom + 1).length;
}"""
IN_VIEW = """() => {
    const { left, right, top, bottom } = document.querySelector(".stage .sheet").getBoundingClientRect();
    const inner = document.querySelectorAll(".stage [data-handle] [data-handle]");
    const boxes = [...inner].map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    const isIn = (one) => one.right > left && one.left < right && one.bottom > top && one.top < bottom;
    return boxes.filter(isIn).length / boxes.length;
}"""
"""The share of the pieces that is in view."""
WHOLE = (
    "[...document.querySelectorAll('.hand .fanned')].every((one) => one.getBoundingClientRect().bottom <= innerHeight)"
)
LIT = "() => document.querySelectorAll('.boards .lit').length"
PIECES = """() => [...document.querySelectorAll(".stage [data-handle] [data-handle]")]
    .map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))
    .filter(Boolean).sort((one, other) => one - other)"""
UNREAD = """() => [...document.querySelectorAll(".asked")]
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1).length"""
STUCK = """() => {
    const { top, left } = document.querySelector(".story").getBoundingClientRect();
    const all = [...document.querySelectorAll(".story .round")];
    const stuck = all.filter((one) => Math.abs(one.getBoundingClientRect().top - top) < 1);
    const shown = document.elementFromPoint(left + 20, top + 10).closest(".round");
    const high = new Set(stuck.map(({ offsetHeight }) => offsetHeight));
    return [stuck.length, shown === stuck.at(-1), high.size, getComputedStyle(shown).backgroundColor];
}"""
"""How many headings stick at the top of the log, whether the last of them lies over the others, how many heights they
have, and its ground."""
OVERLAPS = """() => {
    const bar = document.querySelector(".prompt").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".prompt :is(.ending span, button:not(.rule))")]
        .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    const isCut = (one) => one.left < bar.left || one.right > bar.right || one.top < bar.top || one.bottom > bar.bottom;
    const meet = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const meets = boxes.some((one, at) => boxes.slice(at + 1).some((other) => meet(one, other)));
    return boxes.length < 4 || boxes.some(isCut) || meets;
}"""
"""Whether the sentence and the buttons of a game that is over lie over each other, or are cut off."""
DRAWN = """() => {
    const sheet = document.querySelector(".stage .sheet"), svg = sheet.querySelector("svg");
    const { x, y, width, height } = svg.viewBox.baseVal, { a, e, f } = svg.getScreenCTM();
    const pane = sheet.getBoundingClientRect();
    return [(width * a) / pane.width, (height * a) / pane.height];
}"""
"""The size of the picture of the board, of that of its pane."""
BLACK = """() => {
    const sheet = document.querySelector(".stage .sheet"), svg = sheet.querySelector("svg");
    const { width, height } = svg.getBoundingClientRect();
    return [sheet.clientWidth - width, sheet.clientHeight - height];
}"""
"""How much of the board's pane, across and down, the picture leaves empty."""
OUTSIDE = """() => {
    const pane = document.querySelector(".stage .sheet").getBoundingClientRect();
    return [...document.querySelectorAll(".stage :is(.lit, .die)")].map((one) => one.getBoundingClientRect())
        .filter((one) => one.width && (one.left < pane.left - 1 || one.right > pane.right + 1
            || one.top < pane.top - 1 || one.bottom > pane.bottom + 1)).length;
}"""
"""How many lit things and rolls on the board are cut off by its pane, or out of view."""
ROWS = """() => new Set([...document.querySelectorAll(".hand .fanned")]
    .map((one) => Math.round(one.getBoundingClientRect().top))).size"""
LARGEST = """() => Math.max(...[...document.querySelectorAll(".hand .fanned")]
    .map((one) => one.getBoundingClientRect().width / one.getBBox().width))"""
AT_END = """() => {
    const { scrollTop, clientHeight, scrollHeight } = document.querySelector(".story");
    return scrollTop + clientHeight >= scrollHeight - 2;
}"""
NATURAL = 1.05
"""How much larger than drawn a card may be on a phone."""
LINES = 40
"""How many pixels of the log a phone shows under the hand, at least."""
TWICE = """() => [...document.querySelectorAll(".choice > .next > li")]
    .filter((one) => one.getBoundingClientRect().width > 1)
    .map((one) => one.firstChild.dataset.choice).filter((one) => !one.startsWith("button:"))
    .filter((one) => document.querySelector(`.boards .lit[data-handle="${one}"]`)?.checkVisibility())"""
"""The things that are lit and have a button that is seen."""
REPEATED = ".hand [data-handle^='battle:']"
ON_BOARD = """() => {
    const pane = document.querySelector(".stage .sheet").getBoundingClientRect();
    const said = document.querySelector(".hand [data-handle^='battle:'] > title").textContent;
    const title = [...document.querySelectorAll(".stage title")].findLast((one) => one.textContent === said);
    const { left, right } = title.parentElement.getBoundingClientRect();
    return left >= pane.left - 1 && right <= pane.right + 1;
}"""
WITHDRAWS = "[data-choice='button:withdraw'], .choice [data-decide]"
ANSWERED = ".choice :is(.chip, [data-decide], .all[open]), .choice[aria-busy=true]"
"""The state that a key at a question leads to."""
SIZE = "(one) => parseFloat(getComputedStyle(one).fontSize)"
LARGE = 28
STEPS_LEFT = """() => {
    const [at, of] = document.querySelector(".playback h2 small").textContent.split(" / ");
    return of - at;
}"""


def resize(one: Person, wide: int, high: int) -> None:
    one.page.set_viewport_size({"width": wide, "height": high})
    one.page.evaluate(SETTLED)


@pytest.fixture(params=[("normandy", "1", "us"), ("russian_front", "a", "axis"), ("tankduel", "m1", "german_1")])
def anna(person: Callable[..., Person], request: pytest.FixtureRequest) -> Person:
    anna = person()
    anna.begins(*request.param, "bot")
    anna.waits_for(".urge").get_by_role("button", name="Later").click()
    anna.waits_for(ASKED)
    return anna


def test_a_game_fills_the_window_and_nothing_is_cut_off(anna: Person) -> None:
    for wide, high in DESKS:
        resize(anna, wide, high)
        assert not anna.page.evaluate(OUT_OF_VIEW), wide
        anna.until(WHOLE)
        assert anna.page.evaluate(SHARES)[0] >= LEAST[wide][0], wide
        for tab in anna.page.query_selector_all(".tabs .of-drawer:not([hidden])"):
            tab.click()
            assert not anna.page.evaluate(CUT_OFF), wide
            assert anna.page.locator(f"[data-panel='{tab.get_attribute('data-tab')}'] svg").is_visible()
            anna.page.keyboard.press("Escape")
            assert not anna.sees(".drawer:not([hidden])")
        anna.clicks(".shows-log")
        anna.page.evaluate(SETTLED)
        assert anna.page.evaluate(SHARES)[0] >= LEAST[wide][1] and anna.page.locator(".story").is_hidden(), wide
        anna.clicks(".shows-log")


def test_a_phone_shows_board_question_hand_and_last_lines_together_and_the_log_as_a_tab(anna: Person) -> None:
    resize(anna, *PHONE)
    assert not anna.page.evaluate(OUT_OF_VIEW)
    assert not anna.page.evaluate(SMALL), "targets that are too small for a finger"
    board, bar, hand = (anna.page.locator(f"{one}").bounding_box()["y"] for one in (".stage", ".prompt", ".dock"))
    assert board < bar < hand
    assert not anna.page.evaluate(UNREAD)
    pieces = anna.page.evaluate(PIECES)
    assert not pieces or pieces[len(pieces) * 3 // 4] >= READABLE
    assert not pieces or anna.page.evaluate(IN_VIEW) > MOST_PIECES
    assert not anna.page.evaluate(COVERING)
    assert anna.page.locator(".hand .fanned").count() and not anna.page.evaluate(CUT_CARDS)
    anna.page.keyboard.press("f")
    assert anna.page.locator(".overview").is_hidden()
    anna.until(AT_END)
    under, low = (anna.page.locator(one).bounding_box() for one in (".hand", ".story"))
    assert low["y"] >= under["y"] + under["height"] - 1 and low["height"] > LINES
    assert anna.page.locator(".people").is_hidden()
    anna.clicks(".dock .log")
    assert anna.page.locator(".story").bounding_box()["y"] < bar and anna.page.locator(".people").is_visible()
    anna.clicks(".tabs .tab")
    assert anna.page.locator(".story").bounding_box() == low
    assert not anna.page.evaluate(UNREACHED)


def test_orders_that_can_be_given_leave_the_log_in_view(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    anna.waits_for(ASKED)
    anna.waits_for(".urge").get_by_role("button", name="Later").click()
    anna.waits_for(".standing summary").click()
    box = anna.page.locator(".story").bounding_box()
    assert box["height"] > 100 and box["y"] + box["height"] <= 900


@pytest.mark.slow
def test_a_long_list_of_choices_is_a_menu_that_the_keyboard_opens(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    while anna.waits_for(ASKED) and anna.page.locator(".choice [data-choice]").count() <= MANY:
        anna.decides(lambda count: count // 2)
    assert not anna.page.locator(".choice > .next .thing").count(), "the board shows them"
    things = anna.page.locator(".choice .all .thing")
    assert things.count() > MANY and things.first.is_hidden()
    anna.tabs_to(".choice .all > summary")
    anna.page.keyboard.press("Enter")
    anna.tabs_to(".choice .all .thing")
    asked = anna.page.locator(".asked").first.inner_text()
    anna.page.keyboard.press("Enter")
    anna.until("(was) => document.querySelector('.chip') || document.querySelector('.asked')?.innerText !== was", asked)


@pytest.mark.slow
def test_the_focus_stays_in_the_bar_from_one_decision_to_the_next(person: Callable[..., Person]) -> None:
    """The first decision of a system whose game goes on whatever is done."""
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    anna.waits_for(ASKED)
    anna.tabs_to(".choice [data-first]")
    while anna.taken < FEW:
        anna.waits_for(ASKED)
        anna.until("() => document.activeElement.matches('.choice [data-first]')")
        anna.page.keyboard.press("Enter")
        anna.until("() => document.querySelector('.choice').ariaBusy !== 'true'")
        assert anna.page.evaluate(FOCUSED)


def test_the_first_choice_is_at_most_two_tabs_away(anna: Person) -> None:
    anna.page.reload()
    anna.waits_for(ASKED)
    for _ in range(2):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.matches('.choice [data-first]')"):
            return
    raise AssertionError("the first choice is farther away")


@pytest.mark.slow
def test_the_log_marks_whose_line_it_is_and_tells_a_roll_in_short(person: Callable[..., Person]) -> None:
    anna = person()
    for _ in range(GAMES):
        anna.begins("normandy", "1", "us", "bot")
        plays_until(anna, f".story .result .roll, {OVER}")
        if anna.sees(".story .result .roll"):
            break
    lines = anna.page.evaluate(SIDES)
    for side, name in (("0", "The US "), ("1", "The Germans ")):
        assert {of for of, said in lines if said.startswith(name)} == {side}
    roll = anna.page.locator(".story .result .roll").first.inner_text()
    assert re.fullmatch(r"\d+(, \d+)*( [≥<] \d+)? [✓✗]", roll)
    assert "you" in anna.page.locator(".people li:has([data-side='0'])").inner_text()


@pytest.mark.slow
def test_only_the_last_round_has_its_heading_at_the_top_of_the_log(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "5", "us", "bot")
    while anna.waits_for(ASKED) and anna.page.locator(".story .round").count() < ROUNDS:
        anna.decides()
    resize(anna, 1440, 500)
    anna.page.evaluate("() => { const log = document.querySelector('.story'); log.scrollTop = log.scrollHeight; }")
    for scheme in ("light", "dark"):
        anna.page.emulate_media(color_scheme=scheme)
        anna.page.evaluate(SETTLED)
        stuck, is_last, heights, ground = anna.page.evaluate(STUCK)
        assert stuck > 1 and is_last and heights == 1
        assert ground.startswith("rgb("), "opaque"


@pytest.mark.slow
def test_the_log_begins_with_the_game(person: Callable[..., Person]) -> None:
    anna = person()
    for game in (("russian_front", "a", "axis"), ("normandy", "1", "us")):
        anna.begins(*game, "bot")
        anna.waits_for(ASKED)
        first, second = anna.page.locator(".story > ol > li").all_inner_texts()[:2]
        assert first.strip() == "Before the first round" and "created" not in second
        assert anna.page.locator(".story .early li[data-version='1']").count()


@pytest.mark.slow
def test_the_end_of_a_game_has_room_in_the_bar(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("stalingrad", "011", "soviet", "bot")
    anna.waits_for(".urge").get_by_role("button", name="Later").click()
    while anna.waits_for(f"{ASKED}, {OVER}") and not anna.sees(OVER):
        leaves = anna.page.locator(WITHDRAWS)
        if leaves.count():
            leaves.first.evaluate("(one) => one.click()")
        else:
            anna.decides(lambda count: 0, f"{OVER}, {WITHDRAWS}")
    anna.waits_for("[data-rematch]")
    for language in ("cs", "en"):
        anna.page.evaluate("(to) => document.querySelector(`#top > button[lang=${to}]`).click()", language)
        for wide, high in (*DESKS, PHONE):
            resize(anna, wide, high)
            anna.waits_for("[data-rematch]")
            assert not anna.page.evaluate(OVERLAPS), (language, wide)
    won = anna.page.locator(".ending .won")
    assert won.locator("strong").inner_text().strip() == "The Germans" and won.get_attribute("data-side") == "1"
    assert won.locator("strong").evaluate(SIZE) > LARGE
    assert "The Germans win by the withdrawal of the enemy." in won.inner_text() and won.locator(".rule").count()
    anna.clicks(OVER)
    anna.page.locator(OVER).wait_for(state="detached")
    assert won.is_visible(), "also when all have confirmed"


@pytest.mark.slow
def test_a_thing_that_is_on_the_board_and_in_the_hand_is_shown_once(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    anna.waits_for(ASKED)
    plays_until(anna, REPEATED, lambda count: count // 2)
    assert anna.page.locator(REPEATED).is_hidden()
    resize(anna, *PHONE)
    anna.until("(which) => document.querySelector(which).checkVisibility()", REPEATED)
    assert not anna.page.evaluate(ON_BOARD), "it is out of view on the board"
    assert anna.page.locator(REPEATED).evaluate("(one) => getComputedStyle(one).opacity") == "1"


@pytest.mark.parametrize(
    "game",
    [
        ("normandy", "5", "us"),
        ("north_africa", "1", "lrdg"),
        ("stalingrad", "011", "soviet"),
        ("tankduel", "h2", "german_1"),
    ],
)
def test_a_phone_shows_all_of_a_board_or_most_of_its_pieces_large(
    person: Callable[..., Person], game: tuple[str, str, str]
) -> None:
    anna = on_a_phone(person(), game)
    anna.until(f"() => ({FREE})() < {SLACK}")  # what the board does not need is the log's
    for _ in range(FEW):
        anna.until(f"() => Math.min(...({DRAWN})()) > 0.99")  # no black in the pane of the board
        anna.until(f"() => ({DRAWN})()[0] < 1.01 || ({IN_VIEW})() >= {MOST_PIECES}")
        assert anna.page.evaluate(ROWS) <= 1 and anna.page.evaluate(LARGEST) < NATURAL
        assert not anna.page.evaluate(TWICE)
        if anna.decides(AT_RANDOM, OVER) is None:
            return
        anna.waits_for(f"{ASKED}, {OVER}")


@pytest.mark.slow
def test_a_phone_begins_a_larger_board_with_what_matters(person: Callable[..., Person]) -> None:
    anna = on_a_phone(person(), ("russian_front", "a", "axis"))
    for _ in range(MANY):
        across, down = anna.page.evaluate(BLACK)
        assert across < 1 and down < 1, "no black beside the board"
        anna.until(f"() => !({OUTSIDE})()")
        assert not anna.page.evaluate(TWICE)
        anna.decides()
        anna.waits_for(ASKED)


def on_a_phone(one: Person, game: tuple[str, str, str]) -> Person:
    one.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    one.begins(*game, "bot")
    one.waits_for(".urge").get_by_role("button", name="Later").click()
    one.waits_for(ASKED)
    one.page.evaluate(SETTLED)
    return one


def test_the_keyboard_comes_to_a_lit_thing_in_the_bar_and_shows_its_button(person: Callable[..., Person]) -> None:
    anna = on_a_phone(person(), ("normandy", "1", "us"))
    things = ".choice > .next > .quiet"
    assert anna.page.locator(things).first.bounding_box()["width"] <= 1
    anna.page.keyboard.press("Tab")
    anna.until(f"() => document.activeElement.closest('{things}')?.getBoundingClientRect().width > 40")


@pytest.mark.slow
def test_a_key_pressed_while_a_decision_is_on_its_way_answers_the_next_question(
    person: Callable[..., Person],
) -> None:
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    anna.waits_for(ASKED)
    waiting: list[Any] = []
    anna.page.route("**/Decide", lambda route: waiting.append(route))
    anna.tabs_to(".choice [data-first]")
    while not waiting:
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_timeout(100)
    anna.until("() => document.activeElement.matches('.choice')")
    anna.page.keyboard.press("Enter")
    waiting.pop().continue_()
    anna.page.unroute("**/Decide")
    anna.until(f"() => document.querySelector('{ANSWERED}')")


def test_playback_keeps_choices_lit_and_a_click_on_one_ends_it(
    person: Callable[..., Person],
) -> None:
    anna = person()
    begins_and_rolls(anna)
    lit: Callable[[], Any] = lambda: anna.page.evaluate(LIT)  # noqa: E731
    while not (lit() and anna.page.evaluate(STEPS_LEFT) > 1):
        anna.decides(lambda count: count - 1)
        anna.waits_for(ASKED)
    before = lit()
    anna.asks_always()
    anna.clicks("[data-playback='step']")
    anna.until("() => document.querySelector('.playback.behind')")
    anna.clicks(".boards .stage .lit, .boards .hand .lit")
    anna.waits_for(".chip, [data-decide]")
    assert not anna.sees(".playback.behind"), "the board of now is shown"
    anna.page.keyboard.press("Escape")
    anna.until(f"(before) => ({LIT})() === before", before)
