"""The laws of drawings over every scenario of No Retreat!, and what a drawing shows."""

import re
from collections import defaultdict
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from domain.kernel.drawing import BUTTON, Page, Role
from domain.kernel.game import blank, evolve_game
from domain.kernel.words import PUBLIC, REFEREE
from domain.noretreat import decisions as d
from domain.noretreat.atlas import hex_neighbours
from domain.noretreat.content.sides import AXIS, SIDES, SOVIET
from domain.noretreat.drawing.counters import SIZE
from domain.noretreat.drawing.hexes import WIDE, Grid
from domain.noretreat.rules.supply import overland
from domain.noretreat.system import NORETREAT
from domain.noretreat.view import view
from tests.laws.test_drawing import faults, handles_in
from tests.noretreat.position import at, laid, position
from tests.noretreat.test_laws import SCENARIOS, played

DRAWING = NORETREAT.drawing
LENGTHS = (1, 40, 90, 200)
each_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


def asked(scenario, seed, decisions, **options):
    """Each prompt with the board as its seat sees it."""
    game = played(scenario, seed, decisions, **options)
    for prompt in game.position.game.prompts:
        yield prompt, game.at(len(game.events), prompt.seat).game.board


def must_point(board, prompt, legal):
    """Every legal decision can be pointed at, no two alike and none on the way to another; all has a name."""
    shown = handles_in(DRAWING.panels(board, "en"))
    ways = sorted(DRAWING.handles(board, one) for one in legal)
    assert all(ways)
    for one, other in pairwise(ways):
        assert one != other[: len(one)], (prompt, one, other)
    for handle in {handle for way in ways for handle in way}:
        assert handle.startswith(BUTTON) or handle in shown, (prompt, handle)
        meant = DRAWING.meant(board, handle)
        assert meant.name.en.strip() and meant.name.cs.strip(), handle


@each_scenario
@pytest.mark.parametrize("length", LENGTHS)
def test_every_legal_decision_can_be_pointed_at_in_one_way_in_what_its_seat_is_shown(scenario, length):
    for prompt, board in asked(scenario, 11 + length, length):
        must_point(board, prompt, NORETREAT.legal(board, prompt))


@pytest.mark.parametrize("scenario", ["a", "campaign"])
def test_each_kind_of_prompt_that_random_play_with_every_option_comes_to_can_be_pointed_at(scenario):
    game = played(scenario, 5, 700, all_options=True)
    kinds = defaultdict(list)
    state = blank(NORETREAT).game
    for version, event in enumerate(game.events, 1):
        state = evolve_game(NORETREAT, state, event)
        for prompt in state.prompts:
            if prompt.id == version and len(kinds[prompt.kind]) < 2:
                kinds[prompt.kind].append(prompt)
    assert len(kinds) > 12
    for prompt in (prompt for some in kinds.values() for prompt in some):
        board = game.at(prompt.id, prompt.seat).game.board
        must_point(board, prompt, NORETREAT.legal(board, prompt))


@each_scenario
def test_drawings_hold_nothing_but_shapes_and_text_and_show_the_same_in_both_languages(scenario):
    game = played(scenario, 21, 90)
    for audience in (REFEREE, PUBLIC, *SIDES):
        board = game.at(len(game.events), audience).game.board
        english, czech = (DRAWING.panels(board, language) for language in ("en", "cs"))
        assert handles_in(english) == handles_in(czech)
        assert [panel.name for panel in english] == [panel.name for panel in czech]
        assert len({panel.name for panel in english}) == len(english)
        for panel in (*english, *czech):
            assert faults(panel) == [], panel.name


@each_scenario
def test_nobody_is_shown_the_hand_of_another(scenario):
    game = played(scenario, 22, 60)
    hands = game.position.game.board.hands
    for side, other in ((AXIS, SOVIET), (SOVIET, AXIS)):
        board = game.at(len(game.events), side).game.board
        named = {panel.name: handles_in((panel,)) for panel in DRAWING.panels(board, "en")}
        assert named[f"hand-{side}"] == {f"card:{card}" for card in hands[side]}
        seen = {f"card:{card}" for card in board.hands[other]}
        assert named[f"hand-{other}"] <= seen


def test_nothing_is_drawn_before_anything_is_laid_out():
    board = blank(NORETREAT).game.board
    assert DRAWING.panels(board, "en") == () == DRAWING.written(board, Page())


def test_neighbours_lie_a_hex_apart_and_share_the_side_between_them():
    atlas = laid().scene.atlas
    grid = Grid(atlas)
    for one, (x1, y1) in grid.middle.items():
        for two in set(hex_neighbours(one)) & grid.middle.keys():
            x2, y2 = grid.middle[two]
            assert (x1 - x2) ** 2 + (y1 - y2) ** 2 == pytest.approx(WIDE**2)
            assert sorted(grid.side(one, two)) == [pytest.approx(end) for end in sorted(grid.side(two, one))]


def test_the_map_shows_every_space_and_every_unit_on_it_where_it_stands():
    board = laid()
    shown = DRAWING.panels(board, "en")[0]
    handles = handles_in((shown,))
    assert {f"space:{id}" for id in board.scene.atlas.spaces} <= handles
    assert {h for h in handles if h.startswith("counter:")} == {
        f"counter:{unit}" for side in SIDES for unit in board.army(side)
    }


