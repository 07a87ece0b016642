"""TD32–TD35, TD39, TD40, TD70, TD72: moving, flanking, terrain and what it does."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Part
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import EDGE, Nation, Table, Terrain
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.damage import harm
from kronika.domain.tankduel.rules.deck import Goal, at_most, draw_damage, flip
from kronika.domain.tankduel.rules.missions import Closing, exit_battle, gets_through
from kronika.domain.tankduel.rules.shooting import reactions
from kronika.domain.tankduel.rules.sighting import Spotting, adjust, lose_sight
from kronika.domain.tankduel.rules.tanks import (
    bars_flanks,
    can_drive,
    deepened,
    flankable,
    flankers,
    hull_down_value,
    move_level,
    sights,
    terrain_on,
)
from kronika.domain.tankduel.rules.tasks import Agenda, Task, aim, ask_owner, choose
from kronika.domain.tankduel.state import Board, Tank


class Mined(Task, frozen=True, tag="mined.v1"):
    """A tank starts a move in mines (TD72)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD72: the tracks section of a damage card, and nothing else of it."""
        card = draw_damage(out, chance, "mines", out.board.tanks[self.tank].seat, self.tank)
        return (*harm(out, self.tank, "", card.number, card.tracks), *rest)


class Moving(Task, frozen=True, tag="moving.v1"):
    """A tank moves (TD32)."""

    tank: str  #: The tank.
    metres: int  #: By how much its own range changes.
    cards: tuple[int, ...]  #: Its Move cards, the one laid first goes to the holding box.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD32; TDR89: SPOT comes before new lines of sight."""
        board = out.board
        tank = board.tanks[self.tank]
        if not can_drive(board, tank):
            return _without_move(rest)
        before = sights(board)
        out.emit(e.TankMoved(self.tank, tank.range + self.metres, self.cards[0], len(self.cards)))
        if gets_through(out.board, out.board.tanks[self.tank]):
            exit_battle(out, self.tank)
            return rest
        spot, *others = rest
        return (spot, *adjust(out, before, self.tank), *others)


def _without_move(rest: Agenda) -> Agenda:
    """TDR49: a tank immobilised by mines does not move. Its cards are spent; only SPOT is left of the action."""
    end = next(at for at, task in enumerate(rest) if isinstance(task, Closing))
    return (*(task for task in rest[:end] if isinstance(task, Spotting)), *rest[end:])


def to_free(value: int) -> Goal:
    """TDR11: the target to free a bogged tank."""
    return Goal("tn", (Part("bog", "TDR11", value),))


class Freeing(Task, frozen=True, tag="freeing.v1"):
    """A bogged tank tries to get free (TD70)."""

    tank: str  #: The tank.
    flips: int  #: How many flips are left.
    value: int  #: The highest target number with which a flip succeeds.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TDR11, TDR49."""
        if not can_drive(out.board, out.board.tanks[self.tank]):
            return _without_move(rest)
        goal = to_free(self.value)
        for _ in range(self.flips):
            card = flip(out, chance, "free", out.board.tanks[self.tank].seat, self.tank, goal=goal)
            if out.board.tanks[self.tank].bog and goal.met(card):
                out.emit(e.Freed(self.tank))
        return rest


# --- flanks


class Shaking(Task, frozen=True, tag="shaking.v1"):
    """A mover tries to shake off a flank (TD32)."""

    asks = {"unflank": "TD33"}

    tank: str  #: The tank.
    cards: int  #: How many Move cards it played.
    level: int  #: Its Move level at this moment, order icons included.
    shaken: bool = False  #: Whether it may take a flank off now.

    def slowed(self, tank: str, levels: int) -> "Shaking":
        """TD32, TD72: the current Move level counts, which mines may have lowered."""
        return replace(self, level=max(0, self.level - levels)) if tank == self.tank else self

    def script(self, board: Board, choices: Sequence[Any]) -> str:
        """Which of several Flank tokens is removed."""
        lying = flankers(board, board.tanks[self.tank])
        if not lying or not self.shaken:
            return ""
        if not board.tanks[self.tank].seat:
            return lying[0]
        ask = ask_owner(board, self.tank, choices)
        return aim(ask, "unflank", lying)

    def carry(self, out: Emitter, chance: Chance, flanker: str, rest: Agenda) -> Agenda:
        """TD32: two Move cards take a flank off; with one a flip does, if its target number is lower than the level."""
        if flanker:
            out.emit(e.FlankRemoved(flanker, self.tank))
            return rest
        if self.shaken or not flankers(out.board, out.board.tanks[self.tank]):
            return rest
        if not out.board.tanks[self.tank].seat:
            row = "b_two_successes" if self.cards > 1 else "b_one_success"
            out.emit(e.RobataChose(self.tank, Table.MOVE, row, self.level))
        shaken = Shaking(self.tank, self.cards, self.level, shaken=True)
        if self.cards > 1:
            return (shaken, *rest)
        goal = to_shake(self.level)
        card = flip(out, chance, "unflank", out.board.tanks[self.tank].seat, self.tank, goal=goal)
        return (shaken, *rest) if goal.met(card) else rest


