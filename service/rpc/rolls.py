"""Rolls and flips, how they fell for a player, the timeline."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from kronika.domain.kernel.words import Reason
from kronika.projections import rolls as model
from kronika.service import convert
from kronika.service.application import Application, refused
from kronika.service.live import LiveGame
from kronika.service.requests import page_of
from kronika.service.rpc.common import Caller, audience_of, find
from kronika.service.rpc.reading import FAR, LONG, check_at, fill_rolls, read, read_rolls, roll_message
from kronika.service.store import imports
from kronika.service.words import message
from kronika.v1 import game_service_pb2 as pb

Query = Callable[[str, tuple[Any, ...]], list[tuple[Any, ...]]]
"""Asks the read models."""

PAGE = 200
LARGEST_PAGE = 1000
ROWS = 10
"""So many rows of a read model are as much work as an event."""
ROLL = 5
"""A roll or flip is as much work as so many events."""


async def get_roll(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience_of(game, "", caller)
    return pb.GetRollResponse(roll=await roll_at(app, game, request.version, caller))


async def list_rolls(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience_of(game, "", caller)
    page = page_of(request, PAGE, LARGEST_PAGE, request.after)
    await app.projections.caught_up()
    found = versions_of_rolls(app.projections.query, game.stream, page.after, page.size + 1)
    versions = found[: page.size]
    response = pb.ListRollsResponse()
    if len(versions) > LONG // ROLL or game.version > FAR:
        response, count = await read(app, caller, True, read_rolls, game.stream, game.version, versions, caller)
    else:
        count = fill_rolls(response.rolls, app.history, game, versions, caller)
    response.next_page_token = page.token(versions[count - 1], len(found) > count) if count else ""
    return response


def versions_of_rolls(query: Query, stream: str, after: int, most: int) -> list[int]:
    """The versions of the rolls and flips of a stream after one, from the read models."""
    statement = "SELECT version FROM rolls WHERE game = ? AND version > ? ORDER BY version LIMIT ?"
    return [version for (version,) in query(statement, (stream, after, most))]


async def get_player_rolls(app: Application, request: Any, caller: Caller) -> Any:
    await app.projections.caught_up()
    counted = f"{model.OF_PLAYER} AND ({imports.PLAYED_HERE} OR {imports.CLAIMED_BY_KEY})"
    chances = app.projections.query(counted, (request.player.hex(), caller.holder, caller.holder))
    app.quotas.folded(caller, len(chances) // ROWS)
    found = await asyncio.to_thread(model.count, chances)
    return pb.GetPlayerRollsResponse(
        rolls=pb.PlayerRolls(
            player=request.player,
            rolls=found.rolls,
            successes=found.successes,
            expected=found.expected,
            low=found.low,
            high=found.high,
        )
    )


async def list_timeline(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience_of(game, "", caller)
    page = page_of(request, PAGE, LARGEST_PAGE, request.after)
    await app.projections.caught_up()
    found = timeline(app.projections.query, game.stream, page.after, page.size + 1, caller)
    entries = found[: page.size]
    further = page.token(entries[-1].version, len(found) > page.size) if entries else ""
    return pb.ListTimelineResponse(entries=entries, next_page_token=further)


def timeline(query: Query, stream: str, after: int, most: int, caller: Caller) -> list[Any]:
    """The transactions of a stream after a version, from the read models."""
    language = "cs" if caller.language == "cs" else "en"
    rows = query(
        f"SELECT version, at, seat, round, {language}, versions, kinds, notation, undone FROM timeline"
        " WHERE game = ? AND version > ? ORDER BY version LIMIT ?",
        (stream, after, most),
    )
    return [
        pb.TimelineEntry(
            version=version,
            at=convert.timestamp(at),
            seat=seat,
            round=round_,
            sentences=msgspec.json.decode(said),
            versions=msgspec.json.decode(versions),
            kinds=msgspec.json.decode(kinds),
            notation=notation,
            undone=bool(undone),
        )
        for version, at, seat, round_, said, versions, kinds, notation, undone in rows
    ]


async def roll_at(app: Application, game: LiveGame, version: int, caller: Caller) -> Any:
    """The check at a version with its parts and its proof."""
    must_be_check(app, game, version)
    if game.version <= FAR:
        return roll_message(app.history, game, version, caller)
    response, _ = await read(app, caller, True, read_rolls, game.stream, game.version, [version], caller)
    return response.rolls[0]


def must_be_check(app: Application, game: LiveGame, version: int) -> None:
    """Refuse a version at which chance decided nothing before everybody's eyes."""
    if check_at(app.history, game, version) is None:
        raise refused(Reason.NOT_FOUND, message("not-a-roll-at-version", version=version))
