"""How the reply limit of a game is extended, paused and resumed, with the consent of all seats."""

import msgspec

from kronika.domain.kernel.events.base import Event
from kronika.domain.kernel.words import Time, Word


class LimitChange(Word):
    """What can be done to the reply limit."""

    EXTEND = "extend"  #: Everything that is awaited gets more time.
    PAUSE = "pause"  #: Time does not count until the limit is resumed.
    RESUME = "resume"  #: Time counts again.


class LimitEnding(Word):
    """What ends a request to change the reply limit without effect."""

    DECLINED = "declined"  #: A seat that had to agree declined.
    WITHDRAWN = "withdrawn"  #: The seat that asked took it back.


class LimitRequested(Event, frozen=True, tag="kronika.limit_requested.v1"):
    """A seat asks all other seats to extend, pause or resume the reply limit."""

    seat: str  #: The name of the seat that asks.
    change: LimitChange  #: What it asks for.
    seconds: int = 0  #: How many seconds are to be added; 0 unless it asks to extend the limit.


class LimitAgreed(Event, frozen=True, tag="kronika.limit_agreed.v1"):
    """A seat agrees to the request of `seat`."""

    seat: str  #: The name of the seat that asks.
    by: str  #: The seat that agrees.


class LimitRequestEnded(Event, frozen=True, tag="kronika.limit_request_ended.v1"):
    """The request of `seat` is over without effect."""

    seat: str  #: The name of the seat that asked.
    how: LimitEnding  #: What ended it.
    by: str  #: The seat that ended it.


class LimitChanged(Event, frozen=True, tag="kronika.limit_changed.v1"):
    """The reply limit is extended, paused or resumed."""

    seat: str  #: The name of the seat that asked for it.
    change: LimitChange  #: What happened to it.
    seconds: int = 0  #: How many seconds are added to everything that is awaited now; 0 unless the limit is extended.


class Outage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time in which no server could accept a decision."""

    began: Time  #: When a server last could.
    ended: Time  #: When a server could again.
