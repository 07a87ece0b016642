"""Quotas, counted per token and per address. Tokens are free to make, so a quota per token would not stop anyone. An
address has the quotas of several tokens."""

import asyncio
import math
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol
from weakref import WeakSet

import msgspec

from kronika.domain.kernel.reports import ReadCall
from kronika.domain.kernel.words import Reason, Text
from kronika.domain.systems import SYSTEMS
from kronika.service.clock import DAY, HOUR
from kronika.service.errors import Refused, refused
from kronika.service.settings import Settings
from kronika.service.words import message

COSTS = {
    "CreateGame": 5,
    "CreateCampaign": 10,
    "ForkGame": 40,
    "ImportGame": 40,
    "ImportGameFile": 40,
    "ExportGame": 20,
    "ExportGames": 5,
    "GetNotation": 40,
    "GetScenario": 3,
    "DrawScenario": 3,
    "GetRulebook": 2,
    "GetDrawing": 3,
    "GetPrompts": 2,
    "ExplainHandle": 3,
    "ReplayFile": 40,
    "ReplayGameFile": 40,
    "GetRoll": 5,
    "GetPlayerRolls": 5,
    "RequestUndo": 5,
    "AnswerUndo": 5,
    "DisputeRoll": 5,
    "WatchGame": 5,
    "WatchPlayer": 5,
    "DecideEach": 5,
    "PostMessage": 5,
    "SetMail": 5,
    "SetWebhook": 20,
}
"""Calls that cost more than one, whatever they ask for."""

AT_A_VERSION = 4
"""Calls that a view of an earlier version costs extra, because it is folded from the log."""
EVENTS = 100
"""Events read and folded that cost as much as a call, where only the call itself shows that they have to be: a game
is read that was not in memory, or an old decision is repeated."""
FOLDED = ("GetSnapshot", "GetDrawing", "GetPrompts")
"""Calls that tell of an earlier version; so do those of the services that systems have of their own."""
REPORTS: dict[str, ReadCall] = {
    call.name: call
    for system in SYSTEMS.values()
    if system.contract.own is not None and system.contract.own.reports is not None
    for call in system.contract.own.reports.calls
}
FROM_ROWS = 3
"""Calls that a report costs if it is read from rows that a system keeps."""

ITEMS = {
    "ListGames": (50, 200, 10),
    "ListCampaigns": (50, 200, 10),
    "ListEvents": (500, 2000, 100),
    "ListRolls": (200, 1000, 20),
    "ListTimeline": (200, 1000, 50),
    "ListLeaves": (10_000, 10_000, 1000),
    "ListSteps": (50, 200, 4),
}
"""For each listing how many items a page has if the call does not say, how many it has at most (who asks
for more gets as many), and how many of them cost as much as a call."""


def cost(method: str, request: Any) -> float:
    """The cost of a call, in calls."""
    if method in ITEMS:
        usual, most, per_call = ITEMS[method]
        return 1 + min(max(request.page_size or usual, 0), most) / per_call
    report = REPORTS.get(method)
    if getattr(request, "version", 0) and (method in FOLDED or report is not None):
        return 1 + AT_A_VERSION
    if report is not None and report.rows:
        return FROM_ROWS
    if method == "WatchGames":
        watched: int = len(request.games) + request.player
        return COSTS["WatchGame"] * max(1, watched)
    return COSTS.get(method, 1) + bool(getattr(request, "free", False))


MOST_NAMES = 10_000
"""Callers per quota whose use is remembered; the one quiet for longest is forgotten first."""
SEAT_STREAMS = 4
"""Streams that may be open for one seat at the same time; a further one replaces the oldest."""
FOR_SEATS = 4
"""One stream in so many of the whole service is kept free for seats; one call in so many, of an address and of the
whole service, for who holds one."""
CALLS_OF_A_TOKEN, CALLS_IN_ALL = 64, 2048
"""Most calls in progress at the same time, per token and in total. Streams are not counted."""
IMPORTS_IN_ALL = 8
"""Imports that may run at the same time in the whole service."""
CALLING_IN_ALL = 16
"""Webhooks that may be tested at the same time, when players name them."""
WORK_AT_ONCE, WORK_IN_ALL = 16, 256
"""Most calls waiting for another process at the same time, per token and in total."""


class Who(Protocol):
    """The caller to count: holder id of the token (empty: no token) and address (empty: this process)."""

    @property
    def holder(self) -> str: ...
    @property
    def address(self) -> str: ...


