"""U23, S23–S25, R5: how a scenario of Stalingrad is won."""

import pytest

from kronika.domain.undaunted.acts import (
    Attack,
    Bolster,
    Bombard,
    Control,
    Flamethrower,
    Guide,
    Move,
    Recon,
    Requisition,
    Scout,
)
from kronika.domain.undaunted.content import (
    Award,
    Either,
    Every,
    Gather,
    MarkerKind,
    ObjectivesWorth,
    Occasion,
    Points,
    PointsControlled,
    Rout,
    Together,
)
from kronika.domain.undaunted.rules.casualties import Displace, Lose
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, Play, Ready, Withdraw
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.system import UNDAUNTED
from tests.undaunted.stalingrad import position, side

ESCAPE, MISSION = MarkerKind.ESCAPE, MarkerKind.MISSION
GOAL = ("soviet", "goal", "S23")
CONTROL = Play("soviet-rifleman-a", Control())
SHOT = Play("soviet-rifleman-a", Attack("german-scouts-a"))


def won(game):
    board = game.board
    assert not (board.winner and board.frames), "nothing is left half done"
    return board.winner and (board.winner, board.how, board.rule)


def taking(goal, tiles="a=2 b=1 c=3", marks="a c+", theirs=None, **options):
    """The Soviets may take control of a."""
    us = side(at="riflemen-a@a", marks=marks, hand="rifleman-a", goal=goal)
    return position(tiles, us, theirs or side(at="riflemen-a@b"), **options)


def routing(goal, at="scouts-a@b riflemen-a@b", **options):
    """The Soviets may rout the German scouts A."""
    us = side(at="riflemen-a@a", hand="rifleman-a", goal=goal, marks="a")
    return position("a b", us, side(at=at), dice=[0], **options)


def rout(game):
    game.do(SHOT)
    game.do(Lose(""))
    return won(game)


# --- U24, U23: objectives


@pytest.mark.parametrize(("value", "end"), [(5, ("soviet", "objectives", "U24")), (6, "")])
def test_S23_U24_objectives_worth_x(value, end):
    game = taking(ObjectivesWorth(value))
    game.do(CONTROL)
    assert won(game) == end


def test_U23_Q43_nobody_is_asked_any_more():
    game = taking(ObjectivesWorth(5))
    game.do(CONTROL)
    assert (game.position.game.prompts, game.position.game.outcome.winners) == ((), ("soviet",))


# --- S23: rout


@pytest.mark.parametrize(
    ("goal", "at", "end"),
    [
        (Rout(("german-scouts-a",)), "scouts-a@b riflemen-a@b", True),
        (Rout(("german-scouts-a", "german-scouts-b")), "scouts-a@b scouts-b@b~ riflemen-a@b", True),
        (Rout(("german-scouts-a", "german-scouts-b")), "scouts-a@b scouts-b@b riflemen-a@b", False),
        (Rout(("german-scouts-a", "german-snipers")), "scouts-a@b riflemen-a@b", False),
        (Rout(count=2), "scouts-a@b snipers@b~ riflemen-a@b", True),
        (Rout(count=3), "scouts-a@b snipers@b~ riflemen-a@b", False),
        (Rout(("german-scouts-a", "german-scouts-b"), 1), "scouts-a@b scouts-b@b riflemen-a@b", True),
        (Rout(("german-scouts-b", "german-snipers"), 1), "scouts-a@b scouts-b@b riflemen-a@b", False),
    ],
    ids=[
        "the one named",
        "both named",
        "one of both",
        "one of both, the other off the board",
        "any two",
        "two of three",
        "one of those named",
        "another than those named",
    ],
)
def test_S23_rout_of_named_counters_or_of_a_number_at_the_same_time(goal, at, end):
    assert rout(routing(goal, at)) == (GOAL if end else "")


