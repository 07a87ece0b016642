"""The version of Kronika, and the contract that it speaks."""

from importlib.metadata import version
from pathlib import Path

import msgspec

from kronika.v1 import game_service_pb2

VERSION = version("kronika")


class Contracts(msgspec.Struct, frozen=True):
    """The contract as it is now, and as it was in each release since it is only added to: 64 hex digits each."""

    current: str
    released: tuple[str, ...]


_FILE = Path(game_service_pb2.__file__).with_name("contracts.json")
_CONTRACTS = msgspec.json.decode(_FILE.read_bytes(), type=Contracts)

CONTRACT = _CONTRACTS.current
"""The hash of the contract."""
KNOWN_CONTRACTS = frozenset({_CONTRACTS.current, *_CONTRACTS.released})
"""The hashes of all contracts whose clients are understood."""
