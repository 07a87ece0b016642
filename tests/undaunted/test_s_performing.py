"""S5, S22, R2: inspire and exert make a card of the play area act again."""

import msgspec
import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import DecisionMade, DiceRolled
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import (
    Assault,
    Attack,
    Bolster,
    Exert,
    FightAndFade,
    Grenade,
    Inspire,
    Move,
    Scout,
    Suppress,
)
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.casualties import Displace, Lose
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import Play, Ready
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.text import describe_decision, describe_event
from tests.undaunted.stalingrad import MOVE, position, side

UPGRADED = {
    "soviet-rifleman-a": (
        MOVE,
        Action(ActionName.ATTACK, 3, upgraded=True),
        Action(ActionName.ASSAULT),
        Action(ActionName.FIGHT_AND_FADE),
        Action(ActionName.GRENADE, 1),
    )
}


def inspiring(hand="squad-leader-a", play="rifleman-a", at="riflemen-a@a", german="riflemen-a@b", **options):
    us = side(at=at, marks="a b", hand=hand, play=play, supply="rifleman-a9", deck="fog-of-war1 fog-of-war2")
    return position("a b c", us, side(at=german), **options)


def chosen(game, card):
    return {act.card.removeprefix("soviet-") for act in game.acts(f"soviet-{card}") if hasattr(act, "card")}


def performed(game):
    return {type(decision.act) for decision in game.legal()}


def asked(game):
    return game.prompt().seat, game.prompt().kind


INSPIRE = Play("soviet-squad-leader-a", Inspire("soviet-rifleman-a"))
EXERT = Play("soviet-commissar", Exert("soviet-rifleman-a"))


# --- S5: inspire


def test_S5_a_card_of_the_squad_in_the_play_area_performs_one_of_its_actions_and_stays_there():
    game = inspiring()
    game.do(INSPIRE)
    assert asked(game) == ("soviet", "perform")
    game.do(Perform(Move("b")))
    assert (game.at("soviet-riflemen-a"), game.zone("soviet", "play")) == ("b", "rifleman-a squad-leader-a")
    assert (game.zone("soviet", "hand"), asked(game)) == ("", ("soviet", "play"))


def test_S5_one_action_once():
    game = inspiring()
    game.do(INSPIRE)
    game.do(Perform(Move("b")))
    assert not [decision for decision in game.legal() if isinstance(decision, Perform)]


def test_S5_only_cards_of_the_squad():
    game = inspiring(play="rifleman-a rifleman-b starshina", at="riflemen-a@a riflemen-b@a")
    assert chosen(game, "squad-leader-a") == {"rifleman-a"}
    for card in ("soviet-rifleman-b", "soviet-starshina", "soviet-rifleman-a9"):
        assert game.refused(Play("soviet-squad-leader-a", Inspire(card))).rule == "S5"


def test_S5_a_leader_of_the_squad_too():
    game = inspiring(hand="squad-leader-a1", play="squad-leader-a2 rifleman-a")
    game.do(Play("soviet-squad-leader-a1", Inspire("soviet-squad-leader-a2")))
    assert performed(game) == {Bolster}


def test_S5_a_card_whose_counter_is_off_the_board_brings_it_on():
    game = inspiring(play="scout-a")
    game.do(Play("soviet-squad-leader-a", Inspire("soviet-scout-a")))
    game.do(Perform(Scout("b")))
    assert game.at("soviet-scouts-a") == "b"


def test_S5_U9_not_a_card_of_a_suppressed_counter_which_performs_no_action():
    game = inspiring(at="riflemen-a@a!")
    refused = game.refused(INSPIRE)
    assert (refused.rule, refused.accepted) == ("S5", ())


def test_S5_U12_nor_one_that_can_do_nothing():
    game = position("a b", side(at="riflemen-a@a", hand="squad-leader-a", play="grenadier-a"), side(at="tank@a"))
    assert game.refused(Play("soviet-squad-leader-a", Inspire("soviet-grenadier-a"))).rule == "S5"


def test_S5_a_card_that_turned_its_counter_ready_may_act_then():
    """The example round of the rulebook."""
    us = side(at="machine-gunners-a@a! riflemen-a@a", hand="machine-gunner-a squad-leader-a")
    game = position("a b", us, side(at="riflemen-a@b"), dice=[0, 1, 1, 1])
    game.do(Ready("soviet-machine-gunner-a"))
    game.do(Play("soviet-squad-leader-a", Inspire("soviet-machine-gunner-a")))
    game.do(Perform(Suppress("german-riflemen-a")))
    assert game.at("german-riflemen-a") == "b!"


