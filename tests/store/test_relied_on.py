"""What the service relies on where its games are kept, whatever keeps them (`kronika.service.store.protocol.Log`)."""

import itertools
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from eventsourcing.persistence import IntegrityError, StoredEvent

from kronika.domain.kernel.export import ReceiptLine
from kronika.service.store.faults import Locked
from kronika.service.store.imports import Claimed, Imported
from kronika.service.store.protocol import Chains, Log, Mark
from kronika.service.vault import Vault
from tests.store.conftest import Store

WRITERS, GROUPS, EACH = 4, 25, 3


def event(stream: str, version: int, body: str = "{}", type_: str = "kronika.said.v1") -> StoredEvent:
    return StoredEvent(stream, version, type_, body.encode())


def events(stream: str, first: int, count: int) -> list[StoredEvent]:
    return [event(stream, version) for version in range(first, first + count)]


def mark(stream: str, version: int) -> Mark:
    return Mark(stream, version, bytes([version % 256]) * 32, "", b"mac")


def eventually(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


# --- events


def test_events_are_read_back_byte_for_byte_in_the_order_of_their_versions(log: Log) -> None:
    said = ['{"said":"Příliš žluťoučký kůň 🐎"}', '{"said":"\\u0000"}', "{}"]
    log.insert_events([event("game", version, body) for version, body in enumerate(said, 1)])
    assert log.rows("game") == [(n, "kronika.said.v1", body.encode()) for n, body in enumerate(said, 1)]
    assert [version for version, _, _ in log.rows("game", desc=True)] == [3, 2, 1]
    assert [version for version, _, _ in log.rows("game", gt=1, limit=1)] == [2]
    assert [version for version, _, _ in log.rows("game", lte=2)] == [1, 2]
    assert log.rows("another") == []


def test_second_writer_of_a_version_is_refused_and_stores_nothing(store: Store) -> None:
    first, second = store.log(), store.log()
    first.insert_events(events("game", 1, 3), [mark("game", 3)])
    with pytest.raises(IntegrityError):
        second.insert_events([*events("other", 1, 2), *events("game", 3, 2)], [mark("other", 2), mark("game", 4)])
    for log in (first, second):
        assert log.last_version("game") == log.marked_version("game") == 3
        assert log.last_version("other") == log.marked_version("other") == 0


def test_two_streams_are_stored_in_one_transaction(log: Log) -> None:
    log.begin_group([*events("campaign", 1, 1), *events("game", 1, 2)], [mark("campaign", 1), mark("game", 2)])
    assert log.rows("campaign") == log.rows("game") == []
    log.commit_group()
    assert (log.last_version("campaign"), log.last_version("game")) == (1, 2)
    assert sorted(log.indexed()) == sorted(log.marked()) == ["campaign", "game"]
    assert log.size() == (2, 3)


def test_a_refused_group_leaves_the_way_free_for_the_next(log: Log) -> None:
    log.insert_events(events("game", 1, 1))
    with pytest.raises(IntegrityError):
        log.insert_events(events("game", 1, 1))
    log.insert_events(events("game", 2, 1))
    assert log.last_version("game") == 2


def test_rows_and_mark_are_of_one_moment(store: Store) -> None:
    writing, reading = store.log(), store.log()
    writing.insert_events(events("game", 1, 1), [mark("game", 1)])

    enough = threading.Event()

    def write() -> None:
        for version in itertools.takewhile(lambda _: not enough.is_set(), itertools.count(2)):
            writing.insert_events(events("game", version, 1), [mark("game", version)])

    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    seen: set[int] = set()
    while len(seen) < 5:
        rows, found = reading.whole("game")
        assert found == mark("game", rows[-1][0])
        seen.add(len(rows))
    enough.set()
    writer.join()
    rows, _ = reading.whole("game")
    last = rows[-1][0]
    rows, found = reading.whole("game", gt=last - 2)
    assert ([version for version, _, _ in rows], found) == ([last - 1, last], mark("game", last))


def test_events_of_a_type_are_found_in_order(log: Log) -> None:
    undone = "kronika.undone.v1"
    log.insert_events([event("game", 1), event("game", 2, '{"to":1}', undone), event("game", 3, '{"to":2}', undone)])
    log.insert_events([event("other", 1, "{}", undone)])
    assert log.of_type("game", undone) == [(2, b'{"to":1}'), (3, b'{"to":2}')]
    assert log.of_type("game", undone, 2) == [(3, b'{"to":2}')]
    assert log.of_type("game", "nothing") == []


# --- positions


def test_reader_by_position_misses_no_concurrent_event(store: Store) -> None:
    """A reader that asks for what is past the last position it has seen, while others commit."""
    logs, reading = [store.log() for _ in range(WRITERS)], store.log()

    def write(number: int) -> None:
        for group in range(GROUPS):
            while True:
                try:
                    logs[number].insert_events(events(f"game{number}", group * EACH + 1, EACH))
                    break
                except Locked:
                    continue

    seen: list[tuple[str, int]] = []
    last = 0
    with ThreadPoolExecutor(WRITERS) as threads:
        done = [threads.submit(write, number) for number in range(WRITERS)]
        while True:
            over = all(one.done() for one in done)
            found = reading.select_notifications(last, 7, inclusive_of_start=False)
            assert [n.id for n in found] == sorted({n.id for n in found})
            seen += [(str(n.originator_id), n.originator_version) for n in found]
            last = found[-1].id if found else last
            if over and not found:
                break
        for one in done:
            one.result()
    for number in range(WRITERS):
        mine = [version for stream, version in seen if stream == f"game{number}"]
        assert mine == list(range(1, GROUPS * EACH + 1))
    assert reading.max_notification_id() == last


def test_a_refused_event_takes_no_position_from_another(log: Log) -> None:
    (first,) = log.insert_events(events("game", 1, 1))
    with pytest.raises(IntegrityError):
        log.insert_events(events("game", 1, 1))
    (second,) = log.insert_events(events("game", 2, 1))
    assert second > first
    assert [n.id for n in log.select_notifications(None, 10)] == [first, second]
    assert [n.id for n in log.select_notifications(first, 10, first)] == [first]


# --- waiting


def test_writer_past_its_timeout_gets_an_error_and_stores_nothing(store: Store) -> None:
    first, second = store.log(), store.log()
    first.begin_group(events("game", 1, 1), [])
    with pytest.raises(Locked):
        second.insert_events(events("other", 1, 1))
    first.commit_group()
    second.insert_events(events("other", 1, 1))
    assert second.last_version("game") == second.last_version("other") == 1


def test_readers_do_not_wait_for_writers(store: Store) -> None:
    first, second = store.log(), store.log()
    first.insert_events(events("game", 1, 1))
    first.begin_group(events("game", 2, 1), [])
    assert second.last_version("game") == 1
    first.commit_group()
    assert second.last_version("game") == 2


def test_waiting_reader_is_notified_of_events(log: Log) -> None:
    """He would wait for ten minutes otherwise."""
    waiter = threading.Thread(target=log.wait, args=(0, 600))
    waiter.start()
    while waiter.is_alive():
        log.insert_events(events("game", log.last_version("game") + 1, 1))
        waiter.join(0.05)


def test_after_it_was_not_known_the_log_tells_whether_just_this_was_stored(log: Log) -> None:
    mine = [event("game", 1, '{"mine":1}'), event("game", 2, '{"mine":2}')]
    assert not log.holds(mine)
    log.insert_events(mine)
    assert log.holds(mine)
    assert not log.holds([event("game", 2, '{"mine":3}')])


# --- what is kept beside


def test_checkpoints_follow_their_streams_and_are_adopted_only_if_missing(log: Log) -> None:
    log.insert_events(events("game", 1, 2), [mark("game", 2)])
    log.adopt([mark("game", 1), mark("old", 7)])
    assert (log.marked_version("game"), log.marked_version("old")) == (2, 7)
    log.forget_marks()
    assert log.marked() == []


def test_imports_and_claims_are_stored_with_their_events(log: Log) -> None:
    receipt = ReceiptLine("game", "ab" * 32, "cd" * 32, "ef" * 64, 1)
    taken = Imported("game", "2026-01-01T00:00:00Z", receipt)
    log.insert_events(events("game", 1, 1), beside=[taken])
    claims = [Claimed("game", "us", "key", holder, "2026-01-01T00:00:00Z", "signature") for holder in ("one", "two")]
    for claim in claims:
        log.insert_events([], beside=[claim])
    assert (log.imported("game"), log.claims("game")) == (taken, {"us": claims[1]})
    assert (log.imported("other"), log.claims("other")) == (None, {})


def test_the_chains_of_an_epoch_are_stored_with_it_or_not_at_all(store: Store) -> None:
    log, vault = store.log(), Vault(store.secrets(), bytes(32))
    anchors = vault.make_chains("game", 1, ("public", "us"))
    assert not vault.holds_chains()
    assert vault.chains("game", 1, anchors["public"])["us"].anchor == anchors["us"]
    log.insert_events(events("game", 1, 1), beside=vault.made_for(anchors))
    assert {name: chain.anchor for name, chain in vault.chains("game", 1).items()} == anchors
    late = vault.made_for(vault.make_chains("game", 1, ("public", "us")))
    with pytest.raises(IntegrityError):
        log.insert_events(events("game", 1, 1), beside=late)
    assert {name: chain.anchor for name, chain in vault.chains("game", 1).items()} == anchors


def test_facts_are_there_for_who_opens_it_next(store: Store) -> None:
    log, vault = store.log(), Vault(store.secrets(), bytes(32))
    for value in ("one", "two"):
        log.set_fact("name", value)
        vault.set_fact("name", value)
    assert (store.log().fact("name"), Vault(store.secrets(), bytes(32)).fact("name")) == ("two", "two")
    assert log.fact("nothing") == vault.fact("nothing") == ""


def test_chains_are_of_their_bytes(store: Store) -> None:
    """What is encrypted comes back bit for bit."""
    blob = bytes(range(256)) * 4
    store.log().insert_events([], beside=[Chains("game", 1, "public", blob)])
    assert store.secrets().rows("SELECT blob FROM chains WHERE stream = ?", ("game",)) == [(blob,)]


# --- the keys of receipts


def test_a_key_that_another_process_has_rotated_is_taken_up_by_all(store: Store) -> None:
    first, second = Vault(store.secrets(), bytes(32)), Vault(store.secrets(), bytes(32))
    before = first.sign(b"")[0]
    assert second.sign(b"")[0] == before
    after = first.rotate()
    assert first.sign(b"")[0] == second.sign(b"")[0] == after != before
    assert [key.public for key in second.signing_keys()] == [after, before]
    assert [(one.older, one.newer) for one in second.successors()] == [(before, after)]


def test_one_of_servers_starting_together_makes_the_first_key(store: Store) -> None:
    vaults = [Vault(store.secrets(), bytes(32)) for _ in range(6)]
    start = threading.Barrier(len(vaults))

    def first_key(vault: Vault) -> str:
        start.wait()
        return vault.sign(b"")[0]

    with ThreadPoolExecutor(len(vaults)) as threads:
        keys = set(threads.map(first_key, vaults))
    assert len(keys) == 1
    assert len(vaults[0].signing_keys()) == 1
