"""Moving, flanking, terrain, bogging (TD14, TD32–TD35, TD39, TD40, TD70, TD72)."""

import pytest

from kronika.domain.kernel.words import Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Role
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.tanks import cover_parts
from tests.tankduel.position import Table, of, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


def table(*german, soviet=(), **options):
    """The German tank acts, with these cards; one tank a side unless told otherwise."""
    return Table({"german_1": german, "soviet_1": soviet}, first="german_I", **{**ONE_EACH, **options})


def begun(played):
    """What the tank can begin."""
    return {option.action for option in played.options()}


def cards(options):
    return [(option.card, option.half) for option in options if isinstance(option, d.Use)]


MOVING = e.TankMoved("german_I", 800, 95, 1)


def test_TD32_one_Move_card_goes_up_to_200_m_and_two_up_to_400():
    played = table(48, 49)
    played.does("german_1", d.Act(Action.MOVE), use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0))
    assert played.options()[:-1] == (d.Go(-200), d.Go(0), d.Go(200))
    played.does("german_1", d.Back(), d.Back(), d.Back(), use(49, "move"), d.Go(-400), d.Confirm())
    assert played.tank("german_I").range == 400
    assert played.tank("german_I").box.move == 48 and 49 in played.board.discard


def test_TDR6_nobody_moves_beyond_1000():
    played = table(48, 44)
    played.given(e.TankMoved("german_I", 1000, 95, 1))
    played.does("german_1", d.Act(Action.MOVE), use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0))
    assert played.options()[:-1] == (d.Go(-200), d.Go(0))


def test_Q2_a_Move_8_at_Move_level_6_needs_order_icons_for_two_levels():
    without, with_icons = table(95, 44), table(95, 5, 6)
    assert Action.MOVE not in begun(without)
    with_icons.does("german_1", d.Act(Action.MOVE), use(95, "move"), d.NoMore(), d.NoMore())
    assert with_icons.options()[:-1] == (d.Buy(2),)
    with_icons.does("german_1", d.Buy(2), d.Go(0), d.Pay(5), d.Pay(6))
    (laid,) = of(with_icons.does("german_1", d.Confirm()), e.ActionLaid)
    assert (laid.raised, laid.paid) == (2, (5, 6))


def test_TDR5_order_icons_do_not_raise_a_level_that_is_0_for_want_of_a_driver():
    played = table(48, 5, 6)
    played.given(e.ManHurt("german_I", Role.DRIVER, killed=True))
    assert Action.MOVE not in begun(played)


def test_Q3_a_Flank_card_counts_against_the_Move_level():
    played = table(48, 82, 44)
    played.given(e.Spotted("german_I", "soviet_I"))
    played.does("german_1", d.Act(Action.MOVE), use(48, "move"), d.NoMore())
    assert played.prompt().subject == "german_I flank" and played.options()[:-1] == (d.NoMore(),)


def test_TD30_TD35_Q4_a_tank_action_has_three_cards_at_most():
    played = table(48, 49, 10, 72)
    played.given(e.Spotted("german_I", "soviet_I"))
    played.does("german_1", d.Act(Action.MOVE), use(48, "move"), use(49, "move"), use(10, "flank"))
    assert played.prompt().kind == "level"


def test_Q1_one_half_of_a_dual_card_is_used():
    played = table(34)
    played.does("german_1", d.Act(Action.MOVE))
    assert cards(played.options()) == [(34, 0)]


def test_Q5_Q46_terrain_needs_motion_and_smoke_needs_rest():
    assert begun(table(72, 20)) == {Action.SPOT, Action.HULL_DOWN, Action.LOAD_APCR, Action.SMOKE, Action.DONE}
    moving = table(72, 20)
    moving.given(MOVING)
    assert {Action.TERRAIN, Action.STOP} <= begun(moving) and not {Action.SMOKE, Action.HULL_DOWN} & begun(moving)


def test_TD14_a_tank_in_motion_has_cover_30_and_not_that_of_its_last_terrain():
    played = table(48, 44)
    played.given(MOVING, e.TerrainLaid("german_I", 72))
    assert [part.value for part in cover_parts(played.board, played.tank("german_I"))] == [-10]
    played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(0))
    assert [part.value for part in cover_parts(played.board, played.tank("german_I"))] == [-30]
    assert 72 in played.board.discard


