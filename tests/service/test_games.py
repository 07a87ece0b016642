"""Making games and finding them again."""

from typing import Any

import pytest

from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as game_pb
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Table, refusal


def create(client: Client, **fields: Any) -> Any:
    return client("CreateGame", **({"pack": "normandy", "scenario": "1"} | fields)).game


def test_a_new_game_has_empty_seats_and_anchors_for_every_audience(service: Embedded) -> None:
    game = create(Client(service.address), scenario="4", options={"strict": True, "reply_limit": 3600})
    assert (game.system, game.pack.name, game.scenario) == ("undaunted", "normandy", "4")
    assert game.phase == game_pb2.PHASE_SEATING
    assert [(seat.seat, seat.held) for seat in game.seats] == [("us", False), ("german", False)]
    assert game.options.strict and game.options.reply_limit == 3600
    assert set(game.epoch.anchors) == {"public", "us", "german"}
    assert not game.epoch.began


def test_a_request_id_repeated_gives_the_same_game(service: Embedded) -> None:
    client = Client(service.address)
    first, again = (create(client, request_id="my game") for _ in range(2))
    assert first == again
    assert create(client, request_id="my other game").game != first.game


def test_the_same_request_id_of_somebody_else_is_another_game(service: Embedded) -> None:
    first, second = (create(Client(service.address), request_id="my game") for _ in range(2))
    assert first.game != second.game


def test_without_a_request_id_each_call_is_a_game_of_its_own(service: Embedded) -> None:
    client = Client(service.address)
    assert create(client).game != create(client).game


@pytest.mark.parametrize("other", [{"scenario": "2"}, {"options": {"strict": True}}])
def test_a_request_id_with_another_body_is_refused(service: Embedded, other: dict[str, Any]) -> None:
    client = Client(service.address)
    create(client, request_id="once")
    refused = refusal(lambda: create(client, request_id="once", **other))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "REQUEST_REUSED")


def test_simultaneous_calls_with_one_request_id_make_one_playable_game(service: Embedded) -> None:
    table = Table(service.address)
    client = table.us.client
    calls = [client.future("CreateGame", pack="normandy", scenario="1", request_id="at once") for _ in range(8)]
    (game,) = {call.result().game.game for call in calls}
    for seat in table.seats:
        seat.game = game
    table.game = game
    table.started()
    assert table.now().phase == game_pb2.PHASE_RUNNING


@pytest.mark.parametrize(
    "fields",
    [
        {"options": {"reply_limit": -2}},
        {"options": {"closing_time": 366 * 86_400 + 1}},
        {"options": {"undo_expiry": -(2**31)}},
        {"request_id": "x" * 65},
        {"request_id": "line\nfeed"},
    ],
)
def test_options_and_ids_out_of_range_are_malformed(service: Embedded, fields: dict[str, Any]) -> None:
    refused = refusal(lambda: create(Client(service.address), **fields))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")


def test_without_a_token_nothing_is_made(service: Embedded) -> None:
    refused = refusal(lambda: create(Client(service.address, token="")))
    assert (refused.code, refused.reason) == ("UNAUTHENTICATED", "UNAUTHENTICATED")


@pytest.mark.parametrize("token", ["00", "zz" * 32, "00" * 33, "0" * 63])
def test_malformed_token_is_refused_everywhere(service: Embedded, token: str) -> None:
    refused = refusal(lambda: Client(service.address, token=token)("ListSystems"))
    assert refused.reason == "UNAUTHENTICATED"


# --- listing


