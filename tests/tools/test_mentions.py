"""No code outside a family's folder names it."""

from pathlib import Path

import pytest

from kronika.tools.dev.developing import families, mentions
from kronika.tools.dev.proto import written_by_hand
from tests.tools.running import ROOT


def test_no_code_outside_a_familys_folder_names_it() -> None:
    assert list(mentions(ROOT, families())) == []


def test_a_family_goes_by_its_folder_its_systems_and_its_packs() -> None:
    assert families() == {
        "undaunted": {"undaunted", "undaunted_campaign", "undauntedcampaign", "normandy", "stalingrad", "north_africa"},
        "noretreat": {"noretreat", "russian_front"},
        "tankduel": {"tankduel"},
    }


NAMED = {"undaunted": {"undaunted", "normandy"}}


@pytest.mark.parametrize(
    ("path", "text", "lines"),
    [
        ("service/rules.py", "from kronika.domain.undaunted import rules\n", [1]),
        ("tools/bench.py", 'ONE = "x"\nPLAYED = "Normandy"\n', [2]),
        ("domain/kernel/log.py", "class UndauntedLog:\n    pass\n", [1]),
        ("proto/kronika/v1/game.proto", "// A game.\n// Such as one of Undaunted.\n", [2]),
        ("proto/kronika/v1/system.proto", "// Written by `kronika dev proto` …\n// undaunted\n", []),
        ("proto/kronika/v1/game_pb2.py", "undaunted = 1\n", []),
        ("domain/undaunted/rules.py", "undaunted = 1\n", []),
        ("tests/test_it.py", "undaunted = 1\n", []),
        ("domain/systems.py", 'FAMILIES = ("undaunted",)\nfrom domain.undaunted import x\n', [2]),
    ],
)
def test_a_line_that_names_a_family_is_found_where_it_may_not_stand(
    tmp_path: Path, path: str, text: str, lines: list[int]
) -> None:
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(text)
    assert [(str(found), number) for found, number, _ in mentions(tmp_path, NAMED)] == [(path, at) for at in lines]


def test_generated_parts_of_handwritten_files_do_not_count() -> None:
    game = ROOT / "proto" / "kronika" / "v1" / "game.proto"
    by_hand = written_by_hand(game.read_text())
    assert "kronika/undaunted/" in game.read_text() and "undaunted" not in by_hand.lower()
    assert by_hand.count("\n") == game.read_text().count("\n")
