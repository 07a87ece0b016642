"""From commitments to the start: how chance is bound, and play begins."""

from kronika.domain.kernel.events.base import Event
from kronika.domain.kernel.events.created import Signed
from kronika.domain.kernel.words import Hex


class EntropyCommitted(Event, frozen=True, tag="kronika.entropy_committed.v1"):
    """A seat bound itself to its entropy for the epoch, the game and the anchors it saw."""

    seat: str  #: The name of the seat that has committed.
    epoch: int  #: The number of the epoch that it has committed for.
    commitment: Hex  #: What the seat is bound to, 32 bytes.
    signed: Signed | None = None  #: The signature of the seat; left out: it does not sign.


class EntropyRevealed(Event, frozen=True, tag="kronika.entropy_revealed.v1"):
    """A seat showed its entropy; it fits its commitment."""

    seat: str  #: The name of the seat that has revealed.
    epoch: int  #: The number of the epoch that it has revealed for.
    entropy: Hex  #: The entropy, 32 bytes.
    signed: Signed | None = None  #: The signature of the seat; left out: it does not sign.


class EpochBegan(Event, frozen=True, tag="kronika.epoch_began.v1"):
    """Every held seat has revealed: from here on chance comes from this epoch."""

    epoch: int  #: The number of the epoch that chance comes from now.


class EpochAgreed(Event, frozen=True, tag="kronika.epoch_agreed.v1"):
    """A held seat consents to a new epoch after the secrets of the running one were lost or used up."""

    seat: str  #: The name of the seat that agrees.
    epoch: int  #: The number of the epoch whose secrets are lost or used up.


class GameStarted(Event, frozen=True, tag="kronika.game_started.v1"):
    """Play begins."""
