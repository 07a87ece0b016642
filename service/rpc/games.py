"""Creates and lists games and campaigns."""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import chain
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel import ends, seats
from kronika.domain.kernel import events as e
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.ledger import chain_audiences
from kronika.domain.kernel.limits import duration
from kronika.domain.kernel.links import links_of
from kronika.domain.kernel.setups import BotCard, build_setup, usual
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Message, Reason, refuse
from kronika.projections.games import MAY_KNOW
from kronika.service import clock, convert
from kronika.service.application import Application, Refused, refused
from kronika.service.campaigns import campaign_systems, campaigns_of, has_campaign
from kronika.service.chances import bring_entropy
from kronika.service.history import NoSuchStream
from kronika.service.integrity import LogDamaged
from kronika.service.live import LiveGame
from kronika.service.packs import LoadedPack
from kronika.service.requests import mask_of, page_of
from kronika.service.rpc.catalog import pack_of, scenario_of, values_of
from kronika.service.rpc.common import Caller, accepted, find, may_know, needs_token
from kronika.service.rpc.messages import PHASES, game_message
from kronika.service.rpc.seats import bots_named, must_have_room, named_first, seat_all
from kronika.service.store import imports
from kronika.service.words import message
from kronika.v1 import campaign_service_pb2 as campaign_pb
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
PAGE = 50
LARGEST_PAGE = 200
LONGEST = 366 * clock.DAY
USUAL_REPLY_LIMIT = 30 * clock.DAY
USUAL_CLOSING_TIME = 30 * clock.DAY
"""The usual closing time in seconds of games with shared decks. They must close some day: only then can their draws be
checked."""
FULL = {pb.SEAT_AVAILABILITY_FREE: 0, pb.SEAT_AVAILABILITY_FULL: 1}
"""Whether every seat of the games is held, in the read model."""
TIMES = {
    "created_after": "created_at > ?",
    "created_before": "created_at < ?",
    "updated_after": "updated_at > ?",
    "updated_before": "updated_at < ?",
}
"""The conditions of the times in a request."""
NO_LIMIT = -1
"""The value in a request for no reply limit."""


def _birth(app: Application, request: Any, caller: Caller, pack: LoadedPack, system: System, setup: Any) -> seats.Birth:
    return seats.Birth(
        game=new_id(app, caller, request.request_id),
        pack=pack.card.id,
        scenario=setup.scenario,
        seats=setup.seats,
        options=options_of(request.options),
        origin=None,
        anchors={},
        opening=system.initial_events(pack.content, setup),
        creator=caller.holder,
    )


async def create_game(app: Application, request: Any, caller: Caller) -> Any:
    may_create(app, caller)
    pack = pack_of(app, request.pack)
    scenario = scenario_of(pack, request.scenario)
    meta = pack.system.packs.meta(pack.content, scenario.id)
    setup = accepted(
        build_setup(pack.system.setup, meta, scenario.id, tuple(request.seats), values_of(request.choices)),
    )
    bots = bots_named(app, pack.system, setup.seats, request.bots, caller)
    birth = _birth(app, request, caller, pack, pack.system, setup)
    game = await get_or_create(app, pack.system, birth, caller, bots)
    if pack.system.set_up(game.position.game.board) != setup:
        raise _used_before()
    return pb.CreateGameResponse(game=game_message(app, game, caller))


async def get_or_create(
    app: Application,
    system: System,
    birth: seats.Birth,
    caller: Caller,
    bots: Mapping[str, BotCard] = MappingProxyType({}),
    *,
    shares_decks: bool = False,
) -> LiveGame:
    """The game born so, made now with its anchors, and bots in these seats, unless the same request has made
    it before. `shares_decks`: whether games that it will start have shared decks, which open when it closes."""
    if bots and not await _is_made(app, birth.game):
        await must_have_room(app, caller)
    if ends.never_closes(system.shares_decks or shares_decks, birth.options):
        options = msgspec.structs.replace(birth.options, closing_time=USUAL_CLOSING_TIME)
        birth = msgspec.structs.replace(birth, options=options)

    def make() -> Recorder:
        app.quotas.make_game(caller)
        anchors = app.vault.make_chains(birth.game, 1, chain_audiences(birth.seats, system.shares_decks))
        out = seats.create(system, msgspec.structs.replace(birth, anchors=anchors))
        seat_all(app, out, bots)
        bring_entropy(app.chances, app.vault, LiveGame(birth.game, system), out)
        return out

    game = await app.games.get_or_create(birth.game, system, make)
    ledger = game.ledger
    if (ledger.pack, ledger.scenario, ledger.options, ledger.origin, named_first(app, game)) != (
        birth.pack,
        birth.scenario,
        birth.options,
        birth.origin,
        {seat: bot.name for seat, bot in bots.items()},
    ):
        raise _used_before()
    return game


def _used_before() -> Refused:
    return refused(Reason.REQUEST_REUSED, message("not-request-of-another-game"), field="request_id")


async def _is_made(app: Application, stream: str) -> bool:
    try:
        await app.games.get(stream)
    except NoSuchStream:
        return False
    return True


def may_create(app: Application, caller: Caller) -> None:
    """Refuse who may not create games here."""
    needs_token(caller)
    if app.operator and caller.holder != app.operator:
        raise refused(Reason.NOT_YOUR_SEAT, message("not-operator"))


