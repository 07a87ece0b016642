"""What has to be reached by chance, and how likely that is. What dice and parts are called, the system says."""

from typing import Any

from domain.kernel.system import System


def sign(reached: Any) -> str:
    """How the number that comes is held against the target."""
    return "≤" if reached.at_most else "≥"


def part_name(system: System, part: Any, language: str) -> str:
    """What a part of a target is called."""
    name: str = getattr(system.say_part(part.name), language)
    return name


def odds_line(system: System, odds: Any, language: str) -> str:
    """What has to be reached, with how many dice or by a card, and how likely that is; then each result that may
    come, where there are more than two."""
    parts = " + ".join(f"{part_name(system, part, language)} {part.value}" for part in odds.parts)
    thrown: str = getattr(system.say_thrown(odds.dice), language)
    wanted = f"{thrown} {sign(odds)} {odds.target} = {parts}" if parts else thrown
    reached = f"{100 * odds.wins / odds.outcomes:5.1f} %  {wanted}"
    results = [f"{one.name} {round(100 * one.outcomes / odds.outcomes)} %" for one in odds.results]
    return f"{reached} ({', '.join(results)})" if results else reached


def roll_line(system: System, roll: Any, language: str) -> str:
    """A roll or flip, and below it what it had to reach. `~`: it was taken back."""
    mark = "~" if roll.undone else " "
    if not roll.test.outcomes:
        return f"{roll.version:>5} {mark} {roll.sentence}"
    parts = " + ".join(f"{part_name(system, part, language)} {part.value} ({part.rule})" for part in roll.test.parts)
    chance = 100 * roll.test.wins / roll.test.outcomes
    wanted = f"{sign(roll.test)} {roll.test.target}"
    return f"{roll.version:>5} {mark} {roll.sentence}\n{'':8}{chance:5.1f} %  {wanted} = {parts}"
