"""Calls that read the log, those of the systems' own services included.

Short readings are made in the server, long ones by a worker with the same functions.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from kronika.domain.kernel.chance import canonical, previous_link
from kronika.domain.kernel.events import EntropyRevealed, EpochOpened, Event
from kronika.domain.kernel.game import effective_events
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.log import Codec, encode_record
from kronika.domain.kernel.reports import Asking, ReadCall
from kronika.domain.kernel.rolls import Check, check_of
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.undo import seen_since
from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason, Rejection, Text
from kronika.domain.systems import CODECS
from kronika.projections.rows import Rows
from kronika.service import convert
from kronika.service.application import Application, Refused, refused
from kronika.service.history import History
from kronika.service.integrity import LogDamaged
from kronika.service.live import LiveGame
from kronika.service.requests import Mask
from kronika.service.rpc.common import Caller, Named, audience_of, find, holds
from kronika.service.rpc.messages import add_event, dispute_fields, result_message, seat_asked, snapshot_then
from kronika.service.store import imports
from kronika.service.store.opening import log_at
from kronika.service.words import message
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

P = ParamSpec("P")
R = TypeVar("R")

LONG = 250
"""Events in an answer from which on a worker makes it."""
FAR = 2000
"""Events to be folded from which on a worker does it."""
LARGEST_MESSAGE = 2 * 1024 * 1024
"""Bytes after which a page ends, whatever was asked for; one item may make it larger."""
AT_ONCE = 100
"""Events per read, so that a page limited by its bytes has not read many more."""


class Shelved(msgspec.Struct, frozen=True):
    """A stream read from the log."""

    stream: str
    system: System
    ledger: Ledger

    @property
    def codec(self) -> Codec:
        return CODECS[self.system.name]


def fill_events(
    messages: Any,
    history: History,
    system: System,
    stream: str,
    after: int,
    until: int,
    audience: str,
    caller: Caller,
    proof: bool,
) -> int:
    """Fill a list of Events with those after a version up to another, or with as many as a message holds;
    the version it has come to."""
    size = 0
    while after < until and size < LARGEST_MESSAGE:
        count = min(AT_ONCE, until - after)
        records = history.records(stream, after, count, audience) if proof else {}
        done = after
        for one in history.told(stream, after, audience, count):
            if size >= LARGEST_MESSAGE and one.version > done:
                return done
            size += add_event(messages, system, one, caller, records.get(one.version)).ByteSize()
            done = one.version
        after += count
    return after


def fill_answer(
    message: Any,
    history: History,
    game: Named,
    version: int,
    last: int,
    seat: str,
    head: bytes,
    caller: Caller,
) -> None:
    """Fill an Answer, but for its receipt, with that of a seat's decision, stored from a version to `last`."""
    for one in history.told(game.stream, version - 1, seat, last - version + 1):
        add_event(message.events, game.system, one, caller)
    position = history.position(game.stream, last, seat)
    snapshot_then(message.snapshot, history, game, position, seat, head, caller)
    seat_asked(message.snapshot, game.system, position, seat, caller)


def read_seen(history: History, stream: str, after: int) -> dict[str, int]:
    """The result of `seen_since` for the events after a version."""
    codec = CODECS[history.system_of(stream).name]
    return seen_since(event for entry in history.entries(stream, codec, gt=after) for event in entry.events)


def fill_rolls(messages: Any, history: History, game: Named, versions: Iterable[int], caller: Caller) -> int:
    """Fill a list of Rolls with the checks at these versions, or with as many as a message holds; how many."""
    size = count = 0
    for version in versions:
        if size >= LARGEST_MESSAGE:
            break
        roll = roll_message(history, game, version, caller)
        if roll is not None:
            messages.append(roll)
            size += roll.ByteSize()
        count += 1
    return count


