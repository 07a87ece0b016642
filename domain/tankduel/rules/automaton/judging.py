"""TD105–TD112: how Robata judges shots, targets, danger and success, and the events that name the row it followed."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.missions import Admin
from kronika.domain.tankduel.content.pieces import STEP, Kind, Table, Terrain
from kronika.domain.tankduel.content.robata import Pair, Tie
from kronika.domain.tankduel.rules.tanks import (
    cover_parts,
    firing_range,
    flankable,
    flankers,
    in_sight,
    slope,
    standing_in,
    terrain_on,
)
from kronika.domain.tankduel.state import Board, Tank

FLANK, LEADERSHIP, BUTTONED = 10, 20, -10
THREAT_TERRAIN = ("mud", "mines")
RANGING_STEP = 10


class Shot(NamedTuple):
    """The quality of a shot: the chance to hit, and penetration less the greatest visible armour."""

    to_hit: int
    pen: int

    def is_as_good_as(self, pair: Pair) -> bool:
        """TD109: both at least."""
        return self.to_hit >= pair.to_hit and self.pen >= pair.pen


def face_value(board: Board, shooter: Tank, target: Tank, cards: int = 0) -> Shot | None:
    """TD109, TDR38: a shot without motion and own mud, with what revealed cards add; None: it is out of the table."""
    gun, at = board.kind(shooter).gun, firing_range(shooter, target) // STEP
    if at >= len(gun.to_hit):
        return None
    to_hit = gun.to_hit[at] + board.kind(target).size + cards
    to_hit += sum(part.value for part in cover_parts(board, target))
    to_hit += sum(ground.fire_at for ground in standing_in(board, target))
    to_hit += shooter.bonus if shooter.ranged == target.id else 0
    to_hit += FLANK if target.id in shooter.flanks else 0
    to_hit += BUTTONED if shooter.buttoned else 0
    apcr = gun.apcr[at] if shooter.loaded and at < len(gun.apcr) else 0
    return Shot(to_hit, gun.pen[at] + apcr + slope(board, shooter, target) - armour_seen(board, shooter, target))


def armour_seen(board: Board, shooter: Tank, target: Tank, *, least: bool = False) -> int:
    """TD109: visible armour of hull and turret, never of tracks: the greatest, or the least."""
    kind = board.kind(target)
    face = kind.side if target.id in shooter.flanks else kind.front
    return min(face.hull, face.turret) if least else max(face.hull, face.turret)


def shots(board: Board, tank: Tank, pair: Pair, cards: int = 0) -> list[Tank]:
    """TD109: the spotted targets at which a shot is as good as this."""
    return [one for one in seen_by(board, tank) if is_good(board, tank, one, pair, cards)]


def is_good(board: Board, shooter: Tank, target: Tank, pair: Pair, cards: int = 0) -> bool:
    """TD109: whether a shot at a target, spotted or not, is as good as this."""
    shot = face_value(board, shooter, target, cards)
    return shot is not None and shot.is_as_good_as(pair)


def seen_by(board: Board, tank: Tank) -> list[Tank]:
    """The enemies that a tank has spotted, in sight."""
    return [one for one in board.enemies(tank) if one.id in tank.spots and in_sight(board, tank, one)]


def watchers_of(board: Board, tank: Tank) -> list[Tank]:
    """The enemies that have spotted a tank and have it in sight."""
    return [one for one in board.enemies(tank) if tank.id in one.spots and in_sight(board, one, tank)]


class Rank(NamedTuple):
    """The rank of a target by one row of the order: a lower `sort` comes earlier; `said` is the value shown."""

    row: str
    sort: int
    said: int


Chances = Callable[[Tank], int]
"""The chance to hit a target with something else than the gun of the tank."""
OUT_OF_TABLE = Shot(-1000, -1000)


def ranks(board: Board, tank: Tank, target: Tank, chances: Chances | None = None) -> list[Rank]:
    """TD112, TDR39: returns the ranks of a target, row by row; TDR82: the mission's row comes first."""
    shot = face_value(board, tank, target) or OUT_OF_TABLE
    to_hit = shot.to_hit if chances is None else chances(target)
    urgency = _urgency(board, target)
    ties = (_tie(board, tie, tank, target, shot) for tie in board.robata.priorities.ties)
    return [Rank("mission", urgency, urgency), Rank("to_hit", -to_hit, to_hit), *ties]


def _tie(board: Board, tie: Tie, tank: Tank, target: Tank, shot: Shot) -> Rank:
    match tie:
        case Tie.PENETRATION:
            return Rank(tie, -shot.pen, shot.pen)
        case Tie.RANGE:
            metres = firing_range(tank, target)
            return Rank(tie, metres, metres)
        case Tie.POINTS:
            left = board.kind(target).vp + sum(_vp_of(board, target, man.role) for man in target.living)
            return Rank(tie, -left, left)
    return Rank(tie, target.entry.number, target.entry.number)


def in_order(board: Board, tank: Tank, targets: Iterable[Tank], chances: Chances | None = None) -> list[Tank]:
    """TD112: the target order."""
    return sorted(targets, key=lambda target: [rank.sort for rank in ranks(board, tank, target, chances)])


def _vp_of(board: Board, tank: Tank, role: str) -> int:
    return next(post.vp for post in board.kind(tank).crew if post.role == role)


def _urgency(board: Board, target: Tank) -> int:
    """TD95, TD96: across the river, then on the bridge; on the square."""
    if board.mission.admin == Admin.ACROSS:
        return 0 if target.range < 0 else 1 if target.box.mission else 2
    if board.mission.place_sight:
        return 0 if target.box.mission else 1
    return 0


