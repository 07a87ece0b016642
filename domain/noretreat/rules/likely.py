"""How likely each result of a battle is that has not been rolled yet (NR64, NR133, NR138)."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from kronika.domain.kernel.values import Likely
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content.cards import Do, Effect
from kronika.domain.noretreat.content.sides import AXIS, SOVIET
from kronika.domain.noretreat.content.words import Result
from kronika.domain.noretreat.frames import Battle, Played
from kronika.domain.noretreat.names import RESULTS
from kronika.domain.noretreat.rules.odds import FACES, Judged, fixed_result, result_of, works
from kronika.domain.noretreat.state import Board

ONE_DIE = range(1, FACES + 1)
BOTH_LOSE = "both_lose"
LOSES = {AXIS: "axis_loses", SOVIET: "soviet_loses"}
"""Who loses steps in a duel."""
NAMES: dict[str, Sentence] = {
    **{str(result): said for result, said in RESULTS.items()},
    LOSES[AXIS]: Sentence("the Axis loses a step", "Osa ztrácí krok"),
    LOSES[SOVIET]: Sentence("the Soviets lose a step", "Sověti ztrácejí krok"),
    BOTH_LOSE: Sentence("both sides lose a step", "obě strany ztrácejí krok"),
}


class Throw(msgspec.Struct, frozen=True):
    """What may come of a battle: the dice that are thrown first, and each result, the worst for the attacker first,
    with in how many of all equally likely throws it comes, those after it counted."""

    dice: int
    results: dict[str, int]

    @property
    def outcomes(self) -> int:
        return sum(self.results.values())

    def wins(self, wanted: frozenset[str]) -> int:
        """In how many a wanted result comes."""
        return sum(count for name, count in self.results.items() if name in wanted)

    def told(self) -> tuple[Likely, ...]:
        """Each result that may come, in words."""
        return tuple(Likely(name, NAMES[name], count) for name, count in self.results.items())


def throw(board: Board, battle: Battle, judged: Judged) -> Throw:
    """NR64: what may come of a battle as it stands, by all that has been played."""
    fixed = fixed_result(board, battle, judged.odds)
    if fixed is not None:
        return Throw(1, {str(Result(fixed[1].to)): FACES})
    duels = works(board, battle, Do.DUEL)
    if duels:
        return Throw(2, _in_order(_duel(board, battle, judged, duels[-1][1])))
    return Throw(
        2 if judged.column and works(board, battle, Do.ROLL_TWO) else 1, _in_order(_rolled(board, battle, judged))
    )


def _in_order(found: Counter[str]) -> dict[str, int]:
    return {name: found[name] for name in NAMES if found[name]}


def _duel(board: Board, battle: Battle, judged: Judged, effect: Effect) -> Counter[str]:
    """NR138: the lower of two dice loses; of equal ones both do, or the table of the Axis decides."""
    each = FACES * (FACES - 1) // 2
    if effect.to != "crt":
        return Counter({LOSES[AXIS]: each, LOSES[SOVIET]: each, BOTH_LOSE: FACES})
    level = _thrown(board, battle, judged._replace(table=AXIS), ONE_DIE)
    throws = level.total()
    apart = Counter({LOSES[AXIS]: each * throws, LOSES[SOVIET]: each * throws})
    return apart + Counter({name: FACES * count for name, count in level.items()})


def _rolled(board: Board, battle: Battle, judged: Judged) -> Counter[str]:
    two = works(board, battle, Do.ROLL_TWO)
    if not two:
        return _thrown(board, battle, judged, ONE_DIE)
    best = max if two[-1][0].side == battle.side else min
    return _thrown(board, battle, judged, [best(one, other) for one in ONE_DIE for other in ONE_DIE])


def _thrown(board: Board, battle: Battle, judged: Judged, dice: Sequence[int]) -> Counter[str]:
    """What the dice bring: some results are rolled again, then some are turned into others."""
    if not judged.column:
        return Counter({str(Result.CA): FACES})
    again = works(board, battle, Do.REROLL_RESULT)
    found: Counter[str] = Counter()
    for result, count in _with_rerolls(board, judged, dice, again).items():
        for _, effect in works(board, battle, Do.REPLACE_RESULT):
            if result in effect.of:
                result = Result(effect.to)
        found[str(result)] += count
    return found


def _with_rerolls(
    board: Board, judged: Judged, dice: Sequence[int], again: Sequence[tuple[Played, Effect]]
) -> Counter[Result]:
    """Each card rolls again once, with one die, if a result that it names is shown."""
    found: Counter[Result] = Counter()
    for die in dice:
        result = result_of(board, judged.table, judged.column, die)
        card = next((one for one in again if result in one[1].of), None)
        left = [one for one in again if one is not card]
        if card is None:
            found[result] += FACES ** len(again)
        else:
            found += _with_rerolls(board, judged, ONE_DIE, left)
    return found
