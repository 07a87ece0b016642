"""The sensible bot of No Retreat!: what it decides, and how it plays."""

import pytest

from domain.kernel.bots import decision_of
from domain.noretreat import decisions as d
from domain.noretreat.bots.sensible import SENSIBLE
from domain.noretreat.content import AXIS, SIDES
from domain.noretreat.system import NORETREAT
from tests.noretreat.position import Table, at, position
from tests.noretreat.test_laws import LOADED, SCENARIOS
from tools.client.policy import BotPolicy, RandomPolicy
from tools.dev.arena import play

SEED = b"\0" * 32


def decided(game: Table) -> d.Decision:
    """What the bot decides at this prompt."""
    return decision_of(NORETREAT, SENSIBLE, game.board, game.prompt, SEED)


def test_it_takes_the_cities_that_nobody_guards_on_the_way_that_leads_through_them():
    game = position(f"ax_1pz@{at(-4, 2)} so_mos@moscow", soviet="riga minsk")
    game.do(d.Move("ax_1pz"))
    while game.prompt.kind in ("go", "step"):
        game.do(decided(game))
    assert {game.board.control[game.board.scene.atlas.place(city)] for city in ("riga", "minsk")} == {AXIS}


def test_it_attacks_at_good_odds_and_not_at_bad_ones():
    good = position(f"ax_1pz@{at(-4, 1)} ax_9@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-targets")
    assert decided(good) == d.Target(at(-4, 2))
    bad = position(f"ax_ru3@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-targets")
    assert decided(bad) == d.Done()


def test_all_join_an_attack_whom_nothing_else_needs():
    game = position(f"ax_1pz@{at(-4, 1)} ax_9@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-targets")
    game.do(d.Target(at(-4, 2)))
    first = decided(game)
    game.do(first)
    assert {first, decided(game)} == {d.Take("ax_1pz"), d.Take("ax_9")}


def test_NR41_it_never_ends_a_move_where_a_unit_would_be_one_too_many():
    game = position(f"so_mos@{at(-4, 2)} so_nw@minsk", step="soviet-move", turn=2)
    game.do(d.Move("so_mos"))
    assert d.Go("0716") in game.legal and decided(game) != d.Go("0716")


@pytest.mark.parametrize("seat", SIDES)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_it_beats_random_play_in_scenario_a_on_either_side(seat, seed):
    policies = {one: BotPolicy(SENSIBLE, seed) if one == seat else RandomPolicy(seed) for one in SIDES}
    outcome = play(LOADED, "a", policies, seed, cap=9000).outcome
    assert outcome is not None and outcome.winners == (seat,)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_every_scenario_to_its_end(scenario):
    played = play(LOADED, scenario, {one: BotPolicy(SENSIBLE, 3) for one in SIDES}, 3)
    assert played.outcome is not None
