"""Who sits before the start: the creator locks the line-up and frees a seat that does not commit, and who
has left after committing sits down again only by the creator."""

from collections.abc import Callable

import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.ed25519 import verifies
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Seat, Table, hex_of, kinds, refusal
from tests.trust import second_verifier as second


def another(table: Table, seat: str = "german", language: str = "") -> Seat:
    """Somebody else who would like this seat."""
    return Seat(Client(table.address, language), table.game, seat)


def held(table: Table) -> dict[str, str]:
    return {seat.seat: seat.name for seat in table.now().seats}


def file_of(table: Table) -> bytes:
    """The game as everybody may have it."""
    return b"".join(piece.chunk for piece in table.spectator.stream("ExportGame", game=table.game, audience="public"))


def problems(file: bytes) -> tuple[list[str], list[str]]:
    """What the two verifiers find."""
    first = verify(parse(file), SYSTEMS, CODECS, verifies).problems
    return [str(one) for one in first], second.check(file.splitlines(keepends=True))


# --- locking


def test_in_a_locked_line_up_nobody_sits_down_leaves_or_passes_a_seat_on(table: Table) -> None:
    us, german = table.seats
    german.take()
    assert us.client("LockLineUp", game=table.game).game.locked
    before = table.now()
    stranger = another(table, "us")
    assert stranger.refused("TakeSeat", name="Eve").reason == "NOT_YOUR_SEAT"
    assert german.refused("LeaveSeat").reason == "WRONG_PHASE"
    handover = german.refused("HandOverSeat", name="Eve", token_hash="ab" * 32)
    assert (handover.reason, handover.said) == (
        "WRONG_PHASE",
        "The line-up is locked. Ask the game's creator to unlock it.",
    )
    assert table.now() == before


def test_no_consent_passes_a_seat_of_a_locked_line_up_on(table: Table) -> None:
    table.seated()
    table.asks("german")
    table.us.client("LockLineUp", game=table.game)
    refused = refusal(lambda: table.answer("us", "german", consent=True))
    assert refused.reason == "WRONG_PHASE"
    assert held(table)["german"] == "German"


def test_creator_and_invited_players_sit_down_in_a_locked_game(table: Table) -> None:
    us = table.us
    us.client("LockLineUp", game=table.game)
    us.take()
    guest = another(table)
    assert guest.refused("TakeSeat", name="Ben").said == (
        "The line-up is locked. Ask the game's creator for an invitation."
    )
    guest.client.show(table.invite())
    guest("TakeSeat", name="Ben")
    assert held(table) == {"us": "Us", "german": "Ben"}


def test_creator_invites_for_the_own_seat_too(table: Table) -> None:
    table.us.take()
    table.us.client("LockLineUp", game=table.game)
    guest = another(table)
    guest.client.show(table.invite("us"))
    guest("TakeSeat", name="Ben")
    assert held(table) == {"us": "Us", "german": "Ben"}
    assert problems(file_of(table)) == ([], [])


def test_an_invitation_of_another_seat_opens_no_locked_line_up(embedded: Callable[..., Embedded]) -> None:
    table = Table(embedded().address)
    table.german.client, table.us.client = table.us.client, table.german.client
    table.us.take()
    secret = table.invite("us")
    table.german.client("LockLineUp", game=table.game)
    guest = another(table, language="cs")
    guest.client.show(secret)
    refused = guest.refused("TakeSeat", name="Ben")
    assert refused.reason == "NOT_YOUR_SEAT" and refused.said.startswith("Sestava je uzamčena. Požádejte o pozvání")


def test_an_unlocked_line_up_is_as_if_it_had_never_been_locked(table: Table) -> None:
    creator = table.us.client
    creator("LockLineUp", game=table.game)
    assert not creator("LockLineUp", game=table.game, unlock=True).game.locked
    table.seated()
    table.german("LeaveSeat")
    assert held(table)["german"] == ""