def test_S5_Q39_not_an_upgraded_action():
    game = inspiring(printed=UPGRADED)
    game.do(INSPIRE)
    assert Attack not in performed(game)
    refused = game.refused(Perform(Attack("german-riflemen-a")))
    assert refused.rule == "S5"


def test_S5_Q39_nor_one_within_another_action():
    """«While you perform inspire you cannot perform an upgraded action»: not after an assault either."""
    game = inspiring(printed=UPGRADED)
    game.do(INSPIRE)
    fights = {decision.act for decision in game.legal() if isinstance(decision.act, FightAndFade)}
    assert fights == {FightAndFade(ActionName.GRENADE, "b")}
    refused = game.refused(Perform(FightAndFade(ActionName.ATTACK, "german-riflemen-a")))
    assert refused.rule == "S5"
    game.do(Perform(Assault("b")))
    assert game.legal() == (Perform(Grenade("b")), Stop())
    assert game.refused(Perform(Attack("german-riflemen-a"))).rule == "S5"


def test_S5_played_from_hand_they_are_allowed_within_another_action():
    game = inspiring(hand="rifleman-a", play="", printed=UPGRADED)
    assert FightAndFade(ActionName.ATTACK, "german-riflemen-a") in game.acts("soviet-rifleman-a")
    game.do(Play("soviet-rifleman-a", Assault("b")))
    assert Perform(Attack("german-riflemen-a")) in game.legal()


def test_S5_the_card_played_is_the_only_one_that_moves():
    game = inspiring()
    moved = [event for event in game.do(INSPIRE) if isinstance(event, e.CardMoved)]
    assert moved == [e.CardMoved("soviet", "soviet-squad-leader-a", Zone.HAND, Zone.PLAY)]


# --- S22: exert


def test_S22_exert_an_infantry_card_performs_an_action_and_its_counter_is_suppressed():
    game = inspiring("commissar")
    game.do(EXERT)
    assert game.at("soviet-riflemen-a") == "a"
    game.do(Perform(Move("b")))
    assert (game.at("soviet-riflemen-a"), game.zone("soviet", "play")) == ("b!", "commissar rifleman-a")


def test_S22_Q39_exert_takes_upgraded_actions_too_also_within_another():
    game = inspiring("commissar", printed=UPGRADED)
    game.do(EXERT)
    assert {Attack, Move, Assault, FightAndFade} <= performed(game)
    game.do(Perform(Assault("b")))
    assert Perform(Attack("german-riflemen-a")) in game.legal()


def test_S22_exert_of_any_squad_or_none_guns_too_but_no_tank_and_no_leader():
    us = side(
        at="riflemen-a@a riflemen-b@a gun@a tank@a",
        marks="a b",
        hand="commissar",
        play="rifleman-b sniper gun tank squad-leader-a starshina",
        supply="rifleman-a",
    )
    game = position("a b", us, side(at="riflemen-a@b"))
    assert chosen(game, "commissar") == {"rifleman-b", "sniper", "gun"}
    for card in ("tank", "squad-leader-a", "rifleman-a"):
        assert game.refused(Play("soviet-commissar", Exert(f"soviet-{card}"))).rule == "S22"


def test_S22_exert_suppresses_when_all_of_the_action_is_done():
    us = side(at="riflemen-a@a scouts-a@a", marks="a", hand="commissar", play="scout-a", deck="fog-of-war1")
    game = position("a b c", us, side(at="riflemen-a@c"))
    game.do(Play("soviet-commissar", Exert("soviet-scout-a")))
    game.do(Perform(Scout("b")))
    assert (game.at("soviet-scouts-a"), asked(game)) == ("b", ("soviet", "step"))
    game.do(Step("c"))
    assert game.at("soviet-scouts-a") == "c!"


def test_S22_exert_suppresses_after_the_enemys_losses_and_their_displacement():
    us = side(at="riflemen-a@a", hand="commissar", play="rifleman-a")
    game = position("a b c", us, side(at="scouts-a@b riflemen-a@c", marks="c"), dice=[0])
    game.do(EXERT)
    game.do(Perform(Attack("german-scouts-a")))
    game.do(Lose(""))
    assert game.at("soviet-riflemen-a") == "a"
    game.do(Displace("c"))
    assert game.at("soviet-riflemen-a") == "a!"


