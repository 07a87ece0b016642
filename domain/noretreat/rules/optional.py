"""Optional rules (NR110 to NR123), and units that are set up by choice (NR5)."""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.steps import Ask, Decision, Step
from kronika.domain.kernel.words import Word
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Arm, Country, OptionalUnits
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Nation, Weather, other
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.rules.cards import Discarding, WhyDiscarded
from kronika.domain.noretreat.rules.losses import move_vp
from kronika.domain.noretreat.rules.movement import entered
from kronika.domain.noretreat.rules.parts import (
    At,
    No,
    Play,
    Yes,
    enemy_zones,
    held,
    mark,
    may_be_in,
    put,
    turn_face,
)
from kronika.domain.noretreat.rules.rail import Detrain, Mark
from kronika.domain.noretreat.rules.units import Place, Putting, fits, usual_spaces
from kronika.domain.noretreat.scene import spaces_within
from kronika.domain.noretreat.state import DESTROYED, OUT, WAITING, Board


def enter(play: Play) -> None:
    """NR119: reserves come into the destroyed box."""
    board = play.board
    if board.setup.reserves and board.turn == board.scene.dates.reserves:
        for kind in board.content.units:
            if kind.enters.optional == OptionalUnits.RESERVES:
                put(play, kind.id, DESTROYED, Cause.ENTERING)


# --- detachments and fortified fronts (NR111, NR112)


def _coming(board: Board, rule: OptionalUnits, arm: Arm) -> tuple[str, ...]:
    """The units of an optional rule that have not come yet, of one arm."""
    return tuple(
        kind.id
        for kind in board.content.units
        if kind.enters.optional == rule and kind.faces[0].arm == arm and board.units[kind.id].place == WAITING
    )


def _alone_and_supplied(board: Board, unit: str) -> bool:
    state = board.units[unit]
    return not state.unsupplied and board.at(state.place) == (unit,)


def detachable(board: Board) -> list[str]:
    """NR111: a full 4-4 infantry army, or a full panzer army, German, supplied, alone on its hex."""
    found = []
    for unit in board.army(AXIS):
        kind, face = board.kind(unit), board.face(unit)
        if kind.nation != Nation.GERMAN or not kind.two_steps or board.units[unit].face == 0:
            continue
        if not _alone_and_supplied(board, unit):
            continue
        army = (face.strength, face.mp, face.arm) == (4, 4, Arm.INFANTRY)
        tanks = face.arm == Arm.ARMOUR
        if (army and _coming(board, OptionalUnits.DETACHMENTS, Arm.INFANTRY)) or (
            tanks and _coming(board, OptionalUnits.DETACHMENTS, Arm.MECHANISED)
        ):
            found.append(unit)
    return found


def fortifiable_fronts(board: Board) -> list[str]:
    """NR112: a supplied 4-3 infantry front on its brown face, alone on its hex."""
    if not _coming(board, OptionalUnits.FORTIFIED_FRONTS, Arm.INFANTRY):
        return []
    return [
        unit
        for unit in board.army(SOVIET)
        if board.face(unit).id == "brown"
        and (board.face(unit).strength, board.face(unit).mp, board.face(unit).arm) == (4, 3, Arm.INFANTRY)
        and _alone_and_supplied(board, unit)
    ]


class Offer(Word):
    """The kind of an optional rule's offer."""

    DETACH = "detach"  #: To detach units (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: To form fortified fronts (NR112).
    PARTISANS = "partisans"  #: To harass a unit (NR120).
    JOKER = "joker"  #: To exchange cards by the Joker (NR117).
    SHIFT_INITIATIVE = "shift_initiative"  #: To move the marker of variable initiative (NR118).
    RESERVE_DETRAIN = "reserve_detrain"  #: To detrain the strategic reserve (NR50).


