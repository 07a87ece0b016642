"""File permissions: creates files as 0600 in 0700 folders, and reports any that are wider."""

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

OTHERS = 0o077
LOG_FILE = "log.db"
"""The log, in a folder of games."""


def make_folder(folder: Path) -> None:
    """Creates a folder that only its owner can open, with its parents, unless it exists."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_file(path: Path) -> None:
    """Creates an empty file that only its owner can open, unless it exists. SQLite gives the files that it creates
    beside its own the same mode."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def write_file(path: Path, content: bytes) -> None:
    """A file for its owner alone, whole or not at all."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    make_file(scratch)
    with scratch.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)
    sync(path.parent)


def sync(path: Path) -> None:
    """Have a file, or what a folder lists, written to disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def exposed(paths: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """The paths that others than the owner can open, each with the command that fixes it."""
    for path in paths:
        try:
            mode = path.stat().st_mode
        except FileNotFoundError:
            continue
        if mode & OTHERS:
            yield path, f"chmod {'700' if stat.S_ISDIR(mode) else '600'} {path}"
