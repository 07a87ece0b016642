"""Shared parts of the commands: connections, and games from files or from a service."""

import math
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Any

import click
import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.verifier import Problem
from kronika.domain.kernel.export import Export, ExportRefused, parse
from kronika.domain.kernel.formats import ID, misfit
from kronika.domain.kernel.rendering import Page, Role, Written
from kronika.domain.kernel.repair import UNREADABLE, Unreadable, in_words
from kronika.domain.kernel.words import PUBLIC, Text, joined
from kronika.domain.systems import SYSTEMS
from kronika.service import convert
from kronika.tools.cli.line_input import LineInput
from kronika.tools.cli.terminal import Screen, unguarded
from kronika.tools.client import DEFAULT_ADDRESS, default_folder
from kronika.tools.client.connection import Connection, NotReached, ServiceRefused
from kronika.tools.client.identity import Wallet
from kronika.tools.words import language, say, sentence
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

MANY = 3000
"""Events or other steps that are worth a bar."""
"""The exceptions from folding a damaged log."""


class Context(msgspec.Struct):
    """The options before the subcommand."""

    language: str
    address: str
    profile: str
    home: Path
    certificate: Path | None
    screen: Screen
    line_input: LineInput
    named: bool = False  #: Whether the service was named, and is not that at the usual address.

    @property
    def command(self) -> str:
        """The command with the options that were given before the subcommand."""
        given = {
            "--lang": (self.language, "en"),
            "--server": (self.address, DEFAULT_ADDRESS),
            "--profile": (self.profile, "default"),
            "--home": (str(self.home), str(default_folder())),
            "--tls": (str(self.certificate or ""), ""),
        }
        options = [f" {name} {shlex.quote(value)}" for name, (value, usual) in given.items() if value != usual]
        return "kronika" + "".join(options) + " --plain" * self.screen.plain

    @property
    def command_of_others(self) -> str:
        """The command as another player begins it: the server is the same, all other options are their own."""
        return "kronika" + (f" --server {shlex.quote(self.address)}" if self.address != DEFAULT_ADDRESS else "")

    def show(self, text: str, hang: int = 4) -> None:
        """Prints a text in lines that fit the terminal; continued lines are indented by `hang`."""
        self.line_input.tell(self.screen.fold(text, hang))

    @property
    def page(self) -> Page:
        """The page on which positions are written."""
        return Page(self.language, self.screen.width, self.screen.plain, self.screen.paint)

    def drawing(self, told: Iterable[Written]) -> str:
        """A position as text."""
        return "\n".join(panel.text for panel in told if panel.role in (Role.MAIN, Role.EACH))

    def drawing_alone(self, told: Sequence[Written]) -> str:
        """The same where nothing else is shown: with what else there is to it, and how it is read."""
        return "\n\n".join([self.drawing(told), *(panel.text for panel in told if panel.role == Role.MORE)])

    def show_command(self, said: str, command: str) -> None:
        """Print a command that may be copied, after what is said of it."""
        self.line_input.tell(self.screen.command(said, command))

    @property
    def wallet(self) -> Wallet:
        return Wallet(self.home, self.profile)

    def connect(self, wallet: Wallet | None = None, invitation: str = "") -> Connection:
        """A connection as this player, who may show the secret of an invitation."""
        token = (wallet or self.wallet).identity().token
        return Connection(self.address, token, self.language, self.trusted(), invitation)

    def trusted(self) -> bytes | None:
        """The certificates of the service that are trusted; None: it uses no TLS. Raises `SettingsRefused`."""
        if self.certificate is None:
            return None
        from kronika.service.tls import certificates  # few use it, and everybody would wait for it

        return certificates(self.certificate)

    def say(self, said: Text | None) -> str:
        return text(said, self.language)

    def text(self, id: str, /, **args: object) -> str:
        """A sentence of the command line in the player's language."""
        return sentence(self.language, id, **args)


