"""Golden saves: a game that a release left half done is continued to its end by every later one."""

from kronika.domain.kernel.bots import Choice
from kronika.domain.kernel.events import applied_to_board
from kronika.domain.kernel.game import Recorder, blank, decide, fold_entries
from kronika.domain.noretreat.system import STEPS as NORETREAT_STEPS
from kronika.domain.tankduel.rules.round import Picking
from kronika.domain.tankduel.system import TANKDUEL, TASKS
from kronika.domain.undaunted.contract import STEPS
from kronika.domain.undaunted.rules.casualties import Exerted
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.library.policies import RandomPolicy, usual_policy
from tests.bench.arena import SeededChance
from tests.foray.state import Burying, Raid
from tests.foray.system import FORAY
from tests.golden.files import EVERY_LOG, LOGS, each, logs_of, read

SAVES = [path for path in EVERY_LOG if "save-" in path.name]
LONG = logs_of("noretreat")
LONG_SAVES = [path for path in SAVES if path in LONG]
"""Their games go on for a thousand decisions."""
CAP = 12_000
FEW = 100
"""Decisions by which a half-finished move and what it led to are done."""


def position_of(path):
    system, entries = read(path)
    return system, fold_entries(entries, blank(system))


def continued(system, position, decisions=CAP):
    """The game continued by bots, to its end or for a number of decisions."""
    policy = RandomPolicy(1) if system is FORAY else usual_policy(system, 1)
    chance = SeededChance(1)
    for number in range(decisions):
        if position.game.outcome is not None:
            break
        board = position.game.board
        prompt = next(prompt for prompt in position.game.prompts if not prompt.optional)
        choices = [Choice(decision, system.odds(board, decision)) for decision in system.rules.legal(board, prompt)]
        chosen = policy.choose(prompt.seat, system.scene(board), system.view(board), prompt.kind, choices)
        made = decide(system, position, prompt.seat, prompt.id, str(number), chosen.decision, chance)
        assert isinstance(made, Recorder), made
        position = made.position
    return position


@each(LONG_SAVES, LONG_SAVES)
def test_it_stops_half_way_and_is_continued(path):
    system, position = position_of(path)
    assert position.game.prompts and position.game.outcome is None
    assert is_sound(path, continued(system, position, FEW))


@each(SAVES, longest=LONG_SAVES)
def test_it_stops_half_way_and_is_continued_to_its_end(path):
    system, position = position_of(path)
    assert position.game.prompts and position.game.outcome is None
    prompt = position.game.prompts[0]
    assert system.rules.legal(position.game.board, prompt)
    end = continued(system, position)
    assert end.game.outcome is not None
    assert is_sound(path, end)


def is_sound(path, position):
    system, entries = read(path)
    opening = [event for entry in entries for event in entry.events if applied_to_board(type(event))][:1]
    return system.log_checks.check_board(tuple(opening), position.game.board) == ""


def test_there_is_a_save_for_each_kind_of_frame_on_top_where_somebody_can_be_asked_about_it():
    boards = [position_of(path)[1].game.board for path in SAVES if path in logs_of("undaunted")]
    assert {type(board.frames[-1]) for board in boards if board.frames} == set(STEPS) - {Exerted}
    assert any(isinstance(frame, Exerted) for board in boards for frame in board.frames)
    small = [position_of(path)[1].game.board for path in SAVES if path not in LOGS]
    assert {type(board.frame) for board in small if board.frame is not None} == {Raid, Burying}


def test_Tank_Duel_has_one_for_each_task_with_a_prompt():
    boards = [position_of(path)[1].game.board for path in SAVES if read(path)[0] is TANKDUEL]
    asks = {task for task in TASKS if "script" in vars(task)}
    assert {type(board.agenda[0]) for board in boards} == asks | {Picking}
    assert any(board.building for board in boards), "an action that is being put together"


def test_No_Retreat_has_one_for_each_frame_with_a_prompt():
    positions = [position_of(path)[1] for path in SAVES if path in LONG]
    assert {type(position.game.board.frames[-1]) for position in positions} == {
        step for step in NORETREAT_STEPS if step.asks
    }
    assert "choose_terrain_hex" in {position.game.prompts[0].kind for position in positions}


def test_there_is_one_with_the_pick_of_one_side_made():
    positions = [position_of(path)[1] for path in SAVES]
    assert any(
        len(position.game.board.picks) == 2 for path, position in zip(SAVES, positions, strict=True) if path not in LOGS
    )
    positions = [position for path, position in zip(SAVES, positions, strict=True) if read(path)[0] is UNDAUNTED]
    assert any(
        [prompt.kind for prompt in position.game.prompts] == ["initiative"]
        and sorted(len(side.pick) for side in position.game.board.sides.values()) == [0, 1]
        for position in positions
    )
