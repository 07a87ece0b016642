"""Readjudication (design 3): each stored decision judged again under today's rules, so that one
difference never cascades. Today's rules are here a system that differs from the one that was played."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel import ends
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Dice, Purpose
from kronika.domain.kernel.checking.audit import Grade, audit
from kronika.domain.kernel.events import DiceRolled, Event, Options
from kronika.domain.kernel.log import Codec, encode_record
from kronika.domain.kernel.words import Reason, Sentence, refuse
from tests.kernel.tiny import TINY, Draw, Hide, Roll, Said, Say, Win, by, does, table


def played():
    """A game in which everything of the small system happens; the version of each decision."""
    game = table(Options(reply_limit=60))
    made = {}
    made["one"] = does(game, "ann", Say("one"))
    made["back"] = does(game, "ben", Say("two"))
    game.undo("ben", made["back"] - 1)
    game.keep(ends.offer_draw(game.system, game.position, "ben"))
    made["roll"] = does(game, "ben", Roll())
    made["draw"] = does(game, "cid", Draw())
    for seat in ("ann", "ben", "cid"):
        made[f"hide {seat}"] = does(game, seat, Hide(2))
    made["more"] = does(game, "ann", Say("more"))
    made["win"] = does(game, "ann", Win())
    game.close()
    return game, made


GAME, MADE = played()
ENTRIES = [Codec(TINY).decode(v, encode_record(record)) for v, record in enumerate(GAME.records, 1)]


def today(kind, judge):
    """Other rules for one kind of decision."""

    def decide(out, seat, prompt, decision, chance):
        if isinstance(decision, kind):
            refused = judge(out, seat, decision, chance)
            if refused is None:
                out.prompt(seat, prompt.kind)
            return refused
        return TINY.rules.decide(out, seat, prompt, decision, chance)

    return by(decide)


def found(kind, judge):
    result = audit(today(kind, judge), ENTRIES)
    assert result.judged == len(MADE)
    return result


def test_under_the_rules_it_was_played_by_nothing_is_found():
    result = audit(TINY, ENTRIES)
    assert result.ok
    assert (result.judged, result.findings) == (len(MADE), ())


def test_a_decision_that_is_refused_today_is_named_with_the_rule_and_fails():
    def not_one(out, seat, decision, chance):
        if decision.word == "one":
            return refuse(Reason.AGAINST_THE_RULES, Sentence("One is not said.", "Jedna se neříká."), rule="T9")
        out.emit(Said(seat, decision.word))
        return None

    result = found(Say, not_one)
    assert not result.ok
    (finding,) = result.of(Grade.REFUSED)
    assert (finding.version, text(finding.said, "en"), finding.rule) == (MADE["one"], "One is not said. (T9)", "T9")
    assert result.findings == (finding,)


def test_a_decision_that_would_lead_elsewhere_is_found_once_and_does_not_cascade():
    """What follows is judged from the state that the log holds, not from the one that would be."""

    def twice(out, seat, decision, chance):
        out.emit(Said(seat, decision.word * (2 if decision.word == "one" else 1)))

    result = found(Say, twice)
    assert not result.ok
    assert [(f.version, f.grade, f.rule) for f in result.findings] == [(MADE["one"], Grade.OTHER_VIEWS, "")]


def test_a_position_that_todays_rules_cannot_judge_is_a_finding_and_the_next_is_judged():
    def lost(out, seat, decision, chance):
        raise KeyError(decision.word)

    result = found(Say, lost)
    assert [(f.version, f.grade) for f in result.findings] == [
        (MADE[name], Grade.REFUSED) for name in ("one", "back", "more")
    ]
    assert text(result.findings[0].said, "en") == "today's rules do not reach this position (KeyError: 'one')"


class Nothing(Event, frozen=True, tag="tiny.nothing.v1"):
    """Says nothing."""

    def apply(self, board):
        return board


def notes(note):
    """Rules by which who speaks first leaves a note that changes nothing on the board."""

    def decide(out, seat, prompt, decision, chance):
        if isinstance(decision, Say):
            out.emit(note)
        return TINY.rules.decide(out, seat, prompt, decision, chance)

    return by(decide, type(note))


def test_the_same_views_by_other_events_do_not_fail():
    result = audit(notes(Nothing()), ENTRIES)
    assert result.ok
    assert {f.version for f in result.of(Grade.OTHER_EVENTS)} == {MADE["one"], MADE["back"], MADE["more"]}
    assert {text(f.said, "en") for f in result.findings} == {"4 events instead of 3"}


class Noted(Event, frozen=True, tag="tiny.noted.v1"):
    """Says something that nobody sees."""

    word: str


def test_equal_count_with_one_different_event_is_detected():
    """The first that differs is named by its place and its tag."""
    game = table(Options(), system=notes(Noted("then")))
    version = does(game, "ann", Say("one"))
    then, now = notes(Noted("then")), notes(Noted("now"))
    entries = [Codec(then).decode(v, encode_record(record)) for v, record in enumerate(game.records, 1)]
    assert audit(then, entries).findings == ()
    result = audit(now, entries)
    assert result.ok
    (finding,) = result.of(Grade.OTHER_EVENTS)
    assert (finding.version, text(finding.said, "en")) == (version, "event 2 of 4 (tiny.noted.v1) has other values")


@pytest.mark.parametrize(
    "dice_and_rule", [(Dice(2, 6), "T0"), (Dice(1, 6), "T8")], ids=["other dice", "another purpose"]
)
def test_rules_that_ask_for_other_chance_are_found(dice_and_rule):
    dice, rule = dice_and_rule

    def roll(out, seat, decision, chance):
        rolled = chance.roll(Purpose(rule, seat, "roll"), dice)
        out.emit(DiceRolled(rolled.use, rolled.link, rolled.faces))

    result = found(Roll, roll)
    (finding,) = result.findings
    assert (finding.version, finding.grade, finding.rule) == (MADE["roll"], Grade.OTHER_VIEWS, rule)
    assert text(finding.said, "en") == f"asks for roll by {rule} of ben, which was not recorded"


def rolling(*things):
    """Rules by which who rolls, rolls for several things."""

    def decide(out, seat, prompt, decision, chance):
        for thing in things:
            rolled = chance.roll(Purpose("T0", seat, "roll", thing), Dice(1, 6))
            out.emit(DiceRolled(rolled.use, rolled.link, rolled.faces))
        out.prompt(seat, prompt.kind)

    return by(decide)


def test_stored_outcomes_are_matched_by_purpose_not_by_order():
    """Today's rules may roll the other way round; every roll still gets its own dice."""
    forward = rolling("first", "second")
    game = table(system=forward)
    version = does(game, "ann", Roll())
    entries = [Codec(forward).decode(v, encode_record(record)) for v, record in enumerate(game.records, 1)]
    result = audit(rolling("second", "first"), entries)
    assert [(f.version, f.grade, f.rule) for f in result.findings] == [(version, Grade.OTHER_EVENTS, "T0")]
    assert audit(forward, entries).findings == ()


