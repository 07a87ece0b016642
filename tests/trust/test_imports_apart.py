"""Imported games stay apart from the accounts of this service's players: whatever keys and tokens a file
names, it counts for nobody until he has proven by the key that the seat was his."""

import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kronika.domain.kernel import ends, seats
from kronika.domain.kernel import events as e
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.ledger import Holder
from kronika.domain.kernel.signing import claim_message
from kronika.domain.kernel.words import Rejection
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.library.offline import OfflineGame
from kronika.library.policies import BotPolicy
from kronika.service import maintenance
from kronika.service.packs import load_packs
from kronika.service.settings import Settings
from kronika.tools.client.connection import Connection, ServiceRefused
from kronika.tools.client.identity import Wallet
from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2 as own_pb
from kronika.v1 import campaign_service_pb2 as campaign_pb
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.service.client import filled
from tests.tools.running import Command
from tests.trust.conftest import Services
from tests.trust.forge import Forger
from tests.trust.players import Pair, Player, has_roll
from tests.trust.story import Story

pytestmark = pytest.mark.slow


def bring_in(player: Player, data: bytes) -> Any:
    pieces = (pb.ImportGameRequest(chunk=data[at : at + 50_000]) for at in range(0, len(data), 50_000))
    return player.connection.games("ImportGame", pieces).game


def listed(who: Player, /, **fields: Any) -> list[str]:
    return [game.game for game in who.connection.games("ListGames", filled(pb.ListGamesRequest, fields)).games]


def rolls_of(player: Player, who: str) -> int:
    count: int = player.connection.games(
        "GetPlayerRolls", filled(pb.GetPlayerRollsRequest, {"player": who})
    ).rolls.rolls
    return count


def claim(player: Player, about: Any, by: str, /, **changed: Any) -> Any:
    """A claim as the stock client makes it, but for what is changed."""
    identity = player.wallet.identity()
    token_hash = sha256(bytes.fromhex(identity.token)).hexdigest()
    message = claim_message(
        changed.pop("of", about.game),
        changed.pop("at", by),
        changed.pop("head", about.head.hex()),
        changed.pop("for_token", token_hash),
    )
    fields = {"game": about.game, "seat": by, "token_hash": token_hash, "signature": identity.sign(message)}
    return player.connection.games("ClaimImported", filled(pb.ClaimImportedRequest, fields | changed)).game


def refusal(player: Player, about: Any, by: str, /, **changed: Any) -> ServiceRefused:
    """The refusal of a claim, which changes nothing."""
    request = pb.GetGameRequest(game=about.game)
    before = player.connection.games("GetGame", request).game
    with pytest.raises(ServiceRefused) as refused:
        claim(player, about, by, **changed)
    assert player.connection.games("GetGame", request).game == before
    return refused.value


@pytest.fixture
def elsewhere(serve: Services, tmp_path: Path) -> Embedded:
    return serve(data=str(tmp_path / "elsewhere"))


@pytest.fixture
def us(elsewhere: Embedded, story: Story) -> Iterator[Player]:
    """Who played `us` in the story, at another service."""
    player = Player(elsewhere.address, story.wallets, "us")
    yield player
    player.leave()


@pytest.fixture
def game(us: Player, story: Story) -> Any:
    """The story, imported."""
    return bring_in(us, story.files["referee"])


@pytest.fixture(scope="module")
def refused_to(tmp_path_factory: pytest.TempPathFactory, story: Story) -> Iterator[tuple[Player, Any]]:
    """The same player and the story imported, for claims that change nothing."""
    services = Services(tmp_path_factory.mktemp("claims"))
    player = Player(services().address, story.wallets, "us")
    yield player, bring_in(player, story.files["referee"])
    player.leave()
    services.stop()


# --- apart


def test_an_imported_game_says_that_it_is(us: Player, game: Any) -> None:
    assert game.imported.HasField("at") and not game.imported.claimed
    (found,) = us.connection.games("ListGames", pb.ListGamesRequest()).games
    assert found.imported == game.imported
    made = us.connection.games("CreateGame", pb.CreateGameRequest(pack="normandy", scenario="1")).game
    assert not made.HasField("imported"), "one that was made here is not"


def test_no_roll_of_it_is_counted_and_it_is_nobody_s(us: Player, game: Any) -> None:
    """Not even for the player whose key holds a seat in it."""
    key = us.wallet.identity().public_key
    assert game.seats[0].player.hex() == key
    assert us.connection.games("ListRolls", pb.ListRollsRequest(game=game.game)).rolls
    assert rolls_of(us, key) == 0
    assert listed(us, mine=True) == listed(us, player=key) == []
    assert listed(us) == [game.game], "everybody may look at it"


