"""The guide to the pack, followed: its made-up set-up uses everything that a set-up can give, is accepted, and is
played; each mistake that can be made in it is answered with a sentence (NR5, NR123)."""

import random
import re
from functools import cache

import pytest

from kronika.domain.kernel.game import Recorder, blank
from kronika.domain.kernel.packs import PackRefused
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Weather
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.loading import load
from kronika.domain.noretreat.pack import Pack, ScenarioFile
from kronika.domain.noretreat.rules.movement import Stop
from kronika.domain.noretreat.rules.parts import At, Done, Pass
from kronika.domain.noretreat.rules.rail import Mark
from kronika.domain.noretreat.rules.units import Place
from kronika.domain.noretreat.state import Blow, BlowKind, Board, SetUp, weather_of
from kronika.domain.noretreat.system import NORETREAT
from kronika.domain.noretreat.view import view
from kronika.service.packs import read_files
from tests.examples import mostly_slow
from tests.noretreat.position import FOLDER, Table, started
from tests.noretreat.test_drawing import must_point


def example(guide: str = "GUIDE.md") -> str:
    """The scenario that a guide shows."""
    found = re.search(r"```toml\n(.*?)```", (FOLDER / guide).read_text(), re.DOTALL)
    assert found is not None
    return found[1]


def typed(text: str) -> Pack:
    """The stock pack with a scenario typed in."""
    return load({**read_files(FOLDER), "scenarios/crossing.toml": text.encode()})


@cache
def crossing() -> Pack:
    """The stock pack with the scenario of the guide."""
    return typed(example())


def laid(**options: bool) -> Board:
    """Its board before anything is decided."""
    recorder = Recorder(NORETREAT, blank(NORETREAT))
    for event in NORETREAT.initial_events(crossing(), SetUp("crossing", **options)):
        recorder.emit(event)
    board: Board = recorder.board
    return board


def begun(**options: bool) -> Table:
    """Its beginning."""
    game = Table(laid(**options))
    NORETREAT.rules.start(game.out, game.chance)
    return game


def sets_up(game: Table, unit: str, space: str) -> None:
    """A unit is named, unless it is the only one, and set up."""
    if game.prompt.kind == "set_up":
        game.do(Place(unit))
    assert game.prompt.subject == unit
    game.do(At(space))


def spaces(game: Table) -> set[str]:
    """Where a unit may be set up."""
    return {one.space for one in game.legal}


def set_up() -> Table:
    """All units set up by choice."""
    game = begun()
    sets_up(game, "so_sw", "1719")
    sets_up(game, "so_south", min(spaces(game)))
    sets_up(game, "so_vor", "1319")
    sets_up(game, "ax_6", "1316")
    sets_up(game, "ax_1pz", "1316")
    sets_up(game, "ax_ru3", "1514")
    return game


def test_both_guides_show_the_same_set_up():
    assert example() == example("GUIDE.cs.md")


def test_the_example_of_the_guide_uses_every_field_that_places_something():
    fields = {line.partition(" = ")[0] for line in example().splitlines()}
    told_elsewhere = {"known", "reason", "soviet_cards", "high_tide", "triggered", "late_deck", "fixed_weather"}
    missing = set(ScenarioFile.__struct_fields__) - fields - told_elsewhere - {"targets"}
    assert missing == set()


def test_NR5_units_are_set_up_by_choice_within_their_bounds_group_after_group():
    game = begun()
    assert game.asked == (SOVIET, "set_up")
    assert set(game.legal) == {Place("so_sw"), Place("so_south")}
    game.do(Place("so_sw"))
    cities = {game.board.scene.atlas.place(slug) for slug in ("stalingrad", "saratov", "rostov", "astrakhan")}
    assert spaces(game) == cities
    game.do(At("1719"))
    assert game.asked == (SOVIET, "place_at") and game.prompt.subject == "so_south"
    assert "1719" not in spaces(game), "two fronts may not stack (NR41)"


def test_units_that_are_set_up_and_their_spaces_can_be_pointed_at():
    game = begun()
    must_point(game.board, game.prompt, game.legal)
    game.do(Place("so_sw"))
    must_point(game.board, game.prompt, game.legal)
    assert view(game.board).moving == "so_sw"


def test_NR5_of_a_group_as_many_are_set_up_as_it_says_and_the_rest_waits_in_its_box():
    game = begun()
    sets_up(game, "so_sw", "1719")
    sets_up(game, "so_south", min(spaces(game)))
    sets_up(game, "so_vor", "1319")
    assert game.asked == (AXIS, "set_up") and len(game.legal) == 3
    game.do(Place("ax_17"))
    atlas = game.board.scene.atlas
    assert all(atlas.distance(space, "1316") <= 2 for space in spaces(game))
    game.do(At("1316"))
    sets_up(game, "ax_6", "1316")
    assert game.where("ax_1pz") == "shattered" and game.face("ax_17") == "full"
    assert game.asked == (AXIS, "place_at") and game.prompt.subject == "ax_ru3"


