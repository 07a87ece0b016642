"""The traces of play on the board: each roll is drawn at its own arrow, in view, with its result."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browser import Person

DRAW = """async ([events, [left, width]]) => {
    const { Traces } = await import("/traces.js");
    const thing = (handle, x, y) => `<g data-handle="${handle}"><rect x="${x}" y="${y}" width="40" height="20"/></g>`;
    const things = [["unit:a", 20, 360], ["unit:b", 120, 360], ["unit:c", 60, 20]].map((one) => thing(...one));
    const box = "viewBox='0 0 800 400' width='800' height='400'";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${things.join("")}</svg>`;
    const sheet = document.createElement("div");
    const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    sheet.style.cssText = `position: fixed; top: 0; left: 0; overflow: hidden; height: 400px; width: ${width}px`;
    sheet.append(picture);
    document.body.append(sheet);
    sheet.scrollLeft = left;
    const panels = [{ name: "board", place: "PANEL_PLACE_BOARD", svg }];
    new Traces({ panels: new Map([["board", { picture }]]) }).draw(panels, panels, events);
    const pane = sheet.getBoundingClientRect();
    const dice = [...picture.querySelectorAll(".die")].map((one) => [one, one.getBoundingClientRect()]);
    const found = dice.map(([one, box]) => ({
        said: one.textContent,
        judged: one.matches(".good, .bad"),
        isIn: box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom,
    }));
    sheet.remove();
    return [picture.querySelectorAll(".shot").length, found];
}"""
"""Draws events on a board of which a part is in view; the arrows, and what is written at them."""


def rolled(subject: str, number: int, sentence: str, target: int = 8) -> dict[str, Any]:
    use = {"purpose": {"subject": subject, "target": "c"}}
    result = {"numbers": [number], "succeeded": number >= target}
    return {
        "check": True,
        "sentence": sentence,
        "result": result,
        "made": {"rolled": {"use": use, "test": {"target": target}}},
    }


@pytest.fixture
def drawn(person: Callable[..., Person]) -> Callable[..., tuple[int, list[dict[str, Any]]]]:
    someone = person().opens("/")
    someone.waits_for("[data-pack]")
    return lambda events, seen=(0, 800): tuple(someone.page.evaluate(DRAW, [events, seen]))


def test_several_arrows_have_the_numbers_of_their_rolls(drawn: Callable[..., Any]) -> None:
    arrows, dice = drawn(
        [rolled("a", 3, "3, 8: missed."), rolled("b", 9, "9, 8: hit."), rolled("a", 4, "4, 8: missed.")]
    )
    assert arrows == 2
    assert sorted(one["said"] for one in dice) == ["1", "2", "3", "① 3 < 8 ✗", "② 9 ≥ 8 ✓", "③ 4 < 8 ✗"]


def test_one_arrow_needs_no_number(drawn: Callable[..., Any]) -> None:
    arrows, dice = drawn([rolled("a", 3, "3, 8: missed.")])
    assert arrows == 1 and [one["said"] for one in dice] == ["3 < 8 ✗"]


def test_a_roll_on_a_table_of_results_shows_its_result(drawn: Callable[..., Any]) -> None:
    _, dice = drawn([rolled("a", 4, "A battle: 4 against 4, 1:1. Roll 4: an exchange.", target=5)])
    assert [(one["said"], one["judged"]) for one in dice] == [("4: an exchange", False)]
    _, dice = drawn([rolled("a", 4, "A battle: 4 against 4, 1:1. Roll 4: each side loses a step.", target=5)])
    assert [(one["said"], one["judged"]) for one in dice] == [("4", False)]


def test_no_roll_is_cut_off_by_the_edge_of_what_is_in_view(drawn: Callable[..., Any]) -> None:
    for seen in ((0, 120), (30, 130), (0, 800)):
        _, dice = drawn([rolled("a", 3, "3, 8: missed."), rolled("b", 9, "9, 8: hit.")], seen)
        assert all(one["isIn"] for one in dice if len(one["said"]) > 1), seen
