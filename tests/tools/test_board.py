"""U1: tiles lie where the scenario lays them, as text and as pictures; S8–S15, S23: what lies on them."""

import re
from itertools import combinations
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.undaunted.content import (
    Either,
    Every,
    Face,
    Gather,
    Goal,
    MarkerKind,
    Nature,
    ObjectivesWorth,
    Pin,
    Points,
    PointsControlled,
    Rout,
    Together,
)
from kronika.domain.undaunted.rendering.board_text import WIDTH, legend
from kronika.domain.undaunted.rendering.picture import Condition, Picture, Spot, of, picture
from kronika.domain.undaunted.words import message
from tests.tools.boards import LANGUAGES, PACKS, SCENARIOS, board_text, crowded, handmade, pictures, start

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
    nasazení: 13B KulA, 10A KulB
G Němci: cíle 4 z 5
    ruka 4, balíček 7, odhozeno 0, vyřazeno 0, záloha 24, na stole 0
"""

HANDMADE = """\
+-----------------+-----------------+-----------------+
|901-A cov 1 #~   |902-B cov 1 #o   |903-C cov 2 o    |
|building 3/7     |damaged 2/6      |destroyed        |
|S:scouted        gobjective 2      |MISSION          |
|S RifA*! MGA     |S:sco G:CON      |S [TnkA]         |
|                 |G (ATGA)         |                 |
+--------+--------+---Sg---+--------+--------+--------+--------+
         |904-B cov 1      |905-A cov 0      |906-A cov 1 #~   |
         |fortified 3      |points 2         |ESCAPE           |
         |G:CONTROL        |                 |                 |
         |fire S:MGA       |                 |                 |
         |G RifA! ScoA*    |                 |                 |
         +-----------------+-----------------+-----------------+
Handmade: round 2, initiative Soviet, turn German
S Soviet: objectives 1 of 3 and at a mission marker 0 of 1 (Riflemen A); total rout 1 of 1
    hand 3, deck 3, discard 3, removed 3, supply 3, in play 3, casualties 3, set aside 3
    off the board: EngA
G German: points 2 of 4 or routed 0 of 1 (T-34 A); total rout 1 of 1
    gains points: 1 for a building hit, 2 for control at the end of a round (905)
    hand 3, deck 3, discard 3, removed 3, supply 3, in play 3, casualties 3, set aside 3
mines: 901/902 German anti-personnel, 902/904 Soviet anti-tank, 902/904 German anti-personnel
"""


@pytest.mark.parametrize(("pack", "scenario"), SCENARIOS)
def test_tiles_touch_where_their_spaces_are_adjacent(pack: str, scenario: str) -> None:
    laid, seen = start(scenario, pack)
    near = {space.id: set(space.near) for space in laid.spaces}

    def touch(one: Spot, other: Spot) -> bool:
        aside, below = abs(one.left - other.left), abs(one.top - other.top)
        return (aside, below) in ((1, 0), (0, 1), (0.5, 1), (1, 0.5))

    for one, other in combinations(picture(laid, seen).spots, 2):
        assert touch(one, other) == (other.space.id in near[one.space.id])
        assert max(abs(one.left - other.left), abs(one.top - other.top)) >= 1, "tiles do not overlap"


class Tile(NamedTuple):
    """A tile's box in the text: its rows and columns, edges included, and what stands inside."""

    top: int
    bottom: int
    left: int
    lines: list[str]

    def border(self) -> set[tuple[int, int]]:
        across = {(row, self.left + at) for row in (self.top, self.bottom) for at in range(WIDTH + 1)}
        return across | {(row, self.left + at) for row in range(self.top, self.bottom) for at in (0, WIDTH)}


def tile(drawn: list[str], shown: Picture, spot: Spot) -> Tile:
    left = round(spot.left * WIDTH)
    (top,) = [at for at, row in enumerate(drawn) if re.match(rf"\|{spot.space.tile}\s", row[left:])]
    edges = {"|", "+"} | {letter for side in shown.sides for letter in (side[0], side[0].upper()) if shown.mines}
    inside = []
    for bottom, row in enumerate(drawn[top:], top):
        if row[left : left + 2] == "+-":
            return Tile(top - 1, bottom, left, inside)
        assert {row[left], row[left + WIDTH]} <= edges
        inside.append(row[left + 1 : left + WIDTH].strip())
    raise AssertionError("the box has no lower edge")


def counters(lines: list[str], shown: Picture) -> list[str]:
    """The counters in a box: what follows a side's letter, and what goes on below it."""
    initials = "".join(side[0].upper() for side in shown.sides)
    (at,) = [n for n, line in enumerate(lines) if re.match(rf"[{initials}][ ^]", line)][:1] or [len(lines)]
    return " ".join(re.sub(rf"^[{initials}](\^|\b(?=[ ^]|$))", " ", line) for line in lines[at:]).split()