def test_only_who_has_made_the_game_locks_and_only_once(table: Table) -> None:
    table.seated()
    german = table.german
    assert refusal(lambda: german.client("LockLineUp", game=table.game)).reason == "NOT_YOUR_SEAT"
    assert refusal(lambda: table.spectator("LockLineUp", game=table.game)).reason == "UNAUTHENTICATED"
    creator = table.us.client
    assert refusal(lambda: creator("LockLineUp", game=table.game, unlock=True)).reason == "ALREADY_DONE"
    creator("LockLineUp", game=table.game)
    assert refusal(lambda: creator("LockLineUp", game=table.game)).reason == "ALREADY_DONE"


def test_the_start_unlocks_it_and_from_then_on_it_cannot_be_locked(table: Table) -> None:
    table.seated()
    table.us.client("LockLineUp", game=table.game)
    table.begin_epoch()
    assert not table.now().locked
    assert refusal(lambda: table.us.client("LockLineUp", game=table.game)).reason == "WRONG_PHASE"
    table.german("LeaveSeat")
    another(table)("TakeSeat", name="Ben")
    assert held(table)["german"] == "Ben"


# --- freeing


def test_a_seat_that_does_not_commit_is_freed_and_the_epoch_goes_on(table: Table) -> None:
    table.seated()
    table.us.commit()
    now = table.us.client("FreeSeat", game=table.game, seat="german").game
    assert [(seat.seat, seat.held, seat.committed) for seat in now.seats] == [
        ("us", True, True),
        ("german", False, False),
    ]
    assert now.epoch.number == 1
    ben = another(table)
    ben("TakeSeat", name="Ben")
    ben.commit()
    for seat in (table.us, ben):
        seat.reveal()
    assert table.now().prompts
    assert table.german.refused("Resign").reason == "NOT_YOUR_SEAT"


def test_a_seat_that_has_committed_is_not_freed(table: Table) -> None:
    table.seated()
    table.german.commit()
    refused = refusal(lambda: table.us.client("FreeSeat", game=table.game, seat="german"))
    assert (refused.reason, refused.accepted) == ("ALREADY_DONE", ("us",))
    assert held(table)["german"] == "German"


@pytest.mark.parametrize(("seat", "reason"), [("german", "SEAT_EMPTY"), ("french", "NOT_FOUND")])
def test_a_seat_that_nobody_holds_is_not_freed(table: Table, seat: str, reason: str) -> None:
    assert refusal(lambda: table.us.client("FreeSeat", game=table.game, seat=seat)).reason == reason


def test_only_who_has_made_the_game_frees_a_seat_and_only_before_the_start(table: Table) -> None:
    table.seated()
    assert refusal(lambda: table.german.client("FreeSeat", game=table.game, seat="us")).reason == "NOT_YOUR_SEAT"
    table.begin_epoch()
    assert refusal(lambda: table.us.client("FreeSeat", game=table.game, seat="german")).reason == "WRONG_PHASE"


def test_freed_player_may_sit_down_again(table: Table) -> None:
    table.seated()
    table.us.client("FreeSeat", game=table.game, seat="german")
    table.german.take()
    assert held(table)["german"] == "German"


# --- leaving after committing


def walked_out(table: Table) -> Table:
    """The German player has committed and left."""
    table.seated()
    table.german.commit()
    table.german("LeaveSeat")
    return table


def test_player_who_left_after_committing_needs_consent_to_return(table: Table) -> None:
    german = walked_out(table).german
    refused = german.refused("TakeSeat", name="German")
    assert (refused.reason, refused.said) == (
        "NOT_YOUR_SEAT",
        "You left this game after your seat had committed. Ask the game's creator for an invitation.",
    )
    another(table)("TakeSeat", name="Ben")
    assert held(table)["german"] == "Ben"


def test_the_creator_lets_him_sit_down_again(table: Table) -> None:
    german = walked_out(table).german
    german.client.show(table.invite())
    german.take()
    table.begin_epoch()
    assert table.now().prompts


