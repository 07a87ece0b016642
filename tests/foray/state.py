"""The board of Foray, and how events change it."""

from typing import Annotated

import msgspec

from kronika.domain.kernel.sealing import Opening
from kronika.domain.kernel.words import REFEREE
from tests.foray.words import message

TEAMS = {"north": ("n1", "n2"), "south": ("s1", "s2")}
WIND = "wind"
"""Alone, whom a raid is against."""
HIDDEN = 0
"""A card that these eyes do not see."""


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up: the `seats` that play, and the options of the rules."""

    scenario: str  #: The id of the scenario.
    seats: tuple[str, ...]  #: The seats that play, in their order round the table.
    #: F2: cards in a full hand.
    hand: Annotated[int, msgspec.Meta(ge=1, le=4, extra={"said": message("option-hand")})] = 3
    #: F13: how many rounds are played.
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9, extra={"said": message("option-rounds")})] = 3
    #: F13: the points to reach alone.
    goal: Annotated[int, msgspec.Meta(ge=1, le=9, extra={"said": message("option-goal")})] = 2
    #: F16: low cards make a raid succeed.
    low: Annotated[bool, msgspec.Meta(extra={"said": message("option-low")})] = False


class Raid(msgspec.Struct, frozen=True):
    """F6: a raid while its window is open. `asked` plays next; `passed` in a row."""

    seat: str
    target: str
    asked: str
    raised: int = 0  #: Blocks and shields.
    pressed: int = 0
    over: bool = False


class Burying(msgspec.Struct, frozen=True):
    """F11: a card that may be buried."""

    seat: str
    card: int


class Board(msgspec.Struct, frozen=True):
    """The position as `viewer` sees it: cards that they do not see are `HIDDEN`."""

    viewer: str = REFEREE
    setup: SetUp = SetUp("", ())
    out: tuple[str, ...] = ()  #: F14: the seats that have left.
    round: int = 0
    hands: dict[str, tuple[int, ...]] = {}  #: By seat, sorted.
    picks: dict[str, int] = {}
    seals: tuple[Opening, ...] = ()  #: The seals that hold what is picked in this round.
    order: tuple[str, ...] = ()  #: The seats still to act in this round, the one that acts first.
    face_up: tuple[int, ...] = ()
    face_down: dict[str, tuple[int, ...]] = {}  #: F11, F14: buried cards, by whose they were.
    frame: Raid | Burying | None = None
    points: dict[str, int] = {}
    ended: bool = False
    winners: tuple[str, ...] = ()

    @property
    def alone(self) -> bool:
        return len(self.setup.seats) == 1

    @property
    def cards(self) -> tuple[int, ...]:
        """F1: all cards there are."""
        return tuple(range(1, 12 * max(len(self.setup.seats), 2) + 1))

    @property
    def playing(self) -> tuple[str, ...]:
        """The seats still in the game."""
        return tuple(seat for seat in self.setup.seats if seat not in self.out)

    def team(self, seat: str) -> str:
        return next(team for team, seats in TEAMS.items() if seat in seats)

    def mates(self, seat: str) -> tuple[str, ...]:
        return tuple(one for one in self.playing if one != seat and self.team(one) == self.team(seat))

    def enemies(self, seat: str) -> tuple[str, ...]:
        return tuple(one for one in self.playing if self.team(one) != self.team(seat))

    @property
    def deck_size(self) -> int:
        """F1: how many cards the deck holds."""
        gone = [*self.hands.values(), *self.face_down.values(), self.face_up, tuple(self.picks)]
        return len(self.cards) - sum(map(len, gone))

    @property
    def deck(self) -> tuple[int, ...]:
        """F1: the cards in the deck, sorted; told from all cards, as the referee sees them."""
        return unseen(self)

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """The cards that these eyes see outside of the deck."""
        held = [*self.hands.values(), *self.face_down.values(), self.face_up, tuple(self.picks.values())]
        return tuple(card for cards in held for card in cards if card != HIDDEN)


def unseen(board: Board) -> tuple[int, ...]:
    """The cards that the eyes of a board do not see: for the referee the deck."""
    seen = set(board.elsewhere)
    return tuple(card for card in board.cards if card not in seen)


def seen_by_all(board: Board) -> tuple[int, ...]:
    """The cards that somebody who sees no hand does not see."""
    return tuple(card for card in board.cards if card not in board.face_up)
