"""What a seat sees, indexed for asking."""

from collections.abc import Iterable, Sequence

from domain.kernel.caching import cached_by_identity
from domain.noretreat.atlas import Atlas
from domain.noretreat.content import AXIS, Arm, Content, other
from domain.noretreat.rules.supply import supplied_at
from domain.noretreat.rules.zones import enemy_zones
from domain.noretreat.scene import Scene
from domain.noretreat.standing import Unit
from domain.noretreat.state import Board
from domain.noretreat.view import NoRetreatView, UnitView

DECAY = 0.8
"""What of the pull of a prize is left a space further."""
GOAL = 4.0
"""What a place is worth that a goal names, besides its victory points."""
OBJECTIVE = 1.0
"""What an objective is worth besides its victory points."""


class Situation:
    """The position as far as a seat can tell."""

    def __init__(self, seat: str, content: Content, view: NoRetreatView) -> None:
        self.seat, self.enemy, self.view = seat, other(seat), view
        self.board = Board(
            content=content,
            turn=view.turn,
            active=view.active,
            units={unit.id: _unit(unit) for unit in view.units},
            control={one.space: one.side for one in view.control},
            scorched=view.scorched,
            works=view.works,
        )
        self.scene = self.board.scene
        self.atlas = self.scene.atlas
        self.zones = enemy_zones(self.board, seat)
        """The spaces in zones of control of the enemy."""
        self.attacks = view.initiative == seat
        """Whether it is for this side to attack."""
        self.hand = next((hand.cards for hand in view.hands if hand.side == seat), ())
        self.prizes = self._prizes()
        """What each place is worth to whoever holds it."""
        wanted = {space: worth for space, worth in self.prizes.items() if self.board.control.get(space) != seat}
        self.pull = self._field(wanted)
        """How strongly what this side does not hold pulls to each space."""
        mobile = [unit for unit in self.board.army(self.enemy) if self.board.face(unit).mp]
        self.danger = _distances(self.atlas, [self.board.units[unit].place for unit in mobile])
        """How far the next enemy is that can move."""

    def _prizes(self) -> dict[str, float]:
        scenario = self.scene.scenario
        named = {slug for goal in scenario.victory.any_of for slug in goal.controls}
        counted = any(goal.further or goal.objectives for goal in scenario.victory.any_of)
        found = {}
        for slug, space in self.atlas.keys.items():
            known = self.atlas.spaces[space]
            worth = float(known.vp) + (OBJECTIVE if known.objective else 0.0)
            if slug in named or (counted and known.objective == scenario.victory.side):
                worth += GOAL
            if worth and space not in self.board.scorched:
                found[space] = worth
        return found

    def _field(self, sources: dict[str, float]) -> dict[str, float]:
        """From each source its worth, less of it with each space on the way."""
        found = dict.fromkeys(self.atlas.spaces, 0.0)
        for source, worth in sources.items():
            for space, far in _from_places(self.scene)[source].items():
                found[space] += worth * DECAY**far
        return found

    def strength(self, units: Iterable[str]) -> int:
        """The strength printed on the faces that these units show."""
        return sum(self.board.face(unit).strength for unit in units)

    def own_at(self, space: str, *, but: str = "") -> list[str]:
        """The own units on a space, one left out."""
        return [unit for unit in self.board.at(space) if self.board.side(unit) == self.seat and unit != but]

    def beside(self, space: str, side: str, *, but: str = "") -> list[str]:
        """The units of a side next to a space, one left out."""
        return [
            unit
            for near in self.atlas.land[space]
            for unit in self.board.at(near)
            if self.board.side(unit) == side and unit != but
        ]

    def is_supplied(self, space: str) -> bool:
        """Whether the side would be supplied on a space as things stand."""
        return supplied_at(self.board, self.seat, space)

    def holds(self, space: str) -> float:
        """How many units of strength the ground of a space is worth to who defends it."""
        known = self.atlas.spaces[space]
        left = self.scene.terrain[known.terrain].left + bool(known.objective)
        return 1.0 + 0.4 * left

    def value(self, unit: str) -> float:
        """What a unit is worth on the face that it shows."""
        face = self.board.face(unit)
        return face.strength + (1.0 if face.arm == Arm.ARMOUR else 0.0)

    def has_more_steps(self, unit: str) -> bool:
        """Whether a unit is only turned when it loses a step."""
        return self.board.units[unit].face == 1 and (
            self.board.side(unit) == AXIS or self.board.turn >= self.scene.dates.two_steps
        )


@cached_by_identity(4)
def _from_places(scene: Scene, /) -> dict[str, dict[str, int]]:
    """How far each space is from each place that can be controlled."""
    return {place: _distances(scene.atlas, [place]) for place in scene.atlas.keys.values()}


def _distances(atlas: Atlas, sources: Sequence[str]) -> dict[str, int]:
    """How far each space is from the next of these over land, where it can be reached."""
    found = dict.fromkeys(sources, 0)
    ring, far = list(found), 0
    while ring:
        far += 1
        ring = list(dict.fromkeys(near for at in ring for near in atlas.land[at] if near not in found))
        found |= dict.fromkeys(ring, far)
    return found


def _unit(seen: UnitView) -> Unit:
    return Unit(
        place=seen.place,
        face=seen.face,
        unsupplied=seen.unsupplied,
        disorganised=seen.disorganised,
        turn=seen.turn,
        partisans=seen.partisans,
    )
