"""Positions of Foray, arranged in a line: hands, a deck that gives wanted cards, decisions by name."""

from collections.abc import Iterator
from typing import Any

from kronika.domain.kernel.events import Decided, EpochBegan, Event, GameStarted
from kronika.domain.kernel.game import Game, Recorder, answer, blank, go_on
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Rejection
from tests.foray import events as e
from tests.foray.pairs import Wanted
from tests.foray.rules import Pick
from tests.foray.state import SetUp
from tests.foray.system import FORAY, LINE_UPS


class Table:
    """A game in which chance gives the cards wanted of it. The first cards are
    dealt seat by seat."""

    def __init__(self, scenario: str = "team", *cards: int, **options: int) -> None:
        seats = LINE_UPS[scenario]
        self.out = Recorder(FORAY, blank(FORAY))
        self.wants: list[int] = list(cards)
        self.chance = Wanted(self.out, self._cards())
        for event in (e.LaidOut(SetUp(scenario, seats, **options)), EpochBegan(1), GameStarted()):
            self.out.emit(event)
        FORAY.rules.start(self.out, self.chance)

    def _cards(self) -> Iterator[int]:
        while True:
            yield self.wants.pop(0) if self.wants else self.out.board.deck[0]

    @property
    def board(self) -> Any:
        return self.out.board

    @property
    def game(self) -> Game:
        return self.out.game

    def prompt(self, seat: str, kind: str = "") -> Prompt:
        """The open prompt of a seat."""
        return next(p for p in self.game.prompts if p.seat == seat and kind in ("", p.kind))

    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(p.seat, p.kind) for p in self.game.prompts]

    def does(self, seat: str, decision: Any, *cards: int, kind: str = "") -> Rejection | list[Event]:
        """What a decision causes, chance giving these cards; or why it is refused."""
        self.wants += cards
        before = len(self.out.events)
        refused = answer(self.out, self.prompt(seat, kind), Decided(decision), self.chance)
        if refused is not None:
            return refused
        go_on(self.out, self.chance)
        return self.out.events[before:]

    def picks(self, **cards: int) -> None:
        """Every seat picks."""
        for seat, card in cards.items():
            self.does(seat, Pick(card))
