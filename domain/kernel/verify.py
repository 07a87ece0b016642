"""Checking a log from its records alone (README, “Checking a game”): hashes, seals, chance,
commitments, signatures. Works on a whole file and on what arrives live, record by record."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.kernel import events as e
from domain.kernel.chance import Chain, Use, checkpoints, commitment, outcome, previous_link
from domain.kernel.export import Export
from domain.kernel.game import Game, Position, blank, evolve_game
from domain.kernel.hashing import genesis, head_of
from domain.kernel.ledger import evolve_ledger
from domain.kernel.log import Codec, Envelope, Part, Record, blind, canonical_json
from domain.kernel.receipts import (
    commitment_message,
    decision_message,
    handover_message,
    receipt_message,
    reveal_message,
)
from domain.kernel.system import System
from domain.kernel.words import PUBLIC, REFEREE

NO_HEAD = "0" * 64

CheckSignature = Callable[[str, str, bytes], bool]
"""Whether a signature (hex) over a message is by a key (hex): Ed25519, given by who has it."""


class Problem(msgspec.Struct, frozen=True):
    """Something that does not fit, at a version of the log (0: at the file as a whole)."""

    version: int
    said: str

    def __str__(self) -> str:
        return f"version {self.version}: {self.said}" if self.version else self.said


class Report(msgspec.Struct, frozen=True):
    """What a verification found. Without a trusted key or an earlier receipt it proves only that
    the file is consistent with itself."""

    game: str
    audience: str
    version: int
    head: str
    epochs: int
    rolls: int
    draws: int
    signatures: int
    problems: tuple[Problem, ...]
    unchecked: tuple[str, ...]
    anchored: bool
    """Whether a receipt by a key that the caller trusts, or one that it held, fits."""

    @property
    def ok(self) -> bool:
        return not self.problems


def audience_of(records: Iterable[Record]) -> str:
    """For whom the records were cut: the one whose sealed parts are open, all: the referee's."""
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


