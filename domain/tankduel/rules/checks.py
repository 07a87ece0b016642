"""What a flip has to reach: a number at most, a target number at most or below, a penetration at least. All that says
how a flip is judged, and how likely it was for who sees no hand, stands here."""

from collections.abc import Sequence

import msgspec

from domain.kernel.events import Part, Test
from domain.tankduel.content import Card, Pierce
from domain.tankduel.state import Board

MOST_HIT = 95
"""TD54: 96 to 100 always miss."""


class Goal(msgspec.Struct, frozen=True):
    """What a card has to be: `kind` is `number` or `tn` (at most), `tn_least` or `pierce` (at least)."""

    kind: str
    parts: tuple[Part, ...]

    @property
    def target(self) -> int:
        return sum(part.value for part in self.parts)

    @property
    def at_most(self) -> bool:
        """Whether a low card does."""
        return self.kind in ("number", "tn")

    def met(self, card: Card) -> bool:
        """Whether a card does."""
        if self.kind == "number":
            return card.number <= self.target
        if self.kind == "tn":
            return card.tn <= self.target
        if self.kind == "tn_least":
            return card.tn >= self.target
        if card.pierce != Pierce.NUMBER:
            return card.pierce == Pierce.ALWAYS
        return card.modifier >= self.target

    def test(self, board: Board, card: Card) -> Test:
        """The check of a card that was flipped; its odds are those of who sees what everybody does."""
        wins, outcomes = chances(self, board, board.seen_by_all)
        return Test(self.target, self.parts, wins, outcomes, self.met(card), self.at_most)


def chances(goal: Goal, board: Board, seen: Sequence[int]) -> tuple[int, int]:
    """In how many of how many cases a card that is not among those seen does."""
    gone = set(seen)
    left = [card for number, card in board.scene.cards.items() if number not in gone]
    return sum(map(goal.met, left)), len(left)


def at_most(value: int, name: str, rule: str) -> Goal:
    """A number of at most so much."""
    return Goal("number", (Part(name, rule, value),))
