"""The published contract of Undaunted games."""

import sys

from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.kernel.steps import defined_below
from kronika.domain.undaunted import acts, content, events, state, steps, view
from kronika.domain.undaunted.rules.performing import Acting
from kronika.domain.undaunted.rules.playing import Picking, Turn
from kronika.domain.undaunted.rules.step import Continuing, Decision, Frame

DECISIONS = defined_below(__package__, Decision)
BASES = (Frame, Continuing, Acting)
STEPS = tuple(step for base in BASES for step in defined_below(__package__, base) if step not in BASES)
RULES = tuple(dict.fromkeys(sys.modules[kind.__module__] for kind in (*STEPS, *DECISIONS)))
"""The modules that define them."""

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/undaunted/v1/undaunted.proto",
        package="kronika.undaunted.v1",
        doc="Games of Undaunted: decisions, events, views. Rule ids in comments are those of the digest.",
        modules=(content, acts, *RULES, steps, events, view, state),
        unions={
            "Act": ("One action of a card with what it is done to.", acts.Act.__args__),
            "Decision": ("A decision of a side.", DECISIONS),
            "Frame": ("Something half done.", STEPS),
            "Goal": ("The goal that a side must reach to win (U23).", content.Goal.__args__),
            "Single": ("A condition that stands alone (S23).", content.Single.__args__),
            "Event": ("An event of a game.", events.EVENTS),
        },
        imports=("kronika/chance/v1/chance.proto",),
        prefix="Undaunted",
        never=(
            content.Data,
            acts.ActBase,
            Decision,
            *BASES,
            Picking,
            Turn,
            state.Scenario,
            state.Side,
            state.Counter,
            state.Spent,
            state.Board,
        ),
    ),
    of="a game of Undaunted",
    view=view.View,
    scene=view.Scene,
    prompts=content.PromptKind,
    endings=content.Victory,
    recurring=frozenset(
        {*acts.Act.__args__, view.CardsView, view.CounterView, view.MarkerView, view.SpaceView},
    ),
)
