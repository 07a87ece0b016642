"""Law 3: cards, counters and markers are conserved across every event."""

from collections import Counter

from domain.undaunted.content import Face, Setup
from domain.undaunted.state import Board

ZONES = ("deck", "hand", "pick", "play", "discard", "removed", "supply", "casualties", "aside")


def cards_of(board: Board, side: str) -> Counter[str]:
    """Every copy of every card of a side, wherever it is."""
    zones = board.sides[side]
    return Counter(card for zone in ZONES for card in getattr(zones, zone))


def unsound(setup: Setup, board: Board) -> str:
    """What is not conserved; empty if nothing."""
    for side in setup.sides:
        if cards_of(board, side.id) != Counter(side.deck + side.supply):
            return f"the cards of {side.id} are not those it began with"
        for zone in ZONES:
            held = getattr(board.sides[side.id], zone)
            if held != tuple(sorted(held)):
                return f"the {zone} of {side.id} is not sorted"
        left = side.markers.keys() - board.sides[side.id].markers.keys()
        if left:
            return f"the marker of {side.id} on {min(left)} has left the board (U3)"
        target = board.sides[side.id].target
        if target and target not in board.scene.spaces:
            return f"{side.id} targets {target}, which does not belong to the scenario"
    kinds = {kind.id for kind in setup.counters}
    for id, counter in board.counters.items():
        if id not in kinds or counter.space not in board.scene.spaces:
            return f"{id} on {counter.space} does not belong to the scenario"
    first, second = (board.sides[side.id].markers for side in setup.sides)
    both = [s for s in first if first[s] == Face.CONTROLLED and second.get(s) == Face.CONTROLLED]
    if both:
        return f"both sides control {both[0]} (U3)"
    return ""
