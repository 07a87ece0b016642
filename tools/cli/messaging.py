"""kronika messages: what the players of a game write to each other."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from kronika.service import clock, convert, maintenance
from kronika.service.chat import Written
from kronika.service.settings import load
from kronika.tools.cli.common import Context, held_seat, my_seat, pass_context
from kronika.tools.cli.places import reach
from kronika.tools.cli.serving import config_option, data_option, store_option
from kronika.tools.cli.telling import tell, tells
from kronika.tools.client.connection import Connection
from kronika.tools.words import say
from kronika.v1 import game_service_pb2 as pb


@click.group()
def messages() -> None:
    """Write to the other players of a game."""


@messages.command("list")
@tells
@click.argument("game")
@pass_context
def list_(context: Context, /, game: str) -> None:
    """Show the messages of a game."""
    connection = reach(context, game)
    found = list(_messages(connection, game))
    tell({"messages": found}, [_line(one, convert.written(one.at), one.name, one.body) for one in found])


def _messages(connection: Connection, game: str) -> Iterator[Any]:
    request = pb.ListMessagesRequest(game=game, audience=my_seat(connection, game))
    while True:
        page = connection.games("ListMessages", request)
        yield from page.messages
        if not page.next_page_token:
            return
        request.page_token = page.next_page_token


@messages.command()
@tells
@click.argument("game")
@click.argument("text")
@pass_context
def post(context: Context, /, game: str, text: str) -> None:
    """Write a message."""
    connection = reach(context, game)
    request = pb.PostMessageRequest(game=game, seat=held_seat(connection, game), body=text)
    one = connection.games("PostMessage", request).message
    tell(one, _line(one, convert.written(one.at), one.name, one.body))


@messages.command()
@tells
@click.argument("game")
@click.argument("number", type=int)
@pass_context
def delete(context: Context, /, game: str, number: int) -> None:
    """Delete a message of yours."""
    reach(context, game).games("DeleteMessage", pb.DeleteMessageRequest(game=game, number=number))
    tell({"deleted": number}, context.text("messaging-deleted"))


@messages.command()
@tells
@click.argument("game")
@click.argument("seat")
@click.option("--off", is_flag=True, help="option-messages-mute-off")
@pass_context
def mute(context: Context, /, game: str, seat: str, off: bool) -> None:
    """Hide the messages of a seat from you."""
    connection = reach(context, game)
    request = pb.MuteSeatRequest(game=game, seat=held_seat(connection, game), other=seat, muted=not off)
    muted = connection.games("MuteSeat", request).muted
    tell({"muted": list(muted)}, context.text("messaging-muted", muted=", ".join(muted) or "–"))


@click.command()
@tells
@config_option
@data_option
@store_option
@click.argument("game")
@click.option("--delete", "numbers", type=int, multiple=True, help="option-moderate-delete")
@click.option("--delete-all", is_flag=True, help="option-moderate-delete-all")
def moderate(game: str, config: Path | None, numbers: Sequence[int], delete_all: bool, **flags: Any) -> None:
    """Read or delete what players have written in a game."""
    found = maintenance.moderate(load(config, flags), game, None if delete_all else numbers)
    tell({"messages": found}, [_written(one) for one in found])


def _written(one: Written) -> str:
    name, body = (one.said.name, one.said.body) if one.said is not None else ("", "")
    return _line(one, clock.written(one.at), name, body)


def _line(one: Any, at: str, name: str, body: str) -> str:
    """A message in a line, and what follows its first line indented, so that none looks like another message."""
    said = body.replace("\n", "\n    ") or say("messaging-is-deleted")
    return f"{one.number}  {at[:16]}Z  {one.seat}{f' ({name})' if name else ''}: {said}"
