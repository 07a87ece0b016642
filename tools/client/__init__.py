"""A client of the service: identity, calls, and a session that checks all it receives."""

import os
from pathlib import Path

DEFAULT_ADDRESS = "127.0.0.1:50551"


def default_folder() -> Path:
    """`$KRONIKA_HOME`, or `kronika` in the user's data folder."""
    home = os.environ.get("KRONIKA_HOME")
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) if home else Path(data) / "kronika"
