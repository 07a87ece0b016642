"""Secrets at rest: chains and keys lie apart from the log, encrypted, and come out only where they
are published."""

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kronika.domain.kernel.chance import Chain, checkpoints
from kronika.service import maintenance
from kronika.service.application import Application
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.store.recorder import KEEP_CHAINS
from kronika.service.vault import SecretsLost, Vault, secrets_in
from kronika.tools.client.connection import ServiceRefused
from tests.trust.commands import kronika
from tests.trust.conftest import Services
from tests.trust.players import Pair

MASTER, OTHER = bytes(range(32)), bytes(range(1, 33))
AUDIENCES = ("public", "us", "german")


@pytest.fixture
def vault(tmp_path: Path) -> Iterator[Vault]:
    found = Vault(secrets_in(tmp_path / "secrets.db"), MASTER)
    yield found
    found.close()


def keep_chains(vault: Vault, epoch: int, audiences: tuple[str, ...]) -> dict[str, str]:
    """Chains of an epoch, kept as they are when it is stored; their anchors."""
    anchors = vault.make_chains("game", epoch, audiences)
    vault.db.executemany(KEEP_CHAINS, [msgspec.structs.astuple(one) for one in vault.made_for(anchors)])
    return anchors


# --- encrypted


def clear(folder: Path, secret: bytes) -> list[str]:
    """The files in which a secret stands in clear, as bytes or in hex."""
    wanted = (secret, secret.hex().encode())
    return [path.name for path in folder.iterdir() if path.is_file() and any(w in path.read_bytes() for w in wanted)]


def test_no_file_contains_a_secret_in_clear(serve: Services, tmp_path: Path) -> None:
    service = serve()
    pair = Pair(service.address, tmp_path / "wallets").create().settle()
    pair.play(6)
    vault = service.app.vault
    secrets = {f"the seed of {seed.audience}": bytes.fromhex(seed.seed) for seed in vault.seeds(pair.game)}
    for audience, chain in vault.chains(pair.game, 1).items():
        secrets |= {f"link {k} of {audience}": chain.link(k) for k in (200, 1000, 4096)}
    secrets["the signing key"] = vault._current_signer()[1].private_bytes_raw()
    for player in pair.players:
        identity = player.wallet.identity()
        secrets |= {f"the token of {player.seat}": bytes.fromhex(identity.token)}
        secrets |= {f"the key of {player.seat}": bytes.fromhex(identity.secret_key)}
    pair.leave()
    assert len(secrets) == 3 + 9 + 1 + 4
    assert {name: clear(tmp_path / "data", secret) for name, secret in secrets.items()} == {
        name: [] for name in secrets
    }


def test_links_already_shown_are_in_the_log(serve: Services, tmp_path: Path) -> None:
    """So that the test above looks at the right places."""
    service = serve()
    pair = Pair(service.address, tmp_path / "wallets").create().settle()
    assert any(
        name.startswith("log.db")
        for name in clear(tmp_path / "data", service.app.vault.chains(pair.game, 1)["us"].link(1))
    )
    pair.leave()


def test_the_same_secret_is_never_written_alike(vault: Vault) -> None:
    blobs = {vault._cipher.encrypt(b"the same", "place") for _ in range(50)}
    assert len(blobs) == 50


def test_a_wrong_key_opens_nothing(vault: Vault, tmp_path: Path) -> None:
    keep_chains(vault, 1, AUDIENCES)
    vault.sign(b"")
    other = Vault(secrets_in(tmp_path / "secrets.db"), OTHER)
    with pytest.raises(SecretsLost):
        other.chains("game", 1)
    with pytest.raises(SecretsLost):
        other.sign(b"")
    assert other.seeds("game") == ()
    other.close()


@pytest.mark.parametrize(
    ("column", "value"), [("audience", "us"), ("epoch", 2), ("stream", "other")], ids=["audience", "epoch", "game"]
)
def test_a_secret_opens_only_in_its_own_place(vault: Vault, tmp_path: Path, column: str, value: object) -> None:
    """Whoever can write the file cannot give one game the chain of another."""
    keep_chains(vault, 1, ("public",))
    with sqlite3.connect(tmp_path / "secrets.db") as file:
        file.execute(f"UPDATE chains SET {column} = ?", (value,))
    with pytest.raises(SecretsLost):
        vault.chains("other" if column == "stream" else "game", 2 if column == "epoch" else 1)


def test_a_secret_changed_by_a_bit_does_not_open(vault: Vault, tmp_path: Path) -> None:
    keep_chains(vault, 1, ("public",))
    with sqlite3.connect(tmp_path / "secrets.db") as file:
        ((blob,),) = file.execute("SELECT blob FROM chains")
        file.execute("UPDATE chains SET blob = ?", (blob[:-1] + bytes([blob[-1] ^ 1]),))
    with pytest.raises(SecretsLost):
        vault.chains("game", 1)


