"""Why something cannot be chosen: the decision that a seat tries by pointing at it, and what the rules object to it."""

import re
from collections.abc import Iterator, Sequence
from html import unescape
from typing import Any

import msgspec

from kronika.domain.kernel.rendering import BUTTON
from kronika.domain.kernel.steps import Decision, Objection
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Prompt

DRAWN = re.compile(r' data-handle="([^"]*)"')


class UnknownHandle(KeyError):
    """Nothing that the seat can see has this handle."""


def why_not(system: System, board: Any, prompt: Prompt, pointed: Sequence[str], language: str) -> Objection | None:
    """Returns the first objection to what a seat tries by pointing at these things, at the last one in vain. Returns
    None if it can choose that, or if no rule objects. `board`: as the seat sees it, so that the answer reveals nothing
    more. Raises `UnknownHandle`."""
    handles = system.rendering.handles
    listed = [(handles(board, decision), decision) for decision in system.rules.legal(board, prompt)]
    known = {handle for found, _ in listed for handle in found}
    if not known.issuperset(pointed):
        panels = system.rendering.panels(board, language)
        known.update(unescape(handle) for panel in panels for handle in DRAWN.findall(panel.svg))
    *before, last = pointed
    unknown = [handle for handle in pointed if handle not in known]
    if unknown and not (unknown == [last] and last.startswith(BUTTON)):
        raise UnknownHandle(unknown[0])
    if any(_instead(found, path) == last for found, _ in listed for path in (pointed, (*before[:-1], last))):
        return None
    replaced = (
        other
        for found, one in listed
        if (old := _instead(found, pointed))
        for other in _replaced(one, old, last)
        if _instead(handles(board, other), pointed) == last
    )
    tried = dict.fromkeys((*system.rendering.tried(board, prompt, pointed), *replaced))
    if unknown and not tried:
        raise UnknownHandle(last)
    legal = {decision for _, decision in listed}
    objections = (system.rules.objection(board, prompt, decision) for decision in tried if decision not in legal)
    return next((one for one in objections if one is not None), None)


def _instead(handles: Sequence[str], pointed: Sequence[str]) -> str:
    """Returns which of the handles of a decision is in the place of the last one pointed at. Empty if the others do not
    lead there, or if it is another kind of thing. Buttons between things need not be pointed at."""
    own, left = "", iter(handles)
    for at, handle in enumerate(pointed, 1):
        kind = handle.partition(":")[0]
        own = next((one for one in left if one.partition(":")[0] == kind or not one.startswith(BUTTON)), "")
        if own != handle and (at < len(pointed) or own.partition(":")[0] != kind):
            return ""
    return own


def _replaced(decision: Decision, old: str, new: str) -> Iterator[Decision]:
    """Yields a decision with what another handle names, in each of its fields that this handle may be made of."""
    for fields in _with(msgspec.to_builtins(decision), old, new):
        try:
            yield msgspec.convert(fields, type(decision), strict=False)
        except msgspec.ValidationError:
            continue


def _with(fields: dict[str, Any], old: str, new: str) -> Iterator[dict[str, Any]]:
    for name, value in fields.items():
        if isinstance(value, dict):
            yield from ({**fields, name: inner} for inner in _with(value, old, new))
            continue
        start, found, end = old.rpartition(str(value)) if value != "" else ("", "", "")
        if found and new.startswith(start) and new.endswith(end):
            yield {**fields, name: new[len(start) : len(new) - len(end)]}