def test_NR5_cards_are_dealt_after_the_set_up_by_choice():
    game = begun()
    assert not game.happened(e.CardDrawn) and game.board.hands[AXIS] == (17,)
    game = set_up()
    assert game.asked == (AXIS, "keep_cards") and len(game.board.hands[AXIS]) == 4
    game.do(game.legal[0])
    assert len(game.board.hands[AXIS]) == 3 and len(game.board.hands[SOVIET]) == 2
    assert {event.why for event in game.happened(e.UnitPut)} == {Cause.SET_UP}


def test_NR4_every_marker_of_the_set_up_lies_where_it_says():
    board = laid(partisans=True, local_support=True)
    army = board.units["ax_16"]
    assert army.disorganised and army.partisans and board.units["ax_4"].unsupplied
    assert board.blows == {"1117": Blow(AXIS, BlowKind.COUNTERBLOW, left=True)}
    assert board.works == ("1117",) and board.scorched == (board.scene.atlas.place("voronezh"),)
    assert board.reserve == "so_don" and board.local == {AXIS: "ax_16", SOVIET: ""}
    assert board.pivot == 11 and board.fewer == {AXIS: 0, SOVIET: 1}
    assert begun().board.support == {AXIS: 1, SOVIET: 1}


def test_markers_of_optional_rules_that_are_not_used_are_left_out():
    board = laid()
    assert not board.units["ax_16"].partisans and board.local == {AXIS: "", SOVIET: ""}


def test_NR93_weather_markers_are_turned_and_the_turn_before_had_its_weather():
    board = laid()
    assert board.weather == Weather.MUD and board.before == Weather.MUD and weather_of(board, 10) == Weather.MUD


def test_NR121_a_scenario_may_end_after_the_player_turn_of_the_Axis():
    game = _played(set_up(), 1)
    turns = [(event.side) for event in game.happened(e.PlayerTurnBegan)]
    assert game.board.winner and turns == [AXIS, SOVIET, AXIS] and game.board.turn == 10


@pytest.mark.parametrize("seed", mostly_slow(range(3)))
def test_the_set_up_of_the_guide_is_played_to_its_end(seed):
    game = _played(
        begun(detachments=True, reserves=True, optional_units=True, partisans=True, local_support=True), seed
    )
    assert game.board.winner and game.board.rule == "NR121"
    assert NORETREAT.log_checks.check_board((), game.board) == ""


def _played(game: Table, seed: int) -> Table:
    """Random play to the end; whoever can stop does so as often as not."""
    rng = random.Random(seed)
    for _ in range(20_000):
        if game.board.winner:
            break
        quiet = [one for one in game.legal if isinstance(one, Done | Pass | Stop)]
        game.do(rng.choice(quiet or game.legal) if rng.random() < 0.5 else rng.choice(game.legal))
    return game


MISTAKES = [
    ('side = "soviet", units = ["so_sw"', 'side = "russian", units = ["so_sw"', "there is no side russian"),
    ('units = ["so_vor"]', 'units = ["so_war"]', "there is no unit so_war"),
    ('units = ["so_vor"]', 'units = ["ax_kg2"]', "ax_kg2 is not of soviet"),
    ('units = ["so_vor"]', "units = []", "it names no unit"),
    ('units = ["so_vor"]', 'units = ["so_vor", "so_west"]', "so_west is there 2 times"),
    ('face = "red", country', 'face = "blue", country', "there is no face blue"),
    ("take = 2", "take = 4", "4 cannot be taken of 3"),
    ('rest = "shattered"', 'rest = "shelf"', "there is no box shelf"),
    ('spaces = ["1319", "1320"]', 'spaces = ["1319", "9999"]', "there is no space 9999"),
    ('spaces = ["1319", "1320"]', 'spaces = ["1118"]', "1 units are set up where there is room for 0"),
    ('spaces = ["1514", "1515"]', 'spaces = ["1319"]', "both sides may set up on 1319"),
    ('near = "kharkov"', 'near = "charkow"', "there is no place charkow"),
    ('near = "kharkov", within = 2', "within = 2", "`near` is missing"),
    (', spaces = ["1514", "1515"]', "", "it has no bounds"),
    ('counterblows = ["1117"]', 'counterblows = ["1200"]', "no unit stands on 1200"),
    ('counterblows = ["1117"]', 'counterblows = ["1117"]\ntargets = ["1117"]', "1117 is there 2 times"),
    (
        'counterblows = ["1117"]',
        'counterblows = ["1117", "0820", "0422", "0223", "finland"]\ntargets = ["1118"]',
        "axis has 6 markers",
    ),
    ('works = ["1117"]', 'works = ["map"]', "there is no space map"),
    ('scorched = ["1219"]', 'scorched = ["1118"]', "there is no city 1118"),
    ("weather = { 9", "weather = { 8", "there is no turn with a weather marker 8"),
    ('9 = "mud"', '9 = "snow"', "there is no face snow"),
    ('reserve = "so_don"', 'reserve = "so_west"', "so_west is not in the rail box"),
    ('local_support = ["ax_16"]', 'local_support = ["so_don"]', "so_don is not on the map"),
    ('local_support = ["ax_16"]', 'local_support = ["ax_16", "ax_4"]', "axis is there 2 times"),
    ('at = "rail" }', 'at = "rail", unsupplied = true }', "only a unit on the map has a marker"),
    ('at = "1118"', 'at = "1117"', "both sides have units on 1117"),
    ('out = ["ax_2pz"', 'out = ["ax_99"', "there is no unit ax_99"),
    ("given = [17]", "given = [54]", "there is no card in the deck 54"),
    ("given = [17]", "given = [9]", "happens when it is drawn"),
    ("keep = 2, given", "keep = 4, given", "4 cards cannot be kept of 3"),
    ('joker = "axis"', 'joker = "mine"', "there is no side mine"),
    ("event_vp = -1", "event_vp = -7", "event VP are -6 to 6"),
    ("initiative_turn = 11", "initiative_turn = 29", "there are 28 turns"),
    ('begins = "axis"', 'begins = "soviet"', "before the side that begins"),
    ('controls = ["stalingrad"] }', 'controls = ["volgograd"] }', "there is no place volgograd"),
    ("{ vp = 23 }", '{ eliminates = "ax_5" }', "there is no unit ax_5"),
    ("{ vp = 23 }", "{ }", "it asks for nothing"),
]


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES, ids=[said for *_, said in MISTAKES])
def test_a_mistake_in_a_set_up_is_answered_with_a_sentence(old, new, said):
    text = example()
    assert old in text
    if "before the side" in said:
        text = text.replace("last = 10", "last = 9")
    with pytest.raises(PackRefused) as refused:
        typed(text.replace(old, new, 1))
    assert [one for one in map(str, refused.value.mistakes) if said in one and "crossing.toml" in one], refused.value


