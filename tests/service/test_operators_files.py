"""Whatever an operator's files hold, a command says in a sentence which file, where in it, and what belongs there."""

import re
import shutil
from pathlib import Path

import pytest

from kronika.service.store.opening import LOG_FILE
from kronika.service.vault import SECRETS_FILE
from kronika.tools.cli.home import NEEDED, RECORD
from tests.service.process import Serving
from tests.service.table import Table
from tests.service.test_server import certificate
from tests.tools.running import Command

NO_TEXT = b"one\n\xff\xfe"
NOTED = {"record": RECORD, "needed": NEEDED}
READS = ("check", "backup {folder}/copy", "rotate", "serve --port 0 --web-port -1")
"""Commands that need the key of a data folder."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder in which a game is under way."""
    folder = tmp_path_factory.mktemp("served") / "data"
    with Serving(folder) as serving:
        Table(serving.address).started().play(seed=1, most=3)
    return folder


@pytest.fixture
def data(served: Path, tmp_path: Path) -> Path:
    """The same folder, in which nothing comes to be but what is said."""
    folder = tmp_path / "data"
    shutil.copytree(served, folder)
    return folder


def files(folder: Path) -> set[str]:
    """But those by which readers of SQLite know of one another, and the lock."""
    return {path.name for path in folder.rglob("*") if not path.name.endswith(("-shm", "-wal", ".lock"))}


def refused(*command: str | Path) -> str:
    """The sentence by which a command ends."""
    ran = Command()(*command)
    assert ran.code in (1, 2) and "Traceback" not in ran.err, ran
    return ran.err


@pytest.mark.parametrize("command", READS)
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (NO_TEXT, ": line 2, column 1: expected text in UTF-8; it must contain 32 bytes as 64 hex digits"),
        (b"", " must contain 32 bytes as 64 hex digits: it has 0"),
        (b"ab" * 31, " must contain 32 bytes as 64 hex digits: it has 62"),
        (b"ab" * 31 + b"a\0", " must contain 32 bytes as 64 hex digits: its character 64 is '\\x00'"),
        (None, " cannot be read: Is a directory; it must contain 32 bytes as 64 hex digits"),
    ],
)
def test_malformed_key_is_refused(command: str, content: bytes | None, said: str, data: Path, tmp_path: Path) -> None:
    key = data / "kronika.key"
    key.unlink()
    if content is None:
        key.mkdir(mode=0o700)
    else:
        key.write_bytes(content)
        key.chmod(0o600)
    before = files(data)
    assert f"{key}{said}\n" in refused(*command.format(folder=tmp_path).split(), "--data", data)
    assert files(data) == before and not (tmp_path / "copy").exists()


def test_a_key_after_a_byte_order_mark_is_a_key(data: Path) -> None:
    key = data / "kronika.key"
    key.write_bytes(b"\xef\xbb\xbf" + key.read_bytes())
    assert Command()("check", "--data", data).code == 0


def test_settings_after_a_byte_order_mark_are_settings(data: Path, tmp_path: Path) -> None:
    config = tmp_path / "kronika.toml"
    config.write_bytes(b"\xef\xbb\xbf" + f'data = "{data}"\n'.encode())
    assert Command()("check", "--config", config).code == 0
    config.write_bytes(NO_TEXT)
    assert f"{config}: line 2, column 1: expected text in UTF-8" in refused("check", "--config", config)
    config.unlink()
    config.mkdir()
    assert "is a directory" in refused("check", "--config", config)


def test_password_that_is_not_text_is_refused(data: Path, tmp_path: Path) -> None:
    password = tmp_path / "password"
    password.write_bytes(NO_TEXT)
    config = tmp_path / "kronika.toml"
    config.write_text(
        f'smtp_host = "127.0.0.1"\nsmtp_from = "a@example.org"\nsmtp_user = "a"\nsmtp_password_file = "{password}"\n'
    )
    said = refused("serve", "--data", data, "--port", "0", "--web-port", "-1", "--config", config)
    assert f"{password}: line 2, column 1: expected text in UTF-8; it must contain the password of smtp_user" in said


