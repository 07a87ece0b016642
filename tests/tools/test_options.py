"""Decisions as a list to choose from: numbered, narrowed, paged; each with a notation of its own."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
import wcwidth

from kronika.domain.kernel.game import Recorder, decide
from kronika.domain.kernel.notation import Notation, shortened
from kronika.domain.systems import SYSTEMS
from kronika.domain.undaunted.acts import Attack, Move
from kronika.domain.undaunted.content import MineFace
from kronika.domain.undaunted.rules.casualties import Lose
from kronika.domain.undaunted.rules.mines import Lay
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, Play, Withdraw
from kronika.tools.cli.options import Browser, Menu, Option
from kronika.tools.cli.terminal import Screen
from tests.bench.arena import open_game
from tests.tools.boards import EVERY_PACK, EVERY_SCENARIO
from tests.undaunted.campaigns import Headquarters


class Page(Screen, frozen=True):
    """A terminal of this size."""

    columns: int = 80
    rows: int = 24

    @property
    def is_terminal(self) -> bool:
        return True

    @property
    def width(self) -> int:
        return self.columns

    @property
    def height(self) -> int:
        return self.rows


def option(group: str, said: str, chance: str = "", notation: str = "", otherwise: str = "") -> Option:
    return Option(group, said, chance, said, notation, otherwise)


ATTACK = "attack German Riflemen A on 5B"
CHANCE = " 40.0 %  1d10 ≥ 7 = base 4 + cover 1 + range 2"
TURN = Menu(
    7,
    "Your turn: play a card",
    (
        *(option("Scout A", f"scout to {n}A", notation=f"sa sc {n}A") for n in (1, 2, 3, 4)),
        option("Scout A", ATTACK, CHANCE, "sa att gra", "Scout A: attack … Průzkumník A: útok na Němci: Pěchota"),
        option("Scout A", "hunker down", notation="hd sa"),
        option("Rifleman B", "inspire a long name of a card that has no end"),
        option("Rifleman B", "hunker down", notation="hd rb"),
        option("", "End the turn", notation="et"),
    ),
)


def test_decisions_are_listed_under_their_cards_and_attacks_with_odds() -> None:
    assert TURN.pages(Screen()) == [
        [
            " Scout A",
            "   1 scout to 1A [sa sc 1A]     2 scout to 2A [sa sc 2A]     3 scout to 3A [sa sc 3A]",
            "   4 scout to 4A [sa sc 4A]",
            f"   5 {ATTACK} [sa att gra]  {CHANCE}",
            "   6 hunker down [hd sa]",
            " Rifleman B",
            "   7 inspire a long name of a card that has no end",
            "   8 hunker down [hd rb]",
            " ",
            "   9 End the turn [et]",
        ]
    ]


def test_a_narrow_terminal_has_fewer_beside_each_other_and_the_chance_on_a_line_of_its_own() -> None:
    (page,) = TURN.pages(Page(columns=70, rows=100))
    assert page[1:5] == [
        "   1 scout to 1A [sa sc 1A]     2 scout to 2A [sa sc 2A]",
        "   3 scout to 3A [sa sc 3A]     4 scout to 4A [sa sc 4A]",
        f"   5 {ATTACK} [sa att gra]",
        f"       {CHANCE.strip()}",
    ]
    assert max(map(wcwidth.width, page)) <= 70


def test_names_that_take_two_cells_a_letter_fit_too() -> None:
    wide = Menu(7, "?", tuple(option("中文", f"attack {'漢字' * n} on 5B", CHANCE) for n in range(1, 30)))
    for page in wide.pages(Page()):
        assert max(map(wcwidth.width, page)) <= 80


def test_plain_is_an_option_a_line() -> None:
    (page,) = TURN.pages(Screen(plain=True))
    assert page[:2] == [" Scout A", "1: scout to 1A; sa sc 1A"] and page[-1] == "9: End the turn; et"
    assert page[5] == f"5: {ATTACK}; 40.0 % 1d10 ≥ 7 = base 4 + cover 1 + range 2; sa att gra"


def test_a_number_or_a_notation_chooses_nothing_else_does() -> None:
    assert TURN.chosen("9") == TURN.chosen("ET") == TURN.options[8]
    assert TURN.chosen(" sa   sc 2a") == TURN.options[1]
    assert [TURN.chosen(said) for said in ("0", "10", "-1", "", "x", "²", "sa sc", "sa", "End")] == [None] * 9


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("2a", [2]),
        ("scout to", [1, 2, 3, 4]),
        ("att rif", [5]),
        ("RIF hun", [8]),
        ("pru ut", [5]),
        ("průzkumník", [5]),
        ("gra", [5]),
        ("et", [9]),
        ("nobody", []),
        ("  ", []),
        ("att gra 13B", []),
    ],
)
def test_every_word_typed_begins_a_word_in_any_language_with_or_without_diacritics(typed: str, left: list[int]) -> None:
    assert TURN.narrowed(typed) == left


def test_a_narrowed_list_keeps_its_numbers_and_goes_back_to_the_whole() -> None:
    browser = Browser(TURN, Screen())
    assert browser.narrow("hun")
    assert list(browser.lines("en")) == [
        " Scout A",
        "   6 hunker down [hd sa]",
        " Rifleman B",
        "   8 hunker down [hd rb]",
        "  (2 of 9; Enter: all)",
    ]
    assert not browser.narrow("nobody") and "   6 hunker down [hd sa]" in browser.lines("cs")
    assert browser.narrow("") and list(browser.lines("en")) == TURN.pages(Screen())[0]


def test_long_lists_come_page_by_page_each_under_its_heading() -> None:
    many = Menu(7, "?", tuple(option(f"Card {n // 40}", f"{ATTACK} number {n}", CHANCE) for n in range(100)))
    screen = Page()
    browser, seen = Browser(many, screen), list[str]()
    first = list(browser.lines("en"))
    pages = len(many.pages(screen))
    for page in range(1, pages + 1):
        *lines, last = browser.lines("en")
        assert len(lines) <= 24 - 4 and lines[0].startswith(" Card ")
        assert last == f"  (page {page} of {pages}; n: next, p: back)"
        seen += [line for line in lines if "number" in line]
        browser.turn(1)
    assert list(browser.lines("en")) == first and len(seen) == 100
    browser.turn(-1)
    assert list(browser.lines("cs"))[-1] == f"  (strana {pages} z {pages}; n: další, p: zpět)"


def test_output_without_a_terminal_is_not_paged() -> None:
    many = Menu(7, "?", tuple(option("", f"{ATTACK} number {n}", CHANCE) for n in range(500)))
    assert len(many.pages(Screen())) == 1


# --- the notation


def asked(pack: str, scenario: str, seed: int) -> Iterator[tuple[Any, str, tuple[Any, ...]]]:
    """A random game: the scene, who is asked, what he may decide."""
    out, chance = open_game(EVERY_PACK[pack], scenario, seed)
    system = EVERY_PACK[pack].system
    scene, choose = system.scene(out.position.game.board), random.Random(seed)
    for _ in range(100):
        if out.position.game.outcome is not None:
            return
        prompt = choose.choice(out.position.game.prompts)
        legal = system.rules.legal(out.position.game.board, prompt)
        yield scene, prompt.seat, legal
        lively = [one for one in legal if not isinstance(one, EndTurn | HunkerDown | Withdraw)]
        made = decide(system, out.position, prompt.seat, prompt.id, "", choose.choice(lively or legal), chance)
        assert isinstance(made, Recorder)
        out = made


@pytest.mark.parametrize(("pack", "scenario"), EVERY_SCENARIO)
def test_no_two_decisions_of_a_game_have_the_same_notation(pack: str, scenario: str) -> None:
    """So it is the same whatever else may be decided, and enough to choose by."""
    meant: dict[str, dict[str, Any]] = {}
    for scene, seat, legal in asked(pack, scenario, 1):
        note, known = Notation(scene, seat), meant.setdefault(seat, {})
        for decision in legal:
            assert known.setdefault(note(decision), decision) == decision
    assert sum(map(len, meant.values())) > 30


def test_a_decision_is_noted_by_its_words_and_ids() -> None:
    scene, _, _ = next(asked("normandy", "1", 1))
    us, german = (Notation(scene, seat) for seat in ("us", "german"))
    assert us(Play("us-rifleman-a", Move("2B"))) == "ra move 2B"
    assert us(Play("us-rifleman-a", Attack("german-riflemen-a"))) == "ra attack gra"
    assert german(Play("german-rifleman-a", Attack("us-riflemen-a"))) == "ra attack ura"
    assert us(Play("us-rifleman-a", Move("2B"), "3B")) == "ra move 2B 3B"
    said = [us(one) for one in (EndTurn(), HunkerDown("us-scout-a"), Lose(""))]
    assert said == ["end_turn", "hunker_down sa", "lose -"]
    assert us(Lay("2B", MineFace.ANTI_TANK)) == "lay 2B anti_tank"
    shot = Attack("german-riflemen-a")
    assert us(Play("us-rifleman-a", shot, seat=True)) == "ra attack gra seat"
    assert us(Play("us-rifleman-a", shot, plain=True)) == "ra attack gra plain"


def test_words_are_shortened_as_far_as_they_stay_unmistakable() -> None:
    assert shortened(("us-scout-a", "us-sniper-a", "us-squad-leader-a", "german-scout-a", "S-P-004"), "us") == {
        "us-scout-a": "sca",
        "us-sniper-a": "sna",
        "us-squad-leader-a": "sla",
        "german-scout-a": "gsa",
    }
    assert shortened(("ab-c", "a-bc")) == {"ab-c": "ac", "a-bc": "ab"}
    assert shortened(("a", "b")) == {"a": "a", "b": "b"}


def test_the_decisions_of_a_campaign_have_theirs_too() -> None:
    hq = Headquarters()
    system = SYSTEMS["undaunted_campaign"]
    note = Notation(system.scene(hq.board), "soviet")
    for side in hq.board.sides:
        (confirm,) = hq.legal(side)
        assert note(confirm) == "confirm_state 1a"
        hq.do(side, confirm)
    picks = hq.legal("soviet")
    assert len({note(pick) for pick in picks}) == len(picks) > 1
    assert note(picks[0]) == f"pick_card {picks[0].card}"
