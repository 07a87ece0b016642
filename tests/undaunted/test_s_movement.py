"""S3, S11, S15: guide, tanks and impassable ground, tunnels."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.undaunted.acts import AntiTank, Assault, Attack, Guide, Move, Scout, Stalk
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted.stalingrad import position, side


def guided(game, card="soviet-starshina"):
    return {(act.counter.removeprefix("soviet-"), act.to) for act in game.acts(card) if isinstance(act, Guide)}


def guide(at, tiles="a b c", marks="a b", card="starshina", **options):
    return position(tiles, side(at=at, marks=marks, hand=card), side(at="riflemen-a@c"), **options)


# --- S3: guide


def test_S3_any_own_counter_is_guided_onto_a_tile_with_an_own_marker_scouts_too():
    game = guide("riflemen-a@a scouts-b@b snipers@b")
    assert guided(game) == {("riflemen-a", "b"), ("scouts-b", "a"), ("snipers", "a")}
    assert game.refused(Play("soviet-starshina", Guide("soviet-scouts-b", "c"))).rule == "N3"


def test_S3_only_counters_of_the_squad_that_is_shown():
    game = guide("riflemen-a@a riflemen-b@a scouts-b@a snipers@a", card="starshina-b")
    assert guided(game, "soviet-starshina-b") == {("riflemen-b", "b"), ("scouts-b", "b")}
    assert game.refused(Play("soviet-starshina-b", Guide("soviet-snipers", "b"))).rule == "S3"


def test_S3_counters_of_either_of_two_squads_that_were_merged():
    both = {"soviet-starshina": (Action(ActionName.GUIDE, 1, ("A", "C")),)}
    game = guide("riflemen-a@a riflemen-b@a riflemen-c@a snipers@a", printed=both)
    assert guided(game) == {("riflemen-a", "b"), ("riflemen-c", "b")}


@pytest.mark.parametrize(("state", "said"), [("!", "suppressed"), ("~", "routed"), ("!~", "suppressed")])
def test_S3_Q15_neither_a_suppressed_nor_a_routed_counter(state, said):
    game = guide(f"riflemen-a@a scouts-a@a{state}")
    assert guided(game) == {("riflemen-a", "b")}
    refused = game.refused(Play("soviet-starshina", Guide("soviet-scouts-a", "b")))
    assert (refused.rule, refused.accepted) == ("S3", ("soviet-riflemen-a",))
    assert said in text(refused.said, "en")


def test_S3_Q62_no_anti_tank_gun_but_its_own_card_moves_it():
    game = position("a b", side(at="riflemen-a@a gun@a", marks="a b", hand="starshina gun"))
    assert guided(game) == {("riflemen-a", "b")}
    assert game.refused(Play("soviet-starshina", Guide("soviet-gun", "b"))).rule == "S3"
    game.do(Play("soviet-gun", Move("b")))
    assert game.at("soviet-gun") == "b"


def test_S3_no_enemy_counter():
    game = guide("riflemen-a@a")
    assert game.refused(Play("soviet-starshina", Guide("german-riflemen-a", "b"))).rule == "S3"


def test_S3_a_tank_is_guided_but_not_onto_impassable_ground():
    game = guide("tank@b", tiles="a:works b c:house", marks="a b c")
    assert guided(game) == {("tank", "c")}
    assert game.refused(Play("soviet-starshina", Guide("soviet-tank", "a"))).rule == "S11"


# --- S11: tanks and the ground


def test_S11_a_tank_does_not_move_onto_impassable_ground_infantry_does():
    us = side(at="riflemen-a@b tank@b", marks="a b c", hand="tank rifleman-a")
    game = position("a:works b c:house", us, side(at="riflemen-a@c"))
    assert {act.to for act in game.acts("soviet-tank") if isinstance(act, Move)} == {"c"}
    assert game.refused(Play("soviet-tank", Move("a"))).rule == "S11"
    assert Play("soviet-rifleman-a", Move("a")) in game.legal()


def test_S11_S10_the_ground_is_passable_once_the_building_is_destroyed():
    us = side(at="riflemen-a@b tank@b gun@b", marks="a b", hand="tank gun1 gun2")
    game = position("a:works b", us, dice=[0, 1, 0, 1])
    for card in ("soviet-gun1", "soviet-gun2"):
        assert Play("soviet-tank", Move("a")) not in game.legal()
        game.do(Play(card, AntiTank("building a")))
    assert game.board.faces["a"] == "a-C"
    game.do(Play("soviet-tank", Move("a")))
    assert game.at("soviet-tank") == "a"


# --- S15: tunnels


def tunnelling(card="rifleman-a", marks="a b d", at="riflemen-a@a scouts-a@a tank@a", **options):
    us = side(at=at, marks=marks, hand=card)
    return position("a b c d e", us, side(at="riflemen-a@e"), tunnels="a d e", **options)


def moves(game, card):
    return {act.to for act in game.acts(f"soviet-{card}") if isinstance(act, Move | Scout | Stalk | Assault)}


def test_S15_tiles_with_a_tunnel_are_adjacent_for_movement():
    game = tunnelling()
    assert moves(game, "rifleman-a") == {"b", "d"}
    game.do(Play("soviet-rifleman-a", Move("d")))
    assert game.at("soviet-riflemen-a") == "d"


def test_S15_neighbours_with_a_tunnel_each_are_adjacent_once():
    game = position("a b c", side(at="riflemen-a@a", marks="b c", hand="rifleman-a"), tunnels="a b c")
    assert game.acts("soviet-rifleman-a") == [Move("b"), Move("c")]


def test_S15_a_move_by_tunnel_obeys_the_action_it_is_part_of():
    assert tunnelling().refused(Play("soviet-rifleman-a", Move("e"))).rule == "U13"
    assert moves(tunnelling("scout-a"), "scout-a") == {"b", "d", "e"}


def test_S15_guide_and_assault_use_tunnels_too():
    assert ("riflemen-a", "d") in guided(tunnelling("starshina"))
    assert moves(tunnelling("stormer-a"), "stormer-a") == {"b", "d"}


def test_S15_each_step_of_a_scout_may_use_one():
    game = tunnelling("scout-a")
    game.do(Play("soviet-scout-a", Scout("d")))
    assert Step("e") in game.legal() and Step("a") in game.legal()
    game.do(Step("e"))
    assert game.at("soviet-scouts-a") == "e"


def test_S15_S11_never_for_tanks():
    game = tunnelling("tank")
    assert moves(game, "tank") == {"b"}
    assert game.refused(Play("soviet-tank", Move("d"))).rule == "S15"


def test_S15_a_tunnel_shortens_no_range():
    game = tunnelling()
    assert game.odds(Play("soviet-rifleman-a", Attack("german-riflemen-a"))).target == 4 + 4


def test_S15_there_is_no_way_from_a_tile_without_one_nor_to_one():
    assert moves(tunnelling(at="riflemen-a@b"), "rifleman-a") == {"a"}
    assert moves(position("a b c d", side(at="riflemen-a@a", marks="a b d", hand="rifleman-a")), "rifleman-a") == {"b"}


def test_S15_a_tunnel_that_was_hit_is_gone():
    us = side(at="riflemen-a@a gun@a", marks="a d", hand="gun rifleman-a")
    game = position("a b c d", us, tunnels="a d", dice=[0, 1])
    assert moves(game, "rifleman-a") == {"d"}
    game.do(Play("soviet-gun", AntiTank("tunnel d")))
    assert game.board.tunnels == ("a",)
    assert moves(game, "rifleman-a") == set()