@pytest.mark.parametrize("which", ["certificate", "key", "both"])
def test_certificates_and_keys(which: str, data: Path, tmp_path: Path) -> None:
    made, key = certificate(tmp_path)
    pem, other = "a certificate in PEM", certificate(tmp_path_of(tmp_path))[1]
    broken = {"certificate": (NO_TEXT, made), "key": (NO_TEXT, key), "both": (other.read_bytes(), key)}
    content, path = broken[which]
    path.write_bytes(content)
    flags = ("--tls-certificate", made, "--tls-key", key)
    said = refused("serve", "--data", data, "--port", "0", "--web-port", "-1", *flags)
    expected = {
        "certificate": f"{made} must contain {pem}",
        "key": f"{key} must contain a private key in PEM, without a passphrase",
        "both": f"{key} is not the key of the certificate in {made}",
    }
    assert expected[which] in said


def tmp_path_of(folder: Path) -> Path:
    other = folder / "other"
    other.mkdir()
    return other


def test_a_certificate_that_a_player_trusts(tmp_path: Path) -> None:
    text = tmp_path / "text.pem"
    text.write_bytes(NO_TEXT)
    said = refused("--tls", text, "--home", tmp_path / "home", "games")
    assert f"{text} must contain a certificate in PEM" in said


@pytest.mark.parametrize("name", [LOG_FILE, SECRETS_FILE])
def test_file_that_is_not_a_database_is_named(name: str, data: Path, tmp_path: Path) -> None:
    for path in data.glob(f"{name}*"):
        path.unlink()
    (data / name).write_bytes(NO_TEXT * 1000)
    (data / name).chmod(0o600)
    said = refused("backup", tmp_path / "copy", "--data", data)
    assert f"{data / name}: file is not a database; restore it from a backup (kronika restore)" in said


def test_a_log_that_is_missing_is_not_made(data: Path) -> None:
    for path in data.glob(f"{LOG_FILE}*"):
        path.unlink()
    before = files(data)
    said = refused("serve", "--data", data, "--port", "0", "--web-port", "-1")
    assert re.search(rf"{LOG_FILE} is missing, and \S+ contains the secrets of games", said)
    assert files(data) == before


def test_the_file_by_which_a_server_holds_its_folder_may_hold_anything(data: Path) -> None:
    with Serving(data):
        (data / "serving.lock").write_bytes(NO_TEXT)
        said = refused("serve", "--data", data, "--port", "0", "--web-port", "-1")
    assert f"{data} is being served by another process" in said


@pytest.mark.parametrize("name", ["record", "needed"])
def test_profile_notes_about_a_service_may_be_anything(name: str, tmp_path: Path) -> None:
    player = Command("--home", tmp_path, "--plain")
    player("play", "--against", "bot", "--pack", "normandy", said="q\n")
    (noted,) = tmp_path.rglob(NOTED[name])
    noted.write_bytes(NO_TEXT)
    assert "Traceback" not in player("games").err


def test_no_key_is_made_where_the_secrets_are_missing(data: Path) -> None:
    for path in data.glob(f"{SECRETS_FILE}*"):
        path.unlink()
    before = files(data)
    assert f"{data / SECRETS_FILE} is missing" in refused("rotate", "--data", data)
    assert files(data) == before


def test_a_file_of_several_that_are_checked_is_named(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "other.jsonl"]
    for file in files:
        file.write_bytes(b"\x1f\x8b")
    assert str(files[0]) in refused("--home", tmp_path / "home", "verify", *files)
    receipt = tmp_path / "receipt.json"
    receipt.write_bytes(NO_TEXT)
    assert f"{receipt}: this is not a receipt" in refused("--home", tmp_path, "verify", "--receipt", receipt, "x")
