"""The wheel: it holds what the command and authors of clients need, is built without a warning, and what is
installed from it plays games wherever it is started."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple

import pytest

from kronika.domain.systems import SYSTEMS
from kronika.service.web.files import scripts
from kronika.tools.dev.compiling import FOLDERS
from kronika.tools.dev.developing import TEMPLATE
from tests.tools.running import PATIENCE, ROOT

pytestmark = pytest.mark.slow

SOURCES = {"kronika": "proto/kronika"} | {f"kronika/{name}": name for name in FOLDERS}
"""Where the wheel's packages lie in this tree."""
NPM = ROOT / "tools" / "typescript"
"""The package for TypeScript, which npm builds."""
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KRONIKA"))}
STRANGER = 'raise SystemExit("a stranger\'s module was imported")\n'


class Built(NamedTuple):
    """A wheel, and what was said while it was built."""

    path: Path
    said: str

    def files(self) -> set[str]:
        """The files of its packages."""
        names = zipfile.ZipFile(self.path).namelist()
        return {name for name in names if not name.partition("/")[0].endswith(".dist-info")}

    def metadata(self) -> Message:
        """What package indexes show."""
        wheel = zipfile.ZipFile(self.path)
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(wheel.read(name).decode())


class Installed(NamedTuple):
    """A fresh environment with Kronika in it, and the folder in which it is used."""

    environment: Path
    folder: Path

    @property
    def kronika(self) -> list[str]:
        """The command, with identities of its own."""
        return [str(self.environment / "bin" / "kronika"), "--home", str(self.folder.parent / "home"), "--plain"]

    def __call__(self, *command: str | Path, said: str = "") -> str:
        """What a command prints that ends well."""
        ran = subprocess.run(
            [*map(str, command)],
            input=said,
            cwd=self.folder,
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ran.returncode == 0, ran
        return ran.stdout


def pip(*arguments: str | Path) -> str:
    """What pip says, all of it."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, arguments)]
    ran = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran
    return ran.stdout + ran.stderr


UNTRACKED = (".git", ".venv", "__pycache__", "*.egg-info", "var", "build", "node_modules", ".*_cache", ".hypothesis")
UNTRACKED += ("*_pb2.py", "*_pb2.pyi", "*_pb2_grpc.py")


class Sdist(NamedTuple):
    """A source distribution unpacked, the tree that it was built of, and what was said while it was built."""

    folder: Path
    tree: Path
    said: str


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Sdist:
    """The source distribution of this tree, built in a copy of it."""
    folder = tmp_path_factory.mktemp("sdist")
    shutil.copytree(ROOT, folder / "tree", symlinks=True, ignore=shutil.ignore_patterns(*UNTRACKED))
    (folder / "tree" / "tests" / "__pycache__").mkdir()
    (folder / "tree" / "tests" / "__pycache__" / "left.cpython-311.pyc").touch()
    build = "import sys; sys.path.insert(0, 'tools/dev'); import compiling; print(compiling.build_sdist('../made'))"
    ran = subprocess.run(
        [sys.executable, "-c", build], cwd=folder / "tree", env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    (packed,) = (folder / "made").glob("*.tar.gz")
    shutil.rmtree(folder / "tree" / "proto" / "kronika.egg-info")
    shutil.unpack_archive(packed, folder, filter="data")
    return Sdist(folder / packed.name.removesuffix(".tar.gz"), folder / "tree", ran.stdout + ran.stderr)


@pytest.fixture(scope="module")
def built(sdist: Sdist, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The wheel, built of the source distribution."""
    folder = tmp_path_factory.mktemp("wheel")
    said = pip("wheel", "--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, sdist.folder)
    (path,) = folder.glob("*.whl")
    return Built(path, sdist.said + said)


def files_in(folder: Path) -> set[str]:
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {str(path) for path in found if not {"kronika.egg-info", "build", "__pycache__"} & {*path.parts}}


def test_a_source_distribution_has_documents_and_tests_and_all_that_they_need(sdist: Sdist) -> None:
    assert files_in(sdist.folder) - {"PKG-INFO", "setup.cfg"} == files_in(sdist.tree)
    assert not [*sdist.folder.rglob("left.*")]
    assert (sdist.folder / "proto/kronika/v1/game_service_pb2_grpc.py").exists()


def test_tests_run_in_a_source_distribution(sdist: Sdist) -> None:
    subprocess.run([sys.executable, "tools/dev/compiling.py"], cwd=sdist.folder, env=ENVIRONMENT, check=True)
    chosen = ["tests/golden/test_samples.py", "tests/tools/test_help.py", "-k", "version or listed or sample"]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *chosen],
        cwd=sdist.folder,
        env={**ENVIRONMENT, "PYTHONPATH": str(sdist.folder / "proto")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def test_version_changelog_wheel_and_golden_logs_agree(built: Built, installed: Installed) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert built.path.name == f"kronika-{version}-py3-none-any.whl"
    assert installed(*installed.kronika, "--version") == f"kronika, version {version}\n"


def test_an_installed_command_says_which_extra_it_lacks(installed: Installed) -> None:
    """Of what the tests have installed, the extras alone are hidden."""
    python = installed.environment / "bin" / "python"
    for missing, line in (
        ("grpc_tools", ["dev", "proto"]),
        ("psycopg", ["serve", "--store", "postgresql://nobody@127.0.0.1:1/x"]),
    ):
        hidden = f"import sys; sys.modules['{missing}'] = None; from kronika.tools.__main__ import main; main()"
        ran = subprocess.run(
            [python, "-P", "-c", hidden, *line], cwd=installed.folder, env=ENVIRONMENT, capture_output=True, text=True
        )
        assert (ran.returncode, ran.stdout) == (1, "") and "Traceback" not in ran.stderr
        assert f"needs the package {missing}. Run pip install 'kronika[" in ran.stderr


def test_without_extras_games_are_read_verified_replayed_and_drawn(built: Built, tmp_path: Path) -> None:
    venv.create(tmp_path / "base", with_pip=False)
    python = tmp_path / "base" / "bin" / "python"
    pip("--python", python, "install", built.path)
    base = Installed(tmp_path / "base", tmp_path)
    shutil.copy(ROOT / "tests/golden/v0.4.0/tankduel-m1-claimed.jsonl.gz", tmp_path / "game.jsonl.gz")
    code = """import kronika
game = kronika.open("game.jsonl.gz")
assert game.verify().ok and game[-1].svg().startswith("<svg") and str(game[-1])
assert kronika.open(game.notation()).decisions and game.report("html")
assert kronika.setup("normandy", "1").legal
try:
    kronika.Client()
except ImportError as error:
    print(error)
"""
    assert base(python, "-P", "-c", code) == "kronika.Client needs another package: pip install 'kronika[client]'\n"
    ran = subprocess.run(
        [base.kronika[0], "verify", "game.jsonl.gz"], cwd=tmp_path, env=ENVIRONMENT, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stderr) == (
        1,
        "Error: this command needs the package google. Run pip install 'kronika[client]'\n",
    )


def test_playable_packs_are_listed_without_a_service(installed: Installed) -> None:
    assert "normandy 1: " in installed(*installed.kronika, "packs")


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Kronika in a fresh environment, which borrows what Kronika depends on from that of the tests; used from a
    folder of somebody whose own modules have the names of ours."""
    environment, folder = tmp_path_factory.mktemp("fresh"), tmp_path_factory.mktemp("somebody") / "project"
    venv.create(environment, with_pip=False)
    pip("--python", environment / "bin" / "python", "install", "--no-index", "--no-deps", built.path)
    (packages,) = environment.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    folder.mkdir()
    for name in FOLDERS:
        (folder / f"{name}.py").write_text(STRANGER)
    return Installed(environment, folder)


def test_nothing_is_warned_of_while_it_is_built(built: Built) -> None:
    """That a clean folder holds nothing to leave out is no fault."""
    said = re.sub("warning: no previously-included .* found", "", built.said)
    assert re.findall(r".*(?:warning|would be ignored).*", said, re.I) == []


def test_it_holds_every_file_of_the_packages(built: Built) -> None:
    """Packs, skeletons, guides and the contract as well as the code, but nothing that needs the source tree."""
    ours = {
        f"{name}/{path.relative_to(ROOT / source)}"
        for name, source in SOURCES.items()
        for path in (ROOT / source).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not {ROOT / TEMPLATE, NPM} & {*path.parents}
    }
    assert built.files() == ours
    for package in SOURCES:
        assert f"{package}/py.typed" in ours


def test_its_only_package_is_kronika(built: Built) -> None:
    assert {name.partition("/")[0] for name in built.files()} == {"kronika"}


def test_its_metadata_say_what_it_is(built: Built) -> None:
    metadata = built.metadata()
    assert (metadata["Name"], metadata["License-Expression"]) == ("kronika", "MIT")
    assert metadata["Summary"] and metadata["Author"] and metadata.get_payload().startswith("# Kronika")
    classifiers = metadata.get_all("Classifier", [])
    assert {"Typing :: Typed", "Topic :: Games/Entertainment :: Board Games"} <= set(classifiers)


def test_it_is_there_with_the_packs_and_the_contract(installed: Installed) -> None:
    assert installed(*installed.kronika, "--version").startswith("kronika, version ")
    packs = installed(*installed.kronika, "pack", "new", "typed-in", "--like", "stalingrad")
    assert "typed-in" in packs and (installed.folder / "typed-in" / "pack.toml").is_file()
    listing = "import importlib.resources as r; print(*(f.name for f in r.files('kronika.v1').iterdir()))"
    assert "game_service.proto" in installed(installed.environment / "bin" / "python", "-c", listing).split()


def test_somebody_alone_plays_the_bot(installed: Installed) -> None:
    said = installed(*installed.kronika, "play", "--against", "bot", said="1\n1\nr\ny\nc\n")
    file = re.search(r"kronika\b.* verify (\S+)", said)
    assert file is not None, said
    assert "OK: " in installed(*installed.kronika, "verify", file[1])


class Served(NamedTuple):
    """The command, at a service of it, and the address of its page."""

    kronika: list[str]
    page: str


@pytest.fixture
def served(installed: Installed, tmp_path: Path) -> Iterator[Served]:
    serve = [*installed.kronika, "serve", "--data", str(tmp_path / "data"), "--port", "0"]
    with subprocess.Popen(
        serve, cwd=installed.folder, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            address = re.search(r" on (\S+:\d+) ", process.stdout.readline())
            page = re.search(r" (http://\S+/)$", process.stdout.readline())
            assert address is not None and page is not None
            yield Served([*installed.kronika, "--server", address[1]], page[1])
        finally:
            process.kill()


def test_a_client_plays_a_bot_of_the_service_to_the_end(installed: Installed, served: Served) -> None:
    """The bot of the service thinks in a process of its own, which must not import a stranger's module either."""
    game = installed(*served.kronika, "new", "normandy", "1").strip()
    installed(*served.kronika, "seat", "bot", game, "german")
    installed(*served.kronika, "bot", game, "--seat", "us")
    installed(*served.kronika, "export", game, "-o", "game.jsonl")
    assert "OK: " in installed(*installed.kronika, "verify", "game.jsonl")


def test_page_is_served_byte_for_byte_with_its_scripts_joined(served: Served) -> None:
    page = ROOT / "service" / "page"
    files = {str(path.relative_to(page)): path.read_bytes() for path in page.rglob("*") if path.is_file()}
    assert "index.html" in files
    for name, content in (files | {path.removeprefix("/"): script for path, script in scripts().items()}).items():
        with urllib.request.urlopen(f"{served.page}{name}", timeout=PATIENCE) as answer:
            assert answer.read() == content


def test_authors_of_clients_get_the_types_of_the_contract(installed: Installed) -> None:
    client = installed.folder / "client.py"
    client.write_text("from kronika.v1 import game_service_pb2 as pb\n\npb.GetGameRequest(game=3)\n")
    python = installed.environment / "bin" / "python"
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--python-executable", python, "--config-file", os.devnull, client.name],
        cwd=installed.folder,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    (wrong,) = re.findall(r"^.*error: .*$", checked.stdout, re.M)
    assert 'Argument "game" to "GetGameRequest" has incompatible type "int"' in wrong


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_brings_its_contract(built: Built, system: str) -> None:
    assert f"kronika/{system}/v1/{system}.proto" in built.files()
