"""U1: tiles lie where the scenario lays them, as text and as pictures."""

import re
from itertools import combinations

import pytest

from tests.tools.boards import LANGUAGES, SCENARIOS, crowded, pictures, start
from tools.draw.picture import Picture, Spot, picture
from tools.draw.text import WIDTH, board_text, legend

OPENING_OF_2 = """\
                  +-----------------+
                  |15B cov 2        |
                  |U:scouted        |
                  |U^RifA ScoA      +-----------------+
                  |                 |4A  cov 3        |
                  |                 |U:scouted        |
                  +-----------------+U^RifB ScoB      +-----------------+
                  |10B cov 0        |                 |9B  cov 0        |
                  |U:scouted        |                 |U:scouted        |
+-----------------+                 +-----------------+                 |
|7A  cov 2        |                 |16B cov 2        |                 |
|                 |                 |                 |                 |
|                 +-----------------+                 +-----------------+
|                 |2B  cov 2        |                 |8A  cov 2        |
|                 |                 |                 |                 |
+-----------------+                 +-----------------+                 |
|3B  cov 0        |                 |11B cov 0        |                 |
|                 |                 |                 |                 |
|                 +-----------------+                 +-----------------+
|                 |12B cov 0        |                 |1B  cov 1        |
|                 |                 |                 |objective 1      |
+-----------------+                 +-----------------+                 |
|6B  cov 1        |                 |18B cov 3        |                 |
|objective 1      |                 |G:scouted        |                 |
|                 +-----------------+G^MGA RifA ScoA  +-----------------+
|                 |5B  cov 1        |                 |
|                 |objective 1      |                 |
+-----------------+                 +-----------------+
                  |                 |
                  |                 |
                  +-----------------+
Montmartin-en-Graignes: round 1, initiative US
U US: objectives 0 of 1
    hand 4, deck 7, discard 0, removed 0, supply 18, in play 0
G German: objectives 0, wins by pinning the enemy
    hand 4, deck 5, discard 0, removed 0, supply 14, in play 0
"""

BESIDE_4 = """\
Behind Enemy Lines: kolo 1, iniciativa Američané
U Američané: cíle 3 z 5
    ruka 4, balíček 8, odhozeno 0, vyřazeno 0, záloha 26, na stole 0
    nasazuje: 13B KulA, 10A KulB
G Němci: cíle 4 z 5
    ruka 4, balíček 7, odhozeno 0, vyřazeno 0, záloha 24, na stole 0
"""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tiles_touch_where_their_spaces_are_adjacent(scenario: str) -> None:
    laid, seen = start(scenario)
    near = {space.id: set(space.near) for space in laid.spaces}

    def touch(one: Spot, other: Spot) -> bool:
        aside, below = abs(one.left - other.left), abs(one.top - other.top)
        return (aside, below) in ((1, 0), (0, 1), (0.5, 1), (1, 0.5))

    for one, other in combinations(picture(laid, seen).spots, 2):
        assert touch(one, other) == (other.space.id in near[one.space.id])
        assert max(abs(one.left - other.left), abs(one.top - other.top)) >= 1, "tiles do not overlap"


def tile(drawn: list[str], shown: Picture, spot: Spot) -> list[str]:
    """What stands inside a tile's box in the text."""
    left = round(spot.left * WIDTH)
    (top,) = [at for at, row in enumerate(drawn) if re.match(rf"\|{spot.space.id}\s", row[left:])]
    inside = []
    for row in drawn[top:]:
        if set(row[left : left + WIDTH]) <= set("+-|"):
            break
        assert (row[left], row[left + WIDTH]) in {("|", "|"), ("|", "+"), ("+", "|"), ("+", "+")}
        inside.append(row[left + 1 : left + WIDTH].strip())
    return inside


def counters(lines: list[str]) -> list[str]:
    """The counters in a box: what follows a side's letter, and what goes on below it."""
    (at,) = [n for n, line in enumerate(lines) if re.match(r"[UG][ ^]", line)][:1] or [len(lines)]
    return " ".join(re.sub(r"^[UG](\^|\b)", " ", line) for line in lines[at:]).split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_of_every_board_shows_what_lies_on_it(language: str) -> None:
    for name, shown in pictures(language).items():
        words = shown.words
        drawn = board_text(shown).split("\n")
        assert max(map(len, drawn)) <= 100, name
        for spot in shown.spots:
            lines = tile(drawn, shown, spot)
            assert lines[0].startswith(f"{spot.space.id:<4}{words.cover} {spot.cover}"), name
            assert (f"{words.objective} {spot.space.objective}" in lines) == (spot.space.objective > 0), name
            marks = {side[0].upper(): words.faces[face][:3] for side, face in spot.faces.items()}
            assert dict(re.findall(r"([UG]):(\w{3})", " ".join(lines))) == marks, name
            standing = [one.label + "*" * one.suppressed for one in spot.standing]
            assert sorted(counters(lines)) == sorted(standing), name
            assert {side[0].upper() for side in spot.spawns} == set(re.findall(r"\b([UG])\^", " ".join(lines))), name


def test_radio_and_target_markers_stand_beside_the_cover() -> None:
    assert "|6B  cov 1 R+UG   |" in board_text(picture(*crowded()))


def test_beside_the_board_stand_goals_and_cards_and_what_waits() -> None:
    assert board_text(picture(*start("4"), "cs")).rpartition("+\n")[2] == BESIDE_4


def test_the_result_is_told_in_words() -> None:
    assert board_text(picture(*crowded())).endswith("won: German, by objectives, both sides being pinned (N9)\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_fits_a_line(language: str) -> None:
    assert max(map(len, legend(language).split("\n"))) <= 100


def test_the_board_of_scenario_2() -> None:
    assert board_text(picture(*start("2"))) == OPENING_OF_2
