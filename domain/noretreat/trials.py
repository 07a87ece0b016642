"""How games of No Retreat! are tried out."""

from typing import Final

from domain.kernel.bots import Bot, Choice, Noise, Seen
from domain.kernel.setups import BotCard
from domain.kernel.trials import Example, Measured, Trials
from domain.kernel.words import Sentence
from domain.noretreat import decisions as d
from domain.noretreat.pack import Pack
from domain.noretreat.state import Board

IDLE: Final[dict[type, float]] = {d.Pass: 0.3, d.Done: 0.1, d.Drop: 0.1, d.No: 0.3, d.Stop: 0.2}
"""How likely the explorer does what ends or does little, against anything else."""


def explore(seen: Seen, noise: Noise) -> Choice:
    """Decides at random, every kind of decision as likely as another, so that no kind of frame is missed; what
    ends or does little seldom."""
    kinds: dict[type, list[Choice]] = {}
    for choice in seen.choices:
        kinds.setdefault(type(choice.decision), []).append(choice)
    kind = max(kinds, key=lambda one: noise(one.__name__) ** (1 / IDLE.get(one, 1.0)))
    return max(kinds[kind], key=lambda choice: noise(choice.decision))


EXPLORER: Final = Bot(BotCard("explorer", "1", Sentence("does a bit of everything", "dělá ode všeho trochu")), explore)


def endings(pack: Pack) -> frozenset[str]:
    """The ways in which the rules end games, by what bots do."""
    return frozenset({"goal", "objectives", "sudden_death"})


def half_done(board: Board) -> list[str]:
    """The frame on top."""
    return [type(board.frames[-1]).__name__.lower()]


TRIALS: Final = Trials(
    examples=(Example("russian_front", "a"),),
    measured=(Measured("russian_front", "a", 0.15, replay=0.4, latency=8, views=15),),
    cut={"russian_front": 100},
    recorded=12_000,
    endings=endings,
    explorer=EXPLORER,
    half_done=half_done,
)
