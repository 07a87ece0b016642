"""What the commands share: who calls which service, and games from files or from a service."""

from pathlib import Path

import click
import msgspec
from kronika.v1 import game_service_pb2 as pb

from domain.kernel.export import Export, parse
from domain.kernel.verify import audience_of
from domain.kernel.words import PUBLIC, Sentence
from tools.client.connection import Connection, ServiceRefused
from tools.client.identity import Wallet, default_folder
from tools.client.session import Session
from tools.replaying import Replay, replay

DEFAULT_ADDRESS = "127.0.0.1:50551"


class Context(msgspec.Struct):
    """The options before the subcommand."""

    language: str
    address: str
    profile: str
    home: Path
    certificate: Path | None

    @property
    def wallet(self) -> Wallet:
        return Wallet(self.home, self.profile)

    def connect(self, wallet: Wallet | None = None) -> Connection:
        """A connection as this player."""
        certificate = self.certificate.read_bytes() if self.certificate else None
        token = (wallet or self.wallet).identity().token
        return Connection(self.address, token, self.language, certificate)

    def say(self, sentence: Sentence | None) -> str:
        if sentence is None:
            return ""
        return sentence.cs if self.language == "cs" else sentence.en

    def words(self, en: str, cs: str) -> str:
        return cs if self.language == "cs" else en


def default_context() -> Context:
    return Context("en", DEFAULT_ADDRESS, "default", default_folder(), None)


def read_export(path: Path) -> Export:
    """An export in a file. Raises `click.ClickException`, `ExportRefused`."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise click.ClickException(f"{path} cannot be read: {error.strerror}") from error


def find_replay(context: Context, name: str, seat: str | None) -> Replay:
    """A game step by step: from an exported file, or from the service by its id."""
    path = Path(name)
    if path.exists():
        export = read_export(path)
        return replay(export.records, audience_of(export.records))
    connection = context.connect()
    session = Session(connection, name, seat or my_seat(connection, name))
    target = connection.games("GetGame", pb.GetGameRequest(game=name)).game.version
    session.advance(target)
    session.close()
    connection.close()
    return replay(session.records, session.audience)


def my_seat(connection: Connection, game: str) -> str:
    """The seat that this player holds in a game; the public where it holds none."""
    for candidate in connection.games("GetGame", pb.GetGameRequest(game=game)).game.seats:
        if candidate.held and holds(connection, game, candidate.seat):
            return str(candidate.seat)
    return PUBLIC


def holds(connection: Connection, game: str, seat: str) -> bool:
    """Whether this connection's token holds a seat."""
    try:
        connection.games("GetSnapshot", pb.GetSnapshotRequest(game=game, audience=seat, version=1))
    except ServiceRefused as error:
        if error.reason in ("NOT_YOUR_SEAT", "UNAUTHENTICATED"):
            return False
        raise
    return True


pass_context = click.make_pass_decorator(Context)
