"""Games as files: export, import, fork."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

from domain.kernel import events as e
from domain.kernel import seats
from domain.kernel.export import Export, ExportRefused, lines, parse
from domain.kernel.game import Position, blank, fold_entries, walk
from domain.kernel.log import Entry, Record, encode_record, heads
from domain.kernel.system import System
from domain.kernel.verify import verify
from domain.kernel.words import PUBLIC, REFEREE, Reason
from domain.systems import CODECS, SYSTEMS
from domain.undaunted.campaign.system import CAMPAIGN
from service import receipts, signatures
from service.core import Core, refused
from service.handlers.common import Caller, audience_of, find, game_message
from service.handlers.seats import check_request_id, found, may_create, new_id, options_of
from service.live import LiveGame, first_head
from service.store.mapper import StreamRecord
from service.store.writer import Conflict

LARGEST_FILE = 64 * 1024 * 1024
CHUNK = 256 * 1024
PAGE = 2000


async def export_game(core: Core, request: Any, caller: Caller) -> AsyncIterator[Any]:
    game = await find(core, request.game)
    audience = audience_of(game, request.audience or PUBLIC, caller)
    receipt = game_pb2.Receipt()
    async with game.lock:
        version = game.version
        receipts.receipt_now(receipt, core.vault, game)

    def records() -> Iterator[Record]:
        after = 0
        while after < version:
            size = min(PAGE, version - after)
            yield from (r for _, r in sorted(core.history.records(game.stream, after, size, audience).items()))
            after += size

    held: list[bytes] = []
    for line in lines(records(), receipt.game, receipt.version, receipt.head, receipt.key, receipt.signature):
        held.append(line)
        if sum(map(len, held)) > CHUNK:
            yield pb.ExportGameResponse(chunk=b"".join(held))
            held = []
    yield pb.ExportGameResponse(chunk=b"".join(held))


async def import_game(core: Core, requests: Any, caller: Caller) -> Any:
    """A closed log that verifies keeps its id; any other comes in as a copy to play on."""
    may_create(core, caller)
    chunks: list[bytes] = []
    copy = False
    size = 0
    async for request in requests:
        copy = copy or request.copy
        size += len(request.chunk)
        if size > LARGEST_FILE:
            raise refused(
                Reason.MALFORMED,
                f"An export has at most {LARGEST_FILE} bytes.",
                f"Export má nejvýše {LARGEST_FILE} bajtů.",
            )
        chunks.append(request.chunk)
    try:
        export = parse(b"".join(chunks))
    except ExportRefused as error:
        raise refused(Reason.TAMPERED, f"Not imported: {error}.", f"Nepřijato: {error}.") from None
    report = await asyncio.to_thread(verify, export, SYSTEMS, CODECS, signatures.verifies)
    if not report.ok:
        said = "; ".join(map(str, report.problems[:3]))
        raise refused(Reason.TAMPERED, f"Not imported: {said}.", f"Nepřijato: {said}.")
    if report.audience != REFEREE:
        raise refused(
            Reason.TAMPERED,
            "Only a file with all its parts open can be imported; this one is cut for " + report.audience + ".",
            "Přijmout lze jen soubor se všemi částmi; tento je určen pro " + report.audience + ".",
        )
    system, entries, position = _read(export)
    if position.ledger.closed and position.ledger.opened and not copy:
        return pb.ImportGameResponse(game=game_message(core, await _keep(core, report.game, system, export), caller))
    position = _to_play_on(system, entries)
    unsound = system.unsound(tuple(event for entry in entries for event in entry.events), position.game.board)
    if unsound:
        raise refused(Reason.TAMPERED, f"Not imported: {unsound}.", f"Nepřijato: {unsound}.")
    start = first_head(position.ledger, (event for entry in entries for event in entry.events))
    head = list(heads(start, enumerate(export.records[: position.version], 1)))[-1]
    origin = e.Origin("copy", report.game, position.version, head.hex())
    game = await start_over(core, caller, "", system, position, entries, origin, position.ledger.options)
    return pb.ImportGameResponse(game=game_message(core, game, caller))


def _to_play_on(system: System, entries: list[Entry]) -> Position:
    """Where somebody was last asked to decide; if nobody ever was, where the log ends."""
    *_, last = walk(system, entries)
    asked = [position for position in walk(system, entries) if position.game.prompts]
    return asked[-1] if asked else last


def _read(export: Export) -> tuple[System, list[Entry], Position]:
    """What a verified export holds."""
    name = msgspec.json.decode(export.records[0].public)["event"]["system"]
    system, codec = SYSTEMS[name], CODECS[name]
    entries = [codec.decode(version, encode_record(record)) for version, record in enumerate(export.records, 1)]
    return system, entries, fold_entries(system, entries, blank(system))


async def _keep(core: Core, stream: str, system: System, export: Export) -> LiveGame:
    """Store a closed log as it is, under its own id."""
    if await core.campaigns.may_start(stream):
        raise refused(
            Reason.ALREADY_DONE,
            f"{stream} is kept for a campaign that is played here; take the file in as a copy.",
            f"{stream} patří kampani, která se tu hraje; přijměte soubor jako kopii.",
        )
    codec = CODECS[system.name]
    records = [
        StreamRecord(stream, version, str(type(codec.envelope(record).event).__struct_config__.tag), record)
        for version, record in enumerate(export.records, 1)
    ]
    try:
        await core.writer.append(records, lambda: None)
    except Conflict:
        game = await core.games.get(stream)
        if game.head.hex() != export.receipt.head:
            raise refused(
                Reason.ALREADY_DONE,
                f"This service has another game {stream}.",
                f"Tato služba má pod {stream} jinou hru.",
            ) from None
        return game
    return await core.games.get(stream)


async def fork_game(core: Core, request: Any, caller: Caller) -> Any:
    """A new game from a closed one at a version at which a decision was due."""
    may_create(core, caller)
    check_request_id(request.request_id)
    game = await find(core, request.game)
    audience_of(game, PUBLIC, caller)
    if not game.ledger.opened:
        if game.ledger.closed:
            raise refused(
                Reason.WRONG_PHASE,
                "A game of a campaign can be forked once the campaign is closed.",
                "Hru kampaně lze odvětvit, až bude uzavřena kampaň.",
            )
        raise refused(Reason.WRONG_PHASE, "Only a closed game can be forked.", "Odvětvit lze jen uzavřenou hru.")
    if not 1 <= request.version <= game.version:
        raise refused(
            Reason.NOT_FOUND,
            f"This game has versions 1 to {game.version}, not {request.version}.",
            f"Tato hra má verze 1 až {game.version}, ne {request.version}.",
        )
    position = core.history.position(game.stream, request.version, REFEREE)
    if not position.game.prompts:
        raise refused(
            Reason.WRONG_PHASE,
            f"Nothing was to be decided at version {request.version}; choose one at which somebody was asked.",
            f"Ve verzi {request.version} se o ničem nerozhodovalo; zvolte takovou, kde byl někdo na tahu.",
            accepted=_asked_near(core, game, request.version),
        )
    entries = core.history.entries(game.stream, game.codec, lte=request.version)
    head = core.games.head_at(game, request.version)
    origin = e.Origin("fork", game.stream, request.version, head.hex())
    options = options_of(request.options)
    forked = await start_over(core, caller, request.request_id, game.system, position, entries, origin, options)
    return pb.ForkGameResponse(game=game_message(core, forked, caller))


def _asked_near(core: Core, game: LiveGame, version: int) -> tuple[str, ...]:
    """The nearest versions before and after one at which somebody was asked."""
    positions = walk(game.system, core.history.entries(game.stream, game.codec))
    asked = [position.version for position in positions if position.game.prompts]
    before, after = [v for v in asked if v < version], [v for v in asked if v > version]
    return tuple(map(str, before[-1:] + after[:1]))


async def start_over(
    core: Core,
    caller: Caller,
    request_id: str,
    system: System,
    position: Position,
    entries: list[Entry],
    origin: e.Origin,
    options: e.Options,
) -> LiveGame:
    """A new game that stands where another stood: its effective events, new chance, empty seats."""
    if system is CAMPAIGN:
        raise refused(
            Reason.WRONG_PHASE,
            "A campaign is played on where it began, not from a copy; its games can be copied and forked.",
            "Kampaň se hraje dál tam, kde začala, ne z kopie; kopírovat a odvětvit lze její hry.",
            rule="C1",
        )
    ledger = position.ledger
    birth = seats.Birth(
        game=new_id(core, caller, request_id),
        pack=ledger.pack,
        scenario=ledger.scenario,
        seats=tuple(ledger.seats),
        options=options,
        origin=origin,
        anchors={},
        opening=system.inherit([event for entry in entries for event in entry.events], position.game.board),
    )
    return await found(core, system, birth, caller)
