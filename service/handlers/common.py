"""What the handlers share: who calls, what a game looks like in a message, how errors are said."""

import math
from collections.abc import Awaitable, Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Protocol, TypeVar

import msgspec
from kronika.v1 import game_pb2

from domain.kernel import ends, undo
from domain.kernel.chance import ChanceFailed
from domain.kernel.checks import check_of
from domain.kernel.drawing import BUTTON
from domain.kernel.events import DisputeEnding
from domain.kernel.game import Position, Recorder, phase_of
from domain.kernel.invitations import holds_a_seat, is_in
from domain.kernel.ledger import Dispute, Invitation, Ledger, Proposal, SeatedBot
from domain.kernel.log import Codec, Record
from domain.kernel.setups import chosen
from domain.kernel.system import Odds, Prompt, System
from domain.kernel.words import PUBLIC, REFEREE, Reason, Rejection, Sentence
from service import clock, convert, receipts
from service.choices import value_message
from service.core import Core, Refused, refused
from service.drafting import Drafted
from service.history import History, NoSuchStream, Told
from service.live import LiveGame
from service.masks import ALL, Mask
from service.seated import bring_entropy, may_owe
from service.store.writer import Conflict
from service.vault import SecretsLost

T = TypeVar("T")

PHASES = {
    name: getattr(game_pb2, f"PHASE_{name.upper()}")
    for name in ("seating", "committing", "running", "finished", "closed")
}
DUE = {
    ends.Owed.SEAT: game_pb2.DUE_SEAT,
    ends.Owed.COMMIT: game_pb2.DUE_COMMIT,
    ends.Owed.REVEAL: game_pb2.DUE_REVEAL,
    ends.Owed.EPOCH: game_pb2.DUE_EPOCH,
    ends.Owed.CONFIRM: game_pb2.DUE_CONFIRM,
}
UNDO_CLASSES = {
    undo.UndoClass.FREE: game_pb2.UNDO_CLASS_FREE,
    undo.UndoClass.CONSENT: game_pb2.UNDO_CLASS_CONSENT,
    undo.UndoClass.REFUSED: game_pb2.UNDO_CLASS_REFUSED,
}


class Caller(msgspec.Struct, frozen=True):
    """Who calls: what stands for its token (empty: no token), the language it wants, the address that its
    quotas are counted for, and what stands for the secret of the invitation it shows (empty: none)."""

    holder: str
    language: str
    address: str = ""
    invitation: str = ""

    def say(self, sentence: Sentence | None) -> str:
        if sentence is None:
            return ""
        return sentence.cs if self.language == "cs" else sentence.en


class Named(Protocol):
    """A stream, in memory or in the log."""

    @property
    def stream(self) -> str: ...
    @property
    def system(self) -> System: ...
    @property
    def codec(self) -> Codec: ...
    @property
    def ledger(self) -> Ledger: ...


async def find(core: Core, stream: str, caller: Caller) -> LiveGame:
    """The game of this id, if the caller may know of it."""
    try:
        game = await core.games.get(stream)
    except NoSuchStream:
        raise no_such_game(stream) from None
    if not may_know(game, caller):
        raise no_such_game(stream)
    return game


def no_such_game(stream: str) -> Refused:
    """There is none, or it is private and the caller is not in it: nobody can tell these apart."""
    return refused(Reason.NOT_FOUND, f"There is no game {stream!r}.", f"Hra {stream!r} neexistuje.")


def may_know(game: LiveGame, caller: Caller) -> bool:
    """Whether the caller may be told of a game at all: of a private one only whom it concerns."""
    return not game.ledger.options.private or concerned(game, caller)


def concerned(game: LiveGame, caller: Caller) -> bool:
    """Whether a game concerns the caller: the holder of a seat, its creator, who has an invitation to
    it, who asks for a seat, and in an imported game who has proven that a seat was his."""
    ledger, holder = game.ledger, caller.holder
    claims = [claim.holder for claim in game.claims.values()]
    asks = [proposal.taker.holder for proposal in ledger.proposals.values()]
    known = bool(holder) and holder in (*asks, *claims)
    return is_in(ledger, holder) or known or invitation_of(game, caller) is not None


