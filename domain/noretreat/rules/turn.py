"""The sequence of play: set-up, housekeeping, player turns (NR5, NR6, NR87, NR90 to NR99)."""

from collections.abc import Callable

from kronika.domain.kernel.chance import Purpose
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.words import REFEREE
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.cards import Deck
from kronika.domain.noretreat.content.scenarios import Markers
from kronika.domain.noretreat.content.sides import AXIS, SIDES, SOVIET, other
from kronika.domain.noretreat.content.units import Arm
from kronika.domain.noretreat.content.words import Milestone, Nation, Phase
from kronika.domain.noretreat.decisions import Ending
from kronika.domain.noretreat.events import VpCause
from kronika.domain.noretreat.frames import (
    Agenda,
    Cause,
    Countering,
    Detraining,
    Discarding,
    Drawing,
    Due,
    Fighting,
    Flipping,
    Keeping,
    Laid,
    Moving,
    Placing,
    Removing,
    Reorganising,
    Reserving,
    Retreating,
    Stacking,
    Supporting,
    Targeting,
    TurnStep,
    Unscorching,
    WhyDiscarded,
    Window,
    WindowKind,
)
from kronika.domain.noretreat.rules import optional, rail, setting_up, victory
from kronika.domain.noretreat.rules.cards import cards_due
from kronika.domain.noretreat.rules.losses import move_vp
from kronika.domain.noretreat.rules.removals import clear_markers
from kronika.domain.noretreat.rules.stacking import crowded
from kronika.domain.noretreat.rules.supply import is_supplied, supply_phase
from kronika.domain.noretreat.rules.table import Table, put
from kronika.domain.noretreat.rules.turning import free_upgrades
from kronika.domain.noretreat.state import BOXES, DESTROYED, OUT, SURRENDERED, TRACK, WAITING, Board, DutyKind

PHASES: dict[Phase, tuple[TurnStep, ...]] = {
    Phase.CARDS: (
        TurnStep.CARD_PHASE,
        TurnStep.DISCARD,
        TurnStep.JOKER,
        TurnStep.DRAW,
        TurnStep.WAR,
        TurnStep.CARD_WINDOW,
    ),
    Phase.SUPPLY: (TurnStep.SUPPLY_PHASE, TurnStep.SUPPLY, TurnStep.DETACH, TurnStep.FORTIFIED, TurnStep.SUPPLY_WINDOW),
    Phase.ORGANISATION: (
        TurnStep.ORGANISATION_PHASE,
        TurnStep.FLIP,
        TurnStep.OVERSTACK,
        TurnStep.PLACE,
        TurnStep.OVERSTACK,
        TurnStep.REORGANISE,
        TurnStep.ORGANISATION_WINDOW,
        TurnStep.OVERSTACK,
    ),
    Phase.MOVEMENT: (
        TurnStep.MOVEMENT_PHASE,
        TurnStep.MOVE,
        TurnStep.OVERSTACK,
        TurnStep.MOVEMENT_WINDOW,
        TurnStep.OVERSTACK,
        TurnStep.RESERVE,
        TurnStep.SUPPORT,
        TurnStep.ALONE,
    ),
    Phase.COMBAT: (
        TurnStep.COMBAT_PHASE,
        TurnStep.TARGETS,
        TurnStep.COUNTERBLOWS,
        TurnStep.BATTLES,
        TurnStep.COMBAT_WINDOW,
        TurnStep.DUTIES,
        TurnStep.OVERSTACK,
    ),
    Phase.REMOVALS: (
        TurnStep.REMOVALS_PHASE,
        TurnStep.REMOVALS,
        TurnStep.UNSCORCH,
        TurnStep.MARKERS,
        TurnStep.REMOVALS_WINDOW,
        TurnStep.OVERSTACK,
    ),
    Phase.DETRAINING: (
        TurnStep.DETRAINING_PHASE,
        TurnStep.PARTISANS,
        TurnStep.DETRAIN,
        TurnStep.OVERSTACK,
        TurnStep.DETRAINING_WINDOW,
        TurnStep.OVERSTACK,
        TurnStep.RESERVE_DETRAIN,
        TurnStep.OVERSTACK,
        TurnStep.EASED,
        TurnStep.OVERSTACK,
    ),
}
"""The steps of each phase of a player turn (digest, «Sequence of play»)."""
BEGINNINGS = frozenset(steps[0] for steps in PHASES.values())
"""The steps with which phases begin."""

