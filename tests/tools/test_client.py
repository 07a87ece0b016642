"""The stock client checks each record as it arrives, and says loudly what does not fit."""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kronika.domain.kernel.checking.verifier import Problem
from kronika.service.ed25519 import verifies
from kronika.service.settings import Settings
from kronika.tools.cli.common import first_of
from kronika.tools.client.connection import Connection, NotReached, ServiceRefused
from kronika.tools.client.identity import (
    IdentityRefused,
    Wallet,
    default_folder,
    fingerprint,
    new_identity,
    read_identity,
)
from kronika.tools.client.session import Cheated, Session
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.page.wire import Wire
from tests.service.table import Table
from tests.tools.conftest import Kronika
from tests.tools.running import Command, started
from tests.trust.noise import fixed
from tests.trust.players import Pair, has_roll

Change = Callable[[Any], None]


class Between(Connection):
    """A connection with somebody on the line, who changes what passes."""

    def __init__(self, address: str, token: str, method: str, change: Change) -> None:
        super().__init__(address, token)
        self._method, self._change = method, change

    def games(self, method: str, request: Any) -> Any:
        return self._passed(method, super().games(method, request))

    def stream(self, method: str, request: Any, seconds: float | None = None) -> Any:
        return CallContext(super().stream(method, request, seconds), lambda message: self._passed(method, message))

    def _passed(self, method: str, message: Any) -> Any:
        if method == self._method:
            self._change(message)
        return message


class CallContext:
    """A stream whose messages are changed on the way."""

    def __init__(self, stream: Any, passed: Callable[[Any], Any]) -> None:
        self._stream, self._passed = stream, passed

    def __next__(self) -> Any:
        return self._passed(next(self._stream))

    def cancel(self) -> None:
        self._stream.cancel()