def invitation_of(game: LiveGame, caller: Caller) -> Invitation | None:
    """The standing invitation whose secret the caller has shown."""
    if not caller.invitation:
        return None
    return next(
        (
            one
            for one in game.ledger.invitations.values()
            if one.holder == caller.invitation and clock.seconds_since(game.invited_at[one.id]) <= one.lifetime
        ),
        None,
    )


def holds(game: LiveGame, seat: str, caller: Caller) -> bool:
    """Whether the caller's token holds the seat. What the file of an imported game says of tokens holds
    for nobody here; there a seat is held by who has claimed it."""
    if game.imported is not None:
        claim = game.claims.get(seat)
        return claim is not None and bool(caller.holder) and claim.holder == caller.holder
    held = game.ledger.seats[seat].held_by if seat in game.ledger.seats else None
    return held is not None and bool(caller.holder) and held.holder == caller.holder


def must_hold(game: LiveGame, seat: str, caller: Caller) -> None:
    """Refuse unless the caller's token holds the seat."""
    needs_token(caller)
    must_be_seat(game, seat)
    if not holds(game, seat, caller):
        raise refused(Reason.NOT_YOUR_SEAT, f"Your token does not hold seat {seat}.", f"Váš token nedrží místo {seat}.")


def must_be_seat(game: LiveGame, seat: str) -> None:
    """Refuse a seat that the game does not have."""
    if seat not in game.ledger.seats:
        seats = tuple(game.ledger.seats)
        raise refused(
            Reason.NOT_FOUND,
            f"This game has no seat {seat!r}; seats: {', '.join(seats)}.",
            f"Tato hra nemá místo {seat!r}; místa: {', '.join(seats)}.",
            accepted=seats,
        )


def needs_token(caller: Caller) -> None:
    if not caller.holder:
        raise refused(
            Reason.UNAUTHENTICATED,
            "This call needs a token: send metadata `authorization: Bearer <64 hex digits>`.",
            "Toto volání vyžaduje token: pošlete metadata `authorization: Bearer <64 šestnáctkových číslic>`.",
        )


def audience_of(game: LiveGame, wanted: str, caller: Caller) -> str:
    """The audience that the caller may look as: `wanted`, or the public."""
    if wanted not in ("", PUBLIC, REFEREE):
        must_hold(game, wanted, caller)
        return wanted
    if game.ledger.options.private and not holds_a_seat(game.ledger, caller.holder):
        raise refused(Reason.NOT_ALLOWED_TO_WATCH, "This game admits no spectators.", "Tato hra nepřipouští diváky.")
    if wanted == REFEREE and not game.ledger.opened:
        raise refused(
            Reason.WRONG_PHASE,
            "Nobody may see what the referee sees before the game is closed.",
            "Pohled rozhodčího se otevře, až bude hra uzavřená.",
        )
    return wanted or PUBLIC


async def change(
    core: Core,
    game: LiveGame,
    audience: str,
    make: Callable[[Position], Recorder | Rejection],
) -> list[Told]:
    """Apply a change to a game, one at a time, and store it; what `audience` is told."""
    async with game.lock:
        return await store(core, game, audience, accepted(make(game.position)))


def accepted(made: T | Rejection) -> T:
    """What was made, or the refusal raised."""
    if isinstance(made, Rejection):
        raise Refused(made)
    return made


@contextmanager
def chance_needed() -> Iterator[None]:
    """Where chance cannot be had, refuse with what the seats have to do."""
    try:
        yield
    except (ChanceFailed, SecretsLost):
        raise refused(
            Reason.SECRETS_LOST,
            "The chains of this epoch are gone or used up; every held seat must agree to a new epoch.",
            "Řetězy této epochy chybějí nebo jsou vyčerpané; všechna držená místa musí souhlasit s novou epochou.",
        ) from None


