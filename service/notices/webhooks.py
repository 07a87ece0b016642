"""Calling webhooks, which strangers name: only where anybody could call, once resolved, within bounds.

Signed as Standard Webhooks (standardwebhooks.com) with Ed25519, `v1a`: few lines in any language and ready-made
in many, where HTTP Message Signatures (RFC 9421) would ask every receiver for a parser of structured fields.
The id stays the same in each attempt, and the time of the attempt is signed with it.
"""

import asyncio
import ipaddress
import socket
import ssl
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult, urlsplit

import h11
import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Text
from kronika.service.vault import Vault
from kronika.service.version import VERSION
from kronika.service.words import message

SECONDS = 10.0
"""How long a call may take, from looking its name up to the end of the answer."""
MOST_READ = 4096
"""Bytes of an answer's body that are read."""
RESOLVERS = 16
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


NOT_REACHED = message("webhook-not-reached")
"""Said of what does not answer, of names that there are not, and of those of a network that is not public: nobody
learns what there is in it."""


class Unreachable(Exception):
    """A webhook that was not reached, or did not answer as it should. `for_good`: it says that it is gone."""

    def __init__(self, said: Text, *, for_good: bool = False) -> None:
        super().__init__(text(said, "en"))
        self.said, self.for_good = said, for_good


class NotAllowed(Exception):
    """A webhook at what can be seen not to be an address that is called."""

    def __init__(self, said: Text) -> None:
        super().__init__(text(said, "en"))
        self.said = said


class Answer(msgspec.Struct, frozen=True):
    """A webhook's answer, with as much of its body as is read."""

    status: int
    body: bytes


def signed_headers(vault: Vault, id: str, at: int, body: bytes) -> list[tuple[str, str]]:
    """The headers by which a receiver knows that a body is this service's, and when and as what it was sent."""
    key, signature = vault.sign(f"{id}.{at}.".encode() + body)
    return [
        ("webhook-id", id),
        ("webhook-timestamp", str(at)),
        ("webhook-signature", f"v1a,{b64encode(bytes.fromhex(signature)).decode()}"),
        ("kronika-key", key),
    ]


class Webhooks:
    """Calls webhooks; `loopback`: also on this machine, and there without TLS."""

    def __init__(self, vault: Vault, *, loopback: bool) -> None:
        self._vault, self._loopback = vault, loopback
        self._resolving = ThreadPoolExecutor(RESOLVERS, "kronika-resolve")

    def close(self) -> None:
        self._resolving.shutdown(wait=False, cancel_futures=True)

    def must_be_allowed(self, url: str) -> None:
        """Raises `NotAllowed` for what can be seen of an address without looking up its name."""
        parts = _parted(url)
        if parts.scheme != "https" and not self._loopback:
            raise NotAllowed(message("webhook-not-https"))

    async def post(self, url: str, id: str, at: int, body: bytes) -> Answer:
        """Post a body, signed, once. Raises `NotAllowed`, `Unreachable`."""
        self.must_be_allowed(url)
        parts = _parted(url)
        headers = await asyncio.to_thread(signed_headers, self._vault, id, at, body)
        try:
            async with asyncio.timeout(SECONDS):
                address = await self._resolved(parts)
                return await _exchanged(parts, address, headers, body)
        except TimeoutError:
            raise Unreachable(message("webhook-too-slow")) from None
        except ssl.SSLError:
            raise Unreachable(message("webhook-certificate")) from None
        except (OSError, ValueError, h11.ProtocolError):
            raise Unreachable(NOT_REACHED) from None

    async def _resolved(self, parts: SplitResult) -> str:
        """The address to call. Every address of the name must be an allowed one."""
        found = await asyncio.get_running_loop().run_in_executor(
            self._resolving, socket.getaddrinfo, parts.hostname, _port(parts), 0, socket.SOCK_STREAM
        )
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        for address in addresses:
            here = self._loopback and address.is_loopback
            if not here and (parts.scheme != "https" or not is_public(address)):
                raise Unreachable(NOT_REACHED)
        return str(addresses[0])


def is_public(address: Address) -> bool:
    """Whether an address is reachable for anyone. If it embeds another address, that one decides."""
    if isinstance(address, ipaddress.IPv6Address):
        within = address.ipv4_mapped or address.sixtofour
        if address.teredo is not None or address.is_site_local:
            return False
        if address in NAT64:
            within = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if within is not None:
            return is_public(within)
    return address.is_global and not address.is_multicast and not address.is_reserved


def _parted(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        _port(parts)
    except ValueError:
        parts = SplitResult("", "", "", "", "")
    if not parts.hostname:
        raise NotAllowed(message("webhook-not-an-address"))
    return parts


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def _exchanged(parts: SplitResult, address: str, headers: list[tuple[str, str]], body: bytes) -> Answer:
    """Send a request to an address that was checked, and read as much of the answer as counts."""
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        _port(parts),
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=parts.hostname if secure else None,
        limit=2 * MOST_READ,
    )
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=2 * MOST_READ)
        usual = [
            ("host", parts.netloc),
            ("user-agent", f"kronika/{VERSION}"),
            ("content-type", "application/json"),
            ("content-length", str(len(body))),
            ("connection", "close"),
        ]
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        for event in (
            h11.Request(method="POST", target=target, headers=[*usual, *headers]),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        return await _answered(connection, reader)
    finally:
        writer.transport.abort()


async def _answered(connection: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    status, body = 0, b""
    while len(body) < MOST_READ:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(MOST_READ))
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            body += event.data
        elif not isinstance(event, h11.InformationalResponse):
            break
    return Answer(status, body[:MOST_READ])
