"""Which structs make which messages of the public contract: one definition, two languages.

`tools.dev.proto` writes the .proto files from this table, `service.convert` converts by it.
"""

from types import ModuleType
from typing import Any

import msgspec

from domain.kernel import chance, events, words
from domain.undaunted import content, decisions, frames, state, view
from domain.undaunted import events as undaunted_events
from domain.undaunted.campaign import decisions as campaign_decisions
from domain.undaunted.campaign import events as campaign_events
from domain.undaunted.campaign import format as campaign_format
from domain.undaunted.campaign import state as campaign_state
from domain.undaunted.campaign import view as campaign_view

KERNEL_PACKAGE = "kronika.v1"
CHANCE_PACKAGE = "kronika.chance.v1"
UNDAUNTED_PACKAGE = "kronika.undaunted.v1"
CAMPAIGN_PACKAGE = "kronika.undaunted_campaign.v1"


class ContractFile(msgspec.Struct, frozen=True):
    """One generated .proto file: the modules whose structs it holds, and its named unions.

    A union becomes a message with one `oneof`. `only` restricts the structs taken.
    """

    path: str
    package: str
    doc: str
    modules: tuple[ModuleType, ...]
    unions: dict[str, tuple[str, tuple[Any, ...]]]
    only: tuple[type, ...] = ()
    imports: tuple[str, ...] = ()


UNDAUNTED_UNIONS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "Act": ("One action of a card with what it is done to.", decisions.Act.__args__),
    "Decision": ("What a side decides.", decisions.Decision.__args__),
    "Frame": ("Something half done.", frames.Frame.__args__),
    "Goal": ("What a side has to reach to win (U23).", content.Goal.__args__),
    "Single": ("A condition that stands alone (S23).", content.Single.__args__),
    "Event": ("What happened.", undaunted_events.EVENTS),
}

CAMPAIGN_UNIONS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "Decision": ("What a side decides in a campaign.", campaign_decisions.CampaignDecision.__args__),
    "Event": ("What happened in a campaign.", campaign_events.CAMPAIGN_EVENTS),
    "Secret": ("What only one side may know of a scenario.", campaign_format.Secret.__args__),
}

CAMPAIGN_STRUCTS: tuple[type, ...] = (
    campaign_format.Area,
    *campaign_format.Secret.__args__,
    campaign_state.Box,
    campaign_state.Phase,
    campaign_state.Story,
    campaign_state.Returned,
    campaign_events.CampaignParty,
    campaign_events.CityPlace,
    campaign_events.CardShift,
    campaign_events.Changes,
    *campaign_events.CAMPAIGN_EVENTS,
    *campaign_decisions.CampaignDecision.__args__,
    campaign_view.BoxView,
    campaign_view.BinderView,
    campaign_view.CampView,
    campaign_view.AreaView,
    campaign_view.CityTileView,
    campaign_view.SwapView,
    campaign_view.EntryView,
    campaign_view.WayView,
    campaign_view.CampaignView,
    campaign_view.CampaignScene,
)

FILES: tuple[ContractFile, ...] = (
    ContractFile(
        path="kronika/chance/v1/chance.proto",
        package=CHANCE_PACKAGE,
        doc="Chance: what was rolled or drawn for what.",
        modules=(chance, events),
        unions={},
        only=(chance.Dice, chance.Purpose, chance.Use, events.Part, events.Test),
    ),
    ContractFile(
        path="kronika/undaunted/v1/undaunted.proto",
        package=UNDAUNTED_PACKAGE,
        doc="Games of Undaunted: decisions, events, views. Rule ids in comments are those of the digest.",
        modules=(content, frames, decisions, undaunted_events, view, state),
        unions=UNDAUNTED_UNIONS,
        imports=("kronika/chance/v1/chance.proto",),
    ),
    ContractFile(
        path="kronika/undaunted_campaign/v1/undaunted_campaign.proto",
        package=CAMPAIGN_PACKAGE,
        doc="Campaigns of Undaunted: decisions, events, views. Rule ids in comments are those of the digest.",
        modules=(campaign_format, campaign_state, campaign_decisions, campaign_events, campaign_view),
        unions=CAMPAIGN_UNIONS,
        only=CAMPAIGN_STRUCTS,
        imports=("kronika/chance/v1/chance.proto", "kronika/undaunted/v1/undaunted.proto"),
    ),
    ContractFile(
        path="kronika/v1/log.proto",
        package=KERNEL_PACKAGE,
        doc="Events that every game has.",
        modules=(events, words),
        unions={
            "KernelEvent": (
                "What happened, the same in every game.",
                (*events.KERNEL_EVENTS, events.DecisionMade),
            )
        },
        imports=("kronika/chance/v1/chance.proto", "kronika/v1/system.proto"),
    ),
)

NOT_SENT: frozenset[type] = frozenset(
    {
        events.Event,
        events.Sealed,
        events.Part,
        events.Test,
        content.Data,
        frames.FrameBase,
        decisions.ActBase,
        decisions.DecisionBase,
        state.Scene,
        state.Side,
        state.Counter,
        state.Spent,
        state.Board,
        words.Rejection,
        words.Sentence,
        words.Reason,
    }
)
"""Structs of those modules that are no messages, or belong to another file."""
