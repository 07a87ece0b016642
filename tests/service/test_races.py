"""What meets in one process: calls at the same moment, callers that go away, a disk that fails.
The handlers are called directly, so that the moment is exact."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError

from kronika.domain.kernel.chance import commitment
from kronika.domain.kernel.log import Entry, Record
from kronika.domain.kernel.words import Reason
from kronika.service.application import Application, Refused
from kronika.service.bus import LOGGER
from kronika.service.history import EventView, History
from kronika.service.live import AudienceUpdate, LiveGame
from kronika.service.rpc import games, play, seats, views
from kronika.service.rpc.common import Caller
from kronika.service.rpc.views import watch_game
from kronika.service.settings import Settings
from kronika.service.watch import Watcher
from kronika.v1 import game_service_pb2 as pb

US, GERMAN = Caller("a5" * 16, "en"), Caller("9e" * 16, "en")
HOLDERS = {"us": US, "german": GERMAN}
ENTROPY = "11" * 32


class Room:
    """An application without its network, with one game that both have begun."""

    def __init__(self, app: Application) -> None:
        self.app = app

    async def create(self, request_id: str = "") -> str:
        request = pb.CreateGameRequest(pack="normandy", scenario="1", request_id=request_id)
        game: str = (await games.create_game(self.app, request, US)).game.game
        return game

    async def started(self) -> str:
        game = await self.create()
        for seat, caller in HOLDERS.items():
            await seats.take_seat(self.app, pb.TakeSeatRequest(game=game, seat=seat, name=seat), caller)
        await self.begin_epoch(game)
        return game

    async def begin_epoch(self, game: str) -> None:
        live = await self.app.games.get(game)
        epoch = live.ledger.epoch
        for seat, caller in HOLDERS.items():
            committed = commitment(seat, game, epoch.anchors, bytes.fromhex(ENTROPY))
            request = pb.CommitEntropyRequest(
                game=game, seat=seat, epoch=epoch.number, commitment=bytes.fromhex(committed)
            )
            await seats.commit_entropy(self.app, request, caller)
        for seat, caller in HOLDERS.items():
            request = pb.RevealEntropyRequest(game=game, seat=seat, epoch=epoch.number, entropy=bytes.fromhex(ENTROPY))
            await seats.reveal_entropy(self.app, request, caller)

    async def picking(self, game: str, seat: str = "us", request_id: str = "1") -> pb.DecideRequest:
        """A pick for the initiative that will be accepted."""
        request = pb.GetSnapshotRequest(game=game, audience=seat)
        prompt = (await views.get_snapshot(self.app, request, HOLDERS[seat])).snapshot.prompts[0]
        return pb.DecideRequest(
            game=game, seat=seat, prompt=prompt.prompt, decision=prompt.legal[0].decision, request_id=request_id
        )

    async def behind_its_back(self, game: str, request: pb.DecideRequest) -> Any:
        """A decision that the game in memory does not hear of: as if another process had made it."""
        unaware = self.app.games._load(game)
        answer = await play.decide(self.app, request, HOLDERS[request.seat])
        self.app.games.drop(game)
        self.app.games._keep(unaware)
        return answer

    def versions(self, game: str) -> int:
        return len(self.app.log.rows(game))


def in_a_room(test: Callable[[Room], Awaitable[None]]) -> Callable[[Path], None]:
    def run(tmp_path: Path) -> None:
        async def main() -> None:
            app = Application(Settings(data=str(tmp_path)))
            try:
                await test(Room(app))
            finally:
                await app.close()

        asyncio.run(main())

    run.__doc__ = test.__doc__
    return run


@in_a_room
async def test_simultaneous_calls_with_one_request_id_make_one_game(room: Room) -> None:
    ids = await asyncio.gather(*[room.create("mine") for _ in range(8)])
    assert len(set(ids)) == 1
    live = await room.app.games.get(ids[0])
    assert room.app.chances.of(live), "its secrets are those whose anchors were published"


@in_a_room
async def test_game_requested_by_many_together_is_folded_once(room: Room) -> None:
    game = await room.started()
    room.app.games.drop(game)
    before = room.app.games.loaded
    found = await asyncio.gather(*[room.app.games.get(game) for _ in range(8)])
    assert len(set(map(id, found))) == 1
    assert room.app.games.loaded == before + 1


class Looking:
    """Looks at each game the moment it hears of it, as those do who see to its bots and its clocks."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.found: list[asyncio.Task[LiveGame]] = []
        app.bus.listeners.append(self)

    def audiences(self, stream: str) -> set[str]:
        return set()

    def happened(self, game: LiveGame, told: dict[str, list[EventView]], records: list[Record]) -> None:
        self.found.append(asyncio.create_task(self._app.games.get(game.stream)))