async def store(core: Core, game: LiveGame, audience: str, out: Recorder, also: Sequence[Drafted] = ()) -> list[Told]:
    """Store a change that was made while holding the game's lock, with what the bots owe because of it, and
    what belongs to it in other streams."""
    if may_owe(out):
        with chance_needed():
            bring_entropy(core.games, core.vault, game, out)
    with not_overtaken():
        return await core.games.commit(game, out, audience, also)


@contextmanager
def well_formed() -> Iterator[None]:
    """Where a message cannot be what its type wants, refuse with the place."""
    try:
        yield
    except convert.Malformed as error:
        raise refused(Reason.MALFORMED, f"{error}.", f"{error}.", field=error.place) from None


@contextmanager
def not_overtaken() -> Iterator[None]:
    """Where somebody else was faster, refuse with what the caller has to do."""
    try:
        yield
    except Conflict:
        raise refused(
            Reason.STALE_VERSION,
            "The game has moved on meanwhile; look again.",
            "Hra se mezitím posunula; podívejte se znovu.",
        ) from None


# --- messages


def game_message(core: Core, game: LiveGame, caller: Caller) -> Any:
    """The game in short."""
    ledger, position = game.ledger, game.position
    pack = core.packs.get(ledger.pack.name)
    titles = {s.id: s.title for s in pack.card.scenarios} if pack else {}
    return game_pb2.Game(
        game=game.stream,
        system=ledger.system,
        pack=convert.to_message(ledger.pack),
        scenario=ledger.scenario,
        title=caller.say(titles.get(ledger.scenario)),
        phase=PHASES[phase_of(position).value],
        seats=[_seat(name, core, game, concerned(game, caller)) for name in ledger.seats],
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
        updated_at=convert.some_time(game.updated_at),
        reveals_bound=ledger.reveals_bound,
        imported=_imported(game),
        awaited=awaited(core, game),
        locked=ledger.locked,
        choices={name: value_message(value) for name, value in chosen(game.system.set_up(position.game.board)).items()},
    )


def awaited(core: Core, game: LiveGame) -> list[Any]:
    """Whom the game waits for, for what, since when and until when; of a bot without time, till when it rests."""
    position, limit = game.position, game.ledger.options.reply_limit
    waits = [(seat, DUE[what], game.waits_since(seat, what)) for seat, what in ends.owed(position).items()]
    if ends.prompts_wait(position):
        waits += [
            (prompt.seat, game_pb2.DUE_PROMPT, game.prompt_waits_since(prompt))
            for prompt in position.game.prompts
            if not prompt.optional
        ]
    return [
        game_pb2.Awaited(
            seat=seat,
            what=what,
            since=convert.timestamp(since),
            until=convert.timestamp(clock.after(since, limit)) if limit else None,
            rests_until=_rests_until(core, game, seat) if what == game_pb2.DUE_PROMPT else None,
        )
        for seat, what, since in waits
    ]


def _rests_until(core: Core, game: LiveGame, seat: str) -> Any:
    """When the bot of a seat has time to think again; None if it has, or no bot holds the seat."""
    wait = core.quotas.thinking.wait(game.ledger.creator) if seat in game.ledger.by_bots else 0.0
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


def _seat(name: str, core: Core, game: LiveGame, concerned: bool) -> Any:
    seat = game.ledger.seats[name]
    held = seat.held_by
    proposal = game.ledger.proposals.get(name)
    return game_pb2.Seat(
        seat=name,
        held=held is not None,
        name=held.name if held else "",
        player=bytes.fromhex(held.key or held.holder) if held else b"",
        signs=bool(held and held.key),
        committed=bool(seat.commitment),
        revealed=bool(seat.entropy),
        proposal=_proposal(core, game, proposal) if proposal and concerned else None,
        bot=_bot(seat.bot),
    )


def _bot(seated: SeatedBot | None) -> Any:
    """The bot that plays a seat; None: a person does, or nobody."""
    if seated is None:
        return None
    return game_pb2.SeatedBot(bot=seated.bot, version=seated.version, commitment=bytes.fromhex(seated.commitment))


