"""What chance a decision has, as the seat asked can know it."""

from typing import Any

from domain.kernel.system import Odds
from domain.tankduel import decisions as d
from domain.tankduel.frames import Acting, Shot
from domain.tankduel.rules.aiming import to_hit
from domain.tankduel.rules.building import targets
from domain.tankduel.rules.checks import chances
from domain.tankduel.state import Board


def odds(board: Board, decision: Any) -> Odds | None:
    """Of a target of a shot that is being put together: the chance to hit before a Fire card is chosen (TD53)."""
    task = board.agenda[0] if board.agenda else None
    fires = isinstance(task, Acting) and board.building[:1] == (d.Act(d.Action.FIRE),)
    if not isinstance(decision, d.Aim) or not isinstance(task, Acting) or not fires:
        return None
    if decision.tank not in targets(board, board.tanks[task.tank]):
        return None
    goal = to_hit(board, Shot(task.tank, decision.tank))
    wins, outcomes = chances(goal, board, board.elsewhere)
    return Odds(goal.target, goal.parts, 0, wins, outcomes)