def label(one) -> str:
    """A counter as it is written: what it is and how it fares."""
    if one.kind.vehicle:
        return "{" + f"{one.label}:{one.damage}" + "!" * one.disabled + "}"
    before, after = {Nature.INFANTRY: ("", ""), Nature.TANK: "[]", Nature.GUN: "()"}[one.kind.nature]
    return before + one.label + "*" * one.suppressed + "!" * one.routed + after


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_of_every_board_shows_what_lies_on_it(language: str) -> None:
    for name, shown in pictures(language).items():
        cover = shown.say("board-cover")
        drawn = board_text(shown).split("\n")
        assert max(map(len, drawn)) <= max(100, shown.width * WIDTH + 1), name
        sides = {side[0].upper() for side in shown.sides}
        for spot in shown.spots:
            heading, *lines = tile(drawn, shown, spot).lines
            said = " ".join(lines)
            told = re.fullmatch(rf"{spot.space.tile} *{cover} {spot.cover} ?(R?)(#?)(~?)(o?)(\+\w+)?", heading)
            assert told, (name, heading)
            signs = (spot.radio, spot.tile.impassable, spot.space.smoke, spot.space.tunnel, spot.targets)
            assert [bool(sign) for sign in told.groups()] == list(map(bool, signs)), (name, heading)
            assert re.findall(rf"{shown.say('board-objective')} (\d)", said) == [str(spot.space.objective)] * bool(
                spot.space.objective
            ), name
            assert re.findall(rf"{shown.say('board-points')} (\d)", said) == [str(spot.scene.points)] * bool(
                spot.scene.points
            )
            marked = [kind for kind in MarkerKind if shown.say(f"board-marker-{kind}") in said]
            assert marked == list(spot.goals), name
            marks = {side[0].upper(): shown.say(f"board-face-{face}")[:3] for side, face in spot.faces.items()}
            known = "|".join(shown.say(f"board-face-{face}")[:3] for face in Face)
            assert dict(re.findall(rf"\b([A-Z]):({known})", said)) == marks, name
            zones = re.search(rf"\b{shown.say('board-fire-zone')} ((?:[{''.join(sides)}]:\S+ ?)+)", said)
            assert (zones[1].split() if zones else []) == [
                f"{side[0].upper()}:{','.join(one.label for one in own)}" for side, own in spot.zones.items()
            ], name
            standing = [label(one) for one in spot.standing]
            assert sorted(counters(lines, shown)) == sorted(standing), (name, lines)
            assert {side[0].upper() for side in spot.spawns} == set(re.findall(r"\b([A-Z])\^", said)), name


def test_S8_S9_S10_a_tile_says_what_has_become_of_it_and_what_cover_it_gives() -> None:
    met = set()
    for name, shown in pictures("en").items():
        drawn = board_text(shown).split("\n")
        for spot in shown.spots:
            said = {Condition.SOUND: "building" if spot.tile.building else ""}.get(spot.condition, spot.condition)
            told = [line for line in tile(drawn, shown, spot).lines if re.match("building|damaged|destr|fort", line)]
            assert told == [f"{said} {spot.shelter}".strip()] * bool(said), (name, spot.space.tile)
            met.add((spot.condition, bool(spot.shelter)))
    assert met == {
        (Condition.SOUND, False),
        (Condition.SOUND, True),
        (Condition.DAMAGED, True),
        (Condition.DESTROYED, False),
        (Condition.FORTIFIED, True),
    }


def test_S12_a_mine_lies_on_the_edge_between_its_tiles() -> None:
    lying = 0
    for shown in pictures("en").values():
        drawn = board_text(shown).split("\n")
        spots = {spot.space.id: spot for spot in shown.spots}
        for laid in shown.mines:
            one, other = (tile(drawn, shown, spots[id]).border() for id in laid.mine.between)
            letter = laid.mine.side[0]
            letters = {drawn[row][column] for row, column in one & other}
            assert (letter if laid.mine.face == "anti_personnel" else letter.upper()) in letters
            lying += 1
    assert lying > 60


def test_radio_and_target_markers_are_beside_the_cover() -> None:
    assert "|6B  cov 1 R+UG   |" in board_text(picture(*crowded()))


def test_beside_the_board_stand_goals_and_cards_and_what_waits() -> None:
    assert board_text(picture(*start("4"), "cs")).rpartition("+\n")[2] == BESIDE_4


def test_result_is_described_in_words() -> None:
    assert board_text(picture(*crowded())).endswith("won: German, by objectives, as both sides are pinned (N9)\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", PACKS)
