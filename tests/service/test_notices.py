"""Turning notices on and off: each is off until the player turns it on and confirms it, and nobody is mailed who
does not want to be."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.service.settings import SettingsRefused, load
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.post import Hook, PostOffice, code_in, secret_in, until
from tests.service.table import Table, refusal
from tests.service.test_server import certificate

ANNA = "anna@example.org"
Start = Callable[..., Embedded]
Later = Callable[[float], None]


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as found:
        yield found


@pytest.fixture
def start(embedded: Start, office: PostOffice) -> Start:
    """Starts a service that sends mail and calls webhooks on loopback, at once."""

    def with_mail(**settings: Any) -> Embedded:
        return embedded(**office.settings | {"webhooks": "loopback", "notice_delay": 0} | settings)

    return with_mail


def confirmed(client: Client, office: PostOffice, address: str = ANNA) -> Client:
    """A player who has turned mail on."""
    before = len(office.texts(address))
    client("SetMail", address=address)
    client("ConfirmMail", code=code_in(office.wait(before + 1, address)))
    return client


def test_a_service_whose_operator_has_set_nothing_offers_nothing(service: Embedded) -> None:
    client = Client(service.address)
    found = client("GetNotices").notices
    assert not found.mail_offered and not found.webhooks_offered
    for call in (
        lambda: client("SetMail", address=ANNA),
        lambda: client("SetWebhook", url="https://example.org/"),
    ):
        refused = refusal(call)
        assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "NOT_OFFERED")


def test_caller_without_a_token_has_no_notices(start: Start) -> None:
    stranger = Client(start().address, token="")
    for method, fields in (
        ("GetNotices", {}),
        ("SetMail", {"address": ANNA}),
        ("ConfirmMail", {"code": "12345678"}),
        ("RemoveMail", {}),
        ("SetWebhook", {"url": "https://example.org/"}),
        ("RemoveWebhook", {}),
        ("NotePresence", {}),
    ):
        assert refusal(lambda m=method, f=fields: stranger(m, **f)).reason == "UNAUTHENTICATED"


def test_everything_is_off_until_it_is_turned_on(start: Start, office: PostOffice) -> None:
    service = start()
    table = Table(service.address).started()
    found = table.us.client("GetNotices").notices
    assert found.mail_offered and found.webhooks_offered
    assert not found.HasField("mail") and not found.HasField("webhook")
    confirmed(table.german.client, office, "ben@example.org")
    office.wait(2, "ben@example.org")
    assert {to for tos, _ in office.mails for to in tos} == {"ben@example.org"}


def test_an_address_gets_a_code_and_nothing_else_until_it_is_confirmed(start: Start, office: PostOffice) -> None:
    service = start()
    table = Table(service.address).started()
    client = table.us.client
    client("SetMail", address=ANNA)
    asked = office.wait(1)
    confirmed(table.german.client, office, "ben@example.org")
    office.wait(2, "ben@example.org")
    assert office.texts(ANNA) == [asked] and table.game not in asked
    found = client("GetNotices").notices.mail
    assert (found.address, found.confirmed, found.attempts_left) == (ANNA, False, 5) and found.HasField("code_until")
    found = client("ConfirmMail", code=code_in(asked)).notices.mail
    assert found.confirmed and not found.HasField("code_until")
    assert table.game in office.wait(2, ANNA)


def test_a_code_serves_once_and_wrong_ones_are_counted(start: Start, office: PostOffice) -> None:
    client = Client(start().address)
    assert refusal(lambda: client("ConfirmMail", code="00000000")).reason == "NOTHING_TO_ANSWER"
    client("SetMail", address=ANNA)
    code = code_in(office.wait(1))
    wrong = f"{(int(code) + 1) % 10**8:08}"
    for left in (4, 3, 2, 1, 0):
        refused = refusal(lambda: client("ConfirmMail", code=wrong))
        assert refused.reason == "NOT_CONFIRMED" and f"attempts left: {left}" in refused.said
    assert refusal(lambda: client("ConfirmMail", code=code)).reason == "NOTHING_TO_ANSWER"
    assert not client("GetNotices").notices.mail.confirmed
    assert refusal(lambda: client("ConfirmMail", code="1234567")).fields == ["code"]


def test_a_code_of_somebody_else_confirms_nothing(start: Start, office: PostOffice) -> None:
    service = start()
    anna, eve = Client(service.address), Client(service.address)
    anna("SetMail", address=ANNA)
    code = code_in(office.wait(1))
    eve("SetMail", address="eve@example.org")
    assert refusal(lambda: eve("ConfirmMail", code=code)).reason == "NOT_CONFIRMED"


def test_a_code_holds_an_hour(start: Start, office: PostOffice, later: Later) -> None:
    client = Client(start().address)
    client("SetMail", address=ANNA)
    code = code_in(office.wait(1))
    later(3700)
    assert refusal(lambda: client("ConfirmMail", code=code)).reason == "NOTHING_TO_ANSWER"


def test_address_gets_three_confirmation_mails_per_day_no_matter_which_caller(
    start: Start, office: PostOffice, later: Later
) -> None:
    """And a mailbox is one, whatever stands behind its `+` and however it is written."""
    address = start().address
    for name in (ANNA, "anna+1@example.org", "ANNA+2@Example.org"):
        Client(address)("SetMail", address=name)
    refused = refusal(lambda: Client(address)("SetMail", address="anna+3@example.org"))
    assert (refused.code, refused.metadata["quota"]) == ("RESOURCE_EXHAUSTED", "confirmations")
    office.wait(3)
    later(86_500)
    Client(address)("SetMail", address=ANNA)
    office.wait(4)


def test_simultaneous_requests_do_not_exceed_the_limit(start: Start, office: PostOffice) -> None:
    address = start().address
    calls = [Client(address).future("SetMail", address=ANNA) for _ in range(12)]
    assert sum(call.exception() is None for call in calls) == 3
    office.wait(3)


def test_addressee_stops_unwanted_mail_without_a_token_for_good(start: Start, office: PostOffice, later: Later) -> None:
    service = start()
    client = Client(service.address)
    client("SetMail", address=ANNA)
    secret = secret_in(office.wait(1))
    Client(service.address, token="")("StopMail", secret=secret)
    assert not client("GetNotices").notices.HasField("mail")
    refused = refusal(lambda: Client(service.address)("SetMail", address=ANNA))
    assert refused.metadata["quota"] == "confirmations", "as if it had been asked too often: nobody learns which"
    later(31 * 86_400)
    Client(service.address)("SetMail", address=ANNA)
    office.wait(2)


def test_a_secret_that_is_nobodys_is_answered_as_one_that_is(start: Start, office: PostOffice) -> None:
    service = start()
    stranger = Client(service.address, token="")
    assert stranger("StopMail", secret="ab" * 16) == stranger("StopMail", secret="cd" * 16)
    assert refusal(lambda: stranger("StopMail", secret="ab")).fields == ["secret"]


def test_each_mail_can_be_stopped_by_its_secret(start: Start, office: PostOffice) -> None:
    service = start()
    table = Table(service.address).started()
    confirmed(table.us.client, office)
    Client(service.address, token="")("StopMail", secret=secret_in(office.wait(2)))
    assert not table.us.client("GetNotices").notices.HasField("mail")
    confirmed(table.us.client, office)


def test_removed_channel_is_forgotten(start: Start, office: PostOffice, hook: Hook) -> None:
    service = start()
    client = confirmed(Client(service.address), office)
    client("SetWebhook", url=hook.url)
    assert service.app.notices.holders()
    client("RemoveMail")
    found = client("RemoveWebhook").notices
    assert not found.HasField("mail") and not found.HasField("webhook")
    assert service.app.notices.holders() == []


def test_a_token_names_only_so_many_addresses_a_day(start: Start, office: PostOffice, hook: Hook) -> None:
    client = Client(start(notice_changes_a_day=2).address)
    client("SetMail", address=ANNA)
    client("SetWebhook", url=hook.url)
    for call in (lambda: client("SetMail", address="b@example.org"), lambda: client("SetWebhook", url=hook.url)):
        assert refusal(call).metadata["quota"] == "notice_changes_a_day"
    assert client("GetNotices").notices.mail.address == ANNA and len(hook.challenges) == 1


def test_a_quarter_of_all_mails_may_ask_for_confirmations(start: Start, office: PostOffice) -> None:
    """Who has many addresses asked does not keep players from what is due."""
    service = start(notice_mails_an_hour_in_all=8)
    table = Table(service.address).started()
    confirmed(table.us.client, office)
    Client(service.address)("SetMail", address="eve@example.org")
    refused = refusal(lambda: Client(service.address)("SetMail", address="eva@example.org"))
    assert (refused.metadata["quota"], refused.metadata["scope"]) == ("notice_mails_an_hour_in_all", "service")
    assert table.game in office.wait(2, ANNA)


@pytest.mark.parametrize(
    "address",
    ["", "anna", "anna@localhost", "anna@127.0.0.1", "anna@[10.0.0.1]", "a b@example.org", "a@example.org\nBcc: b@c.de",
     "a@example.org,b@example.org", "<a@example.org>", f"{'a' * 65}@example.org", "žofie@example.org", "a@-x.org"],
)  # fmt: skip
def test_malformed_address_is_refused_and_gets_nothing(start: Start, address: str) -> None:
    refused = refusal(lambda: Client(start().address)("SetMail", address=address))
    assert (refused.reason, refused.fields) == ("MALFORMED", ["address"])


def test_addresses_lie_encrypted_on_the_disk(start: Start, office: PostOffice, hook: Hook, tmp_path: Path) -> None:
    service = start()
    client = confirmed(Client(service.address), office)
    client("SetWebhook", url=hook.url)
    held = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir() if path.is_file())
    assert b"anna@" not in held and b"notices?of" not in held


def test_mail_is_written_in_the_language_of_who_turned_it_on(start: Start, office: PostOffice) -> None:
    service = start()
    client = confirmed(Client(service.address, language="cs"), office)
    table = Table(service.address, clients=[client, Client(service.address)]).started()
    text = office.wait(2)
    assert "Čekají na vás hry" in text and f"({table.game}), Američané: rozhodnout se" in text
    _, mail = office.mails[-1]
    assert (mail["Auto-Submitted"], mail["Content-Language"]) == ("auto-generated", "cs")


def test_mail_goes_by_tls_and_with_a_login(embedded: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(pair[0]))
    password = tmp_path / "password"
    password.write_text("tajné heslo\n".encode("ascii", "ignore").decode())
    secret = password.read_text().strip()
    with PostOffice(pair, ("kronika", secret)) as office:
        extra = {"smtp_security": "starttls", "smtp_user": "kronika", "smtp_password_file": str(password)}
        confirmed(Client(embedded(**office.settings | extra).address), office)


def test_mail_is_not_sent_to_a_server_whose_certificate_does_not_hold(
    embedded: Start, tmp_path: Path, later: Later
) -> None:
    with PostOffice(certificate(tmp_path)) as office:
        service = embedded(**office.settings | {"smtp_security": "starttls"})
        Client(service.address)("SetMail", address=ANNA)
        waiting = lambda: service.app.notices.ready(1e12, "mail", 9)  # noqa: E731
        until(lambda: any(one.attempts for one in waiting()), "an attempt")
        assert office.mails == []


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"smtp_host": "localhost"}, "smtp_from"),
        ({"smtp_host": "localhost", "smtp_from": "a@example.org", "smtp_user": "a"}, "or neither"),
        (
            {"smtp_host": "h", "smtp_from": "a@b.cz", "smtp_user": "a", "smtp_password_file": "f"}
            | {"smtp_security": "none"},
            "unencrypted",
        ),
        ({"public_url": "javascript:alert(1)"}, "public_url"),
    ],
)  # fmt: skip
def test_settings_by_which_nothing_could_be_sent_are_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsRefused, match=said):
        load(None, given, {})
