"""The effects of the cards (digest, «Events»; NR128)."""

from collections.abc import Callable

from msgspec.structs import replace

from kronika.domain.kernel.events import Sealed
from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.cards import Direction, Do, Effect, Lasts, Mode, Scope, Taking, When
from kronika.domain.noretreat.content.chart import Country
from kronika.domain.noretreat.content.sides import AXIS, SOVIET, other
from kronika.domain.noretreat.frames import (
    Answering,
    Battle,
    Bought,
    Cause,
    Discarding,
    Drawing,
    Fighting,
    Gain,
    Going,
    Laid,
    Losing,
    LossBy,
    Played,
    Putting,
    Removing,
    Stacking,
    WhyDiscarded,
    Working,
)
from kronika.domain.noretreat.rules.battle import reroll
from kronika.domain.noretreat.rules.cards import happen, repeatable
from kronika.domain.noretreat.rules.losses import eliminate, lose_step, move_vp, surrender
from kronika.domain.noretreat.rules.movement import allowance
from kronika.domain.noretreat.rules.odds import amount
from kronika.domain.noretreat.rules.placing import lower_face
from kronika.domain.noretreat.rules.possible import (
    BATTLE,
    OPTIONS,
    battle_of,
    find,
    forecast_turns,
    going,
    mobile_stack,
    options,
    purchase_of,
    removal_of,
    to_answer,
    turned_weather,
)
from kronika.domain.noretreat.rules.table import Ask, Table, mark, put, turn_face
from kronika.domain.noretreat.rules.turning import turn_better
from kronika.domain.noretreat.rules.victory import controller, discard_random
from kronika.domain.noretreat.state import DESTROYED, OUT, RAIL, SURRENDERED, BlowKind, Board, DutyKind


def mode_of(board: Board, frame: Working) -> Mode:
    """The use of the half that is being carried out."""
    return board.scene.cards[frame.card].half(frame.side).modes[frame.mode]


def effect_of(board: Board, frame: Working) -> Effect:
    """The effect that happens now."""
    return mode_of(board, frame).effects[frame.at]


def chooser(frame: Working, effect: Effect) -> str:
    """NR128: who chooses what an effect leaves open."""
    if effect.do in (Do.VP_CHOICE, Do.AXIS_CHOICE):
        return AXIS
    return effect.chooser or frame.side


def picks(effect: Effect) -> bool:
    """Whether an effect leaves something open that is picked one after another."""
    return effect.do in OPTIONS or (effect.do == Do.STRENGTH_X and effect.scope == Scope.GERMAN_UNIT)


def working(table: Table, frame: Working) -> Ask | None:
    """NR128: the effects happen in order; what each leaves open is asked."""
    board = table.board
    effects = mode_of(board, frame).effects
    if frame.at >= len(effects):
        table.pop()
        return None
    effect = effects[frame.at]
    if effect.do in (Do.AXIS_CHOICE, Do.REPEAT_TOP):
        if effect.do == Do.REPEAT_TOP and not repeatable(board, frame.side, frame.card):
            _next(table, frame)
            return None
        return Ask(chooser(frame, effect), "choose", str(effect.do))
    if picks(effect):
        if frame.times >= (1 if _once(effect) else effect.n):
            _next(table, frame)
            return None
        if not options(board, frame, effect) and effect.do != Do.VP_CHOICE:
            _next(table, frame)
            return None
        return Ask(chooser(frame, effect), "choose", str(effect.do))
    _next(table, frame)
    if effect.do in BATTLE or effect.do in STAYS:
        _battle_effect(table, frame, effect)
    else:
        AUTOMATIC[effect.do](table, frame, effect)
    return None


def _once(effect: Effect) -> bool:
    """Effects whose `n` counts something else than picks."""
    return effect.do in (Do.TAKE_DISCARD, Do.STRENGTH_X, Do.CHOOSE_CRT, Do.MP_BONUS, Do.VP_CHOICE)