@pytest.fixture(scope="module")
def played(embedded: Embedded, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """A signed game with a roll in it, still running."""
    with fixed("client"):
        pair = Pair(embedded.address, tmp_path_factory.mktemp("wallets")).create().settle()
        pair.play(300, until=has_roll)
        pair.us.look()
        yield pair
        pair.leave()


def watching(pair: Pair, method: str, change: Change, audience: str = "us") -> Session:
    """The game from its beginning, with a change on the way."""
    connection = Between(pair.us.connection.address, pair.us.connection.token, method, change)
    return Session(connection, pair.game, audience)


def at_version(version: int, change: Change) -> Change:
    """A change of one event of a stream."""

    def found(batch: Any) -> None:
        for event in batch.events:
            if event.version == version:
                change(event)

    return found


def version_of(pair: Pair, tag: bytes) -> int:
    return next(at for at, record in enumerate(pair.us.session.records, 1) if tag in bytes(record.public))


def problems(session: Session, up_to: int) -> list[str]:
    with pytest.raises(Cheated) as cheated:
        session.advance(up_to)
    return [str(problem) for problem in cheated.value.problems]


def test_an_honest_service_is_believed(played: Pair) -> None:
    watched = watching(played, "WatchGame", lambda message: None, "public")
    watched.advance(played.us.session.version)
    assert watched.head == played.us.session.head
    assert watched.version == len(watched.records) == played.us.session.version


@pytest.mark.parametrize("tag", [b"dice_rolled", b"counter_moved", b"decision_made", b"prompt_opened", b"seat_taken"])
def test_one_changed_byte_of_any_record_is_noticed(tag: bytes, played: Pair) -> None:
    version = version_of(played, tag)

    def later(event: Any) -> None:
        event.proof.public = event.proof.public.replace(b'"at":"2', b'"at":"3')

    found = problems(watching(played, "WatchGame", at_version(version, later)), played.us.session.version)
    assert any("signed over a head that this log never had" in said or "another head" in said for said in found)


def test_roll_not_from_the_chain_is_noticed_immediately(played: Pair) -> None:
    version = version_of(played, b"dice_rolled")

    def loaded(event: Any) -> None:
        before = event.proof.public
        event.proof.public = before.replace(b'"faces":[', b'"faces":[0,')
        assert event.proof.public != before

    session = watching(played, "WatchGame", at_version(version, loaded))
    assert any(f"version {version}: the chain gives [" in said for said in problems(session, version))


def test_card_not_from_the_chain_is_noticed_immediately(played: Pair) -> None:
    version = next(
        at
        for at, record in enumerate(played.us.session.records, 1)
        if record.sealed and record.sealed[0].is_open and b'"index"' in bytes(record.sealed[0].content)
    )

    def stacked(event: Any) -> None:
        event.proof.sealed[0].content = event.proof.sealed[0].content.replace(b'"index":', b'"index":1')

    session = watching(played, "WatchGame", at_version(version, stacked))
    assert any(f"version {version}: the chain gives [" in said for said in problems(session, version))


def test_a_record_left_out_is_noticed(played: Pair) -> None:
    def censored(batch: Any) -> None:
        if len(batch.events) > 12:
            del batch.events[12]

    assert problems(watching(played, "WatchGame", censored), played.us.session.version)


def test_a_head_that_the_records_do_not_give_is_noticed(played: Pair) -> None:
    def other(batch: Any) -> None:
        batch.head = bytes(32)

    found = problems(watching(played, "WatchGame", other), played.us.session.version)
    assert found[-1].endswith("the service sent another head than the records give")


def test_a_view_that_the_records_do_not_give_is_noticed(played: Pair) -> None:
    def painted(found: Any) -> None:
        found.snapshot.view.undaunted.counters[0].space = "13B"

    session = watching(played, "GetSnapshot", painted)
    session.advance(played.us.session.version)
    with pytest.raises(Cheated, match="the service sent another view than the records give"):
        session.snapshot()


def test_a_receipt_for_another_history_is_noticed(embedded: Embedded, pair: Pair) -> None:
    def other(found: Any) -> None:
        found.answer.receipt.head = bytes(32)

    connection = Between(embedded.address, pair.us.connection.token, "OfferDraw", other)
    session = Session(connection, pair.game, "us", pair.us.wallet)
    session.advance(pair.us.look().version)
    with pytest.raises(Cheated, match="the receipt"):
        session.request("OfferDraw", pb.OfferDrawRequest(game=pair.game, seat="us"))


def test_the_command_says_so_loudly(command: Kronika, played: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    version = version_of(played, b"dice_rolled")
    stream = Connection.stream

    def loaded(event: Any) -> None:
        event.proof.public = event.proof.public.replace(b'"faces":[', b'"faces":[0,')

    def between(self: Connection, method: str, request: Any, seconds: float | None = None) -> Any:
        change = at_version(version, loaded)
        return CallContext(stream(self, method, request, seconds), lambda message: change(message) or message)

    monkeypatch.setattr(Connection, "stream", between)
    ran = command("stranger")("watch", played.game)
    loud, *found = ran.err.splitlines()
    assert ran.code == 3
    assert loud == "THE SERVICE'S RECORDS ARE INCONSISTENT. Keep an export as evidence (kronika export)."
    assert any(said.startswith(f"  version {version}: the chain gives [") for said in found)


def test_first_of_many_mistakes_is_named() -> None:
    problems = [Problem(version, "is wrong") for version in range(1, 24)]
    *named, rest = first_of(problems)
    assert named == [f"version {version}: is wrong" for version in range(1, 21)]
    assert rest == "and 3 more, which may follow from these"


# --- a connection that breaks


def test_watching_goes_on_where_it_was_cut(played: Pair) -> None:
    """Cut after each batch: nothing is told twice, nothing is left out."""
    whole = watching(played, "WatchGame", lambda message: None)
    whole.advance(played.us.session.version)
    told: list[int] = []
    cut = watching(played, "WatchGame", lambda message: None)
    cut.told = lambda event: told.append(event.version)
    while cut.version < whole.version:
        cut.advance()
        cut.close()
    assert sorted(set(told)) == list(range(1, whole.version + 1))
    assert told == sorted(told) and cut.head == whole.head


def test_the_command_goes_on_watching_when_the_service_comes_back(tmp_path: Path, wallets: Path) -> None:
    settings = {"data": str(tmp_path / "data"), "requests_a_second": 100_000}
    with ExitStack() as open_now:
        with Embedded(Settings(port=0, **settings)) as service:
            address = service.address
            pair = Pair(address, wallets).create().settle()
            watching = open_now.enter_context(started("--server", address, "--home", wallets, "watch", pair.game))
            assert watching.stdout is not None and watching.stderr is not None
            lines = [watching.stdout.readline() for _ in range(12)]
            pair.leave()
        assert "Trying again" in watching.stderr.readline()
        with Embedded(Settings(port=int(address.rpartition(":")[2]), **settings)):
            pair = Pair(address, wallets).come_back(pair.game).close()
            lines += watching.stdout.readlines()
            assert watching.wait(300) == 0
            pair.leave()
    versions = [int(line.split()[0]) for line in lines]
    assert versions == sorted(set(versions)) and lines[-1].endswith("The game is closed.\n")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "No service answers at 127.0.0.1:1."), ("cs", "Na adrese 127.0.0.1:1 žádná služba neodpovídá.")],
)
def test_unreachable_address_is_reported(language: str, said: str) -> None:
    with pytest.raises(NotReached, match=re.escape(said)):
        Connection("127.0.0.1:1", language=language).games("GetGame", pb.GetGameRequest(game="g"))


