"""What a hostile record breaks is told in words, whichever way it comes: in a file, or live from a service."""

import msgspec
import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.verifier import Verifier, verify
from kronika.domain.kernel.export import Export, parse
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.log import Record
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.library.offline import OfflineGame
from kronika.library.policies import RandomPolicy
from kronika.service.ed25519 import verifies
from kronika.service.packs import load_packs

NOTHING_FOLLOWS = "it does not follow from the events before it"


@pytest.fixture(scope="module")
def export() -> Export:
    game = OfflineGame(load_packs()["normandy"], "1", "unreadable")
    game.play({seat: RandomPolicy(1) for seat in game.position.ledger.seats}, 6)
    return parse(game.export())


@pytest.fixture(scope="module")
def records(export: Export) -> list[Record]:
    return list(export.records)


def told(records: list[Record]) -> list[str]:
    """What is found, one record after the other."""
    verifier = Verifier(SYSTEMS, CODECS, REFEREE, verifies)
    return [str(problem) for record in records for problem in verifier.feed(record)]


def first(records: list[Record], tag: str) -> int:
    """The version of the first event of a kind."""
    events = [msgspec.json.decode(record.public)["event"] for record in records]
    return next(version for version, event in enumerate(events, 1) if event["type"] == tag)


def edited(records: list[Record], version: int, **changes: object) -> list[Record]:
    public = msgspec.json.decode(records[version - 1].public)
    public["event"] |= changes
    return with_public(records, version, canonical_json(public))


def with_public(records: list[Record], version: int, public: bytes) -> list[Record]:
    changed = list(records)
    changed[version - 1] = replace(changed[version - 1], public=msgspec.Raw(public))
    return changed


def test_good_records_are_read(records: list[Record]) -> None:
    assert told(records) == []


@pytest.mark.parametrize("version", [1, 2, 5])
def test_a_live_record_that_is_not_utf_8(records: list[Record], version: int) -> None:
    """A file with one is refused before; a service tells records as bytes."""
    broken = bytes(records[version - 1].public).replace(b'"at":"', b'"at":"\xff', 1)
    assert f"version {version}: cannot be read: it is not UTF-8" in told(with_public(records, version, broken))


def test_live_record_that_is_not_json_is_refused(records: list[Record]) -> None:
    said = told(with_public(records, 5, b"-"))
    assert "version 5: cannot be read: it is not JSON: invalid number (byte 1)" in said


def test_a_live_record_with_brackets_without_end(records: list[Record]) -> None:
    said = told(with_public(records, 2, b'{"at":' + b"[" * 100_000))
    assert "version 2: cannot be read: its brackets are nested too deeply" in said


def test_a_record_that_names_what_is_not_in_the_game(records: list[Record]) -> None:
    version = first(records, "undaunted.card_drawn.v1")
    said = told(edited(records, version, side="bishop"))
    assert f"version {version}: cannot be read: it names bishop, which the game does not have" in said


def test_a_record_with_a_value_of_another_type(records: list[Record]) -> None:
    version = first(records, "undaunted.card_drawn.v1")
    said = told(edited(records, version, use=5))
    assert f"version {version}: cannot be read: event.use: expected object, got int" in said


def test_a_record_that_takes_away_what_is_not_there(records: list[Record]) -> None:
    """The interpreter's own words for that are not told."""
    setup = msgspec.json.decode(records[2].public)["event"]["setup"]
    setup["sides"][0]["deck"][0] = "french"
    said = told(edited(records, 3, setup=setup))
    assert any(one.endswith(f"cannot be read: {NOTHING_FOLLOWS}") for one in said)
    assert not any("list.remove" in one for one in said)


def test_a_game_of_a_system_that_there_is_not(records: list[Record]) -> None:
    said = told(edited(records, 1, system="chess"))
    assert said == [
        f"version 1: cannot be read: the first event of a log creates a game of {', '.join(SYSTEMS)}",
    ]


def test_where_no_head_can_be_computed_none_is_shown(export: Export, records: list[Record]) -> None:
    found = verify(Export(tuple(edited(records, 1, system="chess")), export.receipt), SYSTEMS, CODECS, verifies)
    (said,) = [str(one) for one in found.problems if "the receipt is for" in str(one)]
    assert said == (
        f"the receipt is for version {len(records)} with head {export.receipt.head[:16]}…, the records end at "
        f"version {len(records)} where there is no head"
    )


def test_findings_are_given_in_czech(export: Export, records: list[Record]) -> None:
    broken = bytes(records[4].public).replace(b'"at":"', b'"at":"\xff', 1)
    damaged = tuple(with_public(records, 5, broken))
    found = verify(Export(damaged, replace(export.receipt, version=1)), SYSTEMS, CODECS, verifies)
    said = [text(problem.whole, "cs") for problem in found.problems]
    assert said[0] == "verze 5: záznam nelze přečíst: text není v UTF-8"
    assert "podpis potvrzení neodpovídá jeho klíči" in said
    assert any(one.startswith("potvrzení je k verzi 1 s hlavou ") for one in said)
