"""A client of Connect from the protocol alone: plain HTTP, in JSON or binary, and no code of any library for it."""

import base64
import gzip
import http.client
import json
import secrets
import socket
import ssl
import struct
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from google.protobuf import any_pb2, json_format
from google.rpc import status_pb2

from kronika.v1 import catalog_service_pb2, game_service_pb2
from tests.service.client import SECONDS, Refused, filled

Form = Literal["json", "proto"]
ENDS, COMPRESSED = 2, 1
"""Flags of an envelope."""
LITTLE = 16 * 1024
"""Bytes of a stream that are taken in before anybody reads them."""
GRPC_SPELLING = {"CANCELED": "CANCELLED"}


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    content: bytes


class Code(NamedTuple):
    name: str


class Told:
    """A refusal as Connect tells it, with the methods of one of gRPC."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self._told = told

    def code(self) -> Code:
        name = self._told["code"].upper()
        return Code(GRPC_SPELLING.get(name, name))

    def details(self) -> str:
        return str(self._told.get("message", ""))

    def trailing_metadata(self) -> list[tuple[str, bytes]]:
        status = status_pb2.Status()
        for one in self._told.get("details", ()):
            value = base64.b64decode(one["value"] + "=" * (-len(one["value"]) % 4))
            status.details.append(any_pb2.Any(type_url=f"type.googleapis.com/{one['type']}", value=value))
        return [("grpc-status-details-bin", status.SerializeToString())]


def connection(address: str, certificate: str = "") -> http.client.HTTPConnection:
    if certificate:
        context = ssl.create_default_context(cafile=certificate)
        return http.client.HTTPSConnection(address, timeout=SECONDS, context=context)
    return http.client.HTTPConnection(address, timeout=SECONDS)


def ask(address: str, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> Answer:
    """What a request is answered; `_` in the name of a header stands for `-`."""
    asking = connection(address)
    try:
        asking.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        found = asking.getresponse()
        return Answer(found.status, {name.lower(): value for name, value in found.getheaders()}, found.read())
    finally:
        asking.close()


class Client:
    """One token at one service, by Connect; otherwise as the client of gRPC."""

    def __init__(
        self,
        address: str,
        form: Form = "json",
        token: str | None = None,
        language: str = "",
        certificate: str = "",
        **headers: str,
    ) -> None:
        self.address, self.form = address, form
        self.token = secrets.token_hex(32) if token is None else token
        self._certificate = certificate
        self._headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token:
            self._headers["authorization"] = f"Bearer {self.token}"
        if language:
            self._headers["accept-language"] = language
        self._kept = connection(address, certificate)

    def __call__(self, method: str, **fields: Any) -> Any:
        service, request = request_of(method, fields)
        answer = self.post(f"/{service}/{method}", self.written(request), f"application/{self.form}")
        return self.read(answer.content, getattr(module_of(method), f"{method}Response"))

    def post(self, path: str, body: bytes, type_: str, **headers: str) -> Answer:
        """A unary call; raises `Refused`."""
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        self._kept.request("POST", path, body, self._headers | {"content-type": type_} | more)
        found = self._kept.getresponse()
        answer = Answer(found.status, {name.lower(): value for name, value in found.getheaders()}, found.read())
        if answer.status != 200:
            raise Refused(Told(json.loads(answer.content)))
        return answer

    def stream(self, method: str, **fields: Any) -> "Stream":
        service, request = request_of(method, fields)
        response = getattr(module_of(method), f"{method}Response")
        return Stream(self, f"/{service}/{method}", enveloped(self.written(request)), response)

    def send(self, method: str, requests: Iterator[Any]) -> Any:
        """A call that takes a stream of requests."""
        body = b"".join(enveloped(self.written(one)) for one in requests)
        path = f"/kronika.v1.GameService/{method}"
        return next(Stream(self, path, body, getattr(game_service_pb2, f"{method}Response")))

    def opened(self, path: str, body: bytes) -> http.client.HTTPResponse:
        """A stream that has begun, on a connection of its own."""
        asking = connection(self.address, self._certificate)
        asking.connect()
        asking.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        asking.request("POST", path, body, self._headers | {"content-type": f"application/connect+{self.form}"})
        return asking.getresponse()

    def written(self, message: Any) -> bytes:
        if self.form == "json":
            return json_format.MessageToJson(message).encode()
        written: bytes = message.SerializeToString()
        return written

    def read(self, content: bytes, type_: Any) -> Any:
        return json_format.Parse(content, type_()) if self.form == "json" else type_.FromString(content)


class Stream:
    """Messages of a stream; errors as `Refused`."""

    def __init__(self, client: Client, path: str, body: bytes, type_: Any) -> None:
        self._client, self._type = client, type_
        self._response = client.opened(path, body)
        if self._response.status != 200:
            raise Refused(Told(json.loads(self._response.read())))

    def __iter__(self) -> "Stream":
        return self

    def __next__(self) -> Any:
        flags, length = struct.unpack(">BI", self._read(5))
        content = self._read(length)
        if flags & COMPRESSED:
            content = gzip.decompress(content)
        if not flags & ENDS:
            return self._client.read(content, self._type)
        assert self._response.read() == b"", "nothing comes after the end"
        told = json.loads(content)
        if "error" in told:
            raise Refused(Told(told["error"]))
        raise StopIteration

    def _read(self, count: int) -> bytes:
        found = self._response.read(count)
        if len(found) < count:
            raise ConnectionError("the stream was cut")
        return found

    def cut(self) -> None:
        """Drop the connection of this stream, as a network that breaks."""
        self._response.fp.raw._sock.shutdown(socket.SHUT_RDWR)  # type: ignore[union-attr]
        self._response.close()


def enveloped(content: bytes, flags: int = 0) -> bytes:
    return struct.pack(">BI", flags, len(content)) + content


def module_of(method: str) -> Any:
    return game_service_pb2 if hasattr(game_service_pb2, f"{method}Request") else catalog_service_pb2


def request_of(method: str, fields: dict[str, Any]) -> tuple[str, Any]:
    """The service of a call, and its request."""
    module = module_of(method)
    service = "kronika.v1.GameService" if module is game_service_pb2 else "kronika.v1.CatalogService"
    return service, filled(getattr(module, f"{method}Request"), fields)
