"""Logs that a dishonest service could make: hashed as they should be, whatever they say."""

from collections.abc import Callable

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.verifier import Report, Verifier, report_of
from kronika.domain.kernel.events import Event, GameFinished, Resigned, Signed
from kronika.domain.kernel.log import SealedPart, opened_by
from kronika.domain.kernel.sealing import parts_of
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.library.offline import AT, OfflineGame
from kronika.service.ed25519 import verifies
from kronika.service.packs import load_packs

HONEST = OfflineGame(load_packs()["normandy"], "1", "made up")
"""An honest game up to its first prompts: both seats pick for the initiative."""

KEYS = {seat: Ed25519PrivateKey.from_private_bytes(bytes([at]) * 32) for at, seat in enumerate(("us", "german"), 1)}


def public_key(seat: str) -> str:
    return KEYS[seat].public_key().public_bytes_raw().hex()


class Log:
    """Takes events one by one and tells what a verifier says of each."""

    def __init__(self, *events: Event, viewer: str = REFEREE) -> None:
        self._eyes = viewer
        self._codec = CODECS["undaunted"]
        self._verifier = Verifier(SYSTEMS, CODECS, viewer, verifies)
        self._parts: dict[int, tuple[SealedPart, ...]] = {}
        self._tx = 0
        for event in events:
            assert self.add(event) == [], event

    @property
    def version(self) -> int:
        return self._verifier.version

    @property
    def head(self) -> str:
        return self._verifier.head.hex()

    def add(self, event: Event, *, at_once: bool = False, at: str = AT) -> list[str]:
        """What is wrong with the event, as the next one; `at_once`: in the transaction of the last."""
        version = self.version + 1
        salts = [f"{version:032x}{place:032x}" for place, _ in enumerate(parts_of(event))]
        self._tx = self._tx if at_once else version
        record = self._codec.encode(event, at, self._tx, salts, opened_by(event, self._parts.__getitem__))
        if record.sealed:
            self._parts[version] = record.sealed
        return [text(problem.said, "en") for problem in self._verifier.feed(record.cut(self._eyes))]

    def report(self) -> Report:
        """What the verifier has found."""
        return report_of(self._verifier, "", "", by_receipt=False)

    def signed(self, seat: str, message: Callable[[str], bytes], head: str = "") -> Signed:
        """The signature of a seat's player over a message made from a head, by default the last one."""
        head = head or self.head
        return Signed(head, KEYS[seat].sign(message(head)).hex())


def before(kind: type[Event], *, skipping: int = 0) -> Log:
    """The honest game just before the first event of a kind, or a later one."""
    found = [at for at, event in enumerate(HONEST.events) if isinstance(event, kind)]
    return Log(*HONEST.events[: found[skipping]])


def given_up(log: Log) -> Log:
    """The same, in which the US seat has given up."""
    assert log.add(Resigned("us")) == []
    assert log.add(GameFinished(("german",), "resigned"), at_once=True) == []
    return log


def started(viewer: str = REFEREE) -> Log:
    """The honest game with its first prompts open."""
    return Log(*HONEST.events, viewer=viewer)
