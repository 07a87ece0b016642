"""The fold: ledger and game from one stream (design 3); what was undone is left out of the game only."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel import events as e
from kronika.domain.kernel.game import CHECKPOINT_EVERY, blank, fold, fold_entries, taken_back, walk
from kronika.domain.kernel.log import Entry
from tests.kernel.tiny import TINY, Draw, Roll, Say, does, table

SEATS = ("ann", "ben", "cid")


@st.composite
def undos(draw):
    """Undos as they can follow one another: each goes back to a version that still stands."""
    found, version = [], 0
    standing = [0]
    for _ in range(draw(st.integers(0, 6))):
        fresh = draw(st.integers(1, 5))
        standing += range(version + 1, version + fresh + 1)
        version += fresh + 1
        to = draw(st.sampled_from(standing))
        found.append((version, to))
        standing = [*(v for v in standing if v <= to), version]
    return found, version + draw(st.integers(0, 5))


@given(undos())
def test_the_effective_log_is_what_no_undo_took_back(case):
    undone, last = case
    standing: list[int] = []
    for version in range(1, last + 1):
        to = dict(undone).get(version)
        standing = [v for v in standing if to is None or v <= to] + [version]
    gone = taken_back(undone)
    assert [v for v in range(1, last + 1) if v not in gone] == standing


def eventful():
    """A game long enough for checkpoints, with decisions taken back, one of them by consent."""
    game = table()
    for number in range(30):
        does(game, "ann", Say(str(number)))
        if number % 4 == 3:
            back = does(game, "ben", Say("no"))
            does(game, "ben", Say("no, no"))
            game.undo("ben", back - 1)
        if number == 15:
            roll = does(game, "ann", Roll())
            does(game, "cid", Draw())
            game.undo("ann", roll - 1)
            for by in ("ben", "cid"):
                game.agree("ann", by=by)
    return game


GAME = eventful()
NUMBERED = list(enumerate(GAME.events, 1))
ENTRIES = [Entry(version, "", version, (event,)) for version, event in NUMBERED]


def test_folding_the_stream_gives_the_game_as_it_was_played():
    assert fold(NUMBERED, blank(TINY)) == GAME.position


def test_events_may_be_read_while_they_are_folded_where_it_is_known_what_was_undone():
    assert fold(iter(NUMBERED), blank(TINY), undone=undone()) == GAME.position


def test_an_undo_that_is_not_listed_is_not_passed_over():
    with pytest.raises(ValueError, match="not where undos are listed"):
        fold(iter(NUMBERED), blank(TINY), undone=undone()[:-1])


def test_walking_gives_what_folding_each_beginning_gives():
    for position in walk(TINY, ENTRIES):
        assert position == fold(NUMBERED[: position.version], blank(TINY))


def test_folding_on_from_any_version_before_the_last_undo_s_target_gives_the_same():
    last = max(event.to for event in GAME.events if isinstance(event, e.Undone))
    for version in range(last + 1):
        if not any(version < at and to < version for at, to in undone()):
            start = GAME.at(version)
            assert fold(NUMBERED[version:], start) == GAME.position


def undone():
    return [(version, event.to) for version, event in NUMBERED if isinstance(event, e.Undone)]


def test_intermediate_snapshot_equals_the_stream_at_its_version():
    kept = []
    fold(NUMBERED, blank(TINY), kept.append)
    assert kept
    for position in kept:
        assert position.version % CHECKPOINT_EVERY == 0
        assert position == GAME.at(position.version)


def test_nothing_is_kept_of_what_was_undone():
    """A position in a stretch that was taken back is not one to go on from."""
    kept = []
    fold(NUMBERED, blank(TINY), kept.append)
    for position in kept:
        assert not any(to < position.version < at for at, to in undone())


def test_the_ledger_keeps_what_was_undone():
    dice = [event.use.k for event in GAME.events if isinstance(event, e.DiceRolled)]
    draws = [event.use.k for event in GAME.events if hasattr(event, "use") and event.use.audience == "cid"]
    assert GAME.position.ledger.used == {"public": max(dice), "cid": max(draws)}
    assert GAME.position.game.board.hands == {}


def test_view_of_an_audience_folds_from_its_own_events():
    for audience in ("public", *SEATS):
        position = fold_entries(ENTRIES, blank(TINY, audience), audience)
        assert position == GAME.at(len(GAME.events), audience)
        assert position.ledger == GAME.position.ledger


def test_folding_nothing_changes_nothing():
    assert fold_entries([], GAME.position) == GAME.position
    assert list(walk(TINY, [])) == []
