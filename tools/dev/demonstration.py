"""The first act of the demo: a real service, a bot as an ordinary client against one of the service, and the
proof that the log holds all."""

import os
import re
import secrets
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.audit import audit
from kronika.domain.kernel.checking.verifier import Report, verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import encode_record
from kronika.domain.kernel.rendering import Page, Role
from kronika.domain.kernel.words import PUBLIC, joined
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.library.policies import usual_policy
from kronika.service import convert
from kronika.service.ed25519 import verifies
from kronika.service.history import History
from kronika.service.settings import Settings
from kronika.service.store.recorder import SQLiteLog
from kronika.tools.cli.common import seat_names
from kronika.tools.cli.examples import GAME
from kronika.tools.cli.looking import rolls_of
from kronika.tools.cli.menu import roll_line
from kronika.tools.client.bot import play_out
from kronika.tools.client.connection import Connection
from kronika.tools.client.identity import Wallet
from kronika.tools.client.session import Session
from kronika.tools.words import language, say
from kronika.v1 import game_service_pb2 as pb

SERVING = re.compile(r" on ([\w.:]+) ")
PAGE = re.compile(r" https?://([\w.:]+)/$", re.M)


class DemoFailed(Exception):
    """Something that the demo promises did not hold."""


class Serving(msgspec.Struct, frozen=True):
    """A service in a process of its own: host:port of gRPC and of Connect, which a release before 0.4 has not."""

    address: str
    pid: int
    page: str = ""


@contextmanager
def serving(data: Path, program: str = "kronika.tools.main", **settings: object) -> Iterator[Serving]:
    """A service in a process of its own, on a free port of loopback, with further settings."""
    start = f"from {program} import main; main()"
    command = [sys.executable, "-c", start, "serve", "--data", str(data), "--port", "0"]
    settings = {"log_level": "warning"} | settings
    environment = os.environ | {f"KRONIKA_{name.upper()}": str(value) for name, value in settings.items()}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None, "stdout is a pipe"
        line = process.stdout.readline()
        found = SERVING.search(line)
        if found is None:
            raise DemoFailed("the service did not start; see above")
        try:
            page = PAGE.search(process.stdout.readline())
            yield Serving(found[1], process.pid, page[1] if page else "")
        finally:
            process.terminate()
            process.wait()


@contextmanager
def projecting(data: Path) -> Iterator[None]:
    """A process that keeps the read models of a service up to date, which leaves that to it."""
    command = [sys.executable, "-c", "from kronika.tools.main import main; main()", "project", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None, "stdout is a pipe"
        try:
            if not process.stdout.readline():
                raise DemoFailed("the process that keeps the read models did not start; see above")
            yield
        finally:
            process.terminate()
            process.wait()


class Witness:
    """Keeps every view that was shown to a seat, by game, seat and version, to be compared with the
    log's."""

    def __init__(self, *, quiet: bool = False) -> None:
        self.views: dict[tuple[str, str, int], bytes] = {}
        self._quiet = quiet
        self._lock = threading.Lock()

    def tell(self, answer: Any) -> None:
        """Keep what an answer shows."""
        snapshot, game = answer.snapshot, answer.receipt.game
        with self._lock:
            view = snapshot.view.SerializeToString(deterministic=True)
            self.views[game, snapshot.audience, snapshot.version] = view

    def hear(self, event: Any) -> None:
        """Print what has happened."""
        if event.sentence and not self._quiet:
            click.echo(f"{event.version:>5}  {event.sentence}")


def play_game(address: str, folder: Path, pack: str, scenario: str, witness: Witness) -> str:
    """One game of a bot that is an ordinary client against one of the service; the game's id."""
    wallet = Wallet(folder, "bot-1")
    connection = Connection(address, wallet.identity().token, language())
    request = pb.CreateGameRequest(pack=pack, scenario=scenario, request_id=secrets.token_hex(8))
    created = connection.games("CreateGame", request).game
    mine, *others = (seat.seat for seat in created.seats)
    session = Session(connection, created.game, mine, wallet)
    session.join(mine, wallet.identity().name)
    for seat in others:
        bot = next(iter(SYSTEMS[created.system].bots))
        connection.games("InviteBot", pb.InviteBotRequest(game=created.game, seat=seat, bot=bot))
    session.told = witness.hear
    play_out(session, usual_policy(SYSTEMS[created.system], 0), witness.tell, stay=True)
    session.close()
    connection.close()
    return str(created.game)


def side_by_side(plays: list[Callable[[], None]]) -> None:
    """Run these at the same time to their ends. Raises what the first to fail has raised."""
    failures: list[Exception] = []

    def run(play: Callable[[], None]) -> None:
        try:
            play()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(play,), daemon=True) for play in plays]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads) and not failures:
        for thread in threads:
            thread.join(0.05)
    if failures:
        raise failures[0]


