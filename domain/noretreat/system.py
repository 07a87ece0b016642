"""No Retreat! as a system of the kernel: its prompts, how play goes on from step to step (NR8, NR135 to NR137), and
what its games publish."""

import sys
from collections.abc import Container

from kronika.domain.kernel import catalogue
from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.contract import Contract, ContractFile
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.events import Event, Order
from kronika.domain.kernel.setups import LineUp, Meta
from kronika.domain.kernel.steps import Ask, Decision, Declining, Engine, Objection, Stack, Step, defined_below
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Emitter, Example, Flip, Odds, Outcome, Prompt, RollResult
from kronika.domain.kernel.words import Reason, Rejection, Word
from kronika.domain.noretreat import content, events, loading, log_checks, state, text
from kronika.domain.noretreat import view as views
from kronika.domain.noretreat.bots import SENSIBLE
from kronika.domain.noretreat.content import cards, words
from kronika.domain.noretreat.content.words import SIDES, other
from kronika.domain.noretreat.events import CardLost, FramePopped, FramePushed, FrameReplaced, LaidOut, inherit
from kronika.domain.noretreat.pack import Pack
from kronika.domain.noretreat.rendering import DRAWING
from kronika.domain.noretreat.rules import turn
from kronika.domain.noretreat.rules.cards import Cards
from kronika.domain.noretreat.rules.parts import declined
from kronika.domain.noretreat.state import CALLED, Board, SetUp
from kronika.domain.noretreat.words import message


class PromptKind(Word):
    """The kind of a prompt."""

    KEEP_CARDS = "keep_cards"  #: Which card it gives up of those dealt at set-up (NR5).
    DISCARD_TO_TWO = "discard_to_two"  #: Which card it discards, down to two (NR10).
    DISCARD_WAR = "discard_war"  #: Which card it discards for the war on two fronts (NR13).
    DISCARD = "discard"  #: Which card it discards for an event (NR128).
    EVENT_WINDOW = "event_window"  #: Whether it plays a card (NR138).
    CANCEL = "cancel"  #: Whether it cancels a card (NR129).
    CHOOSE = "choose"  #: The choice for an event (NR128).
    PAY = "pay"  #: With which card it pays (NR18).
    FLIP = "flip"  #: Which unit it turns (NR28 to NR30).
    PLACE = "place"  #: Which unit it brings in (NR32).
    PLACE_AT = "place_at"  #: Where the unit comes (NR32).
    REORGANISE = "reorganise"  #: Which unit it reorganises (NR37).
    MOVE = "move"  #: Which unit it moves (NR38).
    GO = "go"  #: Where the unit goes (NR38).
    STEP = "step"  #: Which way the unit takes (NR38).
    STRATEGIC_RESERVE = "strategic_reserve"  #: Which unit gets the strategic reserve marker (NR50).
    LOCAL_SUPPORT = "local_support"  #: Which unit gets local support (NR113).
    DECLARE_TARGETS = "declare_targets"  #: Which space it will attack (NR51).
    DECLARE_COUNTERBLOWS = "declare_counterblows"  #: Where it declares a counterblow (NR52).
    CHOOSE_BATTLE = "choose_battle"  #: Which battle is fought next (NR132).
    ADD_HEX = "add_hex"  #: Whether another space joins the battle (NR132).
    CHOOSE_ATTACKERS = "choose_attackers"  #: Which units attack (NR132).
    CHOOSE_TERRAIN_HEX = "choose_terrain_hex"  #: The terrain of which space counts (NR60).
    COMMIT_SUPPORT = "commit_support"  #: Whether it uses a support marker (NR58).
    COMMIT_CARD = "commit_card"  #: Whether it plays a card in the battle (NR58).
    ACCEPT_COUNTERATTACK = "accept_counterattack"  #: Whether it counterattacks (NR66).
    PLACE_COUNTERBLOW = "place_counterblow"  #: Where the counterblow marker goes that the battle leaves (NR67).
    LOSE_STEP = "lose_step"  #: Which unit loses a step (NR70).
    PLACE_CADRE = "place_cadre"  #: Whether a cadre takes the place of a unit (NR106).
    RETREAT = "retreat"  #: Which unit retreats, and where (NR72).
    ADVANCE = "advance"  #: Which unit advances, and where (NR75).
    ADVANCE_ON = "advance_on"  #: Whether the unit advances further (NR76).
    OVERSTACK = "overstack"  #: Which unit leaves, where there are too many (NR41).
    UNSCORCH = "unscorch"  #: Whether it rebuilds a scorched city (NRR35).
    DETRAIN = "detrain"  #: Which unit detrains (NR48).
    DETRAIN_AT = "detrain_at"  #: Where the unit detrains (NR49).
    RESERVE_DETRAIN = "reserve_detrain"  #: Whether the strategic reserve detrains (NR50).
    DETACH = "detach"  #: Whether it detaches a unit (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: Whether it forms fortified fronts (NR112).
    PARTISANS = "partisans"  #: Against which unit the partisans work (NR120).
    JOKER = "joker"  #: Whether it exchanges cards with the Joker (NR117).
    SHIFT_INITIATIVE = "shift_initiative"  #: Whether it spends a victory point on the initiative (NR118).
    SET_UP = "set_up"  #: Which unit it sets up (NR5).


