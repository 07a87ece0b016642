"""What is taken back, and what is disputed."""

from kronika.domain.kernel.events.base import Event
from kronika.domain.kernel.words import Word


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
