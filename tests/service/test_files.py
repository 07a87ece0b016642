"""Games as files: export, import, forks."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given
from hypothesis import strategies as st

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.ed25519 import verifies
from kronika.service.settings import Settings
from kronika.v1 import game_pb2, game_service_pb2
from tests.embedded import Embedded
from tests.examples import examples
from tests.service import over_http
from tests.service.client import Client, word
from tests.service.table import Seat, Table, kinds, refusal


def export(client: Client, game: str, audience: str = "") -> bytes:
    return b"".join(m.chunk for m in client.stream("ExportGame", game=game, audience=audience))


def import_file(client: Client, data: bytes, copy: bool = False, piece: int = 50_000) -> Any:
    def pieces() -> Iterator[Any]:
        for at in range(0, len(data), piece):
            yield game_service_pb2.ImportGameRequest(chunk=data[at : at + piece], copy=copy)

    return client.send("ImportGame", pieces()).game


def is_sound(data: bytes) -> bool:
    return verify(parse(data), SYSTEMS, CODECS, verifies).ok


@pytest.fixture(scope="module")
def closed(service: Embedded) -> Table:
    table = Table(service.address).started()
    table.play(seed=1, most=15)
    return table.closed()


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """Another service."""
    data = str(tmp_path_factory.mktemp("elsewhere"))
    with Embedded(Settings(data=data, port=0, requests_a_second=100_000)) as other:
        yield other


# --- many


def exported(client: Client, **filters: Any) -> tuple[dict[str, bytes], dict[str, str]]:
    """The files of the games of a list, and the tokens after each."""
    files: dict[str, bytes] = {}
    after = {}
    for piece in client.stream("ExportGames", games=filters):
        files[piece.game] = files.get(piece.game, b"") + piece.chunk
        if not piece.chunk:
            after[piece.game] = piece.next_page_token
    return files, after


@pytest.fixture(scope="module")
def several(elsewhere: Embedded) -> list[Table]:
    """Three games of one player, the last one closed, among those of others."""
    client = Client(elsewhere.address)
    tables = [Table(elsewhere.address, clients=[client, Client(elsewhere.address)]).started() for _ in range(3)]
    tables[-1].play(seed=1, most=15)
    tables[-1].closed()
    Table(elsewhere.address, private=True, clients=[client, Client(elsewhere.address)]).started()
    Table(elsewhere.address).started()
    return tables


def test_the_games_of_a_list_are_exported_as_each_alone(several: list[Table]) -> None:
    mine = several[0].us.client
    files, after = exported(mine, mine=True)
    assert len(files) == 4 and all(map(is_sound, files.values()))
    for table in several:
        audience = "referee" if table is several[-1] else "public"
        assert files[table.game] == export(mine, table.game, audience)
    assert [*after] == [*files] == [one.game for one in mine("ListGames", mine=True).games]
    assert not after[[*after][-1]]
    stranger, _ = exported(Client(several[0].address), pack="normandy")
    assert {*stranger} == {one.game for one in Client(several[0].address)("ListGames").games}


def test_an_export_goes_on_behind_the_last_whole_file(several: list[Table]) -> None:
    mine = several[0].us.client
    files, after = exported(mine, mine=True, page_size=2)
    assert len(files) == 2
    rest, _ = exported(mine, mine=True, page_token=[*after.values()][-1])
    assert len(rest) == 2 and not {*rest} & {*files}


@pytest.mark.parametrize(("filters", "field"), [({"phase": 99}, "games.phase"), ({"page_size": -1}, "games.page_size")])
def test_an_export_of_a_list_that_cannot_be_names_the_field(
    service: Embedded, filters: dict[str, Any], field: str
) -> None:
    refused = refusal(lambda: next(Client(service.address).stream("ExportGames", games=filters)))
    assert refused.reason == "MALFORMED" and refused.fields == [field]


def test_an_export_waits_where_the_quota_of_calls_is_used_up(embedded: Callable[..., Embedded]) -> None:
    service = embedded(requests_a_second=25)
    tables = [Table(service.address).started() for _ in range(2)]
    files, _ = exported(Client(service.address))
    assert {*files} == {table.game for table in tables}


# --- in one message


@pytest.mark.parametrize("copy", [False, True])
def test_a_whole_file_in_one_message_is_imported_as_in_pieces(
    closed: Table, embedded: Callable[..., Embedded], copy: bool
) -> None:
    data = export(closed.spectator, closed.game, "referee")
    found = Client(embedded().address)("ImportGameFile", file=data, copy=copy).game
    assert (found.game == closed.game) is not copy
    assert found.imported.key if not copy else word(found.origin, "kind") == "copy"


def test_a_browser_imports_and_replays_a_file_by_unary_calls(closed: Table, embedded: Callable[..., Embedded]) -> None:
    data = export(closed.spectator, closed.game, "referee")
    browser = over_http.Client(embedded().page, "proto")
    replayed = browser("ReplayGameFile", file=data, audience="us", page_size=3, after=2).replay
    asked = iter([game_service_pb2.ReplayFileRequest(chunk=data, audience="us", page_size=3, after=2)])
    assert replayed == closed.spectator.send("ReplayFile", asked) and len(replayed.steps) == 3
    assert browser("ImportGameFile", file=data).game.game == closed.game


def test_single_message_that_is_not_an_export_is_refused_like_one_in_pieces(closed: Table) -> None:
    in_pieces = refusal(lambda: import_file(closed.us.client, b"nonsense"))
    whole = refusal(lambda: closed.us.client("ImportGameFile", file=b"nonsense"))
    assert (whole.reason, whole.said) == (in_pieces.reason, in_pieces.said) and whole.reason == "TAMPERED"


@pytest.mark.parametrize(
    ("wrapped", "said"),
    [
        (gzip.compress, "compressed with gzip; unpack it first"),
        (lambda data: b"\xef\xbb\xbf" + data, "begins with a byte order mark"),
        (lambda data: data.decode().encode("utf-16"), "is in UTF-16"),
    ],
)
def test_compressed_or_rewritten_file_is_recognized(
    closed: Table, wrapped: Callable[[bytes], bytes], said: str
) -> None:
    data = wrapped(export(closed.spectator, closed.game, "referee"))
    in_pieces = iter([game_service_pb2.ReplayFileRequest(chunk=data)])
    for call in (
        lambda: import_file(closed.us.client, data),
        lambda: closed.us.client("ImportGameFile", file=data),
        lambda: closed.spectator("ReplayGameFile", file=data),
        lambda: closed.spectator.send("ReplayFile", in_pieces),
    ):
        assert said in refusal(call).said


# --- export


@pytest.mark.parametrize("audience", ["", "us", "german"])
def test_a_running_game_is_exported_as_its_audience_may_have_it(table: Table, audience: str) -> None:
    table.started()
    table.play(seed=1, most=10)
    client = next((s.client for s in table.seats if s.name == audience), table.spectator)
    data = export(client, table.game, audience)
    records = parse(data).records
    assert len(records) == table.now().version
    assert is_sound(data)
    opened = {part.audience for record in records for part in record.sealed if part.is_open}
    assert opened == ({audience} if audience else set())


def test_nobody_exports_a_seat_that_is_not_his(table: Table) -> None:
    table.started()
    assert refusal(lambda: export(table.us.client, table.game, "german")).reason == "NOT_YOUR_SEAT"
    assert refusal(lambda: export(table.us.client, table.game, "referee")).reason == "WRONG_PHASE"


def test_a_closed_game_is_exported_whole(closed: Table) -> None:
    data = export(closed.spectator, closed.game, "referee")
    assert is_sound(data)
    assert all(part.is_open for record in parse(data).records for part in record.sealed)


def test_the_export_ends_with_the_receipt_for_its_head(closed: Table) -> None:
    receipt = parse(export(closed.spectator, closed.game)).receipt
    game = closed.now()
    assert (receipt.game, receipt.version, receipt.head) == (game.game, game.version, game.head.hex())
    assert receipt.key == closed.spectator("GetService").keys[0].key.hex()


# --- import


def test_a_closed_game_keeps_its_id_and_everything_in_it_elsewhere(closed: Table, elsewhere: Embedded) -> None:
    data = export(closed.spectator, closed.game, "referee")
    client = Client(elsewhere.address)
    for _ in range(2):
        game = import_file(client, data)
        assert (game.game, game.head, game.phase) == (closed.game, closed.now().head, game_pb2.PHASE_CLOSED)
    theirs = client("ListEvents", game=closed.game, audience="referee", page_size=2000, proof=True).events
    assert list(theirs) == closed.events("referee", proof=True)
    assert [g.game for g in client("ListGames").games].count(closed.game) == 1
    again = parse(export(client, closed.game, "referee"))
    assert again.records == parse(data).records


@pytest.mark.parametrize("audience", ["us", "public"])
def test_file_that_lacks_a_hand_cannot_be_continued(table: Table, elsewhere: Embedded, audience: str) -> None:
    table.started().in_turn()
    data = export(table.us.client, table.game, audience)
    refused = refusal(lambda: import_file(Client(elsewhere.address), data))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "TAMPERED")
    assert audience in refused.said


def test_a_closed_game_comes_in_as_a_copy_if_asked_to(closed: Table) -> None:
    data = export(closed.spectator, closed.game, "referee")
    game = import_file(Client(closed.address), data, copy=True)
    assert game.game != closed.game
    assert (word(game.origin, "kind"), game.origin.stream) == ("copy", closed.game)
    assert game.phase == game_pb2.PHASE_SEATING
    last = closed.us.snapshot(game.origin.version)
    assert last.open_prompts and not closed.us.snapshot(game.origin.version + 2).open_prompts, "it can be played on"
    assert game.origin.head == last.head


def changes() -> st.SearchStrategy[Callable[[bytes], bytes]]:
    """One change to a file: a byte altered, a line dropped, doubled or moved, the file cut short."""

    def byte(at: float, to: int) -> Callable[[bytes], bytes]:
        return lambda data: data[: (i := int(at * len(data)))] + bytes([data[i] ^ to]) + data[i + 1 :]

    def lines(at: float, what: str) -> Callable[[bytes], bytes]:
        def change(data: bytes) -> bytes:
            rows = data.splitlines(keepends=True)
            i = int(at * (len(rows) - 1))
            return b"".join(
                {
                    "drop": rows[:i] + rows[i + 1 :],
                    "double": [*rows[: i + 1], *rows[i:]],
                    "swap": [*rows[:i], rows[i + 1], rows[i], *rows[i + 2 :]],
                    "cut": rows[:i],
                }[what]
            )

        return change

    places = st.floats(0, 1, exclude_max=True)
    return st.one_of(
        st.builds(byte, places, st.integers(1, 255)),
        st.builds(lines, places, st.sampled_from(["drop", "double", "swap", "cut"])),
    )


@examples(40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes())
@example(lambda data: data.replace(b'"us"', b'"german"', 1))
@example(lambda data: data.replace(b"undaunted", b"tankduel"))
@example(lambda data: data + b"{}\n")
@example(lambda data: b"")
def test_a_changed_file_is_refused_with_the_reason(
    closed: Table, elsewhere: Embedded, change: Callable[[bytes], bytes]
) -> None:
    """Law 11 at the door: whatever is changed, it is named, and nothing is stored."""
    data = export(closed.spectator, closed.game, "referee")
    changed = change(data)
    stored = elsewhere.app.log.max_notification_id()
    refused = refusal(lambda: import_file(Client(elsewhere.address), changed, piece=1_000_000))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "TAMPERED")
    assert refused.said.startswith("The file was not imported: ")
    assert elsewhere.app.log.max_notification_id() == stored


def test_a_file_too_large_is_refused_before_it_is_read(service: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.service.rpc.files.LARGEST_FILE", 1000)
    refused = refusal(lambda: import_file(Client(service.address), b"x" * 5000, piece=100))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")


# --- forks


def asked_at(table: Table) -> int:
    """A version in the middle at which somebody was asked."""
    opened = [e.version for e in table.events() if kinds([e]) == ["prompt_opened"]]
    return opened[len(opened) // 2]


def test_a_closed_game_is_forked_where_a_decision_was_due(closed: Table) -> None:
    version = asked_at(closed)
    then = closed.spectator("GetSnapshot", game=closed.game, audience="referee", version=version).snapshot
    forker = Table(closed.address)
    game = forker.us.client("ForkGame", game=closed.game, version=version, options={"strict": True}).game
    assert (word(game.origin, "kind"), game.origin.stream, game.origin.version) == ("fork", closed.game, version)
    assert game.origin.head == then.head
    assert game.options.strict and game.phase == game_pb2.PHASE_SEATING
    forker.game = game.game
    for seat in forker.seats:
        seat.game = game.game
    forker.started()
    now = forker.us.snapshot().view.undaunted
    assert (now.round, now.initiative, now.active) == tuple(
        getattr(then.view.undaunted, field) for field in ("round", "initiative", "active")
    )
    assert sorted(map(str, now.counters)) == sorted(map(str, then.view.undaunted.counters))
    assert forker.play(seed=3, most=20).events


def test_a_fork_is_safe_to_repeat_and_to_nobody_elses_surprise(closed: Table) -> None:
    client = Client(closed.address)
    version = asked_at(closed)
    first = client("ForkGame", game=closed.game, version=version, request_id="fork").game
    assert client("ForkGame", game=closed.game, version=version, request_id="fork").game == first
    for call in (
        lambda: client("ForkGame", game=closed.game, version=version, request_id="fork", options={"strict": True}),
        lambda: client("CreateGame", pack="normandy", scenario="1", request_id="fork"),
    ):
        refused = refusal(call)
        assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "REQUEST_REUSED")


def test_only_closed_games_are_forked_and_only_where_somebody_was_asked(closed: Table, table: Table) -> None:
    fork = lambda game, version: refusal(lambda: closed.us.client("ForkGame", game=game, version=version))  # noqa: E731
    assert fork(table.started().game, 5).reason == "WRONG_PHASE"
    assert fork(closed.game, 1).reason == "WRONG_PHASE"
    for version in (0, -1, closed.now().version + 1):
        assert fork(closed.game, version).reason == "NOT_FOUND"


def test_a_game_is_forked_before_a_roll(service: Embedded) -> None:
    table = Table(service.address).started()
    answer = table.play(seed=3, until=lambda answer: any(event.check for event in answer.events))
    table.closed()
    rolled = next(event for event in answer.events if event.check)
    client = Client(service.address)
    forked = client("ForkGame", game=table.game, before_roll=rolled.version).game
    assert forked.origin.version == rolled.tx - 1
    none = refusal(lambda: client("ForkGame", game=table.game, before_roll=2))
    assert (none.reason, none.accepted[:1]) == ("NOT_FOUND", (str(rolled.version),))
    both = refusal(lambda: client("ForkGame", game=table.game, version=5, before_roll=rolled.version))
    assert (both.reason, both.fields) == ("MALFORMED", ["before_roll"])


def test_a_fork_where_nobody_was_asked_names_the_nearest_versions_that_can_be(closed: Table) -> None:
    last = closed.now().version
    for version in (0, 1, -1, last, last + 1):
        refused = refusal(lambda v=version: closed.us.client("ForkGame", game=closed.game, version=v))
        assert refused.accepted, version
        for near in refused.accepted:
            assert closed.us.client("ForkGame", game=closed.game, version=int(near)).game


def test_caller_who_may_not_create_may_not_import_or_fork(
    closed: Table, embedded: Callable[..., Embedded], tmp_path: Path
) -> None:
    data = export(closed.spectator, closed.game, "referee")
    operator = "ab" * 32
    service = embedded(operator_token=operator)
    assert refusal(lambda: import_file(Client(service.address), data)).reason == "NOT_YOUR_SEAT"
    assert import_file(Client(service.address, token=operator), data).game == closed.game
    stranger = Seat(Client(service.address), closed.game, "us").client
    assert refusal(lambda: stranger("ForkGame", game=closed.game, version=asked_at(closed))).reason == "NOT_YOUR_SEAT"
