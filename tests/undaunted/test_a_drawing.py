"""What pictures of North Africa show, and what leads to its decisions when somebody points at it."""

from itertools import combinations
from xml.etree import ElementTree

import pytest

from kronika.domain.kernel.catalogue import both, text
from kronika.domain.kernel.rendering import Page
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.acts import Attack, Demolish, Drive, Move, Navigate, ReconFlight, Repair, Scout, Strafe
from kronika.domain.undaunted.content import ObjectivesWorth, Troop
from kronika.domain.undaunted.rendering.cards import card_name
from kronika.domain.undaunted.rendering.handles import meant
from kronika.domain.undaunted.rules.casualties import PickCrew
from kronika.domain.undaunted.rules.inspiring import Again
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import FreeMoveFirst, Play, Swap
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.rules.vehicles import FreeMove, NextSpace
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.packs import load_packs
from tests.bench.perft import opening
from tests.tools.test_svg import SVG, Box, at, shape_box, text_box
from tests.undaunted.africa import position, side

STOCK = load_packs()["north_africa"]
BARCE = opening(STOCK, "11").game.board


def panel(board, name: str, language: str = "en") -> ElementTree.Element:
    (found,) = [one for one in UNDAUNTED.rendering.panels(board, language) if one.name == name]
    return ElementTree.fromstring(found.svg)


def handles_of(root: ElementTree.Element) -> list[str]:
    return [element.attrib["data-handle"] for element in root.iter() if "data-handle" in element.attrib]


def piece(root: ElementTree.Element, handle: str) -> ElementTree.Element:
    (found,) = [element for element in root.iter() if element.get("data-handle") == handle]
    return found


def written(board, language: str = "en", **page: object) -> dict[str, str]:
    return {one.name: one.text for one in UNDAUNTED.rendering.written(board, Page(language, **page))}


def manned(**options: str):
    """A truck with its driver and a suppressed passenger on a, a damaged tank and its gunner on b."""
    ours = side(at="patrol-truck@a driver@patrol-truck.1 scout@patrol-truck.3! rifleman@a", marks="a", **options)
    theirs = side(at="tank@b:3 tank-gunner@tank.2")
    return position("a b:3/1 c:x", ours, theirs, structures="hangar@c").board


# --- what a decision is pointed at


