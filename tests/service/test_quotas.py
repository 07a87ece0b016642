"""Quotas: what one token, one address and a crowd may use, and that no crowd keeps a player from his game."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from kronika.domain.kernel.words import Reason
from kronika.service import quotas
from kronika.service.errors import Refused as Turned
from kronika.service.quotas import Buckets, Nobody, Rate
from kronika.v1 import game_service_pb2
from tests.embedded import Embedded
from tests.service.client import Client, Refused, Stream
from tests.service.table import Table, refusal
from tests.service.test_files import export, import_file


def watch(client: Client, table: Table, audience: str = "") -> Stream:
    """A stream of a game that has begun to tell."""
    stream = client.stream("WatchGame", game=table.game, audience=audience)
    next(stream)
    return stream


def is_over(stream: Stream) -> Refused:
    """How a stream ends that had begun."""
    return refusal(lambda: [None for _ in stream])


def told(refused: Refused) -> tuple[str, str, str]:
    assert (refused.code, refused.reason) == ("RESOURCE_EXHAUSTED", "LIMIT_REACHED")
    return refused.metadata["quota"], refused.metadata["scope"], refused.metadata["limit"]


# --- streams


def test_a_full_house_of_spectators_keeps_no_player_from_his_game(embedded: Callable[..., Embedded]) -> None:
    service = embedded(watchers=3)
    table = Table(service.address).started()
    crowd = [watch(table.spectator, table) for _ in range(3)]
    assert told(refusal(lambda: watch(table.spectator, table))) == ("watchers", "game", "3")
    players = [watch(seat.client, table, seat.name) for seat in table.seats]
    table.us("OfferDraw")
    for stream in (*crowd, *players):
        assert next(stream).events
        stream.cut()


def test_a_token_has_so_many_streams_and_others_are_served_on(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams=3, tokens_an_address=100)
    greedy, table = Client(service.address), Table(service.address).started()
    held = [watch(greedy, table) for _ in range(3)]
    refused = refusal(lambda: next(greedy.stream("WatchPlayer")))
    assert told(refused) == ("streams", "token", "3")
    other = watch(Client(service.address), table)
    assert table.now().version
    for stream in (*held, other):
        stream.cut()


def test_an_address_has_the_streams_of_several_tokens(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams=2, tokens_an_address=2)
    table = Table(service.address).started()
    held = [watch(Client(service.address), table) for _ in range(4)]
    assert told(refusal(lambda: watch(Client(service.address), table))) == ("streams", "address", "4")
    player = watch(table.us.client, table, "us")
    assert is_over(held[0]).metadata["quota"] == "streams", "a spectator of the same address makes room"
    for stream in (*held[1:], player):
        stream.cut()


def test_all_together_leave_some_streams_to_seats(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams_in_all=4)
    table = Table(service.address).started()
    crowd = [watch(Client(service.address), table) for _ in range(3)]
    assert told(refusal(lambda: watch(Client(service.address), table))) == ("streams_in_all", "service", "3")
    players = [watch(seat.client, table, seat.name) for seat in table.seats]
    assert is_over(crowd[0]).reason == "LIMIT_REACHED"
    for stream in (*crowd[1:], *players):
        stream.cut()


def test_a_players_own_streams_make_room_for_that_of_his_seat(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams=2)
    table = Table(service.address).started()
    first, second = watch(table.us.client, table), watch(table.us.client, table, "us")
    third = watch(table.us.client, table, "us")
    assert is_over(first).metadata["quota"] == "streams", "that of a spectator goes first"
    fourth = watch(table.us.client, table, "us")
    assert is_over(second).metadata["quota"] == "streams", "then the oldest"
    table.us("OfferDraw")
    for stream in (third, fourth):
        assert next(stream).events
        stream.cut()


def test_a_seat_has_a_few_streams_and_a_further_one_replaces_the_oldest(embedded: Callable[..., Embedded]) -> None:
    service = embedded()
    table = Table(service.address).started()
    held = [watch(table.us.client, table, "us") for _ in range(quotas.SEAT_STREAMS + 1)]
    assert is_over(held[0]).reason == "LIMIT_REACHED"
    for stream in held[1:]:
        stream.cut()
    while service.app.quotas.streams._open:
        table.now()
    streams = service.app.quotas.streams
    assert not (streams._of_token or streams._of_address or streams._of_seat), "nothing is kept of what has ended"


# --- games


def make(client: Client, **fields: Any) -> Any:
    return client("CreateGame", pack="normandy", scenario="1", **fields).game


def test_a_token_makes_so_many_games_an_hour(embedded: Callable[..., Embedded]) -> None:
    service = embedded(games_an_hour=3, tokens_an_address=2)
    client = Client(service.address)
    first = make(client, request_id="first")
    make(client), make(client)
    refused = refusal(lambda: make(client))
    assert told(refused) == ("games_an_hour", "token", "3")
    assert 1000 < int(refused.metadata["retry_after"]) <= 1200 and "Wait" in refused.said
    assert make(client, request_id="first").game == first.game, "what was made is given again"
    other = Client(service.address, language="cs")
    for _ in range(3):
        make(other)
    refused = refusal(lambda: make(Client(service.address)))
    assert told(refused) == ("games_an_hour", "address", "6")


def test_where_no_games_are_to_be_made_none_is(embedded: Callable[..., Embedded]) -> None:
    refused = refusal(lambda: make(Client(embedded(games_a_day=0).address)))
    assert told(refused) == ("games_a_day", "token", "0") and "retry_after" not in refused.metadata


def test_a_day_has_its_own_quota_and_forks_and_copies_count(embedded: Callable[..., Embedded]) -> None:
    service = embedded(games_a_day=2)
    table = Table(service.address).started().closed()
    version = next(e.version for e in table.events() if e.kernel.WhichOneof("kernel_event") == "prompt_opened")
    forker = table.us.client
    forker("ForkGame", game=table.game, version=version)
    refused = refusal(lambda: forker("ForkGame", game=table.game, version=version))
    assert told(refused) == ("games_a_day", "token", "2")
    data = export(table.spectator, table.game, "referee")
    assert told(refusal(lambda: import_file(forker, data, copy=True))) == ("games_a_day", "token", "2")


def test_the_operator_makes_as_many_games_as_he_likes(embedded: Callable[..., Embedded]) -> None:
    service = embedded(operator_token="ab" * 32, games_an_hour=1, games_a_day=1)
    operator = Client(service.address, token="ab" * 32)
    assert len({make(operator).game for _ in range(3)}) == 3


# --- calls


class Time:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_itself_in_its_time() -> None:
    time = Time()
    buckets = Buckets(10, 5.0, time)
    buckets.take("anna", 10)
    assert buckets.wait("anna", 4) == 2.0 and buckets.wait("otto", 10) == 0.0
    time.now += 2.0
    assert buckets.wait("anna", 4) == 0.0 and buckets.wait("anna", 5) == 0.5
    assert buckets.wait("anna", 1000) == 3.0, "what costs more than a bucket holds needs a full one"
    time.now += 100.0
    buckets.take("anna", 1000)
    assert buckets.wait("anna", 1) > 100


def test_memory_of_callers_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_NAMES", 3)
    buckets = Buckets(10, 5.0, Time())
    for number in range(100):
        buckets.take(f"caller {number}", 10)
    assert list(buckets._left) == ["caller 97", "caller 98", "caller 99"]


def test_refused_call_uses_no_quota() -> None:
    rate = Rate("games_an_hour", 2, 60.0, 2)
    caller, neighbour = Caller("anna", "192.0.2.1"), Caller("otto", "192.0.2.1")
    rate.take(caller, 2)
    for _ in range(50):
        with pytest.raises(Turned) as refused:
            rate.take(caller)
        assert refused.value.rejection.reason == Reason.LIMIT_REACHED
    rate.take(neighbour, 2)
    with pytest.raises(Turned):
        rate.check(Nobody("192.0.2.1"))
    rate.take(Caller("eva", "192.0.2.2"), 2)


class Caller:
    """Who is counted."""

    def __init__(self, holder: str, address: str) -> None:
        self.holder, self.address = holder, address


def calls_until_refused(client: Client, method: str, **fields: Any) -> tuple[int, Refused]:
    count = 0
    while True:
        try:
            client(method, **fields)
        except Refused as refused:
            return count, refused
        count += 1


def test_a_call_that_is_much_work_counts_as_several(embedded: Callable[..., Embedded]) -> None:
    service = embedded(requests_a_second=40)
    table = Table(service.address)
    dear, refused = calls_until_refused(Client(service.address), "ListLeaves", game=table.game)
    assert told(refused) == ("requests_a_second", "token", "40")
    assert refused.metadata["retry_after"] == "1"
    cheap, _ = calls_until_refused(Client(service.address), "ListSystems")
    assert cheap >= 40 and dear < cheap / 2


def test_malformed_token_counts_for_its_address(embedded: Callable[..., Embedded]) -> None:
    service = embedded(requests_a_second=20, tokens_an_address=2)
    guesser, codes = Client(service.address, token="zz" * 32), set()
    while "RESOURCE_EXHAUSTED" not in codes:
        codes.add(refusal(lambda: guesser("ListSystems")).code)
    assert codes == {"UNAUTHENTICATED", "RESOURCE_EXHAUSTED"}


def test_behind_a_trusted_proxy_each_caller_has_his_own_quota(embedded: Callable[..., Embedded]) -> None:
    service = embedded(games_an_hour=1, tokens_an_address=1, trusted_proxies="127.0.0.1")
    of = lambda address: Client(service.address, metadata=(("x-forwarded-for", address),))  # noqa: E731
    make(of("192.0.2.1"))
    assert told(refusal(lambda: make(of("192.0.2.1")))) == ("games_an_hour", "address", "1")
    make(of("192.0.2.2"))


def test_a_header_of_the_callers_own_gets_nobody_another_quota(embedded: Callable[..., Embedded]) -> None:
    service = embedded(games_an_hour=1, tokens_an_address=1)
    of = lambda address: Client(service.address, metadata=(("x-forwarded-for", address),))  # noqa: E731
    make(of("192.0.2.1"))
    assert told(refusal(lambda: make(of("192.0.2.2")))) == ("games_an_hour", "address", "1")


# --- imports


class Upload:
    """A file that is being handed in, and is not finished."""

    def __init__(self, client: Client, *chunks: bytes) -> None:
        self._chunks: Queue[bytes | None] = Queue()
        for chunk in chunks:
            self._chunks.put(chunk)
        self.call = client._games.ImportGame.future(self._pieces(), metadata=client._metadata, timeout=300)

    def _pieces(self) -> Iterator[Any]:
        while (chunk := self._chunks.get()) is not None:
            yield game_service_pb2.ImportGameRequest(chunk=chunk)

    def drop(self) -> None:
        self._chunks.put(None)
        self.call.cancel()


def sizes(service: Embedded) -> list[int]:
    """How large the files are that are being handed in."""
    found = []
    for path in Path(service.app.incoming).iterdir():
        with suppress(FileNotFoundError):  # it may go while it is looked at
            found.append(path.stat().st_size)
    return sorted(found)


def test_unfinished_imports_lie_on_disk_are_few_and_leave_nothing(embedded: Callable[..., Embedded]) -> None:
    service = embedded(imports_at_once=2)
    client = Client(service.address)
    uploads = [Upload(client, *[b"x" * 300_000] * 10) for _ in range(2)]
    while sum(sizes(service)) < 5_900_000:
        client("ListSystems")
    refused = refusal(lambda: import_file(client, b"x"))
    assert told(refused) == ("imports_at_once", "token", "2")
    assert told(refusal(lambda: import_file(Client(service.address), b"x"))) == ("imports_at_once", "address", "2")
    for upload in uploads:
        upload.drop()
    while sizes(service):
        client("ListSystems")
    assert refusal(lambda: import_file(client, b"x")).reason == "TAMPERED", "there is room again"


def test_an_import_that_does_not_end_is_ended(embedded: Callable[..., Embedded]) -> None:
    service = embedded(import_seconds=1)
    refused = Refused(Upload(Client(service.address), b"x").call.exception())
    assert told(refused) == ("import_seconds", "service", "1")
    assert not sizes(service)


def test_imports_have_a_quota_of_bytes_and_one_of_files(embedded: Callable[..., Embedded]) -> None:
    service = embedded(import_bytes_an_hour=1_000_000, imports_an_hour=2)
    client = Client(service.address)
    refused = refusal(lambda: import_file(client, b"x" * 2_000_000, piece=100_000))
    assert told(refused) == ("import_bytes_an_hour", "token", "1000000")
    more = b"x" * 900_000
    assert told(refusal(lambda: import_file(client, more))) == ("import_bytes_an_hour", "token", "1000000")
    assert told(refusal(lambda: import_file(client, more))) == ("imports_an_hour", "token", "2")


def test_uploads_left_by_a_killed_service_are_removed_at_start(
    embedded: Callable[..., Embedded], tmp_path: Path
) -> None:
    left = tmp_path / "data" / "incoming" / "left.jsonl"
    left.parent.mkdir(parents=True)
    left.write_bytes(b"x")
    embedded()
    assert not left.exists() and left.parent.stat().st_mode & 0o077 == 0


# --- what a page holds


def test_a_page_of_events_ends_where_it_becomes_too_large(service: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(service.address).started()
    table.play(seed=1, most=20)
    whole = table.spectator("ListEvents", game=table.game, proof=True)
    monkeypatch.setattr("kronika.service.rpc.reading.LARGEST_MESSAGE", whole.ByteSize() // 5)
    page = table.spectator("ListEvents", game=table.game, proof=True)
    assert page.next_page_token and 0 < len(page.events) < len(whole.events) / 2
    assert table.events(proof=True) == list(whole.events), "the rest is on the further pages"
    told_of = []
    for message in table.spectator.stream("WatchGame", game=table.game, proof=True):
        told_of += message.events
        if len(told_of) == len(whole.events):
            break
    assert told_of == list(whole.events)
