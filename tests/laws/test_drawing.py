"""The laws of drawings over every system, pack and scenario: whatever a seat may decide can be pointed at, in
pictures that hold in any renderer and tell nobody what he may not know."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.game import blank, fold_entries
from kronika.domain.kernel.rendering import BUTTON, Page, Panel, Place, layers_of
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.library.offline import OfflineGame
from tests.examples import examples
from tests.laws.tables import TABLES, each, entries_of, played

LANGUAGES = ("en", "cs")
few = examples(3)
each_table = each(TABLES)
seeds = st.integers(0, 2**32)
lengths = st.integers(1, 80)

NAMESPACE = "{http://www.w3.org/2000/svg}"
PAINTED = {
    "data-colour-of",
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linejoin",
    "stroke-linecap",
    "opacity",
    "fill-opacity",
}
GROUPED = {"class", "data-handle", "data-layer", "data-about", "data-lens", "data-chosen", "display", "transform"}
ALLOWED = {
    "svg": {"viewBox", "width", "height", "font-family"},
    "title": set(),
    "g": GROUPED,
    "rect": {"class", "x", "y", "width", "height", "rx"} | PAINTED,
    "circle": {"class", "cx", "cy", "r"} | PAINTED,
    "line": {"class", "x1", "y1", "x2", "y2"} | PAINTED,
    "polygon": {"class", "points"} | PAINTED,
    "path": {"class", "d"} | PAINTED,
    "text": {"x", "y", "font-size", "font-weight", "text-anchor", "aria-hidden"} | PAINTED,
}
"""The elements of a drawing and their attributes: nothing that runs, styles, names or refers."""
GENERIC = {"serif", "sans-serif", "monospace"}
"""What every list of fonts ends with."""
HANDLE = re.compile(r"[a-z_]+:\S(.*\S)?")


def faults(panel: Panel) -> list[str]:
    """What in a drawing is not allowed."""
    root = ElementTree.fromstring(panel.svg)
    drawn = {element.get("data-handle") for element in root.iter()}
    found = []
    for element in root.iter():
        name = element.tag.removeprefix(NAMESPACE)
        if not element.tag.startswith(NAMESPACE) or name not in ALLOWED:
            found.append(f"element {element.tag}")
            continue
        found += [f"{name} {attribute}" for attribute in element.attrib if attribute not in ALLOWED[name]]
        found += [f"{name} {key}={value}" for key, value in element.attrib.items() if "url(" in value]
        if name not in ("text", "title") and (element.text or "").strip():
            found.append(f"text in {name}")
        handle = element.get("data-handle")
        if handle is not None and (not HANDLE.fullmatch(handle) or element.find(f"{NAMESPACE}title") is None):
            found.append(f"handle {handle}, or nothing that says what it is")
        if element.get("data-colour-of") is not None and not element.get("fill", "").startswith("#"):
            found.append(f"no colour for seat {element.get('data-colour-of')}")
        if element.get("data-layer") is not None and not element.findtext(f"{NAMESPACE}title"):
            found.append(f"layer {element.get('data-layer')} without a title")
        if (told := element.get("data-about")) is not None and (told not in drawn or element.get("display") != "none"):
            found.append(f"something about {told}, which is not drawn, or that is shown before anybody looks")
    if set(layers_of(panel.svg)) != {element.get("data-layer") for element in root.iter()} - {None}:
        found.append("a layer that cannot be switched")
    fonts = {element.get("font-family") for element in root.iter()} - {None}
    found += [f"font {font}" for font in fonts if font.split(", ")[-1] not in GENERIC]
    size = f"0 0 {panel.width} {panel.height}", str(panel.width), str(panel.height)
    found += [] if (root.get("viewBox"), root.get("width"), root.get("height")) == size else [f"size {root.attrib}"]
    return found


def colours_in(panel: Panel) -> dict[str, str]:
    """The colour of each seat."""
    painted = ElementTree.fromstring(panel.svg).iter()
    return {one.attrib["data-colour-of"]: one.attrib["fill"] for one in painted if "data-colour-of" in one.attrib}


def handles_in(panels: tuple[Panel, ...]) -> set[str]:
    return {
        element.attrib["data-handle"]
        for panel in panels
        for element in ElementTree.fromstring(panel.svg).iter()
        if "data-handle" in element.attrib
    }


def drawings(game: OfflineGame, audience: str) -> dict[str, tuple[Panel, ...]]:
    board = game.at(len(game.events), audience).game.board
    return {language: game.system.rendering.panels(board, language) for language in LANGUAGES}


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_every_legal_decision_of_every_prompt_can_be_pointed_at_in_what_its_seat_is_shown(table, seed, decisions):
    game = played(table, seed, decisions)
    drawing = game.system.rendering
    for prompt in game.position.game.prompts:
        board = game.at(len(game.events), prompt.seat).game.board
        shown = handles_in(drawing.panels(board, "en"))
        for decision in game.system.rules.legal(board, prompt):
            handles = drawing.handles(board, decision)
            assert handles, decision
            assert all(handle.startswith(BUTTON) or handle in shown for handle in handles), (decision, handles)


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_the_first_panel_alone_is_the_board_and_only_who_looks_has_a_hand(table, seed, decisions):
    game = played(table, seed, decisions)
    for audience in (*game.seats, PUBLIC, REFEREE):
        first, *others = drawings(game, audience)["en"]
        assert first.place == Place.BOARD and all(one.place != Place.BOARD for one in others)
        hands = [one.name for one in others if one.place == Place.HAND]
        assert all(name.endswith(audience) for name in hands), "a hand is that of who looks"


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_no_two_decisions_are_pointed_at_alike_and_none_on_the_way_to_another(table, seed, decisions):
    game = played(table, seed, decisions)
    for prompt in game.position.game.prompts:
        board = game.at(len(game.events), prompt.seat).game.board
        ways = sorted(game.system.rendering.handles(board, one) for one in game.system.rules.legal(board, prompt))
        for one, other in pairwise(ways):
            assert one != other[: len(one)], (one, other)


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_everything_that_is_pointed_at_has_a_name_in_each_language(table, seed, decisions):
    game = played(table, seed, decisions)
    for prompt in game.position.game.prompts:
        board = game.at(len(game.events), prompt.seat).game.board
        named = {
            handle
            for one in game.system.rules.legal(board, prompt)
            for handle in game.system.rendering.handles(board, one)
        }
        for handle in named | {f"seat:{seat}" for seat in game.seats}:
            meant = game.system.rendering.meant(board, handle)
            assert text(meant.name, "en").strip() and text(meant.name, "cs").strip(), handle


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_drawings_hold_nothing_but_shapes_and_text(table, seed, decisions):
    game = played(table, seed, decisions)
    for audience in (REFEREE, PUBLIC, *game.seats):
        for language, panels in drawings(game, audience).items():
            assert panels and len({panel.name for panel in panels}) == len(panels)
            for panel in panels:
                assert faults(panel) == [], (audience, language, panel.name)
                assert text(panel.title, "en") and text(panel.title, "cs")


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_law_5_a_drawing_is_made_of_what_its_audience_was_given(table, seed, decisions):
    """Whoever holds the records that were cut to him draws the same, in pictures and in text."""
    game = played(table, seed, decisions)
    drawing = game.system.rendering
    for audience in (PUBLIC, *game.seats):
        given_ = fold_entries(entries_of(game, audience), blank(game.system, audience)).game.board
        whole = game.at(len(game.events), audience).game.board
        for language in LANGUAGES:
            assert drawing.panels(given_, language) == drawing.panels(whole, language)
            assert drawing.written(given_, Page(language)) == drawing.written(whole, Page(language))


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_both_languages_show_the_same_things(table, seed, decisions):
    game = played(table, seed, decisions)
    for audience in (PUBLIC, *game.seats):
        english, czech = drawings(game, audience).values()
        assert handles_in(english) == handles_in(czech)
        assert [panel.name for panel in english] == [panel.name for panel in czech]


@pytest.mark.parametrize("table", TABLES, ids="-".join)
def test_nothing_is_drawn_before_anything_is_laid_out(table):
    system = played(table, 0, 1).system
    board = blank(system).game.board
    assert system.rendering.panels(board, "en") == () == system.rendering.written(board, Page())


@pytest.mark.parametrize(
    "markup",
    [
        "<script>alert(1)</script>",
        '<g onload="x"/>',
        '<rect style="fill:red"/>',
        '<rect fill="url(#a)"/>',
        "<style>*{}</style>",
        '<image href="http://a"/>',
        '<g id="a"/>',
        '<g data-layer="a"/>',
        '<rect data-colour-of="us"/>',
        '<g data-about="space:nowhere" display="none"/>',
        "<defs/>",
    ],
)
def test_the_list_of_what_is_allowed_lets_nothing_else_through(markup):
    table = TABLES[0]
    panel = drawings(played(table, 0, 1), PUBLIC)["en"][0]
    assert faults(panel) == []
    spoilt = replace(panel, svg=panel.svg.replace("</svg>", f"{markup}</svg>"))
    assert faults(spoilt)
