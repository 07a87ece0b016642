"""Test vectors of the log and of chance, for whoever checks a game with a program of their own
(docs/checking-a-game.md). Every input is fixed, so the file never changes."""

from collections.abc import Iterator
from enum import StrEnum
from types import UnionType
from typing import Any, get_args

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from google.protobuf.json_format import MessageToDict

from kronika.domain.kernel import signing
from kronika.domain.kernel.bots import Noise, commitment_to
from kronika.domain.kernel.chance import (
    LINKS,
    Chain,
    Dice,
    Purpose,
    Use,
    canonical,
    checkpoints,
    commitment,
    numbers,
    outcome,
)
from kronika.domain.kernel.events import Order
from kronika.domain.kernel.hashing import canonical_json, genesis, head_of, leaf_of, seal_of
from kronika.domain.kernel.packs import pack_hash
from kronika.domain.kernel.signing import SIGN, SMALL_ORDER_Y, L, P
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.systems import SYSTEMS
from kronika.service.convert import to_decision

GAME = "k7q2mzx9ab3d"
PACK_FILES = {"pack.toml": b'name = "small"\n', "scenarios/01.toml": b'title = "One"\n'}
SEEDS = {audience: bytes([first]) * 32 for first, audience in enumerate((PUBLIC, "us", "german"), 0xA1)}
ENTROPY = {"us": bytes(range(32)), "german": bytes(range(32, 64))}
SHOWN_LINKS = (0, 1, 2, 63, 64, 65, LINKS - 1, LINKS)
SECRET_KEY = bytes(range(64, 96))
NEWER_KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(96, 128))).public_key().public_bytes_raw().hex()

USES = (
    Use(1, PUBLIC, 1, Purpose("U20", "german", "attack", "german-riflemen-a", "us-riflemen-b"), dice=Dice(1, 10)),
    Use(1, PUBLIC, 2, Purpose("N7", "us", "blast", target="7A"), dice=Dice(3, 10)),
    Use(2, PUBLIC, 64, Purpose("X1", "us", "test"), dice=Dice(5, 6)),
    Use(1, PUBLIC, LINKS, Purpose("X1", "us", "test"), dice=Dice(2, 2)),
    Use(1, "us", 1, Purpose("U4", "us", "draw"), size=9),
    Use(1, "german", 65, Purpose("U4", "german", "draw"), size=1),
    Use(3, "us", 3, Purpose("U4", "us", "draw"), size=52),
    Use(1, PUBLIC, 5, Purpose("X1", "us", "test", 'Střelec "A"\\1'), dice=Dice(1, 20)),
    Use(1, PUBLIC, 6, Purpose("X2", "", "test", "", "us"), dice=Dice(1, 20)),
)

HEAD = "ab" * 32
FIRST_PROMPT = 21
FIRST_DECISION = {"card": "us-scout-a", "decide": "pick_initiative"}
BOT_SEED = bytes(range(128, 160))

FILLED: dict[str, Any] = {
    "at": "402",
    "card": "us-rifleman-a",
    "chosen": "0822",
    "count": 2,
    "counter": "us-riflemen-a",
    "seat": 2,
    "space": "503",
    "squad": "B",
    "state": "1a",
    "take": "us-scout-b",
    "target": "german-scouts-a",
    "to": "8A",
    "towards": "503",
    "unit": "ax_6",
    "vehicle": "italy-tank",
}
"""What stands in the fields of a decision, by name; an enum is its last value, a bool is true."""
NUMBER = 3
"""What stands in a number that is not named."""
TEXT = "german_1"
"""What stands in a text that is not named."""

DEALT = ("german", REFEREE)
"""To whom the parts of a draw from a common deck belong."""

BASE_POINT = "58" + "66" * 31

LARGE_BOUND = 2**63 + 1
"""Refuses nearly half of all words, so that a missing refusal shows."""


def vectors() -> dict[str, Any]:
    """All test vectors by subject; bytes in hex, what is text as text."""
    chains = {audience: Chain(b"".join(checkpoints(seed))) for audience, seed in SEEDS.items()}
    anchors = {audience: chain.anchor for audience, chain in chains.items()}
    entropy = {seat: value.hex() for seat, value in ENTROPY.items()}
    pack = pack_hash(PACK_FILES)
    return {
        "packs": [{"files": {path: content.decode() for path, content in PACK_FILES.items()}, "hash": pack}],
        "chains": [
            {"seed": SEEDS[audience].hex(), "links": {str(k): _link(chain, k) for k in SHOWN_LINKS}}
            for audience, chain in chains.items()
        ],
        "commitments": [
            {
                "seat": seat,
                "game": GAME,
                "anchors": anchors,
                "entropy": value.hex(),
                "commitment": commitment(seat, GAME, anchors, value),
            }
            for seat, value in ENTROPY.items()
        ],
        "bots": [_bot(seat, version) for seat, version in (("german", "1"), ("us", "1.2"))],
        "outcomes": [_outcome(chains[use.audience], pack, use, entropy) for use in USES],
        "numbers": [_numbers(chains[PUBLIC].link(1), bound) for bound in (1, 2, 6, 10, LARGE_BOUND)],
        **_log(pack, anchors),
        "signatures": _signatures(anchors),
        "keys": [{"key": key, "valid": why == "", "why": why} for key, why in _keys()],
        "refused_signatures": _refused_signatures(),
    }


