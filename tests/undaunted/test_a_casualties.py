"""A8a, A23, R31: what a wound costs a single soldier."""

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.state import Zone
from tests.undaunted.africa import position, seated, side, told


def hit(at="rifleman@b", **zones):
    """A rifleman of Italy is hit; his side has cards of his in these zones."""
    us = side(at="rifleman@a", hand="rifleman")
    game = position("a b", us, side(at=f"{at} scout@b", **zones), dice=[0])
    return game, game.do(Play("lrdg-rifleman", Attack("italy-rifleman")))


def test_A8a_a_wound_costs_a_card_from_hand_else_the_discard_pile_else_the_deck():
    zones = {"hand": "rifleman", "discard": "rifleman", "deck": "rifleman"}
    for source in ("hand", "discard", "deck"):
        game, happened = hit(**zones)
        assert told(happened, e.CardMoved)[1:] == [e.CardMoved("italy", "italy-rifleman", Zone(source), Zone.REMOVED)]
        assert seated(game, "italy-rifleman") == "b" and game.prompt().kind == "play"
        del zones[source]


def test_A8a_Q120_without_one_there_he_dies_and_his_cards_of_supply_and_play_area_go_with_him():
    game, happened = hit(play="rifleman", supply="rifleman rifleman fog-of-war")
    assert told(happened, e.CounterEliminated, e.CardMoved)[1:] == [
        e.CounterEliminated("italy-rifleman"),
        e.CardMoved("italy", "italy-rifleman", Zone.PLAY, Zone.REMOVED),
        e.CardMoved("italy", "italy-rifleman", Zone.SUPPLY, Zone.REMOVED),
        e.CardMoved("italy", "italy-rifleman", Zone.SUPPLY, Zone.REMOVED),
    ]
    assert seated(game, "italy-rifleman") == ""
    assert game.board.eliminated == ("italy-rifleman",)


def test_A23_no_card_of_a_soldier_who_is_gone_is_anywhere_but_among_the_removed_and_fog_of_war_stays():
    game, _ = hit(supply="rifleman fog-of-war", discard="scout fog-of-war")
    assert game.zone("italy", "removed") == "rifleman"
    assert (game.zone("italy", "supply"), game.zone("italy", "discard")) == ("fog-of-war", "fog-of-war scout")


def test_A8a_removed_cards_and_their_places_are_public():
    game, _ = hit(supply="rifleman")
    seen = [event for event in game.log if isinstance(event, e.CardMoved)][-1]
    assert (seen.card, seen.source) == ("italy-rifleman", Zone.SUPPLY)
    assert game.seen_by("lrdg").sides["italy"].supply == ()


def test_R31_a_wound_asks_nobody_the_zone_is_forced_and_the_copies_are_alike():
    game, happened = hit(hand="rifleman rifleman")
    assert len(told(happened, e.CardMoved)) == 2 and game.prompt().seat == "lrdg"


def test_A8a_A20_a_soldier_who_dies_in_a_vehicle_leaves_his_seat_free():
    us = side(at="rifleman@a scout@b", hand="rifleman")
    game = position("a b", us, side(at="lorry@b rifleman@lorry.2", hand="scout"), dice=[0])
    game.do(Play("lrdg-rifleman", Attack("italy-lorry")))
    assert game.board.crew("italy-lorry") == {}
