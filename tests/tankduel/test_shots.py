"""What the view says that each tank, gun and infantry could do to each enemy now: figures, parts and rules."""

import random

import pytest

from kronika.domain.kernel.game import blank, fold
from kronika.domain.kernel.sealing import blind
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Location, Pierce
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.packs import CARDS
from tests.tankduel.position import Table
from tests.tankduel.tables import MISSIONS, battle, wander

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}
MUD, WOODS = 17, 72


def eyes_of(played, seat):
    """The board as a seat sees it."""
    events = [(version, blind(event, seat)) for version, event in enumerate(played.out.events, 1)]
    return fold(events, blank(TANKDUEL, seat)).game.board


def shot_of(view, shooter, target):
    (found,) = [one for one in view.shots if (one.shooter, one.target) == (shooter, target)]
    (made,) = [one for one in view.parts if (one.shooter, one.target) == (shooter, target)]
    return found, made


def told(parts):
    return [(part.name, part.value, part.rule) for part in parts]


def place(of, location):
    (found,) = [one for one in of.places if one.location == location]
    return found


def unseen(view, *seen):
    """The cards that are not among these."""
    cards = [card for number, card in CARDS.items() if number not in seen]
    assert len(cards) == view.shots[0].cards
    return cards


def lying(board, played):
    """The cards that all can see."""
    return (*board.discard, *board.table, *board.shown.values(), *board.in_boxes)


def test_TDG4_a_StuG_at_800_against_a_T34_in_mud_at_600():
    played = Table({"german_1": [44, 9], "soviet_1": [43]}, first="german_I", german_1_tank="stug3g", **ONE_EACH)
    played.given(e.Spotted("german_I", "soviet_I"), e.TankMoved("soviet_I", 600, 95, 1), e.TerrainLaid("soviet_I", MUD))
    board = eyes_of(played, "german_1")
    shot, made = shot_of(TANKDUEL.view(board), "german_I", "soviet_I")
    assert told(made.to_hit) == [("gun", 53, "TD53"), ("target_ground", 10, "TD15"), ("size", -5, "TD53")]
    assert (shot.range, shot.to_hit, shot.ready, shot.side) == (1400, 53 + 10 - 5, True, False)
    cards = unseen(TANKDUEL.view(board), 44, 9, *lying(board, played))
    assert 9 not in [card.number for card in cards] and 43 in [card.number for card in cards]
    assert shot.hits == sum(card.number <= 58 for card in cards)
    hull, pieces = place(shot, Location.HULL), place(made, Location.HULL)
    assert told(pieces.parts) == [("armour", 9, "TD57"), ("penetration", -8, "TD57")] and hull.needed == 9 - 8
    assert hull.located == sum(card.tn in (1, 2, 3, 4, 5) for card in cards)
    through = [
        card for card in cards if card.pierce == Pierce.ALWAYS or (card.pierce == "number" and card.modifier >= 1)
    ]
    assert hull.pierces == len(through)


def test_TDG6_a_flanking_T34_on_a_hill_at_400_against_a_Pz_IV_in_woods_at_600():
    played = Table({"german_1": [44], "soviet_1": [43]}, mission="m2", first="german_I", **ONE_EACH)
    played.given(
        e.TankMoved("soviet_I", 400, 95, 1),
        e.PlaceTaken("soviet_I", "hill"),
        e.TankMoved("german_I", 600, 96, 1),
        e.TerrainLaid("german_I", WOODS),
        e.Spotted("soviet_I", "german_I"),
        e.FlankPut("soviet_I", "german_I"),
    )
    shot, made = shot_of(TANKDUEL.view(played.board), "soviet_I", "german_I")
    assert told(made.to_hit) == [
        ("gun", 66, "TD53"),
        ("flank", 10, "TD53"),
        ("woods", -10, "TD15"),
        ("size", -5, "TD53"),
    ]
    assert (shot.to_hit, shot.side) == (61, True)
    parts = told(place(made, Location.TURRET).parts)
    assert parts == [("armour", 4, "TD57"), ("penetration", -7, "TD57"), ("slope", -1, "TD15")]
    assert place(shot, Location.TURRET).needed == 4 - 7 - 1


def test_TD56_TD17_hull_down_hides_hull_and_tracks_and_who_is_not_spotted_is_not_fired_at():
    played = Table({"german_1": [44]}, first="german_I", **ONE_EACH)
    played.given(e.HullDown("soviet_I"))
    shot, _ = shot_of(TANKDUEL.view(played.board), "german_I", "soviet_I")
    assert {one.location: one.hidden for one in shot.places} == {"tracks": True, "hull": True, "turret": False}
    assert not shot.ready
    played.given(e.Spotted("german_I", "soviet_I"))
    assert shot_of(TANKDUEL.view(played.board), "german_I", "soviet_I")[0].ready


