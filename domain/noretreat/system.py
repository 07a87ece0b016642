"""No Retreat! as a system of the kernel."""

from collections.abc import Container

from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.setups import LineUp, Meta
from kronika.domain.kernel.steps import Decision
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Emitter, Example, Flip, Outcome, Prompt, RollResult
from kronika.domain.noretreat import loading, log_checks, text
from kronika.domain.noretreat.bots.sensible import SENSIBLE
from kronika.domain.noretreat.content.words import SIDES, other
from kronika.domain.noretreat.contract import CONTRACT
from kronika.domain.noretreat.events import CardLost, LaidOut, inherit
from kronika.domain.noretreat.names import CALLED
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.rendering.drawing import DRAWING
from kronika.domain.noretreat.rules.parts import Pass
from kronika.domain.noretreat.rules.stating import odds_of
from kronika.domain.noretreat.state import Board, SetUp
from kronika.domain.noretreat.steps import ENGINE, start
from kronika.domain.noretreat.view import scene, view

PASSED = ("event_window", "cancel", "commit_card")
"""NR138: prompts that a standing order may pass."""


def _meta(pack: Pack, scenario: str) -> Meta:
    """Raises `KeyError`."""
    return Meta((LineUp(loading.describe(pack).scenario(scenario).seats),), (SENSIBLE.card,))


def _initial_events(pack: Pack, setup: SetUp) -> tuple[Event, ...]:
    return (LaidOut(setup, pack.content(setup.scenario)),)


def _outcome(board: Board) -> Outcome | None:
    return Outcome((board.winner,), board.how, board.rule) if board.winner else None


def _resigned(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...]:
    return (other(seat),)


def _auto_pass(board: Board, prompt: Prompt) -> Decision | None:
    return Pass() if prompt.kind in PASSED else None


def _orders(board: Board, seat: str) -> tuple[Order, ...]:
    untils = [f"{side}-turn-{board.turn}" for side in SIDES] + ["game"]
    possible = (Order(kind, until) for kind in PASSED for until in untils)
    all_ = Order("", f"{board.active or SIDES[0]}-turn-{board.turn}")
    return (all_, *(order for order in possible if _order_holds(board, order)))


def _order_holds(board: Board, order: Order) -> bool:
    """To the end of a player turn of this game turn, or of the game."""
    side, _, turn = order.until.partition("-turn-")
    if side not in SIDES:
        return order.until == "game"
    if not turn.isdecimal() or int(turn) != board.turn:
        return False
    return board.active in ("", side) or (side == SIDES[1] and board.active == SIDES[0])


def _check_board(opening: tuple[Event, ...], board: Board) -> str:
    return log_checks.check_board(board)


def _expected_chance(board: Board, seat: str, decision: Decision | None) -> Container[ExpectedChance]:
    return log_checks.Purposes(board)


def _flipped(event: Event) -> Flip | None:
    """NR126: a card lost at random lies open before everybody, and can be disputed."""
    return Flip(str(event.card)) if isinstance(event, CardLost) else None


def _result(board: Board, event: Event) -> RollResult | None:
    return text.result_of(event)


def _seat_noun(board: Board, seat: str) -> Noun:
    return CALLED[seat].cs


def _round(board: Board) -> int:
    return board.turn


NORETREAT = System(
    name="noretreat",
    packs=Packs(
        load=loading.load,
        describe=loading.describe,
        meta=_meta,
        examples=(Example("russian_front", "a"),),
    ),
    rules=Rules(
        start=start,
        decide=ENGINE.decide,
        is_private=ENGINE.is_private,
        legal=ENGINE.legal,
    ),
    words=Words(
        rulebook=text.RULEBOOK,
        seat=_seat_noun,
        event=text.describe_event,
        decision=text.describe_decision,
        prompt=text.describe_prompt,
        order=text.describe_order,
        doing=text.describe_progress,
        part=text.describe_part,
        thrown=text.describe_dice,
    ),
    log_checks=LogChecks(
        check_event=log_checks.check_event,
        check_board=_check_board,
        expected_chance=_expected_chance,
    ),
    shares_decks=True,
    contract=CONTRACT,
    setup=SetUp,
    bots={SENSIBLE.card.name: SENSIBLE},
    rendering=DRAWING,
    initial_events=_initial_events,
    inherit=inherit,
    board=Board,
    outcome=_outcome,
    resigned=_resigned,
    auto_pass=_auto_pass,
    orders=_orders,
    order_holds=_order_holds,
    flipped=_flipped,
    result=_result,
    view=view,
    scene=scene,
    odds=odds_of,
    round=_round,
)
