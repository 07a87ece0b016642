"""Watching several games in one stream, and the heartbeat of streams."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, suppress
from typing import Any

from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason, Rejection
from kronika.service.application import Application, Refused, refused
from kronika.service.errors import FAULTS, rejection_of
from kronika.service.rpc.common import Caller, is_behind, needs_token
from kronika.service.rpc.views import player_watched, to_watch, watched
from kronika.service.words import message
from kronika.v1 import game_service_pb2 as pb

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


async def watch_game(app: Application, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
    """Versions after `after`, each once and in order: first from the log, then live, until nothing more can happen."""
    seconds = heartbeat_of(request)
    game, audience = await to_watch(app, request, caller)
    seat = (game.stream, audience) if audience in game.ledger.seats else None
    with app.quotas.streams.one(caller, seat):
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
