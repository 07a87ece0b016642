"""What only some commands need is an extra: without it everything else works, and these commands say what to
install."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from kronika.tools.dev.compiling import FOLDERS
from kronika.tools.main import EXTRAS
from tests.tools.running import PATIENCE, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
DATABASE = "postgresql://kronika@127.0.0.1:1/kronika"


def without(*packages: str) -> list[str]:
    """The command where packages are not installed."""
    blocked = f"import sys; sys.modules |= dict.fromkeys({packages}); from kronika.tools.main import main; main()"
    return [sys.executable, "-c", blocked]


def distribution(requirement: str) -> str:
    return re.split(r"[\[<>=;, ]", requirement)[0].lower().replace("_", "-")


def imported() -> set[str]:
    """What the code imports from outside, by the names of the packages."""
    found = set[str]()
    for folder in FOLDERS:
        for path in set((ROOT / folder).rglob("*.py")) - set((ROOT / "tools/dev/sample").rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Import):
                    found |= {alias.name.partition(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module:
                    found.add(node.module.partition(".")[0])
    ours = {*FOLDERS, "kronika", "tests"}
    return found - ours - set(sys.stdlib_module_names)


def test_imports_are_installed_or_named_with_their_extra() -> None:
    always = {distribution(one) for one in PROJECT["dependencies"]}
    installed = packages_distributions()
    for package in imported() - EXTRAS.keys():
        assert {name.lower().replace("_", "-") for name in installed[package]} & always, package
    assert set(EXTRAS.values()) <= PROJECT["optional-dependencies"].keys()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("missing", "line"),
    [
        ("grpc_tools", "dev proto"),
        ("psycopg", f"serve --store {DATABASE} --port 0"),
        ("psycopg", f"project --store {DATABASE}"),
        ("psycopg", f"move-store {DATABASE} games"),
        ("uvicorn", "serve --port 0 --web-port 0"),
        ("connectrpc", "serve --port 0 --web-port 0"),
        ("pyarrow", f"table {__file__} -o rolls.parquet"),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(missing: str, line: str, tmp_path: Path) -> None:
    said = f"Error: this command needs the package {missing}. Run pip install 'kronika[{EXTRAS[missing]}]'\n"
    ran = subprocess.run(
        [
            *without(missing),
            *line.split(),
            *["--data", "data"] * (line.split()[0] in ("serve", "project", "move-store")),
        ],
        cwd=tmp_path,
        env={"PYTHONPATH": f"{ROOT}:{ROOT / 'proto'}", "HOME": str(tmp_path), "KRONIKA_DATA": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (1, said)


@pytest.mark.slow
def test_sentence_exists_in_czech_too(tmp_path: Path) -> None:
    proto = [*without("grpc_tools"), "--lang", "cs", "dev", "proto"]
    ran = subprocess.run(proto, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stderr == ("Error: tento příkaz potřebuje balíček grpc_tools. Spusťte pip install 'kronika[dev]'\n")


@pytest.mark.slow
def test_a_service_without_the_extra_of_the_page_serves_everything_else(tmp_path: Path) -> None:
    absent = without("uvicorn", "connectrpc", "httptools", "protobuf", "psycopg")
    serve = [*absent, "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(serve, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.search(r" on (\S+:\d+) ", process.stdout.readline())
            assert address is not None
            assert (
                process.stdout.readline().split(maxsplit=3)[3]
                == "the page needs another package. Run pip install 'kronika[page]'\n"
            )
            ask = [*absent, "--server", address[1], "--home", str(tmp_path / "home"), "packs"]
            assert "normandy" in subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        finally:
            process.kill()
