"""The odds of a battle: strength, shifts, column, table; and how likely each result is (NR57 to NR64, NR133, NR138)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.events import Test as Wanted
from kronika.domain.kernel.values import Counts, Likely, Odds
from kronika.domain.noretreat.content import Arm, Country, Sea, Terrain
from kronika.domain.noretreat.content.cards import Direction, Do, Effect, Mode, Scope
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Milestone, Nation, Result, Weather, other
from kronika.domain.noretreat.rules import battle
from kronika.domain.noretreat.rules.supply import is_city
from kronika.domain.noretreat.state import Board, Played, printed_weather
from kronika.domain.noretreat.words import message


class Judged(NamedTuple):
    """The odds of a battle."""

    attack: int
    defence: int
    odds: str
    shifts: tuple[Part, ...]
    column: str
    table: str
    beyond: int  #: Columns that the shifts go beyond the last one.


def mode_of(board: Board, played: Played) -> Mode:
    """How a half that works on is used."""
    return board.scene.cards[played.card].half(played.side).modes[played.mode]


def in_force(board: Board, battle: "battle.Battle") -> Iterator[tuple[Played, Effect]]:
    """Every effect that works in a battle, in the order in which it was played."""
    number = board.tally.battles
    for played in (*board.stays_turn, *board.stays, *battle.played):
        for effect in mode_of(board, played).effects:
            if effect.battles == 1 or number < int(played.choice) + effect.battles:
                yield played, effect


def works(board: Board, battle: "battle.Battle", do: Do) -> list[tuple[Played, Effect]]:
    """The effects of one kind that work in a battle."""
    return [(played, effect) for played, effect in in_force(board, battle) if effect.do == do]


def amount(board: Board, effect: Effect) -> int:
    """How much an effect does on this turn."""
    return effect.later if effect.later and board.turn >= board.scene.dates.two_steps else effect.n


# --- strength


def strength(board: Board, battle: "battle.Battle", unit: str, *, defends: bool) -> int:
    """NR45, NR57: the strength of one unit in a battle, events counted."""
    side, found = board.side(unit), board.face(unit).strength
    if board.local[side] == unit:
        strong = (side == AXIS) == (board.turn < board.scene.dates.local_support)
        found += 2 if strong else 1
    for played, effect in in_force(board, battle):
        if effect.do == Do.STRENGTH_X:
            if (effect.scope == Scope.DEFENDERS and defends and side == (effect.side or played.side)) or (
                effect.scope == Scope.GERMAN_UNIT and played.choice == unit
            ):
                found *= effect.n
        elif effect.do == Do.STRENGTH_ADD and side == played.side:
            found += amount(board, effect)
    return found


def sums(board: Board, battle: "battle.Battle") -> tuple[int, int]:
    """NR57, NRR45: the strength of attackers and of defenders."""
    attack = sum(strength(board, battle, unit, defends=False) for unit in battle.units)
    defence = sum(strength(board, battle, unit, defends=True) for unit in battle.others)
    return attack, defence


# --- shifts


def ground_row(board: Board, space: str) -> Terrain:
    """NRR35: the terrain that counts for a space."""
    return Terrain.MARSH if space in board.scorched else board.scene.atlas.spaces[space].terrain


def shifts(board: Board, battle: "battle.Battle") -> tuple[Part, ...]:
    """NR60, NR61: each shift that counts, with its rule; to the right above 0."""
    return tuple(part for part in (*_terrain(board, battle), *_lefts(board, battle), *_rights(board, battle)))


def _terrain(board: Board, battle: "battle.Battle") -> Iterator[Part]:
    """NR60, NR56, NR66: the effect of terrain. It has none in a counterattack and for counterblows."""
    ground = battle.ground
    if not ground or battle.counter:
        return
    scene = board.scene
    terrain = ground_row(board, ground)
    if scene.terrain[terrain].left:
        yield Part(str(terrain), "NR60", -scene.terrain[terrain].left)
    if river_counts(board, battle):
        yield Part("river", "NR60", -1)
    if scene.atlas.spaces[ground].objective:
        yield Part("objective", "NR60", -1)
    works_here = board.works.count(ground)
    if works_here and battle.side == SOVIET:
        yield Part("works", "NRR54", -works_here)


def river_counts(board: Board, battle: "battle.Battle") -> bool:
    """NR60: whether all attackers cross a river into the hex that counts."""
    scene = board.scene
    if not scene.weather[board.weather].rivers:
        return False
    if any("river" in effect.of for _, effect in works(board, battle, Do.CANCEL_SHIFT)):
        return False
    return all(scene.atlas.crosses_river(board.units[unit].place, battle.ground) for unit in battle.units)


def _lefts(board: Board, battle: "battle.Battle") -> Iterator[Part]:
    """NRR25, NRR59."""
    scene = board.scene
    winter = scene.weather[board.weather].axis_left
    finns = all(board.kind(unit).nation == Nation.FINNISH for unit in battle.units)
    if battle.side == AXIS and winter and not finns:
        counted = (battle.ground,) if battle.ground else battle.hexes
        if any(scene.atlas.spaces[space].country == Country.USSR for space in counted):
            yield Part("winter", "NR91", -2 if board.turn == scene.dates.hard_winter else -winter)
    for unit in battle.others:
        if board.kind(unit).ss and board.face(unit).arm == Arm.MECHANISED:
            yield Part("grenadiers", "NR60", -1)


def _rights(board: Board, battle: "battle.Battle") -> Iterator[Part]:
    """NRR24."""
    if battle.support:
        yield Part("support", "NR61", support_value(board, battle))
    bonus = armour_bonus(board, battle)
    if bonus:
        yield Part("armour", "NR62", bonus)
    shock = sum(board.face(unit).arm == Arm.SHOCK for unit in battle.units)
    if shock:
        yield Part("shock", "NR61", shock)
    if any(board.units[unit].unsupplied for space in battle.hexes for unit in board.at(space)):
        yield Part("unsupplied", "NR61", 2)
    for played, effect in works(board, battle, Do.SHIFT):
        value = shift_of(board, battle, played, effect)
        if value:
            yield Part(f"card-{played.card}", "NR60", value)


def shift_of(board: Board, battle: "battle.Battle", played: Played, effect: Effect) -> int:
    """The size of a card's shift in a battle; 0 where it has no effect."""
    if not touches(board, battle, played, effect):
        return 0
    direction = played.choice if effect.direction == Direction.EITHER else effect.direction
    match direction:
        case Direction.RIGHT:
            return amount(board, effect)
        case Direction.LEFT:
            return -amount(board, effect)
    return 0


