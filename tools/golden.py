"""Golden games: playthroughs that people read in review, logs and saves that must fold the same
for ever."""

import gzip
import json
import random
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from domain.kernel import ends, seats, texts
from domain.kernel.chance import Chain, ChainedChance, checkpoints, commitment
from domain.kernel.events import DecisionMade, Event, Options
from domain.kernel.export import lines
from domain.kernel.game import Position, Recorder, blank, decide, evolve_game
from domain.kernel.hashing import genesis, head_of
from domain.kernel.ledger import Holder, Ledger, evolve_ledger
from domain.kernel.log import Opened, Part, Record, blind, canonical_json
from domain.kernel.receipts import receipt_message
from domain.kernel.words import PUBLIC, REFEREE, Rejection
from domain.systems import CODECS
from service.packs import LoadedPack, load_packs
from tools.bots.policy import Choice, Policy
from tools.bots.sensible import SensiblePolicy

AT = "2026-01-01T00:00:00.000000Z"
LARGEST = 200_000
"""Bytes of a playthrough at most."""
DECISIONS = 400
"""Decisions of a golden log at most."""


class Game:
    """A whole game made without a service, from a seed: with chains, entropy, salts and heads, so
    that it verifies. Two with the same seed are the same to the byte."""

    def __init__(self, pack: LoadedPack, scenario: str, seed: str, options: Options = Options()) -> None:
        self.pack, self.system, self._seed = pack, pack.system, seed
        self._codec = CODECS[self.system.name]
        self.records: list[Record] = []
        self.events: list[Event] = []
        self._parts: dict[int, Part] = {}
        card = next(s for s in pack.card.scenarios if s.id == scenario)
        self.game = f"golden-{pack.card.id.name}-{scenario}"
        self._chains = {one: Chain(b"".join(checkpoints(self._bytes(one)))) for one in (PUBLIC, *card.seats)}
        anchors = {one: chain.anchor for one, chain in self._chains.items()}
        opening = self.system.opening(pack.content, scenario)
        self.opening = opening
        birth = seats.Birth(self.game, pack.card.id, scenario, card.seats, options, None, anchors, opening)
        self.position = blank(self.system)
        self.head = genesis(self.game, pack.card.id.hash, anchors.items())
        self._keep(seats.create(self.system, birth))
        for seat in card.seats:
            self._keep(seats.take(self.system, self.position, seat, Holder(seat, seat, "")))
        for seat in card.seats:
            committed = commitment(seat, self.game, anchors, self._bytes(f"entropy/{seat}"))
            self._keep(seats.commit(self.system, self.position, seat, 1, committed))
        for seat in card.seats:
            entropy = self._bytes(f"entropy/{seat}").hex()
            self._keep(seats.reveal(self.system, self.position, seat, 1, entropy, self._chance))

    def _bytes(self, purpose: str) -> bytes:
        return sha256(f"{self._seed}/{purpose}".encode()).digest()

    def _chance(self, ledger: Ledger) -> ChainedChance:
        return ChainedChance(self.game, ledger.pack.hash, 1, self._chains, ledger.used, ledger.entropy)

    def _keep(self, out: Recorder | Rejection) -> None:
        assert isinstance(out, Recorder), out
        first = out.version - len(out.events) + 1
        for version, event in enumerate(out.events, first):
            opened = tuple(Opened(self._parts[v].content, self._parts[v].salt, v) for v in getattr(event, "opens", ()))
            record = self._codec.encode(event, AT, first, self._bytes(f"salt/{version}").hex(), opened)
            if record.sealed:
                self._parts[version] = record.sealed[0]
            self.head = head_of(self.head, version, record.leaf())
            self.records.append(record)
        self.events += out.events
        self.position = out.position

    def decide(self, seat: str, prompt: int, decision: Any) -> None:
        """One legal decision."""
        request = str(len(self.records))
        chance = self._chance(self.position.ledger)
        self._keep(decide(self.system, self.position, seat, prompt, request, decision, chance))

    def play(self, policies: dict[str, Policy], decisions: int) -> None:
        """Let policies take so many decisions, or fewer if the game is over."""
        for _ in range(decisions):
            if self.position.game.outcome is not None:
                return
            board, prompt = self.position.game.board, self.position.game.prompts[0]
            choices = [Choice(x, self.system.odds(board, x)) for x in self.system.legal(board, prompt)]
            policy = policies[prompt.seat]
            scene, view = self.system.scene(board), self.system.view(board)
            chosen = policy.choose(prompt.seat, scene, view, prompt.kind, choices)
            self.decide(prompt.seat, prompt.id, chosen.decision)

    def end(self, how: str) -> None:
        """End the game otherwise than by its rules: `resigned`, `drawn` or `claimed`."""
        first, second = self.position.ledger.seats
        match how:
            case "resigned":
                self._keep(ends.resign(self.system, self.position, first))
            case "drawn":
                self._keep(ends.offer_draw(self.system, self.position, first))
                self._keep(ends.offer_draw(self.system, self.position, second))
            case "claimed":
                late = self.position.game.prompts[0]
                claimant = second if late.seat == first else first
                self._keep(ends.claim(self.system, self.position, claimant, frozenset({late.id})))

    def close(self) -> None:
        """Every seat confirms the end; seals and chance open."""
        for seat in self.position.ledger.seats:
            self._keep(ends.confirm(self.system, self.position, seat, ()))

    def export(self) -> bytes:
        """The referee's file."""
        key = Ed25519PrivateKey.from_private_bytes(self._bytes("service"))
        signature = key.sign(receipt_message(self.game, len(self.records), self.head)).hex()
        public = key.public_key().public_bytes_raw().hex()
        return b"".join(lines(self.records, self.game, len(self.records), self.head.hex(), public, signature))


