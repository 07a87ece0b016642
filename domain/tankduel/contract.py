"""What battles publish."""

from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.tankduel import decisions, events, frames, setup, shots, view
from kronika.domain.tankduel.content import cards, common, damage, ground, missions, robata, tanks, words

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/tankduel/v1/tankduel.proto",
        package="kronika.tankduel.v1",
        doc="Battles of Tank Duel: decisions, events, views. Rule ids in comments are those of its README.",
        modules=(
            common,
            words,
            tanks,
            cards,
            damage,
            ground,
            robata,
            missions,
            decisions,
            frames,
            setup,
            events,
            shots,
            view,
        ),
        unions={
            "Decision": ("What a seat decides.", decisions.Decision.__args__),
            "Task": ("Something half done.", frames.Task.__args__),
            "Event": ("What happened.", events.EVENTS),
        },
        imports=("kronika/chance/v1/chance.proto",),
        prefix="TankDuel",
        never=(
            common.Data,
            decisions.DecisionBase,
            frames.TaskBase,
        ),
    ),
    of="a battle of Tank Duel",
    view=view.TankDuelView,
    scene=view.TankDuelScene,
    prompts=decisions.PromptKind,
    endings=words.Ending,
)
