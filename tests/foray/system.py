"""Foray as a system of the kernel; see README.md beside this file."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.catalogue import SIDE
from kronika.domain.kernel.chance import ExpectedChance
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Event, Order, PackId
from kronika.domain.kernel.setups import BotCard, LineUp, Meta, Team
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Flip, Outcome, PackCard, Prompt, RollResult, ScenarioCard
from kronika.domain.kernel.words import REFEREE, Sentence
from tests.foray import events as e
from tests.foray import rules, text
from tests.foray.contract import CONTRACT
from tests.foray.drawing import DRAWING
from tests.foray.rulebook import RULEBOOK
from tests.foray.state import HIDDEN, TEAMS, Board, SetUp
from tests.foray.view import scene, view

LINE_UPS = {"team": ("n1", "n2", "s1", "s2"), "duel": ("n1", "s1"), "alone": ("n1",)}


def _raids(seen: Seen, noise: Noise) -> Choice:
    """Raids where it can, else does anything."""
    return max(seen.choices, key=lambda one: (isinstance(one.decision, rules.Raid), noise(one.decision)))


RAIDER = Bot(BotCard("raider", "1", Sentence("raids where it can", "přepadá, kde může")), _raids)


class Purposes:
    """The chance that anything in Foray can ask for."""

    def __contains__(self, asked: object) -> bool:
        purpose, dice = asked
        known = {"draw": ("F2", "F11"), "raid": ("F8",), "gust": ("F12",), "steal": ("F9",)}
        return dice is None and purpose.rule in known.get(purpose.action, ())


def _describe(pack: Any) -> PackCard:
    return PACK


def _meta(pack: Any, scenario: str) -> Meta:
    """The team scenario can be played by fewer, too."""
    usual = LINE_UPS[scenario]
    fewer = [seats for seats in LINE_UPS.values() if scenario == "team" and seats != usual]
    return Meta(tuple(map(_line_up, (usual, *fewer))), (RAIDER.card,))


def _initial_events(pack: Any, setup: SetUp) -> tuple[Event, ...]:
    return (e.LaidOut(setup),)


def _inherit(events_: list[Event], board: Board) -> tuple[Event, ...]:
    return (e.TakenOver(board.setup, dict(board.points), max(board.round, 1)),)


def _auto_pass(board: Board, prompt: Prompt) -> Any:
    return rules.Pass() if prompt.kind == "react" else None


def _orders(board: Board, seat: str) -> tuple[Order, ...]:
    this_round = f"round-{board.round}"
    return (Order("", this_round), Order("react", this_round), Order("react", "game"))


def _order_holds(board: Board, order: Order) -> bool:
    return order.until == "game" or order.until == f"round-{board.round}"


def _outcome(board: Board) -> Outcome | None:
    return Outcome(board.winners, rules.Ending.ROUNDS, "F13") if board.ended else None


def _check_event(board: Board, event: Event) -> str:
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


def _check_board(opening: tuple[Event, ...], board: Board) -> str:
    held = board.elsewhere
    return "" if len(set(held)) == len(held) and set(held) <= set(board.cards) else "a card is there twice"


def _expected_chance(board: Board, seat: str, decision: Any) -> Container[ExpectedChance]:
    return Purposes()


def _check_openings(event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
    if not isinstance(event, e.PicksShown):
        return ""
    for seat, contents in opened.items():
        told = sorted(contents)
        pick = msgspec.json.encode(event.picks.get(seat))
        if len(told) != 2 or pick not in told or not any(b'"card":' + pick in one for one in told):
            return f"shows another pick of {seat} than the one that was sealed"
    return "" if set(opened) == set(event.picks) else "shows picks that were not sealed"


def _flipped(event: Event) -> Flip | None:
    return Flip(str(event.card), event.card, event.test) if isinstance(event, e.CardFlipped) else None


def _result(board: Board, event: Event) -> RollResult | None:
    if not isinstance(event, e.CardFlipped):
        return None
    test = event.test
    counts = rules.counts(test.target, event.use.purpose.rule, low=test.at_most)
    return RollResult(counts, test.success, (event.card,), (test.success,))


def _seat(board: Board, seat: str) -> Called:
    return Called(seat, SIDE.named(seat), one=True)


def _round(board: Board) -> int:
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


FORAY = System(
    name="foray",
    packs=Packs(
        load=lambda files: None,
        describe=_describe,
        meta=_meta,
    ),
    rules=Rules(
        start=rules.start,
        decide=rules.ENGINE.decide,
        is_secret=rules.ENGINE.is_secret,
        is_private=rules.ENGINE.is_private,
        legal=rules.ENGINE.legal,
        objection=rules.ENGINE.objection,
    ),
    words=Words(
        rulebook=RULEBOOK,
        seat=_seat,
        event=text.describe_event,
        decision=text.describe_decision,
        prompt=text.describe_prompt,
        order=text.describe_order,
        doing=text.describe_progress,
        part=text.describe_part,
        thrown=text.describe_dice,
    ),
    log_checks=LogChecks(
        check_event=_check_event,
        check_board=_check_board,
        expected_chance=_expected_chance,
        check_openings=_check_openings,
    ),
    shares_decks=True,
    contract=CONTRACT,
    setup=SetUp,
    bots={RAIDER.card.name: RAIDER},
    rendering=DRAWING,
    initial_events=_initial_events,
    inherit=_inherit,
    board=Board,
    auto_pass=_auto_pass,
    orders=_orders,
    order_holds=_order_holds,
    outcome=_outcome,
    resigned=rules.resigned,
    flipped=_flipped,
    result=_result,
    view=view,
    scene=scene,
    odds=rules.odds,
    round=_round,
)
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
