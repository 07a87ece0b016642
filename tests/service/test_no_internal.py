"""No request makes a mistake of the service's own, whatever is asked of whatever stream at whatever
version: games and campaigns in every phase."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2, undaunted_campaign_service_pb2_grpc
from kronika.v1 import (
    campaign_service_pb2,
    campaign_service_pb2_grpc,
    catalog_service_pb2,
    catalog_service_pb2_grpc,
    game_service_pb2,
    game_service_pb2_grpc,
    notice_service_pb2,
    notice_service_pb2_grpc,
)
from tests.embedded import Embedded
from tests.examples import examples, mostly_slow
from tests.service.client import Refused
from tests.service.headquarters import SIDES, Headquarters
from tests.service.table import Table
from tests.service.test_nonsense import names_fields, odd_int, odd_text

SERVICES = {
    "GameService": (game_service_pb2, game_service_pb2_grpc.GameServiceStub),
    "CatalogService": (catalog_service_pb2, catalog_service_pb2_grpc.CatalogServiceStub),
    "CampaignService": (campaign_service_pb2, campaign_service_pb2_grpc.CampaignServiceStub),
    "NoticeService": (notice_service_pb2, notice_service_pb2_grpc.NoticeServiceStub),
    "UndauntedCampaignService": (
        undaunted_campaign_service_pb2,
        undaunted_campaign_service_pb2_grpc.UndauntedCampaignServiceStub,
    ),
}
METHODS = [
    (service, method.name)
    for service, (module, _) in SERVICES.items()
    for method in module.DESCRIPTOR.services_by_name[service].methods
    if not method.client_streaming
]
OURS = {grpc.StatusCode.INTERNAL, grpc.StatusCode.UNKNOWN, grpc.StatusCode.DATA_LOSS, grpc.StatusCode.UNAVAILABLE}
"""The codes of what is not the caller's mistake."""
FIRST_VERSIONS = 24
"""So many versions are each looked at; of those after them some."""
ALL_AUDIENCES = ("", "public", "referee", "us", "german", "soviet", "nobody")


class Streams:
    """Games and campaigns of one service, by the phase they are in, and the tokens that play them."""

    def __init__(self, service: Embedded, folder: Path) -> None:
        self.channel = grpc.insecure_channel(service.address)
        self.names: dict[str, str] = {}
        self.tokens = ["", "ab" * 32]
        make = lambda **options: Table(service.address, **options)  # noqa: E731
        self._add("seating", make())
        self._add("one seated", one := make())
        one.us.take()
        self._add("committing", make().seated())
        self._add("half revealed", half := make().seated())
        half.us.commit(), half.german.commit(), half.us.reveal()
        self._add("first prompts", make().started())
        self._add("running", running := make(scenario="5", reply_limit=60).started())
        running.play(seed=1, most=40)
        running.us("OfferDraw")
        self._add("undone", undone := make().started())
        undone.in_turn()[0].decide()
        for seat in undone.seats:
            self._try(lambda seat=seat: seat("RequestUndo"))
        self._add("private", make(private=True).started())
        self._add("finished", finished := make(closing_time=0).started())
        finished.play(seed=2, most=20)
        finished.finished()
        self._add("closed", closed := make().started())
        closed.play(seed=3, most=20)
        closed.closed()
        quarters = Headquarters(service.address, folder / "first").begin()
        self._add_campaign("campaign begun", quarters)
        played = Headquarters(service.address, folder / "second").begin()
        game = played.muster()
        played.begin(game)
        self._add_campaign("campaign played", played)
        self.names["game of a campaign"] = game
        after = Headquarters(service.address, folder / "third").begin()
        after.begin(after.muster()).give_up("german")
        self._add_campaign("aftermath", after)
        self.names["game that was over"] = after.game

    def _try(self, call: Callable[[], Any]) -> None:
        try:
            call()
        except Exception:
            return

    def _add(self, name: str, table: Table) -> None:
        self.names[name] = table.game
        self.tokens += [seat.client.token for seat in table.seats]

    def _add_campaign(self, name: str, quarters: Headquarters) -> None:
        self.names[name] = quarters.campaign
        self.tokens += [quarters.of(side).token for side in SIDES]

    def holders(self, stream: str) -> Iterator[str]:
        """A token for each seat of a stream that is held by one of these, and none."""
        yield ""
        for token in self.tokens[1:]:
            found = self.ask("GameService", "ListGames", {"mine": True, "page_size": 200}, token)
            campaigns = self.ask("CampaignService", "ListCampaigns", {"mine": True, "page_size": 200}, token)
            mine = [*found.games, *campaigns.campaigns]
            if any(game.game == stream for game in mine):
                yield token

    def ask(self, service: str, method: str, fields: dict[str, Any], token: str) -> Any:
        """The answer, of a stream the first message; None if it is refused. Fails if the service is at fault."""
        module, stub = SERVICES[service]
        request = getattr(module, f"{method}Request")(**fields)
        metadata = [("authorization", f"Bearer {token}")] if token else []
        try:
            answer = getattr(stub(self.channel), method)(request, metadata=metadata, timeout=300)
            if method.startswith("Watch"):
                answer.cancel()
                return None
            return list(answer) if method == "ExportGame" else answer
        except grpc.RpcError as error:
            refused = error
        assert refused.code() not in OURS, f"{method} {fields}: {refused.code().name} {refused.details()}"
        names_fields(Refused(refused))
        return None


