"""The pack of Normandy, and packs with mistakes."""

from collections import Counter
from pathlib import Path

import pytest

from kronika.domain.kernel.packs import PackRefused
from kronika.domain.kernel.setups import usual
from kronika.domain.undaunted.content import ObjectivesWorth, Pin, Setup
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.domain.undaunted.loading import load
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.packs import read_files
from tests.undaunted.position import PACK

FILES = read_files(Path(__file__).parents[2] / "domain/undaunted/packs/normandy")


def setup_of(scenario: str) -> Setup:
    (opening,) = UNDAUNTED.initial_events(PACK, usual(UNDAUNTED, PACK, scenario))
    assert isinstance(opening, ScenarioSetUp)
    return opening.setup


def worth(value: int) -> ObjectivesWorth:
    return ObjectivesWorth(value)


# number: title, date, layout, initiative, tiles, objectives in all, (goal, deck, supply, counters) of US and Germans
FACTS = {
    "1": ("La Raye", "15 Jun 1944", "columns", "us", 12, 10, (worth(5), 9, 20, 4, 0), (worth(5), 9, 20, 4, 3)),
    "2": (
        "Montmartin-en-Graignes",
        "15 Jun 1944",
        "columns",
        "us",
        15,
        3,
        (worth(1), 11, 18, 4, 0),
        (Pin(), 9, 14, 3, 0),
    ),
    "3": (
        "Raid Across the Canal",
        "16 Jun 1944",
        "rows",
        "german",
        16,
        12,
        (worth(6), 9, 26, 4, 2),
        (worth(6), 9, 26, 4, 0),
    ),
    "4": (
        "Behind Enemy Lines",
        "17 Jun-6 Jul 1944",
        "rows",
        "us",
        17,
        8,
        (worth(5), 12, 26, 5, 3),
        (worth(5), 11, 24, 6, 4),
    ),
    "5": ("Crossing the Vire", "7 Jul 1944", "rows", "us", 16, 2, (worth(2), 10, 29, 4, 0), (Pin(), 10, 31, 3, 0)),
    "6": (
        "Desperate Withdrawal",
        "24 Jul 1944",
        "rows",
        "german",
        18,
        1,
        (worth(1), 12, 18, 4, 0),
        (Pin(), 9, 32, 2, 0),
    ),
    "7": ("La Huberderie", "25 Jul 1944", "rows", "us", 18, 20, (worth(10), 9, 45, 4, 2), (worth(10), 9, 45, 4, 3)),
    "8": (
        "Streets of Tessy-sur-Vire",
        "1 Aug 1944",
        "columns",
        "us",
        18,
        10,
        (worth(7), 9, 45, 4, 0),
        (worth(7), 12, 42, 5, 0),
    ),
    "9": ("Reinforcements", "7 Aug 1944", "rows", "german", 17, 3, (worth(1), 11, 31, 4, 0), (Pin(), 12, 29, 6, 0)),
    "10": (
        "Critical Intelligence",
        "7 Aug 1944",
        "columns",
        "german",
        18,
        7,
        (worth(5), 11, 24, 4, 0),
        (worth(5), 8, 30, 5, 0),
    ),
    "11": ("Hill 314", "10 Aug 1944", "rows", "german", 16, 3, (Pin(), 9, 45, 3, 3), (worth(1), 9, 45, 3, 0)),
    "12": ("Mortain", "7-12 Aug 1944", "columns", "german", 16, 17, (worth(10), 9, 45, 4, 6), (worth(10), 9, 45, 4, 6)),
}
"""Of each scenario: title, date, layout, initiative, tiles, objectives in all; of US and Germans:
goal, cards in deck, in supply, counters on the board, objectives held at the start."""

