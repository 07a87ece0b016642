"""What a flip has to reach: a number at most, a target number at most or below, a penetration at least. All that says
how a flip is judged, and how likely it was for who sees no hand, stands here."""

from collections.abc import Sequence

import msgspec

from kronika.domain.kernel.events import Part, Test
from kronika.domain.kernel.values import Counts
from kronika.domain.tankduel.content.cards import Card, Pierce
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message

MOST_HIT = 95
"""TD54: 96 to 100 always miss."""


BY_NUMBER = ("bog", "conceal", "hull_down")
"""For what a flip reads the number of the card, apart from a hit."""


def kind_of(action: str, *, at_most: bool) -> str:
    """The kind of what a flip for this had to reach."""
    if action == "penetration":
        return "pierce"
    if action in ("hit", *BY_NUMBER):
        return "number"
    return "tn" if at_most else "tn_least"


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

    @property
    def counts(self) -> Counts:
        """What of a card counts, and by which rule."""
        said = message(f"succeeds-{self.kind}", target=self.target)
        if self.kind == "pierce":
            return Counts("TD57", said)
        alone = self.kind != "number" or self.parts[0].name in BY_NUMBER
        return Counts(self.parts[0].rule if alone else "TD54", said)

    def read(self, card: Card) -> int | None:
        """The number of a card that counts; None: `P` or `O` in its place."""
        if self.kind == "pierce":
            return card.modifier if card.pierce == Pierce.NUMBER else None
        return card.number if self.kind == "number" else card.tn

    def met(self, card: Card) -> bool:
        """Whether a card does."""
        number = self.read(card)
        if number is None:
            return card.pierce == Pierce.ALWAYS
        return number <= self.target if self.at_most else number >= self.target

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
