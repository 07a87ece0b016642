"""What games of No Retreat! publish."""

import sys

from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.kernel.steps import Decision, Step, defined_below
from kronika.domain.noretreat import content, events, outlook, state, steps, view
from kronika.domain.noretreat.content import cards, chart, scenarios, tables, units, words
from kronika.domain.noretreat.rules.cards import Cards

DECISIONS = defined_below(__package__, Decision)
STEPS = defined_below(__package__, Step)
RULES = tuple(dict.fromkeys(sys.modules[kind.__module__] for kind in (*STEPS, *DECISIONS)))
"""The modules that define them, with the words that these need."""

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
            scenarios,
            content,
            state,
            steps,
            *RULES,
            events,
            outlook,
            view,
        ),
        unions={
            "Decision": ("What a side decides.", DECISIONS),
            "Frame": ("Something half done.", STEPS),
            "Event": ("What happened.", events.EVENTS),
        },
        prefix="NoRetreat",
        imports=("kronika/chance/v1/chance.proto",),
        never=(words.Data, Cards, state.Board),
    ),
    of="a game of No Retreat! The Russian Front",
    view=view.NoRetreatView,
    scene=content.Content,
    prompts=steps.PromptKind,
    endings=events.Ending,
    recurring=frozenset({*DECISIONS, view.UnitView, view.ControlView, outlook.SupplyView}),
)