@pytest.mark.parametrize(
    ("decision", "handles"),
    [
        (Play("lrdg-driver", Drive("b"), seat=True), "card:lrdg-driver button:seat_drive space:b"),
        (
            Play("lrdg-scout", Attack("italy-tank"), seat=True),
            "card:lrdg-scout button:seat_attack counter:italy-tank",
        ),
        (Play("lrdg-scout", Attack("italy-tank")), "card:lrdg-scout button:attack counter:italy-tank"),
        (Play("lrdg-saboteur", Demolish("structure c")), "card:lrdg-saboteur button:demolish structure:c"),
        (Play("lrdg-scout", Navigate("c"), seat=True), "card:lrdg-scout button:seat_navigate space:c"),
        (Play("italy-recon-plane", ReconFlight("c")), "card:italy-recon-plane button:recon_flight space:c"),
        (
            Play("italy-recon-plane", Strafe("lrdg-scout")),
            "card:italy-recon-plane button:strafe counter:lrdg-scout",
        ),
        (
            Play("lrdg-driver", Repair("lrdg-patrol-truck")),
            "card:lrdg-driver button:repair counter:lrdg-patrol-truck",
        ),
        (Swap("lrdg-driver", "lrdg-scout"), "card:lrdg-driver button:swap counter:lrdg-scout"),
        (FreeMoveFirst("lrdg-rifleman", "lrdg-patrol-truck", 2), "card:lrdg-rifleman place:lrdg-patrol-truck/2"),
        (FreeMoveFirst("lrdg-driver", "", 0), "card:lrdg-driver button:dismount"),
        (FreeMove("lrdg-patrol-truck", 4), "place:lrdg-patrol-truck/4"),
        (FreeMove("", 0), "button:dismount"),
        (Perform(Drive("b"), seat=True), "button:seat_drive space:b"),
        (PickCrew("italy-tank-gunner"), "counter:italy-tank-gunner"),
        (NextSpace("c"), "space:c"),
        (Again("lrdg-scout"), "card:lrdg-scout"),
        (Play("lrdg-rifleman", Move("")), "card:lrdg-rifleman button:move escape:a"),
        (Play("lrdg-driver", Drive(""), seat=True), "card:lrdg-driver button:seat_drive escape:a"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_A8_A9_a_decision_is_pointed_at_by_card_action_target(decision: Decision, handles: str) -> None:
    assert UNDAUNTED.rendering.handles(manned(), decision) == tuple(handles.split(" "))


def test_A15_a_step_on_the_way_leaves_the_board_over_the_escape_marker_where_the_counter_stands() -> None:
    game = position(
        "a b c", side(at="scout@a", marks="a", hand="scout", escaping=(Troop.SOLDIERS,)), side(at="scout@c"), escape="b"
    )
    game.do(Play("lrdg-scout", Scout("b")))
    assert UNDAUNTED.rendering.handles(game.board, Step("")) == ("escape:b",)
    assert text(meant(game.board, "escape:b").name, "en") == "leave the board"
    assert "escape:b" in handles_of(panel(game.board, "board"))


@pytest.mark.parametrize(
    ("handle", "en", "cs"),
    [
        ("place:italy-tank/2", "seat 2 of Italians Tank", "sedadlo 2 (italský tank)"),
        ("structure:c", "the Hangar on c", "Hangár na poli c"),
        ("button:seat_drive", "vehicle: drive", "vozidlo: jízda"),
        ("button:swap", "swap seats", "výměna míst"),
        ("button:dismount", "dismount", "vysednout"),
        ("counter:italy-tank", "Italians Tank", "Italský tank"),
    ],
)
def test_everything_that_only_north_africa_has_has_a_name(handle: str, en: str, cs: str) -> None:
    assert both(meant(manned(), handle).name) == Sentence(en, cs)


# --- vehicles as cards


def test_A19_A20_a_vehicle_lies_as_a_card_with_its_seats_and_who_sits_on_them() -> None:
    card = panel(manned(), "vehicles")
    seats = [f"place:lrdg-patrol-truck/{number}" for number in (1, 2, 3, 4)]
    assert handles_of(card) == [
        "counter:lrdg-patrol-truck",
        seats[0],
        "counter:lrdg-driver",
        seats[1],
        seats[2],
        "counter:lrdg-scout",
        seats[3],
        "counter:italy-tank",
        "place:italy-tank/1",
        "place:italy-tank/2",
        "counter:italy-tank-gunner",
        "place:italy-tank/3",
    ]
    assert "counter:lrdg-driver" in handles_of(piece(card, seats[0])), "he sits there"


def test_A20_who_sits_in_a_vehicle_is_not_drawn_on_its_tile() -> None:
    tile = piece(panel(manned(), "board"), "space:a")
    assert sorted(handles_of(tile)) == ["counter:lrdg-patrol-truck", "counter:lrdg-rifleman", "space:a"]


def test_A19_a_seat_that_asks_for_a_specialism_names_who_has_it() -> None:
    for language, said in (("en", "anti-tank 3, attack 2 [Tank Gunner]"), ("cs", "[Střelec tanku]")):
        seat = piece(panel(BARCE, "vehicles", language), "place:italy-tank/2")
        assert said in " ".join(text.text for text in seat.findall(f"{SVG}text"))


def test_A13_damage_is_counted_up_to_the_toughness_and_a_disabled_vehicle_is_crossed() -> None:
    board = manned()
    head = piece(panel(board, "vehicles"), "counter:italy-tank")
    boxes = [rect.attrib["fill"] for rect in head.findall(f"{SVG}rect")][1:]
    assert len(boxes) == 5 and boxes[0] == boxes[1] == boxes[2] != boxes[3] == boxes[4]
    assert any(text.text.endswith("DISABLED") for text in head.findall(f"{SVG}text"))
    tank = piece(panel(board, "board"), "counter:italy-tank")
    assert tank.attrib["class"] == "counter vehicle disabled" and len(tank.findall(f"{SVG}line")) == 2
    truck = piece(panel(board, "board"), "counter:lrdg-patrol-truck")
    assert truck.attrib["class"] == "counter vehicle" and not truck.findall(f"{SVG}line")


def test_A18_a_captured_vehicle_lies_before_the_side_that_has_it() -> None:
    game = position("a b", side(at="italy.lorry@a rifleman@lorry.1"), side(at="tank@b tank-driver@tank.1"))
    lorry = piece(panel(game.board, "board"), "counter:italy-lorry")
    tank = piece(panel(game.board, "board"), "counter:italy-tank")
    assert lorry.findtext(f"{SVG}title") == "LRDG: Lorry"
    fill = [one.find(f"{SVG}polygon").attrib["fill"] for one in (lorry, tank)]
    assert fill[0] != fill[1], "the colour of the side that has it"


def test_A13_without_vehicles_there_are_no_cards_of_them() -> None:
    board = opening(STOCK, "1").game.board
    assert "vehicles" not in [one.name for one in UNDAUNTED.rendering.panels(board, "en")]
    assert "vehicles" not in written(board)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("scenario", [one.id for one in STOCK.card.scenarios if one.id != "1"])
def test_text_on_a_vehicle_card_stays_inside_without_overlap(scenario: str, language: str) -> None:
    root = panel(opening(STOCK, scenario).game.board, "vehicles", language)
    canvas = Box(0, 0, float(root.attrib["width"]), float(root.attrib["height"]))
    cards = [one for one in root if one.get("class") == "vehicle"]
    frames = [shape_box(card.find(f"{SVG}rect")).moved(*at(card)) for card in cards]
    assert all(frame.inside(canvas) for frame in frames)
    assert not any(one.over(other) for one, other in combinations(frames, 2))
    for card in cards:
        whole = shape_box(card.find(f"{SVG}rect"))
        for part in card.findall(f"{SVG}g"):
            shapes = [shape_box(part.find(f"{SVG}rect"))]
            assert shapes[0].moved(*at(part)).inside(whole)
            crew = [shape_box(one.find(f"{SVG}rect")).moved(*at(one)) for one in part.findall(f"{SVG}g[@class='crew']")]
            texts = [text_box(text) for text in part.findall(f"{SVG}text")]
            assert all(box.inside(shapes[0]) for box in (*texts, *crew)), part.findtext(f"{SVG}title")
            assert not any(one.over(other) for one, other in combinations([*texts, *crew], 2))


# --- structures, goals, hands


def test_A14_R27_a_structure_shows_toughness_and_value_and_an_obstacle_is_pale() -> None:
    board = panel(BARCE, "board")
    shown = {
        one.findtext(f"{SVG}title").partition(":")[0]: (
            "/".join(text.text for text in one.findall(f"{SVG}text")),
            one.find(f"{SVG}polygon").attrib["fill"],
        )
        for one in board.iter(f"{SVG}g")
        if one.get("class") == "structure"
    }
    assert {name.rsplit(" ", 1)[0]: said for name, (said, _) in shown.items()} == {
        "Aircraft": "5/1",
        "Hangar": "6/1",
        "Fuel Tank": "5/1",
        "Motor Pool": "7/2",
        "Roadblock": "5/0",
    }
    pale = {name.startswith("Roadblock") for name, (_, fill) in shown.items() if fill == shown["Roadblock 8A"][1]}
    assert pale == {True}


def test_A14_a_structure_that_is_destroyed_is_not_drawn() -> None:
    board = position("a b", side(at="saboteur@a"), side(at="scout@b"), structures="hangar@a").board
    assert "structure:a" in handles_of(panel(board, "board"))
    gone = position("a b", side(at="saboteur@a"), side(at="scout@b")).board
    assert "structure:a" not in handles_of(panel(gone, "board"))


@pytest.mark.parametrize(
    ("scenario", "language", "said"),
    [
        ("3", "en", ("soldiers escaped 0 of", "enemy soldiers eliminated 0 of")),
        ("3", "cs", ("uniklí vojáci 0 z", "eliminovaní nepřátelští vojáci 0 z")),
        ("7", "en", ("soldiers escaped 0 of", " and vehicles escaped 0 of 1")),
        ("10", "en", ("eliminated 0 of 1 (Tank)", "enemy vehicles eliminated 0 of")),
        ("11", "cs", ("cíle 0 ze", " nebo cíle 0 z")),
    ],
)
def test_A16_goals_of_each_kind_tell_how_much_is_reached(scenario: str, language: str, said: tuple[str, ...]) -> None:
    board = opening(STOCK, scenario).game.board
    texts = " ".join(text.text or "" for text in panel(board, "state", language).iter(f"{SVG}text"))
    for one in said:
        assert one in texts and one in " ".join(written(board, language)["state"].split())


def test_A23_A25_eliminated_and_hopeless_sides_are_shown() -> None:
    ours, theirs = side(at="rifleman@a", goal=ObjectivesWorth(9)), side(at="rifleman@b")
    game = position("a b c=1", ours, theirs, eliminated=("italy-scout",), escaped=("lrdg-scout",), hopeless=("lrdg",))
    english, czech = written(game.board)["state"], written(game.board, "cs")["state"]
    assert "objectives 0 of 9; can no longer win" in english and english.count("can no longer win") == 1
    assert "escaped: Sco" in english and "eliminated: Sco" in english
    assert "uniklo: Pát" in czech and "eliminováno: Pát" in czech and "už nemůže vyhrát" in czech
    texts = [text.text for text in panel(game.board, "state").iter(f"{SVG}text")]
    assert "eliminated: Sco" in texts and "escaped: Sco" in texts


def test_cards_tell_the_squad_that_their_names_do_not() -> None:
    cards = BARCE.scene.cards
    named = {id: card_name(cards[id], "en") for id in ("italy-scout", "italy-squad-leader", "italy-tank-driver")}
    assert named == {
        "italy-scout": "Scout [A]",
        "italy-squad-leader": "Squad Leader [A]",
        "italy-tank-driver": "Tank Driver [T]",
    }
    assert card_name(cards["lrdg-scout"], "en") == "Scout"
    assert card_name(cards["italy-recon-plane"], "en") == "Recon Plane"


# --- as text


def test_A13_A20_vehicles_as_text_tell_damage_seats_and_crew_in_each_language() -> None:
    english, czech = (" ".join(written(manned(), language)["vehicles"].split()) for language in ("en", "cs"))
    assert (
        "Patrol truck, a: damage 0/4 (disabled at 2), defence 5, armour 4; 1 (drive 2) Driver; 2 (attack 2" in english
    )
    assert "3 Scout (suppressed); 4 free" in english
    assert "Tank, b: damage 3/5 (DISABLED), defence –, armour 5;" in english
    assert "poškození 3/5 (NEFUNKČNÍ), obrana –, pancíř 5;" in czech and "3 Pátrač (pod palbou); 4 volné" in czech


def test_a_board_as_text_shows_vehicles_with_their_damage_and_structures() -> None:
    board = written(manned())["board"]
    assert "{PTrk:0} Rif" in board.replace("Rif {PTrk:0}", "{PTrk:0} Rif") and "{Tank:3!}" in board
    assert "Hangar 6/1" in board
    listed = written(manned(), plain=True)["board"]
    assert "Italians: Tank (damage 3, disabled)" in listed and "Hangar 6/1" in listed
    assert "closed to vehicles" in listed
