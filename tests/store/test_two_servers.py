"""The least of what several servers on one PostgreSQL must do; test_several_servers.py holds them to the rest."""

import secrets

import pytest

from tests.postgres import KINDS
from tests.service.client import Client, Refused
from tests.service.table import which_event
from tests.store.servers import Servers
from tests.store.test_several_servers import at, at_once


@pytest.mark.parametrize("servers", KINDS, indirect=True)
def test_a_game_is_played_through_with_each_player_at_a_server_of_his_own(servers: Servers) -> None:
    table = servers.started()
    servers.play(table, 3, 60)
    last = servers.agree(table.game)
    told = [
        Client(one.address, token="")("ListEvents", game=table.game, page_size=2000).events for one in servers.running
    ]
    assert list(told[0]) == list(told[1])
    assert [event.version for event in told[0]] == sorted(event.version for event in told[0])
    assert told[0][-1].version == last


def test_state_at_each_server_equals_the_log(servers: Servers) -> None:
    """The views that a server has folded on, event by event, are those of one that folds the game anew."""
    table = servers.started()
    servers.play(table, 4, 25)
    servers.agree(table.game)
    fresh = servers.start()
    for seat in table.seats:
        views = [at(table, seat, one.address).snapshot() for one in (*servers.running[:2], fresh)]
        assert views[0] == views[1] == views[2]


def test_seat_taken_at_one_server_can_decide_at_the_other_immediately(servers: Servers) -> None:
    """The other has the game in memory as it was before."""
    second = servers.running[1]
    for _ in range(5):
        table = servers.table()
        Client(second.address, token="")("GetGame", game=table.game)
        table.us.take()
        there = at(table, table.us, second.address)
        there.commit()
        assert there.snapshot().version == servers.agree(table.game)


def test_one_of_two_decisions_for_a_prompt_at_two_servers_is_accepted(servers: Servers) -> None:
    table = servers.started()
    mover, _ = servers.in_turn(table)
    here, there = (at(table, mover, one.address) for one in servers.running)
    for _ in range(8):
        version = servers.agree(table.game)
        prompt = here.snapshot().prompts
        if not prompt:
            break
        asked = [
            {"prompt": prompt[0].prompt, "decision": prompt[0].legal[0].decision, "request_id": secrets.token_hex(8)}
            for _ in range(2)
        ]
        made = at_once(lambda: here("Decide", **asked[0]), lambda: there("Decide", **asked[1]))  # noqa: B023
        refused = [one for one in made if isinstance(one, Refused)]
        assert [one.reason for one in refused] == ["PROMPT_CLOSED"], made
        after = servers.agree(table.game)
        decided = [e for e in table.events("us", version) if which_event(e) == "decision_made"]
        assert after > version and len(decided) == 1
