"""U23, U24, N9, N10, S23, S24, A14–A16, A21, A24, A25, R5, R22, R28, R29: when a scenario is won."""

from collections.abc import Iterable

from kronika.domain.undaunted.content import (
    COMBAT,
    RIFLEMEN,
    ActionName,
    Card,
    Either,
    Eliminate,
    Escape,
    Every,
    Face,
    Gather,
    Goal,
    MarkerKind,
    ObjectivesWorth,
    Occasion,
    Pin,
    Points,
    PointsControlled,
    Rout,
    Single,
    Together,
    Victory,
)
from kronika.domain.undaunted.events import HopeLost, PointsScored, ScenarioWon
from kronika.domain.undaunted.rules.step import Play
from kronika.domain.undaunted.rules.variants import DefeatRule, variant
from kronika.domain.undaunted.state import Board, Counter, suits, troop_of

# --- A15, A24, A25: what a side of North Africa has of its goal, and whether it can still meet it


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
    """A25: returns the side's cards that are not removed. A card in the supply counts only if some card at hand can
    bring it from there."""
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
    """The means that a side still has: its soldiers who can act, its leaders' cards at hand."""

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


def can_no_longer_meet(board: Board, side: str, goal: Goal) -> bool:
    """A25: whether the side can no longer meet a condition."""
    return _can_no_longer_meet(board, side, goal, _Means(board, side))


def _can_no_longer_meet(board: Board, side: str, goal: Goal, means: _Means) -> bool:
    match goal:
        case Every():
            return any(_can_no_longer_meet(board, side, part, means) for part in goal.of)
        case Either():
            return all(_can_no_longer_meet(board, side, part, means) for part in goal.of)
        case Eliminate():
            return _cannot_eliminate(board, side, goal, means)
        case Escape():
            return _cannot_escape(board, side, goal, means)
        case ObjectivesWorth():
            return objectives_worth(board, side) + _may_add(board, side, means) < goal.value
        case _:
            return False


def _cannot_eliminate(board: Board, side: str, goal: Eliminate, means: _Means) -> bool:
    """A25: whether too few targets are left, counting vehicles of either side, or nobody is left to fight."""
    left = [
        id
        for id in board.counters
        if _counts(board, goal, id) and (board.is_vehicle(id) or board.scene.kinds[id].side != side)
    ]
    if len(has_eliminated(board, side, goal)) + len(left) < needed(goal):
        return True
    return not means.soldiers and not any(a.name in COMBAT for card in means.leaders for a in card.actions)


def _cannot_escape(board: Board, side: str, goal: Escape, means: _Means) -> bool:
    """A25: too few are left that can still escape."""
    if not means.soldiers:
        return len(has_escaped(board, side, goal)) < needed(goal)
    acting = {card.counter for card in means.soldiers}
    soldiers = [
        id
        for id, counter in board.counters.items()
        if board.scene.kinds[id].side == side and not board.is_vehicle(id) and (id in acting or counter.vehicle)
    ]
    vehicles = [id for id in board.damage if means.has_seat(ActionName.DRIVE, [id]) and _has_way_out(board, id, means)]
    left = [id for id in (*soldiers, *vehicles) if is_named(board, side, id) and _counts(board, goal, id)]
    return len(has_escaped(board, side, goal)) + len(left) < needed(goal)


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
    """A25: returns the value that the side may still add."""
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


# --- U24, A14, A21: the value of objectives and structures to a side


def objectives_worth(board: Board, side: str) -> int:
    """U24, A21: the value of the objectives that the side controls, and of the structures that it has."""
    value = worth(board.objectives, board.sides[side].markers)
    return value + structures_worth(board, side) if board.scene.structures else value


def worth(objectives: dict[str, int], markers: dict[str, Face]) -> int:
    """U24: the value of the objectives that are controlled by these markers."""
    return sum(value for space, value in objectives.items() if markers.get(space) == Face.CONTROLLED)


def structures_worth(board: Board, side: str) -> int:
    """A14, A21: returns the value of the structures that the side has. The side that demolishes has those destroyed,
    the other side those on tiles it controls."""
    structures, markers = board.scene.structures, board.sides[side].markers
    if side == board.scene.demolishes:
        return sum(kind.value for space, kind in structures.items() if space not in board.structures)
    return sum(structures[space].value for space in board.structures if markers.get(space) == Face.CONTROLLED)


# --- when a scenario is won


_CARD_ZONES = ("hand", "deck", "discard", "play", "pick", "supply")