def test_chains_come_back_as_they_were_made(vault: Vault) -> None:
    anchors = keep_chains(vault, 1, AUDIENCES)
    assert {audience: chain.anchor for audience, chain in vault.chains("game", 1).items()} == anchors
    for seed in vault.seeds("game"):
        made = Chain(b"".join(checkpoints(bytes.fromhex(seed.seed))))
        assert made.link(77) == vault.chains("game", 1)[seed.audience].link(77)


def test_no_two_chains_are_made_from_the_same_seed(vault: Vault) -> None:
    for epoch in (1, 2, 3):
        keep_chains(vault, epoch, AUDIENCES)
    assert len({seed.seed for seed in vault.seeds("game")}) == 9


# --- told in a sentence


def test_a_service_with_another_key_does_not_start(serve: Services, tmp_path: Path) -> None:
    serve(secrets_key=MASTER.hex())
    serve.stop()
    with pytest.raises(SettingsRefused, match=r"secrets\.db cannot be decrypted with this key"):
        Application(Settings(data=str(tmp_path / "data"), secrets_key=OTHER.hex()))
    serve(secrets_key=MASTER.hex())


def test_the_command_says_that_the_key_is_another(
    serve: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve(secrets_key=MASTER.hex())
    serve.stop()
    monkeypatch.setenv("KRONIKA_SECRETS_KEY", OTHER.hex())
    result = kronika("rotate", "--data", tmp_path / "data")
    assert isinstance(result.exception, SettingsRefused)
    assert "cannot be decrypted with this key" in str(result.exception)
    assert OTHER.hex() not in str(result.exception)


@pytest.mark.parametrize("text", ["", "abc", "zz" * 32, "11" * 31])
def test_a_key_file_that_holds_no_key(tmp_path: Path, text: str) -> None:
    (tmp_path / "kronika.key").write_text(text)
    with pytest.raises(SettingsRefused, match="must contain 32 bytes as 64 hex digits"):
        maintenance.open_vault(Settings(data=str(tmp_path)))


def test_the_key_file_is_for_its_owner_alone(serve: Services, tmp_path: Path) -> None:
    serve()
    assert (tmp_path / "data" / "kronika.key").stat().st_mode & 0o077 == 0


# --- never told


def secrets_of(service: object, pair: Pair) -> set[str]:
    """What nobody may read anywhere before the game is opened, in hex."""
    vault = service.app.vault
    found = {seed.seed for seed in vault.seeds(pair.game)}
    used = pair.us.look().position.ledger.used
    for audience, chain in vault.chains(pair.game, 1).items():
        found |= {chain.link(k).hex() for k in range(used.get(audience, 0) + 1, used.get(audience, 0) + 20)}
    found.add(vault._current_signer()[1].private_bytes_raw().hex())
    for player in pair.players:
        identity = player.wallet.identity()
        found |= {identity.token, identity.secret_key}
    return found


def test_a_whole_game_logs_no_secret(serve: Services, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """At the finest level, with an error of our own in it, which is logged in full."""
    caplog.set_level(logging.DEBUG)
    service = serve()
    pair = Pair(service.address, tmp_path / "wallets").create().settle()
    pair.play(30)
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(type(service.app.chances), "of", lambda *_: 1 // 0)
        with pytest.raises(ServiceRefused, match="Internal error"):
            pair.play(1)
    secrets = secrets_of(service, pair)
    pair.close()
    pair.leave()
    assert "ZeroDivisionError" in caplog.text
    assert not [secret for secret in secrets if secret in caplog.text]


def test_no_refusal_tells_a_secret(serve: Services, tmp_path: Path) -> None:
    service = serve()
    pair = Pair(service.address, tmp_path / "wallets").create().settle()
    pair.play(6)
    secrets = secrets_of(service, pair)
    service.app.vault.db.execute("DELETE FROM chains")
    service.app.games.drop(pair.game)
    refusals = [
        pair.us.refused("Decide", prompt=1, decision={"undaunted": {"end_turn": {}}}, request_id="1"),
        pair.us.refused("Decide", seat="german", prompt=1, request_id="1"),
        pair.us.refused("CommitEntropy", epoch=1, commitment="00" * 32),
        pair.us.refused("RevealEntropy", epoch=1, entropy="00" * 32),
        pair.us.refused("ConfirmEnd"),
    ]
    with pytest.raises(ServiceRefused) as lost:
        pair.play(1)
    said = " ".join(map(str, [*refusals, lost.value]))
    assert lost.value.reason == "SECRETS_LOST"
    assert not [secret for secret in secrets if secret in said]
    pair.leave()


def test_no_export_of_a_running_game_holds_a_secret(serve: Services, tmp_path: Path) -> None:
    service = serve()
    pair = Pair(service.address, tmp_path / "wallets").create().settle()
    pair.play(12)
    files = [pair.us.export(), pair.german.export(), pair.us.export("public")]
    for secret in secrets_of(service, pair):
        assert not [file for file in files if secret.encode() in file]
    pair.leave()
