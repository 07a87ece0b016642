"""The effects of the cards (digest, «Events»; NR128)."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Ask, Decision, Step
from kronika.domain.kernel.values import Odds
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Country
from kronika.domain.noretreat.content.cards import Direction, Do, Effect, Lasts, Mode, Scope, Taking, When
from kronika.domain.noretreat.content.words import AXIS, SOVIET, other
from kronika.domain.noretreat.events import Cause, Laid
from kronika.domain.noretreat.rules import cards
from kronika.domain.noretreat.rules.battle import Battle, reroll
from kronika.domain.noretreat.rules.declaring import Fighting, aimed_at
from kronika.domain.noretreat.rules.losses import Losing, LossBy, Removing, eliminate, lose_step, move_vp, surrender
from kronika.domain.noretreat.rules.movement import Going, allowance
from kronika.domain.noretreat.rules.odds import amount, odds_of
from kronika.domain.noretreat.rules.parts import Pick, Play, mark, put, turn_face
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
from kronika.domain.noretreat.rules.units import Putting, Stacking, lower_face, turn_better
from kronika.domain.noretreat.rules.victory import controller, discard_random
from kronika.domain.noretreat.state import DESTROYED, OUT, RAIL, SURRENDERED, BlowKind, Board, DutyKind, Played


class Working(Step, frozen=True, tag="noretreat.working.v1"):
    """NR128: the effects of a half happen, one after another."""

    asks = {"choose": "NR128"}
    side: str  #: The side of the event.
    card: int  #: The card.
    mode: int  #: Which of its uses.
    at: int = 0  #: The effect that happens now.
    times: int = 0  #: How often it has happened.
    picked: tuple[str, ...] = ()  #: The picks made for it.

    def advance(self, play: Play) -> Ask | None:
        """NR128: the effects happen in order, with a prompt for each open choice."""
        board = play.board
        effects = mode_of(board, self).effects
        if self.at >= len(effects):
            play.pop()
            return None
        effect = effects[self.at]
        if effect.do in (Do.AXIS_CHOICE, Do.REPEAT_TOP):
            if effect.do == Do.REPEAT_TOP and not cards.repeatable(board, self.side, self.card):
                _next(play, self)
                return None
            return Ask(chooser(self, effect), "choose", str(effect.do))
        if picks(effect):
            if self.times >= (1 if _once(effect) else effect.n):
                _next(play, self)
                return None
            if not options(board, self, effect) and effect.do != Do.VP_CHOICE:
                _next(play, self)
                return None
            return Ask(chooser(self, effect), "choose", str(effect.do))
        _next(play, self)
        if effect.do in BATTLE or effect.do in STAYS:
            _battle_effect(play, self, effect)
        else:
            AUTOMATIC[effect.do](play, self, effect)
        return None

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """The possible picks."""
        effect = effect_of(board, self)
        if effect.do == Do.AXIS_CHOICE:
            return (Pick("cards"), Pick("step"))
        if effect.do == Do.REPEAT_TOP:
            return tuple(Pick(f"{card}-{at}") for card, at in cards.repeatable(board, self.side, self.card))
        return map(Pick, options(board, self, effect))

    def may_decline(self, board: Board, ask: Ask) -> bool:
        effect = effect_of(board, self)
        return effect.do == Do.VP_CHOICE or (effect.up_to and effect.do not in (Do.AXIS_CHOICE, Do.REPEAT_TOP))

    def odds(self, board: Board, decision: Decision) -> Odds | None:
        """Returns the odds of an extra attack, by supplied units."""
        if not isinstance(decision, Pick) or effect_of(board, self).do != Do.EXTRA_ATTACK:
            return None
        aimed = aimed_at(board, self.side, decision.chosen)
        units = tuple([unit for unit in aimed.units if not board.units[unit].unsupplied])
        return odds_of(board, replace(aimed, units=units))

    def take(self, play: Play, decision: Decision) -> None:
        """Something is picked."""
        assert isinstance(decision, Pick), "something is picked"
        effect = effect_of(play.board, self)
        if effect.do == Do.REPEAT_TOP:
            card, _, at = decision.chosen.partition("-")
            play.pop()
            cards.happen(play, self.side, int(card), int(at))
            return
        if effect.do == Do.AXIS_CHOICE:
            _next(play, self)
            _axis_choice(play, self, effect, decision.chosen)
            return
        picked = replace(self, times=self.times + 1, picked=(*self.picked, decision.chosen))
        play.replace(picked)
        PICKED[effect.do](play, picked, effect, decision.chosen)

    def decline(self, play: Play) -> None:
        """Nothing more is picked."""
        effect = effect_of(play.board, self)
        _next(play, self)
        if effect.do == Do.VP_CHOICE:
            move_vp(play, self.side, effect.no, e.VpCause.EVENT)

    def is_private(self, board: Board, ask: Ask) -> bool:
        """A side chooses discards from an enemy hand while seeing its cards (NR128)."""
        return ask.subject == Do.DISCARD_FROM_HAND


def mode_of(board: Board, frame: Working) -> Mode:
    """The use of the half that is being carried out."""
    return board.scene.cards[frame.card].half(frame.side).modes[frame.mode]


def effect_of(board: Board, frame: Working) -> Effect:
    """The effect that happens now."""
    return mode_of(board, frame).effects[frame.at]


def chooser(frame: Working, effect: Effect) -> str:
    """NR128: the side that makes the choices an effect leaves open."""
    if effect.do in (Do.VP_CHOICE, Do.AXIS_CHOICE):
        return AXIS
    return effect.chooser or frame.side


def picks(effect: Effect) -> bool:
    """Whether an effect leaves something open that is picked one after another."""
    return effect.do in OPTIONS or (effect.do == Do.STRENGTH_X and effect.scope == Scope.GERMAN_UNIT)


def _once(effect: Effect) -> bool:
    """Effects whose `n` counts something else than picks."""
    return effect.do in (Do.TAKE_DISCARD, Do.STRENGTH_X, Do.CHOOSE_CRT, Do.MP_BONUS, Do.VP_CHOICE)


def _next(play: Play, frame: Working) -> None:
    """Goes to the next effect, and keeps the picks if that effect concerns them."""
    effects = mode_of(play.board, frame).effects
    at = frame.at + 1
    about = at < len(effects) and effects[at].scope in (Scope.STACK, Scope.DETRAINED)
    play.replace(replace(frame, at=at, times=0, picked=frame.picked if about else ()))


# --- what was picked


def _replacement_step(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    if play.board.on_map(unit):
        turn_better(play, unit, Cause.IMPROVED, 1)
    else:
        play.push(Putting(frame.side, unit, Cause.REPLACED, cards=1))


def _upgrade(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    turn_better(play, unit, Cause.UPGRADED, 0)


def _return_unit(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    play.push(Putting(frame.side, unit, Cause.NEAR_CITY if effect.to == "near_own_city" else Cause.DETRAINED))


def _cadre_by_rail(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    play.push(Putting(frame.side, unit, Cause.CADRE))


def _move_box(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    if play.board.units[unit].place in (DESTROYED, SURRENDERED):
        lower_face(play, unit)
    put(play, unit, RAIL, Cause.EVENT)


def _entrain(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    put(play, unit, RAIL, Cause.ENTRAINED)


def _detrain(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    play.push(Putting(frame.side, unit, Cause.DETRAINED))


def _rebuild(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    play.push(Putting(frame.side, unit, Cause.REBUILT))


def _lose_step(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    own = play.board.side(unit) == frame.side
    lose_step(play, unit, Cause.OWN_EVENT if own else Cause.EVENT)


def _eliminate_ally(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    eliminate(play, unit, Cause.EVENT)


def _surrender_unit(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    surrender(play, unit, Cause.EVENT)


def _unsupplied(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    mark(play, unit, e.UnitMarker.UNSUPPLIED)


def _spare(play: Play, frame: Working, effect: Effect, space: str) -> None:
    removal = removal_of(play.board)
    assert removal is not None, "units are spared in the removals"
    spared = tuple(sorted({*removal.spared, *play.board.at(space)}))
    play.replace(replace(removal, spared=spared), find(play.board, Removing))


def _move(play: Play, frame: Working, effect: Effect, what: str) -> None:
    """NR17: units move by an event; a stack moves as a whole."""
    board = play.board
    units = mobile_stack(board, what) if effect.scope == Scope.STACK else (what,)
    if effect.scope == Scope.STACK:
        play.replace(replace(frame, picked=units))
    if effect.scope == Scope.DETRAINED:
        mp = allowance(board, what)
        play.push(Going(frame.side, what, mp))
        return
    play.emit(e.Helped(units))
    play.push(going(board, frame.side, units, effect))


def _mp_bonus(play: Play, frame: Working, effect: Effect, space: str) -> None:
    play.emit(e.Helped(mobile_stack(play.board, space), effect.n))


def _ease(play: Play, frame: Working, effect: Effect, space: str) -> None:
    play.emit(e.StackingEased(frame.picked))


def _double(play: Play, frame: Working, effect: Effect, what: str) -> None:
    _work_on(play, frame, what)


def _counterblow(play: Play, frame: Working, effect: Effect, space: str) -> None:
    play.emit(e.BlowLaid(space, frame.side, BlowKind.COUNTERBLOW))


def _extra_attack(play: Play, frame: Working, effect: Effect, space: str) -> None:
    """A new target and its battle, without counterblows: supplied units, whether they have attacked or not."""
    board = play.board
    play.emit(e.BlowLaid(space, frame.side, BlowKind.TARGET))
    cut_off = tuple(unit for unit in board.army(frame.side) if board.units[unit].unsupplied)
    play.push(Stacking(frame.side), Fighting(frame.side, used=cut_off))


def _remove_counterblow(play: Play, frame: Working, effect: Effect, space: str) -> None:
    play.emit(e.BlowLifted(space))


def _ground(marker: e.GroundMarker) -> Callable[[Play, Working, Effect, str], None]:
    def run(play: Play, frame: Working, effect: Effect, space: str) -> None:
        play.emit(e.GroundMarked(space, marker))

    return run


def _take_discard(play: Play, frame: Working, effect: Effect, card: str) -> None:
    play.emit(e.CardTaken(frame.side, int(card)))


def _from_hand(play: Play, frame: Working, effect: Effect, card: str) -> None:
    play.emit(e.CardLaid(effect.side, int(card), Laid.DISCARDED))
    play.push(cards.Answering(other(effect.side), int(card), Laid.DISCARDED))


def _give_up(play: Play, frame: Working, effect: Effect, unit: str) -> None:
    put(play, unit, OUT, Cause.EVENT)
    move_vp(play, frame.side, effect.n, e.VpCause.EVENT)


PICKED: dict[Do, Callable[[Play, Working, Effect, str], None]] = {
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


def _axis_choice(play: Play, frame: Working, effect: Effect, what: str) -> None:
    """The Axis discards two cards, or one and loses a step: as much as it can."""
    if what == "cards":
        play.push(cards.Discarding(AXIS, 2, cards.WhyDiscarded.EVENT))
    else:
        play.push(
            Losing(AXIS, play.board.army(AXIS), LossBy.EVENT), cards.Discarding(AXIS, 1, cards.WhyDiscarded.EVENT)
        )


# --- what works on

STAYS = frozenset({Do.STRENGTH_X, Do.MARKER_VALUE})


def _work_on(play: Play, frame: Working, choice: str = "") -> None:
    """The half works on: in its battle, in the combat phase or in the player turn."""
    board, mode = play.board, mode_of(play.board, frame)
    battle = battle_of(board)
    played = Played(frame.side, frame.card, frame.mode, choice)
    counted = any(effect.battles > 1 for effect in mode.effects)
    if counted:
        play.emit(e.EventStaysInEffect(replace(played, choice=str(board.tally.battles)), Lasts.COMBAT_PHASE))
    elif mode.lasts != Lasts.BATTLE:
        near = battle.hexes if battle is not None and any(one.do == Do.CHOOSE_CRT for one in mode.effects) else ()
        play.emit(e.EventStaysInEffect(replace(played, near=near), mode.lasts))
    elif battle is not None:
        play.replace(replace(battle, played=(*battle.played, played)), find(board, Battle))


def _battle_effect(play: Play, frame: Working, effect: Effect) -> None:
    """An effect on a battle: on its roll immediately, or on all that follows. An event with several such effects starts
    to work once."""
    board = play.board
    battle = battle_of(board)
    if effect.do in (Do.REROLL, Do.REROLL_RESULT) and battle is not None and battle.dice:
        again = f"{frame.side}-{frame.card}"
        reroll(play, replace(battle, rerolled=(*battle.rerolled, again)), find(board, Battle))
        return
    if effect.do == Do.SHIFT and mode_of(board, frame).when == When.ROLLED and battle is not None:
        value = amount(board, effect) * (1 if effect.direction == Direction.RIGHT else -1)
        play.replace(replace(battle, shifted=battle.shifted + value), find(board, Battle))
        return
    effects = mode_of(board, frame).effects
    first = next(at for at, one in enumerate(effects) if one.do in BATTLE or one.do in STAYS)
    if frame.at == first:
        _work_on(play, frame)


# --- what happens without a choice


def _draw(play: Play, frame: Working, effect: Effect) -> None:
    if not effect.joker or play.board.joker == effect.joker:
        play.push(cards.Drawing(frame.side, effect.n))


def _discard(play: Play, frame: Working, effect: Effect) -> None:
    play.push(cards.Discarding(effect.side or frame.side, effect.n, cards.WhyDiscarded.EVENT, up_to=effect.up_to))


def _discard_drawn(play: Play, frame: Working, effect: Effect) -> None:
    play.push(cards.Discarding(frame.side, effect.n, cards.WhyDiscarded.EVENT, fresh=True))


def _discard_random(play: Play, frame: Working, effect: Effect) -> None:
    discard_random(play, effect.side or frame.side, "NR126")


def _see_hand(play: Play, frame: Working, effect: Effect) -> None:
    hand = play.board.hands[effect.side]
    if hand:
        play.emit(e.HandShown(effect.side, Sealed(frame.side, hand)))


def _reshuffle(play: Play, frame: Working, effect: Effect) -> None:
    if play.board.discards:
        play.emit(e.Reshuffled())


def _cancel(play: Play, frame: Working, effect: Effect) -> None:
    """NR129: the card laid below does not work; it may be taken."""
    answered = to_answer(play.board)
    assert answered is not None, "a card is cancelled"
    play.replace(replace(answered, cancelled=True), find(play.board, cards.Answering))
    immediate = play.board.scene.cards[answered.card].half(frame.side).immediate
    takes = effect.take == Taking.ALWAYS or (effect.take == Taking.UNLESS_IMMEDIATE and not immediate)
    if takes and answered.card in play.board.discards:
        play.emit(e.CardTaken(frame.side, answered.card))


def _undo_last(play: Play, frame: Working, effect: Effect) -> None:
    """The unit goes back to its face or its box."""
    bought = purchase_of(play.board)
    assert isinstance(bought, cards.Bought), "a purchase is undone"
    if bought.what == cards.Gain.REPLACEMENT:
        put(play, bought.unit, bought.place, Cause.UNDONE)
    turn_face(play, bought.unit, bought.face, Cause.UNDONE)


def _flip_joker(play: Play, frame: Working, effect: Effect) -> None:
    play.emit(e.JokerTurned(frame.side))


def _extra_markers(play: Play, frame: Working, effect: Effect) -> None:
    support = play.board.support
    own = {**support, frame.side: support[frame.side] + effect.n}
    play.emit(e.SupportSet(own[AXIS], own[SOVIET]))


def _must_attack(play: Play, frame: Working, effect: Effect) -> None:
    play.emit(e.MustAttack(effect.side, effect.n, DutyKind(effect.to), effect.penalty))


def _vp(play: Play, frame: Working, effect: Effect) -> None:
    move_vp(play, frame.side, effect.n, e.VpCause.EVENT)


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
    raise AssertionError(f"{scope} is not a condition")


def _vp_if(play: Play, frame: Working, effect: Effect) -> None:
    vp = effect.n if holds(play.board, effect.scope) else effect.no
    if vp:
        move_vp(play, frame.side, vp, e.VpCause.EVENT)


def _reprieve(play: Play, frame: Working, effect: Effect) -> None:
    play.emit(e.SuddenDeathSkipped(on=True))


def _weather(play: Play, frame: Working, effect: Effect) -> None:
    """NR93: markers are turned."""
    for turn in forecast_turns(play.board, effect):
        weather = turned_weather(play.board, turn, effect)
        if weather is not None:
            play.emit(e.WeatherTurned(turn, weather))


def _second_combat(play: Play, frame: Working, effect: Effect) -> None:
    battle = battle_of(play.board)
    assert battle is not None, "a battle is fought again"
    play.replace(replace(battle, again=True), find(play.board, Battle))


AUTOMATIC: dict[Do, Callable[[Play, Working, Effect], None]] = {
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
