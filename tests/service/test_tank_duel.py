"""A battle of four players over gRPC: secret initiative cards, one deck, Robata who takes over, its proof."""

import random

import pytest

from domain.kernel.export import parse
from domain.kernel.verify import verify
from domain.systems import CODECS, SYSTEMS
from service.signatures import verifies
from tests.service.client import Client
from tests.service.table import Seat
from tools.dev.embedded import Embedded

SEATS = ("german_1", "german_2", "soviet_1", "soviet_2")
DECISIONS = 60


@pytest.fixture
def seats(service: Embedded) -> dict[str, Seat]:
    """The players of the meeting engagement, before the first decision."""
    clients = [Client(service.address) for _ in SEATS]
    options = {"closing_time": 60}
    created = clients[0]("CreateGame", pack="tankduel", scenario="m1", seats=SEATS, options=options)
    found = {name: Seat(client, created.game.game, name) for name, client in zip(SEATS, clients, strict=True)}
    for seat in found.values():
        seat.take()
    for seat in found.values():
        seat.commit()
    for seat in found.values():
        seat.reveal()
    return found


def test_all_lay_their_initiative_cards_at_once_and_nobody_sees_those_of_others(seats: dict[str, Seat]) -> None:
    own = {name: seat.snapshot() for name, seat in seats.items()}
    hands = {name: {hand.seat: list(hand.cards) for hand in seen.view.tankduel.hands} for name, seen in own.items()}
    for name, seen in hands.items():
        assert seen[name] and not any(seen[other] for other in SEATS if other != name)
        assert {prompt.seat for prompt in own[name].open_prompts} == set(SEATS)
    assert len({card for seen in hands.values() for cards in seen.values() for card in cards}) == 24


def test_random_play_goes_on_and_what_it_leaves_verifies(seats: dict[str, Seat]) -> None:
    choose, made = random.Random(1), 0
    while made < DECISIONS:
        for seat in seats.values():
            for prompt in seat.snapshot().prompts:
                if not prompt.optional:
                    seat.decide(choose.choice(prompt.legal).decision, prompt=prompt.prompt)
                    made += 1
    first = seats[SEATS[0]]
    assert first.snapshot().view.tankduel.shots
    stream = first.client.stream("ExportGame", game=first.game, audience=first.name)
    report = verify(parse(b"".join(piece.chunk for piece in stream)), SYSTEMS, CODECS, verifies)
    assert report.problems == () and report.version > DECISIONS
