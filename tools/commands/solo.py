"""A game against a bot, with a service inside this command; kept, so that it can be gone on with."""

import os
import secrets
import shlex
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from kronika.v1 import game_service_pb2 as pb

from service.core import AlreadyServing
from service.settings import load
from tools.bots.client import play_out
from tools.bots.sensible import SensiblePolicy
from tools.client.connection import Connection
from tools.client.identity import Wallet
from tools.client.session import Session
from tools.commands.common import Context, held_seat, write_export
from tools.commands.table import Table
from tools.embedded import Embedded


def play_solo(
    context: Context, game: str | None, pack: str, scenario: str, seat: str | None, data: Path | None, name: str
) -> None:
    """Play a new game, or GAME, against a bot; kept in `data`, by default a folder of the profile."""
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
        theirs = Connection(service.address, bots.identity().token, context.language)
        if game is None:
            request = pb.CreateGameRequest(pack=pack, scenario=scenario, request_id=secrets.token_hex(12))
            game = mine.games("CreateGame", request).game.game
            me, other = _seats(mine, game, seat)
            opponent, session = Session(theirs, game, other, bots), Session(mine, game, me, context.wallet)
            opponent.join(other, "bot")
            session.join(me, name)
        else:
            me, other = _seats(mine, game, held_seat(mine, game))
            opponent, session = Session(theirs, game, other, bots), Session(mine, game, me, context.wallet)
        kept = f" --data {shlex.quote(str(data))}" if data else ""
        with _playing(opponent):
            closed = Table(context, session, f"{context.command} play {game} --against bot{kept}").sit()
        if closed:
            file = folder / f"{game}.jsonl"
            write_export(mine, game, "referee", file)
            click.echo(afterwards(context, str(file)))
        mine.close()


def afterwards(context: Context, file: str) -> str:
    """What can be done with a game that is over, in this file."""
    return context.words(
        f"Check every roll and draw of it:  kronika verify {file}\nStep through it:  kronika replay {file}",
        f"Ověření všech hodů a karet:  kronika verify {file}\nPrůchod hrou:  kronika replay {file}",
    )


def _seats(connection: Connection, game: str, wanted: str | None) -> tuple[str, str]:
    """The player's seat and the bot's."""
    seats = [one.seat for one in connection.games("GetGame", pb.GetGameRequest(game=game)).game.seats]
    if wanted is not None and wanted not in seats:
        raise click.UsageError(f"there is no seat {wanted}; seats: {', '.join(seats)}")
    me = wanted or seats[0]
    return me, next(one for one in seats if one != me)


@contextmanager
def _playing(opponent: Session) -> Iterator[None]:
    """The bot plays in a thread of its own while the context lasts; then its connection is closed."""
    left = threading.Event()

    def run() -> None:
        try:
            play_out(opponent, SensiblePolicy(), stay=True)
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
