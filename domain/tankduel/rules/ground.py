"""TD14–TD16, TD20, TD90: where tanks stand, what covers them, how far they are apart and whom they see."""

from kronika.domain.kernel.events import Part
from kronika.domain.tankduel.content.ground import Terrain
from kronika.domain.tankduel.state import Board, Tank

MOTION_COVER = 30
HEAVY_FOG = "heavy_fog"
EDGE = 1000
STEP = 200


def standing_in(board: Board, tank: Tank) -> tuple[Terrain, ...]:
    """TD14, TD15: the terrains that count for a tank: of a mission card and of a terrain card together, else default
    terrain; none: it is in motion."""
    if tank.in_motion:
        return ()
    box = tank.box
    mission = (board.terrain(box.mission),) if box.mission else ()
    laid = (terrain_on(board, box.terrain),) if box.terrain else ()
    road = (board.terrain("road"),) if box.road else ()
    return (*mission, *laid, *road) or (board.terrain(board.mission.ground),)


def terrain_on(board: Board, card: int) -> Terrain:
    """The terrain of a terrain card."""
    half = next(half for half in board.card(card).halves if half.terrain)
    return board.terrain(half.terrain)


def firing_range(one: Tank, other: Tank) -> int:
    """TD16."""
    return abs(one.range + other.range)


def cover_parts(board: Board, tank: Tank) -> tuple[Part, ...]:
    """TD53: what covers a tank, each part taken from the chance to hit it."""
    parts = [Part(ground.id, "TD15", -ground.cover) for ground in standing_in(board, tank) if ground.cover]
    if tank.in_motion:
        parts.append(Part("in_motion", "TD14", -MOTION_COVER))
    if tank.box.smoke:
        parts.append(Part("smoke", "TD37", -board.terrain("smoke").cover))
    if tank.heavy and board.mission.fog is not None:
        parts.append(Part(HEAVY_FOG, "TD97", -board.mission.fog.heavy_cover))
    return tuple(parts)


def slope(board: Board, shooter: Tank, target: Tank) -> int:
    """TD15: penetration +1 down from a hill, -1 up to one, nothing from hill to hill; TD95: and by the slopes of a
    ravine."""
    return uphill(board, shooter) - uphill(board, target) + _ravine(board, shooter, target)


def uphill(board: Board, tank: Tank) -> int:
    """TD15: 1 if a tank is on a hill."""
    return int(any(ground.high for ground in standing_in(board, tank)))


def _ravine(board: Board, shooter: Tank, target: Tank) -> int:
    here, there = abs(shooter.range), abs(target.range)
    if not board.mission.ridge or here > board.mission.ridge:
        return 0
    return (here > there) - (here < there)


def conceal_value(board: Board, tank: Tank) -> int | None:
    """TD40, TDR56: the concealment value of where a tank stands."""
    return next((ground.conceal for ground in standing_in(board, tank) if ground.conceal is not None), None)


def hull_down_value(board: Board, tank: Tank) -> int | None:
    """TD39, TDR56: the hull-down value of where a tank stands."""
    return next((ground.hull_down for ground in standing_in(board, tank) if ground.hull_down is not None), None)


# --- line of sight


def in_sight(board: Board, watcher: Tank, target: Tank) -> bool:
    """TD20: whether a tank has line of sight to another; TDR29: its own."""
    return _over_ridge(board, watcher, target) and firing_range(watcher, target) <= _sight(board, watcher, target)


def _over_ridge(board: Board, one: Tank, other: Tank) -> bool:
    """TD95: from the plain nobody sees into the ravine."""
    inner, outer = sorted((abs(one.range), abs(other.range)))
    return not board.mission.ridge or not inner < board.mission.ridge < outer


def _sight(board: Board, watcher: Tank, target: Tank) -> int:
    """How far a tank sees another; TDR31: in heavy weather as the counters say."""
    mission = board.mission
    if mission.fog is not None and watcher.heavy:
        return mission.fog.heavy_sight
    if mission.place_sight and watcher.box.mission and target.box.mission:
        return mission.place_sight
    return mission.sight or 2 * EDGE


def sights(board: Board) -> frozenset[tuple[str, str]]:
    """TD90: who has line of sight to whom."""
    return frozenset(
        (one.id, other.id) for one in board.in_play for other in board.enemies(one) if in_sight(board, one, other)
    )
