"""Since when a game waits for what is asked of its seats, and when no server could accept a decision.

Only what moves the game on restarts a reply limit. Taking a choice back, by an undo or by a decision that the
rules have for it, does not, nor does making it again.

The time of an outage counts for no limit. Each server writes the time into the store every few seconds, as a decision
would be. If none has done so for a while, no server could accept a decision: the machine was off, the service was
stopped, killed or frozen, or the database could not be written. A clock that is set forward looks the same, and no time
has passed then either.
"""

from datetime import UTC, datetime
from functools import cache
from typing import Any, NamedTuple

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel import limits
from kronika.domain.kernel.ends import PendingAction
from kronika.domain.kernel.game import decided_in
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.limits import Changed
from kronika.domain.kernel.values import Prompt
from kronika.service import clock
from kronika.service.store.protocol import Log


class Moment(NamedTuple):
    """When a wait began, and the version of the event that began it. The time is later than that of the event
    by as long as it did not wait in between."""

    at: str = ""
    version: int = 0


class Asked:
    """A prompt, and since when it waits; `closed`: when it was answered, or closed by what another seat did."""

    def __init__(self, event: e.PromptOpened, now: Moment, since: Moment) -> None:
        asked = event if event.secret is None or event.secret.content is None else event.secret.content
        self.seat, self.question = event.seat, (event.seat, asked.kind, asked.subject, event.optional)
        self.opened, self.since = now, since
        self.closed: Moment | None = None

    def since_reopened(self, at: str) -> Moment:
        """Since when it waits if it is open again from `at` on: the time between does not count."""
        if self.closed is None:
            return self.since
        away = clock.seconds(at) - clock.seconds(self.closed.at)
        return Moment(clock.after(self.since.at, away), self.since.version)


class Progress:
    """How far a seat has come with its own decisions since the game last moved on without it.

    `steps` counts them, less those taken back. `reached`: when the seat was first asked after so many.
    """

    def __init__(self) -> None:
        self.steps = 0
        self.made: list[tuple[int, int]] = []
        """The version of each decision that stands, and the steps after it."""
        self.furthest = -1
        """The steps that the seat had come to before it went back; -1: it has not gone back."""
        self.reached: dict[int, Moment] = {}

    def decided(self, version: int, *, back: bool) -> None:
        if back:
            self.furthest = max(self.furthest, self.steps)
        self.steps += -1 if back else 1
        self.made.append((version, self.steps))

    def undone(self, to: int) -> None:
        if self.made and self.made[-1][0] > to:
            self.furthest = max(self.furthest, self.steps)
            before = self.made[0][1] - 1
            self.made = [one for one in self.made if one[0] <= to]
            self.steps = self.made[-1][1] if self.made else before

    def asked(self, now: Moment) -> Moment:
        """Since when a prompt that is opened now waits."""
        if self.steps <= self.furthest and self.steps in self.reached:
            return self.reached[self.steps]
        self.furthest = -1
        self.reached = {steps: at for steps, at in self.reached.items() if steps < self.steps} | {self.steps: now}
        return now


