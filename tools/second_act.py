"""The second act of the demo: three scenarios of a campaign between two bots over gRPC, and the proof
that its log holds the city and both binders at any point."""

import secrets
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from kronika.v1 import campaign_service_pb2 as campaign_pb
from kronika.v1 import game_service_pb2 as pb

from domain.kernel.export import parse
from domain.kernel.words import PUBLIC, REFEREE
from domain.undaunted.campaign.state import Box
from domain.undaunted.campaign.text import BOXES
from domain.undaunted.campaign.view import BinderView, CampaignView, view
from domain.undaunted.drawing.campaign_text import city_lines, record_lines, side_names
from service import convert, maintenance
from service.core import PROJECTIONS_FILE
from service.history import History
from service.settings import Settings
from service.store.recorder import SQLiteLog
from tools import meeting
from tools.bots.campaigner import CampaignPolicy
from tools.bots.client import play_campaign_out
from tools.bots.sensible import SensiblePolicy
from tools.client.connection import Connection
from tools.client.identity import Wallet
from tools.client.session import Session
from tools.demonstration import DemoFailed, Witness, check, compare_views, export, serving, side_by_side

SCENARIOS = 3
TOLD = ("state_reached", "scenario_started", "scenario_concluded", "area_taken", "city_tile_swapped")
"""The events of the campaign that are told as it goes."""


class Binders(msgspec.Struct, frozen=True):
    """What the service told of the city and of each side's cards at a version, as messages."""

    version: int
    city: Any
    cards: dict[str, Any]

    def counts(self, side: str) -> dict[Box, int]:
        told = convert.from_message(BinderView, self.cards[side].binder)
        return {box.box: box.count for box in told.boxes}


def tell(event: Any) -> None:
    """Print what belongs to the campaign in short."""
    if event.WhichOneof("event") == "undaunted_campaign" and event.undaunted_campaign.WhichOneof("event") in TOLD:
        click.echo(f"{event.version:>5}  {event.sentence}")


def sit_down(address: str, folder: Path) -> list[Session]:
    """Both bots in the seats of a new campaign."""
    wallets = [Wallet(folder, f"bot-{at}") for at in (1, 2)]
    connections = [Connection(address, wallet.identity().token) for wallet in wallets]
    request = campaign_pb.CreateCampaignRequest(pack="stalingrad", request_id=secrets.token_hex(8))
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
        [
            partial(play_campaign_out, session, CampaignPolicy(seed), SensiblePolicy(seed), witness.tell, scenarios)
            for seed, session in enumerate(sessions)
        ]
    )


def binders(sessions: list[Session]) -> Binders:
    """The city and the cards as the service tells them now, each side's to its owner."""
    campaign = sessions[0].game
    for session in sessions:
        session.catch_up()
    version = sessions[0].version
    request = campaign_pb.GetCityRequest(campaign=campaign, version=version)
    city = sessions[0].connection.campaigns("GetCity", request)
    cards = {}
    for session in sessions:
        asked = campaign_pb.GetBinderRequest(campaign=campaign, side=session.audience, version=version)
        cards[session.audience] = session.connection.campaigns("GetBinder", asked)
    return Binders(version, city, cards)


def give_up(sessions: list[Session]) -> None:
    """The second side gives the campaign up, so that it is closed and opened."""
    *_, loser = sessions
    loser.request("Resign", pb.ResignRequest(game=loser.game, seat=loser.audience))
    for session in sessions:
        session.request("ConfirmEnd", pb.ConfirmEndRequest(game=session.game, seat=session.audience))


def compare_binders(data: Path, campaign: str, told: Binders) -> None:
    """Rebuild city and cards from the log's file; raises `DemoFailed` if they are not as told."""
    log = SQLiteLog(data / "log.db")
    history = History(log)
    seen = view(history.position(campaign, told.version, PUBLIC).game.board)
    if list(map(convert.to_message, seen.city)) != list(told.city.tiles):
        raise DemoFailed(f"the city at version {told.version} is not the one that was told")
    for side, binder in told.cards.items():
        known = view(history.position(campaign, told.version, side).game.board)
        rebuilt = next(camp.binder for camp in known.camps if camp.id == side)
        if convert.to_message(rebuilt) != binder.binder:
            raise DemoFailed(f"the binder of {side} at version {told.version} is not the one that was told")
    log.close()


