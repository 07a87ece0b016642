"""Data as earlier releases left them."""

import sqlite3
from pathlib import Path


def as_of_0_2(data: Path) -> None:
    """Take away what this release keeps beside events and secrets."""
    for name in ("log.db", "secrets.db"):
        with sqlite3.connect(data / name) as file:
            for table in ("heads", "facts"):
                file.execute(f"DROP TABLE IF EXISTS {table}")
        file.close()
