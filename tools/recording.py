"""Recording golden logs and saves: games that every later release folds to the same views; what stops
half way is played on to its end by every later one."""

import gzip
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from domain.kernel import ends
from domain.kernel.events import ABANDONED, ENDS_BY_SEATS, DecisionMade, Event, Options, Origin, OriginKind
from domain.kernel.log import Entry, canonical_json
from domain.kernel.setups import usual
from domain.kernel.words import PUBLIC, REFEREE
from domain.undaunted import decisions as d
from domain.undaunted.campaign.decisions import PickCard
from domain.undaunted.campaign.format import CampaignPack
from domain.undaunted.campaign.squads import partner
from domain.undaunted.events import ScenarioSetUp
from domain.undaunted.frames import Exerted
from domain.undaunted.state import Board
from domain.undaunted.system import UNDAUNTED
from service.packs import LoadedPack, load_packs
from tools import samples
from tools.bots.campaigner import CampaignPolicy
from tools.bots.explorer import ExplorerPolicy
from tools.bots.policy import Policy
from tools.bots.sensible import SensiblePolicy
from tools.golden import ending, views_of
from tools.happenings import eventful
from tools.offline import AT, Game
from tools.offline_campaign import WholeCampaign

DECISIONS = 400
"""Decisions of a golden log at most."""
CAMPAIGNS = 20
"""How many campaigns are looked through for one that shows everything."""
SEEDS = 30
"""How many games of each scenario are looked through for the ways to end."""
WAYS: Final = {
    "normandy": {"objectives", "pin", "both_pinned_tie", "both_pinned_worth", "hopeless_at_once", "hopeless_later"},
    "stalingrad": {"objectives", "goal", "total_rout"},
    "north_africa": {"objectives", "goal", "escape", "elimination", "out_of_reach"},
}
"""The ways in which the rules of each game end it, by what bots do."""


def record(folder: Path, packs: Collection[str] = ()) -> Iterator[Path]:
    """Of these packs, or all: a log of each scenario, or of a campaign and its games if the pack has one;
    one for each way a game can end; one of all that can happen besides play, a fork, a save for each way to
    be half done, and some of what happens in none of these; beside each what everybody saw."""
    folder.mkdir(parents=True)
    for name, pack in load_packs().items():
        if packs and name not in packs:
            continue
        campaign = _campaign(pack) if isinstance(pack.content, CampaignPack) else None
        whole = campaign.games if campaign else [_played(pack, card.id, 0) for card in pack.card.scenarios]
        games = {f"{game.position.ledger.scenario}-{ending(game.events)}": game for game in whole}
        if campaign:
            games = {f"campaign-{number:02}-{title}": game for number, (title, game) in enumerate(games.items(), 1)}
            games["campaign"] = campaign.campaign
        games |= _endings(pack, whole)
        games |= _withdrawn(pack)
        games |= _called_off(pack)
        games |= {"eventful": eventful(pack), "fork": _fork(pack)}
        games |= {f"save-{kind}": game for kind, game in _interrupted(pack).items()}
        games |= _wandering(pack, games.values())
        for title, game in games.items():
            yield from _write(folder, f"{name}-{title}", game)


def _write(folder: Path, title: str, game: Game) -> Iterator[Path]:
    log = folder / f"{title}.jsonl.gz"
    log.write_bytes(gzip.compress(game.export(), mtime=0))
    yield log
    entries = [Entry(version, AT, 0, (event,)) for version, event in enumerate(game.events, 1)]
    audiences = (REFEREE, PUBLIC, *game.seats)
    views = folder / f"{title}.views.jsonl.gz"
    rows = [canonical_json(views_of(game.system, entries, audience)) + b"\n" for audience in audiences]
    views.write_bytes(gzip.compress(b"".join(rows), mtime=0))
    yield views


def _policies(game: Game) -> dict[str, Policy]:
    return {seat: SensiblePolicy(at) for at, seat in enumerate(game.seats)}


