"""The laws of drawings over every scenario of No Retreat!, and what a drawing shows."""

import re
from collections import defaultdict
from itertools import combinations, pairwise
from math import dist
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.game import apply, blank
from kronika.domain.kernel.rendering import BUTTON, Page, Role, layers_of, looked_at, with_layers
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET
from kronika.domain.noretreat.rendering.counters import FIGURES, SIDE_COLOURS, SIZE
from kronika.domain.noretreat.rendering.map import MARGIN, WIDE, Grid
from kronika.domain.noretreat.rules.movement import Go, Move
from kronika.domain.noretreat.rules.supply import overland
from kronika.domain.noretreat.scene import hex_neighbours
from kronika.domain.noretreat.state import TRACK
from kronika.domain.noretreat.system import NORETREAT
from kronika.domain.noretreat.view import view
from tests.examples import mostly_slow
from tests.laws.test_drawing import colours_in, faults, handles_in
from tests.noretreat.fighting import battle, fought
from tests.noretreat.position import at, laid, position
from tests.noretreat.test_laws import SCENARIOS, played

DRAWING = NORETREAT.rendering
LENGTHS = (1, 40, 90, 200)
each_scenario = pytest.mark.parametrize("scenario", mostly_slow(SCENARIOS, 2))


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
        assert text(meant.name, "en").strip() and text(meant.name, "cs").strip(), handle


@each_scenario
@pytest.mark.parametrize("length", LENGTHS)
def test_every_legal_decision_can_be_pointed_at_in_one_way_in_what_its_seat_is_shown(scenario, length):
    for prompt, board in asked(scenario, 11 + length, length):
        must_point(board, prompt, NORETREAT.rules.legal(board, prompt))


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["a", "campaign"])
def test_each_kind_of_prompt_that_random_play_with_every_option_comes_to_can_be_pointed_at(scenario):
    game = played(scenario, 5, 700, all_options=True)
    kinds = defaultdict(list)
    state = blank(NORETREAT).game
    for version, event in enumerate(game.events, 1):
        state = apply(state, event)
        for prompt in state.prompts:
            if prompt.id == version and len(kinds[prompt.kind]) < 2:
                kinds[prompt.kind].append(prompt)
    assert len(kinds) > 12
    for prompt in (prompt for some in kinds.values() for prompt in some):
        board = game.at(prompt.id, prompt.seat).game.board
        must_point(board, prompt, NORETREAT.rules.legal(board, prompt))


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
        own = {handle for handle in named[f"hand-{side}"] if not handle.startswith("battle:")}
        assert own == {f"card:{card}" for card in hands[side]}
        seen = {f"card:{card}" for card in board.hands[other]}
        assert named[f"hand-{other}"] <= seen


def test_nothing_is_drawn_before_anything_is_laid_out():
    board = blank(NORETREAT).game.board
    assert DRAWING.panels(board, "en") == () == DRAWING.written(board, Page())


def test_the_points_of_each_side_have_the_colour_of_its_counters():
    assert colours_in(DRAWING.panels(laid(), "en")[0]) == SIDE_COLOURS


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
    on_map = {unit for side in SIDES for unit in board.army(side)}
    drawn = {handle.removeprefix("counter:") for handle in handles if handle.startswith("counter:")}
    assert on_map <= drawn and {board.units[unit].place for unit in drawn - on_map} == {TRACK}


def test_a_unit_tells_its_figures_and_its_markers():
    board = position("ax_4@warsaw!~ so_mos@moscow").board
    root = ElementTree.fromstring(DRAWING.panels(board, "en")[0].svg)
    titles = {next(iter(group)).text for group in root.iter() if group.get("data-handle") == "counter:ax_4"}
    assert titles == {"4th Army, 4-4, infantry, unsupplied, disorganised, other side 3-4"}


SVG = "{http://www.w3.org/2000/svg}"


def shown(svg):
    """What a picture shows that nobody points at."""
    root = ElementTree.fromstring(svg)
    outer = {child: parent for parent in root.iter() for child in parent}
    for hidden in [one for one in outer if one.get("display") == "none"]:
        outer[hidden].remove(hidden)
    return root


