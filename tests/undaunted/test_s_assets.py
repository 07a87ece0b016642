"""S14, S20, S21: smoke, requisition, rally, anti-air."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import Sealed
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import AntiAir, Bolster, Mines, Move, Rally, Requisition, Smoke
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.casualties import Lose, Return
from kronika.domain.undaunted.rules.playing import EndTurn, Play
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.state import Zone
from tests.undaunted.stalingrad import position, side


def asked(game):
    return game.prompt().seat, game.prompt().kind


# --- smoke


def smoking(smoke="", laid=(), at="riflemen-a@a engineers-a@a engineers-b@a riflemen-b@a"):
    us = side(at=at, marks="a b c", hand="engineer-a1 engineer-a2 engineer-b")
    return position("a b c", us, side(at="riflemen-a@c"), smoke=smoke, laid=laid)


SMOKE = Play("soviet-engineer-a1", Smoke())


def test_S20_smoke_is_laid_on_the_counters_tile_and_stays():
    game = smoking()
    assert game.do(SMOKE)[1:] == [e.SmokePlaced("soviet-engineers-a", "a")]
    game.do(EndTurn())
    assert game.board.smoke == ("a",)


def test_S14_at_most_one_per_tile_from_either_side():
    game = smoking(smoke="a")
    for card in ("a1", "b"):
        refused = game.refused(Play(f"soviet-engineer-{card}", Smoke()))
        assert (refused.rule, "already" in text(refused.said, "en")) == ("S14", True)


def test_S14_each_counter_lays_at_most_two_a_scenario():
    game = smoking(laid=[e.Laid("soviet-engineers-a", smoke=1)])
    game.do(SMOKE)
    game.do(Play("soviet-engineer-a2", Move("b")))
    refused = game.refused(Play("soviet-engineer-b", Smoke()))
    assert "already" in text(refused.said, "en")
    game = smoking(laid=[e.Laid("soviet-engineers-a", smoke=2)])
    refused = game.refused(SMOKE)
    assert (refused.rule, "2" in text(refused.said, "en")) == ("S14", True)
    assert Play("soviet-engineer-b", Smoke()) in game.legal()


def test_S20_mines_do_not_count_as_smoke_nor_smoke_as_mines():
    game = smoking(laid=[e.Laid("soviet-engineers-a", mines=4, smoke=1)])
    assert SMOKE in game.legal()
    assert not [act for act in game.acts("soviet-engineer-a1") if isinstance(act, Mines)]


# --- requisition


def test_S21_requisition_takes_any_one_card_of_the_supply_to_hand_where_it_can_be_played():
    us = side(at="riflemen-a@a", marks="a b", hand="commissar", supply="rifleman-a scout-b fog-of-war1")
    game = position("a b", us, side(at="riflemen-a@b"))
    taken = {act.take for act in game.acts("soviet-commissar") if isinstance(act, Requisition)}
    assert taken == {"soviet-rifleman-a", "soviet-scout-b", "soviet-fog-of-war1"}
    assert game.refused(Play("soviet-commissar", Requisition("soviet-commissar"))).rule == "S21"
    caused = game.do(Play("soviet-commissar", Requisition("soviet-rifleman-a")))
    assert caused[1:] == [e.CardMoved("soviet", "soviet-rifleman-a", Zone.SUPPLY, Zone.HAND)]
    game.do(Play("soviet-rifleman-a", Move("b")))
    assert game.at("soviet-riflemen-a") == "b"


def test_S21_R3_of_several_cards_of_fog_of_war_which_are_alike_the_first_is_taken():
    us = side(at="riflemen-a@a", hand="commissar platoon-sergeant", supply="rifleman-a fog-of-war1 fog-of-war2")
    game = position("a", us, side(at="riflemen-a@a"))
    first, second = "soviet-fog-of-war1", "soviet-fog-of-war2"
    for card, act in (("commissar", Requisition), ("platoon-sergeant", Bolster)):
        taken = {one.take for one in game.acts(f"soviet-{card}") if isinstance(one, act)}
        assert taken == {"soviet-rifleman-a", first}
        refused = game.refused(Play(f"soviet-{card}", act(second)))
        assert set(refused.accepted) == taken and "All fog of war is alike" in text(refused.said, "en")


def test_S21_U12_with_an_empty_supply_it_cannot_be_chosen():
    game = position("a", side(at="riflemen-a@a", hand="commissar"))
    assert game.acts("soviet-commissar") == []


# --- rally


def rallying(card, at):
    return position("a b", side(at=at, hand=card), side(at="riflemen-a@b! scouts-a@b!"))


def test_S21_rally_one_suppressed_counter_of_the_squad_turns_ready():
    game = rallying("nurse-a", "riflemen-a@a! scouts-a@a! riflemen-b@a! snipers@a! machine-gunners-a@a")
    assert {act.counter for act in game.acts("soviet-nurse-a")} == {"soviet-riflemen-a", "soviet-scouts-a"}
    for counter in ("soviet-riflemen-b", "soviet-snipers", "soviet-machine-gunners-a", "german-riflemen-a"):
        assert game.refused(Play("soviet-nurse-a", Rally(counter))).rule == "S21"
    game.do(Play("soviet-nurse-a", Rally("soviet-scouts-a")))
    assert (game.at("soviet-scouts-a"), game.at("soviet-riflemen-a")) == ("a", "a!")


def test_S21_rally_either_of_two_squads_that_were_merged():
    both = {"soviet-nurse": (Action(ActionName.RALLY, 1, ("A", "C")),)}
    us = side(at="riflemen-a@a! riflemen-b@a! riflemen-c@a! snipers@a!", hand="nurse")
    game = position("a b", us, printed=both)
    assert {act.counter for act in game.acts("soviet-nurse")} == {"soviet-riflemen-a", "soviet-riflemen-c"}


def test_S21_rally_any_squad_where_none_is_shown():
    game = rallying("nurse", "riflemen-a@a! riflemen-b@a! snipers@a!")
    assert {act.counter for act in game.acts("soviet-nurse")} == {
        "soviet-riflemen-a",
        "soviet-riflemen-b",
        "soviet-snipers",
    }


# --- anti-air


FLAK = Play("soviet-flak", AntiAir())


def firing(**german):
    us = side(at="riflemen-a@a", hand="flak", play="rifleman-a")
    return position("a b", us, side(at="riflemen-a@b", **german))


@pytest.mark.parametrize(
    ("zones", "lost", "source"),
    [
        ({"hand": "bomber1 scout-a", "discard": "bomber2", "deck": "bomber3"}, {"bomber1"}, Zone.HAND),
        ({"hand": "scout-a", "discard": "bomber1 bomber2", "deck": "bomber3"}, {"bomber1", "bomber2"}, Zone.DISCARD),
        ({"discard": "scout-a", "deck": "bomber3 scout-b"}, {"bomber3"}, Zone.DECK),
    ],
    ids=["hand", "discard pile", "deck"],
)
def test_S21_anti_air_costs_the_opponent_a_bomber_for_good_hand_then_discard_pile_then_deck(zones, lost, source):
    game = firing(**zones, supply="bomber9")
    game.do(FLAK)
    assert asked(game) == ("german", "casualty")
    assert {decision.card.removeprefix("german-") for decision in game.legal()} == lost
    assert game.refused(Lose("german-bomber9")).rule == "S21"
    chosen = max(lost)
    gone = [event for event in game.do(Lose(f"german-{chosen}")) if isinstance(event, e.CardLost)]
    assert gone == [e.CardLost("german", source, Zone.REMOVED, Sealed("german", f"german-{chosen}"))]
    assert (game.zone("german", "removed"), game.zone("german", "casualties")) == (chosen, "")


def test_S21_anti_air_that_hits_a_bomber_does_not_come_back():
    game = firing(hand="bomber1")
    game.do(FLAK)
    game.do(Lose("german-bomber1"))
    assert (asked(game), game.zone("soviet", "play")) == (("soviet", "play"), "flak rifleman-a")


def test_S21_Q72_anti_air_without_a_bomber_to_hit_may_go_straight_back_to_the_supply():
    game = firing(hand="scout-a", supply="bomber9")
    game.do(FLAK)
    assert game.legal() == (Lose(""),)
    game.do(Lose(""))
    assert (asked(game), game.legal()) == (("soviet", "return"), (Return(), Stop()))
    game.do(Return())
    assert (game.zone("soviet", "supply"), game.zone("soviet", "play")) == ("flak", "rifleman-a")


def test_S21_Q72_or_stay():
    game = firing(hand="scout-a")
    game.do(FLAK)
    game.do(Lose(""))
    game.do(Stop())
    assert (game.zone("soviet", "supply"), game.zone("soviet", "play")) == ("", "flak rifleman-a")


def test_S21_an_own_bomber_is_safe():
    us = side(at="riflemen-a@a", hand="flak bomber1")
    game = position("a b", us, side(at="riflemen-a@b"))
    game.do(FLAK)
    game.do(Lose(""))
    assert game.zone("soviet", "hand") == "bomber1"
