"""Looking at a game: at any version, as seat, spectator and, once it is closed, as referee."""

from hashlib import sha256
from typing import Any

import pytest

from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Seat, Table, hands, kinds, refusal


@pytest.fixture(scope="module")
def played(service: Embedded) -> Table:
    """A game of some twenty decisions, undone now and then, with what each seat was shown at the time."""
    table = Table(service.address).started()
    table.play(seed=1, most=10)
    mover, waiter = table.in_turn()
    mover.decide()
    mover("RequestUndo")
    if mover.snapshot().undo_requests:
        waiter("AnswerUndo", asked_by=mover.name, agree=True)
    table.play(seed=2, most=10)
    return table


def looking(table: Table, audience: str) -> Client:
    return next((seat.client for seat in table.seats if seat.name == audience), table.spectator)


@pytest.mark.parametrize("audience", ["us", "german", "public"])
def test_the_view_at_a_version_is_what_was_seen_then(service: Embedded, audience: str) -> None:
    table = Table(service.address).started()
    client = looking(table, audience)
    seen: dict[int, Any] = {}

    def look(_: Any) -> bool:
        snapshot = client("GetSnapshot", game=table.game, audience=audience).snapshot
        seen[snapshot.version] = snapshot
        return False

    table.play(seed=4, most=25, until=look)
    table.us("OfferDraw")
    for version, snapshot in seen.items():
        again = client("GetSnapshot", game=table.game, audience=audience, version=version).snapshot
        for field in ("prompts", "undo"):
            snapshot.ClearField(field)
        assert again == snapshot


def test_every_version_can_be_looked_at_by_everybody(played: Table) -> None:
    last = played.now().version
    for audience in ("us", "german", ""):
        client = looking(played, audience)
        for version in range(1, last + 1):
            snapshot = client("GetSnapshot", game=played.game, audience=audience, version=version).snapshot
            assert (snapshot.version, snapshot.audience) == (version, audience or "public")


def test_a_version_is_the_same_whether_it_is_folded_forwards_or_jumped_to(played: Table) -> None:
    """Positions kept on the way to one version serve others; they must not depend on the order of asking."""
    versions = list(range(1, played.now().version + 1, 7))
    ask = lambda v: played.us.client("GetSnapshot", game=played.game, audience="us", version=v).snapshot  # noqa: E731
    assert [ask(v) for v in versions] == [ask(v) for v in reversed(versions)][::-1]


@pytest.mark.parametrize("version", [-1, 10**6, 2**31 - 1])
def test_a_version_that_there_is_not(played: Table, version: int) -> None:
    refused = refusal(lambda: played.us.snapshot(version))
    assert (refused.code, refused.reason) == ("NOT_FOUND", "NOT_FOUND")
    assert str(played.now().version) in refused.said


def test_a_seat_sees_its_own_hand_and_a_spectator_nobodys(table: Table) -> None:
    table.started()
    us, german = (hands(seat.snapshot()) for seat in table.seats)
    public = hands(table.spectator("GetSnapshot", game=table.game).snapshot)
    assert [len(us["us"]), len(us["german"])] == [4, 0]
    assert [len(german["us"]), len(german["german"])] == [0, 4]
    assert [len(public["us"]), len(public["german"])] == [0, 0]


def test_the_referee_looks_only_once_the_game_is_closed(table: Table) -> None:
    table.started()
    refused = refusal(lambda: table.spectator("GetSnapshot", game=table.game, audience="referee"))
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "WRONG_PHASE")
    table.finished()
    assert refusal(lambda: table.events("referee")).reason == "WRONG_PHASE"
    for seat in table.seats:
        seat("ConfirmEnd")
    open_hands = hands(table.spectator("GetSnapshot", game=table.game, audience="referee").snapshot)
    assert open_hands["us"] and open_hands["german"]
    assert all(event.version for event in table.events("referee"))


def test_the_scene_comes_when_asked_for(table: Table) -> None:
    table.started()
    plain = table.us.client("GetSnapshot", game=table.game, audience="us")
    assert not plain.HasField("scene")
    scene = table.us.client("GetSnapshot", game=table.game, audience="us", scene=True).scene
    catalog = table.us.client("GetScenario", pack="normandy", scenario="1").scene
    assert scene == catalog


# --- events


@pytest.mark.parametrize("size", [1, 7, 500])
def test_events_come_in_pages_each_once_and_in_order(played: Table, size: int) -> None:
    token, versions = "", []
    while True:
        page = played.us.client("ListEvents", game=played.game, audience="us", page_size=size, page_token=token)
        versions += [event.version for event in page.events]
        token = page.next_page_token
        if not token:
            break
    assert versions == list(range(1, played.now().version + 1))


