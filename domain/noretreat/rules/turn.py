"""The sequence of play: set-up, housekeeping, player turns (NR5, NR6, NR87, NR90 to NR99)."""

from collections.abc import Callable

import msgspec

from kronika.domain.kernel.chance import Purpose
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Step
from kronika.domain.kernel.words import REFEREE, Word
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Arm, Markers
from kronika.domain.noretreat.content.cards import Deck
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Milestone, Nation, Phase, other
from kronika.domain.noretreat.events import Cause, Ending, Laid, VpCause
from kronika.domain.noretreat.rules import optional, rail, victory
from kronika.domain.noretreat.rules.cards import (
    Discarding,
    Drawing,
    Keeping,
    WhyDiscarded,
    Window,
    WindowKind,
    cards_due,
)
from kronika.domain.noretreat.rules.declaring import Countering, Fighting, Targeting
from kronika.domain.noretreat.rules.losses import Removing, Unscorching, clear_markers, move_vp
from kronika.domain.noretreat.rules.movement import Moving
from kronika.domain.noretreat.rules.optional import Supporting
from kronika.domain.noretreat.rules.parts import Play, put
from kronika.domain.noretreat.rules.rail import Detraining, Reserving
from kronika.domain.noretreat.rules.retreats import Retreating
from kronika.domain.noretreat.rules.supply import is_supplied, supply_phase
from kronika.domain.noretreat.rules.units import Flipping, Placing, Reorganising, Stacking, crowded, free_upgrades
from kronika.domain.noretreat.state import BOXES, DESTROYED, OUT, SURRENDERED, TRACK, WAITING, Board, DutyKind


class TurnStep(Word):
    """A step of a game turn (digest, «Sequence of play»)."""

    HIGH_TIDE = "high_tide"  #: The High Tide marker is checked (NR85).
    MARKER = "marker"  #: The turn marker moves (NR92).
    EVENTS = "events"  #: The events of the turn track happen (NR95 to NR99).
    RED = "red"  #: A red event is a point for the Soviets (NR94).
    SHIFT_INITIATIVE = "shift_initiative"  #: The marker of variable initiative may be moved (NR118).
    OBJECTIVES = "objectives"  #: Objectives are counted (NR82).
    VICTORY_WINDOW = "victory_window"  #: Cards may be played before the check for sudden death (NR138).
    SUDDEN_DEATH = "sudden_death"  #: Sudden death is checked (NR83).
    INITIATIVE = "initiative"  #: The initiative passes (NR87).
    SCENARIO = "scenario"  #: The scenario is counted (NR121).
    BEGIN = "begin"  #: A player turn begins.
    CARD_PHASE = "card_phase"  #: The card phase begins.
    DISCARD = "discard"  #: The hand is discarded down (NR10).
    JOKER = "joker"  #: The Joker may be used (NR117).
    DRAW = "draw"  #: Cards are drawn (NR11).
    WAR = "war"  #: The war on two fronts costs a card (NR13).
    CARD_WINDOW = "card_window"  #: Cards may be played at the end of the card phase (NR138).
    SUPPLY_PHASE = "supply_phase"  #: The supply phase begins.
    SUPPLY = "supply"  #: Supply is judged (NR25).
    DETACH = "detach"  #: Units may be detached (NR111).
    FORTIFIED = "fortified"  #: Fortified fronts may be formed (NR112).
    SUPPLY_WINDOW = "supply_window"  #: Cards may be played at the end of the supply phase (NR138).
    ORGANISATION_PHASE = "organisation_phase"  #: The organisation phase begins.
    FLIP = "flip"  #: Units are turned (NR28 to NR30).
    OVERSTACK = "overstack"  #: Stacks are checked (NR41).
    PLACE = "place"  #: Units come onto the map (NR32).
    REORGANISE = "reorganise"  #: Units are reorganised (NR37).
    ORGANISATION_WINDOW = "organisation_window"  #: Cards may be played at the end of the organisation phase (NR138).
    MOVEMENT_PHASE = "movement_phase"  #: The movement phase begins.
    MOVE = "move"  #: Units move (NR38).
    MOVEMENT_WINDOW = "movement_window"  #: Cards may be played at the end of the movement phase (NR138).
    RESERVE = "reserve"  #: The strategic reserve is marked (NR50).
    SUPPORT = "support"  #: Local support is marked (NR113).
    ALONE = "alone"  #: Reserves that are alone leave the map (NR119).
    COMBAT_PHASE = "combat_phase"  #: The combat phase begins.
    TARGETS = "targets"  #: Targets are declared (NR51).
    COUNTERBLOWS = "counterblows"  #: Counterblows are declared (NR52).
    BATTLES = "battles"  #: Battles are fought (NR54).
    COMBAT_WINDOW = "combat_window"  #: Cards may be played at the end of the combat phase (NR138).
    DUTIES = "duties"  #: Required attacks are counted (NRR37).
    REMOVALS_PHASE = "removals_phase"  #: The removals phase begins.
    REMOVALS = "removals"  #: Units without supply leave the map (NR78).
    UNSCORCH = "unscorch"  #: Scorched cities may be rebuilt (NRR35).
    MARKERS = "markers"  #: Markers come off (NR80).
    REMOVALS_WINDOW = "removals_window"  #: Cards may be played at the end of the removals phase (NR138).
    DETRAINING_PHASE = "detraining_phase"  #: The detraining phase begins.
    PARTISANS = "partisans"  #: Partisans may harass a unit (NR120).
    DETRAIN = "detrain"  #: Units leave the rail box (NR48).
    DETRAINING_WINDOW = "detraining_window"  #: Cards may be played at the end of the detraining phase (NR138).
    RESERVE_DETRAIN = "reserve_detrain"  #: The strategic reserve may detrain (NR50).
    EASED = "eased"  #: Hexes that held a unit more hold it no longer.
    DEAL = "deal"  #: Cards are dealt after a set-up by choice (NR5).


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
"""NR82, NR83: the checks of a victory phase."""


