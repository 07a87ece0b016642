"""Battles are drawn: whatever may be decided can be pointed at, in pictures and text that tell what there is."""

import random
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest
from msgspec.structs import astuple, fields, replace

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.game import blank, fold_entries
from kronika.domain.kernel.rendering import BUTTON, Page, Role
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Health
from kronika.domain.tankduel.content.pieces import Role as Post
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.rendering import writing
from kronika.domain.tankduel.rendering.lane import HEAD, HIGH, RULER, WIDE
from kronika.domain.tankduel.rendering.silhouettes import DARK
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.system import TANKDUEL
from kronika.domain.tankduel.view import HandView, ShownHandView, TankDuelView, TankView, view
from tests.laws.test_drawing import colours_in, faults, handles_in
from tests.tankduel.packs import CARDS
from tests.tankduel.position import Table, use
from tests.tankduel.tables import MISSIONS, battle, entries_of, wander

DRAWING = TANKDUEL.rendering
ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}
LENGTHS = (0, 7, 30, 90, 200)
NAMESPACE = "{http://www.w3.org/2000/svg}"


def svg(board, name, language="en"):
    (panel,) = [one for one in DRAWING.panels(board, language) if one.name == name]
    return ElementTree.fromstring(panel.svg)


def words(element):
    return [part.text or "" for part in element.iter(f"{NAMESPACE}text")]


def meant(root, handle):
    """What stands under a handle."""
    (found,) = [part for part in root.iter() if part.get("data-handle") == handle]
    return found


def text(board, name, language="en", columns=80):
    (told,) = [one for one in DRAWING.written(board, Page(language, columns)) if one.name == name]
    return told.text


def positions(mission):
    """A battle at several moments, in what each seat sees."""
    game = battle(mission, 11)
    chooser, made = random.Random(11), 0
    for length in LENGTHS:
        wander(game, chooser, length - made)
        made = length
        yield game


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_legal_decision_has_one_named_way_of_pointing(mission):
    for game in positions(mission):
        for prompt in game.position.game.prompts:
            board = game.at(len(game.events), prompt.seat).game.board
            shown = handles_in(DRAWING.panels(board, "en"))
            ways = sorted(DRAWING.handles(board, one) for one in TANKDUEL.rules.legal(board, prompt))
            for one, other in pairwise(ways):
                assert one != other[: len(one)], (prompt, one, other)
            for handle in {handle for way in ways for handle in way} | {f"seat:{seat}" for seat in game.seats}:
                assert handle.startswith(BUTTON) or handle in shown, (prompt, handle)
                called = DRAWING.meant(board, handle)
                assert all(said.strip() for said in astuple(both(called.name))), handle


@pytest.mark.long
@pytest.mark.parametrize("mission", MISSIONS)
def test_pictures_hold_nothing_but_shapes_and_text_and_text_keeps_to_80_columns(mission):
    for game in positions(mission):
        for audience in (REFEREE, PUBLIC, *game.seats):
            board = game.at(len(game.events), audience).game.board
            english, czech = DRAWING.panels(board, "en"), DRAWING.panels(board, "cs")
            assert handles_in(english) == handles_in(czech)
            assert [panel.name for panel in english] == [panel.name for panel in czech]
            assert not [fault for panel in (*english, *czech) for fault in faults(panel)]
            for language in ("en", "cs"):
                for told in DRAWING.written(board, Page(language, 80)):
                    assert max(map(len, told.text.splitlines())) <= 80, (told.name, told.text)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_drawing_is_made_of_what_its_audience_was_given(mission):
    for game in positions(mission):
        for audience in (PUBLIC, *game.seats):
            given = fold_entries(entries_of(game, audience), blank(TANKDUEL, audience)).game.board
            whole = game.at(len(game.events), audience).game.board
            assert DRAWING.panels(given, "en") == DRAWING.panels(whole, "en")
            assert DRAWING.written(given, Page()) == DRAWING.written(whole, Page())


def test_nothing_is_drawn_before_anything_is_laid_out():
    board = blank(TANKDUEL).game.board
    assert DRAWING.panels(board, "en") == () == DRAWING.written(board, Page())