class Offering(Step, frozen=True, tag="noretreat.offering.v1"):
    """Something that a rule offers once: it is taken or not."""

    asks = {
        "reserve_detrain": "NR50",
        "detach": "NR111",
        "fortified_fronts": "NR112",
        "partisans": "NR120",
        "shift_initiative": "NR118",
        "joker": "NR117",
        "place_at": "NR32",
    }
    side: str  #: The side that is prompted.
    what: Offer  #: What.
    unit: str = ""  #: The unit that it is about.
    at: str = ""  #: The space around which units are placed by it.
    left: tuple[str, ...] = ()  #: Units still to be placed by it.

    def advance(self, play: Play) -> Ask | None:
        """A rule's offer is made once; accepted units are placed."""
        board = play.board
        if self.left:
            return Ask(self.side, "place_at", self.left[0])
        if self.what in (Offer.SHIFT_INITIATIVE, Offer.RESERVE_DETRAIN, Offer.JOKER):
            return Ask(self.side, self.what)
        if not offerable(board, self):
            play.pop()
            return None
        return Ask(self.side, self.what)

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """Returns the possible answers to an offer."""
        if self.left:
            spaces = [space for space in _around(board, self) if may_be_in(board, self.left[0], space)]
            return tuple(At(space) for space in sorted(spaces))
        if self.what in (Offer.SHIFT_INITIATIVE, Offer.JOKER):
            return (Yes(), No())
        if self.what == Offer.RESERVE_DETRAIN:
            return (Detrain(self.unit),)
        return map(Mark, offerable(board, self))

    def take(self, play: Play, decision: Decision) -> None:
        """An offer is taken or not."""
        match decision:
            case At(space):
                unit = self.left[0]
                play.replace(replace(self, left=self.left[1:], at=self.at if self.left[1:] else ""))
                put(play, unit, space, BROUGHT[self.what])
                entered(play, unit, space)
            case Mark(unit):
                _take(play, self, unit)
            case Detrain(unit):
                play.pop()
                play.push(Putting(self.side, unit, Cause.DETRAINED))
            case Yes() if self.what == Offer.JOKER:
                play.pop()
                play.emit(e.JokerTurned(other(self.side)))
                play.push(Discarding(self.side, JOKER_CARDS, WhyDiscarded.JOKER, up_to=True))
            case Yes():
                play.pop()
                shift_initiative(play, self.side)
            case No():
                play.pop()


def offer_detachments(play: Play, side: str) -> None:
    """NR111: in the Axis supply phase."""
    board = play.board
    if board.setup.detachments and side == AXIS and board.turn >= board.scene.dates.detachments:
        play.push(Offering(AXIS, Offer.DETACH))


def offer_fortified_fronts(play: Play, side: str) -> None:
    """NR112: in the Axis supply phase the Soviets are asked."""
    board = play.board
    if board.setup.fortified_fronts and side == AXIS and board.turn >= board.scene.dates.fortified_fronts:
        play.push(Offering(SOVIET, Offer.FORTIFIED_FRONTS))


def offers_at_start(board: Board) -> tuple[Offering, ...]:
    """NR123: returns the offers of units that could have been formed before the first turn, if agreed. The Axis comes
    first."""
    setup, dates = board.setup, board.scene.dates
    offers = []
    if setup.optional_units and setup.detachments and board.turn >= dates.detachments:
        offers.append(Offering(AXIS, Offer.DETACH))
    if setup.optional_units and setup.fortified_fronts and board.turn >= dates.fortified_fronts:
        offers.append(Offering(SOVIET, Offer.FORTIFIED_FRONTS))
    return tuple(offers)


# --- offers

BROUGHT = {Offer.DETACH: Cause.DETACHED, Offer.FORTIFIED_FRONTS: Cause.FORTIFIED_FRONTS}
"""Why units come and go by an offer."""


def offerable(board: Board, frame: Offering) -> list[str]:
    """The units for which something is offered."""
    match frame.what:
        case Offer.DETACH:
            return detachable(board)
        case Offer.FORTIFIED_FRONTS:
            return fortifiable_fronts(board)
        case Offer.PARTISANS:
            return harassed(board)
    return []