@in_a_room
async def test_a_new_game_is_never_in_memory_twice(room: Room) -> None:
    """Or a seat taken in the one would not be held in the other."""
    looking = Looking(room.app)
    game = await room.create()
    while not looking.found:
        await asyncio.sleep(0)
    assert await asyncio.gather(*looking.found) == [await room.app.games.get(game)]
    assert room.app.games.loaded == 0


@in_a_room
async def test_a_game_that_is_made_while_it_is_being_loaded_is_not_in_memory_twice(room: Room) -> None:
    """Its first event is in the log a moment before whoever makes it goes on."""
    game = await room.create()
    made = await room.app.games.get(game)
    room.app.games.drop(game)
    loading = asyncio.create_task(room.app.games.get(game))
    await asyncio.sleep(0)
    room.app.games._keep(made)
    assert await loading is made is await room.app.games.get(game)


@in_a_room
async def test_simultaneous_equal_decisions_are_made_once(room: Room) -> None:
    game = await room.started()
    request = await room.picking(game)
    answers = await asyncio.gather(*[play.decide(room.app, request, US) for _ in range(8)])
    assert all(answer == answers[0] for answer in answers)
    assert room.versions(game) == answers[0].answer.snapshot.version


@in_a_room
async def test_a_caller_that_goes_away_leaves_nothing_half_done(room: Room) -> None:
    """What is written when the connection breaks holds; watchers are told, the game goes on."""
    game = await room.started()
    version = room.versions(game)
    watching = watch_game(room.app, pb.WatchGameRequest(game=game, after=version), US)
    told = asyncio.ensure_future(anext(watching))
    request = await room.picking(game)
    await asyncio.sleep(0)
    deciding = asyncio.ensure_future(play.decide(room.app, request, US))
    while not room.app.journal.is_writing:
        await asyncio.sleep(0)
    deciding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await deciding
    assert [event.version for event in (await told).events] == list(range(version + 1, room.versions(game) + 1))
    await watching.aclose()
    again = await play.decide(room.app, request, US)
    assert again.answer.snapshot.version == room.versions(game)
    assert (await play.decide(room.app, await room.picking(game, "german"), GERMAN)).answer.events


# --- who decides is answered first, and the others are told


class Hearing:
    """Wants what some audiences are told, and keeps it."""

    def __init__(self, app: Application, *audiences: str) -> None:
        self._audiences = set(audiences)
        self.heard: list[tuple[int, bytes]] = []
        """(version, head) of each transaction that it was told of."""
        app.bus.listeners.append(self)

    def audiences(self, stream: str) -> set[str]:
        return self._audiences

    def happened(self, game: LiveGame, told: dict[str, list[EventView]], records: list[Record]) -> None:
        assert set(told) >= self._audiences
        assert len({tuple(one.version for one in events) for events in told.values()}) == 1, "all hear of the same"
        self.heard.append((told["public"][-1].version, game.head))


@in_a_room
async def test_deciding_player_is_answered_before_watchers_are_notified(room: Room) -> None:
    game = await room.started()
    request, hearing = await room.picking(game), Hearing(room.app, "us", "german", "public")
    answer = (await play.decide(room.app, request, US)).answer
    assert not hearing.heard
    while not hearing.heard:
        await asyncio.sleep(0)
    assert hearing.heard == [(answer.snapshot.version, answer.snapshot.head)]


