"""A game as messages, filtered for the caller."""

import math
from collections import Counter
from collections.abc import Callable, Container, Iterable
from functools import lru_cache
from typing import Any

from kronika.domain.kernel import ends, undo
from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.events import DisputeEnding, LimitChange
from kronika.domain.kernel.formats import skeleton
from kronika.domain.kernel.game import Game, Position, phase_of
from kronika.domain.kernel.ledger import Dispute, Ledger, Proposal, SeatedBot
from kronika.domain.kernel.log import Record
from kronika.domain.kernel.notation import Notation
from kronika.domain.kernel.rendering import BUTTON
from kronika.domain.kernel.setups import chosen
from kronika.domain.kernel.system import System
from kronika.domain.kernel.texts import line_kind
from kronika.domain.kernel.values import Odds, Prompt, RollResult
from kronika.service import clock, convert, signatures
from kronika.service.application import Application
from kronika.service.history import EventView, History
from kronika.service.live import LiveGame
from kronika.service.requests import ALL, Mask
from kronika.service.rpc.common import Caller, Named, concerned, holds, invited_to
from kronika.v1 import game_pb2

PHASES = {
    name: getattr(game_pb2, f"PHASE_{name.upper()}")
    for name in ("seating", "committing", "running", "finished", "closed")
}
DUE = {
    ends.PendingAction.SEAT: game_pb2.DUE_SEAT,
    ends.PendingAction.COMMIT: game_pb2.DUE_COMMIT,
    ends.PendingAction.REVEAL: game_pb2.DUE_REVEAL,
    ends.PendingAction.EPOCH: game_pb2.DUE_EPOCH,
    ends.PendingAction.CONFIRM: game_pb2.DUE_CONFIRM,
}
UNDO_CLASSES = {
    undo.UndoClass.FREE: game_pb2.UNDO_CLASS_FREE,
    undo.UndoClass.CONSENT: game_pb2.UNDO_CLASS_CONSENT,
    undo.UndoClass.REFUSED: game_pb2.UNDO_CLASS_REFUSED,
}

TOLD = 512
"""Events whose messages are kept for further recipients."""
VIEWS = 64
"""Boards whose views are kept, and questions of boards: made while the board goes to disk, looked at again by who has
seen it."""


@cached_by_identity(VIEWS)
def view_bytes(system: System, board: Any, /) -> bytes:
    """The view of a board as it is written."""
    return convert.serialized(system.view(board))


def game_message(app: Application, game: LiveGame, caller: Caller) -> Any:
    """The game in short."""
    ledger, position = game.ledger, game.position
    pack = app.packs.get(ledger.pack.name)
    scenarios = pack.card.scenarios if pack else ()
    whole = pack.card.title if pack else None
    return game_pb2.Game(
        game=game.stream,
        system=ledger.system,
        pack=convert.to_message(ledger.pack),
        scenario=ledger.scenario,
        title=caller.say(next((one.title for one in scenarios if one.id == ledger.scenario), whole)),
        phase=PHASES[phase_of(position).value],
        seats=[_seat(name, app, game, called, caller) for name, called in shown_names(ledger)],
        options=convert.to_message(ledger.options),
        origin=convert.to_message(ledger.origin) if ledger.origin else None,
        version=game.version,
        head=game.head,
        prompts=open_prompts(game, [name for name in ledger.seats if holds(game, name, caller)], caller),
        outcome=outcome_message(game.system, position),
        epoch=game_pb2.Epoch(
            number=ledger.epoch.number,
            anchors={name: bytes.fromhex(link) for name, link in ledger.epoch.anchors.items()},
            began=ledger.epoch.began,
            used=ledger.used,
            agreed=ledger.epoch.agreed,
        ),
        created_at=convert.some_time(game.created_at),
        updated_at=convert.some_time(game.updated_at),
        reveals_bound=ledger.reveals_bound,
        imported=_imported(game),
        awaited=awaited(app, game),
        locked=ledger.locked,
        invited=invited_to(game, caller),
        choices={
            name: convert.option_value(value) for name, value in chosen(game.system.set_up(position.game.board)).items()
        },
    )


