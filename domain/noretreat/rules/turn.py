"""The sequence of play: set-up, housekeeping, player turns (NR5, NR6, NR87, NR90 to NR99)."""

from collections.abc import Callable

from domain.kernel.chance import Purpose
from domain.kernel.events import Sealed
from domain.kernel.words import REFEREE
from domain.noretreat import events as e
from domain.noretreat.content import AXIS, SIDES, SOVIET, Arm, Deck, other
from domain.noretreat.decisions import Ending
from domain.noretreat.frames import (
    Agenda,
    Countering,
    Detraining,
    Discarding,
    Drawing,
    Fighting,
    Flipping,
    Keeping,
    Moving,
    Placing,
    Removing,
    Reorganising,
    Reserving,
    Retreating,
    Stacking,
    Supporting,
    Targeting,
    Unscorching,
    Window,
)
from domain.noretreat.rules import optional, rail, victory
from domain.noretreat.rules.cards import cards_due
from domain.noretreat.rules.losses import move_vp
from domain.noretreat.rules.removals import clear_markers
from domain.noretreat.rules.supply import is_supplied, supply_phase
from domain.noretreat.rules.table import Table, put
from domain.noretreat.rules.turning import free_upgrades
from domain.noretreat.state import BOXES, DESTROYED, OUT, SURRENDERED, TRACK, WAITING, Board

PHASES = {
    "cards": ("phase-cards", "discard", "joker", "draw", "war", "window-cards_end"),
    "supply": ("phase-supply", "supply", "detach", "fortified", "window-supply_end"),
    "organisation": (
        "phase-organisation",
        "flip",
        "overstack",
        "place",
        "overstack",
        "reorganise",
        "window-org_end",
        "overstack",
    ),
    "movement": ("phase-movement", "move", "overstack", "window-move_end", "overstack", "reserve", "support", "alone"),
    "combat": ("phase-combat", "targets", "counterblows", "battles", "window-combat_end", "duties", "overstack"),
    "removals": ("phase-removals", "removals", "unscorch", "markers", "window-removals_end", "overstack"),
    "detraining": (
        "phase-detraining",
        "partisans",
        "detrain",
        "overstack",
        "window-detrain_end",
        "overstack",
        "reserve_detrain",
        "overstack",
        "eased",
        "overstack",
    ),
}
"""The steps of each phase of a player turn (digest, «Sequence of play»)."""

VICTORY = ("shift_initiative", "objectives", "victory_window", "sudden_death")
"""The victory phase of a usual turn."""


def player_turn(side: str, skip: tuple[str, ...] = ()) -> tuple[str, ...]:
    """NR7: the steps of a player turn, less the phases skipped."""
    steps = [f"{side}-{step}" for phase, steps in PHASES.items() if phase not in skip for step in steps]
    return (f"{side}-begin", *steps)


def housekeeping(board: Board, turn: int) -> tuple[str, ...]:
    """The steps of the housekeeping of a turn; on the turn of the initiative in the order of NR87."""
    dates = board.scene.dates
    first = ("house-high_tide",) if turn == dates.last_year else ()
    checks: tuple[str, ...] = VICTORY
    if turn == dates.initiative:
        checks = (*VICTORY, "initiative", "victory_window", "sudden_death")
    skull = board.scene.turns[turn].skull
    kept = [step for step in checks if skull or step not in ("victory_window", "sudden_death")]
    return (*first, "house-marker", "house-events", "house-red", *(f"house-{step}" for step in kept))


def agenda(table: Table, frame: Agenda) -> None:
    """NR6: the next step of the game turn, or the next turn."""
    if not frame.steps:
        _next_turn(table)
        return
    step, *rest = frame.steps
    table.swap(Agenda(tuple(rest)))
    side, _, name = step.partition("-")
    kind, _, detail = name.partition("-")
    if kind == "window":
        table.push(Window(detail, table.board.initiative))
    elif kind == "phase":
        table.emit(e.PhaseBegan(detail))
    else:
        _STEPS[name](table, side)


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
        table.swap(Agenda((*housekeeping(board, board.turn + 1), "house-scenario")))
        return
    turn = board.turn + 1
    table.swap(Agenda((*housekeeping(board, turn), *player_turn(AXIS), *player_turn(SOVIET))))


# --- set-up


def start(table: Table) -> None:
    """NR5, NRR56, NRR1: cards are dealt; then the first player turn. The housekeeping of the first turn is done."""
    board = table.board
    scenario, turn = board.scene.scenario, board.scene.turns[board.turn]
    table.emit(e.SupportSet(turn.blitz, turn.shock))
    for side, deal in ((AXIS, scenario.axis_cards), (SOVIET, scenario.soviet_cards)):
        while len(table.board.hands[side]) < deal.draw and table.board.pile_size > 1:
            _deal(table, side)
    if table.board.discards:
        table.emit(e.Reshuffled())
    turns = player_turn(scenario.begins, scenario.skip)
    if scenario.begins == AXIS:
        turns = (*turns, *player_turn(SOVIET))
    table.push(Agenda(turns))
    for side, deal in ((SOVIET, scenario.soviet_cards), (AXIS, scenario.axis_cards)):
        if deal.keep < deal.draw:
            table.push(Keeping(side, deal.keep))


