"""Undo (design 6): free, by consent of every other held seat, refused in a strict game."""

import pytest

from kronika.domain.kernel import ends, seats, undo
from kronika.domain.kernel import events as e
from kronika.domain.kernel.events import Options
from kronika.domain.kernel.undo import UndoClass, last_decision, undo_class
from kronika.domain.kernel.words import Reason
from tests.kernel.refusing import refused
from tests.kernel.tiny import Draw, Hide, Roll, Say, Settle, Win, does, table


def klass(game, seat, decision):
    """What it needs that a seat takes a decision back, given by its version."""
    return undo_class(game.position, seat, decision - 1)


# --- free


def test_unanswered_decision_is_undone_freely():
    game = table()
    first = does(game, "ann", Say("one"))
    does(game, "ann", Say("two"))
    assert klass(game, "ann", first) == UndoClass.FREE
    game.undo("ann", first - 1)
    assert game.events[-1] == e.Undone("ann", first - 1, free=True)
    assert game.position.game == game.at(first - 1).game
    assert game.position.game.board.said == ()


def test_earlier_answers_of_other_seats_do_not_matter():
    game = table()
    does(game, "ben", Roll())
    word = does(game, "ann", Say("one"))
    assert klass(game, "ann", word) == UndoClass.FREE


def test_a_hidden_card_is_taken_back_freely_while_it_is_hidden():
    game = table()
    card = does(game, "ann", Hide(3))
    assert klass(game, "ann", card) == UndoClass.FREE
    game.undo("ann", card - 1)
    does(game, "ann", Hide(4))
    assert game.position.game.board.hidden == {"ann": 4}


def test_having_shown_an_intention_does_not_count():
    """What another seat decided and itself took back bars nothing."""
    game = table()
    mine = does(game, "ann", Say("mine"))
    his = does(game, "ben", Say("his"))
    assert klass(game, "ann", mine) == UndoClass.CONSENT
    game.undo("ben", his - 1)
    assert klass(game, "ann", mine) == UndoClass.FREE


# --- by consent


def test_after_a_roll_every_other_held_seat_must_agree():
    game = table()
    roll = does(game, "ann", Roll())
    assert klass(game, "ann", roll) == UndoClass.CONSENT
    game.undo("ann", roll - 1)
    assert game.events[-1] == e.UndoRequested("ann", roll - 1)
    game.agree("ann", by="ben")
    assert game.position.ledger.undo["ann"].agreed == ("ben",)
    game.agree("ann", by="cid")
    assert game.events[-1] == e.Undone("ann", roll - 1, free=False)
    assert game.position.game == game.at(roll - 1).game
    assert not game.position.ledger.undo


def test_after_an_own_hidden_draw_too():
    """The asker itself learnt something sealed."""
    game = table()
    draw = does(game, "ann", Draw())
    assert klass(game, "ann", draw) == UndoClass.CONSENT


def test_after_cards_were_shown():
    game = table()
    does(game, "ann", Hide(1))
    does(game, "ben", Hide(2))
    last = does(game, "cid", Hide(3))
    assert game.position.ledger.last_reveal > last
    assert klass(game, "cid", last) == UndoClass.CONSENT


def test_after_another_seat_decided():
    game = table()
    word = does(game, "ann", Say("one"))
    does(game, "ben", Hide(2))
    assert klass(game, "ann", word) == UndoClass.CONSENT


def test_a_decision_of_another_seat_may_be_asked_back_too():
    game = table()
    his = does(game, "ben", Say("his"))
    assert klass(game, "ann", his) == UndoClass.CONSENT


def test_a_roll_that_was_undone_was_seen_all_the_same():
    """What was undone meanwhile counts: one must not go back before a roll for free, roll by roll."""
    game = table()
    word = does(game, "ann", Say("one"))
    roll = does(game, "ann", Roll())
    game.undo("ann", roll - 1)
    game.agree("ann", by="ben")
    game.agree("ann", by="cid")
    assert klass(game, "ann", word) == UndoClass.CONSENT
    later = does(game, "ann", Say("two"))
    assert klass(game, "ann", later) == UndoClass.FREE


