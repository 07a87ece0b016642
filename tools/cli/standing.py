"""Standing orders at the table: which may be given, which stand, as numbered lines."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from domain.kernel.words import Sentence
from service import convert


class Choice(msgspec.Struct, frozen=True):
    """An order to give, or one to withdraw: `given` is the version at which it was; 0: it is offered."""

    kind: str
    until: str
    given: int = 0

    @property
    def said(self) -> Sentence:
        """What choosing it does."""
        if self.given:
            return Sentence(
                f"withdraw: pass {self.kind} until {self.until} (given at version {self.given})",
                f"odvolat: pasovat {self.kind} do {self.until} (dán ve verzi {self.given})",
            )
        return Sentence(f"pass {self.kind} until {self.until}", f"pasovat {self.kind} do {self.until}")


def choices(snapshot: Any, seat: str) -> list[Choice]:
    """The orders that the seat may give or withdraw now: those offered that do not stand yet, then its own."""
    own = [
        Choice(convert.kind_of(one.order.kind), one.order.until, one.version)
        for one in snapshot.orders
        if one.seat == seat
    ]
    standing = {(one.kind, one.until) for one in own}
    offered = [Choice(convert.kind_of(one.kind), one.until) for one in snapshot.order_offers]
    return [one for one in offered if (one.kind, one.until) not in standing] + own


def numbered(found: Sequence[Choice], say: Callable[[Sentence], str]) -> str:
    """The choices, a line each."""
    return "\n".join(f"{number:>4} {say(one.said)}" for number, one in enumerate(found, 1))
