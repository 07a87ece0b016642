"""How strong the sensible bot is, and how quick: scenarios of a pack as each side, and stretches of a long game with
sides changed, against a player who takes the shot with the best odds and else anything, or against random play."""

import statistics
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from kronika.domain.kernel.bots import Choice
from kronika.library.policies import BestOdds, Policy, RandomPolicy, usual_policy
from kronika.service.packs import LoadedPack
from kronika.service.workers import keep_what_is_there
from tests.bench.arena import CAP, open_game, play, play_on
from tests.bench.fixtures import trials_of
from tests.bench.many import APART, pack_named, processes_for

Job = TypeVar("Job")
Found = TypeVar("Found")


class Duel(msgspec.Struct, frozen=True):
    """One game. `moves` holds the seconds of processor time that each decision of the bot took."""

    scenario: str
    seat: str
    won: bool
    moves: tuple[float, ...]


class Stretch(msgspec.Struct, frozen=True):
    """One stretch of a long game, played twice: what the first seat gains if the bot holds it, and if the bot holds
    the other."""

    scenario: str
    as_first: int
    as_second: int

    @property
    def won(self) -> bool:
        return self.as_first > self.as_second


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


SIMPLE: dict[str, Callable[[int], Policy]] = {"odds": BestOdds, "random": RandomPolicy}
"""Who the bot plays against."""


def measure(
    pack: LoadedPack,
    games: int,
    processes: int | None,
    progress: Callable[[], object],
    scenarios: Collection[str] = (),
    against: str = "odds",
) -> list[Duel]:
    """So many games of each of these scenarios, or of all, and each side, in so many processes; None: one a core.
    `progress` is called after each."""
    cards = [card for card in pack.card.scenarios if not scenarios or card.id in scenarios]
    jobs = [(card.id, seat, seed) for card in cards for seat in card.seats for seed in range(games)]
    return _each(pack, processes, partial(_game, pack.card.id.name, against), jobs, progress)


def stretches(pack: LoadedPack, count: int, processes: int | None, progress: Callable[[], object]) -> list[Stretch]:
    """So many stretches of a long game against random play, from the beginning of each scenario in turn."""
    starts = trials_of(pack.system).stretches
    assert starts is not None, "the system has long games"
    jobs = [(starts.scenarios[at % len(starts.scenarios)], at // len(starts.scenarios)) for at in range(count)]
    return _each(pack, processes, partial(_stretch, pack.card.id.name), jobs, progress)


def _each(
    pack: LoadedPack,
    processes: int | None,
    play_one: Callable[[Job], Found],
    jobs: Sequence[Job],
    progress: Callable[[], object],
) -> list[Found]:
    found = []
    with processes_for(pack.card.id.name, processes) as pool:
        for one in pool.map(play_one, jobs, chunksize=2):
            found.append(one)
            progress()
    return found


def _game(name: str, against: str, job: tuple[str, str, int]) -> Duel:
    keep_what_is_there()
    return game(pack_named(name), *job, against)


def game(pack: LoadedPack, scenario: str, seat: str, seed: int, against: str = "odds") -> Duel:
    """The sensible bot as this seat."""
    bot = _Timed(usual_policy(pack.system, seed))
    seats = next(card.seats for card in pack.card.scenarios if card.id == scenario)
    policies: dict[str, Policy] = {name: bot if name == seat else SIMPLE[against](seed + APART) for name in seats}
    outcome = play(pack, scenario, policies, seed).outcome
    return Duel(scenario, seat, outcome is not None and outcome.winners == (seat,), tuple(bot.moves))


def _stretch(name: str, job: tuple[str, int]) -> Stretch:
    keep_what_is_there()
    pack, (scenario, seed) = pack_named(name), job
    first, second = next(card.seats for card in pack.card.scenarios if card.id == scenario)
    return Stretch(scenario, *(gained(pack, scenario, seat, seed) for seat in (first, second)))


def gained(pack: LoadedPack, scenario: str, seat: str, seed: int) -> int:
    """What the first seat gains in a stretch of a long game that begins with a scenario, if the bot plays this seat
    against random play."""
    system, starts = pack.system, trials_of(pack.system).stretches
    assert starts is not None, "the system has long games"
    out, chance = open_game(pack, scenario, seed, starts.setup(pack.content, scenario))
    before = out.position.game.board
    seats = next(card.seats for card in pack.card.scenarios if card.id == scenario)
    policies: dict[str, Policy] = {
        one: usual_policy(system, seed) if one == seat else RandomPolicy(seed + APART) for one in seats
    }
    last = system.round(before) + starts.rounds - 1
    after = play_on(out, policies, chance, CAP, last=last)[0].position.game.board
    return starts.points(after, seats[0]) - starts.points(before, seats[0])


def table(pack: LoadedPack, games: Sequence[Duel]) -> list[str]:
    """The table as lines of Markdown, then all games together and the moves."""
    seats = pack.card.scenarios[0].seats
    rows = [f"| scenario | {' | '.join(f'as {seat}' for seat in seats)} |", f"|---|{'---:|' * len(seats)}"]
    played = {one.scenario for one in games}
    for card in [card for card in pack.card.scenarios if card.id in played]:
        won = [[one.won for one in games if (one.scenario, one.seat) == (card.id, seat)] for seat in seats]
        rows.append(f"| {card.id} | {' | '.join(f'{100 * sum(side) / len(side):.0f} %' for side in won)} |")
    moves = sorted(1000 * seconds for one in games for seconds in one.moves)
    total = sum(one.won for one in games)
    return [
        *rows,
        "",
        f"{total} of {len(games)} games won ({100 * total / len(games):.1f} %). A move takes "
        f"{statistics.median(moves):.1f} ms of processor time in the median, 99 of 100 take at most "
        f"{moves[len(moves) * 99 // 100]:.1f} ms, the longest {moves[-1]:.1f} ms.",
    ]


def table_of_stretches(pack: LoadedPack, found: Sequence[Stretch]) -> list[str]:
    """The table as lines of Markdown, then all stretches together."""
    first, _ = pack.card.scenarios[0].seats
    rows = [f"| from | stretches | won | {first} gains | {first} gains against the bot |", "|---|---:|---:|---|---|"]
    for scenario in dict.fromkeys(one.scenario for one in found):
        here = [one for one in found if one.scenario == scenario]
        gains = [statistics.mean(side) for side in zip(*((one.as_first, one.as_second) for one in here), strict=True)]
        won = sum(one.won for one in here)
        rows.append(f"| {scenario} | {len(here)} | {won} | {gains[0]:+.1f} | {gains[1]:+.1f} |")
    return [*rows, "", f"{sum(one.won for one in found)} of {len(found)} stretches won."]
