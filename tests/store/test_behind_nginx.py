"""Two servers behind one name: nginx as `docs/several-servers.md` has it. In CI it has to be there."""

import re
import shutil
import socket
import ssl
import subprocess
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.npm import ROOT, unavailable
from tests.postgres import Cluster
from tests.service.client import Client
from tests.service.process import KRONIKA, Serving
from tests.service.raw_http2 import GOAWAY, HEADERS, RawHttp2
from tests.service.test_server import certificate
from tests.store.servers import KEY, eventually

pytestmark = pytest.mark.slow

AROUND = """
worker_processes 1;
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    log_format asked "$request $status $upstream_addr";
    access_log {folder}/asked asked;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/kronika.conf;
}}
"""


class Behind:
    """Two servers on one database, and nginx before them at `address`."""

    def __init__(self, folder: Path, url: str) -> None:
        nginx = shutil.which("nginx") or unavailable("there is no nginx: apt-get install nginx-light")
        self.folder = folder
        self.servers = [
            Serving(folder / f"server{number}", "--store", url, secrets_key=KEY, trusted_proxies="127.0.0.1")
            for number in range(2)
        ]
        self.certificate, key = certificate(folder)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        (config,) = re.findall(r"```nginx\n(map .*?)```", (ROOT / "docs" / "several-servers.md").read_text(), re.DOTALL)
        places = {
            "10.0.0.1:50551": self.servers[0].address,
            "10.0.0.2:50551": self.servers[1].address,
            "10.0.0.1:50552": self.servers[0].page,
            "10.0.0.2:50552": self.servers[1].page,
            "listen 443 ": f"listen {self.address} ",
            "/etc/letsencrypt/live/kronika.example.org/fullchain.pem": str(self.certificate),
            "/etc/letsencrypt/live/kronika.example.org/privkey.pem": str(key),
        }
        for there, here in places.items():
            assert there in config
            config = config.replace(there, here)
        (folder / "kronika.conf").write_text(config)
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
        self._nginx = subprocess.Popen([nginx, "-c", folder / "nginx.conf", "-e", folder / "error.log"])
        eventually(self._answers)

    def _answers(self) -> bool:
        host, port = self.address.split(":")
        with socket.socket() as tried:
            return tried.connect_ex((host, int(port))) == 0

    def command(self, home: str, *words: str) -> list[str]:
        """A command of a player, who knows nothing of two servers."""
        return [
            *KRONIKA,
            *("--server", self.address, "--tls", str(self.certificate), "--home", str(self.folder / home)),
            *words,
        ]

    def run(self, home: str, *words: str) -> str:
        done = subprocess.run(self.command(home, *words), capture_output=True, text=True, cwd=ROOT)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def asked(self, call: str) -> Counter[str]:
        """How often each server has answered a call."""
        lines = [line.split() for line in (self.folder / "asked").read_text().splitlines()]
        return Counter(line[-1] for line in lines if line[1].endswith(f"/{call}") and line[3] == "200")

    def close(self) -> None:
        self._nginx.terminate()
        self._nginx.wait()
        for server in self.servers:
            server.stop()


@pytest.fixture
def behind(cluster: Callable[[], Cluster], tmp_path: Path) -> Iterator[Behind]:
    found = Behind(tmp_path, cluster().database())
    yield found
    found.close()


def test_stock_clients_play_through_it_though_the_server_of_their_game_is_killed(behind: Behind) -> None:
    """Both are sent to the same server by the game; when it dies they go on at the other, and so do their streams."""
    game = behind.run("us", "new", "normandy", "1").split()[0]
    players = [
        subprocess.Popen(
            behind.command(seat, "bot", game, "--seat", seat, "--seed", "1"),
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for seat in ("us", "german")
    ]
    eventually(lambda: sum(behind.asked("Decide").values()) >= 4)
    (address,) = behind.asked("Decide")
    next(one for one in behind.servers if one.address == address).kill()
    said = [player.communicate()[0] for player in players]
    assert [player.returncode for player in players] == [0, 0], said
    assert len(behind.asked("Decide")) == 2
    behind.run("us", "export", game, "--output", str(behind.folder / "game.jsonl"))
    assert "OK: " in behind.run("us", "verify", str(behind.folder / "game.jsonl"))


def test_the_page_and_connect_are_served_through_it(behind: Behind) -> None:
    game = behind.run("us", "new", "normandy", "1").split()[0]
    trusting = ssl.create_default_context(cafile=str(behind.certificate))

    def got(path: str, said: bytes | None = None) -> bytes:
        asked = urllib.request.Request(f"https://{behind.address}{path}", said, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, context=trusting) as answer:
            return bytes(answer.read())

    page = got("/").decode()
    for file in re.findall(r'(?:src|href)="(/[^"]+)"', page):
        assert got(file)
    assert f'"{game}"'.encode() in got("/kronika.v1.GameService/GetGame", f'{{"game": "{game}"}}'.encode())


GET_GAME = "/kronika.v1.GameService/GetGame"


def statuses(behind: Behind) -> Counter[str]:
    """How often nginx has answered with each status."""
    lines = (behind.folder / "asked").read_text().splitlines()
    return Counter(line.split('"')[0].split()[3] for line in lines if GET_GAME in line)


def test_a_stranger_who_resets_calls_is_cut_off_and_a_player_is_answered(behind: Behind) -> None:
    player = Client(behind.address, certificate=behind.certificate.read_bytes())
    game = player("CreateGame", pack="normandy", scenario="1").game.game
    with RawHttp2(behind.address, behind.certificate) as stranger:
        stranger.read(0.2)
        for _ in range(50):
            stranger.send(b"".join(stranger.call(GET_GAME, reset=True) for _ in range(100)))
            stranger.read(0.01)
            assert player("GetGame", game=game).game.game == game
        assert stranger.closed


def test_calls_of_one_address_beyond_the_limit_do_not_reach_a_server(behind: Behind) -> None:
    """Calls whose headers come and whose message never does, on more connections than one."""
    with ExitStack() as held:
        for _ in range(6):
            stranger = held.enter_context(RawHttp2(behind.address, behind.certificate))
            stranger.read(0.2)
            stranger.send(b"".join(stranger.call(GET_GAME) for _ in range(128)))
            stranger.read(0.1)
        eventually(lambda: statuses(behind)["429"] == 6 * 128 - 640)


def test_metadata_beyond_the_limit_do_not_reach_a_server(behind: Behind) -> None:
    much = [(f"x-{n}", "y" * 3000) for n in range(4)]
    with RawHttp2(behind.address, behind.certificate) as stranger:
        stranger.read(0.2)
        for _ in range(20):
            stranger.send(stranger.ask(GET_GAME, much))
        eventually(lambda: stranger.read(0.1) or stranger.closed)
        assert stranger.seen[GOAWAY] and not stranger.seen[HEADERS]
    assert not statuses(behind)
