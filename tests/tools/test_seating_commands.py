"""kronika seat and claim: inviting, asking for a seat, answering, calling off; and what waits is shown."""

import re
from pathlib import Path

import pytest

from tests.embedded import Embedded
from tests.tools.conftest import Kronika
from tests.tools.running import Command
from tests.trust.players import Player


@pytest.fixture
def made(command: Kronika) -> str:
    """A private game that anna has made, and in which she sits."""
    return command("anna").does("new", "normandy", "1", "--private", "--reply-limit", "3d").strip()


def test_new_says_how_long_a_side_may_let_the_game_wait(command: Kronika) -> None:
    assert "keeps the game waiting for 30 days" in command("anna")("new", "normandy", "1").err
    assert "keeps the game waiting for 3 days" in command("anna")("new", "normandy", "1", "--reply-limit", "3d").err
    assert "keeps the game waiting" not in command("anna")("new", "normandy", "1", "--reply-limit", "none").err


def test_somebody_is_let_into_a_private_game_by_a_secret(command: Kronika, made: str) -> None:
    anna, ben, eve = (command(name) for name in ("anna", "ben", "eve"))
    assert "There is no game" in ben("seat", "list", made).err
    ran = anna("seat", "invite", made, "--lasts", "12h")
    secret = ran.out.strip()
    assert re.fullmatch("[0-9a-f]{64}", secret) and re.match(r"Invitation \d+, valid until .*not shown again", ran.err)
    shown = ben.does("seat", "list", made, "--invitation", secret)
    assert "The game waits for the US: seat, the Germans: seat until" in shown
    assert re.search(r"invitation \d+ by the creator to any seat, valid until", anna.does("seat", "list", made))
    assert "There is no game" in eve("seat", "list", made, "--invitation", "00" * 32).err


def test_an_invitation_is_withdrawn_by_its_number(command: Kronika, made: str) -> None:
    anna = command("anna")
    anna.does("seat", "invite", made, "--seat", "german")
    number = re.search(r"invitation (\d+) by the creator to german", anna.does("seat", "list", made))
    assert number is not None
    anna.does("seat", "withdraw", made, number[1])
    assert "invitation" not in anna.does("seat", "list", made)


def test_a_seat_is_asked_for_and_answered_by_the_number_of_the_proposal(
    command: Kronika, embedded: Embedded, wallets: Path
) -> None:
    anna, ben, otto = (command(name) for name in ("us", "german", "otto"))
    game = anna.does("new", "normandy", "1").strip()
    for seat in ("us", "german"):
        Player(embedded.address, wallets, seat).sit(game).leave()
    secret = ben.does("seat", "invite", game, "--seat", "us").strip()
    assert "You cannot ask for seat us." in otto("seat", "propose", game, "us").err
    number = otto.does("seat", "propose", game, "us", "--invitation", secret).strip()
    assert f"proposal {number}: otto asks for the seat; consents: –" in ben.does("seat", "list", game)
    assert (
        f"Game {game} has no open proposal {int(number) + 1}."
        in ben("seat", "answer", game, f"{int(number) + 1}", "--consent").err
    )
    assert "can decline the handover for another 72 hours" in ben("seat", "answer", game, number, "--consent").err
    assert "us: Us" in anna.does("seat", "answer", game, number, "--decline")
    assert "proposal" not in ben.does("seat", "list", game)


def test_the_line_up_is_locked_and_unlocked(command: Kronika) -> None:
    anna, ben = command("anna"), command("ben")
    game = anna.does("new", "normandy", "1").strip()
    assert anna.does("seat", "lock", game) == "The line-up is locked.\n"
    assert "The line-up is locked." in ben.does("seat", "list", game).splitlines()
    assert "Ask the game's creator for an invitation" in ben("play", game, "--seat", "german").err
    assert "Only the game's creator can do this." in ben("seat", "unlock", game).err
    czech = Command(*anna._who, "--lang", "cs")
    assert czech.does("seat", "unlock", game) == "Sestava je odemčena.\n"
    assert "locked" not in ben.does("seat", "list", game)


def test_a_seat_that_does_not_commit_is_freed(command: Kronika, embedded: Embedded, wallets: Path) -> None:
    anna = command("us")
    game = anna.does("new", "normandy", "1").strip()
    Player(embedded.address, wallets, "german").sit(game).leave()
    assert "german   German" in anna.does("seat", "list", game)
    assert "Only the game's creator" in command("german")("seat", "free", game, "german").err
    assert anna.does("seat", "free", game, "german") == "us: –, german: –\n"
    assert "Nobody holds seat german." in anna("seat", "free", game, "german").err


def test_the_list_of_games_says_for_whom_and_until_when_one_waits(command: Kronika) -> None:
    anna = command("anna")
    game = anna.does("new", "normandy", "1").strip()
    assert re.search(rf"^{game} .* the US: seat, the Germans: seat until \d{{4}}-", anna.does("games"), re.M)


def test_claim_before_the_limit_is_refused(command: Kronika, embedded: Embedded, wallets: Path) -> None:
    anna = command("us")
    game = anna.does("new", "normandy", "1").strip()
    assert "you have no seat" in anna("claim", game).err
    Player(embedded.address, wallets, "us").sit(game).leave()
    assert "Wait another 30 days for " in anna("claim", game).err


def test_the_reply_limit_is_changed_with_the_consent_of_both(
    command: Kronika, embedded: Embedded, wallets: Path
) -> None:
    us, german = command("us"), command("german")
    game = us.does("new", "normandy", "1").strip()
    for name in ("us", "german"):
        Player(embedded.address, wallets, name).sit(game).leave()
    assert "The US ask to extend the reply limit by 3 days." in us.does("limit", game, "extend", "3d")
    assert "The current reply limit is extended by 3 days." in german.does("limit", game, "agree")
    us.does("limit", game, "pause")
    assert "declined" in german.does("limit", game, "decline")
    german.does("limit", game, "pause")
    assert "withdrawn" in german.does("limit", game, "withdraw")
    assert "nobody asks you" in german("limit", game, "agree").err
    assert "The reply limit is not paused." in us("limit", game, "resume").err
    assert "1 second to 366 days" in us("limit", game, "extend").err
