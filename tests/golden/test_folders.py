"""A data folder that an earlier release left, with games and a campaign under way, is opened by today's service
and played to the end; what every player keeps of it still serves. Each release adds one: see `folders.py`."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import Export, parse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.library import meeting
from kronika.service.checkup import check
from kronika.service.ed25519 import verifies
from kronika.service.settings import Settings
from kronika.service.version import VERSION
from kronika.tools.client.identity import Wallet
from tests.golden.folders import FOLDERS, HERE, unpack
from tests.service.client import Client, word
from tests.service.headquarters import SIDES, Headquarters
from tests.service.process import Serving
from tests.service.table import Seat

pytestmark = pytest.mark.slow

DECISIONS = 200
"""After so many random decisions a side gives up."""


class Returned:
    """The players of a game of the folder, come back."""

    def __init__(self, address: str, left: dict[str, Any]) -> None:
        self.left = left
        self.seats = []
        for name, kept in left["seats"].items():
            seat = Seat(Client(address, token=kept["token"]), left["game"], name)
            seat.entropy = bytes.fromhex(kept["entropy"])
            self.seats.append(seat)

    def now(self) -> Any:
        return self.seats[0].client("GetGame", game=self.left["game"]).game

    def plays_on(self, seed: str) -> None:
        """Random decisions of whoever is asked, to the end of the game."""
        choose = random.Random(seed)
        for _ in range(DECISIONS):
            asked = {prompt.seat for prompt in self.now().prompts}
            if not asked:
                return
            seat = next(seat for seat in self.seats if seat.name in asked)
            prompt = seat.snapshot().prompts[0]
            seat.decide(choose.choice(prompt.legal).decision, prompt=prompt.prompt)
        if self.now().prompts:
            self.seats[0]("Resign")

    def closes(self) -> None:
        for seat in self.seats:
            if seat.name not in seat.snapshot().confirmed:
                seat("ConfirmEnd")

    def file(self) -> Export:
        stream = self.seats[0].client.stream("ExportGame", game=self.left["game"], audience="referee")
        return parse(b"".join(piece.chunk for piece in stream))


def fates(seat: Seat) -> list[str]:
    """What became of each dispute of a game; empty: it is open."""
    return [word(dispute, "how") for dispute in seat.snapshot().disputes]


def returned(address: str, players: Path, campaign: str) -> Headquarters:
    """The players of the campaign, with their keys and the receipts that the earlier service signed."""
    headquarters = Headquarters.__new__(Headquarters)
    headquarters._wallets = [Wallet(players, side) for side in SIDES]
    headquarters.campaign = campaign
    headquarters.move_to(address)
    return headquarters


@pytest.fixture(params=FOLDERS, ids=lambda path: path.parent.name)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Path, dict[str, Any]]:
    """The data, what the players keep, and what was left."""
    data, players = unpack(request.param, tmp_path)
    return data, players, json.loads((players / "left.json").read_text())


Folder = tuple[Path, Path, dict[str, Any]]


def test_every_release_but_the_first_has_left_one() -> None:
    """`v0.4` holds logs that were recorded while 0.4.0 was made."""
    assert {path.parent.name for path in FOLDERS} >= {"v0.2", "v0.3"}
    coming = {f"v{VERSION.partition('.dev')[0]}"} if ".dev" in VERSION else set()
    assert {path.name for path in HERE.glob("v*")} - {path.parent.name for path in FOLDERS} <= {"v0.1", "v0.4", *coming}


def test_nothing_is_wrong_in_it(folder: Folder) -> None:
    """But that releases before 0.3 let everybody on the machine read it, which is said."""
    data, _, _ = folder
    found = check(Settings(data=str(data)))
    assert found.games == 9
    assert [one for one in found.findings if "not only its owner" not in one.said] == []


def test_every_game_is_where_it_was_left_with_the_head_that_it_had(folder: Folder) -> None:
    data, players, left = folder
    with Serving(data) as serving:
        for game in left["games"].values():
            now = Returned(serving.address, game).now()
            assert (now.version, now.head.hex()) == (game["version"], game["head"])
        headquarters = returned(serving.address, players, left["campaign"])
        for stream, (version, head) in left["heads"].items():
            now = headquarters.now(stream)
            assert (now.version, now.head.hex()) == (version, head)


def test_each_of_its_games_is_played_to_the_end_and_verifies(folder: Folder) -> None:
    data, _, left = folder
    with Serving(data, requests_a_second=100_000) as serving:
        games = {name: Returned(serving.address, game) for name, game in left["games"].items()}
        committed = games["committed"]
        next(seat for seat in committed.seats if seat.name == "german").commit()
        for seat in committed.seats:
            seat.reveal()
        asked = games["asked_back"]
        (request,) = asked.seats[0].snapshot().undo_requests
        assert request.dispute and fates(asked.seats[0]) == [""]
        other = next(seat for seat in asked.seats if seat.name != request.seat)
        other("AnswerUndo", asked_by=request.seat, agree=True)
        assert fates(other) == ["went_back"]
        assert len(games["picked"].now().prompts) == 1
        for name in ("running", "picked", "committed", "asked_back"):
            games[name].plays_on(name)
        for name, game in games.items():
            if name != "closed":
                game.closes()
            report = verify(game.file(), SYSTEMS, CODECS, verifies)
            assert report.problems == () and report.audience == "referee", (name, report.problems)
            assert report.version > game.left["version"] or name == "closed"


def test_its_campaign_is_played_to_the_end_by_its_players_and_meets_its_games(folder: Folder) -> None:
    data, players, left = folder
    with Serving(data, requests_a_second=100_000) as serving:
        headquarters = returned(serving.address, players, left["campaign"])
        while True:
            headquarters.answer(headquarters.asked(headquarters.game)[0][0], headquarters.game)
            headquarters.give_up(random.Random(headquarters.game).choice(SIDES))
            for side in SIDES:
                headquarters.answer_all(side, until="state")
            if not headquarters.asked():
                break
            headquarters.begin(headquarters.muster())
        assert headquarters.now().outcome.HasField("how")
        headquarters.confirm_end()
        streams = [left["campaign"], *(entry.game for entry in headquarters.ask("GetRecord").entries)]
        files = [exported(headquarters, stream) for stream in streams]
    campaign, *games = files
    assert len(games) > 2
    for export in files:
        assert verify(export, SYSTEMS, CODECS, verifies).problems == ()
    for game in games:
        assert meeting.belongs(meeting.read(game).created, meeting.read(campaign).game)
        assert meeting.disagreements(meeting.read(campaign), meeting.read(game)) == []


def exported(headquarters: Headquarters, stream: str) -> Export:
    whole = Client(headquarters.of("soviet").address, token="").stream("ExportGame", game=stream, audience="referee")
    return parse(b"".join(piece.chunk for piece in whole))
