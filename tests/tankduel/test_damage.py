"""Damage cards, crews, fire, morale, bailing out, lost tanks (TD26–TD28, TD61–TD75)."""

import pytest

from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Harm, Item, Role
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.damage import _for_crew
from tests.tankduel.position import Table, of, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}
NEAR = (
    e.TankMoved("german_I", 0, 95, 1),
    e.TankMoved("soviet_I", 0, 96, 1),
    e.TerrainLaid("german_I", 72),
    e.TerrainLaid("soviet_I", 73),
    e.Spotted("german_I", "soviet_I"),
)


def table(*german, soviet=(), **options):
    """The German tank acts; both stand in woods at 000, where most shots hit and go through."""
    played = Table({"german_1": (25, *german), "soviet_1": soviet}, first="german_I", **{**ONE_EACH, **options})
    played.given(*NEAR)
    return played


def hit(played, *flips, damage, location=82, power=97):
    """A shot that hits (in the hull, unless told otherwise) and goes through (heavily), with what follows."""
    empty = not played.board.hands["german_1"][1:]
    tank = played.tank("german_I")
    asks = [] if empty or not tank.apcr or tank.loaded else [d.Say(Answer.NO)]
    rest = [] if empty else [d.NoMore(), d.NoMore(), *asks, d.Buy(0)]
    events = played.acts(
        Action.FIRE, use(25, "fire"), *(rest or asks), flips=[10, location, power, *flips], damage=[damage]
    )
    return events + (played.does("soviet_1", d.Pass()) if ("soviet_1", "reaction") in played.asked() else [])


def test_TD61_the_critical_section_is_read_if_the_target_number_is_the_critical_number():
    played = table(44)
    (read,) = of(hit(played, 74, 83, damage=17), e.DamageRead)
    assert read.critical and read.items[0].harm == Harm.CHECK_EXPLOSION


@pytest.mark.parametrize(("power", "items"), [(97, ["wound"]), (79, [])])
def test_TD61_else_the_heavy_or_the_light_section_of_the_location(power, items):
    played = table(44)
    (read,) = of(hit(played, damage=15, power=power), e.DamageRead)
    assert [item.harm.value for item in read.items] == items and not read.critical


def test_TD67_Q29_a_wounded_man_who_is_wounded_again_dies_and_his_points_go_to_the_shooter():
    played = table(44)
    played.given(e.ManHurt("soviet_I", Role.DRIVER, killed=False))
    hit(played, damage=15)
    assert played.tank("soviet_I").man(Role.DRIVER).dead and played.tank("german_I").vp == 2


def test_TD62_dead_men_and_roles_that_the_tank_lacks_are_passed_over():
    played = table(44, soviet_1_tank="su100")
    events = hit(played, damage=17, power=58)
    assert [event.role for event in of(events, e.ManHurt)] == [Role.LOADER], "an SU-100 has no backup driver"


def test_Q81_TDR61_a_backup_driver_killed_at_the_wheel_is_worth_his_own_points():
    played = table(44)
    played.given(
        e.ManHurt("soviet_I", Role.DRIVER, killed=True), e.ManMoved("soviet_I", Role.BACKUP_DRIVER, Role.DRIVER)
    )
    hit(played, 56, damage=6, power=58)
    assert played.tank("soviet_I").man(Role.BACKUP_DRIVER).dead and played.tank("german_I").vp == 1


def test_TDR19_items_for_commander_and_gunner_mean_the_commander_gunner_once_and_the_heavier():
    played = table(44)
    items = (Item(Harm.KILL, Role.GUNNER), Item(Harm.WOUND, Role.COMMANDER), Item(Harm.CHECK_EXPLOSION))
    assert _for_crew(played.board, played.tank("soviet_I"), items) == (
        Item(Harm.KILL, Role.COMMANDER_GUNNER),
        Item(Harm.CHECK_EXPLOSION),
    )


@pytest.mark.parametrize(("flip", "burns"), [(24, True), (83, False)])
def test_TD63_small_letters_need_a_flip_with_that_icon(flip, burns):
    played = table(44)
    hit(played, flip, damage=20, power=58)
    assert played.tank("soviet_I").on_fire == burns


def test_TD63_TDR14_capital_letters_happen_without_a_flip_and_a_burning_tank_burns_once():
    played = table(44)
    hit(played, damage=20, location=77, power=58)
    soviet = played.tank("soviet_I")
    assert soviet.on_fire and soviet.fire_by == "german_I"


def test_TD64_a_hit_on_the_main_gun_costs_Fire_levels_for_good():
    played = table(44)
    hit(played, damage=5, location=77, power=58)
    assert played.tank("soviet_I").gun_hits == 1


def test_Q31_a_catastrophic_hit_kills_all_without_escape_checks():
    played = table(44)
    events = hit(played, damage=1, location=77, power=58)
    assert of(events, e.TankLost)[0].how == "catastrophic" and played.tank("german_I").vp == 14
    assert len(of(events, e.CardFlipped)) == 3


