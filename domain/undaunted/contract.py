"""What games of Undaunted publish."""

from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.undaunted import content, decisions, events, frames, state, view

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/undaunted/v1/undaunted.proto",
        package="kronika.undaunted.v1",
        doc="Games of Undaunted: decisions, events, views. Rule ids in comments are those of the digest.",
        modules=(content, frames, decisions, events, view, state),
        unions={
            "Act": ("One action of a card with what it is done to.", decisions.Act.__args__),
            "Decision": ("What a side decides.", decisions.Decision.__args__),
            "Frame": ("Something half done.", frames.Frame.__args__),
            "Goal": ("What a side has to reach to win (U23).", content.Goal.__args__),
            "Single": ("A condition that stands alone (S23).", content.Single.__args__),
            "Event": ("What happened.", events.EVENTS),
        },
        imports=("kronika/chance/v1/chance.proto",),
        prefix="Undaunted",
        never=(
            content.Data,
            frames.FrameBase,
            decisions.ActBase,
            decisions.DecisionBase,
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
        {*decisions.Act.__args__, view.CardsView, view.CounterView, view.MarkerView, view.SpaceView},
    ),
)
