"""What follows from what lies open, told so that nobody works it out: what supplies each unit, what victory points
are given for, and what each side still needs to win."""

from functools import lru_cache

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat.content.scenarios import NeedKind
from kronika.domain.noretreat.content.words import SIDES, Data, other
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.rules.aims import Aim, aims
from kronika.domain.noretreat.rules.losses import goes_eliminated, goes_unsupplied, moved_vp
from kronika.domain.noretreat.rules.supply import supplier
from kronika.domain.noretreat.rules.victory import Prize, prizes
from kronika.domain.noretreat.scene import Scene
from kronika.domain.noretreat.state import REMEMBERED, SURRENDERED, Board, SupplyKind, Unit


class SupplyView(Data, frozen=True):
    """What supplies a unit on the map, if it were checked now."""

    unit: str  #: The unit.
    kind: SupplyKind  #: What supplies it.
    #: The spaces of a shortest line of supply, from the one beside the unit to the source; of several as short the one
    #: with the lowest ids. Empty where it stands on a source, or none is needed.
    path: tuple[str, ...] = ()


class NeedView(Data, frozen=True):
    """A part of what a side must reach, as it stands."""

    kind: NeedKind  #: What is asked for.
    figure: int  #: How much of it.
    held: int  #: How much there is.
    reached: bool = False  #: Whether that is enough now.
    #: The places that do not count yet: of VP those that would give more, of VP of the enemy those that he has them
    #: from; or the unit that is to be eliminated.
    missing: tuple[str, ...] = ()


class AimView(Data, frozen=True):
    """A way for a side to win, as it stands."""

    side: str  #: The side.
    how: Ending  #: What it would win by.
    rule: str  #: The rule.
    #: The turn in whose housekeeping it is checked, or at whose end, if it is the last one; 0: in every
    #: housekeeping, or at once.
    turn: int = 0
    #: Its parts, which all must be reached; none: it wins if the enemy has not won by then.
    needs: tuple[NeedView, ...] = ()


class PrizeView(Data, frozen=True):
    """A place that victory points are given for."""

    space: str  #: The place.
    #: What it gives to who controls it: nothing where it is scorched (NRR35), from 1945 on nothing outside Greater
    #: Germany (NR88).
    vp: int
    side: str = ""  #: Who controls it, Finland by NR89; empty: nobody.


class StakeView(Data, frozen=True):
    """A unit with an unsupplied marker, and the event VP that its loss would give the enemy (NR89)."""

    unit: str  #: The unit.
    eliminated: int = 0  #: How many if it is eliminated while it is marked (NR70).
    unsupplied: int = 0  #: How many if it is still without supply in the removals (NR79).


REMEMBERED_UNITS = 2048


@lru_cache(REMEMBERED_UNITS)
def _supply(unit: str, kind: SupplyKind, path: tuple[str, ...]) -> SupplyView:
    return SupplyView(unit, kind, path)


@cached_by_identity(REMEMBERED)
def _supplies(
    scene: Scene, units: dict[str, Unit], control: dict[str, str], scorched: tuple[str, ...], /
) -> tuple[SupplyView, ...]:
    board = Board(scene=scene, units=units, control=control, scorched=scorched)
    there = sorted(unit for side in SIDES for unit in board.army(side))
    return tuple([_supply(unit, *supplier(board, unit)) for unit in there])


def supplies(board: Board) -> tuple[SupplyView, ...]:
    """What supplies each unit on the map, by id."""
    return _supplies(board.scene, board.units, board.control, board.scorched)


@cached_by_identity(REMEMBERED)
def _prizes(found: tuple[Prize, ...], /) -> tuple[PrizeView, ...]:
    return tuple([PrizeView(*prize) for prize in found])


def given_for(board: Board) -> tuple[PrizeView, ...]:
    """What victory points of the map are given for, by id."""
    return _prizes(prizes(board))


def stakes(board: Board) -> tuple[StakeView, ...]:
    """What the loss of each unit with an unsupplied marker would give the enemy, by id."""
    marked = sorted(unit for side in SIDES for unit in board.army(side) if board.units[unit].unsupplied)
    return tuple([_stake(board, unit) for unit in marked])


def _stake(board: Board, unit: str) -> StakeView:
    given = abs(moved_vp(board, other(board.side(unit)), 1) - board.event_vp)
    boxes = goes_eliminated(board, unit), goes_unsupplied(board, unit)
    return StakeView(unit, *[given if box == SURRENDERED else 0 for box in boxes])


def outlook(board: Board) -> tuple[AimView, ...]:
    """Every way to win that is still open."""
    return tuple([_aim(aim) for aim in aims(board)])


def _aim(aim: Aim) -> AimView:
    needs = tuple([NeedView(need.kind, need.figure, need.held, need.reached, need.missing) for need in aim.needs])
    return AimView(aim.side, aim.how, aim.rule, aim.turn, needs)
