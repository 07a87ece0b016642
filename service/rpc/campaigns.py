"""Campaigns, whatever their family: making them, and listing them."""

from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel import seats as kernel_seats
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Reason, refuse
from kronika.service.application import Application, Refused
from kronika.service.campaigns import campaign_systems, campaigns_of, has_campaign, links_of
from kronika.service.packs import LoadedPack
from kronika.service.rpc.bots import bots_named
from kronika.service.rpc.catalog import pack_of
from kronika.service.rpc.common import Caller
from kronika.service.rpc.games import get_or_create, may_create, new_id, options_of, page_of_games
from kronika.service.rpc.messages import game_message
from kronika.service.words import message
from kronika.v1 import campaign_service_pb2 as pb


async def create_campaign(app: Application, request: Any, caller: Caller) -> Any:
    may_create(app, caller)
    pack = pack_of(app, request.pack)
    system = _campaign_of(app, pack)
    links = links_of(system)
    setup = usual(system, pack.content, links.scenario)
    bots = bots_named(app, system, setup.seats, request.bots, caller)
    birth = kernel_seats.Birth(
        game=new_id(app, caller, request.request_id),
        pack=pack.card.id,
        scenario=links.scenario,
        seats=setup.seats,
        options=options_of(request.options),
        origin=None,
        anchors={},
        opening=system.initial_events(pack.content, setup),
        creator=caller.holder,
    )
    campaign = await get_or_create(app, system, birth, caller, bots, shares_decks=links.games.shares_decks)
    return pb.CreateCampaignResponse(campaign=game_message(app, campaign, caller))


def _campaign_of(app: Application, pack: LoadedPack) -> System:
    """The system of the campaign that a pack has. Refuses one that has none."""
    system = campaigns_of(pack.system)
    if system is None:
        name = pack.card.id.name
        raise Refused(refuse(Reason.NOT_FOUND, message("not-a-campaign-pack", name=name)))
    refusal = links_of(system).refuses(pack.content)
    if refusal is not None:
        accepted = tuple(name for name, one in app.packs.items() if has_campaign(one))
        raise Refused(replace(refusal, accepted=accepted))
    return system


async def list_campaigns(app: Application, request: Any, caller: Caller) -> Any:
    names = campaign_systems()
    wanted = f"system IN ({', '.join('?' * len(names))})"
    campaigns, further = await page_of_games(app, caller, request, [wanted], list(names))
    return pb.ListCampaignsResponse(campaigns=campaigns, next_page_token=further)
