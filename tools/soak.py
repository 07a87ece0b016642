"""Long random play: every scenario many times, every law checked on the way. A failure is written
as a file that opens as a game: it replays, it verifies, and it can be imported and played on."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from domain.kernel.chance import ChanceFailed
from domain.kernel.game import Recorder
from service.packs import LoadedPack
from tools.offline import Game

MOST_LEGAL = 512
"""Legal decisions of a prompt at most (design 7)."""


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
    game = Game(pack, scenario, f"soak/{seed}")
    chooser = random.Random(seed)
    for count in range(cap):
        if game.position.game.outcome is not None:
            return count, True
        try:
            made = _judged(game, chooser)
        except Exception as error:
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"failed-{pack.card.id.name}-{scenario}-{seed}.jsonl"
            file.write_bytes(game.export())
            raise SoakFailed(f"scenario {scenario}, seed {seed}, decision {count + 1}: {error!r}", file) from error
        game.keep(made)
    return cap, False


def _judged(game: Game, chooser: random.Random) -> Recorder:
    """One random decision of whoever is asked, and what must hold before and after it."""
    prompt = chooser.choice(game.position.game.prompts)
    legal = game.system.legal(game.position.game.board, prompt)
    assert 1 <= len(legal) <= MOST_LEGAL, f"{len(legal)} legal decisions"
    decision = chooser.choice(legal)
    try:
        made = game.judge(prompt.seat, prompt.id, decision)
    except ChanceFailed:
        game.renew()
        made = game.judge(prompt.seat, prompt.id, decision)
    assert isinstance(made, Recorder), f"{decision} is listed and refused: {made}"
    unsound = game.system.unsound(game.opening, made.position.game.board)
    assert not unsound, unsound
    return made
