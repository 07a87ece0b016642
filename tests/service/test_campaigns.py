"""Campaigns over the API: two streams that meet in two transactions, binders, the city, soldiers."""

import random
import threading
from collections import Counter
from pathlib import Path

import pytest

from kronika.domain.kernel.words import REFEREE
from kronika.tools.client.connection import ServiceRefused
from kronika.v1 import campaign_service_pb2 as pb
from kronika.v1 import game_service_pb2 as game_pb
from tests.embedded import Embedded
from tests.service.client import word
from tests.service.headquarters import SIDES, Headquarters
from tests.service.process import Serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def played(service: Embedded, tmp_path_factory: pytest.TempPathFactory) -> Headquarters:
    """A campaign two scenarios on."""
    headquarters = Headquarters(service.address, tmp_path_factory.mktemp("players"))
    assert headquarters.play(2) == []
    return headquarters


def events(headquarters: Headquarters, game: str, side: str = "soviet") -> list:
    found, after = [], 0
    while True:
        request = game_pb.ListEventsRequest(game=game, audience=side, after=after, page_size=1000)
        page = headquarters.of(side).games("ListEvents", request)
        if not page.events:
            return found
        found += page.events
        after = found[-1].version


def kinds(found: list) -> Counter:
    return Counter(
        event.undaunted_campaign.WhichOneof("event")
        if event.WhichOneof("event") == "undaunted_campaign"
        else event.kernel.WhichOneof("kernel_event")
        for event in found
    )


def test_a_request_id_repeated_makes_one_campaign(service: Embedded, tmp_path: Path) -> None:
    headquarters = Headquarters(service.address, tmp_path)
    request = pb.CreateCampaignRequest(pack="stalingrad", request_id="again")
    first, second = (headquarters.of("soviet").campaigns("CreateCampaign", request).campaign for _ in range(2))
    assert first.game == second.game


def test_a_pack_without_a_campaign_is_refused_with_those_that_have_one(played: Headquarters) -> None:
    with pytest.raises(ServiceRefused) as refused:
        played.of("soviet").campaigns("CreateCampaign", pb.CreateCampaignRequest(pack="normandy"))
    assert (refused.value.reason, refused.value.accepted) == ("NOT_FOUND", ("stalingrad",))


def test_each_scenario_is_a_game_that_names_its_campaign(played: Headquarters) -> None:
    record = played.ask("GetRecord")
    assert [entry.state[0] for entry in record.entries] == ["1", "2"]
    for entry in record.entries:
        game = played.of("soviet").games("GetGame", game_pb.GetGameRequest(game=entry.game)).game
        assert (word(game.origin, "kind"), game.origin.stream) == ("campaign", played.campaign)
        assert list(game.outcome.winners) == [entry.winner]


def test_campaigns_are_listed_apart_from_games(played: Headquarters) -> None:
    campaigns = played.of("soviet").campaigns("ListCampaigns", pb.ListCampaignsRequest(mine=True)).campaigns
    assert [one.game for one in campaigns] == [played.campaign]
    games = played.of("soviet").games("ListGames", game_pb.ListGamesRequest(mine=True)).games
    assert {game.game for game in games} == {f"{played.campaign}-1", f"{played.campaign}-2"}


