"""Steps lost, where units go that are eliminated, and the removals phase (NR3, NR70, NR78 to NR81, NR89, NR106)."""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.steps import Ask, Decision, Objection, Step
from kronika.domain.kernel.words import Word
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Arm
from kronika.domain.noretreat.content.words import AXIS, SOVIET, other
from kronika.domain.noretreat.events import Cause, Ending
from kronika.domain.noretreat.rules import cards
from kronika.domain.noretreat.rules.parts import At, Play, has_better_face, mark, put, turn_face, two_steps
from kronika.domain.noretreat.rules.supply import is_supplied
from kronika.domain.noretreat.state import CADRES, DESTROYED, OUT, SHATTERED, SURRENDERED, TRACK, Board, unit_name
from kronika.domain.noretreat.words import message


def moved_vp(board: Board, side: str, vp: int) -> int:
    """NR89: the event VP after so many for a side: at most six either way; the excess is lost."""
    most = board.scene.limits.event_vp
    return max(-most, min(most, board.event_vp + (vp if side == AXIS else -vp)))


def move_vp(play: Play, side: str, vp: int, why: e.VpCause) -> None:
    """NR89: event VP for a side."""
    moved = moved_vp(play.board, side, vp)
    if moved != play.board.event_vp:
        play.emit(e.VpMoved(moved, why))


def track_turn(board: Board, unit: str) -> int:
    """NR102, NR106: the turn on which a unit comes back; a cadre where no other cadre of its side waits."""
    kind = board.kind(unit)
    turn = board.turn + kind.returns_after
    if kind.cadre:
        taken = {
            state.turn
            for id, state in board.units.items()
            if id != unit and state.place == TRACK and board.kind(id).cadre and board.side(id) == kind.side
        }
        while turn in taken:
            turn += 1
    return turn


def leave(play: Play, unit: str, place: str, why: Cause) -> None:
    """NR106: a unit leaves the map. It is out of the game if it would return after the last turn."""
    board = play.board
    if place == TRACK:
        turn = track_turn(board, unit)
        if turn > board.scene.dates.end:
            place, turn = OUT, 0
        put(play, unit, place, why, turn)
    else:
        put(play, unit, place, why)


def back_says(board: Board, unit: str) -> str:
    """NR101, NR108, NRR26: where the back of a unit sends it; empty if it says nothing."""
    kind = board.kind(unit)
    if kind.removed:
        return OUT
    return TRACK if kind.returns_after else ""


def goes_eliminated(board: Board, unit: str) -> str:
    """NR25, NR70: where a unit goes that is eliminated now."""
    return back_says(board, unit) or (SURRENDERED if board.units[unit].unsupplied else DESTROYED)


def goes_unsupplied(board: Board, unit: str) -> str:
    """NR79: where a unit goes that is still without supply: with a strength on both faces into the surrendered box,
    else where its back sends it, or there too."""
    both = has_better_face(board.kind(unit)) and not board.kind(unit).removed
    return SURRENDERED if both else back_says(board, unit) or SURRENDERED


def eliminate(play: Play, unit: str, why: Cause) -> None:
    """NR70: a unit is eliminated, whole. Units placed in the surrendered box count against their owner (NR89)."""
    board = play.board
    kind, place = board.kind(unit), goes_eliminated(board, unit)
    leave(play, unit, place, why)
    if place == SURRENDERED:
        move_vp(play, other(kind.side), 1, e.VpCause.SURRENDERED)
    if kind.holds and why != Cause.OWN_EVENT:
        play.emit(e.Won(SOVIET, Ending.GARRISON, "NR86"))
    _scenario_win(play, unit)


def _scenario_win(play: Play, unit: str) -> None:
    """NR121: eliminating a unit may win a scenario immediately."""
    board = play.board
    victory = board.scene.scenario.victory
    if board.winner or victory.standard or board.setup.campaign:
        return
    if any(goal.eliminates == unit for goal in victory.any_of):
        play.emit(e.Won(victory.side, Ending.GOAL, "NR121"))


def surrender(play: Play, unit: str, why: Cause) -> None:
    """NR79, NR89: a unit leaves the map for want of supply, still without it or by a card (NRR65)."""
    board = play.board
    place = goes_unsupplied(board, unit)
    leave(play, unit, place, why)
    if place == SURRENDERED:
        move_vp(play, other(board.side(unit)), 1, e.VpCause.SURRENDERED)
    if board.kind(unit).holds:
        play.emit(e.Won(SOVIET, Ending.GARRISON, "NR86"))
    _scenario_win(play, unit)