def test_an_enemys_hand_is_not_drawn_and_ones_own_comes_first():
    game = battle("m1", 3)
    for seat in game.seats:
        board = game.at(len(game.events), seat).game.board
        hands = [panel.name for panel in DRAWING.panels(board, "en") if panel.name.startswith("hand-")]
        assert hands == [f"hand-{seat}"]
    assert not [
        panel for panel in DRAWING.panels(game.at(len(game.events), PUBLIC).game.board, "en") if "hand" in panel.name
    ]


def test_tank_is_drawn_in_the_column_of_its_range_on_both_sides():
    played = Table(**ONE_EACH)
    played.given(e.TankMoved("german_I", -200, 95, 1))
    root = svg(played.board, "lane")
    left = {}
    for handle in ("tank:german_I", "range:200", "range:0"):
        place = meant(root, handle).get("transform").removeprefix("translate(")
        left[handle] = float(place.split()[0])
    assert left["range:0"] < left["range:200"] < left["tank:german_I"] < left["range:200"] * 2 - left["range:0"]


@pytest.mark.parametrize("ranges", [(0, 0), (400, -400), (1000, 1000), (1000, -1000), (-1000, 1000), (200, 0)])
def test_tanks_lie_on_the_field_and_none_covers_another_at_any_ranges(ranges):
    played = Table(mission="m4", german_tanks=4, soviet_tanks=4)
    for id in played.board.tanks:
        played.given(e.TankMoved(id, ranges[id.startswith("soviet")], 95, 1))
    boxes = []
    for id in played.board.tanks:
        tank = meant(svg(played.board, "lane"), f"tank:{id}")
        x, y = map(float, tank.get("transform").removeprefix("translate(").rstrip(")").split())
        frame = tank.find(f"{NAMESPACE}rect")
        left, top, wide, high = (float(frame.get(side)) for side in ("x", "y", "width", "height"))
        boxes.append((x + left, y + top, x + left + wide, y + top + high))
    assert all(
        left >= 0 and top >= HEAD and right <= WIDE and bottom <= HIGH - RULER for left, top, right, bottom in boxes
    )
    for one, other in combinations(boxes, 2):
        assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3], (one, other)


def test_the_hand_of_each_seat_has_the_colour_of_its_nation():
    seats = ("german_1", "german_2", "soviet_1", "soviet_2")
    board = Table(seats=seats).board
    assert colours_in(DRAWING.panels(board, "en")[0]) == {seat: DARK[nation_of(seat)] for seat in seats}


def test_a_tank_in_motion_is_drawn_so_in_picture_and_text():
    played = Table(**ONE_EACH)
    still = words(meant(svg(played.board, "lane"), "tank:german_I"))
    played.given(e.TankMoved("german_I", 600, 95, 1))
    moving = words(meant(svg(played.board, "lane"), "tank:german_I"))
    assert "in motion" in " ".join(moving) and "motion" not in still
    assert "G I>" in text(played.board, "lane")


def test_spots_ranging_and_flanks_are_arrows():
    played = Table(**ONE_EACH)

    def lines():
        layers = [one for one in svg(played.board, "lane").iter() if one.get("class") == "layer"]
        return sum(len(list(one.iter(f"{NAMESPACE}line"))) for one in layers)

    arrows = [lines()]
    for event in (
        e.Spotted("german_I", "soviet_I"),
        e.FlankPut("german_I", "soviet_I"),
        e.Spotted("soviet_I", "german_I"),
    ):
        played.given(event)
        arrows.append(lines())
    assert arrows == [0, 1, 2, 3]
    played.given(e.Ranged("german_I", "soviet_I", 10))
    assert "+10" in words(svg(played.board, "lane"))
    assert "flanks S I" in text(played.board, "tanks") and "has ranged S I (+10)" in text(played.board, "tanks")