@pytest.fixture(scope="module")
def streams(service: Embedded, tmp_path_factory: pytest.TempPathFactory) -> Streams:
    return Streams(service, tmp_path_factory.mktemp("players"))


PHASES = (
    "seating",
    "one seated",
    "committing",
    "half revealed",
    "first prompts",
    "running",
    "undone",
    "private",
    "finished",
    "closed",
    "campaign begun",
    "campaign played",
    "game of a campaign",
    "aftermath",
    "game that was over",
)


@pytest.mark.parametrize("phase", mostly_slow(PHASES, 2))
def test_every_reading_of_every_version_by_everybody_is_answered_or_refused_by_name(
    streams: Streams, phase: str
) -> None:
    stream = streams.names[phase]
    for token in streams.holders(stream):
        found = streams.ask("GameService", "GetGame", {"game": stream}, token)
        if found is None:
            continue
        last = found.game.version
        seats = [seat.seat for seat in found.game.seats]
        versions = sorted({-1, last + 1, *range(min(last, FIRST_VERSIONS) + 1), *range(0, last + 1, 17), last})
        for version in versions:
            for audience in ("", "referee", *seats):
                fields = {"game": stream, "audience": audience, "version": version, "scene": version % 2 == 1}
                streams.ask("GameService", "GetSnapshot", fields, token)
            streams.ask("GameService", "GetRoll", {"game": stream, "version": version}, token)
            for side in (*seats, ""):
                fields = {"campaign": stream, "version": version}
                streams.ask("UndauntedCampaignService", "GetBinder", {**fields, "side": side}, token)
            streams.ask("UndauntedCampaignService", "GetCity", {"campaign": stream, "version": version}, token)
            streams.ask("UndauntedCampaignService", "GetRecord", {"campaign": stream, "version": version}, token)
        for after in (-1, 0, 1, last - 1, last, last + 1):
            for audience in ("", "referee", *seats):
                fields = {"game": stream, "after": after, "audience": audience, "proof": True}
                streams.ask("GameService", "ListEvents", fields, token)
            for method in ("ListLeaves", "ListRolls", "ListTimeline"):
                for size in (0, 1, 200):
                    streams.ask("GameService", method, {"game": stream, "after": after, "page_size": size}, token)
        for audience in ("", "referee", *seats):
            for method in ("ExportGame", "GetNotation"):
                streams.ask("GameService", method, {"game": stream, "audience": audience}, token)


@pytest.mark.parametrize(("of", "method"), METHODS, ids=str)
@examples(30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_request_about_any_of_them_is_answered_or_refused_by_name(
    of: str, method: str, streams: Streams, data: st.DataObject
) -> None:
    module, _ = SERVICES[of]
    descriptor = getattr(module, f"{method}Request").DESCRIPTOR
    fields: dict[str, Any] = {}
    for field in descriptor.fields:
        if field.message_type is not None or field.is_repeated:
            continue
        if field.name in ("game", "campaign"):
            fields[field.name] = data.draw(st.sampled_from(sorted(streams.names.values())))
        elif field.name in ("seat", "side", "asked", "asked_by", "offered_by", "audience"):
            fields[field.name] = data.draw(st.sampled_from(ALL_AUDIENCES))
        elif field.type == field.TYPE_BYTES:
            fields[field.name] = data.draw(st.sampled_from([b"", b"\x00", bytes(16), bytes(32), bytes(64)]))
        elif field.cpp_type == field.CPPTYPE_STRING:
            fields[field.name] = data.draw(odd_text)
        elif field.cpp_type == field.CPPTYPE_BOOL:
            fields[field.name] = data.draw(st.booleans())
        elif field.cpp_type == field.CPPTYPE_ENUM:
            fields[field.name] = data.draw(st.integers(-2, 20))
        else:
            fields[field.name] = data.draw(st.integers(0, 60) | odd_int)
    streams.ask(of, method, fields, data.draw(st.sampled_from(streams.tokens)))
