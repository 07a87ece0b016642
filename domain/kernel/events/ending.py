"""How a game ends, closes and opens."""

from typing import Final

import msgspec

from kronika.domain.kernel.events.base import Event
from kronika.domain.kernel.words import Hex, HowEnded, Time, Word


class LimitChange(Word):
    """The possible changes of the reply limit."""

    EXTEND = "extend"  #: Everything that is awaited gets more time.
    PAUSE = "pause"  #: Time does not count until the limit is resumed.
    RESUME = "resume"  #: Time counts again.


class LimitEnding(Word):
    """How a request to change the reply limit ends without effect."""

    DECLINED = "declined"  #: A seat that had to agree declined.
    WITHDRAWN = "withdrawn"  #: The seat that asked took it back.


class LimitRequested(Event, frozen=True, tag="kronika.limit_requested.v1"):
    """A seat asks all other seats to extend, pause or resume the reply limit."""

    seat: str  #: The name of the seat that asks.
    change: LimitChange  #: The change that it asks for.
    seconds: int = 0  #: How many seconds are to be added; 0 unless it asks to extend the limit.


class LimitAgreed(Event, frozen=True, tag="kronika.limit_agreed.v1"):
    """A seat agrees to the request of `seat`."""

    seat: str  #: The name of the seat that asks.
    by: str  #: The seat that agrees.


class LimitRequestEnded(Event, frozen=True, tag="kronika.limit_request_ended.v1"):
    """The request of `seat` is over without effect."""

    seat: str  #: The name of the seat that asked.
    how: LimitEnding  #: How the request ended.
    by: str  #: The seat that ended it.


class LimitChanged(Event, frozen=True, tag="kronika.limit_changed.v1"):
    """The reply limit is extended, paused or resumed."""

    seat: str  #: The name of the seat that asked for it.
    change: LimitChange  #: The change made to the limit.
    seconds: int = 0  #: How many seconds are added to everything that is awaited now; 0 unless the limit is extended.


class Outage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time in which no server could accept a decision."""

    began: Time  #: When a server last could.
    ended: Time  #: When a server could again.


class Resigned(Event, frozen=True, tag="kronika.resigned.v1"):
    """A seat gave up."""

    seat: str  #: The name of the seat that gave up.


class GaveUp(Event, frozen=True, tag="kronika.gave_up.v1"):
    """A seat is out of a game that goes on without it: it resigned, or was claimed against. It is asked
    for no consent any more."""

    seat: str  #: The name of the seat that is out.


class DrawOffered(Event, frozen=True, tag="kronika.draw_offered.v1"):
    """A seat offers a draw."""

    seat: str  #: The name of the seat that offers.


class DrawEnding(Word):
    """How the offer of a draw ends."""

    DECLINED = "declined"  #: Another seat declined it.
    WITHDRAWN = "withdrawn"  #: The seat that offered took it back.
    ACCEPTED = "accepted"  #: Every other seat offered a draw too.


class DrawEnded(Event, frozen=True, tag="kronika.draw_ended.v1"):
    """The offer of `seat` is over."""

    seat: str  #: The name of the seat that offered.
    how: DrawEnding  #: How the offer ended.
    by: str = ""  #: The seat that ended it; empty: nobody in particular.


class GameClaimed(Event, frozen=True, tag="kronika.game_claimed.v1"):
    """The reply limit of `against` had passed, and `seat` claims the game."""

    seat: str  #: The name of the seat that claims.
    against: str  #: The seat with something pending for too long: its prompt, its entropy, or being taken.
    #: The version of the event since which the game waited; 0: not recorded, in games of earlier releases.
    since: int = 0
    outages: tuple[Outage, ...] = ()  #: Times since then in which no server could accept a decision. They do not count.
    grace: int = 0  #: How many seconds after an outage nothing fell due.


class KernelEnding(Word):
    """The ways any game can end, apart from its own rules."""

    RESIGNED = "resigned"  #: A seat gave up.
    DRAWN = "drawn"  #: All seats agreed to a draw.
    CLAIMED = "claimed"  #: A seat claimed it, as another had let it wait beyond the reply limit.
    ABANDONED = "abandoned"  #: The game was cancelled before it had started.


class GameFinished(Event, frozen=True, tag="kronika.game_finished.v1"):
    """The game ended. If there are no winners, it was a draw or was cancelled. `rule` is the id of the rule behind
    it."""

    winners: tuple[str, ...]  #: The seats that won; none: a draw, or cancelled before it had started.
    how: HowEnded  #: How the game ended.
    rule: str = ""  #: The id of the rule behind it; empty: no rule of the game is.


ENDS_BY_SEATS: Final = frozenset({KernelEnding.RESIGNED, KernelEnding.DRAWN, KernelEnding.CLAIMED})
"""How a game finishes otherwise than by its rules, once it has started."""
ABANDONED: Final = KernelEnding.ABANDONED
"""How a game finishes and closes that is cancelled before it has started."""


class EndConfirmed(Event, frozen=True, tag="kronika.end_confirmed.v1"):
    """A seat is content that the game is over."""

    seat: str  #: The name of the seat that confirms.


class ChainSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seed of a chain."""

    epoch: int  #: The number of the epoch of the chain.
    audience: str  #: The audience of the chain: `public`, a seat, or `referee`.
    seed: Hex  #: The seed of the chain, 32 bytes.


class BotSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seed of a bot's decisions."""

    seat: str  #: The name of the seat that the bot held.
    at: int  #: The version of the event `bot_seated` that holds the commitment to it.
    seed: Hex  #: The seed of the bot's decisions, 32 bytes.


class Closing(Word):
    """How a game was closed."""

    CONFIRMED = "confirmed"  #: Every held seat confirmed the end.
    EXPIRED = "expired"  #: Its closing time, or the reply limit of who had not confirmed, had passed.
    ABANDONED = "abandoned"  #: The game was cancelled before it had started.
    CAMPAIGN = "campaign"  #: The campaign that it belongs to closed it.


class GameClosed(Event, frozen=True, tag="kronika.game_closed.v1"):
    """Nothing can be taken back any more.

    `seeds` opens the chance: the seed of each chain of each epoch that was used. A game of a
    campaign opens only with its campaign, and has none here.
    """

    how: Closing  #: How the game was closed.
    opened: bool  #: Whether all seals are open.
    seeds: tuple[ChainSeed, ...] = ()  #: The seeds of the chains of its chance.
    bots: tuple[BotSeed, ...] = ()  #: The seeds of the decisions of its bots.


class GameOpened(Event, frozen=True, tag="kronika.game_opened.v1"):
    """The campaign of a closed game is closed too: all seals are open. `seeds` opens the chance."""

    seeds: tuple[ChainSeed, ...]  #: The seeds of the chains of its chance.
    bots: tuple[BotSeed, ...] = ()  #: The seeds of the decisions of its bots.
