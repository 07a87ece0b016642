"""The part of a game that is never undone: seats, chance used, undo, disputes, the end."""

from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel.words import PUBLIC, REFEREE


class Holder(msgspec.Struct, frozen=True):
    """The holder of a seat: a name, the id that stands for the token, and the key (empty: unsigned)."""

    name: str
    holder: str
    key: str


class SeatedBot(msgspec.Struct, frozen=True):
    """A bot that holds, or held, a seat: since which version, and what binds it to its seed."""

    seat: str
    at: int
    bot: str
    version: str
    commitment: str


class Seat(msgspec.Struct, frozen=True):
    """A seat and what it has brought to the current epoch; `bot`: the one that holds it, if one does."""

    held_by: Holder | None = None
    commitment: str = ""
    entropy: str = ""
    bot: SeatedBot | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """An open request to go back to version `to`; `at` is the version of the request."""

    seat: str
    at: int
    to: int
    dispute: int
    agreed: tuple[str, ...] = ()
    seen: dict[str, int] = {}  #: By seat, how many hidden cards it has been dealt since.


class LimitRequest(msgspec.Struct, frozen=True):
    """An open request to change the reply limit; `at` is the version of the request."""

    seat: str
    at: int
    change: e.LimitChange
    seconds: int
    agreed: tuple[str, ...] = ()


class Dispute(msgspec.Struct, frozen=True):
    """A seat's dispute of the check at `version`; `how` is empty while it is open."""

    seat: str
    version: int
    reason: str
    how: str = ""


class Proposal(msgspec.Struct, frozen=True):
    """Somebody's wish to take over a held seat, known by the version `id`, and who has consented so far."""

    seat: str
    taker: Holder
    id: int
    consents: tuple[str, ...] = ()


class StandingOrder(msgspec.Struct, frozen=True):
    """An order that a seat gave at a version. `order`: None for those who may not know it."""

    version: int
    seat: str
    order: e.Order | None

    def ends_by(self, player: str) -> bool:
        """Whether a card that a seat plays (empty: none is played) ends it: an order without a kind, by another's."""
        return player not in ("", self.seat) and self.order is not None and not self.order.kind


class Invitation(msgspec.Struct, frozen=True):
    """A standing invitation, known by the version `id`: `by` a seat, or the creator (empty); `holder` stands
    for its secret; `seat` is the one it is for (empty: any)."""

    id: int
    by: str
    holder: str
    lifetime: int
    seat: str


class Decision(msgspec.Struct, frozen=True, gc=False):
    """Where a decision of the effective log stands, and whose it is."""

    version: int
    seat: str


BLOCK = 64
"""Decisions of a block."""


class Decisions(msgspec.Struct, frozen=True):
    """Decisions in the order in which they were made, all but the last of them in blocks: one more is added without
    copying thousands."""

    blocks: tuple[tuple[Decision, ...], ...] = ()
    last: tuple[Decision, ...] = ()

    def __len__(self) -> int:
        return BLOCK * len(self.blocks) + len(self.last)

    def __iter__(self) -> Iterator[Decision]:
        return chain(*self.blocks, self.last)

    def __reversed__(self) -> Iterator[Decision]:
        return chain(reversed(self.last), *map(reversed, reversed(self.blocks)))

    def and_then(self, decision: Decision) -> "Decisions":
        """These and one more."""
        last = (*self.last, decision)
        return Decisions(self.blocks, last) if len(last) < BLOCK else Decisions((*self.blocks, last))

    def up_to(self, version: int) -> "Decisions":
        """Those made at this version or before."""
        blocks, last = self.blocks, self.last
        while blocks and blocks[-1][-1].version > version:
            blocks, last = blocks[:-1], blocks[-1]
        return Decisions(blocks, tuple([decision for decision in last if decision.version <= version]))


class Epoch(msgspec.Struct, frozen=True):
    """The chains in use, by their `anchors`."""

    number: int = 0
    anchors: dict[str, str] = {}
    began: bool = False
    agreed: tuple[str, ...] = ()


