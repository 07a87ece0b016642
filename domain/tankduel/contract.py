"""What battles publish."""

from domain.kernel.contract import Contract, ContractFile
from domain.tankduel import content, decisions, events, frames, setup, shots, view

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/tankduel/v1/tankduel.proto",
        package="kronika.tankduel.v1",
        doc="Battles of Tank Duel: decisions, events, views. Rule ids in comments are those of its README.",
        modules=(content, decisions, frames, setup, events, shots, view),
        unions={
            "Decision": ("What a seat decides.", decisions.Decision.__args__),
            "Task": ("Something half done.", frames.Task.__args__),
            "Event": ("What happened.", events.EVENTS),
        },
        imports=("kronika/chance/v1/chance.proto",),
        prefix="TankDuel",
        never=(
            content.Data,
            decisions.DecisionBase,
            frames.TaskBase,
        ),
    ),
    of="a battle of Tank Duel",
    view=view.TankDuelView,
    scene=view.TankDuelScene,
    prompts=decisions.PromptKind,
    endings=content.Ending,
)
