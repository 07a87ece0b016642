"""The choices of an effect, and whether it can do anything (NR128)."""

from collections.abc import Callable

from kronika.domain.noretreat.content import Arm
from kronika.domain.noretreat.content.cards import Coming, Do, Effect, Scope
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Nation, Result, Weather, other
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.rules import cards, effects
from kronika.domain.noretreat.rules.battle import DUELS, Battle, Stage, shown
from kronika.domain.noretreat.rules.declaring import possible_counterblows, willing
from kronika.domain.noretreat.rules.losses import Removing, failing
from kronika.domain.noretreat.rules.movement import Going, allowance, can_move, rail_room, reach
from kronika.domain.noretreat.rules.parts import in_enemy_zone
from kronika.domain.noretreat.rules.supply import detrain_spaces, is_city, overland, supplied_now
from kronika.domain.noretreat.rules.units import improvable, improve_price, price, replaceable, spaces_for, upgradeable
from kronika.domain.noretreat.state import (
    CADRES,
    DESTROYED,
    OUT,
    RAIL,
    SURRENDERED,
    BlowKind,
    Board,
    VaryingWeather,
    printed_weather,
)

Options = tuple[str, ...]


def find(board: Board, kind: type) -> int:
    """Returns the depth in the stack of the topmost frame of a kind, or -1 without such a frame."""
    for depth, frame in enumerate(reversed(board.frames)):
        if isinstance(frame, kind):
            return depth
    return -1


def battle_of(board: Board) -> Battle | None:
    """The battle that is being resolved."""
    depth = find(board, Battle)
    frame = board.frames[-1 - depth] if depth >= 0 else None
    return frame if isinstance(frame, Battle) else None


def removal_of(board: Board) -> Removing | None:
    """The removals that are under way."""
    depth = find(board, Removing)
    frame = board.frames[-1 - depth] if depth >= 0 else None
    return frame if isinstance(frame, Removing) else None


def to_answer(board: Board) -> "cards.Answering | None":
    """The card that may be cancelled: the nearest one that has been laid and not yet let pass."""
    depth = find(board, cards.Answering)
    frame = board.frames[-1 - depth] if depth >= 0 else None
    return frame if isinstance(frame, cards.Answering) else None


def purchase_of(board: Board) -> "cards.Bought | None":
    """The purchase that may be undone."""
    depth = find(board, cards.Bought)
    frame = board.frames[-1 - depth] if depth >= 0 else None
    return frame if isinstance(frame, cards.Bought) else None


# --- what may be picked


