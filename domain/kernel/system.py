"""The interface between a rules family and the kernel (design 7). The kernel has no other knowledge of any game."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import reduce
from importlib import import_module
from inspect import signature
from operator import attrgetter, or_
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.contract import Contract
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Event, Order, applied_to_board
from kronika.domain.kernel.links import Links
from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.rendering import Drawing
from kronika.domain.kernel.reports import NO_ROWS, ReadModel
from kronika.domain.kernel.setups import Meta, PlainSetup
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter, Example, Flip, Odds, Outcome, PackCard, Prompt, RollResult
from kronika.domain.kernel.words import Rejection, Text


def _whole(pack: Any, scenario: str) -> Any:
    return pack


def _setup_of(board: Any) -> Any:
    return board.setup


def _not_taken_over(events: list[Event], board: Any) -> tuple[Event, ...]:
    raise KeyError("a stream of this system is not taken over")


def _never(board: Any, prompt: Prompt) -> bool:
    return False


def _nothing(*given: Any) -> None:
    """There is nothing to do, or nothing to say."""


def _no_orders(board: Any, seat: str) -> tuple[Order, ...]:
    return ()


def _stands_not(board: Any, order: Order) -> bool:
    return False


def _agrees(*given: Any) -> str:
    return ""


def _first(board: Any) -> int:
    return 0


class Packs(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """How a system reads and describes its packs."""

    #: A pack made of these files. Raises `PackRefused` with every mistake found.
    load: Callable[[Files], Any]
    describe: Callable[[Any], PackCard]  #: The pack in short.
    #: The choices for setting up a scenario of a pack. Raises `KeyError`.
    meta: Callable[[Any, str], Meta]
    #: The pack with as much of a scenario as anybody may know before it is played.
    without_secrets: Callable[[Any, str], Any] = _whole
    examples: tuple[Example, ...] = ()  #: The examples in help texts; the first for a first game.


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a family. `rules`: every rule that a refusal, a target, a purpose of chance or an end can name,
    by its id, in a sentence or two; `parts`: every name that a part of a target can have (`Part.name`)."""

    rules: Mapping[str, Text]
    parts: tuple[str, ...]

    def unsaid(self) -> Iterator[str]:
        """The rules that are not told in both languages."""
        for id, said in self.rules.items():
            if not (text(said, "en") and text(said, "cs")):
                yield id


