"""A service that is killed, at whatever moment, forgets nothing that is due: a webhook is called again under the
same id, and no mail goes twice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.service import checkup
from kronika.service.settings import Settings
from tests.service.client import Client
from tests.service.post import Hook, PostOffice, code_in, until
from tests.service.process import Serving, kronika
from tests.service.table import Table

pytestmark = pytest.mark.slow

ANNA = "anna@example.org"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as found:
        yield found


def settings(office: PostOffice, **more: Any) -> dict[str, Any]:
    return office.settings | {"webhooks": "loopback", "notice_delay": 0} | more


def again(client: Client, serving: Serving) -> Client:
    """The same player at the service that has come up again."""
    return Client(serving.address, token=client.token)


def turned_on(serving: Serving, office: PostOffice, hook: Hook) -> Client:
    client = Client(serving.address)
    client("SetWebhook", url=hook.url)
    client("SetMail", address=ANNA)
    client("ConfirmMail", code=code_in(office.wait(1)))
    return client


def test_notices_sent_before_a_kill_are_not_repeated_and_unsent_ones_are_sent(
    tmp_path: Path, office: PostOffice, hook: Hook
) -> None:
    data = tmp_path / "data"
    with Serving(data, **settings(office)) as serving:
        client = turned_on(serving, office, hook)
        first = Table(serving.address, clients=[client, Client(serving.address)]).seated()
        hook.wait(1)
        office.wait(2)
        serving.kill()
    with Serving(data, **settings(office, notice_delay=3600)) as serving:
        second = Table(serving.address, clients=[again(client, serving), Client(serving.address)]).seated()
        serving.kill()
    with Serving(data, **settings(office)):
        hook.wait(2)
        office.wait(3)
    told = [[one["game"] for one in call.said["due"]] for call in hook.calls]
    assert told == [[first.game], [second.game]]
    texts = office.texts()[1:]
    assert len(texts) == 2 and first.game in texts[0] and first.game not in texts[1] and second.game in texts[1]


def test_a_call_under_way_when_the_service_is_killed_is_made_again_under_its_id(
    tmp_path: Path, office: PostOffice, hook: Hook
) -> None:
    data = tmp_path / "data"
    with Serving(data, **settings(office)) as serving:
        client = Client(serving.address)
        client("SetWebhook", url=hook.url)
        hook.drips = True
        Table(serving.address, clients=[client, Client(serving.address)]).seated()
        hook.wait(1)
        serving.kill()
    hook.drips = False
    with Serving(data, **settings(office)):
        hook.wait(2)
    assert hook.calls[0].id == hook.calls[1].id and hook.calls[0].body == hook.calls[1].body


def test_a_mail_under_way_when_the_service_is_killed_is_not_sent_twice(
    tmp_path: Path, office: PostOffice, hook: Hook
) -> None:
    """It had come whole, and the service had not heard that it was taken."""
    data = tmp_path / "data"
    with Serving(data, **settings(office)) as serving:
        client = turned_on(serving, office, hook)
        office.held.set()
        first = Table(serving.address, clients=[client, Client(serving.address)]).seated()
        assert first.game in office.wait(2)
        serving.kill()
    office.held.clear()
    with Serving(data, **settings(office)) as serving:
        second = Table(serving.address, clients=[again(client, serving), Client(serving.address)]).seated()
        assert second.game in office.wait(3)
    assert sum(first.game in text for text in office.texts()) == 1


def test_a_code_that_was_sent_before_a_kill_confirms_after_it(tmp_path: Path, office: PostOffice, hook: Hook) -> None:
    data = tmp_path / "data"
    with Serving(data, **settings(office)) as serving:
        client = Client(serving.address)
        client("SetMail", address=ANNA)
        code = code_in(office.wait(1))
        serving.kill()
    with Serving(data, **settings(office)) as serving:
        assert again(client, serving)("ConfirmMail", code=code).notices.mail.confirmed


def test_a_backup_holds_what_was_turned_on_and_nothing_that_was_on_its_way(
    tmp_path: Path, office: PostOffice, hook: Hook
) -> None:
    data, saved, restored = tmp_path / "data", tmp_path / "saved", tmp_path / "restored"
    with Serving(data, **settings(office)) as serving:
        client = turned_on(serving, office, hook)
        hook.status = 500
        Table(serving.address, clients=[client, Client(serving.address)]).seated()
        hook.wait(1)
        office.wait(2)
        assert kronika("backup", "--data", str(data), str(saved)).returncode == 0
    before = len(hook.calls)
    restored.mkdir(mode=0o700)
    (data / "kronika.key").rename(restored / "kronika.key")
    assert kronika("restore", "--data", str(restored), str(saved)).returncode == 0
    hook.status = 200
    with Serving(restored, **settings(office)) as serving:
        found = again(client, serving)("GetNotices").notices
        assert found.mail.confirmed and found.webhook.url == hook.url
        table = Table(serving.address, clients=[again(client, serving), Client(serving.address)]).seated()
        until(lambda: any(table.game in str(call.said) for call in hook.calls), "the new one")
    assert not {call.id for call in hook.calls[before:]} & {call.id for call in hook.calls[:before]}


def test_check_finds_notices_that_are_damaged_or_of_another_key(tmp_path: Path, office: PostOffice, hook: Hook) -> None:
    data = tmp_path / "data"
    with Serving(data, **settings(office)) as serving:
        turned_on(serving, office, hook)
        serving.stop()
    found = Settings(data=str(data))
    assert checkup.check(found).findings == []
    path = data / "notices.db"
    whole = path.read_bytes()
    with Serving(tmp_path / "other", **settings(office)) as serving:
        turned_on_there = Client(serving.address)
        turned_on_there("SetWebhook", url=hook.url)
        serving.stop()
    path.write_bytes((tmp_path / "other" / "notices.db").read_bytes())
    (wrong,) = checkup.check(found).findings
    assert wrong.about == str(path) and "cannot be decrypted with this key" in wrong.said
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    assert [one.about for one in checkup.check(found).findings] == [str(path)] * len(checkup.check(found).findings)
    assert checkup.check(found).findings


def test_a_service_says_what_to_do_where_its_notices_are_damaged(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Serving(data) as serving:
        serving.stop()
    for suffix in ("-wal", "-shm"):
        (data / f"notices.db{suffix}").unlink(missing_ok=True)
    (data / "notices.db").write_bytes(b"no database at all" * 1000)
    with pytest.raises(AssertionError, match=r"notices\.db cannot be used .* or move it away"):
        Serving(data)
    (data / "notices.db").unlink()
    with Serving(data) as serving:
        assert not Client(serving.address)("GetNotices").notices.HasField("mail")
