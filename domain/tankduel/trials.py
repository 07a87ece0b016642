"""How battles of Tank Duel are tried out."""

from collections.abc import Mapping
from typing import Any, Final

from domain.kernel.bots import Bot, Choice, Noise, Seen
from domain.kernel.setups import BotCard
from domain.kernel.trials import Example, Measured, Trials
from domain.kernel.words import Sentence
from domain.tankduel import decisions as d
from domain.tankduel.content import Ending
from domain.tankduel.decisions import Action, Answer
from domain.tankduel.pack import Pack
from domain.tankduel.setup import SetUp
from domain.tankduel.state import Board

IDLE: Final[dict[Any, float]] = {d.Back: 0.05, Action.DONE: 0.25, d.TakeBack: 0.05}
"""How likely the explorer does what ends or does little, against anything else."""
RARE: Final = (Answer.EXCHANGE, Answer.YES, Answer.REDRAW)
"""What the explorer does wherever it can."""

PASSING: Final = frozenset(
    {
        "frame=bidding.v1",
        "frame=bogging.v1",
        "frame=concealing.v1",
        "frame=driving.v1",
        "frame=gunning.v1",
        "frame=mined.v1",
        "frame=moving.v1",
        "frame=piercing.v1",
        "frame=revealing.v1",
        "frame=settling.v1",
        "frame=sinking.v1",
        "frame=storming.v1",
        "frame=tending.v1",
        "frame=weathering.v1",
    }
)
"""Tasks that are carried out at once: before they are, nobody is asked anything."""


def explore(seen: Seen, noise: Noise) -> Choice:
    """Decides at random, every kind of decision and of action as likely as another, so that no kind of task is
    missed."""
    kinds: dict[Any, list[Choice]] = {}
    for choice in seen.choices:
        decision = choice.decision
        kind = decision.action if isinstance(decision, d.Act) else type(decision)
        if isinstance(decision, d.Say) and decision.answer in RARE:
            return choice
        kinds.setdefault(kind, []).append(choice)
    best = max(kinds, key=lambda kind: noise(str(kind)) ** (1 / IDLE.get(kind, 1.0)))
    return max(kinds[best], key=lambda choice: noise(choice.decision))


EXPLORER: Final = Bot(BotCard("explorer", "1", Sentence("does a bit of everything", "dělá ode všeho trochu")), explore)


def endings(pack: Pack) -> frozenset[str]:
    """The ways in which the rules end battles, by what bots do."""
    return frozenset({Ending.POINTS, Ending.DRAW, Ending.MEDALS, Ending.KING, Ending.HELD})


def brief(pack: Pack, mission: str) -> Mapping[str, Any]:
    """One tank a side and a pass less."""
    return {"german_tanks": 1, "soviet_tanks": 1, "passes": -1}


def varied(pack: Pack, mission: str) -> tuple[SetUp, ...]:
    """Four players with infantry and radios; two with tanks of Robata beside them; one alone against it."""
    four = ("german_1", "german_2", "soviet_1", "soviet_2")
    found = (SetUp(mission, four, infantry="yes", passes=-1),)
    if not pack.missions[mission].robata:
        return found
    more: dict[str, Any] = {"infantry": "yes", "passes": -1}
    beside = SetUp(mission, ("german_1", "soviet_1"), german_tanks=3, robata=2, leaver="robata", **more)
    return (*found, beside, SetUp(mission, ("soviet_1",), characters="alert", **more))


def half_done(board: Board) -> list[str]:
    """The task on top, about which somebody is asked; and an action that is being put together."""
    if board.over or not board.agenda:
        return []
    return [type(board.agenda[0]).__name__.lower(), *(["building"] if board.building else [])]


TRIALS: Final = Trials(
    examples=(Example("tankduel", "m1"),),
    measured=(Measured("tankduel", "m1", 0.4, replay=0.45),),
    cut={"tankduel": 300},
    recorded=900,
    endings=endings,
    explorer=EXPLORER,
    brief=brief,
    varied=varied,
    passing=PASSING,
    half_done=half_done,
)
