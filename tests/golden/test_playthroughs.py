"""Golden playthroughs (law 10): one whole game of each scenario, read in review. After a change of
rules, sentences or views `make golden` writes them anew; the difference is what the change does."""

from itertools import pairwise

import pytest

from tests.bench.playthroughs import LARGEST, playthrough, seed_of, titles
from tests.golden.files import HERE
from tests.systems import PACKS, SCENARIOS

UNDAUNTED = [(pack, scenario) for pack, scenario in SCENARIOS if PACKS[pack].system.name == "undaunted"]
FORAY = [(pack, scenario) for pack, scenario in SCENARIOS if PACKS[pack].system.name == "foray"]
NAMES = {"us": "The US", "german": "The Germans", "soviet": "The Soviets", "lrdg": "The LRDG", "italy": "The Italians"}
FOLDER = HERE / "playthroughs"
TITLES = [(pack, title) for pack, loaded in PACKS.items() for title in titles(loaded)]
each_file = pytest.mark.parametrize(
    ("pack", "title"),
    [
        pytest.param(*one, marks=[pytest.mark.long] * (one[0] == before[0]))
        for before, one in pairwise([("", ""), *TITLES])
    ],
)


def written(pack: str, title: str) -> str:
    return (FOLDER / f"{pack}-{title}.txt").read_text()


@each_file
def test_it_is_what_the_game_gives_today(pack, title):
    recorded = written(pack, title)
    scenario, called = titles(PACKS[pack])[title]
    today = playthrough(PACKS[pack], scenario, seed_of(recorded), called).splitlines()
    lines = recorded.splitlines()
    differing = next((pair for pair in zip(today, lines, strict=False) if pair[0] != pair[1]), None)
    assert differing is None, f"today, then recorded: {differing}"
    assert len(today) == len(lines)


@each_file
def test_it_is_whole_and_of_a_size_to_be_read(pack, title):
    text = written(pack, title)
    assert len(text.encode()) <= LARGEST
    assert "The game is over" in text or "The game is a draw" in text


@pytest.mark.parametrize(("pack", "scenario"), UNDAUNTED)
def test_it_shows_what_each_seat_is_told_sees_and_may_decide(pack, scenario):
    text = written(pack, scenario)
    first, second = next(card.seats for card in PACKS[pack].card.scenarios if card.id == scenario)
    for seat, other in ((first, second), (second, first)):
        name = NAMES[seat]
        assert f" {seat}> {name} draw a card." not in text
        assert f" {other}> {name} draw a card." in text
        assert f"      {seat} now: " in text
        assert f"      {seat} may (initiative, " in text
        assert f"      {seat} may (play, " in text
    assert "/10)" in text


@pytest.mark.parametrize(("pack", "scenario"), FORAY)
def test_of_the_small_system_it_shows_hands_secret_picks_windows_offers_and_flips(pack, scenario):
    text = written(pack, scenario)
    seats = next(card.seats for card in PACKS[pack].card.scenarios if card.id == scenario)
    for seat in seats:
        assert f"      {seat} may (pick, " in text
        for other in seats:
            assert (f" {other}> {seat} draws a card. |" in text) == (seat != other)
    assert "(card against " in text and "is flipped: " in text
    assert ("may (react, " in text) == (len(seats) > 1)
    assert ("may (shield, " in text) == (len(seats) > 2)


def test_none_is_left_over():
    assert {path.name for path in FOLDER.iterdir()} == {f"{pack}-{title}.txt" for pack, title in TITLES}
