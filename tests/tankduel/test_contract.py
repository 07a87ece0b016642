"""The contract of Tank Duel can be written: every field of every message has its words, and buf has no complaint."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.domain.kernel.system import must_be_whole
from kronika.domain.systems import SYSTEMS
from kronika.domain.tankduel import family
from kronika.domain.tankduel.system import TANKDUEL
from kronika.service.contract import files_of
from kronika.tools.dev.proto import NUMBERS, write_messages

PROTO = Path(__file__).parents[2] / "proto"


@pytest.mark.slow
def test_the_messages_are_written_with_words_for_every_field(tmp_path):
    file = TANKDUEL.contract.file
    shutil.copy(PROTO / NUMBERS, tmp_path / NUMBERS)
    write_messages(tmp_path, files_of([*SYSTEMS.values(), TANKDUEL]), [file])
    written = (tmp_path / file.path).read_text()
    assert "message TankDuelView" in written and "message TankDuelActionLaid" in written and "oneof task" in written
    for rest in PROTO.rglob("*.proto"):
        copied = tmp_path / rest.relative_to(PROTO)
        copied.parent.mkdir(parents=True, exist_ok=True)
        if not copied.exists():
            shutil.copy(rest, copied)
    for name in ("buf.yaml",):
        shutil.copy(PROTO / name, tmp_path / name)
    buf = Path(sys.executable).with_name("buf")
    linted = subprocess.run([buf, "lint"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert linted.returncode == 0, linted.stdout


def test_it_gives_all_that_a_system_gives():
    must_be_whole(family.SYSTEMS)