def awaited(app: Application, game: LiveGame) -> list[Any]:
    """The pending actions: seat, what is due, since when and until when. For a bot without time, also when it
    continues."""
    position, limit = game.position, game.ledger.options.reply_limit
    waits = [
        (seat, DUE[what], game.waiting.pending_since(game.ledger, seat, what).at)
        for seat, what in ends.pending_actions(position).items()
    ]
    if ends.prompts_wait(position):
        waits += [
            (prompt.seat, game_pb2.DUE_PROMPT, game.waiting.prompt(prompt).at)
            for prompt in position.game.prompts
            if not prompt.optional
        ]
    return [
        game_pb2.Awaited(
            seat=seat,
            what=what,
            since=convert.timestamp(since),
            until=convert.some_time(app.outages.until(since, limit, game.waiting)) if limit else None,
            rests_until=_rests_until(app, game, seat) if what == game_pb2.DUE_PROMPT else None,
        )
        for seat, what, since in waits
    ]


def _rests_until(app: Application, game: LiveGame, seat: str) -> Any:
    """When the bot of a seat has time to think again; None if it has, or no bot holds the seat."""
    wait = app.quotas.thinking.wait(game.ledger.creator) if seat in game.ledger.by_bots else 0.0
    return convert.timestamp(clock.after(clock.now(), math.ceil(wait))) if wait else None


def _imported(game: LiveGame) -> Any:
    """That a game came in as a file; None for one that is played here."""
    if game.imported is None:
        return None
    key, word = game.imported.receipt.key, game.imported.vouched_by
    return game_pb2.Imported(
        key=bytes.fromhex(key),
        vouched_by=bytes.fromhex(word),
        at=convert.timestamp(game.imported.at),
        claimed=sorted(game.claims),
    )


def shown_names(ledger: Ledger) -> list[tuple[str, str]]:
    """Each seat and its player's name as others see it; empty for a free seat. Names that look alike get the seat in
    brackets."""
    shown = {name: seat.held_by.name if seat.held_by is not None else "" for name, seat in ledger.seats.items()}
    while True:
        alike = Counter(skeleton(name) for name in shown.values() if name)
        twice = [seat for seat, name in shown.items() if alike[skeleton(name)] > 1]
        if not twice:
            return list(shown.items())
        shown |= {seat: f"{shown[seat]} ({seat})" for seat in twice}


def _seat(name: str, app: Application, game: LiveGame, called: str, caller: Caller) -> Any:
    seat = game.ledger.seats[name]
    held = seat.held_by
    proposal = game.ledger.proposals.get(name)
    return game_pb2.Seat(
        seat=name,
        held=held is not None,
        name=called,
        player=bytes.fromhex(held.key or held.holder) if held else b"",
        signs=bool(held and held.key),
        committed=bool(seat.commitment),
        revealed=bool(seat.entropy),
        proposal=_proposal(app, game, proposal) if proposal and concerned(game, caller) else None,
        bot=_bot(seat.bot),
        title=caller.say(game.system.rendering.meant(game.position.game.board, f"seat:{name}").name),
    )


def _bot(seated: SeatedBot | None) -> Any:
    """The bot that plays a seat; None: a person does, or nobody."""
    if seated is None:
        return None
    return game_pb2.SeatedBot(bot=seated.bot, version=seated.version, commitment=bytes.fromhex(seated.commitment))


def _proposal(app: Application, game: LiveGame, proposal: Proposal) -> Any:
    proposed_at = game.handover_proposed_at[proposal.seat]
    return game_pb2.HandoverProposal(
        name=proposal.taker.name,
        key=bytes.fromhex(proposal.taker.key),
        consents=proposal.consents,
        proposal=proposal.id,
        proposed_at=convert.timestamp(proposed_at),
        declinable_until=convert.some_time(app.outages.until(proposed_at, app.settings.handover_wait)),
    )


def open_prompts(game: LiveGame, seats: Container[str], caller: Caller) -> list[Any]:
    """The open prompts, as who may know what these seats know sees them."""
    board = game.position.game.board
    return [
        open_prompt(game.system, board, prompt.seen_by(seats), game.waiting.opened(prompt).at, caller)
        for prompt in game.position.game.prompts
    ]


