"""Any server answers for any game: what one has stored the others know, and who is faster is decided by versions."""

import random
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.signing import claim_message
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service import following, games
from kronika.service.ed25519 import verifies
from kronika.service.store.faults import Unreachable
from kronika.service.store.protocol import Log
from kronika.service.vault import Vault
from kronika.tools.client import connection
from kronika.tools.client.connection import Connection, NotReached
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.postgres import Cluster
from tests.service.client import Client, Refused, word
from tests.service.conftest import embedded as embedded
from tests.service.conftest import later as later
from tests.service.headquarters import SIDES, Headquarters
from tests.service.post import Hook
from tests.service.process import Serving
from tests.service.table import END_TURN, Seat, Table, refusal, which_event
from tests.service.test_decide_each import Deciding, request
from tests.service.test_files import import_file
from tests.store.servers import WAIT_SECONDS, Servers, eventually
from tests.trust.players import Pair

pytestmark = pytest.mark.slow

SEEN = "seen"
FOLLOWED_SECONDS = 1.5
"""After which every server has surely heard of what another has stored."""


def at(table: Table, seat: Seat, address: str) -> Seat:
    """The same player at another server."""
    return Seat(Client(address, token=seat.client.token), table.game, seat.name)


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """What calls made at the same time give, or how they are refused."""
    start = threading.Barrier(len(calls))

    def made(call: Callable[[], Any]) -> Any:
        start.wait()
        try:
            return call()
        except Refused as refused:
            return refused

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(made, calls))


# --- one game at two servers


def test_each_player_decides_on_a_stream_at_a_server_of_his_own(servers: Servers) -> None:
    """Each decides as soon as he may, whether or not his server has heard of what was decided at the other."""
    table = servers.started()
    with Deciding(table.us.client) as us, Deciding(table.german.client) as german:
        seats = ((table.us, us), (table.german, german))
        for _ in range(20):
            eventually(lambda: any(seat.legal() for seat in table.seats))
            seat, deciding = next((seat, deciding) for seat, deciding in seats if seat.legal())
            answer = deciding(request(seat))
            assert answer.receipt.version == answer.snapshot.version
    servers.agree(table.game)
    told = [Client(one.address, token="")("ListEvents", game=table.game).events for one in servers.running]
    assert list(told[0]) == list(told[1])


def test_required_version_is_refused_when_another_server_was_faster(servers: Servers) -> None:
    table = servers.started()
    here, there = (at(table, table.us, one.address) for one in servers.running)
    asked = here.request()
    version = servers.agree(table.game)
    table.german.decide()
    refused = refusal(
        lambda: at(table, table.us, servers.running[0].address)("Decide", **asked | {"expected_version": version})
    )
    assert (refused.code, refused.reason) == ("ABORTED", "STALE_VERSION")
    there("Decide", **asked)


def test_the_same_request_at_both_servers_is_answered_alike_and_done_once(servers: Servers) -> None:
    table = servers.started()
    here, there = (at(table, table.us, one.address) for one in servers.running)
    version = servers.agree(table.game)
    asked = here.request()
    first, second = at_once(lambda: here("Decide", **asked), lambda: there("Decide", **asked))
    assert list(first.answer.events) == list(second.answer.events)
    assert first.answer.receipt.head == second.answer.receipt.head
    servers.agree(table.game)
    assert len([e for e in table.events("us", version) if which_event(e) == "decision_made"]) == 1
    again = there.refused("Decide", **asked | {"prompt": asked["prompt"] + 1})
    assert again.reason == "REQUEST_REUSED"


def test_the_same_creation_at_both_servers_makes_one_game(servers: Servers) -> None:
    token = secrets.token_hex(32)
    for number in range(5):
        asked = {"pack": "normandy", "scenario": "1", "request_id": f"the same {number}"}
        here, there = (Client(one.address, token=token) for one in servers.running)
        made = at_once(lambda: here("CreateGame", **asked), lambda: there("CreateGame", **asked))  # noqa: B023
        assert len({one.game.game for one in made}) == 1, made
        table = made[0].game.game
        assert len({bytes(one.game.epoch.anchors["public"]) for one in made}) == 1
        assert (
            servers.running[0].app.vault.chains(table, 1)["public"].anchor == made[0].game.epoch.anchors["public"].hex()
        )


