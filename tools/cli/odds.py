"""What has to be reached by chance, and how likely that is. What dice and parts are called, the system says."""

from collections.abc import Iterable
from typing import Any

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import numbers, previous_link
from kronika.domain.kernel.checking.verifier import Problem
from kronika.domain.kernel.system import System
from kronika.domain.kernel.texts import DISPUTE_ENDS
from kronika.tools.client.session import Cheated
from kronika.tools.words import sentence
from kronika.v1 import log_pb2


def sign(reached: Any) -> str:
    """How the number that comes is held against the target."""
    return "≤" if reached.at_most else "≥"


def part_name(system: System, part: Any, language: str) -> str:
    """What a part of a target is called."""
    return text(system.words.part(part.name), language)


def odds_line(system: System, odds: Any, language: str) -> str:
    """What has to be reached, with how many dice or by a card, and how likely that is; then each result that may
    come, where there are more than two."""
    parts = " + ".join(f"{part_name(system, part, language)} {part.value}" for part in odds.parts)
    thrown = text(system.words.thrown(odds.dice), language)
    wanted = f"{thrown} {sign(odds)} {odds.target} = {parts}" if parts else thrown
    reached = f"{100 * odds.wins / odds.outcomes:5.1f} %  {wanted}"
    results = [f"{one.name} {round(100 * one.outcomes / odds.outcomes)} %" for one in odds.results]
    return f"{reached} ({', '.join(results)})" if results else reached


def roll_line(system: System, roll: Any, language: str) -> str:
    """A roll or flip, and below it what it had to reach, what counted and its disputes. `~`: it was taken back; `!`:
    it is or was disputed."""
    mark = "~" if roll.undone else "!" if roll.disputes else " "
    beneath = [counted(roll.result), *(dispute_line(one, language) for one in roll.disputes)]
    below = "".join(f"\n{'':8}{said}" for said in beneath)
    if not roll.test.outcomes:
        return f"{roll.version:>5} {mark} {roll.sentence}{below}"
    parts = " + ".join(f"{part_name(system, part, language)} {part.value} ({part.rule})" for part in roll.test.parts)
    chance = 100 * roll.test.wins / roll.test.outcomes
    wanted = f"{sign(roll.test)} {roll.test.target}"
    return f"{roll.version:>5} {mark} {roll.sentence}\n{'':8}{chance:5.1f} %  {wanted} = {parts}{below}"


def counted(result: Any) -> str:
    """What counted in a roll or flip, by which rule, and which of its numbers succeeded."""
    marks = [" ✓" if one else " ✗" for one in result.enough] or [""] * len(result.numbers)
    read = ", ".join(f"{number}{mark}" for number, mark in zip(result.numbers, marks, strict=True))
    return f"{read}: {result.counts} ({result.rule})" if read else f"{result.counts} ({result.rule})"


def dispute_line(dispute: Any, language: str) -> str:
    """A dispute of a roll or flip: whose, why, and how it ended."""
    how = log_pb2.DisputeEnding.Name(dispute.how).removeprefix("DISPUTE_ENDING_").lower()
    told = DISPUTE_ENDS.get(how)
    ended = sentence(language, "odds-dispute-open") if told is None else text(told, language)
    return sentence(language, "odds-dispute", seat=dispute.seat, reason=dispute.reason, ended=ended)


def verdict(roll: Any, game: str, language: str) -> str:
    """What comes of computing a roll or flip again, and how to repeat that. Raises `Cheated` if it is something
    else than what is recorded."""
    repeat = f"kronika export {game} -o {game}.jsonl && kronika verify {game}.jsonl"
    if roll.waits:
        return sentence(language, "odds-waits", repeat=repeat)
    use = roll.use
    bound, count = (use.dice.sides, use.dice.count) if use.HasField("dice") else (use.size, 1)
    recorded = tuple(roll.faces) or (roll.flip.index,)
    found = numbers(roll.link, roll.canonical, bound, count)
    if found != recorded or previous_link(roll.link) != roll.previous:
        said = (
            f"computed again: {_listed(found)}, but recorded: {_listed(recorded)}, or its link does not fit its chain"
        )
        raise Cheated([Problem(roll.version, said)])
    return sentence(language, "odds-computed-again", found=_listed(found), repeat=repeat)


def _listed(found: Iterable[int]) -> str:
    return ", ".join(map(str, found))
