"""Law 7 with several servers: whatever is killed, a server or PostgreSQL, what was acknowledged is there, what was not
is there wholly or not at all, and the games go on at the other server."""

import random
import secrets
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from domain.kernel.receipts import receipt_message
from service.history import History
from service.integrity import examine
from service.settings import Settings
from service.signatures import verifies
from service.store.postgres.log import PostgresLog
from service.vault import open_vault
from tests.postgres import Cluster
from tests.service.client import Client, Refused
from tests.service.process import Serving
from tests.service.table import Table
from tests.store.servers import KEY, eventually

SEEN = "seen"
GONE = ("UNAVAILABLE", "CANCELLED", "DEADLINE_EXCEEDED")


class Wandering:
    """Plays both seats of a game, always at a server that answers, and remembers every answer."""

    def __init__(self, addresses: Callable[[], list[str]], seed: int) -> None:
        self._addresses, self._choose = addresses, random.Random(seed)
        self.acknowledged: list[tuple[str, Any]] = []
        self.refused: list[Refused] = []
        self.failed: Exception | None = None
        self.table = Table(addresses()[0]).started()

    def run(self, stop: threading.Event) -> None:
        """Till it shall stop; what went wrong is kept, and stops it too."""
        try:
            self._play(stop)
        except Exception as error:
            self.failed = error

    def _play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            asked = self._sure(lambda: self.table.now().prompts)
            if not asked:
                return
            name = asked[0].seat
            prompts = self._sure(lambda: self._seat(name).snapshot().prompts)  # noqa: B023
            request = {
                "prompt": prompts[0].prompt,
                "decision": self._choose.choice(list(prompts[0].legal)).decision,
                "request_id": secrets.token_hex(8),
            }
            answer = self._sure(lambda: self._seat(name)("Decide", **request)).answer  # noqa: B023
            self.acknowledged.append((request["request_id"], answer.receipt))
            for seat in self.table.seats:
                _see(seat.client, answer.receipt.version)

    def _seat(self, name: str) -> Any:
        return next(seat for seat in self.table.seats if seat.name == name)

    def _sure(self, call: Callable[[], Any]) -> Any:
        """What a call gives, asked for again, here and there, while no server can tell."""
        end = time.monotonic() + 120
        while True:
            try:
                return call()
            except Refused as refused:
                if refused.code not in GONE or time.monotonic() > end:
                    raise
                self.refused.append(refused)
                self._move(self._choose.choice(self._addresses()))
                time.sleep(0.02)

    def _move(self, address: str) -> None:
        for seat in self.table.seats:
            seen = [one for one in seat.client._metadata if one[0] == SEEN]
            seat.client.channel.close()
            seat.client = Client(address, token=seat.client.token)
            seat.client._metadata += seen


def _see(client: Client, version: int) -> None:
    client._metadata = [one for one in client._metadata if one[0] != SEEN] + [(SEEN, str(version))]


class Club:
    """Two servers, each a process, on a PostgreSQL of their own."""

    def __init__(self, folder: Path, cluster: Cluster) -> None:
        self._folder, self.cluster, self.url = folder, cluster, cluster.database()
        self._errors: list[str] = []
        self.servers = [self._start(number) for number in range(2)]

    def _start(self, number: int) -> Serving:
        settings = {"store": self.url, "secrets_key": KEY, "web_port": -1, "requests_a_second": 10**9}
        return Serving(self._folder / str(number), **settings)

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

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


def check(url: str, folder: Path, played: list[Wandering]) -> None:
    """Every stream is exact, every acknowledged decision in it once and in its place, every receipt good."""
    log = PostgresLog(url)
    vault = open_vault(Settings(data=str(folder), store=url, secrets_key=KEY))
    history = History(log)
    for player in played:
        game = player.table.game
        read = examine(log, vault, game)
        assert [version for version, _, _ in read.rows] == list(range(1, len(read.rows) + 1))
        entries = history.entries(game, read.codec)
        made = [event.request for entry in entries for event in entry.events if hasattr(event, "request")]
        assert made == [request for request, _ in player.acknowledged]
        heads = history.heads(game, read.genesis, len(read.rows))
        for _, receipt in player.acknowledged:
            assert receipt.head == heads[receipt.version - 1]
            message = receipt_message(game, receipt.version, receipt.head)
            assert verifies(receipt.key.hex(), receipt.signature.hex(), message)
    log.close()
    vault.close()


@pytest.mark.parametrize(
    ("games", "kills", "database_kills", "seed"),
    [pytest.param(3, 2, 1, 1, id="few"), pytest.param(12, 30, 8, 2, id="many", marks=pytest.mark.slow)],
)
def test_servers_and_the_database_are_killed_in_the_middle_of_play(
    tmp_path: Path, games: int, kills: int, database_kills: int, seed: int
) -> None:
    choose, stop = random.Random(seed), threading.Event()
    cluster = Cluster()
    club = Club(tmp_path, cluster)
    try:
        played = [Wandering(club.addresses, seed * 1000 + number) for number in range(games)]
        threads = [threading.Thread(target=player.run, args=(stop,)) for player in played]
        for thread in threads:
            thread.start()
        todo = ["server"] * kills + ["database"] * database_kills
        choose.shuffle(todo)
        for what in todo:
            before = sum(len(player.acknowledged) for player in played)
            eventually(lambda: sum(len(player.acknowledged) for player in played) > before + 3)  # noqa: B023
            if what == "server":
                club.kill(choose.randrange(2))
            else:
                club.kill_database()
        stop.set()
        for thread in threads:
            thread.join()
        assert [player.failed for player in played if player.failed] == [], club.said()
        assert any(player.refused for player in played), "some call met a server that was gone"
        check(club.url, tmp_path / "check", played)
    finally:
        stop.set()
        club.close()
        cluster.remove()
