"""Making games, taking their seats, committing and revealing entropy."""

import math
import secrets
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from types import MappingProxyType
from typing import Any

import msgspec
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

from domain.kernel import ends, receipts, seats
from domain.kernel import events as e
from domain.kernel.chance import Chance
from domain.kernel.ed25519 import is_key
from domain.kernel.game import Position, Recorder
from domain.kernel.invitations import is_for, is_in
from domain.kernel.ledger import Holder, Ledger, chain_audiences
from domain.kernel.setups import BotCard, fill
from domain.kernel.system import System
from domain.kernel.validation import HASH, NAME
from domain.kernel.words import PUBLIC, Reason, Rejection, refuse
from domain.undaunted.campaign.system import CAMPAIGN
from projections.games import MAY_KNOW, OPEN_GAMES
from service import clock, signatures
from service.choices import values_of
from service.core import Core, Refused, refused
from service.handlers.bots import bots_named, must_have_room, named_first, seat_all
from service.handlers.catalog import pack_of, scenario_of
from service.handlers.common import (
    PHASES,
    Caller,
    accepted,
    chance_needed,
    change,
    find,
    game_message,
    invitation_of,
    may_know,
    must_hold,
    needs_token,
)
from service.history import NoSuchStream
from service.integrity import LogDamaged
from service.live import LiveGame
from service.quotas import reached
from service.seated import bring_entropy
from service.store import imports
from service.texts import must_be

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
PAGE = 50
LARGEST_PAGE = 200
DAY = 86_400
LONGEST = 366 * DAY
USUAL_REPLY_LIMIT = 30 * DAY
USUAL_CLOSING_TIME = 30 * DAY
"""Of a game with shared decks, which always closes some day: only then its draws can be checked."""
NO_LIMIT = -1
"""What a request asks for that wants no reply limit."""


async def create_game(core: Core, request: Any, caller: Caller) -> Any:
    may_create(core, caller)
    pack = pack_of(core, request.pack)
    scenario = scenario_of(pack, request.scenario)
    meta = pack.system.meta(pack.content, scenario.id)
    setup = accepted(
        fill(pack.system.setup, meta, scenario.id, tuple(request.seats), values_of(request.choices)),
    )
    bots = bots_named(core, pack.system, setup.seats, request.bots, caller)
    birth = seats.Birth(
        game=new_id(core, caller, request.request_id),
        pack=pack.card.id,
        scenario=scenario.id,
        seats=setup.seats,
        options=options_of(request.options),
        origin=None,
        anchors={},
        opening=pack.system.opening(pack.content, setup),
        creator=caller.holder,
    )
    game = await found(core, pack.system, birth, caller, bots)
    if pack.system.set_up(game.position.game.board) != setup:
        raise _used_before()
    return pb.CreateGameResponse(game=game_message(core, game, caller))


async def found(
    core: Core,
    system: System,
    birth: seats.Birth,
    caller: Caller,
    bots: Mapping[str, BotCard] = MappingProxyType({}),
    *,
    shares_decks: bool = False,
) -> LiveGame:
    """The game born so, made now with its anchors, and bots in these seats, unless the same request has made
    it before. `shares_decks`: whether games that it will start have shared decks, which open when it closes."""
    if bots and not await _is_made(core, birth.game):
        await must_have_room(core, caller)
    if ends.never_closes(system.shares_decks or shares_decks, birth.options):
        options = msgspec.structs.replace(birth.options, closing_time=USUAL_CLOSING_TIME)
        birth = msgspec.structs.replace(birth, options=options)

    def make() -> Recorder:
        core.quotas.make_game(caller)
        anchors = core.vault.make_chains(birth.game, 1, chain_audiences(birth.seats, system.shares_decks))
        out = seats.create(system, msgspec.structs.replace(birth, anchors=anchors))
        seat_all(core, out, bots)
        bring_entropy(core.games, core.vault, LiveGame(birth.game, system), out)
        return out

    game = await core.games.found(birth.game, system, make)
    ledger = game.ledger
    if (ledger.pack, ledger.scenario, ledger.options, ledger.origin, named_first(core, game)) != (
        birth.pack,
        birth.scenario,
        birth.options,
        birth.origin,
        {seat: bot.name for seat, bot in bots.items()},
    ):
        raise _used_before()
    return game