def touches(board: Board, battle: "battle.Battle", played: Played, effect: Effect) -> bool:
    """Whether an effect that works on battles works on this one."""
    spaces = [board.scene.atlas.spaces[space] for space in battle.hexes]
    match effect.scope:
        case Scope.OWN_ATTACK:
            return battle.side == played.side
        case Scope.SOVIET_ATTACKS:
            return battle.side == SOVIET
        case Scope.BLACK_SEA:
            return any(space.sea == Sea.BLACK for space in spaces)
        case Scope.CITY:
            return any(is_city(board, space.id) for space in spaces)
        case Scope.NOT_CITY:
            return not any(is_city(board, space.id) for space in spaces)
        case Scope.GERMAN_CITY:
            german = any(is_city(board, space.id) and space.country == Country.GREATER_GERMANY for space in spaces)
            return german and battle.side == SOVIET
        case Scope.ARMOUR_AND_INFANTRY:
            arms = {board.face(unit).arm for unit in battle.units}
            infantry = arms & {Arm.INFANTRY, Arm.SHOCK, Arm.REGIONAL}
            supplied = not any(board.units[unit].unsupplied for unit in battle.units)
            return battle.side == SOVIET and supplied and Arm.ARMOUR in arms and bool(infantry)
    return True


def support_value(board: Board, battle: "battle.Battle") -> int:
    """NR61: the value of a support marker: Shock counts two in the first turn of the game that has snow."""
    if battle.side != SOVIET:
        return 1
    doubled = [amount(board, effect) for _, effect in works(board, battle, Do.MARKER_VALUE)]
    return max([2 if first_snow(board) else 1, *doubled])


