"""The order of a run of the tests, and what all its processes know of it: rules, kernel, replays, the rest. What a
rule test or a replay of a family finds is told by it; further replays of the family would only repeat it."""

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = ("noretreat", "tankduel", "undaunted", "foray")
"""The folders with the tests of each family."""
STAGES = {**dict.fromkeys(RULES, 0), "kernel": 1, "laws": 1, "golden": 2}
LAST = 3
RUN = "KRONIKA_TEST_RUN"
"""The variable that names a folder which all processes of a run share."""


def stage(path: Path) -> int:
    """When a file of tests has its turn."""
    return STAGES.get(path.relative_to(HERE).parts[0], LAST) if path.is_relative_to(HERE) else LAST


def run_folder() -> Path:
    return Path(os.environ[RUN])


def _first_failure(family: str) -> Path:
    return run_folder() / f"{family}.failed"


def note_failure(item: pytest.Item, families: tuple[str, ...] = ()) -> None:
    """A test of a family has failed: of rules in its folder, or a replay of these families."""
    folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
    for family in families or (folder,) * (folder in RULES):
        if not _first_failure(family).exists():
            _first_failure(family).write_text(item.name)


def failed_before(family: str) -> str:
    """The test of the family that has failed first; empty: none has."""
    path = _first_failure(family)
    return path.read_text() if path.exists() else ""
