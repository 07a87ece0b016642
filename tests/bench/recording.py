"""Recording golden logs and saves: games that every later release folds to the same views; what stops
half way is played on to its end by every later one."""

import gzip
import random
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from kronika.domain.kernel import ends, limits
from kronika.domain.kernel.bots import Choice
from kronika.domain.kernel.events import ABANDONED, ENDS_BY_SEATS, DecisionMade, Event, LimitChange, Origin, OriginKind
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.links import links_of
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.library.offline import AT, OfflineGame, options_for
from kronika.library.policies import BotPolicy, Policy, usual_policy
from kronika.service.campaigns import has_campaign
from kronika.service.packs import LoadedPack, load_packs
from tests.bench import samples
from tests.bench.arena import CAP
from tests.bench.eventful import eventful
from tests.bench.fixtures import brief, explorer_policy, trials_of
from tests.bench.golden import ending, views_of
from tests.bench.offline_campaign import WholeCampaign
from tests.bench.playthroughs import titles
from tests.bench.trials import Staged

DECISIONS = 400
"""Decisions of a golden log at most that is not of a whole game."""
CAMPAIGNS = 20
"""How many campaigns are looked through for one that shows everything."""
LEAVES = 60
"""Decisions before one of several seats gives up, and after it."""
ATTEMPTS = 30
"""How often each way to set a scenario up otherwise is tried for what is rare."""
SEEDS = 30
"""How many games of each scenario are looked through for the ways to end."""


def record(folder: Path, packs: Collection[str] = ()) -> Iterator[Path]:
    """Of these packs, or all: a log of each scenario, or of a campaign and its games if the pack has one;
    one for each way a game can end; one of all that can happen besides play, a fork, a save for each way to
    be half done, and some of what happens in none of these; beside each what everybody saw."""
    folder.mkdir(parents=True)
    for name, pack in load_packs().items():
        if packs and name not in packs:
            continue
        campaign = _campaign(pack) if has_campaign(pack) else None
        whole = campaign.games if campaign else [_played(pack, card.id, 0) for card in pack.card.scenarios]
        games = {f"{game.position.ledger.scenario}-{ending(game.system, game.events)}": game for game in whole}
        if campaign:
            games = {f"campaign-{number:02}-{title}": game for number, (title, game) in enumerate(games.items(), 1)}
            games["campaign"] = campaign.campaign
        games |= _endings(pack, whole)
        games |= _withdrawn(pack)
        games |= _called_off(pack)
        games |= _left(pack)
        games |= _lasting(pack)
        games |= _shown(pack)
        games |= {"eventful": eventful(pack), "fork": _fork(pack), "limits": limits_changed(pack)}
        games |= {f"save-{kind}": game for kind, game in _interrupted(pack).items()}
        games |= _wandering(pack, games.values())
        for title, game in games.items():
            yield from _write(folder, f"{name}-{title}", game)


def _write(folder: Path, title: str, game: OfflineGame) -> Iterator[Path]:
    log = folder / f"{title}.jsonl.gz"
    log.write_bytes(gzip.compress(game.export(), mtime=0))
    yield log
    entries = [Entry(version, AT, 0, (event,)) for version, event in enumerate(game.events, 1)]
    audiences = (REFEREE, PUBLIC, *game.seats)
    views = folder / f"{title}.views.jsonl.gz"
    rows = [canonical_json(views_of(game.system, entries, audience)) + b"\n" for audience in audiences]
    views.write_bytes(gzip.compress(b"".join(rows), mtime=0))
    yield views


def _policies(game: OfflineGame) -> dict[str, Policy]:
    return {seat: usual_policy(game.system, at) for at, seat in enumerate(game.seats)}


def _played(pack: LoadedPack, scenario: str, seed: int, setup: Any = None) -> OfflineGame:
    """A game of the bots; `setup`: how it is set up, if not so that it is brief."""
    game = OfflineGame(pack, scenario, f"log/{seed}", options_for(pack), setup=setup or brief(pack, scenario))
    game.play(_policies(game), trials_of(pack.system).recorded)
    if game.position.game.outcome is not None:
        game.close()
    return game


def _campaign(pack: LoadedPack) -> WholeCampaign:
    """Of some campaigns in which everything happens that is particular to campaigns, the shortest."""
    tried = [_campaign_of(pack, seed) for seed in range(CAMPAIGNS)]
    whole = [one for one in tried if not _own_tags(one.campaign) - _tags_of([one.campaign])]
    return min(whole, key=lambda one: sum(len(game.events) for game in one.games))