@in_a_room
async def test_reading_before_the_notification_shows_the_current_state(room: Room) -> None:
    game = await room.started()
    other, hearing = await room.picking(game, "german"), Hearing(room.app, "public")
    answer = (await play.decide(room.app, await room.picking(game), US)).answer
    look = pb.GetSnapshotRequest(game=game, audience="german")
    seen = await views.get_snapshot(room.app, look, GERMAN)
    assert seen.snapshot.version == answer.snapshot.version
    assert [prompt.prompt for prompt in seen.snapshot.prompts] == [other.prompt]
    assert hearing.heard == [(answer.snapshot.version, answer.snapshot.head)], "by looking, and once"
    await asyncio.sleep(0.01)
    assert len(hearing.heard) == 1
    position = (await room.app.games.get(game)).seen_by("german", seen.snapshot.version)
    assert position == room.app.history.position(game, seen.snapshot.version, "german")


@in_a_room
async def test_transactions_are_sent_in_order_each_with_its_head(room: Room) -> None:
    game = await room.started()
    first, then = await room.picking(game), await room.picking(game, "german")
    hearing = Hearing(room.app, "us", "german", "public")
    answers = [(await play.decide(room.app, first, US)).answer]
    assert not hearing.heard
    answers.append((await play.decide(room.app, then, GERMAN)).answer)
    while len(hearing.heard) < 2:
        await asyncio.sleep(0)
    assert hearing.heard == [(answer.snapshot.version, answer.snapshot.head) for answer in answers]


@in_a_room
async def test_an_undo_leaves_nobody_with_what_was_taken_back(room: Room) -> None:
    game = await room.started()
    look = pb.GetSnapshotRequest(game=game, audience="german")
    await views.get_snapshot(room.app, look, GERMAN)
    to = room.versions(game)
    await play.decide(room.app, await room.picking(game), US)
    undone = await play.request_undo(room.app, pb.RequestUndoRequest(game=game, seat="us", to=to), US)
    assert undone.answer.events[-1].kernel.HasField("undone")
    seen = (await views.get_snapshot(room.app, look, GERMAN)).snapshot
    assert seen.version == undone.answer.snapshot.version == room.versions(game)
    position = (await room.app.games.get(game)).seen_by("german", seen.version)
    assert position == room.app.history.position(game, seen.version, "german")


@in_a_room
async def test_players_are_notified_before_spectators(room: Room) -> None:
    game = await room.started()
    request = await room.picking(game)
    watchers = {audience: Watcher(8) for audience in ("public", "referee", "german")}
    for audience, watcher in watchers.items():
        room.app.watchers.add(game, audience, watcher)
    await play.decide(room.app, request, US)
    await watchers["german"].next()
    assert [len(watchers[one].waiting) for one in ("public", "referee")] == [1, 1]
    assert not any(watchers[one].wake.is_set() for one in ("public", "referee"))
    for audience, watcher in watchers.items():
        await watcher.wake.wait()
        room.app.watchers.remove(game, audience, watcher)


@in_a_room
async def test_failing_watcher_is_disconnected_and_the_others_are_notified(room: Room) -> None:
    game = await room.started()
    version = room.versions(game)
    watching = {
        seat: watch_game(room.app, pb.WatchGameRequest(game=game, audience=seat, after=version), caller)
        for seat, caller in HOLDERS.items()
    }
    told = {seat: asyncio.ensure_future(anext(stream)) for seat, stream in watching.items()}
    await asyncio.sleep(0)
    request, telling = await room.picking(game), (await room.app.games.get(game)).update_of

    def torn(history: History, entries: list[Entry], audience: str) -> AudienceUpdate:
        if audience == "german":
            raise OperationalError("the connection is gone")
        return telling(history, entries, audience)

    said: list[str] = []
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(await room.app.games.get(game), "update_of", torn)
        broken.setattr(LOGGER, "exception", lambda text, *words: said.append(text % words))
        answer = (await play.decide(room.app, request, US)).answer
        assert (await told["us"]).events[-1].version == answer.snapshot.version
        with pytest.raises(Refused) as cut:
            await told["german"]
    assert cut.value.rejection.reason == Reason.TOO_SLOW
    assert said == [f"game {game}: the events of version {answer.snapshot.version} cannot be made for german"]
    again = watch_game(room.app, pb.WatchGameRequest(game=game, audience="german", after=version), GERMAN)
    assert (await anext(again)).events[-1].version == answer.snapshot.version
    await again.aclose()
    await watching["us"].aclose()


# --- the disk