# --- a version that was seen


def test_client_never_sees_an_older_version_than_before(servers: Servers) -> None:
    table = servers.started()
    there = Client(servers.running[1].address, token=table.us.client.token)
    for _ in range(10):
        asked = [seat for seat in table.seats if seat.legal()]
        answer = at(table, asked[0], servers.running[0].address).decide(asked[0].legal()[0].decision)
        seen = answer.receipt.version
        there._metadata = [one for one in there._metadata if one[0] != SEEN] + [(SEEN, str(seen))]
        assert there("GetGame", game=table.game).game.version >= seen
        servers.agree(table.game)


def test_version_unknown_to_all_servers_is_refused(servers: Servers) -> None:
    table = servers.started()
    table.spectator._metadata.append((SEEN, "100000"))
    refused = refusal(lambda: table.spectator("GetGame", game=table.game))
    assert (refused.code, refused.reason) == ("UNAVAILABLE", "UNAVAILABLE")
    table.spectator._metadata[-1] = (SEEN, "the last")
    assert refusal(lambda: table.spectator("GetGame", game=table.game)).reason == "MALFORMED"


def test_claimed_version_does_not_reveal_a_private_game(
    servers: Servers,
) -> None:
    table = servers.table(private=True)
    for one in servers.running:
        for game in (table.game, "there-is-none"):
            stranger = Client(one.address)
            stranger._metadata += [(SEEN, "999999")]
            refused = refusal(lambda: stranger("GetGame", game=game))  # noqa: B023
            assert (refused.code, refused.reason) == ("NOT_FOUND", "NOT_FOUND")
            assert refused.said == f"There is no game {game!r}."


