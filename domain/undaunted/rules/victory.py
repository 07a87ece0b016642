"""U23, U24, N9, N10, S23, S24, A16, R5, R29: when a scenario is won."""

from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted.content import (
    RIFLEMEN,
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
from kronika.domain.undaunted.rules.out_of_reach import (
    alternatives,
    has_eliminated,
    has_escaped,
    is_out_of_reach,
    objectives_worth,
    structures_worth,
)
from kronika.domain.undaunted.rules.variants import DefeatRule, variant
from kronika.domain.undaunted.state import Board, Counter

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
    """S23: how much of a condition meets it."""
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


def check(out: Emitter) -> None:
    """U23: end the scenario if this change has decided it."""
    board: Board = out.board
    if board.winner:
        return
    active = board.active
    other = board.scene.opponent(active)
    for side in (active, other):
        if meets(board, side):
            out.emit(ScenarioWon(side, *_achieved(board, side, board.scene.goals[side])))
            return
    match variant(board).defeat:
        case DefeatRule.PINNED:
            won = _won_by_pinning(board, active, other)
        case DefeatRule.TOTAL_ROUT:
            won = _won_by_total_rout(board, active, other)
        case DefeatRule.HOPELESS:
            won = _lose_hope(out, active, other)
    if won is not None:
        out.emit(won)


def _won_by_pinning(board: Board, active: str, other: str) -> ScenarioWon | None:
    """N9, N10: both sides are pinned, or one is beyond hope and behind."""
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


def _lose_hope(out: Emitter, active: str, other: str) -> ScenarioWon | None:
    """A16, A25, R29: a side that can no longer meet its goal loses to an opponent who is to eliminate, and as soon
    as an opponent who needs objectives is ahead; if neither can, or both lose hope by one change, who is ahead wins."""
    board: Board = out.board
    goals, opponent = board.scene.goals, {active: other, other: active}
    hopeless = [side for side in (active, other) if is_out_of_reach(board, side, goals[side])]
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
        out.emit(HopeLost(side))
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


def award(out: Emitter, side: str, occasion: Occasion, *, space: str = "", counter: str = "") -> None:
    """The side gains the points that the scenario awards for what has just happened there, or to that counter."""
    for given in out.board.scene.awards:
        if (given.side, given.occasion) != (side, occasion):
            continue
        if (given.spaces and space not in given.spaces) or (given.counters and counter not in given.counters):
            continue
        out.emit(PointsScored(side, given.points))


def award_round(out: Emitter) -> None:
    """The points for each space that a side controls as a round ends, if the award names it or names no space."""
    for given in out.board.scene.awards:
        if given.occasion != Occasion.ROUND:
            continue
        for space, face in out.board.sides[given.side].markers.items():
            if face == Face.CONTROLLED and (not given.spaces or space in given.spaces):
                out.emit(PointsScored(given.side, given.points))