def reached(quota: str, scope: str, limit: int, said: Text, wait: float = 0.0) -> Refused:
    """The refusal for exceeding a quota. `scope`: token, address, game or service. `wait`: seconds until a retry can
    succeed, if waiting helps."""
    metadata = {"quota": quota, "scope": scope, "limit": str(limit)}
    if 0 < wait < math.inf:
        seconds = math.ceil(wait)
        metadata["retry_after"] = str(seconds)
        said = message("quota-wait", said=said, seconds=seconds)
    return refused(Reason.LIMIT_REACHED, said, metadata)


class Buckets:
    """For each name a bucket that holds `limit` and fills itself within `seconds`."""

    def __init__(self, limit: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._limit, self._rate, self._clock = float(limit), limit / seconds, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, name: str, cost: float) -> float:
        """Seconds until `cost` is available. A cost above the capacity needs a full bucket. Infinite if the bucket
        never fills."""
        if self._rate <= 0:
            return math.inf
        return max(0.0, min(cost, self._limit) - self._at(name, self._clock())) / self._rate

    def take(self, name: str, cost: float) -> None:
        now = self._clock()
        self._left[name] = (self._at(name, now) - cost, now)
        self._left.move_to_end(name)
        if len(self._left) > MOST_NAMES:
            self._left.popitem(last=False)

    def _at(self, name: str, now: float) -> float:
        left, since = self._left.get(name, (self._limit, 0.0))
        return min(self._limit, left + (now - since) * self._rate)


Scope = tuple[str, str, Buckets, int]
"""Token or address, its name, the buckets of all of its kind, and what each of these holds."""


class Rate:
    """A quota of so much in a time, for each token, and `share` times as much for each address."""

    def __init__(self, name: str, limit: int, seconds: float, share: int) -> None:
        self._name, self._limit, self._share = name, limit, share
        self._tokens, self._addresses = Buckets(limit, seconds), Buckets(limit * share, seconds)

    def take(self, who: Who, cost: float = 1.0) -> None:
        """Use up so much. Raises `Refused`, and then nothing is used up."""
        scopes = list(self._scopes(who))
        self._check(scopes, cost)
        for _, name, buckets, _ in scopes:
            buckets.take(name, cost)

    def wait(self, who: Who, cost: float) -> float:
        """Seconds until so much is left."""
        return max((buckets.wait(name, cost) for _, name, buckets, _ in self._scopes(who)), default=0.0)

    def owe(self, who: Who, cost: float) -> None:
        """Use up so much, even if it is not left: then the next has to wait for it."""
        for _, name, buckets, _ in self._scopes(who):
            buckets.take(name, cost)

    def check(self, who: Who, cost: float = 1.0) -> None:
        """Raises `Refused` if so much is not left."""
        self._check(self._scopes(who), cost)

    def _check(self, scopes: Iterable[Scope], cost: float) -> None:
        for scope, name, buckets, limit in scopes:
            wait = buckets.wait(name, cost)
            if wait:
                raise reached(self._name, scope, limit, message(self._name, limit=limit), wait)

    def _scopes(self, who: Who) -> Iterator[Scope]:
        if who.holder:
            yield "token", who.holder, self._tokens, self._limit
        if who.address:
            yield "address", who.address, self._addresses, self._limit * self._share


class AtOnce:
    """A quota of things in progress at the same time: per token, per address and in total."""

    def __init__(self, name: str, limit: int, share: int, in_all: int) -> None:
        self._name = name
        self._limits = {"token": limit, "address": limit * share, "service": in_all}
        self._under_way: defaultdict[tuple[str, str], int] = defaultdict(int)

    @contextmanager
    def one(self, who: Who, is_first: Callable[[str], bool] | None = None) -> Iterator[None]:
        """One more, as long as this lasts. `is_first`: whether a token may have what is kept of an address's and of
        the service's; if it is not given, nothing is kept. Raises `Refused`."""
        names = [("token", who.holder), ("address", who.address), ("service", "all")]
        names = [(scope, name) for scope, name in names if name]
        for scope, name in names:
            limit, under_way = self._limits[scope], self._under_way.get((scope, name), 0)
            kept = limit // FOR_SEATS if is_first is not None and scope != "token" else 0
            if under_way >= limit - kept and (under_way >= limit or is_first is None or not is_first(who.holder)):
                raise reached(self._name, scope, limit, message(self._name, limit=limit))
        for each in names:
            self._under_way[each] += 1
        try:
            yield
        finally:
            for each in names:
                self._under_way[each] -= 1
                if not self._under_way[each]:
                    del self._under_way[each]


