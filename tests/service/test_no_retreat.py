"""No Retreat! over gRPC: what its set-up publishes, hidden hands, the odds of attacks, and play by pointing."""

import random
import re

import pytest

from tests.embedded import Embedded
from tests.service.client import Client, word
from tests.service.table import Seat

DECISIONS = 120


@pytest.fixture(scope="module")
def seats(service: Embedded) -> list[Seat]:
    """Scenario B, which begins with a choice of a card and goes on to battles soon."""
    clients = [Client(service.address) for _ in range(2)]
    game = clients[0]("CreateGame", pack="russian_front", scenario="b").game.game
    found = [Seat(client, game, seat) for client, seat in zip(clients, ("axis", "soviet"), strict=True)]
    for step in ("take", "commit", "reveal"):
        for seat in found:
            getattr(seat, step)()
    return found


def test_a_scenario_publishes_map_units_cards_and_options(service: Embedded) -> None:
    found = Client(service.address, token="")("GetScenario", pack="russian_front", scenario="a")
    scene, view = found.scene.noretreat, found.view.noretreat
    assert len(scene.cards) == 54 and len(scene.turns) == 28
    berlin = next(space for space in scene.chart.spaces if space.slug == "berlin")
    assert (berlin.id, word(berlin, "terrain"), word(berlin, "country")) == ("0310", "city", "greater_germany")
    (zhukov,) = [one for one in scene.texts if (one.card, one.side) == (22, "soviet")]
    assert len(scene.texts) == 108 and "on whose table" in zhukov.uses[0].en and "na čí tabulce" in zhukov.uses[0].cs
    assert {unit.place for unit in view.units} > {"0613", "track"} and word(view, "phase") == "housekeeping"


def test_a_hand_that_was_dealt_is_seen_by_its_side_alone(seats: list[Seat]) -> None:
    for seat in seats:
        hands = {hand.side: hand for hand in seat.snapshot().view.noretreat.hands}
        own = hands.pop(seat.name)
        assert len(own.cards) == own.size > 0
        assert all(not hand.cards for hand in hands.values())


def test_a_game_is_played_by_pointing_and_each_attack_states_its_odds(seats: list[Seat]) -> None:
    """Whatever is pointed at, one decision is left in the end, and the service takes it."""
    chooser, kinds, odds = random.Random(3), set(), []
    for _ in range(DECISIONS):
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
        kinds.add(left[0].decision.noretreat.WhichOneof("decision"))
        odds += [legal.odds for legal in prompt.legal if legal.HasField("odds")]
        mover.decide(left[0].decision)
    assert kinds >= {"move", "go"}
    assert odds and all(sum(part.value for part in one.parts) == one.target for one in odds)
    assert any((one.dice, one.outcomes, one.wins) == (1, 6, 7 - one.target) for one in odds)
    assert all(0 <= one.wins <= one.outcomes for one in odds), "cards may have more dice rolled"
    assert all(sum(result.outcomes for result in one.results) == one.outcomes for one in odds)
    assert all(result.name and result.label for one in odds for result in one.results)
