"""TD91–TD96: what missions count."""

from domain.kernel.system import Emitter
from domain.tankduel import events as e
from domain.tankduel.content import Admin, Final, Nation
from domain.tankduel.state import Board, Tank

FINAL = 10
"""Points for the end of a mission."""


def points_in_step(board: Board, tank: Tank) -> int:
    """TD24: what a tank gets in its administrative step."""
    match board.mission.admin:
        case Admin.PLACE:
            return int(bool(tank.box.mission))
        case Admin.ALONE:
            return int(bool(tank.box.mission) and not board.on_places(tank.nation.enemy))
        case Admin.ACROSS:
            return across(board, tank.nation)
    return 0


def across(board: Board, nation: Nation) -> int:
    """TD95: how many tanks of a nation are on the bridge or across."""
    return sum(tank.nation == nation and (bool(tank.box.mission) or tank.range < 0) for tank in board.in_play)


def final_points(board: Board) -> Nation | None:
    """TD77: who gets the points of the end; None: nobody."""
    german, soviet = (_counted(board, nation) for nation in (Nation.GERMAN, Nation.SOVIET))
    if board.mission.final in (Final.NOTHING, Final.KING):
        return None
    if board.mission.final != Final.MORE and german and soviet:
        return None
    if german == soviet:
        return None
    return Nation.GERMAN if german > soviet else Nation.SOVIET


def _counted(board: Board, nation: Nation) -> int:
    return across(board, nation) if board.mission.final == Final.ACROSS else board.on_places(nation)


def gets_through(board: Board, tank: Tank) -> bool:
    """TD94: whether an attacker has reached the range at which it leaves."""
    breakout = board.mission.breakout
    return breakout is not None and tank.nation == board.battle.attacker and tank.range <= breakout.exit


def exit_battle(out: Emitter, tank: str) -> None:
    """TD94: the tank leaves at once; TD75: it is not eliminated."""
    breakout = out.board.mission.breakout
    assert breakout is not None, "only in a breakout tanks get through"
    out.emit(e.Scored(tank, breakout.vp))
    out.emit(e.TankExited(tank))


def winner(board: Board) -> tuple[Nation | None, str]:
    """TD77: who has won, and by what; None: a draw."""
    attacker = board.battle.attacker
    if attacker is not None and not board.exits:
        return attacker.enemy, "held"
    for how, sums in _measures(board):
        german, soviet = sums
        if german != soviet:
            return (Nation.GERMAN if german > soviet else Nation.SOVIET), how
    return None, "draw"


def _measures(board: Board) -> list[tuple[str, tuple[int, int]]]:
    """What counts, one thing after another, for Germans and Soviets."""

    def of(what: str) -> tuple[int, int]:
        return board.sum_of(Nation.GERMAN, what), board.sum_of(Nation.SOVIET, what)

    places = board.on_places(Nation.GERMAN), board.on_places(Nation.SOVIET)
    if board.mission.final == Final.KING:
        return [("king", places), ("medals", of("medals"))]
    tie = [("places", places)] if board.mission.tie_by_places else []
    return [("points", of("vp")), *tie, ("medals", of("medals"))]
