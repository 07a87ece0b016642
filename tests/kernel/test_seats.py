"""Making a game, its seats, and the epochs of its chance (design 4)."""

import pytest

from kronika.domain.kernel import events as e
from kronika.domain.kernel import seats
from kronika.domain.kernel.chance import commitment
from kronika.domain.kernel.game import Phase, Recorder, phase_of
from kronika.domain.kernel.ledger import Holder
from kronika.domain.kernel.words import Reason
from tests.kernel.refusing import refused
from tests.kernel.tiny import PACK, Roll, Say, Win, does, table

ANN, BEN, CID = "ann", "ben", "cid"
DORA = Holder("dora", "d0", "")
EVE = Holder("eve", "e0", "")


def take(game, seat, holder=DORA):
    return seats.take(game.system, game.position, seat, holder)


def leave(game, seat, anchors=None):
    return seats.leave(game.system, game.position, seat, anchors)


def commit(game, seat, committed="00" * 32, epoch=1):
    return seats.commit_entropy(game.system, game.position, seat, epoch, committed)


def reveal(game, seat, entropy="00" * 32, epoch=1):
    return seats.reveal(game.system, game.position, seat, epoch, entropy, game.chance)


def propose(game, seat, taker=DORA):
    """Somebody asks for the seat whom another seat, or itself if it is alone, has invited."""
    if seat not in game.position.ledger.held or game.position.ledger.closed:
        return seats.propose_handover(game.system, game.position, seat, taker)
    by = next((other for other in game.position.ledger.held if other != seat), seat)
    game.keep(seats.invite(game.system, game.position, by, "ab" * 16, 60, ""))
    return seats.propose_handover(game.system, game.position, seat, taker, game.position.version)


def standing(game, seat):
    proposal = game.position.ledger.proposals.get(seat)
    return proposal.id if proposal else 0


def consent(game, seat, by):
    return seats.consent_to_handover(game.system, game.position, seat, by, standing(game, seat), None)


def decline(game, seat, by):
    return seats.decline_handover(game.system, game.position, seat, by, standing(game, seat))


def agree(game, seat):
    return seats.agree_to_epoch(game.system, game.position, seat, game.next_anchors())


def name_on(game, seat):
    held = game.position.ledger.seats[seat].held_by
    return held.name if held else None


def seated():
    game = table(begun=False)
    for seat in (ANN, BEN, CID):
        game.take(seat)
    return game


# --- a game is made


def test_a_new_game_has_its_pack_its_anchors_its_board_and_empty_seats():
    game = table(begun=False)
    created, epoch, laid_out = game.events
    assert (created.game, created.system, created.pack, created.scenario) == (game.game, "tiny", PACK.id, "3")
    assert (epoch.epoch, set(epoch.anchors)) == (1, {"public", ANN, BEN, CID})
    assert laid_out.seats == (ANN, BEN, CID)
    assert game.position.ledger.held == ()
    assert phase_of(game.position) == Phase.SEATING


# --- sitting down and getting up


def test_an_empty_seat_is_taken_once():
    game = table(begun=False)
    game.keep(take(game, BEN))
    assert game.position.ledger.held == (BEN,)
    assert refused(take(game, BEN, EVE), Reason.SEAT_TAKEN, "held by dora").accepted == (ANN, CID)


def test_a_seat_that_is_left_is_empty_and_can_be_taken_again():
    game = seated()
    assert phase_of(game.position) == Phase.COMMITTING
    game.keep(leave(game, ANN))
    assert phase_of(game.position) == Phase.SEATING
    refused(leave(game, ANN), Reason.SEAT_EMPTY)
    game.keep(take(game, ANN))
    assert game.position.ledger.held == (ANN, BEN, CID)


def test_an_unknown_seat_is_refused_with_the_seats_there_are():
    game = table(begun=False)
    for made in (take(game, "zed"), leave(game, "zed"), propose(game, "zed"), commit(game, "zed")):
        assert refused(made, Reason.NOT_FOUND, "no seat zed").accepted == (ANN, BEN, CID)


