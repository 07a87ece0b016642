"""A server that is frozen, or whose machine is lost, is replaced; when it wakes, it does nothing a second time."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from kronika.service.notices.store import WEBHOOK, Message, NoticeStore, Webhook
from kronika.service.store.postgres.connections import LEADER, LOCKS, NOTICES, PROJECTING, Connections
from kronika.service.store.postgres.tables import PostgresTables, migrate
from tests.postgres import Cluster
from tests.service.client import Client
from tests.service.post import Hook, free_port
from tests.service.process import Serving
from tests.service.table import Seat, Table, which_event
from tests.store.proxy import Proxy
from tests.store.servers import KEY, eventually

pytestmark = pytest.mark.slow

HOLDERS = """
SELECT objid::int, pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = %s AND objid IN (%s, %s)
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def holders(url: str) -> dict[int, int]:
    """By lock, the process of PostgreSQL that holds it for a server."""
    with psycopg.connect(url) as connection:
        return dict(connection.execute(HOLDERS, (LOCKS, LEADER, PROJECTING)).fetchall())


class Two:
    """Two servers; the first one does what only one does, and reaches the database by a proxy."""

    def __init__(self, folder: Path, cluster: Cluster) -> None:
        self.url, self.proxy = cluster.database(), Proxy(cluster)
        self.first = self._start(folder / "first", self.proxy.url(self.url))
        eventually(lambda: len(holders(self.url)) == 2)
        self.before = holders(self.url)
        self.second = self._start(folder / "second", self.url)

    def _start(self, folder: Path, url: str) -> Serving:
        settings = {"secrets_key": KEY, "web_port": -1, "webhooks": "loopback", "notice_delay": 0}
        return Serving(folder, "--store", url, **settings)

    def have_changed(self) -> bool:
        """Whether another server has taken over all that only one does."""
        now = holders(self.url)
        return len(now) == 2 and not set(now.values()) & set(self.before.values())

    @contextmanager
    def frozen(self) -> Iterator[None]:
        os.kill(self.first._process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.first._process.pid, signal.SIGCONT)

    def close(self) -> None:
        for server in (self.first, self.second):
            server.__exit__()
        self.proxy.close()


@pytest.fixture
def two(cluster: Callable[[], Cluster], tmp_path: Path) -> Iterator[Two]:
    found = Two(tmp_path, cluster())
    yield found
    found.close()


class Against:
    """A player against a bot."""

    def __init__(self, address: str) -> None:
        self.client = Client(address)
        bots = [{"seat": "german", "bot": "sensible"}]
        created = self.client("CreateGame", pack="normandy", scenario="1", bots=bots)
        self.us = Seat(self.client, created.game.game, "us")
        self.us.take()
        self.us.commit()
        self.us.reveal()

    def play(self, decisions: int) -> None:
        """Decide, each time after the bot has."""
        for _ in range(decisions):
            eventually(self.us.legal)
            self.us.decide()
        eventually(self.us.legal)

    def answered(self) -> list[int]:
        """The prompts that were answered so far."""
        events = self.client("ListEvents", game=self.us.game, page_size=2000).events
        return [one.kernel.decision_made.prompt for one in events if which_event(one) == "decision_made"]


def test_another_server_does_what_a_frozen_one_does_no_more_and_nothing_is_done_twice(two: Two) -> None:
    with Hook() as hook:
        game = Against(two.second.address)
        game.play(2)
        game.client("SetWebhook", url=f"http://127.0.0.1:{hook.port}/")
        hook.wait(1)
        with two.frozen():
            eventually(two.have_changed)
            after = holders(two.url)
            game.play(3)
            told = len(hook.calls)
            table = Table(two.second.address).seated()
            eventually(lambda: table.game in {one.game for one in table.us.client("ListGames").games})
        woken = Client(two.first.address, token=game.client.token)
        eventually(lambda: woken("GetGame", game=game.us.game).game.version == game.us.snapshot().version)
        game.play(3)
        hook.wait(told + 1)
        assert holders(two.url) == after
        asked = game.answered()
        assert len(asked) == len(set(asked))
        bodies = {call.id: call.body for call in hook.calls}  # an answer may be lost: the same id comes again
        assert len(set(bodies.values())) == len(bodies)


def test_a_server_whose_machine_is_lost_is_replaced_though_nobody_told_the_database(two: Two) -> None:
    game = Against(two.second.address)
    two.proxy.lose()
    two.first.kill()
    eventually(two.have_changed)
    game.play(2)
    table = Table(two.second.address).seated()
    eventually(lambda: table.game in {one.game for one in table.us.client("ListGames").games})


def test_one_of_two_servers_sends_the_notice(cluster: Callable[[], Cluster]) -> None:
    """A server that was frozen may be just about to, by what it knew before."""
    url = cluster().database()
    migrate(url)
    woken, other = (NoticeStore(PostgresTables(url, "notices", NOTICES), bytes(32)) for _ in range(2))
    woken.set_webhook("anna", Webhook("https://example.org", "en"))
    assert other.tell("anna", WEBHOOK, [("game", "1"), ("game", "2")], Message("", "first"), 0.0)
    assert not woken.tell("anna", WEBHOOK, [("game", "2"), ("game", "3")], Message("", "again"), 0.0)
    assert woken.told("anna", WEBHOOK) == {("game", "1"), ("game", "2")}
    assert woken.tell("anna", WEBHOOK, [("game", "3")], Message("", "third"), 0.0)
    assert woken.on_its_way("anna", WEBHOOK) == 2
    woken.close()
    other.close()


def test_the_database_asks_whether_a_machine_is_still_there(tmp_path: Path) -> None:
    """In every session, so that none of a lost machine keeps its place among the connections."""
    cluster = Cluster(port=free_port(), listen_addresses="127.0.0.1")
    try:
        reading = Connections(f"postgresql://kronika@127.0.0.1:{cluster.port}/postgres")
        names = ("tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count", "tcp_user_timeout")
        (said,) = reading.rows("SELECT " + ", ".join(f"current_setting('{name}')" for name in names))
        assert said == ("5", "2", "3", "10000")
        reading.close()
    finally:
        cluster.remove()