def views_of(game: Game) -> dict[str, dict[str, str]]:
    """At every tenth transaction, for each audience, SHA-256 of its view as canonical JSON."""
    found: dict[str, dict[str, str]] = {}
    audiences = (REFEREE, PUBLIC, *game.position.ledger.seats)
    for audience in audiences:
        position = blank(game.system, audience)
        for version, event in enumerate(game.events, 1):
            seen = evolve_game(game.system, position.game, blind(event, audience))
            position = Position(version, position.ledger, seen)
            if seen.board.scene.sides and (version % 50 == 0 or version == len(game.events)):
                view = canonical_json(game.system.view(seen.board))
                found.setdefault(str(version), {})[audience] = sha256(view).hexdigest()
    return found


# --- playthroughs


def write_playthroughs(folder: Path) -> Iterator[Path]:
    """One scripted game of each scenario of each pack, as text; files of at most 200 KB."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, pack in load_packs().items():
        for card in pack.card.scenarios:
            path = folder / f"{name}-{card.id}.txt"
            path.write_text(playthrough(pack, card.id))
            yield path


def playthrough(pack: LoadedPack, scenario: str) -> str:
    """What each seat sees, may decide and is told: the opening whole, then only what changed."""
    game = Game(pack, scenario, f"playthrough/{pack.card.id.name}/{scenario}")
    system, names = game.system, tuple(game.position.ledger.seats)
    positions = {seat: blank(system, seat) for seat in names}
    shown: dict[str, dict[str, str]] = {seat: {} for seat in names}
    rows = [f"{pack.card.id.name} {scenario}: {', '.join(names)}"]
    told = _told(game, positions, 0)
    rows += told + _changes(game, positions, shown)
    policies: dict[str, Policy] = {seat: SensiblePolicy(7) for seat in names}
    size = sum(map(len, rows))
    while game.position.game.outcome is None and size < LARGEST * 0.9:
        before = len(game.events)
        game.play(policies, 1)
        fresh = _told(game, positions, before) + _changes(game, positions, shown)
        size += sum(len(row.encode()) + 1 for row in fresh)
        rows += fresh
    return "\n".join(rows) + "\n"


def _told(game: Game, positions: dict[str, Position], before: int) -> list[str]:
    """The sentences of the events after a version, as each seat reads them."""
    rows = []
    for version, event in enumerate(game.events[before:], before + 1):
        said: dict[str, str] = {}
        for seat, position in positions.items():
            seen = blind(event, seat)
            after = evolve_game(game.system, position.game, seen)
            positions[seat] = Position(version, evolve_ledger(position.ledger, seen, version), after)
            sentence = texts.say(game.system, after.board, seen)
            if sentence is not None:
                said[seat] = f"{sentence.en} | {sentence.cs}"
        if isinstance(event, DecisionMade):
            rows.append("")
        if len(set(said.values())) == 1 and len(said) == len(positions):
            rows.append(f"{version:>5} {next(iter(said.values()))}")
        else:
            rows += [f"{version:>5} [{seat}] {sentence}" for seat, sentence in said.items()]
    return rows


def _changes(game: Game, positions: dict[str, Position], shown: dict[str, dict[str, str]]) -> list[str]:
    """What changed in each seat's view, and what it may decide now."""
    rows = []
    for seat, position in positions.items():
        board = position.game.board
        flat = dict(_flat(msgspec.to_builtins(game.system.view(board))))
        for key in sorted(flat.keys() | shown[seat].keys()):
            if flat.get(key) != shown[seat].get(key):
                rows.append(f"      [{seat}] {key} = {flat.get(key, '-')}")
        shown[seat] = flat
        for prompt in position.game.prompts:
            if prompt.seat == seat:
                legal = game.system.legal(board, prompt)
                said = "; ".join(_said(game, board, decision) for decision in legal)
                rows.append(f"      [{seat}] may ({prompt.kind}, {len(legal)}): {said}")
    return rows


