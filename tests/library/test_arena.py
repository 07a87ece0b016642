"""`kronika.arena`: games of programs against each other, in files that verify."""

from pathlib import Path

import pytest

import kronika


def last(position: kronika.Position) -> kronika.Move:
    assert {move.seat for move in position.legal} == {position.viewer}
    return position.legal[-1]


def first(position: kronika.Position) -> str:
    return position.legal[0].notation


def test_each_game_is_a_file_that_verifies(tmp_path: Path) -> None:
    games = list(kronika.arena("normandy", "1", {"us": last}, games=3, folder=tmp_path, seed=4, processes=2))
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"normandy-1-4-{number}.jsonl" for number in (1, 2, 3)]
    assert all(game.verify().ok and game[-1].outcome is not None for game in games)


def test_the_same_seed_gives_the_same_games_and_files_are_kept(tmp_path: Path) -> None:
    play = {"players": {"us": first, "german": "random"}, "games": 1, "processes": 1}
    (one,) = kronika.arena("normandy", "1", folder=tmp_path / "a", **play)  # type: ignore[arg-type]
    (other,) = kronika.arena("normandy", "1", folder=tmp_path / "b", **play)  # type: ignore[arg-type]
    assert Path(one.header.file).read_bytes() == Path(other.header.file).read_bytes()
    (tmp_path / "a" / "normandy-1-0-1.jsonl").write_bytes(b"")
    with pytest.raises(ValueError, match="line 1"):
        list(kronika.arena("normandy", "1", folder=tmp_path / "a", **play))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("pack", "scenario", "players"),
    [
        ("chess", "1", {}),
        ("normandy", "99", {}),
        ("normandy", "1", {"soviet": "random"}),
        ("normandy", "1", {"us": "x"}),
    ],
)
def test_an_unknown_name_is_refused_before_anything_is_played(
    pack: str, scenario: str, players: dict[str, str], tmp_path: Path
) -> None:
    with pytest.raises(KeyError):
        kronika.arena(pack, scenario, players, folder=tmp_path)
    assert not list(tmp_path.iterdir())