def test_a_refusal_says_what_would_be_accepted_unless_its_sentence_does(pair: Pair) -> None:
    with pytest.raises(ServiceRefused, match=r"Seat us is held by Us\. Accepted would be: [^,]*$") as refused:
        pair.german.connection.games("TakeSeat", pb.TakeSeatRequest(game=_empty(pair), seat="us", name="Ben"))
    assert refused.value.accepted == ("german",)
    said = r"There is no pack 'x'\. Choose from normandy, .*, tankduel \(`kronika packs` lists all\)\.$"
    with pytest.raises(ServiceRefused, match=said):
        pair.us.connection.games("CreateGame", pb.CreateGameRequest(pack="x", scenario="1"))


def test_a_refused_decision_names_twelve_others_and_where_all_are_listed() -> None:
    names = tuple(f"move {number}" for number in range(15))
    said = Connection("127.0.0.1:1")._with_accepted("AGAINST_THE_RULES", "No.", names)
    assert said == f"No. Accepted would be, among others: {', '.join(names[:12])}. GetSnapshot lists all."


def _empty(pair: Pair) -> str:
    """A game in which only the first seat is taken."""
    game: str = pair.us.connection.games("CreateGame", pb.CreateGameRequest(pack="normandy", scenario="1")).game.game
    pair.us.connection.games("TakeSeat", pb.TakeSeatRequest(game=game, seat="us", name="Us"))
    return game


# --- wallets


def test_an_identity_is_made_on_first_use_and_for_its_owner_alone(tmp_path: Path) -> None:
    wallet = Wallet(tmp_path, "anna")
    identity = wallet.identity()
    assert Wallet(tmp_path, "anna").identity() == identity != Wallet(tmp_path, "ben").identity()
    assert (wallet.path.stat().st_mode & 0o777, wallet.path.parent.stat().st_mode & 0o777) == (0o600, 0o700)


@pytest.mark.slow
def test_a_connection_that_is_dead_but_not_closed_is_noticed_and_taken_up_where_it_was(embedded: Embedded) -> None:
    table = Table(embedded.address)
    table.us.take()
    with Wire() as wire:
        wire.leads_to(embedded.address)
        session = Session(Connection(wire.address), table.game)
        session.catch_up()
        wire.forget()
        table.german.take()
        with pytest.raises(NotReached):
            session.advance()
        session.advance(table.now().version)
        assert len(session.records) == session.version == table.now().version
        session.close()


def test_a_connection_that_never_answers_is_replaced(embedded: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.tools.client.connection.SECONDS", 1.0)
    monkeypatch.setattr("kronika.tools.client.session.WATCH_SECONDS", 1.0)
    table = Table(embedded.address)
    with Wire() as wire:
        wire.leads_to(embedded.address)
        session = Session(Connection(wire.address), table.game)
        session.catch_up()
        wire.forget()
        table.us.take()
        session.advance(table.now().version)
        assert len(session.records) == session.version == table.now().version
        session.close()


def test_watching_a_quiet_game_goes_on_in_a_new_call(embedded: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.tools.client.session.WATCH_SECONDS", 0.2)
    table = Table(embedded.address)
    session = Session(Connection(embedded.address), table.game)
    session.catch_up()
    later = threading.Timer(1.0, table.us.take)
    later.start()
    session.advance()
    later.join()
    assert session.version == table.now().version
    session.close()


def test_an_identity_is_carried_to_another_profile(tmp_path: Path) -> None:
    command = Command("--home", tmp_path / "home", "--profile", "anna")
    file = tmp_path / "anna.json"
    shown = command.does("key", "show")
    command.does("key", "export", file)
    assert file.stat().st_mode & 0o777 == 0o600
    other = Command("--home", tmp_path / "home", "--profile", "laptop")
    assert other.does("key", "import", file) == other.does("key", "show") == shown
    file.write_bytes(msgspec.json.encode(new_identity("new")))
    assert other.does("key", "import", file, "--replace") == other.does("key", "show") != shown


def test_a_signature_is_by_the_key_that_is_shown(tmp_path: Path) -> None:
    identity = Wallet(tmp_path, "anna").identity()
    assert verifies(identity.public_key, identity.sign(b"move"), b"move")
    assert not verifies(identity.public_key, identity.sign(b"move"), b"stay")
    assert re.fullmatch(r"([0-9a-f]{4}-){4}[0-9a-f]{4}", fingerprint(identity.public_key))


@pytest.mark.parametrize("token", ["", "zz" * 32, "00" * 31])
def test_identity_with_a_malformed_token_is_refused(token: str, tmp_path: Path) -> None:
    file = tmp_path / "identity.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(new_identity("anna"), token=token)))
    with pytest.raises(IdentityRefused, match="contains no identity"):
        read_identity(file)


def test_the_folder_of_identities_is_where_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("KRONIKA_HOME", str(tmp_path / "a"))
    assert default_folder() == tmp_path / "a"
    monkeypatch.delenv("KRONIKA_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "b"))
    assert default_folder() == tmp_path / "b" / "kronika"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "c"))
    assert default_folder() == tmp_path / "c" / ".local" / "share" / "kronika"
