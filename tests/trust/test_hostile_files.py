"""Files with texts that nobody means well with, hashed and signed as they should be: no command and no
import takes them, each says where and what would be accepted, and nothing reaches the terminal raw."""

import gzip
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kronika.v1 import game_service_pb2 as pb

from domain.kernel.export import ExportRefused, parse
from domain.kernel.log import canonical_json
from domain.kernel.validation import ID, WIDE
from tests.golden.files import HERE, LOGS
from tests.hostile import CONTROLS, HIDDEN, MARKUP, NO_IDS, NOWHERE, PATHS, is_raw
from tests.tools.running import Command
from tests.trust.conftest import Services
from tests.trust.forge import Forger, found, leaves, put
from tests.trust.players import Player
from tests.trust.story import Story
from tools.client.connection import ServiceRefused
from tools.dev import samples
from tools.dev.embedded import Embedded

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


def test_every_number_of_every_event_is_one_that_can_be_told() -> None:
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


def test_a_game_with_a_time_below_0_does_not_fit(story: Story) -> None:
    forger = Forger(story.files["referee"])
    forger.edit(1, options={"reply_limit": -5})
    assert "a time below 0" in str(found(forger.file()))


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


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_command_takes_a_forged_file(story: Story, served: Embedded, tmp_path: Path, data: st.DataObject) -> None:
    version, way = data.draw(places(story))
    text = data.draw(st.one_of(st.sampled_from(NOWHERE), st.sampled_from(NO_IDS)))
    file = tmp_path / "forged.jsonl"
    file.write_bytes(forged(story, version, way, text))
    picture = tmp_path / "forged.jsonl.svg"
    picture.unlink(missing_ok=True)
    before = served.core.log.max_notification_id()
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
        assert served.core.log.max_notification_id() == before
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
    assert ID.said.en in str(refused.value) and str(refused.value).isprintable()
    player.leave()


@pytest.mark.parametrize("text", NOWHERE)
def test_what_a_player_says_is_judged_in_a_file_too(story: Story, text: str) -> None:
    forger = Forger(story.files["referee"])
    for tag, field in (("kronika.seat_taken.v1", "name"), ("kronika.roll_disputed.v1", "reason")):
        (version, *_) = forger.versions(tag)
        (said,) = found(forged(story, version, ("e", field), text))
        assert said.startswith(
            f"line {version + 1} (version {version}) is not a record: public.event.{field} must be 1 to"
        )


@pytest.mark.parametrize("escape", [b"\\ud800", b"\\udfff\\ud800", b"\\u001b"])
def test_half_a_character_is_none(story: Story, escape: bytes) -> None:
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