VICTORY = (TurnStep.SHIFT_INITIATIVE, *CHECKS)
"""The victory phase of a usual turn."""


CHANGE = (
    *CHECKS,
    TurnStep.INITIATIVE,
    TurnStep.SHIFT_INITIATIVE,
    TurnStep.VICTORY_WINDOW,
    TurnStep.SUDDEN_DEATH,
)
"""NR87, NR118: the victory phase when the initiative passes; the Axis may spend VP on it immediately."""


class Due(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A step that is still to come."""

    step: TurnStep  #: Which.
    side: str = ""  #: The side whose player turn it belongs to; empty: housekeeping.


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


class Agenda(Step, frozen=True, tag="noretreat.agenda.v1"):
    """The steps still to come in this game turn."""

    steps: tuple[Due, ...]  #: In order.

    def advance(self, play: Play) -> None:
        """NR6: the next step of the game turn, or the next turn. No phase begins before stacks are judged (NR41)."""
        if not self.steps:
            _next_turn(play)
            return
        due, board = self.steps[0], play.board
        if due.step in BEGINNINGS and any(crowded(board, side) for side in SIDES):
            play.push(Stacking(due.side))
            return
        play.emit(e.StepTaken())
        _STEPS[due.step](play, due.side)


def _next_turn(play: Play) -> None:
    board = play.board
    if board.turn >= victory.last_turn(board):
        scenario = board.scene.scenario.victory
        if victory.standard(board):
            victory.win(play, AXIS, Ending.END, "NR86")
            return
        if not scenario.next_turn or board.turn == board.scene.dates.end:
            victory.end_scenario(play)
            return
        play.replace(Agenda((*housekeeping(board, board.turn + 1), Due(TurnStep.SCENARIO))))
        return
    turn = board.turn + 1
    turns = player_turn(AXIS) if _ends_early(board, turn) else (*player_turn(AXIS), *player_turn(SOVIET))
    play.replace(Agenda((*housekeeping(board, turn), *turns)))


# --- set-up


def start(play: Play) -> None:
    """NR5, NRR56: units are set up by choice, cards are dealt; then the first player turn. The housekeeping of the
    first turn is done."""
    board = play.board
    scenario, turn = board.scene.scenario, board.scene.turns[board.turn]
    support = scenario.support or Markers(turn.blitz, turn.shock)
    play.emit(e.SupportSet(support.axis, support.soviet))
    turns = _first_turns(board)
    choices = optional.choices(board)
    if choices:
        play.push(Agenda((Due(TurnStep.DEAL), *turns)), *reversed(choices))
        return
    _deal_hands(play)
    play.push(Agenda(turns))
    _keep(play)


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


def _deal_hands(play: Play) -> None:
    """NRR1."""
    scenario = play.board.scene.scenario
    for side, deal in ((AXIS, scenario.axis_cards), (SOVIET, scenario.soviet_cards)):
        while len(play.board.hands[side]) < deal.draw + len(deal.given) and play.board.pile_size > 1:
            _deal(play, side)
    if play.board.discards:
        play.emit(e.Reshuffled())


def _keep(play: Play) -> None:
    scenario = play.board.scene.scenario
    for side, deal in ((SOVIET, scenario.soviet_cards), (AXIS, scenario.axis_cards)):
        if deal.keep < deal.draw:
            play.push(Keeping(side, deal.keep + len(deal.given)))


def _deal_after(play: Play, side: str) -> None:
    _deal_hands(play)
    _keep(play)


def _deal(play: Play, side: str) -> None:
    """NR5: a card dealt whose own half is immediate does nothing, and another is dealt."""
    board = play.board
    drawn = play.chance.draw(REFEREE, Purpose("NR5", side, "draw"), board.pile_size)
    card = board.pile[drawn.index]
    play.emit(e.CardDrawn(side, drawn.use, Sealed(side, card), Sealed(REFEREE, e.Proof(drawn.link, drawn.index))))
    if board.scene.cards[card].half(side).immediate:
        play.emit(e.CardLaid(side, card, Laid.SET_UP))


# --- housekeeping


def _high_tide(play: Play, side: str) -> None:
    victory.check_high_tide(play)


def _marker(play: Play, side: str) -> None:
    """The turn marker moves; unused support markers lapse, those of the turn are handed out (NR92). Cards that a side
    was to draw fewer on the turn after a check are due (NRR51)."""
    board = play.board
    turn = board.turn + 1
    play.emit(e.TurnBegan(turn, board.weather))
    row = board.scene.turns[turn]
    play.emit(e.SupportSet(row.blitz, row.shock))
    if board.reprieved:
        play.emit(e.SuddenDeathSkipped(on=False))
    for whose in SIDES:
        if cards := board.fewer_next.get(whose, 0):
            play.emit(e.FewerCards(whose, board.fewer[whose] + cards))
            play.emit(e.FewerCards(whose, 0, next_turn=True))


def _events(play: Play, side: str) -> None:
    """NR19, NR95 to NR99: the events printed for the turn, and those triggered on the turn before."""
    board = play.board
    if board.turn == board.scene.dates.last_year and not board.late:
        _change_deck(play)
    for kind in board.content.units:
        if kind.withdrawn == board.turn:
            _withdraw(play, kind.id)
    for trigger, turn in sorted(board.triggered.items()):
        if turn and turn == board.turn - 1:
            _bring(play, trigger)
    optional.enter(play)


def _change_deck(play: Play) -> None:
    """NR19."""
    board = play.board
    early = {card.n for card in board.content.cards if card.deck == Deck.UNTIL_1944}
    gone = {side: tuple(card for card in board.hands[side] if card in early) for side in SIDES}
    play.emit(e.DeckChanged(gone[AXIS], gone[SOVIET]))


def _withdraw(play: Play, unit: str) -> None:
    """NR95, NR81: a unit is withdrawn; eliminated, or without supply on the map, it costs a card."""
    board = play.board
    kind, state = board.kind(unit), board.units[unit]
    if state.place in (OUT, WAITING):
        return
    eliminated = state.place in (DESTROYED, SURRENDERED) or (state.place == TRACK and not state.new)
    cut_off = state.place not in BOXES and not is_supplied(board, unit)
    if (eliminated or cut_off) and not kind.holds:
        play.emit(e.FewerCards(kind.side, board.fewer[kind.side] + 1))
    put(play, unit, WAITING if kind.returns_from else OUT, Cause.WITHDRAWN)


def _bring(play: Play, trigger: str) -> None:
    """NR97 to NR99: units that have been triggered enter; with the oil Rumania leaves the game."""
    board = play.board
    for kind in board.content.units:
        state = board.units[kind.id]
        if kind.enters.trigger == trigger and state.place == WAITING and state.new:
            put(play, kind.id, TRACK, Cause.TRIGGERED, board.turn)
        if trigger == Milestone.OIL and kind.nation == Nation.RUMANIAN and kind.side == AXIS and state.place != OUT:
            put(play, kind.id, OUT, Cause.TRIGGERED)


def _window(kind: WindowKind) -> Callable[[Play, str], None]:
    return lambda play, _: play.push(Window(kind, play.board.initiative))


def _phase(phase: Phase) -> Callable[[Play, str], None]:
    return lambda play, _: play.emit(e.PhaseBegan(phase))


# --- player turns


def _begin(play: Play, side: str) -> None:
    play.emit(e.PlayerTurnBegan(side))


def _discard(play: Play, side: str) -> None:
    """NR10."""
    board = play.board
    over = len(board.hands[side]) - board.scene.limits.hand
    if over > 0:
        play.push(Discarding(side, over, WhyDiscarded.HAND))


def _draw(play: Play, side: str) -> None:
    """NR11."""
    board = play.board
    due = cards_due(board, side)
    if board.fewer[side]:
        play.emit(e.FewerCards(side, 0))
    play.push(Drawing(side, due))


def _war(play: Play, side: str) -> None:
    """NR13: on a turn with a red event the Axis discards a card."""
    if side == AXIS and play.board.scene.turns[play.board.turn].red is not None:
        play.push(Discarding(side, 1, WhyDiscarded.WAR))


def _flip(play: Play, side: str) -> None:
    play.push(Flipping(side, free=free_upgrades(play.board) if side == SOVIET else 0))


def _move(play: Play, side: str) -> None:
    """NR38, NR113: local support ends where the next movement phase begins."""
    if play.board.local[side]:
        play.emit(e.LocalSupport(side, ""))
    play.push(Moving(side))


def _support(play: Play, side: str) -> None:
    if play.board.setup.local_support:
        play.push(Supporting(side))


def _alone(play: Play, side: str) -> None:
    """NR119: reserves that are alone at the end of a movement phase go back to the destroyed box."""
    board = play.board
    for unit in (*board.army(AXIS), *board.army(SOVIET)):
        together = board.at(board.units[unit].place)
        if board.face(unit).arm == Arm.RESERVE and all(board.face(one).arm == Arm.RESERVE for one in together):
            put(play, unit, DESTROYED, Cause.ALONE)


def _duties(play: Play, side: str) -> None:
    """NRR37: a side that had to attack, could, and did not, loses victory points. Afterwards the effects that last for
    the combat phase end."""
    board = play.board
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
            move_vp(play, other(side), duty.penalty, VpCause.DUTY)
    play.emit(e.CombatEnded())


def _removals(play: Play, side: str) -> None:
    play.push(Removing(side))


def _unscorch(play: Play, side: str) -> None:
    play.push(Unscorching(other(side)), Unscorching(side))


def _eased(play: Play, side: str) -> None:
    """Hexes that held a unit more hold it no longer: units too many retreat one hex, or are lost by NR41."""
    board = play.board
    if not board.eased:
        return
    play.emit(e.StackingEased(()))
    units = tuple(unit for space in board.eased for unit in board.at(space) if board.side(unit) == side)
    if units:
        play.push(Retreating(side, units, 1, excess=True))


_STEPS: dict[TurnStep, Callable[[Play, str], None]] = {
    TurnStep.HIGH_TIDE: _high_tide,
    TurnStep.MARKER: _marker,
    TurnStep.EVENTS: _events,
    TurnStep.RED: lambda play, _: victory.red_event(play),
    TurnStep.SHIFT_INITIATIVE: lambda play, _: optional.offer_initiative(play),
    TurnStep.OBJECTIVES: lambda play, _: victory.check_objectives(play),
    TurnStep.VICTORY_WINDOW: lambda play, _: victory.open_victory(play),
    TurnStep.SUDDEN_DEATH: lambda play, _: victory.check_sudden_death(play),
    TurnStep.INITIATIVE: lambda play, _: victory.pass_initiative(play),
    TurnStep.SCENARIO: lambda play, _: victory.end_scenario(play),
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
    TurnStep.PLACE: lambda play, side: play.push(Placing(side)),
    TurnStep.OVERSTACK: lambda play, side: play.push(Stacking(side)),
    TurnStep.REORGANISE: lambda play, side: play.push(Reorganising(side)),
    TurnStep.ORGANISATION_WINDOW: _window(WindowKind.ORGANISATION_END),
    TurnStep.MOVEMENT_PHASE: _phase(Phase.MOVEMENT),
    TurnStep.MOVE: _move,
    TurnStep.MOVEMENT_WINDOW: _window(WindowKind.MOVEMENT_END),
    TurnStep.RESERVE: lambda play, side: play.push(Reserving(side)) if side == SOVIET else None,
    TurnStep.SUPPORT: _support,
    TurnStep.ALONE: _alone,
    TurnStep.COMBAT_PHASE: _phase(Phase.COMBAT),
    TurnStep.TARGETS: lambda play, side: play.push(Targeting(side)),
    TurnStep.COUNTERBLOWS: lambda play, side: play.push(Countering(other(side))),
    TurnStep.BATTLES: lambda play, side: play.push(Fighting(side)),
    TurnStep.COMBAT_WINDOW: _window(WindowKind.COMBAT_END),
    TurnStep.DUTIES: _duties,
    TurnStep.REMOVALS_PHASE: _phase(Phase.REMOVALS),
    TurnStep.REMOVALS: _removals,
    TurnStep.UNSCORCH: _unscorch,
    TurnStep.MARKERS: lambda play, _: clear_markers(play),
    TurnStep.REMOVALS_WINDOW: _window(WindowKind.REMOVALS_END),
    TurnStep.DETRAINING_PHASE: _phase(Phase.DETRAINING),
    TurnStep.PARTISANS: optional.offer_partisans,
    TurnStep.DETRAIN: lambda play, side: play.push(Detraining(side)),
    TurnStep.DETRAINING_WINDOW: _window(WindowKind.DETRAINING_END),
    TurnStep.RESERVE_DETRAIN: lambda play, _: rail.offer_reserve(play),
    TurnStep.EASED: _eased,
    TurnStep.DEAL: _deal_after,
}
