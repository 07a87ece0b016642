"""Tank Duel as a system of the kernel."""

from collections.abc import Container, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.chance import Asked, Chance
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.links import Links
from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.read_models import NO_ROWS
from kronika.domain.kernel.setups import Meta
from kronika.domain.kernel.values import Emitter, Flip, Odds, Outcome, PackCard, Prompt, RollResult
from kronika.domain.kernel.words import Rejection, Sentence
from kronika.domain.tankduel import agenda, agreement, leaving, loading, names, refusing, text
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.bots.sensible import SENSIBLE
from kronika.domain.tankduel.choosing import Choices, parted
from kronika.domain.tankduel.content.words import Ending
from kronika.domain.tankduel.contract import CONTRACT
from kronika.domain.tankduel.drawing.drawing import DRAWING
from kronika.domain.tankduel.evolve import EVOLVE
from kronika.domain.tankduel.fitting import misfit
from kronika.domain.tankduel.odds import odds
from kronika.domain.tankduel.pack import Pack
from kronika.domain.tankduel.rulebook import RULEBOOK
from kronika.domain.tankduel.rules.deck import Purposes, marker_of, upper_part
from kronika.domain.tankduel.setup import SetUp, lay_out, meta
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.trials import TRIALS
from kronika.domain.tankduel.view import TankDuelScene, TankDuelView, scene, view

SEALED = ("initiative", "action", "fire_check", "fight_fire", "morale_check", "discard", "give", "redraw")
"""Prompts whose answers are the seat's own."""
PRIVATE = (*SEALED, "reaction", "laid")
"""Prompts whose answers depend on a hand."""


class TankDuel:
    """See `kronika.domain.kernel.system.System`."""

    name = "tankduel"
    shares_decks = True
    contract = CONTRACT
    decision: Any = d.Decision
    setup: type[msgspec.Struct] = Choices
    events: tuple[type[Event], ...] = e.EVENTS
    upcasts: Mapping[type[Event], Any] = {}
    evolve: Mapping[type[Event], Any] = EVOLVE
    bots: Mapping[str, Bot] = {SENSIBLE.card.name: SENSIBLE}
    drawing = DRAWING
    links: Links | None = None
    trials = TRIALS
    read_model = NO_ROWS
    rulebook = RULEBOOK

    # --- packs

    def load_pack(self, files: Files) -> Pack:
        return loading.load(files)

    def describe(self, pack: Pack) -> PackCard:
        return loading.describe(pack)

    def meta(self, pack: Pack, scenario: str) -> Meta:
        found = meta(pack, scenario, tuple(bot.card for bot in self.bots.values()))
        return replace(found, misfit=partial(misfit, pack))

    def without_secrets(self, pack: Pack, scenario: str) -> Pack:
        return pack

    def opening(self, pack: Pack, setup: SetUp) -> tuple[Event, ...]:
        battle = lay_out(pack, setup)
        stored, players = parted(setup)
        shown_hands = isinstance(setup, Choices) and setup.shown_hands
        return (e.LaidOut(stored, battle, upper_part(len(battle.cards)), marker_of(1, battle), players, shown_hands),)

    def set_up(self, board: Board) -> Choices:
        return board.setup

    def inherit(self, events: list[Event], board: Board) -> tuple[Event, ...]:
        """A battle is taken over at the beginning of a round."""
        tanks, battle = board.tanks.values(), board.battle
        stored, players = parted(board.setup)
        return (
            e.TakenOver(
                stored,
                battle,
                max(board.round, 1),
                board.passed,
                upper_part(len(battle.cards)),
                marker_of(board.passed, battle),
                {tank.id: tank.vp for tank in tanks},
                {tank.id: tank.medals for tank in tanks},
                players,
                board.setup.shown_hands,
            ),
        )

    # --- play

    def blank(self, eyes: str) -> Board:
        return Board(eyes)

    def start(self, out: Emitter, chance: Chance) -> None:
        agenda.start(out, chance)

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Any, chance: Chance) -> Rejection | None:
        question = agenda.question_of(out.board, prompt)
        if question is None or decision not in question.options:
            return refusing.refused(out.board, prompt, decision, () if question is None else question.options)
        agenda.answer(out, chance, question, decision)
        return None

    def is_secret(self, board: Board, prompt: Prompt) -> bool:
        return prompt.secret or prompt.kind in SEALED

    def is_private(self, board: Board, prompt: Prompt) -> bool:
        return prompt.secret or prompt.kind in PRIVATE

    def legal(self, board: Board, prompt: Prompt) -> tuple[Any, ...]:
        question = agenda.question_of(board, prompt)
        return () if question is None else question.options

    def outcome(self, board: Board) -> Outcome | None:
        """Where Robata wins, the battle is lost for all who play."""
        if not board.over:
            return None
        lost = board.battle.robata is not None and not board.winners and board.how != Ending.DRAW
        return Outcome(board.winners, Ending.LOST if lost else board.how, "TD77")

    def gave_up(self, out: Emitter, seat: str, chance: Chance) -> tuple[str, ...] | None:
        return leaving.gave_up(out, seat, chance)

    def resolve(self, out: Emitter, chance: Chance) -> None:
        """It is played in no campaign."""

    def may_resign(self, board: Board, seat: str) -> None:
        return None

    def passes(self, board: Board, prompt: Prompt) -> Any:
        return d.Pass() if prompt.kind == "reaction" else None

    def orders(self, board: Board, seat: str) -> tuple[Order, ...]:
        this_round = f"round-{board.round}"
        return (Order("", this_round), Order("reaction", this_round), Order("reaction", "game"))

    def order_stands(self, board: Board, order: Order) -> bool:
        return order.until == "game" or order.until == f"round-{board.round}"

    # --- what a log must agree with

    def contradicts(self, board: Board, event: Event) -> str:
        return agreement.contradicts(board, event)

    def unsound(self, opening: tuple[Event, ...], board: Board) -> str:
        return agreement.unsound(board)

    def calls_for(self, board: Board, seat: str, decision: Any) -> Container[Asked]:
        return Purposes(board)

    def misquotes(self, event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
        return agreement.misquotes(event, opened)

    # --- what people see

    def flipped(self, event: Event) -> Flip | None:
        if not isinstance(event, e.CardFlipped):
            return None
        return Flip(str(event.card), event.card, event.test)

    def result(self, board: Board, event: Event) -> RollResult | None:
        return text.result_of(board, event)

    def view(self, board: Board) -> TankDuelView:
        return view(board)

    def scene(self, board: Board) -> TankDuelScene:
        return scene(board)

    def seat_noun(self, board: Board, seat: str) -> Noun:
        return names.seat_noun(seat)

    def say_event(self, board: Board, event: Event) -> Sentence | None:
        return text.say_event(board, event)

    def say_decision(self, board: Board, decision: Any) -> Sentence:
        return text.say_decision(board, decision)

    def say_prompt(self, board: Board, prompt: Prompt) -> Sentence:
        return text.say_prompt(board, prompt)

    def say_order(self, order: Order) -> Sentence:
        return text.say_order(order)

    def say_doing(self, board: Board) -> Sentence | None:
        return text.say_doing(board)

    def odds(self, board: Board, decision: Any) -> Odds | None:
        return odds(board, decision)

    def say_part(self, name: str) -> Sentence:
        return text.say_part(name)

    def say_thrown(self, dice: int) -> Sentence:
        return text.say_thrown(dice)

    def round(self, board: Board) -> int:
        return board.round


TANKDUEL = TankDuel()
