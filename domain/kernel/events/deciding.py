"""Events of prompts, decisions, rolls and standing orders."""

from typing import Generic

import msgspec

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events.base import Event, Sealed, T
from kronika.domain.kernel.events.starting import Signed
from kronika.domain.kernel.words import Hex, KindOfPrompt, Long, Word


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A prompt's question, where only the seat that is asked may know it."""

    kind: KindOfPrompt  #: The kind of question.
    subject: str = ""  #: The subject of the question; empty: nothing in particular.


class PromptOpened(Event, frozen=True, tag="kronika.prompt_opened.v1"):
    """A seat is asked. `prompt` is the version of this event. If the seat's own secret choice has led to it, `kind` and
    `subject` are empty. They are then in `secret`, for the seat alone."""

    prompt: int  #: The id of the prompt: the version of this event.
    seat: str  #: The name of the seat that is asked.
    kind: KindOfPrompt  #: The kind of question; left out: it is in `secret`.
    subject: str = ""  #: The subject: a counter, a card, a space …; empty: nothing in particular.
    optional: bool = False  #: Whether it may stay open while others decide: an offer, never overdue.
    secret: Sealed[Asked] | None = None  #: The question, where others may not know it.


class PromptClosed(Event, frozen=True, tag="kronika.prompt_closed.v1"):
    """A prompt that nobody answered is over, in consequence of what another seat decided."""

    prompt: int  #: The id of the prompt that is over.


class Decided(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A decision as submitted, with its signature where the seat signs."""

    decision: T  #: The decision itself.
    signed: Signed | None = None  #: The signature of the seat; left out: it does not sign.


class Order(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A standing order of a seat: prompts of a kind are answered with a pass until the system says that `until` has
    come. Without a `kind` the order also ends when another seat plays a card."""

    kind: KindOfPrompt  #: The kind of prompt that is passed; left out: every kind that can be.
    until: str  #: How long it stands, in the words of the system: `round-4`.


class Ordered(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A standing order as submitted, with its signature where the seat signs."""

    order: Order  #: The order.
    signed: Signed | None = None  #: The signature of the seat; left out: it does not sign.


class OrderGiven(Event, frozen=True, tag="kronika.order_given.v1"):
    """A seat gave a standing order. Others learn that it did, not what."""

    seat: str  #: The name of the seat that gave it.
    secret: Sealed[Ordered]  #: The order, for the eyes of the seat.


class OrderWithdrawn(Event, frozen=True, tag="kronika.order_withdrawn.v1"):
    """A seat took back the standing order that it gave at version `order`."""

    seat: str  #: The name of the seat that took it back.
    order: int  #: The version at which it was given.


class DecisionMade(Event, Generic[T], frozen=True, tag="kronika.decision_made.v1"):
    """A seat answered its prompt. The decision is in `public`, or sealed for the seat in `secret`.

    `behalf` is 0 where the seat decided itself. Otherwise it is the version of the standing order, or of the
    claim, that answered the prompt with a pass.
    """

    seat: str  #: The name of the seat that decided.
    prompt: int  #: The id of the prompt that it answered.
    request: str  #: The request id of its call.
    public: Decided[T] | None = None  #: The decision, where everybody may know it.
    secret: Sealed[Decided[T]] | None = None  #: The decision, sealed for the seat until a rule opens it.
    behalf: int = 0  #: The version of the standing order or claim by which it was answered; 0: by the seat itself.


class Part(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One summand of a target number and the rule it comes from."""

    name: str  #: The name of the summand, such as `cover`.
    rule: str  #: The id of the rule by which it does.
    value: int  #: The number that it adds; below 0: it subtracts.


class Test(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The target of a roll or flip. Its exact chance of success is `wins` in `outcomes`, as far as everybody could
    know."""

    __test__ = False

    target: int  #: The number to reach.
    parts: tuple[Part, ...]  #: The summands of the target.
    wins: Long  #: In how many of `outcomes` equally likely throws, or cards, it is reached.
    outcomes: Long  #: How many throws, or cards that may come, there are.
    success: bool  #: Whether it was reached.
    #: Whether no more than the target was wanted: a low number succeeds; else at least the target.
    at_most: bool = False


class DiceRolled(Event, frozen=True, tag="kronika.dice_rolled.v1"):
    """Dice fell, before everybody's eyes."""

    use: Use  #: The link that decided the roll, and what for.
    link: Hex  #: The link itself, 32 bytes: its hash is the link before it.
    faces: tuple[int, ...]  #: The number on each die, 0 to sides - 1.
    test: Test | None = None  #: The target to reach; none where any result counts.


class UndoRequested(Event, frozen=True, tag="kronika.undo_requested.v1"):
    """A seat asks every other held seat to go back to version `to`; `dispute` names the version of the
    disputed roll or flip if it is about one."""

    seat: str  #: The name of the seat that asks.
    to: int  #: The version to go back to.
    dispute: int = 0  #: The version of the disputed roll or flip that it is about; 0: none.
    #: By seat, how many hidden things that chance dealt since then it has seen; it still knows them.
    seen: dict[str, int] = {}


class UndoAgreed(Event, frozen=True, tag="kronika.undo_agreed.v1"):
    """One held seat agrees to the request of `seat`."""

    seat: str  #: The name of the seat that asks.
    by: str  #: The seat that agrees.


class UndoEnding(Word):
    """How a request to undo ends without effect."""

    DECLINED = "declined"  #: A seat that had to agree declined.
    WITHDRAWN = "withdrawn"  #: The seat that asked took it back, or decided something.
    EXPIRED = "expired"  #: Its time was over.


class UndoEnded(Event, frozen=True, tag="kronika.undo_ended.v1"):
    """The request of `seat` is over without effect."""

    seat: str  #: The name of the seat that asked.
    how: UndoEnding  #: How the request ended.
    by: str = ""  #: The seat that ended it; empty: its time was over.


class Undone(Event, frozen=True, tag="kronika.undone.v1"):
    """The game is again what it was at version `to`; the ledger goes on."""

    seat: str  #: The name of the seat that asked for it.
    to: int  #: The version gone back to.
    free: bool  #: Whether nobody had to be asked.


class RollDisputed(Event, frozen=True, tag="kronika.roll_disputed.v1"):
    """A seat disputes the roll or flip at `version`. Play goes on."""

    seat: str  #: The name of the seat that disputes.
    version: int  #: The version of the roll or flip.
    reason: str  #: Why, in the words of the one who disputes.


class DisputeEnding(Word):
    """How a dispute ends."""

    STANDS = "stands"  #: The roll or flip stands.
    WENT_BACK = "went_back"  #: Play went back behind it.
    WITHDRAWN = "withdrawn"  #: The seat that disputed took the dispute back.


class DisputeEnded(Event, frozen=True, tag="kronika.dispute_ended.v1"):
    """A dispute of a roll or flip ended."""

    seat: str  #: The name of the seat that disputed.
    version: int  #: The version of the roll or flip.
    how: DisputeEnding  #: How the dispute ended.


class Settled(Event, frozen=True, tag="kronika.settled.v1"):
    """Play up to here can no longer be taken back, even if everyone agrees: another stream has taken it over."""