def _played(pack: LoadedPack, scenario: str, seed: int) -> Game:
    game = Game(pack, scenario, f"log/{seed}")
    game.play(_policies(game), DECISIONS)
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
    sides = list(enumerate(whole.campaign.seats))
    campaigners = {side: CampaignPolicy(seed + at) for at, side in sides}
    while not _has_picked(whole.campaign):
        whole.campaign.play(campaigners, 1)
    picked = whole.campaign.position.ledger.decisions[-1]
    whole.campaign.undo(picked.seat, picked.version - 1)
    whole.play({side: SensiblePolicy(seed + at) for at, side in sides}, campaigners)
    return whole


def _has_picked(campaign: Game) -> bool:
    """Whether the last thing decided was which card goes into a deck."""
    decided = next((event for event in reversed(campaign.events) if isinstance(event, DecisionMade)), None)
    secret = decided.secret.content if decided and decided.secret else None
    return secret is not None and isinstance(secret.decision, PickCard)


def _own_tags(campaign: Game) -> set[str]:
    """The tags that only logs of campaigns hold."""
    return samples.registered(campaign.system.name).keys() - samples.registered(UNDAUNTED.name).keys()


def _tags_of(games: Iterable[Game]) -> set[str]:
    """All tags in some logs."""
    found: set[str] = set()
    for game in games:
        known = samples.registered(game.system.name).keys()
        found |= set().union(*(samples.tags_of(record, known) for record in game.records))
    return found


def _endings(pack: LoadedPack, known: Iterable[Game]) -> dict[str, Game]:
    """One game for each way to end that is not known yet: by its rules as they come up in some
    games of every scenario, and by its seats."""
    endings = {"unfinished", *(ending(game.events) for game in known)}
    found: dict[str, Game] = {}
    for seed in range(1, SEEDS):
        for card in pack.card.scenarios:
            if endings >= WAYS[pack.content.manifest.variant]:
                break
            game = _played(pack, card.id, seed)
            how = ending(game.events)
            if how not in endings:
                endings.add(how)
                found[f"{card.id}-{how}"] = game
    for how in sorted(ENDS_BY_SEATS):
        scenario = pack.card.scenarios[0].id
        game = Game(pack, scenario, f"end/{how}", Options(reply_limit=60))
        game.play(_policies(game), 12)
        _settle(game, how)
        game.close()
        found[f"{scenario}-{how}"] = game
    return found


def _withdrawn(pack: LoadedPack) -> dict[str, Game]:
    """A game that a side gives up by its rules, where they have such a rule (S25)."""
    game = Game(pack, pack.card.scenarios[0].id, "end/withdrawn")
    for _ in range(2):
        game.play(_policies(game), 1)
    prompt = game.position.game.prompts[0]
    if d.Withdraw() not in game.system.legal(game.position.game.board, prompt):
        return {}
    game.decide(prompt.seat, prompt.id, d.Withdraw())
    game.close()
    return {"withdrawn": game}


def _called_off(pack: LoadedPack) -> dict[str, Game]:
    """A game that one sits down to, and nobody else."""
    scenario = pack.card.scenarios[0].id
    game = Game(pack, scenario, f"end/{ABANDONED}", Options(reply_limit=60), begun=False)
    first, second = game.seats
    game.take(first)
    game.commit(first)
    chance = game.chance(game.position.ledger)
    game.keep(ends.claim(game.system, game.position, first, frozenset(), chance, frozenset({second}), game.seeds()))
    return {f"{scenario}-{ABANDONED}": game}


def _settle(game: Game, how: str) -> None:
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


