"""Logs made without a service: games of the arena as files that open like any other."""

import secrets
from collections.abc import Sequence
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from domain.kernel import events as e
from domain.kernel.export import lines
from domain.kernel.hashing import genesis, head_of
from domain.kernel.log import Opened, Part, Record
from domain.kernel.receipts import receipt_message
from domain.systems import CODECS
from service import clock
from service.packs import LoadedPack

GAME = "scratch"
ANCHOR = "00" * 32


def export_of(pack: LoadedPack, scenario: str, events: Sequence[e.Event]) -> bytes:
    """An export of the events of an arena's game, which began with the opening of a scenario.

    It opens and replays; its chance has no chains, so it does not verify.
    """
    seats = next(s.seats for s in pack.card.scenarios if s.id == scenario)
    anchors = dict.fromkeys(("public", *seats), ANCHOR)
    begun: list[e.Event] = [
        e.GameCreated(GAME, pack.system.name, pack.card.id, scenario, seats),
        e.EpochOpened(1, anchors),
    ]
    shifted = [_shift(event, len(begun)) for event in events]
    codec, head = CODECS[pack.system.name], genesis(GAME, pack.card.id.hash, anchors.items())
    records: list[Record] = []
    parts: dict[int, Part] = {}
    tx, at = 1, clock.now()
    for version, event in enumerate([*begun, *shifted], 1):
        if isinstance(event, e.DecisionMade):
            tx = version
        opened = tuple(Opened(parts[v].content, parts[v].salt, v) for v in getattr(event, "opens", ()))
        record = codec.encode(event, at, tx, secrets.token_hex(32), opened)
        if record.sealed:
            parts[version] = record.sealed[0]
        head = head_of(head, version, record.leaf())
        records.append(record)
    key = Ed25519PrivateKey.generate()
    signature = key.sign(receipt_message(GAME, len(records), head)).hex()
    public = key.public_key().public_bytes_raw().hex()
    return b"".join(lines(records, GAME, len(records), head.hex(), public, signature))


def _shift(event: e.Event, by: int) -> e.Event:
    """An event whose versions count from a later start."""
    changes: dict[str, Any] = {}
    if isinstance(event, e.PromptOpened | e.DecisionMade):
        changes["prompt"] = event.prompt + by
    for name in ("opens", "seals"):
        if (held := getattr(event, name, None)) is not None:
            changes[name] = tuple(v + by for v in held)
    return replace(event, **changes) if changes else event
