"""S6, S7, S19, R7, R8: what a hit costs, rout, and being moved by the enemy."""

import pytest

from kronika.domain.kernel.events import Sealed
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import (
    AntiTank,
    Assault,
    Attack,
    Bolster,
    Bombard,
    FightAndFade,
    Flamethrower,
    Guide,
    Move,
    Rally,
    Requisition,
    Scout,
    Suppress,
)
from kronika.domain.undaunted.rules.casualties import Displace, Lose
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.rules.support import Take
from kronika.domain.undaunted.state import Zone
from tests.undaunted.stalingrad import position, side

SHOT = Play("soviet-rifleman-a", Attack("german-scouts-a"))
BURN = Play("soviet-flamethrower", Flamethrower("german-scouts-a"))


def hit(target="scouts-a@b", tiles="a b c", card="rifleman-a", dice=(0,), marks="", **german):
    """The Soviets may hit what stands on b; there are other German riflemen, so that none is beaten."""
    us = side(at="riflemen-a@a flamethrowers@a", hand=card)
    return position(tiles, us, side(at=f"{target} riflemen-c@c", marks=marks, **german), dice=dice)


def asked(game):
    return game.prompt().seat, game.prompt().kind


def given_up(game):
    return {decision.card.removeprefix("german-") for decision in game.legal() if isinstance(decision, Lose)}


# --- S6: where the card comes from


@pytest.mark.parametrize(
    ("zones", "lost", "source"),
    [
        ({"hand": "scout-a1", "discard": "scout-a2", "deck": "scout-a3"}, "scout-a1", Zone.HAND),
        ({"discard": "scout-a2", "deck": "scout-a3"}, "scout-a2", Zone.DISCARD),
        ({"deck": "scout-a3 fog-of-war2", "hand": "scout-b"}, "scout-a3", Zone.DECK),
    ],
    ids=["hand", "discard pile", "deck"],
)
def test_S6_hand_then_discard_pile_then_deck(zones, lost, source):
    game = hit(**zones, supply="scout-a9")
    game.do(SHOT)
    assert asked(game) == ("german", "casualty")
    assert given_up(game) == {lost}
    (gone,) = [event for event in game.do(Lose(f"german-{lost}")) if isinstance(event, e.CardLost)]
    assert gone == e.CardLost("german", source, Zone.CASUALTIES, Sealed("german", f"german-{lost}"), "german-scouts-a")
    assert game.zone("german", "casualties") == lost
    assert (game.at("german-scouts-a"), game.zone("german", "supply")) == ("b", "scout-a9")


def own_turn_hit(play="", hand="scout-a2"):
    """A mine hits Soviet scouts that are guided, so that there are cards in the play area."""
    us = side(at="riflemen-a@a scouts-a@a", marks="a b", hand=f"starshina {hand}", play=play)
    game = position("a b c", us, side(at="riflemen-a@c"), mines=["german a-b"], dice=[0])
    game.do(Play("soviet-starshina", Guide("soviet-scouts-a", "b")))
    return game


def test_S6_Q2_the_play_area_comes_first_one_card_there_goes_by_itself():
    game = own_turn_hit(play="scout-a1")
    assert (game.zone("soviet", "casualties"), game.zone("soviet", "hand")) == ("scout-a1", "scout-a2")
    assert asked(game) == ("soviet", "play")


def test_S6_Q73_of_several_cards_in_the_zone_the_owner_chooses():
    game = own_turn_hit(play="scout-a1 scout-a3 rifleman-a")
    assert game.legal() == (Lose("soviet-scout-a1"), Lose("soviet-scout-a3"))
    assert game.refused(Lose("soviet-scout-a2")).rule == "S6"
    assert game.refused(Lose("")).rule == "S6"
    game.do(Lose("soviet-scout-a3"))
    assert (game.zone("soviet", "casualties"), game.zone("soviet", "play")) == (
        "scout-a3",
        "rifleman-a scout-a1 starshina",
    )


