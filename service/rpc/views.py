"""Positions of games, as messages and as pictures: at any version, and live, several in one stream."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, suppress
from typing import Any

from kronika.domain.kernel.game import Phase, phase_of
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason, Rejection
from kronika.projections.games import OPEN_GAMES
from kronika.service.application import Application, Refused, refused
from kronika.service.errors import FAULTS, rejection_of
from kronika.service.history import History
from kronika.service.integrity import LogDamaged
from kronika.service.live import LiveGame
from kronika.service.quotas import reached
from kronika.service.requests import mask_of, page_of
from kronika.service.rpc.common import (
    Caller,
    audience_of,
    find,
    holds,
    is_behind,
    looking_as,
    may_know,
    needs_token,
    panel_message,
)
from kronika.service.rpc.messages import (
    PHASES,
    add_event,
    event_bytes,
    fill_prompts,
    open_prompts,
    scene_message,
    snapshot_now,
)
from kronika.service.rpc.reading import FAR, LONG, leaves, read, read_events, read_snapshot
from kronika.service.watch import MESSAGES, PlayerWatcher, Watcher
from kronika.service.words import message
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

PAGE = 500
LARGEST_PAGE = 2000
LEAVES = 10_000


async def get_snapshot(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience = audience_of(game, request.audience, caller)
    version = version_of(game, request.version)
    mask = mask_of(request.read_mask, game_pb2.Snapshot)
    response = pb.GetSnapshotResponse()
    if version == game.version:
        snapshot_now(response.snapshot, app, game, audience, caller, mask, free=request.free, notation=request.notation)
    else:
        at = game.stream, version, audience, caller, game.genesis, mask
        response = await read(app, caller, version > FAR, read_snapshot, *at)
    if request.scene:  # which never changes, and is not there yet at the first versions
        response.scene.CopyFrom(scene_message(game, game.fold_for(app.games, audience)))
    return response


def version_of(game: LiveGame, wanted: int) -> int:
    """The version that is asked for; 0 is the last."""
    version = wanted or game.version
    if not 1 <= version <= game.version:
        raise refused(
            Reason.NOT_FOUND,
            message("not-a-version", last=game.version, wanted=version),
        )
    return version


async def list_events(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience = audience_of(game, request.audience, caller)
    page = page_of(request, PAGE, LARGEST_PAGE, request.after)
    _check_after(game, page.after)
    until = min(page.after + page.size, game.version)
    found = await _events(app, game, page.after, until, audience, caller, request.proof)
    response = pb.ListEventsResponse(events=found.events)
    last = response.events[-1].version if response.events else game.version
    response.next_page_token = page.token(last, last < game.version)
    return response


def _check_after(game: LiveGame, after: int) -> None:
    if not 0 <= after <= game.version:
        raise refused(
            Reason.NOT_FOUND,
            message("not-after-last-version", version=game.version, after=after),
        )


async def _events(
    app: Application, game: LiveGame, after: int, until: int, audience: str, caller: Caller, proof: bool
) -> Any:
    """A WatchGameResponse with the events after a version up to another, or with as many as a message
    holds, and the head after them."""
    if after >= until:
        return pb.WatchGameResponse()
    is_long, now = until - after > LONG or until > FAR, (game.version, game.head)
    wanted = game.stream, after, until, audience, caller, proof, game.genesis, now
    return await read(app, caller, is_long, read_events, *wanted)


async def to_watch(app: Application, request: Any, caller: Caller) -> tuple[LiveGame, str]:
    """The game that a request wants to watch, and as whom. Refuses what cannot be watched so."""
    game = await find(app, request.game, caller)
    audience = audience_of(game, request.audience, caller)
    _check_after(game, request.after)
    if audience in game.ledger.seats:
        return game, audience
    if request.prompts:
        raise refused(
            Reason.MALFORMED,
            message("not-prompts-of-audience", audience=audience),
            field="prompts",
        )
    if app.watchers.spectators(game.stream) >= app.settings.watchers:
        raise reached(
            "watchers",
            "game",
            app.settings.watchers,
            message("not-more-watchers", watchers=app.settings.watchers),
        )
    return game, audience


async def watched(
    app: Application, game: LiveGame, audience: str, request: Any, caller: Caller
) -> AsyncGenerator[Any, None]:
    """Versions after `after`, each once and in order: first from the log, then live."""
    watcher = Watcher(app.settings.watcher_queue, request.messages and app.settings.messages)
    messages = 0
    app.watchers.add(game.stream, audience, watcher)
    try:
        sent = request.after
        async for last, told in _from_log(app, game, sent, game.version, audience, caller, request.proof):
            sent = last
            yield _with_prompts(app, game, audience, sent, told, request, caller)
        if sent == request.after and (request.prompts or game.ledger.opened):
            yield _with_prompts(app, game, audience, sent, pb.WatchGameResponse(head=game.head), request, caller)
        while (batch := await watcher.next()) is not None:
            game = await find(app, request.game, caller)
            audience_of(game, audience, caller)  # the seat may have passed on in between
            is_open = game.ledger.opened  # from then on a spectator may read the messages
            if watcher.tells_messages and (is_open or (batch is MESSAGES and audience in game.ledger.seats)):
                change = await asyncio.to_thread(app.chat.last, game.stream, caller.holder)
                if change > messages:
                    messages = change
                    yield pb.WatchGameResponse(messages=change)
            if batch is MESSAGES:
                continue
            first, last = batch.told[0].version, batch.told[-1].version
            if first > sent + 1:
                async for _, told in _from_log(app, game, sent, first - 1, audience, caller, request.proof):
                    yield told
            elif last <= sent:
                continue
            told = pb.WatchGameResponse(head=batch.head)
            new = [one for one in batch.told if one.version > sent]
            if request.proof:
                for one in new:
                    record = batch.records[one.version - first].cut(audience)
                    add_event(told.events, game.system, one, caller, record)
            else:
                for one in new:
                    told.events.add().MergeFromString(event_bytes(game.system, one, caller.language))
            sent = last
            yield _with_prompts(app, game, audience, sent, told, request, caller)
        raise refused(Reason.TOO_SLOW, message("not-kept-up", sent=sent))
    finally:
        app.watchers.remove(game.stream, audience, watcher)


def _with_prompts(
    app: Application, game: LiveGame, seat: str, sent: int, message: Any, request: Any, caller: Caller
) -> Any:
    """Adds to a message the prompts of the seat, if requested and nothing follows immediately. Also sets whether the
    log is closed, so that nothing can follow."""
    message.closed = game.ledger.opened and sent == game.version
    if request.prompts and sent == game.version:
        message.prompts_at = sent
        fill_prompts(message.prompts, game.system, game.fold_for(app.games, seat), seat, caller)
    return message


async def _from_log(
    app: Application, game: LiveGame, after: int, until: int, audience: str, caller: Caller, proof: bool
) -> AsyncIterator[tuple[int, Any]]:
    """Yields records between two versions as messages of a bounded size, each with its last version."""
    while after < until:
        message = await _events(app, game, after, min(after + PAGE, until), audience, caller, proof)
        after = message.events[-1].version if message.events else until
        yield after, message


async def watch_player(app: Application, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
    """Each game in which something waits for the caller, then each in which that has changed."""
    needs_token(caller)
    with app.quotas.streams.one(caller):
        async with aclosing(player_watched(app, caller)) as messages:
            async for message in messages:
                yield message


async def player_watched(app: Application, caller: Caller) -> AsyncGenerator[Any, None]:
    watcher = PlayerWatcher()
    app.watchers.add_player(caller.holder, watcher)
    try:
        is_all = await app.projections.caught_up()
        rows = app.projections.query(OPEN_GAMES, (caller.holder,))
        told: dict[str, tuple[Any, ...]] = {}
        for (stream,) in rows:
            watcher.give(stream)
        watcher.knows_all = is_all
        while True:
            try:
                game = await app.games.get(await watcher.next())
            except LogDamaged:
                continue
            message = _your_move(game, caller)
            state = (message.phase, tuple(p.prompt for p in message.prompts), tuple(message.waiting))
            before = told.get(game.stream)
            if state != before and (before is not None or message.prompts or message.waiting):
                told[game.stream] = state
                yield message
    finally:
        app.watchers.remove_player(caller.holder, watcher)


def _your_move(game: LiveGame, caller: Caller) -> Any:
    """The caller's pending prompts and actions in a game. If the caller may no longer know of the game, the answer only
    says that nothing is pending."""
    if not may_know(game, caller):
        return pb.WatchPlayerResponse(game=game.stream)
    seats = [seat for seat in game.ledger.seats if holds(game, seat, caller)]
    asked = [prompt for prompt in open_prompts(game, seats, caller) if prompt.seat in seats]
    prompts = asked if game.ledger.epoch.began else []
    waiting = [what for seat in seats for what in waits_for(game, seat)]
    return pb.WatchPlayerResponse(
        game=game.stream,
        version=game.version,
        phase=PHASES[phase_of(game.position).value],
        prompts=prompts,
        waiting=list(dict.fromkeys(waiting)),
    )


def waits_for(game: LiveGame, seat: str) -> list[game_pb2.Due]:
    """The pending actions of this seat, prompts excluded."""
    ledger = game.ledger
    mine = ledger.seats[seat]
    found = []
    if seat in ledger.gave_up:
        return []
    if any(asker != seat and seat not in asked.agreed for asker, asked in ledger.undo.items()):
        found.append(game_pb2.DUE_UNDO)
    if any(other != seat for other in ledger.draws) and seat not in ledger.draws:
        found.append(game_pb2.DUE_DRAW)
    if any(name != seat and seat not in p.consents for name, p in ledger.proposals.items()):
        found.append(game_pb2.DUE_HANDOVER)
    if not ledger.closed and not ledger.epoch.began:
        if not mine.commitment:
            found.append(game_pb2.DUE_COMMIT)
        elif not mine.entropy and all(other.commitment for other in ledger.needed.values()):
            found.append(game_pb2.DUE_REVEAL)
    if ledger.epoch.agreed and seat not in ledger.epoch.agreed:
        found.append(game_pb2.DUE_EPOCH)
    if phase_of(game.position) == Phase.FINISHED and seat not in ledger.confirmed:
        found.append(game_pb2.DUE_CONFIRM)
    return found


async def list_leaves(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience_of(game, PUBLIC, caller)
    page = page_of(request, LEAVES, LEAVES, request.after)
    _check_after(game, page.after)
    is_long = min(page.size, game.version - page.after) > FAR
    found = await read(app, caller, is_long, leaves, game.stream, page.after, page.size)
    last = page.after + len(found)
    return pb.ListLeavesResponse(
        genesis=game.genesis, leaves=found, next_page_token=page.token(last, last < game.version)
    )


async def get_drawing(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience = looking_as(game, request.audience, caller)
    version = version_of(game, request.version)
    if version == game.version:
        return _drawing(game.system, game.fold_for(app.games, audience).game.board, version, caller)
    return await read(app, caller, version > FAR, read_drawing, game.stream, version, audience, caller)


def read_drawing(history: History, stream: str, version: int, audience: str, caller: Caller) -> Any:
    """A `GetDrawingResponse` for an earlier version."""
    board = history.position(stream, version, audience).game.board
    return _drawing(history.system_of(stream), board, version, caller)


def _drawing(system: System, board: Any, version: int, caller: Caller) -> Any:
    panels = [panel_message(panel, caller) for panel in system.rendering.panels(board, caller.language)]
    return pb.GetDrawingResponse(version=version, panels=panels)


# --- several games in one stream, and the heartbeat of streams

MOST_GAMES = 100
"""Games watched in one stream."""
USUAL_HEARTBEAT = 30
LONGEST_HEARTBEAT = 600


async def watch_games(app: Application, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
    """Streams the events of several games, and the caller's pending actions, as they come."""
    _must_be_possible(request)
    seconds = heartbeat_of(request) or USUAL_HEARTBEAT
    if request.player:
        needs_token(caller)
    seat = next(((one.game, one.audience) for one in request.games if one.audience not in ("", PUBLIC, REFEREE)), None)
    with app.quotas.streams.one(caller, seat):
        yield pb.WatchGamesResponse()
        told = [_game(app, one, caller) for one in request.games]
        if request.player:
            told.append(_player(app, caller))
        async with aclosing(beating(_merged(told), seconds, pb.WatchGamesResponse)) as messages:
            async for message in messages:
                yield message


