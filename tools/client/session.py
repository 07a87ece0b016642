"""A game as the bundled client follows it: every record is checked when it arrives."""

import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from kronika.domain.kernel import signing
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import commitment
from kronika.domain.kernel.checking.verifier import Problem, Verifier, contradiction
from kronika.domain.kernel.events import Order, Signed
from kronika.domain.kernel.export import ExportRefused, ReceiptLine, parse
from kronika.domain.kernel.game import Position, phase_of
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.log import Record, SealedPart
from kronika.domain.kernel.repair import in_words
from kronika.domain.kernel.signing import NO_HEAD
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service import convert
from kronika.service.ed25519 import verifies
from kronika.tools.client.connection import WATCH_SECONDS, Connection, NotAnswered, NotReached, ServiceRefused
from kronika.tools.client.identity import IdentityRefused, Wallet
from kronika.tools.words import language, say
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb


class Cheated(Exception):
    """The service's records are inconsistent; the evidence is in the log it sent."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(text(one.whole, language()) for one in problems))
        self.problems = problems


class Unbound(Exception):
    """The game does not say that reveals are bound: no seat is taken in it."""


class Interrupted(Exception):
    """Somebody did not want to wait any longer; the next `advance` waits again."""


class Session:
    """One game seen as one audience. Follows the log from its first event and checks it all."""

    def __init__(self, connection: Connection, game: str, audience: str = PUBLIC, wallet: Wallet | None = None) -> None:
        self.connection, self.game, self.audience = connection, game, audience
        self._wallet = wallet
        self._stream: Any = None
        self._interrupted = False
        self._service_keys: set[str] = set()
        self.told: Callable[[Any], None] = lambda _event: None
        """Given every event, in order, once it is checked."""
        self._begin()

    def _begin(self) -> None:
        """Follow the log from its first event."""
        self.close()
        self._verifier = Verifier(SYSTEMS, CODECS, self.audience, verifies)
        self.records: list[Record] = []
        """All records received so far, unchanged: the evidence."""
        kept = self._wallet.receipt(self.game) if self._wallet is not None else None
        self._kept = kept_receipt(kept) if kept is not None else None
        self._joined: tuple[int, str] | None = None
        """The version at which this seat was taken here, and the key it was taken with."""

    def beside(self, game: str, audience: str) -> "Session":
        """Another game followed by the same player over the same connection."""
        return Session(self.connection, game, audience, self._wallet)

    @property
    def position(self) -> Position:
        """The game as this audience's log says, folded here."""
        assert self._verifier.position is not None, "a session is advanced before it is looked at"
        return self._verifier.position

    @property
    def version(self) -> int:
        return self._verifier.version

    @property
    def head(self) -> str:
        """The last head that was verified, 64 hex digits."""
        return self._verifier.head.hex() if self._verifier.version > 1 else NO_HEAD

    @property
    def is_over(self) -> bool:
        return self.position.game.outcome is not None or self.position.ledger.closed

    @property
    def never_started(self) -> bool:
        """Whether it was over before it had started: a seat had let it wait too long."""
        return self.position.game.outcome is not None and not self.position.ledger.started

    def advance(self, to: int = 0) -> list[Any]:
        """Take in what has been stored: at least one batch, and all up to version `to`.

        Waits for it. Gives the events told. Raises `Cheated` if something does not fit, and
        `NotReached` if the connection breaks, or `Interrupted`; the next call takes it up again where
        it was cut.
        """
        told: list[Any] = []
        if self.version == 0 and self._kept is not None:
            self._must_reach(self._kept)
        while not told or self.version < to:
            if self._stream is None:
                request = pb.WatchGameRequest(game=self.game, audience=self.audience, after=self.version, proof=True)
                self._stream = self.connection.stream("WatchGame", request, WATCH_SECONDS)
            try:
                batch = None if self._interrupted else next(self._stream)
            except ServiceRefused as error:
                self.close()
                if error.reason != "TOO_SLOW":
                    raise
                continue
            except StopIteration:
                self.close()
                raise self.connection.not_reached() from None
            except NotReached as error:
                self.close()
                if self._interrupted:
                    batch = None
                elif isinstance(error, NotAnswered):
                    self._now()  # which raises it if the service is away
                    continue
                else:
                    raise
            if batch is None:
                self.close()
                raise Interrupted
            told += self._take_in(batch)
        return told

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """While this lasts, Ctrl-C ends `advance` with `Interrupted`; in the main thread only.

        A `KeyboardInterrupt` in the middle of gRPC would leave its locks behind.
        """

        before = signal.signal(signal.SIGINT, lambda *_: self.interrupt())
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
            self.resume()

    def interrupt(self) -> None:
        """Ends `advance` with `Interrupted`, in whichever thread it waits, and each one until `resume`."""
        self._interrupted = True
        stream = self._stream
        if stream is not None:
            stream.cancel()

    def resume(self) -> None:
        """Wait again."""
        self._interrupted = False

    def catch_up(self) -> list[Any]:
        """Take in what has been stored up to now, without waiting for more; the events told."""
        version = self._now().version
        return self.advance(version) if self.version < version else []

    def _now(self) -> Any:
        return self.connection.games("GetGame", pb.GetGameRequest(game=self.game)).game

    def _must_reach(self, receipt: ReceiptLine) -> None:
        version = self._now().version
        if version < receipt.version:
            said = self.connection.text("session-log-is-shorter", version=version, kept=receipt.version)
            raise Cheated([Problem(version, said)])

    def _take_in(self, batch: Any) -> list[Any]:
        problems: list[Problem] = []
        fed = self.version
        for event in batch.events:
            if event.version == fed:
                continue
            record = record_of(event.proof)
            self.records.append(record)
            problems += self._verifier.feed(record)
            fed = event.version
            if self._kept is not None and fed == self._kept.version:
                problems += self._against(self._kept)
        if batch.head and batch.head.hex() != self.head:
            problems.append(Problem(self.version, self.connection.text("session-other-head")))
        if self._verifier.game != self.game:
            problems.append(Problem(1, self.connection.text("session-other-game", game=self._verifier.game)))
        if not problems:
            problems += self._against_joining()
        if problems:
            raise Cheated(problems)
        if batch.events and self.position.ledger.opened and self.position.ledger.referee_chain:
            self.check_opened()
        for event in batch.events:
            self.told(event)
        return list(batch.events)

    def check_opened(self) -> None:
        """Checks the opened game: draws from decks shared by several seats, and all the rest. Raises `Cheated` if
        something does not fit."""
        request = pb.ExportGameRequest(game=self.game, audience=REFEREE)
        written = b"".join(piece.chunk for piece in self.connection.stream("ExportGame", request))
        try:
            export = parse(written)
        except ExportRefused as error:
            said = self.connection.text("session-file-cannot-be-read", error=error.said)
            raise Cheated([Problem(self.version, said)]) from error
        verifier = Verifier(SYSTEMS, CODECS, REFEREE, verifies)
        for record in export.records:
            verifier.feed(record)
        problems = verifier.problems
        if self.version and verifier.heads[self.version :] != [self._verifier.head]:
            problems.append(Problem(self.version, self.connection.text("session-other-log")))
        if problems:
            raise Cheated(problems)

    def _against(self, receipt: ReceiptLine) -> list[Problem]:
        """The contradictions between the received log and a receipt."""
        said = contradiction(receipt, self._verifier, verifies)
        return [Problem(receipt.version, said)] if said else []

    def _against_joining(self) -> list[Problem]:
        """A seat taken with a key must be recorded with it: else its decisions would be taken unsigned. And
        the log must say, as the service did, that reveals are bound."""
        if self._joined is None or self.version < self._joined[0]:
            return []
        (version, key), self._joined = self._joined, None
        if not self.position.ledger.reveals_bound:
            return [Problem(1, self.connection.text("session-reveals-not-bound"))]
        held = self.position.ledger.seats[self.audience].held_by
        if held is None or held.key == key:
            return []
        return [Problem(version, self.connection.text("session-other-seat-key", seat=self.audience))]

    def close(self) -> None:
        """End the stream; `advance` takes it up again."""
        if self._stream is not None:
            self._stream.cancel()
            self._stream = None

    # --- taking part

    def join(self, seat: str, name: str, *, sign: bool = True) -> None:
        """Takes a seat, with this player's key if it signs. Raises `Unbound` if the service says that reveals are not
        bound. That statement is later checked against the log."""
        if not self._now().reveals_bound:
            raise Unbound(self.connection.text("session-unbound", game=self.game))
        key = self._identity().public_key if sign else ""
        request = pb.TakeSeatRequest(game=self.game, seat=seat, name=name, key=bytes.fromhex(key))
        taken = self.connection.games("TakeSeat", request)
        self.audience = seat
        self._begin()
        self._joined = (taken.game.version, key)

    def settle(self) -> None:
        """Commit to entropy and reveal it as the epoch needs, until chance runs."""
        while not self.position.ledger.epoch.began and not self.position.ledger.closed and not self.never_started:
            self.bring_entropy()
            self.advance()

    def bring_entropy(self) -> None:
        """Commit or reveal, if that is due now."""
        ledger = self.position.ledger
        seat, epoch = ledger.seats[self.audience], ledger.epoch
        if self._wallet is None or epoch.began or seat.held_by is None or self.never_started:
            return
        entropy = self._wallet.entropy(self.game, self.audience, epoch.anchors)
        committed = commitment(self.audience, self.game, epoch.anchors, entropy)
        if not seat.commitment:
            message = signing.commitment_message(self.game, self.audience, epoch.number, self.head, committed)
            self._try(
                "CommitEntropy",
                pb.CommitEntropyRequest(
                    game=self.game,
                    seat=self.audience,
                    epoch=epoch.number,
                    commitment=bytes.fromhex(committed),
                    signed=self._signed(message),
                ),
            )
        elif not seat.entropy and all(other.commitment for other in ledger.seats.values()):
            if seat.commitment != committed:
                raise IdentityRefused(self.connection.text("session-bound-elsewhere", seat=self.audience))
            message = signing.reveal_message(self.game, self.audience, epoch.number, self.head, entropy.hex())
            self._try(
                "RevealEntropy",
                pb.RevealEntropyRequest(
                    game=self.game,
                    seat=self.audience,
                    epoch=epoch.number,
                    entropy=entropy,
                    signed=self._signed(message),
                ),
            )

    def agree_to_epoch(self) -> list[Any]:
        """Consent to a new epoch of chance, unless the running one is sound; the events told."""
        answer = self._try("AgreeToEpoch", pb.AgreeToEpochRequest(game=self.game, seat=self.audience))
        return self.advance(answer.game.version) if answer and self.version < answer.game.version else []

    def _try(self, method: str, request: Any) -> Any:
        """The answer to a step of an epoch; None if another step came first."""
        try:
            return self.connection.games(method, request)
        except ServiceRefused as error:
            if error.reason not in ("ALREADY_DONE", "WRONG_PHASE", "TOO_EARLY"):
                raise
            return None

    def snapshot(self) -> Any:
        """The game now, with this seat's prompts and legal decisions."""
        request = pb.GetSnapshotRequest(game=self.game, audience=self.audience, scene=True)
        found = self.connection.games("GetSnapshot", request)
        self._compare(found.snapshot)
        return found

    def request(self, method: str, request: Any) -> Any:
        """A call that has an `answer`; the response, with what it told checked."""
        response = self.connection.games(method, request)
        self._check(response.answer)
        return response

    def decide(self, prompt: int, decision: Any, request_id: str = "") -> Any:
        """Submit a decision (a message), signed if this seat signs; the answer, its events checked."""
        system = self.position.ledger.system
        written = canonical_json(convert.from_decision(system, decision))
        request_id = request_id or secrets.token_hex(12)

        def request() -> Any:
            message = signing.decision_message(self.game, self.audience, prompt, self.head, written)
            return pb.DecideRequest(
                game=self.game,
                seat=self.audience,
                prompt=prompt,
                decision=decision,
                request_id=request_id,
                signed=self._signed(message),
            )

        try:
            return self.request("Decide", request()).answer
        except ServiceRefused as error:
            if error.reason != "STALE_VERSION":
                raise
        self.catch_up()  # an earlier answer to the prompt was taken back: sign over the current head
        return self.request("Decide", request()).answer

    def give_order(self, kind: str, until: str) -> Any:
        """Give a standing order, signed if this seat signs; the response, its events checked."""
        order = Order(kind, until)
        message = signing.order_message(self.game, self.audience, self.head, canonical_json(order))
        request = pb.GiveOrderRequest(
            game=self.game,
            seat=self.audience,
            order=convert.to_message(order, self.position.ledger.system),
            signed=self._signed(message),
        )
        return self.request("GiveOrder", request)

    def _check(self, answer: Any) -> None:
        """Take in what an answer told, check its receipt, and keep that."""
        receipt = receipt_of(answer.receipt)
        if self.version < receipt.version:
            self.advance(receipt.version)
        problems = self._against(receipt)
        if not problems and receipt.key not in self._published(receipt.key):
            problems = [Problem(receipt.version, self.connection.text("identity-unpublished-key"))]
        if problems:
            raise Cheated(problems)
        self._compare(answer.snapshot)
        if self._wallet is not None:
            self._wallet.keep_receipt(self.game, canonical_json(receipt))

    def _published(self, key: str) -> set[str]:
        """The keys that the service publishes, asked for again if this one was not among them."""
        if key not in self._service_keys:
            found = self.connection.catalog("GetService", catalog_pb.GetServiceRequest())
            self._service_keys = {one.key.hex() for one in found.keys}
        return self._service_keys

    def _compare(self, snapshot: Any) -> None:
        """The view told must be the one that the log told gives."""
        if snapshot.version > self.version:
            self.advance(snapshot.version)
        if snapshot.version < self.version:
            return
        system = SYSTEMS[self.position.ledger.system]
        if snapshot.view != convert.system_view(system.name, system.view(self.position.game.board)):
            raise Cheated([Problem(self.version, self.connection.text("session-other-view"))])

    def _identity(self) -> Any:
        assert self._wallet is not None, "taking part needs a wallet"
        return self._wallet.identity()

    def _signed(self, message: bytes) -> Any:
        held = self.position.ledger.seats[self.audience].held_by
        if held is None or not held.key:
            return None
        return convert.to_message(Signed(self.head, self._identity().sign(message)))

    @property
    def phase(self) -> str:
        return phase_of(self.position).value


def record_of(proof: Any) -> Record:
    """The record in a proof message."""
    parts = tuple(
        SealedPart(part.audience, msgspec.Raw(part.content), part.salt.hex())
        if part.salt
        else SealedPart(part.audience, seal=part.seal.hex())
        for part in proof.sealed
    )
    return Record(msgspec.Raw(proof.public), parts)


def kept_receipt(line: bytes) -> ReceiptLine:
    """A receipt that was kept. Raises `IdentityRefused`."""
    try:
        return msgspec.json.decode(line, type=ReceiptLine)
    except ValueError as error:
        raise IdentityRefused(say("identity-receipt-damaged", error=in_words(error))) from error


def receipt_of(message: Any) -> ReceiptLine:
    """A receipt as the last line of an export has it. Raises `Cheated` for one that cannot be read."""
    fields = {name: getattr(message, name).hex() for name in ("head", "key", "signature")}
    fields |= {"game": message.game, "version": message.version}
    try:
        return msgspec.convert(fields, ReceiptLine)
    except msgspec.ValidationError as error:
        raise Cheated(
            [Problem(message.version, say("session-receipt-cannot-be-read", error=in_words(error)))]
        ) from error
