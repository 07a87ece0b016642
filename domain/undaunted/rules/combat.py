"""U20–U22, N1, N7, S8, S9, S14–S19, A1, A12–A14: targets, their total defence, the throw, and what a success does."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from kronika.domain.kernel.chance import Dice, ExpectedChance, Purpose
from kronika.domain.kernel.events import DiceRolled, Event, Part, Test
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Counts, Odds, RollResult
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Action, ActionName, Face, Occasion
from kronika.domain.undaunted.names import ACTION_NAMES, against, counter_name, the_counter
from kronika.domain.undaunted.rules.casualties import CrewHit, casualty, suppress
from kronika.domain.undaunted.rules.step import Decision, Frame, Play
from kronika.domain.undaunted.rules.variants import AimRule, variant
from kronika.domain.undaunted.rules.victory import award, check
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

# --- U20: a throw of ten-sided dice against a total defence


FACES = 10
"""U20: dice have ten sides, 0 to 9."""


def succeeds(face: int, target: int) -> bool:
    """U20: a 0, or a number equal to or above the total defence."""
    return face == 0 or face >= target


def counts(target: int) -> Counts:
    """U20: returns the numbers that succeed against a total defence."""
    least = max(target, 0)
    if least >= FACES:
        said = message("needed-zero")
    else:
        said = message("needed-zero-or-more", least=least)
    return Counts("U20", said)


def result_of(event: Event) -> RollResult | None:
    """U20: returns the result of a throw, and which of its dice succeed."""
    if not isinstance(event, DiceRolled) or event.test is None:
        return None
    target = event.test.target
    enough = tuple(succeeds(face, target) for face in event.faces)
    return RollResult(counts(target), event.test.success, event.faces, enough)


@cache
def wins_in(target: int, dice: int) -> tuple[int, int]:
    """In how many of how many equally likely throws at least one of `dice` dice succeeds."""
    misses = sum(not succeeds(face, target) for face in range(FACES))
    return FACES**dice - misses**dice, FACES**dice


def throw_odds(parts: tuple[Part, ...], dice: int) -> Odds:
    """Returns the odds of a throw against these summands."""
    total = sum(part.value for part in parts)
    return Odds(total, parts, dice, *wins_in(total, dice), counts=counts(total))


def purpose_of(rule: str, side: str, action: Action, counter: str, target: str) -> Purpose:
    """Returns the purpose of a roll against a target."""
    return Purpose(rule, side, action.name.value, counter, target)


def rolling(rule: str, side: str, action: Action, counter: str, target: str) -> ExpectedChance:
    """A roll with the dice that the action prints, as it is asked of chance."""
    return purpose_of(rule, side, action, counter, target), Dice(action.value, FACES)


def roll(
    play: Play,
    rule: str,
    side: str,
    action: Action,
    counter: str,
    target: str,
    parts: tuple[Part, ...],
    dice: int,
) -> bool:
    """Roll against one target, by the rule that says so; whether it succeeds."""
    needed = throw_odds(parts, dice)
    rolled = play.chance.roll(purpose_of(rule, side, action, counter, target), Dice(dice, FACES))
    success = any(succeeds(face, needed.target) for face in rolled.faces)
    test = Test(needed.target, needed.parts, needed.wins, needed.outcomes, success)
    play.emit(DiceRolled(rolled.use, rolled.link, rolled.faces, test))
    return success


# --- what is shot at, and what it has to be beaten by


BUILDING = "building "
TUNNEL = "tunnel "
STRUCTURE = "structure "
"""How a building, a tunnel or a structure of North Africa is named as a target: with its space."""

TUNNEL_DEFENCE = 7
SMOKE = 2
"""S14: the defence that smoke adds."""

_WITHOUT_RANGE = frozenset({ActionName.BLAST, ActionName.BOMBARD, ActionName.STRAFE})
_FROM_ABOVE = frozenset({ActionName.BLAST, ActionName.STRAFE})
"""N1, A1: against these the cover of a hill is the lower one."""
_AGAINST_ARMOUR = frozenset({ActionName.ANTI_TANK, ActionName.DEMOLISH})
_SUPPRESSING = frozenset({ActionName.SUPPRESS, ActionName.VOLLEY})


def is_structure(target: str) -> bool:
    return target.startswith((BUILDING, TUNNEL, STRUCTURE))


def place_of(board: Board, target: str) -> str:
    """The space a target is on."""
    return target.split(" ", 1)[1] if is_structure(target) else board.counters[target].space


def cover_part(board: Board, action: ActionName, origin: str, target: str) -> Part:
    """N1, A1, S8, S9: the cover of a counter's tile against an attack from `origin`; empty: from off the board."""
    space = board.counters[target].space
    tile = board.tile(space)
    if tile.hill_cover is not None:
        from_hill = bool(origin) and board.tile(origin).hill_cover is not None
        low = from_hill or action in _FROM_ABOVE
        rule = "N1" if variant(board).aim is AimRule.BY_NATURE else "A1"
        return Part("cover", rule, tile.hill_cover if low else tile.cover)
    if tile.building_cover is not None and origin != space:
        return Part("cover", "S8", tile.building_cover)
    if tile.fortified_cover is not None:
        owner = board.owners[target]
        if board.sides[owner].markers.get(space) == Face.CONTROLLED:
            return Part("cover", "S9", tile.fortified_cover)
    return Part("cover", "U20", tile.cover)


