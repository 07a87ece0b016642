"""What battles publish."""

import sys

from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.kernel.steps import defined_below
from kronika.domain.tankduel import decisions, events, setup, shots, steps, view
from kronika.domain.tankduel.content import cards, common, damage, ground, missions, robata, tanks, words
from kronika.domain.tankduel.rules import aiming
from kronika.domain.tankduel.rules.tasks import Task

TASKS = defined_below(__package__, Task)
RULES = tuple(dict.fromkeys(sys.modules[task.__module__] for task in TASKS))
"""The modules that define the tasks."""

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
            aiming,
            *RULES,
            setup,
            steps,
            events,
            shots,
            view,
        ),
        unions={
            "Decision": ("What a seat decides.", decisions.Decision.__args__),
            "Task": ("Something half done.", TASKS),
            "Event": ("What happened.", events.EVENTS),
        },
        steps="Task",
        imports=("kronika/chance/v1/chance.proto",),
        prefix="TankDuel",
        never=(common.Data, Task),
    ),
    of="a battle of Tank Duel",
    view=view.TankDuelView,
    scene=view.TankDuelScene,
    prompts=decisions.PromptKind,
    endings=words.Ending,
)
