"""S1, S2, U25, R11, R16: counters come on at riflemen."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Flamethrower, Guide, Move, Scout, Stalk
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.playing import HunkerDown, Play
from kronika.domain.undaunted.state import Zone
from tests.undaunted.stalingrad import position, side


def coming(card, tiles="a b c", at="riflemen-a@a riflemen-b@b", marks="a b c", **options):
    return position(tiles, side(at=at, marks=marks, hand=card), side(at="riflemen-a@c"), **options)


def places(game, card):
    """Where the counter of a card may come on, as it is asked for."""
    return {option.at for option in game.legal() if isinstance(option, Play) and option.card == f"soviet-{card}"}


def test_S1_a_counter_comes_on_with_the_riflemen_of_its_squad_before_it_acts():
    game = coming("scout-b")
    assert game.do(Play("soviet-scout-b", Scout("c")))[:3] == [
        e.CardMoved("soviet", "soviet-scout-b", Zone.HAND, Zone.PLAY),
        e.CounterPlaced("soviet-scouts-b", "b"),
        e.CounterMoved("soviet-scouts-b", "c"),
    ]


def test_S1_nothing_is_to_be_chosen_for_a_card_of_a_squad():
    game = coming("scout-b")
    assert places(game, "scout-b") == {""}
    assert game.refused(Play("soviet-scout-b", Scout("c"), at="a")).rule == "S1"


def test_S1_a_card_without_a_squad_comes_on_with_any_riflemen_as_its_owner_chooses():
    game = coming("sniper", tiles="a b c d", marks="")
    assert places(game, "sniper") == {"a", "b"}
    assert game.refused(Play("soviet-sniper", Stalk("c"))).accepted == ("a", "b")
    assert game.refused(Play("soviet-sniper", Stalk("c"), at="c")).rule == "S1"
    game.do(Play("soviet-sniper", Stalk("c"), at="b"))
    assert game.at("soviet-snipers") == "c"


def test_S1_there_is_nothing_to_choose_where_all_riflemen_stand_together():
    assert places(coming("sniper", at="riflemen-a@a riflemen-b@a"), "sniper") == {""}


@pytest.mark.parametrize("state", ["!", "~", "!~"], ids=["suppressed", "routed", "both"])
def test_S1_the_riflemen_may_be_suppressed_or_routed(state):
    game = coming("scout-a", at=f"riflemen-a@a{state} riflemen-b@b")
    game.do(Play("soviet-scout-a", Scout("b")))
    assert game.at("soviet-scouts-a") == "b"


def test_S1_hunkering_down_brings_nothing_on():
    game = coming("scout-a")
    game.do(HunkerDown("soviet-scout-a"))
    assert game.at("soviet-scouts-a") == ""


def test_S1_a_card_without_a_counter_brings_nothing_on():
    game = coming("starshina")
    game.do(Play("soviet-starshina", Guide("soviet-riflemen-a", "b")))
    assert list(game.board.counters) == ["soviet-riflemen-a", "soviet-riflemen-b", "german-riflemen-a"]


def test_S1_a_card_of_riflemen_brings_nothing_on_but_other_riflemen_of_the_squad():
    """A riflemen counter off the board has no riflemen to come on at but its own."""
    assert places(coming("rifleman-c"), "rifleman-c") == set()


def test_R11_Q77_a_counter_comes_on_ready():
    game = coming("scout-a", at="riflemen-a@a!")
    game.do(Play("soviet-scout-a", Scout("b")))
    assert game.at("soviet-scouts-a") == "b"


def test_R16_a_card_of_a_squad_without_riflemen_on_the_board_cannot_be_played_for_an_action():
    game = coming("scout-c")
    assert places(game, "scout-c") == set()
    refused = game.refused(Play("soviet-scout-c", Scout("b")))
    assert (refused.rule, refused.accepted) == ("R16", ("hunker_down",))
    assert HunkerDown("soviet-scout-c") in game.legal()


def test_R16_nor_can_one_without_a_squad_if_no_riflemen_are_on_the_board():
    game = coming("sniper", at="scouts-a@a")
    assert game.refused(Play("soviet-sniper", Stalk("b"))).rule == "R16"


# --- S2: tanks


def test_S2_a_tank_comes_on_with_any_riflemen_not_on_impassable_ground():
    game = coming("tank", tiles="a:works b c:house d", at="riflemen-a@a riflemen-b@b riflemen-c@c", marks="d b c")
    assert places(game, "tank") == {"b", "c"}
    assert game.refused(Play("soviet-tank", Move("b"), at="a")).rule == "S1"
    game.do(Play("soviet-tank", Move("b"), at="c"))
    assert game.at("soviet-tank") == "b"


def test_S2_a_tank_of_a_squad_comes_on_with_riflemen_of_any_squad():
    game = coming("tank-a", at="riflemen-b@b")
    assert places(game, "tank-a") == {""}


def test_S2_Q74_a_tank_cannot_be_played_for_an_action_if_all_riflemen_are_on_impassable_ground():
    game = coming("tank", tiles="a:works b:works c", at="riflemen-a@a riflemen-b@b")
    refused = game.refused(Play("soviet-tank", Attack("german-riflemen-a")))
    assert (refused.rule, refused.accepted) == ("S2", ("hunker_down",))
    assert game.at("soviet-tank") == ""


# --- U25: judged where it comes on


def test_U25_what_a_counter_can_do_is_judged_where_it_comes_on():
    game = coming("sniper", tiles="a b c:2 d", at="riflemen-a@a riflemen-b@d", marks="")
    odds = {at: game.odds(Play("soviet-sniper", Attack("german-riflemen-a"), at)).target for at in ("a", "d")}
    assert odds == {"a": 4 + 2 + 2, "d": 4 + 2 + 1}


def test_U25_without_an_action_that_is_possible_there_the_card_cannot_be_played_for_one():
    game = coming("flamethrower", at="riflemen-a@a", marks="a")
    assert not game.acts("soviet-flamethrower")
    assert game.refused(Play("soviet-flamethrower", Flamethrower("german-riflemen-a"))).rule == "S16"


def test_U25_a_counter_that_comes_on_may_guide_itself_too():
    game = coming("scout-a", tiles="a b c", marks="b", printed={"soviet-scout-a": (Action(ActionName.GUIDE, 1),)})
    assert {(act.counter, act.to) for act in game.acts("soviet-scout-a")} == {
        ("soviet-riflemen-a", "b"),
        ("soviet-scouts-a", "b"),
    }
    refused = game.refused(Play("soviet-scout-a", Guide("soviet-scouts-a", "c")))
    assert refused.rule == "U1"
    game.do(Play("soviet-scout-a", Guide("soviet-scouts-a", "b")))
    assert (game.at("soviet-scouts-a"), game.at("soviet-riflemen-a")) == ("b", "a")
