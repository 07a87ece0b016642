"""Files with texts that nobody means well with, hashed and signed as they should be: no command and no
import takes them, each says where and what would be accepted, and nothing reaches the terminal raw."""

import gzip
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from kronika.domain.kernel import catalogue
from kronika.domain.kernel.export import ExportRefused, parse
from kronika.domain.kernel.formats import ID, WIDE
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.words import REFEREE
from kronika.tools.client.connection import ServiceRefused
from kronika.v1 import game_service_pb2 as pb
from tests.bench import samples
from tests.embedded import Embedded
from tests.examples import examples
from tests.golden.files import HERE, LOGS
from tests.hostile import CONTROLS, HIDDEN, MARKUP, NO_IDS, NOWHERE, PATHS, is_raw
from tests.tools.running import Command
from tests.trust.conftest import Services
from tests.trust.forge import Forger, found, leaves, put
from tests.trust.players import Player
from tests.trust.story import Story

SAMPLES = HERE / "samples.jsonl"

COMMANDS = (
    ("verify", "{}"),
    ("audit", "{}"),
    ("board", "{}"),
    ("board", "{}", "--svg", "{}.svg"),
    ("replay", "{}", "--all"),
    ("rolls", "{}"),
    ("timeline", "{}"),
    ("import", "{}"),
    ("verify", "nowhere", "--receipt", "{}"),
    ("key", "import", "{}"),
)
"""Every command that a file can be given to."""


def texts(row: Any) -> Iterator[tuple[str | int, ...]]:
    """The way to every text in a line of a file."""
    return (way for way, value in leaves(row) if isinstance(value, str))


def with_text(data: bytes, line: int, way: tuple[str | int, ...], text: str) -> bytes:
    rows = data.splitlines()
    rows[line] = canonical_json(put(msgspec.json.decode(rows[line]), way, text))
    return b"\n".join(rows) + b"\n"


def numbers(row: Any) -> Iterator[tuple[str | int, ...]]:
    """The way to every number in a line of a file."""
    return (way for way, value in leaves(row) if isinstance(value, int) and not isinstance(value, bool))


def kinds_of(ways_to: Callable[[Any], Iterator[tuple[str | int, ...]]]) -> list[tuple[bytes, tuple[str | int, ...]]]:
    """A record of each kind that any release has written, and the way to each kind of text or number in it."""
    some: dict[tuple[Any, ...], tuple[bytes, tuple[str | int, ...]]] = {}
    for sample in samples.read(SAMPLES):
        told = msgspec.json.decode(sample.body)
        for way in ways_to(told):
            fields = tuple(step for step in way if isinstance(step, str))
            some.setdefault((told["public"]["event"]["type"], fields[-3:]), (canonical_json(told), way))
    return list(some.values())


@pytest.mark.slow
def test_every_text_of_every_event_is_judged() -> None:
    """In files of every release: what is shown to people, and what only counts."""
    header, closing = b'{"format":"kronika.export.v1"}\n', parse_end()
    some = itertools.cycle(NOWHERE)
    judged = 0
    for row, way in kinds_of(texts):
        for text in itertools.islice(some, 3):
            forged = canonical_json(put(msgspec.json.decode(row), way, text))
            with pytest.raises(ExportRefused) as refused:
                parse(header + forged + b"\n" + row + b"\n" + closing)
            said = str(refused.value)
            assert said.startswith("line 2 (version 1) is not a record: "), way
            assert said.isprintable()
            judged += 1
    assert judged > 500


@pytest.mark.slow
def test_every_number_of_every_event_can_be_encoded() -> None:
    """The contract has 32 bits for it; more than that made the lists of all games fail."""
    header, closing = b'{"format":"kronika.export.v1"}\n', parse_end()
    judged = 0
    for row, way in kinds_of(numbers):
        for number in (2**31, -(2**31), 2**62):
            forged = canonical_json(put(msgspec.json.decode(row), way, number))
            if way[-1] not in WIDE:
                with pytest.raises(ExportRefused, match=r"line 2 \(version 1\) is not a record: "):
                    parse(header + forged + b"\n" + row + b"\n" + closing)
                judged += 1
    assert judged > 100


