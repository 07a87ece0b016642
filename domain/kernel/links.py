"""Linked games: a system whose streams start games and take over what has come of them, such as a campaign
(design 10)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.values import Emitter, Outcome
from kronika.domain.kernel.words import Rejection, Sentence, Text


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
    """A game that an event says was taken over: up to which version, with which head."""

    game: str
    version: int
    head: str


class Step(StrEnum):
    """How far a stream has come with a game."""

    BEFORE = "before"  #: It is made ready.
    PLAYING = "playing"
    AFTER = "after"  #: The consequences of the game are being settled.
    ENDED = "ended"  #: There will be no other.


# --- in a terminal


class Shown(msgspec.Struct, frozen=True):
    """A stream as somebody looks at it: its view and scene, and how it ended; None where that is not looked at,
    or it is not over. `answer` is that of the report."""

    view: Any
    scene: Any
    outcome: Outcome | None
    answer: Any
    language: str
    columns: int
    asked: str  #: The argument of the command.


class Given(msgspec.Struct, frozen=True):
    """An argument of a command: the field of the request, its spelling there, and its help text."""

    field: str
    spelt: Callable[[str], str] = str
    said: Text = Sentence("", "")


class Command(msgspec.Struct, frozen=True):
    """A command that shows something of a stream. Its answer comes from the position, from a report of the system, or
    from both."""

    name: str
    said: Text  #: Its help: the first line says what it does, then comes the rest.
    lines: Callable[[Shown], Iterable[str]]
    value: Callable[[Shown], Any] | None = None  #: The value for programs; None: the answer of the report.
    report: str = ""  #: The call, such as `GetCity`; empty: none.
    looks: bool = True  #: Whether it needs the position.
    dated: bool = True  #: Whether it tells of an earlier version, too.
    picture: Callable[[Shown], Panel] | None = None
    drawn: Text = Sentence("", "")  #: The help text of the picture.
    argument: Given | None = None
    seat: Given | None = None  #: The seat that is asked about; without it the own.
    hang: int = 4  #: How far further in what does not fit a line goes on.

    @property
    def explained(self) -> tuple[Text, ...]:
        """The help texts of its arguments."""
        return tuple(asked.said for asked in (self.argument, self.seat) if asked is not None)


class Letter(msgspec.Struct, frozen=True):
    """A letter by which somebody who sits at a stream looks at a panel of its text."""

    key: str
    said: Text
    panel: str


class Rest(msgspec.Struct, frozen=True):
    """A letter by which a bot answers all prompts of a kind for somebody, until there are no more. `none`: the message
    that there are not any."""

    key: str
    said: Text
    kind: str
    none: Text


def _nothing(board: Any, kind: str, seat: str) -> None:
    return None


class Controls(msgspec.Struct, frozen=True):
    """The letters a person types at a terminal between the games of a stream, and what the terminal shows."""

    #: The first tells where it stands, and is shown first; the last goes with it at the end.
    letters: tuple[Letter, ...]
    rest: Rest | None = None
    #: Prompts by which a seat says that it has seen how things stand: only a person does that.
    consents: frozenset[str] = frozenset()
    #: The text shown before a prompt, given the board, the kind and the seat.
    reminder: Callable[[Any, str, str], Text | None] = _nothing


class Links(msgspec.Struct, frozen=True):
    """How the streams of a system and its games hang together."""

    games: Any  #: The `System` of the games.
    scenario: str  #: The name that a stream has in place of a scenario.
    refuses: Callable[[Any], Rejection | None]  #: Why none can begin with a pack of the games' system; None: one can.
    starts: Callable[[Event], Start | None]  #: The game that an event starts.
    step: Callable[[Any], Step]  #: How far the stream has come, given the board.
    game: Callable[[Any], str]  #: The game that is being played, given the board; empty: none.
    played: Callable[[Any], tuple[str, ...]]  #: All games so far, given the board, the one that is being played too.
    take_over: Callable[[Emitter, End], None]  #: Emit what follows from a finished game.
    taken: Callable[[Event], Taken | None]  #: The game that an event says was taken over with it.
    #: Yields how else the events of a taking over differ from the game.
    disagreements: Callable[[Sequence[Event], End], Iterator[Text]]
    ahead: Callable[[Any], str]  #: The seat that a game goes to which is stopped, given its board.
    #: The things a seat keeps from game to game, in English, and their number, given a board that it may see.
    holdings: Callable[[Any, str], Mapping[str, int]]
    milestones: tuple[type[Event], ...]  #: The events shown in a short history of a stream.
    commands: tuple[Command, ...]
    controls: Controls


def links_of(system: Any) -> Links:
    """How the streams of a `System` that starts games hang together with them."""
    assert isinstance(system.links, Links), "only systems that start games have links"
    return system.links
