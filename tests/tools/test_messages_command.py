"""kronika messages: writing to the other players, reading, deleting and muting."""

import json
from pathlib import Path

from tests.embedded import Embedded
from tests.tools.conftest import Kronika
from tests.trust.players import Player


def test_players_write_read_delete_and_mute(command: Kronika, embedded: Embedded, wallets: Path) -> None:
    us, german = command("us"), command("german")
    game = us.does("new", "normandy", "1").strip()
    for seat in ("us", "german"):
        Player(embedded.address, wallets, seat).sit(game).leave()
    assert "us (Us): Well met" in us.does("messages", "post", game, "Well met")
    (read,) = json.loads(german.does("messages", "list", game, "--json"))["messages"]
    assert (read["number"], read["body"]) == (1, "Well met")
    assert "You wrote no message 1" in german("messages", "delete", game, "1").err
    assert us.does("messages", "delete", game, "1") == "Deleted.\n"
    assert "(deleted)" in german.does("messages", "list", game)
    assert german.does("messages", "mute", game, "us") == "Muted: us\n"
    assert german.does("messages", "list", game).strip() == ""
    assert german.does("messages", "mute", game, "us", "--off") == "Muted: –\n"
    assert "(smazáno)" in german.does("--lang", "cs", "messages", "list", game)
    assert "until it is closed" in command("eve")("messages", "list", game).err
