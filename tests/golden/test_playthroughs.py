"""Golden playthroughs (law 10): one whole game of each scenario. Of each a hash is kept for each decision, and of one
of each kind of game the text, read in review. After a change of rules, sentences or views `make golden` writes them
anew; `python -m tests.bench golden TITLE` shows one in full, here and at another commit: the difference is what the
change does."""

from functools import cache
from itertools import pairwise, zip_longest

import pytest

from kronika.domain.kernel.events import DecisionMade
from kronika.library.offline import OfflineGame
from tests.bench.playthroughs import HASHES, IN_FULL, LARGEST, again, digest, read, titles
from tests.golden.files import HERE
from tests.golden.replays import rule_of_step
from tests.systems import PACKS

FOLDER = HERE / "playthroughs"
KEPT = read(FOLDER)
NAMES = {"us": "The US", "german": "The Germans", "soviet": "The Soviets", "lrdg": "The LRDG", "italy": "The Italians"}
TITLES = [(pack, title) for pack, loaded in PACKS.items() for title in titles(loaded)]
each_game = pytest.mark.parametrize(
    ("pack", "title"),
    [
        pytest.param(*one, marks=[pytest.mark.long] * (one[0] == before[0]))
        for before, one in pairwise([("", ""), *TITLES])
    ],
)
each_of = {
    system: pytest.mark.parametrize("title", [t for t in IN_FULL if PACKS[t.partition("-")[0]].system.name == system])
    for system in ("undaunted", "foray")
}


@cache
def replayed(title: str) -> tuple[OfflineGame, list[str]]:
    return again(PACKS, KEPT[title])


def today(title: str) -> list[str]:
    return replayed(title)[1]


def rules_around(title: str, at: int) -> str:
    """By which rules a decision was asked for, and the next one."""
    game, _ = replayed(title)
    versions = [version for version, event in enumerate(game.events, 1) if isinstance(event, DecisionMade)]
    return ", then ".join(rule_of_step(game.system, game.events, one) for one in versions[max(at - 1, 0) : at + 1])


def text(title: str) -> str:
    return (FOLDER / f"{title}.txt").read_text()


def seats(title: str) -> list[str]:
    pack, _, scenario = title.partition("-")
    return list(next(card.seats for card in PACKS[pack].card.scenarios if card.id == scenario))


@each_game
def test_it_is_what_the_game_gives_today(pack, title):
    kept, parts = KEPT[f"{pack}-{title}"], today(f"{pack}-{title}")
    pairs = zip_longest(map(digest, parts), kept.parts)
    differing = next((at for at, (now, then) in enumerate(pairs) if now != then), None)
    if differing is not None:
        said = parts[differing] if differing < len(parts) else "it is over, or goes on otherwise, before this one\n"
        rules = rules_around(f"{pack}-{title}", differing)
        where = f"decision {differing} of {len(kept.parts) - 1} is the first that differs; it was asked for by {rules}"
        pytest.fail(f"{where}. Today:\n{said}", pytrace=False)


@each_game
def test_it_is_whole_and_of_a_size_to_be_read(pack, title):
    said = "".join(today(f"{pack}-{title}"))
    assert len(said.encode()) <= LARGEST
    assert "The game is over" in said or "The game is a draw" in said


@pytest.mark.parametrize("title", IN_FULL)
def test_one_playthrough_per_kind_of_game_is_kept_in_full(title):
    assert "".join(today(title)).splitlines() == text(title).splitlines()


@each_of["undaunted"]
def test_it_shows_log_view_and_legal_decisions_of_each_seat(title):
    said = text(title)
    first, second = seats(title)
    for seat, other in ((first, second), (second, first)):
        name = NAMES[seat]
        assert f" {seat}> {name} draw a card." not in said
        assert f" {other}> {name} draw a card." in said
        assert f"      {seat} now: " in said
        assert f"      {seat} may (initiative, " in said
        assert f"      {seat} may (play, " in said
    assert "/10)" in said


@each_of["foray"]
def test_small_system_shows_hands_secret_picks_windows_offers_and_flips(title):
    said = text(title)
    for seat in seats(title):
        assert f"      {seat} may (pick, " in said
        for other in seats(title):
            assert (f" {other}> {seat} draws a card. |" in said) == (seat != other)
    assert "(card against " in said and "is flipped: " in said
    assert "may (react, " in said
    assert "may (shield, " in said


def test_none_is_left_over():
    assert set(KEPT) == {f"{pack}-{title}" for pack, title in TITLES}
    assert {path.name for path in FOLDER.iterdir()} == {HASHES, *(f"{title}.txt" for title in IN_FULL)}
