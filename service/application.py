"""The parts of a server without its network: log, secrets, packs, games, watchers, read models."""

import logging
import sqlite3
from contextlib import ExitStack, suppress
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Protocol

from eventsourcing.persistence import PersistenceError

from kronika.domain.systems import SYSTEMS
from kronika.service import projecting
from kronika.service.bus import Bus
from kronika.service.campaigns import Campaigns
from kronika.service.chances import Chances
from kronika.service.chat import Chat
from kronika.service.errors import Refused as Refused
from kronika.service.errors import refused as refused
from kronika.service.games import Checking, Games
from kronika.service.history import History
from kronika.service.journal import Journal
from kronika.service.notices.store import NOTICES_FILE, NoticeStore, Presence, notices_in
from kronika.service.notices.webhooks import Webhooks
from kronika.service.packs import LoadedPack, load_packs
from kronika.service.private import make_folder
from kronika.service.projecting import PROJECTIONS_FILE as PROJECTIONS_FILE
from kronika.service.projecting import AlreadyServing as AlreadyServing
from kronika.service.projecting import LogSource as LogSource
from kronika.service.quotas import Quotas
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.startup import (
    bring_together,
    check_whole,
    close_to_others,
    must_be_here,
    must_be_published,
    must_have_log,
    own_marks,
)
from kronika.service.store.opening import LOG_FILE as LOG_FILE
from kronika.service.store.opening import open_log, open_part
from kronika.service.store.protocol import MESSAGES, Log
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import Vault, master_key, open_vault
from kronika.service.waiting import Outages
from kronika.service.watch import Watchers
from kronika.service.workers import Workers

LOGGER = logging.getLogger("kronika")

LOCK_FILE = "serving.lock"
INCOMING_FOLDER = "incoming"


class Application:
    """A server without its network. Raises `AlreadyServing`, `SettingsRefused`, `SystemRefused`, `PackRefused`."""

    def __init__(self, settings: Settings) -> None:
        must_be_published(SYSTEMS.values())
        self.settings = settings
        folder = Path(settings.data) if settings.database else settings.files
        try:
            make_folder(Path(settings.data))
            make_folder(folder)
        except OSError as error:
            raise SettingsRefused(f"the data folder {folder} cannot be created: {error.strerror}") from error
        self.packs: dict[str, LoadedPack] = load_packs(settings.packs)
        with ExitStack() as opened:
            self._held = opened.enter_context(hold(folder))
            check_whole(folder)
            close_to_others(settings)
            self.vault = open_vault(settings)
            opened.callback(self.vault.close)
            must_have_log(settings, self.vault)
            self.notices = open_notices(settings)
            opened.callback(self.notices.close)
            self.chat = Chat(self.notices.db, master_key(settings))
            self.log = open_log(settings, self.vault.db)
            opened.callback(self.log.close)
            self.vault.checks.append(self.log.check)
            for said in taken_up(settings, self.log, self.vault):
                LOGGER.warning("%s", said)
            opened.pop_all()
        calls = settings.webhooks != "off"
        self.webhooks = Webhooks(self.vault, loopback=settings.webhooks == "loopback") if calls else None
        self.presence = Presence()
        self.changed_notices: set[str] = set()
        """Players who have turned notices on or off, at any server, since the notifier last looked."""
        self.journal = Journal(self.log, self.vault)
        self.history = History(self.log)
        self.bus = Bus(self.history)
        self.chances = Chances(self.vault)
        self.games = Games(self.log, self.journal, self.vault, self.history, self.bus, settings.live_games)
        self.campaigns = Campaigns(self.games, self.chances, self.vault)
        self.watchers = Watchers()
        operator = settings.operator_token
        self.operator = self.vault.holder(sha256(bytes.fromhex(operator)).digest()) if operator else ""
        """The holder id of the operator's token; empty if it has none."""
        self.incoming = empty_folder(folder / INCOMING_FOLDER)
        """The folder for files that are being imported and checked."""
        self.quotas = Quotas(settings, self.operator)
        self.workers = Workers(self.quotas, settings.thinking_seconds)
        self.bus.listeners.append(self.watchers)
        self.projections = open_projections(settings, self.log)
        self._rollback_guard = open_rollback_guard(settings, self.log)
        self.leader = open_leadership(settings)
        """Whether this process runs the timers, bots and notices of all games."""
        self.outages = Outages(self.log, settings.outage_grace)
        self.checking = Checking(self.log, self.vault, self.games)

    def notices_changed(self, holder: str) -> None:
        """Tells the notifier, on whichever server it runs, that a player has turned notices on or off."""
        self.changed_notices.add(holder)
        with suppress(PersistenceError):  # that server takes up everybody when it is reached again
            self.log.call(holder)

    def messages_changed(self, game: str) -> None:
        """Tells who watches a game, at any server, that a message was written or deleted."""
        self.watchers.messages_changed(game)
        with suppress(PersistenceError):
            self.log.call(f"{MESSAGES}{game}")

    async def close(self) -> None:
        """Writes what is pending and closes all files."""
        self.workers.stop()
        await self.journal.close()
        self.checking.close()
        self.leader.close()
        self.outages.close()
        self._rollback_guard.close()
        self.projections.close()
        self.log.close()
        if self.webhooks is not None:
            self.webhooks.close()
        self.notices.close()
        self.vault.close()
        self._held.close()


