"""A game in memory: what is folded of it, and what the service has to know beside that."""

import asyncio
from collections import Counter, defaultdict, deque
from typing import NamedTuple, Self

from kronika.domain.kernel.chance import Chain
from kronika.domain.kernel.events import (
    BotSeated,
    DecisionMade,
    DrawOffered,
    Event,
    GameFinished,
    HandoverProposed,
    InvitationGiven,
    LimitRequested,
    LineUpLocked,
    OrderGiven,
    RollDisputed,
    SeatHandedOver,
    SeatTaken,
    Undone,
    UndoRequested,
    applied_to_board,
)
from kronika.domain.kernel.game import Position, blank, fold_entries
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.log import Codec, Entry, Record, SealedPart, encode_record
from kronika.domain.kernel.sealing import openings
from kronika.domain.kernel.system import System
from kronika.domain.systems import CODECS
from kronika.service.history import Told
from kronika.service.integrity import UNREADABLE, Intact, unreadable
from kronika.service.store.imports import Claimed, Imported
from kronika.service.waiting import Waiting

REQUESTS = (
    SeatTaken,
    BotSeated,
    LineUpLocked,
    UndoRequested,
    Undone,
    LimitRequested,
    DrawOffered,
    RollDisputed,
    OrderGiven,
    SeatHandedOver,
)
"""What a player can add to a log again and again while the game does not move on. What ends each of them is not
counted: nobody is kept from that, and there is no more of it. The rules bound invitations and proposals."""


class Untold(NamedTuple):
    """What was stored last, as long as only who made it was told of it."""

    entries: list[Entry]
    records: list[Record]
    told: dict[str, list[Told]]


class LiveGame:
    """One stream as it stands: the referee's position, each audience's, the head of the log."""

    def __init__(self, stream: str, system: System) -> None:
        self.stream = stream
        self.system = system
        self.codec: Codec = CODECS[system.name]
        self.lock = asyncio.Lock()
        self.asked_for_at = float("-inf")
        """When it was last asked for by who works on it, by a clock that only goes on."""
        self.position = blank(system)
        self.genesis = b""
        self.head = b""
        self.imported: Imported | None = None
        """That it was taken in from a file; None: it was played here."""
        self.claims: dict[str, Claimed] = {}
        """Of an imported game the seats that players of this service have proven to be theirs."""
        self.signed: tuple[str, str] | None = None
        """(key, signature) of the receipt for the head, where it was signed as it was stored."""
        self.adopted = ""
        """When the service took over the stream without a mark; empty for one that always had its own."""
        self.updated_at = ""
        self.answered: defaultdict[str, dict[str, int]] = defaultdict(dict)
        """For each seat: request id → version of the decision that it made."""
        self.waiting = Waiting()
        self.finished_at = ""
        self.undo_asked_at: dict[str, str] = {}
        self.handover_proposed_at: dict[str, str] = {}
        self.invited_at: dict[int, str] = {}
        """When each standing invitation was given."""
        self.limit_asked_at: dict[str, str] = {}
        """When each seat last asked to change the reply limit."""
        self.holders: dict[str, str] = {}
        """What stands for the token that holds each seat, or held it last."""
        self.asked_events: Counter[str] = Counter()
        """How much each token has added to the log beside what is played: events that `REQUESTS` are, and what was
        taken back for it."""
        self.asked_bytes: Counter[str] = Counter()
        """The bytes of these requests."""
        self.undone_at = 0
        """The version of the last undo."""
        self.unopened: dict[int, tuple[SealedPart, ...]] = {}
        """Sealed parts that a rule may open, and has not yet: what was decided, not what was drawn; by version."""
        self.chains: dict[str, Chain] = {}
        self.folds: dict[str, Position] = {}
        """The game as audiences see it; that of one who was not told yet of what was stored last lies before it."""
        self.untold: Untold | None = None
        self.heads: deque[bytes] = deque(maxlen=64)
        """The heads after the latest transactions."""

    def seen_by(self, audience: str, version: int) -> Position | None:
        """The game at a version as an audience sees it, if that is at hand."""
        position = self.folds.get(audience)
        return position if position is not None and position.version == version else None

    @property
    def version(self) -> int:
        return self.position.version

    @property
    def ledger(self) -> Ledger:
        return self.position.ledger

    def asks(self, event: Event) -> str:
        """What stands for the token of who adds a request to the log; empty: a bot does."""
        match event:
            case SeatTaken():
                return event.holder
            case BotSeated() | LineUpLocked():
                return self.ledger.creator
        return self.holders.get(getattr(event, "seat", ""), "")

    def note(self, version: int, at: str, event: Event, record: Record) -> None:
        """Keep what the service has to know of an event that is stored."""
        parts = record.sealed
        self.updated_at = at
        if isinstance(event, REQUESTS):
            who = self.asks(event)
            self.asked_events[who] += version - event.to if isinstance(event, Undone) else 1
            self.asked_bytes[who] += len(encode_record(record))
            if isinstance(event, SeatHandedOver):  # else a chain of tokens had no bound
                for asked in (self.asked_events, self.asked_bytes):
                    asked[event.holder] = max(asked[event.holder], asked[who])
        if parts and getattr(event, "use", None) is None:
            self.unopened[version] = parts
        for opened, _ in openings(event):
            self.unopened.pop(opened, None)
        self.waiting.note(version, at, event)
        if applied_to_board(type(event)):
            return
        match event:
            case DecisionMade():
                self.answered[event.seat][event.request] = version
            case Undone():
                self.undone_at = version
            case LimitRequested():
                self.limit_asked_at[event.seat] = at
            case GameFinished():
                self.finished_at = at
            case UndoRequested():
                self.undo_asked_at[event.seat] = at
            case HandoverProposed():
                self.handover_proposed_at[event.seat] = at
            case InvitationGiven():
                self.invited_at[version] = at
            case SeatTaken() | SeatHandedOver():
                self.holders[event.seat] = event.holder
            case BotSeated():
                self.holders.pop(event.seat, None)

    @classmethod
    def resume(cls, read: Intact) -> Self:
        """Take up a stream that was read. Raises `LogDamaged` for one without a mark that cannot be folded;
        any other can, as the service has written it."""
        try:
            return cls._resumed(read)
        except UNREADABLE as error:
            if read.is_unmarked:
                raise unreadable(read.stream) from error
            raise

    @classmethod
    def _resumed(cls, read: Intact) -> Self:
        game = cls(read.stream, read.system)
        entries = [read.codec.decode(version, body) for version, _, body in read.rows]
        game.position = fold_entries(entries, game.position)
        game.genesis, game.head, game.adopted = read.genesis, read.head, read.adopted
        for entry, record in zip(entries, read.records, strict=True):
            for event in entry.events:
                game.note(entry.version, entry.at, event, record)
        game.heads.append(game.head)
        game.settle()
        return game

    def settle(self) -> None:
        """Forget what belongs to what is over."""
        for invitation in [one for one in self.invited_at if one not in self.ledger.invitations]:
            del self.invited_at[invitation]
        if self.position.game.outcome is None:
            self.finished_at = ""
