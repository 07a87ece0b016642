"""U13, U15, N3: move, stalk, guide. Scouting has its own file."""

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Guide, Move, Stalk
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.playing import EndTurn, Play
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.state import Zone
from tests.undaunted.position import position, side

MOVES_TWO = {"us-rifleman-a": (Action(ActionName.MOVE, 2),)}
GUIDES_TWO = {"us-platoon-guide": (Action(ActionName.GUIDE, 2),)}


def guides(game):
    return {(act.counter, act.to) for act in game.acts("us-platoon-guide") if isinstance(act, Guide)}


def test_U13_move_takes_the_counter_of_the_card_one_tile():
    game = position("a b c", us=side(at="riflemen-a@a riflemen-b@a", marks="b c", hand="rifleman-a"))
    assert game.do(Play("us-rifleman-a", Move("b"))) == [
        e.CardMoved("us", "us-rifleman-a", Zone.HAND, Zone.PLAY),
        e.CounterMoved("us-riflemen-a", "b"),
    ]
    assert game.prompt().kind == "play"


def test_U13_move_needs_an_own_control_marker():
    us = side(at="riflemen-a@b", marks="b c", hand="rifleman-a")
    game = position("a b c", us=us, german=side(marks="a+"))
    refused = game.refused(Play("us-rifleman-a", Move("a")))
    assert (refused.rule, refused.accepted) == ("U13", ("c",))


def test_U13_either_face_of_the_marker_will_do():
    game = position("b a c", us=side(at="riflemen-a@a", marks="b c+", hand="rifleman-a"))
    assert {Move("b"), Move("c")} <= set(game.acts("us-rifleman-a"))


def test_U13_move_2_goes_up_to_two_tiles_each_with_an_own_marker():
    game = position("a b c d", us=side(at="riflemen-a@a", marks="b c d", hand="rifleman-a"), printed=MOVES_TWO)
    game.do(Play("us-rifleman-a", Move("b")))
    assert game.legal() == (Step("c"), Stop())
    game.do(Step("c"))
    assert (game.at("us-riflemen-a"), game.prompt().kind) == ("c", "play")


def test_U13_move_2_may_stop_after_one_tile():
    game = position("a b c", us=side(at="riflemen-a@a", marks="a b c", hand="rifleman-a"), printed=MOVES_TWO)
    game.do(Play("us-rifleman-a", Move("b")))
    assert game.refused(Step("d")).rule == "U1"
    game.do(Stop())
    assert (game.at("us-riflemen-a"), game.prompt().kind) == ("b", "play")


def test_U13_move_2_does_not_enter_a_tile_without_marker_on_its_way():
    game = position("a b c", us=side(at="riflemen-a@a", marks="a b", hand="rifleman-a"), printed=MOVES_TWO)
    game.do(Play("us-rifleman-a", Move("b")))
    assert game.refused(Step("c")).rule == "U13"


def test_R4_zero_tiles_is_not_a_move():
    game = position("a b", us=side(at="riflemen-a@a", marks="a", hand="rifleman-a platoon-guide"))
    assert game.refused(Play("us-rifleman-a", Move("a"))).rule == "U1"
    assert not any(isinstance(act, Move) for act in game.acts("us-rifleman-a"))
    assert guides(game) == set()


def test_U15_Q31_stalk_onto_an_unscouted_tile_places_no_marker_and_takes_no_fog():
    game = position("a b", us=side(at="snipers@a", hand="sniper", supply="fog-of-war"))
    assert game.do(Play("us-sniper", Stalk("b"))) == [
        e.CardMoved("us", "us-sniper", Zone.HAND, Zone.PLAY),
        e.CounterMoved("us-snipers", "b"),
    ]
    assert (game.board.sides["us"].markers, game.zone("us", "supply")) == ({}, "fog-of-war")


