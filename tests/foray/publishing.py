"""The contract of a service that knows Foray too: the released one, with the messages of Foray and their
places in the joins of all systems. It is put together in a folder of its own.

`python -m tests.foray.publishing [FOLDER]` writes the messages of Foray, and the whole contract to a folder that is
not there yet. With that first on the path `python -m tests.foray.command` is `kronika` with Foray:
`dev soak --pack foray`, `dev perft --pack foray --write`."""

import json
import shutil
import sys
from pathlib import Path

from kronika.domain.systems import SYSTEMS
from kronika.service.contract import files_of
from kronika.tools.dev.compiling import FOLDERS
from kronika.tools.dev.proto import NUMBERS, write, write_messages
from tests.foray.system import FORAY

RELEASED = Path(__file__).parents[2] / "proto"
REGISTERS = f"""import sys

sys.path.append({str(RELEASED.parent)!r})
import tests.foray.registering
"""
"""What every Python process does first that has a published contract on its path."""
OWN = Path(__file__).parent / "proto"
"""The messages of Foray as they are checked in, with the numbers given to their fields."""


def write_own(folder: Path = OWN) -> None:
    """Write the messages of Foray."""
    write_messages(folder, files_of([FORAY]), [FORAY.contract.file])


def publish(folder: Path) -> None:
    """Write the whole contract, and the Python code of it."""
    shutil.copytree(
        RELEASED, folder, ignore=shutil.ignore_patterns("*.py", "*.pyi", "__pycache__", "*.binpb", *FOLDERS)
    )
    given = [json.loads((place / NUMBERS).read_text()) for place in (OWN, RELEASED)]
    (folder / NUMBERS).write_text(json.dumps(given[0] | given[1]))
    write(folder, (*SYSTEMS.values(), FORAY))
    (folder / "sitecustomize.py").write_text(REGISTERS)


if __name__ == "__main__":
    write_own()
    for folder in sys.argv[1:]:
        publish(Path(folder))
