"""Bots of the service at the command line: invited, told apart, played against alone, and repeated."""

import json
import re
from pathlib import Path

import pytest

from kronika.service.settings import Settings
from kronika.tools.client.connection import Connection
from kronika.tools.client.identity import Wallet
from kronika.tools.client.session import Session
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.tools.conftest import Kronika
from tests.tools.running import Command

GIVES_UP = "r\ny\nc\n"


@pytest.fixture
def made(command: Kronika) -> str:
    """A game that anna has made."""
    return command("anna").does("new", "normandy", "1").strip()


def test_creator_lets_a_bot_play_an_empty_seat(command: Kronika, made: str) -> None:
    anna, ben = command("anna"), command("ben")
    assert "Only the game's creator can add bots" in ben("seat", "bot", made, "german").err
    assert anna.does("seat", "bot", made, "german") == "german: sensible (bot 1)\n"
    assert re.search(r"^german   sensible  \(bot 1\)$", ben.does("seat", "list", made), re.M)
    assert "german: sensible  bot 1\n" in ben.does("key", "seats", made)
    assert "Seat german is held by sensible" in anna("seat", "bot", made, "german").err


def test_as_json_it_tells_the_seat(command: Kronika, made: str) -> None:
    told = json.loads(command("anna").does("seat", "bot", made, "german", "--json"))
    assert (told["seat"], told["bot"]["bot"], told["bot"]["version"]) == ("german", "sensible", "1")


def test_solo_game_against_a_service_bot_is_repeated_by_the_audit(tmp_path: Path) -> None:
    home = Command("--home", tmp_path)
    said = home.does("play", "--against", "bot", said=f"1\n1\nf\n{GIVES_UP}")
    assert re.search(r"german +sensible +bot of the service, version 1", said)
    file = re.search(r"kronika verify (\S+)", said)
    assert file is not None
    assert "`kronika audit` repeats it" in home.does("verify", file[1])
    audited = home.does("audit", file[1])
    count = re.search(r"^(\d+) decisions of bots repeated$", audited, re.M)
    assert count is not None and int(count[1]) > 0 and "not what its bot decides: 0" in audited


@pytest.mark.slow
def test_alone_as_many_games_as_one_likes_are_begun(tmp_path: Path) -> None:
    """The quotas of strangers do not hold at home."""
    home = Command("--home", tmp_path)
    games = {
        re.search(r"play (\w+) --against bot", home.does("play", "--against", "bot", said="q\n"))[1] for _ in "123"
    }  # type: ignore[index]
    assert len(games) == 3


@pytest.mark.slow
@pytest.mark.parametrize("play", [("play",), ("campaign", "play")])
def test_solo_player_has_no_reply_limit(tmp_path: Path, play: tuple[str, ...]) -> None:
    """The usual one of 30 days is for games in which somebody else could let one wait."""
    home, data = Command("--home", tmp_path), tmp_path / "data"
    said = home.does(*play, "--against", "bot", "--data", data, said="1\nq\n")
    assert "keep the game waiting" not in said and "kronika claim" not in said
    game = re.search(r"play (\w+) --against bot", said)
    assert game is not None
    with Embedded(Settings(data=str(data), port=0)) as service:
        mine = Connection(service.address, Wallet(tmp_path, "default").identity().token)
        found = mine.games("GetGame", pb.GetGameRequest(game=game[1])).game
        assert found.options.reply_limit == 0, "none, in the log"
        mine.close()


@pytest.mark.slow
def test_game_begun_by_an_earlier_release_continues(tmp_path: Path) -> None:
    """There the bot held its seat as a client, with an identity of its own in the folder."""
    folder = tmp_path / "default" / "solo"
    folder.mkdir(parents=True)
    mine, theirs = Wallet(tmp_path, "default"), Wallet(folder, "bot")
    with Embedded(Settings(data=str(folder), port=0)) as service:
        connections = [Connection(service.address, wallet.identity().token) for wallet in (mine, theirs)]
        game = connections[0].games("CreateGame", pb.CreateGameRequest(pack="normandy", scenario="1")).game.game
        for connection, wallet, seat in zip(connections, (mine, theirs), ("us", "german"), strict=True):
            session = Session(connection, game, seat, wallet)
            session.join(seat, seat)
            session.close()
            connection.close()
    said = Command("--home", tmp_path).does("play", game, "--against", "bot", said=f"1\n1\n{GIVES_UP}")
    assert "You lose to the Germans" in said and "kronika verify" in said
