"""Restores a backup again and again in processes that kill themselves, each at another of the lines that
say what a restore does; run as a program, since only a process without threads may be forked.

    python -m tests.service.killing_restore FOLDER STEP

FOLDER holds `backup` and `kronika.key`. Only the last line and every STEP-th are tried. Prints, as JSON, what was found
after each kill.
"""

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from kronika.domain.kernel.events import EpochOpened
from kronika.service import maintenance
from kronika.service.application import LOG_FILE, Application
from kronika.service.integrity import examine, streams_of
from kronika.service.live import LiveGame
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.startup import RESTORING
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import Vault, master_key, secrets_in

WATCHED = ("service/maintenance.py", "service/startup.py", "service/chances.py")

AGAIN = 3
"""After each so many kills the restore is run again, to its end."""


def in_a_child(work: Callable[[], None]) -> int:
    """What a process that does this ends with: 0, or minus the signal that killed it."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            work()
            code = 0
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def dying_at(line: int, work: Callable[[], None], lines: list[str]) -> None:
    """Do something, and be killed (as by a power cut) before so many lines of the code watched."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        if not frame.f_code.co_filename.endswith(WATCHED):
            return None
        if event == "line":
            count += 1
            lines.append(f"{frame.f_code.co_name}:{frame.f_lineno}")
            if count == line:
                os.kill(os.getpid(), signal.SIGKILL)
        return trace

    sys.settrace(trace)
    work()
    sys.settrace(None)


def serves(settings: Settings) -> str:
    """Whether the folder can be served: `refused`, or `served`."""
    try:
        app = Application(settings)
    except SettingsRefused as error:
        return "refused" if "was interrupted" in str(error) else str(error)
    for close in (app.checking.close, app.projections.close, app.log.close, app.vault.close, app._held.close):
        close()
    return "served"


def epochs(settings: Settings) -> list[list[int]]:
    """For each game that is not closed its epochs, those that a restore has opened as negative numbers."""
    log = SQLiteLog(Path(settings.data) / LOG_FILE)
    vault = Vault(secrets_in(Path(settings.data) / "secrets.db"), master_key(settings))
    found = []
    for stream in streams_of(log):
        game = LiveGame.resume(examine(log, vault, stream))
        if not game.ledger.closed:
            entries = [game.codec.decode(version, body) for version, _, body in log.rows(stream)]
            opened = [event for entry in entries for event in entry.events if isinstance(event, EpochOpened)]
            kept = vault.chains(stream, opened[-1].epoch)
            assert {audience: chain.anchor for audience, chain in kept.items()} == opened[-1].anchors
            found.append([-event.epoch if event.reason else event.epoch for event in opened])
    log.close()
    vault.close()
    return found


def main() -> None:
    folder = Path(sys.argv[1])
    settings = Settings(data=str(folder / "data"), secrets_key=(folder / "kronika.key").read_text().strip())

    def restore() -> None:
        maintenance.restore(settings, folder / "backup")

    def report(content: object) -> None:
        (folder / "report.json").write_text(json.dumps(content))

    def reported() -> Any:
        return json.loads((folder / "report.json").read_text())

    def whole() -> None:
        lines: list[str] = []
        dying_at(0, restore, lines)
        report(lines)

    assert in_a_child(whole) == 0
    lines = reported()
    kills = []
    firsts = {line: count for count, line in reversed(list(enumerate(lines, 1)))}
    second_game = {f"{line}, again": count for count, line in enumerate(lines, 1) if "_new_epoch" in line}
    for number, line in enumerate(sorted({*firsts.values(), *second_game.values()})[:: -int(sys.argv[2])][::-1]):
        shutil.rmtree(folder / "data")
        killed = in_a_child(lambda line=line: dying_at(line, restore, []))
        assert in_a_child(lambda: report(serves(settings))) == 0
        then = reported()
        if then == "refused" and number % AGAIN == 0:
            assert in_a_child(restore) == 0
        in_place = (folder / "data" / LOG_FILE).exists() and not (folder / "data" / RESTORING).exists()
        assert not in_place or in_a_child(lambda: report(epochs(settings))) == 0
        kills.append(
            {
                "at": lines[line - 1].partition(":")[0],
                "killed": killed,
                "then": then,
                "epochs": reported() if in_place else [],
            }
        )
    print(json.dumps(kills))


if __name__ == "__main__":
    main()
