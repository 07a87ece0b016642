"""All games: kept in memory as long as there is room, advanced by each commit, dropped when something is unclear."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

from eventsourcing.persistence import PersistenceError

from kronika.domain.kernel.chance import LINKS, ChainedChance, Chance, Dice, Drawn, Purpose, Rolled
from kronika.domain.kernel.ends import Seeds
from kronika.domain.kernel.events import BotSeed, Undone
from kronika.domain.kernel.game import Position, Recorder, fold_entries
from kronika.domain.kernel.hashing import head_of
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.log import Entry, Record, decode_record
from kronika.domain.kernel.sealing import openings
from kronika.domain.kernel.seated import is_bound
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.service.drafting import Drafted
from kronika.service.history import History, NoSuchStream, Told
from kronika.service.integrity import UNREADABLE, LogDamaged, Row, examine, unreadable
from kronika.service.keyed_locks import KeyedLocks
from kronika.service.live import LiveGame, Untold
from kronika.service.store.imports import Claimed, Imported
from kronika.service.store.protocol import Log
from kronika.service.store.writer import Conflict, Signature, Writer
from kronika.service.vault import SecretsLost, Vault

LOGGER = logging.getLogger("kronika")

IDLE = 64
"""Games held in memory that are over, or were only listed; the one longest unused leaves first."""
LINKS_SPARE = 256
"""Links that should be left in a chain; below that a new epoch may be agreed to."""
NOTHING = -1
"""What is said of a game of which nothing is said."""
UNUSED_SECONDS = 60.0
"""After which a game that nobody has asked for is not gone on with where others store in it, but let go of."""
AGAIN_SECONDS = 0.3
"""After which a game is read again that could not be gone on with."""


class Listener(Protocol):
    """Somebody who is told what was stored."""

    def audiences(self, stream: str) -> set[str]:
        """For whom it wants sentences about this stream."""

    def happened(self, game: LiveGame, told: dict[str, list[Told]], records: list[Record]) -> None:
        """Called soon after each commit, before the next one of the game, with what the wanted audiences are told;
        one that is missing could not be told."""

    def follows(self, stream: str, *, seated: bool) -> bool:
        """Whether it wants to hear of what another server stores in a game that is not in memory. `seated`: somebody
        else may hold a seat of it since."""

    def returned(self, game: LiveGame) -> None:
        """Called when such a game was taken up, after `happened` with its last event: anything may have changed."""


class Telling(NamedTuple):
    """What an audience is told of records, and the position after them as it sees it."""

    position: Position
    told: list[Told]


class LostChance:
    """Chance of an epoch whose secrets are lost: what needs none can still be decided."""

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise SecretsLost("the secrets of this epoch are lost")

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        raise SecretsLost("the secrets of this epoch are lost")


class Games:
    """All games: those in memory, and the way to the others."""

    def __init__(self, log: Log, writer: Writer, vault: Vault, history: History, most: int) -> None:
        self._log, self._writer, self._vault, self.history = log, writer, vault, history
        self._live: OrderedDict[str, LiveGame] = OrderedDict()
        self._known: WeakValueDictionary[str, LiveGame] = WeakValueDictionary()
        """Those in memory and those that somebody still works on: never two of one stream."""
        self._idle: OrderedDict[str, None] = OrderedDict()
        """Those of `_live` that may leave first."""
        self._loading = KeyedLocks()
        self._creating = KeyedLocks()
        self._most = most
        self._damaged: dict[str, LogDamaged] = {}
        self.loaded = 0
        """How many games were folded from the log."""
        self.listeners: list[Listener] = []
        self._drops: Counter[str] = Counter()
        """How often a game was dropped because it was unclear what is stored of it."""
        self._following: dict[str, asyncio.Task[None]] = {}
        self._moved: dict[str, int] = {}
        """Streams in which another server has stored something, and how far they have come."""
        self._arriving: dict[str, int] = {}
        """Streams that are being loaded, and how far they are said to have come meanwhile."""
        self._lost: set[str] = set()
        """Of these, those in which something may be stored that the listeners were not told of."""

    async def get(self, stream: str) -> LiveGame:
        """The game, from memory or folded from the log. Raises `NoSuchStream`, `LogDamaged`."""
        game = self._live.get(stream)
        if game is None:
            game = await self._loaded(stream, self._keep)
            if self.is_dropped(game):  # another server stored in it meanwhile
                return await self.get(stream)
        else:
            self._keep(game)
        game.asked_for_at = time.monotonic()
        return game

    def is_at_hand(self, stream: str) -> bool:
        """Whether a game is in memory."""
        return stream in self._known

    async def look(self, stream: str) -> LiveGame:
        """The same, for who only lists games: that keeps no game in memory for long."""
        return await self._loaded(stream, self._keep_idle)

    async def _loaded(self, stream: str, keep: Callable[[LiveGame], None]) -> LiveGame:
        game = self._known.get(stream)
        if game is None:
            async with self._loading.of(stream):
                game = self._known.get(stream)
                if game is None:
                    self._arriving[stream] = NOTHING
                    try:
                        loaded = await asyncio.to_thread(self._load, stream)
                    finally:
                        meanwhile = self._arriving.pop(stream)
                    game = self._known.get(stream, loaded)  # it may just have been made
                    keep(game)
                    if meanwhile != NOTHING:
                        self.moved({stream: meanwhile})
                else:
                    keep(game)
        else:
            keep(game)
        return game

    async def get_or_create(self, stream: str, system: System, make: Callable[[], Recorder]) -> LiveGame:
        """The game of this id; made and stored if there is none yet."""
        async with self._creating.of(stream):
            try:
                return await self.get(stream)
            except NoSuchStream:
                game = LiveGame(stream, system)
                try:
                    await self.commit(game, make())
                except Conflict:  # another server has just made it
                    return await self.get(stream)
                return game

    def known_of(self, stream: str) -> tuple[int, int]:
        """What tells whether more is known of a game than before: its version in memory, and how often it was
        dropped."""
        game = self._known.get(stream)
        return (0 if game is None else game.version), self._drops[stream]

    async def learn(self, stream: str) -> None:
        """Go on with a game that is in memory by what other servers have stored in it."""
        game = self._known.get(stream)
        if game is not None:
            await self.catch_up(game)

    def live(self) -> list[LiveGame]:
        return list(self._live.values())

    def _keep(self, game: LiveGame) -> None:
        """Keep a game in memory, and let go of those longest unused if there are too many."""
        if self._live.get(game.stream) is not game:
            self._known[game.stream] = self._live[game.stream] = game
        self._live.move_to_end(game.stream)
        self._idle.pop(game.stream, None)
        if game.position.game.outcome is not None:
            self._idle[game.stream] = None
        self._let_go()

    def _keep_idle(self, game: LiveGame) -> None:
        """Keep a game that was only looked at, unless it is kept already."""
        if game.stream not in self._live:
            self._known[game.stream] = self._live[game.stream] = game
            self._idle[game.stream] = None
            self._let_go()

    def _let_go(self) -> None:
        while len(self._idle) > IDLE:
            self._live.pop(self._idle.popitem(last=False)[0])
        while len(self._live) > self._most:
            self._idle.pop(self._live.popitem(last=False)[0], None)

    def _load(self, stream: str) -> LiveGame:
        if stream in self._damaged:
            raise self._damaged[stream]
        try:
            read = examine(self._log, self._vault, stream)
            self.loaded += 1
            game = LiveGame.resume(read)
            game.imported, game.claims = self._log.imported(stream), self._log.claims(stream)
            return game
        except LogDamaged as damaged:
            self.close_to_play(damaged)
            raise

    def close_to_play(self, damaged: LogDamaged) -> None:
        """Nobody plays on with this stream as long as this process serves."""
        if damaged.stream not in self._damaged:
            LOGGER.error("%s; the game is closed to play: see kronika check", damaged)
        self._damaged[damaged.stream] = damaged
        self.drop(damaged.stream)

    def chance(self, game: LiveGame, ledger: Ledger | None = None) -> Chance:
        """Chance from the running epoch of a game. Raises `SecretsLost`."""
        ledger = game.ledger if ledger is None else ledger
        epoch = ledger.epoch
        if not game.chains or game.chains[PUBLIC].anchor != epoch.anchors[PUBLIC]:
            chains = self._vault.chains(game.stream, epoch.number, epoch.anchors[PUBLIC])
            if {audience: chain.anchor for audience, chain in chains.items()} != epoch.anchors:
                raise SecretsLost(f"the chains of {game.stream} are not those whose anchors were published")
            game.chains = chains
        return ChainedChance(ledger.game, ledger.pack.hash, epoch.number, game.chains, ledger.used, ledger.entropy)

    def chance_if_any(self, game: LiveGame) -> Chance:
        """Chance from the running epoch; where its secrets are lost, one that fails only when it is used."""
        try:
            return self.chance(game)
        except SecretsLost:
            return LostChance()

    def seeds(self, game: LiveGame) -> Seeds:
        """What opens the chance of a game and the decisions of its bots: the seeds of every epoch that was
        opened in it, as far as they are still there, and of every bot. Chains made for an epoch that not
        all agreed to are not among them."""
        chains = [seed for seed in self._vault.seeds(game.stream) if seed.epoch <= game.ledger.epoch.number]
        return (*chains, *self._bot_seeds(game.ledger))

    def _bot_seeds(self, ledger: Ledger) -> Iterator[BotSeed]:
        """Those of the bots that were not seated under another key."""
        for bot in ledger.bots:
            seed = self._vault.bot_seed(ledger.game, bot.seat, bot.at)
            if is_bound(ledger, bot, seed):
                yield BotSeed(bot.seat, bot.at, seed.hex())

    def new_chains(self, game: LiveGame) -> dict[str, str]:
        """Chains for the epoch after the one that is open; their anchors by audience."""
        return self._vault.make_chains(game.stream, game.ledger.epoch.number + 1, game.ledger.chain_audiences)

    def chance_is_lost(self, game: LiveGame) -> bool:
        """Whether the secrets of the epoch are gone, or some chain has few links left."""
        try:
            self.chance(game)
        except SecretsLost:
            return True
        return any(used >= LINKS - LINKS_SPARE for used in game.ledger.used.values())

    def head_at(self, game: LiveGame, version: int) -> bytes:
        """The head after a version of the game, computed from the log."""
        return game.head if version == game.version else self.history.heads(game.stream, game.genesis, version)[-1]

    def had_head(self, game: LiveGame, head: bytes) -> bool:
        """Whether this was the head of the game at some version."""
        return head in game.heads or head in self.history.heads(game.stream, game.genesis, game.version)

    def version_of(self, game: LiveGame, head: bytes) -> int:
        """The version that a head of the game belongs to; 0 for one before the first event."""
        heads = self.history.heads(game.stream, game.genesis, game.version)
        return heads.index(head) + 1 if head in heads else 0

    def asked_again(self, game: LiveGame, prompt: int) -> int:
        """The version of the undo that took back an answer to this prompt; 0 if there was none."""
        return self.history.asked_again(game.stream, prompt) if game.undone_at > prompt else 0

    def fold_for(self, game: LiveGame, audience: str) -> Position:
        """The game as an audience sees it now."""
        if audience == REFEREE:
            return game.position
        position = game.seen_by(audience, game.version)
        if position is None:
            self._tell_others(game)
            position = game.seen_by(audience, game.version)
        if position is None:
            position = game.folds[audience] = self.history.position(game.stream, game.version, audience)
        return position

    async def commit(
        self,
        game: LiveGame,
        out: Recorder,
        audience: str = PUBLIC,
        also: Sequence[Drafted] = (),
        get_ready: Callable[[Position, Sequence[Told]], None] | None = None,
    ) -> list[Told]:
        """Store what a recorder emitted, which is something, then swap the live state and tell the listeners; what
        `audience` is told of it. All of that happens even if the caller goes away meanwhile.

        `also`: what is written of other streams in the same transaction. `get_ready` is called while the disk
        works, or not at all, with the position that `audience` will see and what it is told: for what can be
        remembered by them. If it cannot be known whether it was stored, or somebody else was faster, the error is
        raised and the game dropped from memory, or gone on with by what another server has stored: whoever asks again
        finds what the log says.
        """
        self._find_opened_again(game, out)
        drafted = Drafted(game, out)
        ahead: Telling | None = None
        everything = [drafted, *also]
        for draft in everything:
            if draft.game.stream in self._damaged:
                raise self._damaged[draft.game.stream]

        def swap(signatures: Sequence[Signature]) -> list[Told]:
            for draft, signature in zip(everything, signatures, strict=True):
                draft.game.signed = signature
            for draft in also:
                self._swap(draft, PUBLIC, None)
            return self._swap(drafted, audience, ahead)

        def tell_ahead() -> None:
            nonlocal ahead
            if game.seen_by(audience, game.version) is not None:  # nothing is read for it
                ahead = self._telling(game, drafted.entries, audience)
                if get_ready is not None:
                    get_ready(*ahead)

        written = self._writer.append(
            [record for draft in everything for record in draft.stream_records()],
            [draft.mark(self._vault) for draft in everything],
            swap,
            [draft.receipt_message() for draft in everything],
            [kept for draft in everything for kept in draft.chains(self._vault)],
            tell_ahead,
        )
        written.add_done_callback(lambda done: self._unclear(everything, done.exception()))
        try:
            return await asyncio.shield(written)
        except asyncio.CancelledError:
            await asyncio.wait({written})
            raise
        except Conflict:
            if self._log.is_shared:
                for draft in everything:
                    await self.go_on(draft.game)
            raise

    def _unclear(self, drafts: Iterable[Drafted], error: BaseException | None) -> None:
        if error is not None and not (self._log.is_shared and isinstance(error, Conflict)):
            for draft in drafts:
                self._lose(draft.game.stream)
                self._drops[draft.game.stream] += 1

    def _find_opened_again(self, game: LiveGame, out: Recorder) -> None:
        """Seals that were open already, before an undo took that back, are opened once more: what
        they hold is in the log."""
        for version in [version for event in out.events for version, _ in openings(event)]:
            if version not in game.unopened and version <= game.version:
                (record,) = self.history.records(game.stream, version - 1, 1, REFEREE).values()
                game.unopened[version] = record.sealed

    def _swap(self, draft: Drafted, audience: str, ahead: Telling | None) -> list[Told]:
        return self._advance(draft.game, draft.entries, draft.records, draft.out.position, draft.head, audience, ahead)

    def _advance(
        self,
        game: LiveGame,
        entries: list[Entry],
        records: list[Record],
        position: Position,
        head: bytes,
        audience: str,
        ahead: Telling | None,
    ) -> list[Told]:
        """Take over what was stored; what `audience` is told of it: `ahead`, if that was found out while it was being
        stored. The listeners are told soon after, so that whoever waits for the answer has it first."""
        self._tell_others(game)
        telling = ahead or self._telling(game, entries, audience)
        before = game.version
        for entry, record in zip(entries, records, strict=True):
            for event in entry.events:
                game.note(entry.version, entry.at, event, record)
        game.position = position
        game.head = head
        game.heads.append(head)
        game.settle()
        if not before or game.stream in self._live:
            self._keep(game)
        game.folds[audience] = telling.position
        game.untold = Untold(entries, records, {audience: telling.told})
        loop = asyncio.get_running_loop()
        loop.call_soon(loop.call_soon, loop.call_soon, self._tell_others, game)  # it takes two turns to be answered
        return telling.told

    def _tell_others(self, game: LiveGame) -> None:
        """Tell all but who made it what was stored last, if they were not told yet. Nobody's request fails because
        somebody else cannot be told."""
        if game.untold is None:
            return
        (entries, records, told), game.untold = game.untold, None
        was_undone = any(isinstance(event, Undone) for entry in entries for event in entry.events)
        wanted = self._wanted(game)
        for one in (wanted | game.folds.keys()) - told.keys():
            position = game.seen_by(one, entries[0].version - 1)
            try:
                if one in wanted:
                    game.folds[one], told[one] = self._telling(game, entries, one)
                elif position is None or was_undone or one == PUBLIC:  # whoever looks later has it folded anew
                    del game.folds[one]
                else:
                    game.folds[one] = fold_entries(entries, position, one)
            except Exception:
                game.folds.pop(one, None)
                LOGGER.exception("game %s: %s cannot be told of version %d", game.stream, one, game.version)
        _share(told.values())
        self._happened(game, told, records)

    def _happened(self, game: LiveGame, told: dict[str, list[Told]], records: list[Record]) -> None:
        for listener in self.listeners:
            listener.happened(game, told, records)

    def _wanted(self, game: LiveGame) -> set[str]:
        """For whom the listeners ask."""
        return set[str]().union(*(listener.audiences(game.stream) for listener in self.listeners))

    def _telling(self, game: LiveGame, entries: list[Entry], audience: str) -> Telling:
        """What an audience is told of records that come next in a game."""
        before = entries[0].version - 1
        position = game.seen_by(audience, before)
        if position is None:
            position = self.history.position(game.stream, before, audience)
        found: list[Told] = []
        for entry in entries:
            position, told = self.history.tell(game.system, game.stream, position, entry, audience)
            found += told
        return Telling(position, found)

    # --- what other servers store

    def moved(self, streams: Mapping[str, int], seated: Collection[str] = ()) -> None:
        """Others may have stored something in these streams, up to these versions (0: beside the events); in those of
        `seated` somebody else may hold a seat since."""
        for stream, version in streams.items():
            game = self._known.get(stream)
            if stream in self._arriving:
                self._arriving[stream] = max(version, self._arriving[stream])
            if game is not None and not (game.version < version or (not version and game.imported is not None)):
                continue
            if any(listener.follows(stream, seated=stream in seated) for listener in self.listeners) or (
                game is not None and _is_in_use(game)
            ):
                self._moved[stream] = max(version, self._moved.get(stream, 0))
                self._have_followed(stream)
            else:
                self.drop(stream)

    def _have_followed(self, stream: str) -> None:
        if stream not in self._following:
            self._following[stream] = asyncio.create_task(self._follow(stream))

    def _lose(self, stream: str) -> None:
        """Forget a game in which something may be stored that the listeners were not told of; where others store
        too, those who follow it hear of that as soon as it can be read."""
        self.drop(stream)
        if self._log.is_shared and any(listener.follows(stream, seated=True) for listener in self.listeners):
            self._lost.add(stream)
            self._moved.setdefault(stream, 0)
            self._have_followed(stream)

    async def _follow(self, stream: str) -> None:
        """Go on with a game as far as it has come, till nothing is new."""
        try:
            while stream in self._moved:
                version = self._moved.pop(stream)
                try:
                    game = self._known.get(stream)
                    if game is None or stream in self._lost:
                        await self._return(await self.look(stream))
                        self._lost.discard(stream)
                    else:
                        async with game.lock:
                            if game.version < version or not version:
                                await self.go_on(game)
                except (NoSuchStream, LogDamaged):
                    self._lost.discard(stream)
                except PersistenceError as error:
                    LOGGER.error("game %s cannot be gone on with: %s", stream, error)
                    self._lose(stream)
                    await asyncio.sleep(AGAIN_SECONDS)
        finally:
            del self._following[stream]

    async def _return(self, game: LiveGame) -> None:
        """Tell the listeners of a game that was not in memory."""
        stream, before = game.stream, game.version - 1
        records = await asyncio.to_thread(self.history.records, stream, before, 1, REFEREE)
        told: dict[str, list[Told]] = {}
        while unheard := ({PUBLIC} | self._wanted(game)) - told.keys():  # somebody may begin to watch meanwhile
            for one in unheard:
                told[one] = await asyncio.to_thread(self.history.told, stream, before, one, 1)
        if game.version == before + 1:
            self._happened(game, told, list(records.values()))
        for listener in self.listeners:
            listener.returned(game)

    async def catch_up(self, game: LiveGame) -> bool:
        """Go on with a game by what another server has stored in it; whether there was something."""
        async with game.lock:
            return await self.go_on(game)

    async def go_on(self, game: LiveGame) -> bool:
        """The same for who holds its lock. Raises `LogDamaged` if what is stored is not what a server has written."""
        if self.is_dropped(game):
            return False
        try:
            new = await asyncio.to_thread(self._read_on, game)
        except LogDamaged as damaged:
            self.close_to_play(damaged)
            raise
        if new is None:
            return False
        rows, imported, claims = new
        if rows and rows[0][0] != game.version + 1:
            return await self.go_on(game)
        game.imported, game.claims = imported, claims
        if not rows:
            return True
        entries = [game.codec.decode(version, body) for version, _, body in rows]
        records = [decode_record(body) for _, _, body in rows]
        if any(isinstance(event, Undone) for entry in entries for event in entry.events):
            position = await asyncio.to_thread(self.history.position, game.stream, rows[-1][0], REFEREE)
        else:
            position = fold_entries(entries, game.position)
        game.signed = None
        self._advance(game, entries, records, position, head_after(game, rows), PUBLIC, None)
        return True

    def _read_on(self, game: LiveGame) -> tuple[list[Row], Imported | None, dict[str, Claimed]] | None:
        """What is stored of a game past what is in memory, held against its mark, and what is kept beside it; None:
        nothing is new."""
        rows, mark = self._log.whole(game.stream, game.version)
        imported, claims = game.imported, game.claims
        if imported is not None:
            imported, claims = self._log.imported(game.stream), self._log.claims(game.stream)
        if not rows:
            return None if (imported, claims) == (game.imported, game.claims) else ([], imported, claims)
        try:
            if mark != self._vault.mark(game.stream, rows[-1][0], head_after(game, rows), game.adopted):
                raise unreadable(game.stream)
        except UNREADABLE as error:
            raise unreadable(game.stream) from error
        return rows, imported, claims

    def is_dropped(self, game: LiveGame) -> bool:
        """Whether this is no longer what is known of the game, which may have moved on since."""
        return self._known.get(game.stream) is not game

    def drop(self, stream: str) -> None:
        """Forget a game; it is folded anew when next asked for."""
        self._live.pop(stream, None)
        self._idle.pop(stream, None)
        self._known.pop(stream, None)


def _share(told: Collection[list[Told]]) -> None:
    """What several audiences are told alike becomes one object, of which one message is made."""
    if len(told) < 2:
        return
    for at, of_each in enumerate(zip(*told, strict=True)):
        distinct: list[Told] = []
        for mine, one in zip(told, of_each, strict=True):
            same = next((other for other in distinct if other == one), one)
            if same is one:
                distinct.append(one)
            mine[at] = same


def _is_in_use(game: LiveGame) -> bool:
    """Whether somebody works on a game, or is likely to soon."""
    return game.lock.locked() or time.monotonic() - game.asked_for_at < UNUSED_SECONDS


def head_after(game: LiveGame, rows: Sequence[Row]) -> bytes:
    """The head of a game after more of its events."""
    head = game.head
    for version, _, body in rows:
        head = head_of(head, version, decode_record(body).leaf())
    return head