def test_another_token_with_the_same_key_does_not_help_him(table: Table) -> None:
    table.us.take()
    from kronika.domain.kernel import signing
    from kronika.domain.kernel.chance import commitment
    from tests.service.client import Signer

    signer = Signer()
    first = another(table)
    first("TakeSeat", name="Ben", key=signer.public)
    epoch = table.now().epoch
    committed = commitment("german", table.game, hex_of(epoch.anchors), first.entropy)
    message = signing.commitment_message(table.game, "german", epoch.number, "0" * 64, committed)
    first("CommitEntropy", epoch=epoch.number, commitment=committed, signed=signer.over(message))
    first("LeaveSeat")
    assert another(table).refused("TakeSeat", name="Ben", key=signer.public).reason == "NOT_YOUR_SEAT"
    another(table)("TakeSeat", name="Cid")


def test_player_who_left_before_committing_or_after_start_returns(table: Table) -> None:
    table.seated()
    table.german("LeaveSeat")
    table.german.take()
    table.begin_epoch()
    table.german("LeaveSeat")
    table.german.take()
    assert held(table)["german"] == "German"


def test_the_creator_himself_comes_back_whenever_he_likes(table: Table) -> None:
    table.seated()
    table.us.commit()
    table.us("LeaveSeat")
    table.us.take()
    assert held(table)["us"] == "Us"


# --- on the record


def test_all_of_it_is_on_the_record_told_and_verified(table: Table) -> None:
    creator = table.us.client
    walked_out(table)
    creator("LockLineUp", game=table.game)
    table.german.client.show(table.invite())
    table.german.take()
    creator("FreeSeat", game=table.game, seat="german")
    creator("LockLineUp", game=table.game, unlock=True)
    another(table)("TakeSeat", name="Ben")
    events = table.events()
    found = [event for event in events if kinds([event])[0] in ("seat_freed", "line_up_locked", "line_up_unlocked")]
    assert [event.sentence for event in found] == [
        "The line-up is locked.",
        "The seat of the Germans is freed.",
        "The line-up is unlocked.",
    ]
    assert problems(file_of(table)) == ([], [])


def test_a_restarted_service_knows_of_it(embedded: Callable[..., Embedded]) -> None:
    first = embedded()
    table = walked_out(Table(first.address))
    table.us.client("LockLineUp", game=table.game)
    before = table.now()
    first.__exit__(None, None, None)
    again = embedded()
    creator = Client(again.address, token=table.us.client.token)
    assert creator("GetGame", game=table.game).game == before
    creator("LockLineUp", game=table.game, unlock=True)
    german = Seat(Client(again.address, token=table.german.client.token), table.game, "german")
    assert german.refused("TakeSeat", name="German").reason == "NOT_YOUR_SEAT"


# --- the same players again


def rematch(table: Table, **options: object) -> Seat:
    """The first player makes another game, locks its line-up and invites the other player to the first seat."""
    made = table.us.client("CreateGame", pack="normandy", scenario="1", options=options).game.game
    Seat(table.us.client, made, "german").take()
    table.us.client("LockLineUp", game=made)
    told = table.us.client("CreateInvitation", game=made, played=table.game, opponent="german", seat="us")
    assert not told.secret
    return Seat(table.german.client, made, "us")


@pytest.mark.parametrize("private", [False, True])
def test_a_player_of_an_earlier_game_sits_down_in_the_seat_kept_for_them(table: Table, private: bool) -> None:
    table.seated()
    again = rematch(table, private=private)
    assert again.client("GetGame", game=again.game).game.invited == ["us"]
    stranger = Seat(Client(table.address), again.game, "us")
    assert stranger.refused("TakeSeat", name="Eve").reason == ("NOT_FOUND" if private else "NOT_YOUR_SEAT")
    again.take()
    assert not again.client("GetGame", game=again.game).game.invited


def test_only_players_of_own_games_are_invited_without_a_secret(table: Table) -> None:
    table.us.take()
    table.german.client("CreateGame", pack="normandy", scenario="1")
    own = table.us.client("CreateGame", pack="normandy", scenario="1").game.game
    strange = Table(table.address).seated()
    for played, opponent in ((table.game, "german"), (strange.game, "us")):
        fields = {"game": own, "played": played, "opponent": opponent}
        refused = refusal(lambda fields=fields: table.us.client("CreateInvitation", **fields))
        assert refused.reason == "NOT_YOUR_SEAT"
