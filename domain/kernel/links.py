"""Linked games: a system whose streams start games and take over what has come of them, such as a campaign
(design 10)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from domain.kernel.events import Event
from domain.kernel.system import Emitter, Outcome, System
from domain.kernel.words import Rejection


class Start(msgspec.Struct, frozen=True):
    """A game that is started: its id, its scenario, the events that lay it out."""

    game: str
    scenario: str
    opening: tuple[Event, ...]


class End(msgspec.Struct, frozen=True):
    """A finished game as it is taken over. `events` are those of its effective log, with their versions;
    `version` and `head` are the last of the whole log. `audience` has read it."""

    game: str
    board: Any
    outcome: Outcome
    events: tuple[tuple[int, Event], ...]
    version: int
    head: str
    audience: str


class Taken(msgspec.Struct, frozen=True):
    """What an event says of a game that was taken over: up to which version, with which head."""

    game: str
    version: int
    head: str


class Links(msgspec.Struct, frozen=True):
    """How the streams of a system and its games hang together."""

    games: System
    """The system of the games."""
    scenario: str
    """What a stream bears in place of a scenario."""
    refuses: Callable[[Any], Rejection | None]
    """Why none can begin with a pack of the games' system; None: one can."""
    starts: Callable[[Event], Start | None]
    """The game that an event starts."""
    playing: Callable[[Any], str]
    """The game that is being played, given the board; empty: none."""
    played: Callable[[Any], tuple[str, ...]]
    """All games so far, given the board, the one that is being played too."""
    take_over: Callable[[Emitter, End], None]
    """Emit what follows from a finished game."""
    taken: Callable[[Event], Taken | None]
    """What an event says of a game that was taken over with it."""
    disagreements: Callable[[Sequence[Event], End], Iterator[str]]
    """What else the events of a taking over say otherwise than the game."""