def made_up(holders: dict[str, str], game: str = "madeup") -> bytes:
    """A whole game that nobody has played, in which all fits: these tokens have shot, and one gave up."""
    forged = OfflineGame(load_packs()["normandy"], "1", "forged", game=game, begun=False)
    for seat, holder in holders.items():
        forged.keep(seats.take(forged.system, forged.position, seat, Holder("Anna", holder, "")))
    forged.begin()
    forged.play({seat: BotPolicy(SENSIBLE, 1) for seat in forged.seats}, 60)
    if forged.position.game.outcome is None:
        forged.keep(ends.resign(forged.system, forged.position, "us", forged.chance(forged.position.ledger)))
    forged.close()
    return forged.export()


def test_the_same_token_holds_no_seat_of_it(serve: Services, tmp_path: Path) -> None:
    """A file may name what stands for a token of this very service: that is in every export. Today such a
    file adds its rolls to another player's name."""
    pair = Pair(serve().address, tmp_path / "wallets", sign=(False, False)).create().settle()
    pair.play(100, until=has_roll)
    holders = {seat.seat: seat.player.hex() for seat in pair.us.now().seats}
    before = {who: rolls_of(pair.us, who) for who in holders.values()}
    forged = bring_in(pair.us, made_up(holders))
    rolled = pair.us.connection.games("ListRolls", pb.ListRollsRequest(game=forged.game)).rolls
    assert len(rolled) > 1 and {seat.player.hex() for seat in forged.seats} == {*holders.values()}
    assert {who: rolls_of(pair.us, who) for who in holders.values()} == before
    assert listed(pair.us, mine=True) == [pair.game] == listed(pair.us, player=holders["us"])
    with pytest.raises(ServiceRefused) as refused:
        pair.us.connection.games("GetSnapshot", pb.GetSnapshotRequest(game=forged.game, audience="us"))
    assert refused.value.reason == "NOT_YOUR_SEAT"
    pair.leave()


def test_a_game_that_was_played_here_is_not_marked_when_its_file_is_brought_in(serve: Services, tmp_path: Path) -> None:
    pair = Pair(serve().address, tmp_path / "wallets").create().settle()
    pair.play(100, until=has_roll)
    pair.play(100, until=has_roll)
    pair.close()
    keys = [player.wallet.identity().public_key for player in pair.players]
    counted = [rolls_of(pair.us, key) for key in keys]
    assert sum(counted) > 0
    again = bring_in(pair.us, pair.us.export("referee"))
    assert again.game == pair.game and not again.HasField("imported")
    assert [rolls_of(pair.us, key) for key in keys] == counted
    assert listed(pair.us, mine=True) == [pair.game]
    pair.leave()


def test_the_mark_outlives_a_restart_a_rebuild_and_a_backup(
    serve: Services, elsewhere: Embedded, us: Player, game: Any, tmp_path: Path
) -> None:
    claim(us, game, "us")
    data = Settings(data=str(tmp_path / "elsewhere"))
    maintenance.rebuild(data, lambda _: None)
    marked = us.connection.games("GetGame", pb.GetGameRequest(game=game.game)).game.imported
    key = us.wallet.identity().public_key
    counted = rolls_of(us, key)
    maintenance.backup(data, tmp_path / "backup")
    serve.stop()
    (tmp_path / "restored").mkdir()
    (tmp_path / "elsewhere" / "kronika.key").rename(tmp_path / "restored" / "kronika.key")
    maintenance.restore(Settings(data=str(tmp_path / "restored")), tmp_path / "backup")
    us = Player(serve(data=str(tmp_path / "restored")).address, us.wallet._folder.parent, "us")
    assert us.connection.games("GetGame", pb.GetGameRequest(game=game.game)).game.imported == marked
    assert (rolls_of(us, key), listed(us, mine=True)) == (counted, [game.game])
    us.leave()


def test_checkpoint_is_in_the_transaction_of_the_events(us: Player, game: Any, tmp_path: Path) -> None:
    """Killed at any point, there is never one without the other."""
    with sqlite3.connect(tmp_path / "elsewhere" / "log.db") as log:
        assert log.execute("SELECT stream FROM imports").fetchall() == [(game.game,)]
        assert log.execute("SELECT DISTINCT stream FROM events").fetchall() == [(game.game,)]
    with pytest.raises(ServiceRefused):
        bring_in(us, Forger(made_up({"us": "a" * 32, "german": "b" * 32})).file()[:-9])
    with sqlite3.connect(tmp_path / "elsewhere" / "log.db") as log:
        assert log.execute("SELECT stream FROM imports").fetchall() == [(game.game,)]


