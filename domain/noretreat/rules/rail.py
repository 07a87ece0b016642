"""The rail box and the strategic reserve (NR48, NR50)."""

from collections.abc import Iterable

from kronika.domain.kernel.steps import Ask, Decision, Step
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import SOVIET
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.rules import optional
from kronika.domain.noretreat.rules.movement import rail_room
from kronika.domain.noretreat.rules.parts import Play, put
from kronika.domain.noretreat.rules.supply import detrain_spaces, supplied_now
from kronika.domain.noretreat.rules.units import Putting
from kronika.domain.noretreat.state import BOXES, RAIL, Board


class Detrain(Decision, frozen=True, tag="detrain"):
    """NR48: a unit leaves the rail box; where to is asked next."""

    unit: str  #: The unit.


# --- the detraining phase (NR48)


class Detraining(Step, frozen=True, tag="noretreat.detraining.v1"):
    """NR48: units leave the rail box."""

    asks = {"detrain": "NR48"}
    side: str  #: Whose.

    def advance(self, play: Play) -> Ask:
        """NR48: the active side is asked which unit leaves the box."""
        return Ask(self.side, "detrain")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR48: every unit in the box, while there is a place."""
        return map(Detrain, board.boxed(self.side, RAIL) if detrain_spaces(board, self.side) else ())

    def take(self, play: Play, decision: Decision) -> None:
        """A unit leaves the box."""
        assert isinstance(decision, Detrain), "a unit leaves the box"
        play.push(Putting(self.side, decision.unit, Cause.DETRAINED))


# --- the strategic reserve (NR50)


def reserve_choices(board: Board, side: str) -> list[str]:
    """NR50, NRR10: units that may be marked: one on the map, or, the marker being in the box, another there."""
    if board.reserve and board.units[board.reserve].place == RAIL:
        return [unit for unit in board.boxed(side, RAIL) if unit != board.reserve]
    if rail_room(board, side) <= 0:
        return []
    return supplied_now(board, side)


class Mark(Decision, frozen=True, tag="mark"):
    """NR50, NR113: the unit that gets the marker of the strategic reserve or of local support."""

    unit: str  #: The unit.


class Reserving(Step, frozen=True, tag="noretreat.reserving.v1"):
    """NR50: the strategic reserve."""

    asks = {"strategic_reserve": "NR50"}
    side: str  #: Whose.

    def advance(self, play: Play) -> Ask | None:
        """NR50: the Soviets are asked at the very end of their movement phase."""
        board = play.board
        if board.turn < board.scene.dates.reserve or not reserve_choices(board, self.side):
            play.pop()
            return None
        return Ask(self.side, "strategic_reserve")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR50."""
        return map(Mark, reserve_choices(board, self.side))

    def take(self, play: Play, decision: Decision) -> None:
        """The marker is put on a unit, which goes into the box if it is not there."""
        assert isinstance(decision, Mark), "a unit gets the marker"
        play.pop()
        play.emit(e.ReserveMarked(decision.unit))
        if play.board.units[decision.unit].place not in BOXES:
            put(play, decision.unit, RAIL, Cause.RESERVE)


def offer_reserve(play: Play) -> None:
    """NR50: at the end of a detraining phase of either side the reserve unit may leave the box."""
    board = play.board
    if board.reserve and board.units[board.reserve].place == RAIL and detrain_spaces(board, SOVIET):
        play.push(optional.Offering(SOVIET, optional.Offer.RESERVE_DETRAIN, board.reserve))
