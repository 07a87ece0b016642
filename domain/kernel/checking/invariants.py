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
from kronika.domain.kernel.words import PUBLIC, REFEREE

MOST_DICE = 1000
NO_KEY = "names a key that nobody can have"
NOT_HEX = f"is not written as {2 * LINK_BYTES} lower-case hex digits"


def violation(position: Position, event: e.Event, version: int) -> str:
    """The invariant that the event at `version` violates, given the position before it; empty: none."""
    if position.ledger.closed and not _opens_later(position.ledger, event):
        return "comes after the closing of the game"
    invariant = INVARIANTS.get(type(event))
    return invariant(position, event, version) if invariant is not None else ""


def _opens_later(ledger: Ledger, event: e.Event) -> bool:
    """Whether this may follow the closing: it opens a game that its campaign had left shut."""
    return isinstance(event, e.GameOpened) and not ledger.opened


def is_possible(use: Use) -> bool:
    """Whether a use of chance asks for what chance can give: dice, or a draw."""
    if use.dice is None:
        return use.size is not None and 1 <= use.size <= LARGEST
    return use.size is None and 1 <= use.dice.count <= MOST_DICE and 1 <= use.dice.sides <= LARGEST


def _created(position: Position, event: e.GameCreated, version: int) -> str:
    if version > 1:
        return "creates the game once more"
    options = event.options
    if min(options.reply_limit, options.closing_time, options.undo_expiry) < 0:
        return "has options with a time below 0"
    reserved = {PUBLIC, REFEREE} & set(event.seats)
    if reserved:
        return f"calls a seat {' and '.join(sorted(reserved))}"
    forever = never_closes(event.referee_chain, options)
    return "shares decks and never closes by itself" if forever else ""


def _taken(position: Position, event: e.SeatTaken, version: int) -> str:
    ledger = position.ledger
    if event.seat in ledger.held:
        return f"takes seat {event.seat}, which is held"
    uninvited = _uninvited(ledger, event.invitation, event.seat) if event.invitation else ""
    if waits_for_creator(ledger, Holder(event.name, event.holder, event.key), event.invitation):
        uninvited = uninvited or f"takes seat {event.seat}, to which only the creator could let it"
    return uninvited or _plays_by(event.key)


def _moved(position: Position, event: e.SeatLeft, version: int) -> str:
    return "changes the line-up, which is locked" if position.ledger.locked else ""


def _freed(position: Position, event: e.SeatFreed, version: int) -> str:
    ledger = position.ledger
    seat = ledger.seats[event.seat]
    if seat.held_by is None or seat.commitment:
        return f"frees seat {event.seat}, which nobody holds or which has committed"
    return _by_creator(position, event, version)


def _by_creator(position: Position, event: e.Event, version: int) -> str:
    ledger = position.ledger
    settled = ledger.started or not ledger.creator
    return "changes the line-up of a game that has started, or has no creator" if settled else ""


def _plays_by(key: str) -> str:
    """Returns what is wrong with a seat's key. It is empty for a player who does not sign."""
    return NO_KEY if key and not is_key(key) else ""


def _bot_seated(position: Position, event: e.BotSeated, version: int) -> str:
    held = position.ledger.seats[event.seat].held_by
    if held is None or held.key or held.holder:
        return f"puts a bot on seat {event.seat}, which is empty, or a player's"
    return "" if is_hex(event.commitment, LINK_BYTES) else NOT_HEX


def _uninvited(ledger: Ledger, invitation: int, seat: str) -> str:
    given = ledger.invitations.get(invitation)
    return "" if given is not None and is_for(given, seat) else f"has no invitation {invitation} to seat {seat}"


def _invited(position: Position, event: e.InvitationGiven, version: int) -> str:
    return (
        f"{event.by} invites, and nobody holds that seat" if event.by and event.by not in position.ledger.held else ""
    )


def _withdrawn(position: Position, event: e.InvitationWithdrawn, version: int) -> str:
    given = position.ledger.invitations.get(event.invitation)
    stands = given is not None and given.by == event.by
    return "" if stands else f"withdraws invitation {event.invitation}, which the one who does has not given"


def _asked_for(position: Position, event: e.HandoverProposed, version: int) -> str:
    ledger = position.ledger
    if ledger.creator and event.seat in ledger.proposals:
        return f"asks for seat {event.seat} while another asks for it"
    if event.invitation:
        said = _uninvited(ledger, event.invitation, event.seat)
        return said or ("" if ledger.invitations[event.invitation].by else "asks by an invitation that no seat gave")
    if ledger.creator and not is_in(ledger, event.holder):
        return f"asks for seat {event.seat}, and has no part in the game"
    return ""


