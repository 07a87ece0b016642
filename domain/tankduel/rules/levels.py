"""TD13, TD22: what a tank can do at this moment, and how many cards its player holds."""

from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.tanks import Levels, Quality, Role
from kronika.domain.tankduel.rules.ground import standing_in
from kronika.domain.tankduel.rules.mud import in_deep_mud
from kronika.domain.tankduel.state import Board, Tank

GUN_HIT = 3
RED_ZONE = 400
BASE_LIMIT, PER_TANK = 4, 2


def place_of_gunner(board: Board, tank: Tank) -> Role:
    """Where the gun is fired from."""
    roles = {post.role for post in board.kind(tank).crew}
    return Role.COMMANDER_GUNNER if Role.COMMANDER_GUNNER in roles else Role.GUNNER


def can_drive(board: Board, tank: Tank) -> bool:
    """TDR5: whether order icons can raise the Move level at all: somebody drives, and the tracks hold."""
    return tank.man_in(Role.DRIVER) is not None and not (
        tank.immobilised and _by_tracks(board.kind(tank).move, tank) == 0
    )


def can_shoot(board: Board, tank: Tank) -> bool:
    """TD13: whether somebody is at the gun."""
    return tank.man_in(place_of_gunner(board, tank)) is not None


def move_level(board: Board, tank: Tank) -> int:
    """TD13: the Move level before order icons, in the order of TDR7."""
    driver = tank.man_in(Role.DRIVER)
    if driver is None:
        return 0
    level = _by_tracks(board.kind(tank).move, tank)
    if driver.role != Role.DRIVER:
        level -= 1 if driver.role == Role.BACKUP_DRIVER else 2
    if tank.commander_dead:
        level -= 1
    fog, mud = board.mission.fog, board.mission.mud
    if fog is not None:
        level = min(level, fog.move)
    if mud is not None and in_deep_mud(board, tank):
        level -= mud.german if tank.nation == Nation.GERMAN else mud.soviet
    return max(0, level)


def fire_level(board: Board, tank: Tank) -> int:
    """TD13: the Fire level before order icons, in the order of TDR7."""
    place = place_of_gunner(board, tank)
    gunner = tank.man_in(place)
    if gunner is None:
        return 0
    kind = board.kind(tank)
    level = kind.fire.normal if kind.turret else _by_tracks(kind.fire, tank)
    if gunner.role != place:
        level -= 1
    if tank.man_in(Role.LOADER) is None:
        level -= 1
    if tank.commander_dead:
        level -= 1
    level = max(0, level - GUN_HIT * tank.gun_hits)
    halved = any(ground.halves_fire for ground in standing_in(board, tank))
    return (level + 1) // 2 if halved else level


def _by_tracks(levels: Levels, tank: Tank) -> int:
    """TD71, TDR12: a level with the tracks as they are."""
    if tank.immobilised:
        return levels.immobilised or 0
    if tank.damaged:
        return levels.damaged if levels.damaged is not None else (levels.normal + 1) // 2
    return levels.normal


def hand_limit(board: Board, seat: str) -> int:
    """TD22, TDR2."""
    own = board.own(seat)
    return max(BASE_LIMIT + sum(_cards_for(tank) for tank in own), len(own))


def _cards_for(tank: Tank) -> int:
    quality = {Quality.ELITE: 1, Quality.GREEN: -1}.get(tank.quality, 0)
    trouble = tank.on_fire + tank.broken + tank.commander_dead
    return PER_TANK + (abs(tank.range) <= RED_ZONE) + quality - trouble
