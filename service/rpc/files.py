"""Games as files: export, import, fork."""

import asyncio
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import aclosing, asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from eventsourcing.persistence import OperationalError

from kronika.domain.kernel import events as e
from kronika.domain.kernel import seats
from kronika.domain.kernel.checking.verifier import Report, verify
from kronika.domain.kernel.export import Export, ExportRefused, ReceiptLine, lines, parse
from kronika.domain.kernel.game import Position, blank, fold_entries, walk
from kronika.domain.kernel.log import Entry, decode_record, encode_record, heads
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE, Reason, Rejection, joined, refuse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service import clock, ed25519, signatures
from kronika.service.application import Application, Refused, refused
from kronika.service.history import History
from kronika.service.journal import Conflict, first_head
from kronika.service.live import LiveGame
from kronika.service.notation import written
from kronika.service.quotas import COSTS, reached
from kronika.service.requests import page_of, within
from kronika.service.rpc.common import Caller, accepted, audience_of, find
from kronika.service.rpc.games import LARGEST_PAGE, PAGE, get_or_create, list_games, may_create, new_id, options_of
from kronika.service.rpc.messages import game_message
from kronika.service.rpc.reading import FAR, LONG, lines_of_records
from kronika.service.rpc.reading import read as read_log
from kronika.service.store.imports import Imported
from kronika.service.store.protocol import StreamRecord
from kronika.service.words import message
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

T = TypeVar("T")

LARGEST_FILE = 64 * 1024 * 1024
CHUNK = 256 * 1024