def test_S23_own_counters_that_are_routed_do_not_count():
    us = side(at="riflemen-a@a scouts-a@a~", hand="rifleman-a", goal=Rout(count=2))
    game = position("a b", us, side(at="scouts-a@b riflemen-a@b"), dice=[0])
    assert rout(game) == ""


# --- S23: victory points


def test_S23_points_as_the_scenario_awards_them():
    awards = (Award("soviet", Occasion.CONTROL, 2, spaces=("a",)), Award("soviet", Occasion.CONTROL, spaces=("b",)))
    for value, end in ((2, GOAL), (3, "")):
        game = taking(Points(value), awards=awards)
        game.do(CONTROL)
        assert (won(game), game.board.sides["soviet"].points) == (end, 2)


def test_S23_an_award_for_routing_is_given_once_for_each_rout_and_only_for_the_counters_named():
    awards = (Award("soviet", Occasion.ROUT, counters=("german-scouts-a",)), Award("german", Occasion.ROUT, 5))
    us = side(at="riflemen-a@a", hand="rifleman-a1 rifleman-a2 rifleman-a3")
    game = position("a b", us, side(at="scouts-a@b snipers@b riflemen-a@b"), awards=awards, dice=[0, 0, 0])
    for card, target in (("1", "scouts-a"), ("2", "scouts-a"), ("3", "snipers")):
        game.do(Play(f"soviet-rifleman-a{card}", Attack(f"german-{target}")))
        game.do(Lose(""))
    assert [one.points for one in game.board.sides.values()] == [1, 0]


def test_S23_an_award_is_given_for_its_own_occasion_only():
    awards = tuple(Award("soviet", occasion, 1) for occasion in Occasion if occasion != Occasion.ROUT)
    game = routing(ObjectivesWorth(9), awards=awards)
    rout(game)
    assert game.board.sides["soviet"].points == 0


def test_S23_a_side_that_routs_its_own_counter_gains_nothing_the_enemy_does():
    us = side(at="riflemen-a@a scouts-a@b", hand="bomber")
    awards = (Award("soviet", Occasion.ROUT), Award("german", Occasion.ROUT, 2))
    game = position("a b", us, side(at="riflemen-a@a"), awards=awards, dice=[0, 1, 1])
    game.do(Play("soviet-bomber", Bombard("b")))
    game.do(Lose(""))
    assert [one.points for one in game.board.sides.values()] == [0, 2]


@pytest.mark.parametrize(("spaces", "points"), [(("b",), 1), (("a",), 0)])
def test_S23_an_award_for_routing_may_be_for_some_tiles_only_where_the_counter_stood(spaces, points):
    us = side(at="riflemen-a@a", hand="rifleman-a")
    german = side(at="scouts-a@b riflemen-a@b", marks="a")
    game = position("a b", us, german, awards=(Award("soviet", Occasion.ROUT, spaces=spaces),), dice=[0])
    rout(game)
    assert game.board.sides["soviet"].points == points


def test_S23_a_counter_that_was_reinforced_may_be_routed_for_points_again():
    us = side(at="riflemen-a@a", hand="rifleman-a1 rifleman-a2")
    german = side(at="scouts-a@b~ riflemen-a@b", hand="platoon-sergeant", supply="scout-a")
    turn = {"active": "german", "initiative": "german"}
    game = position("a b", us, german, awards=(Award("soviet", Occasion.ROUT),), dice=[0, 0], **turn)
    game.do(Play("german-platoon-sergeant", Bolster("german-scout-a")))
    game.do(EndTurn())
    for number, given in ((1, "german-scout-a"), (2, "")):
        game.do(Play(f"soviet-rifleman-a{number}", Attack("german-scouts-a")))
        game.do(Lose(given))
    assert game.board.sides["soviet"].points == 1


