"""No Retreat! as a system of the kernel."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.chance import Asked, Chance
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.drawing import Drawing
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.links import Links
from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.read_models import NO_ROWS
from kronika.domain.kernel.setups import LineUp, Meta
from kronika.domain.kernel.trials import Trials
from kronika.domain.kernel.values import Emitter, Flip, Odds, Outcome, PackCard, Prompt, RollResult
from kronika.domain.kernel.words import Rejection, Sentence
from kronika.domain.noretreat import agreement, loading, text
from kronika.domain.noretreat import decide as rules
from kronika.domain.noretreat.bots.sensible import SENSIBLE
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.sides import SIDES, other
from kronika.domain.noretreat.contract import CONTRACT
from kronika.domain.noretreat.decisions import Decision, Pass
from kronika.domain.noretreat.drawing.drawing import DRAWING
from kronika.domain.noretreat.events import EVENTS, CardLost, LaidOut, SetUp
from kronika.domain.noretreat.evolve import EVOLVE
from kronika.domain.noretreat.inherit import inherit
from kronika.domain.noretreat.names import NOUNS
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.rulebook import RULEBOOK
from kronika.domain.noretreat.rules.stating import odds_of
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.trials import TRIALS
from kronika.domain.noretreat.view import NoRetreatView, scene, view

PASSED = ("event_window", "cancel", "commit_card")
"""NR138: prompts that a standing order may pass."""


class NoRetreat:
    """See `kronika.domain.kernel.system.System`."""

    name = "noretreat"
    shares_decks = True
    contract = CONTRACT
    decision: Any = Decision
    setup: type[msgspec.Struct] = SetUp
    events: tuple[type[Event], ...] = EVENTS
    upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = {}
    evolve: Mapping[type[Event], Callable[[Any, Any], Any]] = EVOLVE
    bots: Mapping[str, Bot] = {SENSIBLE.card.name: SENSIBLE}
    drawing: Drawing = DRAWING
    links: Links | None = None
    trials: Trials = TRIALS
    read_model = NO_ROWS
    rulebook = RULEBOOK

    def load_pack(self, files: Files) -> Pack:
        return loading.load(files)

    def describe(self, pack: Pack) -> PackCard:
        return loading.describe(pack)

    def meta(self, pack: Pack, scenario: str) -> Meta:
        """Raises `KeyError`."""
        return Meta((LineUp(self.describe(pack).scenario(scenario).seats),), (SENSIBLE.card,))

    def without_secrets(self, pack: Pack, scenario: str) -> Pack:
        return pack

    def opening(self, pack: Pack, setup: SetUp) -> tuple[Event, ...]:
        return (LaidOut(setup, pack.content(setup.scenario)),)

    def set_up(self, board: Board) -> SetUp:
        return board.setup

    def inherit(self, events: list[Event], board: Board) -> tuple[Event, ...]:
        return inherit(events, board)

    def blank(self, eyes: str) -> Board:
        return Board(eyes)

    def start(self, out: Emitter, chance: Chance) -> None:
        rules.start(out, chance)

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Decision, chance: Chance) -> Rejection | None:
        return rules.decide(out, seat, prompt, decision, chance)

    def is_secret(self, board: Board, prompt: Prompt) -> bool:
        return False

    def is_private(self, board: Board, prompt: Prompt) -> bool:
        return rules.is_private(board, prompt)

    def legal(self, board: Board, prompt: Prompt) -> tuple[Decision, ...]:
        return rules.legal(board, prompt)

    def outcome(self, board: Board) -> Outcome | None:
        return Outcome((board.winner,), board.how, board.rule) if board.winner else None

    def gave_up(self, out: Emitter, seat: str, chance: Chance) -> tuple[str, ...]:
        return (other(seat),)

    def resolve(self, out: Emitter, chance: Chance) -> None:
        """It is played in no campaign."""

    def may_resign(self, board: Board, seat: str) -> None:
        return None

    def passes(self, board: Board, prompt: Prompt) -> Decision | None:
        return Pass() if prompt.kind in PASSED else None

    def orders(self, board: Board, seat: str) -> tuple[Order, ...]:
        untils = [f"{side}-turn-{board.turn}" for side in SIDES] + ["game"]
        possible = (Order(kind, until) for kind in PASSED for until in untils)
        all_ = Order("", f"{board.active or SIDES[0]}-turn-{board.turn}")
        return (all_, *(order for order in possible if self.order_stands(board, order)))

    def order_stands(self, board: Board, order: Order) -> bool:
        """To the end of a player turn of this game turn, or of the game."""
        side, _, turn = order.until.partition("-turn-")
        if side not in SIDES:
            return order.until == "game"
        if not turn.isdecimal() or int(turn) != board.turn:
            return False
        return board.active in ("", side) or (side == SIDES[1] and board.active == SIDES[0])

    def contradicts(self, board: Board, event: Event) -> str:
        return agreement.contradicts(board, event)

    def unsound(self, opening: tuple[Event, ...], board: Board) -> str:
        return agreement.unsound(board)

    def calls_for(self, board: Board, seat: str, decision: Decision | None) -> Container[Asked]:
        return agreement.Purposes(board)

    def misquotes(self, event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
        return ""

    def flipped(self, event: Event) -> Flip | None:
        """NR126: a card lost at random lies open before everybody, and can be disputed."""
        return Flip(str(event.card)) if isinstance(event, CardLost) else None

    def result(self, board: Board, event: Event) -> RollResult | None:
        return text.result_of(event)

    def view(self, board: Board) -> NoRetreatView:
        return view(board)

    def scene(self, board: Board) -> Content:
        return scene(board)

    def seat_noun(self, board: Board, seat: str) -> Noun:
        return NOUNS[seat]

    def say_event(self, board: Board, event: Event) -> Sentence | None:
        return text.say_event(board, event)

    def say_decision(self, board: Board, decision: Decision) -> Sentence:
        return text.say_decision(board, decision)

    def say_prompt(self, board: Board, prompt: Prompt) -> Sentence:
        return text.say_prompt(board, prompt)

    def say_order(self, order: Order) -> Sentence:
        return text.say_order(order)

    def say_doing(self, board: Board) -> Sentence | None:
        return text.say_doing(board)

    def odds(self, board: Board, decision: Decision) -> Odds | None:
        return odds_of(board, decision)

    def say_part(self, name: str) -> Sentence:
        return text.say_part(name)

    def say_thrown(self, dice: int) -> Sentence:
        return text.say_thrown(dice)

    def round(self, board: Board) -> int:
        return board.turn


NORETREAT = NoRetreat()