def test_TD34_terrain_ends_the_motion_and_its_triggers_happen_immediately():
    played = table(68)
    played.given(MOVING, e.Spotted("soviet_I", "german_I"))
    events = played.acts(Action.TERRAIN, use(68, "terrain"), flips=[11, 20])
    tank = played.tank("german_I")
    assert (tank.box.terrain, tank.box.move, tank.bog) == (68, 0, 0)
    assert of(events, e.SightLost)[0].tank == "soviet_I", "20 is at most the 20 of a gully"


@pytest.mark.parametrize(("flip", "bogged"), [(28, False), (14, False), (2, True), (10, True)])
def test_TDG3_mud_bogs_at_10_or_less(flip, bogged):
    played = table(17)
    played.given(MOVING)
    played.acts(Action.TERRAIN, use(17, "terrain"), flips=[flip])
    assert played.tank("german_I").bog == (3 if bogged else 0)


@pytest.mark.parametrize(("flip", "hidden"), [(89, False), (70, False), (30, True)])
def test_TD40_TDG3_woods_conceal_at_30_or_less(flip, hidden):
    played = table(72)
    played.given(MOVING, e.Spotted("soviet_I", "german_I"), e.Ranged("soviet_I", "german_I", 10))
    played.acts(Action.TERRAIN, use(72, "terrain"), flips=[flip])
    assert (played.tank("soviet_I").spots == ()) == hidden and (played.tank("soviet_I").ranged == "") == hidden


def test_TDR23_concealment_leaves_flank_tokens():
    played = table(72)
    played.given(MOVING, e.Spotted("soviet_I", "german_I"), e.FlankPut("soviet_I", "german_I"))
    played.acts(Action.TERRAIN, use(72, "terrain"), flips=[1])
    assert played.tank("soviet_I").flanks == ("german_I",)


# --- bogged


def bogged(*german):
    played = table(*german)
    played.given(MOVING, e.TerrainLaid("german_I", 17), e.Bogged("german_I", 3))
    return played


def test_TD70_TDG5_the_Bog_token_is_at_half_the_Move_level_rounded_up():
    played = Table({"german_1": [17]}, first="german_I", **ONE_EACH)
    played.given(e.TankMoved("soviet_I", 800, 96, 1), e.Spotted("german_I", "soviet_I"))
    events = played.acts(Action.TERRAIN_ON_ENEMY, use(17, "terrain"), flips=[2])
    assert of(events, e.Bogged)[0].level == 4


@pytest.mark.parametrize(("flip", "free"), [(53, True), (54, False)])
def test_TDR11_getting_free_takes_a_target_number_of_at_most_the_token(flip, free):
    played = bogged(48, 44)
    played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.Buy(0), flips=[flip])
    tank = played.tank("german_I")
    assert (tank.bog == 0) == free and tank.range == 800 and tank.box.terrain == 17


def test_TDR11_a_card_above_the_token_needs_order_icons_which_raise_the_value_too():
    played = bogged(57, 5)
    played.acts(Action.MOVE, use(57, "move"), d.NoMore(), d.Buy(1), d.Pay(5), flips=[64])
    assert played.tank("german_I").bog == 0


def test_TDR11_two_Move_cards_flip_twice():
    played = bogged(48, 49)
    events = played.acts(Action.MOVE, use(48, "move"), use(49, "move"), flips=[57, 51])
    assert len(of(events, e.CardFlipped)) == 2 and played.tank("german_I").bog == 0


def test_TD70_a_bogged_tank_puts_no_flank_but_a_Flank_card_takes_one_off():
    played = bogged(10, 44)
    played.given(e.Spotted("german_I", "soviet_I"))
    assert Action.FLANK not in begun(played)
    played.given(e.Spotted("soviet_I", "german_I"), e.FlankPut("soviet_I", "german_I"))
    played.acts(Action.FLANK, use(10, "flank"), d.Buy(0))
    assert played.tank("soviet_I").flanks == ()


# --- flanks


def test_TD33_a_flank_is_put_on_a_spotted_enemy_by_a_tank_in_motion():
    played = table(10, 44, soviet=[33])
    played.given(MOVING)
    assert Action.FLANK not in begun(played)
    played.given(e.Spotted("german_I", "soviet_I"))
    played.acts(Action.FLANK, use(10, "flank"), d.NoMore(), d.Buy(0))
    assert played.asked() == [("soviet_1", "reaction")]
    played.does("soviet_1", d.Pass())
    assert played.tank("german_I").flanks == ("soviet_I",)


