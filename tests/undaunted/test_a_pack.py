"""The pack of North Africa: its figures, its format, and what is refused in it."""

import random
from collections import Counter
from pathlib import Path

import pytest

import kronika.domain.undaunted
from kronika.domain.kernel.packs import PackRefused
from kronika.domain.kernel.setups import usual
from kronika.domain.undaunted.africa.format import AfricaPack
from kronika.domain.undaunted.content import ActionName, Eliminate, Escape, ObjectivesWorth, Troop
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.domain.undaunted.rules.victory import objectives_worth
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.validation import check_board
from kronika.service.packs import load_pack, read_files
from tests.bench.arena import open_game
from tests.undaunted.africa_worlds import choose_any
from tests.undaunted.random_play import wander

FILES = read_files(Path(kronika.domain.undaunted.__path__[0]) / "packs" / "north_africa")
LOADED = load_pack(FILES)
PACK: AfricaPack = LOADED.content
SCENARIOS = list(PACK.scenarios)


def setup_of(number):
    (opening,) = UNDAUNTED.initial_events(PACK, usual(UNDAUNTED, PACK, number))
    assert isinstance(opening, ScenarioSetUp)
    return opening.setup


# --- figures


def test_the_numbers_of_pieces_are_those_printed():
    cards = Counter(
        {side: sum(n for id, n in PACK.copies.items() if id.startswith(side)) for side in ("lrdg", "italy")}
    )
    assert cards == {"lrdg": 42, "italy": 40}
    counters = Counter(kind.side for kind in PACK.counters.values())
    assert counters == {"lrdg": 11, "italy": 10}
    vehicles = Counter(kind.side for kind in PACK.counters.values() if kind.vehicle)
    assert vehicles == {"lrdg": 3, "italy": 3}
    assert len(PACK.structures) == 6
    assert {id.rstrip("AB") for id in PACK.tiles} == {str(n) for n in range(1, 23)} and len(PACK.tiles) == 44
    assert sum(kind.vehicle.toughness for kind in PACK.counters.values() if kind.vehicle) <= 24


def test_the_tank_is_as_printed():
    tank = PACK.counters["italy-tank"]
    assert (tank.defence, tank.vehicle.armour, tank.vehicle.disabled_at) == (0, 5, 3)
    assert [seat.specialism for seat in tank.vehicle.seats] == ["driver", "gunner", "mechanic"]
    assert all(kind.defence for kind in PACK.counters.values() if kind is not tank)


def test_printed_card_values_are_kept():
    recon = {card.id for card in PACK.cards.values() for a in card.actions if a.name == ActionName.RECON}
    assert recon == {"lrdg-scout", "italy-scout", "lrdg-staff-sergeant", "italy-recon-plane"}
    values = {(action.name, action.value) for card in PACK.cards.values() for action in card.actions}
    for name, value in {"move": 1, "stalk": 1, "command": 2, "recon_flight": 2, "strafe": 1}.items():
        assert {number for action, number in values if action == name} == {value}
    assert all(PACK.copies[card.id] == 4 for card in PACK.cards.values() if card.counter)
    assert {card.specialism for card in PACK.cards.values()} == {"", "driver", "gunner", "mechanic"}
    assert {card.squads for card in PACK.cards.values() if card.id.startswith("lrdg")} == {()}


def test_there_are_eleven_scenarios_the_first_without_vehicles():
    assert [str(n) for n in range(1, 12)] == SCENARIOS
    assert not any(at.vehicles for at in PACK.scenarios["1"].sides.values())
    assert (
        PACK.scenarios["1"].title.cs == "Přistávací plocha 7" and PACK.scenarios["6"].title.cs == "Základna v ohrožení"
    )
    assert LOADED.card.provenance == "reconstructed"


def test_every_kind_of_goal_and_structure_is_in_two_scenarios():
    goals, structures = Counter(), Counter()
    for scenario in PACK.scenarios.values():
        parts = {type(part) for at in scenario.sides.values() for part in getattr(at.goal, "of", (at.goal,))}
        goals.update(parts)
        structures.update({PACK.structures[t.structure].value > 0 for t in scenario.tiles if t.structure})
    assert all(goals[kind] > 1 for kind in (ObjectivesWorth, Escape, Eliminate))
    assert structures[True] > 1 and structures[False] > 1