def test_links_once_used_stay_used():
    """Undo never turns chance back: the same roll is not served again."""
    game = table()
    roll = does(game, "ann", Roll())
    game.undo("ann", roll - 1)
    game.agree("ann", by="ben")
    game.agree("ann", by="cid")
    assert game.position.ledger.used == {"public": 1}
    does(game, "ann", Roll())
    uses = [event.use.k for event in game.events if isinstance(event, e.DiceRolled)]
    assert uses == [1, 2]


def test_where_no_other_seat_is_held_nobody_needs_to_agree():
    game = table(seats=1)
    roll = does(game, "ann", Roll())
    game.undo("ann", roll - 1)
    assert [type(event) for event in game.events[-2:]] == [e.UndoRequested, e.Undone]


def test_only_held_seats_are_asked():
    game = table()
    roll = does(game, "ann", Roll())
    game.keep(seats.leave(game.system, game.position, "cid", None))
    game.undo("ann", roll - 1)
    game.agree("ann", by="ben")
    assert isinstance(game.events[-1], e.Undone)


# --- refused


def test_a_strict_game_refuses_what_is_not_free():
    game = table(Options(strict=True))
    word = does(game, "ann", Say("one"))
    assert klass(game, "ann", word) == UndoClass.FREE
    roll = does(game, "ann", Roll())
    assert klass(game, "ann", roll) == UndoClass.REFUSED
    made = undo.request(game.system, game.position, "ann", roll - 1, game.at(roll - 1).game)
    refused(made, Reason.UNDO_REFUSED, "strict")


def test_only_to_where_a_standing_decision_was_made():
    game = table()
    first, second = does(game, "ann", Say("one")), does(game, "ann", Say("two"))
    made = undo.request(game.system, game.position, "ann", second, game.at(second).game)
    assert refused(made, Reason.UNDO_REFUSED).accepted == (str(first - 1), str(second - 1))
    game.undo("ann", first - 1)
    made = undo.request(game.system, game.position, "ann", second - 1, game.at(second - 1).game)
    refused(made, Reason.UNDO_REFUSED, "No decision that still counts was made at version")


def test_the_last_decision_of_a_seat_is_the_last_that_stands():
    game = table()
    first = does(game, "ann", Say("one"))
    second = does(game, "ann", Say("two"))
    does(game, "ben", Say("his"))
    assert last_decision(game.position, "ann").version == second
    assert last_decision(game.position, "cid") is None
    game.undo("ben", last_decision(game.position, "ben").version - 1)
    game.undo("ann", second - 1)
    assert last_decision(game.position, "ann").version == first


# --- settled


def test_settled_decision_is_not_undone_no_matter_which_seat_agrees():
    game = table()
    word = does(game, "ann", Say("one"))
    settled = does(game, "ben", Settle())
    later = does(game, "ann", Say("two"))
    for decision in (word, settled):
        made = undo.request(game.system, game.position, "ann", decision - 1, game.at(decision - 1).game)
        assert refused(made, Reason.UNDO_REFUSED).accepted == (str(later - 1),)
    assert klass(game, "ann", later) == UndoClass.FREE
    game.undo("ann", later - 1)
    assert game.position.game.board.said == ("one",)


def test_settling_ends_the_requests_for_what_it_settles():
    game = table()
    roll = does(game, "ann", Roll())
    game.undo("ann", roll - 1)
    does(game, "ben", Settle())
    assert not game.position.ledger.undo
    made = undo.agree(game.system, game.position, "ann", "ben", game.at(roll - 1).game)
    refused(made, Reason.NOTHING_TO_ANSWER)


def test_nothing_decided_after_it_stands_that_could_be_gone_back_to():
    game = table()
    does(game, "ann", Settle())
    made = undo.request(game.system, game.position, "ann", 1, game.at(1).game)
    assert refused(made, Reason.UNDO_REFUSED).accepted == ()


# --- requests


def asked():
    """Ann has asked to take a roll back; the version of the roll."""
    game = table()
    roll = does(game, "ann", Roll())
    game.undo("ann", roll - 1)
    return game, roll


def test_one_open_request_a_seat():
    game, roll = asked()
    made = undo.request(game.system, game.position, "ann", roll - 1, game.at(roll - 1).game)
    refused(made, Reason.ALREADY_DONE, "already have an open request")
    game.undo("ben", roll - 1)
    assert set(game.position.ledger.undo) == {"ann", "ben"}