def _around(board: Board, frame: Offering) -> list[str]:
    """NR111: the hex of the unit that gave way, or one next to it outside EZOC."""
    theirs, zones = held(board, other(frame.side)), enemy_zones(board, frame.side)
    near = [space for space in board.scene.atlas.land[frame.at] if space not in theirs and space not in zones]
    return [frame.at, *near]


def _take(play: Play, frame: Offering, unit: str) -> None:
    board = play.board
    at = board.units[unit].place
    if frame.what == Offer.PARTISANS:
        play.pop()
        play.emit(e.OnceUsed(f"partisans-{board.turn}"))
        mark(play, unit, e.UnitMarker.PARTISANS)
        return
    if board.face(unit).arm == Arm.ARMOUR:
        come = _coming(board, OptionalUnits.DETACHMENTS, Arm.MECHANISED)
        turn_face(play, unit, 0, BROUGHT[frame.what])
    else:
        detached = frame.what == Offer.DETACH
        rule = OptionalUnits.DETACHMENTS if detached else OptionalUnits.FORTIFIED_FRONTS
        come = _coming(board, rule, Arm.INFANTRY)
        put(play, unit, OUT, BROUGHT[frame.what])
    play.replace(replace(frame, at=at, left=come))


# --- local support (NR113)


class Supporting(Step, frozen=True, tag="noretreat.supporting.v1"):
    """NR113: local support."""

    asks = {"local_support": "NR113"}
    side: str  #: Whose.

    def advance(self, play: Play) -> Ask | None:
        """NR113: the side is asked for a supplied unit."""
        if not _supportable(play.board, self.side):
            play.pop()
            return None
        return Ask(self.side, "local_support")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR113."""
        return map(Mark, _supportable(board, self.side))

    def take(self, play: Play, decision: Decision) -> None:
        """The marker is put on a unit."""
        assert isinstance(decision, Mark), "a unit gets the marker"
        play.pop()
        play.emit(e.LocalSupport(self.side, decision.unit))


def _supportable(board: Board, side: str) -> list[str]:
    return [unit for unit in board.army(side) if not board.units[unit].unsupplied]


# --- variable initiative (NR118)


def offer_initiative(play: Play) -> None:
    """NR118: before turn 12 the Soviets may pull the marker nearer, from then on the Axis may push it further."""
    board = play.board
    most = board.scene.limits.event_vp
    if not board.setup.variable_initiative:
        return
    if board.turn < board.scene.dates.initiative:
        if board.event_vp < most and board.pivot > board.turn:
            play.push(Offering(SOVIET, Offer.SHIFT_INITIATIVE))
    elif board.event_vp > -most and board.initiative == SOVIET and board.pivot <= board.scene.dates.end:
        play.push(Offering(AXIS, Offer.SHIFT_INITIATIVE))


def shift_initiative(play: Play, side: str) -> None:
    """NR118: an event VP is spent, and the marker moves one turn."""
    board = play.board
    move_vp(play, other(side), 1, e.VpCause.INITIATIVE)
    play.emit(e.InitiativeShifted(board.pivot + (-1 if side == SOVIET else 1)))


# --- the Joker (NR117)

JOKER_CARDS = 2
"""Cards that the Joker exchanges at most."""


def offer_joker(play: Play, side: str) -> None:
    """NR117: in the own card phase who holds the Joker may discard up to two cards and draw as many."""
    if play.board.joker == side and play.board.hands[side]:
        play.push(Offering(side, Offer.JOKER))


# --- partisans (NR120)


def harassed(board: Board) -> list[str]:
    """NR120: Axis units in the USSR next to a supplied Soviet unit."""
    atlas = board.scene.atlas
    supplied = {board.units[unit].place for unit in board.army(SOVIET) if not board.units[unit].unsupplied}
    return [
        unit
        for unit in board.army(AXIS)
        if atlas.spaces[board.units[unit].place].country == Country.USSR
        and any(near in supplied for near in atlas.land[board.units[unit].place])
    ]


def partisans_ready(board: Board) -> bool:
    """NR120: whether the marker is in the Soviet rail box."""
    used = [int(what.partition("-")[2]) for what in board.once if what.startswith("partisans-")]
    return board.turn >= max([board.scene.dates.partisans, *(turn + AWAY for turn in used)])


AWAY = 4
"""NR120: in how many turns the marker is back."""


def offer_partisans(play: Play, side: str) -> None:
    """NR120: in a Soviet detraining phase in bad weather."""
    board = play.board
    if board.setup.partisans and side == SOVIET and board.weather != Weather.CLEAR and partisans_ready(board):
        play.push(Offering(SOVIET, Offer.PARTISANS))


class SettingUp(Step, frozen=True, tag="noretreat.setting_up.v1"):
    """NR5: units that their side sets up by choice."""

    asks = {"set_up": "NR5", "place_at": "NR32"}
    side: str  #: Whose.
    units: tuple[str, ...]  #: Units that may still be set up.
    left: int  #: How many of them are still set up.
    up_to: bool = False  #: Whether fewer may be.
    unit: str = ""  #: The unit whose space is asked for.

    def advance(self, play: Play) -> Ask | None:
        """NR136: a unit is named, then its space."""
        if self.unit:
            return Ask(self.side, "place_at", self.unit)
        if not self.left or not tuple(self.candidates(play.board, Ask(self.side, "set_up"))):
            play.pop()
            return None
        return Ask(self.side, "set_up")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """A unit that has a space; its spaces."""
        if self.unit:
            return tuple(At(space) for space in spaces_for(board, self.side, self.unit))
        return tuple(Place(unit) for unit in self.units if spaces_for(board, self.side, unit))

    def may_decline(self, board: Board, ask: Ask) -> bool:
        return self.up_to

    def take(self, play: Play, decision: Decision) -> None:
        """A unit is set up."""
        match decision:
            case Place(unit):
                play.replace(replace(self, unit=unit))
            case At(space):
                units = tuple(one for one in self.units if one != self.unit)
                play.replace(replace(self, units=units, left=self.left - 1, unit=""))
                put(play, self.unit, space, Cause.SET_UP)


def choices(board: Board) -> tuple[Step, ...]:
    """Returns the steps before the first player turn: the scenario's groups, then optional units, the Axis first."""
    groups = []
    for group in board.scene.scenario.free:
        rules = {unit: board.kind(unit).enters.optional for unit in group.units}
        units = tuple(unit for unit, rule in rules.items() if rule is None or getattr(board.setup, rule))
        groups.append(SettingUp(group.side, units, min(group.take or len(units), len(units))))
    return (*groups, *offers_at_start(board), *_reserves(board))


def _reserves(board: Board) -> tuple[Step, ...]:
    """NR119, NR123: reserves that the scenario begins with may be set up."""
    if not board.setup.optional_units:
        return ()
    units = [
        unit for unit in board.boxed(SOVIET, DESTROYED) if board.kind(unit).enters.optional == OptionalUnits.RESERVES
    ]
    return (SettingUp(SOVIET, tuple(units), len(units), up_to=True),) if units else ()


def spaces_for(board: Board, side: str, unit: str) -> list[str]:
    """NR5, NR41: where a unit may be set up: within the bounds of its group, a reserve where replacements come; where
    it fits, as long as there is such a space."""
    group = next((one for one in board.scene.scenario.free if unit in one.units), None)
    if group is None:
        within = frozenset(usual_spaces(board, side, restored=False))
    else:
        within = spaces_within(board.scene.atlas, board.scene.scenario, group)
    theirs = held(board, other(side))
    spaces = sorted(space for space in within - theirs if may_be_in(board, unit, space))
    return [space for space in spaces if fits(board, side, (*board.at(space), unit), space)] or spaces
