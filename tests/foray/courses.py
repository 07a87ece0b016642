"""Courses of Foray: all that seats can do, done at random, kept as steps, and played again with other cards,
so that two games differ in nothing but what an audience may not know."""

import random
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel import ends, orders, texts, undo
from kronika.domain.kernel import events as k
from kronika.domain.kernel.attempts import UnknownHandle, why_not
from kronika.domain.kernel.chance import Chance, Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.game import Position, Recorder, blank, decide, fold, walk
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.log import Codec, Entry, Record, SealedPart, encode_record, opened_by
from kronika.domain.kernel.rendering import Page
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.sealing import blind, parts_of
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.library.offline import AT
from kronika.projections.database import Notice
from kronika.projections.runner import Projector
from tests.foray import events as e
from tests.foray import rules as d
from tests.foray.pairs import LINK
from tests.foray.serving import registered
from tests.foray.state import SetUp
from tests.foray.system import FORAY, LINE_UPS
from tests.foray.table import table

NEVER_SOON = 10**9
"""Seconds: a service in whose log a game lies closes it by itself once they have passed."""
ATTEMPTS = (d.Rest(), d.Pass(), d.Confide(), d.Bury(), d.Keep(), d.LetGo(), d.Steal("n1"), d.Steal("s2"), d.Raid("n2"))
"""Decisions that a seat tries wherever it is asked."""


class Dealing:
    """Chance that gives the cards that `pick` picks from those it may give. It is told by the system where
    it is asked for."""

    out: Emitter

    def __init__(self, pick: Callable[[Purpose, tuple[int, ...]], int]) -> None:
        self._pick = pick

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise AssertionError("Foray rolls no dice")

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        out: Any = self.out
        among = out.board.deck if audience == REFEREE else out.board.hands[audience]
        used = out.ledger.used.get(audience, 0) + 1
        index = among.index(self._pick(purpose, among))
        return Drawn(Use(1, audience, used, purpose, None, size), LINK, index)


def _seeing(rule: Any) -> Any:
    """The rule, whose chance sees the board on which it is asked for."""

    def applied(out: Emitter, *more: Any) -> Any:
        more[-1].out = out
        return rule(out, *more)

    return applied


SYSTEM = replace(
    FORAY,
    rules=replace(FORAY.rules, start=_seeing(FORAY.rules.start), decide=_seeing(FORAY.rules.decide)),
    resigned=_seeing(FORAY.resigned),
)
CODEC = Codec(SYSTEM)


class Step(msgspec.Struct, frozen=True):
    """What a seat does: the name of a method of `Play`, and what it is done with."""

    does: str
    seat: str
    what: tuple[Any, ...] = ()


