"""Making games, taking their seats, committing and revealing entropy."""

import math
import re
import secrets
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec
from kronika.v1 import game_service_pb2 as pb

from domain.kernel import events as e
from domain.kernel import receipts, seats
from domain.kernel.chance import Chance
from domain.kernel.game import Position, Recorder
from domain.kernel.hashing import is_hex
from domain.kernel.ledger import Holder, Ledger
from domain.kernel.system import System
from domain.kernel.words import PUBLIC, Reason, Rejection, refuse
from domain.undaunted.campaign.system import CAMPAIGN
from projections.games import OPEN_GAMES
from service import clock, signatures
from service.core import Core, refused
from service.handlers.catalog import pack_of, scenario_of
from service.handlers.common import (
    PHASES,
    Caller,
    accepted,
    audience_of,
    chance_needed,
    change,
    find,
    game_message,
    must_hold,
    needs_token,
)
from service.history import NoSuchStream
from service.live import LiveGame
from service.quotas import reached

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
PAGE = 50
LARGEST_PAGE = 200
PAGE_TOKEN = re.compile(r"[0-9]{1,18}")
NAME_LENGTH = 40
REQUEST_LENGTH = 64
DAY = 86_400
LONGEST = 366 * DAY


async def create_game(core: Core, request: Any, caller: Caller) -> Any:
    may_create(core, caller)
    pack = pack_of(core, request.pack)
    scenario = scenario_of(pack, request.scenario)
    check_request_id(request.request_id)
    birth = seats.Birth(
        game=new_id(core, caller, request.request_id),
        pack=pack.card.id,
        scenario=scenario.id,
        seats=scenario.seats,
        options=options_of(request.options),
        origin=None,
        anchors={},
        opening=pack.system.opening(pack.content, scenario.id),
    )
    game = await found(core, pack.system, birth, caller)
    return pb.CreateGameResponse(game=game_message(core, game, caller))


async def found(core: Core, system: System, birth: seats.Birth, caller: Caller) -> LiveGame:
    """The game born so, made now with its anchors unless the same request has made it before."""

    def make() -> Recorder:
        core.quotas.make_game(caller)
        anchors = core.vault.make_chains(birth.game, 1, (PUBLIC, *birth.seats))
        return seats.create(system, msgspec.structs.replace(birth, anchors=anchors))

    game = await core.games.found(birth.game, system, make)
    ledger = game.ledger
    if (ledger.pack, ledger.scenario, ledger.options, ledger.origin) != (
        birth.pack,
        birth.scenario,
        birth.options,
        birth.origin,
    ):
        raise refused(
            Reason.REQUEST_REUSED,
            "This request_id has created another game already.",
            "Tento request_id už založil jinou hru.",
        )
    return game


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


def check_request_id(request_id: str) -> None:
    if len(request_id) > REQUEST_LENGTH or not request_id.isprintable():
        raise refused(
            Reason.MALFORMED,
            f"request_id is at most {REQUEST_LENGTH} printable characters.",
            f"request_id má nejvýše {REQUEST_LENGTH} tisknutelných znaků.",
        )


