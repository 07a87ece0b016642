"""The sensible bot of No Retreat!: what it decides, and how it plays."""

import pytest

from kronika.domain.kernel.bot_seats import decision_of
from kronika.domain.kernel.steps import Decision
from kronika.domain.noretreat.bots import SENSIBLE, Situation, without
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET
from kronika.domain.noretreat.rules.declaring import Take, Target
from kronika.domain.noretreat.rules.movement import Go, Move
from kronika.domain.noretreat.rules.parts import Done
from kronika.domain.noretreat.system import NORETREAT
from kronika.library.policies import BotPolicy, RandomPolicy
from tests.bench.arena import play
from tests.bench.strength import gained
from tests.noretreat.position import Table, at, position
from tests.noretreat.test_laws import LOADED, SCENARIOS

SEED = b"\0" * 32


def decided(game: Table) -> Decision:
    """What the bot decides at this prompt."""
    return decision_of(NORETREAT, SENSIBLE, game.board, game.prompt, SEED)


def test_it_takes_the_cities_that_nobody_guards_on_the_way_that_leads_through_them():
    game = position(f"ax_1pz@{at(-4, 2)} so_mos@moscow", axis="smolensk", soviet="riga minsk")
    game.do(Move("ax_1pz"))
    while game.prompt.kind in ("go", "step"):
        game.do(decided(game))
    assert {game.board.control[game.board.scene.atlas.place(city)] for city in ("riga", "minsk")} == {AXIS}


def test_it_attacks_at_good_odds_and_not_at_bad_ones():
    good = position(f"ax_1pz@{at(-4, 1)} ax_9@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-targets")
    assert decided(good) == Target(at(-4, 2))
    bad = position(f"ax_ru3@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-targets")
    assert decided(bad) == Done()


def test_all_join_an_attack_whom_nothing_else_needs():
    game = position(f"ax_1pz@{at(-4, 1)} ax_9@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-targets")
    game.do(Target(at(-4, 2)))
    first = decided(game)
    game.do(first)
    assert {first, decided(game)} == {Take("ax_1pz"), Take("ax_9")}


def pulled(game: Table, place: str) -> float:
    """How strongly the Axis is drawn to a place that it does not hold."""
    view = NORETREAT.view(game.board)
    return Situation(AXIS, game.board.content, view).pull[game.board.scene.atlas.place(place)]


def test_target_with_enough_units_attracts_fewer_more():
    alone = position(f"ax_1pz@{at(-4, 2)} so_mos@moscow", soviet="minsk")
    others = " ".join(f"{unit}@{place}" for unit, place in (("ax_2pz", "0715"), ("ax_3pz", "0715"), ("ax_4pz", "0815")))
    crowded = position(f"ax_1pz@{at(-4, 2)} {others} so_mos@moscow", soviet="minsk")
    assert pulled(crowded, "minsk") < pulled(alone, "minsk")


def test_a_city_is_kept_by_who_stands_on_it_and_somewhat_by_who_bars_the_way_to_it():
    game = position(f"so_mos@{at(-4, 2)} ax_1pz@0813", soviet="minsk", step="soviet-move")
    lines = without(Situation(SOVIET, game.board.content, NORETREAT.view(game.board)), "so_mos")
    assert lines.kept("0716") > lines.kept("0714") > lines.kept("0224") == 0


def test_place_passed_and_left_to_an_enemy_is_worth_less_than_one_occupied():
    game = position("ax_1pz@0715 so_mos@0718", soviet="minsk")
    lines = without(Situation(AXIS, game.board.content, NORETREAT.view(game.board)), "ax_1pz")
    assert lines.kept("0617", ("0716",)) < lines.kept("0716", ("0716",)) == 0


def test_a_unit_that_may_turn_on_several_enemies_brings_each_a_part_of_its_strength():
    alone = position("ax_9@0714 so_nw@0715")
    between = position("ax_9@0714 so_nw@0715 so_mos@0814")
    strengths = [Situation(AXIS, game.board.content, NORETREAT.view(game.board)) for game in (alone, between)]
    assert [one.brought("0715") for one in strengths] == [4, 2]


def test_its_attacks_need_more_in_winter_as_the_axis():
    summer, winter = position("ax_9@0714 so_nw@0715", turn=1), position("ax_9@0714 so_nw@0715", turn=5)
    seen = [NORETREAT.view(game.board) for game in (summer, winter)]
    axis, soviet = ([Situation(side, summer.board.content, view).hindered for view in seen] for side in SIDES)
    assert axis[1] > axis[0] == 1 and soviet == [1, 1]


def test_places_taken_on_the_way_supply_the_unit():
    game = position("ax_1pz@0715 so_mos@moscow", soviet="riga minsk smolensk")
    situation = Situation(AXIS, game.board.content, NORETREAT.view(game.board))
    place = game.board.scene.atlas.place
    assert not situation.is_supplied(place("smolensk"))
    assert situation.is_supplied(place("smolensk"), (place("minsk"), place("smolensk")))


def test_NR41_it_never_ends_a_move_where_a_unit_would_be_one_too_many():
    game = position(f"so_mos@{at(-4, 2)} so_nw@minsk", step="soviet-move", turn=2)
    game.do(Move("so_mos"))
    assert Go("0716") in game.legal and decided(game) != Go("0716")


@pytest.mark.long
@pytest.mark.parametrize("seat", SIDES)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_it_beats_random_play_in_scenario_a_on_either_side(seat, seed):
    policies = {one: BotPolicy(SENSIBLE, seed) if one == seat else RandomPolicy(seed) for one in SIDES}
    outcome = play(LOADED, "a", policies, seed).outcome
    assert outcome is not None and outcome.winners == (seat,)


@pytest.mark.long
@pytest.mark.parametrize(
    "scenario", [pytest.param(one, marks=() if one == "b" else pytest.mark.slow) for one in "abcdefg"]
)
def test_in_five_turns_of_a_campaign_it_gains_more_than_random_play_does_with_the_same_side(scenario):
    assert gained(LOADED, scenario, AXIS, 1) > gained(LOADED, scenario, SOVIET, 1)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_every_scenario_to_its_end(scenario):
    played = play(LOADED, scenario, {one: BotPolicy(SENSIBLE, 3) for one in SIDES}, 3)
    assert played.outcome is not None
