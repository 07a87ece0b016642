"""Missions 1 to 6: places, points, ends, lines of sight (TD90–TD96)."""

import pytest

from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Location, Nation
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.missions import end_battle
from kronika.domain.tankduel.rules.shooting import Shot, to_pierce
from kronika.domain.tankduel.rules.tanks import cover_parts, hull_down_value, in_sight
from tests.tankduel.position import Table, of, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


def table(mission, *german, soviet=(), first="german_I", **options):
    hands = {"german_1": german, "soviet_1": soviet}
    return Table(hands, mission=mission, first=first, infantry="no", **{**ONE_EACH, **options})


def moves(played, metres, *flips, terrain=None, **chance):
    """One Move card, perhaps with terrain."""
    laid = use(terrain, "terrain") if terrain else d.NoMore()
    return played.acts(Action.MOVE, use(48, "move"), d.NoMore(), laid, d.Buy(0), d.Go(metres), flips=flips, **chance)


def at(tank, range_, card=95, terrain=0):
    """A tank is there, at rest in terrain if that is told."""
    laid = (e.TerrainLaid(tank, terrain),) if terrain else ()
    return (e.TankMoved(tank, range_, card, 1), *laid)


def on_hill(tank, range_=400, card=95):
    return (e.TankMoved(tank, range_, card, 1), e.PlaceTaken(tank, "hill"))


def ended(played):
    end_battle(played.out)
    return of(played.out.events, e.BattleEnded)[-1]


@pytest.mark.parametrize(
    ("mission", "tanks", "cards"),
    [("m2", (1, 1), 3), ("m2", (4, 4), 7), ("m3", (1, 1), 2), ("m3", (4, 4), 4), ("m5", (4, 4), 1), ("m6", (4, 4), 6)],
)
def test_TD92_TD93_TD95_TD96_there_are_as_many_mission_cards_as_the_tanks_tell(mission, tanks, cards):
    german, soviet = tanks
    assert Table(mission=mission, german_tanks=german, soviet_tanks=soviet).board.battle.places == cards


def test_TD91_tanks_start_at_800_those_with_heavy_damage_at_1000():
    played = Table(german_1_tank="tiger", **ONE_EACH)
    assert (played.tank("german_I").range, played.tank("soviet_I").range) == (1000, 800)


def test_TD96_in_the_city_all_start_at_800_in_a_street():
    played = Table(mission="m6", german_1_tank="tiger", **ONE_EACH)
    assert played.tank("german_I").range == 800
    assert cover_parts(played.board, played.tank("german_I"))[0].value == -20


# --- hills


def test_TD92_a_tank_that_moves_to_400_may_climb_and_needs_no_card_for_it():
    played = table("m2", 48, 44)
    played.given(*at("german_I", 600, terrain=72))
    moves(played, -200)
    assert played.asked() == [("german_1", "mission_card")]
    played.does("german_1", d.Say(Answer.TAKE))
    german = played.tank("german_I")
    assert (german.box.mission, german.in_motion) == ("hill", False) and played.board.places_left == 2


def test_Q24_TDR56_hill_and_woods_together_give_cover_15_and_the_values_of_the_woods():
    played = table("m2", 48, 72, 44)
    played.given(*at("german_I", 600, terrain=73))
    moves(played, -200, 89, terrain=72)
    played.does("german_1", d.Say(Answer.TAKE))
    german = played.tank("german_I")
    assert sorted(part.value for part in cover_parts(played.board, german)) == [-10, -5]
    assert hull_down_value(played.board, german) == 10


def test_Q77_TDR63_urban_terrain_keeps_a_tank_off_the_hill():
    played = table("m2", 48, 65, 44)
    played.given(*at("german_I", 600, terrain=73))
    moves(played, -200, 89, terrain=65)
    assert played.asked() == [("german_1", "action")]


def test_TDR45_minus_400_will_do_and_600_will_not():
    played = table("m2", 48, 44)
    played.given(*at("german_I", -200, terrain=72))
    moves(played, -200)
    assert played.prompt().kind == "mission_card"
    away = table("m2", 48, 44)
    moves(away, -200)
    assert away.prompt().kind == "action"