def test_S6_Q73_he_chooses_in_a_private_zone_too():
    game = hit(discard="scout-a1 scout-a2 rifleman-a")
    game.do(SHOT)
    assert given_up(game) == {"scout-a1", "scout-a2"}
    game.do(Lose("german-scout-a2"))
    assert (game.zone("german", "casualties"), game.zone("german", "discard")) == ("scout-a2", "rifleman-a scout-a1")


def test_S6_R15_in_a_private_zone_he_is_asked_even_if_there_is_no_choice():
    game = hit(hand="rifleman-a", deck="scout-a1")
    game.do(SHOT)
    assert game.legal() == (Lose("german-scout-a1"),)
    game = hit()
    game.do(SHOT)
    assert game.legal() == (Lose(""),)


def test_S6_only_cards_of_the_counter_that_was_hit():
    game = hit(hand="rifleman-a", discard="scout-b rifleman-a", deck="scout-a1")
    game.do(SHOT)
    refused = game.refused(Lose("german-scout-b"))
    assert (refused.rule, refused.accepted) == ("S6", ("german-scout-a1",))


def test_S6_Q3_several_successes_cost_one_card():
    us = side(at="machine-gunners-a@a", hand="machine-gunner-a")
    game = position("a b", us, side(at="scouts-a@b", hand="scout-a1 scout-a2"), dice=[0, 9])
    game.do(Play("soviet-machine-gunner-a", Attack("german-scouts-a")))
    game.do(Lose("german-scout-a1"))
    assert (game.zone("german", "casualties"), game.zone("german", "hand")) == ("scout-a1", "scout-a2")
    assert asked(game) == ("soviet", "play")


def test_S6_a_suppressed_counter_that_loses_a_card_stays_suppressed():
    game = hit("scouts-a@b!", discard="scout-a1", marks="c")
    game.do(SHOT)
    game.do(Lose("german-scout-a1"))
    assert (game.at("german-scouts-a"), asked(game)) == ("b!", ("soviet", "play"))


# --- S6, S7: rout


def test_S6_without_a_card_the_counter_is_routed_and_stays_on_the_board():
    game = hit(supply="scout-a1", hand="rifleman-a")
    game.do(SHOT)
    assert e.CounterRouted("german-scouts-a") in game.do(Lose(""))
    assert (game.at("german-scouts-a"), game.zone("german", "casualties")) == ("b~", "")


def test_S6_R8_a_counter_without_cards_is_not_routed_until_it_is_hit():
    game = hit(dice=[1])
    game.do(SHOT)
    assert game.at("german-scouts-a") == "b"


def test_S6_Q58_the_attacker_may_move_it_to_an_adjacent_tile_with_a_marker_of_its_owner():
    game = hit(tiles="a b c d", marks="a c+ d")
    game.do(SHOT)
    game.do(Lose(""))
    assert asked(game) == ("soviet", "displace")
    assert game.legal() == (Displace("c"), Displace("a"), Stop())
    for to in ("d", "b", "99"):
        assert game.refused(Displace(to)).rule == "S6"
    game.do(Displace("c"))
    assert (game.at("german-scouts-a"), asked(game)) == ("c~", ("soviet", "play"))


def test_S6_Q58_or_leave_it_where_it_is():
    game = hit("scouts-a@b!", marks="a")
    game.do(SHOT)
    game.do(Lose(""))
    game.do(Stop())
    assert game.at("german-scouts-a") == "b!~"


def test_S6_the_attackers_own_markers_do_not_help():
    us = side(at="riflemen-a@a", hand="rifleman-a", marks="a+ b c")
    game = position("a b c", us, side(at="scouts-a@b riflemen-a@c"), dice=[0])
    game.do(SHOT)
    game.do(Lose(""))
    assert asked(game) == ("soviet", "play")