def test_S23_an_award_for_a_round_is_given_as_it_ends_for_each_tile_controlled():
    awards = (
        Award("soviet", Occasion.ROUND, spaces=("a", "b", "c")),
        Award("german", Occasion.ROUND, 2, spaces=("b",)),
    )
    us, german = side(at="riflemen-a@a", marks="a+ b c+"), side(at="riflemen-a@b", marks="a b+")
    game = position("a b c", us, german, awards=awards)
    game.do(EndTurn())
    assert [one.points for one in game.board.sides.values()] == [0, 0]
    game.do(EndTurn())
    assert [one.points for one in game.board.sides.values()] == [2, 2]


def test_S23_an_award_for_a_round_that_names_no_tile_is_given_for_each_that_is_controlled():
    us = side(at="riflemen-a@a", marks="a+ b c+")
    game = position("a b c", us, side(at="riflemen-a@b"), awards=(Award("soviet", Occasion.ROUND),), active="german")
    game.do(EndTurn())
    assert game.board.sides["soviet"].points == 2


def test_S23_U23_the_scenario_may_end_with_the_round():
    us = side(at="riflemen-a@a", marks="a+", goal=Points(1), deck="rifleman-a")
    awards = (Award("soviet", Occasion.ROUND, spaces=("a",)),)
    game = position("a b", us, side(at="riflemen-a@b"), awards=awards, active="german")
    game.do(EndTurn())
    assert (won(game), game.board.round, game.zone("soviet", "hand")) == (GOAL, 1, "")


@pytest.mark.parametrize(("value", "end"), [(3, GOAL), (4, "")])
def test_S23_control_of_tiles_on_which_x_points_lie(value, end):
    game = taking(PointsControlled(value), points={"a": 2, "b": 5, "c": 1}, marks="a b c+")
    game.do(CONTROL)
    assert won(game) == end


# --- S23: counters together at a marker


def gathering(goal, at, hand="rifleman-a", move=Move("c"), **options):
    us = side(at=at, marks="b c d", hand=hand, goal=goal, **options)
    game = position("a b c d", us, side(at="riflemen-a@a"), escape="c d", mission="b", dice=[1])
    game.do(Play(f"soviet-{hand}", move))
    return won(game)


BOTH = ("soviet-riflemen-a", "soviet-scouts-a")


@pytest.mark.parametrize(
    ("goal", "at", "end"),
    [
        (Gather(ESCAPE, BOTH), "riflemen-a@b scouts-a@c", True),
        (Gather(ESCAPE, BOTH), "riflemen-a@b scouts-a@c!", True),
        (Gather(ESCAPE, BOTH), "riflemen-a@b scouts-a@c~", False),
        (Gather(ESCAPE, BOTH), "riflemen-a@b scouts-a@d", False),
        (Gather(ESCAPE, BOTH), "riflemen-a@b", False),
        (Gather(ESCAPE, BOTH, 1), "riflemen-a@b scouts-a@d~", True),
        (Gather(ESCAPE, ("soviet-snipers",)), "riflemen-a@b", False),
        (Gather(MISSION, BOTH), "riflemen-a@b scouts-a@c", False),
    ],
    ids=[
        "together",
        "a suppressed one counts",
        "a routed one does not",
        "on two tiles",
        "the other off the board",
        "one is enough",
        "another than those named",
        "at another marker",
    ],
)
def test_S23_own_counters_together_on_a_tile_with_a_marker(goal, at, end):
    assert gathering(goal, at) == (GOAL if end else "")


def test_S23_everybody_sees_where_the_markers_and_the_points_lie():
    game = position("a b c", side(at="riflemen-a@a"), escape="b", mission="c", points={"a": 2})
    shown = {space.id: (space.mission, space.escape, space.points) for space in UNDAUNTED.scene(game.board).spaces}
    assert shown == {"a": (False, False, 2), "b": (False, True, 0), "c": (True, False, 0)}


def test_S23_U23_coming_on_there_is_enough():
    assert gathering(Gather(ESCAPE, BOTH), "riflemen-a@c", "scout-a", Attack("german-riflemen-a")) == GOAL


