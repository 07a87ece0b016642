"""Whose word there is for a file: that of a key or a receipt that its reader trusts, never that of a key
which came with it."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from kronika.domain.kernel.export import Succession, lines, parse
from kronika.domain.kernel.signing import is_key, succession_message
from kronika.service.settings import SettingsRefused, load
from kronika.tools.client.connection import ServiceRefused
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb
from tests.trust.commands import kronika
from tests.trust.conftest import Services
from tests.trust.forge import Forger, check
from tests.trust.players import Pair, Player
from tests.trust.story import Story

pytestmark = pytest.mark.slow

SMALL_ORDER = "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"


@pytest.fixture
def forger(story: Story) -> Forger:
    """Who signs the story's log with a key of his own."""
    return Forger(story.files["referee"])


def written(folder: Path, data: bytes) -> Path:
    file = folder / "game.jsonl"
    file.write_bytes(data)
    return file


# --- kronika verify


def test_a_file_that_another_key_signed_fails_under_the_key_given(story: Story, forger: Forger, tmp_path: Path) -> None:
    file = written(tmp_path, forger.file())
    assert kronika("verify", file, "--key", forger.key).exit_code == 0
    refused = kronika("verify", file, "--key", story.service_key)
    assert refused.exit_code == 1
    said = f"WRONG: it is signed by {forger.key}, neither a key you gave nor one that succeeded it"
    assert said in refused.output.splitlines()
    assert "OK" not in refused.output


def test_one_of_several_keys_given_is_enough(story: Story, forger: Forger, tmp_path: Path) -> None:
    file = written(tmp_path, story.files["public"])
    assert kronika("verify", file, "--key", forger.key, "--key", story.service_key).exit_code == 0


def test_closed_game_with_a_changed_winner_fails_under_every_signature(forger: Forger, tmp_path: Path) -> None:
    (finished,) = forger.versions("kronika.game_finished.v1")
    (winner,) = forger.event(finished)["winners"]
    forger.edit(finished, winners=["german" if winner == "us" else "us"])
    refused = kronika("verify", written(tmp_path, forger.file()), "--key", forger.key)
    assert refused.exit_code == 1
    assert f"by what happened before it, {winner} did" in refused.output


def test_file_unsigned_by_trusted_keys_is_refused_if_required(story: Story, tmp_path: Path) -> None:
    file = written(tmp_path, story.files["us"])
    assert kronika("verify", file, home=tmp_path / "nobody").exit_code == 0
    refused = kronika("verify", file, "--require-vouched", home=tmp_path / "nobody")
    assert refused.exit_code == 1
    assert "WRONG: consistent, but unsigned by any key or receipt that you trust" in refused.output
    assert kronika("verify", file, "--require-vouched", home=story.wallets).exit_code == 0
    assert kronika("verify", file, "--require-vouched", "--key", story.service_key).exit_code == 0


def test_game_with_an_unsigned_seat_is_refused_where_signatures_are_required(serve: Services, tmp_path: Path) -> None:
    pair = Pair(serve().address, tmp_path / "wallets", sign=(True, False)).create().settle()
    file = written(tmp_path, pair.us.export())
    key = parse(file.read_bytes()).receipt.key
    named = kronika("verify", file, "--key", key)
    assert named.exit_code == 0
    assert "not bound: german did not bind the others (epoch 1" in named.output
    refused = kronika("verify", file, "--key", key, "--require-vouched")
    assert (refused.exit_code, "WRONG: not every reveal binds the other seats" in refused.output) == (1, True)
    pair.leave()


@pytest.mark.parametrize("key", ["", "12", SMALL_ORDER, "02" + "00" * 31, "ab" * 32 + "\n"])
def test_malformed_key_is_not_accepted(story: Story, tmp_path: Path, key: str) -> None:
    refused = kronika("verify", written(tmp_path, story.files["us"]), "--key", key)
    assert refused.exit_code == 2
    assert "is not an Ed25519 public key" in refused.output


# --- keys that succeeded others


@pytest.fixture
def rotated(pair: Pair, tmp_path: Path) -> tuple[Pair, list[str]]:
    """A game whose service has changed its key twice; the keys, the first one first."""
    keys = [parse(pair.us.export()).receipt.key]
    for _ in range(2):
        keys.append(kronika("rotate", "--data", tmp_path / "data").output.split()[0])
    pair.play(2)
    return pair, keys


