"""The pack: map, units, cards and scenarios with their provenance, and the mistakes that are found in one."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.packs import PackRefused
from kronika.domain.noretreat.content import Arm, Terrain
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET
from kronika.domain.noretreat.loading import describe, load, scenario_mistakes
from kronika.domain.noretreat.scene import Atlas, hex_neighbours, is_armour
from kronika.domain.noretreat.system import NORETREAT
from kronika.service.packs import read_files
from tests.noretreat.position import FOLDER, at, laid, pack

FILES = read_files(FOLDER)


def mistakes(**changed: str) -> list[str]:
    """What is wrong with the pack with some text of it changed: file, then the old and the new text."""
    files = dict(FILES)
    for file, change in changed.items():
        path = file.replace("__", "/") + ".toml"
        old, new = change.split(" => ")
        assert old in files[path].decode(), f"{old} is not in {path}"
        files[path] = files[path].decode().replace(old, new, 1).encode()
    with pytest.raises(PackRefused) as refused:
        load(files)
    return [str(one) for one in refused.value.mistakes]


def test_NR1_the_map_has_its_hexes_areas_and_sides():
    atlas = Atlas(pack().chart)
    hexes = [space for space in atlas.spaces.values() if space.terrain != Terrain.AREA and not space.crossing]
    assert len(hexes) == 380 and len(atlas.rivers) == 240 and len(atlas.lakes) == 11
    assert set(atlas.land["finland"]) == {at(-9, 11), at(-8, 12), at(-8, 13)}
    assert "south_balkans" in atlas.land["west_balkans"] and at(4, -11) in atlas.land["south_balkans"]


def test_NR1_neighbours_by_direction():
    assert hex_neighbours(at(0, 0)) == (at(0, 1), at(0, -1), at(-1, 1), at(-1, 0), at(1, 0), at(1, -1))


def test_NR2_every_unit_is_somewhere_in_every_scenario():
    for scenario in pack().scenarios:
        board = laid(scenario)
        assert NORETREAT.log_checks.check_board((), board) == ""
        assert set(board.units) == {kind.id for kind in pack().units} and len(board.units) == 73


def test_NR2_a_strength_in_parentheses_has_no_movement_and_no_zone():
    for kind in pack().units:
        for face in kind.faces:
            if face.arm == Arm.FORTRESS:
                assert face.mp == 0 and not face.zoc and face.white, kind.id


def test_NR4_five_markers_a_side_and_one_strategic_reserve():
    limits = pack().tables.limits
    assert limits.markers == 5 and limits.event_vp == 6 and limits.rail == 3


def test_NR103_armour_alone_pays_as_armour():
    assert is_armour(Arm.ARMOUR) and not is_armour(Arm.MECHANISED)
    scene = laid("campaign").scene
    assert scene.cost[True][at(-8, 11)] == 4 and scene.cost[False][at(-8, 11)] == 2


def test_units_whose_figures_are_ours_say_so():
    ours = {kind.id for kind in pack().units if kind.prov}
    assert len(ours) == 73 - 38 and "ax_ru3" in ours and "ax_6" not in ours
    assert all(kind.reason for kind in pack().units if kind.prov)


def test_scenarios_say_which_of_their_fields_are_printed():
    for entry in pack().scenarios.values():
        assert entry.provenance == "reconstructed" and entry.known and entry.reason


def test_the_pack_in_short_names_all_eight_scenarios():
    card = describe(pack())
    assert {scenario.id for scenario in card.scenarios} == {"campaign", "a", "b", "c", "d", "e", "f", "g"}
    assert all(scenario.seats == SIDES for scenario in card.scenarios) and card.provenance == "reconstructed"


@pytest.mark.parametrize("scenario", ["campaign", "a", "b", "c", "d", "e", "f", "g"])
def test_in_every_scenario_all_units_are_supplied_and_nobody_is_overstacked(scenario):
    from kronika.domain.noretreat.rules.supply import is_supplied
    from kronika.domain.noretreat.rules.units import crowded

    board = laid(scenario)
    for side in SIDES:
        assert [unit for unit in board.army(side) if not is_supplied(board, unit)] == []
        assert crowded(board, side) == []


def test_every_mistake_is_named_with_its_file_and_place():
    found = mistakes(
        units='side = "axis", nation = "german" => side = "axes", nation = "german"',
        scenarios__a='unit = "ax_18" => unit = "ax_81"',
        turns='slot = "sep_oct" => slot = "sep_nov"',
    )
    assert any(one.startswith("units.toml: units[0].side:") for one in found)
    assert any(one.startswith("scenarios/a.toml: units[0].unit:") and "ax_18" in one for one in found)
    assert any(one.startswith("turns.toml: turns[") for one in found)


@pytest.mark.parametrize(
    ("file", "change", "said"),
    [
        ("map", '"0209-0308" => "0209-0909"', "not a side between two hexes"),
        ("map", 'slug = "leningrad" => slug = "petrograd"', "no space is called leningrad"),
        ("scenarios__b", 'axis_controls = ["berlin", => axis_controls = [', "nobody controls berlin"),
        ("scenarios__b", '{ unit = "ax_18", at = "0223", face = "full" }, => ', "does not say where ax_18 is"),
        (
            "scenarios__d",
            'unit = "ax_it8", at = "track", turn = 14 => unit = "ax_it8", at = "track"',
            "on the turn track",
        ),
        ("tables", 'results = ["CA", "CA", => results = ["CA",', "results for 9 columns"),
        ("cards", "n = 2\n => n = 1\n", "is there 2 times"),
        ("units", 'home = ["finland"] => home = ["sweden"]', "there is no place sweden"),
        (
            "scenarios__a",
            'unit = "ax_3pz", at = "0613" => unit = "ax_3pz", at = "0515"',
            "units: 3 units of axis stand on 0515; in turn 1 two units may (NR41)",
        ),
        ("units", "strength = 3 => strength = -3", "-3 is out of range; expected: 0 or more"),
        ("tables", "supply = 4 => supply = 0", "limits.supply: 0 is out of range; expected: 1 or more (NR22)"),
    ],
)
def test_event_errors_are_found(file, change, said):
    assert any(said in one for one in mistakes(**{file: change}))


@pytest.mark.parametrize(
    ("scenario", "units", "fits"),
    [
        ("a", 1, True),
        ("a", 2, False),
        ("d", 3, False),
        ("f", 2, True),
        ("f", 3, False),
    ],
)
def test_NR41_soviet_units_stack_as_their_limit_of_the_first_turn_allows(scenario, units, fits):
    """One unit in turn 1, two in turn 23."""
    entry = pack().scenarios[scenario]
    kinds = {kind.id: kind for kind in pack().units}
    placed = [one for one in entry.units if kinds[one.unit].side == SOVIET and not kinds[one.unit].free_stacking]
    on_map = [one for one in placed if one.at[0].isdecimal()]
    together = [replace(one, at=on_map[0].at) for one in on_map[:units]]
    found = scenario_mistakes(pack(), "scenarios/x.toml", replace(entry, units=tuple(together)))
    assert any("(NR41)" in str(one) for one in found) != fits


def test_the_opening_carries_all_that_the_game_needs():
    board = laid("b")
    assert board.scene.kinds.keys() == {kind.id for kind in pack().units}
    assert board.scene.scenario.id == "b" and board.hands == {AXIS: (), SOVIET: ()}
