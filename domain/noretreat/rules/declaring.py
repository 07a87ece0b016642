"""Targets, counterblows, and which of them are fought when (NR51 to NR55, NR132)."""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.steps import Ask, Decision, Objection, Step
from kronika.domain.kernel.values import Odds
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Arm
from kronika.domain.noretreat.content.words import AXIS, other
from kronika.domain.noretreat.rules import battle, cards
from kronika.domain.noretreat.rules.odds import odds_of
from kronika.domain.noretreat.rules.parts import Play
from kronika.domain.noretreat.rules.units import Stacking
from kronika.domain.noretreat.state import BlowKind, Board, place_name, unit_name
from kronika.domain.noretreat.words import message

TARGET, COUNTERBLOW = BlowKind.TARGET, BlowKind.COUNTERBLOW


def willing(board: Board, unit: str) -> bool:
    """NR51: whether a unit may attack of its own will."""
    return not board.face(unit).white and not is_disorganised(board, unit)


def is_disorganised(board: Board, unit: str) -> bool:
    """NR51, NR120: whether a unit is disorganised, or counts as such."""
    state = board.units[unit]
    return state.disorganised or state.partisans


def only_white(board: Board, space: str) -> bool:
    """NR52: whether a space holds no unit but white ones."""
    return all(board.face(unit).white for unit in board.at(space))


def free_markers(board: Board, side: str) -> int:
    """NR51, NR52, NR4: target and counterblow markers that a side has left."""
    return board.scene.limits.markers - sum(blow.side == side for blow in board.blows.values())


def target_limit(board: Board, side: str) -> int:
    """NR51, NRR22: how many targets a side may still declare."""
    free = free_markers(board, side)
    if side != AXIS:
        return free
    dates, limits = board.scene.dates, [free]
    laid = sum(blow.side == side and blow.kind == TARGET for blow in board.blows.values())
    if board.scene.weather[board.weather].axis_targets:
        limits.append(board.scene.weather[board.weather].axis_targets - laid)
    if board.turn >= dates.axis_one_target:
        limits.append(1 - laid)
    elif board.turn >= dates.axis_three_targets:
        limits.append(3 - laid)
    return max(0, min(limits))


def binds(board: Board, space: str) -> bool:
    """NR53: whether a counterblow marker must be answered, because units that are not white are on the space."""
    return not only_white(board, space)


def own_beside(board: Board, side: str, space: str) -> list[str]:
    """The units of a side next to a space."""
    return [unit for near in board.scene.atlas.land[space] for unit in board.at(near) if board.side(unit) == side]


def possible_targets(board: Board, side: str) -> list[str]:
    """NR51, NR53: spaces that a side may lay a target on."""
    found = set()
    for unit in board.army(side):
        if willing(board, unit):
            for space in board.scene.atlas.land[board.units[unit].place]:
                if board.held_by(space) == other(side) and space not in board.blows:
                    found.add(space)
    return sorted(found)


def possible_counterblows(board: Board, side: str) -> list[str]:
    """NR52: own spaces beside units of the active side that a marker may be laid on."""
    if free_markers(board, side) <= 0:
        return []
    enemy = other(side)
    spaces = {board.units[unit].place for unit in board.army(side)}
    return sorted(
        space
        for space in spaces
        if space not in board.blows
        and not only_white(board, space)
        and any(board.held_by(near) == enemy for near in board.scene.atlas.land[space])
    )


class Target(Decision, frozen=True, tag="target"):
    """NR51: an enemy space that will be attacked."""

    space: str  #: The space.


# --- declaring


