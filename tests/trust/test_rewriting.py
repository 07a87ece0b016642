"""A history rewritten by the service itself, hashed anew as it should be: players' signatures,
receipts and the clients find it."""

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kronika.domain.kernel.chance import Use, commitment, outcome
from kronika.domain.kernel.ledger import Holder
from kronika.service import signatures
from kronika.service.maintenance import backup
from kronika.service.rpc import seats
from kronika.service.settings import Settings
from kronika.service.vault import Vault
from kronika.tools.client.session import Cheated
from kronika.v1 import game_service_pb2 as pb
from tests.findings import english
from tests.trust.conftest import Services
from tests.trust.forge import Forger, check, found
from tests.trust.insider import cover_up
from tests.trust.players import Pair, Player, has_roll
from tests.trust.story import Story

MADE = "kronika.decision_made.v1"
REVEALED = "kronika.entropy_revealed.v1"
COMMITTED = "kronika.entropy_committed.v1"


def decided_openly(forger: Forger) -> list[int]:
    return [version for version in forger.versions(MADE) if "public" in forger.event(version)]


# --- what the players' signatures show


def test_a_decision_changed_is_not_what_its_player_signed(story: Story) -> None:
    forger = Forger(story.files["referee"])
    version = next(v for v in decided_openly(forger) if forger.event(v)["public"]["decision"]["decide"] == "play")
    made = forger.event(version)
    forger.edit(version, public={"decision": {"decide": "end_turn"}, "signed": made["public"]["signed"]})
    said = f"version {version}: the signature of {made['seat']} does not fit its key and what is recorded"
    assert said in found(forger.file())


def test_a_decision_invented_without_a_signature(story: Story) -> None:
    forger = Forger(story.files["referee"])
    version = decided_openly(forger)[5]
    made = forger.event(version)
    forger.edit(version, public={"decision": made["public"]["decision"]})
    assert f"version {version}: {made['seat']} plays signed, and the signature is missing" in found(forger.file())


def test_change_before_a_decision_is_detected_at_that_decision(story: Story) -> None:
    """Nothing but a time of day is changed, and all is hashed anew: the next who signed had seen
    another head."""
    forger = Forger(story.files["referee"])
    version = decided_openly(forger)[4]
    forger.backdate(version + 2)
    after = next(v for v in forger.versions(MADE) if v > version + 2)
    first = found(forger.file())[0]
    seat = forger.event(after)["seat"]
    assert first == f"version {after}: {seat} signed over a head that this log never had: it was shown another history"


def test_swapped_entropy_is_not_what_the_player_committed_to_and_signed(story: Story) -> None:
    forger = Forger(story.files["referee"])
    committed, revealed = (
        next(v for v in forger.versions(tag) if forger.event(v)["seat"] == "german") for tag in (COMMITTED, REVEALED)
    )
    entropy = bytes(32)
    game, anchors = forger.event(1)["game"], forger.event(2)["anchors"]
    forger.edit(revealed, entropy=entropy.hex())
    assert f"version {revealed}: what german reveals is not what it committed to" in found(forger.file())
    forger.edit(committed, commitment=commitment("german", game, anchors, entropy))
    for version in (committed, revealed):
        said = f"version {version}: the signature of german does not fit its key and what is recorded"
        assert said in found(forger.file())


def test_an_old_signature_is_not_taken_for_a_new_decision(story: Story) -> None:
    """A decision was taken back. The service makes it stand again after the undo, by the signature
    that it still has."""
    forger = Forger(story.files["referee"])
    (undone,) = forger.versions("kronika.undone.v1")
    back = forger.event(undone)["to"]
    old = next(v for v in forger.versions(MADE) if v == back + 1)
    again = next(v for v in forger.versions(MADE) if v > undone)
    assert forger.event(old)["prompt"] == forger.event(again)["prompt"]
    forger.edit(again, public=forger.event(old)["public"])
    seat = forger.event(again)["seat"]
    said = f"version {again}: {seat} signed this before it was taken back: an old signature is used again"
    assert said in found(forger.file())


def test_a_seat_does_not_pass_without_its_key(story: Story) -> None:
    forger = Forger(story.files["referee"])
    version = decided_openly(forger)[2]
    event = {"holder": "00" * 16, "key": forger.key, "name": "Eve", "seat": "us", "type": "kronika.seat_handed_over.v1"}
    forger.replace(version, event)
    assert f"version {version}: us plays signed, and the signature is missing" in found(forger.file())


