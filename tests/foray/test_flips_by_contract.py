"""Flips over gRPC, from a client that knows the contract alone: listed, counted, disputed before the closing and
proven after it; and that low numbers may be what is wanted."""

import hmac
import re
from hashlib import sha256

import pytest

from kronika.tools.cli.menu import sign
from tests.foray.test_service import command
from tests.service.client import word
from tests.service.table import refusal

LOW = {"low": {"truth": True}}
CLOSED = 5


def of(snapshot, kind):
    """The prompt of a kind, in a snapshot of a seat."""
    return next(prompt for prompt in snapshot.prompts if word(prompt, "kind") == kind)


def raided(table, **fields):
    """A game in which somebody has raided, and a card was flipped for it: the game, the raid's odds in the list
    of who raided, the flip."""
    game = table("duel", **fields).started()
    for seat in game.seats.values():
        prompt = of(seat.snapshot(), "pick")
        seat.decide(prompt, prompt.legal[0].decision)
    raider = game[game.now().prompts[0].seat]
    prompt = of(raider.snapshot(), "act")
    legal = next(one for one in prompt.legal if one.decision.foray.HasField("raid"))
    raider.decide(prompt, legal.decision)
    target = game[game.now().prompts[0].seat]
    prompt = of(target.snapshot(), "react")
    target.decide(prompt, next(one.decision for one in prompt.legal if one.decision.foray.HasField("pass")))
    (roll,) = game.maker("ListRolls", game=game.game.game).rolls
    return game, legal.odds, roll


def close(game):
    game["n1"]("Resign")
    for seat in game.seats.values():
        seat("ConfirmEnd")
    assert game.now().phase == CLOSED


def proves(roll):
    """Whether link and message give the place of the card (docs/checking-a-game.md, “Chance”)."""
    link = roll.link
    assert sha256(b"\x05" + len(link).to_bytes(4, "big") + link).digest() == roll.previous
    digest = hmac.digest(link, roll.canonical + (0).to_bytes(4, "big"), "sha256")
    limit = 2**64 - 2**64 % roll.use.size
    words = [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]
    return next(word % roll.use.size for word in words if word < limit) == roll.flip.index


def test_the_dispute_of_a_flip_is_answered_with_what_is_known_and_says_that_the_proof_waits(table):
    game, _, roll = raided(table)
    answer = game["s1"]("DisputeRoll", version=roll.version, reason="that card again")
    told = answer.roll
    assert (told.version, told.flip.card, told.test.target) == (roll.version, roll.flip.card, 7)
    assert [(part.name, part.rule, part.value) for part in told.test.parts] == [("base", "F8", 7)]
    assert (told.link, told.flip.HasField("index")) == (b"", False) and "when the game is closed" in told.waits
    assert [(one.seat, one.reason, word(one, "how")) for one in told.disputes] == [("s1", "that card again", "")]
    assert answer.answer.snapshot.open_prompts, "play goes on"
    for seat in game.seats.values():
        (event,) = [
            one
            for one in seat.client("ListEvents", game=game.game.game, audience=seat.name, page_size=2000).events
            if one.version == roll.version
        ]
        assert not event.foray.card_flipped.proof.HasField("content"), "nobody has it meanwhile"
    assert refusal(lambda: game["s1"]("DisputeRoll", version=roll.version, reason="again")).reason == "ALREADY_DONE"


def test_at_the_closing_the_disputed_flip_stands_and_proves_itself(table):
    game, _, roll = raided(table)
    game["s1"]("DisputeRoll", version=roll.version, reason="that card again")
    close(game)
    told = game.maker("GetRoll", game=game.game.game, version=roll.version).roll
    assert told.waits == "" and proves(told)
    assert [word(one, "how") for one in told.disputes] == ["stands"]


