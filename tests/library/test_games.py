"""`import kronika`: games in files, as a notebook reads them."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kronika
from kronika.domain.kernel.export import ExportRefused

GOLDEN = Path(__file__).parents[1] / "golden"
LOGS = sorted(path for path in (GOLDEN / "v0.4.0").glob("*.jsonl.gz") if not path.name.endswith(".views.jsonl.gz"))
LONG = GOLDEN / "v0.4.0" / "normandy-4-unfinished.jsonl.gz"


@pytest.fixture(scope="module")
def game() -> kronika.Game:
    return kronika.open(LONG)


def test_the_header_is_read_without_the_rest(game: kronika.Game) -> None:
    header = game.header
    assert (header.system, header.pack, header.scenario, header.seats) == (
        "undaunted",
        "normandy",
        "4",
        ("us", "german"),
    )
    assert (header.version, header.file) == (len(game), str(LONG))
    (read,) = kronika.read(str(LONG), headers_only=True)
    assert read == header


def test_bytes_packed_or_not_are_the_same_game(game: kronika.Game) -> None:
    packed = LONG.read_bytes()
    assert kronika.open(packed).header.head == kronika.open(gzip.decompress(packed)).header.head == game.header.head


def test_it_verifies_and_a_changed_byte_does_not(game: kronika.Game) -> None:
    assert game.verify().ok and not game.verify().anchored
    assert game.verify(key=game.header.key).anchored
    changed = gzip.decompress(LONG.read_bytes()).replace(b'"success":true', b'"success":false', 1)
    assert not kronika.open(changed).verify().ok


def test_a_version_is_the_position_after_it_in_any_order(game: kronika.Game) -> None:
    passed = list(game)
    for version in (len(game), 1, 700, 64, 699, 2000):
        assert game[version].board == passed[version - 1].board
    assert game[-1].version == len(game) and not game[0].prompts
    with pytest.raises(IndexError):
        game[len(game) + 1]


@pytest.mark.long
def test_undos_are_left_out_of_positions_and_marked_in_lists() -> None:
    undone = next(game for game in map(kronika.open, LOGS) if game.undone and game.decisions)
    passed = list(undone)
    for version in range(len(undone), 0, -7):
        assert undone[version].board == passed[version - 1].board
    assert {one.version for one in undone.decisions if one.undone} <= undone.undone


def test_a_seat_sees_what_it_saw(game: kronika.Game) -> None:
    seen = game.seen_by("us")
    sealed = [one for one in game.decisions if one.data is not None]
    assert len(seen.decisions) == len(sealed) and seen.audience == "us"
    asked = next(version for version in range(100, 200) if game[version].turn == ("german",))
    assert game[asked].legal and not seen[asked].legal
    with pytest.raises(KeyError):
        seen.seen_by("german")


def test_a_roll_has_its_chance_and_whether_it_succeeded(game: kronika.Game) -> None:
    roll = game.rolls[0]
    assert (roll.rule, roll.action, roll.numbers, roll.target, roll.chance, roll.success) == (
        "U20",
        "attack",
        (8,),
        6,
        0.5,
        True,
    )
    assert roll.text == "Roll 8, needs 6: the German Riflemen A are hit."
    assert kronika.open(LONG, language="cs").rolls[0].text.startswith("Hod 8")


def test_the_first_difference_tells_chance_from_decisions(game: kronika.Game) -> None:
    assert kronika.diff(game, kronika.open(LONG)) is None
    setup = kronika.diff(game, kronika.open(LOGS[0]))
    assert setup is not None and setup.kind == "setup"
    one, other = (kronika.open(GOLDEN / "v0.4.0" / f"normandy-1-{how}.jsonl.gz") for how in ("drawn", "resigned"))
    found = kronika.diff(one, other)
    assert found is not None and found.kind in ("decision", "chance", "end") and any(found.version)


@pytest.mark.parametrize(
    "data",
    [b"", b"nonsense", b'{"format":"kronika.export.v1"}\n', b'{"format":"kronika.export.v1"}\n{}\n{}\n', b"\x1f\x8b"],
)
def test_a_file_that_is_not_a_game_is_refused(data: bytes) -> None:
    with pytest.raises(ExportRefused):
        kronika.open(data)


def test_a_file_cut_in_the_middle_is_refused_when_it_is_read() -> None:
    lines = gzip.decompress(LONG.read_bytes()).splitlines(keepends=True)
    cut = kronika.open(b"".join((*lines[:500], lines[-1])))
    with pytest.raises(ExportRefused, match="499 records"):
        cut[-1]


def test_a_file_cut_within_a_line_is_not_whole() -> None:
    whole = gzip.decompress(LONG.read_bytes())
    with pytest.raises(ExportRefused, match="not a whole export"):
        kronika.open(whole[:5000])
    with pytest.raises(ExportRefused, match="line 21 is not a receipt"):
        kronika.open(b"".join(whole.splitlines(keepends=True)[:21]))


def test_tables_have_a_row_for_each_roll_decision_and_game(game: kronika.Game) -> None:
    rolls = kronika.table([game], "rolls")
    assert rolls.num_rows == len(game.rolls)
    assert rolls.column("chance").to_pylist() == [one.chance for one in game.rolls]
    decisions = kronika.table([LONG], "decisions").to_pylist()
    assert [one["text"] for one in decisions] == [one.text for one in game.decisions]
    assert all(one["kind"] in json.loads(one["data"]).values() for one in decisions if one["kind"])
    (row,) = kronika.table([LONG], "games").to_pylist()
    assert (row["scenario"], row["rolls"], row["version"]) == ("4", len(game.rolls), len(game))


def test_nothing_is_imported_before_it_is_used(tmp_path: Path) -> None:
    loaded = (
        "import sys, kronika; print(sorted(n for n in sys.modules if n.startswith('kronika')), 'grpc' in sys.modules)"
    )
    said = subprocess.run(
        [sys.executable, "-c", loaded], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout
    assert said.strip() == "['kronika'] False"
    assert set(dir(kronika)) >= {"open", "read", "setup", "table", "diff", "__version__"}
    assert all(getattr(kronika, name) for name in dir(kronika))


def test_the_page_about_the_library_runs(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "library.md").read_text()
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S)
    code = "\n".join(block for block in blocks if "kronika.Client" not in block)
    (tmp_path / "game.jsonl").write_bytes(gzip.decompress(LONG.read_bytes()))
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("normandy 4 2290 events\n") and (tmp_path / "board.svg").read_text().startswith("<svg")
