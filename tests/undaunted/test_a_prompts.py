"""The prompts of North Africa: what each asks, when nobody is asked, what is private, how long the lists are."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.values import Prompt
from kronika.domain.undaunted.acts import Control, Recon
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import FreeMoveFirst, Play
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import UNDAUNTED
from tests.undaunted.africa import position, side

ENEMY = side(at="rifleman@d")


def private(game):
    return UNDAUNTED.rules.is_private(game.board, game.prompt())


def mounted(hand="scout fog-of-war"):
    us = side(at="patrol-truck@a scout@a rifleman@a", hand=hand, deck="rifleman")
    game = position("a b c d", us, ENEMY)
    game.do(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3))
    return game


def test_A17_what_may_be_done_after_a_free_move_is_private_where_the_hand_decides_it():
    """R14: recon needs a fog of war in hand; nobody sees whether it is open."""
    with_fog, without = mounted(), mounted("scout rifleman")
    assert Perform(Recon()) in with_fog.legal() and Perform(Recon()) not in without.legal()
    assert private(with_fog) and private(without)


def test_A17_it_is_not_private_where_everybody_sees_that_the_hand_is_empty_or_the_card_prints_no_recon():
    assert not private(mounted("scout"))
    us = side(at="patrol-truck@a rifleman@a", marks="a", hand="rifleman fog-of-war")
    game = position("a b c d", us, ENEMY)
    game.do(FreeMoveFirst("lrdg-rifleman", "lrdg-patrol-truck", 3))
    assert not private(game)


def test_A17_act_is_asked_even_where_there_is_one_answer():
    us = side(at="patrol-truck@a saboteur@a", marks="a b", hand="saboteur")
    game = position("a b", us, side(at="tank@b"))
    game.do(FreeMoveFirst("lrdg-saboteur", "lrdg-patrol-truck", 1))
    assert game.prompt().kind == "act" and len(game.legal()) == 1


@pytest.mark.parametrize("kind", ["act", "free", "tile", "again", "crew"])
def test_each_prompt_of_north_africa_is_a_value(kind):
    asks = UNDAUNTED.words.prompt(Board(), Prompt(0, "lrdg", kind))
    assert text(asks, "en") and text(asks, "cs")


def test_A9_free_is_skipped_where_nothing_is_open_to_the_soldier():
    us = side(at="patrol-truck@b rifleman@a", marks="a b", hand="rifleman rifleman")
    game = position("a b c d", us, ENEMY)
    game.do(Play("lrdg-rifleman", Control()))
    assert game.prompt().kind == "play", "the truck is elsewhere"


def test_A18_free_is_skipped_beside_a_vehicle_full_of_soldiers_or_of_an_enemy():
    crew = "lorry@a scout@lorry.1 rifleman@lorry.2 mechanic@lorry.3 tank-driver@lorry.4"
    us = side(at="rifleman@a", marks="a", hand="rifleman")
    game = position("a b c d", us, side(at=crew))
    game.do(Play("lrdg-rifleman", Control()))
    assert game.prompt().kind == "play"


def test_the_longest_list_of_plays_stays_within_what_the_digest_works_out():
    """H = 4 cards after `command 2`, all seats free, every enemy in sight."""
    cars = "patrol-truck@a:1 gun-truck@a:1 pilot-car@a:1"
    us = side(
        at=f"{cars} scout@a rifleman@a driver@a engineer@a sniper@b saboteur@b machine-gunner@b anti-tank-rifleman@b",
        marks="a b c d",
        hand="engineer driver scout rifleman",
        play="sniper saboteur",
    )
    them = side(at="lorry@a:1 recon-vehicle@a:1 tank@a:1 scout@c rifleman@c machine-gunner@c mechanic@c tank-driver@c")
    game = position(". b c | e a d | f g .", us, them)
    assert 100 < len(game.legal()) <= 64 * 4 + 1