def _fork(pack: LoadedPack) -> Game:
    """A game that begins where a closed one stood half way through, and goes its own way."""
    origin = min((_played(pack, card.id, 0) for card in pack.card.scenarios), key=lambda game: len(game.events))
    version = len(origin.events) // 2
    while not (at := origin.at(version)).game.prompts:
        version += 1
    opening = origin.system.inherit(origin.events[:version], at.game.board)
    come_from = Origin(OriginKind.FORK, origin.game, version, origin.heads[version].hex())
    game = Game(pack, at.ledger.scenario, "fork", origin=come_from, opening=opening)
    game.play(_policies(game), DECISIONS)
    game.close()
    return game


def _wandering(pack: LoadedPack, others: Iterable[Game]) -> dict[str, Game]:
    """Unfinished games of an explorer, as many as it takes to show what happens in any of them and not in
    the others."""
    shown = _tags_of(others)
    games = {
        card.id: Game(pack, card.id, "wandering", opening=_veterans(pack, card.id)) for card in pack.card.scenarios
    }
    for id, game in games.items():
        game.play(dict.fromkeys(game.seats, ExplorerPolicy(id)), DECISIONS)
    tags = {id: _tags_of([game]) for id, game in games.items()}
    found: dict[str, Game] = {}
    while fresh := {id: held - shown for id, held in tags.items() if held - shown}:
        best = max(fresh, key=lambda scenario: len(fresh[scenario]))
        found[f"{best}-wandering"] = games[best]
        shown |= tags[best]
    return found


def _interrupted(pack: LoadedPack) -> dict[str, Game]:
    """One unfinished game for each way to be half done, of many the shortest: each kind of frame, on top
    where it can be asked about, and one pick for the initiative made of two."""
    shortest: dict[str, tuple[int, str]] = {}
    for card in pack.card.scenarios:
        game, explorer = _save(pack, card.id)
        for decisions in range(1, DECISIONS):
            game.play(dict.fromkeys(game.seats, explorer), 1)
            for kind in _half_done(game):
                shortest[kind] = min(shortest.get(kind, (decisions, card.id)), (decisions, card.id))
    found: dict[str, Game] = {}
    for kind, (decisions, scenario) in shortest.items():
        found[kind], explorer = _save(pack, scenario)
        found[kind].play(dict.fromkeys(found[kind].seats, explorer), decisions)
    return found


def _save(pack: LoadedPack, scenario: str) -> tuple[Game, Policy]:
    return Game(pack, scenario, "save", opening=_veterans(pack, scenario)), ExplorerPolicy(scenario)


def _veterans(pack: LoadedPack, scenario: str) -> tuple[Event, ...]:
    """A scenario of a campaign with everybody promoted who can be, for what only upgraded cards print;
    nothing of another pack, whose own opening will do."""
    if not isinstance(pack.content, CampaignPack):
        return ()
    printed = pack.content.cards
    (opening,) = pack.system.opening(pack.content, usual(pack.system, pack.content, scenario))
    assert isinstance(opening, ScenarioSetUp), "a scenario begins with its set-up"

    better = {card.id: printed.get(partner(card.id, "V")) for card in opening.setup.cards}

    def promoted(cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(upgraded.id if (upgraded := better[id]) else id for id in cards))

    return (
        ScenarioSetUp(
            replace(
                opening.setup,
                sides=tuple(
                    replace(side, deck=promoted(side.deck), supply=promoted(side.supply))
                    for side in opening.setup.sides
                ),
                cards=tuple(
                    replace(card, id=upgraded.id, actions=upgraded.actions, level=upgraded.level)
                    if (upgraded := better[card.id])
                    else card
                    for card in opening.setup.cards
                ),
            )
        ),
    )


def _half_done(game: Game) -> list[str]:
    """What a game would be a save of: the frame on top, or the one below that is never on top."""
    board: Board = game.position.game.board
    if not board.frames:
        return ["initiative"] if board.seals else []
    below = [frame for frame in board.frames[:-1] if isinstance(frame, Exerted)]
    return [type(frame).__name__.lower() for frame in (board.frames[-1], *below)]