def shatter(play: Play, unit: str) -> None:
    """NR68: a unit goes to the shattered box; a cadre to the turn track (NR106)."""
    leave(play, unit, TRACK if play.board.kind(unit).cadre else SHATTERED, Cause.SHATTERED)


def discard_excess(play: Play, unit: str) -> None:
    """NR41: a unit too many leaves the map."""
    board = play.board
    kind, state, fortress = board.kind(unit), board.units[unit], board.face(unit).arm == Arm.FORTRESS
    if kind.cadre:
        leave(play, unit, TRACK, Cause.EXCESS)
    elif fortress or state.unsupplied:
        leave(play, unit, back_says(board, unit) or DESTROYED, Cause.EXCESS)
    else:
        leave(play, unit, SHATTERED, Cause.EXCESS)


def lose_step(play: Play, unit: str, why: Cause) -> bool:
    """NR70: a full two-step unit is turned, any other eliminated; whether it was eliminated."""
    if two_steps(play.board, unit):
        turn_face(play, unit, 0, why)
        return False
    eliminate(play, unit, why)
    return True


def calls_cadre(board: Board, unit: str) -> bool:
    """NR106: whether a cadre may take the place of a unit that is about to be eliminated in battle."""
    kind = board.kind(unit)
    return has_better_face(kind) and not kind.cadre and bool(board.boxed(kind.side, CADRES))


class Cadre(Decision, frozen=True, tag="cadre"):
    """NR106: the cadre that takes the place of a unit."""

    unit: str  #: The cadre.


class Replacing(Step, frozen=True, tag="noretreat.replacing.v1"):
    """NR106: a cadre may take the place of a unit."""

    asks = {"place_cadre": "NR106"}
    exact = True
    side: str  #: Whose.
    space: str  #: Where.

    def advance(self, play: Play) -> Ask:
        """NR106: the owner is asked for a cadre."""
        return Ask(self.side, "place_cadre", self.space)

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR106."""
        return map(Cadre, board.boxed(self.side, CADRES))

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """NR106: why a unit does not take the place."""
        match decision:
            case Cadre(unit) if unit in board.units and unit not in board.boxed(self.side, CADRES):
                return Objection("NR106", message("not-in-the-cadre-box", unit=unit_name(board, unit)))
        return None

    def take(self, play: Play, decision: Decision) -> None:
        """A cadre takes the place."""
        assert isinstance(decision, Cadre), "a cadre takes the place"
        play.pop()
        put(play, decision.unit, self.space, Cause.CADRE)


class Lose(Decision, frozen=True, tag="lose"):
    """NR70: the unit that loses a step."""

    unit: str  #: The unit.


class LossBy(Word):
    """By what a step is lost."""

    BATTLE = "battle"  #: By a battle (NR70).
    EVENT = "event"  #: By an event.


class Losing(Step, frozen=True, tag="noretreat.losing.v1"):
    """NR70: a step is lost."""

    asks = {"lose_step": "NR70"}
    exact = True
    side: str  #: Whose.
    units: tuple[str, ...]  #: Among whom.
    why: LossBy  #: By what.
    attacking: bool = False  #: Whether they attack.
    each: bool = False  #: Whether each of them loses one.

    def advance(self, play: Play) -> Ask | None:
        """NR70: the owner is asked who loses the step."""
        if not must_lose(play.board, self):
            play.pop()
            return None
        return Ask(self.side, "lose_step")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR70."""
        units = must_lose(board, self)
        return tuple(Lose(unit) for unit in (units[:1] if self.each else units))

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """NR70: why a unit does not lose the step."""
        if not isinstance(decision, Lose) or decision.unit not in board.units:
            return None
        unit = decision.unit
        wrong = (
            ("not-a-unit-of-yours", board.side(unit) != self.side),
            ("not-among-the-losers", unit not in alive(board, self.units)),
            ("not-before-another-loses", decision not in self.candidates(board, ask)),
        )
        said = (message(why, unit=unit_name(board, unit)) for why, is_so in wrong if is_so)
        return next((Objection("NR70", one) for one in said), None)

    def take(self, play: Play, decision: Decision) -> None:
        """A unit loses a step; where it is eliminated by it in battle, a cadre may take its place (NR106)."""
        assert isinstance(decision, Lose), "a step is lost by a unit"
        unit, board = decision.unit, play.board
        if self.each:
            play.replace(replace(self, units=tuple(one for one in self.units if one != unit)))
        else:
            play.pop()
        space, cadre = board.units[unit].place, calls_cadre(board, unit)
        if lose_step(play, unit, Cause.LOSS) and cadre and self.why == LossBy.BATTLE:
            play.push(Replacing(self.side, space))


