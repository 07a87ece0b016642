"""How even a pack is: the sensible bot against itself over every scenario, and over whole campaigns where
the pack has one. The table stands in the pack's own BALANCE.md."""

import statistics
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kronika.domain.kernel.values import Outcome, ScenarioCard
from kronika.library.policies import Policy, usual_policy
from kronika.service.campaigns import has_campaign
from kronika.service.packs import LoadedPack, Trial
from tests.bench.arena import play
from tests.bench.campaigning import play_campaign
from tests.bench.fixtures import trials_of
from tests.bench.many import APART, pack_named, processes_for

T = TypeVar("T")

CAP_OF_ROUNDS = 40
"""A game that takes more rounds counts as one that ran into the cap."""
EVEN, MOST_CAPPED = (25, 75), 5
"""Percent of its games that a side wins of a scenario worth playing, where the system does not say otherwise, and
that run into the cap."""


class Ended(msgspec.Struct, frozen=True):
    """How one game went. `winner` is empty if it did not end, or none of its seats won; `setup` is what the set-up is
    called, empty of the usual one."""

    scenario: str
    winner: str
    rounds: int
    setup: str = ""
    how: str = ""
    decisions: int = 0

    @property
    def capped(self) -> bool:
        return not self.winner or self.rounds > CAP_OF_ROUNDS


class Run(msgspec.Struct, frozen=True):
    """How one campaign went, from its beginning to its end."""

    games: tuple[Ended, ...]
    winner: str
    how: str


class Balance(msgspec.Struct, frozen=True):
    """What was played: games of scenarios, and campaigns."""

    games: tuple[Ended, ...]
    runs: tuple[Run, ...]


Job = tuple[str, str, int]
"""A scenario, what its set-up is called, and a seed."""


def jobs(
    pack: LoadedPack, games: int, campaigns: int, otherwise: int = 0, scenarios: Collection[str] = ()
) -> tuple[list[Job], range]:
    """The games to play, of these scenarios or of all, so many of those set up otherwise than usual, and the seeds of
    the campaigns."""
    cards = [card for card in pack.card.scenarios if not scenarios or card.id in scenarios]
    played = [(card.id, "", seed) for card in cards for seed in range(games)]
    ways = [(card.id, setup) for card in cards for setup in _weighed(pack, card.id)]
    played += [(scenario, setup, seed) for scenario, setup in ways for seed in range(otherwise)]
    return played, range(campaigns if has_campaign(pack) else 0)


def _weighed(pack: LoadedPack, scenario: str) -> Mapping[str, Any]:
    """The set-ups of a scenario that are weighed beside the usual one, by what they are called."""
    return trials_of(pack.system).weighed(pack.content, scenario)


def measure(
    pack: LoadedPack,
    games: int,
    campaigns: int,
    processes: int | None,
    progress: Callable[[], object],
    otherwise: int = 0,
    scenarios: Collection[str] = (),
) -> Balance:
    """So many games of each scenario, of each other set-up that is weighed, and campaigns if the pack has one, in so
    many processes; None: one a core. `progress` is called after each. What goes wrong in any of them is raised."""
    played, seeds = jobs(pack, games, campaigns, otherwise, scenarios)
    name = pack.card.id.name
    with processes_for(name, processes) as pool:
        runs = pool.map(partial(_campaign, name), seeds)
        ended = pool.map(partial(_game, name), played, chunksize=10)
        found = tuple(_each(runs, progress))
        return Balance(tuple(_each(ended, progress)), found)


def _each(results: Iterable[T], progress: Callable[[], object]) -> Iterator[T]:
    for result in results:
        progress()
        yield result


# --- in a process of its own


def _bots(pack: LoadedPack, seed: int, seats: Sequence[str] = ()) -> dict[str, Policy]:
    sitting = seats or pack.card.scenarios[0].seats
    return {seat: usual_policy(pack.system, seed + APART * at) for at, seat in enumerate(sitting)}


def _game(name: str, job: Job) -> Ended:
    scenario, called, seed = job
    pack = pack_named(name)
    setup = _weighed(pack, scenario)[called] if called else None
    played = play(pack, scenario, _bots(pack, seed, setup.seats if setup else ()), seed, setup)
    how = played.outcome.how if played.outcome is not None else "unfinished"
    return Ended(scenario, _winner(played.outcome), played.rounds, called, how, played.decisions)


def _campaign(name: str, seed: int) -> Run:
    pack = pack_named(name)
    played = play_campaign(pack, partial(_bots, pack), APART * seed)
    outcome = played.position.game.outcome
    games = tuple(Ended(one.id, _winner(one.outcome), one.rounds) for one in played.scenarios)
    return Run(games, _winner(outcome), outcome.how if outcome is not None else "")


def _winner(outcome: Outcome | None) -> str:
    return outcome.winners[0] if outcome is not None and outcome.winners else ""


# --- the table


