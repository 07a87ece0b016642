"""A proxy before PostgreSQL that cuts connections."""

import random
import socket
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from tests.postgres import Cluster


class Proxy:
    """Hands on what servers and a PostgreSQL say to each other, by a socket of its own."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster, self._before = cluster, quote(str(cluster.folder))
        self._folder = tempfile.TemporaryDirectory(prefix="kronika-proxy-")
        self._lock = threading.Lock()
        self._lost = threading.Event()
        self._open: list[tuple[socket.socket, socket.socket]] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(Path(self._folder.name) / self._name))
        self._listening.listen(128)
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    @property
    def _name(self) -> str:
        return f".s.PGSQL.{self._cluster.port}"

    def url(self, url: str) -> str:
        """The address of a database by way of the proxy."""
        return url.replace(self._before, quote(self._folder.name))

    def lead_to(self, cluster: Cluster) -> None:
        """New connections are to another PostgreSQL; those that are open stay as they are."""
        self._cluster = cluster

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            try:
                far.connect(str(self._cluster.folder / self._name))
            except OSError:
                near.close()
                far.close()
                continue
            with self._lock:
                self._open.append((near, far))
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while (said := source.recv(65536)) and not self._lost.is_set():
                target.sendall(said)
        if not self._lost.is_set():
            _cut(source, target)

    def lose(self) -> None:
        """Nothing passes any more, and no end is told that the other is gone: the machine of the servers is lost."""
        self._lost.set()

    def cut(self, choose: random.Random) -> None:
        """About every other connection is cut, at whatever was just being said."""
        with self._lock:
            cut = [pair for pair in self._open if choose.random() < 0.5]
            self._open = [pair for pair in self._open if pair not in cut]
        for pair in cut:
            _cut(*pair)

    def close(self) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join()
        with self._lock:
            for pair in self._open:
                _cut(*pair)
        self._folder.cleanup()


def _cut(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
