"""A seal tells nothing without its salt, and no salt can be had but from who holds it."""

import sqlite3
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from kronika.domain.kernel.export import parse
from kronika.domain.kernel.hashing import SALT_BYTES, SEAL, canonical_json, seal_of, tagged
from kronika.domain.kernel.log import Record, SealedPart
from kronika.service import vault
from kronika.service.rpc import games as handlers
from kronika.tools.client import identity
from tests.trust.conftest import Services
from tests.trust.noise import Noise
from tests.trust.players import Pair
from tests.trust.story import Story


def candidates(record: Record, part: SealedPart, cards: list[str]) -> list[bytes]:
    """Everything that a sealed part of Undaunted could hold, given all that will ever be published:
    links too, and signatures."""
    event = msgspec.json.decode(record.public)["event"]
    content = msgspec.json.decode(part.content)
    match event["type"]:
        case "undaunted.card_drawn.v1":
            return [
                canonical_json({"card": card, "index": index, "link": content["link"]})
                for card in cards
                for index in range(event["use"]["size"])
            ]
        case "undaunted.initiative_picked.v1":
            return [canonical_json(card) for card in cards]
        case "kronika.decision_made.v1":
            picks = [{"card": card, "decide": "pick_initiative"} for card in cards]
            return [canonical_json(content | {"decision": pick}) for pick in picks]
    raise AssertionError(f"{event['type']} seals something that is not known here")


def known_secrets(story: Story) -> set[bytes]:
    """Every value of 32 bytes that the other seat or the public ever gets to see, while the game runs:
    anchors, links, entropy, commitments, heads, leaves, seals, holders' keys, opened salts."""
    found = {bytes(SALT_BYTES)}
    for audience in ("german", "public"):
        for record in parse(story.files[audience]).records:
            found.add(record.leaf())
            found |= {part.sealed_as() for part in record.sealed}
            text = bytes(record.public).decode()
            found |= {bytes.fromhex(piece) for piece in text.split('"') if len(piece) == 64 and is_hex(piece)}
    return found


def is_hex(text: str) -> bool:
    return set(text) <= set("0123456789abcdef")


def test_no_seal_can_be_matched_to_any_of_its_possible_contents(story: Story) -> None:
    """The German side knows every content that a seal of the American side may have: without the salt,
    or with any value it knows in its place, none of them gives the seal."""
    whole = parse(story.files["referee"]).records
    setup = msgspec.json.decode(whole[2].public)["event"]["setup"]
    cards = [card["id"] for card in setup["cards"]]
    guesses = known_secrets(story)
    opened = {salt for record in parse(story.files["public"]).records for salt in opened_salts(record)}
    tried = 0
    for record in whole:
        for part in record.sealed:
            if part.audience != "us" or part.salt in opened:
                continue
            contents = candidates(record, part, cards)
            seal = part.sealed_as()
            assert [seal_of(bytes.fromhex(part.salt), c) for c in contents].count(seal) == 1, "the salt tells"
            assert not any(tagged(SEAL, content) == seal for content in contents)
            for salt in sorted(guesses)[:: len(guesses) // 40]:
                assert not any(seal_of(salt, content) == seal for content in contents)
            tried += len(contents)
    assert tried > 1000


def opened_salts(record: Record) -> list[str]:
    return [one["salt"] for one in msgspec.json.decode(record.public).get("opened", ())]


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_shorter_salt_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="a salt has 32 bytes"):
        seal_of(bytes(length), b'"us-fog-of-war"')


def all_parts(data: Path) -> list[SealedPart]:
    """Every sealed part in the log of a service, as it is stored."""
    with sqlite3.connect(data / "log.db") as log:
        bodies = [body for (body,) in log.execute("SELECT CAST(body AS BLOB) FROM events")]
    return [part for body in bodies for part in msgspec.json.decode(body, type=Record).sealed]


def test_every_seal_has_a_salt_of_its_own(serve: Services, tmp_path: Path) -> None:
    """Over three games, with what was taken back."""
    service = serve()
    for number in range(3):
        pair = Pair(service.address, tmp_path / f"wallets-{number}").create().settle()
        pair.play(8, seed=number)
        pair.leave()
    salts = Counter(part.salt for part in all_parts(tmp_path / "data"))
    assert len(salts) > 30
    assert set(salts.values()) == {1}
    assert {len(bytes.fromhex(salt)) for salt in salts} == {SALT_BYTES}


def test_a_salt_follows_from_nothing_that_is_kept(
    serve: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two services with the same key, the same chains and the same entropy, which play the same game to
    the same cards: no salt of the one is one of the other."""
    seeds = {}
    monkeypatch.setattr(handlers, "new_id", lambda *_: "thesamegame2")
    for name in ("one", "other"):
        monkeypatch.setattr(vault, "secrets", Noise("chains"))
        monkeypatch.setattr(identity, "secrets", Noise("entropy"))
        service = serve(data=str(tmp_path / name), secrets_key="11" * 32)
        pair = Pair(service.address, tmp_path / f"wallets of {name}", sign=(False, False)).create().settle()
        pair.play(6)
        pair.leave()
        seeds[name] = service.app.vault.seeds("thesamegame2")
    assert seeds["one"] == seeds["other"]
    one, other = (all_parts(tmp_path / name) for name in ("one", "other"))
    assert [bytes(part.content) for part in one] == [bytes(part.content) for part in other]
    assert not {part.salt for part in one} & {part.salt for part in other}
