"""Where a rule finds the board, chance, and what it emits."""

from collections.abc import Callable
from typing import NamedTuple

from kronika.domain.kernel.chance import Chance, Dice, Purpose
from kronika.domain.kernel.events import DiceRolled, Event, Test
from kronika.domain.kernel.values import Emitter
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.sides import SOVIET
from kronika.domain.noretreat.content.units import Kind
from kronika.domain.noretreat.frames import Cause, Frame
from kronika.domain.noretreat.state import BOXES, RAIL, Board

Testing = Callable[[int], Test]
"""From what a die shows what it had to reach."""


class Ask(NamedTuple):
    """Whom to ask what."""

    seat: str
    kind: str
    subject: str = ""


class Table:
    """One decision being carried out."""

    def __init__(self, out: Emitter, chance: Chance) -> None:
        self.out, self.chance = out, chance

    @property
    def board(self) -> Board:
        """The position as it is now."""
        board: Board = self.out.board
        return board

    def emit(self, event: Event) -> None:
        """Something happens."""
        self.out.emit(event)

    def push(self, *frames: Frame) -> None:
        """Something begins that is resolved step by step; the last one first."""
        for frame in frames:
            self.out.emit(e.FramePushed(frame))

    def swap(self, frame: Frame, depth: int = 0) -> None:
        """Something half done goes on."""
        self.out.emit(e.FrameReplaced(frame, depth))

    def pop(self) -> None:
        """What was half done is over."""
        self.out.emit(e.FramePopped())

    def roll(
        self, rule: str, actor: str, action: str, target: str = "", dice: int = 1, test: Testing | None = None
    ) -> tuple[int, ...]:
        """Dice before everybody's eyes, 1 to 6 each; of one that has something to reach, what."""
        rolled = self.chance.roll(Purpose(rule, actor, action, target=target), Dice(dice, 6))
        dice_show = tuple(face + 1 for face in rolled.faces)
        self.out.emit(DiceRolled(rolled.use, rolled.link, rolled.faces, test(dice_show[0]) if test else None))
        return dice_show


def put(table: Table, unit: str, place: str, why: Cause, turn: int = 0) -> None:
    """A unit comes onto the map, leaves it, or changes its box. Its markers of local support and of the strategic
    reserve stay with it only there (NR50, NR113)."""
    board = table.board
    table.emit(e.UnitPut(unit, place, why, turn))
    if place in BOXES and unit in board.local.values():
        table.emit(e.LocalSupport(board.side(unit), ""))
    if place != RAIL and board.reserve == unit:
        table.emit(e.ReserveMarked(""))


def turn_face(table: Table, unit: str, face: int, why: Cause) -> None:
    """A unit shows a face, if it does not yet."""
    if table.board.units[unit].face != face:
        table.emit(e.UnitTurned(unit, face, why))


def mark(table: Table, unit: str, marker: e.UnitMarker, on: bool = True) -> None:
    """A marker on a unit, if it is not so yet."""
    if getattr(table.board.units[unit], marker) != on:
        table.emit(e.UnitMarked(unit, marker, on))


def has_better_face(kind: Kind) -> bool:
    """Whether a unit has two faces, with a strength on both."""
    return len(kind.faces) == 2


def two_steps(board: Board, unit: str) -> bool:
    """NR3: whether a unit has a step to lose before it is eliminated."""
    kind, state = board.kind(unit), board.units[unit]
    if state.face == 0 or not has_better_face(kind) or kind.one_step:
        return False
    soviet_full = kind.side == SOVIET and board.turn >= board.scene.dates.two_steps
    return kind.two_steps or kind.faces[1].zoc is False or soviet_full