def _next(table: Table, frame: Working) -> None:
    """The next effect; what was picked stays known to one that is about it."""
    effects = mode_of(table.board, frame).effects
    at = frame.at + 1
    about = at < len(effects) and effects[at].scope in (Scope.STACK, Scope.DETRAINED)
    table.swap(replace(frame, at=at, times=0, picked=frame.picked if about else ()))


def working_legal(board: Board, frame: Working, kind: str) -> tuple[d.Decision, ...]:
    """What may be picked."""
    effect = effect_of(board, frame)
    if effect.do == Do.AXIS_CHOICE:
        return (d.Pick("cards"), d.Pick("step"))
    if effect.do == Do.REPEAT_TOP:
        return tuple(d.Pick(f"{card}-{at}") for card, at in repeatable(board, frame.side, frame.card))
    stop: tuple[d.Decision, ...] = (d.Done(),) if effect.up_to or effect.do == Do.VP_CHOICE else ()
    return (*stop, *(d.Pick(what) for what in options(board, frame, effect)))


def working_answer(table: Table, frame: Working, decision: d.Decision) -> None:
    """Something is picked, or nothing more is."""
    effect = effect_of(table.board, frame)
    if effect.do == Do.REPEAT_TOP and isinstance(decision, d.Pick):
        card, _, at = decision.chosen.partition("-")
        table.pop()
        happen(table, frame.side, int(card), int(at))
        return
    if effect.do == Do.AXIS_CHOICE and isinstance(decision, d.Pick):
        _next(table, frame)
        _axis_choice(table, frame, effect, decision.chosen)
        return
    if isinstance(decision, d.Pick):
        picked = replace(frame, times=frame.times + 1, picked=(*frame.picked, decision.chosen))
        table.swap(picked)
        PICKED[effect.do](table, picked, effect, decision.chosen)
    else:
        _next(table, frame)
        if effect.do == Do.VP_CHOICE:
            move_vp(table, frame.side, effect.no, e.VpCause.EVENT)


# --- what was picked


