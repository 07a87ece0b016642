"""What notices tell, and when: what a game waits for, once, to who is not there."""

from collections.abc import Callable, Iterator

import pytest

from kronika.service.notices import notifier
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.post import Hook, PostOffice, until
from tests.service.table import Table
from tests.service.test_notices import ANNA, Later, Start, confirmed
from tests.service.test_undo import answered_by_the_other


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as found:
        yield found


@pytest.fixture
def start(embedded: Callable[..., Embedded]) -> Start:
    """Starts a service that calls webhooks on loopback, at once."""
    return lambda **settings: embedded(**{"webhooks": "loopback", "notice_delay": 0} | settings)


def dues(hook: Hook) -> list[tuple[str, str]]:
    """(game, what) of all that a webhook was told."""
    return [(one.get("game", ""), one.get("what", "")) for call in hook.calls for one in call.said["due"]]


def hooked(client: Client, hook: Hook) -> Client:
    client("SetWebhook", url=hook.url)
    return client


def marked(service: Embedded, client: Client, hook: Hook) -> list[tuple[str, str]]:
    """All that was told before something new that is due now: what had not been told by then never will be."""
    table = Table(service.address, clients=[client, Client(service.address)]).seated()
    until(lambda: (table.game, "commit") in dues(hook), "what is new")
    found = dues(hook)
    assert found.pop() == (table.game, "commit")
    return [one for one in found if one[0] != table.game]


def test_commitments_reveals_and_decisions_are_notified_when_due(start: Start, hook: Hook) -> None:
    table = Table(start().address)
    hooked(table.us.client, hook)
    table.us.take()
    table.german.take()
    assert hook.wait(1).said["due"][0]["what"] == "commit"
    table.us.commit()
    table.german.commit()
    assert hook.wait(2).said["due"][0] == {
        "game": table.game,
        "title": table.now().title,
        "seat": "us",
        "what": "reveal",
        "until": hook.calls[1].said["due"][0]["until"],
    }
    table.german.reveal()
    table.us.reveal()
    assert hook.wait(3).said["due"][0]["what"] == "prompt"
    assert dues(hook) == [(table.game, what) for what in ("commit", "reveal", "prompt")]


def test_actions_already_due_are_notified_when_notices_are_turned_on(start: Start, hook: Hook) -> None:
    table = Table(start().address).started()
    hooked(table.us.client, hook)
    hook.wait(1)
    assert dues(hook) == [(table.game, "prompt")]


def test_due_consents_are_notified(start: Start, hook: Hook) -> None:
    table = Table(start().address).started()
    hooked(table.german.client, hook)
    table.us("OfferDraw")
    _until_told(hook, "draw")
    table.asks("german")
    _until_told(hook, "handover")
    assert [what for _, what in dues(hook)].count("draw") == 1


def test_undo_request_and_later_prompts_are_notified(start: Start, hook: Hook) -> None:
    table = Table(start().address).started()
    mover, waiter, _ = answered_by_the_other(table)
    hooked(waiter.client, hook)
    hook.wait(1)
    mover("RequestUndo")
    _until_told(hook, "undo")
    with Hook() as movers:
        hooked(mover.client, movers)
        waiter("AnswerUndo", asked_by=mover.name, agree=True)
        _until_told(movers, "prompt")


def _until_told(hook: Hook, what: str) -> None:
    until(lambda: what in [one for _, one in dues(hook)], what)


def test_notices_are_not_repeated(start: Start, hook: Hook) -> None:
    service = start()
    table = Table(service.address).started()
    hooked(table.us.client, hook)
    hook.wait(1)
    table.us("OfferDraw")
    table.german("DeclineDraw", offered_by="us")
    assert marked(service, table.us.client, hook) == [(table.game, "prompt")]


def test_notice_about_a_private_game_says_only_that_something_is_due(
    embedded: Callable[..., Embedded], office: PostOffice, hook: Hook
) -> None:
    service = embedded(
        **office.settings | {"webhooks": "loopback", "notice_delay": 0, "public_url": "https://k.example.org"}
    )
    client = hooked(confirmed(Client(service.address), office), hook)
    table = Table(service.address, private=True, clients=[client, Client(service.address)]).started()
    call = hook.wait(1)
    assert call.said["due"] == [{"private": True}] and set(call.said) == {"type", "timestamp", "due", "sentences"}
    text = office.wait(2)
    assert "A private game waits for you." in text
    told = [*office.texts()[1:], *(str(call.headers) + call.body.decode() for call in hook.calls)]
    title = table.now().title
    for secret in (table.game, title, '"us"', "us:", "german", "Us ", "prompt", "decision", "/g/"):
        assert not any(secret in one for one in told), secret