def test_S23_U23_so_is_being_reinforced_there():
    for hand, act in (("platoon-sergeant", Bolster), ("commissar", Requisition)):
        at = "riflemen-a@c scouts-a@c~"
        assert gathering(Gather(ESCAPE, BOTH), at, hand, act("soviet-scout-a"), supply="scout-a scout-b") == GOAL


def test_S23_U23_so_is_being_moved_there_by_the_enemy():
    us = side(at="flamethrowers@a", hand="flamethrower")
    goal = Gather(ESCAPE, ("german-scouts-a", "german-riflemen-a"))
    german = side(at="scouts-a@b riflemen-a@c", marks="c", hand="scout-a", goal=goal)
    game = position("a b c", us, german, escape="c", dice=[0, 1, 1])
    game.do(Play("soviet-flamethrower", Flamethrower("german-scouts-a")))
    game.do(Lose("german-scout-a"))
    game.do(Displace("c"))
    assert won(game) == ("german", "goal", "S23")


def test_S23_U23_it_ends_before_the_fire_zone_on_the_tile_fires():
    us = side(at="riflemen-a@a", marks="b", hand="rifleman-a", goal=Gather(ESCAPE, ("soviet-riflemen-a",)))
    game = position("a b c", us, side(at="riflemen-a@c machine-gunners-a@c>b"), escape="b")
    game.do(Play("soviet-rifleman-a", Move("b")))
    assert won(game) == GOAL


# --- S23: and, or, and/or


@pytest.mark.parametrize(
    ("goal", "end"),
    [
        (Every((ObjectivesWorth(5), Rout(count=1))), True),
        (Every((ObjectivesWorth(6), Rout(count=1))), False),
        (Every((ObjectivesWorth(5), Rout(count=2))), False),
        (Either((ObjectivesWorth(6), Rout(count=1))), True),
        (Either((ObjectivesWorth(6), Rout(count=2))), False),
        (Together((ObjectivesWorth(0), Rout()), 6), True),
        (Together((ObjectivesWorth(0), Rout()), 7), False),
        (Together((Rout(("german-snipers",)), PointsControlled(0), Points(0)), 4), True),
        (Together((Rout(("german-scouts-b",)), PointsControlled(0), Points(0)), 4), False),
    ],
)
def test_S23_conditions_with_and_with_or_and_counted_together(goal, end):
    """With a and c objectives worth 5 are controlled, one counter is routed, 2 points lie on a."""
    awards = (Award("soviet", Occasion.CONTROL),)
    theirs = side(at="riflemen-a@b snipers@b~")
    game = taking(goal, points={"a": 2}, theirs=theirs, awards=awards)
    game.do(CONTROL)
    assert won(game) == (GOAL if end else "")


# --- S24: total rout


@pytest.mark.parametrize(
    ("at", "total_rout", "end"),
    [
        ("riflemen-a@b", True, ("soviet", "total_rout", "S24")),
        ("riflemen-a@b riflemen-b@b~ scouts-a@b", True, ("soviet", "total_rout", "S24")),
        ("riflemen-a@b riflemen-b@b!", True, ""),
        ("riflemen-a@b", False, ""),
    ],
    ids=["the only ones", "the last ones", "not the last", "the scenario says otherwise"],
)
def test_S24_a_side_all_of_whose_riflemen_are_routed_loses(at, total_rout, end):
    us = side(at="riflemen-a@a", hand="rifleman-a")
    game = position("a b", us, side(at=at), total_rout=total_rout, dice=[0])
    game.do(Play("soviet-rifleman-a", Attack("german-riflemen-a")))
    game.do(Lose(""))
    assert won(game) == end


def test_S24_other_counters_do_not_matter():
    assert rout(routing(ObjectivesWorth(9), "scouts-a@b riflemen-a@b")) == ""


def test_S24_a_side_without_riflemen_on_the_board_is_not_routed():
    assert rout(routing(ObjectivesWorth(9), "scouts-a@b")) == ""