def _not_proposed(ledger: Ledger, seat: str, proposal: int) -> str:
    """Why there is no such proposal; in older logs it is not named."""
    standing = ledger.proposals.get(seat)
    if standing is None or (proposal != standing.id and (proposal or ledger.creator)):
        return f"answers proposal {proposal} for seat {seat}, which does not stand"
    return ""


def _consented(position: Position, event: e.HandoverConsented, version: int) -> str:
    return _not_proposed(position.ledger, event.seat, event.proposal)


def _declined(position: Position, event: e.HandoverDeclined, version: int) -> str:
    named = event.proposal or position.ledger.creator
    return _not_proposed(position.ledger, event.seat, event.proposal) if named else ""


def _handed_over(position: Position, event: e.SeatHandedOver, version: int) -> str:
    ledger = position.ledger
    if wrong := _plays_by(event.key):
        return wrong
    if ledger.locked:
        return "changes the line-up, which is locked"
    if ledger.seats[event.seat].held_by is None:
        return f"passes seat {event.seat} on, which nobody holds"
    if not event.consents:
        return f"passes seat {event.seat} on, which a bot holds" if event.seat in ledger.by_bots else ""
    proposal = ledger.proposals.get(event.seat)
    if proposal is None or proposal.taker != Holder(event.name, event.holder, event.key):
        return "passes a seat to somebody who did not ask for it"
    if event.proposal != proposal.id and (event.proposal or ledger.creator):
        return f"passes a seat on by proposal {event.proposal}, which does not stand"
    others = {seat for seat in ledger.persons if seat != event.seat}
    if set(event.consents) != others or not others <= set(proposal.consents):
        return "passes a seat on without the consent of every other held seat that no bot holds"
    return ""


def _opened(position: Position, event: e.EpochOpened, version: int) -> str:
    ledger = position.ledger
    if event.epoch != ledger.epoch.number + 1:
        return f"opens epoch {event.epoch} after epoch {ledger.epoch.number}"
    if set(event.anchors) != set(ledger.chain_audiences):
        return f"publishes other anchors than one each for {', '.join(ledger.chain_audiences)}"
    return "" if all(is_hex(anchor, LINK_BYTES) for anchor in event.anchors.values()) else NOT_HEX


def _not_in_epoch(ledger: Ledger, epoch: int) -> str:
    if epoch != ledger.epoch.number:
        return f"belongs to epoch {epoch}, while epoch {ledger.epoch.number} is open"
    return "comes when the epoch has begun" if ledger.epoch.began else ""


def _committed(position: Position, event: e.EntropyCommitted, version: int) -> str:
    ledger = position.ledger
    seat = ledger.seats[event.seat]
    if seat.held_by is None:
        return f"{event.seat} commits, and nobody holds that seat"
    if seat.commitment:
        return f"{event.seat} commits once more in the same epoch"
    if event.seat in ledger.gave_up:
        return f"{event.seat} commits, and is out of the game"
    if not is_hex(event.commitment, LINK_BYTES):
        return NOT_HEX
    return _not_in_epoch(ledger, event.epoch)


def _revealed(position: Position, event: e.EntropyRevealed, version: int) -> str:
    ledger = position.ledger
    seat = ledger.seats[event.seat]
    if seat.held_by is None:
        return f"{event.seat} reveals, and nobody holds that seat"
    if seat.entropy:
        return f"{event.seat} reveals once more in the same epoch"
    if not all(other.commitment for other in ledger.needed.values()):
        return f"{event.seat} reveals before every seat has committed"
    if not is_hex(event.entropy, LINK_BYTES):
        return NOT_HEX
    if commitment(event.seat, ledger.game, ledger.epoch.anchors, bytes.fromhex(event.entropy)) != seat.commitment:
        return f"what {event.seat} reveals is not what it committed to"
    return _not_in_epoch(ledger, event.epoch)


def _began(position: Position, event: e.EpochBegan, version: int) -> str:
    ledger = position.ledger
    if not all(seat.entropy for seat in ledger.needed.values()):
        return "the epoch begins before every seat has revealed"
    return _not_in_epoch(ledger, event.epoch)


def _prompted(position: Position, event: e.PromptOpened, version: int) -> str:
    return f"opens prompt {event.prompt}, not the one of its own version" if event.prompt != version else ""


def _prompt_closed(position: Position, event: e.PromptClosed, version: int) -> str:
    return "" if position.game.prompt(event.prompt) else f"closes prompt {event.prompt}, which is not open"