def test_notice_about_a_public_game_names_seat_action_and_place(
    embedded: Callable[..., Embedded], office: PostOffice, hook: Hook
) -> None:
    service = embedded(
        **office.settings | {"webhooks": "loopback", "notice_delay": 0, "public_url": "https://k.example.org/"}
    )
    client = hooked(confirmed(Client(service.address), office), hook)
    table = Table(service.address, clients=[client, Client(service.address)]).seated()
    text, call = office.wait(2), hook.wait(1)
    link = f"https://k.example.org/g/{table.game}"
    assert link in text and f"{table.now().title} ({table.game}), the US: commit to your entropy" in text
    assert call.said["due"][0]["link"] == link


def test_actions_due_within_a_short_time_share_a_notice(start: Start, hook: Hook, later: Later) -> None:
    service = start(notice_delay=600)
    client = hooked(Client(service.address), hook)
    tables = [Table(service.address, clients=[client, Client(service.address)]).started() for _ in range(3)]
    until(lambda: hook.calls or later(700), "what has waited since the service looked")
    (call,) = hook.calls
    assert {one["game"] for one in call.said["due"]} == {table.game for table in tables}
    assert [one["what"] for one in call.said["due"]] == ["prompt"] * 3, "what was answered meanwhile is not told"


def test_no_notice_is_sent_while_the_player_uses_a_client(start: Start, hook: Hook, later: Later) -> None:
    service = start()
    client = hooked(Client(service.address), hook)
    client("NotePresence")
    with Hook() as others:
        table = Table(service.address, clients=[client, hooked(Client(service.address), others)]).started()
        _until_later(service, table.german.client, others)
        assert hook.calls == []
        later(200)
        client("NotePresence")
        later(200)
        _until_later(service, table.german.client, others)
        assert hook.calls == []
    later(300)
    hook.wait(1)
    assert dues(hook) == [(table.game, "prompt")], "still due when he uses it no more"


def test_pending_action_is_notified_immediately_once_the_client_is_hidden(start: Start, hook: Hook) -> None:
    service = start()
    client = hooked(Client(service.address), hook)
    client("NotePresence")
    table = Table(service.address, clients=[client, Client(service.address)]).started()
    client("NotePresence", away=True)
    hook.wait(1)
    assert (table.game, "prompt") in dues(hook)


def test_an_open_stream_keeps_nothing_back(start: Start, hook: Hook) -> None:
    """Nobody may be looking: a page in a tab that was left open, a program."""
    service = start()
    client = hooked(Client(service.address), hook)
    table = Table(service.address, clients=[client, Client(service.address)]).seated()
    everything, one = (
        client.stream("WatchGames", player=True),
        client.stream("WatchGame", game=table.game, audience="us"),
    )
    next(everything), next(one)
    hook.wait(1)
    everything.cut(), one.cut()
    assert dues(hook) == [(table.game, "commit")]


def test_a_reminder_goes_out_though_the_player_uses_a_client(start: Start, hook: Hook, later: Later) -> None:
    service = start(notice_reminder=3600)
    client = hooked(Client(service.address), hook)
    client("NotePresence")
    table = Table(service.address, clients=[client, Client(service.address)], reply_limit=86_400).started()
    later(86_400 - 3500)
    client("NotePresence")
    hook.wait(1)
    assert [(one["game"], one["what"]) for one in hook.calls[0].said["due"] if one.get("reminder")] == [
        (table.game, "prompt")
    ]


def _until_later(service: Embedded, other: Client, others: Hook) -> None:
    """Until another player was told of something new, and then of something newer."""
    for _ in range(2):
        table = Table(service.address, clients=[Client(service.address), other]).seated()
        until(lambda game=table.game: game in [one for one, _ in dues(others)], "what is new")


def test_reminder_is_sent_before_the_reply_limit_ends(start: Start, hook: Hook, later: Later) -> None:
    service = start(notice_reminder=3600)
    client = hooked(Client(service.address), hook)
    table = Table(service.address, clients=[client, Client(service.address)], reply_limit=86_400).started()
    _until_told(hook, "prompt")
    assert not any(one.get("reminder") for call in hook.calls for one in call.said["due"])
    later(86_400 - 3500)
    reminders = lambda: [one for call in hook.calls for one in call.said["due"] if one.get("reminder")]  # noqa: E731
    until(reminders, "a reminder")
    assert [(one["game"], one["what"]) for one in reminders()] == [(table.game, "prompt")]
    marked(service, client, hook)
    assert len(reminders()) == 1


