"""Deciding, undoing, disputing and ending."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from eventsourcing.persistence import PersistenceError

from kronika.domain.kernel import ends, limits, orders, signing, undo
from kronika.domain.kernel import game as kernel
from kronika.domain.kernel.attempts import UnknownHandle, why_not
from kronika.domain.kernel.events import DecisionMade, LimitChange, Order
from kronika.domain.kernel.formats import REASON
from kronika.domain.kernel.game import Game, Position, Recorder
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.limits import Counting
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import REFEREE, Reason, Rejection
from kronika.service import clock, convert, signatures
from kronika.service import signatures as receipts_made
from kronika.service.application import Application, Refused, refused
from kronika.service.campaigns import is_campaign
from kronika.service.history import EventView
from kronika.service.live import LiveGame
from kronika.service.requests import Mask, mask_of, must_be
from kronika.service.rpc.common import (
    Caller,
    accepted,
    chance_needed,
    change,
    find,
    not_overtaken,
    seated,
    store,
    well_formed,
)
from kronika.service.rpc.messages import prepare, write_answer
from kronika.service.rpc.reading import LONG, fill_answer, read, read_answer, read_seen
from kronika.service.rpc.rolls import must_be_check, roll_at
from kronika.service.waiting import Moment
from kronika.service.words import message
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

Act = Callable[..., Recorder | Rejection]
"""Takes the system, the position, the seat, and what else the request says."""
MOST_HANDLES = 32
"""Handles of a request."""


async def decide(app: Application, request: Any, caller: Caller) -> Any:
    return await _decide(pb.DecideResponse(), app, request, caller)


async def decide_each(app: Application, request: Any, caller: Caller) -> Any:
    """One of the decisions of a stream."""
    return await _decide(pb.DecideEachResponse(), app, request, caller)


async def _decide(response: Any, app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    if not request.request_id:
        raise refused(Reason.MALFORMED, message("not-without-request-id"), field="request_id")
    mask = mask_of(request.read_mask, game_pb2.Answer)
    with well_formed:
        decision = convert.from_decision(game.system.name, request.decision)
    before = game.answered[seat].get(request.request_id)
    if before is not None:  # nobody has to wait while that is read
        return await _repeated(response, app, game, before, request, decision, caller, mask)
    async with game.lock:
        before = game.answered[seat].get(request.request_id)
        if before is not None:
            return await _repeated(response, app, game, before, request, decision, caller, mask)
        if request.expected_version and request.expected_version != game.version:
            raise refused(
                Reason.STALE_VERSION,
                message("not-expected-version", version=game.version, expected_version=request.expected_version),
            )
        accepted(kernel.open_prompt(game.position, seat, request.prompt))
        head, signed = signatures.given(request.signed)
        to_sign = signing.decision_message(game.stream, seat, request.prompt, head, canonical_json(decision))
        signatures.check(app, game, seat, signed, to_sign, caller, game.asked_again(app.history, request.prompt))
        with chance_needed:
            chance = app.chances.of(game)
            out = accepted(
                kernel.decide(
                    game.system, game.position, seat, request.prompt, request.request_id, decision, chance, signed
                )
            )
        try:
            with not_overtaken:
                started = app.campaigns.started_by(game, out)
            told = await store(app, game, seat, out, started, partial(prepare, game.system, mask, seat, caller))
        except (Refused, PersistenceError):
            game = await find(app, game.stream, caller)
            before = game.answered[seat].get(request.request_id)
            if before is None:
                raise
            return await _repeated(response, app, game, before, request, decision, caller, mask)
        return write_answer(response, app, game, seat, told, caller, mask)


async def explain_handle(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    if not 1 <= len(request.handles) <= MOST_HANDLES:
        raise refused(Reason.MALFORMED, message("not-so-many-handles", most=MOST_HANDLES), field="handles")
    position = game.fold_for(app.games, seat)
    prompt, board = accepted(kernel.open_prompt(position, seat, request.prompt)), position.game.board
    try:
        objection = why_not(game.system, board, prompt, request.handles, caller.language)
    except UnknownHandle as error:
        raise refused(Reason.NOT_FOUND, message("not-a-handle", handle=error.args[0])) from None
    asked = caller.say(game.system.words.prompt(board, prompt))
    if objection is None:
        return pb.ExplainHandleResponse(asked=asked)
    return pb.ExplainHandleResponse(rule=objection.rule, sentence=caller.say(objection.said), asked=asked)


async def _repeated(
    response: Any,
    app: Application,
    game: LiveGame,
    version: int,
    request: Any,
    decision: Any,
    caller: Caller,
    mask: Mask,
) -> Any:
    """The answer given before to the same request."""
    seat = request.seat
    (entry,) = app.history.entries(game.stream, game.codec, gt=version - 1, lte=version)
    made = entry.events[0]
    assert isinstance(made, DecisionMade), "request ids are those of decisions"
    decided = made.public or (made.secret.content if made.secret else None)
    if made.prompt != request.prompt or decided is None or decided.decision != decision:
        raise refused(
            Reason.REQUEST_REUSED,
            message("not-request-of-another-decision"),
            field="request_id",
        )
    last = app.history.end_of(game.stream, game.codec, version)
    if last == game.version or last <= LONG:
        if last != game.version:
            app.quotas.folded(caller, last)
        head = game.head_at(app.history, last)
        fill_answer(response.answer, app.history, game, version, last, seat, head, caller)
    else:
        answer, head = await read(
            app, caller, True, read_answer, game.stream, version, last, seat, caller, game.genesis
        )
        response.answer.CopyFrom(answer)
    receipts_made.receipt_then(response.answer.receipt, app.vault, game.stream, last, head)
    mask.prune(response.answer)
    return response


async def _act(app: Application, request: Any, caller: Caller, response: Any, act: Act, *more: Any) -> Any:
    """Applies one function of the kernel to the game of a seat, and answers."""
    game, seat = await seated(app, request, caller)
    told = await change(app, game, seat, lambda p: act(game.system, p, seat, *more))
    return write_answer(response, app, game, seat, told, caller)


# --- undo


async def request_undo(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)

    async with game.lock:
        position, to = game.position, request.to
        if not to:
            last = undo.last_decision(position, seat)
            if last is None:
                raise refused(Reason.UNDO_REFUSED, message("not-decided-yet", seat=seat))
            to = last.version - 1
        not_allowed = undo.may_request(game.system, position, seat, to, request.dispute)
        if not_allowed is not None:
            raise Refused(not_allowed)
        rewound = _game_at(app, game, to) if undo.is_asked_of_nobody(position, seat, to) else position.game
        seen = await read(app, caller, game.version - to > LONG, read_seen, game.stream, to)
        out = accepted(undo.request(game.system, position, seat, to, rewound, request.dispute, seen))
        told = await store(app, game, seat, out)
    return write_answer(pb.RequestUndoResponse(), app, game, seat, told, caller)


async def answer_undo(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    asker = request.asked_by

    told = await answer_request(app, game, asker, seat, lambda _: bool(request.agree))
    return write_answer(pb.AnswerUndoResponse(), app, game, seat, told, caller)


async def answer_request(
    app: Application, game: LiveGame, asker: str, seat: str, agrees: Callable[[Position], bool]
) -> list[EventView]:
    """Answers another seat's request to undo for a seat; returns the events for it."""

    def make(position: Position) -> Recorder | Rejection:
        if not agrees(position):
            return undo.decline(game.system, position, asker, seat)
        asked = position.ledger.undo.get(asker)
        is_last = asked is not None and undo.is_asked_of_nobody(position, asker, asked.to, (*asked.agreed, seat))
        rewound = _game_at(app, game, asked.to) if asked is not None and is_last else position.game
        return undo.agree(game.system, position, asker, seat, rewound)

    return await change(app, game, seat, make)


