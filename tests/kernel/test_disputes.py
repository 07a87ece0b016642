"""Disputes of rolls (design 6): one a roll and seat, never in the way of play; each ends as *stands*,
*went back* or *withdrawn*."""

import pytest

from kronika.domain.kernel import ends, undo
from kronika.domain.kernel import events as e
from kronika.domain.kernel.words import Reason
from tests.kernel.refusing import refused
from tests.kernel.tiny import Roll, Say, Win, does, table


def disputed(*, rolls: int = 1):
    """Ben disputes each of Ann's rolls; the versions of the dice."""
    game, dice = table(), []
    for _ in range(rolls):
        dice.append(does(game, "ann", Roll()) + 1)
        game.keep(ends.dispute(game.system, game.position, "ben", dice[-1], "too many sixes"))
    return game, dice


def how(game, version, seat="ben"):
    """How the dispute of a roll has ended; empty while it is open."""
    return next(d.how for d in game.position.ledger.disputes if (d.seat, d.version) == (seat, version))


def asks_to_go_back(game, dice):
    game.undo("ben", dice - 2, dispute=dice)


def test_a_dispute_is_on_the_record_and_play_goes_on():
    game, (dice,) = disputed()
    assert game.events[-1] == e.RollDisputed("ben", dice, "too many sixes")
    prompts = game.position.game.prompts
    does(game, "ann", Say("so what"))
    does(game, "ben", Say("well"))
    assert len(game.position.game.prompts) == len(prompts)
    assert how(game, dice) == ""


def test_one_a_roll_and_seat():
    game, (dice,) = disputed()
    refused(ends.dispute(game.system, game.position, "ben", dice, "again"), Reason.ALREADY_DONE)
    game.keep(ends.dispute(game.system, game.position, "cid", dice, "me too"))
    assert [d.seat for d in game.position.ledger.open_disputes] == ["ben", "cid"]


def test_withdrawn_by_its_seat_once():
    game, (dice,) = disputed()
    refused(ends.withdraw_dispute(game.system, game.position, "cid", dice), Reason.NOTHING_TO_ANSWER)
    game.keep(ends.withdraw_dispute(game.system, game.position, "ben", dice))
    assert how(game, dice) == "withdrawn"
    refused(ends.withdraw_dispute(game.system, game.position, "ben", dice), Reason.NOTHING_TO_ANSWER)
    game.keep(ends.dispute(game.system, game.position, "ben", dice, "again"))
    assert [one.how for one in game.position.ledger.disputes] == ["withdrawn", ""]


def test_going_back_is_an_undo_request_that_names_the_dispute():
    game, (dice,) = disputed()
    asks_to_go_back(game, dice)
    assert game.position.ledger.undo["ben"].dispute == dice
    for by in ("ann", "cid"):
        game.agree("ben", by=by)
    assert game.events[-2:] == [e.Undone("ben", dice - 2, free=False), e.DisputeEnded("ben", dice, "went_back")]
    assert how(game, dice) == "went_back"


@pytest.mark.parametrize(
    "end",
    [
        lambda game: undo.decline(game.system, game.position, "ben", "ann"),
        lambda game: undo.expire(game.system, game.position, "ben"),
    ],
    ids=["declined", "expired"],
)
def test_a_refused_request_lets_the_roll_stand(end):
    game, (dice,) = disputed()
    asks_to_go_back(game, dice)
    game.keep(end(game))
    assert how(game, dice) == "stands"


def test_a_withdrawn_request_leaves_the_dispute_open():
    game, (dice,) = disputed()
    asks_to_go_back(game, dice)
    game.keep(undo.withdraw(game.system, game.position, "ben"))
    assert how(game, dice) == ""
    asks_to_go_back(game, dice)
    does(game, "ben", Say("let it be"))
    assert how(game, dice) == ""


def test_only_an_own_open_dispute_can_be_named():
    game, (dice,) = disputed()
    rewound = game.at(dice - 2).game
    refused(undo.request(game.system, game.position, "ann", dice - 2, rewound, dice), Reason.NOTHING_TO_ANSWER)
    game.keep(ends.withdraw_dispute(game.system, game.position, "ben", dice))
    refused(undo.request(game.system, game.position, "ben", dice - 2, rewound, dice), Reason.NOTHING_TO_ANSWER)


def test_the_request_must_go_back_to_before_the_roll():
    game, (dice,) = disputed()
    later = does(game, "ben", Say("later"))
    made = undo.request(game.system, game.position, "ben", later - 1, game.at(later - 1).game, dice)
    refused(made, Reason.UNDO_REFUSED, f"after the disputed outcome at version {dice}")


def test_undo_before_a_disputed_roll_ends_the_dispute():
    game, (first, second) = disputed(rolls=2)
    game.undo("ann", second - 2)
    for by in ("ben", "cid"):
        game.agree("ann", by=by)
    assert (how(game, first), how(game, second)) == ("", "went_back")


def test_a_dispute_ends_only_once():
    """Withdrawn while the request that names it is open: it is not ended again by the answer."""
    for agreed in (True, False):
        game, (dice,) = disputed()
        asks_to_go_back(game, dice)
        game.keep(ends.withdraw_dispute(game.system, game.position, "ben", dice))
        if agreed:
            for by in ("ann", "cid"):
                game.agree("ben", by=by)
        else:
            game.keep(undo.decline(game.system, game.position, "ben", "ann"))
        assert sum(isinstance(event, e.DisputeEnded) for event in game.events) == 1
        assert how(game, dice) == "withdrawn"


def test_disputing_works_after_the_end_and_closing_lets_the_roll_stand():
    game = table()
    dice = does(game, "ann", Roll()) + 1
    does(game, "ann", Win())
    game.keep(ends.dispute(game.system, game.position, "cid", dice, "late, but still"))
    game.close()
    assert how(game, dice, "cid") == "stands"
    refused(ends.dispute(game.system, game.position, "ben", dice, "too late"), Reason.WRONG_PHASE, "closed")
