"""Watching: from any version, live, resumable, each event once and in order, whatever breaks in
between (law 8); and the stream that tells a player where it is his move."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import pairwise
from queue import Queue
from typing import Any

import grpc
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.events import DrawOffered
from kronika.domain.kernel.words import Sentence
from kronika.service.bus import _share
from kronika.service.history import EventView
from kronika.service.watch import MAX_EVENTS_PER_MESSAGE, NOTIFY_FRACTION, Batch, PlayerWatcher, WatcherNotifier
from kronika.service.watch import Watcher as Queued
from kronika.v1 import game_pb2, game_service_pb2, game_service_pb2_grpc
from tests.embedded import Embedded
from tests.examples import examples
from tests.service.client import Client, Refused, Stream, word, words
from tests.service.table import END_TURN, Seat, Table, kinds, refusal


def watch(table: Table, audience: str = "", after: int = 0, **fields: Any) -> Stream:
    client = next((seat.client for seat in table.seats if seat.name == audience), table.spectator)
    return client.stream("WatchGame", game=table.game, audience=audience, after=after, **fields)


def take(stream: Stream, until: int) -> list[Any]:
    """Messages up to the one that holds a version."""
    found = []
    for message in stream:
        found.append(message)
        if message.events[-1].version >= until:
            return found
    raise AssertionError("the stream ended")


def events_of(messages: list[Any]) -> list[Any]:
    return [event for message in messages for event in message.events]


@pytest.mark.parametrize("audience", ["us", "german", ""])
@pytest.mark.parametrize("from_the_end", [0, 3, 10_000])
def test_watching_gives_what_was_and_then_what_comes(table: Table, audience: str, from_the_end: int) -> None:
    table.started()
    table.play(seed=1, most=8)
    after = max(0, table.now().version - from_the_end)
    stream = watch(table, audience, after)
    table.play(seed=2, most=8)
    last = table.now().version
    told = events_of(take(stream, last))
    assert told == table.events(audience, after)
    stream.cut()


def test_each_message_has_the_head_after_its_last_event(table: Table) -> None:
    table.started()
    stream = watch(table)
    table.play(seed=1, most=5)
    for message in take(stream, table.now().version):
        snapshot = table.spectator("GetSnapshot", game=table.game, version=message.events[-1].version).snapshot
        assert message.head == snapshot.head
    stream.cut()


def test_undone_events_and_the_undo_are_sent(table: Table) -> None:
    table.started()
    mover, _ = table.in_turn()
    after = table.now().version
    stream = watch(table, mover.name, after)
    mover.decide()
    mover("RequestUndo")
    told = events_of(take(stream, table.now().version))
    assert told[0].kernel.WhichOneof("kernel_event") == "decision_made"
    assert told[-1].kernel.undone.to == after
    stream.cut()


def test_the_proof_of_a_live_event_is_that_of_the_stored_one(table: Table) -> None:
    table.started()
    after = table.now().version
    stream = watch(table, "us", after, proof=True)
    table.play(seed=1, most=6)
    told = events_of(take(stream, table.now().version))
    stored = table.us.client("ListEvents", game=table.game, audience="us", after=after, proof=True).events
    assert told == list(stored)
    stream.cut()


@pytest.mark.parametrize("after", [-1, 10**6])
def test_a_version_that_there_is_not_yet(table: Table, after: int) -> None:
    assert refusal(lambda: next(watch(table, after=after))).reason == "NOT_FOUND"


# --- law 8


@pytest.fixture(scope="module")
def stored(service: Embedded) -> Table:
    """A game that has come some way."""
    table = Table(service.address).started()
    table.play(seed=1, most=12)
    return table


@pytest.mark.parametrize("audience", ["us", ""])
def test_cutting_at_every_event_and_resuming_loses_and_repeats_nothing(stored: Table, audience: str) -> None:
    """Law 8, on what is stored: a connection cut after any event is taken up with the next one."""
    everything = stored.events(audience)
    for cut in range(len(everything)):
        stream = watch(stored, audience, cut)
        message = next(stream)
        stream.cut()
        assert list(message.events) == everything[cut : cut + len(message.events)]


class Watcher:
    """Watches a game as one audience and loses its connection whenever it is told to."""

    def __init__(self, table: Table, audience: str) -> None:
        self.table, self.audience = table, audience
        self.told: list[Any] = []
        self.stream = watch(table, audience)

    def cut(self) -> None:
        self.stream.cut()
        self.stream = watch(self.table, self.audience, self.told[-1].version if self.told else 0)

    def catch_up(self, version: int) -> None:
        if not self.told or self.told[-1].version < version:
            self.told += events_of(take(self.stream, version))


@examples(25)
@given(st.lists(st.sampled_from(["play", "cut us", "cut public", "look us", "look public", "undo"]), max_size=30))
def test_a_live_watcher_that_is_cut_at_any_moment_loses_and_repeats_nothing(service: Embedded, does: list[str]) -> None:
    """Law 8, live: cuts fall between, before and after the events of play."""
    table = Table(service.address).started()
    watchers = {"us": Watcher(table, "us"), "public": Watcher(table, "public")}
    for at, what in enumerate(does):
        match what.split():
            case ["play"]:
                table.play(seed=at, most=1)
            case ["cut", who]:
                watchers[who].cut()
            case ["look", who]:
                watchers[who].catch_up(table.now().version)
            case _:
                offer = table.us.snapshot().undo
                if offer.undo_class == game_pb2.UNDO_CLASS_FREE:
                    table.us("RequestUndo")
    for who, watcher in watchers.items():
        watcher.catch_up(table.now().version)
        assert watcher.told == table.events("" if who == "public" else who)
        watcher.stream.cut()


def test_cutting_after_every_single_message_of_live_play(table: Table) -> None:
    table.started()
    watcher = Watcher(table, "german")
    for at in range(25):
        answer = table.play(seed=at, most=1)
        if answer is None:
            break
        watcher.catch_up(table.now().version)
        watcher.cut()
    assert watcher.told == table.events("german")
    watcher.stream.cut()


# --- slow watchers


def slow_channel(address: str) -> grpc.Channel:
    """A connection that takes in very little unless it is read from."""
    options = [("grpc.http2.lookahead_bytes", 1024), ("grpc.http2.bdp_probe", 0), ("grpc.use_local_subchannel_pool", 1)]
    return grpc.insecure_channel(address, options)


def test_a_watcher_that_does_not_read_is_cut_and_resumes_where_it_was(embedded: Callable[..., Embedded]) -> None:
    service = embedded(watcher_queue=2)
    table = Table(service.address).started()
    channel = slow_channel(service.address)
    stub = game_service_pb2_grpc.GameServiceStub(channel)
    call = stub.WatchGame(game_service_pb2.WatchGameRequest(game=table.game, proof=True))
    told = list(next(call).events)
    while not any(watcher.is_disconnected for watcher in watchers_of(service, table.game)):
        chatter(table)
    refused = None
    try:
        for message in call:
            told += message.events
    except grpc.RpcError as error:
        refused = Refused(error)
    assert refused is not None
    assert (refused.code, refused.reason) == ("RESOURCE_EXHAUSTED", "TOO_SLOW")
    assert str(told[-1].version) in refused.said, "it is told from where to resume"
    stream = watch(table, after=told[-1].version, proof=True)
    chatter(table)
    told += events_of(take(stream, table.now().version))
    assert told == table.events(proof=True)
    channel.close()


def test_a_watcher_that_was_cut_holds_no_place_even_if_it_never_hears_of_it(
    embedded: Callable[..., Embedded],
) -> None:
    service = embedded(watcher_queue=2, watchers=1)
    table = Table(service.address).started()
    channel = slow_channel(service.address)
    stub = game_service_pb2_grpc.GameServiceStub(channel)
    stuck = stub.WatchGame(game_service_pb2.WatchGameRequest(game=table.game, proof=True))
    next(stuck)
    assert refusal(lambda: next(watch(table))).reason == "LIMIT_REACHED"
    while service.app.watchers.spectators(table.game):
        chatter(table)
    stream = watch(table)
    assert next(stream).events
    assert not any(watcher.waiting for watcher in watchers_of(service, table.game)), "nothing is kept for it"
    stuck.cancel()
    stream.cut()
    channel.close()


def watchers_of(service: Embedded, game: str) -> list[Any]:
    return [w for watchers in service.app.watchers._watchers[game].values() for w in watchers]


def chatter(table: Table) -> None:
    """Events without end: a draw offered and withdrawn."""
    table.us("OfferDraw")
    table.us("DeclineDraw", offered_by="us")


def test_a_watcher_that_does_not_read_delays_nobody(embedded: Callable[..., Embedded]) -> None:
    service = embedded(watcher_queue=16)
    table = Table(service.address).started()
    channel = slow_channel(service.address)
    stub = game_service_pb2_grpc.GameServiceStub(channel)
    stuck = [stub.WatchGame(game_service_pb2.WatchGameRequest(game=table.game, proof=True)) for _ in range(5)]
    lively = watch(table)
    for _ in range(100):
        chatter(table)
    last = table.now().version
    assert events_of(take(lively, last))[-1].version == last
    for call in stuck:
        call.cancel()
    lively.cut()
    channel.close()


# --- many


def test_fifty_watch_one_game_while_two_play_it(service: Embedded) -> None:
    """The ordinary load of issue 2: all are told the same, each as its audience may know it."""
    table = Table(service.address).started()
    told: dict[int, list[Any]] = {}

    async def one(stub: Any, number: int) -> None:
        found = told[number] = []
        async for message in stub.WatchGame(game_service_pb2.WatchGameRequest(game=table.game)):
            found += message.events
            if "game_closed" in kinds(message.events):
                return

    def play_to_the_end() -> None:
        table.play(seed=1, most=60)
        if table.now().phase == game_pb2.PHASE_RUNNING:
            table.finished()
        for seat in table.seats:
            seat("ConfirmEnd")

    async def fifty() -> None:
        async with grpc.aio.insecure_channel(service.address) as channel:
            stub = game_service_pb2_grpc.GameServiceStub(channel)
            watching = [asyncio.ensure_future(one(stub, number)) for number in range(50)]
            while len(told) < 50 or not all(told.values()):
                await asyncio.sleep(0)
            await asyncio.to_thread(play_to_the_end)
            await asyncio.gather(*watching)

    asyncio.run(fifty())
    everything = table.events()
    assert all(found == everything for found in told.values())


def test_more_watchers_than_the_limit_are_refused_and_the_place_of_one_who_left_is_free(
    embedded: Callable[..., Embedded],
) -> None:
    service = embedded(watchers=2)
    table = Table(service.address).started()
    first, second = watch(table), watch(table)
    next(first), next(second)
    refused = refusal(lambda: next(watch(table)))
    assert (refused.code, refused.reason) == ("RESOURCE_EXHAUSTED", "LIMIT_REACHED")
    first.cut()
    while service.app.watchers.spectators(table.game) == 2:
        table.now()
    third = watch(table)
    assert next(third).events
    second.cut(), third.cut()


# --- who may watch what


def test_the_stream_of_a_seat_ends_for_its_old_holder_when_it_passes_on(table: Table) -> None:
    """What is sealed for a seat is told to who holds it now, and to nobody else."""
    table.started()
    stream = watch(table, "us", table.now().version)
    new = Seat(Client(table.address), table.game, "us")
    table.us("HandOverSeat", name="Otto", token_hash=sha256(bytes.fromhex(new.client.token)).hexdigest())
    refused = refusal(lambda: next(stream))
    assert (refused.code, refused.reason) == ("PERMISSION_DENIED", "NOT_YOUR_SEAT")


def test_a_private_game_is_watched_by_its_seats_alone(service: Embedded) -> None:
    table = Table(service.address, private=True).started()
    assert refusal(lambda: next(watch(table))).reason == "NOT_FOUND"
    for seat in table.seats:
        stream = watch(table, seat.name)
        assert next(stream).events
        stream.cut()


# --- «your move»


class Inbox:
    """What a player is told of all its games."""

    def __init__(self, client: Client) -> None:
        self._call = client.stream("WatchPlayer")
        self._queue: Queue[Any] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            for message in self._call:
                self._queue.put(message)
        except Exception:
            return

    def next(self) -> Any:
        return self._queue.get(timeout=300)

    def until(self, game: str, wanted: Callable[[Any], bool]) -> Any:
        """The next notice of a game that is what is waited for."""
        return next(found for found in iter(self.next, None) if found.game == game and wanted(found))

    def close(self) -> None:
        self._call.cut()


@pytest.fixture
def inbox() -> Iterator[Callable[[Client], Inbox]]:
    opened: list[Inbox] = []

    def open_one(client: Client) -> Inbox:
        opened.append(Inbox(client))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def asked(notice: Any) -> list[str]:
    return [word(prompt, "kind") for prompt in notice.prompts]


def test_player_gets_prompts_of_every_own_game(service: Embedded, inbox: Callable[[Client], Inbox]) -> None:
    me = Client(service.address)
    tables = []
    for _ in range(3):
        table = Table(service.address)
        table.us.client = me
        tables.append(table.started())
    tables[2].us.decide()
    mine = inbox(me)
    first = {(notice := mine.next()).game: notice for _ in range(2)}
    assert set(first) == {tables[0].game, tables[1].game}, "in the third it is the other's move"
    assert all(asked(notice) == ["initiative"] for notice in first.values())

    tables[0].us.decide()
    assert asked(mine.until(tables[0].game, lambda _: True)) == [], "it is his move no more"
    mover, _ = tables[2].in_turn()
    if mover is tables[2].german:
        mover.decide(END_TURN)
    assert asked(mine.until(tables[2].game, lambda _: True)) == ["play"]


def test_player_gets_other_pending_actions(service: Embedded, inbox: Callable[[Client], Inbox]) -> None:
    table = Table(service.address)
    mine = inbox(table.us.client)
    table.seated()
    assert words(mine.next(), "waiting") == ["commit"]
    table.us.commit()
    table.german.commit()
    mine.until(table.game, lambda n: words(n, "waiting") == ["reveal"])
    table.us.reveal()
    table.german.reveal()
    mine.until(table.game, lambda n: asked(n) == ["initiative"] and not n.waiting)
    table.german("OfferDraw")
    mine.until(table.game, lambda n: words(n, "waiting") == ["draw"])
    table.us("DeclineDraw", offered_by="german")
    mine.until(table.game, lambda n: not n.waiting)
    table.asks("german")
    mine.until(table.game, lambda n: words(n, "waiting") == ["handover"])
    table.answer("us", "german", consent=False)
    table.german("Resign")
    mine.until(table.game, lambda n: words(n, "waiting") == ["confirm"] and n.phase == game_pb2.PHASE_FINISHED)
    table.us("ConfirmEnd")
    table.german("ConfirmEnd")
    mine.until(table.game, lambda n: not n.waiting and n.phase == game_pb2.PHASE_CLOSED)


def test_player_gets_undo_requests_of_others(service: Embedded, inbox: Callable[[Client], Inbox]) -> None:
    table = Table(service.address).started()
    mine = inbox(table.german.client)
    first, _ = table.us, table.german
    to = first.snapshot().version
    first.decide()
    table.german.decide()
    first("RequestUndo", to=to)
    mine.until(table.game, lambda n: words(n, "waiting") == ["undo"])
    table.german("AnswerUndo", asked_by="us", agree=False)
    mine.until(table.game, lambda n: not n.waiting)


def test_player_who_lost_a_seat_gets_an_empty_pending_list(service: Embedded, inbox: Callable[[Client], Inbox]) -> None:
    table = Table(service.address).started()
    mine = inbox(table.us.client)
    assert asked(mine.next()) == ["initiative"]
    table.us("LeaveSeat")
    assert asked(mine.next()) == []


def test_stranger_gets_nothing(service: Embedded, inbox: Callable[[Client], Inbox]) -> None:
    stranger = Client(service.address)
    theirs = inbox(stranger)
    table = Table(service.address).started()
    table.us("LeaveSeat")
    Seat(stranger, table.game, "us").take()
    assert theirs.next().game == table.game, "the first he hears is of the game he has joined"
    assert refusal(lambda: next(Client(service.address, token="").stream("WatchPlayer"))).reason == "UNAUTHENTICATED"


def test_streams_of_one_player_are_independent(service: Embedded, inbox: Callable[[Client], Inbox]) -> None:
    table = Table(service.address).started()
    first, second = inbox(table.us.client), inbox(table.us.client)
    assert first.next() == second.next()
    first.close()
    table.us.decide()
    assert asked(second.next()) == []


def test_nothing_is_kept_of_streams_that_have_ended(embedded: Callable[..., Embedded]) -> None:
    service = embedded()
    table = Table(service.address).started()
    streams = [watch(table), watch(table, "us"), table.us.client.stream("WatchPlayer")]
    for stream in streams:
        next(stream)
        stream.cut()
    watchers = service.app.watchers
    while watchers._watchers or watchers._players:
        table.now()


# --- telling many


def test_waiting_watchers_are_notified_an_eighth_at_a_time() -> None:
    """Who has decided is answered between two turns of the event loop, however many watch."""

    async def woken_in_each_turn(count: int) -> list[int]:
        notifier, watchers = WatcherNotifier(), [PlayerWatcher() for _ in range(count)]
        for watcher in watchers:
            notifier.notify(watcher)
        found = [0]
        while found[-1] < count:
            await asyncio.sleep(0)
            found.append(sum(watcher.wake.is_set() for watcher in watchers))
        return found

    for count in (1, 7, 100):
        found = asyncio.run(woken_in_each_turn(count))
        assert found[1] == 0, "the answer goes first"
        left = [count - woken for woken in found]
        assert all(before - after <= 1 + before // NOTIFY_FRACTION for before, after in pairwise(left))


def test_later_watcher_is_notified_while_others_wait() -> None:
    async def all_woken() -> None:
        notifier, first, second = WatcherNotifier(), PlayerWatcher(), PlayerWatcher()
        notifier.notify(first)
        await asyncio.sleep(0)
        notifier.notify(second)
        notifier.notify(first)
        await second.wake.wait()
        first.wake.clear()
        notifier.notify(first)
        await first.wake.wait()

    asyncio.run(asyncio.wait_for(all_woken(), 60))


def test_related_pending_events_are_sent_together() -> None:
    """Who is slow, or is woken late, catches up in few messages."""

    def batch(*versions: int) -> Batch:
        told = [EventView(one, "2026-11-23T09:00:00.000Z", versions[0], DrawOffered("us"), None) for one in versions]
        return Batch(tuple(told), [versions[0]] * len(versions), bytes(versions[-1:]))

    async def messages(*batches: Batch) -> list[tuple[int, int, bytes]]:
        watcher, found = Queued(100), []
        for one in batches:
            watcher.give(one)
        while watcher.waiting:
            got = await watcher.next()
            assert got is not None and len(got.records) == len(got.told) <= MAX_EVENTS_PER_MESSAGE
            assert [one.tx for one in got.told] == list(got.records)
            found.append((got.told[0].version, got.told[-1].version, got.head))
        return found

    one, two, after_a_gap, again = batch(1, 2), batch(3), batch(5, 6), batch(6)
    assert asyncio.run(messages(one, two, after_a_gap, again)) == [(1, 3, b"\3"), (5, 6, b"\6"), (6, 6, b"\6")]
    many = [batch(one) for one in range(1, MAX_EVENTS_PER_MESSAGE + 2)]
    assert [(first, last) for first, last, _ in asyncio.run(messages(*many))] == [
        (1, MAX_EVENTS_PER_MESSAGE),
        (MAX_EVENTS_PER_MESSAGE + 1, MAX_EVENTS_PER_MESSAGE + 1),
    ]


def test_shared_answers_are_one_object_and_private_ones_are_separate() -> None:
    def told(sentence: str) -> EventView:
        event = DrawOffered("us")
        return EventView(1, 1, "2026-11-23T09:00:00.000Z", event, Sentence(sentence, sentence))

    us, german, public = [told("a"), told("b")], [told("a"), told("c")], [told("a"), told("b")]
    _share([us, german, public])
    assert us[0] is german[0] is public[0]
    assert us[1] is public[1] is not german[1]
    assert german[1].sentence.en == "c"
