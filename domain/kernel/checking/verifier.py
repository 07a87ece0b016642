"""Checking a log record by record, in a file or as they arrive live (docs/checking-a-game.md): hashes, seals,
chance, commitments, signatures."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.event_checks import CHECKS, EventChecks
from kronika.domain.kernel.checking.invariants import INVARIANTS, violation
from kronika.domain.kernel.export import Export, ReceiptLine
from kronika.domain.kernel.game import Game, Position, apply
from kronika.domain.kernel.hashing import genesis, head_of, leaf_of
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.ledger_reducers import applied_by
from kronika.domain.kernel.log import Codec, Opened, Record, SealedPart
from kronika.domain.kernel.repair import Unreadable, in_words
from kronika.domain.kernel.sealing import has_parts, openings, parts_of
from kronika.domain.kernel.signing import CheckSignature, Signatures, receipt_message, succession_message
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE, Text, message


class Problem(msgspec.Struct, frozen=True):
    """Something that does not fit, at a version of the log (0: at the file as a whole)."""

    version: int
    said: Text | str

    @property
    def whole(self) -> Text | str:
        """The version, and the problem there."""
        return message("at-version", version=self.version, said=self.said) if self.version else self.said

    def __str__(self) -> str:
        return text(self.whole, "en")


class Plan(NamedTuple):
    """How to process the events of one type."""

    seals: bool  #: Whether they have a sealed part.
    opens: bool  #: Whether they open seals.
    uses_chance: bool
    fits: bool  #: Whether there is something that they must fit in the ledger or the game.
    check: Callable[[EventChecks, Any], None] | None
    stands: bool  #: Whether they mean today what they were written as.
    goes_back: bool  #: Whether they take the game back.
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
        self.checks = EventChecks(Signatures(check, self.heads, self._wrong), self._wrong)
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
        self.opened: set[tuple[int, str]] = set()
        """The parts, by version and audience, that were opened by a later event."""
        self._tx = 1
        self._lost = False
        """Whether a record could not be hashed, so that nothing can follow from it."""

    @property
    def head(self) -> bytes:
        """The head after the last record; empty before there is one."""
        return self.heads[-1] if self.heads else b""

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
        except Exception as error:  # an error that a hostile record causes is a finding, never a crash
            self._wrong(message("wrong-unreadable", said=in_words(error)))
            self._lost = not self._games or (self.version > 1 and len(self.heads) <= self.version)
        if not self._lost:
            self._games.append(self._game)
        return self.problems[before:] if len(self.problems) > before else []

    def _wrong(self, said: Text | str) -> None:
        self.problems.append(Problem(self.version, said))

    def _said(self, said: Text | str | None) -> None:
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
            raise Unreadable(message("wrong-system", systems=tuple(self._systems)))
        self._system, self._codec, self._first = self._systems[name], self._codecs[name], leaf
        self.checks.system = self._system
        self._game = Game(self._system.board(self.audience))
        self._games.append(self._game)

    def _read(self, record: Record) -> None:
        """Check what this record says against what is known before it, and take it in."""
        envelope = self._codec.envelope(record)
        event: Any = envelope.event
        if envelope.tx != self._tx and envelope.tx != self.version:
            self._wrong(message("wrong-transaction", tx=envelope.tx))
        if envelope.tx == self.version:
            self.checks.together = []
        self._tx = envelope.tx
        self.checks.times[self.version] = envelope.at
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

    def _unsealed(self, event: Any, parts: tuple[SealedPart, ...]) -> Any:
        """The event with its sealed parts, as far as this file's audience may see them."""
        said = list(parts_of(event))
        audiences = [part.audience for part in parts]
        if audiences != [part.audience for part in said] or len(set(audiences)) < len(audiences):
            self._wrong(message("wrong-parts"))
            return event
        if any(part.content is not None for part in said):
            self._wrong(message("wrong-seal-told"))
        secret, proof = getattr(event, "secret", None), getattr(event, "proof", None)
        if secret is not None and secret.audience != event.secret_of:
            self._wrong(message("wrong-secret-audience", audience=secret.audience, owner=event.secret_of))
        if proof is not None and proof.audience != REFEREE:
            self._wrong(message("wrong-proof-audience", audience=proof.audience))
        for part in parts:
            if part.audience not in (*self.ledger.seats, REFEREE):
                self._wrong(message("wrong-part-of-nobody", audience=part.audience))
            mine = self.audience in (REFEREE, part.audience)
            if part.is_open != mine:
                self._wrong(message("wrong-part-shut" if mine else "wrong-part-open", audience=part.audience))
        mine_alone = [part for part in parts if self.audience in (REFEREE, part.audience)]
        return self._codec.unsealed(event, mine_alone) if mine_alone else event

    def _take_in(self, event: Any, plan: "Plan") -> None:
        """Check a fact against the game and the ledger before it, and apply it."""
        ledger, game = self.ledger, self._game
        before = self.checks.before = Position(self.version - 1, ledger, game)
        if plan.fits or ledger.closed:
            self._said(violation(before, event, self.version))
        if plan.check is not None:
            plan.check(self.checks, event)
        if plan.uses_chance:
            self.checks.check_chance(event)
        if plan.to_ledger is not None:
            self.ledger = plan.to_ledger(ledger, event, self.version)
        if plan.to_board is not None:
            board = game.board
            said = self._system.log_checks.check_event(board, event)
            if said:
                self._wrong(said)
            self._game = Game(plan.to_board(event, board), game.prompts, game.outcome)
        elif plan.goes_back:
            self._game = self._games[event.to]
        else:
            self._game = apply(game, event)
        self.checks.together.append(event)

    # --- what one event must fit

    def _check_beginning(self, event: e.Event) -> None:
        if self.version == 1 and not isinstance(event, e.GameCreated):
            self._wrong(message("wrong-first-event"))
        if self.version == 2 and not isinstance(event, e.EpochOpened):
            self._wrong(message("wrong-second-event"))

    def _check_opened(self, event: Any, opened: tuple[Opened, ...]) -> None:
        if tuple([(one.version, one.audience) for one in opened]) != openings(event):
            self._wrong(message("wrong-openings"))
            return
        contents: dict[str, list[bytes]] = {}
        for one in opened:
            seal = SealedPart("", one.content, one.salt).sealed_as()
            sealed = self.parts.get(one.version, ())
            named = [part for part in sealed if part[0] == one.audience] if one.audience else sealed
            if [known for _, known in named] != [seal]:
                self._wrong(message("wrong-opened-content", version=one.version))
                return
            ((audience, _),) = named
            if audience == REFEREE:
                self._wrong(message("wrong-opened-early", version=one.version))
            self.opened.add((one.version, audience))
            contents.setdefault(audience, []).append(bytes(one.content))
            part = SealedPart(audience, one.content, one.salt)
            self.checks.check_opened(one.version, partial(self._codec.unsealed, parts=[part]))
        self._said(self._system.log_checks.check_openings(event, contents))


