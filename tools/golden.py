"""Golden logs and saves: games recorded with a release, which every later one folds to the same
views; what stops half way is played on to its end by every later one."""

import gzip
import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from types import NoneType
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from domain.kernel import ends
from domain.kernel.events import ENDS_BY_SEATS, Event, GameFinished, Options, Origin
from domain.kernel.game import Position, blank, fold, phase_of, walk
from domain.kernel.log import Entry, canonical_json
from domain.kernel.system import System
from domain.kernel.words import PUBLIC, REFEREE
from domain.undaunted import decisions as d
from domain.undaunted.campaign.format import CampaignPack
from domain.undaunted.campaign.squads import partner
from domain.undaunted.events import MarkerPlaced, ScenarioSetUp, ScenarioWon
from domain.undaunted.frames import Exerted
from domain.undaunted.rules.victory import objectives_worth
from domain.undaunted.state import Board
from domain.undaunted.system import UNDAUNTED
from domain.undaunted.view import Scene, View
from service.packs import LoadedPack, load_packs
from tools import samples
from tools.bots.policy import Choice, Policy
from tools.bots.sensible import SensiblePolicy
from tools.happenings import eventful
from tools.offline import AT, Game

__all__ = ["AT", "Game", "Views", "ending", "record", "seen", "views_of"]

DECISIONS = 400
"""Decisions of a golden log at most."""
SEEDS = 30
"""How many games of each scenario are looked through for the ways to end."""
WAYS: Final = {
    "normandy": {"objectives", "pin", "both_pinned_tie", "both_pinned_worth", "hopeless_at_once", "hopeless_later"},
    "stalingrad": {"objectives", "goal", "total_rout"},
}
"""The ways in which the rules of each game end it, by what bots do."""
DIGITS = 8
"""Of a hash, what is recorded of the view at every version."""


class Views(msgspec.Struct, frozen=True):
    """What one audience saw of a log: the start of the hash at each version where what it sees
    changed, and the whole at the last."""

    audience: str
    hashes: dict[str, str]
    last: msgspec.Raw


def seen(system: System, position: Position) -> bytes:
    """Everything that an audience sees of a position and that no later rules may change, as
    canonical JSON."""
    ledger, game = position.ledger, position.game
    outcome = game.outcome
    shown: dict[str, Any] = {
        "view": system.view(game.board),
        "prompts": [(prompt.id, prompt.seat, prompt.kind) for prompt in game.prompts],
        "outcome": outcome and (outcome.winners, outcome.how, outcome.rule),
        "phase": phase_of(position),
        "held": {name: seat.held_by and (seat.held_by.name, seat.held_by.key) for name, seat in ledger.seats.items()},
        "epoch": ledger.epoch.number,
        "used": ledger.used,
        "undo": {seat: (asked.to, asked.dispute, asked.agreed) for seat, asked in ledger.undo.items()},
        "draws": ledger.draws,
        "disputes": [(d.seat, d.version, d.reason, d.how) for d in ledger.disputes],
        "confirmed": ledger.confirmed,
    }
    return canonical_json(shown)


def views_of(system: System, entries: list[Entry], audience: str) -> Views:
    """What an audience sees of a log, from the first version with a board on."""
    hashes: dict[str, str] = {}
    before, last = "", b""
    for position in walk(system, entries, audience):
        if position.game.board != system.blank(audience):
            last = seen(system, position)
            found = sha256(last).hexdigest()[:DIGITS]
            if found != before:
                hashes[str(position.version)] = before = found
    return Views(audience, hashes, msgspec.Raw(last))


# --- recording


def record(folder: Path, packs: Collection[str] = ()) -> Iterator[Path]:
    """Of these packs, or all: a log of each scenario and one for each way a game can end, named by both;
    one of all that can happen besides play, some of what sensible bots do not do, a fork, and a save for
    each way to be half done; beside each what everybody saw."""
    folder.mkdir(parents=True)
    for name, pack in load_packs().items():
        if packs and name not in packs:
            continue
        whole = {card.id: _played(pack, card.id, 0) for card in pack.card.scenarios}
        games = {f"{name}-{id}-{ending(game.events)}": game for id, game in whole.items()}
        games |= {f"{name}-{how}": game for how, game in _endings(pack, whole.values()).items()}
        games |= {f"{name}-withdrawn": game for game in _withdrawn(pack)}
        games |= {f"{name}-{title}": game for title, game in _wandering(pack).items()}
        games |= {f"{name}-eventful": eventful(pack), f"{name}-fork": _fork(min(whole.values(), key=_length))}
        games |= {f"{name}-save-{kind}": game for kind, game in _interrupted(pack).items()}
        for title, game in games.items():
            yield from _write(folder, title, game)


def _length(game: Game) -> int:
    return len(game.events)


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


def _withdrawn(pack: LoadedPack) -> Iterator[Game]:
    """A game that a side gives up by its rules, where they have such a rule (S25)."""
    game = Game(pack, pack.card.scenarios[0].id, "end/withdrawn")
    for _ in range(2):
        game.play(_policies(game), 1)
    prompt = game.position.game.prompts[0]
    if d.Withdraw() in game.system.legal(game.position.game.board, prompt):
        game.decide(prompt.seat, prompt.id, d.Withdraw())
        game.close()
        yield game


