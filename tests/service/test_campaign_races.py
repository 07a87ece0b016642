"""Design 10: the two transactions over two streams, when calls meet and when the disk fails. The
handlers are called directly, so that the moment is exact."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError

from kronika.domain.kernel.chance import commitment
from kronika.service.application import Application, Refused
from kronika.service.live import LiveGame
from kronika.service.rpc import games, play, seats, views
from kronika.service.rpc.common import Caller
from kronika.service.settings import Settings
from kronika.v1 import campaign_service_pb2 as pb
from kronika.v1 import game_service_pb2 as game_pb
from tests.service.headquarters import passing
from tests.service.test_races import ENTROPY, Disk

CALLERS = {side: Caller(side.encode().hex(), "en") for side in ("soviet", "german")}


class War:
    """An application without its network, with a campaign that both have begun, on a disk that can fail."""

    def __init__(self, app: Application, disk: Disk) -> None:
        self.app, self.disk, self.campaign = app, disk, ""

    async def create(self) -> None:
        request = pb.CreateCampaignRequest(pack="stalingrad")
        self.campaign = (await games.create_campaign(self.app, request, CALLERS["soviet"])).campaign.game
        for side, caller in CALLERS.items():
            await seats.take_seat(self.app, game_pb.TakeSeatRequest(game=self.campaign, seat=side, name=side), caller)
        await self.begin(self.campaign)

    async def begin(self, stream: str) -> None:
        epoch = (await self.app.games.get(stream)).ledger.epoch
        for side, caller in CALLERS.items():
            committed = commitment(side, stream, epoch.anchors, bytes.fromhex(ENTROPY))
            request = game_pb.CommitEntropyRequest(
                game=stream, seat=side, epoch=epoch.number, commitment=bytes.fromhex(committed)
            )
            await seats.commit_entropy(self.app, request, caller)
        for side, caller in CALLERS.items():
            reveal = game_pb.RevealEntropyRequest(
                game=stream, seat=side, epoch=epoch.number, entropy=bytes.fromhex(ENTROPY)
            )
            await seats.reveal_entropy(self.app, reveal, caller)

    async def answer_of(self, side: str) -> game_pb.DecideRequest | None:
        """A decision of the side that will be accepted; none if it is not asked."""
        request = game_pb.GetSnapshotRequest(game=self.campaign, audience=side)
        prompts = (await views.get_snapshot(self.app, request, CALLERS[side])).snapshot.prompts
        if not prompts:
            return None
        return game_pb.DecideRequest(
            game=self.campaign,
            seat=side,
            prompt=prompts[0].prompt,
            decision=prompts[0].legal[0].decision,
            request_id=str(prompts[0].prompt),
        )

    async def decide(self, request: game_pb.DecideRequest) -> Any:
        return await play.decide(self.app, request, CALLERS[request.seat])

    async def last_pick(self) -> game_pb.DecideRequest:
        """The choice with which the first scenario will start: all others are made."""
        for side in CALLERS:
            request = await self.answer_of(side)
            assert request is not None
            await self.decide(request)
        while (request := await self.answer_of("soviet")) is not None:
            await self.decide(request)
        while True:
            request = await self.answer_of("german")
            assert request is not None
            if len((await self.live()).position.game.board.camps["german"].picked) == 10:
                return request
            await self.decide(request)

    async def finished(self) -> str:
        """The first scenario was given up, and one side has confirmed it; its game."""
        await self.decide(await self.last_pick())
        game = f"{self.campaign}-1"
        await self.begin(game)
        await self.resign(game)
        await self.confirm("german")
        return game

    async def resign(self, game: str) -> None:
        """The German side resigns at the start of its turn."""
        while True:
            asked = (await self.app.games.get(game)).position.game.prompts[0]
            if (asked.seat, asked.kind) == ("german", "play"):
                break
            request = game_pb.GetSnapshotRequest(game=game, audience=asked.seat)
            (prompt,) = (await views.get_snapshot(self.app, request, CALLERS[asked.seat])).snapshot.prompts
            await self.decide(
                game_pb.DecideRequest(
                    game=game,
                    seat=asked.seat,
                    prompt=prompt.prompt,
                    decision=passing(prompt.legal).decision,
                    request_id=str(prompt.prompt),
                )
            )
        await play.resign(self.app, game_pb.ResignRequest(game=game, seat="german"), CALLERS["german"])

    async def confirm(self, side: str) -> Any:
        request = game_pb.ConfirmEndRequest(game=f"{self.campaign}-1", seat=side)
        return await play.confirm_end(self.app, request, CALLERS[side])

    async def live(self, number: int = 0) -> LiveGame:
        return await self.app.games.get(f"{self.campaign}-{number}" if number else self.campaign)

    def stored(self, tag: str, stream: str = "") -> int:
        """How many events of a kind the log holds of the campaign, or of a game of it."""
        return sum(tag in str(name) for _, name, _ in self.app.log.rows(stream or self.campaign))


def at_war(test: Callable[[War], Awaitable[None]]) -> Callable[..., None]:
    def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def main() -> None:
            app = Application(Settings(data=str(tmp_path)))
            try:
                war = War(app, Disk(app, monkeypatch))
                await war.create()
                await test(war)
            finally:
                await app.close()

        asyncio.run(main())

    run.__doc__ = test.__doc__
    return run


# --- a scenario starts


@at_war
async def test_a_start_that_could_not_be_written_is_on_neither_side(war: War) -> None:
    request = await war.last_pick()
    war.disk.fails = 1
    with pytest.raises(OperationalError):
        await war.decide(request)
    assert war.stored("scenario_started") == 0
    assert war.app.log.rows(f"{war.campaign}-1") == []
    await war.decide(request)
    assert war.stored("scenario_started") == war.stored("scenario_set_up", f"{war.campaign}-1") == 1
    await war.begin(f"{war.campaign}-1")


@at_war
async def test_a_start_of_which_it_is_unknown_whether_it_was_written_is_answered_from_the_log(war: War) -> None:
    request = await war.last_pick()
    war.disk.fails_after = 1
    assert await war.decide(request) == await war.decide(request)
    assert war.stored("scenario_started") == 1
    await war.begin(f"{war.campaign}-1")


@at_war
async def test_repeated_start_request_keeps_the_chance_of_the_game(war: War) -> None:
    """The second call waits for the first, whose outcome is unknown; what it knew is out of date."""
    request = await war.last_pick()
    war.disk.fails_after = 1
    one, other = await asyncio.gather(war.decide(request), war.decide(request))
    assert one == other
    assert war.stored("scenario_started") == 1
    await war.begin(f"{war.campaign}-1")
    assert war.app.chances.of(await war.live(1))


# --- a game closes


@at_war
async def test_a_close_that_could_not_be_written_is_on_neither_side(war: War) -> None:
    game = await war.finished()
    war.disk.fails = 1
    with pytest.raises(OperationalError):
        await war.confirm("soviet")
    assert (war.stored("game_closed", game), war.stored("scenario_concluded")) == (0, 0)
    await war.confirm("soviet")
    assert (war.stored("game_closed", game), war.stored("scenario_concluded")) == (1, 1)


@at_war
async def test_a_close_of_which_it_is_unknown_whether_it_was_written_is_on_both_sides_once(war: War) -> None:
    game = await war.finished()
    war.disk.fails_after = 1
    made = await asyncio.gather(war.confirm("soviet"), war.confirm("soviet"), return_exceptions=True)
    assert isinstance(made[0], OperationalError) and isinstance(made[1], Refused)
    assert (war.stored("game_closed", game), war.stored("scenario_concluded")) == (1, 1)
    assert {prompt.kind for prompt in (await war.live()).position.game.prompts} == {"losses"}


@at_war
async def test_simultaneous_confirmations_close_it_once(war: War) -> None:
    game = await war.finished()
    made = await asyncio.gather(*[war.confirm(side) for side in ("soviet", "german") * 2], return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in made) == 1
    assert all(isinstance(one, Refused) for one in made if isinstance(one, Exception))
    assert (war.stored("game_closed", game), war.stored("scenario_concluded")) == (1, 1)
