"""Games in notation: what is written is played again to the same game."""

import gzip
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.repair import Unreadable
from tests.golden.files import title
from tests.golden.replays import EXPECTED

GOLDEN = Path(__file__).parents[1] / "golden"
LOGS = sorted(path for path in GOLDEN.glob("v*/*.jsonl.gz") if not path.name.endswith(".views.jsonl.gz"))
EVENTFUL = GOLDEN / "v0.3" / "normandy-eventful.jsonl.gz"
SHORT = GOLDEN / "v0.4.0" / "tankduel-m1-claimed.jsonl.gz"
CAMPAIGN_GAME = next(path for path in LOGS if "campaign-06-" in path.name)


def happened(game: kronika.Game) -> list[Any]:
    """Decisions, chance, undone play, and the end."""
    rolls = [(one.seat, one.rule, one.faces, one.card, one.success, one.undone) for one in game.rolls]
    return [[(one.seat, one.data, one.undone) for one in game.decisions], rolls, game[-1].view(), game[-1].outcome]


def played_again(path: Path) -> tuple[kronika.Game, kronika.Game]:
    game = kronika.open(path)
    return game, kronika.open(game.notation())


@pytest.mark.parametrize("path", [EVENTFUL, SHORT, CAMPAIGN_GAME], ids=lambda path: path.name)
def test_a_game_in_notation_is_the_same_game(path: Path) -> None:
    game, again = played_again(path)
    assert happened(again) == happened(game) and kronika.diff(game, again) is None
    assert [line for line in again.notation().splitlines() if line[:1] != ";"] == [
        line for line in game.notation().splitlines() if line[:1] != ";"
    ]
    assert (again.header.game, again.header.at, again.header.seats) == (
        game.header.game,
        game.header.at,
        game.header.seats,
    )


@pytest.mark.parametrize("path", sorted((GOLDEN / "notation").iterdir()), ids=lambda path: path.name)
def test_notation_of_an_earlier_day_is_the_game_that_it_was_written_from(path: Path) -> None:
    release, _, name = path.stem.partition("-")
    assert happened(kronika.open(path)) == happened(kronika.open(GOLDEN / release / f"{name}.jsonl.gz"))


@pytest.mark.soak
def test_every_golden_log_is_played_again_up_to_what_the_audit_names() -> None:
    named = 0
    for path in LOGS:
        game = kronika.open(path)
        if game.audience != "referee" or game.header.system == "undaunted_campaign":
            continue
        try:
            same = happened(kronika.open(game.notation())) == happened(game)
        except Unreadable:
            same = False
        assert same or title(path) in EXPECTED, path
        named += not same
    assert named == 20


def test_it_proves_nothing_and_says_so() -> None:
    _, again = played_again(SHORT)
    report = again.verify()
    assert [text(one.said, "en") for one in report.problems] == [
        "notation has no hashes, seals or signatures, so it proves nothing"
    ]
    assert not report.ok


def test_a_move_that_a_seat_did_not_see_is_written_as_a_question_mark() -> None:
    seen = kronika.open(EVENTFUL).seen_by("us").notation()
    assert '[Eyes "us"]' in seen and " german ?" in seen and "?" in seen.splitlines()[10]
    with pytest.raises(Unreadable, match="hides something"):
        kronika.open(seen)


def test_a_dispute_is_a_comment_and_an_undo_a_bracket() -> None:
    lines = kronika.open(EVENTFUL).notation().splitlines()
    assert "; us disputes roll 91: it cannot be" in lines
    assert lines.count("(") == lines.count(")") > 0


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ("{2<7}", "{12<7}", "line 25: the rules ask for 1 die with 10 sides here, but 12<7 was written"),
        (" {2<7}", "", "line 25: the rules ask for 1 die with 10 sides here, but nothing was written"),
        ("{2<7}", "{2<7 4<7}", "line 25: the rules do not ask for 4<7 here"),
        ("{2/9 ", "{2/8 ", "line 10: the rules ask for one of 9 here, but 2/8 was written"),
        ("rb attack urb", "rb attack nobody", "german cannot decide “rb attack nobody” here; legal: "),
        ("13. german", "13. soviet", "nothing is asked of soviet here"),
        ("(\n2.", ")\n2.", "line 11: a bracket closes here that was not opened"),
        ("2. us", "two: us", "line 12: this is neither a move, a bracket nor a comment"),
        ('[Kronika "1"]', '[Kronika "1"] x', 'the first line must be [Kronika "1"] and nothing else'),
        ('[Kronika "1"]', '[Kronika "2"]', "this is notation of version 2; version 1 and earlier can be read here"),
        ('"version":"1"', '"version":1', "the tags at the beginning are wrong: "),
        ('"41f1657c', '"51f1657c', "the pack normandy with the hash 51f1657c"),
        ('"seats":["us"', '"seats":["nobody"', "This scenario cannot be played by nobody, german"),
        ('"undaunted"', '"unknown"', "the rules called “unknown” are not installed here"),
    ],
)
def test_notation_that_does_not_fit_is_refused_with_its_line(was: str, becomes: str, says: str) -> None:
    written = kronika.open(EVENTFUL).notation()
    assert was in written
    with pytest.raises(Unreadable) as refused:
        kronika.open(written.replace(was, becomes, 1))
    assert says in str(refused.value)


def test_a_file_of_notation_is_opened_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "game.kn"
    written = kronika.open(SHORT).notation()
    file.write_text(written)
    assert kronika.open(file).notation() == kronika.open(gzip.compress(written.encode())).notation() == written


def test_a_campaign_is_refused_as_its_games_have_the_moves() -> None:
    campaign = next(path for path in LOGS if kronika.open(path).header.system == "undaunted_campaign")
    with pytest.raises(Unreadable, match="each of its games"):
        kronika.open(campaign).notation()
