"""Units that are set up by choice: those of the scenario (NR5), and those of optional rules (NR123)."""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.steps import Ask, Decision, Step
from kronika.domain.noretreat.content.units import Kind, OptionalUnits
from kronika.domain.noretreat.content.words import SOVIET, other
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.rules import optional
from kronika.domain.noretreat.rules.parts import At, Done, Play, held, may_be_in, put
from kronika.domain.noretreat.rules.units import Place, fits, usual_spaces
from kronika.domain.noretreat.scene import spaces_within
from kronika.domain.noretreat.state import DESTROYED, Board


class SettingUp(Step, frozen=True, tag="noretreat.setting_up.v1"):
    """NR5: units that their side sets up by choice."""

    asks = {"set_up": "NR5", "place_at": "NR32"}
    side: str  #: Whose.
    units: tuple[str, ...]  #: Units that may still be set up.
    left: int  #: How many of them are still set up.
    up_to: bool = False  #: Whether fewer may be.
    unit: str = ""  #: The unit whose space is asked for.

    def advance(self, play: Play) -> Ask | None:
        """NR136: a unit is named, then its space."""
        if self.unit:
            return Ask(self.side, "place_at", self.unit)
        if not self.left or not tuple(self.candidates(play.board, Ask(self.side, "set_up"))):
            play.pop()
            return None
        return Ask(self.side, "set_up")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """A unit that has a space; its spaces."""
        if self.unit:
            return tuple(At(space) for space in spaces_for(board, self.side, self.unit))
        done: tuple[Decision, ...] = (Done(),) if self.up_to else ()
        return (*done, *(Place(unit) for unit in self.units if spaces_for(board, self.side, unit)))

    def take(self, play: Play, decision: Decision) -> None:
        """A unit is set up, or nobody more."""
        match decision:
            case Place(unit):
                play.replace(replace(self, unit=unit))
            case At(space):
                units = tuple(one for one in self.units if one != self.unit)
                play.replace(replace(self, units=units, left=self.left - 1, unit=""))
                put(play, self.unit, space, Cause.SET_UP)
            case _:
                play.pop()


def choices(board: Board) -> tuple[Step, ...]:
    """What is asked before the first player turn, in order: the groups of the scenario, then optional units, the Axis
    first."""
    groups = []
    for group in board.scene.scenario.free:
        units = tuple(unit for unit in group.units if is_used(board, board.kind(unit)))
        groups.append(SettingUp(group.side, units, min(group.take or len(units), len(units))))
    return (*groups, *optional.offers_at_start(board), *_reserves(board))


def is_used(board: Board, kind: Kind) -> bool:
    """NR123: whether the optional rule that brings a unit, if one does, is used."""
    return kind.enters.optional is None or getattr(board.setup, kind.enters.optional)


def _reserves(board: Board) -> tuple[Step, ...]:
    """NR119, NR123: reserves that the scenario begins with may be set up."""
    if not board.setup.optional_units:
        return ()
    units = [
        unit for unit in board.boxed(SOVIET, DESTROYED) if board.kind(unit).enters.optional == OptionalUnits.RESERVES
    ]
    return (SettingUp(SOVIET, tuple(units), len(units), up_to=True),) if units else ()


def spaces_for(board: Board, side: str, unit: str) -> list[str]:
    """NR5, NR41: where a unit may be set up: within the bounds of its group, a reserve where replacements come; where
    it fits, as long as there is such a space."""
    group = next((one for one in board.scene.scenario.free if unit in one.units), None)
    if group is None:
        within = frozenset(usual_spaces(board, side, restored=False))
    else:
        within = spaces_within(board.scene.atlas, board.scene.scenario, group)
    theirs = held(board, other(side))
    spaces = sorted(space for space in within - theirs if may_be_in(board, unit, space))
    return [space for space in spaces if fits(board, side, (*board.at(space), unit), space)] or spaces