def new_id(app: Application, caller: Caller, request_id: str) -> str:
    """A new game id; the same for the same caller and request id."""
    noise = secrets.token_bytes(32)
    if request_id:
        noise = sha256(f"{caller.holder}/{request_id}".encode()).digest()
        noise = bytes.fromhex(app.vault.holder(noise)) * 2
    number = int.from_bytes(noise, "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, at = divmod(number, len(ID_ALPHABET))
        letters.append(ID_ALPHABET[at])
    return "".join(letters)


def options_of(chosen: Any) -> e.Options:
    """The options in a request. Refuses times that make no sense."""
    options = e.Options(
        strict=chosen.strict,
        private=chosen.private,
        reply_limit=0 if chosen.reply_limit == NO_LIMIT else chosen.reply_limit or USUAL_REPLY_LIMIT,
        closing_time=chosen.closing_time,
        undo_expiry=chosen.undo_expiry,
    )
    for name in ("reply_limit", "closing_time", "undo_expiry"):
        if not 0 <= getattr(options, name) <= LONGEST:
            raise refused(
                Reason.MALFORMED,
                message("not-so-long-a-limit", name=name, seconds=LONGEST, time=duration(LONGEST)),
                field=f"options.{name}",
            )
    return options


async def get_game(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    mask = mask_of(request.read_mask, game_pb2.Game)
    response = pb.GetGameResponse(game=game_message(app, game, caller))
    mask.prune(response.game)
    return response


async def list_games(app: Application, request: Any, caller: Caller) -> Any:
    campaigns = campaign_systems()
    filters = [(f"system NOT IN ({', '.join('?' * len(campaigns))})", campaigns), *_filters(request)]
    conditions, parameters = zip(*filters, strict=True)
    games, further = await page_of_games(app, caller, request, list(conditions), [*chain(*parameters)])
    return pb.ListGamesResponse(games=games, next_page_token=further)


def _filters(request: Any) -> Iterator[tuple[str, Sequence[Any]]]:
    """The conditions of a request on games, each with its parameters. Refuses values of enums that do not exist."""
    phases = {value: name for name, value in PHASES.items()}
    if request.phase:
        if request.phase not in phases:
            raise _unknown("phase", message("not-a-phase", phase=request.phase), phases)
        yield "phase = ?", [phases[request.phase]]
    if request.HasField("seats"):
        if request.seats not in FULL:
            raise _unknown("seats", message("not-an-availability", number=request.seats), FULL)
        yield "is_full = ?", [FULL[request.seats]]
    if request.pack:
        yield "pack = ?", [request.pack]
    if request.HasField("scenario"):
        yield "scenario = ?", [request.scenario]
    if request.player:
        yield f"game IN ({imports.OF_PLAYER})", [request.player.hex()] * 4
    for field, condition in TIMES.items():
        if request.HasField(field):
            yield condition, [convert.written(getattr(request, field))]


def _unknown(field: str, said: Message, accepted: Iterable[int]) -> Refused:
    return refused(Reason.MALFORMED, said, accepted=tuple(map(str, accepted)), field=field)


async def page_of_games(
    app: Application, caller: Caller, request: Any, conditions: list[str], parameters: list[Any]
) -> tuple[list[Any], str]:
    """The games that the caller may see and that meet the conditions, newest first, a page of them; and
    the token of the next page."""
    page = page_of(request, PAGE, LARGEST_PAGE)
    await app.projections.caught_up()
    conditions = [f"({MAY_KNOW} OR game IN ({imports.MINE}))", *conditions]
    parameters = [caller.holder, caller.holder, *parameters]
    parameters = [caller.holder, caller.holder, *parameters]
    if page.after:
        conditions.append("created < ?")
        parameters.append(page.after)
    if request.mine:
        needs_token(caller)
        conditions.append(f"game IN ({imports.MINE})")
        parameters += [caller.holder, caller.holder]
    rows = app.projections.query(
        f"SELECT game, created FROM games WHERE {' AND '.join(conditions)} ORDER BY created DESC LIMIT ?",
        (*parameters, page.size + 1),
    )
    games = []
    for stream, _ in rows[: page.size]:
        with suppress(NoSuchStream):  # the read models may be of a log that was longer
            message = await _listed(app, stream, caller)
            games += [] if message is None else [message]
    return games, page.token(rows[page.size - 1][1]) if len(rows) > page.size else ""


async def _listed(app: Application, stream: str, caller: Caller) -> Any:
    """A game in short; one whose log is damaged as the read models have it. None: the caller may not
    know of it."""
    is_at_hand = app.games.known(stream) is not None
    try:
        game = await app.games.look(stream)
        if not is_at_hand:
            app.quotas.folded(caller, game.version)
        return game_message(app, game, caller) if may_know(game, caller) else None
    except LogDamaged as damaged:
        ((system, pack, scenario, phase, version),) = app.projections.query(
            "SELECT system, pack, scenario, phase, version FROM games WHERE game = ?", (stream,)
        )
        return game_pb2.Game(
            game=stream,
            system=system,
            pack={"name": pack},
            scenario=scenario,
            phase=PHASES[phase],
            version=version,
            damaged=caller.say(damaged.why),
        )


async def create_campaign(app: Application, request: Any, caller: Caller) -> Any:
    may_create(app, caller)
    pack = pack_of(app, request.pack)
    system = _campaign_of(app, pack)
    links = links_of(system)
    setup = usual(system, pack.content, links.scenario)
    bots = bots_named(app, system, setup.seats, request.bots, caller)
    birth = _birth(app, request, caller, pack, system, setup)
    campaign = await get_or_create(app, system, birth, caller, bots, shares_decks=links.games.shares_decks)
    return campaign_pb.CreateCampaignResponse(campaign=game_message(app, campaign, caller))


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
    return campaign_pb.ListCampaignsResponse(campaigns=campaigns, next_page_token=further)