def test_C3_the_city_has_72_current_and_57_altered_tiles_at_every_version(played: Headquarters) -> None:
    last = played.ask("GetCity").version
    for version in (1, 3, last // 2, last):
        if version >= 3:
            city = played.ask("GetCity", version=version)
            assert (len(city.tiles), len(city.altered)) == (72, 57)
            assert not {tile.face for tile in city.tiles} & set(city.altered)
            assert {swap.before for swap in city.swaps} <= set(city.altered)
    with pytest.raises(ServiceRefused, match="has no version"):
        played.ask("GetCity", version=last + 1)


def test_C2_a_binder_is_its_owners_until_the_campaign_is_closed(played: Headquarters) -> None:
    binder = played.ask("GetBinder", side="soviet").binder
    assert {box.box: box.count > 0 for box in binder.boxes}
    with pytest.raises(ServiceRefused) as refused:
        played.ask("GetBinder", side="german")
    assert refused.value.reason == "NOT_YOUR_SEAT"


def test_C2_an_earlier_binder_is_answered_as_it_was(played: Headquarters) -> None:
    first = next(e.version for e in events(played, played.campaign) if kinds([e])["state_reached"])
    binder = played.ask("GetBinder", side="soviet", version=first).binder
    available = next(box for box in binder.boxes if box.box == 1)
    assert (available.count, len(available.cards)) == (35, 35)


def test_soldiers_record_is_public_and_its_fate_private(played: Headquarters) -> None:
    served = [
        soldier
        for number in range(1, 36)
        if (soldier := _soldier(played, "soviet", f"S-P-{number:03d}")) is not None and soldier.services
    ]
    assert any(service.actions > 0 for one in served for service in one.services)
    deck = next(side.deck for side in _set_up(played).sides if side.id == "soviet")
    for card in deck:
        assert [service.game for service in _soldier(played, "soviet", card).services][:1] == [f"{played.campaign}-1"]
    changed = next(c.card for c in _shifted(played))
    assert [word(fate, "target") for fate in _soldier(played, "soviet", changed).fates][-1] == "removed"
    other = _soldier(played, "german", changed)
    assert other is None or not other.fates


def _set_up(headquarters: Headquarters):
    """How the first scenario was laid out, as everybody may know."""
    first = next(
        e for e in events(headquarters, headquarters.campaign) if e.undaunted_campaign.HasField("scenario_started")
    )
    return first.undaunted_campaign.scenario_started.setup


def _soldier(headquarters: Headquarters, side: str, card: str):
    try:
        return headquarters.ask("GetSoldier", side, card=card)
    except ServiceRefused:
        return None


def _shifted(headquarters: Headquarters) -> list:
    """What went to the removed cards of the Soviets, as they see it."""
    return [
        shift
        for event in events(headquarters, headquarters.campaign)
        if event.undaunted_campaign.HasField("binder_changed")
        for shift in event.undaunted_campaign.binder_changed.secret.content.shifts
        if shift.target == 2
    ]


def test_law_5_the_opponent_gets_nothing_of_a_binder(played: Headquarters) -> None:
    sealed = 0
    for event in events(played, played.campaign, "german"):
        told = event.undaunted_campaign
        which = told.WhichOneof("event")
        if which and hasattr(getattr(told, which), "secret") and getattr(getattr(told, which), "side", "") == "soviet":
            assert not getattr(told, which).secret.content or not getattr(told, which).secret.HasField("content")
            sealed += 1
    assert sealed > 20


def test_C1_there_is_no_draw_in_a_scenario(played: Headquarters) -> None:
    game = f"{played.campaign}-2"
    with pytest.raises(ServiceRefused) as refused:
        played.of("soviet").games("OfferDraw", game_pb.OfferDrawRequest(game=game, seat="soviet"))
    assert refused.value.reason == "WRONG_PHASE"


def test_a_campaign_that_is_closed_opens_its_games_and_binders(service: Embedded, tmp_path: Path) -> None:
    headquarters = Headquarters(service.address, tmp_path)
    assert headquarters.play(1) == []
    game = f"{headquarters.campaign}-1"
    closed = headquarters.of("soviet").games("GetGame", game_pb.GetGameRequest(game=game)).game
    assert closed.phase == 5
    with pytest.raises(ServiceRefused):
        headquarters.of("soviet").games("GetSnapshot", game_pb.GetSnapshotRequest(game=game, audience=REFEREE))
    headquarters.of("german").games("Resign", game_pb.ResignRequest(game=headquarters.campaign, seat="german"))
    for side in SIDES:
        headquarters.of(side).games("ConfirmEnd", game_pb.ConfirmEndRequest(game=headquarters.campaign, seat=side))
    for stream in (headquarters.campaign, game):
        opened = game_pb.GetSnapshotRequest(game=stream, audience=REFEREE)
        assert headquarters.of("soviet").games("GetSnapshot", opened).snapshot.audience == REFEREE
    assert headquarters.ask("GetBinder", side="german").binder.boxes


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_law_7_killed_at_any_point_nothing_between_the_streams_is_lost_or_doubled(tmp_path: Path, seed: int) -> None:
    choose = random.Random(seed)
    headquarters = None
    for _ in range(3):
        with Serving(tmp_path / "data") as serving:
            if headquarters is None:
                headquarters = Headquarters(serving.address, tmp_path)
            headquarters.move_to(serving.address)
            timer = threading.Timer(choose.uniform(0.2, 1.2), serving.kill)
            timer.start()
            headquarters.play(1)
            timer.join()
    with Serving(tmp_path / "data") as serving:
        headquarters.move_to(serving.address)
        assert headquarters.play(1) == [], "it goes on where it was"
        campaign = kinds(events(headquarters, headquarters.campaign))
        game = kinds(events(headquarters, f"{headquarters.campaign}-1"))
        assert campaign["scenario_started"] == campaign["scenario_concluded"] == game["game_closed"] == 1
        assert headquarters.ask("GetRecord").state[0] == "2"
