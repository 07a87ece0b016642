"""Retreats, and advances after combat (NR72 to NR77)."""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.steps import Ask, Decision, Objection, Step
from kronika.domain.noretreat.content import Arm
from kronika.domain.noretreat.content.cards import Do
from kronika.domain.noretreat.content.words import SOVIET, other
from kronika.domain.noretreat.events import Cause, MoveKind
from kronika.domain.noretreat.rules import battle
from kronika.domain.noretreat.rules.losses import eliminate, shatter
from kronika.domain.noretreat.rules.movement import Stop, travel
from kronika.domain.noretreat.rules.odds import ground_row, in_force, rumania_is_out
from kronika.domain.noretreat.rules.parts import Play, enemy_zones, held, may_be_in
from kronika.domain.noretreat.rules.supply import overland
from kronika.domain.noretreat.rules.units import crowded, fits
from kronika.domain.noretreat.state import Board, place_name, unit_name
from kronika.domain.noretreat.words import message


class Retreat(Decision, frozen=True, tag="retreat"):
    """NR72: a unit and the next space of its retreat."""

    unit: str  #: The unit.
    to: str  #: The space.


class Retreating(Step, frozen=True, tag="noretreat.retreating.v1"):
    """NR72: units retreat, one after another."""

    asks = {"retreat": "NR72"}
    exact = True
    side: str  #: Whose.
    units: tuple[str, ...]  #: The units that still have to go.
    hexes: int  #: How far.
    shattered: bool = False  #: Whether those that could go to the shattered box.
    free: bool = False  #: Whether enemy zones of control do not bar.
    unit: str = ""  #: The unit that is retreating.
    start: str = ""  #: From where.
    at: str = ""  #: Where it is.
    excess: bool = False  #: Whether it retreats as one too many, and is lost by NR41 if it cannot.

    def advance(self, play: Play) -> Ask | None:
        """NR72, NRR62: the owner chooses the next unit and its space. Units that cannot go are eliminated (NR74)."""
        board = play.board
        if self.unit:
            return Ask(self.side, "retreat", self.unit)
        left = _left(board, self)
        if not left:
            play.pop()
            return None
        if any(ways(board, self, unit) for unit in left):
            return Ask(self.side, "retreat")
        play.pop()
        for unit in left if not self.excess else ():
            eliminate(play, unit, Cause.NO_RETREAT)
        return None

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR72: a unit with its first space; then its second."""
        if self.unit:
            return tuple(Retreat(self.unit, to) for to in _onward(board, self))
        return tuple(
            Retreat(unit, first)
            for unit in _left(board, self)
            for first in sorted({way[0] for way in ways(board, self, unit)})
        )

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """NR72: why a unit does not retreat to a space."""
        if not isinstance(decision, Retreat):
            return None
        unit, to = decision.unit, decision.to
        if unit not in board.units or to not in board.scene.atlas.spaces or decision in self.candidates(board, ask):
            return None
        at, enemy = self.at if self.unit else board.units[unit].place, other(self.side)
        lands = unit in _left(board, self) and not (self.unit and self.unit != unit)
        zones = enemy_zones(board, self.side)
        wrong = (
            ("at-all", not lands),
            ("so-far", lands and to not in board.scene.atlas.land[at]),
            ("among-enemies", to in held(board, enemy)),
            ("in-there", not may_be_in(board, unit, to)),
            ("in-a-zone", not self.free and to in zones and to not in held(board, self.side)),
            ("back", bool(self.unit) and not two_away(board, self.start, to)),
        )
        why = next((why for why, is_so in wrong if is_so), "out-of-supply")
        return Objection(
            "NR72", message(f"not-retreating-{why}", unit=unit_name(board, unit), space=place_name(board, to))
        )

    def take(self, play: Play, decision: Decision) -> None:
        """A unit retreats one space."""
        assert isinstance(decision, Retreat), "a unit retreats"
        board, unit, to = play.board, decision.unit, decision.to
        start = self.start or board.units[unit].place
        goes_on = not self.unit and self.hexes > 1 and not board.scene.atlas.is_area(to)
        if goes_on:
            play.replace(replace(self, unit=unit, start=start, at=to))
        else:
            rest = tuple(one for one in self.units if one != unit)
            play.replace(replace(self, units=rest, unit="", start="", at=""))
        travel(play, unit, (to,), MoveKind.RETREAT)
        if not goes_on and self.shattered:
            shatter(play, unit)


def may_retreat_to(board: Board, frame: Retreating, unit: str, at: str) -> list[str]:
    """NR73, NR43: the spaces next to one that a unit may retreat into."""
    side = frame.side
    zones, own, theirs = enemy_zones(board, side), held(board, side), held(board, other(side))
    return [
        to
        for to in board.scene.atlas.land[at]
        if to not in theirs and may_be_in(board, unit, to) and (frame.free or to not in zones or to in own)
    ]


def two_away(board: Board, start: str, end: str) -> bool:
    """NR72, NRR43, NRR67: whether a space is two steps away from the one left."""
    atlas = board.scene.atlas
    if atlas.is_area(start) or atlas.is_area(end):
        return end != start and end not in atlas.beside[start]
    return atlas.distance(start, end) == 2


def _supplied_ends(board: Board, frame: Retreating, unit: str, ends: Iterable[str]) -> set[str]:
    """NRR13, NRR62: returns the ends of a retreat that have overland supply once the unit is there. Supply is the same
    wherever the unit is outside enemy zones of control: there it opens no space."""
    zones, after, found = enemy_zones(board, frame.side), dict[str, Board](), set[str]()
    for end in ends:
        zone = end if end in zones else ""
        if zone not in after:
            after[zone] = replace(board, units={**board.units, unit: replace(board.units[unit], place=end)})
        if overland(after[zone], frame.side, end):
            found.add(end)
    return found


def ways(board: Board, frame: Retreating, unit: str) -> list[tuple[str, ...]]:
    """NR72, NRR13: the ways that a unit may retreat: if any ends with overland supply, only those."""
    atlas, start = board.scene.atlas, board.units[unit].place
    found: list[tuple[str, ...]] = []
    for first in may_retreat_to(board, frame, unit, start):
        if atlas.is_area(first) or frame.hexes == 1:
            found.append((first,))
            continue
        found += [
            (first, second)
            for second in may_retreat_to(board, frame, unit, first)
            if second != start and two_away(board, start, second)
        ]
    fed = _supplied_ends(board, frame, unit, {way[-1] for way in found})
    return [way for way in found if way[-1] in fed] or found


def _left(board: Board, frame: Retreating) -> list[str]:
    """Returns the units that still have to go; for excess units, those on overcrowded spaces."""
    left = [unit for unit in frame.units if board.on_map(unit)]
    if not frame.excess:
        return left
    crowds = crowded(board, frame.side)
    return [unit for unit in left if board.units[unit].place in crowds]


def _onward(board: Board, frame: Retreating) -> list[str]:
    """The second spaces of the unit on its way, from where it is."""
    atlas = board.scene.atlas
    found = [
        to
        for to in may_retreat_to(board, frame, frame.unit, frame.at)
        if to != frame.start and two_away(board, frame.start, to)
    ]
    supplied = _supplied_ends(board, frame, frame.unit, found)
    return sorted(supplied or found) if not atlas.is_area(frame.at) else []


def hexes_of(board: Board, unit: str) -> int:
    """NR76, NR77: how many hexes a unit may advance, cards counted in the order in which they were played."""
    row, kind, most = board.scene.weather[board.weather], board.kind(unit), 1
    if not board.units[unit].unsupplied:
        most = row.hexes
        third = (
            board.turn >= board.scene.dates.tank_stacking
            if kind.side == SOVIET
            else kind.ss or not rumania_is_out(board)
        )
        if board.face(unit).arm == Arm.ARMOUR and third:
            most = row.armour_hexes
    for played, effect in in_force(board, battle_of(board)):
        if effect.do == Do.NO_MULTI_HEX:
            most = 1
        elif effect.do == Do.ADVANCE_BONUS and played.side == kind.side:
            most += effect.n
    return most


def battle_of(board: Board) -> "battle.Battle":
    """The battle that is being resolved."""
    return next(frame for frame in reversed(board.frames) if isinstance(frame, battle.Battle))


def stops(board: Board, space: str) -> bool:
    """NR76: whether an advance ends on a space."""
    row = board.scene.terrain[ground_row(board, space)]
    return row.stops or bool(board.scene.atlas.spaces[space].objective)


def enterable(board: Board, unit: str, at: str) -> list[str]:
    """NR76: the spaces next to one that an advancing unit may enter; zones of control do not matter."""
    theirs = held(board, other(board.side(unit)))
    return [to for to in board.scene.atlas.land[at] if to not in theirs and may_be_in(board, unit, to)]


class Advance(Decision, frozen=True, tag="advance"):
    """NR75, NR76: a unit and the next space of its advance."""

    unit: str  #: The unit.
    to: str  #: The space.


class Advancing(Step, frozen=True, tag="noretreat.advancing.v1"):
    """NR75: attackers advance, one after another."""

    asks = {"advance": "NR75", "advance_on": "NR76"}
    exact = True
    side: str  #: Whose.
    units: tuple[str, ...]  #: The units that may still advance.
    hexes: tuple[str, ...]  #: The spaces left empty.
    unit: str = ""  #: The unit that is advancing.
    at: str = ""  #: Where it is.
    gone: int = 0  #: How many hexes it has gone.

    def advance(self, play: Play) -> Ask | None:
        """NR75: attackers advance one after another."""
        board = play.board
        if self.unit:
            if goes_on(board, self.unit, self.at, self.gone) and onward(board, self.unit, self.at):
                return Ask(self.side, "advance_on", self.unit)
            play.replace(_done(self))
            return None
        if not any(firsts(board, self, unit) for unit in self.units):
            play.pop()
            return None
        return Ask(self.side, "advance")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR75: a unit with a space left empty; then, stop or go on."""
        if self.unit:
            there = board.at(self.at)
            room = self.gone > 1 or fits(board, self.side, there, self.at)
            more = tuple(Advance(self.unit, to) for to in onward(board, self.unit, self.at))
            return ((Stop(),) if room else ()) + more
        return tuple(Advance(unit, to) for unit in self.units for to in firsts(board, self, unit))

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """NR75, NR76: why a unit does not advance into a space."""
        if not isinstance(decision, Advance):
            return None
        unit, to = decision.unit, decision.to
        if unit not in board.units or to not in board.scene.atlas.spaces or decision in self.candidates(board, ask):
            return None
        goes = unit == self.unit if self.unit else unit in self.units
        at = self.at if self.unit else board.units[unit].place
        wrong = (
            ("at-all", not goes),
            ("elsewhere", not self.unit and to not in self.hexes),
            ("so-far", goes and to not in board.scene.atlas.land[at]),
            ("among-enemies", to in held(board, other(self.side))),
            ("in-there", not may_be_in(board, unit, to)),
        )
        why = next((why for why, is_so in wrong if is_so), "over-the-limit")
        rule = "NR76" if self.unit else "NR75"
        return Objection(
            rule, message(f"not-advancing-{why}", unit=unit_name(board, unit), space=place_name(board, to))
        )

    def take(self, play: Play, decision: Decision) -> None:
        """A unit advances one space, or stays."""
        match decision:
            case Stop():
                play.replace(_done(self))
            case Advance(unit, to):
                play.replace(replace(self, unit=unit, at=to, gone=self.gone + 1))
                travel(play, unit, (to,), MoveKind.ADVANCE)


def firsts(board: Board, frame: Advancing, unit: str) -> list[str]:
    """NR75, NRR44, NRR64: the spaces left empty that a unit may enter: one that is full only to go on."""
    at, found = board.units[unit].place, []
    for to in frame.hexes:
        if at not in board.scene.atlas.land[to] or not may_be_in(board, unit, to):
            continue
        room = fits(board, frame.side, (*board.at(to), unit), to)
        if room or (goes_on(board, unit, to, 1) and onward(board, unit, to)):
            found.append(to)
    return found


def onward(board: Board, unit: str, at: str) -> list[str]:
    """NR76: where a unit may go on to."""
    return sorted(enterable(board, unit, at))


def goes_on(board: Board, unit: str, at: str, gone: int) -> bool:
    """NR76, NR77: whether a unit that has gone so many hexes may go on from where it is."""
    return gone < hexes_of(board, unit) and not stops(board, at)


def _done(frame: Advancing) -> Advancing:
    rest = tuple(unit for unit in frame.units if unit != frame.unit)
    return Advancing(frame.side, rest, frame.hexes)
