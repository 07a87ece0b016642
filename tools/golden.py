"""Golden logs and saves: games recorded with a release, which every later one folds to the same
views; what stops half way is played on to its end by every later one."""

import gzip
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from domain.kernel import ends
from domain.kernel.events import ENDS_BY_SEATS, Event, GameFinished, Options, Origin
from domain.kernel.game import Position, blank, fold, phase_of, walk
from domain.kernel.log import Entry, canonical_json
from domain.kernel.system import System
from domain.kernel.words import PUBLIC, REFEREE
from domain.undaunted import decisions as d
from domain.undaunted.events import MarkerPlaced, ScenarioWon
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


def record(folder: Path) -> Iterator[Path]:
    """A log of each scenario and one for each way a game can end, named by both; one of all that
    can happen besides play, some of what sensible bots do not do, a fork, and a save for each
    way to be half done; beside each what everybody saw."""
    folder.mkdir(parents=True)
    for name, pack in load_packs().items():
        whole = {card.id: _played(pack, card.id, 0) for card in pack.card.scenarios}
        games = {f"{name}-{id}-{ending(game.events)}": game for id, game in whole.items()}
        games |= {f"{name}-{how}": game for how, game in _endings(pack, whole.values()).items()}
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


class _Gunner:
    """Plays at random, but shells the most crowded space where it can, so that no kind of frame is
    missed."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: str, scene: Scene, view: View, kind: str, choices: Sequence[Choice]) -> Choice:  # noqa: ARG002
        crowd = Counter(counter.space for counter in view.counters)

        def worth(choice: Choice) -> float:
            match choice.decision:
                case d.Play(act=d.Blast()):
                    return 100
                case d.Play(act=d.Target(to=space)):
                    return crowd[space]
                case _:
                    return self._random.random()

        return max(choices, key=worth)


def _wandering(pack: LoadedPack) -> dict[str, Game]:
    """Unfinished games at random, as many as it takes to show all that happens in any of them."""
    known, shown = samples.registered(pack.system.name), set[str]()
    tags: dict[str, set[str]] = {}
    games = {card.id: Game(pack, card.id, "wandering") for card in pack.card.scenarios}
    for id, game in games.items():
        game.play(dict.fromkeys(game.seats, _Gunner(id)), DECISIONS)
        tags[id] = set().union(*(samples.tags_of(record, known) for record in game.records))
    found: dict[str, Game] = {}
    for id in sorted(games, key=lambda scenario: len(tags[scenario]), reverse=True):
        if tags[id] - shown:
            found[f"{id}-wandering"] = games[id]
            shown |= tags[id]
    return found


def _interrupted(pack: LoadedPack) -> dict[str, Game]:
    """One unfinished game for each way to be half done: each kind of frame on top, and one pick
    for the initiative made of two."""
    found: dict[str, Game] = {}
    for card in pack.card.scenarios:
        game, gunner = Game(pack, card.id, "save"), _Gunner(card.id)
        for decisions in range(1, DECISIONS):
            game.play(dict.fromkeys(game.seats, gunner), 1)
            kind = _half_done(game)
            if kind and kind not in found:
                again, same = Game(pack, card.id, "save"), _Gunner(card.id)
                again.play(dict.fromkeys(again.seats, same), decisions)
                found[kind] = again
    return found


def _half_done(game: Game) -> str:
    board: Board = game.position.game.board
    if board.frames:
        return type(board.frames[-1]).__name__.lower()
    return "initiative" if board.seals else ""
