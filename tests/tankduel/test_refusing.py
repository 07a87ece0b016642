"""What is refused is refused with the rule that it is against, in both languages."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Role
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.position import Table, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}
MOVED = e.TankMoved("german_I", 600, 95, 1)
SMOKED = e.SmokeLaid("german_I", 21)
OIL = {"mission": "h2", "flips": [1], "german_tanks": 0, "soviet_tanks": 0}
BURNING = e.FireBrokeOut("german_I", "soviet_I")


def table(*german, mission="m1", **options):
    return Table({"german_1": german}, mission=mission, first="german_I", **{**ONE_EACH, **options})


def refusal(played, decision):
    """The refusal of a decision; it is said in both languages, and what is possible with it."""
    assert decision not in played.options()
    prompt = played.prompt()
    refused = TANKDUEL.rules.decide(played.out, prompt.seat, prompt, decision, played.chance)
    assert isinstance(refused, Rejection) and 1 <= len(refused.accepted) <= 12
    assert text(refused.said, "en") != text(refused.said, "cs")
    return refused


def rule(played, decision):
    """The rule by which a decision is refused."""
    return refusal(played, decision).rule


@pytest.mark.parametrize(
    ("action", "given", "options", "against", "why"),
    [
        (
            Action.MOVE,
            (e.ManHurt("german_I", Role.DRIVER, killed=True),),
            {},
            "TD13",
            "nobody is in the driver's place",
        ),
        (Action.MOVE, (e.TracksHit("german_I", immobilised=True),), {}, "TD13", "it is immobilised"),
        (Action.FLANK, (MOVED,), {}, "TD33", "sees no enemy that it does not already flank"),
        (Action.FIRE, (), {}, "TD17", "has not spotted any enemy"),
        (Action.GUN, (), {}, "TD79", "has no anti-tank gun"),
        (Action.INFANTRY_ADVANCE, (), {}, "TD82", "does not fight in this battle"),
        (Action.INFANTRY_ADVANCE, (), OIL, "TD98", "begins its phase at 200 m or less"),
        (Action.FLANK, (), OIL, "TD98", "is in deep mud"),
        (Action.ROAD, (), {}, "TD98", "No road card"),
        (Action.ROAD, (), OIL, "TD12", "costs 2 order icons"),
    ],
)
def test_refusal_gives_the_one_reason_that_holds(action, given, options, against, why):
    played = table(44, **(options or {"infantry": "no"}))
    if played.prompt().kind == "hatch":
        played.does("german_1", d.Say(d.Answer.KEEP))
    played.given(*given)
    refused = refusal(played, d.Act(action))
    assert refused.rule == against and why in text(refused.said, "en")


def test_enemies_seen_beyond_the_range_of_the_gun_are_the_reason():
    played = table(71, german_1_tank="pz3j", infantry="no")
    played.given(e.Spotted("german_I", "soviet_I"))
    played.given(*[e.TankMoved(tank, 1000, card, 1) for tank, card in (("german_I", 94), ("soviet_I", 95))])
    refused = refusal(played, d.Act(Action.FIRE))
    assert (refused.rule, "beyond the range of its gun" in text(refused.said, "en")) == ("TD52", True)


def test_refused_choice_is_named_and_so_are_the_cards_that_can_be_chosen():
    played = table(44, 71, 62, 49)
    refused = refusal(played, d.Lay(44))
    assert text(refused.said, "en") == "You cannot choose this now: lay 44."
    played.does("german_1", d.Act(Action.MOVE))
    refused = refusal(played, d.Use(71, 0))
    assert text(refused.said, "en") == "Card 71 cannot be used this way. Choose a Move card."
    assert refused.accepted == ("use 49", "use 62", "back")


@pytest.mark.parametrize(
    ("action", "given", "against"),
    [
        (Action.MOVE, (), "TD13"),
        (Action.FLANK, (), "TD33"),
        (Action.TERRAIN, (), "TD34"),
        (Action.LEADERSHIP, (), "TD36"),
        (Action.SMOKE, (), "TD37"),
        (Action.SMOKE, (MOVED,), "TD37"),
        (Action.SMOKE, (SMOKED,), "TD37"),
        (Action.FIRE, (SMOKED,), "TD37"),
        (Action.SPOT, (SMOKED,), "TD37"),
        (Action.SPOT, (), "TD38"),
        (Action.HULL_DOWN, (MOVED,), "TD39"),
        (Action.LOAD_APCR, (), "TD41"),
        (Action.CREW, (), "TD42"),
        (Action.FIGHT_FIRE, (), "TD27"),
        (Action.MOVE, (BURNING,), "TD27"),
        (Action.DONE, (BURNING,), "TD27"),
        (Action.COMMAND, (), "TD44"),
        (Action.TERRAIN_ON_ENEMY, (), "TD47"),
        (Action.STOP, (), "TD48"),
        (Action.GUN, (), "TD79"),
        (Action.INFANTRY_ADVANCE, (), "TD82"),
        (Action.INFANTRY_ATTACK, (), "TD82"),
        (Action.ROAD, (), "TD98"),
    ],
)
def test_an_action_that_cannot_be_begun_is_refused_with_its_rule(action, given, against):
    played = table(71, german_1_tank="tiger", german_1_apcr=0, infantry="no")
    played.given(e.Spotted("german_I", "soviet_I"), *given)
    assert rule(played, d.Act(action)) == against


def test_TD97_in_fog_terrain_needs_a_Move_card_of_a_low_level():
    played = Table(mission="h1", infantry="no", **ONE_EACH)
    played.chance.flips = [56]
    played.arrange({"german_1": (71,)}, "german_I")
    played.given(e.TankMoved("german_I", 600, 95, 1))
    assert rule(played, d.Act(Action.TERRAIN)) == "TD97"


def test_TD43_infantry_acts_once_an_action_step():
    played = table(63, 45, 10, infantry="yes")
    played.does("german_1", d.Say(d.Answer.KEEP))
    played.acts(Action.INFANTRY_ADVANCE, d.Use(63, 0))
    assert rule(played, d.Act(Action.INFANTRY_ADVANCE)) == "TD43"


def test_TD30_TD13_a_card_is_refused_for_what_it_does_not_do_and_for_its_level():
    played = table(44, 71, 62, 49)
    played.does("german_1", d.Act(Action.MOVE))
    assert rule(played, d.Use(71, 0)) == "TD30"
    assert rule(played, d.Use(49, 7)) == "TD30"
    assert rule(played, d.Use(48, 0)) == "TD30", "not in the hand"
    played = table(44, 47, 100, german_1_tank="ferdinand")
    played.does("german_1", d.Act(Action.MOVE))
    assert rule(played, d.Use(100, 0)) == "TD13"


def test_TD12_a_card_without_order_icon_does_not_pay_and_none_pays_twice():
    played = table(44, 93, 97, 4, german_1_tank="tiger")
    played.does("german_1", d.Act(Action.MOVE), use(93, "move"), d.NoMore())
    while played.asked() != [("german_1", "oi")]:
        played.does("german_1", played.options()[0])
    assert rule(played, d.Pay(44)) == "TD12"
    assert rule(played, d.Pay(93)) == "TD12"


def test_TD17_a_target_is_an_enemy_that_is_spotted():
    played = table(23, german_tanks=2, soviet_tanks=4)
    for number in ("I", "II"):
        played.given(e.Spotted("german_I", f"soviet_{number}"))
    played.does("german_1", d.Act(Action.FIRE))
    assert rule(played, d.Aim("german_II")) == "TD52"
    hidden = {f"soviet_{number}" for number in ("I", "II", "III", "IV")} - set(played.tank("german_I").spots)
    assert hidden and {rule(played, d.Aim(one)) for one in hidden} == {"TD17"}


def test_TD20_a_target_is_in_line_of_sight():
    played = Table(mission="h1", infantry="no", german_tanks=3, soviet_tanks=3)
    played.chance.flips = [56]
    played.arrange({"german_1": (71,)}, "german_I")
    near = [e.TankMoved(f"soviet_{number}", 0, card, 1) for number, card in (("I", 95), ("II", 96))]
    played.given(e.TankMoved("german_I", 200, 94, 1), *near)
    played.does("german_1", d.Act(Action.SPOT))
    assert rule(played, d.Aim("soviet_III")) == "TD20"


def test_TDR6_nobody_drives_beyond_the_edge():
    played = table(47)
    played.given(e.TankMoved("german_I", 1000, 95, 1))
    played.does("german_1", d.Act(Action.MOVE), use(47, "move"))
    while played.asked() != [("german_1", "range_step")]:
        played.does("german_1", played.options()[0])
    assert rule(played, d.Go(200)) == "TDR6"
