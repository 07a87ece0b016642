"""What a call costs is bounded, whatever it asks for."""

from collections.abc import Callable

import pytest
from kronika.v1 import game_service_pb2 as pb

from service import costs
from tests.service.client import Client
from tests.service.table import Table
from tools.dev.embedded import Embedded


@pytest.mark.parametrize("method", costs.ITEMS)
def test_a_page_larger_than_the_largest_costs_as_much_as_the_largest(method: str) -> None:
    """Else one call without a token bars everybody behind its address for hours."""
    most = costs.ITEMS[method][1]
    largest = costs.cost(method, pb.ListGamesRequest(page_size=most))
    assert costs.cost(method, pb.ListGamesRequest(page_size=2**31 - 1)) == largest <= 60


def test_after_an_endless_page_that_nobody_signs_for_others_at_its_address_are_served_on(
    embedded: Callable[..., Embedded],
) -> None:
    """And so is who has asked for it."""
    service = embedded(requests_a_second=400)
    table, nobody = Table(service.address).started(), Client(service.address, token="")
    assert nobody("ListGames", page_size=2**31 - 1).games
    assert nobody("ListGames").games
    assert Client(service.address)("ListGames").games
    assert table.now().version
