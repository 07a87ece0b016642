"""What a decision about a battle states: what its die has to show, and how likely each result is (NR57 to NR64)."""

from msgspec.structs import replace

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.steps import Decision
from kronika.domain.kernel.values import Odds
from kronika.domain.noretreat.content.cards import Direction, Do
from kronika.domain.noretreat.content.words import Result, other
from kronika.domain.noretreat.rules.battle import Battle, Stage, counterattack_to
from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.declaring import Attack, Fighting, Take, Target, Targeting, attackers_of, for_all
from kronika.domain.noretreat.rules.effects import Working, effect_of, picks
from kronika.domain.noretreat.rules.odds import FACES, LOSES, fixed_result, judge, throw, works
from kronika.domain.noretreat.rules.parts import No, Pass, Pick, Yes
from kronika.domain.noretreat.rules.prospects import (
    DRIVEN_OFF,
    LOWER_LOSES,
    aimed_at,
    chosen,
    drives_off,
    made_of,
    reached_at,
)
from kronika.domain.noretreat.state import Board, Played


def battle_of_decision(board: Board, decision: Decision) -> Battle | None:
    """The battle that a decision leads to, as far as can be told."""
    frame = board.frames[-1] if board.frames else None
    match frame, decision:
        case Targeting(side=side), Target(space):
            return aimed_at(board, side, space)
        case Working(side=side), Pick(space) if effect_of(board, frame).do == Do.EXTRA_ATTACK:
            aimed = aimed_at(board, side, space)
            return replace(aimed, units=tuple([unit for unit in aimed.units if not board.units[unit].unsupplied]))
        case Fighting(hexes=()), Attack(space):
            units = tuple(attackers_of(board, frame, space))
            return chosen(board, frame, (space,), units) if units else None
        case Fighting(hexes=hexes), Attack(space):
            return chosen(board, frame, (*hexes, space), tuple(for_all(board, frame, (*hexes, space))))
        case Fighting(hexes=hexes, units=units), Take(unit):
            return chosen(board, frame, hexes, (*units, unit))
        case Battle(stage=Stage.APPLY, result=Result.CA), Yes():
            return counterattack_to(board, frame)
        case Battle(stage=Stage.SUPPORT), Yes():
            return replace(frame, support=True)
        case Battle(stage=Stage.SUPPORT), No():
            return frame
        case Battle(stage=Stage.CARD_ATTACKER | Stage.CARD_DEFENDER), Pass():
            return frame
        case Battle(side=side, stage=Stage.CARD_ATTACKER), Play(card, mode):
            return _with_half(board, frame, side, card, mode)
        case Battle(side=side, stage=Stage.CARD_DEFENDER), Play(card, mode):
            return _with_half(board, frame, other(side), card, mode)
    return None


def _with_half(board: Board, battle: Battle, side: str, card: int, mode: int) -> Battle | None:
    """The battle with a half that is played in it, if nobody answers; None where it leaves something open."""
    does = board.scene.cards[card].half(side).modes[mode].effects
    asked = (Do.AXIS_CHOICE, Do.REPEAT_TOP, Do.CHOOSE_CRT)
    if any(one.do in asked or one.direction == Direction.EITHER or picks(one) for one in does):
        return None
    counted = str(board.tally.battles) if any(one.battles > 1 for one in does) else ""
    return replace(battle, played=(*battle.played, Played(side, card, mode, counted)))


def odds_of(board: Board, decision: Decision) -> Odds | None:
    """NR57 to NR64: what the die must show for the defenders to be driven off in the battle that a decision
    leads to, and how likely each result is. In a duel no number is to be reached."""
    battle = battle_of_decision(board, decision)
    if battle is None:
        return None
    judged = judge(board, battle)
    thrown, duel = throw(board, battle, judged), bool(works(board, battle, Do.DUEL))
    fixed = fixed_result(board, battle, judged.odds)
    target, parts = reached_at(board, judged.table, judged.column), made_of(board, battle, judged)
    counts = drives_off(target)
    if fixed is not None:
        played, effect = fixed
        set_to = 1 if effect.to in DRIVEN_OFF else FACES + 1
        target, parts = set_to, (*parts, Part(f"card-{played.card}", "NR133", set_to - target))
    elif duel:
        target, parts, counts = 0, (), LOWER_LOSES
    wins = thrown.wins(DRIVEN_OFF | {LOSES[other(battle.side)]})
    return Odds(
        target, parts, thrown.dice, wins, thrown.outcomes, results=thrown.told(), counts=None if fixed else counts
    )
