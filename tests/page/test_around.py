"""What is around the table: the games that wait, the next of them, a rematch, and how a turn is told."""

from collections.abc import Callable

import pytest

from tests.page.browser import ASKED, Person

pytestmark = pytest.mark.slow

SOUNDS = """
window.sounds = [];
const node = { connect: (other) => other, start: () => sounds.push("tone"), stop() {}, frequency: {} };
node.gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
window.AudioContext = class {
    currentTime = 0;
    resume() {}
    createOscillator() { return node; }
    createGain() { return node; }
};
window.told = [];
window.Notification = class {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor(title, { body }) { told.push(`${title}: ${body}`); }
};
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
"""
"""Counts tones and notifications, and lets a test hide the page."""


def two_play(person: Callable[..., Person], scenario: str = "1") -> tuple[Person, Person, str]:
    anna, ben = person(), person()
    game = anna.begins("normandy", scenario, "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    for one in (anna, ben):
        one.waits_for(ASKED)
    return anna, ben, game


def test_the_first_page_puts_the_games_that_wait_first(person: Callable[..., Person]) -> None:
    anna = person()
    waits = anna.begins("normandy", "2", "us", "bot")
    anna.waits_for(ASKED)
    seating = anna.begins("normandy", "1", "us", "anybody")
    anna.opens("/").waits_for(f"[data-game='{waits}'] .thumb svg")
    own = anna.page.locator(".home section").first
    assert own.locator("h2").all_inner_texts() == ["Waiting for you (1)", "In progress"]
    order = own.locator("[data-game]").evaluate_all("(those) => those.map((one) => one.dataset.game)")
    assert order == [waits, seating]
    assert "Your turn · for 1 minute" in own.locator(f"[data-game='{waits}']").inner_text()
    assert "Reply limit: 30 days" in own.locator(f"[data-game='{seating}']").inner_text()
    assert anna.page.title() == "(1) Kronika"
    other = person().opens("/")
    other.waits_for(f"[data-game='{seating}']")
    assert not other.sees(f"[data-game='{waits}']"), "what is played by others is not among the open games"
    anna.clicks(f"[data-game='{seating}'] a")
    anna.clicks(".others a")
    anna.page.wait_for_url(f"**/g/{waits}")
    anna.waits_for(ASKED)
    anna.page.go_back()
    anna.page.wait_for_url(f"**/g/{seating}")


def test_a_rematch_changes_sides_and_keeps_the_seat_of_the_other_player(person: Callable[..., Person]) -> None:
    anna, ben, game = two_play(person)
    anna.chooses("Resign")
    anna.clicks("[data-yes]")
    anna.clicks("[data-rematch]")
    anna.page.wait_for_url(lambda url: not url.endswith(game))
    again = anna.page.url.rsplit("/", 1)[1]
    stranger = person().opens("/")
    stranger.page.get_by_role("heading", name="Open games").wait_for()
    assert not stranger.sees(f"[data-game='{again}']")
    stranger.opens(f"/g/{again}").waits_for(".people li")
    assert not stranger.sees("button[data-seat]")
    ben.waits_for("[data-rematch]:has-text('Sit down')")
    ben.another_tab().opens("/").waits_for(f".mine[data-game='{again}']:has-text('A seat is kept for you: the US')")
    ben.clicks("[data-rematch]")
    ben.page.wait_for_url(f"**/g/{again}")
    for one in (anna, ben):
        one.waits_for(ASKED)
    assert anna.waits_for("[data-panel^='hand-']").get_attribute("data-panel") == "hand-german"


def test_a_sound_and_a_notification_announce_a_turn_where_they_are_on(person: Callable[..., Person]) -> None:
    anna, ben, game = two_play(person)
    anna.page.add_init_script(SOUNDS)
    anna.opens("/#own").page.get_by_label("Play a sound").check()
    anna.page.get_by_label("Show a notification").check()
    anna.until("() => sounds.length === 2")
    anna.opens(f"/g/{game}").decides()
    anna.clicks(".brand")
    anna.waits_for(f".card:not(.mine)[data-game='{game}']")
    anna.page.evaluate("() => { window.away = true; sounds.length = 0; }")
    ben.chooses("Offer a draw")
    anna.until("() => told.length === 1")
    assert anna.page.evaluate("() => told") == ["A game waits for you: La Raye"]
    assert anna.page.evaluate("() => sounds.length") == 2
    assert anna.page.title().startswith("● ")


def test_the_notation_of_a_game_is_copied_as_the_seat_sees_it_or_shown(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    anna.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    anna.chooses("Copy notation")
    assert anna.waits_for("[data-notation] p").inner_text() == "The notation is in the clipboard."
    copied = anna.page.evaluate("copied")
    assert '[Kronika "1"]' in copied and '[Eyes "us"]' in copied and "\n1. start {" in copied
    anna.clicks("[data-notation] button")
    anna.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    anna.chooses("Copy notation")
    shown = anna.waits_for("[data-notation] textarea")
    assert shown.input_value() == copied
    assert shown.evaluate("(one) => one.value.slice(one.selectionStart, one.selectionEnd)") == copied
