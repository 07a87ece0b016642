"""Sentences in both languages, and what is published."""

import random
import re

import pytest

from kronika.domain.kernel.catalogue import both, catalogue
from kronika.domain.kernel.game import apply, blank
from kronika.domain.kernel.setups import options_of
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Reason
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat import text
from kronika.domain.noretreat.content import Terrain
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.events import EVENTS
from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.declaring import Take, Target
from kronika.domain.noretreat.rules.movement import Go, Move
from kronika.domain.noretreat.state import NEAR, SetUp, cities_near, place_name
from kronika.domain.noretreat.system import DECISIONS, NORETREAT, STEPS, PromptKind
from tests.noretreat.position import at, laid, position
from tests.noretreat.test_laws import played

ENGLISH = re.compile(r"\b(the|and|is|are|with|unit|card)\b")


@pytest.mark.parametrize("scenario", ["a", "d", "f"])
def test_every_log_line_exists_in_both_languages(scenario):
    game = played(scenario, 21, 300)
    state, kinds = blank(NORETREAT).game, set()
    for event in game.events:
        state = apply(state, event)
        event_said = NORETREAT.words.event(state.board, event)
        if event_said is not None:
            kinds.add(type(event))
            said = both(event_said)
            assert said.en and said.cs and not ENGLISH.search(said.cs), said
            assert said.en[0].isupper() or said.en[0].isdigit()
    assert len(kinds) > 14


@pytest.mark.parametrize("scenario", ["b", "e"])
def test_every_decision_and_prompt_is_said_in_both_languages(scenario):
    game = played(scenario, 22, 0)
    chooser = random.Random(22)
    for _ in range(120):
        board, prompt = game.position.game.board, game.position.game.prompts[0]
        asked = both(NORETREAT.words.prompt(board, prompt))
        assert asked.en != asked.cs
        listed = NORETREAT.rules.legal(board, prompt)
        said = [both(NORETREAT.words.decision(board, one)) for one in listed]
        assert all(one.en and one.cs for one in said)
        game.decide(prompt.seat, prompt.id, chooser.choice(listed))


def test_every_kind_of_decision_and_event_has_its_words():
    tags = {kind: kind.__struct_config__.tag for kind in (*DECISIONS, *EVENTS)}
    words = {f"decision-{tags[kind]}" for kind in DECISIONS}
    words |= {f"event-{tags[kind].split('.')[1]}" for kind in set(EVENTS) - set(text.UNTOLD)}
    words |= {f"prompt-{kind}" for kind in PromptKind}
    assert words <= catalogue("kronika.domain.noretreat.words", "en").ids
    assert {kind for step in STEPS for kind in step.asks} == set(PromptKind)


def test_NR60_NR61_every_shift_of_the_odds_has_its_words():
    units = f"ax_1pz@{at(-4, 1)} so_nw@{at(-4, 2)}!"
    game = position(units, step="axis-targets", turn=7)
    shifts = [part for one in NORETREAT.view(game.board).prospects for part in one.shifts]
    assert {part.name for part in shifts} == {"armour", "unsupplied"}
    for part in [*(part.name for part in shifts), *Terrain, "card-12"]:
        said = both(NORETREAT.words.part(part))
        assert said.en and said.cs and said.en != said.cs
    assert both(NORETREAT.words.thrown(1)).en == "1d6"


def test_a_refusal_names_the_rule_and_what_would_be_accepted():
    game = position(f"ax_6@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-move")
    game.do(Move("ax_6"))
    refused = game.tries(Go(at(-4, 2)))
    assert refused is not None and refused.rule == "NR40" and refused.reason == Reason.AGAINST_THE_RULES
    assert refused.accepted and both(refused.said).en != both(refused.said).cs
    assert len(game.out.prompts) == 1, "a refusal changes nothing"


def test_a_refusal_tells_nothing_of_the_other_hand():
    game = position("so_kal@moscow", step="axis-card_window", turn=7, hands={AXIS: (16,), SOVIET: (15,)})
    said = [game.tries(Play(15)).said]
    other = position("so_kal@moscow", step="axis-card_window", turn=7, hands={AXIS: (16,), SOVIET: (18,)})
    assert said == [other.tries(Play(15)).said]


