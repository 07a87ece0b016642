"""What a service keeps is for its owner alone: files 0600 in folders 0700, and who finds them open
to others is told."""

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

OTHERS = 0o077


def make_folder(folder: Path) -> None:
    """A folder for its owner alone, with those above it, where there is none yet."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty file for its owner alone, where there is none yet. SQLite gives the files that it
    makes beside its own the same mode."""
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
    """What others than the owner may open, each with the command that mends it."""
    for path in paths:
        try:
            mode = path.stat().st_mode
        except FileNotFoundError:
            continue
        if mode & OTHERS:
            yield path, f"chmod {'700' if stat.S_ISDIR(mode) else '600'} {path}"
