"""Golden playthroughs (law 10): one whole game of each scenario as text, to be read in review: what
each seat is told, sees and may decide. Kept are hashes of them, and the text of one of each kind of game."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain, count, groupby
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kronika.domain.kernel import ends, texts
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import DecisionMade, Event
from kronika.domain.kernel.game import Position, apply, blank
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.ledger_reducers import apply_to_ledger
from kronika.domain.kernel.rendering import Page, Role
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import PUBLIC
from kronika.library.offline import OfflineGame, options_for
from kronika.library.policies import Policy, usual_policy
from kronika.service.packs import LoadedPack, load_packs
from tests.bench.fixtures import brief, trials_of
from tests.bench.golden import DIGITS

LARGEST = 200_000
"""Bytes of a playthrough at most."""
LONGEST = 150
"""Decisions of a playthrough at most, where the system does not say otherwise: a longer one would not fit."""

IN_FULL = ("foray-team", "normandy-1", "north_africa-1", "russian_front-b", "stalingrad-072", "tankduel-m2")
"""One of each kind of game, which is kept as text."""
HASHES = "hashes.jsonl"

HOW_TO_READ = """\
A line with a number is an event at that version, told in English | Czech; «us>» before it: told so to
that seat alone. «now» lists what has changed in what the seats see, «us now» what only that seat sees so;
of a long list what has left it (-) and what has come (+).
«us may» lists every decision that the seat may submit, with the dice, the total defence and the
chance of each attack; a card with the same decisions as when they were last listed is only named.
The board is drawn at the start of every third round and at the end, as a spectator sees it:"""

ROUNDS_A_DRAWING = 3


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a playthrough: the start of a hash of the opening, and of what follows each decision."""

    title: str
    seed: int
    hashes: str

    @property
    def parts(self) -> list[str]:
        return self.hashes.split()


def read(folder: Path) -> dict[str, Kept]:
    """By title."""
    rows = (folder / HASHES).read_bytes().splitlines()
    return {kept.title: kept for kept in msgspec.json.decode(b"[" + b",".join(rows) + b"]", type=list[Kept])}


def write(folder: Path) -> Iterator[Path]:
    """A line for each scenario of each pack, and for each other set-up of it that is shown; the six in full."""
    folder.mkdir(parents=True, exist_ok=True)
    before = read(folder) if (folder / HASHES).exists() else {}
    rows = b""
    for name, pack in load_packs().items():
        for title, (scenario, called) in titles(pack).items():
            full = f"{name}-{title}"
            seed, parts = _first(pack, scenario, called, before.get(full))
            rows += msgspec.json.encode(Kept(full, seed, " ".join(map(digest, parts)))) + b"\n"
            if full in IN_FULL:
                path = folder / f"{full}.txt"
                path.write_text("".join(parts))
                yield path
    (folder / HASHES).write_bytes(rows)
    yield folder / HASHES


def again(packs: Mapping[str, LoadedPack], kept: Kept) -> tuple[OfflineGame, list[str]]:
    """The same game from the code at hand, and its playthrough: the opening whole, then for each decision what it
    changed; all in order are the text."""
    name, _, title = kept.title.partition("-")
    scenario, called = titles(packs[name])[title]
    game = _played(packs[name], scenario, kept.seed, called)
    return game, _parts(packs[name], scenario, kept.seed, game)


def wordless(packs: Mapping[str, LoadedPack], kept: Kept) -> str:
    """The start of a hash of all of the same game but its sentences: its events, and after each what every seat sees
    and may decide."""
    game, _ = again(packs, kept)
    found = sha256()
    positions = {viewer: blank(game.system, viewer) for viewer in (PUBLIC, *game.seats)}
    for version, event in enumerate(game.events, 1):
        found.update(canonical_json(event))
        for viewer, position in positions.items():
            seen = blind(event, viewer)
            after = apply(position.game, seen)
            positions[viewer] = Position(version, apply_to_ledger(position.ledger, seen, version), after)
            found.update(canonical_json(game.system.view(after.board)))
            for prompt in after.prompts:
                if prompt.seat == viewer:
                    found.update(canonical_json(game.system.rules.legal(after.board, prompt)))
    return found.hexdigest()[:DIGITS]


def digest(part: str) -> str:
    """The start of its hash."""
    return sha256(part.encode()).hexdigest()[:DIGITS]


def titles(pack: LoadedPack) -> dict[str, tuple[str, str]]:
    """By the names of their files: scenarios of a pack, and what their set-ups are called, empty of the usual one."""
    found = {}
    for card in pack.card.scenarios:
        found[card.id] = (card.id, "")
        for called in trials_of(pack.system).shown(pack.content, card.id):
            found[f"{card.id}-{called}"] = (card.id, called)
    return found


