"""What can happen in a campaign. Each event is a fact; none knows a rule."""

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Sealed
from kronika.domain.kernel.words import REFEREE, Hex
from kronika.domain.undaunted.campaign.format import Area
from kronika.domain.undaunted.campaign.state import BinderStep, Box, Conclusion, Returned, Story, SwapCause
from kronika.domain.undaunted.content import ActionName, Card, Data, Name, Setup
from kronika.domain.undaunted.events import DrawnCard


class CampaignParty(Data, frozen=True):
    """A side of the campaign, and how many cards lie in each closed box at the start (C2)."""

    id: str  #: The id of the side, which is also the name of its seat.
    name: Name  #: What the side is called.
    locked: int  #: Cards in the box of locked ones.
    upgrades: int  #: Cards in the box of upgrades.
    reservists: int  #: Cards in the box of reservists.


class CityPlace(Data, frozen=True):
    """Where a tile lies in the city, in axial coordinates; for the picture of it only."""

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
    places: tuple[CityPlace, ...] = ()  #: Where the tiles lie in the city.

    @property
    def secret_of(self) -> str:
        return REFEREE


class BinderOpened(Event, frozen=True, tag="undaunted_campaign.binder_opened.v1"):
    """A side's available cards at the start, for its own eyes."""

    side: str  #: The side whose binder it is.
    secret: Sealed[tuple[Card, ...]]  #: Its available cards, for its own eyes.


class StateReached(Event, frozen=True, tag="undaunted_campaign.state_reached.v1"):
    """The campaign is in a new state, and a scenario is to be played in it (C1)."""

    state: str  #: Such as `1a`.
    scenario: str  #: The id of the scenario that is to be played.
    title: Name  #: The title of that scenario.
    area: str = ""  #: The area that its winner controls; empty: none.


class StoryTold(Event, frozen=True, tag="undaunted_campaign.story_told.v1"):
    """What a side is to read, and what only it may know (C4)."""

    side: str  #: The side that is to read it.
    secret: Sealed[Story]  #: What it is to read and may know, for its own eyes.


class StateConfirmed(Event, frozen=True, tag="undaunted_campaign.state_confirmed.v1"):
    """A side has the same state on record (C4)."""

    side: str  #: The side that has confirmed.


class CardShift(Data, frozen=True):
    """A card that went from one box to another."""

    card: str  #: The printed code of the card.
    source: Box  #: The box it left.
    target: Box  #: The box it went to.


class Changes(Data, frozen=True):
    """What changed in a binder, and the faces of cards that became known by it."""

    shifts: tuple[CardShift, ...] = ()  #: The cards that went from box to box.
    cards: tuple[Card, ...] = ()  #: The faces of cards that the side knows from here on.


class BinderChanged(Event, frozen=True, tag="undaunted_campaign.binder_changed.v1"):
    """A step in which cards of a binder may change boxes; what changed only its owner knows."""

    side: str  #: The side whose binder it is.
    cause: BinderStep  #: In which step.
    secret: Sealed[Changes]  #: What changed, for its owner's eyes.


class SquadsMerged(Event, frozen=True, tag="undaunted_campaign.squads_merged.v1"):
    """Two squads of a side are one from here on (C7)."""

    side: str  #: The side whose squads they are.
    squad: str  #: The weakened squad.
    other: str  #: The squad it is merged with.


class CityTileSwapped(Event, frozen=True, tag="undaunted_campaign.tile_swapped.v1"):
    """A tile of the city was replaced for good (S10)."""

    tile: str  #: The number of the tile.
    face: str  #: The face that is current now.
    cause: SwapCause  #: What it was swapped by.
    game: str = ""  #: The game in which it was swapped; empty: between two games.
    version: int = 0  #: The version of the event in that game; 0: between two games.
    action: ActionName | None = None  #: The action that hit it; left out: none did.
    counter: str = ""  #: The counter that performed it; empty: a card that has none.


