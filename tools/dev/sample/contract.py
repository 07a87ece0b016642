"""The contract of Sample's games."""

from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.tools.dev.sample import events, rules, state, view

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/sample/v1/sample.proto",
        package="kronika.sample.v1",
        doc="Games of Sample: decisions, events, views.",
        modules=(rules, state, events, view),
        unions={
            "Decision": ("A decision of a seat.", rules.DECISIONS),
            "Event": ("What happened.", events.EVENTS),
        },
        imports=("kronika/chance/v1/chance.proto",),
        never=(*rules.STEPS, state.Board),
        prefix="Sample",
    ),
    of="a game of Sample",
    view=view.SampleView,
    scene=view.SampleScene,
    prompts=rules.PromptKind,
    endings=rules.Ending,
)
