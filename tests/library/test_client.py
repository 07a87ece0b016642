"""`kronika.Client`: a player at a service, from Python."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

import kronika
from kronika.service.settings import Settings
from kronika.tools.client.players import Told
from tests.embedded import Embedded

TOKEN = "a7" * 32


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Embedded]:
    with Embedded(Settings(data=str(tmp_path / "data"), port=0)) as service:
        yield service


@pytest.fixture
def client(service: Embedded, tmp_path: Path) -> Iterator[kronika.Client]:
    with kronika.Client(service.address, token=TOKEN, folder=tmp_path / "wallet") as client:
        yield client


def test_a_game_is_set_up_played_to_its_end_and_verified(client: kronika.Client) -> None:
    game = client.new("normandy", "1", bots={"german": "sensible"})
    chance = random.Random(1)

    def choose(position: kronika.Position) -> kronika.Move:
        assert {move.seat for move in position.legal} == {"us"}
        return chance.choice(position.legal)

    with client.sit(game, "us", "Anna") as seat:
        seat.play_out(choose)
        assert seat.position.outcome is not None
    assert [one.game for one in client.games(mine=True)] == [game]
    told = list(client.watch(game, "us"))
    assert [one.version for one in told] == list(range(1, len(told) + 1))
    assert told[-1].text == "The game is closed."
    assert client.export(game, "referee").verify().ok


def test_a_seat_is_taken_once_and_found_again(client: kronika.Client) -> None:
    game = client.new("normandy", "1", bots={"german": "sensible"})
    with client.sit(game, "us") as seat:
        asked = seat.asked()
        assert asked is not None and asked.viewer == "us"
        after = seat.play(asked.legal[0].notation)
    with client.sit(game, "us") as again:
        assert again.position.version >= after.version > asked.version


def test_a_move_that_is_not_legal_changes_nothing(client: kronika.Client) -> None:
    game = client.new("normandy", "1", bots={"german": "sensible"})
    with client.sit(game, "us") as seat:
        asked = seat.asked()
        assert asked is not None
        with pytest.raises(ValueError, match="'win' is not legal here; legal: "):
            seat.play("win")
        seat.play(asked.legal[0])
        with pytest.raises(kronika.ServiceRefused):
            seat.play(asked.legal[0])


def test_others_see_what_the_public_sees(client: kronika.Client, service: Embedded, tmp_path: Path) -> None:
    game = client.new("normandy", "1", bots={"german": "sensible"})
    with client.sit(game, "us") as seat:
        seat.asked()
    with kronika.Client(service.address, token="b8" * 32, folder=tmp_path / "other") as other:
        assert other.export(game).audience == "public"
        (found,) = (one for one in other.exports(pack="normandy", page_size=1) if one.header.game == game)
        assert found.audience == "public" and found.verify().ok
        with pytest.raises(kronika.ServiceRefused, match="us"):
            other.export(game, "us")


def test_a_watcher_waits_for_a_service_that_is_away(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"), port=0)
    with Embedded(settings) as service:
        client = kronika.Client(service.address, token=TOKEN, folder=tmp_path / "wallet")
        game = client.new("normandy", "1", bots={"german": "sensible"})
        with client.sit(game, "us") as seat:
            seat.asked()
        told: list[Told] = []
        begun = Event()

        def follow() -> None:
            for one in client.watch(game, "us"):
                told.append(one)
                begun.set()

        thread = Thread(target=follow)
        thread.start()
        begun.wait()
    with Embedded(Settings(data=settings.data, port=int(service.address.rpartition(":")[2]))) as service:
        with client.sit(game, "us") as seat:
            seat.asked()
            seat.resign()
            seat.confirm_end()
        thread.join()
    assert [one.version for one in told] == list(range(1, len(told) + 1))
    assert told[-1].text == "The game is closed."


def test_a_service_that_was_never_there_is_an_error(tmp_path: Path) -> None:
    with (
        kronika.Client("127.0.0.1:1", folder=tmp_path) as client,
        pytest.raises(kronika.NotReached, match=r"127\.0\.0\.1:1"),
    ):
        next(client.watch("nowhere"))


def test_the_page_about_it_runs(
    service: Embedded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "library.md").read_text()
    (block,) = re.findall(r"^```python\n(import random.*?)^```$", page, re.M | re.S)
    monkeypatch.setenv("KRONIKA_HOME", str(tmp_path / "home"))
    exec(block.replace("127.0.0.1:50551", service.address), {"kronika": kronika})
    assert capsys.readouterr().out == "True\n"


def test_all_of_it_for_asyncio(service: Embedded, tmp_path: Path) -> None:
    async def play() -> None:
        async with kronika.AsyncClient(service.address, token=TOKEN, folder=tmp_path / "wallet") as client:
            game = await client.new("normandy", "1", bots={"german": "sensible"})
            seat = await client.sit(game, "us")
            asked = await seat.asked()
            assert asked is not None
            await seat.play(asked.legal[0])
            await seat.play_out(lambda position: position.legal[-1])
            assert seat.position.outcome is not None
            seat.close()
            assert [one.game for one in await client.games(mine=True)] == [game]
            told = [one async for one in client.watch(game)]
            assert told[-1].text == "The game is closed."
            assert (await client.export(game, "referee")).verify().ok
            assert [one.audience async for one in client.exports(mine=True)] == ["referee"]

    asyncio.run(play())