def test_S22_U9_exert_cannot_be_used_on_a_suppressed_counter():
    game = inspiring("commissar", at="riflemen-a@a!")
    assert game.refused(EXERT).rule == "S22"


def test_S22_exert_brings_a_counter_on_and_suppresses_it():
    game = inspiring("commissar", play="scout-a")
    game.do(Play("soviet-commissar", Exert("soviet-scout-a")))
    game.do(Perform(Scout("b")))
    game.do(Stop())
    assert game.at("soviet-scouts-a") == "b!"


# --- R2


def test_R2_Q38_neither_chooses_the_card_that_is_being_resolved():
    game = inspiring(hand="squad-leader-a", play="rifleman-a")
    assert game.refused(Play("soviet-squad-leader-a", Inspire("soviet-squad-leader-a"))).rule == "R2"
    exerting = {"soviet-rifleman-a1": (Action(ActionName.EXERT, 1), MOVE)}
    game = inspiring(hand="rifleman-a1", play="rifleman-a2", printed=exerting)
    assert chosen(game, "rifleman-a1") == {"rifleman-a2"}
    assert game.refused(Play("soviet-rifleman-a1", Exert("soviet-rifleman-a1"))).rule == "R2"


def test_R2_a_card_that_was_inspired_or_exerted_neither_inspires_nor_exerts():
    both = (Action(ActionName.INSPIRE, 1, ("A",)), Action(ActionName.EXERT, 1), MOVE)
    for hand in ("squad-leader-a", "commissar"):
        game = inspiring(hand=hand, play="rifleman-a rifleman-a2", printed={"soviet-rifleman-a": both})
        game.do(INSPIRE if hand == "squad-leader-a" else EXERT)
        assert performed(game) == {Move}
        for act in (Inspire("soviet-rifleman-a2"), Exert("soviet-rifleman-a2")):
            assert game.refused(Perform(act)).rule == "R2"


# --- S5: a card that prints an action twice, as its kind does and upgraded


TWICE = {
    "soviet-rifleman-a": (
        MOVE,
        Action(ActionName.ATTACK, 1),
        Action(ActionName.ATTACK, 3, most=1, upgraded=True),
        Action(ActionName.ASSAULT),
        Action(ActionName.FIGHT_AND_FADE),
    )
}
NEAR, FAR = "german-scouts-a", "german-snipers"


def twice(hand="rifleman-a", play="", **options):
    us = side(at="riflemen-a@a", marks="a b", hand=hand, play=play)
    return position("a b c", us, side(at="scouts-a@b snipers@c riflemen-c@c"), printed=TWICE, **options)


def dice_thrown(events):
    (rolled,) = [event for event in events if isinstance(event, DiceRolled)]
    return len(rolled.faces)


def fade(target):
    return FightAndFade(ActionName.ATTACK, target)


def shots(game, act):
    return [decision for decision in game.legal() if getattr(decision, "act", None) == act]


@pytest.mark.parametrize("act", [Attack(NEAR), fade(NEAR)])
@pytest.mark.parametrize(("plain", "dice"), [(False, 3), (True, 1)], ids=["the upgraded one", "the other"])
def test_R37_of_an_action_printed_twice_the_player_chooses_which_where_both_reach(act, plain, dice):
    game = twice(dice=[1] * dice)
    either = [Play("soviet-rifleman-a", act), Play("soviet-rifleman-a", act, plain=True)]
    assert shots(game, act) == either
    assert game.odds(either[plain]).dice == dice
    assert dice_thrown(game.do(either[plain])) == dice


@pytest.mark.parametrize("act", [Attack(FAR), fade(FAR)])
def test_R37_where_only_one_of_them_reaches_there_is_nothing_to_choose(act):
    game = twice(dice=[1])
    shot = Play("soviet-rifleman-a", act)
    assert shots(game, act) == [shot]
    assert game.odds(shot).dice == 1
    refused = game.refused(Play("soviet-rifleman-a", act, plain=True))
    assert refused.rule == "R37"
    assert dice_thrown(game.do(shot)) == 1