def _replacement_steps(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    """One improvement or replacement of an own unit, without cards."""
    two = effect.even_two_cards
    barred = side == AXIS and board.turn < board.scene.dates.axis_replaces
    found = []
    for unit in board.army(side):
        gained = improvable(board, unit) or (barred and effect.even_if_barred and _worse(board, unit))
        if gained and (two or improve_price(board, unit) <= 1):
            found.append(unit)
    boxed = replaceable(board, side)
    if barred and effect.even_if_barred:
        boxed = [unit for box in (DESTROYED, SURRENDERED) for unit in board.boxed(side, box)]
    found += [unit for unit in boxed if (two or price(board, unit) <= 1) and spaces_for(board, unit, Cause.REPLACED)]
    return tuple(unit for unit in found if unit not in picked)


def _worse(board: Board, unit: str) -> bool:
    """NR28: a reduced Axis unit with overland supply, whatever the turn."""
    state, kind = board.units[unit], board.kind(unit)
    return kind.two_steps and state.face == 0 and not state.unsupplied and overland(board, kind.side, state.place)


def _upgrades(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    return tuple(unit for unit in board.army(side) if upgradeable(board, unit))


def _returns(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    how = Cause.NEAR_CITY if effect.to == "near_own_city" else Cause.DETRAINED
    return tuple(unit for box in effect.boxes for unit in board.boxed(side, box) if spaces_for(board, unit, how))


def _cadres(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    return board.boxed(side, CADRES) if detrain_spaces(board, side) else ()


def _to_rail(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    if rail_room(board, side) <= 0:
        return ()
    found = [unit for box in effect.boxes for unit in board.boxed(side, box)]
    return tuple(unit for unit in found if max(face.mp for face in board.kind(unit).faces) > 0)


def _entrains(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    if rail_room(board, side) <= 0:
        return ()
    return tuple(supplied_now(board, side))


def _detrains(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    return board.boxed(side, RAIL) if detrain_spaces(board, side) else ()


def _rebuilds(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    arm = Arm.VOLKSSTURM if effect.scope == Scope.VOLKSSTURM else Arm.FORTRESS
    return tuple(
        unit
        for box in (OUT, DESTROYED)
        for unit in board.boxed(side, box)
        if board.kind(unit).faces[0].arm == arm
        and not board.kind(unit).holds
        and not board.kind(unit).stays
        and spaces_for(board, unit, Cause.REBUILT)
    )


def _losers(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    units = [unit for unit in board.army(effect.side or side) if unit not in picked]
    if effect.scope == Scope.SUPPLIED_NOT_CADRE:
        units = [unit for unit in units if not board.kind(unit).cadre and not board.units[unit].unsupplied]
    return tuple(units)


def is_ally(board: Board, unit: str) -> bool:
    """NR102: an Axis ally, the Finns left out."""
    kind = board.kind(unit)
    return kind.side == AXIS and kind.nation not in (Nation.GERMAN, Nation.FINNISH)


def _allies(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    if board.turn < effect.from_turn:
        return ()
    return tuple(unit for unit in board.army(AXIS) if is_ally(board, unit))


def _marked(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    """NRR65: the units that surrender by a card: without supply, and not fortresses."""
    return tuple(
        unit
        for unit in board.army(effect.side)
        if board.units[unit].unsupplied and board.face(unit).arm != Arm.FORTRESS
    )


def _unmarked(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    return tuple(unit for unit in board.army(effect.side) if not board.units[unit].unsupplied)


def _spared(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    frame = removal_of(board)
    if frame is None or frame.side != side:
        return ()
    return tuple(sorted({board.units[unit].place for unit in failing(board, frame)}))


def movers(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    """The units that an event lets move (NR17); for stacks, their spaces."""
    units = [unit for unit in board.army(side) if unit not in board.helped and board.face(unit).mp]
    if effect.scope == Scope.DETRAINED:
        return tuple(unit for unit in units if picked.count(unit) == 1)
    if effect.scope == Scope.ARMOUR:
        units = [unit for unit in units if board.face(unit).arm == Arm.ARMOUR]
    if effect.free_of_zones:
        units = [unit for unit in units if not in_enemy_zone(board, unit)]
    if effect.scope == Scope.STACK:
        spaces = {board.units[unit].place for unit in units}
        return tuple(sorted(space for space in spaces if _stack_moves(board, side, space, effect)))
    if effect.supplied:
        units = [unit for unit in units if not board.units[unit].unsupplied]
    return tuple(unit for unit in units if reach(board, going(board, side, (unit,), effect)))


def _stack_moves(board: Board, side: str, space: str, effect: Effect) -> bool:
    units = mobile_stack(board, space)
    if not units or any(unit in board.helped for unit in units):
        return False
    if effect.supplied and all(board.units[unit].unsupplied for unit in units):
        return False
    if effect.do == Do.MP_BONUS:
        return any(can_move(board, unit, allowance(board, unit) + effect.n) for unit in units)
    return bool(reach(board, going(board, side, units, effect)))


def mobile_stack(board: Board, space: str) -> Options:
    """The units of a space that can move."""
    return tuple(unit for unit in board.at(space) if board.face(unit).mp)


def going(board: Board, side: str, units: Options, effect: Effect) -> Going:
    """Returns a movement by an event: `mp` is the whole allowance, `hexes` a limit in addition to the unit's own."""
    mp = effect.mp or min(allowance(board, unit) for unit in units)
    return Going(
        side,
        units[0],
        mp,
        hexes=effect.hexes,
        cheap=effect.cheap,
        group=units[1:],
    )


def _eased(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    """Hexes that may hold a unit more: mutually adjacent ones."""
    atlas = board.scene.atlas
    return tuple(
        id
        for id, space in sorted(atlas.spaces.items())
        if not space.crossing
        and not atlas.is_area(id)
        and id not in picked
        and all(id in atlas.land[one] for one in picked)
        and board.held_by(id) != other(side)
    )


def _german_units(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    battle = battle_of(board)
    if battle is None:
        return ()
    own = battle.units if battle.side == side else battle.others
    return tuple(unit for unit in own if board.kind(unit).nation == Nation.GERMAN and not board.units[unit].unsupplied)


def _sides(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    return (AXIS, SOVIET) if battle_of(board) is not None else ()


def _free_counterblows(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    spaces = possible_counterblows(board, side)
    if effect.scope == Scope.STACK:
        spaces = [space for space in spaces if any(board.units[unit].place == space for unit in picked)]
    return tuple(spaces)


def _own_attacks(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    """Enemy spaces that supplied own units can attack of their own will."""
    found = set()
    for unit in board.army(side):
        if willing(board, unit) and not board.units[unit].unsupplied:
            for space in board.scene.atlas.land[board.units[unit].place]:
                if board.held_by(space) == other(side) and space not in board.blows:
                    found.add(space)
    return tuple(sorted(found))


def _removable(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    """Counterblows of the enemy whose battle has not begun."""
    battle = battle_of(board)
    fought = battle.places if battle is not None else ()
    return tuple(
        sorted(
            space
            for space, blow in board.blows.items()
            if blow.side == other(side) and blow.kind == BlowKind.COUNTERBLOW and space not in fought
        )
    )


def _cities(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    return tuple(sorted(id for id, holder in board.control.items() if holder == side and is_city(board, id)))


def _occupied(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    places = {board.units[unit].place for unit in board.army(side)}
    return tuple(sorted(place for place in places if not board.scene.atlas.is_area(place)))


def _discards(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    """NR128: cards of the discard pile below the one played, the top ones; none whose own half is immediate."""
    below = [one for one in board.discards if one != card]
    return tuple(str(one) for one in sorted(below[-effect.n :]) if not board.scene.cards[one].half(side).immediate)


def _hand(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    return tuple(str(one) for one in sorted(set(board.hands[effect.side])))


def _removed_for_vp(board: Board, side: str, card: int, effect: Effect, picked: Options) -> Options:
    """Axis units that may be removed from the game: no Volkssturm, cadre or Garrison."""
    return tuple(
        unit
        for unit in board.army(AXIS)
        if not board.kind(unit).cadre and not board.kind(unit).holds and board.face(unit).arm != Arm.VOLKSSTURM
    )


OPTIONS: dict[Do, Callable[[Board, str, int, Effect, Options], Options]] = {
    Do.REPLACEMENT_STEP: _replacement_steps,
    Do.UPGRADE: _upgrades,
    Do.RETURN_UNIT: _returns,
    Do.CADRE_BY_RAIL: _cadres,
    Do.MOVE_BOX: _to_rail,
    Do.ENTRAIN: _entrains,
    Do.DETRAIN: _detrains,
    Do.REBUILD: _rebuilds,
    Do.LOSE_STEP: _losers,
    Do.ELIMINATE_ALLY: _allies,
    Do.SURRENDER_UNIT: _marked,
    Do.UNSUPPLIED_MARKER: _unmarked,
    Do.SPARE_UNSUPPLIED: _spared,
    Do.MOVE: movers,
    Do.MP_BONUS: movers,
    Do.EXTRA_STACKING: _eased,
    Do.CHOOSE_CRT: _sides,
    Do.COUNTERBLOWS: _free_counterblows,
    Do.EXTRA_ATTACK: _own_attacks,
    Do.REMOVE_COUNTERBLOWS: _removable,
    Do.SCORCH: _cities,
    Do.WORKS: _occupied,
    Do.TAKE_DISCARD: _discards,
    Do.DISCARD_FROM_HAND: _hand,
    Do.VP_CHOICE: _removed_for_vp,
}
"""The picks for each kind of effect that has a choice."""


def options(board: Board, frame: "effects.Working", effect: Effect) -> Options:
    """Returns the possible picks for the current effect."""
    if effect.do == Do.STRENGTH_X:
        return _german_units(board, frame.side, frame.card, effect, frame.picked)
    return OPTIONS[effect.do](board, frame.side, frame.card, effect, frame.picked)


# --- whether an effect can do anything


def forecast_turns(board: Board, effect: Effect) -> list[int]:
    """The turns whose weather an event can change: those that have a marker (NR93)."""
    if weather_is_fixed(board):
        return []
    found = []
    for name in effect.turns:
        turn = board.turn + (name == Coming.NEXT)
        row = board.scene.turns.get(turn)
        if row is not None and row.slot and turn < board.scene.dates.last_year:
            found.append(turn)
    return found


def weather_is_fixed(board: Board) -> bool:
    """NR114: whether weather events do nothing."""
    match board.setup.weather:
        case VaryingWeather.SCENARIO:
            return board.scene.scenario.fixed_weather
        case VaryingWeather.FIRST_YEAR:
            return board.scene.turns[board.turn].date.startswith("1941")
        case VaryingWeather.FIXED:
            return True
    return False


def turned_weather(board: Board, turn: int, effect: Effect) -> Weather | None:
    """NRR16: returns the weather of a turn's marker after an event; None if it has no such face."""
    faces = board.scene.slots[board.scene.turns[turn].slot].faces
    shows = printed_weather(board, turn)
    if effect.do == Do.FLIP_WEATHER:
        return next((face for face in faces if face != shows), None)
    wanted = Weather(effect.to)
    return wanted if wanted in faces else None


def _battle_can(board: Board, side: str, card: int, effect: Effect) -> bool:
    """Whether an effect on a roll can do anything."""
    battle = battle_of(board)
    if battle is None:
        return False
    again = f"{side}-{card}" not in battle.rerolled
    if effect.do == Do.REROLL:
        return again and (battle.stage == Stage.ROLLED or battle.stage in DUELS)
    if effect.do == Do.REROLL_RESULT:
        return again and battle.stage == Stage.ROLLED and shown(board, battle) in effect.of
    return battle.stage not in DUELS


def _cancels(board: Board, side: str, card: int, effect: Effect) -> bool:
    frame = to_answer(board)
    return frame is not None and frame.side == side and not frame.cancelled and frame.how in effect.of


def _undoes(board: Board, side: str, card: int, effect: Effect) -> bool:
    """NRR66: a purchase for which at most one card was paid, if the half does not say otherwise."""
    frame = purchase_of(board)
    if frame is None or frame.side != effect.side or frame.what not in effect.of:
        return False
    return effect.even_two_cards or frame.cards <= 1


ALWAYS = frozenset({Do.DRAW, Do.RESHUFFLE, Do.VP, Do.VP_IF, Do.MUST_ATTACK, Do.EXTRA_MARKERS, Do.MARKER_VALUE})


BATTLE = frozenset(
    {
        Do.STRENGTH_ADD,
        Do.SHIFT,
        Do.CANCEL_SHIFT,
        Do.RESULT,
        Do.REPLACE_RESULT,
        Do.REROLL,
        Do.ROLL_TWO,
        Do.DUEL,
        Do.ARMOUR_VS_ARMOUR,
        Do.DENY_ARMOUR,
        Do.ARMOUR_VALUE,
        Do.FORT_AS_INFANTRY,
        Do.CANCEL_FORT,
        Do.NO_MULTI_HEX,
        Do.ADVANCE_BONUS,
        Do.RETREAT_IGNORES_ZONES,
        Do.EXTRA_LOSS,
        Do.ATTACK_SEPARATELY,
        Do.REROLL_RESULT,
    }
)
"""Effects on a battle that leave nothing open."""


def can_do(board: Board, side: str, card: int, effect: Effect) -> bool:
    """NR128: whether an effect can do something now. See `cards` for effects that repeat a card."""
    if effect.do in ALWAYS:
        return True
    if effect.do in OPTIONS:
        return bool(OPTIONS[effect.do](board, side, card, effect, ()))
    if effect.do in BATTLE:
        return _battle_can(board, side, card, effect)
    match effect.do:
        case Do.STRENGTH_X if effect.scope == Scope.GERMAN_UNIT:
            return bool(_german_units(board, side, card, effect, ()))
        case Do.STRENGTH_X:
            return _battle_can(board, side, card, effect)
        case Do.CANCEL_CARD:
            return _cancels(board, side, card, effect)
        case Do.UNDO_LAST:
            return _undoes(board, side, card, effect)
        case Do.DISCARD | Do.DISCARD_RANDOM | Do.SEE_HAND:
            return bool(board.hands[effect.side or side])
        case Do.AXIS_CHOICE:
            return bool(board.hands[AXIS] or board.army(AXIS))
        case Do.CANCEL_SUDDEN_DEATH:
            return not board.reprieved
        case Do.FLIP_JOKER:
            return board.joker != side and bool(board.joker)
        case Do.SECOND_COMBAT:
            battle = battle_of(board)
            return battle is not None and battle.result == Result.EX and battle.side == side
        case Do.FLIP_WEATHER | Do.SET_WEATHER:
            return any(turned_weather(board, turn, effect) for turn in forecast_turns(board, effect))
    return False
