"""What a call costs is bounded, whatever it asks for."""

import pytest
from kronika.v1 import game_service_pb2 as pb

from service import costs


@pytest.mark.parametrize("method", costs.ITEMS)
def test_a_page_that_is_refused_costs_no_more_than_the_largest(method: str) -> None:
    """Else one call without a token bars everybody behind its address for hours."""
    most = costs.ITEMS[method][1]
    largest = costs.cost(method, pb.ListGamesRequest(page_size=most))
    assert costs.cost(method, pb.ListGamesRequest(page_size=2**31 - 1)) == largest <= 60
