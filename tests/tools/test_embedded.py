"""A service inside another program."""

from pathlib import Path

import pytest

from kronika.service.application import AlreadyServing
from kronika.service.settings import Settings, SettingsRefused
from kronika.tools.client.connection import Connection, NotReached
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded


def test_it_serves_while_the_context_lasts(tmp_path: Path) -> None:
    with Embedded(Settings(data=str(tmp_path), port=0)) as service:
        connection = Connection(service.address)
        assert list(connection.games("ListGames", pb.ListGamesRequest()).games) == []
    with pytest.raises(NotReached):
        connection.games("ListGames", pb.ListGamesRequest())


def test_two_on_one_folder_are_refused(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), port=0)
    with Embedded(settings), pytest.raises(AlreadyServing):
        Embedded(settings)
    with Embedded(settings) as again:
        assert again.address


def test_service_that_cannot_start_says_so_and_releases_its_folder(tmp_path: Path) -> None:
    with Embedded(Settings(data=str(tmp_path / "one"), port=0)) as service:
        taken = Settings(data=str(tmp_path / "two"), port=int(service.address.rpartition(":")[2]))
        with pytest.raises(SettingsRefused, match="cannot listen on"), Embedded(taken):
            pass
    with Embedded(taken) as again:
        assert again.address == service.address