CARDS = {
    "platoon-sergeant": (9, 1, "bolster 3, command 2"),
    "platoon-guide": (8, 1, "bolster 1, guide 1"),
    "squad-leader-b": (7, 1, "bolster 2 B, inspire 1 B"),
    "scout-c": (6, 3, "scout 2, attack 1, recon, conceal"),
    "rifleman-a": (5, 5, "move 1, attack 1, control"),
    "sniper": (4, 3, "stalk 1, attack 3"),
    "machine-gunner-b": (3, 3, "move 1, attack 2, suppress 4"),
    "mortar": (2, 3, "move 1, blast 1, target"),
    "fog-of-war": (1, 10, ""),
}
"""Of each card: initiative, copies a side, actions."""

COVER = {
    0: "1A 3B 4B 9B 10B 11B 12B 13A 14A 15A 17A 18A",
    1: "1B 5A 5B 6A 6B 7B 8B 10A 11A 12A 13B 14B",
    2: "2B 7A 8A 15B 16B",
    3: "2A 3A 4A 9A 16A 17B 18B",
}
HILLS = "2A 9A 16A"


@pytest.mark.parametrize("scenario", list(FACTS))
def test_a_scenario_is_as_printed(scenario):
    setup, file = setup_of(scenario), PACK.scenarios[scenario]
    found = [setup.title.en, file.date, setup.layout, setup.initiative, len(setup.spaces)]
    found.append(sum(space.objective for space in setup.spaces))
    value = {space.id: space.objective for space in setup.spaces}
    for side in setup.sides:
        held = sum(value[space] for space, face in side.markers.items() if face == "controlled")
        found.append((side.goal, len(side.deck), len(side.supply), len(side.counters), held))
    assert tuple(found) == FACTS[scenario]


def test_there_are_twelve_scenarios():
    assert list(PACK.scenarios) == list(FACTS)


@pytest.mark.parametrize("side", ["us", "german"])
@pytest.mark.parametrize("card", list(CARDS))
def test_a_card_is_as_printed_for_both_sides(side, card):
    found = PACK.cards[f"{side}-{card}"]
    actions = ", ".join(
        " ".join([action.name, *[str(action.value)] * bool(action.value), *action.squads]) for action in found.actions
    )
    assert (found.initiative, PACK.copies[found.id], actions) == CARDS[card]


def test_each_side_has_54_cards_and_11_counters():
    for side in ("us", "german"):
        assert sum(copies for id, copies in PACK.copies.items() if id.startswith(f"{side}-")) == 54
        assert Counter(kind.unit for kind in PACK.counters.values() if kind.side == side) == {
            "riflemen": 3,
            "scouts": 3,
            "machine_gunners": 3,
            "mortar": 1,
            "snipers": 1,
        }


def test_counters_have_the_printed_defence():
    defence = {kind.unit: kind.defence for kind in PACK.counters.values()}
    assert defence == {"riflemen": 4, "scouts": 5, "machine_gunners": 4, "mortar": 4, "snipers": 6}


def test_tiles_have_the_printed_cover():
    found = {cover: " ".join(tile.id for tile in PACK.tiles.values() if tile.cover == cover) for cover in COVER}
    assert (found, len(PACK.tiles)) == (COVER, 36)


def test_hills_cover_3_or_1():
    hills = [tile for tile in PACK.tiles.values() if tile.hill_cover is not None]
    assert " ".join(tile.id for tile in hills) == HILLS
    assert {(tile.cover, tile.hill_cover) for tile in hills} == {(3, 1)}


@pytest.mark.parametrize("scenario", list(FACTS))
def test_adjacency_and_range_go_both_ways(scenario):
    setup = setup_of(scenario)
    at = {space.id: place for place, space in enumerate(setup.spaces)}
    for space in setup.spaces:
        assert all(space.id in setup.spaces[at[other]].near for other in space.near)
        assert {other for other in at if space.ranges[at[other]] == 1} == set(space.near)
        assert all(space.ranges[at[other]] == setup.spaces[at[other]].ranges[at[space.id]] for other in at)


# --- packs with mistakes