def test_a_roll_is_not_chosen_by_what_it_is_said_to_be_for(story: Story) -> None:
    """The purpose enters the outcome. Whoever has the link can word it until the dice fall as he likes;
    but what a roll is for follows from the decision."""
    forger = Forger(story.files["referee"])
    version = forger.versions("kronika.dice_rolled.v1")[0]
    event, created = forger.event(version), forger.event(1)
    entropy = {forger.event(v)["seat"]: forger.event(v)["entropy"] for v in forger.versions(REVEALED)}
    for number in range(1000):
        purpose = event["use"]["purpose"] | {"subject": f"the-lucky-die-{number}"}
        use = msgspec.convert(event["use"] | {"purpose": purpose}, Use)
        faces = outcome(bytes.fromhex(event["link"]), created["game"], created["pack"]["hash"], use, entropy)
        if 0 in faces:
            break
    forger.edit(version, use=msgspec.to_builtins(use), faces=list(faces))
    first = found(forger.file())[0]
    assert (
        first
        == f"version {version}: asks for {purpose['action']} by U20 of {purpose['actor']}, which nothing called for"
    )


@pytest.mark.parametrize("purpose", [{"rule": "U17"}, {"action": "cheat"}, {"target": "x"}, {"actor": "us"}])
def test_a_hidden_draw_is_not_chosen_by_what_it_is_said_to_be_for(story: Story, purpose: dict[str, str]) -> None:
    """What was drawn the other seat cannot check before the opening; what for it can at once."""
    forger = Forger(story.files["us"])
    drawn = next(v for v in forger.versions("undaunted.card_drawn.v1") if forger.event(v)["side"] == "german")
    use = forger.event(drawn)["use"]
    forger.edit(drawn, use=use | {"purpose": use["purpose"] | purpose})
    first = found(forger.file())[0]
    assert first.startswith(f"version {drawn}: asks for ")
    assert first.endswith(", which nothing called for")


# --- what receipts show


def test_receipt_covers_events_without_a_later_signature(serve: Services, tmp_path: Path) -> None:
    """Both play unsigned: what the service rewrites is consistent with itself, and not with a receipt."""
    pair = Pair(serve().address, tmp_path / "wallets", sign=(False, False)).create().settle()
    pair.play(8)
    forger = Forger(pair.us.export())
    forger.backdate(forger.versions("kronika.prompt_opened.v1")[1])
    report = check(forger.file())
    assert (report.problems, report.anchored) == ((), False)
    assert "who decided for us, german: played unsigned" in english(report.unchecked)
    (said,) = found(forger.file(), held=(pair.us.last_receipt(),))
    assert said.endswith("the log is not the one your receipt was given for")
    pair.leave()


# --- what the clients notice


def test_a_client_that_comes_back_to_a_rewritten_game_refuses_it(serve: Services, tmp_path: Path) -> None:
    """The operator stops the service and changes one letter in the file of the log, and its mark."""
    pair = Pair(serve().address, tmp_path / "wallets").create().settle()
    answer = pair.play(10)
    pair.leave()
    serve.stop()
    with sqlite3.connect(tmp_path / "data" / "log.db") as log:
        statement = "UPDATE events SET body = REPLACE(body, 'Us', 'Is') WHERE stream = ? AND version = 4"
        assert log.execute(statement, (pair.game,)).rowcount == 1
    cover_up(tmp_path / "data")
    pair = Pair(serve().address, tmp_path / "wallets").come_back(pair.game)
    with pytest.raises(Cheated, match=f"version {answer.receipt.version}: the log is not the one your receipt"):
        pair.seat(answer.snapshot.audience).look()
    pair.leave()


def test_a_client_that_comes_back_to_a_shorter_game_refuses_it(serve: Services, tmp_path: Path) -> None:
    """The operator goes back to a copy of the log, without saying so on the record."""
    service = serve()
    pair = Pair(service.address, tmp_path / "wallets").create().settle()
    pair.play(4)
    service.app.log.backup(tmp_path / "earlier.db")
    answer = pair.play(4)
    pair.leave()
    serve.stop()
    (tmp_path / "earlier.db").replace(tmp_path / "data" / "log.db")
    pair = Pair(serve().address, tmp_path / "wallets").come_back(pair.game)
    with pytest.raises(Cheated, match=f"the receipt you kept is for version {answer.receipt.version}"):
        pair.seat(answer.snapshot.audience).look()
    pair.leave()


