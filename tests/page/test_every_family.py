"""The page knows no system: whatever comes with the service is played on it by clicks alone."""

from collections.abc import Callable

import pytest

from tests.page.browser import AT_RANDOM, OVER, Person, plays_until

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("pack", "scenario", "seat"),
    [("north_africa", "1", "lrdg"), ("north_africa", "3", "italy")],
)
def test_a_scenario_is_played_to_its_end_against_the_bot(
    person: Callable[..., Person], pack: str, scenario: str, seat: str
) -> None:
    anna = person()
    anna.begins(pack, scenario, seat, "bot")
    plays_until(anna, OVER)
    anna.clicks(OVER)
    anna.page.get_by_text("The game is over.").wait_for()
    assert not anna.sees(".alarm")


@pytest.mark.parametrize(
    ("pack", "scenario", "seat", "decisions"), [("russian_front", "a", "axis", 40), ("tankduel", "m1", "german_1", 25)]
)
def test_a_long_game_is_begun_by_pointing(
    person: Callable[..., Person], pack: str, scenario: str, seat: str, decisions: int
) -> None:
    anna = person()
    anna.begins(pack, scenario, seat, "bot")
    made = [anna.decides(AT_RANDOM, OVER) for _ in range(decisions)]
    assert all(made) and len(set(made)) > decisions / 4
    assert anna.sees(".boards svg [data-handle]") and not anna.sees(".alarm")