def _must_be_possible(request: Any) -> None:
    if len(request.games) > MOST_GAMES or not (request.games or request.player):
        raise refused(
            Reason.MALFORMED,
            message("not-so-many-watched", most=MOST_GAMES),
            field="games",
        )
    named = [(one.game, one.audience or PUBLIC) for one in request.games]
    twice = next((at for at, one in enumerate(named) if one in named[:at]), None)
    if twice is not None:
        raise refused(
            Reason.MALFORMED,
            message("not-watched-twice", game=named[twice][0], seat=named[twice][1]),
            field=f"games[{twice}]",
        )


def heartbeat_of(request: Any) -> int:
    """After how many seconds of silence a stream says that it is there; 0: never."""
    seconds: int = request.heartbeat_seconds
    if not 0 <= seconds <= LONGEST_HEARTBEAT:
        raise refused(
            Reason.MALFORMED,
            message("not-so-slow-a-heartbeat", most=LONGEST_HEARTBEAT),
            field="heartbeat_seconds",
        )
    return seconds


async def watch_game(
    app: Application, request: Any, caller: Caller, *, begins: bool = False
) -> AsyncGenerator[Any, None]:
    """Versions after `after`, each once and in order: first from the log, then live, until nothing more can happen.
    `begins`: whether an empty message comes before all others; it too says whether nothing more can happen."""
    seconds = heartbeat_of(request)
    game, audience = await to_watch(app, request, caller)
    seat = (game.stream, audience) if audience in game.ledger.seats else None
    with app.quotas.streams.one(caller, seat):
        if begins:
            yield pb.WatchGameResponse(closed=game.ledger.opened and request.after == game.version)
        told = watched(app, game, audience, request, caller)
        async with aclosing(beating(told, seconds, pb.WatchGameResponse) if seconds else told) as messages:
            async for message in messages:
                yield message
                if message.closed:
                    return


