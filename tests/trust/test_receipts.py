"""Receipts: every answered decision carries one; whoever holds it checks that the log now extends
what it saw then; the service's key can be changed, and old receipts stay good."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from kronika.domain.kernel.hashing import canonical_json
from kronika.service import maintenance
from kronika.service.settings import Settings
from kronika.tools.client.identity import contradiction, fingerprint, game_of
from tests.trust.commands import kronika
from tests.trust.conftest import Services
from tests.trust.insider import cover_up
from tests.trust.players import Pair, Player
from tests.trust.story import Story


def test_every_answered_decision_carries_a_receipt_that_is_kept(pair: Pair) -> None:
    seen = []
    for _ in range(4):
        answer = pair.play(1)
        player = pair.seat(answer.snapshot.audience)
        receipt = player.last_receipt()
        assert (receipt.game, receipt.version, receipt.head) == (
            pair.game,
            answer.receipt.version,
            player.session.head,
        )
        seen.append(receipt.version)
    assert seen == sorted(set(seen))


@pytest.fixture
def played(pair: Pair) -> Pair:
    """Some decisions after a receipt of the American player."""
    pair.play(6)
    return pair


def test_the_log_now_extends_what_was_signed_then(played: Pair) -> None:
    receipt = played.us.last_receipt()
    played.play(6, seed=5)
    now = game_of(played.us.connection, played.game)
    assert now.version > receipt.version
    assert contradiction(played.us.connection, receipt, now) == ""


def test_anybody_can_check_a_receipt_that_he_was_given(played: Pair, tmp_path: Path) -> None:
    receipt = played.us.last_receipt()
    stranger = Player(played.us.connection.address, tmp_path / "wallets", "stranger")
    assert contradiction(stranger.connection, receipt, game_of(stranger.connection, played.game)) == ""
    stranger.leave()


def test_the_command_checks_a_game_at_its_service(played: Pair, tmp_path: Path) -> None:
    receipt = played.us.last_receipt()
    server, home = played.us.connection.address, tmp_path / "wallets"
    result = kronika("verify", played.game, server=server, home=home)
    assert (result.exit_code, result.output.splitlines()[-1]) == (
        0,
        f"OK: the log now extends what the service signed at version {receipt.version}",
    )
    nobody = kronika("verify", played.game, server=server, home=home, profile="stranger")
    assert nobody.exit_code == 1
    assert "you hold no receipt for this game" in nobody.output
    file = tmp_path / "receipt.json"
    file.write_bytes(canonical_json(receipt))
    given = kronika("verify", played.game, "--receipt", file, server=server, home=home, profile="stranger")
    assert given.exit_code == 0


def test_a_forked_history_is_named(played: Pair, serve: Services, tmp_path: Path) -> None:
    """The operator changes an event from before the receipt, and one from after it: both are other
    histories than the one that was signed."""
    receipt = played.us.last_receipt()
    played.leave()
    serve.stop()
    with sqlite3.connect(tmp_path / "data" / "log.db") as log:
        log.execute("UPDATE events SET body = REPLACE(body, 'Us', 'Is') WHERE version = 4")
    cover_up(tmp_path / "data")
    result = kronika("verify", played.game, server=serve().address, home=tmp_path / "wallets")
    assert result.exit_code == 1
    assert (
        f"WRONG: version {receipt.version}: the log now does not extend what the service signed then; "
        "this receipt and an export of today prove it" in result.output
    )


def test_a_shorter_history_is_named(pair: Pair, serve: Services, tmp_path: Path) -> None:
    pair.play(4)
    maintenance.backup(Settings(data=str(tmp_path / "data")), tmp_path / "copy")
    seat = pair.play(4).snapshot.audience
    pair.leave()
    serve.stop()
    (tmp_path / "copy" / "log.db").replace(tmp_path / "data" / "log.db")
    cover_up(tmp_path / "data")
    result = kronika("verify", pair.game, server=serve().address, home=tmp_path / "wallets", profile=seat)
    assert result.exit_code == 1
    assert "what the service signed then is gone" in result.output


@pytest.mark.parametrize(
    ("field", "said"),
    [("head", "not signed by its key"), ("version", "not signed by its key"), ("signature", "not signed by its key")],
)
def test_a_receipt_altered_proves_nothing(played: Pair, field: str, said: str) -> None:
    receipt = played.us.last_receipt()
    value = getattr(receipt, field)
    altered = msgspec.structs.replace(receipt, **{field: value + 1 if field == "version" else "0" * len(value)})
    assert said in contradiction(played.us.connection, altered, game_of(played.us.connection, played.game))


def test_a_receipt_for_another_game_proves_nothing(played: Pair, tmp_path: Path) -> None:
    other = Pair(played.us.connection.address, tmp_path / "wallets").create().settle()
    now = game_of(played.us.connection, other.game)
    said = f"the receipt is for another game, {played.game}"
    assert contradiction(played.us.connection, played.us.last_receipt(), now) == said
    other.leave()


# --- the key of the service


def test_the_key_can_be_changed_while_serving_and_old_receipts_stay_good(played: Pair, tmp_path: Path) -> None:
    old = played.us.last_receipt()
    settings = Settings(data=str(tmp_path / "data"))
    new = maintenance.rotate(settings)
    answer = played.play(1)
    assert answer.receipt.key.hex() == new != old.key
    now = game_of(played.us.connection, played.game)
    for receipt in (old, played.seat(answer.snapshot.audience).last_receipt()):
        assert contradiction(played.us.connection, receipt, now) == ""


def test_old_keys_stay_published_with_the_time_they_were_used(played: Pair, serve: Services, tmp_path: Path) -> None:
    server, home = played.us.connection.address, tmp_path / "wallets"
    old = played.us.last_receipt().key
    rotated = kronika("rotate", "--data", tmp_path / "data")
    new = rotated.output.split()[0]
    listed = [line.split() for line in kronika("key", "service", server=server, home=home).output.splitlines()]
    assert [line[0] for line in listed] == [new, old]
    assert listed[0][3:] == ["succeeds", fingerprint(old)], "the key in use has no end"
    assert listed[0][2] == listed[1][3], "the one began when the other ended"


def test_a_receipt_by_a_key_that_is_not_the_services_proves_nothing(played: Pair, story: Story) -> None:
    now = game_of(played.us.connection, played.game)
    said = contradiction(played.us.connection, story.receipts[0], now)
    assert said == "the receipt is signed by a key that this service does not publish"


# --- the command on files


def test_the_command_says_what_vouches_for_a_file(story: Story, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(story.files["us"])
    alone = kronika("verify", file, home=tmp_path / "nobody")
    assert (alone.exit_code, alone.output.splitlines()[-1]) == (
        0,
        "OK: consistent, but unsigned by any key or receipt that you trust",
    )
    vouched = "OK: a key or receipt that you trust has signed this log"
    assert kronika("verify", file, "--key", story.service_key).output.splitlines()[-1] == vouched
    assert kronika("verify", file, home=story.wallets).output.splitlines()[-1] == vouched


def test_the_command_names_what_is_wrong_with_a_file(story: Story, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    rows = story.files["us"].splitlines(keepends=True)
    del rows[100]
    file.write_bytes(b"".join(rows))
    result = kronika("verify", file, home=story.wallets)
    assert result.exit_code == 1
    wrong = [line for line in result.output.splitlines() if line.startswith("WRONG: ")]
    assert wrong[0].endswith("the log is not the one your receipt was given for")
    assert "OK" not in result.output
