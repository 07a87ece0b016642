"""What the service stored is what it plays on with: a log that was edited or shortened, or that cannot be
read, closes its own game to play, with a sentence, and hurts no other game and no list."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.service import checkup, maintenance
from kronika.service.application import LOG_FILE, PROJECTIONS_FILE
from kronika.service.games import Checking
from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.service.client import Client, Refused
from tests.service.conftest import stop
from tests.service.earlier import as_of_0_2
from tests.service.table import Table, refusal

Start = Callable[..., Embedded]
Harm = Callable[[sqlite3.Connection, str], object]


def move_to(service: Embedded, table: Table) -> Table:
    """The players come back after the service was started anew."""
    table.address = service.address
    for seat in table.seats:
        seat.client = Client(service.address, token=seat.client.token)
    table.spectator = Client(service.address, token="")
    return table


class Harmed:
    """Two games, one of which somebody has harmed in the file while nobody served it."""

    def __init__(self, embedded: Start, data: Path, harm: Harm) -> None:
        self.settings = Settings(data=str(data))
        service = embedded(data=str(data))
        self.game, self.other = (Table(service.address).started() for _ in range(2))
        for table in (self.game, self.other):
            table.play(seed=3, most=4)
        self.prompt = self.game.now().prompts[0]
        stop(service)
        with sqlite3.connect(data / LOG_FILE) as log:
            harm(log, self.game.game)
        log.close()
        self.service = embedded(data=str(data))
        for table in (self.game, self.other):
            move_to(self.service, table)

    def decided(self) -> Refused:
        """What comes of a decision in the harmed game."""
        seat = next(seat for seat in self.game.seats if seat.name == self.prompt.seat)
        request = {"prompt": self.prompt.prompt, "decision": {"undaunted": {"end_turn": {}}}, "request_id": "1"}
        return refusal(lambda: seat("Decide", **request))

    def everything_else_goes_on(self) -> None:
        assert self.other.play(seed=4, most=3) is not None
        listed = {game.game: game for game in Client(self.service.address)("ListGames").games}
        assert not listed[self.other.game].damaged
        assert listed[self.game.game].damaged
        exported = {piece.game for piece in Client(self.service.address).stream("ExportGames")}
        assert exported == {self.other.game}
        mine = self.game.us.client("ListGames", mine=True).games
        assert [game.game for game in mine] == [self.game.game]
        fresh = Table(self.service.address).started()
        assert fresh.play(seed=5, most=2) is not None
        assert self.other.spectator("ListTimeline", game=self.other.game).entries


def edit(statement: str) -> Harm:
    return lambda log, game: log.execute(statement, {"game": game})


LAST = "(SELECT MAX(version) FROM events WHERE stream = :game)"
EDITS: dict[str, tuple[str, str]] = {
    "a name": (
        "UPDATE events SET body = REPLACE(body, '\"Us\"', '\"Su\"') WHERE stream = :game AND version = 4",
        "differ from those that were stored",
    ),
    "a salt": (
        'UPDATE events SET body = REPLACE(body, \'"salt":"\', \'"salt":"00\') WHERE stream = :game',
        "is unreadable",
    ),
    "the last event gone": (f"DELETE FROM events WHERE stream = :game AND version = {LAST}", "but .* were stored"),
    "an event in the middle gone": ("DELETE FROM events WHERE stream = :game AND version = 9", "but .* were stored"),
    "all events gone": ("DELETE FROM events WHERE stream = :game", "it has 0 events"),
    "an event more": (
        f"INSERT INTO events (stream, version, type, body) SELECT stream, version + 1, type, body "
        f"FROM events WHERE stream = :game AND version = {LAST}",
        "differ from those that were stored",
    ),
    "an event called another": (
        "UPDATE events SET type = 'kronika.undone.v1' WHERE stream = :game AND version = 6",
        "is unreadable",
    ),
    "no JSON": ("UPDATE events SET body = SUBSTR(body, 2) WHERE stream = :game AND version = 5", "is unreadable"),
    "its mark gone": ("DELETE FROM heads WHERE stream = :game", "the checkpoint of its last event is missing"),
    "a mark for another head": ("UPDATE heads SET head = mac WHERE stream = :game", "is not from this server"),
    "the mark of another game": (
        "UPDATE heads SET (version, head, mac) = (SELECT version, head, mac FROM heads WHERE stream <> :game) "
        "WHERE stream = :game",
        "is not from this server",
    ),
    "an earlier version, honestly marked then": (
        f"DELETE FROM events WHERE stream = :game AND version > {LAST} - 3",
        "but .* were stored",
    ),
}


@pytest.mark.parametrize("harm", EDITS)
def test_an_edited_log_closes_its_game_to_play_and_no_other(embedded: Start, tmp_path: Path, harm: str) -> None:
    statement, said = EDITS[harm]
    harmed = Harmed(embedded, tmp_path / "data", edit(statement))
    refused = harmed.decided()
    assert (refused.code, refused.reason) == ("DATA_LOSS", "LOG_DAMAGED")
    assert "is locked" in refused.said and "kronika check" in refused.said
    with pytest.raises(Refused, match=said):
        harmed.game.us.snapshot()
    harmed.everything_else_goes_on()
    found = checkup.check(harmed.settings)
    assert [finding.about for finding in found.findings] == [f"game {harmed.game.game}"]


def test_nothing_is_signed_over_an_edited_log(embedded: Start, tmp_path: Path) -> None:
    """Not for an export, and not for the answer to a request that was answered before."""
    harmed = Harmed(embedded, tmp_path / "data", edit(EDITS["a name"][0]))
    game = harmed.game
    for call in (
        lambda: list(game.us.client.stream("ExportGame", game=game.game)),
        lambda: list(game.us.client.stream("WatchGame", game=game.game)),
        lambda: game.us("OfferDraw"),
        lambda: game.us.client("ListLeaves", game=game.game),
    ):
        assert refusal(call).reason == "LOG_DAMAGED"


def test_in_czech_too(embedded: Start, tmp_path: Path) -> None:
    harmed = Harmed(embedded, tmp_path / "data", edit(EDITS["its mark gone"][0]))
    client = Client(harmed.service.address, language="cs")
    refused = refusal(lambda: client("GetGame", game=harmed.game.game))
    assert refused.said.startswith(f"Log hry {harmed.game.game} je poškozený a hra je zamčená: chybí kontrolní bod")


def test_watcher_of_all_own_games_gets_the_other_games(embedded: Start, tmp_path: Path) -> None:
    """One token holds a seat in the harmed game and in another."""
    data = tmp_path / "data"
    service = embedded(data=str(data))
    tables = [Table(service.address).seated() for _ in range(2)]
    token = tables[0].us.client.token
    both = Client(service.address, token=token)
    third = Table(service.address)
    both("TakeSeat", game=third.game, seat="us", name="Us")
    stop(service)
    with sqlite3.connect(data / LOG_FILE) as log:
        log.execute("DELETE FROM heads WHERE stream = ?", (tables[0].game,))
    log.close()
    service = embedded(data=str(data))
    watching = Client(service.address, token=token).stream("WatchPlayer")
    assert next(watching).game == third.game
    watching.cut()


def test_every_game_is_looked_at_when_the_service_starts_though_nobody_asks_for_it(
    embedded: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harmed = Harmed(embedded, tmp_path / "data", edit(EDITS["a name"][0]))
    harmed.service.app.checking._thread.join()
    assert f"{harmed.game.game}: its events differ from those that were stored" in caplog.text
    assert harmed.other.game not in caplog.text


# --- what an earlier release left


def test_games_of_an_earlier_release_are_marked_once_and_that_is_on_record(
    embedded: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "data"
    service = embedded(data=str(data))
    tables = [Table(service.address).started() for _ in range(2)]
    stop(service)
    as_of_0_2(data)
    assert checkup.check(Settings(data=str(data))).findings == []
    service = embedded(data=str(data))
    service.app.checking._thread.join()
    assert "2 games of an earlier release have got their checkpoints" in caplog.text
    assert move_to(service, tables[0]).play(seed=1, most=3) is not None
    stop(service)
    found = checkup.check(Settings(data=str(data)))
    assert (set(found.adopted), found.findings) == ({table.game for table in tables}, [])
    with sqlite3.connect(data / LOG_FILE) as log:
        log.execute("DELETE FROM heads WHERE stream = ?", (tables[1].game,))
    log.close()
    service = embedded(data=str(data))
    with pytest.raises(Refused, match="the checkpoint of its last event is missing"):
        move_to(service, tables[1]).now()


def test_a_game_of_an_earlier_release_is_played_on_before_its_turn_to_be_marked_comes(
    embedded: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    service = embedded(data=str(data))
    table = Table(service.address).started()
    stop(service)
    as_of_0_2(data)
    with monkeypatch.context() as patch:
        patch.setattr(Checking, "_run", lambda self: None)
        service = embedded(data=str(data))
        assert move_to(service, table).play(seed=1, most=3) is not None
        stop(service)
    with sqlite3.connect(data / LOG_FILE) as log:
        ((adopted,),) = log.execute("SELECT adopted FROM heads").fetchall()
        assert adopted
    log.close()
    assert move_to(embedded(data=str(data)), table).play(seed=1, most=3) is not None


def test_with_another_key_and_new_secrets_the_log_still_reads(embedded: Start, tmp_path: Path) -> None:
    """Key and secrets are lost altogether: nobody's token is known any more, and every game is there."""
    data = tmp_path / "data"
    service = embedded(data=str(data))
    table = Table(service.address).started().closed()
    events = table.events("referee")
    stop(service)
    for file in (*data.glob("secrets.db*"), data / "kronika.key"):
        file.unlink()
    service = embedded(data=str(data))
    assert move_to(service, table).events("referee") == events


