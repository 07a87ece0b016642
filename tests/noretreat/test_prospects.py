"""What a die has to show for the defenders to be driven off, told before it is rolled and with the roll."""

import random
from collections import Counter

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import DiceRolled, Options
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Result
from kronika.domain.noretreat.rules.battle import Battle
from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.declaring import Take, Target
from kronika.domain.noretreat.rules.odds import judge, result_of
from kronika.domain.noretreat.rules.parts import Done, No, Pass, Pick, Yes
from kronika.domain.noretreat.system import NORETREAT
from kronika.domain.noretreat.text import describe_part
from kronika.library.offline import OfflineGame
from kronika.tools.cli.menu import odds_line
from tests.noretreat.fighting import battle, fought
from tests.noretreat.playing import plays
from tests.noretreat.position import Table, at, position
from tests.noretreat.test_laws import LOADED

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
    odds = NORETREAT.odds(game.board, Target(at(-5, 1)))
    assert (odds.dice, odds.outcomes, odds.wins) == (1, 6, sixths(game))
    assert odds.target == 7 - odds.wins and not odds.at_most


def test_the_die_is_made_of_the_odds_and_of_each_shift_with_its_rule():
    game = attack()
    odds = NORETREAT.odds(game.board, Target(at(-5, 1)))
    (seen,) = NORETREAT.view(game.board).prospects
    first, *rest = odds.parts
    assert (first.name, first.rule) == (f"odds-{seen.odds}", "NR59") and seen.shifts
    assert [(part.name, part.rule) for part in rest] == [(shift.name, shift.rule) for shift in seen.shifts]
    assert sum(part.value for part in odds.parts) == odds.target
    assert text(describe_part(first.name), "en") == f"odds {seen.odds.replace('-', ':')}"


def test_joining_units_change_the_die():
    game = attack()
    game.do(Target(at(-5, 1)))
    one, two = (NORETREAT.odds(game.board, Take(unit)) for unit in ("ax_1pz", "ax_9"))
    assert one.target <= two.target and NORETREAT.odds(game.board, Done()) is None
    game.do(Take("ax_9"))
    assert NORETREAT.odds(game.board, Take("ax_1pz")).target <= two.target


def test_NR66_a_counterattack_states_its_odds_before_it_is_accepted():
    game = battle(f"ax_3pz:reduced@{at(-5, 0)}", at(-5, 1), "so_nw")
    fought(game, "ax_3pz", dice=(1, 5))
    told = NORETREAT.odds(game.board, Yes())
    assert NORETREAT.odds(game.board, No()) is None
    game.do(Yes())
    rolled = game.happened(DiceRolled)[-1].test
    assert game.happened(e.OddsSet)[1].column == "1-2"
    assert (told.target, told.parts) == (rolled.target, rolled.parts)


def test_the_attack_of_an_event_states_its_odds_before_its_space_is_picked():
    units = f"so_kal@{at(-4, 3)} ax_6@{at(-4, 2)} ax_9@{at(-4, 4)}"
    game = plays(SOVIET, 29, units, step="soviet-combat_window", turn=13)
    told = NORETREAT.odds(game.board, Pick(at(-4, 2)))
    game.do(Pick(at(-4, 2)))
    rolled = game.happened(DiceRolled)[-1].test
    assert (told.target, told.parts) == (rolled.target, rolled.parts)


def results(odds) -> dict[str, int]:
    """How likely each result is, which are all that there is."""
    assert sum(one.outcomes for one in odds.results) == odds.outcomes
    return {one.name: one.outcomes for one in odds.results}


def test_NR64_a_target_states_how_likely_each_result_is_with_its_name_in_both_languages():
    game = attack()
    odds = NORETREAT.odds(game.board, Target(at(-5, 1)))
    (seen,) = NORETREAT.view(game.board).prospects
    assert results(odds) == {str(one.result): one.sixths for one in seen.chances}
    assert all(text(one.said, "en") and text(one.said, "cs") for one in odds.results)


def offered(side: str, card: int, attacker: str, units: str, others: str, **more) -> tuple[Table, Play]:
    """A battle in which a side may play a card, and the decision to play it."""
    game = battle(units, at(-4, 2), others, side=attacker, hands={side: (card,)}, **more)
    fought(game, *[one.split("@")[0].split(":")[0] for one in units.split()])
    while not any(isinstance(one, Play) and one.card == card for one in game.legal):
        game.do(next(one for one in game.legal if isinstance(one, Pass | No)))
    return game, next(one for one in game.legal if isinstance(one, Play) and one.card == card)


def faces(game: Table) -> list[str]:
    """The result of each face of a die, as the battle stands."""
    judged = judge(game.board, next(one for one in game.board.frames if isinstance(one, Battle)))
    return [str(result_of(game.board, judged.table, judged.column, die)) for die in range(1, 7)]


