"""The board of Sample."""

from typing import Annotated

import msgspec

from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import REFEREE
from kronika.tools.dev.sample.words import message

CARDS = tuple(range(1, 25))
"""R1: all cards there are."""
HIDDEN = 0
"""A card that these eyes do not see."""


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up: the seats that play, and the options of the rules."""

    scenario: str  #: The id of the scenario.
    seats: tuple[str, ...]  #: The seats that play.
    #: R2: cards in a full hand.
    hand: Annotated[int, msgspec.Meta(ge=2, le=4, extra={"said": message("option-hand")})] = 3
    #: R7: how many rounds are played.
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9, extra={"said": message("option-rounds")})] = 5


class Board(msgspec.Struct, frozen=True):
    """The position as `viewer` sees it: cards that they do not see are `HIDDEN`."""

    viewer: str = REFEREE
    setup: SetUp = SetUp("", ())
    round: int = 0
    hands: dict[str, tuple[int, ...]] = {}  #: By seat, sorted.
    picks: dict[str, int] = {}
    seals: tuple[Opening, ...] = ()  #: The seals that hold what is picked in this round.
    order: tuple[str, ...] = ()  #: The seats still to act in this round, the one that acts first.
    discards: tuple[int, ...] = ()
    points: dict[str, int] = {}
    ended: bool = False
    winners: tuple[str, ...] = ()

    def other(self, seat: str) -> str:
        """The opponent of a seat."""
        return next(one for one in self.setup.seats if one != seat)

    @property
    def seen(self) -> tuple[int, ...]:
        """The cards outside of the deck that these eyes see."""
        held = [*self.hands.values(), tuple(self.picks.values()), self.discards]
        return tuple(card for cards in held for card in cards if card != HIDDEN)

    @property
    def unseen(self) -> tuple[int, ...]:
        """The cards that these eyes do not see, sorted: for the referee the deck."""
        return tuple(sorted(set(CARDS) - set(self.seen)))

    @property
    def deck_size(self) -> int:
        """How many cards the deck holds, which everybody knows."""
        return len(CARDS) - sum(map(len, self.hands.values())) - len(self.picks) - len(self.discards)
