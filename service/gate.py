"""The middleware of every call, whatever the protocol: caller, quotas, errors of the contract, log."""

import asyncio
import copy
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import aclosing, contextmanager
from hashlib import sha256
from typing import Any

from google.protobuf.message import Message
from google.rpc import code_pb2

from kronika.domain.kernel.formats import HASH, TOKEN
from kronika.domain.kernel.words import Reason
from kronika.projections.games import OPEN_GAMES
from kronika.service.application import Application, Refused, refused
from kronika.service.client_address import Networks, address_of, networks
from kronika.service.errors import FAULTS, code_of, rejection_of
from kronika.service.history import NoSuchStream
from kronika.service.integrity import LogDamaged
from kronika.service.logs import log_call
from kronika.service.quotas import Nobody, cost
from kronika.service.requests import must_be
from kronika.service.rpc import seats
from kronika.service.rpc.common import Caller, is_behind, may_know
from kronika.service.version import CONTRACT, KNOWN_CONTRACTS, VERSION
from kronika.service.words import message

LOGGER = logging.getLogger("kronika")

Unary = Callable[[Application, Any, Caller], Awaitable[Any]]
Streaming = Callable[[Application, Any, Caller], AsyncGenerator[Any, None]]
Read = Callable[[Any], Any]
"""Makes the message from what a wire brings, or a stream of messages; refuses what is not one."""
Served = tuple[Any, str, dict[str, Unary], dict[str, Streaming], dict[str, Unary], dict[str, tuple[str, Unary]]]
"""A service: its descriptor's module, its name, and what answers its calls, by what they take and give: a message
for a message, a stream for a message, a message for a stream, a message for each of a stream. These stand with the
call that each of their messages is as good as."""
Metadata = Iterable[tuple[str, str | bytes]]
Wire = tuple[type[Exception], ...]
"""The exceptions that a protocol itself raises."""


METADATA = ("accept-language", "authorization", "contract", "game", "invitation", "seen")
"""The metadata that a caller can send with a message. `game` is for a proxy, which routes all calls of a game to one
server."""
TRIES = 8
"""The number of attempts at a call when another server changes the game first."""
LONGEST_VERSION = 18


class CallContext:
    """A call in progress: the values of its metadata, and how it ended."""

    def __init__(self, method: str, metadata: Metadata, peer: str, trusted: Networks) -> None:
        self.method = method
        self.authorization, self.invitation, self.contract, self.language = "", "", "", "en"
        self.seen = ""
        """The version that the caller has seen of the game that it names."""
        for key, value in metadata:
            if key == "authorization":
                self.authorization = str(value)
            elif key == "invitation":
                self.invitation = str(value)
            elif key == "seen":
                self.seen = str(value)
            elif key == "contract":
                self.contract = str(value)
            elif key == "accept-language":
                self.language = "cs" if str(value).lower().startswith("cs") else "en"
        self.misread = next((key for key, value in metadata if isinstance(value, str) and not value.isascii()), "")
        """The first key whose value is not ASCII."""
        self.address = address_of(peer, metadata, trusted)
        self.code, self._reason, self._quota = "OK", "", ""
        self._began = time.perf_counter()

    def again(self, method: str) -> "CallContext":
        """Another call by the same caller on the same stream."""
        passing = copy.copy(self)
        passing.method = method
        passing._began = time.perf_counter()
        return passing

    def refused(self, error: Refused) -> None:
        self.code = code_pb2.Code.Name(code_of(error.rejection))
        self._reason = error.rejection.reason.name
        self._quota = error.metadata.get("quota", "")

    def log(self) -> None:
        log_call(
            method=self.method,
            code=self.code,
            reason=self._reason,
            quota=self._quota,
            ms=round((time.perf_counter() - self._began) * 1e3, 2),
            peer=self.address,
        )


