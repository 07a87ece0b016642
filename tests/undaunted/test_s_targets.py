"""S11, S16, R4, R6, R9, R19: what the combat actions can be aimed at, one target or all on a tile."""

import pytest

from kronika.domain.kernel.events import DiceRolled
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import AntiTank, Attack, Bombard, Flamethrower, Grenade, Suppress, Volley
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.casualties import Displace, Lose
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted.stalingrad import position, side

EVERYBODY = "riflemen-a@b scouts-a@c! snipers@d gun@d tank@e"


def targets(game, card):
    return {act.target for act in game.acts(f"soviet-{card}") if hasattr(act, "target")}


def rolls(events):
    return [event.use.purpose.target for event in events if isinstance(event, DiceRolled)]


# --- S16: one target


@pytest.mark.parametrize(
    ("unit", "card", "act"),
    [
        ("riflemen-a", "rifleman-a", Attack),
        ("machine-gunners-a", "machine-gunner-a", Suppress),
        ("flamethrowers", "flamethrower", Flamethrower),
    ],
)
def test_S16_S11_attack_suppress_and_flamethrower_aim_at_enemy_infantry_and_never_at_a_tank(unit, card, act):
    anywhere = {f"soviet-{card}": (Action(ActionName(act.__struct_config__.tag), 1),)}
    us = side(at=f"{unit}@a scouts-b@b", hand=card)
    game = position("a b c d e", us, side(at=EVERYBODY), printed=anywhere)
    assert targets(game, card) == {f"german-{unit}" for unit in ("riflemen-a", "scouts-a", "snipers", "gun")}
    assert game.refused(Play(f"soviet-{card}", act("german-tank"))).rule == "S11"
    assert game.refused(Play(f"soviet-{card}", act("soviet-scouts-b"))).rule == "U21"
    assert game.refused(Play(f"soviet-{card}", act("building b"))).rule == "S16"


def test_S16_anti_tank_aims_at_enemy_tanks_and_any_building_and_tunnel():
    us = side(at="gun@a tank@a riflemen-a@c", hand="gun")
    game = position("a b:house c:works d:fort e", us, side(at=EVERYBODY), tunnels="a d")
    assert targets(game, "gun") == {"german-tank", "building b", "building c", "tunnel a", "tunnel d"}
    for target in ("german-riflemen-a", "soviet-tank", "building a", "tunnel b"):
        assert game.refused(Play("soviet-gun", AntiTank(target))).rule in ("S16", "U21")


def test_S16_demolish_aims_at_the_same():
    us = side(at="engineers-a@b", hand="engineer-a")
    game = position("a b:house", us, side(at="tank@b riflemen-a@b"), tunnels="b")
    assert targets(game, "engineer-a") == {"german-tank", "building b", "tunnel b"}


def test_R9_a_target_may_be_at_any_range_where_none_is_printed():
    game = position("a b c d e", side(at="riflemen-a@a", hand="rifleman-a"), side(at=EVERYBODY))
    assert game.odds(Play("soviet-rifleman-a", Attack("german-snipers"))).target == 6 + 3


# --- S16: printed ranges


@pytest.mark.parametrize(
    ("least", "most", "reached"),
    [(0, None, "a b c d"), (0, 1, "a b"), (0, 0, "a"), (2, None, "c d"), (1, 2, "b c")],
)
def test_S16_a_printed_range_is_the_nearest_or_the_furthest_that_a_target_may_be(least, most, reached):
    ranged = {"soviet-rifleman-a": (Action(ActionName.ATTACK, 1, least=least, most=most),)}
    german = side(at="riflemen-a@a riflemen-b@b scouts-a@c scouts-b@d")
    game = position("a b c d", side(at="riflemen-a@a", hand="rifleman-a"), german, printed=ranged)
    assert {game.at(target) for target in targets(game, "rifleman-a")} == set(reached.split())
    for unit in ("riflemen-a", "riflemen-b", "scouts-a", "scouts-b"):
        shot = Play("soviet-rifleman-a", Attack(f"german-{unit}"))
        if shot not in game.legal():
            assert game.refused(shot).rule == "S16"