async def withdraw_undo(app: Application, request: Any, caller: Caller) -> Any:
    return await _act(app, request, caller, pb.WithdrawUndoResponse(), undo.withdraw)


def _game_at(app: Application, game: LiveGame, version: int) -> Game:
    return app.history.position(game.stream, max(version, 0), REFEREE).game


# --- ends


async def resign(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    with chance_needed:
        told = await change(
            app,
            game,
            seat,
            lambda p: ends.resign(
                game.system, p, seat, app.chances.of_if_any(game), lambda: app.chances.new_chains(game)
            ),
        )
    return write_answer(pb.ResignResponse(), app, game, seat, told, caller)


async def offer_draw(app: Application, request: Any, caller: Caller) -> Any:
    return await _act(app, request, caller, pb.OfferDrawResponse(), ends.offer_draw)


async def decline_draw(app: Application, request: Any, caller: Caller) -> Any:
    def decline(system: System, position: Position, seat: str) -> Recorder | Rejection:
        return ends.decline_draw(system, position, request.offered_by, seat)

    return await _act(app, request, caller, pb.DeclineDrawResponse(), decline)


async def claim_game(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)

    def make(position: Position) -> Recorder | Rejection:
        prompts = {
            prompt.id: since
            for prompt in position.game.prompts
            if _overdue(app, game, since := game.waiting.prompt(prompt))
        }
        late = _late(app, game)
        waits: dict[Any, Moment] = {**prompts, **late}
        earliest = min((moment.at for moment in waits.values()), default="")
        counting = Counting(
            {what: moment.version for what, moment in waits.items()},
            app.outages.since(earliest) if earliest else (),
            app.outages.grace,
        )
        chance = app.chances.of_if_any(game)
        seeds = app.chances.seeds(game)
        return ends.claim(
            game.system,
            position,
            seat,
            frozenset(prompts),
            chance,
            frozenset(late),
            seeds,
            lambda: app.chances.new_chains(game),
            counting,
            _left(app, game),
        )

    await asyncio.to_thread(app.outages.note)
    with chance_needed:
        told = await change(app, game, seat, make)
    return write_answer(pb.ClaimGameResponse(), app, game, seat, told, caller)


def _left(app: Application, game: LiveGame) -> dict[str, float]:
    """By seat that the game waits for, the seconds until its reply limit has passed."""
    limit, position = game.ledger.options.reply_limit, game.position
    prompts = position.game.prompts if limit and ends.prompts_wait(position) else ()
    waits = {prompt.seat: game.waiting.prompt(prompt) for prompt in prompts if not prompt.optional}
    waits |= _pending(game) if limit else {}
    until = {seat: app.outages.until(since.at, limit, game.waiting) for seat, since in waits.items()}
    return {seat: -clock.seconds_since(at) for seat, at in until.items() if at}


def _overdue(app: Application, game: LiveGame, since: Moment) -> bool:
    """Whether the reply limit of a game, if it has one, has passed since then."""
    limit = game.ledger.options.reply_limit
    return bool(limit) and app.outages.passed(since.at, limit, game.waiting)


def _late(app: Application, game: LiveGame) -> dict[str, Moment]:
    """The seats that have let the game wait beyond the reply limit for something else than an answer, and since
    when it waits."""
    return {seat: since for seat, since in _pending(game).items() if _overdue(app, game, since)}


def _pending(game: LiveGame) -> dict[str, Moment]:
    """Since when the game waits for each seat with something pending other than an answer."""
    pending = ends.pending_actions(game.position)
    return {seat: game.waiting.pending_since(game.ledger, seat, what) for seat, what in pending.items()}


# --- the reply limit


def _wanted(request: Any) -> LimitChange:
    """The requested change of the limit. Refuses an unknown one."""
    for wanted in LimitChange:
        if convert.enum_value(LimitChange, wanted) == request.change:
            return wanted
    raise refused(
        Reason.MALFORMED,
        message("not-a-change-of-limit"),
        accepted=tuple(wanted.value for wanted in LimitChange),
        field="change",
    )


async def request_limit(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    wanted = _wanted(request)
    await asyncio.to_thread(app.outages.note)

    def make(position: Position) -> Recorder | Rejection:
        limit, asked_at = position.ledger.options.reply_limit, game.limit_asked_at.get(seat, "")
        stood = seat in position.ledger.limits and app.outages.passed(asked_at, limit)
        return limits.request(game.system, position, seat, wanted, request.seconds, stood=stood)

    told = await change(app, game, seat, make)
    return write_answer(pb.RequestLimitResponse(), app, game, seat, told, caller)


async def answer_limit(app: Application, request: Any, caller: Caller) -> Any:
    def answer(system: System, position: Position, seat: str) -> Recorder | Rejection:
        return limits.answer(system, position, request.asked_by, seat, agree=request.agree)

    return await _act(app, request, caller, pb.AnswerLimitResponse(), answer)


async def withdraw_limit(app: Application, request: Any, caller: Caller) -> Any:
    return await _act(app, request, caller, pb.WithdrawLimitResponse(), limits.withdraw)


# --- the end


async def confirm_end(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    told = await confirm(app, game, seat)
    return write_answer(pb.ConfirmEndResponse(), app, game, seat, told, caller)


async def confirm(app: Application, game: LiveGame, seat: str) -> list[EventView]:
    """Confirms the end for a seat; returns the events for it. Its campaign may then continue, or open all its games."""

    def make(position: Position) -> Recorder | Rejection:
        return ends.confirm(game.system, position, seat, app.chances.seeds(game), frozenset(_late(app, game)))

    await asyncio.to_thread(app.outages.note)
    if kernel.in_campaign(game.position):
        with not_overtaken:
            told = await app.campaigns.close(game, lambda: accepted(make(game.position)), seat)
    else:
        told = await change(app, game, seat, make)
    if is_campaign(game) and game.ledger.opened:
        await app.campaigns.open_games(game)
    return told


# --- disputes


async def dispute_roll(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    must_be(REASON, request.reason, "reason")
    must_be_check(app, game, request.version)
    told = await change(app, game, seat, lambda p: ends.dispute(game.system, p, seat, request.version, request.reason))
    response = pb.DisputeRollResponse(roll=await roll_at(app, game, request.version, caller))
    return write_answer(response, app, game, seat, told, caller)


async def withdraw_dispute(app: Application, request: Any, caller: Caller) -> Any:
    return await _act(app, request, caller, pb.WithdrawDisputeResponse(), ends.withdraw_dispute, request.version)


async def give_order(app: Application, request: Any, caller: Caller) -> Any:
    """Gives a standing order for a seat; the order passes immediately what it covers."""
    game, seat = await seated(app, request, caller)
    with well_formed:
        order = convert.from_message(Order, request.order, "order")
    head, signed = signatures.given(request.signed)
    message = signing.order_message(game.stream, seat, head, canonical_json(order))
    signatures.check(app, game, seat, signed, message, caller)
    with chance_needed:
        told = await change(
            app,
            game,
            seat,
            lambda p: orders.give(game.system, p, seat, order, app.chances.of_if_any(game), signed),
        )
    return write_answer(pb.GiveOrderResponse(), app, game, seat, told, caller)


async def withdraw_order(app: Application, request: Any, caller: Caller) -> Any:
    """A seat takes a standing order back."""
    return await _act(app, request, caller, pb.WithdrawOrderResponse(), orders.withdraw, request.order)
