"""Campaigns whose games share decks: such draws are checked when the campaign is closed, so it always closes some
day, however it ends, and then each of its games opens. No pack of a release has such a campaign; here Undaunted
says that its decks are shared."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import force_setattr

from kronika.domain.kernel import seats
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.events import Options, Origin, PackId
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.ledger import chain_audiences
from kronika.domain.kernel.words import REFEREE
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.ed25519 import verifies
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as games_pb
from tests.embedded import Embedded
from tests.findings import english
from tests.service.headquarters import SIDES, Headquarters
from tests.trust import second_verifier as second

DAY = 86_400
Later = Callable[[float], None]


@pytest.fixture
def sharing() -> Iterator[None]:
    force_setattr(UNDAUNTED, "shares_decks", True)
    yield
    force_setattr(UNDAUNTED, "shares_decks", False)


@pytest.fixture
def headquarters(sharing: None, embedded: Callable[..., Embedded], tmp_path: Path) -> Headquarters:
    return Headquarters(embedded().address, tmp_path)


def export(headquarters: Headquarters, game: str) -> bytes:
    request = games_pb.ExportGameRequest(game=game, audience=REFEREE)
    return b"".join(piece.chunk for piece in headquarters.of("soviet").stream("ExportGame", request))


def waits_till_open(headquarters: Headquarters, game: str) -> None:
    """Everybody may see the game whole, once the service has opened it."""
    request = games_pb.WatchGameRequest(game=game)
    for batch in headquarters.of("soviet").stream("WatchGame", request):
        if any(event.kernel.HasField("game_opened") for event in batch.events):
            return


def is_good_and_whole(file: bytes) -> None:
    """Nothing is wrong, and nothing waits; the chain of the referee is open, too. (The second verifier knows
    no game that opens with its campaign.)"""
    report = verify(parse(file), SYSTEMS, CODECS, verifies)
    assert report.problems == ()
    assert not [said for said in english(report.unchecked) if "wait" in said]
    public = [msgspec.json.decode(record.public)["event"] for record in parse(file).records]
    (opening,) = [event for event in public if event["type"] == "kronika.game_opened.v1"]
    assert REFEREE in {seed["audience"] for seed in opening["seeds"]}


# --- it has a closing time


def test_without_a_closing_time_such_a_campaign_and_its_games_have_one_of_30_days(headquarters: Headquarters) -> None:
    game = headquarters.begin().muster()
    assert [headquarters.now(stream).options.closing_time for stream in ("", game)] == [30 * DAY] * 2


def test_one_that_was_asked_for_is_kept(sharing: None, embedded: Callable[..., Embedded], tmp_path: Path) -> None:
    headquarters = Headquarters(embedded().address, tmp_path, closing_time=DAY)
    game = headquarters.begin().muster()
    assert [headquarters.now(stream).options.closing_time for stream in ("", game)] == [DAY] * 2


def test_a_campaign_without_shared_decks_may_stay_open(service: Embedded, tmp_path: Path) -> None:
    assert Headquarters(service.address, tmp_path).now().options.closing_time == 0


def test_the_kernel_makes_no_game_of_a_campaign_that_would_never_be_checked(sharing: None) -> None:
    names = chain_audiences(SIDES, referee_chain=True)
    birth = seats.Birth(
        "game-1",
        PackId("stalingrad", "1", "00" * 32),
        "011",
        SIDES,
        Options(),
        Origin("campaign", "game", 1, "00" * 32),
        dict.fromkeys(names, "00" * 32),
        (),
    )
    with pytest.raises(ValueError, match="closing time"):
        seats.create(UNDAUNTED, birth)


def test_verifiers_find_one(headquarters: Headquarters) -> None:
    """One that a service has made all the same."""
    game = headquarters.begin().muster()
    export_of = games_pb.ExportGameRequest(game=game)
    file = b"".join(piece.chunk for piece in headquarters.of("soviet").stream("ExportGame", export_of))
    lines = file.splitlines(keepends=True)
    created = next(at for at, line in enumerate(lines) if b"kronika.game_created.v1" in line)
    lines[created] = re.sub(rb'"closing_time":\d+,?', b"", lines[created])
    forged = b"".join(lines)
    assert "version 1: shares decks and never closes by itself" in {
        str(one) for one in verify(parse(forged), SYSTEMS, CODECS, verifies).problems
    }
    assert any("never closes by itself" in said for said in second.check(lines))


# --- however it ends, its games open


def resigned(headquarters: Headquarters, later: Later) -> None:
    headquarters.call("german", "Resign", seat="german")
    headquarters.confirm_end()


def claimed(headquarters: Headquarters, later: Later) -> None:
    """Of a side that stays away; who has confirmed the end closes it when the other does not."""
    headquarters.answer_all("soviet")
    later(31 * DAY)
    headquarters.call("soviet", "ClaimGame", seat="soviet")
    headquarters.call("soviet", "ConfirmEnd", seat="soviet")
    later(31 * DAY)
    if headquarters.now().phase != game_pb2.PHASE_CLOSED:
        headquarters.call("soviet", "ConfirmEnd", seat="soviet")


def left_alone(headquarters: Headquarters, later: Later) -> None:
    """Given up, and nobody confirms: it closes by itself."""
    headquarters.call("german", "Resign", seat="german")
    later(31 * DAY)


@pytest.mark.parametrize("ends_", [resigned, claimed, left_alone])
def test_however_a_campaign_ends_the_games_played_in_it_open_and_are_good(
    headquarters: Headquarters, later: Later, ends_: Callable[[Headquarters, Later], None]
) -> None:
    headquarters.begin().muster()
    headquarters.begin(headquarters.game)
    game = headquarters.give_up("german")
    ends_(headquarters, later)
    waits_till_open(headquarters, game)
    assert headquarters.now().phase == game_pb2.PHASE_CLOSED
    is_good_and_whole(export(headquarters, game))


@pytest.mark.parametrize("before", [False, True])
def test_a_game_that_was_still_played_closes_by_itself_and_opens_too(
    headquarters: Headquarters, later: Later, before: bool
) -> None:
    """The campaign is given up while a game of it is played, which is then given up, or was before: nobody
    confirms any end."""
    headquarters.begin().muster()
    game = headquarters.begin(headquarters.game).game
    streams = [game, headquarters.campaign]
    for stream in streams if before else reversed(streams):
        if stream == game:
            headquarters.resign("soviet", game)
        else:
            headquarters.call("soviet", "Resign", seat="soviet")
    later(31 * DAY)
    waits_till_open(headquarters, game)
    is_good_and_whole(export(headquarters, game))


def test_campaign_cancelled_before_start_is_open_immediately(headquarters: Headquarters, later: Later) -> None:
    headquarters.at("soviet").bring_entropy()
    later(31 * DAY)
    headquarters.call("soviet", "ClaimGame", seat="soviet")
    assert headquarters.now().phase == game_pb2.PHASE_CLOSED
    report = verify(parse(export(headquarters, headquarters.campaign)), SYSTEMS, CODECS, verifies)
    assert (report.problems, report.audience) == ((), REFEREE)
