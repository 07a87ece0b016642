"""TD52–TD60: a shot."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.events import Part
from domain.kernel.system import Emitter
from domain.tankduel import events as e
from domain.tankduel.content import Location
from domain.tankduel.decisions import Answer, Say
from domain.tankduel.frames import Firing, Locating, Piercing, Shot
from domain.tankduel.rules.checks import MOST_HIT, Goal
from domain.tankduel.rules.damage import suffer
from domain.tankduel.rules.deck import flip
from domain.tankduel.rules.ground import STEP, cover_parts, firing_range, slope, standing_in
from domain.tankduel.rules.steps import Agenda, Step, ask_owner
from domain.tankduel.state import Board, Tank

LEADERSHIP, FLANK, TACTICS, MOTION = 20, 10, -20, -40


def to_hit(board: Board, shot: Shot) -> Goal:
    """TD53: what the chance to hit is made of, each part once; TD54: at most 95."""
    shooter, target = board.tanks[shot.shooter], board.tanks[shot.target]
    kind, aim = board.kind(shooter), board.kind(target)
    named = (
        Part("gun", "TD53", kind.gun.to_hit[firing_range(shooter, target) // STEP]),
        Part("fire_card", "TD53", shot.bonus),
        Part("leadership", "TD53", LEADERSHIP if shot.leadership else 0),
        Part("ranging", "TD19", shooter.bonus if shooter.ranged == target.id else 0),
        Part("flank", "TD53", FLANK if target.id in shooter.flanks else 0),
        Part("target_ground", "TD15", sum(ground.fire_at for ground in standing_in(board, target))),
        Part("shooter_ground", "TD15", sum(ground.fire_out for ground in standing_in(board, shooter))),
        *cover_parts(board, target),
        Part("size", "TD53", aim.size),
        Part("tactics", "TD50", TACTICS if shot.tactics else 0),
        Part("shooter_in_motion", "TD14", MOTION if shooter.in_motion else 0),
    )
    parts = tuple(part for part in named if part.value)
    over = sum(part.value for part in parts) - MOST_HIT
    return Goal("number", (*parts, Part("always_misses", "TD54", -over)) if over > 0 else parts)


def armour(board: Board, shooter: Tank, target: Tank, location: Location) -> int:
    """TD57: of the side the shooter flanks, else of the front; tracks have their own."""
    kind = board.kind(target)
    if location == Location.TRACKS:
        return kind.tracks
    face = kind.side if target.id in shooter.flanks else kind.front
    return face.hull if location == Location.HULL else face.turret


def to_pierce(board: Board, shot: Shot, location: Location) -> Goal:
    """TD57: what the modifier of the flip has to be for the shot to go through."""
    shooter, target = board.tanks[shot.shooter], board.tanks[shot.target]
    gun, at = board.kind(shooter).gun, firing_range(shooter, target) // STEP
    named = (
        Part("penetration", "TD57", -gun.pen[at]),
        Part("apcr", "TD57", -gun.apcr[at] if shot.apcr and at < len(gun.apcr) else 0),
        Part("slope", "TD15", -slope(board, shooter, target)),
    )
    parts = (Part("armour", "TD57", armour(board, shooter, target, location)), *(p for p in named if p.value))
    return Goal("pierce", parts)


def _firing(out: Emitter, chance: Chance, task: Firing, answer: None, rest: Agenda) -> Agenda:
    """TD54."""
    shot = replace(task.shot, apcr=out.board.tanks[task.shot.shooter].loaded)
    goal = to_hit(out.board, shot)
    seat = out.board.tanks[shot.shooter].seat
    hit = goal.met(flip(out, chance, "hit", seat, shot.shooter, shot.target, goal))
    if shot.apcr:
        out.emit(e.ApcrFired(shot.shooter))
    return (Locating(shot), *rest) if hit else rest


def _asks_where(board: Board, task: Locating, choices: Sequence[Any]) -> Location | None:
    """TD55: with two Fire cards the shooter chooses, any but tracks."""
    if not task.shot.aimed:
        return None
    ask = ask_owner(board, task.shot.shooter, choices)
    answer = ask("location", (Say(Answer.HULL), Say(Answer.TURRET)), task.shot.target).answer
    return Location(answer.value)


def _locating(out: Emitter, chance: Chance, task: Locating, chosen: Location | None, rest: Agenda) -> Agenda:
    """TD55, TD56."""
    shot = task.shot
    shooter, target = out.board.tanks[shot.shooter], out.board.tanks[shot.target]
    location = chosen
    if location is None:
        card = flip(out, chance, "location", shooter.seat, shooter.id, target.id)
        location = out.board.kind(target).location[card.tn]
    misses = target.hull_down and location != Location.TURRET and target.id not in shooter.flanks
    out.emit(e.ShotLocated(target.id, location, misses))
    return rest if misses else (Piercing(shot, location), *rest)


def _piercing(out: Emitter, chance: Chance, task: Piercing, answer: None, rest: Agenda) -> Agenda:
    """TD57, TD58; TD65: a penetrated tank in motion stops."""
    shot, board = task.shot, out.board
    goal = to_pierce(board, shot, task.location)
    card = flip(out, chance, "penetration", board.tanks[shot.shooter].seat, shot.shooter, shot.target, goal)
    heavy = card.heavy or board.kind(board.tanks[shot.shooter]).heavy_damage
    through = goal.met(card)
    out.emit(e.ShotPierced(shot.target, through, heavy))
    if not through:
        return rest
    if out.board.tanks[shot.target].in_motion:
        out.emit(e.Stopped(shot.target))
    return (*suffer(out, chance, shot.target, shot.shooter, task.location, card.tn, heavy=heavy), *rest)


FIRING = Step(_firing)
LOCATING = Step(_locating, _asks_where)
PIERCING = Step(_piercing)
