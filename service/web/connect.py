"""Connect and gRPC-Web: the calls of the services in JSON and binary, as HTTP brings them."""

import asyncio
import zlib
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, aclosing, contextmanager
from http import HTTPStatus
from typing import Any, Never

import msgspec
from connectrpc.code import Code
from connectrpc.codec import Codec
from connectrpc.compression.gzip import GzipCompression
from connectrpc.errors import ConnectError, ErrorDetail
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.request import RequestContext
from connectrpc.server import ConnectASGIApplication, Endpoint
from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory
from google.rpc import code_pb2
from protobuf import message_from_json_value
from protobuf.wkt import Any as Packed
from protobuf.wkt import Struct

from kronika.domain.kernel.catalogue import text
from kronika.service.application import Application, Refused
from kronika.service.errors import code_of, status_of
from kronika.service.gate import CallContext, Gate, Read, Served, Streaming, Unary, ending
from kronika.service.requests import LARGEST, must_fit, reads, reads_each, reads_json
from kronika.service.rpc.common import Caller
from kronika.service.web.files import FRESH, Answer
from kronika.service.web.query import must_be_call
from kronika.service.words import message

Context = RequestContext[Any, Any]

LONG = 64 * 1024
"""Bytes of a message from which on it is long work to write it in JSON."""
QUICK = 1
"""The level of gzip: answers are compressed between others' calls."""
UNARY_TYPES = ("application/json", "application/proto")
STREAM_TYPES = ("application/connect+json", "application/connect+proto")
GRPC_WEB_TYPES = ("application/grpc-web", "application/grpc-web+proto", "application/grpc-web+json")
READS = descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS
OF_THE_SERVICE = {"ListSystems", "ListPacks", "ListScenarios", "GetScenario", "DrawScenario", "GetRulebook"}
"""Reads whose answers are the same for every caller until the server starts again."""
SERVICE_CACHE, VERSION_CACHE = "public, max-age=300", "public, max-age=3600"
"""How long answers to these, and drawings of a version, may be kept."""
ALL_TYPES = (*UNARY_TYPES, *STREAM_TYPES, *GRPC_WEB_TYPES)
DECIDE_EACH = "/kronika.v1.GameService/DecideEach"
NO_MESSAGE = b"\xff"
"""Bytes that neither form can be read from."""


class Body(msgspec.Struct, frozen=True):
    """A message as it came in, which the gate has read."""

    content: bytes
    is_json: bool


class Gzip(GzipCompression):
    """Compressed messages. Invalid data become an unparsable message. That is refused where messages are read, with
    full error details."""

    def decompress(self, data: bytes | bytearray | memoryview, read_max_bytes: int | None = None) -> bytes:
        try:
            return super().decompress(data, read_max_bytes)
        except (zlib.error, EOFError):
            return NO_MESSAGE


class Binary(Codec[Any, Any]):
    """Messages as bytes; those that come in are handed on as they are."""

    def name(self) -> str:
        return "proto"

    def encode(self, message: Any) -> bytes:
        found: bytes = message.SerializeToString()
        return found

    def decode(self, data: bytes | bytearray, message_class: type[Any]) -> Any:
        return Body(bytes(data), False)


class Json(Codec[Any, Any]):
    """Messages as JSON; those that come in are handed on as they are."""

    def name(self) -> str:
        return "json"

    def encode(self, message: Any) -> bytes:
        return message if isinstance(message, bytes) else in_json(message)

    def decode(self, data: bytes | bytearray, message_class: type[Any]) -> Any:
        return Body(bytes(data), True)


def in_json(message: Any) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(json_format.MessageToDict(message))


async def written(message: Any, request: Any) -> Any:
    """A message that is to be sent; a long one as the JSON it becomes, made beside the calls of others."""
    if not isinstance(request, Body) or not request.is_json or message.ByteSize() < LONG:
        return message
    return await asyncio.to_thread(in_json, message)


