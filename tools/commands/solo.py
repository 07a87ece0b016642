"""Games and campaigns against a bot, with a service inside this command; kept, so that they can be
gone on with."""

import os
import secrets
import shlex
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec
from kronika.v1 import campaign_service_pb2 as campaign_pb
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb
from kronika.v1 import log_pb2

from service.core import AlreadyServing
from service.settings import load
from tools.bots.campaigner import CampaignPolicy
from tools.bots.client import play_campaign_out, play_out
from tools.bots.sensible import SensiblePolicy
from tools.client.connection import Connection
from tools.client.identity import Wallet
from tools.client.session import Session
from tools.commands.common import Context, default_file, held_seat, must_be_campaign, must_be_game, write_export
from tools.commands.desk import Desk
from tools.commands.sitting import Manners
from tools.commands.table import Table
from tools.embedded import Embedded

PATIENT = log_pb2.Options(reply_limit=-1)
"""A bot that is played alone is never claimed against."""


class Home(msgspec.Struct, frozen=True):
    """A service in this process, and the connections of the player and the bot to it."""

    folder: Path
    mine: Connection
    theirs: Connection
    bots: Wallet


@contextmanager
def at_home(context: Context, data: Path | None) -> Iterator[Home]:
    """A service inside this command; its data in `data`, by default a folder of the profile.

    Raises `click.ClickException`.
    """
    folder = data or context.wallet.path.parent / "solo"
    settings = load(
        None,
        {
            "data": str(folder),
            "port": 0,
            "requests_a_second": 100_000,
            "packs": os.environ.get("KRONIKA_PACKS", ""),
        },
        {},
    )
    bots = Wallet(folder, "bot")
    try:
        service = Embedded(settings)
    except AlreadyServing as error:
        raise click.ClickException(f"{error}; give another folder with --data") from error
    with service:
        mine = Connection(service.address, context.wallet.identity().token, context.language)
        yield Home(folder, mine, Connection(service.address, bots.identity().token, context.language), bots)
        mine.close()


def play_solo(
    context: Context,
    game: str | None,
    pack: str,
    scenario: str | None,
    seat: str | None,
    data: Path | None,
    name: str,
    manners: Manners,
) -> None:
    """Play a new game, or GAME, against a bot; kept in `data`, by default a folder of the profile."""
    with at_home(context, data) as home:
        if game is None:
            if scenario is None:
                asked = catalog_pb.ListScenariosRequest(pack=pack)
                scenario = home.mine.catalog("ListScenarios", asked).scenarios[0].scenario
            request = pb.CreateGameRequest(
                pack=pack, scenario=scenario, options=PATIENT, request_id=secrets.token_hex(12)
            )
            game, fresh = home.mine.games("CreateGame", request).game.game, True
        else:
            must_be_game(home.mine, game)
            fresh = False
        opponent, session = _seated(context, home, game, seat, name, fresh=fresh)
        with _playing(opponent, lambda: play_out(opponent, SensiblePolicy(), stay=True)):
            back = f"{context.command} play {game} --against bot{_kept(data)}{manners}"
            closed = Table(context, session, back, manners).sit()
        if closed:
            _keep(context, home, game)


def play_campaign_solo(
    context: Context,
    campaign: str | None,
    pack: str,
    seat: str | None,
    data: Path | None,
    name: str,
    manners: Manners,
) -> None:
    """Play a new campaign, or CAMPAIGN, against a bot; kept as a game is."""
    with at_home(context, data) as home:
        if campaign is None:
            request = campaign_pb.CreateCampaignRequest(pack=pack, options=PATIENT, request_id=secrets.token_hex(12))
            campaign, fresh = home.mine.campaigns("CreateCampaign", request).campaign.game, True
        else:
            must_be_campaign(home.mine, campaign)
            fresh = False
        opponent, session = _seated(context, home, campaign, seat, name, fresh=fresh)
        back = f"{context.command} campaign play {campaign} --against bot{_kept(data)}{manners}"
        with _playing(opponent, lambda: play_campaign_out(opponent, CampaignPolicy(), SensiblePolicy())):
            closed = Desk(context, session, back, manners).sit()
        if closed:
            _keep(context, home, campaign)


def _kept(data: Path | None) -> str:
    """The option that finds the folder again."""
    return f" --data {shlex.quote(str(data))}" if data else ""


def _keep(context: Context, home: Home, game: str) -> None:
    """Write what is closed to a file, and say what can be done with it."""
    file = home.folder / default_file(game)
    write_export(home.mine, game, "referee", file)
    afterwards(context, str(file))


def afterwards(context: Context, file: str) -> None:
    """What can be done with a game that is over, in this file."""
    context.show_command(
        "Check every roll and draw of it:", "Ověření všech hodů a karet:", f"kronika verify {shlex.quote(file)}"
    )
    context.show_command("Step through it:", "Průchod hrou:", f"kronika replay {shlex.quote(file)}")


def _seated(
    context: Context, home: Home, game: str, wanted: str | None, name: str, *, fresh: bool
) -> tuple[Session, Session]:
    """The bot's session and the player's; in a fresh game both take their seats."""
    seats = [one.seat for one in home.mine.games("GetGame", pb.GetGameRequest(game=game)).game.seats]
    if wanted is not None and wanted not in seats:
        raise click.UsageError(f"there is no seat {wanted}; seats: {', '.join(seats)}")
    me = (wanted or seats[0]) if fresh else held_seat(home.mine, game)
    other = next(one for one in seats if one != me)
    opponent = Session(home.theirs, game, other, home.bots)
    session = Session(home.mine, game, me, context.wallet)
    if fresh:
        opponent.join(other, "bot")
        session.join(me, name)
    return opponent, session


@contextmanager
def _playing(opponent: Session, play: Callable[[], None]) -> Iterator[None]:
    """The bot plays in a thread of its own while the context lasts; then its connection is closed."""
    left = threading.Event()

    def run() -> None:
        try:
            play()
        except Exception as error:
            if not left.is_set():
                click.echo(f"(the bot has left: {error})", err=True)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        left.set()
        opponent.connection.close()
        thread.join()
