"""Games as they were: positions at any version, folded from the log."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel import texts
from kronika.domain.kernel.events import Event, Undone
from kronika.domain.kernel.game import Game, Position, apply, blank, fold
from kronika.domain.kernel.hashing import head_of
from kronika.domain.kernel.ledger_reducers import apply_to_ledger
from kronika.domain.kernel.log import Codec, Entry, Record, decode_record
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import RollResult
from kronika.domain.kernel.words import Text
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.store.protocol import Log

KEPT_STREAMS = 64
"""Streams and audiences whose checkpoints are kept, the one longest unused leaves first."""
KEPT_POSITIONS = 4000
"""Checkpoints that are kept in all, if those are of very long streams."""
AT_ONCE = 64
"""Events read in one query to find the end of a transaction."""
KEPT_HEADS = 200_000
"""Heads that are kept in all."""

UNDONE = "kronika.undone.v1"
DECISION_MADE = "kronika.decision_made.v1"


def _bound(kept: OrderedDict[Any, Any], most: int) -> None:
    """Forget what is longest unused, until neither too many streams are kept nor too much of them."""
    while len(kept) > KEPT_STREAMS or (len(kept) > 1 and sum(map(len, kept.values())) > most):
        kept.popitem(last=False)


class NoSuchStream(LookupError):
    """The log has no such stream."""


class EventView(msgspec.Struct, frozen=True):
    """An event as an audience may see it, with its sentence."""

    version: int
    at: str
    tx: int
    event: Event
    sentence: Text | None
    result: RollResult | None = None  #: The numbers that counted in a roll or flip, and whether it succeeded.


def tell(
    system: System, position: Position, entry: Entry, audience: str, game_at: Callable[[int], Game]
) -> tuple[Position, list[EventView]]:
    """Returns the position after one more record, and the events of it for an audience. `game_at`: the game at an
    earlier version, for events that return to it."""
    found = []
    ledger, game = position.ledger, position.game
    for event in entry.events:
        event = blind(event, audience)
        ledger = apply_to_ledger(ledger, event, entry.version)
        game = apply(game, event)
        sentence = texts.say(system, game.board, event)
        found.append(EventView(entry.version, entry.at, entry.tx, event, sentence, system.result(game.board, event)))
        if isinstance(event, Undone):
            game = game_at(event.to)
    return Position(entry.version, ledger, game), found


class History:
    """Reads the log; keeps the positions it passed on the way."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._systems: dict[str, str] = {}
        self._heads: OrderedDict[str, list[bytes]] = OrderedDict()
        self._kept: OrderedDict[tuple[str, str], dict[int, Position]] = OrderedDict()

    def system_of(self, stream: str) -> System:
        """The system a stream belongs to. Raises `NoSuchStream`."""
        name = self._systems.get(stream)
        if name is None:
            rows = self._log.rows(stream, lte=1)
            if not rows:
                raise NoSuchStream(stream)
            name = self._systems[stream] = msgspec.json.decode(rows[0][2])["public"]["event"]["system"]
        return SYSTEMS[name]

    def entries(
        self, stream: str, codec: Codec, *, gt: int = 0, lte: int | None = None, limit: int | None = None
    ) -> list[Entry]:
        """Records of a stream, read, with all their parts."""
        return [codec.decode(version, body) for version, _, body in self._log.rows(stream, gt=gt, lte=lte, limit=limit)]

    def position(self, stream: str, version: int, audience: str) -> Position:
        """The stream folded up to `version` as an audience sees it. Raises `NoSuchStream`."""
        system = self.system_of(stream)
        kept = self._kept.setdefault((stream, audience), {})
        self._kept.move_to_end((stream, audience))
        _bound(self._kept, KEPT_POSITIONS)
        undone = [(at, to) for at, to in self.undone(stream) if at <= version]
        good = [v for v in kept if v <= version and not any(v < at and to < v for at, to in undone)]
        start = kept[max(good)] if good else blank(system, audience)
        rows = self._log.rows(stream, gt=start.version, lte=version)

        def keep(position: Position) -> None:
            kept[position.version] = position

        events = ((at, blind(event, audience)) for at, event in CODECS[system.name].read(rows))
        position = fold(events, start, keep, undone)
        return replace(position, version=rows[-1][0]) if rows else position

    def end_of(self, stream: str, codec: Codec, version: int) -> int:
        """The version of the last event that was stored together with the one at a version, its first."""
        last = version
        while True:
            entries = self.entries(stream, codec, gt=last, limit=AT_ONCE)
            together = sum(entry.tx == version for entry in entries)
            last += together
            if together < AT_ONCE:
                return last

    def told(self, stream: str, after: int, audience: str, limit: int) -> list[EventView]:
        """The events after a version, as an audience may have them, with their sentences."""
        system = self.system_of(stream)
        position = self.position(stream, after, audience) if after else blank(system, audience)
        found: list[EventView] = []
        for entry in self.entries(stream, CODECS[system.name], gt=after, limit=limit):
            position, told = self.tell(system, stream, position, entry, audience)
            found += told
        return found

    def tell(
        self, system: System, stream: str, position: Position, entry: Entry, audience: str
    ) -> tuple[Position, list[EventView]]:
        """Returns the position after one more record, and the events of it for an audience."""
        return tell(system, position, entry, audience, lambda to: self.position(stream, to, audience).game)

    def heads(self, stream: str, genesis: bytes, version: int) -> list[bytes]:
        """The heads after versions 1 … `version`, computed once and kept while they are asked for."""
        kept = self._heads.setdefault(stream, [])
        self._heads.move_to_end(stream)
        _bound(self._heads, KEPT_HEADS)
        head = kept[-1] if kept else genesis
        for at, _, body in self._log.rows(stream, gt=len(kept), lte=version) if len(kept) < version else ():
            head = head_of(head, at, decode_record(body).leaf())
            kept.append(head)
        return kept[:version]

    def heads_to_make(self, stream: str, version: int) -> int:
        """How many events `heads` would read."""
        return max(0, version - len(self._heads.get(stream, ())))

    def records(self, stream: str, after: int, limit: int, audience: str) -> dict[int, Record]:
        """The records after a version, cut to an audience, by version."""
        rows = self._log.rows(stream, gt=after, limit=limit)
        return {version: decode_record(body).cut(audience) for version, _, body in rows}

    def prompted_at(self, stream: str, prompt: int, version: int) -> str:
        """Since when a prompt that is open at a version was: it was opened, or an undo that all agreed to left it
        open."""
        agreed = [at for at, event in self._undone(stream) if prompt <= event["to"] and not event.get("free")]
        since = max([prompt, *(at for at in agreed if at <= version)])
        ((_, _, body),) = self._log.rows(stream, gt=since - 1, lte=since)
        at: str = msgspec.json.decode(body)["public"]["at"]
        return at

    def asked_again(self, stream: str, prompt: int) -> int:
        """The version of the undo that took back the last answer to a prompt that is open again; 0 if
        it was never answered."""
        answers = [
            version
            for version, body in self._log.of_type(stream, DECISION_MADE, gt=prompt)
            if msgspec.json.decode(body)["public"]["event"]["prompt"] == prompt
        ]
        return min((at for at, _ in self.undone(stream) if answers and at > answers[-1]), default=0)

    def undone(self, stream: str) -> list[tuple[int, int]]:
        """(version, version gone back to) of each undo of a stream."""
        return [(version, event["to"]) for version, event in self._undone(stream)]

    def _undone(self, stream: str) -> list[tuple[int, dict[str, Any]]]:
        return [
            (version, msgspec.json.decode(body)["public"]["event"])
            for version, body in self._log.of_type(stream, UNDONE)
        ]
