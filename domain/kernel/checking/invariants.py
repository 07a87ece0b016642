"""Invariants of every log, whatever the game: the possible events for seats, epochs, prompts, undo and the end, given
the log before (docs/checking-a-game.md). `verify` checks signatures, hashes and chance."""

from collections.abc import Callable
from typing import Any

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import LINK_BYTES, Use, commitment
from kronika.domain.kernel.ends import never_closes
from kronika.domain.kernel.formats import LARGEST
from kronika.domain.kernel.game import Position, in_campaign
from kronika.domain.kernel.hashing import is_hex
from kronika.domain.kernel.ledger import Holder, Ledger
from kronika.domain.kernel.limits import MOST_SECONDS, unanswered
from kronika.domain.kernel.seats import is_for, is_in, waits_for_creator
from kronika.domain.kernel.signing import is_key
from kronika.domain.kernel.undo import UndoClass, undo_class
from kronika.domain.kernel.words import PUBLIC, REFEREE, Text, message

MOST_DICE = 1000
NO_KEY = message("wrong-key")
NOT_HEX = message("wrong-hex", digits=2 * LINK_BYTES)


def violation(position: Position, event: e.Event, version: int) -> Text | None:
    """The invariant that the event at `version` violates, given the position before it; None: none."""
    if position.ledger.closed and not _opens_later(position.ledger, event):
        return message("wrong-after-closing")
    invariant = INVARIANTS.get(type(event))
    return invariant(position, event, version) if invariant is not None else None


def _opens_later(ledger: Ledger, event: e.Event) -> bool:
    """Whether this may follow the closing: it opens a game that its campaign had left shut."""
    return isinstance(event, e.GameOpened) and not ledger.opened


def is_possible(use: Use) -> bool:
    """Whether a use of chance asks for what chance can give: dice, or a draw."""
    if use.dice is None:
        return use.size is not None and 1 <= use.size <= LARGEST
    return use.size is None and 1 <= use.dice.count <= MOST_DICE and 1 <= use.dice.sides <= LARGEST


def _created(position: Position, event: e.GameCreated, version: int) -> Text | None:
    if version > 1:
        return message("wrong-created-twice")
    options = event.options
    if min(options.reply_limit, options.closing_time, options.undo_expiry) < 0:
        return message("wrong-negative-time")
    reserved = {PUBLIC, REFEREE} & set(event.seats)
    if reserved:
        return message("wrong-seat-name", names=tuple(sorted(reserved)))
    forever = never_closes(event.referee_chain, options)
    return message("wrong-never-closes") if forever else None


def _taken(position: Position, event: e.SeatTaken, version: int) -> Text | None:
    ledger = position.ledger
    if event.seat in ledger.held:
        return message("wrong-seat-taken-twice", seat=event.seat)
    uninvited = _uninvited(ledger, event.invitation, event.seat) if event.invitation else None
    if waits_for_creator(ledger, Holder(event.name, event.holder, event.key), event.invitation):
        uninvited = uninvited or message("wrong-seat-taken-uninvited", seat=event.seat)
    return uninvited or _plays_by(event.key)


def _moved(position: Position, event: e.SeatLeft, version: int) -> Text | None:
    return message("wrong-line-up-locked") if position.ledger.locked else None


def _freed(position: Position, event: e.SeatFreed, version: int) -> Text | None:
    ledger = position.ledger
    seat = ledger.seats[event.seat]
    if seat.held_by is None or seat.commitment:
        return message("wrong-seat-freed", seat=event.seat)
    return _by_creator(position, event, version)


def _by_creator(position: Position, event: e.Event, version: int) -> Text | None:
    ledger = position.ledger
    settled = ledger.started or not ledger.creator
    return message("wrong-line-up-settled") if settled else None


def _plays_by(key: str) -> Text | None:
    """Returns what is wrong with a seat's key. It is empty for a player who does not sign."""
    return NO_KEY if key and not is_key(key) else None