def read_export(path: Path) -> Export:
    """An export in a file. Raises `click.ClickException`, `ExportRefused`."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise click.ClickException(say("common-cannot-be-read", path=path, error=error.strerror)) from error
    except ExportRefused as error:
        raise ExportRefused(joined(str(path), error.said, by=": ")) from error


def is_file(name: str) -> bool:
    """Whether a game is named by a file, not by an id. Raises `click.ClickException`."""
    path = Path(name)
    if path.suffix == ".jsonl" and not path.exists():
        raise click.ClickException(say("common-no-file", name=name))
    return bool(name) and path.exists()


@contextmanager
def folding(file: Path | str) -> Iterator[None]:
    """Wraps the folding of a file that may be damaged. Raises `click.ClickException`."""
    try:
        yield
    except Unreadable:
        raise
    except UNREADABLE as error:
        raise click.ClickException(say("common-damaged", file=file, error=in_words(error))) from error


MOST = 20
"""Problems named: one change makes all signatures after it wrong."""


def first_of(problems: Sequence[Problem]) -> Iterator[str]:
    """The problems as lines; if there are many, the first ones."""
    yield from (text(one.whole, language()) for one in problems[:MOST])
    if len(problems) > MOST:
        yield say("common-and-more", count=len(problems) - MOST)


AGAIN = 1.0
"""Seconds until a service that is away is tried again."""


def patiently(context: Context, work: Callable[[], object]) -> None:
    """Do something at a service to its end; whenever the service is away, wait for it and do it again:
    it must take itself up where it was cut."""
    away = -math.inf
    while True:
        try:
            work()
            return
        except NotReached as error:
            if time.monotonic() > away + 5 * AGAIN:
                click.echo(context.text("common-trying-again", error=error), err=True)
            time.sleep(AGAIN)
            away = time.monotonic()


def progress(label: str, length: int, many: int = MANY) -> Any:
    """A bar on a terminal, for what may take longer than a moment."""
    return click.progressbar(
        length=length, label=label, file=unguarded(sys.stderr), hidden=length < many or not sys.stderr.isatty()
    )


def one_by_one(label: str, items: list[str]) -> Iterator[str]:
    """Items, with a bar if each of them takes its time."""
    with progress(label, len(items), many=100) as bar:
        for item in items:
            yield item
            bar.update(1)


invitation_option = click.option("--invitation", default="", help="option-invitation")


def due_name(due: int) -> str:
    """Something that a seat has to do, as people read it."""
    return say(f"due-{_known(game_pb2.Due, due, 'DUE_')}")


def phase_name(phase: int) -> str:
    """A phase as people read it."""
    return say(f"phase-{_known(game_pb2.Phase, phase, 'PHASE_')}")


def _known(kind: Any, value: int, prefix: str) -> str:
    """The name of an enum's value; `unspecified` for one of a later contract."""
    name: str = kind.Name(value if value in kind.values() else 0)
    return name.removeprefix(prefix).lower()


def seat_names(game: Any) -> dict[str, str]:
    """The names of the seats of a game (a message); the ids, if an earlier server sends no names."""
    return {one.seat: one.title or one.seat for one in game.seats}


def seated_of(game: Any) -> str:
    """The seats of a game (a message) and the names of their players, as text."""
    names = seat_names(game)
    return ", ".join(f"{names[seat.seat]}: {seat.name or '-'}" for seat in game.seats)


def standing_of(context: Context, game: Any) -> str:
    """How a game (a message) ended, or else what it waits for, as text."""
    if not game.HasField("outcome"):
        return waits_for(context, game)
    names = seat_names(game)
    winners = ", ".join(names[seat] for seat in game.outcome.winners)
    return f"{winners or '='} ({convert.how_of(game.outcome.how)})"


def waits_for(context: Context, game: Any) -> str:
    """The pending actions of a game (a message), as text: seats, what is due, and until when; or empty."""
    names = seat_names(game)
    waits = [f"{names[one.seat]}: {due_name(one.what)}{_rest(context, one)}" for one in game.awaited]
    until = min((convert.written(one.until) for one in game.awaited if one.HasField("until")), default="")
    limit = context.text("common-until-z", until=until[:16]) if until else ""
    return f"{', '.join(waits)}{limit}"


def _rest(context: Context, awaited: Any) -> str:
    """That a bot has no time left to think, and until when."""
    if not awaited.HasField("rests_until"):
        return ""
    until = convert.written(awaited.rests_until)[11:16]
    return context.text("common-the-bot-rests-until-z", until=until)


def is_campaign(connection: Connection, id: str) -> bool:
    """Whether an id is that of a campaign, not of a game."""
    return SYSTEMS[connection.games("GetGame", pb.GetGameRequest(game=id)).game.system].links is not None