def compare_read_model(data: Path, campaign: str, seen: CampaignView) -> int:
    """Rebuild the read models from the log and compare the swaps of the city; how many there are."""
    maintenance.rebuild(Settings(data=str(data)), lambda _count: None)
    with sqlite3.connect(data / PROJECTIONS_FILE) as database:
        rows = database.execute(
            "SELECT tile, before, after, cause, state, game, game_version, action, counter FROM city "
            "WHERE campaign = ? AND NOT undone ORDER BY version",
            (campaign,),
        ).fetchall()
    if rows != [msgspec.structs.astuple(swap) for swap in seen.swaps]:
        raise DemoFailed("the rebuilt read model has other tiles swapped than the campaign")
    return len(rows)


def referees_view(data: Path, campaign: str) -> tuple[CampaignView, dict[str, str]]:
    """The campaign at its end with all parts open, and its pictures by name; from the log's file."""
    log = SQLiteLog(data / "log.db")
    history = History(log)
    board = history.position(campaign, 1 << 30, REFEREE).game.board
    drawing = history.system_of(campaign).drawing
    log.close()
    return view(board), {panel.name: panel.svg for panel in drawing.panels(board, "en")}


def run(folder: Path) -> None:
    """The second act; raises `DemoFailed` if something it promises does not hold."""
    data, witness = folder / "campaign", Witness(quiet=True)
    with serving(data) as service:
        click.echo(f"\nA campaign of {SCENARIOS} scenarios on {service.address}; its log is {data / 'log.db'}.\n")
        sessions = sit_down(service.address, folder)
        campaign = sessions[0].game
        before = binders(sessions)
        sessions[0].told = tell
        play(sessions, witness)
        after = binders(sessions)
        give_up(sessions)
        for session in sessions:
            session.close()
            session.connection.close()
        streams = [campaign, *(f"{campaign}-{number}" for number in range(1, SCENARIOS + 1))]
        exported = {stream: export(service.address, stream) for stream in streams}
    seen, pictures = referees_view(data, campaign)
    click.echo("\nThe record:")
    click.echo("\n".join(record_lines(seen, "en")))
    click.echo("\nThe city:")
    click.echo("\n".join(city_lines(seen, "en")))
    click.echo("\nThe binders of cards, before and after:")
    for side, name in side_names(seen, "en").items():
        earlier, later = before.counts(side), after.counts(side)
        said = ", ".join(f"{BOXES[box].en.lower()} {earlier[box]} → {later[box]}" for box in Box)
        click.echo(f"  {name}: {said}")
    for name in ("city", "way"):
        path = folder / f"{name}.svg"
        path.write_text(pictures[name], encoding="utf-8")
        click.echo(f"A picture of the {name}: {path}")
    for told in (before, after):
        compare_binders(data, campaign, told)
    swaps = compare_read_model(data, campaign, seen)
    compared = compare_views(data, witness)
    click.echo(
        f"Rebuilt from the log: the city and both binders at versions {before.version} and {after.version}, "
        f"{swaps} tiles swapped, all {compared} views that were shown: the same."
    )
    reports = []
    for stream, written in exported.items():
        (folder / f"{stream}.jsonl").write_bytes(written)
        reports.append(check(written))
    whole, *games = [meeting.read(parse(written)) for written in exported.values()]
    for game in games:
        for disagreement in meeting.disagreements(whole, game):
            raise DemoFailed(f"{game.game}: {disagreement}")
    click.echo(
        f"Verified the exported campaign {folder / campaign}.jsonl and its {SCENARIOS} games: "
        f"{sum(report.rolls for report in reports)} rolls, {sum(report.draws for report in reports)} draws, "
        f"{sum(report.signatures for report in reports)} signatures, no mistake. "
        "Each game began and ended as the campaign says."
    )