def test_TDR12_tracks_are_damaged_first_and_then_the_tank_is_immobilised():
    played = table(44)
    hit(played, damage=2, location=20, power=58)
    assert (played.tank("soviet_I").damaged, played.tank("soviet_I").immobilised) == (True, False)
    again = table(44)
    again.given(e.TracksHit("soviet_I", immobilised=False))
    hit(again, damage=2, location=20, power=58)
    assert again.tank("soviet_I").immobilised


def test_TD66_a_dead_commander_costs_the_Spots_and_Ranging_that_the_tank_holds():
    played = table(44)
    played.given(e.Spotted("soviet_I", "german_I"), e.Ranged("soviet_I", "german_I", 20))
    hit(played, 74, 83, damage=14, location=77, power=58)
    soviet = played.tank("soviet_I")
    assert soviet.commander_dead and soviet.spots == () and soviet.ranged == ""


def test_TDR50_a_tank_whose_last_man_dies_is_lost():
    played = table(44)
    for role in (Role.COMMANDER_GUNNER, Role.LOADER, Role.BACKUP_DRIVER):
        played.given(e.ManHurt("soviet_I", role, killed=True))
    events = hit(played, damage=6, power=58)
    assert of(events, e.TankLost)[0].how == "crew" and played.tank("german_I").medals == 1


# --- morale


@pytest.mark.parametrize(("quality", "breaks"), [("green", True), ("veteran", True), ("elite", False)])
def test_TD68_a_crossed_quality_breaks_the_crew(quality, breaks):
    """Card 12 crosses green and veteran crews, and no condition holds."""
    played = table(44, soviet_1_crew=quality)
    hit(played, damage=12, location=77, power=79)
    assert played.tank("soviet_I").broken == breaks


def test_Q27_a_dead_driver_is_not_immobilised_for_morale():
    """Card 13 crosses a dead commander and fire, card 2 immobilisation: with a dead driver alone nobody breaks."""
    played = table(44)
    played.given(e.ManHurt("soviet_I", Role.DRIVER, killed=True))
    hit(played, damage=2, power=79)
    assert not played.tank("soviet_I").broken


def test_TD68_a_condition_that_holds_breaks_a_crew_that_its_quality_would_not():
    played = table(44)
    played.given(e.TracksHit("soviet_I", immobilised=True))
    hit(played, damage=2, power=79)
    assert played.tank("soviet_I").broken and played.tank("soviet_I").broken_by == "german_I"


def test_Q28_TD69_the_quality_stays_that_of_the_commander_even_when_he_is_dead():
    played = table(44, soviet_1_crew="elite")
    played.given(e.ManHurt("soviet_I", Role.COMMANDER_GUNNER, killed=True))
    assert played.tank("soviet_I").quality == "elite"


# --- escape


def test_Q30_two_cards_are_flipped_for_a_wounded_man_even_if_the_first_shows_the_icon():
    played = table(44, soviet=[43])
    played.given(e.ManHurt("soviet_I", Role.DRIVER, killed=False))
    hit(played, damage=7, power=58)
    assert played.asked() == [("soviet_1", "escape_order")]
    events = played.does("soviet_1", d.Man(Role.DRIVER), flips=[61, 8])
    assert len(of(events, e.CardFlipped)) == 2 and of(events, e.ManHurt)[0].killed


def test_TD73_TD75_survivors_are_saved_and_the_tank_is_lost():
    played = table(44, soviet=[41, 42, 43])
    hit(played, damage=7, power=58)
    order = [d.Man(role) for role in (Role.DRIVER, Role.LOADER, Role.BACKUP_DRIVER)]
    played.does("soviet_1", *order, flips=[56, 61, 80, 64])
    soviet, german = played.tank("soviet_I"), played.tank("german_I")
    assert soviet.out and (german.vp, german.medals) == (2 + 4, 1)
    assert len(played.board.hands["soviet_1"]) == 1, "half of three, rounded up, is lost"


def test_Q36_of_one_card_in_hand_that_one_is_lost():
    played = table(44, soviet=[43])
    events = hit(played, damage=1, location=77, power=58)
    assert of(events, e.CardLost)[0].use.audience == "soviet_1" and played.board.hands["soviet_1"] == ()


def test_TD21_a_lost_tank_takes_all_tokens_of_it_and_on_it_along():
    played = table(44)
    played.given(
        e.Spotted("soviet_I", "german_I"), e.FlankPut("soviet_I", "german_I"), e.FlankPut("german_I", "soviet_I")
    )
    hit(played, damage=1, location=77, power=58)
    german, soviet = played.tank("german_I"), played.tank("soviet_I")
    assert german.spots == german.flanks == soviet.spots == soviet.flanks == ()


def test_TDR20_a_tank_lost_before_its_turn_loses_the_turn_and_its_initiative_card():
    played = table(44)
    hit(played, damage=1, location=77, power=58)
    assert "soviet_I" not in played.board.shown and played.board.order == ()


# --- fire


def burning(*german, **options):
    """The German tank burns at the beginning of its next phase."""
    played = Table({"german_1": german, "soviet_1": [43]}, first="soviet_I", **{**ONE_EACH, **options})
    played.given(e.FireBrokeOut("german_I", "soviet_I"))
    played.ends()
    return played


