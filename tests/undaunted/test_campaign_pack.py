"""The format of a campaign pack, what its check finds, and what a campaign is told of it (C1-C8)."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from kronika.domain.kernel.packs import Files, PackRefused
from kronika.domain.undaunted.campaign.format import CampaignPack, SecretCards, SecretMines, SecretStory
from kronika.domain.undaunted.campaign.pack import load, verdict
from kronika.domain.undaunted.campaign.setup import make_setup, standalone
from kronika.domain.undaunted.campaign.squads import (
    Merge,
    boxes,
    choices,
    deck_slots,
    merged,
    partner,
    replacements,
    secrets_of,
    supply_of,
    vacancies,
)
from kronika.domain.undaunted.campaign.ways import is_ending, next_state, orders_of, shortest_way
from kronika.domain.undaunted.content import Level, Mine, MineFace
from kronika.service.packs import read_files
from kronika.tools.main import cli

FOLDER = Path(__file__).parent / "small_campaign"
SMALL = read_files(FOLDER)
MERGED = Merge("soviet", "A", "C")


def edited(*edits: tuple[str, str, str], files: Files = SMALL) -> Files:
    """The small campaign with something typed differently: in which file, what, and what instead."""
    found = dict(files)
    for file, old, new in edits:
        text = found[file].decode()
        assert old in text, f"{old} is not in {file}"
        found[file] = text.replace(old, new, 1).encode()
    return found


def named(files: Files) -> list[str]:
    """The mistakes with what would be valid instead."""
    with pytest.raises(PackRefused) as refused:
        load(files)
    return [str(mistake) for mistake in refused.value.mistakes]


def mistakes(files: Files) -> list[str]:
    """The mistakes alone."""
    return [mistake.partition("; ")[0] for mistake in named(files)]


@pytest.fixture(scope="module")
def small() -> CampaignPack:
    return load(SMALL)


# --- what the check finds

CARDS, UNITS, TILES, AREAS, STATES = "cards/soviet.toml", "counters.toml", "tiles.toml", "areas.toml", "states.toml"
S011, S021, S022 = "scenarios/011.toml", "scenarios/021.toml", "scenarios/022.toml"

FOUND = [
    # manifest and inventory
    ("pack.toml", 'letter = "N"', 'letter = "S"', "pack.toml: sides: must be two sides with an id and a letter"),
    ("pack.toml", "german = { P", "rumanian = { P", "pack.toml: inventory.cards: must count the cards of each side"),
    ("pack.toml", "current = 7", "current = 72", "tiles.toml: tiles: 7 current tiles, and the box holds 72"),
    ("pack.toml", "altered = 3", "altered = 57", "tiles.toml: tiles: 3 altered tiles, and the box holds 57"),
    ("pack.toml", "Z = 7", "Z = 66", f"{CARDS}: cards: 7 cards Z, and the box holds 66"),
    # cards
    (CARDS, '["S-P-001"]', '["S-P-001", "S-P-002"]', f"{CARDS}: cards: S-P-002 is listed twice"),
    (CARDS, '["S-P-001"]', '["S-P-1"]', f"{CARDS}: cards[0].codes: S-P-1 is not a code of this side"),
    (CARDS, '["S-P-001"]', '["N-P-001"]', f"{CARDS}: cards[0].codes: N-P-001 is not a code of this side"),
    (CARDS, '"S-Z-013"', '"S-Z-012"', f"{CARDS}: cards[8].codes: number 012 is both a starting and a locked card"),
    (CARDS, 'kind = "bomber"', 'kind = "zeppelin"', f"{CARDS}: cards[13].kind: there is no kind zeppelin"),
    (CARDS, 'title = "bomber"', 'title = "sniper"', f"{CARDS}: kinds: sniper is described twice"),
    (CARDS, 'title = "scout"', 'title = "ranger"', f"{CARDS}: kinds: there is no scout_a, which is in every base deck"),
    (CARDS, 'squads = ["A", "B"], initiative = 7', "initiative = 7", f"{CARDS}: kinds[1].actions: squad_leader has no"),
    (CARDS, 'unit = "snipers"', 'unit = "archers"', f"{CARDS}: S-Z-013: there is no counter soviet-archers"),
    (CARDS, 'name = "bombard"', 'upgraded = true, name = "bombard"', f"{CARDS}: S-Z-017: only an upgraded card has"),
    (
        CARDS,
        '"control" }, { name = "attack", value = 3, most = 1, upgraded = true }',
        '"attack", value = 1 }, { name = "attack", value = 3 }',
        f"{CARDS}: S-V-004: attack stands twice, of which one alone is to be upgraded (C6)",
    ),
    (CARDS, 'name = "bombard"', 'name = "smoke"', f"{CARDS}: S-Z-017: smoke takes a counter on the board"),
    (CARDS, 'name = "bombard", value = 2', 'name = "bombard"', f"{CARDS}: S-Z-017: bombard prints a value (S17)"),
    (CARDS, '{ name = "move", value = 1 }', '{ name = "anti_tank", value = 1 }', "anti_tank prints dice against tanks"),
    (CARDS, '{ name = "move", value = 1 }', '{ name = "move" }', f"{CARDS}: S-Z-018: move prints a value (S17)"),
    (CARDS, '"suppress", value = 4', '"suppress", value = 19', f"{CARDS}: S-P-008: suppress prints more than 18"),
    (CARDS, '"bombard", value = 2', '"bombard", value = -2', f"{CARDS}: S-Z-017: bombard prints more than 18, or less"),
    (CARDS, '{ name = "control" }', '{ name = "blast", value = 2 }', f"{CARDS}: S-P-004: there is no blast in this"),
    (CARDS, '"S-V-013"', '"S-V-020"', f"{CARDS}: S-Z-013: there is no upgraded card S-V-013 (C5)"),
    (CARDS, '"S-V-013"', '"S-V-020"', f"{CARDS}: S-V-020: there is no starting or locked card of its number (C5)"),
    (CARDS, '"S-R-004"', '"S-R-014"', f"{CARDS}: S-R-014: is of another kind than S-Z-014 (C5)"),
    (CARDS, '"S-R-004"', '"S-R-010"', f"{CARDS}: S-R-010: S-P-010 has no counter: only soldiers"),
    (CARDS, '"S-R-008", "S-R-009"', '"S-R-008"', f"{CARDS}: S-P-009: there is no reservist S-R-009"),
    (CARDS, '"S-V-013"', '"S-R-013"', f"{CARDS}: S-R-013: no reservist replaces a sniper (C5)"),
    # counters
    (UNITS, '"AC"]', '"AC", "A"]', f"{UNITS}: units: soviet riflemen A is listed twice"),
    (
        UNITS,
        'side = "german", unit = "snipers"',
        'side = "rumanian", unit = "snipers"',
        f"{UNITS}: units[8].side: ruma",
    ),
    (UNITS, 'unit = "riflemen"', 'unit = "guards"', f"{UNITS}: units: soviet has no riflemen (S1)"),
    # tiles
    (TILES, '"104-A"', '"103-A"', f"{TILES}: 103-A: is listed twice"),
    (TILES, '"104-A"', '"A104"', f"{TILES}: A104: must be a number and a letter, as 503-A (U2)"),
    (TILES, '"101-B"', '"101-E"', f"{TILES}: 101-E: there is no 101-D that it could replace (S10)"),
    (TILES, "toughness = 7, ", "", f"{TILES}: 101-A: a building has both a building cover and a toughness (S8)"),
    (
        TILES,
        "fortified_cover = 3",
        "fortified_cover = 1",
        f"{TILES}: 102-B: a fortified tile is not a building, and it covers",
    ),
    (TILES, ", fortified_cover = 3", "", f"{TILES}: 102-A: 102-B neither fortifies nor damages it (S10)"),
    (TILES, "toughness = 6", "toughness = 8", f"{TILES}: 101-A: 101-B is damaged and better than before (S10)"),
    (
        TILES,
        '"101-C", cover = 2',
        '"101-C", impassable = true, cover = 2',
        f"{TILES}: 101-B: 101-C is destroyed and still",
    ),
    (TILES, '"101-C"', '"104-B"', f"{TILES}: 101-B: a building has a next letter, for when it is hit (S10)"),
    (TILES, "[names]", '[names]\n999 = { en = "Moon", cs = "Měsíc" }', f"{TILES}: names.999: there is no such tile"),
    # areas
    (AREAS, 'id = "south"', 'id = "north"', f"{AREAS}: north: is listed twice"),
    (AREAS, '"104", "105"', '"103", "105"', f"{AREAS}: areas: tile 103 is in two areas"),
    (AREAS, '"106"', '"999"', f"{AREAS}: 999: there is no such tile"),
    (AREAS, "102 = [1, 0]", "102 = [0, 0]", f"{AREAS}: city: 101 and 102 lie on the same place"),
    # states
    (STATES, "[states.2b]", "[states.16b]", f"{STATES}: states.16b: a campaign has 15 scenarios at most (C1)"),
    (STATES, "[states.1a]", "[states.1b]", f"{STATES}: states: a campaign begins in 1a, which is missing (C1)"),
    (STATES, "[states.2b]", "[states.late]", f"{STATES}: states.late: must be a number and a letter, as 6b (C1)"),
    (STATES, 'scenario = "022"', 'scenario = "023"', f"{STATES}: states.2b: there is no scenario 023"),
    (STATES, "orders.soviet", "orders.finnish", f"{STATES}: states.2a: finnish is not a side"),
    (STATES, "ENDb = {}", "STOP = {}", f"{STATES}: endings.STOP: an ending begins with END (C1)"),
    (STATES, "ENDb = {}", 'ENDb = { finnish = "1" }', f"{STATES}: endings.ENDb: finnish is not a side"),
    (STATES, "ENDb = {}", "ENDb = {}\nENDc = {}", f"{STATES}: endings.ENDc: no way leads here"),
    (STATES, 'scenario = "022"', 'scenario = "021"', f"{S021}: states: has no way on from 2b (C1)"),
    (STATES, 'scenario = "022"', 'scenario = "021"', f"{S022}: states.2b: states.toml does not send this state here"),
    (STATES, 'scenario = "022"', 'scenario = "021"', f"{S022}: number: no state leads to this scenario"),
    (S011, 'german = ["2b"]', 'german = ["2a"]', f"{STATES}: states.2b: no way leads here"),
    (S011, 'german = ["2b"]', 'german = ["2c"]', f"{S011}: states.1a.german: there is no state 2c"),
    (S021, 'german = ["ENDb"]', 'german = ["ENDx"]', f"{S021}: states.2a.german: there is no ending ENDx"),
    (S021, 'german = ["ENDb"]', 'german = ["2b"]', f"{S021}: states.2a.german: 2b is not the next scenario after 2a"),
    (S011, 'german = ["2b"]', 'german = ["2b", "2a"]', f"{S011}: states: the rows must be equally long (C1)"),
    (S011, 'german = ["2b"]', 'finnish = ["2b"]', f"{S011}: states: must have the rows now, soviet, german (C1)"),
    (S011, "[sides.german]", "[sides.finnish]", f"{S011}: sides: must be exactly soviet, german"),
    (S011, 'number = "011"', 'number = "012"', f"{S011}: number: 012 is in the file of scenario 011"),
    # orders
    (S021, '"S-Z-013", ', '"S-Z-013", "S-P-004", ', f"{S021}: sides.soviet.orders: S-P-004 is not in the locked box"),
    (S021, '"S-Z-013", ', '"S-Z-013", "N-Z-013", ', f"{S021}: sides.soviet.orders: N-Z-013 is not in the locked box"),
    (S021, '"S-Z-013", ', '"S-Z-013", "S-Z-013", ', f"{S021}: sides.soviet.orders: S-Z-013 is unlocked here and on a"),
    (
        S021,
        '"S-Z-013", ',
        '"S-Z-013", "S-Z-014", ',
        "S-Z-014 is unlocked here and on a way here, in scenarios/011.toml",
    ),
    (
        STATES,
        '["S-Z-017"]',
        '["S-Z-017", "S-Z-018"]',
        f"{S021}: sides.soviet.orders: S-Z-018 is unlocked here and on a",
    ),
    (STATES, 'old = "S-P-001"', 'old = "S-V-004"', f"{STATES}: states.2a.orders.soviet: S-V-004 cannot be there to be"),
    (
        S011,
        'initiative = "soviet"',
        'initiative = "soviet"\nfortify = ["102"]',
        f"{S021}: fortify: tile 102 is fortified h",
    ),
    (S022, 'squads = ["A"]', 'squads = ["B"]', f"{S022}: sides.soviet.orders: squad B has no machine_gunner (C7)"),
    (
        S022,
        'squads = ["A"], other = "C"',
        'squads = ["C"], other = "A"',
        f"{S022}: sides.soviet.orders: squad A has reservists: only a squad without them joins",
    ),
    (
        UNITS,
        '"C", "AC"]',
        '"C"]',
        f"{S022}: sides.soviet.orders: soviet-riflemen-a has no counter for the squad merged",
    ),
    (
        STATES,
        'old = "S-P-001", new = "S-Z-019" }]',
        'old = "S-P-001", new = "S-Z-999" }]',
        "S-Z-999 is not in the locked",
    ),
    # heads and maps
    (
        S011,
        'initiative = "soviet"',
        'initiative = "finnish"',
        f"{S011}: initiative: finnish is not a side; sides: soviet, g",
    ),
    (S011, 'area = "north"', 'area = "west"', f"{S011}: area: there is no area west; areas: north, south"),
    (S011, 'area = "north"', "upgrades = -1", f"{S011}: upgrades: cannot be less than none (C5)"),
    (S021, 'fortify = ["102"]', 'fortify = ["101"]', f"{S021}: fortify: tile 101 has no fortified face (S9, S10)"),
    (S011, 'tile = "103"', 'tile = "102"', f"{S011}: tiles: tile 102 is laid twice"),
    (S011, 'tile = "103"', 'tile = "999"', f"{S011}: tiles[2].tile: there is no tile 999"),
    (S011, 'tile = "103"', 'tile = "103-A"', f"{S011}: tiles[2].tile: a map names tiles by number: the current face"),
    (S011, "x = 0, y = 1", "x = 1, y = 1", f"{S011}: tiles[3]: 104 lies on 103"),
    (S011, "x = 2, y = 1", "x = 7, y = 1", f"{S011}: tiles: 105 cannot be reached from the others"),
    (
        S011,
        'markers = { german = "controlled" }',
        'markers = { finnish = "scouted" }',
        f"{S011}: tiles[4].markers: finnish is",
    ),
    (
        S011,
        '{ german = "con',
        '{ soviet = "controlled", german = "con',
        f"{S011}: tiles[4].markers: both sides control",
    ),
    (S011, '"german-riflemen-a"', '"german-camels"', f"{S011}: tiles[4].counters: there is no counter german-camels"),
    (S011, '"german-riflemen-a"', '"soviet-riflemen-a"', f"{S011}: tiles: soviet-riflemen-a has two places"),
    (
        S011,
        '"soviet-riflemen-b"]',
        '"soviet-tanks-a"]',
        f"{S011}: tiles[0].counters: soviet-tanks-a stands on impassable",
    ),
    (S021, "tunnel = true, objective", "objective", f"{S021}: tiles: a single tunnel leads nowhere (S15)"),
    (
        S022,
        '"german-riflemen-b"',
        '"german-scouts-b"',
        f"{S022}: sides.german.supply: soldiers of squad B have no rifle",
    ),
    (
        S022,
        '["german-riflemen-a", "german-riflemen-b"] }',
        "[] }",
        f"{S022}: tiles: german has no riflemen on the map (S1)",
    ),
    (
        S022,
        '"soviet-riflemen-b"',
        '"soviet-riflemen-c"',
        f"{S022}: tiles: soviet-riflemen-ac would have two places once",
    ),
    # mines and awards
    (S011, '["102", "104"]', '["102", "999"]', f"{S011}: mines: there is no space 999"),
    (S011, '["102", "104"]', '["101", "105"]', f"{S011}: mines: 101 and 105 share no edge (S12)"),
    (S011, '["102", "104"]', '["104", "102"]', f"{S011}: mines: 104 and 102 must be in the order of their numbers"),
    (
        S011,
        '["102", "104"]',
        '["103", "104"]',
        f"{S011}: sides.german.secrets: german has two mines between 103 and 104",
    ),
    (S011, 'mines = [{ side = "german"', 'mines = [{ side = "finnish"', f"{S011}: mines: finnish is not a side"),
    (
        S011,
        'face = "anti_personnel"',
        'face = "anti_personnel", by = "german-riflemen-a"',
        "was laid by nobody, not by",
    ),
    (
        S011,
        'mines", mines = [{ side = "german"',
        'mines", mines = [{ side = "soviet"',
        "a mine of soviet cannot be a secret of germ",
    ),
    (
        S011,
        'awards = [{ side = "german"',
        'awards = [{ side = "finnish"',
        f"{S011}: awards[0].side: finnish is not a side",
    ),
    (S011, 'spaces = ["101"]', 'spaces = ["999"]', f"{S011}: awards[0].spaces: there is no space 999"),
    (S011, 'spaces = ["101"]', 'counters = ["x"]', f"{S011}: awards[0].counters: there is no counter x"),
    (
        S011,
        'spaces = ["101"]',
        'counters = ["soviet-riflemen-a"]',
        f"{S011}: awards[0].counters: only an award for a rout",
    ),
    (
        S011,
        'occasion = "round"',
        'occasion = "round", points = 0',
        f"{S011}: awards[0].points: an award is one point or m",
    ),
    # supplies and decks
    (S011, "machine_gunner_a = 2", "archer = 2", f"{S011}: sides.soviet.supply.archer: there is no such kind of card"),
    (
        S011,
        "machine_gunner_a = 2",
        "machine_gunner_a = 4",
        f"{S011}: sides.soviet.supply.machine_gunner_a: no way here g",
    ),
    (
        S011,
        "machine_gunner_a = 2",
        "machine_gunner_a = 0",
        f"{S011}: sides.soviet.supply.machine_gunner_a: must be one",
    ),
    (
        S011,
        "fog_of_war = 3",
        'sniper = "all", fog_of_war = 3',
        f"{S011}: sides.soviet.supply.sniper: no way here gives mor",
    ),
    (S011, ", fog_of_war = 3", "", f"{S011}: sides.soviet.supply: has no fog of war"),
    (S011, ", fog_of_war = 3", "", f"{S011}: sides.soviet.deck.fog_of_war: is not in the supply that the deck is made"),
    (S011, "fog_of_war = 3", "fog_of_war = 1", f"{S011}: sides.soviet.deck.fog_of_war: no deck can be built with 2 of"),
    (
        S011,
        "deck = { machine_gunner_a = 1 }\n",
        "deck = { machine_gunner_a = 2 }\n",
        "no deck can be built with 3 of them",
    ),
    (
        S011,
        "deck = { machine_gunner_a = 1 }\n",
        "deck = { archer = 1 }\n",
        f"{S011}: sides.soviet.deck.archer: there is no",
    ),
    (
        S011,
        "deck = { machine_gunner_a = 1 }\n",
        "deck = { rifleman_a = 0 }\n",
        f"{S011}: sides.soviet.deck.rifleman_a: must",
    ),
    (
        S021,
        'rifleman_a = "all"',
        'rifleman_a = "all", rifleman_c = 1',
        f"{S021}: sides.soviet.supply: soldiers of squad C ha",
    ),
    # goals
    (S011, "value = 4", "value = 6", f"{S011}: sides.soviet.goal: cannot be worth 6: one to 5 can be reached (S23)"),
    (
        S011,
        '"objectives", value = 4',
        '"points", value = 4',
        f"{S011}: sides.soviet.goal: cannot be worth 4: one to 0 can",
    ),
    (
        S011,
        '"objectives", value = 4',
        '"points_controlled", value = 4',
        f"{S011}: sides.soviet.goal: cannot be worth 4: one",
    ),
    (
        S011,
        '"objectives", value = 4',
        '"escape", count = 1',
        f"{S011}: sides.soviet.goal: escape is a goal of North Africa",
    ),
    (S011, '"objectives", value = 4', '"pin"', f"{S011}: sides.soviet.goal: no counter leaves the board in this game"),
    (
        S021,
        '"rout", count = 3',
        '"rout", count = 9',
        f"{S021}: sides.soviet.goal: there are not 9 counters to rout (S23)",
    ),
    (S021, '"rout", count = 3', '"rout"', f"{S021}: sides.soviet.goal: there are not any counters to rout (S23)"),
    (
        S022,
        '["german-riflemen-a"] }]',
        '["german-snipers"] }]',
        f"{S022}: sides.soviet.goal: german-snipers is not an enemy",
    ),
    (
        S021,
        'marker = "escape"',
        'marker = "mission"',
        f"{S021}: sides.soviet.goal: there is no mission marker on the map",
    ),
    (
        S021,
        '"soviet-snipers"]',
        '"german-scouts-a"]',
        f"{S021}: sides.soviet.goal: german-scouts-a is not a counter of this",
    ),
    (
        S021,
        '"soviet-snipers"]',
        '"soviet-scouts-c"]',
        f"{S021}: sides.soviet.goal: soviet-scouts-c has no cards in the",
    ),
    (S021, "count = 1 }", "count = 3 }", f"{S021}: sides.soviet.goal: there are not 3 counters to gather (S23)"),
    (
        S022,
        '{ goal = "objectives", value = 1 }, ',
        "",
        f"{S022}: sides.soviet.goal: a combination joins two conditions or",
    ),
    (
        S021,
        "value = 2 }",
        "value = 4 }",
        f"{S021}: sides.german.goal: cannot be worth 4: one to 3 can be reached (S23)",
    ),
    (
        S021,
        '{ goal = "objectives", value = 1 }',
        '{ goal = "pin" }',
        f"{S021}: sides.german.goal: only objectives, points and",
    ),
]


FOUND += [
    (
        "cards/german.toml",
        'name = "inspire", value = 1',
        'name = "inspire", value = 2',
        "inspire prints the value 1 in this game, not 2 (S5)",
    ),
    ("cards/german.toml", 'name = "bolster", value = 3', 'name = "drive", value = 3', "there is no drive in this game"),
    (
        "cards/german.toml",
        "initiative = 9",
        "initiative = -1",
        "kinds[0].initiative: -1 is out of range; expected: 0 or",
    ),
    ("counters.toml", "defence = 6", "defence = 0", "units[3].defence: 0 is out of range; expected: 1 or more (U20)"),
    (TILES, "toughness = 6", "toughness = 0", "tiles[1].toughness: 0 is out of range; expected: 1 or more (S10)"),
    (TILES, "cover = 2 }", "cover = -2 }", "tiles[2].cover: -2 is out of range; expected: 0 or more"),
    (S021, "objective = 1", "objective = -1", "objective: -1 is out of range; expected: 0 or more"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), FOUND)
def test_the_check_names_file_and_place(file: str, old: str, new: str, said: str) -> None:
    found = named(edited((file, old, new)))
    assert any(said in mistake for mistake in found), found


def test_all_mistakes_are_listed_together() -> None:
    found = mistakes(
        edited(
            ("pack.toml", "altered = 3", "altered = 57"),
            (CARDS, '"S-V-013"', '"S-V-020"'),
            (TILES, "toughness = 6", "toughness = 8"),
            (AREAS, 'id = "south"', 'id = "north"'),
            (STATES, "ENDb = {}", "ENDb = {}\nENDc = {}"),
            (S011, 'initiative = "soviet"', 'initiative = "finnish"'),
            (S021, 'fortify = ["102"]', 'fortify = ["101"]'),
            (S022, 'layout = "columns"', 'layout = "spiral"'),
        )
    )
    assert {mistake.split(":")[0] for mistake in found} == {CARDS, TILES, AREAS, STATES, S011, S021, S022}


def test_where_a_word_is_wrong_the_right_ones_are_named() -> None:
    found = named(edited((S011, "fog_of_war = 3", 'fog_of_war = "three"')))
    assert f'{S011}: sides.soviet.supply.fog_of_war: "three" is wrong; expected: all or a whole number' in found


def test_misfits_of_the_format_are_named_in_every_file() -> None:
    found = mistakes(
        edited(("pack.toml", "system", "game"), (UNITS, "defence = 4", 'defence = "4"'), (S011, "x = 1", "z = 1"))
    )
    assert "pack.toml: game: unknown field" in "\n".join(found)
    assert 'counters.toml: units[0].defence: "4" is wrong' in found
    assert "scenarios/011.toml: tiles[1].x: missing" in found


def test_a_scenario_that_cannot_be_read_is_not_called_missing() -> None:
    assert named(edited((S022, 'layout = "columns"', 'layout = "spiral"'))) == [
        f'{S022}: layout: "spiral" is wrong; expected: rows, columns'
    ]


# --- a partial pack


def partial(*edits: tuple[str, str, str]) -> CampaignPack:
    files = edited(("pack.toml", "[inventory]", "partial = true\n[inventory]"), *edits)
    return load({path: text for path, text in files.items() if path != S022})


def test_a_partial_pack_goes_as_far_as_it_goes() -> None:
    pack = partial()
    assert [str(note) for note in pack.notes] == [
        "states.toml: states.2b: there is no scenario 022; scenarios: 011, 021"
    ]
    assert not is_ending(pack, "1a")
    assert next_state(pack, "011", "1a", "soviet") == "2a" and not is_ending(pack, "2a")
    assert next_state(pack, "011", "1a", "german") == "2b" and is_ending(pack, "2b")


def test_a_partial_pack_may_lack_cards_tiles_and_states() -> None:
    pack = partial(
        ("pack.toml", "Z = 7", "Z = 66"),
        ("pack.toml", "altered = 3", "altered = 57"),
        (S011, 'german = ["2b"]', 'german = ["2c"]'),
    )
    assert [str(note) for note in pack.notes] == [
        "tiles.toml: tiles: 3 altered tiles, and the box holds 57 (C3)",
        "cards/soviet.toml: cards: 7 cards Z, and the box holds 66 (C2)",
        "states.toml: states.2b: there is no scenario 022; scenarios: 011, 021",
        "scenarios/011.toml: states.1a.german: there is no state 2c; states: 1a, 2a, 2b",
        "states.toml: states.2b: no way leads here",
    ]


def test_the_endings_of_a_partial_pack_may_be_left_out() -> None:
    text = edited()[STATES].decode()
    begun = text.partition("[endings]")[0]
    assert begun != text and partial((STATES, text, begun)).stories.keys() == {"1a", "2a", "2b"}


def test_a_partial_pack_may_not_contradict_itself() -> None:
    with pytest.raises(PackRefused, match="102 lies on 101"):
        partial((S011, "x = 1, y = 0", "x = 0, y = 0"))


def test_a_scenario_of_a_partial_pack_that_no_way_leads_to_can_be_laid_out() -> None:
    pack = partial((STATES, 'scenario = "021"', 'scenario = "099"'))
    assert shortest_way(pack, "021") == ()
    assert standalone(pack, "021").spaces[0].tile == "102-A"


# --- pack check


def checked(tmp_path: Path, files: Files) -> tuple[int, str]:
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(text)
    result = CliRunner().invoke(cli, ["pack", "check", str(tmp_path)])
    return result.exit_code, result.output


def test_pack_check_tells_what_is_wrong(tmp_path: Path) -> None:
    code, said = checked(tmp_path, edited((S011, "value = 4", "value = 6"), (AREAS, '"106"', '"999"')))
    assert code == 1
    assert said.splitlines() == [
        "areas.toml: 999: there is no such tile; tiles: 101, 102, 103, 104, 105, 106, 107",
        "scenarios/011.toml: sides.soviet.goal: cannot be worth 6: one to 5 can be reached (S23)",
        "Error: mistakes: 2",
    ]


def test_pack_check_tells_what_a_partial_pack_lacks(tmp_path: Path) -> None:
    files = edited(("pack.toml", "[inventory]", "partial = true\n[inventory]"), ("pack.toml", "Z = 7", "Z = 66"))
    code, said = checked(tmp_path, files)
    assert code == 0
    assert said.splitlines()[0] == "not there yet: cards/soviet.toml: cards: 7 cards Z, and the box holds 66 (C2)"
    assert said.splitlines()[1].startswith("small 1: 3 scenarios, reconstructed, hash ")


# --- cards (C2, C4-C7)


def test_C2_the_boxes_by_the_letter_on_the_card(small: CampaignPack) -> None:
    assert {box: len(cards) for box, cards in boxes(small, "soviet").items()} == {"P": 12, "Z": 7, "V": 11, "R": 6}
    assert boxes(small, "german")["R"][0] == "N-R-004"


def test_C6_levels_and_what_a_card_says_of_its_own(small: CampaignPack) -> None:
    levels = {id: small.cards[id].level for id in ("S-P-004", "S-Z-014", "S-V-004", "S-R-004")}
    assert levels == dict(zip(levels, [Level.ORDINARY, Level.ORDINARY, Level.UPGRADED, Level.RESERVIST], strict=True))
    assert (small.cards["S-P-004"].initiative, small.cards["S-R-004"].initiative) == (5, 3)
    assert [action.name for action in small.cards["S-V-004"].actions] == ["control", "attack"]
    assert small.cards["S-P-002"].actions[0].squads == ("A",)


def test_C4_the_supply_is_what_the_scenario_names_of_the_available_cards(small: CampaignPack) -> None:
    start = boxes(small, "soviet")["P"]
    assert supply_of(small, "011", "soviet", start) == start
    assert supply_of(small, "011", "soviet", {*start, "S-Z-013"}) == start, "no snipers are named"
    lost = set(start) - {"S-P-004", "S-P-010"} | {"S-R-004"}
    assert "S-R-004" in supply_of(small, "011", "soviet", lost), "a bare name: whoever bears it"


def test_C4_where_fewer_are_named_the_lowest_numbers_come() -> None:
    pack = load(edited((S011, "fog_of_war = 3", "fog_of_war = 2")))
    supply = supply_of(pack, "011", "soviet", boxes(pack, "soviet")["P"])
    assert "S-P-011" in supply and "S-P-012" not in supply


def test_C4_the_deck_is_the_base_deck_with_what_the_scenario_adds(small: CampaignPack) -> None:
    slots = {(slot.title, slot.squads): slot.count for slot in deck_slots(small, "021", "soviet")}
    assert slots == {
        ("platoon_sergeant", ()): 1,
        ("squad_leader", ("A",)): 1,
        ("squad_leader", ("B",)): 1,
        ("rifleman", ("A",)): 1,
        ("rifleman", ("B",)): 1,
        ("scout", ("A",)): 1,
        ("scout", ("B",)): 1,
        ("fog_of_war", ()): 2,
        ("sniper", ()): 1,
    }


def test_C4_the_owner_chooses_the_copies(small: CampaignPack) -> None:
    slot = next(slot for slot in deck_slots(small, "011", "soviet") if slot.title == "machine_gunner")
    supply = boxes(small, "soviet")["P"]
    assert slot.count == 2, "one named, one added in secret"
    assert choices(small, slot, supply, ()) == ("S-P-008", "S-P-009")
    assert choices(small, slot, supply, ("S-P-008",)) == ("S-P-009",)
    assert choices(small, slot, (), ()) == (), "cards listed but lost are simply missing"


def test_secrets_are_kept_by_side(small: CampaignPack) -> None:
    assert secrets_of(small, "011", "soviet") == (SecretStory("77"), SecretCards({"machine_gunner_a": 1}))
    assert secrets_of(small, "011", "german") == (SecretMines((Mine("german", ("103", "104"), MineFace.ANTI_TANK),)),)


def test_C4_orders_come_from_the_story_and_then_from_the_scenario(small: CampaignPack) -> None:
    assert [order.unlock for order in orders_of(small, "2a", "soviet")] == [("S-Z-017",), ("S-Z-013", "S-Z-018")]
    assert [order.unlock for order in orders_of(small, "2a", "german")] == [()]


def test_G6_who_takes_the_place_of_s_p_009() -> None:
    assert partner("S-P-009", "R") == "S-R-009"
    assert partner("S-P-009", "V") == "S-V-009"
    assert partner("S-Z-040", "V") == "S-V-040"


def test_C5_a_lost_soldier_is_replaced_by_the_reservist_of_his_number(small: CampaignPack) -> None:
    reservists = boxes(small, "soviet")["R"]
    assert replacements(small, (), "S-P-009", reservists) == ("S-R-009",)
    assert replacements(small, (), "S-V-009", reservists) == ("S-R-009",)
    assert replacements(small, (), "S-Z-013", reservists) == (), "snipers are not replaced"
    assert replacements(small, (), "S-P-002", reservists) == (), "nor are leaders"
    assert replacements(small, (), "S-Z-014", reservists) == (), "squad C has no reservists"


def test_C7_a_card_of_a_merged_squad_has_both_letters(small: CampaignPack) -> None:
    card = merged(small, (MERGED,), small.cards["S-Z-014"])
    assert (card.squads, card.counter, card.name.en) == (("A", "C"), "soviet-riflemen-ac", "Rifleman AC")
    assert merged(small, (MERGED,), small.cards["S-P-004"]).counter == "soviet-riflemen-ac"
    assert merged(small, (MERGED,), small.cards["S-P-002"]).actions[0].squads == ("A", "C")
    assert merged(small, (MERGED,), small.cards["S-P-005"]) == small.cards["S-P-005"]
    assert merged(small, (MERGED,), small.cards["N-P-004"]) == small.cards["N-P-004"]


def test_C7_a_unit_without_a_counter_for_the_merged_squad_keeps_its_own(small: CampaignPack) -> None:
    tank = merged(small, (MERGED,), small.cards["S-Z-018"])
    assert (tank.squads, tank.counter) == (("A", "C"), "soviet-tanks-a")


def test_C7_reservists_of_the_weakened_squad_make_room(small: CampaignPack) -> None:
    available = {"S-R-004", "S-P-006", "S-R-008", "S-P-009", "S-Z-014", "S-Z-015", "S-Z-016"}
    gaps = {gap.title: gap for gap in vacancies(small, MERGED, available)}
    assert (gaps["rifleman"].count, gaps["rifleman"].candidates) == (1, ("S-Z-014",))
    assert gaps["rifleman"].reservists == ("S-R-004",)
    assert (gaps["scout"].count, gaps["scout"].candidates) == (0, ("S-Z-015",)), "nobody to replace"
    assert gaps["machine_gunner"].reservists == ("S-R-008",)


def test_C7_one_without_reservists_is_replaced_from_the_other_squad(small: CampaignPack) -> None:
    reservists = boxes(small, "soviet")["R"]
    assert replacements(small, (MERGED,), "S-Z-016", reservists) == ("S-R-008", "S-R-009")
    assert replacements(small, (MERGED,), "S-P-009", reservists) == ("S-R-009",)
    assert replacements(small, (MERGED,), "S-P-009", ("S-R-008",)) == ("S-R-008",), "his own came for another"


def test_C7_the_lists_of_a_scenario_mean_the_merged_squad(small: CampaignPack) -> None:
    available = {*boxes(small, "soviet")["P"], "S-Z-014"}
    assert "S-Z-014" not in supply_of(small, "022", "soviet", available)
    supply = supply_of(small, "022", "soviet", available, (MERGED,))
    assert "S-Z-014" in supply
    slot = next(
        slot for slot in deck_slots(small, "022", "soviet") if slot.squads == ("A",) and slot.title == "rifleman"
    )
    assert choices(small, slot, supply, (), (MERGED,)) == ("S-P-004", "S-Z-014")


# --- boards (C3, C4)

FACES = {number: f"{number}-A" for number in ("101", "102", "103", "104", "105", "106", "107")}


def laid(pack: CampaignPack, scenario: str, faces: dict[str, str] = FACES, **more: object):
    decks = {"soviet": ("S-P-004", "S-P-001"), "german": ("N-P-004",)}
    supplies = {"soviet": ("S-P-005",), "german": ()}
    return make_setup(pack, scenario, faces, decks, supplies, **more)


def test_C4_the_board_is_laid_with_current_tiles(small: CampaignPack) -> None:
    setup = laid(small, "011", FACES | {"101": "101-B", "102": "102-B"})
    assert [(space.id, space.tile) for space in setup.spaces][:3] == [
        ("101", "101-B"),
        ("102", "102-B"),
        ("103", "103-A"),
    ]
    assert [tile.id for tile in setup.tiles][:3] == ["101-B", "101-C", "102-B"], "and what may come to lie there"


def test_C4_the_tokens_lie_where_the_map_shows_them(small: CampaignPack) -> None:
    setup = laid(small, "011")
    spaces = {space.id: space for space in setup.spaces}
    assert (spaces["101"].objective, spaces["102"].points, spaces["103"].mission) == (2, 1, True)
    assert spaces["101"].near == ("102", "104", "103")
    assert spaces["101"].ranges == (0, 1, 1, 1, 2)
    soviet, german = setup.sides
    assert soviet.markers == {"101": "controlled"} and german.counters["german-riflemen-a"] == "105"
    assert (soviet.deck, soviet.supply) == (("S-P-001", "S-P-004"), ("S-P-005",))
    assert setup.mines == (
        Mine("german", ("102", "104"), MineFace.ANTI_PERSONNEL),
        Mine("german", ("103", "104"), MineFace.ANTI_TANK),
    )
    assert setup.initiative == "soviet" and setup.total_rout


def test_S15_a_tunnel_destroyed_is_gone_for_the_campaign(small: CampaignPack) -> None:
    assert [space.id for space in laid(small, "021").spaces if space.tunnel] == ["102", "104"]
    after = laid(small, "021", tunnels_destroyed={"104"})
    assert [space.id for space in after.spaces if space.tunnel] == ["102"]


def test_C7_counters_and_goals_are_those_of_the_merged_squads(small: CampaignPack) -> None:
    setup = laid(small, "022", merges=(MERGED, Merge("german", "A", "C")))
    assert setup.sides[0].counters == {"soviet-riflemen-ac": "103", "soviet-riflemen-b": "103"}
    assert setup.sides[0].goal.of[1].counters == ("german-riflemen-ac",)
    assert "soviet-riflemen-ac" in {kind.id for kind in setup.counters}


def test_a_scenario_alone_is_as_at_the_end_of_the_shortest_way(small: CampaignPack) -> None:
    setup = standalone(small, "021")
    soviet = setup.sides[0]
    assert {"S-Z-019", "S-Z-018", "S-Z-017"} <= {*soviet.deck, *soviet.supply}, "unlocked or come for another"
    assert "S-P-001" not in {*soviet.deck, *soviet.supply}, "replaced"
    assert "S-Z-014" not in {*soviet.deck, *soviet.supply}, "unlocked, but not named"
    assert {"S-P-010", "S-P-011"} <= set(soviet.deck) and "S-P-012" in soviet.supply, "the lowest numbers"
    assert [space.tile for space in setup.spaces] == ["102-B", "103-A", "104-A", "106-A"], "fortified as told"


def test_a_scenario_alone_knows_merged_squads(small: CampaignPack) -> None:
    setup = standalone(small, "022")
    assert "soviet-riflemen-ac" in setup.sides[0].counters
    assert not {"S-Z-014", "S-Z-015"} & {*setup.sides[0].deck, *setup.sides[0].supply}, "nobody to replace"


def test_a_scenario_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        standalone(load(SMALL), "099")


# --- states (C1, C8)


def test_G5_the_table_of_states(small: CampaignPack) -> None:
    rows = {
        "now": ("6a", "6b", "6c", "6d"),
        "soviet": ("7a", "7c", "7e", "7g"),
        "german": ("7b", "7d", "7f", "7h"),
    }
    scenario = msgspec.structs.replace(small.scenarios["011"], states=rows)
    pack = msgspec.structs.replace(small, scenarios=small.scenarios | {"011": scenario})
    assert next_state(pack, "011", "6b", "german") == "7d"
    assert next_state(pack, "011", "6d", "soviet") == "7g"


def test_C1_an_ending_closes_the_campaign(small: CampaignPack) -> None:
    assert [is_ending(small, state) for state in ("1a", "2a", "2b", "ENDa")] == [False, False, False, True]


def test_C8_an_epic_victory_takes_the_whole_city(small: CampaignPack) -> None:
    def ended(areas: dict[str, str]) -> tuple[str, bool]:
        found = verdict(small, areas, "german")
        return found.winner, found.epic

    assert ended({"north": "soviet", "south": "soviet"}) == ("soviet", True)
    assert ended({"north": "soviet", "south": "german"}) == ("german", False)
    assert ended({"north": "soviet"}) == ("german", False)
    assert ended({}) == ("german", False)
