"""Games of programs against each other, without a service: each a file that verifies."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, Final

from kronika.domain.kernel import ends
from kronika.domain.kernel.chance import ChanceFailed
from kronika.domain.kernel.setups import build_setup
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Rejection
from kronika.library.games import Game, open
from kronika.library.offline import OfflineGame, options_for
from kronika.library.policies import BotPolicy, Choose, Chosen, Policy, RandomPolicy
from kronika.library.positions import Position, refused
from kronika.service.packs import load_packs

CAP: Final = 12_000
"""Decisions of a game at most: then the seat that is asked resigns."""
RANDOM: Final = "random"
"""The name of the player who decides at random."""

Player = str | Choose


def arena(
    pack: str,
    scenario: str,
    players: Mapping[str, Player] = {},
    *,
    games: int = 10,
    folder: str | PathLike[str] = ".",
    seed: int = 0,
    options: Mapping[str, Any] = {},
    processes: int | None = None,
) -> Iterator[Game]:
    """Plays games and writes each to a file `PACK-SCENARIO-SEED-NUMBER.jsonl` in a folder; a file that is there
    already is not played again. The same seed gives the same games, if the programs decide alike.

    `players`: for each seat a bot of the system by its name, `random`, or a function at the top of a module that picks
    a move; seats that are not named have the system's first bot. `processes`: how many play side by side, by default
    one for each processor. Raises `KeyError` for an unknown pack, scenario, seat or bot, and `Refused` for options that
    the scenario does not have.
    """
    loaded = load_packs()[pack]
    meta = loaded.system.packs.meta(loaded.content, scenario)
    setup = build_setup(loaded.system.setup, meta, scenario, (), options)
    if isinstance(setup, Rejection):
        raise refused(setup, "en")
    usual = next(iter(loaded.system.bots), RANDOM)
    for seat, player in players.items():
        if seat not in setup.seats or (isinstance(player, str) and player not in (*loaded.system.bots, RANDOM)):
            raise KeyError(seat if seat not in setup.seats else player)
    seated = {seat: players.get(seat, usual) for seat in setup.seats}
    return _played(partial(_play, pack, scenario, seated, setup, Path(folder), seed), range(1, games + 1), processes)


def _played(play: "partial[Path]", numbers: Sequence[int], processes: int | None) -> Iterator[Game]:
    with ProcessPoolExecutor(processes) as pool:
        yield from map(open, pool.map(play, numbers))


def _play(
    pack: str, scenario: str, players: Mapping[str, Player], setup: Any, folder: Path, seed: int, number: int
) -> Path:
    id = f"{pack}-{scenario}-{seed}-{number}"
    file = folder / f"{id}.jsonl"
    if file.exists():
        return file
    loaded = load_packs()[pack]
    game = OfflineGame(loaded, scenario, id, options_for(loaded), game=id, setup=setup)
    policies = {seat: _policy(game, seat, player) for seat, player in players.items()}
    for _ in range(CAP):
        if game.position.game.outcome is not None:
            break
        try:
            game.play(policies, 1)
        except ChanceFailed:
            game.renew()
    else:
        loser = game.position.game.prompts[0].seat
        game.keep(ends.resign(game.system, game.position, loser, game.chance(game.position.ledger)))
    game.close()
    folder.mkdir(parents=True, exist_ok=True)
    scratch = file.with_suffix(".part")
    scratch.write_bytes(game.export())
    return scratch.rename(file)


def _policy(game: OfflineGame, seat: str, player: Player) -> Policy:
    if player == RANDOM:
        return RandomPolicy(f"{game.game}/{seat}")
    if isinstance(player, str):
        return BotPolicy(game.system.bots[player], f"{game.game}/{seat}")
    return Chosen(player, partial(_look, game, game.system))


def _look(game: OfflineGame, system: System, seat: str) -> Position:
    return Position(system, game.seen_by(seat), game.game, viewer=seat)
