"""How games of No Retreat! are tried out."""

from typing import Any, Final

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.setups import BotCard, options_of
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.cards import When
from kronika.domain.noretreat.events import Ending, LaidOut
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.rules.battle import Battle, Stage
from kronika.domain.noretreat.rules.cards import Discard, Drop, Pay, Play
from kronika.domain.noretreat.rules.movement import Stop
from kronika.domain.noretreat.rules.parts import Done, No, Pass
from kronika.domain.noretreat.rules.turn import Agenda
from kronika.domain.noretreat.rules.victory import total_vp
from kronika.domain.noretreat.state import Board, SetUp
from tests.bench.staging import STAGED
from tests.bench.trials import Lasting, Measured, Stretches, Trials

IDLE: Final[dict[type, float]] = {Pass: 0.3, Done: 0.1, Drop: 0.1, No: 0.3, Stop: 0.2}
"""How likely the explorer does what ends or does little, against anything else."""


def explore(seen: Seen, noise: Noise) -> Choice:
    """Decides at random, every kind of decision as likely as another, so that no kind of frame is missed; what
    ends or does little seldom. A card that can stop a sudden death is kept for that."""
    kinds: dict[type, list[Choice]] = {}
    for choice in [choice for choice in seen.choices if not _wastes(seen, choice.decision)] or seen.choices:
        kinds.setdefault(type(choice.decision), []).append(choice)
    kind = max(kinds, key=lambda one: noise(one.__name__) ** (1 / IDLE.get(one, 1.0)))
    return max(kinds[kind], key=lambda choice: noise(choice.decision))


def _wastes(seen: Seen, decision: Any) -> bool:
    """Whether a card goes that could be played before a check for sudden death; or is not played there."""
    content: Content = seen.scene
    rare = {card.n for card in content.cards if any(one.when == When.VICTORY for one in card.half(seen.seat).modes)}
    match decision:
        case Play(card, mode):
            half = next(one for one in content.cards if one.n == card).half(seen.seat)
            return card in rare and half.modes[mode].when != When.VICTORY
        case Discard(card) | Pay(card):
            return card in rare
    return False


EXPLORER: Final = Bot(BotCard("explorer", "1", Sentence("does a bit of everything", "dělá ode všeho trochu")), explore)


def endings(pack: Pack) -> frozenset[str]:
    """The ways in which the rules end games, by what bots do."""
    return frozenset({"goal", "objectives", "sudden_death"})


def seasoned(pack: Pack, scenario: str) -> tuple[Event, ...]:
    """A scenario with every optional rule, played on to the end of the war."""
    every: dict[str, Any] = {option.name: True for option in options_of(SetUp) if option.default is False}
    return (LaidOut(SetUp(scenario, **every), pack.content(scenario)),)


def half_done(board: Board) -> list[str]:
    """The frame on top, if somebody can be asked about it; of a battle whose terrain is asked for that."""
    top = board.frames[-1]
    if isinstance(top, Battle) and top.stage == Stage.GROUND:
        return ["ground"]
    return [] if isinstance(top, Agenda) else [type(top).__name__.lower()]


def as_campaign(pack: Pack, scenario: str) -> SetUp:
    """NR122: the campaign from the beginning of a scenario on."""
    return SetUp(scenario, campaign=True)


def lasting(pack: Pack) -> SetUp:
    """NR116: nobody wins by sudden death."""
    return SetUp("campaign", no_surrender=True)


LASTING: Final = Lasting("campaign", lasting, Ending.END, (Pass, Done, Stop))
STRETCHES: Final = Stretches(tuple("abcdefg"), 5, as_campaign, total_vp)
TRIALS: Final = Trials(
    measured=(
        Measured("russian_front", "a", 0.15, replay=0.4, latency=8, views=15, long="campaign", busy=("move", "go")),
    ),
    cut={"russian_front": 100},
    recorded=12_000,
    endings=endings,
    staged=STAGED,
    explorer=EXPLORER,
    wandering=2_000,
    seasoned=seasoned,
    half_done=half_done,
    stretches=STRETCHES,
    lasting=LASTING,
    derived=frozenset({"reckoned", "reaches", "supplies", "aims", "prizes", "stakes"}),
)