class Endpoints(ConnectASGIApplication["Calls"]):
    """These calls, as an ASGI application."""

    def __init__(self, calls: "Calls", endpoints: Mapping[str, Any]) -> None:
        super().__init__(
            service=calls,
            endpoints=lambda _: endpoints,
            read_max_bytes=LARGEST,
            compressions=[Gzip(QUICK)],
            codecs=[Binary(), Json()],
        )

    @property
    def path(self) -> str:
        return ""


class Connect:
    """All services, as an ASGI application that answers every call: one that there is not with `unimplemented`."""

    def __init__(self, calls: "Calls", services: Iterable[Served]) -> None:
        self._endpoints = dict(_endpoints(calls, services))
        self._known = Endpoints(calls, self._endpoints)
        self._missing_unary = Endpoints(calls, Missing(calls, StreamType.UNARY))
        self._missing_stream = Endpoints(calls, Missing(calls, StreamType.SERVER_STREAM))

    def types(self, path: str) -> tuple[str, ...]:
        """The types of content that this call takes."""
        found = self._endpoints.get(path)
        if found is None:
            return ALL_TYPES
        return (*(UNARY_TYPES if found.method.stream_type is StreamType.UNARY else STREAM_TYPES), *GRPC_WEB_TYPES)

    def methods(self, path: str) -> bytes:
        """The methods of HTTP with which this call can be made."""
        return b"GET, POST" if self.reads(path) else b"POST"

    def reads(self, path: str) -> bool:
        """Whether this call can be made with GET."""
        found = self._endpoints.get(path)
        return found is not None and found.method.idempotency_level is IdempotencyLevel.NO_SIDE_EFFECTS

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] in self._endpoints:
            await self._known(scope, receive, send)
        elif type_of(scope["headers"]) in STREAM_TYPES:
            await self._missing_stream(scope, receive, send)
        else:
            await self._missing_unary(scope, receive, send)


class Missing(dict[str, Any]):
    """An answer for every path: there is no such call."""

    def __init__(self, calls: "Calls", kind: StreamType) -> None:
        super().__init__()
        self._calls, self._kind = calls, kind

    def get(self, path: str, default: Any = None) -> Any:
        about, refuses = _about(path, "", self._kind), self._calls.missing(path)
        if self._kind is StreamType.UNARY:
            return Endpoint.unary(about, refuses)
        return Endpoint.server_stream(about, _as_stream(refuses))


def _as_stream(unary: Callable[[Any, Context], Awaitable[Any]]) -> Callable[[Any, Context], AsyncIterator[Any]]:
    async def stream(request: Any, context: Context) -> AsyncIterator[Any]:
        yield await unary(request, context)

    return stream


def type_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The type of content that a request says it has, without parameters."""
    found = next((value for name, value in headers if name == b"content-type"), b"")
    return found.decode("latin-1").partition(";")[0].strip().lower()


def _endpoints(calls: "Calls", services: Iterable[Served]) -> Iterable[tuple[str, Any]]:
    """All calls but those that answer each message of a stream: HTTP/1.1 brings no answer before it has all of
    what is asked."""
    for module, service, unary, streams, taking, _ in services:
        descriptor = module.DESCRIPTOR.services_by_name[service]
        for method in descriptor.methods:
            name, read = method.name, _reads(method.input_type._concrete_class)
            path = f"/{descriptor.full_name}/{name}"
            if name in unary:
                reading = method.GetOptions().idempotency_level == READS
                about = _about(name, descriptor.full_name, StreamType.UNARY, reading=reading)
                yield path, Endpoint.unary(about, calls.unary(name, unary[name], read))
            elif name in streams and method.client_streaming:
                about = _about(name, descriptor.full_name, StreamType.BIDI_STREAM)
                yield path, Endpoint.bidi_stream(about, calls.stream(name, streams[name], reads_each(read)))
            elif name in streams:
                about = _about(name, descriptor.full_name, StreamType.SERVER_STREAM)
                yield path, Endpoint.server_stream(about, calls.stream(name, streams[name], read))
            elif name in taking:
                about = _about(name, descriptor.full_name, StreamType.CLIENT_STREAM)
                yield path, Endpoint.client_stream(about, calls.unary(name, taking[name], reads_each(read)))


def _about(name: str, service: str, kind: StreamType, *, reading: bool = False) -> MethodInfo[Any, Any]:
    """A call as the library wants to know it. Only reads have a GET: a link must not make anybody's browser act."""
    return MethodInfo(
        name=name,
        service_name=service,
        input=Body,
        output=object,
        idempotency_level=IdempotencyLevel.NO_SIDE_EFFECTS if reading else IdempotencyLevel.UNKNOWN,
        stream_type=kind,
    )


