"""Several servers on one PostgreSQL."""

import random
import time
from collections.abc import Callable
from pathlib import Path

import psycopg

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.conftest import MUCH
from tests.service.table import Seat, Table

KEY = "5e" * 32
WAIT_SECONDS = 300


def eventually(holds: Callable[[], object]) -> None:
    """Wait until this holds."""
    end = time.monotonic() + WAIT_SECONDS
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


class Servers:
    """Servers with one key, each with a data folder of its own."""

    def __init__(self, folder: Path, url: str) -> None:
        self._folder, self.url = folder, url
        self.running: list[Embedded] = []

    def start(self, **settings: object) -> Embedded:
        """One more server."""
        data = str(self._folder / f"server{len(self.running)}")
        fixed = {"data": data, "store": self.url, "port": 0, "web_port": -1, "secrets_key": KEY, "handover_wait": 0}
        self.running.append(Embedded(Settings(**fixed | MUCH | settings)).__enter__())
        return self.running[-1]

    def stop(self, server: Embedded) -> None:
        """A server stops as on SIGTERM."""
        self.running.remove(server)
        server.__exit__(None, None, None)

    def leader(self) -> Embedded:
        """The one that does what only one shall do."""
        eventually(lambda: sum(one.app.leader.mine for one in self.running) == 1)
        return next(one for one in self.running if one.app.leader.mine)

    def other(self, server: Embedded) -> Embedded:
        return next(one for one in self.running if one is not server)

    def cut(self) -> int:
        """All connections to the database are cut; how many there were."""
        with psycopg.connect(self.url) as connection:
            cut = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'kronika'"
            ).fetchall()
        return len(cut)

    def table(self, **options: object) -> Table:
        """A game whose two players are at two servers."""
        first, second = self.running[:2]
        return Table(first.address, clients=[Client(first.address), Client(second.address)], **options)

    def agree(self, game: str) -> int:
        """All servers have come to the same version of a game; which."""
        versions: set[int] = set()

        def same() -> bool:
            versions.clear()
            versions.update(Client(one.address, token="")("GetGame", game=game).game.version for one in self.running)
            return len(versions) == 1

        eventually(same)
        return versions.pop()

    def started(self, **options: object) -> Table:
        """Both sit, and chance runs."""
        table = self.table(**options).seated()
        for step in ("commit", "reveal"):
            for seat in table.seats:
                self.agree(table.game)
                getattr(seat, step)()
        self.agree(table.game)
        return table

    def play(self, table: Table, seed: int, decisions: int) -> Table:
        """Random play; each player looks when his server has heard of what the other has decided."""
        choose = random.Random(seed)
        for _ in range(decisions):
            self.agree(table.game)
            seat = next((one for one in table.seats if one.legal()), None)
            if seat is None:
                break
            seat.decide(choose.choice(seat.legal()).decision)
        return table

    def in_turn(self, table: Table) -> tuple[Seat, Seat]:
        """Both have picked: the seat whose turn it is, and the other."""
        for seat in table.seats:
            if seat.legal():
                seat.decide()
        self.agree(table.game)
        us, german = table.seats
        return (us, german) if us.legal() else (german, us)
