"""Reports of games, to read, print and post."""

import base64
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kronika
from tests.tools.running import Command

EVENTFUL = Path(__file__).parents[1] / "golden" / "v0.3" / "normandy-eventful.jsonl.gz"
OTHER = EVENTFUL.parents[1] / "v0.1" / "normandy-1-objectives.jsonl.gz"


@pytest.fixture(scope="module")
def game() -> kronika.Game:
    return kronika.open(EVENTFUL)


def test_a_page_has_the_board_at_each_round_and_at_the_end(game: kronika.Game) -> None:
    page = game.report()
    boards = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', page)
    rounds = re.findall(r"<h2>Round \d+ begins\.</h2>", page)
    assert len(boards) == len(rounds) + 1 == 7
    for board in boards:
        ElementTree.fromstring(base64.b64decode(board))
    assert base64.b64decode(boards[-1]).decode() == game[-1].svg()


def test_a_strip_is_one_picture_of_the_boards_below_their_rounds(game: kronika.Game) -> None:
    strip = ElementTree.fromstring(game.report("svg"))
    space = "{http://www.w3.org/2000/svg}"
    titles = [one.text for one in strip.iter(f"{space}text")]
    boards = [base64.b64decode(one.attrib["href"].partition(",")[2]) for one in strip.iter(f"{space}image")]
    assert len(boards) == len(titles) == 7 and (titles[0], titles[-1]) == ("Round 1 begins.", "The board at the end")
    assert boards[-1].decode() == game[-1].svg()


def test_each_roll_has_its_chance_and_each_dispute_its_verdict(game: kronika.Game) -> None:
    told = game.report("md")
    assert "| 100 | Roll 5, needs 7: the US Riflemen B are not hit. | 40.0 % | ✗ |" in told
    assert "| 91 | Roll 2, needs 7: the US Riflemen B are not hit. | 40.0 % | taken back |" in told
    assert "| 91 | The US | it cannot be | the game went back |" in told
    assert "| The Germans | 36 | 16 | 4 | 5.5 |" in told


def test_actions_that_were_taken_back_are_struck_out(game: kronika.Game) -> None:
    (first, *_) = [line[2:] for line in game.report("text").splitlines() if line.startswith("~ ")]
    assert f"~~{first}~~" in game.report("md") and f"<s>{first}</s>" in game.report()
    assert f"[s]{first}[/s]" in game.report("bbcode")


def test_it_is_in_the_language_of_the_game() -> None:
    assert "Američané" in kronika.open(EVENTFUL, language="cs").report("text")


def test_names_that_players_chose_stay_text() -> None:
    forged = kronika.open(EVENTFUL).notation().replace('"us":"a cousin"', '"us":"<b>*x*[i]"')
    game = kronika.open(forged)
    assert "<b>" not in game.report().replace("<body>", "")
    assert "\\*x\\*" in game.report("md")


def test_a_report_of_a_seat_has_nothing_that_it_did_not_see(game: kronika.Game) -> None:
    seen = game.seen_by("us")
    drawn = "The Germans draw Rifleman A."
    assert drawn in game.report("text") and drawn not in seen.report("text")


def test_the_command_says_where_two_games_part(tmp_path: Path) -> None:
    command, file = Command("--home", tmp_path), tmp_path / "game.html"
    assert command("diff", EVENTFUL, EVENTFUL).out == "The games are alike.\n"
    parted = command("diff", EVENTFUL, OTHER)
    assert (parted.code, parted.out.splitlines()[0]) == (1, "They part in chance:")
    assert command("report", EVENTFUL, "-o", file).code == 0
    assert file.read_text() == kronika.open(EVENTFUL).report()
