"""TD53, TD57, TD79, TD86: what it takes to hit, and to go through: for tanks, anti-tank guns and infantry."""

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.events import Part
from kronika.domain.tankduel.content.ground import Infantry, Weapon
from kronika.domain.tankduel.content.tanks import Location
from kronika.domain.tankduel.rules.checks import MOST_HIT, Goal
from kronika.domain.tankduel.rules.ground import HEAVY_FOG, STEP, cover_parts, firing_range, slope, standing_in, uphill
from kronika.domain.tankduel.rules.mud import deepened
from kronika.domain.tankduel.state import Board, Tank


class Shot(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A shot of a tank, as far as it has come (TD52–TD58)."""

    shooter: str  #: The tank that fires.
    target: str  #: The tank fired at.
    bonus: int = 0  #: What the Fire card adds.
    leadership: bool = False  #: Whether Leadership adds 20.
    aimed: bool = False  #: Whether two Fire cards were laid, so that the shooter chooses the location.
    apcr: bool = False  #: Whether APCR is fired.
    tactics: bool = False  #: Whether Tactics take 20.
    gun: str = ""  #: The anti-tank gun that fires in the action step of `shooter`; empty: none does.
    infantry: bool = False  #: Whether infantry attacks in the action step of `shooter`.
    close: bool = False  #: Whether it does so in close combat.
    strong: bool = False  #: Whether it has its stronger weapon.
    flank: bool = False  #: Whether gun or infantry hits the side.
    more: int = 0  #: What order icons add to the penetration of a gun of Robata (TD107).


LEADERSHIP, FLANK, TACTICS, MOTION, BUTTONED = 20, 10, -20, -40, -10


def to_hit(board: Board, shot: Shot) -> Goal:
    """What the chance to hit is made of, each part once; TD54, TDR26: at most 95."""
    named = _by_infantry(board, shot) if shot.infantry else _by_gun(board, shot) if shot.gun else _by_tank(board, shot)
    parts = tuple(part for part in named if part.value)
    over = sum(part.value for part in parts) - MOST_HIT
    return Goal("number", (*parts, Part("always_misses", "TD54", -over)) if over > 0 else parts)


def _by_tank(board: Board, shot: Shot) -> tuple[Part, ...]:
    """TD53."""
    shooter, target = board.tanks[shot.shooter], board.tanks[shot.target]
    return (
        Part("gun", "TD53", board.kind(shooter).gun.to_hit[firing_range(shooter, target) // STEP]),
        Part("fire_card", "TD53", shot.bonus),
        Part("leadership", "TD53", LEADERSHIP if shot.leadership else 0),
        Part("ranging", "TD19", shooter.bonus if shooter.ranged == target.id else 0),
        Part("flank", "TD53", FLANK if from_flank(board, shot) else 0),
        Part("target_ground", "TD15", _mud_at(board, target)),
        Part("shooter_ground", "TD15", _mud_under(board, shooter)),
        *cover_parts(board, target),
        Part("size", "TD53", board.kind(target).size),
        Part("tactics", "TD50", TACTICS if shot.tactics else 0),
        Part("shooter_in_motion", "TD14", MOTION if shooter.in_motion else 0),
        Part("buttoned", "TD89", BUTTONED if shooter.buttoned else 0),
        Part("fog", "TD97", board.mission.fog.fire if board.mission.fog is not None else 0),
    )


def _mud_at(board: Board, target: Tank) -> int:
    """TD15, TD98: what the terrain of a target adds."""
    return sum(ground.fire_at * deepened(board, target, ground) for ground in standing_in(board, target))


def _mud_under(board: Board, shooter: Tank) -> int:
    """TD15, TD98: what the terrain of a shooter adds."""
    return sum(ground.fire_out * deepened(board, shooter, ground) for ground in standing_in(board, shooter))


def _by_gun(board: Board, shot: Shot) -> tuple[Part, ...]:
    """TD79, TDR53: only what the target and Tactics do."""
    target = board.tanks[shot.target]
    return (
        Part("gun", "TD79", board.scene.guns[shot.gun].to_hit[gun_range(board, shot.gun, target) // STEP]),
        Part("target_ground", "TD15", _mud_at(board, target)),
        *cover_parts(board, target),
        Part("size", "TD53", board.kind(target).size),
        Part("flank", "TDR53", FLANK if from_flank(board, shot) else 0),
        Part("tactics", "TD50", TACTICS if shot.tactics else 0),
    )


def _by_infantry(board: Board, shot: Shot) -> tuple[Part, ...]:
    """TD86, TDR59: cover is added, and nothing else counts but size and Tactics."""
    target = board.tanks[shot.target]
    card = infantry_of(board, shot)
    row = card.reach[reached(board, card.nation) // STEP].to_hit
    return (
        Part("infantry", "TD86", row[min(abs(target.range) // STEP, len(row) - 1)]),
        *(Part(part.name, part.rule, -part.value) for part in cover_parts(board, target) if part.name != HEAVY_FOG),
        Part("size", "TD86", board.kind(target).size),
        Part("tactics", "TD50", TACTICS if shot.tactics else 0),
    )


def gun_range(board: Board, gun: str, target: Tank) -> int:
    """TD79: how far a tank is from an anti-tank gun."""
    place = next(one.range for one in board.battle.guns if one.gun == gun)
    return abs(place + target.range)


def loaded(board: Board, shot: Shot) -> Shot:
    """TD41: a shot of a tank is fired with APCR if that is loaded."""
    apcr = board.tanks[shot.shooter].loaded and not shot.gun and not shot.infantry
    return replace(shot, apcr=shot.apcr or apcr)


def infantry_of(board: Board, shot: Shot) -> Infantry:
    """The infantry card by which an attack is made."""
    return board.scene.infantry[board.tanks[shot.shooter].nation]


def reached(board: Board, nation: str) -> int:
    """TD82: how far the infantry of a nation has got: 000, 200 or 400."""
    return board.advance if board.infantry == nation else 0


def weapon_of(board: Board, shot: Shot) -> Weapon:
    """TD87: the weapon with which infantry has hit."""
    return carried(board, board.tanks[shot.shooter].nation, strong=shot.strong)


def carried(board: Board, nation: str, *, strong: bool) -> Weapon:
    """TD87: the stronger or weaker weapon of a nation's infantry."""
    card = board.scene.infantry[nation]
    return card.strong if strong else card.weak


def hits_side(board: Board, shot: Shot) -> bool:
    """TD57: whether a shot meets the side: a tank's, if it flanks the target; else as it was laid down."""
    return shot.flank if shot.gun or shot.infantry else from_flank(board, shot)


def from_flank(board: Board, shot: Shot) -> bool:
    """TD56: whether a tank or gun fires from the flank; TDR53: a player's Flank card gives side armour only."""
    shooter = board.tanks[shot.shooter]
    return shot.flank and not shooter.seat if shot.gun else shot.target in shooter.flanks


def armour(board: Board, shot: Shot, location: Location) -> int:
    """TD57, TDR27: of side or front; tracks have their own."""
    kind = board.kind(board.tanks[shot.target])
    if location == Location.TRACKS:
        return kind.tracks
    face = kind.side if hits_side(board, shot) else kind.front
    return face.hull if location == Location.HULL else face.turret


def to_pierce(board: Board, shot: Shot, location: Location) -> Goal:
    """TD57: what the modifier of the flip has to be for the shot to go through."""
    parts = (Part("armour", "TD57", armour(board, shot, location)), *(p for p in _power(board, shot) if p.value))
    return Goal("pierce", parts)


def _power(board: Board, shot: Shot) -> tuple[Part, ...]:
    """What penetration is made of, each part taken from what is needed."""
    target = board.tanks[shot.target]
    if shot.infantry:
        return (Part("penetration", "TD87", -weapon_of(board, shot).pen),)
    if shot.gun:
        pen = board.scene.guns[shot.gun].pen[gun_range(board, shot.gun, target) // STEP]
        return (
            Part("penetration", "TD79", -pen),
            Part("order_icons", "TD107", -shot.more),
            Part("slope", "TDR53", uphill(board, target)),
        )
    shooter = board.tanks[shot.shooter]
    gun, at = board.kind(shooter).gun, firing_range(shooter, target) // STEP
    return (
        Part("penetration", "TD57", -gun.pen[at]),
        Part("apcr", "TD57", -gun.apcr[at] if shot.apcr and at < len(gun.apcr) else 0),
        Part("slope", "TD15", -slope(board, shooter, target)),
    )


def weakest(board: Board, shot: Shot) -> Location:
    """TD114 E: the least armour, never tracks, on a tie the turret, as of a hull-down tank it does not flank."""
    target, flanks = board.tanks[shot.target], from_flank(board, shot)
    face = board.kind(target).side if flanks else board.kind(target).front
    hidden = target.hull_down and not flanks
    return Location.HULL if face.hull < face.turret and not hidden else Location.TURRET
