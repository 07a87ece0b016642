"""The read models tell the games of every system, from the set-up on."""

import json
from pathlib import Path

import pytest

from kronika.projections.runner import Projector
from kronika.service.application import LOG_FILE, LogSource
from kronika.service.packs import load_packs
from kronika.service.settings import Settings
from kronika.service.store.recorder import SQLiteLog
from tests.embedded import Embedded
from tests.projections.test_models import rows
from tests.service.client import Client
from tests.service.table import Seat

PACKS = {pack.system.name: name for name, pack in load_packs().items()}
"""One of each system."""


@pytest.mark.parametrize(("system", "pack"), PACKS.items())
def test_game_answer_has_the_board_and_its_fixed_parts(system: str, pack: str, tmp_path: Path) -> None:
    with Embedded(Settings(data=str(tmp_path), port=0)) as service:
        clients = [Client(service.address) for _ in range(2)]
        scenario = clients[0]("ListScenarios", pack=pack).scenarios[0]
        options = {"closing_time": 60}
        game = clients[0]("CreateGame", pack=pack, scenario=scenario.scenario, options=options).game.game
        seats = [Seat(client, game, seat) for client, seat in zip(clients, scenario.seats, strict=True)]
        for step in ("take", "commit", "reveal"):
            for seat in seats:
                getattr(seat, step)()
        asked = next(seat for seat in seats if seat.snapshot().prompts)
        asked.decide()
        version = asked.snapshot().version
    log = SQLiteLog(tmp_path / LOG_FILE)
    projector = Projector(tmp_path / "anew.db", LogSource(log))
    while projector.step():
        pass
    (told,), (board,), (scene,) = (rows(projector, table, game) for table in ("games", "boards", "scenes"))
    assert (told["system"], told["version"], board["version"]) == (system, version, version)
    assert json.loads(board["view"]) and json.loads(scene["scene"])
    projector.close()
    log.close()
