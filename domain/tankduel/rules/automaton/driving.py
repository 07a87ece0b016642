"""TD110, TD113: where Robata drives: its movement diagram, what missions make of it, and the move itself."""

from typing import NamedTuple

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.missions import Admin
from kronika.domain.tankduel.content.pieces import STEP, Kind, Table
from kronika.domain.tankduel.content.robata import GO, Ask, Face, Link, Pair
from kronika.domain.tankduel.decisions import Action
from kronika.domain.tankduel.rules.automaton.judging import (
    can_flank,
    choose_target,
    covering,
    is_good,
    offered,
    seen_by,
    watchers_of,
)
from kronika.domain.tankduel.rules.moving import (
    Climbing,
    Covering,
    Flanked,
    Shaking,
    may_climb,
)
from kronika.domain.tankduel.rules.shooting import reactions
from kronika.domain.tankduel.rules.sighting import adjust, spot_trigger
from kronika.domain.tankduel.rules.tanks import (
    can_drive,
    can_go,
    flankable,
    flankers,
    move_level,
    sights,
)
from kronika.domain.tankduel.rules.tasks import Agenda, Task
from kronika.domain.tankduel.state import ROBATAS_MOVE, Board, Tank

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
    first; 400 m only with two successes and while it has not moved. TD96, TDR87: in the city 200 m are all."""
    if stays(board, tank) or (moved and not drives_far(board, tank)):
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
    """TD95, TD96, TDR42: whether missions let a tank move, `aimless` being the last primary action."""
    if board.mission.admin == Admin.ACROSS:
        if is_small(board, tank):
            return not tank.box.mission
        return not aimless or abs(tank.range) != BANK
    if board.mission.place_sight and tank.box.mission:
        ranged = any(one.ranged == tank.id for one in board.enemies(tank))
        return ranged or bool(flankers(board, tank)) or can_flank(board, tank)
    return True


class Look(NamedTuple):
    """The surroundings of a tank that follows the diagram: itself at its place and at each own range within reach. Also
    the enemies it has spotted and those that have spotted it, by lines of sight from its place (TDR67)."""

    board: Board
    tank: Tank
    face: Face
    at: dict[int, Tank]
    targets: list[Tank]
    watchers: list[Tank]

    def fires(self, pair: Pair, tank: Tank) -> bool:
        """TDR67: whether it has such a shot there; its Fire and Leadership cards do not count."""
        return any(is_good(self.board, tank, one, pair) for one in self.targets)

    def suffers(self, pair: Pair, tank: Tank) -> bool:
        """Whether a player has such a shot at it there."""
        return any(is_good(self.board, one, tank, pair) for one in self.watchers)

    def keeps(self, there: Tank) -> bool:
        """Whether it keeps there what it has of a High and a Low shot."""
        return all(self.fires(pair, there) for pair in (self.face.high, self.face.low) if self.fires(pair, self.tank))

    def avoids(self, pair: Pair, *, keeping: bool = False) -> int | None:
        """TD110: the first own range at which no player has a shot any more that one has now."""
        if not self.suffers(pair, self.tank):
            return None
        found = (to for to, there in self.at.items() if not keeping or self.keeps(there))
        return next((to for to in found if not self.suffers(pair, self.at[to])), None)

    def attains(self, pair: Pair) -> int | None:
        """TD110: the first own range at which it has a shot."""
        return next((to for to, there in self.at.items() if self.fires(pair, there)), None)

    def here(self, *, holds: bool) -> int | None:
        return self.tank.range if holds else None


def _found(look: Look, link: Link) -> int | None:
    """Returns the own range that a link of the diagram finds; None: the answer is no."""
    tank, face = look.tank, look.face
    match link.ask:
        case Ask.ENEMY_HIGH:
            return look.here(holds=look.suffers(face.enemy_high, tank))
        case Ask.ENEMY_LOW:
            return look.here(holds=look.suffers(face.enemy_low, tank))
        case Ask.OWN_HIGH:
            return look.here(holds=look.fires(face.high, tank))
        case Ask.OWN_LOW:
            return look.here(holds=look.fires(face.low, tank))
        case Ask.AVOID_HIGH:
            return look.avoids(face.enemy_high)
        case Ask.AVOID_LOW:
            return look.avoids(face.enemy_low)
        case Ask.AVOID_LOW_KEEPING:
            return look.avoids(face.enemy_low, keeping=True)
        case Ask.ATTAIN_HIGH:
            return None if look.fires(face.high, tank) else look.attains(face.high)
        case Ask.ATTAIN_LOW:
            has = look.fires(face.high, tank) or look.fires(face.low, tank)
            return None if has else look.attains(face.low)
    far = abs(tank.range) > link.beyond
    return next((to for to in look.at if abs(to) < abs(tank.range)), None) if far else None


def walk(board: Board, tank: Tank, steps: int, *, moved: bool) -> Walk:
    """TD113: one walk through the diagram from where the tank is; TDR67: nothing but its own range changes."""
    at = {to: replace(tank, range=to) for to in reach(board, tank, steps, moved=moved)}
    look = Look(board, tank, board.face(tank), at, seen_by(board, tank), watchers_of(board, tank))
    links = {link.id: link for link in board.robata.diagram}
    next_, followed, to = board.robata.diagram[0].id, list[str](), tank.range
    while next_ in links:
        link = links[next_]
        followed.append(link.id)
        found = _found(look, link)
        next_ = link.no if found is None else link.yes
        if next_ == GO and found is not None:
            to = found
    return Walk("-".join(followed), to, 2 if abs(to - tank.range) > STEP else 1)


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


def mission_row(board: Board, tank: Tank) -> str:
    """Which line of the mission's priority sends a tank to a range."""
    if board.mission.admin == Admin.ACROSS:
        return "to_bridge" if is_small(board, tank) else "to_bank"
    if board.mission.place_sight:
        return "to_place"
    return "to_place_last" if board.passed >= board.battle.passes else "to_place_free"