def test_Q56_a_move_in_place_takes_the_hill_card_off_and_it_may_be_taken_back():
    played = table("m2", 48, 44)
    played.given(*on_hill("german_I"))
    moves(played, 0)
    assert played.board.places_left == 3 and played.prompt().kind == "mission_card"
    played.does("german_1", d.Say(Answer.NO))
    assert played.tank("german_I").in_motion


def test_TD92_without_a_hill_card_left_nobody_climbs():
    played = table("m3-king", 48, 44)
    played.given(*on_hill("soviet_I", 0), *at("german_I", 200, 96, 72))
    moves(played, -200)
    assert played.prompt().kind == "action"


def test_TD92_a_hill_card_gives_a_point_in_the_administrative_step():
    played = table("m2", first="soviet_I")
    played.given(*on_hill("german_I"))
    played.ends()
    assert played.tank("german_I").vp == 1


@pytest.mark.parametrize(("enemy", "vp"), [(False, 1), (True, 0)])
def test_Q57_TD93_on_hill_818_only_if_no_enemy_is_on_it(enemy, vp):
    played = table("m3", first="soviet_I")
    played.given(*on_hill("german_I", 0), *(on_hill("soviet_I", 0, 96) if enemy else ()))
    played.ends()
    assert played.tank("german_I").vp == vp


def test_TD92_the_only_nation_on_hills_at_the_end_gets_10_points_once():
    played = table("m2", german_tanks=2)
    played.given(*on_hill("german_I"), *on_hill("german_II", card=96))
    result = ended(played)
    assert played.board.sum_of(Nation.GERMAN, "vp") == 10 and (result.winners, result.how) == (("german_1",), "points")


def test_TD92_a_tie_goes_to_more_tanks_on_hills():
    played = table("m2", german_tanks=2)
    played.given(*on_hill("german_I"), *on_hill("german_II", card=96), *on_hill("soviet_I", card=97))
    assert (ended(played).how, ended(played).winners) == ("places", ("german_1",))


def test_TD93_the_king_of_hill_818_wins_without_points_and_nobody_there_means_medals():
    played = table("m3-king", german_tanks=2)
    played.given(*on_hill("soviet_I", 0), e.Scored("german_I", 5))
    assert (ended(played).how, ended(played).winners) == ("king", ("soviet_1",))
    nobody = table("m3-king")
    nobody.given(e.TankLost("soviet_I", "german_I", "crew"))
    assert (ended(nobody).how, ended(nobody).winners) == ("medals", ("german_1",))


# --- breakout


def test_TD94_attackers_start_at_600_and_defenders_at_1000_with_their_guns():
    for attacker, starts, guns in (("german", (600, 1000), "soviet"), ("soviet", (1000, 600), "german")):
        played = Table(mission="m4", attacker=attacker, **ONE_EACH)
        assert (played.tank("german_I").range, played.tank("soviet_I").range) == starts
        placed = played.board.battle.guns
        assert {played.board.scene.guns[one.gun].nation for one in placed} == {guns}
        assert sorted(one.range for one in placed) == [400, 600, 800]


def test_Q37_Q76_TDR62_TD75_an_attacker_that_reaches_minus_200_leaves_immediately_with_10_points_and_its_hand():
    played = table("m4", 48, 49, 72, 44)
    played.given(*at("german_I", 0))
    played.does("german_1", d.Act(Action.MOVE), use(48, "move"), use(49, "move"), use(72, "terrain"), d.Buy(0))
    assert played.options()[:-1] == (d.Go(-200), d.Go(0), d.Go(200), d.Go(400)), "not beyond -200 (TDR62)"
    events = played.does("german_1", d.Go(-200), d.Confirm())
    german = played.tank("german_I")
    assert german.out and german.vp == 10 and of(events, e.CardFlipped) == [] and of(events, e.CardLost) == []
    assert 44 in played.board.hands["german_1"]
    played.ends()
    assert not played.tank("german_I").out and played.tank("german_I").range == 600


def test_TD94_TDR46_if_nobody_gets_through_the_defender_wins_whatever_the_points():
    played = table("m4")
    played.given(e.Scored("german_I", 50))
    assert (ended(played).how, ended(played).winners) == ("held", ("soviet_1",))


# --- bridge