def test_a_decision_of_the_asker_withdraws_it():
    game, _ = asked()
    does(game, "ann", Say("go on"))
    assert game.events[-1] == e.UndoEnded("ann", "withdrawn")
    assert not game.position.ledger.undo


def test_a_refused_decision_of_the_asker_does_not():
    game, _ = asked()
    with pytest.raises(ValueError, match="not empty"):
        does(game, "ann", Say(""))
    assert "ann" in game.position.ledger.undo


def test_a_decision_of_another_seat_does_not():
    game, roll = asked()
    does(game, "ben", Say("meanwhile"))
    game.agree("ann", by="ben")
    game.agree("ann", by="cid")
    assert game.position.game == game.at(roll - 1).game


@pytest.mark.parametrize(
    ("end", "event"),
    [
        (lambda game: undo.decline(game.system, game.position, "ann", "ben"), e.UndoEnded("ann", "declined", "ben")),
        (lambda game: undo.withdraw(game.system, game.position, "ann"), e.UndoEnded("ann", "withdrawn", "ann")),
        (lambda game: undo.expire(game.system, game.position, "ann"), e.UndoEnded("ann", "expired")),
    ],
    ids=["declined", "withdrawn", "expired"],
)
def test_a_request_ends_by_an_event_and_the_game_stays(end, event):
    game, _ = asked()
    before = game.position.game
    game.keep(end(game))
    assert game.events[-1] == event
    assert not game.position.ledger.undo
    assert game.position.game == before
    refused(end(game), Reason.NOTHING_TO_ANSWER)


def test_nobody_answers_its_own_request_or_twice():
    game, roll = asked()
    rewound = game.at(roll - 1).game
    refused(undo.agree(game.system, game.position, "ann", "ann", rewound), Reason.NOT_YOUR_SEAT)
    refused(undo.decline(game.system, game.position, "ann", "ann"), Reason.NOT_YOUR_SEAT)
    game.agree("ann", by="ben")
    refused(undo.agree(game.system, game.position, "ann", "ben", rewound), Reason.ALREADY_DONE)


def test_a_request_falls_with_the_decision_that_it_would_take_back():
    """Going further back drops the requests for what is undone by it, and keeps the others."""
    game = table()
    early = does(game, "ann", Roll())
    late = does(game, "ben", Roll())
    game.undo("cid", early - 1)
    game.undo("ben", late - 1)
    game.undo("ann", late - 1)
    for by in ("ben", "cid"):
        game.agree("ann", by=by)
    assert game.position.game == game.at(late - 1).game
    assert set(game.position.ledger.undo) == {"cid"}


# --- the end


def test_after_the_end_undo_still_works():
    game = table()
    win = does(game, "ann", Win())
    assert game.position.game.outcome is not None
    game.keep(ends.confirm(game.system, game.position, "ben", ()))
    assert klass(game, "ann", win) == UndoClass.FREE
    game.undo("ann", win - 1)
    assert game.position.game.outcome is None
    assert game.position.game.prompts
    assert game.position.ledger.confirmed == ()


@pytest.mark.parametrize("how", ["resigned", "drawn", "claimed"])
def test_an_end_made_by_the_seats_is_not_taken_back_by_one_alone(how):
    game = table(Options(reply_limit=60))
    word = does(game, "ann", Say("one"))
    assert klass(game, "ann", word) == UndoClass.FREE
    match how:
        case "resigned":
            game.keep(ends.resign(game.system, game.position, "ann", game.chance(game.position.ledger)))
        case "drawn":
            for seat in ("ann", "ben", "cid"):
                game.keep(ends.offer_draw(game.system, game.position, seat))
        case "claimed":
            prompt = next(p.id for p in game.position.game.prompts if p.seat == "ann")
            game.keep(
                ends.claim(game.system, game.position, "ben", frozenset({prompt}), game.chance(game.position.ledger))
            )
    assert game.position.game.outcome.how == how
    assert klass(game, "ann", word) == UndoClass.CONSENT
    game.undo("ann", word - 1)
    for by in ("ben", "cid"):
        game.agree("ann", by=by)
    assert game.position.game.outcome is None


def test_a_closed_game_takes_nothing_back():
    game = table()
    win = does(game, "ann", Win())
    game.close()
    made = undo.request(game.system, game.position, "ann", win - 1, game.at(win - 1).game)
    refused(made, Reason.WRONG_PHASE, "closed")
