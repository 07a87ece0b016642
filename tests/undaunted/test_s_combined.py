"""S22, R4: fight and fade, assault, secure."""

from kronika.domain.kernel.events import DiceRolled
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Assault, Attack, FightAndFade, Move, Recon, Secure
from kronika.domain.undaunted.content import Action, ActionName, Face
from kronika.domain.undaunted.rules.casualties import Lose
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.rules.step import Stop
from tests.undaunted.stalingrad import position, side


def asked(game):
    return game.prompt().seat, game.prompt().kind


def steps(game):
    return {decision.to for decision in game.legal() if isinstance(decision, Step)}


# --- fight and fade


def fading(hand="scout-a", at="riflemen-a@a scouts-a@b", **options):
    us = side(at=at, marks="a", hand=hand, supply="fog-of-war1", deck="fog-of-war2")
    return position("a b c d", us, side(at="riflemen-a@d riflemen-b@d", hand="rifleman-a"), **options)


def test_S22_fight_and_fade_a_combat_action_of_the_card_then_a_stalk_of_one_tile():
    game = fading(dice=[1])
    (rolled,) = [
        event
        for event in game.do(Play("soviet-scout-a", FightAndFade(ActionName.ATTACK, "german-riflemen-a")))
        if isinstance(event, DiceRolled)
    ]
    assert (rolled.use.purpose.action, rolled.test.target) == ("attack", 4 + 2)
    assert steps(game) == {"a", "c"}
    game.do(Step("c"))
    assert (game.at("soviet-scouts-a"), list(game.board.sides["soviet"].markers)) == ("c", ["a"])
    assert (asked(game), game.zone("soviet", "supply")) == (("soviet", "play"), "fog-of-war1")


def test_S22_fight_and_fade_the_stalk_may_be_left_out():
    game = fading(dice=[1])
    game.do(Play("soviet-scout-a", FightAndFade(ActionName.ATTACK, "german-riflemen-a")))
    game.do(Stop())
    assert (game.at("soviet-scouts-a"), asked(game)) == ("b", ("soviet", "play"))


def test_S22_fight_and_fade_the_fight_cannot_be_left_out():
    game = position("a b", side(at="riflemen-a@a scouts-a@a", marks="a b", hand="scout-a"))
    assert not [act for act in game.acts("soviet-scout-a") if isinstance(act, FightAndFade)]


def test_S22_fight_and_fade_the_stalk_comes_when_the_enemys_loss_is_settled():
    game = fading(dice=[0])
    game.do(Play("soviet-scout-a", FightAndFade(ActionName.ATTACK, "german-riflemen-a")))
    assert asked(game) == ("german", "casualty")
    game.do(Lose("german-rifleman-a"))
    assert asked(game) == ("soviet", "step")


def test_S22_fight_and_fade_any_combat_action_of_the_card_as_it_is_printed():
    fights = {
        "soviet-scout-a": (
            Action(ActionName.FIGHT_AND_FADE),
            Action(ActionName.GRENADE, 1, least=2),
            Action(ActionName.ANTI_TANK, structures=1),
            Action(ActionName.SUPPRESS, 1, most=1),
            Action(ActionName.SCOUT, 1),
        )
    }
    game = fading(printed=fights, tunnels="a", dice=[1, 1])
    found = {(act.fight, act.target) for act in game.acts("soviet-scout-a") if isinstance(act, FightAndFade)}
    assert found == {(ActionName.GRENADE, "d"), (ActionName.ANTI_TANK, "tunnel a")}
    for act in (
        FightAndFade(ActionName.SCOUT, "c"),
        FightAndFade(ActionName.ATTACK, "german-riflemen-a"),
    ):
        assert game.refused(Play("soviet-scout-a", act)).rule == "S22"
    for act in (
        FightAndFade(ActionName.SUPPRESS, "german-riflemen-a"),
        FightAndFade(ActionName.GRENADE, "c"),
    ):
        assert game.refused(Play("soviet-scout-a", act)).rule == "S16"
    game.do(Play("soviet-scout-a", FightAndFade(ActionName.GRENADE, "d")))
    game.do(Strike("german-riflemen-b"))
    assert (asked(game), game.chance.used_up) == (("soviet", "step"), True)


def test_S22_fight_and_fade_the_odds_are_those_of_the_fight():
    game = fading()
    odds = game.odds(Play("soviet-scout-a", FightAndFade(ActionName.ATTACK, "german-riflemen-a")))
    assert (odds.target, odds.dice) == (4 + 2, 1)


def test_S22_fight_and_fade_scouts_hit_by_their_own_bombard_may_still_stalk():
    self_bombarding = {"soviet-scout-a": (Action(ActionName.FIGHT_AND_FADE), Action(ActionName.BOMBARD, 1))}
    game = fading(printed=self_bombarding, dice=[0])
    game.do(Play("soviet-scout-a", FightAndFade(ActionName.BOMBARD, "b")))
    assert game.zone("soviet", "casualties") == "scout-a"
    assert steps(game) == {"a", "c"}


# --- assault