def test_the_opening_is_judged_too():
    def asks_once(out, chance):
        for seat in out.board.seats:
            out.prompt(seat, "act")

    result = audit(replace(TINY, rules=replace(TINY.rules, start=asks_once)), ENTRIES)
    (finding,) = result.findings
    assert finding.grade == Grade.OTHER_VIEWS
    assert any(type(event).__name__ == "GameStarted" for event in GAME.events[finding.version - 1 :][:3])


def test_claim_against_a_late_seat_is_checked_with_its_pending_actions():
    """Before the start it is being taken, or entropy, that a seat is late with, not an answer."""
    game = table(Options(reply_limit=60), begun=False)
    game.take("ann")
    chance = game.chance(game.position.ledger)
    late = frozenset({"ben", "cid"})
    game.keep(ends.claim(game.system, game.position, "ann", frozenset(), chance, late, game.seeds()))
    codec = Codec(game.system)
    entries = [codec.decode(version, encode_record(record)) for version, record in enumerate(game.records, 1)]
    assert audit(game.system, entries).findings == ()


def test_undone_decisions_are_checked_in_place_and_later_ones_from_the_undo_target():
    def no_second_word(out, seat, decision, chance):
        if "two" in out.board.said:
            return refuse(Reason.AGAINST_THE_RULES, Sentence("Two was said.", "Dvě už padlo."), rule="T9")
        out.emit(Said(seat, decision.word))
        return None

    assert found(Say, no_second_word).findings == ()
