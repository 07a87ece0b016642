"""Menus in steps: what is longer than the screen is chosen from by card, action, target."""

from pathlib import Path

import pytest
import wcwidth

from kronika.tools.cli.options import Browser, Menu, Option
from kronika.tools.cli.terminal import Screen
from tests.embedded import Embedded
from tests.tools.running import Terminal
from tests.tools.test_options import Page, option
from tests.tools.test_table import turn
from tests.trust.players import Pair

SPACES = [f"{n}A" for n in range(1, 21)]


def step(*path: str, group: str = "") -> Option:
    said = " ".join(path[bool(group) :])
    return Option(group, said, "", said, f"n{' '.join(path)}", path=path)


LONG = Menu(
    7,
    "Your turn",
    (
        *(step("Scout A", "scout", space, group="Scout A") for space in SPACES),
        *(step("Scout A", "attack", space, group="Scout A") for space in SPACES),
        step("Scout A", "hunker down", group="Scout A"),
        step("Rifleman B", "hunker down", group="Rifleman B"),
        step("End the turn"),
    ),
)
SMALL = Page(columns=60, rows=14)


def lines(browser: Browser) -> list[str]:
    return list(browser.lines("en"))


def test_a_long_list_is_chosen_from_by_card_then_action_then_target() -> None:
    browser = Browser(LONG, SMALL)
    assert lines(browser) == [
        "   1 Scout A … (41)",
        "   2 Rifleman B: hunker down [nRifleman B hunker down]",
        "   3 End the turn [nEnd the turn]",
    ]
    assert browser.step("1") and browser.chosen("1") is None
    assert lines(browser) == [
        " Scout A",
        "   1 scout … (20)",
        "   2 attack … (20)",
        "   3 hunker down [nScout A hunker down]",
        "  (41 of 43; Enter: back)",
    ]
    assert browser.step("2")
    first, *shown = lines(browser)
    assert first == " Scout A › attack" and " 1 attack 1A" in shown[0]
    chosen = browser.chosen("3")
    assert chosen is not None and chosen.decision == "attack 3A"


def test_enter_goes_back_a_step_and_words_look_through_everything() -> None:
    browser = Browser(LONG, SMALL)
    top = lines(browser)
    assert browser.step("1") and browser.step("2") and browser.narrow("")
    assert lines(browser)[0] == " Scout A"
    assert browser.narrow("hun")
    assert lines(browser)[-1] == "  (2 of 43; Enter: all)" and " 2 hunker down" in "\n".join(lines(browser))
    chosen = browser.chosen("2")
    assert chosen is not None and chosen.path[0] == "Rifleman B"
    assert browser.narrow("") and lines(browser)[0] != top[0]
    assert browser.narrow("") and lines(browser) == top
    assert browser.narrow("") and lines(browser) == top


def test_a_notation_is_taken_at_any_step_and_numbers_only_as_they_are_shown() -> None:
    browser = Browser(LONG, SMALL)
    chosen = browser.chosen("nscout a SCOUT 7a")
    assert chosen is not None and chosen.decision == "scout 7A"
    assert browser.chosen("4") is None and not browser.step("4") and browser.highest == 3


def test_output_that_fits_or_has_no_terminal_is_not_paged() -> None:
    for screen in (Screen(), Page(columns=60, rows=200)):
        browser = Browser(LONG, screen)
        chosen = browser.chosen("43")
        assert chosen is not None and chosen.said == "End the turn" and not browser.step("1")


def test_common_prefix_of_choices_is_not_a_step() -> None:
    same = Menu(7, "?", tuple(step("Scout A", "scout", space) for space in SPACES))
    browser = Browser(same, SMALL)
    assert lines(browser)[0] == " Scout A › scout" and "1A" in lines(browser)[1]


def test_a_system_that_gives_no_handles_has_pages() -> None:
    plain = Menu(7, "?", tuple(option("", f"something {n}" * 3) for n in range(40)))
    assert lines(Browser(plain, SMALL))[-1].startswith("  (page 1 of")


@pytest.mark.parametrize("plain", [False, True])
def test_every_decision_is_reached_by_numbers_alone_and_every_step_fits(plain: bool) -> None:
    screen = Page(columns=60, rows=14, plain=plain)

    def reached(numbers: tuple[str, ...]) -> set[str]:
        found: set[str] = set()
        for number in map(str, range(1, 100)):
            browser = Browser(LONG, screen)
            assert all(browser.step(one) for one in numbers)
            assert max(map(wcwidth.width, lines(browser))) <= 60
            option = browser.chosen(number)
            if option is not None:
                found.add(option.notation)
            elif browser.step(number):
                found |= reached((*numbers, number))
        return found

    assert reached(()) == {option.notation for option in LONG.options}


def test_at_a_terminal_a_decision_is_taken_in_steps(embedded: Embedded, pair: Pair, wallets: Path) -> None:
    turn(pair, "us")
    who = ("--server", embedded.address, "--home", wallets, "--profile", "us")
    with Terminal(*who, "play", pair.game, lines=14, columns=80) as terminal:
        number = terminal.reads(r"(\d+) (\w.*?) … \(\d+\)")[1]
        terminal.reads("Number, or \\? for help")
        terminal.types(number)
        terminal.reads(r"of \d+; Enter: back")
        terminal.reads("Number, or \\? for help")
        terminal.types("1")
        terminal.reads(r"\d+  The US ")