class Play:
    """A game under way, by the functions of the kernel that a service calls."""

    def __init__(self, opening: Iterable[k.Event], chance: Chance) -> None:
        self.events = list(opening)
        self._firsts = [*range(1, len(self.events) + 1)]
        self.position = fold(list(enumerate(self.events, 1)), blank(SYSTEM))
        self._chance = chance
        out = Recorder(SYSTEM, self.position)
        SYSTEM.rules.start(out, chance)
        self._keep(out)

    def _keep(self, out: Recorder) -> None:
        self._firsts += [len(self.events) + 1] * len(out.events)
        self.events += out.events
        self.position = out.position

    def take(self, step: Step) -> Rejection | None:
        """One step; what is refused changes nothing."""
        out: Recorder | Rejection = getattr(self, step.does)(step.seat, *step.what)
        if isinstance(out, Rejection):
            return out
        self._keep(out)
        return None

    # --- what a seat can do

    def decide(self, seat: str, prompt: int, decision: Any) -> Recorder | Rejection:
        request = f"r{len(self.events)}"
        return decide(SYSTEM, self.position, seat, prompt, request, decision, self._chance)

    def order(self, seat: str, order: k.Order) -> Recorder | Rejection:
        return orders.give(SYSTEM, self.position, seat, order, self._chance)

    def withdraw_order(self, seat: str, version: int) -> Recorder | Rejection:
        return orders.withdraw(SYSTEM, self.position, seat, version)

    def resign(self, seat: str) -> Recorder | Rejection:
        return ends.resign(SYSTEM, self.position, seat, self._chance)

    def claim(self, seat: str) -> Recorder | Rejection:
        slow = frozenset(prompt.id for prompt in self.position.game.prompts)
        return ends.claim(SYSTEM, self.position, seat, slow, self._chance)

    def offer_draw(self, seat: str) -> Recorder | Rejection:
        return ends.offer_draw(SYSTEM, self.position, seat)

    def dispute(self, seat: str, version: int) -> Recorder | Rejection:
        return ends.dispute(SYSTEM, self.position, seat, version, "it cannot be")

    def ask_back(self, seat: str, to: int) -> Recorder | Rejection:
        seen = undo.seen_since(self.events[to:])
        return undo.request(SYSTEM, self.position, seat, to, self.at(to).game, 0, seen)

    def agree(self, seat: str, asker: str) -> Recorder | Rejection:
        asked = self.position.ledger.undo.get(asker)
        return undo.agree(SYSTEM, self.position, asker, seat, self.at(asked.to if asked else 0).game)

    def decline(self, seat: str, asker: str) -> Recorder | Rejection:
        return undo.decline(SYSTEM, self.position, asker, seat)

    # --- what it is

    def at(self, version: int) -> Position:
        return fold(list(enumerate(self.events[:version], 1)), blank(SYSTEM))

    def entries(self) -> list[Entry]:
        stored = zip(self.events, self._firsts, strict=True)
        return [Entry(version, AT, tx, (event,)) for version, (event, tx) in enumerate(stored, 1)]

    def records(self) -> list[Record]:
        """The log as it is stored, with salts that are the same in every game."""
        parts: dict[int, tuple[SealedPart, ...]] = {}
        found = []
        for entry in self.entries():
            (event,) = entry.events
            salts = [sha256(f"{entry.version}/{at}".encode()).hexdigest() for at, _ in enumerate(parts_of(event))]
            record = CODEC.encode(event, AT, entry.tx, salts, opened_by(event, parts.__getitem__))
            parts[entry.version] = record.sealed
            found.append(record)
        return found