def test_the_legend_fits_a_line(language: str, variant: str) -> None:
    assert max(map(len, legend(language, variant).split("\n"))) <= 100


def test_the_board_of_scenario_2() -> None:
    assert board_text(picture(*start("2"))) == OPENING_OF_2


def test_a_board_of_stalingrad() -> None:
    assert board_text(picture(*handmade())) == HANDMADE


# --- S23, S24: goals in words

RIFLEMEN, TANKS = "soviet-riflemen-a", "soviet-tanks-a"


def aim(goal: Goal, *reached: int, worth: int = 0, language: str = "en", total_rout: bool = False) -> str:
    """What is told of the German side of the board made by hand, if it had this goal."""
    laid, seen = handmade()
    (soviet, german), (ours, theirs) = laid.sides, seen.sides
    theirs = replace(theirs, reached=reached, worth=worth)
    laid = replace(laid, sides=(soviet, replace(german, goal=goal)), total_rout=total_rout)
    return picture(laid, replace(seen, sides=(ours, theirs)), language).aim(theirs)


@pytest.mark.parametrize(
    ("goal", "reached", "said"),
    [
        (Rout(count=2), (1,), "routed 1 of 2"),
        (Rout((RIFLEMEN, TANKS)), (1,), "routed 1 of 2 (Riflemen A, T-34 A)"),
        (Rout((RIFLEMEN, TANKS), 1), (0,), "routed 0 of 1 (Riflemen A, T-34 A)"),
        (Points(6), (4,), "points 4 of 6"),
        (PointsControlled(4), (3,), "points controlled 3 of 4"),
        (Gather(MarkerKind.MISSION, (RIFLEMEN,)), (0,), "at a mission marker 0 of 1 (Riflemen A)"),
        (Gather(MarkerKind.ESCAPE, (RIFLEMEN, TANKS), 1), (1,), "at an escape marker 1 of 1 (Riflemen A, T-34 A)"),
        (Every((ObjectivesWorth(3), Rout(count=1))), (2, 0), "objectives 2 of 3 and routed 0 of 1"),
        (Either((Points(5), Rout(count=1))), (2, 0), "points 2 of 5 or routed 0 of 1"),
        (Together((ObjectivesWorth(1), Rout(count=1)), 5), (3, 1), "objectives 3 and/or routed 1: 4 of 5"),
        (Either((Pin(), Points(5))), (0, 1), "enemy pinned 0 of 1 or points 1 of 5"),
    ],
)
def test_S23_a_goal_is_shown_with_its_progress(goal: Goal, reached: tuple[int, ...], said: str) -> None:
    assert aim(goal, *reached) == said


def test_U24_N9_objectives_alone_and_pinning_are_shown_with_their_points() -> None:
    assert aim(ObjectivesWorth(4), worth=2) == "objectives 2 of 4"
    assert aim(Pin(), worth=2) == "objectives 2, wins by pinning the enemy"


def test_S24_total_rout_is_shown_beside_the_goal_where_it_decides() -> None:
    assert aim(Points(4), 1, total_rout=True) == "points 1 of 4; total rout 1 of 1"
    assert aim(Points(4), 1, total_rout=True, language="cs") == "body 1 ze 4; úplné rozprášení 1 z 1"
    laid, _ = start("131", "stalingrad")
    assert not laid.total_rout and not start("1")[0].total_rout


def test_S23_what_is_reached_is_counted_by_the_referee() -> None:
    """At every opening a number for each condition, but for objectives and pinning alone."""
    for pack, scenario in SCENARIOS:
        laid, seen = start(scenario, pack)
        for side, told in zip(laid.sides, seen.sides, strict=True):
            alone = isinstance(side.goal, ObjectivesWorth | Pin)
            assert len(told.reached) == (0 if alone else len(getattr(side.goal, "of", (side.goal,))))


def test_C7_counters_of_a_merged_squad_keep_the_letters_printed_on_them() -> None:
    laid, seen = handmade()
    merged = tuple(replace(kind, squads=("A", "C")) for kind in laid.counters)
    assert picture(replace(laid, counters=merged), seen).off_board(seen.sides[0]) == ("EngA",)


@pytest.mark.parametrize(("number", "said"), [(1, "z"), (2, "ze"), (4, "ze"), (5, "z"), (6, "ze"), (8, "z"), (11, "z")])
def test_czech_counts_use_the_right_case(number: int, said: str) -> None:
    assert text(message(of(number)), "cs") == said


def test_twelve_and_twenty_are_spoken_with_ze_and_fifteen_without() -> None:
    assert [text(message(of(number)), "cs") for number in (12, 15, 20, 50, 100)] == ["ze", "z", "ze", "z", "ze"]
