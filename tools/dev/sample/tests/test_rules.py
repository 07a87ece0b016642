"""The rules in domain/sample/README.md, by their ids. The lowest card is drawn."""

from typing import Any

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.events import Decided, Sealed
from kronika.domain.kernel.game import Recorder, answer, blank
from kronika.domain.kernel.words import REFEREE, Rejection
from kronika.tools.dev.sample import events as e
from kronika.tools.dev.sample.rules import Pick, Raid, Rest
from kronika.tools.dev.sample.state import SetUp
from kronika.tools.dev.sample.system import SAMPLE
from tests.bench.perft import ScriptedChance

CHANCE = ScriptedChance()
NORTH, SOUTH = SEATS = ("north", "south")


def position(kind: str = "", *asked: str, **fields: Any) -> Recorder:
    """A game with this board, in which these seats have a prompt of this kind."""
    start = blank(SAMPLE)
    usual = {"setup": SetUp("1", SEATS), "hands": {NORTH: (1, 3), SOUTH: (5,)}, "points": dict.fromkeys(SEATS, 0)}
    board = replace(start.game.board, **usual | fields)
    out = Recorder(SAMPLE, replace(start, game=replace(start.game, board=board)))
    for seat in asked:
        out.prompt(seat, kind)
    return out


def started(**fields: Any) -> Recorder:
    """A game after its first draws."""
    out = position(hands={NORTH: (), SOUTH: ()}, **fields)
    SAMPLE.rules.start(out, CHANCE)
    return out


def decides(out: Recorder, seat: str, decision: Any) -> Rejection | None:
    """Answers the prompt of a seat."""
    (prompt,) = (prompt for prompt in out.prompts if prompt.seat == seat)
    return answer(out, prompt, Decided(decision), CHANCE)


def test_R1_a_draw_is_sealed_for_its_seat_and_its_place_for_the_referee() -> None:
    draw = next(event for event in started().events if isinstance(event, e.CardDrawn))
    assert draw.secret == Sealed(NORTH, 1)
    assert draw.proof == Sealed(REFEREE, e.Place("", 0))


def test_R2_hands_are_filled_from_a_deck_with_all_discards() -> None:
    out = started(discards=(1, 2))
    assert out.board.hands == {NORTH: (1, 2, 3), SOUTH: (4, 5, 6)}
    assert out.board.discards == ()


def test_R3_picks_are_discarded_when_both_are_made() -> None:
    out = position("pick", *SEATS)
    decides(out, NORTH, Pick(3))
    assert (out.board.picks, out.board.discards) == ({NORTH: 3}, ())
    decides(out, SOUTH, Pick(5))
    assert (out.board.picks, out.board.discards) == ({}, (3, 5))


def test_R3_only_a_card_in_hand_can_be_picked() -> None:
    refused = decides(position("pick", *SEATS), NORTH, Pick(5))
    assert refused is not None
    assert refused.rule == "R3"


def test_R4_the_higher_pick_acts_first() -> None:
    out = position("pick", *SEATS)
    decides(out, NORTH, Pick(3))
    decides(out, SOUTH, Pick(5))
    assert out.board.order == (SOUTH, NORTH)


def test_R5_the_seat_that_rests_keeps_its_cards() -> None:
    out = position("act", NORTH, order=SEATS)
    decides(out, NORTH, Rest())
    assert out.board.hands[NORTH] == (1, 3)
    assert [prompt.seat for prompt in out.prompts] == [SOUTH]


def test_R5_only_a_card_in_hand_can_raid() -> None:
    refused = decides(position("act", NORTH, order=SEATS), NORTH, Raid(5))
    assert refused is not None
    assert refused.rule == "R5"


@pytest.mark.parametrize(("card", "winner"), [(3, NORTH), (1, SOUTH)])
def test_R6_a_raid_needs_a_flipped_card_at_most_as_high(card: int, winner: str) -> None:
    out = position("act", NORTH, order=SEATS)
    decides(out, NORTH, Raid(card))
    assert out.board.discards == (card, 2)
    assert out.board.points[winner] == 1


def test_R6_the_odds_count_the_cards_that_the_seat_does_not_see() -> None:
    odds = SAMPLE.odds(position().board, Raid(3))
    assert odds is not None
    assert (odds.wins, odds.outcomes) == (1, 21)


@pytest.mark.parametrize(("points", "winners"), [(2, (NORTH,)), (1, ())])
def test_R7_more_points_win_after_the_last_round(points: int, winners: tuple[str, ...]) -> None:
    out = position("act", SOUTH, order=(SOUTH,), round=5, points={NORTH: points, SOUTH: 1})
    decides(out, SOUTH, Rest())
    assert (out.board.ended, out.board.winners) == (True, winners)


def test_R8_a_seat_that_resigns_loses() -> None:
    assert SAMPLE.resigned(position(), NORTH, CHANCE) == (SOUTH,)
