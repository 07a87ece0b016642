"""How battles are set up (TD1–TD6, TD82, TD99), and what rests on it."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.setups import build_setup, options_of
from kronika.domain.kernel.words import Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Nation, Quality
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.rules.acting import ACTIONS
from kronika.domain.tankduel.rules.tasks import ENGINE
from kronika.domain.tankduel.setup import SetUp, meta
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.packs import PACK
from tests.tankduel.position import Table, of, use

LINE_UPS = [one for one in meta(PACK, "m1").line_ups if len(one.teams) == len(Nation)]
ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


def filled(mission="m1", seats=(), **options):
    return build_setup(TANKDUEL.setup, TANKDUEL.packs.meta(PACK, mission), mission, seats, options)


def chosen(mission="m1", seats=(), **options):
    setup = filled(mission, seats, **options)
    assert not isinstance(setup, Rejection), setup
    return TANKDUEL.initial_events(PACK, setup)[0].battle


def test_TD1_two_to_eight_players_in_two_teams_each_with_one_to_four_tanks():
    assert {len(one.seats) for one in LINE_UPS} == set(range(2, 9)) and LINE_UPS[0].seats == ("german_1", "soviet_1")
    assert all([team.name for team in one.teams] == ["german", "soviet"] for one in LINE_UPS)


@pytest.mark.parametrize("seats", [one.seats for one in LINE_UPS])
@pytest.mark.parametrize("tanks", [0, 4])
def test_TD1_every_player_controls_a_tank_of_his_nation_at_least_and_all_tanks_are_controlled(seats, tanks):
    battle = chosen(seats=seats, german_tanks=tanks, soviet_tanks=tanks)
    assert {tank.seat for tank in battle.tanks} == set(seats)
    assert all(tank.seat.startswith(tank.nation) for tank in battle.tanks)
    for nation in Nation:
        own = [tank for tank in battle.tanks if tank.nation == nation]
        assert [tank.number for tank in own] == list(range(1, len(own) + 1))


THREE = ("german_1", "german_2", "soviet_1")


def controlled(battle):
    return {tank.id: tank.seat for tank in battle.tanks if tank.nation == Nation.GERMAN}


def test_TD1_tanks_are_dealt_out_evenly_or_to_the_players_named():
    even = chosen(seats=THREE, german_tanks=4)
    assert list(controlled(even).values()) == ["german_1", "german_1", "german_2", "german_2"]
    named = chosen(seats=THREE, german_tanks=4, german_2_player=2)
    assert list(controlled(named).values()) == ["german_1", "german_2", "german_2", "german_2"]


@pytest.mark.parametrize("mission", list(PACK.missions))
def test_TD2_every_line_up_of_a_mission_can_be_had_as_it_is_usually_set_up(mission):
    for one in TANKDUEL.packs.meta(PACK, mission).line_ups:
        assert isinstance(filled(mission, one.seats), SetUp), one


@pytest.mark.parametrize(
    ("rule", "mission", "seats", "options", "accepted"),
    [
        ("TD1", "m1", THREE, {"german_tanks": 1}, ("0", "2", "3", "4")),
        ("TD1", "h2", ("german_1", "soviet_1"), {"german_tanks": 4}, ("0", "1", "2", "3")),
        ("TD97", "h1", (), {"german_tanks": 2, "soviet_tanks": 3}, ("0", "3", "4")),
        ("TD97", "h1", (), {"german_tanks": 1, "soviet_tanks": 1}, ("0", "2", "3", "4")),
        ("TD1", "m1", THREE, {"german_1_player": 3}, ("0", "1", "2")),
        ("TD1", "m1", THREE, {"german_2_player": 1}, ("0", "2")),
        ("TD95", "m5", ("german_1",), {"german_tanks": 2}, ("0", "3")),
        ("TD95", "m5", ("soviet_1",), {"german_tanks": 4}, ("0", "3")),
        ("TD95", "m5", ("german_1",), {"soviet_3_tank": "su100"}, ("suggested", "t34a")),
        ("TD95", "m5", ("soviet_1",), {"german_1_tank": "tiger"}, ("suggested", "pz4g")),
        ("TD95", "m5", ("german_1",), {f"soviet_{at}_tank": "t34a" for at in (1, 2, 3)}, ("suggested",)),
        ("TD1", "m1", (), {"german_3_tank": "tiger"}, ("suggested",)),
        ("TD1", "m1", (), {"soviet_4_crew": "elite"}, ("suggested",)),
        ("TD3", "m1", (), {"soviet_2_tank": "su100", "soviet_2_apcr": 2}, ("-1", "0")),
        ("TD4", "m6", (), {"alternate": True}, ("false",)),
        ("TD98", "h2", ("german_1", "soviet_1"), {"reserve": 2}, ("1",)),
        ("TD100", "m1", THREE, {"german_tanks": 3, "robata": 2}, ("0", "1")),
        ("TD100", "h1", (), {"robata": 1}, ("0",)),
        ("TD100", "m1", ("german_1",), {"robata": 1}, ("0",)),
        ("TD100", "h1", (), {"leaver": "robata"}, ("mate",)),
        ("TD100", "m1", ("soviet_1",), {"german_1_apcr": 3}, ("-1", "1")),
        ("TD1", "m1", (), {"german_tanks": 3, "robata": 2, "german_3_player": 1}, ("0",)),
    ],
)
def test_TD1_TD3_TD4_TD95_TD97_TD98_TD100_a_set_up_that_cannot_be_had_is_refused_with_what_would_be_accepted(
    rule, mission, seats, options, accepted
):
    refused = filled(mission, seats, **options)
    assert isinstance(refused, Rejection)
    assert (refused.rule, refused.accepted) == (rule, accepted)
    assert refused.field in {f"choices.{name}" for name in options}
    said = text(refused.said, "en")
    assert said != text(refused.said, "cs") and all(one in said for one in accepted)


def test_TD2_TD99_a_mission_suggests_a_line_up_and_any_other_may_be_built():
    suggested = chosen("m5")
    assert [tank.model for tank in suggested.tanks] == ["t34d", "t34d", "t34a", "pz4g", "pz4g", "pz3j"]
    own = chosen("m5", german_tanks=1, german_1_tank="tiger", german_1_crew="elite", soviet_1_tank="is2m")
    assert [(tank.model, tank.quality) for tank in own.tanks if tank.nation == Nation.GERMAN] == [
        ("tiger", Quality.ELITE)
    ]


def crews(mission, seats):
    return {(tank.seat[:6], tank.quality) for tank in chosen(mission, seats).tanks}


def test_TD2_TD99_a_mission_may_suggest_others_to_who_plays_against_Robata():
    assert crews("m4", ("german_1",)) == {("german", Quality.ELITE), ("", Quality.VETERAN)}
    assert crews("m4", ("soviet_1", "soviet_2")) == {("soviet", Quality.ELITE), ("", Quality.VETERAN)}
    assert crews("m4", ()) == {("german", Quality.VETERAN), ("soviet", Quality.VETERAN)}
    assert {quality for _, quality in crews("m1", ("german_1",))} == {Quality.VETERAN}


@pytest.mark.parametrize(("seat", "nation"), [("german_1", Nation.GERMAN), ("soviet_1", Nation.SOVIET)])
@pytest.mark.parametrize("wanted", list(Nation))
def test_TD94_Robata_defends_no_matter_which_side_attacks_and_the_option_says_so(seat, nation, wanted):
    assert chosen("m4", (seat,), attacker=wanted.value).attacker == nation
    (option,) = [one for one in options_of(TANKDUEL.setup) if one.name == "attacker"]
    assert "Robata" in text(option.said, "en") and "Tankobot" in text(option.said, "cs")


def test_TD95_against_Robata_the_bridge_takes_three_tanks_of_each_nation_and_as_many_players_at_most():
    alone = [one for one in meta(PACK, "m5").line_ups if len(one.teams) == 1]
    assert {len(one.seats) for one in alone} == {1, 2, 3}
    assert chosen("m5", german_tanks=1, soviet_tanks=2), "among players any number"


@pytest.mark.parametrize(
    ("seat", "nation", "tanks"),
    [
        ("german_1", "soviet", ("t3485", "t3485", "t34a")),
        ("german_1", "soviet", ("is2m", "is2m", "t3485")),
        ("soviet_1", "german", ("panther", "panther", "pz3j")),
        ("soviet_1", "german", ("ferdinand", "ferdinand", "panther")),
    ],
)
def test_TD95_at_the_bridge_Robata_has_two_tanks_alike_and_one_smaller(seat, nation, tanks):
    options = {f"{nation}_{at}_tank": tank for at, tank in enumerate(tanks, 1)}
    battle = chosen("m5", (seat,), **options)
    assert tuple(tank.model for tank in battle.tanks if not tank.seat) == tanks


def test_TD3_tanks_begin_whole_with_APCR_by_nation_where_their_equipment_has_it():
    battle = chosen(soviet_2_tank="su100", german_2_apcr=4)
    assert {tank.id: tank.apcr for tank in battle.tanks} == {
        "soviet_I": 1,
        "soviet_II": 0,
        "german_I": 2,
        "german_II": 4,
    }
    tank = Table(**ONE_EACH).tank("german_I")
    assert len(tank.living) == 5 and tank.box.cards == () and tank.vp == 0 and not tank.buttoned


def test_TD6_the_options_are_passes_radio_infantry_and_the_alternate_cards():
    assert {"passes", "radio", "infantry", "alternate"} <= {option.name for option in options_of(TANKDUEL.setup)}
    assert (chosen(passes=1).passes, chosen(passes=-1).passes) == (4, 2)
    assert chosen(alternate=True).cards[12].name.en == "Mines" and chosen().cards[12].name.en == "Move 1 / Fire 1"


@pytest.mark.parametrize(
    ("mission", "option", "fights"),
    [
        ("m1", "suggested", False),
        ("m1", "yes", True),
        ("m3", "suggested", True),
        ("m3", "no", False),
        ("m3-king", "yes", False),
        ("h2", "no", True),
    ],
)
def test_TD82_infantry_is_an_option_recommended_here_required_or_left_out_there(mission, option, fights):
    battle = chosen(mission, infantry=option)
    assert bool(battle.infantry) == fights
    assert not fights or {card.city for card in battle.infantry} == {mission == "m6"}


def test_TD7_SHUFFLE_lies_somewhere_in_the_lower_half_of_the_deck():
    board = Table(**ONE_EACH).board
    assert board.marker == "shuffle" and board.upper == 50 - 12


def test_TD10_TD60_a_flipped_card_lies_face_up_till_the_action_is_over_and_is_then_discarded():
    played = Table({"german_1": [44]}, first="german_I", **ONE_EACH)
    kinds = [type(event).__name__ for event in played.acts(Action.HULL_DOWN, flips=[89])]
    assert kinds.index("CardFlipped") < kinds.index("ActionEnded")
    assert played.board.table == () and 89 in played.board.discard


def test_TD11_TDR4_what_is_discarded_from_a_hand_is_seen_by_nobody_else_but_who_saw_a_card_still_knows_it():
    played = Table({"german_1": [44, 45]}, first="german_I", **ONE_EACH)
    played.does("german_1", d.Act(Action.DONE), d.Drop(44), d.NoMore())
    assert played.board.down["german_1"] == (44,) and 44 not in played.board.discard


def test_TD12_a_card_that_pays_is_shown_and_discarded_and_serves_for_nothing_else():
    played = Table({"german_1": [95, 5, 6, 44]}, first="german_I", **ONE_EACH)
    played.does("german_1", d.Act(Action.MOVE), use(95, "move"), d.NoMore(), d.NoMore(), d.Buy(2), d.Go(0))
    assert played.options()[:-1] == (d.Pay(5), d.Pay(6))
    played.does("german_1", d.Pay(5), d.Pay(6), d.Confirm())
    assert {5, 6} <= set(played.board.discard) and played.board.hands["german_1"] == (44,)


def test_TD43_TD30_field_actions_cost_no_tank_action_and_tank_actions_are_one_line_of_the_table():
    tank_actions = {action for action, rule in ACTIONS.items() if not rule.field} - {Action.DONE}
    assert {action.value for action in tank_actions} == {
        "move",
        "flank",
        "terrain",
        "fire",
        "leadership",
        "smoke",
        "spot",
        "hull_down",
        "load_apcr",
        "crew",
        "fight_fire",
    }


def test_TD20_without_a_mission_that_limits_it_everybody_is_in_sight_of_everybody():
    played = Table({"german_1": [80, 44]}, first="german_I", soviet_tanks=4)
    played.does("german_1", d.Act(Action.SPOT))
    assert len(played.options()) == 4 + 1


def test_TD46_automatic_hull_down_needs_a_tank_at_rest_in_terrain_with_the_value():
    moving = Table({"german_1": [1, 44]}, first="german_I", **ONE_EACH)
    moving.given(e.TankMoved("german_I", 800, 95, 1), e.Spotted("german_I", "soviet_I"))
    moving.acts(Action.LEADERSHIP, use(1, "leadership"))
    assert moving.asked() == [("german_1", "action")], "nothing is possible"


def test_TD78_points_are_kept_by_tank_and_count_for_the_team():
    played = Table(first="", **ONE_EACH)
    played.given(e.Scored("german_I", 16))
    view = TANKDUEL.view(played.board)
    assert view.vp == {"german": 16, "soviet": 0}
    assert [tank.vp for tank in view.tanks if tank.id == "german_I"] == [16]


def test_Q74_the_last_tanks_of_both_sides_come_back_and_the_battle_goes_on():
    played = Table({}, first="german_I", **ONE_EACH)
    played.given(e.TankLost("soviet_I", "german_I", "crew"), e.TankLost("german_I", "soviet_I", "crew"))
    ENGINE.resume(played.out, played.chance, played.board.agenda)
    assert of(played.out.events, e.TankReturned) and played.board.round == 2


def test_TD80_nothing_can_be_done_to_an_anti_tank_gun():
    played = Table({"german_1": [25, 44]}, first="german_I", mission="m4", infantry="no", **ONE_EACH)
    played.given(e.Spotted("german_I", "soviet_I"))
    played.does("german_1", d.Act(Action.FIRE))
    assert played.prompt().kind == "card", "the only target is the tank"


def test_TDR48_a_tank_without_a_card_acts_after_all_others_Soviets_first():
    played = Table(**ONE_EACH)
    for seat in ("german_1", "soviet_1"):
        for card in played.board.hands[seat]:
            played.given(e.CardDropped(seat, Sealed(seat, card)))
    ENGINE.resume(played.out, played.chance, played.board.agenda)
    assert of(played.out.events, e.InitiativeShown)[0].order == ("soviet_I", "german_I")
