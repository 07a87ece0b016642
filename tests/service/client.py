"""A client written from the contract alone: generated stubs and metadata, no code of the stock client."""

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import grpc
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from google.rpc import error_details_pb2, status_pb2

from kronika.v1 import (
    catalog_service_pb2,
    catalog_service_pb2_grpc,
    game_service_pb2,
    game_service_pb2_grpc,
    notice_service_pb2,
    notice_service_pb2_grpc,
)

SECONDS = 300.0
NO_HEAD = "0" * 64
"""What is signed over before any head was verified."""


class Refused(Exception):
    """A call refused: gRPC code, the reason and the rule of the ErrorInfo, what would be accepted."""

    def __init__(self, error: Any) -> None:
        self.code: str = error.code().name
        self.said: str = error.details()
        self.reason = self.rule = self.domain = ""
        self.accepted: tuple[str, ...] = ()
        self.metadata: dict[str, str] = {}
        self.fields: list[str] = []
        for detail in _details(error):
            info, malformed = error_details_pb2.ErrorInfo(), error_details_pb2.BadRequest()
            if detail.Unpack(malformed):
                self.fields += [violation.field for violation in malformed.field_violations]
                continue
            assert detail.Unpack(info)
            self.reason, self.domain, self.rule = info.reason, info.domain, info.metadata.get("rule", "")
            self.metadata = dict(info.metadata)
            self.accepted = tuple(filter(None, info.metadata.get("accepted", "").split(",")))
        super().__init__(f"{self.code} {self.reason} {self.rule} {self.said}")


def _details(error: Any) -> Any:
    for key, value in error.trailing_metadata() or ():
        if key == "grpc-status-details-bin":
            return status_pb2.Status.FromString(value).details
    return ()


def word(message: Any, name: str) -> str:
    """The word in a field of a message, in small letters: a value of an enum, or what a system calls it."""
    field, value = message.DESCRIPTOR.fields_by_name[name], getattr(message, name)
    if field.message_type is not None:
        which = value.WhichOneof("system")
        return word(value, which) if which else ""
    return words(message, name, [value])[0]


def words(message: Any, name: str, values: Any = None) -> list[str]:
    """The words in a repeated field of a message."""
    enum = message.DESCRIPTOR.fields_by_name[name].enum_type
    start = enum.values_by_number[0].name.removesuffix("UNSPECIFIED")
    numbers = getattr(message, name) if values is None else values
    return ["" if not one else enum.values_by_number[one].name.removeprefix(start).lower() for one in numbers]


def filled(type_: Any, fields: dict[str, Any]) -> Any:
    """A message with these fields; bytes may be given as hex digits."""
    described = type_.DESCRIPTOR.fields_by_name
    return type_(
        **{
            name: bytes.fromhex(value)
            if isinstance(value, str) and described[name].type == described[name].TYPE_BYTES
            else value
            for name, value in fields.items()
        }
    )


def shows(secret: str, *places: Any) -> bool:
    """Whether messages, or the bytes of a file, hold a secret, as bytes or in hex digits."""
    held = b"".join(one if isinstance(one, bytes) else one.SerializeToString() for one in places)
    return bytes.fromhex(secret) in held or secret.encode() in held


class Client:
    """One token at one service. `client("GetGame", game=…)` gives the response or raises `Refused`."""

    def __init__(
        self,
        address: str,
        language: str = "",
        token: str | None = None,
        certificate: bytes = b"",
        metadata: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.token = secrets.token_hex(32) if token is None else token
        if certificate:
            self.channel = grpc.secure_channel(address, grpc.ssl_channel_credentials(certificate))
        else:
            self.channel = grpc.insecure_channel(address, [("grpc.use_local_subchannel_pool", 1)])
        self._metadata = [("authorization", f"Bearer {self.token}")] if self.token else []
        self._metadata += metadata
        if language:
            self._metadata.append(("accept-language", language))
        self._games = game_service_pb2_grpc.GameServiceStub(self.channel)
        self._catalog = catalog_service_pb2_grpc.CatalogServiceStub(self.channel)
        self._notices = notice_service_pb2_grpc.NoticeServiceStub(self.channel)

    def __call__(self, method: str, **fields: Any) -> Any:
        stub, request = self._method(method, fields)
        try:
            return stub(request, metadata=self._metadata, timeout=SECONDS)
        except grpc.RpcError as error:
            raise Refused(error) from None

    def future(self, method: str, **fields: Any) -> Any:
        """A call under way."""
        stub, request = self._method(method, fields)
        return stub.future(request, metadata=self._metadata, timeout=SECONDS)

    def stream(self, method: str, **fields: Any) -> "Stream":
        stub, request = self._method(method, fields)
        return Stream(stub(request, metadata=self._metadata, timeout=SECONDS))

    def send(self, method: str, requests: Iterator[Any]) -> Any:
        """A call that takes a stream of requests."""
        try:
            return getattr(self._games, method)(requests, metadata=self._metadata, timeout=SECONDS)
        except grpc.RpcError as error:
            raise Refused(error) from None

    def raw(self, path: str, body: bytes) -> bytes:
        """A unary call of bytes that need not be a message."""
        call: Callable[..., Any] = self.channel.unary_unary(path)
        try:
            found: bytes = call(body, metadata=self._metadata, timeout=SECONDS)
            return found
        except grpc.RpcError as error:
            raise Refused(error) from None

    def _method(self, method: str, fields: dict[str, Any]) -> tuple[Any, Any]:
        if hasattr(self._games, method):
            return getattr(self._games, method), filled(getattr(game_service_pb2, f"{method}Request"), fields)
        if hasattr(self._notices, method):
            return getattr(self._notices, method), filled(getattr(notice_service_pb2, f"{method}Request"), fields)
        return getattr(self._catalog, method), filled(getattr(catalog_service_pb2, f"{method}Request"), fields)

    def show(self, invitation: str) -> None:
        """Show the secret of an invitation with each call from here on."""
        self._metadata.append(("invitation", invitation))

    def close(self) -> None:
        self.channel.close()


class Stream:
    """Messages of a stream; errors as `Refused`."""

    def __init__(self, call: Any) -> None:
        self._call = call

    def __iter__(self) -> "Stream":
        return self

    def __next__(self) -> Any:
        try:
            return next(self._call)
        except grpc.RpcError as error:
            raise Refused(error) from None

    def cut(self) -> None:
        """Drop the connection of this stream, as a network that breaks."""
        self._call.cancel()


class Signer:
    """A player's key."""

    def __init__(self) -> None:
        self._key = Ed25519PrivateKey.generate()
        self.public = self._key.public_key().public_bytes_raw().hex()
        """64 hex digits, as what is signed has it."""

    def over(self, message: bytes, head: str = NO_HEAD) -> dict[str, bytes]:
        return {"head": bytes.fromhex(head), "signature": self._key.sign(message)}
