"""What can happen in a campaign. Each event is a fact; none knows a rule."""

from domain.kernel.chance import Use
from domain.kernel.events import Event, Sealed
from domain.undaunted.campaign.format import Area
from domain.undaunted.campaign.state import Box, Returned, Story
from domain.undaunted.content import Card, Data, Name, Setup
from domain.undaunted.events import DrawnCard


class CampaignParty(Data, frozen=True):
    """A side of the campaign, and how many cards lie in each closed box at the start (C2)."""

    id: str
    name: Name
    locked: int
    """Cards in the box of locked ones."""
    upgrades: int
    """Cards in the box of upgrades."""
    reservists: int
    """Cards in the box of reservists."""


class CityPlace(Data, frozen=True):
    """Where a tile lies in the city, in axial coordinates; for the picture of it only."""

    tile: str
    """The number of the tile."""
    x: int
    y: int


class CampaignSetUp(Event, frozen=True, tag="undaunted_campaign.set_up.v1"):
    """The city is as it was built, the binders are as they were printed. The whole pack is sealed for
    the referee, so that the log needs no other source."""

    parties: tuple[CampaignParty, ...]
    """The two sides."""
    areas: tuple[Area, ...]
    """The areas of the city."""
    city: dict[str, str]
    """The current face of each tile, by number."""
    altered: tuple[str, ...]
    """The faces that are not current, sorted."""
    secret: Sealed[str]
    """The pack, as JSON."""
    places: tuple[CityPlace, ...] = ()
    """Where the tiles lie in the city."""


class BinderOpened(Event, frozen=True, tag="undaunted_campaign.binder_opened.v1"):
    """A side's available cards at the start, for its own eyes."""

    side: str
    secret: Sealed[tuple[Card, ...]]


class StateReached(Event, frozen=True, tag="undaunted_campaign.state_reached.v1"):
    """The campaign is in a new state, and a scenario is to be played in it (C1)."""

    state: str
    """Such as `1a`."""
    scenario: str
    title: Name
    area: str = ""
    """The area that its winner controls; empty: none."""


class StoryTold(Event, frozen=True, tag="undaunted_campaign.story_told.v1"):
    """What a side is to read, and what only it may know (C4)."""

    side: str
    secret: Sealed[Story]


class StateConfirmed(Event, frozen=True, tag="undaunted_campaign.state_confirmed.v1"):
    """A side has the same state on record (C4)."""

    side: str


class CardShift(Data, frozen=True):
    """A card that went from one box to another."""

    card: str
    source: Box
    """The box it left."""
    target: Box
    """The box it went to."""


class Changes(Data, frozen=True):
    """What changed in a binder, and the faces of cards that became known by it."""

    shifts: tuple[CardShift, ...] = ()
    """The cards that went from box to box."""
    cards: tuple[Card, ...] = ()


class BinderChanged(Event, frozen=True, tag="undaunted_campaign.binder_changed.v1"):
    """A step in which cards of a binder may change boxes; what changed only its owner knows.
    `cause`: `orders`, `merge`, `anti_air`, `losses`, `upgrades`."""

    side: str
    cause: str
    """In which step."""
    secret: Sealed[Changes]


class SquadsMerged(Event, frozen=True, tag="undaunted_campaign.squads_merged.v1"):
    """Two squads of a side are one from here on (C7)."""

    side: str
    squad: str
    """The weakened squad."""
    other: str
    """The squad it is merged with."""


class CityTileSwapped(Event, frozen=True, tag="undaunted_campaign.tile_swapped.v1"):
    """A tile of the city was replaced for good (S10). `cause`: `fortified` or `damaged`; in a game,
    `version` is that of the event there."""

    tile: str
    """The number of the tile."""
    face: str
    """The face that is current now."""
    cause: str
    """By what."""
    game: str = ""
    version: int = 0
    action: str = ""
    """The action that hit it, such as `demolish`."""
    counter: str = ""
    """The counter that performed it; empty: a card that has none."""


class ChoiceOffered(Event, frozen=True, tag="undaunted_campaign.choice_offered.v1"):
    """What a side may choose from next, for its own eyes."""

    side: str
    secret: Sealed[tuple[str, ...]]


class CardChosen(Event, frozen=True, tag="undaunted_campaign.card_chosen.v1"):
    """A side chose, for its own eyes."""

    side: str
    secret: Sealed[str]


class DeckMade(Event, frozen=True, tag="undaunted_campaign.deck_made.v1"):
    """A side has chosen the cards of its deck (C4)."""

    side: str


class ScenarioStarted(Event, frozen=True, tag="undaunted_campaign.scenario_started.v1"):
    """The scenario is played as a game of its own from here on."""

    game: str
    setup: Setup
    """The scenario as it is laid out."""


class ScenarioConcluded(Event, frozen=True, tag="undaunted_campaign.scenario_concluded.v1"):
    """The game is closed: its result is copied in."""

    game: str
    version: int
    """The version of the game at its end."""
    head: str
    """The head of the game's log at that version, 64 hex digits."""
    winner: str
    how: str
    rule: str
    tunnels: tuple[str, ...] = ()
    """The tiles whose tunnels were destroyed, by number."""


class CardsReturned(Event, frozen=True, tag="undaunted_campaign.cards_returned.v1"):
    """A side's cards come back from a game; which ones only it knows."""

    side: str
    casualties: int
    """How many casualties it had."""
    pool: int
    """How many cards lay in play area, hand, deck and discard pile."""
    secret: Sealed[Returned]


class AreaTaken(Event, frozen=True, tag="undaunted_campaign.area_taken.v1"):
    """A side controls an area of the city (C5)."""

    area: str
    """The area, by its id."""
    side: str


class LossDrawn(Event, frozen=True, tag="undaunted_campaign.loss_drawn.v1"):
    """A card of the shuffled casualties (C5); which one only its owner knows."""

    side: str
    use: Use
    secret: Sealed[DrawnCard]


class UpgradeDrawn(Event, frozen=True, tag="undaunted_campaign.upgrade_drawn.v1"):
    """A card of those shuffled for the upgrades (C5); which one only its owner knows."""

    side: str
    use: Use
    secret: Sealed[DrawnCard]


class AftermathConfirmed(Event, frozen=True, tag="undaunted_campaign.aftermath_confirmed.v1"):
    """A side is content with the aftermath (C5)."""

    side: str


class CampaignEnded(Event, frozen=True, tag="undaunted_campaign.ended.v1"):
    """The campaign is over (C8)."""

    state: str
    """The state it ended in."""
    winner: str
    epic: bool
    """Whether the winner controls the whole city."""


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
