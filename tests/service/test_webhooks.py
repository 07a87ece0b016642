"""Webhooks are named by strangers: called only where anybody could call, signed, within bounds, and not for ever."""

import ipaddress
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kronika.service.notices import notifier, webhooks
from kronika.service.notices.webhooks import is_public
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.post import Hook, until
from tests.service.table import Table, refusal
from tests.service.test_notices import Later
from tests.service.test_server import certificate

Start = Callable[..., Embedded]


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as found:
        yield found


@pytest.fixture
def start(embedded: Start) -> Start:
    return lambda **settings: embedded(**{"webhooks": "loopback", "notice_delay": 0} | settings)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "172.16.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1",
     "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b::127.0.0.1", "2002:0a00:0001::1",
     "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1"],
)  # fmt: skip
def test_an_address_that_not_everybody_could_call_is_not_called(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "64:ff9b::1.1.1.1"])
def test_an_address_that_everybody_could_call_is_called(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


INSIDE = ("https://127.0.0.1:{}/", "https://localhost:{}/", "https://[::1]:{}/", "https://[::ffff:127.0.0.1]:{}/",
          "https://2130706433:{}/", "https://0x7f.1:{}/", "https://0:{}/", "https://127.1:{}/")  # fmt: skip


@pytest.mark.parametrize("url", INSIDE)
def test_the_service_does_not_call_itself_or_its_neighbours(start: Start, hook: Hook, url: str) -> None:
    """Whatever the way in which the address is written."""
    client = Client(start(webhooks="https").address)
    refused = refusal(lambda: client("SetWebhook", url=url.format(hook.port)))
    assert refused.reason == "NOT_CONFIRMED"
    assert hook.challenges == [] and not client("GetNotices").notices.HasField("webhook")


def test_without_tls_nothing_is_called_but_loopback_where_the_operator_allows_it(start: Start, hook: Hook) -> None:
    refused = refusal(lambda: Client(start(webhooks="https").address)("SetWebhook", url=hook.url))
    assert (refused.reason, refused.fields) == ("MALFORMED", ["url"]) and "https://" in refused.said
    assert hook.challenges == []


@pytest.mark.parametrize("url", ["http://1.1.1.1/", "http://192.168.1.1/", "https://192.168.1.1/"])
def test_where_loopback_is_allowed_nothing_else_is(start: Start, url: str) -> None:
    assert "not reached at a public address" in refusal(lambda: Client(start().address)("SetWebhook", url=url)).said


def test_nobody_learns_which_names_a_private_network_has(start: Start, hook: Hook) -> None:
    client = Client(start(webhooks="https").address)
    inside = refusal(lambda: client("SetWebhook", url=f"https://localhost:{hook.port}/"))
    nowhere = refusal(lambda: client("SetWebhook", url="https://no-such-name.invalid/"))
    assert (inside.said, inside.reason) == (nowhere.said, nowhere.reason) and hook.challenges == []


@pytest.mark.parametrize(
    "url",
    ["", "ftp://example.org/", "https://anna:secret@example.org/", "https://example.org/#a", "https://example.org:99999/",
     "https://example.org/\r\nX: y", "https://exa mple.org/", "file:///etc/passwd", "https://[::1/", "https://..../"],
)  # fmt: skip
def test_malformed_webhook_address_is_refused(start: Start, url: str) -> None:
    assert refusal(lambda: Client(start().address)("SetWebhook", url=url)).reason in ("MALFORMED", "NOT_CONFIRMED")


def test_a_webhook_has_to_echo_a_challenge(start: Start, hook: Hook) -> None:
    client = Client(start().address)
    hook.echoes = False
    refused = refusal(lambda: client("SetWebhook", url=hook.url))
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "NOT_CONFIRMED")
    assert not client("GetNotices").notices.HasField("webhook")
    hook.echoes = True
    assert client("SetWebhook", url=hook.url).notices.webhook.url == hook.url
    assert hook.challenges[-1].is_signed and hook.challenges[0].said != hook.challenges[1].said


def test_where_a_webhook_sends_on_to_nobody_follows(start: Start, hook: Hook) -> None:
    service = start()
    with Hook() as other:
        client = Client(service.address)
        client("SetWebhook", url=hook.url)
        hook.status, hook.location = 307, other.url
        Table(service.address, clients=[client, Client(service.address)]).seated()
        hook.wait(1)
        until(lambda: client("GetNotices").notices.webhook.failures, "the failure")
        assert other.calls == other.challenges == []


