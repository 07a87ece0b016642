"""Law 3: cards, counters, markers, tiles and tokens are conserved across every event."""

from collections import Counter

from kronika.domain.undaunted.content import Face, Setup
from kronika.domain.undaunted.state import Board, Spent

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
    return _tiles(setup, board) or _tokens(setup, board) or _seats(setup, board)


def _tiles(setup: Setup, board: Board) -> str:
    """S10: on every space lies the face that was laid there, or one that has replaced it."""
    after = {tile.id: tile.next for tile in setup.tiles}
    for space in setup.spaces:
        face, lies = space.tile, board.faces.get(space.id)
        while face and face != lies:
            face = after.get(face, "")
        if not face:
            return f"the tile {lies} on {space.id} cannot lie there (S10)"
    return ""


def _tokens(setup: Setup, board: Board) -> str:
    """S12–S15: mines, smoke, tunnels and fire zones."""
    at = {space.id: space for space in setup.spaces}
    edges = Counter((mine.side, mine.between) for mine in board.mines)
    if edges and max(edges.values()) > 1:
        side, between = edges.most_common(1)[0][0]
        return f"{side} has two mines between {between[0]} and {between[1]} (S12)"
    laid: Counter[str] = Counter()
    for mine in board.mines:
        one, other = mine.between
        if one not in at or other not in at[one].near or not (mine.by or mine in setup.mines):
            return f"the mine between {one} and {other} does not belong to the scenario"
        laid[mine.by] += bool(mine.by)
    if any(number > board.spent.get(id, Spent()).mines for id, number in laid.items()):
        return "more mines lie than were laid (S20)"
    if len(set(board.smoke)) != len(board.smoke) or not at.keys() >= set(board.smoke):
        return "smoke lies twice on a space, or on one that does not belong to the scenario (S14)"
    if len(board.smoke) != sum(spent.smoke for spent in board.spent.values()):
        return "not all smoke that was laid lies on the board (S14)"
    if not {space.id for space in setup.spaces if space.tunnel} >= set(board.tunnels):
        return "a tunnel does not belong to the scenario"
    if not (board.counters.keys() >= board.fire_zones.keys() and at.keys() >= set(board.fire_zones.values())):
        return "a fire zone does not belong to the scenario, or to nobody on the board (S13)"
    return ""


def _seats(setup: Setup, board: Board) -> str:
    """A13, A18–A20, A23: soldiers, vehicles and structures of North Africa."""
    vehicles = {kind.id: kind.vehicle for kind in setup.counters if kind.vehicle is not None}
    seated = Counter((counter.vehicle, counter.seat) for counter in board.counters.values() if counter.vehicle)
    for (vehicle, seat), number in seated.items():
        if vehicle not in board.counters or vehicle not in vehicles or not 1 <= seat <= len(vehicles[vehicle].seats):
            return f"somebody sits on seat {seat} of {vehicle}, which is not on the board (A20)"
        if number > 1:
            return f"two soldiers sit on seat {seat} of {vehicle} (A20)"
    for id, counter in board.counters.items():
        if counter.vehicle and board.counters[counter.vehicle].space != counter.space:
            return f"{id} is not where the vehicle is in which it sits (A20)"
        if counter.vehicle and board.owners[counter.vehicle] != board.owners[id]:
            return f"{id} sits in a vehicle of the other side (A18)"
    if board.damage.keys() != vehicles.keys() & board.counters.keys():
        return "damage is kept of other vehicles than those on the board (A13)"
    spent = [id for id, damage in board.damage.items() if not 0 <= damage <= vehicles[id].toughness]
    if spent:
        return f"the damage of {min(spent)} cannot be (A13)"
    gone = (*board.escaped, *board.eliminated)
    if len(set(gone)) != len(gone) or board.counters.keys() & set(gone):
        return "a counter that is gone has returned (A23)"
    if not {space.id for space in setup.spaces if space.structure} >= set(board.structures):
        return "a structure does not belong to the scenario (A14)"
    return ""
