"""U23, U24, N9, N10, R5: when a scenario is won."""

from domain.kernel.system import Emitter
from domain.undaunted.content import RIFLEMEN, Face, ObjectivesWorth, Pin
from domain.undaunted.events import ScenarioWon
from domain.undaunted.state import Board

_CARD_ZONES = ("hand", "deck", "discard", "play", "pick", "supply")


def objectives_worth(board: Board, side: str) -> int:
    """U24: the value of the objectives that the side controls."""
    return worth(board.objectives, board.sides[side].markers)


def worth(objectives: dict[str, int], markers: dict[str, Face]) -> int:
    """U24: the value of the objectives that are controlled by these markers."""
    return sum(value for space, value in objectives.items() if markers.get(space) == Face.CONTROLLED)


def is_pinned(board: Board, side: str) -> bool:
    """N9: none of the side's riflemen counters is on the board."""
    kinds = board.scene.kinds
    return not any(kinds[id].side == side and kinds[id].unit == RIFLEMEN for id in board.counters)


def is_hopeless(board: Board, side: str) -> bool:
    """N10: the side needs objectives, is pinned, and has no riflemen card left anywhere."""
    if not isinstance(board.scene.goals[side], ObjectivesWorth) or not is_pinned(board, side):
        return False
    cards, kinds, zones = board.scene.cards, board.scene.kinds, board.sides[side]
    return not any(
        (counter := cards[card].counter) and kinds[counter].unit == RIFLEMEN
        for zone in _CARD_ZONES
        for card in getattr(zones, zone)
    )


def meets(board: Board, side: str) -> bool:
    """Whether the side meets its own condition."""
    goal = board.scene.goals[side]
    match goal:
        case ObjectivesWorth():
            return objectives_worth(board, side) >= goal.value
        case Pin():
            return is_pinned(board, board.scene.opponent(side))


def check(out: Emitter) -> None:
    """U23: end the scenario if this change has decided it."""
    board: Board = out.board
    if board.winner:
        return
    active = board.active
    other = board.scene.opponent(active)
    for side in (active, other):
        if meets(board, side):
            how, rule = ("objectives", "U24") if isinstance(board.scene.goals[side], ObjectivesWorth) else ("pin", "N9")
            out.emit(ScenarioWon(side, how, rule))
            return
    worth = {side: objectives_worth(board, side) for side in (active, other)}
    if is_pinned(board, active) and is_pinned(board, other):
        ahead = active if worth[active] > worth[other] else other
        winner = board.initiative if worth[active] == worth[other] else ahead
        out.emit(ScenarioWon(winner, "both_pinned", "N9"))
        return
    for side in (active, other):
        opponent = board.scene.opponent(side)
        if is_hopeless(board, side) and worth[opponent] > worth[side]:
            out.emit(ScenarioWon(opponent, "hopeless", "N10"))
            return
