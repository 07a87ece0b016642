"""Campaigns to decide at: the stock pack, chance as a test says, games that end as a test says."""

from collections.abc import Iterable
from typing import Any

from kronika.domain.kernel.events import DecisionMade, EpochBegan, Event, GameStarted, PromptOpened
from kronika.domain.kernel.game import Recorder, apply, blank, decide, finish
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Rejection
from kronika.domain.undaunted.campaign import steps as d
from kronika.domain.undaunted.campaign.events import ScenarioStarted
from kronika.domain.undaunted.campaign.rules.aftermath import GameSwap, Homecoming, conclude
from kronika.domain.undaunted.campaign.rules.muster import reach
from kronika.domain.undaunted.campaign.state import Campaign, Returned
from kronika.domain.undaunted.campaign.system import CAMPAIGN, WHOLE
from kronika.service.packs import load_packs
from tests.undaunted.position import ScriptedChance

STALINGRAD = load_packs()["stalingrad"]
PACK = STALINGRAD.content
CURRENT, ALTERED = 72, 57
"""C3: how many faces are current and altered at any time."""


class Headquarters:
    """A campaign at its first state."""

    def __init__(self, draws: Iterable[int] = ()) -> None:
        self.chance = ScriptedChance((), draws)
        out = Recorder(CAMPAIGN, blank(CAMPAIGN))
        for event in (*CAMPAIGN.initial_events(PACK, usual(CAMPAIGN, PACK, WHOLE)), EpochBegan(1), GameStarted()):
            out.emit(event)
        CAMPAIGN.rules.start(out, self.chance)
        self.position, self.log = out.position, list(out.events)

    @property
    def board(self) -> Campaign:
        return self.position.game.board

    def prompt(self, side: str) -> Prompt:
        return next(prompt for prompt in self.position.game.prompts if prompt.seat == side)

    def asked(self) -> list[tuple[str, str]]:
        """Whom what is asked of."""
        return sorted((prompt.seat, prompt.kind) for prompt in self.position.game.prompts)

    def legal(self, side: str) -> tuple[Any, ...]:
        return CAMPAIGN.rules.legal(self.board, self.prompt(side))

    def do(self, side: str, decision: Any) -> list[Event]:
        """Decide, and what it caused: without the decision itself and the prompts."""
        made = self._decide(side, decision)
        assert isinstance(made, Recorder), made
        self._keep(made)
        return [event for event in made.events if not isinstance(event, DecisionMade | PromptOpened)]

    def refused(self, side: str, decision: Any) -> Rejection:
        before = self.position
        made = self._decide(side, decision)
        assert isinstance(made, Rejection), made
        assert self.position is before
        return made

    def _decide(self, side: str, decision: Any) -> Recorder | Rejection:
        return decide(CAMPAIGN, self.position, side, self.prompt(side).id, "", decision, self.chance)

    def _keep(self, made: Recorder) -> None:
        self.position = made.position
        self.log += made.events

    def happen(self, *events: Event) -> None:
        """Facts, whatever the rules say."""
        out = Recorder(CAMPAIGN, self.position)
        for event in events:
            out.emit(event)
        self._keep(out)

    def reach(self, state: str) -> None:
        """A new state, by the rules, whatever came before."""
        out = Recorder(CAMPAIGN, self.position)
        reach(out, state)
        self._keep(out)

    def muster(self, **decks: tuple[str, ...]) -> ScenarioStarted:
        """Both sides confirm the state and make their decks: of the cards named where they are offered,
        else of the first."""
        for side in self.board.sides:
            self.do(side, d.ConfirmState(self.board.state))
        while self.position.game.prompts:
            side = self.position.game.prompts[0].seat
            options = self.legal(side)
            wanted = [o for o in options if getattr(o, "card", "") in decks.get(side, ())]
            self.do(side, (wanted or options)[0])
        started = self.log[-1]
        assert isinstance(started, ScenarioStarted)
        return started

    def conclude(self, winner: str = "soviet", swaps: tuple[GameSwap, ...] = (), **returned: Returned) -> list[Event]:
        """The game ends so, and its result is copied in."""
        nothing = Returned((), ())
        home = Homecoming(
            99, "00" * 32, winner, "goal", "S23", swaps, (), {s: returned.get(s, nothing) for s in self.board.sides}
        )
        out = Recorder(CAMPAIGN, self.position)
        conclude(out, home)
        finish(CAMPAIGN, out)
        self._keep(out)
        return [event for event in out.events if not isinstance(event, PromptOpened)]

    def settle(self, side: str) -> None:
        """The side goes through its aftermath, taking what is offered first, and confirms it."""
        while any(prompt.seat == side for prompt in self.position.game.prompts):
            if self.prompt(side).kind == "state":
                return
            self.do(side, self.legal(side)[0])

    def box(self, side: str, box: str) -> tuple[str, ...]:
        held: tuple[str, ...] = getattr(self.board.camps[side].binder, box)
        return held

    def seen_by(self, audience: str) -> Campaign:
        """The campaign as an audience knows it."""
        game = blank(CAMPAIGN, audience).game
        for event in self.log:
            game = apply(game, blind(event, audience))
        return game.board
