"""What games of No Retreat! publish."""

from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.noretreat import content, decisions, events, frames, outlook, state, view
from kronika.domain.noretreat.content import cards, chart, scenarios, tables, texts, turns, units, words

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/noretreat/v1/noretreat.proto",
        package="kronika.noretreat.v1",
        doc="Games of No Retreat!: decisions, events, views. Rule ids in comments are those of the digest.",
        modules=(
            words,
            chart,
            units,
            cards,
            tables,
            turns,
            scenarios,
            texts,
            content,
            frames,
            state,
            decisions,
            events,
            outlook,
            view,
        ),
        unions={
            "Decision": ("What a side decides.", decisions.Decision.__args__),
            "Frame": ("Something half done.", frames.Frame.__args__),
            "Event": ("What happened.", events.EVENTS),
        },
        prefix="NoRetreat",
        imports=("kronika/chance/v1/chance.proto",),
        never=(words.Data, decisions.DecisionBase, state.Board),
    ),
    of="a game of No Retreat! The Russian Front",
    view=view.NoRetreatView,
    scene=content.Content,
    prompts=decisions.PromptKind,
    endings=decisions.Ending,
    recurring=frozenset({*decisions.Decision.__args__, view.UnitView, view.ControlView, outlook.SupplyView}),
)