def test_a_card_that_is_not_played_leaves_the_odds_of_one_die():
    game, _ = offered(AXIS, 21, AXIS, f"ax_6@{at(-4, 1)}", "so_nw")
    assert results(NORETREAT.odds(game.board, Pass())) == dict(Counter(faces(game)))


def test_NR64_of_two_dice_the_side_that_plays_the_card_takes_its_better_one():
    game, play = offered(AXIS, 21, AXIS, f"ax_6@{at(-4, 1)}", "so_nw")
    odds = NORETREAT.odds(game.board, play)
    each = faces(game)
    assert (odds.dice, odds.outcomes) == (2, 36)
    assert results(odds) == dict(Counter(each[max(one, two)] for one in range(6) for two in range(6)))
    assert odds.wins == sum(each[max(one, two)] in DRIVEN_OFF for one in range(6) for two in range(6))


def test_NR138_a_duel_states_who_loses_and_a_tie_on_the_table_of_the_axis():
    game, play = offered(SOVIET, 16, AXIS, f"ax_6@{at(-4, 1)}", "so_nw")
    odds = NORETREAT.odds(game.board, play)
    level = Counter({name: 6 * count for name, count in Counter(faces(game)).items()})
    assert (odds.dice, odds.parts, odds.outcomes) == (2, (), 216)
    assert results(odds) == {"axis_loses": 90, "soviet_loses": 90, **level}
    assert odds.wins == 90 + sum(count for name, count in level.items() if name in DRIVEN_OFF)


def test_NR138_a_duel_whose_tie_costs_both_states_that():
    game, play = offered(AXIS, 38, SOVIET, f"so_kal@{at(-4, 3)}", "ax_6")
    odds = NORETREAT.odds(game.board, play)
    assert results(odds) == {"axis_loses": 15, "soviet_loses": 15, "both_lose": 6} and odds.wins == 15


def test_rerolls_and_changed_results_are_counted():
    game, play = offered(AXIS, 27, AXIS, f"ax_6@{at(-4, 1)}", "so_nw")
    odds, each = NORETREAT.odds(game.board, play), Counter(faces(game))
    again = each["NE"]
    assert again and odds.outcomes == 36
    assert results(odds) == {name: count * (again + (0 if name == "NE" else 6)) for name, count in each.items()}
    turned, play = offered(SOVIET, 21, SOVIET, f"so_kal@{at(-4, 3)}", "ax_6", turn=13)
    each = Counter("EX" if one == "NE" else one for one in faces(turned))
    assert results(NORETREAT.odds(turned.board, play)) == dict(each)


def test_NR133_a_result_that_a_card_fixes_is_certain():
    units = f"so_kal:red@{at(-4, 3)} so_res:red@{at(-5, 3)}"
    game, play = offered(SOVIET, 27, SOVIET, units, "ax_6", turn=13)
    odds = NORETREAT.odds(game.board, play)
    assert results(odds) == {"DR": 6} and odds.wins == odds.outcomes
    assert sum(part.value for part in odds.parts) == odds.target == 1


def test_odds_are_shown_beside_a_decision():
    game = attack()
    odds = NORETREAT.odds(game.board, Target(at(-5, 1)))
    line = odds_line(NORETREAT, odds, "en")
    assert all(f"{one.name} {round(100 * one.outcomes / 6)} %" in line for one in odds.results)
    duel, play = offered(SOVIET, 16, AXIS, f"ax_6@{at(-4, 1)}", "so_nw")
    assert "2d6 (" in odds_line(NORETREAT, NORETREAT.odds(duel.board, play), "en"), "no number is to be reached"


def test_decision_without_a_die_states_no_odds():
    game = position(f"ax_6@{at(-4, 2)} so_mos@moscow")
    assert {NORETREAT.odds(game.board, decision) for decision in game.legal} == {None}


def test_a_roll_says_what_it_had_to_show_and_whether_it_did():
    game = OfflineGame(LOADED, "b", "prospects", Options(closing_time=60))
    game.wander(random.Random(5), 400)
    found = 0
    for at_, event in enumerate(game.events):
        if not isinstance(event, DiceRolled) or event.use.purpose.action != "attack":
            continue
        if len(event.faces) == 2:
            assert event.test is None, "one of two dice is chosen after the roll"
            continue
        odds = next(one for one in reversed(game.events[:at_]) if isinstance(one, e.OddsSet))
        assert event.test is not None and sum(part.value for part in event.test.parts) == event.test.target
        assert event.test.success == (event.faces[0] + 1 >= event.test.target)
        assert event.test.wins == 7 - event.test.target and event.test.outcomes == 6
        assert [part.name for part in event.test.parts[1:]] == [shift.name for shift in odds.shifts]
        found += 1
    assert found > 3
