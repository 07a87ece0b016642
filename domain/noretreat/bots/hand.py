"""What cards are worth to a side."""

from kronika.domain.noretreat.bots.battles import RESULTS, expected
from kronika.domain.noretreat.bots.situation import Situation
from kronika.domain.noretreat.content.cards import Direction, Do, Effect, Mode
from kronika.domain.noretreat.content.words import Result

SPENT = 0.45
"""What a card is worth to pay with."""
EFFECTS: dict[Do, float] = {
    Do.DRAW: 0.5,
    Do.DISCARD: -0.3,
    Do.DISCARD_RANDOM: 0.5,
    Do.DISCARD_FROM_HAND: 0.7,
    Do.SEE_HAND: 0.1,
    Do.TAKE_DISCARD: 0.5,
    Do.REPEAT_TOP: 0.6,
    Do.CANCEL_CARD: 0.8,
    Do.UNDO_LAST: 0.8,
    Do.REPLACEMENT_STEP: 1.1,
    Do.UPGRADE: 0.9,
    Do.RETURN_UNIT: 1.1,
    Do.CADRE_BY_RAIL: 0.7,
    Do.MOVE_BOX: 0.7,
    Do.REBUILD: 0.9,
    Do.LOSE_STEP: 0.9,
    Do.ELIMINATE_ALLY: 0.9,
    Do.SURRENDER_UNIT: 1.0,
    Do.UNSUPPLIED_MARKER: 0.6,
    Do.SPARE_UNSUPPLIED: 1.0,
    Do.MOVE: 0.6,
    Do.STRENGTH_X: 0.8,
    Do.STRENGTH_ADD: 0.6,
    Do.REROLL: 0.5,
    Do.ROLL_TWO: 0.6,
    Do.EXTRA_ATTACK: 0.6,
    Do.SECOND_COMBAT: 0.5,
    Do.ADVANCE_BONUS: 0.5,
    Do.COUNTERBLOWS: 0.3,
    Do.REMOVE_COUNTERBLOWS: 0.5,
    Do.MUST_ATTACK: 0.3,
    Do.EXTRA_MARKERS: 0.6,
    Do.VP: 1.0,
    Do.CANCEL_SUDDEN_DEATH: 1.0,
}
"""What effects are worth to the side whose half it is; of those that are not named, nothing."""


def playing(s: Situation, card: int, mode: int) -> float:
    """What it is worth to play a half now."""
    return sum(_effect(s, one) for one in s.scene.cards[card].half(s.seat).modes[mode].effects) - SPENT


def keeping(s: Situation, card: int) -> float:
    """What it is worth to hold a card."""
    return max((_held(mode) for mode in s.scene.cards[card].half(s.seat).modes), default=0.0)


def _held(mode: Mode) -> float:
    return sum(EFFECTS.get(one.do, 0.4) for one in mode.effects)


def _effect(s: Situation, effect: Effect) -> float:
    battle = s.view.battle
    attacks = battle is not None and battle.side == s.seat
    match effect.do:
        case Do.SHIFT:
            helps = effect.direction == Direction.EITHER or (effect.direction == Direction.RIGHT) == attacks
            return 0.7 * effect.n if helps and battle is not None else -0.5
        case Do.RESULT if battle is not None:
            gain = RESULTS[Result(effect.to)] - expected(battle)
            return gain if attacks else -gain
        case Do.VP:
            return float(effect.n)
        case Do.DRAW | Do.DISCARD_RANDOM | Do.REPLACEMENT_STEP | Do.LOSE_STEP:
            return EFFECTS[effect.do] * min(effect.n, 2)
    return EFFECTS.get(effect.do, 0.0)