def printed(number: str) -> set[str]:
    """What a scenario has for rules to be about: tiles, what its cards and seats print, how it begins, what it asks."""
    setup, at = setup_of(number), PACK.scenarios[number].sides
    used = {card for side in setup.sides for card in side.deck + side.supply}
    cards = [PACK.cards[id] for id in used]
    vehicles = [kind.vehicle for kind in setup.counters if kind.vehicle]
    on_seats = [(action, seat) for vehicle in vehicles for seat in vehicle.seats for action in seat.actions]
    found = {f"card {action.name}" for card in cards for action in card.actions}
    found |= {f"seat {action.name}" for action, _ in on_seats}
    found |= {f"{action.name} {squad}" for card in cards for action in card.actions for squad in action.squads}
    found |= {f"of {seat.specialism}" for _, seat in on_seats if seat.specialism}
    escaping = {troop for side in at.values() for troop in side.escaping}
    crews = [[*filter(None, vehicle.crew)] for side in at.values() for vehicle in side.vehicles]
    is_so = {
        "hill": any(tile.hill_cover is not None for tile in setup.tiles),
        "impassable": bool(vehicles) and any(tile.impassable for tile in setup.tiles),
        "structure": any(kind.value for kind in setup.structures),
        "obstacle": any(not kind.value for kind in setup.structures),
        "markers and structures": bool(setup.structures) and any(space.objective for space in setup.spaces),
        "escape on foot": Troop.SOLDIERS in escaping,
        "escape in vehicles": Troop.VEHICLES in escaping,
        "crew of two": any(len(crew) > 1 for crew in crews),
        "empty vehicle": any(not crew for crew in crews),
        "suppressed": any(side.suppressed for side in at.values()),
        "damaged": any(vehicle.damage for side in at.values() for vehicle in side.vehicles),
    }
    return found | {what for what, has in is_so.items() if has}


def test_every_rule_applies_in_two_scenarios():
    """A1, A2, A4–A9, A12–A15, A18–A22, A26."""
    counted = Counter(what for number in SCENARIOS for what in printed(number))
    wanted = {
        *("hill", "impassable", "structure", "obstacle", "markers and structures", "escape on foot"),
        *("escape in vehicles", "crew of two", "empty vehicle", "suppressed", "damaged"),
        *("card control", "card inspire", "card recon", "card recon_flight", "card strafe", "card repair"),
        *(
            "card demolish",
            "card anti_tank",
            "card suppress",
            "card conceal",
            "card stalk",
            "card scout",
            "card command",
        ),
        *("seat drive", "seat control", "seat navigate", "seat anti_tank", "seat attack", "seat suppress"),
        *("inspire A", "inspire T", "bolster A", "bolster T", "of driver", "of gunner", "of mechanic"),
    }
    assert {what: counted[what] for what in wanted if counted[what] < 2} == {}


@pytest.mark.parametrize("number", SCENARIOS)
def test_A26_U26_each_scenario_is_laid_as_its_file_says_and_nobody_has_won_yet(number):
    setup, scenario = setup_of(number), PACK.scenarios[number]
    out, _ = open_game(LOADED, number, 1)
    board = out.position.game.board
    assert check_board(setup, board) == ""
    assert board.winner == "" and board.hopeless == ()
    for side, at in scenario.sides.items():
        seats = [soldier for vehicle in at.vehicles for soldier in vehicle.crew if soldier]
        own = [id for id in board.counters if board.owners[id] == side]
        assert len(own) == len(at.soldiers) + len(at.vehicles) + len(seats)
        assert 10 <= sum(count.deck for count in at.cards.values()) <= 18
        assert objectives_worth(board, side) < 9


@pytest.mark.parametrize("number", SCENARIOS)
def test_law_6_random_play_of_each_scenario_goes_on_without_an_error(number):
    setup = setup_of(number)
    out, chance = open_game(LOADED, number, 2)
    for position, _ in wander(out, chance, random.Random(number), 400, choose_any):
        assert check_board(setup, position.game.board) == ""
        for prompt in position.game.prompts:
            assert 1 <= len(UNDAUNTED.rules.legal(position.game.board, prompt)) <= 512


# --- what is refused


def refused(path, old, new):
    """What is said of the pack with one thing changed in a file."""
    text = FILES[path].decode()
    assert old in text, f"{old} is not in {path}"
    with pytest.raises(PackRefused) as error:
        load_pack({**FILES, path: text.replace(old, new, 1).encode()})
    return [str(wrong) for wrong in error.value.mistakes]


LRDG, ITALY, ONE, THREE = "cards/lrdg.toml", "cards/italy.toml", "scenarios/01.toml", "scenarios/03.toml"


