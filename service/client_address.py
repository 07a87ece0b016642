"""Where a call comes from: the address that its quotas are counted for."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import unquote

Address = IPv4Address | IPv6Address
Networks = Sequence[IPv4Network | IPv6Network]

ONE_PLACE = 64
"""The bits of an IPv6 address that count as one place: a subscriber has all addresses with them."""
FOR = re.compile(r'(?:^|;)\s*for\s*=\s*("[^"]*"|[^;]*)', re.IGNORECASE)


def networks(text: str) -> Networks:
    """The networks in a list, separated by commas. Raises `ValueError`."""
    return [ip_network(one.strip(), strict=False) for one in text.split(",") if one.strip()]


def address_of(peer: str, metadata: Iterable[tuple[str, str | bytes]], trusted: Networks) -> str:
    """The address to count a call for: the peer's, as gRPC tells it (`ipv4:127.0.0.1:4711`); where that is
    a trusted proxy, the one it says that it forwards for, and so on from the right.

    A caller can write any header that his proxy does not. So if `x-forwarded-for` and `forwarded` are both
    there and do not agree, neither is believed.
    """
    here = _address(peer.partition(":")[2])
    if here is None:
        return peer.partition(":")[0]
    if not _is_in(here, trusted):
        return _place(here)
    headers = [(name.lower(), value if isinstance(value, str) else value.decode("latin-1")) for name, value in metadata]
    plain = _followed(here, [_address(one) for one in _listed(headers, "x-forwarded-for")], trusted)
    standard = _followed(here, [_forwarded(one) for one in _listed(headers, "forwarded")], trusted)
    told = [one for one in (plain, standard) if one is not None]
    return _place(told[0] if len(set(told)) == 1 else here)


def _listed(headers: Iterable[tuple[str, str]], wanted: str) -> list[str]:
    return [one for name, value in headers if name == wanted for one in value.split(",")]


def _followed(here: Address, hops: list[Address | None], trusted: Networks) -> Address | None:
    """The last address back along the hops as long as the one before is trusted; None without hops."""
    if not hops:
        return None
    while hops and _is_in(here, trusted):
        before = hops.pop()
        if before is None:
            break
        here = before
    return here


def _forwarded(element: str) -> Address | None:
    found = FOR.search(element)
    return _address(found[1].strip().strip('"')) if found else None


@lru_cache(1000)
def _address(text: str) -> Address | None:
    """An address, perhaps in brackets, perhaps with a port."""
    text = unquote(text.strip())
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def _is_in(address: Address, trusted: Networks) -> bool:
    return any(address in network for network in trusted)


@lru_cache(1000)
def _place(address: Address) -> str:
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((address, ONE_PLACE), strict=False))
