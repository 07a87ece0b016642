"""A battle, from the choice of the ground to its last consequence (NR57 to NR71, NR133, NR134)."""

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from kronika.domain.kernel.steps import Ask, Decision, Step
from kronika.domain.kernel.values import Odds
from kronika.domain.kernel.words import Word
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Arm
from kronika.domain.noretreat.content.cards import Direction, Do, When
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Result, other
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.rules import cards
from kronika.domain.noretreat.rules.declaring import COUNTERBLOW, Counterblow, free_markers, is_disorganised, only_white
from kronika.domain.noretreat.rules.losses import Losing, LossBy, alive, eliminate
from kronika.domain.noretreat.rules.odds import (
    fixed_result,
    in_force,
    judge,
    odds_of,
    result_of,
    shifted,
    touches,
    wanted,
    works,
)
from kronika.domain.noretreat.rules.parts import No, Pick, Play, Yes, declined
from kronika.domain.noretreat.rules.retreats import Advancing, Retreating
from kronika.domain.noretreat.state import Board, Played

RETREATS = frozenset({Result.DR, Result.DS, Result.DD})


class Stage(Word):
    """The next stage of a battle (NR57 to NR71)."""

    GROUND = "ground"  #: The hex whose terrain counts.
    SUPPORT = "support"  #: Whether a support marker is used.
    CARD_ATTACKER = "card_attacker"  #: The attacker may play a card.
    CARD_DEFENDER = "card_defender"  #: The defender may play a card.
    CHOICES = "choices"  #: Choices that cards leave open.
    ODDS = "odds"  #: The odds.
    DIE = "die"  #: One of two dice is chosen.
    ROLLED = "rolled"  #: The roll stands.
    DUEL = "duel"  #: The Axis rolls for a duel.
    DUEL_SECOND = "duel_second"  #: The Soviets roll for it.
    DUEL_END = "duel_end"  #: The duel is decided.
    APPLY = "apply"  #: The result is carried out.
    ADVANCE = "advance"  #: Attackers advance.
    AFTER = "after"  #: The steps after the result.
    SERIES = "series"  #: The next unit of a stack to attack.
    SERIES_END = "series_end"  #: Attackers advance after all of them.


DUELS = frozenset({Stage.DUEL_SECOND, Stage.DUEL_END})
"""Stages at which a die of a duel has just been rolled."""


class Ground(Decision, frozen=True, tag="ground"):
    """NR60: the space whose terrain counts."""

    space: str  #: The space.


# --- answers


