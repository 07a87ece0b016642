"""Law 2: `legal` lists exactly what `decide` accepts; a refusal changes nothing."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.values import Prompt
from kronika.domain.undaunted.acts import (
    Act,
    Attack,
    Blast,
    Bolster,
    Command,
    Conceal,
    Control,
    Guide,
    Inspire,
    Move,
    Recon,
    Scout,
    Stalk,
    Suppress,
    Target,
)
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, PickInitiative, Play, Ready
from kronika.domain.undaunted.rules.step import Decision, Stop
from kronika.domain.undaunted.rules.support import Take
from kronika.domain.undaunted.state import Board
from tests.examples import examples
from tests.undaunted.judging import judge
from tests.undaunted.position import position, side
from tests.undaunted.random_play import position_after, scenarios, seeds


def acts(board: Board) -> dict[ActionName, list[Act]]:
    """Every act that somebody might try, by its action."""
    spaces, counters = [*board.scene.spaces, "99Z"], [*board.scene.kinds, "us-tank"]
    cards = [*board.scene.cards, "us-general"]
    return {
        ActionName.MOVE: [Move(to) for to in spaces],
        ActionName.SCOUT: [Scout(to) for to in spaces],
        ActionName.STALK: [Stalk(to) for to in spaces],
        ActionName.GUIDE: [Guide(counter, to) for counter in counters for to in spaces],
        ActionName.BOLSTER: [Bolster(card) for card in cards],
        ActionName.COMMAND: [Command(count) for count in range(-1, 5)],
        ActionName.CONCEAL: [Conceal()],
        ActionName.CONTROL: [Control()],
        ActionName.INSPIRE: [Inspire(card) for card in cards],
        ActionName.RECON: [Recon()],
        ActionName.TARGET: [Target(to) for to in spaces],
        ActionName.ATTACK: [Attack(counter) for counter in counters],
        ActionName.SUPPRESS: [Suppress(counter) for counter in counters],
        ActionName.BLAST: [Blast()],
    }


def universe(board: Board, prompt: Prompt) -> Iterator[Decision]:
    """Whatever somebody might try: with a card in hand every act of its actions and one of each other,
    with any other card one."""
    every, hand = acts(board), board.sides[prompt.seat].hand
    for id in [*board.scene.cards, "us-general", "?"]:
        yield from (PickInitiative(id), Ready(id), HunkerDown(id), Take(id), Play(id, Conceal()))
        if id in hand:
            printed = {action.name for action in board.scene.cards[id].actions}
            for name, tried in every.items():
                yield from (Play(id, act) for act in (tried if name in printed else tried[:1]))
    yield from (Step(to) for to in [*board.scene.spaces, "99Z"])
    yield from (Strike(counter) for counter in [*board.scene.kinds, "us-tank"])
    yield from (Stop(), EndTurn())


@pytest.mark.long
@examples(150)
@given(scenarios, seeds, st.integers(min_value=0, max_value=1200))
def test_law_2_legal_lists_exactly_what_is_accepted(scenario, seed, decisions):
    judge(position_after(scenario, seed, decisions), universe)


@pytest.mark.parametrize(
    "opening",
    [
        Play("us-mortar", Blast()),
        Play("us-scout-a", Scout("c")),
        Play("us-platoon-sergeant", Bolster("us-rifleman-a")),
        Play("us-rifleman-a", Control()),
    ],
    ids=["strikes", "steps", "takes", "radio"],
)
def test_law_2_holds_in_the_middle_of_an_action_and_after_it(opening):
    us = side(
        at="riflemen-a@a scouts-a@b mortar@a",
        marks="a+ c",
        hand="rifleman-a rifleman-a scout-a mortar platoon-sergeant",
        supply="rifleman-a scout-a fog-of-war",
        target="d",
    )
    game = position("a=1 b c d", us=us, german=side(at="riflemen-a@d scouts-a@d"), radio="a")
    judge(game.position, universe)
    game.do(opening)
    judge(game.position, universe)


@pytest.mark.long
@examples(60)
@given(scenarios, seeds, st.integers(min_value=0, max_value=1200))
def test_nobody_is_asked_once_the_scenario_is_won_and_somebody_is_until_then(scenario, seed, decisions):
    game = position_after(scenario, seed, decisions).game
    assert bool(game.prompts) == (game.outcome is None)
    assert (game.outcome is not None) == bool(game.board.winner)