@pytest.mark.parametrize(
    ("path", "old", "new", "said"),
    [
        ("pack.toml", 'demolishes = "lrdg"', 'demolishes = "us"', "us is not a side; sides: lrdg, italy"),
        (LRDG, '{ name = "conceal" }]', '{ name = "control" }]', "control needs a tile"),
        (LRDG, '{ name = "repair" }', '{ name = "drive", value = 1 }', "drive stands only on seats (R33)"),
        (
            ITALY,
            '{ name = "strafe", value = 1 }',
            '{ name = "blast", value = 1 }',
            "blast is not an action of this game",
        ),
        (ITALY, '{ name = "strafe", value = 1 }', '{ name = "strafe" }', "strafe prints a value"),
        (ITALY, 'squad = "A"', 'specialism = "x"', "only a soldier has one (A19)"),
        (
            "vehicles.toml",
            '{ name = "navigate", value = 2 }',
            '{ name = "scout", value = 2 }',
            "scout stands only on soldiers' cards (R33)",
        ),
        ("vehicles.toml", 'specialism = "gunner"', 'specialism = "cook"', "no soldier has the specialism cook"),
        ("vehicles.toml", 'side = "lrdg"', 'side = "us"', "us is not a side"),
        ("structures.toml", 'id = "hangar"', 'id = "aircraft"', "aircraft is listed twice"),
        ("tiles.toml", 'id = "1B"', 'id = "1A"', "1A is listed twice"),
        (ONE, 'structure = "hangar"', 'structure = "barn"', "there is no structure barn"),
        (ONE, 'structure = "hangar"', 'structure = "aircraft"', "aircraft stands elsewhere already"),
        (ONE, 'saboteur = "11A"', 'saboteur = "19A"', "19A is not laid in this scenario"),
        (ONE, 'saboteur = "11A"', 'cook = "11A"', "there is no soldier cook"),
        (ONE, "value = 3", "value = 9", "cannot be worth 9: one to 4 can be reached (A21)"),
        (ONE, '{ goal = "objectives", value = 3 }', '{ goal = "pin" }', "pin is not a goal of this game (A16)"),
        (ONE, "deck = 1, supply = 3", "deck = 1, supply = 1", "deck 1 and supply 1 are not all 4 copies"),
        (THREE, '"machine_gunner", "scout", ""]', '"machine_gunner", "scout", "", ""]', "has 4 seats only"),
        (THREE, '"machine_gunner", "scout", ""]', '"rifleman", "scout", ""]', "rifleman has a place already"),
        (THREE, "damage = 1", "damage = 4", "so much damage destroys it (A13)"),
        (THREE, 'vehicle = "gun_truck"', 'vehicle = "tank"', "this side has no vehicle tank"),
        ("vehicles.toml", "disabled_at = 2", "disabled_at = 7", "has destroyed it already; expected: 1 to"),
        (
            "structures.toml",
            "toughness = 5",
            "toughness = 0",
            "toughness: 0 is out of range; expected: 1 or more (A14)",
        ),
        ("structures.toml", "value = 1", "value = -1", "value: -1 is out of range; expected: 0 or more"),
        (
            THREE,
            'patrol_truck", tile = "21A"',
            'patrol_truck", tile = "9A"',
            "9A is impassable: no vehicle can be there (A2)",
        ),
        (
            THREE,
            'tile = "21A", x = 0, y = 0,',
            'tile = "21A", x = 0, y = 0, structure = "roadblock_1",',
            "an obstacle stands on 21A: no vehicle does (R27)",
        ),
        ("tiles.toml", "cover = 1", "cover = -1", "cover: -1 is out of range; expected: 0 or more"),
        (THREE, 'escaping = ["soldiers"]', "", "nobody who counts may use the escape markers (A15)"),
        (THREE, "count = 4", "count = 7", "there are not 7 counters of them"),
        (THREE, 'suppressed = ["machine_gunner"', 'suppressed = ["sniper"', "sniper takes no part"),
    ],
)
def test_R33_a_pack_that_contradicts_itself_is_refused_and_every_mistake_is_named(path, old, new, said):
    assert any(said in line and line.startswith(path) for line in refused(path, old, new)), refused(path, old, new)


def test_A13_a_vehicle_may_be_disabled_at_its_toughness_at_the_latest():
    text = FILES["vehicles.toml"].decode()
    load_pack(
        {
            **FILES,
            "vehicles.toml": text.replace("disabled_at = 2\ntoughness = 4", "disabled_at = 4\ntoughness = 4").encode(),
        }
    )


def test_a_scenario_whose_turns_could_have_too_many_choices_is_refused():
    lines = refused(ITALY, '{ name = "inspire", value = 1, squads = ["A"] }', '{ name = "inspire", value = 9 }')
    assert any("choices, more than 512" in line for line in lines)