@pytest.mark.parametrize(("flip", "out"), [(14, True), (83, False)])
def test_TD26_TDG8_an_extinguisher_puts_the_fire_out_and_without_an_icon_it_burns_on(flip, out):
    played = burning(44)
    assert played.asked() == [("german_1", "fire_check")]
    played.does("german_1", d.Say(Answer.FLIP), flips=[flip])
    assert played.tank("german_I").on_fire != out


def test_Q33_a_fire_icon_drives_the_crew_out_by_fire_icons():
    played = burning(44)
    played.does("german_1", d.Say(Answer.FLIP), flips=[24])
    roles = (Role.COMMANDER, Role.GUNNER, Role.LOADER, Role.DRIVER)
    played.does("german_1", *map(d.Man, roles), flips=[30, 74, 80, 64, 8])
    assert of(played.out.events, e.TankLost)[0].how == "fire"
    assert played.tank("soviet_I").vp == 5 + 2 + 4, "30 and 64 show fire: the commander and the driver die"


def test_TD26_four_order_icons_put_the_fire_out():
    played = burning(5, 6, 44)
    played.does("german_1", d.Say(Answer.PAY), d.Pay(5), d.Pay(6))
    assert not played.tank("german_I").on_fire and played.board.hands["german_1"] == (44,)


def test_Q40_five_order_icons_for_a_cost_of_four_give_no_change():
    played = burning(5, 50, 6, 44)
    played.does("german_1", d.Say(Answer.PAY), d.Pay(5), d.Pay(50), d.Pay(6))
    assert played.board.hands["german_1"] == (44,)


def test_TD74_Q32_who_bails_out_costs_the_tank_only_and_its_points_go_to_who_set_it_on_fire():
    played = burning(44)
    played.does("german_1", d.Say(Answer.BAIL_OUT))
    soviet = played.tank("soviet_I")
    assert (soviet.vp, soviet.medals) == (4, 1)


def test_Q34_TD27_TDR13_a_tank_that_still_burns_has_to_fight_the_fire_as_its_tank_action():
    played = burning(48, 44)
    played.does("german_1", d.Say(Answer.FLIP), flips=[83])
    assert played.options() == (d.Act(Action.FIGHT_FIRE),)
    played.does("german_1", d.Act(Action.FIGHT_FIRE), d.Say(Answer.FLIP), flips=[14])
    assert not played.tank("german_I").on_fire and played.options() == (d.Act(Action.DONE),)


def test_Q75_TDR58_TD123_a_tank_that_burns_out_in_its_action_step_has_no_further_step():
    played = burning(48, 44)
    played.does("german_1", d.Say(Answer.FLIP), d.Act(Action.FIGHT_FIRE), d.Say(Answer.BAIL_OUT), flips=[83])
    assert played.tank("german_I").seat == "german_1" and played.board.round == 2


# --- broken crews


def broken(*german, **options):
    played = Table({"german_1": german, "soviet_1": [43]}, first="soviet_I", **{**ONE_EACH, **options})
    played.given(e.MoraleBroke("german_I", "soviet_I"))
    played.ends()
    return played


def test_TD28_TDG9_a_veteran_crew_rallies_by_card_11():
    played = broken(44)
    played.does("german_1", d.Say(Answer.DRAW), damage=[11])
    assert not played.tank("german_I").broken and played.asked() == [("german_1", "action")]


def test_Q35_who_fails_the_morale_check_bails_out():
    played = broken(44)
    played.does("german_1", d.Say(Answer.DRAW), damage=[14])
    soviet = played.tank("soviet_I")
    assert (soviet.vp, soviet.medals) == (4, 1) and of(played.out.events, e.TankLost)[0].how == "bailed_out"


def test_TD28_four_order_icons_rally():
    played = broken(5, 6, 44)
    played.does("german_1", d.Say(Answer.PAY), d.Pay(5), d.Pay(6))
    assert not played.tank("german_I").broken


@pytest.mark.parametrize(("flip", "clears"), [(54, True), (55, False)])
def test_TD25_smoke_clears_with_a_target_number_of_at_most_4(flip, clears):
    played = Table({"german_1": [44], "soviet_1": [43]}, first="soviet_I", **ONE_EACH)
    played.given(e.SmokeLaid("german_I", 21))
    played.chance.flips = [flip]
    played.ends()
    assert (played.tank("german_I").box.smoke == 0) == clears


def test_TD5_SHUFFLE_puts_all_damage_cards_back_that_lie_before_no_tank():
    played = broken(44)
    played.given(*(e.DamageDrawn(of(played.out.events, e.CardDrawn)[0].use, "", 0, card) for card in (1, 2)))
    played.given(e.ActionEnded())
    assert len(played.board.damage_deck) == 19
    events = played.does("german_1", d.Say(Answer.DRAW), damage=[0, 11])
    assert [event.card for event in of(events, e.DamageDrawn)] == [0, 11]
    assert played.board.damage_discard == (11,)
