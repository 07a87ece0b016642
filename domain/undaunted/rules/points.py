"""S23: victory points, as the scenario awards them."""

from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted.content import Face, Occasion
from kronika.domain.undaunted.events import PointsScored


def award(out: Emitter, side: str, occasion: Occasion, *, space: str = "", counter: str = "") -> None:
    """The side gains the points that the scenario awards for what has just happened there, or to that counter."""
    for given in out.board.scene.awards:
        if (given.side, given.occasion) != (side, occasion):
            continue
        if (given.spaces and space not in given.spaces) or (given.counters and counter not in given.counters):
            continue
        out.emit(PointsScored(side, given.points))


def award_round(out: Emitter) -> None:
    """The points for each space that a side controls as a round ends, if the award names it or names no space."""
    for given in out.board.scene.awards:
        if given.occasion != Occasion.ROUND:
            continue
        for space, face in out.board.sides[given.side].markers.items():
            if face == Face.CONTROLLED and (not given.spaces or space in given.spaces):
                out.emit(PointsScored(given.side, given.points))
