"""Two people far apart, as stock clients: what the tests of trust arrange their games with."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import msgspec

from kronika.domain.kernel.export import ReceiptLine
from kronika.domain.kernel.words import PUBLIC
from kronika.tools.client.connection import Connection, ServiceRefused
from kronika.tools.client.identity import Wallet
from kronika.tools.client.session import Session
from kronika.v1 import game_service_pb2 as pb
from tests.service.client import filled

SEATS = ("us", "german")


class Player:
    """One identity at one service, in one seat of one game."""

    def __init__(self, address: str, folder: Path, seat: str, language: str = "en") -> None:
        self.seat = seat
        self.wallet = Wallet(folder, seat)
        self.connection = Connection(address, self.wallet.identity().token, language)
        self.game = ""
        self.session: Session

    def sit(self, game: str, *, sign: bool = True) -> Self:
        """Take the seat in a game."""
        self.game = game
        self.session = Session(self.connection, game, PUBLIC, self.wallet)
        self.session.join(self.seat, self.seat.title(), sign=sign)
        return self

    def come_back(self, game: str) -> Self:
        """Open the game again with the seat held since earlier."""
        self.game = game
        self.session = Session(self.connection, game, self.seat, self.wallet)
        return self

    def comes_to(self, game: str, invited_by: "Player | None" = None) -> Self:
        """Look at a game as a stranger, or as one whom a seat has invited."""
        self.game = game
        if invited_by is not None:
            request = pb.CreateInvitationRequest(game=game, by=invited_by.seat)
            secret = invited_by.connection.games("CreateInvitation", request).secret.hex()
            known = self.connection
            known.close()
            self.connection = Connection(known.address, known.token, known.language, invitation=secret)
        return self

    def __call__(self, method: str, **fields: Any) -> Any:
        """A call for this game and seat, unless others are named."""
        request = filled(getattr(pb, f"{method}Request"), {"game": self.game, "seat": self.seat} | fields)
        return self.connection.games(method, request)

    def refused(self, method: str, **fields: Any) -> ServiceRefused:
        """The refusal of a call that must be refused."""
        try:
            self(method, **fields)
        except ServiceRefused as refusal:
            return refusal
        raise AssertionError(f"{method} should have been refused")

    def now(self) -> Any:
        """The game in short."""
        return self.connection.games("GetGame", pb.GetGameRequest(game=self.game)).game

    def look(self) -> Session:
        """Take in and check all that has been stored."""
        self.session.catch_up()
        return self.session

    def last_receipt(self) -> ReceiptLine:
        """The latest receipt kept for this game."""
        kept = self.wallet.receipt(self.game)
        assert kept is not None, "a receipt comes with every answer to a decision"
        return msgspec.json.decode(kept, type=ReceiptLine)

    @property
    def is_asked(self) -> bool:
        return any(prompt.seat == self.seat for prompt in self.session.position.game.prompts)

    def decide(self, choose: Callable[[list[Any]], Any] = lambda legal: legal[0]) -> Any:
        """Answer the seat's prompt with one of the legal decisions."""
        prompt = self.session.snapshot().snapshot.prompts[0]
        return self.session.decide(prompt.prompt, choose(list(prompt.legal)).decision)

    def export(self, audience: str = "") -> bytes:
        """The game as a file, for this seat unless another audience is named."""
        request = pb.ExportGameRequest(game=self.game, audience=audience or self.seat)
        return b"".join(piece.chunk for piece in self.connection.stream("ExportGame", request))

    def leave(self) -> None:
        """Break the connection."""
        if hasattr(self, "session"):
            self.session.close()
        self.connection.close()


class Pair:
    """The two players of one game of Normandy."""

    def __init__(self, address: str, folder: Path, *, sign: tuple[bool, bool] = (True, True)) -> None:
        self.us, self.german = (Player(address, folder, seat) for seat in SEATS)
        self._sign = sign
        self.game = ""

    @property
    def players(self) -> tuple[Player, Player]:
        return self.us, self.german

    def seat(self, seat: str) -> Player:
        return next(player for player in self.players if player.seat == seat)

    def create(self, scenario: str = "1", **options: Any) -> Self:
        """A new game, with both seated."""
        request = pb.CreateGameRequest(pack="normandy", scenario=scenario, options=options)
        self.game = self.us.connection.games("CreateGame", request).game.game
        for player, sign in zip(self.players, self._sign, strict=True):
            if options.get("private") and player is not self.us:
                player.comes_to(self.game, invited_by=self.us)
            player.sit(self.game, sign=sign)
        return self

    def come_back(self, game: str) -> Self:
        """Open a game again in which both held their seats."""
        self.game = game
        for player in self.players:
            player.come_back(game)
        return self

    def settle(self) -> Self:
        """Both commit and reveal, as the epoch needs."""
        while not self.us.look().position.ledger.epoch.began:
            for player in self.players:
                player.look().bring_entropy()
        return self

    def asked(self) -> Player | None:
        """Who is to decide: the first of them who is asked."""
        for player in self.players:
            player.look()
        return next((player for player in self.players if player.is_asked), None)

    def play(self, decisions: int, seed: int = 1, until: Callable[[Any], bool] = lambda _: False) -> Any:
        """So many random decisions, fewer if an answer is what is wanted or the game is over; the
        last answer."""
        chooser, answer = random.Random(seed), None
        for _ in range(decisions):
            player = self.asked()
            if player is None:
                break
            answer = player.decide(chooser.choice)
            if until(answer):
                break
        return answer

    def close(self) -> Self:
        """The German seat gives up, if need be, and both confirm: closed and open."""
        if self.us.look().position.game.outcome is None:
            self.german("Resign")
        for player in self.players:
            player("ConfirmEnd")
        return self

    def leave(self) -> None:
        for player in self.players:
            player.leave()


def has_roll(answer: Any) -> bool:
    """Whether an answer holds a roll of dice."""
    return any(event.kernel.HasField("dice_rolled") for event in answer.events)
