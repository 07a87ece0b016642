"""Field actions, anti-tank guns and infantry (TD43–TD48, TD79–TD89)."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Location, Nation, Role
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.shooting import Shot, carried, to_hit, to_pierce
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.packs import kind
from tests.tankduel.position import Table, of, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


def table(*german, soviet=(), first="german_I", mission="m1", **options):
    return Table({"german_1": german, "soviet_1": soviet}, mission=mission, first=first, **{**ONE_EACH, **options})


def begun(played):
    return {option.action for option in played.options()}


def mark(number):
    """A card for its infantry mark."""
    return d.Use(number, 0)


def keeps_hatch(played):
    """The hatch stays as it is."""
    if played.prompt().kind == "hatch":
        played.does(played.prompt().seat, d.Say(Answer.KEEP))
    return played


def test_hatch_actions_are_described_at_the_hatch():
    played = table(44, infantry="yes")
    assert [text(TANKDUEL.words.decision(played.board, one), "en") for one in played.options()] == [
        "leave the hatch as it is",
        "open or close the hatch",
    ]


# --- field actions


def test_Q6_Q7_TDR28_terrain_goes_on_an_enemy_in_motion_though_nobody_has_spotted_it():
    played = table(17, 44)
    assert Action.TERRAIN_ON_ENEMY not in begun(played)
    played.given(e.TankMoved("soviet_I", 800, 96, 1))
    played.acts(Action.TERRAIN_ON_ENEMY, use(17, "terrain"), flips=[28])
    soviet = played.tank("soviet_I")
    assert (soviet.box.terrain, soviet.in_motion) == (17, False) and 96 in played.board.discard


def test_Q8_field_actions_come_before_or_after_the_tank_action_any_number_of_them():
    played = table(17, 18, 44, soviet_tanks=2)
    played.given(e.TankMoved("soviet_I", 800, 96, 1), e.TankMoved("soviet_II", 800, 97, 1))
    played.acts(Action.TERRAIN_ON_ENEMY, use(17, "terrain"), d.Aim("soviet_I"), flips=[28])
    played.acts(Action.LOAD_APCR)
    played.acts(Action.TERRAIN_ON_ENEMY, use(18, "terrain"), flips=[29])
    assert played.tank("soviet_II").box.terrain == 18


def test_TD48_TDR57_a_tank_in_motion_stops_for_any_card():
    played = table(44, 45)
    played.given(e.TankMoved("german_I", 800, 95, 1))
    played.acts(Action.STOP, d.Drop(44))
    german = played.tank("german_I")
    assert not german.in_motion and german.box.terrain == 0 and 95 in played.board.discard
    assert Action.HULL_DOWN in begun(played)


# --- anti-tank guns


def gunners(*soviet, german=(), **options):
    """The Soviets defend; their tank acts. The 85 mm stands at 800, the 76.2 mm at 600, the 45 mm at 400."""
    hands = {"soviet_1": soviet, "german_1": german}
    return Table(hands, mission="m4", first="soviet_I", infantry="no", **{**ONE_EACH, **options})


def test_TD79_Q49_a_gun_fires_at_an_unspotted_tank_for_its_order_icons():
    played = gunners(5, 4, 6, 44)
    played.does("soviet_1", d.Act(Action.GUN))
    assert played.options()[:-1] == (d.Battery("m1939_85"), d.Battery("m1939_76"), d.Battery("m1937"))
    played.does("soviet_1", d.Battery("m1937"), d.Pay(5), d.NoMore(), d.Confirm(), flips=[90])
    assert played.board.fired == ("m1937",) and played.tank("german_I").spots == ()
    played.does("soviet_1", d.Act(Action.GUN))
    assert d.Battery("m1937") not in played.options(), "each gun once an action step (TDR53)"


def test_TD79_only_guns_that_can_be_paid_are_offered():
    assert Action.GUN not in begun(gunners(44)) and Action.GUN in begun(gunners(5, 44))


def test_TDR53_only_what_the_target_does_and_Tactics_count():
    played = gunners(44)
    played.given(e.TankMoved("german_I", 600, 95, 1), e.TerrainLaid("german_I", 17), e.HullDown("soviet_I"))
    parts = {p.name: p.value for p in to_hit(played.board, Shot("soviet_I", "german_I", gun="m1939_76")).parts}
    assert parts == {"gun": 58, "target_ground": 10, "size": -5}
    pen = to_pierce(played.board, Shot("soviet_I", "german_I", gun="m1939_76", flank=True), Location.TURRET)
    assert {p.name: p.value for p in pen.parts} == {"armour": 4, "penetration": -6}


def test_TDR53_TD56_hull_down_protects_from_a_players_gun_with_a_Flank_card():
    played = gunners(5, 10, 44)
    played.given(e.HullDown("german_I"))
    how = (d.Battery("m1937"), d.Pay(5), use(10, "flank"))
    events = played.acts(Action.GUN, *how, flips=[1, 93])
    assert [one.misses for one in of(events, e.ShotLocated)] == [True]


@pytest.mark.parametrize(("instead", "tactics", "flank"), [(False, -20, True), (True, 0, False)])
def test_Q50_the_target_chooses_minus_20_or_no_flank(instead, tactics, flank):
    played = gunners(5, 10, 44, german=[41])
    played.acts(Action.GUN, d.Battery("m1937"), d.Pay(5), use(10, "flank"))
    assert played.options() == (d.React(41), d.React(41, against_flank=True), d.Pass())
    played.does("german_1", d.React(41, against_flank=instead))
    events = played.does("soviet_1", d.Pass(), flips=[1, 82, 19])
    hit, _, pierce = of(events, e.CardFlipped)
    assert sum(p.value for p in hit.test.parts if p.name == "tactics") == tactics
    assert pierce.test.parts[0].value == (3 if flank else 5)


def test_TDR21_points_of_a_gun_go_to_the_tank_in_whose_step_it_fired():
    played = gunners(4, 5, 44)
    played.given(e.TankMoved("german_I", 0, 95, 1), e.TerrainLaid("german_I", 72))
    played.acts(Action.GUN, d.Battery("m1939_85"), d.Pay(4), d.Pay(5), d.NoMore(), flips=[10, 77, 58], damage=[1])
    soviet = played.tank("soviet_I")
    assert (soviet.vp, soviet.medals) == (18, 1)


# --- infantry


def foot(*german, soviet=(), first="german_I", **options):
    return keeps_hatch(table(*german, soviet=soviet, first=first, infantry="yes", **options))


def test_Q55_any_infantry_mark_serves_to_advance_and_the_own_one_to_attack():
    played = foot(33, 44)
    played.given(e.TankMoved("soviet_I", 400, 96, 1), e.TerrainLaid("soviet_I", 72))
    assert Action.INFANTRY_ADVANCE in begun(played) and Action.INFANTRY_ATTACK not in begun(played)
    both = foot(63, 44)
    both.given(e.TankMoved("soviet_I", 400, 96, 1), e.TerrainLaid("soviet_I", 72))
    assert Action.INFANTRY_ATTACK in begun(both)


def test_TD83_infantry_comes_to_200_then_to_400_and_no_farther():
    played = foot(63, 74, 44)
    played.acts(Action.INFANTRY_ADVANCE, mark(63))
    assert (played.board.infantry, played.board.advance) == ("german", 200)
    played.given(e.InfantryMoved(Nation.GERMAN, 400))
    again = foot(63, 44)
    again.given(e.InfantryMoved(Nation.GERMAN, 400))
    assert Action.INFANTRY_ADVANCE not in begun(again)


@pytest.mark.parametrize(("at", "left"), [(400, ("soviet", 200)), (200, (None, 0))])
def test_Q54_TDR30_an_advance_pushes_the_enemy_one_space_or_places_the_own_token_never_both(at, left):
    played = foot(63, 44)
    played.given(e.InfantryMoved(Nation.SOVIET, at))
    played.acts(Action.INFANTRY_ADVANCE, mark(63))
    assert (played.board.infantry, played.board.advance) == left


def test_Q9_there_is_one_infantry_action_an_action_step():
    played = foot(63, 74, 44)
    played.acts(Action.INFANTRY_ADVANCE, mark(63))
    assert not {Action.INFANTRY_ADVANCE, Action.INFANTRY_ATTACK} & begun(played)


@pytest.mark.parametrize(
    ("range_", "moving", "can"), [(600, False, True), (-600, False, True), (800, False, False), (600, True, False)]
)
def test_Q52_infantry_attacks_tanks_at_rest_within_600(range_, moving, can):
    played = foot(63, 44)
    played.given(e.TankMoved("soviet_I", range_, 96, 1))
    if not moving:
        played.given(e.TerrainLaid("soviet_I", 72))
    assert (Action.INFANTRY_ATTACK in begun(played)) == can


def attacked(*more, flank=False, close=False, tank="t3485"):
    """German infantry at 200 attacks a Soviet tank at 400 in woods."""
    played = foot(63, 4, 12, 44, soviet_1_tank=tank)
    played.given(
        e.TankMoved("soviet_I", 400, 96, 1), e.TerrainLaid("soviet_I", 72), e.InfantryMoved(Nation.GERMAN, 200), *more
    )
    how = (d.Say(Answer.FLANK) if flank else d.Say(Answer.NO), d.Say(Answer.CLOSE_COMBAT if close else Answer.WEAPON))
    paid = (d.Pay(4), d.Pay(12)) if flank else ()
    return played, (Action.INFANTRY_ATTACK, mark(63), *how, *paid)


def test_TD86_TDG13_infantry_at_200_against_a_T_34_85_in_woods_needs_30_and_goes_through_its_side():
    played, attack = attacked(flank=True)
    events = played.acts(*attack, flips=[16, 77, 53], damage=[2])
    hit, _, pierce = of(events, e.CardFlipped)[:3]
    assert {p.name: p.value for p in hit.test.parts} == {"infantry": 20, "woods": 10}
    assert (hit.test.target, hit.test.success) == (30, True)
    assert of(events, e.WeaponUsed) == [e.WeaponUsed("soviet_I", Nation.GERMAN, strong=False)]
    assert carried(played.board, Nation.GERMAN, strong=False).name == "Panzerschreck"
    assert {p.name: p.value for p in pierce.test.parts} == {"armour": 9, "penetration": -15}
    assert of(events, e.ShotPierced)[0] == e.ShotPierced("soviet_I", through=True, heavy=False)


@pytest.mark.parametrize(("flip", "weapon"), [(14, "Panzerfaust"), (15, "Panzerschreck")])
def test_Q53_below_half_the_chance_the_stronger_weapon_hits_at_exactly_half_the_weaker(flip, weapon):
    played, attack = attacked()
    used = of(played.acts(*attack, flips=[flip, 77, 48]), e.WeaponUsed)[0]
    assert carried(played.board, used.nation, strong=used.strong).name == weapon
    assert weapon in text(TANKDUEL.words.event(played.board, used), "en")


def test_Q51_TD86_the_cover_of_the_target_is_added_and_smoke_with_it():
    played, _ = attacked(e.SmokeLaid("soviet_I", 21))
    goal = to_hit(played.board, Shot("german_I", "soviet_I", infantry=True))
    assert goal.target == 20 + 10 + 30


def test_Q82_TDR59_a_hull_down_tank_is_hit_in_the_hull_by_infantry():
    played, attack = attacked(e.HullDown("soviet_I"))
    events = played.acts(*attack, flips=[16, 82, 48])
    assert not of(events, e.ShotLocated)[0].misses and of(events, e.ShotPierced)


def test_TD85_without_three_more_order_icons_there_is_no_flank():
    played = foot(63, 44)
    played.given(e.TankMoved("soviet_I", 400, 96, 1), e.TerrainLaid("soviet_I", 72))
    played.does("german_1", d.Act(Action.INFANTRY_ATTACK), mark(63))
    assert played.options()[:-1] == (d.Say(Answer.NO),)


@pytest.mark.parametrize(("flips", "how"), [((61, 69), "explosion"), ((61, 56), "commander"), ((56, 57), "nothing")])
def test_TD88_TDR54_close_combat_takes_two_explosions_or_one_against_an_open_commander(flips, how):
    played, attack = attacked(close=True)
    damage = [6] if how == "commander" else []
    events = (
        played.acts(*attack, flips=[16, *flips, 1], damage=damage)
        if how != "explosion"
        else played.acts(*attack, flips=[16, *flips])
    )
    soviet = played.tank("soviet_I")
    assert soviet.commander_dead == (how == "commander")
    assert (played.prompt().kind == "escape_order") == (how == "explosion")
    assert of(events, e.ShotLocated) == []


def test_TD88_TD68_close_combat_that_kills_the_last_man_draws_no_damage_card():
    others = [post.role for post in kind("t34d").crew if post.role != Role.COMMANDER_GUNNER]
    dead = [e.ManHurt("soviet_I", role, killed=True) for role in others]
    played, attack = attacked(*dead, close=True, tank="t34d")
    events = played.acts(*attack, flips=[16, 61, 56])
    assert of(events, e.TankLost) and of(events, e.DamageDrawn) == []


def test_TD89_the_commander_of_a_buttoned_tank_is_safe_from_close_combat():
    played, attack = attacked(e.HatchTurned("soviet_I", buttoned=True), close=True)
    played.acts(*attack, flips=[16, 61, 56])
    assert not played.tank("soviet_I").commander_dead


def test_TD24_TD89_a_hatch_is_turned_at_the_end_of_the_administrative_step_and_costs_10_and_order_icons():
    played = table(80, 5, 44, infantry="yes")
    assert played.asked() == [("german_1", "hatch")]
    played.does("german_1", d.Say(Answer.TURN))
    german = played.tank("german_I")
    assert german.buttoned
    parts = to_hit(played.board, Shot("german_I", "soviet_I")).parts
    assert ("buttoned", -10) in [(part.name, part.value) for part in parts]
    played.does("german_1", d.Act(Action.SPOT), d.Drop(80))
    assert played.prompt().kind == "lay_down", "no order icons for a buttoned tank"


def test_TD87_a_Soviet_with_the_rifle_may_switch_to_close_combat():
    played = table(44, soviet=[63, 45], first="soviet_I", infantry="yes")
    keeps_hatch(played)
    played.given(e.TankMoved("german_I", 200, 95, 1), e.TerrainLaid("german_I", 72))
    played.acts(Action.INFANTRY_ATTACK, mark(63), d.Say(Answer.NO), d.Say(Answer.WEAPON))
    played.does("german_1", d.Pass(), flips=[29])
    assert played.options() == (d.Say(Answer.SWITCH), d.Say(Answer.STAY))
    played.does("soviet_1", d.Say(Answer.SWITCH), flips=[61, 56], damage=[6])
    assert played.tank("german_I").man(Role.COMMANDER).dead


def test_TD84_in_the_city_infantry_reaches_400():
    played = foot(63, 44, mission="m6")
    played.given(e.TankMoved("soviet_I", 600, 96, 1), e.TerrainLaid("soviet_I", 71))
    assert Action.INFANTRY_ATTACK not in begun(played)
    played.given(e.TankMoved("soviet_I", 400, 97, 1), e.TerrainLaid("soviet_I", 72))
    assert Action.INFANTRY_ATTACK in begun(played)