def test_a_prompt_that_is_not_known_is_said_to_be_one():
    assert NORETREAT.words.prompt(position("", goes=False).board, Prompt(1, AXIS, ""))


def test_every_option_says_what_it_does():
    options = options_of(SetUp)
    assert {option.name for option in options} == set(SetUp.__struct_fields__) - {"scenario", "seats"}
    assert all(both(option.said).en != both(option.said).cs for option in options)


def test_chosen_battle_is_in_the_view_with_the_odds_of_each_result():
    units = f"ax_6@{at(-4, 1)} ax_9@{at(-4, 1)} so_nw@{at(-4, 2)}"
    game = position(units, step="axis-targets", turn=7)
    game.do(Target(at(-4, 2)), Take("ax_6"))
    seen = NORETREAT.view(game.board).battle
    assert seen is not None and (seen.attack, seen.defence, seen.odds, seen.table) == (4, 3, "1-1", AXIS)
    assert sum(one.sixths for one in seen.chances) == 6
    game.do(Take("ax_9"))
    assert game.happened(e.OddsSet)[0].attack == 8


def test_the_view_tells_points_zones_and_who_would_be_cut_off():
    seen = NORETREAT.view(position(f"ax_6@{at(4, 8)} so_kal@moscow", goes=False).board)
    axis, soviet = seen.sides
    assert axis.vp == 12 and soviet.vp == 22 and at(4, 9) in axis.zones and "0822" in soviet.sources
    assert [unit.id for unit in seen.units if unit.cut_off] == ["ax_6"]


def test_every_target_that_may_be_declared_states_its_odds_shift_by_shift():
    units = f"ax_1pz@{at(-4, 1)} ax_9@{at(-4, 1)} so_nw@{at(-4, 2)} so_west@{at(-3, 1)}"
    game = position(units, step="axis-targets", turn=7)
    seen = {one.hexes[0]: one for one in NORETREAT.view(game.board).prospects}
    targets = {one.space for one in game.legal if isinstance(one, Target)}
    assert set(seen) == targets == {at(-4, 2), at(-3, 1)}
    plain = seen[at(-4, 2)]
    assert (plain.attack, plain.defence, plain.odds, plain.column) == (11, 3, "3-1", "4-1")
    assert [(part.name, part.rule, part.value) for part in plain.shifts] == [("armour", "NR62", 1)]
    assert {one.result: one.sixths for one in plain.chances} == {"EX": 1, "DR": 2, "DS": 2, "DD": 1}


def test_each_attacker_that_may_join_states_the_odds_with_it():
    units = f"ax_1pz@{at(-4, 1)} ax_9@{at(-4, 1)} so_nw@{at(-4, 2)}"
    game = position(units, step="axis-targets", turn=7)
    game.do(Target(at(-4, 2)))
    joined = {one.units: one.attack for one in NORETREAT.view(game.board).prospects}
    assert joined == {("ax_1pz",): 7, ("ax_9",): 4}
    assert {one.unit for one in game.legal} == {"ax_1pz", "ax_9"}


def test_every_reachable_space_is_listed_with_cost_and_path():
    game = position(f"ax_1pz@{at(-4, 2)}", soviet="minsk")
    game.do(Move("ax_1pz"))
    seen = NORETREAT.view(game.board).ways
    assert {way.path[-1] for way in seen} == {one.to for one in game.legal if isinstance(one, Go)}
    minsk = next(way for way in seen if way.path[-1] == "0716")
    assert minsk.cost == 1 and minsk.takes == ("0716",)


def test_a_hex_without_a_name_is_called_after_a_city_near_it():
    board = laid()
    called = {id: both(place_name(board, id)) for id in ("1113", "1112", "0615", "2013", "finland")}
    assert [(one.en, one.cs) for one in called.values()] == [
        ("Kiev (1113)", "Kyjev (1113)"),
        ("1112 near Kiev", "1112 u Kyjeva"),
        ("0615 near Königsberg", "0615 u Královce"),
        ("2013 near Novorossiysk", "2013 u Novorossijsku"),
        ("Finland", "Finsko"),
    ]


def test_every_city_of_the_map_has_its_genitive():
    assert {name.cs for name in cities_near(laid().scene).values()} <= NEAR.keys()
