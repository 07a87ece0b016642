"""Players' keys: made by the client, shown by fingerprint, moved as files; a seat passes to another key
by the old one's signature or with everybody's consent; who plays unsigned is marked."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.signing import handover_message
from kronika.tools.client import identity
from kronika.tools.client.connection import ServiceRefused
from kronika.tools.client.identity import Identity, Wallet, fingerprint, new_identity
from kronika.v1 import game_service_pb2 as pb
from tests.findings import english
from tests.trust.commands import kronika
from tests.trust.conftest import Services
from tests.trust.forge import Forger, check
from tests.trust.players import Pair, Player

# --- files and fingerprints


def test_an_identity_is_made_once_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    shown = [kronika("key", "show", home=tmp_path).output for _ in range(2)]
    assert shown[0] == shown[1]
    name, key, short = shown[0].split()
    assert (name, short) == ("us", fingerprint(key))
    assert (tmp_path / "us" / "identity.json").stat().st_mode & 0o077 == 0


def test_a_fingerprint_is_short_and_tells_keys_apart() -> None:
    keys = [sha256(bytes([n])).hexdigest() for n in range(200)]
    shown = {fingerprint(key) for key in keys}
    assert len(shown) == 200
    assert {len(one) for one in shown} == {24}


def test_identity_made_by_a_concurrent_command_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two first commands at the same moment are the same player."""
    made = []

    def meanwhile(profile: str) -> Identity:
        monkeypatch.undo()
        made.append(Wallet(tmp_path, profile).identity())
        return new_identity(profile)

    monkeypatch.setattr(identity, "new_identity", meanwhile)
    assert [Wallet(tmp_path, "anna").identity()] == made
    assert [one.name for one in (tmp_path / "anna").iterdir()] == [identity.FILE]


def test_entropy_made_by_a_concurrent_command_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wallet, made = Wallet(tmp_path, "anna"), []

    def meanwhile(size: int) -> bytes:
        monkeypatch.undo()
        made.append(Wallet(tmp_path, "anna").entropy("1", "us", {"public": "0"}))
        return bytes(size)

    monkeypatch.setattr("kronika.tools.client.identity.secrets.token_bytes", meanwhile)
    assert [wallet.entropy("1", "us", {"public": "0"})] == made


def test_an_exported_identity_is_imported_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "me.json"
    mine = kronika("key", "show", home=tmp_path / "here").output
    assert kronika("key", "export", file, home=tmp_path / "here").exit_code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert kronika("key", "import", file, home=tmp_path / "there").exit_code == 0
    assert kronika("key", "show", home=tmp_path / "there").output == mine


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    file = tmp_path / "me.json"
    kronika("key", "export", file, home=tmp_path / "one")
    again = kronika("key", "export", file, home=tmp_path / "other")
    assert (again.exit_code, "exists already" in again.output) == (1, True)
    other = kronika("key", "show", home=tmp_path / "other").output
    refused = kronika("key", "import", file, home=tmp_path / "other")
    assert (refused.exit_code, "add --replace" in refused.output) == (1, True)
    assert kronika("key", "show", home=tmp_path / "other").output == other
    assert kronika("key", "import", file, "--replace", home=tmp_path / "other").exit_code == 0
    assert (
        kronika("key", "show", home=tmp_path / "other").output == kronika("key", "show", home=tmp_path / "one").output
    )


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"name":"us","token":"11","secret_key":"22"}'])
def test_a_file_that_holds_no_identity_is_not_imported(tmp_path: Path, text: str) -> None:
    file = tmp_path / "me.json"
    file.write_text(text)
    result = kronika("key", "import", file, home=tmp_path / "there")
    assert result.exit_code == 1
    assert not (tmp_path / "there" / "us" / "identity.json").exists()


def test_player_on_another_machine_continues_with_the_same_key(pair: Pair, tmp_path: Path) -> None:
    pair.play(4)
    file = tmp_path / "me.json"
    kronika("key", "export", file, home=tmp_path / "wallets")
    kronika("key", "import", file, home=tmp_path / "laptop")
    pair.us.leave()
    pair.us = Player(pair.german.connection.address, tmp_path / "laptop", "us").come_back(pair.game)
    pair.play(8)
    report = check(pair.german.export())
    assert (report.problems, english(report.unchecked)[-1].startswith("who decided")) == ((), False)


# --- unsigned


