"""Backup and restore, import and fork (design 3, 6, 10): what a log is trusted for goes with it, what
is still secret does not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.export import parse
from kronika.domain.kernel.hashing import head_of
from kronika.library.offline import OfflineGame
from kronika.library.policies import RandomPolicy
from kronika.service import maintenance
from kronika.service.packs import load_packs
from kronika.service.settings import Settings, SettingsRefused
from kronika.tools.client.connection import ServiceRefused
from kronika.tools.client.session import Cheated
from kronika.v1 import game_service_pb2 as pb
from tests.findings import english
from tests.service.client import word
from tests.trust.commands import kronika
from tests.trust.conftest import Services
from tests.trust.forge import Forger, check
from tests.trust.players import Pair, Player
from tests.trust.story import Story

pytestmark = pytest.mark.slow


def settings_of(folder: Path) -> Settings:
    return Settings(data=str(folder))


# --- backup and restore


@pytest.fixture
def saved(serve: Services, tmp_path: Path) -> Pair:
    """A running game, saved while it was served; the service has stopped, and the data is gone."""
    pair = Pair(serve().address, tmp_path / "wallets").create().settle()
    pair.play(8)
    maintenance.backup(settings_of(tmp_path / "data"), tmp_path / "backup")
    pair.leave()
    serve.stop()
    (tmp_path / "data" / "kronika.key").rename(tmp_path / "kronika.key")
    (tmp_path / "data").rename(tmp_path / "lost")
    return pair


def restore(tmp_path: Path, key: str = "kronika.key") -> maintenance.Found:
    settings = Settings(data=str(tmp_path / "data"), secrets_key_file=str(tmp_path / key))
    return maintenance.restore(settings, tmp_path / "backup")


def restored(serve: Services, tmp_path: Path, pair: Pair) -> Pair:
    restore(tmp_path)
    service = serve(secrets_key_file=str(tmp_path / "kronika.key"))
    return Pair(service.address, tmp_path / "wallets").come_back(pair.game)


def test_log_and_secrets_come_back_together(saved: Pair, serve: Services, tmp_path: Path) -> None:
    """At the end even the chains of the epoch before the restore are opened: they were in the backup."""
    pair = restored(serve, tmp_path, saved).settle()
    pair.play(4)
    report = check(pair.close().us.export("referee"))
    assert (report.problems, report.epochs) == ((), 2)
    assert english(report.unchecked) == (
        'whether epoch 1 had to end: "restored from a backup", not every seat was asked',
    )
    pair.leave()


def test_a_restored_game_gets_a_new_epoch_on_the_record_before_it_goes_on(
    saved: Pair, serve: Services, tmp_path: Path
) -> None:
    """Nothing is rolled with a link that may have been shown after the backup was taken."""
    assert restore(tmp_path).epochs == 1
    service = serve(secrets_key_file=str(tmp_path / "kronika.key"))
    pair = Pair(service.address, tmp_path / "wallets").come_back(saved.game)
    epoch = pair.us.look().position.ledger.epoch
    assert (epoch.number, epoch.began) == (2, False)
    prompt = next(p for p in pair.us.now().prompts)
    refusal = pair.seat(prompt.seat).refused(
        "Decide", prompt=prompt.prompt, request_id="1", decision={"undaunted": {"end_turn": {}}}
    )
    assert refusal.reason == "WRONG_PHASE"
    pair.settle().play(3)
    forger = Forger(pair.us.export())
    opened = forger.versions("kronika.epoch_opened.v1")[1]
    assert forger.event(opened)["reason"] == "restored from a backup"
    used = [forger.event(v)["use"]["epoch"] for v in range(opened, len(forger.records)) if "use" in forger.event(v)]
    assert set(used) <= {2}
    pair.leave()


def test_players_who_had_gone_further_see_that_something_is_missing(serve: Services, tmp_path: Path) -> None:
    """They hold receipts for what the backup did not have."""
    pair = Pair(serve().address, tmp_path / "wallets").create().settle()
    pair.play(4)
    maintenance.backup(settings_of(tmp_path / "data"), tmp_path / "backup")
    seat, game = pair.play(6).snapshot.audience, pair.game
    pair.leave()
    serve.stop()
    (tmp_path / "data" / "kronika.key").rename(tmp_path / "kronika.key")
    (tmp_path / "data").rename(tmp_path / "lost")
    pair = restored(serve, tmp_path, pair)
    with pytest.raises(Cheated, match=r"receipt you kept|not the one your receipt was given for"):
        pair.seat(seat).look()
    pair.leave()
    pair = Pair(pair.us.connection.address, tmp_path / "wallets")
    for player in pair.players:
        server, home = player.connection.address, tmp_path / "wallets"
        kronika("verify", game, "--forget", server=server, home=home, profile=player.seat)
    pair.come_back(game).settle()
    assert pair.play(4) is not None, "they may go on, knowing it"
    pair.leave()


def test_a_finished_game_that_may_be_taken_back_gets_a_new_epoch_too(serve: Services, tmp_path: Path) -> None:
    pair = Pair(serve().address, tmp_path / "wallets").create().settle()
    pair.play(4)
    pair.german("Resign")
    closed = Pair(pair.us.connection.address, tmp_path / "others").create().settle().close()
    maintenance.backup(settings_of(tmp_path / "data"), tmp_path / "backup")
    for one in (pair, closed):
        one.leave()
    (tmp_path / "kronika.key").write_bytes((tmp_path / "data" / "kronika.key").read_bytes())
    serve.stop()
    (tmp_path / "data").rename(tmp_path / "lost")
    assert restore(tmp_path).epochs == 1, "a closed game needs none"
    pair = Pair(serve(secrets_key_file=str(tmp_path / "kronika.key")).address, tmp_path / "wallets").come_back(
        pair.game
    )
    pair.us.look()
    pair.german.look()
    pair.german("RequestUndo")
    pair.us("AnswerUndo", asked_by="german", agree=True)
    pair.settle()
    assert pair.play(2) is not None
    pair.leave()


def test_a_backup_is_restored_with_its_own_key_only(saved: Pair, tmp_path: Path) -> None:
    (tmp_path / "other.key").write_text("11" * 32)
    with pytest.raises(SettingsRefused, match="cannot be decrypted with this key"):
        restore(tmp_path, "other.key")
    with pytest.raises(SettingsRefused, match="the key of the service that was backed up is missing"):
        restore(tmp_path, "none.key")
    assert restore(tmp_path).streams == 1


# --- import


@pytest.fixture
def elsewhere(serve: Services, tmp_path: Path) -> Iterator[Player]:
    """Somebody at another service, with a key and secrets of its own."""
    player = Player(serve(data=str(tmp_path / "elsewhere")).address, tmp_path / "wallets", "anybody")
    yield player
    player.leave()


def imported(player: Player, data: bytes, *, copy: bool = False) -> Any:
    pieces = (pb.ImportGameRequest(chunk=data[at : at + 50_000], copy=copy) for at in range(0, len(data), 50_000))
    return player.connection.games("ImportGame", pieces).game


def refusal_of(player: Player, data: bytes, *, copy: bool = False) -> ServiceRefused:
    with pytest.raises(ServiceRefused) as refused:
        imported(player, data, copy=copy)
    return refused.value


def test_a_closed_game_keeps_its_id_its_receipts_and_its_proofs(elsewhere: Player, story: Story) -> None:
    game = imported(elsewhere, story.files["referee"])
    assert (game.game, game.head.hex()) == (story.game, check(story.files["referee"]).head)
    elsewhere.comes_to(game.game)
    again = elsewhere.export("referee")
    assert again.splitlines()[:-1] == story.files["referee"].splitlines()[:-1]
    assert (check(again, held=story.receipts).problems, check(again, held=story.receipts).anchored) == ((), True)
    leaves = elsewhere.connection.games("ListLeaves", pb.ListLeavesRequest(game=game.game))
    heads = [leaves.genesis]
    for version, leaf in enumerate(leaves.leaves, 1):
        heads.append(head_of(heads[-1], version, leaf))
    assert [heads[receipt.version].hex() for receipt in story.receipts] == [receipt.head for receipt in story.receipts]
    rolls = elsewhere.connection.games("ListRolls", pb.ListRollsRequest(game=game.game)).rolls
    assert len(rolls) == check(story.files["referee"]).rolls


def test_a_game_that_is_here_already_is_not_taken_in_twice(elsewhere: Player, story: Story) -> None:
    assert imported(elsewhere, story.files["referee"]) == imported(elsewhere, story.files["referee"])


def test_another_game_of_the_same_id_is_refused(elsewhere: Player, story: Story) -> None:
    """The same game, closed earlier by who made it up."""
    imported(elsewhere, story.files["referee"])
    forger = Forger(story.files["referee"])
    forger.edit(len(forger.records), how="expired")
    assert check(forger.file()).problems == ()
    assert refusal_of(elsewhere, forger.file()).reason == "ALREADY_DONE"


@pytest.mark.parametrize("copy", [False, True])
def test_a_tampered_game_is_refused_with_the_reason(elsewhere: Player, story: Story, copy: bool) -> None:
    forger = Forger(story.files["referee"])
    rolled = forger.versions("kronika.dice_rolled.v1")[0]
    faces = [(face + 1) % 10 for face in forger.event(rolled)["faces"]]
    forger.edit(rolled, faces=faces)
    refusal = refusal_of(elsewhere, forger.file(), copy=copy)
    assert refusal.reason == "TAMPERED"
    assert f"version {rolled}: the chain gives" in str(refusal)
    cut = refusal_of(elsewhere, story.files["referee"][:-5], copy=copy)
    assert (cut.reason, "its last line has no end" in str(cut)) == ("TAMPERED", True)


def test_a_file_cut_for_one_seat_is_not_taken_in(elsewhere: Player, story: Story) -> None:
    for audience in ("us", "public"):
        refusal = refusal_of(elsewhere, story.files[audience])
        assert f"contains only the parts for {audience}" in str(refusal)


@pytest.fixture
def unfinished() -> OfflineGame:
    """A game as a file with all parts open, not over."""
    game = OfflineGame(load_packs()["normandy"], "2", "unfinished")
    game.play({seat: RandomPolicy(3) for seat in game.position.ledger.seats}, 25)
    return game


def test_an_unfinished_game_comes_in_as_a_copy_with_new_chance(elsewhere: Player, unfinished: OfflineGame) -> None:
    game = imported(elsewhere, unfinished.export())
    assert game.game != unfinished.game
    origin = game.origin
    assert (word(origin, "kind"), origin.stream, origin.version) == ("copy", unfinished.game, len(unfinished.events))
    assert origin.head == unfinished.head
    assert not any(seat.held for seat in game.seats)
    opened = next(event for event in unfinished.events if hasattr(event, "anchors"))
    assert not {link.hex() for link in game.epoch.anchors.values()} & set(opened.anchors.values())


def test_a_copy_is_played_on_from_where_it_stood(elsewhere: Player, unfinished: OfflineGame, tmp_path: Path) -> None:
    game = imported(elsewhere, unfinished.export()).game
    pair = Pair(elsewhere.connection.address, tmp_path / "copy")
    pair.game = game
    for player in pair.players:
        player.sit(game)
    pair.settle()
    before, board = unfinished.position.game.board, pair.us.look().position.game.board
    assert (board.round, board.counters, board.objectives) == (before.round, before.counters, before.objectives)
    assert board.sides["us"].hand + board.sides["us"].pick == before.sides["us"].hand + before.sides["us"].pick
    pair.play(6)
    report = check(pair.close().us.export("referee"))
    assert (report.problems, report.unchecked) == ((), ())
    pair.leave()


def test_a_closed_game_taken_in_as_a_copy_stands_where_somebody_was_last_asked(elsewhere: Player, story: Story) -> None:
    game = imported(elsewhere, story.files["referee"], copy=True)
    forger = Forger(story.files["referee"])
    last = max(v for v in range(1, len(forger.records)) if forger.event(v)["type"] == "kronika.prompt_opened.v1")
    assert game.game != story.game
    assert last <= game.origin.version < forger.versions("kronika.game_finished.v1")[0]
    assert game.origin.head == forger.heads()[game.origin.version]


# --- fork


def test_a_closed_game_is_forked_where_somebody_was_asked(pair: Pair, tmp_path: Path) -> None:
    """The fork stands there, with new chance and empty seats, and points at its origin."""
    pair.play(10)
    at = pair.us.look().position
    pair.close()
    result = kronika(
        "fork", pair.game, str(at.version), server=pair.us.connection.address, home=tmp_path / "wallets", profile="eve"
    )
    assert result.exit_code == 0, result.output
    fork = Pair(pair.us.connection.address, tmp_path / "others")
    fork.game = result.output.strip()
    for player in fork.players:
        player.sit(fork.game)
    origin = fork.us.now().origin
    heads = Forger(pair.us.export()).heads()
    assert (word(origin, "kind"), origin.stream, origin.head) == ("fork", pair.game, heads[at.version])
    fork.settle()
    board = fork.us.look().position.game.board
    assert (board.round, board.counters) == (at.game.board.round, at.game.board.counters)
    fork.play(4)
    report = check(fork.close().us.export("referee"))
    assert (report.problems, report.unchecked) == ((), ())
    fork.leave()


def test_every_version_is_forked_or_the_nearest_that_can_be_are_named(pair: Pair) -> None:
    pair.play(6)
    pair.close()
    forked, refused = set(), {}
    for version in range(1, len(parse(pair.us.export()).records) + 1):
        request = pb.ForkGameRequest(game=pair.game, version=version)
        try:
            game = pair.us.connection.games("ForkGame", request).game
        except ServiceRefused as refusal:
            refused[version] = (refusal.reason, {int(v) for v in refusal.accepted})
        else:
            forked.add((version, game.origin.version))
    asked = {version for version, _ in forked}
    assert forked == {(version, version) for version in asked}
    assert len(asked) > 6
    for version, (reason, near) in refused.items():
        around = {max((v for v in asked if v < version), default=0), min((v for v in asked if v > version), default=0)}
        assert (reason, near) == ("WRONG_PHASE", around - {0})


def test_a_game_that_is_not_closed_is_not_forked(pair: Pair) -> None:
    """Its secrets would be open in the fork."""
    pair.play(4)
    with pytest.raises(ServiceRefused) as refused:
        pair.us.connection.games("ForkGame", pb.ForkGameRequest(game=pair.game, version=20))
    assert refused.value.reason == "WRONG_PHASE"
