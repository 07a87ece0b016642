"""A15, A24, A25: what a side of North Africa has of its goal, and whether it can still meet it, judged on what
everybody knows."""

from collections.abc import Iterable

from kronika.domain.undaunted.content import (
    COMBAT,
    ActionName,
    Card,
    Either,
    Eliminate,
    Escape,
    Every,
    Face,
    Goal,
    ObjectivesWorth,
    Single,
)
from kronika.domain.undaunted.rules.seats import suits, troop_of
from kronika.domain.undaunted.state import Board

_OUTSIDE_SUPPLY = ("hand", "deck", "discard", "play", "pick")


def is_named(board: Board, side: str, counter: str) -> bool:
    """A15: whether the scenario lets a counter of the side use the escape markers."""
    scene = board.scene
    return counter in scene.escapers.get(side, ()) or troop_of(board, counter) in scene.escaping.get(side, ())


def has_escaped(board: Board, side: str, goal: Escape) -> list[str]:
    """A15, R28: the side's counters that have escaped and count."""
    owners = board.owners
    return [id for id in board.escaped if owners[id] == side and is_named(board, side, id) and _counts(board, goal, id)]


def has_eliminated(board: Board, side: str, goal: Eliminate) -> list[str]:
    """A24: the counters eliminated that count: soldiers of the enemy, vehicles that were the enemy's then."""
    owners = board.owners
    return [id for id in board.eliminated if owners[id] != side and _counts(board, goal, id)]


def _counts(board: Board, goal: Escape | Eliminate, counter: str) -> bool:
    return counter in goal.counters if goal.counters else troop_of(board, counter) == goal.troop


def at_hand(board: Board, side: str) -> list[Card]:
    """A25: the side's cards that are not removed and that, if they lie in the supply, some card at hand can bring
    from it."""
    zones, cards = board.sides[side], board.scene.cards
    found = {card for zone in _OUTSIDE_SUPPLY for card in getattr(zones, zone) if card in cards}
    supply = set(zones.supply) - found
    while True:
        bolsters = [a for card in found for a in cards[card].actions if a.name == ActionName.BOLSTER]
        brought = {
            card for card in supply for a in bolsters if not a.squads or not {*a.squads}.isdisjoint(cards[card].squads)
        }
        if not brought:
            return [cards[card] for card in sorted(found)]
        found |= brought
        supply -= brought


class _Means:
    """What a side can still do: its soldiers who can act, its leaders' cards at hand."""

    def __init__(self, board: Board, side: str) -> None:
        cards = at_hand(board, side)
        self.soldiers = [card for card in cards if card.counter and card.counter in board.counters]
        self.leaders = [card for card in cards if not card.counter]
        self.board = board

    def prints(self, action: ActionName) -> bool:
        """Whether a soldier who can act prints the action."""
        return any(printed.name == action for card in self.soldiers for printed in card.actions)

    def has_seat(self, action: ActionName, vehicles: Iterable[str]) -> bool:
        """Whether one of these vehicles has a seat that prints the action and suits a soldier who can act."""
        seats = [seat for id in vehicles for seat in self.board.chassis(id).seats]
        return any(
            suits(seat, card)
            for seat in seats
            if any(printed.name == action for printed in seat.actions)
            for card in self.soldiers
        )


def is_out_of_reach(board: Board, side: str, goal: Goal) -> bool:
    """A25: whether the side can no longer meet a condition."""
    return _is_out_of_reach(board, side, goal, _Means(board, side))


def _is_out_of_reach(board: Board, side: str, goal: Goal, means: _Means) -> bool:
    match goal:
        case Every():
            return any(_is_out_of_reach(board, side, part, means) for part in goal.of)
        case Either():
            return all(_is_out_of_reach(board, side, part, means) for part in goal.of)
        case Eliminate():
            return _cannot_eliminate(board, side, goal, means)
        case Escape():
            return _cannot_escape(board, side, goal, means)
        case ObjectivesWorth():
            return objectives_worth(board, side) + _may_add(board, side, means) < goal.value
        case _:
            return False


def wanted(goal: Escape | Eliminate) -> int:
    """A16: how many counters a condition asks for."""
    return goal.count or len(goal.counters)