class Gate:
    """The middleware that every call passes. A protocol makes a `CallContext` of its call, runs it `through` here, and
    sends the caller any `Refused`."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._trusted = networks(app.settings.trusted_proxies)
        self._holders: OrderedDict[str, str] = OrderedDict()

    def passing(self, method: str, metadata: Metadata, peer: str) -> CallContext:
        """A call that comes in; `peer` is written as gRPC writes it: `ipv4:127.0.0.1:4711`, `ipv6:[::1]:4711`."""
        return CallContext(method, metadata, peer, self._trusted)

    @contextmanager
    def begun(self, passing: CallContext) -> Iterator[None]:
        """A call as long as it is under way, from its headers on. Raises `Refused` if there is no room for it."""
        try:
            holder = self._holder(passing.authorization) if passing.authorization else ""
        except Refused:  # which the call hears when its message is there
            holder = ""
        with self._app.quotas.under_way(Caller(holder, passing.language, passing.address), self._holds_a_seat):
            yield

    def _holds_a_seat(self, holder: str) -> bool:
        """Whether a token holds a seat of a game that is not closed, as far as the read models can tell."""
        try:
            return bool(holder) and bool(self._app.projections.query(f"{OPEN_GAMES} LIMIT 1", (holder,)))
        except FAULTS:
            return False

    def count(self, passing: CallContext) -> Caller:
        """Counts a call that reads nothing of games; returns the caller. Raises `Refused`."""
        caller = self._caller(passing)
        self._app.quotas.call(caller, cost(passing.method, None))
        return caller

    @contextmanager
    def streaming(self, passing: CallContext) -> Iterator[None]:
        """A stream that reads nothing of games, as long as this lasts. Raises `Refused`."""
        with self._app.quotas.streams.one(self.count(passing)):
            yield

    async def counted(self, passing: CallContext, requests: AsyncIterator[Any]) -> AsyncIterator[Any]:
        """The messages of such a stream, each of which counts as a call. Raises `Refused`."""
        async for request in requests:
            self.count(passing)
            yield request

    @contextmanager
    def through(self, passing: CallContext, of_the_wire: Wire) -> Iterator[None]:
        """Wraps a call from beginning to end. Raises only `Refused`, cancellation, and the protocol's own exceptions.
        After the latter two the caller is gone, so there is no one to answer."""
        with _ended(passing, of_the_wire):
            try:
                yield
            except asyncio.CancelledError:
                given_up = self._app.quotas.streams.given_up(asyncio.current_task())
                if given_up is None:
                    raise
                raise given_up from None

    async def answer(self, passing: CallContext, handler: Unary, read: Read, request: Any) -> Any:
        """Returns the answer to a call."""
        message, caller = self._let_in(passing, read, request)
        stream = _stream_of(message)
        await self._reach(stream, passing.seen, caller)
        for _ in range(TRIES):
            known = self._app.games.known_of(stream)
            try:
                return await handler(self._app, message, caller)
            except Refused as error:
                if not isinstance(message, Message) or not await is_behind(self._app, stream, error, known):
                    raise
        return await handler(self._app, message, caller)

    async def answers(
        self, passing: CallContext, handler: Streaming, read: Read, request: Any
    ) -> AsyncGenerator[Any, None]:
        """Yields the answers to a call, one message after the other."""
        message, caller = self._let_in(passing, read, request)
        stream = _stream_of(message)
        await self._reach(stream, passing.seen, caller)
        begun = False
        for last in range(TRIES, -1, -1):
            known = self._app.games.known_of(stream)
            try:
                async with aclosing(handler(self._app, message, caller)) as messages:
                    async for one in messages:
                        begun = True
                        yield one
                return
            except Refused as error:
                if begun or not last or not await is_behind(self._app, stream, error, known):
                    raise

    async def each(
        self,
        passing: CallContext,
        handler: tuple[str, Unary],
        read: Read,
        requests: AsyncIterator[Any],
        refusal: Callable[[Refused], Any],
        of_the_wire: Wire,
    ) -> AsyncGenerator[Any, None]:
        """Yields the answer to each message of a stream. After a refusal the caller can send the next one."""
        method, answering = handler
        caller = self.count(passing)
        with self._app.quotas.streams.one(caller):
            async for request in requests:
                one = passing.again(method)
                try:
                    with _ended(one, of_the_wire):
                        answer = await self.answer(one, answering, read, request)
                except Refused as error:
                    answer = refusal(error)
                yield answer

    async def _reach(self, stream: str, seen: str, caller: Caller) -> None:
        """Brings a game up to the version that the caller has seen, perhaps at another server. Refuses if that version
        is not available. Does not refuse callers who may not know of the game, as that would reveal it."""
        if not seen:
            return
        if not seen.isascii() or not seen.isdigit() or len(seen) > LONGEST_VERSION:
            raise refused(Reason.MALFORMED, message("not-a-seen-version"), field="seen")
        if not stream or not self._app.log.is_shared:
            return
        try:
            game = await self._app.games.get(stream)
        except NoSuchStream:
            return
        if game.version < int(seen):
            await self._app.games.following.catch_up(game)
        if game.version < int(seen) and may_know(game, caller):
            raise refused(
                Reason.UNAVAILABLE,
                message("not-seen-here-yet", version=game.version, seen=seen),
            )

    def _let_in(self, passing: CallContext, read: Read, request: Any) -> tuple[Any, Caller]:
        """The message and who sends it. Refuses a malformed token or message, and too many calls."""
        caller = self._caller(passing)
        try:
            message = read(request)
        except Refused:
            self._app.quotas.call(Nobody(passing.address), 1)
            raise
        self._app.quotas.call(caller, cost(passing.method, message))
        return message, caller

    def _caller(self, passing: CallContext) -> Caller:
        """The caller. Refuses non-ASCII metadata, an unknown contract, and a malformed token or invitation."""
        try:
            if passing.misread:
                raise refused(
                    Reason.MALFORMED,
                    message("not-ascii", misread=passing.misread),
                    field=passing.misread,
                )
            _must_know(passing.contract)
            holder = self._holder(passing.authorization) if passing.authorization else ""
            invitation = self._invited(passing.invitation) if passing.invitation else ""
        except Refused:
            self._app.quotas.call(Nobody(passing.address), 1)
            raise
        return Caller(holder, passing.language, passing.address, invitation)

    def _invited(self, secret: str) -> str:
        """The identifier that represents an invitation's secret."""
        must_be(HASH, secret, "invitation")
        return seats.stands_for(self._app, secret)

    def _holder(self, authorization: str) -> str:
        known = self._holders.get(authorization)
        if known is not None:
            return known
        scheme, _, text = authorization.partition(" ")
        if scheme.lower() != "bearer" or not TOKEN.fits(text.strip()):
            raise refused(Reason.UNAUTHENTICATED, message("not-a-token"))
        holder = self._app.vault.holder(sha256(bytes.fromhex(text.strip())).digest())
        self._holders[authorization] = holder
        if len(self._holders) > 10_000:
            self._holders.popitem(last=False)
        return holder