def _said(game: Game, board: Any, decision: Any) -> str:
    odds = game.system.odds(board, decision)
    chance = f" ({odds.dice}d against {odds.target}: {odds.wins}/{odds.outcomes})" if odds else ""
    return game.system.say_decision(board, decision).en + chance


def _flat(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """A nested value as pairs of place and text; things with an id are called by it."""
    if isinstance(value, dict):
        for key, held in value.items():
            yield from _flat(held, f"{place}.{key}" if place else key)
    elif isinstance(value, list | tuple) and value and isinstance(value[0], dict):
        for at, held in enumerate(value):
            name = held.get("id") or held.get("zone") or held.get("side") or str(at)
            rest = {key: v for key, v in held.items() if key not in ("id", "zone", "side")}
            yield from _flat(rest, f"{place}[{name}]")
    elif isinstance(value, list | tuple) and all(isinstance(held, str) for held in value):
        yield place, ", ".join(name if n == 1 else f"{n} {name}" for name, n in Counter(value).items())
    else:
        yield place, json.dumps(value, ensure_ascii=False)


# --- logs and saves


def record(folder: Path) -> Iterator[Path]:
    """A log of each scenario, one for each way a game can end, one save for each kind of frame,
    and one sample of every tag; each log with the hashes of its views."""
    folder.mkdir(parents=True)
    samples: dict[str, str] = {}
    for name, pack in load_packs().items():
        for card in pack.card.scenarios:
            game = _played(pack, card.id, "0")
            yield from _write(folder, f"log-{name}-{card.id}", game, samples)
        for how, game in _endings(pack).items():
            yield from _write(folder, f"end-{name}-{how}", game, samples)
        for kind, game in _interrupted(pack).items():
            yield from _write(folder, f"save-{name}-{kind}", game, samples)
    path = folder / "tags.json"
    path.write_text(json.dumps(samples, indent=1, sort_keys=True) + "\n")
    yield path


def _played(pack: LoadedPack, scenario: str, seed: str) -> Game:
    game = Game(pack, scenario, f"log/{seed}")
    policies: dict[str, Policy] = {seat: SensiblePolicy(at) for at, seat in enumerate(game.position.ledger.seats)}
    game.play(policies, DECISIONS)
    if game.position.game.outcome is not None:
        game.close()
    return game


def _endings(pack: LoadedPack) -> dict[str, Game]:
    """One game for each way to end: by its rules as they come up, and by the players."""
    found: dict[str, Game] = {}
    for seed in range(30):
        for card in pack.card.scenarios:
            outcome = _played(pack, card.id, str(seed)).position.game.outcome
            if outcome is not None and outcome.how not in found:
                found[outcome.how] = _played(pack, card.id, str(seed))
    for how in ("resigned", "drawn", "claimed"):
        game = Game(pack, pack.card.scenarios[0].id, f"end/{how}", Options(reply_limit=60))
        policies: dict[str, Policy] = {seat: SensiblePolicy(1) for seat in game.position.ledger.seats}
        game.play(policies, 12)
        game.end(how)
        game.close()
        found[how] = game
    return found


def _interrupted(pack: LoadedPack) -> dict[str, Game]:
    """One unfinished game for each kind of frame that can be on top while somebody is asked."""
    found: dict[str, Game] = {}
    for card in pack.card.scenarios:
        game = Game(pack, card.id, "save")
        chooser = random.Random(card.id)
        for _ in range(DECISIONS):
            if game.position.game.outcome is not None:
                break
            prompt = game.position.game.prompts[0]
            decision = chooser.choice(game.system.legal(game.position.game.board, prompt))
            game.decide(prompt.seat, prompt.id, decision)
            frames = game.position.game.board.frames
            kind = type(frames[-1]).__name__.lower() if frames else ""
            if kind and kind not in found:
                found[kind] = _again(pack, card.id, game)
    return found


def _again(pack: LoadedPack, scenario: str, game: Game) -> Game:
    """A game as far as it has come, apart from the one that goes on."""
    copy = Game(pack, scenario, "save")
    for event in game.events[len(copy.events) :]:
        if isinstance(event, DecisionMade):
            made = event.public or (event.secret.content if event.secret else None)
            assert made is not None, "the referee sees all"
            copy.decide(event.seat, event.prompt, made.decision)
    return copy


def _write(folder: Path, name: str, game: Game, samples: dict[str, str]) -> Iterator[Path]:
    for event, record_ in zip(game.events, game.records, strict=True):
        samples.setdefault(str(type(event).__struct_config__.tag), bytes(record_.public).decode())
    log = folder / f"{name}.jsonl.gz"
    log.write_bytes(gzip.compress(game.export(), mtime=0))
    views = folder / f"{name}.views.json"
    views.write_text(json.dumps(views_of(game), indent=0, sort_keys=True) + "\n")
    yield from (log, views)
