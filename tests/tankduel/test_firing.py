"""A shot, from its declaration to what it does to the armour (TD52–TD60)."""

import pytest

from kronika.domain.kernel.words import Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Location
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.shooting import Shot, to_hit, to_pierce
from tests.tankduel.position import Table, of, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}
SEES = e.Spotted("german_I", "soviet_I")


def table(*german, soviet=(), **options):
    played = Table({"german_1": german, "soviet_1": soviet}, first="german_I", **{**ONE_EACH, **options})
    played.given(SEES)
    return played


def parts(played, **shot):
    found = to_hit(played.board, Shot("german_I", "soviet_I", **shot)).parts
    return {part.name: part.value for part in found}


def fires(played, *flips, card=83, damage=()):
    """One Fire card that adds nothing of its own but what is printed."""
    return played.acts(
        Action.FIRE, use(card, "fire"), d.NoMore(), d.NoMore(), d.Say(Answer.NO), d.Buy(0), flips=flips, damage=damage
    )


def test_TD52_only_a_spotted_target_in_reach_of_the_table_can_be_fired_at():
    played = table(25, 44, german_1_tank="pz3j")
    assert d.Act(Action.FIRE) in played.options()
    played.given(e.TankMoved("german_I", 1000, 95, 1), e.TankMoved("soviet_I", 1000, 96, 1))
    refused = played.answer(played.prompt(), d.Act(Action.FIRE))
    assert isinstance(refused, Rejection), "a Pz III has no figure for 2000 m"


def test_TD53_each_part_of_the_chance_to_hit_counts_once():
    played = table(44)
    assert parts(played) == {"gun": 30, "size": -5}
    played.given(e.FlankPut("german_I", "soviet_I"), e.Ranged("german_I", "soviet_I", 20))
    assert parts(played, bonus=10, leadership=True, tactics=True) == {
        "gun": 30,
        "fire_card": 10,
        "leadership": 20,
        "ranging": 20,
        "flank": 10,
        "size": -5,
        "tactics": -20,
    }


def test_Q10_Q11_a_shooter_in_motion_has_minus_40_and_a_target_in_motion_cover_30():
    played = table(44)
    played.given(e.TankMoved("german_I", 400, 95, 1), e.TankMoved("soviet_I", 400, 96, 1))
    assert parts(played) == {"gun": 82, "in_motion": -30, "size": -5, "shooter_in_motion": -40}


def test_Q26_mud_of_the_shooter_and_of_the_target():
    played = table(44)
    for tank, card in (("german_I", 17), ("soviet_I", 18)):
        played.given(e.TankMoved(tank, 400, 95, 1), e.TerrainLaid(tank, card))
    assert parts(played) == {"gun": 82, "target_ground": 10, "shooter_ground": -10, "size": -5}


def test_Q23_a_flank_helps_only_the_tank_whose_token_it_is():
    played = table(44, german_tanks=2)
    played.given(e.FlankPut("german_II", "soviet_I"))
    assert "flank" not in parts(played)


def test_Q17_TD54_96_to_100_always_miss():
    played = table(25, 44, german_1_tank="stug3g")
    played.given(e.TankMoved("german_I", 0, 95, 1), e.TankMoved("soviet_I", 0, 96, 1))
    played.given(e.TerrainLaid("german_I", 72), e.TerrainLaid("soviet_I", 73))
    goal = to_hit(played.board, Shot("german_I", "soviet_I", bonus=10, leadership=True))
    assert goal.target == 95 and not goal.met(played.board.card(97)) and goal.met(played.board.card(95))


@pytest.mark.parametrize(("flip", "hits"), [(35, True), (36, False)])
def test_TD54_a_number_of_at_most_the_chance_hits(flip, hits):
    played = table(25, 44)
    events = fires(played, flip, *([79, 51] if hits else []), card=25)
    assert of(events, e.CardFlipped)[0].test.target == 35
    assert bool(of(events, e.ShotLocated)) == hits


@pytest.mark.parametrize(("flip", "location"), [(20, "tracks"), (82, "hull"), (77, "turret")])
def test_TD55_the_target_number_of_a_flip_tells_the_location(flip, location):
    played = table(25, 44)
    events = fires(played, 10, flip, 51, card=25)
    assert of(events, e.ShotLocated)[0].location == location


def test_TD55_TDR8_with_two_Fire_cards_the_shooter_chooses_and_the_better_bonus_counts_once():
    played = table(25, 83, 44)
    played.acts(
        Action.FIRE,
        use(83, "fire"),
        use(25, "fire"),
        d.NoMore(),
        d.Say(Answer.NO),
        d.Buy(0),
        flips=[10],
    )
    assert of(played.out.events, e.CardFlipped)[-1].test.parts[1].value == 10
    assert played.options() == (d.Say(Answer.HULL), d.Say(Answer.TURRET))
    (located,) = of(played.does("german_1", d.Say(Answer.TURRET), flips=[51]), e.ShotLocated)
    assert located.location == "turret"


@pytest.mark.parametrize(("flip", "misses"), [(20, True), (82, True), (77, False)])
def test_TD56_TDR9_a_hull_down_tank_is_missed_by_hits_on_hull_and_tracks(flip, misses):
    played = table(25, 44)
    played.given(e.HullDown("soviet_I"))
    events = fires(played, 10, flip, *([] if misses else [51]), card=25)
    assert of(events, e.ShotLocated)[0].misses == misses and bool(of(events, e.ShotPierced)) != misses


def test_TD56_but_not_by_a_shooter_who_flanks_it():
    played = table(25, 44)
    played.given(e.HullDown("soviet_I"), e.FlankPut("german_I", "soviet_I"))
    assert of(fires(played, 10, 82, 51, card=25), e.ShotPierced)


