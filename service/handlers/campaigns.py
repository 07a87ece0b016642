"""Campaigns: making them, and reading what carries over: city, binders, record, soldiers."""

from collections.abc import Iterable
from typing import Any

from kronika.v1 import campaign_service_pb2 as pb

from domain.kernel import seats as kernel_seats
from domain.kernel.setups import usual
from domain.kernel.words import REFEREE, Reason
from domain.undaunted.campaign.format import FIRST_STATE, CampaignPack
from domain.undaunted.campaign.state import Campaign, Phase
from domain.undaunted.campaign.system import CAMPAIGN, WHOLE
from domain.undaunted.campaign.view import BinderView, CampaignView, CityTileView, view
from domain.undaunted.campaign.ways import is_ending
from domain.undaunted.content import Card
from domain.undaunted.events import TileSwapped
from domain.undaunted.system import UNDAUNTED
from service import convert
from service.campaigns import effective_events, is_campaign
from service.core import Core, refused
from service.handlers.bots import bots_named
from service.handlers.catalog import pack_of
from service.handlers.common import Caller, audience_of, find, game_message, holds
from service.handlers.rolls import Query
from service.handlers.seats import found, may_create, new_id, options_of, page_of_games
from service.integrity import LogDamaged
from service.live import LiveGame
from service.store import imports


async def create_campaign(core: Core, request: Any, caller: Caller) -> Any:
    may_create(core, caller)
    pack = pack_of(core, request.pack)
    if not isinstance(pack.content, CampaignPack):
        raise refused(
            Reason.NOT_FOUND,
            f"Pack {request.pack} has no campaign.",
            f"Balík {request.pack} nemá kampaň.",
            accepted=tuple(name for name, p in core.packs.items() if isinstance(p.content, CampaignPack)),
        )
    if is_ending(pack.content, FIRST_STATE):
        raise refused(
            Reason.NOT_FOUND,
            f"Pack {request.pack} has no scenario for state {FIRST_STATE} yet: its campaign cannot begin.",
            f"Balík {request.pack} zatím nemá scénář pro stav {FIRST_STATE}: jeho kampaň nemůže začít.",
            rule="C1",
        )
    sides = tuple(side.id for side in pack.content.manifest.sides)
    bots = bots_named(core, CAMPAIGN, sides, request.bots, caller)
    birth = kernel_seats.Birth(
        game=new_id(core, caller, request.request_id),
        pack=pack.card.id,
        scenario=WHOLE,
        seats=sides,
        options=options_of(request.options),
        origin=None,
        anchors={},
        opening=CAMPAIGN.opening(pack.content, usual(CAMPAIGN, pack.content, WHOLE)),
        creator=caller.holder,
    )
    campaign = await found(core, CAMPAIGN, birth, caller, bots, shares_decks=UNDAUNTED.shares_decks)
    return pb.CreateCampaignResponse(campaign=game_message(core, campaign, caller))


async def list_campaigns(core: Core, request: Any, caller: Caller) -> Any:
    campaigns, further = await page_of_games(core, caller, request, ["system = ?"], [CAMPAIGN.name])
    return pb.ListCampaignsResponse(campaigns=campaigns, next_page_token=further)


async def get_city(core: Core, request: Any, caller: Caller) -> Any:
    campaign = await _campaign(core, request.campaign, caller)
    version, seen = _seen(core, campaign, audience_of(campaign, "", caller), request.version)
    told = view(seen)
    provisional = await _provisional(core, campaign) if not request.version else {}
    tiles = [
        CityTileView(tile.number, provisional.get(tile.number, tile.face), tile.number in provisional)
        for tile in told.city
    ]
    return pb.GetCityResponse(
        version=version,
        tiles=map(convert.to_message, tiles),
        altered=altered(seen, tiles),
        swaps=map(convert.to_message, told.swaps),
        areas=map(convert.to_message, told.areas),
    )


def altered(seen: Campaign, tiles: Iterable[CityTileView]) -> list[str]:
    """The faces that have been in the city, or may be, and are not now."""
    return sorted({*seen.city.values(), *seen.altered} - {tile.face for tile in tiles})


async def _provisional(core: Core, campaign: LiveGame) -> dict[str, str]:
    """The faces that the game being played has swapped in, by number, as long as they may still be
    taken over (design 10); none of a game whose log is damaged."""
    board: Campaign = campaign.position.game.board
    if board.phase != Phase.PLAYING or campaign.position.game.outcome is not None:
        return {}
    try:
        game = await core.games.get(board.game)
    except LogDamaged:
        return {}
    entries = core.history.entries(game.stream, game.codec)
    return {event.space: event.tile for _, event in effective_events(entries) if isinstance(event, TileSwapped)}


async def get_binder(core: Core, request: Any, caller: Caller) -> Any:
    campaign = await _campaign(core, request.campaign, caller)
    audience = audience_of(campaign, REFEREE if campaign.ledger.opened else request.side, caller)
    version, seen = _seen(core, campaign, audience, request.version)
    camp = _camp_of(campaign, view(seen), request.side)
    faces = faces_in(seen, camp.binder, caller)
    return pb.GetBinderResponse(version=version, binder=convert.to_message(camp.binder), cards=faces)