def _reads(type_: Any) -> Read:
    ours = type_.DESCRIPTOR.full_name.startswith("kronika.")
    judge = must_fit if ours else _takes_all
    binary, in_json = reads(type_, judge), reads_json(type_, judge)

    def read(body: Body) -> Any:
        return in_json(body.content) if body.is_json else binary(body.content)

    return read


def _takes_all(message: Any) -> None:
    """Judges what others have defined: their texts are not ours."""


class Calls:
    """The Connect calls of the services. Once `stopping` is set, cancelled calls get a refusal that names the
    reason."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self.stopping = False

    def unary(self, method: str, handler: Unary, read: Read) -> Callable[[Any, Context], Awaitable[Any]]:
        async def call(request: Any, context: Context) -> Any:
            passing = self._passing(method, context)
            try:
                with self._gate.through(passing, (ConnectError,)):
                    answer = await self._gate.answer(passing, handler, read, request)
                    if context.http_method == "GET" and (cached := _cached(passing, read, request)):
                        context.response_headers.update(cached)
                    return await written(answer, request)
            except Refused as error:
                _abort(error, passing.language)
            except asyncio.CancelledError:
                self._cut_off(passing)

        return call

    def stream(self, method: str, handler: Streaming, read: Read) -> Callable[[Any, Context], AsyncIterator[Any]]:
        async def call(request: Any, context: Context) -> AsyncIterator[Any]:
            passing = self._passing(method, context)
            try:
                with self._gate.through(passing, (ConnectError,)):
                    async with aclosing(self._gate.answers(passing, handler, read, request)) as messages:
                        async for message in messages:
                            yield await written(message, request)
            except Refused as error:
                _abort(error, passing.language)
            except asyncio.CancelledError:
                self._cut_off(passing)

        return call

    def passing(self, method: str, scope: Any) -> CallContext:
        """A call as HTTP brings it."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
        return self._gate.passing(method, headers, _peer(scope["client"][0] if scope["client"] else ""))

    @contextmanager
    def begun(self, scope: Any, *, by_get: bool) -> Iterator[Answer | None]:
        """Wraps a call in progress, from its headers on. Yields the refusal to send if there is no room for it, or its
        address is not that of a call by GET."""
        passing = self.passing(scope["path"].rpartition("/")[2], scope)
        with ExitStack() as under_way:
            try:
                under_way.enter_context(self._gate.begun(passing))
                if by_get:
                    self._judge(scope["query_string"], passing)
            except Refused as error:
                passing.refused(error)
                passing.log()
                yield answer(error, passing.language)
            else:
                yield None

    def _judge(self, query: bytes, passing: CallContext) -> None:
        """Refuses an address that is not that of a call by GET; it counts as a call."""
        try:
            must_be_call(query)
        except Refused:
            self._gate.count(passing.again("unimplemented"))
            raise

    def missing(self, path: str) -> Callable[[Any, Context], Awaitable[Any]]:
        """Answers a call that there is not; it counts as one that there is."""

        async def nothing(app: Application, request: Any, caller: Caller) -> None: ...

        async def call(request: Any, context: Context) -> Any:
            passing = self._passing("unimplemented", context)
            try:
                with self._gate.through(passing, (ConnectError,)):
                    await self._gate.answer(passing, nothing, lambda body: body, request)
                    passing.code = "UNIMPLEMENTED"
            except Refused as error:
                _abort(error, passing.language)
            raise ConnectError(Code.UNIMPLEMENTED, _missing(path, passing.language))

        return call

    def _passing(self, method: str, context: Context) -> CallContext:
        host = (context.client_address or "").rpartition(":")[0]
        return self._gate.passing(method, context.request_headers.allitems(), _peer(host))

    def _cut_off(self, passing: CallContext) -> Never:
        """Ends a cancelled call: refuses it if the service stops, and sends nothing if the caller has left."""
        if not self.stopping:
            raise asyncio.CancelledError
        _abort(ending(), passing.language)


