"""What battles are worth to a side."""

from kronika.domain.noretreat.bots.situation import Situation
from kronika.domain.noretreat.content.words import Result
from kronika.domain.noretreat.state import BlowKind
from kronika.domain.noretreat.view import BattleView

RESULTS = {
    Result.NE: 0.0,
    Result.CA: -0.7,
    Result.CB: -0.2,
    Result.EX: 0.15,
    Result.DR: 0.7,
    Result.DS: 1.1,
    Result.DD: 1.5,
}
"""What each result is worth to who attacks."""
BAD = -0.5
"""What a battle is worth whose odds are not told."""
ENOUGH = 0.3
"""From what worth on it is fought by choice."""
LEFT = 0.5
"""How much of the strength that is counted for another battle still counts."""


def expected(battle: BattleView) -> float:
    """What a battle is worth to who attacks, over the six faces of the die."""
    if not battle.column:
        return RESULTS[Result.CA]
    rolled = sum(one.sixths for one in battle.chances)
    return sum(one.sixths * RESULTS.get(one.result, 0.0) for one in battle.chances) / rolled if rolled else BAD


def prospect(s: Situation, space: str) -> BattleView | None:
    """What is told of a battle for a space before it is chosen."""
    return next((one for one in s.view.prospects if one.hexes[0] == space), None)


def target(s: Situation, space: str) -> float:
    """What it is worth to declare a target: less where those who would attack are counted on elsewhere."""
    battle = prospect(s, space)
    if battle is None:
        return BAD
    declared = [blow.space for blow in s.view.blows if blow.side == s.seat and blow.kind == BlowKind.TARGET]
    busy = {unit for other in declared for unit in s.beside(other, s.seat)}
    free = s.strength(unit for unit in battle.units if unit not in busy)
    every = s.strength(battle.units)
    share = (free + LEFT * (every - free)) / max(1, every)
    prize = 0.15 * s.prizes.get(space, 0.0)
    found = expected(battle)
    return (found + prize) * share - (1.0 - share) if found > 0 else found


def joining(s: Situation, unit: str) -> float:
    """What it is worth that a unit joins an attack."""
    if s.view.battle is None:
        return s.strength([unit])
    joined = next((one for one in s.view.prospects if unit in one.units and unit not in s.view.battle.units), None)
    if joined is None:
        return 0.0
    gain = expected(joined) - expected(s.view.battle)
    hexes = s.view.battle.hexes
    elsewhere = [
        blow.space for blow in s.view.blows if blow.space not in hexes and unit in s.beside(blow.space, s.seat)
    ]
    return gain - (0.25 if elsewhere else -0.05)


def supported(battle: BattleView) -> float:
    """What a support marker is worth: most in the middle of the table."""
    certain = max((one.sixths for one in battle.chances if one.result in (Result.DD, Result.DS)), default=0)
    return 0.5 if battle.column and certain < 5 else -0.1