MISTAKES = {
    "a card that lists an action twice": (
        "cards.toml",
        '{ name = "blast", value = 1 }',
        '{ name = "move", value = 1 }',
        ["cards[7].actions[1]: move is listed twice"],
    ),
    "an action without its value": (
        "cards.toml",
        '{ name = "command", value = 2 }',
        '{ name = "command" }',
        ["cards[0].actions[1]: command prints a value"],
    ),
    "more than an action can print": (
        "cards.toml",
        '{ name = "stalk", value = 1 }',
        '{ name = "stalk", value = 19 }',
        ["cards[5].actions[0]: stalk prints more than 18"],
    ),
    "inspire for more than one card": (
        "cards.toml",
        '{ name = "inspire", value = 1, squads = ["own"] }',
        '{ name = "inspire", value = 2, squads = ["own"] }',
        ["cards[2].actions[1]: inspire prints the value 1 in this game, not 2 (N5)"],
    ),
    "an action of another game": (
        "cards.toml",
        '{ name = "suppress", value = 4 }',
        '{ name = "strafe", value = 4 }',
        ["cards[6].actions[2]: strafe is not an action of this game; actions: attack, blast, bolster"],
    ),
    "a counter without a defence": (
        "counters.toml",
        "defence = 4",
        "defence = 0",
        ["units[0].defence: 0 is out of range; expected: 1 or more (U20)"],
    ),
    "a cover below nothing": (
        "tiles.toml",
        "cover = 0",
        "cover = -1",
        ["tiles["],
    ),
    "a goal that the map does not hold": (
        "scenarios/07.toml",
        'us = { goal = "objectives", value = 10 }',
        'us = { goal = "objectives", value = 21 }',
        ["goals.us.value: cannot be worth 21: one to 20 can be reached (U24)"],
    ),
    "a goal of another game": (
        "scenarios/08.toml",
        'us = { goal = "objectives", value = 7 }',
        'us = { goal = "escape", count = 1 }',
        ["goals.us: escape is not a goal of this game; goals: objectives, pin (U24, N9)"],
    ),
    "a value where none is printed": (
        "cards.toml",
        '{ name = "conceal" }',
        '{ name = "conceal", value = 1 }',
        ["cards[3].actions[3]: conceal prints no value"],
    ),
    "the own squad of a card without squads": (
        "cards.toml",
        '{ name = "guide", value = 1 }',
        '{ name = "guide", value = 1, squads = ["own"] }',
        ["cards[1].actions[1]: guide is for the own squad of a card without squads"],
    ),
    "an action that needs a counter on a card without one": (
        "cards.toml",
        "copies = 10",
        'copies = 10\nactions = [{ name = "stalk", value = 1 }]',
        ["cards[8].actions[0]: stalk needs a unit"],
    ),
    "a card of a counter that is not there": (
        "cards.toml",
        'Kulometčíci" }\nsquads = ["A", "B", "C"]',
        'Kulometčíci" }\nsquads = ["A", "B", "C", "D"]',
        ["cards[6].unit: there is no counter machine-gunners-d"],
    ),
    "a unit listed twice": (
        "counters.toml",
        '[[units]]\nunit = "mortar"',
        '[[units]]\nunit = "mortar"\nname = { en = "M", cs = "M" }\ndefence = 4\n\n[[units]]\nunit = "mortar"',
        ["units[4].unit: mortar is listed twice"],
    ),
    "a tile listed twice": (
        "tiles.toml",
        "tiles = [",
        'tiles = [{ id = "1B", cover = 1 },',
        ["tiles[2].id: 1B is listed twice"],
    ),
    "too many copies of a card": (
        "scenarios/01.toml",
        "rifleman_a = { deck = 1, supply = 4 }",
        "rifleman_a = { deck = 2, supply = 4 }",
        ["cards.us.rifleman_a: deck 2 and supply 4 are not all 5 copies"],
    ),
    "two tiles on one place": (
        "scenarios/01.toml",
        'tile = "7A", x = 2, y = 0',
        'tile = "7A", x = 1, y = 0',
        ["tiles[2]: 7A lies on 17B"],
    ),
    "a game that is not of the family": (
        "pack.toml",
        'variant = "normandy"',
        'variant = "desert"',
        ["variant: desert is not a game of this family; games: normandy, stalingrad, north_africa"],
    ),
    "initiative for nobody": (
        "scenarios/02.toml",
        'initiative = "us"',
        'initiative = "uk"',
        ["initiative: uk is not a side; sides: us, german"],
    ),
    "a marker of nobody": (
        "scenarios/02.toml",
        'tile = "7A", x = 0, y = 1',
        'tile = "7A", x = 0, y = 1, markers = { uk = "scouted" }',
        ["tiles[1].markers: uk is not a side"],
    ),
    "a side without a goal": (
        "scenarios/04.toml",
        "german = { goal",
        "british = { goal",
        ["goals: must name exactly the sides us, german"],
    ),
    "a card that is not there": (
        "scenarios/04.toml",
        "platoon_sergeant = {",
        "general = {",
        ["cards.us.general: there is no such card"],
    ),
    "both faces of one piece": (
        "scenarios/04.toml",
        'tile = "13B"',
        'tile = "12A"',
        ["tiles[11].tile: 12B is the same piece as 12A"],
    ),
    "a counter that is not there": (
        "scenarios/05.toml",
        '"us-scouts-a"], spawns',
        '"us-tank"], spawns',
        ["tiles[1].counters: there is no counter us-tank"],
    ),
    "a tile that is not there": (
        "scenarios/05.toml",
        'tile = "10B"',
        'tile = "19B"',
        ["tiles[3].tile: there is no tile 19B"],
    ),
    "a tile that both sides control": (
        "scenarios/07.toml",
        'markers = { german = "controlled" }',
        'markers = { german = "controlled", us = "controlled" }',
        ["tiles[12].markers: both sides control the tile (U3)"],
    ),
    "a counter on two tiles": (
        "scenarios/07.toml",
        'tile = "17B", x = 1, y = 1',
        'tile = "17B", x = 1, y = 1, counters = ["us-riflemen-a"]',
        ["tiles[4].counters: us-riflemen-a has a place already"],
    ),
    "a counter that cannot come on": (
        "scenarios/07.toml",
        'spawns = ["german-mortar"]',
        "spawns = []",
        ["cards.german.mortar: its counter german-mortar has no deployment marker (N2)"],
    ),
    "a tile apart": (
        "scenarios/08.toml",
        'tile = "9A", x = 4, y = 4',
        'tile = "9A", x = 9, y = 9',
        ["tiles: 9A cannot be reached from the others"],
    ),
    "a side without fog": (
        "scenarios/09.toml",
        "fog_of_war = { deck = 1, supply = 9 }\n",
        "",
        ["cards.us: has no fog of war"],
    ),
    "a radio that nobody raises": (
        "scenarios/10.toml",
        'raises = "us"\n',
        "",
        ["raises: a radio marker needs a side that may raise it, and the other way round (N11)"],
    ),
    "two radios": (
        "scenarios/10.toml",
        'tile = "18B", x = 0, y = 0',
        'tile = "18B", x = 0, y = 0, radio = true',
        ["tiles: the radio lies on more than one tile"],
    ),
    "an unknown field": (
        "scenarios/11.toml",
        'layout = "rows"',
        'layout = "rows"\nweather = "rain"',
        [
            "weather: unknown field; known: cards, date, goals, initiative, layout, number, raises, tiles, title",
        ],
    ),
    "an unknown field deeper down": (
        "scenarios/11.toml",
        'tile = "6A", x = 1',
        'tile = "6A", z = 1, x = 1',
        ["tiles[1].z: unknown field; known: counters, markers, objective, radio, spawns, tile, x, y"],
    ),
    "a field that is missing": ("scenarios/11.toml", 'date = "10 Aug 1944"\n', "", ["date: missing"]),
    "words for a figure": (
        "scenarios/11.toml",
        'tile = "1B", x = 0',
        'tile = "1B", x = "zero"',
        ['tiles[0].x: "zero" is wrong; expected: a whole number'],
    ),
    "less than no cards": (
        "scenarios/11.toml",
        "mortar = { deck = 0, supply = 3 }",
        "mortar = { deck = -1, supply = 4 }",
        ["cards.us.mortar.deck: -1 is wrong; expected: a whole number, 0 or more"],
    ),
}
"""By what is wrong: the file, the text in it, the text to put there, and what must be said of it."""


