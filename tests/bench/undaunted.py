"""How games of Undaunted are tried out."""

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from types import NoneType
from typing import Final

from msgspec.structs import replace

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.acts import Blast, Target
from kronika.domain.undaunted.africa.format import AfricaPack
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.setup import standalone
from kronika.domain.undaunted.campaign.squads import partner
from kronika.domain.undaunted.events import MarkerPlaced, ScenarioSetUp, ScenarioWon
from kronika.domain.undaunted.rules.casualties import Exerted
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, Play, Withdraw
from kronika.domain.undaunted.rules.victory import objectives_worth
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.system import AnyPack
from tests.bench.trials import Measured, Trials

ENDINGS: Final = frozenset(
    {"objectives", "pin", "both_pinned_tie", "both_pinned_worth", "hopeless_at_once", "hopeless_later"}
)
ENDINGS_IN_CAMPAIGNS: Final = frozenset({"objectives", "goal", "total_rout"})
ENDINGS_IN_AFRICA: Final = frozenset({"objectives", "goal", "escape", "elimination", "out_of_reach"})

IDLE: Final[dict[type, float]] = {EndTurn: 0.02, HunkerDown: 0.02, Withdraw: 0.0005}
"""How likely the explorer does what ends or does little, against anything else."""


def endings(pack: AnyPack) -> frozenset[str]:
    """The ways in which the rules end games of a pack, by what bots do."""
    match pack:
        case CampaignPack():
            return ENDINGS_IN_CAMPAIGNS
        case AfricaPack():
            return ENDINGS_IN_AFRICA
        case _:
            return ENDINGS


def ending(how: str, events: Sequence[Event], board: Callable[[], Board]) -> str:
    """How a game ended, telling apart the cases that one rule has."""
    match how:
        case "both_pinned":
            last = board()
            first, second = (objectives_worth(last, side) for side in last.scene.sides)
            return "both_pinned_tie" if first == second else "both_pinned_worth"
        case "hopeless":
            won = next(at for at, event in enumerate(events) if isinstance(event, ScenarioWon))
            return "hopeless_later" if isinstance(events[won - 1], MarkerPlaced) else "hopeless_at_once"
        case _:
            return how


def explore(seen: Seen, noise: Noise) -> Choice:
    """Decides at random, every kind of decision as likely as another, so that no kind of frame is missed; what
    ends or does little seldom, and a blast on the most crowded space wherever it can."""
    kinds: dict[tuple[type, type], list[Choice]] = {}
    for choice in seen.choices:
        act = getattr(choice.decision, "act", None)
        kinds.setdefault((type(choice.decision), type(act)), []).append(choice)
    blasts = [found for (_, act), found in kinds.items() if act is Blast]
    crowd = Counter(counter.space for counter in seen.view.counters)
    return max(
        blasts[0] if blasts else _some_kind(kinds, noise),
        key=lambda choice: (_aimed_at(choice, crowd), noise(choice.decision)),
    )


def _some_kind(kinds: dict[tuple[type, type], list[Choice]], noise: Noise) -> list[Choice]:
    """Any kind of decision, by how likely the explorer takes it."""
    weights = [1 if act is not NoneType else IDLE.get(decision, 1) for decision, act in kinds]
    at = noise("kind") * sum(weights)
    chosen = bisect(list(accumulate(weights)), at)
    return list(kinds.values())[chosen]


def _aimed_at(choice: Choice, crowd: Counter[str]) -> int:
    """How many counters stand where a target marker would lie."""
    match choice.decision:
        case Play(act=Target(to=space)):
            return crowd[space]
        case _:
            return 0


EXPLORER: Final = Bot(BotCard("explorer", "1", Sentence("does a bit of everything", "dělá ode všeho trochu")), explore)


def seasoned(pack: AnyPack, scenario: str) -> tuple[Event, ...]:
    """A scenario of a campaign with everybody promoted who can be, for what only upgraded cards print."""
    if not isinstance(pack, CampaignPack):
        return ()
    setup = standalone(pack, scenario)
    better = {card.id: pack.cards.get(partner(card.id, "V")) for card in setup.cards}

    def promoted(cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(upgraded.id if (upgraded := better[id]) else id for id in cards))

    sides = tuple(replace(side, deck=promoted(side.deck), supply=promoted(side.supply)) for side in setup.sides)
    cards = tuple(
        replace(card, id=upgraded.id, actions=upgraded.actions, level=upgraded.level)
        if (upgraded := better[card.id])
        else card
        for card in setup.cards
    )
    return (ScenarioSetUp(replace(setup, sides=sides, cards=cards)),)


def half_done(board: Board) -> list[str]:
    """The frame on top, or the one below that is never on top; one pick for the initiative made of two."""
    if not board.frames:
        return ["initiative"] if board.seals else []
    below = [frame for frame in board.frames[:-1] if isinstance(frame, Exerted)]
    return [type(frame).__name__.lower() for frame in (board.frames[-1], *below)]


TRIALS: Final = Trials(
    measured=(Measured("normandy", "1", 0.5), Measured("stalingrad", "061", 0.3), Measured("north_africa", "6", 0.5)),
    longest={"normandy": 180, "stalingrad": 110},
    even={"north_africa": (30, 70)},
    gives_up=(Withdraw,),
    endings=endings,
    ending=ending,
    explorer=EXPLORER,
    seasoned=seasoned,
    half_done=half_done,
)
