"""Calls to a service, with errors as the contract says."""

import time
from collections.abc import Callable, Iterator
from typing import Any, cast

import grpc
from google.protobuf.message import Message
from google.rpc import error_details_pb2
from grpc_status import rpc_status

from kronika.domain.kernel.formats import ID
from kronika.domain.kernel.words import Reason
from kronika.domain.systems import SYSTEMS
from kronika.service import convert
from kronika.service.version import CONTRACT
from kronika.tools.words import sentence
from kronika.v1 import (
    campaign_service_pb2_grpc,
    catalog_service_pb2_grpc,
    game_service_pb2_grpc,
    notice_service_pb2,
    notice_service_pb2_grpc,
)

SECONDS = 30.0
"""How long a call may take."""

PING_MS = 15_000
"""After so long without a word from the service it is pinged; a connection is dead that does not answer for as long
again: a laptop has slept, a router has forgotten it."""
PRESENT_SECONDS = 60.0
"""Seconds between two reports to the service that a person is here."""
SHORT = 2
"""Seconds that a call waits by itself for a quota to allow it again."""
PATIENCE = 5
"""How often a call is made at most."""

AWAY_SECONDS = 8.0
"""How long a call that may be repeated goes on by itself while a service that has answered before is away."""
AGAIN_SECONDS = 0.2
"""After which it is made again."""
WATCH_SECONDS = 60.0
"""How long one watching call lasts. After that a new one goes on from the last version: a call that a service lost
while it stopped would otherwise be waited for in vain."""

MOST_NAMES = 12
"""An error message lists at most this many accepted names; a service sends about as many of a list of decisions."""

GONE = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED, grpc.StatusCode.CANCELLED)
"""Status codes of a call without a service, or with one that stops."""
RESET = "RST_STREAM"
"""How gRPC says that a call was cut off: by a proxy whose server is gone, which is `INTERNAL`."""


class ServiceRefused(Exception):
    """The service refused a call. `reason` is a name of `ErrorReason` without its prefix."""

    def __init__(self, reason: str, said: str, rule: str, accepted: tuple[str, ...], retry_after: int = 0) -> None:
        super().__init__(said)
        self.reason, self.rule, self.accepted = reason, rule, accepted
        self.retry_after = retry_after
        """Seconds after which it may be asked for again, if a quota was reached; 0: that is not known."""


class NotReached(Exception):
    """There is no service at the address, it has stopped, or it cannot use its files at the moment."""


class NotAnswered(NotReached):
    """No answer came in time."""


