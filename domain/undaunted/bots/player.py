"""Shared by the bots of all three games: a situation as a seat sees it, and the worth of its decisions."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, ClassVar

from kronika.domain.kernel.bots import Choice
from kronika.domain.undaunted.acts import Act
from kronika.domain.undaunted.content import Card, CounterKind, Either, Every, Goal, ObjectivesWorth, Single, Together
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import HunkerDown, PickInitiative, Play, Ready
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.rules.support import Take
from kronika.domain.undaunted.view import CounterView, DoingView, Scene, SideView, View

FAR = 99
"""The distance to where no way leads."""


def singles(goal: Goal) -> tuple[Single, ...]:
    """The conditions that a goal is made of."""
    return goal.of if isinstance(goal, Every | Either | Together) else (goal,)


def hit_chance(choice: Choice) -> float:
    """How likely the attack of a choice succeeds."""
    return choice.odds.wins / choice.odds.outcomes if choice.odds else 0.0


class Player(ABC):
    """The view of a seat, indexed for queries, and the worth of its decisions in points."""

    noise: ClassVar[float] = 0.05  #: The share of a point that noise can add: it decides between equals.
    stopping: ClassVar[float] = 0.3  #: The worth of going no further.

    def __init__(self, seat: str, scene: Scene, view: View) -> None:
        self.seat, self.scene, self.view = seat, scene, view
        self.enemy = next(side.id for side in scene.sides if side.id != seat)
        self.cards: dict[str, Card] = {card.id: card for card in scene.cards}
        self.kinds: dict[str, CounterKind] = {kind.id: kind for kind in scene.counters}
        self.near = {space.id: space.near for space in scene.spaces}
        self.counters: dict[str, CounterView] = {counter.id: counter for counter in view.counters}
        self.sides: dict[str, SideView] = {side.id: side for side in view.sides}
        self.goals = {side.id: singles(side.goal) for side in scene.sides}
        self.markers = {(marker.side, space.id): marker.face for space in view.spaces for marker in space.markers}

    def score(self, choice: Choice) -> float:
        """How much a choice is worth: about one for a card well used."""
        doing = self.view.doing
        match choice.decision:
            case PickInitiative(card):
                return self.pick(card)
            case Ready(card):
                return self.ready(self.cards[card])
            case HunkerDown(card):
                return self.hunker(card)
            case Play(card, act):
                return self.act(self.cards[card], act, choice)
            case Perform(act) if doing is not None:
                return self.act(self.cards[doing.card], act, choice)
            case Step(to) if doing is not None:
                return self.step_on(doing, to)
            case Take(card):
                return self.take(card)
            case Strike(target):
                return self.strike(target, choice)
            case Stop():
                return self.stopping
            case other:
                return self.other(other)

    @abstractmethod
    def pick(self, card: str) -> float:
        """Which card is bid for the initiative."""

    @abstractmethod
    def ready(self, card: Card) -> float:
        """Turning the counter of a card ready."""

    @abstractmethod
    def hunker(self, card: str) -> float:
        """Returning a card to the supply."""

    @abstractmethod
    def act(self, card: Card, act: Act, choice: Choice) -> float:
        """An action of a card."""

    @abstractmethod
    def step_on(self, doing: DoingView, to: str) -> float:
        """One more step of a counter."""

    @abstractmethod
    def take(self, card: str) -> float:
        """Which card of the supply the deck needs most."""

    def strike(self, target: str, choice: Choice) -> float:
        """Which counter on a space is rolled for next."""
        return 0.0

    def other(self, decision: Any) -> float:
        """Anything else, such as ending the turn."""
        return 0.0

    def missing(self, side: str) -> int:
        """How much value a side still needs; 0 for one that has another goal."""
        for part in self.goals[side]:
            if isinstance(part, ObjectivesWorth):
                return max(0, part.value - self.sides[side].worth)
        return 0

    def steps_to(self, start: str, wanted: set[str], closed: Collection[str] = ()) -> int:
        """How far the nearest wanted space is, by a way around those that are closed."""
        seen, edge, distance = {start}, [start], 0
        while edge:
            if wanted & set(edge):
                return distance
            distance += 1
            further = {there for here in edge for there in self.near[here]} - seen
            further.difference_update(closed)
            seen |= further
            edge = sorted(further)
        return FAR
