"""A client names the contract that it is made from: one that the service does not know is told so."""

import json

import pytest

from kronika.service.version import CONTRACT, KNOWN_CONTRACTS
from kronika.tools.client.connection import Connection
from kronika.tools.dev import proto
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import refusal
from tests.service.test_contract import ROOT


def naming(service: Embedded, contract: str, language: str = "") -> Client:
    return Client(service.address, language=language, metadata=(("contract", contract),))


def test_a_contract_that_the_service_speaks_is_understood(service: Embedded) -> None:
    released = json.loads((ROOT / proto.CONTRACTS).read_text())["released"]
    for contract in (CONTRACT, *released):
        assert naming(service, contract)("ListSystems").systems
    assert {CONTRACT, *released} == KNOWN_CONTRACTS


def test_caller_that_names_none_is_not_asked(service: Embedded) -> None:
    assert Client(service.address)("GetService").contract.hex() == CONTRACT


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Your client uses contract"), ("cs", "Váš klient používá kontrakt")]
)
def test_an_unknown_one_gets_a_sentence_that_says_whats_to_do(service: Embedded, language: str, said: str) -> None:
    refused = refusal(lambda: naming(service, "ab" * 32, language)("ListSystems"))
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "CONTRACT_UNKNOWN")
    assert said in refused.said and CONTRACT[:12] in refused.said and "abababababab" in refused.said
    assert refused.metadata["contract"] == CONTRACT


@pytest.mark.parametrize("contract", ["x", "AB" * 32, "00" * 33])
def test_malformed_hash_is_refused(service: Embedded, contract: str) -> None:
    refused = refusal(lambda: naming(service, contract)("ListSystems"))
    assert (refused.code, refused.fields) == ("INVALID_ARGUMENT", ["contract"])


def test_a_stream_is_refused_as_a_call_is(service: Embedded) -> None:
    stream = naming(service, "ab" * 32).stream("WatchGames", games=[{"game": "abcdefghjkmn"}])
    assert refusal(lambda: next(stream)).reason == "CONTRACT_UNKNOWN"


def test_bundled_client_names_its_own(service: Embedded) -> None:
    assert ("contract", CONTRACT) in Connection(service.address)._metadata
