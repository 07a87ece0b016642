"""The moves of a game in notation (`docs/notation.md`): written from a log, and played again."""

import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.ends import gives_up
from kronika.domain.kernel.game import Position, Recorder, blank, decide, decided_in, walk
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.notation import Notation
from kronika.domain.kernel.repair import Unreadable
from kronika.domain.kernel.rolls import proof_of
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, Rejection, Text, message

HIDDEN: Final = "?"
"""A decision or a result of chance that the eyes of the file do not see."""
TEN: Final = 10
START, RESIGNS, LATE, DRAWN = "start", "resigns", "is late", "draw"


class Line(msgspec.Struct, frozen=True):
    """A line of the moves: the first version of the transaction that it stands for, and what is written."""

    version: int
    said: str


def noted(system: System, before: Position, event: e.Event, line: str, notes: dict[str, Notation]) -> str:
    """The line of a transaction after one more of its events, as far as the eyes of both see it; empty until its first
    move. `notes`: the notation of each seat that has decided in this game, which this completes."""
    match event:
        case e.GameStarted():
            return START
        case e.DecisionMade():
            return _decision(system, before, event, notes)
        case e.Resigned(seat) if before.ledger.chance_runs:
            return f"{seat} {RESIGNS}"
        case e.GameClaimed(against=seat) if before.ledger.chance_runs:
            return f"{seat} {LATE}"
        case e.EpochBegan() if before.ledger.leaving:
            return f"{'+'.join(before.ledger.leaving)} {RESIGNS}"
        case e.GameFinished(how=e.KernelEnding.DRAWN):
            return DRAWN
    if not line or getattr(event, "use", None) is None:
        return line
    result = _result(system, event)
    return f"{line[:-1]} {result}}}" if line.endswith("}") else f"{line} {{{result}}}"


def _decision(system: System, before: Position, event: e.DecisionMade[Any], notes: dict[str, Notation]) -> str:
    made, seat = decided_in(event), event.seat
    own = [prompt.id for prompt in before.game.prompts if prompt.seat == seat]
    which = f"/{own.index(event.prompt) + 1}" if own.index(event.prompt) else ""
    if made is None:
        return f"{seat}{which} {HIDDEN}"
    if seat not in notes:
        notes[seat] = Notation(system.scene(before.game.board), seat)
    return f"{seat}{which} {notes[seat](made.decision)}"


class _Writer:
    """The lines of a log, as an audience sees it."""

    def __init__(self, system: System, entries: Sequence[Entry], audience: str) -> None:
        notes: dict[str, Notation] = {}
        self.lines: list[Line] = []
        self.comments: list[tuple[int, str]] = []
        self.undone: list[tuple[int, int]] = []
        before = blank(system, audience)
        positions = walk(system, entries, audience)
        for tx, transaction in groupby(entries, lambda entry: entry.tx):
            line = ""
            for entry in transaction:
                for event in entry.events:
                    line = noted(system, before, blind(event, audience), line, notes)
                    self._beside(entry.version, event)
                before = next(positions)
            if line:
                self.lines.append(Line(tx, line))

    def _beside(self, version: int, event: e.Event) -> None:
        match event:
            case e.Undone(_, to):
                self.undone.append((version, to))
            case e.RollDisputed():
                self.comments.append(
                    (version, f"{event.seat} disputes roll {event.version}: {' '.join(event.reason.split())}")
                )
            case e.DisputeEnded():
                self.comments.append((version, f"the dispute of {event.seat} ends: {event.how}"))


def _lowest(dice: Dice) -> int:
    """The lowest number on a die: ten sides show 0 to 9, as they are printed."""
    return 0 if dice.sides == TEN else 1


def _result(system: System, event: Any) -> str:
    """The result of one use of chance: the numbers on dice, with the target; or which of how many was drawn."""
    proof = proof_of(event)
    if proof is None:
        return HIDDEN
    flip = system.flipped(event)
    test = flip.test if flip is not None else getattr(event, "test", None)
    use: Use = event.use
    if use.dice is not None:
        said = ",".join(str(face + _lowest(use.dice)) for face in proof.faces)
    else:
        said = f"{proof.index + 1}/{use.size}"
    if flip is not None:
        said += f"={flip.card if flip.number is None else flip.number}"
    if test is None or not test.outcomes:
        return said
    sign = ("≤" if test.at_most else "≥") if test.success else (">" if test.at_most else "<")
    return f"{said}{sign}{test.target}"


def moves(system: System, entries: Sequence[Entry], audience: str) -> Iterator[str]:
    """The lines of the moves. Brackets enclose moves that were taken back; those played instead follow them."""
    found = _Writer(system, entries, audience)
    before, after = Counter[int](), Counter[int]()
    versions = [line.version for line in found.lines]
    for at, to in found.undone:
        gone = [place for place, version in enumerate(versions) if to < version < at]
        if gone:
            before[gone[0]] += 1
            after[gone[-1]] += 1
    comments = deque(found.comments)
    for place, line in enumerate(found.lines):
        while comments and comments[0][0] < line.version:
            yield f"; {comments.popleft()[1]}"
        yield from "(" * before[place]
        yield f"{place + 1}. {line.said}"
        yield from ")" * after[place]
    yield from (f"; {said}" for _, said in comments)


MOVE = re.compile(r"\d+\. (?P<said>[^{}]+?)(?: \{(?P<chance>[^{}]*)\})?")
DICE = re.compile(r"(\d+(?:,\d+)*)(?:[<>≤≥]-?\d+)?")
DRAW = re.compile(r"(\d+)/(\d+)(?:=[^\s<>≤≥]+)?(?:[<>≤≥]-?\d+)?")