class Course:
    """A game as it went: its opening, the steps, and the cards that chance gave, each with whose draw it was
    (empty: a flip or a theft)."""

    def __init__(self, scenario: str, seed: str, length: int) -> None:
        laid_out = (e.LaidOut(SetUp(scenario, LINE_UPS[scenario], hand=4, rounds=9)),)
        options = k.Options(closing_time=NEVER_SOON, reply_limit=60)
        self.opening = tuple(table(scenario, seed, options=options, opening=laid_out).events)
        at = next(i for i, event in enumerate(self.opening) if isinstance(event, k.GameStarted))
        self.opening = self.opening[: at + 1]
        self.steps: list[Step] = []
        self.cards: list[int] = []
        self.drawn_by: list[str] = []
        self._chooser = random.Random(f"{scenario}/{seed}")
        play = Play(self.opening, Dealing(self._any))
        for _ in range(length):
            if play.position.game.outcome is not None:
                break
            before = len(self.cards)
            step = self._something(play)
            if play.take(step) is None:
                self.steps.append(step)
            else:
                del self.cards[before:], self.drawn_by[before:]

    def _any(self, purpose: Purpose, among: tuple[int, ...]) -> int:
        self.cards.append(self._chooser.choice(among))
        self.drawn_by.append(purpose.actor if purpose.action == "draw" else "")
        return self.cards[-1]

    def _something(self, play: Play) -> Step:
        """Mostly a legal decision; now and then something else that a seat can do."""
        chooser, position = self._chooser, play.position
        ledger, board = position.ledger, position.game.board
        seat = chooser.choice(ledger.playing)
        what = chooser.random()
        if ledger.undo and what < 0.5:
            asker = next(iter(ledger.undo))
            return Step("agree" if what < 0.42 else "decline", seat, (asker,))
        if what < 0.75:
            prompt = chooser.choice(position.game.prompts)
            return Step("decide", prompt.seat, (prompt.id, chooser.choice(SYSTEM.rules.legal(board, prompt))))
        if what < 0.83 and ledger.decisions:
            return Step("ask_back", seat, (chooser.choice(list(ledger.decisions)[-6:]).version - 1,))
        if what < 0.88:
            return Step("order", seat, (chooser.choice(SYSTEM.orders(board, seat)),))
        if what < 0.91 and ledger.orders:
            standing = chooser.choice(ledger.orders)
            return Step("withdraw_order", standing.seat, (standing.version,))
        flips = [v for v, event in enumerate(play.events, 1) if isinstance(event, e.CardFlipped)]
        if what < 0.95 and flips:
            return Step("dispute", seat, (chooser.choice(flips),))
        if what < 0.97:
            return Step("offer_draw", seat)
        return Step("claim", seat) if what < 0.99 else Step("resign", seat)

    def played(self) -> Play:
        """The game with its cards."""
        cards = iter(self.cards)
        play = Play(self.opening, Dealing(lambda purpose, among: next(cards)))
        for step in self.steps:
            refused = play.take(step)
            assert refused is None, (step, refused)
        return play

    def with_cards(self, change: Callable[[int], int]) -> "Course":
        """The same course with each card another, in chance and in what is decided."""
        other = Course.__new__(Course)
        other.opening, other.drawn_by = self.opening, self.drawn_by
        other.cards = [change(card) for card in self.cards]
        other.steps = [_changed(step, change) for step in self.steps]
        return other

    def mixed(self, play: Play, audience: str, chooser: random.Random) -> "Course":
        """The same course with the cards that an audience never sees changed among themselves."""
        unknown = sorted(set(play.position.game.board.cards) - known_to(play, audience))
        mixed = dict(zip(unknown, chooser.sample(unknown, len(unknown)), strict=True))
        return self.with_cards(lambda card: mixed.get(card, card))

    def exchanged(self, one: int, other: int) -> "Course":
        """The same course, two draws giving each other's card."""
        course = self.with_cards(lambda card: card)
        course.cards[one], course.cards[other] = self.cards[other], self.cards[one]
        return course


def _changed(step: Step, change: Callable[[int], int]) -> Step:
    if step.does != "decide" or not hasattr(step.what[1], "card"):
        return step
    prompt, decision = step.what
    return replace(step, what=(prompt, replace(decision, card=change(decision.card))))


# --- what an audience gets


def known_to(play: Play, audience: str) -> set[int]:
    """The cards that an audience sees at any time, taken back or not."""
    seen: set[int] = set()
    for entry, position in zip(play.entries(), walk(SYSTEM, play.entries(), audience), strict=True):
        seen |= set(position.game.board.elsewhere)
        seen |= {
            p.content for event in entry.events for p in parts_of(blind(event, audience)) if type(p.content) is int
        }
    return seen