@pytest.mark.parametrize(
    "changes",
    [{"creator": "ab"}, {"creator": "ab" * 31}, {"pack": {"hash": "ab", "name": "normandy", "version": "1"}}],
)
def test_hex_has_the_length_that_its_field_wants(story: Story, changes: dict[str, Any]) -> None:
    forger = Forger(story.files["referee"])
    forger.edit(1, **changes)
    assert "lower-case hex digits" in str(found(forger.file()))


def test_a_game_with_a_time_below_0_does_not_fit(story: Story) -> None:
    forger = Forger(story.files["referee"])
    forger.edit(1, options={"reply_limit": -5})
    assert "a time below 0" in str(found(forger.file()))


GOLDEN = {
    "decision_made": "v0.1/normandy-save-initiative",
    "initiative_picked": "v0.1/normandy-save-initiative",
    "card_drawn": "v0.1/normandy-save-initiative",
    "zones_inherited": "v0.1/normandy-fork",
    "undaunted.card_lost": "v0.2/stalingrad-save-barrage",
    "prompt_opened": "v0.4/tankduel-save-building",
    "chosen": "v0.4/tankduel-save-building",
    "initiative_laid": "v0.4/tankduel-save-picking",
    "tankduel.card_drawn": "v0.4/tankduel-save-picking",
    "card_flipped": "v0.4/tankduel-save-discarding",
    "card_revealed": "v0.4/tankduel-save-hatching",
    "reveal_over": "v0.4/tankduel-save-hatching",
    "revealed_used": "v0.4/tankduel-save-arming",
    "card_dropped": "v0.4/tankduel-m1-resigned",
    "action_laid": "v0.4/tankduel-m1-resigned",
    "tankduel.card_lost": "v0.4/tankduel-save-rallying",
    "card_given": "v0.4/tankduel-save-robbing",
    "card_stolen": "v0.4/tankduel-save-locating",
    "noretreat.card_drawn": "v0.4/russian_front-save-keeping",
    "card_laid": "v0.4/russian_front-save-keeping",
    "noretreat.card_lost": "v0.4/russian_front-save-ground",
}
"""By the tag of an event, short where that is clear, a small log that has one."""


def golden(tag: str) -> tuple[Forger, int]:
    """A log that has an event of this kind, and where."""
    forger = Forger(gzip.decompress((HERE / f"{GOLDEN[tag]}.jsonl.gz").read_bytes()))
    return forger, next(
        version
        for version in range(1, len(forger.records) + 1)
        if f".{forger.event(version)['type']}".endswith(f".{tag}.v1")
        and (tag != "reveal_over" or "bid" in forger.event(version))
        and (tag not in ("decision_made", "prompt_opened") or "secret" in forger.event(version))
    )


def readdressed(tag: str, field: str, at: int = 0) -> list[str]:
    """What is wrong once a sealed part of an event is another seat's, or where there is none for it, the referee's."""
    forger, version = golden(tag)
    record, event = forger.records[version - 1], forger.event(version)
    parts = list(record.sealed)
    seats = [*forger.event(1)["seats"], REFEREE]
    owner = next(seat for seat in seats if all(part.audience != seat for part in parts))
    parts[at] = msgspec.structs.replace(parts[at], audience=owner)
    told = event[field]
    forger.edit(version, **{field: {"audience": owner} if isinstance(told, dict) else [{"audience": owner}, *told[1:]]})
    forger.records[version - 1] = msgspec.structs.replace(forger.records[version - 1], sealed=tuple(parts))
    return [said for said in found(forger.file()) if said.startswith(f"version {version}: ")]