def test_TD95_who_ends_a_move_at_000_is_on_the_bridge_without_a_question():
    played = table("m5", 48, 44)
    played.given(*at("german_I", 200, terrain=72))
    moves(played, -200, 89)
    german = played.tank("german_I")
    assert (german.box.mission, german.range) == ("bridge", 0) and played.prompt().kind == "action"


def test_TD95_no_other_terrain_is_at_000():
    played = table("m5", 48, 72, 44)
    played.given(*at("german_I", 200, terrain=73))
    played.does("german_1", d.Act(Action.MOVE), use(48, "move"), d.NoMore(), use(72, "terrain"), d.Buy(0))
    assert played.options()[:-1] == (d.Go(0), d.Go(200))


def test_TD95_while_a_tank_is_on_the_bridge_nobody_else_enters_or_crosses():
    played = table("m5", 48, 49, 44)
    played.given(
        *at("german_I", 200, terrain=73), e.TankMoved("soviet_I", 0, 96, 1), e.PlaceTaken("soviet_I", "bridge")
    )
    played.does("german_1", d.Act(Action.MOVE), use(48, "move"), use(49, "move"), d.NoMore(), d.Buy(0))
    assert played.options()[:-1] == (d.Go(0), d.Go(200), d.Go(400))


def test_TDR44_with_two_Move_cards_a_tank_crosses_an_empty_bridge_without_taking_the_card():
    played = table("m5", 48, 49, 44)
    played.given(*at("german_I", 200, terrain=73))
    played.acts(Action.MOVE, use(48, "move"), use(49, "move"), d.NoMore(), d.Buy(0), d.Go(-400))
    assert (played.tank("german_I").range, played.tank("german_I").box.mission) == (-200, "")


def test_Q58_every_own_tank_on_the_bridge_or_across_counts_again_in_each_own_step():
    played = table("m5", first="soviet_I", german_tanks=3)
    played.given(*at("german_I", -200), e.TankMoved("german_II", 0, 96, 1), e.PlaceTaken("german_II", "bridge"))
    for _ in range(4):
        played.ends()
    assert [played.tank(f"german_{number}").vp for number in ("I", "II", "III")] == [2, 2, 2]


def test_TD95_the_only_nation_across_at_the_end_gets_10_points():
    played = table("m5")
    played.given(*at("german_I", -200))
    ended(played)
    assert played.board.sum_of(Nation.GERMAN, "vp") == 10


@pytest.mark.parametrize(
    ("one", "other", "sees"),
    [(1000, 800, True), (800, 600, True), (800, 400, False), (1000, -200, False), (600, 0, True), (400, 200, True)],
)
def test_TD95_from_the_plain_nobody_sees_into_the_ravine(one, other, sees):
    played = table("m5")
    played.given(*at("german_I", one), *at("soviet_I", other, 96))
    german, soviet = played.tank("german_I"), played.tank("soviet_I")
    assert in_sight(played.board, german, soviet) == in_sight(played.board, soviet, german) == sees


@pytest.mark.parametrize(
    ("one", "other", "slope"), [(400, 600, 1), (600, 400, -1), (400, 400, 0), (800, 600, 0), (200, -400, 1)]
)
def test_TD95_in_the_ravine_penetration_suffers_outwards_and_gains_inwards(one, other, slope):
    played = table("m5")
    played.given(*at("german_I", one, terrain=72), *at("soviet_I", other, 96, 73))
    parts = to_pierce(played.board, Shot("german_I", "soviet_I"), Location.HULL).parts
    assert sum(part.value for part in parts if part.name == "slope") == slope


def test_TD90_what_is_out_of_sight_after_a_move_takes_its_tokens():
    played = table("m5", 48, 44)
    played.given(*at("german_I", 600, terrain=73), *at("soviet_I", 800, 96, 74))
    played.given(
        e.Spotted("soviet_I", "german_I"), e.FlankPut("soviet_I", "german_I"), e.Spotted("german_I", "soviet_I")
    )
    none = (d.NoMore(), d.NoMore(), d.NoMore())
    played.acts(Action.MOVE, use(48, "move"), *none, d.Buy(0), d.Go(-200), flips=[89])
    assert played.tank("soviet_I").spots == played.tank("soviet_I").flanks == played.tank("german_I").spots == ()


