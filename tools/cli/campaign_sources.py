"""Campaign data for the commands, from a service or from an exported file."""

from pathlib import Path
from typing import Any

import click

from kronika.domain.kernel.contract import Contract
from kronika.domain.kernel.links import Command, Shown
from kronika.domain.kernel.reports import ReadCall
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import SYSTEMS
from kronika.library.campaigns import Campaign
from kronika.library.games import open as open_game
from kronika.library.positions import Refused
from kronika.service import convert
from kronika.tools.cli.common import Context, folding, held_seat, is_file, must_be_campaign, my_seat
from kronika.tools.cli.places import reach
from kronika.tools.client.connection import Connection
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
        with folding(str(file)):
            found = open_game(file, language=context.language)
            _ = found[-1]
        if not isinstance(found, Campaign):
            raise click.ClickException(context.text("campaign-sources-holds-a-game-not-a-campaign", file=file))
        self._found = found

    def _version(self, at: int) -> int:
        if not 0 <= at <= len(self._found):
            said = self._context.text("common-has-versions", file=self._file, last=len(self._found), at=at)
            raise click.ClickException(said)
        return at or len(self._found)

    def position(self, at: int) -> tuple[Any, Any, Outcome | None]:
        with folding(str(self._file)):
            position, system = self._found[self._version(at)], self._found.system
            if position.board == system.board(self._found.audience):
                raise _nothing_yet(self._context, at)
            return position.view(), system.scene(position.board), position.outcome

    def report(self, command: Command, at: int, asked: str, seat: str | None) -> Any:
        report, version = report_of(self._found.system.contract, command.report), self._version(at)
        if command.seat is not None:
            seat = self._seat(seat)
        request = _request(report, command, self._found.header.game, version, asked, seat or "")
        with folding(str(self._file)):
            try:
                return self._found.ask(report.name, request)
            except Refused as error:
                said = self._context.text(
                    "campaign-sources-as-sees-it", file=self._file, audience=self._found.audience, said=error
                )
                raise click.ClickException(said) from error

    def _seat(self, wanted: str | None) -> str:
        """The seat that is asked about: only one whose eyes the file has. Raises `click.ClickException`."""
        audience, seats = self._found.audience, self._found.header.seats
        shown = seats if audience == REFEREE else tuple(seat for seat in seats if seat == audience)
        seat = wanted or (audience if audience in shown else "")
        if seat in shown:
            return seat
        file, names = self._file, ", ".join(shown) or "–"
        raise click.ClickException(
            self._context.text("campaign-sources-is-what-sees-name-a-side", file=file, audience=audience, names=names)
        )


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