def roll_message(history: History, game: Named, version: int, caller: Caller) -> Any:
    """The check at a version with its parts and its proof; None if there is no check."""
    told = history.told(game.stream, version - 1, PUBLIC, 1) if version > 0 else []
    check = check_at(history, game, version)
    if check is None:
        return None
    use = check.use
    entropy, anchor = _epoch(history, game, use.epoch, use.audience)
    return pb.Roll(
        game=game.stream,
        version=version,
        use=convert.to_message(use),
        link=bytes.fromhex(check.link),
        faces=check.faces,
        flip=_flip(check),
        test=convert.to_message(check.test) if check.test else None,
        sentence=caller.say(told[0].sentence),
        undone=any(at > version > to for at, to in history.undone(game.stream)),
        seat=use.purpose.actor,
        canonical=canonical(game.stream, game.ledger.pack.hash, use, entropy),
        previous=bytes.fromhex(_previous(check, anchor)),
        waits=caller.say(_waits(game.ledger) if not check.link else None),
        disputes=[game_pb2.Dispute(**dispute_fields(d)) for d in game.ledger.disputes if d.version == version],
        result=result_message(told[0].result, caller),
    )


def check_at(history: History, game: Named, version: int) -> Check | None:
    """The check at a version as everybody may know it: with its proof once the game is open."""
    if version <= 0:
        return None
    for entry in history.entries(game.stream, game.codec, gt=version - 1, lte=version):
        for event in entry.events:
            return check_of(game.system, event if game.ledger.opened else blind(event, PUBLIC))
    return None


def _flip(check: Check) -> Any:
    if check.flip is None:
        return None
    return pb.Flip(card=check.flip.card, number=check.flip.number, index=check.index)


def _previous(check: Check, anchor: str) -> str:
    """The link before that of a check, as far as it may be known."""
    if check.use.k == 1:
        return anchor
    return previous_link(bytes.fromhex(check.link)).hex() if check.link else ""


def _waits(ledger: Ledger) -> Text:
    """Why the link and the index of a flip are not told."""
    if ledger.origin is not None and ledger.origin.kind == "campaign":
        when = message("until-campaign-closes")
    else:
        when = message("until-game-closes")
    return message("flip-sealed-until", when=when)


def _epoch(history: History, game: Named, epoch: int, audience: str) -> tuple[dict[str, str], str]:
    """Every seat's entropy in an epoch, and the anchor of an audience's chain."""
    if epoch == game.ledger.epoch.number:
        return game.ledger.entropy, game.ledger.epoch.anchors[audience]
    entropy: dict[str, str] = {}
    anchor = ""
    for entry in history.entries(game.stream, game.codec):
        for event in entry.events:
            if isinstance(event, EntropyRevealed) and event.epoch == epoch:
                entropy[event.seat] = event.entropy
            elif isinstance(event, EpochOpened) and event.epoch == epoch:
                anchor = event.anchors[audience]
    return entropy, anchor


def leaves(history: History, stream: str, after: int, size: int) -> list[bytes]:
    """The leaves of the public log after a version."""
    return [record.leaf() for _, record in sorted(history.records(stream, after, size, PUBLIC).items())]


def lines_of_records(history: History, stream: str, after: int, until: int, audience: str) -> tuple[bytes, int]:
    """The lines of an export with the records after a version, up to another or as many as a message holds;
    the version it has come to."""
    written: list[bytes] = []
    size = 0
    while after < until and size < LARGEST_MESSAGE:
        count = min(AT_ONCE, until - after)
        for _, record in sorted(history.records(stream, after, count, audience).items()):
            written.append(encode_record(record) + b"\n")
            size += len(written[-1])
        after += count
    return b"".join(written), after


async def read(
    app: Application,
    caller: Caller,
    is_long: bool,
    function: Callable[Concatenate[History, P], R],
    *args: P.args,
    **more: P.kwargs,
) -> R:
    """Calls a function of a module with the history: here, or in a worker if it takes long."""
    if not is_long:
        return function(app.history, *args, **more)
    found: R = await app.workers.read(caller, in_worker, app.log.place, function, *args, **more)
    return found


def in_worker(log: str, function: Callable[..., Any], *args: Any, **more: Any) -> Any:
    """Calls a function with the history of a log."""
    return function(_history_of(log), *args, **more)


@lru_cache(1)
def _history_of(log: str) -> History:
    return History(log_at(log))


def read_events(
    history: History,
    stream: str,
    after: int,
    until: int,
    audience: str,
    caller: Caller,
    proof: bool,
    genesis: bytes,
    now: tuple[int, bytes],
) -> Any:
    """Events as a `WatchGameResponse`, with the head after them. `now`: the game's version and its head."""
    message = pb.WatchGameResponse()
    system = history.system_of(stream)
    last = fill_events(message.events, history, system, stream, after, until, audience, caller, proof)
    message.head = now[1] if last == now[0] else history.heads(stream, genesis, last)[-1]
    return message


