"""Whose page may call: a page of this service, or of an origin that the settings name. A name that leads to this
machine only because a stranger says so (DNS rebinding) is not one of ours."""

from collections.abc import Iterable
from ipaddress import ip_address

import msgspec

from kronika.service.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
"""What is listened on to be reached by every address, and so names none."""


class RequestOrigin(msgspec.Struct, frozen=True):
    """Who a request says that it asks, and from where. `refusal`: status and sentence, if it is refused for that;
    `foreign`: an origin that the settings allow."""

    refusal: tuple[int, str] | None = None
    foreign: bytes = b""


class Origins:
    """Which hosts are ours, and which other origins may call."""

    def __init__(self, settings: Settings) -> None:
        listened = () if settings.host in EVERYWHERE else (settings.host,)
        self._hosts = {name.lower() for name in (*LOOPBACK, *listened, *settings.web_hosts)}
        self._allowed = {origin.encode() for origin in settings.web_origins}

    def asked(self, headers: Iterable[tuple[bytes, bytes]], reached: str) -> RequestOrigin:
        """`reached`: the address of this machine that the connection came to."""
        hosts = [value for name, value in headers if name == b"host"]
        origins = [value for name, value in headers if name == b"origin"]
        if len(hosts) != 1 or not self._is_ours(hosts[0], reached):
            return RequestOrigin((421, "This host is not served here; the operator names it in the setting web_hosts."))
        if not origins or _authority(origins[0]) == hosts[0].lower():
            return RequestOrigin()
        if len(origins) == 1 and origins[0] in self._allowed:
            return RequestOrigin(foreign=origins[0])
        return RequestOrigin(
            (403, "Pages of other origins may not call; the operator names them in the setting web_origins.")
        )

    def _is_ours(self, host: bytes, reached: str) -> bool:
        name = name_of(host.decode("latin-1"))
        return name in self._hosts or name == _address(reached)


def name_of(host: str) -> str:
    """A host without its port, and an address in IPv6 without its brackets."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


def _authority(origin: bytes) -> bytes:
    """`https://kronika.example:8443` without the scheme, as `Host` has it."""
    return origin.partition(b"://")[2].lower()


def _address(reached: str) -> str | None:
    """An address as a person writes it, also where it came as one of IPv6 that stands for one of IPv4."""
    if not reached:
        return None
    found = ip_address(reached.partition("%")[0])
    return str(getattr(found, "ipv4_mapped", None) or found)
