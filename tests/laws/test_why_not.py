"""The laws of asking why something cannot be chosen, over every system, pack and scenario: there is an answer for
whatever a seat is shown, and it follows from what the seat may know."""

import random

from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.formats import HANDLE
from kronika.domain.kernel.game import blank, fold_entries
from kronika.library.offline import OfflineGame
from tests.examples import examples
from tests.laws.tables import TABLES, each, entries_of, played
from tests.laws.test_drawing import handles_in
from tests.pointing import why

few = examples(3)
each_table = each(TABLES)
seeds = st.integers(0, 2**32)
lengths = st.integers(1, 80)
SHOWN = 12


def attempts(game: OfflineGame, seat: str, chooser: random.Random) -> list[tuple[int, tuple[str, ...]]]:
    """Things that a seat is shown and cannot choose, at first or on the way to a decision, each with its prompt."""
    board, drawing = game.at(len(game.events), seat).game.board, game.system.rendering
    shown = handles_in(drawing.panels(board, "en"))
    found = []
    for prompt in game.position.game.prompts:
        if prompt.seat == seat:
            ways = [drawing.handles(board, one) for one in game.system.rules.legal(board, prompt)]
            begun = chooser.choice(ways)
            for path in ((), begun[: chooser.randrange(len(begun))]):
                lit = {way[len(path)] for way in ways if way[: len(path)] == path}
                dark = sorted(shown - lit)
                found += [(prompt.id, (*path, one)) for one in chooser.sample(dark, min(SHOWN, len(dark)))]
    return found


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_each_handle_that_is_not_lit_gives_a_rule_or_the_question(table, seed, decisions):
    game = played(table, seed, decisions)
    for seat in game.seats:
        position = game.at(len(game.events), seat).game
        for id, pointed in attempts(game, seat, random.Random(seed)):
            prompt = position.prompt(id)
            assert all(map(HANDLE.fits, pointed))
            rule, said = why(game.system, position.board, prompt, *pointed)
            assert bool(rule) == bool(said), pointed
            assert text(game.system.words.prompt(position.board, prompt), "cs").strip()


@each_table
@few
@given(seed=seeds, decisions=lengths)
def test_law_5_the_reason_is_made_of_what_the_seat_was_given(table, seed, decisions):
    """Whoever holds the records that were cut to a seat finds the same reason."""
    game = played(table, seed, decisions)
    for seat in game.seats:
        whole = game.at(len(game.events), seat).game
        given_ = fold_entries(entries_of(game, seat), blank(game.system, seat)).game
        for id, pointed in attempts(game, seat, random.Random(seed))[::4]:
            assert why(game.system, given_.board, given_.prompt(id), *pointed) == why(
                game.system, whole.board, whole.prompt(id), *pointed
            )