class Battle(Step, frozen=True, tag="noretreat.battle.v1"):
    """NR57 to NR78: a battle, its counterattacks too."""

    asks = {
        "choose_terrain_hex": "NR60",
        "commit_support": "NR58",
        "commit_card": "NR58",
        "accept_counterattack": "NR66",
        "place_counterblow": "NR67",
        "choose": "NR128",
    }
    active: str  #: The side with the player turn.
    side: str  #: The side that attacks now.
    hexes: tuple[str, ...]  #: The spaces attacked.
    units: tuple[str, ...]  #: The attacking units.
    others: tuple[str, ...]  #: The defending units.
    stage: Stage  #: The next stage.
    targets: tuple[str, ...] = ()  #: The fought-for spaces under a target; the rest are counterblows.
    places: tuple[str, ...] = ()  #: All spaces fought for, as declared.
    origins: tuple[str, ...] = ()  #: The spaces from which the active side's units came.
    first: tuple[str, ...] = ()  #: The active side's units in the battle.
    ground: str = ""  #: The space whose terrain counts.
    counter: int = 0  #: How many counterattacks there were.
    support: bool = False  #: Whether a support marker is used.
    played: tuple[Played, ...] = ()  #: Halves that work in it.
    column: str = ""  #: The column, shifts counted; empty below the lowest.
    table: str = ""  #: On whose table.
    dice: tuple[int, ...] = ()  #: The dice rolled, 1 to 6.
    result: Result | None = None  #: The result; none yet.
    shifted: int = 0  #: Shifts made after the roll.
    rerolled: tuple[str, ...] = ()  #: Halves that have rolled again.
    fates: tuple[Result, ...] = ()  #: The result for each space attacked.
    retreated: bool = False  #: Whether retreats are over.
    extra: tuple[str, ...] = ()  #: Sides that lose a step when all is over.
    series: tuple[str, ...] = ()  #: Units of a stack still to be attacked one by one.
    whole: tuple[str, ...] = ()  #: The stack attacked one by one.
    again: bool = False  #: Whether it is fought once more by the survivors.
    #: How many columns the shifts went beyond the last one (NR60): shifts after the roll take these back first.
    beyond: int = 0

    def advance(self, play: Play) -> Ask | None:
        """The next stage of a battle."""
        return _STAGES[self.stage](play, self)

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """Yields the possible answers of the prompted side in a battle."""
        match ask.kind:
            case "choose_terrain_hex":
                return tuple(Ground(space) for space in ground_choices(self))
            case "commit_support" | "accept_counterattack":
                return (Yes(), No())
            case "commit_card":
                return ()
            case "place_counterblow":
                return tuple(Counterblow(space) for space in counterblow_spaces(board, self))
            case _ if self.stage == Stage.SERIES:
                return tuple(Pick(unit) for unit in series_left(board, self))
            case _ if self.stage == Stage.DIE:
                return tuple(Pick(str(die)) for die in sorted(set(self.dice)))
            case _:
                return (Pick(Direction.LEFT), Pick(Direction.RIGHT))

    def take(self, play: Play, decision: Decision) -> None:
        """The battle goes on."""
        board = play.board
        match decision:
            case Ground(space):
                play.replace(replace(self, ground=space, stage=Stage.SUPPORT))
            case Yes() if self.stage == Stage.SUPPORT:
                support = {**board.support, self.side: board.support[self.side] - 1}
                play.emit(e.SupportSet(support[AXIS], support[SOVIET]))
                play.replace(replace(self, support=True, stage=Stage.CARD_ATTACKER))
            case No() if self.stage == Stage.SUPPORT:
                play.replace(replace(self, stage=Stage.CARD_ATTACKER))
            case Yes():
                counterattack(play, self)
            case No():
                play.replace(replace(self, stage=Stage.AFTER))
            case Counterblow(space):
                turned = tuple(one for one in self.targets if one in board.blows)
                play.replace(replace(self, stage=Stage.AFTER))
                if turned:
                    play.emit(e.BlowLifted(turned[0]))
                play.emit(e.BlowLaid(space, self.active, COUNTERBLOW, left=True))
            case Pick(unit) if self.stage == Stage.SERIES:
                left = tuple(one for one in self.series if one != unit)
                play.replace(
                    replace(self, others=(unit,), units=alive(board, self.units), series=left, stage=Stage.ODDS)
                )
            case Pick(what) if self.stage == Stage.DIE:
                play.replace(replace(self, dice=(int(what),), stage=Stage.ROLLED))
                open_rolled(play, self)
            case Pick(what):
                played = _unchosen(board, self)
                assert played is not None, "a way is chosen for a shift"
                play.replace(replace(self, played=(*self.played, replace(played, choice=what))))

    def may_decline(self, board: Board, ask: Ask) -> bool:
        return ask.kind == "commit_card"

    def decline(self, play: Play) -> None:
        """NR58: no card is played."""
        play.replace(replace(self, stage=next_card_stage(self)))

    def odds(self, board: Board, decision: Decision) -> Odds | None:
        """NR57 to NR66: returns the odds of the battle, or of the counterattack, that a decision leads to."""
        match self.stage, decision:
            case Stage.APPLY, Yes() if self.result == Result.CA:
                return odds_of(board, counterattack_to(board, self))
            case Stage.SUPPORT, Yes():
                return odds_of(board, replace(self, support=True))
            case Stage.SUPPORT, No():
                return odds_of(board, self)
            case Stage.CARD_ATTACKER | Stage.CARD_DEFENDER, _ if decision == declined("commit_card"):
                return odds_of(board, self)
        return None


def defender(frame: Battle) -> str:
    """Returns the side that defends now."""
    return other(frame.side)


# --- before the roll


def ground_choices(frame: Battle) -> tuple[str, ...]:
    """NR60, NR56: the targets of which the defender names the one whose terrain counts."""
    return () if frame.counter else frame.targets


def _ground(play: Play, frame: Battle) -> Ask | None:
    """NR60: with several targets the defender names the one whose terrain counts; counterblows give none (NRR55)."""
    choices = ground_choices(frame)
    if len(choices) > 1:
        return Ask(defender(frame), "choose_terrain_hex")
    play.replace(replace(frame, ground=choices[0] if choices else "", stage=Stage.SUPPORT))
    return None


