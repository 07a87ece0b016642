"""Messages between players: apart from the log, for those who may read them, and gone when their time has come."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kronika.service import checkup, maintenance, timers
from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.service.client import Client, Refused
from tests.service.process import kronika
from tests.service.table import Seat, Table, refusal
from tests.service.test_files import export
from tests.store.servers import eventually

DAY = 86_400.0
LONG = 1000


def post(seat: Seat, body: str = "Well met") -> Any:
    return seat("PostMessage", body=body).message


def read(client: Client, game: str, audience: str = "", **fields: Any) -> list[Any]:
    return list(client("ListMessages", game=game, audience=audience, **fields).messages)


def bodies(seat: Seat, after: int = 0) -> list[str]:
    """What a seat reads."""
    return [one.body for one in read(seat.client, seat.game, seat.name, after=after)]


def changes(client: Client, game: str, audience: str, **fields: Any) -> Iterator[int]:
    """The changes of messages that a watcher is told of."""
    stream = client.stream("WatchGame", game=game, audience=audience, messages=True, **fields)
    return (one.messages for one in stream if one.messages)


def closed(table: Table) -> Table:
    table.us("Resign")
    for seat in table.seats:
        seat("ConfirmEnd")
    return table


# --- writing and reading


def test_players_read_each_other(table: Table) -> None:
    table.seated()
    post(table.us)
    written = post(table.german, "Hallo,\nich spiele heute Abend. ☺")
    assert (written.number, written.seat, written.name, written.mine) == (2, "german", "German", True)
    for seat in table.seats:
        assert bodies(seat) == ["Well met", "Hallo,\nich spiele heute Abend. ☺"]
    assert [one.mine for one in read(table.us.client, table.game, "us")] == [True, False]


def test_messages_are_read_on_by_number_and_in_pages(table: Table) -> None:
    table.seated()
    for number in range(5):
        post(table.us, f"Number {number}")
    assert bodies(table.german, after=3) == ["Number 3", "Number 4"]
    page = table.german.client("ListMessages", game=table.game, audience="german", page_size=2)
    assert [one.number for one in page.messages] == [1, 2]
    asked = {"game": table.game, "audience": "german", "page_size": 3, "page_token": page.next_page_token}
    last = table.german.client("ListMessages", **asked)
    assert ([one.number for one in last.messages], last.next_page_token) == ([3, 4, 5], "")
    refused = refusal(lambda: read(table.us.client, table.game, "us", after=-1))
    assert (refused.reason, refused.fields) == ("MALFORMED", ["after"])


@pytest.mark.parametrize("body", ["", " ", " x", "x\n", "x" * (LONG + 1), "a\tb", "a\r\nb", "a\x1b[31m", "a\u202eb"])
def test_a_text_that_misleads_or_is_too_long_is_refused(table: Table, body: str) -> None:
    table.seated()
    refused = table.us.refused("PostMessage", body=body)
    assert (refused.reason, refused.fields) == ("MALFORMED", ["body"])
    assert "U+000A" not in refused.said


def test_the_longest_text_is_taken_and_accents_are_composed(table: Table) -> None:
    table.seated()
    assert len(post(table.us, "č" * LONG).body) == LONG
    assert post(table.us, "c\u030c").body == "č"


def test_a_message_leaves_no_trace_in_the_log(table: Table) -> None:
    table.started()
    version, head = table.now().version, table.us.snapshot().SerializeToString(deterministic=True)
    post(table.us, "Not in the log")
    assert table.now().version == version
    assert table.us.snapshot().SerializeToString(deterministic=True) == head
    assert b"Not in the log" not in export(table.us.client, table.game, "us")


# --- strangers


def test_strangers_and_spectators_neither_read_nor_write_while_the_game_is_open(table: Table) -> None:
    table.seated()
    stranger = Client(table.address)
    before = [refusal(lambda one=one: read(one, table.game)) for one in (stranger, table.spectator)]
    post(table.us)
    after = [refusal(lambda one=one: read(one, table.game)) for one in (stranger, table.spectator)]
    assert {one.reason for one in (*before, *after)} == {"WRONG_PHASE"}
    assert [one.said for one in before] == [one.said for one in after]
    for method, fields in (("PostMessage", {"body": "Hello"}), ("MuteSeat", {"other": "us", "muted": True})):
        assert Seat(stranger, table.game, "german").refused(method, **fields).reason == "NOT_YOUR_SEAT"
        assert Seat(table.spectator, table.game, "german").refused(method, **fields).reason == "UNAUTHENTICATED"
    assert refusal(lambda: read(stranger, table.game, "us")).reason == "NOT_YOUR_SEAT"


def test_everybody_reads_them_once_the_game_is_closed(table: Table) -> None:
    table.started()
    post(table.us)
    closed(table)
    assert [one.body for one in read(table.spectator, table.game)] == ["Well met"]
    post(table.german, "Good game")
    assert [one.mine for one in read(table.spectator, table.game)] == [False, False]


def test_outsiders_read_nothing_of_a_private_game_even_when_it_is_closed(service: Embedded) -> None:
    table = Table(service.address, private=True).started()
    post(table.us)
    closed(table)
    for outsider in (Client(service.address), table.spectator):
        assert refusal(lambda outsider=outsider: read(outsider, table.game)).reason == "NOT_FOUND"
    assert bodies(table.german) == ["Well met"]


def test_a_spectator_who_watches_learns_nothing_of_messages_while_the_game_is_open(table: Table) -> None:
    table.started()
    watching = table.spectator.stream("WatchGame", game=table.game, after=table.now().version, messages=True)
    post(table.us)
    table.us("OfferDraw")
    first = next(watching)
    assert (len(first.events), first.messages) == (1, 0)


# --- told live


def test_players_who_watch_learn_of_each_message(table: Table) -> None:
    table.started()
    post(table.us)
    told = changes(table.german.client, table.game, "german", after=table.now().version)
    assert next(told) == 1
    post(table.us)
    assert next(told) == 2
    table.us.client("DeleteMessage", game=table.game, number=1)
    assert next(told) == 3


def test_a_spectator_who_watches_learns_of_messages_when_the_game_closes(table: Table) -> None:
    table.started()
    post(table.us)
    told = changes(table.spectator, table.game, "public", after=table.now().version)
    closed(table)
    assert list(told) == [1]


def test_a_watcher_that_does_not_ask_learns_of_none(table: Table) -> None:
    table.started()
    post(table.us)
    told = table.german.client.stream("WatchGame", game=table.game, audience="german", after=table.now().version)
    post(table.us)
    table.us("OfferDraw")
    first = next(told)
    assert (len(first.events), first.messages) == (1, 0)


# --- deleting and muting


def test_only_its_author_deletes_a_message_and_others_hear_of_it(table: Table) -> None:
    table.seated()
    post(table.us, "Said in anger")
    post(table.german)
    for other in (table.german.client, Client(table.address)):
        assert refusal(lambda other=other: other("DeleteMessage", game=table.game, number=1)).reason == "NOT_FOUND"
    for _ in range(2):
        table.us.client("DeleteMessage", game=table.game, number=1)
    (deleted,) = read(table.german.client, table.game, "german", after=2)
    assert (deleted.number, deleted.change, deleted.deleted, deleted.body, deleted.name) == (1, 3, True, "", "")
    assert post(table.us).number == 4


def test_an_author_who_has_left_still_deletes(service: Embedded) -> None:
    table = Table(service.address, private=True).seated()
    post(table.german)
    table.german("LeaveSeat")
    table.german.client("DeleteMessage", game=table.game, number=1)
    assert bodies(table.us) == [""]


def test_a_muted_seat_is_not_heard_and_does_not_know(table: Table) -> None:
    table.started()
    post(table.german, "Before")
    assert table.us("MuteSeat", other="german", muted=True).muted == ["german"]
    post(table.german, "After")
    assert bodies(table.us) == []
    assert bodies(table.german) == ["Before", "After"]
    assert not table.german.client("ListMessages", game=table.game, audience="german").muted
    told = changes(table.us.client, table.game, "us", after=table.now().version)
    post(table.us, "My own")
    assert next(told) == 3
    assert table.us("MuteSeat", other="german", muted=False).muted == []
    assert bodies(table.us) == ["Before", "After", "My own"]
    assert table.us.refused("MuteSeat", other="us", muted=True).accepted == ("german",)


# --- quotas and the operator


def test_a_seat_writes_so_many_messages_an_hour_and_in_all(
    embedded: Callable[..., Embedded], later: Callable[[float], None]
) -> None:
    table = Table(embedded(messages_an_hour=2, game_messages=3).address).seated()
    for _ in range(2):
        post(table.us)
    refused = table.us.refused("PostMessage", body="One more")
    assert (refused.reason, refused.metadata["quota"]) == ("LIMIT_REACHED", "messages_an_hour")
    assert 3590 < int(refused.metadata["retry_after"]) <= 3600
    table.us.client("DeleteMessage", game=table.game, number=1)
    assert table.us.refused("PostMessage", body="One more").metadata["quota"] == "messages_an_hour"
    post(table.german)
    later(3601)
    post(table.us)
    assert table.us.refused("PostMessage", body="One more").metadata["quota"] == "game_messages"


def test_an_operator_switches_them_off(embedded: Callable[..., Embedded]) -> None:
    table = Table(embedded(messages=False).address).seated()
    assert not table.us.client("GetService").messages
    assert table.us.refused("PostMessage", body="Hello").reason == "NOT_OFFERED"
    assert refusal(lambda: read(table.us.client, table.game, "us")).reason == "NOT_OFFERED"


def test_an_operator_reads_and_deletes_while_the_service_runs(
    tmp_path: Path, embedded: Callable[..., Embedded]
) -> None:
    data = str(tmp_path / "data")
    table = Table(embedded(data=data).address).seated()
    post(table.us, "First\n2  a forged line")
    post(table.german, "Second")
    shown = kronika("moderate", table.game, "--data", data)
    assert "us (Us): First\n    2  a forged line\n2  " in shown.stdout, shown.stderr
    kronika("moderate", table.game, "--data", data, "--delete", "1")
    assert bodies(table.german) == ["Second", ""]
    refused = kronika("moderate", table.game, "--data", data, "--delete", "2", "--delete", "9").stderr
    assert "has no message 9" in refused and bodies(table.german) == ["Second", ""]
    assert "nothing was written in game nowhere" in kronika("moderate", "nowhere", "--data", data).stderr
    kronika("moderate", table.game, "--data", data, "--delete-all")
    assert bodies(table.german) == ["", ""]


def test_check_finds_a_message_that_does_not_open(tmp_path: Path, embedded: Callable[..., Embedded]) -> None:
    table = Table(embedded(data=str(tmp_path)).address).seated()
    post(table.us)
    assert not checkup.check(Settings(data=str(tmp_path))).findings
    with closing(sqlite3.connect(tmp_path / "notices.db")) as file, file:
        file.execute("UPDATE messages SET blob = x'00'")
    (found,) = checkup.check(Settings(data=str(tmp_path))).findings
    assert found.about == str(tmp_path / "notices.db")


def test_they_are_encrypted_and_in_backups(tmp_path: Path, embedded: Callable[..., Embedded]) -> None:
    key = "5a" * 32
    service = embedded(data=str(tmp_path / "old"), secrets_key=key)
    table = Table(service.address).seated()
    post(table.us, "Remember this")
    table.us("MuteSeat", other="german", muted=True)
    maintenance.backup(Settings(data=str(tmp_path / "old"), secrets_key=key), tmp_path / "saved")
    assert b"Remember" not in (tmp_path / "saved" / "notices.db").read_bytes()
    maintenance.restore(Settings(data=str(tmp_path / "new"), secrets_key=key), tmp_path / "saved")
    restored = embedded(data=str(tmp_path / "new"), secrets_key=key)
    found = Client(restored.address, token=table.us.client.token)("ListMessages", game=table.game, audience="us")
    assert ([one.body for one in found.messages], list(found.muted)) == (["Remember this"], ["german"])


def test_they_are_kept_for_90_days_after_the_game_is_closed(
    embedded: Callable[..., Embedded], later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(timers, "PURGE_SECONDS", 0)
    service = embedded()
    over, running = closed(Table(service.address).started()), Table(service.address).started()
    for table in (over, running):
        post(table.us)
    later(89 * DAY)
    post(over.german, "Still here")
    later(2 * DAY)
    eventually(lambda: not bodies(over.us))
    assert bodies(running.us) == ["Well met"]
    assert over.us.refused("PostMessage", body="Too late").reason == "WRONG_PHASE"
    with sqlite3.connect(tmp_path / "data" / "notices.db") as db:
        assert db.execute("SELECT DISTINCT game FROM messages").fetchall() == [(running.game,)]


def test_a_new_holder_of_a_seat_reads_earlier_messages_and_inherits_no_mute(table: Table) -> None:
    table.seated()
    post(table.german)
    table.us("MuteSeat", other="german", muted=True)
    table.us("LeaveSeat")
    heir = Seat(Client(table.address), table.game, "us")
    heir.take()
    assert bodies(heir) == ["Well met"]
    assert not heir.client("ListMessages", game=table.game, audience="us").muted
    with pytest.raises(Refused):
        bodies(table.us)
