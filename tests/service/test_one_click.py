"""A mail program turns notices off by one click (RFC 8058), and a person by the link at the end of the mail."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.over_http import Answer, ask
from tests.service.post import PostOffice, code_in, secret_in

ANNA = "anna@example.org"
PUBLIC = "https://kronika.a-rather-long-name-of-a-club-of-players.example.org"
CLICK = b"List-Unsubscribe=One-Click"
FORM = "application/x-www-form-urlencoded"
Start = Callable[..., Embedded]


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


@pytest.fixture
def start(embedded: Start, office: PostOffice) -> Start:
    def with_mail(**settings: Any) -> Embedded:
        return embedded(**office.settings | {"notice_delay": 0, "public_url": PUBLIC} | settings)

    return with_mail


def asked(service: Embedded, office: PostOffice) -> tuple[Client, str]:
    """A player who has named an address and confirmed it, and the secret that turns mail off."""
    client = Client(service.address)
    client("SetMail", address=ANNA)
    text = office.wait(1, ANNA)
    client("ConfirmMail", code=code_in(text))
    return client, secret_in(text)


def is_on(client: Client) -> bool:
    return bool(client("GetNotices").notices.HasField("mail"))


def clicked(service: Embedded, secret: str, body: bytes = CLICK, **headers: str) -> Answer:
    return ask(service.page, f"/stop/{secret}", "POST", body, content_type=FORM, **headers)


def test_each_mail_says_how_one_click_turns_it_off(start: Start, office: PostOffice) -> None:
    _, secret = asked(start(), office)
    (_, mail), *_ = office.mails
    assert mail["List-Unsubscribe"] == f"<{PUBLIC}/stop/{secret}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"{PUBLIC}/stop/{secret}" in office.texts(ANNA)[0]


@pytest.mark.parametrize("public_url", ["", "http://kronika.example.org"])
def test_without_an_address_by_https_no_mail_offers_a_click(start: Start, office: PostOffice, public_url: str) -> None:
    asked(start(public_url=public_url), office)
    assert "List-Unsubscribe" not in office.mails[0][1]


def test_the_click_turns_mail_off(start: Start, office: PostOffice) -> None:
    service = start()
    client, secret = asked(service, office)
    assert is_on(client)
    assert clicked(service, secret).status == 200
    assert not is_on(client)
    assert clicked(service, secret).status == 200, "as often as one likes"


def test_request_without_a_click_turns_nothing_off(start: Start, office: PostOffice) -> None:
    service = start()
    client, secret = asked(service, office)
    assert clicked(service, secret, b"").status == 400
    assert clicked(service, secret, b"x" * 100_000 + CLICK).status == 400
    assert clicked(service, "nonsense").status == 400
    assert clicked(service, secret[:-2]).status == 400
    assert clicked(service, secret, origin="https://elsewhere.example").status == 403
    assert is_on(client)


def test_looking_at_the_link_turns_nothing_off(start: Start, office: PostOffice) -> None:
    """A mail program that looks ahead at links does not click."""
    service = start()
    client, secret = asked(service, office)
    assert b"<!doctype html>" in ask(service.page, f"/stop/{secret}").content
    assert is_on(client)