def _cached(passing: CallContext, read: Read, request: Any) -> dict[str, str]:
    """The headers of an answer that caches may keep: of one that does not depend on the caller. Empty: of any other."""
    if passing.method in OF_THE_SERVICE:
        return {"cache-control": SERVICE_CACHE, "vary": "accept-language"}
    is_anybodys = not (passing.authorization or passing.invitation)
    if passing.method == "GetDrawing" and is_anybodys and read(request).version:
        return {"cache-control": VERSION_CACHE, "vary": "accept-language, authorization, invitation"}
    return {}


def _peer(host: str) -> str:
    """The caller's address in gRPC's form, without a port."""
    return f"ipv6:[{host}]" if ":" in host else f"ipv4:{host}"


STATUSES = {
    code_pb2.INVALID_ARGUMENT: HTTPStatus.BAD_REQUEST,
    code_pb2.FAILED_PRECONDITION: HTTPStatus.BAD_REQUEST,
    code_pb2.UNAUTHENTICATED: HTTPStatus.UNAUTHORIZED,
    code_pb2.PERMISSION_DENIED: HTTPStatus.FORBIDDEN,
    code_pb2.NOT_FOUND: HTTPStatus.NOT_FOUND,
    code_pb2.ABORTED: HTTPStatus.CONFLICT,
    code_pb2.RESOURCE_EXHAUSTED: HTTPStatus.TOO_MANY_REQUESTS,
    code_pb2.UNAVAILABLE: HTTPStatus.SERVICE_UNAVAILABLE,
}
"""The statuses of HTTP that Connect has for codes; for all others it is that of a fault of ours."""


def answer(error: Refused, language: str) -> Answer:
    """A refusal as Connect writes it, where its library does not."""
    status = STATUSES.get(code_of(error.rejection), HTTPStatus.INTERNAL_SERVER_ERROR)
    headers = [(b"content-type", b"application/json"), *FRESH]
    if "retry_after" in error.metadata:
        headers.append((b"retry-after", error.metadata["retry_after"].encode()))
    return Answer(status, headers, msgspec.json.encode(refusal_in_json(error, language)))


def refusal_in_json(error: Refused, language: str) -> dict[str, Any]:
    """A refusal as Connect has it in JSON."""
    status = status_of(error, language)
    details = [
        {
            "type": one.TypeName(),
            "value": b64encode(one.value).decode().rstrip("="),
            "debug": _readable(one),
        }
        for one in status.details
    ]
    return {"code": code_pb2.Code.Name(status.code).lower(), "message": status.message, "details": details}


def _missing(path: str, language: str) -> str:
    """The message for a call that does not exist."""
    if path == DECIDE_EACH:
        return text(message("not-decide-each-here"), language)
    return text(message("not-a-call", path=path), language)


def _abort(error: Refused, language: str) -> Never:
    status = status_of(error, language)
    raise ConnectError(
        Code(code_pb2.Code.Name(status.code).lower()), status.message, [Detail(one) for one in status.details]
    ) from None


def _readable(packed: Any) -> dict[str, Any]:
    """An error detail as a JSON object."""
    described = descriptor_pool.Default().FindMessageTypeByName(packed.TypeName())
    found: dict[str, Any] = json_format.MessageToDict(
        message_factory.GetMessageClass(described).FromString(packed.value)
    )
    return found


class Detail(ErrorDetail):
    """A detail of a refusal. As JSON it has what it says beside its bytes, as `debug`."""

    def __init__(self, packed: Any) -> None:
        super().__init__(Packed(type_url=packed.type_url, value=packed.value))
        self._said = message_from_json_value(Struct, _readable(packed))

    def value(self, *_: Any) -> Any:
        return self._said