class Library:
    """Five games of one player: three of them of scenario 2, one over, one closed."""

    def __init__(self, address: str) -> None:
        self.tables = [Table(address, "2"), Table(address, "2"), Table(address, "2"), Table(address), Table(address)]
        self.me = Client(address)
        for table in self.tables:
            table.us.client = self.me
            table.started()
        self.tables[3].finished()
        self.tables[4].closed()

    def games(self, **fields: Any) -> list[str]:
        """The ids of all pages."""
        found: list[str] = []
        token = ""
        while True:
            page = self.me("ListGames", page_token=token, **fields)
            found += [game.game for game in page.games]
            token = page.next_page_token
            if not token:
                return found

    def ids_at(self, at: Any, shown: dict[str, Any]) -> set[str]:
        """The games that changed last at a time."""
        return {game for game, one in shown.items() if one.updated_at == at}

    def ids(self, *places: int) -> list[str]:
        """The latest first."""
        return [self.tables[place].game for place in sorted(places, reverse=True)]


@pytest.fixture(scope="module")
def library(service: Embedded) -> Library:
    return Library(service.address)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 5, 200])
def test_pages_of_any_size_hold_every_game_once_the_latest_first(library: Library, size: int) -> None:
    assert library.games(mine=True, page_size=size) == library.ids(0, 1, 2, 3, 4)


def test_a_game_made_between_two_pages_is_not_seen_twice(library: Library) -> None:
    first = library.me("ListGames", page_size=2)
    create(library.me)
    second = library.me("ListGames", page_size=2, page_token=first.next_page_token)
    assert not {g.game for g in first.games} & {g.game for g in second.games}


def test_games_are_found_by_phase(library: Library) -> None:
    assert library.games(mine=True, phase=game_pb2.PHASE_RUNNING) == library.ids(0, 1, 2)
    assert library.games(mine=True, phase=game_pb2.PHASE_FINISHED) == library.ids(3)
    assert library.games(mine=True, phase=game_pb2.PHASE_CLOSED) == library.ids(4)
    assert library.games(mine=True, phase=game_pb2.PHASE_SEATING) == []


def test_games_are_found_by_pack_and_by_player(library: Library) -> None:
    mine, theirs = (
        next(s for s in library.tables[1].now().seats if s.seat == seat).player for seat in ("us", "german")
    )
    assert library.games(player=mine) == library.ids(0, 1, 2, 3, 4)
    assert library.games(player=theirs) == library.ids(1)
    assert library.games(player=mine, pack="normandy") == library.ids(0, 1, 2, 3, 4)
    assert library.games(player=mine, pack="stalingrad") == []


def test_games_are_found_by_scenario_with_and_without_a_pack(library: Library) -> None:
    assert library.games(mine=True, scenario="2") == library.ids(0, 1, 2)
    assert library.games(mine=True, scenario="2", page_size=1) == library.ids(0, 1, 2)
    assert library.games(mine=True, pack="normandy", scenario="1") == library.ids(3, 4)
    assert library.games(mine=True, pack="stalingrad", scenario="1") == []
    assert library.games(mine=True, scenario="") == []


def test_games_are_found_by_free_seats(service: Embedded) -> None:
    free, half, full = (Table(service.address) for _ in range(3))
    half.us.take()
    for seat in full.seats:
        seat.take()
    games = {"free": {free.game, half.game}, "full": {full.game}}

    def listed(seats: int) -> set[str]:
        return {one.game for one in Client(service.address)("ListGames", seats=seats, page_size=200).games}

    for seats, those in ((game_pb.SEAT_AVAILABILITY_FREE, "free"), (game_pb.SEAT_AVAILABILITY_FULL, "full")):
        assert listed(seats) & set().union(*games.values()) == games[those]
    full.us("LeaveSeat")
    assert full.game in listed(game_pb.SEAT_AVAILABILITY_FREE)
    assert full.game not in listed(game_pb.SEAT_AVAILABILITY_FULL)


