"""How a game can be set up is told to be read: what is alike together, and of what was chosen what is not as usual."""

import re
from pathlib import Path

import pytest

from tests.tools.conftest import Kronika
from tests.tools.running import Command


@pytest.mark.parametrize(
    ("language", "line_ups", "options"),
    [
        (
            "en",
            "23 other line-ups of 1 to 8 seats, the largest german_1, german_2",
            "(usually suggested); so also german_2_crew, german_3_crew, german_4_crew",
        ),
        (
            "cs",
            "23 jiných sestav o 1 až 8 místech, největší german_1, german_2",
            "(obvykle suggested); stejně i german_2_crew, german_3_crew, german_4_crew",
        ),
    ],
)
def test_usual_and_largest_line_ups_are_listed_and_numbered_options_grouped(
    language: str, line_ups: str, options: str, command: Kronika
) -> None:
    told = command("us").does("--lang", language, "packs").splitlines()
    (mission,) = [line for line in told if line.startswith("    m1  ")]
    assert f"(german_1, soviet_1; {line_ups}" in mission
    (crew,) = [line for line in told if "--option german_1_crew=suggested|green|veteran|elite  " in line]
    assert crew.endswith(options)
    assert not any("--option german_2_crew" in line for line in told)


@pytest.mark.parametrize(
    ("language", "chosen", "told"),
    [
        ("en", (), "options as usual"),
        ("en", ("german_1_tank=tiger", "passes=1"), "passes=1; german_1_tank=tiger; other options as usual"),
        ("cs", ("passes=1",), "passes=1; ostatní volby jako obvykle"),
    ],
)
def test_a_new_game_tells_what_was_chosen_otherwise_than_usual(
    language: str, chosen: tuple[str, ...], told: str, command: Kronika
) -> None:
    options = [part for one in chosen for part in ("--option", one)]
    made = command("us")("--lang", language, "new", "tankduel", "m1", *options)
    assert made.err.splitlines()[0].endswith(f": german_1, soviet_1; {told}")


def test_refusal_of_a_line_up_lists_the_closest(command: Kronika) -> None:
    refused = command("us")("new", "tankduel", "m1", "--seats", "german_1,red")
    assert "cannot be played by german_1, red. The closest line-ups are german_1; " in refused.err
    assert refused.err.count(";") == 4 and refused.err.endswith("; `kronika packs` lists all 24.\n")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_card_is_named_once_in_a_list_of_decisions(language: str, tmp_path: Path) -> None:
    options = ("--home", tmp_path, "--lang", language)
    told = Command(*options).does("play", "--against", "bot", "--pack", "tankduel", said="q\n")
    cards = re.findall(r"^ +\d+ (?:lay|položit) (.*?) \[", told, re.M)
    assert len(cards) == 8 and all(re.fullmatch(r"[^()]+ \(\d+\)", card) for card in cards)
