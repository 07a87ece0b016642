"""Nonsense of all kinds, to every call: it is refused as the contract says, it is never a mistake of
the service's own, and it changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message import Message
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from kronika.v1 import game_service_pb2, system_pb2
from tests.embedded import Embedded
from tests.examples import examples
from tests.service.client import Client, Refused
from tests.service.table import Seat, Table

METHODS = game_service_pb2.DESCRIPTOR.services_by_name["GameService"].methods
UNARY = [m.name for m in METHODS if not m.server_streaming and not m.client_streaming]
STREAMING = [m.name for m in METHODS if m.server_streaming and not m.client_streaming and m.name != "WatchPlayer"]

TELLING = {"FAILED_PRECONDITION", "INVALID_ARGUMENT", "NOT_FOUND", "PERMISSION_DENIED", "UNAUTHENTICATED", "ABORTED"}
"""The codes that tell the caller what is wrong with the request."""

odd_text = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        ["", "us", "german", "public", "referee", "soviet", "1", "normandy", "0" * 64, "zz" * 32, "AB" * 32]
    ),
    st.text(min_size=1000, max_size=3000),
    st.text("0123456789abcdef", min_size=64, max_size=64),
)
odd_int = st.one_of(
    st.integers(-3, 60), st.sampled_from([0, -1, 2**31 - 1, -(2**31), 10_000]), st.integers(-(2**31), 2**31 - 1)
)


@st.composite
def nonsense(draw: st.DrawFn, descriptor: Descriptor, table: Table, depth: int = 0) -> Message:
    """A message of this type: each field left out, or something odd, or now and then right."""
    message: Any = descriptor._concrete_class()
    for field in descriptor.fields:
        if depth > 4 or field.is_repeated or not draw(st.booleans()):
            continue
        value = draw(_value(field, table, depth))
        if field.message_type is not None:
            getattr(message, field.name).CopyFrom(value)
        else:
            setattr(message, field.name, value)
    return message


def _value(field: FieldDescriptor, table: Table, depth: int) -> st.SearchStrategy[Any]:
    if field.message_type is not None:
        return nonsense(field.message_type, table, depth + 1)
    text = field.type == FieldDescriptor.TYPE_STRING
    if text and field.name == "game":
        return st.one_of(st.just(table.game), st.just(table.game), st.just(table.game), odd_text)
    if text and field.name in ("seat", "asked", "asked_by", "offered_by", "audience"):
        return st.one_of(st.sampled_from(["us", "german"]), odd_text)
    if field.name == "prompt":
        return st.one_of(st.just(max((prompt.prompt for prompt in table.now().prompts), default=1)), odd_int)
    if field.type == FieldDescriptor.TYPE_BYTES:
        return st.sampled_from([b"", b"\x00", bytes(32), bytes(33), bytes(64), bytes(100_000)])
    if text:
        return odd_text
    if field.cpp_type == FieldDescriptor.CPPTYPE_BOOL:
        return st.booleans()
    return odd_int


class Ground:
    """A game in the middle of a turn; a fresh one whenever something was accepted by luck."""

    def __init__(self, service: Embedded) -> None:
        self._service = service
        self.renew()
        scene = self.table.spectator("GetScenario", pack="normandy", scenario="1").scene.undaunted
        self.words = [named.id for named in (*scene.cards, *scene.counters, *scene.spaces)]

    def renew(self) -> None:
        self.table = Table(self._service.address).started()
        self.table.play(seed=1, most=4)

    def attempt(self, call: Callable[[], Any]) -> Refused | None:
        """The refusal, which tells what is wrong and has changed nothing; none if it was accepted."""
        before = self.table.now()
        refused = attempt(call)
        if refused is None:
            if self.table.now() != before:
                self.renew()
            return None
        assert refused.code in TELLING, refused
        assert refused.reason and refused.said and refused.domain == "kronika"
        names_fields(refused)
        assert self.table.now() == before
        return refused


@pytest.fixture
def ground(service: Embedded) -> Ground:
    return Ground(service)


def fields_of(message: Message) -> dict[str, Any]:
    return {field.name: value for field, value in message.ListFields()}


@pytest.mark.parametrize("method", UNARY)
@examples(30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_nonsense_is_refused_by_name_and_changes_nothing(method: str, ground: Ground, data: st.DataObject) -> None:
    table = ground.table
    request = data.draw(nonsense(getattr(game_service_pb2, f"{method}Request").DESCRIPTOR, table))
    client = data.draw(st.sampled_from([table.us.client, table.german.client, table.spectator]))
    ground.attempt(lambda: client(method, **fields_of(request)))


@pytest.mark.parametrize("method", STREAMING)
@examples(15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_nonsense_to_a_stream_is_refused_too(method: str, ground: Ground, data: st.DataObject) -> None:
    fields = fields_of(data.draw(nonsense(getattr(game_service_pb2, f"{method}Request").DESCRIPTOR, ground.table)))
    if method == "WatchGame":
        fields["after"] = min(fields.get("after", 0), 3)
    stream = ground.table.us.client.stream(method, **fields)
    refused = attempt(lambda: next(stream))
    if refused is not None:
        assert refused.code in TELLING, refused
        names_fields(refused)
    stream.cut()


@pytest.mark.parametrize("body", [b"", b"\n", b"{}", b"\n\n\n", b'{"format":"kronika.export.v1"}\n' * 3, b"\xff" * 500])
def test_file_that_is_not_an_export_is_not_imported(service: Embedded, body: bytes) -> None:
    client = Client(service.address)
    refused = attempt(lambda: client.send("ImportGame", iter([game_service_pb2.ImportGameRequest(chunk=body)])))
    assert refused is not None
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "TAMPERED")


@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_every_decision_that_is_not_legal_is_refused_and_changes_nothing(ground: Ground, data: st.DataObject) -> None:
    """Law 2 over the API: nonsense that looks like a decision."""
    seat = next(s for s in ground.table.seats if s.name == ground.table.now().prompts[0].seat)
    snapshot = seat.snapshot()
    decision = data.draw(decisions(ground.words))
    legal = decision in [one.decision for one in snapshot.prompts[0].legal]
    refused = ground.attempt(lambda: seat.decide(decision, prompt=snapshot.prompts[0].prompt))
    assert (refused is None) == legal
    if refused is not None:
        assert refused.reason in ("AGAINST_THE_RULES", "MALFORMED")
        assert bool(refused.rule) == (refused.reason == "AGAINST_THE_RULES")


@st.composite
def decisions(draw: st.DrawFn, words: list[str]) -> Any:
    """A decision of any kind about cards, counters and spaces of this game, or about none."""
    decision = system_pb2.Decision()
    message: Any = decision.undaunted
    while message.DESCRIPTOR.oneofs:
        (oneof,) = message.DESCRIPTOR.oneofs
        message = getattr(message, draw(st.sampled_from([field.name for field in oneof.fields])))
        message.SetInParent()
        for field in message.DESCRIPTOR.fields:
            if field.containing_oneof is None and field.message_type is None:
                setattr(message, field.name, draw(_scalar(field, words)))
        message = getattr(message, "act", message)
    return decision


def _scalar(field: FieldDescriptor, words: list[str]) -> st.SearchStrategy[Any]:
    if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
        return st.sampled_from([*words, "", "nowhere"])
    return odd_int


def names_fields(refused: Refused) -> None:
    """What is malformed is told with the field that it stands in, and nothing else is."""
    assert (refused.code == "INVALID_ARGUMENT") == bool(refused.fields), refused
    assert all(refused.fields), refused


def attempt(call: Callable[[], Any]) -> Refused | None:
    """How a call is refused; none if it is not."""
    try:
        call()
    except Refused as refused:
        return refused
    return None


@pytest.mark.parametrize("name", ["US", "us-", "public", "referee", ""])
def test_a_seat_has_one_spelling(ground: Ground, name: str) -> None:
    refused = Seat(ground.table.us.client, ground.table.game, name).refused("Resign")
    assert (refused.code, refused.reason, refused.accepted) == ("NOT_FOUND", "NOT_FOUND", ("us", "german"))
