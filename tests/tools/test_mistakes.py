"""What a person does wrong is told in one sentence, with an exit code and without a stack trace."""

import re
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest

from kronika.domain.kernel import ends, texts
from kronika.domain.kernel.words import message
from kronika.library.offline import OfflineGame
from kronika.library.policies import RandomPolicy
from kronika.service.packs import load_packs
from kronika.service.private import write_file
from kronika.service.vault import SECRETS_FILE
from tests.embedded import Embedded
from tests.tools.conftest import Kronika
from tests.tools.running import KRONIKA, ROOT, Command, Said, started
from tests.trust.players import Pair


def told(ran: Said, said: str, code: int = 1) -> None:
    """The command has failed, and its last line is this sentence."""
    last = ran.err.rstrip().rpartition("\n")[2]
    assert re.fullmatch(f"Error: {said}", last), ran
    assert (ran.code, "Traceback" in ran.err) == (code, False), ran


# --- no service


@pytest.mark.parametrize(
    "line",
    [
        "packs",
        "new normandy 1",
        "games",
        "games --wait",
        "play g",
        "bot g",
        "watch g",
        "board g",
        "replay g",
        "timeline g",
        "rolls g",
        "rolls --player " + "0" * 64,
        "dispute g 1 why",
        "export g",
        "fork g 1",
        "import {file}",
        "key seats g",
        "key service",
        *(f"campaign {line}" for line in ("create", "list", "join c", "play c", "start c", "aftermath c", "bot c")),
        *(f"campaign {line}" for line in ("state c", "record c", "city c", "binder c", "soldier c S-P-009")),
    ],
)
def test_no_service_at_the_address(line: str, wallets: Path, export: Path) -> None:
    ran = Command("--server", "127.0.0.1:1", "--home", wallets)(*line.format(file=export).split())
    told(
        ran, r"No service answers at 127\.0\.0\.1:1\. Start one with kronika serve, or give its address with --server\."
    )


@pytest.mark.parametrize("line", ["watch {file}", "dispute {file} 60 loaded", "export {file}", "play {file}"])
def test_a_file_where_a_game_is_played(line: str, export: Path) -> None:
    file = export.with_suffix(".jsonl")
    file.write_bytes(export.read_bytes())
    ran = Command()(*line.format(file=file).split())
    told(ran, f"{file} is a file. Give the id of a game instead", 2)


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:port", "127.0.0.1"])
def test_malformed_address_is_refused(address: str, wallets: Path) -> None:
    told(Command("--server", address, "--home", wallets)("games"), f"No service answers at {address}.*")


def test_malformed_certificate_is_refused(embedded: Embedded, wallets: Path, tmp_path: Path) -> None:
    (tmp_path / "service.pem").write_text("nonsense")
    command = Command("--server", embedded.address, "--tls", tmp_path / "service.pem", "--home", wallets)
    told(command("games"), ".*/service.pem must contain a certificate in PEM")


