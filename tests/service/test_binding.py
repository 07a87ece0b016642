"""A reveal is taken only if it binds the others (docs/checking-a-game.md): the service refuses one that
does not, and stock clients sit down only where it has to."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.domain.kernel.chance import commitment
from kronika.domain.kernel.signing import SMALL_ORDER_Y, commitment_message, reveal_message
from kronika.tools.client.connection import Connection
from kronika.tools.client.identity import Wallet
from kronika.tools.client.session import Session, Unbound
from tests.embedded import Embedded
from tests.service.client import NO_HEAD, Client, Signer
from tests.service.conftest import stop
from tests.service.earlier import as_of_0_2
from tests.service.table import Seat, Table, hex_of


def commit_signed(table: Table, key: Signer) -> None:
    """The German seat commits, signing with its key."""
    german = table.german
    made = commitment("german", table.game, hex_of(table.now().epoch.anchors), german.entropy)
    signed = key.over(commitment_message(table.game, "german", 1, NO_HEAD, made), NO_HEAD)
    german("CommitEntropy", epoch=1, commitment=made, signed=signed)


def test_every_new_game_says_that_reveals_are_bound(table: Table) -> None:
    assert table.now().reveals_bound


def test_a_reveal_over_a_head_from_before_the_last_commitment_is_refused(table: Table) -> None:
    key = Signer()
    table.us.take()
    table.german.take(key=key.public)
    table.us.commit()
    before = table.now().head.hex()
    commit_signed(table, key)
    entropy = table.german.entropy.hex()
    for head in (NO_HEAD, before):
        signed = key.over(reveal_message(table.game, "german", 1, head, entropy), head)
        refusal = table.german.refused("RevealEntropy", epoch=1, entropy=entropy, signed=signed)
        assert (refusal.code, refusal.reason) == ("ABORTED", "STALE_VERSION")
        assert not table.now().seats[1].revealed
    head = table.now().head.hex()
    signed = key.over(reveal_message(table.game, "german", 1, head, entropy), head)
    assert table.german("RevealEntropy", epoch=1, entropy=entropy, signed=signed).game.seats[1].revealed


@pytest.mark.parametrize("y", sorted(SMALL_ORDER_Y))
@pytest.mark.parametrize("sign", [0, 1 << 255])
def test_no_seat_is_taken_or_asked_for_with_a_key_under_which_anything_is_signed(
    table: Table, y: int, sign: int
) -> None:
    key = (y + sign).to_bytes(32, "little").hex()
    assert table.us.refused("TakeSeat", name="Eve", key=key).reason == "MALFORMED"
    table.us.take()
    eve = Seat(table.german.client, table.game, "us")
    assert eve.refused("ProposeHandover", name="Eve", key=key).reason == "MALFORMED"
    asked = table.us.refused("HandOverSeat", name="Eve", key=key, token_hash="00" * 32)
    assert asked.reason == "MALFORMED"


# --- games of an earlier release


@pytest.fixture
def older(embedded: Callable[..., Embedded], tmp_path: Path) -> Callable[..., tuple[str, Embedded]]:
    """Makes a game as an earlier release did: its first event says nothing of reveals."""

    def make(**options: object) -> tuple[str, Embedded]:
        running = embedded()
        game = Client(running.address)("CreateGame", pack="normandy", scenario="1", options=options).game.game
        stop(running)
        log = sqlite3.connect(tmp_path / "data" / "log.db")
        with log:
            log.execute("UPDATE events SET body = replace(body, ',\"reveals_bound\":true', '') WHERE version = 1")
        log.close()
        as_of_0_2(tmp_path / "data")
        return game, embedded()

    return make


def session_of(running: Embedded, game: str, tmp_path: Path) -> Session:
    wallet = Wallet(tmp_path / "wallets", "anna")
    return Session(Connection(running.address, wallet.identity().token), game, wallet=wallet)


def test_bundled_client_takes_no_seat_where_reveals_are_not_bound(
    older: Callable[..., tuple[str, Embedded]], tmp_path: Path
) -> None:
    game, running = older()
    session = session_of(running, game, tmp_path)
    with pytest.raises(Unbound, match="does not say that reveals are bound"):
        session.join("us", "Anna")
    assert Seat(Client(running.address), game, "us")("TakeSeat", name="Ben").game.seats[0].name == "Ben"
    session.close()


def test_a_game_of_an_earlier_release_is_played_on_by_who_sits_in_it(
    older: Callable[..., tuple[str, Embedded]],
) -> None:
    game, running = older()
    us, german = (Seat(Client(running.address), game, seat) for seat in ("us", "german"))
    for seat in (us, german):
        seat.take()
    for seat in (us, german):
        seat.commit()
    for seat in (us, german):
        seat.reveal()
    assert us.snapshot().prompts
