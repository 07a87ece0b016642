"""One good game over a real service: what the tests of tampering start from."""

from pathlib import Path

import msgspec

from kronika.domain.kernel.export import ReceiptLine
from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.trust.players import Pair, has_roll


class Story(msgspec.Struct, frozen=True):
    """A closed game: its files, by audience, and one seat's file from when it was running; the
    receipts that a player kept on the way; the key of the service; where all of it is stored."""

    game: str
    files: dict[str, bytes]
    running: dict[str, bytes]
    receipts: tuple[ReceiptLine, ...]
    service_key: str
    data: Path
    wallets: Path

    def __repr__(self) -> str:
        return f"the story of {self.game}"


def tell(folder: Path) -> Story:
    """Play the game."""
    data, wallets = folder / "data", folder / "wallets"
    with Embedded(Settings(data=str(data), port=0, requests_a_second=100_000)) as service:
        pair = Pair(service.address, wallets).create().settle()
        pair.play(6)
        receipts = [pair.us.last_receipt()]
        rolled = pair.play(100, until=has_roll)
        _take_back(pair, rolled)
        disputed = pair.play(100, seed=2, until=has_roll)
        version = next(event.version for event in disputed.events if event.kernel.HasField("dice_rolled"))
        pair.us("DisputeRoll", version=version, reason="three misses in a row")
        pair.german("OfferDraw")
        pair.play(10, seed=3)
        receipts.append(pair.us.last_receipt())
        running = {player.seat: player.export() for player in pair.players}
        running["public"] = pair.us.export("public")
        pair.play(10, seed=4)
        pair.close()
        files = {player.seat: player.export() for player in pair.players}
        files |= {audience: pair.us.export(audience) for audience in ("public", "referee")}
        pair.leave()
        key = service.app.vault.signing_keys()[0].public
    return Story(pair.game, files, running, tuple(receipts), key, data, wallets)


def _take_back(pair: Pair, answer: object) -> None:
    """The seat that decided last takes it back, with the other's consent."""
    asker = pair.seat(answer.snapshot.audience)
    (other,) = (player for player in pair.players if player is not asker)
    asker("RequestUndo")
    other("AnswerUndo", asked_by=asker.seat, agree=True)
