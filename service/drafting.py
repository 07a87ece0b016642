"""What is to be stored of a game, before it is."""

import secrets
from collections.abc import Iterable
from itertools import islice

from kronika.domain.kernel.events import EpochOpened, Event
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.hashing import SALT_BYTES, genesis, head_of
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.log import Entry, Record, SealedPart, opened_by
from kronika.domain.kernel.receipts import receipt_message
from kronika.domain.kernel.sealing import parts_of
from kronika.service import clock
from kronika.service.live import LiveGame
from kronika.service.store.mapper import StreamRecord
from kronika.service.store.protocol import Chains, Mark
from kronika.service.vault import Vault


class Drafted:
    """What a recorder emitted, written as records: ready to be stored, nothing known outside yet."""

    def __init__(self, game: LiveGame, out: Recorder) -> None:
        self.game, self.out = game, out
        self.at = clock.now()
        self.first = out.version - len(out.events) + 1
        self.entries = [
            Entry(version, self.at, self.first, (event,)) for version, event in enumerate(out.events, self.first)
        ]
        self.records: list[Record] = []
        self.head = game.head
        known = game.unopened
        fresh: dict[int, tuple[SealedPart, ...]] = {}
        sealed = [len(parts_of(event)) for event in out.events]
        noise = secrets.token_hex(SALT_BYTES * sum(sealed)) if any(sealed) else ""
        salts = (noise[at : at + 2 * SALT_BYTES] for at in range(0, len(noise), 2 * SALT_BYTES))
        for version, (event, parts) in enumerate(zip(out.events, sealed, strict=True), self.first):
            opened = opened_by(event, lambda v: fresh.get(v) or known[v])
            record = game.codec.encode(event, self.at, self.first, tuple(islice(salts, parts)), opened)
            if record.sealed:
                fresh[version] = record.sealed
            if version == 1:
                game.genesis = self.head = first_head(out.ledger, out.events)
            self.head = head_of(self.head, version, record.leaf())
            self.records.append(record)

    def mark(self, vault: Vault) -> Mark:
        """What is kept of the stream beside these records."""
        return vault.mark(self.game.stream, self.out.version, self.head, self.game.adopted)

    def chains(self, vault: Vault) -> list[Chains]:
        """The chains of the epochs that it opens."""
        return [
            kept
            for event in self.out.events
            if isinstance(event, EpochOpened)
            for kept in vault.made_for(event.anchors)
        ]

    def receipt_message(self) -> bytes:
        """What the service signs once these records are stored."""
        return receipt_message(self.game.stream, self.out.version, self.head)

    def stream_records(self) -> list[StreamRecord]:
        return [
            StreamRecord(self.game.stream, version, str(type(event).__struct_config__.tag), record)
            for version, (event, record) in enumerate(zip(self.out.events, self.records, strict=True), self.first)
        ]


def first_head(ledger: Ledger, events: Iterable[Event]) -> bytes:
    """head(0) of a stream, from its first epoch."""
    first = next(event for event in events if isinstance(event, EpochOpened))
    return genesis(ledger.game, ledger.pack.hash, first.anchors.items())
