"""Validation of a campaign's log, and the invariants of its state, whatever the rules are."""

from collections import Counter

from kronika.domain.kernel.events import Event
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign.state import Box, Campaign
from kronika.domain.undaunted.state import HIDDEN


def check_event(campaign: Campaign, event: Event) -> str:
    """See `kronika.domain.kernel.system.System`."""
    match event:
        case e.LossDrawn() | e.UpgradeDrawn():
            return _drawn(campaign, event)
        case e.CityTileSwapped():
            if event.face not in campaign.altered:
                return f"{event.face} is not among the altered tiles"
            return "" if event.face.split("-")[0] == event.tile else f"{event.face} is not a face of tile {event.tile}"
        case e.BinderChanged():
            return _shifted(campaign, event)
        case e.CardsReturned():
            held = event.secret.content
            fits = held is None or (len(held.casualties), len(held.pool)) == (event.casualties, event.pool)
            return "" if fits else f"{event.side} brings home another number of cards than it says"
        case e.CardChosen():
            offer, card = campaign.camps[event.side].offer, event.secret.content
            return f"{card} was not offered" if offer is not None and card is not None and card not in offer else ""
        case _:
            return ""


def _drawn(campaign: Campaign, event: e.LossDrawn | e.UpgradeDrawn) -> str:
    camp = campaign.camps[event.side]
    if event.use.audience != event.side:
        return f"a card of {event.side} is drawn by the chain of {event.use.audience}"
    drawn = event.secret.content
    if camp.returned is None or drawn is None:
        return ""
    held = Counter(camp.returned.casualties)
    if isinstance(event, e.UpgradeDrawn):
        held += Counter(camp.returned.pool)
    held -= Counter(camp.drawn)
    left = sorted(held.elements())
    if event.use.size != len(left):
        return f"draws one of {event.use.size} cards, {len(left)} are left"
    if left[drawn.index] != drawn.card:
        return f"place {drawn.index} of the cards left holds {left[drawn.index]}, recorded is {drawn.card}"
    return ""


def _shifted(campaign: Campaign, event: e.BinderChanged) -> str:
    changes = event.secret.content
    if changes is None:
        return ""
    binder = campaign.camps[event.side].binder
    for shift in changes.shifts:
        held = getattr(binder, shift.source)
        if shift.card not in held and HIDDEN not in held:
            return f"{shift.card} is not in the box {shift.source.value} of {event.side}"
    return ""


def check_board(campaign: Campaign) -> str:
    """Returns what is not conserved in a campaign (law 3); empty if nothing."""
    if not campaign.sides or campaign.pack is None:
        return ""
    pack = campaign.pack
    if (
        len(campaign.city) != pack.manifest.inventory.current
        or len(campaign.altered) != pack.manifest.inventory.altered
    ):
        return f"{len(campaign.city)} tiles are current and {len(campaign.altered)} altered (C3)"
    faces = sorted([*campaign.city.values(), *campaign.altered])
    if faces != sorted(pack.tiles):
        return "the faces of the tiles are not those of the box (C3)"
    held = [card for side in campaign.sides for box in Box for card in getattr(campaign.camps[side].binder, box)]
    return "" if sorted(held) == sorted(pack.cards) else "the cards of the binders are not those of the box (C2)"
