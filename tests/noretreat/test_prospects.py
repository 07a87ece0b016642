"""What a die has to show for the defenders to be driven off, told before it is rolled and with the roll."""

import random

from domain.kernel.events import DiceRolled, Options
from domain.noretreat import decisions as d
from domain.noretreat import events as e
from domain.noretreat.content import Result
from domain.noretreat.system import NORETREAT
from domain.noretreat.text import say_part
from tests.noretreat.position import Table, at, position
from tests.noretreat.test_laws import LOADED
from tools.dev.offline import OfflineGame

DRIVEN_OFF = {Result.DR, Result.DS, Result.DD}


def sixths(game: Table, number: int = 0) -> int:
    """In how many of six cases the view says that the defenders go."""
    battle = NORETREAT.view(game.board).prospects[number]
    return sum(one.sixths for one in battle.chances if one.result in DRIVEN_OFF)


def attack() -> Table:
    """Two armies stand before a forest with a unit in it."""
    return position(f"ax_1pz@{at(-5, 2)} ax_9@{at(-5, 2)} so_nw@{at(-5, 1)}", step="axis-targets")


def test_a_target_states_its_die_as_the_view_states_its_chances():
    game = attack()
    odds = NORETREAT.odds(game.board, d.Target(at(-5, 1)))
    assert (odds.dice, odds.outcomes, odds.wins) == (1, 6, sixths(game))
    assert odds.target == 7 - odds.wins and not odds.at_most


def test_the_die_is_made_of_the_odds_and_of_each_shift_with_its_rule():
    game = attack()
    odds = NORETREAT.odds(game.board, d.Target(at(-5, 1)))
    (seen,) = NORETREAT.view(game.board).prospects
    first, *rest = odds.parts
    assert (first.name, first.rule) == (f"odds-{seen.odds}", "NR59") and seen.shifts
    assert [(part.name, part.rule) for part in rest] == [(shift.name, shift.rule) for shift in seen.shifts]
    assert sum(part.value for part in odds.parts) == odds.target
    assert say_part(first.name).en == f"odds {seen.odds.replace('-', ':')}"


def test_whoever_joins_changes_the_die():
    game = attack()
    game.do(d.Target(at(-5, 1)))
    one, two = (NORETREAT.odds(game.board, d.Take(unit)) for unit in ("ax_1pz", "ax_9"))
    assert one.target <= two.target and NORETREAT.odds(game.board, d.Done()) is None
    game.do(d.Take("ax_9"))
    assert NORETREAT.odds(game.board, d.Take("ax_1pz")).target <= two.target


def test_what_no_die_decides_states_none():
    game = position(f"ax_6@{at(-4, 2)} so_mos@moscow")
    assert {NORETREAT.odds(game.board, decision) for decision in game.legal} == {None}


def test_a_roll_says_what_it_had_to_show_and_whether_it_did():
    game = OfflineGame(LOADED, "b", "prospects", Options(closing_time=60))
    game.wander(random.Random(5), 400)
    found = 0
    for at_, event in enumerate(game.events):
        if not isinstance(event, DiceRolled) or event.use.purpose.action != "attack":
            continue
        odds = next(one for one in reversed(game.events[:at_]) if isinstance(one, e.OddsSet))
        assert event.test is not None and sum(part.value for part in event.test.parts) == event.test.target
        assert event.test.success == (event.faces[0] + 1 >= event.test.target)
        assert event.test.wins == 7 - event.test.target and event.test.outcomes == 6
        assert [part.name for part in event.test.parts[1:]] == [shift.name for shift in odds.shifts]
        found += 1
    assert found > 3