def test_a_key_that_the_one_you_know_has_signed_counts_too(rotated: tuple[Pair, list[str]], tmp_path: Path) -> None:
    pair, keys = rotated
    file = written(tmp_path, pair.us.export())
    assert parse(file.read_bytes()).receipt.key == keys[-1]
    for key in keys[:-1]:
        result = kronika("verify", file, "--key", key, "--require-vouched")
        said = f"OK: {keys[-1]} has signed this log; it succeeded a key that you trust"
        assert (result.exit_code, result.output.splitlines()[-1]) == (0, said)
    assert kronika("verify", file, "--key", keys[-1]).exit_code == 0


def test_file_before_the_key_change_is_not_trusted_by_the_newer_key(pair: Pair, tmp_path: Path) -> None:
    before = pair.us.export()
    new = kronika("rotate", "--data", tmp_path / "data").output.split()[0]
    assert check(before, trusted=new).by_key == ""
    assert check(before, trusted=parse(before).receipt.key).by_key == parse(before).receipt.key


def test_nobody_makes_himself_the_successor_of_a_key_that_is_not_his(story: Story, forger: Forger) -> None:
    """He would have to have its signature."""
    mine = Ed25519PrivateKey.generate()
    claimed = Succession(story.service_key, mine.sign(succession_message(story.service_key, forger.key)).hex())
    made_up = parse(forger.file())
    data = b"".join(lines(made_up.records, replace(made_up.receipt, successions=(claimed,))))
    said = "a key of the receipt did not sign the one that is said to succeed it"
    assert [str(one) for one in check(data, trusted=story.service_key).problems] == [said]


def test_the_service_tells_which_key_succeeded_which(rotated: tuple[Pair, list[str]], tmp_path: Path) -> None:
    pair, keys = rotated
    told = pair.us.connection.catalog("GetService", catalog_pb.GetServiceRequest()).successions
    assert [(one.older.hex(), one.newer.hex()) for one in told] == list(pairwise(keys))
    server, home = pair.us.connection.address, tmp_path / "wallets"
    asked = kronika("verify", pair.game, "--key", keys[0], server=server, home=home, profile=pair.us.seat)
    assert asked.exit_code == 0


def test_at_the_service_too_a_receipt_by_another_key_than_the_one_given_fails(pair: Pair, tmp_path: Path) -> None:
    pair.play(2)
    server, home = pair.us.connection.address, tmp_path / "wallets"
    stranger = Ed25519PrivateKey.generate().public_key().public_bytes_raw().hex()
    refused = kronika("verify", pair.game, "--key", stranger, server=server, home=home)
    assert (refused.exit_code, "neither a key you gave" in refused.output) == (1, True)


def test_a_service_that_never_changed_its_key_writes_files_as_before(story: Story) -> None:
    assert story.files["referee"].startswith(b'{"format":"kronika.export.v1"}\n')
    assert b"successions" not in story.files["referee"].splitlines()[-1]


# --- import


def taken_in(player: Player, data: bytes) -> Any:
    pieces = iter([pb.ImportGameRequest(chunk=data)])
    return player.connection.games("ImportGame", pieces).game


def words_for(game: Any) -> tuple[str, str]:
    """The key that signed the file of an imported game, and the one that vouches for it."""
    return game.imported.key.hex(), game.imported.vouched_by.hex()


def somebody_at(serve: Services, tmp_path: Path, **settings: object) -> Player:
    return Player(serve(data=str(tmp_path / "elsewhere"), **settings).address, tmp_path / "wallets", "anybody")


def test_imported_game_is_trusted_by_a_key_of_the_settings(serve: Services, story: Story, tmp_path: Path) -> None:
    player = somebody_at(serve, tmp_path, trusted_services=(story.service_key,))
    game = taken_in(player, story.files["referee"])
    assert words_for(game) == (story.service_key, story.service_key)
    player.leave()


