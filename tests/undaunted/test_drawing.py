"""What pictures of Undaunted show, and what leads to each of its decisions when somebody points at it."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.rendering import TABLE, WRITING
from kronika.domain.undaunted.acts import Attack, Bolster, Command, Control, Scout
from kronika.domain.undaunted.campaign import steps as c
from kronika.domain.undaunted.campaign.system import CAMPAIGN, WHOLE
from kronika.domain.undaunted.content import MineFace
from kronika.domain.undaunted.rendering.city import HIGH, SIZE
from kronika.domain.undaunted.rendering.picture import picture
from kronika.domain.undaunted.rendering.symbols import COLOURS
from kronika.domain.undaunted.rules.casualties import Lose
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.mines import Lay
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, PickInitiative, Play
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.packs import load_packs
from tests.bench.perft import opening
from tests.laws.tables import set_up
from tests.laws.test_drawing import colours_in
from tests.tools.boards import LANGUAGES, board_svg, crowded, handmade
from tests.tools.test_svg import SVG, Box, shape_box, text_box
from tests.undaunted.position import position, side

ROOT = Path(__file__).parents[2]
NORMANDY = opening(load_packs()["normandy"], "1").game.board
STALINGRAD = opening(load_packs()["stalingrad"], "011").game.board
BUILDING = next(space for space in STALINGRAD.scene.spaces if STALINGRAD.tile(space).building_cover is not None)


def drawn(board, name: str, language: str = "en") -> ElementTree.Element:
    (panel,) = [
        one
        for one in (UNDAUNTED if board is NORMANDY else CAMPAIGN).rendering.panels(board, language)
        if one.name == name
    ]
    return ElementTree.fromstring(panel.svg)


def labels(root: ElementTree.Element) -> Iterator[tuple[ElementTree.Element, ElementTree.Element]]:
    """Each text with a halo, and what comes next."""
    for parent in root.iter():
        for one, following in pairwise(parent):
            if one.tag == f"{SVG}text" and "stroke" in one.attrib:
                yield one, following


@pytest.mark.parametrize("board", [crowded(), handmade()], ids=["normandy", "stalingrad"])
def test_a_halo_is_a_text_of_its_own_below_the_one_that_is_read(board) -> None:
    """Where a renderer does not know `paint-order`, a stroke would cover the letters."""
    svg = board_svg(picture(*board))
    haloed = list(labels(ElementTree.fromstring(svg)))
    assert haloed and "paint-order" not in svg
    for halo, label in haloed:
        assert halo.text == label.text and "stroke" not in label.attrib
        assert halo.attrib["fill"] == halo.attrib["stroke"] != label.attrib["fill"]
        assert halo.get("aria-hidden") == "true", "it is read once"


def test_the_plate_of_each_side_has_the_colour_of_its_seat() -> None:
    for board, seats in ((NORMANDY, ("us", "german")), (STALINGRAD, ("soviet", "german"))):
        colours = colours_in(UNDAUNTED.rendering.panels(board, "en")[0])
        assert colours == {seat: COLOURS[at][0] for at, seat in enumerate(seats)}


def test_the_range_to_each_tile_is_shown_while_somebody_looks_at_a_space() -> None:
    (about,) = [one for one in drawn(NORMANDY, "board").iter(f"{SVG}g") if one.get("data-about") == "space:13B"]
    ranges = NORMANDY.scene.spaces["13B"].ranges
    assert sorted(about.findtext(f"{SVG}text", "")) == sorted(str(far) for far in ranges if far)


def test_the_shapes_on_the_table_itself_follow_the_theme_of_the_page() -> None:
    css = (ROOT / "service/page/page.css").read_text()
    panels = {panel.name: panel.svg for panel in UNDAUNTED.rendering.panels(NORMANDY, "en")}
    assert set(panels) >= {"board", "state", "hand-us", "cards-german", "legend"}
    for svg in panels.values():
        assert f'fill="{TABLE}"' in svg and f'[fill="{TABLE}"]' in css
    assert f'fill="{WRITING}"' in panels["state"] and f'[fill="{WRITING}"]' in css


@pytest.mark.parametrize("language", LANGUAGES)
def test_C3_the_name_of_each_area_lies_inside_one_of_its_tiles_and_over_nothing_there(language: str) -> None:
    campaign = set_up(("stalingrad", WHOLE), 1).position.game.board
    found = {}
    for tile in drawn(campaign, "city", language).iter(f"{SVG}g"):
        if tile.get("class") != "tile":
            continue
        (face,) = [text_box(one) for one in tile.findall(f"{SVG}text")]
        for area in tile.findall(f"{SVG}g"):
            assert tile.attrib["data-handle"].removeprefix("tile:") in next(
                one.tiles for one in campaign.area_list if f"area:{one.id}" == area.attrib["data-handle"]
            )
            words = area.findall(f"{SVG}text")
            found[area.attrib["data-handle"]] = " ".join(word.text or "" for word in words)
            for box in map(text_box, words):
                assert box.inside(Box(2, 2, SIZE - 2, HIGH - 2)) and not box.over(face)
            assert min(float(word.attrib["font-size"]) for word in words) >= 8
    assert found == {f"area:{area.id}": getattr(area.name, language) for area in campaign.area_list}


@pytest.mark.parametrize(
    ("decision", "handles"),
    [
        (PickInitiative("us-scout-a"), "card:us-scout-a"),
        (Play("us-scout-a", Scout("2B")), "card:us-scout-a button:scout space:2B"),
        (Play("us-scout-a", Scout("2B"), at="13B"), "card:us-scout-a button:scout space:13B space:2B"),
        (
            Play("us-scout-a", Attack("german-riflemen-a")),
            "card:us-scout-a button:attack counter:german-riflemen-a",
        ),
        (Play("us-rifleman-a", Control()), "card:us-rifleman-a button:control"),
        (
            Play("us-platoon-sergeant", Bolster("us-scout-b")),
            "card:us-platoon-sergeant button:bolster card:us-scout-b",
        ),
        (Play("us-platoon-sergeant", Command(2)), "card:us-platoon-sergeant button:command button:draw-2"),
        (HunkerDown("us-scout-a"), "card:us-scout-a button:hunker_down"),
        (Step("2B"), "space:2B"),
        (Lose(""), "button:no_card"),
        (EndTurn(), "button:end_turn"),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_a_decision_is_pointed_at_by_card_action_target(decision: Decision, handles: str) -> None:
    assert UNDAUNTED.rendering.handles(NORMANDY, decision) == tuple(handles.split(" "))


def test_S16_a_building_or_a_tunnel_is_pointed_at_on_its_tile() -> None:
    shot = Strike(f"building {BUILDING}")
    assert UNDAUNTED.rendering.handles(STALINGRAD, shot) == (f"building:{BUILDING}",)
    assert UNDAUNTED.rendering.handles(STALINGRAD, Strike("tunnel 503")) == ("tunnel:503",)
    board = UNDAUNTED.rendering.panels(STALINGRAD, "en")[0].svg
    assert f'data-handle="building:{BUILDING}"' in board
    meant = UNDAUNTED.rendering.meant(STALINGRAD, f"building:{BUILDING}")
    assert text(meant.name, "en") == f"the building on {BUILDING}"


def test_S20_a_mine_is_pointed_at_by_its_edge_then_its_face() -> None:
    faces = {UNDAUNTED.rendering.handles(STALINGRAD, Lay("503", face)) for face in MineFace}
    assert faces == {("space:503", "button:anti_personnel_mine"), ("space:503", "button:anti_tank_mine")}
    names = {text(UNDAUNTED.rendering.meant(STALINGRAD, button).name, "en") for _, button in faces}
    assert names == {"anti-personnel mine", "anti-tank mine"}, "not the action against tanks"


def test_C4_C5_C7_in_a_campaign_a_card_is_pointed_at_or_a_button() -> None:
    handles = CAMPAIGN.rendering.handles
    campaign = CAMPAIGN.board("soviet")
    assert handles(campaign, c.PickCard("S-P-004")) == ("card:S-P-004",)
    assert handles(campaign, c.Fill("")) == ("button:no_card",)
    assert handles(campaign, c.MergeSquad("A")) == ("button:squad-A",)
    assert handles(campaign, c.DrawLosses()) == ("button:draw_losses",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_text_stays_inside_line_under_line(language: str) -> None:
    board = opening(load_packs()["stalingrad"], "061").game.board
    for panel in UNDAUNTED.rendering.panels(board, language):
        for card in ElementTree.fromstring(panel.svg).iter(f"{SVG}g"):
            if card.get("class") != "card":
                continue
            frame = shape_box(next(card.iter(f"{SVG}rect")))
            lines = [text_box(one) for one in card.findall(f"{SVG}text") if one.text]
            assert all(one.inside(frame) for one in lines), card.findtext(f"{SVG}title")
            assert not any(one.over(other) for one, other in combinations(lines, 2)), card.findtext(f"{SVG}title")


def test_five_counters_on_a_tile_show_their_defence_and_one_alone_is_larger() -> None:
    us = side(at="riflemen-a@a riflemen-b@a scouts-a@a scouts-b@a machine-gunners-a@a riflemen-c@b")
    root = ElementTree.fromstring(UNDAUNTED.rendering.panels(position("a b", us=us).board, "en")[0].svg)
    counters = [one for one in root.iter(f"{SVG}g") if one.get("class", "").startswith("counter")]
    assert len(counters) == 6
    for one in counters:
        assert any((said.text or "").isdigit() for said in one.iter(f"{SVG}text"))
    *many, alone = [float(next(one.iter(f"{SVG}rect")).attrib["height"]) for one in counters]
    assert alone > 1.5 * max(many)
