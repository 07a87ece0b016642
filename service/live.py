"""A game held in memory: its folded state plus bookkeeping for the server."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, Self

from kronika.domain.kernel.chance import Chain
from kronika.domain.kernel.events import (
    BotSeated,
    DecisionMade,
    DrawOffered,
    Event,
    GameCreated,
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
from kronika.domain.kernel.game import Position, Recorder, blank, fold_entries
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.log import Codec, Entry, Record, SealedPart, encode_record
from kronika.domain.kernel.repair import UNREADABLE
from kronika.domain.kernel.sealing import openings
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.systems import CODECS
from kronika.service.history import EventView, History
from kronika.service.integrity import VerifiedStream, unreadable
from kronika.service.journal import Conflict, Draft, Signature, Storing, first_head
from kronika.service.store.imports import Claimed, Imported
from kronika.service.waiting import Waiting

if TYPE_CHECKING:
    from kronika.service.games import Games

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
"""Events that a player can add to a log repeatedly while the game does not progress. Events that end them are not
counted: players must always be able to end them, and there cannot be more of those. The rules limit invitations and
proposals."""


class AudienceUpdate(NamedTuple):
    """The events of some records for an audience, and the position after them as it sees it."""

    position: Position
    told: list[EventView]


class Stored(NamedTuple):
    """Records stored after those in memory, and the position after them. `signed`: (key, signature) of the receipt for
    the head, if it was signed when it was stored."""

    entries: list[Entry]
    records: list[Record]
    position: Position
    head: bytes
    signed: Signature | None = None


Prepare = Callable[[Position, Sequence[EventView]], None]
"""Prepares cached messages from an audience's new position and events."""


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
        """The seats of an imported game that players of this service have proven to be theirs."""
        self.signed: tuple[str, str] | None = None
        """(key, signature) of the receipt for the head, where it was signed as it was stored."""
        self.adopted = ""
        """When the service took over the stream without a mark; empty for one that always had its own."""
        self.created_at = self.updated_at = ""
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
        """By seat, the holder id of its current or last holder."""
        self.asked_events: Counter[str] = Counter()
        """How much each token has added to the log beside what is played: events that `REQUESTS` are, and what was
        taken back for it."""
        self.asked_bytes: Counter[str] = Counter()
        """The bytes of these requests."""
        self.undone_at = 0
        """The version of the last undo."""
        self.unopened: dict[int, tuple[SealedPart, ...]] = {}
        """By version, sealed parts that a rule can still open: decisions, not draws."""
        self.chains: dict[str, Chain] = {}
        self.folds: dict[str, Position] = {}
        """The game as audiences see it; that of one who was not told yet of what was stored last lies before it."""
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
        """The holder id of the player who adds a request to the log; empty for a bot."""
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
            case GameCreated():
                self.created_at = at
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
    def resume(cls, read: VerifiedStream) -> Self:
        """Take up a stream that was read. Raises `LogDamaged` for one without a mark that cannot be folded;
        any other can, as the service has written it."""
        try:
            return cls._resumed(read)
        except UNREADABLE as error:
            if read.is_unmarked:
                raise unreadable(read.stream) from error
            raise

    @classmethod
    def _resumed(cls, read: VerifiedStream) -> Self:
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

    # --- the write path

    async def submit(
        self,
        games: "Games",
        out: Recorder,
        audience: str = PUBLIC,
        also: Sequence[Draft] = (),
        prepare: Prepare | None = None,
    ) -> list[EventView]:
        """Stores, adopts and publishes a recorder's events (at least one); returns them for `audience`.
        Nothing changes before they are on disk. Everything happens even if the caller disconnects.

        `also`: drafts for other streams in the same transaction. `prepare` is called while the disk
        works, or not at all.

        If another request was first, or it is unclear whether the events were stored, the error is
        raised. The game is then evicted, or the records of another server are applied. The next request
        finds what the log says.
        """
        drafts = (Draft(self, out, self._seals_of_old(games.history, out)), *also)
        for draft in drafts:
            games.must_be_whole(draft.game.stream)
        update: AudienceUpdate | None = None

        def meanwhile() -> None:
            nonlocal update
            update = self._prepared(games.history, drafts[0].entries, audience, prepare)

        stored = games.journal.append_drafts(drafts, meanwhile)
        gone: asyncio.CancelledError | None = None
        try:
            await stored
        except asyncio.CancelledError as error:
            gone = error
        except Exception:
            pass  # it is raised again below
        try:
            return await self._settled(games, drafts, stored, audience, update)
        finally:
            if gone is not None:
                raise gone

    async def _settled(
        self,
        games: "Games",
        drafts: Sequence[Draft],
        stored: Storing,
        audience: str,
        update: AudienceUpdate | None,
    ) -> list[EventView]:
        """Adopt and publish what is on disk, or find out why it is not."""
        written = [draft.game for draft in drafts]
        try:
            mine, *others = [
                Stored(draft.entries, draft.records, draft.out.position, draft.head, signature)
                for draft, signature in zip(drafts, stored.result(), strict=True)
            ]
            for game, new in zip(written[1:], others, strict=True):
                game.publish(games, new, PUBLIC, game.adopt(games, new, PUBLIC))
            told = self.adopt(games, mine, audience, update)
        except Conflict:
            await games.overtaken(written)
            raise
        except Exception:
            for game in written:
                games.evict(game.stream)
            raise
        self.publish(games, mine, audience, told)
        return told

    def adopt(
        self, games: "Games", new: Stored, audience: str, update: AudienceUpdate | None = None
    ) -> list[EventView]:
        """Adopts stored records, from this server or another; returns the events for `audience`. `update`: the same, if
        it was already computed while the records were stored."""
        games.bus.deliver(self.stream)
        position, told = update or self.update_of(games.history, new.entries, audience)
        is_new = not self.version
        if is_new:
            self.genesis = first_head(new.position.ledger, (event for entry in new.entries for event in entry.events))
        for entry, record in zip(new.entries, new.records, strict=True):
            for event in entry.events:
                self.note(entry.version, entry.at, event, record)
        self.position, self.head, self.signed = new.position, new.head, new.signed
        self.heads.append(new.head)
        self.settle()
        games.keep_on(self, is_new=is_new)
        self.folds[audience] = position
        return told

    def publish(self, games: "Games", new: Stored, audience: str, told: list[EventView]) -> None:
        games.bus.publish(self, new.entries, new.records, {audience: told})

    def _prepared(
        self, history: History, entries: list[Entry], audience: str, prepare: Prepare | None
    ) -> AudienceUpdate | None:
        """The update for an audience, unless it needs something read. Errors are ignored here, because the write itself
        is not affected. They occur again when the update is needed."""
        with suppress(Exception):
            if self.seen_by(audience, self.version) is not None:
                update = self.update_of(history, entries, audience)
                if prepare is not None:
                    with suppress(Exception):
                        prepare(*update)
                return update
        return None

    def update_of(self, history: History, entries: list[Entry], audience: str) -> AudienceUpdate:
        """The events of the next records for an audience, and its position after them."""
        before = entries[0].version - 1
        position = self.seen_by(audience, before)
        if position is None:
            position = history.position(self.stream, before, audience)
        found: list[EventView] = []
        for entry in entries:
            position, told = history.tell(self.system, self.stream, position, entry, audience)
            found += told
        return AudienceUpdate(position, found)

    def _seals_of_old(self, history: History, out: Recorder) -> Mapping[int, tuple[SealedPart, ...]]:
        """The seals that these events open again, after an undo took their opening back. Their contents are in the
        log."""
        return {
            version: record.sealed
            for event in out.events
            for version, _ in openings(event)
            if version not in self.unopened and version <= self.version
            for record in history.records(self.stream, version - 1, 1, REFEREE).values()
        }

    # --- how it stands, and stood

    def fold_for(self, games: "Games", audience: str) -> Position:
        """The game as an audience sees it now."""
        if audience == REFEREE:
            return self.position
        position = self.seen_by(audience, self.version)
        if position is None:
            games.bus.deliver(self.stream)
            position = self.seen_by(audience, self.version)
        if position is None:
            position = self.folds[audience] = games.history.position(self.stream, self.version, audience)
        return position

    def head_at(self, history: History, version: int) -> bytes:
        """The head after a version of the game, computed from the log."""
        return self.head if version == self.version else history.heads(self.stream, self.genesis, version)[-1]

    def had_head(self, history: History, head: bytes) -> bool:
        """Whether this was the head of the game at some version."""
        return head in self.heads or head in history.heads(self.stream, self.genesis, self.version)

    def version_of(self, history: History, head: bytes) -> int:
        """The version that a head of the game belongs to; 0 for one before the first event."""
        heads = history.heads(self.stream, self.genesis, self.version)
        return heads.index(head) + 1 if head in heads else 0

    def asked_again(self, history: History, prompt: int) -> int:
        """The version of the undo that took back an answer to this prompt, or 0."""
        return history.asked_again(self.stream, prompt) if self.undone_at > prompt else 0