def _decided(position: Position, event: e.DecisionMade[Any], version: int) -> str:
    prompt = position.game.prompt(event.prompt)
    if prompt is None or prompt.seat != event.seat:
        return f"{event.seat} answers prompt {event.prompt}, which is not open for it"
    if position.ledger.seats[event.seat].held_by is None and not event.behalf:
        return f"{event.seat} decides, and nobody holds that seat"
    return f"{event.seat} decides, and is out of the game" if event.seat in position.ledger.gave_up else ""


def _order_withdrawn(position: Position, event: e.OrderWithdrawn, version: int) -> str:
    given = [(one.version, one.seat) for one in position.ledger.orders]
    return "" if (event.order, event.seat) in given else f"{event.seat} takes back an order that it has not given"


def _gave_up(position: Position, event: e.GaveUp, version: int) -> str:
    return f"{event.seat} gives up once more" if event.seat in position.ledger.gave_up else ""


def _rolled(position: Position, event: e.DiceRolled, version: int) -> str:
    return f"rolls dice by the chain of {event.use.audience}" if event.use.audience != PUBLIC else ""


def _undone(position: Position, event: e.Undone, version: int) -> str:
    ledger = position.ledger
    if not 1 <= event.to < version:
        return f"goes back to version {event.to}, which is not before it"
    if event.to < ledger.settled:
        return f"goes back to before version {ledger.settled}, at which it was settled"
    needs = undo_class(position, event.seat, event.to)
    if event.free:
        return "" if needs == UndoClass.FREE else "takes back for free what others had answered, or chance"
    if needs == UndoClass.REFUSED:
        return "takes back, in a strict game, what others had answered, or chance"
    asked = ledger.undo.get(event.seat)
    if asked is None or asked.to != event.to:
        return f"goes back to version {event.to}, which {event.seat} did not ask for"
    if not {seat for seat in ledger.playing if seat != event.seat} <= set(asked.agreed):
        return "goes back without the consent of every other held seat that still plays"
    return ""


def _limit_requested(position: Position, event: e.LimitRequested, version: int) -> str:
    ledger = position.ledger
    if event.seat in ledger.limits:
        return f"{event.seat} asks to change the reply limit while its request is open"
    extends = event.change == e.LimitChange.EXTEND
    if not (1 <= event.seconds <= MOST_SECONDS if extends else event.seconds == 0):
        return f"asks to {event.change} the reply limit by {event.seconds} seconds"
    if not extends and ledger.paused == (event.change == e.LimitChange.PAUSE):
        return f"asks to {event.change} a reply limit that is {'paused' if ledger.paused else 'not paused'}"
    return "" if ledger.options.reply_limit else "asks to change the reply limit of a game that has none"


def _limit_agreed(position: Position, event: e.LimitAgreed, version: int) -> str:
    asked = position.ledger.limits.get(event.seat)
    if asked is None or event.by == event.seat or event.by not in position.ledger.playing:
        return f"{event.by} agrees to what {event.seat} does not ask of it"
    return f"{event.by} agrees once more" if event.by in asked.agreed else ""


def _limit_request_ended(position: Position, event: e.LimitRequestEnded, version: int) -> str:
    if event.seat not in position.ledger.limits:
        return f"ends a request to change the reply limit that {event.seat} did not make"
    by_asker = event.by == event.seat
    return "" if by_asker == (event.how == e.LimitEnding.WITHDRAWN) else f"is {event.how} by {event.by}"


def _limit_changed(position: Position, event: e.LimitChanged, version: int) -> str:
    ledger = position.ledger
    asked = ledger.limits.get(event.seat)
    if asked is None or (asked.change, asked.seconds) != (event.change, event.seconds):
        return f"changes the reply limit as {event.seat} did not ask"
    if unanswered(ledger, event.seat) and event.change != e.LimitChange.RESUME:
        return "changes the reply limit without the consent of every other seat"
    return ""


def _draw_ended(position: Position, event: e.DrawEnded, version: int) -> str:
    return "" if event.seat in position.ledger.draws else f"ends an offer of a draw that {event.seat} did not make"


def _closed(position: Position, event: e.GameClosed, version: int) -> str:
    outcome = position.game.outcome
    called_off = outcome is not None and outcome.how == e.ABANDONED
    if called_off != (event.how == e.Closing.ABANDONED):
        return "closes as cancelled without having been cancelled, or the other way round"
    if outcome is not None and called_off and (position.ledger.started or outcome.winners):
        return "is cancelled after it has started, or has a winner although it was cancelled"
    if event.opened == in_campaign(position):
        return "opens with its campaign only" if event.opened else "closes without opening, and belongs to no campaign"
    return ""


def _opened_later(position: Position, event: e.GameOpened, version: int) -> str:
    return "" if position.ledger.closed else "opens a game that is not closed"


INVARIANTS: dict[type[e.Event], Callable[[Position, Any, int], str]] = {
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
