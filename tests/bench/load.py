"""Games played by bare calls, to put a load on a service under measurement."""

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import grpc
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from google.protobuf.field_mask_pb2 import FieldMask
from grpc_health.v1 import health_pb2, health_pb2_grpc

from kronika.domain.kernel import signing
from kronika.domain.kernel.chance import commitment
from kronika.domain.kernel.contract import tag_of
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.signing import NO_HEAD
from kronika.domain.systems import SYSTEMS
from kronika.service import convert
from kronika.tools.dev.demonstration import Serving, serving
from kronika.v1 import catalog_service_pb2_grpc, game_service_pb2_grpc, log_pb2
from kronika.v1 import game_service_pb2 as pb
from tests.bench.fixtures import trials_of

T = TypeVar("T")


PROMPTS = FieldMask(paths=["prompts"])


class Player:
    """All seats of one game, by bare calls: as little client as there can be. It checks nothing."""

    def __init__(self, stub: Any, pack: str, scenario: str, *, signs: bool = False, seats: Sequence[str] = ()) -> None:
        """`seats`: who plays, if not the usual line-up."""
        self._stub = stub
        self._pack, self._scenario, self._seats = pack, scenario, seats
        self._signs = signs
        self._tokens: dict[str, str] = {}
        self._keys: dict[str, Ed25519PrivateKey] = {}
        self.game = ""
        self.version = 0
        self.snapshot: Any = None
        self.events: Sequence[Any] = ()
        """Of the last decision."""
        self.times: list[float] = []

    @property
    def _first(self) -> str:
        return next(iter(self._tokens))

    def _as(self, seat: str) -> tuple[tuple[str, str], ...]:
        return (("authorization", f"Bearer {self._tokens[seat]}"),)

    def _key(self, seat: str) -> bytes:
        return self._keys[seat].public_key().public_bytes_raw() if self._keys else b""

    def _signed(self, seat: str, head: bytes, message: Callable[[str], bytes]) -> Any:
        """The signature over what is made from a head; None for one who does not sign."""
        if not self._keys:
            return None
        return log_pb2.Signed(head=head, signature=self._keys[seat].sign(message(head.hex())))

    async def begin(self) -> None:
        """Create the game, take all seats, bring entropy."""
        stub = self._stub
        nobody = (("authorization", f"Bearer {secrets.token_hex(32)}"),)
        wanted = pb.CreateGameRequest(pack=self._pack, scenario=self._scenario, seats=self._seats)
        created = await stub.CreateGame(wanted, metadata=nobody)
        self.game, seats = created.game.game, [seat.seat for seat in created.game.seats]
        self._tokens = {seat: secrets.token_hex(32) for seat in seats}
        self._keys = {seat: Ed25519PrivateKey.generate() for seat in seats} if self._signs else {}
        anchors = {name: link.hex() for name, link in created.game.epoch.anchors.items()}
        entropy = {seat: secrets.token_bytes(32) for seat in seats}
        for seat in seats:
            taken = pb.TakeSeatRequest(game=self.game, seat=seat, name=seat, key=self._key(seat))
            await stub.TakeSeat(taken, metadata=self._as(seat))
        for seat in seats:
            made = commitment(seat, self.game, anchors, entropy[seat])
            signed = self._signed(seat, bytes.fromhex(NO_HEAD), partial(_commitment, self.game, seat, made))
            request = pb.CommitEntropyRequest(
                game=self.game, seat=seat, epoch=1, commitment=bytes.fromhex(made), signed=signed
            )
            bound = (await stub.CommitEntropy(request, metadata=self._as(seat))).game.head
        for seat in seats:
            text = entropy[seat].hex()
            signed = self._signed(seat, bound, partial(_reveal, self.game, seat, text))
            shown = pb.RevealEntropyRequest(game=self.game, seat=seat, epoch=1, entropy=entropy[seat], signed=signed)
            await stub.RevealEntropy(shown, metadata=self._as(seat))

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Every seat watches the game, as long as this lasts."""
        watching = [asyncio.create_task(self._watch(seat)) for seat in self._tokens]
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    async def _watch(self, seat: str) -> None:
        request = pb.WatchGameRequest(game=self.game, audience=seat)
        async for _ in self._stub.WatchGame(request, metadata=self._as(seat)):
            pass

    async def look(self) -> bool:
        """See whose move it is, with its decisions; False once the game is over."""
        found = await self._stub.GetGame(pb.GetGameRequest(game=self.game), metadata=self._as(self._first))
        asked = [prompt for prompt in found.game.prompts if not prompt.optional]
        if not asked:
            return False
        seat = asked[0].seat
        request = pb.GetSnapshotRequest(game=self.game, audience=seat)
        self.snapshot = (await self._stub.GetSnapshot(request, metadata=self._as(seat))).snapshot
        return True

    async def prompts(self) -> float:
        """Seconds of asking for what is asked of the seat that was looked at, and for nothing else."""
        audience = self.snapshot.audience
        request = pb.GetSnapshotRequest(game=self.game, audience=audience, read_mask=PROMPTS)
        start = time.perf_counter()
        await self._stub.GetSnapshot(request, metadata=self._as(audience))
        return time.perf_counter() - start

    async def resign(self) -> None:
        """Give the game up."""
        request = pb.ResignRequest(game=self.game, seat=self._first)
        await self._stub.Resign(request, metadata=self._as(self._first))

    async def close(self) -> None:
        """Give the game up if it is not over, and have both confirm its end."""
        if await self.look():
            await self.resign()
        for seat in self._tokens:
            request = pb.ConfirmEndRequest(game=self.game, seat=seat)
            await self._stub.ConfirmEnd(request, metadata=self._as(seat))

    async def decide(self, most: int, chooser: random.Random) -> int:
        """Decide as long as the same seat is asked, at most so often, and never to withdraw; how often."""
        count, seat = 0, self.snapshot.audience
        while count < most and (asked := [prompt for prompt in self.snapshot.prompts if not prompt.optional]):
            prompt = asked[0]
            while _gives_up(decision := chooser.choice(prompt.legal).decision):
                pass
            request = pb.DecideRequest(
                game=self.game,
                seat=seat,
                prompt=prompt.prompt,
                decision=decision,
                request_id=secrets.token_hex(8),
                signed=self._signed(
                    seat, self.snapshot.head, partial(_decision, self.game, seat, prompt.prompt, decision)
                ),
            )
            start = time.perf_counter()
            answer = (await self._stub.Decide(request, metadata=self._as(seat))).answer
            self.times.append(time.perf_counter() - start)
            self.snapshot, self.version, self.events = answer.snapshot, answer.snapshot.version, answer.events
            count += 1
        return count


def event_tag(event: Any) -> str:
    """What an event is called within its system."""
    held = getattr(event, event.WhichOneof("event"))
    return str(held.WhichOneof(held.DESCRIPTOR.oneofs[0].name))


def _gives_up(decision: Any) -> bool:
    """Whether it is one by which a seat gives up by the rules."""
    system = decision.WhichOneof("system")
    held = getattr(decision, system)
    return held.WhichOneof(held.DESCRIPTOR.oneofs[0].name) in _giving_up(system)


@cache
def _giving_up(system: str) -> frozenset[str]:
    return frozenset(map(tag_of, trials_of(SYSTEMS[system]).gives_up))


def _commitment(game: str, seat: str, committed: str, head: str) -> bytes:
    return signing.commitment_message(game, seat, 1, head, committed)


def _reveal(game: str, seat: str, entropy: str, head: str) -> bytes:
    return signing.reveal_message(game, seat, 1, head, entropy)


def _decision(game: str, seat: str, prompt: int, decision: Any, head: str) -> bytes:
    written = canonical_json(convert.from_decision(decision.WhichOneof("system"), decision))
    return signing.decision_message(game, seat, prompt, head, written)


class Calls:
    """A channel to a service under measurement, and its empty call."""

    def __init__(self, address: str, pid: int) -> None:
        self.pid = pid
        self.channel = grpc.aio.insecure_channel(address)
        self.games = game_service_pb2_grpc.GameServiceStub(self.channel)
        self.catalog = catalog_service_pb2_grpc.CatalogServiceStub(self.channel)
        self._health = health_pb2_grpc.HealthStub(self.channel)
        self._empty = health_pb2.HealthCheckRequest()

    async def empty(self) -> float:
        """Seconds of one empty call."""
        start = time.perf_counter()
        await self._health.Check(self._empty)
        return time.perf_counter() - start


@asynccontextmanager
async def calling(service: Serving) -> AsyncIterator[Calls]:
    """Calls to a service, as long as this lasts."""
    calls = Calls(service.address, service.pid)
    try:
        yield calls
    finally:
        await calls.channel.close()


UNLIMITED = ("requests_a_second", "games_an_hour", "games_a_day", "imports_an_hour", "import_bytes_an_hour")
"""Quotas that a measurement would reach."""


def unlimited(data: Path, program: str = "kronika.tools.main", **settings: object) -> AbstractContextManager[Serving]:
    """A service in a process of its own, without limits, with further settings."""
    limits = dict.fromkeys(UNLIMITED, 1_000_000_000)
    return serving(data, program, open_games=100_000, log_level="error", **limits, **settings)


def measured(work: Callable[[Calls], Awaitable[T]], data: Path) -> T:
    """Run `work` against a service in a process of its own, without limits."""

    async def go(service: Serving) -> T:
        async with calling(service) as calls:
            return await work(calls)

    with unlimited(data) as service:
        return asyncio.run(go(service))


AT_ONCE = 32
"""Games played at once."""
BURST = 4
"""Decisions of a game in one turn of measuring."""
TURNS, WARM_UP = 40, 5
"""Turns of measuring, of which the first do not count."""