def defence_parts(board: Board, action: ActionName, origin: str, target: str) -> tuple[Part, ...]:
    """U20, A12, S14, S18, R13: the summands of a target's total defence against an action from `origin`; a
    building, a tunnel or a structure has no cover."""
    space = place_of(board, target)
    if target.startswith(TUNNEL):
        parts = [Part("base", "S15", TUNNEL_DEFENCE)]
    elif target.startswith(BUILDING):
        parts = [Part("base", "S18", board.tile(space).toughness or 0)]
    elif target.startswith(STRUCTURE):
        parts = [Part("base", "A12", board.scene.structures[space].toughness)]
    else:
        parts = [_base(board, action, target)]
        if action != ActionName.DEMOLISH:
            parts.append(cover_part(board, action, origin, target))
            if space in board.smoke:
                parts.append(Part("smoke", "S14", SMOKE))
    if action not in _WITHOUT_RANGE and origin:
        parts.append(Part("range", "U20", board.scene.ranges[origin][space]))
    return tuple(parts)


def _base(board: Board, action: ActionName, target: str) -> Part:
    """U20, S11, A12: the base defence of a counter."""
    if action in _AGAINST_ARMOUR and board.is_vehicle(target):
        return Part("base", "A12", board.chassis(target).armour)
    return Part("base", "S11" if board.is_tank(target) else "U20", board.scene.kinds[target].defence)


def dice_for(board: Board, action: Action, target: str) -> int:
    """S17: how many dice are thrown against a target of this kind; in North Africa against all the same."""
    if target.startswith(STRUCTURE) or board.is_vehicle(target):
        return action.value
    if is_structure(target):
        return action.structures
    return action.tanks if board.is_tank(target) else action.value


def odds(board: Board, action: Action, origin: str, target: str) -> Odds:
    """Returns the odds of an attack on a target."""
    return throw_odds(defence_parts(board, action.name, origin, target), dice_for(board, action, target))


def strike(play: Play, side: str, action: Action, counter: str, origin: str, target: str) -> None:
    """One roll against one target, and what a success does to it (U21, U22, S10, S15, S19, A13, A14)."""
    parts = defence_parts(play.board, action.name, origin, target)
    number = dice_for(play.board, action, target)
    if not roll(play, "U20", side, action, counter, target, parts, number):
        return
    if target.startswith(STRUCTURE):
        play.emit(e.StructureDestroyed(place_of(play.board, target)))
        check(play)
    elif is_structure(target):
        _demolished(play, side, target)
    elif play.board.is_vehicle(target):
        play.push(CrewHit(side, target, action.name in _SUPPRESSING))
    elif action.name in _SUPPRESSING:
        suppress(play, target)
    else:
        casualty(play, target, side, thrown=action.name == ActionName.FLAMETHROWER)


def _demolished(play: Play, side: str, target: str) -> None:
    """S10, S15: a building is damaged or destroyed, a tunnel is gone."""
    space = place_of(play.board, target)
    if target.startswith(TUNNEL):
        play.emit(e.TunnelDestroyed(space))
        return
    play.emit(e.TileSwapped(space, play.board.tile(space).next))
    award(play, side, Occasion.DAMAGE, space=space)
    check(play)


# --- S16 what may be chosen


def in_reach(board: Board, action: Action, origin: str, space: str) -> bool:
    """S16, R18: whether a space lies within the range printed; a card without a counter has none."""
    if not origin:
        return True
    distance = board.scene.ranges[origin][space]
    return action.least <= distance and (action.most is None or distance <= action.most)


def enemies(board: Board, side: str) -> list[str]:
    """U21, R9: the enemy counters on the board, at any range, and those that are suppressed too (R4)."""
    owners = board.owners
    return sorted([id for id in board.counters if owners[id] != side])


def infantry_targets(board: Board, side: str, action: Action, origin: str) -> list[str]:
    """U21, S16: the enemy counters other than tanks within reach."""
    counters = board.counters
    return [
        id
        for id in enemies(board, side)
        if not board.is_tank(id) and in_reach(board, action, origin, counters[id].space)
    ]


