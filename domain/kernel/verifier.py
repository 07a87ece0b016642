"""Checking a log record by record, in a file or as they arrive live (README, “Checking a game”): hashes, seals,
chance, commitments, signatures."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from domain.kernel import events as e
from domain.kernel.bots import SEED_BYTES
from domain.kernel.chance import Asked, Use
from domain.kernel.checks import check_of
from domain.kernel.finishing import misjudged, out_for_nothing, unfinished, winners_without
from domain.kernel.fitting import RULES, unfit
from domain.kernel.game import Game, Position, decided_in, evolve_game
from domain.kernel.hashing import genesis, head_of, is_hex, leaf_of
from domain.kernel.ledger import Ledger, applied_by
from domain.kernel.log import Codec, Opened, Part, Record, canonical_json
from domain.kernel.receipts import (
    commitment_message,
    decision_message,
    handover_message,
    order_message,
    reveal_message,
)
from domain.kernel.sealing import has_parts, openings, parts_of
from domain.kernel.seated import is_bound
from domain.kernel.seats import voids_epoch
from domain.kernel.signing import CheckSignature, Signatures, Terms
from domain.kernel.system import System
from domain.kernel.unreadable import Unreadable, in_words
from domain.kernel.witness import Witness
from domain.kernel.words import REFEREE


class Problem(msgspec.Struct, frozen=True):
    """Something that does not fit, at a version of the log (0: at the file as a whole)."""

    version: int
    said: str

    def __str__(self) -> str:
        return f"version {self.version}: {self.said}" if self.version else self.said


class Plan(NamedTuple):
    """What is to be done with events of a type."""

    seals: bool
    """Whether they have a sealed part."""
    opens: bool
    """Whether they open seals."""
    uses_chance: bool
    fits: bool
    """Whether there is something that they must fit in the ledger or the game."""
    check: "Callable[[Verifier, Any], None] | None"
    stands: bool
    """Whether they mean today what they were written as."""
    goes_back: bool
    """Whether they take the game back."""
    to_ledger: Callable[[Ledger, Any, int], Ledger] | None
    to_board: Callable[[Any, Any], Any] | None


class Verifier:
    """Takes records one by one, in order, and collects what does not fit."""

    def __init__(
        self, systems: dict[str, System], codecs: dict[str, Codec], audience: str, check: CheckSignature
    ) -> None:
        self._systems, self._codecs, self.audience = systems, codecs, audience
        self.problems: list[Problem] = []
        self.version = 0
        self.heads: list[bytes] = []
        """head(0), head(1) …, as far as they can be computed: the first two with the second record."""
        self._signatures = Signatures(check, self.heads, self._wrong)
        self.taken_back = 0
        self.chance = Witness()
        self._system: System
        self._codec: Codec
        self._plans: dict[type[e.Event], Plan] = {}
        self._first = b""
        """The first leaf."""
        self.ledger = Ledger()
        self._game: Game
        self._games: list[Game] = []
        """The game at each version, 0 included."""
        self.parts: dict[int, tuple[tuple[str, bytes], ...]] = {}
        """(audience, seal) of the sealed parts, by version."""
        self.shut: dict[int, tuple[e.DecisionMade[Any], Terms]] = {}
        """Decisions not yet seen, and what their signatures must fit, by version."""
        self._answers: dict[int, int] = {}
        """The version of the last answer to each prompt."""
        self._asked_again: dict[int, int] = {}
        """The version of the undo that opened an answered prompt again, by prompt."""
        self.opened: set[tuple[int, str]] = set()
        """The parts, by version and audience, that were opened by a later event."""
        self.seeded: set[int] = set()
        """The versions at which bots were seated whose seeds were opened."""
        self._claimed = (0, "")
        """The version of the last claim, and against whom it was."""
        self._left = False
        """Whether the game could go on without the seat that resigned last, or was claimed against."""
        self._dealt: list[tuple[int, tuple[str, ...]]] = []
        """The versions at which chance dealt what is hidden, and the seats that saw it."""
        self._decided_openly: set[int] = set()
        """The versions at which dice were rolled or a card was flipped: what can be disputed."""
        self._tx = 1
        self._together: list[e.Event] = []
        """The events of the running transaction so far."""
        self._asked: Container[Asked] | Iterator[Asked] | None = iter(())
        """What chance is still asked for; None: by a decision that this audience may not see, or by what
        follows from a seat that left."""
        self.replaced: list[str] = []
        """What is to be known of epochs that were replaced by another."""
        self.unbound: list[str] = []
        self._lost = False
        """Whether a record could not be hashed, so that nothing can follow from it."""

    @property
    def head(self) -> bytes:
        """The head after the last record; empty before there is one."""
        return self.heads[-1] if self.heads else b""

    @property
    def signatures(self) -> int:
        """How many were checked."""
        return self._signatures.count

    @property
    def game(self) -> str:
        return self.ledger.game

    @property
    def position(self) -> Position | None:
        """The log folded as far as it was fed, as its audience sees it."""
        return Position(self.version, self.ledger, self._game) if self._games else None

    def feed(self, record: Record) -> list[Problem]:
        """The next record; what does not fit in it. Nothing more is found once a record has no hash."""
        before = len(self.problems)
        self.version += 1
        if self._lost:
            return []
        try:
            self._link(record)
            self._read(record)
        except Exception as error:  # what a hostile record breaks is something found, never a crash
            self._wrong(f"cannot be read: {in_words(error)}")
            self._lost = not self._games or (self.version > 1 and len(self.heads) <= self.version)
        if not self._lost:
            self._games.append(self._game)
        return self.problems[before:] if len(self.problems) > before else []

    def _wrong(self, said: str) -> None:
        self.problems.append(Problem(self.version, said))

    def _said(self, said: str) -> None:
        if said:
            self._wrong(said)

    def _link(self, record: Record) -> None:
        """The head after this record. The first has to wait for the anchors in the second."""
        version = self.version
        seals: tuple[tuple[str, bytes], ...] = ()
        if record.sealed:
            seals = self.parts[version] = tuple([(part.audience, part.sealed_as()) for part in record.sealed])
        leaf = leaf_of(bytes(record.public), seals)
        if version > 2:
            self.heads.append(head_of(self.heads[-1], version, leaf))
        elif version == 1:
            self._begin(record, leaf)
        else:
            anchors = msgspec.json.decode(record.public)["event"].get("anchors", {})
            start = genesis(self.game, self.ledger.pack.hash, anchors.items())
            first = head_of(start, 1, self._first)
            self.heads += [start, first, head_of(first, 2, leaf)]

    def _begin(self, record: Record, leaf: bytes) -> None:
        name = msgspec.json.decode(record.public)["event"].get("system")
        if name not in self._systems:
            raise Unreadable(f"the first event of a log creates a game of {', '.join(self._systems)}")
        self._system, self._codec, self._first = self._systems[name], self._codecs[name], leaf
        self._game = Game(self._system.blank(self.audience))
        self._games.append(self._game)

    def _read(self, record: Record) -> None:
        """Check what this record says against what is known before it, and take it in."""
        envelope = self._codec.envelope(record)
        event: Any = envelope.event
        if envelope.tx != self._tx and envelope.tx != self.version:
            self._wrong(f"belongs to transaction {envelope.tx}, which is neither the running one nor a new one")
        if envelope.tx == self.version:
            self._together = []
        self._tx = envelope.tx
        if self.version <= 2:
            self._check_beginning(event)
        plan = self._plan(type(event))
        if record.sealed or plan.seals:
            event = self._unsealed(event, record.sealed)
        if envelope.opened or plan.opens:
            self._check_opened(event, envelope.opened)
        if plan.stands:
            self._take_in(event, plan)
        else:
            for current in self._codec.current(event):
                self._take_in(current, self._plan(type(current)))

    def _plan(self, kind: type[e.Event]) -> "Plan":
        plan = self._plans.get(kind)
        if plan is None:
            plan = self._plans[kind] = _plan_of(self._system, kind)
        return plan

    def _unsealed(self, event: Any, parts: tuple[Part, ...]) -> Any:
        """The event with its sealed parts, as far as this file's audience may see them."""
        said = list(parts_of(event))
        audiences = [part.audience for part in parts]
        if audiences != [part.audience for part in said] or len(set(audiences)) < len(audiences):
            self._wrong("has other sealed parts than it says")
            return event
        if any(part.content is not None for part in said):
            self._wrong("tells everybody what it seals")
        for part in parts:
            if part.audience not in (*self.ledger.seats, REFEREE):
                self._wrong(f"has a part sealed for {part.audience}, which is no seat")
            mine = self.audience in (REFEREE, part.audience)
            if part.is_open != mine:
                self._wrong(f"the sealed part of {part.audience} should be {'open' if mine else 'shut'} in this file")
        mine_alone = [part for part in parts if self.audience in (REFEREE, part.audience)]
        return self._codec.unsealed(event, mine_alone) if mine_alone else event

    def _take_in(self, event: Any, plan: "Plan") -> None:
        """Check a fact against the game and the ledger before it, and apply it."""
        ledger, game = self.ledger, self._game
        if plan.fits or ledger.closed:
            self._said(unfit(Position(self.version - 1, ledger, game), event, self.version))
        if plan.check is not None:
            plan.check(self, event)
        if plan.uses_chance:
            self._said(self.chance.judge(ledger, event) or self._check_cause(event.use))
            seats = tuple(part.audience for part in parts_of(event) if part.audience != REFEREE)
            if seats:
                self._dealt.append((self.version, seats))
            if check_of(self._system, event) is not None:
                self._decided_openly.add(self.version)
        if plan.to_ledger is not None:
            self.ledger = plan.to_ledger(ledger, event, self.version)
        if plan.to_board is not None:
            board = game.board
            said = self._system.contradicts(board, event)
            if said:
                self._wrong(said)
            self._game = Game(plan.to_board(board, event), game.prompts, game.outcome)
        elif plan.goes_back:
            self._game = self._games[event.to]
        else:
            self._game = evolve_game(self._system, game, event)
        self._together.append(event)

    # --- what one event must fit

    def _check_beginning(self, event: e.Event) -> None:
        if self.version == 1 and not isinstance(event, e.GameCreated):
            self._wrong("the first event of a log creates the game")
        if self.version == 2 and not isinstance(event, e.EpochOpened):
            self._wrong("the second event of a log opens the first epoch of chance")

    def _check_opened(self, event: Any, opened: tuple[Opened, ...]) -> None:
        if tuple([(one.version, one.audience) for one in opened]) != openings(event):
            self._wrong("does not open the seals that it names")
            return
        contents: dict[str, list[bytes]] = {}
        for one in opened:
            seal = Part("", one.content, one.salt).sealed_as()
            sealed = self.parts.get(one.version, ())
            named = [part for part in sealed if part[0] == one.audience] if one.audience else sealed
            if [known for _, known in named] != [seal]:
                self._wrong(f"what it opens is not what was sealed at version {one.version}")
                return
            ((audience, _),) = named
            if audience == REFEREE:
                self._wrong(
                    f"opens what lies sealed for the referee at version {one.version}: that waits for the closing"
                )
            self.opened.add((one.version, audience))
            contents.setdefault(audience, []).append(bytes(one.content))
            if one.version in self.shut:
                decision, terms = self.shut.pop(one.version)
                made: Any = self._codec.unsealed(decision, [Part(audience, one.content, one.salt)])
                self._check_decided(decision, made.secret.content, terms)
        self._said(self._system.misquotes(event, contents))

    def _check_epoch(self, event: e.EpochOpened) -> None:
        self.chance.see_anchors(event)
        epoch, seats = self.ledger.epoch, self.ledger.seats
        if epoch.number and not epoch.began:
            revealed = " and ".join(name for name, seat in seats.items() if seat.entropy) or "nobody"
            self.replaced.append(
                f"whether epoch {epoch.number} had to be void before it began: «{event.reason}», when {revealed} "
                "had revealed"
            )
        if epoch.began:
            everybody = set(self.ledger.playing) <= set(epoch.agreed)
            asked = "every seat agreed" if everybody else "not every seat was asked"
            self.replaced.append(f"whether epoch {epoch.number} had to end: «{event.reason}», {asked}")

    def _check_commitment(self, event: e.EntropyCommitted) -> None:
        self._check_signature(
            event.seat,
            event.signed,
            lambda head: commitment_message(self.game, event.seat, event.epoch, head, event.commitment),
        )

    def _check_reveal(self, event: e.EntropyRevealed) -> None:
        over = self._check_signature(
            event.seat,
            event.signed,
            lambda head: reveal_message(self.game, event.seat, event.epoch, head, event.entropy),
        )
        if self.ledger.seats[event.seat].bot is not None:
            return
        for seat in self.ledger.by_bots:
            if not self.ledger.seats[seat].entropy:
                self.unbound.append(f"the bot of {seat} did not reveal before {event.seat} (epoch {event.epoch})")
        signs = bool(self._key(event.seat))
        if signs and (over is None or over >= self.ledger.committed):
            return
        if signs and self.ledger.reveals_bound:
            self._wrong(f"{event.seat} did not sign its reveal over a head that holds every commitment")
        else:
            self.unbound.append(
                f"{event.seat} did not bind the others (epoch {event.epoch}, revealed at version {self.version})"
            )

    def _check_seat_left(self, event: e.SeatLeft) -> None:
        self._check_bot_gone(event.seat)

    def _check_bot_gone(self, seat: str) -> None:
        """Who runs the service may be rid of rolls that it foresees by taking its bot away."""
        if self.ledger.seats[seat].bot is None:
            return
        opened = [one.epoch - 1 for one in self._together if isinstance(one, e.EpochOpened)]
        for void in opened or [self.ledger.epoch.number] * voids_epoch(self.ledger, seat):
            self.unbound.append(f"epoch {void} was made void by taking the bot of {seat} away")

    def _check_handover(self, event: e.SeatHandedOver) -> None:
        self._check_bot_gone(event.seat)
        if not event.consents:
            self._check_signature(
                event.seat,
                event.signed,
                lambda head: handover_message(self.game, event.seat, head, event.name, event.key),
            )

    def _check_order(self, event: e.OrderGiven) -> None:
        ordered = event.secret.content
        if ordered is not None:
            written = canonical_json(ordered.order)
            self._check_signature(
                event.seat, ordered.signed, lambda head: order_message(self.game, event.seat, head, written)
            )

    def _check_behalf(self, event: e.DecisionMade[Any]) -> None:
        """An answer that a seat did not give itself rests on its standing order, or on a claim against it,
        and passes."""
        order = next((one for one in self.ledger.orders if one.version == event.behalf), None)
        prompt = self._game.prompt(event.prompt)
        if order is None or order.seat != event.seat:
            if self._claimed != (event.behalf, event.seat):
                self._wrong(f"answers for {event.seat} by no standing order of it, and by no claim against it")
        elif order.order is not None and prompt is not None and order.order.kind not in ("", prompt.kind):
            self._wrong(f"answers a prompt {prompt.kind} by an order for {order.order.kind}")
        decided = decided_in(event)
        if decided is None or prompt is None:
            return
        if decided.decision != self._system.passes(self._game.board, prompt):
            self._wrong(f"answers for {event.seat} with more than a pass")

    def _check_resigned(self, event: e.Resigned) -> None:
        self._check_left(event.seat)

    def _check_claim(self, event: e.GameClaimed) -> None:
        self._claimed = (self.version, event.against)
        self._check_left(event.against)

    def _check_left(self, seat: str) -> None:
        self._left = winners_without(self._system, self._before(), seat) is None
        if self._left:
            self._asked = None

    def _check_began(self, event: e.EpochBegan) -> None:
        if self.ledger.leaving:
            self._asked = None

    def _check_gave_up(self, event: e.GaveUp) -> None:
        self._said(out_for_nothing(self._together, self._left, event))

    def _check_disputed(self, event: e.RollDisputed) -> None:
        if event.version not in self._decided_openly:
            self._wrong(f"disputes version {event.version}, at which chance decided nothing before everybody's eyes")

    def _check_undo_requested(self, event: e.UndoRequested) -> None:
        seen = Counter(seat for version, seats in self._dealt if version > event.to for seat in seats)
        if (event.seen or self.ledger.referee_chain) and event.seen != seen:
            self._wrong(f"says that since version {event.to} {event.seen} were seen; there were {dict(seen)}")

    def _check_decision(self, event: e.DecisionMade[Any]) -> None:
        if event.behalf:
            self._check_behalf(event)
        terms = Terms(self._key(event.seat), self.version, self._asked_again.get(event.prompt, 0))
        self._answers[event.prompt] = self.version
        if (event.public is None) == (event.secret is None):
            self._wrong(f"{event.seat} decides {'nothing' if event.secret is None else 'twice'}")
            return
        decided = decided_in(event)
        if decided is None:
            self._asked = None
        else:
            self._asked = _once(self._system.calls_for(self._game.board, event.seat, decided.decision))
        if event.behalf:
            return
        if decided is not None:
            self._check_decided(event, decided, terms)
        else:
            self.shut[self.version] = (event, terms)

    def _check_cause(self, use: Use) -> str:
        """Chance is used for what a decision, or the start of the game, asks for, in that order."""
        if self._asked is None or (use.purpose, use.dice) in self._asked:
            return ""
        purpose = use.purpose
        return f"asks for {purpose.action} by {purpose.rule} of {purpose.actor}, which nothing called for"

    def _check_start(self, event: e.GameStarted) -> None:
        if not self.ledger.started:
            self._asked = _once(self._system.calls_for(self._game.board, "", None))

    def _check_decided(self, event: e.DecisionMade[Any], decided: e.Decided[Any], terms: "Terms") -> None:
        written = canonical_json(decided.decision)
        over = self._check_signature(
            event.seat,
            decided.signed,
            lambda head: decision_message(self.game, event.seat, event.prompt, head, written),
            terms,
        )
        if over is not None and over < terms.since:
            self._wrong(f"{event.seat} signed this before it was taken back: an old signature is used again")

    def _check_finished(self, event: e.GameFinished) -> None:
        self._said(misjudged(self._system, self._before(), self._together, event))

    def _check_closed(self, event: e.GameClosed) -> None:
        self._said(unfinished(self._system, self._before()))
        self._check_seeds(event)

    def _before(self) -> Position:
        """The log folded up to the record that is being read."""
        return Position(self.version - 1, self.ledger, self._game)

    def _check_undone(self, event: e.Undone) -> None:
        self._asked = iter(())
        self.taken_back += self.ledger.last_chance > event.to
        for prompt in [prompt for prompt, version in self._answers.items() if version > event.to]:
            self._asked_again[prompt] = self.version
            del self._answers[prompt]

    def _check_seeds(self, event: e.GameClosed | e.GameOpened) -> None:
        for seed in event.seeds:
            self._said(self.chance.open(seed))
        for one in event.bots:
            self._said(self._check_bot_seed(one))

    def _check_bot_seed(self, seed: e.BotSeed) -> str:
        bot = next((one for one in self.ledger.bots if (one.at, one.seat) == (seed.at, seed.seat)), None)
        if bot is None:
            return f"opens a seed for {seed.seat}, where no bot was seated at version {seed.at}"
        if not is_hex(seed.seed, SEED_BYTES):
            return f"the seed opened for {seed.seat} is not written as {2 * SEED_BYTES} lower-case hex digits"
        self.seeded.add(seed.at)
        bound = is_bound(self.ledger, bot, bytes.fromhex(seed.seed))
        return "" if bound else f"the seed opened for {seed.seat} is not the one committed to"

    # --- signatures

    def _key(self, seat: str) -> str:
        """The key of who holds a seat; empty for nobody, and for one who plays unsigned."""
        held = self.ledger.seats[seat].held_by
        return held.key if held is not None else ""

    def _check_signature(
        self, seat: str, signed: e.Signed | None, message: Callable[[str], bytes], terms: Terms | None = None
    ) -> int | None:
        """See `Signatures.over`. The terms are those of this version unless others are given."""
        return self._signatures.over(seat, signed, message, terms or Terms(self._key(seat), self.version, 0))


