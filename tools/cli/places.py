"""Where games are: at a service that is named, or that runs at the usual address, and in the profile, where
those against a bot are kept."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from kronika.domain.kernel.checking.verifier import audience_of
from kronika.tools.cli import home
from kronika.tools.cli.common import Context, folding, is_file, my_seat, progress, read_export
from kronika.tools.cli.replaying import Replay, replay
from kronika.tools.cli.telling import as_json
from kronika.tools.client.connection import Connection, NotReached, ServiceRefused
from kronika.tools.client.session import Session
from kronika.v1 import game_service_pb2 as pb

FOLDER = "solo"
EXPORTED = ".jsonl"
"""The ending of an exported file's name; ids do not have it."""


class Place(msgspec.Struct, frozen=True):
    """A service that may have games. `kept`: the folder, where it is that of the player's own games."""

    connection: Connection
    kept: Path | None = None


def solo_folder(context: Context) -> Path:
    """Where games against a bot are kept, if nobody says where."""
    return context.wallet.path.parent / FOLDER


@contextmanager
def at_home(context: Context, folder: Path, *, begins: bool = False) -> Iterator[Callable[[str], Connection]]:
    """As long as this lasts, the games in a folder are served; gives connections to them, by the token. What
    `begins` a game needs the packs that are set now.

    Raises `NotReached`.
    """
    packs = os.environ.get("KRONIKA_PACKS", "")
    token = context.wallet.identity().token
    asked = home.HomeRequest(str(folder.absolute()), token, str(Path(packs).absolute()) if packs else "")
    with home.needed(asked) as find:

        def address() -> str:
            try:
                found = find()
            except home.NotStarted as error:
                raise NotReached(_why(context, folder, error)) from error
            if begins and found.packs != asked.packs:
                raise NotReached(_other_packs(context, folder, asked.packs, found.packs))
            return found.address

        opened: list[Connection] = []

        def connect(token: str) -> Connection:
            opened.append(Connection(address(), token, context.language, find=address))
            return opened[-1]

        try:
            yield connect
        finally:
            for connection in opened:
                connection.close()


def _why(context: Context, folder: Path, error: home.NotStarted) -> str:
    if error.busy:
        said = str(error) if context.language == "en" else context.text("places-folder-is-served", folder=folder)
        return context.text("places-folder-busy", said=said)
    return context.text("places-the-games-in-cannot-be-opened", folder=folder, error=error)


def _other_packs(context: Context, folder: Path, wanted: str, served: str) -> str:
    """Why a game with the packs that are set now cannot begin while another command plays with others."""
    new, old = (
        context.text("places-packs-in", packs=packs) if packs else context.text("places-usual-packs")
        for packs in (wanted, served)
    )
    return context.text("places-other-packs", wanted=new, folder=folder, served=old)


def reach(context: Context, game: str, invitation: str = "") -> Connection:
    """A connection to where a game or campaign is: at the service that is named, else in the profile, else at
    the usual address; until the command ends. Raises `NotReached`, `ServiceRefused`."""
    if Path(game).suffix == EXPORTED and is_file(game):
        said = context.text("places-is-a-file-this-asks-where", game=game)
        raise click.UsageError(said)
    folder = solo_folder(context)
    kept = keeps(folder, game)
    if is_own(context, game):
        return _kept(context, folder, game)
    service = context.connect(invitation=invitation)
    if not _has_any(folder):
        return service
    try:
        service.games("GetGame", pb.GetGameRequest(game=game))
    except NotReached as error:
        if kept:
            return _kept(context, folder, game)
        raise NotReached(f"{error} {not_among(context, folder, game)}") from error
    except ServiceRefused as error:
        if error.reason != "NOT_FOUND":
            raise
        if kept:
            return _kept(context, folder, game)
        said = f"{error} {not_among(context, folder, game)}"
        raise ServiceRefused(error.reason, said, error.rule, error.accepted) from error
    if not context.named:
        at = context.address
        note(context, context.text("places-is-a-game-of-the-service", game=game, at=at))
    return service


def is_own(context: Context, game: str) -> bool:
    """Whether a game is looked for in the profile first, and found there."""
    return not context.named and keeps(solo_folder(context), game)


def keeps(folder: Path, game: str) -> bool:
    """Whether a folder keeps a game; a log that cannot be read keeps none."""
    try:
        return home.has_game(folder, game)
    except sqlite3.Error:
        return False


def _has_any(folder: Path) -> bool:
    """Whether there is a log of the player's own games, be it damaged."""
    try:
        return home.has_games(folder)
    except sqlite3.Error:
        return True


def _kept(context: Context, folder: Path, game: str) -> Connection:
    note(
        context,
        context.text("places-is-one-of-your-games-against", game=game, folder=folder),
    )
    return _own(context, folder)


def kept_at(context: Context, place: Place) -> str:
    """The note after a game in a list if the profile keeps it."""
    return "" if place.kept is None else context.text("places-in-your-profile")


def _own(context: Context, folder: Path) -> Connection:
    connect = click.get_current_context().with_resource(at_home(context, folder))
    return connect(context.wallet.identity().token)


def not_among(context: Context, folder: Path, game: str) -> str:
    """Said of what a folder does not keep."""
    return context.text("places-is-not-among-your-games-against", game=game, folder=folder)


def note(context: Context, said: str) -> None:
    """Say something beside what is asked for; not to programs."""
    if not as_json():
        click.echo(context.screen.fold(said, 4), err=True)


def at_each(context: Context, ask: Callable[[Place], None]) -> None:
    """Ask at all places with games of this player's: at the service that is named and no other; else what is
    kept in the profile, and the service at the usual address, which need not run."""
    folder = solo_folder(context)
    has_own = not context.named and _has_any(folder)
    if has_own:
        ask(Place(_own(context, folder), folder))
    try:
        ask(Place(context.connect()))
    except NotReached:
        if context.named:
            raise
        at = context.address
        said = (
            context.text("places-no-service-answers-at-this-is", at=at, folder=folder)
            if has_own
            else context.text("places-no-service-answers", at=at)
        )
        note(context, said)


def find_replay(context: Context, name: str, seat: str | None) -> Replay:
    """A game step by step: from an exported file, or from where it is by its id.

    Raises `click.ClickException`, `ExportRefused`.
    """
    if is_file(name):
        records = read_export(Path(name)).records
        with folding(Path(name)):
            return replay(records, audience_of(records))
    connection = reach(context, name)
    target = connection.games("GetGame", pb.GetGameRequest(game=name)).game.version
    session = Session(connection, name, seat or my_seat(connection, name))
    with progress(context.text("serving-checking"), target) as bar:
        while session.version < target:
            bar.update(len(session.advance()))
    session.close()
    connection.close()
    return replay(session.records, session.audience)
