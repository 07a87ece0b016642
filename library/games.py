"""A game in a file as a value: its header, its positions, its decisions and rolls, and whether it verifies."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, partial
from glob import iglob
from itertools import zip_longest
from os import PathLike
from pathlib import Path
from typing import Any, Self

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel import texts
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.checking.verifier import Problem, Report, audience_of, verify
from kronika.domain.kernel.export import ReceiptLine, ends_of, parse, read_row, rows_of, unpacked
from kronika.domain.kernel.game import Position as Folded
from kronika.domain.kernel.game import blank, decided_in, fold, taken_back, walk
from kronika.domain.kernel.log import Codec, Entry
from kronika.domain.kernel.notation import Notation
from kronika.domain.kernel.repair import Unreadable
from kronika.domain.kernel.reports import Fact
from kronika.domain.kernel.rolls import Check, check_of, proof_of
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.library import reports
from kronika.library.positions import Position
from kronika.library.words import message
from kronika.service import notation
from kronika.service.ed25519 import verifies


class Header(msgspec.Struct, frozen=True):
    """A game in short. `version`: the number of its events; `head`: the hash of the log there, 64 hex digits; `key`:
    the key of the service that signed it; `at`: when it was created (RFC 3339); `file`: where it was read, or empty."""

    game: str
    system: str
    pack: str
    scenario: str
    seats: tuple[str, ...]
    at: str
    version: int
    head: str
    key: str
    file: str = ""


class Decision(msgspec.Struct, frozen=True):
    """A decision that was made. `data`: the decision, a struct of its system, None where it is sealed for others;
    `text`: its sentence; `undone`: whether an undo took it back."""

    version: int
    at: str
    seat: str
    prompt: int
    text: str
    data: Any
    undone: bool


class Roll(msgspec.Struct, frozen=True):
    """A roll of dice or a card flipped. `faces`: the dice, from 0, as the log has them. `numbers`: those compared with
    `target`. `chance`: the exact chance of success; None where there was nothing to reach. `rule`: the id of the rule
    that asked for it."""

    version: int
    at: str
    seat: str
    rule: str
    action: str
    subject: str
    aimed_at: str
    faces: tuple[int, ...]
    card: str
    numbers: tuple[int, ...]
    target: int | None
    chance: float | None
    success: bool
    text: str
    undone: bool


class Dispute(msgspec.Struct, frozen=True):
    """A roll that a seat disputed, by its version, and why. `ended`: how; empty: it is open."""

    version: int
    at: str
    seat: str
    roll: int
    reason: str
    ended: str


class Game:
    """A game as its file tells it. It never changes; what it holds is read when it is asked for."""

    def __init__(self, data: bytes, *, file: str = "", language: str = "en", audience: str = "") -> None:
        self._data, self.language, self._audience = data, language, audience
        if data.startswith(notation.BEGINS):
            created, self._entries = notation.read(data)
            self.header = _header_of(created, self._entries[0].at, len(self._entries), file)
            self._audience = audience or REFEREE
        else:
            self.header = _header_in(data, file)
        if self.header.system not in SYSTEMS:
            raise Unreadable(notation.unknown(self.header.system))

    @property
    def system(self) -> System:
        """The rules."""
        return SYSTEMS[self.header.system]

    @property
    def _codec(self) -> Codec:
        return CODECS[self.header.system]

    def verify(self, key: str | Iterable[str] | None = None, receipts: Iterable[ReceiptLine] = ()) -> Report:
        """Checks hashes, seals, chance and signatures. `ok` is whether nothing is wrong. `key`: the key of the service
        (64 hex digits), or several, that you know to be its: without one, or a receipt, a whole file may be made up.
        A game from notation is never `ok`: it proves nothing."""
        if not self.header.head:
            return _unproven(self)
        keys = () if key is None else (key,) if isinstance(key, str) else tuple(key)
        return verify(parse(self._data), SYSTEMS, CODECS, verifies, keys, receipts)

    def notation(self) -> str:
        """The game in notation, as far as its eyes see it. Raises `ValueError` for a campaign."""
        return notation.written(self.system, self._entries, self.audience)

    def report(self, form: str = "html") -> str:
        """A report of the game: `html`, `md`, `text` or `bbcode`. Raises `KeyError` for another form."""
        return reports.report(self, form)

    def __len__(self) -> int:
        return self.header.version

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} {self.header.game}: {self.header.pack} {self.header.scenario}, {len(self)} events>"
        )

    @cached_property
    def audience(self) -> str:
        """The eyes that the file was written for: a seat, `public`, or `referee`, who sees all."""
        return self._audience or audience_of(self._rows)

    @cached_property
    def _rows(self) -> list[Any]:
        rows = rows_of(self._data, len(self))
        return [read_row(row, version + 1, self._codec.row) for version, row in enumerate(rows, 1)]

    @cached_property
    def _entries(self) -> Sequence[Entry]:
        entry = self._codec.entry
        return tuple(read_row(row, version + 1, partial(entry, version)) for version, row in enumerate(self._rows, 1))

    @cached_property
    def _notes(self) -> dict[str, Notation]:
        return {}

    @cached_property
    def _checkpoints(self) -> dict[int, Folded]:
        return {0: blank(self.system, self.audience)}

    def _numbered(self, after: int, upto: int) -> Iterator[tuple[int, e.Event]]:
        for entry in self._entries[after:upto]:
            for event in entry.events:
                yield entry.version, blind(event, self.audience)

    def __getitem__(self, version: int) -> Position:
        """The position after a version: 0 is before the first event, -1 the last. Raises `IndexError`."""
        wanted = version if version >= 0 else len(self) + 1 + version
        if not 0 <= wanted <= len(self):
            raise IndexError(f"the versions are 0 to {len(self)}")
        start = max(at for at in self._checkpoints if at <= wanted)
        if any(start < at <= wanted and to < start for at, to in self._undos):
            start = 0
        folded = fold(self._numbered(start, wanted), self._checkpoints[start], self._keep)
        return self.position(msgspec.structs.replace(folded, version=wanted))

    @property
    def created(self) -> e.GameCreated:
        """Its first event."""
        (created,) = self._entries[0].events
        assert isinstance(created, e.GameCreated), "every log begins so"
        return created

    def _keep(self, folded: Folded) -> None:
        self._checkpoints[folded.version] = folded

    def position(self, folded: Folded) -> Position:
        """A position of the game as its eyes see it."""

        def seen(seat: str) -> Folded:
            return self.seen_by(seat)[folded.version].folded

        return Position(self.system, folded, self.header.game, self.language, self.audience, self._notes, seen)

    def __iter__(self) -> Iterator[Position]:
        """The positions after version 1, 2, 3 …, in one pass."""
        return map(self.position, walk(self.system, self._entries, self.audience))

    def seen_by(self, seat: str) -> Self:
        """The game as a seat saw it, or `public`. Raises `KeyError` for a seat that the file does not open."""
        if self.audience not in (REFEREE, seat) or seat not in (*self.header.seats, "public", REFEREE):
            raise KeyError(seat)
        return type(self)(self._data, file=self.header.file, language=self.language, audience=seat)

    @cached_property
    def _undos(self) -> list[tuple[int, int]]:
        return [(at.version, event.to) for at in self._entries for event in at.events if isinstance(event, e.Undone)]

    @cached_property
    def undone(self) -> frozenset[int]:
        """The versions that undos took back."""
        return frozenset(taken_back(self._undos))

    def told(self) -> Iterator[tuple[Entry, e.Event, Folded, Folded]]:
        """Each event with the positions before and after its record."""
        before = blank(self.system, self.audience)
        for entry, after in zip(self._entries, walk(self.system, self._entries, self.audience), strict=True):
            for event in entry.events:
                yield entry, blind(event, self.audience), before, after
            before = after

    def facts(self) -> Iterator[Fact]:
        """Each event as the read models take it in: public, between public positions, and whole."""
        before = blank(self.system, PUBLIC)
        for entry, after in zip(self._entries, walk(self.system, self._entries, PUBLIC), strict=True):
            for whole in entry.events:
                event = blind(whole, PUBLIC)
                yield Fact(
                    self.header.game, entry.version, entry.at, entry.tx, event, before, after, self.system, whole
                )
            before = after

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """Every decision, those taken back too."""
        found = []
        for entry, event, before, _ in self.told():
            if isinstance(event, e.DecisionMade):
                made = decided_in(event)
                data = None if made is None else made.decision
                said = "" if data is None else text(self.system.words.decision(before.game.board, data), self.language)
                undone = entry.version in self.undone
                found.append(Decision(entry.version, entry.at, event.seat, event.prompt, said, data, undone))
        return tuple(found)

    @cached_property
    def rolls(self) -> tuple[Roll, ...]:
        """Every roll of dice and every card flipped, those taken back too."""
        found = []
        for entry, event, _, after in self.told():
            check = check_of(self.system, event)
            if check is not None:
                found.append(self._roll(entry, event, check, after))
        return tuple(found)

    def _roll(self, entry: Entry, event: e.Event, check: Check, after: Folded) -> Roll:
        purpose, test = check.use.purpose, check.test
        result = self.system.result(after.game.board, event)
        return Roll(
            version=entry.version,
            at=entry.at,
            seat=purpose.actor,
            rule=purpose.rule,
            action=purpose.action,
            subject=purpose.subject,
            aimed_at=purpose.target,
            faces=check.faces,
            card=check.flip.card if check.flip else "",
            numbers=result.numbers if result else (),
            target=test.target if test else None,
            chance=test.wins / test.outcomes if test else None,
            success=bool(result and result.succeeded),
            text=text(texts.say(self.system, after.game.board, event), self.language),
            undone=entry.version in self.undone,
        )

    @cached_property
    def disputes(self) -> tuple[Dispute, ...]:
        """Every dispute about a roll, and how it ended."""
        ends = {
            (event.seat, event.version): str(event.how)
            for entry in self._entries
            for event in entry.events
            if isinstance(event, e.DisputeEnded)
        }
        return tuple(
            Dispute(
                entry.version,
                entry.at,
                event.seat,
                event.version,
                event.reason,
                ends.get((event.seat, event.version), ""),
            )
            for entry in self._entries
            for event in entry.events
            if isinstance(event, e.RollDisputed)
        )

    @property
    def log(self) -> Iterator[tuple[int, str]]:
        """The sentences of the log, each with its version."""
        for entry, event, _, after in self.told():
            said = texts.say(self.system, after.game.board, event)
            if said is not None:
                yield entry.version, text(said, self.language)


def _header_of(created: e.GameCreated, at: str, version: int, file: str) -> Header:
    """The header of a game that proves nothing."""
    return Header(
        created.game,
        created.system,
        created.pack.name,
        created.scenario,
        created.seats,
        at,
        version,
        head="",
        key="",
        file=file,
    )


def _unproven(game: Game) -> Report:
    return Report(
        game=game.header.game,
        audience=game.audience,
        version=len(game),
        head="",
        epochs=0,
        rolls=0,
        draws=0,
        signatures=0,
        taken_back=0,
        problems=(Problem(0, message("notation-proves-nothing")),),
        unchecked=(),
        unbound=(),
        signed_by="",
        by_key="",
        by_receipt=False,
    )


class _Created(msgspec.Struct):
    game: str
    system: str
    pack: e.PackId
    scenario: str
    seats: tuple[str, ...]


class _Public(msgspec.Struct):
    at: str
    event: _Created


class _First(msgspec.Struct):
    public: _Public


_first = msgspec.json.Decoder(_First)


def _header_in(data: bytes, file: str) -> Header:
    row, receipt = ends_of(data)
    first = read_row(row, 2, _first.decode).public
    made = first.event
    return Header(
        made.game,
        made.system,
        made.pack.name,
        made.scenario,
        made.seats,
        first.at,
        receipt.version,
        receipt.head,
        receipt.key,
        file,
    )


def open(source: str | PathLike[str] | bytes, *, language: str = "en") -> Game:
    """A game, or a `Campaign`, from a file that `kronika export` or `kronika notation` wrote, packed with gzip or not;
    or from the bytes or the notation itself. Raises `OSError`, and `ExportRefused` or `Unreadable` (both a
    `ValueError`) for any other file. `Game.verify` says whether it is genuine."""
    if isinstance(source, str) and source.startswith(notation.BEGINS.decode()):
        source = source.encode()
    if isinstance(source, bytes):
        data, file = unpacked(source), ""
    else:
        data, file = unpacked(Path(source).read_bytes()), str(source)
    game = Game(data, file=file, language=language)
    if game.system.links is None:
        return game
    from kronika.library.campaigns import Campaign

    return Campaign(data, file=file, language=language)


def read(*patterns: str, headers_only: bool = False, language: str = "en") -> Iterator[Any]:
    """The games in the files that fit these patterns of `glob`, in the order of their names; or only their headers.
    Raises what `open` raises."""
    for path in sorted({path for pattern in patterns for path in iglob(pattern, recursive=True)}):
        game = open(path, language=language)
        yield game.header if headers_only else game


class Difference(msgspec.Struct, frozen=True):
    """Where two games part. `kind`: `setup`, `decision`, `chance` or `end`; `version`: that of each game, 0 where it is
    over; `text`: the sentence that each has there."""

    kind: str
    version: tuple[int, int]
    text: tuple[str, str]


def diff(a: Game, b: Game) -> Difference | None:
    """The first difference between two games in scenario and seats, in decisions or in chance; None: they are alike.
    Names of players, times, signatures and the secrets of chance do not count. Decisions taken back count too."""
    headers = (a.header, b.header)
    one, other = (f"{header.pack} {header.scenario}: {', '.join(header.seats)}" for header in headers)
    if one != other:
        return Difference("setup", (1, 1), (one, other))
    for left, right in zip_longest(_happened(a), _happened(b)):
        if left is None or right is None:
            return Difference("end", *_told_of(left, right))
        if left.what != right.what:
            kind = "decision" if "decision" in (left.kind, right.kind) else "chance"
            return Difference(kind, *_told_of(left, right))
    return None


class _Happened(msgspec.Struct, frozen=True):
    version: int
    kind: str
    what: Any
    text: str


def _told_of(left: _Happened | None, right: _Happened | None) -> tuple[tuple[int, int], tuple[str, str]]:
    found = [(one.version, one.text) if one is not None else (0, "") for one in (left, right)]
    return (found[0][0], found[1][0]), (found[0][1], found[1][1])


def _happened(game: Game) -> Iterator[_Happened]:
    """Decisions, and what chance gave: dice, flips and draws, as far as the game's audience knows them."""
    decisions = {one.version: one for one in game.decisions}
    for entry, event, _, after in game.told():
        if entry.version in decisions:
            made = decisions[entry.version]
            yield _Happened(entry.version, "decision", (made.seat, made.data), made.text)
        elif (use := getattr(event, "use", None)) is not None:
            proof = proof_of(event)
            thrown = getattr(proof, "faces", None) or getattr(proof, "index", None)
            said = text(texts.say(game.system, after.game.board, event), game.language)
            yield _Happened(entry.version, "chance", (use.purpose, use.dice, use.size, thrown), said)