class Waiting:
    """Since when a game waits for what: told of each event in order, and when it was recorded."""

    def __init__(self) -> None:
        self.changes: list[Changed] = []
        """The changes of the reply limit."""
        self._open: dict[int, Asked] = {}
        self._prompts: dict[int, Asked] = {}
        """Those that are open, and those that an undo without consent could reopen."""
        self._progress: dict[str, Progress] = {}
        self._caused: dict[tuple[int, bytes], list[Asked]] = {}
        """The prompts that each answer to a prompt has opened."""
        self._cause: tuple[str, list[Asked]] | None = None
        """The seat that decides, and what its answer has opened so far."""
        self._restarted = Moment()
        """When an undo by consent gave everybody new time."""
        self._finished = Moment()
        self._began = self._agreed = self._committed = Moment()
        """The current epoch's moments: its beginning, first agreement to replace it, and last commitment."""
        self._epoch = Moment()
        """When the current epoch was opened."""
        self._commits: dict[str, Moment] = {}
        """Since when a seat is to commit that has made an epoch void."""
        self._before: tuple[Moment, dict[str, Moment]] = self._epoch, self._commits
        """Both before the current epoch was opened."""
        self._changed: dict[str, Moment] = {}
        """When each seat was last taken, left or handed over."""
        self._passed_on: dict[str, Moment] = {}
        """When each seat was last handed over with the consent of all others."""

    def note(self, version: int, at: str, event: e.Event) -> None:
        """The next event."""
        if _is_for_good(event):
            self._forget()
        if e.applied_to_board(type(event)):
            return
        now = Moment(at, version)
        match event:
            case e.DecisionMade():
                self._decided(now, event)
            case e.PromptOpened():
                self._asked(now, event)
            case e.PromptClosed():
                self._close(event.prompt, now)
            case e.Undone():
                self._undone(now, event)
            case e.GameFinished():
                self._finished = now
                for prompt in list(self._open):
                    self._close(prompt, now)
            case e.LimitChanged():
                self.changes.append(Changed(at, event.change, event.seconds))
            case e.SeatTaken() | e.SeatFreed() | e.SeatLeft():
                self._changed[event.seat] = now
            case e.SeatHandedOver():
                self._changed[event.seat] = now
                if event.consents:
                    self._passed_on[event.seat] = now
                elif self._epoch.version == version - 1:
                    self._keep_waiting(event.seat)
            case e.EpochOpened():
                self._open_epoch(now)
            case e.EntropyCommitted():
                self._committed = now
            case e.EpochBegan():
                self._began, self._cause = now, None
            case e.EpochAgreed():
                self._agreed = self._agreed if self._agreed.version else now
            case e.Resigned() | e.GameClaimed() | e.OrderGiven() | e.GameStarted():
                self._cause = None

    # --- prompts

    def _decided(self, now: Moment, event: e.DecisionMade[Any]) -> None:
        self._close(event.prompt, now)
        decided = decided_in(event)
        if decided is None:
            return
        asked = {one.seat for one in self._open.values()} | {event.seat}
        self._progress = {seat: one for seat, one in self._progress.items() if seat in asked}
        back = getattr(decided.decision, "takes_back", False)
        self._progress.setdefault(event.seat, Progress()).decided(now.version, back=back)
        self._cause = event.seat, self._caused.setdefault((event.prompt, canonical_json(decided.decision)), [])

    def _asked(self, now: Moment, event: e.PromptOpened) -> None:
        since = self._progress.setdefault(event.seat, Progress()).asked(now)
        asked = Asked(event, now, since)
        if self._cause is not None:
            decider, caused = self._cause
            again = next((one for one in caused if one.closed and one.question == asked.question), None)
            if again is not None and decider != event.seat:
                caused.remove(again)
                asked.since = again.since_reopened(now.at)
            caused.append(asked)
        self._prompts[event.prompt] = self._open[event.prompt] = asked

    def _close(self, prompt: int, now: Moment) -> None:
        asked = self._open.pop(prompt, None)
        if asked is not None:
            asked.closed = now

    def _undone(self, now: Moment, event: e.Undone) -> None:
        self._cause = None
        if not event.free:
            self._restarted = now
            self._forget()
            self._progress = {}
            return
        for id, asked in self._prompts.items():
            if id > event.to:
                self._close(id, now)
            elif asked.closed is not None and asked.closed.version > event.to:
                if asked.seat != event.seat:
                    asked.since = asked.since_reopened(now.at)
                asked.closed, self._open[id] = None, asked
        for progress in self._progress.values():
            progress.undone(event.to)

    def _forget(self) -> None:
        """Forgets earlier prompts that an undo without consent can no longer reopen."""
        self._prompts = dict(self._open)
        self._caused, self._progress = {}, {}

    def prompt(self, prompt: Prompt) -> Moment:
        """Since when an open prompt waits: since it was first asked and the epoch runs. Leaving or taking a seat, or
        handing it over without the consent of the others, does not restart the time."""
        asked = self._open.get(prompt.id)
        since = asked.since if asked is not None else Moment()
        return max(since, self._restarted, self._began, self._passed_on.get(prompt.seat, Moment()))

    def opened(self, prompt: Prompt) -> Moment:
        """When an open prompt was opened, or when an undo that all agreed to left it open."""
        asked = self._open.get(prompt.id)
        return max(asked.opened if asked is not None else Moment(), self._restarted)

    # --- what else is pending

    def _open_epoch(self, now: Moment) -> None:
        self._before = self._epoch, self._commits
        self._epoch, self._commits, self._agreed = now, {}, Moment()
        for seat, changed in self._changed.items():
            if changed.version == now.version - 1:
                self._keep_waiting(seat)

    def _keep_waiting(self, seat: str) -> None:
        """A seat that made an epoch void by leaving does not restart its own time to commit."""
        epoch, commits = self._before
        if epoch > self._began:
            self._commits[seat] = commits.get(seat, epoch)

    def pending_since(self, ledger: Ledger, seat: str, action: PendingAction) -> Moment:
        """When the pending action of a seat became due: an empty seat when it became empty, entropy when it could
        first be given. Once the game has started, leaving a seat and taking it again does not restart the time."""
        others = [at for name, at in self._changed.items() if name != seat or not ledger.started]
        match action:
            case PendingAction.SEAT if not ledger.started:
                return max(self._epoch, self._changed.get(seat, Moment()))
            case PendingAction.SEAT:
                return self._commits.get(seat, self._epoch)
            case PendingAction.COMMIT:
                return max(self._commits.get(seat, self._epoch), *others, Moment())
            case PendingAction.REVEAL:
                return self._committed
            case PendingAction.EPOCH:
                return self._agreed
            case PendingAction.CONFIRM:
                return self._finished