def threat(board: Board, tank: Tank) -> tuple[Part, ...]:
    """TD105, TDR32: returns the parts of a tank's threat."""
    enemies = board.enemies(tank)
    rough = any(ground.id in THREAT_TERRAIN for ground in standing_in(board, tank))
    named = (
        Part("seen_by", "TD105", sum(tank.id in one.spots for one in enemies)),
        Part("ranged_by", "TD105", sum(one.bonus // RANGING_STEP for one in enemies if one.ranged == tank.id)),
        Part("mud_or_mines", "TD105", 2 * rough),
        Part("flanked_by", "TD105", 2 * sum(tank.id in one.flanks for one in enemies)),
        Part("bogged", "TD105", 2 * bool(tank.bog)),
        Part("sees", "TD105", -len(tank.spots)),
        Part("ranges", "TD105", -(tank.bonus // RANGING_STEP)),
        Part("flanks", "TD105", -2 * len(tank.flanks)),
    )
    return tuple(part for part in named if part.value)


def successes(board: Board, level: int) -> int:
    """TD108: the first card at the level, the second at half of it, rounded up; TDR74: none at level 0."""
    tns = (part.value for part in checked(board))
    limits = (level, (level + 1) // 2)
    return sum(tn <= limit for tn, limit in zip(tns, limits, strict=False)) if level else 0


def checked(board: Board) -> tuple[Part, ...]:
    """TD108: the target numbers that a success check reads."""
    tns = [board.card(card).tn for card in board.revealed[:2] if card]
    return tuple(Part(name, "TD108", tn) for name, tn in zip(("first_card", "second_card"), tns, strict=False))


# --- what the revealed cards offer


def offered(board: Board, kind: Kind) -> list[int]:
    """The revealed cards with a half that does this, in order."""
    return [card for card in board.revealed if card and board.card(card).half(kind) is not None]


def card_bonus(board: Board) -> int:
    """TD109, TD114: the best bonus of the revealed Fire cards, and 20 for Leadership."""
    return fire_bonus(board) + (LEADERSHIP if offered(board, Kind.LEADERSHIP) else 0)


def fire_bonus(board: Board) -> int:
    """TD114: the best bonus of the revealed Fire cards."""
    halves = (half for card in offered(board, Kind.FIRE) for half in board.card(card).halves)
    return max((half.bonus for half in halves if half.kind == Kind.FIRE), default=0)


def covering(board: Board, *, natural: bool = False) -> list[tuple[int, Terrain]]:
    """TD113: the revealed terrain with cover that can be played, the best first, then by number."""
    found = []
    for card in offered(board, Kind.TERRAIN):
        ground = next(board.terrain(half.terrain) for half in board.card(card).halves if half.terrain)
        if ground.cover > 0 and ground.id not in board.mission.barred and not (natural and ground.urban):
            found.append((card, ground))
    return sorted(found, key=lambda one: (-one[1].cover, one[0]))


def can_flank(board: Board, tank: Tank) -> bool:
    """TD110, TDR70."""
    free = bool(flankable(board, tank)) and not flankers(board, tank) and not tank.bog
    return bool(offered(board, Kind.FLANK)) and free


def finds_cover(board: Board, tank: Tank) -> bool:
    """TDR79: whether a revealed terrain covers better than the terrain in the box; none lies with a square or on
    the bridge."""
    if tank.bog or _bars_terrain(board, tank):
        return False
    best = covering(board, natural=bool(tank.box.mission))
    now = terrain_on(board, tank.box.terrain).cover if tank.box.terrain else 0
    return bool(best) and best[0][1].cover > now


def _bars_terrain(board: Board, tank: Tank) -> bool:
    places = board.mission.places
    return bool(tank.box.mission) and places is not None and not places.natural


def may_take_spot(board: Board, tank: Tank, target: Tank) -> bool:
    """TD103: one with ranging takes a Spot only if no other tank of Robata sees the target."""
    return not tank.ranged or not any(target.id in one.spots for one in mates_of(board, tank))


def mates_of(board: Board, tank: Tank) -> list[Tank]:
    """The other tanks of Robata in play."""
    return [one for one in board.in_play if not one.seat and one.id != tank.id]


def to_spot(board: Board, tank: Tank) -> list[Tank]:
    """TD112: the enemies that it could spot, in target order."""
    if tank.box.smoke:
        return []
    unseen = (one for one in board.enemies(tank) if one.id not in tank.spots and in_sight(board, tank, one))
    return in_order(board, tank, [one for one in unseen if may_take_spot(board, tank, one)])


LEVELS = {"move": "move_level", "fire": "fire_level"}
"""The name of the level that an action needs."""


def choose_target(out: Emitter, tank: Tank, targets: Iterable[Tank], chances: Chances | None = None) -> Tank:
    """TD112: the first in the target order; its row is the one that puts it before the next."""
    board = out.board
    first, *others = in_order(board, tank, targets, chances)
    mine = ranks(board, tank, first, chances)
    theirs = ranks(board, tank, others[0], chances) if others else mine
    at = next((at for at, (one, other) in enumerate(zip(mine, theirs, strict=True)) if one.sort != other.sort), -1)
    facts = [Part(rank.row, "TD112", rank.said) for rank in mine[1 : max(at, 1) + 1] if rank.said > OUT_OF_TABLE.to_hit]
    row, value = (mine[at].row, mine[at].said) if others else ("only", 0)
    out.emit(e.RobataChose(tank.id, Table.TARGET, row, value, first.id, facts=tuple(facts)))
    return first


def check_success(out: Emitter, tank: str, action: str, level: int) -> int:
    """TD108: how many successes, to `move` or to `fire`."""
    found = successes(out.board, level)
    facts = (Part(LEVELS[action], "TD13", level), *checked(out.board))
    out.emit(e.RobataChose(tank, Table.SUCCESS, action, found, facts=facts))
    return found