def to_shake(level: int) -> Goal:
    """TD32: the target to shake a flank off by a move with one card."""
    return Goal("tn", (Part("move_level", "TD32", level), Part("lower", "TD32", -1)))


class Flanking(Task, frozen=True, tag="flanking.v1"):
    """A Flank card is carried out (TD33)."""

    asks = {"flank_or_unflank": "TD33", "target": "TD52", "unflank": "TD33"}

    tank: str  #: The tank.

    def script(self, board: Board, choices: Sequence[Any]) -> tuple[Answer, str] | None:
        """TD33: to put a token or to take one off; before whom, or which."""
        tank = board.tanks[self.tank]
        off = flankers(board, tank)
        before = flankable(board, tank) if tank.in_motion and not tank.bog and not bars_flanks(board, tank) else ()
        answers = (*((Answer.PUT,) if before else ()), *((Answer.REMOVE,) if off else ()))
        if not answers:
            return None
        ask = ask_owner(board, self.tank, choices)
        answer = choose(ask, "flank_or_unflank", answers, skip=True)
        if answer == Answer.PUT:
            return answer, aim(ask, "target", before)
        return answer, aim(ask, "unflank", off)

    def carry(self, out: Emitter, chance: Chance, answer: tuple[Answer, str] | None, rest: Agenda) -> Agenda:
        if answer is None:
            return rest
        done, other = answer
        if done == Answer.REMOVE:
            out.emit(e.FlankRemoved(other, self.tank))
            return rest
        return (reactions(out.board, Action.FLANK, self.tank, other), Flanked(self.tank, other), *rest)


class Flanked(Task, frozen=True, tag="flanked.v1"):
    """A flank is put on a tank, if it stands (TD33)."""

    tank: str  #: The tank that owns the token.
    target: str  #: Before whom it is put.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        out.emit(e.FlankPut(self.tank, self.target))
        return rest


# --- terrain


class Covering(Task, frozen=True, tag="covering.v1"):
    """A terrain card is laid on a tank in motion (TD34, TD47)."""

    tank: str  #: The tank.
    card: int  #: The card.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD34: terrain ends the motion; then its triggers."""
        board = out.board
        if not may_cover(board.tanks[self.tank]):
            return rest
        moves = board.tanks[self.tank].box.moves
        out.emit(e.TerrainLaid(self.tank, self.card))
        return (*triggers(out.board, self.tank, terrain_on(board, self.card), moves), *rest)


class Climbing(Task, frozen=True, tag="climbing.v1"):
    """A tank that has moved may take a mission card, or has to (TD92, TD95)."""

    asks = {"mission_card": "TD92"}

    tank: str  #: The tank.

    def script(self, board: Board, choices: Sequence[Any]) -> Answer:
        """TD92, TD96: a tank in the place may take a mission card; TD95: it must."""
        if not may_climb(board, board.tanks[self.tank]):
            return Answer.NO
        places = board.mission.places
        if (places is not None and places.forced) or not board.tanks[self.tank].seat:
            return Answer.TAKE
        ask = ask_owner(board, self.tank, choices)
        return choose(ask, "mission_card", (Answer.TAKE, Answer.NO))

    def carry(self, out: Emitter, chance: Chance, answer: Answer, rest: Agenda) -> Agenda:
        """TDR64: the triggers of a mission card happen when it is taken."""
        places = out.board.mission.places
        if answer != Answer.TAKE or places is None:
            return rest
        before = sights(out.board)
        moves = out.board.tanks[self.tank].box.moves
        if not out.board.tanks[self.tank].seat:
            out.emit(e.RobataChose(self.tank, Table.MISSION, "takes_place"))
        out.emit(e.PlaceTaken(self.tank, places.terrain))
        come = triggers(out.board, self.tank, out.board.terrain(places.terrain), moves)
        return (*adjust(out, before), *come, *rest)


