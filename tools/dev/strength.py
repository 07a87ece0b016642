"""How strong the sensible bot is, and how quick: every scenario of a pack as each side, against a player
who takes the shot with the best odds and else anything, or who decides at random."""

import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from domain.kernel.bots import Choice
from service.packs import LoadedPack
from service.tuning import keep_what_is_there
from tools.client.policy import BestOdds, Policy, RandomPolicy, usual_policy
from tools.dev.arena import play
from tools.dev.many import APART, pack_named, processes_for


class Duel(msgspec.Struct, frozen=True):
    """One game. `moves` holds the seconds of processor time that each decision of the bot took."""

    scenario: str
    seat: str
    won: bool
    moves: tuple[float, ...]


class _Timed:
    """A policy whose moves are timed."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.moves: list[float] = []

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Sequence[Choice]) -> Choice:
        since = time.process_time()
        chosen = self._policy.choose(seat, scene, view, kind, choices)
        self.moves.append(time.process_time() - since)
        return chosen


def measure(
    pack: LoadedPack,
    games: int,
    processes: int | None,
    progress: Callable[[], object],
    *,
    scenario: str = "",
    random: bool = False,
) -> list[Duel]:
    """So many games of each scenario, or of one, and each side, in so many processes; None: one a core. `progress`
    is called after each. `random`: the other side decides at random."""
    cards = [card for card in pack.card.scenarios if scenario in ("", card.id)]
    jobs = [(card.id, seat, seed, random) for card in cards for seat in card.seats for seed in range(games)]
    name, found = pack.card.id.name, []
    with processes_for(name, processes) as pool:
        for game in pool.map(partial(_game, name), jobs, chunksize=5):
            found.append(game)
            progress()
    return found


def _game(name: str, job: tuple[str, str, int, bool]) -> Duel:
    keep_what_is_there()
    return game(pack_named(name), *job)


def game(pack: LoadedPack, scenario: str, seat: str, seed: int, random: bool = False) -> Duel:
    """The sensible bot as this seat."""
    other = RandomPolicy if random else BestOdds
    bot = _Timed(usual_policy(pack.system, seed))
    seats = next(card.seats for card in pack.card.scenarios if card.id == scenario)
    policies: dict[str, Policy] = {name: bot if name == seat else other(seed + APART) for name in seats}
    outcome = play(pack, scenario, policies, seed).outcome
    return Duel(scenario, seat, outcome is not None and outcome.winners == (seat,), tuple(bot.moves))


def table(pack: LoadedPack, games: Sequence[Duel]) -> list[str]:
    """The table as lines of Markdown, then all games together and the moves."""
    seats = pack.card.scenarios[0].seats
    rows = [f"| scenario | {' | '.join(f'as {seat}' for seat in seats)} |", f"|---|{'---:|' * len(seats)}"]
    for scenario in dict.fromkeys(one.scenario for one in games):
        won = [[one.won for one in games if (one.scenario, one.seat) == (scenario, seat)] for seat in seats]
        rows.append(f"| {scenario} | {' | '.join(f'{100 * sum(side) / len(side):.0f} %' for side in won)} |")
    moves = sorted(1000 * seconds for one in games for seconds in one.moves)
    total = sum(one.won for one in games)
    return [
        *rows,
        "",
        f"{total} of {len(games)} games won ({100 * total / len(games):.1f} %). A move takes "
        f"{statistics.median(moves):.1f} ms of processor time in the median, 99 of 100 take at most "
        f"{moves[len(moves) * 99 // 100]:.1f} ms, the longest {moves[-1]:.1f} ms.",
    ]
