"""The position as text: who plays in a terminal sees all that the view and the charts tell."""

from itertools import chain
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields, replace

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.rendering import Page, Role
from kronika.domain.noretreat import view
from kronika.domain.noretreat.content import Country, Edge, NeedKind, Sea, Terrain
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Milestone, Name, Phase, Result, Weather
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.rendering.written import told
from kronika.domain.noretreat.rules.movement import Move
from kronika.domain.noretreat.scene import Scene
from kronika.domain.noretreat.state import BlowKind, SupplyKind
from kronika.domain.noretreat.system import NORETREAT
from tests.noretreat.position import position
from tests.noretreat.test_laws import each_scenario, played

PAGES = [Page("en", 80), Page("cs", 80), Page("en", plain=True)]
each_page = pytest.mark.parametrize("page", PAGES, ids=["en", "cs", "plain"])

RICH = position(
    "ax_4@minsk ax_9@0815 ax_11@rail so_mos@moscow so_nw@0917 so_len@shattered",
    hands={AXIS: (3, 7), SOVIET: (12,)},
    axis="west_balkans",
    goes=False,
).board
BATTLE = view.BattleView(
    side=AXIS,
    hexes=("0917",),
    units=("ax_9",),
    others=("so_nw",),
    attack=5,
    defence=3,
    odds="1-1",
    shifts=(Part("armour", "NR62", 1),),
    column="3-2",
    table=AXIS,
    chances=(view.ChanceView(Result.DR, 3),),
    die=4,
    result=Result.EX,
)
SEEN = replace(
    view.view(RICH),
    top=9,
    blows=(view.BlowView("0917", AXIS, BlowKind.TARGET),),
    triggered={Milestone.OIL: 6},
    reserve="so_mos",
    joker=AXIS,
    works=("0917",),
    scorched=("0819",),
    forecast={"7": Weather.MUD},
    happened=("axis-9",),
    local={AXIS: "ax_4", SOVIET: ""},
    battle=BATTLE,
    prospects=(BATTLE,),
    ways=(view.WayView(("0816", "0817"), 2, ("0819",)),),
    moving="ax_9",
    reaches=(view.ReachView("ax_9", ("0816", "0817")),),
    stakes=(view.StakeView("ax_9", 1, 1),),
)
OTHERWISE: dict[type, dict[str, Any]] = {
    view.NoRetreatView: {
        "turn": 8,
        "active": SOVIET,
        "phase": Phase.COMBAT,
        "weather": Weather.SNOW,
        "initiative": SOVIET,
        "event_vp": 3,
        "high_tide": 20,
        "units": tuple(unit for unit in SEEN.units if unit.id != "ax_11"),
        "control": (),
        "sides": (),
        "hands": (),
        "pile": 1,
        "discards": 5,
        "top": 10,
        "blows": (),
        "triggered": {Milestone.WARSAW: 6},
        "reserve": "so_nw",
        "joker": SOVIET,
        "pivot": 14,
        "works": ("0918",),
        "scorched": ("0822",),
        "forecast": {"8": Weather.MUD},
        "happened": ("axis-10",),
        "local": {AXIS: "ax_9", SOVIET: ""},
        "battle": None,
        "prospects": (),
        "ways": (),
        "moving": "ax_4",
        "reckoned": (),
        "reaches": (),
        "supplies": (),
        "aims": (),
        "prizes": (),
        "stakes": (),
    },
    view.UnitView: {
        "id": "ax_17",
        "place": "0910",
        "face": 0,
        "unsupplied": True,
        "disorganised": True,
        "partisans": True,
        "turn": 9,
        "cut_off": True,
    },
    view.ControlView: {"space": "0910", "side": SOVIET},
    view.SideView: {
        "id": SOVIET,
        "vp": 33,
        "map_vp": 34,
        "support": 3,
        "objectives": ("0822",),
        "zones": ("0512",),
        "sources": ("0310",),
    },
    view.HandView: {"side": SOVIET, "size": 6, "cards": (10, 11)},
    view.BlowView: {"space": "0918", "side": SOVIET, "kind": BlowKind.COUNTERBLOW, "left": True},
    view.BattleView: {
        "side": SOVIET,
        "hexes": ("0918",),
        "units": ("ax_4",),
        "others": ("so_mos",),
        "attack": 6,
        "defence": 4,
        "odds": "2-1",
        "shifts": (),
        "column": "2-1",
        "table": SOVIET,
        "chances": (),
        "die": 5,
        "result": Result.DR,
    },
    Part: {"name": "river", "rule": "NR60", "value": 2},
    view.ChanceView: {"result": Result.DS, "sixths": 2},
    view.WayView: {"path": ("0816", "0818"), "cost": 3, "takes": ()},
    view.ReachView: {"unit": "ax_4", "spaces": ("0816",)},
    view.ReckonedView: {"side": SOVIET, "supplied": ("0310",), "sudden_death": 19},
    view.SupplyView: {"unit": "ax_17", "kind": SupplyKind.SEA, "path": ("0101",)},
    view.PrizeView: {"space": "0512", "vp": 3, "side": ""},
    view.StakeView: {"unit": "ax_17", "eliminated": 3, "unsupplied": 3},
    view.AimView: {"side": SOVIET, "how": Ending.END, "rule": "NR1", "turn": 9, "needs": ()},
    view.NeedView: {"kind": NeedKind.FURTHER, "figure": 9, "held": 8, "reached": True, "missing": ("0101",)},
}
"""For each struct of the view another value of each field."""