def test_lines_of_the_acting_tank_are_shown_and_those_of_others_are_a_layer_that_is_off_at_first():
    played = Table({"german_1": [44]}, first="german_I", german_tanks=2, soviet_tanks=1)
    played.given(e.Spotted("german_I", "soviet_I"))
    played.given(e.Spotted("german_II", "soviet_I"))
    layers = {one.get("data-layer"): one for one in svg(played.board, "lane").iter() if one.get("data-layer")}
    assert {name: one.get("display") for name, one in layers.items()} == {
        "spotted": None,
        "others": "none",
        "aimed": None,
    }
    assert [len(list(layers[name].iter(f"{NAMESPACE}line"))) for name in ("spotted", "others")] == [1, 1]


def test_a_token_is_a_sign_with_its_words_as_a_title_and_in_the_legend():
    played = Table(**ONE_EACH)
    played.given(e.HatchTurned("german_I", buttoned=True))
    tank = meant(svg(played.board, "lane"), "tank:german_I")
    assert "hatch closed" in [part.text for part in tank.iter(f"{NAMESPACE}title")]
    assert {"hatch closed", "deep mud", "immobilised", "wounded"} <= set(words(svg(played.board, "legend")))


def test_a_board_shows_its_gun_and_armour_tables():
    played = Table(german_1_tank="tiger", **ONE_EACH)
    kind = played.board.scene.kinds["tiger"]
    shown = words(svg(played.board, "boards"))
    assert f"; size {kind.size:+}" in text(played.board, "boards") and kind.size > 0
    assert kind.gun.name in shown and [str(value) for value in kind.gun.to_hit if str(value) not in shown] == []
    assert any(f"{kind.front.hull}/{kind.front.turret}" in line for line in shown)
    assert any(f"{kind.front.hull}/{kind.front.turret}" in line for line in text(played.board, "boards").splitlines())


def test_dead_crew_member_is_shown_in_place_with_the_points():
    played = Table(**ONE_EACH)
    post = played.board.kind(played.tank("german_I")).crew[1]
    before = words(meant(svg(played.board, "boards"), f"place:german_I.{post.role}"))
    played.given(e.ManHurt("german_I", post.role, killed=True))
    after = words(meant(svg(played.board, "boards"), f"place:german_I.{post.role}"))
    assert "well" in before and "dead" in after and f"{post.vp} VP" in after
    assert "dead" in text(played.board, "tanks")


def test_cards_of_a_hand_show_their_halves_order_icons_and_modifier():
    played = Table({"german_1": [4, 28]}, first="german_I", **ONE_EACH)
    root = svg(played.board, "hand-german_1")
    shown = words(meant(root, "card:4"))
    assert CARDS[4].name.en in shown and "◆" * CARDS[4].oi in shown and "+3!" in shown
    assert "explosion" in shown and "extinguisher" in shown


def test_a_card_that_is_part_of_the_action_being_put_together_is_marked():
    played = Table({"german_1": [95, 5, 6, 44]}, first="german_I", **ONE_EACH)
    before = ElementTree.tostring(meant(svg(played.board, "hand-german_1"), "card:95"))
    played.does("german_1", d.Act(Action.MOVE), use(95, "move"))
    assert ElementTree.tostring(meant(svg(played.board, "hand-german_1"), "card:95")) != before


def test_a_move_is_meant_by_the_range_it_goes_to():
    played = Table({"german_1": [95, 5, 6, 44]}, first="german_I", **ONE_EACH)
    played.does("german_1", d.Act(Action.MOVE), use(95, "move"), d.NoMore())
    while played.prompt().kind != "range_step":
        played.does("german_1", next(one for one in played.options() if one in (d.NoMore(), d.Buy(2), d.Pay(5))))
    start = played.tank("german_I").range
    assert DRAWING.handles(played.board, d.Go(-200)) == (f"range:{-(start - 200)}",)


def test_guns_are_drawn_at_their_ranges():
    played = Table(mission="m4", **ONE_EACH)
    guns = {f"gun:{one.gun}" for one in played.board.battle.guns}
    assert guns and guns <= handles_in(DRAWING.panels(played.board, "en"))
    assert f"[{len(guns)}]" in text(played.board, "lane")