def test_in_a_closed_game_nobody_sits_down_or_gets_up():
    game = table(seats=1)
    does(game, ANN, Win())
    game.close()
    for made in (take(game, ANN), leave(game, ANN), propose(game, ANN)):
        refused(made, Reason.WRONG_PHASE, "closed")


# --- committing and revealing


def test_the_game_begins_when_the_last_seat_has_revealed():
    game = seated()
    for seat in (ANN, BEN, CID):
        game.commit(seat)
    game.reveal(CID)
    game.reveal(ANN)
    assert phase_of(game.position) == Phase.COMMITTING
    before = len(game.events)
    game.reveal(BEN)
    begun = [type(event) for event in game.events[before:]]
    assert begun == [e.EntropyRevealed, e.EpochBegan, e.GameStarted, *[e.PromptOpened] * 6]
    assert phase_of(game.position) == Phase.RUNNING


def test_nobody_reveals_before_all_have_committed():
    game = seated()
    game.commit(ANN)
    refused(reveal(game, ANN), Reason.TOO_EARLY, "Wait for ben, cid")


def test_a_seat_commits_and_reveals_once():
    game = seated()
    for seat in (ANN, BEN, CID):
        game.commit(seat)
    refused(commit(game, ANN), Reason.ALREADY_DONE)
    game.reveal(ANN)
    refused(reveal(game, ANN), Reason.ALREADY_DONE)


def test_only_who_holds_a_seat_commits():
    game = table(begun=False)
    refused(commit(game, ANN), Reason.SEAT_EMPTY)
    refused(reveal(game, ANN), Reason.SEAT_EMPTY)


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33, "0 " * 32, " " + "00" * 32, "AA" * 32])
def test_value_other_than_32_hex_bytes_is_malformed(text):
    game = seated()
    refused(commit(game, ANN, text), Reason.MALFORMED, "32 bytes")
    for seat in (ANN, BEN, CID):
        game.commit(seat)
    refused(reveal(game, ANN, text), Reason.MALFORMED, "32 bytes")


def test_only_what_was_committed_to_is_revealed():
    game = seated()
    for seat in (ANN, BEN, CID):
        game.commit(seat)
    refused(reveal(game, ANN, "00" * 32), Reason.WRONG_COMMITMENT)


def test_a_commitment_binds_seat_game_anchors_and_entropy():
    anchors = {"public": "aa" * 32, ANN: "bb" * 32}
    bound = {
        commitment(seat, game, seen, entropy)
        for seat in (ANN, BEN)
        for game in ("one", "two")
        for seen in (anchors, {**anchors, ANN: "cc" * 32}, {"public": "aa" * 32})
        for entropy in (b"1" * 32, b"2" * 32)
    }
    assert len(bound) == 24


def test_another_epoch_than_the_open_one_is_refused():
    game = seated()
    assert refused(commit(game, ANN, epoch=2), Reason.WRONG_PHASE, "Use epoch 1").accepted == ("1",)
    game.begin()
    refused(commit(game, ANN), Reason.ALREADY_DONE, "has already begun")
    refused(reveal(game, ANN), Reason.ALREADY_DONE, "has already begun")


# --- what voids an epoch


def test_a_participant_who_leaves_after_committing_voids_the_epoch():
    game = seated()
    game.commit(ANN)
    game.commit(BEN)
    game.keep(leave(game, ANN, game.next_anchors()))
    ledger = game.position.ledger
    assert (ledger.epoch.number, ledger.epoch.began) == (2, False)
    assert [seat.commitment for seat in ledger.seats.values()] == ["", "", ""]
    game.take(ANN, "dora")
    refused(commit(game, BEN, epoch=1), Reason.WRONG_PHASE, "Use epoch 2")
    game.begin()
    assert phase_of(game.position) == Phase.RUNNING


def test_one_who_reveals_and_is_replaced_voids_it_too():
    game = seated()
    for seat in (ANN, BEN, CID):
        game.commit(seat)
    game.reveal(ANN)
    game.keep(seats.hand_over(game.system, game.position, ANN, DORA, game.next_anchors()))
    ledger = game.position.ledger
    assert (ledger.epoch.number, set(ledger.entropy.values())) == (2, {""})