# --- losing a step


def must_lose(board: Board, frame: Losing) -> list[str]:
    """NR70, NRR12, NR100, NR104: the units of which one has to lose the step."""
    units = [unit for unit in frame.units if board.on_map(unit)]
    if frame.why != LossBy.BATTLE or frame.each:
        return units
    first = [unit for unit in units if board.kind(unit).loses_first]
    if first:
        return first
    grenadiers = [unit for unit in units if board.kind(unit).ss and board.face(unit).arm == Arm.MECHANISED]
    if not frame.attacking:
        return grenadiers or units
    panzers = [unit for unit in units if board.kind(unit).ss and board.face(unit).arm == Arm.ARMOUR]
    shock = [unit for unit in units if board.face(unit).arm == Arm.SHOCK]
    return panzers or shock or grenadiers or units


def alive(board: Board, units: Iterable[str]) -> tuple[str, ...]:
    """Those of the units that are on the map."""
    return tuple(unit for unit in units if board.on_map(unit))


class Removing(Step, frozen=True, tag="noretreat.removing.v1"):
    """NR78: units that are still without supply leave the map."""

    side: str  #: The side that is checked.
    spared: tuple[str, ...] = ()  #: Units that stay by an event.
    opened: bool = False  #: Whether the window has been opened.

    def advance(self, play: Play) -> None:
        """NR78, NR79, NR26: a side is judged, the active one first; all that fail leave together."""
        board = play.board
        gone = failing(board, self)
        if gone and not self.opened:
            play.replace(replace(self, opened=True))
            play.push(cards.Window(cards.WindowKind.SPARE, board.initiative))
            return
        play.pop()
        for unit in gone:
            surrender(play, unit, Cause.UNSUPPLIED)
        if self.side == board.active:
            play.push(Removing(other(self.side)))


def failing(board: Board, frame: Removing) -> list[str]:
    """NR78: marked units of a side that are still without supply, and not spared."""
    return [
        unit
        for unit in board.army(frame.side)
        if board.units[unit].unsupplied and unit not in frame.spared and not is_supplied(board, unit)
    ]


def clear_markers(play: Play) -> None:
    """NR80: all unsupplied and disorganised markers come off, of both sides; targets too. Counterblows left by
    a battle stay."""
    board = play.board
    for unit, state in sorted(board.units.items()):
        for marker in (e.UnitMarker.UNSUPPLIED, e.UnitMarker.DISORGANISED):
            if getattr(state, marker):
                mark(play, unit, marker, on=False)
        if state.partisans and board.active != SOVIET:
            mark(play, unit, e.UnitMarker.PARTISANS, on=False)
    for space, blow in sorted(board.blows.items()):
        if not blow.left or (blow.side != board.active):
            play.emit(e.BlowLifted(space))


def scorched_by(board: Board, side: str) -> list[str]:
    """NRR35: scorched cities that a side controls."""
    return sorted({space for space in board.scorched if board.control.get(space) == side})


class Unscorching(Step, frozen=True, tag="noretreat.unscorching.v1"):
    """NRR35: scorched cities may be rebuilt."""

    asks = {"unscorch": "NRR35"}
    side: str  #: Whose.

    def advance(self, play: Play) -> Ask | None:
        """NRR35: the controller may lift the marker for two cards."""
        board = play.board
        if not scorched_by(board, self.side) or len(board.hands[self.side]) < board.scene.limits.unscorch:
            play.pop()
            return None
        return Ask(self.side, "unscorch")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NRR35."""
        return map(At, scorched_by(board, self.side))

    def take(self, play: Play, decision: Decision) -> None:
        """A city is rebuilt, for cards."""
        assert isinstance(decision, At), "a city is rebuilt"
        price = play.board.scene.limits.unscorch
        play.push(cards.Paying(self.side, price, cards.Purchase.UNSCORCH, decision.space))
