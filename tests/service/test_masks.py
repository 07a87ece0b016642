"""What a caller does not want of an answer is left out, and is not made either."""

from collections.abc import Iterator

import pytest
from google.protobuf.field_mask_pb2 import FieldMask
from msgspec.structs import force_setattr

from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.requests import mask_of
from kronika.v1 import game_pb2
from tests.service.table import Table, refusal


@pytest.fixture
def running(table: Table) -> Table:
    return table.started()


def names(message: object) -> set[str]:
    return {field.name for field, _ in message.ListFields()}  # type: ignore[attr-defined]


def test_a_decision_is_answered_with_what_is_wanted_and_no_more(running: Table) -> None:
    mover, _ = running.in_turn()
    answer = mover.decide(read_mask=FieldMask(paths=["receipt", "snapshot.version", "snapshot.prompts"]))
    assert names(answer) == {"receipt", "snapshot"}
    assert names(answer.snapshot) <= {"version", "prompts"} and answer.snapshot.version == running.now().version
    assert list(answer.snapshot.prompts) == list(mover.snapshot().prompts)


@pytest.mark.parametrize(
    "paths", [["events"], ["receipt"], ["snapshot.phase"], ["snapshot"], ["snapshot.view.undaunted.round"]]
)
def test_each_part_is_what_the_whole_answer_has_there(running: Table, paths: list[str]) -> None:
    mover, _ = running.in_turn()
    asked = mover.request()
    whole = mover("Decide", **asked).answer
    part = mover("Decide", **asked, read_mask=FieldMask(paths=paths)).answer
    wanted = type(whole)()
    FieldMask(paths=paths).MergeMessage(whole, wanted)
    assert part == wanted, "also where the same request is made again"


@pytest.fixture
def made() -> Iterator[list[str]]:
    """What Undaunted has made of these."""
    found: list[str] = []
    kept = {"view": (UNDAUNTED, UNDAUNTED.view), "legal": (UNDAUNTED.rules, UNDAUNTED.rules.legal)}
    for name, (whole, real) in kept.items():
        force_setattr(whole, name, lambda *given, name=name, real=real: found.append(name) or real(*given))
    yield found
    for name, (whole, real) in kept.items():
        force_setattr(whole, name, real)


def test_unrequested_parts_are_not_made(running: Table, made: list[str]) -> None:
    mover, _ = running.in_turn()
    asked = mover.request()
    made.clear()
    mover("Decide", **asked, read_mask=FieldMask(paths=["events", "receipt"]))
    assert made == []
    mover.snapshot()
    assert set(made) == {"view", "legal"}


def test_a_game_and_a_snapshot_can_be_asked_for_in_part(running: Table) -> None:
    client = running.spectator
    game = client("GetGame", game=running.game, read_mask=FieldMask(paths=["version", "epoch.number"])).game
    assert names(game) == {"version", "epoch"} and names(game.epoch) == {"number"}
    seen = running.us.snapshot(read_mask=FieldMask(paths=["prompts"]))
    assert names(seen) == {"prompts"} and list(seen.prompts) == list(running.us.snapshot().prompts)
    earlier = running.us.snapshot(version=3, read_mask=FieldMask(paths=["version", "open_prompts"]))
    whole = running.us.snapshot(version=3)
    assert (earlier.version, list(earlier.open_prompts)) == (3, list(whole.open_prompts))
    assert names(earlier) <= {"version", "open_prompts"}


@pytest.mark.parametrize("path", ["board", "seats.name", "epoch.anchors.public", "version.x"])
def test_a_path_that_leads_nowhere_is_refused_with_the_fields_that_there_are(running: Table, path: str) -> None:
    refused = refusal(lambda: running.spectator("GetGame", game=running.game, read_mask=FieldMask(paths=[path])))
    assert (refused.code, refused.fields) == ("INVALID_ARGUMENT", ["read_mask"])
    assert "epoch" in refused.accepted


def test_a_path_that_is_named_again_and_again_is_kept_once() -> None:
    once, often = (mask_of(FieldMask(paths=["receipt", "events"] * times), game_pb2.Answer) for times in (1, 1000))
    assert once is often


def test_the_notation_of_decisions_is_there_where_it_is_asked_for(running: Table) -> None:
    mover, _ = running.in_turn()
    asked = {"game": mover.game, "audience": mover.name}
    (noted,) = mover.client("GetSnapshot", **asked, notation=True).snapshot.prompts
    notes = [one.notation for one in noted.legal]
    assert len(set(notes)) == len(notes) > 1 and "end_turn" in notes
    assert not any(one.notation for prompt in mover.snapshot().prompts for one in prompt.legal)
