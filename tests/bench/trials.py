"""How a system is tried out by those who work on it: what is measured, recorded and shown of it, beyond what is
told of every game. All of it has a default."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.events import Event


class Measured(msgspec.Struct, frozen=True):
    """A scenario that figures are measured with, and what they are to be."""

    pack: str
    scenario: str
    random: float  #: How fast random play has to be, against chess.
    replay: float = 0.5  #: How fast stored games have to be replayed, against reading and decoding them alone.
    latency: float = 5  #: How many empty calls `Decide` may take.
    views: float = 10  #: How many empty calls an earlier view may take.
    long: str = ""  #: The scenario whose whole game is replayed by itself, as fast as others; empty: none.
    #: The kinds of prompts with the longest lists of legal decisions, which are measured by themselves; none: none.
    busy: tuple[str, ...] = ()
    lists: float = 3  #: How many empty calls such a list may take.
    #: The seats of the largest table, each of which watches; none: the usual table says enough.
    crowd: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()  #: The seats that play where the rules play a side; none: they never do.
    #: What happens, in this order, where the rules have played a whole turn of that side.
    played_by_rules: tuple[type[Event], ...] = ()
    by_rules: float = 10  #: How many empty calls `Decide` may take, such a whole turn included.


class Staged(msgspec.Struct, frozen=True):
    """A scenario, and a bot for all its seats that brings an end about."""

    pack: str
    scenario: str
    bot: Bot
    setup: Callable[[Any], Any] | None = None  #: How it is set up, by the content of its pack; none: as usual.


class Stretches(msgspec.Struct, frozen=True):
    """Stretches of a long game in which strength is measured by what a side gains."""

    scenarios: tuple[str, ...]  #: Those with which a stretch may begin.
    rounds: int  #: How long a stretch is.
    setup: Callable[[Any, str], Any]  #: The set-up of the long game that begins with a scenario of a pack.
    points: Callable[[Any, str], int]  #: What a seat has on a board.


class Lasting(msgspec.Struct, frozen=True):
    """A long game that lasts to its last round, and is still short enough to be recorded."""

    scenario: str
    setup: Callable[[Any], Any]  #: How it is set up, by the content of its pack.
    how: str  #: What it ends by.
    idle: tuple[type, ...]  #: Decisions by which a seat lets things be.


def _as_told(how: str, events: Sequence[Event], board: Callable[[], Any]) -> str:
    return how


def _none(pack: Any) -> frozenset[str]:
    return frozenset()


def _as_printed(pack: Any, scenario: str) -> tuple[Event, ...]:
    return ()


def _as_usual(pack: Any, scenario: str) -> Mapping[str, Any]:
    return {}


def _nothing(board: Any) -> tuple[str, ...]:
    return ()


class Trials(msgspec.Struct, frozen=True):
    """See the module."""

    measured: tuple[Measured, ...] = ()  #: The first stands for the usual game.
    #: Decisions of a playthrough at most, by pack, where the usual number would not fit.
    longest: Mapping[str, int] = {}
    #: Decisions after which a playthrough is given up, by pack, or by pack, scenario and set-up as its file is called,
    #: where no game would fit.
    cut: Mapping[str, int] = {}
    recorded: int = 400  #: Decisions of a recorded game at most.
    wandering: int = 400  #: Decisions of the explorer in a recorded game at most.
    #: Options by which a scenario of a pack makes a game short enough to be recorded and shown whole.
    brief: Callable[[Any, str], Mapping[str, Any]] = _as_usual
    #: Set-ups of a scenario in which other things can happen than in the usual one.
    varied: Callable[[Any, str], Sequence[Any]] = _as_printed
    #: Set-ups of a scenario of which a playthrough and a recorded game are kept beside those of the usual one, by what
    #: they are called.
    shown: Callable[[Any, str], Mapping[str, Any]] = _as_usual
    #: Set-ups of a scenario whose balance is told beside that of the usual one, by what they are called.
    weighed: Callable[[Any, str], Mapping[str, Any]] = _as_usual
    #: Percent of the games of a scenario that a side wins at least and at most if it is worth playing, by pack, where
    #: the usual share would not do.
    even: Mapping[str, tuple[int, int]] = {}
    #: Decisions by which a seat gives up by the rules: random play hardly ever takes them.
    gives_up: tuple[type, ...] = ()
    #: The ways in which bots end games of a pack by its rules, which recorded logs are to show.
    endings: Callable[[Any], frozenset[str]] = _none
    staged: Mapping[str, Staged] = {}  #: Games for the ways to end that usual play hardly ever comes to, by the way.
    #: How a game ended, telling apart the cases that one rule has: given what it ended by, its events, and what
    #: gives the board that they led to.
    ending: Callable[[str, Sequence[Event], Callable[[], Any]], str] = _as_told
    explorer: Bot | None = None  #: A bot that is after everything that can happen.
    #: An opening of a scenario in which more can happen than in its own; empty: none can.
    seasoned: Callable[[Any, str], tuple[Event, ...]] = _as_printed
    stretches: Stretches | None = None  #: The long games in stretches of which strength is measured, if there are any.
    lasting: Lasting | None = None  #: A long game that is recorded whole, if there is one.
    #: Fields of the view that rules work out from the rest of it: recorded logs do not say what stood in them.
    derived: frozenset[str] = frozenset()
    #: Tags that no log holds, as what they stand for is over before anything is stored of it.
    passing: frozenset[str] = frozenset()
    half_done: Callable[[Any], Sequence[str]] = _nothing  #: What stands half done on a board, in one word each.


NO_TRIALS = Trials()