def _campaign_of(pack: LoadedPack, seed: int) -> WholeCampaign:
    """A campaign of the bots, to its end; one choice in it is taken back."""
    whole = WholeCampaign(pack, f"log/{seed}")
    sides, system = list(enumerate(whole.campaign.seats)), whole.campaign.system
    campaigners = {side: usual_policy(system, seed + at) for at, side in sides}
    while not _has_chosen_in_secret(whole.campaign):
        whole.campaign.play(campaigners, 1)
    chosen = next(reversed(whole.campaign.position.ledger.decisions))
    whole.campaign.undo(chosen.seat, chosen.version - 1)
    games = links_of(system).games
    whole.play({side: usual_policy(games, seed + at) for at, side in sides}, campaigners)
    return whole


def _has_chosen_in_secret(campaign: OfflineGame) -> bool:
    """Whether the last decision is one that only its seat knows, such as which card goes into a deck."""
    decided = next((event for event in reversed(campaign.events) if isinstance(event, DecisionMade)), None)
    return decided is not None and decided.secret is not None


def _own_tags(campaign: OfflineGame) -> set[str]:
    """The tags that only logs of campaigns hold."""
    return (
        samples.registered(campaign.system.name).keys()
        - samples.registered(links_of(campaign.system).games.name).keys()
    )


def _tags_of(games: Iterable[OfflineGame]) -> set[str]:
    """All tags in some logs."""
    found: set[str] = set()
    for game in games:
        known = samples.registered(game.system.name).keys()
        found |= set().union(*(samples.tags_of(record, known) for record in game.records))
    return found


def _endings(pack: LoadedPack, known: Iterable[OfflineGame]) -> dict[str, OfflineGame]:
    """One game for each way to end that is not known yet: by its rules as they come up in some
    games of every scenario, set up in any way, and by its seats."""
    endings = {"unfinished", *(ending(game.system, game.events) for game in known)}
    found: dict[str, OfflineGame] = {}
    for seed in range(1, SEEDS):
        for title, (scenario, setup) in _ways(pack).items():
            if endings >= trials_of(pack.system).endings(pack.content):
                break
            game = _played(pack, scenario, seed, setup)
            how = ending(game.system, game.events)
            if how not in endings:
                endings.add(how)
                found[f"{title}-{how}"] = game
    for how, staged in trials_of(pack.system).staged.items():
        if staged.pack == pack.card.id.name:
            found[f"{staged.scenario}-{how}"] = _staged(pack, how, staged)
    for how in sorted(ENDS_BY_SEATS):
        scenario = pack.card.scenarios[0].id
        game = OfflineGame(pack, scenario, f"end/{how}", options_for(pack, reply_limit=60), setup=brief(pack, scenario))
        game.play(_policies(game), 12)
        _settle(game, how)
        game.close()
        found[f"{scenario}-{how}"] = game
    return found


def _staged(pack: LoadedPack, how: str, staged: Staged) -> OfflineGame:
    """The first game of a bot that ends as it is to."""
    setup = staged.setup(pack.content) if staged.setup is not None else None
    for seed in range(SEEDS):
        game = OfflineGame(pack, staged.scenario, f"staged/{seed}", options_for(pack), setup=setup)
        game.play({seat: BotPolicy(staged.bot, f"{seat}/{seed}") for seat in game.seats}, CAP)
        if ending(game.system, game.events) == how:
            game.close()
            return game
    raise AssertionError(f"no game of {staged.scenario} ended by {how}")


class Sparing:
    """A bot that every second time lets things be, where it may: its games last, with few events a round."""

    def __init__(self, bot: Policy, idle: tuple[type, ...], seed: str) -> None:
        self._bot, self._idle, self._random = bot, idle, random.Random(seed)

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Sequence[Choice]) -> Choice:
        """See `Policy`."""
        idle = [choice for choice in choices if isinstance(choice.decision, self._idle)]
        return idle[0] if idle and self._random.random() < 0.5 else self._bot.choose(seat, scene, view, kind, choices)


def _lasting(pack: LoadedPack) -> dict[str, OfflineGame]:
    """A long game to its last round, where a system has one."""
    long = trials_of(pack.system).lasting
    if long is None:
        return {}
    for seed in range(SEEDS):
        game = OfflineGame(pack, long.scenario, f"lasting/{seed}", options_for(pack), setup=long.setup(pack.content))
        bots = {seat: Sparing(bot, long.idle, f"{seed}/{seat}") for seat, bot in _policies(game).items()}
        game.play(bots, trials_of(pack.system).recorded)
        if ending(game.system, game.events) == long.how:
            game.close()
            return {f"{long.scenario}-{long.how}": game}
    return {}