def resigned(game: OfflineGame) -> Recorder | Rejection:
    return ends.resign(game.system, game.position, game.seats[0], game.chance(game.position.ledger))


def test_a_campaign_played_here_takes_no_soldier_s_deeds_from_a_file(serve: Services, tmp_path: Path) -> None:
    """A file may say that its game belongs to a campaign of this service."""
    player = Player(serve().address, tmp_path / "wallets", "soviet")
    created = player.connection.campaigns("CreateCampaign", campaign_pb.CreateCampaignRequest(pack="stalingrad"))
    campaign = created.campaign
    pack = load_packs()["stalingrad"]
    origin = e.Origin(e.OriginKind.CAMPAIGN, campaign.game, campaign.version, campaign.head.hex())
    forged = OfflineGame(pack, "011", "forged", game=f"{campaign.game}x-1", origin=origin)
    bots = {seat: BotPolicy(SENSIBLE, 1) for seat in forged.seats}
    forged.play(bots, 30)
    while isinstance(gave_up := resigned(forged), Rejection):
        forged.play(bots, 1)
    forged.keep(gave_up)
    forged.close()
    forged.open()
    game = bring_in(player, forged.export())
    assert game.origin.stream == campaign.game and game.HasField("imported")
    deck = forged.position.game.board.scene.cards
    for card in list(deck)[:5]:
        request = own_pb.GetSoldierRequest(campaign=campaign.game, card=card)
        with pytest.raises(ServiceRefused) as refused:
            player.connection.report("undaunted_campaign", "GetSoldier", request)
        assert refused.value.reason == "NOT_FOUND"
    player.leave()


# --- claiming


def test_player_proving_a_seat_by_key_gets_its_rolls_counted(
    us: Player, elsewhere: Embedded, story: Story, game: Any
) -> None:
    key = us.wallet.identity().public_key
    claimed = claim(us, game, "us")
    assert list(claimed.imported.claimed) == ["us"]
    rolls = us.connection.games("ListRolls", pb.ListRollsRequest(game=game.game)).rolls
    assert rolls_of(us, key) == sum(roll.seat == "us" and roll.test.outcomes > 0 for roll in rolls) > 0
    assert listed(us, mine=True) == listed(us, player=key) == [game.game]
    seen = us.connection.games("GetSnapshot", pb.GetSnapshotRequest(game=game.game, audience="us"))
    assert seen.snapshot.audience == "us"
    german = Player(elsewhere.address, story.wallets, "german")
    assert rolls_of(us, german.wallet.identity().public_key) == 0, "the other seat is still nobody's"
    assert listed(german, mine=True) == []
    german.leave()


def test_a_claim_may_be_repeated_and_follows_the_key(
    us: Player, elsewhere: Embedded, story: Story, game: Any, tmp_path: Path
) -> None:
    """Who has lost his token and kept his key claims again."""
    first = claim(us, game, "us")
    assert claim(us, game, "us") == first
    identity = us.wallet.identity()
    wallet = Wallet(tmp_path / "new", "us")
    wallet.save(msgspec.structs.replace(identity, token="5" * 64))
    again = Player(elsewhere.address, tmp_path / "new", "us")
    claim(again, game, "us")
    assert (listed(again, mine=True), listed(us, mine=True)) == ([game.game], [])
    assert rolls_of(us, identity.public_key) == rolls_of(again, identity.public_key) > 0
    again.leave()


OTHER_HEAD = "1" * 64


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"at": "german"}, "WRONG_SIGNATURE"),
        ({"of": "anothergame"}, "WRONG_SIGNATURE"),
        ({"head": OTHER_HEAD}, "WRONG_SIGNATURE"),
        ({"for_token": OTHER_HEAD}, "WRONG_SIGNATURE"),
        ({"signature": "0" * 128}, "WRONG_SIGNATURE"),
        ({"signature": ""}, "MALFORMED"),
        ({"signature": "00" * 65}, "MALFORMED"),
        ({"token_hash": ""}, "MALFORMED"),
        ({"token_hash": OTHER_HEAD}, "MALFORMED"),
        ({"seat": "soviet"}, "NOT_FOUND"),
        ({"seat": "german"}, "WRONG_SIGNATURE"),
        ({"game": "nowhere"}, "NOT_FOUND"),
        ({"game": "../../x"}, "MALFORMED"),
    ],
    ids=str,
)
def test_a_claim_that_proves_nothing_is_refused(
    refused_to: tuple[Player, Any], changed: dict[str, str], reason: str
) -> None:
    us, game = refused_to
    assert refusal(us, game, "us", **changed).reason == reason
    assert rolls_of(us, us.wallet.identity().public_key) == 0