CHECKS = (TurnStep.OBJECTIVES, TurnStep.VICTORY_WINDOW, TurnStep.SUDDEN_DEATH)
"""NR82, NR83: what is checked in a victory phase."""
VICTORY = (TurnStep.SHIFT_INITIATIVE, *CHECKS)
"""The victory phase of a usual turn."""
CHANGE = (
    *CHECKS,
    TurnStep.INITIATIVE,
    TurnStep.SHIFT_INITIATIVE,
    TurnStep.VICTORY_WINDOW,
    TurnStep.SUDDEN_DEATH,
)
"""NR87, NR118: that of the turn on which the initiative passes; the Axis may spend VP on it at once."""


def player_turn(side: str, skip: tuple[Phase, ...] = ()) -> tuple[Due, ...]:
    """NR7: the steps of a player turn, less the phases skipped."""
    steps = [Due(step, side) for phase, steps in PHASES.items() if phase not in skip for step in steps]
    return (Due(TurnStep.BEGIN, side), *steps)


def housekeeping(board: Board, turn: int) -> tuple[Due, ...]:
    """The steps of the housekeeping of a turn; on the turn of the initiative in the order of NR87."""
    dates = board.scene.dates
    first = (TurnStep.HIGH_TIDE,) if turn == dates.last_year else ()
    checks = CHANGE if turn == dates.initiative else VICTORY
    skull = board.scene.turns[turn].skull
    kept = [step for step in checks if skull or step not in (TurnStep.VICTORY_WINDOW, TurnStep.SUDDEN_DEATH)]
    return tuple([Due(step) for step in (*first, TurnStep.MARKER, TurnStep.EVENTS, TurnStep.RED, *kept)])


def agenda(table: Table, frame: Agenda) -> None:
    """NR6: the next step of the game turn, or the next turn. No phase begins before stacks are judged (NR41)."""
    if not frame.steps:
        _next_turn(table)
        return
    due, board = frame.steps[0], table.board
    if due.step in BEGINNINGS and any(crowded(board, side) for side in SIDES):
        table.push(Stacking(due.side))
        return
    table.emit(e.StepTaken())
    _STEPS[due.step](table, due.side)


def _next_turn(table: Table) -> None:
    board = table.board
    if board.turn >= victory.last_turn(board):
        scenario = board.scene.scenario.victory
        if victory.standard(board):
            victory.win(table, AXIS, Ending.END, "NR86")
            return
        if not scenario.next_turn or board.turn == board.scene.dates.end:
            victory.end_scenario(table)
            return
        table.swap(Agenda((*housekeeping(board, board.turn + 1), Due(TurnStep.SCENARIO))))
        return
    turn = board.turn + 1
    turns = player_turn(AXIS) if _ends_early(board, turn) else (*player_turn(AXIS), *player_turn(SOVIET))
    table.swap(Agenda((*housekeeping(board, turn), *turns)))


# --- set-up


def start(table: Table) -> None:
    """NR5, NRR56: units are set up by choice, cards are dealt; then the first player turn. The housekeeping of the
    first turn is done."""
    board = table.board
    scenario, turn = board.scene.scenario, board.scene.turns[board.turn]
    support = scenario.support or Markers(turn.blitz, turn.shock)
    table.emit(e.SupportSet(support.axis, support.soviet))
    turns = _first_turns(board)
    choices = setting_up.choices(board)
    if choices:
        table.push(Agenda((Due(TurnStep.DEAL), *turns)), *reversed(choices))
        return
    _deal_hands(table)
    table.push(Agenda(turns))
    _keep(table)


