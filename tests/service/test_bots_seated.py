"""Bots in the service: one holds a seat, thinks in a process of its own and plays on whatever is killed;
what it decides is bound to a seed, and everybody can repeat it."""

import os
import random
import secrets
import signal
import subprocess
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

import pytest

from kronika.domain.kernel import events as e
from kronika.domain.kernel.checking.audit import Audit, audit
from kronika.domain.kernel.checking.verifier import Report, verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import encode_record
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.ed25519 import verifies
from kronika.service.quotas import Quotas
from kronika.service.settings import Settings
from kronika.service.vault import SECRETS_FILE
from kronika.tools.client.bot import play_campaign_out
from kronika.tools.client.connection import Connection
from kronika.tools.client.identity import Wallet
from kronika.tools.client.session import Session
from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2 as own_pb
from kronika.v1 import campaign_service_pb2 as campaign_pb
from kronika.v1 import game_service_pb2 as pb
from kronika.v1 import log_pb2
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.conftest import stop
from tests.service.process import Serving
from tests.service.table import END_TURN, Seat, Table, act_of, refusal, which_event
from tests.tools.running import Command
from tests.trust import second_verifier as second
from tests.trust.players import Player

pytestmark = pytest.mark.slow

GERMAN_BOT = [{"seat": "german", "bot": "sensible"}]
SOVIET_BOT = [{"seat": "soviet", "bot": "sensible"}]
OPERATOR = "0f" * 32


class Alone:
    """A person in a game, whose other seat a bot of the service holds."""

    def __init__(self, address: str, folder: Path, pack: str = "normandy") -> None:
        self._folder = folder
        self.us = Player(address, folder, "us")
        request = pb.CreateGameRequest(pack=pack, scenario="1", bots=GERMAN_BOT)
        self.game: str = self.us.connection.games("CreateGame", request).game.game
        self.us.sit(self.game)
        self.us.look().settle()

    def come_back(self, address: str) -> Self:
        """The service has come up, perhaps somewhere else."""
        self.us.leave()
        self.us = Player(address, self._folder, "us").come_back(self.game)
        return self

    def play(self, decisions: int = 10_000, seed: int = 1, before: Callable[[], object] = lambda: None) -> Self:
        """The person plays at random, so many decisions or to the end; `before` each."""
        chooser = random.Random(seed)
        while decisions and self.us.look().position.game.outcome is None:
            if self.us.is_asked:
                before()
                self.us.decide(chooser.choice)
                decisions -= 1
            else:
                self.us.session.advance()
        return self

    def until(self, holds: Callable[[Session], object]) -> Session:
        """What comes is taken in until this holds."""
        while not holds(self.us.look()):
            self.us.session.advance()
        return self.us.session

    def close(self) -> Self:
        """Over, if need be by giving up, and confirmed by both."""
        if self.us.look().position.game.outcome is None:
            self.us("Resign")
        self.us("ConfirmEnd")
        self.until(lambda session: session.position.ledger.closed)
        return self

    def events(self) -> list[e.Event]:
        """The events of the closed game, all parts open."""
        return [event for entry in entries(self.us.export("referee")) for event in entry.events]


def entries(file: bytes) -> list[Any]:
    records = parse(file).records
    codec = CODECS[SYSTEMS["undaunted"].name]
    return [codec.decode(version, encode_record(record)) for version, record in enumerate(records, 1)]


def audited(file: bytes) -> Audit:
    return audit(SYSTEMS["undaunted"], entries(file))


def verified(file: bytes) -> Report:
    """A file in which both verifiers find nothing wrong."""
    report = verify(parse(file), SYSTEMS, CODECS, verifies)
    assert (report.problems, second.check(file.splitlines(keepends=True))) == ((), [])
    return report


def decided_by(events: list[e.Event], seat: str) -> int:
    return sum(isinstance(event, e.DecisionMade) and event.seat == seat for event in events)