def placed(svg, kind):
    """Where the groups of a kind are, with their scale, and the group around each."""
    root = shown(svg)
    outer = {child: parent for parent in root.iter() for child in parent}
    return [(group, outer[group]) for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def moved(group):
    found = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?", group.get("transform"))
    x, y, scale = found.groups()
    return float(x), float(y), float(scale or 1)


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_the_units_of_a_stack_are_within_their_hex_and_none_covers_the_figures_of_another(many):
    units = ["ax_4", "ax_9", "ax_2", "ax_6"][:many]
    board = position(" ".join(f"{unit}@minsk" for unit in units) + " so_mos@moscow").board
    spots = []
    for group, around in placed(DRAWING.panels(board, "en")[0].svg, "counter"):
        if group.get("data-handle").removeprefix("counter:") in units:
            spots.append(moved(around))
    assert len(spots) == many
    for (x1, y1, scale), (x2, y2, _) in combinations(spots, 2):
        assert max(abs(x2 - x1), abs(y2 - y1)) >= FIGURES * scale - 0.1
    left, right = min(spots), max(spots)
    assert right[0] - left[0] + SIZE * left[2] <= WIDE


def test_a_hex_with_units_shows_what_it_costs_to_end_there_beside_them():
    game = position("ax_4@minsk ax_9@warsaw so_mos@moscow")
    game.do(Move("ax_4"))
    svg = DRAWING.panels(game.board, "en")[0].svg
    units = [moved(group)[:2] for group, _ in placed(svg, "stack")]
    ends = placed(svg, "way-end")
    assert units and ends
    for group, _ in ends:
        x, y, _ = moved(group)
        assert all(abs(x - left) > SIZE / 2 or abs(y - top) > SIZE / 2 + 5 for left, top in units)


def test_the_edges_that_supply_each_side_are_drawn_in_its_colour_along_the_hexes_of_its_edge_alone():
    board = laid()
    atlas, svg = board.scene.atlas, DRAWING.panels(board, "en")[0].svg
    for side in SIDES:
        ((group, _),) = placed(svg, f"edge {side}")
        middle = {id: (x + MARGIN, y + MARGIN) for id, (x, y) in Grid(atlas).middle.items()}
        ends = re.findall(r"M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)", group.find(f"{SVG}path").get("d"))
        near = set()
        for x1, y1, x2, y2 in (tuple(map(float, one)) for one in ends):
            between = ((x1 + x2) / 2, (y1 + y2) / 2)
            near.add(min((dist(point, between), one) for one, point in middle.items())[1])
        assert near <= atlas.edges[side] and len(near) > len(atlas.edges[side]) * 0.8


def path_of(svg, layer):
    """What a layer draws that is one path."""
    ((found, _),) = [(one, around) for one, around in placed(with_layers(svg, [layer]), "layer")]
    return [one.get("d") for one in found if one.tag == f"{SVG}path"]


@pytest.mark.parametrize("side", SIDES)
def test_supply_and_zones_are_layers_of_the_map_for_each_side(side):
    board = laid()
    svg = DRAWING.panels(board, "en")[0].svg
    hexes = [id for id in board.scene.atlas.spaces if not board.scene.atlas.is_area(id)]
    fed = [id for id in hexes if overland(board, side, id)]
    held = set(next(one.zones for one in view(board).sides if one.id == side)) & set(hexes)
    for layer, spaces in ((f"supply-{side}", fed), (f"zones-{side}", held)):
        (path,) = path_of(svg, layer)
        assert path.count("M") == len(spaces) > 10, layer


def test_every_layer_is_in_every_position_with_a_title_and_what_may_be_done_is_shown():
    for board in (laid(), position("ax_4@minsk so_mos@moscow").board):
        english, czech = (DRAWING.panels(board, language)[0].svg for language in ("en", "cs"))
        names = ["attacks", "reach", "supply-axis", "supply-soviet", "ways", "zones-axis", "zones-soviet"]
        assert sorted(layers_of(english)) == sorted(layers_of(czech)) == names
        assert not set(layers_of(english).values()) & set(layers_of(czech).values())
        assert {group.get("data-layer") for group, _ in placed(english, "layer")} == {"attacks", "ways"}


def test_a_unit_that_is_looked_at_shows_where_it_could_end_while_its_side_chooses_who_moves():
    game = position("ax_4@minsk ax_9@warsaw so_mos@moscow")
    svg = DRAWING.panels(game.board, "en")[0].svg
    reach = {one.unit: set(one.spaces) for one in view(game.board).reaches}
    (path,) = path_of(svg, "reach")
    assert path.count("M") == len(reach["ax_4"] | reach["ax_9"])
    root = shown(looked_at(svg, "counter:ax_4"))
    (told,) = [one for one in root.iter() if one.get("data-about") == "counter:ax_4"]
    assert told[0].get("d").count("M") == len(reach["ax_4"]) > 20
    game.do(Move("ax_4"))
    assert 'data-about="counter:' not in DRAWING.panels(game.board, "en")[0].svg


def test_a_stack_that_is_looked_at_is_fanned_out_with_both_sides_of_each_unit_within_the_picture():
    board = position("ax_4@minsk ax_9@minsk ax_hu2@warsaw so_mos@0329").board
    panel = DRAWING.panels(board, "en")[0]
    for place, units in (("minsk", ["ax_4", "ax_9"]), ("warsaw", ["ax_hu2"])):
        space = f"space:{board.scene.atlas.place(place)}"
        (told,) = [one for one in shown(looked_at(panel.svg, space)).iter() if one.get("data-about") == space]
        handles = {one.get("data-handle") for one in told.iter()} - {None}
        assert handles == {space, *(f"counter:{unit}" for unit in units)}
        assert [one.get("class") for one in told.iter()].count("other-side") == len(units)
        assert told[0].get("data-handle") == space, "who points at the fan still points at the space"
        x, y, _ = moved(told[0])
        frame = told[0].find(f"{SVG}rect")
        assert 0 <= x <= panel.width - float(frame.get("width"))
        assert 0 <= y <= panel.height - float(frame.get("height"))


def texts(root):
    return [one.text for one in root.iter(f"{SVG}text")]


def test_the_panel_of_units_shows_both_sides_of_each_unit_on_the_map_side_by_side():
    board = position("ax_4@minsk ax_hu2@minsk so_mos@moscow ax_vs1@berlin so_rsv1@moscow").board
    panel = {one.name: one for one in DRAWING.panels(board, "en")}["units"]
    fans = [group for group, _ in placed(panel.svg, "fan")]
    assert [[one.get("data-handle") for one in fan.iter() if one.get("class") == "counter"] for fan in fans] == [
        ["counter:ax_4", "counter:ax_hu2"],
        ["counter:so_mos", "counter:so_rsv1"],
        ["counter:ax_vs1"],
    ]
    first, second, third = map(texts, fans)
    assert {"4-4", "3-4", "2-3", "↻ +2"} <= set(first)
    assert {"2-3", "(4)", "-0", "X", "-3"} <= set(second), "no zone of control in brackets, X without strength"
    assert {"1", "-2", "✕"} <= set(third), "a white strength stands apart; who leaves the game has a cross behind"


def test_a_strength_that_may_not_attack_is_white_and_others_are_not():
    board = position("ax_4@minsk so_os1@moscow").board
    root = shown(DRAWING.panels(board, "en")[0].svg)
    lines = [one for one in root.iter(f"{SVG}text") if one.get("stroke") is None and float(one.get("font-size")) > 12.5]
    white = {one.text for one in lines if one.get("fill") == "#ffffff"}
    assert "1" in white and not {"4-4", "-3"} & white


def test_the_victory_track_shows_the_points_of_both_sides_and_what_wins_by_the_next_sudden_death():
    board = position("ax_4@minsk so_mos@moscow", turn=6).board
    axis, soviet = (side.vp for side in view(board).sides)
    for said in (f"{axis} VP", f"{soviet} VP", "The Axis: sudden death on turn 9 above 26"):
        assert panel_of(board, "map").svg.count(f">{said}<") == 1
    told = {one.name: one.text for one in DRAWING.written(board, Page("en", 200))}["state"]
    assert "sudden death on turn 9 above 26" in told and "objectives 0/3" in told


def test_where_a_unit_that_moves_can_end_stands_on_the_map_with_what_it_costs():
    game = position("ax_4@minsk so_mos@moscow")
    before = DRAWING.panels(game.board, "en")[0].svg
    game.do(Move("ax_4"))
    after = DRAWING.panels(game.board, "en")[0].svg
    ends = {one.to for one in game.legal if isinstance(one, Go)}
    assert 'class="way-end"' not in before and after.count('class="way-end"') == len(ends) > 5
    assert 'class="moving"' not in before and after.count('class="moving"') == 1


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


def panel_of(board, name, language="en"):
    return {one.name: one for one in DRAWING.panels(board, language)}[name]


def turns_of(board, language="en"):
    """What each turn of the track shows and tells."""
    cells = [group for group, _ in placed(panel_of(board, "turns", language).svg, "turn")]
    return {turn: (cell[0].text, texts(cell)) for turn, cell in enumerate(cells, 1)}


def test_the_turn_track_shows_red_events_who_is_withdrawn_and_what_changes():
    turns = turns_of(laid())
    title, shown_ = turns[4]
    assert "Pearl Harbor" in shown_ and "red event: Pearl Harbor" in title
    assert {turn for turn, (title, _) in turns.items() if "red event" in title} == {4, 7, 10, 14, 19, 22, 25, 27}
    assert "− IT8" in turns[15][1] and "withdrawn: Italian 8th Army" in turns[15][0]
    assert {turn for turn, (_, shown_) in turns.items() if any("− " in one for one in shown_)} == {15, 16, 18, 28}
    assert "the Axis begins to replace and improve; winter shifts by two" in turns[5][0]
    assert "•" in turns[5][1] and "•" not in turns[7][1]


def test_units_that_come_on_a_turn_lie_on_it_on_the_track():
    board = laid()
    root = shown(panel_of(board, "turns").svg)
    cells = [one for one in root.iter() if one.get("class") == "turn"]
    for turn, cell in enumerate(cells, 1):
        there = {one.get("data-handle") for one in cell.iter() if one.get("class") == "counter"}
        assert there == {f"counter:{id}" for id, one in board.units.items() if one.place == TRACK and one.turn == turn}
    assert any(one.place == TRACK for one in board.units.values())


def test_beside_the_map_are_this_turn_and_the_next_three():
    for turn, first in ((1, 1), (6, 6), (27, 25)):
        board = position("ax_4@minsk so_mos@moscow", turn=turn).board
        cells = [group for group, _ in placed(panel_of(board, "map").svg, "turn")]
        assert [texts(cell)[0] for cell in cells] == [str(first + at) for at in range(4)]


def test_units_in_a_box_are_shown_beside_the_map():
    svg = panel_of(position("ax_4@shattered ax_9@rail so_mos@moscow").board, "map").svg
    assert {one.get("data-handle") for one, _ in placed(svg, "counter")} >= {"counter:ax_4", "counter:ax_9"}
    assert len(placed(svg, "box")) == 5


def test_a_battle_replaces_the_tables_beside_the_map_and_comes_first_in_the_hand():
    game = battle("ax_6@1112", "1113", "so_cen", soviet="kiev", hands={AXIS: (1,)})
    board = replace(game.board, viewer=AXIS)
    assert placed(panel_of(board, "map").svg, "results") and not placed(panel_of(board, "map").svg, "battle")
    board = replace(fought(game, "ax_6").board, viewer=AXIS)
    assert not placed(panel_of(board, "map").svg, "results")
    ((beside, _),) = placed(panel_of(board, "map").svg, "battle")
    ((first, _),) = placed(panel_of(board, f"hand-{AXIS}").svg, "battle")
    assert "Kiev (1113)" in texts(beside) and texts(beside) == texts(first)
    assert first.get("data-handle") == "battle:1113" and not placed(panel_of(board, f"hand-{AXIS}").svg, "fan")
    assert {one.get("data-handle") for one in first.iter()} == {None, "battle:1113"}, "units are pointed at on the map"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_card_shows_in_short_what_it_does_and_all_its_text_while_it_is_looked_at(language):
    board = replace(position("ax_4@minsk so_mos@moscow", hands={AXIS: (15,)}).board, viewer=AXIS)
    svg = panel_of(board, f"hand-{AXIS}", language).svg
    ((card, _),) = placed(svg, "card")
    assert card[0].text == {"en": "Backhand Blow (15)", "cs": "Úder bekhendem (15)"}[language]
    brief, whole = (len(" ".join(texts(root))) for root in (shown(svg), shown(looked_at(svg, "card:15"))))
    assert brief < 150 < whole


def test_weather_that_may_still_vary_is_marked_and_what_has_been_turned_is_not():
    assert "mud±" in turns_of(laid())[3][1]
    assert "mud" in turns_of(laid(weather="fixed"))[3][1]
    assert "clear" in turns_of(position("ax_4@minsk so_mos@moscow", turn=3, weather="clear").board)[3][1]


def test_turns_that_are_not_played_are_faint():
    def faint(board):
        cells = [group for group, _ in placed(panel_of(board, "turns").svg, "turn")]
        return {turn for turn, cell in enumerate(cells, 1) if cell.find(f"{SVG}rect").get("fill-opacity")}

    assert faint(laid()) == set() == faint(laid("a", campaign=True))
    assert faint(laid("a")) == set(range(laid("a").scene.scenario.last + 1, 29)) != set()


def test_optional_rules_change_the_turns_only_where_they_are_chosen():
    assert "detachments" not in turns_of(laid())[8][0]
    assert "detachments may come from now on" in turns_of(laid(detachments=True))[8][0]
    assert "◆" not in turns_of(laid())[12][1] and "◆" in turns_of(laid(variable_initiative=True))[12][1]


def test_view_shows_joker_holder_initiative_marker_and_triggers():
    board = position(
        "ax_4@minsk so_nw@moscow",
        options={"joker": True, "variable_initiative": True},
        triggered={"oil": 5, "warsaw": 0},
        reserve="so_nw",
    ).board
    told = " ".join(texts(shown(panel_of(board, "turns").svg)))
    state = {one.name: one.text for one in DRAWING.written(board, Page("en", 300))}["state"]
    said = "Rumania falls (turn 5); Warsaw is taken; Joker: the Axis; initiative marker on turn 12"
    assert said in told and said in state
    assert "strategic reserve: Northwest Front, Moscow" in told
    assert "Joker" not in panel_of(laid(), "turns").svg


@each_scenario
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_lines_of_a_panel_end_within_it(scenario, language):
    board = played(scenario, 24, 120, all_options=True).position.game.board
    for name in ("legend", "turns", "units"):
        panel = panel_of(board, name, language)
        root = shown(panel.svg)
        lines = [one for one in root.iter(f"{SVG}text") if one.get("text-anchor") == "start" and one in list(root)]
        assert lines
        for one in lines:
            assert float(one.get("x")) + len(one.text) * float(one.get("font-size")) * 0.56 <= panel.width, one.text


def test_the_markers_of_the_reserve_and_of_local_support_lie_on_the_counter_wherever_it_is():
    board = position(
        "ax_4@minsk so_nw@rail so_sw@moscow", reserve="so_nw", local={AXIS: "", SOVIET: "so_sw"}, goes=False
    ).board
    for name, unit, mark, word in (
        ("boxes", "so_nw", "★", "strategic reserve"),
        ("map", "so_sw", "+", "local support"),
    ):
        root = shown(panel_of(board, name).svg)
        (found,) = [one for one in root.iter() if one.get("data-handle") == f"counter:{unit}"]
        assert mark in texts(found) and word in found[0].text


@pytest.mark.parametrize(("die", "framed"), [(0, []), (1, ["CA"]), (5, ["CB"]), (6, ["DR"])])
def test_NR64_the_result_that_the_die_gives_is_framed_as_long_as_cards_may_change_it(die, framed):
    board = fought(battle("ax_6@1112", "1113", "so_cen", soviet="kiev"), "ax_6").board
    waits = replace(board.frames[-1], dice=(die,) if die else (), result=None)
    board = replace(board, viewer=AXIS, frames=(*board.frames[:-1], waits))
    ((beside, _),) = placed(panel_of(board, "map").svg, "battle")
    rows = {one.get("y"): one for one in beside.iter() if one.get("fill-opacity") == "0.6"}
    order = dict(zip(rows, view(board).battle.chances, strict=True))
    assert [order[one.get("y")].result for one in beside.iter() if one.get("stroke-width") == "6"] == framed
