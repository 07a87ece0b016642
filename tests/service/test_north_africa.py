"""North Africa over gRPC: what its set-up publishes, and a game played to its end by pointing at pictures."""

import random
import re

import pytest

from tests.embedded import Embedded
from tests.service.client import Client, word, words
from tests.service.table import Seat

LONGEST = 1500


@pytest.fixture(scope="module")
def seats(service: Embedded) -> list[Seat]:
    """Scenario 3, about to begin: trucks, a recon vehicle, damage and suppression from the start."""
    clients = [Client(service.address) for _ in range(2)]
    game = clients[0]("CreateGame", pack="north_africa", scenario="3").game.game
    found = [Seat(client, game, seat) for client, seat in zip(clients, ("lrdg", "italy"), strict=True)]
    for step in ("take", "commit", "reveal"):
        for seat in found:
            getattr(seat, step)()
    return found


def test_a_scenario_publishes_vehicles_seats_structures_and_goals(service: Embedded) -> None:
    visitor = Client(service.address, token="")
    found = visitor("GetScenario", pack="north_africa", scenario="11")
    scene, view = found.scene.undaunted, found.view.undaunted
    assert word(scene, "variant") == "north_africa" and scene.demolishes == "lrdg"
    tank = next(kind for kind in scene.counters if kind.id == "italy-tank")
    assert (tank.defence, tank.vehicle.armour, tank.vehicle.disabled_at, len(tank.vehicle.seats)) == (0, 5, 3, 3)
    assert [seat.specialism for seat in tank.vehicle.seats] == ["driver", "gunner", "mechanic"]
    gunner = next(counter for counter in view.counters if counter.id == "italy-tank-gunner")
    assert (gunner.vehicle, gunner.seat) == ("italy-tank", 2)
    assert {kind.id: kind.value for kind in scene.structures}["motor_pool"] == 2
    assert {space.structure for space in view.spaces} > {"motor_pool", "roadblock_1"}
    lrdg, italy = scene.sides
    assert lrdg.goal.every.of[1].escape.count == 1 and italy.goal.either.of[0].eliminate.count > 0
    assert words(lrdg, "escaping") == ["soldiers", "vehicles"]


@pytest.mark.slow
def test_a_game_is_played_to_its_end_by_pointing(seats: list[Seat]) -> None:
    """Whatever is pointed at, one decision is left in the end, and the service takes it."""
    chooser, kinds = random.Random(3), set()
    for _ in range(LONGEST):
        mover = next((seat for seat in seats if seat.snapshot().prompts), None)
        if mover is None:
            break
        (prompt,) = mover.snapshot().prompts
        panels = mover.client("GetDrawing", game=mover.game, audience=mover.name).panels
        shown = {handle for panel in panels for handle in re.findall(r'data-handle="([^"]+)"', panel.svg)}
        buttons, left, depth = {button.handle for button in prompt.buttons}, list(prompt.legal), 0
        while len(left) > 1:
            lit = sorted({legal.handles[depth] for legal in left})
            assert set(lit) <= shown | buttons
            pointed_at = chooser.choice(lit)
            left = [legal for legal in left if legal.handles[depth] == pointed_at]
            depth += 1
        decided = left[0].decision.undaunted
        kinds.add(decided.WhichOneof("decision"))
        mover.decide(left[0].decision)
    outcome = seats[0].client("GetGame", game=seats[0].game).game.outcome
    assert list(outcome.winners) in (["lrdg"], ["italy"])
    assert kinds >= {"play", "end_turn"}