def _parts(pack: LoadedPack, scenario: str, seed: int, played: OfflineGame) -> list[str]:
    title = next(card.title for card in pack.card.scenarios if card.id == scenario)
    heading = f"{pack.card.id.name} {scenario}: {title.en} | {title.cs}; seats: {', '.join(played.seats)}; seed {seed}"
    rows = [heading, "", HOW_TO_READ, *_lines(played.system, played.position.game.board, Role.MORE), ""]
    parts, teller = [], _Teller(played)
    for version, event in enumerate(played.events, 1):
        if isinstance(event, DecisionMade):
            parts.append(rows)
            rows = [""]
        rows += teller.told(version, event)
        if version == len(played.events) or isinstance(played.events[version], DecisionMade):
            rows += teller.shown()
    return ["".join(f"{row}\n" for row in part) for part in (*parts, rows)]


def _first(pack: LoadedPack, scenario: str, called: str, before: Kept | None) -> tuple[int, list[str]]:
    """The seed kept before, else the first, whose game ends soon enough to be shown whole and is not too large, and
    its playthrough."""
    for seed in chain((before.seed,) if before else (), count()):
        played = _played(pack, scenario, seed, called)
        if played.position.game.outcome is not None:
            parts = _parts(pack, scenario, seed, played)
            if len("".join(parts).encode()) <= LARGEST:
                return seed, parts
    raise AssertionError("seeds do not end")


def _played(pack: LoadedPack, scenario: str, seed: int, called: str) -> OfflineGame:
    """The game of the system's bots with this seed. One that would not fit is given up by who is asked."""
    setup = trials_of(pack.system).shown(pack.content, scenario)[called] if called else brief(pack, scenario)
    game = OfflineGame(pack, scenario, f"playthrough/{seed}", options_for(pack), setup=setup)
    policies: dict[str, Policy] = {seat: usual_policy(pack.system, seed) for seat in game.seats}
    trials, name = trials_of(pack.system), pack.card.id.name
    cut = trials.cut.get(f"{name}-{scenario}-{called}", trials.cut.get(name))
    game.play(policies, cut or trials.longest.get(name, LONGEST))
    if cut and game.position.game.outcome is None:
        loser = game.position.game.prompts[0].seat
        game.keep(ends.resign(game.system, game.position, loser, game.chance(game.position.ledger)))
    return game


class _Teller:
    """Follows a game with the eyes of every seat."""

    def __init__(self, game: OfflineGame) -> None:
        self._system = game.system
        self._positions = {viewer: blank(game.system, viewer) for viewer in (PUBLIC, *game.seats)}
        self._seats = game.seats
        self._known: dict[str, dict[str, Value]] = {seat: {} for seat in game.seats}
        self._could: dict[str, dict[str, str]] = {seat: {} for seat in game.seats}
        self._round = 0

    def told(self, version: int, event: Event) -> list[str]:
        """The sentences of an event, as each seat reads them."""
        said: dict[str, str] = {}
        for viewer, position in self._positions.items():
            seen = blind(event, viewer)
            after = apply(position.game, seen)
            self._positions[viewer] = Position(version, apply_to_ledger(position.ledger, seen, version), after)
            sentence = texts.say(self._system, after.board, seen)
            if sentence is not None and viewer in self._seats:
                said[viewer] = f"{text(sentence, 'en')} | {text(sentence, 'cs')}"
        if len(said) == len(self._seats) and len(set(said.values())) == 1:
            return [f"{version:>5} {next(iter(said.values()))}"]
        return [f"{version:>5} {seat}> {sentence}" for seat, sentence in said.items()]

    def shown(self) -> list[str]:
        """What changed in each seat's view since it was last shown, and what it may decide now."""
        rows = self._board()
        changed = {seat: self._changes(seat) for seat in self._seats}
        first, *others = changed.values()
        same = [change for change in first if all(change in other for other in others)]
        rows += _wrapped("now", same)
        for seat, changes in changed.items():
            rows += _wrapped(f"{seat} now", [change for change in changes if change not in same])
        for seat in self._seats:
            for prompt in self._positions[seat].game.prompts:
                if prompt.seat == seat:
                    rows += self._may(prompt)
        outcome = self._positions[PUBLIC].game.outcome
        return rows if outcome is None else [*rows, "", *self._drawn()]

    def _board(self) -> list[str]:
        started = self._system.round(self._positions[PUBLIC].game.board)
        if started == self._round:
            return []
        self._round = started
        drawn = self._drawn() if started % ROUNDS_A_DRAWING == 1 else []
        return ["", f"===== round {started} =====", *drawn]

    def _drawn(self) -> list[str]:
        board = self._positions[PUBLIC].game.board
        return _lines(self._system, board, Role.MAIN, Role.EACH)

    def _changes(self, seat: str) -> list[str]:
        before = self._known[seat]
        view = msgspec.to_builtins(self._system.view(self._positions[seat].game.board))
        now = dict(_flat({name: value for name, value in view.items() if name not in trials_of(self._system).derived}))
        self._known[seat] = now
        return [
            f"{key} {_told(before.get(key), now[key]) if key in now else 'no more'}"
            for key in now | before
            if now.get(key) != before.get(key)
        ]

    def _may(self, prompt: Prompt) -> list[str]:
        board = self._positions[prompt.seat].game.board
        legal = self._system.rules.legal(board, prompt)
        could = self._could[prompt.seat]
        said = [self._said(board, decision).rpartition(": ") for decision in legal]
        same, fresh = [], []
        for head, group in groupby(said, key=lambda parts: parts[0]):
            options = " / ".join(tail for _, _, tail in group)
            if head and could.get(head) == options:
                same.append(head)
            else:
                could[head] = options
                fresh.append(f"        {head}: {options}" if head else f"        {options}")
        as_before = f" {', '.join(same)} as before" if same else ""
        return [f"      {prompt.seat} may ({prompt.kind}, {len(legal)}):{as_before}", *fresh]

    def _said(self, board: Any, decision: Any) -> str:
        odds = self._system.odds(board, decision)
        if odds is None:
            return text(self._system.words.decision(board, decision), "en")
        thrown = f"{odds.dice}d" if odds.dice else "card"
        said = text(self._system.words.decision(board, decision), "en")
        wanted = f"at most {odds.target}" if odds.at_most else f"against {odds.target}"
        results = "".join(f", {one.name} {one.outcomes}" for one in odds.results)
        return f"{said} ({thrown} {wanted}, {odds.wins}/{odds.outcomes}{results})"