# --- pages that are damaged


def pages(data: Path, table: str) -> tuple[int, list[int]]:
    """The size of a page of the log, and the leaf pages of a table or index."""
    log = sqlite3.connect(data / LOG_FILE)
    ((size,),) = log.execute("PRAGMA page_size").fetchall()
    log.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    ((root,),) = log.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchall()
    log.close()
    content = (data / LOG_FILE).read_bytes()
    found, waiting = [], [root]
    while waiting:
        page = waiting.pop()
        start = (page - 1) * size
        kind = content[start]
        if kind in (0x0D, 0x0A):
            found.append(page)
            continue
        assert kind in (0x05, 0x02)
        cells = int.from_bytes(content[start + 3 : start + 5], "big")
        waiting.append(int.from_bytes(content[start + 8 : start + 12], "big"))
        for cell in range(cells):
            at = start + int.from_bytes(content[start + 12 + 2 * cell : start + 14 + 2 * cell], "big")
            waiting.append(int.from_bytes(content[at : at + 4], "big"))
    return size, sorted(found)


def spoil(data: Path, page: int, size: int) -> None:
    """A sector of the disk gives something else than was written."""
    with (data / LOG_FILE).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


def three_games(embedded: Start, data: Path) -> list[Table]:
    """Games played one after another, so that each has pages of its own."""
    service = embedded(data=str(data))
    tables = [Table(service.address).started() for _ in range(3)]
    for table in tables:
        table.play(seed=7, most=60)
    stop(service)
    return tables


