"""What every roll and flip of every system says of itself: what counts, by which rule, and whether it succeeded."""

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import DiceRolled, Event
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.values import RollResult
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.noretreat import events as nr
from kronika.domain.noretreat.rules.odds import DRIVEN_OFF
from kronika.domain.tankduel import events as td
from kronika.domain.undaunted import events as un
from kronika.library.offline import OfflineGame
from tests.foray import events as fo
from tests.laws.tables import CAMPAIGNS, SCENARIOS, played
from tests.systems import PACKS as LOADED

PACKS = sorted({name for name, _ in SCENARIOS})
DECISIONS = 120
CASUALTY = (un.CardMoved, un.CounterRemoved, un.CounterEliminated, un.FramePushed)
"""What a hit on a soldier begins with (U21)."""


@cache
def games(pack: str) -> tuple[OfflineGame, ...]:
    """A random game of each scenario, twelve at most."""
    tables = [table for table in SCENARIOS if table[0] == pack and table not in CAMPAIGNS]
    return tuple(played(table, 7, DECISIONS) for table in tables[:12])


def results(game: OfflineGame) -> Iterator[tuple[int, Event, RollResult]]:
    """Each roll and flip, at its place among the events, with what it says."""
    for at, event in enumerate(game.events):
        if check_of(game.system, event) is not None:
            result = game.system.result(game.at(at + 1, PUBLIC).game.board, event)
            assert result is not None
            yield at, event, result


@pytest.mark.parametrize("pack", PACKS)
def test_every_roll_and_flip_says_what_counts_by_a_rule_of_its_system(pack):
    found = 0
    for game in games(pack):
        for _, _, result in results(game):
            assert result.counts.rule in game.system.words.rulebook.rules
            assert text(result.counts.said, "en") != text(result.counts.said, "cs")
            found += 1
    assert found


@pytest.mark.parametrize("pack", PACKS)
def test_nothing_else_has_a_result(pack):
    for game in games(pack)[:2]:
        board = game.position.game.board
        for event in game.events:
            assert check_of(game.system, event) is not None or game.system.result(board, event) is None


@pytest.mark.parametrize("pack", PACKS)
def test_check_with_a_target_succeeds_if_any_number_is_enough(pack):
    for game in games(pack):
        for _, event, result in results(game):
            test = check_of(game.system, event).test
            if test is None:
                assert not result.enough
                continue
            assert result.succeeded == test.success
            assert not result.numbers or any(result.enough) == result.succeeded
            assert len(result.enough) == len(result.numbers)
            assert sum(part.value for part in test.parts) == test.target


@pytest.mark.parametrize("pack", PACKS)
def test_the_odds_of_a_throw_are_those_of_the_faces_that_are_enough(pack):
    for game in games(pack):
        board = game.position.game.board
        for _, event, _ in results(game):
            if not isinstance(event, DiceRolled) or event.test is None:
                continue
            dice = event.use.dice
            shown = game.system.result(board, replace(event, faces=tuple(range(dice.sides))))
            misses = shown.enough.count(False)
            assert event.test.outcomes == dice.sides**dice.count
            assert event.test.wins == event.test.outcomes - misses**dice.count


# --- what the rules did next

TELLING = {"foray", "noretreat", "tankduel", "undaunted"}
"""The systems of which `did` knows what follows."""


def did(system: str, action: str, after: list[Any]) -> bool | None:
    """Whether the rules took a roll or flip for a success, by what they did next; None: that does not tell."""
    then = after[0]
    if system == "foray":
        return isinstance(then, fo.Scored) if action == "raid" else None
    if action == "attack" and system == "undaunted":
        return isinstance(then, CASUALTY)
    if system == "noretreat":
        until = list(itertools.takewhile(lambda one: not isinstance(one, nr.CardLaid | DiceRolled), after))
        result = next((one for one in until if isinstance(one, nr.ResultFound)), None)
        return None if result is None else result.result in DRIVEN_OFF
    if action in ("bog", "hull_down"):
        return isinstance(then, td.Bogged | td.HullDown)
    if action == "penetration":
        return then.through
    return None


@pytest.mark.parametrize("pack", [pack for pack in PACKS if LOADED[pack].system.name in TELLING])
def test_a_success_is_what_the_rules_took_it_for(pack):
    told = 0
    for game in games(pack):
        for at, event, result in results(game):
            taken = did(game.system.name, event.use.purpose.action, game.events[at + 1 :])
            if taken is not None and result.succeeded is not None:
                assert taken == result.succeeded, (game.game, at + 1)
                told += 1
    assert told