def may_climb(board: Board, tank: Tank) -> bool:
    """TD92, TDR45, TDR63: whether a mission card is free for a tank that has moved to its range, and can lie with
    what it has played."""
    places = board.mission.places
    if places is None or not board.places_left or _place_of(board, tank) not in places.at:
        return False
    laid = (terrain_on(board, tank.box.terrain),) if tank.box.terrain else ()
    return tank.in_motion or (places.natural and all(not ground.urban for ground in laid))


def _place_of(board: Board, tank: Tank) -> int:
    """TDR45: the own range counts absolute; TD98: over the bridge only Germans go, on the far side."""
    if board.mission.drive is None:
        return abs(tank.range)
    return tank.range if tank.nation == Nation.GERMAN else EDGE


def may_cover(tank: Tank) -> bool:
    """TD34: terrain is laid on a tank in motion; TDR66: or on the road that has just ended it."""
    return tank.in_motion or (tank.box.road and not tank.box.terrain)


class Paving(Task, frozen=True, tag="paving.v1"):
    """A road card is laid under a tank in motion (TD98)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TDR66: the road takes the place of the default terrain, and ends the motion."""
        if out.board.tanks[self.tank].in_motion:
            out.emit(e.RoadLaid(self.tank))
        return rest


def to_bog(value: int) -> Goal:
    """TD34: the target that bogs a tank."""
    return at_most(value, "bog", "TD34")


def to_conceal(value: int) -> Goal:
    """TD40: the target that conceals a tank."""
    return at_most(value, "conceal", "TD40")


class Bogging(Task, frozen=True, tag="bogging.v1"):
    """BOG (TD34): whether a tank bogs down."""

    tank: str  #: The tank.
    value: int  #: The highest number with which the tank bogs down.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD34, TD70: the Bog token is put at half the Move level, rounded up, at least 1."""
        tank = out.board.tanks[self.tank]
        goal = to_bog(self.value)
        if goal.met(flip(out, chance, "bog", tank.seat, self.tank, goal=goal)):
            level = move_level(out.board, out.board.tanks[self.tank])
            out.emit(e.Bogged(self.tank, max(1, (level + 1) // 2)))
        return rest


class Concealing(Task, frozen=True, tag="concealing.v1"):
    """A try at concealment (TD40)."""

    tank: str  #: The tank.
    value: int  #: The highest number with which it is concealed.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD40: every enemy loses its Spot and Ranging of the tank; TDR23: Flank tokens stay."""
        board = out.board
        goal = to_conceal(self.value)
        if goal.met(flip(out, chance, "conceal", board.tanks[self.tank].seat, self.tank, goal=goal)):
            for enemy in board.enemies(board.tanks[self.tank]):
                lose_sight(out, enemy.id, (self.tank,))
        return rest


def triggers(board: Board, tank: str, ground: Terrain, moves: int) -> tuple[Bogging | Concealing, ...]:
    """TD34: BOG and CONCEAL of terrain that is played or taken."""
    times = deepened(board, board.tanks[tank], ground)
    bogs = (Bogging(tank, times * ground.bog[min(moves, len(ground.bog)) - 1]),) if ground.bog else ()
    hides = (Concealing(tank, ground.conceal),) if ground.conceal is not None else ()
    return (*bogs, *hides)


def to_sink(board: Board, tank: str) -> Goal | None:
    """TD39: the target for hull down at a tank's place; None: it cannot be taken there."""
    value = hull_down_value(board, board.tanks[tank])
    return None if value is None else at_most(value, "hull_down", "TD39")


class Sinking(Task, frozen=True, tag="sinking.v1"):
    """A try at hull down (TD39)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD39."""
        board = out.board
        goal = to_sink(board, self.tank)
        if goal is None:
            return rest
        if goal.met(flip(out, chance, "hull_down", board.tanks[self.tank].seat, self.tank, goal=goal)):
            out.emit(e.HullDown(self.tank))
        return rest
