"""A connection of HTTP/2 that a stranger has written by hand: what no client library would send."""

import contextlib
import itertools
import socket
import ssl
import struct
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Self

DATA, HEADERS, RST_STREAM, SETTINGS, PING, GOAWAY = 0, 1, 3, 4, 6, 7
END_STREAM, ACK, END_HEADERS = 1, 1, 4
CANCEL = struct.pack(">I", 8)
EMPTY = bytes(5)
"""A message of gRPC without content."""


class RawHttp2:
    """One connection. `seen` counts the frames that came, by type; `closed` is set when the server ends it."""

    def __init__(self, address: str, certificate: Path | None = None) -> None:
        host, port = address.rsplit(":", 1)
        self._socket = socket.create_connection((host, int(port)), timeout=10)
        if certificate is not None:
            context = ssl.create_default_context(cafile=str(certificate))
            context.set_alpn_protocols(["h2"])
            self._socket = context.wrap_socket(self._socket, server_hostname=host)
        self._streams = itertools.count(1, 2)
        self._read = b""
        self.seen: Counter[int] = Counter()
        self.closed = False
        self.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(SETTINGS, 0, 0))

    def call(self, path: str, metadata: Iterable[tuple[str, str]] = (), *, reset: bool = False) -> bytes:
        """The frames that begin a call whose message does not come, and perhaps cancel it at once."""
        stream = next(self._streams)
        begun = frame(HEADERS, END_HEADERS, stream, head(path, metadata))
        return begun + frame(RST_STREAM, 0, stream, CANCEL) if reset else begun

    def ask(self, path: str, metadata: Iterable[tuple[str, str]] = ()) -> bytes:
        """The frames of a call with an empty message."""
        stream = next(self._streams)
        return frame(HEADERS, END_HEADERS, stream, head(path, metadata)) + frame(DATA, END_STREAM, stream, EMPTY)

    def ping(self) -> None:
        self.send(frame(PING, 0, 0, bytes(8)))

    def send(self, frames: bytes) -> None:
        """Send them; what is read meanwhile is only counted."""
        try:
            self._socket.sendall(frames)
        except OSError:
            self.closed = True

    def read(self, seconds: float) -> None:
        """Read until nothing comes for so long."""
        self._socket.settimeout(seconds)
        with contextlib.suppress(TimeoutError):
            while not self.closed:
                try:
                    came = self._socket.recv(65536)
                except ConnectionError:
                    came = b""
                self.closed = not came
                self._take(came)
        self._socket.settimeout(10)

    def _take(self, came: bytes) -> None:
        self._read += came
        while len(self._read) >= 9:
            length = 9 + int.from_bytes(self._read[:3])
            if len(self._read) < length:
                return
            type_, flags = self._read[3], self._read[4]
            self.seen[type_] += 1
            if type_ in (SETTINGS, PING) and not flags & ACK:
                self.send(frame(type_, ACK, 0, self._read[9:length] if type_ == PING else b""))
            self._read = self._read[length:]

    def close(self) -> None:
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def frame(type_: int, flags: int, stream: int, payload: bytes = b"") -> bytes:
    return len(payload).to_bytes(3) + bytes((type_, flags)) + stream.to_bytes(4) + payload


def head(path: str, metadata: Iterable[tuple[str, str]] = ()) -> bytes:
    """The headers of a call, as HPACK has them that compresses nothing."""
    usual = [(":method", "POST"), (":scheme", "http"), (":path", path), (":authority", "localhost")]
    fields = [*usual, ("content-type", "application/grpc"), ("te", "trailers"), *metadata]
    return b"".join(b"\0" + _text(name) + _text(value) for name, value in fields)


def _text(text: str) -> bytes:
    if len(text) < 127:
        return bytes((len(text),)) + text.encode()
    rest, length = len(text) - 127, b"\x7f"
    while rest >= 128:
        length, rest = length + bytes((rest % 128 + 128,)), rest // 128
    return length + bytes((rest,)) + text.encode()
