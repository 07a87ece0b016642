"""The figures of the library: processor time over many games in files, and legal moves against the engine's."""

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import kronika
from kronika.domain.kernel.game import decide
from kronika.domain.kernel.words import Rejection
from kronika.library.positions import SeededChance
from kronika.service.workers import tune
from tests.bench.measuring import Figure, ratios

PACK: Final = "normandy"
SCENARIOS: Final = ("1", "2", "3")
"""In the fourth, bots can go on to their 12,000th decision: one such game has as many events as sixty others."""
GAMES: Final = 200
GOALS: Final = {"headers": 1.0, "rolls": 5.0, "positions": 20.0}
"""Seconds of processor time, over all games."""
ENOUGH: Final = 0.9
"""Legal moves per second of the library, against those of the engine."""
PLAYED: Final = 8
"""Games played at random, of at most so many moves:"""
MOVES: Final = 400
MARKS: Final = ("<!-- library -->", "<!-- end of library -->")


def games(folder: Path) -> list[str]:
    """The files of the games, of which those that are missing are played by bots."""
    each = -(-GAMES // len(SCENARIOS))
    files = [game.header.file for one in SCENARIOS for game in kronika.arena(PACK, one, games=each, folder=folder)]
    return files[:GAMES]


def headers(files: list[str]) -> int:
    return sum(len(header.seats) > 0 for file in files for header in kronika.read(file, headers_only=True))


def rolls(files: list[str]) -> int:
    return sum(len(kronika.open(file).rolls) for file in files)


def positions(files: list[str]) -> int:
    return sum(1 for file in files for _ in kronika.open(file))


READINGS: Final[dict[str, Callable[[list[str]], int]]] = {"headers": headers, "rolls": rolls, "positions": positions}


def figures(folder: Path) -> Iterator[Figure]:
    """Each figure as it is measured."""
    tune()
    files = games(folder)
    headers(files[:1]), positions(files[:1])
    for name, goal in GOALS.items():
        began = time.process_time()
        count = READINGS[name](files)
        spent = time.process_time() - began
        yield Figure(f"{name} of {GAMES} games, s of processor", spent, goal, at_least=False, said=f"{count:,} {name}")
    ratio, ours, theirs = ratios(by_library, by_engine)
    said = f"{ours:,.0f} against {theirs:,.0f} legal moves/s"
    yield Figure("random play: `legal` and `play`, against the engine", ratio, ENOUGH, at_least=True, said=said)


def by_library() -> float:
    """Legal moves per second, listed and played by the library."""
    count, began = 0, time.process_time()
    for seed in range(PLAYED):
        position, chooses = kronika.setup(PACK, "1", seed=seed), random.Random(seed)
        for _ in range(MOVES):
            if position.outcome is not None:
                break
            legal = position.legal
            count += len(legal)
            position = position.play(chooses.choice(legal))
    return count / (time.process_time() - began)


def by_engine() -> float:
    """The same moves, listed and played by the rules alone."""
    count, began = 0, time.process_time()
    for number in range(PLAYED):
        position, chooses = kronika.setup(PACK, "1", seed=number), random.Random(number)
        system, folded, seed = position._system, position.folded, position._seed
        for _ in range(MOVES):
            if folded.game.outcome is not None:
                break
            board = folded.game.board
            legal = [(one, data) for one in folded.game.prompts for data in system.rules.legal(board, one)]
            count += len(legal)
            prompt, data = chooses.choice(legal)
            made = decide(system, folded, prompt.seat, prompt.id, "", data, SeededChance(seed, folded.version))
            assert not isinstance(made, Rejection)
            folded = made.position
    return count / (time.process_time() - began)