_CHECKS: dict[type[e.Event], Callable[[Verifier, Any], None]] = {
    e.EpochOpened: Verifier._check_epoch,
    e.EntropyCommitted: Verifier._check_commitment,
    e.EntropyRevealed: Verifier._check_reveal,
    e.SeatLeft: Verifier._check_seat_left,
    e.SeatHandedOver: Verifier._check_handover,
    e.EpochBegan: Verifier._check_began,
    e.GameStarted: Verifier._check_start,
    e.DecisionMade: Verifier._check_decision,
    e.OrderGiven: Verifier._check_order,
    e.Resigned: Verifier._check_resigned,
    e.GameClaimed: Verifier._check_claim,
    e.GaveUp: Verifier._check_gave_up,
    e.RollDisputed: Verifier._check_disputed,
    e.UndoRequested: Verifier._check_undo_requested,
    e.Undone: Verifier._check_undone,
    e.GameFinished: Verifier._check_finished,
    e.GameClosed: Verifier._check_closed,
    e.GameOpened: Verifier._check_seeds,
}


def _plan_of(system: System, kind: type[e.Event]) -> Plan:
    fields = kind.__struct_fields__
    return Plan(
        seals=has_parts(kind),
        opens="opens" in fields,
        uses_chance="use" in fields,
        fits=kind in RULES,
        check=_CHECKS.get(kind),
        stands=kind not in system.upcasts,
        goes_back=kind is e.Undone,
        to_ledger=applied_by(kind),
        to_board=system.evolve.get(kind),
    )


def _once(asked: Iterable[Asked] | Container[Asked]) -> Iterator[Asked] | Container[Asked]:
    """What is asked for in order is had once each."""
    return iter(asked) if isinstance(asked, Iterable) else asked
