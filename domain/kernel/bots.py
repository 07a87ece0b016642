"""Bots that come with a system (design 14): functions from what a seat sees and may decide to a decision. A bot does
the same from the same seed, so everybody can repeat it once the seed is open. It leaves optional prompts open. Its
answers to draws follow only from what the seat sees."""

from collections.abc import Callable
from hashlib import shake_128
from typing import Any

import msgspec

from kronika.domain.kernel.hashing import BOT, canonical_json, tagged
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.values import Odds

SEED_BYTES = 32


class Choice(msgspec.Struct, frozen=True):
    """One legal decision and, for an attack, what it has to reach."""

    decision: Any
    odds: Odds | None = None


class Seen(msgspec.Struct, frozen=True):
    """A seat's knowledge when it must decide, with at least one choice."""

    seat: str
    scene: Any
    view: Any
    kind: str
    choices: tuple[Choice, ...]


class Noise:
    """A tie-break: a number for each decision, derived from a bot's seed and the prompt that it answers."""

    def __init__(self, seed: bytes, prompt: int) -> None:
        self._begun = shake_128(seed + prompt.to_bytes(8, "big"))

    def __call__(self, decision: Any) -> float:
        """At least 0, less than 1."""
        hashed = self._begun.copy()
        hashed.update(canonical_json(decision))
        return (int.from_bytes(hashed.digest(8), "big") >> 11) / (1 << 53)


def never(board: Any, seat: str) -> bool:
    """Takes no draw."""
    return False


class Bot(msgspec.Struct, frozen=True):
    """A bot. It depends on nothing but what its functions are given; where it decides otherwise than before, the
    version of its card is another."""

    card: BotCard
    choose: Callable[[Seen, Noise], Choice]
    #: Whether a draw suits a seat, given the board folded for its point of view. Answers immediately.
    takes_draw: Callable[[Any, str], bool] = never


def commitment_to(game: str, seat: str, bot: str, version: str, seed: bytes) -> str:
    """Returns the commitment that binds a seat to a bot and its seed, 64 hex digits."""
    return tagged(BOT, game.encode(), seat.encode(), bot.encode(), version.encode(), seed).hex()