@pytest.mark.parametrize(
    "tag",
    [
        "decision_made",
        "prompt_opened",
        "card_drawn",
        "initiative_picked",
        "zones_inherited",
        "undaunted.card_lost",
        "chosen",
        "initiative_laid",
        "tankduel.card_drawn",
        "card_dropped",
        "tankduel.card_lost",
        "card_stolen",
        "noretreat.card_drawn",
        "noretreat.card_lost",
    ],
)
def test_secrets_are_sealed_for_the_seat_concerned(tag: str) -> None:
    assert any("seals for" in said for said in readdressed(tag, "secret"))


@pytest.mark.parametrize(
    ("tag", "at"), [("card_flipped", 0), ("card_revealed", 0), ("tankduel.card_drawn", 1), ("noretreat.card_drawn", 1)]
)
def test_the_proof_of_a_draw_from_a_shared_deck_is_sealed_for_the_referee(tag: str, at: int) -> None:
    assert any("what waits for the closing" in said for said in readdressed(tag, "proof", at))


def test_card_that_changes_hands_is_sent_to_the_two_seats_only() -> None:
    assert any("shows" in said for said in readdressed("card_stolen", "gain", 1))
    assert any("tells others" in said for said in readdressed("card_given", "told"))


@pytest.mark.parametrize("tag", ["action_laid", "card_laid"])
def test_a_card_shown_is_said_to_be_shown(tag: str) -> None:
    """Otherwise a free undo could take it back."""
    forger, version = golden(tag)
    forger.edit(version, shows=False)
    assert any(said.startswith(f"version {version}: says that nobody got to see") for said in found(forger.file()))


@pytest.mark.parametrize(("tag", "field"), [("revealed_used", "card"), ("reveal_over", "bid")])
def test_used_card_of_robata_is_in_its_row(tag: str, field: str) -> None:
    forger, version = golden(tag)
    forger.edit(version, **{field: next(n for n in range(1, 99) if n != forger.event(version)[field])})
    assert any("where it does not lie" in said for said in found(forger.file()))


def parse_end() -> bytes:
    """The last line of some file."""
    return gzip.decompress(LOGS[0].read_bytes()).splitlines()[-1] + b"\n"


def events_with(forger: Forger) -> list[tuple[int, tuple[str | int, ...]]]:
    """(version, way) of every text in the events of a log."""
    return [
        (version, way) for version in range(1, len(forger.records) + 1) for way in texts({"e": forger.event(version)})
    ]


def forged(story: Story, version: int, way: tuple[str | int, ...], text: str) -> bytes:
    """The story with one text replaced, hashed and signed anew as far as that can be."""
    forger = Forger(story.files["referee"])
    changed = put({"e": forger.event(version)}, way, text)["e"]
    forger.edit(version, **changed)
    try:
        return forger.file()
    except (ValueError, LookupError):  # what is not hex has no hash
        return with_text(story.files["referee"], version, ("public", "event", *way[1:]), text)


@st.composite
def places(draw: st.DrawFn, story: Story) -> tuple[int, tuple[str | int, ...]]:
    forger = Forger(story.files["referee"])
    return draw(st.sampled_from(events_with(forger)))