class Targeting(Step, frozen=True, tag="noretreat.targeting.v1"):
    """NR51: targets are declared."""

    asks = {"declare_targets": "NR51"}
    exact = True
    side: str  #: Whose.

    def advance(self, play: Play) -> Ask:
        """NR51."""
        return Ask(self.side, "declare_targets")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR51."""
        return map(Target, possible_targets(board, self.side) if target_limit(board, self.side) else ())

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        match decision:
            case Target(space) if space in board.scene.atlas.spaces:
                return self._is_no_target(board, space)
        return None

    def _is_no_target(self, board: Board, space: str) -> Objection | None:
        """NR51: why a space cannot be attacked."""
        where = place_name(board, space)
        if space in board.blows:
            return Objection("NR51", message("not-where-a-marker-lies", space=where))
        if board.held_by(space) != other(self.side):
            return Objection("NR51", message("not-without-an-enemy", space=where))
        if not target_limit(board, self.side):
            return Objection("NR51", message("not-another-target", space=where))
        beside = own_beside(board, self.side, space)
        if not beside:
            return Objection("NR51", message("not-beside-a-unit-of-yours", space=where))
        if not any(willing(board, unit) for unit in beside):
            return Objection("NR51", message("not-of-their-own-will", space=where))
        return None

    def take(self, play: Play, decision: Decision) -> None:
        """A target is laid."""
        assert isinstance(decision, Target), "a target is laid"
        play.emit(e.BlowLaid(decision.space, self.side, TARGET))

    def odds(self, board: Board, decision: Decision) -> Odds | None:
        return odds_of(board, aimed_at(board, self.side, decision.space)) if isinstance(decision, Target) else None

    def decline(self, play: Play) -> None:
        """Targeting ends. The number of possible targets is kept for duties (NRR37)."""
        board = play.board
        play.pop()
        declared = sum(blow.side == self.side and blow.kind == TARGET for blow in board.blows.values())
        more = min(len(possible_targets(board, self.side)), target_limit(board, self.side))
        play.emit(e.Tallied(declared, 0, 0, declared + more))


class Counterblow(Decision, frozen=True, tag="counterblow"):
    """NR52, NR67: an own space whose units must be attacked."""

    space: str  #: The space.


class Countering(Step, frozen=True, tag="noretreat.countering.v1"):
    """NR52: counterblows are declared."""

    asks = {"declare_counterblows": "NR52"}
    exact = True
    side: str  #: Whose.

    def advance(self, play: Play) -> Ask | None:
        """NR52: the inactive side is asked if it holds a card."""
        if not play.board.hands[self.side]:
            play.pop()
            return None
        return Ask(self.side, "declare_counterblows")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR52."""
        return map(Counterblow, possible_counterblows(board, self.side))

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """NR52: why no counterblow can be laid on a space."""
        if not isinstance(decision, Counterblow) or decision.space not in board.scene.atlas.spaces:
            return None
        space = decision.space
        wrong = (
            ("none-of-yours", board.held_by(space) != self.side),
            ("a-marker", space in board.blows),
            ("another-counterblow", free_markers(board, self.side) <= 0),
            ("white-units-alone", only_white(board, space)),
            ("no-enemy-beside", all(board.held_by(near) != other(self.side) for near in board.scene.atlas.land[space])),
        )
        where = place_name(board, space)
        return next(
            (Objection("NR52", message(f"not-countered-{why}", space=where)) for why, is_so in wrong if is_so), None
        )

    def take(self, play: Play, decision: Decision) -> None:
        """A counterblow is paid for."""
        assert isinstance(decision, Counterblow), "a counterblow is declared"
        price = play.board.scene.limits.counterblow
        play.push(cards.Paying(self.side, price, cards.Purchase.COUNTERBLOW, decision.space))


class Attack(Decision, frozen=True, tag="attack"):
    """NR132: a space that is fought for now."""

    space: str  #: The space.


class Take(Decision, frozen=True, tag="take"):
    """NR132: a unit that attacks."""

    unit: str  #: The unit.


