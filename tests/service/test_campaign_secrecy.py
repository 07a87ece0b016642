"""Law 5 over the API: of two campaigns that differ in one binder the opponent and the public get the same."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from google.protobuf.message import Message
from google.protobuf.text_format import MessageToString

from kronika.tools.client.connection import Connection, ServiceRefused
from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2 as own_pb
from kronika.v1 import game_service_pb2 as game_pb
from kronika.v1 import system_pb2
from tests.embedded import Embedded
from tests.service.client import word
from tests.service.headquarters import SIDES, Headquarters

HASHES = re.compile(r'"(?:[0-9a-f]{64}|[0-9a-f]{128})"|head:.*|leaves:.*|genesis:.*')
BYTES = re.compile(
    r"(salt|seal|public|request|key|head|hash|link|previous|seed|entropy|commitment|signature|genesis|player|holder"
    r'|creator|value): ".*"'
)
TIMES = re.compile(r"(seconds|nanos): \d+")
MADE_UP = system_pb2.Decision(undaunted_campaign={"pick_card": {"card": "S-P-999"}})


class Ear:
    """All that a caller gets of a campaign, with what says nothing taken out: ids, hashes, times."""

    def __init__(self, headquarters: Headquarters, connection: Connection, audience: str) -> None:
        self._headquarters, self._connection, self._audience = headquarters, connection, audience

    def everything(self) -> list[str]:
        return [*self._of_games(), *self._of_campaigns(), *self._refusals()]

    def _said(self, answer: Message | ServiceRefused) -> str:
        if isinstance(answer, ServiceRefused):
            said = f"{answer.reason} {answer.rule} {answer.accepted} {answer}"
        else:
            said = MessageToString(answer)
        for pattern, instead in ((HASHES, "#"), (BYTES, "#"), (TIMES, "@")):
            said = pattern.sub(instead, said)
        return said.replace(self._headquarters.campaign, "CAMPAIGN")

    def _ask(self, call: Any, method: str, request: Message) -> str:
        try:
            return f"{method} {self._said(call(method, request))}"
        except ServiceRefused as refused:
            return f"{method} {self._said(refused)}"

    def _game(self, method: str, **fields: Any) -> str:
        request = getattr(game_pb, f"{method}Request")(game=self._headquarters.campaign, **fields)
        return self._ask(self._connection.games, method, request)

    def _campaign(self, method: str, **fields: Any) -> str:
        request = getattr(own_pb, f"{method}Request")(campaign=self._headquarters.campaign, **fields)
        return self._ask(partial(self._connection.report, "undaunted_campaign"), method, request)

    def _of_games(self) -> Iterator[str]:
        last = self._headquarters.now().version
        for audience in (self._audience, "", "soviet", "referee"):
            for version in (0, last // 2):
                yield self._game("GetSnapshot", audience=audience, version=version, scene=True)
            yield self._game("ListEvents", audience=audience, page_size=2000, proof=True)
        for method in ("GetGame", "ListTimeline", "ListRolls", "ListLeaves"):
            yield self._game(method)

    def _of_campaigns(self) -> Iterator[str]:
        last = self._headquarters.now().version
        for version in (0, last // 2, last, last + 1):
            for method in ("GetCity", "GetRecord"):
                yield self._campaign(method, version=version)
            for side in SIDES:
                yield self._campaign("GetBinder", side=side, version=version)
        for box in "PVRZ":
            for number in range(1, 80):
                yield self._campaign("GetSoldier", card=f"S-{box}-{number:03d}")

    def _refusals(self) -> Iterator[str]:
        for prompt in self._headquarters.now().prompts:
            for seat in SIDES:
                fields = {"seat": seat, "prompt": prompt.prompt, "request_id": "odd"}
                yield self._game("Decide", decision=MADE_UP, **fields)
        for method in ("RequestUndo", "WithdrawUndo", "ConfirmEnd", "ClaimGame", "Resign"):
            yield self._game(method, seat="soviet")
        yield self._game("ConfirmEnd", seat="german")
        yield self._game("ForkGame", version=20)


@pytest.fixture
def pair(service: Embedded, tmp_path: Path) -> list[Headquarters]:
    """Two campaigns of the same two players."""
    return [Headquarters(service.address, tmp_path, sign=False).begin() for _ in range(2)]


def same_to_others(pair: Sequence[Headquarters]) -> bool:
    """Whether the Germans and the public get the same of both; and the Soviets do not."""
    one, other = (
        [
            Ear(hq, hq.of("soviet"), "soviet").everything(),
            Ear(hq, hq.of("german"), "german").everything(),
            Ear(hq, Connection(hq.of("german").address, ""), "").everything(),
        ]
        for hq in pair
    )
    assert one[0] != other[0], "there is something to tell"
    for heard, there in zip(one[1] + one[2], other[1] + other[2], strict=True):
        assert heard == there
    return True


def last(legal: Sequence[Any]) -> Any:
    return legal[-1]


def test_law_5_C4_which_copies_go_into_a_deck_does_not_show_before_the_scenario_starts(
    pair: list[Headquarters],
) -> None:
    for headquarters in pair:
        for side in SIDES:
            headquarters.answer(side)
    for headquarters, choose in zip(pair, (lambda legal: legal[0], last), strict=True):
        headquarters.answer_all("soviet", choose=choose)
    assert same_to_others(pair)


def begun_by_germans(service: Embedded, folder: Path) -> Headquarters:
    """A campaign of the same two players, in whose first game the Germans can resign at once (S25)."""
    while True:
        headquarters = Headquarters(service.address, folder, sign=False).begin()
        game = headquarters.begin(headquarters.muster()).game
        while (asked := headquarters.asked(game)[0])[1] != "play":
            headquarters.answer(asked[0], game)
        if headquarters.may_withdraw("german", game):
            return headquarters


def test_law_5_C5_who_was_promoted_does_not_show_in_the_aftermath(service: Embedded, tmp_path: Path) -> None:
    """The Germans have not yet drawn themselves: what they will draw is their own."""
    pair = [begun_by_germans(service, tmp_path) for _ in range(2)]
    for headquarters in pair:
        headquarters.give_up("german")
        headquarters.answer("soviet")
        headquarters.answer("soviet")
    assert headquarters.asked() == [("german", "losses"), ("soviet", "aftermath")]
    while promoted(pair[0]) == promoted(pair[1]):
        for headquarters in pair:
            headquarters.call("soviet", "RequestUndo", seat="soviet")
            headquarters.call("german", "AnswerUndo", seat="german", asked_by="soviet", agree=True)
            headquarters.answer("soviet")
    assert same_to_others(pair)


def promoted(headquarters: Headquarters) -> list[str]:
    binder = headquarters.ask("GetBinder", side="soviet")
    return [card.card for card in binder.cards if word(card, "level") == "upgraded"]
