"""What a seat sees, indexed for asking."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.units import Arm
from kronika.domain.noretreat.content.words import AXIS, other
from kronika.domain.noretreat.rules.supply import supplied_at
from kronika.domain.noretreat.scene import Atlas, Scene, scene_of
from kronika.domain.noretreat.state import Board, Unit
from kronika.domain.noretreat.view import NoRetreatView, UnitView

DECAY = 0.75
"""What of the pull of a prize is left a space further."""
SHARED = 0.6
"""The same, of how a unit is taken to share itself among the prizes."""
GUARDED = 1
"""How near to a prize an enemy is who guards it."""
WALKED_IN = 4.0
"""How much strength takes a prize that nobody guards, and keeps it."""
NEEDED = 6.0
"""How many times the strength of who guards it takes a prize."""
FAR = 99
GOAL = 10.0
"""What a place is worth that a goal names, besides its victory points."""
FURTHER = 10.0
"""The same of one of several of which a goal asks for some."""
MISSING = 1.8
"""How many times as much it is worth where all else that the goal asks for is held."""
OBJECTIVE = 1.0
"""What an objective is worth besides its victory points."""


class Situation:
    """The position as far as a seat can tell."""

    def __init__(self, seat: str, content: Content, view: NoRetreatView) -> None:
        self.seat, self.enemy, self.view = seat, other(seat), view
        self.board = Board(
            scene=scene_of(content),
            turn=view.turn,
            active=view.active,
            units={unit.id: _unit(unit) for unit in view.units},
            control={one.space: one.side for one in view.control},
            scorched=view.scorched,
            works=view.works,
        )
        self.scene = self.board.scene
        self.atlas = self.scene.atlas
        self.attacks = view.initiative == seat
        """Whether it is for this side to attack."""

    @cached_property
    def raiders(self) -> tuple[str, ...]:
        """Where enemies stand that can move."""
        mobile = [unit for unit in self.board.army(self.enemy) if self.board.face(unit).mp]
        return tuple(dict.fromkeys(self.board.units[unit].place for unit in mobile))

    @cached_property
    def pull(self) -> dict[str, float]:
        """How strongly what this side does not hold pulls to each space, the less the more go there already."""
        wanted = {space: worth for space, worth in self.prizes.items() if self.board.control.get(space) != self.seat}
        return self._field(self._uncared(wanted))

    @cached_property
    def prizes(self) -> dict[str, float]:
        """What each place is worth to whoever holds it."""
        scenario = self.scene.scenario
        named = {slug for goal in scenario.victory.any_of for slug in goal.controls}
        counted = any(goal.further or goal.objectives for goal in scenario.victory.any_of)
        side = scenario.victory.side
        reached = bool(named) and all(self.board.control.get(self.atlas.place(slug)) == side for slug in named)
        further = counted and any(
            self.board.control.get(space) == side and self.atlas.spaces[space].slug not in named
            for space in self.atlas.objectives.get(side, ())
        )
        found = {}
        for slug, space in self.atlas.keys.items():
            known = self.atlas.spaces[space]
            worth = float(known.vp) + (OBJECTIVE if known.objective else 0.0)
            if slug in named:
                worth += GOAL * (MISSING if further else 1.0)
            elif counted and known.objective == side:
                worth += FURTHER * (MISSING if reached and not further else 1.0)
            if worth and space not in self.board.scorched:
                found[space] = worth
        return found

    def _field(self, sources: dict[str, float]) -> dict[str, float]:
        """From each source its worth, less of it with each space on the way."""
        found = dict.fromkeys(self.atlas.spaces, 0.0)
        for source, worth in sources.items():
            for space, left in _pulls(self.scene)[source].items():
                found[space] += worth * left
        return found

    def _uncared(self, wanted: dict[str, float]) -> dict[str, float]:
        """Of each prize the worth that it has for one more unit: the one that moves is not counted."""
        far = _from_places(self.scene)
        guards = [(self.board.units[unit].place, self.strength([unit])) for unit in self.board.army(self.enemy)]
        going = dict.fromkeys(wanted, 0.0)
        for unit in self._others():
            at = self.board.units[unit].place
            drawn = {place: worth * SHARED ** far[place].get(at, FAR) for place, worth in wanted.items()}
            every = sum(drawn.values())
            for place, part in drawn.items():
                going[place] += self.strength([unit]) * part / every if every else 0.0
        found = {}
        for place, worth in wanted.items():
            ways = far[place]
            needed = WALKED_IN + NEEDED * sum(strength for at, strength in guards if ways.get(at, FAR) <= GUARDED)
            found[place] = worth * min(1.0, needed / max(1.0, going[place]))
        return found

    def _others(self) -> list[str]:
        moving = self.view.moving
        return [unit for unit in self.board.army(self.seat) if unit != moving and self.board.face(unit).mp]

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

    def brought(self, space: str, *, but: str = "") -> float:
        """The own strength next to a space, of each unit the part that is left if it turns on every enemy beside it."""
        return sum(self.strength([unit]) / self._fronts(unit) for unit in self.beside(space, self.seat, but=but))

    def _fronts(self, unit: str) -> int:
        """How many spaces with enemies are next to an own unit."""
        return sum(self.board.held_by(near) == self.enemy for near in self.atlas.land[self.board.units[unit].place])

    @cached_property
    def hindered(self) -> float:
        """How many times as much strength an attack of this side needs in this weather."""
        row = self.scene.weather[self.view.weather]
        return (1.0 + 0.4 * row.axis_left) * (1.4 if row.soviet_table else 1.0) if self.seat == AXIS else 1.0

    def is_supplied(self, space: str, takes: Iterable[str] = ()) -> bool:
        """Whether the side would be supplied on a space as things stand, or once it has taken others too."""
        taken = {place: self.seat for place in takes if place in self.board.control}
        if supplied_at(self.board, self.seat, space) or not taken:
            return supplied_at(self.board, self.seat, space)
        return supplied_at(replace(self.board, control=self.board.control | taken), self.seat, space)

    def holds(self, space: str) -> float:
        """How many units of strength the ground of a space is worth to who defends it."""
        known = self.atlas.spaces[space]
        left = self.scene.terrain[known.terrain].left + bool(known.objective)
        return 1.0 + 0.4 * left

    def value(self, unit: str) -> float:
        """What a unit is worth on the face that it shows."""
        face = self.board.face(unit)
        return face.strength + (1.0 if face.arm == Arm.ARMOUR else 0.0)

    def has_zone(self, unit: str) -> bool:
        """Whether a unit has a zone of control."""
        return self.board.face(unit).zoc and not self.board.units[unit].unsupplied

    def has_more_steps(self, unit: str) -> bool:
        """Whether a unit is only turned when it loses a step."""
        return self.board.units[unit].face == 1 and (
            self.board.side(unit) == AXIS or self.board.turn >= self.scene.dates.two_steps
        )


@cached_by_identity(4)
def _from_places(scene: Scene, /) -> dict[str, dict[str, int]]:
    """How far each space is from each place that can be controlled."""
    return {place: _distances(scene.atlas, [place]) for place in scene.atlas.keys.values()}


@cached_by_identity(4)
def _pulls(scene: Scene, /) -> dict[str, dict[str, float]]:
    """What of the pull of each place that can be controlled is left on each space."""
    return {place: {space: DECAY**far for space, far in ways.items()} for place, ways in _from_places(scene).items()}


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
