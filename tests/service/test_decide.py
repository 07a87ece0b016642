"""Prompts and decisions (design 9): what is accepted, what is refused and how, and that nothing
is ever done twice."""

from typing import Any

import pytest

from kronika.v1 import system_pb2
from tests.service.client import Client, word
from tests.service.table import END_TURN, Seat, Table, act_of, hands, kinds, refusal


@pytest.fixture
def running(table: Table) -> Table:
    return table.started()


def picking(card: str) -> Any:
    return system_pb2.Decision(undaunted={"pick_initiative": {"card": card}})


# --- prompts


def test_both_seats_are_asked_together_and_get_only_their_own_answers(running: Table) -> None:
    for seat in running.seats:
        snapshot = seat.snapshot()
        assert {prompt.seat for prompt in snapshot.open_prompts} == {"us", "german"}
        (prompt,) = snapshot.prompts
        assert word(prompt, "kind") == "initiative"
        assert {legal.decision.undaunted.pick_initiative.card for legal in prompt.legal} == set(
            hands(snapshot)[seat.name]
        )


def test_every_legal_decision_has_a_sentence_in_both_languages(running: Table) -> None:
    english = [legal.sentence for legal in running.us.legal()]
    czech = Client(running.address, language="cs", token=running.us.client.token)
    said = [legal.sentence for legal in Seat(czech, running.game, "us").legal()]
    assert all(english) and all(said) and len(english) == len(said)
    assert english != said


def test_an_attack_states_its_target_number_by_parts_and_its_exact_chance(running: Table) -> None:
    def shoots(answer: Any) -> bool:
        return any(legal.HasField("odds") for prompt in answer.snapshot.prompts for legal in prompt.legal)

    answer = running.play(seed=5, until=shoots)
    attack = next(legal for prompt in answer.snapshot.prompts for legal in prompt.legal if legal.HasField("odds"))
    assert act_of(attack) in ("attack", "suppress")
    odds = attack.odds
    assert sum(part.value for part in odds.parts) == odds.target
    assert all(part.name and part.rule for part in odds.parts)
    assert odds.outcomes == 10**odds.dice
    high_enough = sum(face == 0 or face >= odds.target for face in range(10))
    assert odds.wins == 10**odds.dice - (10 - high_enough) ** odds.dice, "a 0 is a 10, and one die is enough"


# --- one round trip a move


def test_an_answer_holds_events_view_prompts_and_receipt(running: Table) -> None:
    mover, waiter = running.in_turn()
    before = mover.snapshot()
    answer = mover.decide(END_TURN)
    assert kinds(answer.events)[:2] == ["decision_made", "turn_ended"]
    assert [event.version for event in answer.events] == list(range(before.version + 1, answer.snapshot.version + 1))
    assert {event.tx for event in answer.events} == {before.version + 1}
    assert "turn_ended" in kinds([event for event in answer.events if event.sentence])
    assert answer.snapshot == mover.snapshot()
    assert (answer.receipt.version, answer.receipt.head) == (answer.snapshot.version, answer.snapshot.head)
    (prompt,) = waiter.snapshot().prompts
    assert word(prompt, "kind") == "play"


def test_prompt_stays_open_while_other_events_are_appended(running: Table) -> None:
    prompt = running.us.snapshot().prompts[0]
    running.german.decide()
    running.german("OfferDraw")
    answer = running.us("Decide", prompt=prompt.prompt, decision=prompt.legal[0].decision, request_id="late").answer
    assert "initiative_revealed" in kinds(answer.events)


# --- request ids


def test_a_request_id_repeated_gives_the_same_answer_and_nothing_twice(running: Table) -> None:
    mover, _ = running.in_turn()
    asked = mover.request(decision=END_TURN)
    first = mover("Decide", **asked)
    assert mover("Decide", **asked) == first
    assert running.now().version == first.answer.snapshot.version


def test_a_request_id_repeated_later_still_gives_the_same_answer(running: Table) -> None:
    mover, _waiter = running.in_turn()
    asked = mover.request()
    first = mover("Decide", **asked)
    running.play(seed=3, most=6)
    version = running.now().version
    assert mover("Decide", **asked) == first
    assert running.now().version == version


def test_a_request_id_repeated_after_an_undo_decides_nothing(running: Table) -> None:
    mover, _ = running.in_turn()
    hunker = next(legal.decision for legal in mover.legal() if act_of(legal) == "hunker_down")
    asked = mover.request(decision=hunker)
    first = mover("Decide", **asked)
    mover("RequestUndo")
    version = running.now().version
    assert mover("Decide", **asked) == first
    assert running.now().version == version


def test_a_request_id_with_another_body_is_refused(running: Table) -> None:
    mover, _ = running.in_turn()
    legal = [one.decision for one in mover.legal()]
    asked = mover.request(decision=legal[0])
    mover("Decide", **asked)
    for other in ({"decision": legal[1]}, {"prompt": asked["prompt"] + 1}):
        refused = mover.refused("Decide", **(asked | other))
        assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "REQUEST_REUSED")


def test_both_seats_may_use_the_same_request_id(running: Table) -> None:
    for seat in running.seats:
        first = seat("Decide", **(asked := seat.request(request_id="1")))
        assert seat("Decide", **asked) == first