def _plan_of(system: System, kind: type[e.Event]) -> Plan:
    fields = kind.__struct_fields__
    return Plan(
        seals=has_parts(kind),
        opens="opens" in fields,
        uses_chance="use" in fields,
        fits=kind in INVARIANTS,
        check=CHECKS.get(kind) or (EventChecks.check_shown if "shows" in fields else None),
        stands=kind not in system.upcasts,
        goes_back=kind is e.Undone,
        to_ledger=applied_by(kind),
        to_board=e.applied_to_board(kind),
    )


def line_of(receipt: ReceiptLine) -> list[tuple[str, str, str]]:
    """The successions of a receipt as (older key, newer key, signature by the older), the last one first."""
    keys = [*(one.key for one in receipt.successions), receipt.key]
    pairs = zip(receipt.successions, keys[1:], strict=True)
    return [(older.key, newer, older.signature) for older, newer in pairs][::-1]


def is_followed(older: str, newer: str, signature: str, check: CheckSignature) -> bool:
    """Whether a key of the service has signed the one that takes its place."""
    return check(older, signature, succession_message(older, newer))


def is_signed(receipt: ReceiptLine, check: CheckSignature) -> bool:
    """Whether a receipt's signature fits its own key."""
    signed = receipt_message(receipt.game, receipt.version, bytes.fromhex(receipt.head))
    return check(receipt.key, receipt.signature, signed)


def contradiction(receipt: ReceiptLine, verifier: Verifier, check: CheckSignature) -> Text | None:
    """Why the log that a verifier was fed does not extend what a receipt is for; None if it does."""
    if not is_signed(receipt, check):
        return message("wrong-held-receipt-signature")
    if receipt.game != verifier.game:
        return message("wrong-held-receipt-game", game=receipt.game)
    if verifier.version < receipt.version:
        return message("wrong-log-cut", version=verifier.version)
    if bytes.fromhex(receipt.head) not in verifier.heads[receipt.version : receipt.version + 1]:
        return message("wrong-log")
    return None


class Report(msgspec.Struct, frozen=True):
    """The result of a verification. Without a trusted key or an earlier receipt it proves only that the file is
    consistent with itself."""

    game: str
    audience: str
    version: int
    head: str
    epochs: int
    rolls: int
    draws: int
    signatures: int
    taken_back: int  #: How many undos took back what chance had decided: by consent, or of who plays alone.
    problems: tuple[Problem, ...]
    unchecked: tuple[Text, ...]
    #: The reveals that bind nobody: a seat that shares its plans with the service may have exchanged its
    #: entropy after it had seen that of others. And the epochs in which the service could choose because it
    #: plays: its bot did not reveal first, or was taken away when rolls could be predicted.
    unbound: tuple[Text, ...]
    signed_by: str  #: The key that signed the file.
    #: The key that the caller trusts: the one that signed the file, or one that it succeeded; empty: none.
    by_key: str
    by_receipt: bool  #: Whether a receipt that the caller held fits.

    @property
    def ok(self) -> bool:
        return not self.problems

    @property
    def anchored(self) -> bool:
        """Whether a key or a receipt that the caller trusts has signed the file."""
        return bool(self.by_key) or self.by_receipt


