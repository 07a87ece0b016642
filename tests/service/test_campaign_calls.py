"""CampaignService: who may look at what and when, and what it says to nonsense."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.undaunted.campaign.squads import BASE_DECK
from kronika.tools.client.connection import Connection, ServiceRefused
from kronika.undaunted.v1 import undaunted_pb2
from kronika.undaunted_campaign.v1 import undaunted_campaign_service_pb2 as own_pb
from kronika.v1 import campaign_service_pb2 as pb
from kronika.v1 import catalog_service_pb2 as catalog_pb
from tests.embedded import Embedded
from tests.examples import examples
from tests.service.headquarters import SIDES, Headquarters
from tests.service.test_nonsense import odd_int, odd_text
from tests.undaunted.campaigns import PACK

GENERAL = [method.name for method in pb.DESCRIPTOR.services_by_name["CampaignService"].methods]
ABOUT_ONE = [method.name for method in own_pb.DESCRIPTOR.services_by_name["UndauntedCampaignService"].methods]
METHODS = [*GENERAL, *ABOUT_ONE]

TELLING = {"NOT_FOUND", "MALFORMED", "UNAUTHENTICATED", "NOT_YOUR_SEAT", "NOT_ALLOWED_TO_WATCH", "WRONG_PHASE"}
"""The reasons that tell the caller what is wrong with the request."""


@pytest.fixture(scope="module")
def secluded(service: Embedded, tmp_path_factory: pytest.TempPathFactory) -> Headquarters:
    """A private campaign in its first aftermath."""
    headquarters = Headquarters(service.address, tmp_path_factory.mktemp("players"), private=True).begin()
    headquarters.begin(headquarters.muster()).give_up("german")
    return headquarters


@pytest.fixture
def strangers(service: Embedded) -> list[Connection]:
    """Somebody with a token of his own, and somebody without one."""
    return [Connection(service.address, "ab" * 32), Connection(service.address, "")]


def refused(call: Callable[[], Any]) -> ServiceRefused:
    with pytest.raises(ServiceRefused) as found:
        call()
    return found.value


def request_of(headquarters: Headquarters, method: str) -> Any:
    request = getattr(own_pb, f"{method}Request")(campaign=headquarters.campaign)
    if method == "GetSoldier":
        request.card = "S-P-001"
    if method == "GetBinder":
        request.side = "soviet"
    return request


@pytest.mark.parametrize("method", ABOUT_ONE)
def test_a_private_campaign_is_shown_to_nobody_but_its_players(
    secluded: Headquarters, strangers: list[Connection], method: str
) -> None:
    for stranger in strangers:
        said = refused(
            lambda stranger=stranger: stranger.report("undaunted_campaign", method, request_of(secluded, method))
        )
        assert said.reason == "NOT_FOUND"
        listed = stranger.campaigns("ListCampaigns", pb.ListCampaignsRequest(page_size=200)).campaigns
        assert secluded.campaign not in {one.game for one in listed}


def test_C2_nor_are_its_binders_when_it_is_closed(
    service: Embedded, tmp_path: Path, strangers: list[Connection]
) -> None:
    headquarters = Headquarters(service.address, tmp_path, private=True).begin()
    headquarters.call("german", "Resign", seat="german")
    headquarters.confirm_end()
    for side in SIDES:
        for reader in SIDES:
            assert headquarters.ask("GetBinder", by=reader, side=side).binder.boxes
        for stranger in strangers:
            request = own_pb.GetBinderRequest(campaign=headquarters.campaign, side=side)
            said = refused(
                lambda stranger=stranger, request=request: stranger.report("undaunted_campaign", "GetBinder", request)
            )
            assert said.reason == "NOT_FOUND"


def test_C2_no_binder_exists_before_the_layout(secluded: Headquarters) -> None:
    said = refused(lambda: secluded.ask("GetBinder", side="soviet", version=1))
    assert (said.reason, said.rule) == ("NOT_FOUND", "C2")
    assert "side" not in str(said)


@pytest.mark.parametrize("side", ["", "public", "rumanian"])
def test_C2_who_has_no_binder(secluded: Headquarters, side: str) -> None:
    said = refused(lambda: secluded.ask("GetBinder", side=side))
    assert (said.reason, said.accepted) == ("NOT_FOUND", SIDES)


def test_game_id_is_refused_as_a_campaign(secluded: Headquarters) -> None:
    for method in ABOUT_ONE:
        request = request_of(secluded, method)
        request.campaign = secluded.game
        assert (
            refused(lambda m=method, r=request: secluded.of("soviet").report("undaunted_campaign", m, r)).reason
            == "NOT_FOUND"
        )


# --- what a scenario keeps for one side

SECRET = [number for number, one in PACK.scenarios.items() if any(part.secrets for part in one.sides.values())]


@pytest.mark.parametrize("number", SECRET)
def test_law_5_C4_the_catalog_shows_a_scenario_without_what_only_one_side_may_know(
    strangers: list[Connection], number: str
) -> None:
    request = catalog_pb.GetScenarioRequest(pack="stalingrad", scenario=number)
    seen = strangers[1].catalog("GetScenario", request).view.undaunted
    scenario = PACK.scenarios[number]
    assert len(seen.mines) == len(scenario.mines)
    for side in seen.sides:
        part = scenario.sides[side.id]
        (deck,) = (zone for zone in side.zones if zone.zone == undaunted_pb2.UNDAUNTED_ZONE_DECK)
        assert deck.count == sum(part.deck.values()) + part.base_deck * sum(BASE_DECK.values())


# --- nonsense


@st.composite
def nonsense(draw: st.DrawFn, method: str, campaign: str) -> Message:
    """A request to a method, each field left out, odd, or right."""
    message = getattr(pb if method in GENERAL else own_pb, f"{method}Request")()
    for field in message.DESCRIPTOR.fields:
        if field.message_type is not None or not draw(st.booleans()):
            continue
        match field.name:
            case "campaign":
                value = draw(st.one_of(st.just(campaign), odd_text))
            case "side":
                value = draw(st.one_of(st.sampled_from(SIDES), odd_text))
            case "card":
                value = draw(st.one_of(st.from_regex(r"\A[SN]-[PZVR]-0[0-9]{2}\Z"), odd_text))
            case _ if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
                value = draw(odd_text)
            case _ if field.cpp_type == FieldDescriptor.CPPTYPE_BOOL:
                value = draw(st.booleans())
            case _:
                value = draw(odd_int)
        setattr(message, field.name, value)
    return message


@pytest.mark.parametrize("method", METHODS)
@examples(40)
@given(data=st.data())
def test_nonsense_is_refused_by_name_and_changes_nothing(
    method: str, secluded: Headquarters, service: Embedded, data: st.DataObject
) -> None:
    caller = data.draw(st.sampled_from([*secluded.connections, Connection(service.address, "")]))
    before = secluded.now()
    call = caller.campaigns if method in GENERAL else partial(caller.report, "undaunted_campaign")
    said = attempt(lambda: call(method, data.draw(nonsense(method, secluded.campaign))))
    assert said is None or (said.reason in TELLING and str(said))
    assert secluded.now() == before


def attempt(call: Callable[[], Any]) -> ServiceRefused | None:
    """The refusal of a call; none if it was accepted."""
    try:
        call()
    except ServiceRefused as said:
        return said
    return None
