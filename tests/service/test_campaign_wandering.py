"""Laws 1, 3 and 4 of campaigns at a service: whatever both sides ask in whatever order, between the
scenarios, in them and at their ends, also when everything is forgotten and folded anew."""

import random
from typing import Any

import pytest

from kronika.domain.undaunted.campaign.state import Stage
from kronika.domain.undaunted.campaign.validation import check_board
from kronika.service.application import Refused
from kronika.service.rpc import play, views
from kronika.v1 import game_service_pb2 as pb
from tests.service.test_campaign_races import CALLERS, War, at_war

pytestmark = pytest.mark.slow

ENDS = ("ConfirmEnd", "RequestUndo", "WithdrawUndo")
HANDLERS = {
    "ConfirmEnd": play.confirm_end,
    "RequestUndo": play.request_undo,
    "WithdrawUndo": play.withdraw_undo,
    "Resign": play.resign,
    "AnswerUndo": play.answer_undo,
}


ALL = {"ConfirmEnd", "RequestUndo", "AnswerUndo", "Resign"}
MOST = 8000
"""Steps, of which chance says how far they lead."""


class Wanderer:
    """Both sides of a campaign, without a plan."""

    def __init__(self, war: War, seed: int) -> None:
        self.war, self.choose = war, random.Random(seed)
        self.done: set[str] = set()

    async def step(self) -> None:
        board = (await self.war.live()).position.game.board
        playing = board.phase == Stage.PLAYING
        stream = board.game if board.game and (playing or self.choose.random() < 0.1) else self.war.campaign
        if playing and not (await self.war.app.games.get(stream)).ledger.epoch.began:
            await self.war.begin(stream)
        side = self.choose.choice(tuple(CALLERS))
        await self._answer_undo(stream, side)
        if self.choose.random() < 0.75:
            await self._decide(stream, side)
        elif playing and stream != self.war.campaign and await self._may_resign(stream, side):
            await self._ask("Resign", stream, side)
        else:
            await self._ask(self.choose.choice(ENDS), stream, side)
        if self.choose.random() < 0.05:
            for one in (self.war.campaign, board.game):
                self.war.app.games.drop(one)

    async def _may_resign(self, stream: str, side: str) -> bool:
        game = await self.war.app.games.get(stream)
        return game.position.game.outcome is None and not game.system.may_resign(game.position.game.board, side)

    async def _ask(self, method: str, stream: str, side: str, **fields: Any) -> None:
        try:
            await HANDLERS[method](
                self.war.app, getattr(pb, f"{method}Request")(game=stream, seat=side, **fields), CALLERS[side]
            )
        except Refused:
            return
        self.done.add(method)

    async def _decide(self, stream: str, side: str) -> None:
        request = pb.GetSnapshotRequest(game=stream, audience=side)
        prompts = (await views.get_snapshot(self.war.app, request, CALLERS[side])).snapshot.prompts
        if not prompts:
            return
        asked = self.choose.choice(prompts)
        await self.war.decide(
            pb.DecideRequest(
                game=stream,
                seat=side,
                prompt=asked.prompt,
                decision=self.choose.choice(asked.legal).decision,
                request_id=str(self.choose.random()),
            )
        )

    async def _answer_undo(self, stream: str, side: str) -> None:
        for asker in [one for one in (await self.war.app.games.get(stream)).ledger.undo if one != side]:
            agree = self.choose.random() < 0.6
            await self._ask("AnswerUndo", stream, side, asked_by=asker, agree=agree)


async def check(war: War) -> None:
    """What must hold at any time."""
    live = await war.live()
    position, board = live.position, live.position.game.board
    assert check_board(board) == ""
    closed = sum(war.stored("game_closed", entry.game) for entry in board.record)
    assert war.stored("scenario_concluded") == closed
    assert war.stored("scenario_started") == len(board.record)
    if board.phase == Stage.PLAYING:
        assert not position.game.prompts and closed == len(board.record) - 1
    elif board.phase != Stage.ENDED:
        assert position.game.prompts, "somebody is asked"
        assert closed == len(board.record)
    assert war.app.games._load(war.campaign).position == position


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_laws_1_3_4_nothing_is_lost_doubled_or_stuck_whatever_is_asked(seed: int, tmp_path, monkeypatch) -> None:
    @at_war
    async def wander(war: War) -> None:
        wanderer = Wanderer(war, seed)
        for _ in range(MOST // 10):
            for _ in range(10):
                await wanderer.step()
            await check(war)
            if wanderer.done >= ALL and len((await war.live()).position.game.board.record) > 2:
                return
        raise AssertionError(f"after so many steps only {wanderer.done} were done")

    wander(tmp_path, monkeypatch)
