"""TD14–TD16, TD20: where tanks stand, what covers them, how far they are apart and whom they see."""

from domain.kernel.events import Part
from domain.tankduel.content import Terrain
from domain.tankduel.state import Board, Tank

MOTION_COVER = 30
EDGE = 1000
STEP = 200


def standing_in(board: Board, tank: Tank) -> Terrain | None:
    """TD14, TD15: the terrain in which a tank stands; None: it is in motion."""
    if tank.in_motion:
        return None
    if not tank.box.terrain:
        return board.terrain(board.battle.mission.ground)
    return terrain_on(board, tank.box.terrain)


def terrain_on(board: Board, card: int) -> Terrain:
    """The terrain of a terrain card."""
    half = next(half for half in board.card(card).halves if half.terrain)
    return board.terrain(half.terrain)


def firing_range(one: Tank, other: Tank) -> int:
    """TD16."""
    return abs(one.range + other.range)


def in_sight(board: Board, watcher: Tank, target: Tank) -> bool:
    """TD20: whether a tank has line of sight to another."""
    return True


def cover_parts(board: Board, tank: Tank) -> tuple[Part, ...]:
    """TD53: what covers a tank, each part taken from the chance to hit it."""
    ground = standing_in(board, tank)
    parts = []
    if ground is None:
        parts.append(Part("in_motion", "TD14", -MOTION_COVER))
    elif ground.cover:
        parts.append(Part(ground.id, "TD15", -ground.cover))
    if tank.box.smoke:
        parts.append(Part("smoke", "TD37", -board.terrain("smoke").cover))
    return tuple(parts)


def slope(board: Board, shooter: Tank, target: Tank) -> int:
    """TD15: penetration +1 down from a hill, -1 up to one, nothing from hill to hill."""
    high = [ground is not None and ground.high for ground in (standing_in(board, one) for one in (shooter, target))]
    return high[0] - high[1]


def conceal_value(board: Board, tank: Tank) -> int | None:
    """TD40: the concealment value of where a tank stands."""
    ground = standing_in(board, tank)
    return None if ground is None else ground.conceal


def hull_down_value(board: Board, tank: Tank) -> int | None:
    """TD39: the hull-down value of where a tank stands."""
    ground = standing_in(board, tank)
    return None if ground is None else ground.hull_down
