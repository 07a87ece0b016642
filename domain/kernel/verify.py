"""Checking a log from its records alone (README, “Checking a game”): hashes, seals, chance,
commitments, signatures. Works on a whole file and on what arrives live, record by record."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.kernel import events as e
from domain.kernel.chance import LINKS, Use, anchor_of, outcome, walk_back
from domain.kernel.export import Export
from domain.kernel.fitting import asks_well, unfit
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
        self._sealed: dict[int, tuple[Part, ...]] = {}
        """The sealed parts of each version, by their seals."""
        self._shut: dict[int, tuple[e.DecisionMade[Any], str]] = {}
        """Decisions not yet seen, and the keys they should be signed with, by version."""
        self._heads: set[str] = {NO_HEAD}
        self._last_link: dict[tuple[int, str], tuple[int, bytes]] = {}
        self._anchors: dict[int, dict[str, str]] = {}
        self._opened: set[tuple[int, str]] = set()
        self._tx = 1

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
            ArithmeticError,
            RecursionError,
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
            self._heads.add(self.head.hex())
            self.head = head_of(self.head, 1, self._first.leaf())
            self._heads.add(self.head.hex())
        assert self._codec is not None and self._system is not None and self._position is not None
        self._link(record)
        envelope = self._codec.envelope(record)
        self._transaction(envelope)
        self._sealed[self.version] = tuple(Part(part.audience, seal=part.sealed_as().hex()) for part in record.sealed)
        entry = self._codec.decode(self.version, msgspec.json.encode(record))
        for part in record.sealed:
            mine = self._audience in (REFEREE, part.audience)
            if part.is_open != mine:
                self._wrong(f"the sealed part of {part.audience} should be {'open' if mine else 'shut'} in this file")
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
        assert self._system is not None and self._codec is not None
        contents: dict[str, list[bytes]] = {}
        for opened in envelope.opened:
            (sealed,) = self._sealed.get(opened.version) or (Part(""),)
            if Part("", opened.content, opened.salt).sealed_as() != sealed.sealed_as():
                self._wrong(f"what it opens is not what was sealed at version {opened.version}")
                return
            contents.setdefault(sealed.audience, []).append(bytes(opened.content))
            if opened.version in self._shut:
                event, key = self._shut.pop(opened.version)
                self._check_decided(event, self._codec.sealed_in(event, bytes(opened.content)), key)
        said = self._system.misquotes(envelope.event, contents)
        if said:
            self._wrong(said)

    def _check_event(self, event: e.Event, envelope: Envelope) -> None:
        assert self._position is not None and self._system is not None
        said = unfit(self._position, event, self.version)
        if said:
            self._wrong(said)
        match event:
            case e.EpochOpened():
                self._anchors[event.epoch] = event.anchors
            case e.EntropyCommitted(seat, epoch, committed, signed):
                self._check_signature(
                    seat, signed, lambda head: commitment_message(self.game, seat, epoch, head, committed)
                )
            case e.EntropyRevealed(seat, epoch, entropy, signed):
                self._check_signature(seat, signed, lambda head: reveal_message(self.game, seat, epoch, head, entropy))
            case e.SeatHandedOver(seat, name, _, key, signed, ()):
                self._check_signature(seat, signed, lambda head: handover_message(self.game, seat, head, name, key))
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

    def _check_decision(self, event: e.DecisionMade) -> None:  # type: ignore[type-arg]
        decided = event.public or (event.secret.content if event.secret else None)
        if decided is None:
            self._shut[self.version] = (event, self._key(event.seat))
        else:
            self._check_decided(event, decided, self._key(event.seat))

    def _check_decided(self, event: e.DecisionMade, decided: e.Decided, key: str) -> None:  # type: ignore[type-arg]
        written = canonical_json(decided.decision)
        self._check_signature(
            event.seat,
            decided.signed,
            lambda head: decision_message(self.game, event.seat, event.prompt, head, written),
            key,
        )

    def _key(self, seat: str) -> str:
        """The key of who holds a seat; empty for nobody, and for one who plays unsigned."""
        assert self._position is not None
        held = self._position.ledger.seats[seat].held_by
        return held.key if held is not None else ""

    def _check_signature(
        self, seat: str, signed: e.Signed | None, message: Callable[[str], bytes], key: str | None = None
    ) -> None:
        """`message` makes what is signed from the head signed over; `key` is the seat's own by default."""
        key = self._key(seat) if key is None else key
        if not key:
            return
        if signed is None:
            self._wrong(f"{seat} plays signed, and the signature is missing")
            return
        self.signatures += 1
        if not self._check(key, signed.signature, message(signed.head)):
            self._wrong(f"the signature of {seat} does not fit its key and what is recorded")
        if signed.head not in self._heads:
            self._wrong(f"{seat} signed over a head that this log never had: it was shown another history")

    def _check_chance(self, event: e.Event, use: Use) -> None:
        assert self._position is not None
        epoch = self._position.ledger.epoch
        if use.epoch != epoch.number or not epoch.began:
            self._wrong(f"uses epoch {use.epoch} of chance, which is not running")
            return
        used = self._position.ledger.used.get(use.audience, 0)
        if use.k != used + 1 or use.k > LINKS:
            self._wrong(f"uses link {use.k} of {use.audience} after link {used}")
            return
        if not asks_well(use):
            self._wrong("asks for no dice that there are, and for no draw")
            return
        secret = getattr(event, "secret", None)
        shown: Any = event if secret is None else secret.content
        if shown is None:
            self.hidden += 1
            return
        link = bytes.fromhex(shown.link)
        self._check_link(use, link)
        if use.dice is not None:
            self.rolls += 1
            recorded = shown.faces
        else:
            self.draws += 1
            recorded = (shown.index,)
        found = outcome(link, self.game, self._position.ledger.pack.hash, use, self._position.ledger.entropy)
        if found != recorded:
            self._wrong(f"the chain gives {list(found)}, recorded is {list(recorded)}")

    def _check_link(self, use: Use, link: bytes) -> None:
        """The link hashes back to the last one seen of its chain, or to the anchor."""
        anchor = bytes.fromhex(self._anchors[use.epoch][use.audience])
        k, known = self._last_link.get((use.epoch, use.audience), (0, anchor))
        if use.k <= k or walk_back(link, use.k - k) != known:
            self._wrong(f"link {use.k} of {use.audience} does not belong to the chain whose anchor was published")
            return
        self._last_link[use.epoch, use.audience] = (use.k, link)

    def _check_seeds(self, event: e.GameClosed) -> None:
        for seed in event.seeds:
            self._opened.add((seed.epoch, seed.audience))
            anchor = self._anchors.get(seed.epoch, {}).get(seed.audience)
            if anchor_of(bytes.fromhex(seed.seed)).hex() != anchor:
                self._wrong(f"the seed opened for {seed.audience} in epoch {seed.epoch} does not lead to its anchor")

    def report(self, receipt_fits: bool, anchored: bool) -> Report:
        """What was found in all."""
        unchecked = []
        shut = any(self._sealed.values())
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