@pytest.mark.parametrize("signs", [(True, False), (False, True), (False, False)])
def test_a_seat_that_plays_unsigned_is_marked(serve: Services, tmp_path: Path, signs: tuple[bool, bool]) -> None:
    pair = Pair(serve().address, tmp_path / "wallets", sign=signs).create().settle()
    assert tuple(seat.signs for seat in pair.us.now().seats) == signs
    shown = kronika("key", "seats", pair.game, server=pair.us.connection.address, home=tmp_path / "wallets").output
    for player, signed in zip(pair.players, signs, strict=True):
        (line,) = (line for line in shown.splitlines() if line.startswith(f"{player.seat}:"))
        assert ("unsigned" in line) != signed
        assert (fingerprint(player.wallet.identity().public_key) in line) == signed
    pair.play(4)
    report = check(pair.us.export())
    unsigned = ", ".join(player.seat for player, signed in zip(pair.players, signs, strict=True) if not signed)
    assert (report.problems, f"who decided for {unsigned}: played unsigned" in english(report.unchecked)) == ((), True)
    pair.leave()


# --- a seat passes to another key


def token_hash(player: Player) -> str:
    return sha256(bytes.fromhex(player.wallet.identity().token)).hexdigest()


def handing_over(pair: Pair, taker: Player, signer: Player | None = None) -> dict[str, Any]:
    """What the German player sends to pass the seat on, signed by its key unless another is named."""
    head = pair.german.look().head
    key = taker.wallet.identity().public_key
    message = handover_message(pair.game, "german", head, "Heir", key)
    signature = (signer or pair.german).wallet.identity().sign(message)
    signed = {"head": bytes.fromhex(head), "signature": bytes.fromhex(signature)}
    return {"name": "Heir", "key": key, "token_hash": token_hash(taker), "signed": signed}


@pytest.fixture
def heir(pair: Pair, tmp_path: Path) -> Player:
    """Somebody who is to have the German seat, at the same service."""
    return Player(pair.us.connection.address, tmp_path / "heir", "german")


def plays_on(pair: Pair, heir: Player) -> None:
    """The heir plays the seat, and everybody's copy of the log verifies."""
    pair.german.leave()
    pair.german = heir.come_back(pair.game)
    pair.play(6)
    forger = Forger(pair.us.export())
    assert check(forger.file()).problems == ()
    decided = [v for v in forger.versions("kronika.decision_made.v1") if forger.event(v)["seat"] == "german"]
    assert decided[-1] > forger.versions("kronika.seat_handed_over.v1")[-1]


def test_a_seat_passes_by_the_signature_of_the_old_key(pair: Pair, heir: Player) -> None:
    pair.play(2)
    pair.german("HandOverSeat", **handing_over(pair, heir))
    plays_on(pair, heir)


def test_a_seat_does_not_pass_by_the_signature_of_another_key(pair: Pair, heir: Player) -> None:
    for signer in (heir, pair.us):
        refusal = pair.german.refused("HandOverSeat", **handing_over(pair, heir, signer))
        assert refusal.reason == "WRONG_SIGNATURE"
    unsigned = {k: v for k, v in handing_over(pair, heir).items() if k != "signed"}
    assert pair.german.refused("HandOverSeat", **unsigned).reason == "WRONG_SIGNATURE"


def test_a_signature_passes_the_seat_only_to_whom_it_was_made_for(pair: Pair, heir: Player, tmp_path: Path) -> None:
    thief = Player(pair.us.connection.address, tmp_path / "thief", "german")
    stolen = handing_over(pair, heir) | {"key": thief.wallet.identity().public_key}
    assert pair.german.refused("HandOverSeat", **stolen).reason == "WRONG_SIGNATURE"
    thief.leave()


def test_a_seat_whose_key_is_lost_passes_with_the_consent_of_every_other(pair: Pair, heir: Player) -> None:
    pair.play(2)
    heir.comes_to(pair.game, invited_by=pair.us)
    heir("ProposeHandover", name="Heir", key=heir.wallet.identity().public_key)
    asked = pair.us.now().seats[1].proposal
    assert asked.name == "Heir"
    pair.us("AnswerHandover", asked="german", consent=True, proposal=asked.proposal)
    plays_on(pair, heir)


def test_the_old_holder_sees_the_seats_secrets_no_more(pair: Pair, heir: Player) -> None:
    """Nor what comes over a stream that was open before."""
    old = pair.german
    version = old.look().version
    old("HandOverSeat", **handing_over(pair, heir))

    def goes_on_watching() -> None:
        old.session.advance(version + 1)
        pair.us.look()
        pair.us.decide()
        old.session.advance(version + 2)

    for look in (
        goes_on_watching,
        lambda: old.connection.games("GetSnapshot", pb.GetSnapshotRequest(game=pair.game, audience="german")),
        old.export,
    ):
        with pytest.raises(ServiceRefused, match="does not hold seat german"):
            look()
    heir.leave()