def overhear(player: Player, sent: list[pb.DecideRequest], monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep every decision that a player sends, as the service could."""
    submit = player.connection.games

    def overheard(method: str, request: Any) -> Any:
        if method == "Decide":
            sent.append(request)
        return submit(method, request)

    monkeypatch.setattr(player.connection, "games", overheard)


def test_two_histories_for_two_seats_show_at_the_next_decision(
    serve: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The service goes on with two copies of its log: one seat is shown that a stranger asks for the
    other's seat, the other that it offered a draw. What the first decides can be handed on to the
    other only as it was signed: over heads that the other's log never had."""
    first = serve()
    pair = Pair(first.address, tmp_path / "wallets").create().settle()
    pair.play(2)
    mover = pair.asked()
    assert mover is not None
    other = pair.seat("us" if mover.seat == "german" else "german")
    other.leave()
    backup(Settings(data=str(tmp_path / "data")), tmp_path / "copy")
    shutil.copy(tmp_path / "data" / "kronika.key", tmp_path / "copy")
    cover_up(tmp_path / "copy")
    second = serve(data=str(tmp_path / "copy"))
    stranger = Player(first.address, tmp_path / "wallets", "stranger").comes_to(pair.game, invited_by=mover)
    stranger("ProposeHandover", seat=other.seat, name="Eve")
    other = Player(second.address, tmp_path / "wallets", other.seat).come_back(pair.game)
    other("OfferDraw")
    sent: list[pb.DecideRequest] = []
    overhear(mover, sent, monkeypatch)
    mover.look()
    mover.decide()
    handing_on = Player(second.address, tmp_path / "wallets", mover.seat)
    monkeypatch.setattr(signatures, "check", lambda *_: None)
    handing_on.connection.games("Decide", sent[0])
    with pytest.raises(Cheated, match=f"{mover.seat} signed over a head that this log never had"):
        other.look()
    for player in (stranger, handing_on, other, mover):
        player.leave()


def test_invented_decision_is_detected_immediately(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signatures, "check", lambda *_: None)
    prompt = pair.german.session.snapshot().snapshot.prompts[0]
    pair.german("Decide", prompt=prompt.prompt, decision=prompt.legal[0].decision, request_id="invented")
    pair.us.look()
    with pytest.raises(Cheated, match="german plays signed, and the signature is missing"):
        pair.us.decide()  # both have picked for the initiative now, and the picks are shown


def test_seat_recorded_without_its_key_is_detected_immediately(
    serve: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "holder_of", lambda name, holder, key: Holder(name, holder, ""))
    pair = Pair(serve().address, tmp_path / "wallets").create()
    with pytest.raises(Cheated, match="seat us is recorded with another key than you took it with"):
        pair.us.look()
    pair.leave()


def test_receipt_by_an_unpublished_key_is_detected_immediately(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later the service could deny that it ever signed it."""
    monkeypatch.setattr(Vault, "signing_keys", lambda _: ())
    with pytest.raises(Cheated, match="signed by a key that this service does not publish"):
        pair.play(1)


def test_the_service_refuses_a_signature_from_before_an_undo(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision was taken back; what was sent then is sent again, under another request id."""
    sent: list[pb.DecideRequest] = []
    for player in pair.players:
        overhear(player, sent, monkeypatch)
    answer = pair.play(200, until=has_roll)
    seat, old = answer.snapshot.audience, sent[-1]
    mover = pair.seat(seat)
    (other,) = (player for player in pair.players if player is not mover)
    mover("RequestUndo")
    other("AnswerUndo", asked_by=seat, agree=True)
    refusal = mover.refused("Decide", prompt=old.prompt, decision=old.decision, request_id="again", signed=old.signed)
    assert refusal.reason == "STALE_VERSION"
    mover.session.decide(old.prompt, old.decision)  # the stock client signs over the head of now
    assert check(mover.export()).problems == ()
