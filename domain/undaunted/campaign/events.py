"""The events of a campaign. Each event is a fact and contains no rules."""

from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Sealed, defined_in
from kronika.domain.kernel.words import REFEREE, Hex
from kronika.domain.undaunted.campaign.format import Area, CampaignPack
from kronika.domain.undaunted.campaign.squads import Merge
from kronika.domain.undaunted.campaign.state import (
    Binder,
    BinderStep,
    Box,
    Camp,
    Campaign,
    Conclusion,
    Entry,
    Returned,
    Shifted,
    Stage,
    Story,
    Swap,
    SwapCause,
)
from kronika.domain.undaunted.content import ActionName, Card, Data, Name, Setup
from kronika.domain.undaunted.events import DrawnCard, including, without
from kronika.domain.undaunted.state import HIDDEN

_packs = msgspec.json.Decoder(CampaignPack)

_LETTERS = {"Z": Box.LOCKED, "V": Box.UPGRADES, "R": Box.RESERVISTS}


def _with_camp(campaign: Campaign, side: str, **changes: Any) -> Campaign:
    return replace(campaign, camps={**campaign.camps, side: replace(campaign.camps[side], **changes)})


def _know(campaign: Campaign, cards: tuple[Card, ...]) -> Campaign:
    return replace(campaign, cards={**campaign.cards, **{card.id: card for card in cards}}) if cards else campaign


class CampaignParty(Data, frozen=True):
    """A side of the campaign, and the number of cards in each closed box at the start (C2)."""

    id: str  #: The id of the side, which is also the name of its seat.
    name: Name  #: The name of the side.
    locked: int  #: Cards in the box of locked ones.
    upgrades: int  #: Cards in the box of upgrades.
    reservists: int  #: Cards in the box of reservists.


class CityPlace(Data, frozen=True):
    """The place of a tile in the city, in axial coordinates; used only for its picture."""

    tile: str  #: The number of the tile.
    x: int  #: The axial column of its middle.
    y: int  #: The axial row of its middle.


class CampaignSetUp(Event, frozen=True, tag="undaunted_campaign.set_up.v1"):
    """The city is as it was built, the binders are as they were printed. The whole pack is sealed for
    the referee, so that the log needs no other source."""

    parties: tuple[CampaignParty, ...]  #: The two sides.
    areas: tuple[Area, ...]  #: The areas of the city.
    city: dict[str, str]  #: The current face of each tile, by number.
    altered: tuple[str, ...]  #: The faces that are not current, sorted.
    secret: Sealed[str]  #: The pack, as JSON.
    places: tuple[CityPlace, ...] = ()  #: The places of the tiles in the city.

    @property
    def secret_of(self) -> str:
        return REFEREE

    def apply(self, campaign: Campaign) -> Campaign:
        pack = _packs.decode(self.secret.content) if self.secret.content is not None else None
        camps = {}
        for party in self.parties:
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
            sides=tuple(party.id for party in self.parties),
            side_names={party.id: party.name for party in self.parties},
            area_list=self.areas,
            places={place.tile: (place.x, place.y) for place in self.places},
            camps=camps,
            city=self.city,
            altered=self.altered,
        )


class BinderOpened(Event, frozen=True, tag="undaunted_campaign.binder_opened.v1"):
    """A side's available cards at the start, for its own eyes."""

    side: str  #: The side whose binder it is.
    secret: Sealed[tuple[Card, ...]]  #: Its available cards, for its own eyes.

    def apply(self, campaign: Campaign) -> Campaign:
        cards = self.secret.content
        if cards is None:
            return campaign
        binder = replace(campaign.camps[self.side].binder, available=tuple(sorted(card.id for card in cards)))
        return _know(_with_camp(campaign, self.side, binder=binder), cards)


class StateReached(Event, frozen=True, tag="undaunted_campaign.state_reached.v1"):
    """The campaign is in a new state, and a scenario is to be played in it (C1)."""

    state: str  #: Such as `1a`.
    scenario: str  #: The id of the scenario that is to be played.
    title: Name  #: The title of that scenario.
    area: str = ""  #: The area that its winner controls; empty: none.

    def apply(self, campaign: Campaign) -> Campaign:
        return replace(
            campaign,
            state=self.state,
            scenario=self.scenario,
            title=self.title,
            area=self.area,
            phase=Stage.CONFIRMING,
            game="",
            camps={
                side: replace(camp, confirmed=False, returned=None, drawn=(), picked=(), offer=None, story=None)
                for side, camp in campaign.camps.items()
            },
        )


class StoryTold(Event, frozen=True, tag="undaunted_campaign.story_told.v1"):
    """A side gets a text to read, and things that only it may know (C4)."""

    side: str  #: The side that is to read it.
    secret: Sealed[Story]  #: The text to read and the secrets, for that side only.

    def apply(self, campaign: Campaign) -> Campaign:
        return _with_camp(campaign, self.side, story=self.secret.content)


