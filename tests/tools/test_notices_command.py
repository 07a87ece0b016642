"""kronika notices: mail and a webhook turned on, shown, and off."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.service.post import Hook, PostOffice, code_in, secret_in
from tests.tools.conftest import Kronika
from tests.tools.running import Command


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


@pytest.fixture
def offering(tmp_path: Path, wallets: Path, office: PostOffice) -> Iterator[Kronika]:
    """The command at a service that offers notices."""
    settings = Settings(data=str(tmp_path / "service"), port=0, webhooks="loopback", **office.settings)
    with Embedded(settings) as running:
        yield lambda profile: Command("--server", running.address, "--home", wallets, "--profile", profile)


def test_mail_is_named_confirmed_shown_and_removed(offering: Kronika, office: PostOffice) -> None:
    anna = offering("anna")
    assert anna.does("notices", "show").splitlines() == ["Mail: off", "Webhook: off"]
    assert "not confirmed; the code is valid until" in anna.does("notices", "mail", "anna@example.org")
    assert "attempts left: 4" in anna("notices", "confirm", "00000000").err
    assert anna.does("notices", "confirm", code_in(office.wait(1))).startswith("Mail: anna@example.org\n")
    assert anna.does("notices", "remove", "mail").startswith("Mail: off\n")


def test_mail_is_stopped_by_its_secret_without_an_identity(
    offering: Kronika, office: PostOffice, wallets: Path
) -> None:
    anna = offering("anna")
    anna.does("notices", "mail", "anna@example.org")
    before = sorted(wallets.rglob("*"))
    assert "Mail to this address is stopped." in offering("stranger").does("notices", "stop", secret_in(office.wait(1)))
    assert sorted(wallets.rglob("*")) == before
    assert anna.does("notices", "show").startswith("Mail: off\n")
    assert "32 hex digits" in anna("notices", "stop", "x").err


def test_a_webhook_is_named_and_removed(offering: Kronika) -> None:
    anna = offering("anna")
    with Hook() as hook:
        assert f"Webhook: {hook.url}" in anna.does("notices", "webhook", hook.url)
        assert f'"url": "{hook.url}"' in anna.does("notices", "show", "--json")
        hook.echoes = False
        assert "was not confirmed" in anna("notices", "webhook", hook.url).err
    assert "Webhook: off" in anna.does("notices", "remove", "webhook")


def test_every_one_of_them_tells_json(offering: Kronika, office: PostOffice) -> None:
    def told(*line: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(offering("anna").does("notices", *line, "--json"))
        return found

    assert not told("mail", "anna@example.org")["mail"].get("confirmed")
    asked = office.wait(1)
    assert told("confirm", code_in(asked))["mail"]["confirmed"] is True
    with Hook() as hook:
        assert told("webhook", hook.url)["webhook"]["url"] == hook.url
    assert told("remove", "webhook")["webhook"] is None
    assert told("stop", secret_in(asked)) == {"stopped": True}


def test_a_service_that_offers_none_says_so(command: Kronika) -> None:
    assert "Mail: this service sends none" in command("anna").does("notices", "show")
    assert "sends no mail" in command("anna")("notices", "mail", "anna@example.org").err
