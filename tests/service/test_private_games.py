"""Of a private game nobody is told but who is in it: every call of the contract is walked through, found by
its descriptor, so that none can be forgotten."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import grpc
import pytest
from google.protobuf.message_factory import GetMessageClass

from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2
from kronika.v1 import campaign_service_pb2, catalog_service_pb2, game_service_pb2, notice_service_pb2
from kronika.v1.errors_pb2 import ErrorReason
from tests.embedded import Embedded
from tests.service.client import Client, Refused, filled
from tests.service.headquarters import SIDES, Headquarters
from tests.service.table import Seat, Table, kinds, refusal

MODULES = (
    catalog_service_pb2,
    game_service_pb2,
    campaign_service_pb2,
    notice_service_pb2,
    undaunted_campaign_service_pb2,
)
METHODS = {
    f"{service.name}.{method.name}": method
    for module in MODULES
    for service in module.DESCRIPTOR.services_by_name.values()
    for method in service.methods
}
STREAM = "which game is meant"
"""A call about one game: whoever is not in it is told that there is none."""
NOTHING = "no game"
"""A call that is about no game of this service."""
LISTS = "games"
"""A call that tells of games in general, or of players."""
NAMED = {"game", "campaign"}
GENERAL = {
    "CatalogService.ListSystems": NOTHING,
    "CatalogService.ListPacks": NOTHING,
    "CatalogService.ListScenarios": NOTHING,
    "CatalogService.GetScenario": NOTHING,
    "CatalogService.DrawScenario": NOTHING,
    "CatalogService.GetRulebook": NOTHING,
    "CatalogService.GetService": NOTHING,  # how many games are in memory is told, not which
    "NoticeService.GetNotices": NOTHING,
    "NoticeService.SetMail": NOTHING,
    "NoticeService.ConfirmMail": NOTHING,
    "NoticeService.RemoveMail": NOTHING,
    "NoticeService.StopMail": NOTHING,
    "NoticeService.SetWebhook": NOTHING,
    "NoticeService.RemoveWebhook": NOTHING,
    "NoticeService.NotePresence": NOTHING,
    "GameService.CreateGame": NOTHING,
    "GameService.ImportGame": NOTHING,
    "GameService.ImportGameFile": NOTHING,
    "GameService.ReplayFile": NOTHING,
    "GameService.ReplayGameFile": NOTHING,
    "CampaignService.CreateCampaign": NOTHING,
    "GameService.ListGames": LISTS,
    "GameService.ExportGames": LISTS,
    "GameService.GetPlayerRolls": LISTS,
    "GameService.WatchPlayer": LISTS,
    "GameService.WatchGames": NOTHING,  # each game that it names is told of, or not, as by WatchGame
    "CampaignService.ListCampaigns": LISTS,
}
NO_SUCH = "abcdefghjkmn"
VALUES = {"seat": "us", "side": "soviet", "card": "S-P-001", "name": "Eve", "request_id": "r", "version": 1}
VALUES |= {"audience": "public", "asked": "german", "entropy": "00" * 32, "commitment": "00" * 32, "reason": "why"}
VALUES |= {"token_hash": "00" * 32, "asked_by": "german", "offered_by": "german", "proposal": 5, "invitation": 5}


def what(name: str) -> str:
    fields = METHODS[name].input_type.fields_by_name
    return STREAM if NAMED & set(fields) else GENERAL.get(name, "")


ABOUT_ONE = sorted(name for name in METHODS if what(name) == STREAM)


class Caller:
    """Calls any method by its descriptor, with a token and an invitation or without."""

    def __init__(self, address: str, token: str = "", invitation: str = "") -> None:
        self._channel = grpc.insecure_channel(address)
        self._metadata = [("authorization", f"Bearer {token}")] if token else []
        self._metadata += [("invitation", invitation)] if invitation else []

    def __call__(self, name: str, /, **fields: Any) -> list[Any]:
        """All messages of the answer; raises `Refused`."""
        method = METHODS[name]
        path = f"/{method.containing_service.full_name}/{method.name}"
        write = GetMessageClass(method.input_type).SerializeToString
        read = GetMessageClass(method.output_type).FromString
        request = filled(GetMessageClass(method.input_type), fields)
        try:
            if method.server_streaming and method.client_streaming:
                both = self._channel.stream_stream(path, write, read)
                return list(both(iter([request]), metadata=self._metadata, timeout=300))
            if method.server_streaming:
                stream = self._channel.unary_stream(path, write, read)(request, metadata=self._metadata, timeout=0.5)
                return list(until_quiet(stream))
            return [self._channel.unary_unary(path, write, read)(request, metadata=self._metadata, timeout=300)]
        except grpc.RpcError as error:
            raise Refused(error) from None


def until_quiet(stream: Any) -> Iterator[Any]:
    """What a stream tells before nothing more comes."""
    try:
        yield from stream
    except grpc.RpcError as error:
        if error.code() != grpc.StatusCode.DEADLINE_EXCEEDED:
            raise


def request(name: str, game: str) -> dict[str, Any]:
    """Fields that a call about a game could have."""
    known = METHODS[name].input_type.fields_by_name
    found = {field: value for field, value in VALUES.items() if field in known}
    return found | dict.fromkeys(NAMED & set(known), game)


def answer(caller: Caller, name: str, game: str) -> Any:
    """What a call is answered; of a refusal everything but the id of the game."""
    try:
        told = caller(name, **request(name, game))
        if not METHODS[name].client_streaming or not told[0].HasField("refusal"):
            return told
        why = told[0].refusal
        code = next(code.name for code in grpc.StatusCode if code.value[0] == why.code)
        reason = ErrorReason.Name(why.reason).removeprefix("ERROR_REASON_")
        return code, reason, "", dict(why.metadata), why.sentence.replace(game, NO_SUCH)
    except Refused as refused:
        return refused.code, refused.reason, refused.rule, refused.accepted, refused.said.replace(game, NO_SUCH)


@pytest.fixture(scope="module")
def games(service: Embedded, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Private ones in every phase: nobody sits, seated, running, closed; a campaign and a game of it."""
    tables = [Table(service.address, private=True) for _ in range(4)]
    tables[1].seated()
    tables[2].started().play(seed=3, most=30)
    tables[3].started().closed()
    hidden = Headquarters(service.address, tmp_path_factory.mktemp("hidden"), private=True).begin()
    return [*(table.game for table in tables), hidden.campaign, hidden.begin(hidden.muster()).game]


