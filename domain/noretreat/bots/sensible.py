"""A bot that plays sensibly: it takes and keeps cities, stays in supply, attacks at odds, and plays and pays with
its cards for what they are worth. It looks one decision ahead."""

from collections.abc import Sequence

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.steps import Decision
from kronika.domain.noretreat.bots import battles, hand
from kronika.domain.noretreat.bots.ground import worth
from kronika.domain.noretreat.bots.situation import Situation
from kronika.domain.noretreat.rules.cards import Discard, Drop, Pay, Play
from kronika.domain.noretreat.rules.declaring import Attack, Counterblow, Take, Target
from kronika.domain.noretreat.rules.losses import Cadre, Lose
from kronika.domain.noretreat.rules.movement import Entrain, Go, Move, Step, Stop
from kronika.domain.noretreat.rules.parts import At, Pick, Yes
from kronika.domain.noretreat.rules.rail import Detrain
from kronika.domain.noretreat.rules.retreats import Advance, Retreat
from kronika.domain.noretreat.rules.units import Excess, Fortify, Improve, Place, Reorganise, TurnBack, Upgrade
from kronika.domain.noretreat.view import WayView
from kronika.domain.noretreat.words import message

NOISE = 0.05
"""What decides between equals."""
SAID = message("bot-sensible")


def choose(seen: Seen, noise: Noise) -> Choice:
    """Scores every choice and takes the best."""
    situation = Situation(seen.seat, seen.scene, seen.view)
    return max(
        seen.choices, key=lambda choice: score(situation, seen.kind, choice.decision) + NOISE * noise(choice.decision)
    )


SENSIBLE = Bot(BotCard("sensible", "1", SAID), choose)


def score(s: Situation, kind: str, decision: Decision) -> float:
    """How much a decision is worth; to let something pass is worth nothing."""
    match decision:
        case Play(card, mode):
            return hand.playing(s, card, mode)
        case Discard(card) | Pay(card):
            return 1.0 - hand.keeping(s, card)
        case Stop() if kind == "go":
            return worth(s, s.view.moving, s.board.units[s.view.moving].place)
        case Go(to):
            return _goes(s, [way for way in s.view.ways if way.path[-1] == to])
        case Step(to):
            return _goes(s, [way for way in s.view.ways if way.path[0] == to])
        case At(space):
            return worth(s, s.view.moving, space) if s.view.moving else s.pull[space]
        case Retreat(unit, to):
            return worth(s, unit, to)
        case Advance(unit, to):
            return worth(s, unit, to, (to,)) - worth(s, unit, s.board.units[unit].place)
        case Move(unit):
            return 1.0 + 0.1 * s.board.face(unit).mp
        case Improve(unit):
            return 0.2 + 0.1 * s.value(unit) - hand.SPENT
        case Upgrade() | Place() | Detrain():
            return 1.0
        case Reorganise():
            return 0.3
        case _:
            return _fights(s, kind, decision)


def _fights(s: Situation, kind: str, decision: Decision) -> float:
    """The same of what is decided about battles and losses."""
    battle = s.view.battle
    match decision:
        case Target(space):
            return battles.target(s, space) - battles.ENOUGH
        case Attack(space) if kind == "choose_battle":
            found = battles.prospect(s, space)
            return battles.expected(found) if found is not None else battles.BAD
        case Attack():
            return -0.5
        case Take(unit):
            return battles.joining(s, unit)
        case Yes() if kind == "commit_support" and battle is not None:
            return battles.supported(battle)
        case Yes() if kind == "accept_counterattack" and battle is not None:
            return (s.strength(battle.others) - s.strength(battle.units)) / 4
        case Cadre():
            return 1.0
        case Lose(unit) | Excess(unit):
            return (2.0 if s.has_more_steps(unit) else 0.0) - 0.3 * s.value(unit)
    return _offered(s, kind, decision)


def _offered(s: Situation, kind: str, decision: Decision) -> float:
    """The same of what rules offer, and of what is not weighed."""
    match decision:
        case Fortify() | TurnBack() | Entrain() | Counterblow() | Yes():
            return -0.2
        case Drop():
            return -9.0
        case Pick(what) if what in s.board.units:
            own = s.board.side(what) == s.seat
            return s.value(what) * (0.1 if kind == "choose" else 0.0) * (1.0 if own else 2.0)
        case Pick(what) if what in s.pull:
            return 0.1 * s.pull[what]
    return 0.0


def _goes(s: Situation, ways: Sequence[WayView]) -> float:
    """What it is worth to take the best of these ways."""
    return max(worth(s, s.view.moving, way.path[-1], way.takes) for way in ways)
