"""Campaign data for the commands, from a service or from an exported file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.verifier import audience_of
from kronika.domain.kernel.contract import Contract
from kronika.domain.kernel.events import EpochOpened, Event, GameCreated, Origin
from kronika.domain.kernel.export import Export
from kronika.domain.kernel.game import blank, fold_entries
from kronika.domain.kernel.hashing import genesis
from kronika.domain.kernel.links import Command, End, Links, Shown, Taken
from kronika.domain.kernel.log import Entry, encode_record, heads
from kronika.domain.kernel.reports import Asking, ReadCall
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import REFEREE, Rejection
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.projections.rows import Rows
from kronika.service import convert
from kronika.service.campaigns import ORIGIN, effective_events, links_of
from kronika.tools.cli.common import Context, folding, held_seat, is_file, must_be_campaign, my_seat, read_export
from kronika.tools.cli.places import reach
from kronika.tools.cli.replaying import Replay, readers_of, replay, system_of
from kronika.tools.client.connection import Connection
from kronika.tools.words import language, say
from kronika.v1 import game_service_pb2 as game_pb
from kronika.v1.game_pb2 import PHASE_CLOSED


def look(context: Context, command: Command, id: str, at: int, asked: str, seat: str | None) -> tuple[Shown, Any]:
    """The data that a command prints, at a version (0: now), and its report's answer as a message. Raises
    `click.ClickException`."""
    source = _File(context, Path(id)) if is_file(id) else _Service(context, id)
    view, scene, outcome = source.position(at) if command.looks else (None, None, None)
    answer = source.report(command, at, asked, seat) if command.report else None
    told = Shown(view, scene, outcome, answer, context.language, context.screen.width, asked)
    return told, convert.to_message(answer) if answer is not None else None


def report_of(contract: Contract, name: str) -> ReadCall:
    """A call of a system's own service, by its name."""
    assert contract.own is not None and contract.own.reports is not None, "a command names a report that there is"
    return contract.own.reports.call(name)


class _Service:
    """A campaign of a service, with the player's own eyes; once it is closed with the referee's."""

    def __init__(self, context: Context, id: str) -> None:
        self._context, self._id = context, id
        self._connection: Connection = reach(context, id)
        must_be_campaign(self._connection, id)
        self._game = self._connection.games("GetGame", game_pb.GetGameRequest(game=id)).game

    def position(self, at: int) -> tuple[Any, Any, Outcome | None]:
        system, closed = SYSTEMS[self._game.system], self._game.phase == PHASE_CLOSED
        audience = REFEREE if closed else my_seat(self._connection, self._id)
        request = game_pb.GetSnapshotRequest(game=self._id, audience=audience, version=at, scene=True)
        answer = self._connection.games("GetSnapshot", request)
        snapshot = answer.snapshot
        view = convert.from_message(system.contract.view, getattr(snapshot.view, system.name))
        if view == system.view(system.board(audience)):
            raise _nothing_yet(self._context, at)
        return (
            view,
            convert.from_message(system.contract.scene, getattr(answer.scene, system.name)),
            _outcome(snapshot.outcome) if snapshot.HasField("outcome") else None,
        )

    def report(self, command: Command, at: int, asked: str, seat: str | None) -> Any:
        report = report_of(SYSTEMS[self._game.system].contract, command.report)
        seat = seat or (held_seat(self._connection, self._id) if command.seat is not None else "")
        request = _request(report, command, self._id, at, asked, seat)
        message = convert.to_message(request)
        return convert.from_message(report.answer, self._connection.report(self._game.system, report.name, message))


