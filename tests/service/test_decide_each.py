"""Decisions on one stream: each is answered, or refused, as a call of its own would be."""

import queue
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Self

import pytest
from grpc import StatusCode

from kronika.v1 import errors_pb2
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.service.client import Client, Refused, Stream
from tests.service.conftest import stop
from tests.service.table import Seat, Table, refusal

PATH = "/kronika.v1.GameService/DecideEach"


class Deciding:
    """A stream of decisions by one client. Bytes are sent that need not be a message."""

    def __init__(self, client: Client) -> None:
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        call = client.channel.stream_stream(PATH, None, pb.DecideEachResponse.FromString)
        self._stream = Stream(call(iter(self._asked.get, None), metadata=client._metadata, timeout=300))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._asked.put(None)
        assert next(self._stream, None) is None, "as many answers as requests"

    def send(self, request: Any) -> None:
        self._asked.put(request if isinstance(request, bytes) else request.SerializeToString())

    def told(self) -> Any:
        return next(self._stream)

    def __call__(self, request: Any) -> Any:
        """The answer to a request."""
        self.send(request)
        found = self.told()
        assert found.WhichOneof("outcome") == "answer", found
        return found.answer

    def refused(self, request: Any) -> Any:
        """The refusal of a request that must be refused."""
        self.send(request)
        found = self.told()
        assert found.WhichOneof("outcome") == "refusal", found
        return found.refusal


def request(seat: Seat, **fields: Any) -> Any:
    """What answers the seat's prompt."""
    fields = {"request_id": secrets.token_hex(8)} | fields
    return pb.DecideRequest(game=seat.game, seat=seat.name, **seat.request(**fields))


def as_call(refused: Refused) -> Any:
    """The refusal of a call as one within a stream."""
    return errors_pb2.Refusal(
        code=StatusCode[refused.code].value[0],
        sentence=refused.said,
        reason=f"ERROR_REASON_{refused.reason}",
        metadata=refused.metadata,
        field=refused.fields[0] if refused.fields else "",
    )


def test_a_turn_is_played_on_one_stream_and_told_as_by_calls_of_their_own(service: Embedded) -> None:
    table = Table(service.address).started()
    seat, _ = table.in_turn()
    with Deciding(seat.client) as deciding:
        for _ in range(3):
            before = table.now().version
            asked = request(seat)
            answer = deciding(asked)
            assert answer.events[0].version == before + 1
            assert answer.receipt.version == answer.snapshot.version == table.now().version
            assert answer.snapshot.prompts == seat.snapshot().prompts
            again = seat.client("Decide", **{name.name: value for name, value in asked.ListFields()}).answer
            assert again.events == answer.events, "a call repeats what the stream has done"
            assert deciding(asked).events == answer.events, "and so does the stream"


def test_decisions_of_several_games_are_sent_ahead_and_answered_in_their_order(service: Embedded) -> None:
    client = Client(service.address)
    tables = [Table(service.address, clients=[client, client]).started() for _ in range(3)]
    asked = [
        request(seat) for seat_of_all in zip(*(table.seats for table in tables), strict=True) for seat in seat_of_all
    ]
    with Deciding(client) as deciding:
        for one in asked:
            deciding.send(one)
        answers = [deciding.told().answer for _ in asked]
    assert [(answer.receipt.game, answer.snapshot.audience) for answer in answers] == [
        (one.game, one.seat) for one in asked
    ]


def test_refusal_in_a_stream_changes_nothing_and_the_stream_continues(service: Embedded) -> None:
    table = Table(service.address).started()
    seat, other = table.in_turn()
    good = request(seat)
    version = table.now().version

    def but(**fields: Any) -> Any:
        changed = pb.DecideRequest()
        changed.CopyFrom(good)
        for name, value in fields.items():
            setattr(changed, name, value)
        return changed

    with Deciding(seat.client) as deciding:
        for wrong in (
            but(prompt=good.prompt + 1),
            but(seat=other.name),
            but(game="nowhere"),
            but(request_id=""),
            but(request_id="\x07"),
            but(expected_version=1),
            pb.DecideRequest(game=table.game, seat=seat.name, prompt=good.prompt, request_id="x"),
            pb.DecideRequest(),
        ):
            said = {field.name: value for field, value in wrong.ListFields()}
            assert deciding.refused(wrong) == as_call(refusal(partial(seat.client, "Decide", **said)))
        garbage = deciding.refused(b"\xff\xff\xff")
        assert garbage.reason == errors_pb2.ERROR_REASON_MALFORMED
        assert table.now().version == version
        assert deciding(good).snapshot.version > version


