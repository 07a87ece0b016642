"""Handovers are for those they concern: who may ask for a seat, how often, who answers what; invitations."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.domain.kernel.seats import MOST_PROPOSALS
from tests.embedded import Embedded
from tests.service.client import Client, shows
from tests.service.table import Seat, Table, kinds, refusal


def stranger(table: Table, seat: str = "us") -> Seat:
    return Seat(Client(table.address), table.game, seat)


def named(table: Table, seat: str) -> str:
    return next(str(one.name) for one in table.now().seats if one.seat == seat)


# --- asking


@pytest.mark.parametrize("private", [False, True])
def test_a_stranger_writes_nothing_into_a_game(service: Embedded, private: bool) -> None:
    table = Table(service.address, private=private).started()
    version = table.now().version
    for seat in ("us", "german"):
        refused = stranger(table, seat).refused("ProposeHandover", name="Eve")
        assert refused.reason == ("NOT_FOUND" if private else "NOT_YOUR_SEAT")
    assert table.now().version == version


def test_holder_of_another_seat_requests_one(table: Table) -> None:
    table.seated()
    table.german.client("ProposeHandover", game=table.game, seat="us", name="Both")
    table.answer("german", "us", consent=True)
    assert named(table, "us") == "Both"


def test_creator_requests_a_seat(table: Table) -> None:
    creator = table.us.client
    table.us.client = Client(table.address)
    table.seated()
    creator("ProposeHandover", game=table.game, seat="us", name="Maker")
    table.answer("german", "us", consent=True)
    assert named(table, "us") == "Maker"


def test_player_invited_by_a_seat_requests_once(table: Table) -> None:
    table.seated()
    new = table.asks("us")
    table.answer("us", "us", consent=False)
    assert new.refused("ProposeHandover", name="Otto").reason == "NOT_YOUR_SEAT"


def test_the_makers_invitation_is_to_an_empty_seat_not_to_anothers(table: Table) -> None:
    table.us.take()
    comer = stranger(table)
    comer.client.show(table.invite())
    assert comer.refused("ProposeHandover", name="Eve").reason == "NOT_YOUR_SEAT"
    seat = Seat(comer.client, table.game, "german")
    seat.take()
    assert seat.snapshot().audience == "german"


def test_one_player_writes_only_so_many_proposals(table: Table) -> None:
    table.seated()
    for _ in range(MOST_PROPOSALS):
        table.german.client("ProposeHandover", game=table.game, seat="us", name="Both")
        table.answer("us", "us", consent=False)
    version = table.now().version
    for _ in range(20):
        refused = refusal(lambda: table.german.client("ProposeHandover", game=table.game, seat="us", name="Both"))
        assert (refused.code, refused.reason) == ("RESOURCE_EXHAUSTED", "LIMIT_REACHED")
    assert table.now().version == version


# --- one at a time


def test_new_proposal_does_not_restart_the_holders_days(
    embedded: Callable[..., Embedded], later: Callable[[float], None]
) -> None:
    table = Table(embedded(handover_wait=7200).address).seated()
    table.asks("us")
    later(7000)
    standing = table.proposal("us")
    comer = stranger(table)
    comer.client.show(table.invite("us"))
    refused = comer.refused("ProposeHandover", name="Eve")
    assert (refused.reason, refused.accepted) == ("ALREADY_DONE", (str(standing),))
    later(300)
    table.answer("german", "us", consent=True)
    assert named(table, "us") == "Otto"


def test_an_answer_names_the_proposal(table: Table) -> None:
    table.seated()
    table.asks("us", "First")
    first = table.proposal("us")
    table.answer("us", "us", consent=False)
    table.asks("us", "Second")
    second = table.proposal("us")
    for wrong in (0, first):
        for consent in (True, False):
            refused = table.german.refused("AnswerHandover", asked="us", consent=consent, proposal=wrong)
            assert (refused.reason, refused.accepted) == ("NOTHING_TO_ANSWER", (str(second),))
    assert table.events()[second - 1].kernel.handover_proposed.name == "Second"


def test_the_log_says_by_which_proposal_a_seat_has_passed_on(table: Table) -> None:
    table.seated()
    table.asks("us")
    asked = table.proposal("us")
    table.answer("german", "us", consent=True)
    consented, passed = table.events()[-2:]
    assert (consented.kernel.handover_consented.proposal, passed.kernel.seat_handed_over.proposal) == (asked, asked)


# --- who is told


def test_open_proposal_is_shown_to_those_it_concerns(table: Table) -> None:
    table.seated()
    taker = table.asks("us")
    invited = Client(table.address)
    invited.show(table.invite("german"))
    for client, told in (
        (table.us.client, True),
        (table.german.client, True),
        (taker.client, True),
        (invited, True),
        (Client(table.address), False),
        (table.spectator, False),
    ):
        for game in (
            client("GetGame", game=table.game).game,
            next(one for one in client("ListGames").games if one.game == table.game),
        ):
            assert game.seats[0].HasField("proposal") == told


# --- invitations


def test_invitation_is_shown_once_and_stored_hashed(embedded: Callable[..., Embedded], tmp_path: Path) -> None:
    service = embedded()
    table = Table(service.address).seated()
    secret = table.invite("us", "german")
    assert re.fullmatch("[0-9a-f]{64}", secret)
    assert not shows(secret, table.us.client("ListInvitations", game=table.game))
    assert not shows(secret, *table.events("us", proof=True))
    assert not shows(secret, *(path.read_bytes() for path in (tmp_path / "data").iterdir() if path.is_file()))


def test_the_standing_ones_are_listed_for_who_sits_and_who_made_the_game(table: Table) -> None:
    creator = table.us.client
    table.us.client = Client(table.address)
    table.seated()
    table.invite("german", "us", lifetime=60)
    for client in (creator, table.us.client, table.german.client):
        (told,) = client("ListInvitations", game=table.game).invitations
        assert (told.by, told.seat) == ("german", "us")
        assert table.events()[told.invitation - 1].kernel.invitation_given.by == "german"
    refused = refusal(lambda: Client(table.address)("ListInvitations", game=table.game))
    assert refused.reason == "NOT_YOUR_SEAT"
    assert refusal(lambda: table.spectator("ListInvitations", game=table.game)).reason == "UNAUTHENTICATED"


def test_only_who_sits_or_made_the_game_invites(table: Table) -> None:
    table.seated()
    other = Client(table.address)
    for by in ("", "us"):
        refused = refusal(lambda by=by: other("CreateInvitation", game=table.game, by=by))
        assert (refused.code, refused.reason) == ("PERMISSION_DENIED", "NOT_YOUR_SEAT")
    assert refusal(lambda: table.german.client("CreateInvitation", game=table.game)).reason == "NOT_YOUR_SEAT"


@pytest.mark.parametrize("memory", ["kept", "dropped"])
def test_an_invitation_holds_until_its_time_is_over(
    service: Embedded, later: Callable[[float], None], memory: str
) -> None:
    table = Table(service.address, private=True)
    table.us.take()
    table.german.client.show(table.invite("us", lifetime=60))
    if memory == "dropped":
        service.app.games.drop(table.game)
    later(50)
    assert table.german.client("GetGame", game=table.game).game.game == table.game
    later(20)
    assert table.german.refused("TakeSeat", name="Otto").reason == "NOT_FOUND"
    assert not table.us.client("ListInvitations", game=table.game).invitations


def test_an_invitation_withdrawn_lets_nobody_in(table: Table) -> None:
    table.us.take()
    secret = table.invite("us", "us")
    (given,) = table.us.client("ListInvitations", game=table.game).invitations
    table.us.client("WithdrawInvitation", game=table.game, by="us", invitation=given.invitation)
    comer = stranger(table)
    comer.client.show(secret)
    assert comer.refused("ProposeHandover", name="Eve").reason == "NOT_YOUR_SEAT"
    again = refusal(
        lambda: table.us.client("WithdrawInvitation", game=table.game, by="us", invitation=given.invitation)
    )
    assert again.reason == "NOTHING_TO_ANSWER"


@pytest.mark.parametrize("secret", ["", "00", "zz" * 32, "AB" * 32, "00" * 33])
def test_malformed_secret_is_refused(table: Table, secret: str) -> None:
    table.spectator.show(secret)
    if secret:
        refused = refusal(lambda: table.spectator("GetGame", game=table.game))
        assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")
    else:
        assert table.spectator("GetGame", game=table.game).game.game == table.game


def test_the_log_says_by_which_invitation_somebody_came(table: Table) -> None:
    table.us.take()
    table.german.client.show(table.invite("us"))
    table.german.take()
    given, taken = table.events()[-2:]
    assert kinds([given, taken]) == ["invitation_given", "seat_taken"]
    assert taken.kernel.seat_taken.invitation == given.version