def _lines(system: System, board: Any, *roles: Role) -> list[str]:
    told = system.rendering.written(board, Page())
    return [line for panel in told if panel.role in roles for line in panel.text.split("\n")]


def _wrapped(head: str, changes: list[str]) -> list[str]:
    return [f"      {head}: {'; '.join(changes)}"] if changes else []


class _List(NamedTuple):
    """A list in a view; of a zone how many cards it holds, and those that are known."""

    held: Counter[str]
    number: str = ""


Value = str | _List


def _told(before: Value | None, now: Value) -> str:
    """A value, or of a list what has changed, if that is shorter."""
    if isinstance(now, str):
        return now
    told = _counted(now.held)
    if isinstance(before, _List) and before.held:
        gone, come = before.held - now.held, now.held - before.held
        told = min(
            told, " ".join([f"-{one}" for one in gone.elements()] + [f"+{one}" for one in come.elements()]), key=len
        )
    if not now.number:
        return told
    return f"{now.number} ({told})" if told else now.number


def _counted(held: Counter[str]) -> str:
    return ", ".join(one if n == 1 else f"{n} {one}" for one, n in held.items())


def _flat(value: dict[str, Any], place: str = "") -> Iterator[tuple[str, Value]]:
    """What is in a view as pairs of place and value; things with an id are called by it."""
    for key, held in value.items():
        here = f"{place} {key}".strip()
        if isinstance(held, dict):
            yield here, ", ".join(f"{name} {_plain(one)}" for name, one in held.items())
        elif isinstance(held, list | tuple) and held and isinstance(held[0], dict):
            name = _name_of(held)
            for one in held:
                yield from _thing(one, name, place)
        elif isinstance(held, list | tuple):
            yield here, _List(Counter(map(str, held)))
        else:
            yield here, str(held)


def _name_of(things: Sequence[dict[str, Any]]) -> str:
    """The field that things are called by: the usual one, if it is there and tells them apart, or their first."""
    usual = next((key for key in ("id", "zone", "side", "seat") if key in things[0]), "")
    apart = usual and len({str(one[usual]) for one in things}) == len(things)
    return usual if apart else next(iter(things[0]))


def _thing(value: dict[str, Any], name: str, place: str) -> Iterator[tuple[str, Value]]:
    here = f"{place} {_plain(value[name])}".strip()
    rest = {key: held for key, held in value.items() if key != name}
    if "count" in rest:
        yield here, _List(Counter(rest.get("cards", ())), str(rest["count"]))
    else:
        yield from _flat(rest, here)


def _plain(value: Any) -> str:
    return _counted(Counter(map(str, value))) if isinstance(value, list | tuple) else str(value)