def strangers(address: str) -> Sequence[Caller]:
    """Somebody without a token, with one, and with an invitation to nothing."""
    return Caller(address), Caller(address, "ab" * 32), Caller(address, "ab" * 32, "cd" * 32)


def test_every_call_of_the_contract_is_known_here() -> None:
    assert [name for name in METHODS if not what(name)] == [], "say above what a new call is about"
    assert [name for name in GENERAL if name not in METHODS or what(name) == STREAM] == []


@pytest.mark.parametrize("name", ABOUT_ONE)
def test_outsider_gets_not_found_for_a_private_game(service: Embedded, games: list[str], name: str) -> None:
    for stranger in strangers(service.address):
        nothing = answer(stranger, name, NO_SUCH)
        assert nothing[1] in ("NOT_FOUND", "UNAUTHENTICATED"), nothing
        for game in games:
            assert answer(stranger, name, game) == nothing


@pytest.mark.parametrize("name", [name for name, kind in GENERAL.items() if kind == LISTS])
def test_no_list_tells_of_private_games_or_of_who_plays_in_them(service: Embedded, name: str, tmp_path: Path) -> None:
    public = Table(service.address).started()
    public.play(seed=4, most=40)
    us, german = public.seats

    def told() -> list[Any]:
        asked = [{}]
        if "player" in METHODS[name].input_type.fields_by_name:
            asked = [{"player": seat.player} for seat in public.now().seats]
        return [answer_to(stranger, name, fields) for stranger in strangers(service.address)[:2] for fields in asked]

    before = told()
    for end in (Table.seated, Table.started, played, lambda table: table.started().closed()):
        table = Table(service.address, private=True, clients=(us.client, german.client))
        end(table)
    Headquarters(service.address, tmp_path, private=True).begin()
    assert told() == before