def told(play: Play, audience: str) -> list[bytes]:
    """All that an audience gets, version by version: the event and its sentence, its view, what each
    seat is asked as far as it may know, its own list with odds, orders, requests and the class of an undo, and
    how what it tries is refused; the check and its proof; and how it is drawn at the end."""
    found = []
    for entry, position in zip(play.entries(), walk(SYSTEM, play.entries(), audience), strict=True):
        (event,) = entry.events
        seen = blind(event, audience)
        board, ledger, prompts = position.game.board, position.ledger, position.game.prompts
        asked = [(p, SYSTEM.words.prompt(board, p), SYSTEM.rules.is_private(board, p)) for p in prompts]
        own = [
            [
                (x, SYSTEM.odds(board, x), SYSTEM.words.decision(board, x), SYSTEM.rendering.handles(board, x))
                for x in SYSTEM.rules.legal(board, p)
            ]
            for p in prompts
            if p.seat == audience
        ]
        takes_back = [
            (one.version, undo.undo_class(position, seat, one.version - 1))
            for seat in ledger.seats
            if (one := undo.last_decision(position, seat)) is not None
        ]
        said = texts.say(SYSTEM, board, seen)
        shown = [SYSTEM.view(board), SYSTEM.scene(board), SYSTEM.words.doing(board), SYSTEM.round(board)]
        kept = [ledger.undo, ledger.orders, ledger.disputes, ledger.draws, ledger.used, ends.pending_actions(position)]
        at = [entry.tx, seen, said, check_of(SYSTEM, seen), shown, asked, own, takes_back, kept]
        found.append(canonical_json(at))
    found.append(canonical_json((SYSTEM.rendering.panels(board, "en"), SYSTEM.rendering.written(board, Page()))))
    return found


def refusals(play: Play, audience: str) -> list[bytes]:
    """What a seat is told wherever it tries what it may not, at the end of a game."""
    found = []
    for prompt in play.position.game.prompts:
        for attempt in (*ATTEMPTS, *(d.Play(card) for card in (1, 17, 48)), d.Pick(2), d.Choose(30)):
            if prompt.seat != audience or attempt not in SYSTEM.rules.legal(play.position.game.board, prompt):
                refused = play.decide(audience, prompt.id, attempt)
                assert isinstance(refused, Rejection)
                found.append(canonical_json(refused))
    for does, what in (("withdraw_order", (3,)), ("agree", ("n1",)), ("ask_back", (3,))):
        out = getattr(play, does)(audience, *what)
        found.append(canonical_json(out if isinstance(out, Rejection) else len(out.events)))
    return found


def reasons(play: Play, audience: str) -> list[object]:
    """Why a seat cannot choose what it points at, and what it cannot even point at, at the end of a game."""
    *_, position = walk(SYSTEM, play.entries(), audience)
    found: list[object] = []
    things = [f"card:{card}" for card in range(1, 49)] + [f"seat:{seat}" for seat in position.ledger.seats]
    for prompt in position.game.prompts:
        for path in [(), ("button:raid",), ("button:steal",)] if prompt.seat == audience else []:
            for thing in things:
                try:
                    found.append(why_not(SYSTEM, position.game.board, prompt, (*path, thing), "en"))
                except UnknownHandle as unknown:
                    found.append(unknown.args)
    return found


def exported(play: Play, audience: str) -> list[tuple[Any, ...]]:
    """The records of an audience's file: all but seals, which differ and say nothing."""
    return [
        (bytes(record.public), *((p.audience, p.is_open, bytes(p.content)) for p in record.sealed))
        for record in (record.cut(audience) for record in play.records())
    ]


class _OneLog:
    """A log with one game, to be projected."""

    def __init__(self, play: Play) -> None:
        self._bodies = [encode_record(record) for record in play.records()]

    def notices(self, after: int, limit: int) -> list[Notice]:
        rows = list(enumerate(self._bodies, 1))[after : after + limit]
        return [Notice(version, "game", version, body) for version, body in rows]

    def stream(self, stream: str, lte: int) -> list[tuple[int, bytes]]:
        return list(enumerate(self._bodies[:lte], 1))

    def last(self) -> int:
        return len(self._bodies)


def projected(play: Play) -> dict[str, list[dict[str, Any]]]:
    """The rows of the read models that everybody shares."""
    with TemporaryDirectory() as folder, registered():
        projector = Projector(Path(folder) / "projections.db", _OneLog(play))
        while projector.step():
            pass
        tables = {name: list(projector.db.table(name).rows) for name in ("games", "seats", "rolls", "timeline")}
        projector.close()
    return tables


def public_rows(play: Play) -> tuple[Any, ...]:
    """What a spectator gets of a game in files and read models."""
    return exported(play, PUBLIC), projected(play)