def ending(events: Sequence[Event]) -> str:
    """How a game ended, telling apart the cases that one rule has; `unfinished` if it did not."""
    how = next((event.how for event in reversed(events) if isinstance(event, GameFinished)), "unfinished")
    match how:
        case "both_pinned":
            board: Board = fold(UNDAUNTED, list(enumerate(events, 1)), blank(UNDAUNTED)).game.board
            first, second = (objectives_worth(board, side) for side in board.scene.sides)
            return "both_pinned_tie" if first == second else "both_pinned_worth"
        case "hopeless":
            won = next(at for at, event in enumerate(events) if isinstance(event, ScenarioWon))
            return "hopeless_later" if isinstance(events[won - 1], MarkerPlaced) else "hopeless_at_once"
        case _:
            return how


def _settle(game: Game, how: str) -> None:
    """End a game otherwise than by its rules."""
    first, second = game.seats
    match how:
        case "resigned":
            game.keep(ends.resign(game.system, game.position, first))
        case "drawn":
            game.keep(ends.offer_draw(game.system, game.position, first))
            game.keep(ends.offer_draw(game.system, game.position, second))
        case "claimed":
            late = game.position.game.prompts[0]
            claimant = second if late.seat == first else first
            game.keep(ends.claim(game.system, game.position, claimant, frozenset({late.id})))


def _fork(origin: Game) -> Game:
    """A game that begins where a closed one stood half way through, and goes its own way."""
    version = len(origin.events) // 2
    while not (at := origin.at(version)).game.prompts:
        version += 1
    opening = origin.system.inherit(origin.events[:version], at.game.board)
    come_from = Origin("fork", origin.game, version, origin.heads[version].hex())
    game = Game(origin.pack, at.ledger.scenario, "fork", origin=come_from, opening=opening)
    game.play(_policies(game), DECISIONS)
    game.close()
    return game


class _Explorer:
    """Plays at random, every kind of decision as likely as another, so that no kind of frame is missed;
    what ends or does little seldom, and a blast on the most crowded space wherever it can."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: str, scene: Scene, view: View, kind: str, choices: Sequence[Choice]) -> Choice:  # noqa: ARG002
        kinds: dict[tuple[type, type], list[Choice]] = {}
        for choice in choices:
            act = getattr(choice.decision, "act", None)
            kinds.setdefault((type(choice.decision), type(act)), []).append(choice)
        weights = [1 if act is not NoneType else IDLE.get(decision, 1) for decision, act in kinds]
        open_ = [found for (_, act), found in kinds.items() if act is d.Blast] or self._random.choices(
            list(kinds.values()), weights
        )
        crowd = Counter(counter.space for counter in view.counters)
        return max(open_[0], key=lambda choice: (_aimed_at(choice, crowd), self._random.random()))


IDLE: Final[dict[type, float]] = {d.EndTurn: 0.02, d.HunkerDown: 0.02, d.Withdraw: 0.0005}
"""How likely an explorer does what ends or does little, against anything else."""


def _aimed_at(choice: Choice, crowd: Counter[str]) -> int:
    """How many counters stand where a target marker would lie."""
    match choice.decision:
        case d.Play(act=d.Target(to=space)):
            return crowd[space]
        case _:
            return 0


def _wandering(pack: LoadedPack) -> dict[str, Game]:
    """Unfinished games at random, as many as it takes to show all that happens in any of them."""
    known, shown = samples.registered(pack.system.name), set[str]()
    tags: dict[str, set[str]] = {}
    games = {
        card.id: Game(pack, card.id, "wandering", opening=_veterans(pack, card.id)) for card in pack.card.scenarios
    }
    for id, game in games.items():
        game.play(dict.fromkeys(game.seats, _Explorer(id)), DECISIONS)
        tags[id] = set().union(*(samples.tags_of(record, known) for record in game.records))
    found: dict[str, Game] = {}
    for id in sorted(games, key=lambda scenario: len(tags[scenario]), reverse=True):
        if tags[id] - shown:
            found[f"{id}-wandering"] = games[id]
            shown |= tags[id]
    return found


def _interrupted(pack: LoadedPack) -> dict[str, Game]:
    """One unfinished game for each way to be half done: each kind of frame, on top where it can be
    asked about, and one pick for the initiative made of two."""
    found: dict[str, Game] = {}
    for card in pack.card.scenarios:
        opening = _veterans(pack, card.id)
        game, explorer = Game(pack, card.id, "save", opening=opening), _Explorer(card.id)
        for decisions in range(1, DECISIONS):
            game.play(dict.fromkeys(game.seats, explorer), 1)
            for kind in _half_done(game):
                if kind not in found:
                    again, same = Game(pack, card.id, "save", opening=opening), _Explorer(card.id)
                    again.play(dict.fromkeys(again.seats, same), decisions)
                    found[kind] = again
    return found


def _veterans(pack: LoadedPack, scenario: str) -> tuple[Event, ...]:
    """A scenario of a campaign with everybody promoted who can be, for what only upgraded cards print;
    nothing of another pack, whose own opening will do."""
    if not isinstance(pack.content, CampaignPack):
        return ()
    printed = pack.content.cards
    (opening,) = pack.system.opening(pack.content, scenario)
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
