"""A step is one value: whom it asks, what may be answered, how an answer continues it, how it is worded."""

import ast
from pathlib import Path

import pytest

import kronika.domain.undaunted
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.words import Reason, Sentence
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.contract import STEPS
from kronika.domain.undaunted.names import against
from kronika.domain.undaunted.rules.playing import EndTurn, Ready
from kronika.domain.undaunted.rules.step import Frame, Stop
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.view import DoingView
from tests.undaunted.position import position, side

CODE = Path(kronika.domain.undaunted.__path__[0])


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_fields_that_a_view_shows_are_fields_of_the_step(step):
    shown = set(step.shows)
    assert shown <= set(step.__struct_fields__) and shown <= set(DoingView.__struct_fields__)


def test_only_rules_distinguish_kinds_of_steps():
    named = {step.__name__ for step in STEPS}
    for path in CODE.rglob("*.py"):
        if path.relative_to(CODE).parts[0] not in ("rules", "campaign"):
            used = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
            assert not used & named, path


# --- a kind that no game has


class Resting(Frame, frozen=True, tag="resting.v1"):
    """A counter that can rest a while, and then must."""

    kind, answers, stops, shows = "rest", (Ready,), True, ("counter", "left")

    counter: str
    left: int

    def is_open(self, board):
        return self.left > 0

    def is_secret(self, board, ask):
        return self.left == 2

    def is_private(self, board, ask):
        return self.left == 1

    def options(self, board):
        return [Ready(self.counter)]

    def explain(self, board, decision):
        return against("X1", Sentence("Not he.", "Ten ne."))

    def carry_out(self, play, decision):
        play.replace(Resting(self.side, self.counter, self.left - 1))

    def said(self, board):
        return Sentence(f"{self.counter} rests", f"{self.counter} odpočívá")

    def half_done(self):
        return ActionName.RALLY


@pytest.fixture
def resting():
    game = position("a b", side(at="riflemen-a@a", hand="rifleman-a"), side(at="riflemen-a@b"))
    out = Recorder(UNDAUNTED, game.position)
    out.emit(e.FramePushed(Resting("german", "german-riflemen-a", 2)))
    out.prompt("german", "rest")
    game.position = out.position
    return game


def test_a_kind_added_as_a_value_is_asked_and_answered(resting):
    assert resting.legal("german") == (Ready("german-riflemen-a"), Stop())
    resting.do(Ready("german-riflemen-a"), "german")
    assert resting.board.frames == (Resting("german", "german-riflemen-a", 1),)
    assert resting.prompt("german").kind == "rest"


def test_it_refuses_what_it_does_not_list(resting):
    assert resting.refused(Ready("german-riflemen-b"), "german").rule == "X1"
    refused = resting.refused(EndTurn(), "german")
    assert (refused.reason, refused.accepted) == (Reason.MALFORMED, ("ready", "stop"))


def test_it_goes_on_by_itself_where_nobody_has_to_be_asked(resting):
    for _ in range(2):
        resting.do(Ready("german-riflemen-a"), "german")
    assert resting.board.frames == ()
    assert resting.prompt().kind == "play"


def test_it_is_left_by_stopping(resting):
    assert resting.do(Stop(), "german") == [e.FramePopped()]


def test_it_says_what_is_secret_and_what_is_private(resting):
    asked = resting.prompt("german")
    assert UNDAUNTED.rules.is_secret(resting.board, asked) and not UNDAUNTED.rules.is_private(resting.board, asked)
    resting.do(Ready("german-riflemen-a"), "german")
    asked = resting.prompt("german")
    assert UNDAUNTED.rules.is_private(resting.board, asked) and not UNDAUNTED.rules.is_secret(resting.board, asked)


def test_it_is_seen_and_said(resting):
    assert UNDAUNTED.view(resting.board).doing == DoingView(
        "german", ActionName.RALLY, counter="german-riflemen-a", left=2
    )
    said = UNDAUNTED.words.doing(resting.board)
    assert (text(said, "en"), text(said, "cs")) == ("german-riflemen-a rests", "german-riflemen-a odpočívá")