class Words(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """The names and sentences of a system."""

    title: str = ""  #: The name of the game, the same in all languages; empty: the name of the system.
    rulebook: Rulebook  #: The descriptions of its rules, by their ids.
    seat: Callable[[Any, str], Called]  #: The name of a seat.
    #: An event of the game as one sentence; the board is the one after it.
    event: Callable[[Any, Event], Text | None]
    decision: Callable[[Any, Any], Text]  #: A decision as one sentence.
    #: A prompt as one sentence; if its kind is hidden, the sentence says only that something is asked.
    #: Told from the prompt, and of the board from what everybody knows.
    prompt: Callable[[Any, Prompt], Text]
    part: Callable[[str], Text]  #: The name of a part of a target (`Part.name`).
    #: The thing that has to reach a target, as players write it: the number of dice, or a card where there are 0.
    thrown: Callable[[int], Text]
    #: The prompts that a standing order passes, and how long, as one sentence; None: the system has no such order.
    order: Callable[[Order], Text | None] = _nothing
    doing: Callable[[Any], Text | None] = _nothing  #: The description of an unfinished step.


class LogChecks(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """The requirements for a log, whatever the rules are. By default every event and every board is possible."""

    #: Anything impossible in an event, given the board before it: a card drawn that is not at its
    #: place in the deck, a card moved that is not where it is said to be. Empty if nothing.
    check_event: Callable[[Any, Event], str] = _agrees
    #: Anything not conserved or impossible (law 3) in a board that these events began; empty if
    #: nothing.
    check_board: Callable[[tuple[Event, ...], Any], str] = _agrees
    #: Where an event that opens seals does not say what they hold (canonical JSON, by whose
    #: they were). Empty if nowhere.
    check_openings: Callable[[Event, Mapping[str, Sequence[bytes]]], str] = _agrees
    #: All chance that a decision of a seat on this board (None: the start of the game) can ask for:
    #: in order, or if that is unknown, everything that is possible. Public information is enough.
    expected_chance: Callable[[Any, str, Any], Iterable[ExpectedChance] | Container[ExpectedChance]]


class Rules(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """How play goes on, decision by decision."""

    #: Begins play, or continues from an inherited board, up to the first prompt.
    start: Callable[[Emitter, Chance], None]
    #: Apply the rules to one decision of a seat on a prompt: emit what it causes, or refuse and emit nothing.
    decide: Callable[[Emitter, str, Prompt, Any, Chance], Rejection | None]
    #: Every decision that `decide` would accept on this prompt; at most 512. Told from what
    #: the seat asked may know, so its own board serves as well as the referee's.
    legal: Callable[[Any, Prompt], tuple[Any, ...]]
    #: The first thing wrong with a decision that is not legal on this prompt, from what the seat asked may know; None
    #: if no rule says.
    objection: Callable[[Any, Prompt, Any], Objection | None] = _nothing
    #: Whether decisions on this prompt are sealed for the seat that makes them.
    is_secret: Callable[[Any, Prompt], bool] = _never
    #: Whether what may be answered depends on what others may not know: then no client answers by
    #: itself where there is one answer, as the speed would reveal it. Public information is enough to decide
    #: whether it does.
    is_private: Callable[[Any, Prompt], bool] = _never
    #: Carry out the results that are being resolved, with every choice made by rule; emit nothing where there
    #: is nothing to resolve. Public information is enough to decide that. In a game of a campaign this is done
    #: before a seat is out of it, so that no soldier, card or tile escapes; a system that is played in no
    #: campaign has nothing to do.
    resolve: Callable[[Emitter, Chance], None] = _nothing


class System(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A rules family as a value. Two are distinguished by their identity, so that releases of one name can be
    compared."""

    name: str
    contract: Contract  #: Its public contract.
    packs: Packs
    rules: Rules
    words: Words
    log_checks: LogChecks  #: The requirements for a log, whatever the rules are.
    rendering: Drawing  #: How it draws its positions.
    #: From an event type no longer emitted to what it means today.
    upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = {}
    shares_decks: bool = False  #: Whether several seats draw from one deck, by the referee's chain (design 14).
    bots: Mapping[str, Bot] = {}  #: The bots that can hold a seat, by name.
    links: Links | None = None  #: The links of a system whose streams start games and take over their results.
    read_model: ReadModel = NO_ROWS  #: The rows it keeps of its logs, apart from those kept of every game.

    # --- set-up

    #: The type of a set-up: see `kronika.domain.kernel.setups`.
    setup: type[msgspec.Struct] = PlainSetup
    #: The events that lay a scenario of a pack out, set up so (a value of `setup`). Raises `KeyError`.
    initial_events: Callable[[Any, Any], tuple[Event, ...]]
    #: The set-up (a value of `setup`) of a board; one without seats if it has not been laid out. Everybody may
    #: know it.
    set_up: Callable[[Any], Any] = _setup_of
    #: The events that lay a new game out as a board stands, which these events led to. Raises `KeyError` where a
    #: stream of this system is not taken over.
    inherit: Callable[[list[Event], Any], tuple[Event, ...]] = _not_taken_over

    # --- play

    #: The board before the first event, as seen by an audience or by the referee. People may look at it, as at
    #: every other: the system can give its view, its scene and its drawing, and describe an unfinished step.
    board: Callable[[str], Any]
    outcome: Callable[[Any], Outcome | None]  #: How the game ended by its rules, if it has.
    #: A seat gives up. The seats that win if that ends the game (none: it is lost for all), told
    #: from what everybody knows, with nothing emitted; else emit what follows from it and give None:
    #: the game goes on without the seat.
    resigned: Callable[[Emitter, str, Chance], tuple[str, ...] | None]
    #: Why a seat cannot resign now from a game of a campaign, where the rules say when it may withdraw; None: it
    #: can. Told from what everybody knows.
    may_resign: Callable[[Any, str], Rejection | None] = _nothing
    #: The decision that lets a prompt pass, where one can: a window for reactions that is not used.
    #: None: only the seat itself can answer.
    auto_pass: Callable[[Any, Prompt], Any] = _nothing
    #: The standing orders that a seat may give now. Told from what the seat may know. One without a kind
    #: passes every prompt that `auto_pass`, until its turn is over or another seat plays a card (`Event.played_by`).
    orders: Callable[[Any, str], tuple[Order, ...]] = _no_orders
    #: Whether what a standing order waits for has not come yet. Told from what everybody knows.
    order_holds: Callable[[Any, Order], bool] = _stands_not

    # --- what people see

    #: The card that an event flipped; None if it flipped none. Its odds are those of who sees only
    #: public information.
    flipped: Callable[[Event], Flip | None] = _nothing
    #: The result of an event's roll or flip, and whether it succeeded; None if it is neither. The board is
    #: the one after it.
    result: Callable[[Any, Event], RollResult | None] = _nothing
    view: Callable[[Any], Any]  #: The position as the board's audience sees it, as a struct of the contract.
    scene: Callable[[Any], Any]  #: Returns the parts that do not change, as a struct of the contract.
    #: The target that a decision would have to reach by chance, as far as the viewer of the board can tell.
    odds: Callable[[Any, Any], Odds | None] = _nothing
    round: Callable[[Any], int] = _first  #: The round, for people to find their way in a log.

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every event type of the system, old versions too. An event that used chance has its use in `use`, and the
        outcome in `link` and `faces` or `index`. Those are in its sealed part `secret` where only its audience may know
        them. An event that opens seals has the versions of the sealed events in `opens`."""
        return self.contract.file.unions["Event"][1]

    @property
    def decision(self) -> Any:
        """The type of a decision: a tagged union of structs. A decision that takes back the seat's previous choice has
        the class variable `takes_back`, which is true. It does not restart the reply limit."""
        return reduce(or_, self.contract.file.unions["Decision"][1])

    @property
    def step(self) -> Any:
        """The type of what is half done: a tagged union of structs, where the contract has one."""
        _, steps = self.contract.file.unions.get(self.contract.file.steps, ("", ()))
        return reduce(or_, steps) if steps else None

    @property
    def package(self) -> str:
        """The Python package that holds it."""
        return self.contract.view.__module__.rpartition(".")[0]


KINDS: Final[dict[str, type | tuple[type, ...]]] = {
    "name": str,
    "contract": Contract,
    "packs": Packs,
    "rules": Rules,
    "words": Words,
    "log_checks": LogChecks,
    "rendering": Drawing,
    "links": (Links, type(None)),
    "read_model": ReadModel,
}
"""The parts of a system that are values of one kind."""


class SystemRefused(Exception):
    """A system lacks what every system gives; the text says which, and what."""


def systems_of(family: str) -> tuple[System, ...]:
    """The systems of a family, by the name of its folder. Raises `SystemRefused` if one lacks something."""
    try:
        found: tuple[System, ...] = import_module(f"kronika.domain.{family}.family").SYSTEMS
    except TypeError as error:
        raise SystemRefused(f"the family {family} cannot be made: {error}") from error
    return found


def must_be_whole(systems: Iterable[Any]) -> None:
    """Raises `SystemRefused` for the first of these that is not a system, or whose parts do not fit together."""
    for system in systems:
        name = getattr(system, "name", type(system).__name__)
        if not isinstance(system, System):
            raise SystemRefused(f"the system {name} is not a value of kronika.domain.kernel.system.System")
        for member, kind in KINDS.items():
            if not isinstance(getattr(system, member), kind):
                wanted = " or ".join(one.__name__ for one in (kind if isinstance(kind, tuple) else (kind,)))
                raise SystemRefused(f"the system {name} has a {member} of another kind: make it a {wanted}")
        for wrong in _misfits(system):
            raise SystemRefused(f"the system {name}: {wrong}")


def _misfits(system: Any) -> Iterator[str]:
    """Yields what in a system does not fit the rest of it."""
    contract = system.contract
    for field, kind in (
        ("view", msgspec.Struct),
        ("scene", msgspec.Struct),
        ("prompts", StrEnum),
        ("endings", StrEnum),
    ):
        given = getattr(contract, field)
        if not (isinstance(given, type) and issubclass(given, kind)):
            yield f"{field} in its contract must be a type of {kind.__name__}"
    for union in ("Decision", "Event"):
        if union not in contract.file.unions or len(contract.file.unions[union][1]) < 2:
            yield f"its contract must have a union {union} of at least two structs"
            return
    still = [event.__name__ for event in system.events if event not in system.upcasts and not applied_to_board(event)]
    if still:
        yield f"{', '.join(still)} must have a method apply(board), or an upcast"
    unsaid = list(system.words.rulebook.unsaid())
    if unsaid:
        yield f"its rulebook must tell {', '.join(unsaid)} in both languages"
    for path, kind in _functions(System):
        takes = get_args(kind)[0]
        try:
            signature(attrgetter(path)(system)).bind(*takes)
        except TypeError:
            yield f"{path} must take ({', '.join(getattr(one, '__name__', str(one)) for one in takes)})"


def _functions(holder: type[msgspec.Struct], before: str = "") -> Iterator[tuple[str, Any]]:
    """The functions that a system gives, by their paths, with what they take."""
    for name, kind in get_type_hints(holder).items():
        if kind in (Packs, Rules, Words, LogChecks):
            yield from _functions(kind, f"{name}.")
        elif get_origin(kind) is Callable:
            yield f"{before}{name}", kind
