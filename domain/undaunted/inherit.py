"""A position taken over by a new game: what a fork or a copy starts from."""

from kronika.domain.kernel.events import Event, Sealed
from kronika.domain.undaunted.events import (
    CounterAt,
    Laid,
    PositionInherited,
    PrivateZones,
    ScenarioSetUp,
    SideInherited,
    ZonesInherited,
)
from kronika.domain.undaunted.rules.variants import variant
from kronika.domain.undaunted.state import Board


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
                casualties=len(side.casualties),
                aside=side.aside,
                points=side.points,
            )
            for id, side in sorted(board.sides.items())
        ),
        counters=tuple(
            CounterAt(id, c.space, c.suppressed, c.routed, board.fire_zones.get(id, ""), c.vehicle, c.seat)
            for id, c in sorted(board.counters.items())
        ),
        objectives=board.objectives,
        frames=board.frames,
        faces={id: face for id, face in board.faces.items() if face != board.scene.spaces[id].tile},
        mines=board.mines,
        smoke=board.smoke,
        tunnels=board.tunnels,
        laid=tuple(Laid(id, spent.mines, spent.smoke) for id, spent in sorted(board.spent.items())),
        played=board.played if variant(board).withdrawal else 0,
        owners={id: side for id, side in board.owners.items() if side != board.scene.kinds[id].side},
        damage=board.damage,
        destroyed=tuple(space for space in board.scene.structures if space not in board.structures),
        escaped=board.escaped,
        eliminated=board.eliminated,
        hopeless=board.hopeless,
    )
    zones = tuple(
        ZonesInherited(id, Sealed(id, PrivateZones(side.deck, hands[id], side.discard, side.removed, side.casualties)))
        for id, side in sorted(board.sides.items())
    )
    return (setup, position, *zones)
