"""The reply limit (design 6): when it has passed, and how it is changed with the consent of all."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel import ends, limits, seats
from kronika.domain.kernel import events as e
from kronika.domain.kernel.limits import MOST_SECONDS, SECOND, Changed, due, microseconds
from kronika.domain.kernel.words import Reason
from tests.kernel.made_up import HONEST, Log
from tests.kernel.refusing import refused
from tests.kernel.tiny import Win, does, table

ANN, BEN, CID = "ann", "ben", "cid"
LIMITED = e.Options(reply_limit=60)
EXTEND, PAUSE, RESUME = e.LimitChange


def at(minute):
    return f"2026-01-01T{minute // 60:02}:{minute % 60:02}:00.000000Z"


def ends_at(seconds, outages=(), grace=0, changes=()):
    """The minute at which a limit has passed that began at noon."""
    found = due(at(720), seconds, [e.Outage(at(began), at(ended)) for began, ended in outages], grace, changes)
    return None if found is None else (found - microseconds(at(720))) // (60 * SECOND)


# --- when it has passed


def test_a_limit_passes_when_its_time_is_over():
    assert ends_at(600) == 10


@pytest.mark.parametrize(
    ("outages", "passes"),
    [
        ([(725, 745)], 30),
        ([(725, 730), (732, 740)], 23),
        ([(725, 740), (730, 745)], 30),
        ([(725, 745), (730, 735)], 30),
        ([(700, 725)], 15),
        ([(700, 715)], 10),
        ([(731, 740)], 10),
    ],
    ids=["in it", "two", "overlapping", "nested", "it began during one", "before it", "after it"],
)
def test_an_outage_does_not_count(outages, passes):
    assert ends_at(600, outages) == passes


@pytest.mark.parametrize(
    ("outages", "passes"),
    [([(728, 745)], 55), ([(700, 715)], 25), ([(731, 740)], 10)],
    ids=["in it", "shortly before it", "after it has passed"],
)
def test_after_an_outage_nothing_falls_due_for_the_grace_period(outages, passes):
    assert ends_at(600, outages, grace=1800) == passes


def test_a_pause_does_not_count_and_an_open_one_has_no_end():
    assert ends_at(600, changes=[Changed(at(725), PAUSE), Changed(at(745), RESUME)]) == 30
    assert ends_at(600, changes=[Changed(at(725), PAUSE)]) is None
    assert ends_at(600, [(722, 723)], changes=[Changed(at(721), PAUSE), Changed(at(731), RESUME)]) == 20


def test_an_extension_adds_to_what_is_awaited_then():
    assert ends_at(600, changes=[Changed(at(725), EXTEND, 300)]) == 15
    assert ends_at(600, changes=[Changed(at(740), EXTEND, 300)]) == 25, "it had passed: new time from then on"
    assert ends_at(600, changes=[Changed(at(715), EXTEND, 300)]) == 10, "it began later"


# --- changed by consent


def ask(game, seat, change=EXTEND, seconds=0, **more):
    seconds = seconds or 60 * (change == EXTEND)
    return limits.request(game.system, game.position, seat, change, seconds, **more)


def answer(game, seat, by, *, agree=True):
    return limits.answer(game.system, game.position, seat, by, agree=agree)


def paused():
    game = table(LIMITED)
    game.keep(ask(game, ANN, PAUSE))
    game.keep(answer(game, ANN, BEN))
    game.keep(answer(game, ANN, CID))
    return game


def test_the_limit_is_changed_when_the_last_seat_agrees():
    game = table(LIMITED)
    game.keep(ask(game, ANN, EXTEND, 90))
    game.keep(answer(game, ANN, BEN))
    assert game.position.ledger.limits[ANN].agreed == (BEN,)
    game.keep(answer(game, ANN, CID))
    assert game.events[-4:] == [
        e.LimitRequested(ANN, EXTEND, 90),
        e.LimitAgreed(ANN, BEN),
        e.LimitAgreed(ANN, CID),
        e.LimitChanged(ANN, EXTEND, 90),
    ]
    assert game.position.ledger.limits == {}


def test_solo_player_changes_it_immediately():
    game = table(LIMITED, seats=1)
    game.keep(ask(game, ANN, PAUSE))
    assert game.events[-1] == e.LimitChanged(ANN, PAUSE)


def test_a_request_is_declined_or_withdrawn():
    game = table(LIMITED)
    game.keep(ask(game, ANN))
    game.keep(answer(game, ANN, BEN, agree=False))
    assert game.events[-1] == e.LimitRequestEnded(ANN, e.LimitEnding.DECLINED, BEN)
    game.keep(ask(game, ANN))
    game.keep(limits.withdraw(game.system, game.position, ANN))
    assert game.events[-1] == e.LimitRequestEnded(ANN, e.LimitEnding.WITHDRAWN, ANN)
    refused(answer(game, ANN, BEN), Reason.NOTHING_TO_ANSWER)
    refused(limits.withdraw(game.system, game.position, ANN), Reason.NOTHING_TO_ANSWER)


def test_while_it_is_paused_nobody_claims():
    game = paused()
    overdue = frozenset(prompt.id for prompt in game.position.game.prompts if prompt.seat == BEN)
    claimed = ends.claim(game.system, game.position, ANN, overdue, game.chance(game.position.ledger))
    refused(claimed, Reason.TOO_EARLY, "paused")


def test_an_undo_does_not_end_a_pause():
    game = table(LIMITED)
    won = does(game, ANN, Win())
    game.undo(ANN, won - 1)
    game.keep(ask(game, ANN, PAUSE))
    for seat in (BEN, CID):
        game.keep(answer(game, ANN, seat))
    assert game.position.ledger.paused


def test_a_request_to_resume_that_stood_for_the_limit_resumes_when_it_is_made_again():
    game = paused()
    game.keep(ask(game, ANN, RESUME))
    game.keep(answer(game, ANN, BEN))
    refused(ask(game, ANN, RESUME), Reason.ALREADY_DONE)
    game.keep(ask(game, ANN, RESUME, stood=True))
    assert game.events[-1] == e.LimitChanged(ANN, RESUME)
    assert not game.position.ledger.paused


@pytest.mark.parametrize("change", [EXTEND, PAUSE])
def test_no_other_change_is_made_without_consent(change):
    game = table(LIMITED)
    game.keep(ask(game, ANN, change))
    refused(ask(game, ANN, change, stood=True), Reason.ALREADY_DONE)


def test_unavailable_requests_are_refused():
    game = table(LIMITED)
    refused(ask(game, ANN, RESUME), Reason.ALREADY_DONE, "not paused")
    refused(ask(game, ANN, EXTEND, -1), Reason.MALFORMED)
    refused(ask(game, ANN, EXTEND, MOST_SECONDS + 1), Reason.MALFORMED)
    refused(ask(game, ANN, PAUSE, 5), Reason.MALFORMED)
    refused(ask(paused(), ANN, PAUSE), Reason.ALREADY_DONE, "already paused")
    refused(ask(table(), ANN), Reason.WRONG_PHASE, "no reply limit")
    refused(answer(game, ANN, ANN), Reason.NOT_YOUR_SEAT)
    does(game, ANN, Win())
    refused(ask(game, ANN), Reason.WRONG_PHASE, "over")


def test_nobody_changes_it_while_a_seat_is_empty():
    game = table(LIMITED)
    game.keep(seats.leave(game.system, game.position, BEN, None))
    refused(ask(game, ANN, PAUSE), Reason.WRONG_PHASE, "ben")


# --- verified


def log(*events):
    """The honest game with a reply limit of ten minutes, and then these events, each with its minute."""
    created, *rest = HONEST.events
    found = Log(replace(created, options=e.Options(reply_limit=600)), *rest)
    for event, minute in events:
        assert found.add(event, at=at(minute)) == []
    return found


SINCE = len(HONEST.events)
"""The version of the last prompt, which was opened at midnight."""


def claimed(**more):
    return e.GameClaimed("us", "german", SINCE, **more)


def test_verify_accepts_a_claim_after_the_limit():
    assert log().add(claimed(), at=at(11)) == []


@pytest.mark.parametrize(
    ("more", "minute"),
    [
        ({}, 9),
        ({"outages": (e.Outage(at(1), at(4)),)}, 12),
        ({"outages": (e.Outage(at(1), at(4)),), "grace": 1800}, 33),
    ],
    ids=["too early", "an outage", "the grace period"],
)
def test_verify_finds_a_claim_that_came_too_early(more, minute):
    (said,) = log().add(claimed(**more), at=at(minute))
    assert "too early" in said
    assert log().add(claimed(**more), at=at(minute + 2)) == []


def test_verify_finds_a_claim_that_a_change_of_the_limit_makes_too_early():
    asks = e.LimitRequested("us", EXTEND, 600), e.LimitAgreed("us", "german"), e.LimitChanged("us", EXTEND, 600)
    changed = [(event, 5) for event in asks]
    (said,) = log(*changed).add(claimed(), at=at(15))
    assert "too early" in said
    assert log(*changed).add(claimed(), at=at(21)) == []


@pytest.mark.parametrize(
    "more",
    [{"outages": (e.Outage(at(4), at(1)),)}, {"outages": (e.Outage(at(1), at(90)),)}, {"grace": -1}],
    ids=["backwards", "not over", "grace below 0"],
)
def test_verify_finds_outages_that_cannot_be(more):
    assert log().add(claimed(**more), at=at(60)) != []


def test_verify_says_nothing_of_the_time_of_an_older_claim():
    assert log().add(e.GameClaimed("us", "german"), at=at(1)) == []


@pytest.mark.parametrize(
    "event",
    [
        e.LimitRequested("us", EXTEND),
        e.LimitRequested("us", PAUSE, 5),
        e.LimitRequested("us", RESUME),
        e.LimitAgreed("us", "german"),
        e.LimitRequestEnded("us", e.LimitEnding.DECLINED, "german"),
        e.LimitChanged("us", PAUSE),
    ],
)
def test_verify_finds_what_nobody_asked_for(event):
    assert log().add(event) != []


def test_verify_finds_a_change_without_consent():
    asked = log((e.LimitRequested("us", PAUSE), 1))
    assert asked.add(e.LimitChanged("us", PAUSE), at=at(30)) != []
    asked = log(*[(one, 1) for one in (e.LimitRequested("us", PAUSE), e.LimitAgreed("us", "german"))])
    assert asked.add(e.LimitAgreed("us", "german"), at=at(2)) != []
    assert asked.add(e.LimitChanged("us", PAUSE), at=at(2)) == []
    assert asked.add(e.LimitRequested("us", RESUME), at=at(3)) == []
    assert any("too early" in said for said in asked.add(e.LimitChanged("us", RESUME), at=at(4)))


def test_verify_accepts_that_a_limit_is_resumed_by_silence():
    pause = e.LimitRequested("us", PAUSE), e.LimitAgreed("us", "german"), e.LimitChanged("us", PAUSE)
    asked = log(*[(one, 1) for one in pause], (e.LimitRequested("us", RESUME), 3))
    assert asked.add(e.LimitChanged("us", RESUME), at=at(14)) == []
