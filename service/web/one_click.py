"""Mail turned off by one click in a mail program (RFC 8058): a POST to the address in `List-Unsubscribe`, which
becomes a call of `NoticeService.StopMail`, with all its limits."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from kronika.service.web.files import STOP

METHOD = "/kronika.v1.NoticeService/StopMail"
SAID = b"List-Unsubscribe=One-Click"
LARGEST = 4096
"""Bytes of a body that are read."""
OWN = (b"content-type", b"content-length", b"content-encoding", b"transfer-encoding", b"connect-protocol-version")
"""Headers that the call has of its own."""

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]


def is_one_click(scope: Any) -> bool:
    return bool(scope["method"] == "POST" and scope["path"].startswith(STOP))


async def as_call(scope: Any, receive: Receive) -> tuple[Any, Receive] | None:
    """The call that a click is; None if it does not say that it is one."""
    if SAID not in await _body(receive) or not _is_hex(secret := scope["path"].removeprefix(STOP)):
        return None
    asked = msgspec.json.encode({"secret": bytes.fromhex(secret)})
    headers = [(name, value) for name, value in scope["headers"] if name not in OWN]
    headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(asked))]
    headers += [(b"connect-protocol-version", b"1")]

    told = iter([{"type": "http.request", "body": asked, "more_body": False}])

    async def given() -> Message:
        return next(told, None) or await receive()

    return {**scope, "path": METHOD, "raw_path": METHOD.encode(), "query_string": b"", "headers": headers}, given


async def _body(receive: Receive) -> bytes:
    body = b""
    while len(body) <= LARGEST:
        message = await receive()
        body += message.get("body", b"")
        if message["type"] != "http.request" or not message.get("more_body"):
            break
    return body[:LARGEST]


def _is_hex(text: str) -> bool:
    return len(text) <= 64 and len(text) % 2 == 0 and all(letter in "0123456789abcdef" for letter in text)
