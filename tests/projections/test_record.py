"""Decisions, disputes and undos as rows, and the systems' own rows under short names."""

import gzip
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.domain.kernel.export import parse
from kronika.tools.cli.file_reader import readers_of

GOLDEN = Path(__file__).parents[1] / "golden"
EVENTFUL = GOLDEN / "v0.3" / "normandy-eventful.jsonl.gz"
CAMPAIGN = GOLDEN / "v0.4.0" / "stalingrad-campaign.jsonl.gz"


def asked(path: Path, *statements: str) -> list[list[tuple[Any, ...]]]:
    """What SQL answers about a game."""
    with readers_of([parse(gzip.decompress(path.read_bytes()))], "en") as reader:
        return [reader.query(statement, ()) for statement in statements]


@pytest.mark.parametrize("path", [EVENTFUL, CAMPAIGN], ids=lambda path: path.name)
def test_each_decision_dispute_and_undo_is_a_row(path: Path) -> None:
    game = kronika.open(path)
    decisions, disputes, undos = asked(
        path,
        "SELECT version, seat, prompt, undone FROM decisions ORDER BY version",
        "SELECT version, seat, roll, reason, ended FROM disputes ORDER BY version",
        "SELECT version, back_to FROM undos ORDER BY version",
    )
    assert decisions == [(one.version, one.seat, one.prompt, one.undone) for one in game.decisions]
    assert disputes == [(one.version, one.seat, one.roll, one.reason, one.ended) for one in game.disputes]
    assert {version for at, to in undos for version in range(to + 1, at)} == set(game.undone)


def test_a_sealed_decision_is_empty() -> None:
    (sealed,) = asked(CAMPAIGN, "SELECT count(*) FROM decisions WHERE kind = '' AND decision = ''")
    public = kronika.open(CAMPAIGN).seen_by("public")
    assert sealed == [(sum(one.data is None for one in public.decisions),)] != [(0,)]


def test_the_rows_of_a_campaign_have_short_names() -> None:
    tiles, soldiers = asked(CAMPAIGN, "SELECT count(*) FROM tiles", "SELECT count(*) FROM soldiers")
    assert tiles == [(len(kronika.table([CAMPAIGN], "tiles")),)]
    assert soldiers == [(len(kronika.table([CAMPAIGN], "soldiers")),)]
