"""A position as a seat can know or guess it: where the counters stand, what the markers say, and which cards
go round in each deck."""

from collections import Counter as Multiset
from collections.abc import Mapping

import msgspec

from kronika.domain.undaunted.bots.normandy.ground import NO_CARD, Ground
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.view import SideView, View

ROUND = (Zone.HAND, Zone.PICK, Zone.PLAY, Zone.DECK, Zone.DISCARD)
"""Where the cards lie that come to hand again and again."""


class Position(msgspec.Struct, frozen=True):
    """What matters of a position."""

    places: dict[str, str]  #: Where each counter on the board stands.
    suppressed: frozenset[str]
    markers: dict[str, dict[str, Face]]  #: The control markers of each side, by space.
    objectives: dict[str, int]
    tiles: dict[str, str]  #: The tile on each space.
    cards: dict[str, float]  #: How many copies of each card go round, as far as the seat can tell.
    sizes: dict[str, float]  #: How many cards go round on each side.
    targets: dict[str, str]  #: Where the target marker of each side lies.

    def worth(self, side: str) -> int:
        """The value of the objectives that a side controls."""
        faces = self.markers[side]
        return sum(value for space, value in self.objectives.items() if faces.get(space) == Face.CONTROLLED)


def position_of(ground: Ground, view: View, seat: str) -> Position:
    """The position that a seat sees."""
    cards = {NO_CARD.id: 0.0}
    sizes: dict[str, float] = {}
    for side in view.sides:
        counts = {zone.zone: zone.count for zone in side.zones}
        sizes[side.id] = float(sum(counts[zone] for zone in ROUND))
        cards |= _going_round(ground, side, side.id == seat, counts[Zone.REMOVED], sizes[side.id])
    markers: dict[str, dict[str, Face]] = {side.id: {} for side in view.sides}
    for space in view.spaces:
        for marker in space.markers:
            markers[marker.side][space.id] = marker.face
    return Position(
        {counter.id: counter.space for counter in view.counters},
        frozenset(counter.id for counter in view.counters if counter.suppressed),
        markers,
        {space.id: space.objective for space in view.spaces if space.objective},
        {space.id: space.tile for space in view.spaces},
        cards,
        sizes,
        {side.id: side.target for side in view.sides},
    )


def held(side: SideView, *zones: Zone) -> Multiset[str]:
    """The cards that are seen in these zones of a side."""
    return Multiset(card for zone in side.zones if zone.zone in zones for card in zone.cards)


def _going_round(ground: Ground, side: SideView, own: bool, removed: int, size: float) -> Mapping[str, float]:
    """Of the own cards all but those of the supply and those removed; of the enemy's removed cards only the
    number is known, and they are taken off in proportion."""
    away = held(side, Zone.SUPPLY, Zone.REMOVED) if own else held(side, Zone.SUPPLY)
    mine = [id for id, card in ground.cards.items() if id.startswith(f"{side.id}-")]
    left = {id: float(max(0, ground.printed(id) - away[id])) for id in mine}
    if own or not removed:
        return left
    share = size / (size + removed)
    return {id: count * share for id, count in left.items()}
