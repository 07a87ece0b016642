"""Foray as a system of the kernel; see README.md beside this file."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.chance import Asked, Chance
from kronika.domain.kernel.czech import SIDE, Noun
from kronika.domain.kernel.events import Event, Order, PackId
from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.read_models import NO_ROWS
from kronika.domain.kernel.setups import BotCard, LineUp, Meta, Team
from kronika.domain.kernel.trials import NO_TRIALS
from kronika.domain.kernel.values import Emitter, Flip, Odds, Outcome, PackCard, Prompt, RollResult, ScenarioCard
from kronika.domain.kernel.words import REFEREE, Rejection, Sentence
from tests.foray import decisions, rules, text
from tests.foray import events as e
from tests.foray.contract import CONTRACT
from tests.foray.drawing import DRAWING
from tests.foray.rulebook import RULEBOOK
from tests.foray.state import EVOLVE, HIDDEN, TEAMS, Board
from tests.foray.view import ForayScene, ForayView, scene, view

LINE_UPS = {"team": ("n1", "n2", "s1", "s2"), "duel": ("n1", "s1"), "alone": ("n1",)}


def _raids(seen: Seen, noise: Noise) -> Choice:
    """Raids where it can, else does anything."""
    return max(seen.choices, key=lambda one: (isinstance(one.decision, decisions.Raid), noise(one.decision)))


RAIDER = Bot(BotCard("raider", "1", Sentence("raids where it can", "přepadá, kde může")), _raids)


class Purposes:
    """The chance that anything in Foray can ask for."""

    def __contains__(self, asked: object) -> bool:
        purpose, dice = asked
        known = {"draw": ("F2", "F11"), "raid": ("F8",), "gust": ("F12",), "steal": ("F9",)}
        return dice is None and purpose.rule in known.get(purpose.action, ())


class Foray:
    """See `kronika.domain.kernel.system.System`."""

    name = "foray"
    shares_decks = True
    contract = CONTRACT
    decision: Any = decisions.Any
    setup = e.SetUp
    events: tuple[type[Event], ...] = e.EVENTS
    upcasts: Mapping[type[Event], Any] = {}
    evolve: Mapping[type[Event], Any] = EVOLVE
    bots: Mapping[str, Bot] = {RAIDER.card.name: RAIDER}
    drawing = DRAWING
    links = None
    trials = NO_TRIALS
    read_model = NO_ROWS
    rulebook = RULEBOOK

    # --- packs

    def load_pack(self, files: Files) -> Any:
        return None

    def describe(self, pack: Any) -> PackCard:
        return PACK

    def meta(self, pack: Any, scenario: str) -> Meta:
        """The team scenario can be played by fewer, too."""
        usual = LINE_UPS[scenario]
        fewer = [seats for seats in LINE_UPS.values() if scenario == "team" and seats != usual]
        return Meta(tuple(map(_line_up, (usual, *fewer))), (RAIDER.card,))

    def without_secrets(self, pack: Any, scenario: str) -> Any:
        return pack

    def opening(self, pack: Any, setup: e.SetUp) -> tuple[Event, ...]:
        return (e.LaidOut(setup),)

    def set_up(self, board: Board) -> e.SetUp:
        return board.setup

    def inherit(self, events_: list[Event], board: Board) -> tuple[Event, ...]:
        return (e.TakenOver(board.setup, dict(board.points), max(board.round, 1)),)

    # --- play

    def blank(self, eyes: str) -> Board:
        return Board(eyes)

    def start(self, out: Emitter, chance: Chance) -> None:
        rules.start(out, chance)

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Any, chance: Chance) -> Rejection | None:
        return rules.decide(out, seat, prompt, decision, chance)

    def is_secret(self, board: Board, prompt: Prompt) -> bool:
        return prompt.kind in ("pick", "confide", "bury")

    def is_private(self, board: Board, prompt: Prompt) -> bool:
        return prompt.kind in ("pick", "react", "shield", "confide", "bury", "confirm")

    def legal(self, board: Board, prompt: Prompt) -> tuple[Any, ...]:
        return rules.legal(board, prompt)

    def resolve(self, out: Emitter, chance: Chance) -> None:
        """It is played in no campaign."""

    def may_resign(self, board: Board, seat: str) -> None:
        return None

    def passes(self, board: Board, prompt: Prompt) -> Any:
        return decisions.Pass() if prompt.kind == "react" else None

    def orders(self, board: Board, seat: str) -> tuple[Order, ...]:
        this_round = f"round-{board.round}"
        return (Order("", this_round), Order("react", this_round), Order("react", "game"))

    def order_stands(self, board: Board, order: Order) -> bool:
        return order.until == "game" or order.until == f"round-{board.round}"

    def outcome(self, board: Board) -> Outcome | None:
        return Outcome(board.winners, decisions.Ending.ROUNDS, "F13") if board.ended else None

    def gave_up(self, out: Emitter, seat: str, chance: Chance) -> tuple[str, ...] | None:
        return rules.gave_up(out, seat, chance)

    # --- what a log must agree with

    def contradicts(self, board: Board, event: Event) -> str:
        """Cards come from where they are; what is drawn is what stands at its place, where that is seen."""
        match event:
            case e.CardDrawn() | e.CardFlipped():
                return _wrong_draw(board, event)
            case e.CardPlayed(seat, card) if card not in board.hands[seat] and HIDDEN not in board.hands[seat]:
                return f"{seat} plays {card}, which it does not hold"
            case e.CardStolen(_, target) if event.secret.content is not None:
                taken, hand = event.secret.content, board.hands[target]
                if event.use.size != len(hand) or hand[taken.index : taken.index + 1] != (taken.card,):
                    return f"takes {taken.card}, which is not at place {taken.index} of the hand of {target}"
        return ""

    def unsound(self, opening: tuple[Event, ...], board: Board) -> str:
        held = board.elsewhere
        return "" if len(set(held)) == len(held) and set(held) <= set(board.cards) else "a card is there twice"

    def calls_for(self, board: Board, seat: str, decision: Any) -> Container[Asked]:
        return Purposes()

    def misquotes(self, event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
        if not isinstance(event, e.PicksShown):
            return ""
        for seat, contents in opened.items():
            told = sorted(contents)
            pick = msgspec.json.encode(event.picks.get(seat))
            if len(told) != 2 or pick not in told or not any(b'"card":' + pick in one for one in told):
                return f"shows another pick of {seat} than the one that was sealed"
        return "" if set(opened) == set(event.picks) else "shows picks that were not sealed"

    # --- what people see

    def flipped(self, event: Event) -> Flip | None:
        return Flip(str(event.card), event.card, event.test) if isinstance(event, e.CardFlipped) else None

    def result(self, board: Board, event: Event) -> RollResult | None:
        if not isinstance(event, e.CardFlipped):
            return None
        test = event.test
        counts = rules.counts(test.target, event.use.purpose.rule, low=test.at_most)
        return RollResult(counts, test.success, (event.card,), (test.success,))

    def view(self, board: Board) -> ForayView:
        return view(board)

    def scene(self, board: Board) -> ForayScene:
        return scene(board)

    def seat_noun(self, board: Board, seat: str) -> Noun:
        return SIDE.named(seat)

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
        return rules.odds(board, decision)

    def say_part(self, name: str) -> Sentence:
        return text.say_part(name)

    def say_thrown(self, dice: int) -> Sentence:
        return text.say_thrown(dice)

    def round(self, board: Board) -> int:
        return board.round


def _line_up(seats: tuple[str, ...]) -> LineUp:
    teams = tuple(Team(team, tuple(one for one in members if one in seats)) for team, members in TEAMS.items())
    return LineUp(seats, tuple(team for team in teams if team.seats))


def _wrong_draw(board: Board, event: Any) -> str:
    if event.use.audience != REFEREE or event.use.size != board.deck_size:
        return f"draws from {event.use.size} cards by the chain of {event.use.audience}; the deck has {board.deck_size}"
    card = event.card if isinstance(event, e.CardFlipped) else event.secret.content
    if card is not None and (card not in board.cards or card in board.elsewhere):
        return f"draws {card}, which is not in the deck"
    place = event.proof.content
    if place is not None and board.deck[place.index] != card:
        return f"draws {card}, which is not at place {place.index} of the deck"
    return ""


FORAY = Foray()
PACK = PackCard(
    PackId("foray", "1", "f0" * 32),
    Sentence("Foray", "Nájezd"),
    "reconstructed",
    "made for these tests",
    tuple(
        ScenarioCard(name, Sentence(name, {"team": "družstva", "duel": "souboj", "alone": "sám"}[name]), "", seats)
        for name, seats in LINE_UPS.items()
    ),
)
