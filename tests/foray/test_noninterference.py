"""Law 5 over one shared deck: two games that differ only in hidden hands, in when hand cards were drawn, in
face-down discards and half-made choices give every other seat and the spectator the same bytes, whatever
the seats do: they decide, take back, order, dispute, claim, resign."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel import events as k
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.words import PUBLIC
from tests.examples import examples, mostly_slow
from tests.foray import events as e
from tests.foray.courses import Course, exported, known_to, projected, reasons, refusals, told
from tests.foray.serving import serving
from tests.service.client import Client

SEATS = {"team": ("n1", "n2", "s1", "s2"), "duel": ("n1", "s1"), "alone": ("n1",)}
SEEDS = st.integers(0, 2000).map(str)
LENGTHS = st.integers(8, 140)


@st.composite
def courses(draw, scenarios=("team", "team", "duel", "alone")):
    """A course, and an audience that is not all its seats."""
    scenario = draw(st.sampled_from(scenarios))
    seats = SEATS[scenario]
    audience = draw(st.sampled_from((PUBLIC, *(seats if len(seats) > 1 else ()))))
    return Course(scenario, draw(SEEDS), draw(LENGTHS)), audience


@given(courses(), st.randoms(use_true_random=False))
@examples(150)
def test_other_cards_in_hands_discards_and_half_made_choices_tell_nothing(made, chooser):
    course, audience = made
    first = course.played()
    second = course.mixed(first, audience, chooser).played()
    assert told(first, audience) == told(second, audience)
    assert exported(first, audience) == exported(second, audience)


@given(courses(("team",)), st.data())
@examples(150)
def test_when_a_seat_drew_which_of_its_cards_tells_nobody_else(made, data):
    """Two draws of one seat give each other's card, wherever that leaves what was decided possible; those to
    whom one of the cards was told meanwhile are not such an audience."""
    course, audience = made
    first = course.played()
    seat = data.draw(st.sampled_from([seat for seat in SEATS["team"] if seat != audience]))
    draws = [at for at, owner in enumerate(course.drawn_by) if owner == seat]
    if len(draws) < 2:
        return
    one, other = sorted(data.draw(st.permutations(draws))[:2])
    try:
        second = course.exchanged(one, other).played()
    except (AssertionError, ValueError):
        return
    if sees_hidden(first, audience, {course.cards[one], course.cards[other]}):
        return
    assert told(first, audience) == told(second, audience)
    assert exported(first, audience) == exported(second, audience)


def sees_hidden(play, audience, cards):
    """Whether one of these cards was told to an audience while it was hidden from others: shown in
    confidence, taken, or held by itself."""
    return bool(cards & (known_to(play, audience) - known_to(play, PUBLIC)))


@given(courses(), st.randoms(use_true_random=False))
@examples(30)
def test_statistics_and_lists_are_the_same_whatever_is_in_the_hands(made, chooser):
    course, _ = made
    first = course.played()
    second = course.mixed(first, PUBLIC, chooser).played()
    assert projected(first) == projected(second)


@given(courses(("team", "duel")), st.randoms(use_true_random=False))
@examples(60)
def test_forbidden_attempt_is_refused_in_the_same_words(made, chooser):
    course, audience = made
    if audience == PUBLIC:
        return
    first = course.played()
    second = course.mixed(first, audience, chooser).played()
    assert refusals(first, audience) == refusals(second, audience)


@given(courses(("team", "duel")), st.randoms(use_true_random=False))
@examples(60)
def test_reasons_why_something_cannot_be_chosen_are_the_same(made, chooser):
    course, audience = made
    if audience == PUBLIC:
        return
    first = course.played()
    second = course.mixed(first, audience, chooser).played()
    assert reasons(first, audience) == reasons(second, audience)


@pytest.mark.parametrize("seed", mostly_slow(["api/1", "api/2"]))
def test_two_services_tell_a_spectator_the_same_of_both_games(seed, tmp_path):
    """All calls that need no contract of the system; heads, seals and receipts differ and say nothing."""
    course = Course("team", seed, 140)
    first = course.played()
    second = course.mixed(first, PUBLIC, random.Random(seed)).played()
    assert first.events != second.events
    assert asked_of_a_service(tmp_path / "first", first) == asked_of_a_service(tmp_path / "second", second)


def asked_of_a_service(data, play):
    """What a spectator is told of a game by a service of its own."""
    game = play.position.ledger.game
    data.mkdir()
    with serving(data, {game: play.records()}) as service:
        client = Client(service.address)
        told = client("GetGame", game=game).game
        told.ClearField("head")
        player = told.seats[0].player
        file = b"".join(piece.chunk for piece in client.stream("ExportGame", game=game))
        exported = parse(file)
        parts = [[(part.audience, part.is_open) for part in record.sealed] for record in exported.records]
        return [
            told.SerializeToString(deterministic=True),
            client("ListRolls", game=game).SerializeToString(deterministic=True),
            client("ListTimeline", game=game).SerializeToString(deterministic=True),
            client("GetPlayerRolls", player=player).SerializeToString(deterministic=True),
            [bytes(record.public) for record in exported.records],
            parts,
        ]


# --- that the properties are about something


SAMPLE = [Course("team", f"sample/{seed}", 140) for seed in range(40)]


def test_the_courses_hold_all_that_seats_can_do():
    kinds = Counter(type(event) for course in SAMPLE for event in course.played().events)
    wanted = {
        e.CardStolen,
        e.Confided,
        e.BuryingEnded,
        e.Reshuffled,
        e.CardFlipped,
        e.SeatLeft,
        k.Undone,
        k.UndoRequested,
        k.OrderGiven,
        k.OrderWithdrawn,
        k.RollDisputed,
        k.DisputeEnded,
        k.GameClaimed,
        k.GaveUp,
        k.DrawOffered,
        k.PromptClosed,
    }
    assert not {kind.__name__ for kind in wanted if not kinds[kind]}
    assert any(step.does == "decide" and step.what[1].__class__.__name__ == "LetGo" for c in SAMPLE for step in c.steps)


@pytest.mark.parametrize("audience", [PUBLIC, "n1", "s2"])
def test_the_games_of_a_pair_do_differ_and_their_own_seats_see_it(audience):
    course = SAMPLE[0]
    first = course.played()
    second = course.mixed(first, audience, random.Random(1)).played()
    assert first.events != second.events
    assert any(told(first, seat) != told(second, seat) for seat in SEATS["team"] if seat != audience)


@pytest.mark.slow
def test_draws_are_exchanged_over_rounds_and_over_what_was_taken_back():
    """Of the pairs that the property looks at some lie far apart."""
    apart = 0
    for course in SAMPLE:
        draws = [at for at, owner in enumerate(course.drawn_by) if owner == "s1"]
        for one, other in zip(draws, draws[3:], strict=False):
            try:
                play = course.exchanged(one, other).played()
            except (AssertionError, ValueError):
                continue
            first = course.played()
            if not sees_hidden(first, "n1", {course.cards[one], course.cards[other]}):
                assert told(first, "n1") == told(play, "n1")
                apart += course.cards[one] != course.cards[other]
    assert apart > 5


def test_a_hand_shows_in_the_own_list_of_odds_and_in_no_event():
    """The raider who holds high cards is told lower odds than the public; the flip says those of the public."""
    differ = 0
    for course in SAMPLE:
        first = course.played()
        seat = next((x.seat for x in first.events if isinstance(x, e.RaidBegan)), "n1")
        second = course.mixed(first, PUBLIC, random.Random(7)).played()
        flips = [[x.test for x in play.events if isinstance(x, e.CardFlipped)] for play in (first, second)]
        assert flips[0] == flips[1]
        differ += told(first, seat) != told(second, seat)
    assert differ > 10
