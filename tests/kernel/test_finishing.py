"""Who is said to have won is who won by what happened before (docs/checking-a-game.md)."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel import events as e
from kronika.domain.undaunted.events import ScenarioWon
from tests.kernel.made_up import HONEST, Log, started


def with_reply_limit() -> Log:
    created, *rest = HONEST.events
    return Log(replace(created, options=e.Options(reply_limit=60)), *rest)


def after(*events: e.Event, log: Log | None = None) -> Log:
    """The honest game, and then these events in one transaction."""
    log = log or started()
    for at, event in enumerate(events):
        assert log.add(event, at_once=at > 0) == []
    return log


GERMAN_WINS = ScenarioWon("german", "objectives", "U23")
DRAW = (e.DrawOffered("us"), e.DrawOffered("german"), e.DrawEnded("us", "accepted"), e.DrawEnded("german", "accepted"))


def test_the_winner_is_the_one_of_the_event_that_ended_the_scenario() -> None:
    assert after(GERMAN_WINS).add(e.GameFinished(("german",), "objectives", "U23"), at_once=True) == []
    for winners, named in ((("us",), "us"), ((), "nobody"), (("us", "german"), "us and german")):
        said = after(GERMAN_WINS).add(e.GameFinished(winners, "objectives", "U23"), at_once=True)
        assert said == [f"says that {named} won; by what happened before it, german did"]


def test_resigning_seat_does_not_win() -> None:
    gave_up = e.Resigned("us")
    assert after(gave_up).add(e.GameFinished(("german",), "resigned"), at_once=True) == []
    said = after(gave_up).add(e.GameFinished(("us",), "resigned"), at_once=True)
    assert said == ["says that us won; by what happened before it, german did"]


def test_a_claim_wins_where_there_is_a_reply_limit() -> None:
    claimed, finished = e.GameClaimed("us", "german"), e.GameFinished(("us",), "claimed")
    assert after(claimed, log=with_reply_limit()).add(finished, at_once=True) == []
    assert after(claimed).add(finished, at_once=True) == ["ends the game (claimed), and nothing before it did"]


def test_a_draw_needs_the_offer_of_every_seat() -> None:
    drawn = e.GameFinished((), "drawn")
    assert after(*DRAW).add(drawn, at_once=True) == []
    assert after(DRAW[0], DRAW[2]).add(drawn, at_once=True) == ["ends the game (drawn), and nothing before it did"]
    assert started().add(DRAW[2]) == ["ends an offer of a draw that us did not make"]
    said = after(*DRAW).add(e.GameFinished(("us",), "drawn"), at_once=True)
    assert said == ["says that us won; by what happened before it, nobody did"]


@pytest.mark.parametrize("how", ["resigned", "claimed", "drawn", "objectives"])
def test_a_game_does_not_end_by_itself(how: str) -> None:
    said = started().add(e.GameFinished(("us",), how))
    assert said == [f"ends the game ({how}), and nothing before it did"]


def test_reason_of_the_end_is_in_the_same_transaction() -> None:
    said = after(e.Resigned("us")).add(e.GameFinished(("german",), "resigned"))
    assert said == ["ends the game (resigned), and nothing before it did"]


def test_a_game_ends_once() -> None:
    finished = e.GameFinished(("german",), "resigned")
    over = after(e.Resigned("us"), finished)
    assert over.add(finished) == ["ends a game that is over"]


def test_a_game_that_is_not_over_is_not_closed_nor_is_it_left_out_who_won() -> None:
    assert started().add(e.GameClosed("confirmed", True)) == ["closes a game that is not over"]
    assert "closes a game that is not over" in started().add(e.GameClosed("abandoned", True))
    for how in ("confirmed", "abandoned"):
        said = after(GERMAN_WINS).add(e.GameClosed(how, True))
        assert "closes the game and leaves out who won" in said
