"""The demo of a campaign: some scenarios between two bots over gRPC. It proves that the campaign's log contains all
that the service reported at any version."""

import secrets
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.contract import tag_of
from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.links import links_of
from kronika.domain.kernel.rendering import Page, Role
from kronika.domain.kernel.reports import Asking, ReadCall
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.domain.systems import SYSTEMS
from kronika.library import meeting
from kronika.projections.rows import Rows, tables
from kronika.projections.runner import Projector
from kronika.service import convert, maintenance
from kronika.service.application import LOG_FILE, PROJECTIONS_FILE, LogSource
from kronika.service.history import History
from kronika.service.settings import Settings
from kronika.service.store.recorder import SQLiteLog
from kronika.tools.cli.examples import CAMPAIGN
from kronika.tools.client.bot import play_campaign_out
from kronika.tools.client.connection import Connection
from kronika.tools.client.identity import Wallet
from kronika.tools.client.session import Session
from kronika.tools.dev import demonstration
from kronika.tools.dev.demonstration import DemoFailed, Witness, check, compare_views, export, serving, side_by_side
from kronika.tools.words import language, say
from kronika.v1 import campaign_service_pb2 as campaign_pb
from kronika.v1 import game_service_pb2 as pb

SCENARIOS = 3


class ReportAnswers(msgspec.Struct, frozen=True):
    """The service's reports at a version, as messages, by report name and seat (empty: everybody)."""

    version: int
    answers: dict[tuple[str, str], Any]


def tell(event: Any) -> None:
    """Print what belongs to the campaign in short."""
    name = event.WhichOneof("event")
    links = SYSTEMS[name].links if name in SYSTEMS else None
    held = getattr(event, name)
    if links is not None and held.WhichOneof("event") in map(tag_of, links.milestones):
        click.echo(f"{event.version:>5}  {event.sentence}")


def sit_down(address: str, folder: Path) -> list[Session]:
    """Both bots in the seats of a new campaign."""
    wallets = [Wallet(folder, f"bot-{at}") for at in (1, 2)]
    connections = [Connection(address, wallet.identity().token, language()) for wallet in wallets]
    request = campaign_pb.CreateCampaignRequest(pack=CAMPAIGN.pack, request_id=secrets.token_hex(8))
    created = connections[0].campaigns("CreateCampaign", request).campaign
    sessions = []
    for connection, wallet, seat in zip(connections, wallets, created.seats, strict=True):
        session = Session(connection, created.game, seat.seat, wallet)
        session.join(seat.seat, wallet.identity().name)
        sessions.append(session)
    return sessions


def play(sessions: list[Session], witness: Witness, scenarios: int = SCENARIOS) -> None:
    """So many scenarios with their aftermaths."""
    side_by_side(
        [partial(play_campaign_out, session, seed, witness.tell, scenarios) for seed, session in enumerate(sessions)]
    )


def reports(system: System) -> Iterator[ReadCall]:
    """The reports of the campaign's own service that exist for any version."""
    own = system.contract.own
    for call in own.reports.calls if own is not None and own.reports is not None else ():
        if "version" in call.request.__struct_fields__ and not call.rows:
            yield call


def told(sessions: list[Session]) -> ReportAnswers:
    """The service's reports now, including those for one seat alone."""
    for session in sessions:
        session.catch_up()
    version, system = sessions[0].version, SYSTEMS[sessions[0].position.ledger.system]
    answers = {}
    for call in reports(system):
        for session in sessions if call.audience else sessions[:1]:
            seat = session.audience if call.audience else ""
            request = convert.to_message(_request(call, session.game, version, seat))
            answers[call.name, seat] = session.connection.report(system.name, call.name, request)
    return ReportAnswers(version, answers)


def _request(call: ReadCall, campaign: str, version: int, seat: str) -> Any:
    fields: dict[str, Any] = {call.stream: campaign, "version": version}
    return call.request(**fields | ({call.audience: seat} if seat else {}))


def give_up(sessions: list[Session]) -> None:
    """The second side gives the campaign up, so that it is closed and opened."""
    *_, loser = sessions
    loser.request("Resign", pb.ResignRequest(game=loser.game, seat=loser.audience))
    for session in sessions:
        session.request("ConfirmEnd", pb.ConfirmEndRequest(game=session.game, seat=session.audience))


def compare_reports(data: Path, campaign: str, told: ReportAnswers) -> None:
    """Repeats all reports from the log's file; raises `DemoFailed` if one differs."""
    log = SQLiteLog(data / LOG_FILE)
    history = History(log)
    system = history.system_of(campaign)
    for call in reports(system):
        for seat in (seat for name, seat in told.answers if name == call.name):
            if _again(history, call, campaign, told.version, seat) != told.answers[call.name, seat]:
                to = f" to {seat}" if seat else ""
                raise DemoFailed(f"what {call.name} told{to} of version {told.version} is not what the log gives")
    log.close()


def _again(history: History, call: ReadCall, campaign: str, version: int, seat: str) -> Any:
    """The answer of a report at a version, from the log."""
    board = history.position(campaign, version, seat or PUBLIC).game.board
    asking = Asking(campaign, version, board, board, lambda other: other == seat, Rows(lambda *_: ()), (), language())
    told = call.tell(asking, _request(call, campaign, version, seat))
    return None if isinstance(told, Rejection) else convert.to_message(told)