def _shown(pack: LoadedPack) -> dict[str, OfflineGame]:
    """A game of each set-up that is shown beside the usual ones."""
    ways = {title: way for title, way in titles(pack).items() if way[1]}
    return {
        title: _played(pack, scenario, 0, trials_of(pack.system).shown(pack.content, scenario)[called])
        for title, (scenario, called) in ways.items()
    }


def _withdrawn(pack: LoadedPack) -> dict[str, OfflineGame]:
    """A game that a side gives up by its rules, where they have such a rule."""
    game = OfflineGame(pack, pack.card.scenarios[0].id, "end/withdrawn", options_for(pack))
    for _ in range(2):
        game.play(_policies(game), 1)
    prompt, gives_up = game.position.game.prompts[0], trials_of(game.system).gives_up
    legal = game.system.rules.legal(game.position.game.board, prompt)
    withdrawal = next((decision for decision in legal if isinstance(decision, gives_up)), None)
    if withdrawal is None:
        return {}
    game.decide(prompt.seat, prompt.id, withdrawal)
    game.close()
    return {"withdrawn": game}


def _called_off(pack: LoadedPack) -> dict[str, OfflineGame]:
    """A game that one sits down to, and nobody else."""
    scenario = pack.card.scenarios[0].id
    game = OfflineGame(
        pack, scenario, f"end/{ABANDONED}", options_for(pack, reply_limit=60), begun=False, setup=brief(pack, scenario)
    )
    first, second = game.seats
    game.take(first)
    game.commit(first)
    chance = game.chance(game.position.ledger)
    game.keep(ends.claim(game.system, game.position, first, frozenset(), chance, frozenset({second}), game.seeds()))
    return {f"{scenario}-{ABANDONED}": game}


def _settle(game: OfflineGame, how: str) -> None:
    """End a game otherwise than by its rules."""
    first, second = game.seats
    match how:
        case "resigned":
            game.keep(ends.resign(game.system, game.position, first, game.chance(game.position.ledger)))
        case "drawn":
            game.keep(ends.offer_draw(game.system, game.position, first))
            game.keep(ends.offer_draw(game.system, game.position, second))
        case "claimed":
            late = game.position.game.prompts[0]
            claimant = second if late.seat == first else first
            game.keep(
                ends.claim(
                    game.system, game.position, claimant, frozenset({late.id}), game.chance(game.position.ledger)
                )
            )


def limits_changed(pack: LoadedPack) -> OfflineGame:
    """A game whose reply limit is extended, paused and resumed; one request is declined, one withdrawn."""
    scenario = pack.card.scenarios[0].id
    game = OfflineGame(pack, scenario, "limits", options_for(pack, reply_limit=60), setup=brief(pack, scenario))
    game.play(_policies(game), 12)
    asker, other, *_ = game.seats
    for change, agree in (("pause", False), ("extend", True), ("pause", True), ("resume", True)):
        seconds = 3600 if change == "extend" else 0
        game.keep(limits.request(game.system, game.position, asker, LimitChange(change), seconds))
        game.keep(limits.answer(game.system, game.position, asker, other, agree=agree))
    game.keep(limits.request(game.system, game.position, other, LimitChange.PAUSE))
    game.keep(limits.withdraw(game.system, game.position, other))
    _settle(game, "resigned")
    game.close()
    return game


def _fork(pack: LoadedPack) -> OfflineGame:
    """A game that begins where a closed one stood half way through, and goes its own way."""
    origin = min((_played(pack, card.id, 0) for card in pack.card.scenarios), key=lambda game: len(game.events))
    version = len(origin.events) // 2
    while not (at := origin.at(version)).game.prompts:
        version += 1
    opening = origin.system.inherit(origin.events[:version], at.game.board)
    come_from = Origin(OriginKind.FORK, origin.game, version, origin.heads[version].hex())
    game = OfflineGame(pack, at.ledger.scenario, "fork", options_for(pack), origin=come_from, opening=opening)
    game.play(_policies(game), trials_of(pack.system).recorded)
    game.close()
    return game