def test_stranger_learns_nothing_about_a_private_game(service: Embedded) -> None:
    table = Table(service.address, private=True).started()
    with Deciding(Client(service.address)) as deciding:
        found = deciding.refused(request(table.us))
        nowhere = deciding.refused(pb.DecideRequest(game=f"{table.game}x", seat="us"))
    assert found.reason == nowhere.reason == errors_pb2.ERROR_REASON_NOT_FOUND
    assert found.sentence.replace(table.game, "") == nowhere.sentence.replace(f"{table.game}x", "")


def test_a_sentence_is_in_the_language_of_the_stream(service: Embedded) -> None:
    clients = [Client(service.address, language="cs"), Client(service.address)]
    table = Table(service.address, clients=clients).started()
    with Deciding(clients[0]) as deciding:
        assert deciding.refused(request(table.us, request_id="")).sentence.startswith("Chybí request_id")


@pytest.mark.parametrize(
    ("client", "reason"),
    [
        (lambda address: Client(address, token="short"), "UNAUTHENTICATED"),
        (lambda address: Client(address, metadata=(("contract", "0" * 64),)), "CONTRACT_UNKNOWN"),
        (lambda address: Client(address, metadata=(("invitation", "none"),)), "MALFORMED"),
    ],
)
def test_wrong_call_is_refused_the_stream(service: Embedded, client: Callable[[str], Client], reason: str) -> None:
    deciding = Deciding(client(service.address))
    assert refusal(deciding.told).reason == reason


def test_each_decision_counts_as_a_call(embedded: Callable[..., Embedded]) -> None:
    service = embedded(requests_a_second=20, tokens_an_address=1000)
    with Deciding(Client(service.address)) as deciding:
        wrong = pb.DecideRequest(game="nowhere", seat="us", request_id="x")
        for _ in range(200):
            deciding.send(wrong)
        reasons = [deciding.told().refusal.reason for _ in range(200)]
    assert errors_pb2.ERROR_REASON_LIMIT_REACHED in reasons
    assert reasons[0] == errors_pb2.ERROR_REASON_NOT_FOUND


def test_a_stream_of_decisions_is_one_of_the_streams_of_its_token(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams=2, tokens_an_address=100)
    table = Table(service.address).started()
    us = table.us
    held = [Deciding(us.client) for _ in range(2)]
    for deciding in held:
        deciding.refused(pb.DecideRequest())
    refused = refusal(Deciding(us.client).told)
    assert (refused.reason, refused.metadata["quota"], refused.metadata["limit"]) == ("LIMIT_REACHED", "streams", "2")
    watching = us.client.stream("WatchGame", game=table.game, audience="us", after=table.now().version)
    assert refusal(held[0].told).metadata["quota"] == "streams", "that of a seat takes its place"
    answer = held[1](request(us))
    assert next(watching).events[0].version == answer.events[0].version
    watching.cut()
    held[1].__exit__()
    while service.app.quotas.streams._open:
        table.now()


def test_a_service_that_stops_ends_the_stream_and_what_was_answered_is_kept(embedded: Callable[..., Embedded]) -> None:
    service = embedded()
    table = Table(service.address).started()
    seat, _ = table.in_turn()
    deciding = Deciding(seat.client)
    asked = request(seat)
    answer = deciding(asked)
    stop(service)
    assert refusal(deciding.told).code in ("UNAVAILABLE", "CANCELLED")
    again = embedded()
    back = Client(again.address, token=seat.client.token)
    assert back("GetGame", game=table.game).game.version == answer.snapshot.version
    with Deciding(back) as deciding:
        assert deciding(asked).events == answer.events
