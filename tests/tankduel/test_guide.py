"""Who owns the box types its figures over a copy of the pack, and is told what is wrong in it."""

import shutil

import pytest

from tests.tankduel.packs import FOLDER
from tests.tools.running import Command

KRONIKA, CZECH = Command(), Command("--lang", "cs")


@pytest.fixture
def mine(tmp_path):
    """A copy of the pack under a name of its own."""
    folder = tmp_path / "mine"
    shutil.copytree(FOLDER, folder)
    changed(folder, "pack.toml", 'name = "tankduel"', 'name = "mine"')
    return folder


def changed(folder, file, old, new):
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))


def test_a_copy_under_a_name_of_its_own_is_a_pack(mine):
    assert KRONIKA.does("pack", "check", mine).startswith("mine 1: 9 scenarios, reconstructed, hash ")
    assert CZECH.does("pack", "check", mine).startswith("mine 1: ")


def test_a_figure_of_the_box_is_typed_over_ours(mine):
    changed(mine, "tanks.toml", "front = { hull = 5, turret = 6 }", "front = { hull = 6, turret = 7 }")
    before = KRONIKA.does("pack", "check", FOLDER)
    assert KRONIKA.does("pack", "check", mine).rpartition(" ")[2] != before.rpartition(" ")[2]


def test_all_mistakes_are_named_at_once_with_file_and_place(mine):
    changed(mine, "tanks.toml", "tracks = 3\n", 'tracks = "three"\n')
    changed(mine, "damage.toml", "number = 2\n", 'number = "two"\n')
    changed(mine, "terrain.toml", "cover = 15", "cower = 15")
    said = KRONIKA("pack", "check", mine)
    assert said.code == 1
    for file in ("tanks.toml: tanks[0].tracks", "damage.toml: cards[1].number", "terrain.toml: terrain[1].cower"):
        assert file in said.out
