"""Law 7 with several servers: whatever is killed, a server or PostgreSQL, what was acknowledged is there, what was not
is there wholly or not at all, and the games go on at the other server."""

import random
import secrets
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.signing import receipt_message
from kronika.domain.kernel.words import PUBLIC
from kronika.service.ed25519 import verifies
from kronika.service.history import History
from kronika.service.integrity import examine
from kronika.service.settings import Settings
from kronika.service.store.postgres.log import PostgresLog
from kronika.service.vault import open_vault
from tests.postgres import Cluster
from tests.service.client import Client, Refused
from tests.service.process import Serving
from tests.service.table import Seat, Table
from tests.store.proxy import Proxy
from tests.store.servers import KEY, WAIT_SECONDS, eventually

pytestmark = pytest.mark.slow

SEEN = "seen"
GONE = ("UNAVAILABLE", "CANCELLED", "DEADLINE_EXCEEDED")


class Wandering:
    """Plays both seats of some games in turn, always at a server that answers, and remembers every answer."""

    def __init__(self, addresses: Callable[[], list[str]], games: int, seed: int) -> None:
        self._addresses, self._choose = addresses, random.Random(seed)
        self.acknowledged: dict[str, list[tuple[str, Any]]] = {}
        """By game: request id and answer of each decision."""
        self.refused: list[Refused] = []
        self.failed: Exception | None = None
        self.begun = [self._begin() for _ in range(games)]

    def _begin(self) -> Table:
        table = Table(self._addresses()[0]).started()
        self.acknowledged[table.game] = []
        return table

    @property
    def decisions(self) -> int:
        return sum(map(len, list(self.acknowledged.values())))

    def run(self, stop: threading.Event) -> None:
        """Till it shall stop; what went wrong is kept, and stops it too."""
        try:
            tables = list(self.begun)
            while tables and not stop.is_set():
                table = self._choose.choice(tables)
                if not self._decide(table):
                    tables.remove(table)
        except Exception as error:
            self.failed = error

    def _decide(self, table: Table) -> bool:
        """Decide once in a game; False if it is over."""
        asked = self._sure(table, lambda: table.now().prompts)
        if not asked:
            return False
        prompts = self._sure(table, lambda: _seat(table, asked[0].seat).snapshot().prompts)
        request = {
            "prompt": prompts[0].prompt,
            "decision": self._choose.choice(list(prompts[0].legal)).decision,
            "request_id": secrets.token_hex(8),
        }
        answer = self._sure(table, lambda: _seat(table, asked[0].seat)("Decide", **request)).answer
        self.acknowledged[table.game].append((request["request_id"], answer.receipt))
        for seat in table.seats:
            _see(seat.client, answer.receipt.version)
        return True

    def _sure(self, table: Table, call: Callable[[], Any]) -> Any:
        """What a call gives, asked for again, here and there, while no server can tell."""
        end = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                return call()
            except Refused as refused:
                if refused.code not in GONE or time.monotonic() > end:
                    raise
                self.refused.append(refused)
                _move(table, self._choose.choice(self._addresses()))
                time.sleep(0.02)


def _seat(table: Table, name: str) -> Seat:
    return next(seat for seat in table.seats if seat.name == name)


def _move(table: Table, address: str) -> None:
    for seat in table.seats:
        seen = [one for one in seat.client._metadata if one[0] == SEEN]
        seat.client.channel.close()
        seat.client = Client(address, token=seat.client.token)
        seat.client._metadata += seen


def _see(client: Client, version: int) -> None:
    client._metadata = [one for one in client._metadata if one[0] != SEEN] + [(SEEN, str(version))]


class Watching:
    """Watches games at one of the servers, as everybody may, and goes on when that is there again."""

    def __init__(self, address: Callable[[], str], games: list[str]) -> None:
        self._address, self._done = address, threading.Event()
        self.told: dict[str, list[int]] = {game: [] for game in games}
        """By game: the versions of its events in the order in which they were told."""
        self.failed: Exception | None = None
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        while not self._done.is_set():
            try:
                self._watch()
            except Refused as refused:
                if refused.code not in GONE:
                    self.failed = refused
                    return
                self._done.wait(0.1)

    def _watch(self) -> None:
        client = Client(self._address())
        wanted = [{"game": game, "after": max(versions, default=0)} for game, versions in self.told.items()]
        stream = client.stream("WatchGames", games=wanted, heartbeat_seconds=1)
        try:
            for message in stream:
                what = message.WhichOneof("what")
                if what == "game":
                    self.told[message.game.game] += [event.version for event in message.game.told.events]
                if what == "ended" or self._done.is_set():
                    return
        finally:
            stream.cut()
            client.close()

    def stop(self) -> None:
        self._done.set()
        self._thread.join()