def _riflemen(board: Board, side: str) -> list[Counter]:
    """The side's riflemen counters on the board."""
    kinds, owners = board.scene.kinds, board.owners
    return [c for id, c in board.counters.items() if owners[id] == side and kinds[id].unit == RIFLEMEN]


def is_pinned(board: Board, side: str) -> bool:
    """N9: none of the side's riflemen counters is on the board."""
    return not _riflemen(board, side)


def is_hopeless(board: Board, side: str) -> bool:
    """N10: the side needs objectives, is pinned, and has no riflemen card left anywhere."""
    if not isinstance(board.scene.goals[side], ObjectivesWorth) or not is_pinned(board, side):
        return False
    return RIFLEMEN not in units_left(board, side)


def units_left(board: Board, side: str) -> set[str]:
    """The units of which the side has a card that is not lost, wherever it lies."""
    cards, kinds, zones = board.scene.cards, board.scene.kinds, board.sides[side]
    left = [cards[card].counter for zone in _CARD_ZONES for card in getattr(zones, zone)]
    return {kinds[counter].unit for counter in left if counter}


def measure(board: Board, side: str, goal: Single) -> int:
    """S23: how much of a condition the side has: value, points, counters."""
    scene = board.scene
    match goal:
        case ObjectivesWorth():
            return objectives_worth(board, side)
        case Pin():
            return int(is_pinned(board, scene.opponent(side)))
        case Rout():
            return sum(board.counters[id].routed for id in wanted(board, side, goal))
        case Points():
            return board.sides[side].points
        case PointsControlled():
            markers = board.sides[side].markers
            return sum(space.points for id, space in scene.spaces.items() if markers.get(id) == Face.CONTROLLED)
        case Gather():
            return most_gathered(board, goal)
        case Escape():
            return len(has_escaped(board, side, goal))
        case Eliminate():
            return len(has_eliminated(board, side, goal))


def wanted(board: Board, side: str, goal: Rout) -> list[str]:
    """S23: the enemy counters on the board that the side is to rout."""
    owners = board.owners
    return [id for id in board.counters if owners[id] != side and (not goal.counters or id in goal.counters)]


def most_gathered(board: Board, goal: Gather) -> int:
    """S23: how many of the counters stand, not routed, together on a space with such a marker."""
    marked = [
        id
        for id, space in board.scene.spaces.items()
        if (space.mission if goal.marker == MarkerKind.MISSION else space.escape)
    ]
    here = [c.space for id in goal.counters if (c := board.counters.get(id)) is not None and not c.routed]
    return max((here.count(space) for space in marked), default=0)


def reached(board: Board, side: str) -> tuple[int, ...]:
    """S23: how much the side has of each condition of its goal, in their order; nothing for objectives
    or pinning alone, which its worth tells."""
    match board.scene.goals[side]:
        case Every() | Either() | Together() as goal:
            return tuple([measure(board, side, part) for part in goal.of])
        case ObjectivesWorth() | Pin():
            return ()
        case goal:
            return (measure(board, side, goal),)


def needed(goal: Single) -> int:
    """S23, A16: how much of a condition meets it."""
    match goal:
        case Pin():
            return 1
        case Rout() | Gather() | Escape() | Eliminate():
            return goal.count or len(goal.counters)
        case ObjectivesWorth() | Points() | PointsControlled():
            return goal.value


def meets_goal(board: Board, side: str, goal: Goal) -> bool:
    """S23: whether the side meets a condition, alone or made of several."""
    match goal:
        case Every():
            return all(meets_goal(board, side, part) for part in goal.of)
        case Either():
            return any(meets_goal(board, side, part) for part in goal.of)
        case Together():
            return sum(measure(board, side, part) for part in goal.of) >= goal.value
        case _:
            return measure(board, side, goal) >= needed(goal)


def meets(board: Board, side: str) -> bool:
    """Whether the side meets its own condition."""
    return meets_goal(board, side, board.scene.goals[side])


def is_totally_routed(board: Board, side: str) -> bool:
    """S24: all the side's riflemen counters on the board are routed."""
    riflemen = _riflemen(board, side)
    return bool(riflemen) and all(counter.routed for counter in riflemen)