def _proposal(core: Core, game: LiveGame, proposal: Proposal) -> Any:
    proposed_at = game.handover_proposed_at[proposal.seat]
    return game_pb2.HandoverProposal(
        name=proposal.taker.name,
        key=bytes.fromhex(proposal.taker.key),
        consents=proposal.consents,
        proposal=proposal.id,
        proposed_at=convert.timestamp(proposed_at),
        declinable_until=convert.timestamp(clock.after(proposed_at, core.settings.handover_wait)),
    )


def open_prompts(game: LiveGame, seats: Container[str], caller: Caller) -> list[Any]:
    """The open prompts, as who may know what these seats know sees them."""
    board = game.position.game.board
    return [
        _open_prompt(game.system, board, prompt.seen_by(seats), game.prompted_at.get(prompt.id, ""), caller)
        for prompt in game.position.game.prompts
    ]


def _open_prompt(system: System, board: Any, prompt: Prompt, opened_at: str, caller: Caller) -> Any:
    return game_pb2.OpenPrompt(
        prompt=prompt.id,
        seat=prompt.seat,
        kind=convert.prompt_kind(system.name, prompt.kind),
        opened_at=convert.some_time(opened_at),
        subject=prompt.subject,
        optional=prompt.optional,
        sentence=caller.say(system.say_prompt(board, prompt)),
    )


def outcome_message(system: System, position: Position) -> Any:
    outcome = position.game.outcome
    if outcome is None:
        return None
    return game_pb2.Outcome(winners=outcome.winners, how=convert.ending(system.name, outcome.how), rule=outcome.rule)


def snapshot_now(message: Any, core: Core, game: LiveGame, audience: str, caller: Caller, mask: Mask = ALL) -> None:
    """Fill a Snapshot with the game as it stands, with the audience's prompts and legal decisions, as far as
    that is wanted."""
    position = core.games.fold_for(game, audience)
    _snapshot(message, game, position, audience, game.head, caller, mask)
    if mask.wants("open_prompts"):
        message.open_prompts.extend(open_prompts(game, (audience,), caller))
    if audience in game.ledger.seats:
        seat_asked(message, game.system, position, audience, caller, mask)
    mask.prune(message)


def fill_prompts(messages: Any, system: System, position: Position, seat: str, caller: Caller) -> None:
    """Fill a list of Prompts with those of a seat, and its legal decisions."""
    for prompt in position.game.prompts:
        if prompt.seat == seat and position.ledger.epoch.began:
            _prompt(messages.add(), system, position, prompt, caller)


def seat_asked(message: Any, system: System, position: Position, seat: str, caller: Caller, mask: Mask = ALL) -> None:
    """Fill in what a seat may decide, and what taking back its last decision needs."""
    if mask.wants("prompts"):
        fill_prompts(message.prompts, system, position, seat, caller)
    ledger = position.ledger
    if mask.wants("order_offers") and ledger.started and position.game.outcome is None and not ledger.closed:
        orders = system.orders(position.game.board, seat)
        message.order_offers.extend([convert.to_message(order, system.name) for order in orders])
    if not mask.wants("undo"):
        return
    last = undo.last_decision(position, seat)
    if last is not None and not position.ledger.closed:
        message.undo.to = last.version - 1
        message.undo.undo_class = UNDO_CLASSES[undo.undo_class(position, seat, last.version - 1)]


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
        message.open_prompts.append(_open_prompt(game.system, board, prompt, opened_at, caller))


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
        convert.fill(getattr(message.view, game.system.name), game.system.view(board))
    outcome = outcome_message(game.system, position)
    if outcome is not None:
        message.outcome.CopyFrom(outcome)
    for asked in ledger.undo.values():
        message.undo_requests.add(
            seat=asked.seat, to=asked.to, dispute=asked.dispute, agreed=asked.agreed, seen=asked.seen
        )
    message.draw_offers.extend(ledger.draws)
    for d in ledger.disputes:
        message.disputes.add(**dispute_fields(d))
    message.confirmed.extend(ledger.confirmed)
    for one in ledger.orders:
        order = convert.to_message(one.order, game.system.name) if one.order is not None else None
        message.orders.add(version=one.version, seat=one.seat, order=order)
    if mask.wants("doing"):
        message.doing = caller.say(game.system.say_doing(board))