class Verifier:
    """Takes records one by one, in order, and collects what does not fit."""

    def __init__(
        self, systems: dict[str, System], codecs: dict[str, Codec], audience: str, check: CheckSignature
    ) -> None:
        self._systems, self._codecs, self._audience, self._check = systems, codecs, audience, check
        self.problems: list[Problem] = []
        self.version = 0
        self.head = b""
        self.game = ""
        self.rolls = self.draws = self.signatures = self.hidden = 0
        self._system: System | None = None
        self._codec: Codec | None = None
        self._first: Record | None = None
        self._position: Position | None = None
        self._games: dict[int, Game] = {}
        self._seals: dict[int, tuple[bytes, ...]] = {}
        self._heads: set[str] = {NO_HEAD}
        self._last_link: dict[tuple[int, str], tuple[int, bytes]] = {}
        self._anchors: dict[int, dict[str, str]] = {}
        self._opened: set[tuple[int, str]] = set()
        self._tx = 0

    @property
    def position(self) -> Position | None:
        """The log folded as far as it was fed, as its audience sees it."""
        return self._position

    def feed(self, record: Record) -> list[Problem]:
        """The next record; what does not fit in it."""
        before = len(self.problems)
        self.version += 1
        try:
            self._feed(record)
        except (
            msgspec.MsgspecError,
            ValueError,
            KeyError,
            IndexError,
            TypeError,
            AttributeError,
            AssertionError,
        ) as error:
            self._wrong(f"cannot be read: {error or type(error).__name__}")
        return self.problems[before:]

    def _wrong(self, said: str) -> None:
        self.problems.append(Problem(self.version, said))

    def _feed(self, record: Record) -> None:
        if self.version == 1:
            self._begin(record)
            return
        if self.version == 2 and self._first is not None:
            opened = msgspec.json.decode(record.public)["event"]
            if opened["type"] != "kronika.epoch_opened.v1":
                self._wrong("the second event of a log opens the first epoch of chance")
            created = msgspec.json.decode(self._first.public)["event"]
            self.head = genesis(self.game, created["pack"]["hash"], opened.get("anchors", {}).items())
            self.head = head_of(self.head, 1, self._first.leaf())
            self._heads.add(self.head.hex())
        assert self._codec is not None and self._system is not None and self._position is not None
        self._link(record)
        envelope = self._codec.envelope(record)
        self._transaction(envelope)
        self._seals[self.version] = tuple(part.sealed_as() for part in record.sealed)
        entry = self._codec.decode(self.version, msgspec.json.encode(record))
        for part in record.sealed:
            if not part.is_open and self._audience in (REFEREE, part.audience):
                self._wrong(f"the sealed part of {part.audience} should be open in this file")
        self._check_opened(envelope)
        for event in entry.events:
            seen = blind(event, self._audience)
            self._check_event(seen, envelope)
            self._evolve(seen)
        self._position = replace(self._position, version=self.version)
        self._games[self.version] = self._position.game

    def _begin(self, record: Record) -> None:
        created = msgspec.json.decode(record.public)["event"]
        if created["type"] != "kronika.game_created.v1":
            self._wrong("the first event of a log creates the game")
        self._system = self._systems[created["system"]]
        self._codec = self._codecs[created["system"]]
        self._first = record
        envelope = self._codec.envelope(record)
        self._transaction(envelope)
        self.game = envelope.event.game
        self._position = blank(self._system, self._audience)
        self._evolve(envelope.event)

    def _link(self, record: Record) -> None:
        self.head = head_of(self.head, self.version, record.leaf())
        self._heads.add(self.head.hex())

    def _transaction(self, envelope: Envelope) -> None:
        if envelope.tx not in (self._tx, self.version):
            self._wrong(f"belongs to transaction {envelope.tx}, which is neither the running one nor a new one")
        self._tx = envelope.tx

    def _evolve(self, event: e.Event) -> None:
        assert self._position is not None and self._system is not None
        ledger = evolve_ledger(self._position.ledger, event, self.version)
        game = evolve_game(self._system, self._position.game, event)
        if isinstance(event, e.Undone):
            if event.to not in self._games:
                self._wrong(f"goes back to version {event.to}, where nothing was ever decided")
            game = self._games.get(event.to, game)
        self._position = Position(self.version, ledger, game)

    # --- what one event must fit

    def _check_opened(self, envelope: Envelope) -> None:
        opens = getattr(envelope.event, "opens", ())
        if tuple(opened.version for opened in envelope.opened) != tuple(opens):
            self._wrong("does not open the seals that it names")
            return
        contents = {}
        for opened in envelope.opened:
            part = Part("", opened.content, opened.salt)
            if self._seals.get(opened.version) != (part.sealed_as(),):
                self._wrong(f"what it opens is not what was sealed at version {opened.version}")
            contents[opened.version] = bytes(opened.content)
        assert self._system is not None
        said = self._system.misquotes(envelope.event, contents)
        if said:
            self._wrong(said)

    def _check_event(self, event: e.Event, envelope: Envelope) -> None:
        assert self._position is not None and self._system is not None
        ledger = self._position.ledger
        match event:
            case e.EpochOpened():
                if event.epoch != ledger.epoch.number + 1:
                    self._wrong(f"opens epoch {event.epoch} after epoch {ledger.epoch.number}")
                self._anchors[event.epoch] = event.anchors
            case e.EntropyCommitted():
                message = _signed_over(
                    commitment_message, self.game, event.seat, event.epoch, event.signed, event.commitment
                )
                self._signature(event.seat, event.signed, message)
            case e.EntropyRevealed():
                self._check_reveal(event)
            case e.EpochBegan():
                if not all(seat.entropy for seat in ledger.seats.values()):
                    self._wrong("the epoch begins before every seat has revealed")
            case e.SeatHandedOver():
                if not event.consents:
                    head = event.signed.head if event.signed else NO_HEAD
                    message = handover_message(self.game, event.seat, head, event.name, event.key)
                    self._signature(event.seat, event.signed, message)
                elif set(event.consents) != {s for s in ledger.held if s != event.seat}:
                    self._wrong("passes a seat on without the consent of every other held seat")
            case e.PromptOpened():
                if event.prompt != self.version:
                    self._wrong(f"opens prompt {event.prompt}, not the one of its own version")
            case e.DecisionMade():
                self._check_decision(event)
            case e.GameClosed():
                self._check_seeds(event)
            case _:
                pass
        use = getattr(event, "use", None)
        if use is not None:
            self._check_chance(event, use)
        said = self._system.contradicts(self._position.game.board, event)
        if said:
            self._wrong(said)

    def _check_reveal(self, event: e.EntropyRevealed) -> None:
        assert self._position is not None
        ledger = self._position.ledger
        seat = ledger.seats[event.seat]
        if not all(other.commitment for other in ledger.seats.values()):
            self._wrong(f"{event.seat} reveals before every seat has committed")
        if commitment(event.seat, self.game, ledger.epoch.anchors, bytes.fromhex(event.entropy)) != seat.commitment:
            self._wrong(f"what {event.seat} reveals is not what it committed to")
        message = _signed_over(reveal_message, self.game, event.seat, event.epoch, event.signed, event.entropy)
        self._signature(event.seat, event.signed, message)

    def _check_decision(self, event: e.DecisionMade) -> None:  # type: ignore[type-arg]
        assert self._position is not None
        prompt = self._position.game.prompt(event.prompt)
        if prompt is None or prompt.seat != event.seat:
            self._wrong(f"{event.seat} answers prompt {event.prompt}, which is not open for it")
        decided = event.public or (event.secret.content if event.secret else None)
        if decided is None:
            return
        signed = decided.signed
        head = signed.head if signed else NO_HEAD
        message = decision_message(self.game, event.seat, event.prompt, head, canonical_json(decided.decision))
        self._signature(event.seat, signed, message)

    def _signature(self, seat: str, signed: e.Signed | None, message: bytes) -> None:
        assert self._position is not None
        held = self._position.ledger.seats[seat].held_by
        if held is None or not held.key:
            return
        if signed is None:
            self._wrong(f"{seat} plays signed, and the signature is missing")
            return
        self.signatures += 1
        if not self._check(held.key, signed.signature, message):
            self._wrong(f"the signature of {seat} does not fit its key and what is recorded")
        if signed.head not in self._heads:
            self._wrong(f"{seat} signed over a head that this log never had: it was shown another history")

    def _check_chance(self, event: e.Event, use: Use) -> None:
        assert self._position is not None
        epoch = self._position.ledger.epoch
        if use.epoch != epoch.number or not epoch.began:
            self._wrong(f"uses epoch {use.epoch} of chance, which is not running")
            return
        if use.k != self._position.ledger.used.get(use.audience, 0) + 1:
            self._wrong(
                f"uses link {use.k} of {use.audience} after link {self._position.ledger.used.get(use.audience, 0)}"
            )
        secret = getattr(event, "secret", None)
        shown: Any = event if secret is None else secret.content
        if shown is None:
            self.hidden += 1
            return
        link = bytes.fromhex(shown.link)
        self._check_link(use, link)
        found = outcome(link, self.game, self._position.ledger.pack.hash, use, self._position.ledger.entropy)
        if use.dice is not None:
            self.rolls += 1
            recorded = shown.faces
        else:
            self.draws += 1
            recorded = (shown.index,)
        if found != recorded:
            self._wrong(f"the chain gives {list(found)}, recorded is {list(recorded)}")

    def _check_link(self, use: Use, link: bytes) -> None:
        """The link hashes back to the last one seen of its chain, or to the anchor."""
        anchor = bytes.fromhex(self._anchors[use.epoch][use.audience])
        k, known = self._last_link.get((use.epoch, use.audience), (0, anchor))
        found = link
        for _ in range(use.k - k):
            found = previous_link(found)
        if found != known or use.k <= k:
            self._wrong(f"link {use.k} of {use.audience} does not belong to the chain whose anchor was published")
            return
        self._last_link[use.epoch, use.audience] = (use.k, link)

    def _check_seeds(self, event: e.GameClosed) -> None:
        for seed in event.seeds:
            self._opened.add((seed.epoch, seed.audience))
            anchor = self._anchors.get(seed.epoch, {}).get(seed.audience)
            if Chain(b"".join(checkpoints(bytes.fromhex(seed.seed)))).anchor != anchor:
                self._wrong(f"the seed opened for {seed.audience} in epoch {seed.epoch} does not lead to its anchor")

    def report(self, receipt_fits: bool, anchored: bool) -> Report:
        """What was found in all."""
        unchecked = []
        shut = sum(1 for seals in self._seals.values() for _ in seals)
        if self.hidden:
            unchecked.append(f"{self.hidden} draws sealed for other seats: their links and cards")
        if self._audience != REFEREE and shut:
            unchecked.append("the contents of the parts sealed for others, until the game opens")
        if not receipt_fits:
            unchecked.append("the receipt: no key was given to check it with")
        if self._position is not None and self._position.ledger.opened:
            missing = [
                f"{audience} in epoch {epoch}"
                for epoch, anchors in self._anchors.items()
                for audience in anchors
                if (epoch, audience) not in self._opened
            ]
            if missing:
                unchecked.append(f"the chains whose secrets were lost: {', '.join(missing)}")
        return Report(
            game=self.game,
            audience=self._audience,
            version=self.version,
            head=self.head.hex(),
            epochs=len(self._anchors),
            rolls=self.rolls,
            draws=self.draws,
            signatures=self.signatures,
            problems=tuple(self.problems),
            unchecked=tuple(unchecked),
            anchored=anchored,
        )