def open_prompt(system: System, board: Any, prompt: Prompt, opened_at: str, caller: Caller) -> Any:
    """An open prompt as whose eyes the board is for sees it."""
    return game_pb2.OpenPrompt(
        prompt=prompt.id,
        seat=prompt.seat,
        kind=convert.prompt_kind(system.name, prompt.kind),
        opened_at=convert.some_time(opened_at),
        subject=prompt.subject,
        optional=prompt.optional,
        sentence=caller.say(system.words.prompt(board, prompt)),
    )


def outcome_message(system: System, position: Position) -> Any:
    outcome = position.game.outcome
    if outcome is None:
        return None
    return game_pb2.Outcome(winners=outcome.winners, how=convert.ending(system.name, outcome.how), rule=outcome.rule)


def snapshot_now(
    message: Any,
    app: Application,
    game: LiveGame,
    audience: str,
    caller: Caller,
    mask: Mask = ALL,
    *,
    free: bool = False,
    notation: bool = False,
) -> None:
    """Fill a Snapshot with the game as it stands, with the audience's prompts and legal decisions, as far as
    that is wanted. `free`: also whether each of these can be taken back alone; `notation`: also how each is noted."""
    position = game.fold_for(app.games, audience)
    _snapshot(message, game, position, audience, game.head, caller, mask)
    if mask.wants("open_prompts"):
        message.open_prompts.extend(open_prompts(game, (audience,), caller))
    if audience in game.ledger.seats:
        seat_asked(message, game.system, position, audience, caller, mask, free=free, notation=notation)
    mask.prune(message)


def fill_prompts(
    messages: Any,
    system: System,
    position: Position,
    seat: str,
    caller: Caller,
    *,
    free: bool = False,
    notation: bool = False,
) -> None:
    """Fill a list of Prompts with those of a seat, and its legal decisions. None of them is called `free` where a
    standing order of the seat may answer the next question."""
    free = free and not any(one.seat == seat for one in position.ledger.orders)
    for prompt in _asked(position, seat):
        written = prompt_bytes(system, position.game, prompt, caller.language, free, notation)
        messages.add().MergeFromString(written)


def _asked(position: Position, seat: str) -> list[Prompt]:
    """The open prompts of a seat, once the epoch has begun."""
    return [one for one in position.game.prompts if one.seat == seat and position.ledger.epoch.began]


def seat_asked(
    message: Any,
    system: System,
    position: Position,
    seat: str,
    caller: Caller,
    mask: Mask = ALL,
    *,
    free: bool = False,
    notation: bool = False,
) -> None:
    """Fill in what a seat may decide, and what taking back its last decision needs."""
    if mask.wants("prompts"):
        fill_prompts(message.prompts, system, position, seat, caller, free=free, notation=notation)
    ledger = position.ledger
    wants_orders = mask.wants("order_offers") or mask.wants("order_sentences")
    if wants_orders and ledger.started and position.game.outcome is None and not ledger.closed:
        orders = system.orders(position.game.board, seat)
        message.order_offers.extend([convert.to_message(order, system.name) for order in orders])
        message.order_sentences.extend([caller.say(system.words.order(order)) for order in orders])
    if not mask.wants("undo"):
        return
    last = undo.last_decision(position, seat)
    if last is not None and not position.ledger.closed:
        message.undo.to = last.version - 1
        message.undo.undo_class = UNDO_CLASSES[undo.undo_needed(system, position, seat, last.version - 1)]


def snapshot_then(
    message: Any,
    history: History,
    game: Named,
    position: Position,
    audience: str,
    head: bytes,
    caller: Caller,
    mask: Mask = ALL,
) -> None:
    """Fill a Snapshot with the game as it was at an earlier version, as far as that is wanted."""
    _snapshot(message, game, position, audience, head, caller, mask)
    mask.prune(message)
    if not mask.wants("open_prompts"):
        return
    for prompt in position.game.prompts:
        opened_at = history.prompted_at(game.stream, prompt.id, position.version)
        board = position.game.board
        message.open_prompts.append(open_prompt(game.system, board, prompt, opened_at, caller))