@contextmanager
def _ended(passing: CallContext, of_the_wire: Wire) -> Iterator[None]:
    """A call is noted and logged as it ends. Raises nothing but `Refused`, cancellation, and what the wire raises."""
    gone: tuple[type[BaseException], ...] = (asyncio.CancelledError, GeneratorExit, *of_the_wire)
    try:
        yield
    except Refused as error:
        passing.refused(error)
        raise
    except gone:
        passing.code = "CANCELLED"
        raise
    except Exception as error:
        fault = _at_fault(error)
        passing.refused(fault)
        raise fault from None
    finally:
        passing.log()


def ending() -> Refused:
    """The refusal of a call that is cancelled or not begun because the service stops."""
    return refused(Reason.UNAVAILABLE, message("not-ending"))


def _stream_of(message: Any) -> str:
    """The game or campaign that a message names; empty if it names none."""
    return str(getattr(message, "game", "") or getattr(message, "campaign", ""))


def _must_know(contract: str) -> None:
    """Refuse a client that names a contract which is not one of this service's."""
    if not contract or contract in KNOWN_CONTRACTS:
        return
    must_be(HASH, contract, "contract")
    raise refused(
        Reason.CONTRACT_UNKNOWN,
        message("not-known-contract", contract=contract[:12], version=VERSION, own=CONTRACT[:12]),
        {"contract": CONTRACT},
    )


def _at_fault(error: Exception) -> Refused:
    """The refusal for a fault in the service's files, or for a bug in Kronika."""
    rejection = rejection_of(error) if isinstance(error, FAULTS) else None
    if rejection is None:
        return _ours()
    if not isinstance(error, LogDamaged):
        LOGGER.error("%s: %s", type(error).__name__, error)
    return Refused(rejection)


def _ours() -> Refused:
    """A mistake of ours: logged in full under an id, of which alone the caller hears."""
    id = secrets.token_hex(6)
    LOGGER.exception("internal error %s", id)
    return refused(Reason.INTERNAL, message("not-internal-error", id=id))