def refused(files: dict[str, bytes]) -> list[str]:
    with pytest.raises(PackRefused) as caught:
        load(files)
    return sorted(str(mistake) for mistake in caught.value.mistakes)


def begin_so(found: list[str], said: list[str]) -> bool:
    """Whether these are the mistakes, as far as they are quoted: what would be valid may follow."""
    return len(found) == len(said) and all(map(str.startswith, found, said))


def changed(*edits: tuple[str, str, str]) -> dict[str, bytes]:
    """The files of the pack, with the first piece of text that fits replaced by another."""
    files = {path: content.decode() for path, content in FILES.items()}
    for path, old, new in edits:
        assert old in files[path], (path, old)
        files[path] = files[path].replace(old, new, 1)
    return {path: content.encode() for path, content in files.items()}


@pytest.mark.parametrize("wrong", list(MISTAKES))
def test_a_mistake_is_named_with_file_and_place(wrong):
    file, old, new, said = MISTAKES[wrong]
    assert begin_so(refused(changed((file, old, new))), [f"{file}: {place}" for place in said])


def test_all_mistakes_are_listed_together():
    """Also in a file that holds something of the wrong type."""
    edits = [(file, old, new) for file, old, new, _ in MISTAKES.values()]
    expected = sorted(f"{file}: {place}" for file, _, _, said in MISTAKES.values() for place in said)
    assert begin_so(refused(changed(*edits)), expected)


