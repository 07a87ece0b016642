"""How games end (design 6): won, resigned, drawn, claimed; finished is not closed."""

import pytest

from kronika.domain.kernel import ends, seats
from kronika.domain.kernel import events as e
from kronika.domain.kernel.game import Phase, phase_of
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import Reason
from tests.kernel.refusing import refused
from tests.kernel.tiny import TINY, Roll, Say, Win, does, table

ANN, BEN, CID = "ann", "ben", "cid"


def resign(game, seat):
    return ends.resign(game.system, game.position, seat, game.chance(game.position.ledger))


def offer(game, seat):
    return ends.offer_draw(game.system, game.position, seat)


def decline(game, seat, by):
    return ends.decline_draw(game.system, game.position, seat, by)


def claim(game, seat, *overdue):
    return ends.claim(game.system, game.position, seat, frozenset(overdue), game.chance(game.position.ledger))


def confirm(game, seat):
    return ends.confirm(game.system, game.position, seat, game.seeds())


def prompt_of(game, seat):
    return next(prompt.id for prompt in game.position.game.prompts if prompt.seat == seat)


# --- won by the rules


def test_a_game_won_by_its_rules_is_finished_not_closed():
    game = table()
    does(game, ANN, Win())
    assert game.position.game.outcome == Outcome((ANN,), "said_so", "T3")
    assert game.position.game.prompts == ()
    assert phase_of(game.position) == Phase.FINISHED


# --- resigning


def test_resigning_seat_loses_to_the_others():
    game = table()
    game.keep(resign(game, BEN))
    assert game.events[-2:] == [e.Resigned(BEN), e.GameFinished((ANN, CID), "resigned")]
    assert phase_of(game.position) == Phase.FINISHED


@pytest.mark.parametrize("end", [resign, offer], ids=["resign", "offer"])
def test_only_a_running_game_is_ended(end):
    refused(end(table(begun=False), ANN), Reason.WRONG_PHASE, "not started")
    game = table()
    does(game, CID, Win())
    refused(end(game, ANN), Reason.WRONG_PHASE, "over")


# --- draws


def test_a_draw_when_every_held_seat_has_offered():
    game = table()
    game.keep(offer(game, ANN))
    game.keep(offer(game, BEN))
    assert game.position.ledger.draws == (ANN, BEN)
    assert game.position.game.outcome is None
    game.keep(offer(game, CID))
    assert game.position.game.outcome == Outcome((), "drawn", "")
    assert game.position.ledger.draws == ()
    assert [event for event in game.events if isinstance(event, e.DrawEnded)] == [
        e.DrawEnded(seat, "accepted", CID) for seat in (ANN, BEN, CID)
    ]


def test_an_offer_stands_until_it_is_declined_withdrawn_or_played_over():
    game = table()
    game.keep(offer(game, ANN))
    refused(offer(game, ANN), Reason.ALREADY_DONE, "already offer a draw")
    game.keep(decline(game, ANN, BEN))
    assert game.events[-1] == e.DrawEnded(ANN, "declined", BEN)
    game.keep(offer(game, ANN))
    game.keep(decline(game, ANN, ANN))
    assert game.events[-1] == e.DrawEnded(ANN, "withdrawn", ANN)
    game.keep(offer(game, ANN))
    does(game, BEN, Say("thinking"))
    assert game.position.ledger.draws == (ANN,)
    does(game, ANN, Say("no, let us play"))
    assert game.events[-1] == e.DrawEnded(ANN, "withdrawn")
    refused(decline(game, ANN, BEN), Reason.NOTHING_TO_ANSWER)


# --- claiming


def test_a_prompt_left_open_beyond_the_reply_limit_loses_the_game():
    game = table(e.Options(reply_limit=60))
    game.keep(claim(game, ANN, prompt_of(game, BEN)))
    assert game.events[-2:] == [e.GameClaimed(ANN, BEN), e.GameFinished((ANN, CID), "claimed")]


def test_without_a_reply_limit_nothing_is_claimed():
    game = table()
    refused(claim(game, ANN, prompt_of(game, BEN)), Reason.WRONG_PHASE, "no reply limit")


def test_own_or_timely_prompt_is_not_a_ground_for_a_claim():
    game = table(e.Options(reply_limit=60))
    refused(claim(game, ANN, prompt_of(game, ANN)), Reason.TOO_EARLY, "1 minute")
    refused(claim(game, ANN, prompt_of(game, ANN), prompt_of(game, BEN)), Reason.TOO_EARLY)
    refused(claim(game, ANN), Reason.TOO_EARLY)


