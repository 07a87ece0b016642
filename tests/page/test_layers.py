"""Layers of a drawing are switched, and what it tells of a thing comes up while that is looked at: of any drawing."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browser import ASKED, Person

pytestmark = pytest.mark.slow

SWITCH = "[data-switch='attacks']"
LAYER = ".boards [data-panel='map'] [data-layer='attacks']"
ZONES = "[data-panel='map'] [data-layer='zones-soviet'] path"
DISPLAYED = "(selector) => getComputedStyle(document.querySelector(selector)).display !== 'none'"
TOLD = "(of) => !!document.querySelector(`[data-about='${of}'].told`)"
POINTER = "(selector) => getComputedStyle(document.querySelector(selector)).pointerEvents"


@pytest.fixture
def anna(person: Callable[..., Person]) -> Any:
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    anna.waits_for(ASKED)
    return anna


def test_a_layer_is_switched_by_the_keyboard_and_stays_so_when_the_drawing_changes(anna: Any) -> None:
    assert anna.page.evaluate(DISPLAYED, LAYER)
    anna.clicks(".layers summary")
    anna.waits_for(SWITCH).focus()
    assert anna.page.locator(SWITCH).is_checked()
    anna.page.keyboard.press("Space")
    assert not anna.page.evaluate(DISPLAYED, LAYER)
    anna.decides()
    anna.waits_for(ASKED)
    assert not anna.page.evaluate(DISPLAYED, LAYER) and not anna.page.locator(SWITCH).is_checked()
    anna.clicks(SWITCH)
    assert anna.page.evaluate(DISPLAYED, LAYER)


def test_a_layer_that_is_not_drawn_at_first_can_be_brought_in(anna: Any) -> None:
    reach = ".boards [data-panel='map'] [data-layer='reach']"
    assert not anna.page.evaluate(DISPLAYED, reach)
    anna.clicks(".layers summary")
    anna.clicks("[data-switch='reach']")
    assert anna.page.evaluate(DISPLAYED, reach)


def test_a_stack_is_fanned_out_while_the_pointer_is_on_it_and_takes_no_place_in_the_list(anna: Any) -> None:
    stack = anna.page.locator("[data-panel='map'] [data-handle^='space:'] [data-handle^='counter:']").first
    space = stack.locator("xpath=ancestor::*[@data-handle][1]").get_attribute("data-handle")
    assert not anna.page.evaluate(TOLD, space)
    stack.hover()
    anna.until(TOLD, space)
    fan = anna.page.locator(f"[data-about='{space}']")
    fan.wait_for(state="visible")
    fan.locator("[data-handle^='counter:']").first.hover()
    assert anna.page.evaluate(TOLD, space), "it stays while the pointer is on the fan"
    anna.page.mouse.move(1, 1)
    anna.until(f"(of) => !({TOLD})(of)", space)
    anna.clicks(".list summary")
    name = stack.locator("title").first.text_content().split(",")[0]
    named = [one for one in anna.page.locator(".list li").all_inner_texts() if one.startswith(name)]
    assert len(named) <= 2, "once on the map, once among the units with both sides"


def test_a_layer_does_not_keep_the_pointer_from_what_is_below_it(anna: Any) -> None:
    assert anna.page.evaluate(POINTER, ZONES) == "none"
    assert anna.page.evaluate(POINTER, "[data-panel='map'] [data-handle^='space:'] path") == "auto"


def test_a_finger_that_rests_on_a_unit_shows_what_it_is_and_chooses_nothing(anna: Any) -> None:
    unit = anna.page.locator("[data-panel='map'] [data-handle^='space:'] [data-handle^='counter:']").first
    space = unit.locator("xpath=ancestor::*[@data-handle][1]").get_attribute("data-handle")
    box = unit.bounding_box()
    send = anna.context.new_cdp_session(anna.page).send
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    anna.until(TOLD, space)
    anna.page.wait_for_timeout(700)
    send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not anna.sees(".chip") and not anna.sees(".choice .at")
