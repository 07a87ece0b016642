"""The current legal decisions of a person. They are grouped by their beginnings, with the odds of each attack. The
system supplies their names and the steps to them."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import numbers, previous_link
from kronika.domain.kernel.checking.verifier import Problem
from kronika.domain.kernel.rendering import BUTTON, Meant
from kronika.domain.kernel.system import System
from kronika.domain.kernel.texts import DISPUTE_ENDS
from kronika.domain.kernel.words import Text
from kronika.service import convert
from kronika.tools.cli.options import Menu, Option
from kronika.tools.client.session import Cheated
from kronika.tools.words import sentence
from kronika.v1 import log_pb2


def sign(reached: Any) -> str:
    """The sign that compares the result with the target."""
    return "≤" if reached.at_most else "≥"


def part_name(system: System, part: Any, language: str) -> str:
    """The name of a part of a target."""
    return text(system.words.part(part.name), language)


def odds_line(system: System, odds: Any, language: str) -> str:
    """The target, the dice or card, and the chance; then each result if there are more than two."""
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
    """The counted result of a roll or flip, its rule, and which of its numbers succeeded."""
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
    """The result of recomputing a roll or flip of a game, an id or a file, and how to repeat that. Raises `Cheated` if
    it differs from the record."""
    exported = f"kronika export {game} -o {game}.jsonl && kronika verify {game}.jsonl"
    repeat = f"kronika verify {game}" if Path(game).suffix else exported
    if roll.waits:
        return sentence(language, "odds-waits", repeat=repeat)
    use = roll.use
    bound, count = (use.dice.sides, use.dice.count) if use.HasField("dice") else (use.size, 1)
    recorded = tuple(roll.faces) or (roll.flip.index,)
    found = numbers(roll.link, roll.canonical, bound, count)
    if found != recorded or previous_link(roll.link) != roll.previous:
        said = sentence(language, "odds-differs", found=_listed(found), recorded=_listed(recorded))
        raise Cheated([Problem(roll.version, said)])
    return sentence(language, "odds-computed-again", found=_listed(found), repeat=repeat)


def _listed(found: Iterable[int]) -> str:
    return ", ".join(map(str, found))


Note = Callable[[Any], str]
Say = Callable[[Any], Text]
Means = Callable[[str], Meant]


def menu_of(system: System, board: Any, prompt: Any, doing: str, language: str, note: Note) -> Menu:
    """The menu of a prompt of a seat, by the board that it sees."""

    def say(decision: Any) -> Text:
        return system.words.decision(board, decision)

    def meant(handle: str) -> Meant:
        return system.rendering.meant(board, handle)

    return menu(system, prompt, doing, language, meant=meant, note=note, say=say)


def menu(system: System, prompt: Any, doing: str, language: str, *, meant: Means, note: Note, say: Say) -> Menu:
    """The menu of a prompt. `doing`: the unfinished action as a sentence, or empty. `meant` returns the meaning of a
    handle, `note` the notation of a decision. `say` returns its sentence in all languages. Copies that differ only in
    their ids are shown once."""
    places = list(zip_longest(*(legal.handles for legal in prompt.legal)))
    called = [{handle: meant(handle) for handle in place if handle is not None} for place in places]
    labels = [{handle: _label(handle, place, language) for handle in place} for place in called]
    found: dict[tuple[Any, ...], Option] = {}
    copies: dict[tuple[Any, ...], set[tuple[str, ...]]] = {}
    for legal in prompt.legal:
        handles = tuple(legal.handles)
        group, said = _headed(handles, legal.sentence, called, labels, language)
        meanings = tuple(place[handle] for place, handle in zip(called, handles, strict=False))
        beside = odds_line(system, legal.odds, language) if legal.HasField("odds") else _detail(meanings, language)
        last = any(meaning.last for meaning in meanings)
        first_named = 1 if group else 0
        alike = said
        for place, handle in list(zip(called, handles, strict=False))[first_named:]:
            alike = alike.replace(_id(handle), "") if text(place[handle].detail, language) else alike
            said = _told_apart(said, handle, place, language)
        decision = convert.from_decision(system.name, legal.decision)
        in_all = say(decision)
        path = tuple(place[handle] for place, handle in zip(labels, handles, strict=False))
        option = Option(
            group, said, beside, legal.decision, note(decision), f"{text(in_all, 'en')} {text(in_all, 'cs')}", path=path
        )
        key = (group == "", group, last, alike, meanings or said, beside)
        first = found.get(key)
        found[key] = option if first is None else replace(first, copies=(*first.copies, option))
        copies.setdefault(key, set()).add(handles[first_named:])
    for key, several in copies.items():
        if len(several) > 1:
            found[key] = replace(found[key], said=f"{found[key].said} ×{len(several)}")
    options = [option for _, option in sorted(found.items(), key=lambda one: one[0][:3])]
    title = prompt.sentence or convert.kind_of(prompt.kind)
    return Menu(
        prompt.prompt, f"{title} ({doing})" if doing else title, tuple(options), prompt.private, prompt.optional
    )


def _id(handle: str) -> str:
    return handle.partition(":")[2]


def _name(meant: Meant, language: str) -> str:
    return f"{text(meant.name, language)} {text(meant.mark, language)}".rstrip()


def _is_ambiguous(handle: str, called: Mapping[str, Meant]) -> bool:
    """Whether something else that differs from it is called the same."""
    meant = called[handle]
    return any(one.name == meant.name and one.mark == meant.mark and one != meant for one in called.values())


def _label(handle: str, called: Mapping[str, Meant], language: str) -> str:
    """The label of a handle: its name, with the id if others with this name differ. Adds the number of copies."""
    name = _name(called[handle], language)
    if _is_ambiguous(handle, called):
        return f"{name} {_id(handle)}"
    copies = sum(one == called[handle] for one in called.values())
    return f"{name} ×{copies}" if copies > 1 else name


def _headed(
    handles: Sequence[str],
    sentence: str,
    called: Sequence[Mapping[str, Meant]],
    labels: Sequence[Mapping[str, str]],
    language: str,
) -> tuple[str, str]:
    """The heading of a decision, if its sentence begins with it, and the rest of the sentence."""
    if not handles or handles[0].startswith(BUTTON):
        return "", sentence
    first = handles[0]
    rest = sentence.removeprefix(f"{text(called[0][first].name, language)}: ")
    return (labels[0][first], rest) if rest != sentence else ("", sentence)


def _told_apart(said: str, handle: str, called: Mapping[str, Meant], language: str) -> str:
    """The text with the id of the thing that it names, if another has the same name. Adds its mark if the text does not
    contain it."""
    id, mark = _id(handle), text(called[handle].mark, language)
    code = f" {id}" if _is_ambiguous(handle, called) and id not in said else ""
    told = re.search(rf"(?<!\w){re.escape(mark)}(?!\w)", said)
    return f"{said}{code}" if told else f"{said}{code} {mark}".rstrip()


def _detail(meanings: Sequence[Meant], language: str) -> str:
    """The detail to show for a single chosen thing."""
    if len(meanings) != 1:
        return ""
    return text(meanings[0].detail, language)
