"""Disputes (design 6): a roll is disputed on the record, at the time or later, and never blocks play;
the answer is computed; «your dice are loaded» is answered with figures."""

from fractions import Fraction
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.chance import previous_link
from kronika.v1 import game_service_pb2 as pb
from tests.trust.commands import kronika
from tests.trust.forge import Forger, check
from tests.trust.players import Pair, Player, has_roll


class Quarrel:
    """A pair whose game has just seen a roll; commands by one of them."""

    def __init__(self, pair: Pair, wallets: Path) -> None:
        self.pair, self._wallets = pair, wallets
        self.answer = pair.play(200, until=has_roll)
        self.version = next(e.version for e in self.answer.events if e.kernel.HasField("dice_rolled"))

    def command(self, seat: str, *arguments: object) -> Any:
        server = self.pair.us.connection.address
        words = map(str, arguments)
        return kronika("dispute", self.pair.game, *words, server=server, home=self._wallets, profile=seat)

    @property
    def disputes(self) -> list[tuple[str, int, str, str]]:
        """The disputes on the record, as the German seat's own copy of the log has them."""
        ledger = self.pair.german.look().position.ledger
        return [(d.seat, d.version, d.reason, d.how) for d in ledger.disputes]


@pytest.fixture
def quarrel(pair: Pair, tmp_path: Path) -> Quarrel:
    return Quarrel(pair, tmp_path / "wallets")


def test_a_dispute_is_answered_with_the_roll_its_parts_and_its_proof(quarrel: Quarrel) -> None:
    response = quarrel.pair.us("DisputeRoll", version=quarrel.version, reason="never a nine")
    roll, told = response.roll, Forger(quarrel.pair.us.export()).event(quarrel.version)
    assert (list(roll.faces), roll.link.hex()) == (told["faces"], told["link"])
    assert roll.previous == previous_link(roll.link)
    assert sum(part.value for part in roll.test.parts) == roll.test.target
    assert {part.rule for part in roll.test.parts} >= {"U20"}
    assert f'"k":{roll.use.k},'.encode() in roll.canonical
    assert quarrel.disputes == [("us", quarrel.version, "never a nine", "")]


def test_play_goes_on_and_the_dispute_can_come_later(quarrel: Quarrel) -> None:
    quarrel.pair.play(10, seed=4)
    quarrel.pair.german("DisputeRoll", version=quarrel.version, reason="looking back")
    assert quarrel.pair.play(4, seed=5) is not None
    assert quarrel.disputes == [("german", quarrel.version, "looking back", "")]


def test_each_seat_disputes_a_roll_once(quarrel: Quarrel) -> None:
    for player in quarrel.pair.players:
        player("DisputeRoll", version=quarrel.version, reason="no")
    assert quarrel.pair.us.refused("DisputeRoll", version=quarrel.version, reason="no!").reason == "ALREADY_DONE"
    assert len(quarrel.disputes) == 2


def test_going_back_names_the_dispute_which_ends_with_it(quarrel: Quarrel) -> None:
    result = quarrel.command("us", quarrel.version, "the dice were cocked", "--go-back")
    assert result.exit_code == 0, result.output
    assert "You ask to go back to version" in result.output
    quarrel.pair.german("AnswerUndo", asked_by="us", agree=True)
    assert quarrel.disputes == [("us", quarrel.version, "the dice were cocked", "went_back")]
    assert check(quarrel.pair.us.export()).problems == ()


def test_declining_to_go_back_lets_the_roll_stand(quarrel: Quarrel) -> None:
    quarrel.command("us", quarrel.version, "the dice were cocked")
    quarrel.command("us", quarrel.version, "--go-back")
    quarrel.pair.german("AnswerUndo", asked_by="us", agree=False)
    assert quarrel.disputes == [("us", quarrel.version, "the dice were cocked", "stands")]


def test_the_command_shows_the_proof_and_withdraws(quarrel: Quarrel) -> None:
    shown = quarrel.command("german", quarrel.version, "show me").output
    told = Forger(quarrel.pair.us.export()).event(quarrel.version)
    assert f"chain: {told['link']}" in shown
    assert previous_link(bytes.fromhex(told["link"])).hex() in shown
    assert '"tag":"kronika.chance.v1"' in shown
    assert quarrel.command("german", quarrel.version, "--withdraw").exit_code == 0
    assert quarrel.disputes == [("german", quarrel.version, "show me", "withdrawn")]


def test_a_dispute_that_is_open_at_the_closing_stands(quarrel: Quarrel) -> None:
    quarrel.pair.us("DisputeRoll", version=quarrel.version, reason="still")
    quarrel.pair.close()
    assert quarrel.disputes == [("us", quarrel.version, "still", "stands")]
    assert quarrel.pair.us.refused("DisputeRoll", version=quarrel.version, reason="late").reason == "WRONG_PHASE"


# --- «your dice are loaded»


def rolled_by(player: Player) -> list[tuple[Fraction, bool]]:
    """The chance of each roll of a player in one game, and whether it succeeded, from the log alone."""
    forger = Forger(player.export())
    found = []
    for version in forger.versions("kronika.dice_rolled.v1"):
        event = forger.event(version)
        if event["use"]["purpose"]["actor"] == player.seat and event.get("test"):
            test = event["test"]
            found.append((Fraction(test["wins"], test["outcomes"]), test["success"]))
    return found


def central(chances: list[Fraction]) -> tuple[int, int]:
    """The least numbers of successes that are passed with more than 2.5 %, from below and from above,
    by going through every way the rolls can fall."""
    weights = [Fraction(0)] * (len(chances) + 1)
    for fell in product((True, False), repeat=len(chances)):
        weights[sum(fell)] += prod(p if hit else 1 - p for p, hit in zip(chances, fell, strict=True))
    assert sum(weights) == 1
    low = next(n for n in range(len(weights)) if sum(weights[: n + 1]) > Fraction(1, 40))
    high = next(n for n in reversed(range(len(weights))) if sum(weights[n:]) > Fraction(1, 40))
    return low, high


def test_a_player_is_counted_over_all_games_exactly(pair: Pair, tmp_path: Path) -> None:
    """Two games of the same two people: rolls, successes, expected successes and the interval that
    holds 95 of 100 fair players, against figures made from the exported logs."""
    pair.play(60)
    rolls = {player.seat: rolled_by(player) for player in pair.players}
    second = Pair(pair.us.connection.address, tmp_path / "wallets").create("2").settle()
    second.play(60, seed=2)
    for player in second.players:
        rolls[player.seat] += rolled_by(player)
    for player in second.players:
        mine = rolls[player.seat]
        assert 2 <= len(mine) <= 14, "few enough to go through all ways they can fall"
        key = player.wallet.identity().public_key
        found = player.connection.games("GetPlayerRolls", pb.GetPlayerRollsRequest(player=bytes.fromhex(key))).rolls
        low, high = central([chance for chance, _ in mine])
        assert (found.rolls, found.successes) == (len(mine), sum(hit for _, hit in mine))
        assert found.expected == pytest.approx(float(sum(chance for chance, _ in mine)), abs=1e-12)
        assert (found.low, found.high) == (low, high)
        said = kronika("rolls", "--player", key, server=player.connection.address, home=tmp_path).output
        assert f"{len(mine)} rolls, {found.successes} successes" in said
        assert f"Fair dice give {low} to {high}" in said
    second.leave()
