"""What is asked, decided and rolled, and what is passed by order."""

from typing import Generic

import msgspec

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events.base import Event, Sealed, T
from kronika.domain.kernel.events.starting import Signed
from kronika.domain.kernel.words import Hex, KindOfPrompt, Long, Word


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a prompt asks, where only the seat that is asked may know it."""

    kind: KindOfPrompt  #: What kind of question it is.
    subject: str = ""  #: What it is about; empty: nothing in particular.


class PromptOpened(Event, frozen=True, tag="kronika.prompt_opened.v1"):
    """A seat is asked. `prompt` is the version of this event. Where the seat's own secret choice has led
    to it, `kind` and `subject` are empty, and stand in `secret` for the seat alone."""

    prompt: int  #: The id of the prompt: the version of this event.
    seat: str  #: The name of the seat that is asked.
    kind: KindOfPrompt  #: What kind of question it is; left out: it stands in `secret`.
    subject: str = ""  #: What it is about: a counter, a card, a space …; empty: nothing in particular.
    optional: bool = False  #: Whether it may stay open while others decide: an offer, never overdue.
    secret: Sealed[Asked] | None = None  #: What is asked, where others may not know it.


class PromptClosed(Event, frozen=True, tag="kronika.prompt_closed.v1"):
    """A prompt that nobody answered is over, in consequence of what another seat decided."""

    prompt: int  #: The id of the prompt that is over.


class Decided(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A decision as submitted, with its signature where the seat signs."""

    decision: T  #: What was decided.
    signed: Signed | None = None  #: The signature of the seat; left out: it does not sign.


class Order(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat lets be answered for it: prompts of a kind, with the answer that passes, for as long as
    the system says that `until` has not come. Without a `kind` it ends too when another seat plays a card."""

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
    """A seat answered its prompt. What it decided is in `public`, or sealed for it in `secret`.

    `behalf` is 0 where the seat decided itself; else the version of the standing order, or of the claim,
    by which its prompt was answered for it with a pass.
    """

    seat: str  #: The name of the seat that decided.
    prompt: int  #: The id of the prompt that it answered.
    request: str  #: The request id of its call.
    public: Decided[T] | None = None  #: What was decided, where everybody may know it.
    secret: Sealed[Decided[T]] | None = None  #: What was decided, for the eyes of the seat till a rule opens it.
    behalf: int = 0  #: The version of the standing order or claim by which it was answered; 0: by the seat itself.


class Part(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One summand of a target number and the rule it comes from."""

    name: str  #: What adds to the number or takes from it, such as `cover`.
    rule: str  #: The id of the rule by which it does.
    value: int  #: What it adds; below 0: what it takes away.


class Test(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a roll or flip had to reach. Its chance of success is `wins` in `outcomes`, exactly, as far as
    everybody could know."""

    __test__ = False

    target: int  #: The number to reach.
    parts: tuple[Part, ...]  #: What it is made of.
    wins: Long  #: In how many of `outcomes` equally likely throws, or cards, it is reached.
    outcomes: Long  #: How many throws, or cards that may come, there are.
    success: bool  #: Whether it was reached.
    #: Whether no more than the target was wanted: a low number succeeds; else at least the target.
    at_most: bool = False


class DiceRolled(Event, frozen=True, tag="kronika.dice_rolled.v1"):
    """Dice fell, before everybody's eyes."""

    use: Use  #: The link that decided the roll, and what for.
    link: Hex  #: The link itself, 32 bytes: its hash is the link before it.
    faces: tuple[int, ...]  #: What each die shows, 0 to sides - 1.
    test: Test | None = None  #: What was to be reached; none where any result counts.


class UndoRequested(Event, frozen=True, tag="kronika.undo_requested.v1"):
    """A seat asks every other held seat to go back to version `to`; `dispute` names the version of the
    disputed roll or flip if it is about one."""

    seat: str  #: The name of the seat that asks.
    to: int  #: The version to go back to.
    dispute: int = 0  #: The version of the disputed roll or flip that it is about; 0: none.
    #: How many hidden things that chance dealt since then each seat has seen; what was seen is known.
    seen: dict[str, int] = {}


class UndoAgreed(Event, frozen=True, tag="kronika.undo_agreed.v1"):
    """One held seat agrees to the request of `seat`."""

    seat: str  #: The name of the seat that asks.
    by: str  #: The seat that agrees.


class UndoEnding(Word):
    """What ends a request to undo without effect."""

    DECLINED = "declined"  #: A seat that had to agree declined.
    WITHDRAWN = "withdrawn"  #: The seat that asked took it back, or decided something.
    EXPIRED = "expired"  #: Its time was over.


class UndoEnded(Event, frozen=True, tag="kronika.undo_ended.v1"):
    """The request of `seat` is over without effect."""

    seat: str  #: The name of the seat that asked.
    how: UndoEnding  #: What ended it.
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
    """What became of a dispute."""

    STANDS = "stands"  #: The roll or flip stands.
    WENT_BACK = "went_back"  #: Play went back behind it.
    WITHDRAWN = "withdrawn"  #: The seat that disputed took the dispute back.


class DisputeEnded(Event, frozen=True, tag="kronika.dispute_ended.v1"):
    """A dispute of a roll or flip ended."""

    seat: str  #: The name of the seat that disputed.
    version: int  #: The version of the roll or flip.
    how: DisputeEnding  #: What became of it.


class Settled(Event, frozen=True, tag="kronika.settled.v1"):
    """What was decided up to here cannot be taken back any more, whoever agrees: another stream has
    taken it over."""