def test_before_a_disputed_flip_play_goes_back_by_consent_and_the_next_takes_another_link(table):
    game, _, roll = raided(table)
    asker, other = game["s1"], game["n1"]
    asker("DisputeRoll", version=roll.version, reason="that card again")
    (made,) = asker.client("ListEvents", game=game.game.game, after=roll.version - 1, page_size=1).events
    (request,) = asker("RequestUndo", to=made.tx - 1, dispute=roll.version).answer.snapshot.undo_requests
    assert request.dispute == roll.version
    other("AnswerUndo", asked_by="s1", agree=True)
    told = game.maker("GetRoll", game=game.game.game, version=roll.version).roll
    assert told.undone and [word(one, "how") for one in told.disputes] == ["went_back"]
    waiting = game[game.now().prompts[0].seat]
    prompt = of(waiting.snapshot(), "react")
    waiting.decide(prompt, next(one.decision for one in prompt.legal if one.decision.foray.HasField("pass")))
    (first, again) = game.maker("ListRolls", game=game.game.game).rolls
    assert (again.use.audience, again.use.k) == ("referee", first.use.k + 1)


def test_dispute_can_be_withdrawn_and_a_hidden_draw_cannot_be_disputed(table):
    game, _, roll = raided(table)
    game["s1"]("DisputeRoll", version=roll.version, reason="that card again")
    game["s1"]("WithdrawDispute", version=roll.version)
    told = game.maker("GetRoll", game=game.game.game, version=roll.version).roll
    assert [word(one, "how") for one in told.disputes] == ["withdrawn"]
    events = game.maker("ListEvents", game=game.game.game, page_size=2000).events
    drawn = next(one.version for one in events if one.foray.HasField("card_drawn"))
    assert refusal(lambda: game["s1"]("DisputeRoll", version=drawn, reason="x")).reason == "NOT_FOUND"


@pytest.mark.parametrize("low", [False, True])
def test_a_flip_says_whether_a_low_or_a_high_number_was_wanted(table, low):
    game, odds, roll = raided(table, choices=LOW if low else {})
    assert odds.at_most == roll.test.at_most == low
    assert (odds.target, roll.test.target) == ((6, 6) if low else (7, 7))
    number = int(roll.flip.card)
    assert roll.test.success == (number <= 6 if low else number >= 7)
    assert (roll.result.succeeded, roll.result.rule) == (roll.test.success, "F16" if low else "F8")
    assert (list(roll.result.numbers), list(roll.result.enough)) == ([number], [roll.test.success])
    assert (odds.rule, odds.counts) == (roll.result.rule, roll.result.counts)
    (event,) = [
        one.foray.card_flipped
        for one in game.maker("ListEvents", game=game.game.game, page_size=2000).events
        if one.version == roll.version
    ]
    assert event.test == roll.test
    discarded = set(game["n1"].snapshot(version=roll.version - 1).view.foray.discarded)
    unseen = set(range(1, 25)) - discarded
    assert roll.test.wins == sum(card <= 6 if low else card >= 7 for card in unseen)
    assert roll.test.outcomes == len(unseen)


@pytest.mark.parametrize("low", [False, True])
def test_a_players_flips_are_counted_whichever_number_was_wanted(table, low):
    game, _, roll = raided(table, choices=LOW if low else {})
    seat = next(one for one in game.now().seats if one.seat == roll.seat)
    found = game.maker("GetPlayerRolls", player=seat.player).rolls
    assert (found.rolls, found.successes) == (1, int(roll.test.success))
    assert found.expected == pytest.approx(roll.test.wins / roll.test.outcomes)


@pytest.mark.parametrize("low", [False, True])
def test_the_terminal_says_what_was_wanted(table, contract, serving, tmp_path, low):
    game, odds, _ = raided(table, choices=LOW if low else {})
    said = command(contract, "--server", serving.address, "--home", str(tmp_path), "rolls", game.game.game).stdout
    wanted = "≤ 6 = base 6 (F16)" if low else "≥ 7 = base 7 (F8)"
    assert re.search(rf"^ +\d+\.\d %  {re.escape(wanted)}$", said, re.M), said
    assert sign(odds) == wanted[0]
