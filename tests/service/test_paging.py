"""Every list comes in pages, all in one way (AIP-158)."""

import re
from pathlib import Path
from typing import Any

import grpc
import pytest
from google.protobuf.message import Message

from kronika.service.quotas import ITEMS
from kronika.service.requests import page_of
from kronika.v1 import (
    campaign_service_pb2,
    campaign_service_pb2_grpc,
    catalog_service_pb2,
    catalog_service_pb2_grpc,
    game_service_pb2,
    game_service_pb2_grpc,
)
from tests.embedded import Embedded
from tests.service.client import Refused
from tests.service.table import Table, refusal

PROTO = Path(__file__).parents[2] / "proto/kronika/v1"
API = Path(__file__).parents[2] / "docs/api.md"
SERVICES = {
    "CatalogService": (catalog_service_pb2, catalog_service_pb2_grpc.CatalogServiceStub),
    "GameService": (game_service_pb2, game_service_pb2_grpc.GameServiceStub),
    "CampaignService": (campaign_service_pb2, campaign_service_pb2_grpc.CampaignServiceStub),
}
LISTS = [
    (service, method.name)
    for service, (module, _) in SERVICES.items()
    for method in module.DESCRIPTOR.services_by_name[service].methods
    if method.name.startswith("List")
]


def sizes(method: str) -> tuple[int, int]:
    """The usual and the largest size of a page, as the contract says."""
    for path in PROTO.glob("*_service.proto"):
        found = re.search(
            rf"message {method}Request {{[^}}]*from 1 to ([\d,]+); more are taken as \1, and 0 as ([\d,]+)\.",
            path.read_text(),
        )
        if found is not None:
            largest, usual = (int(number.replace(",", "")) for number in found.groups())
            return usual, largest
    raise AssertionError(f"{method} says how large a page is")


class Lists:
    """A service in which every list has something, and who may see all of it."""

    def __init__(self, service: Embedded) -> None:
        self.table = Table(service.address).started()
        self.table.play(seed=1, most=60)
        Table(service.address, clients=[seat.client for seat in self.table.seats]).seated()
        for _ in range(2):
            self.table.invite()
            self.table.us("PostMessage", body="Well met")
        self._metadata = [("authorization", f"Bearer {self.table.us.client.token}")]
        self._channel = grpc.insecure_channel(service.address)
        for _ in range(2):
            made = self._call("CampaignService", "CreateCampaign", pack="stalingrad").campaign
            self._call("GameService", "TakeSeat", game=made.game, seat="soviet", name="Vasilij")

    def ask(self, of: str, method: str, **fields: Any) -> Any:
        """A page of a list, of what belongs to the player."""
        known = SERVICES[of][0].DESCRIPTOR.message_types_by_name[f"{method}Request"].fields_by_name
        whole = {"game": self.table.game, "pack": "normandy", "mine": True}
        whole |= {"audience": "us"} if method == "ListMessages" else {}
        return self._call(of, method, **{name: value for name, value in whole.items() if name in known} | fields)

    def _call(self, of: str, method: str, **fields: Any) -> Any:
        module, stub = SERVICES[of]
        request = getattr(module, f"{method}Request")(**fields)
        try:
            return getattr(stub(self._channel), method)(request, metadata=self._metadata)
        except grpc.RpcError as error:
            raise Refused(error) from None


@pytest.fixture(scope="module")
def lists(service: Embedded) -> Lists:
    return Lists(service)


def items(page: Message) -> list[Any]:
    (field,) = (one for one in page.DESCRIPTOR.fields if one.is_repeated and one.name != "muted")
    return list(getattr(page, field.name))


def alone(item: Any) -> Any:
    """An item by itself: a step tells its pictures by those of the step before it on the page."""
    if not isinstance(item, game_service_pb2.Step):
        return item
    found = game_service_pb2.Step()
    found.CopyFrom(item)
    for field in ("panels", "gone"):
        found.ClearField(field)
    return found


@pytest.mark.parametrize(("of", "method"), LISTS)
def test_pages_of_one_item_give_what_one_page_gives(lists: Lists, of: str, method: str) -> None:
    whole = lists.ask(of, method)
    wanted = items(whole)[:5]
    assert len(wanted) >= 2
    found, token = [], ""
    while len(found) < len(wanted):
        page = lists.ask(of, method, page_size=1, page_token=token)
        assert len(items(page)) == 1
        found += items(page)
        token = page.next_page_token
        assert token or len(found) == len(items(whole))
    assert list(map(alone, found)) == list(map(alone, wanted))


@pytest.mark.parametrize(("of", "method"), LISTS)
def test_a_size_beyond_the_largest_is_taken_as_the_largest(lists: Lists, of: str, method: str) -> None:
    _, largest = sizes(method)
    assert lists.ask(of, method, page_size=2**31 - 1) == lists.ask(of, method, page_size=largest)


@pytest.mark.parametrize(("of", "method"), LISTS)
def test_a_size_below_0_is_refused_with_the_sizes_that_the_contract_names(lists: Lists, of: str, method: str) -> None:
    usual, largest = sizes(method)
    refused = refusal(lambda: lists.ask(of, method, page_size=-1))
    assert (refused.code, refused.reason, refused.fields) == ("INVALID_ARGUMENT", "MALFORMED", ["page_size"])
    assert refused.said == f"page_size cannot be -1. Use 1 to {largest:,}, or 0 for {usual:,}."
    assert ITEMS.get(method, (usual, largest, 0))[:2] == (usual, largest), "what a call costs is counted by them"


def test_the_page_on_the_api_names_the_sizes_by_which_calls_are_counted() -> None:
    rows = re.findall(r"^\| (`List.*) \| ([\d,]+) \| ([\d,]+) \|$", API.read_text(), re.M)
    told = {name: (usual, largest) for names, usual, largest in rows for name in re.findall(r"`(\w+)`", names)}
    assert told == {name: (f"{usual:,}", f"{largest:,}") for name, (usual, largest, _) in ITEMS.items()}


@pytest.mark.parametrize(("asked", "size"), [(0, 50), (1, 1), (200, 200), (201, 200), (2**31 - 1, 200)])
def test_a_size_is_brought_into_its_range(asked: int, size: int) -> None:
    assert page_of(game_service_pb2.ListGamesRequest(page_size=asked), 50, 200).size == size


@pytest.mark.parametrize(("of", "method"), LISTS)
def test_a_token_is_for_the_list_that_it_came_with(lists: Lists, of: str, method: str) -> None:
    other = lists.ask("GameService", "ListEvents" if method != "ListEvents" else "ListTimeline", page_size=1)
    for token in (other.next_page_token, "x", "9" * 5000):
        refused = refusal(lambda token=token: lists.ask(of, method, page_token=token))
        assert (refused.code, refused.reason, refused.fields) == ("INVALID_ARGUMENT", "MALFORMED", ["page_token"])


def test_a_token_goes_with_the_rest_of_its_request_but_for_the_size(lists: Lists) -> None:
    first = lists.ask("GameService", "ListEvents", page_size=2)
    goes_on = lists.ask("GameService", "ListEvents", page_size=7, page_token=first.next_page_token)
    assert [event.version for event in goes_on.events] == list(range(3, 10))
    for other in ({"audience": "us"}, {"proof": True}, {"after": 1}):
        refused = refusal(
            lambda other=other: lists.ask("GameService", "ListEvents", page_token=first.next_page_token, **other)
        )
        assert refused.fields == ["page_token"]
