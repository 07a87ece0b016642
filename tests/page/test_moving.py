"""The board under the hand: zoom, pan, the overview, and pieces that are carried to their target."""

from collections.abc import Callable

import pytest

from tests.page.browser import ASKED, Person

pytestmark = pytest.mark.slow

PIECE = ".stage .lit[data-handle^='counter:']:not([data-about] *)"
TARGET = ".stage .lit[data-handle^='space:']"
MIDDLE = """(selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x + width / 2, y + height / 2, width];
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
IN_VIEW = """(selector) => {
    const edge = document.querySelector(".stage .sheet").getBoundingClientRect();
    return [...document.querySelectorAll(selector)].some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return right > edge.left && left < edge.right && bottom > edge.top && top < edge.bottom;
    });
}"""


@pytest.fixture
def anna(person: Callable[..., Person]) -> Person:
    """Somebody who is asked which unit to move."""
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    anna.waits_for(ASKED)
    while not anna.sees(PIECE):
        anna.decides(lambda count: count // 2)
        anna.waits_for(ASKED)
    return anna


def middle(anna: Person, selector: str) -> tuple[float, float, float]:
    anna.page.evaluate(FRAMES)
    x, y, width = anna.page.evaluate(MIDDLE, selector)
    return x, y, width


def zooms(anna: Person, selector: str) -> None:
    x, y, small = middle(anna, selector)
    anna.page.mouse.move(x, y)
    anna.page.mouse.wheel(0, -900)
    anna.until(f"([selector, least]) => ({MIDDLE})(selector)[2] > least", [selector, 2.5 * small])


def test_the_wheel_zooms_at_the_pointer_and_a_drag_moves_the_picture(anna: Person) -> None:
    x, y, small = middle(anna, PIECE)
    zooms(anna, PIECE)
    at_x, at_y, large = middle(anna, PIECE)
    assert large > 2 * small and abs(at_x - x) < 3 and abs(at_y - y) < 3
    assert anna.page.locator(".overview").is_visible()
    anna.page.mouse.move(30, 300)
    anna.page.mouse.down()
    anna.page.mouse.move(90, 340, steps=4)
    anna.page.mouse.up()
    moved_x, moved_y, _ = middle(anna, PIECE)
    assert (round(moved_x - at_x), round(moved_y - at_y)) == (60, 40)
    assert not anna.sees(".chip"), "a drag is no click"
    anna.page.keyboard.press("ArrowLeft")
    assert middle(anna, PIECE)[0] > moved_x
    box = anna.page.locator(".overview").bounding_box()
    anna.page.mouse.click(box["x"] + box["width"] - 5, box["y"] + box["height"] - 5)
    assert not anna.page.evaluate(IN_VIEW, PIECE)
    anna.page.keyboard.press("f")
    assert middle(anna, PIECE)[2] == pytest.approx(small, rel=0.1) and anna.page.locator(".overview").is_hidden()


def test_zoom_survives_a_decision_and_what_is_asked_next_comes_into_view(anna: Person) -> None:
    zooms(anna, PIECE)
    x, y, large = middle(anna, PIECE)
    anna.page.mouse.click(x, y)
    anna.waits_for(TARGET)
    assert anna.page.evaluate(MIDDLE, ".stage .pointed, .stage [data-handle^='counter:']")[2] > large / 2
    box = anna.page.locator(".overview").bounding_box()
    anna.page.mouse.click(box["x"] + box["width"] - 5, box["y"] + box["height"] - 5)
    assert not anna.page.evaluate(IN_VIEW, PIECE)
    anna.clicks("[data-choice='button:stop']")
    anna.waits_for(PIECE)
    anna.until(IN_VIEW, PIECE)


def test_two_fingers_zoom(anna: Person) -> None:
    _, _, small = middle(anna, PIECE)
    send = anna.context.new_cdp_session(anna.page).send

    def touch(kind: str, *xs: int) -> None:
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 700, "id": x % 2} for x in xs]})

    touch("touchStart", 100, 201)
    touch("touchMove", 60, 261)
    touch("touchMove", 20, 321)
    touch("touchEnd")
    assert middle(anna, PIECE)[2] > 1.5 * small


def test_a_unit_is_carried_to_where_it_goes(anna: Person) -> None:
    x, y, _ = middle(anna, PIECE)
    before = anna.taken
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 20, y + 20, steps=3)
    assert anna.sees(".ghost")
    anna.waits_for(TARGET)
    x, y, _ = middle(anna, TARGET)
    anna.page.mouse.move(x, y, steps=3)
    anna.page.mouse.up()
    anna.until("() => document.querySelector('.choice').ariaBusy !== 'true'")
    anna.waits_for(ASKED)
    assert anna.taken == before + 2 and not anna.sees(".ghost")