@pytest.fixture
def alone(service: Embedded, tmp_path: Path) -> Iterator[Alone]:
    one = Alone(service.address, tmp_path)
    yield one
    one.us.leave()


# --- a whole game


def test_a_bot_named_at_creation_plays_a_whole_game_and_every_decision_of_it_can_be_repeated(alone: Alone) -> None:
    alone.play().close()
    file = alone.us.export("referee")
    assert verified(file).unbound == ()
    found = audited(file)
    assert found.ok and found.repeated == decided_by(alone.events(), "german") > 5


def test_bot_is_marked_in_every_view(alone: Alone) -> None:
    us, german = alone.us.now().seats
    assert not us.HasField("bot")
    assert (german.bot.bot, german.bot.version, german.name, german.signs) == ("sensible", "1", "sensible", False)
    (seated,) = [event for event in told(alone) if event.kernel.HasField("bot_seated")]
    assert german.bot.commitment == seated.kernel.bot_seated.commitment
    assert seated.sentence == "The bot sensible 1 plays as the Germans."


def told(alone: Alone) -> list[Any]:
    """The events of a game as spectators have them."""
    return list(Client(alone.us.connection.address, token="")("ListEvents", game=alone.game, page_size=2000).events)


def test_its_seed_is_nobodys_to_know_before_the_closing_and_everybodys_after_it(alone: Alone) -> None:
    alone.play(2)
    seat = next(event.kernel.bot_seated for event in told(alone) if event.kernel.HasField("bot_seated"))
    assert not any(line for line in alone.us.export().splitlines() if b'"bots"' in line)
    alone.close()
    (closed,) = [event for event in alone.events() if isinstance(event, e.GameClosed)]
    assert [(one.seat, len(one.seed)) for one in closed.bots] == [("german", 64)] and seat.seat == "german"


def test_a_bot_reveals_before_any_person_can(alone: Alone) -> None:
    kinds = [event.kernel.WhichOneof("kernel_event") for event in told(alone)]
    at = kinds.index("entropy_revealed")
    assert kinds[at - 1] == "entropy_committed", "with the last commitment"
    both = [event for event in told(alone) if event.kernel.HasField("entropy_revealed")]
    assert [event.kernel.entropy_revealed.seat for event in both] == ["german", "us"]
    assert both[0].tx < both[0].version and both[1].tx == both[1].version


# --- inviting one


def made(service: Embedded, **fields: Any) -> tuple[Client, str]:
    creator = Client(service.address)
    return creator, creator("CreateGame", pack="normandy", scenario="1", **fields).game.game


def test_creator_invites_a_bot_later(service: Embedded) -> None:
    creator, game = made(service)
    us = Seat(creator, game, "us")
    us.take()
    us.commit()
    seat = creator("InviteBot", game=game, seat="german", bot="sensible").game.seats[1]
    assert (seat.bot.bot, seat.committed, seat.revealed) == ("sensible", True, True), "it was the last to commit"
    assert us.reveal().phase == 3, "running"


def test_nobody_else_invites_a_bot(service: Embedded) -> None:
    _, game = made(service)
    other = Client(service.address)
    Seat(other, game, "us").take()
    refused = refusal(lambda: other("InviteBot", game=game, seat="german", bot="sensible"))
    assert (refused.code, refused.reason) == ("PERMISSION_DENIED", "NOT_YOUR_SEAT")


def test_unknown_bot_or_seat_or_taken_seat_is_refused_with_the_choices(service: Embedded) -> None:
    creator, game = made(service, bots=GERMAN_BOT)
    known = refusal(lambda: creator("InviteBot", game=game, seat="us", bot="clever"))
    assert (known.reason, known.accepted) == ("NOT_FOUND", ("sensible",))
    assert refusal(lambda: creator("InviteBot", game=game, seat="italian", bot="sensible")).accepted == ("us", "german")
    assert refusal(lambda: creator("InviteBot", game=game, seat="german", bot="sensible")).reason == "SEAT_TAKEN"
    for named in ([{"seat": "italian", "bot": "sensible"}], [*GERMAN_BOT, *GERMAN_BOT]):
        assert refusal(lambda named=named: made(service, bots=named)).reason == "MALFORMED"
    assert refusal(lambda: made(service, bots=[{"seat": "us", "bot": "clever"}])).accepted == ("sensible",)