def first_snow(board: Board) -> bool:
    """NRR58: whether this is the first turn of the game that has snow."""
    snow = (Weather.SNOW, Weather.LONG_WINTER)
    earlier = [printed_weather(board, turn) for turn in range(1, board.turn)]
    return board.weather in snow and Weather.SNOW not in earlier


def rumania_is_out(board: Board) -> bool:
    """NR98: whether Rumania has fallen, from the turn after it did."""
    return board.triggered.get(Milestone.OIL, board.turn) < board.turn


def armour_bonus(board: Board, battle: "battle.Battle") -> int:
    """NR62, NR63, NRR23: the armour bonus, once a battle."""
    value = max([1, *(effect.n for _, effect in works(board, battle, Do.ARMOUR_VALUE) if battle.side == SOVIET)])
    if any((effect.side or played.side) == battle.side for played, effect in works(board, battle, Do.DENY_ARMOUR)):
        return 0
    armour = [unit for unit in battle.units if board.face(unit).arm == Arm.ARMOUR and not board.units[unit].unsupplied]
    if any(board.kind(unit).ss for unit in armour):
        return value
    if battle.side == AXIS and rumania_is_out(board):
        return 0
    if not armour or not board.scene.weather[board.weather].armour_bonus:
        return 0
    counted = (battle.ground,) if battle.ground and not battle.counter else battle.hexes
    if not all(_lets_armour(board, space) for space in counted):
        return 0
    tanks = works(board, battle, Do.ARMOUR_VS_ARMOUR)
    despite = any((effect.side or played.side) == battle.side for played, effect in tanks)
    there = {board.face(unit).arm for space in battle.hexes for unit in board.at(space)}
    return value if despite or not there & {Arm.ARMOUR, Arm.MECHANISED} else 0


def _lets_armour(board: Board, space: str) -> bool:
    row = board.scene.terrain[ground_row(board, space)]
    return row.armour_bonus and not board.scene.atlas.spaces[space].objective


# --- column and table


def column_index(columns: Sequence[str], attack: int, defence: int) -> int:
    """NR59: the column of two sums, rounded down; -1 below the lowest."""
    if not defence:
        return len(columns) - 1
    found = -1
    for at, column in enumerate(columns):
        left, _, right = column.partition("-")
        if attack * int(right) >= defence * int(left):
            found = at
    return found


def shifted(columns: Sequence[str], index: int, net: int) -> str:
    """NR59, NRR21: the column after shifts; empty below the lowest."""
    if index < 0 or index + net < 0:
        return ""
    return columns[min(index + net, len(columns) - 1)]


def table_of(board: Board, battle: "battle.Battle") -> str:
    """NR64: on whose table the attack is rolled."""
    chosen = [played.choice for played, _ in works(board, battle, Do.CHOOSE_CRT) if _is_near(board, battle, played)]
    if chosen:
        return chosen[-1]
    winter = board.scene.weather[board.weather].soviet_table
    return SOVIET if battle.side == SOVIET or winter else AXIS


def _is_near(board: Board, battle: "battle.Battle", played: Played) -> bool:
    """Whether a battle has a target within two hexes of one of the battle a half was played in."""
    if not played.near:
        return True
    atlas = board.scene.atlas
    pairs = ((one, two) for one in battle.hexes for two in played.near)
    return any(_near(atlas.is_area(one) or atlas.is_area(two), one, two, board) for one, two in pairs)


def _near(area: bool, one: str, two: str, board: Board) -> bool:
    atlas = board.scene.atlas
    if area:
        around = {one, *atlas.land[one]}
        return two in around or any(two in atlas.land[space] for space in around)
    return atlas.distance(one, two) <= NEAR


NEAR = 2


FACES = 6
"""NR64: the number of faces of a die."""