def test_events_stored_elsewhere_during_loading_are_included(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    table = servers.started()
    first, second = servers.running[:2]
    examine, begun, decided = games.examine, threading.Event(), threading.Event()

    def slow(log: Log, vault: Vault, stream: str) -> Any:
        read = examine(log, vault, stream)
        if log is second.app.log:
            begun.set()
            assert decided.wait(WAIT_SECONDS)
            time.sleep(FOLLOWED_SECONDS)
        return read

    monkeypatch.setattr(games, "examine", slow)
    stranger = Client(second.address, token="")
    second.app.games.drop(table.game)
    with ThreadPoolExecutor(1) as thread:
        read = thread.submit(lambda: stranger("GetGame", game=table.game).game.version)
        assert begun.wait(WAIT_SECONDS)
        version = at(table, table.us, first.address).decide().receipt.version
        decided.set()
        assert read.result() <= version
    eventually(lambda: stranger("GetGame", game=table.game).game.version == version)


# --- watching


def test_watcher_at_one_server_gets_decisions_made_at_the_other(servers: Servers) -> None:
    table = servers.started()
    first, second = servers.running
    watching = {
        name: Client(second.address, token=token).stream("WatchGame", game=table.game, audience=name)
        for name, token in (("", ""), ("us", table.us.client.token))
    }
    here = Table(first.address, clients=[Client(first.address, token=seat.client.token) for seat in table.seats])
    here.game, here.us.game, here.german.game = table.game, table.game, table.game
    here.play(seed=5, most=20)
    last = here.now().version
    for name, stream in watching.items():
        events: list[Any] = []
        while not events or events[-1].version < last:
            events += next(stream).events
        assert events == here.events(name)
        stream.cut()


def test_player_waiting_at_one_server_gets_the_prompt_from_the_other(servers: Servers) -> None:
    table = servers.started()
    waiting = Client(servers.running[1].address, token=table.german.client.token).stream("WatchPlayer")
    assert next(waiting).game == table.game
    table.us.decide()
    table.german.decide()
    servers.agree(table.game)
    mover = next(seat for seat in table.seats if at(table, seat, servers.running[0].address).legal())
    at(table, mover, servers.running[0].address).decide(END_TURN)
    version = servers.agree(table.game)
    while next(waiting).version < version:
        pass
    waiting.cut()


def test_watcher_of_all_own_games_gets_one_joined_elsewhere(servers: Servers) -> None:
    """And of what happens in it later, though the server at which he watches has it no longer in memory."""
    table = servers.started()
    first, second = servers.running
    waiting = Client(second.address, token=table.german.client.token).stream("WatchPlayer")
    assert next(waiting).game == table.game
    clients = [Client(first.address, token=seat.client.token) for seat in table.seats]
    other = Table(first.address, clients=clients).started()
    while next(waiting).game != other.game:
        pass
    servers.agree(other.game)
    second.app.games.drop(other.game)
    version = other.german.decide().receipt.version
    while (told := next(waiting)).game != other.game or told.version < version:
        pass
    waiting.cut()


def test_a_server_reads_no_game_of_another_that_nobody_follows_at_it(servers: Servers) -> None:
    """Whichever of them sees to bots: of who sits down it hears, and looks whether it is one."""
    for server in servers.running:
        table = Table(server.address).started()
        games_of_other = servers.other(server).app.games
        eventually(lambda: not games_of_other.following._following)  # noqa: B023
        before = games_of_other.loaded
        table.play(seed=3, most=10)
        time.sleep(FOLLOWED_SECONDS)
        assert (games_of_other.known_of(table.game)[0], games_of_other.loaded) == (0, before)
        assert Client(servers.other(server).address, token="")("GetGame", game=table.game).game == table.now()


def test_a_game_that_goes_on_at_another_server_while_it_is_read_is_followed(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = servers.started()
    first, second = servers.running
    reading, load, decided = second.app.games, second.app.games._load, []

    def load_and_be_overtaken(stream: str) -> Any:
        loaded = load(stream)
        if not decided:
            decided.append(at(table, table.us, first.address).decide().receipt.version)
            time.sleep(FOLLOWED_SECONDS)
        return loaded

    monkeypatch.setattr(reading, "_load", load_and_be_overtaken)
    reading.drop(table.game)
    Client(second.address, token="")("GetGame", game=table.game)
    eventually(lambda: reading.known_of(table.game)[0] == decided[0])


def test_idle_game_is_evicted_when_another_server_continues_it(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = servers.started()
    first, second = servers.running
    at(table, table.us, first.address).decide()
    version = servers.agree(table.game)
    assert second.app.games.known_of(table.game)[0] == version
    monkeypatch.setattr(following, "UNUSED_SECONDS", 0)
    decided = at(table, table.german, first.address).decide().receipt.version
    eventually(lambda: second.app.games.known_of(table.game)[0] == 0)
    assert at(table, table.german, second.address).snapshot().version >= decided


# --- undo, disputes, ends


def test_an_undo_asked_for_at_one_server_is_agreed_to_at_the_other(servers: Servers) -> None:
    table = servers.started()
    mover, waiter = servers.in_turn(table)
    version = servers.agree(table.game)
    mover.decide(END_TURN)
    servers.agree(table.game)
    waiter.decide()
    mover("RequestUndo")
    waiter("AnswerUndo", asked_by=mover.name, agree=True)
    servers.agree(table.game)
    views = [at(table, mover, one.address).snapshot() for one in servers.running]
    assert views[0] == views[1]
    assert views[0].version > version
    assert views[0].view == mover.snapshot(version).view
    servers.play(table, 1, 10)


def test_a_game_ended_at_one_server_is_closed_at_the_other_and_verifies(servers: Servers) -> None:
    table = servers.started()
    servers.play(table, 6, 30)
    if word(table.now(), "phase") != "finished":
        table.german("Resign")
    for seat in table.seats:
        seat("ConfirmEnd")
    servers.agree(table.game)
    files = [
        b"".join(part.chunk for part in Client(one.address, token="").stream("ExportGame", game=table.game))
        for one in servers.running
    ]
    for file in files:
        assert verify(parse(file), SYSTEMS, CODECS, verifies).problems == ()


# --- what only one of them does


def test_a_request_expires_though_the_server_that_saw_to_it_has_stopped(
    servers: Servers, later: Callable[[float], None]
) -> None:
    leader = servers.leader()
    other = servers.other(leader)
    table = Table(other.address, undo_expiry=600).started()
    mover, waiter = table.in_turn()
    mover.decide(END_TURN)
    waiter.decide(waiter.legal()[0].decision)
    mover("RequestUndo")
    servers.stop(leader)
    eventually(lambda: other.app.leader.mine)
    later(601)
    eventually(lambda: not mover.snapshot().undo_requests)
    assert word(table.events()[-1].kernel.undo_ended, "how") == "expired"


def test_bot_answers_players_at_every_server(servers: Servers) -> None:
    """And goes on when the server that thinks for it has stopped."""
    leader = servers.leader()
    other = servers.other(leader)
    client = Client(other.address)
    created = client("CreateGame", pack="normandy", scenario="1", bots=[{"seat": "german", "bot": "sensible"}])
    us = Seat(client, created.game.game, "us")
    us.take()
    us.commit()
    us.reveal()

    def over() -> bool:
        return word(client("GetGame", game=us.game).game, "phase") != "running"

    def play(decisions: int) -> list[int]:
        """The prompts that were answered so far. A game may be lost soon by who plays like that."""
        for _ in range(decisions):
            eventually(lambda: us.legal() or over())
            if us.legal():
                us.decide()
        events = client("ListEvents", game=us.game, page_size=2000).events
        return [one.kernel.decision_made.prompt for one in events if which_event(one) == "decision_made"]

    before = len(play(3))
    servers.stop(leader)
    asked = play(4)
    eventually(lambda: us.legal() or over())
    assert len(asked) == len(set(asked)) > before


def test_a_server_that_was_elected_once_more_knows_that_it_was_not_for_a_while(servers: Servers) -> None:
    """Whatever it did not see to meanwhile it takes up."""
    terms = [one.app.leader.term for one in servers.running]
    assert servers.leader()
    servers.cut()
    eventually(lambda: sum(one.app.leader.term for one in servers.running) > sum(terms))
    assert servers.leader()


def test_a_key_rotated_at_one_server_signs_at_all(servers: Servers) -> None:
    table = servers.started()
    new = servers.running[0].app.vault.rotate()
    for seat in table.seats:
        assert seat.decide().receipt.key.hex() == new


# --- connections that break


def test_connections_that_are_cut_while_it_is_played_lose_and_double_nothing(servers: Servers) -> None:
    table = servers.started()
    watching = Client(servers.running[1].address, token="").stream("WatchGame", game=table.game)
    choose = random.Random(7)
    cut = 0
    for number in range(40):
        if number % 4 == 0:
            cut += servers.cut()
        seat = next((one for one in table.seats if _tried(one.legal)), None)
        if seat is None:
            continue
        asked = _tried(lambda: seat.request(request_id=f"request {number}"))  # noqa: B023
        asked |= {"decision": choose.choice(_tried(seat.legal)).decision}
        _tried(lambda: seat("Decide", **asked))  # noqa: B023
    assert cut > 20
    last = servers.agree(table.game)
    events: list[Any] = []
    while not events or events[-1].version < last:
        events += next(watching).events
    watching.cut()
    assert list(dict.fromkeys(event.version for event in events)) == list(range(1, last + 1))
    rows = servers.running[0].app.log.rows(table.game)
    assert [version for version, _, _ in rows] == list(range(1, last + 1))
    assert servers.running[0].app.log.whole(table.game)[1].version == last


class Broken:
    """Raises this the first time that it is read how a game goes on."""

    def __init__(self, server: Embedded, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
        self._read, self._error = server.app.log.whole, error
        self.failed = threading.Event()
        monkeypatch.setattr(server.app.log, "whole", self)

    def __call__(self, stream: str, gt: int = 0) -> Any:
        if not self.failed.is_set():
            self.failed.set()
            raise self._error
        return self._read(stream, gt)


@pytest.mark.parametrize(
    "error", [Unreachable("the connection was cut"), ValueError("nobody has expected this")], ids=type
)
def test_events_stored_while_a_lost_game_is_idle_are_followed(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """It is read anew for somebody who asks for it meanwhile, and is behind as soon as another server goes on."""
    table = servers.started()
    first, second = servers.running
    watching = Client(second.address, token="").stream("WatchGame", game=table.game)
    assert next(watching).events
    monkeypatch.setattr(following, "AGAIN_SECONDS", FOLLOWED_SECONDS)
    broken = Broken(second, monkeypatch, error)
    lost_at = at(table, table.us, first.address).decide().receipt.version
    assert broken.failed.wait(WAIT_SECONDS)
    eventually(lambda: Client(second.address, token="")("GetGame", game=table.game).game.version == lost_at)
    last = at(table, table.german, first.address).decide().receipt.version
    eventually(lambda: second.app.games.known_of(table.game)[0] == last)
    told = [0]
    while told[-1] < last:
        told += [event.version for event in next(watching).events]
    watching.cut()


def test_a_game_that_was_dropped_while_it_was_stored_leaves_none_behind(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was read anew meanwhile, and another server has gone on."""
    table = servers.started()
    first, second = servers.running
    here, there = (at(table, table.us, one.address) for one in servers.running)
    signed, gone_on = threading.Event(), threading.Event()
    sign_all = second.app.vault.sign_all

    def slow(messages: Any) -> Any:
        signed.set()
        assert gone_on.wait(WAIT_SECONDS)
        return sign_all(messages)

    monkeypatch.setattr(second.app.vault, "sign_all", slow)
    with ThreadPoolExecutor(1) as thread:
        deciding = thread.submit(there.decide)
        assert signed.wait(WAIT_SECONDS)
        second.app.games.drop(table.game)
        Client(second.address, token="")("GetGame", game=table.game)
        eventually(lambda: not here.legal())
        last = at(table, table.german, first.address).decide().receipt.version
        eventually(lambda: second.app.games.known_of(table.game)[0] == last)
        gone_on.set()
        assert deciding.result().receipt.version < last
    assert Client(second.address, token="")("GetGame", game=table.game).game.version == last


def _tried(call: Callable[[], Any]) -> Any:
    """What a call gives, made again while the service says that it cannot be used at the moment."""
    found: list[Any] = []

    def made() -> bool:
        try:
            found.append(call())
        except Refused as refused:
            if refused.code != "UNAVAILABLE":
                raise
            return False
        return True

    eventually(made)
    return found[0]


# --- files


def played(server: Embedded, folder: Path) -> tuple[Pair, bytes]:
    """A game that is over, whose players have signed; and its file."""
    pair = Pair(server.address, folder).create().settle()
    pair.play(4)
    pair.close()
    return pair, pair.us.export("referee")


def test_a_game_taken_in_at_one_server_is_claimed_at_the_other_and_both_know(
    servers: Servers, embedded: Callable[..., Embedded], tmp_path: Path
) -> None:
    pair, file = played(embedded(), tmp_path / "wallets")
    identity = pair.us.wallet.identity()
    here, there = (Client(one.address, token=identity.token) for one in servers.running)
    head = import_file(here, file).head
    assert list(there("GetGame", game=pair.game).game.imported.claimed) == []
    hashed = sha256(bytes.fromhex(identity.token)).digest()
    signature = identity.sign(claim_message(pair.game, "us", head.hex(), hashed.hex()))
    there("ClaimImported", game=pair.game, seat="us", token_hash=hashed, signature=signature)
    eventually(lambda: list(here("GetGame", game=pair.game).game.imported.claimed) == ["us"])
    for client in (here, there):
        assert pair.game in [one.game for one in client("ListGames", mine=True).games]


def test_a_claim_that_was_missed_while_nobody_listened_is_known_as_soon_as_somebody_does_again(
    servers: Servers, embedded: Callable[..., Embedded], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair, file = played(embedded(), tmp_path / "wallets")
    identity = pair.us.wallet.identity()
    here, there = (Client(one.address, token=identity.token) for one in servers.running)
    head = import_file(here, file).head
    assert list(there("GetGame", game=pair.game).game.imported.claimed) == []
    with monkeypatch.context() as deaf:
        deaf.setattr(servers.running[1].app.log, "_hear", lambda notes, *_: bool(list(notes)))
        hashed = sha256(bytes.fromhex(identity.token)).digest()
        signature = identity.sign(claim_message(pair.game, "us", head.hex(), hashed.hex()))
        here("ClaimImported", game=pair.game, seat="us", token_hash=hashed, signature=signature)
        time.sleep(FOLLOWED_SECONDS)
        assert list(there("GetGame", game=pair.game).game.imported.claimed) == []
    servers.cut()
    eventually(lambda: list(_tried(lambda: there("GetGame", game=pair.game)).game.imported.claimed) == ["us"])


def test_file_imported_at_both_servers_together_makes_one_game(
    servers: Servers, embedded: Callable[..., Embedded], tmp_path: Path
) -> None:
    pair, file = played(embedded(), tmp_path / "wallets")
    here, there = (Client(one.address) for one in servers.running)
    made = at_once(lambda: import_file(here, file), lambda: import_file(there, file))
    assert [one.game for one in made] == [pair.game] * 2
    assert made[0].head == made[1].head


# --- campaigns


def test_a_campaign_goes_on_from_game_to_game_with_each_player_at_a_server_of_his_own(
    servers: Servers, tmp_path: Path
) -> None:
    """Both confirm at once, each at his server: one of them starts the game, or closes it."""
    here, there = servers.running
    war = Headquarters(here.address, tmp_path / "players")
    war.connections[1] = Connection(there.address, war.connections[1].token)
    for step in ("commit", "reveal"):
        for side in SIDES:
            servers.agree(war.campaign)
            assert step
            war.at(side).bring_entropy()
    for _ in range(2):
        while True:
            servers.agree(war.campaign)
            asked = war.asked()
            if not asked:
                break
            war.answer(asked[0][0])
        game = war.game
        for _ in range(2):
            for side in SIDES:
                servers.agree(game)
                war.at(side, game).bring_entropy()
        servers.agree(game)
        war.resign("german", game, servers.agree)
        servers.agree(game)
        at_once(*(lambda side=side: war.call(side, "ConfirmEnd", game, seat=side) for side in SIDES))  # type: ignore[misc]  # noqa: B023
        servers.agree(game)
        servers.agree(war.campaign)
    games = [entry.game for entry in war.ask("GetRecord").entries]
    assert len(set(games)) == len(games) >= 2


# --- the stock client


def test_bundled_client_continues_at_another_server_with_its_last_version(servers: Servers) -> None:
    table = servers.started()
    here, there = servers.running
    client = Connection(here.address, table.us.client.token, find=lambda: there.address)
    asked = table.us.request()
    servers.agree(table.game)
    seen = client.games("Decide", pb.DecideRequest(game=table.game, seat="us", **asked)).answer.receipt.version
    servers.stop(here)
    assert client.games("GetGame", pb.GetGameRequest(game=table.game)).game.version >= seen
    client.close()


def test_bundled_client_resumes_when_its_server_returns(
    cluster: Callable[[], Cluster], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "AWAY_SECONDS", WAIT_SECONDS)
    settings = {"store": cluster().database(), "web_port": -1}
    with Serving(tmp_path / "data", **settings) as first:
        table = Table(first.address).started()
        client = Connection(first.address, table.us.client.token)
        client.games("GetGame", pb.GetGameRequest(game=table.game))
        asked = table.us.request()
        first.kill()
        back: list[Serving] = []
        again = threading.Thread(
            target=lambda: back.append(
                Serving(tmp_path / "data", "--port", first.address.rpartition(":")[2], **settings)
            )
        )
        with pytest.raises(NotReached):
            client.games("Resign", pb.ResignRequest(game=table.game, seat="us"))
        again.start()
        decided = client.games("Decide", pb.DecideRequest(game=table.game, seat="us", **asked))
        again.join()
        with back[0] as second:
            now = Client(second.address, token=table.us.client.token)("GetGame", game=table.game).game
            assert decided.answer.receipt.version == now.version
            client.close()


# --- notices


def test_player_gets_one_notice_no_matter_which_server_sends_it(cluster: Callable[[], Cluster], tmp_path: Path) -> None:
    servers = Servers(tmp_path, cluster().database())
    for _ in range(2):
        servers.start(webhooks="loopback", notice_delay=0)
    leader = servers.leader()
    other = servers.other(leader)
    with Hook() as hook:
        table = Table(other.address).started()
        table.us.client("SetWebhook", url=f"http://127.0.0.1:{hook.port}/")
        first = hook.wait(1)
        servers.stop(leader)
        eventually(lambda: other.app.leader.mine)
        table.us.decide()
        table.german.decide()
        mover = next(seat for seat in table.seats if seat.legal())
        mover.decide(END_TURN)
        for _ in range(4):
            if table.us.legal():
                break
            table.german.decide()
        hook.wait(2)
        told = [call.body for call in hook.calls]
        assert first.body in told and len(told) == len(set(told))
    servers.stop(other)