SILENT = {"prompt_opened", "frame_pushed", "frame_replaced", "frame_popped", "decision_made", "card_moved"}
"""Events without a sentence where those beside them say it all."""


def test_every_event_has_a_sentence_in_the_requested_language_or_is_silent_in_both(played: Table) -> None:
    english = {e.version: e.sentence for e in played.events()}
    czech = Client(played.address, language="cs", token="")("ListEvents", game=played.game, page_size=2000).events
    for event in czech:
        (kind,) = kinds([event])
        said = (bool(english[event.version]), bool(event.sentence))
        assert said == (True, True) or (kind in SILENT and said == (False, False)), kind
    assert [e.sentence for e in czech] != list(english.values())


def test_with_proof_the_stored_bytes_come_along_without_what_is_sealed_for_others(played: Table) -> None:
    events = played.us.client("ListEvents", game=played.game, audience="us", page_size=2000, proof=True).events
    sealed = [part for event in events for part in event.proof.sealed]
    assert all(event.proof.public for event in events)
    assert {part.audience for part in sealed if part.content} == {"us"}
    assert all(len(part.seal) == 32 and not part.salt for part in sealed if part.audience != "us")
    assert {part.audience for part in sealed} == {"us", "german"}


@pytest.mark.parametrize(
    ("method", "items"),
    [
        ("ListEvents", "events"),
        ("ListLeaves", "leaves"),
        ("ListRolls", "rolls"),
        ("ListSteps", "steps"),
        ("ListTimeline", "entries"),
    ],
)
def test_a_page_is_never_larger_than_the_largest_and_none_is_of_less_than_nothing(
    played: Table, method: str, items: str
) -> None:
    whole = played.us.client(method, game=played.game, page_size=2**31 - 1)
    assert getattr(whole, items) or method == "ListRolls"
    refused = refusal(lambda: played.us.client(method, game=played.game, page_size=-1))
    assert (refused.code, refused.reason, refused.fields) == ("INVALID_ARGUMENT", "MALFORMED", ["page_size"])


def test_a_page_goes_on_only_in_the_list_that_it_began_in(played: Table) -> None:
    token = played.us.client("ListEvents", game=played.game, page_size=3).next_page_token
    assert played.us.client("ListEvents", game=played.game, page_size=5, page_token=token).events[0].version == 4
    for method, fields in (
        ("ListEvents", {"audience": "us"}),
        ("ListEvents", {"after": 1}),
        ("ListLeaves", {}),
    ):
        refused = refusal(
            lambda method=method, fields=fields: played.us.client(method, game=played.game, page_token=token, **fields)
        )
        assert (refused.code, refused.fields) == ("INVALID_ARGUMENT", ["page_token"])


@pytest.mark.parametrize("method", ["ListEvents", "ListLeaves", "ListSteps"])
@pytest.mark.parametrize("after", [-1, 10**6])
def test_after_a_version_that_there_is_not(played: Table, method: str, after: int) -> None:
    assert refusal(lambda: played.us.client(method, game=played.game, after=after)).reason == "NOT_FOUND"


def test_every_head_follows_from_the_leaves(played: Table) -> None:
    """Design 3: head(n) = SHA-256(0x01 ‖ head(n−1) ‖ n ‖ leaf(n)), every field length-prefixed."""
    leaves: list[bytes] = []
    token = ""
    while True:
        page = played.spectator("ListLeaves", game=played.game, page_size=40, page_token=token)
        leaves += page.leaves
        token = page.next_page_token
        if not token:
            break
    head = page.genesis
    for version, leaf in enumerate(leaves, 1):
        fields = (head, version.to_bytes(8, "big"), leaf)
        head = sha256(b"\x01" + b"".join(len(field).to_bytes(4, "big") + field for field in fields)).digest()
        if version % 10 == 0:
            assert played.us.snapshot(version).head == head
    assert played.now().head == head


# --- what is told of a prompt's age


def test_a_prompt_that_an_undo_reopens_is_as_old_as_before_in_memory_or_not(service: Embedded, later: Any) -> None:
    table = Table(service.address).started()
    mover, _ = table.in_turn()
    first = table.now().prompts[0]
    later(60)
    mover.decide()
    later(60)
    mover("RequestUndo")
    again = table.now().prompts[0]
    assert again.prompt == first.prompt
    assert again.opened_at == first.opened_at
    version = table.now().version
    service.app.games.drop(table.game)
    assert table.now().prompts[0] == again
    table.us("OfferDraw")
    (then,) = Seat(mover.client, table.game, mover.name).snapshot(version).open_prompts
    assert then == again