@cache
def _marks(kind: type[e.Event]) -> tuple[bool, bool]:
    """Whether events of a type are always final, and whether some are. No undo without consent takes back a random
    result, or something that a seat has seen."""
    fields: tuple[str, ...] = kind.__struct_fields__
    return "use" in fields or "opens" in fields, "shows" in fields


def _is_for_good(event: Any) -> bool:
    kind: type[e.Event] = type(event)
    always, some = _marks(kind)
    return always or (some and bool(event.shows))


EVERY_SECONDS = 5.0
UNNOTICED_SECONDS = 30.0
"""An interruption of at most this long, such as a restart, does not count as an outage."""
KEPT = 256
"""Outages that are remembered."""
ALIVE = "alive"
"""The fact of the log that says when a server last wrote, and which outages there were."""


class Alive(msgspec.Struct, frozen=True):
    """When a server last could accept a decision, and the outages before."""

    at: str = ""
    outages: tuple[e.Outage, ...] = ()


class Outages:
    """The outages, as far as this server knows them."""

    def __init__(self, log: Log, grace: int) -> None:
        self._log = log
        self.grace = grace
        """For how many seconds after an outage nothing falls due."""
        self.all: tuple[e.Outage, ...] = ()
        self.noted = False
        """Whether the time could be written down when that was last tried."""
        self.note()

    def note(self) -> None:
        """Records that this server can accept decisions, and reads the list of outages. Call this before you check
        whether a time has passed. Raises the log's exceptions."""
        self.noted = False
        if self._log.is_shared:
            stored, at = self._log.change_fact(ALIVE, _alive)
            clock.follow(datetime.fromisoformat(at))
        else:
            stored, _ = self._log.change_fact(ALIVE, _alive)
        self.all, self.noted = _read(stored).outages, True

    def since(self, at: str) -> tuple[e.Outage, ...]:
        """The outages that may matter for what waits since then."""
        earliest = clock.after(at, -self.grace)
        return tuple(one for one in self.all if one.ended >= earliest)

    def due(self, since: str, seconds: int, waiting: Waiting | None = None) -> datetime | None:
        """When a period that began at `since` has passed; None: not before the reply limit is resumed. `waiting`: that
        of the game whose reply limit it is."""
        due = limits.due(since, seconds, self.since(since), self.grace, waiting.changes if waiting else ())
        return None if due is None else datetime.fromtimestamp(due / limits.SECOND, UTC)

    def until(self, since: str, seconds: int, waiting: Waiting | None = None) -> str:
        """The same, as it is written; empty for None."""
        due = self.due(since, seconds, waiting)
        return clock.written(due.timestamp()) if due is not None else ""

    def passed(self, since: str, seconds: int, waiting: Waiting | None = None) -> bool:
        """Whether that time has passed."""
        due = self.due(since, seconds, waiting)
        return due is not None and due < clock.time()

    def close(self) -> None:
        clock.follow(None)


def _read(stored: str) -> Alive:
    return msgspec.json.decode(stored, type=Alive) if stored else Alive()


def _alive(stored: str, now: str) -> str:
    alive = _read(stored)
    outages = tuple(one for one in alive.outages if one.ended <= now)  # else the clock was ahead, and is set back
    if alive.at and clock.seconds(now) - clock.seconds(alive.at) > UNNOTICED_SECONDS:
        outages = (*outages, e.Outage(alive.at, now))[-KEPT:]
    return msgspec.json.encode(Alive(now, outages)).decode()
