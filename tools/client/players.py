"""A service from Python: its games, a seat at one, and games as they go on. It commits, reveals and signs by itself,
and checks every record that it receives."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import closing
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Any, Self

import msgspec

from kronika.domain.kernel.words import PUBLIC
from kronika.domain.systems import SYSTEMS
from kronika.library.games import Game
from kronika.library.games import open as open_game
from kronika.library.policies import Choose, Chosen
from kronika.library.positions import Move, Position
from kronika.service import convert
from kronika.tools.client import DEFAULT_ADDRESS, default_folder
from kronika.tools.client.bot import is_asked, play_out
from kronika.tools.client.connection import Connection, NotReached
from kronika.tools.client.identity import Wallet, new_identity
from kronika.tools.client.session import Session
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

AGAIN = 0.5
"""Seconds after which a service that is away is tried again, twice as many each time."""
MOST = 30.0
"""At most so many."""


class Told(msgspec.Struct, frozen=True):
    """An event as its watcher sees it. `text`: its sentence, or empty; `message`: the event of the contract;
    `position`: the newest one then."""

    version: int
    text: str
    message: Any
    position: Position


class Seat:
    """A seat that the player holds, at a game that is checked as it goes on."""

    def __init__(self, session: Session, language: str) -> None:
        self._session, self._language = session, language
        self.game, self.seat = session.game, session.audience

    @property
    def position(self) -> Position:
        """The newest position, as this seat sees it."""
        return _position(self._session, self._language)

    def asked(self) -> Position | None:
        """Waits until the seat has to decide; None: the game is over. Raises `Cheated`, `NotReached`,
        `ServiceRefused`."""
        session = self._session
        session.catch_up()
        while not session.position.ledger.closed:
            session.settle()
            epoch = session.position.ledger.epoch
            if epoch.agreed and self.seat not in epoch.agreed:
                session.agree_to_epoch()
            elif session.is_over:
                return None
            elif not epoch.agreed and is_asked(session):
                return self.position
            else:
                session.advance()
        return None

    def play(self, move: Move | str) -> Position:
        """Decides on a move, or on the one with this notation; the position after it. Raises `ValueError` for other
        notation, `ServiceRefused` with its rule and what is accepted, `Cheated`, `NotReached`."""
        found = self.position.move(move) if isinstance(move, str) else move
        self._session.decide(found.prompt, convert.to_decision(self._session.position.ledger.system, found.data))
        return self.position

    def resign(self) -> None:
        """Gives the game up. Raises `ServiceRefused`, `NotReached`."""
        self._session.request("Resign", pb.ResignRequest(game=self.game, seat=self.seat))

    def dispute(self, roll: int, reason: str) -> None:
        """Disputes the roll of this version. Raises `ServiceRefused`, `NotReached`."""
        request = pb.DisputeRollRequest(game=self.game, seat=self.seat, version=roll, reason=reason)
        self._session.request("DisputeRoll", request)

    def undo(self, to: int) -> None:
        """Asks to go back to a version. Raises `ServiceRefused`, `NotReached`."""
        self._session.request("RequestUndo", pb.RequestUndoRequest(game=self.game, seat=self.seat, to=to))

    def confirm_end(self) -> None:
        """Confirms the end: once all have, the game is closed and can be verified. Raises `ServiceRefused`,
        `NotReached`."""
        self._session.request("ConfirmEnd", pb.ConfirmEndRequest(game=self.game, seat=self.seat))

    def play_out(self, choose: Choose) -> None:
        """Plays to the end as a program chooses, and confirms it. Answers undos, draws and limits as bots do. Raises
        `Cheated`, `NotReached`, `ServiceRefused`, `ValueError` for a move that is not legal."""
        play_out(self._session, Chosen(choose, lambda _: self.position))

    def close(self) -> None:
        """Stops following the game; the seat is kept."""
        self._session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Client:
    """A player at a service.

    `token` is the player's, by default that of the profile `default`, as for `kronika`. Keys for signatures, entropy
    and receipts are kept in `folder`: a game can only be continued with it. `certificate`: those that the service's
    TLS must show, as PEM.
    """

    def __init__(
        self,
        address: str = DEFAULT_ADDRESS,
        *,
        token: str = "",
        folder: str | PathLike[str] = "",
        certificate: bytes | None = None,
        language: str = "en",
    ) -> None:
        profile = f"token-{sha256(token.encode()).hexdigest()[:16]}" if token else "default"
        self._wallet = Wallet(Path(folder) if folder else default_folder(), profile)
        if token and not self._wallet.path.exists():
            self._wallet.save(msgspec.structs.replace(new_identity(profile), token=token))
        self.language = language
        self.connection = Connection(address, self._wallet.identity().token, language, certificate)

    def games(self, **filters: Any) -> Iterator[game_pb2.Game]:
        """The games that the player may see, newest first. `filters`: the fields of `ListGamesRequest`, such as
        `mine=True`. Raises `ServiceRefused`, `NotReached`."""
        token = ""
        while True:
            answer = self.connection.games("ListGames", pb.ListGamesRequest(page_token=token, **filters))
            yield from answer.games
            token = answer.next_page_token
            if not token:
                return

    def new(
        self,
        pack: str,
        scenario: str,
        *,
        seats: Sequence[str] = (),
        options: Mapping[str, bool | int | str] = {},
        bots: Mapping[str, str] = {},
    ) -> str:
        """Sets up a game, and gives its id. `options`: those of the scenario; `bots`: the service's bot for a seat.
        Raises `ServiceRefused`, `NotReached`."""
        request = pb.CreateGameRequest(
            pack=pack,
            scenario=scenario,
            seats=seats,
            choices={name: convert.option_value(value) for name, value in options.items()},
            bots=[game_pb2.BotForSeat(seat=seat, bot=bot) for seat, bot in bots.items()],
            request_id=secrets.token_hex(12),
        )
        return str(self.connection.games("CreateGame", request).game.game)

    def sit(self, game: str, seat: str, name: str = "") -> Seat:
        """Takes a free seat, or comes back to one that the player holds. Raises `ServiceRefused`, `NotReached`,
        `Unbound`, `Cheated`."""
        found = self.connection.games("GetGame", pb.GetGameRequest(game=game)).game
        mine = bytes.fromhex(self._wallet.identity().public_key)
        session = self._session(game, seat)
        if not any(one.seat == seat and one.player == mine for one in found.seats):
            session.join(seat, name or self._wallet.identity().name)
        session.catch_up()
        return Seat(session, self.language)

    def watch(self, game: str, seat: str = PUBLIC) -> Iterator[Told]:
        """Each event of a game from its first, as it happens, until the game is closed; with the eyes of a seat that
        the player holds. A service that goes away is waited for. Raises `Cheated`, `ServiceRefused`, and `NotReached`
        if the service was not there from the start."""
        with closing(self._session(game, seat)) as session:
            pause = 0.0
            while not session.version or not session.position.ledger.closed:
                try:
                    found = session.advance()
                except NotReached:
                    if not session.version:
                        raise
                    pause = min(2 * pause or AGAIN, MOST)
                    time.sleep(pause)
                    continue
                pause = 0.0
                position = _position(session, self.language)
                for event in found:
                    yield Told(event.version, event.sentence, event, position)

    def export(self, game: str, audience: str = PUBLIC) -> Game:
        """A game as a file has it, for a seat of the player's; `referee`: once it is closed. Raises `ServiceRefused`,
        `NotReached`."""
        pieces = self.connection.stream("ExportGame", pb.ExportGameRequest(game=game, audience=audience))
        return open_game(b"".join(piece.chunk for piece in pieces), language=self.language)

    def exports(self, **filters: Any) -> Iterator[Game]:
        """The games of `games(**filters)` as files have them: for the referee where a game is opened, else for the
        public. Raises `ServiceRefused`, `NotReached`."""
        further = ""
        while True:
            wanted = pb.ListGamesRequest(page_token=further, **filters)
            held = bytearray()
            further = ""
            for piece in self.connection.stream("ExportGames", pb.ExportGamesRequest(games=wanted)):
                held += piece.chunk
                if not piece.chunk:
                    yield open_game(bytes(held), language=self.language)
                    held.clear()
                further = piece.next_page_token
            if not further:
                return

    def _session(self, game: str, audience: str) -> Session:
        return Session(self.connection, game, audience, self._wallet)

    def close(self) -> None:
        """Ends the connection."""
        self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _position(session: Session, language: str) -> Position:
    system = SYSTEMS[session.position.ledger.system]
    return Position(system, session.position, session.game, language, session.audience)


class AsyncClient:
    """`Client` for `asyncio`: its calls wait in threads."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self._client = Client(*arguments, **more)

    async def games(self, **filters: Any) -> list[game_pb2.Game]:
        """See `Client.games`."""
        return await asyncio.to_thread(lambda: list(self._client.games(**filters)))

    async def new(self, pack: str, scenario: str, **more: Any) -> str:
        """See `Client.new`."""
        return await asyncio.to_thread(self._client.new, pack, scenario, **more)

    async def sit(self, game: str, seat: str, name: str = "") -> "AsyncSeat":
        """See `Client.sit`."""
        return AsyncSeat(await asyncio.to_thread(self._client.sit, game, seat, name))

    async def watch(self, game: str, seat: str = PUBLIC) -> AsyncIterator[Told]:
        """See `Client.watch`."""
        told = self._client.watch(game, seat)
        while (one := await asyncio.to_thread(next, told, None)) is not None:
            yield one

    async def export(self, game: str, audience: str = PUBLIC) -> Game:
        """See `Client.export`."""
        return await asyncio.to_thread(self._client.export, game, audience)

    async def exports(self, **filters: Any) -> AsyncIterator[Game]:
        """See `Client.exports`."""
        found = self._client.exports(**filters)
        while (one := await asyncio.to_thread(next, found, None)) is not None:
            yield one

    async def close(self) -> None:
        """Ends the connection."""
        self._client.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class AsyncSeat:
    """`Seat` for `asyncio`: its calls wait in threads."""

    def __init__(self, seat: Seat) -> None:
        self._seat, self.game, self.seat = seat, seat.game, seat.seat

    @property
    def position(self) -> Position:
        """The newest position, as this seat sees it."""
        return self._seat.position

    async def asked(self) -> Position | None:
        """See `Seat.asked`."""
        return await asyncio.to_thread(self._seat.asked)

    async def play(self, move: Move | str) -> Position:
        """See `Seat.play`."""
        return await asyncio.to_thread(self._seat.play, move)

    async def play_out(self, choose: Choose) -> None:
        """See `Seat.play_out`."""
        await asyncio.to_thread(self._seat.play_out, choose)

    async def confirm_end(self) -> None:
        """See `Seat.confirm_end`."""
        await asyncio.to_thread(self._seat.confirm_end)

    def close(self) -> None:
        """Stops following the game; the seat is kept."""
        self._seat.close()
