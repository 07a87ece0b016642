"""Tables of the systems' own rows: a campaign's soldiers, tiles and cards."""

from pathlib import Path

import kronika

RELEASE = Path(__file__).parents[1] / "golden" / "v0.4.0"
CAMPAIGN = RELEASE / "stalingrad-campaign.jsonl.gz"
GAME = next(path for path in RELEASE.glob("stalingrad-campaign-01-*.jsonl.gz") if ".views" not in path.name)


def test_a_swapped_tile_names_the_game_that_caused_it() -> None:
    tiles = kronika.table([CAMPAIGN], "tiles").to_pylist()
    assert len(tiles) == 7 and all(row["before"][:3] == row["after"][:3] == row["tile"] for row in tiles)
    fought = [row for row in tiles if row["game"]]
    assert all(row["game"].startswith("golden-stalingrad-campaign-") and row["game_version"] > 0 for row in fought)


def test_each_soldier_is_in_a_box_and_goes_to_the_next_from_there() -> None:
    boxes: dict[str, str] = {}
    for row in kronika.table([CAMPAIGN], "soldiers").to_pylist():
        assert boxes.get(row["card"], row["source"]) == row["source"], row
        boxes[row["card"]] = row["target"]
    assert len(boxes) > 100


def test_the_acts_of_cards_are_rows_of_each_game() -> None:
    cards = kronika.table([GAME], "cards").to_pylist()
    rolls = kronika.table([GAME], "rolls").to_pylist()
    assert sum(row["hits"] for row in cards) == sum(row["success"] for row in rolls) > 0
    assert {row["side"] for row in cards} == {"soviet", "german"}