async def export_game(app: Application, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
    game = await find(app, request.game, caller)
    audience = audience_of(game, request.audience or PUBLIC, caller)
    async with game.lock:
        receipt = _receipt_now(app, game)
    version = receipt.version
    with app.quotas.streams.one(caller):
        first, last = lines((), receipt)
        held, after = first, 0
        while after < version:
            is_long = version > LONG
            some, after = await read_log(app, caller, is_long, lines_of_records, game.stream, after, version, audience)
            held += some
            while len(held) > CHUNK:
                yield pb.ExportGameResponse(chunk=held[:CHUNK])
                held = held[CHUNK:]
        yield pb.ExportGameResponse(chunk=held + last)


async def export_games(app: Application, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
    """The games of a list that are not damaged, each as everybody or the referee may have it by now."""
    wanted = pb.ListGamesRequest()
    wanted.CopyFrom(request.games)
    with within("games"):
        left = page_of(wanted, PAGE, LARGEST_PAGE).size
    wanted.page_size = 1
    while left:
        with within("games"):
            listed = await list_games(app, wanted, caller)
        wanted.page_token = listed.next_page_token
        for one in listed.games:
            if one.damaged:
                continue
            await app.quotas.unhurried(caller, COSTS["ExportGame"])
            game = await find(app, one.game, caller)
            which = pb.ExportGameRequest(game=one.game, audience=REFEREE if game.ledger.opened else PUBLIC)
            async with aclosing(export_game(app, which, caller)) as pieces:
                async for piece in pieces:
                    yield pb.ExportGamesResponse(game=one.game, chunk=piece.chunk)
            yield pb.ExportGamesResponse(game=one.game, next_page_token=wanted.page_token)
            left -= 1
        if not wanted.page_token:
            return


async def get_notation(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience = audience_of(game, request.audience or PUBLIC, caller)
    if game.system.links is not None:
        raise refused(Reason.NOT_OFFERED, message("notation-of-a-campaign"))
    is_long = game.version > LONG
    told = await read_log(app, caller, is_long, read_notation, game.stream, game.version, audience)
    return pb.GetNotationResponse(notation=told)


def read_notation(history: History, stream: str, version: int, audience: str) -> str:
    """A game up to a version in notation, as far as an audience may see it."""
    system = history.system_of(stream)
    return written(system, history.entries(stream, CODECS[system.name], lte=version), audience)


def _receipt_now(app: Application, game: LiveGame) -> ReceiptLine:
    """The receipt for the game now: this service's, or for an imported game the one in its file."""
    if game.imported is not None:
        return game.imported.receipt
    signed = game_pb2.Receipt()
    signatures.receipt_now(signed, app.vault, game)
    key = signed.key.hex()
    successions = app.vault.successions_to(key)
    return ReceiptLine(signed.game, signed.head.hex(), key, signed.signature.hex(), signed.version, successions)


async def import_game(app: Application, requests: Any, caller: Caller, field: str = "chunk") -> Any:
    """A log that verifies comes in if all its parts are open: a closed one under its own id, or as a copy
    to play on. `field`: where the file is in the request."""
    may_create(app, caller)
    with app.quotas.importing(caller) as count:
        async with uploaded(app, requests, count, LARGEST_FILE) as (path, first):
            copy = first is not None and first.copy
            looked = await app.workers.judge(judge, path, copy, app.settings.trusted_services)
            judged: Any = passed(looked, field)
            if isinstance(judged, Kept):
                game = await _keep(app, judged, path, caller)
            else:
                game = await start_over(app, caller, "", judged)
    return pb.ImportGameResponse(game=game_message(app, game, caller))


async def import_game_file(app: Application, request: Any, caller: Caller) -> Any:
    whole = pb.ImportGameRequest(chunk=request.file, copy=request.copy)
    return pb.ImportGameFileResponse(game=(await import_game(app, alone(whole), caller, "file")).game)


def passed(judged: T | Rejection, field: str) -> T:
    """Returns what a file in this field was judged to be. Refuses one that is not allowed."""
    if isinstance(judged, Rejection):
        raise Refused(msgspec.structs.replace(judged, field=field) if judged.reason is Reason.TAMPERED else judged)
    return judged


async def alone(request: Any) -> AsyncIterator[Any]:
    """One request as the stream of it alone."""
    yield request


@asynccontextmanager
async def uploaded(
    app: Application, requests: Any, count: Callable[[int], None], largest: int
) -> AsyncIterator[tuple[str, Any]]:
    """The file that is handed in, on disk as long as this lasts, and the first of the requests; None if there is
    none."""
    seconds = app.settings.import_seconds
    first, size = None, 0
    with tempfile.NamedTemporaryFile(dir=app.incoming, suffix=".jsonl") as file:
        try:
            async with asyncio.timeout(seconds):
                async for request in requests:
                    first = first or request
                    size += len(request.chunk)
                    if size > largest:
                        raise refused(
                            Reason.MALFORMED,
                            message("not-so-large-an-export", largest=largest),
                            field="chunk",
                        )
                    count(len(request.chunk))
                    await asyncio.to_thread(file.write, request.chunk)
                await asyncio.to_thread(file.flush)
        except TimeoutError:
            raise reached(
                "import_seconds",
                "service",
                seconds,
                message("not-so-slow-a-file", seconds=seconds),
            ) from None
        except OSError as error:
            raise OperationalError(f"{app.incoming}: {error.strerror}") from error
        yield file.name, first


class Kept(msgspec.Struct, frozen=True):
    """A file that is imported as it is, under its own id. `vouched_by`: the key of `trusted_services` that signed it
    or was succeeded by the one that did; empty: none."""

    system: str
    receipt: ReceiptLine
    vouched_by: str


class Start(msgspec.Struct, frozen=True):
    """The start of a new game: everything that it takes from the old one."""

    system: str
    pack: e.PackId
    scenario: str
    seats: tuple[str, ...]
    opening: tuple[e.Event, ...]
    origin: e.Origin
    options: e.Options


def judge(path: str, copy: bool, trusted: tuple[str, ...]) -> Kept | Start | Rejection:
    """Returns what a submitted file becomes, or why it is refused. Does all the computing about it, for a worker."""
    checked = verified(path, trusted)
    if isinstance(checked, Rejection):
        return checked
    export, report = checked
    if report.audience != REFEREE:
        return refuse(Reason.TAMPERED, message("not-imported-in-part", audience=report.audience))
    system, entries = read(export)
    position = fold_entries(entries, blank(system))
    if position.ledger.closed and position.ledger.opened and not copy:
        return Kept(system.name, export.receipt, report.by_key)
    position = _to_play_on(system, entries)
    flaw = system.log_checks.check_board(
        tuple(event for entry in entries for event in entry.events), position.game.board
    )
    if flaw:
        return refuse(Reason.TAMPERED, message("not-imported", why=flaw))
    start = first_head(position.ledger, (event for entry in entries for event in entry.events))
    head = list(heads(start, enumerate(export.records[: position.version], 1)))[-1]
    origin = e.Origin(e.OriginKind.COPY, report.game, position.version, head.hex())
    return _started(system, position, entries, origin, position.ledger.options)


def verified(path: str, trusted: tuple[str, ...]) -> tuple[Export, Report] | Rejection:
    """Returns the contents of a submitted file and its report, or the refusal if something is wrong."""
    try:
        export = parse(Path(path).read_bytes())
    except ExportRefused as error:
        return refuse(Reason.TAMPERED, message("not-imported", why=error.said))
    report = verify(export, SYSTEMS, CODECS, ed25519.verifies, trusted)
    if not report.ok:
        return refuse(Reason.TAMPERED, message("not-imported", why=joined(*[one.whole for one in report.problems[:3]])))
    return export, report


def _to_play_on(system: System, entries: list[Entry]) -> Position:
    """Where somebody was last asked to decide; if nobody ever was, where the log ends."""
    *_, last = walk(system, entries)
    asked = [position for position in walk(system, entries) if position.game.prompts]
    return asked[-1] if asked else last


def read(export: Export) -> tuple[System, list[Entry]]:
    """The system and entries of a verified export."""
    name = msgspec.json.decode(export.records[0].public)["event"]["system"]
    system, codec = SYSTEMS[name], CODECS[name]
    return system, [codec.decode(version, encode_record(record)) for version, record in enumerate(export.records, 1)]


class _Records:
    """The records of a file that verifies, read from it when they are stored."""

    def __init__(self, kept: Kept, path: str) -> None:
        self._kept, self._path = kept, path

    def __len__(self) -> int:
        return self._kept.receipt.version

    def __iter__(self) -> Iterator[StreamRecord]:
        codec = CODECS[self._kept.system]
        with open(self._path, "rb") as file:
            for version, line in enumerate(islice(file, 1, 1 + len(self)), 1):
                record = decode_record(line)
                tag = str(type(codec.envelope(record).event).__struct_config__.tag)
                yield StreamRecord(self._kept.receipt.game, version, tag, record)


async def _keep(app: Application, kept: Kept, path: str, caller: Caller) -> LiveGame:
    """Store a closed log as it is, under its own id, marked as taken in."""
    stream, receipt = kept.receipt.game, kept.receipt
    if await app.campaigns.may_start(stream):
        raise refused(Reason.ALREADY_DONE, message("not-imported-beside-campaign", stream=stream))
    app.quotas.make_game(caller)
    imported = Imported(stream, clock.now(), receipt, kept.vouched_by)
    mark = app.vault.mark(stream, receipt.version, bytes.fromhex(receipt.head))
    try:
        await app.journal.append(_Records(kept, path), [mark], [imported])
    except Conflict:
        return await _known(app, await app.games.get(stream), imported)
    return await app.games.get(stream)


async def _known(app: Application, game: LiveGame, again: Imported) -> LiveGame:
    """A game that is here already and comes in again; now perhaps with somebody's word for it."""
    if game.head.hex() != again.receipt.head:
        raise refused(Reason.ALREADY_DONE, message("not-imported-beside-game", stream=game.stream))
    if game.imported is not None and not game.imported.vouched_by and again.vouched_by:
        await app.journal.append(beside=[again]).then(lambda: setattr(game, "imported", again))
    return game


async def fork_game(app: Application, request: Any, caller: Caller) -> Any:
    """A new game from a closed one at a version at which a decision was due."""
    may_create(app, caller)
    game = await find(app, request.game, caller)
    audience_of(game, PUBLIC, caller)
    if not game.ledger.opened:
        if game.ledger.closed:
            raise refused(Reason.WRONG_PHASE, message("not-forked-before-campaign-closed"))
        raise refused(Reason.WRONG_PHASE, message("not-forked-before-closed"))
    if request.version and request.before_roll:
        raise refused(Reason.MALFORMED, message("not-version-and-roll"), field="before_roll")
    options = options_of(request.options)
    if game.ledger.options.private:
        options = msgspec.structs.replace(options, private=True)
    fork = game.stream, request.version, request.before_roll, game.genesis, options
    start = await read_log(app, caller, game.version > FAR, fork_of, *fork)
    forked = await start_over(app, caller, request.request_id, accepted(start))
    return pb.ForkGameResponse(game=game_message(app, forked, caller))


def fork_of(
    history: History, stream: str, version: int, before_roll: int, genesis: bytes, options: e.Options
) -> Start | Rejection:
    """Returns the start of a fork of a closed game, or why it cannot begin there."""
    system = history.system_of(stream)
    entries = history.entries(stream, CODECS[system.name])
    wrong = _roll_refusal(system, entries, before_roll) if before_roll else _range_refusal(system, entries, version)
    if wrong is not None:
        return wrong
    if before_roll:
        begins = entries[before_roll - 1].tx
        version = max((asked for asked in _asked(system, entries) if asked < begins), default=begins)
    position = history.position(stream, version, REFEREE)
    if not position.game.prompts:
        return refuse(
            Reason.WRONG_PHASE,
            message("not-asked-at-version", version=version),
            accepted=_near(_asked(system, entries), version),
        )
    origin = e.Origin(e.OriginKind.FORK, stream, version, history.heads(stream, genesis, version)[-1].hex())
    return _started(system, position, entries[:version], origin, options)


def _range_refusal(system: System, entries: list[Entry], version: int) -> Rejection | None:
    """The refusal if a version is not part of the game; None if it is."""
    if 1 <= version <= len(entries):
        return None
    return refuse(
        Reason.NOT_FOUND,
        message("not-a-version-to-fork", last=len(entries), wanted=version),
        accepted=_near(_asked(system, entries), version),
    )


def _roll_refusal(system: System, entries: list[Entry], version: int) -> Rejection | None:
    """The refusal if a version is not a roll or flip of the game; None if it is."""
    rolls = [one.version for one in entries for event in one.events if check_of(system, event) is not None]
    if version in rolls:
        return None
    return refuse(
        Reason.NOT_FOUND,
        message("not-a-roll-to-fork", version=version),
        accepted=_near(rolls, version),
    )


def _asked(system: System, entries: list[Entry]) -> list[int]:
    """The versions at which somebody was asked."""
    return [position.version for position in walk(system, entries) if position.game.prompts]


def _near(versions: list[int], version: int) -> tuple[str, ...]:
    """The nearest of these before and after a version."""
    before, after = [v for v in versions if v < version], [v for v in versions if v > version]
    return tuple(map(str, before[-1:] + after[:1]))


def _started(
    system: System, position: Position, entries: list[Entry], origin: e.Origin, options: e.Options
) -> Start | Rejection:
    """A new game that stands where another stood: its effective events."""
    if system.links is not None:
        return refuse(Reason.WRONG_PHASE, message("not-a-copy-of-campaign"), rule="C1")
    ledger = position.ledger
    opening = system.inherit([event for entry in entries for event in entry.events], position.game.board)
    return Start(system.name, ledger.pack, ledger.scenario, tuple(ledger.seats), tuple(opening), origin, options)


async def start_over(app: Application, caller: Caller, request_id: str, start: Start) -> LiveGame:
    """A new game that begins so, with new chance and empty seats."""
    birth = seats.Birth(
        game=new_id(app, caller, request_id),
        pack=start.pack,
        scenario=start.scenario,
        seats=start.seats,
        options=start.options,
        origin=start.origin,
        anchors={},
        opening=start.opening,
        creator=caller.holder,
    )
    return await get_or_create(app, SYSTEMS[start.system], birth, caller)
