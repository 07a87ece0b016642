"""Taking, leaving and handing over seats; entropy committed and revealed before play begins."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from kronika.domain.kernel.signing import handover_message
from kronika.v1 import game_pb2
from tests.embedded import Embedded
from tests.service.client import NO_HEAD, Client, Signer, shows, word
from tests.service.table import Seat, Table, kinds, refusal


def seat_of(table: Table, name: str) -> Any:
    return next(seat for seat in table.now().seats if seat.seat == name)


# --- taking and leaving


def test_a_seat_taken_is_held_by_its_token(table: Table) -> None:
    table.us.take()
    seat = seat_of(table, "us")
    assert (seat.held, seat.name, seat.signs, seat.committed, seat.revealed) == (True, "Us", False, False, False)
    assert not shows(table.us.client.token, table.now(), *table.events(proof=True)), "the token itself is never shown"
    assert table.us.snapshot().audience == "us"


def test_a_held_seat_is_refused_with_those_still_empty(table: Table) -> None:
    table.us.take()
    refused = Seat(Client(table.address), table.game, "us").refused("TakeSeat", name="Otto")
    assert (refused.code, refused.reason, refused.accepted) == ("FAILED_PRECONDITION", "SEAT_TAKEN", ("german",))


def test_a_seat_that_there_is_not(table: Table) -> None:
    refused = Seat(table.us.client, table.game, "soviet").refused("TakeSeat", name="Olga")
    assert (refused.code, refused.reason, refused.accepted) == ("NOT_FOUND", "NOT_FOUND", ("us", "german"))


@pytest.mark.parametrize(
    "fields", [{"name": ""}, {"name": "x" * 41}, {"name": " Anna"}, {"name": "A\tB"}, {"key": "00"}, {"key": "00" * 33}]
)
def test_malformed_names_and_keys_are_refused(table: Table, fields: dict[str, str]) -> None:
    refused = table.us.refused("TakeSeat", **({"name": "Anna"} | fields))
    assert (refused.code, refused.reason, refused.fields) == ("INVALID_ARGUMENT", "MALFORMED", list(fields))


def test_a_name_is_normalised_before_it_is_judged(table: Table) -> None:
    for seat, name in zip(table.seats, ("Rene\u0301e", "E\u0301" * 40), strict=True):
        assert seat("TakeSeat", name=name)
    assert [seat.name for seat in table.now().seats] == ["Ren\u00e9e", "\u00c9" * 40]


def test_a_handover_is_signed_over_the_normalised_name(table: Table) -> None:
    signer = Signer()
    table.us("TakeSeat", name="Anna", key=signer.public)
    token_hash = sha256(bytes.fromhex(Client(table.address).token)).hexdigest()
    signed = signer.over(handover_message(table.game, "us", NO_HEAD, "Ren\u00e9e", ""))
    table.us("HandOverSeat", name="Rene\u0301e", token_hash=token_hash, signed=signed)
    assert seat_of(table, "us").name == "Ren\u00e9e"


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Anna", "Ben"), ("Anna", "Ben")),
        (("Anna", "Anna"), ("Anna (us)", "Anna (german)")),
        (("Anna", "АNNА"), ("Anna (us)", "АNNА (german)")),
        (("❤", "❤️"), ("❤ (us)", "❤️ (german)")),
    ],
)
def test_two_seats_of_a_game_never_show_the_same_name(
    table: Table, names: tuple[str, str], shown: tuple[str, str]
) -> None:
    for seat, name in zip(table.seats, names, strict=True):
        seat("TakeSeat", name=name)
    assert tuple(seat.name for seat in table.now().seats) == shown
    assert [one.kernel.seat_taken.name for one in table.events() if one.kernel.HasField("seat_taken")] == list(names)


def test_one_player_may_hold_both_seats(table: Table) -> None:
    table.german.client = table.us.client
    table.started()
    mover, waiter = table.in_turn()
    assert mover.legal() and not waiter.legal()


def test_a_seat_left_can_be_taken_by_another(table: Table) -> None:
    table.seated()
    table.us("LeaveSeat")
    assert not seat_of(table, "us").held
    assert table.us.refused("LeaveSeat").reason == "NOT_YOUR_SEAT"
    newcomer = Seat(Client(table.address), table.game, "us")
    newcomer.take()
    assert newcomer.snapshot().audience == "us"


def test_a_seat_left_in_the_middle_of_play_keeps_its_prompt_and_its_cards_for_the_next(table: Table) -> None:
    table.started()
    before = table.us.snapshot()
    table.us("LeaveSeat")
    newcomer = Seat(Client(table.address), table.game, "us")
    newcomer.take()
    after = newcomer.snapshot()
    assert after.prompts == before.prompts
    assert after.view == before.view
    assert newcomer.decide().snapshot.view.undaunted.round == 1


def test_another_token_does_not_speak_for_the_seat(table: Table) -> None:
    table.started()
    stranger = Seat(Client(table.address), table.game, "us")
    prompt = table.us.snapshot().prompts[0]
    decision = prompt.legal[0].decision
    for method, fields in {
        "LeaveSeat": {},
        "Decide": {"prompt": prompt.prompt, "decision": decision, "request_id": "1"},
        "Resign": {},
        "RequestUndo": {},
        "OfferDraw": {},
        "CommitEntropy": {"epoch": 1, "commitment": "00" * 32},
        "AgreeToEpoch": {},
        "HandOverSeat": {"name": "Otto", "token_hash": "00" * 32},
        "DisputeRoll": {"version": 1, "reason": "no"},
    }.items():
        refused = stranger.refused(method, **fields)
        assert (refused.code, refused.reason) == ("PERMISSION_DENIED", "NOT_YOUR_SEAT"), method
    assert refusal(lambda: stranger.snapshot()).reason == "NOT_YOUR_SEAT"
    assert refusal(lambda: Seat(table.spectator, table.game, "us").snapshot()).reason == "UNAUTHENTICATED"


# --- handing over


def taker(table: Table, seat: str) -> Seat:
    return Seat(Client(table.address), table.game, seat)


def token_hash(seat: Seat) -> str:
    return sha256(bytes.fromhex(seat.client.token)).hexdigest()


def test_the_holder_passes_a_seat_on(table: Table) -> None:
    table.started()
    new = taker(table, "us")
    table.us("HandOverSeat", name="Otto", token_hash=token_hash(new))
    assert seat_of(table, "us").name == "Otto"
    assert new.legal()
    assert refusal(table.us.snapshot).reason == "NOT_YOUR_SEAT"
    assert table.now().epoch.number == 1, "a game that has begun keeps its epoch"


@pytest.mark.parametrize("text", ["", "00", "00" * 33])
def test_malformed_token_hash_is_refused(table: Table, text: str) -> None:
    table.seated()
    assert table.us.refused("HandOverSeat", name="Otto", token_hash=text).reason == "MALFORMED"


def test_a_signing_seat_passes_only_by_its_old_keys_signature(table: Table) -> None:
    old, new_key = Signer(), Signer()
    table.us.take(key=old.public)
    table.german.take()
    new = taker(table, "us")
    fields: dict[str, Any] = {"name": "Otto", "token_hash": token_hash(new), "key": new_key.public}
    message = handover_message(table.game, "us", NO_HEAD, "Otto", new_key.public)

    for signed in ({}, new_key.over(message), old.over(message + b"!"), old.over(message, head="11" * 32)):
        refused = table.us.refused("HandOverSeat", **fields, signed=signed)
        assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "WRONG_SIGNATURE")
    table.us("HandOverSeat", **fields, signed=old.over(message))

    seat = seat_of(table, "us")
    assert (seat.player.hex(), seat.signs, seat.name) == (new_key.public, True, "Otto")
    assert new.snapshot().audience == "us"


def test_without_the_old_key_every_other_held_seat_must_consent(table: Table) -> None:
    table.started()
    new = table.asks("us")
    assert seat_of(table, "us").proposal.name == "Otto"
    assert refusal(new.snapshot).reason == "NOT_YOUR_SEAT"
    table.answer("german", "us", consent=True)
    assert seat_of(table, "us").name == "Otto"
    assert new.legal()
    handed = next(e for e in table.events() if "seat_handed_over" in kinds([e])).kernel.seat_handed_over
    assert list(handed.consents) == ["german"]


def test_consent_counts_only_once_the_holder_has_had_time_to_decline(embedded: Callable[..., Embedded]) -> None:
    table = Table(embedded(handover_wait=7200).address)
    table.started()
    table.asks("us")
    refused = table.german.refused("AnswerHandover", asked="us", consent=True, proposal=table.proposal("us"))
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "TOO_EARLY")
    assert "for another 2 hours" in refused.said
    table.answer("us", "us", consent=False)
    assert not seat_of(table, "us").HasField("proposal")
    assert seat_of(table, "us").name == "Us"


@pytest.mark.parametrize("refusing", ["us", "german"])
def test_a_proposal_refused_by_the_others_or_by_the_holder_falls(table: Table, refusing: str) -> None:
    table.started()
    table.asks("us")
    asked = table.proposal("us")
    table.answer(refusing, "us", consent=False)
    assert not seat_of(table, "us").HasField("proposal")
    refused = table.german.refused("AnswerHandover", asked="us", consent=True, proposal=asked)
    assert refused.reason == "NOTHING_TO_ANSWER"
    assert seat_of(table, "us").name == "Us"


def test_the_holder_cannot_consent_for_the_others(table: Table) -> None:
    table.started()
    table.asks("us")
    refused = table.us.refused("AnswerHandover", asked="us", consent=True, proposal=table.proposal("us"))
    assert refused.reason == "NOTHING_TO_ANSWER"


def test_where_nobody_else_sits_nobody_can_consent_and_the_seat_stays_its_holders(table: Table) -> None:
    table.us.take()
    table.asks("us", "Thief")
    assert seat_of(table, "us").name == "Us"
    table.german.take()
    table.answer("german", "us", consent=True)
    assert seat_of(table, "us").name == "Thief", "somebody has consented now"


# --- commit and reveal


def test_play_begins_when_all_have_committed_and_then_revealed(table: Table) -> None:
    table.seated()
    assert table.now().phase == game_pb2.PHASE_COMMITTING
    table.us.commit()
    waiting = table.us.refused("RevealEntropy", epoch=1, entropy=table.us.entropy.hex())
    assert (waiting.reason, "german" in waiting.said) == ("TOO_EARLY", True)
    table.german.commit()
    table.us.reveal()
    assert not table.now().prompts
    game = table.german.reveal()
    assert game.phase == game_pb2.PHASE_RUNNING
    assert {(prompt.seat, word(prompt, "kind")) for prompt in game.prompts} == {
        ("us", "initiative"),
        ("german", "initiative"),
    }
    assert all(prompt.HasField("opened_at") for prompt in game.prompts)


def test_reveal_must_match_its_commitment(table: Table) -> None:
    table.seated()
    for seat in table.seats:
        seat.commit()
    refused = table.us.refused("RevealEntropy", epoch=1, entropy=table.german.entropy.hex())
    assert (refused.code, refused.reason) == ("FAILED_PRECONDITION", "WRONG_COMMITMENT")
    table.us.reveal()
    assert table.us.refused("RevealEntropy", epoch=1, entropy=table.us.entropy.hex()).reason == "ALREADY_DONE"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"epoch": 2, "commitment": "00" * 32}, "WRONG_PHASE"),
        ({"epoch": -1, "commitment": "00" * 32}, "WRONG_PHASE"),
        ({"epoch": 1, "commitment": ""}, "MALFORMED"),
        ({"epoch": 1, "commitment": "00" * 31}, "MALFORMED"),
        ({"epoch": 1, "commitment": "00" * 33}, "MALFORMED"),
        ({"epoch": 1, "commitment": "00" * 32, "signed": {"head": bytes(1), "signature": bytes(1)}}, "MALFORMED"),
        ({"epoch": 1, "commitment": "00" * 32, "signed": {"head": bytes(32), "signature": bytes(63)}}, "MALFORMED"),
        (
            {"epoch": 1, "commitment": "00" * 32, "signed": {"head": bytes(32), "signature": bytes(64)}},
            "WRONG_SIGNATURE",
        ),
    ],
)
def test_malformed_commitments_are_refused(table: Table, fields: dict[str, Any], reason: str) -> None:
    table.seated()
    assert table.us.refused("CommitEntropy", **fields).reason == reason
    table.us.commit()
    assert table.us.refused("CommitEntropy", epoch=1, commitment="00" * 32).reason == "ALREADY_DONE"


def test_a_seat_that_never_reveals_delays_only_its_own_game(table: Table) -> None:
    table.seated()
    for seat in table.seats:
        seat.commit()
    table.us.reveal()
    other = Table(table.address)
    other.us.client = table.us.client
    other.german.client = table.german.client
    other.started()
    assert other.us.decide()
    assert table.now().phase == game_pb2.PHASE_COMMITTING


def test_dropping_a_seat_that_does_not_reveal_starts_a_new_epoch(table: Table) -> None:
    table.seated()
    for seat in table.seats:
        seat.commit()
    table.us.reveal()
    first = table.now().epoch
    new = table.asks("german")
    table.answer("us", "german", consent=True)
    second = table.now().epoch
    assert (second.number, second.began) == (2, False)
    assert not set(first.anchors.values()) & set(second.anchors.values())
    assert not any(seat.committed or seat.revealed for seat in table.now().seats)
    table.german = new
    table.begin_epoch()
    assert table.now().phase == game_pb2.PHASE_RUNNING


def test_nobody_leaves_a_running_epoch_for_a_new_one_without_need(table: Table) -> None:
    table.started()
    assert table.us.refused("AgreeToEpoch").reason == "TOO_EARLY"
