"""Long random play: every scenario many times, every law checked on the way. A failure is written
as a file that opens as a game."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from domain.kernel.events import Event
from domain.kernel.game import Recorder, decide
from domain.kernel.words import Rejection
from service.packs import LoadedPack
from tools.bots.arena import open_game
from tools.scratch import export_of


class SoakFailed(Exception):
    """Something broke; `file` opens as a game just before it did."""

    def __init__(self, said: str, file: Path) -> None:
        super().__init__(f"{said}; the game just before it is in {file}")
        self.file = file


class Soaked(msgspec.Struct, frozen=True):
    """What a soak has played. `capped`: games that ran into the cap of decisions."""

    games: int
    decisions: int
    capped: int


def soak(
    pack: LoadedPack, scenario: str, seeds: range, cap: int, folder: Path, progress: Callable[[], object]
) -> Soaked:
    """Random games of a scenario, one a seed. Raises `SoakFailed`."""
    decisions = capped = 0
    for seed in seeds:
        count, ended = _game(pack, scenario, seed, cap, folder)
        decisions += count
        capped += not ended
        progress()
    return Soaked(len(seeds), decisions, capped)


def _game(pack: LoadedPack, scenario: str, seed: int, cap: int, folder: Path) -> tuple[int, bool]:
    out, chance = open_game(pack, scenario, seed)
    chooser = random.Random(seed)
    opening = pack.system.opening(pack.content, scenario)
    position = out.position
    events: list[Event] = list(out.events)
    for count in range(cap):
        if position.game.outcome is not None:
            return count, True
        prompt = chooser.choice(position.game.prompts)
        try:
            legal = pack.system.legal(position.game.board, prompt)
            assert 1 <= len(legal) <= 512, f"{len(legal)} legal decisions"
            decision = chooser.choice(legal)
            made = decide(pack.system, position, prompt.seat, prompt.id, str(count), decision, chance)
            assert not isinstance(made, Rejection), f"{decision} is listed and refused: {made}"
            unsound = pack.system.unsound(opening, made.position.game.board)
            assert not unsound, unsound
        except Exception as error:
            file = folder / f"failed-{pack.card.id.name}-{scenario}-{seed}.jsonl"
            folder.mkdir(parents=True, exist_ok=True)
            file.write_bytes(export_of(pack, scenario, events))
            raise SoakFailed(f"scenario {scenario}, seed {seed}, decision {count + 1}: {error!r}", file) from error
        assert isinstance(made, Recorder)
        position = made.position
        events += made.events
    return cap, False