def test_the_card_of_a_tank_of_Robata_is_drawn_with_its_actions():
    played = Table(seats=("german_1",), mission="m1")
    shown = " ".join(words(svg(played.board, "boards")))
    assert "Robata: alert" in shown and "primary: mission" in shown and "secondary: spot" in shown


def test_for_a_screen_reader_there_are_lists_instead_of_the_lane():
    told = DRAWING.written(Table(**ONE_EACH).board, Page(plain=True))
    assert [one.name for one in told if one.role == Role.MAIN] == ["tanks"]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_legend_tells_the_signs_of_the_lane(language):
    played = Table(mission="m4", **ONE_EACH)
    played.given(e.TankMoved("german_I", 600, 95, 1))
    legend, lane = text(played.board, "legend", language), text(played.board, "lane", language)
    assert all(sign in legend and sign in lane for sign in (">", "[1]", "G", "S"))


# --- who has nothing but a terminal

IDENTITY = {"id", "nation", "number"}
"""By what a tank is told, which never changes."""
OTHER_TANK = {
    "model": "stug3g",
    "seat": "german_2",
    "quality": "elite",
    "in_play": False,
    "range": 400,
    "move_level": 1,
    "fire_level": 1,
    "in_motion": True,
    "move_card": 95,
    "terrain": ("woods",),
    "terrain_card": 72,
    "smoke_card": 20,
    "cover": 25,
    "hull_down": True,
    "bog": 3,
    "tracks": "damaged",
    "gun_hits": 1,
    "on_fire": True,
    "broken": True,
    "apcr": 1,
    "loaded": True,
    "spots": ("soviet_I",),
    "ranged": "soviet_I",
    "ranging": 20,
    "flanks": ("soviet_I",),
    "vp": 5,
    "medals": 1,
    "buttoned": True,
    "character": "alert",
    "in_peril": True,
    "heavy_weather": True,
    "road": True,
    "in_deep_mud": True,
    "laid": True,
    "initiative": 7,
}
OTHER_HAND = {"size": 9, "limit": 9, "cards": (44,), "left": True}
OTHER_VIEW = {
    "round": 9,
    "passed": 2,
    "active": "soviet_I",
    "order": ("soviet_I",),
    "deck": 9,
    "upper": 9,
    "marker": "end",
    "table": (44,),
    "revealed": (44,),
    "discards": 9,
    "places": 9,
    "fired": ("m1937",),
    "infantry": "german",
    "advance": 400,
    "exits": 2,
    "deep_mud": False,
    "roads": {"german": 1},
    "roads_left": 9,
    "overrun": (400,),
    "vp": {"german": 5, "soviet": 0},
    "medals": {"german": 1, "soviet": 0},
    "shots": (),
    "chosen": (d.Act(Action.MOVE),),
    "support": (),
    "shown_hands": (ShownHandView("german_2", 1, (44,)),),
}
"""Another value for each field of a view."""
APART = ("tanks", "hands", "parts")
"""Fields of a view that are looked at apart: those of tanks, hands and shots."""
WHERE = {"places": "m2", "deep_mud": "h2", "roads": "h2", "roads_left": "h2", "overrun": "m4", "seat": "m4"}
FIRST = {
    "ranging": {"ranged": "soviet_I"},
    "in_peril": {"character": "alert"},
    "advance": {"infantry": "german"},
    "infantry": {"advance": 200},
}
"""What has to hold already for a value to be seen."""


def shown(board, monkeypatch, seen):
    """All that is written of a board if its view were this."""
    monkeypatch.setattr(writing, "view", lambda _: seen)
    return [one.text for one in DRAWING.written(board, Page("en", 80))]


def written_with(monkeypatch, name, change):
    """The texts of a battle before and after a change of its view."""
    robata = name in ("character", "in_peril")
    seats = ("german_1",) if robata else ("german_1", "german_2", "soviet_1")
    mission = "m1" if robata else WHERE.get(name, "m4")
    played = Table(
        {"german_1": [44]}, seats, mission=mission, infantry="yes", first="german_I", flips=[1] * (mission == "h2")
    )
    board, before = played.board, view(played.board)
    return shown(board, monkeypatch, before), shown(board, monkeypatch, change(before))