def _support(play: Play, frame: Battle) -> Ask | None:
    """NR58, NRR38: the attacker may use a support marker, unless all attackers are unsupplied."""
    board = play.board
    if not board.support[frame.side] or all(board.units[unit].unsupplied for unit in frame.units):
        play.replace(replace(frame, stage=Stage.CARD_ATTACKER))
        return None
    return Ask(frame.side, "commit_support")


def _card(side: str, after: Stage, play: Play, frame: Battle) -> Ask | None:
    """NR58: each side may play a card that works in battle."""
    if not play.board.hands[side]:
        play.replace(replace(frame, stage=after))
        return None
    return Ask(side, "commit_card")


def _card_attacker(play: Play, frame: Battle) -> Ask | None:
    return _card(frame.side, Stage.CARD_DEFENDER, play, frame)


def _card_defender(play: Play, frame: Battle) -> Ask | None:
    return _card(defender(frame), Stage.CHOICES, play, frame)


def _unchosen(board: Board, frame: Battle) -> Played | None:
    """A shift either way that touches this battle and whose way has not been chosen for it."""
    chosen = {played.card for played in frame.played if played.choice in (Direction.LEFT, Direction.RIGHT)}
    for played, effect in in_force(board, frame):
        either = effect.do == Do.SHIFT and effect.direction == Direction.EITHER and played.card not in chosen
        if either and touches(board, frame, played, effect):
            return played
    return None


def _choices(play: Play, frame: Battle) -> Ask | None:
    """The choices that cards leave open for each battle that they touch."""
    played = _unchosen(play.board, frame)
    if played is not None:
        return Ask(played.side, "choose", "direction")
    play.replace(replace(frame, stage=Stage.ODDS))
    return None


# --- the roll


def _odds(play: Play, frame: Battle) -> Ask | None:
    """NR59 to NR64: the odds; then a result fixed by an event, CA below the lowest column, or a roll."""
    board = play.board
    if works(board, frame, Do.ATTACK_SEPARATELY) and not frame.whole and len(frame.hexes) == 1:
        play.replace(replace(frame, whole=frame.others, series=frame.others, stage=Stage.SERIES))
        return None
    judged = judge(board, frame)
    play.emit(e.OddsSet(judged.attack, judged.defence, judged.odds, judged.shifts, judged.column, judged.table))
    frame = replace(frame, column=judged.column, table=judged.table, beyond=judged.beyond)
    fixed = fixed_result(board, frame, judged.odds)
    if fixed is not None:
        _found(play, frame, Result(fixed[1].to), e.ResultBy.EVENT, fixed[0].card)
        return None
    duels = works(board, frame, Do.DUEL)
    if duels:
        play.replace(replace(frame, stage=Stage.DUEL))
        return None
    if not judged.column:
        _found(play, frame, Result.CA, e.ResultBy.BELOW)
        return None
    _roll(play, frame)
    return None


def _roll(play: Play, frame: Battle) -> None:
    two = works(play.board, frame, Do.ROLL_TWO) and not frame.dice
    if two:
        dice = play.roll("NR64", frame.side, "attack", frame.hexes[0], dice=2)
        play.replace(replace(frame, dice=dice, stage=Stage.DIE))
        return
    play.replace(replace(frame, dice=_attack(play, frame), stage=Stage.ROLLED))
    open_rolled(play, frame)


def _attack(play: Play, frame: Battle) -> tuple[int, ...]:
    """NR64: the die of a battle."""
    test = partial(wanted, play.board, frame)
    return play.roll("NR64", frame.side, "attack", frame.hexes[0], test=test)


def open_rolled(play: Play, frame: Battle) -> None:
    """NR138: the window after a roll."""
    play.push(cards.Window(cards.WindowKind.ROLLED, play.board.initiative))


def _die(play: Play, frame: Battle) -> Ask:
    """The side that played the card chooses one of two dice."""
    played, _ = works(play.board, frame, Do.ROLL_TWO)[-1]
    return Ask(played.side, "choose", "die")


def shown(board: Board, frame: Battle) -> Result:
    """NR60, NR64: the result that the die shows; shifts made after the roll count with those before."""
    columns = board.scene.tables.columns
    column = shifted(columns, columns.index(frame.column), frame.beyond + frame.shifted)
    return result_of(board, frame.table, column, frame.dice[-1]) if column else Result.CA