def test_R37_nor_where_the_card_prints_it_once_or_twice_alike():
    once = inspiring(hand="rifleman-a")
    alike = {"soviet-rifleman-a": (Action(ActionName.ATTACK, 1), Action(ActionName.ATTACK, 1, upgraded=True))}
    for game in (once, inspiring(hand="rifleman-a", printed=alike)):
        act = Attack("german-riflemen-a")
        assert shots(game, act) == [Play("soviet-rifleman-a", act)]
        assert game.refused(Play("soviet-rifleman-a", act, plain=True)).rule == "R37"


@pytest.mark.parametrize(("plain", "dice"), [(False, 3), (True, 1)])
def test_R37_S22_so_it_is_after_an_assault(plain, dice):
    game = twice(dice=[1] * dice)
    game.do(Play("soviet-rifleman-a", Assault("b")))
    shot = Perform(Attack(NEAR), plain=plain)
    assert len(shots(game, Attack(NEAR))) == 2
    assert game.odds(shot).dice == dice
    assert dice_thrown(game.do(shot)) == dice


@pytest.mark.parametrize("act", [Attack(NEAR), fade(NEAR)])
def test_S5_R37_inspired_it_is_the_one_that_is_not_upgraded(act):
    game = twice("squad-leader-a", play="rifleman-a", dice=[1])
    game.do(INSPIRE)
    assert shots(game, act) == [Perform(act)]
    assert game.refused(Perform(act, plain=True)).rule == "R37"
    assert game.odds(Perform(act)).dice == 1
    assert dice_thrown(game.do(Perform(act))) == 1


@pytest.mark.parametrize("act", [Attack(NEAR), fade(NEAR)])
@pytest.mark.parametrize(("plain", "dice"), [(False, 3), (True, 1)])
def test_S22_R37_exerted_it_is_either(act, plain, dice):
    game = twice("commissar", play="rifleman-a", dice=[1] * dice)
    game.do(EXERT)
    assert len(shots(game, act)) == 2
    assert dice_thrown(game.do(Perform(act, plain=plain))) == dice


def test_R37_a_move_of_another_length_is_chosen_too():
    moves = {"soviet-rifleman-a": (MOVE, Action(ActionName.MOVE, 2, upgraded=True))}
    us = side(at="riflemen-a@a", marks="a b c", hand="rifleman-a")
    for plain, goes_on in ((False, True), (True, False)):
        game = position("a b c", us, side(at="scouts-a@c"), printed=moves)
        game.do(Play("soviet-rifleman-a", Move("b"), plain=plain))
        assert (asked(game) == ("soviet", "step")) == goes_on


def _made(game, decision):
    game.do(decision)
    return [event for event in game.log if isinstance(event, DecisionMade)][-1]


def test_R37_the_log_and_its_sentences_say_which():
    told = {}
    for plain in (False, True):
        game = twice(dice=[1] * (1 if plain else 3))
        shot = Play("soviet-rifleman-a", Attack(NEAR), plain=plain)
        said, board = describe_decision(game.board, shot), game.board
        made = _made(game, shot)
        assert made.public.decision == shot
        told[plain] = (said, describe_event(board, made))
    assert all("(upgraded)" in text(said, "en") and "(vylepšená akce)" in text(said, "cs") for said in told[False])
    assert all("(not upgraded)" in text(said, "en") and "(nevylepšená akce)" in text(said, "cs") for said in told[True])
    alone = describe_decision(twice().board, Play("soviet-rifleman-a", Attack(FAR)))
    assert "upgraded" not in text(alone, "en") and "vylepšená" not in text(alone, "cs")


def test_R37_what_is_not_chosen_is_not_written_so_that_decisions_read_as_in_older_logs():
    written = msgspec.json.encode(Play("soviet-rifleman-a", Attack(NEAR)))
    assert written == b'{"decide":"play","card":"soviet-rifleman-a","act":{"act":"attack","target":"german-scouts-a"}}'


def test_S5_what_neither_of_them_can_be_aimed_at_is_refused():
    us = side(at="riflemen-a@a", hand="rifleman-a")
    game = position("a b", us, side(at="tank@b riflemen-a@b"), printed=TWICE)
    refused = game.refused(Play("soviet-rifleman-a", Attack("german-tank")))
    assert (refused.rule, refused.accepted) == ("S11", ("german-riflemen-a",))