def options_of(message: Any) -> e.Options:
    """The options in a request. Refuses times that make no sense."""
    options = e.Options(
        strict=message.strict,
        private=message.private,
        reply_limit=message.reply_limit,
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
    game = await find(core, request.game)
    audience_of(game, "", caller)
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
        conditions.append("game IN (SELECT game FROM seats WHERE held AND (key = ? OR holder = ?))")
        parameters += [request.player, request.player]
    games, further = await page_of_games(core, caller, request, conditions, parameters)
    return pb.ListGamesResponse(games=games, next_page_token=further)


async def page_of_games(
    core: Core, caller: Caller, request: Any, conditions: list[str], parameters: list[Any]
) -> tuple[list[Any], str]:
    """The games that the caller may see and that meet the conditions, newest first, a page of them; and
    the token of the next page."""
    size = request.page_size or PAGE
    if not 0 < size <= LARGEST_PAGE:
        raise refused(Reason.MALFORMED, f"page_size is 1 to {LARGEST_PAGE}.", f"page_size je 1 až {LARGEST_PAGE}.")
    if request.page_token and not PAGE_TOKEN.fullmatch(request.page_token):
        raise refused(Reason.MALFORMED, "This page_token was never given.", "Tento page_token nebyl vydán.")
    await core.projections.caught_up()
    conditions = [
        "(private = 0 OR game IN (SELECT game FROM seats WHERE held AND holder = ? AND holder <> ''))",
        *conditions,
    ]
    parameters = [caller.holder, *parameters]
    if request.page_token:
        conditions.append("created < ?")
        parameters.append(int(request.page_token))
    if request.mine:
        needs_token(caller)
        conditions.append("game IN (SELECT game FROM seats WHERE held AND holder = ?)")
        parameters.append(caller.holder)
    rows = core.projections.query(
        f"SELECT game, created FROM games WHERE {' AND '.join(conditions)} ORDER BY created DESC LIMIT ?",
        (*parameters, size + 1),
    )
    games = []
    for stream, _ in rows[:size]:
        with suppress(NoSuchStream):  # the read models may be of a log that was longer
            games.append(game_message(core, await core.games.look(stream), caller))
    return games, str(rows[size - 1][1]) if len(rows) > size else ""


async def take_seat(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game)
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
    await change(core, game, PUBLIC, lambda position: seats.take(game.system, position, request.seat, holder))
    return pb.TakeSeatResponse(game=game_message(core, game, caller))


def _open_games(core: Core, caller: Caller) -> int:
    count: int = core.projections.query(f"SELECT COUNT(*) FROM ({OPEN_GAMES})", (caller.holder,))[0][0]
    return count


def holder_of(name: str, holder: str, key: str) -> Holder:
    """Who takes a seat. Refuses a name or a key that is none."""
    if not 1 <= len(name) <= NAME_LENGTH or not name.isprintable() or name.strip() != name:
        raise refused(
            Reason.MALFORMED,
            f"name is 1 to {NAME_LENGTH} printable characters without blanks at its ends.",
            f"name má 1 až {NAME_LENGTH} tisknutelných znaků bez mezer na krajích.",
        )
    if key and not signatures.is_key(key):
        raise refused(
            Reason.MALFORMED,
            "key is an Ed25519 public key, 64 lower-case hex digits, or empty.",
            "key je veřejný klíč Ed25519, 64 malých šestnáctkových číslic, nebo prázdný.",
        )
    return Holder(name, holder, key)


def _with_anchors(core: Core, game: LiveGame, seat: str, make: Any) -> Any:
    """A change of participants: new chains are made where it voids the epoch."""

    def changed(position: Position) -> Recorder | Rejection:
        anchors = None
        if seat in position.ledger.seats and seats.voids_epoch(position.ledger, seat):
            anchors = core.vault.make_chains(game.stream, position.ledger.epoch.number + 1, game.audiences)
        made: Recorder | Rejection = make(position, anchors)
        return made

    return changed


async def leave_seat(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game)
    must_hold(game, request.seat, caller)
    seat = request.seat
    make = _with_anchors(core, game, seat, lambda p, anchors: seats.leave(game.system, p, seat, anchors))
    await change(core, game, PUBLIC, make)
    return pb.LeaveSeatResponse(game=game_message(core, game, caller))


async def hand_over_seat(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game)
    seat = request.seat
    must_hold(game, seat, caller)
    if not is_hex(request.token_hash, 32):
        raise refused(
            Reason.MALFORMED,
            "token_hash is SHA-256 of the taker's token, 64 lower-case hex digits.",
            "token_hash je SHA-256 tokenu přebírajícího, 64 malých šestnáctkových číslic.",
        )
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
    game = await find(core, request.game)
    taker = holder_of(request.name, caller.holder, request.key)
    await change(core, game, PUBLIC, lambda p: seats.propose_handover(game.system, p, request.seat, taker))
    return pb.ProposeHandoverResponse(game=game_message(core, game, caller))


def _still_declinable(core: Core, game: LiveGame, seat: str) -> Rejection | None:
    """Consent passes a seat on over its holder's head, hand and all: he must have had time to decline."""
    if seat not in game.ledger.proposals:
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
    game = await find(core, request.game)
    seat, by = request.asked, request.seat
    must_hold(game, by, caller)
    if request.consent:

        def consented(position: Position, anchors: seats.Anchors | None) -> Recorder | Rejection:
            too_early = _still_declinable(core, game, seat)
            return too_early or seats.consent_to_handover(game.system, position, seat, by, anchors)

        make = _with_anchors(core, game, seat, consented)
    else:
        make = lambda p: seats.decline_handover(game.system, p, seat, by)  # noqa: E731
    await change(core, game, PUBLIC, make)
    return pb.AnswerHandoverResponse(game=game_message(core, game, caller))


async def commit_entropy(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game)
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
    game = await find(core, request.game)
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
        return out

    await change(core, game, PUBLIC, make)
    return pb.RevealEntropyResponse(game=game_message(core, game, caller))


async def agree_to_epoch(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game)
    must_hold(game, request.seat, caller)

    def make(position: Position) -> Recorder | Rejection:
        if not core.games.chance_is_lost(game):
            raise refused(
                Reason.TOO_EARLY,
                "The epoch is sound: there is nothing to replace.",
                "Epocha je v pořádku: není co nahrazovat.",
            )
        anchors = core.vault.make_chains(game.stream, position.ledger.epoch.number + 1, game.audiences)
        return seats.agree_to_epoch(game.system, position, request.seat, anchors)

    await change(core, game, PUBLIC, make)
    return pb.AgreeToEpochResponse(game=game_message(core, game, caller))
