"""Law 5 in pairs: two games that differ in the private cards of one side are the same to everybody else."""

import random
from collections.abc import Callable, Iterable, Sequence

from kronika.domain.kernel.events import EpochBegan, Event, GameStarted, Sealed
from kronika.domain.kernel.game import Game, Position, Recorder, apply, blank, decide
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.events import PrivateZones
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.steps import ENGINE
from kronika.domain.undaunted.system import UNDAUNTED
from tests.bench.arena import SeededChance
from tests.undaunted.stalingrad_worlds import choose_any

Played = Sequence[tuple[Position, list[Event]]]
"""A game: each position of it with the events that led there."""


def tell(game: Game, event: Event, audience: str) -> tuple[Game, bytes]:
    """What an audience is given of an event: its part of it, the sentence, and what it sees then."""
    seen = blind(event, audience)
    game = apply(game, seen)
    shown = (seen, UNDAUNTED.words.event(game.board, seen), UNDAUNTED.view(game.board), game.prompts)
    return game, canonical_json(shown)


def drawn(game: Game) -> bytes:
    """How it is drawn for the eyes that it was folded with."""
    return canonical_json(UNDAUNTED.rendering.panels(game.board, "en"))


def told(events: Iterable[Event], audience: str) -> list[bytes]:
    """What an audience is given of a game."""
    game, found = blank(UNDAUNTED, audience).game, []
    for event in events:
        game, shown = tell(game, event, audience)
        found.append(shown)
    return [*found, drawn(game)]


class Twin:
    """One of two games that differ in the private cards of one side."""

    def __init__(self, opening: Iterable[Event], seed: int, others: Sequence[str]) -> None:
        self.chance = SeededChance(seed)
        self.seen = {who: blank(UNDAUNTED, who).game for who in others}
        self.made = Recorder(UNDAUNTED, blank(UNDAUNTED))
        for event in (*opening, EpochBegan(1), GameStarted()):
            self.made.emit(event)
        UNDAUNTED.rules.start(self.made, self.chance)

    def told(self) -> list[tuple[Event, bytes]]:
        """What just happened, and what the others are given of it; with the last event how it is drawn."""
        found = []
        for event in self.made.events:
            for who, game in self.seen.items():
                self.seen[who], shown = tell(game, event, who)
                found.append((event, shown))
        found += [(event, drawn(game)) for event in self.made.events[-1:] for game in self.seen.values()]
        return found

    def asked(self, at: int) -> tuple[Prompt, tuple[Decision, ...]]:
        prompt = self.made.game.prompts[at]
        return prompt, UNDAUNTED.rules.legal(self.made.board, prompt)

    def decide(self, prompt: Prompt, decision: Decision) -> None:
        made = decide(UNDAUNTED, self.made.position, prompt.seat, prompt.id, "", decision, self.chance)
        assert isinstance(made, Recorder), made
        self.made = made


def twins(
    seed: int, played: Played, hidden: str, mix: Callable[[PrivateZones, random.Random], PrivateZones]
) -> list[Twin]:
    """A position twice, but for the private cards of one side."""
    opening = UNDAUNTED.inherit([event for _, made in played for event in made], played[-1][0].game.board)
    choose = random.Random(seed)
    mixed = [
        e.ZonesInherited(hidden, Sealed(hidden, mix(event.secret.content, choose)))
        if isinstance(event, e.ZonesInherited) and event.side == hidden
        else event
        for event in opening
    ]
    sides = played[-1][0].game.board.scene.sides
    others = [who for who in (*sides, PUBLIC) if who != hidden]
    return [Twin(events, seed, others) for events in (opening, mixed)]


def stay_the_same(seed: int, hidden: str, one: Twin, other: Twin, shows: Callable[[Event], bool]) -> None:
    """To everybody else both go on the same, whatever is decided, until a rule shows a private card."""
    choose = random.Random(seed)
    for _ in range(40):
        differs = next((pair for pair in zip(one.told(), other.told(), strict=False) if pair[0][1] != pair[1][1]), None)
        if differs is not None:
            assert any(shows(event) for event, _ in differs), differs
            return
        assert len(one.made.events) == len(other.made.events)
        if not one.made.game.prompts:
            return
        at = choose.randrange(len(one.made.game.prompts))
        (prompt, legal), (same, others) = one.asked(at), other.asked(at)
        assert prompt == same
        if prompt.seat != hidden:
            assert legal == others, "what a seat may decide tells of the other's secrets"
        common = tuple(decision for decision in legal if decision in others)
        in_private = prompt.kind == "casualty" and ENGINE.is_secret(one.made.board, prompt)
        alike = common and (prompt.seat != hidden or not in_private or choose.random() < 0.5)
        first = choose_any(choose, common or legal)
        one.decide(prompt, first)
        other.decide(same, first if alike else choose.choice(others))
