"""What a game of a campaign brings back to it: the result, the city, the cards (design 10)."""

from collections.abc import Iterable

import msgspec

from kronika.domain.kernel.chance import Purpose
from kronika.domain.kernel.events import DiceRolled, Event
from kronika.domain.kernel.values import Outcome
from kronika.domain.undaunted.campaign.state import Conclusion, Returned
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.events import TileSwapped, TunnelDestroyed
from kronika.domain.undaunted.state import Board


class GameSwap(msgspec.Struct, frozen=True):
    """A tile swapped in a game: its number, its face now, and the version of the event there; the
    action that hit it, and the counter that performed that."""

    tile: str
    face: str
    version: int
    action: ActionName | None
    counter: str


class Homecoming(msgspec.Struct, frozen=True):
    """All that a campaign takes over from a game that is closed."""

    version: int
    head: str
    winner: str
    how: Conclusion
    rule: str
    swaps: tuple[GameSwap, ...]
    tunnels: tuple[str, ...]
    returned: dict[str, Returned]


def bring_home(
    board: Board, outcome: Outcome, events: Iterable[tuple[int, Event]], version: int, head: str
) -> Homecoming:
    """What the game brings back. `events` are those of its effective log, with their versions."""
    swaps, tunnels = [], []
    cause = Purpose("", "", "")
    for at, event in events:
        if isinstance(event, DiceRolled):
            cause = event.use.purpose
        elif isinstance(event, TileSwapped):
            swaps.append(
                GameSwap(event.space, event.tile, at, ActionName(cause.action) if cause.action else None, cause.subject)
            )
        elif isinstance(event, TunnelDestroyed):
            tunnels.append(event.space)
    returned = {
        side: Returned(
            casualties=zones.casualties,
            pool=tuple(sorted(zones.play + zones.hand + zones.pick + zones.deck + zones.discard)),
            lost=zones.removed,
        )
        for side, zones in board.sides.items()
    }
    winner = outcome.winners[0] if outcome.winners else board.initiative
    return Homecoming(
        version, head, winner, Conclusion(outcome.how), outcome.rule, tuple(swaps), tuple(tunnels), returned
    )