def test_the_kernel_does_not_void_an_epoch_without_new_anchors():
    game = seated()
    game.commit(ANN)
    with pytest.raises(ValueError, match="new anchors are due"):
        leave(game, ANN, None)


def test_one_who_has_not_committed_leaves_the_epoch_as_it_is():
    game = seated()
    game.commit(ANN)
    game.keep(leave(game, BEN))
    assert game.position.ledger.epoch.number == 1
    assert game.position.ledger.seats[ANN].commitment


def test_a_seat_handed_over_in_a_running_game_keeps_the_epoch():
    game = table()
    entropy = game.position.ledger.entropy
    game.keep(seats.hand_over(game.system, game.position, ANN, DORA, None))
    game.keep(leave(game, BEN))
    game.keep(take(game, BEN, EVE))
    assert (name_on(game, ANN), name_on(game, BEN)) == ("dora", "eve")
    assert game.position.ledger.entropy == entropy
    does(game, ANN, Roll())


# --- handing over without the old key


def test_a_seat_passes_by_consent_of_every_other_held_seat():
    game = table()
    game.keep(propose(game, ANN))
    asked = game.position.version
    game.keep(consent(game, ANN, BEN))
    assert name_on(game, ANN) == ANN
    refused(consent(game, ANN, BEN), Reason.ALREADY_DONE)
    game.keep(consent(game, ANN, CID))
    assert game.events[-1] == e.SeatHandedOver(ANN, "dora", "d0", consents=(BEN, CID), proposal=asked)
    assert name_on(game, ANN) == "dora"
    assert not game.position.ledger.proposals


def test_the_seat_itself_does_not_consent_but_may_refuse():
    game = table()
    game.keep(propose(game, ANN))
    refused(consent(game, ANN, ANN), Reason.NOTHING_TO_ANSWER)
    game.keep(decline(game, ANN, ANN))
    assert not game.position.ledger.proposals
    refused(consent(game, ANN, BEN), Reason.NOTHING_TO_ANSWER)


def test_any_other_held_seat_may_refuse():
    game = table()
    game.keep(propose(game, ANN))
    asked = game.position.version
    game.keep(decline(game, ANN, CID))
    assert game.events[-1] == e.HandoverDeclined(ANN, CID, asked)
    refused(decline(game, ANN, CID), Reason.NOTHING_TO_ANSWER)


def test_only_one_seat_proposal_is_open_at_a_time():
    game = table()
    game.keep(propose(game, ANN, DORA))
    first = standing(game, ANN)
    game.keep(consent(game, ANN, BEN))
    said = refused(propose(game, ANN, EVE), Reason.ALREADY_DONE, f"Proposal {first} for seat ann is still open")
    assert said.accepted == (f"{first}",)
    game.keep(propose(game, BEN, EVE))
    game.keep(consent(game, ANN, CID))
    assert name_on(game, ANN) == "dora"


def test_an_answer_names_the_proposal_and_none_is_taken_for_another():
    game = table()
    game.keep(propose(game, ANN, DORA))
    first = standing(game, ANN)
    game.keep(decline(game, ANN, ANN))
    game.keep(propose(game, ANN, EVE))
    second = (f"{standing(game, ANN)}",)
    for wrong in (0, first, first + 1):
        consented = seats.consent_to_handover(game.system, game.position, ANN, BEN, wrong, None)
        assert refused(consented, Reason.NOTHING_TO_ANSWER, f"Proposal {wrong}").accepted == second
        declined = seats.decline_handover(game.system, game.position, ANN, BEN, wrong)
        assert refused(declined, Reason.NOTHING_TO_ANSWER, f"Proposal {wrong}").accepted == second


def test_a_stranger_asks_for_no_seat():
    game = table()
    refused(
        seats.propose_handover(game.system, game.position, ANN, DORA),
        Reason.NOT_YOUR_SEAT,
        "Ask a player or the game's creator for an invitation",
    )


def test_seat_holder_or_creator_requests_a_seat_without_invitation():
    game = table(creator=EVE.holder)
    ben = game.position.ledger.seats[BEN].held_by
    game.keep(seats.propose_handover(game.system, game.position, ANN, ben))
    game.keep(seats.propose_handover(game.system, game.position, CID, EVE))
    refused(seats.propose_handover(game.system, game.position, BEN, ben), Reason.ALREADY_DONE, "You already hold")