def played(table: Table) -> None:
    table.started().play(seed=5, most=40)


def answer_to(caller: Caller, name: str, fields: dict[str, Any]) -> Any:
    try:
        return caller(name, **fields)
    except Refused as refused:
        return refused.code, refused.reason, refused.said


def test_a_players_rolls_in_private_games_are_counted_for_who_is_in_them(service: Embedded) -> None:
    table = Table(service.address, private=True).started()
    table.play(seed=3, until=lambda answer: "dice_rolled" in kinds(answer.events))
    roller = next(seat for seat in table.now().seats if seat.player)
    players = [seat.player for seat in table.now().seats]
    counts = [
        sum(client("GetPlayerRolls", player=player).rolls.rolls for player in players)
        for client in (table.us.client, table.german.client, Client(service.address), table.spectator)
    ]
    assert roller.player in players
    assert counts == [1, 1, 0, 0]


# --- who is in it


def test_its_creator_knows_of_it_and_watches_it_only_from_a_seat(service: Embedded) -> None:
    table = Table(service.address, private=True)
    creator = table.us.client
    assert creator("GetGame", game=table.game).game.game == table.game
    assert table.game in [game.game for game in creator("ListGames").games]
    assert refusal(lambda: creator("GetSnapshot", game=table.game)).reason == "NOT_ALLOWED_TO_WATCH"
    table.us.take()
    assert creator("GetSnapshot", game=table.game).snapshot.audience == "public"


def test_invited_player_sees_a_summary_and_sits_down(service: Embedded) -> None:
    table = Table(service.address, private=True)
    table.german.client.show(table.invite())
    assert table.german.client("GetGame", game=table.game).game.game == table.game
    assert refusal(lambda: table.german.client("GetSnapshot", game=table.game)).reason == "NOT_ALLOWED_TO_WATCH"
    table.german.take()
    assert table.german.snapshot().audience == "german"


def test_an_invitation_lets_one_in_once(service: Embedded) -> None:
    table = Table(service.address, private=True)
    secret = table.invite()
    for seat in ("german", "us"):
        comer = Seat(Client(service.address), table.game, seat)
        comer.client.show(secret)
        if seat == "german":
            comer.take()
        else:
            assert comer.refused("TakeSeat", name="Eve").reason == "NOT_FOUND"


def test_player_who_left_loses_access(service: Embedded) -> None:
    table = Table(service.address, private=True).seated()
    table.german("LeaveSeat")
    assert table.german.refused("TakeSeat", name="Eve").reason == "NOT_FOUND"
    assert table.game not in [game.game for game in table.german.client("ListGames").games]


def test_fork_of_a_private_game_is_private(service: Embedded) -> None:
    table = Table(service.address, private=True).started()
    asked = table.now().prompts[0].prompt
    table.closed()
    forked = table.us.client("ForkGame", game=table.game, version=asked).game
    assert forked.options.private
    assert refusal(lambda: Client(service.address)("GetGame", game=forked.game)).reason == "NOT_FOUND"


def test_C2_the_sides_of_a_private_campaign_are_in_all_its_games(service: Embedded, tmp_path: Path) -> None:
    hidden = Headquarters(service.address, tmp_path, private=True).begin()
    game = hidden.begin(hidden.muster()).game
    for side in SIDES:
        assert hidden.call(side, "GetGame", game).game.options.private
