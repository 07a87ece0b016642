"""Golden playthroughs (law 10): one whole game of each scenario, read in review. After a change of
rules, sentences or views `make golden` writes them anew; the difference is what the change does."""

import pytest

from service.packs import load_packs
from tests.golden.files import HERE
from tools.playthroughs import LARGEST, playthrough, seed_of

PACKS = load_packs()
SCENARIOS = [(name, card.id) for name, pack in PACKS.items() for card in pack.card.scenarios]
NAMES = {"us": "US", "german": "German", "soviet": "Soviet"}
FOLDER = HERE / "playthroughs"
each_scenario = pytest.mark.parametrize(("pack", "scenario"), SCENARIOS)


def written(pack: str, scenario: str) -> str:
    return (FOLDER / f"{pack}-{scenario}.txt").read_text()


@each_scenario
def test_it_is_what_the_game_gives_today(pack, scenario):
    recorded = written(pack, scenario)
    today = playthrough(PACKS[pack], scenario, seed_of(recorded)).splitlines()
    lines = recorded.splitlines()
    differing = next((pair for pair in zip(today, lines, strict=False) if pair[0] != pair[1]), None)
    assert differing is None, f"today, then recorded: {differing}"
    assert len(today) == len(lines)


@each_scenario
def test_it_is_whole_and_of_a_size_to_be_read(pack, scenario):
    text = written(pack, scenario)
    assert len(text.encode()) <= LARGEST
    assert "The game is over" in text


@each_scenario
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


def test_none_is_left_over():
    assert {path.name for path in FOLDER.iterdir()} == {f"{pack}-{scenario}.txt" for pack, scenario in SCENARIOS}
