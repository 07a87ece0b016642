"""Looking back: what was legal at a version, a whole game step by step, and the same of a file that is not kept."""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.game import Recorder
from kronika.library.offline import OfflineGame
from kronika.service.packs import load_packs
from kronika.service.rpc import replays
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Table, refusal
from tests.service.test_files import export

GOLDEN = Path(__file__).parents[1] / "golden" / "v0.2"
CUT = re.compile(r"[^>]*>|[^>]+\Z")


@pytest.fixture(scope="module")
def open_game(service: Embedded) -> Table:
    """A closed game in which something was taken back and something was rolled."""
    table = Table(service.address).started()
    table.play(seed=1, most=12)
    mover, other = table.in_turn()
    mover.decide()
    if mover("RequestUndo").answer.snapshot.undo_requests:
        other("AnswerUndo", asked_by=mover.name, agree=True)
    table.play(seed=2, most=10)
    table.play(seed=3, until=lambda answer: any(event.check for event in answer.events))
    return table.closed()


def steps_of(client: Client, game: str, audience: str, page: int = 200) -> Iterator[tuple[Any, dict[str, str]]]:
    """Each step with the pictures that its pieces make."""
    token = ""
    while True:
        told = client("ListSteps", game=game, audience=audience, page_size=page, page_token=token)
        yield from pictured(told.steps)
        token = told.next_page_token
        if not token:
            return


def pictured(steps: Any) -> Iterator[tuple[Any, dict[str, str]]]:
    pictures: dict[str, str] = {}
    for step in steps:
        for name in step.gone:
            del pictures[name]
        for panel in step.panels:
            before = CUT.findall(pictures.get(panel.name, ""))
            new = [one.text + "".join(before[one.start : one.start + one.count]) for one in panel.pieces]
            pictures[panel.name] = "".join(new)
        yield step, dict(pictures)


def looked_into(client: Client, data: bytes, *, audience: str = "", after: int = 0, piece: int = 50_000) -> Any:
    def pieces() -> Iterator[Any]:
        for at in range(0, len(data), piece):
            chunk = data[at : at + piece]
            yield pb.ReplayFileRequest(chunk=chunk, audience=audience, after=after, page_size=1000)

    return client.send("ReplayFile", pieces())


def all_of(client: Client, data: bytes, audience: str = "") -> list[tuple[Any, dict[str, str]]]:
    """All steps of a file, in as many calls as that takes."""
    found: list[tuple[Any, dict[str, str]]] = []
    while True:
        told = looked_into(client, data, audience=audience, after=len(found))
        found += pictured(told.steps)
        if len(found) >= told.version:
            return found


# --- what was legal


def test_legal_decisions_at_a_version_are_the_same_later(table: Table) -> None:
    table.started()
    then = []
    for _ in range(6):
        mover, _ = table.in_turn()
        snapshot = mover.snapshot()
        then.append((mover, snapshot.version, list(snapshot.prompts)))
        mover.decide()
    for mover, version, prompts in then:
        told = mover.client("GetPrompts", game=table.game, seat=mover.name, version=version)
        assert (told.version, list(told.prompts)) == (version, prompts)


def test_current_legal_decisions_are_listed_too(table: Table) -> None:
    mover, _ = table.started().in_turn()
    now = mover.client("GetPrompts", game=table.game, seat=mover.name)
    assert list(now.prompts) == list(mover.snapshot().prompts) and now.version == table.now().version


def test_only_its_holder_learns_what_a_seat_could_do_until_the_game_is_open(table: Table) -> None:
    table.started().play(seed=1, most=6)
    asked = {"game": table.game, "seat": "us", "version": 20}
    for client in (table.german.client, table.spectator):
        assert refusal(lambda client=client: client("GetPrompts", **asked)).reason in (
            "NOT_YOUR_SEAT",
            "UNAUTHENTICATED",
        )
    mine = table.us.client("GetPrompts", **asked)
    table.closed()
    for client in (table.german.client, table.spectator):
        assert client("GetPrompts", **asked) == mine
    assert refusal(lambda: table.spectator("GetPrompts", game=table.game, seat="nobody")).reason == "NOT_FOUND"
    assert refusal(lambda: table.spectator("GetPrompts", **asked | {"version": 10_000})).reason == "NOT_FOUND"