def audience_of(records: Iterable[Record]) -> str:
    """Returns the audience of the records: the one whose sealed parts are open, or the referee if all are."""
    open_for: set[str] = set()
    shut = False
    for record in records:
        for part in record.sealed:
            if part.is_open:
                open_for.add(part.audience)
            else:
                shut = True
    if len(open_for) == 1 and shut:
        return next(iter(open_for))
    return REFEREE if open_for and not shut else PUBLIC


def verify(
    export: Export,
    systems: dict[str, System],
    codecs: dict[str, Codec],
    check: CheckSignature,
    trusted: Iterable[str] = (),
    held: Iterable[ReceiptLine] = (),
) -> Report:
    """Check a whole export.

    `trusted`: keys (hex) of the service that the caller knows to be its. `held`: receipts that the
    caller was given earlier.
    """
    verifier = Verifier(systems, codecs, audience_of(export.records), check)
    for record in export.records:
        verifier.feed(record)
    receipt = export.receipt
    problems = verifier.problems
    if not is_signed(receipt, check):
        problems.append(Problem(0, message("wrong-receipt-signature")))
    line = line_of(receipt)
    if not all(is_followed(older, newer, signature, check) for older, newer, signature in line):
        problems.append(Problem(0, message("wrong-succession")))
    if (receipt.game, receipt.version, receipt.head) != (verifier.game, verifier.version, verifier.head.hex()):
        said = message(
            "wrong-receipt",
            version=receipt.version,
            head=receipt.head[:16],
            end=verifier.version,
            found=verifier.head.hex()[:16] or "none",
        )
        problems.append(Problem(0, said))
    against = [(one.version, contradiction(one, verifier, check)) for one in held]
    problems[:0] = [Problem(version, said) for version, said in against if said]
    known = set(trusted)
    by_key = next((key for key in (receipt.key, *(older for older, _, _ in line)) if key in known), "")
    return report_of(verifier, receipt.key, by_key, by_receipt=any(not said for _, said in against))


def report_of(verifier: Verifier, signed_by: str, by_key: str, *, by_receipt: bool) -> Report:
    """Returns a report of everything that the verifier found."""
    return Report(
        game=verifier.game,
        audience=verifier.audience,
        version=verifier.version,
        head=verifier.head.hex(),
        epochs=verifier.checks.chance.epochs,
        rolls=verifier.checks.chance.rolls,
        draws=verifier.checks.chance.draws,
        signatures=verifier.checks.signatures,
        taken_back=verifier.checks.taken_back,
        problems=tuple(verifier.problems),
        unchecked=tuple(_unchecked(verifier)),
        unbound=tuple(verifier.checks.unbound),
        signed_by=signed_by,
        by_key=by_key,
        by_receipt=by_receipt,
    )


def _unchecked(verifier: Verifier) -> Iterator[Text]:
    hidden = dict(verifier.checks.chance.hidden)
    shared = hidden.pop(REFEREE, 0)
    if shared:
        yield message("unchecked-shared", count=shared)
    if hidden:
        yield message("unchecked-draws", count=sum(hidden.values()))
    shut = sum(
        verifier.audience not in (REFEREE, audience)
        for version, parts in verifier.parts.items()
        for audience, _ in parts
        if (version, audience) not in verifier.opened
    )
    if shut:
        yield message("unchecked-parts", count=shut)
    if verifier.checks.shut:
        yield message("unchecked-signatures", count=len(verifier.checks.shut))
    persons = [(name, seat) for name, seat in verifier.ledger.seats.items() if seat.bot is None]
    unsigned = tuple([name for name, seat in persons if seat.held_by and not seat.held_by.key])
    if unsigned:
        yield message("unchecked-unsigned", seats=unsigned)
    yield from verifier.checks.replaced
    if verifier.audience == REFEREE and not verifier.ledger.opened:
        yield message("unchecked-hands")
    for bot in verifier.ledger.bots:
        seed = "opened" if bot.at in verifier.checks.seeded else "lost" if verifier.ledger.opened else "sealed"
        yield message("unchecked-bot", bot=bot.bot, version=bot.version, seat=bot.seat, seed=seed)
    if verifier.ledger.opened and (lost := verifier.checks.chance.never_opened()):
        yield message("unchecked-chains", chains=lost)
