"""Laws 1 and 4 of the design, at the level of the kernel: whatever happens to a game, its stream folds
to it, and an undo gives exactly the game it goes back to while the ledger goes on. The same over all
systems: tests/laws."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from kronika.domain.kernel import ends, seats, undo
from kronika.domain.kernel import events as e
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.game import blank, fold, fold_entries
from kronika.domain.kernel.log import Codec, encode_record
from kronika.domain.kernel.undo import UndoClass, undo_class
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.tools.cli.replaying import replay
from tests.examples import examples
from tests.kernel.random_games import games, random_game
from tests.kernel.tiny import TINY, Draw, Hide, Roll, Say, Settle, Win, does, table

SEATS = ("ann", "ben", "cid")
ROOT = Path(__file__).parents[2]
CODEC = Codec(TINY)
seat = st.sampled_from(SEATS)
decisions = st.one_of(
    st.builds(Say, st.sampled_from(["yes", "no"])), st.just(Roll()), st.just(Draw()), st.builds(Hide, st.integers(0, 4))
)


class EverythingThatCanHappen(RuleBasedStateMachine):
    """A game of the small system, with all that its seats can do besides deciding."""

    def __init__(self):
        super().__init__()
        self.game = table(e.Options(reply_limit=60))
        self.were = {self.game.position.version: self.game.position.game}

    def after(self):
        """Remember the game after what was just stored."""
        self.were[self.game.position.version] = self.game.position.game

    def keep(self, made):
        """Store it, or see that it was refused and changed nothing."""
        before = self.game.position
        if isinstance(made, Rejection):
            assert self.game.position is before
        else:
            self.game.keep(made)
            self.after()

    @property
    def running(self):
        return self.game.position.game.outcome is None and self.game.position.ledger.epoch.began

    @property
    def standing(self):
        """The versions that no undo took back, counted one by one."""
        left: list[int] = []
        for version, event in enumerate(self.game.events, 1):
            to = event.to if isinstance(event, e.Undone) else version
            left = [v for v in left if v <= to] + [version]
        return left

    @precondition(lambda self: self.running)
    @rule(who=seat, decision=decisions)
    def decide(self, who, decision):
        does(self.game, who, decision)
        self.after()

    @precondition(lambda self: self.running)
    @rule(who=seat)
    def win(self, who):
        does(self.game, who, Win())
        self.after()

    @precondition(lambda self: self.running)
    @rule(who=seat)
    def settle(self, who):
        does(self.game, who, Settle())
        assert not self.game.position.ledger.decisions
        self.after()

    @rule(who=seat, data=st.data())
    def ask_to_undo(self, who, data):
        made = list(self.game.position.ledger.decisions)
        if not made or self.game.position.ledger.closed:
            return
        to = data.draw(st.sampled_from(made)).version - 1
        since = self.game.events[to:]
        standing = self.standing
        others = [
            v
            for v in standing
            if v > to and isinstance(self.game.events[v - 1], e.DecisionMade) and self.game.events[v - 1].seat != who
        ]
        seen = any(hasattr(event, "use") or hasattr(event, "opens") for event in since)
        outcome = self.game.position.game.outcome
        settled = outcome is not None and outcome.how in ("resigned", "drawn", "claimed")
        free = not (seen or others or settled)
        assert undo_class(self.game.position, who, to) == (UndoClass.FREE if free else UndoClass.CONSENT)
        before = len(self.game.events)
        self.keep(undo.request(TINY, self.game.position, who, to, self.were[to]))
        if free and len(self.game.events) > before:
            assert self.game.events[before] == e.Undone(who, to, free=True)

    @precondition(lambda self: self.game.position.ledger.undo)
    @rule(data=st.data(), by=seat, how=st.sampled_from(["agree", "agree", "decline", "withdraw", "expire"]))
    def answer(self, data, by, how):
        asker = data.draw(st.sampled_from(sorted(self.game.position.ledger.undo)))
        asked = self.game.position.ledger.undo[asker]
        position = self.game.position
        match how:
            case "agree":
                self.keep(undo.agree(TINY, position, asker, by, self.were[asked.to]))
            case "decline":
                self.keep(undo.decline(TINY, position, asker, by))
            case "withdraw":
                self.keep(undo.withdraw(TINY, position, asker))
            case "expire":
                self.keep(undo.expire(TINY, position, asker))
        if isinstance(self.game.events[-1], e.Undone):
            assert self.game.position.game == self.were[asked.to]
            assert self.game.position.ledger.used == position.ledger.used

    @rule(who=seat, other=seat)
    def disagree(self, who, other):
        rolls = [v for v, event in enumerate(self.game.events, 1) if isinstance(event, e.DiceRolled)]
        if rolls:
            self.keep(ends.dispute(TINY, self.game.position, who, rolls[-1], "no"))
        self.keep(ends.decline_draw(TINY, self.game.position, other, who))

    @rule(who=seat)
    def offer_a_draw(self, who):
        self.keep(ends.offer_draw(TINY, self.game.position, who))

    @rule(who=seat)
    def resign(self, who):
        self.keep(ends.resign(TINY, self.game.position, who, self.game.chance(self.game.position.ledger)))

    @rule(who=seat)
    def leave_and_come_back(self, who):
        if self.game.position.ledger.epoch.began:
            self.keep(seats.leave(TINY, self.game.position, who, None))
            self.keep(seats.take(TINY, self.game.position, who, self.game.holder("another")))

    @rule()
    def begin_a_new_epoch(self):
        if self.game.position.ledger.epoch.began and not self.game.position.ledger.closed:
            self.game.renew()
            self.after()

    @rule(who=seat)
    def confirm(self, who):
        self.keep(ends.confirm(TINY, self.game.position, who, self.game.seeds()))

    @invariant()
    def the_stream_folds_to_the_game(self):
        numbered = list(enumerate(self.game.events, 1))
        assert fold(numbered, blank(TINY)) == self.game.position

    @invariant()
    def prompts_are_open_only_while_the_game_is(self):
        position = self.game.position
        assert bool(position.game.prompts) == (position.game.outcome is None)
        assert len({prompt.id for prompt in position.game.prompts}) == len(position.game.prompts)

    def teardown(self):
        """What was written is what happened, and every audience folds what it is given."""
        records = enumerate(self.game.records, 1)
        entries = [CODEC.decode(version, encode_record(record)) for version, record in records]
        assert [entry.events[0] for entry in entries] == self.game.events
        for audience in (PUBLIC, "ann"):
            folded = fold_entries(entries, blank(TINY, audience), audience)
            assert folded.ledger == self.game.position.ledger
            assert folded.game.prompts == self.game.position.game.prompts


EverythingThatCanHappen.TestCase.settings = examples(60, stateful_step_count=30)
TestEverythingThatCanHappen = EverythingThatCanHappen.TestCase


# --- with the rules of Normandy


few = examples(12)


def test_two_games_made_alike_from_one_seed_are_the_same_to_the_byte():
    one, other, another = random_game("3", 1, 60), random_game("3", 1, 60), random_game("3", 2, 60)
    assert one.export() == other.export() != another.export()


@few
@given(games)
def test_stepping_through_a_log_ends_where_folding_it_does(game):
    steps = replay(parse(game.export()).records, REFEREE).steps
    assert steps[-1].position == game.position
    assert [step.first for step in steps[1:]] == [step.last + 1 for step in steps[:-1]]