def _bot(seat: str, version: str) -> dict[str, Any]:
    """What binds a bot, and its number for a decision on a prompt."""
    decision = FIRST_DECISION
    return {
        "game": GAME,
        "seat": seat,
        "bot": "sensible",
        "version": version,
        "seed": BOT_SEED.hex(),
        "commitment": commitment_to(GAME, seat, "sensible", version, BOT_SEED),
        "prompt": FIRST_PROMPT,
        "decision": canonical_json(decision).decode(),
        "noise": str(int(Noise(BOT_SEED, FIRST_PROMPT)(decision) * (1 << 53))),
    }


def decision_vectors() -> dict[str, Any]:
    """Of every kind of decision and of act, with all its fields filled and with none: the message, what
    is signed of it, and the signature."""
    key = Ed25519PrivateKey.from_private_bytes(SECRET_KEY)
    every = [
        (name, decision)
        for name, system in SYSTEMS.items()
        for decision in dict.fromkeys(one for full in (True, False) for one in _decisions(system.decision, full))
    ]
    return {
        "secret_key": SECRET_KEY.hex(),
        "public_key": key.public_key().public_bytes_raw().hex(),
        "decisions": [
            _decision(key, system, decision, prompt) for prompt, (system, decision) in enumerate(every, FIRST_PROMPT)
        ],
    }


def _decisions(union: Any, full: bool) -> Iterator[Any]:
    """A struct of each kind in a union, and of one that holds another union a struct for each kind in that."""
    for kind in get_args(union):
        fields = msgspec.structs.fields(kind)
        values = {field.name: _value(field, full) for field in fields if not isinstance(field.type, UnionType)}
        held = next((field for field in fields if isinstance(field.type, UnionType)), None)
        if held:
            yield from (kind(**values, **{held.name: inner}) for inner in _decisions(held.type, full))
        else:
            yield kind(**values)


def _value(field: Any, full: bool) -> Any:
    if issubclass(field.type, StrEnum):
        return list(field.type)[-1]
    if field.type is bool:
        return full
    if not full:
        return field.type()
    named = FILLED.get(field.name)
    return named if isinstance(named, field.type) else {int: NUMBER, str: TEXT}[field.type]


def _decision(key: Ed25519PrivateKey, system: str, decision: Any, prompt: int) -> dict[str, Any]:
    sent = to_decision(system, decision)
    written = canonical_json(decision)
    message = signing.decision_message(GAME, "us", prompt, HEAD, written)
    return {
        "system": system,
        "game": GAME,
        "seat": "us",
        "prompt": prompt,
        "head": HEAD,
        "decision": MessageToDict(sent, preserving_proto_field_name=True),
        "protobuf": sent.SerializeToString(deterministic=True).hex(),
        "canonical": written.decode(),
        "message": message.hex(),
        "signature": key.sign(message).hex(),
    }


def _link(chain: Chain, k: int) -> str:
    return chain.link(k).hex() if k else chain.anchor


def _outcome(chain: Chain, pack: str, use: Use, entropy: dict[str, str]) -> dict[str, Any]:
    link = chain.link(use.k)
    return {
        "game": GAME,
        "pack": pack,
        "use": msgspec.to_builtins(use),
        "entropy": entropy,
        "link": link.hex(),
        "canonical": canonical(GAME, pack, use, entropy).decode(),
        "outcome": list(outcome(link, GAME, pack, use, entropy)),
    }


def _numbers(link: bytes, bound: int) -> dict[str, Any]:
    message = b"message"
    found = numbers(link, message, bound, 6)
    return {
        "link": link.hex(),
        "message": message.decode(),
        "bound": str(bound),
        "numbers": [str(number) for number in found],
    }