def _deal(table: Table, side: str) -> None:
    """NR5: a card dealt whose own half is immediate does nothing, and another is dealt."""
    board = table.board
    drawn = table.chance.draw(REFEREE, Purpose("NR5", side, "draw"), board.pile_size)
    card = board.pile[drawn.index]
    table.emit(e.CardDrawn(side, drawn.use, Sealed(side, card), Sealed(REFEREE, e.Proof(drawn.link, drawn.index))))
    if board.scene.cards[card].half(side).immediate:
        table.emit(e.CardLaid(side, card, "set_up"))


# --- housekeeping


def _high_tide(table: Table, side: str) -> None:
    victory.check_high_tide(table)


def _marker(table: Table, side: str) -> None:
    """The turn marker moves; unused support markers lapse, those of the turn are handed out (NR92)."""
    board = table.board
    turn = board.turn + 1
    table.emit(e.TurnBegan(turn, board.weather))
    row = board.scene.turns[turn]
    table.emit(e.SupportSet(row.blitz, row.shock))
    if board.reprieved:
        table.emit(e.Reprieved(on=False))


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
    put(table, unit, WAITING if kind.returns_from else OUT, "withdrawn")


def _bring(table: Table, trigger: str) -> None:
    """NR97 to NR99: units that have been triggered enter; with the oil Rumania leaves the game."""
    board = table.board
    for kind in board.content.units:
        state = board.units[kind.id]
        if kind.enters.trigger == trigger and state.place == WAITING and state.new:
            put(table, kind.id, TRACK, "triggered", board.turn)
        if trigger == "oil" and kind.nation == "rumanian" and kind.side == AXIS and state.place != OUT:
            put(table, kind.id, OUT, "triggered")


def _window(table: Table, side: str) -> None:
    victory.open_victory(table)


# --- player turns


def _begin(table: Table, side: str) -> None:
    table.emit(e.PlayerTurnBegan(side))


def _discard(table: Table, side: str) -> None:
    """NR10."""
    board = table.board
    over = len(board.hands[side]) - board.scene.limits.hand
    if over > 0:
        table.push(Discarding(side, over, "hand"))


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
        table.push(Discarding(side, 1, "war"))


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
            put(table, unit, DESTROYED, "alone")


def _duties(table: Table, side: str) -> None:
    """NRR37: who had to attack and did not, although it could have been done, loses victory points; then what
    was to last as long as the combat phase is over."""
    board = table.board
    tally = board.tally
    for duty in board.duties:
        if duty.side != side:
            continue
        done = {
            "declared": tally.declared,
            "voluntary": tally.fought,
            "any": tally.fought + tally.blows,
        }[duty.kind]
        if done < min(duty.n, tally.possible):
            move_vp(table, other(side), duty.penalty, "duty")
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


_STEPS: dict[str, Callable[[Table, str], None]] = {
    "high_tide": _high_tide,
    "marker": _marker,
    "events": _events,
    "red": lambda table, _: victory.red_event(table),
    "shift_initiative": lambda table, _: optional.offer_initiative(table),
    "objectives": lambda table, _: victory.check_objectives(table),
    "victory_window": _window,
    "sudden_death": lambda table, _: victory.check_sudden_death(table),
    "initiative": lambda table, _: victory.pass_initiative(table),
    "scenario": lambda table, _: victory.end_scenario(table),
    "begin": _begin,
    "discard": _discard,
    "joker": optional.offer_joker,
    "draw": _draw,
    "war": _war,
    "supply": supply_phase,
    "detach": optional.offer_detachments,
    "fortified": optional.offer_fortified_fronts,
    "flip": _flip,
    "place": lambda table, side: table.push(Placing(side)),
    "overstack": lambda table, side: table.push(Stacking(side)),
    "reorganise": lambda table, side: table.push(Reorganising(side)),
    "move": _move,
    "reserve": lambda table, side: table.push(Reserving(side)) if side == SOVIET else None,
    "support": _support,
    "alone": _alone,
    "targets": lambda table, side: table.push(Targeting(side)),
    "counterblows": lambda table, side: table.push(Countering(other(side))),
    "battles": lambda table, side: table.push(Fighting(side)),
    "duties": _duties,
    "removals": _removals,
    "unscorch": _unscorch,
    "markers": lambda table, _: clear_markers(table),
    "partisans": optional.offer_partisans,
    "detrain": lambda table, side: table.push(Detraining(side)),
    "reserve_detrain": lambda table, _: rail.offer_reserve(table),
    "eased": _eased,
}