def test_a_damaged_page_closes_the_games_on_it_and_no_other(embedded: Start, tmp_path: Path) -> None:
    data = tmp_path / "data"
    tables = three_games(embedded, data)
    size, leaves = pages(data, "events")
    spoil(data, leaves[len(leaves) // 2], size)
    service = embedded(data=str(data))
    service.app.checking._thread.join()
    hurt = set(service.app.games._damaged)
    assert 1 <= len(hurt) < len(tables)
    for table in tables:
        move_to(service, table)
        if table.game in hurt:
            refused = refusal(table.now)
            assert (refused.code, refused.reason) == ("DATA_LOSS", "LOG_DAMAGED")
        else:
            assert table.play(seed=8, most=3) is not None
    assert {game.game for game in Client(service.address)("ListGames").games} == {table.game for table in tables}
    found = checkup.check(Settings(data=str(data)))
    assert {finding.about for finding in found.findings} >= {f"game {game}" for game in hurt}
    assert any("unreadable" in finding.said for finding in found.findings if finding.about.startswith("game"))


@pytest.mark.slow
def test_read_models_are_rebuilt_past_a_damaged_page(embedded: Start, tmp_path: Path) -> None:
    data = tmp_path / "data"
    tables = three_games(embedded, data)
    size, leaves = pages(data, "events")
    spoil(data, leaves[len(leaves) // 2], size)
    (data / PROJECTIONS_FILE).unlink()
    maintenance.rebuild(Settings(data=str(data)), lambda _: None)
    service = embedded(data=str(data))
    whole = [table for table in tables if table.game not in damaged(service)]
    assert whole
    for table in whole:
        move_to(service, table)
        listed = {game.game: game for game in table.us.client("ListGames", mine=True).games}
        assert listed[table.game].version == table.now().version
        entries = table.spectator("ListTimeline", game=table.game, page_size=1000).entries
        assert entries[-1].version == table.events()[-1].tx


def damaged(service: Embedded) -> set[str]:
    service.app.checking._thread.join()
    return set(service.app.games._damaged)


@pytest.mark.slow
def test_an_edited_event_that_cannot_be_folded_stops_no_read_model(embedded: Start, tmp_path: Path) -> None:
    """It stands in the middle of the log, and the read models are made anew."""
    data = tmp_path / "data"
    tables = three_games(embedded, data)
    with sqlite3.connect(data / LOG_FILE) as log:
        statement = "UPDATE events SET body = REPLACE(body, '\"type\"', '\"tipe\"') WHERE stream = ? AND version = 20"
        assert log.execute(statement, (tables[1].game,)).rowcount == 1
    log.close()
    (data / PROJECTIONS_FILE).unlink()
    service = embedded(data=str(data))
    listed = {game.game: game for game in Client(service.address)("ListGames").games}
    assert set(listed) == {table.game for table in tables}
    for table in (tables[0], tables[2]):
        move_to(service, table)
        entries = table.spectator("ListTimeline", game=table.game, page_size=1000).entries
        assert entries[-1].version == table.events()[-1].tx


def test_a_log_whose_file_was_cut_is_not_served(embedded: Start, tmp_path: Path) -> None:
    data = tmp_path / "data"
    three_games(embedded, data)
    size, _ = pages(data, "events")
    whole = (data / LOG_FILE).read_bytes()
    (data / LOG_FILE).write_bytes(whole[: len(whole) // size * 3 // 4 * size])
    with pytest.raises(sqlite3.DatabaseError, match="malformed"):
        embedded(data=str(data))
    assert checkup.check(Settings(data=str(data))).findings
