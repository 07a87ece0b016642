"""Policies against each other in one process, without storage: for figures and for balance."""

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from kronika.domain.kernel.bots import Choice
from kronika.domain.kernel.chance import Chance, Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import EpochBegan, GameStarted
from kronika.domain.kernel.game import Position, Recorder, blank, decide, fold
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import PUBLIC, Rejection
from kronika.library.policies import Policy
from kronika.service.packs import LoadedPack

LINK = "00" * 32
CAP = 12_000
"""Decisions of a game at most."""


class SeededChance:
    """Chance from a seed, for play without witnesses."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._used: dict[str, int] = {}

    def _use(self, audience: str, purpose: Purpose, dice: Dice | None, size: int | None) -> Use:
        k = self._used[audience] = self._used.get(audience, 0) + 1
        return Use(1, audience, k, purpose, dice, size)

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        faces = tuple([self._random.randrange(dice.sides) for _ in range(dice.count)])
        return Rolled(self._use(PUBLIC, purpose, dice, None), LINK, faces)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        return Drawn(self._use(audience, purpose, None, size), LINK, self._random.randrange(size))


class Played(msgspec.Struct, frozen=True):
    """A game played in the arena. `outcome` is None if it ran into the cap of decisions."""

    outcome: Outcome | None
    decisions: int
    rounds: int


def open_game(pack: LoadedPack, scenario: str, seed: int, setup: Any = None) -> tuple[Recorder, SeededChance]:
    """A scenario laid out, if nothing else is said as usual, and started, with chance from a seed."""
    system = pack.system
    chance = SeededChance(seed)
    out = Recorder(system, blank(system))
    for event in pack.system.initial_events(pack.content, setup or usual(pack.system, pack.content, scenario)):
        out.emit(event)
    out.emit(EpochBegan(1))
    out.emit(GameStarted())
    system.rules.start(out, chance)
    return out, chance


def play(pack: LoadedPack, scenario: str, policies: Mapping[str, Policy], seed: int, setup: Any = None) -> Played:
    """One game to its end, or to `CAP` decisions."""
    out, chance = open_game(pack, scenario, seed, setup)
    return play_on(out, policies, chance, CAP)[1]


def play_on(
    out: Recorder, policies: Mapping[str, Policy], chance: Chance, cap: int, last: int | None = None
) -> tuple[Recorder, Played]:
    """A game that has been opened to its end, to the end of its `last` round, or to `cap` decisions; its recorder
    has all events."""
    system = out.system
    position, events = out.position, list(out.events)
    seen = {seat: seen_by(system, blank(system, seat), events, seat) for seat in policies}
    scenes = {seat: system.scene(seen[seat].game.board) for seat in policies}
    count = 0
    while position.game.outcome is None and count < cap:
        if last is not None and system.round(position.game.board) > last:
            break
        prompt = next(prompt for prompt in position.game.prompts if not prompt.optional)
        seat = prompt.seat
        board = seen[seat].game.board
        choices = [Choice(x, system.odds(board, x)) for x in system.rules.legal(board, prompt)]
        chosen = policies[seat].choose(seat, scenes[seat], system.view(board), prompt.kind, choices)
        made = decide(system, position, seat, prompt.id, str(count), chosen.decision, chance)
        if isinstance(made, Rejection):
            raise AssertionError(f"a legal decision was refused: {chosen.decision}: {made}")
        position = made.position
        events += made.events
        for one in policies:
            seen[one] = seen_by(system, seen[one], made.events, one)
        count += 1
    whole = Recorder(system, position)
    whole.events = events
    return whole, Played(position.game.outcome, count, system.round(position.game.board))


def seen_by(system: System, before: Position, events: list, audience: str) -> Position:  # type: ignore[type-arg]
    """What an audience sees after these events, from what it saw before them."""
    numbered = [(version, blind(event, audience)) for version, event in enumerate(events, before.version + 1)]
    return fold(numbered, before)