class Fighting(Step, frozen=True, tag="noretreat.fighting.v1"):
    """NR54: the declared attacks are fought, battle by battle."""

    asks = {"choose_battle": "NR132", "add_hex": "NR132", "choose_attackers": "NR132"}
    exact = True
    side: str  #: The active side.
    used: tuple[str, ...] = ()  #: Units that have attacked.
    hexes: tuple[str, ...] = ()  #: Spaces chosen for the next battle.
    units: tuple[str, ...] = ()  #: Attackers chosen.
    joined: bool = False  #: Whether no further space joins.

    def advance(self, play: Play) -> Ask | None:
        """NR54: while an open space can be attacked, the active side chooses the next battle."""
        board = play.board
        if self.joined:
            if not takeable(board, self):
                begin(play, self)
                return None
            return Ask(self.side, "choose_attackers", self.hexes[0])
        if self.hexes:
            if not _joinable(board, self):
                play.replace(replace(self, joined=True))
                return None
            return Ask(self.side, "add_hex", self.hexes[0])
        for space in void(board, self):
            play.emit(e.BlowLifted(space))
        if not open_spaces(play.board, self.side):
            play.pop()
            return None
        return Ask(self.side, "choose_battle")

    def may_decline(self, board: Board, ask: Ask) -> bool:
        """NR132: a battle needs a unit that no other open space needs, then an attacker."""
        if ask.kind == "add_hex":
            return any(critical(board, self, unit) <= set(self.hexes) for unit in for_all(board, self, self.hexes))
        return bool(self.units)

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR132."""
        if ask.kind == "choose_attackers":
            return map(Take, takeable(board, self))
        return map(Attack, _joinable(board, self) if self.hexes else open_spaces(board, self.side))

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        match decision:
            case Attack(space) if space in board.scene.atlas.spaces and ask.kind != "choose_attackers":
                return self._is_not_joined(board, space)
            case Take(unit) if unit in board.units and ask.kind == "choose_attackers":
                return self._is_no_attacker(board, unit)
        return None

    def _is_not_joined(self, board: Board, space: str) -> Objection | None:
        """NR132: why a space cannot be fought for now."""
        wrong = (
            ("twice", space in self.hexes),
            ("undeclared", space not in open_spaces(board, self.side)),
            ("alone", bool(self.hexes) and not for_all(board, self, (*self.hexes, space))),
        )
        where = place_name(board, space)
        return next(
            (Objection("NR132", message(f"not-fought-{why}", space=where)) for why, is_so in wrong if is_so), None
        )

    def _is_no_attacker(self, board: Board, unit: str) -> Objection | None:
        """NR132: why a unit cannot attack now."""
        who, near = unit_name(board, unit), board.units[unit].place
        if board.side(unit) != self.side:
            return Objection("NR132", message("not-a-unit-of-yours", unit=who))
        if not board.on_map(unit):
            return Objection("NR132", message("not-on-the-map", unit=who))
        far = next((space for space in self.hexes if near not in board.scene.atlas.land[space]), "")
        wrong = (
            ("twice", unit in self.units),
            ("again", unit in self.used),
            ("from-afar", bool(far)),
            ("unwilling", unit not in for_all(board, self, self.hexes)),
            ("needed-elsewhere", unit not in takeable(board, self)),
        )
        where = place_name(board, far or self.hexes[0])
        said = (message(f"not-attacking-{why}", unit=who, space=where) for why, is_so in wrong if is_so)
        return next((Objection("NR132", one) for one in said), None)

    def take(self, play: Play, decision: Decision) -> None:
        """A space or an attacker is chosen."""
        match decision:
            case Attack(space):
                play.replace(replace(self, hexes=(*self.hexes, space)))
            case Take(unit):
                play.replace(replace(self, units=(*self.units, unit)))

    def odds(self, board: Board, decision: Decision) -> Odds | None:
        match decision:
            case Attack(space):
                hexes = (*self.hexes, space)
                units = for_all(board, self, hexes)
                return odds_of(board, chosen(board, self, hexes, tuple(units))) if units or self.hexes else None
            case Take(unit):
                return odds_of(board, chosen(board, self, self.hexes, (*self.units, unit)))
        return None

    def decline(self, play: Play) -> None:
        """No more spaces join the battle; then, with its attackers, it begins."""
        if self.joined:
            begin(play, self)
        else:
            play.replace(replace(self, joined=True))


# --- choosing a battle


def can_attack(board: Board, frame: Fighting, unit: str, space: str) -> bool:
    """NR54, NR55, NR132: whether an unused unit can attack what is declared on a space."""
    if unit in frame.used or board.face(unit).arm == Arm.RESERVE:
        return False
    if board.units[unit].place not in board.scene.atlas.land[space]:
        return False
    return board.blows[space].kind == COUNTERBLOW or willing(board, unit)


def open_spaces(board: Board, side: str) -> list[str]:
    """NR54: the active side's targets, and the counterblows that it has to answer."""
    enemy = other(side)
    return sorted(
        space
        for space, blow in board.blows.items()
        if (blow.side == side and blow.kind == TARGET) or (blow.side == enemy and blow.kind == COUNTERBLOW)
    )


def attackers_of(board: Board, frame: Fighting, space: str) -> list[str]:
    """NR132: the unused units that can attack what is declared on a space."""
    return [unit for unit in board.army(frame.side) if can_attack(board, frame, unit, space)]


def void(board: Board, frame: Fighting) -> list[str]:
    """NR53, NR132, NRR19: open spaces that come to nothing: nobody can attack them, or nobody who counts defends."""
    enemy = other(frame.side)
    found = []
    for space in open_spaces(board, frame.side):
        empty = board.held_by(space) != enemy
        counterblow = board.blows[space].kind == COUNTERBLOW
        if empty or (counterblow and not binds(board, space)) or not attackers_of(board, frame, space):
            found.append(space)
    return found