def must_be_game(connection: Connection, id: str, verb: str = "play") -> None:
    """Raises `click.ClickException` for a campaign."""
    if is_campaign(connection, id):
        raise click.ClickException(say("common-is-a-campaign", id=id, verb=verb))


def must_be_campaign(connection: Connection, id: str, verb: str = "play") -> None:
    """Raises `click.ClickException` for a game."""
    if not is_campaign(connection, id):
        raise click.ClickException(say("common-is-a-game", id=id, verb=verb))


def imported(context: Context, game: Any) -> str:
    """The note after a game in a list if it is imported."""
    return context.text("common-imported") if game.HasField("imported") else ""


def my_seat(connection: Connection, game: str) -> str:
    """The seat that this player holds in a game; the public where it holds none."""
    for candidate in connection.games("GetGame", pb.GetGameRequest(game=game)).game.seats:
        if candidate.held and may_see(connection, game, candidate.seat):
            return str(candidate.seat)
    return PUBLIC


def held_seat(connection: Connection, game: str) -> str:
    """The seat that this player holds. Raises `click.ClickException` if he holds none."""
    seat = my_seat(connection, game)
    if seat == PUBLIC:
        raise click.ClickException(say("common-no-seat", game=game))
    return seat


def may_see(connection: Connection, game: str, audience: str) -> bool:
    """Whether this connection sees what a seat sees, or the referee."""
    try:
        connection.games("GetSnapshot", pb.GetSnapshotRequest(game=game, audience=audience, version=1))
    except ServiceRefused as error:
        if error.reason in ("NOT_YOUR_SEAT", "UNAUTHENTICATED", "WRONG_PHASE"):
            return False
        raise
    return True


def default_file(game: str) -> Path:
    """Where the file of a game is written if nobody says where: here, whatever its id. Raises
    `click.ClickException`."""
    wrong = misfit(game, ID, "GAME")
    if wrong is not None:
        raise click.ClickException(str(wrong))
    return Path(f"{game}.jsonl")


def write_exports(connection: Connection, wanted: pb.ListGamesRequest, folder: Path) -> Iterator[str]:
    """Write the games of a list to a folder, each to a file of its own; their ids, each when it is written. Raises
    `click.ClickException`."""
    further = ""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise click.ClickException(say("common-cannot-be-written", path=folder, error=error.strerror)) from error

    def chunks(pieces: Iterable[Any]) -> Iterator[bytes]:
        nonlocal further
        for piece in pieces:
            further = piece.next_page_token
            yield piece.chunk

    while True:
        wanted.page_token, further = further, ""
        stream = connection.stream("ExportGames", pb.ExportGamesRequest(games=wanted))
        for game, pieces in groupby(stream, key=attrgetter("game")):
            _write(folder / default_file(game), chunks(pieces))
            yield game
        if not further:
            return


def write_export(connection: Connection, game: str, audience: str, target: Path) -> int:
    """Write a game to a file, whole or not at all; how many bytes."""
    stream = connection.stream("ExportGame", pb.ExportGameRequest(game=game, audience=audience))
    return _write(target, (piece.chunk for piece in stream))


def _write(target: Path, chunks: Iterable[bytes]) -> int:
    """Write a file, whole or not at all; how many bytes. Raises `click.ClickException`."""
    scratch = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with scratch.open("wb") as file:
            size = sum(map(file.write, chunks))
        scratch.replace(target)
    except OSError as error:
        raise click.ClickException(say("common-cannot-be-written", path=target, error=error.strerror)) from error
    finally:
        scratch.unlink(missing_ok=True)
    return size


pass_context = click.make_pass_decorator(Context)


class PromptOptions(msgspec.Struct, frozen=True):
    """How a player is prompted: `ask_all` also where there is one answer; `bell` rings when something happens or it is
    their turn."""

    ask_all: bool = False
    bell: bool = False

    def __str__(self) -> str:
        """The command-line options that ask for it."""
        return " --ask-all" * self.ask_all + " --bell" * self.bell


def add_prompt_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Adds the options of `PromptOptions` to a command, which receives `prompt_options`."""

    @click.option("--ask-all", is_flag=True, help="option-ask-all")
    @click.option("--bell", is_flag=True, help="option-bell")
    @wraps(command)
    def asked(*arguments: Any, ask_all: bool, bell: bool, **options: Any) -> Any:
        return command(*arguments, prompt_options=PromptOptions(ask_all, bell), **options)

    return asked