class _File:
    """A campaign in an exported file, as its audience sees it. It leaves out changes by the game in progress. It
    includes the games in files beside it, if they have the names that `kronika export` gives them."""

    def __init__(self, context: Context, file: Path) -> None:
        self._context, self._file = context, file
        self._found = _read(context, file)
        self._system: System = self._found.system
        self._last = len(self._found.positions)

    def _version(self, at: int) -> int:
        if not 0 <= at <= self._last:
            said = self._context.text("common-has-versions", file=self._file, last=self._last, at=at)
            raise click.ClickException(said)
        return at or self._last

    def position(self, at: int) -> tuple[Any, Any, Outcome | None]:
        with folding(str(self._file)):
            position = self._found.positions[self._version(at) - 1]
            board = position.game.board
            if board == self._system.board(self._found.audience):
                raise _nothing_yet(self._context, at)
            return self._system.view(board), self._system.scene(board), position.game.outcome

    def report(self, command: Command, at: int, asked: str, seat: str | None) -> Any:
        report, version = report_of(self._system.contract, command.report), self._version(at)
        audience = self._found.audience
        if command.seat is not None:
            seat = self._seat(seat)
        export = read_export(self._file)
        with folding(str(self._file)), self._rows(report, export) as rows:
            asking = Asking(
                stream=export.receipt.game,
                version=version,
                board=self._found.positions[version - 1].game.board,
                whole=self._found.positions[-1].game.board,
                may_see=lambda seat: audience in (seat, REFEREE),
                rows=rows,
                game=(),
                language=self._context.language,
            )
            told = report.tell(asking, _request(report, command, asking.stream, at, asked, seat or ""))
        if isinstance(told, Rejection):
            said = self._context.say(told.said)
            raise click.ClickException(
                self._context.text("campaign-sources-as-sees-it", file=self._file, audience=audience, said=said)
            )
        return told

    def _seat(self, wanted: str | None) -> str:
        """The seat that is asked about: only one whose eyes the file has. Raises `click.ClickException`."""
        audience, seats = self._found.audience, tuple(self._found.positions[-1].ledger.seats)
        shown = seats if audience == REFEREE else tuple(seat for seat in seats if seat == audience)
        seat = wanted or (audience if audience in shown else "")
        if seat in shown:
            return seat
        file, names = self._file, ", ".join(shown) or "–"
        raise click.ClickException(
            self._context.text("campaign-sources-is-what-sees-name-a-side", file=file, audience=audience, names=names)
        )

    @contextmanager
    def _rows(self, report: ReadCall, campaign: Export) -> Iterator[Rows]:
        exports = [campaign, *_games_of(campaign, self._file)] if report.rows else []
        with readers_of(exports, self._context.language) as reader:
            yield Rows(reader.query)


def _request(report: ReadCall, command: Command, id: str, at: int, asked: str, seat: str) -> Any:
    """The request of a report for what a command was given."""
    fields: dict[str, Any] = {report.stream: id}
    if "version" in report.request.__struct_fields__:
        fields["version"] = at
    if command.argument is not None:
        fields[command.argument.field] = asked
    if command.seat is not None:
        fields[command.seat.field] = seat
    return report.request(**fields)


def _outcome(message: Any) -> Outcome:
    return Outcome(tuple(message.winners), convert.how_of(message.how), message.rule)


def _nothing_yet(context: Context, at: int) -> click.ClickException:
    return click.ClickException(context.text("common-nothing-yet", at=at))


def _games_of(campaign: Export, file: Path) -> list[Export]:
    """The games of a campaign that have files beside its own."""
    found = [read_export(path) for path in sorted(file.parent.glob(f"{campaign.receipt.game}-*.jsonl"))]
    return [game for game in found if belongs(read(game), read(campaign))]


def _read(context: Context, file: Path) -> Replay:
    """The campaign in a file. Raises `click.ClickException`, `ExportRefused`."""
    records = read_export(file).records
    with folding(str(file)):
        found = replay(records, audience_of(records))
    if found.system.links is None:
        raise click.ClickException(context.text("campaign-sources-holds-a-game-not-a-campaign", file=file))
    return found


T = TypeVar("T")


class File(msgspec.Struct, frozen=True):
    """An exported log, read. `heads` are those after version 1, 2, 3 …"""

    game: str
    audience: str
    created: GameCreated
    entries: tuple[Entry, ...]
    heads: tuple[str, ...]

    def events(self) -> Iterator[tuple[int, Event]]:
        return ((entry.version, event) for entry in self.entries for event in entry.events)

    def head(self, version: int) -> str:
        """The head after a version; empty if the file does not reach it."""
        return self.heads[version - 1] if 1 <= version <= len(self.heads) else ""


