"""kronika campaign: linked scenarios whose decks and city carry over."""

import secrets
from pathlib import Path
from typing import Any

import click
from kronika.v1 import campaign_service_pb2 as pb
from kronika.v1 import game_service_pb2 as game_pb

from domain.undaunted.campaign.state import Phase
from domain.undaunted.campaign.view import (
    AreaView,
    BinderView,
    CampaignScene,
    CampaignView,
    CityTileView,
    EntryView,
    SwapView,
)
from service import convert
from tools.bots.campaigner import CampaignPolicy
from tools.bots.client import play_campaign_out
from tools.bots.sensible import SensiblePolicy
from tools.client.connection import Connection
from tools.client.session import Session, phase_name
from tools.commands.common import Context, held_seat, my_seat, pass_context
from tools.commands.desk import Desk, Done
from tools.draw.campaign import binder_lines, city_lines, overview, record_lines, soldier_lines
from tools.draw.city_svg import city_svg, record_svg


@click.group()
def campaign() -> None:
    """Play a campaign of linked scenarios.

    \b
    kronika campaign create              a new campaign; prints its id
    kronika campaign join CAMPAIGN       take a seat (the first empty one)
    kronika campaign play CAMPAIGN       everything in turn: decks, games, aftermaths
    kronika campaign state CAMPAIGN      where it stands

    Soldiers that are lost stay lost, the city stays as it was shot to pieces. Each scenario is a
    game of its own; `kronika board`, `replay`, `verify` take its id too.
    """


@campaign.command()
@click.argument("pack", default="stalingrad")
@click.option("--private", is_flag=True, help="Nobody but the seats may watch.")
@click.option("--strict", is_flag=True, help="What chance or the other side has answered cannot be taken back.")
@pass_context
def create(context: Context, /, pack: str, **options: Any) -> None:
    """Make a campaign and print its id."""
    request = pb.CreateCampaignRequest(pack=pack, options=options, request_id=secrets.token_hex(12))
    click.echo(context.connect().campaigns("CreateCampaign", request).campaign.game)


@campaign.command("list")
@click.option("--mine", is_flag=True, help="Only those in which you hold a seat.")
@pass_context
def list_(context: Context, /, mine: bool) -> None:
    """List campaigns, the latest first."""
    connection, token = context.connect(), ""
    while True:
        page = connection.campaigns("ListCampaigns", pb.ListCampaignsRequest(page_token=token, mine=mine))
        for one in page.campaigns:
            seats = ", ".join(f"{seat.seat}: {seat.name or '-'}" for seat in one.seats)
            click.echo(f"{one.game}  {phase_name(one.phase):<10} {one.pack.name}  {seats}")
        token = page.next_page_token
        if not token:
            return


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@click.option("--seat", help="The side to play. Default: the first empty one.")
@click.option("--name", help="What you want to be called. Default: your profile's name.")
@click.option("--unsigned", is_flag=True, help="Play without signing your decisions.")
@pass_context
def join(context: Context, /, id: str, seat: str | None, name: str | None, unsigned: bool) -> None:
    """Take a seat of a campaign; it holds for all its games."""
    session = _joined(context, id, seat, name or context.wallet.identity().name, sign=not unsigned)
    click.echo(context.words(f"You play {session.audience}.", f"Hrajete za {session.audience}."))


def _joined(context: Context, id: str, seat: str | None, name: str, *, sign: bool = True) -> Session:
    """A session on the player's seat of a campaign, taken if it was empty."""
    connection = context.connect()
    seats = connection.games("GetGame", game_pb.GetGameRequest(game=id)).game.seats
    held = my_seat(connection, id)
    if held in [one.seat for one in seats] and seat in (None, held):
        return Session(connection, id, held, context.wallet)
    wanted = seat or next((one.seat for one in seats if not one.held), None)
    if wanted is None:
        raise click.ClickException("both seats of this campaign are held")
    session = Session(connection, id, wanted, context.wallet)
    session.join(wanted, name, sign=sign)
    return session


