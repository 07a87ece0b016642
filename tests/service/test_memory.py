"""Games in memory and games that are not: nobody can tell the difference."""

from collections.abc import Callable
from typing import Any

import pytest

from kronika.service import games, history
from kronika.v1 import game_pb2
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Seat, Table, refusal


def test_a_game_out_of_memory_is_folded_again_and_answers_the_same(embedded: Callable[..., Embedded]) -> None:
    """More games than memory holds: each is dropped and loaded many times over."""
    service = embedded(live_games=2)
    tables = [Table(service.address).started() for _ in range(5)]
    remembered: list[tuple[Seat, dict[str, Any], Any]] = []
    for round_ in range(4):
        for table in tables:
            if table.now().phase != game_pb2.PHASE_RUNNING:
                continue
            seat = next(s for s in table.seats if s.name == table.now().prompts[0].seat)
            request = seat.request(request_id=f"{round_}")
            remembered.append((seat, request, seat("Decide", **request)))
    found = tables[0].spectator("GetService")
    assert found.games_in_memory == 2
    assert found.games_loaded > len(tables)
    for seat, request, answer in remembered:
        assert seat("Decide", **request) == answer
    for table in tables:
        receipt = max((a.answer.receipt for s, _, a in remembered if s.game == table.game), key=lambda r: r.version)
        assert (receipt.version, receipt.head) == (table.now().version, table.now().head)


def test_games_that_are_over_leave_the_memory_and_those_that_run_stay(
    embedded: Callable[..., Embedded], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "IDLE", 2)
    service = embedded()
    running = Table(service.address).started()
    over = [Table(service.address).started().closed() for _ in range(5)]
    finished = Table(service.address).started().finished()
    assert running.spectator("GetService").games_in_memory <= 3
    loaded = running.spectator("GetService").games_loaded
    running.play(seed=1, most=3)
    assert running.spectator("GetService").games_loaded == loaded, "the one that runs never left"
    for table in (*over, finished):
        assert table.now().HasField("outcome")
    finished.us("ConfirmEnd")


def test_listing_games_keeps_none_of_them_in_memory(
    embedded: Callable[..., Embedded], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "IDLE", 2)
    service = embedded()
    tables = [Table(service.address).seated() for _ in range(6)]
    for table in tables:
        service.app.games.drop(table.game)
    listed = tables[0].spectator("ListGames").games
    assert {game.game for game in listed} == {table.game for table in tables}
    assert tables[0].spectator("GetService").games_in_memory == 2
    tables[3].begin_epoch()
    assert tables[3].now().prompts


def test_cache_of_long_streams_is_bounded_in_total(service: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "KEPT_POSITIONS", 3)
    monkeypatch.setattr(history, "KEPT_HEADS", 300)
    tables = [Table(service.address).started() for _ in range(3)]
    for table in tables:
        table.play(seed=1, most=30)
    seen = {}
    for table in (*tables, *tables):
        last = table.now().version
        found = [table.us.snapshot(version=version) for version in range(1, last, 20)]
        assert seen.setdefault(table.game, found) == found
    kept = service.app.history
    assert len(kept._heads) <= 2 and len(kept._kept) <= 4


def test_a_game_that_was_never_there_costs_no_memory(service: Embedded) -> None:
    client = Client(service.address)
    for number in range(50):
        assert refusal(lambda n=number: client("GetGame", game=f"no{n}")).reason == "NOT_FOUND"
    assert not service.app.games._loading._locks


def test_a_watcher_goes_on_while_the_game_is_dropped_and_folded_again(embedded: Callable[..., Embedded]) -> None:
    service = embedded(live_games=1)
    table = Table(service.address).started()
    stream = table.us.client.stream("WatchGame", game=table.game, audience="us")
    told: list[Any] = []
    for seed in range(6):
        table.play(seed=seed, most=2)
        Table(service.address)
        last = table.now().version
        while not told or told[-1].version < last:
            told += next(stream).events
    assert told == table.events("us")
    stream.cut()


def test_a_game_folded_again_is_the_same_to_everybody(service: Embedded) -> None:
    """Whatever is kept of a game in memory is what its log says: seats, prompts, undo, offers, disputes."""
    table = Table(service.address, reply_limit=60).started()
    table.play(seed=1, most=12)
    mover, waiter = table.in_turn()
    mover.decide()
    waiter("OfferDraw")
    mover("RequestUndo")
    table.asks("us")
    table.invite("german")
    looks = [lambda seat=seat: seat.snapshot() for seat in table.seats] + [table.now]
    before = [look() for look in looks]
    service.app.games.drop(table.game)
    assert [look() for look in looks] == before