def _used_before() -> Refused:
    return refused(
        Reason.REQUEST_REUSED,
        "This request_id has created another game already.",
        "Tento request_id už založil jinou hru.",
    )


async def _is_made(core: Core, stream: str) -> bool:
    try:
        await core.games.get(stream)
    except NoSuchStream:
        return False
    return True


def may_create(core: Core, caller: Caller) -> None:
    """Refuse who may not create games here."""
    needs_token(caller)
    if core.operator and caller.holder != core.operator:
        raise refused(
            Reason.NOT_YOUR_SEAT,
            "Only the operator of this service may create games.",
            "Hry tu smí zakládat jen provozovatel služby.",
        )


def new_id(core: Core, caller: Caller, request_id: str) -> str:
    """A new game id; the same for the same caller and request id."""
    noise = secrets.token_bytes(32)
    if request_id:
        noise = sha256(f"{caller.holder}/{request_id}".encode()).digest()
        noise = bytes.fromhex(core.vault.holder(noise)) * 2
    number = int.from_bytes(noise, "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, at = divmod(number, len(ID_ALPHABET))
        letters.append(ID_ALPHABET[at])
    return "".join(letters)


def options_of(message: Any) -> e.Options:
    """The options in a request. Refuses times that make no sense."""
    options = e.Options(
        strict=message.strict,
        private=message.private,
        reply_limit=0 if message.reply_limit == NO_LIMIT else message.reply_limit or USUAL_REPLY_LIMIT,
        closing_time=message.closing_time,
        undo_expiry=message.undo_expiry,
    )
    for name in ("reply_limit", "closing_time", "undo_expiry"):
        if not 0 <= getattr(options, name) <= LONGEST:
            raise refused(
                Reason.MALFORMED,
                f"options.{name} is 0 to {LONGEST} seconds.",
                f"options.{name} je 0 až {LONGEST} sekund.",
            )
    return options


async def get_game(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    return pb.GetGameResponse(game=game_message(core, game, caller))


async def list_games(core: Core, request: Any, caller: Caller) -> Any:
    phases = {value: name for name, value in PHASES.items()}
    if request.phase and request.phase not in phases:
        raise refused(
            Reason.MALFORMED,
            f"There is no phase {request.phase}.",
            f"Fáze {request.phase} neexistuje.",
            accepted=tuple(map(str, phases)),
        )
    conditions, parameters = ["system <> ?"], [CAMPAIGN.name]
    if request.phase:
        conditions.append("phase = ?")
        parameters.append(phases[request.phase])
    if request.pack:
        conditions.append("pack = ?")
        parameters.append(request.pack)
    if request.player:
        conditions.append(f"game IN ({imports.OF_PLAYER})")
        parameters += [request.player] * 4
    games, further = await page_of_games(core, caller, request, conditions, parameters)
    return pb.ListGamesResponse(games=games, next_page_token=further)


async def page_of_games(
    core: Core, caller: Caller, request: Any, conditions: list[str], parameters: list[Any]
) -> tuple[list[Any], str]:
    """The games that the caller may see and that meet the conditions, newest first, a page of them; and
    the token of the next page."""
    size = request.page_size or PAGE
    if not 0 < size <= LARGEST_PAGE:
        raise refused(
            Reason.MALFORMED,
            f"page_size is 1 to {LARGEST_PAGE}, or 0 for {PAGE}.",
            f"page_size je 1 až {LARGEST_PAGE}, nebo 0, tedy {PAGE}.",
        )
    await core.projections.caught_up()
    conditions = [f"({MAY_KNOW} OR game IN ({imports.MINE}))", *conditions]
    parameters = [caller.holder, caller.holder, *parameters]
    parameters = [caller.holder, caller.holder, *parameters]
    if request.page_token:
        conditions.append("created < ?")
        parameters.append(int(request.page_token))
    if request.mine:
        needs_token(caller)
        conditions.append(f"game IN ({imports.MINE})")
        parameters += [caller.holder, caller.holder]
    rows = core.projections.query(
        f"SELECT game, created FROM games WHERE {' AND '.join(conditions)} ORDER BY created DESC LIMIT ?",
        (*parameters, size + 1),
    )
    games = []
    for stream, _ in rows[:size]:
        with suppress(NoSuchStream):  # the read models may be of a log that was longer
            message = await _listed(core, stream, caller)
            games += [] if message is None else [message]
    return games, str(rows[size - 1][1]) if len(rows) > size else ""


async def _listed(core: Core, stream: str, caller: Caller) -> Any:
    """A game in short; one whose log is damaged as the read models have it. None: the caller may not
    know of it."""
    try:
        game = await core.games.look(stream)
        return game_message(core, game, caller) if may_know(game, caller) else None
    except LogDamaged as damaged:
        ((system, pack, scenario, phase, version),) = core.projections.query(
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


async def take_seat(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game, caller)
    holder = holder_of(request.name, caller.holder, request.key)
    open_games = _open_games(core, caller)
    if open_games + core.settings.requests_a_second >= core.settings.open_games:
        await core.projections.caught_up()  # what was taken within the last second counts
        open_games = _open_games(core, caller)
    if open_games >= core.settings.open_games:
        raise reached(
            "open_games",
            "token",
            core.settings.open_games,
            f"You hold seats in {open_games} open games; more are not allowed here.",
            f"Držíte místa v {open_games} otevřených hrách; více jich tu být nesmí.",
        )
    invitation = invitation_of(game, caller)
    shown = invitation.id if invitation is not None and is_for(invitation, request.seat) else 0
    if game.ledger.options.private and not shown and not is_in(game.ledger, caller.holder):
        raise refused(
            Reason.NOT_YOUR_SEAT,
            f"Seat {request.seat} of this private game is for who is invited to it.",
            f"Místo {request.seat} této soukromé hry je pro toho, kdo je k němu pozván.",
        )
    await change(core, game, PUBLIC, lambda position: seats.take(game.system, position, request.seat, holder, shown))
    return pb.TakeSeatResponse(game=game_message(core, game, caller))


def _open_games(core: Core, caller: Caller) -> int:
    count: int = core.projections.query(f"SELECT COUNT(*) FROM ({OPEN_GAMES})", (caller.holder,))[0][0]
    return count


def holder_of(name: str, holder: str, key: str) -> Holder:
    """Who takes a seat. Refuses a name or a key that is none."""
    must_be(NAME, name, "name")
    if key and not is_key(key):
        raise refused(
            Reason.MALFORMED,
            "key is an Ed25519 public key (RFC 8032), 64 lower-case hex digits, or empty.",
            "key je veřejný klíč Ed25519 (RFC 8032), 64 malých šestnáctkových číslic, nebo prázdný.",
        )
    return Holder(name, holder, key)


def _with_anchors(core: Core, game: LiveGame, seat: str, make: Any) -> Any:
    """A change of participants: new chains are made where it voids the epoch."""

    def changed(position: Position) -> Recorder | Rejection:
        anchors = None
        if seat in position.ledger.seats and seats.voids_epoch(position.ledger, seat):
            anchors = core.games.new_chains(game)
        made: Recorder | Rejection = make(position, anchors)
        return made

    return changed


async def leave_seat(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    must_hold(game, request.seat, caller)
    seat = request.seat
    make = _with_anchors(core, game, seat, lambda p, anchors: seats.leave(game.system, p, seat, anchors))
    await change(core, game, PUBLIC, make)
    return pb.LeaveSeatResponse(game=game_message(core, game, caller))


async def free_seat(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game, caller)
    await change(core, game, PUBLIC, lambda p: seats.free(game.system, p, request.seat, caller.holder))
    return pb.FreeSeatResponse(game=game_message(core, game, caller))


async def lock_line_up(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game, caller)
    await change(core, game, PUBLIC, lambda p: seats.lock(game.system, p, caller.holder, locked=not request.unlock))
    return pb.LockLineUpResponse(game=game_message(core, game, caller))


async def hand_over_seat(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    seat = request.seat
    must_hold(game, seat, caller)
    must_be(HASH, request.token_hash, "token_hash")
    taker = holder_of(request.name, core.vault.holder(bytes.fromhex(request.token_hash)), request.key)
    head, signed = signatures.given(request.signed)
    message = receipts.handover_message(game.stream, seat, head, taker.name, taker.key)
    signatures.check(core, game, seat, signed, message)
    make = _with_anchors(
        core, game, seat, lambda p, anchors: seats.hand_over(game.system, p, seat, taker, anchors, signed)
    )
    await change(core, game, PUBLIC, make)
    return pb.HandOverSeatResponse(game=game_message(core, game, caller))


async def propose_handover(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game, caller)
    taker = holder_of(request.name, caller.holder, request.key)
    invitation = invitation_of(game, caller)
    shown = invitation.id if invitation is not None and not is_in(game.ledger, caller.holder) else 0
    await change(core, game, PUBLIC, lambda p: seats.propose_handover(game.system, p, request.seat, taker, shown))
    return pb.ProposeHandoverResponse(game=game_message(core, game, caller))


def _still_declinable(core: Core, game: LiveGame, seat: str, proposal: int) -> Rejection | None:
    """Consent passes a seat on over its holder's head, hand and all: he must have had time to decline."""
    standing = game.ledger.proposals.get(seat)
    if standing is None or standing.id != proposal:
        return None
    left = core.settings.handover_wait - clock.seconds_since(game.handover_proposed_at[seat])
    if left <= 0:
        return None
    hours = math.ceil(left / 3600)
    return refuse(
        Reason.TOO_EARLY,
        f"The holder of {seat} can decline the handover for another {hours} hours; consent after that.",
        f"Držitel místa {seat} může předání ještě {hours} hodin odmítnout; souhlaste až potom.",
    )


async def answer_handover(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    seat, by, proposal = request.asked, request.seat, request.proposal
    must_hold(game, by, caller)
    if request.consent:

        def consented(position: Position, anchors: seats.Anchors | None) -> Recorder | Rejection:
            too_early = _still_declinable(core, game, seat, proposal)
            return too_early or seats.consent_to_handover(game.system, position, seat, by, proposal, anchors)

        make = _with_anchors(core, game, seat, consented)
    else:
        make = lambda p: seats.decline_handover(game.system, p, seat, by, proposal)  # noqa: E731
    await change(core, game, PUBLIC, make)
    return pb.AnswerHandoverResponse(game=game_message(core, game, caller))


async def commit_entropy(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    seat, epoch = request.seat, request.epoch
    must_hold(game, seat, caller)
    head, signed = signatures.given(request.signed)

    def make(position: Position) -> Recorder:
        out = accepted(seats.commit(game.system, position, seat, epoch, request.commitment, signed))
        message = receipts.commitment_message(game.stream, seat, epoch, head, request.commitment)
        signatures.check(core, game, seat, signed, message)
        return out

    await change(core, game, PUBLIC, make)
    return pb.CommitEntropyResponse(game=game_message(core, game, caller))


async def reveal_entropy(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    seat, epoch = request.seat, request.epoch
    must_hold(game, seat, caller)
    head, signed = signatures.given(request.signed)

    def chance(ledger: Ledger) -> Chance:
        return core.games.chance(game, ledger)

    def make(position: Position) -> Recorder:
        with chance_needed():
            out = accepted(seats.reveal(game.system, position, seat, epoch, request.entropy, chance, signed))
        message = receipts.reveal_message(game.stream, seat, epoch, head, request.entropy)
        signatures.check(core, game, seat, signed, message)
        if signed is not None and core.games.version_of(game, bytes.fromhex(head)) < position.ledger.committed:
            raise refused(
                Reason.STALE_VERSION,
                "Sign the reveal over a head that holds every commitment: that of version "
                f"{position.ledger.committed}, or a later one.",
                "Podepište odhalení nad hlavou, v níž jsou všechny závazky: nad tou z verze "
                f"{position.ledger.committed}, nebo pozdější.",
            )
        return out

    await change(core, game, PUBLIC, make)
    return pb.RevealEntropyResponse(game=game_message(core, game, caller))


async def agree_to_epoch(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    must_hold(game, request.seat, caller)
    await agree_to_another(core, game, request.seat)
    return pb.AgreeToEpochResponse(game=game_message(core, game, caller))


async def agree_to_another(core: Core, game: LiveGame, seat: str) -> None:
    """A seat agrees to a new epoch in the place of one whose secrets are gone."""

    def make(position: Position) -> Recorder | Rejection:
        if not core.games.chance_is_lost(game):
            raise refused(
                Reason.TOO_EARLY,
                "The epoch is sound: there is nothing to replace.",
                "Epocha je v pořádku: není co nahrazovat.",
            )
        return seats.agree_to_epoch(game.system, position, seat, core.games.new_chains(game))

    await change(core, game, PUBLIC, make)