def test_the_same_request_makes_the_same_game_and_with_another_bot_it_is_another_request(service: Embedded) -> None:
    creator = Client(service.address)
    fields = {"pack": "normandy", "scenario": "1", "request_id": "once"}
    first = creator("CreateGame", bots=GERMAN_BOT, **fields).game
    assert creator("CreateGame", bots=GERMAN_BOT, **fields).game == first
    assert refusal(lambda: creator("CreateGame", **fields)).reason == "REQUEST_REUSED"


def test_bots_play_each_other_only_for_the_operator_and_then_to_the_end(
    embedded: Callable[..., Embedded],
) -> None:
    service = embedded(operator_token=OPERATOR)
    operator = Client(service.address, token=OPERATOR)
    bots = [*GERMAN_BOT, {"seat": "us", "bot": "sensible"}]
    game = operator("CreateGame", pack="normandy", scenario="1", bots=bots).game.game
    draws = 0
    for batch in operator.stream("WatchGame", game=game):
        for kernel in (event.kernel for event in batch.events):
            declined = kernel.draw_ended.how == log_pb2.DRAW_ENDING_DECLINED
            draws += kernel.HasField("draw_offered") or declined
        if any(event.kernel.HasField("game_closed") for event in batch.events):
            break
    file = b"".join(piece.chunk for piece in operator.stream("ExportGame", game=game, audience="referee"))
    found = audited(file)
    assert verified(file).ok and found.ok and found.judged == found.repeated - draws > 20


def test_elsewhere_one_seat_is_left_for_a_person(service: Embedded) -> None:
    bots = [*GERMAN_BOT, {"seat": "us", "bot": "sensible"}]
    assert refusal(lambda: made(service, bots=bots)).reason == "NOT_YOUR_SEAT"
    creator, game = made(service, bots=GERMAN_BOT)
    assert refusal(lambda: creator("InviteBot", game=game, seat="us", bot="sensible")).reason == "NOT_YOUR_SEAT"


def test_a_player_has_so_many_games_with_bots_that_are_not_closed(embedded: Callable[..., Embedded]) -> None:
    service = embedded(bot_games=2)
    creator = Client(service.address)

    def another() -> str:
        made: str = creator("CreateGame", pack="normandy", scenario="1", bots=GERMAN_BOT).game.game
        return made

    first, _ = another(), another()
    refused = refusal(another)
    assert (refused.reason, refused.metadata["quota"], refused.metadata["limit"]) == ("LIMIT_REACHED", "bot_games", "2")
    plain = creator("CreateGame", pack="normandy", scenario="1").game.game
    invited = refusal(lambda: creator("InviteBot", game=plain, seat="us", bot="sensible"))
    assert invited.metadata["quota"] == "bot_games"
    seat = Seat(creator, first, "us")
    seat.take()
    seat.commit()
    seat.reveal()
    seat("Resign")
    seat("ConfirmEnd")
    for batch in creator.stream("WatchGame", game=first):
        if any(event.kernel.HasField("game_closed") for event in batch.events):
            break
    assert another(), "one of them is closed"


def test_the_bots_of_a_player_who_has_used_up_their_time_wait_and_those_of_others_do_not() -> None:
    quotas = Quotas(Settings(thinking_seconds_an_hour=60), OPERATOR)
    for creator in ("anna", OPERATOR):
        quotas.thinking.take(creator, 70.0)
    assert quotas.thinking.wait("anna") > 0
    assert quotas.thinking.wait("ben") == quotas.thinking.wait(OPERATOR) == 0