def test_a_unit_tells_its_figures_and_its_markers():
    board = position("ax_4@warsaw!~ so_mos@moscow").board
    root = ElementTree.fromstring(DRAWING.panels(board, "en")[0].svg)
    titles = [next(iter(group)).text for group in root.iter() if group.get("data-handle") == "counter:ax_4"]
    assert titles == ["4th Army, 4-4, infantry, unsupplied, disorganised, other side 3-4"]


SVG = "{http://www.w3.org/2000/svg}"


def placed(svg, kind):
    """Where the groups of a kind are, with their scale, and the group around each."""
    root = ElementTree.fromstring(svg)
    outer = {child: parent for parent in root.iter() for child in parent}
    return [(group, outer[group]) for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def moved(group):
    found = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?", group.get("transform"))
    x, y, scale = found.groups()
    return float(x), float(y), float(scale or 1)


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_the_units_of_a_stack_lie_side_by_side_within_their_hex_and_none_covers_another(many):
    units = ["ax_4", "ax_9", "ax_2", "ax_6"][:many]
    board = position(" ".join(f"{unit}@minsk" for unit in units) + " so_mos@moscow").board
    spots = []
    for group, around in placed(DRAWING.panels(board, "en")[0].svg, "counter"):
        if group.get("data-handle").removeprefix("counter:") in units:
            spots.append(moved(around))
    assert len(spots) == many
    for (x1, _, scale), (x2, _, _) in pairwise(sorted(spots)):
        assert x2 - x1 >= SIZE * scale
    left, right = min(spots), max(spots)
    assert right[0] - left[0] + SIZE * left[2] <= WIDE


def test_a_hex_with_units_shows_what_it_costs_to_end_there_beside_them():
    game = position("ax_4@minsk ax_9@warsaw so_mos@moscow")
    game.do(d.Move("ax_4"))
    svg = DRAWING.panels(game.board, "en")[0].svg
    units = [moved(around)[:2] for _, around in placed(svg, "counter")]
    for group, _ in placed(svg, "reach"):
        x, y, _ = moved(group)
        assert all(abs(x - left) > SIZE / 2 or abs(y - top) > SIZE / 2 + 5 for left, top in units)


def test_supply_is_a_layer_of_the_map_for_each_side():
    board = laid()
    svg = DRAWING.panels(board, "en")[0].svg
    atlas = board.scene.atlas
    for side in SIDES:
        ((group, _),) = placed(svg, f"supply {side}")
        fed = [id for id in atlas.spaces if overland(board, side, id) and not atlas.is_area(id)]
        assert next(iter(group)).get("d").count("M") == len(fed) > 100


def test_the_victory_track_shows_the_points_of_both_sides_and_what_is_sudden_death_now():
    board = position("ax_4@minsk so_mos@moscow", turn=6).board
    shown = {panel.name: panel for panel in DRAWING.panels(board, "en")}["tracks"]
    axis, soviet = (side.vp for side in view(board).sides)
    for said in (f"The Axis {axis}", f"The Soviets {soviet}", "The Axis: sudden death above 23"):
        assert f">{said}<" in shown.svg
    told = {one.name: one.text for one in DRAWING.written(board, Page("en", 200))}["state"]
    assert "sudden death above 23" in told and "objectives 0/3" in told


def test_where_a_unit_that_moves_can_end_stands_on_the_map_with_what_it_costs():
    game = position("ax_4@minsk so_mos@moscow")
    before = DRAWING.panels(game.board, "en")[0].svg
    game.do(d.Move("ax_4"))
    after = DRAWING.panels(game.board, "en")[0].svg
    ends = {one.to for one in game.legal if isinstance(one, d.Go)}
    assert 'class="reach"' not in before and after.count('class="reach"') == len(ends) > 5


def test_a_battle_that_may_be_chosen_states_its_odds_shift_by_shift_and_each_result():
    board = position(f"ax_1pz@{at(-4, 1)} ax_9@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-targets").board
    told = {one.name: one.text for one in DRAWING.written(board, Page("en", 400))}["odds"]
    assert (
        "11 against 3, 3:1, armour +1 (NR62); 4:1, the table of the Axis: " in told
        and "defenders destroyed 1/6" in told
    )
    root = ElementTree.fromstring(DRAWING.panels(board, "en")[0].svg)
    (title,) = [next(iter(group)).text for group in root.iter() if group.get("class") == "odds"]
    assert told == f"The Axis: 1st Panzer Army, 9th Army; defending: Northwest Front; {title}"
    czech = {one.name: one.text for one in DRAWING.written(board, Page("cs", 200))}["odds"]
    assert "11 proti 3, 3:1, obrněné jednotky +1 (NR62)" in czech


@each_scenario
def test_text_fits_in_eighty_columns_and_tells_units_in_place_of_the_map_to_a_screen_reader(scenario):
    board = played(scenario, 23, 50).position.game.board
    for language in ("en", "cs"):
        told = DRAWING.written(board, Page(language, 80))
        assert all(len(line) <= 80 for one in told for line in one.text.split("\n"))
        plain = {one.name: one for one in DRAWING.written(board, Page(language, plain=True))}
        units = next(one for one in DRAWING.written(board, Page(language)) if one.name == "units")
        assert plain["map"].text == units.text and plain["map"].role == Role.MAIN