def assaulting(hand="stormer-a", at="riflemen-a@a", german="scouts-a@b riflemen-b@c", marks="a b", **options):
    us = side(at=at, marks=marks, hand=hand)
    return position("a b c", us, side(at=german, hand="scout-a"), **options)


def test_S22_assault_a_move_of_one_tile_then_a_combat_action_of_the_card():
    game = assaulting(dice=[0, 1])
    game.do(Play("soviet-stormer-a", Assault("b")))
    assert (game.at("soviet-riflemen-a"), asked(game)) == ("b", ("soviet", "assault"))
    targets = {decision.act.target for decision in game.legal() if isinstance(decision, Perform)}
    assert targets == {"german-scouts-a", "german-riflemen-b"}
    assert game.odds(Perform(Attack("german-scouts-a"))).target == 5 + 0
    game.do(Perform(Attack("german-scouts-a")))
    game.do(Lose("german-scout-a"))
    assert asked(game) == ("soviet", "play")


def test_S22_assault_the_combat_may_be_left_out():
    game = assaulting()
    game.do(Play("soviet-stormer-a", Assault("b")))
    game.do(Stop())
    assert (game.at("soviet-riflemen-a"), asked(game)) == ("b", ("soviet", "play"))


def test_S22_R4_assault_the_move_cannot():
    game = assaulting(marks="a")
    assert not [act for act in game.acts("soviet-stormer-a") if isinstance(act, Assault)]
    assert game.refused(Play("soviet-stormer-a", Assault("b"))).rule == "S22"
    assert game.refused(Play("soviet-stormer-a", Assault("c"))).rule == "U1"


def test_S22_assault_only_a_combat_action_may_follow_within_its_range():
    near = {
        "soviet-stormer-a": (
            Action(ActionName.ASSAULT),
            Action(ActionName.ATTACK, 1, most=0),
            Action(ActionName.MOVE, 1),
        )
    }
    game = assaulting(printed=near)
    game.do(Play("soviet-stormer-a", Assault("b")))
    assert game.legal() == (Perform(Attack("german-scouts-a")), Stop())
    assert game.refused(Perform(Move("a"))).rule == "S22"
    assert game.refused(Perform(Attack("german-riflemen-b"))).rule == "S16"


def test_S22_assault_it_ends_by_itself_where_nothing_can_be_hit():
    game = assaulting(german="tank@c")
    game.do(Play("soviet-stormer-a", Assault("b")))
    assert asked(game) == ("soviet", "play")


def test_S22_assault_by_a_counter_that_comes_on():
    storming = {"soviet-scout-a": (Action(ActionName.ASSAULT), Action(ActionName.ATTACK, 1))}
    game = assaulting("scout-a", printed=storming, dice=[1])
    game.do(Play("soviet-scout-a", Assault("b")))
    game.do(Perform(Attack("german-scouts-a")))
    assert game.at("soviet-scouts-a") == "b"


# --- secure


def securing(hand="scout-a fog-of-war1", at="riflemen-a@a scouts-a@a", **options):
    us = side(at=at, marks="a", hand=hand, deck="rifleman-a", supply="fog-of-war2 fog-of-war3")
    return position("a b c", us, side(at="riflemen-a@c"), **options)


def test_S22_secure_a_recon_then_a_scout_of_one_tile():
    game = securing()
    game.do(Play("soviet-scout-a", Secure()))
    assert (game.zone("soviet", "aside"), game.zone("soviet", "hand")) == ("fog-of-war1", "rifleman-a")
    game.do(Step("b"))
    assert game.board.sides["soviet"].markers == {"a": Face.SCOUTED, "b": Face.SCOUTED}
    assert (game.zone("soviet", "discard"), asked(game)) == ("fog-of-war2", ("soviet", "play"))


def test_S22_secure_the_scout_may_be_left_out():
    game = securing()
    game.do(Play("soviet-scout-a", Secure()))
    game.do(Stop())
    assert (game.at("soviet-scouts-a"), list(game.board.sides["soviet"].markers)) == ("a", ["a"])


def test_S22_secure_the_recon_cannot_R14_Q33():
    game = securing("scout-a rifleman-b")
    for act in (Secure(), Recon()):
        assert act not in game.acts("soviet-scout-a")
        assert game.refused(Play("soviet-scout-a", act)).rule == "R14"


def test_U19_the_fog_of_war_of_a_recon_is_set_aside_where_everybody_sees_it():
    game = securing()
    game.do(Play("soviet-scout-a", Recon()))
    assert game.zone("soviet", "aside") == "fog-of-war1"
    assert game.seen_by("german").sides["soviet"].aside == ("soviet-fog-of-war1",)
    assert not [event for event in game.log if isinstance(event, e.CardLost)]


def test_S22_secure_by_a_card_without_a_counter_is_a_recon_alone():
    radio = {"soviet-nurse": (Action(ActionName.SECURE),)}
    game = securing("nurse fog-of-war1", printed=radio)
    game.do(Play("soviet-nurse", Secure()))
    assert (game.zone("soviet", "aside"), asked(game)) == ("fog-of-war1", ("soviet", "play"))
