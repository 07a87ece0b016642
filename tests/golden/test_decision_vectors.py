"""There is a signed vector of every kind of decision, and each is what the code makes of its message."""

import json
from typing import Any, get_args

import msgspec
import pytest
from google.protobuf.json_format import ParseDict

from kronika.domain.kernel import signing
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.systems import SYSTEMS
from kronika.domain.undaunted.acts import Act
from kronika.service.convert import from_decision
from kronika.service.ed25519 import verifies
from kronika.v1 import system_pb2
from tests.bench.vectors import decision_vectors
from tests.golden.files import HERE

VECTORS: dict[str, Any] = json.loads((HERE / "decision_vectors.json").read_text())


def tags(kinds: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(kinds)}


def written(system: str) -> list[dict[str, Any]]:
    return [json.loads(one["canonical"]) for one in VECTORS["decisions"] if one["system"] == system]


def test_file_equals_its_regenerated_content() -> None:
    """In whatever order: that of the kinds of a union follows the modules in which they stand."""
    anew = decision_vectors()
    assert {**anew, "decisions": ()} == {**VECTORS, "decisions": ()}
    found, held = (sorted((one["system"], one["canonical"]) for one in each["decisions"]) for each in (anew, VECTORS))
    assert found == held


def test_every_system_has_decisions_here() -> None:
    assert {one["system"] for one in VECTORS["decisions"]} == set(SYSTEMS)


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_kind_of_decision_is_forgotten(system: str) -> None:
    assert {one["decide"] for one in written(system)} == tags(SYSTEMS[system].decision)


@pytest.mark.parametrize("decide", ["play", "perform"])
def test_no_act_is_forgotten(decide: str) -> None:
    acts = {one["act"]["act"] for one in written("undaunted") if one["decide"] == decide}
    assert acts == tags(Act)


@pytest.mark.parametrize("one", VECTORS["decisions"], ids=lambda one: one["canonical"])
def test_a_signature_is_over_what_the_message_says(one: dict[str, Any]) -> None:
    sent = ParseDict(one["decision"], system_pb2.Decision())
    assert sent == system_pb2.Decision.FromString(bytes.fromhex(one["protobuf"]))
    decision = canonical_json(from_decision(one["system"], sent))
    assert decision == one["canonical"].encode()
    assert msgspec.json.decode(decision, type=SYSTEMS[one["system"]].decision) == from_decision(one["system"], sent)
    message = signing.decision_message(one["game"], one["seat"], one["prompt"], one["head"], decision)
    assert message.hex() == one["message"]
    assert verifies(VECTORS["public_key"], one["signature"], message)
