"""Rolls, a player's dice, the timeline."""

from typing import Any

import msgspec
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

from domain.kernel.chance import canonical, previous_link
from domain.kernel.events import DiceRolled, EntropyRevealed, EpochOpened
from domain.kernel.words import PUBLIC, Reason
from projections import rolls as model
from service import convert
from service.core import Core, refused
from service.handlers.common import Caller, audience_of, find
from service.live import LiveGame

PAGE = 200
LARGEST_PAGE = 1000


async def get_roll(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game)
    audience_of(game, "", caller)
    return pb.GetRollResponse(roll=roll_at(core, game, request.version, caller))


async def list_rolls(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game)
    audience_of(game, "", caller)
    size = page(request)
    await core.projections.caught_up()
    rows = core.projections.query(
        "SELECT version FROM rolls WHERE game = ? AND version > ? ORDER BY version LIMIT ?",
        (game.stream, request.after, size + 1),
    )
    rolls = [roll_at(core, game, version, caller) for (version,) in rows[:size]]
    return pb.ListRollsResponse(rolls=rolls, more=len(rows) > size)


async def get_player_rolls(core: Core, request: Any, caller: Caller) -> Any:
    await core.projections.caught_up()
    chances = core.projections.query(model.OF_PLAYER, (request.player,))
    found = model.count(chances)
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


async def get_timeline(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game)
    audience_of(game, "", caller)
    size = page(request)
    await core.projections.caught_up()
    language = "cs" if caller.language == "cs" else "en"
    rows = core.projections.query(
        f"SELECT version, at, seat, round, {language}, versions, undone FROM timeline"
        " WHERE game = ? AND version > ? ORDER BY version LIMIT ?",
        (game.stream, request.after, size + 1),
    )
    entries = [
        pb.TimelineEntry(
            version=version,
            at=at,
            seat=seat,
            round=round_,
            sentences=msgspec.json.decode(said),
            versions=msgspec.json.decode(versions),
            undone=bool(undone),
        )
        for version, at, seat, round_, said, versions, undone in rows[:size]
    ]
    return pb.GetTimelineResponse(entries=entries, more=len(rows) > size)


def page(request: Any) -> int:
    """The size of a page asked for."""
    size: int = request.page_size or PAGE
    if not 0 < size <= LARGEST_PAGE:
        raise refused(Reason.MALFORMED, f"page_size is 1 to {LARGEST_PAGE}.", f"page_size je 1 až {LARGEST_PAGE}.")
    return size


def roll_at(core: Core, game: LiveGame, version: int, caller: Caller) -> Any:
    """The roll at a version with its parts and its proof."""
    told = core.history.told(game.stream, version - 1, PUBLIC, 1) if version > 0 else []
    event = told[0].event if told else None
    if not isinstance(event, DiceRolled):
        raise refused(
            Reason.NOT_FOUND,
            f"No dice were rolled at version {version} of this game.",
            f"Ve verzi {version} této hry se neházelo.",
        )
    use = event.use
    entropy, anchor = _epoch(core, game, use.epoch, use.audience)
    undone = any(at > version > to for at, to in core.history.undone(game.stream))
    return pb.Roll(
        game=game.stream,
        version=version,
        use=convert.to_message(use),
        link=event.link,
        faces=event.faces,
        test=convert.to_message(event.test) if event.test else None,
        sentence=caller.say(told[0].sentence),
        undone=undone,
        seat=use.purpose.actor,
        canonical=canonical(game.stream, game.ledger.pack.hash, use, entropy),
        previous=anchor if use.k == 1 else previous_link(bytes.fromhex(event.link)).hex(),
        disputes=[
            game_pb2.Dispute(seat=d.seat, version=d.version, reason=d.reason, how=d.how)
            for d in game.ledger.disputes
            if d.version == version
        ],
    )


def _epoch(core: Core, game: LiveGame, epoch: int, audience: str) -> tuple[dict[str, str], str]:
    """Every seat's entropy in an epoch, and the anchor of an audience's chain."""
    if epoch == game.ledger.epoch.number:
        return game.ledger.entropy, game.ledger.epoch.anchors[audience]
    entropy: dict[str, str] = {}
    anchor = ""
    for entry in core.history.entries(game.stream, game.codec):
        for event in entry.events:
            if isinstance(event, EntropyRevealed) and event.epoch == epoch:
                entropy[event.seat] = event.entropy
            elif isinstance(event, EpochOpened) and event.epoch == epoch:
                anchor = event.anchors[audience]
    return entropy, anchor