class Disk:
    """Makes the log fail at chosen moments."""

    def __init__(self, app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
        self.log = app.log
        self._commit = app.log.commit_group
        self.spares = self.fails = self.fails_after = self.commits = 0
        monkeypatch.setattr(app.log, "commit_group", self.commit_group)
        monkeypatch.setattr(app.outages, "note", lambda: None)  # a commit of its own, which never fails here

    def commit_group(self) -> None:
        if self.spares:
            self.spares -= 1
        elif self.fails:
            self.fails -= 1
            self.log._writer.execute("ROLLBACK")
            self.log._lock.release()
            raise OperationalError("the disk is full")
        self._commit()
        self.commits += 1
        if self.fails_after:
            self.fails_after -= 1
            raise OperationalError("nobody knows whether this was written")


def with_a_disk(test: Callable[[Room, Disk], Awaitable[None]]) -> Callable[..., None]:
    def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def body(room: Room) -> None:
            await test(room, Disk(room.app, monkeypatch))

        in_a_room(body)(tmp_path)

    return run


@with_a_disk
async def test_a_group_that_fails_is_written_game_by_game(room: Room, disk: Disk) -> None:
    games = [await room.started() for _ in range(4)]
    requests = [await room.picking(game) for game in games]
    before, disk.spares, disk.fails = disk.commits, 1, 1  # the first is written while the others gather
    answers = await asyncio.gather(*[play.decide(room.app, request, US) for request in requests])
    assert (disk.fails, disk.commits - before) == (0, len(games))
    for game, answer in zip(games, answers, strict=True):
        assert answer.answer.snapshot.version == room.versions(game)


@with_a_disk
async def test_decisions_of_several_games_share_a_transaction(room: Room, disk: Disk) -> None:
    games = [await room.started() for _ in range(8)]
    requests = [await room.picking(game) for game in games]
    before = disk.commits
    await asyncio.gather(*[play.decide(room.app, request, US) for request in requests])
    assert disk.commits - before < len(games)


@with_a_disk
async def test_unwritten_events_are_never_sent(room: Room, disk: Disk) -> None:
    game = await room.started()
    version = room.versions(game)
    watching = watch_game(room.app, pb.WatchGameRequest(game=game, after=version), US)
    told = asyncio.ensure_future(anext(watching))
    refused, accepted = await room.picking(game), await room.picking(game, "german", "2")
    disk.fails = 1
    with pytest.raises(OperationalError):
        await play.decide(room.app, refused, US)
    assert not told.done()
    await play.decide(room.app, accepted, GERMAN)
    first = (await told).events[0]
    assert (first.version, first.kernel.decision_made.seat) == (version + 1, "german")
    await watching.aclose()


@with_a_disk
async def test_in_a_group_only_the_game_with_a_conflict_is_refused(room: Room, disk: Disk) -> None:
    games = [await room.started() for _ in range(4)]
    requests = [await room.picking(game) for game in games]
    await room.behind_its_back(games[2], await room.picking(games[2], request_id="faster"))
    made = await asyncio.gather(*[play.decide(room.app, r, US) for r in requests], return_exceptions=True)
    assert [isinstance(one, Refused) for one in made] == [False, False, True, False]
    assert made[2].rejection.reason == Reason.STALE_VERSION
    assert (await room.app.games.get(games[2])).version == room.versions(games[2]), "it was folded anew"


@in_a_room
async def test_after_a_conflict_the_request_is_looked_up_before_anything_is_answered(room: Room) -> None:
    game = await room.started()
    request = await room.picking(game)
    first = await room.behind_its_back(game, request)
    version = room.versions(game)
    assert await play.decide(room.app, request, US) == first
    assert room.versions(game) == version


@with_a_disk
async def test_failed_write_is_an_error_and_not_in_the_game(room: Room, disk: Disk) -> None:
    game = await room.started()
    version = room.versions(game)
    request = await room.picking(game)
    disk.fails = 1
    with pytest.raises(OperationalError):
        await play.decide(room.app, request, US)
    assert room.versions(game) == version
    assert (await room.app.games.get(game)).version == version
    assert (await play.decide(room.app, request, US)).answer.snapshot.version == room.versions(game)


@with_a_disk
async def test_where_it_is_unknown_whether_it_was_written_the_log_says_what_is_answered(room: Room, disk: Disk) -> None:
    game = await room.started()
    request = await room.picking(game)
    before = await room.app.games.get(game)
    disk.fails_after = 1
    answer = await play.decide(room.app, request, US)
    assert await room.app.games.get(game) is not before, "the game was dropped and folded anew"
    assert answer.answer.events[0].kernel.decision_made.request == request.request_id
    assert answer == await play.decide(room.app, request, US)
    assert answer.answer.snapshot.version == room.versions(game)


@with_a_disk
async def test_a_watcher_misses_nothing_of_a_game_that_was_dropped(room: Room, disk: Disk) -> None:
    game = await room.started()
    version = room.versions(game)
    watching = watch_game(room.app, pb.WatchGameRequest(game=game, after=version), US)
    messages: list[Any] = []

    async def watch() -> None:
        async for message in watching:
            messages.append(message)

    task = asyncio.ensure_future(watch())
    await asyncio.sleep(0)
    request, other = await room.picking(game), await room.picking(game, "german")
    disk.fails_after = 1
    await play.decide(room.app, request, US)
    await play.decide(room.app, other, GERMAN)
    last = room.versions(game)
    while not messages or messages[-1].events[-1].version < last:
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert [e.version for message in messages for e in message.events] == list(range(version + 1, last + 1))


@in_a_room
async def test_a_receipt_that_cannot_be_signed_keeps_nobody_waiting(room: Room) -> None:
    game = await room.started()
    request = await room.picking(game)
    signer, room.app.vault._current_signer = room.app.vault._current_signer, None  # type: ignore[assignment,method-assign]
    with pytest.raises(TypeError):
        await play.decide(room.app, request, US)
    room.app.vault._current_signer = signer  # type: ignore[method-assign]
    assert (await play.decide(room.app, request, US)).answer.snapshot.version == room.versions(game)


# --- lost secrets


def lose(app: Application, game: str, audience: str = "%") -> None:
    app.vault.db.execute("DELETE FROM chains WHERE stream = ? AND audience LIKE ?", (game, audience))


@pytest.mark.parametrize("audience", ["%", "german"])
def test_a_game_whose_secrets_are_lost_goes_on_in_a_new_epoch_that_all_agree_to(tmp_path: Path, audience: str) -> None:
    @in_a_room
    async def check(room: Room) -> None:
        game = await room.started()
        request = await room.picking(game)
        lose(room.app, game, audience)
        room.app.games.drop(game)
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await play.decide(room.app, request, US)
            assert refused.value.rejection.reason == Reason.SECRETS_LOST
        for seat, caller in HOLDERS.items():
            made = await seats.agree_to_epoch(room.app, pb.AgreeToEpochRequest(game=game, seat=seat), caller)
        assert (made.game.epoch.number, made.game.epoch.began) == (2, False)
        await room.begin_epoch(game)
        assert (await play.decide(room.app, request, US)).answer.events

    check(tmp_path)


@in_a_room
async def test_secrets_lost_before_play_begins_are_replaced_too(room: Room) -> None:
    game = await room.create()
    for seat, caller in HOLDERS.items():
        await seats.take_seat(room.app, pb.TakeSeatRequest(game=game, seat=seat, name=seat), caller)
    lose(room.app, game)
    with pytest.raises(Refused) as refused:
        await room.begin_epoch(game)
    assert refused.value.rejection.reason == Reason.SECRETS_LOST
    for seat, caller in HOLDERS.items():
        await seats.agree_to_epoch(room.app, pb.AgreeToEpochRequest(game=game, seat=seat), caller)
    await room.begin_epoch(game)
    assert (await room.app.games.get(game)).ledger.started


@in_a_room
async def test_agreeing_again_at_the_same_moment_does_not_lose_the_new_secrets(room: Room) -> None:
    game = await room.started()
    lose(room.app, game)
    room.app.games.drop(game)
    request = pb.AgreeToEpochRequest(game=game, seat="us")
    await seats.agree_to_epoch(room.app, request, US)
    last = seats.agree_to_epoch(room.app, pb.AgreeToEpochRequest(game=game, seat="german"), GERMAN)
    again = seats.agree_to_epoch(room.app, request, US)
    made = await asyncio.gather(last, again, return_exceptions=True)
    assert isinstance(made[1], Refused)
    live = await room.app.games.get(game)
    assert live.ledger.epoch.number == 2
    assert room.app.chances.of(live)