def test_imported_game_is_not_trusted_by_its_own_key(
    serve: Services, story: Story, forger: Forger, tmp_path: Path
) -> None:
    player = somebody_at(serve, tmp_path, trusted_services=(story.service_key,))
    game = taken_in(player, forger.file())
    assert words_for(game) == (forger.key, "")
    player.leave()


def test_trusted_signer_is_remembered_after_a_restart(
    serve: Services, story: Story, forger: Forger, tmp_path: Path
) -> None:
    player = somebody_at(serve, tmp_path)
    taken_in(player, forger.file())
    player.leave()
    serve.stop()
    player = somebody_at(serve, tmp_path)
    assert words_for(player.comes_to(story.game).now()) == (forger.key, "")
    player.leave()


def test_a_service_signs_nothing_for_a_game_that_was_not_played_there(
    serve: Services, story: Story, forger: Forger, tmp_path: Path
) -> None:
    """Or a file that somebody made up would come out as vouched for by the service."""
    player = somebody_at(serve, tmp_path)
    taken_in(player, forger.file())
    again = player.comes_to(story.game).export("referee")
    assert again == forger.file()
    service = player.connection.catalog("GetService", catalog_pb.GetServiceRequest()).keys[0].key.hex()
    assert not check(again, trusted=service).anchored
    player.leave()


def test_untrusted_import_becomes_trusted_once_a_trusted_key_signs(
    serve: Services, story: Story, forger: Forger, tmp_path: Path
) -> None:
    player = somebody_at(serve, tmp_path, trusted_services=(story.service_key,))
    assert words_for(taken_in(player, forger.file())) == (forger.key, "")
    vouched = (story.service_key, story.service_key)
    assert words_for(taken_in(player, story.files["referee"])) == vouched
    assert words_for(taken_in(player, forger.file())) == vouched
    assert player.comes_to(story.game).export("referee") == story.files["referee"]
    player.leave()


def test_another_file_of_the_same_id_changes_nothing(
    serve: Services, story: Story, forger: Forger, tmp_path: Path
) -> None:
    player = somebody_at(serve, tmp_path, trusted_services=(forger.key,))
    taken_in(player, story.files["referee"])
    forger.backdate(5)
    with pytest.raises(ServiceRefused):
        taken_in(player, forger.file())
    assert words_for(player.comes_to(story.game).now()) == (story.service_key, "")
    assert player.export("referee") == story.files["referee"]
    player.leave()


def test_a_game_played_here_stays_one_though_somebody_brings_its_file(pair: Pair, story: Story) -> None:
    pair.close()
    forger = Forger(pair.us.export("referee"))
    assert not taken_in(pair.us, forger.file()).HasField("imported")
    assert parse(pair.us.export("referee")).receipt.key != forger.key


def test_the_command_says_whether_anybody_vouches(
    serve: Services, story: Story, forger: Forger, tmp_path: Path
) -> None:
    player = somebody_at(serve, tmp_path, trusted_services=(story.service_key,))
    server = player.connection.address
    made_up = kronika("import", written(tmp_path, forger.file()), server=server, home=tmp_path / "wallets")
    assert made_up.output.splitlines() == [story.game, f"signed by {forger.key}, which this server does not trust"]
    vouched = kronika("import", written(tmp_path, story.files["referee"]), server=server, home=tmp_path / "wallets")
    assert vouched.output.splitlines() == [story.game, f"signed by {story.service_key}, which this server trusts"]
    player.leave()


def test_the_settings_name_keys_that_can_be_keys(tmp_path: Path, story: Story) -> None:
    assert is_key(story.service_key)
    both = {"KRONIKA_TRUSTED_SERVICES": f"{story.service_key},{story.service_key}"}
    assert load(None, {}, both).trusted_services == (story.service_key, story.service_key)
    assert load(None, {}, {"KRONIKA_TRUSTED_SERVICES": ""}).trusted_services == ()
    file = tmp_path / "settings.toml"
    file.write_text(f'trusted_services = ["{story.service_key}"]\n')
    assert load(file, {}, {}).trusted_services == (story.service_key,)
    for wrong in (SMALL_ORDER, "12", story.service_key.upper()):
        with pytest.raises(SettingsRefused, match="trusted_services"):
            load(None, {}, {"KRONIKA_TRUSTED_SERVICES": wrong})
