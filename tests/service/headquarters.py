"""Two players of a campaign at one service, as stock clients."""

import secrets
import threading
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

from kronika.service import convert
from kronika.tools.client.bot import play_campaign_out
from kronika.tools.client.connection import Connection, NotReached, ServiceRefused
from kronika.tools.client.identity import Wallet
from kronika.tools.client.session import Session
from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2 as own_pb
from kronika.v1 import campaign_service_pb2 as pb
from kronika.v1 import game_service_pb2 as game_pb
from kronika.v1 import log_pb2

SIDES = ("soviet", "german")
Choose = Callable[[Sequence[Any]], Any]
"""Which of the legal decisions is taken."""


def first(legal: Sequence[Any]) -> Any:
    return legal[0]


def passing(legal: Sequence[Any]) -> Any:
    """The end of the turn where the turn can be ended."""
    return next((one for one in legal if one.decision.undaunted.HasField("end_turn")), legal[0])


class Headquarters:
    """A campaign with a player in each seat."""

    def __init__(self, address: str, folder: Path, pack: str = "stalingrad", sign: bool = True, **options: Any) -> None:
        self._wallets = [Wallet(folder, side) for side in SIDES]
        self.move_to(address)
        request = pb.CreateCampaignRequest(
            pack=pack, request_id=secrets.token_hex(8), options=log_pb2.Options(**options)
        )
        self.campaign: str = self.of("soviet").campaigns("CreateCampaign", request).campaign.game
        for side in SIDES:
            if side != SIDES[0] and options.get("private"):
                self._invite(side)
            session = self.session(side)
            session.join(side, side, sign=sign)

    def _invite(self, side: str) -> None:
        """Who has made the campaign lets another in."""
        secret = self.call("soviet", "CreateInvitation").secret.hex()
        known = self.of(side)
        self.connections[SIDES.index(side)] = Connection(known.address, known.token, invitation=secret)

    def move_to(self, address: str) -> None:
        """The service has come up, perhaps somewhere else."""
        self.connections = [Connection(address, wallet.identity().token) for wallet in self._wallets]
        self._sessions: dict[tuple[str, str], Session] = {}

    def forget_receipts(self) -> None:
        """The service is held no longer to what it signed: it was restored from a backup."""
        for wallet in self._wallets:
            wallet.forget_receipt(self.campaign)

    def of(self, side: str) -> Connection:
        return self.connections[SIDES.index(side)]

    def session(self, side: str) -> Session:
        return Session(self.of(side), self.campaign, side, self._wallets[SIDES.index(side)])

    # --- step by step

    @property
    def game(self) -> str:
        """The game being played, or the one that was last."""
        return str(self.ask("GetRecord").entries[-1].game)

    def asked(self, stream: str = "") -> list[tuple[str, str]]:
        """Whom what is asked of in the campaign, or in a game of it."""
        return sorted((prompt.seat, convert.kind_of(prompt.kind)) for prompt in self.now(stream).prompts)

    def now(self, stream: str = "") -> Any:
        """The campaign in short, or a game of it."""
        return self.call("soviet", "GetGame", stream).game

    def call(self, side: str, method: str, stream: str = "", **fields: Any) -> Any:
        """A call of GameService by a side about the campaign, or about a game of it."""
        request = getattr(game_pb, f"{method}Request")(game=stream or self.campaign, **fields)
        return self.of(side).games(method, request)

    def at(self, side: str, stream: str = "") -> Session:
        """A side at the campaign or at a game of it, up to date."""
        key = (side, stream or self.campaign)
        if key not in self._sessions:
            self._sessions[key] = self.session(side).beside(stream or self.campaign, side)
        self._sessions[key].catch_up()
        return self._sessions[key]

    def begin(self, stream: str = "") -> Self:
        """Both bring their entropy: chance runs, and the first prompts are open."""
        for _ in ("commit", "reveal"):
            for side in SIDES:
                self.at(side, stream).bring_entropy()
        return self

    def succeed(self, side: str, folder: Path, *streams: str) -> None:
        """Somebody new takes over the seats that the side hands over in these streams."""
        heir = Wallet(folder, side)
        token = heir.identity().token
        for stream in streams:
            taker = sha256(bytes.fromhex(token)).digest()
            self.call(side, "HandOverSeat", stream, seat=side, name="heir", token_hash=taker)
        at, address = SIDES.index(side), self.of(side).address
        self._wallets[at], self.connections[at] = heir, Connection(address, token)
        self._sessions = {}

    def answer(self, side: str, stream: str = "", choose: Choose = first) -> Any:
        """The side answers its prompt."""
        session = self.at(side, stream)
        prompt = session.snapshot().snapshot.prompts[0]
        return session.decide(prompt.prompt, choose(prompt.legal).decision)

    def answer_all(self, side: str, stream: str = "", choose: Choose = first, until: str = "") -> None:
        """The side answers until it is asked nothing, or for what `until` names."""
        while any(seat == side and kind != until for seat, kind in self.asked(stream)):
            self.answer(side, stream, choose)

    def muster(self) -> str:
        """Both confirm the state and make their decks; the game that starts."""
        while self.asked():
            self.answer(self.asked()[0][0])
        return self.game

    def resign(self, side: str, game: str = "", agree: Callable[[str], object] = str) -> None:
        """The side resigns the game at the start of its next turn, as it may withdraw then (S25). `agree`: waits until
        all servers know as much of the game."""
        game = game or self.game
        agree(game)
        while not self.may_withdraw(side, game):
            self.answer(self.asked(game)[0][0], game, passing)
            agree(game)
        self.call(side, "Resign", game, seat=side)

    def may_withdraw(self, side: str, game: str) -> bool:
        prompts = self.at(side, game).snapshot().snapshot.prompts
        return any(one.decision.undaunted.HasField("withdraw") for prompt in prompts for one in prompt.legal)

    def give_up(self, side: str) -> str:
        """The side resigns the game being played, and both confirm its end; the game."""
        game = self.game
        self.resign(side, game)
        self.confirm_end(game)
        return game

    def confirm_end(self, stream: str = "") -> None:
        for side in SIDES:
            self.call(side, "ConfirmEnd", stream, seat=side)

    # --- played by programs

    def play(self, scenarios: int) -> list[Exception]:
        """Both sides play on until so many scenarios are behind them; what went wrong."""
        failures: list[Exception] = []

        def run(at: int) -> None:
            session = self.session(SIDES[at])
            try:
                play_campaign_out(session, at, scenarios=scenarios)
            except (NotReached, ServiceRefused) as error:
                failures.append(error)
            finally:
                session.close()

        threads = [threading.Thread(target=run, args=(at,)) for at in range(len(SIDES))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return failures

    def ask(self, method: str, by: str = "soviet", **fields: Any) -> Any:
        """A call of UndauntedCampaignService about this campaign."""
        return self.of(by).report(
            "undaunted_campaign", method, getattr(own_pb, f"{method}Request")(campaign=self.campaign, **fields)
        )