def _first_turns(board: Board) -> tuple[Due, ...]:
    """The player turns of the first game turn."""
    scenario = board.scene.scenario
    turns = player_turn(scenario.begins, scenario.skip)
    if scenario.begins == SOVIET or _ends_early(board, scenario.first):
        return turns
    return (*turns, *player_turn(SOVIET))


def _ends_early(board: Board, turn: int) -> bool:
    """NR121: whether the scenario ends after the player turn of the Axis."""
    scenario = board.scene.scenario
    return scenario.ends == AXIS and turn == scenario.last and not victory.standard(board)


def _deal_hands(table: Table) -> None:
    """NRR1."""
    scenario = table.board.scene.scenario
    for side, deal in ((AXIS, scenario.axis_cards), (SOVIET, scenario.soviet_cards)):
        while len(table.board.hands[side]) < deal.draw + len(deal.given) and table.board.pile_size > 1:
            _deal(table, side)
    if table.board.discards:
        table.emit(e.Reshuffled())


def _keep(table: Table) -> None:
    scenario = table.board.scene.scenario
    for side, deal in ((SOVIET, scenario.soviet_cards), (AXIS, scenario.axis_cards)):
        if deal.keep < deal.draw:
            table.push(Keeping(side, deal.keep + len(deal.given)))


def _deal_after(table: Table, side: str) -> None:
    _deal_hands(table)
    _keep(table)


def _deal(table: Table, side: str) -> None:
    """NR5: a card dealt whose own half is immediate does nothing, and another is dealt."""
    board = table.board
    drawn = table.chance.draw(REFEREE, Purpose("NR5", side, "draw"), board.pile_size)
    card = board.pile[drawn.index]
    table.emit(e.CardDrawn(side, drawn.use, Sealed(side, card), Sealed(REFEREE, e.Proof(drawn.link, drawn.index))))
    if board.scene.cards[card].half(side).immediate:
        table.emit(e.CardLaid(side, card, Laid.SET_UP))


# --- housekeeping


def _high_tide(table: Table, side: str) -> None:
    victory.check_high_tide(table)


def _marker(table: Table, side: str) -> None:
    """The turn marker moves; unused support markers lapse, those of the turn are handed out (NR92). Cards that a side
    was to draw fewer on the turn after a check are due (NRR51)."""
    board = table.board
    turn = board.turn + 1
    table.emit(e.TurnBegan(turn, board.weather))
    row = board.scene.turns[turn]
    table.emit(e.SupportSet(row.blitz, row.shock))
    if board.reprieved:
        table.emit(e.Reprieved(on=False))
    for whose in SIDES:
        if cards := board.fewer_next.get(whose, 0):
            table.emit(e.FewerCards(whose, board.fewer[whose] + cards))
            table.emit(e.FewerCards(whose, 0, next_turn=True))


def _events(table: Table, side: str) -> None:
    """NR19, NR95 to NR99: what is printed for the turn, and what has been triggered on the turn before."""
    board = table.board
    if board.turn == board.scene.dates.last_year and not board.late:
        _change_deck(table)
    for kind in board.content.units:
        if kind.withdrawn == board.turn:
            _withdraw(table, kind.id)
    for trigger, turn in sorted(board.triggered.items()):
        if turn and turn == board.turn - 1:
            _bring(table, trigger)
    optional.enter(table)


def _change_deck(table: Table) -> None:
    """NR19."""
    board = table.board
    early = {card.n for card in board.content.cards if card.deck == Deck.UNTIL_1944}
    gone = {side: tuple(card for card in board.hands[side] if card in early) for side in SIDES}
    table.emit(e.DeckChanged(gone[AXIS], gone[SOVIET]))


def _withdraw(table: Table, unit: str) -> None:
    """NR95, NR81: a unit is withdrawn; eliminated, or without supply on the map, it costs a card."""
    board = table.board
    kind, state = board.kind(unit), board.units[unit]
    if state.place in (OUT, WAITING):
        return
    eliminated = state.place in (DESTROYED, SURRENDERED) or (state.place == TRACK and not state.new)
    cut_off = state.place not in BOXES and not is_supplied(board, unit)
    if (eliminated or cut_off) and not kind.holds:
        table.emit(e.FewerCards(kind.side, board.fewer[kind.side] + 1))
    put(table, unit, WAITING if kind.returns_from else OUT, Cause.WITHDRAWN)


