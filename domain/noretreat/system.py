"""No Retreat! as a system of the kernel."""

from collections.abc import Container

from kronika.domain.kernel.chance import Asked, Chance
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.setups import LineUp, Meta
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Emitter, Flip, Outcome, Prompt, RollResult
from kronika.domain.noretreat import agreement, loading, text
from kronika.domain.noretreat import decide as rules
from kronika.domain.noretreat.bots.sensible import SENSIBLE
from kronika.domain.noretreat.content.sides import SIDES, other
from kronika.domain.noretreat.contract import CONTRACT
from kronika.domain.noretreat.decisions import Decision, Pass
from kronika.domain.noretreat.drawing.drawing import DRAWING
from kronika.domain.noretreat.events import EVENTS, CardLost, LaidOut
from kronika.domain.noretreat.inherit import inherit
from kronika.domain.noretreat.names import NOUNS
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.rulebook import RULEBOOK
from kronika.domain.noretreat.rules.stating import odds_of
from kronika.domain.noretreat.state import Board, SetUp
from kronika.domain.noretreat.trials import TRIALS
from kronika.domain.noretreat.view import scene, view

PASSED = ("event_window", "cancel", "commit_card")
"""NR138: prompts that a standing order may pass."""


def _meta(pack: Pack, scenario: str) -> Meta:
    """Raises `KeyError`."""
    return Meta((LineUp(loading.describe(pack).scenario(scenario).seats),), (SENSIBLE.card,))


def _opening(pack: Pack, setup: SetUp) -> tuple[Event, ...]:
    return (LaidOut(setup, pack.content(setup.scenario)),)


def _set_up(board: Board) -> SetUp:
    return board.setup


def _outcome(board: Board) -> Outcome | None:
    return Outcome((board.winner,), board.how, board.rule) if board.winner else None


def _gave_up(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...]:
    return (other(seat),)


def _passes(board: Board, prompt: Prompt) -> Decision | None:
    return Pass() if prompt.kind in PASSED else None


def _orders(board: Board, seat: str) -> tuple[Order, ...]:
    untils = [f"{side}-turn-{board.turn}" for side in SIDES] + ["game"]
    possible = (Order(kind, until) for kind in PASSED for until in untils)
    all_ = Order("", f"{board.active or SIDES[0]}-turn-{board.turn}")
    return (all_, *(order for order in possible if _order_stands(board, order)))


def _order_stands(board: Board, order: Order) -> bool:
    """To the end of a player turn of this game turn, or of the game."""
    side, _, turn = order.until.partition("-turn-")
    if side not in SIDES:
        return order.until == "game"
    if not turn.isdecimal() or int(turn) != board.turn:
        return False
    return board.active in ("", side) or (side == SIDES[1] and board.active == SIDES[0])


def _unsound(opening: tuple[Event, ...], board: Board) -> str:
    return agreement.unsound(board)


def _calls_for(board: Board, seat: str, decision: Decision | None) -> Container[Asked]:
    return agreement.Purposes(board)


def _flipped(event: Event) -> Flip | None:
    """NR126: a card lost at random lies open before everybody, and can be disputed."""
    return Flip(str(event.card)) if isinstance(event, CardLost) else None


def _result(board: Board, event: Event) -> RollResult | None:
    return text.result_of(event)


def _seat_noun(board: Board, seat: str) -> Noun:
    return NOUNS[seat]


def _round(board: Board) -> int:
    return board.turn


NORETREAT = System(
    name="noretreat",
    shares_decks=True,
    contract=CONTRACT,
    decision=Decision,
    setup=SetUp,
    events=EVENTS,
    bots={SENSIBLE.card.name: SENSIBLE},
    drawing=DRAWING,
    trials=TRIALS,
    rulebook=RULEBOOK,
    load_pack=loading.load,
    describe=loading.describe,
    meta=_meta,
    opening=_opening,
    set_up=_set_up,
    inherit=inherit,
    blank=Board,
    start=rules.start,
    decide=rules.decide,
    is_private=rules.is_private,
    legal=rules.legal,
    outcome=_outcome,
    gave_up=_gave_up,
    passes=_passes,
    orders=_orders,
    order_stands=_order_stands,
    contradicts=agreement.contradicts,
    unsound=_unsound,
    calls_for=_calls_for,
    flipped=_flipped,
    result=_result,
    view=view,
    scene=scene,
    seat_noun=_seat_noun,
    say_event=text.say_event,
    say_decision=text.say_decision,
    say_prompt=text.say_prompt,
    say_order=text.say_order,
    say_doing=text.say_doing,
    odds=odds_of,
    say_part=text.say_part,
    say_thrown=text.say_thrown,
    round=_round,
)