# --- what is not there


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "new nopack 1",
            "There is no pack 'nopack'. Choose from normandy, north_africa, russian_front, stalingrad, tankduel "
            "(`kronika packs` lists all).",
        ),
        (
            "new normandy 13",
            "Pack normandy has no scenario '13'. Choose from 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 "
            "(`kronika packs` lists all).",
        ),
        ("play nogame", "There is no game 'nogame'."),
        ("bot nogame", "There is no game 'nogame'."),
        ("watch nogame", "There is no game 'nogame'."),
        ("board nogame", "There is no game 'nogame'."),
        ("replay nogame", "There is no game 'nogame'."),
        ("timeline nogame", "There is no game 'nogame'."),
        ("rolls nogame", "There is no game 'nogame'."),
        ("rolls --player " + "0" * 64, f"no rolls of {'0' * 64} are recorded here"),
        ("dispute nogame 1 why", "There is no game 'nogame'."),
        ("export nogame", "There is no game 'nogame'."),
        ("fork nogame 1", "There is no game 'nogame'."),
        ("verify nogame", "There is no game 'nogame'."),
        ("verify nofile.jsonl", "The file nofile.jsonl does not exist."),
        ("board nofile.jsonl", "The file nofile.jsonl does not exist."),
        ("replay nofile.jsonl", "The file nofile.jsonl does not exist."),
    ],
)
def test_missing_things_are_reported(line: str, said: str, command: Kronika) -> None:
    told(command("anna")(*line.split()), re.escape(said))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("board {game} --at 999", "{game} has no version 999. Choose from 1 to 22"),
        ("board {game} --at -1", "{game} has no version -1. Choose from 1 to 22"),
        ("board {game} --at 2", "nothing is laid out yet at version 2"),
        ("board {game} --seat soviet", "This game has no seat 'soviet'. Choose from us, german."),
        ("board {game} --seat german", "Your token does not hold seat german."),
        ("export {game} --audience german", "Your token does not hold seat german."),
        ("export {game} --audience referee", "The referee's view opens when the game is closed."),
        ("play {game} --seat german", "Seat german is held by German."),
        ("fork {game} 22", "Only a closed game can be forked."),
        ("dispute {game} 4 why", "No dice were rolled and no card was flipped at version 4 of this game."),
        ("dispute {game} 4 --withdraw", "You have no open dispute of the outcome at version 4."),
    ],
)
def test_missing_parts_of_a_game_are_refused(line: str, said: str, command: Kronika, pair: Pair) -> None:
    ran = command("us")(*line.format(game=pair.game).split())
    told(ran, re.escape(said.format(game=pair.game)))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play {game}", "all seats are held; watch with `kronika watch`, or name a --seat you hold"),
        ("bot {game}", "all seats are held; watch with `kronika watch`, or name a --seat you hold"),
        ("play {game} --seat us", "Seat us is held by Us."),
        ("dispute {game} 4 why", "you have no seat in {game}. If you joined under another profile, add --profile NAME"),
    ],
)
def test_stranger_to_a_game_is_refused(line: str, said: str, command: Kronika, pair: Pair) -> None:
    told(command("stranger")(*line.format(game=pair.game).split()), re.escape(said.format(game=pair.game)))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play", "name the GAME to play, or add --against bot"),
        ("rolls", "name the GAME, or a --player"),
        ("dispute g 4", "give the REASON in quotation marks, or use --withdraw or --go-back"),
        ("new normandy 1 --reply-limit soon", ".*'soon' is not a length of time; write 30m, 12h or 3d"),
        ("--lang de games", "Invalid value for '--lang': 'de' is not one of 'en', 'cs'."),
        ("audit nofile", "Invalid value for 'FILE': File 'nofile' does not exist."),
        ("pack check nofolder", "Invalid value for 'FOLDER': Directory 'nofolder' does not exist."),
        ("restore nofolder", "Invalid value for 'SOURCE': Directory 'nofolder' does not exist."),
        ("serve --port 70000", "Invalid value for '--port': 70000 is not in the range 0<=x<=65535."),
        ("nonsense", "No such command 'nonsense'."),
    ],
)
def test_how_a_command_is_not_written(line: str, said: str) -> None:
    ran = Command()(*line.split())
    told(ran, said if said.startswith(".*") else re.escape(said), code=2)


def test_a_game_against_a_bot_that_cannot_be(wallets: Path, tmp_path: Path) -> None:
    play = ("play", "--against", "bot", "--data", tmp_path / "solo")
    told(Command("--home", wallets)(*play, "--scenario", "13"), "Pack normandy has no scenario '13'.*")
    told(
        Command("--home", wallets)(*play, "--pack", "africa"),
        "There is no pack 'africa'. Choose from normandy, .*, tankduel .*",
    )
    told(
        Command("--home", wallets)(*play, "--seat", "soviet"),
        "Seat soviet does not exist. Choose from us, german.",
        code=2,
    )
    told(
        Command("--home", wallets)("play", "nogame", *play[1:]),
        f"{tmp_path / 'solo'} has no game nogame against a bot.",
    )


