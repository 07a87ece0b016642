"""Randomness from a seed, so that a game over a real service takes the same course in every run."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import kronika.service.journal
import kronika.service.rpc.games
import kronika.service.vault
import kronika.tools.client.identity
import kronika.tools.client.session

USERS = (
    kronika.service.rpc.games,
    kronika.service.journal,
    kronika.service.vault,
    kronika.tools.client.identity,
    kronika.tools.client.session,
)
"""The modules of the service and of the stock client that make anything random."""


class Noise:
    """What those modules use of `secrets`."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def token_bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()


@contextmanager
def fixed(seed: str) -> Iterator[None]:
    """Everything random comes from the seed while this lasts."""
    with pytest.MonkeyPatch.context() as patch:
        noise = Noise(seed)
        for module in USERS:
            patch.setattr(module, "secrets", noise)
        yield