class Connection:
    """A channel to one service, for one token. `invitation`: the secret of one that is shown with each call.
    `find` says where the service is when it was not reached, if it may be elsewhere then, or raises
    `NotReached`."""

    def __init__(
        self,
        address: str,
        token: str = "",
        language: str = "en",
        certificate: bytes | None = None,
        invitation: str = "",
        find: Callable[[], str] | None = None,
    ) -> None:
        self.address = address
        self.token = token
        self.language = language
        self._certificate, self._find = certificate, find
        self._present_again = 0.0
        """When to report next that a person is here, by `time.monotonic`."""
        self._reached = False
        """Whether any call was answered: then the service is there, and may be away for a moment."""
        self._seen: dict[str, int] = {}
        """The last version that was seen of each game: another server of the same service may be behind."""
        self._metadata = [("accept-language", language), ("contract", CONTRACT)]
        if token:
            self._metadata.append(("authorization", f"Bearer {token}"))
        if invitation:
            self._metadata.append(("invitation", invitation))
        self._open()

    def _open(self) -> None:
        options = [
            ("grpc.max_receive_message_length", 64 * 1024 * 1024),
            ("grpc.max_reconnect_backoff_ms", 2000),
            ("grpc.keepalive_time_ms", PING_MS),
            ("grpc.keepalive_timeout_ms", PING_MS),
            ("grpc.http2.ping_timeout_ms", PING_MS),
            ("grpc.http2.max_pings_without_data", 0),
        ]
        if self._certificate is None:
            self._channel = grpc.insecure_channel(self.address, options=options)
        else:
            credentials = grpc.ssl_channel_credentials(self._certificate)
            self._channel = grpc.secure_channel(self.address, credentials, options=options)
        self._games = game_service_pb2_grpc.GameServiceStub(self._channel)
        self._campaigns = campaign_service_pb2_grpc.CampaignServiceStub(self._channel)
        self._catalog = catalog_service_pb2_grpc.CatalogServiceStub(self._channel)
        self._notices = notice_service_pb2_grpc.NoticeServiceStub(self._channel)

    def games(self, method: str, request: Any) -> Any:
        """A call of GameService. Raises `ServiceRefused`, `NotReached`."""
        return self._call(lambda: getattr(self._games, method), request)

    def catalog(self, method: str, request: Any) -> Any:
        """A call of CatalogService. Raises `ServiceRefused`, `NotReached`."""
        return self._call(lambda: getattr(self._catalog, method), request)

    def campaigns(self, method: str, request: Any) -> Any:
        """A call of CampaignService. Raises `ServiceRefused`, `NotReached`."""
        return self._call(lambda: getattr(self._campaigns, method), request)

    def notices(self, method: str, request: Any) -> Any:
        """A call of NoticeService. Raises `ServiceRefused`, `NotReached`."""
        return self._call(lambda: getattr(self._notices, method), request)

    def note_presence(self) -> None:
        """Reports that a person is at this client, at most once a minute. Ignores the result."""
        if self.token and time.monotonic() >= self._present_again:
            self._present_again = time.monotonic() + PRESENT_SECONDS
            self._notices.NotePresence.future(
                notice_service_pb2.NotePresenceRequest(), metadata=self._metadata, timeout=SECONDS
            )

    def report(self, system: str, method: str, request: Any) -> Any:
        """A call of the service that a system has of its own. Raises `ServiceRefused`, `NotReached`."""
        return self._call(lambda: report_call(self._channel, system, method), request)

    def _call(self, method: Callable[[], Any], request: Any) -> Any:
        """`method`: the call over the channel that is open."""
        calls, away_since = 1, 0.0
        while True:
            try:
                answer = method()(request, metadata=self._metadata_for(request), timeout=SECONDS)
            except grpc.RpcError as error:
                said = self._said(error)
            else:
                self._reached = True
                self._note(request, version_in(answer))
                return answer
            if isinstance(said, NotReached):
                self._look_again(renew=isinstance(said, NotAnswered))
                away_since = away_since or time.monotonic()
                if not self._reached or not may_be_repeated(request) or time.monotonic() > away_since + AWAY_SECONDS:
                    raise said
                time.sleep(AGAIN_SECONDS)
                continue
            if not isinstance(said, ServiceRefused) or not 0 < said.retry_after <= SHORT:
                raise said
            if calls == PATIENCE or not isinstance(request, Message):
                raise said  # a stream of messages that were sent is gone
            calls += 1
            time.sleep(said.retry_after)

    def stream(self, method: str, request: Any, seconds: float | None = None) -> "Stream":
        """A call of GameService that answers with a stream. After `seconds` it raises `NotAnswered`."""
        call = getattr(self._games, method)(request, metadata=self._metadata_for(request), timeout=seconds)
        return Stream(self, call, request)

    def _metadata_for(self, request: Any) -> list[tuple[str, str]]:
        """The metadata of a call; with the game, so that a proxy can route all its calls to one server."""
        game = getattr(request, "game", "")
        seen = self._seen.get(game, 0)
        metadata = [*self._metadata, ("game", game)] if ID.fits(game) else self._metadata
        return [*metadata, ("seen", str(seen))] if seen else metadata

    def _note(self, request: Any, version: int) -> None:
        game = getattr(request, "game", "")
        if game and version > self._seen.get(game, 0):
            self._seen[game] = version

    def _look_again(self, *, renew: bool) -> None:
        """The next call is made where the service is then. `renew`: over a new connection in any case."""
        found = self._find() if self._find is not None else self.address
        if renew or found != self.address:
            self.close()
            self.address = found
            self._open()

    def _said(self, error: Any) -> Exception:
        status = rpc_status.from_call(error)
        for detail in status.details if status is not None else ():
            info = error_details_pb2.ErrorInfo()
            if detail.Unpack(info):
                accepted = info.metadata.get("accepted", "")
                names = tuple(accepted.split(",")) if accepted else ()
                said = self._with_accepted(info.reason, error.details(), names)
                if info.reason == "UNAVAILABLE":
                    return NotReached(said)
                wait = int(info.metadata.get("retry_after", "0"))
                return ServiceRefused(info.reason, said, info.metadata.get("rule", ""), names, wait)
        if error.code() in GONE or (error.code() == grpc.StatusCode.INTERNAL and RESET in (error.details() or "")):
            kind = NotAnswered if error.code() is grpc.StatusCode.DEADLINE_EXCEEDED else NotReached
            return self.not_reached(kind)
        return ServiceRefused(error.code().name, f"{error.code().name}: {error.details()}", "", ())

    def _with_accepted(self, reason: str, said: str, names: tuple[str, ...]) -> str:
        """A refusal with what would be accepted, unless its sentence lists that or there is too much of it. For a
        decision it is then the first names, and where all are listed."""
        if len(names) >= MOST_NAMES and reason == Reason.AGAINST_THE_RULES.name:
            return self.text("client-accepted-first", said=said, names=", ".join(names[:MOST_NAMES]))
        if len(names) > MOST_NAMES or all(name in said or name in said.replace(",", "") for name in names):
            return said
        return self.text("client-accepted", said=said, names=", ".join(names))

    def not_reached(self, kind: type[NotReached] = NotReached) -> NotReached:
        """Said of a service that does not answer, or no more."""
        return kind(self.text("client-not-reached", address=self.address))

    def text(self, id: str, /, **args: object) -> str:
        """A sentence in the language of this connection."""
        return sentence(self.language, id, **args)

    def close(self) -> None:
        self._channel.close()