def test_Q22_at_rest_a_Flank_card_removes_a_flank_and_never_puts_one():
    played = table(10, 44)
    played.given(e.Spotted("german_I", "soviet_I"))
    assert Action.FLANK not in begun(played)
    played.given(e.FlankPut("soviet_I", "german_I"))
    played.acts(Action.FLANK, use(10, "flank"), d.Buy(0))
    assert played.tank("soviet_I").flanks == ()


def test_TDR22_a_tank_has_two_Flank_tokens_and_one_on_any_target():
    played = table(10, 44, soviet_tanks=3)
    played.given(MOVING, *(e.Spotted("german_I", tank) for tank in ("soviet_I", "soviet_II", "soviet_III")))
    played.given(e.FlankPut("german_I", "soviet_I"))
    played.acts(Action.FLANK, use(10, "flank"), d.NoMore(), d.Buy(0))
    assert played.options() == (d.Aim("soviet_II"), d.Aim("soviet_III"))
    played.given(e.FlankPut("german_I", "soviet_II"))
    assert played.options() == ()


@pytest.mark.parametrize(("flip", "off"), [(15, True), (16, False)])
def test_Q20_with_one_Move_card_a_target_number_lower_than_the_level_takes_a_flank_off(flip, off):
    played = table(48, 44)
    played.given(e.FlankPut("soviet_I", "german_I"))
    none = (d.NoMore(), d.NoMore(), d.NoMore())
    played.acts(Action.MOVE, use(48, "move"), *none, d.Buy(0), d.Go(0), flips=[flip])
    assert (played.tank("soviet_I").flanks == ()) == off


def test_Q21_two_Move_cards_take_a_flank_off_without_a_flip_and_the_mover_chooses_which():
    played = table(48, 49, soviet_tanks=2)
    played.given(e.FlankPut("soviet_I", "german_I"), e.FlankPut("soviet_II", "german_I"))
    played.acts(Action.MOVE, use(48, "move"), use(49, "move"), d.Go(0))
    assert played.options() == (d.Aim("soviet_I"), d.Aim("soviet_II"))
    played.does("german_1", d.Aim("soviet_II"))
    assert (played.tank("soviet_I").flanks, played.tank("soviet_II").flanks) == (("german_I",), ())


def test_TD33_a_flanked_tank_in_motion_chooses_to_put_or_to_remove():
    played = table(10, 44, soviet=[33])
    played.given(MOVING, e.Spotted("german_I", "soviet_I"), e.FlankPut("soviet_I", "german_I"))
    played.acts(Action.FLANK, use(10, "flank"), d.NoMore(), d.Buy(0))
    assert played.options() == (d.Say(Answer.PUT), d.Say(Answer.REMOVE))


def test_Q71_two_tanks_may_flank_each_other_at_one_range():
    played = table(10, 44, soviet=[33])
    played.given(MOVING, e.Spotted("german_I", "soviet_I"), e.FlankPut("soviet_I", "german_I"))
    played.acts(Action.FLANK, use(10, "flank"), d.NoMore(), d.Buy(0))
    played.does("german_1", d.Say(Answer.PUT))
    played.does("soviet_1", d.Pass())
    assert played.tank("german_I").flanks and played.tank("soviet_I").flanks


# --- mines, hull down, smoke, the crew


def test_TD72_a_tank_that_starts_in_mines_takes_the_tracks_of_a_damage_card():
    played = table(48, 44, alternate=True)
    played.given(MOVING, e.TerrainLaid("german_I", 77))
    played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(-200), damage=[2])
    tank = played.tank("german_I")
    assert tank.damaged and tank.range == 600 and not tank.broken


@pytest.mark.parametrize(("flipped", "flanks"), [(3, ("german_I",)), (2, ())])
def test_TD32_TD72_a_flip_against_a_flank_is_held_to_the_level_that_mines_have_left(flipped, flanks):
    played = table(48, 44, alternate=True)
    played.given(MOVING, e.TerrainLaid("german_I", 77), e.FlankPut("soviet_I", "german_I"))
    parts = (use(48, "move"), d.NoMore(), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(-200))
    played.acts(Action.MOVE, *parts, damage=[2], flips=[flipped])
    assert played.tank("german_I").damaged and played.tank("soviet_I").flanks == flanks


def test_TDR49_who_is_immobilised_by_mines_does_not_move_but_is_seen():
    played = table(48, 44, alternate=True)
    played.given(MOVING, e.TerrainLaid("german_I", 77))
    played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(-200), damage=[1])
    tank = played.tank("german_I")
    assert tank.immobilised and tank.range == 800 and 48 in played.board.discard
    assert played.tank("soviet_I").spots == ("german_I",)


