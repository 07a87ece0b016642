"""A position taken over by a new game: what a fork or a copy starts from."""

from domain.kernel.events import Event, Sealed
from domain.undaunted.events import (
    CounterAt,
    PositionInherited,
    PrivateZones,
    ScenarioSetUp,
    SideInherited,
    ZonesInherited,
)
from domain.undaunted.state import Board


def inherit(events: list[Event], board: Board) -> tuple[Event, ...]:
    """The set-up that these events began with, then the position as the referee's board has it."""
    setup = next(event for event in events if isinstance(event, ScenarioSetUp))
    hands = {id: tuple(sorted(side.hand + side.pick)) for id, side in board.sides.items()}
    position = PositionInherited(
        round=board.round,
        initiative=board.initiative,
        active=board.active,
        sides=tuple(
            SideInherited(
                id,
                deck=len(side.deck),
                hand=len(hands[id]),
                discard=len(side.discard),
                removed=len(side.removed),
                play=side.play,
                supply=side.supply,
                markers=side.markers,
                target=side.target,
            )
            for id, side in sorted(board.sides.items())
        ),
        counters=tuple(CounterAt(id, c.space, c.suppressed) for id, c in sorted(board.counters.items())),
        objectives=board.objectives,
        frames=board.frames,
    )
    zones = tuple(
        ZonesInherited(id, Sealed(id, PrivateZones(side.deck, hands[id], side.discard, side.removed)))
        for id, side in sorted(board.sides.items())
    )
    return (setup, position, *zones)