def _bot_seated(position: Position, event: e.BotSeated, version: int) -> Text | None:
    held = position.ledger.seats[event.seat].held_by
    if held is None or held.key or held.holder:
        return message("wrong-bot-seated", seat=event.seat)
    return None if is_hex(event.commitment, LINK_BYTES) else NOT_HEX


def _uninvited(ledger: Ledger, invitation: int, seat: str) -> Text | None:
    given = ledger.invitations.get(invitation)
    if given is not None and is_for(given, seat):
        return None
    return message("wrong-uninvited", invitation=invitation, seat=seat)


def _invited(position: Position, event: e.InvitationGiven, version: int) -> Text | None:
    return (
        message("wrong-invited-by-nobody", by=event.by) if event.by and event.by not in position.ledger.held else None
    )


def _withdrawn(position: Position, event: e.InvitationWithdrawn, version: int) -> Text | None:
    given = position.ledger.invitations.get(event.invitation)
    stands = given is not None and given.by == event.by
    return None if stands else message("wrong-invitation-withdrawn", invitation=event.invitation)


def _asked_for(position: Position, event: e.HandoverProposed, version: int) -> Text | None:
    ledger = position.ledger
    if ledger.creator and event.seat in ledger.proposals:
        return message("wrong-proposal-twice", seat=event.seat)
    if event.invitation:
        said = _uninvited(ledger, event.invitation, event.seat)
        return said or (None if ledger.invitations[event.invitation].by else message("wrong-proposal-invitation"))
    if ledger.creator and not is_in(ledger, event.holder):
        return message("wrong-proposal-stranger", seat=event.seat)
    return None


def _not_proposed(ledger: Ledger, seat: str, proposal: int) -> Text | None:
    """Why there is no such proposal; in older logs it is not named."""
    standing = ledger.proposals.get(seat)
    if standing is None or (proposal != standing.id and (proposal or ledger.creator)):
        return message("wrong-proposal-answered", proposal=proposal, seat=seat)
    return None


def _consented(position: Position, event: e.HandoverConsented, version: int) -> Text | None:
    return _not_proposed(position.ledger, event.seat, event.proposal)


def _declined(position: Position, event: e.HandoverDeclined, version: int) -> Text | None:
    named = event.proposal or position.ledger.creator
    return _not_proposed(position.ledger, event.seat, event.proposal) if named else None


def _handed_over(position: Position, event: e.SeatHandedOver, version: int) -> Text | None:
    ledger = position.ledger
    if wrong := _plays_by(event.key):
        return wrong
    if ledger.locked:
        return message("wrong-line-up-locked")
    if ledger.seats[event.seat].held_by is None:
        return message("wrong-handover-of-nobody", seat=event.seat)
    if not event.consents:
        return message("wrong-handover-of-bot", seat=event.seat) if event.seat in ledger.by_bots else None
    proposal = ledger.proposals.get(event.seat)
    if proposal is None or proposal.taker != Holder(event.name, event.holder, event.key):
        return message("wrong-handover-unasked")
    if event.proposal != proposal.id and (event.proposal or ledger.creator):
        return message("wrong-handover-proposal", proposal=event.proposal)
    others = {seat for seat in ledger.persons if seat != event.seat}
    if set(event.consents) != others or not others <= set(proposal.consents):
        return message("wrong-handover-consent")
    return None


def _opened(position: Position, event: e.EpochOpened, version: int) -> Text | None:
    ledger = position.ledger
    if event.epoch != ledger.epoch.number + 1:
        return message("wrong-epoch-number", epoch=event.epoch, number=ledger.epoch.number)
    if set(event.anchors) != set(ledger.chain_audiences):
        return message("wrong-anchors", audiences=tuple(ledger.chain_audiences))
    return None if all(is_hex(anchor, LINK_BYTES) for anchor in event.anchors.values()) else NOT_HEX


def _not_in_epoch(ledger: Ledger, epoch: int) -> Text | None:
    if epoch != ledger.epoch.number:
        return message("wrong-other-epoch", epoch=epoch, number=ledger.epoch.number)
    return message("wrong-epoch-begun") if ledger.epoch.began else None