@examples(25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_command_takes_a_forged_file(story: Story, served: Embedded, tmp_path: Path, data: st.DataObject) -> None:
    version, way = data.draw(places(story))
    text = data.draw(st.one_of(st.sampled_from(NOWHERE), st.sampled_from(NO_IDS)))
    file = tmp_path / "forged.jsonl"
    file.write_bytes(forged(story, version, way, text))
    picture = tmp_path / "forged.jsonl.svg"
    picture.unlink(missing_ok=True)
    before = served.app.log.max_notification_id()
    kronika = Command("--server", served.address, "--home", tmp_path / "wallets")
    for command in COMMANDS:
        ran = kronika(*(word.format(file) for word in command))
        assert not is_raw(ran.out) and not is_raw(ran.err)
        assert "Traceback" not in ran.err
        if text in NOWHERE:
            assert ran.code in (1, 2), (command, ran)
    if text in NOWHERE:
        said = kronika("verify", file).err
        assert f"line {version + 1} (version {version}) is not a record" in said and " must be " in said
        assert served.app.log.max_notification_id() == before
        assert not picture.exists()
    assert {path.name for path in tmp_path.iterdir()} <= {"forged.jsonl", "forged.jsonl.svg", "wallets"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """One service for all: what it refuses changes nothing in it."""
    services = Services(tmp_path_factory.mktemp("served"))
    yield services(imports_an_hour=1_000_000, import_bytes_an_hour=1_000_000_000)
    services.stop()


@pytest.mark.parametrize("text", [*CONTROLS, *HIDDEN, *PATHS, *MARKUP])
def test_no_id_of_a_game_leads_anywhere(story: Story, served: Embedded, tmp_path: Path, text: str) -> None:
    """Today a game called `../../x` is imported, and its export is written outside the folder."""
    player = Player(served.address, tmp_path / "wallets", "us")
    file = forged(story, 1, ("e", "game"), text)
    with pytest.raises(ServiceRefused) as refused:
        player.connection.games("ImportGame", iter([pb.ImportGameRequest(chunk=file)]))
    assert refused.value.reason == "TAMPERED"
    assert catalogue.text(ID.said, "en") in str(refused.value) and str(refused.value).isprintable()
    player.leave()


@pytest.mark.parametrize("text", NOWHERE)
def test_player_statements_in_a_file_are_checked_too(story: Story, text: str) -> None:
    forger = Forger(story.files["referee"])
    for tag, field in (("kronika.seat_taken.v1", "name"), ("kronika.roll_disputed.v1", "reason")):
        (version, *_) = forger.versions(tag)
        (said,) = found(forged(story, version, ("e", field), text))
        assert said.startswith(
            f"line {version + 1} (version {version}) is not a record: public.event.{field} must be 1 to"
        )


@pytest.mark.parametrize("escape", [b"\\ud800", b"\\udfff\\ud800", b"\\u001b"])
def test_half_a_character_is_refused(story: Story, escape: bytes) -> None:
    data = story.files["referee"].replace(b'"name":"Us"', b'"name":"' + escape + b'"', 1)
    assert data != story.files["referee"]
    (said,) = found(data)
    assert "is not a record" in said


@pytest.mark.parametrize("text", [*CONTROLS, *HIDDEN, "", "ab"])
def test_a_receipt_is_judged_too(story: Story, served: Embedded, tmp_path: Path, text: str) -> None:
    receipt = msgspec.json.decode(story.files["referee"].splitlines()[-1])
    kronika = Command("--server", served.address, "--home", tmp_path / "wallets")
    file = tmp_path / "game.jsonl"
    file.write_bytes(story.files["referee"])
    for field in ("game", "head", "key", "signature"):
        if field == "game" and text == "ab":
            continue
        kept = tmp_path / "receipt.json"
        kept.write_bytes(msgspec.json.encode(receipt | {field: text}))
        ran = kronika("verify", file, "--receipt", kept)
        assert ran.code == 1 and "this is not a receipt" in ran.err and not is_raw(ran.err)


@pytest.mark.parametrize("name", [*CONTROLS, *HIDDEN, "x" * 41])
def test_an_identity_is_judged_too(story: Story, tmp_path: Path, name: str) -> None:
    identity = {"name": name, "token": "a" * 64, "secret_key": "b" * 64}
    file = tmp_path / "identity.json"
    file.write_bytes(msgspec.json.encode(identity))
    ran = Command("--home", tmp_path / "wallets")("key", "import", file)
    assert ran.code == 1 and "must be 1 to 40 visible characters" in ran.err and not is_raw(ran.err)
    assert not (tmp_path / "wallets").exists()