OPTIONAL = {"detachments": True, "fortified_fronts": True, "reserves": True}


def _takes_first(game: Table) -> str:
    """The first unit offered is marked, what comes for it is put down."""
    mark = next(one for one in game.legal if isinstance(one, Mark))
    game.do(mark)
    while game.prompt.kind == "place_at":
        game.do(game.legal[0])
    return mark.unit


def test_NR123_units_of_optional_rules_are_set_up_at_the_start_if_that_is_agreed_the_Axis_first():
    game = started("d", **OPTIONAL, optional_units=True)
    assert game.asked == (AXIS, "detach")
    army = _takes_first(game)
    assert game.where(army) == "out" and game.board.on_map("ax_det1") and game.board.on_map("ax_det2")
    assert game.asked == (AXIS, "detach"), "the panzer army is offered too"
    panzer = _takes_first(game)
    assert game.face(panzer) == "reduced" and game.board.on_map("ax_det3")
    assert game.asked == (SOVIET, "fortified_fronts")
    _takes_first(game)
    assert game.board.on_map("so_ff1") and game.board.on_map("so_ff2")
    assert game.asked == (SOVIET, "set_up") and set(game.legal) == {Done(), Place("so_rsv1"), Place("so_rsv2")}
    game.do(Place("so_rsv1"))
    game.do(game.legal[0])
    assert game.board.on_map("so_rsv1") and not game.board.units["so_rsv1"].disorganised
    game.do(Done())
    assert game.where("so_rsv2") == "destroyed"
    assert game.board.hands[AXIS]


def test_NR123_without_that_they_are_available_but_not_set_up():
    game = started("d", **OPTIONAL)
    assert game.prompt.kind not in ("detach", "set_up") and game.where("so_rsv1") == "destroyed"


def test_NR119_reserves_of_a_scenario_that_begins_on_their_turn_are_in_the_destroyed_box():
    text = (FOLDER / "scenarios" / "campaign.toml").read_text()
    later = "".join(
        line for line in text.replace("first = 1\n", "first = 5\n").splitlines(keepends=True) if "skip =" not in line
    )
    came = ["ax_2", "ax_kg1", "so_kal", "so_cau", "so_mos", "so_sev", "so_vol", "so_cri", "so_os1", "so_os2"]
    pack = typed(later.replace('id = "campaign"', 'id = "crossing"') + f"out = {came}\n")
    recorder = Recorder(NORETREAT, blank(NORETREAT))
    for event in NORETREAT.initial_events(pack, SetUp("crossing", reserves=True)):
        recorder.emit(event)
    assert recorder.board.units["so_rsv1"].place == "destroyed"


def test_NR123_nothing_is_formed_that_could_not_have_been_before():
    assert started("a", **OPTIONAL, optional_units=True).prompt.kind == "keep_cards"
    assert started("b", **OPTIONAL, optional_units=True).asked == (SOVIET, "fortified_fronts")