def test_a_game_that_is_over_is_quiet(start: Start, hook: Hook) -> None:
    service = start()
    table = Table(service.address).started()
    hooked(table.us.client, hook)
    hook.wait(1)
    table.finished()
    assert marked(service, table.us.client, hook) == [(table.game, "prompt")]


def test_player_who_left_the_seat_gets_no_more_notices(start: Start, hook: Hook) -> None:
    service = start()
    table = Table(service.address).seated()
    hooked(table.us.client, hook)
    hook.wait(1)
    table.us("LeaveSeat")
    Client(service.address)("TakeSeat", game=table.game, seat="us", name="Other")
    table.german.commit()
    assert marked(service, table.us.client, hook) == [(table.game, "commit")]


def test_a_player_is_mailed_only_so_often_and_then_told_everything_together(
    embedded: Callable[..., Embedded], office: PostOffice, later: Later
) -> None:
    service = embedded(**office.settings | {"notice_delay": 0, "notice_mails_an_hour": 2})
    client = confirmed(Client(service.address), office)
    first = Table(service.address, clients=[client, Client(service.address)]).seated()
    assert first.game in office.wait(2, ANNA)
    tables = [Table(service.address, clients=[client, Client(service.address)]).seated() for _ in range(3)]
    later(3700)
    text = office.wait(3, ANNA)
    assert all(table.game in text for table in tables) and first.game not in text


def test_a_player_of_many_games_is_found_in_each(start: Start, hook: Hook) -> None:
    service = start()
    client = Client(service.address)
    tables = [Table(service.address, clients=[client, Client(service.address)]).started() for _ in range(5)]
    hooked(client, hook)
    until(lambda: len(dues(hook)) >= len(tables))
    assert sorted(dues(hook)) == sorted((table.game, "prompt") for table in tables)


def test_a_mail_that_the_server_does_not_take_is_sent_later_and_once(
    embedded: Callable[..., Embedded], office: PostOffice, later: Later
) -> None:
    service = embedded(**office.settings | {"notice_delay": 0})
    client = confirmed(Client(service.address), office)
    office.data = "451 later"
    table = Table(service.address, clients=[client, Client(service.address)]).seated()
    until(lambda: office.refused, "the refusal")
    office.data = ""
    later(61)
    assert table.game in office.wait(2)
    Table(service.address, clients=[client, Client(service.address)]).seated()
    assert table.game not in office.wait(3)


def test_address_refused_by_the_server_is_turned_off_and_its_player_informed(
    embedded: Callable[..., Embedded], office: PostOffice, later: Later
) -> None:
    service = embedded(**office.settings | {"notice_delay": 0})
    client = confirmed(Client(service.address), office)
    office.rcpt = "550 no such mailbox"
    Table(service.address, clients=[client, Client(service.address)]).seated()
    for attempt, seconds in enumerate(notifier.MAILS, 1):
        until(lambda n=attempt: office.refused == n, f"refusal {attempt}")
        until(lambda n=attempt: [one.attempts for one in service.app.notices.ready(1e12, "mail", 9)] == [n])
        later(seconds + 1)
    until(lambda: client("GetNotices").notices.mail.off, "the end")
    assert client("GetNotices").notices.mail.off == "the mail server refuses the address (550)"


def test_heavy_recipient_leaves_room_for_the_others(embedded: Callable[..., Embedded], office: PostOffice) -> None:
    limits = {"notice_mails_an_hour": 4, "notice_mails_an_hour_in_all": 8}
    service = embedded(**office.settings | {"notice_delay": 0} | limits)
    busy = confirmed(Client(service.address), office)
    for count in (2, 3):
        Table(service.address, clients=[busy, Client(service.address)]).seated()
        office.wait(count, ANNA)
    Table(service.address, clients=[busy, Client(service.address)]).seated()
    other = confirmed(Client(service.address), office, "ben@example.org")
    table = Table(service.address, clients=[other, Client(service.address)]).seated()
    assert table.game in office.wait(2, "ben@example.org")
    assert len(office.texts(ANNA)) == 3
