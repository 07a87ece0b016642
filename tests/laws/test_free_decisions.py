"""The law of decisions that a client makes on one click, over every system, pack and scenario: one that is called free
is free."""

import random

from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.undo import UndoClass, stays_free, undo_class
from tests.examples import examples
from tests.laws.tables import TABLES, each, played

STEPS = 12


@each(TABLES)
@examples(3)
@given(seed=st.integers(0, 2**32), decisions=st.integers(1, 80))
def test_a_decision_that_stays_free_is_taken_back_alone_and_asks_nobody_else(table, seed, decisions):
    game, chooser = played(table, seed, decisions), random.Random(seed)
    for _ in range(STEPS):
        if not game.position.game.prompts:
            return
        asked = chooser.choice(game.position.game.prompts)
        seen, before = game.seen_by(asked.seat).game, game.position.game.prompts
        prompt = seen.prompt(asked.id)
        decision = chooser.choice(game.system.rules.legal(seen.board, prompt))
        free, version = stays_free(game.system, seen, prompt, decision), game.position.version
        game.decide(asked.seat, asked.id, decision)
        now = game.position
        if free:
            assert undo_class(now, asked.seat, version) == UndoClass.FREE and now.game.outcome is None
            assert all(one.seat == asked.seat or one in before for one in now.game.prompts)
