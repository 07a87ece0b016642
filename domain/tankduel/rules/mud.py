"""TD98: deep mud, and the roads through it."""

from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.ground import Terrain
from kronika.domain.tankduel.state import Board, Tank

MUD = "mud"


def on_roads(board: Board, nation: Nation) -> tuple[Tank, ...]:
    """The tanks of a nation on a road; mud on top suspends it."""
    return tuple(
        tank for tank in board.in_play if tank.nation == nation and tank.box.road and not lies_in(board, tank, MUD)
    )


def lies_in(board: Board, tank: Tank, terrain: str) -> bool:
    """Whether a terrain card of this kind lies on a tank."""
    return bool(tank.box.terrain) and any(half.terrain == terrain for half in board.card(tank.box.terrain).halves)


def in_deep_mud(board: Board, tank: Tank) -> bool:
    """Whether deep mud holds for a tank: without a road for its nation; with one for who is ahead of the lead tank,
    that is at a lower own range (TDR84)."""
    if board.mission.mud is None or board.lifted:
        return False
    leads = on_roads(board, tank.nation)
    return not leads or (len(leads) == 1 and tank.range < leads[0].range)


def is_led(board: Board, nation: Nation) -> bool:
    """Whether lead-tank limits hold for a nation: it has one tank on a road."""
    return board.mission.mud is not None and not board.lifted and len(on_roads(board, nation)) == 1


def bars_flanks(board: Board, tank: Tank) -> bool:
    """Whether a tank can put no flank."""
    return in_deep_mud(board, tank) or is_led(board, tank.nation)


def within_column(board: Board, tank: Tank, to: int) -> bool:
    """Lead-tank limits: nobody moves farther forward than the lead tank, but the lead tank itself and who is in deep
    mud."""
    if not is_led(board, tank.nation) or in_deep_mud(board, tank):
        return True
    (lead,) = on_roads(board, tank.nation)
    return lead.id == tank.id or to >= lead.range


def deepened(board: Board, tank: Tank, ground: Terrain) -> int:
    """By what the effects of a mud card are multiplied."""
    return 2 if ground.id == MUD and in_deep_mud(board, tank) else 1


def roads_left(board: Board) -> int:
    """The road cards that nobody has taken yet."""
    if board.mission.mud is None:
        return 0
    laid = sum(tank.box.road for tank in board.in_play)
    return board.mission.mud.roads - sum(board.roads.values()) - laid - board.wrecked