def faces_in(seen: Campaign, binder: BinderView, caller: Caller) -> list[Any]:
    """The cards that are shown in a binder, with their names."""
    return [
        pb.CardFace(card=card.id, name=card.name.cs if caller.language == "cs" else card.name.en, level=card.level)
        for id in sorted(card for box in binder.boxes for card in box.cards)
        if (card := seen.cards.get(id)) is not None
    ]


def _camp_of(campaign: LiveGame, told: CampaignView, side: str) -> Any:
    for camp in told.camps:
        if camp.id == side and camp.binder is not None:
            return camp
    sides = tuple(campaign.ledger.seats)
    if side in sides:
        raise refused(
            Reason.NOT_FOUND,
            "There was no binder yet at this version: the campaign had just been created.",
            "V této verzi ještě nebyl žádný pořadač: kampaň byla právě založena.",
            rule="C2",
        )
    raise refused(
        Reason.NOT_FOUND,
        f"This campaign has no side {side!r}; sides: {', '.join(sides)}.",
        f"Tato kampaň nemá stranu {side!r}; strany: {', '.join(sides)}.",
        accepted=sides,
    )


async def get_record(core: Core, request: Any, caller: Caller) -> Any:
    campaign = await _campaign(core, request.campaign, caller)
    version, seen = _seen(core, campaign, audience_of(campaign, "", caller), request.version)
    told = view(seen)
    return pb.GetRecordResponse(
        version=version,
        state=told.state,
        entries=map(convert.to_message, told.record),
        areas=map(convert.to_message, told.areas),
        winner=told.winner,
        epic=told.epic,
    )


async def get_soldier(core: Core, request: Any, caller: Caller) -> Any:
    campaign = await _campaign(core, request.campaign, caller)
    audience_of(campaign, "", caller)
    board: Campaign = campaign.position.game.board
    owner = _owner_of(board, request.card)
    may_know = campaign.ledger.opened or (bool(owner) and holds(campaign, owner, caller))
    await core.projections.caught_up()
    among = imports.PLAYED_HERE if campaign.imported is None else "TRUE"
    known = board.pack.cards.get(request.card) if board.pack is not None else None
    binder = owner if may_know else ""
    told = soldier(core.projections.query, campaign.stream, known, request.card, binder, caller, among)
    if told is None:
        raise refused(
            Reason.NOT_FOUND,
            f"Nothing that you may know is recorded of {request.card!r}; cards are named like S-P-009.",
            f"O kartě {request.card!r} není zaznamenáno nic, co smíte vědět; karty se jmenují jako S-P-009.",
        )
    return told


def soldier(
    query: Query, stream: str, known: Card | None, card: str, binder_of: str, caller: Caller, among: str = "TRUE"
) -> Any:
    """A soldier's life from the read models, as one sees it who may look into a side's binder; None if nothing
    is recorded. `known`: the card, if it may be known; `among`: the condition under which a game counts."""
    plays = query(
        "SELECT game, scenario, SUM(actions), SUM(hits) FROM ("
        "SELECT game, scenario, 1 AS actions, hits FROM plays WHERE campaign = ? AND card = ? AND NOT undone "
        "UNION ALL SELECT game, scenario, 0, 0 FROM decks WHERE campaign = ? AND card = ?"
        f") WHERE {among} GROUP BY game ORDER BY length(game), game",
        (stream, card) * 2,
    )
    fates = query(
        "SELECT version, cause, source, target, state FROM shifts "
        "WHERE campaign = ? AND side = ? AND card = ? AND NOT undone ORDER BY version",
        (stream, binder_of, card),
    )
    if known is None or not (plays or fates):
        return None
    return pb.GetSoldierResponse(
        name=known.name.cs if caller.language == "cs" else known.name.en,
        services=[pb.Service(game=g, scenario=s, actions=a, hits=h) for g, s, a, h in plays],
        fates=[pb.Fate(version=v, cause=c, source=s, target=t, state=at) for v, c, s, t, at in fates],
    )


def _owner_of(board: Campaign, card: str) -> str:
    """The side whose card it is; empty for none."""
    sides = board.pack.manifest.sides if board.pack is not None else ()
    return next((side.id for side in sides if card.startswith(f"{side.letter}-")), "")


async def _campaign(core: Core, stream: str, caller: Caller) -> LiveGame:
    campaign = await find(core, stream, caller)
    if not is_campaign(campaign):
        raise refused(Reason.NOT_FOUND, f"{stream!r} is a game, not a campaign.", f"{stream!r} je hra, ne kampaň.")
    return campaign


def _seen(core: Core, campaign: LiveGame, audience: str, version: int) -> tuple[int, Campaign]:
    """The campaign as an audience saw it at a version; 0: now."""
    version = version or campaign.version
    if not 1 <= version <= campaign.version:
        raise refused(
            Reason.NOT_FOUND,
            f"This campaign has versions 1 to {campaign.version}, not {version}.",
            f"Tato kampaň má verze 1 až {campaign.version}, ne {version}.",
        )
    if version == campaign.version:
        board: Campaign = core.games.fold_for(campaign, audience).game.board
    else:
        board = core.history.position(campaign.stream, version, audience).game.board
    return version, board