def test_another_process_gives_the_same_list(open_game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = lambda: open_game.us.client("GetPrompts", game=open_game.game, seat="us", version=30)  # noqa: E731
    here = ask()
    monkeypatch.setattr(replays, "FAR", 0)
    assert ask() == here


# --- with the eyes of others


def test_an_open_game_is_looked_at_with_the_eyes_of_any_seat(open_game: Table) -> None:
    fields = {"game": open_game.game, "audience": "german"}
    for call, told, where in (("GetDrawing", "panels", {"version": 20}), ("ListSteps", "steps", {"after": 20})):
        others, own = (ask(call, **fields, **where) for ask in (open_game.spectator, open_game.german.client))
        assert getattr(others, told) == getattr(own, told)
    assert refusal(lambda: open_game.spectator("GetSnapshot", **fields)).reason == "UNAUTHENTICATED"


def test_a_private_game_stays_private_when_it_is_open(service: Embedded) -> None:
    table = Table(service.address, private=True).started().closed()
    guest = Client(service.address)
    for call, who in (("GetDrawing", "audience"), ("ListSteps", "audience"), ("GetPrompts", "seat")):
        assert refusal(lambda call=call, who=who: guest(call, game=table.game, **{who: "us"})).reason == "NOT_FOUND"


# --- step by step


@pytest.mark.parametrize("audience", ["public", "us", "german", "referee"])
@pytest.mark.parametrize("page", [7, 200])
def test_the_steps_of_a_game_are_what_its_drawings_and_snapshots_tell(
    open_game: Table, audience: str, page: int
) -> None:
    client, game = open_game.spectator, open_game.game
    holder = {seat.name: seat.client for seat in open_game.seats}.get(audience, client)
    steps = list(steps_of(client, game, audience, page))
    assert [step.version for step, _ in steps] == list(range(1, open_game.now().version + 1))
    assert any(step.back_to for step, _ in steps) and any(step.check for step, _ in steps)
    events = client("ListEvents", game=game, audience="referee", page_size=2000).events
    assert [step.check for step, _ in steps] == [event.check for event in events]
    for step, pictures in [*steps[::5], steps[-1]]:
        fields = {"game": game, "audience": audience, "version": step.version}
        assert pictures == {panel.name: panel.svg for panel in client("GetDrawing", **fields).panels}
        snapshot = holder("GetSnapshot", **fields).snapshot
        assert (step.doing, step.outcome) == (snapshot.doing, snapshot.outcome)
        assert [one.sentence for one in step.open_prompts] == [one.sentence for one in snapshot.open_prompts]
    if audience != "referee":
        told = open_game.events(audience) if audience != "public" else open_game.events()
        assert [step.sentence for step, _ in steps] == [event.sentence for event in told]


def test_steps_take_a_small_part_of_what_the_pictures_take(open_game: Table) -> None:
    told = open_game.spectator("ListSteps", game=open_game.game, audience="referee", page_size=200)
    drawn = sum(len(picture) for _, pictures in pictured(told.steps) for picture in pictures.values())
    assert told.ByteSize() < drawn / 8


def test_a_stranger_gets_no_steps_of_a_seat_of_a_running_game(table: Table) -> None:
    table.started()
    refused = refusal(lambda: table.german.client("ListSteps", game=table.game, audience="us"))
    assert refused.reason == "NOT_YOUR_SEAT"
    assert refusal(lambda: table.us.client("ListSteps", game=table.game, audience="referee")).reason == "WRONG_PHASE"


# --- of a file


def test_a_file_is_drawn_as_the_game_is_and_nothing_of_it_is_kept(
    open_game: Table, embedded: Callable[..., Embedded]
) -> None:
    other = embedded()
    client = Client(other.address)
    data = export(open_game.spectator, open_game.game, "referee")
    for audience in ("referee", "us", "public"):
        told = looked_into(client, data, audience=audience)
        assert told.audiences == ["referee", "us", "german", "public"] and told.audience == audience
        theirs = [(step.version, step.sentence, pictures) for step, pictures in all_of(client, data, audience)]
        ours = steps_of(open_game.spectator, open_game.game, audience)
        assert theirs == [(step.version, step.sentence, pictures) for step, pictures in ours]
    assert refusal(lambda: client("GetGame", game=open_game.game)).reason == "NOT_FOUND"
    assert other.app.log.max_notification_id() is None and not list(other.app.incoming.iterdir())


def test_a_file_of_a_seat_is_seen_with_its_eyes_and_no_others(table: Table) -> None:
    table.started().play(seed=4, most=8)
    data = export(table.us.client, table.game, "us")
    told = looked_into(table.spectator, data)
    assert (told.audience, list(told.audiences)) == ("us", ["us", "public"])
    theirs = [pictures for _, pictures in all_of(table.spectator, data)]
    assert theirs == [pictures for _, pictures in steps_of(table.us.client, table.game, "us")]
    refused = refusal(lambda: looked_into(table.spectator, data, audience="german"))
    assert (refused.reason, refused.accepted) == ("NOT_FOUND", ("us", "public"))


def test_next_call_returns_the_rest_of_a_file(open_game: Table) -> None:
    data = export(open_game.spectator, open_game.game, "referee")
    whole = all_of(open_game.spectator, data)
    middle = whole[len(whole) // 2][0].version
    rest = looked_into(open_game.spectator, data, after=middle)
    assert next(pictured(rest.steps))[1] == whole[middle][1]
    assert rest.steps[0].version == middle + 1 and rest.version == len(whole)


@pytest.mark.parametrize("spoil", [lambda data: data[:-40], lambda data: b"", lambda data: b"\xff" * 4000])
def test_forged_file_is_not_drawn(open_game: Table, spoil: Callable[[bytes], bytes]) -> None:
    data = export(open_game.spectator, open_game.game, "referee")
    assert refusal(lambda: looked_into(open_game.spectator, spoil(data))).reason == "TAMPERED"


def test_a_forged_roll_in_a_file_is_named_and_not_drawn(open_game: Table) -> None:
    data = gzip.decompress((GOLDEN / "stalingrad-eventful.jsonl.gz").read_bytes())
    forged = re.sub(rb'(?<="faces":\[)\d', lambda face: b"%d" % ((int(face[0]) + 1) % 10), data, count=1)
    assert looked_into(open_game.spectator, data).version == data.count(b"\n") - 2
    refused = refusal(lambda: looked_into(open_game.spectator, forged))
    assert refused.reason == "TAMPERED" and "version" in refused.said


def test_a_log_whose_maker_has_signed_what_cannot_be_is_refused_as_what_it_is(open_game: Table) -> None:
    """Anybody can write a log that fits together, and sign it."""
    game = OfflineGame(load_packs()["normandy"], "1", "hostile")
    out = Recorder(game.system, game.position)
    out.prompt("us", "no_such_kind")
    game.keep(out)
    refused = refusal(lambda: looked_into(open_game.spectator, game.export()))
    assert refused.reason == "TAMPERED" and "not a game that can be drawn" in refused.said


def test_file_above_the_size_limit_is_refused(open_game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    data = export(open_game.spectator, open_game.game, "referee")
    monkeypatch.setattr(replays, "LARGEST", len(data) - 1)
    refused = refusal(lambda: looked_into(open_game.spectator, data))
    assert (refused.reason, refused.fields) == ("MALFORMED", ["chunk"])


def test_files_that_are_looked_into_count_as_those_that_come_in(
    open_game: Table, embedded: Callable[..., Embedded]
) -> None:
    data = export(open_game.spectator, open_game.game, "referee")
    client = Client(embedded(import_bytes_an_hour=len(data) + 10, imports_an_hour=0).address)
    assert looked_into(client, data).steps
    refused = refusal(lambda: looked_into(client, data))
    assert (refused.reason, refused.metadata["quota"]) == ("LIMIT_REACHED", "import_bytes_an_hour")


def test_files_inspected_together_are_limited(open_game: Table, embedded: Callable[..., Embedded]) -> None:
    data = export(open_game.spectator, open_game.game, "referee")
    client = Client(embedded(imports_at_once=0).address)
    refused = refusal(lambda: looked_into(client, data))
    assert (refused.reason, refused.metadata["quota"]) == ("LIMIT_REACHED", "imports_at_once")
