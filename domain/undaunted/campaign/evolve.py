"""The reducer of a campaign: how each event is applied to it. It knows no rules, so that a log folds to the same
campaign under every version of them."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.events import Event
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.squads import Merge
from kronika.domain.undaunted.campaign.state import Binder, Box, Camp, Campaign, Entry, Stage, Swap
from kronika.domain.undaunted.content import Card
from kronika.domain.undaunted.evolve import including, without
from kronika.domain.undaunted.state import HIDDEN

_packs = msgspec.json.Decoder(CampaignPack)
_LETTERS = {"Z": Box.LOCKED, "V": Box.UPGRADES, "R": Box.RESERVISTS}


def _with_camp(campaign: Campaign, side: str, **changes: Any) -> Campaign:
    return replace(campaign, camps={**campaign.camps, side: replace(campaign.camps[side], **changes)})


def _know(campaign: Campaign, cards: tuple[Card, ...]) -> Campaign:
    return replace(campaign, cards={**campaign.cards, **{card.id: card for card in cards}}) if cards else campaign


def _set_up(campaign: Campaign, event: e.CampaignSetUp) -> Campaign:
    pack = _packs.decode(event.secret.content) if event.secret.content is not None else None
    camps = {}
    for party in event.parties:
        counts = {Box.LOCKED: party.locked, Box.UPGRADES: party.upgrades, Box.RESERVISTS: party.reservists}
        boxes: dict[str, tuple[str, ...]] = {box.value: (HIDDEN,) * count for box, count in counts.items()}
        if pack is not None:
            letter = next(side.letter for side in pack.manifest.sides if side.id == party.id)
            for printed, box in _LETTERS.items():
                boxes[box.value] = tuple(sorted(id for id in pack.cards if id.startswith(f"{letter}-{printed}-")))
        camps[party.id] = Camp(Binder(**boxes))
    return replace(
        campaign,
        pack=pack,
        sides=tuple(party.id for party in event.parties),
        side_names={party.id: party.name for party in event.parties},
        area_list=event.areas,
        places={place.tile: (place.x, place.y) for place in event.places},
        camps=camps,
        city=event.city,
        altered=event.altered,
    )


def _binder_opened(campaign: Campaign, event: e.BinderOpened) -> Campaign:
    cards = event.secret.content
    if cards is None:
        return campaign
    binder = replace(campaign.camps[event.side].binder, available=tuple(sorted(card.id for card in cards)))
    return _know(_with_camp(campaign, event.side, binder=binder), cards)


def _state_reached(campaign: Campaign, event: e.StateReached) -> Campaign:
    return replace(
        campaign,
        state=event.state,
        scenario=event.scenario,
        title=event.title,
        area=event.area,
        phase=Stage.CONFIRMING,
        game="",
        camps={
            side: replace(camp, confirmed=False, returned=None, drawn=(), picked=(), offer=None, story=None)
            for side, camp in campaign.camps.items()
        },
    )


def _story_told(campaign: Campaign, event: e.StoryTold) -> Campaign:
    return _with_camp(campaign, event.side, story=event.secret.content)


def _state_confirmed(campaign: Campaign, event: e.StateConfirmed) -> Campaign:
    campaign = _with_camp(campaign, event.side, confirmed=True)
    if not all(camp.confirmed for camp in campaign.camps.values()):
        return campaign
    camps = {side: replace(camp, confirmed=False) for side, camp in campaign.camps.items()}
    return replace(campaign, phase=Stage.MUSTERING, camps=camps)


def _done(campaign: Campaign, event: e.DeckMade | e.AftermathConfirmed) -> Campaign:
    return _with_camp(campaign, event.side, confirmed=True)


def _binder_changed(campaign: Campaign, event: e.BinderChanged) -> Campaign:
    changes = event.secret.content
    if changes is None:
        return _with_camp(campaign, event.side, offer=None, picked=(), drawn=())
    boxes = {box: getattr(campaign.camps[event.side].binder, box) for box in Box}
    for shift in changes.shifts:
        boxes[shift.source] = without(boxes[shift.source], shift.card)
        shown = shift.target in (Box.AVAILABLE, Box.REMOVED) or campaign.pack is not None
        boxes[shift.target] = including(boxes[shift.target], shift.card if shown else HIDDEN)
    binder = Binder(**{box.value: held for box, held in boxes.items()})
    return _know(_with_camp(campaign, event.side, binder=binder, offer=None, picked=(), drawn=()), changes.cards)


def _squads_merged(campaign: Campaign, event: e.SquadsMerged) -> Campaign:
    return replace(campaign, merges=(*campaign.merges, Merge(event.side, event.squad, event.other)))


def _tile_swapped(campaign: Campaign, event: e.CityTileSwapped) -> Campaign:
    before = campaign.city[event.tile]
    altered = including(without(campaign.altered, event.face), before)
    swap = Swap(
        event.tile,
        before,
        event.face,
        event.cause,
        campaign.state,
        event.game,
        event.version,
        event.action,
        event.counter,
    )
    city = {**campaign.city, event.tile: event.face}
    return replace(campaign, city=city, altered=altered, swaps=(*campaign.swaps, swap))


def _choice_offered(campaign: Campaign, event: e.ChoiceOffered) -> Campaign:
    return _with_camp(campaign, event.side, offer=event.secret.content)


def _card_chosen(campaign: Campaign, event: e.CardChosen) -> Campaign:
    chosen = HIDDEN if event.secret.content is None else event.secret.content
    picked = (*campaign.camps[event.side].picked, chosen)
    return _with_camp(campaign, event.side, picked=picked, offer=None)


def _scenario_started(campaign: Campaign, event: e.ScenarioStarted) -> Campaign:
    entry = Entry(campaign.state, campaign.scenario, campaign.title, event.game)
    campaign = _know(campaign, event.setup.cards)
    return replace(
        campaign,
        phase=Stage.PLAYING,
        game=event.game,
        record=(*campaign.record, entry),
        camps={side: replace(camp, confirmed=False, picked=(), offer=None) for side, camp in campaign.camps.items()},
    )


def _scenario_concluded(campaign: Campaign, event: e.ScenarioConcluded) -> Campaign:
    entry = replace(campaign.record[-1], winner=event.winner, how=event.how)
    return replace(
        campaign,
        phase=Stage.AFTERMATH,
        record=(*campaign.record[:-1], entry),
        tunnels_destroyed=campaign.tunnels_destroyed | set(event.tunnels),
    )


def _cards_returned(campaign: Campaign, event: e.CardsReturned) -> Campaign:
    return _with_camp(campaign, event.side, returned=event.secret.content)


def _area_taken(campaign: Campaign, event: e.AreaTaken) -> Campaign:
    entry = replace(campaign.record[-1], area=event.area)
    return replace(campaign, areas={**campaign.areas, event.area: event.side}, record=(*campaign.record[:-1], entry))


def _drawn(campaign: Campaign, event: e.LossDrawn | e.UpgradeDrawn) -> Campaign:
    card = event.secret.content.card if event.secret.content is not None else HIDDEN
    return _with_camp(campaign, event.side, drawn=(*campaign.camps[event.side].drawn, card))


def _ended(campaign: Campaign, event: e.CampaignEnded) -> Campaign:
    return replace(campaign, state=event.state, phase=Stage.ENDED, winner=event.winner, epic=event.epic, game="")


EVOLVE: dict[type[Event], Callable[[Campaign, Any], Campaign]] = {
    e.CampaignSetUp: _set_up,
    e.BinderOpened: _binder_opened,
    e.StateReached: _state_reached,
    e.StoryTold: _story_told,
    e.StateConfirmed: _state_confirmed,
    e.BinderChanged: _binder_changed,
    e.SquadsMerged: _squads_merged,
    e.CityTileSwapped: _tile_swapped,
    e.ChoiceOffered: _choice_offered,
    e.CardChosen: _card_chosen,
    e.DeckMade: _done,
    e.ScenarioStarted: _scenario_started,
    e.ScenarioConcluded: _scenario_concluded,
    e.CardsReturned: _cards_returned,
    e.AreaTaken: _area_taken,
    e.LossDrawn: _drawn,
    e.UpgradeDrawn: _drawn,
    e.AftermathConfirmed: _done,
    e.CampaignEnded: _ended,
}