def test_a_decision_needs_a_request_id(running: Table) -> None:
    for bad in ("", "x" * 65, "a\nb"):
        refused = running.us.refused("Decide", **running.us.request(request_id=bad))
        assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")


def test_a_refused_decision_leaves_its_request_id_free(running: Table) -> None:
    running.us.refused("Decide", **running.us.request(decision=picking("no such card")))
    assert running.us("Decide", **running.us.request()).answer.events


# --- expected versions


def test_a_stale_expected_version_aborts(running: Table) -> None:
    version = running.now().version
    running.german.decide()
    refused = running.us.refused("Decide", **running.us.request(expected_version=version))
    assert (refused.code, refused.reason) == ("ABORTED", "STALE_VERSION")
    now = running.now().version
    assert running.us("Decide", **running.us.request(expected_version=now)).answer.events


def test_a_repeated_request_is_answered_though_its_expected_version_is_stale_by_now(running: Table) -> None:
    asked = running.us.request(expected_version=running.now().version)
    first = running.us("Decide", **asked)
    assert running.us("Decide", **asked) == first


# --- refusals


def test_a_prompt_answered_is_closed(running: Table) -> None:
    old = running.us.request()
    running.us("Decide", **old)
    refused = running.us.refused("Decide", **(old | {"request_id": "other"}))
    assert (refused.code, refused.reason, refused.accepted) == ("FAILED_PRECONDITION", "PROMPT_CLOSED", ())
    mover, waiter = running.in_turn()
    mine = mover.snapshot().prompts[0].prompt
    refused = mover.refused("Decide", **(old | {"request_id": "another", "prompt": 1}))
    assert (refused.reason, refused.accepted) == ("PROMPT_CLOSED", (str(mine),))
    refused = waiter.refused("Decide", prompt=mine, decision=END_TURN, request_id="not mine")
    assert (refused.reason, refused.accepted) == ("PROMPT_CLOSED", ())


def test_nothing_is_decided_before_the_game_starts_and_after_it_is_over(table: Table) -> None:
    table.seated()
    assert table.us.refused("Decide", prompt=1, decision=END_TURN, request_id="x").reason == "WRONG_PHASE"
    table.begin_epoch()
    old = table.us.request()
    table.finished()
    refused = table.us.refused("Decide", **old)
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "WRONG_PHASE")


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"decision": None}, "decision.undaunted"),
        ({"decision": system_pb2.Decision(undaunted={})}, "decision.undaunted.decision"),
        ({"decision": system_pb2.Decision(undaunted_campaign={"draw_losses": {}})}, "decision.undaunted_campaign"),
        (
            {"decision": system_pb2.Decision(undaunted={"play": {"card": "rifleman_a"}})},
            "decision.undaunted.play.act.act",
        ),
        (
            {"decision": system_pb2.Decision(undaunted={"play": {"card": "rifleman_a", "act": {}}})},
            "decision.undaunted.play.act.act",
        ),
        ({"decision": END_TURN}, "decision"),
        ({"signed": {"head": b"x", "signature": b"y"}}, "signed.head"),
        ({"signed": {"head": bytes(32), "signature": b"y"}}, "signed.signature"),
        ({"signed": {"signature": bytes(64)}}, "signed.head"),
        ({"request_id": ""}, "request_id"),
        ({"read_mask": {"paths": ["snapshot.board"]}}, "read_mask"),
        ({"read_mask": {"paths": ["events.version"]}}, "read_mask"),
        ({"read_mask": {"paths": ["Snapshot"]}}, "read_mask.paths[0]"),
    ],
)
def test_malformed_value_is_an_invalid_argument_that_names_its_field(
    running: Table, fields: dict[str, Any], place: str
) -> None:
    version = running.now().version
    refused = running.us.refused("Decide", **running.us.request(**fields))
    assert (refused.code, refused.reason, refused.fields) == ("INVALID_ARGUMENT", "MALFORMED", [place])
    assert running.now().version == version


def test_a_decision_of_another_kind_names_those_that_answer_the_prompt(running: Table) -> None:
    refused = running.us.refused("Decide", **running.us.request(decision=END_TURN))
    assert (refused.code, refused.reason, refused.accepted) == ("INVALID_ARGUMENT", "MALFORMED", ("pick_initiative",))


def test_refusal_names_the_rule_and_what_it_accepts(running: Table) -> None:
    """U6: the card picked for the initiative comes from hand."""
    hand = {legal.decision.undaunted.pick_initiative.card for legal in running.us.legal()}
    refused = running.us.refused("Decide", **running.us.request(decision=picking("us-general")))
    assert (refused.code, refused.reason, refused.rule) == ("FAILED_PRECONDITION", "AGAINST_THE_RULES", "U6")
    assert set(refused.accepted) == hand
    assert refused.said.endswith("(U6)")


def test_a_game_that_there_is_not(running: Table) -> None:
    for game in ("", "nowhere", "x" * 64):
        refused = refusal(lambda g=game: Seat(running.us.client, g, "us").snapshot())
        assert (refused.code, refused.reason) == ("NOT_FOUND", "NOT_FOUND")