def test_a_number_used_twice_is_named_in_both_files():
    assert refused(changed(("scenarios/03.toml", "number = 3", "number = 4"))) == [
        "scenarios/03.toml: number: 4 is used by another scenario too",
        "scenarios/04.toml: number: 4 is used by another scenario too",
    ]


def test_a_pack_has_two_different_sides():
    same = changed(("pack.toml", '{ id = "german"', '{ id = "us"'))
    assert "pack.toml: sides: must be two different sides" in refused(same)


@pytest.mark.parametrize(
    ("path", "content", "said"),
    [
        ("cards.toml", None, "cards.toml: the file is missing"),
        ("cards.toml", b"[[cards", "cards.toml: line 1, column 8: expected ]] after"),
        ("cards.toml", b"\xff", "cards.toml: line 1, column 1: expected text in UTF-8"),
        ("tiles.toml", b"", "tiles.toml: tiles: missing"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(path, content, said):
    files = {**FILES, path: content} if content is not None else {at: FILES[at] for at in FILES if at != path}
    (named,) = refused(files)
    assert named.startswith(said)


def test_where_the_figures_come_from_is_one_of_two():
    guessed = changed(("pack.toml", 'provenance = "printed"', 'provenance = "guessed"'))
    assert refused(guessed) == ['pack.toml: provenance: "guessed" is wrong; expected: printed, reconstructed']


def test_a_scenario_lays_at_least_one_tile():
    scenario = FILES["scenarios/01.toml"].decode()
    laid = scenario[scenario.index("tiles = [") : scenario.index("]\n\n[goals]") + 1]
    assert "scenarios/01.toml: tiles: it does not exist" in refused(changed(("scenarios/01.toml", laid, "tiles = []")))
