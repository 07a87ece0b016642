"""The service as a process of its own: `kronika serve`, started, killed and started again."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

KRONIKA = [sys.executable, "-c", "from kronika.tools.main import main; main()"]
ROOT = Path(__file__).parents[2]


class Serving:
    """A serving process. `address` is host:port once it has started, `page` that of the page; `code` comes first on
    its path."""

    def __init__(
        self, data: Path, *flags: str, program: Sequence[str] = KRONIKA, code: Path | None = None, **settings: object
    ) -> None:
        environment = os.environ | {f"KRONIKA_{name.upper()}": str(value) for name, value in settings.items()}
        if code is not None:
            environment["PYTHONPATH"] = str(code)
        self._process = subprocess.Popen(
            [*program, "serve", "--data", str(data), "--port", "0", *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=ROOT,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r" on (\S+:\d+) ", said)
        if found is None:
            raise AssertionError(f"not serving: {said}{self.wait()[1]}")
        self.address = found[1]
        page = re.search(r"https?://(\S+)/\n", self._process.stdout.readline())
        self.page = page[1] if page else ""

    def kill(self) -> None:
        """As a power cut: nothing of the process runs any more."""
        self._process.kill()
        self.wait()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self.wait()

    def wait(self) -> tuple[int, str]:
        """The exit code, and what it said on standard error."""
        _, self.errors = self._process.communicate(timeout=300)
        return self._process.returncode, self.errors

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()


def kronika(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command of `kronika`, run to its end."""
    return subprocess.run([*KRONIKA, *arguments], capture_output=True, text=True, timeout=300, check=False, cwd=ROOT)
