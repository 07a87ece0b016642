"""U1–U3: tiles, ranges, markers."""

from kronika.domain.undaunted.acts import Control, Move, Scout
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.setup import neighbours
from tests.undaunted.position import PACK, position, side

BRICKS = "a b c | d e f | g h i"


def near(game, space):
    return set(game.board.scene.spaces[space].near)


def test_U1_an_inner_tile_touches_six_others():
    assert set(neighbours((1, 1))) == {(0, 1), (2, 1), (1, 0), (1, 2), (2, 2), (0, 0)}
    assert near(position(BRICKS), "e") == {"d", "f", "b", "h", "a", "i"}
    assert near(position(BRICKS), "c") == {"b", "f"}


def test_U1_tiles_are_laid_as_the_scenario_book_shows_them():
    """Scenario 1 in offset columns: 13B lies amid 2B, 17B, 16B, 12B, 3B and 8A."""
    tiles = {(entry.x, entry.y): entry.tile for entry in PACK.scenarios["1"].tiles}
    middle = next(place for place, tile in tiles.items() if tile == "13B")
    assert {tiles[place] for place in neighbours(middle)} == {"2B", "17B", "16B", "12B", "3B", "8A"}


def test_U1_the_range_is_the_shortest_path_over_the_tiles_laid_out():
    ranges = position("a b c | d . e | f g h").board.scene.ranges
    assert (ranges["b"]["b"], ranges["b"]["e"], ranges["b"]["h"]) == (0, 1, 2)
    assert ranges["b"]["g"] == 3, "around the gap"


def test_U1_a_move_goes_to_an_adjacent_tile_only():
    game = position("a b c", us=side(at="riflemen-a@a", marks="a b c", hand="rifleman-a"))
    refused = game.refused(Play("us-rifleman-a", Move("c")))
    assert (refused.rule, refused.accepted) == ("U1", ("b",))


def test_U2_any_number_of_counters_of_both_sides_share_a_tile():
    crowd = "riflemen-b@b riflemen-c@b scouts-a@b scouts-b@b"
    game = position(
        "a b", us=side(at=f"riflemen-a@a {crowd}", marks="a b", hand="rifleman-a"), german=side(at=crowd, marks="b")
    )
    game.do(Play("us-rifleman-a", Move("b")))
    assert len(game.board.on("b")) == 9


def test_U2_enemy_counters_and_markers_never_block_movement():
    german = side(at="riflemen-a@b", marks="b+ c+")
    game = position("a b c", us=side(at="scouts-a@a", marks="a", hand="scout-a"), german=german)
    game.do(Play("us-scout-a", Scout("b")))
    game.do(Step("c"))
    assert game.at("us-scouts-a") == "c"


def test_U3_both_sides_may_have_a_marker_on_a_tile_one_of_them_controlled():
    game = position("a b", us=side(at="scouts-a@a", marks="a", hand="scout-a"), german=side(marks="b+"))
    game.do(Play("us-scout-a", Scout("b")))
    assert [game.board.sides[s].markers["b"] for s in ("us", "german")] == [Face.SCOUTED, Face.CONTROLLED]


def test_U3_Q28_no_marker_ever_leaves_and_never_do_both_sides_control():
    us = side(at="riflemen-a@a", marks="a", hand="rifleman-a")
    game = position("a b", us=us, german=side(marks="a+"))
    game.do(Play("us-rifleman-a", Control()))
    assert game.board.sides["us"].markers == {"a": Face.CONTROLLED}
    assert game.board.sides["german"].markers == {"a": Face.SCOUTED}
