"""Messages between the players, and the notepad, beside the log."""

from collections.abc import Callable

import pytest

from tests.page.browser import ASKED, Person

pytestmark = pytest.mark.slow

TAB = "[data-page='messages']"


def test_players_write_to_each_other_delete_and_mute(person: Callable[..., Person]) -> None:
    anna, ben, stranger = person(), person(language="cs"), person()
    game = anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    for one in (anna, ben):
        one.waits_for(ASKED)
    anna.clicks(TAB)
    anna.page.fill("#message", "Good luck!")
    anna.page.keyboard.press("Enter")
    ben.waits_for(f"{TAB}.lights:text('Zprávy (1)')").click()
    ben.page.get_by_text("Good luck!").wait_for()
    assert not ben.sees(f"{TAB}.lights") and not ben.sees("[data-delete]")
    assert not anna.axe()
    stranger.opens(f"/g/{game}").waits_for("[data-panel='board']")
    assert stranger.page.locator(TAB).is_hidden()
    anna.clicks("[data-delete]")
    for one in (anna, ben):
        one.page.get_by_text("Good luck!").wait_for(state="detached")
    ben.clicks("[data-mute='us']")
    ben.waits_for("[data-mute='us']:text('Zrušit')")
    anna.page.fill("#message", "Nobody hears this")
    anna.clicks("[data-send]")
    anna.page.get_by_text("Nobody hears this").wait_for()
    ben.clicks("[data-mute='us']")
    ben.page.get_by_text("Nobody hears this").wait_for()


def test_notes_stay_in_the_browser(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.clicks("[data-page='notes']")
    anna.page.fill("#notes", "They hold 5B")
    anna.page.reload()
    anna.clicks("[data-page='notes']")
    assert anna.page.locator("#notes").input_value() == "They hold 5B"