def test_S6_Q58_a_suppressed_counter_that_is_moved_turns_ready():
    game = hit("scouts-a@b!", marks="a")
    game.do(SHOT)
    game.do(Lose(""))
    assert [event for event in game.do(Displace("a")) if not isinstance(event, e.FramePopped)] == [
        e.CounterMoved("german-scouts-a", "a"),
        e.CounterReadied("german-scouts-a"),
    ]
    assert game.at("german-scouts-a") == "a~"


def test_S6_S15_it_uses_no_tunnel():
    us = side(at="riflemen-a@a", hand="rifleman-a")
    game = position("a b c d", us, side(at="scouts-a@b riflemen-a@c", marks="c d"), tunnels="b d", dice=[0])
    game.do(SHOT)
    game.do(Lose(""))
    assert game.legal() == (Displace("c"), Stop())


def test_S6_S11_a_routed_tank_is_not_moved_onto_impassable_ground():
    us = side(at="gun@a", hand="gun")
    game = position("a b c:works|d", us, side(at="tank@b riflemen-a@d", marks="a c"), dice=[0, 1, 1])
    game.do(Play("soviet-gun", AntiTank("german-tank")))
    game.do(Lose(""))
    assert game.legal() == (Displace("a"), Stop())


def test_S6_Q62_an_anti_tank_gun_is_never_moved():
    game = hit("gun@b", marks="a c")
    game.do(Play("soviet-rifleman-a", Attack("german-gun")))
    game.do(Lose(""))
    assert (game.at("german-gun"), asked(game)) == ("b~", ("soviet", "play"))


def test_S6_own_counters_hit_by_a_bombard_are_moved_by_the_side_that_bombards():
    us = side(at="riflemen-a@b riflemen-b@a", hand="bomber", marks="a c")
    game = position("a b c", us, side(at="riflemen-a@c"), dice=[0, 1, 1])
    game.do(Play("soviet-bomber", Bombard("b")))
    game.do(Lose(""))
    assert asked(game) == ("soviet", "displace")
    game.do(Displace("c"))
    assert game.at("soviet-riflemen-a") == "c~"


def test_S7_Q59_a_routed_counter_that_is_hit_again_stays_routed_and_may_be_moved_again():
    game = hit("scouts-a@b~", marks="a")
    game.do(SHOT)
    caused = game.do(Lose(""))
    assert not [event for event in caused if isinstance(event, e.CounterRouted)]
    game.do(Displace("a"))
    assert game.at("german-scouts-a") == "a~"


def test_S7_a_routed_counter_can_be_suppressed():
    us = side(at="machine-gunners-a@a", hand="machine-gunner-a")
    game = position("a b", us, side(at="scouts-a@b~"), dice=[0, 1, 1, 1])
    game.do(Play("soviet-machine-gunner-a", Suppress("german-scouts-a")))
    assert game.at("german-scouts-a") == "b!~"


# --- R7: what a routed counter can do; how it ends


def test_R7_a_routed_counter_performs_no_combat_action_not_even_within_another():
    us = side(at="scouts-a@a~ riflemen-a@a~ riflemen-b@a", marks="a b", hand="scout-a stormer-a")
    game = position("a b", us, side(at="riflemen-a@b"))
    assert {type(act) for act in game.acts("soviet-scout-a")} == {Scout}
    for act in (Attack("german-riflemen-a"), FightAndFade("attack", "german-riflemen-a")):
        assert game.refused(Play("soviet-scout-a", act)).rule == "R7"
    game.do(Play("soviet-stormer-a", Assault("b")))
    assert (game.at("soviet-riflemen-a"), asked(game)) == ("b~", ("soviet", "play"))


def test_R7_a_routed_counter_may_move():
    us = side(at="riflemen-a@a~ riflemen-b@a", marks="a b", hand="rifleman-a")
    game = position("a b", us, side(at="riflemen-a@b"))
    game.do(Play("soviet-rifleman-a", Move("b")))
    assert game.at("soviet-riflemen-a") == "b~"


