"""The fold and the decide loop: what is the same for every game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import (
    Asked,
    Decided,
    DecisionMade,
    DrawEnded,
    DrawEnding,
    Event,
    GameFinished,
    OriginKind,
    PromptClosed,
    PromptOpened,
    Sealed,
    Signed,
    UndoEnded,
    UndoEnding,
    Undone,
    applied_to_board,
)
from kronika.domain.kernel.ledger import Ledger, StandingOrder
from kronika.domain.kernel.ledger_reducers import applied_by, apply_to_ledger
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Outcome, Prompt
from kronika.domain.kernel.words import REFEREE, Reason, Rejection, message, refuse

type_of = type


class Game(msgspec.Struct, frozen=True, gc=False):
    """The second of the two values folded from a stream: the one that an undo takes back."""

    board: Any
    prompts: tuple[Prompt, ...] = ()
    outcome: Outcome | None = None

    def prompt(self, id: int) -> Prompt | None:
        return next((p for p in self.prompts if p.id == id), None)


class Position(msgspec.Struct, frozen=True, gc=False):
    """A stream folded up to `version`, as one audience sees it."""

    version: int
    ledger: Ledger
    game: Game


class Phase(StrEnum):
    """How far a game has come."""

    SEATING = "seating"
    COMMITTING = "committing"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"


def phase_of(position: Position) -> Phase:
    """How far the game has come."""
    ledger = position.ledger
    if ledger.closed:
        return Phase.CLOSED
    if position.game.outcome is not None:
        return Phase.FINISHED
    if ledger.started and ledger.epoch.began:
        return Phase.RUNNING
    return Phase.COMMITTING if len(ledger.held) == len(ledger.seats) else Phase.SEATING


def in_campaign(position: Position) -> bool:
    """Whether the game belongs to a campaign."""
    origin = position.ledger.origin
    return origin is not None and origin.kind == OriginKind.CAMPAIGN


def blank(system: System, viewer: str = REFEREE) -> Position:
    """Before the first event."""
    return Position(0, Ledger(), Game(system.board(viewer)))


def apply(game: Game, event: Event) -> Game:
    """The game after an event of the effective log."""
    _, to_board, to_game = _HANDLERS[type_of(event)]
    if to_board is not None:
        return replace(game, board=to_board(event, game.board))
    return game if to_game is None else to_game(game, event)


def _prompt_opened(game: Game, event: PromptOpened) -> Game:
    asked = event if event.secret is None or event.secret.content is None else event.secret.content
    prompt = Prompt(event.prompt, event.seat, asked.kind, asked.subject, event.optional, event.secret is not None)
    return replace(game, prompts=(*game.prompts, prompt))


def _prompt_over(game: Game, event: DecisionMade[Any] | PromptClosed) -> Game:
    return replace(game, prompts=tuple([p for p in game.prompts if p.id != event.prompt]))


def _game_finished(game: Game, event: GameFinished) -> Game:
    return replace(game, prompts=(), outcome=Outcome(event.winners, event.how, event.rule))


_OF_THE_GAME: dict[type[Event], Callable[[Game, Any], Game]] = {
    PromptOpened: _prompt_opened,
    PromptClosed: _prompt_over,
    DecisionMade: _prompt_over,
    GameFinished: _game_finished,
}


class _Handlers(dict[type[Event], tuple[Any, Any, Any]]):
    """The handlers by type of event: one each for the ledger, the board, and the rest of the game."""

    def __missing__(self, kind: type[Event]) -> tuple[Any, Any, Any]:
        self[kind] = applied_by(kind), applied_to_board(kind), _OF_THE_GAME.get(kind)
        return self[kind]


_HANDLERS = _Handlers()


def taken_back(undone: Sequence[tuple[int, int]]) -> set[int]:
    """The versions that undos (version of the `Undone`, version gone back to), in order, left out of
    the effective log."""
    gone: set[int] = set()
    for at, to in reversed(undone):
        if at not in gone:
            gone.update(range(to + 1, at))
    return gone


def effective_events(entries: Iterable[Entry]) -> list[tuple[int, Event]]:
    """The events of a stream that were not undone, with their versions."""
    read = [(entry.version, event) for entry in entries for event in entry.events]
    gone = taken_back([(version, event.to) for version, event in read if isinstance(event, Undone)])
    return [(version, event) for version, event in read if version not in gone]


CHECKPOINT_EVERY = 64
"""How many versions lie between the positions that a fold hands to `keep`."""


def fold(
    events: Iterable[tuple[int, Event]],
    start: Position,
    keep: Callable[[Position], None] | None = None,
    undone: Sequence[tuple[int, int]] | None = None,
) -> Position:
    """`start` with the events after it applied; each event with its version, in order.

    No `Undone` among them may go back to before `start`. `keep` is given a position now and then
    on the way: each is what the stream was at its version. `undone`: (version, version gone back to) of each `Undone`
    up to the last of the events; where that is known, they may be read while they are folded.

    Raises `ValueError` for an `Undone` that stands and is not among `undone`.
    """
    ledger, game, board, version = start.ledger, start.game, start.game.board, start.version
    if undone is None:
        events = list(events)
        undone = [(v, event.to) for v, event in events if type_of(event) is Undone]
    listed, gone = frozenset(undone), taken_back(undone)
    for version, event in events:
        to_ledger, to_board, to_game = _HANDLERS[type_of(event)]
        if to_ledger is not None:
            ledger = to_ledger(ledger, event, version)
        if version in gone:
            continue
        if to_board is not None:
            board = to_board(event, board)
        elif to_game is not None:
            game = to_game(game, event)
        elif type_of(event) is Undone and (version, event.to) not in listed:
            raise ValueError(f"the undo at version {version} is not where undos are listed")
        if keep is not None and version % CHECKPOINT_EVERY == 0:
            keep(Position(version, ledger, replace(game, board=board)))
    return Position(version, ledger, replace(game, board=board))


def fold_entries(
    entries: Sequence[Entry],
    start: Position,
    audience: str = REFEREE,
) -> Position:
    """`start` with the records after it applied, as an audience sees them. The version is that of
    the last record, whatever its events have become since it was stored."""
    events = [(entry.version, blind(event, audience)) for entry in entries for event in entry.events]
    position = fold(events, start)
    return replace(position, version=entries[-1].version) if entries else position


def walk(system: System, entries: Iterable[Entry], audience: str = REFEREE) -> Iterator[Position]:
    """The position after each record of a whole log, as an audience sees it."""
    position = blank(system, audience)
    games: dict[int, Game] = {}
    for entry in entries:
        ledger, game = position.ledger, position.game
        for event in entry.events:
            event = blind(event, audience)
            ledger = apply_to_ledger(ledger, event, entry.version)
            game = games[event.to] if isinstance(event, Undone) else apply(game, event)
        position = Position(entry.version, ledger, game)
        games[entry.version] = game
        yield position


class Recorder:
    """A scratch copy of a position that events are emitted on; the position itself never changes."""

    def __init__(self, system: System, position: Position) -> None:
        self.system = system
        self.ledger = position.ledger
        self.game = position.game
        self.board = position.game.board
        self.version = position.version
        self.events: list[Event] = []

    @property
    def stream(self) -> str:
        return self.ledger.game

    def emit(self, event: Event) -> None:
        self.version += 1
        to_ledger, to_board, to_game = _HANDLERS[type_of(event)]
        if to_ledger is not None:
            self.ledger = to_ledger(self.ledger, event, self.version)
        if to_board is not None:
            self.board = to_board(event, self.board)
            self.game = replace(self.game, board=self.board)
        elif to_game is not None:
            self.game = to_game(self.game, event)
        self.events.append(event)

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return self.game.prompts

    def prompt(self, seat: str, kind: str, subject: str = "", *, optional: bool = False, secret: bool = False) -> None:
        if secret:
            sealed = Sealed(seat, Asked(kind, subject))
            self.emit(PromptOpened(self.version + 1, seat, "", optional=optional, secret=sealed))
        else:
            self.emit(PromptOpened(self.version + 1, seat, kind, subject, optional))

    def close(self, prompt: int) -> None:
        self.emit(PromptClosed(prompt))

    def rewind(self, game: Game) -> None:
        """Take back what an `Undone` just emitted takes back: the game is again `game`."""
        self.game, self.board = game, game.board

    @property
    def position(self) -> Position:
        return Position(self.version, self.ledger, self.game)


def decide(
    system: System,
    position: Position,
    seat: str,
    prompt_id: int,
    request: str,
    decision: Any,
    chance: Chance,
    signed: Signed | None = None,
) -> Recorder | Rejection:
    """Decides for one seat; returns what this causes, or why it is refused.

    The recorder's `events` are to be stored in one transaction; its `position` is the one after them.
    """
    prompt = open_prompt(position, seat, prompt_id)
    if isinstance(prompt, Rejection):
        return prompt
    out = Recorder(system, position)
    refused = answer(out, prompt, Decided(decision, signed), chance, request=request)
    if refused is not None:
        return refused
    if seat in out.ledger.undo:
        out.emit(UndoEnded(seat, UndoEnding.WITHDRAWN))
    if seat in out.ledger.draws:
        out.emit(DrawEnded(seat, DrawEnding.WITHDRAWN))
    go_on(out, chance)
    return out


def answer(
    out: Recorder, prompt: Prompt, decided: Decided[Any], chance: Chance, *, request: str = "", behalf: int = 0
) -> Rejection | None:
    """Answers a prompt, by its seat or on its behalf. Emits what follows, or returns why it is refused."""
    if out.system.rules.is_secret(out.board, prompt):
        out.emit(DecisionMade(prompt.seat, prompt.id, request, secret=Sealed(prompt.seat, decided), behalf=behalf))
    else:
        out.emit(DecisionMade(prompt.seat, prompt.id, request, public=decided, behalf=behalf))
    return out.system.rules.decide(out, prompt.seat, prompt, decided.decision, chance)


def go_on(out: Recorder, chance: Chance) -> None:
    """Answer what standing orders answer, till somebody has to decide, and record the end if it has come."""
    finish(out.system, out)
    while out.game.outcome is None:
        passed = next(_passed_by_order(out), None)
        if passed is None:
            return
        prompt, order, decision = passed
        refused = answer(out, prompt, Decided(decision), chance, behalf=order.version)
        if refused is not None:
            raise ValueError(f"a pass by standing order is refused: {text(refused.said, 'en')}")
        finish(out.system, out)


def _passed_by_order(out: Recorder) -> Iterator[tuple[Prompt, StandingOrder, Any]]:
    """The open prompts that a standing order passes, each with the order and the answer."""
    system, board = out.system, out.board
    for prompt in out.game.prompts:
        for standing in out.ledger.orders:
            if standing.seat != prompt.seat or standing.order is None or standing.order.kind not in ("", prompt.kind):
                continue
            decision = system.auto_pass(board, prompt)
            if decision is not None and system.order_holds(board, standing.order):
                yield prompt, standing, decision


def decided_in(event: DecisionMade[Any]) -> Decided[Any] | None:
    """Returns the decision with its signature, where it may be seen."""
    return event.public or (event.secret.content if event.secret is not None else None)


def open_prompt(position: Position, seat: str, prompt_id: int) -> Prompt | Rejection:
    """The prompt, if it is open for the seat and play goes on; else why nothing can be decided."""
    prompt = position.game.prompt(prompt_id)
    if prompt is None or prompt.seat != seat or position.ledger.closed:
        return _not_open(position, seat, prompt_id)
    if not position.ledger.epoch.began:
        return refuse(Reason.WRONG_PHASE, message("not-before-new-epoch"))
    return prompt


def still_plays(position: Position, seat: str) -> Rejection | None:
    """Why a seat that has given up can do no more in a game; None if it still plays."""
    if seat in position.ledger.gave_up:
        return refuse(Reason.WRONG_PHASE, message("not-out-of-game"))
    return None


def finish(system: System, out: Recorder) -> None:
    """Record the end of the game if its rules say that it is over."""
    ended = system.outcome(out.board)
    if ended is not None and out.game.outcome is None:
        out.emit(GameFinished(ended.winners, ended.how, ended.rule))


def _not_open(position: Position, seat: str, prompt_id: int) -> Rejection:
    yours = tuple(str(p.id) for p in position.game.prompts if p.seat == seat)
    if position.game.outcome is not None:
        return refuse(Reason.WRONG_PHASE, message("not-asked-any-more"))
    if not position.ledger.started:
        return refuse(Reason.WRONG_PHASE, message("not-started-yet"))
    if yours:
        return refuse(
            Reason.PROMPT_CLOSED,
            message("not-open-prompt", prompt_id=prompt_id, seat=seat, yours=yours),
            accepted=yours,
        )
    return refuse(Reason.PROMPT_CLOSED, message("not-asked-now", seat=seat))