def _bring(table: Table, trigger: str) -> None:
    """NR97 to NR99: units that have been triggered enter; with the oil Rumania leaves the game."""
    board = table.board
    for kind in board.content.units:
        state = board.units[kind.id]
        if kind.enters.trigger == trigger and state.place == WAITING and state.new:
            put(table, kind.id, TRACK, Cause.TRIGGERED, board.turn)
        if trigger == Milestone.OIL and kind.nation == Nation.RUMANIAN and kind.side == AXIS and state.place != OUT:
            put(table, kind.id, OUT, Cause.TRIGGERED)


def _window(kind: WindowKind) -> Callable[[Table, str], None]:
    return lambda table, _: table.push(Window(kind, table.board.initiative))


def _phase(phase: Phase) -> Callable[[Table, str], None]:
    return lambda table, _: table.emit(e.PhaseBegan(phase))


# --- player turns


def _begin(table: Table, side: str) -> None:
    table.emit(e.PlayerTurnBegan(side))


def _discard(table: Table, side: str) -> None:
    """NR10."""
    board = table.board
    over = len(board.hands[side]) - board.scene.limits.hand
    if over > 0:
        table.push(Discarding(side, over, WhyDiscarded.HAND))


def _draw(table: Table, side: str) -> None:
    """NR11."""
    board = table.board
    due = cards_due(board, side)
    if board.fewer[side]:
        table.emit(e.FewerCards(side, 0))
    table.push(Drawing(side, due))


def _war(table: Table, side: str) -> None:
    """NR13: on a turn with a red event the Axis discards a card."""
    if side == AXIS and table.board.scene.turns[table.board.turn].red is not None:
        table.push(Discarding(side, 1, WhyDiscarded.WAR))


def _flip(table: Table, side: str) -> None:
    table.push(Flipping(side, free=free_upgrades(table.board) if side == SOVIET else 0))


def _move(table: Table, side: str) -> None:
    """NR38, NR113: local support ends where the next movement phase begins."""
    if table.board.local[side]:
        table.emit(e.LocalSupport(side, ""))
    table.push(Moving(side))


def _support(table: Table, side: str) -> None:
    if table.board.setup.local_support:
        table.push(Supporting(side))


def _alone(table: Table, side: str) -> None:
    """NR119: reserves that are alone at the end of a movement phase go back to the destroyed box."""
    board = table.board
    for unit in (*board.army(AXIS), *board.army(SOVIET)):
        together = board.at(board.units[unit].place)
        if board.face(unit).arm == Arm.RESERVE and all(board.face(one).arm == Arm.RESERVE for one in together):
            put(table, unit, DESTROYED, Cause.ALONE)


def _duties(table: Table, side: str) -> None:
    """NRR37: who had to attack and did not, although it could have been done, loses victory points; then what
    was to last as long as the combat phase is over."""
    board = table.board
    tally = board.tally
    for duty in board.duties:
        if duty.side != side:
            continue
        done = {
            DutyKind.DECLARED: tally.declared,
            DutyKind.VOLUNTARY: tally.fought,
            DutyKind.ANY: tally.fought + tally.blows,
        }[duty.kind]
        if done < min(duty.n, tally.possible):
            move_vp(table, other(side), duty.penalty, VpCause.DUTY)
    table.emit(e.CombatEnded())


def _removals(table: Table, side: str) -> None:
    table.push(Removing(side))


def _unscorch(table: Table, side: str) -> None:
    table.push(Unscorching(other(side)), Unscorching(side))


def _eased(table: Table, side: str) -> None:
    """Hexes that held a unit more hold it no longer: units too many retreat one hex, or are lost by NR41."""
    board = table.board
    if not board.eased:
        return
    table.emit(e.StackingEased(()))
    units = tuple(unit for space in board.eased for unit in board.at(space) if board.side(unit) == side)
    if units:
        table.push(Retreating(side, units, 1, excess=True))