def judge(board: Board, battle: "battle.Battle") -> Judged:
    """NR57 to NR64: the odds of a battle as it stands."""
    columns = board.scene.tables.columns
    attack, defence = sums(board, battle)
    index = column_index(columns, attack, defence)
    parts = shifts(board, battle)
    net = sum(part.value for part in parts) + battle.shifted
    odds = columns[index] if index >= 0 else ""
    beyond = max(0, index + net - len(columns) + 1) if index >= 0 else 0
    return Judged(attack, defence, odds, parts, shifted(columns, index, net), table_of(board, battle), beyond)


def result_of(board: Board, table: str, column: str, die: int) -> Result:
    """NR64, NRR33: the result of a die, 1 to 6."""
    tables = board.scene.tables
    rows = tables.axis if table == AXIS else tables.soviet
    return rows[die - 1].results[tables.columns.index(column)]


def fixed_result(board: Board, battle: "battle.Battle", odds: str) -> tuple[Played, Effect] | None:
    """NR133, NRR31: the event that fixes the result, if its condition holds; the later of two."""
    columns = board.scene.tables.columns
    found = None
    for played, effect in works(board, battle, Do.RESULT):
        enough = not effect.odds or (odds and columns.index(odds) >= columns.index(effect.odds))
        if enough and touches(board, battle, played, effect):
            found = (played, effect)
    return found


def chances(board: Board, judged: Judged) -> dict[Result, int]:
    """NR64: by result in how many of six dice it comes; below the lowest column CA always."""
    if not judged.column:
        return {Result.CA: FACES}
    found: dict[Result, int] = {}
    for die in range(1, FACES + 1):
        result = result_of(board, judged.table, judged.column, die)
        found[result] = found.get(result, 0) + 1
    return found


ONE_DIE = range(1, FACES + 1)


BOTH_LOSE = "both_lose"


LOSES = {AXIS: "axis_loses", SOVIET: "soviet_loses"}
"""The result in which a side loses steps in a duel."""


ORDER = (*(str(result) for result in Result if result != Result.DL), *LOSES.values(), BOTH_LOSE)
"""The order of the results, the worst for the attacker first."""


class Throw(msgspec.Struct, frozen=True):
    """The possible results of a battle and the number of dice thrown first. `results` is ordered from the worst for the
    attacker. Each result has its count among all equally likely throws, including those after the first."""

    dice: int
    results: dict[str, int]

    @property
    def outcomes(self) -> int:
        return sum(self.results.values())

    def wins(self, wanted: frozenset[str]) -> int:
        """In how many a wanted result comes."""
        return sum(count for name, count in self.results.items() if name in wanted)

    def told(self) -> tuple[Likely, ...]:
        """Each result that may come, in words."""
        return tuple(Likely(name, message(f"result-{name}"), count) for name, count in self.results.items())


def throw(board: Board, battle: "battle.Battle", judged: Judged) -> Throw:
    """NR64: the possible results of a battle, with all cards played so far."""
    fixed = fixed_result(board, battle, judged.odds)
    if fixed is not None:
        return Throw(1, {str(Result(fixed[1].to)): FACES})
    duels = works(board, battle, Do.DUEL)
    if duels:
        return Throw(2, _in_order(_duel(board, battle, judged, duels[-1][1])))
    return Throw(
        2 if judged.column and works(board, battle, Do.ROLL_TWO) else 1, _in_order(_rolled(board, battle, judged))
    )


def _in_order(found: Counter[str]) -> dict[str, int]:
    return {name: found[name] for name in ORDER if found[name]}


def _duel(board: Board, battle: "battle.Battle", judged: Judged, effect: Effect) -> Counter[str]:
    """NR138: the lower of two dice loses; with equal dice both lose, or the Axis table decides."""
    each = FACES * (FACES - 1) // 2
    if effect.to != "crt":
        return Counter({LOSES[AXIS]: each, LOSES[SOVIET]: each, BOTH_LOSE: FACES})
    level = _thrown(board, battle, judged._replace(table=AXIS), ONE_DIE)
    throws = level.total()
    apart = Counter({LOSES[AXIS]: each * throws, LOSES[SOVIET]: each * throws})
    return apart + Counter({name: FACES * count for name, count in level.items()})