def may_be_repeated(request: Any) -> bool:
    """Whether a call whose answer was lost may be made again: it changes nothing, or is done once by its request id."""
    return isinstance(request, Message) and (
        request.DESCRIPTOR.name.startswith(("Get", "List")) or bool(getattr(request, "request_id", ""))
    )


def report_call(channel: Any, system: str, method: str) -> Any:
    """A call of the service that a system has of its own, over a channel."""
    own = SYSTEMS[system].contract.own
    assert own is not None and own.reports is not None, "the system has a service of its own"
    called = convert.module_of(own).DESCRIPTOR.services_by_name[own.reports.service].methods_by_name[method]
    read = called.output_type._concrete_class.FromString
    path = f"/{called.containing_service.full_name}/{method}"
    return channel.unary_unary(path, called.input_type._concrete_class.SerializeToString, read)


def version_in(message: Any) -> int:
    """The version of a game that an answer shows; 0: none."""
    fields = message.DESCRIPTOR.fields_by_name
    if "answer" in fields and "receipt" in fields["answer"].message_type.fields_by_name:
        return int(message.answer.receipt.version)
    for name in ("game", "snapshot"):
        if (
            name in fields
            and fields[name].message_type is not None
            and "version" in fields[name].message_type.fields_by_name
        ):
            return int(getattr(message, name).version)
    if "events" in fields and message.events:
        return int(message.events[-1].version)
    return 0


class Stream:
    """Messages of a stream, with errors as the contract says."""

    def __init__(self, connection: Connection, call: Any, request: Any) -> None:
        self._connection, self._call, self._request = connection, call, request

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        try:
            message = next(cast(Any, self._call))
        except grpc.RpcError as error:
            raise self._connection._said(error) from None
        self._connection._note(self._request, version_in(message))
        return message

    def cancel(self) -> None:
        self._call.cancel()