def _rolled(play: Play, frame: Battle) -> Ask | None:
    """The roll is final, but cards played before may roll again or replace its result."""
    board = play.board
    result = shown(board, frame)
    for played, effect in works(board, frame, Do.REROLL_RESULT):
        again = f"{played.side}-{played.card}"
        if result in effect.of and again not in frame.rerolled:
            reroll(play, replace(frame, rerolled=(*frame.rerolled, again)))
            return None
    for _, effect in works(board, frame, Do.REPLACE_RESULT):
        if result in effect.of:
            result = Result(effect.to)
    _found(play, frame, result, e.ResultBy.ROLL)
    return None


def reroll(play: Play, frame: Battle, depth: int = 0) -> None:
    """The die rolled last is rolled again; the window opens again."""
    if frame.stage in DUELS:
        side = AXIS if frame.stage == Stage.DUEL_SECOND else SOVIET
        again = play.roll("NR133", side, "duel", frame.hexes[0])
        play.replace(replace(frame, dice=(*frame.dice[:-1], *again)), depth)
    else:
        play.replace(replace(frame, dice=_attack(play, frame), stage=Stage.ROLLED), depth)
    if not depth:
        open_rolled(play, frame)


def _duel(play: Play, frame: Battle) -> Ask | None:
    """NR138: both sides roll, the Axis first; each roll has its window."""
    play.replace(replace(frame, dice=play.roll("NR133", AXIS, "duel", frame.hexes[0]), stage=Stage.DUEL_SECOND))
    open_rolled(play, frame)
    return None


def _duel_second(play: Play, frame: Battle) -> Ask | None:
    dice = (*frame.dice, *play.roll("NR133", SOVIET, "duel", frame.hexes[0]))
    play.replace(replace(frame, dice=dice, stage=Stage.DUEL_END))
    open_rolled(play, frame)
    return None


def _duel_end(play: Play, frame: Battle) -> Ask | None:
    """The lower loses a step, without retreat and advance; a tie as the card says."""
    board = play.board
    _, effect = works(board, frame, Do.DUEL)[-1]
    axis, soviet = frame.dice
    if axis == soviet and effect.to == "crt":
        if not frame.column:
            _found(play, frame, Result.CA, e.ResultBy.BELOW)
            return None
        frame = replace(frame, table=AXIS)
        play.replace(replace(frame, dice=_attack(play, frame), stage=Stage.ROLLED))
        open_rolled(play, frame)
        return None
    losers = {AXIS, SOVIET} if axis == soviet else {AXIS if axis < soviet else SOVIET}
    play.replace(replace(frame, stage=Stage.AFTER, result=Result.NE))
    for side in sorted(losers):
        units = frame.units if side == frame.side else frame.others
        play.push(Losing(side, alive(board, units), LossBy.EVENT))
    return None


def _found(play: Play, frame: Battle, result: Result, by: e.ResultBy, card: int = 0) -> None:
    play.emit(e.ResultFound(result, by, card))
    play.replace(replace(frame, result=result, stage=Stage.APPLY))


# --- the result


def fate(board: Board, frame: Battle, space: str) -> Result:
    """NR69: returns the result on one space; fortresses do not retreat."""
    result = frame.result
    assert result is not None, "a result has been found"
    arms = {board.face(unit).arm for unit in board.at(space)}
    as_infantry = works(board, frame, Do.CANCEL_FORT) or (
        space in frame.targets and works(board, frame, Do.FORT_AS_INFANTRY)
    )
    no_volkssturm = not works(board, frame, Do.CANCEL_FORT)
    if Arm.FORTRESS in arms and not as_infantry:
        return {Result.DR: Result.NE, Result.DS: Result.EX, Result.DD: Result.DL}.get(result, result)
    if Arm.VOLKSSTURM in arms and no_volkssturm and result == Result.DR:
        return Result.NE
    return result


def _apply(play: Play, frame: Battle) -> Ask | None:
    """NR65 to NR70."""
    board = play.board
    match frame.result:
        case Result.CA:
            if not _able(board, frame):
                play.replace(replace(frame, stage=Stage.AFTER))
            elif _mandatory(board, frame):
                counterattack(play, frame)
            else:
                return Ask(defender(frame), "accept_counterattack")
        case Result.CB:
            return _counterblow(play, frame)
        case Result.EX | Result.DR | Result.DS | Result.DD:
            _fates(play, frame)
        case _:
            play.replace(replace(frame, stage=Stage.AFTER))
    return None


