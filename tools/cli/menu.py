"""The decisions that a person may take now: grouped by what they begin with, with the chance of each attack.
What they are called, and what leads to them, the system says."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.rendering import BUTTON, Meant
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Text
from kronika.service import convert
from kronika.tools.cli.notation import Notation
from kronika.tools.cli.odds import odds_line
from kronika.tools.cli.options import Menu, Option

Note = Callable[[Any], str]
Say = Callable[[Any], Text]
Means = Callable[[str], Meant]


def menu_of(system: System, board: Any, prompt: Any, doing: str, language: str, note: Notation) -> Menu:
    """The menu of a prompt of a seat, by the board that it sees."""

    def say(decision: Any) -> Text:
        return system.words.decision(board, decision)

    def meant(handle: str) -> Meant:
        return system.rendering.meant(board, handle)

    return menu(system, prompt, doing, language, meant=meant, note=note, say=say)


def menu(system: System, prompt: Any, doing: str, language: str, *, meant: Means, note: Note, say: Say) -> Menu:
    """The menu of a prompt. `doing`: what is half done, as a sentence; empty if nothing is. `meant` tells
    what a handle is called, `note` gives the notation of a decision, `say` its sentence in all languages.
    Copies that differ in nothing but their ids are shown once."""
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
    """What a handle is called among these: with its id where others that are called so differ, and with how
    many copies there are."""
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
    """What a decision stands under, if its sentence begins with that, and the rest of its sentence."""
    if not handles or handles[0].startswith(BUTTON):
        return "", sentence
    first = handles[0]
    rest = sentence.removeprefix(f"{text(called[0][first].name, language)}: ")
    return (labels[0][first], rest) if rest != sentence else ("", sentence)


def _told_apart(said: str, handle: str, called: Mapping[str, Meant], language: str) -> str:
    """What is said with the id of what it names, where another is called so, and with its mark, if it does not tell
    that."""
    id, mark = _id(handle), text(called[handle].mark, language)
    code = f" {id}" if _is_ambiguous(handle, called) and id not in said else ""
    told = re.search(rf"(?<!\w){re.escape(mark)}(?!\w)", said)
    return f"{said}{code}" if told else f"{said}{code} {mark}".rstrip()


def _detail(meanings: Sequence[Meant], language: str) -> str:
    """What a person may read of the one thing that is chosen."""
    if len(meanings) != 1:
        return ""
    return text(meanings[0].detail, language)
