"""Law 7: what was acknowledged is there after `kill -9`; what was not is there wholly or not at all."""

import random
import secrets
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.service.client import Client, Refused
from tests.service.process import Serving
from tests.service.table import Seat, Table, kinds

pytestmark = pytest.mark.slow

GAMES = 4
THE_ONE = {"pack": "normandy", "scenario": "1", "request_id": "the one"}


class Player:
    """Plays both seats of one game as fast as it is answered, and remembers every answer."""

    def __init__(self, address: str, seed: int) -> None:
        self._choose = random.Random(seed)
        self.acknowledged: list[tuple[str, dict[str, Any], Any]] = []
        self.in_flight: tuple[str, dict[str, Any]] | None = None
        self.table = Table(address, scenario=self._choose.choice(["1", "6", "11"])).started()

    def move_to(self, address: str) -> None:
        """The service has come up again somewhere else."""
        for seat in self.table.seats:
            seat.client = Client(address, token=seat.client.token)
        self.table.spectator = Client(address, token="")

    def seat(self, name: str) -> Seat:
        return next(seat for seat in self.table.seats if seat.name == name)

    def play(self, answered: threading.Semaphore) -> None:
        """Until the service is gone or the game is over."""
        while True:
            try:
                prompts = self.table.now().prompts
                if not prompts:
                    return
                seat = self.seat(prompts[0].seat)
                legal = seat.legal()
                request = seat.request(decision=self._choose.choice(legal).decision, request_id=secrets.token_hex(8))
                self.in_flight = (seat.name, request)
                self.acknowledged.append((*self.in_flight, seat("Decide", **request)))
                self.in_flight = None
                answered.release()
            except Refused as refused:
                if refused.code not in ("UNAVAILABLE", "CANCELLED"):
                    raise
                return

    def check(self) -> None:
        """The game is what was acknowledged, and the decision in flight is there wholly or not at all."""
        log = self.table.events()
        assert [event.version for event in log] == list(range(1, len(log) + 1))
        made = [e.kernel.decision_made.request for e in log if kinds([e]) == ["decision_made"]]
        assert len(set(made)) == len(made)
        acknowledged = [request["request_id"] for _, request, _ in self.acknowledged]
        assert made[: len(acknowledged)] == acknowledged
        assert set(made) - set(acknowledged) <= {self.in_flight[1]["request_id"] if self.in_flight else ""}

        now = self.table.us.snapshot()
        assert now.open_prompts or now.outcome.HasField("how"), (
            "the last transaction is whole: somebody is asked, or it is over"
        )
        for name, request, answer in self.acknowledged[-6:]:
            assert self.seat(name)("Decide", **request) == answer, "asked again it says the same"
        if self.acknowledged:
            receipt = self.acknowledged[-1][2].answer.receipt
            assert self.table.us.snapshot(receipt.version).head == receipt.head
        if self.in_flight:
            self._settle(*self.in_flight)

    def _settle(self, name: str, request: dict[str, Any]) -> None:
        """What was in flight is asked again: it is made once, now if it was not before."""
        answer = self.seat(name)("Decide", **request)
        again = self.seat(name)("Decide", **request)
        assert again == answer
        stored = self.table.events(name, after=answer.answer.events[0].version - 1)
        assert list(answer.answer.events) == [e for e in stored if e.tx == answer.answer.events[0].version]
        self.acknowledged.append((name, request, answer))
        self.in_flight = None


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (2, 3))])
def test_kill_9_in_the_middle_of_play(tmp_path: Path, seed: int) -> None:
    """Law 7."""
    choose = random.Random(seed)
    players: list[Player] = []
    for killed_after in [choose.randint(1, 120) for _ in range(4)]:
        with Serving(tmp_path / "data") as serving:
            for player in players:
                player.move_to(serving.address)
                player.check()
            players = [p for p in players if p.table.now().prompts]
            players += [Player(serving.address, choose.randrange(1000)) for _ in range(GAMES - len(players))]
            answered = threading.Semaphore(0)
            threads = [threading.Thread(target=player.play, args=(answered,)) for player in players]
            for thread in threads:
                thread.start()
            for _ in range(killed_after):
                answered.acquire(timeout=300)
            serving.kill()
            for thread in threads:
                thread.join()
    with Serving(tmp_path / "data") as serving:
        for player in players:
            player.move_to(serving.address)
            player.check()
            entries = player.table.spectator("ListTimeline", game=player.table.game, page_size=1000).entries
            assert entries[-1].version == player.table.events()[-1].tx, "the read models have caught up"


def test_killed_while_a_game_is_made_it_is_there_or_can_be_made_again(tmp_path: Path) -> None:
    client_token = secrets.token_hex(32)
    ids = set()
    for round_ in range(3):
        with Serving(tmp_path / "data") as serving:
            client = Client(serving.address, token=client_token)
            calls = [client.future("CreateGame", **THE_ONE) for _ in range(round_)]
            serving.kill()
            for call in calls:
                if call.exception() is None:
                    ids.add(call.result().game.game)
    with Serving(tmp_path / "data") as serving:
        table = Table(serving.address)
        table.us.client = Client(serving.address, token=client_token)
        game = table.us.client("CreateGame", **THE_ONE).game.game
        assert ids <= {game}
        for seat in table.seats:
            seat.game = game
        table.game = game
        table.started()
        assert table.us.legal()