@pytest.mark.parametrize("how", ["drips", "floods"])
def test_slow_or_endless_receiver_delays_no_other(
    start: Start, hook: Hook, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 1.0)
    service = start()
    eve, anna = Client(service.address), Client(service.address)
    with Hook() as good:
        eve("SetWebhook", url=hook.url)
        anna("SetWebhook", url=good.url)
        setattr(hook, how, True)
        Table(service.address, clients=[eve, anna]).seated()
        assert good.wait(1).said["due"]
        hook.wait(1)
    with Hook() as another:
        setattr(another, how, True)
        assert refusal(lambda: anna("SetWebhook", url=another.url)).reason == "NOT_CONFIRMED"


def test_webhook_is_signed_with_the_service_key_id_and_time(start: Start, hook: Hook) -> None:
    service = start()
    client = Client(service.address)
    client("SetWebhook", url=hook.url)
    Table(service.address, clients=[client, Client(service.address)]).seated()
    call = hook.wait(1)
    keys = [key.key.hex() for key in client("GetService").keys]
    assert call.is_signed and call.headers["kronika-key"] in keys
    assert call.id.startswith("msg_") and call.headers["webhook-timestamp"].isdecimal()


def test_a_call_that_fails_is_made_again_under_the_same_id(start: Start, hook: Hook, later: Later) -> None:
    service = start()
    client = Client(service.address)
    client("SetWebhook", url=hook.url)
    hook.status = 500
    Table(service.address, clients=[client, Client(service.address)]).seated()
    first = hook.wait(1)
    until(lambda: client("GetNotices").notices.webhook.failures == 1, "the failure")
    hook.status = 204
    later(10)
    again = hook.wait(2)
    assert (again.id, again.body) == (first.id, first.body)
    assert again.headers["webhook-timestamp"] > first.headers["webhook-timestamp"] and again.is_signed
    until(lambda: client("GetNotices").notices.webhook.failures == 0, "the success")


def test_webhook_that_fails_too_often_is_turned_off_and_its_player_informed(
    start: Start, hook: Hook, later: Later
) -> None:
    service = start()
    client = Client(service.address)
    client("SetWebhook", url=hook.url)
    hook.status = 500
    Table(service.address, clients=[client, Client(service.address)]).seated()
    hook.wait(1)
    for count, seconds in enumerate(notifier.CALLS, 2):
        until(lambda n=count: client("GetNotices").notices.webhook.failures == n - 1, f"failure {count}")
        later(seconds + 1)
        hook.wait(count)
    until(lambda: client("GetNotices").notices.webhook.off, "the end")
    assert client("GetNotices").notices.webhook.off == "it answers 500"
    hook.status = 200
    assert not client("SetWebhook", url=hook.url).notices.webhook.off
    assert hook.wait(len(notifier.CALLS) + 2).said["due"], "what still waits is told when it is on again"


def test_a_webhook_that_says_it_is_gone_is_called_no_more(start: Start, hook: Hook) -> None:
    service = start()
    client = Client(service.address)
    client("SetWebhook", url=hook.url)
    hook.status = 410
    Table(service.address, clients=[client, Client(service.address)]).seated()
    until(lambda: client("GetNotices").notices.webhook.off, "the end")
    assert len(hook.calls) == 1


def test_retry_skips_notices_that_are_no_longer_due(start: Start, hook: Hook, later: Later) -> None:
    service = start()
    table = Table(service.address).seated()
    client = table.us.client
    client("SetWebhook", url=hook.url)
    hook.status = 500
    hook.wait(1)
    until(lambda: client("GetNotices").notices.webhook.failures == 1, "the failure")
    table.us.commit()
    hook.status = 200
    later(10)
    table.german.commit()
    assert hook.wait(2).said["due"][0]["what"] == "reveal"


def test_a_webhook_is_called_by_tls_if_its_certificate_holds(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = certificate(tmp_path)
    with Hook(pair) as hook:
        service = start()
        refused = refusal(lambda: Client(service.address)("SetWebhook", url=hook.url))
        assert "certificate" in refused.said and hook.challenges == []
        monkeypatch.setenv("SSL_CERT_FILE", str(pair[0]))
        client = Client(service.address)
        client("SetWebhook", url=hook.url)
        Table(service.address, clients=[client, Client(service.address)]).seated()
        assert hook.wait(1).is_signed


def test_an_unreachable_webhook_says_nothing_of_why_but_in_these_words(start: Start) -> None:
    refused = refusal(lambda: Client(start().address)("SetWebhook", url="http://127.0.0.1:1/"))
    assert "it was not reached at a public address" in refused.said