def _wandering(pack: LoadedPack, others: Iterable[OfflineGame]) -> dict[str, OfflineGame]:
    """Games of an explorer, and of bots where seats are set up otherwise than usual, as many as it takes to show what
    happens in any of them and not in the others."""
    shown = _tags_of(others)
    games: dict[str, OfflineGame] = {}
    for title, way in _ways(pack).items():
        games[f"{title}-wandering"] = explored = _laid_out(pack, "wandering", way)
        explored.play(
            dict.fromkeys(explored.seats, explorer_policy(pack.system, title)), trials_of(pack.system).wandering
        )
        if way[1] is not None:
            games[f"{title}-varied"] = played = _laid_out(pack, "varied", way)
            played.play(_policies(played), trials_of(pack.system).recorded)
    tags = {title: _tags_of([game]) for title, game in games.items()}
    found: dict[str, OfflineGame] = {}
    while fresh := {title: held - shown for title, held in tags.items() if held - shown}:
        best = max(fresh, key=lambda title: len(fresh[title]))
        found[best] = games[best]
        shown |= tags[best]
    return found | _rare(pack, shown)


def _rare(pack: LoadedPack, shown: set[str]) -> dict[str, OfflineGame]:
    """Further games set up otherwise than usual, for what happens in none so far."""
    system, found = pack.system, dict[str, OfflineGame]()
    lacking = samples.registered(system.name).keys() - shown - trials_of(system).passing
    lacking = {tag for tag in lacking if not tag.startswith("type=kronika.")}
    ways = {title: way for title, way in _ways(pack).items() if way[1] is not None}
    for attempt, (title, way) in product(range(ATTEMPTS), ways.items()):
        if not lacking:
            break
        game = _laid_out(pack, f"rare/{attempt}", way)
        policies = dict.fromkeys(game.seats, explorer_policy(system, f"{title}/{attempt}"))
        game.play(_policies(game) if attempt % 2 else policies, trials_of(system).recorded)
        if fresh := _tags_of([game]) & lacking:
            found[f"{title}-rare-{attempt}"] = game
            lacking -= fresh
    return found


def _left(pack: LoadedPack) -> dict[str, OfflineGame]:
    """A game that goes on after one of more than two seats has given up."""
    way = next((way for way in _ways(pack).values() if way[1] is not None and len(way[1].seats) > 2), None)
    if way is None:
        return {}
    game = _laid_out(pack, "left", way)
    game.play(_policies(game), LEAVES)
    game.keep(ends.resign(game.system, game.position, game.seats[0], game.chance(game.position.ledger)))
    game.play(_policies(game), LEAVES)
    return {f"{way[0]}-left": game}


def _interrupted(pack: LoadedPack) -> dict[str, OfflineGame]:
    """One unfinished game for each way to be half done, of many the shortest: whatever its
    system's trials tell apart."""
    shortest: dict[str, tuple[int, str]] = {}
    ways = _ways(pack)
    for title, way in ways.items():
        game, explorer = _laid_out(pack, "save", way), explorer_policy(pack.system, title)
        for decisions in range(1, DECISIONS):
            game.play(dict.fromkeys(game.seats, explorer), 1)
            for kind in trials_of(game.system).half_done(game.position.game.board):
                shortest[kind] = min(shortest.get(kind, (decisions, title)), (decisions, title))
    found: dict[str, OfflineGame] = {}
    for kind, (decisions, title) in shortest.items():
        found[kind] = game = _laid_out(pack, "save", ways[title])
        game.play(dict.fromkeys(game.seats, explorer_policy(pack.system, title)), decisions)
    return found


Way = tuple[str, Any]
"""A scenario, and how it is set up; None: as usual."""


def _ways(pack: LoadedPack) -> dict[str, Way]:
    """The ways to lay out the scenarios of a pack in which an explorer finds what can happen, by title."""
    ways: dict[str, Way] = {card.id: (card.id, None) for card in pack.card.scenarios}
    for card in pack.card.scenarios:
        for number, setup in enumerate(trials_of(pack.system).varied(pack.content, card.id), 2):
            ways[f"{card.id}-{number}"] = (card.id, setup)
    return ways


def _laid_out(pack: LoadedPack, seed: str, way: Way) -> OfflineGame:
    scenario, setup = way
    return OfflineGame(
        pack, scenario, seed, options_for(pack), opening=() if setup else _seasoned(pack, scenario), setup=setup
    )


def _seasoned(pack: LoadedPack, scenario: str) -> tuple[Event, ...]:
    return trials_of(pack.system).seasoned(pack.content, scenario)