def reinforced(card, **options):
    us = side(at="riflemen-a@a~ scouts-a@a~ riflemen-b@a", hand=card, supply="rifleman-a scout-a rifleman-b")
    return position("a b", us, side(at="riflemen-a@b"), **options)


def test_S7_U16_Q60_bolster_with_a_card_of_it_ends_the_rout_immediately():
    game = reinforced("platoon-sergeant")
    game.do(Play("soviet-platoon-sergeant", Bolster("soviet-rifleman-b")))
    assert (game.at("soviet-riflemen-a"), game.at("soviet-scouts-a")) == ("a~", "a~")
    assert e.CounterRallied("soviet-riflemen-a") in game.do(Take("soviet-rifleman-a"))
    assert (game.at("soviet-riflemen-a"), game.at("soviet-scouts-a")) == ("a", "a~")
    assert game.zone("soviet", "discard") == "rifleman-a rifleman-b"


def test_S7_S21_Q60_so_does_requisition():
    game = reinforced("commissar")
    game.do(Play("soviet-commissar", Requisition("soviet-scout-a")))
    assert (game.at("soviet-scouts-a"), game.zone("soviet", "hand")) == ("a", "scout-a")


def test_S7_rally_does_not():
    us = side(at="scouts-a@a!~ riflemen-a@a", hand="nurse-a")
    game = position("a b", us, side(at="riflemen-a@b"))
    game.do(Play("soviet-nurse-a", Rally("soviet-scouts-a")))
    assert game.at("soviet-scouts-a") == "a~"


def test_S7_reinforcement_leaves_a_suppressed_counter_suppressed():
    us = side(at="scouts-a@a!~ riflemen-a@a", hand="platoon-sergeant", supply="scout-a")
    game = position("a b", us, side(at="riflemen-a@b"))
    game.do(Play("soviet-platoon-sergeant", Bolster("soviet-scout-a")))
    assert game.at("soviet-scouts-a") == "a!"


# --- S19: flamethrower


def burnt(target="scouts-a@b", dice=(0, 1, 1), marks="a", **german):
    return hit(target, card="flamethrower", dice=dice, marks=marks, **german)


def test_S19_a_success_costs_a_card_and_the_attacker_may_move_the_counter():
    game = burnt("scouts-a@b!", discard="scout-a1")
    game.do(BURN)
    game.do(Lose("german-scout-a1"))
    assert (asked(game), game.legal()) == (("soviet", "displace"), (Displace("a"), Stop()))
    game.do(Displace("a"))
    assert (game.at("german-scouts-a"), game.zone("german", "casualties")) == ("a", "scout-a1")


def test_S19_Q63_only_once_even_if_it_is_routed_by_it():
    game = burnt()
    game.do(BURN)
    game.do(Lose(""))
    game.do(Displace("a"))
    assert (game.at("german-scouts-a"), asked(game)) == ("a~", ("soviet", "play"))


def test_S19_Q63_the_same_if_the_attacker_leaves_it():
    game = burnt()
    game.do(BURN)
    game.do(Lose(""))
    game.do(Stop())
    assert (game.at("german-scouts-a"), asked(game)) == ("b~", ("soviet", "play"))


def test_S19_a_failure_does_nothing():
    game = burnt(dice=[1, 1, 1])
    game.do(BURN)
    assert (game.at("german-scouts-a"), asked(game)) == ("b", ("soviet", "play"))


def test_S19_Q62_an_anti_tank_gun_is_not_moved():
    game = burnt("gun@b", discard="gun1")
    game.do(Play("soviet-flamethrower", Flamethrower("german-gun")))
    game.do(Lose("german-gun1"))
    assert (game.at("german-gun"), asked(game)) == ("b", ("soviet", "play"))


def test_S19_another_attack_moves_nobody_who_is_not_routed():
    game = hit(discard="scout-a1", marks="a")
    game.do(SHOT)
    game.do(Lose("german-scout-a1"))
    assert asked(game) == ("soviet", "play")