def rows_of(data: Path) -> dict[str, list[tuple[Any, ...]]]:
    """The rows that systems keep, by table, of all that is in the log's file."""
    log = SQLiteLog(data / LOG_FILE)
    projector = Projector(data / PROJECTIONS_FILE, LogSource(log))
    while projector.step():
        pass
    found = {
        name: projector.db.execute(f"SELECT * FROM {name} ORDER BY rowid").fetchall() for name, _ in tables().values()
    }
    projector.close()
    log.close()
    return found


def compare_read_models(data: Path, kept: dict[str, list[tuple[Any, ...]]]) -> int:
    """Rebuild the read models from the log and compare the rows that systems keep; how many there are."""
    maintenance.rebuild(Settings(data=str(data)), lambda _count: None)
    rebuilt = rows_of(data)
    for name, rows in kept.items():
        if sorted(rows) != sorted(rebuilt[name]):
            raise DemoFailed(f"the rebuilt read model {name} has other rows than before")
    return sum(map(len, rebuilt.values()))


def referees_board(data: Path, campaign: str) -> tuple[System, Any]:
    """The campaign at its end with all parts open, from the log's file."""
    log = SQLiteLog(data / LOG_FILE)
    history = History(log)
    system, board = history.system_of(campaign), history.position(campaign, 1 << 30, REFEREE).game.board
    log.close()
    return system, board


def holdings(data: Path, campaign: str, version: int, seat: str) -> dict[str, int]:
    """The number of each thing that a seat had at a version, by name."""
    log = SQLiteLog(data / LOG_FILE)
    history = History(log)
    board = history.position(campaign, version, seat).game.board
    found = dict(links_of(history.system_of(campaign)).holdings(board, seat))
    log.close()
    return found


def run(folder: Path) -> None:
    """Demonstrate a campaign; raises `DemoFailed` if something it promises does not hold."""
    data, witness = folder / "campaign", Witness(quiet=True)
    with serving(data) as service:
        begins = say("demo-campaign", scenarios=SCENARIOS, address=service.address, log=data / LOG_FILE)
        click.echo(f"\n{begins}\n")
        sessions = sit_down(service.address, folder)
        campaign = sessions[0].game
        before = told(sessions)
        sessions[0].told = tell
        play(sessions, witness)
        after = told(sessions)
        give_up(sessions)
        seats = [session.audience for session in sessions]
        for session in sessions:
            session.close()
            session.connection.close()
        streams = [campaign, *(f"{campaign}-{number}" for number in range(1, SCENARIOS + 1))]
        exported = {stream: export(service.address, stream) for stream in streams}
    system, board = referees_board(data, campaign)
    for panel in system.rendering.written(board, Page(language())):
        if panel.role is Role.MORE:
            click.echo(f"\n{say('demo-panel', panel=panel.name)}\n{panel.text}")
    click.echo("\n" + say("demo-before-and-after"))
    for seat in seats:
        earlier, later = (holdings(data, campaign, at.version, seat) for at in (before, after))
        said = ", ".join(f"{what} {earlier[what]} → {later[what]}" for what in later)
        click.echo(f"  {capital(text(system.rendering.meant(board, f'seat:{seat}').name, language()))}: {said}")
    _draw(system, board, data, campaign, folder)
    for at in (before, after):
        compare_reports(data, campaign, at)
    rows = compare_read_models(data, rows_of(data))
    compared = compare_views(data, witness)
    click.echo(say("demo-rebuilt", before=before.version, after=after.version, rows=rows, views=compared))
    _verify(exported, folder, campaign)


def _draw(system: System, board: Any, data: Path, campaign: str, folder: Path) -> None:
    """Pictures of what everybody sees, with all parts open, but for the leaves of books."""
    log = SQLiteLog(data / LOG_FILE)
    seen = system.rendering.panels(History(log).position(campaign, 1 << 30, PUBLIC).game.board, language())
    log.close()
    pictures = {panel.name: panel.svg for panel in system.rendering.panels(board, language())}
    for panel in (one for one in seen if one.book is None):
        path = folder / f"{panel.name}.svg"
        path.write_text(pictures[panel.name], encoding="utf-8")
        click.echo(say("demo-picture", panel=panel.name, file=path))


def _verify(exported: dict[str, bytes], folder: Path, campaign: str) -> None:
    checked = []
    for stream, written in exported.items():
        (folder / f"{stream}.jsonl").write_bytes(written)
        checked.append(check(written))
    whole, *games = [meeting.read(parse(written)) for written in exported.values()]
    for game in games:
        for disagreement in meeting.disagreements(whole, game):
            raise DemoFailed(f"{game.game}: {text(disagreement, 'en')}")
    click.echo(
        say(
            "demo-campaign-verified",
            file=folder / f"{campaign}.jsonl",
            games=len(games),
            rolls=sum(report.rolls for report in checked),
            draws=sum(report.draws for report in checked),
            signatures=sum(report.signatures for report in checked),
        )
    )


@click.command()
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="option-folder",
)
@click.option("--open", "leave_open", is_flag=True, help="option-open")
def demo(folder: Path | None, leave_open: bool) -> None:
    """Let two bots play, and prove that the log holds it all."""
    target = folder or next(p for n in range(1, 10_000) if not (p := Path("build") / f"demo-{n}").exists())
    target.mkdir(parents=True, exist_ok=True)
    try:
        game = demonstration.run(target)
        run(target)
        (demonstration.leave_open if leave_open else demonstration.tell_where)(target, game)
    except demonstration.DemoFailed as failed:
        raise click.ClickException(str(failed)) from failed
