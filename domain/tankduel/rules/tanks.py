"""TD13–TD16, TD20, TD22, TD90, TD98: a tank as it stands: its ground, its levels, whom it sees."""

from collections.abc import Sequence

from kronika.domain.kernel.events import Part
from kronika.domain.tankduel.content.pieces import EDGE, STEP, AtGun, Levels, Mark, Nation, Quality, Role, Terrain
from kronika.domain.tankduel.state import Board, Tank
from kronika.domain.tankduel.state import Man as Crewman

MOTION_COVER = 30
HEAVY_FOG = "heavy_fog"


def standing_in(board: Board, tank: Tank) -> tuple[Terrain, ...]:
    """TD14, TD15: the terrains that count for a tank: those of its mission card and its terrain card, or else default
    terrain. The result is empty if the tank is in motion."""
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
    """TD53: the parts of a tank's cover, each subtracted from the chance to hit it."""
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
    """TD90: the pairs of enemies with line of sight from the first to the second."""
    return frozenset(
        (one.id, other.id) for one in board.in_play for other in board.enemies(one) if in_sight(board, one, other)
    )


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


# --- whom it can reach

FLANK_TOKENS = 2
"""Flank tokens of a tank."""
FIELD_REACH, CITY_REACH = 600, 400
"""Own ranges, counted absolute, up to which infantry attacks."""


def can_go(board: Board, tank: Tank, to: int, *, covers: bool = False) -> bool:
    """TDR6, TDR62, TD95: whether a tank may move to an own range, within the edge and the exit. A bridge holds one
    tank, which bars it, and no terrain."""
    breakout = board.mission.breakout
    if abs(to) > EDGE or not within_column(board, tank, to):
        return False
    if breakout is not None and tank.nation == board.battle.attacker and to < breakout.exit:
        return False
    places = board.mission.places
    if places is None or not places.forced:
        return True
    barred = not board.places_left and not tank.box.mission
    crosses = min(tank.range, to) <= 0 <= max(tank.range, to) and tank.range != 0
    return not (barred and crosses) and not (covers and to == 0)


def flankers(board: Board, tank: Tank) -> tuple[str, ...]:
    """The tanks whose Flank tokens lie before a tank."""
    return tuple(one.id for one in board.enemies(tank) if tank.id in one.flanks)


def flankable(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD33, TDR22: the spotted enemies before whom a free token can be put."""
    if len(tank.flanks) >= FLANK_TOKENS:
        return ()
    return tuple(one for one in seen_by(board, tank) if one not in tank.flanks)


def seen_by(board: Board, tank: Tank) -> Sequence[str]:
    """TD17, TD90: the enemies that a tank sees and has line of sight to, in order."""
    return [one.id for one in board.enemies(tank) if one.id in tank.spots and in_sight(board, tank, one)]


def targets(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD52: the enemies that a tank may fire at; TD80: only tanks."""
    table = board.kind(tank).gun.to_hit
    return tuple(one for one in seen_by(board, tank) if firing_range(tank, board.tanks[one]) // STEP < len(table))


def unseen_by(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD38: the enemies in line of sight that a tank does not see yet."""
    return tuple(one.id for one in board.enemies(tank) if one.id not in tank.spots and in_sight(board, tank, one))


def moving_enemies(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD47, TDR28: the enemies in motion."""
    return tuple(one.id for one in board.enemies(tank) if one.in_motion)


def gun_targets(board: Board, tank: Tank, gun: str) -> tuple[str, ...]:
    """TD79: the enemies that a gun can reach; it needs no spot."""
    table = board.scene.guns[gun].to_hit
    return tuple(one.id for one in board.enemies(tank) if gun_range(board, gun, one) // STEP < len(table))


def is_awake(board: Board, tank: Tank) -> bool:
    """TD82, TD98: whether infantry fights, and that of a nation may act."""
    idle = board.mission.drive is not None and tank.nation == Nation.GERMAN and not board.awake
    return bool(board.battle.infantry) and not idle


def infantry_targets(board: Board, tank: Tank) -> tuple[str, ...]:
    """TD84: the enemies at rest within reach of infantry."""
    reach = CITY_REACH if board.mission.city else FIELD_REACH
    if not is_awake(board, tank):
        return ()
    return tuple(one.id for one in board.enemies(tank) if not one.in_motion and abs(one.range) <= reach)


def gun_range(board: Board, gun: str, target: Tank) -> int:
    """TD79: how far a tank is from an anti-tank gun."""
    place = next(one.range for one in board.battle.guns if one.gun == gun)
    return abs(place + target.range)


def reached(board: Board, nation: str) -> int:
    """TD82: how far the infantry of a nation has got: 000, 200 or 400."""
    return board.advance if board.infantry == nation else 0


FARTHEST = 400
"""How far infantry gets."""


def can_advance(board: Board, tank: Tank) -> bool:
    """TD83: never beyond 400."""
    return is_awake(board, tank) and not (board.infantry == tank.nation and board.advance == FARTHEST)


def own_marks(tank: Tank) -> tuple[Mark, ...]:
    """TD84: the marks that serve a nation to attack."""
    return (Mark.BOTH, Mark.SOVIET) if tank.nation == Nation.SOVIET else (Mark.BOTH,)


def vacant(tank: Tank) -> tuple[Role, ...]:
    """TDR18: the places without a living man to which one may be moved: any but the commander's."""
    places = (man.role for man in tank.crew)
    return tuple(place for place in places if place != Role.COMMANDER and tank.man_in(place) is None)


def movers(tank: Tank) -> tuple[Crewman, ...]:
    """TDR18: the living men who may be moved: any but the one in the commander's place."""
    return tuple(man for man in tank.living if man.place != Role.COMMANDER)


def own_guns(board: Board, tank: Tank) -> tuple[AtGun, ...]:
    """TD79: the guns of a tank's side that have not been overrun."""
    guns = (board.scene.guns[one.gun] for one in board.battle.guns if one.range not in board.overrun)
    return tuple(gun for gun in guns if gun.nation == tank.nation)


def able_guns(board: Board, tank: Tank) -> tuple[str, ...]:
    """TDR53: the guns of a tank's side that have not fired in this step and can reach somebody."""
    ready = (gun.id for gun in own_guns(board, tank) if gun.id not in board.fired)
    return tuple(gun for gun in ready if gun_targets(board, tank, gun))


def may_flank(board: Board, tank: Tank, *, moves: bool = False) -> bool:
    """TD33: whether a Flank card could do anything: take a flank off, or be put on a spotted enemy by a tank that
    is in motion or moves before."""
    puts = (tank.in_motion or moves) and not tank.bog and not bars_flanks(board, tank)
    return bool(flankers(board, tank) or (puts and flankable(board, tank)))


def driving_level(board: Board, tank: Tank) -> int:
    """TD70, TDR11: the highest level of a Move card: the Move level, or that of the Bog token if lower."""
    level = move_level(board, tank)
    return min(level, tank.bog) if tank.bog else level