def dispute_fields(dispute: Dispute) -> dict[str, Any]:
    """The fields of a Dispute."""
    how = convert.enum_value(DisputeEnding, dispute.how)
    return {"seat": dispute.seat, "version": dispute.version, "reason": dispute.reason, "how": how}


def scene_message(game: LiveGame, position: Position) -> Any:
    return convert.system_scene(game.system.name, game.system.scene(position.game.board))


def _prompt(message: Any, system: System, position: Position, prompt: Prompt, caller: Caller) -> None:
    board = position.game.board
    message.prompt = prompt.id
    message.kind.CopyFrom(convert.prompt_kind(system.name, prompt.kind))
    message.subject, message.optional = prompt.subject, prompt.optional
    message.sentence = caller.say(system.say_prompt(board, prompt))
    message.private = system.is_private(board, prompt)
    legal = [(decision, system.drawing.handles(board, decision)) for decision in system.legal(board, prompt)]
    message.MergeFromString(b"".join(_legal(system, board, *one, caller) for one in legal))
    buttons = dict.fromkeys([handle for _, handles in legal for handle in _buttons(handles)])
    labels = [caller.say(system.drawing.meant(board, handle).name) for handle in buttons]
    message.MergeFromString(b"".join(map(_button_bytes, buttons, labels)))


@lru_cache(maxsize=4096)
def _buttons(handles: tuple[str, ...]) -> tuple[str, ...]:
    """The buttons among handles."""
    return tuple([handle for handle in handles if handle.startswith(BUTTON)])


def _legal(system: System, board: Any, decision: Any, handles: tuple[str, ...], caller: Caller) -> bytes:
    sentence = caller.say(system.say_decision(board, decision))
    return _legal_bytes(system.name, decision, sentence, system.odds(board, decision), handles)


@lru_cache(maxsize=2048)
def _button_bytes(handle: str, label: str) -> bytes:
    """A button as the serialized Prompt that holds it alone."""
    serialized: bytes = game_pb2.Prompt(buttons=[game_pb2.Button(handle=handle, label=label)]).SerializeToString()
    return serialized


@lru_cache(maxsize=2048)
def _legal_bytes(system: str, decision: Any, sentence: str, odds: Odds | None, handles: tuple[str, ...]) -> bytes:
    """A legal decision as the serialized Prompt that holds it alone: the same come again and again."""
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
        )
        if odds is not None
        else None,
        handles=handles,
    )
    serialized: bytes = game_pb2.Prompt(legal=[legal]).SerializeToString()
    return serialized


def event_message(message: Any, system: System, told: Told, caller: Caller, record: Record | None = None) -> None:
    """Fill an Event as an audience may have it; with the stored bytes if its record is given."""
    message.version, message.tx = told.version, told.tx
    message.at.CopyFrom(convert.timestamp(told.at))
    message.sentence = caller.say(told.sentence)
    if type(told.event) in system.evolve:
        getattr(message, system.name).CopyFrom(convert.event_of(system.name, told.event))
    else:
        message.kernel.CopyFrom(convert.kernel_event(system.name, told.event))
    message.check = check_of(system, told.event) is not None
    if record is not None:
        message.proof.CopyFrom(proof_message(record))


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


def answered(
    response: Any, core: Core, game: LiveGame, audience: str, told: Iterable[Told], caller: Caller, mask: Mask = ALL
) -> Any:
    """A response whose field `answer` says what a change caused and what holds now, as far as that is wanted."""
    if mask.wants("events"):
        events = response.answer.events
        for one in told:
            event_message(events.add(), game.system, one, caller)
    if mask.wants("snapshot"):
        snapshot_now(response.answer.snapshot, core, game, audience, caller, mask.below("snapshot"))
    if mask.wants("receipt"):
        receipts.receipt_now(response.answer.receipt, core.vault, game)
    mask.prune(response.answer)
    return response


Handler = Callable[[Core, Any, Caller], Awaitable[Any]]
