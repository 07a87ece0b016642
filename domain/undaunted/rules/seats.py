"""A8, A10, A13, A18–A20: soldiers in vehicles."""

from kronika.domain.undaunted.content import Action, ActionName, Card, SeatKind, Troop
from kronika.domain.undaunted.state import Board, Counter

ON_FOOT = frozenset({ActionName.MOVE, ActionName.SCOUT, ActionName.STALK})
"""A10: what a soldier does on foot only."""


def seat_of(board: Board, counter: str) -> SeatKind | None:
    """A20: the seat that a soldier holds; None if he is on foot or off the board."""
    soldier = board.counters.get(counter)
    if soldier is None or not soldier.vehicle:
        return None
    return board.chassis(soldier.vehicle).seats[soldier.seat - 1]


def is_disabled(board: Board, vehicle: str) -> bool:
    """A13, A19: whether a vehicle has so much damage that it allows no vehicle action."""
    return board.damage[vehicle] >= board.chassis(vehicle).disabled_at


def suits(seat: SeatKind, card: Card) -> bool:
    """A19: whether a soldier may perform the vehicle actions of a seat."""
    return seat.specialism in ("", card.specialism)


def vehicle_actions(board: Board, card: Card) -> tuple[Action, ...]:
    """A8, R34: what a card may be played for as a vehicle action: what the seat prints."""
    seat = seat_of(board, card.counter)
    if seat is None or not suits(seat, card) or is_disabled(board, board.counters[card.counter].vehicle):
        return ()
    return seat.actions


def holds_enemy(board: Board, side: str, vehicle: str) -> bool:
    """A18: whether an enemy soldier, ready or suppressed, is in the vehicle."""
    return any(board.owners[id] != side for id in board.crew(vehicle).values())


def mates(board: Board, counter: str) -> list[str]:
    """A8: with whom a soldier may change seats, ready or suppressed."""
    soldier = board.counters.get(counter, Counter(""))
    return [id for id in board.crew(soldier.vehicle).values() if id != counter] if soldier.vehicle else []


def troop_of(board: Board, counter: str) -> Troop:
    """Whether a counter is a soldier or a vehicle."""
    return Troop.VEHICLES if board.is_vehicle(counter) else Troop.SOLDIERS