def test_answered_prompt_is_not_a_ground_for_a_claim():
    game = table(e.Options(reply_limit=60))
    overdue = prompt_of(game, BEN)
    does(game, BEN, Say("just in time"))
    refused(claim(game, ANN, overdue), Reason.TOO_EARLY)


# --- closing


def finished():
    game = table()
    does(game, ANN, Roll())
    does(game, ANN, Win())
    return game


def test_the_last_held_seat_to_confirm_closes_and_opens():
    game = finished()
    game.keep(confirm(game, CID))
    game.keep(confirm(game, ANN))
    refused(confirm(game, ANN), Reason.ALREADY_DONE)
    assert not game.position.ledger.closed
    game.keep(confirm(game, BEN))
    closed = game.events[-1]
    assert (closed.how, closed.opened) == ("confirmed", True)
    assert {(seed.epoch, seed.audience) for seed in closed.seeds} == {(1, a) for a in ("public", ANN, BEN, CID)}
    assert phase_of(game.position) == Phase.CLOSED
    refused(confirm(game, BEN), Reason.WRONG_PHASE, "already closed")


def test_seat_that_left_is_not_pending():
    game = finished()
    game.keep(confirm(game, ANN))
    game.keep(confirm(game, BEN))
    game.keep(seats.leave(game.system, game.position, CID, None))
    game.keep(confirm(game, ANN))
    assert [type(event) for event in game.events[-2:]] == [e.SeatLeft, e.GameClosed]


def test_the_closing_time_closes_too():
    game = finished()
    game.keep(confirm(game, CID))
    game.keep(ends.close(game.system, game.position, game.seeds()))
    assert game.events[-1].how == "expired"
    refused(ends.close(game.system, game.position, ()), Reason.WRONG_PHASE, "already closed")


def test_an_unfinished_game_is_not_closed():
    game = table()
    refused(confirm(game, ANN), Reason.WRONG_PHASE, "not over")
    refused(ends.close(game.system, game.position, ()), Reason.WRONG_PHASE, "not over")


def test_no_seed_is_published_before_the_game_closes():
    """Nothing opens while undo and dispute still work."""
    game = finished()
    game.keep(confirm(game, ANN))
    game.keep(confirm(game, CID))
    secret = [seed.seed for seed in game.seeds()]
    written = b"".join(bytes(record.public) for record in game.records).decode()
    assert not any(seed in written for seed in secret)
    game.keep(confirm(game, BEN))
    assert all(seed in bytes(game.records[-1].public).decode() for seed in secret)


# --- in a campaign


def in_a_campaign():
    return table(origin=e.Origin("campaign", "the-city", 7))


def test_C1_a_game_of_a_campaign_has_a_winner():
    game = in_a_campaign()
    refused(offer(game, ANN), Reason.WRONG_PHASE, "cannot be drawn", rule="C1")
    game.keep(resign(game, BEN))
    assert game.position.game.outcome == Outcome((ANN, CID), "resigned", "")


@pytest.mark.parametrize(
    "end", [lambda game: game.close(), lambda game: game.keep(ends.close(TINY, game.position, ()))]
)
def test_a_game_of_a_campaign_closes_and_does_not_open(end):
    """Its seals and its chance wait for the campaign's."""
    game = in_a_campaign()
    does(game, ANN, Roll())
    does(game, ANN, Win())
    end(game)
    assert game.events[-1] == e.GameClosed("campaign", opened=False)
    assert phase_of(game.position) == Phase.CLOSED
    assert not game.position.ledger.opened


def test_a_game_of_a_campaign_opens_with_its_campaign():
    game = in_a_campaign()
    does(game, ANN, Roll())
    does(game, ANN, Win())
    game.close()
    written = b"".join(bytes(record.public) for record in game.records).decode()
    assert not any(seed.seed in written for seed in game.seeds())
    game.keep(ends.open_after_campaign(game.system, game.position, game.seeds()))
    assert game.events[-1] == e.GameOpened(game.seeds())
    assert game.position.ledger.opened


def test_early_claim_says_how_long_to_wait():
    game = table(e.Options(reply_limit=60))
    made = ends.claim(
        game.system, game.position, ANN, frozenset(), game.chance(game.position.ledger), left={ANN: 9.0, BEN: 3601.5}
    )
    refused(made, Reason.TOO_EARLY, "Wait another 61 minutes for ben")
