"""U20: a throw of ten-sided dice against a total defence."""

from functools import cache

from kronika.domain.kernel.chance import Chance, Dice, ExpectedChance, Purpose
from kronika.domain.kernel.events import DiceRolled, Event, Part, Test
from kronika.domain.kernel.values import Counts, Emitter, Odds, RollResult
from kronika.domain.undaunted.content import Action
from kronika.domain.undaunted.words import message

FACES = 10
"""U20: dice have ten sides, 0 to 9."""


def succeeds(face: int, target: int) -> bool:
    """U20: a 0, or a number equal to or above the total defence."""
    return face == 0 or face >= target


def counts(target: int) -> Counts:
    """U20: what succeeds against a total defence."""
    least = max(target, 0)
    if least >= FACES:
        said = message("needed-zero")
    else:
        said = message("needed-zero-or-more", least=least)
    return Counts("U20", said)


def result_of(event: Event) -> RollResult | None:
    """U20: what counts in a throw, and which of its dice succeed."""
    if not isinstance(event, DiceRolled) or event.test is None:
        return None
    target = event.test.target
    enough = tuple(succeeds(face, target) for face in event.faces)
    return RollResult(counts(target), event.test.success, event.faces, enough)


@cache
def wins_in(target: int, dice: int) -> tuple[int, int]:
    """In how many of how many equally likely throws at least one of `dice` dice succeeds."""
    misses = sum(not succeeds(face, target) for face in range(FACES))
    return FACES**dice - misses**dice, FACES**dice


def odds(parts: tuple[Part, ...], dice: int) -> Odds:
    """What a throw against these summands has to reach."""
    total = sum(part.value for part in parts)
    return Odds(total, parts, dice, *wins_in(total, dice), counts=counts(total))


def purpose_of(rule: str, side: str, action: Action, counter: str, target: str) -> Purpose:
    """What a roll against a target is for."""
    return Purpose(rule, side, action.name.value, counter, target)


def rolling(rule: str, side: str, action: Action, counter: str, target: str) -> ExpectedChance:
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
