"""Every text of every request is judged at the door: a hostile one is refused by the name of its field,
with what would be accepted, and changes nothing."""

from collections.abc import Callable, Iterator
from typing import Any
from unicodedata import normalize

import pytest
from google.protobuf.descriptor import Descriptor, FieldDescriptor
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.formats import NAME, NOTE, kind_of
from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2
from kronika.v1 import campaign_service_pb2, catalog_service_pb2, game_service_pb2, notice_service_pb2
from tests.embedded import Embedded
from tests.examples import examples
from tests.hostile import NO_IDS, NOWHERE
from tests.service.client import Client, Refused
from tests.service.table import Table, refusal

MODULES = (
    (game_service_pb2, "GameService"),
    (campaign_service_pb2, "CampaignService"),
    (undaunted_campaign_service_pb2, "UndauntedCampaignService"),
    (catalog_service_pb2, "CatalogService"),
    (notice_service_pb2, "NoticeService"),
)
METHODS = [
    (module, service, method)
    for module, service in MODULES
    for method in module.DESCRIPTOR.services_by_name[service].methods
    if not method.client_streaming
]

A_KEY = "a key"
"""The last step of the way to a key of a map."""


def texts_of(descriptor: Descriptor, way: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The way to every text field of a request."""
    for field in descriptor.fields:
        if field.type == FieldDescriptor.TYPE_STRING:
            yield (*way, field.name)
        elif field.message_type is not None and field.message_type.GetOptions().map_entry:
            yield (*way, field.name, A_KEY)
            yield from texts_of(field.message_type.fields_by_name["value"].message_type, (*way, field.name))
        elif field.message_type is not None and len(way) < 6:
            yield from texts_of(field.message_type, (*way, field.name))


FIELDS = [(module, service, method, way) for module, service, method in METHODS for way in texts_of(method.input_type)]


def request_with(descriptor: Descriptor, way: tuple[str, ...], text: str) -> Any:
    """A request in which nothing but one text is given."""
    message: Any = descriptor._concrete_class()
    holder = message
    for step in way[:-1]:
        holder = getattr(holder, step)
        if hasattr(holder, "add"):
            holder = holder.add()
        elif hasattr(holder, "get_or_create"):
            holder = holder.get_or_create(text if way[-1] == A_KEY else "one")
    if way[-1] == A_KEY:
        return message
    if holder.DESCRIPTOR.fields_by_name[way[-1]].is_repeated:
        getattr(holder, way[-1]).append(text)
    else:
        setattr(holder, way[-1], text)
    return message


def call(client: Client, service: str, method: Any, message: Any) -> Any:
    """The answer, or the first message of a stream."""
    path = f"/{method.containing_service.full_name}/{method.name}"
    if not method.server_streaming:
        return client.raw(path, message.SerializeToString())
    return next(client.stream(method.name, **{f.name: v for f, v in message.ListFields()}))


@pytest.mark.parametrize(
    ("service_name", "method", "way"),
    [(service, method, way) for _, service, method, way in FIELDS],
    ids=[f"{method.name}-{'.'.join(way)}" for _, _, method, way in FIELDS],
)
def test_a_hostile_text_in_any_field_is_refused_by_name(
    service: Embedded, service_name: str, method: Any, way: tuple[str, ...]
) -> None:
    client = Client(service.address)
    stored = service.app.log.max_notification_id()
    within = way[-2] if len(way) > 1 else ""
    kind = kind_of(way[-1], within)
    for text in (one for one in NO_IDS if not kind.fits(normalize("NFC", one) if kind in (NAME, NOTE) else one)):
        message = request_with(method.input_type, way, text)
        refused = refusal(lambda m=message: call(client, service_name, method, m))
        assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")
        assert both(kind.said).en in refused.said
        assert way[-1] in refused.said and refused.said.isprintable()
    assert service.app.log.max_notification_id() == stored


def test_all_that_stands_nowhere_is_refused_everywhere() -> None:
    """Nothing in the test above is left out because a kind of text would take it."""
    for *_, way in FIELDS:
        kind = kind_of(way[-1])
        assert not any(kind.fits(text) for text in NOWHERE if kind is not NOTE or "\n" not in text)


def test_the_refusal_is_said_in_czech_too(service: Embedded) -> None:
    refused = refusal(lambda: Client(service.address, language="cs")("GetGame", game="\x1b"))
    assert refused.said == (
        "game má být označení: 1 až 64 písmen a-z, A-Z, číslic, - a _, první z nich písmeno nebo číslice; "
        "tento text obsahuje znak U+001B."
    )


@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.text(max_size=60))
def test_everything_accepted_can_be_shown(service: Embedded, name: str) -> None:
    """What a player calls himself is refused, or stands in the log as he wrote it and can be seen."""
    table = Table(service.address)
    before = table.now()
    taken = attempt(lambda: table.us("TakeSeat", name=name))
    if taken is not None:
        assert (taken.reason, table.now()) == ("MALFORMED", before)
        assert "name must be 1 to 40 visible characters" in taken.said
        return
    assert table.now().seats[0].name == name
    assert name.isprintable()


def attempt(call: Callable[[], Any]) -> Refused | None:
    try:
        call()
    except Refused as refused:
        return refused
    return None


@pytest.mark.parametrize("token", ["zz" * 32, "ab" * 31, "ab" * 33, "ab " * 32, "0x" + "ab" * 31])
def test_a_token_is_32_bytes_as_hex_digits(service: Embedded, token: str) -> None:
    refused = refusal(lambda: Client(service.address, token=token)("ListGames"))
    assert refused.reason == "UNAUTHENTICATED"