class ForcedChance:
    """Chance whose results are given, in the order in which they are asked for."""

    def __init__(self, results: Iterable[str]) -> None:
        self.left = deque(results)
        self._used = 0

    def _next(self, form: re.Pattern[str], wanted: Text) -> re.Match[str]:
        if not self.left:
            raise Unreadable(message("notation-chance-missing", wanted=wanted))
        said = self.left.popleft()
        found = form.fullmatch(said)
        if found is None:
            raise Unreadable(message("notation-chance", wanted=wanted, said=said))
        return found

    def _use(self, audience: str, purpose: Purpose, dice: Dice | None, size: int | None) -> Use:
        self._used += 1
        return Use(1, audience, self._used, purpose, dice, size)

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        wanted = message("notation-dice", count=dice.count, sides=dice.sides)
        found = self._next(DICE, wanted)
        faces = tuple(int(one) - _lowest(dice) for one in found[1].split(","))
        if len(faces) != dice.count or not all(0 <= face < dice.sides for face in faces):
            raise Unreadable(message("notation-chance", wanted=wanted, said=found[0]))
        return Rolled(self._use(PUBLIC, purpose, dice, None), "", faces)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        wanted = message("notation-draw", size=size)
        found = self._next(DRAW, wanted)
        index = int(found[1]) - 1
        if int(found[2]) != size or not 0 <= index < size:
            raise Unreadable(message("notation-chance", wanted=wanted, said=found[0]))
        return Drawn(self._use(audience, purpose, None, size), "", index)


class _Player:
    """Plays the moves of a notation by the rules."""

    def __init__(self, system: System, opening: Sequence[e.Event], at: str) -> None:
        self._system, self._notes, self._at = system, dict[str, Notation](), at
        self.entries: list[Entry] = []
        self.position = blank(system)
        self._marks: list[Position] = []
        out = Recorder(system, self.position)
        for event in opening:
            out.emit(event)
        self._adopt(out)

    def _adopt(self, out: Recorder) -> None:
        first = self.position.version + 1
        self.entries += [Entry(first + place, self._at, first, (event,)) for place, event in enumerate(out.events)]
        self.position = out.position

    def open_bracket(self) -> None:
        self._marks.append(self.position)

    def close_bracket(self) -> None:
        if not self._marks:
            raise Unreadable(message("notation-bracket"))
        mark, out = self._marks.pop(), Recorder(self._system, self.position)
        out.emit(e.Undone("", mark.version, free=False))
        out.rewind(mark.game)
        self._adopt(out)

    def play(self, said: str, results: Sequence[str]) -> None:
        """Plays a line. Raises `Unreadable`."""
        if HIDDEN in (*said.split(), *results):
            raise Unreadable(message("notation-hidden"))
        chance = ForcedChance(results)
        out = self._played(said, chance)
        if chance.left:
            raise Unreadable(message("notation-chance-left", said=chance.left[0]))
        self._adopt(out)

    def _played(self, said: str, chance: ForcedChance) -> Recorder:
        seats, _, what = said.partition(" ")
        out = Recorder(self._system, self.position)
        if said == START:
            out.emit(e.EpochBegan(1))
            out.emit(e.GameStarted())
            self._system.rules.start(out, chance)
            return out
        if said == DRAWN:
            out.emit(e.GameFinished((), e.KernelEnding.DRAWN))
            return out
        if what in (RESIGNS, LATE):
            for seat in seats.split("+"):
                out.emit(e.Resigned(seat) if what == RESIGNS else e.GameClaimed("", seat))
                how = e.KernelEnding.RESIGNED if what == RESIGNS else e.KernelEnding.CLAIMED
                gives_up(out, seat, how, chance, None)
            return out
        return self._decided(seats, what, chance)

    def _decided(self, seats: str, what: str, chance: ForcedChance) -> Recorder:
        seat, _, which = seats.partition("/")
        prompts = [one for one in self.position.game.prompts if one.seat == seat]
        if which not in ("", *map(str, range(2, len(prompts) + 1))) or not prompts:
            raise Unreadable(message("notation-unasked", seat=seats))
        prompt = prompts[int(which or 1) - 1]
        board = self.position.game.board
        if seat not in self._notes:
            self._notes[seat] = Notation(self._system.scene(board), seat)
        note = self._notes[seat]
        legal = {note(one): one for one in self._system.rules.legal(board, prompt)}
        if what not in legal:
            raise Unreadable(message("notation-illegal", seat=seat, said=what, accepted=", ".join(legal)))
        made = decide(self._system, self.position, seat, prompt.id, "", legal[what], chance)
        if isinstance(made, Rejection):
            raise Unreadable(made.said)
        return made


def played(system: System, opening: Sequence[e.Event], lines: Iterable[tuple[int, str]], at: str) -> list[Entry]:
    """The log that follows from the moves of a notation, each line with its number, as recorded then. Raises
    `Unreadable`."""
    player = _Player(system, opening, at)
    for number, line in lines:
        try:
            if line == "(":
                player.open_bracket()
            elif line == ")":
                player.close_bracket()
            elif (move := MOVE.fullmatch(line)) is not None:
                player.play(move["said"], (move["chance"] or "").split())
            else:
                raise Unreadable(message("notation-not-a-line"))
        except Unreadable as error:
            raise Unreadable(message("notation-line", line=number, said=error.said)) from error
    return player.entries
