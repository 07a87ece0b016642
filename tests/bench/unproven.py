"""The same service without signatures, sealing and proofs: what their cost is measured against. Its
games can be trusted by nobody."""

import random
from typing import Any

from kronika.domain.kernel.log import Record, SealedPart
from kronika.service import journal, signatures
from kronika.service.chances import Chances
from kronika.service.vault import Vault
from kronika.tools import main as command
from tests.bench.arena import SeededChance

NOTHING = bytes(32)


class NoNoise:
    """Empty salts."""

    @staticmethod
    def token_hex(count: int) -> str:
        return "00" * count


def main() -> None:
    """`kronika` with all that makes a log trustworthy taken out."""
    chance = SeededChance(random.getrandbits(32))
    without: tuple[tuple[Any, str, Any], ...] = (
        (journal, "secrets", NoNoise),
        (journal, "head_of", lambda *_: NOTHING),
        (Chances, "of", lambda *_: chance),
        (SealedPart, "sealed_as", lambda *_: NOTHING),
        (Record, "leaf", lambda *_: NOTHING),
        (Vault, "sign", lambda *_: ("00" * 32, "00" * 64)),
        (signatures, "check", lambda *_: None),
    )
    for place, name, instead in without:
        setattr(place, name, instead)
    command.main()