def _cannot_eliminate(board: Board, side: str, goal: Eliminate, means: _Means) -> bool:
    """A25: too few are left, whoever holds the vehicles, or nobody is left to fight."""
    left = [
        id
        for id in board.counters
        if _counts(board, goal, id) and (board.is_vehicle(id) or board.scene.kinds[id].side != side)
    ]
    if len(has_eliminated(board, side, goal)) + len(left) < wanted(goal):
        return True
    return not means.soldiers and not any(a.name in COMBAT for card in means.leaders for a in card.actions)


def _cannot_escape(board: Board, side: str, goal: Escape, means: _Means) -> bool:
    """A25: too few are left that can still escape."""
    if not means.soldiers:
        return len(has_escaped(board, side, goal)) < wanted(goal)
    acting = {card.counter for card in means.soldiers}
    soldiers = [
        id
        for id, counter in board.counters.items()
        if board.scene.kinds[id].side == side and not board.is_vehicle(id) and (id in acting or counter.vehicle)
    ]
    vehicles = [id for id in board.damage if means.has_seat(ActionName.DRIVE, [id]) and _has_way_out(board, id, means)]
    left = [id for id in (*soldiers, *vehicles) if is_named(board, side, id) and _counts(board, goal, id)]
    return len(has_escaped(board, side, goal)) + len(left) < wanted(goal)


def _has_way_out(board: Board, vehicle: str, means: _Means) -> bool:
    """A25: whether tiles that are passable lead from the vehicle to an escape marker; an obstacle blocks only when
    nobody can blow it up."""
    structures = {} if means.prints(ActionName.DEMOLISH) else board.scene.structures
    blocked = {space for space in board.structures if space in structures and not structures[space].value}
    reached, edge = set[str](), [board.counters[vehicle].space]
    while edge:
        here = edge.pop()
        if board.scene.spaces[here].escape:
            return True
        reached.add(here)
        edge += [
            to
            for to in board.scene.spaces[here].near
            if to not in reached and to not in blocked and not board.tile(to).impassable
        ]
    return False


def _may_add(board: Board, side: str, means: _Means) -> int:
    """A25: what the side may still add to its value."""
    markers, structures = board.sides[side].markers, board.scene.structures
    demolishes, value = side == board.scene.demolishes, 0
    if demolishes and means.prints(ActionName.DEMOLISH):
        value += sum(structures[space].value for space in board.structures)
    if means.prints(ActionName.CONTROL) or means.has_seat(ActionName.CONTROL, board.damage):
        free = [space for space in board.scene.spaces if markers.get(space) != Face.CONTROLLED]
        value += sum(board.objectives.get(space, 0) for space in free)
        if not demolishes:
            value += sum(structures[space].value for space in free if space in board.structures)
    return value


def alternatives(goal: Goal) -> tuple[Single, ...]:
    """R29: the conditions each of which is enough; none where several must all be met."""
    match goal:
        case Either():
            return goal.of
        case Every():
            return ()
        case Eliminate() | Escape() | ObjectivesWorth():
            return (goal,)
        case _:
            return ()


# --- U24, A14, A21: what objectives and structures are worth to a side


def objectives_worth(board: Board, side: str) -> int:
    """U24, A21: the value of the objectives that the side controls, and of the structures that it has."""
    value = worth(board.objectives, board.sides[side].markers)
    return value + structures_worth(board, side) if board.scene.structures else value


def worth(objectives: dict[str, int], markers: dict[str, Face]) -> int:
    """U24: the value of the objectives that are controlled by these markers."""
    return sum(value for space, value in objectives.items() if markers.get(space) == Face.CONTROLLED)


def structures_worth(board: Board, side: str) -> int:
    """A14, A21: the value of the structures that the side has: who demolishes those destroyed, the other side those
    that stand on tiles it controls."""
    structures, markers = board.scene.structures, board.sides[side].markers
    if side == board.scene.demolishes:
        return sum(kind.value for space, kind in structures.items() if space not in board.structures)
    return sum(structures[space].value for space in board.structures if markers.get(space) == Face.CONTROLLED)