def _log(pack: str, anchors: dict[str, str]) -> dict[str, Any]:
    """A log of four events: two plain ones, one with a part sealed for `us`, and one with two parts, each
    under a salt of its own: what `german` draws from a common deck, and for `referee` how chance came to it."""
    contents = [b'"us-fog-of-war"', b'{"card":"us-scout-a","index":4,"link":"00"}', b"17", b'{"index":3,"link":"00"}']
    seals = [
        {"salt": salt.hex(), "content": content.decode(), "seal": seal_of(salt, content).hex()}
        for salt, content in zip((bytes([first]) * 32 for first in range(1, 5)), contents, strict=True)
    ]
    events: list[tuple[bytes, list[tuple[str, bytes]]]] = [
        (b'{"at":"2026-11-21T09:30:39.321887Z","event":{"type":"kronika.game_started.v1"},"tx":1}', []),
        (b'{"at":"2026-11-21T09:30:39.321887Z","event":{"n":"\xc4\x8d"},"tx":1}', []),
        (b'{"at":"2026-11-21T09:30:40.000000Z","event":{"n":3},"tx":3}', [("us", bytes.fromhex(seals[0]["seal"]))]),
        (
            b'{"at":"2026-11-21T09:30:40.000000Z","event":{"n":4},"tx":3}',
            [(audience, bytes.fromhex(sealed["seal"])) for audience, sealed in zip(DEALT, seals[2:], strict=True)],
        ),
    ]
    leaves, heads = [], []
    head = genesis(GAME, pack, anchors.items())
    first = {"game": GAME, "pack": pack, "anchors": anchors, "head": head.hex()}
    for version, (public, parts) in enumerate(events, 1):
        leaf = leaf_of(public, parts)
        leaves.append(
            {"public": public.decode(), "seals": [[name, seal.hex()] for name, seal in parts], "leaf": leaf.hex()}
        )
        after = head_of(head, version, leaf)
        heads.append({"previous": head.hex(), "version": version, "leaf": leaf.hex(), "head": after.hex()})
        head = after
    return {"seals": seals, "leaves": leaves, "genesis": [first], "heads": heads}


def _signatures(anchors: dict[str, str]) -> list[dict[str, Any]]:
    key = Ed25519PrivateKey.from_private_bytes(SECRET_KEY)
    public = key.public_key().public_bytes_raw().hex()
    head = HEAD
    entropy = ENTROPY["us"]
    committed = commitment("us", GAME, anchors, entropy)
    decision = canonical_json({"card": "us-fog-of-war", "decide": "pick_initiative"})
    order = canonical_json(Order("react", "round-4"))
    signed: list[tuple[dict[str, Any], bytes]] = [
        (
            {"kind": "receipt", "game": GAME, "version": 414, "head": head},
            signing.receipt_message(GAME, 414, bytes.fromhex(head)),
        ),
        (
            {
                "kind": "decision",
                "game": GAME,
                "seat": "us",
                "prompt": 21,
                "head": head,
                "decision": decision.decode(),
            },
            signing.decision_message(GAME, "us", 21, head, decision),
        ),
        (
            {"kind": "commitment", "game": GAME, "seat": "us", "epoch": 1, "head": head, "commitment": committed},
            signing.commitment_message(GAME, "us", 1, head, committed),
        ),
        (
            {"kind": "reveal", "game": GAME, "seat": "us", "epoch": 1, "head": head, "entropy": entropy.hex()},
            signing.reveal_message(GAME, "us", 1, head, entropy.hex()),
        ),
        (
            {"kind": "order", "game": GAME, "seat": "us", "head": head, "order": order.decode()},
            signing.order_message(GAME, "us", head, order),
        ),
        (
            {"kind": "handover", "game": GAME, "seat": "us", "head": head, "name": "Žofie", "key": public},
            signing.handover_message(GAME, "us", head, "Žofie", public),
        ),
        (
            {"kind": "handover", "game": GAME, "seat": "us", "head": head, "name": "Eva", "key": ""},
            signing.handover_message(GAME, "us", head, "Eva", ""),
        ),
        (
            {"kind": "succession", "older": public, "newer": NEWER_KEY},
            signing.succession_message(public, NEWER_KEY),
        ),
    ]
    return [
        {
            **fields,
            "message": message.hex(),
            "secret_key": SECRET_KEY.hex(),
            "public_key": public,
            "signature": key.sign(message).hex(),
        }
        for fields, message in signed
    ]


def _keys() -> Iterator[tuple[str, str]]:
    """Keys, and why they are not valid; empty: they are valid."""
    yield NEWER_KEY, ""
    for y in sorted(SMALL_ORDER_Y):
        for sign in (0, SIGN):
            yield _point(y + sign), "small order"
    for y in (P, P + 1, P + 3):
        for sign in (0, SIGN):
            yield _point(y + sign), "not canonical"
    yield _point(2), "not on the curve"


def _refused_signatures() -> list[dict[str, str]]:
    """Signatures that some libraries take, and that are refused."""
    key = Ed25519PrivateKey.from_private_bytes(SECRET_KEY)
    public, message = key.public_key().public_bytes_raw().hex(), b"kronika"
    first, second = key.sign(message)[:32], int.from_bytes(key.sign(message)[32:], "little")
    one = (1).to_bytes(32, "little").hex()
    found = [
        (public, first.hex() + _point(second + L), "its second half is not below the order of the group"),
        (_point(1), BASE_POINT + one, "a key of small order, under which this fits any message"),
        (public, _point(1) + second.to_bytes(32, "little").hex(), "its first half is a point of small order"),
        (public, _point(P + 1) + second.to_bytes(32, "little").hex(), "its first half is not canonical"),
    ]
    return [
        {"public_key": by, "message": message.hex(), "signature": signature, "why": why} for by, signature, why in found
    ]


def _point(number: int) -> str:
    return number.to_bytes(32, "little").hex()
