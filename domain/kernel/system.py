"""What a rules family gives the kernel (design 7). The kernel knows nothing else of any game."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.chance import Asked, Chance
from kronika.domain.kernel.contract import Contract
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.drawing import Drawing
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.links import Links
from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.read_models import ReadModel
from kronika.domain.kernel.rulebooks import Rulebook
from kronika.domain.kernel.setups import Meta
from kronika.domain.kernel.trials import Trials
from kronika.domain.kernel.values import Emitter, Flip, Odds, Outcome, PackCard, Prompt, RollResult
from kronika.domain.kernel.words import Rejection, Sentence


class System(Protocol):
    """A rules family as a value."""

    name: str
    shares_decks: bool  #: Whether several seats draw from one deck: its draws take the referee's chain (design 14).
    contract: Contract  #: What it publishes.
    #: The type of a decision: a tagged union of structs. One that takes back the seat's choice before it has the
    #: class variable `takes_back`, which is true: the reply limit then does not begin anew.
    decision: Any
    setup: type[msgspec.Struct]  #: The type of a set-up: see `kronika.domain.kernel.setups`.
    #: Every event type of the system, old versions too. One that used chance says how in `use`, and
    #: with what outcome in `link` and `faces` or `index`, which stand in its sealed part `secret` where
    #: only its audience may know them. One that opens seals names the versions of theirs in `opens`.
    events: tuple[type[Event], ...]
    #: From an event type no longer emitted to what it means today.
    upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]]
    #: The reducer of each event: how it is applied to the board.
    evolve: Mapping[type[Event], Callable[[Any, Any], Any]]
    bots: Mapping[str, Bot]  #: The bots that can hold a seat, by name.
    drawing: Drawing  #: How it draws its positions.
    links: Links | None  #: Of a system whose streams start games and take over what has come of them.
    trials: Trials  #: How it is tried out by those who work on it.
    read_model: ReadModel  #: What it keeps of its logs besides what is kept of every game.
    rulebook: Rulebook  #: What its rules are about, by their ids.

    def __hash__(self) -> int:
        """A system is told from others by its identity, so that releases of one name can be compared."""

    # --- packs

    def load_pack(self, files: Files) -> Any:
        """A pack made of these files. Raises `PackRefused` with every mistake found."""

    def describe(self, pack: Any) -> PackCard:
        """The pack in short."""

    def meta(self, pack: Any, scenario: str) -> Meta:
        """What may be chosen when a scenario is set up. Raises `KeyError`."""

    def without_secrets(self, pack: Any, scenario: str) -> Any:
        """The pack with as much of a scenario as anybody may know before it is played."""

    def opening(self, pack: Any, setup: Any) -> tuple[Event, ...]:
        """The events that lay a scenario out, set up so (a value of `setup`). Raises `KeyError`."""

    def set_up(self, board: Any) -> Any:
        """The set-up (a value of `setup`) of a board; one without seats if it has not been laid out. Everybody may
        know it."""

    def inherit(self, events: list[Event], board: Any) -> tuple[Event, ...]:
        """The events that lay a new game out as `board` stands, which these events led to. Raises
        `KeyError` where a stream of this system is not taken over."""

    # --- play

    def blank(self, eyes: str) -> Any:
        """The board before the first event, as seen by an audience or by the referee. People may look at it, as at
        every other: its view, its scene, its drawing and what is half done on it can be told."""

    def start(self, out: Emitter, chance: Chance) -> None:
        """Play begins, or goes on from an inherited board: what happens before the first prompt."""

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Any, chance: Chance) -> Rejection | None:
        """Apply the rules to one decision: emit what it causes, or refuse and emit nothing."""

    def is_secret(self, board: Any, prompt: Prompt) -> bool:
        """Whether decisions on this prompt are sealed for the seat that makes them."""

    def is_private(self, board: Any, prompt: Prompt) -> bool:
        """Whether what may be answered depends on what others may not know: then no client answers by
        itself where there is one answer, as the haste would tell. What everybody knows is enough to tell
        whether it does."""

    def legal(self, board: Any, prompt: Prompt) -> tuple[Any, ...]:
        """Every decision that `decide` would accept on this prompt; at most 512. Told from what
        the seat asked may know, so its own board serves as well as the referee's."""

    def outcome(self, board: Any) -> Outcome | None:
        """How the game ended by its rules, if it has."""

    def gave_up(self, out: Emitter, seat: str, chance: Chance) -> tuple[str, ...] | None:
        """A seat gives up. The seats that win if that ends the game (none: it is lost for all), told
        from what everybody knows, with nothing emitted; else emit what follows from it and give None:
        the game goes on without the seat."""

    def resolve(self, out: Emitter, chance: Chance) -> None:
        """Carry out the results that are being resolved, with every choice made by rule; emit nothing where there
        are none. What everybody knows is enough to tell whether there are. In a game of a campaign this is done
        before a seat is out of it, so that no soldier, card or tile escapes; a system that is played in no
        campaign has nothing to do."""

    def may_resign(self, board: Any, seat: str) -> Rejection | None:
        """Why a seat cannot resign now from a game of a campaign, where the rules say when it may withdraw; None: it
        can. Told from what everybody knows."""

    def passes(self, board: Any, prompt: Prompt) -> Any:
        """The decision that lets a prompt pass, where one can: a window for reactions that is not used.
        None: only the seat itself can answer."""

    def orders(self, board: Any, seat: str) -> tuple[Order, ...]:
        """The standing orders that a seat may give now. Told from what the seat may know. One without a kind
        passes every prompt that `passes`, until its turn is over or another seat plays a card (`Event.played_by`)."""

    def order_stands(self, board: Any, order: Order) -> bool:
        """Whether what a standing order waits for has not come yet. Told from what everybody knows."""

    # --- what a log must agree with, whatever the rules are

    def contradicts(self, board: Any, event: Event) -> str:
        """What in an event cannot be, given the board before it: a card drawn that is not at its
        place in the deck, a card moved that is not where it is said to be. Empty if nothing."""

    def unsound(self, opening: tuple[Event, ...], board: Any) -> str:
        """What is not conserved or cannot be (law 3), in a board that these events began; empty if
        nothing."""

    def calls_for(self, board: Any, seat: str, decision: Any) -> Iterable[Asked] | Container[Asked]:
        """All chance that a decision of a seat on this board (None: the start of the game) can ask for:
        in order, or where that cannot be told, what it can be at all. What everybody knows is enough."""

    def misquotes(self, event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
        """Where an event that opens seals does not say what they hold (canonical JSON, by whose
        they were). Empty if nowhere."""

    # --- what people see

    def flipped(self, event: Event) -> Flip | None:
        """The card that an event flipped; None if it flipped none. Its odds are those of who sees only
        what everybody does."""

    def result(self, board: Any, event: Event) -> RollResult | None:
        """What counts in the roll or flip that an event is, and whether it succeeded; None if it is neither. `board` is
        the one after it."""

    def view(self, board: Any) -> Any:
        """The position as the board's audience sees it, as a struct of the contract."""

    def scene(self, board: Any) -> Any:
        """What does not change, as a struct of the contract."""

    def seat_noun(self, board: Any, seat: str) -> Noun:
        """What a seat is called in Czech."""

    def say_event(self, board: Any, event: Event) -> Sentence | None:
        """An event of the game as one sentence; `board` is the one after it."""

    def say_decision(self, board: Any, decision: Any) -> Sentence:
        """A decision as one sentence."""

    def say_prompt(self, board: Any, prompt: Prompt) -> Sentence:
        """What a prompt asks, as one sentence; of one whose kind is hidden, that something is asked.
        Told from the prompt, and of the board from what everybody knows."""

    def say_order(self, order: Order) -> Sentence | None:
        """What a standing order lets pass, and how long, as one sentence; None: the system has no such order."""

    def say_doing(self, board: Any) -> Sentence | None:
        """What is half done."""

    def odds(self, board: Any, decision: Any) -> Odds | None:
        """What a decision would have to reach by chance, as the eyes of the board can tell."""

    def say_part(self, name: str) -> Sentence:
        """What a part of a target is called (`Part.name`)."""

    def say_thrown(self, dice: int) -> Sentence:
        """What has to reach a target, as players write it: so many dice, or where there are none a card."""

    def round(self, board: Any) -> int:
        """The round, for people to find their way in a log."""
