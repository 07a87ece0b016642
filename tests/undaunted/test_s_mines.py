"""S12, S20, R17: mines."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import DiceRolled, Part
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import (
    Assault,
    Attack,
    Exert,
    FightAndFade,
    Flamethrower,
    Guide,
    Mines,
    Move,
    Scout,
    Secure,
)
from kronika.domain.undaunted.content import Award, MineFace, Occasion
from kronika.domain.undaunted.rules.casualties import Displace, Lose
from kronika.domain.undaunted.rules.mines import Lay
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import EndTurn, Play
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.state import Zone
from tests.undaunted.stalingrad import mine, position, side

MOVE = Play("soviet-rifleman-a", Move("b"))


def crossing(hand="rifleman-a", at="riflemen-a@a riflemen-b@a", mines=("german a-b",), tiles="a b c", **options):
    us = side(at=at, marks="a b c", hand=hand, deck="rifleman-a9 fog-of-war1", supply="fog-of-war2 fog-of-war3")
    return position(tiles, us, side(at="riflemen-a@c"), mines=mines, **options)


def rolls(events):
    return [event for event in events if isinstance(event, DiceRolled)]


def asked(game):
    return game.prompt().seat, game.prompt().kind


# --- S12: what a mine has to reach, and what it does


@pytest.mark.parametrize(("face", "hit"), [(0, True), (3, False), (4, True), (9, True)])
def test_S12_a_mine_attacks_with_one_die_against_the_base_defence_alone(face, hit):
    game = crossing(dice=[face], tiles="a:2 b:3 c")
    (rolled,) = rolls(game.do(MOVE))
    assert (rolled.test.parts, len(rolled.faces)) == ((Part("base", "S12", 4),), 1)
    assert rolled.test.success == hit


def test_S12_Q67_smoke_does_not_help_against_it():
    (rolled,) = rolls(crossing(smoke="a b", dice=[3]).do(MOVE))
    assert rolled.test.target == 4


def test_S12_Q64_a_hit_costs_a_card_the_counter_stays_and_the_mine_is_gone():
    game = crossing(dice=[0])
    happened = [event for event in game.do(MOVE) if isinstance(event, e.MineRemoved | e.CounterMoved | e.CardMoved)]
    assert happened == [
        e.CardMoved("soviet", "soviet-rifleman-a", Zone.HAND, Zone.PLAY),
        e.MineRemoved(mine("german a-b")),
        e.CardMoved("soviet", "soviet-rifleman-a", Zone.PLAY, Zone.CASUALTIES),
    ]
    assert (game.at("soviet-riflemen-a"), game.board.mines, asked(game)) == ("a", (), ("soviet", "play"))


def test_S12_Q64_a_miss_lets_it_move_on_and_the_mine_stays():
    game = crossing(dice=[1])
    game.do(MOVE)
    assert (game.at("soviet-riflemen-a"), game.board.mines) == ("b", (mine("german a-b"),))


def test_S12_it_goes_off_each_time_the_edge_is_crossed_from_either_side():
    game = crossing("rifleman-a rifleman-a2", dice=[1, 0])
    game.do(MOVE)
    game.do(Play("soviet-rifleman-a2", Move("a")))
    assert (game.at("soviet-riflemen-a"), game.board.mines) == ("b", ())


def test_S12_the_own_mine_does_nothing_nor_does_one_on_another_edge():
    game = crossing(mines=["soviet a-b", "german b-c"])
    assert rolls(game.do(MOVE)) == []


def test_S12_of_two_mines_on_an_edge_the_enemys_goes_off():
    game = crossing(mines=["soviet a-b", "german a-b"], dice=[0])
    game.do(MOVE)
    assert game.board.mines == (mine("soviet a-b"),)


# --- S12: faces


@pytest.mark.parametrize(("face", "hit"), [(0, True), (6, False), (7, True)])
def test_S12_an_anti_tank_mine_demolishes_with_one_die_against_the_armour(face, hit):
    game = crossing("tank1 tank2", at="riflemen-a@a tank@a", mines=["german a-b tank"], tiles="a b:3 c", dice=[face])
    (rolled,) = rolls(game.do(Play("soviet-tank1", Move("b"))))
    assert (rolled.test.parts, rolled.test.success) == ((Part("armour", "S12", 7),), hit)
    assert game.at("soviet-tank") == ("a" if hit else "b")
    assert game.zone("soviet", "casualties") == ("tank1" if hit else "")


def test_S12_an_anti_personnel_mine_does_nothing_to_a_tank_nor_an_anti_tank_mine_to_infantry():
    assert rolls(crossing("tank", at="riflemen-a@a tank@a").do(Play("soviet-tank", Move("b")))) == []
    assert rolls(crossing(mines=["german a-b tank"]).do(MOVE)) == []


def test_S12_an_anti_tank_gun_is_infantry():
    game = crossing("gun", at="riflemen-a@a gun@a", dice=[0])
    game.do(Play("soviet-gun", Move("b")))
    assert (game.at("soviet-gun"), game.zone("soviet", "casualties")) == ("a", "gun")


# --- S12: the action ends at once


def test_S12_in_the_middle_of_a_move_what_was_done_stays_done():
    game = position(
        "a b c", side(at="riflemen-a@a scouts-a@a", marks="a", hand="scout-a"), mines=["german b-c"], dice=[0]
    )
    game.do(Play("soviet-scout-a", Scout("b")))
    assert asked(game) == ("soviet", "step")
    game.do(Step("c"))
    assert (game.at("soviet-scouts-a"), list(game.board.sides["soviet"].markers)) == ("b", ["a", "b"])
    assert (asked(game), game.board.frames) == (("soviet", "play"), ())


def test_S12_on_the_first_tile_of_a_move_nothing_follows():
    game = crossing("scout-a", at="riflemen-a@a scouts-a@a", dice=[0])
    game.do(Play("soviet-scout-a", Scout("b")))
    assert (game.at("soviet-scouts-a"), asked(game)) == ("a", ("soviet", "play"))


def test_S12_after_a_miss_the_move_may_go_on():
    game = crossing("scout-a", at="riflemen-a@a scouts-a@a", dice=[1])
    game.do(Play("soviet-scout-a", Scout("b")))
    assert (game.at("soviet-scouts-a"), asked(game)) == ("b", ("soviet", "step"))


def test_S12_S3_a_guided_counter_sets_it_off():
    game = crossing("starshina rifleman-a", dice=[0])
    game.do(Play("soviet-starshina", Guide("soviet-riflemen-a", "b")))
    assert asked(game) == ("soviet", "casualty")
    game.do(Lose("soviet-rifleman-a"))
    assert (game.at("soviet-riflemen-a"), game.zone("soviet", "play")) == ("a", "starshina")


def test_S12_S22_an_assault_ends_without_combat():
    game = crossing("stormer-a", dice=[0])
    game.do(Play("soviet-stormer-a", Assault("b")))
    assert (game.at("soviet-riflemen-a"), asked(game)) == ("a", ("soviet", "play"))


def test_S12_S22_secure_ends_without_a_marker():
    us = side(
        at="riflemen-a@a scouts-a@a", marks="a", hand="scout-a fog-of-war1", deck="scout-a2", supply="fog-of-war2"
    )
    game = position("a b", us, mines=["german a-b"], dice=[0])
    game.do(Play("soviet-scout-a", Secure()))
    game.do(Step("b"))
    assert (list(game.board.sides["soviet"].markers), game.zone("soviet", "supply")) == (["a"], "fog-of-war2")
    assert (game.at("soviet-scouts-a"), asked(game)) == ("a", ("soviet", "play"))


def test_S12_S22_the_stalk_of_fight_and_fade_sets_it_off():
    game = crossing("scout-a", at="riflemen-a@a scouts-a@a", dice=[1, 0])
    game.do(Play("soviet-scout-a", FightAndFade("attack", "german-riflemen-a")))
    game.do(Step("b"))
    assert (game.at("soviet-scouts-a"), game.zone("soviet", "casualties")) == ("a", "scout-a")


def test_S12_S22_a_counter_that_exerted_itself_is_suppressed_all_the_same():
    game = crossing("rifleman-a commissar", dice=[1, 0])
    game.do(Play("soviet-rifleman-a", Attack("german-riflemen-a")))
    game.do(Play("soviet-commissar", Exert("soviet-rifleman-a")))
    game.do(Perform(Move("b")))
    assert game.at("soviet-riflemen-a") == "a!"


# --- S12, S15: mines and tunnels


def test_S12_S15_a_tunnel_leads_past_mines():
    game = crossing(tiles="a b c", mines=["german a-b", "german b-c"], tunnels="a c")
    assert rolls(game.do(Play("soviet-rifleman-a", Move("c")))) == []
    assert game.at("soviet-riflemen-a") == "c"


def test_S12_S15_but_not_past_one_on_the_common_edge():
    game = crossing(tunnels="a b", dice=[0])
    game.do(MOVE)
    assert game.at("soviet-riflemen-a") == "a"


# --- Q61, R17: moves by others, and rout


def moved_by_the_enemy(card, shot, lost):
    us = side(at="riflemen-a@a flamethrowers@a", hand=card)
    german = side(at="riflemen-a@c scouts-a@a", marks="b", hand=lost)
    game = position("a b c", us, german, mines=["soviet a-b"], dice=[0, 0, 0])
    game.do(Play(f"soviet-{card}", shot))
    game.do(Lose(f"german-{lost}" if lost else ""))
    assert rolls(game.do(Displace("b"))) == []
    return game.at("german-scouts-a")


def test_S12_Q61_a_counter_that_is_moved_by_rout_or_flamethrower_ignores_mines():
    assert moved_by_the_enemy("rifleman-a", Attack("german-scouts-a"), "") == "b~"
    assert moved_by_the_enemy("flamethrower", Flamethrower("german-scouts-a"), "scout-a") == "b"


def test_R17_a_counter_routed_by_a_mine_stays_and_nobody_moves_it():
    game = crossing("starshina", at="riflemen-a@a scouts-a@a", dice=[0])
    game.do(Play("soviet-starshina", Guide("soviet-scouts-a", "b")))
    game.do(Lose(""))
    assert (game.at("soviet-scouts-a"), asked(game)) == ("a~", ("soviet", "play"))


def test_S12_S23_a_mine_that_routs_counts_for_the_side_that_laid_it():
    game = crossing(
        "starshina",
        at="riflemen-a@a scouts-a@a",
        dice=[0],
        awards=(Award("german", Occasion.ROUT), Award("soviet", Occasion.ROUT)),
    )
    game.do(Play("soviet-starshina", Guide("soviet-scouts-a", "b")))
    game.do(Lose(""))
    assert [game.board.sides[name].points for name in ("soviet", "german")] == [0, 1]


def test_S12_S24_the_last_riflemen_routed_by_a_mine_lose_the_scenario_in_their_own_turn():
    game = position("a b", side(at="riflemen-a@a", marks="a b", hand="starshina"), mines=["german a-b"], dice=[0])
    game.do(Play("soviet-starshina", Guide("soviet-riflemen-a", "b")))
    game.do(Lose(""))
    assert (game.board.winner, game.board.how) == ("german", "total_rout")


# --- S20: laying mines


def laying(mines=(), laid=(), tiles="a b c|d e", at="riflemen-a@b engineers-a@b", hand="engineer-a engineer-a2"):
    return position(tiles, side(at=at, hand=hand), side(at="riflemen-a@e"), mines=mines, laid=laid)


def towards(game):
    """Where a mine may be laid, of either face."""
    options = game.acts("soviet-engineer-a") if game.prompt().kind == "play" else game.legal()
    found = [(x.towards, x.face) for x in options if isinstance(x, Mines | Lay)]
    spaces = list(dict.fromkeys(space for space, _ in found))
    assert found == [(space, face) for space in spaces for face in MineFace]
    return set(spaces)


def test_S20_mines_are_laid_on_the_edges_of_the_counters_tile_by_either_face():
    game = laying()
    assert towards(game) == {"a", "c", "e"}
    game.do(Play("soviet-engineer-a", Mines("a", MineFace.ANTI_PERSONNEL)))
    game.do(Lay("c", MineFace.ANTI_TANK))
    by = "soviet-engineers-a"
    assert game.board.mines == (mine("soviet a-b", by), mine("soviet b-c tank", by))
    assert asked(game) == ("soviet", "play"), "two is all that the card prints"


def test_S20_up_to_x_mines_fewer_if_the_side_stops():
    game = laying()
    game.do(Play("soviet-engineer-a", Mines("a", MineFace.ANTI_PERSONNEL)))
    assert asked(game) == ("soviet", "mine")
    assert "a" not in towards(game)
    game.do(Stop())
    assert (len(game.board.mines), asked(game)) == (1, ("soviet", "play"))
    game.do(Play("soviet-engineer-a2", Mines("c", MineFace.ANTI_TANK)))
    game.do(Lay("e", MineFace.ANTI_TANK))
    assert asked(game) == ("soviet", "play")


def test_S20_a_counter_lays_four_in_a_scenario_those_spent_too():
    game = laying(laid=[e.Laid("soviet-engineers-a", mines=3)])
    game.do(Play("soviet-engineer-a", Mines("a", MineFace.ANTI_PERSONNEL)))
    assert asked(game) == ("soviet", "play")
    refused = game.refused(Play("soviet-engineer-a2", Mines("c", MineFace.ANTI_PERSONNEL)))
    assert refused.rule == "S20" and "4" in text(refused.said, "en")


def test_S20_another_counter_has_its_own_four():
    game = laying(
        laid=[e.Laid("soviet-engineers-a", mines=4)], at="riflemen-b@b engineers-a@b engineers-b@b", hand="engineer-b"
    )
    assert Play("soviet-engineer-b", Mines("a", MineFace.ANTI_TANK)) in game.legal()


def test_S12_S20_each_side_has_at_most_one_mine_on_an_edge():
    game = laying(mines=["soviet a-b tank", "german b-c"])
    assert towards(game) == {"c", "e"}
    assert game.refused(Play("soviet-engineer-a", Mines("a", MineFace.ANTI_PERSONNEL))).rule == "S12"


def test_S20_an_edge_lies_between_neighbours_a_tunnel_makes_none():
    us = side(at="riflemen-a@a engineers-a@a", hand="engineer-a")
    game = position("a b c", us, tunnels="a c")
    assert towards(game) == {"b"}
    assert game.refused(Play("soviet-engineer-a", Mines("c", MineFace.ANTI_TANK))).rule == "S20"


def test_S20_engineers_come_on_before_they_lay():
    game = laying(at="riflemen-a@b")
    game.do(Play("soviet-engineer-a", Mines("a", MineFace.ANTI_TANK)))
    assert (game.at("soviet-engineers-a"), game.board.mines) == ("b", (mine("soviet a-b tank", "soviet-engineers-a"),))


def test_S20_a_mine_that_was_laid_goes_off_under_the_enemy():
    us = side(at="riflemen-a@b engineers-a@b", hand="engineer-a")
    german = side(at="riflemen-a@a scouts-a@a", marks="a b", hand="rifleman-a")
    game = position("a b", us, german, dice=[0])
    game.do(Play("soviet-engineer-a", Mines("a", MineFace.ANTI_PERSONNEL)))
    game.do(EndTurn())
    game.do(Play("german-rifleman-a", Move("b")))
    assert (game.at("german-riflemen-a"), game.board.mines) == ("a", ())
