"""Doors for simple clients: games as JSON, files, events and pictures at plain addresses, read with GET."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import aclosing, contextmanager
from functools import partial
from hashlib import sha256
from http import HTTPStatus
from typing import Any

import msgspec

from kronika.domain.kernel.words import Reason
from kronika.service.application import Application, Refused, refused
from kronika.service.gate import CallContext, Gate, ending
from kronika.service.pictures import can_make_png, png
from kronika.service.requests import must_fit
from kronika.service.rpc.common import Caller
from kronika.service.rpc.files import export_game
from kronika.service.rpc.games import get_game
from kronika.service.rpc.views import get_drawing, watch_game
from kronika.service.web.connect import LONG, Calls, answer, in_json, refusal_in_json
from kronika.service.web.files import FRESH, Answer, Headers, is_known
from kronika.service.web.query import given
from kronika.service.web.table import DOORS, JSON, LINES, NDJSON, OPENAPI, PNG, SSE, SVG, Door, openapi
from kronika.service.words import message
from kronika.v1 import game_service_pb2 as pb

HEARTBEAT_SECONDS = 15
"""After how long a silence a stream of events sends an empty line."""
PNG_COST = 200
"""Calls that making a PNG costs more than the drawing."""
"""In pixels; what previews of links want."""
FOR_STREAMS = [*FRESH, (b"vary", b"accept"), (b"x-accel-buffering", b"no")]
OF_PICTURES = [(b"cache-control", b"no-cache"), (b"vary", b"accept-language, authorization, invitation")]
"""The headers of pictures that do not depend on the caller."""
ALONE = (b"content-security-policy", b"default-src 'none'; sandbox")
"""A picture that a browser shows as a page may do nothing."""

PATHS = {door: re.compile(re.escape(door.path).replace(r"\{game\}", "(?P<game>[^/]+)")) for door in DOORS}

Message = Mapping[str, Any]


class Asked(msgspec.Struct, frozen=True):
    """A request for a door, and the call that it is."""

    door: Door
    game: str
    query: bytes
    headers: Mapping[str, str]
    passing: CallContext

    @property
    def is_anybodys(self) -> bool:
        """Whether the answer is the same for everybody who asks."""
        return not (self.passing.authorization or self.passing.invitation)

    def request(self, _: object) -> Any:
        """The request of the contract. Raises `Refused`."""
        request = getattr(pb, f"{self.door.method}Request")(game=self.game, **dict(self.fields()))
        must_fit(request)
        return request

    def fields(self) -> Iterator[tuple[str, str | int]]:
        """The fields of the request beside the game. Raises `Refused`."""
        known = {one.name: one for one in self.door.parameters if one.place == "query"}
        for name, value in given(self.query, known).items():
            if value:
                yield known[name].field, known[name].read(value)
        if self.door.method == "WatchGame":
            yield "heartbeat_seconds", HEARTBEAT_SECONDS
        for one in self.door.parameters:
            if one.place == "header" and one.name in self.headers:
                yield one.field, one.read(self.headers[one.name])


class Sending:
    """An answer that is sent bit by bit, as long as its reader is there."""

    def __init__(self, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]) -> None:
        self._receive, self._send = receive, send
        self.type = ""
        self.reader_left = False

    async def begin(self, type_: str, headers: Headers) -> None:
        self.type = type_
        headers = [(b"content-type", type_.encode()), *headers]
        await self._send({"type": "http.response.start", "status": 200, "headers": headers})

    async def write(self, content: bytes, *, more: bool = True) -> None:
        await self._send({"type": "http.response.body", "body": content, "more_body": more})

    @contextmanager
    def while_read(self) -> Iterator[None]:
        """Cancels the task that runs this when the reader has left."""
        task = asyncio.current_task()
        assert task is not None
        watching = asyncio.create_task(self._watch(task))
        try:
            yield
        finally:
            watching.cancel()

    async def _watch(self, task: "asyncio.Task[Any]") -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass
        self.reader_left = True
        task.cancel()


class Doors:
    """Answers requests for the doors."""

    def __init__(self, gate: Gate, calls: Calls) -> None:
        self._gate, self._calls = gate, calls

    async def __call__(self, scope: Any, receive: Any, send: Any) -> Answer | None:
        """The answer; None if it has been sent."""
        found = ((door, path.fullmatch(scope["path"])) for door, path in PATHS.items())
        door, game = next(((door, fits.groupdict().get("game", "")) for door, fits in found if fits), (None, ""))
        passing = self._calls.passing(door.method if door is not None else "unimplemented", scope)
        methods = door.methods if door is not None else ()
        sending = Sending(receive, send)
        try:
            with self._gate.through(passing, ()), self._gate.begun(passing):
                if door is None:
                    self._gate.count(passing)
                    paths = tuple(door.path for door in DOORS)
                    raise refused(Reason.NOT_FOUND, message("not-a-door", paths=paths), accepted=paths)
                if scope["method"] not in methods:
                    self._gate.count(passing)
                    said = message("not-this-method", methods=methods)
                    raise refused(Reason.MALFORMED, said, field="method", accepted=methods)
                headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
                return await self._answer(Asked(door, game, scope["query_string"], headers, passing), sending)
        except Refused as error:
            return await _refused(error, passing, sending, methods)
        except asyncio.CancelledError:
            if sending.reader_left:
                return None
            if not self._calls.stopping:
                raise
            return await _refused(ending(), passing, sending, methods)

    async def _answer(self, asked: Asked, sending: Sending) -> Answer | None:
        door, passing = asked.door, asked.passing
        if door.path == OPENAPI:
            self._gate.count(passing)
            dict(asked.fields())
            return _content(JSON, msgspec.json.encode(openapi(passing.language)), FRESH)
        if door.method == "GetGame":
            game = await self._gate.answer(passing, get_game, asked.request, None)
            return _content(JSON, await _converted(in_json, game), FRESH)
        if door.method == "GetDrawing":
            drawn: Answer = await self._gate.answer(passing, partial(_picture, asked), asked.request, None)
            return drawn
        if door.method == "ExportGame":
            async with aclosing(self._gate.answers(passing, export_game, asked.request, None)) as parts:
                return await _exported(asked, parts, sending)
        async with aclosing(self._gate.answers(passing, partial(watch_game, begins=True), asked.request, None)) as told:
            return await _watched(asked, told, sending)


async def _picture(asked: Asked, app: Application, request: Any, caller: Caller) -> Answer:
    """The first panel of a drawing, as it is or as a PNG."""
    is_png = PNG in asked.door.gives
    if is_png and not can_make_png():
        raise refused(Reason.NOT_OFFERED, message("not-offered-png"))
    drawn = await get_drawing(app, request, caller)
    if not drawn.panels:
        raise refused(Reason.NOT_FOUND, message("not-laid-out", version=drawn.version))
    svg = drawn.panels[0].svg.encode()
    tag = b'"%s%s"' % (sha256(svg).hexdigest()[:32].encode(), b"-png" if is_png else b"")
    headers = [ALONE, *([*OF_PICTURES, (b"etag", tag)] if asked.is_anybodys else FRESH)]
    if asked.is_anybodys and is_known(tag, asked.headers.get("if-none-match", "").encode()):
        return Answer(304, headers)
    if not is_png:
        return _content(SVG, svg, headers)
    app.quotas.owe(caller, PNG_COST)
    return _content(PNG, await app.workers.read(caller, png, svg.decode()), headers)


async def _exported(asked: Asked, parts: AsyncIterator[Any], sending: Sending) -> Answer | None:
    first = await anext(parts)
    named = f'attachment; filename="{asked.game}.jsonl"'.encode()
    with sending.while_read():
        await sending.begin(LINES, [*FRESH, (b"content-disposition", named)])
        await sending.write(first.chunk)
        async for part in parts:
            await sending.write(part.chunk)
    await sending.write(b"", more=False)
    return None


async def _watched(asked: Asked, told: AsyncIterator[Any], sending: Sending) -> Answer | None:
    if (await anext(told)).closed:
        return Answer(204, FRESH)
    type_, convert = (SSE, _as_sse) if SSE in asked.headers.get("accept", "") else (NDJSON, _as_lines)
    with sending.while_read():
        await sending.begin(type_, FOR_STREAMS)
        async for one in told:
            await sending.write(await _converted(convert, one))
    await sending.write(b"", more=False)
    return None


def _as_lines(told: Any) -> bytes:
    return b"".join(in_json(event) + b"\n" for event in told.events) or b"\n"


def _as_sse(told: Any) -> bytes:
    return b"".join(b"id: %d\ndata: %s\n\n" % (event.version, in_json(event)) for event in told.events) or b":\n\n"


async def _converted(convert: Callable[[Any], bytes], message: Any) -> bytes:
    """A message as text; a long one made beside the calls of others."""
    return convert(message) if message.ByteSize() < LONG else await asyncio.to_thread(convert, message)


async def _refused(error: Refused, passing: CallContext, sending: Sending, methods: tuple[str, ...]) -> Answer | None:
    """The refusal as an answer. If one has begun: as its last line where it is of events, else it is cut off."""
    if not sending.type:
        found, rejection = answer(error, passing.language), error.rejection
        if rejection.reason is Reason.NOT_OFFERED:
            return msgspec.structs.replace(found, status=HTTPStatus.NOT_IMPLEMENTED)
        if rejection.field != "method":
            return found
        allow = (b"allow", ", ".join(methods).encode())
        return Answer(HTTPStatus.METHOD_NOT_ALLOWED, [*found.headers, allow], found.content)
    if passing.method != "WatchGame":
        raise asyncio.CancelledError
    said = msgspec.json.encode({"error": refusal_in_json(error, passing.language)})
    await sending.write(b"event: refused\ndata: %s\n\n" % said if sending.type == SSE else said + b"\n", more=False)
    return None


def _content(type_: str, content: bytes, headers: Headers) -> Answer:
    described = [(b"content-type", type_.encode()), (b"content-length", b"%d" % len(content))]
    return Answer(200, [*described, *headers], content)
