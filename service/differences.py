"""Pictures told as what is other than in the one before: a game has thousands that differ in a counter or two.

A picture is counted in cuts, each of which ends with a `>`, so that it makes no difference how a language counts
letters.
"""

import re
from collections.abc import Iterator, Sequence

import msgspec

CUT = re.compile(r"[^>]*>|[^>]+\Z")
SHORT = 40
"""Letters up to which it is shorter to tell them again."""


class Piece(msgspec.Struct, frozen=True):
    """New text, and after it so many cuts of the picture before, from `start` on."""

    text: str
    start: int
    count: int


def cuts_of(picture: str) -> list[str]:
    """A picture in cuts."""
    return CUT.findall(picture)


def pieces(before: Sequence[str], now: Sequence[str]) -> Iterator[Piece]:
    """A picture as what is other than in the one before, both in cuts."""
    first = {cut: at for at, cut in reversed(list(enumerate(before)))}
    text: list[str] = []
    at = expected = 0
    while at < len(now):
        is_next = expected < len(before) and before[expected] == now[at]
        start = expected if is_next else first.get(now[at], len(before))
        count = _alike(before, start, now, at)
        if sum(map(len, now[at : at + min(count, SHORT)])) > SHORT:
            yield Piece("".join(text), start, count)
            text.clear()
            expected = start + count
        else:
            count = max(count, 1)
            text += now[at : at + count]
        at += count
    if text:
        yield Piece("".join(text), 0, 0)


def _alike(before: Sequence[str], start: int, now: Sequence[str], at: int) -> int:
    """How many cuts are the same from these places on."""
    count = 0
    while start + count < len(before) and at + count < len(now) and before[start + count] == now[at + count]:
        count += 1
    return count