def taken_up(settings: Settings, log: Log, vault: Vault) -> list[str]:
    """Begins to serve a log and its secrets. Returns what the operator should know. Raises `SettingsRefused`."""
    must_be_here(log, settings.place)
    if isinstance(log, SQLiteLog):
        return bring_together(log, vault)
    from kronika.service import rollback_guard
    from kronika.service.store.postgres.log import PostgresLog

    own_marks(log, vault)
    assert isinstance(log, PostgresLog), "there are two kinds of logs"
    return rollback_guard.take_up(settings.database, Path(settings.data), log, vault)


class Closing(Protocol):
    """Something that runs in the background until it is closed."""

    def close(self) -> None: ...


class Leadership(Closing, Protocol):
    """Whether this process leads: only one of several servers runs timers, bots and notices."""

    term: int  #: How often it has come to that.

    @property
    def mine(self) -> bool:
        """Whether it leads at this moment; checked before each action."""


class Alone:
    """The leader where one process serves."""

    mine: bool = True
    term = 1

    def close(self) -> None:
        """No other process takes over."""


def open_leadership(settings: Settings) -> Leadership:
    """Takes part in the election of a leader, if there may be several servers."""
    if not settings.database:
        return Alone()
    from kronika.service.store.postgres import connections

    return connections.Elected(settings.database, connections.LEADER)


def open_rollback_guard(settings: Settings, log: Log) -> Closing:
    """Records beside the key how far a database has come; files record that themselves."""
    if isinstance(log, SQLiteLog):
        return Alone()
    from kronika.service import rollback_guard
    from kronika.service.store.postgres.log import PostgresLog

    assert isinstance(log, PostgresLog), "there are two kinds of logs"
    return rollback_guard.RollbackGuard(Path(settings.data), log)


class ReadModels(Closing, Protocol):
    """The read models, kept up to date by this process or by another."""

    def query(self, statement: str, parameters: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Rows of a read model. Raises `ReadModelsDamaged`."""

    async def caught_up(self) -> bool:
        """Wait until what is in the log now is in them, at most a second; not at all while they are far behind.
        Whether it is."""

    def hurry(self) -> None:
        """Asks for an update soon, as somebody waits for what was just stored."""

    def behind(self) -> int:
        """The number of events that they are behind the log. Raises `ReadModelsDamaged`."""


def open_projections(settings: Settings, log: Log) -> ReadModels:
    """The read models beside the log. Raises `AlreadyServing` if another process keeps up to date those that this one
    would."""
    if isinstance(log, SQLiteLog):
        models = projecting.Projecting if settings.project else projecting.Reading
        return models(settings.files, log)
    from kronika.service.shared import SharedProjecting

    return SharedProjecting(settings.database, log, folds=settings.project)


def open_notices(settings: Settings) -> NoticeStore:
    """The notices in the data folder. Raises `SettingsRefused` if their file is damaged."""
    path = settings.files / NOTICES_FILE
    try:
        return NoticeStore(open_part(settings, "notices", lambda: notices_in(path)), master_key(settings))
    except sqlite3.DatabaseError as error:
        raise SettingsRefused(
            f"{path} cannot be used ({error}). Restore it from a backup, or move it away: players then have to turn "
            "their notices on again"
        ) from error


def empty_folder(path: Path) -> Path:
    """Makes a folder for its owner alone, and empties it of what a killed process has left."""
    path.mkdir(exist_ok=True)
    path.chmod(0o700)
    for left in path.iterdir():
        left.unlink()
    return path


def hold(folder: Path) -> IO[str]:
    """Locks a data folder for this process. Raises `AlreadyServing`."""
    return projecting.hold(folder / LOCK_FILE, "{} is being served by another process ({})")