def test_TD90_a_tank_in_motion_that_comes_into_sight_is_spotted_immediately():
    played = table("m5", 48, 44)
    played.given(*at("german_I", 400, terrain=73), *at("soviet_I", 800, 96))
    moves(played, 200)
    assert played.tank("german_I").spots == ("soviet_I",) and played.tank("soviet_I").spots == ("german_I",)


def test_TD90_TDR89_who_comes_into_sight_by_its_move_is_offered_once_to_a_tank_with_ranging():
    played = table("m5", 48, 44, german_tanks=3, soviet_tanks=3)
    played.given(*at("german_I", 400, terrain=73), *at("german_II", 600), *at("soviet_I", 800, 96))
    played.given(e.Spotted("soviet_I", "german_II"), e.Ranged("soviet_I", "german_II", 10))
    events = moves(played, 200)
    assert played.asked() == [("soviet_1", "spot_or_ranging")]
    events = played.does("soviet_1", d.Say(Answer.KEEP))
    assert [(one.tank, one.target) for one in of(events, e.Spotted)][-1] == ("german_I", "soviet_I"), "SPOT comes first"
    assert played.asked() == [("german_1", "action")] and played.tank("soviet_I").ranged == "german_II"


# --- city


def test_Q59_TD96_mud_cannot_be_played_as_terrain_but_its_Fire_half_can():
    played = table("m6", 89, 44)
    played.given(*at("german_I", 200), *at("soviet_I", 200, 96), e.Spotted("german_I", "soviet_I"))
    begun = {option.action for option in played.options()}
    assert Action.TERRAIN not in begun and Action.TERRAIN_ON_ENEMY not in begun
    able = table("m6", 90, 5, 44)
    able.given(*at("german_I", 200), *at("soviet_I", 200, 96), e.Spotted("german_I", "soviet_I"))
    assert Action.FIRE in {option.action for option in able.options()}


def test_Q60_TDR64_the_street_is_never_discarded_and_its_triggers_never_happen():
    played = table("m6", 48, 72, 44)
    events = moves(played, 0, 89, 88, terrain=72)
    assert played.tank("german_I").box.terrain == 72 and len(of(events, e.CardFlipped)) == 2
    assert hull_down_value(played.board, played.tank("german_I")) == 15


@pytest.mark.parametrize(("moves_", "value"), [(1, 10), (2, 20)])
def test_TD34_in_the_city_BOG_is_higher_after_two_Move_cards(moves_, value):
    played = table("m6", 72, 44)
    played.given(e.TankMoved("german_I", 800, 95, moves_))
    events = played.acts(Action.TERRAIN, use(72, "terrain"), flips=[89, 88])
    assert of(events, e.CardFlipped)[0].test.target == value


def test_TD96_TDR64_a_square_is_taken_at_400_or_less_with_its_triggers_in_place_of_other_terrain():
    played = table("m6", 48, 44)
    played.given(*at("german_I", 400, terrain=72))
    played.given(e.Spotted("soviet_I", "german_I"))
    moves(played, -200)
    events = played.does("german_1", d.Say(Answer.TAKE), flips=[89, 20])
    assert played.tank("german_I").box.mission == "square"
    assert [flip.test.target for flip in of(events, e.CardFlipped)] == [10, 20]


@pytest.mark.parametrize(("squares", "sees"), [(False, False), (True, True)])
def test_TD96_tanks_see_600_m_and_800_between_two_on_the_square(squares, sees):
    played = table("m6")
    played.given(*at("german_I", 400), *at("soviet_I", 400, 96))
    if squares:
        played.given(e.PlaceTaken("german_I", "square"), e.PlaceTaken("soviet_I", "square"))
    assert in_sight(played.board, played.tank("german_I"), played.tank("soviet_I")) == sees


def test_TD96_at_the_end_more_tanks_on_the_square_give_10_points():
    played = table("m6", german_tanks=2)
    for tank, card in (("german_I", 95), ("german_II", 96), ("soviet_I", 97)):
        played.given(*at(tank, 400, card), e.PlaceTaken(tank, "square"))
    ended(played)
    assert played.board.sum_of(Nation.GERMAN, "vp") == 10


def test_TD4_the_city_has_its_own_cards():
    cards = Table(mission="m6", alternate=True).board.scene.cards
    assert cards[65].name.en == "Factory" and cards[72].name.en == "Street Corner" and len(cards) == 100