def test_games_are_found_by_the_times_they_show(library: Library) -> None:
    shown = {one.game: one for one in library.me("ListGames", mine=True, page_size=200).games}
    (first, second, *_) = reversed(library.ids(0, 1, 2, 3, 4))
    created = shown[first].created_at
    assert created.ToDatetime() < shown[first].updated_at.ToDatetime()
    mine = set(library.ids(0, 1, 2, 3, 4))
    assert set(library.games(mine=True, created_after=created)) & mine == mine - {first}
    assert library.games(mine=True, created_before=created) == []
    assert library.games(mine=True, created_before=shown[second].created_at) == [first]
    last = max((shown[game].updated_at for game in mine), key=lambda at: at.ToDatetime())
    assert set(library.games(mine=True, updated_before=last)) & mine == mine - library.ids_at(last, shown)
    assert library.games(mine=True, updated_after=last) == []
    between = {"updated_after": shown[first].updated_at, "updated_before": last}
    assert first not in library.games(mine=True, **between)


def test_creation_time_is_that_of_the_first_event(service: Embedded) -> None:
    table = Table(service.address)
    made = table.us.client("ListEvents", game=table.game, page_size=1).events[0].at
    assert table.us.client("GetGame", game=table.game).game.created_at == made


@pytest.mark.parametrize(
    "fields",
    [
        {"page_size": -1},
        {"scenario": "no id"},
        {"seats": 0},
        {"seats": 99},
        {"created_after": {"seconds": 2**60}},
        {"updated_before": {"seconds": -(2**40)}},
        {"updated_after": {"nanos": -1}},
        {"page_token": "x"},
        {"page_token": "-1"},
        {"page_token": "kgHECAECAwQFBgcI"},
        {"page_token": "²"},
        {"page_token": "9" * 30},
        {"page_token": "9" * 5000},
        {"phase": 99},
    ],
)
def test_a_page_that_cannot_be_is_malformed(library: Library, fields: dict[str, Any]) -> None:
    refused = refusal(lambda: library.me("ListGames", **fields))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")


def test_my_games_need_a_token(service: Embedded) -> None:
    assert refusal(lambda: Client(service.address, token="")("ListGames", mine=True)).reason == "UNAUTHENTICATED"


# --- private games


def looks(table: Table) -> dict[str, dict[str, Any]]:
    """Every call that shows something of a game to a spectator."""
    return {
        "GetGame": {},
        "GetSnapshot": {},
        "ListEvents": {},
        "ListRolls": {},
        "GetRoll": {"version": 1},
        "ListTimeline": {},
        "ListLeaves": {},
        "GetNotation": {},
        "ListSteps": {},
        "GetPrompts": {"seat": "us"},
        "ForkGame": {"version": 1},
    }


def test_a_private_game_shows_a_stranger_nothing(service: Embedded) -> None:
    table = Table(service.address, private=True).started()
    stranger = Client(service.address)
    for method, fields in looks(table).items():
        refused = refusal(lambda m=method, f=fields: stranger(m, game=table.game, **f))
        assert (refused.code, refused.reason) == ("NOT_FOUND", "NOT_FOUND"), method
    for method in ("WatchGame", "ExportGame"):
        refused = refusal(lambda m=method: next(stranger.stream(m, game=table.game)))
        assert refused.reason == "NOT_FOUND", method
    player = table.now().seats[0].player
    assert table.game not in [g.game for g in stranger("ListGames", player=player).games]
    assert table.game in [g.game for g in table.us.client("ListGames", player=player).games]


def test_a_private_game_stays_private_when_it_is_closed(service: Embedded) -> None:
    table = Table(service.address, private=True).started().closed()
    stranger = Client(service.address)
    for audience in ("", "public", "referee"):
        refused = refusal(lambda a=audience: stranger("GetSnapshot", game=table.game, audience=a))
        assert refused.reason == "NOT_FOUND", audience
        refused = refusal(lambda a=audience: next(stranger.stream("ExportGame", game=table.game, audience=a)))
        assert refused.reason == "NOT_FOUND", audience
    assert table.us.client("GetSnapshot", game=table.game, audience="referee").snapshot.audience == "referee"


def test_the_seats_of_a_private_game_see_it_as_the_public_would(service: Embedded) -> None:
    table = Table(service.address, private=True).started()
    assert table.us.client("GetSnapshot", game=table.game).snapshot.audience == "public"
