"""Leaves a data folder with games under way, as players leave a service on the day before an upgrade.

It is run by the code of the release that is recorded, and uses what the tests of that release have for
playing: see `folders.py`.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tests.service.headquarters import SIDES, Headquarters
from tests.service.process import Serving
from tests.service.table import Table, kinds

DECISIONS = 60


def running(address: str) -> Table:
    """Half played."""
    table = Table(address).started()
    table.play(seed=3, most=DECISIONS)
    return table


def picked(address: str) -> Table:
    """One side has picked for the initiative, in secret."""
    table = Table(address, "6").started()
    table.us.decide()
    return table


def committed(address: str) -> Table:
    """Not begun: one side has bound itself to its entropy."""
    table = Table(address, "2").seated()
    table.us.commit()
    return table


def asked_back(address: str) -> Table:
    """A roll is disputed, and a request to go back before it waits for the other side."""
    table = Table(address).started()
    answer = table.play(seed=1, until=lambda a: "dice_rolled" in kinds(a.events))
    rolled = next(event.version for event in answer.events if kinds([event]) == ["dice_rolled"])
    other = table.german if answer.snapshot.audience == "us" else table.us
    other("DisputeRoll", version=rolled, reason="six again")
    other("RequestUndo", to=answer.events[0].version - 1, dispute=rolled)
    return table


def finished(address: str) -> Table:
    """Over, and confirmed by one side."""
    table = Table(address).started().finished()
    table.us("ConfirmEnd")
    return table


def closed(address: str) -> Table:
    """Closed and open."""
    table = Table(address).started()
    table.play(seed=5, most=20)
    return table.closed()


def campaign(address: str, wallets: Path) -> Headquarters:
    """Its first scenario is behind it, in its second play is under way; both players sign."""
    headquarters = Headquarters(address, wallets).begin()
    game = headquarters.begin(headquarters.muster()).game
    decides(headquarters, game)
    headquarters.give_up("german")
    for side in SIDES:
        headquarters.answer_all(side, until="state")
    decides(headquarters, headquarters.begin(headquarters.muster()).game)
    return headquarters


def decides(headquarters: Headquarters, game: str) -> None:
    for _ in range(DECISIONS // 4):
        headquarters.answer(headquarters.asked(game)[0][0], game)


def main(data: Path, players: Path) -> None:
    """Leave `data`, and beside it what the players keep: tokens, entropy, keys, receipts."""
    with Serving(data) as serving:
        left: dict[str, Any] = {}
        for make in (running, picked, committed, asked_back, finished, closed):
            table = make(serving.address)
            seats = {seat.name: {"token": seat.client.token, "entropy": seat.entropy.hex()} for seat in table.seats}
            now = table.now()
            left[make.__name__] = {"game": table.game, "version": now.version, "head": now.head.hex(), "seats": seats}
        headquarters = campaign(serving.address, players)
        streams = {stream: headquarters.now(stream) for stream in (headquarters.campaign, headquarters.game)}
        told = {
            "campaign": headquarters.campaign,
            "heads": {s: [now.version, now.head.hex()] for s, now in streams.items()},
        }
        serving.stop()
    (players / "left.json").write_text(json.dumps({"games": left, **told}, indent=1, sort_keys=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
