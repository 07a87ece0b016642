"""Who of a side is to take which objective, and how many cards that takes."""

import msgspec

from kronika.domain.undaunted.bots.normandy.ground import Ground
from kronika.domain.undaunted.bots.normandy.position import Position
from kronika.domain.undaunted.content import Face

CLEAR = 1.6
"""Cards that each hit takes with which an enemy is driven off."""
SCOUTING = 0.9
"""How many cards it takes to scout a space on the way."""
UNSCOUTED = 2.5
"""The same where no scout is at hand."""
FRESH = 2.0
"""How many cards it takes to get a card of riflemen that have none outside the supply."""
FAR = 40.0
"""Cards to a goal that there is no way to."""


class Task(msgspec.Struct, frozen=True):
    """Riflemen, the space they are to control, and the cards it takes."""

    counter: str
    space: str
    cards: float
    needed: bool  #: Whether the side wins by this task and those before it.


class Plan:
    """The tasks of a side."""

    def __init__(self, ground: Ground, p: Position, side: str) -> None:
        self.ground, self.side = ground, side
        self.missing = max(0, ground.wanted[side] - p.worth(side))
        mine = p.markers[side]
        self._scouting = (
            SCOUTING if any(p.cards[ground.card_of[id].id] > 0.5 for id in ground.scouts[side]) else UNSCOUTED
        )
        self.tasks = self._assign(p, mine) if ground.wanted[side] else []
        self.left = sum(task.cards for task in self.tasks if task.needed) if self.tasks else FAR

    def _assign(self, p: Position, mine: dict[str, Face]) -> list[Task]:
        ground, side = self.ground, self.side
        open_ = {space: value for space, value in p.objectives.items() if mine.get(space) != Face.CONTROLLED}
        if ground.raises == side:
            open_[ground.radio] = max(1, self.missing)
        block = {
            space: sum(self.stay(p, id) for id, at in p.places.items() if at == space and ground.side(id) != side)
            for space in open_
        }
        marked = frozenset(mine)
        ways = {space: self.ways(space, marked) for space in open_}
        starts: list[tuple[str, str, float]] = []
        for id in ground.riflemen[side]:
            place = p.places.get(id) or ground.spawns.get(id)
            if place:
                cards = p.cards[ground.card_of[id].id]
                extra = (1.0 if id in p.suppressed else 0.0) + (FRESH if cards < 0.5 else 0.0)
                starts.append((id, place, extra))
        found: list[Task] = []
        missing = self.missing
        busy = {id: 0.0 for id, _, _ in starts}
        while open_ and starts:
            best = None
            for space, value in open_.items():
                way = ways[space]
                for at, (id, here, extra) in enumerate(starts):
                    cards = (
                        way[here]
                        + (value if space == ground.radio and side == ground.raises else 1.0)
                        + extra
                        + block[space]
                    )
                    per = (cards + 0.5 * busy[id]) / min(value, max(missing, 1))
                    if best is None or per < best[0]:
                        best = (per, cards, space, at)
            assert best is not None
            _, cards, space, at = best
            id, _, _ = starts[at]
            found.append(Task(id, space, cards, missing > 0))
            missing -= open_.pop(space)
            busy[id] += cards
            starts[at] = (id, space, 0.0)
            if missing <= 0 and all(busy.values()):
                break
        return found

    def first(self, counter: str) -> Task | None:
        """What riflemen are to do first."""
        return next((task for task in self.tasks if task.counter == counter), None)

    def stay(self, p: Position, counter: str) -> float:
        """Cards that it takes to drive a counter off."""
        return CLEAR * (p.cards[self.ground.card_of[counter].id] + 1.0)

    def ways(self, goal: str, marked: frozenset[str]) -> dict[str, float]:
        """How many cards riflemen need from each space to the goal."""
        return self.ground.ways(goal, marked, self._scouting)