def structures_on(board: Board, space: str) -> list[str]:
    """S10, S15: the building and the tunnel on a space that can be hit. A building can only if the pack has the
    face that replaces it, which a partial pack may lack."""
    found, tile = [], board.tile(space)
    if tile.toughness is not None and tile.next:
        found.append(BUILDING + space)
    if space in board.tunnels:
        found.append(TUNNEL + space)
    return found


def hard_targets(board: Board, side: str, action: Action, origin: str) -> list[str]:
    """S16: enemy tanks, buildings and tunnels within reach that the action has dice for (S17)."""
    tanks = [id for id in enemies(board, side) if board.is_tank(id)]
    structures = [target for space in board.scene.spaces for target in structures_on(board, space)]
    return [
        target
        for target in (*tanks, *structures)
        if dice_for(board, action, target) and in_reach(board, action, origin, place_of(board, target))
    ]


def targets_on(board: Board, side: str, action: Action, space: str) -> list[str]:
    """N7, S16, S17: returns the targets on a space that an action against the whole space rolls for."""
    here = [id for id in board.on(space) if not board.is_tank(id)]
    match action.name:
        case ActionName.BLAST:
            return board.on(space)
        case ActionName.BOMBARD:
            return [target for target in structures_on(board, space) + here if dice_for(board, action, target)]
        case _:
            return [id for id in here if board.owners[id] != side]


def spaces_in_reach(board: Board, side: str, action: Action, origin: str) -> list[str]:
    """S16, U12: the spaces within reach where there is something to roll against."""
    return [
        space
        for space in board.scene.spaces
        if in_reach(board, action, origin, space) and targets_on(board, side, action, space)
    ]


# --- N7, R6, R18, R19: an action against several targets on one tile, rolled for one after another


class Strike(Decision, frozen=True, tag="strike"):
    """Which counter on the tile is rolled for next."""

    handles = ("counter:{target}",)
    target: str  #: The counter rolled for next.

    def said(self, board: Board) -> Message:
        return message("decision-strike", who=counter_name(board, self.target))

    def odds(self, board: Board) -> Odds:
        frame = _top(board)
        return odds(board, frame.action, frame.origin(board), self.target)

    def chance(self, board: Board, side: str) -> Iterator[ExpectedChance]:
        """The roll, and that for the last target, about which nobody is asked."""
        frame = _top(board)
        rest = [other for other in frame.targets if other != self.target]
        for one in (self.target, *(rest if len(rest) == 1 else ())):
            yield rolling("U20", frame.side, frame.action, frame.counter, one)


class Barrage(Frame, frozen=True, tag="barrage.v1"):
    """An action against several counters on one tile; `targets` are still to be rolled for."""

    kind, answers, shows, is_result = "strike", (Strike,), ("counter", "space", "targets"), True

    action: Action  #: The action that is rolled for.
    counter: str  #: The counter that performs it; empty: a card without one.
    space: str  #: The space it is aimed at.
    targets: tuple[str, ...]  #: The counters that are still to be rolled for.

    def is_open(self, board: Board) -> bool:
        return len(self.targets) > 1

    def proceed(self, play: Play) -> None:
        self._strike(play, self.targets[0])

    def options(self, board: Board) -> list[Strike]:
        return [*map(Strike, self.targets)]

    def explain(self, board: Board, decision: Strike) -> Objection:
        return against("R19", "not-rolled-for-again", self.targets, who=the_counter(board, decision.target))

    def carry_out(self, play: Play, decision: Strike) -> None:
        self._strike(play, decision.target)

    def said(self, board: Board) -> Message:
        return message("half-done-barrage", action=ACTION_NAMES[self.action.name], space=self.space)

    def half_done(self) -> ActionName:
        return self.action.name

    def origin(self, board: Board) -> str:
        """N7, R18: where the action comes from; empty for a blast and for a card without a counter."""
        if self.action.name == ActionName.BLAST or not self.counter:
            return ""
        return board.counters[self.counter].space

    def _strike(self, play: Play, target: str) -> None:
        """N7, R6, R19: the next roll; each target is rolled for once, even if it has been moved since."""
        rest = tuple(other for other in self.targets if other != target)
        if rest:
            play.replace(replace(self, targets=rest))
        else:
            play.pop()
        strike(play, self.side, self.action, self.counter, self.origin(play.board), target)


def _top(board: Board) -> Barrage:
    frame = board.frames[-1]
    assert isinstance(frame, Barrage), "its question was asked"
    return frame


def open_fire_on(play: Play, side: str, action: Action, counter: str, space: str) -> None:
    """R19: an action against a whole space fixes its targets as it begins."""
    targets = tuple(targets_on(play.board, side, action, space))
    play.push(Barrage(side, action, counter, space, targets))