# --- files


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game, given up, closed and exported."""
    game = OfflineGame(load_packs()["normandy"], "1", "mistakes", begun=False)
    for seat in game.seats:
        game.take(seat, signs=True)
    game.begin()
    game.play({seat: RandomPolicy(1) for seat in game.seats}, 40)
    game.keep(ends.resign(game.system, game.position, "german", game.chance(game.position.ledger)))
    game.close()
    path = tmp_path_factory.mktemp("files") / "game.jsonl"
    path.write_bytes(game.export())
    return path


RECORDS = ("notation", "report -o report.html", "table -o table.jsonl")
READERS = ("verify", "audit", "board", "replay", "import", *RECORDS)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("damage", ["empty", "noise", "cut", "text"])
def test_file_that_is_not_an_export_is_refused(
    reader: str, damage: str, export: Path, command: Kronika, tmp_path: Path
) -> None:
    whole = export.read_bytes()
    content = {
        "empty": b"",
        "noise": bytes(range(256)) * 9,
        "cut": whole[: len(whole) // 2],
        "text": b"Dear diary\n" * 9,
    }
    file = tmp_path / "damaged.jsonl"
    file.write_bytes(content[damage])
    told(
        command("anna")(*reader.split(), file),
        r"(The file was not imported: |\S+/damaged.jsonl: )(this is not|line 1 is not a header).*",
    )


@pytest.mark.parametrize("reader", ["audit", "board", "replay", "rolls", "timeline", *RECORDS])
@pytest.mark.parametrize("damage", [(b'"undaunted"', b'"checkers"'), (b'"source":"supply"', b'"source":"attic"')])
def test_a_file_that_does_not_fold(
    reader: str, damage: tuple[bytes, bytes], export: Path, command: Kronika, tmp_path: Path
) -> None:
    file = tmp_path / "damaged.jsonl"
    file.write_bytes(export.read_bytes().replace(*damage))
    assert file.read_bytes() != export.read_bytes()
    told(command("anna")(*reader.split(), file), rf"{file}( is damaged \(see kronika verify\))?: .*")


def test_a_file_with_an_event_that_has_no_words(
    export: Path, command: Kronika, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "say", lambda *_: message("event-unheard-of"))
    told(command("anna")("replay", "--all", export), rf"{export} is damaged \(see kronika verify\): .*")


@pytest.mark.parametrize("reader", READERS)
def test_folder_is_refused_as_a_file(reader: str, command: Kronika, tmp_path: Path) -> None:
    ran = command("anna")(*reader.split(), tmp_path)
    assert ran.code in (1, 2) and "directory" in ran.err and "Traceback" not in ran.err


def test_listed_mistakes_of_a_file_are_limited(export: Path, tmp_path: Path) -> None:
    file = tmp_path / "tampered.jsonl"
    file.write_bytes(export.read_bytes().replace(b'"at":"2026', b'"at":"2025', 6))
    ran = Command("--home", tmp_path)("verify", file)
    wrong = [line for line in ran.out.splitlines() if line.startswith("WRONG: ")]
    assert (ran.code, len(wrong)) == (1, 21)
    assert wrong[-1] == "WRONG: and 25 more, which may follow from these"


def test_an_audit_needs_all_hands_open(command: Kronika, pair: Pair, tmp_path: Path) -> None:
    file = tmp_path / "us.jsonl"
    command("us").does("export", pair.game, "-o", file)
    told(
        command("us")("audit", file),
        "an audit needs a file with all parts open: export the game once it, or its campaign, is closed",
    )
    told(command("us")("import", file), "This file contains only the parts for us. Import one with all its parts open.")


def test_a_place_that_cannot_be_written(command: Kronika, pair: Pair, export: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "folder"
    told(command("us")("export", pair.game, "-o", nowhere), f"{nowhere} cannot be written: No such file or directory")
    told(command("us")("board", export, "--svg", nowhere), f"{nowhere}: No such file or directory")


# --- identities


def test_a_wallet_that_is_damaged(command: Kronika, wallets: Path) -> None:
    identity = wallets / "anna" / "identity.json"
    command("anna").does("key", "show")
    good = identity.read_text()
    for bad in (
        "",
        "{",
        "[]",
        good.replace('"secret_key":"', '"secret_key":"zz'),
        good.replace('"token":"', '"token":"0'),
    ):
        identity.write_text(bad)
        told(command("anna")("key", "show"), f"{identity} contains no identity: .*")
    identity.unlink()
    identity.mkdir()
    told(command("anna")("games"), f"{identity} cannot be read: Is a directory")


def test_a_wallet_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told(Command("--home", tmp_path / "file")("key", "show"), ".* cannot be written: Not a directory")


def test_entropy_and_receipts_that_are_damaged(command: Kronika, wallets: Path, pair: Pair) -> None:
    game = command("us").does("new", "normandy", "1").strip()
    for player in pair.players:
        player.sit(game)
        player.look().bring_entropy()
    (kept,) = (wallets / "us").glob(f"entropy-{game}-us-*")
    kept.write_bytes(b"short")
    told(command("us")("play", game), f"{kept} is damaged: it must contain 32 bytes, and contains 5")
    (wallets / "us" / f"receipt-{game}.json").write_text("{")
    told(command("us")("play", game), "the receipt kept for this game is damaged: .*")


def test_an_identity_is_not_lost_by_accident(command: Kronika, tmp_path: Path) -> None:
    anna, file = command("anna"), tmp_path / "anna.json"
    anna.does("key", "export", file)
    told(anna("key", "export", file), f"{file} exists already")
    told(anna("key", "import", file), "profile anna has an identity; add --replace, or use another --profile")
    (tmp_path / "none").write_text("{}")
    told(command("ben")("key", "import", tmp_path / "none"), f"{tmp_path / 'none'} contains no identity: .*")


# --- running a service


@pytest.mark.parametrize("reader", ["serve --port 0", "rebuild", "backup {folder}/copy"])
def test_a_data_folder_that_is_damaged(reader: str, tmp_path: Path) -> None:
    for name in ("log.db", SECRETS_FILE):
        (tmp_path / name).write_text("nonsense" * 2000)
    write_file(tmp_path / "kronika.key", b"00" * 32)
    ran = Command()(*reader.format(folder=tmp_path).split(), "--data", tmp_path)
    told(ran, r"the data folder cannot be used: \S+\.db: file is not a database; restore it from a backup .*")


@pytest.mark.parametrize("reader", ["rebuild", "rotate", "backup {folder}/copy"])
def test_folder_that_is_not_a_data_folder_is_refused(reader: str, tmp_path: Path) -> None:
    ran = Command()(*reader.format(folder=tmp_path).split(), "--data", tmp_path / "none")
    told(ran, f"{tmp_path / 'none'} is not a data folder: it contains no log.db")
    assert not (tmp_path / "none").exists()


def test_backups_and_data_are_not_overwritten(embedded: Embedded, tmp_path: Path) -> None:
    data = embedded.app.settings.data
    Command().does("backup", tmp_path / "copy", "--data", data)
    told(Command()("backup", tmp_path / "copy", "--data", data), ".*log.db already exists; give an empty folder")
    told(Command()("restore", tmp_path / "copy", "--data", data), ".*already exists; restore into an empty data folder")
    told(
        Command()("restore", tmp_path, "--data", tmp_path / "new"), f"{tmp_path} contains no backup: log.db is missing"
    )


def test_settings_that_cannot_be_used(tmp_path: Path) -> None:
    config = tmp_path / "kronika.toml"
    config.write_text("prot = 1")
    told(Command()("serve", "--config", config), f"the settings of {config} cannot be used: .*unknown field `prot`")
    told(
        Command()("serve", "--packs", tmp_path / "no", "--data", tmp_path),
        f"{tmp_path / 'no'}: the folder in the setting packs does not exist.*",
    )


@pytest.mark.slow
def test_a_second_service_on_a_folder_or_a_port(embedded: Embedded, tmp_path: Path) -> None:
    data, port = embedded.app.settings.data, embedded.address.rpartition(":")[2]
    told(Command()("serve", "--data", data, "--port", "0"), rf"{data} is being served by another process \(pid \d+\)")
    told(
        Command()("serve", "--data", tmp_path, "--port", port),
        f"cannot listen on 127.0.0.1:{port}: it is in use.*",
    )
    solo = Command("--home", tmp_path)("play", "--against", "bot", "--data", data)
    told(solo, rf"{data} is being served .*; give another folder with --data")


def test_a_pack_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('system = "chess"')
    ran = Command()("pack", "check", tmp_path)
    told(ran, "mistakes: 1")
    known = "noretreat, tankduel, undaunted, undaunted_campaign"
    assert ran.out == f"pack.toml: system: there is no system 'chess'; known: {known}\n"
    (tmp_path / "packs" / "mine").mkdir(parents=True)
    (tmp_path / "packs" / "mine" / "pack.toml").write_text("system")
    served = Command()("serve", "--packs", tmp_path / "packs", "--data", tmp_path / "data", "--port", "0")
    told(served, f"{tmp_path}/packs/mine/pack.toml: line 1, column 7: expected = after the key")


# --- what a shell does


def test_nobody_at_the_keyboard(command: Kronika, export: Path, pair: Pair) -> None:
    said = "the input has ended before the last answer. Run this in a terminal"
    told(command("us")("replay", export), said)
    ran = command("us")("play", pair.game)
    told(ran, said)
    assert f"play {pair.game}\n" in ran.out.rpartition("Come back with: ")[2]


def test_closed_pipe_is_not_an_error(export: Path) -> None:
    with started("replay", "--all", export) as replay:
        assert replay.stdout is not None and replay.stderr is not None
        replay.stdout.readline()
        replay.stdout.close()
        assert (replay.wait(300), replay.stderr.read()) == (1, "")


def test_ctrl_c_ends_a_command_without_a_word(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    with started("--server", embedded.address, "--home", wallets, "watch", pair.game) as watching:
        assert watching.stdout is not None and watching.stderr is not None
        watching.stdout.readline()
        watching.send_signal(signal.SIGINT)
        assert (watching.wait(300), watching.stderr.read().strip()) == (130, "")


@pytest.mark.slow
def test_ctrl_c_stops_a_service(tmp_path: Path) -> None:
    with started("serve", "--data", tmp_path / "data", "--port", "0") as serving:
        assert serving.stdout is not None and serving.stderr is not None
        serving.stdout.readline()
        serving.send_signal(signal.SIGINT)
        assert (serving.wait(300), serving.stderr.read()) == (0, "")
    with sqlite3.connect(tmp_path / "data" / "log.db") as log:
        assert log.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_the_command_needs_no_development_packages() -> None:
    blocked = "import sys; sys.modules |= dict.fromkeys(['chess', 'grpc_tools', 'hypothesis', 'pytest']); "
    subprocess.run(
        [KRONIKA[0], "-c", blocked + "from kronika.tools.main import main; main()", "--version"], cwd=ROOT, check=True
    )