SHOWN = 12
"""Answers named in a refusal."""


def _refuse(
    board: Board, ask: Ask, decision: Decision, objection: Objection | None, accepted: tuple[Decision, ...]
) -> Rejection:
    said = text.describe_decision(board, decision)
    asked = text.describe_prompt(board, Prompt(0, ask.seat, ask.kind, ask.subject))
    rule, told, _ = objection or Objection(
        board.frames[-1].asks[ask.kind], message("not-now", decision=said, asked=asked)
    )
    named = tuple([catalogue.text(text.describe_decision(board, one), "en") for one in accepted[:SHOWN]])
    return Rejection(Reason.AGAINST_THE_RULES, rule, told, named)


def _steps(board: Board, ask: Ask) -> tuple[Step, ...]:
    decision, frames = declined(ask.kind), board.frames[-1:]
    declining = [Declining(frame, decision) for frame in frames if decision is not None]
    return (*declining, *frames, Cards(ask.seat))


def _current(board: Board) -> Step | None:
    return None if board.winner else board.frames[-1]


ENGINE = Engine(
    steps=_steps,
    refuse=_refuse,
    current=_current,
    stack=Stack(FramePushed, FrameReplaced, FramePopped),
    settles=True,
)
"""NR8: play continues until a side has to decide. A prompt with one answer, judged from public knowledge, is answered
automatically (NR135)."""


def start(out: Emitter, chance: Chance) -> None:
    """NR5: cards are dealt, and play begins."""
    play = ENGINE.play(out, chance)
    if not play.board.frames:
        turn.start(play)
    ENGINE.run(play)


DECISIONS = defined_below(__package__, Decision)
STEPS = defined_below(__package__, Step)
RULES = tuple(dict.fromkeys(sys.modules[kind.__module__] for kind in (PromptKind, *STEPS, *DECISIONS)))
"""The modules that define them, with the words that these need, and this one."""

CONTRACT = Contract(
    file=ContractFile(
        path="kronika/noretreat/v1/noretreat.proto",
        package="kronika.noretreat.v1",
        doc="Games of No Retreat!: decisions, events, views. Rule ids in comments are those of the digest.",
        modules=(words, cards, content, state, *RULES, events, views),
        unions={
            "Decision": ("A decision of a side.", DECISIONS),
            "Frame": ("Something half done.", STEPS),
            "Event": ("An event of a game.", events.EVENTS),
        },
        prefix="NoRetreat",
        imports=("kronika/chance/v1/chance.proto",),
        never=(words.Data, Cards, state.Board),
    ),
    of="a game of No Retreat! The Russian Front",
    view=views.NoRetreatView,
    scene=content.Content,
    prompts=PromptKind,
    endings=events.Ending,
    recurring=frozenset({*DECISIONS, views.UnitView, views.ControlView, views.SupplyView}),
)


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
    return declined(prompt.kind) if prompt.kind in PASSED else None


def _odds(board: Board, decision: Decision) -> Odds | None:
    steps = (Cards(board.viewer), *board.frames[-1:])
    return next((found for step in steps if (found := step.odds(board, decision)) is not None), None)


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


def _seat(board: Board, seat: str) -> Called:
    return CALLED[seat]


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
        objection=ENGINE.objection,
    ),
    words=Words(
        title="No Retreat!",
        rulebook=text.RULEBOOK,
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
    view=views.view,
    scene=views.scene,
    odds=_odds,
    round=_round,
)
