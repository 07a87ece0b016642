"""Law 2: what is listed is accepted, whatever else somebody might try is refused and changes nothing."""

from collections.abc import Callable, Iterable

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Reason
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import UNDAUNTED
from tests.bench.arena import SeededChance

MOST = 512

Universe = Callable[[Board, Prompt], Iterable[Decision]]
"""Whatever somebody might try at a prompt, at least all that is legal."""


def judge(position: Position, universe: Universe) -> None:
    """Try the universe on every open prompt."""
    board: Board = position.game.board
    before = msgspec.json.encode(board)
    for prompt in position.game.prompts:
        legal = UNDAUNTED.rules.legal(board, prompt)
        assert 1 <= len(legal) <= MOST and len(set(legal)) == len(legal)
        untried = set(legal)
        for decision in universe(board, prompt):
            out = Recorder(UNDAUNTED, position)
            refused = UNDAUNTED.rules.decide(out, prompt.seat, prompt, decision, SeededChance(0))
            assert (refused is None) == (decision in legal), decision
            untried.discard(decision)
            if refused is not None:
                assert out.events == []
                assert (
                    text(refused.said, "en")
                    and text(refused.said, "cs")
                    and text(refused.said, "en") != text(refused.said, "cs")
                )
                assert refused.reason == Reason.MALFORMED or refused.rule, decision
        assert not untried, "legal and not in the universe"
    assert msgspec.json.encode(board) == before