class Stream:
    """An open stream of a caller, run by a task. `seat`: the game and the seat that it is for, or None."""

    def __init__(self, who: Who, seat: tuple[str, str] | None) -> None:
        self.holder, self.address, self.seat = who.holder, who.address, seat
        self.task = asyncio.current_task()


class Streams:
    """The open streams. Seats come before spectators: where there is no room, the stream of a seat takes
    the place of another one, first of one that is for no seat."""

    def __init__(self, settings: Settings) -> None:
        self._a_token = settings.streams
        self._an_address = settings.streams * settings.tokens_an_address
        self._in_all = settings.streams_in_all
        self._open: dict[Stream, None] = {}
        self._of_token: defaultdict[str, dict[Stream, None]] = defaultdict(dict)
        self._of_address: defaultdict[str, dict[Stream, None]] = defaultdict(dict)
        self._of_seat: defaultdict[tuple[str, str], dict[Stream, None]] = defaultdict(dict)
        self._given_up: WeakSet[asyncio.Task[Any]] = WeakSet()

    @contextmanager
    def one(self, who: Who, seat: tuple[str, str] | None = None) -> Iterator[None]:
        """A stream, as long as this lasts; its task is cancelled if a seat's stream takes its place. Raises
        `Refused` if there is no room."""
        self._make_room(who, seat)
        stream = Stream(who, seat)
        for streams in self._lists(stream):
            streams[stream] = None
        try:
            yield
        finally:
            self._forget(stream)

    def given_up(self, task: "asyncio.Task[Any] | None") -> Refused | None:
        """The refusal for the stream that this task ran, if the stream was given up; None if not."""
        if task is None or task not in self._given_up:
            return None
        self._given_up.discard(task)
        task.uncancel()
        return reached("streams", "token", self._a_token, message("not-before-seats"))

    def _make_room(self, who: Who, seat: tuple[str, str] | None) -> None:
        if seat is not None and len(self._of_seat.get(seat, ())) >= SEAT_STREAMS:
            self._replace(next(iter(self._of_seat[seat])))
        others = self._in_all if seat is not None else self._in_all - self._in_all // FOR_SEATS
        for scope, mine, limit in (
            ("token", self._of_token.get(who.holder, {}) if who.holder else {}, self._a_token),
            ("address", self._of_address.get(who.address, {}) if who.address else {}, self._an_address),
            ("service", self._open, others),
        ):
            if len(mine) < limit:
                continue
            given_up = self._least(mine) if seat is not None else None
            if given_up is None:
                raise reached(
                    "streams" if scope != "service" else "streams_in_all",
                    scope,
                    limit,
                    message("not-more-streams", limit=limit),
                )
            self._replace(given_up)

    def _least(self, streams: dict[Stream, None]) -> Stream | None:
        """The stream that is given up for a seat's: the oldest that is for no seat; else the oldest of the
        token that has the most."""
        spectator = next((one for one in streams if one.seat is None), None)
        return spectator or max(streams, key=lambda one: len(self._of_token.get(one.holder, ())), default=None)

    def _replace(self, stream: Stream) -> None:
        self._forget(stream)
        if stream.task is not None:
            self._given_up.add(stream.task)
            stream.task.cancel()

    def _lists(self, stream: Stream) -> Iterator[dict[Stream, None]]:
        yield self._open
        if stream.holder:
            yield self._of_token[stream.holder]
        if stream.address:
            yield self._of_address[stream.address]
        if stream.seat is not None:
            yield self._of_seat[stream.seat]

    def _forget(self, stream: Stream) -> None:
        for streams in self._lists(stream):
            streams.pop(stream, None)
        for kept, name in (
            (self._of_token, stream.holder),
            (self._of_address, stream.address),
        ):
            if not kept[name]:
                del kept[name]
        if stream.seat is not None and not self._of_seat[stream.seat]:
            del self._of_seat[stream.seat]


class BotTimeBudget:
    """Seconds per hour that bots may think in the games a token has created. Bots wait when it is spent."""

    def __init__(self, seconds: int, operator: str) -> None:
        self._operator = operator
        self._left = Buckets(seconds, HOUR)

    def wait(self, creator: str) -> float:
        """Seconds until some of it is left."""
        return 0.0 if self._is_free(creator) else self._left.wait(creator, 1.0)

    def take(self, creator: str, seconds: float) -> None:
        if not self._is_free(creator):
            self._left.take(creator, seconds)

    def _is_free(self, creator: str) -> bool:
        return bool(self._operator) and creator == self._operator


