"""N8, R10, S6, S7: what a hit costs."""

from domain.kernel.czech import capital
from domain.kernel.events import Sealed
from domain.kernel.system import Emitter
from domain.kernel.words import Rejection
from domain.undaunted import events as e
from domain.undaunted.content import BOMBER, MORTAR, Nature, Occasion
from domain.undaunted.frames import Displacing, Losing, Returning
from domain.undaunted.names import WHERE, against, card_called, counter_name
from domain.undaunted.rules.points import award
from domain.undaunted.rules.variants import CasualtyRule, variant
from domain.undaunted.rules.victory import check
from domain.undaunted.state import Board, Zone

BOMBER_SEARCHED = (Zone.HAND, Zone.DISCARD, Zone.DECK)
"""S21: where a bomber is looked for, in this order."""


def cards_of(board: Board, zone: tuple[str, ...], counter: str) -> list[str]:
    """The different cards of a zone that belong to a counter."""
    cards = board.scene.cards
    return [card for card in dict.fromkeys(zone) if card in cards and cards[card].counter == counter]


def casualty(out: Emitter, counter: str, by: str = "", *, thrown: bool = False) -> None:
    """A counter was hit by the side `by`, empty where nobody may move it then (R17)."""
    if variant(out.board).casualty is CasualtyRule.IS_ROUTED:
        gun = out.board.scene.kinds[counter].nature == Nature.GUN
        owner = out.board.scene.kinds[counter].side
        out.emit(e.FramePushed(Losing(owner, counter, by="" if gun else by, thrown=thrown)))
    else:
        _leave(out, counter)


def _leave(out: Emitter, counter: str) -> None:
    """N8: the owner of a hit counter loses a card of it, or, only if it is hit without any, the counter
    leaves the board (R8)."""
    side = out.board.scene.kinds[counter].side
    zones = out.board.sides[side]
    rules = variant(out.board)
    for zone in rules.searched:
        found = cards_of(out.board, getattr(zones, zone), counter)
        if found:
            out.emit(e.CardMoved(side, found[0], zone, rules.lost_to))
            break
    else:
        out.emit(e.CounterRemoved(counter))
        if out.board.scene.kinds[counter].unit == MORTAR and zones.target:
            out.emit(e.TargetRemoved(side))
    check(out)


# --- S6: the owner gives up a card, or the counter is routed


def in_play(board: Board, frame: Losing) -> list[str]:
    """The cards of the hit counter in the play area, where everybody sees them."""
    return cards_of(board, board.sides[frame.side].play, frame.counter) if frame.counter else []


def losses(board: Board, frame: Losing) -> tuple[Zone, list[str]]:
    """S6, S21: the first zone with a card to give up, and those cards; none: the last zone."""
    zones, cards = board.sides[frame.side], board.scene.cards
    searched = variant(board).searched if frame.counter else BOMBER_SEARCHED
    for zone in searched:
        held = getattr(zones, zone)
        if frame.counter:
            found = cards_of(board, held, frame.counter)
        else:
            found = [card for card in dict.fromkeys(held) if card in cards and cards[card].title == frame.title]
        if found:
            return zone, found
    return searched[-1], []


def give_up(out: Emitter, frame: Losing, card: str) -> None:
    """S6, S21: the card goes; without one the counter is routed, or no bomber is lost."""
    zone, _ = losses(out.board, frame)
    out.emit(e.FramePopped())
    if not frame.counter:
        if card:
            out.emit(e.CardLost(frame.side, zone, Zone.REMOVED, Sealed(frame.side, card)))
            if isinstance(out.board.frames[-1], Returning):
                out.emit(e.FramePopped())
        return
    lost_to = variant(out.board).lost_to
    if zone == Zone.PLAY:
        out.emit(e.CardMoved(frame.side, card, zone, lost_to))
    elif card:
        out.emit(e.CardLost(frame.side, zone, lost_to, Sealed(frame.side, card), frame.counter))
    elif not out.board.counters[frame.counter].routed:
        out.emit(e.CounterRouted(frame.counter))
        space = out.board.counters[frame.counter].space
        award(out, out.board.scene.opponent(frame.side), Occasion.ROUT, space=space, counter=frame.counter)
    drop_fire_zone(out, frame.counter)
    check(out)
    if out.board.winner or not frame.by:
        return
    if frame.thrown or not card:
        out.emit(e.FramePushed(Displacing(frame.by, frame.counter)))


def drop_fire_zone(out: Emitter, counter: str) -> None:
    """S13: the fire zone of a counter that moves, is hit or is suppressed leaves the board."""
    if counter in out.board.fire_zones:
        out.emit(e.FireZoneRemoved(counter))


def suppress(out: Emitter, counter: str) -> None:
    """U22: the counter turns suppressed; if it is already, nothing happens."""
    if not out.board.counters[counter].suppressed:
        out.emit(e.CounterSuppressed(counter))
        drop_fire_zone(out, counter)


def refuse_loss(board: Board, frame: Losing, card: str) -> Rejection:
    """Why this card cannot be given up."""
    zone, accepted = losses(board, frame)
    name = card_called(board, card)
    rule = "S6" if frame.counter else "S21"
    if not accepted:
        return against(rule, "You have no card to give up here.", "Nemáte kartu, kterou byste odložili.", ("",))
    return against(
        rule,
        f"{name.en} is not among the cards to give up: the first of your zones that has one is the {zone.value}.",
        f"{name.who} není mezi kartami, které lze odložit: hledají se nejdřív {WHERE[zone]}.",
        accepted,
    )


# --- S6, S19: the attacker moves a counter that was hit


def displacements(board: Board, counter: str) -> list[str]:
    """S6: the adjacent spaces with the owner's marker; no tunnels; a tank only where it can stand."""
    space = board.counters[counter].space
    markers = board.sides[board.scene.kinds[counter].side].markers
    tank = board.is_tank(counter)
    return [to for to in board.scene.spaces[space].near if to in markers and not (tank and board.tile(to).impassable)]


def displace(out: Emitter, counter: str, to: str) -> None:
    """S6: neither mines nor fire zones are triggered; a suppressed counter turns ready. Its own fire zone
    went when it was hit (S13)."""
    out.emit(e.FramePopped())
    out.emit(e.CounterMoved(counter, to))
    if out.board.counters[counter].suppressed:
        out.emit(e.CounterReadied(counter))
    check(out)


def refuse_displacement(board: Board, counter: str, to: str) -> Rejection:
    """Why the counter cannot be moved there."""
    who = counter_name(board, counter)
    return against(
        "S6",
        f"{who.en} can only be moved to an adjacent space with a marker of their own side, {to} is none.",
        f"{capital(who.cs.acc)} lze přesunout jen na sousední pole s vlastním žetonem kontroly, pole {to} takové není.",
        displacements(board, counter),
    )


def lift_rout(out: Emitter, card: str) -> None:
    """U16, S21: a card that comes from the supply ends the rout of its counter, which may win (S23)."""
    counter = out.board.scene.cards[card].counter
    held = out.board.counters.get(counter)
    if held is not None and held.routed:
        out.emit(e.CounterRallied(counter))
        check(out)


def lose_bomber(out: Emitter, side: str) -> None:
    """S21: the side has to give up a bomber."""
    out.emit(e.FramePushed(Losing(side, title=BOMBER)))
