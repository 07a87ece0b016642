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


def test_all_mistakes_are_listed_together_with_file_and_place(mine):
    changed(mine, "tanks.toml", "tracks = 3\n", 'tracks = "three"\n')
    changed(mine, "damage.toml", "number = 2\n", 'number = "two"\n')
    changed(mine, "terrain.toml", "cover = 15", "cower = 15")
    said = KRONIKA("pack", "check", mine)
    assert said.code == 1
    for file in ("tanks.toml: tanks[0].tracks", "damage.toml: cards[1].number", "terrain.toml: terrain[1].cower"):
        assert file in said.out


def test_tanks_against_Robata_are_checked_as_all_suggested_ones_are(mine):
    changed(mine, "missions.toml", 'alone_soviet = [{ tank = "t34d"', 'alone_soviet = [{ tank = "pz4g"')
    changed(mine, "missions.toml", 'robata_soviet = [{ tank = "t34d" }, ', "robata_soviet = [")
    said = KRONIKA("pack", "check", mine)
    assert said.code == 1 and "m4 alone_soviet: " in said.out and "m5 robata_soviet: names 4 tanks (TD1)" in said.out


FIRST_LINK = 'id = "M1"\nask = "enemy_high"\nyes = "M2"\nno = "M4"'


def test_TDR39_the_diagram_and_the_priorities_of_the_box_are_typed_over_ours(mine):
    changed(mine, "robata.toml", FIRST_LINK, FIRST_LINK.replace('"M2"', '"M3"'))
    changed(mine, "robata.toml", 'ties = ["penetration", "range", "points", "number"]', 'ties = ["range", "number"]')
    changed(mine, "robata.toml", 'id = "M2"\nask = "avoid_high"\nyes = "go"\nno = "M3"\n\n[[diagram]]\n', "")
    assert KRONIKA.does("pack", "check", mine).startswith("mine 1: ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            FIRST_LINK,
            FIRST_LINK.replace("M4", "M9"),
            "diagram M1: no leads to M9; it leads to a later link or is one of",
        ),
        (FIRST_LINK, FIRST_LINK.replace('"M2"', '"go"'), "diagram M1: yes leads to go; it leads to a later link"),
        ('no = "M7"', 'no = "M1"', "diagram M6: no leads to M1"),
        ('no = "M7"', 'no = "stay"', "diagram M7: no link leads to it"),
        ('id = "M2"\n', 'id = "M3"\n', "M3: is there more than once"),
        ('ask = "avoid_high"', 'ask = "flee"', "diagram[1].ask"),
        ('"points", "number"]', '"points"]', "priorities ties: ends with number, which parts any two targets"),
        ('"range", "points"', '"range", "range"', "priorities ties: names range more than once"),
        (
            'clean_up = ["conceal", "spot"',
            'clean_up = ["spot", "spot"',
            "priorities clean_up: names spot more than once",
        ),
    ],
)
def test_TD113_TDR39_nonsense_in_the_diagram_or_the_priorities_is_refused_with_a_sentence(mine, old, new, said):
    changed(mine, "robata.toml", old, new)
    refused = KRONIKA("pack", "check", mine)
    assert refused.code == 1 and f"robata.toml: {said}" in refused.out


def test_TD113_in_Czech_too(mine):
    changed(mine, "robata.toml", 'no = "M7"', 'no = "M1"')
    refused = CZECH("pack", "check", mine)
    assert "diagram M6: no vede na M1; má vést na některý další článek" in refused.out


def test_TD113_a_diagram_has_a_link_to_begin_with(mine):
    text = (mine / "robata.toml").read_text()
    head, *rest = text.split("[[diagram]]")
    (mine / "robata.toml").write_text("diagram = []\n" + head + "[priorities]" + rest[-1].split("[priorities]")[1])
    assert "robata.toml: diagram: needs a link to begin with (TD113)" in KRONIKA("pack", "check", mine).out