def _snapshot(
    message: Any, game: Named, position: Position, audience: str, head: bytes, caller: Caller, mask: Mask
) -> None:
    ledger, board = position.ledger, position.game.board
    message.game = game.stream
    message.version = position.version
    message.head = head
    message.phase = PHASES[phase_of(position).value]
    message.audience = audience
    if mask.wants("view"):
        getattr(message.view, game.system.name).MergeFromString(view_bytes(game.system, board))
    outcome = outcome_message(game.system, position)
    if outcome is not None:
        message.outcome.CopyFrom(outcome)
    for asked in ledger.undo.values():
        message.undo_requests.add(
            seat=asked.seat, to=asked.to, dispute=asked.dispute, agreed=asked.agreed, seen=asked.seen
        )
    for wanted in ledger.limits.values():
        message.limit_requests.add(
            seat=wanted.seat,
            change=convert.enum_value(LimitChange, wanted.change),
            seconds=wanted.seconds,
            agreed=wanted.agreed,
        )
    message.limit_paused = ledger.paused
    message.draw_offers.extend(ledger.draws)
    for d in ledger.disputes:
        message.disputes.add(**dispute_fields(d))
    message.confirmed.extend(ledger.confirmed)
    for one in ledger.orders:
        if one.order is not None and not game.system.order_holds(board, one.order):
            continue
        added = message.orders.add(version=one.version, seat=one.seat)
        if one.order is not None:
            added.order.CopyFrom(convert.to_message(one.order, game.system.name))
            added.sentence = caller.say(game.system.words.order(one.order))
    if mask.wants("doing"):
        message.doing = caller.say(game.system.words.doing(board))


def dispute_fields(dispute: Dispute) -> dict[str, Any]:
    """The fields of a Dispute."""
    how = convert.enum_value(DisputeEnding, dispute.how)
    return {"seat": dispute.seat, "version": dispute.version, "reason": dispute.reason, "how": how}


def scene_message(game: LiveGame, position: Position) -> Any:
    return convert.system_scene(game.system.name, game.system.scene(position.game.board))


@cached_by_identity(VIEWS)
def prompt_bytes(system: System, game: Game, prompt: Prompt, language: str, free: bool, notation: bool, /) -> bytes:
    """A Prompt as it is written, as whose eyes the game is for sees it, with its legal decisions; with whether each is
    `free` if that is wanted, as it takes longer than all the rest, and with its notation if that is."""
    caller, board = Caller("", language), game.board
    message = game_pb2.Prompt(
        prompt=prompt.id,
        kind=convert.prompt_kind(system.name, prompt.kind),
        subject=prompt.subject,
        optional=prompt.optional,
        sentence=caller.say(system.words.prompt(board, prompt)),
        private=system.rules.is_private(board, prompt),
    )
    legal = [(decision, system.rendering.handles(board, decision)) for decision in system.rules.legal(board, prompt)]
    buttons = dict.fromkeys([handle for _, handles in legal for handle in _buttons(handles)])
    labels = [caller.say(system.rendering.meant(board, handle).name) for handle in buttons]
    written: bytes = message.SerializeToString()
    note = Notation(system.scene(board), prompt.seat) if notation else _unnoted
    parts = [_legal(system, game, prompt, *one, caller, note, free=free) for one in legal]
    return b"".join([written, *parts, *map(_button_bytes, buttons, labels)])


@lru_cache(maxsize=4096)
def _buttons(handles: tuple[str, ...]) -> tuple[str, ...]:
    """The buttons among handles."""
    return tuple([handle for handle in handles if handle.startswith(BUTTON)])


def _unnoted(_decision: Any) -> str:
    return ""


def _legal(
    system: System,
    game: Game,
    prompt: Prompt,
    decision: Any,
    handles: tuple[str, ...],
    caller: Caller,
    note: Callable[[Any], str],
    *,
    free: bool,
) -> bytes:
    sentence = caller.say(system.words.decision(game.board, decision))
    odds = system.odds(game.board, decision)
    is_free = free and odds is None and undo.stays_free(system, game, prompt, decision)
    labels = tuple([caller.say(one.said) for one in odds.results]) if odds is not None else ()
    counts = caller.say(odds.counts.said) if odds is not None and odds.counts is not None else ""
    return _legal_bytes(system.name, decision, sentence, odds, labels, counts, handles, is_free, note(decision))


@lru_cache(maxsize=2048)
def _button_bytes(handle: str, label: str) -> bytes:
    """A button as the serialized Prompt that holds it alone."""
    serialized: bytes = game_pb2.Prompt(buttons=[game_pb2.Button(handle=handle, label=label)]).SerializeToString()
    return serialized