def chain_audiences(seats: Iterable[str], referee_chain: bool) -> tuple[str, ...]:
    """Everybody who has a chain in each epoch: the public, each seat, and in a game with shared decks
    the referee."""
    return (PUBLIC, *seats, *((REFEREE,) if referee_chain else ()))


class Ledger(msgspec.Struct, frozen=True, gc=False):
    """The first of the two values folded from a stream."""

    game: str = ""
    system: str = ""
    pack: e.PackId = e.PackId("", "", "")
    scenario: str = ""
    options: e.Options = e.Options()
    origin: e.Origin | None = None
    reveals_bound: bool = False
    creator: str = ""
    referee_chain: bool = False
    seats: dict[str, Seat] = {}
    locked: bool = False  #: Whether the creator has locked the line-up of a game that has not started.
    walked_out: tuple[Holder, ...] = ()  #: The holders who left a seat that had committed, before the start.
    bots: tuple[SeatedBot, ...] = ()  #: Every bot that has held a seat, each version of it.
    epoch: Epoch = Epoch()
    used: dict[str, int] = {}  #: For each audience the number of links used of its chain in the current epoch.
    committed: int = 0  #: The version of the last commitment in the current epoch.
    started: bool = False
    decisions: Decisions = Decisions()
    last_chance: int = 0
    last_reveal: int = 0
    settled: int = 0  #: The version before which nothing can be taken back.
    undo: dict[str, UndoRequest] = {}
    limits: dict[str, LimitRequest] = {}  #: By seat, its open request to change the reply limit.
    paused: bool = False  #: Whether the reply limit is paused.
    draws: tuple[str, ...] = ()
    offered: dict[str, int] = {}  #: By seat, the version of its last offer of a draw.
    orders: tuple[StandingOrder, ...] = ()
    gave_up: tuple[str, ...] = ()  #: The seats that are out of a game that went on without them.
    #: Those of them that left while chance did not run. The effects on the board follow when it does.
    leaving: tuple[str, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    proposals: dict[str, Proposal] = {}
    proposed: dict[str, int] = {}  #: How often each player, by what stands for the token, has asked for a seat.
    invitations: dict[int, Invitation] = {}
    invited: dict[str, int] = {}  #: How many invitations each seat, or the creator, has given.
    confirmed: tuple[str, ...] = ()
    closed: bool = False
    opened: bool = False

    @property
    def held(self) -> tuple[str, ...]:
        """The seats that somebody holds, in the game's order."""
        return tuple(name for name, seat in self.seats.items() if seat.held_by is not None)

    @property
    def playing(self) -> tuple[str, ...]:
        """The held seats that still play: those that are asked for consent."""
        return tuple(name for name in self.held if name not in self.gave_up)

    @property
    def persons(self) -> tuple[str, ...]:
        """The held seats that still play and that no bot holds: those that are asked who may sit down."""
        return tuple(name for name in self.playing if self.seats[name].bot is None)

    @property
    def by_bots(self) -> tuple[str, ...]:
        """The seats that bots hold."""
        return tuple(name for name, seat in self.seats.items() if seat.bot is not None) if self.bots else ()

    @property
    def needed(self) -> dict[str, Seat]:
        """The seats that bring entropy to an epoch: all but those that are out of the game."""
        return {name: seat for name, seat in self.seats.items() if name not in self.gave_up}

    @property
    def chance_runs(self) -> bool:
        """Whether an epoch has begun, and nobody has asked to replace it."""
        return self.epoch.began and not self.epoch.agreed

    @property
    def open_disputes(self) -> tuple[Dispute, ...]:
        """The disputes that have not ended."""
        return tuple(dispute for dispute in self.disputes if not dispute.how)

    @property
    def chain_audiences(self) -> tuple[str, ...]:
        """Everybody who has a chain in each epoch."""
        return chain_audiences(self.seats, self.referee_chain)

    @property
    def entropy(self) -> dict[str, str]:
        """Every seat's revealed entropy, in hex."""
        return {name: seat.entropy for name, seat in self.seats.items()}