def _bridge_goals(board: Board, tank: Tank) -> tuple[int, ...]:
    """TD95: the small tank makes for the bridge, the others for the bank."""
    if is_small(board, tank):
        return (0,) if board.places_left and not tank.box.mission else ()
    return () if abs(tank.range) == BANK else (BANK, -BANK)


class Driving(Task, frozen=True, tag="driving.v1"):
    """A tank of Robata moves (TD113)."""

    tank: str  #: The tank.
    steps: int  #: Its successes.
    mission: bool = False  #: Whether by the mission's priority, else by the diagram.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD113: the steps, SPOT after the last (TDR78), then B to E."""
        board = out.board
        tank = board.tanks[self.tank]
        if not can_drive(board, tank):
            return (spot_trigger(board, self.tank), *rest)
        level, kept = move_level(board, tank), bool(tank.box.mission)
        goals = mission_goals(board, tank) if self.mission else ()
        at = _steps(out, tank, self.steps, goals)
        before = sights(board)
        out.emit(e.TankMoved(self.tank, at, ROBATAS_MOVE, self.steps))
        come = adjust(out, before, self.tank)
        place = kept or (bool(goals) and at in places_of(out.board)) or _is_forced(out.board, at)
        return (
            spot_trigger(out.board, self.tank),
            *come,
            Shaking(self.tank, self.steps, level),
            Turnabout(self.tank),
            Sheltering(self.tank, place),
            *rest,
        )


def _is_forced(board: Board, at: int) -> bool:
    """TD95: a tank that ends a move at 000 is on the bridge."""
    places = board.mission.places
    return places is not None and places.forced and at in places.at


def _steps(out: Emitter, tank: Tank, steps: int, goals: tuple[int, ...]) -> int:
    """Where the move ends: by the mission's priority, or by walks through the diagram."""
    board = out.board
    if goals:
        to = towards(board, tank, goals, steps)
        out.emit(e.RobataChose(tank.id, Table.MISSION, mission_row(board, tank), to))
        return to
    at, left, moved = tank.range, steps, False
    while left > 0:
        here = walk(board, replace(tank, range=at), left, moved=moved)
        out.emit(e.RobataChose(tank.id, Table.DIAGRAM, here.links, here.range))
        moved = moved or here.range != at
        at, left = here.range, left - here.used
    return at


class Turnabout(Task, frozen=True, tag="turnabout.v1"):
    """Robata's Flank card in a move: a flank off, or one put on a player's tank (TD113)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD113 C; TDR85: with several flanks on itself, the tank takes off the lowest number first."""
        board = out.board
        tank = board.tanks[self.tank]
        if not offered(board, Kind.FLANK):
            return rest
        lying = flankers(board, tank)
        if lying:
            out.emit(e.RobataChose(self.tank, Table.MOVE, "c_removes", target=lying[0]))
            out.emit(e.FlankRemoved(lying[0], self.tank))
            return rest
        open_ = [board.tanks[one] for one in flankable(board, tank)]
        if not open_ or tank.bog:
            return rest
        out.emit(e.RobataChose(self.tank, Table.MOVE, "c_flanks"))
        target = choose_target(out, tank, open_).id
        return (reactions(board, Action.FLANK, self.tank, target), Flanked(self.tank, target), *rest)


class Sheltering(Task, frozen=True, tag="sheltering.v1"):
    """Robata's terrain in a move, and its mission card (TD113)."""

    tank: str  #: The tank.
    place: bool = False  #: Whether it takes a mission card.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD113 D: the terrain of the highest cover; with a hill natural terrain only, with a square or a bridge
        none."""
        board = out.board
        places = board.mission.places
        place = (Climbing(self.tank),) if self.place else ()
        bare = self.place and places is not None and not places.natural
        best = [] if bare else covering(board, natural=self.place)
        if not best:
            if not (place and may_climb(board, board.tanks[self.tank])):
                out.emit(e.RobataChose(self.tank, Table.MOVE, "e_rolls"))
            return (*place, *rest)
        card, ground = best[0]
        out.emit(e.RobataChose(self.tank, Table.MOVE, "d_terrain", ground.cover, card=card))
        out.emit(e.RevealedUsed(self.tank, card))
        return (Covering(self.tank, card), *place, *rest)
