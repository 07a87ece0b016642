"""Messages between players whose servers share a database."""

from pathlib import Path

import pytest

from kronika.service import maintenance
from tests.service.table import Seat, Table
from tests.service.test_messages import bodies, changes, post
from tests.store.servers import Servers
from tests.store.test_moving import Served, served, url

pytestmark = pytest.mark.slow
__all__ = ["served", "url"]


def test_a_player_learns_of_messages_written_at_another_server(servers: Servers) -> None:
    table = servers.table().started()
    servers.agree(table.game)
    told = changes(table.german.client, table.game, "german", after=table.now().version)
    post(table.us)
    assert next(told) == 1
    assert bodies(table.german) == ["Well met"]
    post(table.german, "Hallo")
    table.german("MuteSeat", other="us", muted=True)
    table.us.client("DeleteMessage", game=table.game, number=1)
    assert (bodies(table.german), bodies(table.us)) == (["Hallo"], ["Hallo", ""])


def test_an_operator_deletes_in_a_database(servers: Servers) -> None:
    table = servers.table().seated()
    post(table.us)
    (one,) = maintenance.moderate(servers.running[0].app.settings, table.game, [1])
    assert one.said is None
    assert bodies(table.german) == [""]


def test_they_move_with_the_store(served: Served, url: str, tmp_path: Path) -> None:
    folder = str(tmp_path / "files")
    with served.at(folder) as service:
        table = Table(service.address).seated()
        post(table.us)
        table.us("MuteSeat", other="german", muted=True)
    served.move(folder, url)
    with served.at(url) as service:
        moved = Seat(type(table.us.client)(service.address, token=table.us.client.token), table.game, "us")
        assert bodies(moved) == ["Well met"]
        assert moved.client("ListMessages", game=table.game, audience="us").muted == ["german"]
