"""A game as a stock client follows it: every record is checked the moment it arrives."""

import secrets
from typing import Any

import msgspec
from kronika.v1 import game_pb2, log_pb2
from kronika.v1 import game_service_pb2 as pb

from domain.kernel import receipts
from domain.kernel.chance import commitment
from domain.kernel.game import Position, phase_of
from domain.kernel.log import Part, Record, canonical_json
from domain.kernel.verify import NO_HEAD, Problem, Verifier
from domain.kernel.words import PUBLIC
from domain.systems import CODECS, SYSTEMS
from service import convert
from service.signatures import verifies
from tools.client.connection import Connection, NotReached, ServiceRefused
from tools.client.identity import Wallet


class Cheated(Exception):
    """What the service told does not fit; the evidence is in the log it told."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


class Session:
    """One game seen as one audience. Follows the log from its first event and checks it all."""

    def __init__(self, connection: Connection, game: str, audience: str = PUBLIC, wallet: Wallet | None = None) -> None:
        self.connection, self.game, self.audience = connection, game, audience
        self._wallet = wallet
        self._verifier = Verifier(SYSTEMS, CODECS, audience, verifies)
        self._stream: Any = None
        self.records: list[Record] = []
        """Everything told so far, as it was told: the evidence."""

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

    def advance(self, to: int = 0) -> list[Any]:
        """Take in what has been stored: at least one batch, and all up to version `to`.

        Waits for it. Gives the events told. Raises `Cheated` if something does not fit. A broken
        connection is taken up again where it was cut.
        """
        told: list[Any] = []
        while not told or self.version < to:
            if self._stream is None:
                request = pb.WatchGameRequest(game=self.game, audience=self.audience, after=self.version, proof=True)
                self._stream = self.connection.stream("WatchGame", request)
            try:
                batch = next(self._stream)
            except ServiceRefused as error:
                self._stream = None
                if error.reason != "TOO_SLOW":
                    raise
                continue
            except StopIteration:
                self._stream = None
                raise NotReached(f"the service at {self.connection.address} has ended the stream") from None
            except NotReached:
                self._stream = None
                raise
            told += self._take_in(batch)
        return told

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
        if batch.head and batch.head != self.head:
            problems.append(Problem(self.version, "the head told is not the one that the records give"))
        if problems:
            raise Cheated(problems)
        return list(batch.events)

    def close(self) -> None:
        if self._stream is not None:
            self._stream.cancel()

    # --- taking part

    def join(self, seat: str, name: str, *, sign: bool = True) -> None:
        """Take a seat, with this player's key if it signs."""
        key = self._identity().public_key if sign else ""
        self.connection.games("TakeSeat", pb.TakeSeatRequest(game=self.game, seat=seat, name=name, key=key))
        self.audience = seat
        self._verifier = Verifier(SYSTEMS, CODECS, seat, verifies)
        self.records = []
        self.close()
        self._stream = None

    def settle(self) -> None:
        """Commit to entropy and reveal it as the epoch needs, until chance runs."""
        while not self.position.ledger.epoch.began and not self.position.ledger.closed:
            self.bring_entropy()
            self.advance()

    def bring_entropy(self) -> None:
        """Commit or reveal, if that is due now."""
        ledger = self.position.ledger
        seat, epoch = ledger.seats[self.audience], ledger.epoch
        if self._wallet is None or epoch.began or seat.held_by is None:
            return
        entropy = self._wallet.entropy(self.game, self.audience, epoch.number)
        if not seat.commitment:
            committed = commitment(self.audience, self.game, epoch.anchors, entropy)
            message = receipts.commitment_message(self.game, self.audience, epoch.number, self.head, committed)
            self._try(
                "CommitEntropy",
                pb.CommitEntropyRequest(
                    game=self.game,
                    seat=self.audience,
                    epoch=epoch.number,
                    commitment=committed,
                    signed=self._signed(message),
                ),
            )
        elif not seat.entropy and all(other.commitment for other in ledger.seats.values()):
            message = receipts.reveal_message(self.game, self.audience, epoch.number, self.head, entropy.hex())
            self._try(
                "RevealEntropy",
                pb.RevealEntropyRequest(
                    game=self.game,
                    seat=self.audience,
                    epoch=epoch.number,
                    entropy=entropy.hex(),
                    signed=self._signed(message),
                ),
            )

    def _try(self, method: str, request: Any) -> None:
        """A step of an epoch that may just have been overtaken by another."""
        try:
            self.connection.games(method, request)
        except ServiceRefused as error:
            if error.reason not in ("ALREADY_DONE", "WRONG_PHASE", "TOO_EARLY"):
                raise

    def snapshot(self) -> Any:
        """The game now, with this seat's prompts and legal decisions."""
        request = pb.GetSnapshotRequest(game=self.game, audience=self.audience, scene=True)
        return self.connection.games("GetSnapshot", request)

    def decide(self, prompt: int, decision: Any, request_id: str = "") -> Any:
        """Submit a decision (a message), signed if this seat signs; the answer, its events checked."""
        system = self.position.ledger.system
        written = canonical_json(convert.from_decision(system, decision))
        message = receipts.decision_message(self.game, self.audience, prompt, self.head, written)
        request = pb.DecideRequest(
            game=self.game,
            seat=self.audience,
            prompt=prompt,
            decision=decision,
            request_id=request_id or secrets.token_hex(12),
            signed=self._signed(message),
        )
        answer = self.connection.games("Decide", request).answer
        self.check(answer)
        return answer

    def check(self, answer: Any) -> None:
        """Take in what an answer told, check its receipt, and keep that."""
        if self.version < answer.receipt.version:
            self.advance(answer.receipt.version)
        receipt = answer.receipt
        message = receipts.receipt_message(receipt.game, receipt.version, bytes.fromhex(receipt.head))
        if not verifies(receipt.key, receipt.signature, message):
            raise Cheated([Problem(receipt.version, "the receipt's signature does not fit its key")])
        if receipt.version == self.version and receipt.head != self.head:
            raise Cheated([Problem(receipt.version, "the receipt is for another history than the one told")])
        if self._wallet is not None:
            self._wallet.keep_receipt(self.game, receipt_line(receipt))

    def _identity(self) -> Any:
        assert self._wallet is not None, "taking part needs a wallet"
        return self._wallet.identity()

    def _signed(self, message: bytes) -> Any:
        held = self.position.ledger.seats[self.audience].held_by
        if held is None or not held.key:
            return None
        return log_pb2.Signed(head=self.head, signature=self._identity().sign(message))

    @property
    def phase(self) -> str:
        return phase_of(self.position).value


def record_of(proof: Any) -> Record:
    """The record in a proof message."""
    parts = tuple(
        Part(part.audience, msgspec.Raw(part.content), part.salt.hex())
        if part.salt
        else Part(part.audience, seal=part.seal.hex())
        for part in proof.sealed
    )
    return Record(msgspec.Raw(proof.public), parts)


def receipt_line(receipt: Any) -> bytes:
    """A receipt as the last line of an export has it."""
    fields = {name: getattr(receipt, name) for name in ("game", "head", "key", "signature", "version")}
    return canonical_json(fields)


def phase_name(phase: int) -> str:
    """A phase as people read it."""
    return str(game_pb2.Phase.Name(phase)).removeprefix("PHASE_").lower()