@pytest.mark.parametrize(("location", "front", "side"), [("hull", 9, 6), ("turret", 9, 6), ("tracks", 3, 3)])
def test_TD57_TDR27_armour_is_front_or_side_and_tracks_have_their_own(location, front, side):
    played = table(44)
    shot = Shot("german_I", "soviet_I")
    assert to_pierce(played.board, shot, Location(location)).parts[0].value == front
    played.given(e.FlankPut("german_I", "soviet_I"))
    assert to_pierce(played.board, shot, Location(location)).parts[0].value == side


@pytest.mark.parametrize(("flip", "through"), [(97, True), (58, True), (9, True), (46, True), (26, False), (48, False)])
def test_Q18_Q19_a_modifier_is_always_flipped_and_an_equal_penetration_goes_through(flip, through):
    """A Pz IV at 1600 m has 6 against 9: +3 is enough, P always, O never."""
    played = table(25, 44)
    events = fires(played, 10, 82, flip, card=25, damage=[15] if through else [])
    assert of(events, e.ShotPierced)[0].through == through


def test_TD58_TDR15_a_gun_of_85_mm_does_heavy_damage_whatever_the_colour():
    played = table(25, 44, german_1_tank="tiger")
    played.given(e.TankMoved("german_I", 0, 95, 1), e.TerrainLaid("german_I", 72))
    events = fires(played, 10, 82, 79, card=25, damage=[15])
    assert of(events, e.ShotPierced)[0].heavy


def test_TD15_Q25_a_hill_adds_down_and_takes_up_and_nothing_from_hill_to_hill():
    played = table(44, alternate=True)
    shot = Shot("german_I", "soviet_I")

    def slope():
        found = to_pierce(played.board, shot, Location.HULL).parts
        return sum(part.value for part in found if part.name == "slope")

    played.given(e.TankMoved("german_I", 800, 95, 1), e.TerrainLaid("german_I", 70))
    assert slope() == -1
    played.given(e.TankMoved("soviet_I", 800, 96, 1), e.TerrainLaid("soviet_I", 71))
    assert slope() == 0
    played.given(e.TankMoved("german_I", 800, 95, 1), e.TerrainLaid("german_I", 72))
    assert slope() == 1


def test_TD65_Q48_a_penetrated_tank_in_motion_stops():
    played = table(25, 44)
    played.given(e.TankMoved("soviet_I", 400, 96, 1))
    fires(played, 10, 82, 46, card=25, damage=[15])
    assert not played.tank("soviet_I").in_motion and 96 in played.board.discard


def test_TD59_Q16_the_target_can_be_ranged_after_a_miss():
    played = table(25, 44)
    fires(played, 90, card=25)
    played.does("german_1", d.Say(Answer.RANGE))
    german = played.tank("german_I")
    assert (german.ranged, german.bonus) == ("soviet_I", 10)


def test_TD19_the_next_shot_makes_it_20_and_more_there_is_not():
    played = table(25, 44)
    played.given(e.Ranged("german_I", "soviet_I", 10))
    fires(played, 90, card=25)
    played.does("german_1", d.Say(Answer.RANGE))
    assert played.tank("german_I").bonus == 20
    again = table(25, 44)
    again.given(e.Ranged("german_I", "soviet_I", 20))
    fires(again, 90, card=25)
    assert again.asked() == [("german_1", "action")]


def test_Q15_ranging_discards_every_other_Spot_and_Ranging():
    played = table(25, 44, soviet_tanks=2)
    played.given(e.Spotted("german_I", "soviet_II"))
    played.acts(
        Action.FIRE, d.Aim("soviet_I"), use(25, "fire"), d.NoMore(), d.NoMore(), d.Say(Answer.NO), d.Buy(0), flips=[90]
    )
    played.does("german_1", d.Say(Answer.RANGE))
    assert played.tank("german_I").spots == ("soviet_I",)


def test_Q44_TD41_a_loaded_APCR_token_is_spent_hit_or_miss():
    played = table(25, 44)
    played.given(e.ApcrLoaded("german_I", 1))
    played.acts(Action.FIRE, use(25, "fire"), d.NoMore(), d.NoMore(), d.Buy(0), flips=[90])
    german = played.tank("german_I")
    assert (german.loaded, german.apcr) == (False, 1)


def test_TD57_APCR_adds_its_bonus():
    played = table(44)
    shot = Shot("german_I", "soviet_I", apcr=True)
    assert {p.name: p.value for p in to_pierce(played.board, shot, Location.HULL).parts}["apcr"] == -1


def test_Q45_rapid_loading_takes_three_order_icons_and_a_Fire_card():
    played = table(25, 5, 50, 44)
    played.does("german_1", d.Act(Action.FIRE), use(25, "fire"), d.NoMore(), d.NoMore())
    assert d.Say(Answer.LOAD) in played.options()
    played.does("german_1", d.Say(Answer.LOAD), d.Buy(0), d.Pay(5), d.Pay(50), d.Confirm(), flips=[90])
    assert (played.tank("german_I").apcr, played.tank("german_I").loaded) == (1, False)


def test_TD17_TD18_a_Fire_card_shows_the_shooter():
    played = table(25, 44)
    fires(played, 90, card=25)
    assert played.tank("soviet_I").spots == ("german_I",)


def test_Q6_a_Fire_level_is_raised_like_a_Move_level():
    played = table(91, 5, 44, german_1_tank="stug3g")
    assert d.Act(Action.FIRE) not in played.options()
    enough = table(91, 5, 6, 44, german_1_tank="stug3g")
    enough.does("german_1", d.Act(Action.FIRE), use(91, "fire"), d.NoMore(), d.NoMore(), d.Say(Answer.NO))
    assert enough.options()[:-1] == (d.Buy(2),)