class ChoiceOffered(Event, frozen=True, tag="undaunted_campaign.choice_offered.v1"):
    """What a side may choose from next, for its own eyes."""

    side: str  #: The side that may choose.
    secret: Sealed[tuple[str, ...]]  #: The cards that it may choose from, for its own eyes.


class CardChosen(Event, frozen=True, tag="undaunted_campaign.card_chosen.v1"):
    """A side chose, for its own eyes."""

    side: str  #: The side that chose.
    secret: Sealed[str]  #: The card that it chose, for its own eyes.


class DeckMade(Event, frozen=True, tag="undaunted_campaign.deck_made.v1"):
    """A side has chosen the cards of its deck (C4)."""

    side: str  #: The side whose deck is made.


class ScenarioStarted(Event, frozen=True, tag="undaunted_campaign.scenario_started.v1"):
    """The scenario is played as a game of its own from here on."""

    game: str  #: The game in which it is played.
    setup: Setup  #: The scenario as it is laid out.


class ScenarioConcluded(Event, frozen=True, tag="undaunted_campaign.scenario_concluded.v1"):
    """The game is closed: its result is copied in."""

    game: str  #: The game in which it was played.
    version: int  #: The version of the game at its end.
    head: Hex  #: The head of the game's log at that version, 32 bytes.
    winner: str  #: The side that has won it; empty: nobody has.
    how: Conclusion  #: What it ended by.
    rule: str  #: The id of the rule by which it was won; empty: by none of the game.
    tunnels: tuple[str, ...] = ()  #: The tiles whose tunnels were destroyed, by number.


class CardsReturned(Event, frozen=True, tag="undaunted_campaign.cards_returned.v1"):
    """A side's cards come back from a game; which ones only it knows."""

    side: str  #: The side whose cards they are.
    casualties: int  #: How many casualties it had.
    pool: int  #: How many cards lay in play area, hand, deck and discard pile.
    secret: Sealed[Returned]  #: Which cards they are, for their owner's eyes.


class AreaTaken(Event, frozen=True, tag="undaunted_campaign.area_taken.v1"):
    """A side controls an area of the city (C5)."""

    area: str  #: The area, by its id.
    side: str  #: The side that controls it from here on.


class LossDrawn(Event, frozen=True, tag="undaunted_campaign.loss_drawn.v1"):
    """A card of the shuffled casualties (C5); which one only its owner knows."""

    side: str  #: The side that lost the soldier.
    use: Use  #: The link that decided the draw, and what for.
    secret: Sealed[DrawnCard]  #: The card that was drawn, for its owner's eyes.


class UpgradeDrawn(Event, frozen=True, tag="undaunted_campaign.upgrade_drawn.v1"):
    """A card of those shuffled for the upgrades (C5); which one only its owner knows."""

    side: str  #: The side whose soldier is promoted.
    use: Use  #: The link that decided the draw, and what for.
    secret: Sealed[DrawnCard]  #: The card that was drawn, for its owner's eyes.


class AftermathConfirmed(Event, frozen=True, tag="undaunted_campaign.aftermath_confirmed.v1"):
    """A side is content with the aftermath (C5)."""

    side: str  #: The side that has confirmed.


class CampaignEnded(Event, frozen=True, tag="undaunted_campaign.ended.v1"):
    """The campaign is over (C8)."""

    state: str  #: The state it ended in.
    winner: str  #: The side that has won the campaign; empty: nobody has.
    epic: bool  #: Whether the winner controls the whole city.


CAMPAIGN_EVENTS: tuple[type[Event], ...] = (
    CampaignSetUp,
    BinderOpened,
    StateReached,
    StoryTold,
    StateConfirmed,
    BinderChanged,
    SquadsMerged,
    CityTileSwapped,
    ChoiceOffered,
    CardChosen,
    DeckMade,
    ScenarioStarted,
    ScenarioConcluded,
    CardsReturned,
    AreaTaken,
    LossDrawn,
    UpgradeDrawn,
    AftermathConfirmed,
    CampaignEnded,
)