@pytest.mark.parametrize(("most", "reached"), [(0, {"building a"}), (1, {"building a", "tunnel b"})])
def test_S16_it_holds_for_buildings_and_tunnels(most, reached):
    ranged = {"soviet-gun": (Action(ActionName.ANTI_TANK, structures=2, most=most),)}
    us = side(at="gun@a", hand="gun")
    game = position("a:house b c:house", us, tunnels="b c", printed=ranged)
    assert targets(game, "gun") == reached


def test_S16_it_holds_for_tiles():
    game = position("a b:house c d", side(at="howitzer@a", hand="howitzer"), side(at="riflemen-a@b scouts-a@c"))
    assert game.acts("soviet-howitzer") == [Bombard("c")]
    assert game.refused(Play("soviet-howitzer", Bombard("b"))).rule == "S16"


# --- S16: all on a tile


def test_S16_Q70_bombard_hits_the_building_the_tunnel_and_all_infantry_own_too_but_no_tank():
    us = side(at="howitzer@a riflemen-a@c tank@c", hand="howitzer")
    german = side(at="riflemen-a@c scouts-a@c! tank@c snipers@b")
    game = position("a b c:house", us, german, tunnels="c", dice=[1] * 12)
    game.do(Play("soviet-howitzer", Bombard("c")))
    everything = {"building c", "tunnel c", "soviet-riflemen-a", "german-riflemen-a", "german-scouts-a"}
    assert set(game.board.frames[-1].targets) == everything
    rolled = []
    for target in ("german-scouts-a", "tunnel c", "soviet-riflemen-a", "building c"):
        rolled += rolls(game.do(Strike(target)))
    assert rolled == ["german-scouts-a", "tunnel c", "soviet-riflemen-a", "building c", "german-riflemen-a"]


@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_S16_R6_in_the_attackers_order_the_last_by_itself(order):
    german = side(at="riflemen-a@b riflemen-b@b scouts-a@a")
    us = side(at="machine-gunners-a@a", hand="machine-gunner-a")
    game = position("a b", us, german, dice=[0, 1, 1, 0])
    game.do(Play("soviet-machine-gunner-a", Volley("b")))
    first, second = (f"german-riflemen-{squad}" for squad in order)
    assert rolls(game.do(Strike(first))) == [first, second]
    assert game.at(first) == game.at(second) == "b!"


def test_S16_volley_suppresses_every_enemy_infantry_counter_and_costs_no_card():
    us = side(at="machine-gunners-a@b riflemen-a@b", hand="machine-gunner-a")
    german = side(at="riflemen-a@b tank@b", hand="rifleman-a")
    game = position("a b:house", us, german, tunnels="b", dice=[0, 1])
    assert rolls(game.do(Play("soviet-machine-gunner-a", Volley("b")))) == ["german-riflemen-a"]
    assert (game.at("german-riflemen-a"), game.zone("german", "casualties")) == ("b!", "")


def test_S16_grenade_hits_every_enemy_infantry_counter():
    us = side(at="riflemen-a@a riflemen-b@b", hand="grenadier-a")
    german = side(at="riflemen-a@b scouts-a@b tank@b", hand="rifleman-a scout-a")
    game = position("a b:house", us, german, tunnels="b", dice=[0, 1, 0, 1])
    game.do(Play("soviet-grenadier-a", Grenade("b")))
    assert rolls(game.do(Strike("german-scouts-a"))) == ["german-scouts-a"]
    assert rolls(game.do(Lose("german-scout-a"))) == ["german-riflemen-a"]
    game.do(Lose("german-rifleman-a"))
    assert game.zone("german", "casualties") == "rifleman-a scout-a"