def read_snapshot(
    history: History, stream: str, version: int, audience: str, caller: Caller, genesis: bytes, mask: Mask
) -> Any:
    """A `GetSnapshotResponse` for an earlier version."""
    response = pb.GetSnapshotResponse()
    position = history.position(stream, version, audience)
    game = Shelved(stream, history.system_of(stream), position.ledger)
    head = history.heads(stream, genesis, version)[-1]
    snapshot_then(response.snapshot, history, game, position, audience, head, caller, mask)
    return response


def read_rolls(history: History, stream: str, now: int, versions: list[int], caller: Caller) -> tuple[Any, int]:
    """Rolls as a `ListRollsResponse`, and how many."""
    game = Shelved(stream, history.system_of(stream), history.position(stream, now, PUBLIC).ledger)
    response = pb.ListRollsResponse()
    return response, fill_rolls(response.rolls, history, game, versions, caller)


def read_answer(
    history: History, stream: str, version: int, last: int, seat: str, caller: Caller, genesis: bytes
) -> tuple[Any, bytes]:
    """The message of `fill_answer`, and the head."""
    game = Shelved(stream, history.system_of(stream), history.position(stream, last, seat).ledger)
    head = history.heads(stream, genesis, last)[-1]
    answer = game_pb2.Answer()
    fill_answer(answer, history, game, version, last, seat, head, caller)
    return answer, head


Call = Callable[[Application, Any, Caller], Awaitable[Any]]


def call(system: System, report: ReadCall) -> Call:
    """How a call of a system's own service is answered."""

    async def answer(app: Application, request: Any, caller: Caller) -> Any:
        asked = convert.from_message(report.request, request)
        game = await _stream(app, system, getattr(asked, report.stream), caller)
        audience = audience_of(game, _eyes(game, report, asked), caller)
        version = getattr(asked, "version", 0)
        if report.rows:
            await app.projections.caught_up()
        told = report.tell(
            Asking(
                stream=game.stream,
                version=version or game.version,
                board=_board(app, game, audience, version),
                whole=game.position.game.board,
                may_see=lambda seat: game.ledger.opened or holds(game, seat, caller),
                rows=Rows(app.projections.query, imports.HERE if game.imported is None else "TRUE"),
                game=await _playing(app, game, caller) if report.game and not version else (),
                language=caller.language,
            ),
            asked,
        )
        if isinstance(told, Rejection):
            raise Refused(told)
        return convert.to_message(told)

    return answer


def _eyes(game: LiveGame, report: ReadCall, asked: Any) -> str:
    """The point of view of a report: that of the seat in the request, until everything is open."""
    if not report.audience:
        return ""
    return REFEREE if game.ledger.opened else str(getattr(asked, report.audience))


async def _stream(app: Application, system: System, stream: str, caller: Caller) -> LiveGame:
    game = await find(app, stream, caller)
    if game.system is system:
        return game
    if system.links is not None and game.system.links is None:
        raise refused(Reason.NOT_FOUND, message("not-a-campaign", stream=repr(stream)))
    raise refused(
        Reason.NOT_FOUND,
        message("not-of-system", stream=repr(stream), system=system.name, other=game.system.name),
    )


def _board(app: Application, game: LiveGame, audience: str, version: int) -> Any:
    """The board as an audience saw it at a version; 0: now."""
    if not 0 <= version <= game.version:
        raise refused(
            Reason.NOT_FOUND,
            message("not-a-version-of-campaign", last=game.version, wanted=version),
        )
    if version in (0, game.version):
        return game.fold_for(app.games, audience).game.board
    return app.history.position(game.stream, version, audience).game.board


async def _playing(app: Application, campaign: LiveGame, caller: Caller) -> tuple[tuple[int, Event], ...]:
    """The part of the log of a campaign's started game that can still be imported. Empty if that log is damaged."""
    links, position = campaign.system.links, campaign.position.game
    stream = links.game(position.board) if links is not None else ""
    if not stream or position.outcome is not None:
        return ()
    try:
        game = await app.games.get(stream)
    except LogDamaged:
        return ()
    app.quotas.folded(caller, game.version)
    entries = await asyncio.to_thread(app.history.entries, game.stream, game.codec)
    return tuple(effective_events(entries))
