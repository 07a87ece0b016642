"""The demo: a real service, two bots as ordinary clients, and the proof that the log holds all."""

import os
import re
import secrets
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
from kronika.v1 import game_service_pb2 as pb

from domain.kernel.export import parse
from domain.kernel.verify import Report, verify
from domain.kernel.words import PUBLIC
from domain.systems import CODECS, SYSTEMS
from domain.undaunted.view import scene, view
from service import convert
from service.history import History
from service.signatures import verifies
from service.store.recorder import SQLiteLog
from tools.bots.client import play_out
from tools.bots.sensible import SensiblePolicy
from tools.client.connection import Connection
from tools.client.identity import Wallet
from tools.client.session import Session
from tools.commands.looking import roll_line, rolls_of
from tools.draw.picture import Picture, picture
from tools.draw.svg import board_svg
from tools.draw.text import board_text

SERVING = re.compile(r" on ([\w.:]+) ")


class DemoFailed(Exception):
    """Something that the demo promises did not hold."""


class Serving(msgspec.Struct, frozen=True):
    """A service in a process of its own."""

    address: str
    pid: int


@contextmanager
def serving(data: Path, program: str = "tools.main", **settings: object) -> Iterator[Serving]:
    """A service in a process of its own, on a free port of loopback, with further settings."""
    start = f"from {program} import main; main()"
    command = [sys.executable, "-c", start, "serve", "--data", str(data), "--port", "0"]
    environment = os.environ | {f"KRONIKA_{name.upper()}": str(value) for name, value in settings.items()}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None, "stdout is a pipe"
        line = process.stdout.readline()
        found = SERVING.search(line)
        if found is None:
            raise DemoFailed("the service did not start; see above")
        try:
            yield Serving(found[1], process.pid)
        finally:
            process.terminate()
            process.wait()


class Witness:
    """Keeps every view that was shown to a seat, to be compared with the log's."""

    def __init__(self, *, quiet: bool = False) -> None:
        self.views: dict[tuple[str, int], bytes] = {}
        self._quiet = quiet
        self._told = 0
        self._lock = threading.Lock()

    def tell(self, answer: Any) -> None:
        snapshot = answer.snapshot
        with self._lock:
            self.views[snapshot.audience, snapshot.version] = snapshot.view.SerializeToString(deterministic=True)
            for event in answer.events:
                if event.sentence and event.version > self._told and not self._quiet:
                    click.echo(f"{event.version:>5}  {event.sentence}")
                self._told = max(self._told, event.version)


def play_game(address: str, folder: Path, pack: str, scenario: str, witness: Witness) -> str:
    """One game between two sensible bots, each with an identity of its own; the game's id."""
    connections, sessions = [], []
    first = True
    game = ""
    seats: list[str] = []
    for at in (0, 1):
        wallet = Wallet(folder, f"bot-{at + 1}")
        connection = Connection(address, wallet.identity().token)
        connections.append(connection)
        if first:
            request = pb.CreateGameRequest(pack=pack, scenario=scenario, request_id=secrets.token_hex(8))
            created = connection.games("CreateGame", request).game
            game, seats, first = created.game, [seat.seat for seat in created.seats], False
        session = Session(connection, game, seats[at], wallet)
        session.join(seats[at], f"bot {at + 1}")
        sessions.append(session)
    failures: list[Exception] = []

    def run(session: Session, seed: int) -> None:
        try:
            play_out(session, SensiblePolicy(seed), witness.tell)
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(session, seed), daemon=True) for seed, session in enumerate(sessions)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        if failures:
            raise failures[0]
        for thread in threads:
            thread.join(0.05)
    for session in sessions:
        session.close()
    if failures:
        raise failures[0]
    for connection in connections:
        connection.close()
    return game


def compare_views(data: Path, game: str, witness: Witness) -> int:
    """Fold the log from its file and compare every view that was shown; how many were."""
    log = SQLiteLog(data / "log.db")
    history = History(log)
    system = history.system_of(game)
    for (audience, version), shown in sorted(witness.views.items()):
        board = history.position(game, version, audience).game.board
        message = convert.system_view(system.name, system.view(board))
        if message.SerializeToString(deterministic=True) != shown:
            raise DemoFailed(f"the view of {audience} at version {version} is not the one that was shown")
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


def last_board(data: Path, game: str) -> Picture:
    """The board at the end, folded from the log's file."""
    log = SQLiteLog(data / "log.db")
    board = History(log).position(game, 1 << 30, PUBLIC).game.board
    log.close()
    return picture(scene(board), view(board))


def run(folder: Path) -> None:
    """The whole demo; raises `DemoFailed` if something it promises does not hold."""
    data = folder / "data"
    witness = Witness()
    with serving(data) as service:
        address = service.address
        click.echo(f"The service listens on {address}; its log is {data / 'log.db'}.\n")
        game = play_game(address, folder, "normandy", "1", witness)
        connection = Connection(address)
        found = connection.games("GetGame", pb.GetGameRequest(game=game)).game
        click.echo("\nThe rolls:")
        for roll in rolls_of(connection, game):
            click.echo(roll_line(roll))
        connection.close()
        exported = export(address, game)
    shown = last_board(data, game)
    click.echo(f"\nThe board at the end:\n{board_text(shown)}")
    svg = folder / "board.svg"
    svg.write_text(board_svg(shown))
    click.echo(f"The result: {', '.join(found.outcome.winners)} win ({found.outcome.how}, {found.outcome.rule}).")
    click.echo(f"A picture of the board: {svg}")
    compared = compare_views(data, game, witness)
    click.echo(
        f"Replayed {found.version} events from the log's file: all {compared} views that were shown are the same."
    )
    report = check(exported)
    (folder / f"{game}.jsonl").write_bytes(exported)
    click.echo(
        f"Verified the exported game {folder / game}.jsonl: {report.rolls} rolls, {report.draws} draws, "
        f"{report.signatures} signatures, no mistake."
    )
