"""A flipped card is told, counted and disputed as a roll is; what proves a flip from a common deck waits for
the closing."""

import hmac
import random
from hashlib import sha256
from typing import Any

import pytest

from kronika.domain.kernel import ends
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.tools.cli.looking import proof_lines, rolls_of
from kronika.tools.cli.menu import roll_line
from kronika.tools.client.connection import Connection
from tests.foray import events as e
from tests.foray.pairs import position_of
from tests.foray.serving import serving
from tests.foray.state import seen_by_all
from tests.foray.system import FORAY
from tests.foray.table import played, table
from tests.service.client import Client, Refused, word

SEATS = ("n1", "n2", "s1", "s2")


@pytest.fixture(scope="module")
def games():
    """One that is closed and one that runs."""
    closed = played("team", "flips/closed")
    closed.close()
    running = table("team", "flips/running", game="foray-running")
    running.wander(random.Random("flips/running"), 30)
    assert running.position.game.outcome is None
    flip = flips(running)[0]
    running.keep(ends.dispute(FORAY, running.position, "s2", flip, "that card again"))
    return closed, running


@pytest.fixture(scope="module")
def served(games, tmp_path_factory):
    with serving(tmp_path_factory.mktemp("flips"), {game.game: game.records for game in games}) as service:
        yield service


def flips(game) -> list[int]:
    return [version for version, event in enumerate(game.events, 1) if isinstance(event, e.CardFlipped)]


def listed(served, game) -> list[Any]:
    return list(Client(served.address)("ListRolls", game=game.game).rolls)


def test_the_flips_of_a_game_are_listed_with_their_purpose_target_and_outcome(served, games):
    for game in games:
        assert flips(game)
        told = listed(served, game)
        assert [one.version for one in told] == flips(game)
        for one in told:
            event = game.events[one.version - 1]
            assert (one.flip.card, one.flip.number, list(one.faces)) == (str(event.card), event.card, [])
            assert (one.test.target, one.test.wins, one.test.outcomes) == (
                event.test.target,
                event.test.wins,
                event.test.outcomes,
            )
            assert one.test.success == event.test.success
            assert (one.use.purpose.rule, one.use.purpose.action, one.seat) == ("F8", "raid", event.use.purpose.actor)
            assert f"Card {event.card} is flipped" in one.sentence


def test_until_the_closing_the_proof_of_a_flip_waits_and_the_answer_says_why(served, games):
    _, running = games
    for one in listed(served, running):
        assert one.link == b"" and not one.flip.HasField("index")
        assert one.previous.hex() == (running.position.ledger.epoch.anchors[REFEREE] if one.use.k == 1 else "")
        assert "when the game is closed" in one.waits
        czech = Client(served.address, language="cs")("GetRoll", game=running.game, version=one.version).roll
        assert "až se hra uzavře" in czech.waits


def test_at_the_closing_every_flip_proves_itself(served, games):
    """docs/checking-a-game.md, “Chance”: the hash of the link is the link before it; with it the message
    gives the place."""
    closed, _ = games
    for one in listed(served, closed):
        assert one.waits == ""
        link = one.link
        assert sha256(b"\x05" + len(link).to_bytes(4, "big") + link).digest() == one.previous
        digest = hmac.digest(link, one.canonical + (0).to_bytes(4, "big"), "sha256")
        limit = 2**64 - 2**64 % one.use.size
        words = [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]
        assert one.flip.index == next(word % one.use.size for word in words if word < limit)
        assert position_of(closed.events[: one.version - 1]).game.board.deck[one.flip.index] == one.flip.number


def test_hidden_draw_is_not_listed_as_a_check_and_its_version_is_refused(served, games):
    _, running = games
    drawn = next(version for version, event in enumerate(running.events, 1) if isinstance(event, e.CardDrawn))
    with pytest.raises(Refused) as refused:
        Client(served.address)("GetRoll", game=running.game, version=drawn)
    assert refused.value.reason == "NOT_FOUND" and "no card was flipped" in refused.value.said


def test_dispute_of_a_flip_is_shown_beside_it(served, games):
    _, running = games
    disputed = [one for one in listed(served, running) if one.disputes]
    assert [(one.version, one.disputes[0].seat, word(one.disputes[0], "how")) for one in disputed] == [
        (flips(running)[0], "s2", "")
    ]


def test_a_players_flips_are_counted_by_the_odds_that_everybody_could_know(served, games):
    for seat in SEATS:
        holder = games[0].holder(seat).holder
        tests = [
            event.test
            for game in games
            for event in game.events
            if isinstance(event, e.CardFlipped) and event.use.purpose.actor == seat
        ]
        found = Client(served.address)("GetPlayerRolls", player=holder).rolls
        assert (found.rolls, found.successes) == (len(tests), sum(test.success for test in tests))
        assert found.expected == pytest.approx(sum(test.wins / test.outcomes for test in tests))
    assert sum(len(flips(game)) for game in games) > 5


def test_the_odds_of_a_flip_are_those_of_who_sees_no_hand(games):
    for game in games:
        for version in flips(game):
            board = position_of(game.events[: version - 1], PUBLIC).game.board
            test = game.events[version - 1].test
            unseen = seen_by_all(board)
            assert (test.wins, test.outcomes) == (sum(card >= test.target for card in unseen), len(unseen))


@pytest.mark.parametrize("audience", [PUBLIC, *SEATS])
def test_no_seat_and_no_spectator_has_the_proof_of_a_flip_before_the_closing(games, audience):
    _, running = games
    for version in flips(running):
        check = check_of(FORAY, blind(running.events[version - 1], audience))
        assert check is not None and (check.link, check.index) == ("", None)


def test_the_terminal_shows_a_flip_with_its_parts_and_what_proves_it(served, games):
    closed, running = games
    connection = Connection(served.address, "00" * 32)
    for game in games:
        told = list(rolls_of(connection, game.game))
        assert [one.version for one in told] == flips(game)
        for one in told:
            assert f"{one.test.target} = base 7 (F8)" in roll_line(FORAY, one, "en")
            mark = "✓" if one.test.success else "✗"
            assert f"{one.flip.card} {mark}: {one.result.counts} (F8)" in roll_line(FORAY, one, "en")
            assert f"{one.test.target} = základ 7 (F8)" in roll_line(FORAY, one, "cs")
    waiting = proof_lines(next(rolls_of(connection, running.game)))
    assert waiting.startswith("Its link and its place in the deck are sealed in the log")
    proven = next(rolls_of(connection, closed.game))
    assert f"link {proven.use.k} of the referee chain: {proven.link.hex()}" in proof_lines(proven)
