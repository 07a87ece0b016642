"""A seat that is never taken, never commits, never reveals or never confirms: it can be claimed against, or
the game is called off."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.ed25519 import verifies
from kronika.tools.client.connection import ServiceRefused
from kronika.v1 import game_pb2
from tests.embedded import Embedded
from tests.service.client import word
from tests.service.headquarters import Headquarters
from tests.service.table import Table, kinds

DAY = 86_400
Later = Callable[[float], None]
Start = Callable[..., Embedded]


def never_taken(table: Table) -> None:
    table.us.take()
    table.us.commit()


def never_commits(table: Table) -> None:
    table.seated()
    table.us.commit()


def never_reveals(table: Table) -> None:
    table.seated()
    for seat in table.seats:
        seat.commit()
    table.us.reveal()


HOLDING_UP = [never_taken, never_commits, never_reveals]
OWED = {never_taken: "seat", never_commits: "commit", never_reveals: "reveal"}


def waits(game: Any) -> list[tuple[str, str]]:
    return [(one.seat, word(one, "what")) for one in game.awaited]


# --- the limit


def test_a_reply_limit_of_30_days_is_on_unless_another_or_none_is_asked_for(service: Embedded) -> None:
    limits = [
        Table(service.address, **options).now().options.reply_limit
        for options in ({}, {"reply_limit": 60}, {"reply_limit": -1})
    ]
    assert limits == [30 * DAY, 60, 0]


@pytest.mark.parametrize("hold_up", HOLDING_UP)
def test_a_game_says_whom_it_waits_for_since_when_and_until_when(
    service: Embedded, hold_up: Callable[[Table], None]
) -> None:
    table = Table(service.address, reply_limit=3600)
    hold_up(table)
    (told,) = table.now().awaited
    assert (told.seat, word(told, "what")) == ("german", OWED[hold_up])
    assert told.until.ToDatetime() - told.since.ToDatetime() == timedelta(seconds=3600)
    service.app.games.drop(table.game)
    assert list(table.now().awaited) == [told], "the same after it was out of memory"


def test_running_game_waits_for_the_seat_with_the_prompt(service: Embedded) -> None:
    table = Table(service.address).started()
    assert waits(table.now()) == [("us", "prompt"), ("german", "prompt")]
    table.us.decide()
    assert waits(table.now()) == [("german", "prompt")]
    table.finished()
    assert waits(table.now()) == [("us", "confirm"), ("german", "confirm")]
    table.us("ConfirmEnd")
    assert waits(table.now()) == [("german", "confirm")]


def test_without_a_limit_there_is_no_until(service: Embedded) -> None:
    assert [one.HasField("until") for one in Table(service.address, reply_limit=-1).now().awaited] == [False, False]


# --- before the start


@pytest.mark.parametrize("hold_up", HOLDING_UP)
def test_game_that_a_seat_keeps_from_starting_is_cancelled(
    service: Embedded, later: Later, hold_up: Callable[[Table], None]
) -> None:
    table = Table(service.address)
    hold_up(table)
    later(30 * DAY - 60)
    refused = table.us.refused("ClaimGame")
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "TOO_EARLY")
    later(120)
    answer = table.us("ClaimGame").answer
    assert kinds(answer.events) == ["game_claimed", "game_finished", "game_closed"]
    game = table.now()
    assert game.phase == game_pb2.PHASE_CLOSED
    assert (list(game.outcome.winners), word(game.outcome, "how")) == ([], "abandoned")
    assert waits(game) == []


@pytest.mark.parametrize("hold_up", HOLDING_UP)
def test_cancelled_game_verifies(service: Embedded, later: Later, hold_up: Callable[[Table], None]) -> None:
    table = Table(service.address)
    hold_up(table)
    later(31 * DAY)
    table.us("ClaimGame")
    file = b"".join(piece.chunk for piece in table.us.client.stream("ExportGame", game=table.game, audience="referee"))
    report = verify(parse(file), SYSTEMS, CODECS, verifies)
    assert report.problems == ()


def test_the_time_to_commit_begins_when_all_seats_are_taken(service: Embedded, later: Later) -> None:
    table = Table(service.address)
    table.us.take()
    later(20 * DAY)
    table.german.take()
    table.german.commit()
    later(20 * DAY)
    assert table.german.refused("ClaimGame").reason == "TOO_EARLY"
    later(11 * DAY)
    table.german("ClaimGame")


def test_seat_with_a_pending_action_cannot_cancel(service: Embedded, later: Later) -> None:
    table = Table(service.address).seated()
    table.us.commit()
    later(31 * DAY)
    assert table.german.refused("ClaimGame").accepted == ("commit",)
    table.german.commit()
    assert table.us.refused("ClaimGame").reason == "TOO_EARLY", "it came late, but it came"


# --- in the middle


def test_leaving_does_not_restart_the_time(service: Embedded, later: Later) -> None:
    table = Table(service.address).started()
    mover, waiter = table.in_turn()
    later(29 * DAY)
    mover("LeaveSeat")
    later(2 * DAY)
    assert list(waiter("ClaimGame").answer.snapshot.outcome.winners) == [waiter.name]


def test_seat_that_does_not_agree_to_a_new_epoch_loses_by_claim(service: Embedded, later: Later, lost: None) -> None:
    table = Table(service.address).started()
    mover, waiter = table.in_turn()
    mover("AgreeToEpoch")
    assert waits(table.now()) == [(waiter.name, "epoch")]
    later(31 * DAY)
    assert waiter.refused("ClaimGame").accepted == ("epoch",), "though the mover could not answer its prompt"
    assert list(mover("ClaimGame").answer.snapshot.outcome.winners) == [mover.name]


@pytest.fixture
def lost(service: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of every game of the service are gone."""
    monkeypatch.setattr(type(service.app.chances), "is_lost", lambda *_: True)


