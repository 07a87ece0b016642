"""U20: a throw of ten-sided dice against a total defence."""

from functools import cache

from domain.kernel.chance import Asked, Chance, Dice, Purpose
from domain.kernel.events import DiceRolled, Part, Test
from domain.kernel.system import Emitter, Odds
from domain.undaunted.content import Action

FACES = 10
"""U20: dice have ten sides, 0 to 9."""


def succeeds(face: int, target: int) -> bool:
    """U20: a 0, or a number equal to or above the total defence."""
    return face == 0 or face >= target


@cache
def wins_in(target: int, dice: int) -> tuple[int, int]:
    """In how many of how many equally likely throws at least one of `dice` dice succeeds."""
    misses = sum(not succeeds(face, target) for face in range(FACES))
    return FACES**dice - misses**dice, FACES**dice


def odds(parts: tuple[Part, ...], dice: int) -> Odds:
    """What a throw against these summands has to reach."""
    total = sum(part.value for part in parts)
    return Odds(total, parts, dice, *wins_in(total, dice))


def purpose_of(rule: str, side: str, action: Action, counter: str, target: str) -> Purpose:
    """What a roll against a target is for."""
    return Purpose(rule, side, action.name.value, counter, target)


def rolling(rule: str, side: str, action: Action, counter: str, target: str) -> Asked:
    """A roll with the dice that the action prints, as it is asked of chance."""
    return purpose_of(rule, side, action, counter, target), Dice(action.value, FACES)


def roll(
    out: Emitter,
    chance: Chance,
    rule: str,
    side: str,
    action: Action,
    counter: str,
    target: str,
    parts: tuple[Part, ...],
    dice: int,
) -> bool:
    """Roll against one target, by the rule that says so; whether it succeeds."""
    needed = odds(parts, dice)
    rolled = chance.roll(purpose_of(rule, side, action, counter, target), Dice(dice, FACES))
    success = any(succeeds(face, needed.target) for face in rolled.faces)
    test = Test(needed.target, needed.parts, needed.wins, needed.outcomes, success)
    out.emit(DiceRolled(rolled.use, rolled.link, rolled.faces, test))
    return success
