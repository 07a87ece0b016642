"""Games and campaigns against a bot of the service that the player's own commands share. They are kept, so that the
player can continue them. In those from releases before 0.3 the bot was a client, and remains one."""

import secrets
import shlex
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
from msgspec.structs import replace

from kronika.domain.systems import SYSTEMS
from kronika.library.policies import Policy, usual_policy
from kronika.tools.cli.campaign_table import CampaignTable
from kronika.tools.cli.common import (
    Context,
    PromptOptions,
    default_file,
    held_seat,
    must_be_campaign,
    must_be_game,
    write_export,
)
from kronika.tools.cli.places import at_home, keeps, not_among, solo_folder
from kronika.tools.cli.table import Table
from kronika.tools.client import DEFAULT_ADDRESS
from kronika.tools.client.bot import play_campaign_out, play_out
from kronika.tools.client.connection import Connection
from kronika.tools.client.identity import Wallet
from kronika.tools.client.session import Session
from kronika.v1 import campaign_service_pb2 as campaign_pb
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb
from kronika.v1 import log_pb2

PATIENT = log_pb2.Options(reply_limit=-1)
"""A bot that is played alone is never claimed against."""


class Home(msgspec.Struct, frozen=True):
    """The player's connection to the service of a folder; `theirs` and `bots` are of the bot of a game that
    an earlier release has begun."""

    folder: Path
    mine: Connection
    theirs: Connection
    bots: Wallet


@contextmanager
def _home(context: Context, data: Path | None, game: str | None) -> Iterator[Home]:
    """The service of `data`, by default of a folder of the profile, which must keep the game that is gone on
    with. Raises `click.ClickException`, `NotReached`."""
    folder = data or solo_folder(context)
    if game is not None and not keeps(folder, game):
        raise click.ClickException(not_among(context, folder, game))
    bots = Wallet(folder, "bot")
    with at_home(context, folder, begins=game is None) as connect:
        mine, theirs = connect(context.wallet.identity().token), connect(bots.identity().token)
        yield Home(folder, mine, theirs, bots)


def play_solo(
    context: Context,
    game: str | None,
    pack: str,
    scenario: str | None,
    seat: str | None,
    data: Path | None,
    name: str,
    prompt_options: PromptOptions,
) -> None:
    """Play a new game, or GAME, against a bot; kept in `data`, by default a folder of the profile."""
    with _home(context, data, game) as home:
        if game is None:
            if scenario is None:
                asked = catalog_pb.ListScenariosRequest(pack=pack)
                scenario = home.mine.catalog("ListScenarios", asked).scenarios[0].scenario
            request = pb.CreateGameRequest(
                pack=pack, scenario=scenario, options=PATIENT, request_id=secrets.token_hex(12)
            )
            made = home.mine.games("CreateGame", request).game
            game, session = made.game, _begun(context, home, made, seat, name)
        else:
            must_be_game(home.mine, game)
            session = _gone_on(context, home, game, seat, name)
        with _earlier(context, home, game, lambda opponent: play_out(opponent, _usual(opponent), stay=True)):
            back = _back(context, f"play {game}", data, prompt_options)
            closed = Table(context, session, back, prompt_options).sit()
        if closed:
            _keep(context, home, game)


def play_campaign_solo(
    context: Context,
    campaign: str | None,
    pack: str,
    seat: str | None,
    data: Path | None,
    name: str,
    prompt_options: PromptOptions,
) -> None:
    """Play a new campaign, or CAMPAIGN, against a bot; kept as a game is."""
    with _home(context, data, campaign) as home:
        if campaign is None:
            request = campaign_pb.CreateCampaignRequest(pack=pack, options=PATIENT, request_id=secrets.token_hex(12))
            made = home.mine.campaigns("CreateCampaign", request).campaign
            campaign, session = made.game, _begun(context, home, made, seat, name)
        else:
            must_be_campaign(home.mine, campaign)
            session = _gone_on(context, home, campaign, seat, name)
        back = _back(context, f"campaign play {campaign}", data, prompt_options)
        with _earlier(context, home, campaign, play_campaign_out):
            closed = CampaignTable(context, session, back, prompt_options).sit()
        if closed:
            _keep(context, home, campaign)