def test_a_seat_that_never_confirms_does_not_keep_a_game_open(service: Embedded, later: Later) -> None:
    table = Table(service.address).started().finished()
    table.us("ConfirmEnd")
    later(30 * DAY - 60)
    assert table.us.refused("ConfirmEnd").reason == "ALREADY_DONE"
    later(120)
    closed = table.us("ConfirmEnd").answer.events[-1].kernel.game_closed
    assert (word(closed, "how"), closed.opened) == ("expired", True)


# --- campaigns


def test_campaign_whose_other_side_never_commits_is_cancelled(embedded: Start, tmp_path: Path, later: Later) -> None:
    headquarters = Headquarters(embedded().address, tmp_path)
    headquarters.at("soviet").bring_entropy()
    later(31 * DAY)
    headquarters.call("soviet", "ClaimGame", seat="soviet")
    now = headquarters.now()
    assert (now.phase, word(now.outcome, "how"), list(now.outcome.winners)) == (game_pb2.PHASE_CLOSED, "abandoned", [])


def test_C1_a_game_of_a_campaign_whose_other_side_never_commits_is_won_by_claim_and_the_campaign_goes_on(
    embedded: Start, tmp_path: Path, later: Later
) -> None:
    headquarters = Headquarters(embedded().address, tmp_path).begin()
    game = headquarters.muster()
    assert headquarters.now(game).options.reply_limit == 30 * DAY
    headquarters.at("soviet", game).bring_entropy()
    assert waits(headquarters.now(game)) == [("german", "commit")]
    later(31 * DAY)
    with pytest.raises(ServiceRefused) as refused:
        headquarters.call("german", "ClaimGame", game, seat="german")
    assert refused.value.reason == "TOO_EARLY"
    headquarters.call("soviet", "ClaimGame", game, seat="soviet")
    headquarters.call("soviet", "ConfirmEnd", game, seat="soviet")
    assert headquarters.now(game).phase == game_pb2.PHASE_CLOSED
    (entry,) = headquarters.ask("GetRecord").entries
    assert (entry.winner, word(entry, "how")) == ("soviet", "claimed")
    assert headquarters.asked() == [("german", "losses"), ("soviet", "losses")]


def test_C1_a_side_that_stays_away_for_good_loses_the_campaign_by_claim(
    embedded: Start, tmp_path: Path, later: Later
) -> None:
    headquarters = Headquarters(embedded().address, tmp_path).begin()
    game = headquarters.muster()
    headquarters.at("soviet", game).bring_entropy()
    later(31 * DAY)
    headquarters.call("soviet", "ClaimGame", game, seat="soviet")
    headquarters.call("soviet", "ConfirmEnd", game, seat="soviet")
    headquarters.answer_all("soviet")
    later(31 * DAY)
    headquarters.call("soviet", "ClaimGame", seat="soviet")
    headquarters.call("soviet", "ConfirmEnd", seat="soviet")
    later(31 * DAY)
    headquarters.call("soviet", "ConfirmEnd", seat="soviet")
    now = headquarters.now()
    assert (now.phase, list(now.outcome.winners), word(now.outcome, "how")) == (
        game_pb2.PHASE_CLOSED,
        ["soviet"],
        "claimed",
    )
