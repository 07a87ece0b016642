"""The contract of a service that knows Foray too: the released one, with the messages of Foray and their
places in the joins of all systems. It is put together in a folder of its own."""

import json
import shutil
from pathlib import Path

from domain.systems import SYSTEMS
from service.contract import files_of
from tests.foray.system import FORAY
from tools.dev.proto import NUMBERS, write, write_messages

RELEASED = Path(__file__).parents[2] / "proto"
OWN = Path(__file__).parent / "proto"
"""The messages of Foray as they are checked in, with the numbers given to their fields."""


def write_own(folder: Path = OWN) -> None:
    """Write the messages of Foray."""
    write_messages(folder, files_of([FORAY]), [FORAY.contract.file])


def publish(folder: Path) -> None:
    """Write the whole contract, and the Python code of it."""
    shutil.copytree(RELEASED, folder, ignore=shutil.ignore_patterns("*.py", "*.pyi", "__pycache__", "*.binpb"))
    given = [json.loads((place / NUMBERS).read_text()) for place in (OWN, RELEASED)]
    (folder / NUMBERS).write_text(json.dumps(given[0] | given[1]))
    write(folder, (*SYSTEMS.values(), FORAY))


if __name__ == "__main__":
    write_own()
