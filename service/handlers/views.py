"""Looking at games: at any version, live, and «is it my move?»."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Any

from kronika.v1 import game_service_pb2 as pb

from domain.kernel.game import Phase, phase_of
from domain.kernel.words import PUBLIC, Reason
from projections.games import OPEN_GAMES
from service.core import Core, refused
from service.handlers.common import (
    PHASES,
    Caller,
    audience_of,
    event_message,
    find,
    holds,
    may_know,
    needs_token,
    open_prompts,
    scene_message,
    snapshot_now,
    snapshot_then,
)
from service.handlers.reading import FAR, LONG, fill_events, leaves, read_events, read_leaves, read_snapshot
from service.integrity import LogDamaged
from service.live import LiveGame
from service.quotas import reached
from service.watch import PlayerWatcher, Watcher

PAGE = 500
LARGEST_PAGE = 2000
LEAVES = 10_000


async def get_snapshot(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    audience = audience_of(game, request.audience, caller)
    version = version_of(game, request.version)
    response = pb.GetSnapshotResponse()
    if version == game.version:
        snapshot_now(response.snapshot, core, game, audience, caller)
    elif version > FAR:
        read = await core.workers.read(
            caller, read_snapshot, str(core.log.path), game.stream, version, audience, caller, game.genesis
        )
        response.ParseFromString(read)
    else:
        position = core.history.position(game.stream, version, audience)
        head = core.games.head_at(game, version)
        snapshot_then(response.snapshot, core.history, game, position, audience, head, caller)
    if request.scene:  # which never changes, and is not there yet at the first versions
        response.scene.CopyFrom(scene_message(game, core.games.fold_for(game, audience)))
    return response


def version_of(game: LiveGame, wanted: int) -> int:
    """The version that is asked for; 0 is the last."""
    version = wanted or game.version
    if not 1 <= version <= game.version:
        raise refused(
            Reason.NOT_FOUND,
            f"This game has versions 1 to {game.version}, not {version}.",
            f"Tato hra má verze 1 až {game.version}, ne {version}.",
        )
    return version


async def list_events(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    audience = audience_of(game, request.audience, caller)
    size = request.page_size or PAGE
    if not 0 < size <= LARGEST_PAGE:
        raise refused(
            Reason.MALFORMED,
            f"page_size is 1 to {LARGEST_PAGE}, or 0 for {PAGE}.",
            f"page_size je 1 až {LARGEST_PAGE}, nebo 0, tedy {PAGE}.",
        )
    _check_after(game, request.after)
    until = min(request.after + size, game.version)
    found = await _events(core, game, request.after, until, audience, caller, request.proof)
    response = pb.ListEventsResponse(events=found.events)
    response.more = bool(response.events) and response.events[-1].version < game.version
    return response


def _check_after(game: LiveGame, after: int) -> None:
    if not 0 <= after <= game.version:
        raise refused(
            Reason.NOT_FOUND,
            f"This game has versions up to {game.version}; you asked for what is after {after}.",
            f"Tato hra má verze do {game.version}; ptáte se na to, co je po {after}.",
        )


async def _events(
    core: Core, game: LiveGame, after: int, until: int, audience: str, caller: Caller, proof: bool
) -> Any:
    """A WatchGameResponse with the events after a version up to another, or with as many as a message
    holds, and the head after them."""
    message = pb.WatchGameResponse()
    if until - after > LONG or until > FAR:
        read = await core.workers.read(
            caller, read_events, str(core.log.path), game.stream, after, until, audience, caller, proof, game.genesis
        )
        message.ParseFromString(read)
    elif after < until:
        last = fill_events(
            message.events, core.history, game.system, game.stream, after, until, audience, caller, proof
        )
        message.head = core.games.head_at(game, last).hex()
    return message


async def watch_game(core: Core, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
    """Versions after `after`, each once and in order: first from the log, then live."""
    game = await find(core, request.game, caller)
    audience = audience_of(game, request.audience, caller)
    _check_after(game, request.after)
    seat = audience if audience in game.ledger.seats else ""
    if not seat and core.hub.spectators(game.stream) >= core.settings.watchers:
        raise reached(
            "watchers",
            "game",
            core.settings.watchers,
            f"{core.settings.watchers} watch this game already.",
            f"Tuto hru už sleduje {core.settings.watchers} diváků.",
        )
    with core.quotas.streams.one(caller, (game.stream, seat) if seat else None):
        async with aclosing(_watched(core, game, audience, request, caller)) as messages:
            async for message in messages:
                yield message


async def _watched(
    core: Core, game: LiveGame, audience: str, request: Any, caller: Caller
) -> AsyncGenerator[Any, None]:
    watcher = Watcher(core.settings.watcher_queue)
    core.hub.add(game.stream, audience, watcher)
    try:
        sent = request.after
        async for last, message in _from_log(core, game, sent, game.version, audience, caller, request.proof):
            sent = last
            yield message
        while (batch := await watcher.next()) is not None:
            game = await find(core, request.game, caller)
            audience_of(game, audience, caller)  # the seat may have passed on meanwhile
            first, last = batch.told[0].version, batch.told[-1].version
            if first > sent + 1:
                async for _, message in _from_log(core, game, sent, first - 1, audience, caller, request.proof):
                    yield message
            elif last <= sent:
                continue
            message = pb.WatchGameResponse(head=batch.head.hex())
            for one in batch.told:
                if one.version > sent:
                    record = batch.records[one.version - first] if request.proof else None
                    event_message(message.events.add(), game.system, one, caller, record)
            sent = last
            yield message
        raise refused(
            Reason.TOO_SLOW,
            f"You fell too far behind; watch again after version {sent}.",
            f"Příliš jste se opozdili; sledujte znovu od verze {sent}.",
        )
    finally:
        core.hub.remove(game.stream, audience, watcher)


async def _from_log(
    core: Core, game: LiveGame, after: int, until: int, audience: str, caller: Caller, proof: bool
) -> AsyncIterator[tuple[int, Any]]:
    """What was stored from a version to another, in messages of a bounded size, each with the version it
    comes to."""
    while after < until:
        message = await _events(core, game, after, min(after + PAGE, until), audience, caller, proof)
        after = message.events[-1].version if message.events else until
        yield after, message


async def watch_player(core: Core, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
    """Each game in which something waits for the caller, then each in which that has changed."""
    needs_token(caller)
    with core.quotas.streams.one(caller):
        async with aclosing(_player_watched(core, caller)) as messages:
            async for message in messages:
                yield message


async def _player_watched(core: Core, caller: Caller) -> AsyncGenerator[Any, None]:
    watcher = PlayerWatcher()
    core.hub.add_player(caller.holder, watcher)
    try:
        await core.projections.caught_up()
        rows = core.projections.query(OPEN_GAMES, (caller.holder,))
        told: dict[str, tuple[Any, ...]] = {}
        for (stream,) in rows:
            watcher.give(stream)
        while True:
            try:
                game = await core.games.get(await watcher.next())
            except LogDamaged:
                continue
            message = _your_move(game, caller)
            state = (message.phase, tuple(p.prompt for p in message.prompts), tuple(message.waiting))
            before = told.get(game.stream)
            if state != before and (before is not None or message.prompts or message.waiting):
                told[game.stream] = state
                yield message
    finally:
        core.hub.remove_player(caller.holder, watcher)


def _your_move(game: LiveGame, caller: Caller) -> Any:
    """What waits for the caller in a game; of one that the caller may not know of any more, only that
    nothing does."""
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


def waits_for(game: LiveGame, seat: str) -> list[str]:
    """What else than a prompt waits for an answer of this seat."""
    ledger = game.ledger
    mine = ledger.seats[seat]
    found = []
    if seat in ledger.gave_up:
        return []
    if any(asker != seat and seat not in asked.agreed for asker, asked in ledger.undo.items()):
        found.append("undo")
    if any(other != seat for other in ledger.draws) and seat not in ledger.draws:
        found.append("draw")
    if any(name != seat and seat not in p.consents for name, p in ledger.proposals.items()):
        found.append("handover")
    if not ledger.closed and not ledger.epoch.began:
        if not mine.commitment:
            found.append("commit")
        elif not mine.entropy and all(other.commitment for other in ledger.needed.values()):
            found.append("reveal")
    if ledger.epoch.agreed and seat not in ledger.epoch.agreed:
        found.append("epoch")
    if phase_of(game.position) == Phase.FINISHED and seat not in ledger.confirmed:
        found.append("confirm")
    return found


async def list_leaves(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    audience_of(game, PUBLIC, caller)
    _check_after(game, request.after)
    size = request.page_size or LEAVES
    if not 0 < size <= LEAVES:
        raise refused(
            Reason.MALFORMED,
            f"page_size is 1 to {LEAVES}, or 0 for as many.",
            f"page_size je 1 až {LEAVES}, nebo 0, tedy tolik.",
        )
    if min(size, game.version - request.after) > FAR:
        found = await core.workers.read(caller, read_leaves, str(core.log.path), game.stream, request.after, size)
    else:
        found = leaves(core.history, game.stream, request.after, size)
    return pb.ListLeavesResponse(
        genesis=game.genesis.hex(), leaves=found, more=request.after + len(found) < game.version
    )
