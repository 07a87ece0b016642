"""Replaying, sharing a position, and checking a file on the page."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.page.browser import ASKED, GAMES, OVER, ROOT, Person, plays_until

pytestmark = pytest.mark.slow

EVENTFUL = ROOT / "tests" / "golden" / "v0.2" / "stalingrad-eventful.jsonl.gz"


def test_a_link_opens_a_position_as_its_seat_saw_it_and_the_slider_moves_on(person: Callable[..., Person]) -> None:
    anna, stranger = person(), person()
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    anna.decides()
    anna.opens(f"/g/{game}/20?as=us")
    anna.until("() => document.querySelector('output')?.textContent.startsWith('20 / ')")
    anna.waits_for("[data-panel='hand-us'] [data-handle]")
    cards = anna.page.locator("[data-panel='hand-us'] [data-handle]").count()
    anna.page.keyboard.press("ArrowLeft")
    for _ in range(10):
        anna.page.keyboard.press("ArrowLeft")
    anna.until("() => document.querySelector('output').textContent.startsWith('9 / ')")
    anna.until("(cards) => document.querySelectorAll(\"[data-panel='hand-us'] [data-handle]\").length < cards", cards)
    anna.page.wait_for_url(f"**/g/{game}/9?as=us")
    stranger.opens(f"/g/{game}/20").waits_for("[data-panel='board']")
    assert not stranger.page.locator("[data-panel='hand-us'] [data-handle]").count()
    stranger.opens(f"/g/{game}/20?as=us")
    stranger.waits_for(".refusal")
    assert not stranger.page.locator("[data-panel]").count()


def test_the_board_of_a_link_is_asked_for_once_and_stands_before_all_else_of_the_game(
    person: Callable[..., Person],
) -> None:
    anna, stranger = person(), person()
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    asked: list[Any] = []
    held: list[Any] = []

    def notes(route: Any) -> None:
        asked.append(route.request.post_data_json)
        route.continue_()

    stranger.page.route("**/ListSteps", notes)
    stranger.page.route("**/ListRolls", lambda route: held.append(route))
    stranger.opens(f"/g/{game}/20").waits_for("[data-panel='board'] [data-handle]")
    assert not stranger.sees("output"), "the slider waits for the rolls"
    assert asked == [{"game": game, "audience": "public", "after": 19, "pageSize": 1}]
    held.pop().continue_()
    stranger.waits_for("output")
    assert stranger.page.locator("[data-panel='board']").count() == 1
    stranger.page.unroute("**/ListRolls")
    stranger.page.reload()
    stranger.waits_for("output")


def test_a_closed_game_is_replayed_with_both_hands_open_and_its_file_verifies(person: Callable[..., Person]) -> None:
    anna = person()
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    asked = str(anna.page.get_by_role("link", name="Replay").get_attribute("href"))
    plays_until(anna, OVER)
    anna.clicks("[data-call='ConfirmEnd']")
    anna.page.get_by_text("Rematch").wait_for(state="attached")
    checked = "() => document.querySelector('.trust').textContent.includes('everything was checked')"
    anna.until(checked)
    with anna.page.expect_download() as saved:
        anna.chooses("Save as a file")
    path = Path(saved.value.path())
    anna.opens(f"/g/{game}/30").page.locator("[data-panel='hand-german'] [data-handle]").first.wait_for(
        state="attached"
    )
    assert anna.page.locator("[data-panel='hand-us'] [data-handle]").count()
    anna.opens(asked)
    anna.clicks("[data-fork]:enabled")
    anna.page.wait_for_url(lambda url: f"/g/{game}" not in url)
    anna.clicks("button[data-seat='german']")
    anna.clicks("[data-bot='us']")
    anna.page.get_by_text("us: sensible (bot)").wait_for()
    anna.opens("/#check")
    anna.page.set_input_files("#file", str(path))
    anna.page.get_by_text("It is the log of your receipt.").wait_for()


def test_file_is_checked_offline_and_a_forgery_is_reported(person: Callable[..., Person], tmp_path: Path) -> None:
    anna = person().opens("/#check")
    anna.waits_for("#file")
    anna.context.set_offline(True)
    written = gzip.decompress(EVENTFUL.read_bytes())
    good, forged = tmp_path / "good.jsonl", tmp_path / "forged.jsonl"
    good.write_bytes(written)
    forged.write_bytes(re.sub(rb'(?<="faces":\[)\d', lambda face: b"%d" % ((int(face[0]) + 1) % 10), written, count=1))
    anna.page.set_input_files("#file", str(good))
    anna.page.get_by_text("The file is consistent, but unsigned").wait_for()
    anna.page.set_input_files("#file", str(forged))
    anna.waits_for(".alarm")
    assert "the chain gives" in anna.page.locator(".alarm").inner_text()


def test_a_line_of_a_replay_lights_what_it_is_about(person: Callable[..., Person]) -> None:
    anna, moves = person(), ".story .line:text-matches('Riflemen .* move')"
    game = ""
    for _ in range(GAMES):
        game = anna.begins("normandy", "1", "us", "bot")
        plays_until(anna, f"{moves}, {OVER}")
        if anna.sees(moves):
            break
    line = anna.opens(f"/g/{game}/20?as=us").waits_for(moves)
    for _ in range(GAMES):  # the page may lay the lines anew under the pointer
        anna.page.mouse.move(1, 1)
        line.hover()
        anna.page.wait_for_timeout(500)
        if anna.sees(".stage .marked"):
            break
    assert anna.sees(".stage .marked")
    anna.page.mouse.move(1, 1)
    anna.page.locator(".stage .marked").first.wait_for(state="detached")
