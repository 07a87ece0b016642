"""N8, R10, R17, S6, S7, A8a: what a hit costs."""

from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import BOMBER, MORTAR, Nature
from kronika.domain.undaunted.frames import Losing
from kronika.domain.undaunted.rules.variants import CasualtyRule, variant
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board, Zone


def cards_of(board: Board, zone: tuple[str, ...], counter: str) -> list[str]:
    """The different cards of a zone that belong to a counter."""
    cards = board.scene.cards
    return [card for card in dict.fromkeys(zone) if card in cards and cards[card].counter == counter]


def casualty(out: Emitter, counter: str, by: str = "", *, thrown: bool = False) -> None:
    """S6, N8: a counter was hit by the side `by`, which is empty where nobody may move the counter then (R17)."""
    if variant(out.board).casualty is CasualtyRule.IS_ROUTED:
        gun = out.board.scene.kinds[counter].nature == Nature.GUN
        owner = out.board.owners[counter]
        out.emit(e.FramePushed(Losing(owner, counter, by="" if gun else by, thrown=thrown)))
    else:
        _leave(out, counter)


def _leave(out: Emitter, counter: str) -> None:
    """N8: the owner of a counter that was hit loses a card of it; only if there is none left does the counter
    leave the board (R8), in North Africa with all its other cards (A8a). Copies are alike: nobody is asked (R31)."""
    side = out.board.owners[counter]
    zones = out.board.sides[side]
    rules = variant(out.board)
    for zone in rules.searched:
        found = cards_of(out.board, getattr(zones, zone), counter)
        if found:
            out.emit(e.CardMoved(side, found[0], zone, rules.lost_to))
            break
    else:
        if rules.casualty is CasualtyRule.DIES:
            out.emit(e.CounterEliminated(counter))
            remove_cards(out, counter)
        else:
            out.emit(e.CounterRemoved(counter))
        if out.board.scene.kinds[counter].unit == MORTAR and zones.target:
            out.emit(e.TargetRemoved(side))
    check(out)


def remove_cards(out: Emitter, counter: str) -> None:
    """A8a, A15, A23: all cards of a soldier who is gone are removed, wherever they are."""
    side = out.board.owners[counter]
    for zone in (Zone.HAND, Zone.PLAY, Zone.DISCARD, Zone.DECK, Zone.SUPPLY):
        held = getattr(out.board.sides[side], zone)
        for card in cards_of(out.board, held, counter):
            for _ in range(held.count(card)):
                out.emit(e.CardMoved(side, card, zone, Zone.REMOVED))


def drop_fire_zone(out: Emitter, counter: str) -> None:
    """S13: the fire zone of a counter that moves, is hit or is suppressed leaves the board."""
    if counter in out.board.fire_zones:
        out.emit(e.FireZoneRemoved(counter))


def suppress(out: Emitter, counter: str) -> None:
    """U22: the counter turns suppressed; if it is already, nothing happens."""
    if not out.board.counters[counter].suppressed:
        out.emit(e.CounterSuppressed(counter))
        drop_fire_zone(out, counter)


def lift_rout(out: Emitter, card: str) -> None:
    """U16, S21: a card that comes from the supply ends the rout of its counter, which may win (S23)."""
    counter = out.board.scene.cards[card].counter
    held = out.board.counters.get(counter)
    if held is not None and held.routed:
        out.emit(e.CounterRallied(counter))
        check(out)


def lose_bomber(out: Emitter, side: str) -> None:
    """S21: the side has to give up a bomber if it has one."""
    out.emit(e.FramePushed(Losing(side, title=BOMBER)))