def test_U15_stalk_1_is_one_adjacent_tile():
    game = position("a b c", us=side(at="snipers@a", marks="c", hand="sniper"))
    assert game.refused(Play("us-sniper", Stalk("c"))).rule == "U1"
    game.do(Play("us-sniper", Stalk("b")))
    assert game.prompt().kind == "play"


def test_N3_guide_moves_any_one_own_counter_as_by_move():
    us = side(at="riflemen-a@a machine-gunners-b@c", marks="b", hand="platoon-guide")
    game = position("a b c", us=us, german=side(at="riflemen-a@c", marks="b"))
    assert guides(game) == {("us-riflemen-a", "b"), ("us-machine-gunners-b", "b")}
    assert game.do(Play("us-platoon-guide", Guide("us-machine-gunners-b", "b"))) == [
        e.CardMoved("us", "us-platoon-guide", Zone.HAND, Zone.PLAY),
        e.CounterMoved("us-machine-gunners-b", "b"),
    ]


def test_N3_guide_moves_no_enemy_and_no_counter_off_the_board():
    us = side(at="riflemen-a@a", marks="b", hand="platoon-guide", spawns="scouts-a@a")
    game = position("a b", us=us, german=side(at="riflemen-a@a"))
    for counter in ("german-riflemen-a", "us-scouts-a"):
        refused = game.refused(Play("us-platoon-guide", Guide(counter, "b")))
        assert (refused.rule, refused.accepted) == ("N3", ("us-riflemen-a",))


def test_N3_Q15_guide_does_not_move_a_suppressed_counter():
    game = position("a b", us=side(at="riflemen-a@a!", marks="b", hand="platoon-guide"))
    assert game.refused(Play("us-platoon-guide", Guide("us-riflemen-a", "b"))).rule == "N3"


def test_N3_Q17_guided_scouts_and_snipers_need_own_markers():
    game = position("a b c", us=side(at="scouts-a@b snipers@b", marks="a", hand="platoon-guide"))
    assert guides(game) == {("us-scouts-a", "a"), ("us-snipers", "a")}
    assert game.refused(Play("us-platoon-guide", Guide("us-snipers", "c"))).rule == "N3"


def test_N3_guided_scouts_scout_nothing():
    game = position("a b", us=side(at="scouts-a@a", marks="b", hand="platoon-guide", supply="fog-of-war"))
    game.do(Play("us-platoon-guide", Guide("us-scouts-a", "b")))
    assert game.zone("us", "supply") == "fog-of-war"


def test_N3_guide_2_continues_with_the_same_counter():
    us = side(at="riflemen-a@a riflemen-b@a", marks="a b c", hand="platoon-guide")
    game = position("a b c", us=us, printed=GUIDES_TWO)
    game.do(Play("us-platoon-guide", Guide("us-riflemen-a", "b")))
    game.do(Step("c"))
    assert (game.at("us-riflemen-a"), game.at("us-riflemen-b")) == ("c", "a")


def test_N3_Q16_moving_the_mortar_takes_the_target_marker_off():
    us = side(at="mortar@a", marks="b", hand="mortar platoon-guide", target="e")
    for card, act in (("us-mortar", Move("b")), ("us-platoon-guide", Guide("us-mortar", "b"))):
        game = position("a b c d e", us=us)
        assert game.do(Play(card, act))[1:] == [e.CounterMoved("us-mortar", "b"), e.TargetRemoved("us")]
        assert game.board.sides["us"].target == ""


def test_N3_moving_another_counter_or_the_enemy_mortar_leaves_the_own_target_marker():
    us = side(at="mortar@a riflemen-a@a", marks="b", hand="rifleman-a", target="e")
    german = side(at="mortar@a", marks="b", hand="mortar", target="e")
    game = position("a b c d e", us=us, german=german)
    game.do(Play("us-rifleman-a", Move("b")))
    game.do(EndTurn())
    game.do(Play("german-mortar", Move("b")))
    assert [game.board.sides[s].target for s in ("us", "german")] == ["e", ""]
