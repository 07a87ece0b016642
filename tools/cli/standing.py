"""Standing orders at the table: which may be given, which stand, as numbered lines."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kronika.service import convert
from kronika.tools.words import sentence


class Choice(msgspec.Struct, frozen=True):
    """An order to give, or one to withdraw: `given` is the version at which it was; 0: it is offered."""

    kind: str
    until: str
    sentence: str  #: What it does.
    given: int = 0


def choices(snapshot: Any, seat: str) -> list[Choice]:
    """The orders that the seat may give or withdraw now: those offered that do not stand yet, then its own."""
    own = [
        Choice(convert.kind_of(one.order.kind), one.order.until, one.sentence, one.version)
        for one in snapshot.orders
        if one.seat == seat
    ]
    standing = {(one.kind, one.until) for one in own}
    offered = [
        Choice(convert.kind_of(one.kind), one.until, sentence)
        for one, sentence in zip(snapshot.order_offers, snapshot.order_sentences, strict=True)
    ]
    return [one for one in offered if (one.kind, one.until) not in standing] + own


def numbered(found: Sequence[Choice], language: str) -> str:
    """The choices, a line each."""
    return "\n".join(f"{number:>4} {_told(one, language)}" for number, one in enumerate(found, 1))


def _told(choice: Choice, language: str) -> str:
    if not choice.given:
        return choice.sentence
    return sentence(language, "standing-withdraw", given=choice.given, sentence=choice.sentence)
