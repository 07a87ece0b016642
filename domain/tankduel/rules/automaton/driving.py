"""TD110, TD113: where Robata drives: its movement diagram, and what missions make of it."""

from typing import NamedTuple

from msgspec.structs import replace

from domain.tankduel.content.missions import Admin
from domain.tankduel.rules.automaton.judging import can_flank, shots, shots_at
from domain.tankduel.rules.building import can_go, flankers
from domain.tankduel.rules.ground import STEP
from domain.tankduel.state import Board, Tank

NEAR = 400
BANK = 600
"""The bigger tanks of mission 5 stay at this range."""
RESTLESS = ("bold", "aggressive")
"""The characters that drive 400 m in a city."""


class Walk(NamedTuple):
    """One walk through the diagram: the links that were followed, where it leads, how many successes it takes."""

    links: str
    range: int
    used: int


def places_of(board: Board) -> tuple[int, ...]:
    """The own ranges at which mission cards lie, counted on both sides, the own side first."""
    places = board.mission.places
    if places is None:
        return ()
    return tuple(dict.fromkeys(side * at for at in places.at for side in (1, -1)))


def reach(board: Board, tank: Tank, steps: int, *, moved: bool) -> list[int]:
    """TDR75: the own ranges within reach: the shorter distance first, towards the centre first, at 000 the own side
    first; 400 m only with two successes and while it has not moved."""
    if stays(board, tank):
        return []
    inwards = -STEP if tank.range > 0 else STEP
    found = [tank.range + inwards, tank.range - inwards]
    if steps > 1 and not moved and drives_far(board, tank):
        found += [tank.range + 2 * inwards, tank.range - 2 * inwards]
    return [to for to in found if may_go(board, tank, to)]


def may_go(board: Board, tank: Tank, to: int) -> bool:
    """Edges, the bridge and mission limits shut ranges out."""
    within = board.mission.admin != Admin.ACROSS or is_small(board, tank) or abs(to) >= BANK
    return can_go(board, tank, to) and within


def drives_far(board: Board, tank: Tank) -> bool:
    """TD96: in the city never 400 m in one move, unless bold or aggressive."""
    return not board.mission.city or tank.character in RESTLESS


def stays(board: Board, tank: Tank) -> bool:
    """TD92, TD93, TD96, TDR77: on a hill, on a square and at the bank the range is kept; the tank on the bridge never
    leaves it."""
    at_bank = board.mission.admin == Admin.ACROSS and not is_small(board, tank) and abs(tank.range) == BANK
    return bool(tank.box.mission) or at_bank


def is_small(board: Board, tank: Tank) -> bool:
    """TD95: whether it is the smallest of its nation, by the order of sizes."""
    own = [one for one in board.tanks.values() if one.nation == tank.nation]
    return min(own, key=lambda one: (board.kind(one).size_rank, one.entry.number)).id == tank.id


def may_drive(board: Board, tank: Tank, *, aimless: bool) -> bool:
    """TD95, TD96, TDR42: what missions let a tank move for, `aimless` being the last primary action."""
    if board.mission.admin == Admin.ACROSS:
        if is_small(board, tank):
            return not tank.box.mission
        return not aimless or abs(tank.range) != BANK
    if board.mission.place_sight and tank.box.mission:
        ranged = any(one.ranged == tank.id for one in board.enemies(tank))
        return ranged or bool(flankers(board, tank)) or can_flank(board, tank)
    return True


def walk(board: Board, tank: Tank, steps: int, *, moved: bool) -> Walk:
    """TD113: one walk through the diagram from where the tank is; TDR67: nothing but its own range changes, and its
    Fire and Leadership cards do not count."""
    face = board.face(tank)
    at = {to: replace(tank, range=to) for to in reach(board, tank, steps, moved=moved)}

    def goes(links: str, to: int) -> Walk:
        return Walk(links, to, 2 if abs(to - tank.range) > STEP else 1)

    links = "M1"
    high, low = bool(shots(board, tank, face.high)), bool(shots(board, tank, face.low))
    if shots_at(board, tank, face.enemy_high):
        links += "-M2"
        for to, there in at.items():
            if not shots_at(board, there, face.enemy_high):
                return goes(links, to)
        links += "-M3"
        attains = [to for to, there in at.items() if not high and shots(board, there, face.high)]
        if attains:
            return goes(links, attains[0])
    else:
        links += "-M4"
        attains = [to for to, there in at.items() if not high and shots(board, there, face.high)]
        if attains:
            return goes(links, attains[0])
        links += "-M5"
        attains = [to for to, there in at.items() if not high and not low and shots(board, there, face.low)]
        if attains:
            return goes(links, attains[0])
    links += "-M6"
    if shots_at(board, tank, face.enemy_low):
        for to, there in at.items():
            keeps = (not high or shots(board, there, face.high)) and (not low or shots(board, there, face.low))
            if keeps and not shots_at(board, there, face.enemy_low):
                return goes(links, to)
    links += "-M7"
    closer = next((to for to in at if abs(to) < abs(tank.range)), None)
    if abs(tank.range) > NEAR and closer is not None:
        return goes(links, closer)
    return Walk(links, tank.range, 1)


def towards(board: Board, tank: Tank, goals: tuple[int, ...], steps: int) -> int:
    """TDR76: to the nearest range that serves (the own side on a tie), 200 m a success, never past it."""
    goal = min(goals, key=lambda one: (abs(one - tank.range), -one))
    at = tank.range
    for _ in range(steps if drives_far(board, tank) else min(steps, 1)):
        to = at + STEP if goal > at else at - STEP if goal < at else at
        if not may_go(board, replace(tank, range=at), to):
            break
        at = to
    return at


def mission_goals(board: Board, tank: Tank) -> tuple[int, ...]:
    """The ranges to which the mission's priority sends a tank; none: it has none, or not to move."""
    mission = board.mission
    if mission.admin == Admin.ACROSS:
        return _bridge_goals(board, tank)
    if mission.places is None or not board.places_left or tank.box.mission:
        return ()
    if mission.place_sight:
        more = board.on_places(tank.nation) > board.on_places(tank.nation.enemy)
        if more:
            return ()
        return (tank.range,) if abs(tank.range) <= NEAR else (NEAR, -NEAR)
    last = board.passed >= board.battle.passes
    return places_of(board) if last or not board.on_places(tank.nation) else ()


def _bridge_goals(board: Board, tank: Tank) -> tuple[int, ...]:
    """TD95: the small tank makes for the bridge, the others for the bank."""
    if is_small(board, tank):
        return (0,) if board.places_left and not tank.box.mission else ()
    return () if abs(tank.range) == BANK else (BANK, -BANK)
