"""The demo holds what it promises, and fails where that does not hold."""

import re
from pathlib import Path

import pytest

from service.settings import Settings
from tests.tools.running import Command
from tools.demonstration import DemoFailed, Witness, check, compare_views, export, play_game, serving
from tools.embedded import Embedded


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, Witness, bytes]:
    """The folder of a game that two bots have played, its id, what they were shown, its export."""
    folder, witness = tmp_path_factory.mktemp("demo"), Witness(quiet=True)
    with Embedded(Settings(data=str(folder / "data"), port=0, requests_a_second=100_000)) as service:
        game = play_game(service.address, folder, "normandy", "1", witness)
        exported = export(service.address, game)
    return folder / "data", game, witness, exported


def test_the_demo(tmp_path: Path) -> None:
    said = Command().does("demo", "--folder", tmp_path)
    game = re.search(
        r"Verified the exported game \S+/(\w+)\.jsonl: \d+ rolls, \d+ draws, \d+ signatures, no mistake\.", said
    )
    assert game is not None
    for part in ("The rolls:\n", "The board at the end:\n", "won: ", "A picture of the board: ", "Replayed "):
        assert part in said
    assert (tmp_path / "board.svg").exists()
    assert "\nWRONG" not in Command("--home", tmp_path).does("verify", tmp_path / f"{game[1]}.jsonl")
    assert max(map(len, said.partition("A picture")[0].splitlines()[1:])) <= 100


def test_the_views_shown_are_those_that_the_log_gives(played: tuple[Path, str, Witness, bytes]) -> None:
    data, game, witness, _ = played
    assert compare_views(data, game, witness) == len(witness.views) > 10


def test_a_view_that_the_log_does_not_give_fails_the_demo(played: tuple[Path, str, Witness, bytes]) -> None:
    data, game, witness, _ = played
    (seat, version), shown = next(iter(witness.views.items()))
    other = Witness()
    other.views = witness.views | {(seat, version): shown + b"\x00"}
    with pytest.raises(DemoFailed, match=f"the view of {seat} at version {version} is not the one that was shown"):
        compare_views(data, game, other)


def test_an_export_that_does_not_verify_fails_the_demo(played: tuple[Path, str, Witness, bytes]) -> None:
    exported = played[3]
    assert check(exported).ok
    with pytest.raises(DemoFailed, match="the exported game does not verify: "):
        check(exported.replace(b'"faces":[', b'"faces":[0,', 1))


def test_a_service_that_does_not_start_fails_the_demo(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DemoFailed, match="the service did not start"), serving(tmp_path / "file"):
        pass


def test_a_demo_goes_into_a_fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build" / "demo-1").mkdir(parents=True)
    made: list[Path] = []
    monkeypatch.setattr("tools.demonstration.run", made.append)
    Command().does("demo")
    assert made == [Path("build/demo-2")] and made[0].is_dir()