def structs(kind: Any) -> set[type]:
    """A struct with those in its fields."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {kind}.union(*(structs(field.type) for field in fields(kind)))
    return set().union(*map(structs, get_args(kind)))


def with_other(value: Any, kind: type, name: str) -> Any:
    """A value in which the first struct of a kind that differs so has another value in a field."""
    if type(value) is kind and getattr(value, name) != OTHERWISE[kind][name]:
        return replace(value, **{name: OTHERWISE[kind][name]})
    if isinstance(value, tuple):
        made = [with_other(one, kind, name) for one in value]
        at = next((at for at, one in enumerate(made) if one is not value[at]), None)
        return value if at is None else (*value[:at], made[at], *value[at + 1 :])
    if isinstance(value, msgspec.Struct):
        for field in fields(type(value)):
            before = getattr(value, field.name)
            after = with_other(before, kind, name)
            if after is not before:
                return replace(value, **{field.name: after})
    return value


def test_every_field_of_the_view_is_tried():
    assert structs(view.NoRetreatView) == OTHERWISE.keys()
    for kind, others in OTHERWISE.items():
        assert [field.name for field in fields(kind)] == list(others)


@each_page
@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, others in OTHERWISE.items() for name in others])
def test_every_change_of_the_view_changes_the_text(kind, name, page):
    other = with_other(SEEN, kind, name)
    assert other != SEEN
    assert told(RICH, other, page) != told(RICH, SEEN, page)


def charted(**fields: Any) -> Any:
    """The rich board with other content."""
    return replace(RICH, scene=Scene(replace(RICH.content, **fields)))


def of_space(id: str, **fields: Any) -> Any:
    chart = RICH.content.chart
    spaces = tuple(replace(one, **fields) if one.id == id else one for one in chart.spaces)
    return charted(chart=replace(chart, spaces=spaces))


def of_turn(**fields: Any) -> Any:
    first, *rest = RICH.content.turns
    return charted(turns=(replace(first, **fields), *rest))


def of_tables(**fields: Any) -> Any:
    return charted(tables=replace(RICH.content.tables, **fields))


def of_row(name: str, **fields: Any) -> Any:
    first, *rest = getattr(RICH.content.tables, name)
    return of_tables(**{name: (replace(first, **fields), *rest)})


CHANGED = {
    "a river": lambda: charted(chart=replace(RICH.content.chart, rivers=RICH.content.chart.rivers[1:])),
    "a lake": lambda: charted(chart=replace(RICH.content.chart, lakes=RICH.content.chart.lakes[1:])),
    "terrain": lambda: of_space("0512", terrain=Terrain.MARSH),
    "country": lambda: of_space("0512", country=Country.NONE),
    "a name": lambda: of_space("0822", name=Name("X", "X")),
    "a coast": lambda: of_space("0512", sea=Sea.BLACK),
    "an edge": lambda: of_space("0512", edge=Edge.WEST),
    "an objective": lambda: of_space("0822", objective=""),
    "borders of an area": lambda: of_space("finland", borders=("0224",)),
    "nations of an area": lambda: of_space("finland", axis_nations=()),
    "what opens an area": lambda: of_space("west_balkans", after=Milestone.WARSAW),
    "what only supply passes": lambda: of_space("0512", crossing=True),
    "a date": lambda: of_turn(date="1940"),
    "printed weather": lambda: of_turn(weather=Weather.SNOW),
    "blitz": lambda: of_turn(blitz=1),
    "shock": lambda: of_turn(shock=1),
    "a red event": lambda: of_turn(red=Name("X", "X")),
    "a weather marker": lambda: of_turn(slot="nov_dec"),
    "a result of the Axis table": lambda: of_row("axis", results=RICH.content.tables.soviet[0].results),
    "a result of the Soviet table": lambda: of_row("soviet", results=RICH.content.tables.axis[0].results),
    "a sudden-death figure": lambda: of_row("figures", vp=99),
    **{
        f"terrain: {name}": lambda name=name, value=value: of_row("terrain", **{name: value})
        for name, value in {"armour": 9, "others": 9, "left": 9, "armour_bonus": False, "stops": True}.items()
    },
    **{
        f"weather: {name}": lambda name=name, value=value: of_row("weather", **{name: value})
        for name, value in {
            "hexes": 9,
            "armour_hexes": 9,
            "mp": 9,
            "armour_bonus": False,
            "rivers": False,
            "axis_left": 9,
            "soviet_table": True,
            "axis_targets": 9,
        }.items()
    },
}


@each_page
@pytest.mark.parametrize("changed", CHANGED.values(), ids=CHANGED)
def test_text_contains_what_is_printed_on_map_track_and_charts(changed, page):
    assert told(changed(), SEEN, page) != told(RICH, SEEN, page)


def panel(board: Any, name: str, page: Page = PAGES[0]) -> str:
    return next(one.text for one in NORETREAT.rendering.written(board, page) if one.name == name)


def test_a_target_and_a_counterblow_stand_on_the_map_and_in_a_line_of_their_side():
    board = told(RICH, SEEN, PAGES[0])
    texts = {one.name: one.text for one in board}
    assert "S1!" in texts["map"]
    assert "The Axis, targets: 0917" in texts["marks"]


def test_NR22_the_supply_line_of_a_unit_is_listed_space_by_space():
    supply = panel(position("ax_4@0821 so_mos@moscow", axis="smolensk", goes=False).board, "supply")
    assert "4th Army, 0821 > 0820 > 0819" in supply


def test_NR39_a_moving_unit_is_offered_each_destination_with_cost_and_path():
    game = position("ax_4@minsk so_mos@moscow")
    game.do(Move("ax_4"))
    assert "0717 (1)" in panel(game.board, "ways")


def test_NR121_missing_places_of_a_goal_are_listed():
    board = played("b", 3, 1).position.game.board
    assert "The Axis, the goal of the scenario (NR121, turn" in panel(board, "aims")
    assert "lacking: Stalingrad" in " ".join(panel(board, "aims").split())
    assert "Osa, úkol scénáře (NR121" in panel(board, "aims", PAGES[1])


@pytest.mark.parametrize(("turn", "vp"), [(22, 1), (23, 0)])
def test_NR88_what_a_place_gives_now_stands_with_who_controls_it(turn, vp):
    board = position("ax_16@finland", axis="minsk", turn=turn, goes=False).board
    control = " ".join(panel(board, "control").split())
    assert f"Minsk (0716), {vp} VP" in control and f"Finland, {vp} VP" in control
    assert f"The Axis, {12 + 2 * vp} VP of the map" in control


@pytest.mark.long
@each_scenario
def test_all_panels_of_a_game_fit_in_eighty_columns_in_both_languages(scenario):
    for version in range(60, len(played(scenario, 9, 200).events), 60):
        board = played(scenario, 9, 200).at(version).game.board
        for page in PAGES[:2]:
            panels = NORETREAT.rendering.written(board, page)
            assert {one.name for one in panels} >= {"map", "state", "marks", "hands", "control", "aims", "supply"}
            lines = chain.from_iterable(one.text.split("\n") for one in panels)
            assert all(len(line) <= 80 for line in lines)
            assert {one.role for one in panels} == set(Role)