def test_S16_U12_there_has_to_be_something_to_hit():
    us = side(at="machine-gunners-a@a riflemen-a@a howitzer@a", hand="machine-gunner-a bomber")
    game = position("a b:house c d", us, side(at="tank@c"), tunnels="d")
    assert [act for act in game.acts("soviet-machine-gunner-a") if isinstance(act, Volley)] == []
    assert game.refused(Play("soviet-machine-gunner-a", Volley("c"))).rule == "U12"
    assert game.refused(Play("soviet-machine-gunner-a", Volley("99"))).rule == "U1"
    assert {act.space for act in game.acts("soviet-bomber")} == {"a", "b", "d"}


def test_S16_R4_Q24_suppress_and_volley_may_be_aimed_at_the_suppressed_and_have_no_effect_then():
    us = side(at="machine-gunners-a@a", hand="machine-gunner-a1 machine-gunner-a2")
    game = position("a b", us, side(at="riflemen-a@b!"), dice=[0] * 6)
    for card, act in (("1", Suppress("german-riflemen-a")), ("2", Volley("b"))):
        caused = game.do(Play(f"soviet-machine-gunner-a{card}", act))
        assert not [event for event in caused if isinstance(event, e.CounterSuppressed)]


# --- R6, R19


def test_R6_each_result_counts_before_the_next_roll():
    """The building comes down, so the men in it lose its cover."""
    us = side(at="howitzer@a", hand="howitzer")
    game = position("a b c:house", us, side(at="riflemen-a@c"), dice=[0, 1, 1, 1, 1])
    game.do(Play("soviet-howitzer", Bombard("c")))
    rolled = [event for event in game.do(Strike("building c")) if isinstance(event, DiceRolled)]
    assert [roll.test.target for roll in rolled] == [6, 4 + 2]


def test_R6_a_loss_is_settled_before_the_next_roll():
    us = side(at="riflemen-a@a", hand="grenadier-a")
    game = position("a b", us, side(at="riflemen-a@b riflemen-b@b", hand="rifleman-b"), dice=[0, 1, 1, 1])
    game.do(Play("soviet-grenadier-a", Grenade("b")))
    assert rolls(game.do(Strike("german-riflemen-b"))) == ["german-riflemen-b"]
    assert (game.prompt().seat, game.prompt().kind) == ("german", "casualty")
    assert rolls(game.do(Lose("german-rifleman-b"))) == ["german-riflemen-a"]


def test_R19_a_counter_moved_away_is_not_rolled_for_again():
    """Own riflemen routed by the own bombard are moved off the tile; nothing else is added to it."""
    us = side(at="howitzer@a riflemen-a@c riflemen-b@a", marks="b", hand="howitzer")
    game = position("a b c", us, side(at="riflemen-a@c scouts-a@c", marks="b"), dice=[0, 1, 1, 1, 1, 1])
    game.do(Play("soviet-howitzer", Bombard("c")))
    game.do(Strike("soviet-riflemen-a"))
    game.do(Lose(""))
    game.do(Displace("b"))
    assert game.board.frames[-1].targets == ("german-riflemen-a", "german-scouts-a")
    assert game.refused(Strike("soviet-riflemen-a")).rule == "R19"


def test_R6_U23_the_scenario_ends_between_two_rolls():
    us = side(at="howitzer@a", hand="howitzer")
    game = position("a b c", us, side(at="riflemen-a@c scouts-a@c", marks="b"), dice=[0, 1])
    game.do(Play("soviet-howitzer", Bombard("c")))
    game.do(Strike("german-riflemen-a"))
    game.do(Lose(""))
    assert (game.board.winner, game.chance.used_up, game.board.frames) == ("soviet", True, ())


def test_S16_a_fire_zone_or_a_mine_is_not_a_target():
    game = position("a b", side(at="gun@a", hand="gun"), side(at="machine-gunners-a@b>a"), mines=["german a-b"])
    assert game.acts("soviet-gun") == []
