"""A roll of an exported game is judged alone: `kronika verify FILE --roll VERSION`."""

import gzip
from pathlib import Path

import pytest

from tests.tools.running import ROOT, Command

LOG = ROOT / "tests" / "golden" / "v0.3" / "normandy-eventful.jsonl.gz"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(gzip.decompress(LOG.read_bytes()))
    return path


def test_a_roll_is_shown_with_its_parts_and_computed_again(file: Path) -> None:
    said = Command("--home", file.parent).does("verify", file, "--roll", "91")
    assert "40.0 %  ≥ 7 = base 4 (U20) + cover 1 (U20) + range 2 (U20)" in said
    assert f"verified: 2, as recorded. To repeat the check, run kronika verify {file}\n" in said


def test_a_roll_that_was_changed_is_named(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"faces":[2]', b'"faces":[9]', 1))
    ran = Command("--home", file.parent)("verify", file, "--roll", "91")
    assert ran.code == 1 and "version 91: computed again: 2, but recorded: 9" in ran.out


def test_a_version_without_a_roll_is_refused(file: Path) -> None:
    ran = Command("--home", file.parent)("verify", file, "--roll", "92")
    assert ran.code == 1 and f"Nothing was rolled or flipped at version 92 of {file}." in ran.err
