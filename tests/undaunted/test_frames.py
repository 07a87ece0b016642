"""A frame is one value: whom it asks what, what may be answered, how an answer goes on, how it is said."""

import ast
from pathlib import Path

import pytest

import kronika.domain.undaunted
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.words import Reason, Sentence
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted import frames as f
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.names import against
from kronika.domain.undaunted.rules.question import STOP, Answer, FrameKind, Question, judged
from kronika.domain.undaunted.rules.questions import ANSWERS, FRAMES, QUESTIONS
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.view import DoingView
from tests.undaunted.position import position, side

CODE = Path(kronika.domain.undaunted.__path__[0])


def test_every_kind_of_frame_is_a_value_and_every_decision_an_answer():
    assert FRAMES.keys() == set(f.Frame.__args__)
    assert ANSWERS.keys() == set(d.Decision.__args__)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.__name__)
def test_what_a_view_shows_of_a_frame_is_in_it(frame):
    shown = set(FRAMES[frame].shows)
    assert shown <= set(frame.__struct_fields__) and shown <= set(DoingView.__struct_fields__)


def test_no_module_but_the_rules_tells_one_kind_of_frame_from_another():
    named = {kind.__name__ for kind in FRAMES}
    for path in CODE.rglob("*.py"):
        if path.relative_to(CODE).parts[0] not in ("rules", "frames.py"):
            used = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
            assert not used & named, path


# --- a kind that no game has


class Resting(f.FrameBase, frozen=True, tag="resting.v1"):
    """A counter that may rest a while, and then must."""

    counter: str
    left: int


def _options(board, frame):
    return [d.Ready(frame.counter), d.Stop()]


def _rest(out, chance, frame, decision):
    out.emit(e.FrameReplaced(Resting(frame.side, frame.counter, frame.left - 1)))


RESTING = FrameKind[Resting](
    say=lambda board, frame: Sentence(f"{frame.counter} rests", f"{frame.counter} odpočívá"),
    shows=("counter", "left"),
    action=lambda frame: ActionName.RALLY,
    question=Question(
        kind="rest",
        asks=Sentence("Rest?", "Odpočívat?"),
        answers={
            d.Ready: Answer(lambda board, decision: Sentence("Rest", "Odpočívat")),
            d.Stop: STOP,
        },
        options=_options,
        decide=judged(_options, _rest, lambda board, frame, decision: against("X1", Sentence("Not he.", "Ten ne."))),
        is_secret=lambda board, frame: frame.left == 2,
        is_private=lambda board, frame: frame.left == 1,
    ),
    is_open=lambda board, frame: frame.left > 0,
)


@pytest.fixture
def resting(monkeypatch):
    monkeypatch.setitem(FRAMES, Resting, RESTING)
    monkeypatch.setitem(QUESTIONS, "rest", RESTING.question)
    game = position("a b", side(at="riflemen-a@a", hand="rifleman-a"), side(at="riflemen-a@b"))
    out = Recorder(UNDAUNTED, game.position)
    out.emit(e.FramePushed(Resting("german", "german-riflemen-a", 2)))
    out.prompt("german", "rest")
    game.position = out.position
    return game


def test_a_kind_added_as_a_value_is_asked_and_answered(resting):
    asked = resting.prompt("german")
    assert text(UNDAUNTED.words.prompt(resting.board, asked), "en") == "Rest?"
    assert resting.legal("german") == (d.Ready("german-riflemen-a"), d.Stop())
    resting.do(d.Ready("german-riflemen-a"), "german")
    assert resting.board.frames == (Resting("german", "german-riflemen-a", 1),)
    assert resting.prompt("german").kind == "rest"


def test_it_refuses_what_it_does_not_list(resting):
    assert resting.refused(d.Ready("german-riflemen-b"), "german").rule == "X1"
    refused = resting.refused(d.EndTurn(), "german")
    assert (refused.reason, refused.accepted) == (Reason.MALFORMED, ("ready", "stop"))


def test_it_goes_on_by_itself_where_nobody_has_to_be_asked(resting):
    for _ in range(2):
        resting.do(d.Ready("german-riflemen-a"), "german")
    assert resting.board.frames == ()
    assert resting.prompt().kind == "play"


def test_it_is_left_by_stopping(resting):
    assert resting.do(d.Stop(), "german") == [e.FramePopped()]


def test_it_says_what_is_secret_and_what_is_private(resting):
    asked = resting.prompt("german")
    assert UNDAUNTED.rules.is_secret(resting.board, asked) and not UNDAUNTED.rules.is_private(resting.board, asked)
    resting.do(d.Ready("german-riflemen-a"), "german")
    asked = resting.prompt("german")
    assert UNDAUNTED.rules.is_private(resting.board, asked) and not UNDAUNTED.rules.is_secret(resting.board, asked)


def test_it_is_seen_and_said(resting):
    assert UNDAUNTED.view(resting.board).doing == DoingView(
        "german", ActionName.RALLY, counter="german-riflemen-a", left=2
    )
    said = UNDAUNTED.words.doing(resting.board)
    assert (text(said, "en"), text(said, "cs")) == ("german-riflemen-a rests", "german-riflemen-a odpočívá")
