"""For who runs a service: serving, backups, restoring, rebuilding, as commands."""

import io
import re
import signal
import sys
from pathlib import Path

import pytest

from kronika.service.application import PROJECTIONS_FILE
from kronika.tools.cli.common import one_by_one
from tests.embedded import Embedded, Settings
from tests.tools.running import Command, started
from tests.trust.players import Pair


def test_serving_says_where_and_ends_when_told(tmp_path: Path, wallets: Path) -> None:
    with started("--lang", "cs", "serve", "--data", tmp_path / "data", "--port", "0") as serving:
        assert serving.stdout is not None
        said = serving.stdout.readline()
        found = re.fullmatch(
            rf"Kronika slouží z {tmp_path / 'data'} na (127\.0\.0\.1:\d+) \(bez TLS\)\. Ukončení: Ctrl-C\.\n", said
        )
        assert found is not None
        page, *further = [serving.stdout.readline() for _ in range(6)]
        assert re.fullmatch(r"  V prohlížeči  http://127\.0\.0\.1:\d+/\n", page)
        assert further[0] == f"  Hra           kronika --server {found[1]} new normandy 1\n"
        assert f"{tmp_path / 'data'} (log.db)" in further[3] and "kronika backup FOLDER --data" in further[4]
        anna = Command("--server", found[1], "--home", wallets)
        game = anna.does("new", "normandy", "10", "--strict", "--reply-limit", "3d").strip()
        assert game in anna.does("games")
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(300) == 0


def test_a_backup_of_a_serving_service_is_restored_with_new_chance(
    embedded: Embedded, pair: Pair, tmp_path: Path
) -> None:
    pair.play(6)
    version = pair.us.look().version
    data, copy, restored = embedded.app.settings.data, tmp_path / "copy", tmp_path / "restored"
    assert re.fullmatch(
        r"Saved \d+ events of \d+ games, and the secrets, in .*\.\n", Command().does("backup", copy, "--data", data)
    )
    restored.mkdir()
    (restored / "kronika.key").write_bytes((Path(data) / "kronika.key").read_bytes())
    said = Command().does("restore", copy, "--data", restored)
    assert "running games need a new epoch, which begins when their players next connect." in said
    with Embedded(Settings(data=str(restored), port=0)) as service:
        back = Pair(service.address, pair.us.wallet.path.parents[1]).come_back(pair.game).settle()
        assert back.us.session.position.ledger.epoch.number == 2 and back.us.session.version > version
        assert back.play(4) is not None
        back.leave()


def test_the_read_models_are_rebuilt_while_the_service_runs(embedded: Embedded, pair: Pair) -> None:
    data = Path(embedded.app.settings.data)
    before = (data / PROJECTIONS_FILE).stat().st_ino
    assert re.fullmatch(r"Rebuilt from \d+ events\.\n", Command().does("rebuild", "--data", data))
    assert (data / PROJECTIONS_FILE).stat().st_ino != before


class Screen(io.StringIO):
    """A standard error that may be a terminal."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.mark.parametrize(("terminal", "length", "shown"), [(True, 5000, True), (True, 50, False), (False, 5000, False)])
def test_long_work_shows_on_a_terminal_how_far_it_has_come(
    terminal: bool, length: int, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(terminal=terminal)
    monkeypatch.setattr(sys, "stderr", screen)
    assert list(one_by_one("Folding", ["game"] * length)) == ["game"] * length
    assert ("Folding" in screen.getvalue() and "100%" in screen.getvalue()) == shown
