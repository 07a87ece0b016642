"""The parameters of an address, and the message in that of a call by GET."""

import re
from collections.abc import Collection
from urllib.parse import parse_qsl

from kronika.domain.kernel.formats import TOKEN
from kronika.domain.kernel.words import Reason
from kronika.service.application import Refused, refused
from kronika.service.words import message

MOST_PARAMETERS = 16
BASE64 = re.compile("(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3}=*)?")
OF_A_CALL = {
    "connect": re.compile("v1"),
    "encoding": re.compile("json|proto"),
    "base64": re.compile("[01]?"),
    "compression": re.compile("gzip|identity|"),
    "message": re.compile("(?s:.*)"),
}
"""The parameters of a call by Connect's GET, and their values."""


def given(query: bytes, known: Collection[str]) -> dict[str, str]:
    """The parameters of an address, of those that are `known`. Raises `Refused`, also for a token among them."""
    pairs = _pairs(query)
    if any(TOKEN.fits(one.rpartition(" ")[2]) for pair in pairs for one in pair):
        raise refused(Reason.MALFORMED, message("not-a-token-in-address"), field="authorization")
    found: dict[str, str] = {}
    for name, value in pairs:
        if name not in known:
            accepted = tuple(known)
            said = message("not-a-parameter", name=repr(name), known=accepted) if known else message("no-parameters")
            raise refused(Reason.MALFORMED, said, field="query", accepted=accepted)
        if name in found:
            raise refused(Reason.MALFORMED, message("not-a-parameter-twice", name=name), field=name)
        found[name] = value
    return found


def _pairs(query: bytes) -> list[tuple[str, str]]:
    if not query:
        return []
    try:
        return parse_qsl(
            query.decode("ascii"),
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=MOST_PARAMETERS,
        )
    except ValueError:
        raise refused(Reason.MALFORMED, message("not-a-query", most=MOST_PARAMETERS), field="query") from None


def must_be_call(query: bytes) -> None:
    """Refuses parameters that Connect's GET does not have."""
    found = given(query, OF_A_CALL)
    for name in ("encoding", "message"):
        if name not in found:
            raise _not_in_call(name)
    for name, value in found.items():
        if not OF_A_CALL[name].fullmatch(value):
            raise _not_in_call(name)
    if found.get("base64") == "1" and not BASE64.fullmatch(found["message"]):
        raise _not_in_call("message")


def _not_in_call(name: str) -> Refused:
    return refused(Reason.MALFORMED, message("not-a-call-by-get", name=name), field=name)