def _rolled(board: Board, battle: "battle.Battle", judged: Judged) -> Counter[str]:
    two = works(board, battle, Do.ROLL_TWO)
    if not two:
        return _thrown(board, battle, judged, ONE_DIE)
    best = max if two[-1][0].side == battle.side else min
    return _thrown(board, battle, judged, [best(one, two) for one in ONE_DIE for two in ONE_DIE])


def _thrown(board: Board, battle: "battle.Battle", judged: Judged, dice: Sequence[int]) -> Counter[str]:
    """The results of the dice: some are rolled again, then some are replaced by others."""
    if not judged.column:
        return Counter({str(Result.CA): FACES})
    again = works(board, battle, Do.REROLL_RESULT)
    found: Counter[str] = Counter()
    for result, count in _with_rerolls(board, judged, dice, again).items():
        for _, effect in works(board, battle, Do.REPLACE_RESULT):
            if result in effect.of:
                result = Result(effect.to)
        found[str(result)] += count
    return found


def _with_rerolls(
    board: Board, judged: Judged, dice: Sequence[int], again: Sequence[tuple[Played, Effect]]
) -> Counter[Result]:
    """Each card rolls again once, with one die, if a result that it names is shown."""
    found: Counter[Result] = Counter()
    for die in dice:
        result = result_of(board, judged.table, judged.column, die)
        card = next((one for one in again if result in one[1].of), None)
        left = [one for one in again if one is not card]
        if card is None:
            found[result] += FACES ** len(again)
        else:
            found += _with_rerolls(board, judged, ONE_DIE, left)
    return found


# --- what the die has to show

DRIVEN_OFF = frozenset({Result.DR, Result.DS, Result.DD})
"""The results that an attack aims at: the defenders leave."""


def reached_at(board: Board, table: str, column: str) -> int:
    """NR64: the lowest die that drives the defenders off; 7: none does."""
    if not column:
        return FACES + 1
    dice = range(1, FACES + 1)
    return next((die for die in dice if result_of(board, table, column, die) in DRIVEN_OFF), FACES + 1)


def drives_off(target: int) -> Counts:
    """NR64: returns the die roll needed to drive the defenders off."""
    if target > FACES:
        return Counts("NR64", message("counts-no-number"))
    return Counts("NR64", message("counts-or-more", target=target))


LOWER_LOSES = Counts("NR133", message("counts-the-lower"))
"""The number that counts in a duel."""


def made_of(board: Board, fight: "battle.Battle", judged: Judged) -> tuple[Part, ...]:
    """NR59 to NR61: the die that the odds ask for, and what each shift adds to it or takes from it."""
    shifts = judged.shifts
    if fight.shifted:
        shifts = (*shifts, Part("shifted", "NR138", fight.shifted))
    columns = board.scene.tables.columns
    index = columns.index(judged.odds) if judged.odds else -1
    wanted = reached_at(board, judged.table, judged.odds)
    parts, net = [Part(f"odds-{judged.odds}", "NR59", wanted)], 0
    for shift in shifts:
        net += shift.value
        then = reached_at(board, judged.table, shifted(columns, index, net))
        parts.append(Part(shift.name, shift.rule, then - wanted))
        wanted = then
    return tuple(parts)


def wanted(board: Board, fight: "battle.Battle", die: int) -> Wanted:
    """NR64: the same of a die that is rolled."""
    judged = judge(board, fight)
    target = reached_at(board, judged.table, judged.column)
    return Wanted(target, made_of(board, fight, judged), FACES + 1 - target, FACES, die >= target)


def odds_of(board: Board, battle: "battle.Battle") -> Odds:
    """NR57 to NR64: returns the die roll that drives the defenders off in a battle, and the chance of each result. A
    duel has no number to reach."""
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
