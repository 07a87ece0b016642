"""The published contract of Undaunted campaigns."""

from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.kernel.reports import ReadService
from kronika.domain.kernel.steps import defined_below
from kronika.domain.undaunted.campaign import events, reports, state, steps, view
from kronika.domain.undaunted.campaign import format as pack_format

BASES = (steps.CampaignDecision, steps.CardDecision)
DECISIONS = tuple(kind for base in BASES for kind in defined_below(__package__, base) if kind not in BASES)

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/undaunted_campaign/v1/undaunted_campaign.proto",
        package="kronika.undaunted_campaign.v1",
        doc="Campaigns of Undaunted: decisions, events, views. Rule ids in comments are those of the digest.",
        modules=(pack_format, state, steps, events, view),
        unions={
            "Decision": ("A decision of a side in a campaign.", DECISIONS),
            "Event": ("An event of a campaign.", events.CAMPAIGN_EVENTS),
            "Secret": ("A part of a scenario that only one side may know.", pack_format.Secret.__args__),
        },
        prefix="UndauntedCampaign",
        only=(
            pack_format.Area,
            *pack_format.Secret.__args__,
            state.Box,
            state.Stage,
            state.PromptKind,
            state.Ending,
            state.Conclusion,
            state.SwapCause,
            state.BinderStep,
            state.Story,
            state.Returned,
            events.CampaignParty,
            events.CityPlace,
            events.CardShift,
            events.Changes,
            *events.CAMPAIGN_EVENTS,
            *DECISIONS,
            view.BoxView,
            view.BinderView,
            view.CampView,
            view.AreaView,
            view.CityTileView,
            view.SwapView,
            view.EntryView,
            view.WayView,
            view.CampaignView,
            view.CampaignScene,
        ),
        imports=("kronika/chance/v1/chance.proto", "kronika/undaunted/v1/undaunted.proto"),
    ),
    of="a campaign of Undaunted",
    view=view.CampaignView,
    scene=view.CampaignScene,
    prompts=state.PromptKind,
    endings=state.Ending,
    recurring=frozenset({view.CityTileView, view.SwapView}),
    own=ContractFile(
        path="kronika/undaunted_campaign/v1/undaunted_campaign_service.proto",
        package="kronika.undaunted_campaign.v1",
        doc="Reports of a campaign of Undaunted, at any point of it.",
        modules=(reports,),
        unions={},
        prefix="UndauntedCampaign",
        imports=("kronika/undaunted/v1/undaunted.proto", "kronika/undaunted_campaign/v1/undaunted_campaign.proto"),
        reports=ReadService(
            "UndauntedCampaignService",
            "Reports of a campaign of Undaunted: its city, the binders of both sides, its record, its soldiers. The "
            "audiences and the metadata are those of GameService.",
            reports.CALLS,
        ),
    ),
)
