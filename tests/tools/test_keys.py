"""Keys that people compare: their own, those of the seats, those of the service."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import CliRunner

from domain.kernel.export import parse
from service.settings import Settings
from tests.service.client import Client
from tools.client.identity import fingerprint
from tools.embedded import Embedded
from tools.main import cli

Kronika = Callable[..., str]


def run(*arguments: str) -> str:
    found = CliRunner().invoke(cli, arguments, catch_exceptions=False)
    assert found.exit_code == 0, found.output
    return found.stdout


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path / "data"), port=0)


@pytest.fixture
def service(settings: Settings) -> Iterator[Embedded]:
    with Embedded(settings) as embedded:
        yield embedded


@pytest.fixture
def kronika(service: Embedded, tmp_path: Path) -> Kronika:
    """The command, as one of several players of one service."""
    return lambda profile, *arguments: run(
        "--server", service.address, "--home", str(tmp_path), "--profile", profile, *arguments
    )


def test_players_compare_keys(kronika: Kronika) -> None:
    game = kronika("anna", "new", "normandy", "1").strip()
    with ThreadPoolExecutor() as both:
        for seat, name in (("us", "anna"), ("german", "ben")):
            both.submit(kronika, name, "bot", game, "--seat", seat, "--seed", "1")
    shown = {name: kronika(name, "key", "show").split()[1:] for name in ("anna", "ben")}
    assert kronika("carl", "key", "seats", game).splitlines() == [
        "us: sensible bot  " + "  ".join(shown["anna"]),
        "german: sensible bot  " + "  ".join(shown["ben"]),
    ]


def test_empty_and_unsigned_seats_have_no_keys(service: Embedded, kronika: Kronika) -> None:
    game = kronika("anna", "new", "normandy", "1").strip()
    Client(service.address)("TakeSeat", game=game, seat="us", name="Anna")
    assert kronika("ben", "key", "seats", game) == "us: Anna  unsigned\ngerman: -\n"


def test_a_receipt_is_signed_with_a_key_that_the_service_shows(kronika: Kronika, tmp_path: Path) -> None:
    game = kronika("anna", "new", "normandy", "1").strip()
    file = tmp_path / "game.jsonl"
    kronika("anna", "export", game, "-o", str(file))
    key, shown, _since = kronika("anna", "key", "service").split()
    assert (key, shown) == (parse(file.read_bytes()).receipt.key, fingerprint(key))
    assert "it is the log that your key or receipt vouches for" in kronika("ben", "verify", str(file), "--key", key)


def test_a_rotated_key_comes_first_and_the_old_one_stays_known(settings: Settings, tmp_path: Path) -> None:
    def keys() -> list[list[str]]:
        with Embedded(settings) as service:
            said = run("--server", service.address, "--home", str(tmp_path), "key", "service")
        return [line.split() for line in said.splitlines()]

    ((old, old_print, since),) = keys()
    new, new_print = run("rotate", "--data", settings.data).split()
    first, second = keys()
    assert first[:2] == [new, new_print]
    assert (second[:3], second[3]) == ([old, old_print, since], first[2])


def test_rotating_needs_a_data_folder(tmp_path: Path) -> None:
    found = CliRunner().invoke(cli, ["rotate", "--data", str(tmp_path / "none")])
    assert "is no data folder" in str(found.exception)