def _back(context: Context, play: str, data: Path | None, prompt_options: PromptOptions) -> str:
    """The command that continues a game in a folder. It names no service, because it needs none."""
    own = replace(context, address=DEFAULT_ADDRESS, certificate=None)
    kept = f" --data {shlex.quote(str(data))}" if data else ""
    return f"{own.command} {play} --against bot{kept}{prompt_options}"


def _keep(context: Context, home: Home, game: str) -> None:
    """Write what is closed to a file, and say what can be done with it."""
    file = home.folder / default_file(game)
    write_export(home.mine, game, "referee", file)
    afterwards(context, str(file))


def afterwards(context: Context, file: str) -> None:
    """Prints the commands for a finished game in this file."""
    context.show_command(context.text("solo-check-every-roll-and-draw-of"), f"kronika verify {shlex.quote(file)}")
    context.show_command(context.text("solo-step-through-it"), f"kronika replay {shlex.quote(file)}")


def _gone_on(context: Context, home: Home, game: str, wanted: str | None, name: str) -> Session:
    """The player is back in the seat he holds; in a fork, where nobody sits yet, he takes one."""
    found = home.mine.games("GetGame", pb.GetGameRequest(game=game)).game
    if any(one.held for one in found.seats):
        return Session(home.mine, game, held_seat(home.mine, game), context.wallet)
    return _begun(context, home, found, wanted, name)


def _begun(context: Context, home: Home, made: Any, wanted: str | None, name: str) -> Session:
    """The player sits down in a new game or campaign, and a bot in every other empty seat."""
    seats, held = [one.seat for one in made.seats], {one.seat: one.held for one in made.seats}
    if wanted is not None and wanted not in seats:
        raise click.UsageError(context.text("solo-no-seat", wanted=wanted, seats=", ".join(seats)))
    mine = wanted or seats[0]
    session = Session(home.mine, made.game, mine, context.wallet)
    session.join(mine, name)
    for seat in seats:
        if seat != mine and not held[seat]:
            bot = _usual_bot(context, made.system)
            home.mine.games("InviteBot", pb.InviteBotRequest(game=made.game, seat=seat, bot=bot))
    return session


def _usual_bot(context: Context, system: str) -> str:
    """The first of a system's bots. Raises `click.UsageError` if it has none."""
    for bot in SYSTEMS[system].bots:
        return bot
    raise click.UsageError(context.text("solo-has-no-bot", system=system))


def _usual(session: Session) -> Policy:
    """The policy of the bot in the session's game."""
    session.catch_up()
    return usual_policy(SYSTEMS[session.position.ledger.system])


@contextmanager
def _earlier(context: Context, home: Home, game: str, play: Callable[[Session], None]) -> Iterator[None]:
    """Where an earlier release has begun the game, the bot plays as the client that it was."""
    seats = home.mine.games("GetGame", pb.GetGameRequest(game=game)).game.seats
    if any(one.HasField("bot") for one in seats):
        yield
        return
    theirs = held_seat(home.theirs, game)
    opponent = Session(home.theirs, game, theirs, home.bots)
    with _playing(context, opponent, lambda: play(opponent)):
        yield


@contextmanager
def _playing(context: Context, opponent: Session, play: Callable[[], None]) -> Iterator[None]:
    """The bot plays in a thread of its own while the context lasts; then its connection is closed."""
    left = threading.Event()

    def run() -> None:
        try:
            play()
        except Exception as error:
            if not left.is_set():
                click.echo(context.text("solo-the-bot-has-left", error=error), err=True)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        left.set()
        opponent.connection.close()
        thread.join()