def compare_views(data: Path, witness: Witness) -> int:
    """Fold the log from its file and compare every view that was shown; how many were."""
    log = SQLiteLog(data / "log.db")
    history = History(log)
    for (game, audience, version), shown in sorted(witness.views.items()):
        system = history.system_of(game)
        board = history.position(game, version, audience).game.board
        message = convert.system_view(system.name, system.view(board))
        if message.SerializeToString(deterministic=True) != shown:
            raise DemoFailed(f"the view of {audience} at version {version} of {game} is not the one that was shown")
    log.close()
    return len(witness.views)


def export(address: str, game: str) -> bytes:
    """The referee's file of a closed game."""
    connection = Connection(address)
    request = pb.ExportGameRequest(game=game, audience="referee")
    data = b"".join(piece.chunk for piece in connection.stream("ExportGame", request))
    connection.close()
    return data


def check(data: bytes) -> Report:
    """Verify an export; raises `DemoFailed` if anything does not fit."""
    parsed = parse(data)
    report = verify(parsed, SYSTEMS, CODECS, verifies, trusted=[parsed.receipt.key])
    if not report.ok:
        raise DemoFailed("the exported game does not verify: " + "; ".join(map(str, report.problems)))
    return report


def repeat(data: bytes) -> int:
    """Compute every decision of the bots again; how many there are. Raises `DemoFailed` if one is another."""
    records = parse(data).records
    system = msgspec.json.decode(records[0].public)["event"]["system"]
    entries = [CODECS[system].decode(version, encode_record(record)) for version, record in enumerate(records, 1)]
    found = audit(SYSTEMS[system], entries)
    if not found.ok or found.unrepeated:
        said = joined(*(one.said for one in found.findings), *found.unrepeated)
        raise DemoFailed(f"the audit finds: {text(said, 'en')}")
    return found.repeated


def result(game: Any) -> str:
    """How a game (a message) ended."""
    outcome, names = game.outcome, seat_names(game)
    if not outcome.winners:
        return say("demo-draw")
    winners = ", ".join(names[seat] for seat in outcome.winners)
    return say("demo-winners", winners=winners, how=convert.how_of(outcome.how), rule=outcome.rule)


def last_board(data: Path, game: str) -> tuple[str, str]:
    """The board at the end as text and as a picture, folded from the log's file."""
    log = SQLiteLog(data / "log.db")
    history = History(log)
    drawing = history.system_of(game).rendering
    board = history.position(game, 1 << 30, PUBLIC).game.board
    log.close()
    told = [panel.text for panel in drawing.written(board, Page(language())) if panel.role in (Role.MAIN, Role.EACH)]
    return "\n".join(told), drawing.panels(board, language())[0].svg


def run(folder: Path) -> str:
    """Demonstrate a game; its id. Raises `DemoFailed` if something it promises does not hold."""
    data = data_of(folder)
    witness = Witness()
    with serving(data) as service:
        address = service.address
        click.echo(say("demo-listens", address=address, log=data / "log.db") + "\n")
        game = play_game(address, folder, GAME.pack, GAME.scenario, witness)
        connection = Connection(address, language=language())
        found = connection.games("GetGame", pb.GetGameRequest(game=game)).game
        click.echo("\n" + say("demo-rolls"))
        for roll in rolls_of(connection, game):
            click.echo(roll_line(SYSTEMS[found.system], roll, language()))
        connection.close()
        exported = export(address, game)
    shown, drawn = last_board(data, game)
    click.echo(f"\n{say('demo-board')}\n{shown}\n")
    svg = folder / "board.svg"
    svg.write_text(drawn, encoding="utf-8")
    click.echo(say("demo-result", result=result(found)))
    click.echo(say("demo-picture-of-board", file=svg))
    compared = compare_views(data, witness)
    click.echo(say("demo-replayed", events=found.version, views=compared))
    report = check(exported)
    repeated = repeat(exported)
    (folder / f"{game}.jsonl").write_bytes(exported)
    click.echo(
        say(
            "demo-verified",
            file=folder / f"{game}.jsonl",
            rolls=report.rolls,
            draws=report.draws,
            signatures=report.signatures,
        )
    )
    click.echo(say("demo-repeated", count=repeated))
    return game


def data_of(folder: Path) -> Path:
    """The data folder of the game that is demonstrated."""
    return folder / "data"


def tell_where(folder: Path, game: str) -> None:
    """Say how the game can be replayed in a browser."""
    settings = Settings()
    page = f"http://{settings.host}:{settings.port + 1}"
    click.echo("\n" + say("demo-replay-in-browser", address=f"{page}/g/{game}/1"))
    click.echo(say("demo-while-runs", command=f"kronika serve --data {data_of(folder)}"))


def leave_open(folder: Path, game: str) -> None:
    """Serve the game until this is interrupted."""
    with serving(data_of(folder), web_port=0) as service:
        stops = {signal.SIGINT, signal.SIGTERM}
        signal.pthread_sigmask(signal.SIG_BLOCK, stops)
        click.echo("\n" + say("demo-replay-in-browser", address=f"http://{service.page}/g/{game}/1"))
        click.echo(say("demo-until-ctrl-c"))
        signal.sigwait(stops)