def test_TD41_TDR26_loaded_APCR_counts_and_96_to_100_always_miss():
    played = Table({"german_1": [44]}, first="german_I", german_1_tank="stug3g", **ONE_EACH)
    played.given(
        e.TankMoved("soviet_I", 0, 95, 1),
        e.Stopped("soviet_I"),
        e.TankMoved("german_I", 0, 96, 1),
        e.Stopped("german_I"),
        e.FlankPut("german_I", "soviet_I"),
        e.ApcrLoaded("german_I", 1),
    )
    shot, made = shot_of(TANKDUEL.view(played.board), "german_I", "soviet_I")
    assert told(made.to_hit)[-1] == ("always_misses", 95 - (98 + 10 - 5), "TD54") and shot.to_hit == 95
    assert ("apcr", -5, "TD57") in told(place(made, Location.TURRET).parts)


def test_TD79_TDR53_an_anti_tank_gun_once_an_action_step():
    hands = {"soviet_1": [5, 4, 6, 44], "german_1": [43]}
    played = Table(hands, mission="m4", first="soviet_I", infantry="no", **ONE_EACH)
    played.given(e.TankMoved("german_I", 600, 95, 1), e.TerrainLaid("german_I", MUD), e.HullDown("german_I"))

    def gun():
        view = TANKDUEL.view(played.board)
        (shot,) = [one for one in view.support if one.gun == "m1939_76"]
        (made,) = [one for one in view.parts if one.gun == "m1939_76"]
        return shot, made

    shot, made = gun()
    assert told(made.to_hit) == [("gun", 58, "TD79"), ("target_ground", 10, "TD15"), ("size", -5, "TD53")]
    assert (shot.nation, shot.target, shot.ready, shot.to_hit) == ("soviet", "german_I", True, 63)
    assert shot.hits == sum(number <= 63 for number in played.board.deck) and shot.cards == len(played.board.deck)
    turret = place(shot, Location.TURRET)
    assert told(place(made, Location.TURRET).parts) == [("armour", 6, "TD57"), ("penetration", -6, "TD79")]
    assert turret.needed == 0 and not turret.hidden and place(shot, Location.HULL).hidden
    played.acts(Action.GUN, d.Battery("m1939_76"), d.Pay(5), d.Pay(6), d.NoMore(), flips=[90])
    assert not gun()[0].ready


def test_TDG13_TD87_infantry_by_its_weapons_the_stronger_below_half():
    played = Table({"german_1": [44]}, first="german_I", infantry="yes", soviet_1_tank="t3485", **ONE_EACH)
    played.given(e.InfantryMoved("german", 200), e.TankMoved("soviet_I", 400, 95, 1), e.TerrainLaid("soviet_I", WOODS))
    view = TANKDUEL.view(played.board)
    strong, weak = [one for one in view.support if one.target == "soviet_I"]
    made = {one.weapon: one for one in view.parts if one.target == "soviet_I" and one.weapon}
    assert weak.weapon == "Panzerschreck" and strong.to_hit == 14 and weak.to_hit == 30
    for one in (strong, weak):
        assert told(made[one.weapon].to_hit) == [("infantry", 20, "TD86"), ("woods", 10, "TD15")]
        assert ("penetration", -(15 if one == weak else 25), "TD87") in told(place(made[one.weapon], "hull").parts)
    deck = played.board.deck
    assert strong.hits == sum(number < 15 for number in deck)
    assert weak.hits == sum(15 <= number <= 30 for number in deck)
    played.given(e.TankMoved("soviet_I", 400, 96, 1))
    assert not [one for one in TANKDUEL.view(played.board).support if one.target == "soviet_I"], "in motion (TD84)"


@pytest.mark.long
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_shot_at_a_target_that_may_be_chosen_has_the_odds_that_the_view_tells(mission):
    """Without a Fire card chosen yet, the odds of a target are those of the view, parts and cards."""
    game, chooser = battle(mission, 5), random.Random(5)
    for _ in range(12):
        wander(game, chooser, 10)
        for seat in game.seats:
            board = game.at(len(game.events), seat).game.board
            view = TANKDUEL.view(board)
            assert [(one.shooter, "", "", one.target) for one in view.shots] + [
                ("", one.gun, one.weapon, one.target) for one in view.support
            ] == [(one.shooter, one.gun, one.weapon, one.target) for one in view.parts]
            for one, made in zip((*view.shots, *view.support), view.parts, strict=True):
                assert all(part.rule for part in made.to_hit)
                assert made.weapon or one.to_hit == max(0, sum(part.value for part in made.to_hit))
                needed = [(p.location, sum(part.value for part in p.parts)) for p in made.places]
                assert needed == [(p.location, p.needed) for p in one.places]
                assert sum(p.located for p in one.places) == one.cards
