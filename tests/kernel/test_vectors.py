"""The published test vectors (tests/golden/chance_vectors.json) are what the code computes from
their inputs, and what `python -m tests.bench vectors` would write."""

import json
from hashlib import sha256, shake_128
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kronika.domain.kernel import signing
from kronika.domain.kernel.chance import Chain, Use, canonical, checkpoints, commitment, numbers, outcome
from kronika.domain.kernel.hashing import genesis, head_of, leaf_of, seal_of
from kronika.domain.kernel.packs import pack_hash
from kronika.domain.kernel.signing import is_key
from kronika.service.ed25519 import verifies
from tests.bench.vectors import vectors

FILE = Path(__file__).parents[1] / "golden" / "chance_vectors.json"
VECTORS: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text())
Vector = dict[str, Any]
raw = bytes.fromhex


def test_the_file_is_what_the_command_writes() -> None:
    assert vectors() == VECTORS


@pytest.mark.parametrize("v", VECTORS["packs"])
def test_pack_hashes(v: Vector) -> None:
    assert pack_hash({path: content.encode() for path, content in v["files"].items()}) == v["hash"]


@pytest.mark.parametrize("v", VECTORS["chains"])
def test_chains(v: Vector) -> None:
    chain = Chain(b"".join(checkpoints(raw(v["seed"]))))
    assert v["links"] == {"0": chain.anchor} | {k: chain.link(int(k)).hex() for k in v["links"] if k != "0"}


@pytest.mark.parametrize("v", VECTORS["commitments"])
def test_commitments(v: Vector) -> None:
    assert commitment(v["seat"], v["game"], v["anchors"], raw(v["entropy"])) == v["commitment"]


@pytest.mark.parametrize("v", VECTORS["bots"])
def test_bots(v: Vector) -> None:
    """What binds a bot, and what decides between its equals."""
    parts = [v["game"], v["seat"], v["bot"], v["version"]]
    fields = b"".join(len(one).to_bytes(4, "big") + one for one in [*map(str.encode, parts), raw(v["seed"])])
    assert sha256(b"\6" + fields).hexdigest() == v["commitment"]
    asked = raw(v["seed"]) + v["prompt"].to_bytes(8, "big") + v["decision"].encode()
    assert int.from_bytes(shake_128(asked).digest(8), "big") >> 11 == int(v["noise"])


@pytest.mark.parametrize("v", VECTORS["outcomes"])
def test_outcomes(v: Vector) -> None:
    use = msgspec.convert(v["use"], Use)
    assert canonical(v["game"], v["pack"], use, v["entropy"]).decode() == v["canonical"]
    assert list(outcome(raw(v["link"]), v["game"], v["pack"], use, v["entropy"])) == v["outcome"]


@pytest.mark.parametrize("v", VECTORS["numbers"])
def test_numbers(v: Vector) -> None:
    found = numbers(raw(v["link"]), v["message"].encode(), int(v["bound"]), len(v["numbers"]))
    assert [str(number) for number in found] == v["numbers"]


@pytest.mark.parametrize("v", VECTORS["seals"])
def test_seals(v: Vector) -> None:
    assert seal_of(raw(v["salt"]), v["content"].encode()).hex() == v["seal"]


@pytest.mark.parametrize("v", VECTORS["leaves"])
def test_leaves(v: Vector) -> None:
    assert leaf_of(v["public"].encode(), [(name, raw(seal)) for name, seal in v["seals"]]).hex() == v["leaf"]


@pytest.mark.parametrize("v", VECTORS["genesis"])
def test_first_heads(v: Vector) -> None:
    assert genesis(v["game"], v["pack"], v["anchors"].items()).hex() == v["head"]


@pytest.mark.parametrize("v", VECTORS["heads"])
def test_heads(v: Vector) -> None:
    assert head_of(raw(v["previous"]), v["version"], raw(v["leaf"])).hex() == v["head"]


MESSAGES = {
    "receipt": lambda v: signing.receipt_message(v["game"], v["version"], raw(v["head"])),
    "decision": lambda v: signing.decision_message(
        v["game"], v["seat"], v["prompt"], v["head"], v["decision"].encode()
    ),
    "commitment": lambda v: signing.commitment_message(v["game"], v["seat"], v["epoch"], v["head"], v["commitment"]),
    "reveal": lambda v: signing.reveal_message(v["game"], v["seat"], v["epoch"], v["head"], v["entropy"]),
    "order": lambda v: signing.order_message(v["game"], v["seat"], v["head"], v["order"].encode()),
    "handover": lambda v: signing.handover_message(v["game"], v["seat"], v["head"], v["name"], v["key"]),
    "succession": lambda v: signing.succession_message(v["older"], v["newer"]),
}


@pytest.mark.parametrize("v", VECTORS["signatures"])
def test_signatures(v: Vector) -> None:
    assert MESSAGES[v["kind"]](v).hex() == v["message"]
    assert verifies(v["public_key"], v["signature"], raw(v["message"]))


@pytest.mark.parametrize("v", VECTORS["keys"])
def test_keys(v: Vector) -> None:
    assert is_key(v["key"]) == v["valid"] == (not v["why"])


@pytest.mark.parametrize("v", VECTORS["refused_signatures"])
def test_refused_signatures(v: Vector) -> None:
    assert not verifies(v["public_key"], v["signature"], raw(v["message"]))