def test_claim_for_one_token_is_refused_for_another(refused_to: tuple[Player, Any], tmp_path: Path) -> None:
    """Who overhears a claim, or is the service that it was made to, cannot use it."""
    us, game = refused_to
    identity = us.wallet.identity()
    token_hash = sha256(bytes.fromhex(identity.token)).hexdigest()
    signature = identity.sign(claim_message(game.game, "us", game.head.hex(), token_hash))
    thief = Player(us.connection.address, tmp_path / "thief", "us")
    assert refusal(thief, game, "us", token_hash=token_hash, signature=signature).reason == "MALFORMED"
    own = sha256(bytes.fromhex(thief.wallet.identity().token)).hexdigest()
    assert refusal(thief, game, "us", token_hash=own, signature=signature).reason == "WRONG_SIGNATURE"
    thief.leave()


def test_nobody_claims_without_a_token(refused_to: tuple[Player, Any]) -> None:
    us, game = refused_to
    nobody = Connection(us.connection.address)
    with pytest.raises(ServiceRefused) as refused:
        nobody.games("ClaimImported", pb.ClaimImportedRequest(game=game.game, seat="us"))
    assert refused.value.reason == "UNAUTHENTICATED"
    nobody.close()


def test_a_seat_that_was_played_unsigned_can_be_proven_by_nobody(refused_to: tuple[Player, Any]) -> None:
    us, _ = refused_to
    game = bring_in(us, made_up({"us": "a" * 32, "german": "b" * 32}))
    refused = refusal(us, game, "us")
    assert (refused.reason, "played unsigned" in str(refused)) == ("WRONG_SIGNATURE", True)


def test_a_game_that_was_played_here_has_nothing_to_claim(refused_to: tuple[Player, Any]) -> None:
    us, _ = refused_to
    made = us.connection.games("CreateGame", pb.CreateGameRequest(pack="normandy", scenario="1")).game
    assert refusal(us, made, "us").reason == "WRONG_PHASE"


# --- by the command


def test_the_command_claims_and_lists(elsewhere: Embedded, story: Story, us: Player, game: Any) -> None:
    command = Command("--server", elsewhere.address, "--home", story.wallets, "--profile", "us")
    (line,) = command.does("games").splitlines()
    assert line.endswith("  imported")
    assert command.does("games", "--mine") == ""
    assert command("rolls", "--player", us.wallet.identity().public_key).code == 1
    assert command.does("seat", "claim", game.game) == f"Seat us of {game.game} is yours.\n"
    assert command.does("games", "--mine").startswith(game.game)
    assert " rolls, " in command.does("rolls", "--player", us.wallet.identity().public_key)


def test_the_command_says_when_no_seat_is_yours(refused_to: tuple[Player, Any], tmp_path: Path) -> None:
    us, game = refused_to
    stranger = Command("--server", us.connection.address, "--home", tmp_path / "stranger")
    ran = stranger("seat", "claim", game.game)
    assert ran.code == 1 and "no seat of" in ran.err
    ran = stranger("seat", "claim", game.game, "--seat", "us")
    assert ran.code == 1 and "must be signed with the key of seat us" in ran.err


def test_a_private_game_is_claimed_by_its_head(serve: Services, tmp_path: Path) -> None:
    pair = Pair(serve().address, tmp_path / "wallets").create(private=True).settle()
    pair.close()
    file = pair.us.export("referee")
    other = serve(data=str(tmp_path / "other"))
    us = Player(other.address, tmp_path / "wallets", "us")
    game = bring_in(us, file)
    command = Command("--server", other.address, "--home", tmp_path / "wallets", "--profile", "us")
    assert command("seat", "claim", game.game).code == 1, "nobody may look at it yet"
    assert command.does("games") == ""
    command.does("seat", "claim", game.game, "--seat", "us", "--head", game.head.hex())
    assert command.does("games").startswith(game.game)
    us.leave()
    pair.leave()
