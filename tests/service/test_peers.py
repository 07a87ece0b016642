"""The address that a call is counted for: who stands behind a proxy that may be believed."""

import pytest

from kronika.service.client_address import address_of, networks
from kronika.service.settings import SettingsRefused, load

PROXY = "ipv4:127.0.0.1:4711"
CLOUD = "10.0.0.0/8, 127.0.0.1"


@pytest.mark.parametrize(
    ("peer", "address"),
    [
        ("ipv4:192.0.2.7:4711", "192.0.2.7"),
        ("ipv6:[2001:db8:1:2:3:4:5:6]:4711", "2001:db8:1:2::/64"),
        ("ipv6:%5B2001:db8:1:2::9%5D:4711", "2001:db8:1:2::/64"),
        ("ipv6:[::ffff:192.0.2.7]:4711", "192.0.2.7"),
        ("ipv6:[::1]:4711", "::/64"),
        ("unix:/run/kronika.sock", "unix"),
    ],
)
def test_a_peer_is_its_address_and_of_ipv6_its_line(peer: str, address: str) -> None:
    assert address_of(peer, (), ()) == address


@pytest.mark.parametrize(
    ("trusted", "headers", "address"),
    [
        ("", [("x-forwarded-for", "192.0.2.7")], "127.0.0.1"),
        ("10.0.0.0/8", [("x-forwarded-for", "192.0.2.7")], "127.0.0.1"),
        (CLOUD, [], "127.0.0.1"),
        (CLOUD, [("x-forwarded-for", "192.0.2.7")], "192.0.2.7"),
        (CLOUD, [("x-forwarded-for", "192.0.2.66, 192.0.2.7")], "192.0.2.7"),
        (CLOUD, [("x-forwarded-for", "192.0.2.66, 192.0.2.7, 10.1.2.3")], "192.0.2.7"),
        (CLOUD, [("x-forwarded-for", "192.0.2.66"), ("x-forwarded-for", "192.0.2.7")], "192.0.2.7"),
        (CLOUD, [("x-forwarded-for", "10.9.9.9")], "10.9.9.9"),
        (CLOUD, [("x-forwarded-for", "192.0.2.7, nonsense, 10.1.2.3")], "10.1.2.3"),
        (CLOUD, [("x-forwarded-for", "nonsense")], "127.0.0.1"),
        (CLOUD, [("x-forwarded-for", "192.0.2.7:5000")], "192.0.2.7"),
        (CLOUD, [("X-Forwarded-For", "2001:db8:1:2:3::1")], "2001:db8:1:2::/64"),
        (CLOUD, [("forwarded", "for=192.0.2.66, for=192.0.2.7;proto=https;by=10.1.2.3")], "192.0.2.7"),
        (CLOUD, [("forwarded", 'proto=https; For="[2001:db8:1:2:3::1]:4711"')], "2001:db8:1:2::/64"),
        (CLOUD, [("forwarded", "for=_hidden")], "127.0.0.1"),
        (CLOUD, [("forwarded", "for=192.0.2.7"), ("x-forwarded-for", "192.0.2.7")], "192.0.2.7"),
        (CLOUD, [("forwarded", "for=192.0.2.66"), ("x-forwarded-for", "192.0.2.7")], "127.0.0.1"),
    ],
)
def test_client_address_behind_a_trusted_proxy_is_read_from_the_right(
    trusted: str, headers: list[tuple[str, str]], address: str
) -> None:
    assert address_of(PROXY, headers, networks(trusted)) == address


def test_malformed_proxy_addresses_are_named() -> None:
    with pytest.raises(SettingsRefused, match=r"trusted_proxies .*nowhere"):
        load(None, {"trusted_proxies": "127.0.0.1, nowhere"}, {})
    assert load(None, {}, {"KRONIKA_TRUSTED_PROXIES": "10.0.0.0/8"}).trusted_proxies == "10.0.0.0/8"