def uneven(pack: LoadedPack, balance: Balance) -> list[str]:
    """The scenarios that are not worth playing as they are, each with the reason."""
    found = []
    name, first = pack.card.id.name, pack.card.scenarios[0].seats[0]
    fewest, most = trials_of(pack.system).even.get(name, EVEN)
    for card in _played(pack, balance):
        games = _games_of(balance, card.id)
        if not fewest <= _share(games, first) <= most:
            found.append(f"{card.id}: {first} wins {_share(games, first):.0f} %")
        if (capped := _percent(sum(game.capped for game in games), games)) > MOST_CAPPED:
            found.append(f"{card.id}: {capped:.0f} % run into the cap")
    return found


def table(pack: LoadedPack, balance: Balance) -> list[str]:
    """The table as lines of Markdown."""
    id, first = pack.card.id, pack.card.scenarios[0].seats[0]
    rows = [
        f"Pack {id.name}, version {id.version}, SHA-256 {id.hash}.",
        "",
        f"| scenario | title | games | {first} wins | rounds | over {CAP_OF_ROUNDS} rounds "
        f"| games in campaigns | {first} wins in campaigns |",
        "|---|---|---:|---:|---|---:|---:|---:|",
    ]
    within = [game for run in balance.runs for game in run.games]
    for card in _played(pack, balance):
        games = _games_of(balance, card.id)
        later = [game for game in within if game.scenario == card.id]
        rows.append(
            f"| {card.id} | {card.title.en} | {len(games)} | {_share(games, first):.0f} % | {_rounds(games)} "
            f"| {_percent(sum(game.capped for game in games), games):.1f} % "
            f"| {len(later)} | {f'{_share(later, first):.0f} %' if later else ''} |"
        )
    rows += _set_up_otherwise(pack, balance)
    return [*rows, "", *_campaigns(pack, balance.runs)] if balance.runs else rows


def _played(pack: LoadedPack, balance: Balance) -> list[ScenarioCard]:
    return [card for card in pack.card.scenarios if _games_of(balance, card.id)]


def _games_of(balance: Balance, scenario: str, setup: str = "") -> list[Ended]:
    return [game for game in balance.games if (game.scenario, game.setup) == (scenario, setup)]


def _set_up_otherwise(pack: LoadedPack, balance: Balance) -> Iterator[str]:
    """The same of games that were set up otherwise than usual: who wins is whoever plays the seat named first."""
    cards = pack.card.scenarios
    ways = [(card.id, *way) for card in cards for way in _weighed(pack, card.id).items()]
    ways = [way for way in ways if _games_of(balance, *way[:2])]
    if ways:
        yield ""
        yield "| scenario | set-up | played by | games | the first wins | rounds | ended by |"
        yield "|---|---|---|---:|---:|---|---|"
    for scenario, called, setup in ways:
        games, first = _games_of(balance, scenario, called), setup.seats[0]
        ended = ", ".join(f"{how} {count}" for how, count in sorted(Counter(game.how for game in games).items()))
        yield (
            f"| {scenario} | {called} | {', '.join(setup.seats)} | {len(games)} | {_share(games, first):.0f} % "
            f"| {_rounds(games)} | {ended} |"
        )


def _campaigns(pack: LoadedPack, runs: Sequence[Run]) -> list[str]:
    seats = pack.card.scenarios[0].seats
    long = [len(run.games) for run in runs]
    capped = sum(game.capped for run in runs for game in run.games)
    won = ", ".join(f"{seat} {sum(run.winner == seat for run in runs)}" for seat in seats)
    ended = ", ".join(f"{how} {count}" for how, count in sorted(Counter(run.how for run in runs).items()))
    return [
        "| campaigns | to an END | scenarios of a campaign | games over the cap | won by | ended by |",
        "|---:|---:|---|---:|---|---|",
        f"| {len(runs)} | {sum(bool(run.winner) for run in runs)} "
        f"| {min(long)} to {max(long)}, median {statistics.median(long):g} "
        f"| {_percent(capped, [game for run in runs for game in run.games]):.1f} % "
        f"| {won} | {ended} |",
    ]


def _share(games: Sequence[Ended], side: str) -> float:
    return _percent(sum(game.winner == side for game in games), games)


def _percent(count: int, games: Sequence[Ended]) -> float:
    return 100 * count / len(games)


def _rounds(games: Sequence[Ended]) -> str:
    """The median, and between which nine of ten games lie."""
    taken = sorted(game.rounds for game in games)
    return f"{statistics.median(taken):g} ({taken[len(taken) // 20]}–{taken[-1 - len(taken) // 20]})"


def trials(pack: LoadedPack, balance: Balance) -> dict[str, Any]:
    """The contents of the pack's `trials.json`: what the service tells of its scenarios."""
    found = {}
    for card in _played(pack, balance):
        games = _games_of(balance, card.id)
        won = Counter(game.winner for game in games if game.winner)
        decisions = round(statistics.median(game.decisions for game in games))
        found[card.id] = Trial(len(games), dict(sorted(won.items())), decisions, len(games))
    return {"pack": pack.card.id.hash, "scenarios": found}


MARKS = ("<!-- table -->", "<!-- end of table -->")


def write(path: Path, rows: Sequence[str]) -> None:
    """Put the table between the marks of a file, in place of the one that stands there."""
    before, _, rest = path.read_text().partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    path.write_text(f"{before}{MARKS[0]}\n" + "\n".join(rows) + f"\n{MARKS[1]}{after}")
