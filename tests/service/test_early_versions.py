"""A game of any pack can be looked at from its first version on, before anything is laid out."""

import pytest

from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Seat
from tests.service.test_catalog import PACKS


@pytest.fixture(scope="module", params=PACKS)
def seated(request: pytest.FixtureRequest, service: Embedded) -> Seat:
    """The first seat of the first scenario of a pack, taken by who has made the game."""
    client = Client(service.address)
    scenario = client("ListScenarios", pack=request.param).scenarios[0].scenario
    game = client("CreateGame", pack=request.param, scenario=scenario).game
    seat = Seat(client, game.game, game.seats[0].seat)
    seat.take()
    return seat


def test_snapshot_drawing_prompts_and_steps_exist_at_every_version_for_seats_and_spectators(seated: Seat) -> None:
    client, game, last = seated.client, seated.game, seated.snapshot().version
    for audience in ("", seated.name):
        drawn = []
        for version in (*range(1, last + 1), 0):
            asked = {"game": game, "audience": audience, "version": version}
            told = client("GetSnapshot", scene=True, **asked)
            assert told.snapshot.version == (version or last) and told.snapshot.HasField("view")
            drawn.append(client("GetDrawing", **asked).panels)
            if audience:
                assert client("GetPrompts", game=game, seat=audience, version=version).version == (version or last)
        assert not drawn[0] and drawn[-1]
        for after in range(last):
            steps = client("ListSteps", game=game, audience=audience, after=after).steps
            assert [step.version for step in steps] == list(range(after + 1, last + 1))
            assert not steps[0].panels or after