def test_TDR49_TD32_nothing_but_SPOT_is_left_of_a_move_that_the_mines_have_prevented():
    played = table(48, 10, 44, alternate=True)
    played.given(MOVING, e.TerrainLaid("german_I", 77), e.FlankPut("soviet_I", "german_I"))
    parts = (use(48, "move"), d.NoMore(), use(10, "flank"), d.NoMore(), d.Buy(0), d.Go(-200))
    events = played.acts(Action.MOVE, *parts, damage=[1])
    assert of(events, e.CardFlipped) == of(events, e.FlankRemoved) == []
    assert played.asked() == [("german_1", "action")] and {48, 10} <= set(played.board.discard)
    assert played.tank("soviet_I").flanks == ("german_I",) and played.tank("soviet_I").spots == ("german_I",)


def test_TDR49_TDR11_a_bogged_tank_that_the_mines_immobilise_does_not_try_to_get_free():
    played = table(48, 44, alternate=True)
    played.given(MOVING, e.TerrainLaid("german_I", 77), e.Bogged("german_I", 4))
    events = played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.Buy(0), damage=[1])
    assert of(events, e.CardFlipped) == [] and played.tank("soviet_I").spots == ("german_I",)


@pytest.mark.parametrize(("flip", "down"), [(5, True), (6, False)])
def test_TD39_hull_down_in_a_field_takes_5_or_less_and_costs_no_card(flip, down):
    played = table(44)
    played.acts(Action.HULL_DOWN, flips=[flip])
    assert played.tank("german_I").hull_down == down and played.board.hands["german_1"] == (44,)


def test_TD39_a_move_or_new_terrain_ends_hull_down():
    played = table(48, 44)
    played.given(e.HullDown("german_I"))
    played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(0))
    assert not played.tank("german_I").hull_down


@pytest.mark.parametrize(("flip", "hidden"), [(50, True), (51, False)])
def test_TD37_smoke_lies_on_the_terrain_adds_its_cover_and_conceals_at_50(flip, hidden):
    played = table(20)
    played.given(MOVING, e.TerrainLaid("german_I", 72), e.Spotted("soviet_I", "german_I"))
    played.acts(Action.SMOKE, use(20, "smoke"), flips=[flip])
    assert sum(part.value for part in cover_parts(played.board, played.tank("german_I"))) == -40
    assert (played.tank("soviet_I").spots == ()) == hidden


def test_Q47_Q90_TDR83_a_smoked_tank_neither_fires_nor_spots_nor_lays_more_smoke():
    played = table(20, 25, 1, soviet_tanks=2)
    played.given(e.SmokeLaid("german_I", 21), e.Spotted("german_I", "soviet_I"))
    assert not {Action.FIRE, Action.SPOT, Action.SMOKE} & begun(played)


def test_TD37_a_tank_without_the_equipment_lays_no_smoke():
    assert Action.SMOKE not in begun(table(20, german_1_tank="ferdinand"))


def test_TD41_APCR_is_loaded_by_an_action():
    played = table(44)
    played.acts(Action.LOAD_APCR)
    tank = played.tank("german_I")
    assert (tank.apcr, tank.loaded) == (1, True) and Action.LOAD_APCR not in begun(played)


def test_TD42_TDR18_a_man_goes_to_a_vacant_place_for_a_card_but_none_to_the_commanders():
    played = table(44)
    played.given(e.ManHurt("german_I", Role.DRIVER, killed=True), e.ManHurt("german_I", Role.COMMANDER, killed=True))
    played.does("german_1", d.Act(Action.CREW))
    assert {option.place for option in played.options() if isinstance(option, d.Man)} == {
        Role.GUNNER,
        Role.LOADER,
        Role.BACKUP_DRIVER,
    }
    played.does("german_1", d.Man(Role.BACKUP_DRIVER), d.Drop(44), d.Confirm())
    assert played.tank("german_I").man_in(Role.DRIVER).role == Role.BACKUP_DRIVER


def test_TD29_there_is_one_tank_action_an_action_step():
    played = table(48, 44)
    played.acts(Action.LOAD_APCR)
    assert begun(played) == {Action.DONE}
    refused = played.answer(played.prompt(), d.Act(Action.MOVE))
    assert isinstance(refused, Rejection) and refused.rule == "TD29"