def _replacement_step(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    if table.board.on_map(unit):
        turn_better(table, unit, Cause.IMPROVED, 1)
    else:
        table.push(Putting(frame.side, unit, Cause.REPLACED, cards=1))


def _upgrade(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    turn_better(table, unit, Cause.UPGRADED, 0)


def _return_unit(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    table.push(Putting(frame.side, unit, Cause.NEAR_CITY if effect.to == "near_own_city" else Cause.DETRAINED))


def _cadre_by_rail(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    table.push(Putting(frame.side, unit, Cause.CADRE))


def _move_box(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    if table.board.units[unit].place in (DESTROYED, SURRENDERED):
        lower_face(table, unit)
    put(table, unit, RAIL, Cause.EVENT)


def _entrain(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    put(table, unit, RAIL, Cause.ENTRAINED)


def _detrain(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    table.push(Putting(frame.side, unit, Cause.DETRAINED))


def _rebuild(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    table.push(Putting(frame.side, unit, Cause.REBUILT))


def _lose_step(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    own = table.board.side(unit) == frame.side
    lose_step(table, unit, Cause.OWN_EVENT if own else Cause.EVENT)


def _eliminate_ally(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    eliminate(table, unit, Cause.EVENT)


def _surrender_unit(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    surrender(table, unit, Cause.EVENT)


def _unsupplied(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    mark(table, unit, e.UnitMarker.UNSUPPLIED)


def _spare(table: Table, frame: Working, effect: Effect, space: str) -> None:
    removal = removal_of(table.board)
    assert removal is not None, "units are spared in the removals"
    spared = tuple(sorted({*removal.spared, *table.board.at(space)}))
    table.swap(replace(removal, spared=spared), find(table.board, Removing))


def _move(table: Table, frame: Working, effect: Effect, what: str) -> None:
    """NR17: units move by an event; of a stack all together."""
    board = table.board
    units = mobile_stack(board, what) if effect.scope == Scope.STACK else (what,)
    if effect.scope == Scope.STACK:
        table.swap(replace(frame, picked=units))
    if effect.scope == Scope.DETRAINED:
        mp = allowance(board, what)
        table.push(Going(frame.side, what, mp))
        return
    table.emit(e.Helped(units))
    table.push(going(board, frame.side, units, effect))


def _mp_bonus(table: Table, frame: Working, effect: Effect, space: str) -> None:
    table.emit(e.Helped(mobile_stack(table.board, space), effect.n))


def _ease(table: Table, frame: Working, effect: Effect, space: str) -> None:
    table.emit(e.StackingEased(frame.picked))


def _double(table: Table, frame: Working, effect: Effect, what: str) -> None:
    _work_on(table, frame, what)


def _counterblow(table: Table, frame: Working, effect: Effect, space: str) -> None:
    table.emit(e.BlowLaid(space, frame.side, BlowKind.COUNTERBLOW))


def _extra_attack(table: Table, frame: Working, effect: Effect, space: str) -> None:
    """A new target and its battle, without counterblows: supplied units, whether they have attacked or not."""
    board = table.board
    table.emit(e.BlowLaid(space, frame.side, BlowKind.TARGET))
    cut_off = tuple(unit for unit in board.army(frame.side) if board.units[unit].unsupplied)
    table.push(Stacking(frame.side), Fighting(frame.side, used=cut_off))


def _remove_counterblow(table: Table, frame: Working, effect: Effect, space: str) -> None:
    table.emit(e.BlowLifted(space))


def _ground(marker: e.GroundMarker) -> Callable[[Table, Working, Effect, str], None]:
    def run(table: Table, frame: Working, effect: Effect, space: str) -> None:
        table.emit(e.GroundMarked(space, marker))

    return run


def _take_discard(table: Table, frame: Working, effect: Effect, card: str) -> None:
    table.emit(e.CardTaken(frame.side, int(card)))


def _from_hand(table: Table, frame: Working, effect: Effect, card: str) -> None:
    table.emit(e.CardLaid(effect.side, int(card), Laid.DISCARDED))
    table.push(Answering(other(effect.side), int(card), Laid.DISCARDED))


def _give_up(table: Table, frame: Working, effect: Effect, unit: str) -> None:
    put(table, unit, OUT, Cause.EVENT)
    move_vp(table, frame.side, effect.n, e.VpCause.EVENT)


PICKED: dict[Do, Callable[[Table, Working, Effect, str], None]] = {
    Do.REPLACEMENT_STEP: _replacement_step,
    Do.UPGRADE: _upgrade,
    Do.RETURN_UNIT: _return_unit,
    Do.CADRE_BY_RAIL: _cadre_by_rail,
    Do.MOVE_BOX: _move_box,
    Do.ENTRAIN: _entrain,
    Do.DETRAIN: _detrain,
    Do.REBUILD: _rebuild,
    Do.LOSE_STEP: _lose_step,
    Do.ELIMINATE_ALLY: _eliminate_ally,
    Do.SURRENDER_UNIT: _surrender_unit,
    Do.UNSUPPLIED_MARKER: _unsupplied,
    Do.SPARE_UNSUPPLIED: _spare,
    Do.MOVE: _move,
    Do.MP_BONUS: _mp_bonus,
    Do.EXTRA_STACKING: _ease,
    Do.STRENGTH_X: _double,
    Do.CHOOSE_CRT: _double,
    Do.COUNTERBLOWS: _counterblow,
    Do.EXTRA_ATTACK: _extra_attack,
    Do.REMOVE_COUNTERBLOWS: _remove_counterblow,
    Do.SCORCH: _ground(e.GroundMarker.SCORCHED),
    Do.WORKS: _ground(e.GroundMarker.WORKS),
    Do.TAKE_DISCARD: _take_discard,
    Do.DISCARD_FROM_HAND: _from_hand,
    Do.VP_CHOICE: _give_up,
}


def _axis_choice(table: Table, frame: Working, effect: Effect, what: str) -> None:
    """The Axis discards two cards, or one and loses a step: as much as it can."""
    if what == "cards":
        table.push(Discarding(AXIS, 2, WhyDiscarded.EVENT))
    else:
        table.push(Losing(AXIS, table.board.army(AXIS), LossBy.EVENT), Discarding(AXIS, 1, WhyDiscarded.EVENT))


# --- what works on

STAYS = frozenset({Do.STRENGTH_X, Do.MARKER_VALUE})


def _work_on(table: Table, frame: Working, choice: str = "") -> None:
    """The half works on: in its battle, in the combat phase or in the player turn."""
    board, mode = table.board, mode_of(table.board, frame)
    battle = battle_of(board)
    played = Played(frame.side, frame.card, frame.mode, choice)
    counted = any(effect.battles > 1 for effect in mode.effects)
    if counted:
        table.emit(e.HalfStays(replace(played, choice=str(board.tally.battles)), Lasts.COMBAT_PHASE))
    elif mode.lasts != Lasts.BATTLE:
        near = battle.hexes if battle is not None and any(one.do == Do.CHOOSE_CRT for one in mode.effects) else ()
        table.emit(e.HalfStays(replace(played, near=near), mode.lasts))
    elif battle is not None:
        table.swap(replace(battle, played=(*battle.played, played)), find(board, Battle))


def _battle_effect(table: Table, frame: Working, effect: Effect) -> None:
    """An effect on a battle: on its roll at once, or on all that comes; a half with several works on once."""
    board = table.board
    battle = battle_of(board)
    if effect.do in (Do.REROLL, Do.REROLL_RESULT) and battle is not None and battle.dice:
        again = f"{frame.side}-{frame.card}"
        reroll(table, replace(battle, rerolled=(*battle.rerolled, again)), find(board, Battle))
        return
    if effect.do == Do.SHIFT and mode_of(board, frame).when == When.ROLLED and battle is not None:
        value = amount(board, effect) * (1 if effect.direction == Direction.RIGHT else -1)
        table.swap(replace(battle, shifted=battle.shifted + value), find(board, Battle))
        return
    effects = mode_of(board, frame).effects
    first = next(at for at, one in enumerate(effects) if one.do in BATTLE or one.do in STAYS)
    if frame.at == first:
        _work_on(table, frame)


# --- what happens without a choice


def _draw(table: Table, frame: Working, effect: Effect) -> None:
    if not effect.joker or table.board.joker == effect.joker:
        table.push(Drawing(frame.side, effect.n))


def _discard(table: Table, frame: Working, effect: Effect) -> None:
    table.push(Discarding(effect.side or frame.side, effect.n, WhyDiscarded.EVENT, up_to=effect.up_to))


def _discard_drawn(table: Table, frame: Working, effect: Effect) -> None:
    table.push(Discarding(frame.side, effect.n, WhyDiscarded.EVENT, fresh=True))


def _discard_random(table: Table, frame: Working, effect: Effect) -> None:
    discard_random(table, effect.side or frame.side, "NR126")


def _see_hand(table: Table, frame: Working, effect: Effect) -> None:
    hand = table.board.hands[effect.side]
    if hand:
        table.emit(e.HandShown(effect.side, Sealed(frame.side, hand)))


def _reshuffle(table: Table, frame: Working, effect: Effect) -> None:
    if table.board.discards:
        table.emit(e.Reshuffled())


def _cancel(table: Table, frame: Working, effect: Effect) -> None:
    """NR129: the card laid below does not work; it may be taken."""
    answered = to_answer(table.board)
    assert answered is not None, "a card is cancelled"
    table.swap(replace(answered, cancelled=True), find(table.board, Answering))
    immediate = table.board.scene.cards[answered.card].half(frame.side).immediate
    takes = effect.take == Taking.ALWAYS or (effect.take == Taking.UNLESS_IMMEDIATE and not immediate)
    if takes and answered.card in table.board.discards:
        table.emit(e.CardTaken(frame.side, answered.card))


def _undo_last(table: Table, frame: Working, effect: Effect) -> None:
    """The unit goes back to its face or its box."""
    bought = purchase_of(table.board)
    assert isinstance(bought, Bought), "a purchase is undone"
    if bought.what == Gain.REPLACEMENT:
        put(table, bought.unit, bought.place, Cause.UNDONE)
    turn_face(table, bought.unit, bought.face, Cause.UNDONE)


def _flip_joker(table: Table, frame: Working, effect: Effect) -> None:
    table.emit(e.JokerTurned(frame.side))


def _extra_markers(table: Table, frame: Working, effect: Effect) -> None:
    support = table.board.support
    own = {**support, frame.side: support[frame.side] + effect.n}
    table.emit(e.SupportSet(own[AXIS], own[SOVIET]))


def _must_attack(table: Table, frame: Working, effect: Effect) -> None:
    table.emit(e.DutyTaken(effect.side, effect.n, DutyKind(effect.to), effect.penalty))


def _vp(table: Table, frame: Working, effect: Effect) -> None:
    move_vp(table, frame.side, effect.n, e.VpCause.EVENT)


def holds(board: Board, scope: Scope) -> bool:
    """Whether a public condition of an event holds."""
    atlas = board.scene.atlas
    match scope:
        case Scope.BUDAPEST:
            return controller(board, "budapest") == SOVIET
        case Scope.KONIGSBERG:
            return controller(board, "konigsberg") == AXIS
        case Scope.BUCHAREST:
            return board.held_by(atlas.place("bucharest")) == SOVIET
        case Scope.GARRISON:
            return any(board.kind(unit).holds for unit in board.at(atlas.place("berlin")))
        case Scope.FINLAND:
            return controller(board, "finland") == SOVIET
        case Scope.AXIS_IN_USSR:
            places = (board.units[unit].place for unit in board.army(AXIS))
            return any(atlas.spaces[place].country == Country.USSR for place in places)
        case Scope.YUGOSLAVIA:
            both = all(controller(board, slug) == SOVIET for slug in ("west_balkans", "south_balkans"))
            return both or controller(board, "belgrade") == SOVIET
    raise AssertionError(f"{scope} is no condition")


def _vp_if(table: Table, frame: Working, effect: Effect) -> None:
    vp = effect.n if holds(table.board, effect.scope) else effect.no
    if vp:
        move_vp(table, frame.side, vp, e.VpCause.EVENT)


def _reprieve(table: Table, frame: Working, effect: Effect) -> None:
    table.emit(e.Reprieved(on=True))


def _weather(table: Table, frame: Working, effect: Effect) -> None:
    """NR93: markers are turned."""
    for turn in forecast_turns(table.board, effect):
        weather = turned_weather(table.board, turn, effect)
        if weather is not None:
            table.emit(e.WeatherTurned(turn, weather))


def _second_combat(table: Table, frame: Working, effect: Effect) -> None:
    battle = battle_of(table.board)
    assert battle is not None, "a battle is fought again"
    table.swap(replace(battle, again=True), find(table.board, Battle))


AUTOMATIC: dict[Do, Callable[[Table, Working, Effect], None]] = {
    Do.DRAW: _draw,
    Do.DISCARD: _discard,
    Do.DISCARD_DRAWN: _discard_drawn,
    Do.DISCARD_RANDOM: _discard_random,
    Do.SEE_HAND: _see_hand,
    Do.RESHUFFLE: _reshuffle,
    Do.CANCEL_CARD: _cancel,
    Do.UNDO_LAST: _undo_last,
    Do.FLIP_JOKER: _flip_joker,
    Do.EXTRA_MARKERS: _extra_markers,
    Do.MUST_ATTACK: _must_attack,
    Do.VP: _vp,
    Do.VP_IF: _vp_if,
    Do.CANCEL_SUDDEN_DEATH: _reprieve,
    Do.FLIP_WEATHER: _weather,
    Do.SET_WEATHER: _weather,
    Do.SECOND_COMBAT: _second_combat,
}
