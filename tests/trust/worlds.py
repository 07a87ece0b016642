"""Two services that differ in nothing but what one seat draws and picks in secret: what the other
seat gets of both must be the same to the byte (design 5).

Keys, tokens, salts, chains, entropy and clock are the same in both. In the second, the draws of the
hidden seat give other cards than in the first.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from google.protobuf.message import Message

import kronika.service.clock
import kronika.service.journal
import kronika.service.rpc.games
import kronika.service.vault
from kronika.domain.kernel.bot_seats import decision_of
from kronika.domain.kernel.chance import Chance, Dice, Drawn, Purpose, Rolled, commitment
from kronika.domain.kernel.hashing import canonical_json
from kronika.service.application import Application, Refused
from kronika.service.chances import Chances
from kronika.service.rpc.common import Caller
from kronika.service.server import CATALOG, GAME_STREAMS, GAMES
from kronika.service.settings import Settings
from kronika.service.timers import Timers
from kronika.v1 import game_service_pb2 as pb
from tests.service.client import filled
from tests.service.table import hex_of
from tests.trust.noise import Noise

KEY = "5e" * 32
ASIDE = frozenset({"head", "receipt", "seal", "leaves", "keys"})
"""What differs and says nothing: seals, leaves, heads, receipts, and the keys of the services."""


PATIENCE = 5000
"""How often the watchers are looked at before they are held to differ."""


class OtherDraws:
    """Chance that gives one seat other cards than its chain would."""

    def __init__(self, chance: Chance, seat: str, choose: random.Random) -> None:
        self._chance, self._seat, self._choose = chance, seat, choose

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        return self._chance.roll(purpose, dice)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        drawn = self._chance.draw(audience, purpose, size)
        return msgspec.structs.replace(drawn, index=self._choose.randrange(size)) if audience == self._seat else drawn


class World:
    """One of the services, called as the network calls it."""

    def __init__(self, folder: Path) -> None:
        self.noise = Noise("both")
        self.app: Application
        self._folder = folder
        self.told: dict[str, list[bytes]] = {}
        """What each watcher was sent, in order."""
        self._watching: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.app = Application(Settings(data=str(self._folder), secrets_key=KEY, handover_wait=0))

    def deal_otherwise(self, seat: str, choose: random.Random) -> None:
        """From now on this seat draws other cards."""
        self.app.chances.of = lambda *args: OtherDraws(  # type: ignore[method-assign]
            Chances.of(self.app.chances, *args), seat, choose
        )

    def caller(self, seat: str, language: str = "en") -> Caller:
        """Who holds a seat; nobody: a spectator without a token."""
        return Caller(self.app.vault.holder(sha256(seat.encode()).digest()) if seat else "", language)

    async def call(self, who: Caller, method: str, request: Message) -> Any:
        """The response, or the rejection."""
        try:
            return await (GAMES | CATALOG)[method](self.app, request, who)
        except Refused as refused:
            return refused.rejection

    async def stream(self, who: Caller, method: str, request: Message) -> list[Any]:
        """All messages of a stream that ends."""
        try:
            return [message async for message in GAME_STREAMS[method](self.app, request, who)]
        except Refused as refused:
            return [refused.rejection]

    def watch(self, who: Caller, method: str, request: Message) -> None:
        """Keep what a stream without end tells: the events of a game, as it is a matter of time how many come in one
        message; of what waits for a player the latest, as what is overtaken before it is sent is left out, and nothing
        of when it was looked at."""
        told = self.told[f"{method} {request}"] = []
        latest_only = method == "WatchPlayer"

        async def take_in(messages: AsyncIterator[Any]) -> None:
            async for message in messages:
                if latest_only:
                    message.version = 0
                    for prompt in message.prompts:
                        prompt.ClearField("opened_at")
                    told[:] = [masked(message)] if message.prompts or message.waiting else []
                else:
                    told.extend(map(masked, message.events))

        stream = GAME_STREAMS[method](self.app, request, who)
        self._watching.append(asyncio.create_task(take_in(stream)))

    async def close(self) -> None:
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        await self.app.close()


class Worlds:
    """Both services, side by side, and one game in both of them. `hidden` is the seat whose secrets
    differ, `seat` the other."""

    def __init__(self, folder: Path) -> None:
        self._pair = tuple(World(folder / name) for name in ("one", "other"))
        self._at = 0
        self._now = 0
        self.choose = random.Random()
        self.hidden = self.seat = self.game = ""

    async def __aenter__(self) -> "Worlds":
        self._patch = pytest.MonkeyPatch()
        for module in (kronika.service.rpc.games, kronika.service.journal, kronika.service.vault):
            self._patch.setattr(module, "secrets", self)
        for module in (kronika.service.clock, kronika.service.vault):
            self._patch.setattr(module, "now", self.clock)
        for world in self._each():
            world.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for world in self._each():
            await world.close()
        self._patch.undo()

    # --- what is the same in both

    async def same_bot(self, seat: str, seed: bytes) -> None:
        """A bot in this seat would decide the same in both."""
        decided = []
        for world in self._each():
            game = await world.app.games.get(self.game)
            seen = game.fold_for(world.app.games, seat).game
            prompt = next(prompt for prompt in seen.prompts if prompt.seat == seat)
            decided.append(decision_of(game.system, game.system.bots["sensible"], seen.board, prompt, seed))
        assert decided[0] == decided[1]

    def _each(self) -> Iterator[World]:
        """Each of the two, with the noise that is its own."""
        for at, world in enumerate(self._pair):
            self._at = at
            yield world

    def token_bytes(self, count: int) -> bytes:
        return self._pair[self._at].noise.token_bytes(count)

    def token_hex(self, count: int) -> str:
        return self._pair[self._at].noise.token_hex(count)

    def clock(self) -> str:
        return f"2026-01-01T{self._now // 3600:02}:{self._now // 60 % 60:02}:{self._now % 60:02}.000000Z"

    def wait(self, seconds: int) -> None:
        self._now += seconds

    def player(self, seat: str) -> str:
        """The id of who holds a seat."""
        return self._pair[0].caller(seat).holder

    # --- calls

    async def both(self, who: str, method: str, language: str = "en", /, **fields: Any) -> tuple[Any, Any]:
        """The answers of both to the same call by who holds a seat (empty: a spectator)."""
        self._now += 1
        request = filled(getattr(pb, f"{method}Request"), fields)
        first, second = [await world.call(world.caller(who, language), method, request) for world in self._each()]
        return first, second

    async def each_decides(self, seat: str, prompt: int, decisions: list[Any], request_id: str) -> tuple[Any, Any]:
        """The answers to a decision of the hidden seat, which may differ."""
        self._now += 1
        first, second = [
            await world.call(
                world.caller(seat),
                "Decide",
                pb.DecideRequest(game=self.game, seat=seat, prompt=prompt, decision=decision, request_id=request_id),
            )
            for world, decision in zip(self._each(), decisions, strict=True)
        ]
        return first, second

    async def same(self, who: str, method: str, language: str = "en", /, **fields: Any) -> Any:
        """The answer of both to the other seat or to a spectator, which must be the same."""
        first, second = await self.both(who, method, language, **fields)
        assert masked(first) == masked(second), f"{method} {fields} tells {who or 'a spectator'} what it may not know"
        return first

    async def same_stream(self, who: str, method: str, /, **fields: Any) -> None:
        request = filled(getattr(pb, f"{method}Request"), fields)
        first, second = [await world.stream(world.caller(who), method, request) for world in self._each()]
        assert list(map(masked, first)) == list(map(masked, second)), f"{method} {fields} tells {who or 'a spectator'}"

    async def look_at_timers(self) -> None:
        """What happens by itself."""
        for world in self._each():
            await Timers(world.app).look_at(await world.app.games.get(self.game))

    # --- a game

    async def begin(self, hidden: str, scenario: str, seed: int, **options: Any) -> None:
        """A game with both seated and chance running, in which the hidden seat draws otherwise in the
        second world than in the first."""
        self.hidden, self.seat = hidden, "us" if hidden == "german" else "german"
        self.choose = random.Random(seed)
        created, _ = await self.both(hidden, "CreateGame", pack="normandy", scenario=scenario, options=options)
        self.game, anchors = created.game.game, hex_of(created.game.epoch.anchors)
        entropy = {seat: sha256(f"entropy {seat}".encode()).digest() for seat in (self.hidden, self.seat)}
        for seat in entropy:
            await self.both(seat, "TakeSeat", game=self.game, seat=seat, name=seat.title())
        for world in self._each():
            for seat in (self.seat, ""):
                request = pb.WatchGameRequest(game=self.game, audience=seat, proof=True)
                world.watch(world.caller(seat), "WatchGame", request)
            world.watch(world.caller(self.seat), "WatchPlayer", pb.WatchPlayerRequest())
        await self._quiet()
        self._pair[1].deal_otherwise(self.hidden, random.Random(self.choose.random()))
        for seat in entropy:
            made = commitment(seat, self.game, anchors, entropy[seat])
            await self.both(seat, "CommitEntropy", game=self.game, seat=seat, epoch=1, commitment=made)
        for seat in entropy:
            await self.both(seat, "RevealEntropy", game=self.game, seat=seat, epoch=1, entropy=entropy[seat].hex())

    async def snapshots(self, seat: str) -> tuple[Any, Any]:
        first, second = await self.both(seat, "GetSnapshot", game=self.game, audience=seat)
        return first.snapshot, second.snapshot

    async def settled(self) -> None:
        """Let the watchers take in what they were sent, and compare it; on a busy machine one of them may
        have to be waited for."""
        for _ in range(PATIENCE):
            await self._quiet()
            if self._pair[0].told == self._pair[1].told:
                return
            await asyncio.sleep(0.02)
        assert self._pair[0].told == self._pair[1].told, "the streams tell what they may not"

    async def _quiet(self) -> None:
        """Let everything run that waits for nothing but its turn."""
        for world in self._each():
            await world.app.projections.caught_up()
        for _ in range(20):
            await asyncio.sleep(0)


def masked(answer: Any) -> bytes:
    """An answer without what differs and says nothing."""
    if not isinstance(answer, Message):
        return canonical_json(answer)
    if isinstance(answer, pb.ExportGameResponse | pb.ExportGamesResponse) and answer.chunk:
        return b"\n".join(map(_masked_line, answer.chunk.splitlines()))
    copy = type(answer)()
    copy.CopyFrom(answer)
    _mask(copy)
    return copy.SerializeToString(deterministic=True)


def _mask(message: Message) -> None:
    for field, value in message.ListFields():
        if field.name in ASIDE:
            message.ClearField(field.name)
        elif field.message_type is not None and not field.message_type.GetOptions().map_entry:
            for inner in value if field.is_repeated else (value,):
                _mask(inner)


def _masked_line(line: bytes) -> bytes:
    row = msgspec.json.decode(line)
    for part in row.get("sealed", ()):
        part.pop("seal", None)
    return canonical_json({key: value for key, value in row.items() if key not in ("head", "key", "signature")})
