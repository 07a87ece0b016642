"""At a terminal, against a service: what was typed too early decides nothing, what happens meanwhile is
told, a service that goes away is waited for, and everything fits."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import wcwidth

from tests.embedded import Embedded
from tests.service.process import Serving
from tests.tools.conftest import Kronika
from tests.tools.running import Terminal
from tests.tools.test_table import ASKED, number, shown_to, turn
from tests.trust.players import Pair, Player

pytestmark = pytest.mark.slow

COLOURED = r"\x1b\[[1-9][0-9;]*m"


@contextmanager
def table(embedded: Embedded, wallets: Path, pair: Pair, *options: str, **how: Any) -> Iterator[Terminal]:
    """The player of the US sits down at a terminal. `first`: options before the command."""
    who = ("--server", embedded.address, "--home", wallets, "--profile", "us", *how.pop("first", ()))
    with Terminal(*who, "play", pair.game, *options, **how) as sat:
        yield sat


def decided(player: Player) -> int:
    """How often this player has decided so far."""
    return sum(one.seat == player.seat for one in player.look().position.ledger.decisions)


def fits(sat: Terminal, columns: int) -> None:
    """Nothing that came was wider than the terminal, which would have broken it anywhere. The question is written again
    in its place."""
    lines = re.split(rf"[\r\n]+|(?={ASKED})", wcwidth.strip_sequences(sat.raw))
    assert max(map(wcwidth.width, lines)) <= columns, max(lines, key=wcwidth.width)


# --- what was typed before it was asked


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_input_before_the_first_question_is_ignored(
    plain: tuple[str, ...], embedded: Embedded, wallets: Path, pair: Pair
) -> None:
    turn(pair, "us")
    before = decided(pair.us)
    with table(embedded, wallets, pair, first=plain) as sat:
        sat.presses("1\n1\n")
        sat.reads("Your turn: play a card")
        sat.reads(ASKED)
        sat.types("q")
        assert sat.ends() == 0
    assert decided(pair.us) == before


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_only_the_first_of_several_typed_lines_is_an_answer(
    plain: tuple[str, ...], embedded: Embedded, wallets: Path, pair: Pair
) -> None:
    us = turn(pair, "us")
    before, quiet = decided(us), number(us, "hunker down")
    with table(embedded, wallets, pair, first=plain) as sat:
        sat.reads(ASKED)
        sat.presses(f"{quiet}\n1\n1\n1\n").reads(r"returns\s+to\s+the\s+supply")
        sat.reads(ASKED)
        sat.types("q")
        assert sat.ends() == 0
    assert decided(us) == before + 1


def test_keys_pressed_before_a_question_of_yes_or_no_do_not_answer_it(
    embedded: Embedded, wallets: Path, pair: Pair
) -> None:
    turn(pair, "us")
    with table(embedded, wallets, pair) as sat:
        sat.reads(ASKED)
        sat.presses("r\ny\ny\n").reads(r"Resign\? \(y/n\):")
        sat.types("?").reads("Type y for yes, or n for no.")
        sat.reads(r"\(y/n\):")
        sat.types("n").reads(ASKED)
        sat.types("q")
        assert sat.ends() == 0
    assert pair.us.look().position.game.outcome is None


# --- what happens while somebody is asked


def test_opponents_moves_are_printed_above_the_input(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    with table(embedded, wallets, pair, "--bell", columns=80, lines=24) as sat:
        sat.reads("Pick a card for initiative")
        sat.reads(ASKED)
        sat.presses("1").reads("1$")
        assert "\a" not in sat.raw
        pair.german.look()
        pair.german.decide()
        sat.reads(r"The Germans pick a card for initiative\.\n")
        sat.reads(r"help: 1")
        assert "\a" in sat.raw
        sat.presses("\n").reads("Initiative: ")
        sat.reads("The US begin their turn|Waiting for the other side")


def test_without_the_option_no_bell_rings(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    with table(embedded, wallets, pair) as sat:
        sat.reads(ASKED)
        pair.german.look()
        pair.german.decide()
        sat.reads("The Germans pick a card for initiative")
        sat.types("q")
        assert sat.ends() == 0 and "\a" not in sat.raw


def test_plain_mode_asks_again_below_the_news(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    with table(embedded, wallets, pair, first=("--plain",)) as sat:
        sat.reads(ASKED)
        sat.presses("1")
        pair.german.look()
        pair.german.decide()
        sat.reads("The Germans pick a card for initiative")
        sat.reads(ASKED)
        sat.types("2").reads("US pick ")


def test_a_question_that_is_asked_no_more_is_taken_back(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    turn(pair, "us")
    with table(embedded, wallets, pair) as sat:
        sat.reads(ASKED)
        pair.german("Resign")
        sat.reads(r"The Germans resign\.")
        sat.reads(r"Your decision is no longer needed\.")
        sat.reads(r"You win\.")
        sat.reads(r"c to confirm the end, u to undo, or \?:")
        pair.german("RequestUndo")
        sat.reads(r"The Germans ask to go back to version \d+\. Agree\? \(y/n\):")
        sat.types("y").reads(r"The game goes back to version \d+\.")


def test_opponents_request_is_asked_immediately_and_disappears_when_withdrawn(
    embedded: Embedded, wallets: Path, pair: Pair
) -> None:
    turn(pair, "us")
    with table(embedded, wallets, pair) as sat:
        sat.reads("Your turn")
        sat.reads(ASKED)
        pair.german("OfferDraw")
        sat.reads(r"The Germans offer a draw\. Accept, and end the game\? \(y/n\):")
        pair.german("DeclineDraw", offered_by="german")
        sat.reads("Your turn: play a card")
        sat.reads(ASKED)


# --- a service that goes away


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_play_survives_a_restart_of_the_service(plain: tuple[str, ...], tmp_path: Path, wallets: Path) -> None:
    data = tmp_path / "data"
    with Serving(data) as serving:
        pair = Pair(serving.address, wallets).create().settle()
        us = turn(pair, "us")
        quiet, before = number(us, "hunker down"), decided(us)
        who = ("--server", serving.address, "--home", wallets, "--profile", "us", *plain)
        with Terminal(*who, "play", pair.game) as sat:
            sat.reads("Your turn")
            sat.reads(ASKED)
            pair.leave()
            serving.kill()
            sat.reads(r"The service does not answer; your decisions are stored\.")
            sat.reads(ASKED)
            sat.types(str(quiet)).reads("The service does not answer")
            with Serving(data, "--port", serving.address.partition(":")[2]) as again:
                sat.reads(r"The service is back\.")
                sat.reads("Your turn")
                sat.reads(ASKED)
                sat.types(str(quiet)).reads(r"returns\s+to\s+the\s+supply")
                sat.reads(ASKED)
                sat.types("q")
                assert sat.ends() == 0
                back = Pair(again.address, wallets).come_back(pair.game)
                assert decided(back.us) == before + 1
                back.leave()


# --- prompts with one answer


def hunkered(us: Player) -> list[str]:
    """The notations by which the hand is hunkered down."""
    board = us.look().position.game.board
    cards = [card for card in board.sides["us"].hand if card != "us-fog-of-war"]
    return [f"hunker_down {''.join(word[0] for word in card.split('-')[1:])}" for card in cards]


def with_only_soldiers(pair: Pair) -> Player:
    """On to a turn of the US without a fog of war in hand."""
    while True:
        us = turn(pair, "us")
        if "us-fog-of-war" not in us.look().position.game.board.sides["us"].hand:
            return us
        us.decide(lambda legal: legal[-1])


def play_the_hand_down(sat: Terminal, us: Player) -> None:
    """Hunker every card down that can be."""
    for notation in hunkered(us):
        sat.reads(ASKED)
        sat.types(notation).reads(r"returns\s+to\s+the\s+supply")


def test_an_empty_hand_ends_the_turn_by_itself_and_says_so(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    us = with_only_soldiers(pair)
    with table(embedded, wallets, pair) as sat:
        play_the_hand_down(sat, us)
        sat.reads(r"The only answer: End the turn\n")
        sat.reads(r"The US end their turn and\s+discard 0\s+cards\.")


def test_with_ask_all_it_is_asked(command: Kronika, pair: Pair) -> None:
    us = with_only_soldiers(pair)
    said = command("us").does("play", pair.game, "--ask-all", said="\n".join([*hunkered(us), "q", ""]))
    assert "The only answer" not in said and "   1 End the turn [end_turn]\n" in said
    assert "--ask-all\n" in said.rpartition("Come back with: ")[2]


def test_a_hand_that_holds_nothing_but_fog_is_asked_as_its_haste_would_tell(command: Kronika, pair: Pair) -> None:
    while True:
        us = turn(pair, "us")
        if "us-fog-of-war" in us.look().position.game.board.sides["us"].hand:
            break
        us.decide(lambda legal: legal[-1])
    said = command("us").does("play", pair.game, said="\n".join([*hunkered(us), "q", ""]))
    assert "The only answer" not in said and "   1 End the turn [end_turn]\n" in said


def test_forced_decision_is_undone_with_the_choice_before_it(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    """Else it would be given again at once, for ever."""
    us = with_only_soldiers(pair)
    *_, last = hunkered(us)
    with table(embedded, wallets, pair) as sat:
        play_the_hand_down(sat, us)
        sat.reads(r"The only answer: End the turn\n")
        sat.reads("Waiting for the other side")
        *_, chosen, _ = (one.version for one in us.look().position.ledger.decisions if one.seat == "us")
        sat.interrupts().reads("w to keep waiting, .*, or .:")
        if sat.types("u").reads("Ask the other side to go back|The game goes back")[0].startswith("Ask"):
            sat.types("y").reads(r"The US ask to go back to version \d+\.")
            pair.german.look()
            pair.german("AnswerUndo", asked_by="us", agree=True)
            sat.reads("The game goes back")
        sat.reads(rf"^ to version {chosen - 1}\.")
        sat.reads(ASKED)
        sat.types(last).reads(r"returns\s+to\s+the\s+supply")
        sat.reads(r"The only answer: End the turn")


# --- what it looks like


def test_every_line_fits_80_columns(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    us = turn(pair, "us")
    quiet = shown_to(us).options[number(us, "hunker down") - 1].notation
    with table(embedded, wallets, pair, columns=80, lines=24) as sat:
        sat.reads(ASKED)
        for line in ("?", "s", "l", "f", "b", "n", "1", "", "att", "", quiet):
            sat.types(line).reads(ASKED)
        sat.types("q")
        assert sat.ends() == 0
        fits(sat, 80)
        assert "comes back" not in sat.shown and re.search(r"1 \w.* … \(\d+\)", sat.shown)


def test_colours_are_shown_where_the_terminal_has_them(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    turn(pair, "us")

    def coloured(**environment: str) -> bool:
        with table(embedded, wallets, pair, **environment) as sat:
            sat.reads(ASKED)
            return re.search(COLOURED, sat.raw) is not None

    assert coloured() and coloured(NO_COLOR="") and coloured(CLICOLOR="1")
    assert not coloured(NO_COLOR="1") and not coloured(CLICOLOR="0") and not coloured(TERM="dumb")
    assert coloured(CLICOLOR="0", CLICOLOR_FORCE="1")


def test_plain_has_lists_instead_of_drawings_and_moves_no_cursor(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    turn(pair, "us")
    with table(embedded, wallets, pair, first=("--plain",), columns=80, lines=24) as sat:
        sat.reads(ASKED)
        sat.types("?").reads(ASKED)
        sat.types("hunk").reads(ASKED)
        assert "--plain play" in sat.types("q").reads(r"Come back with:(?s:.*)")[0] or sat.ends() == 0
        assert "\x1b" not in sat.raw and "+--" not in sat.raw and "|" not in sat.raw
        space = r"^17B: cov 3;(?s:.*?)next to [0-9AB, \n]+\.$"
        assert re.search(space, sat.shown, re.M)
        assert re.search(r"US: Riflemen A", sat.shown) and re.search(
            r"^\d+: hunker down; hunker_down \w+$", sat.shown, re.M
        )
        fits(sat, 80)


def test_a_narrowed_list_decides_nothing(embedded: Embedded, wallets: Path, pair: Pair) -> None:
    us = turn(pair, "us")
    before = decided(us)
    with table(embedded, wallets, pair) as sat:
        sat.reads(ASKED)
        sat.types("hunk").reads(r"\(\d+ of \d+; Enter: all\)")
        sat.reads(ASKED)
        sat.types("nothing of that kind").reads("a notation, words to look for")
        sat.reads(ASKED)
        sat.types("").reads(r"End the turn \[end_turn\]")
        sat.reads(ASKED)
        assert decided(us) == before
        sat.types("END_TURN").reads("The US end their turn")