# --- what others ask of it


def test_a_bot_that_can_still_win_declines_a_draw(alone: Alone) -> None:
    alone.play(1)
    alone.us("OfferDraw")
    alone.until(lambda session: not session.position.ledger.draws)
    assert alone.us.session.position.game.outcome is None


def slipped(service: Embedded, decide: Callable[[Seat], object]) -> tuple[Seat, int, Table]:
    """A player has ended the turn too early, and the other has answered; then a bot has taken the other's
    seat, whose time is used up, so that it thinks about nothing. Who slipped, and where."""
    table = Table(service.address).started()
    first, second = table.in_turn()
    slip = table.now().version
    first.decide(END_TURN)
    decide(second)
    second("LeaveSeat")
    creator = service.app.vault.holder(sha256(bytes.fromhex(table.us.client.token)).digest())
    service.app.quotas.thinking.take(creator, 1e9)
    table.us.client("InviteBot", game=table.game, seat=second.name, bot="sensible")
    return first, slip, table


def ended(table: Table, first: Seat, slip: int) -> str:
    """How the request to go back there ends."""
    first("RequestUndo", to=slip)
    for batch in first.client.stream("WatchGame", game=table.game, audience=first.name):
        for event in batch.events:
            if which_event(event) in ("undone", "undo_ended"):
                return which_event(event)
    raise AssertionError("it does not end")


def test_a_bot_agrees_to_undo_where_nothing_random_or_secret_became_known(service: Embedded) -> None:
    """Though it has been answered, and though the bot has no time left to think."""
    first, slip, table = slipped(service, lambda second: second.decide(hunkers_down(second)))
    assert ended(table, first, slip) == "undone"


def hunkers_down(seat: Seat) -> Any:
    return next(one.decision for one in seat.legal() if act_of(one) == "hunker_down")


def test_a_bot_declines_to_undo_what_used_chance(service: Embedded) -> None:
    """Both ended their turns, and drew for a new round."""
    first, slip, table = slipped(service, lambda second: second.decide(END_TURN))
    assert ended(table, first, slip) == "undo_ended"


def test_nobody_passes_a_seat_on_where_only_a_bot_could_consent(alone: Alone) -> None:
    """Who plays a bot alone keeps his seat, whoever asks for it; and nobody asks the bot."""
    alone.play(1)
    secret = alone.us.connection.games(
        "CreateInvitation", pb.CreateInvitationRequest(game=alone.game, by="us")
    ).secret.hex()
    stranger = Client(alone.us.connection.address, metadata=(("invitation", secret),))
    stranger("ProposeHandover", game=alone.game, seat="us", name="Otto")
    alone.play(3)
    seat = alone.us.now().seats[0]
    assert (seat.name, seat.proposal.name, list(seat.proposal.consents)) == ("Us", "Otto", [])


def test_a_person_consents_to_who_takes_the_seat_of_a_bot_over(alone: Alone) -> None:
    alone.play(1)
    secret = alone.us.connection.games(
        "CreateInvitation", pb.CreateInvitationRequest(game=alone.game, by="us")
    ).secret.hex()
    otto = Client(alone.us.connection.address, metadata=(("invitation", secret),))
    otto("ProposeHandover", game=alone.game, seat="german", name="Otto")
    proposal = alone.us.now().seats[1].proposal.proposal
    alone.us("AnswerHandover", asked="german", consent=True, proposal=proposal)
    seat = alone.us.now().seats[1]
    assert (seat.name, seat.HasField("bot")) == ("Otto", False)
    Seat(otto, alone.game, "german")("Resign")
    alone.us("ConfirmEnd")
    Seat(otto, alone.game, "german")("ConfirmEnd")
    file = alone.us.export("referee")
    assert verified(file).ok and audited(file).ok, "what it had decided till then is repeated"


# --- whatever is killed


