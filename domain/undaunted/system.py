"""Undaunted as a system of the kernel."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Asked, Chance
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.drawing import Drawing
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.links import Links
from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.read_models import ReadModel
from kronika.domain.kernel.setups import LineUp, Meta, PlainSetup
from kronika.domain.kernel.trials import Trials
from kronika.domain.kernel.values import Emitter, Odds, Outcome, PackCard, Prompt, RollResult
from kronika.domain.kernel.words import Rejection, Sentence
from kronika.domain.undaunted import decide as rules
from kronika.domain.undaunted import expected_chance, formats, names, text, validation
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.muster import without_secrets
from kronika.domain.undaunted.campaign.read_model import OF_GAMES
from kronika.domain.undaunted.conservation import unsound
from kronika.domain.undaunted.content import Setup
from kronika.domain.undaunted.contract import CONTRACT
from kronika.domain.undaunted.decisions import Decision
from kronika.domain.undaunted.drawing.drawing import DRAWING
from kronika.domain.undaunted.events import EVENTS, ScenarioSetUp
from kronika.domain.undaunted.evolve import EVOLVE
from kronika.domain.undaunted.formats import AnyPack
from kronika.domain.undaunted.inherit import inherit
from kronika.domain.undaunted.legal import legal, odds_of
from kronika.domain.undaunted.rulebook import RULEBOOK
from kronika.domain.undaunted.rules.dice import result_of
from kronika.domain.undaunted.rules.playing import refuse_withdrawal
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.trials import TRIALS
from kronika.domain.undaunted.upcasts import UPCASTS
from kronika.domain.undaunted.view import Scene, View, scene, view

PACKS = 8
"""Packs whose scenarios are kept as they were laid out, which takes milliseconds in a campaign's."""


@cached_by_identity(PACKS)
def _openings(pack: AnyPack, /) -> dict[str, Setup]:
    return {}


class Undaunted:
    """See `kronika.domain.kernel.system.System`."""

    name = "undaunted"
    shares_decks = False
    contract = CONTRACT
    decision: Any = Decision
    setup: type[msgspec.Struct] = PlainSetup
    events: tuple[type[Event], ...] = EVENTS
    upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = UPCASTS
    evolve: Mapping[type[Event], Callable[[Any, Any], Any]] = EVOLVE
    bots: Mapping[str, Bot] = {SENSIBLE.card.name: SENSIBLE}
    drawing: Drawing = DRAWING
    links: Links | None = None
    trials: Trials = TRIALS
    read_model: ReadModel = OF_GAMES
    rulebook = RULEBOOK

    def load_pack(self, files: Files) -> AnyPack:
        return formats.load(files)

    def describe(self, pack_: AnyPack) -> PackCard:
        return formats.describe(pack_)

    def meta(self, pack_: AnyPack, scenario: str) -> Meta:
        """Raises `KeyError`."""
        line_up = LineUp(self.describe(pack_).scenario(scenario).seats)
        return Meta((line_up,), tuple(bot.card for bot in self.bots.values()))

    def without_secrets(self, pack_: AnyPack, scenario: str) -> AnyPack:
        return without_secrets(pack_, scenario) if isinstance(pack_, CampaignPack) else pack_

    def opening(self, pack_: AnyPack, setup: PlainSetup) -> tuple[Event, ...]:
        scenario = setup.scenario
        laid = _openings(pack_)
        if scenario not in laid:
            laid[scenario] = formats.lay_out(pack_, scenario)
        return (ScenarioSetUp(laid[scenario]),)

    def set_up(self, board: Board) -> PlainSetup:
        return PlainSetup(board.scene.scenario, board.scene.sides)

    def inherit(self, events: list[Event], board: Board) -> tuple[Event, ...]:
        return inherit(events, board)

    def blank(self, eyes: str) -> Board:
        return Board(eyes=eyes)

    def start(self, out: Emitter, chance: Chance) -> None:
        rules.start(out, chance)

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Decision, chance: Chance) -> Rejection | None:
        return rules.decide(out, seat, prompt, decision, chance)

    def is_secret(self, board: Board, prompt: Prompt) -> bool:
        return rules.is_secret(board, prompt)

    def is_private(self, board: Board, prompt: Prompt) -> bool:
        return rules.is_private(board, prompt)

    def legal(self, board: Board, prompt: Prompt) -> tuple[Decision, ...]:
        return legal(board, prompt)

    def outcome(self, board: Board) -> Outcome | None:
        return Outcome((board.winner,), board.how or "", board.rule) if board.winner else None

    def gave_up(self, out: Emitter, seat: str, chance: Chance) -> tuple[str, ...]:
        return (out.board.scene.opponent(seat),)

    def resolve(self, out: Emitter, chance: Chance) -> None:
        rules.resolve(out, chance)

    def may_resign(self, board: Board, seat: str) -> Rejection | None:
        return refuse_withdrawal(board, seat)

    def passes(self, board: Board, prompt: Prompt) -> None:
        return None

    def orders(self, board: Board, seat: str) -> tuple[Order, ...]:
        return ()

    def order_stands(self, board: Board, order: Order) -> bool:
        return False

    def contradicts(self, board: Board, event: Event) -> str:
        return validation.contradicts(board, event)

    def unsound(self, opening: tuple[Event, ...], board: Board) -> str:
        setup = next(event.setup for event in opening if isinstance(event, ScenarioSetUp))
        return unsound(setup, board)

    def calls_for(self, board: Board, seat: str, decision: Decision | None) -> Iterable[Asked] | Container[Asked]:
        return expected_chance.calls_for(board, seat, decision)

    def misquotes(self, event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
        return validation.misquotes(event, opened)

    def flipped(self, event: Event) -> None:
        return None

    def result(self, board: Board, event: Event) -> RollResult | None:
        return result_of(event)

    def view(self, board: Board) -> View:
        return view(board)

    def scene(self, board: Board) -> Scene:
        return scene(board)

    def seat_noun(self, board: Board, seat: str) -> Noun:
        return names.side_name(board, seat).cs

    def say_event(self, board: Board, event: Event) -> Sentence | None:
        return text.say_event(board, event)

    def say_decision(self, board: Board, decision: Decision) -> Sentence:
        return text.say_decision(board, decision)

    def say_prompt(self, board: Board, prompt: Prompt) -> Sentence:
        return text.say_prompt(board, prompt)

    def say_order(self, order: Order) -> None:
        return None

    def say_doing(self, board: Board) -> Sentence | None:
        return text.say_doing(board)

    def odds(self, board: Board, decision: Decision) -> Odds | None:
        return odds_of(board, decision)

    def say_part(self, name: str) -> Sentence:
        return text.say_part(name)

    def say_thrown(self, dice: int) -> Sentence:
        return text.say_thrown(dice)

    def round(self, board: Board) -> int:
        return board.round


UNDAUNTED = Undaunted()