def _at_desk(context: Context, id: str, what: str, done: Done | None = None) -> None:
    connection = context.connect()
    session = Session(connection, id, held_seat(connection, id), context.wallet)
    Desk(context, session, f"{context.command} campaign {what} {id}").sit(done)


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@pass_context
def play(context: Context, /, id: str) -> None:
    """Go on with a campaign: decks, games, aftermaths, in turn."""
    _at_desk(context, id, "play")


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@pass_context
def start(context: Context, /, id: str) -> None:
    """Confirm the state and make the deck, until the scenario starts."""
    _at_desk(context, id, "start", lambda seen: seen.phase == Phase.PLAYING)


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@pass_context
def aftermath(context: Context, /, id: str) -> None:
    """Go through the aftermath of a scenario: losses, upgrades, confirming."""
    _at_desk(context, id, "aftermath", lambda seen: seen.phase in (Phase.CONFIRMING, Phase.PLAYING))


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@click.option("--seat", help="The side to play. Default: the first empty one.")
@click.option("--seed", type=int, help="Makes the bot's choices repeatable.")
@click.option("--scenarios", type=int, default=0, help="Stop after so many aftermaths. Default: play to the end.")
@pass_context
def bot(context: Context, /, id: str, seat: str | None, seed: int | None, scenarios: int) -> None:
    """Let a bot play a side through the campaign, as an ordinary client."""
    session = _joined(context, id, seat, "campaign bot")

    def tell(answer: Any) -> None:
        for event in answer.events:
            if event.sentence:
                click.echo(f"{event.version:>5}  {event.sentence}")

    play_campaign_out(session, CampaignPolicy(seed), SensiblePolicy(seed), tell, scenarios)


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@click.option("--at", type=int, default=0, help="The version of the campaign. Default: now.")
@pass_context
def state(context: Context, /, id: str, at: int) -> None:
    """Show where a campaign stands."""
    connection = context.connect()
    request = game_pb.GetSnapshotRequest(game=id, audience=my_seat(connection, id), version=at)
    view = connection.games("GetSnapshot", request).snapshot.view
    seen = convert.from_message(CampaignView, view.undaunted_campaign)
    click.echo("\n".join(overview(seen, context.language)))


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@click.option("--at", type=int, default=0, help="The version of the campaign. Default: now.")
@click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="Write the way it went as a picture.")
@pass_context
def record(context: Context, /, id: str, at: int, svg: Path | None) -> None:
    """Show the record: states, winners, areas."""
    connection = context.connect()
    told = connection.campaigns("GetRecord", pb.GetRecordRequest(campaign=id, version=at))
    entries = [convert.from_message(EntryView, entry) for entry in told.entries]
    names = _names(connection, id, context.language)
    if svg is not None:
        svg.write_text(record_svg(entries, told.state, list(names), list(names.values()), context.language))
        click.echo(str(svg))
        return
    areas = [convert.from_message(AreaView, area) for area in told.areas]
    for line in record_lines(entries, areas, names, context.language):
        click.echo(line)


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@click.option("--at", type=int, default=0, help="The version of the campaign. Default: now.")
@click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="Write the city as a picture.")
@pass_context
def city(context: Context, /, id: str, at: int, svg: Path | None) -> None:
    """Show the city binder: the 72 current tiles and every swap."""
    connection = context.connect()
    told = connection.campaigns("GetCity", pb.GetCityRequest(campaign=id, version=at))
    tiles = [convert.from_message(CityTileView, tile) for tile in told.tiles]
    swaps = [convert.from_message(SwapView, swap) for swap in told.swaps]
    if svg is None:
        for line in city_lines(tiles, swaps, context.language):
            click.echo(line)
        return
    areas = [convert.from_message(AreaView, area) for area in told.areas]
    found = connection.games("GetSnapshot", game_pb.GetSnapshotRequest(game=id, scene=True))
    scene = convert.from_message(CampaignScene, found.scene.undaunted_campaign)
    names = _names(connection, id, context.language)
    fortified = frozenset(swap.tile for swap in swaps if swap.cause == "fortified")
    drawn = city_svg(tiles, areas, scene.places, list(names), list(names.values()), fortified, context.language)
    svg.write_text(drawn)
    click.echo(str(svg))


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@click.option("--side", help="Whose binder; another's only once the campaign is closed. Default: your own.")
@click.option("--at", type=int, default=0, help="The version of the campaign. Default: now.")
@pass_context
def binder(context: Context, /, id: str, side: str | None, at: int) -> None:
    """Show a binder of cards: available, removed, and how many lie in the closed boxes."""
    connection = context.connect()
    owner = side or held_seat(connection, id)
    told = connection.campaigns("GetBinder", pb.GetBinderRequest(campaign=id, side=owner, version=at))
    faces = {card.card: f"{card.name} ({card.level})" for card in told.cards}
    for line in binder_lines(convert.from_message(BinderView, told.binder), faces, context.language):
        click.echo(line)


@campaign.command()
@click.argument("id", metavar="CAMPAIGN")
@click.argument("card")
@pass_context
def soldier(context: Context, /, id: str, card: str) -> None:
    """Tell the life of a soldier: scenarios, actions, hits, how lost or promoted.

    CARD is the code printed on it, such as S-P-009.
    """
    told = context.connect().campaigns("GetSoldier", pb.GetSoldierRequest(campaign=id, card=card.upper()))
    for line in soldier_lines(card.upper(), told, context.language):
        click.echo(line)


def _names(connection: Connection, id: str, language: str) -> dict[str, str]:
    """What the sides are called."""
    view = connection.games("GetSnapshot", game_pb.GetSnapshotRequest(game=id)).snapshot.view
    seen = convert.from_message(CampaignView, view.undaunted_campaign)
    return {camp.id: getattr(camp.name, language) for camp in seen.camps}