def _committed(position: Position, event: e.EntropyCommitted, version: int) -> Text | None:
    ledger = position.ledger
    seat = ledger.seats[event.seat]
    if seat.held_by is None:
        return message("wrong-commitment-of-nobody", seat=event.seat)
    if seat.commitment:
        return message("wrong-commitment-twice", seat=event.seat)
    if event.seat in ledger.gave_up:
        return message("wrong-commitment-of-resigned", seat=event.seat)
    if not is_hex(event.commitment, LINK_BYTES):
        return NOT_HEX
    return _not_in_epoch(ledger, event.epoch)


def _revealed(position: Position, event: e.EntropyRevealed, version: int) -> Text | None:
    ledger = position.ledger
    seat = ledger.seats[event.seat]
    if seat.held_by is None:
        return message("wrong-reveal-of-nobody", seat=event.seat)
    if seat.entropy:
        return message("wrong-reveal-twice", seat=event.seat)
    if not all(other.commitment for other in ledger.needed.values()):
        return message("wrong-reveal-early", seat=event.seat)
    if not is_hex(event.entropy, LINK_BYTES):
        return NOT_HEX
    if commitment(event.seat, ledger.game, ledger.epoch.anchors, bytes.fromhex(event.entropy)) != seat.commitment:
        return message("wrong-reveal", seat=event.seat)
    return _not_in_epoch(ledger, event.epoch)


def _began(position: Position, event: e.EpochBegan, version: int) -> Text | None:
    ledger = position.ledger
    if not all(seat.entropy for seat in ledger.needed.values()):
        return message("wrong-epoch-early")
    return _not_in_epoch(ledger, event.epoch)


def _prompted(position: Position, event: e.PromptOpened, version: int) -> Text | None:
    return message("wrong-prompt-number", prompt=event.prompt) if event.prompt != version else None


def _prompt_closed(position: Position, event: e.PromptClosed, version: int) -> Text | None:
    return None if position.game.prompt(event.prompt) else message("wrong-prompt-closed", prompt=event.prompt)


def _decided(position: Position, event: e.DecisionMade[Any], version: int) -> Text | None:
    prompt = position.game.prompt(event.prompt)
    if prompt is None or prompt.seat != event.seat:
        return message("wrong-prompt-answered", seat=event.seat, prompt=event.prompt)
    if position.ledger.seats[event.seat].held_by is None and not event.behalf:
        return message("wrong-decision-of-nobody", seat=event.seat)
    return message("wrong-decision-of-resigned", seat=event.seat) if event.seat in position.ledger.gave_up else None


def _order_withdrawn(position: Position, event: e.OrderWithdrawn, version: int) -> Text | None:
    given = [(one.version, one.seat) for one in position.ledger.orders]
    return None if (event.order, event.seat) in given else message("wrong-order-withdrawn", seat=event.seat)


def _gave_up(position: Position, event: e.GaveUp, version: int) -> Text | None:
    return message("wrong-gave-up-twice", seat=event.seat) if event.seat in position.ledger.gave_up else None


def _rolled(position: Position, event: e.DiceRolled, version: int) -> Text | None:
    return message("wrong-dice-chain", audience=event.use.audience) if event.use.audience != PUBLIC else None


def _undone(position: Position, event: e.Undone, version: int) -> Text | None:
    ledger = position.ledger
    if not 1 <= event.to < version:
        return message("wrong-undo-forward", to=event.to)
    if event.to < ledger.settled:
        return message("wrong-undo-settled", settled=ledger.settled)
    needs = undo_class(position, event.seat, event.to)
    if event.free:
        return None if needs == UndoClass.FREE else message("wrong-undo-free")
    if needs == UndoClass.REFUSED:
        return message("wrong-undo-strict")
    asked = ledger.undo.get(event.seat)
    if asked is None or asked.to != event.to:
        return message("wrong-undo-unasked", to=event.to, seat=event.seat)
    if not {seat for seat in ledger.playing if seat != event.seat} <= set(asked.agreed):
        return message("wrong-undo-consent")
    return None