def test_S24_S6_they_are_immovable_immediately():
    us = side(at="riflemen-a@a", hand="rifleman-a")
    game = position("a b c", us, side(at="riflemen-a@b", marks="c"), dice=[0])
    game.do(Play("soviet-rifleman-a", Attack("german-riflemen-a")))
    game.do(Lose(""))
    assert (game.position.game.prompts, game.board.frames) == ((), ())


# --- R5


@pytest.mark.parametrize("order", [1, -1], ids=["Soviets awarded first", "Germans awarded first"])
@pytest.mark.parametrize(("last", "first"), [("german", "soviet"), ("soviet", "german")])
def test_R5_R38_points_of_a_rounds_end_that_fulfil_both_goals_win_for_the_side_whose_turn_was_the_last(
    last, first, order
):
    awards = (Award("soviet", Occasion.ROUND, spaces=("a",)), Award("german", Occasion.ROUND, spaces=("b",)))[::order]
    us = side(at="riflemen-a@a", marks="a+", goal=Points(1))
    german = side(at="riflemen-a@b", marks="b+", goal=Points(1))
    game = position("a b", us, german, awards=awards, active=last, initiative=first)
    game.do(EndTurn())
    assert won(game) == (last, "goal", "S23")
    assert [one.points for one in game.board.sides.values()] == [1, 1]


def test_R38_U23_whose_goal_alone_they_fulfil_wins_whoevers_turn_was_the_last():
    awards = (Award("soviet", Occasion.ROUND, spaces=("a",)), Award("german", Occasion.ROUND, spaces=("b",)))
    for last, first in (("german", "soviet"), ("soviet", "german")):
        us = side(at="riflemen-a@a", marks="a+", goal=Points(1))
        german = side(at="riflemen-a@b", marks="b+", goal=Points(2))
        game = position("a b", us, german, awards=awards, active=last, initiative=first)
        game.do(EndTurn())
        assert won(game) == ("soviet", "goal", "S23")


def test_U23_the_other_side_may_meet_its_condition_in_my_turn():
    german = side(at="riflemen-a@b", goal=Points(1))
    us = side(at="riflemen-a@a scouts-a@a", marks="a b", hand="starshina")
    awards = (Award("german", Occasion.ROUT),)
    game = position("a b", us, german, awards=awards, mines=["german a-b"], dice=[0])
    game.do(Play("soviet-starshina", Guide("soviet-scouts-a", "b")))
    game.do(Lose(""))
    assert won(game) == ("german", "goal", "S23")


# --- S25: withdraw


def withdrawing(hand="rifleman-a scout-a fog-of-war1", **options):
    us = side(at="riflemen-a@a! scouts-a@a", marks="a b", hand=hand, deck="rifleman-b")
    return position("a b", us, side(at="riflemen-a@b", hand="rifleman-a"), **options)


def test_S25_a_side_may_withdraw_at_the_start_of_its_turn():
    game = withdrawing()
    game.do(Withdraw())
    assert won(game) == ("german", "withdrawn", "S25")


@pytest.mark.parametrize(
    "played",
    [Play("soviet-scout-a", Scout("b")), Ready("soviet-rifleman-a"), HunkerDown("soviet-scout-a")],
    ids=["an action", "ready", "hunker down"],
)
def test_S25_but_not_once_it_has_played_a_card(played):
    game = withdrawing()
    game.do(played)
    while game.prompt().kind != "play":
        game.do(Stop())
    assert game.refused(Withdraw()).rule == "S25"


def test_S25_both_sides_each_in_its_own_turn():
    game = withdrawing()
    game.do(Play("soviet-scout-a", Recon()))
    game.do(EndTurn())
    game.do(Withdraw())
    assert won(game) == ("soviet", "withdrawn", "S25")


def test_S25_also_without_a_card_to_play():
    assert set(withdrawing(hand="fog-of-war1").legal()) == {EndTurn(), Withdraw()}


def test_S25_a_position_taken_over_knows_what_was_played():
    assert Withdraw() not in withdrawing(played=1).legal()
