"""Validation of a log, whatever the rules are: a card is where the event says it was, a draw gives the card at
its index, what is revealed is what was sealed."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from kronika.domain.kernel.chance import Dice, ExpectedChance, Purpose
from kronika.domain.kernel.events import Decided, Event
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import COMBAT, Face, Setup
from kronika.domain.undaunted.contract import DECISIONS
from kronika.domain.undaunted.rules.cards import drawing
from kronika.domain.undaunted.rules.combat import FACES, is_structure, place_of
from kronika.domain.undaunted.rules.playing import PickInitiative, drawings
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.rules.variants import variant
from kronika.domain.undaunted.state import HIDDEN, Board, Spent


def check_event(board: Board, event: Event) -> str:
    """See `kronika.domain.kernel.system.System`."""
    check = _CHECKS.get(type(event))
    return check(board, event) if check is not None else ""


def _moved(board: Board, event: e.CardMoved) -> str:
    zone = getattr(board.sides[event.side], event.source)
    return "" if _holds(zone, event.card) else f"{event.card} is not in the {event.source.value} of {event.side}"


def _lost(board: Board, event: e.CardLost) -> str:
    card = event.secret.content or HIDDEN
    zone = getattr(board.sides[event.side], event.source)
    return "" if _holds(zone, card) else f"{card} is not in the {event.source.value} of {event.side}"


def _picked(board: Board, event: e.InitiativePicked) -> str:
    card = event.secret.content or HIDDEN
    return "" if _holds(board.sides[event.side].hand, card) else f"{card} is not in the hand of {event.side}"


def _inherited(board: Board, event: e.PositionInherited[Any]) -> str:
    """A position taken over has as many cards as the scenario gave."""
    if [side.side for side in event.sides] != sorted(board.sides):
        return "inherits for other sides than those of the scenario"
    for side in event.sides:
        given = board.sides[side.side]
        hidden = side.deck + side.hand + side.discard + side.removed + side.casualties
        found = hidden + len(side.play) + len(side.supply) + len(side.aside)
        if found != len(given.deck) + len(given.supply):
            return f"inherits {found} cards for {side.side}, which has {len(given.deck) + len(given.supply)}"
    return ""


def _zones(board: Board, event: e.ZonesInherited) -> str:
    """Checks that each zone taken over has the public number of cards, and only cards of the scenario."""
    zones, side = event.secret.content, board.sides[event.side]
    if zones is None or not board.sees(event.side):
        return ""
    for name in zones.__struct_fields__:
        cards = getattr(zones, name)
        if len(cards) != len(getattr(side, name)):
            return f"{len(cards)} cards in the {name} of {event.side}, not {len(getattr(side, name))}"
        unknown = [card for card in cards if card not in board.scene.cards]
        if unknown:
            return f"{unknown[0]} in the {name} of {event.side} is not a card of this scenario"
    return ""


def _drawn(board: Board, event: e.CardDrawn) -> str:
    deck = board.sides[event.side].deck
    if event.use.size != len(deck):
        return f"draws one of {event.use.size} cards, the deck of {event.side} has {len(deck)}"
    if event.use.audience != event.side:
        return f"a card of {event.side} is drawn by the chain of {event.use.audience}"
    drawn = event.secret.content
    if drawn is None or not board.sees(event.side):
        return ""
    if deck[drawn.index] != drawn.card:
        return f"place {drawn.index} of the sorted deck holds {deck[drawn.index]}, recorded is {drawn.card}"
    return ""


def _holds(zone: tuple[str, ...], card: str) -> bool:
    return card in zone or HIDDEN in zone


_pick = msgspec.json.Decoder(str | Decided[reduce(or_, DECISIONS)])  # type: ignore[misc]


def check_openings(event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
    """See `kronika.domain.kernel.system.System`. Two seals hold each pick: those of the decision and of the card."""
    if not isinstance(event, e.InitiativeRevealed):
        return ""
    shown = {side: [("card", card), ("decision", card)] for side, card in event.picks.items()}
    sealed = {side: sorted(map(_pick_in, contents)) for side, contents in opened.items()}
    return "" if shown == sealed else "the picks shown are not those that were sealed"


def _pick_in(content: bytes) -> tuple[str, str]:
    held = _pick.decode(content)
    if isinstance(held, str):
        return "card", held
    return "decision", held.decision.card if isinstance(held.decision, PickInitiative) else ""


_CHECKS: dict[type[Event], Callable[[Board, Any], str]] = {
    e.CardDrawn: _drawn,
    e.CardMoved: _moved,
    e.CardLost: _lost,
    e.InitiativePicked: _picked,
    e.PositionInherited: _inherited,
    e.ZonesInherited: _zones,
}


# --- Law 3: cards, counters, markers, tiles and tokens are conserved across every event


ZONES = ("deck", "hand", "pick", "play", "discard", "removed", "supply", "casualties", "aside")


def cards_of(board: Board, side: str) -> Counter[str]:
    """Every copy of every card of a side, wherever it is."""
    zones = board.sides[side]
    return Counter(card for zone in ZONES for card in getattr(zones, zone))


def check_board(setup: Setup, board: Board) -> str:
    """Returns what is not conserved; empty if nothing."""
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
            return f"the tile {lies} on {space.id} is not a face of that space (S10)"
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


# --- what chance a decision can ask for, as everybody knows it


class Known(msgspec.Struct, frozen=True):
    """Every draw and roll that the rules can ask for on this board. A step may draw fire from mines and fire
    zones, so no list can tell in which order they come."""

    board: Board

    def __contains__(self, asked: object) -> bool:
        match asked:
            case (Purpose() as purpose, None):
                sides = self.board.scene.sides
                return purpose in [drawing(side, rule) for side in sides for rule in ("U4", "U17", "U19")]
            case (Purpose() as purpose, Dice() as dice):
                return dice.sides == FACES and self._is_roll(purpose)
            case _:
                return False

    def _is_roll(self, purpose: Purpose) -> bool:
        scene, target = self.board.scene, purpose.target
        aimed = place_of(self.board, target) in scene.spaces if is_structure(target) else target in scene.kinds
        known = purpose.rule in ("U20", "S12") and purpose.actor in scene.sides and purpose.action in COMBAT
        return known and aimed and (not purpose.subject or purpose.subject in scene.kinds)


def expected_chance(
    board: Board, seat: str, decision: Decision | None
) -> Iterable[ExpectedChance] | Container[ExpectedChance]:
    """See `kronika.domain.kernel.system.System`."""
    if variant(board).steps_draw_fire:
        return Known(board)
    return drawings(board) if decision is None else decision.chance(board, seat)