def _able(board: Board, frame: Battle) -> bool:
    """Whether anybody is left on both sides of a battle."""
    return bool(alive(board, frame.units)) and bool(alive(board, frame.others))


def _mandatory(board: Board, frame: Battle) -> bool:
    fixed = fixed_result(board, frame, judge(board, frame).odds)
    return fixed is not None and fixed[1].mandatory


def counterattack(play: Play, frame: Battle) -> None:
    """NR66, NRR50: roles are swapped."""
    tally = play.board.tally
    play.emit(e.Tallied(tally.declared, tally.fought, tally.blows, tally.possible, tally.battles + 1))
    play.replace(counterattack_to(play.board, frame))


def counterattack_to(board: Board, frame: Battle) -> Battle:
    """NR66, NRR50: the counterattack to a battle: the same units take part, all from strength on."""
    others = alive(board, frame.units)
    return Battle(
        active=frame.active,
        side=defender(frame),
        hexes=tuple(sorted({board.units[unit].place for unit in others})),
        units=alive(board, frame.others),
        others=others,
        stage=Stage.SUPPORT,
        targets=frame.targets,
        places=frame.places,
        origins=frame.origins,
        first=frame.first,
        counter=frame.counter + 1,
    )


def counterblow_spaces(board: Board, frame: Battle) -> list[str]:
    """NR67, NRR20, NRR63: spaces of the active side from which its units fought and that can take a marker."""
    return [
        space
        for space in frame.origins
        if space not in board.blows and board.held_by(space) == frame.active and not only_white(board, space)
    ]


def _counterblow(play: Play, frame: Battle) -> Ask | None:
    board = play.board
    if not counterblow_spaces(board, frame) or not (frame.targets or free_markers(board, frame.active)):
        play.replace(replace(frame, stage=Stage.AFTER))
        return None
    return Ask(frame.active, "place_counterblow")


def _fates(play: Play, frame: Battle) -> None:
    """NR68 to NR71, NRR11, NR134: losses first, then who is left retreats, then attackers advance."""
    board = play.board
    side, enemy = frame.side, defender(frame)
    fates = tuple(fate(board, frame, space) for space in frame.hexes)
    play.replace(replace(frame, fates=fates, stage=Stage.ADVANCE))
    fled = [space for space, one in zip(frame.hexes, fates, strict=True) if one in RETREATS]
    goes = tuple(unit for space in fled for unit in board.at(space) if not frame.whole or unit in frame.others)
    free = any(played.side == enemy for played, _ in works(board, frame, Do.RETREAT_IGNORES_ZONES))
    if goes:
        play.push(Retreating(enemy, goes, 2, shattered=frame.result == Result.DS, free=free))
    if frame.result == Result.DR:
        _volkssturm(play, frame)
    defending = alive(play.board, frame.others)
    if frame.result == Result.EX:
        play.push(Losing(enemy, defending, LossBy.BATTLE))
    for space, one in zip(frame.hexes, fates, strict=True):
        there = tuple(unit for unit in defending if board.units[unit].place == space)
        if one == Result.EX and frame.result != Result.EX:
            play.push(Losing(enemy, there, LossBy.BATTLE))
        elif one in (Result.DD, Result.DL):
            play.push(Losing(enemy, there, LossBy.BATTLE, each=True))
    if Result.EX in fates or frame.result == Result.EX:
        play.push(Losing(side, alive(board, frame.units), LossBy.BATTLE, attacking=True))


def _volkssturm(play: Play, frame: Battle) -> None:
    """NR69, NR109: DR puts a Volkssturm out of the game."""
    board = play.board
    if works(board, frame, Do.CANCEL_FORT):
        return
    for space in frame.hexes:
        for unit in board.at(space):
            if board.face(unit).arm == Arm.VOLKSSTURM:
                eliminate(play, unit, Cause.VOLKSSTURM)


def advancers(board: Board, frame: Battle) -> tuple[str, ...]:
    """NR75: attackers that may advance."""
    return tuple(
        unit
        for unit in alive(board, frame.units)
        if board.face(unit).mp and not board.face(unit).white and not is_disorganised(board, unit)
    )