async def _game(app: Application, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
    """Streams the events of one of several games; the last message says why it ended."""
    named = {"game": request.game, "audience": request.audience or PUBLIC}
    known = app.games.known_of(request.game)
    try:
        try:
            game, audience = await to_watch(app, request, caller)
        except Refused as error:
            if not await is_behind(app, request.game, error, known):
                raise
            game, audience = await to_watch(app, request, caller)
        async with aclosing(watched(app, game, audience, request, caller)) as messages:
            async for message in messages:
                yield pb.WatchGamesResponse(game=pb.WatchedGame(told=message, **named))
    except Refused as error:
        why: Rejection | None = error.rejection
    except FAULTS as error:
        why = rejection_of(error)
        if why is None:
            raise
    assert why is not None, "watching a game ends with a refusal"
    reason = f"ERROR_REASON_{why.reason.name}"
    yield pb.WatchGamesResponse(ended=pb.WatchEnded(reason=reason, sentence=caller.say(why.said), **named))


async def _player(app: Application, caller: Caller) -> AsyncGenerator[Any, None]:
    async with aclosing(player_watched(app, caller)) as messages:
        async for message in messages:
            yield pb.WatchGamesResponse(turn=message)


async def _merged(streams: list[AsyncGenerator[Any, None]]) -> AsyncGenerator[Any, None]:
    """The messages of several streams as they come, till all have ended. One is asked for its next message only
    when the one before has been taken, so that who reads slowly is cut game by game."""
    taken: asyncio.Queue[Any] = asyncio.Queue(1)

    async def pump(stream: AsyncGenerator[Any, None]) -> None:
        async with aclosing(stream):
            async for message in stream:
                await taken.put(message)

    pumps = [asyncio.create_task(pump(stream)) for stream in streams]

    async def run() -> None:
        await asyncio.gather(*pumps)
        await taken.put(None)

    running = asyncio.create_task(run())
    getting: asyncio.Task[Any] | None = None
    try:
        while True:
            getting = asyncio.create_task(taken.get())
            await asyncio.wait({getting, running}, return_when=asyncio.FIRST_COMPLETED)
            if not getting.done():
                running.result()
            message = await getting
            if message is None:
                return
            yield message
    finally:
        await _ended(running, *pumps, *([] if getting is None else [getting]))


async def beating(messages: AsyncIterator[Any], seconds: int, empty: Callable[[], Any]) -> AsyncGenerator[Any, None]:
    """Messages as they come, and an empty one after so many seconds without any."""
    coming: asyncio.Future[Any] | None = None
    try:
        while True:
            if coming is None:
                coming = asyncio.ensure_future(anext(messages))
            done, _ = await asyncio.wait({coming}, timeout=seconds)
            if not done:
                yield empty()
                continue
            came, coming = coming, None
            try:
                message = came.result()
            except StopAsyncIteration:
                return
            yield message
    finally:
        if coming is not None:
            await _ended(coming)
        await messages.aclose()  # type: ignore[attr-defined]


async def _ended(*tasks: "asyncio.Future[Any]") -> None:
    """Tasks that are wanted no longer are over, with all that they held."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError, StopAsyncIteration, Exception):
            await task
