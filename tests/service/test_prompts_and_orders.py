"""What a prompt asks in both languages, and the calls about standing orders."""

import pytest

from kronika.undaunted.v1 import undaunted_pb2
from kronika.v1 import log_pb2
from tests.service.client import Client
from tests.service.table import Seat, Table, refusal

ORDER = log_pb2.Order(kind={"undaunted": undaunted_pb2.UNDAUNTED_PROMPT_KIND_STEP}, until="round-2")


@pytest.fixture
def running(table: Table) -> Table:
    return table.started()


@pytest.mark.parametrize(
    ("language", "said"),
    [("", "Pick a card for initiative"), ("cs", "Zvolte kartu do iniciativy")],
)
def test_a_prompt_says_what_it_asks_in_the_language_asked_for(running: Table, language: str, said: str) -> None:
    client = Client(running.address, language=language, token=running.us.client.token)
    seat = Seat(client, running.game, "us")
    snapshot = seat.snapshot()
    assert [prompt.sentence for prompt in snapshot.prompts] == [said]
    assert [prompt.sentence for prompt in snapshot.open_prompts] == [said, said]
    assert not any(prompt.optional or prompt.subject for prompt in snapshot.open_prompts)
    assert [prompt.sentence for prompt in client("GetGame", game=running.game).game.prompts] == [said, said]
    at_a_version = seat.snapshot(version=snapshot.version).open_prompts
    assert [prompt.sentence for prompt in at_a_version] == [said, said]


def test_a_seat_gives_only_an_order_that_it_is_offered(running: Table) -> None:
    assert not running.us.snapshot().order_offers
    refused = running.us.refused("GiveOrder", order=ORDER)
    assert (refused.code, refused.reason, refused.fields) == ("INVALID_ARGUMENT", "MALFORMED", ["order"])
    assert not running.us.snapshot().orders


def test_an_order_for_a_kind_of_prompt_that_there_is_not_is_malformed(running: Table) -> None:
    refused = running.us.refused("GiveOrder", order=log_pb2.Order(kind={"undaunted": 99}, until="round-2"))
    assert (refused.code, refused.fields) == ("INVALID_ARGUMENT", ["order.kind.undaunted"])


def test_a_seat_withdraws_only_an_order_that_it_has_given(running: Table) -> None:
    assert running.us.refused("WithdrawOrder", order=running.now().version).reason == "NOTHING_TO_ANSWER"


def test_orders_are_given_while_a_game_is_played(table: Table) -> None:
    table.seated()
    assert table.us.refused("GiveOrder", order=ORDER).reason == "WRONG_PHASE"
    table.begin_epoch()
    table.us("Resign")
    assert table.us.refused("GiveOrder", order=ORDER).reason == "WRONG_PHASE"


@pytest.mark.parametrize(("method", "order"), [("GiveOrder", ORDER), ("WithdrawOrder", 7)])
def test_only_who_holds_a_seat_orders_for_it(running: Table, method: str, order: object) -> None:
    refused = refusal(lambda: running.german.client(method, game=running.game, seat="us", order=order))
    assert refused.reason == "NOT_YOUR_SEAT"
