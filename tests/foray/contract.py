"""What games of Foray publish: into the tests' own folder, never into the released contract."""

from kronika.domain.kernel.contract import Contract, ContractFile
from tests.foray import events, rules, state, view

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/foray/v1/foray.proto",
        package="kronika.foray.v1",
        doc="Games of Foray: decisions, events, views. Rule ids in comments are those of its README.",
        modules=(rules, state, events, view),
        unions={
            "Decision": ("A decision of a seat.", rules.DECISIONS),
            "Event": ("An event of a game.", events.EVENTS),
        },
        imports=("kronika/chance/v1/chance.proto",),
        never=(*rules.STEPS, state.Board, state.Burying, state.Raid),
        prefix="Foray",
    ),
    of="a game of Foray",
    view=view.ForayView,
    scene=view.ForayScene,
    prompts=rules.PromptKind,
    endings=rules.Ending,
)
