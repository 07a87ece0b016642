"""Tank Duel as a system of the kernel."""

import sys
from collections.abc import Container
from functools import partial
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import ExpectedChance
from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.setups import Meta
from kronika.domain.kernel.steps import defined_below
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Example, Flip, Outcome, Prompt
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel import log_checks, pack, resigning, shots, text
from kronika.domain.tankduel import setup as setups
from kronika.domain.tankduel import view as views
from kronika.domain.tankduel.bots.sensible import SENSIBLE
from kronika.domain.tankduel.content import missions, pieces, robata
from kronika.domain.tankduel.odds import odds
from kronika.domain.tankduel.pack import Pack
from kronika.domain.tankduel.rendering.drawing import DRAWING
from kronika.domain.tankduel.rules.acting import Plan
from kronika.domain.tankduel.rules.deck import Purposes, marker_of, upper_part
from kronika.domain.tankduel.rules.round import start
from kronika.domain.tankduel.rules.tasks import ENGINE, Task
from kronika.domain.tankduel.setup import Choices, parted
from kronika.domain.tankduel.setup_checks import misfit
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import RULEBOOK

SEALED = ("initiative", "action", "fire_check", "fight_fire", "morale_check", "discard", "give", "redraw")
"""Prompts whose answers are the seat's own."""
PRIVATE = (*SEALED, "reaction", "laid")
"""Prompts whose answers depend on a hand."""


def _meta(pack: Pack, scenario: str) -> Meta:
    found = setups.meta(pack, scenario, (SENSIBLE.card,))
    return replace(found, misfit=partial(misfit, pack))


def _initial_events(pack: Pack, setup: setups.SetUp) -> tuple[Event, ...]:
    battle = setups.lay_out(pack, setup)
    stored, players = parted(setup)
    shown_hands = isinstance(setup, Choices) and setup.shown_hands
    return (e.LaidOut(stored, battle, upper_part(len(battle.cards)), marker_of(1, battle), players, shown_hands),)


def _inherit(events: list[Event], board: Board) -> tuple[Event, ...]:
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


def _is_secret(board: Board, prompt: Prompt) -> bool:
    return prompt.secret or prompt.kind in SEALED


def _is_private(board: Board, prompt: Prompt) -> bool:
    return prompt.secret or prompt.kind in PRIVATE


def _outcome(board: Board) -> Outcome | None:
    """Where Robata wins, the battle is lost for all who play."""
    if not board.over:
        return None
    lost = board.battle.robata is not None and not board.winners and board.how != pieces.Ending.DRAW
    return Outcome(board.winners, pieces.Ending.LOST if lost else board.how, "TD77")


def _auto_pass(board: Board, prompt: Prompt) -> Any:
    return d.Pass() if prompt.kind == "reaction" else None


def _orders(board: Board, seat: str) -> tuple[Order, ...]:
    this_round = f"round-{board.round}"
    return (Order("", this_round), Order("reaction", this_round), Order("reaction", "game"))


def _order_holds(board: Board, order: Order) -> bool:
    return order.until == "game" or order.until == f"round-{board.round}"


def _check_board(opening: tuple[Event, ...], board: Board) -> str:
    return log_checks.check_board(board)


def _expected_chance(board: Board, seat: str, decision: Any) -> Container[ExpectedChance]:
    return Purposes(board)


def _flipped(event: Event) -> Flip | None:
    if not isinstance(event, e.CardFlipped):
        return None
    return Flip(str(event.card), event.card, event.test)


def _seat(board: Board, seat: str) -> Called:
    return text.seat_called(seat)


def _round(board: Board) -> int:
    return board.round


TASKS = defined_below(__package__, Task)
RULES = tuple(dict.fromkeys(sys.modules[task.__module__] for task in TASKS))
"""The modules that define the tasks."""

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/tankduel/v1/tankduel.proto",
        package="kronika.tankduel.v1",
        doc="Battles of Tank Duel: decisions, events, views. Rule ids in comments are those of its README.",
        modules=(
            pieces,
            robata,
            missions,
            d,
            *RULES,
            setups,
            e,
            shots,
            views,
        ),
        unions={
            "Decision": ("A decision of a seat.", d.Decision.__args__),
            "Task": ("Something half done.", TASKS),
            "Event": ("An event of a game.", e.EVENTS),
        },
        steps="Task",
        imports=("kronika/chance/v1/chance.proto",),
        prefix="TankDuel",
        never=(pieces.Data, setups.Choices, Plan, Task),
    ),
    of="a battle of Tank Duel",
    view=views.TankDuelView,
    scene=views.TankDuelScene,
    prompts=d.PromptKind,
    endings=pieces.Ending,
)

TANKDUEL = System(
    name="tankduel",
    packs=Packs(
        load=pack.load,
        describe=pack.describe,
        meta=_meta,
        examples=(Example("tankduel", "m1"),),
    ),
    rules=Rules(
        start=start,
        decide=ENGINE.decide,
        is_secret=_is_secret,
        is_private=_is_private,
        legal=ENGINE.legal,
        objection=ENGINE.objection,
    ),
    words=Words(
        title="Tank Duel",
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
        check_event=log_checks.check_event,
        check_board=_check_board,
        expected_chance=_expected_chance,
        check_openings=log_checks.check_openings,
    ),
    shares_decks=True,
    contract=CONTRACT,
    setup=Choices,
    bots={SENSIBLE.card.name: SENSIBLE},
    rendering=DRAWING,
    initial_events=_initial_events,
    inherit=_inherit,
    board=Board,
    outcome=_outcome,
    resigned=resigning.resigned,
    auto_pass=_auto_pass,
    orders=_orders,
    order_holds=_order_holds,
    flipped=_flipped,
    result=text.result_of,
    view=views.view,
    scene=views.scene,
    odds=odds,
    round=_round,
)