@lru_cache(maxsize=2048)
def _legal_bytes(
    system: str,
    decision: Any,
    sentence: str,
    odds: Odds | None,
    labels: tuple[str, ...],
    counts: str,
    handles: tuple[str, ...],
    free: bool,
    notation: str,
) -> bytes:
    """A legal decision, serialized as a Prompt with nothing else: the same ones recur. `labels`: names of the results
    of the odds. `counts`: which of them succeed."""
    legal = game_pb2.LegalDecision(
        decision=convert.to_decision(system, decision),
        sentence=sentence,
        odds=game_pb2.Odds(
            target=odds.target,
            parts=[convert.to_message(part) for part in odds.parts],
            dice=odds.dice,
            wins=odds.wins,
            outcomes=odds.outcomes,
            at_most=odds.at_most,
            results=[
                game_pb2.OddsResult(name=one.name, label=label, outcomes=one.outcomes)
                for one, label in zip(odds.results, labels, strict=True)
            ],
            rule=odds.counts.rule if odds.counts is not None else "",
            counts=counts,
        )
        if odds is not None
        else None,
        handles=handles,
        free=free,
        notation=notation,
    )
    serialized: bytes = game_pb2.Prompt(legal=[legal]).SerializeToString()
    return serialized


def add_event(messages: Any, system: System, told: EventView, caller: Caller, record: Record | None = None) -> Any:
    """Add an Event to a list as an audience may have it, with the stored bytes if its record is given; that Event."""
    return messages.add(
        version=told.version,
        tx=told.tx,
        at=convert.time_fields(told.at),
        sentence=caller.say(told.sentence),
        check=told.result is not None,
        result=result_message(told.result, caller),
        proof=proof_message(record) if record is not None else None,
        kind=line_kind(told.event),
        **convert.event_fields(system.name, told.event),
    )


def result_message(result: RollResult | None, caller: Caller) -> Any:
    """The counted result of a roll or flip, and whether it succeeded; None for other events."""
    if result is None:
        return None
    counts = result.counts
    return game_pb2.RollResult(
        succeeded=result.succeeded,
        rule=counts.rule,
        counts=caller.say(counts.said),
        numbers=result.numbers,
        enough=result.enough,
    )


@cached_by_identity(TOLD)
def event_bytes(system: System, told: EventView, language: str, /) -> bytes:
    """An Event as it is written: those who watch a game are mostly told the same."""
    event = add_event(game_pb2.Answer().events, system, told, Caller("", language))
    serialized: bytes = event.SerializeToString()
    return serialized


def proof_message(record: Record) -> Any:
    return game_pb2.Proof(
        public=bytes(record.public),
        sealed=[
            game_pb2.SealedPart(
                audience=part.audience,
                content=bytes(part.content),
                salt=bytes.fromhex(part.salt),
                seal=bytes.fromhex(part.seal),
            )
            for part in record.sealed
        ],
    )


def prepare(
    system: System, mask: Mask, seat: str, caller: Caller, position: Position, told: Iterable[EventView]
) -> None:
    """Make what `write_answer` will tell of this position and what led to it, which is remembered by them, as far as it
    is wanted."""
    if mask.wants("events"):
        for one in told:
            event_bytes(system, one, caller.language)
    if not mask.wants("snapshot"):
        return
    wanted, board = mask.below("snapshot"), position.game.board
    if wanted.wants("view"):
        view_bytes(system, board)
    if wanted.wants("prompts"):
        for prompt in _asked(position, seat):
            prompt_bytes(system, position.game, prompt, caller.language, False, False)


def write_answer(
    response: Any,
    app: Application,
    game: LiveGame,
    audience: str,
    told: Iterable[EventView],
    caller: Caller,
    mask: Mask = ALL,
) -> Any:
    """A response whose field `answer` says what a change caused and what holds now, as far as that is wanted."""
    if mask.wants("events"):
        for one in told:
            response.answer.events.add().MergeFromString(event_bytes(game.system, one, caller.language))
    if mask.wants("snapshot"):
        snapshot_now(response.answer.snapshot, app, game, audience, caller, mask.below("snapshot"))
    if mask.wants("receipt"):
        signatures.receipt_now(response.answer.receipt, app.vault, game)
        mask.below("receipt").prune(response.answer.receipt)
    return response
