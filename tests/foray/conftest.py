"""A service that knows Foray, and games of it with a client in each seat."""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.foray.client import Client, Method, Seat, methods_of
from tests.foray.publishing import publish
from tests.service.client import Refused
from tests.service.process import Serving

COMMAND = [sys.executable, "-m", "tests.foray.command"]
MUCH = {"games_an_hour": 1_000_000, "games_a_day": 1_000_000, "requests_a_second": 1_000_000}


@pytest.fixture(scope="session")
def contract(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The contract of a service that knows Foray."""
    folder = tmp_path_factory.mktemp("contract") / "proto"
    publish(folder)
    return folder


@pytest.fixture(scope="session")
def methods(contract: Path) -> dict[str, Method]:
    """Its calls, as the .proto files describe them."""
    return methods_of(contract)


@pytest.fixture(scope="session")
def serving(contract: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A service that knows Foray, in a process of its own."""
    data = tmp_path_factory.mktemp("foray") / "data"
    with Serving(data, program=COMMAND, code=contract, log_level="error", **MUCH) as running:
        yield running


class Table:
    """A game of Foray and its seats, those of persons; bots may hold others."""

    def __init__(self, address: str, methods: dict[str, Method], scenario: str, **fields: Any) -> None:
        maker = Client(address, methods)
        options = {"closing_time": 3600} | fields.pop("options", {})
        pack = fields.pop("pack", "foray")
        self.game = maker("CreateGame", pack=pack, scenario=scenario, options=options, **fields).game
        names = [seat.seat for seat in self.game.seats if not seat.HasField("bot")]
        clients = [maker, *(Client(address, methods) for _ in names[1:])]
        self.seats = {name: Seat(client, self.game.game, name) for name, client in zip(names, clients, strict=True)}

    def move(self, address: str) -> None:
        """The service is somewhere else now."""
        for seat in self.seats.values():
            seat.client.connect(address)

    def __getitem__(self, seat: str) -> Seat:
        return self.seats[seat]

    @property
    def maker(self) -> Client:
        """Who made the game."""
        return next(iter(self.seats.values())).client

    def now(self) -> Any:
        """The game in short."""
        return self.maker("GetGame", game=self.game.game).game

    def started(self) -> "Table":
        """All sit, have committed and revealed."""
        for step in (Seat.take, Seat.commit, Seat.reveal):
            for seat in self.seats.values():
                step(seat)
        return self

    def play(self, seed: str, most: int = 10_000) -> int:
        """Random decisions of whoever is asked, until nobody is; how many."""
        chooser = random.Random(seed)
        made = 0
        while made < most:
            asked = list(self.now().prompts)
            if not asked:
                return made
            persons = [one.seat for one in asked if one.seat in self.seats]
            if persons:
                made += self._decides(self[chooser.choice(persons)], chooser)
        return made

    def _decides(self, seat: Seat, chooser: random.Random) -> bool:
        """Whether the seat has decided something, before a bot closed what it was asked, or ended the game."""
        asked = list(seat.snapshot().prompts)
        if not asked:
            return False
        prompt = chooser.choice(asked)
        try:
            seat.decide(prompt, chooser.choice(list(prompt.legal)).decision)
        except Refused as error:
            if error.reason not in ("PROMPT_CLOSED", "WRONG_PHASE"):
                raise
            return False
        return True


@pytest.fixture
def table(serving: Serving, methods: dict[str, Method]) -> Callable[..., Table]:
    """Makes a game of Foray."""

    def make(scenario: str = "team", **fields: Any) -> Table:
        return Table(serving.address, methods, scenario, **fields)

    return make