class Quotas:
    """All quotas of a service. The operator's token, if the settings name one, makes and imports games
    without."""

    def __init__(self, settings: Settings, operator: str) -> None:
        share = settings.tokens_an_address
        self._operator = operator
        self._calls = Rate("requests_a_second", settings.requests_a_second, 1.0, share)
        self._making = (
            Rate("games_an_hour", settings.games_an_hour, HOUR, share),
            Rate("games_a_day", settings.games_a_day, DAY, share),
        )
        self._imports = Rate("imports_an_hour", settings.imports_an_hour, HOUR, share)
        self._import_bytes = Rate("import_bytes_an_hour", settings.import_bytes_an_hour, HOUR, share)
        self._notices = Rate("notice_changes_a_day", settings.notice_changes_a_day, DAY, share)
        self._calling = AtOnce("webhooks_at_once", 1, share, CALLING_IN_ALL)
        self._importing = AtOnce("imports_at_once", settings.imports_at_once, 1, IMPORTS_IN_ALL)
        self._under_way = AtOnce(
            "calls_at_once", settings.streams + CALLS_OF_A_TOKEN, share, settings.streams_in_all + CALLS_IN_ALL
        )
        self._working = AtOnce("work_at_once", WORK_AT_ONCE, share, WORK_IN_ALL)
        self._game_events, self._game_bytes = settings.game_events, settings.game_bytes
        self.streams = Streams(settings)
        self.thinking = BotTimeBudget(settings.thinking_seconds_an_hour, operator)

    def call(self, who: Who, cost: float) -> None:
        """A call, as dear as it is. Raises `Refused`."""
        self._calls.take(who, cost)

    def ask(self, events: int, count: int) -> None:
        """A request in a game, by who has added so many events and bytes to its log. Raises `Refused`."""
        for quota, limit, used in (
            ("game_events", self._game_events, events),
            ("game_bytes", self._game_bytes, count),
        ):
            if used >= limit:
                raise reached(quota, "token", limit, message(quota, limit=limit))

    def folded(self, who: Who, events: int) -> None:
        """So many events had to be folded for a call."""
        self.owe(who, events / EVENTS)

    def owe(self, who: Who, cost: float) -> None:
        """A call was so much dearer than it seemed. It is answered, but the caller's next ones wait for it."""
        self._calls.owe(who, cost)

    async def unhurried(self, who: Who, cost: float) -> None:
        """A further part of a stream, as soon as the caller has so much left."""
        while wait := self._calls.wait(who, cost):
            await asyncio.sleep(wait)
        self._calls.take(who, cost)

    def under_way(self, who: Who, holds_a_seat: Callable[[str], bool]) -> AbstractContextManager[None]:
        """A call, as long as this lasts, from its headers on. Raises `Refused`."""
        return self._under_way.one(who, holds_a_seat)

    def make_game(self, who: Who) -> None:
        """A new game or campaign. Raises `Refused`."""
        if not self._is_operator(who):
            for rate in self._making:
                rate.check(who)
            for rate in self._making:
                rate.take(who)

    @contextmanager
    def importing(self, who: Who) -> Iterator[Callable[[int], None]]:
        """Counts an import while it runs; yields a function that counts its bytes. Both raise `Refused`."""
        if self._is_operator(who):
            yield lambda _: None
            return
        with self._importing.one(who):
            self._imports.take(who)
            yield lambda count: self._import_bytes.take(who, count)

    @contextmanager
    def looking_into(self, who: Who) -> Iterator[Callable[[int], None]]:
        """Counts the reading of a file that is not imported; yields a function that counts its bytes. Both raise
        `Refused`."""
        with self._importing.one(who):
            yield lambda count: self._import_bytes.take(who, count)

    def name_notice(self, who: Who) -> None:
        """An address or a webhook named. Raises `Refused`."""
        self._notices.take(who)

    def calling(self, who: Who) -> AbstractContextManager[None]:
        """A webhook is tried, as long as this lasts. Raises `Refused`."""
        return self._calling.one(who)

    def working(self, who: Who) -> AbstractContextManager[None]:
        """A call that is much work, as long as this lasts. Raises `Refused`."""
        return self._working.one(who)

    def _is_operator(self, who: Who) -> bool:
        return bool(self._operator) and who.holder == self._operator


class Nobody(msgspec.Struct, frozen=True):
    """A caller without a token."""

    address: str
    holder: str = ""