class StateConfirmed(Event, frozen=True, tag="undaunted_campaign.state_confirmed.v1"):
    """A side has the same state on record (C4)."""

    side: str  #: The side that has confirmed.

    def apply(self, campaign: Campaign) -> Campaign:
        campaign = _with_camp(campaign, self.side, confirmed=True)
        if not all(camp.confirmed for camp in campaign.camps.values()):
            return campaign
        camps = {side: replace(camp, confirmed=False) for side, camp in campaign.camps.items()}
        return replace(campaign, phase=Stage.MUSTERING, camps=camps)


class CardShift(Data, frozen=True):
    """A card that went from one box to another."""

    card: str  #: The printed code of the card.
    source: Box  #: The box it left.
    target: Box  #: The box it went to.


class Changes(Data, frozen=True):
    """The changes in a binder, and the faces of cards that became known by them."""

    shifts: tuple[CardShift, ...] = ()  #: The cards that went from box to box.
    cards: tuple[Card, ...] = ()  #: The faces of cards that the side knows from here on.


class BinderChanged(Event, frozen=True, tag="undaunted_campaign.binder_changed.v1"):
    """A step in which cards of a binder may change boxes; only its owner sees the changes."""

    side: str  #: The side whose binder it is.
    cause: BinderStep  #: In which step.
    secret: Sealed[Changes]  #: The changes, for the owner only.

    def apply(self, campaign: Campaign) -> Campaign:
        changes = self.secret.content
        if changes is None:
            return _with_camp(campaign, self.side, offer=None, picked=(), drawn=())
        boxes = {box: getattr(campaign.camps[self.side].binder, box) for box in Box}
        for shift in changes.shifts:
            boxes[shift.source] = without(boxes[shift.source], shift.card)
            shown = shift.target in (Box.AVAILABLE, Box.REMOVED) or campaign.pack is not None
            boxes[shift.target] = including(boxes[shift.target], shift.card if shown else HIDDEN)
        new = (Shifted(campaign.state, self.cause, one.card, one.target) for one in changes.shifts)
        campaign = _with_camp(
            campaign,
            self.side,
            binder=Binder(**{box.value: held for box, held in boxes.items()}),
            shifts=(*campaign.camps[self.side].shifts, *new),
            offer=None,
            picked=(),
            drawn=(),
        )
        return _know(campaign, changes.cards)


class SquadsMerged(Event, frozen=True, tag="undaunted_campaign.squads_merged.v1"):
    """Two squads of a side are one from here on (C7)."""

    side: str  #: The side whose squads they are.
    squad: str  #: The weakened squad.
    other: str  #: The squad it is merged with.

    def apply(self, campaign: Campaign) -> Campaign:
        return replace(campaign, merges=(*campaign.merges, Merge(self.side, self.squad, self.other)))


class CityTileSwapped(Event, frozen=True, tag="undaunted_campaign.tile_swapped.v1"):
    """A tile of the city was replaced for good (S10)."""

    tile: str  #: The number of the tile.
    face: str  #: The face that is current now.
    cause: SwapCause  #: The cause of the swap.
    game: str = ""  #: The game in which it was swapped; empty: between two games.
    version: int = 0  #: The version of the event in that game; 0: between two games.
    action: ActionName | None = None  #: The action that hit it; left out: none did.
    counter: str = ""  #: The counter that performed it; empty: a card that has none.

    def apply(self, campaign: Campaign) -> Campaign:
        before = campaign.city[self.tile]
        altered = including(without(campaign.altered, self.face), before)
        swap = Swap(
            self.tile,
            before,
            self.face,
            self.cause,
            campaign.state,
            self.game,
            self.version,
            self.action,
            self.counter,
        )
        city = {**campaign.city, self.tile: self.face}
        return replace(campaign, city=city, altered=altered, swaps=(*campaign.swaps, swap))


class ChoiceOffered(Event, frozen=True, tag="undaunted_campaign.choice_offered.v1"):
    """The next choices of a side, for that side only."""

    side: str  #: The side that may choose.
    secret: Sealed[tuple[str, ...]]  #: The cards that it may choose from, for its own eyes.

    def apply(self, campaign: Campaign) -> Campaign:
        return _with_camp(campaign, self.side, offer=self.secret.content)


class CardChosen(Event, frozen=True, tag="undaunted_campaign.card_chosen.v1"):
    """A side chose, for its own eyes."""

    side: str  #: The side that chose.
    secret: Sealed[str]  #: The card that it chose, for its own eyes.

    def apply(self, campaign: Campaign) -> Campaign:
        chosen = HIDDEN if self.secret.content is None else self.secret.content
        picked = (*campaign.camps[self.side].picked, chosen)
        return _with_camp(campaign, self.side, picked=picked, offer=None)


class DeckMade(Event, frozen=True, tag="undaunted_campaign.deck_made.v1"):
    """A side has chosen the cards of its deck (C4)."""

    side: str  #: The side whose deck is made.

    def apply(self, board: Campaign) -> Campaign:
        return _done(board, self)