def check(play: Play) -> None:
    """U23: end the scenario if this change has decided it."""
    board = play.board
    if board.winner:
        return
    active = board.active
    other = board.scene.opponent(active)
    for side in (active, other):
        if meets(board, side):
            play.emit(ScenarioWon(side, *_achieved(board, side, board.scene.goals[side])))
            return
    match variant(board).defeat:
        case DefeatRule.PINNED:
            won = _won_by_pinning(board, active, other)
        case DefeatRule.TOTAL_ROUT:
            won = _won_by_total_rout(board, active, other)
        case DefeatRule.HOPELESS:
            won = _lose_hope(play, active, other)
    if won is not None:
        play.emit(won)


def _won_by_pinning(board: Board, active: str, other: str) -> ScenarioWon | None:
    """N9, N10: both sides are pinned, or one is behind and can no longer win."""
    worth = {side: objectives_worth(board, side) for side in (active, other)}
    if is_pinned(board, active) and is_pinned(board, other):
        ahead = active if worth[active] > worth[other] else other
        winner = board.initiative if worth[active] == worth[other] else ahead
        return ScenarioWon(winner, Victory.BOTH_PINNED, "N9")
    for side, opponent in ((active, other), (other, active)):
        if is_hopeless(board, side) and worth[opponent] > worth[side]:
            return ScenarioWon(opponent, Victory.HOPELESS, "N10")
    return None


def _won_by_total_rout(board: Board, active: str, other: str) -> ScenarioWon | None:
    """S24, unless the scenario says otherwise."""
    if not board.scene.total_rout:
        return None
    for side, opponent in ((active, other), (other, active)):
        if is_totally_routed(board, opponent):
            return ScenarioWon(side, Victory.TOTAL_ROUT, "S24")
    return None


def _lose_hope(play: Play, active: str, other: str) -> ScenarioWon | None:
    """A16, A25, R29: a side that can no longer meet its goal loses to an opponent who is to eliminate, and as soon
    as an opponent who needs objectives is ahead; if neither can, or both lose hope by one change, who is ahead wins."""
    board = play.board
    goals, opponent = board.scene.goals, {active: other, other: active}
    hopeless = [side for side in (active, other) if can_no_longer_meet(board, side, goals[side])]
    fresh = [side for side in hopeless if side not in board.hopeless]
    if not hopeless:
        return None
    if len(fresh) < 2:
        for side in fresh or hopeless:
            if any(isinstance(part, Eliminate) for part in alternatives(goals[opponent[side]])):
                return ScenarioWon(opponent[side], Victory.OUT_OF_REACH, "A16")
    worth = {side: objectives_worth(board, side) for side in (active, other)}
    if len(hopeless) == 2:
        ahead = active if worth[active] > worth[other] else other
        winner = board.initiative if worth[active] == worth[other] else ahead
        return ScenarioWon(winner, Victory.BOTH_OUT_OF_REACH, "A16" if len(fresh) < 2 else "R29")
    side, enemy = hopeless[0], opponent[hopeless[0]]
    needs_objectives = any(isinstance(part, ObjectivesWorth) for part in alternatives(goals[enemy]))
    if needs_objectives and worth[enemy] > worth[side]:
        return ScenarioWon(enemy, Victory.OUT_OF_REACH, "A16")
    if fresh:
        play.emit(HopeLost(side))
    return None


def _achieved(board: Board, side: str, goal: Goal) -> tuple[Victory, str]:
    """By what, and under which rule, a side that meets this condition wins."""
    match goal:
        case ObjectivesWorth():
            return Victory.OBJECTIVES, "A21" if structures_worth(board, side) else "U24"
        case Pin():
            return Victory.PIN, "N9"
        case Escape():
            return Victory.ESCAPE, "A15"
        case Eliminate():
            return Victory.ELIMINATION, "A24"
        case _:
            return Victory.GOAL, "A16" if variant(board).defeat is DefeatRule.HOPELESS else "S23"


# --- S23: victory points, as the scenario awards them


def award(play: Play, side: str, occasion: Occasion, *, space: str = "", counter: str = "") -> None:
    """The side gains the points that the scenario awards for what has just happened there, or to that counter."""
    for given in play.board.scene.awards:
        if (given.side, given.occasion) != (side, occasion):
            continue
        if (given.spaces and space not in given.spaces) or (given.counters and counter not in given.counters):
            continue
        play.emit(PointsScored(side, given.points))


def award_round(play: Play) -> None:
    """The points for each space that a side controls as a round ends, if the award names it or names no space."""
    for given in play.board.scene.awards:
        if given.occasion != Occasion.ROUND:
            continue
        for space, face in play.board.sides[given.side].markers.items():
            if face == Face.CONTROLLED and (not given.spaces or space in given.spaces):
                play.emit(PointsScored(given.side, given.points))