def _signed_over(
    make: Callable[[str, str, int, str, str], bytes],
    game: str,
    seat: str,
    epoch: int,
    signed: e.Signed | None,
    what: str,
) -> bytes:
    return make(game, seat, epoch, signed.head if signed else NO_HEAD, what)


def verify(
    export: Export,
    systems: dict[str, System],
    codecs: dict[str, Codec],
    check: CheckSignature,
    trusted: Iterable[str] = (),
    held: Iterable[tuple[int, str]] = (),
) -> Report:
    """Check a whole export.

    `trusted`: keys (hex) of the service that the caller knows to be its. `held`: (version, head)
    of receipts the caller was given earlier.
    """
    verifier = Verifier(systems, codecs, audience_of(export.records), check)
    heads: dict[int, str] = {}
    for record in export.records:
        verifier.feed(record)
        heads[verifier.version] = verifier.head.hex()
    receipt = export.receipt
    message = receipt_message(receipt.game, receipt.version, bytes.fromhex(receipt.head))
    fits = check(receipt.key, receipt.signature, message)
    problems = verifier.problems
    if not fits:
        problems.append(Problem(0, "the receipt's signature does not fit its key"))
    if (receipt.game, receipt.version, receipt.head) != (verifier.game, verifier.version, verifier.head.hex()):
        problems.append(
            Problem(
                0,
                f"the receipt is for version {receipt.version} with head {receipt.head[:16]}…, the records end at "
                f"version {verifier.version} with head {verifier.head.hex()[:16]}…",
            )
        )
    anchored = fits and receipt.key in set(trusted)
    for version, head in held:
        if heads.get(version) == head:
            anchored = True
        else:
            problems.append(Problem(version, "the log is not the one your receipt was given for"))
    return verifier.report(fits, anchored)