class Club:
    """Two servers, each a process, on a PostgreSQL of their own."""

    def __init__(self, folder: Path, cluster: Cluster) -> None:
        self._folder, self.cluster, self.url = folder, cluster, cluster.database()
        self.proxy = Proxy(cluster)
        self._errors: list[str] = []
        self.servers = [self._start(number) for number in range(2)]

    def _start(self, number: int) -> Serving:
        settings = {"store": self.proxy.url(self.url), "secrets_key": KEY, "web_port": -1, "requests_a_second": 10**9}
        end = time.monotonic() + WAIT_SECONDS
        while True:  # a server that does not reach the database as it starts is started again, as systemd does
            try:
                return Serving(self._folder / str(number), **settings)
            except AssertionError:
                if time.monotonic() > end:
                    raise

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def address(self, number: int) -> str:
        return self.servers[number].address

    def said(self) -> str:
        """What went wrong in the servers, by their own word."""
        self.close()
        self._errors += [server.errors for server in self.servers]
        return "\n".join(line for errors in self._errors for line in errors.splitlines() if "internal error" in line)

    def kill(self, number: int) -> None:
        """A server is killed, and comes up again somewhere else."""
        self.servers[number].kill()
        self._errors.append(self.servers[number].errors)
        self.servers[number] = self._start(number)

    def kill_database(self) -> None:
        self.cluster.kill()
        time.sleep(0.5)
        self.cluster.start()

    def close(self) -> None:
        for server in self.servers:
            server.__exit__()
        self.proxy.close()


def check(url: str, folder: Path, played: list[Wandering], watched: list[Watching]) -> None:
    """Every stream is exact, every acknowledged decision in it once and in its place, every receipt good, and whoever
    watched was told of everything once and in order."""
    log = PostgresLog(url)
    vault = open_vault(Settings(data=str(folder), store=url, secrets_key=KEY))
    history = History(log)
    for game, acknowledged in ((game, made) for player in played for game, made in player.acknowledged.items()):
        read = examine(log, vault, game)
        assert [version for version, _, _ in read.rows] == list(range(1, len(read.rows) + 1))
        entries = history.entries(game, read.codec)
        made = [event.request for entry in entries for event in entry.events if hasattr(event, "request")]
        assert made == [request for request, _ in acknowledged]
        heads = history.heads(game, read.genesis, len(read.rows))
        for _, receipt in acknowledged:
            assert receipt.head == heads[receipt.version - 1]
            message = receipt_message(game, receipt.version, receipt.head)
            assert verifies(receipt.key.hex(), receipt.signature.hex(), message)
        public = [told.version for told in history.told(game, 0, PUBLIC, len(read.rows))]
        assert [one.told[game] for one in watched if game in one.told] == [public, public]
    log.close()
    vault.close()


def have_seen_all(watched: list[Watching], played: list[Wandering]) -> bool:
    """Whether all who watch have been told of the last decision of each game."""
    last = {game: made[-1][1].version for player in played for game, made in player.acknowledged.items() if made}
    assert [one.failed for one in watched if one.failed] == []
    return all(one.told[game] and one.told[game][-1] >= last.get(game, 0) for one in watched for game in one.told)


@pytest.mark.parametrize(
    ("players", "games", "kills", "database_kills", "cuts", "seed"),
    [
        pytest.param(3, 2, 2, 1, 2, 1, id="few"),
        pytest.param(8, 25, 100, 20, 100, 3, id="many", marks=[pytest.mark.soak, pytest.mark.timeout(2400)]),
    ],
)
def test_servers_and_the_database_are_killed_in_the_middle_of_play(
    tmp_path: Path, players: int, games: int, kills: int, database_kills: int, cuts: int, seed: int
) -> None:
    choose, stop = random.Random(seed), threading.Event()
    cluster = Cluster()
    club = Club(tmp_path, cluster)
    watched: list[Watching] = []
    try:
        played = [Wandering(club.addresses, games, seed * 1000 + number) for number in range(players)]
        threads = [threading.Thread(target=player.run, args=(stop,), daemon=True) for player in played]
        begun = [[table.game for table in player.begun] for player in played]
        watched += [Watching(partial(club.address, number), some) for some in begun for number in range(2)]
        for thread in threads:
            thread.start()
        todo = ["server"] * kills + ["database"] * database_kills + ["cut"] * cuts
        choose.shuffle(todo)
        for what in todo:
            before = sum(player.decisions for player in played)
            eventually(lambda: sum(player.decisions for player in played) > before + 3)  # noqa: B023
            match what:
                case "server":
                    club.kill(choose.randrange(2))
                case "database":
                    club.kill_database()
                case _:
                    club.proxy.cut(choose)
        stop.set()
        for thread in threads:
            thread.join()
        assert [player.failed for player in played if player.failed] == [], club.said()
        assert any(player.refused for player in played), "some call met a server that was gone"
        eventually(lambda: have_seen_all(watched, played))
        for one in watched:
            one.stop()
        check(club.url, tmp_path / "check", played, watched)
    finally:
        stop.set()
        club.close()
        for one in watched:
            one.stop()
        cluster.remove()
