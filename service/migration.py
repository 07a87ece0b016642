"""A service moved from files to a database or back, with all its games: wholly or not at all.

The target cannot be served before everything in it was compared with the source, byte for byte, and the source not
after that. A move that was cut is run again, and starts over.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
from eventsourcing.persistence import StoredEvent

from kronika.service.application import hold
from kronika.service.chances import EPOCH
from kronika.service.clock import now
from kronika.service.integrity import MARKS, streams_of
from kronika.service.notices.store import NOTICES_FILE, notices_in
from kronika.service.private import make_folder
from kronika.service.projecting import PROJECTIONS_FILE
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.startup import KEY, MOVED, MOVING, RENEWED, advance, must_stay
from kronika.service.store.opening import LOG_FILE, open_log, open_part
from kronika.service.store.protocol import Chains, Database, Log
from kronika.service.vault import SECRETS_FILE, Vault, holds_secrets, master_key, open_secrets
from kronika.service.waiting import ALIVE

AT_ONCE = 2000
"""Events stored in one transaction."""
SECRETS = {"keys": "public, since, until, blob", "successions": "older, newer, signature"}
NOTICES = {
    "chosen": "holder, channel, stop, blob",
    "told": "holder, channel, game, what",
    "outgoing": "id, holder, channel, next_at, attempts, sending, blob",
    "mailed": "at, holder, place, asking",
    "stopped": "place, until",
    "messages": "game, number, change, seat, holder, at, blob",
    "muted": "game, holder, other",
}
CHAINS = "SELECT stream, epoch, audience, blob FROM chains WHERE stream = ? AND epoch <= ? ORDER BY epoch, audience"
"""Those of epochs that were opened: a process that was killed in between may have left some of the next one."""

Each = Callable[[list[str]], Iterable[str]]


class Moved(msgspec.Struct, frozen=True):
    """The number of streams and events moved."""

    streams: int
    events: int


class Kept:
    """All that is moved of a service."""

    def __init__(self, settings: Settings, opened: ExitStack) -> None:
        self.settings = settings
        self.secrets: Database = open_secrets(settings)
        opened.callback(self.secrets.close)
        self.vault = Vault(self.secrets, master_key(settings))
        self.log: Log = open_log(settings, self.secrets)
        opened.callback(self.log.close)
        self.notices: Database = open_part(settings, "notices", lambda: notices_in(settings.files / NOTICES_FILE))
        opened.callback(self.notices.close)

    def events(self) -> Iterator[Sequence[StoredEvent]]:
        """All events, in the order in which they were stored."""
        last = 0
        while found := self.log.select_notifications(last, AT_ONCE, inclusive_of_start=False):
            yield [StoredEvent(n.originator_id, n.originator_version, n.topic, n.state) for n in found]
            last = found[-1].id

    def of(self, stream: str) -> tuple[Any, ...]:
        """All that is kept of a game."""
        rows, mark = self.log.whole(stream)
        opened = sum(type_ == EPOCH for _, type_, _ in rows)
        chains = [Chains(*row) for row in self.secrets.rows(CHAINS, (stream, opened))]
        return rows, mark, self.log.imported(stream), self.log.claims(stream), chains

    def tables(self) -> dict[str, list[tuple[Any, ...]]]:
        """All rows kept outside the log, by table."""
        found = {name: sorted(self.secrets.rows(f"SELECT {columns} FROM {name}")) for name, columns in SECRETS.items()}
        for name, columns in NOTICES.items():
            found[name] = sorted(self.notices.rows(f"SELECT {columns} FROM {name}"))
        return found


def move(settings: Settings, source: str, target: str, each: Each = lambda streams: streams) -> Moved:
    """Move a service from one store to another, each a folder or the address of a database. The key is that of the
    settings. `each` gives the games one by one, and may show how far it has come. Raises `SettingsRefused`."""
    of_source, of_target = (msgspec.structs.replace(settings, store=place) for place in (source, target))
    if not of_source.database and not (of_source.files / LOG_FILE).exists():
        raise SettingsRefused(f"{of_source.files} is not a data folder: it contains no {LOG_FILE}")
    if not holds_secrets(of_source):
        raise SettingsRefused(f"{of_source.place} contains no games")
    with ExitStack() as opened:
        must_still_be_alone = opened.enter_context(alone(of_source, fenced=True))
        make_folder(of_target.files) if not of_target.database else None
        opened.enter_context(alone(of_target))
        _must_be_free(of_target)
        old = Kept(of_source, opened)
        old.vault.check_key()
        new = Kept(of_target, opened)
        moved = old.log.fact(MOVED)
        if moved and not (moved == of_target.place and new.log.fact(MOVING)):
            raise SettingsRefused(f"the games of {of_source.place} were moved to {moved}")
        _clear(new)
        new.log.set_fact(MOVING, now())
        _fill(old, new)
        games = streams_of(old.log)
        _must_be_same(old, new, each(games))
        must_still_be_alone()
        old.log.set_fact(MOVED, of_target.place)
        _finish(new)
        _, events = new.log.size()
        return Moved(len(games), events)


@contextmanager
def alone(settings: Settings, *, fenced: bool = False) -> Iterator[Callable[[], None]]:
    """Makes sure that no server is serving a store; yields a check that fails once that is not so. `fenced`: a server
    that runs nevertheless cannot store anything. Raises `SettingsRefused`, `AlreadyServing`."""
    if not settings.database:
        with hold(settings.files):
            yield lambda: None
        return
    from kronika.service.store.postgres import connections

    with connections.faults(), connections.connect(settings.database) as connection:
        for number in (connections.LEADER, connections.PROJECTING, *[connections.WRITING] * fenced):
            statement = "SELECT pg_try_advisory_lock(%s, %s)"
            ((free,),) = connection.execute(statement, (connections.LOCKS, number)).fetchall()
            if not free:
                raise SettingsRefused(f"{settings.place} is being served: stop all its servers")
        yield lambda: _ask(connection)


def _ask(connection: Any) -> None:
    connection.execute("SELECT 1")


def _must_be_free(target: Settings) -> None:
    """Raises `SettingsRefused` if there is a service already, other than what a move that was cut has left."""
    if not target.database:
        if any((target.files / name).exists() for name in (LOG_FILE, SECRETS_FILE)):
            with ExitStack() as opened:
                log = open_log(target, open_secrets(target))
                opened.callback(log.close)
                if not log.fact(MOVING):
                    raise SettingsRefused(f"{target.files} already contains the data of a server; give an empty folder")
        return
    with ExitStack() as opened:
        secrets = open_secrets(target)
        opened.callback(secrets.close)
        log = open_log(target, secrets)
        opened.callback(log.close)
        if not log.fact(MOVING) and (log.max_notification_id() or secrets.first("SELECT 1 FROM keys")):
            raise SettingsRefused(f"{target.place} already contains the data of a server; give an empty database")


def _clear(new: Kept) -> None:
    """Take away what a move that was cut has left."""
    if not new.log.fact(MOVING):
        return
    new.log.clear()
    for name in ("chains", *SECRETS):
        new.secrets.execute(f"DELETE FROM {name}")
    for name in NOTICES:
        new.notices.execute(f"DELETE FROM {name}")


def _fill(old: Kept, new: Kept) -> None:
    for events in old.events():
        new.log.insert_events(events)
    for stream in streams_of(old.log):
        _, mark, imported, claims, chains = old.of(stream)
        beside = [*chains, *claims.values(), *([imported] if imported is not None else [])]
        new.log.insert_events([], [mark] if mark is not None else [], beside=beside)
    for db, tables in ((new.secrets, SECRETS), (new.notices, NOTICES)):
        for name, columns in tables.items():
            marks = ", ".join("?" * (columns.count(",") + 1))
            with db.transaction() as writing:
                writing.executemany(f"INSERT INTO {name} ({columns}) VALUES ({marks})", old.tables()[name])
    new.vault.set_fact(MARKS, old.vault.fact(MARKS))
    new.log.set_fact(KEY, old.log.fact(KEY))
    new.log.set_fact(ALIVE, old.log.fact(ALIVE))
    new.log.set_fact(RENEWED, old.log.fact(RENEWED))


def _must_be_same(old: Kept, new: Kept, games: Iterable[str]) -> None:
    """Raises `SettingsRefused` if anything is not in the target as it is in the source."""
    for stream in games:
        if old.of(stream) != new.of(stream):
            raise SettingsRefused(f"game {stream} differs after the copy: nothing was moved")
    if old.tables() != new.tables():
        raise SettingsRefused("keys, notices or messages differ after the copy: nothing was moved")
    there = new.events()
    for events in old.events():
        if list(events) != list(next(there, ())):
            raise SettingsRefused("the order of the log differs after the copy: nothing was moved")
    new.vault.check_key()


def _finish(new: Kept) -> None:
    """From here on it can be served."""
    if new.settings.database:
        must_stay(new.log)
    else:
        for left in new.settings.files.glob(f"{PROJECTIONS_FILE}*"):
            left.unlink()
        advance(new.log, new.vault)
    new.log.set_fact(MOVING, "")