@pytest.mark.parametrize("name", [field.name for field in fields(TankView) if field.name not in {*IDENTITY, "crew"}])
def test_text_shows_every_change_of_a_tank(name, monkeypatch):
    own = "german_II" if name in ("vp", "medals") else "german_I"

    def change(seen, first=FIRST.get(name, {})):
        tanks = [replace(one, **first, **{name: OTHER_TANK[name]}) if one.id == own else one for one in seen.tanks]
        return replace(seen, tanks=tuple(tanks))

    before, after = written_with(monkeypatch, name, change)
    assert before != after


@pytest.mark.parametrize(("name", "value"), [("state", "wounded"), ("state", "dead"), ("place", "gunner")])
def test_text_shows_every_change_of_a_crew_member(name, value, monkeypatch):
    def change(seen):
        tank = seen.tanks[0]
        man = replace(tank.crew[-1], **{name: Post(value) if name == "place" else Health(value)})
        return replace(seen, tanks=(replace(tank, crew=(*tank.crew[:-1], man)), *seen.tanks[1:]))

    before, after = written_with(monkeypatch, name, change)
    assert before != after


@pytest.mark.parametrize("name", list(OTHER_HAND))
def test_text_shows_every_change_of_a_hand(name, monkeypatch):
    assert {"seat", "nation", *OTHER_HAND} == {field.name for field in fields(HandView)}
    before, after = written_with(
        monkeypatch,
        name,
        lambda seen: replace(seen, hands=(*seen.hands[:-1], replace(seen.hands[-1], **{name: OTHER_HAND[name]}))),
    )
    assert before != after


@pytest.mark.parametrize("name", [one.name for one in fields(TankDuelView) if one.name not in APART])
def test_text_shows_everything_else_in_the_view(name, monkeypatch):
    change = {**FIRST.get(name, {}), name: OTHER_VIEW[name]}
    before, after = written_with(monkeypatch, name, lambda seen: replace(seen, **change))
    assert before != after


def test_the_cards_of_guns_and_infantry_are_drawn_with_their_tables():
    shown = words(svg(Table(mission="m4", infantry="yes", **ONE_EACH).board, "boards"))
    assert {"85 mm M1939", "order icons 4", "Infantry: Germans", "hit, at 000", "hit, at 200", "400+"} <= set(shown)
    assert "penetration Panzerfaust 25, Panzerschreck 15" in shown


def test_controller_is_named_beside_the_tank_on_the_lane():
    shown = words(svg(Table(seats=("german_1",), mission="m1").board, "lane"))
    assert "player 1" in shown and "Robata" in shown


def test_tank_boards_tell_places_worth_and_where_a_shot_hits_in_text():
    told = text(Table(mission="m4", infantry="yes", **ONE_EACH).board, "boards")
    assert "hit, at 000" in told
    assert "Hit by target number: tracks 0; hull 1, 2, 3, 4, 5; turret 6, 7, 8, 9" in told
    assert "commander 5, gunner 4, loader 2, driver 2, backup driver 1" in told
    assert "85 mm M1939 (order icons 4)" in told and "Panzerfaust 25, Panzerschreck 15" in told


def test_text_shows_the_action_card_of_a_Robata_tank():
    played = Table(seats=("german_1",), mission="m1")
    up = played.board.face(played.tank("soviet_I"))
    told = text(played.board, "robata")
    assert "S I  Robata: alert" in told and f"High {up.high.to_hit} %/{up.high.pen:+}" in told
    assert "primary: mission" in told and "secondary: spot" in told


def test_text_shows_shot_outcomes_with_parts_and_rules():
    played = Table(mission="m4", infantry="yes", **ONE_EACH)
    told = text(played.board, "shots")
    assert "S I at G I, 1600 m (not now): 18 % hit (gun +21 TD53, size of the target -5" in told
    assert "85 mm M1939 at G I" in told and "TD79" in told