_STEPS: dict[TurnStep, Callable[[Table, str], None]] = {
    TurnStep.HIGH_TIDE: _high_tide,
    TurnStep.MARKER: _marker,
    TurnStep.EVENTS: _events,
    TurnStep.RED: lambda table, _: victory.red_event(table),
    TurnStep.SHIFT_INITIATIVE: lambda table, _: optional.offer_initiative(table),
    TurnStep.OBJECTIVES: lambda table, _: victory.check_objectives(table),
    TurnStep.VICTORY_WINDOW: lambda table, _: victory.open_victory(table),
    TurnStep.SUDDEN_DEATH: lambda table, _: victory.check_sudden_death(table),
    TurnStep.INITIATIVE: lambda table, _: victory.pass_initiative(table),
    TurnStep.SCENARIO: lambda table, _: victory.end_scenario(table),
    TurnStep.BEGIN: _begin,
    TurnStep.CARD_PHASE: _phase(Phase.CARDS),
    TurnStep.DISCARD: _discard,
    TurnStep.JOKER: optional.offer_joker,
    TurnStep.DRAW: _draw,
    TurnStep.WAR: _war,
    TurnStep.CARD_WINDOW: _window(WindowKind.CARDS_END),
    TurnStep.SUPPLY_PHASE: _phase(Phase.SUPPLY),
    TurnStep.SUPPLY: supply_phase,
    TurnStep.DETACH: optional.offer_detachments,
    TurnStep.FORTIFIED: optional.offer_fortified_fronts,
    TurnStep.SUPPLY_WINDOW: _window(WindowKind.SUPPLY_END),
    TurnStep.ORGANISATION_PHASE: _phase(Phase.ORGANISATION),
    TurnStep.FLIP: _flip,
    TurnStep.PLACE: lambda table, side: table.push(Placing(side)),
    TurnStep.OVERSTACK: lambda table, side: table.push(Stacking(side)),
    TurnStep.REORGANISE: lambda table, side: table.push(Reorganising(side)),
    TurnStep.ORGANISATION_WINDOW: _window(WindowKind.ORGANISATION_END),
    TurnStep.MOVEMENT_PHASE: _phase(Phase.MOVEMENT),
    TurnStep.MOVE: _move,
    TurnStep.MOVEMENT_WINDOW: _window(WindowKind.MOVEMENT_END),
    TurnStep.RESERVE: lambda table, side: table.push(Reserving(side)) if side == SOVIET else None,
    TurnStep.SUPPORT: _support,
    TurnStep.ALONE: _alone,
    TurnStep.COMBAT_PHASE: _phase(Phase.COMBAT),
    TurnStep.TARGETS: lambda table, side: table.push(Targeting(side)),
    TurnStep.COUNTERBLOWS: lambda table, side: table.push(Countering(other(side))),
    TurnStep.BATTLES: lambda table, side: table.push(Fighting(side)),
    TurnStep.COMBAT_WINDOW: _window(WindowKind.COMBAT_END),
    TurnStep.DUTIES: _duties,
    TurnStep.REMOVALS_PHASE: _phase(Phase.REMOVALS),
    TurnStep.REMOVALS: _removals,
    TurnStep.UNSCORCH: _unscorch,
    TurnStep.MARKERS: lambda table, _: clear_markers(table),
    TurnStep.REMOVALS_WINDOW: _window(WindowKind.REMOVALS_END),
    TurnStep.DETRAINING_PHASE: _phase(Phase.DETRAINING),
    TurnStep.PARTISANS: optional.offer_partisans,
    TurnStep.DETRAIN: lambda table, side: table.push(Detraining(side)),
    TurnStep.DETRAINING_WINDOW: _window(WindowKind.DETRAINING_END),
    TurnStep.RESERVE_DETRAIN: lambda table, _: rail.offer_reserve(table),
    TurnStep.EASED: _eased,
    TurnStep.DEAL: _deal_after,
}
