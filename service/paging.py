"""One way of paging for every list: a size that is brought into its range, and an opaque token (AIP-158)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from kronika.domain.kernel.words import Reason
from kronika.service.application import Refused, refused
from kronika.service.words import grouped, message

T = TypeVar("T")


class Page(msgspec.Struct, frozen=True):
    """A page that is asked for: how many items at most, and after which place of the list, `start` where the
    request names none."""

    size: int
    after: int
    asked: bytes

    def token(self, after: int, more: object = True) -> str:
        """The token of the page that begins after a place; empty where there is nothing more."""
        return urlsafe_b64encode(msgspec.msgpack.encode((after, self.asked))).decode().rstrip("=") if more else ""


def page_of(request: Any, usual: int, largest: int, start: int = 0) -> Page:
    """The page that a request asks for. Refuses a size below 0, and a token of another list."""
    size = min(request.page_size or usual, largest)
    if size < 0:
        raise refused(
            Reason.MALFORMED,
            message("not-a-page-size", size=request.page_size, most=grouped(largest), usual=grouped(usual)),
            field="page_size",
        )
    asked = _asked(request)
    return Page(size, _read(request.page_token, asked) if request.page_token else start, asked)


def page_of_all(request: Any, items: Sequence[T], largest: int) -> tuple[Sequence[T], str]:
    """A page of a list that is at hand as a whole, and the token of the next one."""
    page = page_of(request, largest, largest)
    end = page.after + page.size
    return items[page.after : end], page.token(end, end < len(items))


def _asked(request: Any) -> bytes:
    """What stands for all that a request wants of a list, whatever the size of a page."""
    same = type(request)()
    same.CopyFrom(request)
    same.ClearField("page_size")
    same.ClearField("page_token")
    return sha256(f"{request.DESCRIPTOR.full_name}\n".encode() + same.SerializeToString(deterministic=True)).digest()[
        :8
    ]


def _read(token: str, asked: bytes) -> int:
    try:
        after, meant = msgspec.msgpack.decode(
            urlsafe_b64decode(token + "=" * (-len(token) % 4)), type=tuple[int, bytes]
        )
    except (Error, msgspec.DecodeError):
        raise _strange() from None
    if meant != asked or not 0 <= after < 2**62:
        raise _strange()
    return after


def _strange() -> Refused:
    return refused(Reason.MALFORMED, message("not-a-page-token"), field="page_token")