def critical(board: Board, frame: Fighting, unit: str) -> set[str]:
    """NR132: open spaces that this unit alone can still attack."""
    return {space for space in open_spaces(board, frame.side) if attackers_of(board, frame, space) == [unit]}


def for_all(board: Board, frame: Fighting, spaces: tuple[str, ...]) -> list[str]:
    """NR55: the unused units that can attack all these spaces together."""
    return [
        unit
        for unit in attackers_of(board, frame, spaces[0])
        if all(can_attack(board, frame, unit, space) for space in spaces)
    ]


def takeable(board: Board, frame: Fighting) -> list[str]:
    """NR132: the units that may join the attack: every other open space keeps somebody who can attack it."""
    rest = [space for space in open_spaces(board, frame.side) if space not in frame.hexes]
    found = []
    for unit in for_all(board, frame, frame.hexes):
        chosen = {*frame.units, unit}
        if unit not in frame.units and all(set(attackers_of(board, frame, space)) - chosen for space in rest):
            found.append(unit)
    return found


def _joinable(board: Board, frame: Fighting) -> list[str]:
    return [
        space
        for space in open_spaces(board, frame.side)
        if space not in frame.hexes and for_all(board, frame, (*frame.hexes, space))
    ]


def defenders(board: Board, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """NR55, NR52: the defenders: all units on a target, and on a counterblow those that are not white."""
    return tuple(
        unit
        for space in spaces
        for unit in board.at(space)
        if not (board.blows[space].kind == COUNTERBLOW and board.face(unit).white)
    )


def begin(play: Play, frame: Fighting) -> None:
    """NR57: the battle chosen begins; its attackers have attacked."""
    board = play.board
    targets = tuple(space for space in frame.hexes if board.blows[space].kind == TARGET)
    used = tuple(sorted((*frame.used, *frame.units)))
    play.replace(Fighting(frame.side, used))
    tally = board.tally
    fought, blows = tally.fought + len(targets), tally.blows + len(frame.hexes) - len(targets)
    play.emit(e.Tallied(tally.declared, fought, blows, tally.possible, tally.battles + 1))
    play.push(
        Stacking(frame.side),
        battle.Battle(
            active=frame.side,
            side=frame.side,
            hexes=frame.hexes,
            units=tuple(sorted(frame.units)),
            others=defenders(board, frame.hexes),
            stage=battle.Stage.GROUND,
            targets=targets,
            places=frame.hexes,
            origins=tuple(sorted({board.units[unit].place for unit in frame.units})),
            first=tuple(sorted(frame.units)),
        ),
    )


# --- battles that may be fought


def planned(
    side: str, hexes: tuple[str, ...], units: tuple[str, ...], others: tuple[str, ...], targets: tuple[str, ...]
) -> "battle.Battle":
    """Returns a battle as it would be fought. With several targets, no terrain counts until one is named."""
    return battle.Battle(
        active=side,
        side=side,
        hexes=hexes,
        units=units,
        others=others,
        stage=battle.Stage.GROUND,
        targets=targets,
        ground=targets[0] if len(targets) == 1 else "",
    )


def chosen(board: Board, frame: Fighting, hexes: tuple[str, ...], units: tuple[str, ...]) -> "battle.Battle":
    """The battle for spaces that have been declared, by these attackers."""
    targets = tuple(space for space in hexes if board.blows[space].kind == TARGET)
    return planned(frame.side, hexes, units, defenders(board, hexes), targets)


def aimed_at(board: Board, side: str, space: str) -> "battle.Battle":
    """The battle for a target, by all that could attack it of their own will."""
    units = tuple(sorted(unit for unit in own_beside(board, side, space) if willing(board, unit)))
    return planned(side, (space,), units, board.at(space), (space,))


def fought(board: Board) -> "battle.Battle | None":
    """The battle that is fought; or the one that is being chosen, with the attackers so far."""
    for frame in reversed(board.frames):
        if isinstance(frame, battle.Battle):
            return frame
        if isinstance(frame, Fighting) and frame.hexes and frame.units:
            return chosen(board, frame, frame.hexes, frame.units)
    return None


def prospects(board: Board) -> tuple["battle.Battle", ...]:
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