def read(export: Export) -> File:
    """A file that verifies. Raises `msgspec.DecodeError` for what is not a log."""
    records = export.records
    codec = CODECS[system_of(records[0]).name]
    entries = tuple(codec.decode(version, encode_record(record)) for version, record in enumerate(records, 1))
    created, opened = entries[0].events[0], entries[1].events[0]
    assert isinstance(created, GameCreated) and isinstance(opened, EpochOpened), "a log that verifies begins so"
    start = genesis(created.game, created.pack.hash, opened.anchors.items())
    found = tuple(head.hex() for head in heads(start, enumerate(records, 1)))
    return File(created.game, audience_of(records), created, entries, found)


def is_campaign(file: File) -> bool:
    return SYSTEMS[file.created.system].links is not None


def belongs(game: File, campaign: File) -> bool:
    """Whether a game says that it is one of this campaign."""
    origin = game.created.origin
    return origin is not None and (origin.kind, origin.stream) == (ORIGIN, campaign.game)


def disagreements(campaign: File, game: File) -> list[str]:
    """Returns what does not fit between a campaign and one of its games; both files verify by themselves."""
    return [*_start(campaign, game), *_end(campaign, game)]


def _start(campaign: File, game: File) -> Iterator[str]:
    started = [(v, start) for v, start in _told(campaign, _links(campaign).starts) if start.game == game.game]
    if not started:
        yield say("campaign-sources-not-started", game=game.game)
        return
    (at, start), origin = started[-1], game.created.origin
    assert origin is not None, "only games that belong to the campaign are compared"
    tx = next(entry.tx for entry in campaign.entries if entry.version == at)
    if origin != Origin(ORIGIN, campaign.game, origin.version, campaign.head(origin.version)):
        yield say("campaign-sources-other-campaign-log", version=origin.version)
    if not tx - 1 <= origin.version <= at:
        yield say("campaign-sources-other-moment", version=origin.version, at=at)
    if campaign.created.reveals_bound and not game.created.reveals_bound:
        yield say("campaign-sources-reveals-not-bound")
    kinds = {type(event) for event in start.opening}
    if tuple(event for _, event in game.events() if type(event) in kinds) != start.opening:
        yield say("campaign-sources-other-setup")


def _end(campaign: File, game: File) -> Iterator[str]:
    links = _links(campaign)
    told = [(v, taken) for v, taken in _told(campaign, links.taken) if taken.game == game.game]
    if not told:
        return
    (at, taken), *_ = told
    if game.head(taken.version) != taken.head:
        yield say("campaign-sources-other-game-log", version=taken.version)
        return
    end = _taken_over(game, links, taken)
    if end is None:
        yield say("campaign-sources-not-over", version=taken.version)
        return
    together = next(entry.tx for entry in campaign.entries if entry.version == at)
    copied = [event for entry in campaign.entries if entry.tx == together for event in entry.events]
    yield from (text(said, language()) for said in links.disagreements(copied, end))


def _taken_over(game: File, links: Links, taken: Taken) -> End | None:
    """The result that the campaign had to import: the game just before it was closed."""
    entries = game.entries[: taken.version]
    position = fold_entries(entries, blank(links.games, game.audience), game.audience)
    outcome = position.game.outcome
    if outcome is None:
        return None
    told = tuple(effective_events(entries))
    return End(game.game, position.game.board, outcome, told, taken.version, taken.head, game.audience)


def _links(campaign: File) -> Links:
    return links_of(SYSTEMS[campaign.created.system])


def _told(file: File, tells: Callable[[Event], T | None]) -> Iterator[tuple[int, T]]:
    """The values that `tells` returns for the events of a file, with their versions."""
    for version, event in file.events():
        told = tells(event)
        if told is not None:
            yield version, told
