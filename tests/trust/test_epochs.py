"""Epochs of chance (design 4): chains are fixed before entropy, entropy before anybody's is known;
lost secrets end an epoch, with the consent of every held seat, on the record."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.domain.kernel import chance
from kronika.domain.kernel.chance import commitment
from kronika.service import chances
from kronika.tools.client.connection import ServiceRefused
from kronika.tools.client.identity import IdentityRefused, Wallet
from kronika.v1 import game_service_pb2 as pb
from tests.findings import english
from tests.service.table import hex_of
from tests.trust.conftest import Services
from tests.trust.forge import Forger, check
from tests.trust.players import Pair, Player

ANCHORS = {"public": "00" * 32, "us": "11" * 32, "german": "22" * 32}


@pytest.fixture
def seated(serve: Services, tmp_path: Path) -> Iterator[Pair]:
    """Both sit; nobody has committed."""
    pair = Pair(serve().address, tmp_path / "wallets").create()
    yield pair
    pair.leave()


def epoch_of(player: Player) -> object:
    return player.look().position.ledger.epoch


# --- committing and revealing


def test_the_stock_clients_bring_their_entropy_by_themselves(seated: Pair) -> None:
    seated.settle()
    ledger = seated.us.look().position.ledger
    assert ledger.epoch.began
    assert ledger.started
    assert ledger.entropy == {
        p.seat: p.wallet.entropy(p.game, p.seat, ledger.epoch.anchors).hex() for p in seated.players
    }


def test_a_seat_that_never_reveals_delays_only_its_own_game(seated: Pair, tmp_path: Path) -> None:
    for player in seated.players:
        player.look().bring_entropy()
    seated.us.look().bring_entropy()
    assert seated.us.look().position.ledger.seats["us"].entropy
    other = Pair(seated.us.connection.address, tmp_path / "wallets").create().settle()
    assert other.play(2) is not None
    assert not seated.us.look().position.ledger.epoch.began
    other.leave()


def test_dropping_a_seat_that_never_reveals_voids_the_epoch(seated: Pair, tmp_path: Path) -> None:
    """New anchors, new commitments, new entropy from all."""
    for player in seated.players:
        player.look().bring_entropy()
    seated.us.look().bring_entropy()
    before = seated.us.look().position.ledger
    seated.german("LeaveSeat")
    ledger = seated.us.look().position.ledger
    assert ledger.epoch.number == 2
    assert not set(ledger.epoch.anchors.values()) & set(before.epoch.anchors.values())
    assert ledger.seats["us"].commitment == ledger.seats["us"].entropy == ""
    third = Player(seated.us.connection.address, tmp_path / "third", "german").sit(seated.game)
    seated.german.leave()
    seated.german = third
    seated.settle()
    assert seated.us.look().position.ledger.entropy["us"] != before.entropy["us"]
    report = check(seated.play(2) and seated.us.export())
    assert (report.problems, report.epochs) == ((), 2)


def test_a_seat_handed_over_later_keeps_the_epoch(pair: Pair, tmp_path: Path) -> None:
    before = epoch_of(pair.us)
    pair.german("LeaveSeat")
    pair.german.leave()
    pair.german = Player(pair.us.connection.address, tmp_path / "third", "german").sit(pair.game)
    assert epoch_of(pair.us) == before
    pair.play(4)
    assert check(pair.us.export()).problems == ()


def test_entropy_is_brought_to_no_other_anchors_than_those_it_was_made_for(tmp_path: Path) -> None:
    """After a restore the number of an epoch may come again; its anchors never do."""
    wallet = Wallet(tmp_path, "us")
    mine = wallet.entropy("game", "us", ANCHORS)
    assert mine == Wallet(tmp_path, "us").entropy("game", "us", dict(reversed(ANCHORS.items())))
    others = [
        wallet.entropy("game", "us", ANCHORS | {"public": "33" * 32}),
        wallet.entropy("game", "german", ANCHORS),
        wallet.entropy("other", "us", ANCHORS),
    ]
    assert len({mine, *others}) == 4


def test_a_client_reveals_nothing_for_a_commitment_that_it_did_not_make(serve: Services, tmp_path: Path) -> None:
    pair = Pair(serve().address, tmp_path / "wallets", sign=(False, False)).create()
    anchors = hex_of(pair.us.now().epoch.anchors)
    foreign = commitment("us", pair.game, anchors, bytes(32))
    pair.us("CommitEntropy", epoch=1, commitment=foreign)
    pair.german.look().bring_entropy()
    with pytest.raises(IdentityRefused, match="was not made here"):
        pair.us.look().bring_entropy()
    assert not pair.german.look().position.ledger.seats["us"].entropy
    pair.leave()


# --- secrets lost


def lose_secrets(serve: Services, tmp_path: Path) -> str:
    """The operator loses the file of the secrets; the address of the service started anew."""
    serve.stop()
    for name in ("secrets.db", "secrets.db-wal", "secrets.db-shm"):
        (tmp_path / "data" / name).unlink(missing_ok=True)
    return serve().address


@pytest.fixture
def bereft(serve: Services, tmp_path: Path) -> Iterator[Pair]:
    """A running game whose service has lost its secrets."""
    pair = Pair(serve().address, tmp_path / "wallets").create().settle()
    pair.play(8)
    pair.leave()
    pair = Pair(lose_secrets(serve, tmp_path), tmp_path / "wallets").come_back(pair.game)
    yield pair
    pair.leave()


def refused_decision(pair: Pair) -> str:
    """Why the seat that is asked cannot decide."""
    player = pair.asked()
    assert player is not None
    prompt = next(prompt for prompt in player.now().prompts if prompt.seat == player.seat)
    decision = {"undaunted": {"end_turn": {}}}
    with pytest.raises(ServiceRefused) as refused:
        player.session.decide(prompt.prompt, pb.DecideRequest(decision=decision).decision)
    return str(refused.value.reason)


def test_a_sound_epoch_is_not_replaced(pair: Pair) -> None:
    assert pair.us.refused("AgreeToEpoch").reason == "TOO_EARLY"


def test_without_its_secrets_an_epoch_rolls_no_more(bereft: Pair) -> None:
    assert refused_decision(bereft) == "SECRETS_LOST"


def test_every_held_seat_must_agree_to_a_new_epoch(bereft: Pair) -> None:
    bereft.us("AgreeToEpoch")
    assert epoch_of(bereft.german).agreed == ("us",)
    assert refused_decision(bereft) == "SECRETS_LOST"
    assert bereft.us.refused("AgreeToEpoch").reason == "ALREADY_DONE"
    bereft.german("AgreeToEpoch")
    assert (epoch_of(bereft.us).number, epoch_of(bereft.us).began) == (2, False)
    assert refused_decision(bereft) == "WRONG_PHASE"
    bereft.settle()
    assert bereft.play(4) is not None


def test_epochs_are_counted_and_what_can_no_longer_be_opened_is_named(bereft: Pair) -> None:
    for player in bereft.players:
        player("AgreeToEpoch")
    bereft.settle().play(6)
    running = check(bereft.us.export())
    assert (running.problems, running.epochs) == ((), 2)
    bereft.close()
    report = check(bereft.us.export("referee"))
    assert (report.problems, report.epochs) == ((), 2)
    assert english(report.unchecked) == (
        'whether epoch 1 had to end: "the secrets of the epoch were lost or used up", every seat agreed',
        "the chains whose secrets were lost: german in epoch 1, public in epoch 1, us in epoch 1",
    )
    forger = Forger(bereft.us.export("referee"))
    assert [forger.event(v).get("reason", "") for v in forger.versions("kronika.epoch_opened.v1")] == [
        "",
        "the secrets of the epoch were lost or used up",
    ]


def test_one_chain_missing_is_enough(serve: Services, tmp_path: Path) -> None:
    service = serve()
    pair = Pair(service.address, tmp_path / "wallets").create().settle()
    service.app.vault.db.execute("DELETE FROM chains WHERE audience = 'german'")
    pair.leave()
    serve.stop()
    pair = Pair(serve().address, tmp_path / "wallets").come_back(pair.game)
    assert refused_decision(pair) == "SECRETS_LOST"
    pair.leave()


def test_a_chain_that_is_not_the_one_published_is_not_used(serve: Services, tmp_path: Path) -> None:
    """A service that puts another chain in the place of the one whose anchor it published."""
    service = serve()
    pair = Pair(service.address, tmp_path / "wallets").create().settle()
    vault = service.app.vault
    service.app.log.insert_events(
        [], beside=vault.made_for(vault.make_chains(pair.game, 1, ("public", "us", "german")))
    )
    pair.leave()
    serve.stop()
    pair = Pair(serve().address, tmp_path / "wallets").come_back(pair.game)
    assert refused_decision(pair) == "SECRETS_LOST"
    pair.leave()


# --- links used up


def test_when_a_chain_ends_a_new_epoch_is_due(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chains are as short as 10 links here."""
    with monkeypatch.context() as short:
        short.setattr(chance, "LINKS", 10)
        with pytest.raises(ServiceRefused, match="secrets of the dice for this epoch are lost or used up"):
            pair.play(200)
    monkeypatch.setattr(chances, "LINKS_SPARE", chance.LINKS - 8)
    for player in pair.players:
        player("AgreeToEpoch")
    pair.settle()
    assert pair.play(4) is not None
    report = check(pair.close().us.export("referee"))
    assert (report.problems, report.epochs) == ((), 2)
    assert english(report.unchecked) == (
        'whether epoch 1 had to end: "the secrets of the epoch were lost or used up", every seat agreed',
    )


def test_chains_for_an_epoch_that_not_all_agreed_to_are_not_published(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair.play(4)
    with monkeypatch.context() as few:
        few.setattr(chances, "LINKS_SPARE", chance.LINKS - 2)
        pair.us("AgreeToEpoch")
    report = check(pair.close().us.export("referee"))
    assert (report.problems, report.unchecked, report.epochs) == ((), (), 1)


# --- the opening


def test_the_opening_publishes_what_the_chains_were_made_from(pair: Pair) -> None:
    pair.play(4)
    assert b'"seed":' not in pair.us.export()
    forger = Forger(pair.close().us.export("referee"))
    closed = forger.event(len(forger.records))
    assert closed["opened"]
    assert {(seed["epoch"], seed["audience"]) for seed in closed["seeds"]} == {
        (1, a) for a in ("public", "us", "german")
    }
    anchors = forger.event(2)["anchors"]
    assert all(chance.anchor_of(bytes.fromhex(s["seed"])).hex() == anchors[s["audience"]] for s in closed["seeds"])