def _advance(play: Play, frame: Battle) -> Ask | None:
    """NR75: into spaces that DR, DS or DD left empty."""
    board = play.board
    play.replace(replace(frame, stage=Stage.AFTER, retreated=True))
    if frame.whole:
        return None
    empty = tuple(
        space
        for space, one in zip(frame.hexes, frame.fates, strict=True)
        if one in (*RETREATS, Result.DL) and not board.at(space)
    )
    if empty and advancers(board, frame):
        play.push(Advancing(frame.side, advancers(board, frame), empty))
    return None


# --- the end


def _after(play: Play, frame: Battle) -> Ask | None:
    """The steps after the result has been carried out."""
    board = play.board
    losses = works(board, frame, Do.EXTRA_LOSS)
    if losses and not frame.extra:
        play.replace(replace(frame, extra=(AXIS, SOVIET)))
        for units in (frame.others, frame.units):
            left = alive(board, units)
            if left:
                play.push(Losing(board.side(left[0]), left, LossBy.EVENT))
        return None
    if frame.result == Result.EX and _has_after_ex(board, frame.side) and "after_ex" not in frame.rerolled:
        play.replace(replace(frame, rerolled=(*frame.rerolled, "after_ex")))
        play.push(cards.Window(cards.WindowKind.AFTER_EX, board.initiative))
        return None
    if frame.again and _able(board, frame):
        again(play, frame)
        return None
    if frame.whole and frame.result not in (Result.CA, Result.CB):
        play.replace(replace(frame, stage=Stage.SERIES, dice=(), fates=(), shifted=0, extra=()))
        return None
    _over(play, frame)
    return None


def series_left(board: Board, frame: Battle) -> tuple[str, ...]:
    """NRR36: the units of the stack that are still to be attacked one by one."""
    return tuple(unit for unit in frame.series if board.on_map(unit) and board.units[unit].place in frame.hexes)


def _series(play: Play, frame: Battle) -> Ask | None:
    """NRR36: the attacker chooses who is attacked next; he advances after all."""
    board = play.board
    if series_left(board, frame) and alive(board, frame.units):
        return Ask(frame.side, "choose", "series")
    play.replace(replace(frame, stage=Stage.SERIES_END))
    empty = tuple(space for space in frame.hexes if not board.at(space))
    if empty and frame.retreated and advancers(board, frame):
        play.push(Advancing(frame.side, advancers(board, frame), empty))
    return None


def _series_end(play: Play, frame: Battle) -> Ask | None:
    _over(play, frame)
    return None


def _has_after_ex(board: Board, side: str) -> bool:
    """NR138: whether the deck has a half of a side for this moment."""
    scene = board.scene
    return any(mode.when == When.AFTER_EX for card in board.cards for mode in scene.cards[card].half(side).modes)


def again(play: Play, frame: Battle) -> None:
    """The survivors fight once more, from the strength step."""
    board = play.board
    play.replace(
        replace(
            frame,
            units=alive(board, frame.units),
            others=alive(board, frame.others),
            stage=Stage.SUPPORT,
            support=False,
            played=(),
            dice=(),
            result=None,
            shifted=0,
            rerolled=(),
            fates=(),
            again=False,
            extra=(),
        )
    )


def _over(play: Play, frame: Battle) -> None:
    """NR133: the markers of the battle go back; one that CB turned lies elsewhere."""
    for space in frame.places:
        blow = play.board.blows.get(space)
        if blow is not None and not (blow.left and blow.side == frame.active):
            play.emit(e.BlowLifted(space))
    play.pop()


_STAGES = {
    Stage.GROUND: _ground,
    Stage.SUPPORT: _support,
    Stage.CARD_ATTACKER: _card_attacker,
    Stage.CARD_DEFENDER: _card_defender,
    Stage.CHOICES: _choices,
    Stage.ODDS: _odds,
    Stage.DIE: _die,
    Stage.ROLLED: _rolled,
    Stage.DUEL: _duel,
    Stage.DUEL_SECOND: _duel_second,
    Stage.DUEL_END: _duel_end,
    Stage.APPLY: _apply,
    Stage.ADVANCE: _advance,
    Stage.AFTER: _after,
    Stage.SERIES: _series,
    Stage.SERIES_END: _series_end,
}


def next_card_stage(frame: Battle) -> Stage:
    """Returns the stage after the commitment of one side."""
    return Stage.CARD_DEFENDER if frame.stage == Stage.CARD_ATTACKER else Stage.CHOICES