def test_law_7_killed_in_the_middle_a_game_with_a_bot_is_played_to_its_end(tmp_path: Path) -> None:
    """The service is killed again and again, mostly when the bot has to think."""
    with Serving(tmp_path / "data") as serving:
        alone = Alone(serving.address, tmp_path).play(1)
        serving.kill()
    for seed in range(3):
        with Serving(tmp_path / "data") as serving:
            alone.come_back(serving.address).play(2, seed)
            serving.kill()
    with Serving(tmp_path / "data") as serving:
        alone.come_back(serving.address).play().close()
        file = alone.us.export("referee")
        alone.us.leave()
    found = audited(file)
    assert (
        verified(file).ok
        and found.ok
        and found.repeated == decided_by([x for n in entries(file) for x in n.events], "german")
    )


def test_bot_decision_pending_at_shutdown_is_made_after_start(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        alone = Alone(serving.address, tmp_path)
        answer = alone.us.decide()
        serving.kill()
    with Serving(tmp_path / "data") as serving:
        alone.come_back(serving.address)
        session = alone.until(lambda session: session.version > answer.snapshot.version and alone.us.is_asked)
        assert any(one.seat == "german" for one in session.position.ledger.decisions)
        alone.us.leave()


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        alone = Alone(serving.address, tmp_path).play(2)
        for worker in workers_of(serving):
            os.kill(worker, signal.SIGKILL)
        alone.play(4, 2).close()
        assert audited(alone.us.export("referee")).ok
        alone.us.leave()


def workers_of(serving: Serving) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(serving._process.pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def test_after_a_restore_the_bot_brings_its_share_of_the_new_chance_by_itself(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        alone = Alone(serving.address, tmp_path).play(2)
        Command().does("backup", tmp_path / "kept", "--data", tmp_path / "data")
    (tmp_path / "new").mkdir(mode=0o700)
    (tmp_path / "new" / "kronika.key").write_bytes((tmp_path / "data" / "kronika.key").read_bytes())
    Command().does("restore", tmp_path / "kept", "--data", tmp_path / "new")
    with Serving(tmp_path / "new") as serving:
        alone.come_back(serving.address)
        alone.us.look().settle()
        ledger = alone.play(2, 3).us.look().position.ledger
        assert ledger.epoch.number == 2 and ledger.epoch.began
        alone.close()
        assert verified(alone.us.export("referee")).unbound == ()
        alone.us.leave()


def test_bot_continues_in_a_new_epoch_after_secrets_are_lost(embedded: Callable[..., Embedded], tmp_path: Path) -> None:
    first = embedded()
    alone = Alone(first.address, tmp_path).play(2)
    stop(first)
    for lost in (tmp_path / "data").glob(f"{SECRETS_FILE}*"):
        lost.unlink()
    alone.come_back(embedded().address)
    alone.us.look()
    alone.us("AgreeToEpoch")
    alone.until(lambda session: session.position.ledger.epoch.number == 2).settle()
    alone.play(2, 3).close()
    file = alone.us.export("referee")
    assert alone.us.session.position.ledger.epoch.number == 2 and verified(file).ok and audited(file).ok
    alone.us.leave()


# --- campaigns


class Enough(Exception):
    """The second scenario of a campaign is being played."""


def enough(answer: Any) -> None:
    if answer.receipt.game.endswith("-2"):
        raise Enough


def test_a_bot_plays_a_campaign_and_its_games(service: Embedded, tmp_path: Path) -> None:
    """The first scenario, with what comes before and after it, into the second."""
    wallet = Wallet(tmp_path, "german")
    connection = Connection(service.address, wallet.identity().token)
    request = campaign_pb.CreateCampaignRequest(pack="stalingrad", bots=SOVIET_BOT, request_id=secrets.token_hex(8))
    campaign = connection.campaigns("CreateCampaign", request).campaign
    assert [seat.HasField("bot") for seat in campaign.seats] == [True, False]
    session = Session(connection, campaign.game, "german", wallet)
    session.join("german", "Anna")
    with pytest.raises(Enough):
        play_campaign_out(session, 1, enough)
    first, second = (
        connection.games("GetGame", pb.GetGameRequest(game=f"{campaign.game}-{number}")).game for number in (1, 2)
    )
    assert all([seat.bot.bot for seat in game.seats] == ["sensible", ""] for game in (first, second))
    assert first.outcome.HasField("how") and second.epoch.began
    record = connection.report(
        "undaunted_campaign", "GetRecord", own_pb.GetRecordRequest(campaign=campaign.game)
    ).entries
    assert [bool(entry.winner) for entry in record] == [True, False]
    session.close()
    connection.close()


def test_the_process_that_thinks_is_given_what_the_seat_sees_and_no_more(
    embedded: Callable[..., Embedded], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = embedded()
    alone = Alone(service.address, tmp_path)
    given: list[Any] = []
    think = service.app.workers.think

    async def noting(function: Any, system: str, bot: str, board: Any, *rest: Any) -> Any:
        given.append(board)
        return await think(function, system, bot, board, *rest)

    monkeypatch.setattr(service.app.workers, "think", noting)
    alone.play()
    assert given and {board.viewer for board in given} == {"german"}


# --- time to think


def uses_up_time(service: Embedded, folder: Path, seconds: float) -> None:
    """The bots of the player with a wallet in this folder have thought so long already. An hour's time is an
    hour in these tests, so that a second of it comes back each second."""
    token = Wallet(folder, "us").identity().token
    service.app.quotas.thinking.take(service.app.vault.holder(sha256(bytes.fromhex(token)).digest()), seconds)


def rests(alone: Alone) -> list[tuple[str, bool]]:
    """Whom the game waits for, and whether that is a bot that rests."""
    return [(one.seat, one.rests_until.ToNanoseconds() > one.since.ToNanoseconds()) for one in alone.us.now().awaited]


def has_decided(session: Session) -> bool:
    return any(one.seat == "german" for one in session.position.ledger.decisions)


def test_a_game_whose_bot_has_no_time_left_says_so_waits_and_goes_on_when_it_has(
    embedded: Callable[..., Embedded], tmp_path: Path
) -> None:
    service = embedded(thinking_seconds_an_hour=3600)
    uses_up_time(service, tmp_path, 3605)
    alone = Alone(service.address, tmp_path)
    alone.us.decide()
    assert rests(alone) == [("german", True)] and not has_decided(alone.us.look())
    alone.until(has_decided)
    alone.us.leave()


def test_a_bot_without_time_still_answers_what_takes_no_thought(
    embedded: Callable[..., Embedded], tmp_path: Path
) -> None:
    """It declines a draw and confirms the end, though it decides nothing."""
    service = embedded(thinking_seconds_an_hour=3600)
    uses_up_time(service, tmp_path, 1e6)
    alone = Alone(service.address, tmp_path)
    alone.us.decide()
    alone.us("OfferDraw")
    session = alone.until(lambda session: not session.position.ledger.draws)
    assert session.position.game.outcome is None
    alone.close()
    assert not has_decided(alone.us.session)
    alone.us.leave()


def test_it_counts_for_all_games_of_who_has_made_them_and_for_nobody_else(
    embedded: Callable[..., Embedded], tmp_path: Path
) -> None:
    service = embedded(thinking_seconds_an_hour=3600)
    uses_up_time(service, tmp_path / "anna", 1e6)
    games = [Alone(service.address, tmp_path / name) for name in ("anna", "anna", "ben")]
    for game in games:
        game.us.decide()
    *rest, plays = games
    plays.until(has_decided)
    assert [rests(game) for game in rest] == [[("german", True)]] * 2
    assert not any(has_decided(game.us.look()) for game in rest)
    for game in games:
        game.us.leave()
