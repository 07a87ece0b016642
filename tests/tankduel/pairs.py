"""Pairs of battles that differ only in what an audience may not know: cards that it never sees have changed places
with others that do the same."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from domain.kernel.events import Decided, DecisionMade, EpochBegan, Event, GameStarted
from domain.kernel.game import Recorder, answer, blank, fold, go_on
from domain.kernel.log import canonical_json
from domain.kernel.sealing import blind, parts_of
from domain.kernel.words import PUBLIC, REFEREE
from domain.tankduel import events as e
from domain.tankduel.setup import SetUp
from domain.tankduel.state import Board
from domain.tankduel.system import TANKDUEL
from tests.tankduel.packs import CARDS, PACK
from tools.dev.arena import LINK, SeededChance

Script = tuple[list[tuple[str, int, Any]], list[int]]
"""Who decided what on which prompt; and what chance gave: cards of the common deck and of hands, else places."""


class Given:
    """Chance that gives again what it gave, with other cards."""

    def __init__(self, out: Recorder, outcomes: Sequence[int]) -> None:
        self._out, self._left = out, list(outcomes)

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise AssertionError("no dice are rolled in Tank Duel")

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        board, given = self._out.board, self._left.pop(0)
        index = given if audience == PUBLIC else among(board, audience).index(given)
        used = self._out.ledger.used.get(audience, 0) + 1
        return Drawn(Use(1, audience, used, purpose, None, size), LINK, index)


def among(board: Board, audience: str) -> tuple[int, ...]:
    """The cards from which a chain draws."""
    return board.deck if audience == REFEREE else board.hands[audience]


def opened(setup: SetUp) -> Recorder:
    """A battle that has been laid out."""
    out = Recorder(TANKDUEL, blank(TANKDUEL))
    for event in (*TANKDUEL.opening(PACK, setup), EpochBegan(1), GameStarted()):
        out.emit(event)
    return out


def wandered(setup: SetUp, seed: int, decisions: int) -> Recorder:
    """A battle played at random."""
    out, chance, chooser = opened(setup), SeededChance(seed), random.Random(seed)
    TANKDUEL.start(out, chance)
    for _ in range(decisions):
        prompts = [one for one in out.game.prompts if not one.optional or chooser.random() < 0.1]
        if out.game.outcome is not None:
            break
        if prompts:
            prompt = chooser.choice(prompts)
            decided = Decided(chooser.choice(TANKDUEL.legal(out.board, prompt)))
            assert answer(out, prompt, decided, chance) is None
            go_on(out, chance)
    return out


def script_of(events: Sequence[Event]) -> Script:
    """What was decided and what chance gave."""
    made = [x for x in events if isinstance(x, DecisionMade)]
    decided = [(x.seat, x.prompt, (x.public or x.secret.content).decision) for x in made]
    return decided, [_given(x) for x in events if getattr(x, "use", None) is not None]


def _given(event: Any) -> int:
    match event:
        case e.CardDrawn():
            return int(event.secret.content)
        case e.CardFlipped():
            return event.card
        case e.CardStolen() | e.CardLost():
            return int(event.secret.content.card)
    return int(event.index)


def played(setup: SetUp, script: Script) -> Recorder:
    """The battle of a script."""
    decided, outcomes = script
    out = opened(setup)
    chance = Given(out, outcomes)
    TANKDUEL.start(out, chance)
    for seat, id, decision in decided:
        prompt = out.game.prompt(id)
        assert prompt is not None and prompt.seat == seat
        assert answer(out, prompt, Decided(decision), chance) is None, decision
        go_on(out, chance)
    return out


def swapped(script: Script, change: Callable[[int], int], events: Sequence[Event]) -> Script:
    """The same battle with other cards."""
    decided, outcomes = script
    used = [x for x in events if getattr(x, "use", None) is not None]
    public = [isinstance(x, (e.MarkerSought, e.DamageDrawn)) for x in used]
    return (
        [(seat, id, replace(x, card=change(x.card)) if hasattr(x, "card") else x) for seat, id, x in decided],
        [given if open_ else change(given) for given, open_ in zip(outcomes, public, strict=True)],
    )


def known_to(events: Sequence[Event], audience: str) -> set[int]:
    """The battle cards that an audience sees at any time."""
    seen: set[int] = set()
    position = blank(TANKDUEL, audience)
    for version, event in enumerate(events, 1):
        cut = blind(event, audience)
        position = fold(TANKDUEL, [(version, cut)], position)
        if position.game.board.known is not None:
            seen |= set(position.game.board.elsewhere)
        seen |= {part.content for part in parts_of(cut) if isinstance(part.content, int)}
        seen |= {part.content.card for part in parts_of(cut) if isinstance(part.content, e.Taken)}
    return seen


def twins(unknown: set[int], chooser: random.Random) -> dict[int, int]:
    """Cards that do the same, changed among themselves."""
    groups: dict[Any, list[int]] = {}
    for number in sorted(unknown):
        card = CARDS[number]
        groups.setdefault((card.halves, card.oi, card.infantry), []).append(number)
    mixed = {}
    for group in groups.values():
        mixed |= dict(zip(group, chooser.sample(group, len(group)), strict=True))
    return mixed


def told(events: Sequence[Event], audience: str) -> list[bytes]:
    """All that an audience gets, version by version: the event, its view, its prompts with what may be decided, odds
    and sentences, those of others as far as they are public."""
    found = []
    position = blank(TANKDUEL, audience)
    for version, event in enumerate(events, 1):
        seen = blind(event, audience)
        position = fold(TANKDUEL, [(version, seen)], position)
        board = position.game.board
        if board.known is None:
            continue
        asked = [
            (prompt, TANKDUEL.say_prompt(board, prompt), TANKDUEL.is_private(board, prompt))
            for prompt in position.game.prompts
        ]
        own = [
            [(decision, TANKDUEL.odds(board, decision)) for decision in TANKDUEL.legal(board, prompt)]
            for prompt in position.game.prompts
            if prompt.seat == audience
        ]
        said = TANKDUEL.say_event(board, seen) if type(seen) in TANKDUEL.evolve else None
        found.append(canonical_json([seen, TANKDUEL.view(board), TANKDUEL.say_doing(board), asked, own, said]))
    return found
