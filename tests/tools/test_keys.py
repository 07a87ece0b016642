"""Keys that people compare: their own, those of the seats, those of the service."""

from pathlib import Path

from kronika.domain.kernel.export import parse
from kronika.service.settings import Settings
from kronika.tools.client.identity import fingerprint
from tests.embedded import Embedded
from tests.service.client import Client
from tests.tools.conftest import Kronika
from tests.tools.running import Command
from tests.trust.players import Pair


def test_players_compare_keys(command: Kronika, pair: Pair) -> None:
    us, german = (command(seat).does("key", "show").split()[1:] for seat in ("us", "german"))
    assert command("carl").does("key", "seats", pair.game).splitlines() == [
        "us: Us  " + "  ".join(us),
        "german: German  " + "  ".join(german),
    ]


def test_empty_and_unsigned_seats_have_no_keys(embedded: Embedded, command: Kronika) -> None:
    game = command("anna").does("new", "normandy", "1").strip()
    Client(embedded.address)("TakeSeat", game=game, seat="us", name="Anna")
    assert command("ben").does("key", "seats", game) == "us: Anna  unsigned\ngerman: -\n"


def test_a_receipt_is_signed_with_a_key_that_the_service_shows(command: Kronika, tmp_path: Path) -> None:
    game = command("anna").does("new", "normandy", "1").strip()
    file = tmp_path / "game.jsonl"
    command("anna").does("export", game, "-o", file)
    key, shown, _since = command("anna").does("key", "service").split()
    assert (key, shown) == (parse(file.read_bytes()).receipt.key, fingerprint(key))
    assert "a key or receipt that you trust has signed this log" in command("ben").does("verify", file, "--key", key)


def test_a_rotated_key_comes_first_and_the_old_one_stays_known(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"), port=0)

    def keys() -> list[list[str]]:
        with Embedded(settings) as service:
            said = Command("--server", service.address, "--home", tmp_path).does("key", "service")
        return [line.split() for line in said.splitlines()]

    ((old, old_print, since),) = keys()
    new, new_print = Command().does("rotate", "--data", settings.data).split()
    first, second = keys()
    assert first[:2] == [new, new_print]
    assert (second[:3], second[3]) == ([old, old_print, since], first[2])