def _limit_requested(position: Position, event: e.LimitRequested, version: int) -> Text | None:
    ledger = position.ledger
    if event.seat in ledger.limits:
        return message("wrong-limit-asked-twice", seat=event.seat)
    extends = event.change == e.LimitChange.EXTEND
    if not (1 <= event.seconds <= MOST_SECONDS if extends else event.seconds == 0):
        return message("wrong-limit-seconds", change=event.change, seconds=event.seconds)
    if not extends and ledger.paused == (event.change == e.LimitChange.PAUSE):
        return message("wrong-limit-paused", change=event.change, paused="yes" if ledger.paused else "no")
    return None if ledger.options.reply_limit else message("wrong-limit-none")


def _limit_agreed(position: Position, event: e.LimitAgreed, version: int) -> Text | None:
    asked = position.ledger.limits.get(event.seat)
    if asked is None or event.by == event.seat or event.by not in position.ledger.playing:
        return message("wrong-limit-agreed", by=event.by, seat=event.seat)
    return message("wrong-limit-agreed-twice", by=event.by) if event.by in asked.agreed else None


def _limit_request_ended(position: Position, event: e.LimitRequestEnded, version: int) -> Text | None:
    if event.seat not in position.ledger.limits:
        return message("wrong-limit-request", seat=event.seat)
    by_asker = event.by == event.seat
    if by_asker == (event.how == e.LimitEnding.WITHDRAWN):
        return None
    return message("wrong-limit-ended", how=event.how, by=event.by)


def _limit_changed(position: Position, event: e.LimitChanged, version: int) -> Text | None:
    ledger = position.ledger
    asked = ledger.limits.get(event.seat)
    if asked is None or (asked.change, asked.seconds) != (event.change, event.seconds):
        return message("wrong-limit-change", seat=event.seat)
    if unanswered(ledger, event.seat) and event.change != e.LimitChange.RESUME:
        return message("wrong-limit-consent")
    return None


def _draw_ended(position: Position, event: e.DrawEnded, version: int) -> Text | None:
    return None if event.seat in position.ledger.draws else message("wrong-draw-ended", seat=event.seat)


def _closed(position: Position, event: e.GameClosed, version: int) -> Text | None:
    outcome = position.game.outcome
    called_off = outcome is not None and outcome.how == e.ABANDONED
    if called_off != (event.how == e.Closing.ABANDONED):
        return message("wrong-closing-cancelled")
    if outcome is not None and called_off and (position.ledger.started or outcome.winners):
        return message("wrong-cancelled")
    if event.opened == in_campaign(position):
        return message("wrong-opens-early") if event.opened else message("wrong-closed-shut")
    return None


def _opened_later(position: Position, event: e.GameOpened, version: int) -> Text | None:
    return None if position.ledger.closed else message("wrong-opened")


INVARIANTS: dict[type[e.Event], Callable[[Position, Any, int], Text | None]] = {
    e.GameCreated: _created,
    e.EpochOpened: _opened,
    e.SeatTaken: _taken,
    e.BotSeated: _bot_seated,
    e.SeatLeft: _moved,
    e.SeatFreed: _freed,
    e.LineUpLocked: _by_creator,
    e.LineUpUnlocked: _by_creator,
    e.SeatHandedOver: _handed_over,
    e.InvitationGiven: _invited,
    e.InvitationWithdrawn: _withdrawn,
    e.HandoverProposed: _asked_for,
    e.HandoverConsented: _consented,
    e.HandoverDeclined: _declined,
    e.EntropyCommitted: _committed,
    e.EntropyRevealed: _revealed,
    e.EpochBegan: _began,
    e.PromptOpened: _prompted,
    e.PromptClosed: _prompt_closed,
    e.DecisionMade: _decided,
    e.OrderWithdrawn: _order_withdrawn,
    e.GaveUp: _gave_up,
    e.DiceRolled: _rolled,
    e.Undone: _undone,
    e.LimitRequested: _limit_requested,
    e.LimitAgreed: _limit_agreed,
    e.LimitRequestEnded: _limit_request_ended,
    e.LimitChanged: _limit_changed,
    e.DrawEnded: _draw_ended,
    e.GameClosed: _closed,
    e.GameOpened: _opened_later,
}