def test_only_who_is_invited_by_a_seat_and_to_this_one_asks_for_it():
    game = table(creator=EVE.holder)
    for by, to in (("", ""), (BEN, CID)):
        game.keep(seats.invite(game.system, game.position, by, "ab" * 16, 60, to))
        answer = seats.propose_handover(game.system, game.position, ANN, DORA, game.position.version)
        refused(answer, Reason.NOT_YOUR_SEAT)
    game.keep(seats.propose_handover(game.system, game.position, CID, DORA, game.position.version))


def test_one_player_asks_three_times_in_a_game_and_no_more():
    game = table()
    for _ in range(seats.MOST_PROPOSALS):
        game.keep(propose(game, ANN))
        game.keep(decline(game, ANN, ANN))
    refused(propose(game, ANN), Reason.LIMIT_REACHED)
    refused(propose(game, BEN), Reason.LIMIT_REACHED)
    game.keep(propose(game, ANN, EVE))


def test_where_no_other_seat_is_held_nobody_can_consent_and_it_waits():
    game = table(seats=1)
    game.keep(propose(game, ANN))
    assert name_on(game, ANN) == "ann"
    assert set(game.position.ledger.proposals) == {ANN}


def test_a_proposal_falls_when_the_holder_leaves():
    """It was about that holder: who sits down next is not put out by it."""
    game = table()
    game.keep(propose(game, ANN, DORA))
    game.keep(consent(game, ANN, BEN))
    game.keep(leave(game, ANN))
    game.keep(take(game, ANN, EVE))
    refused(consent(game, ANN, CID), Reason.NOTHING_TO_ANSWER)
    assert name_on(game, ANN) == "eve"


def test_an_empty_seat_is_taken_not_handed_over():
    game = table(begun=False)
    refused(propose(game, ANN), Reason.SEAT_EMPTY)


# --- a new epoch in a running game


def test_a_new_epoch_needs_every_held_seat_and_new_entropy_from_all():
    game = table()
    does(game, ANN, Roll())
    game.keep(agree(game, ANN))
    game.keep(agree(game, BEN))
    refused(agree(game, BEN), Reason.ALREADY_DONE)
    assert game.position.ledger.epoch.number == 1
    game.keep(agree(game, CID))
    ledger = game.position.ledger
    assert (ledger.epoch.number, ledger.epoch.began, ledger.used) == (2, False, {})
    assert set(ledger.entropy.values()) == {""}
    refused(agree(table(begun=False), ANN), Reason.SEAT_EMPTY)


def test_no_decision_before_the_new_epoch_has_begun():
    game = table()
    for seat in (ANN, BEN, CID):
        game.keep(agree(game, seat))
    with pytest.raises(ValueError, match="dice need a new epoch"):
        does(game, ANN, Say("now"))


def test_the_game_goes_on_where_it_was_and_does_not_start_again():
    game = table()
    does(game, ANN, Say("before"))
    for seat in (ANN, BEN, CID):
        game.keep(agree(game, seat))
    board, prompts = game.position.game.board, game.position.game.prompts
    game.begin()
    assert (game.position.game.board, game.position.game.prompts) == (board, prompts)
    assert sum(isinstance(event, e.GameStarted) for event in game.events) == 1
    dice = does(game, ANN, Roll()) + 1
    use = game.events[dice - 1].use
    assert (use.epoch, use.k) == (2, 1)


def test_a_new_epoch_undoes_nothing_and_is_not_undone():
    game = table()
    word = does(game, ANN, Say("before"))
    for seat in (ANN, BEN, CID):
        game.keep(agree(game, seat))
    game.begin()
    game.undo(ANN, word - 1)
    assert game.position.ledger.epoch.number == 2
    assert game.position.game == game.at(word - 1).game


def test_creating_is_a_recorder_like_every_other_change():
    game = table(begun=False)
    birth = seats.Birth("g", PACK.id, "1", (ANN,), e.Options(), None, {"public": "00" * 32}, game.opening)
    out = seats.create(game.system, birth)
    assert isinstance(out, Recorder)
    assert out.version == len(out.events) == 3
