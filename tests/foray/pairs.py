"""Games of Foray in which chance gives wanted cards, and pairs of games that differ only in what a seat
may not know."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import Decided, DecisionMade, Event
from kronika.domain.kernel.game import Position, Recorder, answer, blank, fold, go_on
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.sealing import blind, parts_of
from kronika.domain.kernel.words import REFEREE
from tests.foray import events as e
from tests.foray.system import FORAY

LINK = "00" * 32


class Wanted:
    """Chance that gives the cards wanted of it, one after another."""

    def __init__(self, out: Recorder, cards: Iterator[int]) -> None:
        self._out, self._cards = out, cards

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise AssertionError("Foray rolls no dice")

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        board = self._out.board
        among = board.deck if audience == REFEREE else board.hands[audience]
        used = self._out.ledger.used.get(audience, 0) + 1
        index = among.index(next(self._cards))
        return Drawn(Use(1, audience, used, purpose, None, size), LINK, index)


def card_of(event: Any) -> int:
    """The card that an event's chance gave."""
    if isinstance(event, e.CardStolen):
        return event.gain.content
    return event.card if isinstance(event, e.CardFlipped) else event.secret.content


class Script:
    """A game as it was played: its opening, the decisions in order, the cards that chance gave."""

    def __init__(self, events: list[Event]) -> None:
        self.opening = events[: next(at for at, x in enumerate(events) if type(x).__name__ == "GameStarted") + 1]
        made = [x for x in events if isinstance(x, DecisionMade)]
        self.decisions = [(x.seat, x.prompt, (x.public or x.secret.content).decision) for x in made]
        self.cards = [card_of(x) for x in events if getattr(x, "use", None) is not None]
        self.owners = [
            x.seat if isinstance(x, e.CardDrawn) else "" for x in events if getattr(x, "use", None) is not None
        ]

    def played(self) -> Recorder:
        """The game played so, with links that prove nothing."""
        position = fold(list(enumerate(self.opening, 1)), blank(FORAY))
        out = Recorder(FORAY, position)
        out.events += self.opening
        chance = Wanted(out, iter(self.cards))
        FORAY.rules.start(out, chance)
        go_on(out, chance)
        for seat, prompt_id, decision in self.decisions:
            prompt = out.game.prompt(prompt_id)
            assert prompt is not None and prompt.seat == seat
            assert answer(out, prompt, Decided(decision), chance) is None, decision
            go_on(out, chance)
        return out


def other_cards(script: Script, change: Callable[[int], int]) -> Script:
    """The same game with other cards: in chance and in decisions."""
    other = Script.__new__(Script)
    other.opening, other.owners = script.opening, script.owners
    other.cards = [change(card) for card in script.cards]
    other.decisions = [
        (seat, prompt, msgspec.structs.replace(d, card=change(d.card)) if hasattr(d, "card") else d)
        for seat, prompt, d in script.decisions
    ]
    return other


def known_to(events: list[Event], audience: str) -> set[int]:
    """The cards that an audience sees at any time."""
    seen: set[int] = set()
    position = blank(FORAY, audience)
    for version, event in enumerate(events, 1):
        cut = blind(event, audience)
        position = fold([(version, cut)], position)
        seen |= set(position.game.board.elsewhere)
        seen |= {part.content for part in parts_of(cut) if isinstance(part.content, int)}
    return seen


def swapped(script: Script, events: list[Event], audience: str, chooser: random.Random) -> Script:
    """The same game with the cards that an audience never sees changed among themselves."""
    cards = position_of(events).game.board.cards
    unknown = sorted(set(cards) - known_to(events, audience))
    mixed = dict(zip(unknown, chooser.sample(unknown, len(unknown)), strict=True))
    return other_cards(script, lambda card: mixed.get(card, card))


def position_of(events: list[Event], audience: str = REFEREE) -> Position:
    """A log folded as an audience sees it."""
    return fold([(v, blind(x, audience)) for v, x in enumerate(events, 1)], blank(FORAY, audience))


def told(events: list[Event], audience: str) -> list[bytes]:
    """All that an audience gets, version by version: the event, its view and scene, its prompts with their
    legal decisions, odds and sentences, and those of everybody else as far as they are public."""
    found = []
    position = blank(FORAY, audience)
    for version, event in enumerate(events, 1):
        seen = blind(event, audience)
        position = fold([(version, seen)], position)
        board = position.game.board
        asked = [
            (prompt, FORAY.words.prompt(board, prompt), FORAY.rules.is_private(board, prompt))
            for prompt in position.game.prompts
        ]
        own = [
            [(decision, FORAY.odds(board, decision)) for decision in FORAY.rules.legal(board, prompt)]
            for prompt in position.game.prompts
            if prompt.seat == audience
        ]
        said = FORAY.words.event(board, seen)
        at = [FORAY.view(board), FORAY.scene(board), FORAY.words.doing(board), asked, own, said]
        found.append(canonical_json([seen, at]))
    return found