class ScenarioStarted(Event, frozen=True, tag="undaunted_campaign.scenario_started.v1"):
    """The scenario is played as a game of its own from here on."""

    game: str  #: The game in which it is played.
    setup: Setup  #: The scenario as it is laid out.

    def apply(self, campaign: Campaign) -> Campaign:
        entry = Entry(campaign.state, campaign.scenario, campaign.title, self.game)
        campaign = _know(campaign, self.setup.cards)
        return replace(
            campaign,
            phase=Stage.PLAYING,
            game=self.game,
            record=(*campaign.record, entry),
            camps={
                side: replace(camp, confirmed=False, picked=(), offer=None) for side, camp in campaign.camps.items()
            },
        )


class ScenarioConcluded(Event, frozen=True, tag="undaunted_campaign.scenario_concluded.v1"):
    """The game is closed: its result is copied in."""

    game: str  #: The game in which it was played.
    version: int  #: The version of the game at its end.
    head: Hex  #: The head of the game's log at that version, 32 bytes.
    winner: str  #: The side that has won it; empty: nobody has.
    how: Conclusion  #: How the game ended.
    rule: str  #: The id of the rule by which it was won; empty: by none of the game.
    tunnels: tuple[str, ...] = ()  #: The tiles whose tunnels were destroyed, by number.

    def apply(self, campaign: Campaign) -> Campaign:
        entry = replace(campaign.record[-1], winner=self.winner, how=self.how)
        return replace(
            campaign,
            phase=Stage.AFTERMATH,
            record=(*campaign.record[:-1], entry),
            tunnels_destroyed=campaign.tunnels_destroyed | set(self.tunnels),
        )


class CardsReturned(Event, frozen=True, tag="undaunted_campaign.cards_returned.v1"):
    """A side's cards come back from a game; which ones only it knows."""

    side: str  #: The side whose cards they are.
    casualties: int  #: How many casualties it had.
    pool: int  #: The number of cards in play area, hand, deck and discard pile.
    secret: Sealed[Returned]  #: Which cards they are, for their owner's eyes.

    def apply(self, campaign: Campaign) -> Campaign:
        return _with_camp(campaign, self.side, returned=self.secret.content)


class AreaTaken(Event, frozen=True, tag="undaunted_campaign.area_taken.v1"):
    """A side controls an area of the city (C5)."""

    area: str  #: The area, by its id.
    side: str  #: The side that controls it from here on.

    def apply(self, campaign: Campaign) -> Campaign:
        entry = replace(campaign.record[-1], area=self.area)
        return replace(campaign, areas={**campaign.areas, self.area: self.side}, record=(*campaign.record[:-1], entry))


class LossDrawn(Event, frozen=True, tag="undaunted_campaign.loss_drawn.v1"):
    """A card of the shuffled casualties (C5); which one only its owner knows."""

    side: str  #: The side that lost the soldier.
    use: Use  #: The link that decided the draw, and what for.
    secret: Sealed[DrawnCard]  #: The card that was drawn, for its owner's eyes.

    def apply(self, board: Campaign) -> Campaign:
        return _drawn(board, self)


class UpgradeDrawn(Event, frozen=True, tag="undaunted_campaign.upgrade_drawn.v1"):
    """A card of those shuffled for the upgrades (C5); which one only its owner knows."""

    side: str  #: The side whose soldier is promoted.
    use: Use  #: The link that decided the draw, and what for.
    secret: Sealed[DrawnCard]  #: The card that was drawn, for its owner's eyes.

    def apply(self, board: Campaign) -> Campaign:
        return _drawn(board, self)


class AftermathConfirmed(Event, frozen=True, tag="undaunted_campaign.aftermath_confirmed.v1"):
    """A side is content with the aftermath (C5)."""

    side: str  #: The side that has confirmed.

    def apply(self, board: Campaign) -> Campaign:
        return _done(board, self)


class CampaignEnded(Event, frozen=True, tag="undaunted_campaign.ended.v1"):
    """The campaign is over (C8)."""

    state: str  #: The state it ended in.
    winner: str  #: The side that has won the campaign; empty: nobody has.
    epic: bool  #: Whether the winner controls the whole city.

    def apply(self, campaign: Campaign) -> Campaign:
        return replace(campaign, state=self.state, phase=Stage.ENDED, winner=self.winner, epic=self.epic, game="")


def _done(campaign: Campaign, event: DeckMade | AftermathConfirmed) -> Campaign:
    return _with_camp(campaign, event.side, confirmed=True)


def _drawn(campaign: Campaign, event: LossDrawn | UpgradeDrawn) -> Campaign:
    card = event.secret.content.card if event.secret.content is not None else HIDDEN
    return _with_camp(campaign, event.side, drawn=(*campaign.camps[event.side].drawn, card))


CAMPAIGN_EVENTS = defined_in(__name__)
