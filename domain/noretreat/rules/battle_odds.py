"""Battles that may be fought, what their die must show, and how likely each result is (NR57 to NR64)."""

from msgspec.structs import replace

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.steps import Decision
from kronika.domain.kernel.values import Odds
from kronika.domain.noretreat.content.cards import Direction, Do
from kronika.domain.noretreat.content.words import Result, other
from kronika.domain.noretreat.rules.battle import Battle, Stage, counterattack_to
from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.declaring import (
    Attack,
    Fighting,
    Take,
    Target,
    Targeting,
    attackers_of,
    defenders,
    for_all,
    open_spaces,
    own_beside,
    possible_targets,
    takeable,
    target_limit,
    willing,
)
from kronika.domain.noretreat.rules.effects import Working, effect_of, picks
from kronika.domain.noretreat.rules.odds import (
    DRIVEN_OFF,
    FACES,
    LOSES,
    LOWER_LOSES,
    drives_off,
    fixed_result,
    judge,
    made_of,
    reached_at,
    throw,
    works,
)
from kronika.domain.noretreat.rules.parts import No, Pass, Pick, Yes
from kronika.domain.noretreat.state import BlowKind, Board, Played


def planned(
    side: str, hexes: tuple[str, ...], units: tuple[str, ...], others: tuple[str, ...], targets: tuple[str, ...]
) -> Battle:
    """Returns a battle as it would be fought. With several targets, no terrain counts until one is named."""
    return Battle(
        active=side,
        side=side,
        hexes=hexes,
        units=units,
        others=others,
        stage=Stage.GROUND,
        targets=targets,
        ground=targets[0] if len(targets) == 1 else "",
    )


def chosen(board: Board, frame: Fighting, hexes: tuple[str, ...], units: tuple[str, ...]) -> Battle:
    """The battle for spaces that have been declared, by these attackers."""
    targets = tuple(space for space in hexes if board.blows[space].kind == BlowKind.TARGET)
    return planned(frame.side, hexes, units, defenders(board, hexes), targets)


def aimed_at(board: Board, side: str, space: str) -> Battle:
    """The battle for a target, by all that could attack it of their own will."""
    units = tuple(sorted(unit for unit in own_beside(board, side, space) if willing(board, unit)))
    return planned(side, (space,), units, board.at(space), (space,))


def fought(board: Board) -> Battle | None:
    """The battle that is fought; or the one that is being chosen, with the attackers so far."""
    for frame in reversed(board.frames):
        if isinstance(frame, Battle):
            return frame
        if isinstance(frame, Fighting) and frame.hexes and frame.units:
            return chosen(board, frame, frame.hexes, frame.units)
    return None


def prospects(board: Board) -> tuple[Battle, ...]:
    """Returns the possible attacks with all available units, or the battle with each unit that may join."""
    frame = board.frames[-1] if board.frames else None
    if isinstance(frame, Targeting) and target_limit(board, frame.side):
        return tuple(aimed_at(board, frame.side, space) for space in possible_targets(board, frame.side))
    if isinstance(frame, Fighting) and not frame.hexes:
        spaces = open_spaces(board, frame.side)
        found = [(space, tuple(attackers_of(board, frame, space))) for space in spaces]
        return tuple(chosen(board, frame, (space,), units) for space, units in found if units)
    if isinstance(frame, Fighting) and frame.joined:
        more = takeable(board, frame)
        return tuple(chosen(board, frame, frame.hexes, (*frame.units, unit)) for unit in more)
    return ()


def battle_of_decision(board: Board, decision: Decision) -> Battle | None:
    """Returns the battle that a decision leads to, if it is known."""
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
    """NR57 to NR64: returns the die roll that drives the defenders off in the battle a decision leads to. Also gives
    the chance of each result. A duel has no number to reach."""
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
