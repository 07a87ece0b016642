"""What signatures, sealing and proofs cost: checking a game, and playing one."""

import asyncio
import random
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from kronika.domain.kernel import ends
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import blank, fold
from kronika.domain.kernel.log import encode_record
from kronika.domain.kernel.signing import CheckSignature
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.library.offline import OfflineGame
from kronika.service.ed25519 import verifies
from kronika.service.packs import load_packs
from kronika.tools.cli.examples import GAME
from tests.bench.load import AT_ONCE, BURST, TURNS, WARM_UP, Player, calling, unlimited
from tests.bench.measuring import ROUNDS, Figure, ratios

PLAYED = (GAME.pack, GAME.scenario)
"""The pack and the scenario of the games."""
EVENTS = 1000
REPEATED = 20
"""Times that the game is gone through for one measurement."""


def signed_game() -> OfflineGame:
    """A closed game of somewhat more than 1,000 events, with both seats signing."""
    pack = load_packs()[PLAYED[0]]
    for seed in range(1000):
        game = OfflineGame(pack, PLAYED[1], f"trust {seed}", begun=False)
        for seat in game.seats:
            game.take(seat, signs=True)
        game.begin()
        chooser = random.Random(seed)
        while len(game.events) < EVENTS and game.position.game.outcome is None:
            game.wander(chooser, 1)
        if len(game.events) >= EVENTS:
            break
    if game.position.game.outcome is None:
        game.keep(ends.resign(game.system, game.position, game.seats[0], game.chance(game.position.ledger)))
    game.close()
    return game


def _unchecked(*_: object) -> bool:
    """Instead of checking a signature."""
    return True


def _checked(data: bytes, check: CheckSignature) -> None:
    """Verify a file that is good."""
    report = verify(parse(data), SYSTEMS, CODECS, check)
    if not report.ok:
        raise AssertionError(report.problems)


def verifying() -> Figure:
    """Checking an exported game, signatures apart, against reading the same file, decoding and folding it."""
    game = signed_game()
    data, count = game.export(), len(game.events)
    codec, system = CODECS[game.system.name], game.system

    def ours() -> float:
        start = time.perf_counter()
        for _ in range(REPEATED):
            _checked(data, _unchecked)
        return (time.perf_counter() - start) / count / REPEATED

    def theirs() -> float:
        start = time.perf_counter()
        for _ in range(REPEATED):
            rows = [(version, "", encode_record(record)) for version, record in enumerate(parse(data).records, 1)]
            fold(codec.read(rows), blank(system))
        return (time.perf_counter() - start) / count / REPEATED

    ratio, mine, base = ratios(ours, theirs)
    return Figure(
        f"verification of a closed game of {count:,} events, signatures apart, against reading, decoding and folding "
        "it",
        ratio,
        5,
        False,
        f"{mine * 1e6:.1f} against {base * 1e6:.1f} µs an event",
    )


def checking_signatures() -> Figure:
    """What a signature adds to verification, against a bare check of the same signatures."""
    data = signed_game().export()
    bare: list[tuple[Ed25519PublicKey, bytes, bytes]] = []

    def keep(key: str, signature: str, message: bytes) -> bool:
        bare.append((Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)), bytes.fromhex(signature), message))
        return True

    _checked(data, keep)

    def ours() -> float:
        checked = apart = 0.0
        for _ in range(ROUNDS):
            start = time.perf_counter()
            _checked(data, verifies)
            middle = time.perf_counter()
            _checked(data, _unchecked)
            checked, apart = checked + middle - start, apart + time.perf_counter() - middle
        return (checked - apart) / len(bare) / ROUNDS

    def theirs() -> float:
        start = time.perf_counter()
        for key, signature, message in bare * ROUNDS:
            key.verify(signature, message)
        return (time.perf_counter() - start) / len(bare) / ROUNDS

    ratio, mine, base = ratios(ours, theirs)
    return Figure(
        "a signature checked in a game, against a bare Ed25519 check",
        ratio,
        1.5,
        False,
        f"{mine * 1e6:.0f} against {base * 1e6:.0f} µs; {len(bare)} signatures",
    )


def deciding() -> Figure:
    """Decide with both seats signing, against the same service and client without signatures, sealing
    and proofs."""

    async def rate(players: list[Player], chooser: random.Random) -> float:
        await asyncio.gather(*(player.look() for player in players))
        start = time.perf_counter()
        counts = await asyncio.gather(*(player.decide(BURST, chooser) for player in players))
        return sum(counts) / (time.perf_counter() - start)

    async def work(stack: ExitStack, folder: Path) -> tuple[float, float, float]:
        ours = stack.enter_context(unlimited(folder / "ours"))
        theirs = stack.enter_context(unlimited(folder / "theirs", "tests.bench.unproven"))
        async with calling(ours) as proven, calling(theirs) as bare:
            signing = [Player(proven.games, *PLAYED, signs=True) for _ in range(AT_ONCE)]
            plain = [Player(bare.games, *PLAYED) for _ in range(AT_ONCE)]
            await asyncio.gather(*(player.begin() for player in signing + plain))
            chooser = random.Random(1)
            pairs = [(await rate(signing, chooser), await rate(plain, chooser)) for _ in range(TURNS)][WARM_UP:]
        return (
            statistics.median(a / b for a, b in pairs),
            statistics.median(a for a, _ in pairs),
            statistics.median(b for _, b in pairs),
        )

    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        ratio, mine, base = asyncio.run(work(stack, Path(folder)))
    return Figure(
        f"`Decide` over gRPC, {AT_ONCE} games in parallel, signed, calls/s, against the same without signatures, "
        "sealing and proofs",
        ratio,
        0.7,
        True,
        f"{mine:,.0f} against {base:,.0f} calls/s",
    )
